//! The forty Quest faces, each with its edges.

use crate::scene::{cards, quest, seat};
use regalia::games::dwarf_king::{CardSet, Spoils, Suit};

/// Returns four players' tricks in a deal of ten, from the winner of each as a digit.
fn tricks(winners: &str) -> Spoils {
    tricks_of(4, 10, winners)
}

fn tricks_of(seats: u8, tricks_in_deal: u8, winners: &str) -> Spoils {
    let mut spoils = Spoils { seats, tricks_in_deal, ..Spoils::default() };
    for winner in winners.bytes().map(|digit| usize::from(digit - b'0')) {
        spoils.tricks[winner] = spoils.tricks[winner].with(spoils.tricks_done);
        spoils.tricks_done += 1;
    }
    spoils
}

/// Returns each player's won cards, by name.
fn piles(piles: &[&str]) -> Spoils {
    let mut spoils = Spoils { seats: piles.len() as u8, tricks_in_deal: 10, ..Spoils::default() };
    for (pile, names) in spoils.cards.iter_mut().zip(piles) {
        *pile = cards(names);
    }
    spoils
}

/// Returns the Quest's points, by seat.
fn paid(name: &str, spoils: &Spoils) -> Vec<i16> {
    (0..spoils.seats.into()).map(|number| spoils.points(quest(name), seat(number))).collect()
}

#[test]
fn tile_1_law_of_series_and_bad_series() {
    let spoils = tricks("0001100011");
    assert_eq!(paid("law-of-series", &spoils), [6, 4, 0, 0], "the longest run, once");
    assert_eq!(paid("bad-series", &spoils), [-6, -4, 0, 0]);
    assert_eq!(paid("law-of-series", &tricks("0101010101")), [2, 2, 0, 0], "one is a run");
    assert_eq!(paid("law-of-series", &tricks("0000000000")), [20, 0, 0, 0]);
}

#[test]
fn tile_2_save_and_sacrifice_the_rearguard() {
    let spoils = tricks("0000001223");
    assert_eq!(paid("save-the-rearguard", &spoils), [0, 2, 4, 2], "the seventh trick is in");
    assert_eq!(paid("sacrifice-the-rearguard", &spoils), [0, -2, -4, -2]);
    assert_eq!(paid("save-the-rearguard", &tricks("000111")), [0; 4], "six of ten are none of it");
    let short = tricks_of(5, 8, "00001111");
    assert_eq!(paid("save-the-rearguard", &short), [0, 8, 0, 0, 0]);
}

#[test]
fn tile_3_three_quarters_and_six_to_seven() {
    let spoils = piles(&["dwarves-3 knights-3 goblins-4 dwarves-6", "goblins-7", "knights-5", ""]);
    assert_eq!(paid("three-quarters", &spoils), [12, 0, 0, 0]);
    assert_eq!(paid("six-to-seven", &spoils), [4, 4, 0, 0]);
}

#[test]
fn tile_4_rout_of_the_knights_and_of_the_goblins() {
    let spoils =
        piles(&["knights-3 jester enchanter goblins-4", "goblins-ace shaman", "mummy", ""]);
    assert_eq!(paid("rout-of-the-knights", &spoils), [-3, 0, 0, 0], "specials of the suit too");
    assert_eq!(paid("rout-of-the-goblins", &spoils), [-1, -2, 0, 0], "a Magic card has no suit");
}

#[test]
fn tile_5_to_the_right_and_to_the_left() {
    let spoils = tricks("0000111223");
    assert_eq!(paid("to-the-right", &spoils), [1, 4, 3, 2], "the tricks of the previous player");
    assert_eq!(paid("to-the-left", &spoils), [3, 2, 1, 4], "the tricks of the next player");
}

#[test]
fn tile_6_good_and_bad_numbers() {
    let spoils = piles(&["dwarves-10 knights-2", "tinkerer", "goblins-king goblins-ace mummy", ""]);
    assert_eq!(paid("good-numbers", &spoils), [5, 0, 0, 0], "12 over 11; figures have no number");
    assert_eq!(paid("bad-numbers", &spoils), [-5, 0, 0, 0]);
    let tie = piles(&["dwarves-10 scout", "tinkerer", "", ""]);
    assert_eq!(paid("good-numbers", &tie), [0; 4], "a tie for the highest pays nobody");
    assert_eq!(paid("bad-numbers", &tie), [0; 4]);
    assert_eq!(paid("good-numbers", &piles(&["", "", ""])), [0; 3]);
}

#[test]
fn tile_7_most_and_fewest_victories() {
    let spoils = tricks("0012223333");
    assert_eq!(paid("most-victories", &spoils), [2, 1, 3, 4]);
    assert_eq!(paid("fewest-victories", &spoils), [-2, -1, -3, -4]);
}

#[test]
fn tiles_8_and_9_exact_numbers_of_tricks() {
    let spoils = tricks("0001223333");
    assert_eq!(paid("third-time-lucky", &spoils), [5, 0, 0, 0]);
    assert_eq!(paid("only-one", &spoils), [0, 5, 0, 0]);
    assert_eq!(paid("four-by-four", &spoils), [0, 0, 0, 5]);
    assert_eq!(paid("two-by-two", &spoils), [0, 0, 5, 0]);
    assert_eq!(paid("only-one", &tricks("0000000000")), [0; 4], "none is not one");
}

#[test]
fn tile_10_evens_and_odds() {
    let spoils = tricks("0001111111");
    assert_eq!(paid("evens", &spoils), [0; 4], "0 does not count as even");
    assert_eq!(paid("odds", &spoils), [5, 5, 0, 0]);
    assert_eq!(paid("evens", &tricks("0011112333")), [5, 5, 0, 0]);
}

#[test]
fn tile_11_all_for_one_and_one_for_all() {
    let spoils = tricks("0001112222");
    assert_eq!(paid("all-for-one", &spoils), [0, 0, 5, 5], "no trick at all counts");
    assert_eq!(paid("one-for-all", &spoils), [5, 5, 0, 0]);
    let none = tricks("0000000000");
    assert_eq!(paid("one-for-all", &none), [0, 5, 5, 5], "no trick at all counts");
}

#[test]
fn tile_12_knights_over_dwarves_and_back() {
    let spoils =
        piles(&["knights-2 knights-ace druid", "dwarves-2 dwarves-3", "goblins-2", "clone"]);
    assert_eq!(paid("knights-over-dwarves", &spoils), [1, -2, 0, 0]);
    assert_eq!(paid("dwarves-over-knights", &spoils), [-1, 2, 0, 0]);
}

#[test]
fn tile_13_capture_the_kings_and_the_queens() {
    let spoils =
        piles(&["knights-king goblins-king dwarves-queen", "knights-queen", "dwarves-jack", ""]);
    assert_eq!(paid("capture-the-kings", &spoils), [3, -3, 0, 0]);
    assert_eq!(paid("capture-the-queens", &spoils), [-3, 3, 0, 0]);
}

#[test]
fn tile_14_counting_rhyme_and_its_reverse() {
    // Third tricks: player 1 in the fifth trick, 0 in the sixth, 2 in the ninth.
    let spoils = tricks("0110102223");
    assert_eq!(paid("counting-rhyme", &spoils), [4, 3, 5, 0]);
    assert_eq!(paid("rhyme-reversed", &spoils), [-4, -3, -5, 0]);
    assert_eq!(paid("counting-rhyme", &tricks("0011223333")), [0, 0, 0, 3], "two are too few");
}

#[test]
fn tile_15_triplets_and_broken_triplets() {
    let spoils = piles(&[
        "dwarves-4 knights-4 goblins-4 dwarves-queen knights-queen goblins-queen",
        "dwarves-2 knights-2",
        "druid jester scout",
        "",
    ]);
    assert_eq!(paid("triplets", &spoils), [3, 0, 0, 0], "a number 1, a figure 2, a pair nothing");
    assert_eq!(paid("broken-triplets", &spoils), [-3, 0, 0, 0]);
}

#[test]
fn tile_16_grand_slam_and_utter_chaos() {
    let spoils = tricks("0000122333");
    assert_eq!(paid("grand-slam", &spoils), [5, 0, 0, 0]);
    assert_eq!(paid("utter-chaos", &spoils), [5, 5, 5, 5]);
    assert_eq!(paid("grand-slam", &tricks("0001000111")), [0; 4], "three are not enough");
    let twice = tricks_of(3, 13, "0000100001222");
    assert_eq!(paid("grand-slam", &twice), [5, 0, 0], "once");
    let rare = tricks("0001000100");
    assert_eq!(paid("utter-chaos", &rare), [0, 0, 5, 5], "three lost, one won, are no chaos");
}

#[test]
fn tile_17_elite_and_massive_army() {
    let spoils = piles(&[
        "dwarves-2 dwarves-3 knights-2 knights-3 knights-4 goblins-2",
        "dwarves-4 dwarves-5 knights-5 mummy",
        "",
        "goblins-3",
    ]);
    assert_eq!(paid("elite-army", &spoils), [1, 0, 0, 0], "the shortest suit may be none");
    assert_eq!(paid("massive-army", &spoils), [3, 2, 0, 1]);
}

#[test]
fn tile_18_garden_gnomes_and_nobles() {
    let spoils = piles(&[
        "dwarves-9 dwarves-flag-bearer dwarves-king knights-3",
        "dwarves-ace knights-10",
        "druid knights-2",
        "",
    ]);
    assert_eq!(paid("garden-gnomes", &spoils), [9, 0, 1, 0], "figures are no number; none is 0");
    assert_eq!(paid("nobles", &spoils), [3, 10, 2, 0]);
    assert_eq!(paid("garden-gnomes", &piles(&["tinkerer", "", ""])), [11, 0, 0]);
}

#[test]
fn tile_19_nobles_and_knights_and_soldiers_without() {
    let spoils =
        piles(&["knights-king knights-3 dwarves-jack", "goblins-ace", "goblins-2", "clone"]);
    assert_eq!(paid("nobles-and-knights", &spoils), [4, 1, 0, 0], "a Knight figure is two");
    assert_eq!(paid("soldiers-without-knights", &spoils), [-4, -1, 0, 0]);
}

#[test]
fn tile_20_in_line_and_sandwich() {
    // 4, 3, 2, 1 tricks round the table: each has fewer than the previous one.
    let spoils = tricks("0000111223");
    assert_eq!(paid("in-line", &spoils), [3, 6, 6, 3]);
    assert_eq!(paid("sandwich", &spoils), [6, 3, 3, 0]);
    assert_eq!(paid("in-line", &tricks("")), [0; 4], "equal is neither fewer nor more");
    assert_eq!(paid("sandwich", &tricks("")), [0; 4]);
}

#[test]
fn a_magic_card_counts_under_no_quest() {
    let magic = "dragon mummy clone sorcerer excalibur";
    let with = piles(&[magic, "", ""]);
    let without = piles(&["", "", ""]);
    for quest in regalia::games::dwarf_king::Quest::all() {
        assert_eq!(with.points(quest, seat(0)), without.points(quest, seat(0)), "{quest}");
    }
    assert!(Suit::ALL.iter().all(|&suit| cards(magic).of(suit) == CardSet::NONE));
}
