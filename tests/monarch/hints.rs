//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::{Scene, seat};
use crate::why::advised;
use regalia::bots::monarch::Reason;
use regalia::games::monarch::Banner;

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
