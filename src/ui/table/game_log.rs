//! The log of a match for one viewer. Each entry is built once, when its decision is made.

use super::log::{Line, LogEntry};
use super::playback::Beat;
use super::presenter::{Sheet, TableView};
use crate::engine::{Recall, Seat, Viewer, recalled};
use crate::ui::games::Players;
use crate::ui::locale::{Language, Messages};
use std::rc::Rc;

/// All decisions up to a position, as one viewer was told of them.
#[derive(Clone)]
pub struct GameLog {
    viewer: Viewer,
    /// True if the log always shows what the game turns face down again.
    is_open: bool,
    language: Language,
    names: Vec<String>,
    /// The entries by decision. They are shared, so a copy of the log copies no sentence.
    pub entries: Rc<Vec<Rc<LogEntry>>>,
    /// The undos: after how many decisions, and of which seat.
    undos: Vec<(usize, Seat)>,
    /// The score sheet, as of the last time that everything had been shown.
    pub sheet: Option<Sheet>,
}

impl GameLog {
    /// Returns the log of a match so far. An open log (`is_open`) always shows what the game turns
    /// face down again.
    pub fn of(
        play: &dyn TableView,
        is_open: bool,
        players: &Players,
        messages: &'static Messages,
    ) -> Self {
        let mut log = Self {
            viewer: players.viewer,
            is_open,
            language: messages.language,
            names: players.names.clone(),
            entries: Rc::default(),
            undos: Vec::new(),
            sheet: play.sheet(players, messages),
        };
        log.catch_up(play, 0, players, messages);
        log
    }

    /// Appends new entries. Entries from decision `from` on are rebuilt, since undo may have
    /// replaced them. For another viewer or language all are.
    pub fn update(
        &mut self,
        play: &dyn TableView,
        from: usize,
        players: &Players,
        messages: &'static Messages,
    ) {
        let same = self.viewer == players.viewer
            && self.language == messages.language
            && self.names == players.names;
        if same {
            self.catch_up(play, from, players, messages);
        } else {
            (self.viewer, self.language) = (players.viewer, messages.language);
            self.names.clone_from(&players.names);
            self.entries = Rc::default();
            self.catch_up(play, 0, players, messages);
        }
    }

    fn catch_up(
        &mut self,
        play: &dyn TableView,
        from: usize,
        players: &Players,
        messages: &'static Messages,
    ) {
        let entries = Rc::make_mut(&mut self.entries);
        entries.truncate(from.min(play.position()));
        for n in entries.len()..play.position() {
            let mut entry = play.entry(n, players, messages);
            let told = entry.lines.len();
            let noted = |after: usize| {
                let undos = self.undos.iter().filter(move |(position, _)| *position == after);
                undos.map(|(_, seat)| {
                    let text = (messages.language.by_letter().undone)(players.who(*seat));
                    Line { text, recall: Recall::Always, in_log: true }
                })
            };
            if n == 0 {
                // There is no entry before it.
                entry.lines.splice(0..0, noted(0));
            }
            entry.lines.extend(noted(n + 1));
            if entry.lines.len() > told {
                // The screen reader must also hear of it.
                entry.brief = None;
            }
            entries.push(Rc::new(entry));
        }
        let lines = || entries.iter().flat_map(|entry| &entry.lines);
        let recalled = recalled(lines().map(|line| line.recall), self.viewer);
        let mut in_log = recalled.into_iter().map(|recalled| recalled || self.is_open);
        for entry in entries.iter_mut() {
            let now: Vec<bool> = in_log.by_ref().take(entry.lines.len()).collect();
            if entry.lines.iter().zip(&now).any(|(line, now)| line.in_log != *now) {
                let lines = &mut Rc::make_mut(entry).lines;
                lines.iter_mut().zip(now).for_each(|(line, now)| line.in_log = now);
            }
        }
    }

    /// Notes that this seat's decision after this many was undone. The entry before it says so from the next
    /// update on; if there is none, the first one.
    pub fn note_undo(&mut self, position: usize, seat: Seat) {
        self.undos.retain(|(at, _)| *at < position);
        self.undos.push((position, seat));
        Rc::make_mut(&mut self.entries).truncate(position.saturating_sub(1));
    }

    /// Returns the entries up to the beat that is on the board, or all without one.
    pub fn shown(&self, beat: Option<&Beat>) -> Rc<Vec<Rc<LogEntry>>> {
        match beat {
            None => self.entries.clone(),
            Some(beat) => Rc::new(self.until(beat.of, beat.said)),
        }
    }

    /// Returns the entries before decision `n`, and the first `said` sentences of decision `n`.
    pub fn until(&self, n: usize, said: usize) -> Vec<Rc<LogEntry>> {
        // The first entry may begin with what has happened before it.
        let said =
            said + self.undos.iter().filter(|(position, _)| n == 0 && *position == 0).count();
        let mut entries: Vec<Rc<LogEntry>> = self.entries.iter().take(n + 1).cloned().collect();
        if let Some(last) = entries.get_mut(n).filter(|last| last.lines.len() > said) {
            let last = Rc::make_mut(last);
            last.lines.truncate(said);
            // It tells how the decision ended.
            last.brief.iter_mut().for_each(|brief| brief.texts.clear());
        }
        entries
    }

    /// Returns the first decision after this seat's last one.
    pub fn missed_from(&self, seat: Seat) -> usize {
        missed_from(&self.entries, seat)
    }

    /// Returns the first decision since this seat's last turn, also while it takes its next one.
    pub fn others_since(&self, seat: Seat) -> usize {
        others_since(&self.entries, seat)
    }
}

/// Returns the first decision after this seat's last turn, or, while it takes a turn, after the turn
/// before.
fn others_since(entries: &[Rc<LogEntry>], seat: Seat) -> usize {
    let is_other =
        |entry: &Rc<LogEntry>| entry.seat.is_some_and(|by| by != seat || entry.played_for);
    let end = entries.iter().rposition(is_other).map_or(0, |n| n + 1);
    missed_from(&entries[..end], seat)
}

fn missed_from(entries: &[Rc<LogEntry>], seat: Seat) -> usize {
    // What they have not decided themselves they have missed.
    let is_own = |entry: &Rc<LogEntry>| entry.seat == Some(seat) && !entry.played_for;
    entries.iter().rposition(is_own).map_or(0, |n| n + 1)
}
