//! The driver of the page's [`Library`] of matches. It writes the library's changes to the store,
//! one at a time, without blocking the page.

use crate::platform::storage::StorageError;
use crate::platform::store::Store;
use crate::platform::{broadcast, clock, crash, timer};
use crate::session::library::{
    Answer, Change, DAYS_INDEX, DONE, DayTries, DaysIndex, Entry, Finished, Found, LAST, Library,
    Merging, NOW, Next, Record, Summary, TRIED, Write, done_parts, parts_of, tried_day,
};
use crate::session::round::KeptRound;
use crate::session::{AnyMatch, Beside, ByLetter, Letter, LoadError, OtherRules, look};
use crate::ui::waiting_room;
use crate::ui::waits;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use crate::session::library::{MatchId, Merged};

/// The most writes in a row. The limit stops an endless loop with a store that reports every key as
/// taken; writing resumes at the player's next decision.
const MOST_WRITES: u32 = 100;

/// The number of matches of a file after which the page shows how far it is.
const SOME: usize = 50;

/// The number of finished matches that are read at once when all are looked through. It is small, so that
/// the page stays responsive on a slow device.
const SLICE: usize = 100;

/// The number of finished matches that are removed at once when the store is full.
const ROOM: usize = 20;

thread_local! {
    static LIBRARY: RefCell<Library> = RefCell::default();
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
    static WRITING: Cell<bool> = const { Cell::new(false) };
    /// The text of a match of other rules that a player wants to view.
    static LOOKED_AT: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The match that is watched from its start when its table opens.
    static WATCHED: Cell<Option<MatchId>> = const { Cell::new(None) };
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

/// Opens the store and reads the summaries of the matches in progress. Returns when they are read,
/// or when that takes too long; late ones are still added.
pub async fn open() {
    timer::begin_and_wait(waits::STORE, async {
        let _ = read().await;
        tell_watcher();
    })
    .await;
}

async fn read() -> Result<(), StorageError> {
    let store = Store::open().await?;
    let summaries = store.read(NOW).await?;
    library(|library| library.received_summaries(summaries));
    library(Library::opened);
    STORE.set(Some(store));
    Ok(())
}

/// Returns the match with this number in a scope, if its records are in memory.
pub fn known(scope: &str, number: u64) -> Option<MatchId> {
    library(|library| library.numbered(scope, number).filter(|&id| library.is_read(id)))
}

/// Reads the records of a match, unless they are in memory. Returns the match; `None` if there is
/// none with this number.
pub async fn fetch(scope: &str, number: u64) -> Option<MatchId> {
    let known_now = known(scope, number);
    if known_now.is_some() {
        return known_now;
    }
    let found = store()?.find(scope, number).await.ok()?;
    library(|library| library.received(scope, number, found));
    let parted = library(|library| library.parted(scope, number));
    if parted.is_some() {
        write();
    }
    parted.or_else(|| known(scope, number))
}

/// Returns the official tries of all days. All matches are looked through once: at what time of the clock one
/// began tells nothing.
pub async fn day_tries() -> DayTries {
    let (mut now, mut tried, mut done) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(store) = store() {
        let keys = store.keys(DONE).await.unwrap_or_default();
        let known = records(DAYS_INDEX).await.pop();
        let mut index = DaysIndex::read(&known.map_or_else(String::new, |record| record.text));
        let fresh = index.fresh(&keys);
        let known = index.keys.clone();
        for slice in keys[..fresh].chunks(SLICE).chain(known.chunks(1)) {
            let (Some(first), Some(last)) = (slice.first(), slice.last()) else { continue };
            let records = store.between(first, last).await.unwrap_or_default();
            // Reading each as a whole would take long.
            done.extend(records.into_iter().filter(|it| it.text.contains(r#""day":"#)));
        }
        // A few are looked through again.
        if fresh >= SLICE {
            index.keys = done.iter().map(|record| record.key.clone()).collect();
            // Without it, the next visit takes as long.
            let _ = put(Record { key: DAYS_INDEX.to_owned(), text: index.text(&keys) }).await;
        }
        now = store.read(NOW).await.unwrap_or_default();
        tried = store.keys(TRIED).await.unwrap_or_default();
    }
    library(|library| library.day_tries(&done, &now, &tried))
}

/// Returns the records of the store whose keys begin with this prefix; none if the store cannot be
/// reached.
pub async fn records(prefix: &str) -> Vec<Record> {
    match store() {
        Some(store) => store.read(prefix).await.unwrap_or_default(),
        None => Vec::new(),
    }
}

/// Writes a record that belongs to no match.
///
/// # Errors
/// Returns an error if the browser does not allow it, or there is no room.
pub async fn put(record: Record) -> Result<(), StorageError> {
    let store = store().ok_or(StorageError::Blocked)?;
    store.write([None, None], &[Change::Put(record)]).await
}

/// Returns what is kept of a round under this key; `None` if nothing is.
///
/// # Errors
/// Returns an error if the browser does not allow it.
pub async fn kept_round(key: &str) -> Result<Option<KeptRound>, StorageError> {
    let all = store().ok_or(StorageError::Blocked)?.read(key).await?;
    let found = all.into_iter().find(|record| record.key == key);
    Ok(found.map(|record| KeptRound::read(&record.text)))
}

/// Merges `added` into what is kept of a round and removes the result `without`. Reads the store first: another tab
/// may have written.
///
/// # Errors
/// Returns an error if the browser does not allow it, or there is no room.
pub async fn keep_round(
    key: String,
    added: KeptRound,
    without: Option<String>,
) -> Result<(), StorageError> {
    let mut kept = kept_round(&key).await?.unwrap_or_default();
    kept.add(added);
    kept.results.retain(|known| without.as_ref() != Some(known));
    put(Record { key, text: kept.to_string() }).await
}

/// Returns the records of the matches with one of these seeds: finished ones, and the summaries of
/// those in progress.
pub async fn with_seeds(seeds: &[u64]) -> Vec<Record> {
    let wanted: Vec<String> = seeds.iter().map(|seed| format!("\"seed\":{seed},")).collect();
    let is_near = |text: &str| wanted.iter().any(|seed| text.contains(seed.as_str()));
    // What is in memory may not be in the store yet.
    let mut found = library(|library| library.listed());
    for prefix in [DONE, NOW] {
        for record in records(prefix).await {
            if is_near(&record.text) && found.iter().all(|known| known.key != record.key) {
                found.push(record);
            }
        }
    }
    found
}

/// Returns the keys of all finished matches in the store, the latest first.
///
/// # Errors
/// Returns an error if the browser does not allow it.
pub async fn finished() -> Result<Vec<String>, StorageError> {
    store().ok_or(StorageError::Blocked)?.keys(DONE).await
}

/// Returns the records of the finished matches from one key to another, both included.
///
/// # Errors
/// Returns an error if the browser does not allow it.
pub async fn finished_between(first: &str, last: &str) -> Result<Vec<Record>, StorageError> {
    store().ok_or(StorageError::Blocked)?.between(first, last).await
}

/// Adds what another tab has written to the match with this key.
pub async fn read_again(key: &str) {
    let (Some(store), Some((scope, number))) = (store(), parts_of(key)) else { return };
    let Ok(found) = store.find(scope, number).await else { return };
    let last = store.read(LAST).await.unwrap_or_default();
    library(|library| {
        library.received_summaries(last);
        library.received(scope, number, found)
    });
    // Even if nothing is new of a match in memory: a list may show one that is gone.
    tell_watcher();
}

/// Notes that a finished match is watched from its start when its table opens.
pub fn watch_from_start(id: MatchId) {
    WATCHED.set(Some(id));
}

/// Returns true if [`watch_from_start`] was called last with this match. The note is used up.
pub fn is_to_be_watched(id: MatchId) -> bool {
    WATCHED.take() == Some(id)
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
            let answer = match write_one(&next).await {
                Ok(()) => {
                    library(|library| library.acknowledged(&next));
                    broadcast::say(&library(|library| library.key(next.id)));
                    Ok(())
                }
                Err(StorageError::Taken) => resolve(&next).await,
                Err(StorageError::Full) if library(Library::may_make_room) && make_room().await => {
                    Ok(())
                }
                failed => failed,
            };
            if answer.is_err() {
                if let Some(wait) = library(|library| library.failed(next)) {
                    timer::certainly_after(wait, || {
                        library(Library::retry);
                        write();
                    });
                }
                break;
            }
        }
        WRITING.set(false);
        tell_watcher();
    });
}

/// Returns everything that the store has, as the entries of a file, and the days whose official try
/// was deleted; `None` if the store cannot be reached.
pub async fn everything() -> Option<(Vec<Entry>, Vec<u32>)> {
    let store = store()?;
    let mut all = Vec::new();
    for Record { key, text } in store.read(DONE).await.ok()? {
        let Some((scope, number)) = done_parts(&key) else { continue };
        let found = Found { finished: Some(text), ..Found::default() };
        all.extend(Entry::from_found(scope, number, found));
    }
    for Record { key, .. } in store.read(NOW).await.ok()? {
        let Some((scope, number)) = key.strip_prefix(NOW).and_then(parts_of) else { continue };
        let found = store.find(scope, number).await.ok()?;
        all.extend(Entry::from_found(scope, number, Found { finished: None, ..found }));
    }
    let tried = store.keys(TRIED).await.ok()?;
    Some((all, tried.iter().filter_map(|key| tried_day(key)).collect()))
}

/// Takes over the matches and the days of a file ([`Merging`]). `progress` is told how many matches
/// are done, and of how many. `None` if the store cannot be reached.
pub async fn merge(
    entries: &[Entry],
    days: &[u32],
    progress: impl Fn(usize, usize),
) -> Option<Merged> {
    let store = store()?;
    let mut taken = store.keys(DONE).await.ok()?;
    taken.extend(store.keys(NOW).await.ok()?);
    let mut merging = Merging::new(entries, days, taken);
    let mut told = 0;
    while let Some(next) = merging.next_step() {
        match next {
            Next::Find(scope, number) => merging.found(store.find(&scope, number).await.ok()),
            Next::Write(changes) => {
                merging.wrote(match store.write([None, None], &changes).await {
                    Ok(()) => Answer::Written,
                    Err(StorageError::Taken) => Answer::Taken,
                    Err(StorageError::Blocked | StorageError::Full) => Answer::Failed,
                });
            }
        }
        if merging.done() >= told + SOME {
            told = merging.done();
            progress(told, entries.len());
            timer::pause().await;
        }
    }
    let (merged, replaced) = merging.end();
    let last = library(|library| library.count_from_file(entries));
    // It follows from the matches too, once they are played on.
    let _ = store.write([None, None], &[Change::Put(last)]).await;
    for key in replaced {
        read_again(&key).await;
        broadcast::say(&key);
    }
    // One is enough for a list in another tab, which then looks for all.
    if let Some(Entry { scope, number, .. }) = entries.last() {
        broadcast::say(&format!("{scope}/{number}"));
    }
    let summaries = store.read(NOW).await.unwrap_or_default();
    library(|library| library.received_summaries(summaries));
    Some(merged)
}

/// Removes the oldest finished matches without a star. Returns false if there are none.
async fn make_room() -> bool {
    let Some(store) = store() else { return false };
    let keys = store.keys(DONE).await.unwrap_or_default();
    // The latest comes first.
    for window in keys.rchunks(ROOM) {
        let (Some(first), Some(last)) = (window.first(), window.last()) else { continue };
        let records = store.between(first, last).await.unwrap_or_default();
        let changes = library(|library| library.room(&records));
        if !changes.is_empty() {
            return store.write([None, None], &changes).await.is_ok();
        }
    }
    false
}

/// Resolves a write that the store has refused, by reading the records under its match's key.
async fn resolve(write: &Write) -> Result<(), StorageError> {
    let (scope, number) =
        library(|library| (library.scope(write.id).to_owned(), library.number(write.id)));
    let found = store().ok_or(StorageError::Blocked)?.find(&scope, number).await?;
    library(|library| library.resolve(write, &found, now()));
    Ok(())
}

async fn write_one(Write { need, free, changes, .. }: &Write) -> Result<(), StorageError> {
    let conditions = [need.as_deref(), free.as_deref()];
    if let Some(store) = store() {
        match store.write(conditions, changes).await {
            // The browser may have closed the store; a newly opened one may work.
            Err(StorageError::Blocked) => STORE.set(None),
            written => return written,
        }
    }
    let store = Store::open().await?;
    let written = store.write(conditions, changes).await;
    let closed = matches!(written, Err(StorageError::Blocked));
    STORE.set((!closed).then_some(store));
    written
}

/// Begins to keep a match in a scope. All other matches are unchanged.
pub fn begin(scope: &str, play: &AnyMatch) -> MatchId {
    let id = library(|library| library.begin(scope, play, now()));
    if !play.is_over() {
        waiting_room::change(1);
    }
    write();
    id
}

/// Begins to keep a match that came in a letter.
pub fn begin_by_letter(scope: &str, play: &AnyMatch, by_letter: ByLetter) -> MatchId {
    let id = library(|library| library.begin_by_letter(scope, play, by_letter, now()));
    write();
    id
}

/// Goes on with a match as a letter has it. Returns false if the letter does not go on from it.
pub fn take_letter(id: MatchId, letter: &Letter) -> bool {
    let is_taken = library(|library| library.take_letter(id, letter, now()));
    write();
    is_taken
}

/// Returns the match of a letter and how the letter stands to it; `None` if it is not known.
pub async fn beside(letter: &Letter) -> Option<(MatchId, Beside)> {
    let identity = letter.id;
    if let Some(store) = store() {
        // A finished one is not in memory until it is asked for.
        for Record { key, text } in store.read(DONE).await.unwrap_or_default() {
            let by_letter = Finished::summary(&text).and_then(|summary| summary.by_letter);
            let is_it = by_letter.is_some_and(|by_letter| by_letter.id == identity);
            if let Some((scope, number)) = done_parts(&key).filter(|_| is_it) {
                fetch(scope, number).await;
            }
        }
    }
    for id in library(|library| library.by_letter(identity)) {
        let (scope, number) = library(|library| (library.scope(id).to_owned(), library.number(id)));
        fetch(&scope, number).await;
    }
    library(|library| library.beside(letter))
}

/// Keeps what has happened in a match since the last call.
pub fn keep(id: MatchId, play: &AnyMatch) {
    let was_over = library(|library| {
        let was_over = library.summary(id).is_over();
        library.keep(id, play, now());
        was_over
    });
    if play.is_over() && !was_over {
        waiting_room::change(-1);
    }
    write();
}

/// Adds a step of a match that is no decision: a hint or a review.
pub fn add(id: MatchId, step: String) {
    library(|library| library.add(id, step));
    write();
}

/// Changes the summary of a match: its name, its star, or where it comes from.
pub fn edit(id: MatchId, edit: impl FnOnce(&mut Summary)) {
    library(|library| library.edit(id, edit));
    write();
}

/// Removes a match. Its records are read before, so that it can be restored while this page is open.
pub async fn remove(scope: &str, number: u64) {
    if let Some(id) = fetch(scope, number).await {
        library(|library| library.remove(id));
        write();
    }
}

/// Keeps a removed match again.
pub fn restore(id: MatchId) {
    library(|library| library.restore(id));
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

/// Returns the match of a game to view: a kept one, or the one that was passed to [`look_at`].
pub fn to_look_at(kept: Option<MatchId>, game: &str) -> Option<OtherRules<AnyMatch>> {
    let text = match kept {
        Some(id) => library(|library| library.save(id)),
        None => LOOKED_AT.with_borrow(Clone::clone),
    };
    look(&text?).ok().filter(|there| there.play.info().id == game)
}
