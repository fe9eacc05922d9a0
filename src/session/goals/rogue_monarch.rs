//! The goals of Rogue Monarch.

use super::Part;
use crate::engine::Seat;
use crate::games::rogue_monarch::{Conspiracy, End, Event, RogueMonarch};
use crate::session::AnyMatch;

/// The last turn of a quick win, counting both players' turns.
const QUICK: u16 = 8;

goals! {
    /// Win by the Coronation.
    Coronation,
    /// Win by the Murder.
    Murder,
    /// Win by the Marriage.
    Marriage,
    /// Beat a Regent.
    Regent,
    /// Win by turn 8.
    Quick,
    /// Win after the discard pile was shuffled.
    Reshuffled,
    /// Win with a Knight's switch.
    Switch,
    /// Win by revealing a card.
    Reveal,
    /// Make the opponent discard two Queens at once.
    TwoQueens,
    /// Win after losing at least two Queens.
    LostQueens,
    /// Win without a Queen looking at one's hand.
    Unseen,
}

/// Returns a bit for each goal that a seat has reached.
pub fn reached(play: &AnyMatch, seat: Seat) -> u16 {
    let Some(part) = Part::<RogueMonarch>::of(play, seat) else { return 0 };
    let public = &part.play.state().public;
    let won_by = match public.end {
        Some(End::Won { seat: winner, by }) if winner == seat => Some(by),
        _ => None,
    };
    let won = won_by.is_some();
    let lost = |of: Seat| {
        part.events().filter_map(move |event| match event {
            Event::QueensDiscarded { seat, count } if *seat == of => Some(*count),
            _ => None,
        })
    };
    Goal::bits([
        (Goal::Coronation, won_by == Some(Conspiracy::Coronation)),
        (Goal::Murder, won_by == Some(Conspiracy::Murder)),
        (Goal::Marriage, won_by == Some(Conspiracy::Marriage)),
        (Goal::Regent, won && part.beat_regents(1)),
        (Goal::Quick, won && public.turn <= QUICK),
        (Goal::Reshuffled, won && public.reshuffles > 0),
        (Goal::Switch, won && part.ended_with(|event| matches!(event, Event::Switched { .. }))),
        (Goal::Reveal, won && part.ended_with(|event| matches!(event, Event::Revealed { .. }))),
        (Goal::TwoQueens, lost(RogueMonarch::opponent(seat)).any(|count| count == 2)),
        (Goal::LostQueens, won && lost(seat).map(u32::from).sum::<u32>() >= 2),
        (Goal::Unseen, won && public.looks[seat.index()] == 0),
    ])
}
