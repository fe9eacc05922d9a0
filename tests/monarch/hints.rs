//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::{Scene, action, seat};
use crate::why::advised;
use regalia::bots::monarch::Reason;
use regalia::bots::{Bots, Judging, judge};
use regalia::games::monarch::{Banner, Monarch};

const SEVEN: &str = "peacock royal-jester herald unicorn diplomat champion lioness";

/// A court of 28 crowns.
const STRONG: &str = "war-elephant winged-cape pure-white-stag philosopher silver-harp";

/// The rival has 30, with a Banner and a Guest.
#[test]
fn the_last_turn_is_not_ended_before_the_card_that_wins() {
    let mut scene = Scene::new(2).court(0, SEVEN).court(1, STRONG);
    scene = scene.row("fireworks").store(1, 7, 0);
    scene = scene.guests(0, "drunk-juggler");
    scene.state.banners[Banner::Balance as usize] = Some(seat(0));
    scene.state.active = seat(1);
    scene.state.done.gathered = true;
    advised(&scene, 2, "acquire-fireworks", Reason::Wins);
}

#[test]
fn the_seventh_card_is_taken_by_who_leads() {
    let six =
        "royal-jester captain-of-the-guard ancestral-sword head-cook royal-physician diplomat";
    let scene = Scene::new(3).row("fireworks").store(0, 7, 0).court(0, six);
    let mut scene = scene.court(1, "war-elephant");
    scene.play("acquire-fireworks");
    advised(&scene, 3, "take-space", Reason::FillsCourtAhead);
}

/// Any reason to pay would contradict taking the free one.
#[test]
fn nothing_is_paid_for_that_is_free() {
    let idle = |scene: &Scene, name: &str| Monarch::is_idle(&scene.state, action(name));
    let row = "market-town port-town market-town peacock";
    let mut scene = Scene::new(2).row(row).store(0, 9, 9);
    assert!(idle(&scene, "acquire-port-town"));
    assert!(!idle(&scene, "acquire-market-town"), "the more expensive one may be the free one");
    for name in ["claim-port-town", "claim-market-town", "acquire-peacock", "end-turn"] {
        assert!(!idle(&scene, name), "{name}");
    }
    scene.play("claim-market-town lay-on-5");
    assert!(!idle(&scene, "acquire-port-town"), "one a turn is free");
    let scene = Scene::new(3).row(row).store(0, 9, 9);
    assert!(!idle(&scene, "acquire-port-town"), "nothing is free for three");
    // Whatever the judge's worlds say.
    let scene = Scene::new(2).row("garrison-town").store(0, 0, 9);
    for seed in 0..8 {
        let judgement =
            judge::<Monarch>(&scene.state, None, &Judging::hint::<Monarch>(2), seed, &mut || false);
        let best = scene.legal()[judgement.best().index].clone();
        assert_ne!(best, "acquire-garrison-town", "seed {seed}");
    }
}
