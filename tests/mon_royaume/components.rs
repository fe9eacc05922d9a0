//! The contents of the box, and what is removed for few players.

use crate::scene::{dealt, tile};
use regalia::games::mon_royaume::{
    ADVENTURES, Adventure, BARD_CARDS, BARD_TOKENS, Bag, Colour, Kind, MARKERS, Rules, Tale, Task,
    Tile, TileSet, total,
};
use std::collections::BTreeSet;

#[test]
fn there_are_56_tiles_eleven_of_each_colour_and_the_black_castle() {
    let all = Bag::box_of_tiles();
    assert_eq!(all.len(), 56);
    for colour in Colour::ALL {
        let of = |level| all.of(TileSet::of_colour(colour)).of(TileSet::of_level(level));
        assert_eq!(of(1).len(), 5, "four characters and a Monster");
        assert_eq!(
            of(1).names().and(TileSet::MONSTERS).iter().collect::<Vec<_>>(),
            [colour.monster()]
        );
        assert_eq!(of(2).len(), 3, "terrains");
        assert_eq!(of(3).len(), 2, "workshops");
        assert_eq!(of(4).iter().collect::<Vec<_>>(), [colour.castle()]);
        assert_eq!(of(3).names().len(), 1, "one name of workshop");
    }
    assert_eq!(Tile::BLACK_CASTLE.colour(), None);
    assert_eq!(Tile::BLACK_CASTLE.level(), 4);
    assert_eq!(tile("quarry").colour(), Some(Colour::Blue));
    assert_eq!(tile("border-post").colour(), Some(Colour::Red));
    assert_eq!(tile("scarecrow").colour(), Some(Colour::Yellow));
}

#[test]
fn names_are_all_different() {
    let names: BTreeSet<_> = Tile::all().map(Tile::name).collect();
    assert_eq!(names.len(), 36);
    let names: BTreeSet<_> = Tale::all().map(Tale::name).collect();
    assert_eq!(names.len(), 15);
    let names: BTreeSet<_> = Adventure::all().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), ADVENTURES);
}

#[test]
fn bags_count_what_is_there_twice() {
    let bag: Bag = [tile("forest"), tile("forest"), tile("troll")].into_iter().collect();
    assert_eq!(bag.len(), 3);
    assert_eq!(bag.iter().map(Tile::name).collect::<Vec<_>>(), ["forest", "forest", "troll"]);
    assert_eq!(bag.without(tile("forest")).len(), 2);
    assert!(bag.without(tile("forest")).contains(tile("forest")));
    let all = Bag::box_of_tiles();
    assert_eq!(all.minus(bag).plus(bag), all);
    assert_eq!(all.minus(bag).len(), 53);
    assert!(bag.minus(bag).is_empty());
    assert_eq!(bag.minus(bag.without(tile("forest"))).iter().collect::<Vec<_>>(), [tile("forest")]);
    assert_eq!(bag.of(TileSet::MONSTERS).len(), 1);
}

#[test]
fn of_each_type_there_are_five_tales() {
    for kind in [Kind::Love, Kind::Heroic, Kind::Evil] {
        assert_eq!(Tale::of_kind(kind).count(), 5);
    }
    let levels =
        |tale: Tale| -> Vec<u8> { tale.telling().iter().map(|tile| tile.level()).collect() };
    for tale in Tale::all() {
        assert_eq!(tale.elements().len(), tale.telling().len(), "no element twice");
        let pair: Vec<u8> = tale.pair().iter().map(Tile::level).collect();
        assert!(tale.elements().contains_all(tale.pair()));
        match tale.kind() {
            Kind::Love => {
                assert_eq!(levels(tale), [1, 1, 2, 3, 4]);
                assert_eq!(pair, [1, 1], "the lovers");
            }
            Kind::Heroic => {
                assert_eq!(levels(tale), [1, 1, 2, 2, 3, 4]);
                let mut pair = pair;
                pair.sort_unstable();
                assert_eq!(pair, [2, 3], "a terrain and a workshop");
            }
            Kind::Evil => {
                assert_eq!(levels(tale), [1, 1, 1, 3, 4]);
                assert!(tale.telling()[0].is_monster());
                assert!(pair.is_empty());
            }
        }
    }
}

#[test]
fn every_tale_asks_for_another_castle_and_every_character_is_asked_for() {
    for kind in [Kind::Love, Kind::Heroic, Kind::Evil] {
        let castles: BTreeSet<_> = Tale::of_kind(kind).map(|tale| tale.telling().last()).collect();
        assert_eq!(castles.len(), 5);
        let people: BTreeSet<_> = Tale::of_kind(kind)
            .flat_map(|tale| tale.elements().iter())
            .filter(|tile| tile.level() == 1 && !tile.is_monster())
            .collect();
        assert_eq!(people.len(), 10);
    }
}

#[test]
fn there_are_36_adventures() {
    let cards: u8 = Adventure::all().map(Adventure::copies).sum();
    assert_eq!(cards, 36);
    let count = |wanted: fn(Task) -> bool| -> u8 {
        Adventure::all().filter(|card| wanted(card.task())).map(Adventure::copies).sum()
    };
    assert_eq!(count(|task| matches!(task, Task::Monster(_))), 10);
    assert_eq!(count(|task| matches!(task, Task::Territory(_))), 5);
    assert_eq!(count(|task| matches!(task, Task::Mission([_, _]))), 5);
    assert_eq!(count(|task| matches!(task, Task::Mission([_]))), 16);
    let castles = Adventure::all()
        .filter(|card| matches!(card.task(), Task::Mission([tile]) if tile.level() == 4));
    assert_eq!(castles.count(), 6, "the black one too");
}

#[test]
fn there_are_16_bard_cards_48_tokens_and_14_markers() {
    assert_eq!(total(BARD_CARDS), 16);
    assert_eq!(total(BARD_TOKENS), 48);
    assert_eq!(MARKERS, 14);
    // So there are always enough markers.
    let monsters = Adventure::all().filter(|card| matches!(card.task(), Task::Monster(_)));
    assert!(monsters.map(Adventure::copies).sum::<u8>() <= MARKERS);
}

#[test]
fn at_two_every_name_is_there_once() {
    let state = dealt(2, Rules::Complete, 4);
    assert_eq!(state.public.deck.len(), 36);
    assert_eq!(state.public.deck.names(), TileSet::ALL);
    // Two characters, a terrain and a workshop of each colour are missing.
    let gone = Bag::box_of_tiles().minus(state.public.deck);
    for colour in Colour::ALL {
        let of = |level| gone.of(TileSet::of_colour(colour)).of(TileSet::of_level(level)).len();
        assert_eq!([of(1), of(2), of(3), of(4)], [2, 1, 1, 0]);
    }
}

#[test]
fn at_three_a_character_and_a_terrain_of_each_colour_are_gone() {
    let mut removed = BTreeSet::new();
    for seed in 0..40 {
        let state = dealt(3, Rules::Complete, seed);
        assert_eq!(state.public.deck.len(), 46);
        assert_eq!(state.public.deck.names(), TileSet::ALL, "every name stays in the game");
        let gone = Bag::box_of_tiles().minus(state.public.deck);
        for colour in Colour::ALL {
            let of = |level| gone.of(TileSet::of_colour(colour)).of(TileSet::of_level(level));
            assert_eq!([1, 2, 3, 4].map(|level| of(level).len()), [1, 1, 0, 0]);
            assert_eq!(of(2).names().iter().next().map(Tile::copies), Some(2));
            removed.extend(of(1).iter());
        }
    }
    assert_eq!(removed.len(), 10, "which character is drawn by lot");
}

#[test]
fn at_four_all_tiles_are_dealt() {
    let state = dealt(4, Rules::Complete, 9);
    assert_eq!(state.public.deck, Bag::box_of_tiles());
    assert_eq!(state.undealt().len(), 28);
}

#[test]
fn everybody_is_dealt_from_all_tiles() {
    // In any order of the box, the last player can get every tile.
    let mut seen = TileSet::NONE;
    for seed in 0..60 {
        let hand = dealt(4, Rules::Complete, seed).hands[3];
        seen = seen.or(hand.names());
    }
    assert_eq!(seen, TileSet::ALL);
}
