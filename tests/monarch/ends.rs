//! The end of the game.

use crate::scene::{Scene, seat};
use regalia::engine::{Game, Seat, SeatSet, Turn};
use regalia::games::monarch::{Event, MOST_ROUNDS, Refusal, Step};

const SIX: &str = "peacock royal-jester herald diplomat champion lioness";

fn outcome(scene: &Scene) -> (Vec<i16>, SeatSet) {
    match scene.state.turn() {
        Turn::Over(outcome) => (outcome.scores().to_vec(), outcome.winners()),
        Turn::Of(_) => panic!("the game goes on"),
    }
}

#[test]
fn the_round_in_which_a_court_is_filled_is_finished() {
    let mut scene = Scene::new(3).court(0, SIX).row("fireworks").store(0, 7, 0);
    scene.play("acquire-fireworks take-space end-turn");
    assert_eq!(scene.mover(), 1, "the second sister still plays");
    scene.play("end-turn");
    assert_eq!(scene.mover(), 2, "and the third");
    scene.play("end-turn");
    assert_eq!(scene.state.step, Step::Over);
    assert_eq!(scene.refusal("harvest"), Some(Refusal::Over));
}

#[test]
fn a_court_filled_by_the_last_sister_ends_the_game_at_once_after_her_turn() {
    let mut scene = Scene::new(3).court(2, SIX).row("fireworks").store(2, 7, 0);
    scene.play("end-turn end-turn acquire-fireworks take-space end-turn");
    assert_eq!(scene.state.step, Step::Over);
}

#[test]
fn courts_may_be_bettered_in_the_last_round() {
    let mut scene = Scene::new(3).court(0, SIX).row("fireworks philosopher").store(0, 15, 0);
    scene.play("acquire-fireworks take-space acquire-philosopher replace-royal-jester");
    assert_eq!(scene.state.court(seat(0)).len(), 7);
}

#[test]
fn most_crowns_wins_court_banners_and_guests_together() {
    let mut scene = Scene::new(3)
        .court(0, &format!("{SIX} fireworks"))
        .court(1, "war-elephant winged-cape")
        .guests(1, "drunk-juggler");
    scene.play("end-turn end-turn end-turn");
    let (scores, winners) = outcome(&scene);
    // Peacock 4, Jester 3, Herald 4, Diplomat 3, Champion 4, Lioness 5, Fireworks 5.
    assert_eq!(scores, [28, 10, 0]);
    assert_eq!(winners, SeatSet::only(seat(0)));
}

/// Returns the last round of three sisters; the second and the third are tied.
fn even() -> Scene {
    let mut scene =
        Scene::new(3).court(1, "peacock").court(2, "peacock").store(1, 5, 5).store(2, 5, 5);
    scene.state.round = MOST_ROUNDS;
    scene
}

/// Returns the winners if no sister does anything more.
fn winners(mut scene: Scene) -> Vec<usize> {
    scene.play("end-turn end-turn end-turn");
    outcome(&scene).1.iter().map(Seat::index).collect()
}

#[test]
fn of_sisters_who_are_even_the_one_with_more_gold_wins() {
    assert_eq!(winners(even().store(2, 6, 0)), [2]);
    assert_eq!(winners(even().store(1, 6, 0)), [1]);
}

#[test]
fn then_the_one_with_more_food() {
    assert_eq!(winners(even().store(2, 5, 6)), [2]);
    assert_eq!(winners(even().store(1, 5, 6)), [1]);
}

#[test]
fn then_the_one_with_fewer_guests() {
    // Peacock 4 and Royal Jester 3, less two Guests of 2 or one of 4 and nothing.
    let fewer = even()
        .court(1, "peacock royal-jester")
        .court(2, "peacock royal-jester")
        .guests(1, "drunk-juggler insistent-peddler")
        .guests(2, "boorish-uncle");
    assert_eq!(winners(fewer.clone()), [2]);
    assert_eq!(winners(fewer.store(1, 5, 6)), [1], "food is looked at first");
}

#[test]
fn then_they_share_whoever_began() {
    assert_eq!(winners(even()), [1, 2]);
    let mut scene = even();
    (scene.state.first, scene.state.active) = (seat(2), seat(2));
    assert_eq!(winners(scene), [1, 2]);
}

#[test]
fn after_sixty_rounds_the_game_is_scored() {
    let mut scene = Scene::new(2).court(1, "peacock");
    for _ in 0..MOST_ROUNDS {
        assert_ne!(scene.state.step, Step::Over);
        scene.play("end-turn end-turn");
    }
    assert_eq!(outcome(&scene), (vec![0, 4], SeatSet::only(seat(1))));
}

#[test]
fn at_the_end_the_crowns_are_counted_the_winners_last() {
    let mut scene = even().court(0, "war-elephant").guests(2, "drunk-juggler");
    scene.play("end-turn end-turn end-turn");
    let counted = scene.events.iter().filter_map(|event| match event {
        Event::Counted { seat, crowns } => Some((seat.index(), crowns.total())),
        _ => None,
    });
    assert_eq!(counted.collect::<Vec<_>>(), [(2, 2), (1, 4), (0, 6)]);
    let ended = Event::Ended { winners: SeatSet::only(seat(0)), crowns: 6 };
    assert_eq!(scene.events.last(), Some(&ended));
}

#[test]
fn a_sister_owns_her_court_her_guests_and_her_banners() {
    let court = "lioness champion great-falcon";
    let mut scene =
        Scene::new(3).court(0, court).guests(0, "drunk-juggler").guests(1, "boorish-uncle");
    scene.play("fly-might");
    let owned = scene.state.owned(seat(0)).join(" ");
    assert_eq!(owned, format!("{court} drunk-juggler banner-of-might"));
}
