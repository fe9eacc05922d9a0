//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::Scene;
use crate::why::advised;
use regalia::bots::dwarf_king::Reason;
use regalia::games::dwarf_king::Card;

/// Returns a deal of the Kings after its first card.
fn led(lead: &str) -> Scene {
    let hands = ["knights-king knights-queen", "knights-ace knights-3", "knights-4 goblins-2"];
    let mut scene = Scene::new(Card::DRUID, "capture-the-kings", &hands).closed();
    scene.play(lead);
    scene
}

#[test]
fn the_king_that_pays_is_taken() {
    advised(&led("knights-king"), 3, "play-knights-ace", Reason::TakesPoints(3));
}

#[test]
fn the_queen_that_costs_is_left() {
    advised(&led("knights-queen"), 3, "play-knights-3", Reason::KeepsOut(3));
}
