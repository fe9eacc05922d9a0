//! The prospects of a decision until building begins.

use super::points_of_best;
use crate::bots::Prospective;
use crate::engine::Seat;
use crate::games::mon_royaume::{Event, Kind, MonRoyaume, Rules, Step, Task, TileSet, View};
use serde::Serialize;

/// Something notable that may come of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The seat takes a token for a Mission or a Territory of this round.
    MeetsAdventure,
    /// The seat is given a Monster marker.
    IsMarked,
    /// The seat has every element of the tale that it tells when building begins.
    WholeTale,
    /// The seat has both lovers of the tale that it tells when building begins.
    Lovers,
    /// The seat has both circled tiles of the tale that it tells when building begins.
    CircledPair,
    /// The seat has a castle when building begins.
    HasCastle,
    /// When building begins, the seat's best kingdom is worth more than that of every other player.
    Leads,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        self != Self::IsMarked
    }
}

/// Returns the prospects of the tiles and the tale that a seat begins to build with.
fn of_building(state: &MonRoyaume, seat: Seat) -> Vec<Prospect> {
    let public = &state.public;
    let taken = public.taken[seat.index()];
    let tale = public.tale(seat);
    let points = &points_of_best(state)[..public.count()];
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let best = others.map(|(_, &points)| points).fold(f32::NEG_INFINITY, f32::max);
    let complete = public.rules == Rules::Complete;
    let pair = |kind| {
        complete
            && tale
                .is_some_and(|tale| tale.kind() == kind && taken.names().contains_all(tale.pair()))
    };
    let whole = tale.is_some_and(|tale| taken.names().contains_all(tale.elements()));
    let checks = [
        (Prospect::Leads, points[seat.index()] > best),
        (Prospect::WholeTale, whole),
        (Prospect::Lovers, pair(Kind::Love)),
        (Prospect::CircledPair, pair(Kind::Heroic)),
        (Prospect::HasCastle, !taken.of(TileSet::of_level(4)).is_empty()),
    ];
    checks.into_iter().filter_map(|(prospect, holds)| holds.then_some(prospect)).collect()
}

/// Returns the prospects that an event fulfils.
pub(super) fn fulfilled(
    state: &MonRoyaume,
    event: &Event,
    seat: Seat,
    since: &View,
) -> Vec<Prospect> {
    match event {
        Event::Resolved { card, by }
            if by.contains(seat)
                && state.public.round == since.public.round
                && !matches!(card.task(), Task::Monster(_)) =>
        {
            vec![Prospect::MeetsAdventure]
        }
        Event::Marked { to, .. } if *to == seat => vec![Prospect::IsMarked],
        Event::BuildingBegan => of_building(state, seat),
        _ => Vec::new(),
    }
}

/// Returns true if building has begun: from then on a kingdom is built exactly.
pub(super) fn is_beyond(state: &MonRoyaume) -> bool {
    matches!(state.public.step, Step::Build | Step::Over)
}
