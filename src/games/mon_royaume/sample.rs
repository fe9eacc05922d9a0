//! Sampling: deals what a seat does not know.

use super::state::HAND;
use super::token::draw;
use super::{
    Action, BARD_TOKENS, Bag, Kingdom, MonRoyaume, Own, Public, SEATS, SLOTS, Step, Tile, View,
};
use crate::engine::{Pile, Rng, Seat};

/// Returns a full state consistent with the view of a seat. Hands that the seat has not seen and
/// the tokens of others are dealt from what it has not seen, each deal with the same probability as
/// under the rules; the secret choices of others are random.
pub(super) fn sample(view: &View, rng: &mut Rng) -> MonRoyaume {
    let own = view.own.as_ref().expect("a world is imagined from a seat");
    let public = view.public;
    let me = own.seat.index();
    let mut state = MonRoyaume {
        public,
        mover: view.mover.unwrap_or(Seat::new(0)),
        hands: hands(&public, own, rng),
        picked: [None; SEATS],
        dropped: [None; SEATS],
        discards: own.discards,
        tokens: tokens(&public, own, rng),
        building: public.kingdoms,
        spare: [Bag::NONE; SEATS],
    };
    state.picked[me] = own.picked;
    state.dropped[me] = own.dropped;
    let others = public.all().filter(|&seat| seat != own.seat);
    match public.step {
        Step::Pick => {
            for seat in others.filter(|&seat| seat < state.mover) {
                state.picked[seat.index()] = Some(state.hands[seat.index()].pick(rng));
            }
        }
        Step::Tale => {
            for seat in others.filter(|&seat| seat < state.mover) {
                let tales = public.tales[seat.index()];
                state.dropped[seat.index()] = tales.iter().nth(rng.below(tales.len()));
            }
        }
        Step::Build => {
            for seat in others {
                build(&mut state, seat, view.laid, rng);
            }
        }
        Step::Give | Step::Over => {}
    }
    if matches!(public.step, Step::Build | Step::Over) {
        state.building[me] = own.kingdom;
        for seat in public.all() {
            let at = seat.index();
            state.spare[at] = public.taken[at].minus(state.building[at].tiles());
        }
    }
    state
}

/// Returns the hands: those that the seat knows, and the others dealt from what it has not seen.
fn hands(public: &Public, own: &Own, rng: &mut Rng) -> [Bag; SEATS] {
    let mut hands = own.hands.map(Option::unwrap_or_default);
    if public.all().all(|seat| own.hands[seat.index()].is_some()) {
        return hands;
    }
    let seen = public.taken.iter().chain(&hands);
    let unseen = seen.fold(public.deck.minus(own.discards), |unseen, &bag| unseen.minus(bag));
    let mut unseen: Pile<Tile, 56> = unseen.iter().collect();
    rng.shuffle(&mut unseen);
    let size = HAND - usize::from(public.picks);
    for (seat, tiles) in
        public.all().filter(|seat| own.hands[seat.index()].is_none()).zip(unseen.chunks_exact(size))
    {
        hands[seat.index()] = tiles.iter().copied().collect();
    }
    hands
}

/// Returns the tokens of all players, dealing those of the others from what the seat does not hold.
fn tokens(public: &Public, own: &Own, rng: &mut Rng) -> [[u8; 4]; SEATS] {
    let me = own.seat.index();
    if let Some(ending) = &public.ending {
        return ending.tokens;
    }
    let mut tokens = [[0; 4]; SEATS];
    tokens[me] = own.tokens;
    let mut left = BARD_TOKENS;
    for (left, mine) in left.iter_mut().zip(own.tokens) {
        *left -= mine;
    }
    for seat in public.all().filter(|&seat| seat != own.seat) {
        for _ in 0..public.token_counts[seat.index()] {
            let token = draw(left, rng) as usize;
            left[token] -= 1;
            tokens[seat.index()][token] += 1;
        }
    }
    tokens
}

/// Fills in what another player has built unseen: everything if their turn is over, nothing if it
/// has not come, and `laid` slots if they are building now.
fn build(state: &mut MonRoyaume, seat: Seat, laid: u8, rng: &mut Rng) {
    use std::cmp::Ordering;
    let slots = match seat.cmp(&state.mover) {
        Ordering::Less => SLOTS,
        Ordering::Equal => usize::from(laid),
        Ordering::Greater => 0,
    };
    let at = seat.index();
    let mut spare = state.public.taken[at];
    let mut kingdom = Kingdom::default();
    for slot in 0..slots {
        let names = spare.names();
        let stand = names.and(kingdom.may_stand(slot, state.public.advanced));
        let lot = rng.below(stand.len() + names.len());
        let action = stand
            .iter()
            .map(Action::Lay)
            .chain(names.iter().map(Action::Flip))
            .nth(lot)
            .expect("the lot is one of them");
        let laid = action.laid().expect("both lay a tile");
        kingdom.set(slot, Some(laid));
        spare = spare.without(laid.tile);
    }
    state.building[at] = kingdom;
}
