//! The Queen: two cards of the other hand, and the Queens among them.

use crate::scene::{ME, Scene, THEY, counts, told};
use regalia::engine::Viewer;
use regalia::games::rogue_monarch::{Event, Kind};
use std::collections::BTreeSet;

/// Returns the cards that the Queen saw.
fn saw(events: &[Event]) -> [Kind; 2] {
    events
        .iter()
        .find_map(|event| match event {
            Event::QueenLooked { saw, .. } => *saw,
            _ => None,
        })
        .expect("a Queen looked")
}

fn queens(saw: [Kind; 2]) -> usize {
    saw.into_iter().filter(|&kind| kind == Kind::Queen).count()
}

#[test]
fn a_queen_looks_at_two_random_cards_of_the_other_hand() {
    let mut pairs = BTreeSet::new();
    for seed in 0..100 {
        let mut scene = Scene::new("qnkk", "QQN", "NKA").seeded(seed);
        pairs.insert(saw(&scene.play("reveal-1")));
    }
    let all =
        [[Kind::Knight, Kind::King], [Kind::Knight, Kind::Assassin], [Kind::King, Kind::Assassin]];
    assert_eq!(pairs.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn each_card_of_the_hand_is_as_likely_to_be_seen() {
    let mut seen = 0;
    for seed in 0..3_000 {
        let mut scene = Scene::new("qnkk", "QQN", "KKA").seeded(seed);
        seen += usize::from(saw(&scene.play("reveal-1")).contains(&Kind::Assassin));
    }
    assert!((1_900..2_100).contains(&seen), "two in three, not {seen} of 3000");
}

#[test]
fn with_no_queen_found_nothing_is_discarded_or_drawn() {
    let mut scene = Scene::new("qnkk", "QQN", "NKA");
    let pile = scene.state.pile;
    let events = scene.play("reveal-1");
    assert_eq!(scene.hand(THEY), "NKA".chars().collect::<String>());
    assert_eq!(scene.state.pile, pile);
    assert!(scene.state.public.discards.is_empty());
    let told_of =
        |event: &Event| matches!(event, Event::QueensDiscarded { .. } | Event::Drew { .. });
    assert!(!events.iter().any(told_of));
    assert!(scene.awaits(THEY));
}

#[test]
fn one_queen_found_is_discarded_and_one_card_drawn_unseen() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::new("qnkk", "QQN", "QKA").seeded(seed);
        let top = *scene.state.pile.last().expect("a pile");
        let events = scene.play("reveal-1");
        if queens(saw(&events)) != 1 {
            assert_eq!(scene.hand(THEY), "QKA");
            continue;
        }
        met += 1;
        assert_eq!(*scene.state.public.discards, [Kind::Queen]);
        assert_eq!(scene.state.pile.len(), 5);
        let mut hand = counts("KA");
        hand[top as usize] += 1;
        assert_eq!(scene.state.hands[1].counts(), hand);
        let drew = |to| {
            told(&events, to).into_iter().find_map(|event| match event {
                Event::Drew { cards, seat: THEY, count: 1 } => Some(cards.is_some()),
                _ => None,
            })
        };
        assert_eq!(drew(Viewer::Of(THEY)), Some(true));
        assert_eq!(drew(Viewer::Of(ME)), Some(false));
        assert!(scene.awaits(THEY));
    }
    assert!(met > 10);
}

#[test]
fn two_queens_found_are_both_discarded_and_two_cards_drawn() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::new("qnkk", "KQN", "QQA").seeded(seed);
        let events = scene.play("reveal-1");
        if queens(saw(&events)) == 2 {
            met += 1;
            assert_eq!(*scene.state.public.discards, [Kind::Queen; 2]);
            assert_eq!(scene.state.pile.len(), 4);
            assert_eq!(scene.state.hands[1].count(Kind::Queen), 0);
            assert_eq!(scene.state.hands[1].size(), 3);
        }
    }
    assert!(met > 5);
}

#[test]
fn a_queen_that_was_not_seen_stays_in_the_hand() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::new("qnkk", "KQN", "QQA").seeded(seed);
        if queens(saw(&scene.play("reveal-1"))) == 1 {
            met += 1;
            assert!(scene.state.hands[1].count(Kind::Queen) >= 1);
            assert_eq!(scene.state.public.discards.len(), 1);
        }
    }
    assert!(met > 5);
}

#[test]
fn only_the_two_players_learn_what_a_queen_saw() {
    let mut scene = Scene::new("qnkk", "QQN", "NKA");
    let events = scene.play("reveal-1");
    let seen = |to| {
        told(&events, to).into_iter().find_map(|event| match event {
            Event::QueenLooked { saw, .. } => Some(saw.is_some()),
            _ => None,
        })
    };
    assert_eq!(seen(Viewer::Of(ME)), Some(true));
    assert_eq!(seen(Viewer::Of(THEY)), Some(true), "they know which two of theirs were seen");
    assert_eq!(seen(Viewer::Public), Some(false));
}

#[test]
fn an_empty_pile_is_made_anew_of_the_discards_queens_just_discarded_included() {
    let mut came_back = 0;
    for seed in 0..60 {
        let mut scene = Scene::with_pile("qnkk", "NQK", "QQA", "").seeded(seed);
        assert_eq!(scene.state.public.discards.len(), 6);
        let events = scene.play("reveal-1");
        let found = queens(saw(&events));
        assert_eq!(events.contains(&Event::Reshuffled), found > 0, "only when a card is needed");
        if found > 0 {
            assert!(scene.state.public.discards.is_empty());
            assert_eq!(scene.state.pile.len(), 6);
            came_back += usize::from(scene.state.hands[1].count(Kind::Queen) == 2);
        }
        let held: u8 = scene.state.hands.iter().map(|hand| hand.count(Kind::Queen)).sum();
        let piled = scene.state.pile.iter().filter(|&&kind| kind == Kind::Queen).count() as u8;
        assert_eq!(held + piled, 3, "three Queens besides the one in the Court");
    }
    assert!(came_back > 0);
}

#[test]
fn the_last_card_of_the_pile_is_drawn_before_the_discards_are_shuffled() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::with_pile("qnkk", "NQK", "QQA", "K").seeded(seed);
        let events = scene.play("reveal-1");
        if queens(saw(&events)) == 2 {
            met += 1;
            assert!(scene.state.hands[1].count(Kind::King) >= 1);
            assert!(events.contains(&Event::Reshuffled));
            assert_eq!(scene.state.pile.len(), 6);
        }
    }
    assert!(met > 5);
}

#[test]
fn a_card_drawn_from_the_queens_known_to_lie_under_the_pile_is_known_to_both() {
    let mut met = 0;
    for seed in 0..40 {
        let mut scene = Scene::with_pile("qnkk", "NKK", "QAA", "Q").seeded(seed);
        scene.state.public.under = 1;
        let events = scene.play("reveal-1");
        if queens(saw(&events)) == 1 {
            met += 1;
            assert_eq!(scene.state.public.under, 0);
            assert_eq!(scene.known_hand(ME)[Kind::Queen as usize], 1);
            assert_eq!(scene.state.hands[1].shown(Kind::Queen), 1);
        }
    }
    assert!(met > 10);
}

#[test]
fn a_queen_laid_face_up_looks_as_well() {
    let mut scene = Scene::new("knna", "QQK", "NKA");
    let events = scene.play("replace-1 lay-queen-up");
    assert!(events.iter().any(|event| matches!(event, Event::QueenLooked { .. })));
    assert!(scene.awaits(THEY));
}
