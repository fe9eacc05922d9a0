//! What a viewer is told of a match.

use super::progress::Progress;
use crate::engine::{Game, Outcome, Seat, SeatSet, Setup, Viewer};
use crate::session::{EarlyEnd, Known, Observation, SeatPlace};
use serde::{Deserialize, Serialize};

/// The number of the last decisions of which a guest that joins is told the view after them, beside
/// the events: what stays visible on a board for a turn, such as the last trick, is in one of them.
const WITH_VIEWS: usize = 8;

/// The most decisions of a match.
const MOST_DECISIONS: usize = 20_000;

/// The longest link to a finished match, in bytes.
const MAX_LINK: usize = 20_000;

/// An event as a viewer was told it, and their view right after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Seen<G: Game> {
    /// The event; `None` if the state has changed after the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<G::Event>,
    /// The view; `None` if it is long past.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<G::View>,
}

/// A decision as one viewer was told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ToldDecision<G: Game> {
    /// The seat that decided; `None` if the viewer may not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// True if it was a bot whose time ran out, and the viewer may know the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub timed_out: bool,
    /// True if a bot made it for a person, and the viewer may know the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stood_in: bool,
    /// The steps that the viewer saw.
    pub seen: Vec<Seen<G>>,
}

impl<G: Game> ToldDecision<G> {
    /// Returns the events, in order.
    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.seen.iter().filter_map(|seen| seen.event.as_ref())
    }
}

/// An outcome, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Ended {
    scores: Vec<i16>,
    winners: Vec<Seat>,
    /// How it was ended early, if it was.
    #[serde(default, rename = "gave_up", skip_serializing_if = "Option::is_none")]
    early: Option<EarlyEnd>,
}

/// A message to a viewer about a match, after a change or when they join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Update<G: Game> {
    /// The number of the change. It grows by one with each, whether decisions were made or undone,
    /// and never goes back.
    pub serial: u64,
    /// The number of decisions that stay as they were told before. Those after them are no longer
    /// in force.
    pub from: usize,
    /// The decisions since, in order.
    pub decisions: Vec<ToldDecision<G>>,
    /// The viewer's view.
    pub view: G::View,
    /// The names of the legal decisions in the order of the rules, if the viewer is to decide;
    /// otherwise empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// True if the viewer's seat can take its last decision back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_undo: bool,
    /// Where each seat is played; empty if all persons share the table's device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<SeatPlace>,
    /// By seat, the number of the move, from 1 on, before which its person left the match to a bot; 0 for
    /// others. Empty if no one has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u16>,
    /// The outcome, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Ended>,
    /// The text of the link to the whole match, once it is over: then nothing is hidden any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// How far the table has shown the match, for the public that joins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<Progress>,
}

/// How many of the latest decisions are sent to the public with their views, if the table has yet
/// to show them.
const MOST_UNSHOWN: usize = 12;

impl<G: Game> Update<G> {
    /// Returns what a viewer is told of the decisions from `from` on. A viewer who `joins` late
    /// gets no views of long-past decisions; the public gets those that the table has yet to show.
    pub fn of(
        play: &dyn Known<Game = G>,
        to: Viewer,
        from: usize,
        serial: u64,
        joins: Option<&Progress>,
    ) -> Self {
        let shown = joins.filter(|_| to == Viewer::Public);
        let whole_from = match (joins, shown) {
            (None, _) => from,
            // A table that has shown nothing for long, such as in a hidden tab, is not waited for.
            (_, Some(shown)) => shown.decisions.max(play.position().saturating_sub(MOST_UNSHOWN)),
            (Some(_), None) => usize::MAX,
        };
        let recent = play.position().saturating_sub(WITH_VIEWS).max(from);
        let seen_from = recent.min(whole_from).max(from);
        let decision = |n: usize, seen| {
            let by = play.mover(n, to);
            let is_known = by.is_some();
            let timed_out = is_known && play.timed_out(n);
            ToldDecision { by, timed_out, stood_in: is_known && play.stood_in(n), seen }
        };
        let event = |event| Seen { event: Some(event), view: None };
        let past = (from..seen_from)
            .map(|n| decision(n, play.events(n, to).into_iter().map(event).collect()));
        let seen = (seen_from..).zip(play.observe(seen_from, to)).map(|(n, seen)| {
            let last = seen.len().saturating_sub(1);
            let seen = (0..).zip(seen).map(|(at, Observation { event, view })| Seen {
                event,
                view: Some(view).filter(|_| n >= whole_from || at == last),
            });
            decision(n, seen.collect())
        });
        let over = play.outcome().map(|outcome| Ended {
            scores: outcome.scores().to_vec(),
            winners: outcome.winners().iter().collect(),
            early: play.ended_early(),
        });
        Self {
            serial,
            from,
            decisions: past.chain(seen).collect(),
            view: play.view(to),
            legal: play.legal(to).iter().map(ToString::to_string).collect(),
            can_undo: play.can_undo(to),
            places: Vec::new(),
            left: play.left().to_vec(),
            over,
            link: play.link(),
            shown: shown.cloned(),
        }
    }

    /// Returns the outcome, once the match is over.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let Ended { scores, winners, .. } = self.over.as_ref()?;
        Some(Outcome::unfinished(scores, winners.iter().copied().collect::<SeatSet>()))
    }

    /// Returns how the match was ended early.
    pub(super) fn ended_early(&self) -> Option<EarlyEnd> {
        self.over.as_ref()?.early
    }

    /// Returns true if the game accepts all views for this viewer.
    pub(super) fn is_for(&self, viewer: Viewer, setup: &Setup<G::Options>) -> bool {
        let seen = self.decisions.iter().flat_map(|decision| &decision.seen);
        let views = seen.filter_map(|seen| seen.view.as_ref()).chain([&self.view]);
        views.into_iter().all(|view| G::accepts(view, viewer, setup))
    }

    /// Returns true if it is possible at a table of this many seats.
    pub(super) fn fits(&self, seats: usize) -> bool {
        let is_seat = |seat: &Seat| seat.index() < seats;
        let length = self.from.saturating_add(self.decisions.len());
        let outcome_fits = self.over.as_ref().is_none_or(|Ended { scores, winners, early }| {
            let by = early.and_then(EarlyEnd::by);
            (!winners.is_empty() || early.is_some())
                && winners.iter().chain(&by).all(is_seat)
                && scores.len() == seats
        });
        length <= MOST_DECISIONS
            && self.decisions.iter().all(|decision| decision.by.iter().all(is_seat))
            && (self.legal.is_empty() || self.over.is_none())
            && self.left.len() <= seats
            && (self.places.is_empty() || self.places.len() == seats)
            && self.link.as_ref().is_none_or(|link| self.over.is_some() && link.len() <= MAX_LINK)
            && outcome_fits
    }
}
