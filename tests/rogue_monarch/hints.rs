//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::Scene;
use crate::why::advised;
use regalia::bots::rogue_monarch::Reason;

#[test]
fn the_third_king_is_laid() {
    let mut scene = Scene::new("KKnn", "NQK", "NQA");
    scene.play("replace-3");
    advised(&scene, 2, "lay-king-up", Reason::Crowns);
}

#[test]
fn the_second_assassin_is_laid() {
    let mut scene = Scene::new("ANnk", "NQA", "NQK");
    scene.play("replace-3");
    advised(&scene, 2, "lay-assassin-up", Reason::Murders);
}

#[test]
fn a_certain_murder_is_stopped() {
    let mut scene = Scene::new("ANkA", "KKQ", "QNN");
    scene.play("replace-3 lay-queen-down replace-4 lay-queen-up replace-2");
    advised(&scene, 2, "lay-king-down", Reason::OnlyDefence);
}
