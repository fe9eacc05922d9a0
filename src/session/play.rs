//! A match: its table, its decisions, and the state they lead to.

use super::{Reviewed, Table, TableError, TakeBacks, options_from, pairs_of};
use crate::engine::{Game, Rng, Seat, Stream, Told, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// One decision of the log and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened, in full; filter by [`Told::told`] before showing it.
    pub events: Vec<G::Event>,
}

/// Why a decision was not carried out. The match is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// The rules do not allow it.
    ByRule(R),
    /// The list of legal decisions has no entry of this number.
    NoSuchIndex,
}

/// The take-backs and second tries of a match. The result doesn't show them, and a league may
/// want to know. They are never reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Retakes {
    /// The number of times that a person took a decision back.
    #[serde(skip_serializing_if = "is_none")]
    pub undone: u32,
    /// The match was over before, and its end was taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reopened: bool,
    /// The match began at a position of a finished one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub retry: bool,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

impl Retakes {
    /// Returns true if the match was played straight.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what a later record knows.
    pub fn add(&mut self, later: Self) {
        self.undone = self.undone.max(later.undone);
        self.reopened |= later.reopened;
        self.retry |= later.retry;
    }
}

/// A match of one game under way.
///
/// It keeps the decisions, those taken back included, and the state that the
/// first [`position`](Self::position) of them lead to. Every other state is
/// rebuilt from the seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    table: Table<G::Options>,
    state: G,
    /// The state before the last decision, whose film is asked for most.
    before: Option<G>,
    legal: Vec<G::Action>,
    decisions: Vec<G::Action>,
    log: Vec<Entry<G>>,
    pub(super) taken_back: bool,
    pub(super) retakes: Retakes,
    /// Decisions that a bot made in haste, by number.
    pub(super) timed_out: Vec<u32>,
    /// How many hints each seat was given; empty while nobody was given any.
    pub(super) hints: Vec<u16>,
    /// What was reckoned of it afterwards.
    pub(super) review: Option<Reviewed>,
    /// Whether its save held something that does not fit it.
    pub(super) left_out: bool,
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    ///
    /// # Errors
    /// When the table does not fit the game.
    pub fn new(table: Table<G::Options>) -> Result<Self, TableError> {
        table.check::<G>()?;
        options_from::<G>(&pairs_of::<G>(&table.setup.options), table.setup.seats)
            .map_err(|_| TableError::Options)?;
        let state = G::new(&table.setup, &mut Rng::of(table.seed, Stream::Setup));
        let mut legal = Vec::new();
        state.legal(&mut legal);
        Ok(Self {
            table,
            state,
            before: None,
            legal,
            decisions: Vec::new(),
            log: Vec::new(),
            taken_back: false,
            retakes: Retakes::default(),
            timed_out: Vec::new(),
            hints: Vec::new(),
            review: None,
            left_out: false,
        })
    }

    /// What was agreed.
    pub fn table(&self) -> &Table<G::Options> {
        &self.table
    }

    /// The true state. Screens and bots get [`view`](Self::view)s instead.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What a viewer may know now.
    pub fn view(&self, to: Viewer) -> G::View {
        self.state.view(to)
    }

    /// Whose decision is awaited, or how it ended.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// Returns true if the match has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// The legal decisions now, in the rules' order.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// All decisions, those taken back and still to be redone included.
    pub fn decisions(&self) -> &[G::Action] {
        &self.decisions
    }

    /// How many decisions lead to the present state.
    pub fn position(&self) -> usize {
        self.log.len()
    }

    /// The log of the decisions up to now.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// What a viewer was told of decision `n`.
    pub fn told(&self, n: usize, to: Viewer) -> Vec<G::Event> {
        self.log[n].events.iter().filter_map(|event| event.told(to)).collect()
    }

    /// Whether decisions were taken back that the rules would not give back.
    pub fn taken_back(&self) -> bool {
        self.taken_back
    }

    /// The count of take-backs, and the two kinds of second tries.
    pub fn retakes(&self) -> Retakes {
        self.retakes
    }

    /// The decisions in which a bot had no time to think to the end.
    pub fn timed_out(&self) -> &[u32] {
        &self.timed_out
    }

    /// How many hints a seat was given.
    pub fn hints(&self, seat: Seat) -> u16 {
        self.hints.get(seat.index()).copied().unwrap_or(0)
    }

    /// What was reckoned of the match when it was over.
    pub fn review(&self) -> Option<&Reviewed> {
        self.review.as_ref()
    }

    /// Whether something in its save did not fit the match and was left out.
    pub fn left_out(&self) -> bool {
        self.left_out
    }

    /// Notes that a bot made the last decision in haste.
    pub fn note_timeout(&mut self) {
        let last = self.position().checked_sub(1).map(|last| last as u32);
        self.timed_out.extend(last.filter(|last| !self.timed_out.contains(last)));
    }

    /// Carries out a decision, or says why not. A decision that differs from
    /// the one taken back last forgets those.
    ///
    /// # Errors
    /// When the rules refuse it; nothing has changed then.
    pub fn decide(&mut self, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        if let Some(refusal) = self.state.refuse(action) {
            return Err(Refused::ByRule(refusal));
        }
        let n = self.position();
        if self.decisions.get(n) != Some(&action) {
            self.decisions.truncate(n);
            self.decisions.push(action);
            self.review = None;
            self.timed_out.retain(|&timed_out| (timed_out as usize) < n);
        }
        self.carry_out(action);
        Ok(())
    }

    /// Carries out the decisions of one gesture, all or none.
    ///
    /// # Errors
    /// When the rules refuse one of them; nothing has changed then, and what was undone can
    /// still be redone.
    pub fn decide_all(&mut self, actions: &[G::Action]) -> Result<(), Refused<G::Refusal>> {
        let mut tried = self.state.clone();
        for (nth, &action) in actions.iter().enumerate() {
            if let Some(refusal) = tried.refuse(action) {
                return Err(Refused::ByRule(refusal));
            }
            let n = self.position() + nth;
            tried.apply_untold(action, &mut Rng::of(self.table.seed, Stream::Chance(n as u32)));
        }
        actions.iter().try_for_each(|&action| self.decide(action))
    }

    fn carry_out(&mut self, action: G::Action) {
        let Turn::Of(seat) = self.state.turn() else {
            unreachable!("after the end every decision is refused");
        };
        let mut rng = Rng::of(self.table.seed, Stream::Chance(self.position() as u32));
        let mut events = Vec::new();
        self.before = Some(self.state.clone());
        self.state.apply(action, &mut rng, &mut |_, event| events.push(event));
        self.log.push(Entry { seat, action, events });
        self.state.legal(&mut self.legal);
    }

    fn dealt(&self) -> G {
        G::new(&self.table.setup, &mut Rng::of(self.table.seed, Stream::Setup))
    }

    /// The state in which decision `n` was made.
    pub(super) fn state_before(&self, n: usize) -> G {
        if let Some(before) = self.before.as_ref().filter(|_| n + 1 == self.position()) {
            return before.clone();
        }
        let mut state = self.dealt();
        for (nth, &action) in self.decisions[..n].iter().enumerate() {
            let mut rng = Rng::of(self.table.seed, Stream::Chance(nth as u32));
            state.apply_untold(action, &mut rng);
        }
        state
    }

    /// Goes to the state after `position` decisions, forward or back, by
    /// replaying. The decisions stay.
    pub fn go_to(&mut self, position: usize) {
        let position = position.min(self.decisions.len());
        if position < self.position() {
            self.state = self.dealt();
            self.before = None;
            self.log.clear();
        }
        while self.position() < position {
            self.carry_out(self.decisions[self.position()]);
        }
        self.state.legal(&mut self.legal);
    }

    /// Begins another try of this match, from the position after the first `position` decisions.
    #[must_use]
    pub fn from_here(&self, position: usize) -> Self {
        let mut fresh = Self::new(self.table.clone()).expect("this table was one before");
        fresh.retakes.retry = true;
        for &action in &self.decisions[..position.min(self.decisions.len())] {
            fresh.decisions.push(action);
            fresh.carry_out(action);
        }
        fresh
    }

    /// Where this person's undo leads: their own last decision, if it may be
    /// taken back.
    pub fn undo_target(&self, by: Seat) -> Option<usize> {
        if !self.table.occupant(by).is_person() {
            return None;
        }
        let free = self.gives_all_back();
        for (n, entry) in self.log.iter().enumerate().rev() {
            if entry.seat == by && (free || !entry.events.iter().any(Told::reveals_hidden)) {
                return Some(n);
            }
            if !free {
                return None;
            }
        }
        None
    }

    /// Whether a person alone among bots may take back whatever they like.
    fn gives_all_back(&self) -> bool {
        self.table.agreement.undo == TakeBacks::Free && self.table.persons() == 1
    }

    /// Whether this person's last decision is made for good: it cannot be taken back, or
    /// not once the next one decides.
    pub fn is_for_good(&self, by: Seat) -> bool {
        let goes_on = self.turn() == Turn::Of(by) || self.gives_all_back();
        self.undo_target(by).is_none() || !goes_on
    }

    /// Takes the person's last decision back, if it may be.
    pub fn undo(&mut self, by: Seat) -> bool {
        let Some(target) = self.undo_target(by) else { return false };
        let honest = self.log[target..]
            .iter()
            .all(|entry| entry.seat == by && !entry.events.iter().any(Told::reveals_hidden));
        self.taken_back |= !honest;
        self.note_retake();
        self.go_to(target);
        true
    }

    /// Notes that a decision is about to be taken back.
    fn note_retake(&mut self) {
        self.retakes.undone = self.retakes.undone.saturating_add(1);
        self.retakes.reopened |= self.is_over();
    }

    /// Goes back to before the last decision of any person, or to the beginning, whatever
    /// has been seen since: for a page that cannot show where the match stands. It
    /// counts as taken back.
    pub fn step_back(&mut self) {
        let by_a_person = |entry: &Entry<G>| self.table.occupant(entry.seat).is_person();
        let target = self.log.iter().rposition(by_a_person).unwrap_or(0);
        if target < self.position() {
            self.taken_back = true;
            self.note_retake();
        }
        self.go_to(target);
    }

    /// Whether there is something taken back to be done again by this person.
    pub fn can_redo(&self, by: Seat) -> bool {
        self.position() < self.decisions.len() && self.turn() == Turn::Of(by)
    }

    /// Does again what was taken back, up to this person's next decision.
    pub fn redo(&mut self, by: Seat) -> bool {
        let can = self.can_redo(by);
        if can {
            self.carry_out(self.decisions[self.position()]);
            while self.position() < self.decisions.len() && self.turn() != Turn::Of(by) {
                self.carry_out(self.decisions[self.position()]);
            }
        }
        can
    }
}
