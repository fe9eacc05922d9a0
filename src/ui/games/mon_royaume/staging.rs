//! The staging of Mon Royaume: pacing, motions, sounds.

use super::look::{ADVENTURES, HAND, card_place, moved_place, purse_place, seat_place};
use crate::engine::Seat;
use crate::games::mon_royaume::{Adventure, Event, MonRoyaume, Task, View};
use crate::ui::games::{Pacing, Staging};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

fn is_monster(card: Adventure) -> bool {
    matches!(card.task(), Task::Monster(_))
}

impl Staging for MonRoyaume {
    fn pacing(event: &Event) -> Pacing {
        match event {
            // Events that only one player sees are shown with the next event for all; the result
            // shows the end.
            Event::Dealt { .. }
            | Event::Picked { .. }
            | Event::Discarded { tile: None, .. }
            | Event::TaleChosen { .. }
            | Event::Laid { .. }
            | Event::Ended { .. } => Pacing::Light,
            // All watch a Monster come, before its marker is given.
            Event::Resolved { card, by } if is_monster(*card) && !by.is_empty() => Pacing::Climax,
            Event::Revealed { .. }
            | Event::KingdomShown { .. }
            | Event::BardPlayed { .. }
            | Event::Serenade { .. }
            | Event::Counted { .. } => Pacing::Climax,
            Event::Resolved { by, .. } if by.is_empty() => Pacing::Light,
            Event::Passed { .. }
            | Event::Marked { .. }
            | Event::Received { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::TokensCounted { .. } => Pacing::Quick,
            _ => Pacing::Beat,
        }
    }

    fn is_told(event: &Event) -> bool {
        match event {
            Event::Revealed { .. } | Event::TalesDiscarded { .. } => false,
            Event::Resolved { card, by } => is_monster(*card) && !by.is_empty(),
            Event::Drew { tokens: Some(_), .. } => true,
            _ => Self::pacing(event) != Pacing::Quick,
        }
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let fly = |from: String, to: String| Motion::Fly { from, to };
        let gain = |symbol: &'static str, seat: Seat, says: &str| Motion::Gain {
            at: seat_place(seat),
            symbol,
            says: says.to_owned(),
        };
        for event in events {
            match event {
                // Only the player's own hand is on the board: the others are seen to have picked.
                Event::Picked { seat, tile: Some(_) } => {
                    motions.push(fly(HAND.to_owned(), seat_place(*seat)));
                }
                Event::Picked { seat, tile: None } => {
                    motions.push(Motion::Glance { at: seat_place(*seat) });
                }
                Event::Resolved { card, by } if !is_monster(*card) => {
                    let won = by.into_iter().map(|seat| Motion::Toss {
                        from: ADVENTURES.to_owned(),
                        to: seat_place(seat),
                    });
                    motions.extend(won);
                    motions.extend(by.into_iter().map(|seat| gain("star-medal", seat, "")));
                }
                Event::TaleTold { seat, met, lovers } => {
                    let tokens = met + 2 * u8::from(*lovers);
                    if tokens > 0 {
                        motions.push(gain("lyre", *seat, &format!("+{tokens}")));
                    }
                }
                Event::Received { seat, from, .. } => {
                    motions.push(fly(seat_place(*from), seat_place(*seat)));
                }
                Event::Marked { seat, to } => motions.push(fly(seat_place(*seat), seat_place(*to))),
                Event::BardPlayed { number, by, .. } => {
                    let at = card_place(usize::from(*number));
                    motions.push(Motion::Turn { at });
                    motions.push(Motion::Rest);
                    for seat in *by {
                        let to = moved_place(seat, usize::from(*number));
                        motions.push(Motion::Move { from: purse_place(seat), to });
                    }
                }
                Event::Serenade { seat, moved, .. } => {
                    let at = card_place(9 + seat.index());
                    motions.push(Motion::Turn { at });
                    motions.push(Motion::Rest);
                    if *moved {
                        let to = moved_place(*seat, 9 + seat.index());
                        motions.push(Motion::Move { from: purse_place(*seat), to });
                    }
                }
                _ => {}
            }
        }
        motions
    }

    fn dealt(view: &View) -> Vec<Motion> {
        let others = view.public.all().map(|seat| Motion::Glance { at: seat_place(seat) });
        others.collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended { .. } => Sound::Fanfare,
            Event::KingdomShown { .. } | Event::Counted { .. } => Sound::Crown,
            Event::RoundBegan { .. } | Event::BuildingBegan => Sound::Dealt,
            Event::Resolved { .. } | Event::TaleTold { .. } => Sound::Won,
            Event::Revealed { .. } | Event::TalesDiscarded { .. } | Event::BardPlayed { .. } => {
                Sound::Turned
            }
            Event::Picked { .. } | Event::Laid { .. } | Event::Discarded { .. } => Sound::Card,
            _ => return None,
        })
    }
}
