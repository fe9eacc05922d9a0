//! The Assassin: look at two face-down Court cards.

use crate::scene::{ME, Scene, THEY, place, told};
use regalia::engine::Viewer;
use regalia::games::rogue_monarch::{Event, Kind};

#[test]
fn an_assassin_looks_at_two_face_down_cards() {
    let mut scene = Scene::new("akqn", "NQK", "NKA");
    scene.play("reveal-1");
    assert_eq!(scene.legal(), ["look-at-2", "look-at-3", "look-at-4"]);
    scene.play("look-at-3");
    assert_eq!(scene.legal(), ["look-at-2", "look-at-4"], "two different cards");
    scene.play("look-at-2");
    assert!(scene.awaits(THEY));
    assert_eq!(scene.known_court(Viewer::Of(ME)), "AKQ.");
}

#[test]
fn what_an_assassin_saw_only_its_player_knows_but_all_know_where_he_looked() {
    let mut scene = Scene::new("aKqn", "NQK", "NKA");
    let events = scene.play("reveal-1 look-at-3 look-at-4");
    let told_to = |to| told(&events, to);
    for (spot, kind) in [(3, Kind::Queen), (4, Kind::Knight)] {
        let looked = |kind| Event::LookedAt { seat: ME, place: place(spot), kind };
        assert!(told_to(Viewer::Of(ME)).contains(&looked(Some(kind))));
        assert!(told_to(Viewer::Of(THEY)).contains(&looked(None)));
        assert!(told_to(Viewer::Public).contains(&looked(None)));
        assert!(scene.state.public.watched[place(spot).index()].iter().eq([ME]));
    }
    assert_eq!(scene.known_court(Viewer::Of(ME)), "AKQN");
    assert_eq!(scene.known_court(Viewer::Of(THEY)), "AK..");
    assert_eq!(scene.court(), "AKqn", "looking turns nothing");
}

#[test]
fn with_one_face_down_card_an_assassin_looks_at_that_one() {
    let mut scene = Scene::new("aKqN", "NQK", "NKA");
    scene.play("reveal-1");
    assert_eq!(scene.legal(), ["look-at-3"]);
    scene.play("look-at-3");
    assert!(scene.awaits(THEY));
}

#[test]
fn with_no_face_down_card_an_assassin_does_nothing() {
    let mut scene = Scene::new("aKQN", "NQK", "NKA");
    let events = scene.play("reveal-1");
    assert!(scene.awaits(THEY));
    assert!(!events.iter().any(|event| matches!(event, Event::LookedAt { .. })));
    let mut scene = Scene::new("NKQN", "NQA", "NKA");
    scene.play("replace-1 lay-assassin-up");
    assert!(scene.awaits(THEY));
}

#[test]
fn looking_cannot_be_declined() {
    let mut scene = Scene::new("akqn", "NQK", "NKA");
    scene.play("reveal-1");
    assert!(scene.legal().iter().all(|name| name.starts_with("look-at-")));
}

#[test]
fn a_card_known_already_may_be_looked_at_again() {
    let mut scene = Scene::new("aqnk", "NQK", "NKA");
    scene.play("replace-2 lay-king-down reveal-1 look-at-2 look-at-3");
    assert_eq!(scene.known_court(Viewer::Of(THEY)), "AKN.");
}
