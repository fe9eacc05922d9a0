//! Positions set up by hand.

use super::hand::tally;
use super::{
    COPIES, HAND, Hand, KINDS, Kind, Memory, PLACES, PlaceSet, Public, RogueMonarch, Side, Step,
};
use crate::engine::{Pile, Seat, SeatSet};

/// A position at the start of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The player whose turn it is.
    pub mover: Seat,
    /// The Court, left to right.
    pub court: [(Kind, Side); 4],
    /// The hands by seat.
    pub hands: [[Kind; HAND as usize]; 2],
    /// The draw pile, top last. The cards that are nowhere else are the discards.
    pub pile: Vec<Kind>,
}

impl RogueMonarch {
    /// Creates a position set up by hand, for puzzles and tests: both players know the face-up
    /// cards and the discards, and nothing else. It does not check for a conspiracy that has
    /// already succeeded. Returns `None` if a kind has more than four cards.
    pub fn arranged(position: &Arrangement) -> Option<Self> {
        let court = position.court.map(|(kind, _)| kind);
        let laid_out = court
            .into_iter()
            .chain(position.hands.into_iter().flatten())
            .chain(position.pile.iter().copied());
        let counts = tally(laid_out);
        if counts.iter().any(|&count| count > COPIES) {
            return None;
        }
        let discards = KINDS
            .into_iter()
            .flat_map(|kind| (counts[kind as usize]..COPIES).map(move |_| kind))
            .collect();
        let hands = position.hands.map(|cards| {
            let mut hand = Hand::default();
            cards.into_iter().for_each(|kind| hand.take(kind, false));
            hand
        });
        let mut up = PlaceSet::NONE;
        let mut watched = [SeatSet::NONE; 4];
        let mut memory = Memory::blank();
        for place in PLACES {
            let (kind, side) = position.court[place.index()];
            if side == Side::Up {
                up = up.with(place);
                watched[place.index()] = SeatSet::all(2);
                memory.sees(place, kind);
            }
        }
        let pile: Pile<Kind, 16> = position.pile.iter().copied().collect();
        let public = Public {
            mover: position.mover,
            turn: 1,
            step: Step::Act,
            up,
            watched,
            hands: [HAND; 2],
            pile: pile.len() as u8,
            under: 0,
            discards,
            reshuffles: 0,
            looks: [0; 2],
            end: None,
        };
        Some(Self { public, court, hands, memory: [memory; 2], queen_saw: None, pile })
    }
}
