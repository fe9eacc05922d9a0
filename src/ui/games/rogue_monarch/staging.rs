//! The staging of Rogue Monarch: pacing, motions, sounds.

use super::places::{DISCARDS, PILE, court_place, hand_place};
use crate::engine::Seat;
use crate::games::rogue_monarch::{Event, HAND, Kind, PLACES, RogueMonarch, View};
use crate::ui::games::{Pacing, Staging};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

impl Staging for RogueMonarch {
    fn pacing(event: &Event) -> Pacing {
        match event {
            // A chosen card is shown when it is played.
            Event::TurnBegan { .. } | Event::Chose { .. } => Pacing::Light,
            Event::Revealed { .. }
            | Event::Switched { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. } => Pacing::Quick,
            Event::Ended(_) => Pacing::Climax,
            // Both the player of a Queen and the owner of the hand are told the two cards.
            Event::LookedAt { kind: Some(_), .. } | Event::QueenLooked { saw: Some(_), .. } => {
                Pacing::Look
            }
            _ => Pacing::Beat,
        }
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Ended(_))
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        for event in events {
            match event {
                Event::Replaced { seat, place, .. } => {
                    let (hand, court) = (hand_place(*seat), court_place(*place));
                    motions.push(Motion::Move { from: hand.clone(), to: court.clone() });
                    motions.push(Motion::Fly { from: court, to: hand });
                }
                Event::Switched { a, b, .. } => {
                    let (a, b) = (court_place(*a), court_place(*b));
                    motions.push(Motion::Move { from: a.clone(), to: b.clone() });
                    motions.push(Motion::Move { from: b, to: a });
                }
                Event::QueensDiscarded { seat, .. } | Event::Discarded { seat, .. } => {
                    motions.push(Motion::Move { from: hand_place(*seat), to: DISCARDS.to_owned() });
                }
                Event::Drew { seat, count, .. } => {
                    let fly = Motion::Fly { from: PILE.to_owned(), to: hand_place(*seat) };
                    motions.extend((0..*count).map(|_| fly.clone()));
                }
                _ => {}
            }
        }
        for event in events {
            match event {
                Event::Revealed { place, .. } | Event::Turned { place, .. } => {
                    motions.push(Motion::Turn { at: court_place(*place) });
                }
                Event::LookedAt { place, .. } => {
                    motions.push(Motion::Glance { at: court_place(*place) });
                }
                Event::QueenLooked { seat, .. } => {
                    motions.push(Motion::Glance { at: hand_place(RogueMonarch::opponent(*seat)) });
                }
                _ => {}
            }
        }
        motions
    }

    fn dealt(_: &View) -> Vec<Motion> {
        let pile = || PILE.to_owned();
        let hands = Seat::all(2).map(|seat| Motion::Fly { from: pile(), to: hand_place(seat) });
        let court = PLACES.map(|place| Motion::Move { from: pile(), to: court_place(place) });
        court.into_iter().chain(hands.cycle().take(2 * HAND as usize)).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended(_) => Sound::Fanfare,
            Event::Turned { kind: Kind::King, up: true, .. } => Sound::Crown,
            Event::Revealed { kind: Kind::Assassin, .. }
            | Event::Turned { kind: Kind::Assassin, up: true, .. } => Sound::Clash,
            Event::Revealed { .. } | Event::Turned { .. } => Sound::Turned,
            Event::Replaced { .. }
            | Event::Switched { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. } => Sound::Card,
            Event::QueensDiscarded { .. } => Sound::Won,
            Event::Reshuffled => Sound::Dealt,
            _ => return None,
        })
    }
}
