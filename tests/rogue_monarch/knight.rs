//! The Knight: switch two Court cards, then turn any one over.

use crate::scene::{ME, Scene, THEY};
use regalia::engine::Viewer;
use regalia::games::rogue_monarch::{Event, Kind, Step};

#[test]
fn a_knight_switches_any_two_court_cards() {
    let mut scene = Scene::new("nQka", "NKK", "QKA");
    scene.play("reveal-1");
    assert_eq!(
        scene.legal(),
        ["switch-1-2", "switch-1-3", "switch-1-4", "switch-2-3", "switch-2-4", "switch-3-4"]
    );
}

#[test]
fn switched_cards_keep_their_sides() {
    for (switch, after) in [
        ("switch-1-2", "QNka"),
        ("switch-1-3", "kQNa"),
        ("switch-2-3", "NkQa"),
        ("switch-3-4", "NQak"),
    ] {
        let mut scene = Scene::new("nQka", "NKK", "QKA");
        scene.play("reveal-1");
        scene.play(switch);
        assert_eq!(scene.court(), after);
    }
}

#[test]
fn then_any_one_court_card_is_turned_over_up_or_down() {
    for (turn, after) in [
        ("turn-over-1", "nQka"),
        ("turn-over-2", "Nqka"),
        ("turn-over-3", "NQKa"),
        ("turn-over-4", "NQkA"),
    ] {
        let mut scene = Scene::new("nkQa", "NKK", "QKA");
        scene.play("reveal-1 switch-2-3");
        assert_eq!(scene.step(), Step::TurnOver);
        assert_eq!(scene.legal(), ["turn-over-1", "turn-over-2", "turn-over-3", "turn-over-4"]);
        scene.play(turn);
        assert_eq!(scene.court(), after);
        assert!(scene.awaits(THEY));
    }
}

#[test]
fn a_knight_cannot_be_declined() {
    let mut scene = Scene::new("nkQa", "NKK", "QKA");
    scene.play("reveal-1");
    assert!(scene.legal().iter().all(|name| name.starts_with("switch-")));
    scene.play("switch-1-4");
    assert!(scene.legal().iter().all(|name| name.starts_with("turn-over-")));
}

#[test]
fn a_card_that_a_knight_shows_does_not_act() {
    for court in ["nnka", "naka", "nkka", "nqka"] {
        let mut scene = Scene::new(court, "NQA", "QKA");
        let events = scene.play("reveal-1 switch-3-4 turn-over-2");
        assert!(scene.awaits(THEY), "{court}");
        assert!(!events.iter().any(|event| matches!(event, Event::QueenLooked { .. })));
    }
}

#[test]
fn hidden_cards_are_not_looked_at_on_the_way() {
    let mut scene = Scene::new("nqka", "NQA", "QKA");
    let events = scene.play("reveal-1 switch-3-4 turn-over-1");
    for viewer in [Viewer::Of(ME), Viewer::Of(THEY)] {
        assert_eq!(scene.known_court(viewer), "N...");
    }
    assert!(events.contains(&Event::Switched {
        seat: ME,
        a: crate::scene::place(3),
        b: crate::scene::place(4)
    }));
}

#[test]
fn a_card_turned_down_stays_known_to_both_but_not_open() {
    let mut scene = Scene::new("nqKa", "NQA", "QKA");
    scene.play("reveal-1 switch-3-4 turn-over-4");
    assert_eq!(scene.court(), "Nqak");
    assert_eq!(scene.known_court(Viewer::Of(ME)), "N..K");
    assert_eq!(scene.known_court(Viewer::Of(THEY)), "N..K");
    assert_eq!(scene.known_court(Viewer::Public), "N...");
}

#[test]
fn a_knight_may_switch_itself_and_turn_itself_down() {
    let mut scene = Scene::new("nqka", "NQA", "QKA");
    scene.play("reveal-1 switch-1-4 turn-over-4");
    assert_eq!(scene.court(), "aqkn");
    assert_eq!(scene.state.court[3], Kind::Knight);
}
