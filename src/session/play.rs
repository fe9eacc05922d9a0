//! A match: its table, its decisions, and the resulting state.

use super::{
    Occupant, Reviewed, Table, TableError, UndoRule, only_person, options_from, pairs_of,
    persons_here,
};
use crate::engine::{Game, Observable, Outcome, Rng, Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::collections::VecDeque;
use std::error::Error;
use std::fmt::{self, Debug, Display, Formatter};

/// A decision in the log, with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// The decision.
    pub action: G::Action,
    /// All events of the decision, unfiltered; apply [`Observable::seen_by`] before showing them.
    pub events: Vec<G::Event>,
    /// True if the seat had nothing to decide.
    pub forced: bool,
}

/// Why a decision was refused. The match has not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionError<R> {
    /// The rules do not allow it.
    ByRule(R),
    /// The legal list has no entry with this index.
    NoSuchIndex,
}

impl<R: Error> Display for DecisionError<R> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByRule(rule) => write!(to, "The rules do not allow it: {rule}"),
            Self::NoSuchIndex => to.write_str("The legal list has no entry with this index."),
        }
    }
}

impl<R: Error> Error for DecisionError<R> {}

/// The undone decisions and second tries of a match. The result doesn't show them, but a league may want
/// to know. They are never reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UndoRecord {
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

impl UndoRecord {
    /// Returns true if the match was played straight.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds the counts and flags of a later record.
    pub fn add(&mut self, later: Self) {
        self.undone = self.undone.max(later.undone);
        self.reopened |= later.reopened;
        self.retry |= later.retry;
    }
}

/// The number of the last decisions whose states are kept.
const RECENT: usize = 8;

/// The states that a decision led through.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Steps<G> {
    pub(super) before: G,
    /// The state at each of its events.
    pub(super) at: Vec<G>,
}

thread_local! {
    /// The number of decisions that were applied to a state of a match in this thread.
    static APPLIED: Cell<u64> = const { Cell::new(0) };
    /// The last version of a match in this thread.
    static VERSION: Cell<u64> = const { Cell::new(0) };
}

/// Returns the number of decisions that were applied to a state of a match in this thread, tried ones
/// and replays included. A decision at the table is applied once, which a test counts.
pub fn applied() -> u64 {
    APPLIED.get()
}

pub(super) fn count_applied() {
    APPLIED.set(APPLIED.get() + 1);
}

/// The version of a match, another one after each change. It is no part of what is compared.
#[derive(Clone, Copy, Debug)]
struct Version(u64);

impl Version {
    fn new() -> Self {
        VERSION.set(VERSION.get() + 1);
        Self(VERSION.get())
    }
}

impl PartialEq for Version {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// How a match has ended before the rules end it. Saves and links have it as one number: the seat, or a
/// number that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum EarlyEnd {
    /// This person gave it up.
    GivenUp(Seat),
    /// Its persons have agreed to end it.
    Agreed,
}

impl From<EarlyEnd> for u8 {
    fn from(how: EarlyEnd) -> Self {
        match how {
            EarlyEnd::GivenUp(by) => by.into(),
            EarlyEnd::Agreed => Self::MAX,
        }
    }
}

impl TryFrom<u8> for EarlyEnd {
    type Error = <Seat as TryFrom<u8>>::Error;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number == u8::MAX { Ok(Self::Agreed) } else { Seat::try_from(number).map(Self::GivenUp) }
    }
}

impl EarlyEnd {
    /// Returns the person who gave the match up; `None` if its persons agreed.
    pub const fn by(self) -> Option<Seat> {
        match self {
            Self::GivenUp(by) => Some(by),
            Self::Agreed => None,
        }
    }

    /// Returns the name that host pages get.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GivenUp(_) => "given-up",
            Self::Agreed => "agreed",
        }
    }

    /// Returns the outcome: the points as they stand, if there are any. If one of two players gave the match
    /// up, the other one wins; otherwise no one does.
    fn outcome(self, seats: usize, points: Option<Vec<i16>>) -> Outcome {
        let winners = match self {
            Self::GivenUp(by) if seats == 2 => SeatSet::all(seats).without(by),
            _ => SeatSet::NONE,
        };
        Outcome::unfinished(&points.unwrap_or_else(|| vec![0; seats]), winners)
    }
}

/// A match of one game.
///
/// It holds the decisions, including those taken back, and the state after the first
/// [`position`](Self::position) of them. Every other state is rebuilt from the seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    table: Table<G::Options>,
    state: G,
    /// The states that the last decisions led through, the earliest first: showing them, here or on
    /// another device, needs no decision to be applied again.
    recent: VecDeque<Steps<G>>,
    version: Version,
    legal: Vec<G::Action>,
    decisions: Vec<G::Action>,
    log: Vec<Entry<G>>,
    /// How the match has ended early, after the last of the decisions, and its outcome.
    ended_early: Option<(EarlyEnd, Outcome)>,
    pub(super) taken_back: bool,
    pub(super) undo_record: UndoRecord,
    /// The numbers of the decisions in which a bot's time ran out.
    pub(super) timed_out: Vec<u32>,
    /// The numbers of the decisions that a bot made for a person.
    pub(super) stood_in: Vec<u32>,
    /// The persons for whom a bot plays, until they play themselves again.
    pub(super) by_bots: SeatSet,
    /// By seat, the number of the move, from 1 on, before which its person left the match to a bot; 0 for
    /// others. Empty if no one has left.
    pub(super) left: Vec<u16>,
    /// The number of hints by seat; empty if none were given.
    pub(super) hints: Vec<u16>,
    /// True if a person asked for a hint, and the teacher had none.
    pub(super) unadvised: bool,
    /// The review of the finished match.
    pub(super) review: Option<Reviewed>,
    /// True if part of its save did not fit and was left out.
    pub(super) left_out: bool,
}

/// Forgets that persons have left a match after more than `n` decisions.
pub(super) fn forget_left(left: &mut Vec<u16>, n: usize) {
    for before in &mut *left {
        *before *= u16::from(usize::from(*before) <= n.saturating_add(1));
    }
    if left.iter().all(|before| *before == 0) {
        left.clear();
    }
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    ///
    /// # Errors
    /// Returns an error if the table does not fit the game.
    pub fn new(table: Table<G::Options>) -> Result<Self, TableError> {
        table.check::<G>()?;
        options_from::<G>(&pairs_of::<G>(&table.setup.options), table.setup.seats)
            .map_err(|_| TableError::Options)?;
        let state = G::new(&table.setup, &mut Rng::for_match(table.seed));
        let mut legal = Vec::new();
        state.legal(&mut legal);
        Ok(Self {
            table,
            state,
            recent: VecDeque::new(),
            version: Version::new(),
            legal,
            decisions: Vec::new(),
            log: Vec::new(),
            ended_early: None,
            taken_back: false,
            undo_record: UndoRecord::default(),
            timed_out: Vec::new(),
            stood_in: Vec::new(),
            by_bots: SeatSet::NONE,
            left: Vec::new(),
            hints: Vec::new(),
            unadvised: false,
            review: None,
            left_out: false,
        })
    }

    /// Gives the persons the names that they have in `seats`. Returns false and changes nothing if
    /// others sit there.
    pub(super) fn name_persons(&mut self, seats: &[Occupant]) -> bool {
        let levels = |seats: &[Occupant]| seats.iter().map(Occupant::level).collect::<Vec<_>>();
        let fits = levels(seats) == levels(&self.table.occupants);
        if fits {
            self.table.occupants = seats.iter().cloned().map(Occupant::tidy).collect();
        }
        fits
    }

    /// Returns the table that the match is played at.
    pub fn table(&self) -> &Table<G::Options> {
        &self.table
    }

    /// Returns the true state. Screens and bots get [`view`](Self::view)s instead.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the current view of a viewer.
    pub fn view(&self, to: Viewer) -> G::View {
        self.state.view(to)
    }

    /// Returns the seat to move, or the outcome. A match that was ended early is over as it stands.
    pub fn turn(&self) -> Turn {
        match self.ended_early {
            Some((_, outcome)) if self.position() == self.decisions.len() => Turn::Over(outcome),
            _ => self.state.turn(),
        }
    }

    /// Returns how the match was ended early; `None` before that, and if it was played to its end.
    pub fn ended_early(&self) -> Option<EarlyEnd> {
        self.ended_early.map(|(how, _)| how).filter(|_| self.position() == self.decisions.len())
    }

    /// Returns the person who gave the match up.
    pub fn gave_up(&self) -> Option<Seat> {
        self.ended_early().and_then(EarlyEnd::by)
    }

    /// Ends the match as it stands: this person gives it up. Returns false and changes nothing if it is
    /// over, or no person sits there.
    pub fn give_up(&mut self, by: Seat) -> bool {
        self.end_early(EarlyEnd::GivenUp(by))
    }

    /// Ends the match as it stands. Decisions that were taken back are forgotten. Returns false and changes
    /// nothing if it is over, no person sits where it is given up, or there are no two persons to agree.
    pub fn end_early(&mut self, how: EarlyEnd) -> bool {
        let may = match how {
            EarlyEnd::GivenUp(by) => {
                self.table.occupants.get(by.index()).is_some_and(Occupant::is_person)
            }
            EarlyEnd::Agreed => self.table.persons() > 1,
        };
        if self.is_over() || !may {
            return false;
        }
        self.forget_from(self.position());
        let scores = self.state.points();
        self.ended_early = Some((how, how.outcome(self.table.setup.seats, scores)));
        self.legal.clear();
        self.version = Version::new();
        true
    }

    /// Forgets the decisions from `n` on, which were taken back, and what is known of them.
    fn forget_from(&mut self, n: usize) {
        self.decisions.truncate(n);
        self.ended_early = None;
        self.review = None;
        self.timed_out.retain(|&timed_out| (timed_out as usize) < n);
        self.stood_in.retain(|&stood_in| (stood_in as usize) < n);
        forget_left(&mut self.left, n);
    }

    /// Returns true if the match has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// Returns the current legal decisions, in the order of the rules.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Returns true if a person asked for a hint, and the teacher had none.
    pub fn unadvised(&self) -> bool {
        self.unadvised
    }

    /// Returns all decisions, including those taken back that can still be redone.
    pub fn decisions(&self) -> &[G::Action] {
        &self.decisions
    }

    /// Returns the number of decisions that lead to the current state.
    pub fn position(&self) -> usize {
        self.log.len()
    }

    /// Returns the log of the decisions in force.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Returns the events of decision `n` as a viewer was told them.
    pub fn events(&self, n: usize, to: Viewer) -> Vec<G::Event> {
        self.log[n].events.iter().filter_map(|event| event.seen_by(to)).collect()
    }

    /// Returns the number of decisions in force, from the first on, that the two matches have in
    /// common. Matches of other deals, seats or options have none.
    pub fn in_common(&self, other: &Self) -> usize {
        let levels =
            |play: &Self| -> Vec<_> { play.table.occupants.iter().map(Occupant::level).collect() };
        let (one, two) = (&self.table, &other.table);
        let is_same_deal = (&one.setup, one.seed, one.bot_seed, one.agreement)
            == (&two.setup, two.seed, two.bot_seed, two.agreement)
            && levels(self) == levels(other);
        if !is_same_deal {
            return 0;
        }
        let pairs = self.log.iter().zip(&other.log);
        pairs.take_while(|(one, two)| one.action == two.action).count()
    }

    /// Returns true if more was taken back than [`UndoRule::Honest`] allows.
    pub fn taken_back(&self) -> bool {
        self.taken_back
    }

    /// Returns the number of take-backs, and the two kinds of second tries.
    pub fn undo_record(&self) -> UndoRecord {
        self.undo_record
    }

    /// Returns the numbers of the decisions in which a bot's time ran out.
    pub fn timed_out(&self) -> &[u32] {
        &self.timed_out
    }

    /// Returns the number of hints that a seat was given.
    pub fn hints(&self, seat: Seat) -> u16 {
        self.hints.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns the review of the finished match, if it has one.
    pub fn review(&self) -> Option<&Reviewed> {
        self.review.as_ref()
    }

    /// Returns true if part of the save did not fit the match and was left out.
    pub fn left_out(&self) -> bool {
        self.left_out
    }

    /// Notes that a bot's time ran out in the last decision.
    pub fn note_timeout(&mut self) {
        let last = self.position().checked_sub(1).map(|last| last as u32);
        self.timed_out.extend(last.filter(|last| !self.timed_out.contains(last)));
    }

    /// Returns the numbers of the decisions that a bot made for a person.
    pub fn stood_in(&self) -> &[u32] {
        &self.stood_in
    }

    /// Notes that a bot made the last decision for a person. One that was no choice is nobody's.
    pub fn note_stand_in(&mut self) {
        let Some(last) = self.position().checked_sub(1) else { return };
        let Entry { seat, forced, .. } = self.log[last];
        let is_news = !forced && !self.stood_in.contains(&(last as u32));
        if is_news && self.table.occupant(seat).is_person() {
            self.stood_in.push(last as u32);
        }
    }

    /// Returns the persons for whom a bot plays, until they play themselves again.
    pub fn by_bots(&self) -> SeatSet {
        self.by_bots
    }

    /// Returns the players for whom a bot is playing at this position: it made their last decision, or they had
    /// left the match.
    pub fn played_by_bots(&self) -> SeatSet {
        let is_by_bot = |seat: &Seat| {
            let own = |entry: &Entry<G>| entry.seat == *seat && !entry.forced;
            let last = self.log.iter().rposition(own);
            let left = usize::from(self.left.get(seat.index()).copied().unwrap_or(0));
            let has_left = (1..=self.position() + 1).contains(&left);
            has_left || last.is_some_and(|n| self.stood_in.contains(&(n as u32)))
        };
        persons_here(&self.table.occupants, None).iter().filter(is_by_bot).collect()
    }

    /// Takes over what is known of the decisions that a bot made for a person.
    pub fn keep_stand_ins(&mut self, stood_in: Vec<u32>) {
        self.stood_in = stood_in;
    }

    /// Takes over for which persons a bot plays. Others who had left the match are back.
    pub fn keep_by_bots(&mut self, seats: SeatSet) {
        self.by_bots = seats.and(persons_here(&self.table.occupants, None));
        for (seat, before) in Seat::all(self.left.len()).zip(&mut self.left) {
            *before *= u16::from(self.by_bots.contains(seat));
        }
        forget_left(&mut self.left, usize::MAX);
    }

    /// Returns by seat the number of the move, from 1 on, before which its person left the match to a bot; 0
    /// for others. Empty if no one has left.
    pub fn left(&self) -> &[u16] {
        &self.left
    }

    /// Takes over before which move each person left the match.
    pub fn keep_left(&mut self, mut left: Vec<u16>) {
        left.truncate(self.table.setup.seats);
        forget_left(&mut left, self.decisions.len());
        self.left = left;
    }

    /// Returns by seat how many of a person's decisions a bot made, and how many there were; empty if
    /// a bot made none. What was no choice does not count.
    pub fn stand_ins(&self) -> Vec<(u16, u16)> {
        let in_force = |n: &u32| (*n as usize) < self.log.len();
        if !self.stood_in.iter().any(in_force) {
            return Vec::new();
        }
        let mut counts = vec![(0, 0); self.table.setup.seats];
        for (n, entry) in (0..).zip(&self.log).filter(|(_, entry)| !entry.forced) {
            let (by_bot, all) = &mut counts[entry.seat.index()];
            *all += 1;
            *by_bot += u16::from(self.stood_in.contains(&n));
        }
        counts
    }

    /// Makes a decision. If it differs from the next decision that was taken back, all decisions
    /// taken back are forgotten.
    ///
    /// # Errors
    /// Returns an error if the rules refuse it, or the match was ended early; it has not changed then.
    pub fn decide(&mut self, action: G::Action) -> Result<(), DecisionError<G::Refusal>> {
        if self.ended_early().is_some() {
            return Err(DecisionError::NoSuchIndex);
        }
        if let Some(refusal) = self.state.refuse(action) {
            return Err(DecisionError::ByRule(refusal));
        }
        let n = self.position();
        if self.decisions.get(n) != Some(&action) {
            self.forget_from(n);
            self.decisions.push(action);
        }
        self.carry_out(action);
        Ok(())
    }

    /// Makes the decisions of one gesture, all or none.
    ///
    /// # Errors
    /// Returns an error if the rules refuse one of them; the match has not changed then, and a redo
    /// is still possible.
    pub fn decide_all(&mut self, actions: &[G::Action]) -> Result<(), DecisionError<G::Refusal>> {
        if actions.len() > 1 {
            let mut tried = self.state.clone();
            let mut chance = self.chance();
            for (nth, &action) in actions.iter().enumerate() {
                if let Some(refusal) = tried.refuse(action) {
                    return Err(DecisionError::ByRule(refusal));
                }
                if nth + 1 < actions.len() {
                    count_applied();
                    tried.apply_silently(action, &mut chance);
                }
            }
        }
        actions.iter().try_for_each(|&action| self.decide(action))
    }

    fn carry_out(&mut self, action: G::Action) {
        let Turn::Of(seat) = self.state.turn() else {
            unreachable!("after the end every decision is refused");
        };
        let mut events = Vec::new();
        let mut at = Vec::new();
        let forced = self.no_choice() == Some(action);
        let before = self.state.clone();
        let mut chance = self.chance();
        count_applied();
        self.state.apply_told(action, &mut chance, &mut |state, event| {
            at.push(state.clone());
            events.push(event);
        });
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Steps { before, at });
        self.log.push(Entry { seat, action, events, forced });
        self.list_legal();
        self.version = Version::new();
    }

    /// Returns the decision of a mover who has none to make: all can see that, or it is the only legal one
    /// of the only person. No one else learns from its timing that there was no other.
    pub(super) fn no_choice(&self) -> Option<G::Action> {
        let only = || match self.legal[..] {
            [only] if only_person(&self.table.occupants).is_some() => Some(only),
            _ => None,
        };
        self.state.forced().or_else(only)
    }

    fn list_legal(&mut self) {
        self.state.legal(&mut self.legal);
        if self.ended_early().is_some() {
            self.legal.clear();
        }
    }

    fn dealt(&self) -> G {
        G::new(&self.table.setup, &mut self.chance())
    }

    /// Returns what chance decides in this match.
    pub(super) fn chance(&self) -> Rng {
        Rng::for_match(self.table.seed)
    }

    /// Returns a number that is another one after each change of the decisions in force.
    pub fn version(&self) -> u64 {
        self.version.0
    }

    /// Returns the states that decision `n` led through; `None` if it is long past.
    pub(super) fn steps(&self, n: usize) -> Option<&Steps<G>> {
        let from_end = self.position().checked_sub(n)?;
        self.recent.get(self.recent.len().checked_sub(from_end)?)
    }

    /// Returns the state before decision `n`, or the current one.
    pub(super) fn state_before(&self, n: usize) -> G {
        if n == self.position() {
            return self.state.clone();
        }
        if let Some(steps) = self.steps(n) {
            return steps.before.clone();
        }
        let mut state = self.dealt();
        let mut chance = self.chance();
        for &action in &self.decisions[..n] {
            count_applied();
            state.apply_silently(action, &mut chance);
        }
        state
    }

    /// Goes to the state after `position` decisions, forward or back, by replaying. The decisions
    /// are kept.
    pub fn go_to(&mut self, position: usize) {
        let position = position.min(self.decisions.len());
        if position < self.position() {
            self.state = self.dealt();
            self.recent.clear();
            self.log.clear();
            self.version = Version::new();
            self.list_legal();
        }
        while self.position() < position {
            self.carry_out(self.decisions[self.position()]);
        }
        self.list_legal();
    }

    /// Returns a new match that begins at the given position of this one.
    #[must_use]
    pub fn branch_at(&self, position: usize) -> Self {
        let mut fresh = Self::new(self.table.clone()).expect("this table was one before");
        fresh.undo_record.retry = true;
        for &action in &self.decisions[..position.min(self.decisions.len())] {
            fresh.decisions.push(action);
            fresh.carry_out(action);
        }
        fresh
    }

    /// Returns the position that this person's undo leads to, before their own last decision.
    /// `None` if it cannot be taken back.
    pub fn undo_target(&self, by: Seat) -> Option<usize> {
        if !self.table.occupant(by).is_person() || self.ended_early().is_some() {
            return None;
        }
        let free = self.gives_all_back();
        for (n, entry) in self.log.iter().enumerate().rev() {
            let reveals = entry.events.iter().any(Observable::reveals_hidden);
            let may_undo = entry.seat == by && (free || !reveals);
            if may_undo && !entry.forced {
                return Some(n);
            }
            // A decision that was no choice is taken back with the choice before.
            if !(free || may_undo) {
                return None;
            }
        }
        None
    }

    /// Returns true if the only person among bots may take back any decision.
    fn gives_all_back(&self) -> bool {
        self.table.agreement.undo == UndoRule::Free && self.table.persons() == 1
    }

    /// Returns true if this person's last decision is final: it cannot be taken back, or not once
    /// the next player decides.
    pub fn is_for_good(&self, by: Seat) -> bool {
        let goes_on = self.turn() == Turn::Of(by) || self.gives_all_back();
        self.undo_target(by).is_none() || !goes_on
    }

    /// Takes this person's last decision back. Returns false if that is not allowed.
    pub fn undo(&mut self, by: Seat) -> bool {
        let Some(target) = self.undo_target(by) else { return false };
        let honest = self.log[target..]
            .iter()
            .all(|entry| entry.seat == by && !entry.events.iter().any(Observable::reveals_hidden));
        self.taken_back |= !honest;
        self.note_retake();
        self.go_to(target);
        true
    }

    /// Notes that a decision is about to be taken back.
    fn note_retake(&mut self) {
        self.undo_record.undone = self.undo_record.undone.saturating_add(1);
        self.undo_record.reopened |= self.is_over();
    }

    /// Goes back to before the last decision of any person, or to the beginning, whatever has been
    /// revealed since. It is for a page that cannot show the current position. It counts as a
    /// take-back.
    pub fn step_back(&mut self) {
        let by_a_person = |entry: &Entry<G>| self.table.occupant(entry.seat).is_person();
        let target = self.log.iter().rposition(by_a_person).unwrap_or(0);
        if target < self.position() {
            self.taken_back = true;
            self.note_retake();
        }
        self.ended_early = None;
        self.go_to(target);
    }

    /// Returns true if this person can redo a decision that was taken back.
    pub fn can_redo(&self, by: Seat) -> bool {
        self.position() < self.decisions.len() && self.turn() == Turn::Of(by)
    }

    /// Redoes decisions that were taken back, up to this person's next one. Returns false if there
    /// are none.
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
