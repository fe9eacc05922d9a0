//! A match that another device holds, as one viewer was told of it.

use super::facts::Facts;
use super::message::RawUpdate;
use super::progress::Progress;
use super::update::{ToldDecision, Update};
use crate::engine::{Game, Info, Names, Outcome, Seat, Setup, Viewer, errors};
use crate::session::hint::{HintQuestion, advised_among};
use crate::session::known::Known;
use crate::session::{EarlyEnd, Hint, Observation, SeatPlace, options_from};
use std::any::Any;
use std::fmt::{Debug, Formatter};
use std::ops::Deref;

errors! {
    /// The reason why an update of the match was ignored. Nothing has changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum UpdateError {
        /// It is older than what is known, or was told before.
        Old,
        /// It does not follow what is known, or is about another match: ask for everything.
        Gap,
    }
}

/// A match of one game that another device holds, as one viewer was told of it.
#[derive(Clone, Debug, PartialEq)]
pub struct RemoteMatch<G: Game> {
    facts: Facts,
    setup: Setup<G::Options>,
    serial: u64,
    decisions: Vec<ToldDecision<G>>,
    view: G::View,
    legal: Vec<G::Action>,
    can_undo: bool,
    places: Vec<SeatPlace>,
    left: Vec<u16>,
    outcome: Option<Outcome>,
    ended_early: Option<EarlyEnd>,
    link: Option<String>,
    shown: Option<Progress>,
}

impl<G: Game> RemoteMatch<G> {
    /// Returns a match from what a viewer is told when they join; `None` if it does not fit the
    /// table.
    pub fn begin(facts: Facts, told: Update<G>) -> Option<Self> {
        let seats = facts.seats.len();
        let setup = Setup { seats, options: options_from::<G>(&facts.options, seats).ok()? };
        if told.from > 0 || !told.fits(seats) || !told.is_for(facts.viewer, &setup) {
            return None;
        }
        let legal = legal_of(&told)?;
        let (outcome, ended_early) = (told.outcome(), told.ended_early());
        let Update { serial, decisions, view, can_undo, places, left, link, shown, .. } = told;
        Some(Self {
            facts,
            setup,
            serial,
            decisions,
            view,
            legal,
            can_undo,
            places,
            left,
            outcome,
            ended_early,
            link,
            shown,
        })
    }

    /// Adds what has happened since. Returns the first decision that may be another than before.
    ///
    /// # Errors
    /// Returns an error if it does not follow what is known.
    pub fn hear(&mut self, told: Update<G>) -> Result<usize, UpdateError> {
        if told.serial <= self.serial {
            return Err(UpdateError::Old);
        }
        let follows = told.serial == self.serial + 1
            && told.from <= self.decisions.len()
            && told.fits(self.facts.seats.len())
            && told.is_for(self.facts.viewer, &self.setup);
        let legal = legal_of(&told).filter(|_| follows).ok_or(UpdateError::Gap)?;
        (self.outcome, self.ended_early) = (told.outcome(), told.ended_early());
        let Update { serial, from, decisions, view, can_undo, places, left, link, .. } = told;
        self.serial = serial;
        self.decisions.truncate(from);
        self.decisions.extend(decisions);
        self.view = view;
        self.legal = legal;
        (self.can_undo, self.places, self.left, self.link) = (can_undo, places, left, link);
        Ok(from)
    }
}

/// Returns the legal decisions; `None` if the game has no such decision.
fn legal_of<G: Game>(told: &Update<G>) -> Option<Vec<G::Action>> {
    if told.legal.is_empty() {
        return Some(Vec::new());
    }
    let names = Names::<G>::new();
    told.legal.iter().map(|name| names.get(name)).collect()
}

impl<G: Game> Known for RemoteMatch<G> {
    type Game = G;

    fn view(&self, _: Viewer) -> G::View {
        self.view.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn ended_early(&self) -> Option<EarlyEnd> {
        self.ended_early
    }

    fn left(&self) -> &[u16] {
        &self.left
    }

    fn position(&self) -> usize {
        self.decisions.len()
    }

    fn legal(&self, _: Viewer) -> &[G::Action] {
        &self.legal
    }

    fn can_undo(&self, _: Viewer) -> bool {
        self.can_undo
    }

    fn link(&self) -> Option<String> {
        self.link.clone()
    }

    fn mover(&self, n: usize, _: Viewer) -> Option<Seat> {
        self.decisions[n].by
    }

    fn timed_out(&self, n: usize) -> bool {
        self.decisions[n].timed_out
    }

    fn stood_in(&self, n: usize) -> bool {
        self.decisions[n].stood_in
    }

    fn events(&self, n: usize, _: Viewer) -> Vec<G::Event> {
        self.decisions[n].events().cloned().collect()
    }

    fn observe(&self, from: usize, _: Viewer) -> Vec<Vec<Observation<G>>> {
        let seen = |decision: &ToldDecision<G>| {
            let known = decision.seen.iter().filter_map(|seen| {
                Some(Observation { event: seen.event.clone(), view: seen.view.clone()? })
            });
            known.collect()
        };
        self.decisions[from..].iter().map(seen).collect()
    }

    fn last_with(&self, before: usize, is_of_kind: fn(&G::Event) -> bool) -> Option<usize> {
        self.decisions[..before].iter().rposition(|decision| decision.events().any(is_of_kind))
    }

    fn view_after(&self, n: usize, _: Viewer) -> Option<G::View> {
        self.decisions[n].seen.last()?.view.clone()
    }

    fn state(&self) -> Option<&G> {
        None
    }

    fn advised(&self, hint: &Hint) -> Option<Vec<G::Action>> {
        advised_among::<G>(hint, Known::position(self), &self.legal)
    }
}

/// A match independent of its game, as one viewer was told of it.
pub trait DynRemoteMatch {
    /// Returns the facts about the table.
    fn facts(&self) -> &Facts;
    /// Returns the game's id, seats, rules version and options.
    fn info(&self) -> Info;
    /// Returns the number of the last change that was told.
    fn serial(&self) -> u64;
    /// Returns the number of decisions in force.
    fn position(&self) -> usize;
    /// Returns the outcome; `None` before the end.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the number of legal decisions of the viewer: 0 unless they are to decide.
    fn legal_count(&self) -> usize;
    /// Returns true if the viewer's seat can take its last decision back.
    fn can_undo(&self) -> bool;
    /// Returns where each seat is played; empty if all persons share the table's device.
    fn places(&self) -> &[SeatPlace];
    /// Returns the numbers of the decisions that a bot made for a person.
    fn stood_in(&self) -> Vec<u32>;
    /// Returns by seat the number of the move, from 1 on, before which its person left the match to a bot; 0
    /// for others. Empty if no one has left.
    fn left(&self) -> &[u16];
    /// Returns the text of the link to the whole match; `None` before the end.
    fn link(&self) -> Option<&str>;
    /// Returns how far the table had shown the match when its viewer, the public, joined.
    fn shown(&self) -> Option<&Progress>;
    /// Returns the question for a hint, if the viewer is to decide and hints are allowed. The judge
    /// of this device has a seed of its own: the match's never leaves the host.
    fn hint_question(&self, language: &str) -> Option<HintQuestion>;
    /// Adds what has happened since ([`RemoteMatch::hear`]).
    ///
    /// # Errors
    /// Returns an error if it does not follow what is known.
    fn hear_any(&mut self, told: &RawUpdate) -> Result<usize, UpdateError>;
    /// Returns the match as `Any`, to downcast it to its game.
    fn as_any(&self) -> &dyn Any;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn DynRemoteMatch>;
    /// Returns true if the other is the same match, as far as it was told.
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<G: Game> DynRemoteMatch for RemoteMatch<G> {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn info(&self) -> Info {
        G::INFO
    }

    fn serial(&self) -> u64 {
        self.serial
    }

    fn position(&self) -> usize {
        Known::position(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_count(&self) -> usize {
        self.legal.len()
    }

    fn can_undo(&self) -> bool {
        self.can_undo
    }

    fn places(&self) -> &[SeatPlace] {
        &self.places
    }

    fn stood_in(&self) -> Vec<u32> {
        let decisions = (0..).zip(&self.decisions).filter(|(_, decision)| decision.stood_in);
        decisions.map(|(n, _)| n).collect()
    }

    fn left(&self) -> &[u16] {
        &self.left
    }

    fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    fn shown(&self) -> Option<&Progress> {
        self.shown.as_ref()
    }

    fn hint_question(&self, language: &str) -> Option<HintQuestion> {
        let seat = self.facts.viewer.seat()?;
        let is_allowed = self.facts.agreement.hints && !self.legal.is_empty();
        is_allowed.then(|| HintQuestion {
            game: G::INFO.id.to_owned(),
            seat,
            seats: self.facts.seats.len(),
            bot_seed: 0,
            n: Known::position(self) as u32,
            view: serde_json::to_string(&self.view).unwrap_or_default(),
            language: language.to_owned(),
        })
    }

    fn hear_any(&mut self, told: &RawUpdate) -> Result<usize, UpdateError> {
        self.hear(told.read().ok_or(UpdateError::Gap)?)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed(&self) -> Box<dyn DynRemoteMatch> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// A match of any game that another device holds, as one viewer was told of it.
pub struct AnyRemoteMatch(Box<dyn DynRemoteMatch>);

impl AnyRemoteMatch {
    /// Returns a match of this game from what a viewer is told when they join; `None` if it does not
    /// fit the table.
    pub(super) fn begin_of<G: Game>(facts: Facts, told: &RawUpdate) -> Option<Self> {
        Some(Self(Box::new(RemoteMatch::<G>::begin(facts, told.read()?)?)))
    }

    /// Adds what has happened since. Returns the first decision that may be another than before.
    ///
    /// # Errors
    /// Returns an error if it does not follow what is known.
    pub fn hear(&mut self, told: &RawUpdate) -> Result<usize, UpdateError> {
        self.0.hear_any(told)
    }

    /// Returns the match if it is of this game.
    pub fn downcast_ref<G: Game>(&self) -> Option<&RemoteMatch<G>> {
        self.0.as_any().downcast_ref()
    }
}

impl Deref for AnyRemoteMatch {
    type Target = dyn DynRemoteMatch;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl Clone for AnyRemoteMatch {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl PartialEq for AnyRemoteMatch {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(other.0.as_any())
    }
}

impl Debug for AnyRemoteMatch {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        let mut written = to.debug_struct("AnyRemoteMatch");
        written.field("facts", self.facts()).field("serial", &self.serial()).finish_non_exhaustive()
    }
}
