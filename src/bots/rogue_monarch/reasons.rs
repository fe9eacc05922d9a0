//! Why a decision is better than another, as far as the rules tell it for certain.
//!
//! A turn is several small decisions, so it is asked what the rest of the turn *can*
//! still bring, and what the opponent's next turn can make of the Court. A card that
//! the seat does not know may be of any kind that is left: what is *sure* holds
//! whichever it is, and what is *impossible* holds of none of them.

use crate::bots::{for_one_alone, legal_of};
use crate::games::rogue_monarch::{
    Action, COPIES, Conspiracy, KINDS, Kind, PLACES, Place, PlaceSet, RogueMonarch, Side, Step,
    TURN_LIMIT, View, pairs, shown,
};
use serde::Serialize;

/// What speaks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The turn can surely be won by three Kings face up (Coronation).
    Crowns,
    /// The turn can surely be won by a face-up card between two Assassins (Murder).
    Murders,
    /// After every other decision the opponent can surely win in the next turn.
    OnlyDefence,
    /// After the other decision the opponent can surely win in the next turn, after this
    /// one not surely.
    Defends,
    /// Three Queens can be in the hand at the end of the turn (Marriage).
    ReadyToMarry,
    /// A Queen sees two cards of a hand with two Queens or more: one at least goes.
    FindsQueen,
    /// The Court can be left so that no card of the opponent's can crown next turn.
    StopsCoronation,
    /// The same of a Murder.
    StopsMurder,
    /// If the Court stays as it can be left, the seat can be crowned in its next turn.
    ThreatensCoronation,
    /// The same of a Murder.
    ThreatensMurder,
    /// Two Queens can be in the hand at the end of the turn.
    TwoQueens,
    /// The opponent knows this face-down card, since they looked at it or laid it; the
    /// seat does not.
    KnownToThemAlone,
    /// The Assassin looks at a card that the seat does not know.
    LooksAtUnknown,
    /// The seat knows the card that it turns up.
    KnowsWhatComes,
    /// The card that is laid face up was known to be in the hand.
    TellsNothingNew,
    /// What is laid face down was not known to be in the hand.
    StaysSecret,
}

/// What a card that the seat does not know is taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unknown {
    /// Whichever it is: what holds so is sure.
    Whichever,
    /// The most convenient: what does not hold so is impossible.
    AsWanted,
}

/// How a turn ended.
enum Left<'a> {
    Won(Conspiracy),
    Passed(&'a Table),
}

/// What a seat knows of the table, in the middle of a turn that is thought through.
#[derive(Clone, Copy)]
struct Table {
    court: [Option<Kind>; 4],
    up: PlaceSet,
    /// The seat's own hand; of a card taken unseen nothing is known.
    mine: [u8; 4],
    /// What the opponent surely holds.
    theirs: [u8; 4],
    /// Whether they hold more than that.
    more: bool,
    /// How many cards of each kind lie where the seat does not know it.
    unseen: [u8; 4],
    discards: [u8; 4],
    /// Whether it is the opponent's turn.
    theirs_is_the_turn: bool,
    /// Whether a Queen has surely found another in this turn.
    found: bool,
}

impl Table {
    fn of(view: &View) -> Self {
        let own = view.own.as_ref().expect("a decision is looked at from its seat");
        let they = RogueMonarch::opponent(own.seat);
        let (mine, theirs) = (own.hand.counts(), own.memory.their_hand());
        let discards =
            KINDS.map(|kind| view.public.discards.iter().filter(|&&card| card == kind).count());
        let discards = discards.map(|count| count as u8);
        let unseen = KINDS.map(|kind| {
            let court = view.court.iter().filter(|&&card| card == Some(kind)).count() as u8;
            let k = kind as usize;
            COPIES - mine[k] - theirs[k] - discards[k] - court
        });
        Self {
            court: view.court,
            up: view.public.up,
            mine,
            theirs,
            more: theirs.iter().sum::<u8>() < view.public.hands[they.index()],
            unseen,
            discards,
            theirs_is_the_turn: false,
            found: false,
        }
    }

    /// The conspiracy that the Court shows.
    fn shown(&self) -> Option<Conspiracy> {
        let of = |kind| PlaceSet::of(self.court.map(|card| card == Some(kind))).and(self.up);
        shown(of(Kind::King), of(Kind::Assassin), self.up)
    }

    fn with(mut self, place: Place, kind: Kind) -> Self {
        self.court[place.index()] = Some(kind);
        self
    }

    /// One of the cards that the seat does not know has come up.
    fn seen(mut self, kind: Kind) -> Self {
        self.unseen[kind as usize] -= 1;
        self
    }

    fn turned(self, place: Place, up: bool) -> Self {
        let up = if up { self.up.with(place) } else { self.up.without(place) };
        Self { up, ..self }
    }

    /// After this decision of the step asked.
    fn decided(&self, step: Step, decision: Action, ask: &Ask) -> bool {
        match (step, decision) {
            (_, Action::Reveal(place)) => self.reveals(place, ask),
            (_, Action::Replace(place)) => self.replaces(place, ask),
            (Step::Lay(place), Action::Lay(kind, side)) => self.lays(place, kind, side, ask),
            (_, Action::Switch(a, b)) => self.switches(a, b, ask),
            (_, Action::TurnOver(place)) => self.turns_over(place, ask),
            (_, Action::TurnUp(place)) => self.turns_up(place, ask),
            (Step::Discard { left }, Action::Discard(kind)) => self.discards(kind, left, ask),
            _ => ask.of(Left::Passed(self)),
        }
    }

    /// A whole turn.
    fn acts(&self, ask: &Ask) -> bool {
        PLACES.into_iter().any(|place| {
            !self.up.contains(place) && self.reveals(place, ask) || self.replaces(place, ask)
        })
    }

    /// A face-down card comes up, and what follows from it.
    fn comes_up(&self, place: Place, ask: &Ask, then: impl Fn(&Self, Kind) -> bool) -> bool {
        let up = |table: Self, kind| {
            let table = table.with(place, kind).turned(place, true);
            table.shown().map_or_else(|| then(&table, kind), |won| ask.of(Left::Won(won)))
        };
        let mut kinds = KINDS.into_iter().filter(|&kind| self.unseen[kind as usize] > 0);
        match (self.court[place.index()], ask.unknown) {
            (Some(kind), _) => up(*self, kind),
            (None, Unknown::Whichever) => kinds.all(|kind| up(self.seen(kind), kind)),
            (None, Unknown::AsWanted) => kinds.any(|kind| up(self.seen(kind), kind)),
        }
    }

    fn reveals(&self, place: Place, ask: &Ask) -> bool {
        self.comes_up(place, ask, |table, kind| table.takes_effect(kind, ask))
    }

    /// Some card of the hand is laid here.
    fn replaces(&self, place: Place, ask: &Ask) -> bool {
        let either = |table: &Self, kind| {
            [Side::Up, Side::Down].into_iter().any(|side| table.lays(place, kind, side, ask))
        };
        let guesses = self.theirs_is_the_turn && ask.unknown == Unknown::AsWanted && self.more;
        KINDS.into_iter().any(|kind| {
            let k = kind as usize;
            let held = if self.theirs_is_the_turn { self.theirs[k] } else { self.mine[k] };
            held > 0 && either(self, kind)
                || guesses && self.unseen[k] > 0 && either(&self.seen(kind), kind)
        })
    }

    fn lays(&self, place: Place, kind: Kind, side: Side, ask: &Ask) -> bool {
        let mut table = self.with(place, kind).turned(place, side == Side::Up);
        if !self.theirs_is_the_turn {
            table.mine[kind as usize] -= 1;
            if let Some(taken) = self.court[place.index()] {
                table.mine[taken as usize] += 1;
            }
        }
        match (side, table.shown()) {
            (Side::Down, _) => ask.of(Left::Passed(&table)),
            (Side::Up, Some(won)) => ask.of(Left::Won(won)),
            (Side::Up, None) => table.takes_effect(kind, ask),
        }
    }

    fn takes_effect(&self, kind: Kind, ask: &Ask) -> bool {
        match kind {
            Kind::Knight => pairs().any(|(a, b)| self.switches(a, b, ask)),
            Kind::Queen => ask.of(Left::Passed(&self.after_queen())),
            Kind::King => {
                ask.of(Left::Passed(self))
                    || self.face_down().any(|place| self.turns_up(place, ask))
            }
            Kind::Assassin => ask.of(Left::Passed(self)),
        }
    }

    fn face_down(&self) -> impl Iterator<Item = Place> {
        let up = self.up;
        PLACES.into_iter().filter(move |&place| !up.contains(place))
    }

    /// Two random cards of the other hand are seen, the Queens among them discarded, and
    /// as many drawn, from a new pile perhaps.
    fn after_queen(&self) -> Self {
        const QUEEN: usize = Kind::Queen as usize;
        let mut table = *self;
        if !self.theirs_is_the_turn {
            table.found = self.theirs[QUEEN] >= 2;
            table.theirs[QUEEN] = self.theirs[QUEEN].saturating_sub(2);
            table.more = true;
            for (unseen, discards) in table.unseen.iter_mut().zip(self.discards) {
                *unseen += discards;
            }
            table.unseen[QUEEN] += self.theirs[QUEEN] - table.theirs[QUEEN];
        }
        table
    }

    fn switches(&self, a: Place, b: Place, ask: &Ask) -> bool {
        let mut table = Self { up: self.up.switched(a, b), ..*self };
        table.court.swap(a.index(), b.index());
        match table.shown() {
            Some(won) => ask.of(Left::Won(won)),
            None => PLACES.into_iter().any(|place| table.turns_over(place, ask)),
        }
    }

    fn turns_over(&self, place: Place, ask: &Ask) -> bool {
        if self.up.contains(place) {
            ask.of(Left::Passed(&self.turned(place, false)))
        } else {
            self.turns_up(place, ask)
        }
    }

    fn turns_up(&self, place: Place, ask: &Ask) -> bool {
        self.comes_up(place, ask, |table, _| ask.of(Left::Passed(table)))
    }

    /// One card is discarded, and another if two were to go.
    fn discards(&self, kind: Kind, left: u8, ask: &Ask) -> bool {
        let mut table = *self;
        table.mine[kind as usize] -= 1;
        if left == 1 {
            return ask.of(Left::Passed(&table));
        }
        let mut kinds = KINDS.into_iter().filter(|&kind| table.mine[kind as usize] > 0);
        kinds.any(|kind| table.discards(kind, 1, ask))
    }

    /// Whether the opponent, whose turn begins, can win in it like that.
    fn they_can(&self, unknown: Unknown, wanted: Option<Conspiracy>) -> bool {
        Self { theirs_is_the_turn: true, ..*self }.can(unknown, wanted)
    }

    /// Whether the turn that begins can be won, like that or anyhow.
    fn can(&self, unknown: Unknown, wanted: Option<Conspiracy>) -> bool {
        let won = |left: Left| match left {
            Left::Won(by) => wanted.is_none_or(|wanted| by == wanted),
            Left::Passed(_) => false,
        };
        self.acts(&Ask { unknown, wanted: &won })
    }
}

/// What is asked of the end of a turn.
struct Ask<'a> {
    unknown: Unknown,
    wanted: &'a dyn Fn(Left) -> bool,
}

impl Ask<'_> {
    fn of(&self, left: Left) -> bool {
        (self.wanted)(left)
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
        Self { view, table: Table::of(view), decision }
    }

    /// Whether the rest of the turn can end like this, whatever the unknown cards are.
    fn can_end(&self, wanted: impl Fn(Left) -> bool) -> bool {
        let ask = Ask { unknown: Unknown::Whichever, wanted: &wanted };
        self.table.decided(self.view.public.step, self.decision, &ask)
    }

    /// Whether the turn can be passed on like this.
    fn can_pass(&self, wanted: impl Fn(&Table) -> bool) -> bool {
        self.can_end(|left| matches!(left, Left::Passed(table) if wanted(table)))
    }

    fn wins(&self, by: Conspiracy) -> bool {
        self.can_end(|left| matches!(left, Left::Won(won) if won == by))
    }

    fn queens(&self, count: u8) -> bool {
        self.can_pass(|table| table.mine[Kind::Queen as usize] >= count)
    }

    /// Whether the opponent surely has an answer that wins, whatever the rest of the
    /// turn is and whatever it turns up.
    fn loses(&self) -> bool {
        let escapes = |left: Left| match left {
            Left::Won(_) => true,
            Left::Passed(table) => {
                table.theirs[Kind::Queen as usize] < 3 && !table.they_can(Unknown::Whichever, None)
            }
        };
        let ask = Ask { unknown: Unknown::AsWanted, wanted: &escapes };
        !self.table.decided(self.view.public.step, self.decision, &ask)
    }

    fn stops(&self, by: Conspiracy) -> bool {
        self.can_end(|left| match left {
            Left::Won(_) => true,
            Left::Passed(table) => !table.they_can(Unknown::AsWanted, Some(by)),
        })
    }

    fn threatens(&self, by: Conspiracy) -> bool {
        self.can_pass(|table| table.can(Unknown::Whichever, Some(by)))
    }

    /// The face-down card that is touched, if it is one.
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

    /// How many cards like the one that is laid the opponent is sure of.
    fn shown_before(&self, kind: Kind) -> u8 {
        self.view.own.as_ref().expect("a decision has its seat").hand.shown(kind)
    }

    /// What speaks for the decision, whatever it is held against.
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
        // In the last turn of all there is no next one.
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

/// What speaks for one decision and not for the other.
pub(super) fn of(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let [one, other] = [decision, instead].map(|decision| Scrutiny::new(view, decision));
    let mut reasons = for_one_alone(one.merits(), &other.merits());
    let last = view.public.turn == TURN_LIMIT;
    let won = [Reason::Crowns, Reason::Murders].iter().any(|reason| reasons.contains(reason));
    if !last && !won && other.loses() && !one.loses() {
        let mut others = legal_of::<RogueMonarch>(view).into_iter();
        let only = others.all(|other| other == decision || Scrutiny::new(view, other).loses());
        reasons.insert(0, if only { Reason::OnlyDefence } else { Reason::Defends });
    }
    reasons
}
