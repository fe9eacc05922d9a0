//! The time of choices: picking, passing, the last tile, the tales.

use crate::scene::{Scene, dealt, seat, tile, tiles};
use regalia::engine::{Game, Turn};
use regalia::games::mon_royaume::{Action, Bag, Event, Kind, Rules, Side, Step, Tale};

#[test]
fn everybody_gets_seven_tiles_three_tales_and_sees_six_adventures() {
    for seats in 2..=4 {
        let state = dealt(seats, Rules::Complete, 3);
        assert!(state.hands[..seats].iter().all(|hand| hand.len() == 7));
        assert_eq!(state.public.adventures_now().len(), 6);
        for number in 0..seats {
            let kinds: Vec<_> = state.public.tales[number].iter().map(Tale::kind).collect();
            assert_eq!(kinds, [Kind::Love, Kind::Heroic, Kind::Evil], "one of each type");
        }
        let tales: usize = state.public.tales.iter().map(|tales| tales.len()).sum();
        assert_eq!(tales, 3 * seats, "no tale before two players");
        assert_eq!(state.turn(), Turn::Of(seat(0)));
    }
}

/// Returns a scene with two players with known hands, so that passed tiles can be followed.
fn two() -> Scene {
    let mut scene = Scene::new(2, 1);
    scene.state.public.adventures.clear();
    scene.state.hands[0] = tiles("woodcutter healer forest sawmill lake forge troll");
    scene.state.hands[1] = tiles("miller farmer orchard windmill quarry witch archer");
    scene
}

#[test]
fn tiles_are_picked_in_secret_and_revealed_at_once() {
    let mut scene = two();
    scene.pick("forest");
    assert_eq!(scene.events, [Event::Picked { seat: seat(0), tile: Some(tile("forest")) }]);
    assert!(scene.state.public.taken[0].is_empty(), "nothing lies open yet");
    scene.pick("windmill");
    assert_eq!(scene.state.public.taken[0], tiles("forest"));
    assert_eq!(scene.state.public.taken[1], tiles("windmill"));
    let both = [tile("forest"), tile("windmill")].into_iter().collect();
    assert!(scene.events.contains(&Event::Revealed { tiles: both }));
}

#[test]
fn hands_pass_left_in_the_first_round_and_right_in_the_second() {
    let mut scene = Scene::new(3, 8);
    let hands = scene.state.hands;
    let first = |hand: Bag| hand.iter().next().expect("a tile");
    let picks = [0, 1, 2].map(|number| first(hands[number]));
    for pick in picks {
        scene.decide(Action::Pick(pick));
    }
    for number in 0..3 {
        let (from, to) = (number, (number + 1) % 3);
        assert_eq!(scene.state.hands[to], hands[from].without(picks[from]));
    }
    assert_eq!(scene.state.public.side(), Side::Left);

    scene.go_on_until(|state| state.public.round == 2);
    let hands = scene.state.hands;
    let picks = [0, 1, 2].map(|number| first(hands[number]));
    for pick in picks {
        scene.decide(Action::Pick(pick));
    }
    for number in 0..3 {
        let (from, to) = (number, (number + 2) % 3);
        assert_eq!(scene.state.hands[to], hands[from].without(picks[from]));
    }
    assert_eq!(scene.state.public.side(), Side::Right);
}

#[test]
fn a_revealed_monster_brings_a_token_at_once() {
    let mut scene = two();
    scene.pick("troll windmill");
    assert_eq!(scene.state.public.token_counts, [1, 0, 0, 0]);
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Drew { seat: s, count: 1, .. } if *s == seat(0)))
    );
    scene.pick("miller woodcutter");
    assert_eq!(scene.state.public.token_counts, [1, 0, 0, 0], "a character does not");
}

#[test]
fn the_last_tile_is_given_on_and_discarded_face_down() {
    let mut scene = two();
    scene.pick("woodcutter miller farmer healer forest orchard windmill sawmill lake quarry");
    assert_eq!(scene.state.hands[0], tiles("witch archer"));
    scene.events.clear();
    scene.pick("witch forge");
    // Seat 0 kept nothing of the archer, which goes to seat 1 and away.
    let away = Event::Discarded { seat: seat(1), from: seat(0), tile: Some(tile("archer")) };
    assert!(scene.events.contains(&away));
    assert!(scene.state.discards.contains(tile("archer")));
    assert!(scene.state.discards.contains(tile("troll")));
    assert_eq!(scene.state.public.taken[0].len(), 6);
    assert!(scene.state.hands[..2].iter().all(|hand| hand.is_empty()));
}

#[test]
fn after_each_round_everybody_discards_a_tale_all_shown_together() {
    let mut scene = Scene::new(3, 4);
    scene.go_on_until(|state| state.public.step == Step::Tale);
    let tales = scene.state.public.tales;
    let drop = |number: usize| tales[number].iter().next().expect("three tales");
    scene.decide(Action::Discard(drop(0))).decide(Action::Discard(drop(1)));
    assert_eq!(scene.state.public.tales, tales, "nothing is shown yet");
    scene.decide(Action::Discard(drop(2)));
    for (number, before) in tales.iter().enumerate().take(3) {
        assert_eq!(scene.state.public.tales[number], before.without(drop(number)));
        assert_eq!(scene.state.public.tale(seat(number)), None, "two are left");
    }
    scene.go_on_until(|state| state.public.step == Step::Build);
    for number in 0..3 {
        assert!(scene.state.public.tale(seat(number)).is_some());
        assert_eq!(scene.state.public.taken[number].len(), 12, "twelve tiles and one tale each");
    }
    assert_eq!(scene.state.public.adventures.len(), 12, "six new Adventures");
}

#[test]
fn the_second_round_deals_seven_new_tiles() {
    for seats in 2..=4 {
        let mut scene = Scene::new(seats, 6);
        scene.go_on_until(|state| state.public.round == 2);
        assert!(scene.state.hands[..seats].iter().all(|hand| hand.len() == 7));
        let undealt = scene.state.public.deck.len() - 14 * seats;
        assert_eq!(scene.state.undealt().len(), undealt, "what is left stays unseen");
    }
}

#[test]
fn the_same_tile_twice_in_a_hand_is_one_decision() {
    let mut scene = two();
    scene.state.hands[0] = tiles("forest forest sawmill lake forge troll healer");
    assert_eq!(scene.legal().len(), 6);
    scene.pick("forest windmill");
    assert!(scene.state.hands[1].contains(tile("forest")), "one of the two is still there");
}
