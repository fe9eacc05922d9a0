//! Dealing, and dealing again until the Queens are distributed as the rules require.

use super::{COPIES, HAND, Hand, KINDS, Kind, Memory, PlaceSet, Public, RogueMonarch, Step};
use crate::engine::{Pile, Rng, Seat, SeatSet};

/// Shuffles, lays the Court, deals the hands and chooses the first player at random.
/// Leaflet: “How to Play”, 1–6.
pub(super) fn deal(rng: &mut Rng) -> RogueMonarch {
    let mut pile: Pile<Kind, 16> =
        KINDS.into_iter().flat_map(|kind| [kind; COPIES as usize]).collect();
    rng.shuffle(&mut pile);
    let court = [(); 4].map(|()| draw(&mut pile));
    let mut hands = [(); 2].map(|()| [(); HAND as usize].map(|()| draw(&mut pile)));
    let mut under = 0;
    loop {
        let queens = hands.map(|hand| hand.iter().filter(|&&kind| kind == Kind::Queen).count());
        if queens.contains(&3) || queens.iter().all(|&count| count >= 2) {
            // Both hands go back; the Court stays. No Queen is under the pile yet, since then
            // neither could a hand have three nor both have two.
            pile.extend(hands.into_iter().flatten());
            rng.shuffle(&mut pile);
            hands = [(); 2].map(|()| [(); HAND as usize].map(|()| draw(&mut pile)));
        } else if let Some(seat) = queens.iter().position(|&count| count == 2) {
            for card in hands[seat].iter_mut().filter(|card| **card == Kind::Queen) {
                *card = draw(&mut pile);
                pile.insert(0, Kind::Queen);
                under += 1;
            }
        } else {
            break;
        }
    }
    let mover = Seat::new(rng.below(2));
    let hands = hands.map(|cards| {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|kind| hand.take(kind, false));
        hand
    });
    RogueMonarch {
        public: Public {
            mover,
            turn: 1,
            step: Step::Act,
            up: PlaceSet::NONE,
            watched: [SeatSet::NONE; 4],
            hands: [HAND; 2],
            pile: pile.len() as u8,
            under,
            discards: Pile::new(),
            reshuffles: 0,
            looks: [0; 2],
            end: None,
        },
        court,
        hands,
        memory: [Memory::at_start(); 2],
        queen_saw: None,
        pile,
    }
}

fn draw(pile: &mut Pile<Kind, 16>) -> Kind {
    pile.pop().expect("sixteen cards are enough for the set-up")
}
