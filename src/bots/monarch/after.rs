//! The table after a decision, as far as the rules determine it: a card is placed in every possible
//! space, and the row is not refilled, since the next cards are unknown.

use crate::engine::Seat;
use crate::games::monarch::{
    Action, Card, Face, Goods, LandKind, MOST_ROUNDS, Monarch, ROW, SPACES, Step,
};

/// Returns the table with this card from the row paid and placed, for every place it may take.
fn acquired(table: &Monarch, me: Seat, card: Card, price: Goods) -> Vec<Monarch> {
    let mut after = *table;
    if let Some(spot) = after.row.iter_mut().find(|spot| **spot == Some(card)) {
        *spot = None;
    }
    let store = &mut after.stores[me.index()];
    *store = store.minus(price);
    after.step = match card.face() {
        Face::Court(_) => Step::Seat(card),
        Face::Guest(_) => Step::Send(card),
        Face::Improvement(_) => Step::Lay(card),
        Face::Moon(_) => return Vec::new(),
    };
    let choices: Vec<Action> = match card.face() {
        Face::Court(_) => {
            let free = after.court(me).len() < SPACES;
            let replaced = after.court(me).iter().copied().map(Action::Replace);
            free.then_some(Action::TakeSpace).into_iter().chain(replaced).collect()
        }
        Face::Guest(_) => after.all().filter(|&seat| seat != me).map(Action::SendTo).collect(),
        _ => {
            let improvement = card.improvement();
            let lands = (0..).zip(&after.lands);
            let lands = lands.filter(|(_, land)| improvement.is_some_and(|new| land.takes(new)));
            lands.map(|(number, _)| Action::LayOn(number)).collect()
        }
    };
    if choices.is_empty() {
        // An improvement that fits nowhere is discarded.
        return vec![after];
    }
    choices.into_iter().flat_map(|choice| ways(&after, me, choice)).collect()
}

/// Returns the table after a decision of the seat, for every choice that it leaves.
pub(super) fn ways(table: &Monarch, me: Seat, decision: Action) -> Vec<Monarch> {
    let mut after = *table;
    let store = &mut after.stores[me.index()];
    match (table.step, decision) {
        (_, Action::Acquire(card)) => {
            return acquired(table, me, card, table.price(me, card));
        }
        (_, Action::Claim(card)) => return acquired(table, me, card, Goods::NONE),
        (_, Action::Harvest) => *store = store.plus(Goods::food(table.harvest(me))),
        (_, Action::Tax) => {
            let gold = Goods::gold(table.yields(LandKind::Village));
            *store = store.minus(Goods::food(table.feed())).plus(gold);
        }
        (_, Action::Sweep) => {
            *store = store.minus(table.price_of_sweep(me));
            after.row = [None; ROW];
        }
        (_, Action::Fly(banner)) => after.banners[banner as usize] = Some(me),
        (Step::Seat(card), Action::TakeSpace) => after.courts[me.index()].push(card),
        (Step::Seat(card), Action::Replace(out)) => {
            after.courts[me.index()].replace(out, card);
        }
        (Step::Send(guest), Action::SendTo(to)) => after.guests[to.index()].push(guest),
        (Step::Lay(card), Action::LayOn(land)) => after.lands[usize::from(land)].laid.push(card),
        (_, Action::Dismiss(guest)) => {
            let guests = &mut after.guests[me.index()];
            if let Some(place) = guests.iter().position(|&here| here == guest) {
                guests.remove(place);
            }
        }
        (_, Action::Suffer(land)) => after.lands[usize::from(land)].laid.clear(),
        _ => {}
    }
    vec![after]
}

/// Returns true if the seat has more crowns than every other sister.
pub(super) fn leads(table: &Monarch, seat: Seat) -> bool {
    let crowns = |seat| table.crowns(seat).total();
    table.all().filter(|&other| other != seat).all(|other| crowns(other) < crowns(seat))
}

/// Returns the number of crowns that a Court Card would bring a sister in its best place.
pub(super) fn gain(table: &Monarch, sister: Seat, card: Card) -> i16 {
    let after = acquired(table, sister, card, Goods::NONE);
    let crowns = |table: &Monarch| table.crowns(sister).total();
    after.iter().map(crowns).max().map_or(0, |most| most - crowns(table))
}

/// Returns true if the match ends with the current turn.
pub(super) fn is_last_turn(table: &Monarch) -> bool {
    let full = || table.all().any(|sister| table.court(sister).len() == SPACES);
    table.active.next(table.sisters()) == table.first && (full() || table.round == MOST_ROUNDS)
}
