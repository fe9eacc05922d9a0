//! What is sure of a decision in the turn that may end the match.

use super::after::is_last_turn;
use super::reasons::Reason;
use crate::bots::Sure;
use crate::engine::{Game, Rng, Seat, SeatSet, Stream, Turn};
use crate::games::monarch::{Action, Monarch};

/// Returns what is sure of a decision.
pub(super) fn sure(table: &Monarch, decision: Action) -> Sure<Reason> {
    let me = table.mover();
    if me != table.active || me.next(table.sisters()) != table.first {
        return Sure::Open;
    }
    if can_win(table, me, decision) {
        Sure::Wins(Reason::Wins)
    } else if decision == Action::EndTurn && is_last_turn(table) && !table.winners().contains(me) {
        Sure::Loses
    } else {
        Sure::Open
    }
}

/// Returns true if the seat can win in this turn after the decision without any chance: no card comes
/// to the row.
fn can_win(table: &Monarch, me: Seat, decision: Action) -> bool {
    let (mut after, mut rng) = (*table, Rng::new(0, Stream::Tool(0)));
    let untouched = rng.clone();
    after.apply_silently(decision, &mut rng);
    match after.turn() {
        Turn::Over(outcome) => outcome.winners() == SeatSet::only(me),
        Turn::Of(seat) if seat == me && rng == untouched => {
            let mut legal = Vec::new();
            after.legal(&mut legal);
            legal.into_iter().any(|next| can_win(&after, me, next))
        }
        Turn::Of(_) => false,
    }
}
