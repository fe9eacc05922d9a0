//! Reasons for refusals that no other test covers.

use crate::scene::Scene;
use regalia::games::monarch::{Refusal, Step};

#[test]
fn a_card_that_is_not_in_the_row_is_not_for_sale() {
    let scene = Scene::new(2).row("peacock").store(0, 50, 50);
    assert_eq!(scene.refusal("acquire-fireworks"), Some(Refusal::NotInRow));
    assert_eq!(scene.refusal("claim-market-town"), Some(Refusal::NotInRow));
}

#[test]
fn what_another_step_asks_is_refused() {
    let mut scene = Scene::new(2).row("peacock").store(0, 6, 0);
    assert_eq!(scene.refusal("hold"), Some(Refusal::AnotherStep(Step::Turn)));
    scene.play("acquire-peacock");
    let step = scene.state.step;
    assert_eq!(scene.refusal("end-turn"), Some(Refusal::AnotherStep(step)));
    assert_eq!(scene.refusal("replace-lioness"), Some(Refusal::NotInCourt));
}
