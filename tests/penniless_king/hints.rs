//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::Scene;
use crate::why::advised;
use regalia::bots::penniless_king::Reason;
use regalia::games::penniless_king::Neighbourhood::{Chatelet, Cour, Egyptienne};
use regalia::games::penniless_king::Plot;

#[test]
fn the_toll_for_a_sixth_renown_is_paid() {
    let mut scene = Scene::new(3).lines(0, 0b01111).control(0, Cour).coins(0, 8);
    scene.play("take-henchman to-halles-1");
    advised(&scene, 3, "line-5", Reason::WinsMatch);
}

#[test]
fn the_next_player_is_kept_from_the_toll() {
    let scene = Scene::new(3).plot(0, Plot::Devil).lines(0, 0b01111).lines(1, 0b01111);
    let mut scene = scene.coins(0, 8).control(0, Egyptienne).control(1, Chatelet).coins(1, 7);
    scene.play("take-henchman to-cour-3 act");
    advised(&scene, 3, "play-devil", Reason::OnlyDefence);
}
