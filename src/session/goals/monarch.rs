//! The goals of Monarch.

use super::Part;
use crate::engine::Seat;
use crate::games::monarch::{Banner, Event, Monarch, SPACES};
use crate::session::AnyMatch;

/// The crowns of a great court.
const GREAT: i16 = 40;

goals! {
    /// Win.
    Win,
    /// Beat at least two Regents.
    Regents,
    /// Fly the Banner of Might.
    Might,
    /// Fly the Banner of Culture.
    Culture,
    /// Fly the Banner of Wisdom.
    Wisdom,
    /// Fly the Banner of Bounty.
    Bounty,
    /// Fly the Banner of Balance.
    Balance,
    /// Be the first to fill the court.
    First,
    /// Win with a full court and no Guests.
    NoGuest,
    /// Send three Guests.
    Guests,
    /// Have five cards of one path.
    OnePath,
    /// Score 40 crowns.
    Great,
}

/// Returns a bit for each goal that a seat has reached.
pub fn reached(play: &AnyMatch, seat: Seat) -> u16 {
    let Some(part) = Part::<Monarch>::of(play, seat) else { return 0 };
    let state = part.play.state();
    let flew = |wanted: Banner| {
        part.events().any(
            |event| matches!(event, Event::Flew { seat: by, banner } if *by == seat && *banner == wanted),
        )
    };
    let given = part.events().filter(
        |event| matches!(event, Event::Sent { seat: by, to, .. } if *by == seat && *to != seat),
    );
    let is_full = state.court(seat).len() == SPACES;
    Goal::bits([
        (Goal::Win, part.won),
        (Goal::Regents, part.beat_regents(2)),
        (Goal::Might, flew(Banner::Might)),
        (Goal::Culture, flew(Banner::Culture)),
        (Goal::Wisdom, flew(Banner::Wisdom)),
        (Goal::Bounty, flew(Banner::Bounty)),
        (Goal::Balance, flew(Banner::Balance)),
        (Goal::First, part.events().find_map(Event::fills_court) == Some(seat)),
        (Goal::NoGuest, part.won && is_full && state.guests(seat).is_empty()),
        (Goal::Guests, given.count() >= 3),
        (Goal::OnePath, state.paths_of_court(seat).iter().any(|&count| count >= 5)),
        (Goal::Great, state.crowns(seat).total() >= GREAT),
    ])
}
