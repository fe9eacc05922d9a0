//! Banners: their requirements and effects.

use crate::scene::{Scene, dealt, seat};
use regalia::engine::Game;
use regalia::games::monarch::{Action, Banner, Banners, Refusal};

const THREE_OF_MIGHT: &str = "lioness champion great-falcon";

#[test]
fn a_banner_asks_for_three_court_cards_of_its_path() {
    let paths = [
        ("might", THREE_OF_MIGHT),
        ("culture", "peacock fireworks silver-harp"),
        ("wisdom", "astronomer philosopher snowy-owl"),
        ("bounty", "head-cook golden-hen flower-crown"),
    ];
    for (name, court) in paths {
        let mut scene = Scene::new(3).court(0, court);
        scene.play(&format!("fly-{name}"));
        let two = court.rsplit_once(' ').expect("three cards").0;
        let scene = Scene::new(3).court(0, two);
        assert!(matches!(
            scene.refusal(&format!("fly-{name}")),
            Some(Refusal::RequirementNotMet(_))
        ));
    }
}

#[test]
fn balance_asks_for_one_card_of_each_path_and_is_worth_five() {
    let mut scene = Scene::new(3).court(0, "lioness peacock astronomer head-cook");
    let before = scene.crowns(0);
    scene.play("fly-balance");
    assert_eq!(scene.crowns(0), before + 5);
    let three = Scene::new(3).court(0, "lioness peacock astronomer royal-jester");
    let not_met = Some(Refusal::RequirementNotMet(Banner::Balance));
    assert_eq!(three.refusal("fly-balance"), not_met);
}

#[test]
fn a_banner_is_worth_a_crown_per_card_of_its_path_in_the_court_and_on_the_board() {
    let mut scene = Scene::new(3).court(0, THREE_OF_MIGHT).lay(4, "garrison-town");
    let before = scene.crowns(0);
    scene.play("fly-might");
    assert_eq!(scene.crowns(0), before + 4);
}

#[test]
fn a_banner_is_flown_once_and_never_lost() {
    let mut scene = Scene::new(3).court(0, THREE_OF_MIGHT).court(1, THREE_OF_MIGHT);
    scene.play("fly-might end-turn");
    assert_eq!(scene.refusal("fly-might"), Some(Refusal::Flown(seat(0))));
    scene.state.courts[0].clear();
    assert!(scene.state.court(seat(0)).is_empty());
    assert!(scene.state.flies(seat(0), Banner::Might));
}

#[test]
fn with_three_or_four_sisters_each_flies_one_with_two_up_to_two() {
    let both = "lioness champion great-falcon peacock fireworks silver-harp";
    let mut scene = Scene::new(3).court(0, both);
    scene.play("fly-might");
    assert_eq!(scene.refusal("fly-culture"), Some(Refusal::BannersEnough));
    let all = "lioness champion great-falcon peacock fireworks silver-harp astronomer";
    let mut scene = Scene::new(2).court(0, all);
    scene.play("fly-might fly-culture");
    scene.state.courts[0] =
        "astronomer philosopher snowy-owl".split(' ').map(crate::scene::card).collect();
    assert_eq!(scene.refusal("fly-wisdom"), Some(Refusal::BannersEnough));
}

#[test]
fn who_flies_enough_is_offered_no_other_banner() {
    let both = "lioness champion great-falcon peacock fireworks silver-harp";
    let mut scene = Scene::new(3).court(0, both);
    assert!(scene.legal().contains(&"fly-culture".to_owned()));
    scene.play("fly-might");
    assert!(!scene.legal().contains(&"fly-culture".to_owned()));
}

#[test]
fn culture_sweeps_once_a_turn_for_nothing() {
    let mut scene = Scene::new(3)
        .court(0, "peacock fireworks silver-harp")
        .row("lioness herald unicorn champion diplomat")
        .store(0, 3, 9);
    scene.play("fly-culture sweep");
    assert_eq!(scene.goods(0).0, 3);
    scene.play("sweep");
    assert_eq!(scene.goods(0).0, 0, "the second one is paid");
    scene.play("end-turn end-turn end-turn sweep");
    assert_eq!(scene.goods(0).0, 0, "the next turn has its own");
}

#[test]
fn wisdom_and_bounty_share_in_what_others_gather() {
    let mut scene = Scene::new(3);
    scene.state.banners[Banner::Wisdom as usize] = Some(seat(1));
    scene.state.banners[Banner::Bounty as usize] = Some(seat(2));
    scene.play("tax end-turn");
    assert_eq!(scene.goods(1), (6, 5));
    scene.play("tax end-turn");
    assert_eq!(scene.goods(1), (11, 0), "her own tax brings her no more");
    scene.play("end-turn harvest");
    assert_eq!(scene.goods(2), (5, 6));
}

#[test]
fn with_two_sisters_they_share_double() {
    let mut scene = Scene::new(2);
    scene.state.banners[Banner::Wisdom as usize] = Some(seat(1));
    scene.state.banners[Banner::Bounty as usize] = Some(seat(1));
    scene.play("tax end-turn end-turn harvest");
    assert_eq!(scene.goods(1), (7, 7));
}

#[test]
fn a_first_game_may_do_without_banners() {
    let mut state = dealt(3, Banners::No, 1);
    state.courts[state.active.index()] =
        THREE_OF_MIGHT.split(' ').map(crate::scene::card).collect();
    assert_eq!(state.refuse(Action::Fly(Banner::Might)), Some(Refusal::NoBanners));
    let mut legal = Vec::new();
    state.legal(&mut legal);
    assert!(!legal.contains(&Action::Fly(Banner::Might)));
}
