//! What changes with two sisters.

use crate::scene::{Scene, card, dealt};
use regalia::engine::Game;
use regalia::games::monarch::{Action, Banners, Card, Refusal};

#[test]
fn one_improvement_a_turn_is_free() {
    let mut scene = Scene::new(2).row("market-town port-town golden-orchard").store(0, 0, 6);
    scene.play("claim-golden-orchard lay-on-0");
    assert_eq!(scene.goods(0), (0, 6));
    assert_eq!(scene.refusal("claim-market-town"), Some(Refusal::Claimed));
    scene.play("acquire-port-town lay-on-4");
    assert_eq!(scene.goods(0), (0, 0), "any more are paid");
    scene.play("end-turn claim-market-town lay-on-5");
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
fn the_boorish_uncle_sits_with_the_second_sister_from_the_start() {
    for seed in 0..50 {
        let state = dealt(2, Banners::Yes, seed);
        let second = state.first.next(2);
        assert_eq!(state.guests(second), [Card::BOORISH_UNCLE]);
        assert!(state.guests(state.first).is_empty());
        assert_eq!(state.crowns(second).total(), -4);
        let left =
            state.deck.iter().chain(state.discards.iter()).chain(state.row.into_iter().flatten());
        assert!(!left.into_iter().any(|card| card == Card::BOORISH_UNCLE), "he is not dealt again");
        let three = dealt(3, Banners::Yes, seed);
        assert!(three.all().all(|sister| three.guests(sister).is_empty()), "only with two");
    }
}

#[test]
fn a_card_that_sends_guests_away_sends_the_boorish_uncle() {
    let mut scene = Scene::new(2).row("head-cook").store(0, 9, 9).guests(0, "boorish-uncle");
    scene.play("acquire-head-cook take-space dismiss-boorish-uncle");
    assert!(scene.state.guests(scene.state.active).is_empty());
}
