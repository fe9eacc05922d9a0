//! The driver of the page's [`Library`] of matches. It writes the library's changes to the store,
//! one at a time, without blocking the page.

use crate::platform::storage::StorageFault;
use crate::platform::store::Store;
use crate::platform::{broadcast, clock, crash, timer};
use crate::session::library::{Library, MATCHES, OVER, Write};
use crate::session::{AnyMatch, LoadError, OtherRules, look};
use crate::ui::waits;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use crate::session::library::MatchId;

/// The most writes in a row. The limit stops an endless loop with a store that reports every key as
/// taken; writing resumes at the player's next decision.
const MOST_WRITES: u32 = 100;

thread_local! {
    static LIBRARY: RefCell<Library> = RefCell::default();
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
    static WRITING: Cell<bool> = const { Cell::new(false) };
    /// The text of a match of other rules that a player wants to view.
    static LOOKED_AT: RefCell<Option<String>> = const { RefCell::new(None) };
    static WATCHER: RefCell<Option<Callback<()>>> = const { RefCell::new(None) };
}

/// Runs a function on the library.
pub fn library<R>(with: impl FnOnce(&mut Library) -> R) -> R {
    LIBRARY.with_borrow_mut(with)
}

/// Queries the library about the match with this key after the page may have failed in the middle
/// of a change. Returns `None` if the match is not known or the library is borrowed.
pub fn after_crash<R>(key: &str, ask: impl FnOnce(&Library, MatchId) -> R) -> Option<R> {
    let ask = |library: &RefCell<Library>| {
        let library = library.try_borrow().ok()?;
        library.find(key).map(|id| ask(&library, id))
    };
    LIBRARY.try_with(ask).ok().flatten()
}

fn now() -> u64 {
    clock::now() as u64
}

fn store() -> Option<Store> {
    STORE.with_borrow(Clone::clone)
}

/// Opens the store and reads all records. Returns when they are read, or when that takes too long;
/// late records are still added.
pub async fn open() {
    timer::begin_and_wait(waits::STORE, async {
        let _ = read().await;
        write();
    })
    .await;
}

async fn read() -> Result<(), StorageFault> {
    let store = Store::open().await?;
    let (records, marks) = (store.read(MATCHES).await?, store.read(OVER).await?);
    STORE.set(Some(store));
    library(|library| {
        library.opened();
        library.received(records, &marks)
    });
    Ok(())
}

/// Adds what another tab has written to the match with this key.
pub async fn read_again(key: &str) {
    let Some(store) = store() else { return };
    let Ok(records) = store.read(&format!("{MATCHES}{key}")).await else { return };
    let marks = store.read(&format!("{OVER}{key}")).await.unwrap_or_default();
    if library(|library| library.received(records, &marks)) {
        tell_watcher();
    }
}

/// Sets the callback for answers of the store. It replaces the one before.
pub fn watch(watcher: Callback<()>) {
    WATCHER.set(Some(watcher));
}

fn tell_watcher() {
    if let Some(watcher) = WATCHER.with_borrow(Clone::clone) {
        watcher.emit(());
    }
}

/// Writes everything that the store does not have yet, unless a write is already running.
fn write() {
    if WRITING.replace(true) {
        return;
    }
    spawn_local(async {
        for _ in 0..MOST_WRITES {
            let Some(next) = library(|library| library.next_write()) else { break };
            match write_one(&next).await {
                Ok(()) => {
                    library(|library| library.acknowledged(&next));
                    broadcast::say(&library(|library| library.key(next.id)));
                }
                Err(StorageFault::Taken) => resolve(next.id).await,
                Err(StorageFault::Blocked | StorageFault::Full) => {
                    if let Some(wait) = library(Library::failed) {
                        timer::certainly_after(wait, || {
                            library(Library::retry);
                            write();
                        });
                    }
                    break;
                }
            }
        }
        WRITING.set(false);
        tell_watcher();
    });
}

/// Resolves a key that the store reports as taken, by reading the records under it.
async fn resolve(id: MatchId) {
    let key = format!("{MATCHES}{}", library(|library| library.key(id)));
    let found = match store() {
        Some(store) => store.read(&key).await.unwrap_or_default(),
        None => Vec::new(),
    };
    library(|library| library.resolve(id, found, now()));
}

async fn write_one(Write { need, changes, .. }: &Write) -> Result<(), StorageFault> {
    if let Some(store) = store() {
        match store.write(need.as_deref(), changes).await {
            // The browser may have closed the store; a newly opened one may work.
            Err(StorageFault::Blocked) => STORE.set(None),
            written => return written,
        }
    }
    let store = Store::open().await?;
    let written = store.write(need.as_deref(), changes).await;
    let closed = matches!(written, Err(StorageFault::Blocked));
    STORE.set((!closed).then_some(store));
    written
}

/// Begins to keep a match in a scope. All other matches are unchanged.
pub fn begin(scope: &str, play: &AnyMatch) -> MatchId {
    let id = library(|library| library.begin(scope, play, now()));
    write();
    id
}

/// Keeps what has happened in a match since the last call.
pub fn keep(id: MatchId, play: &AnyMatch) {
    library(|library| library.keep(id, play));
    write();
}

/// Adds a step to a match.
pub fn add(id: MatchId, step: String) {
    library(|library| library.add(id, step));
    write();
}

/// Opens a match by replaying it. If the match has led to the crash screen and the player chose
/// to step back, it opens before the last decision of any person.
///
/// # Errors
/// Returns an error if its records cannot be opened.
pub fn play(id: MatchId) -> Result<AnyMatch, LoadError> {
    let mut play = library(|library| library.play(id))?;
    if crash::takes_step_back(&key(id)) {
        play.step_back();
        keep(id, &play);
    }
    Ok(play)
}

/// Returns the key of a match ([`Library::key`]).
pub fn key(id: MatchId) -> String {
    library(|library| library.key(id))
}

/// Returns the number of a match in its scope.
pub fn number(id: MatchId) -> u64 {
    library(|library| library.number(id))
}

/// Remembers a text that today's rules cannot play on, for viewing. Returns the id of its game if
/// there is anything to show.
pub fn look_at(text: String) -> Option<&'static str> {
    let game = look(&text).ok()?.play.info().id;
    LOOKED_AT.set(Some(text));
    Some(game)
}

/// Returns the match of a game to view: the one passed to [`look_at`], or the last match in the
/// store, which is not changed.
pub fn to_look_at(game: &str) -> Option<OtherRules<AnyMatch>> {
    let opened = LOOKED_AT.with_borrow(Clone::clone).and_then(|text| look(&text).ok());
    let opened = opened.filter(|there| there.play.info().id == game);
    let last = || library(|library| Some(library.text(library.last(game)?)));
    opened.or_else(|| look(&last()?).ok())
}
