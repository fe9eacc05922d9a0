//! The staging of Monarch: pacing, motions, sounds.

use super::places::{DECISION, DECK, HELD, banner, land, sister, space, spot};
use crate::engine::Seat;
use crate::games::monarch::{Event, Face, Monarch};
use crate::ui::games::{Pacing, Staging, only_most};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// The fewest crowns that count as a lead: about those of half a court.
const MATTERS: i16 = 8;

impl Staging for Monarch {
    fn pacing(event: &Event) -> Pacing {
        match event {
            _ if event.fills_court().is_some() => Pacing::Climax,
            // The row is refilled while the bought card is read. A Moon, a paid price and the losses
            // are shown with what comes of them, on one page, and so is who pledged nothing more.
            Event::TurnBegan { .. }
            | Event::Joined { replaced: None, .. }
            | Event::TurnedUp { spot: None, .. }
            | Event::Paid { .. }
            | Event::Lost { .. }
            | Event::Pledged { by: 0, .. } => Pacing::Light,
            Event::TurnedUp { card, spot: Some(_) } => match card.face() {
                // The sisters speak next: the page of a joint Moon says what it asks for.
                Face::Moon(moon) if moon.price(2).is_some() => Pacing::Climax,
                _ => Pacing::Light,
            },
            Event::Harvested { .. }
            | Event::Taxed { .. }
            | Event::Shared { .. }
            | Event::Swept { .. }
            | Event::Reshuffled { .. }
            | Event::Laid { .. } => Pacing::Quick,
            Event::Counted { .. } | Event::Ended { .. } => Pacing::Climax,
            _ => Pacing::Beat,
        }
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn lead(view: &Self) -> Option<String> {
        only_most(view.all(), |seat| view.crowns(seat).total(), MATTERS).map(sister)
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        // A card goes from the row to its waiting place, or directly to its final place. Once it
        // has left the waiting place, that place is no longer on the board.
        let mut from = DECISION.to_owned();
        let gain = |symbol: &'static str, seat: Seat| Motion::Gain {
            at: sister(seat),
            symbol,
            says: String::new(),
        };
        for event in events {
            match event {
                Event::Acquired { spot: number, .. } => {
                    from = spot(*number);
                    motions.push(Motion::Move { from: from.clone(), to: HELD.to_owned() });
                }
                Event::Joined { seat, space: number, .. } => {
                    motions.push(Motion::Move { from: from.clone(), to: space(*seat, *number) });
                }
                Event::Laid { land: number, .. } => {
                    motions.push(Motion::Move { from: from.clone(), to: land(*number) });
                }
                Event::Sent { to, .. } => {
                    motions.push(Motion::Fly { from: from.clone(), to: sister(*to) });
                }
                Event::TurnedUp { spot: Some(number), .. } => {
                    motions.push(Motion::Move { from: DECK.to_owned(), to: spot(*number) });
                }
                Event::Invaded { land: number } => {
                    motions.push(Motion::Glance { at: land(*number) });
                }
                Event::Flew { seat, banner: flown } => {
                    motions.push(Motion::Glance { at: banner(*flown) });
                    motions.push(gain("vertical-banner", *seat));
                }
                Event::Harvested { seat, .. }
                | Event::Taxed { seat, .. }
                | Event::Shared { seat, .. }
                | Event::Lost { seat, .. }
                | Event::Dismissed { seat, .. }
                | Event::Pledged { seat, .. }
                | Event::Counted { seat, .. } => {
                    motions.push(Motion::Glance { at: sister(*seat) });
                }
                _ => {}
            }
            motions.extend(event.fills_court().map(|seat| gain("queen-crown", seat)));
        }
        motions
    }

    fn dealt(_: &Self) -> Vec<Motion> {
        (0..5).map(|number| Motion::Move { from: DECK.to_owned(), to: spot(number) }).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended { .. } => Sound::Fanfare,
            Event::Counted { .. } => Sound::Crown,
            Event::Invaded { .. } | Event::Lost { .. } => Sound::Wrath,
            Event::TurnedUp { card, .. } if matches!(card.face(), Face::Moon(_)) => Sound::Clash,
            Event::Harvested { .. } | Event::Taxed { .. } | Event::Paid { .. } => Sound::Won,
            Event::TurnedUp { .. } => Sound::Turned,
            Event::Swept { .. } | Event::Reshuffled { .. } => Sound::Dealt,
            Event::Acquired { .. }
            | Event::Laid { .. }
            | Event::Sent { .. }
            | Event::Dismissed { .. } => Sound::Card,
            _ => return None,
        })
    }
}
