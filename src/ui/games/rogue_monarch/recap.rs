//! A rival's turn in one line, from its events.

use super::places::number;
use crate::engine::Seat;
use crate::games::rogue_monarch::{Event, Kind, RogueMonarch};
use crate::ui::games::Players;
use crate::ui::locale::messages::rogue_monarch::{Effect, GameMessages, Played};

/// Returns what came of a turn. `None` if it has not got as far as its card.
pub(super) fn recap(
    events: &[Event],
    ended: impl Fn(&Event) -> Option<String>,
    players: &Players,
    w: &GameMessages,
) -> Option<String> {
    if let Some(end) = events.iter().rev().find(|event| matches!(event, Event::Ended(_))) {
        return ended(end);
    }
    let (seat, played) = events.iter().find_map(played)?;
    Some((w.recap)(played, &effect(events, seat, played, players)))
}

/// Returns the player and the card of the turn, if this event is about it.
fn played(event: &Event) -> Option<(Seat, Played)> {
    match *event {
        Event::Revealed { seat, place, kind } => {
            Some((seat, Played::Revealed(number(place), kind)))
        }
        Event::Replaced { seat, place, laid: Some(laid), laid_up: true, taken, .. } => {
            Some((seat, Played::Up { place: number(place), laid, taken }))
        }
        Event::Replaced { seat, place, taken, .. } => {
            Some((seat, Played::Down { place: number(place), taken }))
        }
        _ => None,
    }
}

/// Returns the effect of the card of the turn.
fn effect<'a>(events: &[Event], seat: Seat, played: Played, players: &'a Players) -> Effect<'a> {
    let (Played::Revealed(_, kind) | Played::Up { laid: kind, .. }) = played else {
        return Effect::Nothing;
    };
    let turned = events.iter().find_map(|event| match *event {
        Event::Turned { place, kind, up, .. } => Some((number(place), kind, up)),
        _ => None,
    });
    match kind {
        Kind::Knight => {
            let swapped = events.iter().find_map(|event| match *event {
                Event::Switched { a, b, .. } => Some([number(a), number(b)]),
                _ => None,
            });
            swapped.map_or(Effect::Nothing, |swapped| Effect::Knight { swapped, turned })
        }
        Kind::Queen => {
            let saw = events.iter().find_map(|event| match *event {
                Event::QueenLooked { saw, .. } => saw,
                _ => None,
            });
            let lost = events.iter().find_map(|event| match *event {
                Event::QueensDiscarded { count, .. } => Some(count),
                _ => None,
            });
            let of = players.who(RogueMonarch::opponent(seat));
            Effect::Queen { of, saw, lost: lost.unwrap_or_default() }
        }
        Kind::King => {
            let discarded = events.iter().filter_map(|event| match *event {
                Event::Discarded { kind, .. } => Some(kind),
                _ => None,
            });
            match turned {
                Some((place, kind, _)) => Effect::Reveal(place, kind),
                None => match discarded.collect::<Vec<_>>() {
                    none if none.is_empty() => Effect::Nothing,
                    discarded => Effect::Draw(discarded),
                },
            }
        }
        Kind::Assassin => {
            let looked = events.iter().filter_map(|event| match *event {
                Event::LookedAt { place, .. } => Some(number(place)),
                _ => None,
            });
            Effect::Look(looked.collect())
        }
    }
}
