//! Set-up.

use crate::scene::{ME, THEY};
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Turn, Viewer};
use regalia::games::rogue_monarch::{COPIES, HAND, KINDS, Kind, PLACES, RogueMonarch, Step};
use std::collections::BTreeSet;

const DEALS: u64 = 6_000;

fn deal(seed: u64) -> RogueMonarch {
    let setup = Setup { seats: 2, options: NoOptions {} };
    RogueMonarch::new(&setup, &mut Rng::for_match(seed))
}

fn queens(cards: &[Kind]) -> usize {
    cards.iter().filter(|&&kind| kind == Kind::Queen).count()
}

/// Returns the first deal of a seed, before the check for Queens: Court and hands.
fn first_deal(seed: u64) -> ([Kind; 4], [[Kind; 3]; 2]) {
    let mut rng = Rng::for_match(seed);
    let mut cards: Vec<Kind> = KINDS.into_iter().flat_map(|kind| [kind; COPIES as usize]).collect();
    rng.shuffle(&mut cards);
    let mut draw = || cards.pop().expect("sixteen cards");
    let court = [(); 4].map(|()| draw());
    (court, [(); 2].map(|()| [(); 3].map(|()| draw())))
}

fn sorted(cards: [Kind; 3]) -> Vec<Kind> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// The consequence of the Queens in a first deal.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Case {
    Fine,
    TwoInOneHand,
    ThreeInOneHand,
    TwoInBoth,
}

fn case(hands: [[Kind; 3]; 2]) -> Case {
    match hands.map(|hand| queens(&hand)) {
        [2, 2] => Case::TwoInBoth,
        [3, _] | [_, 3] => Case::ThreeInOneHand,
        [2, _] | [_, 2] => Case::TwoInOneHand,
        _ => Case::Fine,
    }
}

#[test]
fn there_are_sixteen_cards_four_of_each_kind() {
    let state = deal(1);
    for kind in KINDS {
        let count = state.court.iter().chain(state.pile.iter()).filter(|&&k| k == kind).count()
            + state.hands.iter().map(|hand| hand.count(kind) as usize).sum::<usize>();
        assert_eq!(count, 4);
    }
}

#[test]
fn four_cards_lie_face_down_each_hand_holds_three_and_the_pile_six() {
    for seed in 0..DEALS {
        let state = deal(seed);
        assert!(state.public.up.is_empty());
        assert_eq!(state.hands.map(|hand| hand.size()), [HAND; 2]);
        assert_eq!(state.public.hands, [3, 3]);
        assert_eq!((state.pile.len(), state.public.pile), (6, 6));
        assert!(state.public.discards.is_empty());
        assert_eq!((state.public.turn, state.public.step), (1, Step::Act));
    }
}

#[test]
fn no_hand_begins_with_two_queens() {
    for seed in 0..DEALS {
        assert!(deal(seed).hands.iter().all(|hand| hand.count(Kind::Queen) < 2), "seed {seed}");
    }
}

#[test]
fn hands_with_a_queen_or_none_stay_as_they_were_dealt() {
    let mut met = 0;
    for seed in 0..DEALS {
        let (court, hands) = first_deal(seed);
        if case(hands) == Case::Fine {
            let state = deal(seed);
            assert_eq!(state.court, court);
            assert_eq!(state.hands.map(|hand| hand.cards().collect::<Vec<_>>()), hands.map(sorted));
            assert_eq!(state.public.under, 0);
            met += 1;
        }
    }
    assert!(met > 1_000);
}

#[test]
fn two_queens_in_one_hand_go_under_the_pile_and_two_cards_are_drawn() {
    let mut met = 0;
    for seed in 0..DEALS {
        let (court, hands) = first_deal(seed);
        if case(hands) != Case::TwoInOneHand {
            continue;
        }
        met += 1;
        let state = deal(seed);
        assert_eq!(state.court, court);
        assert!(state.public.under >= 2);
        assert_eq!(queens(&state.pile[..state.public.under as usize]), state.public.under as usize);
        let seat = hands.iter().position(|hand| queens(hand) == 2).expect("one hand has two");
        let other = 1 - seat;
        let kept = hands[seat].into_iter().find(|&kind| kind != Kind::Queen).expect("one other");
        assert!(state.hands[seat].count(kept) > 0, "the third card stays");
        assert_eq!(state.hands[other].cards().collect::<Vec<_>>(), sorted(hands[other]));
    }
    assert!(met > 300);
}

#[test]
fn if_the_two_drawn_are_queens_too_they_follow_the_others() {
    let four = (0..DEALS).filter(|&seed| deal(seed).public.under == 4).count();
    assert!(four > 0);
    assert!((0..DEALS).all(|seed| [0, 2, 4].contains(&deal(seed).public.under)));
}

#[test]
fn three_queens_in_a_hand_or_two_in_both_and_both_hands_are_dealt_anew_the_court_staying() {
    for wanted in [Case::ThreeInOneHand, Case::TwoInBoth] {
        let (mut met, mut changed) = (0, [0, 0]);
        for seed in 0..DEALS {
            let (court, hands) = first_deal(seed);
            if case(hands) != wanted {
                continue;
            }
            met += 1;
            let state = deal(seed);
            assert_eq!(state.court, court, "seed {seed}");
            for seat in 0..2 {
                let now: Vec<_> = state.hands[seat].cards().collect();
                changed[seat] += usize::from(now != sorted(hands[seat]));
            }
        }
        assert!(met >= 20, "{met} such deals");
        // A new hand may happen to equal the old one; usually both are new.
        assert!(changed.iter().all(|&hands| hands * 10 > met * 7), "{changed:?} of {met}");
    }
}

#[test]
fn after_dealing_anew_the_queens_are_looked_for_again() {
    let again = (0..DEALS)
        .filter(|&seed| matches!(case(first_deal(seed).1), Case::ThreeInOneHand | Case::TwoInBoth))
        .filter(|&seed| deal(seed).public.under > 0)
        .count();
    assert!(again > 0);
}

#[test]
fn who_is_first_is_left_to_chance() {
    let firsts = (0..DEALS).filter(|&seed| deal(seed).turn() == Turn::Of(ME)).count() as u64;
    assert!((DEALS * 45 / 100..DEALS * 55 / 100).contains(&firsts), "{firsts} of {DEALS}");
    assert!((0..DEALS).all(|seed| [ME, THEY].map(Turn::Of).contains(&deal(seed).turn())));
}

#[test]
fn at_the_start_a_player_knows_their_own_hand_and_the_queens_under_the_pile() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let state = deal(seed);
        for seat in Seat::all(2) {
            let view = state.view(Viewer::Of(seat));
            let own = view.own.expect("a seat has something of its own");
            assert_eq!(view.court, [None; 4]);
            assert_eq!(own.hand, state.hands[seat.index()]);
            assert_eq!(own.memory.their_hand(), [0; 4]);
            assert_eq!(PLACES.map(|place| own.memory.court(place)), [None; 4]);
            assert_eq!(view.public.under, state.public.under);
            seen.insert(view.public.under);
        }
    }
    assert!(seen.contains(&2));
}

#[test]
fn nobody_believes_two_queens_in_the_other_hand_at_the_start() {
    let state = deal(1);
    let memory = state.memory[0];
    let court = [Kind::Knight, Kind::Knight, Kind::King, Kind::King];
    assert!(memory.allows(court, [1, 1, 1, 0]));
    assert!(!memory.allows(court, [1, 2, 0, 0]));
}

#[test]
fn at_the_start_any_place_of_the_court_may_hold_one_card_of_any_kind() {
    // In a list of all sets of spots, this place alone.
    let written = serde_json::to_value(deal(1).memory[0]).expect("a memory can be written");
    for place in PLACES {
        let alone = 1 << place.0;
        assert_eq!(written["least"][alone], serde_json::json!([0, 0, 0, 0]));
        assert_eq!(written["most"][alone], serde_json::json!([1, 1, 1, 1]));
    }
}
