//! A toy card game, sound or with one seeded flaw, to test the battery itself.
//!
//! Seven cards of value 0 to 6, two or three players, two cards each. A turn: play a card openly
//! and score its value, or look at the top card of the pile, once until it is drawn. A player who
//! plays draws. The game is over when the pile is empty; most points win.

use crate::inspect::{Inspect, Spot, at};
use crate::witness::{Remembered, Witness};
use regalia::engine::{
    Game, Info, NoOptions, Observable, Outcome, Pile, Purpose, Rng, Seat, SeatSet, Setup, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// No flaw.
pub const SOUND: u8 = 0;
/// A view shows a card of the next hand.
pub const VIEW_LEAKS: u8 = 1;
/// The drawn card is told to all players.
pub const EVENT_LEAKS: u8 = 2;
/// Peeking is legal only when the top card is odd.
pub const LEGAL_LEAKS: u8 = 3;
/// Sometimes a played card vanishes.
pub const LOSES_A_CARD: u8 = 4;
/// A card that was peeked at is dealt anew in samples.
pub const SAMPLE_FORGETS: u8 = 5;
/// The highest unseen card is never dealt to a hand.
pub const SAMPLE_NEVER_DEALS: u8 = 6;

/// View and sample both forget who drew a card that the seat had looked at.
pub const FORGETS_WHO_DREW: u8 = 7;
/// A look at the top card, which all see afterwards, is told to no other player.
pub const CHANGES_UNTOLD: u8 = 8;
/// No event reports that it reveals anything.
pub const UNCOVERS_NOTHING: u8 = 9;
/// Between playing and drawing, a step shows the card to be drawn.
pub const FRAME_LEAKS: u8 = 10;
/// The card drawn also depends on what the players have decided.
pub const CHANCE_FOLLOWS_DECISIONS: u8 = 11;

type Cards = Pile<u8, 7>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Toy<const FLAW: u8> {
    seats: usize,
    mover: Seat,
    hands: Vec<Cards>,
    points: Vec<i16>,
    played: Cards,
    pile: Cards,
    /// The seats that have looked at the top card of the pile.
    peeked: SeatSet,
    /// By seat, the cards of other hands that it knows from looking before they were drawn.
    knows: Vec<Vec<(Seat, u8)>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    seat: Option<Seat>,
    knows: Vec<(Seat, u8)>,
    seats: usize,
    mover: Seat,
    hand: Cards,
    hands: Vec<usize>,
    points: Vec<i16>,
    played: Cards,
    pile: usize,
    peeked: SeatSet,
    top: Option<u8>,
    leak: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Play(u8),
    Peek,
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Play(card) => write!(to, "play-{card}"),
            Self::Peek => to.write_str("peek"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    Played(Seat, u8),
    Drew(Seat, Option<u8>, bool),
    /// The seat, the card, and the flaw of the telling.
    Peeked(Seat, Option<u8>, u8),
}

impl Observable for Event {
    fn seen_by(&self, to: Viewer) -> Option<Self> {
        if let Self::Peeked(seat, _, CHANGES_UNTOLD) = self
            && !to.is(*seat)
        {
            return None;
        }
        Some(match self {
            Self::Drew(seat, _, leaks) if !to.is(*seat) && !leaks => {
                Self::Drew(*seat, None, *leaks)
            }
            Self::Peeked(seat, _, flaw) if !to.is(*seat) => Self::Peeked(*seat, None, *flaw),
            open => open.clone(),
        })
    }

    fn reveals_hidden(&self) -> bool {
        !matches!(self, Self::Played(..) | Self::Peeked(_, _, UNCOVERS_NOTHING))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNow;

impl std::fmt::Display for NotNow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not now")
    }
}

impl std::error::Error for NotNow {}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const INFO: Info = Info { id: "toy", seats: 2..=3, rules: 1, options: &[] };
    type Options = NoOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = NotNow;

    fn new(setup: &Setup<NoOptions>, rng: &mut Rng) -> Self {
        let mut pile: Cards = (0..7).collect();
        rng.shuffle(&mut pile);
        let hands = (0..setup.seats)
            .map(|_| {
                let mut hand: Cards = (0..2).filter_map(|_| pile.pop()).collect();
                hand.sort_unstable();
                hand
            })
            .collect();
        Self {
            seats: setup.seats,
            mover: Seat::new(0),
            hands,
            points: vec![0; setup.seats],
            played: Cards::new(),
            pile,
            peeked: SeatSet::NONE,
            knows: vec![Vec::new(); setup.seats],
        }
    }

    fn turn(&self) -> Turn {
        if !self.pile.is_empty() {
            return Turn::Of(self.mover);
        }
        let best = self.points.iter().max().expect("somebody plays");
        let winners = Seat::all(self.seats).filter(|seat| self.points[seat.index()] == *best);
        Turn::Over(Outcome::new(&self.points, winners.collect()))
    }

    fn legal(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend(Self::vocabulary().into_iter().filter(|&action| self.refuse(action).is_none()));
    }

    fn refuse(&self, action: Action) -> Option<NotNow> {
        let allowed = match action {
            _ if self.pile.is_empty() => false,
            Action::Play(card) => self.hands[self.mover.index()].contains(&card),
            Action::Peek if FLAW == LEGAL_LEAKS => self.pile.last().is_some_and(|top| top % 2 == 1),
            Action::Peek => !self.peeked.contains(self.mover),
        };
        (!allowed).then_some(NotNow)
    }

    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&Self, Event)) {
        let me = self.mover;
        match action {
            Action::Peek => {
                self.peeked = self.peeked.with(me);
                self.mover = me.next(self.seats);
                tell(self, Event::Peeked(me, self.pile.last().copied(), FLAW));
            }
            Action::Play(card) => {
                let hand = &mut self.hands[me.index()];
                let at = hand.iter().position(|&held| held == card).expect("a card of the hand");
                hand.remove(at);
                self.points[me.index()] += i16::from(card);
                let lost = Purpose::new(1, self.pile.len() as u32);
                if FLAW != LOSES_A_CARD || !rng.stream_for(lost).chance(1, 50) {
                    self.played.push(card);
                }
                let top = self.pile.last().copied().filter(|_| FLAW == FRAME_LEAKS);
                self.played.extend(top);
                tell(self, Event::Played(me, card));
                if top.is_some() {
                    self.played.pop();
                }
                if FLAW == CHANCE_FOLLOWS_DECISIONS {
                    let points = self.points.iter().sum::<i16>() as u32;
                    rng.stream_for(Purpose::new(2, points)).shuffle(&mut self.pile);
                }
                let drawn = self.pile.pop().expect("the game goes on while there is a pile");
                for (seat, knows) in Seat::all(self.seats).zip(&mut self.knows) {
                    if let Some(place) = knows.iter().position(|&(_, known)| known == card) {
                        knows.remove(place);
                    }
                    if seat != me && self.peeked.contains(seat) && FLAW != FORGETS_WHO_DREW {
                        knows.push((me, drawn));
                    }
                }
                self.peeked = SeatSet::NONE;
                let hand = &mut self.hands[me.index()];
                hand.push(drawn);
                hand.sort_unstable();
                tell(self, Event::Drew(me, Some(drawn), FLAW == EVENT_LEAKS));
                self.mover = me.next(self.seats);
            }
        }
    }

    fn view(&self, to: Viewer) -> View {
        let seat = match to {
            Viewer::Of(seat) => Some(seat),
            Viewer::Public => None,
        };
        let peeked = seat.is_some_and(|seat| self.peeked.contains(seat));
        let leak = seat.filter(|_| FLAW == VIEW_LEAKS);
        View {
            seat,
            knows: seat.map(|seat| self.knows[seat.index()].clone()).unwrap_or_default(),
            seats: self.seats,
            mover: self.mover,
            hand: seat.map(|seat| self.hands[seat.index()]).unwrap_or_default(),
            hands: self.hands.iter().map(|hand| hand.len()).collect(),
            points: self.points.clone(),
            played: self.played,
            pile: self.pile.len(),
            peeked: self.peeked,
            top: self.pile.last().copied().filter(|_| peeked),
            leak: leak.map(|seat| self.hands[seat.next(self.seats).index()][0]),
        }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        let me = view.seat.expect("a world is imagined from a seat");
        let known_top = view.top.filter(|_| FLAW != SAMPLE_FORGETS);
        let mut unseen: Cards = (0..7)
            .filter(|card| !view.hand.contains(card) && !view.played.contains(card))
            .filter(|&card| Some(card) != known_top)
            .filter(|&card| view.knows.iter().all(|&(_, known)| known != card))
            .collect();
        rng.shuffle(&mut unseen);
        if FLAW == SAMPLE_NEVER_DEALS
            && let Some(at) = (0..unseen.len()).max_by_key(|&at| unseen[at])
        {
            // At the bottom it stays in the pile.
            unseen.swap(0, at);
        }
        let hands = Seat::all(view.seats)
            .map(|seat| {
                if seat == me {
                    return view.hand;
                }
                let known = view.knows.iter().filter(|&&(holder, _)| holder == seat);
                let mut hand: Cards = known.map(|&(_, card)| card).collect();
                let others = view.hands[seat.index()] - hand.len();
                hand.extend((0..others).filter_map(|_| unseen.pop()));
                hand.sort_unstable();
                hand
            })
            .collect();
        let mut knows = vec![Vec::new(); view.seats];
        knows[me.index()].clone_from(&view.knows);
        let mut pile = unseen;
        pile.extend(known_top);
        Self {
            seats: view.seats,
            mover: view.mover,
            hands,
            points: view.points.clone(),
            played: view.played,
            pile,
            peeked: view.peeked,
            knows,
        }
    }

    fn vocabulary() -> Vec<Action> {
        (0..7).map(Action::Play).chain([Action::Peek]).collect()
    }
}

impl<const FLAW: u8> Inspect for Toy<FLAW> {
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate() {
            spots.extend(at(&format!("hand {seat}"), hand.iter()));
        }
        for (depth, card) in self.pile.iter().enumerate() {
            spots.extend(at(&format!("pile {depth}"), [card]));
        }
        spots.extend(at("played", self.played.iter()));
        spots
    }

    fn chance(&self, event: &Event) -> Option<(String, String)> {
        let Event::Drew(_, Some(card), _) = event else { return None };
        Some((format!("card {}", self.pile.len()), card.to_string()))
    }
}

/// Remembers what was seen on top of the pile, and who drew it.
pub struct Peeker {
    seat: Seat,
    top: Option<u8>,
    drawn: Vec<(Seat, u8)>,
}

impl<const FLAW: u8> Remembered for Toy<FLAW> {
    type Witness = Peeker;
}

impl<const FLAW: u8> Witness<Toy<FLAW>> for Peeker {
    fn new(_: &Setup<NoOptions>, seat: Seat, _: &View) -> Self {
        Self { seat, top: None, drawn: Vec::new() }
    }

    fn hears(&mut self, told: &[Event]) {
        for event in told {
            match *event {
                Event::Peeked(seat, card, _) if seat == self.seat => self.top = card,
                Event::Peeked(..) => {}
                Event::Played(_, card) => self.drawn.retain(|&(_, known)| known != card),
                Event::Drew(seat, ..) => self.drawn.extend(self.top.take().map(|top| (seat, top))),
            }
        }
    }

    fn refutes(&self, world: &Toy<FLAW>) -> Option<String> {
        let elsewhere = |&&(seat, card): &&(Seat, u8)| !world.hands[seat.index()].contains(&card);
        let drawn = self.drawn.iter().find(elsewhere);
        drawn.map(|(seat, card)| format!("{card} was drawn by {seat:?}"))
    }
}
