//! Harvest and tax.

use crate::scene::Scene;
use regalia::games::monarch::Refusal;

#[test]
fn a_harvest_collects_the_food_of_all_farms() {
    let mut scene = Scene::new(3).lay(0, "golden-orchard").store(0, 0, 1);
    scene.play("harvest");
    // Three plain farms and one that yields four.
    assert_eq!(scene.goods(0), (0, 8));
}

#[test]
fn taxing_feeds_every_village_one_food_whatever_it_yields() {
    let mut scene = Scene::new(3).lay(4, "jewel-bazaar").lay(5, "port-town").store(0, 0, 6);
    scene.play("tax");
    // Five villages cost five food; they pay 4 + 3 + 1 + 1 + 1.
    assert_eq!(scene.goods(0), (10, 1));
}

#[test]
fn taxing_four_villages_of_any_yield_costs_four_food() {
    let mut scene = Scene::new(3).store(0, 0, 4);
    scene.state.lands[8].kind = regalia::games::monarch::LandKind::Farm;
    scene = scene.lay(4, "jewel-bazaar");
    scene.play("tax");
    assert_eq!(scene.goods(0), (7, 0));
}

#[test]
fn villages_are_not_taxed_in_part() {
    let scene = Scene::new(3).store(0, 0, 3);
    assert_eq!(scene.refusal("tax"), Some(Refusal::VillagesHungry(2)));
}

#[test]
fn a_turn_has_one_harvest_or_one_tax() {
    let mut scene = Scene::new(3);
    scene.play("harvest");
    assert_eq!(scene.refusal("tax"), Some(Refusal::Gathered));
    assert_eq!(scene.refusal("harvest"), Some(Refusal::Gathered));
    scene.play("end-turn tax");
    assert_eq!(scene.refusal("harvest"), Some(Refusal::Gathered));
    scene.play("end-turn end-turn");
    assert_eq!(scene.refusal("harvest"), None, "the next turn is a new one");
}

#[test]
fn the_golden_hen_adds_one_food_to_each_harvest_of_hers() {
    let mut scene = Scene::new(3).court(0, "golden-hen").store(0, 0, 0).store(1, 0, 0);
    scene.play("harvest end-turn harvest");
    assert_eq!((scene.goods(0).1, scene.goods(1).1), (5, 4));
}

#[test]
fn the_actions_of_a_turn_come_in_any_order() {
    let mut scene = Scene::new(3).row("royal-jester drunk-juggler market-town").store(0, 9, 9);
    scene.play("acquire-market-town lay-on-5 sweep tax");
    assert_eq!(scene.goods(0), (9 - 3 + 6, 9 - 4 - 5));
}
