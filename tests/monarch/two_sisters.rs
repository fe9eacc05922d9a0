//! Rules that differ for two sisters.

use crate::scene::{Scene, card};
use regalia::engine::Game;
use regalia::games::monarch::{Action, Refusal};

#[test]
fn one_improvement_a_turn_is_free() {
    let mut scene = Scene::new(2).row("market-town port-town golden-orchard").store(0, 0, 6);
    scene.play("claim-golden-orchard lay-on-1");
    assert_eq!(scene.goods(0), (0, 6));
    assert_eq!(scene.refusal("claim-market-town"), Some(Refusal::Claimed));
    scene.play("acquire-port-town lay-on-5");
    assert_eq!(scene.goods(0), (0, 0), "any more are paid");
    scene.play("end-turn claim-market-town lay-on-6");
}

#[test]
fn only_improvements_are_free_and_only_with_two() {
    let two = Scene::new(2).row("peacock market-town");
    let claim = Action::Claim(card("peacock"));
    assert_eq!(two.state.refuse(claim), Some(Refusal::NoImprovement));
    let three = Scene::new(3).row("market-town");
    assert_eq!(three.refusal("claim-market-town"), Some(Refusal::NothingFree));
    assert!(!three.legal().iter().any(|name| name.starts_with("claim")));
}

#[test]
fn a_free_improvement_that_fits_nowhere_goes_to_the_discard_pile() {
    let mut scene =
        Scene::new(2).row("market-town lioness herald unicorn champion").deck("fireworks");
    for land in 4..9 {
        scene = scene.lay(land, "port-town");
    }
    scene.play("claim-market-town");
    assert_eq!(scene.state.discards.len(), 1);
}

#[test]
fn a_card_that_sends_guests_away_sends_the_boorish_uncle() {
    let mut scene = Scene::new(2).row("head-cook").store(0, 9, 9).guests(0, "boorish-uncle");
    scene.play("acquire-head-cook take-space dismiss-boorish-uncle");
    assert!(scene.state.guests(scene.state.active).is_empty());
}

#[test]
fn two_of_the_same_face_are_one_free_choice() {
    let scene = Scene::new(2).row("market-town market-town").store(0, 0, 0);
    let free = scene.legal().iter().filter(|name| name.starts_with("claim")).count();
    assert_eq!(free, 1);
}

#[test]
fn the_fullest_turn_offers_sixteen_decisions() {
    let court = "lioness champion great-falcon peacock fireworks silver-harp";
    let row = "market-town port-town golden-orchard herb-garden jewel-bazaar";
    let scene = Scene::new(2).court(0, court).row(row).store(0, 9, 9);
    // Gather in two ways, five cards in two ways, sweep, two Banners, end.
    assert_eq!(scene.legal().len(), 2 + 5 + 5 + 1 + 2 + 1);
}
