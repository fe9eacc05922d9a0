//! The reasons for a decision that follow from the rules for certain.
//!
//! A turn is several small decisions, so the reasons are about what the rest of the turn *can*
//! still bring, and what the opponent's next turn can make of the Court.

use super::foresight::{Ask, Left, Table, Unknown};
use crate::bots::{Sure, Weighed, legal_of, telling};
use crate::games::rogue_monarch::{
    Action, Conspiracy, Kind, Place, RogueMonarch, Side, TURN_LIMIT, View,
};
use serde::Serialize;

/// A reason for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The turn can surely be won by three Kings face up (Coronation).
    Crowns,
    /// The turn can surely be won by a face-up card between two Assassins (Murder).
    Murders,
    /// After every other decision the opponent can surely win in the next turn.
    OnlyDefence,
    /// After the other decision the opponent can surely win in the next turn; after this one that
    /// is not sure.
    Defends,
    /// Three Queens can be in the hand at the end of the turn (Marriage).
    ReadyToMarry,
    /// A Queen sees two cards of a hand with at least two Queens: at least one goes.
    FindsQueen,
    /// The Court can be left so that no card of the opponent can complete a Coronation next turn, as
    /// one could now.
    StopsCoronation,
    /// The Court can be left so that no card of the opponent can complete a Murder next turn, as one
    /// could now.
    StopsMurder,
    /// If the Court stays as it can be left, the seat can win by Coronation in its next turn.
    ThreatensCoronation,
    /// If the Court stays as it can be left, the seat can win by Murder in its next turn.
    ThreatensMurder,
    /// Two Queens can be in the hand at the end of the turn.
    TwoQueens,
    /// The opponent knows this face-down card, since they looked at it or laid it; the seat does
    /// not.
    KnownToThemAlone,
    /// The Assassin looks at a card that the seat does not know.
    LooksAtUnknown,
    /// The seat knows the card that it turns up.
    KnowsWhatComes,
    /// The card that is laid face up was known to be in the hand.
    TellsNothingNew,
    /// The card that is laid face down was not known to be in the hand.
    StaysSecret,
}

impl Weighed for Reason {
    const SLIGHT: i32 = 15;

    /// Returns a rough gain in the chance to win, in percent. A certain win or loss comes before all
    /// that may still be answered; a Marriage that is ready before the threats that the opponent
    /// sees; and what is known of cards comes last.
    fn worth(self) -> i32 {
        match self {
            Self::Crowns | Self::Murders => 100,
            Self::OnlyDefence | Self::Defends => 90,
            Self::ReadyToMarry => 60,
            Self::FindsQueen => 30,
            Self::StopsCoronation | Self::StopsMurder => 25,
            Self::ThreatensCoronation | Self::ThreatensMurder => 20,
            Self::TwoQueens => 15,
            Self::KnownToThemAlone => 6,
            Self::LooksAtUnknown => 5,
            Self::KnowsWhatComes => 4,
            Self::TellsNothingNew => 3,
            Self::StaysSecret => 2,
        }
    }
}

/// A decision under scrutiny.
struct Scrutiny<'a> {
    view: &'a View,
    table: Table,
    decision: Action,
}

impl<'a> Scrutiny<'a> {
    fn new(view: &'a View, decision: Action) -> Self {
        Self { view, table: Table::new(view), decision }
    }

    /// Returns true if the rest of the turn can end like this, whatever the unknown cards are.
    fn can_end(&self, wanted: impl Fn(Left) -> bool) -> bool {
        let ask = Ask { unknown: Unknown::Whichever, wanted: &wanted };
        self.table.decided(self.view.public.step, self.decision, &ask)
    }

    /// Returns true if the turn can be passed on like this.
    fn can_pass(&self, wanted: impl Fn(&Table) -> bool) -> bool {
        self.can_end(|left| matches!(left, Left::Passed(table) if wanted(table)))
    }

    fn wins(&self, by: Conspiracy) -> bool {
        self.can_end(|left| matches!(left, Left::Won(won) if won == by))
    }

    fn queens(&self, count: u8) -> bool {
        self.can_pass(|table| table.mine[Kind::Queen as usize] >= count)
    }

    /// Returns true if the opponent surely has a winning answer, whatever the rest of the turn is
    /// and whatever it turns up.
    fn loses(&self) -> bool {
        let escapes = |left: Left| match left {
            Left::Won(_) => true,
            Left::Passed(table) => !table.they_marry() && !table.they_can(Unknown::Whichever, None),
        };
        let ask = Ask { unknown: Unknown::AsWanted, wanted: &escapes };
        !self.table.decided(self.view.public.step, self.decision, &ask)
    }

    /// Returns true if the turn can end so that the opponent has no way to a conspiracy that they
    /// would have in the Court as it is.
    fn stops(&self, by: Conspiracy) -> bool {
        let can = |table: &Table| table.they_can(Unknown::AsWanted, Some(by));
        let stopped = |left: Left| match left {
            Left::Won(_) => true,
            Left::Passed(table) => !table.they_marry() && !can(table),
        };
        can(&self.table) && self.can_end(stopped)
    }

    fn threatens(&self, by: Conspiracy) -> bool {
        self.can_pass(|table| !table.they_marry() && table.can(Unknown::Whichever, Some(by)))
    }

    /// Returns the face-down card that is touched, if it is one.
    fn face_down(&self) -> Option<Place> {
        let (Action::Reveal(place)
        | Action::Replace(place)
        | Action::TurnOver(place)
        | Action::TurnUp(place)
        | Action::LookAt(place)) = self.decision
        else {
            return None;
        };
        (!self.table.up.contains(place)).then_some(place)
    }

    fn only_known_to_them(&self) -> bool {
        let seat = self.view.own.as_ref().expect("a decision has its seat").seat;
        let they = RogueMonarch::opponent(seat);
        self.face_down().is_some_and(|place| {
            self.view.public.watched[place.index()].contains(they)
                && self.table.court[place.index()].is_none()
        })
    }

    /// Returns the number of cards of the laid one's kind that the opponent knows to be in the
    /// hand.
    fn shown_before(&self, kind: Kind) -> u8 {
        self.view.own.as_ref().expect("a decision has its seat").hand.shown(kind)
    }

    /// Returns the reasons for the decision that depend on no other decision.
    fn merits(&self) -> Vec<Reason> {
        if self.wins(Conspiracy::Coronation) {
            return vec![Reason::Crowns];
        }
        if self.wins(Conspiracy::Murder) {
            return vec![Reason::Murders];
        }
        let known = |place: Place| self.table.court[place.index()].is_some();
        let down = self.face_down();
        let turns_up = !matches!(self.decision, Action::Replace(_) | Action::LookAt(_));
        let looks = matches!(self.decision, Action::LookAt(_));
        let lays = |side| match self.decision {
            Action::Lay(kind, laid) if laid == side => Some(self.shown_before(kind) > 0),
            _ => None,
        };
        // The last turn of the match has no next one.
        let next = self.view.public.turn < TURN_LIMIT;
        let checks = [
            (Reason::ReadyToMarry, next && self.queens(3)),
            (Reason::FindsQueen, next && self.can_pass(|table| table.found)),
            (Reason::StopsCoronation, next && self.stops(Conspiracy::Coronation)),
            (Reason::StopsMurder, next && self.stops(Conspiracy::Murder)),
            (Reason::ThreatensCoronation, next && self.threatens(Conspiracy::Coronation)),
            (Reason::ThreatensMurder, next && self.threatens(Conspiracy::Murder)),
            (Reason::TwoQueens, next && self.queens(2)),
            (Reason::KnownToThemAlone, self.only_known_to_them()),
            (Reason::LooksAtUnknown, looks && down.is_some_and(|place| !known(place))),
            (Reason::KnowsWhatComes, turns_up && down.is_some_and(known)),
            (Reason::TellsNothingNew, lays(Side::Up) == Some(true)),
            (Reason::StaysSecret, lays(Side::Down) == Some(false)),
        ];
        checks.into_iter().filter_map(|(reason, holds)| holds.then_some(reason)).collect()
    }
}

/// Returns what is sure of a decision.
pub(super) fn sure(view: &View, decision: Action) -> Sure<Reason> {
    let one = Scrutiny::new(view, decision);
    if one.wins(Conspiracy::Coronation) {
        Sure::Wins(Reason::Crowns)
    } else if one.wins(Conspiracy::Murder) {
        Sure::Wins(Reason::Murders)
    } else if view.public.turn < TURN_LIMIT && one.loses() {
        Sure::Loses
    } else {
        Sure::Open
    }
}

/// Returns true if the turn can surely be won for one of these reasons.
fn wins(reasons: &[Reason]) -> bool {
    reasons.iter().any(|reason| matches!(reason, Reason::Crowns | Reason::Murders))
}

/// Returns the reasons for one decision over the other.
pub(super) fn for_decision(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let [one, other] = [decision, instead].map(|decision| Scrutiny::new(view, decision));
    let [merits, others] = [one.merits(), other.merits()];
    if wins(&merits) && wins(&others) {
        return Vec::new();
    }
    let last = view.public.turn == TURN_LIMIT;
    let mut compared = Vec::new();
    if !last && !wins(&merits) && other.loses() && !one.loses() {
        let mut all = legal_of::<RogueMonarch>(view).into_iter();
        let only = all.all(|other| other == decision || Scrutiny::new(view, other).loses());
        compared.push(if only { Reason::OnlyDefence } else { Reason::Defends });
    }
    telling(merits, &others, compared)
}
