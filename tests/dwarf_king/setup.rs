//! Components, set-up, and the start of a deal.

use crate::scene::{Scene, card, cards, dealt, seat, table};
use regalia::engine::{Game, Rng, Turn, named};
use regalia::games::dwarf_king::{
    Action, CARDS, Card, CardSet, Deals, DwarfKing, Event, FirstGame, Quest, Rank, SPECIALS, Step,
    Suit, Tile, deck,
};

#[test]
fn there_are_39_basic_cards_and_14_special_ones() {
    assert_eq!(CardSet::BASIC.len(), 39);
    assert_eq!(SPECIALS.len(), 14);
    assert_eq!(Card::all().count(), CARDS);
    assert!(Card::all().all(|card| CardSet::BASIC.contains(card) != card.is_special()));
    assert_eq!(CardSet::SPECIALS, SPECIALS.into_iter().collect());
    for suit in Suit::ALL {
        let basic: Vec<_> = CardSet::BASIC.of(suit).iter().map(Card::rank).collect();
        let mut ranks: Vec<_> = (2..=10).map(|number| Some(Rank::Number(number))).collect();
        ranks.extend([Rank::Jack, Rank::Queen, Rank::King, Rank::Ace].map(Some));
        assert_eq!(basic, ranks, "2 to 10, Jack, Queen, King, Ace");
        let special: Vec<_> = CardSet::SPECIALS.of(suit).iter().filter_map(Card::number).collect();
        assert_eq!(special, [1, 11, 11]);
        assert_eq!(Card::figure(suit, Rank::Ace).rank(), Some(Rank::Ace));
    }
    let magic: Vec<_> = SPECIALS.into_iter().filter(|card| card.suit().is_none()).collect();
    assert_eq!(magic.len(), 5, "Magic cards");
    assert!(magic.iter().all(|card| card.rank().is_none() && card.number().is_none()));
}

#[test]
fn the_names_of_cards_are_all_different() {
    let mut names: Vec<_> = Card::all().map(Card::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), CARDS);
    assert_eq!(card("knights-5"), Card::FIVE_OF_KNIGHTS);
    assert_eq!(card("goblins-flag-bearer"), Card::GOBLINS_FLAG_BEARER);
    assert_eq!(card("excalibur"), Card::EXCALIBUR);
}

#[test]
fn there_are_twenty_tiles_of_two_faces() {
    assert_eq!(Tile::all().count(), 20);
    let faces: Vec<_> = Tile::all().flat_map(Tile::faces).collect();
    assert_eq!(faces, Quest::all().collect::<Vec<_>>());
    assert!(Quest::all().all(|quest| quest.tile().faces().contains(&quest)));
    assert_eq!(Quest::all().filter_map(|quest| named(Quest::all(), quest.name())).count(), 40);
}

#[test]
fn three_get_13_cards_four_10_and_five_8() {
    for (seats, size) in [(3, 13), (4, 10), (5, 8)] {
        let state = dealt(seats, 7);
        assert!(state.hands[..seats].iter().all(|hand| hand.len() == size));
        let all = state.hands.iter().fold(CardSet::NONE, |all, hand| all.or(*hand));
        assert_eq!(all, deck(seats).with(state.public.special), "all cards, each once");
        assert!(state.public.special.is_special());
        assert_eq!(state.public.spoils.tricks_in_deal as usize, size);
    }
}

#[test]
fn with_three_the_two_of_dwarves_stays_out() {
    assert!(!deck(3).contains(Card::TWO_OF_DWARVES));
    assert_eq!(deck(3).len(), 38);
    assert_eq!(deck(4).len(), 39);
    assert_eq!(deck(5), CardSet::BASIC);
}

#[test]
fn the_holder_of_the_five_of_knights_shows_it_and_chooses_one_of_two_faces() {
    let mut scene = Scene::of(&dealt(4, 3));
    let chooser = scene.state.holder(Card::FIVE_OF_KNIGHTS).expect("it was dealt");
    assert_eq!(scene.state.turn(), Turn::Of(chooser));
    assert_eq!(scene.state.public.step, Step::Quest);
    assert!(scene.state.public.shown[chooser.index()].contains(Card::FIVE_OF_KNIGHTS));
    let [a, b] = scene.state.public.tile.faces();
    assert_eq!(scene.legal(), format!("choose-{a} choose-{b}"));
    scene.decide(Action::Choose(b));
    assert_eq!(scene.state.public.quest, Some(b));
}

#[test]
fn the_holder_of_the_five_of_goblins_shows_it_and_leads() {
    for seed in 0..40 {
        let mut scene = Scene::of(&dealt(5, seed));
        let [face, _] = scene.state.public.tile.faces();
        scene.decide(Action::Choose(face)).go_on_until(|state| state.public.step == Step::Play);
        let leader = scene.state.holder(Card::FIVE_OF_GOBLINS).expect("it was dealt");
        assert_eq!(scene.state.turn(), Turn::Of(leader));
        assert!(scene.state.public.shown[leader.index()].contains(Card::FIVE_OF_GOBLINS));
        let shown = Event::MusicianShown { seat: leader, card: Card::FIVE_OF_GOBLINS };
        assert!(scene.events.contains(&shown));
    }
}

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    let dealers: Vec<_> = (0..60).map(|seed| dealt(3, seed).public.dealer).collect();
    assert!((0..3).all(|number| dealers.contains(&seat(number))));
}

#[test]
fn a_first_game_leaves_the_complex_tiles_in_the_box() {
    let complex: Vec<_> = Tile::all().filter(|tile| tile.is_complex()).map(Tile::number).collect();
    assert_eq!(complex, [6, 11, 14, 15, 17, 18, 20]);
    let setup = table(4, Deals::Seven, FirstGame::Yes);
    for seed in 0..30 {
        let state = DwarfKing::new(&setup, &mut Rng::for_match(seed));
        let mut scene = Scene::of(&state);
        scene.go_on_until(|_| false);
        assert!(scene.state.public.tiles_used.iter().all(|tile| !tile.is_complex()));
    }
}

#[test]
fn every_tile_and_every_special_card_turns_up() {
    let first = |pick: fn(&DwarfKing) -> u8| {
        let mut seen: Vec<_> = (0..900).map(|seed| pick(&dealt(3, seed))).collect();
        seen.sort_unstable();
        seen.dedup();
        seen.len()
    };
    assert_eq!(first(|state| state.public.tile.number()), 20);
    assert_eq!(first(|state| state.public.special.index() as u8), 14);
}

#[test]
fn sets_of_cards_count_and_compare() {
    let hand = cards("dwarves-2 dwarves-ace knights-7 mummy");
    assert_eq!(hand.of(Suit::Dwarves), cards("dwarves-2 dwarves-ace"));
    assert_eq!(hand.above(card("dwarves-10")), cards("dwarves-ace"));
    assert_eq!(hand.above(card("dwarves-ace")), CardSet::NONE);
    assert_eq!(hand.first(), Some(card("dwarves-2")));
    assert_eq!(CardSet::numbered(11).len(), 6);
    assert_eq!(CardSet::numbered(5).and(CardSet::BASIC).len(), 3);
}

#[test]
fn a_tile_is_written_as_its_number_in_the_rulebook() {
    for tile in Tile::all() {
        let text = serde_json::to_string(&tile).expect("a tile can be written");
        assert_eq!(text, tile.number().to_string());
        assert_eq!(serde_json::from_str::<Tile>(&text).expect("and read"), tile);
    }
    for number in ["0", "21"] {
        let refused = serde_json::from_str::<Tile>(number).expect_err("there are twenty");
        assert_eq!(refused.to_string(), format!("there is no tile {number}"));
    }
}
