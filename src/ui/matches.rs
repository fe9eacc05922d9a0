//! The matches under way, one a game: in memory, and behind that on the disk.
//!
//! What has been decided is in memory at once and is handed to the store in the
//! order in which it happened, one write at a time; nobody waits for it. What
//! the store has not acknowledged is handed to it again with the next decision.

use crate::engine::Turn;
use crate::platform::storage::{self, StorageFault};
use crate::platform::store::{Change, Record, Store};
use crate::platform::{crash, news, page, timer};
use crate::session::{AnyMatch, LoadError, OtherRules, Records, infos, look};
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Longer than this the page does not wait for the store before it is drawn, in
/// milliseconds.
const PATIENCE: u32 = 5_000;

/// Where matches begin among the store's records. A key is
/// `match/GAME/NUMBER` for a head and `match/GAME/NUMBER/STEP` for a step.
const MATCHES: &str = "match/";

/// So many writes are made in a row before somebody has to decide again.
const MOST_WRITES: u32 = 100;

/// The number of a match that an earlier version of the page kept.
const TAKEN_OVER: u64 = 1;

/// A match as it is kept.
struct Kept {
    game: String,
    /// A later match of the game has a greater number.
    number: u64,
    records: Records,
    /// The position that the last of the records leads to.
    position: usize,
    /// How many steps the store has acknowledged; none before its head.
    on_disk: Option<usize>,
    /// Whether something that was said of it did not fit it, and nobody knows yet.
    left_out: bool,
    /// The matches whose place it took, to be removed when it is on the disk itself.
    replaces: Vec<u64>,
    /// The finished match that it was begun from, which stays.
    finished: Option<Box<Kept>>,
    /// Whether it was begun here, and no table has taken that in.
    begun_here: bool,
}

impl Kept {
    fn head_key(&self) -> String {
        head_key(&self.game, self.number)
    }

    fn is_on_disk(&self) -> bool {
        self.on_disk == Some(self.records.steps.len())
    }

    /// What the store has to be told, and what it must know already.
    fn changes(&self) -> (Option<String>, Vec<Change>) {
        let head = self.head_key();
        let first = self.on_disk.unwrap_or(0);
        let steps = self.records.steps.iter().enumerate().skip(first).map(|(n, text)| {
            Change::Add(Record { key: format!("{head}/{n:06}"), text: text.clone() })
        });
        let steps: Vec<Change> = steps.collect();
        if self.on_disk.is_some() {
            return (Some(head), steps);
        }
        let begin = Change::Add(Record { key: head, text: self.records.head.clone() });
        let replaced = self.replaces.iter().flat_map(|&number| {
            let old = head_key(&self.game, number);
            [Change::RemoveAll(format!("{old}/")), Change::Remove(old)]
        });
        (None, std::iter::once(begin).chain(steps).chain(replaced).collect())
    }
}

fn head_key(game: &str, number: u64) -> String {
    format!("{MATCHES}{game}/{number:016}")
}

thread_local! {
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
    /// Why the last write failed.
    static FAULT: Cell<Option<StorageFault>> = const { Cell::new(None) };
    static WRITING: Cell<bool> = const { Cell::new(false) };
    /// The text of a match of other rules that is to be looked at.
    static LOOKED_AT: RefCell<Option<String>> = const { RefCell::new(None) };
    static WATCHER: RefCell<Option<Callback<()>>> = const { RefCell::new(None) };
}

/// Opens the store and reads what is kept; done when that is known, or when it
/// takes too long. What is known later is still taken in.
pub async fn open() {
    // Until it has answered, it may be that it never will.
    FAULT.set(Some(StorageFault::Blocked));
    timer::begin_and_wait(PATIENCE, async {
        FAULT.set(read_all().await.err());
        if let Some(game) = crash::to_step_back()
            && let Some(Ok(mut play)) = under_way(&game)
        {
            play.step_back();
            keep(&play);
        }
        write();
    })
    .await;
}

async fn read_all() -> Result<(), StorageFault> {
    let opened = Store::open().await;
    let left = match &opened {
        Ok(store) => take_over(store).await,
        Err(_) => earlier(),
    };
    let read = match opened {
        Ok(store) => read_store(store).await,
        Err(fault) => Err(fault),
    };
    // What could not be taken over can still be played, and is written later.
    for Earlier { game, text, aside, .. } in left {
        if aside.is_none() {
            take_in(game, TAKEN_OVER, foreign_or_ours(text), None);
        }
    }
    read
}

async fn read_store(store: Store) -> Result<(), StorageFault> {
    let records = store.read(MATCHES).await?;
    STORE.with_borrow_mut(|known| *known = Some(store));
    take_in_all(in_order(records));
    Ok(())
}

/// The matches among the store's records, by game and number.
fn in_order(records: Vec<Record>) -> Vec<(String, u64, Records)> {
    let mut found: Vec<(String, u64, Records)> = Vec::new();
    for Record { key, text } in records {
        let mut parts = key[MATCHES.len()..].split('/');
        let (Some(game), Some(number)) = (parts.next(), parts.next()) else { continue };
        let Ok(number) = number.parse() else { continue };
        match (parts.next(), found.last_mut()) {
            (None, _) => found.push((game.to_owned(), number, Records::foreign(text))),
            (Some(_), Some((of, nth, records))) if of == game && *nth == number => {
                records.steps.push(text);
            }
            // A step without its head: what was left when a match was removed.
            (Some(_), _) => {}
        }
    }
    found
}

/// Takes in what lies in the store, in the order of its keys: the last match of a game is the
/// one under way.
fn take_in_all(found: Vec<(String, u64, Records)>) {
    for (game, number, records) in found.into_iter().rev() {
        let steps = records.steps.len();
        take_in(&game, number, records, Some(steps));
    }
}

/// Takes in what another tab has written to the match of a game, if there is anything new
/// and all that was decided here is kept.
pub async fn read_again(game: &str) {
    let Some(store) = STORE.with_borrow(Clone::clone) else { return };
    let Ok(records) = store.read(&format!("{MATCHES}{game}/")).await else { return };
    let found = in_order(records);
    let Some((_, number, last)) = found.last() else { return };
    // Within a match nothing is ever taken away.
    let is_new = KEPT.with_borrow(|all| {
        let known = all.iter().find(|kept| kept.game == game);
        known.is_none_or(|kept| {
            let known = (kept.number, kept.records.steps.len());
            kept.is_on_disk() && (*number, last.steps.len()) > known
        })
    });
    if is_new {
        put_aside(game);
        take_in_all(found);
        tell_watcher();
    }
}

fn tell_watcher() {
    if let Some(watcher) = WATCHER.with_borrow(Clone::clone) {
        watcher.emit(());
    }
}

/// Whether the match of a game was begun in this tab; once, for then it is known.
pub fn was_begun_here(game: &str) -> bool {
    KEPT.with_borrow_mut(|all| {
        let kept = all.iter_mut().find(|kept| kept.game == game);
        kept.is_some_and(|kept| std::mem::take(&mut kept.begun_here))
    })
}

/// Takes a match in that was kept, unless there is one of its game already: then only
/// the finished one that it was begun from, to stay behind it.
fn take_in(game: &str, number: u64, records: Records, on_disk: Option<usize>) {
    let play = records.open().ok();
    let is_over = play.as_ref().is_some_and(|play| matches!(play.turn(), Turn::Over(_)));
    let kept = Kept {
        game: game.to_owned(),
        number,
        position: play.as_ref().map_or(0, |play| play.position()),
        left_out: play.is_some_and(|play| play.left_out()),
        records,
        on_disk,
        replaces: Vec::new(),
        finished: None,
        begun_here: false,
    };
    KEPT.with_borrow_mut(|all| match all.iter_mut().find(|last| last.game == game) {
        None => all.push(kept),
        Some(last) => {
            let begun_from = is_over && last.records.head == kept.records.head;
            if begun_from && last.finished.is_none() {
                last.finished = Some(Box::new(kept));
            }
        }
    });
}

/// Something that an earlier version of the page kept elsewhere.
struct Earlier {
    game: &'static str,
    text: String,
    key: String,
    /// Its number among what could not be read and was put aside, if it was.
    aside: Option<u64>,
}

/// All that an earlier version of the page kept.
fn earlier() -> Vec<Earlier> {
    let mut found = Vec::new();
    for info in infos() {
        let game = info.id;
        let mut look = |key: String, aside: Option<u64>| {
            let text = storage::get(&key).ok().flatten();
            let there = text.is_some();
            found.extend(text.map(|text| Earlier { game, text, key, aside }));
            there
        };
        look(format!("match/{game}"), None);
        // They were numbered without a gap.
        let _ = (1..100).all(|n| look(format!("match/{game}/unreadable-{n}"), Some(n)));
    }
    found
}

/// The records of a text that an earlier version kept.
fn foreign_or_ours(text: String) -> Records {
    match crate::session::load(&text) {
        Ok(play) => play.records(),
        Err(_) => Records::foreign(text),
    }
}

/// Takes over what an earlier version kept elsewhere, once; there it is removed
/// when the store has acknowledged it here, and not before. What the store does
/// not take is handed back.
async fn take_over(store: &Store) -> Vec<Earlier> {
    let mut left = Vec::new();
    for old in earlier() {
        // What was put aside stays aside, behind the match itself.
        let head = match old.aside {
            Some(n) => format!("aside/{}/{n:016}", old.game),
            None => head_key(old.game, TAKEN_OVER),
        };
        let records = foreign_or_ours(old.text.clone());
        let steps = records
            .steps
            .into_iter()
            .enumerate()
            .map(|(n, text)| Change::Add(Record { key: format!("{head}/{n:06}"), text }));
        let begin = Change::Add(Record { key: head.clone(), text: records.head });
        let changes: Vec<Change> = std::iter::once(begin).chain(steps).collect();
        // Where it is taken over already, only the removal was missing.
        if matches!(store.write(None, &changes).await, Ok(()) | Err(StorageFault::Taken)) {
            let _ = storage::remove(&old.key);
        } else {
            left.push(old);
        }
    }
    left
}

/// A match begins: it takes the place of the one under way, and of the finished one
/// behind that. What of them cannot be read stays in the store.
pub fn begin(play: &AnyMatch) {
    crash::forget(play.info().id);
    let old = put_aside(play.info().id);
    let after = old.as_ref().map_or(0, |old| old.number + 1);
    let replaces = old.iter().flat_map(|old| old.finished.iter().map(|old| &**old).chain([old]));
    let replaces = replaces.filter(|old| old.on_disk.is_some() && old.records.open().is_ok());
    let replaces = replaces.map(|old| old.number).collect();
    put_in(play, after, replaces, None);
}

/// A match begins from where a finished one stood, which stays behind it.
pub fn begin_beside(play: &AnyMatch) {
    let Some(mut old) = put_aside(play.info().id) else { return begin(play) };
    let after = old.number + 1;
    // Whoever tries again what was tried again goes back to the first.
    match old.finished.take() {
        Some(first) => put_in(play, after, vec![old.number], Some(first)),
        None => put_in(play, after, Vec::new(), Some(Box::new(old))),
    }
}

/// The finished match behind the one on the table takes its place again.
pub fn back_to_finished(game: &str) -> Option<AnyMatch> {
    let mut old = put_aside(game)?;
    let Some(finished) = old.finished.take() else {
        KEPT.with_borrow_mut(|all| all.push(old));
        return None;
    };
    let play = finished.records.open().ok()?;
    let numbers = vec![finished.number, old.number];
    put_in(&play, old.number + 1, numbers, None);
    Some(play)
}

/// Whether there is a finished match behind the one on the table.
pub fn has_finished(game: &str) -> bool {
    KEPT.with_borrow(|all| all.iter().any(|kept| kept.game == game && kept.finished.is_some()))
}

fn put_aside(game: &str) -> Option<Kept> {
    KEPT.with_borrow_mut(|all| {
        all.iter().position(|kept| kept.game == game).map(|at| all.swap_remove(at))
    })
}

fn put_in(play: &AnyMatch, after: u64, replaces: Vec<u64>, finished: Option<Box<Kept>>) {
    let kept = Kept {
        game: play.info().id.to_owned(),
        number: after.max(page::now() as u64),
        records: play.records(),
        position: play.position(),
        left_out: play.left_out(),
        on_disk: None,
        replaces,
        finished,
        begun_here: true,
    };
    KEPT.with_borrow_mut(|all| all.push(kept));
    write();
}

/// Keeps what has happened in a match since it was kept last.
pub fn keep(play: &AnyMatch) {
    let game = play.info().id;
    KEPT.with_borrow_mut(|all| {
        if let Some(kept) = all.iter_mut().find(|kept| kept.game == game) {
            kept.records.steps.extend(play.steps_since(kept.position));
            kept.position = play.position();
        }
    });
    write();
}

/// Keeps something else that has happened in the match of a game.
pub fn add(game: &str, step: String) {
    KEPT.with_borrow_mut(|all| {
        if let Some(kept) = all.iter_mut().find(|kept| kept.game == game) {
            kept.records.steps.push(step);
        }
    });
    write();
}

/// Hands the store what it does not have yet, unless that is under way.
fn write() {
    if WRITING.replace(true) {
        return;
    }
    spawn_local(async {
        // A store that calls every number taken is not to be trusted.
        for _ in 0..MOST_WRITES {
            let next = KEPT.with_borrow(|all| {
                let kept = all.iter().find(|kept| !kept.is_on_disk())?;
                let id = (kept.game.clone(), kept.number);
                Some((id, kept.changes(), kept.records.steps.len()))
            });
            let Some(((game, number), (need, changes), steps)) = next else { break };
            let written = write_one(need.as_deref(), &changes).await;
            FAULT.set(written.err());
            if written.is_ok() {
                news::say(&game);
            }
            KEPT.with_borrow_mut(|all| {
                let kept = all.iter_mut().find(|kept| kept.game == game && kept.number == number);
                match (kept, written) {
                    (Some(kept), Ok(())) => {
                        kept.on_disk = Some(steps);
                        kept.replaces.clear();
                    }
                    // Another tab wrote there, or removed it: both go on, each by itself.
                    (Some(kept), Err(StorageFault::Taken)) => {
                        kept.number = (number + 1).max(page::now() as u64);
                        kept.on_disk = None;
                        kept.replaces.clear();
                    }
                    _ => {}
                }
            });
            if matches!(written, Err(StorageFault::Blocked | StorageFault::Full)) {
                break;
            }
        }
        WRITING.set(false);
        tell_watcher();
    });
}

async fn write_one(need: Option<&str>, changes: &[Change]) -> Result<(), StorageFault> {
    let known = STORE.with_borrow(Clone::clone);
    let store = match known {
        Some(store) => store,
        None => Store::open().await?,
    };
    let written = store.write(need, changes).await;
    // A store that fails may have been closed under us: the next write opens it anew.
    let keep = !matches!(written, Err(StorageFault::Blocked));
    STORE.with_borrow_mut(|known| *known = keep.then_some(store));
    written
}

/// Whether a game's match is on the disk as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// It is.
    OnDisk,
    /// It soon will be.
    Writing,
    /// It is in memory only.
    InMemory,
}

/// How safe the match of a game is.
pub fn safety(game: &str) -> Safety {
    let on_disk = KEPT
        .try_with(|all| {
            all.try_borrow().is_ok_and(|all| {
                all.iter().find(|kept| kept.game == game).is_none_or(Kept::is_on_disk)
            })
        })
        .unwrap_or(false);
    match (on_disk, FAULT.get()) {
        (true, _) => Safety::OnDisk,
        (false, None | Some(StorageFault::Taken)) => Safety::Writing,
        (false, Some(_)) => Safety::InMemory,
    }
}

/// Whether something that was said of the match of a game did not fit it and was left
/// out; once, for then it is known.
pub fn left_out(game: &str) -> bool {
    KEPT.with_borrow_mut(|all| {
        let kept = all.iter_mut().find(|kept| kept.game == game);
        kept.is_some_and(|kept| std::mem::take(&mut kept.left_out))
    })
}

/// Has somebody told whenever the store has answered; only the last who asks.
pub fn watch(watcher: Callback<()>) {
    WATCHER.with_borrow_mut(|known| *known = Some(watcher));
}

/// Everything kept for a game as one text, to be taken elsewhere.
pub fn text_of(game: &str) -> Option<String> {
    KEPT.with(|all| {
        let all = all.try_borrow().ok()?;
        all.iter().find(|kept| kept.game == game).map(|kept| kept.records.text())
    })
}

/// A text that cannot be played on by today's rules is to be looked at; the game that
/// it is of, if there is anything to be seen.
pub fn look_at(text: String) -> Option<&'static str> {
    let game = look(&text).ok()?.play.info().id;
    LOOKED_AT.with_borrow_mut(|known| *known = Some(text));
    Some(game)
}

/// The match of a game that is to be looked at: the one that was opened for that, or what
/// is kept. What is kept stays as it is.
pub fn to_look_at(game: &str) -> Option<OtherRules<AnyMatch>> {
    let opened = LOOKED_AT.with_borrow(Clone::clone).and_then(|text| look(&text).ok());
    opened.filter(|there| there.play.info().id == game).or_else(|| look(&text_of(game)?).ok())
}

/// Whether there is a match of a game that is not over.
pub fn is_under_way(game: &str) -> bool {
    let play = under_way(game).and_then(Result::ok);
    play.is_some_and(|play| matches!(play.turn(), Turn::Of(_)))
}

/// The match under way, or why what is kept for it cannot be opened.
pub fn under_way(game: &str) -> Option<Result<AnyMatch, LoadError>> {
    KEPT.with_borrow(|all| {
        all.iter().find(|kept| kept.game == game).map(|kept| kept.records.open())
    })
}
