//! Illegal decisions, and the reasons for their refusal.

use crate::scene::{Scene, seat, tale, tile, tiles};
use regalia::engine::Game;
use regalia::games::mon_royaume::{Action, PlacementError, Refusal, Rules, Step};

#[test]
fn only_a_tile_of_the_hand_is_picked() {
    let mut scene = Scene::new(2, 1);
    scene.state.hands[0] = tiles("forest lake");
    assert_eq!(scene.state.refuse(Action::Pick(tile("forge"))), Some(Refusal::NotInHand));
    assert_eq!(scene.state.refuse(Action::Pick(tile("lake"))), None);
}

#[test]
fn only_what_is_asked_is_decided() {
    let scene = Scene::new(2, 1);
    let another = Some(Refusal::AnotherStep(Step::Pick));
    for action in [
        Action::Give(seat(1)),
        Action::Discard(tale("the-tree-of-love")),
        Action::Lay(tile("forest")),
        Action::Flip(tile("forest")),
    ] {
        assert_eq!(scene.state.refuse(action), another);
    }
}

#[test]
fn a_marker_goes_to_an_opponent_at_the_table() {
    let mut scene = Scene::new(3, 1);
    scene.state.public.step = Step::Give;
    scene.state.mover = seat(1);
    assert_eq!(scene.state.refuse(Action::Give(seat(1))), Some(Refusal::NotAnOpponent));
    assert_eq!(scene.state.refuse(Action::Give(seat(3))), Some(Refusal::NotAnOpponent));
    assert_eq!(scene.state.refuse(Action::Give(seat(2))), None);
}

#[test]
fn only_ones_own_tale_is_discarded() {
    let mut scene = Scene::new(2, 1);
    scene.go_on_until(|state| state.public.step == Step::Tale);
    let theirs = scene.state.public.tales[1].first().expect("three tales");
    assert_eq!(scene.state.refuse(Action::Discard(theirs)), Some(Refusal::NotYourTale));
}

#[test]
fn only_spare_tiles_are_laid_and_only_where_they_stand() {
    let names =
        "woodcutter miller knight wizard forest lake forge troll sawmill orchard witch quarry";
    let mut scene = Scene::builders(Rules::First, &[(names, ""), (names, "")]);
    assert_eq!(scene.state.refuse(Action::Lay(tile("healer"))), Some(Refusal::NotSpare));
    assert_eq!(scene.state.refuse(Action::Flip(tile("healer"))), Some(Refusal::NotSpare));
    let level = Some(Refusal::Unstable(PlacementError::Level { tile: 3, slot: 1 }));
    assert_eq!(scene.state.refuse(Action::Lay(tile("forge"))), level);
    scene.decide(Action::Lay(tile("woodcutter")));
    assert_eq!(scene.state.refuse(Action::Lay(tile("woodcutter"))), Some(Refusal::NotSpare));
}

#[test]
fn after_the_end_all_is_refused() {
    let mut scene = Scene::new(2, 1);
    scene.go_on_until(|_| false);
    assert_eq!(scene.state.refuse(Action::Pick(tile("forest"))), Some(Refusal::Over));
}
