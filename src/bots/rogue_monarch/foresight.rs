//! Analyses a turn to its end with the seat's knowledge.
//!
//! A card that the seat does not know may be of any kind that is left: a *sure* result holds for
//! every possibility, and an *impossible* one for none.

use crate::games::rogue_monarch::{
    Action, COPIES, Conspiracy, KINDS, Kind, PLACES, Place, PlaceSet, RogueMonarch, Side, Step,
    View, pairs, shown,
};

/// The assumption about cards that the seat does not know.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unknown {
    /// Any kind: a result that holds for all of them is sure.
    Whichever,
    /// The most convenient kind: a result that holds for none of them is impossible.
    AsWanted,
}

/// The end of a turn.
pub(super) enum Left<'a> {
    Won(Conspiracy),
    Passed(&'a Table),
}

/// A seat's knowledge of the table, in the middle of an analysed turn.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub court: [Option<Kind>; 4],
    pub up: PlaceSet,
    /// The places whose cards the opponent knows.
    watched: PlaceSet,
    /// The seat's hand, without cards taken unseen.
    pub mine: [u8; 4],
    /// The cards that the opponent surely holds.
    theirs: [u8; 4],
    /// True if the opponent holds more than that.
    more: bool,
    /// The number of cards of each kind whose place the seat does not know.
    unseen: [u8; 4],
    discards: [u8; 4],
    /// True if it is the opponent's turn.
    theirs_is_the_turn: bool,
    /// True if a Queen has surely found another in this turn.
    pub found: bool,
}

impl Table {
    pub fn new(view: &View) -> Self {
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
            watched: PlaceSet::from_flags(view.public.watched.map(|seats| seats.contains(they))),
            mine,
            theirs,
            more: theirs.iter().sum::<u8>() < view.public.hands[they.index()],
            unseen,
            discards,
            theirs_is_the_turn: false,
            found: false,
        }
    }

    /// Returns the conspiracy that the Court shows.
    fn shown(&self) -> Option<Conspiracy> {
        let of =
            |kind| PlaceSet::from_flags(self.court.map(|card| card == Some(kind))).and(self.up);
        shown(of(Kind::King), of(Kind::Assassin), self.up)
    }

    fn with(mut self, place: Place, kind: Kind) -> Self {
        self.court[place.index()] = Some(kind);
        self
    }

    /// Returns the table after one of the unknown cards has come up.
    fn seen(mut self, kind: Kind) -> Self {
        self.unseen[kind as usize] -= 1;
        self
    }

    fn turned(self, place: Place, up: bool) -> Self {
        if up {
            Self { up: self.up.with(place), watched: self.watched.with(place), ..self }
        } else {
            Self { up: self.up.without(place), ..self }
        }
    }

    /// Returns true if the turn can end as asked after this decision.
    pub fn decided(&self, step: Step, decision: Action, ask: &Ask) -> bool {
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

    /// Returns true if a whole turn can end as asked.
    fn acts(&self, ask: &Ask) -> bool {
        PLACES.into_iter().any(|place| {
            !self.up.contains(place) && self.reveals(place, ask) || self.replaces(place, ask)
        })
    }

    /// Turns up a face-down card and follows its consequences.
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

    /// Returns true if laying some card from the hand here fulfils `ask`.
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
            if side == Side::Down {
                table.watched = table.watched.without(place);
            }
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

    /// Returns the table after a Queen: two random cards of the other hand are seen, the Queens
    /// among them are discarded, and as many cards are drawn, possibly from a new pile.
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
        let [up, watched] = [self.up, self.watched].map(|places| places.switched(a, b));
        let mut table = Self { up, watched, ..*self };
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

    /// Discards one card, and another if two must go.
    fn discards(&self, kind: Kind, left: u8, ask: &Ask) -> bool {
        let mut table = *self;
        table.mine[kind as usize] -= 1;
        if left == 1 {
            return ask.of(Left::Passed(&table));
        }
        let mut kinds = KINDS.into_iter().filter(|&kind| table.mine[kind as usize] > 0);
        kinds.any(|kind| table.discards(kind, 1, ask))
    }

    /// Returns true if the opponent surely wins as soon as their turn begins.
    pub fn they_marry(&self) -> bool {
        self.theirs[Kind::Queen as usize] >= 3
    }

    /// Returns true if the opponent can win their turn that begins, by the wanted conspiracy or by
    /// any. To be sure, they must know the cards that it takes.
    pub fn they_can(&self, unknown: Unknown, wanted: Option<Conspiracy>) -> bool {
        let mut table = Self { theirs_is_the_turn: true, ..*self };
        if unknown == Unknown::Whichever {
            for place in self.face_down().filter(|&place| !self.watched.contains(place)) {
                if let Some(kind) = table.court[place.index()].take() {
                    table.unseen[kind as usize] += 1;
                }
            }
        }
        table.can(unknown, wanted)
    }

    /// Returns true if the turn that begins can be won, by the wanted conspiracy or by any.
    pub fn can(&self, unknown: Unknown, wanted: Option<Conspiracy>) -> bool {
        let won = |left: Left| match left {
            Left::Won(by) => wanted.is_none_or(|wanted| by == wanted),
            Left::Passed(_) => false,
        };
        self.acts(&Ask { unknown, wanted: &won })
    }
}

/// A condition on the end of a turn.
pub(super) struct Ask<'a> {
    pub unknown: Unknown,
    pub wanted: &'a dyn Fn(Left) -> bool,
}

impl Ask<'_> {
    fn of(&self, left: Left) -> bool {
        (self.wanted)(left)
    }
}
