//! The staging of The Dwarf King: pacing, motions, sounds.

use super::places::{QUEST, hand_place, seat_place, trick_place};
use crate::engine::Seat;
use crate::games::dwarf_king::{DwarfKing, Event, Step, View};
use crate::ui::games::{Pacing, Staging};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// Returns the motion of a card from the dealer.
fn deal(dealer: Seat, to: Seat) -> Motion {
    Motion::Fly { from: seat_place(dealer), to: hand_place(to) }
}

impl Staging for DwarfKing {
    fn pacing(event: &Event) -> Pacing {
        match event {
            // The cards are dealt while the special card is read. A declined question shows
            // nothing.
            Event::DealBegan { .. }
            | Event::Dealt { .. }
            | Event::TrickTaken { .. }
            | Event::SorcererKept => Pacing::Light,
            Event::Played { .. } | Event::HandReceived { .. } => Pacing::Quick,
            // A complete trick stays in view before it is taken; so does the card that the
            // Sorcerer takes from one, which all see.
            Event::TrickWon { .. }
            | Event::SorcererUsed { .. }
            | Event::DealScored { .. }
            | Event::Ended { .. } => Pacing::Climax,
            _ => Pacing::Beat,
        }
    }

    /// Whoever wins a trick with its last card goes on: the others are shown it with the next card.
    fn is_for_all(event: &Event) -> bool {
        Self::pacing(event) == Pacing::Climax && !matches!(event, Event::TrickWon { .. })
    }

    /// The two cards taken are shown to both players who know them, the two given back to the
    /// receiver, once both have been given.
    fn pacing_for(event: &Event, view: &View) -> Pacing {
        let is_mine = |seat: &Seat| view.own.is_some_and(|own| own.seat == *seat);
        match event {
            Event::Took { cards: Some(_), .. } => Pacing::Look,
            Event::GaveBack { to, card: Some(_), .. }
                if is_mine(to) && view.public.step == (Step::GiveBack { left: 1 }) =>
            {
                Pacing::Look
            }
            _ => Self::pacing(event),
        }
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let mut from_dealer = None;
        let fly = |from: String, to: String| Motion::Fly { from, to };
        for event in events {
            match event {
                Event::Played { seat, .. } => {
                    motions.push(Motion::Move { from: hand_place(*seat), to: trick_place(*seat) });
                }
                Event::TrickTaken { seat } => {
                    motions.push(fly(trick_place(*seat), seat_place(*seat)));
                }
                Event::DealBegan { dealer, .. } => from_dealer = Some(*dealer),
                Event::Dealt { seat, .. } => {
                    motions.extend(from_dealer.map(|dealer| deal(dealer, *seat)));
                }
                Event::QuestChosen { .. } => motions.push(Motion::Turn { at: QUEST.to_owned() }),
                Event::Took { seat, from, .. } => {
                    let flight = fly(hand_place(*from), hand_place(*seat));
                    motions.extend([flight.clone(), flight]);
                }
                Event::GaveBack { seat, to, .. } => {
                    motions.push(fly(hand_place(*seat), hand_place(*to)));
                }
                Event::HandReceived { seat, from, .. } => {
                    motions.push(fly(hand_place(*from), hand_place(*seat)));
                }
                Event::SorcererUsed { seat, from, .. } => {
                    motions.push(fly(seat_place(*from), hand_place(*seat)));
                }
                Event::Bonus { seat, points, .. } => motions.push(Motion::Gain {
                    at: seat_place(*seat),
                    symbol: "star-medal",
                    says: if *points > 0 { format!("+{points}") } else { points.to_string() },
                }),
                _ => {}
            }
        }
        motions
    }

    fn dealt(view: &View) -> Vec<Motion> {
        let public = &view.public;
        let rounds = (0..3).flat_map(|_| public.all());
        rounds.map(|seat| deal(public.dealer, seat)).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended { .. } => Sound::Fanfare,
            Event::DealScored { .. } => Sound::Crown,
            Event::DealBegan { .. } => Sound::Dealt,
            Event::TrickWon { .. } | Event::TrickTaken { .. } => Sound::Won,
            Event::QuestChosen { .. } | Event::TileDrawn { .. } | Event::SorcererUsed { .. } => {
                Sound::Turned
            }
            Event::Played { .. } | Event::Swapped { .. } | Event::HandReceived { .. } => {
                Sound::Card
            }
            _ => return None,
        })
    }
}
