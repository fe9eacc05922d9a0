//! Setting up, and dealing a round.

use super::options::Choice;
use super::state::{ADVENTURES_A_ROUND, HAND};
use super::tale::Kind;
use super::{
    Adventure, Bag, Colour, Event, Kingdom, MonRoyaume, Options, Public, Rules, SEATS, Step, Tale,
    TaleSet, Tile, TileSet,
};
use crate::engine::{Pile, Rng, Seat, SeatSet, Setup};

/// Returns the tiles used with this number of players.
///
/// The leaflet gives the number of tiles to remove from each level. These are chosen so that every
/// name stays in the game (house ruling): with three players, for each colour, a random character
/// and one copy of the double terrain; with two, one copy of every double tile.
fn deck(seats: usize, rng: &mut Rng) -> Bag {
    let mut deck = Bag::box_of_tiles();
    if seats == 2 {
        return deck.names().iter().collect();
    }
    if seats == 3 {
        for colour in Colour::ALL {
            let twice = deck.of(TileSet::of_colour(colour)).pairs();
            let characters: Pile<Tile, 2> = twice.and(TileSet::of_level(1)).iter().collect();
            let terrain = twice.and(TileSet::of_level(2));
            deck = deck.without(rng.pick(&characters));
            deck = terrain.iter().fold(deck, Bag::without);
        }
    }
    deck
}

/// Deals the first tales: one of each type, or in the time of tales any three.
/// Leaflet: « Mise en place ».
fn deal_tales(rules: Rules, seats: usize, rng: &mut Rng) -> [TaleSet; SEATS] {
    let mut tales = [TaleSet::NONE; SEATS];
    let mut deal = |pile: &mut [Tale]| {
        rng.shuffle(pile);
        for (at, &tale) in pile.iter().enumerate() {
            if rules == Rules::Complete {
                if at < seats {
                    tales[at] = tales[at].with(tale);
                }
            } else if at < 3 * seats {
                tales[at / 3] = tales[at / 3].with(tale);
            }
        }
    };
    match rules {
        Rules::First => {}
        Rules::Tales => deal(&mut Tale::all().collect::<Pile<Tale, 15>>()),
        Rules::Complete => {
            for kind in [Kind::Love, Kind::Heroic, Kind::Evil] {
                deal(&mut Tale::of_kind(kind).collect::<Pile<Tale, 5>>());
            }
        }
    }
    tales
}

/// Creates a game and deals the first hands. The first seat is the first player (house ruling),
/// which matters only if tokens run out.
pub(super) fn set_up(setup: &Setup<Options>, rng: &mut Rng) -> MonRoyaume {
    let Setup { seats, options } = setup;
    let adults: SeatSet = Seat::all(*seats).filter(|&seat| options.is_adult(seat)).collect();
    let deck = deck(*seats, rng);
    let tales = deal_tales(options.rules, *seats, rng);
    let mut state = MonRoyaume {
        public: Public {
            seats: *seats as u8,
            rules: options.rules,
            advanced: options.advanced == Choice::Yes,
            adults,
            step: Step::Pick,
            round: 0,
            picks: 0,
            deck,
            taken: [Bag::NONE; SEATS],
            tales,
            adventures: Pile::new(),
            resolved: 0,
            token_counts: [0; SEATS],
            markers: [0; SEATS],
            kingdoms: [Kingdom::default(); SEATS],
            ending: None,
        },
        mover: Seat::new(0),
        hands: [Bag::NONE; SEATS],
        picked: [None; SEATS],
        dropped: [None; SEATS],
        discards: Bag::NONE,
        tokens: [[0; 4]; SEATS],
        building: [Kingdom::default(); SEATS],
        spare: [Bag::NONE; SEATS],
    };
    deal(&mut state, rng, &mut |_, _| {});
    state
}

/// Begins a round: seven tiles for each player, six Adventures face up. Undealt tiles have no
/// order: dealing at random from them is equivalent. Leaflet: « Le temps des Choix », both rounds.
pub(super) fn deal(
    state: &mut MonRoyaume,
    rng: &mut Rng,
    tell: &mut dyn FnMut(&MonRoyaume, Event),
) {
    let mut tiles: Pile<Tile, 56> = state.undealt().iter().collect();
    draw_to_front(&mut tiles, HAND * state.public.count(), rng);
    let public = &mut state.public;
    public.round += 1;
    public.picks = 0;
    public.step = Step::Pick;
    state.mover = Seat::new(0);
    let round = public.round;
    tell(state, Event::RoundBegan { round });
    for (seat, tiles) in state.public.all().zip(tiles.chunks_exact(HAND)) {
        let hand: Bag = tiles.iter().copied().collect();
        state.hands[seat.index()] = hand;
        tell(state, Event::Dealt { seat, hand: Some(hand) });
    }
    let public = &mut state.public;
    if public.rules == Rules::Complete {
        let mut left: Pile<Adventure, 36> = Pile::new();
        for card in Adventure::all() {
            let gone = public.adventures.iter().filter(|&&other| other == card).count();
            left.extend((gone..card.copies().into()).map(|_| card));
        }
        draw_to_front(&mut left, ADVENTURES_A_ROUND, rng);
        public.adventures.extend(left[..ADVENTURES_A_ROUND].iter().copied());
        let cards = public.adventures_now().iter().copied().collect();
        tell(state, Event::AdventuresShown { cards });
    }
}

/// Draws `count` items at random and moves them to the front.
fn draw_to_front<T>(from: &mut [T], count: usize, rng: &mut Rng) {
    for at in 0..count {
        let lot = at + rng.below(from.len() - at);
        from.swap(at, lot);
    }
}
