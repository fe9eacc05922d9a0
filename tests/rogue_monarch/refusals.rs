//! Why a decision is refused: each reason in its case.

use crate::scene::{ME, Scene, place};
use regalia::engine::Game;
use regalia::games::rogue_monarch::{Action, Kind, Refusal, RogueMonarch, Side, Step};

fn why(scene: &Scene, action: Action) -> Option<Refusal> {
    scene.state.refuse(action)
}

#[test]
fn after_the_end_everything_is_refused_because_it_is_over() {
    let mut scene = Scene::new("KKkn", "NQA", "NQA");
    scene.play("reveal-3");
    for action in RogueMonarch::vocabulary() {
        assert_eq!(why(&scene, action), Some(Refusal::Over), "{action}");
    }
}

#[test]
fn a_card_face_up_cannot_be_revealed_turned_up_or_looked_at() {
    let mut scene = Scene::new("kNaq", "NQA", "NQA");
    assert_eq!(why(&scene, Action::Reveal(place(2))), Some(Refusal::AlreadyUp));
    scene.play("reveal-1");
    assert_eq!(why(&scene, Action::TurnUp(place(1))), Some(Refusal::AlreadyUp));
    assert_eq!(why(&scene, Action::TurnUp(place(2))), Some(Refusal::AlreadyUp));
    let mut scene = Scene::new("kNaq", "NQA", "NQA");
    scene.play("reveal-3");
    assert_eq!(why(&scene, Action::LookAt(place(2))), Some(Refusal::AlreadyUp));
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_laid_or_discarded() {
    let mut scene = Scene::new("kNaq", "NQQ", "NKA");
    scene.play("replace-1");
    for side in [Side::Up, Side::Down] {
        assert_eq!(why(&scene, Action::Lay(Kind::King, side)), Some(Refusal::NotInHand));
        assert_eq!(why(&scene, Action::Lay(Kind::Queen, side)), None);
    }
    let mut scene = Scene::with_pile("kNaq", "NQQ", "KAA", "KNN");
    scene.play("reveal-1 draw-two");
    assert_eq!(why(&scene, Action::Discard(Kind::King)), Some(Refusal::NotInHand));
    assert_eq!(why(&scene, Action::Discard(Kind::Knight)), None);
}

#[test]
fn an_assassin_does_not_look_at_the_same_card_twice() {
    let mut scene = Scene::new("akqn", "NQK", "NKA");
    scene.play("reveal-1 look-at-3");
    assert_eq!(why(&scene, Action::LookAt(place(3))), Some(Refusal::AlreadySeen));
    assert_eq!(why(&scene, Action::LookAt(place(2))), None);
}

#[test]
fn what_another_step_asks_for_is_refused_naming_the_step_that_comes_first() {
    let reach = [
        ("nkaq", "", Step::Act),
        ("nkaq", "replace-2", Step::Lay(place(2))),
        ("nkaq", "reveal-1", Step::Switch),
        ("nkaq", "reveal-1 switch-1-2", Step::TurnOver),
        ("nkaq", "reveal-2", Step::King),
        ("nkaq", "reveal-2 draw-two", Step::Discard { left: 2 }),
        ("nkaq", "reveal-2 draw-two discard-queen", Step::Discard { left: 1 }),
    ];
    for (court, path, step) in reach {
        let mut scene = Scene::new(court, "NQA", "NKA");
        scene.play(path);
        assert_eq!(scene.step(), step);
        let mut elsewhere = 0;
        for action in RogueMonarch::vocabulary() {
            let fits = match action {
                Action::Reveal(_) | Action::Replace(_) => step == Step::Act,
                Action::Lay(..) => matches!(step, Step::Lay(_)),
                Action::Switch(..) => step == Step::Switch,
                Action::TurnOver(_) => step == Step::TurnOver,
                Action::TurnUp(_) | Action::DrawTwo => step == Step::King,
                Action::Discard(_) => matches!(step, Step::Discard { .. }),
                Action::LookAt(_) => matches!(step, Step::Look { .. }),
            };
            let other = why(&scene, action) == Some(Refusal::AnotherStep(step));
            assert_eq!(other, !fits, "{action} at {step:?}");
            elsewhere += u32::from(other);
        }
        assert!(elsewhere > 20);
    }
    let mut scene = Scene::new("nkaq", "NQA", "NKA");
    scene.play("reveal-3");
    assert!(matches!(why(&scene, Action::DrawTwo), Some(Refusal::AnotherStep(Step::Look { .. }))));
}

#[test]
fn a_knight_switches_two_different_cards_named_from_left_to_right() {
    let mut scene = Scene::new("nkaq", "NQA", "NKA");
    scene.play("reveal-1");
    let step = Some(Refusal::AnotherStep(Step::Switch));
    assert_eq!(why(&scene, Action::Switch(place(2), place(2))), step);
    assert_eq!(why(&scene, Action::Switch(place(3), place(2))), step);
    assert_eq!(why(&scene, Action::Switch(place(2), place(3))), None);
}

#[test]
fn a_refused_decision_is_known_to_be_refused_without_changing_anything() {
    let scene = Scene::new("nkaq", "NQA", "NKA");
    let before = scene.state.clone();
    for action in RogueMonarch::vocabulary() {
        let _ = why(&scene, action);
    }
    assert_eq!(scene.state, before);
    assert!(scene.awaits(ME));
}
