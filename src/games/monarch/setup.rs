//! Setting up.

use super::land::BOARDS_OF_A_KIND;
use super::options::{Banners, Start};
use super::{
    BANNERS, Card, Done, Face, Goods, LANDS, Land, LandKind, MAX_SISTERS, Monarch, Options, ROW,
    Spaces, Step, Stock,
};
use crate::engine::{Pile, Rng, Seat, Setup};

/// The goods that each sister begins with.
const BEGINNING: Goods = Goods { gold: 5, food: 5 };

/// The Guests of each sister at an even start, by the number of sisters and by turn order. Later
/// sisters know more about the end, and the last may cause it without an answer; the values were
/// measured in the arena.
const FIRST_GUESTS: [&[&[Card]]; MAX_SISTERS - 1] = [
    &[&[], &[Card::BOORISH_UNCLE]],
    &[&[], &[Card::GOSSIPING_COUSIN], &[Card::DRUNK_JUGGLER, Card::INSISTENT_PEDDLER]],
    &[&[], &[], &[Card::GOSSIPING_COUSIN], &[Card::DRUNK_JUGGLER, Card::INSISTENT_PEDDLER]],
];

/// The same for three sisters without Banners, where the last place is less of an advantage.
const FIRST_GUESTS_OF_THREE_WITHOUT_BANNERS: &[&[Card]] =
    &[&[], &[Card::DRUNK_JUGGLER], &[Card::BOORISH_UNCLE]];

/// Creates a game. The first sister is random (house ruling). Leaflet: “Setup”.
pub(super) fn set_up(setup: &Setup<Options>, rng: &mut Rng) -> Monarch {
    let first = Seat::new(rng.below(setup.seats));
    let mut boards = [LandKind::Farm; 2 * BOARDS_OF_A_KIND];
    boards[BOARDS_OF_A_KIND..].fill(LandKind::Village);
    rng.shuffle(&mut boards);
    let mut lands = [Land::default(); LANDS];
    for (land, kind) in lands.iter_mut().zip(boards) {
        land.kind = kind;
    }

    let mut deck = Stock::whole();
    let mut discards = Stock::EMPTY;
    let mut guests = [Pile::new(); MAX_SISTERS];
    let companies = match (setup.options.start, setup.seats, setup.options.banners) {
        (Start::Leaflet, ..) => &[],
        (Start::Even, 3, Banners::No) => FIRST_GUESTS_OF_THREE_WITHOUT_BANNERS,
        (Start::Even, sisters, _) => FIRST_GUESTS[sisters - 2],
    };
    for (turn, company) in companies.iter().enumerate() {
        for &guest in *company {
            deck.take(guest);
            guests[first.after(turn, setup.seats).index()].push(guest);
        }
    }
    let mut row = [None; ROW];
    for spot in &mut row {
        *spot = Some(first_card(&mut deck, &mut discards, rng));
    }

    let mut stores = [Goods::NONE; MAX_SISTERS];
    stores[..setup.seats].fill(BEGINNING);
    Monarch {
        options: setup.options,
        sisters: setup.seats as u8,
        first,
        active: first,
        round: 1,
        step: Step::Turn,
        done: Done::default(),
        stores,
        courts: [Spaces::default(); MAX_SISTERS],
        guests,
        banners: [None; BANNERS.len()],
        lands,
        row,
        deck,
        discards,
        shuffles: 0,
        waned: Pile::new(),
    }
}

/// Draws the next card for the first row; Moons are discarded and replaced. Leaflet: “Setup”.
fn first_card(deck: &mut Stock, discards: &mut Stock, rng: &mut Rng) -> Card {
    loop {
        let card = deck.draw(rng).expect("there are more cards than Moons");
        match card.face() {
            Face::Moon(_) => discards.add(card),
            _ => return card,
        }
    }
}
