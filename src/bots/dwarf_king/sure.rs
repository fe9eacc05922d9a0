//! Finds what is certain about a decision in the last tricks of the match: it plays out every deal of the
//! hidden cards in every way.

use super::reasons::Reason;
use crate::bots::Sure;
use crate::engine::{Game, Rng, Seat, SeatSet, Stream, Turn};
use crate::games::dwarf_king::{Action, DwarfKing, View, all_worlds};

/// The most cards in a hand whose plays are followed to the end of the match. The last one is forced,
/// so that a seat decides only once.
const FOLLOWED: usize = 2;

/// Returns what is sure of a decision.
pub(super) fn sure(view: &View, decision: Action) -> Sure<Reason> {
    let (public, own) = (&view.public, view.own.expect("a decision is looked at from its seat"));
    if own.hand.len() > FOLLOWED || public.deal < public.options.deals.number() {
        return Sure::Open;
    }
    let mut end = None;
    let sure = all_worlds(view).iter().all(|world| ends_alike(world, decision, own.seat, &mut end));
    match end {
        Some(true) if sure => Sure::Wins(Reason::WinsMatch),
        Some(false) if sure => Sure::Loses,
        _ => Sure::Open,
    }
}

/// Returns true if the match ends as before, with a win of the seat or without one, however all play
/// on after this decision.
fn ends_alike(world: &DwarfKing, decision: Action, seat: Seat, end: &mut Option<bool>) -> bool {
    let mut after = *world;
    after.apply_silently(decision, &mut Rng::new(0, Stream::Tool(0)));
    if let Turn::Over(outcome) = after.turn() {
        let won = outcome.winners() == SeatSet::only(seat);
        return *end.get_or_insert(won) == won;
    }
    let mut legal = Vec::new();
    after.legal(&mut legal);
    // Tied leaders play another deal.
    after.public.deal == world.public.deal
        && legal.into_iter().all(|next| ends_alike(&after, next, seat, end))
}
