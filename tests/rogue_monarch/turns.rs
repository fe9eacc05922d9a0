//! A turn: reveal a card or replace one.

use crate::scene::{ME, Scene, THEY, cards, counts, place};
use regalia::engine::Viewer;
use regalia::games::rogue_monarch::{Event, Kind, Step};

#[test]
fn a_turn_reveals_a_face_down_card_or_replaces_any() {
    let scene = Scene::new("nQkA", "NNN", "KKK");
    assert_eq!(
        scene.legal(),
        ["reveal-1", "reveal-3", "replace-1", "replace-2", "replace-3", "replace-4"]
    );
}

#[test]
fn with_the_whole_court_face_up_a_card_can_only_be_replaced() {
    let scene = Scene::new("NQKA", "NNN", "KKK");
    assert_eq!(scene.legal(), ["replace-1", "replace-2", "replace-3", "replace-4"]);
}

#[test]
fn a_revealed_card_lies_face_up_for_all_and_its_effect_takes_place() {
    let reveals = [("naak", "N", Step::Switch), ("kaan", "K", Step::King)];
    for (court, first, step) in reveals {
        let mut scene = Scene::new(court, "QQN", "QKK");
        scene.play("reveal-1");
        assert_eq!(scene.court(), format!("{first}{}", &court[1..]));
        assert_eq!(scene.step(), step);
        for viewer in [Viewer::Of(ME), Viewer::Of(THEY), Viewer::Public] {
            assert_eq!(scene.known_court(viewer), format!("{first}..."));
        }
    }
    let mut scene = Scene::new("aaak", "QQN", "QKK");
    scene.play("reveal-1");
    assert!(matches!(scene.step(), Step::Look { left: 2, .. }));
    let mut scene = Scene::new("qaak", "QKN", "QKK");
    let events = scene.play("reveal-1");
    assert!(
        events.iter().any(|event| matches!(event, Event::QueenLooked { seat, .. } if *seat == ME))
    );
}

#[test]
fn a_card_laid_face_up_takes_effect() {
    for (lay, step) in [("lay-knight-up", Step::Switch), ("lay-king-up", Step::King)] {
        let mut scene = Scene::new("aqqa", "NKA", "QKK");
        scene.play("replace-2");
        assert_eq!(scene.step(), Step::Lay(place(2)));
        scene.play(lay);
        assert_eq!(scene.step(), step);
    }
    let mut scene = Scene::new("aqqa", "NKA", "QKK");
    scene.play("replace-2 lay-assassin-up");
    assert!(matches!(scene.step(), Step::Look { left: 2, .. }));
}

#[test]
fn a_card_laid_face_down_has_no_effect_and_the_turn_is_over() {
    for kind in ["knight", "queen", "king", "assassin"] {
        let hand = if kind == "queen" { "NQA" } else { "NKA" };
        let mut scene = Scene::new("aqNa", hand, "QKK");
        let events = scene.play(&format!("replace-2 lay-{kind}-down"));
        assert!(scene.awaits(THEY), "{kind}");
        assert!(!scene.state.public.up.contains(place(2)));
        assert!(!events.iter().any(|event| matches!(event, Event::QueenLooked { .. })));
        assert_eq!(scene.state.public.turn, 2);
    }
}

#[test]
fn every_card_of_the_hand_can_be_laid_on_either_side() {
    let mut scene = Scene::new("aqNa", "NKK", "QKA");
    scene.play("replace-1");
    assert_eq!(scene.legal(), ["lay-knight-up", "lay-knight-down", "lay-king-up", "lay-king-down"]);
}

#[test]
fn replacing_exchanges_the_cards_and_nothing_is_drawn() {
    for (court, after) in [("aqna", "aqka"), ("aqNa", "aqka")] {
        let mut scene = Scene::new(court, "NKK", "QKA");
        let pile = scene.state.pile;
        scene.play("replace-3 lay-king-down");
        assert_eq!(scene.court(), after);
        assert_eq!(scene.hand(ME), "NNK");
        assert_eq!(scene.hand(THEY), "QKA");
        assert_eq!(scene.state.pile, pile);
        assert!(scene.state.public.discards.is_empty());
    }
}

#[test]
fn a_face_up_card_can_be_replaced_by_one_face_up() {
    let mut scene = Scene::new("aqNa", "NKK", "QKA");
    scene.play("replace-3 lay-king-up");
    assert_eq!(scene.court(), "aqKa");
    assert_eq!(scene.hand(ME), "NNK");
}

#[test]
fn what_came_into_the_hand_from_face_down_only_its_player_knows() {
    let mut scene = Scene::new("aqna", "NKK", "QKA");
    let events = scene.play("replace-1 lay-king-up draw-two");
    let taken = |to| {
        crate::scene::told(&events, to).into_iter().find_map(|event| match event {
            Event::Replaced { taken, .. } => Some(taken),
            _ => None,
        })
    };
    assert_eq!(taken(Viewer::Of(ME)), Some(Some(Kind::Assassin)));
    assert_eq!(taken(Viewer::Of(THEY)), Some(None));
    assert_eq!(taken(Viewer::Public), Some(None));
    assert_eq!(scene.known_hand(THEY), [0; 4]);
}

#[test]
fn what_came_into_the_hand_from_face_up_both_players_know() {
    for lay in ["lay-king-up", "lay-king-down"] {
        let mut scene = Scene::new("Aqna", "NKK", "QKA");
        scene.play(&format!("replace-1 {lay}"));
        assert_eq!(scene.known_hand(THEY), counts("A"), "{lay}");
        assert_eq!(scene.state.hands[0].shown(Kind::Assassin), 1);
    }
}

#[test]
fn a_face_up_card_replaced_face_down_hides_what_lies_there_now() {
    let mut scene = Scene::new("Aqna", "NKK", "QKA");
    scene.play("replace-1 lay-king-down");
    assert_eq!(scene.known_court(Viewer::Of(ME)), "K...");
    assert_eq!(scene.known_court(Viewer::Of(THEY)), "....");
    assert_eq!(scene.known_court(Viewer::Public), "....");
}

#[test]
fn the_card_just_taken_cannot_be_the_card_laid() {
    let mut scene = Scene::new("aqna", "NKK", "QKA");
    scene.play("replace-1");
    assert!(!scene.legal().iter().any(|name| name.contains("assassin")));
}

#[test]
fn pile_and_discards_hold_six_together_between_turns() {
    let mut scene = Scene::with_pile("kqna", "NKK", "QQA", "NN");
    assert_eq!(scene.state.public.discards.len() + cards("NN").len(), 6);
    scene.play("reveal-1 draw-two");
    assert_eq!(scene.state.public.discards.len() + scene.state.pile.len(), 4);
    scene.play("discard-king discard-king");
    assert_eq!(scene.state.public.discards.len() + scene.state.pile.len(), 6);
}
