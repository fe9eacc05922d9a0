//! Setting up a match, and dealing.

use super::options::FirstGame;
use super::{
    Card, CardSet, DwarfKing, Event, Moved, Options, Public, Spoils, Step, Tile, Trick, deck,
    quest::TileSet,
};
use crate::engine::{MAX_SEATS, Pile, Rng, Seat, Setup};

/// Creates a match; the first dealer is random (house ruling). Leaflet: « Mise en place ».
pub(super) fn set_up(setup: &Setup<Options>, rng: &mut Rng) -> DwarfKing {
    let dealer = Seat::new(rng.below(setup.seats));
    let mut state = DwarfKing {
        public: Public {
            options: setup.options,
            totals: [0; MAX_SEATS],
            deal: 0,
            dealer,
            special: Card::default(),
            specials_used: CardSet::NONE,
            tile: Tile::default(),
            tiles_used: Pile::new(),
            chooser: dealer,
            quest: None,
            step: Step::Quest,
            trick: Trick::new(dealer),
            last_won: [None; MAX_SEATS],
            spoils: Spoils { seats: setup.seats as u8, ..Spoils::default() },
            bonus: [0; MAX_SEATS],
            played: [CardSet::NONE; MAX_SEATS],
            shown: [CardSet::NONE; MAX_SEATS],
            lacks: [CardSet::NONE; MAX_SEATS],
            moved: Moved::Nothing,
            between: CardSet::NONE,
            scored: None,
        },
        mover: dealer,
        hands: [CardSet::NONE; MAX_SEATS],
        handed_on: [CardSet::NONE; MAX_SEATS],
    };
    deal(&mut state, dealer, rng, &mut |_, _| {});
    state
}

/// Deals the next deal, up to the choice of its Quest. Leaflet: « Distribution des cartes ».
pub(super) fn deal(
    state: &mut DwarfKing,
    dealer: Seat,
    rng: &mut Rng,
    tell: &mut impl FnMut(&DwarfKing, Event),
) {
    let public = &mut state.public;
    let seats = public.seats();
    public.deal += 1;
    public.dealer = dealer;
    draw_special(public, rng);
    let (deal, special) = (public.deal, public.special);
    tell(state, Event::DealBegan { deal, dealer, special });

    let mut cards: Pile<Card, 40> = deck(seats).iter().collect();
    cards.push(special);
    rng.shuffle(&mut cards);
    let size = cards.len() / seats;
    state.hands = [CardSet::NONE; MAX_SEATS];
    for (seat, cards) in Seat::all(seats).zip(cards.chunks_exact(size)) {
        let hand: CardSet = cards.iter().copied().collect();
        state.hands[seat.index()] = hand;
        tell(state, Event::Dealt { seat, hand: Some(hand) });
    }
    state.handed_on = [CardSet::NONE; MAX_SEATS];

    let chooser = state.holder(Card::FIVE_OF_KNIGHTS).expect("all cards were dealt");
    let public = &mut state.public;
    public.spoils = Spoils { seats: seats as u8, tricks_in_deal: size as u8, ..Spoils::default() };
    public.bonus = [0; MAX_SEATS];
    public.played = [CardSet::NONE; MAX_SEATS];
    public.shown = [CardSet::NONE; MAX_SEATS];
    public.shown[chooser.index()] = CardSet::only(Card::FIVE_OF_KNIGHTS);
    public.lacks = [CardSet::NONE; MAX_SEATS];
    public.moved = Moved::Nothing;
    public.between = CardSet::NONE;
    public.last_won = [None; MAX_SEATS];
    // No player leads before the 5 of Goblins is shown; the chooser is a placeholder.
    public.trick = Trick::new(chooser);
    public.chooser = chooser;
    public.quest = None;
    public.step = Step::Quest;
    state.mover = chooser;
    // Before the step is told: whoever sees it must not see the last deal's tile as this one's.
    draw_tile(&mut state.public, rng);
    tell(state, Event::MusicianShown { seat: chooser, card: Card::FIVE_OF_KNIGHTS });
    tell(state, Event::TileDrawn { seat: chooser, tile: state.public.tile });
}

/// Turns up the next special card. The order of a shuffled pile is unknown, so drawing at random
/// from the remaining cards is equivalent. Leaflet: « Distribution des cartes ».
fn draw_special(public: &mut Public, rng: &mut Rng) {
    if public.specials_used == CardSet::SPECIALS {
        public.specials_used = CardSet::NONE;
    }
    public.special = CardSet::SPECIALS.minus(public.specials_used).pick(rng);
    public.specials_used = public.specials_used.with(public.special);
}

/// Draws the next tile, at random for the same reason: from the pile or, in a deal that plays off a
/// tie, from those left in the box. Leaflet: « Choix de la Quête »; « Fin de la partie » for ties.
fn draw_tile(public: &mut Public, rng: &mut Rng) {
    let serving = match public.options.first_game {
        FirstGame::Yes => TileSet::SIMPLE,
        FirstGame::No => TileSet::ALL,
    };
    if public.tiles_used.len() == serving.len() {
        public.tiles_used.clear();
    }
    let left = serving.minus(public.tiles_used.iter().copied().collect());
    let place = rng.below(left.len());
    public.tile = left.iter().nth(place).expect("a tile is left");
    public.tiles_used.push(public.tile);
}
