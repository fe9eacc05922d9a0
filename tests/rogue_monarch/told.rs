//! Events that uncover a hidden card, so that the decision can't be undone.

use crate::scene::{Scene, told};
use regalia::engine::{Observable, Viewer};

/// Returns true if the last decision of a path uncovers something.
fn reveals_hidden(court: &str, path: &str) -> bool {
    let mut scene = Scene::new(court, "NKA", "NQA");
    let (before, last) = path.rsplit_once(' ').unwrap_or(("", path));
    scene.play(before);
    scene.play(last).iter().any(Observable::reveals_hidden)
}

#[test]
fn what_shows_a_hidden_card_uncovers() {
    for (court, path) in [
        ("nkaq", "reveal-1"),
        ("nkaq", "reveal-4"),
        ("nkaq", "reveal-2 turn-up-1"),
        ("nkaq", "reveal-2 draw-two"),
        ("nkaq", "reveal-3 look-at-1"),
        ("nkaq", "reveal-1 switch-2-3 turn-over-2"),
        ("nkaq", "replace-1 lay-knight-up"),
        ("nkaq", "replace-1 lay-knight-down"),
    ] {
        assert!(reveals_hidden(court, path), "{path}");
    }
}

#[test]
fn what_shows_nothing_new_does_not_uncover() {
    for (court, path) in [
        ("nkaq", "replace-1"),
        ("Nkaq", "replace-1 lay-king-down"),
        ("Nkaq", "replace-1 lay-king-up"),
        ("nkaq", "reveal-1 switch-2-3"),
        ("nkaq", "reveal-1 switch-2-3 turn-over-1"),
        ("nkaq", "reveal-2 draw-two discard-king"),
    ] {
        assert!(!reveals_hidden(court, path), "{path}");
    }
}

#[test]
fn a_spectator_is_told_of_everything_that_happens_with_hidden_cards_left_out() {
    let mut scene = Scene::new("akqn", "NKA", "NQA");
    let mut events = scene.play("replace-2 lay-knight-down");
    events.extend(scene.play("reveal-1 look-at-2 look-at-3"));
    let public = told(&events, Viewer::Public);
    assert_eq!(public.len(), events.len());
    assert!(!format!("{public:?}").contains("Knight"), "{public:?}");
}
