//! Land Improvements.

use crate::scene::{Scene, card};
use regalia::games::monarch::{Event, Refusal};

#[test]
fn an_improvement_goes_on_a_board_of_its_kind() {
    let mut scene = Scene::new(3).row("market-town").store(0, 0, 4);
    scene.play("acquire-market-town");
    assert_eq!(scene.legal().len(), 5);
    assert_eq!(scene.refusal("lay-on-1"), Some(Refusal::OtherKind));
    scene.play("lay-on-9");
    assert_eq!(scene.state.lands[8].yields(), 2);
    assert_eq!(scene.goods(0), (0, 0));
}

#[test]
fn a_village_of_two_takes_a_two_or_a_three_never_a_one() {
    let two = Scene::new(3).lay(4, "weavers-village");
    let takes = |name: &str| two.state.lands[4].takes(card(name).improvement().expect("one"));
    assert!(takes("market-town") && takes("port-town"));
    let mut three = Scene::new(3).lay(4, "port-town").row("market-town").store(0, 0, 4);
    three.play("acquire-market-town");
    assert_eq!(three.refusal("lay-on-5"), Some(Refusal::YieldsLess));
}

#[test]
fn only_the_top_one_counts() {
    let scene = Scene::new(3).lay(4, "garrison-town port-town");
    assert_eq!(scene.state.lands[4].yields(), 3);
    assert_eq!(scene.state.paths_of_land(), [0; 4]);
}

#[test]
fn what_fits_nowhere_may_be_bought_to_the_discard_pile() {
    let mut scene =
        Scene::new(3).row("market-town lioness herald unicorn champion").deck("fireworks");
    for land in 4..9 {
        scene = scene.lay(land, "port-town");
    }
    scene = scene.store(0, 0, 4);
    scene.play("acquire-market-town");
    assert!(scene.events.contains(&Event::FittedNowhere { card: card("market-town") }));
    assert_eq!(scene.state.discards.count(card("market-town")), 1);
    assert_eq!(scene.goods(0), (0, 0));
}

#[test]
fn two_of_the_same_face_are_one_choice() {
    let scene = Scene::new(3).row("market-town market-town").store(0, 0, 4);
    let offered = scene.legal().iter().filter(|name| name.starts_with("acquire")).count();
    assert_eq!(offered, 1);
}
