//! Unwanted Guests, and the cards that dismiss them.

use crate::scene::{Scene, card, seat};
use regalia::games::monarch::{Refusal, Step};

#[test]
fn a_guest_goes_to_any_other_sister_and_there_is_no_limit() {
    let mut scene = Scene::new(3).row("drunk-juggler").store(0, 2, 0).guests(2, "boorish-uncle");
    scene.play("acquire-drunk-juggler");
    assert_eq!(scene.legal(), ["send-to-1", "send-to-2"]);
    assert_eq!(scene.refusal("send-to-0"), Some(Refusal::NotAnotherSister));
    assert_eq!(scene.refusal("send-to-3"), Some(Refusal::NotAnotherSister), "there are three");
    scene.play("send-to-2");
    assert_eq!(scene.state.guests(seat(2)).len(), 2);
    assert_eq!(scene.crowns(2), -6);
}

#[test]
fn guests_take_no_space_of_the_court() {
    let scene = Scene::new(3)
        .guests(0, "drunk-juggler boorish-uncle")
        .court(0, "peacock royal-jester herald diplomat champion lioness")
        .row("fireworks")
        .store(0, 7, 0);
    let mut scene = scene;
    scene.play("acquire-fireworks");
    assert!(scene.legal().contains(&"take-space".to_owned()));
}

#[test]
fn captain_master_physician_and_cook_may_send_one_away_when_acquired() {
    for name in ["captain-of-the-guard", "master-of-ceremonies", "royal-physician", "head-cook"] {
        let mut scene =
            Scene::new(3).row(name).store(0, 9, 9).guests(0, "drunk-juggler boorish-uncle");
        scene.play(&format!("acquire-{name} take-space"));
        assert_eq!(scene.state.step, Step::Dismiss(1));
        scene.play("dismiss-boorish-uncle");
        assert_eq!(scene.state.guests(seat(0)), [card("drunk-juggler")]);
        assert_eq!(scene.state.step, Step::Turn);
    }
}

#[test]
fn the_diplomat_may_send_two_away() {
    let mut scene =
        Scene::new(3).row("diplomat").store(0, 6, 0).guests(0, "drunk-juggler boorish-uncle");
    scene.play("acquire-diplomat take-space dismiss-drunk-juggler dismiss-boorish-uncle");
    assert!(scene.state.guests(seat(0)).is_empty());
}

#[test]
fn sending_away_is_a_choice_and_only_of_ones_own() {
    let mut scene = Scene::new(3)
        .row("diplomat")
        .store(0, 6, 0)
        .guests(0, "drunk-juggler")
        .guests(1, "boorish-uncle");
    scene.play("acquire-diplomat take-space");
    assert_eq!(scene.refusal("dismiss-boorish-uncle"), Some(Refusal::NotHerGuest));
    scene.play("keep-guests");
    assert_eq!(scene.state.guests(seat(0)).len(), 1);
}

#[test]
fn nothing_is_asked_of_who_has_no_guest() {
    let mut scene = Scene::new(3).row("diplomat").store(0, 6, 0);
    scene.play("acquire-diplomat take-space");
    assert_eq!(scene.state.step, Step::Turn);
}

#[test]
fn a_guest_sent_away_goes_to_the_discard_pile() {
    let mut scene = Scene::new(3)
        .row("diplomat lioness herald unicorn champion")
        .deck("fireworks")
        .store(0, 6, 0)
        .guests(0, "drunk-juggler");
    scene.play("acquire-diplomat take-space dismiss-drunk-juggler");
    assert_eq!(scene.state.discards.count(card("drunk-juggler")), 1);
}
