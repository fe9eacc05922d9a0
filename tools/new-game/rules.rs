//! Sample Game: twelve cards from 1 to 12, three for each player. In turn, each player plays a
//! card; the highest takes the trick and leads. Most tricks win.
//!
//! The shortest complete rulebook: a hidden hand, a public table, a view of both, and worlds
//! sampled from a view.

use crate::engine::{
    Game, Info, MAX_SEATS, NoOptions, Observable, Outcome, Pile, Rng, Seat, SeatSet, Setup, Turn,
    Viewer, errors,
};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The highest card.
pub const CARDS: u8 = 12;
/// The number of cards in a hand, which is also the number of tricks.
pub const HAND: usize = 3;

/// A set of cards.
pub type Cards = Pile<u8, { CARDS as usize }>;

/// The public part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The number of players.
    pub seats: usize,
    /// The seat to move.
    pub mover: Seat,
    /// The seat that led the trick.
    pub leader: Seat,
    /// The cards of the trick, the leader's first.
    pub trick: Cards,
    /// The cards of earlier tricks.
    pub gone: Cards,
    /// Tricks taken, by seat.
    pub taken: [i16; MAX_SEATS],
}

impl Public {
    /// Returns the number of cards that a player holds.
    pub fn held_by(&self, seat: Seat) -> usize {
        let played = self.gone.len() / self.seats;
        HAND - played - usize::from(seat.steps_after(self.leader, self.seats) < self.trick.len())
    }

    /// Returns true if all tricks are taken.
    pub fn is_over(&self) -> bool {
        self.gone.len() == HAND * self.seats
    }
}

/// The whole game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SampleGame {
    /// The public part.
    pub public: Public,
    /// The hands, by seat.
    pub hands: [Cards; MAX_SEATS],
}

/// The knowledge of one viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The viewer's seat and hand; `None` for the public.
    pub own: Option<(Seat, Cards)>,
}

/// The card to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub u8);

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "play-{}", self.0)
    }
}

/// An event; none of it is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A trick was taken.
    TrickTaken {
        /// The winner of the trick.
        seat: Seat,
    },
}

impl Observable for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(*self)
    }

    fn reveals_hidden(&self) -> bool {
        true
    }
}

errors! {
    /// The reason why a card cannot be played.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// All tricks are taken.
        Over,
        /// The player to move does not hold it.
        NotInHand,
    }
}

impl SampleGame {
    /// Deals hands of these sizes; the remaining cards stay unseen.
    fn deal(hands: &mut [Cards], sizes: impl Fn(usize) -> usize, mut cards: Cards, rng: &mut Rng) {
        rng.shuffle(&mut cards);
        for (nth, hand) in hands.iter_mut().enumerate() {
            hand.extend((0..sizes(nth)).filter_map(|_| cards.pop()));
            hand.sort_unstable();
        }
    }
}

impl Game for SampleGame {
    const INFO: Info = Info { id: "sample-game", seats: 2..=4, rules: 1, options: &[] };
    type Options = NoOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: &Setup<NoOptions>, rng: &mut Rng) -> Self {
        let first = Seat::new(rng.below(setup.seats));
        let mut hands = [Cards::new(); MAX_SEATS];
        Self::deal(&mut hands[..setup.seats], |_| HAND, (1..=CARDS).collect(), rng);
        let public = Public {
            seats: setup.seats,
            mover: first,
            leader: first,
            trick: Cards::new(),
            gone: Cards::new(),
            taken: [0; MAX_SEATS],
        };
        Self { public, hands }
    }

    fn turn(&self) -> Turn {
        let public = &self.public;
        if !public.is_over() {
            return Turn::Of(public.mover);
        }
        let taken = &public.taken[..public.seats];
        let most = taken.iter().max().expect("a seat plays");
        let winners = Seat::all(public.seats).filter(|seat| taken[seat.index()] == *most);
        Turn::Over(Outcome::new(taken, winners.collect::<SeatSet>()))
    }

    fn legal(&self, into: &mut Vec<Action>) {
        into.clear();
        if !self.public.is_over() {
            into.extend(self.hands[self.public.mover.index()].iter().map(|&card| Action(card)));
        }
    }

    fn refuse(&self, Action(card): Action) -> Option<Refusal> {
        if self.public.is_over() {
            return Some(Refusal::Over);
        }
        let held = self.hands[self.public.mover.index()].contains(&card);
        (!held).then_some(Refusal::NotInHand)
    }

    fn apply(&mut self, Action(card): Action, _: &mut Rng, tell: &mut impl FnMut(&Self, Event)) {
        let seat = self.public.mover;
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|&held| held == card).expect("a card of the hand");
        hand.remove(at);
        let public = &mut self.public;
        public.trick.push(card);
        public.mover = seat.next(public.seats);
        let whole = public.trick.len() == public.seats;
        tell(self, Event::Played { seat, card });
        if whole {
            let public = &mut self.public;
            let best = (0..public.seats).max_by_key(|&at| public.trick[at]).expect("a trick");
            let seat = public.leader.after(best, public.seats);
            public.taken[seat.index()] += 1;
            let trick = std::mem::take(&mut public.trick);
            public.gone.extend(trick.iter().copied());
            (public.leader, public.mover) = (seat, seat);
            tell(self, Event::TrickTaken { seat });
        }
    }

    fn view(&self, to: Viewer) -> View {
        let own = to.seat().map(|seat| (seat, self.hands[seat.index()]));
        View { public: self.public, own }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        let (me, mine) = view.own.expect("a world is imagined from a seat");
        let public = view.public;
        let seen = |card: &u8| {
            mine.contains(card) || public.trick.contains(card) || public.gone.contains(card)
        };
        let unseen = (1..=CARDS).filter(|card| !seen(card)).collect();
        let mut hands = [Cards::new(); MAX_SEATS];
        let sizes = |nth| if nth == me.index() { 0 } else { public.held_by(Seat::new(nth)) };
        Self::deal(&mut hands[..public.seats], sizes, unseen, rng);
        hands[me.index()] = mine;
        Self { public, hands }
    }

    fn vocabulary() -> Vec<Action> {
        (1..=CARDS).map(Action).collect()
    }
}
