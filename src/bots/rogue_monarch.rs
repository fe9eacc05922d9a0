//! What the bots know of Rogue Monarch.
//!
//! The rules of thumb ask three things of a decision: how likely it wins this
//! very turn, how easily the opponent could win from the Court it leaves, and
//! how near it brings the hand to a Marriage.

use super::{Bots, best_of};
use crate::engine::{Rng, Seat};
use crate::games::rogue_monarch::{
    Action, Hand, KINDS, Kind, PLACES, Place, PlaceSet, Public, RogueMonarch, Side, Step, View,
    pairs, shown,
};

/// For so many turns caution is whole; most matches are over by then.
const CAUTIOUS_TURNS: u16 = 24;

/// Over so many turns more it wanes to nothing.
const WANING_TURNS: f32 = 20.0;

/// What the seat to move knows, whether read from its view or in a playout.
struct Sight<'a> {
    public: &'a Public,
    hand: Hand,
    court: [Option<Kind>; 4],
    row: Row,
    /// Cards surely in the opponent's hand.
    theirs: [u8; 4],
    /// How likely a card that the seat has not seen is of each kind.
    odds: [f32; 4],
    /// How likely the opponent's hand holds at least one of each kind.
    they_hold: [f32; 4],
    /// How much the opponent's chances are feared, from 1 to 0.
    caution: f32,
}

impl<'a> Sight<'a> {
    fn new(public: &'a Public, hand: Hand, court: [Option<Kind>; 4], theirs: [u8; 4]) -> Self {
        let mut unseen = hand.counts().map(|count| 4 - count as i8);
        for &kind in public.discards.iter().chain(court.iter().flatten()) {
            unseen[kind as usize] -= 1;
        }
        for (unseen, &sure) in unseen.iter_mut().zip(&theirs) {
            *unseen -= sure as i8;
        }
        let total = unseen.iter().sum::<i8>().max(1) as f32;
        let odds = unseen.map(|count| count.max(0) as f32 / total);
        let row = Row::new(&court, public.up);
        let caution = caution(public.turn);
        Self { public, hand, court, row, theirs, odds, they_hold: [0.0; 4], caution }
            .sure_of(theirs)
    }

    /// The same where the opponent's hand surely holds these.
    fn sure_of(self, theirs: [u8; 4]) -> Self {
        let unknown = 3 - theirs.iter().sum::<u8>().min(3);
        let they_hold = KINDS.map(|kind| {
            if theirs[kind as usize] > 0 {
                return 1.0;
            }
            let none = 1.0 - self.odds[kind as usize];
            1.0 - (0..unknown).fold(1.0, |chance, _| chance * none)
        });
        Self { theirs, they_hold, ..self }
    }

    fn of_view(view: &'a View) -> Self {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        Self::new(&view.public, own.hand, view.court, own.memory.their_hand())
    }

    fn of_state(state: &'a RogueMonarch, seat: Seat) -> Self {
        let memory = &state.memory[seat.index()];
        let court = PLACES.map(|place| memory.court(place));
        Self::new(&state.public, state.hands[seat.index()], court, memory.their_hand())
    }

    /// How good a decision looks. Winning the turn is worth 100.
    fn worth(&self, action: Action) -> f32 {
        let row = self.row;
        match action {
            Action::Reveal(place) => {
                let play = |kind| {
                    let row = row.holding(place, kind).with_up(place);
                    self.after_play(row, kind, self.hand.counts())
                };
                self.court[place.index()].map_or_else(|| self.over_kinds(play), play)
            }
            // The best lay that the place allows, so that place and card are weighed together.
            Action::Replace(place) => KINDS
                .into_iter()
                .filter(|&kind| self.hand.count(kind) > 0)
                .flat_map(|kind| [(kind, Side::Up), (kind, Side::Down)])
                .map(|(kind, side)| self.worth_of_lay(place, kind, side))
                .fold(f32::NEG_INFINITY, f32::max),
            Action::Lay(kind, side) => {
                let Step::Lay(place) = self.public.step else { return 0.0 };
                self.worth_of_lay(place, kind, side)
            }
            Action::Switch(a, b) => {
                let row = row.switched(a, b);
                if row.wins() { 100.0 } else { self.best_turn_over(row) }
            }
            Action::TurnOver(place) => self.after_turn_over(row, place),
            Action::TurnUp(place) => self.after_turn_up(row, place),
            Action::DrawTwo => Self::hand_worth(self.hand.counts()) + 6.0 - self.danger(row),
            Action::Discard(kind) => {
                let mut hand = self.hand.counts();
                hand[kind as usize] -= 1;
                Self::hand_worth(hand)
            }
            Action::LookAt(place) => {
                if self.court[place.index()].is_none() {
                    1.0
                } else {
                    0.0
                }
            }
        }
    }

    fn worth_of_lay(&self, place: Place, kind: Kind, side: Side) -> f32 {
        let mut hand = self.hand.counts();
        hand[kind as usize] -= 1;
        if let Some(taken) = self.court[place.index()] {
            hand[taken as usize] += 1;
        }
        let laid = self.row.holding(place, kind);
        match side {
            Side::Up => self.after_play(laid.with_up(place), kind, hand),
            Side::Down => {
                let laid = Row { up: laid.up.without(place), ..laid };
                Self::hand_worth(hand) - self.danger(laid)
            }
        }
    }

    /// The rest of the turn after a card came face up by playing or revealing it.
    fn after_play(&self, row: Row, kind: Kind, hand: [u8; 4]) -> f32 {
        if row.wins() {
            return 100.0;
        }
        let keep = Self::hand_worth(hand);
        let effect = match kind {
            Kind::Knight => pairs()
                .map(|(a, b)| {
                    let row = row.switched(a, b);
                    if row.wins() { 100.0 } else { self.best_turn_over(row) }
                })
                .fold(f32::NEG_INFINITY, f32::max),
            Kind::Queen => {
                let queens = f32::from(self.theirs[Kind::Queen as usize]);
                2.0 + 14.0 * queens + 3.0 * self.they_hold[Kind::Queen as usize] - self.danger(row)
            }
            Kind::King => PLACES
                .into_iter()
                .filter(|&place| !row.up.contains(place))
                .map(|place| self.after_turn_up(row, place))
                .fold(3.0 - self.danger(row), f32::max),
            Kind::Assassin => 2.0 - self.danger(row),
        };
        effect + keep
    }

    fn best_turn_over(&self, row: Row) -> f32 {
        PLACES
            .into_iter()
            .map(|place| self.after_turn_over(row, place))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    fn after_turn_over(&self, row: Row, place: Place) -> f32 {
        if row.up.contains(place) {
            -self.danger(Row { up: row.up.without(place), ..row })
        } else {
            self.after_turn_up(row, place)
        }
    }

    fn after_turn_up(&self, row: Row, place: Place) -> f32 {
        let turned = |row: Row| {
            let row = row.with_up(place);
            if row.wins() { 100.0 } else { -self.danger(row) }
        };
        if row.unknown.contains(place) {
            self.over_kinds(|kind| turned(row.holding(place, kind)))
        } else {
            turned(row)
        }
    }

    /// The mean of a worth over what a card that the seat does not know may be.
    fn over_kinds(&self, worth: impl Fn(Kind) -> f32) -> f32 {
        KINDS
            .into_iter()
            .filter(|&kind| self.odds[kind as usize] > 0.0)
            .map(|kind| self.odds[kind as usize] * worth(kind))
            .sum()
    }

    /// What a hand promises: a Marriage above all, then strong cards.
    fn hand_worth(hand: [u8; 4]) -> f32 {
        let [knights, queens, kings, assassins] = hand.map(f32::from);
        let marriage = match hand[Kind::Queen as usize] {
            0 | 1 => 1.5 * queens,
            2 => 9.0,
            _ => 45.0,
        };
        marriage + 3.0 * kings + 2.5 * assassins + knights
    }

    /// How likely the opponent wins from this Court, roughly, on a scale to 100.
    fn danger(&self, row: Row) -> f32 {
        let kings = row.kings.and(row.up);
        let coronation = match kings.len() {
            2.. => 90.0 * self.they_open(Kind::King, row.kings, row),
            1 => 8.0,
            _ => 0.0,
        };
        let assassins = row.assassins.and(row.up);
        let (done, begun) = (assassins.between(), assassins.beside());
        let murder = if !done.is_empty() {
            95.0
        } else if !begun.and(row.up).is_empty() {
            let next = 70.0 * self.they_open(Kind::Assassin, row.assassins, row);
            if begun.minus(row.up).is_empty() { next } else { f32::max(next, 10.0) }
        } else if !begun.is_empty() {
            10.0
        } else {
            0.0
        };
        let marriage = if self.theirs[Kind::Queen as usize] >= 2 { 20.0 } else { 0.0 };
        (f32::max(coronation, murder) + marriage) * self.caution
    }

    /// How likely the opponent has a card of this kind to open: in hand, or face
    /// down in the Court, where these places are known to hold one.
    fn they_open(&self, kind: Kind, known: PlaceSet, row: Row) -> f32 {
        let down = if !known.minus(row.up).is_empty() {
            0.6
        } else if !row.unknown.minus(row.up).is_empty() {
            self.odds[kind as usize] * 0.5
        } else {
            0.0
        };
        f32::max(self.they_hold[kind as usize], down)
    }
}

/// How much the opponent's chances are feared in this turn, from 1 to 0: two
/// cautious players could put each other off for ever, so caution wanes.
fn caution(turn: u16) -> f32 {
    let late = f32::from(turn.saturating_sub(CAUTIOUS_TURNS));
    (1.0 - late / WANING_TURNS).max(0.0)
}

/// The Court as a seat knows or supposes it: what matters to the conspiracies.
#[derive(Clone, Copy)]
struct Row {
    /// Where Kings lie, as far as the seat knows.
    kings: PlaceSet,
    /// Where Assassins lie, as far as the seat knows.
    assassins: PlaceSet,
    /// Where the seat does not know the card.
    unknown: PlaceSet,
    up: PlaceSet,
}

impl Row {
    fn new(court: &[Option<Kind>; 4], up: PlaceSet) -> Self {
        let of = |card| PLACES.into_iter().filter(|place| court[place.index()] == card).collect();
        Self {
            kings: of(Some(Kind::King)),
            assassins: of(Some(Kind::Assassin)),
            unknown: of(None),
            up,
        }
    }

    fn wins(&self) -> bool {
        shown(self.kings.and(self.up), self.assassins.and(self.up), self.up).is_some()
    }

    fn with_up(self, place: Place) -> Self {
        Self { up: self.up.with(place), ..self }
    }

    fn switched(self, a: Place, b: Place) -> Self {
        Self {
            kings: self.kings.switched(a, b),
            assassins: self.assassins.switched(a, b),
            unknown: self.unknown.switched(a, b),
            up: self.up.switched(a, b),
        }
    }

    /// The same with a card of this kind on this place.
    fn holding(self, place: Place, kind: Kind) -> Self {
        let put = |set: PlaceSet, here| if here { set.with(place) } else { set.without(place) };
        Self {
            kings: put(self.kings, kind == Kind::King),
            assassins: put(self.assassins, kind == Kind::Assassin),
            unknown: self.unknown.without(place),
            up: self.up,
        }
    }
}

impl Bots for RogueMonarch {
    const REGENT: u32 = 1_500;

    fn squire(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        // Sees a win that lies open, and otherwise plays as it comes.
        let sight = Sight::of_view(view).sure_of([0; 4]);
        let scores: Vec<f32> = legal.iter().map(|&action| sight.worth(action)).collect();
        if rng.chance(1, 2) || scores.iter().any(|&score| score >= 90.0) {
            best_of(scores, rng)
        } else {
            rng.below(legal.len())
        }
    }

    fn baron(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let sight = Sight::of_view(view);
        best_of(legal.iter().map(|&action| sight.worth(action)), rng)
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little chance keeps playouts from repeating one line of thought.
        if rng.chance(1, 10) {
            return rng.below(legal.len());
        }
        let sight = Sight::of_state(self, self.public.mover);
        best_of(legal.iter().map(|&action| sight.worth(action)), rng)
    }
}
