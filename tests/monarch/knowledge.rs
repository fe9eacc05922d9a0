//! The sisters' knowledge of each event, and the differences between two tables.

use crate::scene::{Scene, card, seat};
use regalia::engine::{Observable, Viewer, fingerprint};
use regalia::games::monarch::Event;

#[test]
fn everybody_is_told_of_everything() {
    let mut scene = Scene::new(3).row("peacock").store(0, 6, 0);
    scene.play("harvest acquire-peacock take-space end-turn");
    for viewer in [Viewer::Of(seat(0)), Viewer::Of(seat(2)), Viewer::Public] {
        assert!(scene.events.iter().all(|event| event.seen_by(viewer).as_ref() == Some(event)));
    }
}

#[test]
fn only_a_card_turned_up_was_hidden_before() {
    let row = "peacock lioness herald unicorn diplomat";
    let mut scene = Scene::new(3).row(row).deck("fireworks").store(0, 6, 0);
    scene.play("harvest acquire-peacock take-space end-turn");
    let uncovered: Vec<_> = scene.events.iter().filter(|event| event.reveals_hidden()).collect();
    assert_eq!(uncovered, [&Event::TurnedUp { card: card("fireworks"), spot: Some(0) }]);
}

#[test]
fn a_round_begins_once_whoever_went_first() {
    for first in 0..3 {
        let mut scene = Scene::new(3);
        (scene.state.first, scene.state.active) = (seat(first), seat(first));
        scene.play("harvest end-turn end-turn tax end-turn end-turn end-turn end-turn");
        assert_eq!(scene.events.iter().filter(|event| event.begins()).count(), 2, "two rounds");
    }
}

#[test]
fn the_fingerprint_of_a_table_sees_every_court_and_pile() {
    let mut tables = vec![Scene::new(3)];
    for name in ["peacock", "fireworks"] {
        tables.extend([Scene::new(3).court(1, name), Scene::new(3).deck(name)]);
        let mut discarded = Scene::new(3);
        discarded.state.discards.add(card(name));
        tables.push(discarded);
    }
    let mut prints: Vec<_> = tables.iter().map(|scene| fingerprint(&scene.state)).collect();
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), tables.len());
}
