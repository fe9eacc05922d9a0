//! The matches of this page: in memory, and behind that on the disk.
//!
//! What has been decided is in memory at once and is handed to the store in the
//! order in which it happened, one write at a time; the page doesn't wait for it. What the
//! store has not acknowledged is handed to it again, at once, then after a while, and with the
//! next decision. A match that begins never removes another.

use crate::platform::storage::StorageFault;
use crate::platform::store::{Change, Record, Store};
use crate::platform::{crash, news, page, timer};
use crate::session::{AnyMatch, LoadError, OtherRules, Records, look};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use super::table::Safety;

/// The longest that the page waits for the store before it is drawn, in milliseconds.
const PATIENCE: u32 = 5_000;

/// The prefix of all matches among the store's records. A key is `match/SCOPE/NUMBER` for
/// a head and `match/SCOPE/NUMBER/STEP` for a step.
const MATCHES: &str = "match/";

/// The most writes that are made in a row before a player has to decide again.
const MOST_WRITES: u32 = 100;

/// The wait after a failed write until it is tried again, in milliseconds; each further
/// try waits twice as long, up to [`LONGEST_RETRY`].
const FIRST_RETRY: u32 = 2_000;
const LONGEST_RETRY: u32 = 60_000;

/// The prefix of the marks of matches that are over; a mark is `over/SCOPE/NUMBER`. By them
/// the home page knows without the rules of any game which matches go on.
const OVER: &str = "over/";

/// A match that this page knows. It means nothing to another tab, nor after a reload:
/// there the match goes by its [`key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchId(usize);

/// A match as it is kept.
struct Kept {
    /// The scope that it belongs to: the id of its game, or that of a table in another site's page
    /// (`embed::Asked::scope`).
    scope: String,
    /// Its number in the scope, unique and larger for a later match: the time at which it
    /// began, in milliseconds.
    number: u64,
    records: Records,
    /// The position that the last of the records leads to, once the match was opened.
    position: usize,
    /// The number of steps that the store has acknowledged; `None` before its head.
    on_disk: Option<usize>,
    /// True if its records said something that did not fit it, until a table has shown that;
    /// `None` before the match was opened.
    left_out: Option<bool>,
    /// True if it was begun in this tab, and no table has been opened for it yet.
    begun_here: bool,
    /// True if it is over; and true if the store has the mark that says so.
    over: bool,
    marked_over: bool,
    /// True if this version has failed to open it.
    unreadable: bool,
}

impl Kept {
    fn new(scope: &str, number: u64, records: Records, on_disk: Option<usize>) -> Self {
        let scope = scope.to_owned();
        Self {
            scope,
            number,
            records,
            position: 0,
            on_disk,
            left_out: None,
            begun_here: false,
            over: false,
            marked_over: false,
            unreadable: false,
        }
    }

    fn key(&self) -> String {
        format!("{}/{:016}", self.scope, self.number)
    }

    fn is_on_disk(&self) -> bool {
        self.on_disk == Some(self.records.steps.len()) && self.over == self.marked_over
    }

    /// The mark, as far as the store doesn't have it right.
    fn mark(&self) -> Option<Change> {
        let key = format!("{OVER}{}", self.key());
        match (self.over, self.marked_over) {
            (true, false) => Some(Change::Put(Record { key, text: String::new() })),
            (false, true) => Some(Change::Remove(key)),
            _ => None,
        }
    }

    /// What the store has to be told, and the key that it must know already.
    fn changes(&self) -> (Option<String>, Vec<Change>) {
        let head = format!("{MATCHES}{}", self.key());
        let first = self.on_disk.unwrap_or(0);
        let steps = self.records.steps.iter().enumerate().skip(first).map(|(n, text)| {
            Change::Add(Record { key: format!("{head}/{n:06}"), text: text.clone() })
        });
        if self.on_disk.is_some() {
            return (Some(head.clone()), steps.chain(self.mark()).collect());
        }
        let begin = Change::Add(Record { key: head.clone(), text: self.records.head.clone() });
        (None, std::iter::once(begin).chain(steps).chain(self.mark()).collect())
    }
}

thread_local! {
    /// In the order in which this page came to know them; none is ever removed.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
    /// Why the last write failed.
    static FAULT: Cell<Option<StorageFault>> = const { Cell::new(None) };
    static WRITING: Cell<bool> = const { Cell::new(false) };
    /// The wait before the next try after a failed write, in milliseconds.
    static RETRY: Cell<u32> = const { Cell::new(FIRST_RETRY) };
    /// True while such a try is waiting.
    static RETRYING: Cell<bool> = const { Cell::new(false) };
    /// The text of a match of other rules that is to be looked at.
    static LOOKED_AT: RefCell<Option<String>> = const { RefCell::new(None) };
    static WATCHER: RefCell<Option<Callback<()>>> = const { RefCell::new(None) };
}

/// Calls `with` with a match that is known.
fn with<R>(id: MatchId, with: impl FnOnce(&mut Kept) -> R) -> R {
    KEPT.with_borrow_mut(|all| with(&mut all[id.0]))
}

/// The match of this key, if this page knows it.
pub fn find(key: &str) -> Option<MatchId> {
    KEPT.try_with(|all| all.try_borrow().ok()?.iter().position(|kept| kept.key() == key))
        .ok()
        .flatten()
        .map(MatchId)
}

/// The match of this number in a scope.
pub fn numbered(scope: &str, number: u64) -> Option<MatchId> {
    find(&format!("{scope}/{number:016}"))
}

/// The key of a match, which names it in the store, in other tabs, and after a reload.
pub fn key(id: MatchId) -> String {
    with(id, |kept| kept.key())
}

/// The number of a match in its scope.
pub fn number(id: MatchId) -> u64 {
    with(id, |kept| kept.number)
}

/// Opens the store and reads what is kept; done when that is known, or when it
/// takes too long. What is known later is still taken in.
pub async fn open() {
    // Until it has answered, it may be that it never will.
    FAULT.set(Some(StorageFault::Blocked));
    timer::begin_and_wait(PATIENCE, async {
        FAULT.set(read().await.err());
        write();
    })
    .await;
}

async fn read() -> Result<(), StorageFault> {
    let store = Store::open().await?;
    let records = store.read(MATCHES).await?;
    let over = store.read(OVER).await?;
    let over: HashSet<&str> = over.iter().map(|mark| &mark.key[OVER.len()..]).collect();
    STORE.with_borrow_mut(|known| *known = Some(store));
    for (scope, number, records) in in_order(records) {
        let steps = records.steps.len();
        let mut kept = Kept::new(&scope, number, records, Some(steps));
        kept.over = over.contains(kept.key().as_str());
        kept.marked_over = kept.over;
        add_known(kept);
    }
    Ok(())
}

fn add_known(kept: Kept) -> MatchId {
    KEPT.with_borrow_mut(|all| {
        all.push(kept);
        MatchId(all.len() - 1)
    })
}

/// The matches among the store's records, by scope and number.
fn in_order(records: Vec<Record>) -> Vec<(String, u64, Records)> {
    let mut found: Vec<(String, u64, Records)> = Vec::new();
    for Record { key, text } in records {
        let mut parts = key[MATCHES.len()..].split('/');
        let (Some(scope), Some(number)) = (parts.next(), parts.next()) else { continue };
        let Ok(number) = number.parse() else { continue };
        match (parts.next(), found.last_mut()) {
            (None, _) => found.push((scope.to_owned(), number, Records::foreign(text))),
            (Some(_), Some((of, nth, records))) if of == scope && *nth == number => {
                records.steps.push(text);
            }
            // A step without its head: what was left when a match was removed.
            (Some(_), _) => {}
        }
    }
    found
}

/// Takes in what another tab has written to a match, if all that was decided here is on
/// the disk: its decisions then follow ours.
pub async fn read_again(key: &str) {
    let Some(store) = STORE.with_borrow(Clone::clone) else { return };
    let Ok(records) = store.read(&format!("{MATCHES}{key}")).await else { return };
    let Some((scope, number, records)) = in_order(records).pop() else { return };
    let over = store.read(&format!("{OVER}{key}")).await.is_ok_and(|marks| !marks.is_empty());
    let steps = records.steps.len();
    let id = find(key);
    let is_new =
        id.is_none_or(|id| with(id, |kept| kept.is_on_disk() && steps > kept.records.steps.len()));
    if is_new {
        let id =
            id.unwrap_or_else(|| add_known(Kept::new(&scope, number, Records::default(), None)));
        with(id, |kept| {
            (kept.records, kept.on_disk) = (records, Some(steps));
            (kept.over, kept.marked_over) = (over, over);
        });
    }
    if is_new {
        tell_watcher();
    }
}

fn tell_watcher() {
    if let Some(watcher) = WATCHER.with_borrow(Clone::clone) {
        watcher.emit(());
    }
}

/// Returns true once for a match that was begun in this tab: for the table that is opened
/// for it.
pub fn was_begun_here(id: MatchId) -> bool {
    with(id, |kept| std::mem::take(&mut kept.begun_here))
}

/// Begins to keep a match in a scope. Every other match stays as it is.
pub fn begin(scope: &str, play: &AnyMatch) -> MatchId {
    let after = last(scope).map_or(0, |id| number(id) + 1);
    let number = after.max(page::now() as u64);
    let id = add_known(Kept {
        position: play.position(),
        left_out: Some(play.left_out()),
        begun_here: true,
        over: play.is_over(),
        ..Kept::new(scope, number, play.records(), None)
    });
    write();
    id
}

/// The finished match from a position of which a match was begun, if it is one of those.
pub fn finished_before(id: MatchId) -> Option<MatchId> {
    KEPT.with_borrow(|all| {
        let kept = &all[id.0];
        let begun_from = |earlier: &Kept| {
            earlier.over
                && earlier.scope == kept.scope
                && earlier.number < kept.number
                && earlier.records.head == kept.records.head
        };
        let found = all.iter().enumerate().filter(|(_, earlier)| begun_from(earlier));
        // The first: a player who tries again what was tried again goes back to that.
        found.min_by_key(|(_, earlier)| earlier.number).map(|(at, _)| MatchId(at))
    })
}

/// The matches in a scope, the last one first.
pub fn in_scope(scope: &str) -> Vec<MatchId> {
    KEPT.with_borrow(|all| {
        let on_it = all.iter().enumerate().filter(|(_, kept)| kept.scope == scope);
        let mut found: Vec<_> = on_it.map(|(at, kept)| (kept.number, MatchId(at))).collect();
        found.sort_unstable_by_key(|&(number, _)| std::cmp::Reverse(number));
        found.into_iter().map(|(_, id)| id).collect()
    })
}

/// The last match in a scope.
pub fn last(scope: &str) -> Option<MatchId> {
    in_scope(scope).first().copied()
}

/// The last match in a scope that is in progress.
pub fn in_progress(scope: &str) -> Option<MatchId> {
    in_scope(scope).into_iter().find(|&id| with(id, |kept| !kept.over && !kept.unreadable))
}

/// The match in progress that began as `play` does and has come further.
pub fn further_than(scope: &str, play: &AnyMatch) -> Option<MatchId> {
    let head = play.records().head;
    let same = |id: &MatchId| with(*id, |kept| kept.records.head == head);
    let further = |id: &MatchId| {
        let known = self::play(*id);
        known.is_ok_and(|known| !known.is_over() && known.position() > play.position())
    };
    in_scope(scope).into_iter().filter(same).find(further)
}

/// Keeps what has happened in a match since it was kept last.
pub fn keep(id: MatchId, play: &AnyMatch) {
    with(id, |kept| {
        kept.records.steps.extend(play.steps_since(kept.position));
        kept.position = play.position();
        kept.over = play.is_over();
    });
    write();
}

/// Keeps something else that has happened in a match.
pub fn add(id: MatchId, step: String) {
    with(id, |kept| kept.records.steps.push(step));
    write();
}

/// Hands the store what it does not have yet, unless that is being done.
fn write() {
    if WRITING.replace(true) {
        return;
    }
    spawn_local(async {
        // A store that calls every number taken is not to be trusted.
        for _ in 0..MOST_WRITES {
            let next = KEPT.with_borrow(|all| {
                let at = all.iter().position(|kept| !kept.is_on_disk())?;
                Some((MatchId(at), all[at].changes(), all[at].records.steps.len(), all[at].over))
            });
            let Some((id, (need, changes), steps, over)) = next else { break };
            let written = write_one(need.as_deref(), &changes).await;
            FAULT.set(written.err());
            match written {
                Ok(()) => {
                    with(id, |kept| (kept.on_disk, kept.marked_over) = (Some(steps), over));
                    RETRY.set(FIRST_RETRY);
                    news::say(&key(id));
                }
                Err(StorageFault::Taken) => resolve(id).await,
                Err(StorageFault::Blocked | StorageFault::Full) => {
                    retry_later();
                    break;
                }
            }
        }
        WRITING.set(false);
        tell_watcher();
    });
}

/// Finds out what the store has under the key of a match that it says is taken. If it is
/// the beginning of this very match, a write was made whose answer was lost; the rest
/// follows it. If another tab has written there, or has removed it, both go on, each under
/// another number.
async fn resolve(id: MatchId) {
    let store = STORE.with_borrow(Clone::clone);
    let found = match store {
        Some(store) => store.read(&format!("{MATCHES}{}", key(id))).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let there = in_order(found).pop().map(|(_, _, records)| records);
    with(id, |kept| match there {
        Some(there)
            if there.head == kept.records.head
                && kept.records.steps.starts_with(&there.steps)
                && kept.on_disk.is_none_or(|known| there.steps.len() > known) =>
        {
            kept.on_disk = Some(there.steps.len());
        }
        _ => {
            kept.number = (kept.number + 1).max(page::now() as u64);
            kept.on_disk = None;
            kept.marked_over = false;
        }
    });
}

/// Tries to write again after a while: the browser may close the store, or the disk be
/// full, without any decision following.
fn retry_later() {
    if RETRYING.replace(true) {
        return;
    }
    let wait = RETRY.get();
    RETRY.set((wait * 2).min(LONGEST_RETRY));
    timer::certainly_after(wait, || {
        RETRYING.set(false);
        write();
    });
}

async fn write_one(need: Option<&str>, changes: &[Change]) -> Result<(), StorageFault> {
    let known = STORE.with_borrow(Clone::clone);
    if let Some(store) = known {
        match store.write(need, changes).await {
            // The browser may have closed it under us: one that is opened anew may do.
            Err(StorageFault::Blocked) => STORE.with_borrow_mut(|known| *known = None),
            written => return written,
        }
    }
    let store = Store::open().await?;
    let written = store.write(need, changes).await;
    let keep = !matches!(written, Err(StorageFault::Blocked));
    STORE.with_borrow_mut(|known| *known = keep.then_some(store));
    written
}

/// Says how safe a match is. A match that is not known is in memory only.
pub fn safety(id: MatchId) -> Safety {
    let on_disk = KEPT
        .try_with(|all| all.try_borrow().is_ok_and(|all| all[id.0].is_on_disk()))
        .unwrap_or(false);
    match (on_disk, FAULT.get()) {
        (true, _) => Safety::OnDisk,
        (false, None | Some(StorageFault::Taken)) => Safety::Writing,
        (false, Some(_)) => Safety::InMemory,
    }
}

/// Returns true once if something that was said of a match did not fit it and was left out:
/// for the table that says so.
pub fn left_out(id: MatchId) -> bool {
    with(id, |kept| kept.left_out.replace(false).unwrap_or(false))
}

/// Tells `watcher` whenever the store has answered; only the last one is told.
pub fn watch(watcher: Callback<()>) {
    WATCHER.with_borrow_mut(|known| *known = Some(watcher));
}

/// Everything kept of a match as one text, to be taken elsewhere.
pub fn text_of(id: MatchId) -> Option<String> {
    KEPT.try_with(|all| Some(all.try_borrow().ok()?[id.0].records.text())).ok().flatten()
}

/// Remembers a text that cannot be played on by today's rules, to be looked at. Returns
/// the game that it is of, if there is anything to be seen.
pub fn look_at(text: String) -> Option<&'static str> {
    let game = look(&text).ok()?.play.info().id;
    LOOKED_AT.with_borrow_mut(|known| *known = Some(text));
    Some(game)
}

/// The match of a game to look at: the one that was opened for that, or the last one that is
/// kept, which stays as it is.
pub fn to_look_at(game: &str) -> Option<OtherRules<AnyMatch>> {
    let opened = LOOKED_AT.with_borrow(Clone::clone).and_then(|text| look(&text).ok());
    let opened = opened.filter(|there| there.play.info().id == game);
    opened.or_else(|| look(&text_of(last(game)?)?).ok())
}

/// Opens a match, by replaying it. If it has led to the crash screen, and the player wants
/// to go on from the decision before, it is a decision shorter.
///
/// # Errors
/// Why what is kept of it cannot be opened.
pub fn play(id: MatchId) -> Result<AnyMatch, LoadError> {
    let opened = with(id, |kept| {
        let opened = kept.records.open();
        kept.unreadable = opened.is_err();
        if let Ok(play) = &opened {
            kept.position = play.position();
            kept.left_out.get_or_insert(play.left_out());
            kept.over = play.is_over();
        }
        opened
    });
    let mut play = opened?;
    if crash::takes_step_back(&key(id)) {
        play.step_back();
        keep(id, &play);
    }
    Ok(play)
}
