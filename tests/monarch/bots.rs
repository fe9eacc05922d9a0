//! What the bots understand.

use crate::scene::{Scene, action};
use regalia::bots::{Bots, Level, decide};
use regalia::engine::{Game, Rng, Stream};
use regalia::games::monarch::{Action, Monarch};

fn baron(scene: &Scene) -> Action {
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    legal[Monarch::baron(&scene.state, &legal, &mut Rng::of(1, Stream::Bot(0, 0)))]
}

#[test]
fn goods_are_gathered_first_and_gold_as_soon_as_the_villages_can_be_fed() {
    let scene = Scene::new(3).row("peacock").store(0, 6, 5);
    assert_eq!(baron(&scene), Action::Tax);
    assert_eq!(baron(&scene.store(0, 6, 4)), Action::Harvest);
}

#[test]
fn the_astronomer_is_not_bought_into_a_court_with_fireworks() {
    let mut scene = Scene::new(3).row("astronomer").court(0, "fireworks").store(0, 5, 5);
    scene.state.done.gathered = true;
    assert_eq!(baron(&scene), Action::EndTurn);
    let mut scene = Scene::new(3).row("astronomer").store(0, 5, 5);
    scene.state.done.gathered = true;
    assert_eq!(baron(&scene), action("acquire-astronomer"));
}

#[test]
fn a_guest_goes_to_the_sister_with_most_crowns() {
    let mut scene = Scene::new(3)
        .row("boorish-uncle")
        .store(0, 6, 0)
        .court(1, "peacock")
        .court(2, "winged-cape");
    scene.play("acquire-boorish-uncle");
    assert_eq!(baron(&scene), action("send-to-2"));
}

#[test]
fn the_worst_guest_is_sent_away() {
    let mut scene =
        Scene::new(3).row("head-cook").store(0, 9, 9).guests(0, "drunk-juggler boorish-uncle");
    scene.play("acquire-head-cook take-space");
    assert_eq!(baron(&scene), action("dismiss-boorish-uncle"));
}

#[test]
fn in_the_last_round_gold_is_spent_on_any_crown() {
    let seven = "peacock royal-jester herald diplomat champion lioness fireworks";
    let mut scene = Scene::new(3).court(1, seven).row("royal-jester").store(0, 3, 0);
    scene.state.row[0] = Some(crate::scene::card("gazing-glass"));
    scene = scene.store(0, 6, 0);
    scene.state.done.gathered = true;
    assert_eq!(baron(&scene), action("acquire-gazing-glass"));
}

#[test]
fn every_level_plays_a_whole_game() {
    for level in Level::ALL {
        let mut state = crate::scene::dealt(3, regalia::games::monarch::Banners::Yes, 4);
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let regalia::engine::Turn::Of(_) = state.turn() {
            state.legal(&mut legal);
            let mut rng = Rng::of(9, Stream::Bot(0, decisions));
            // A search cut short at once is still a decision.
            let index = decide::<Monarch>(level, &state, &mut rng, &mut || true).index;
            state.apply(legal[index], &mut Rng::of(4, Stream::Chance(decisions)), &mut |_| {});
            decisions += 1;
        }
        assert!(decisions > 20, "{level:?}");
    }
}

/// What a Regent tries here, by name.
fn tried(scene: &Scene) -> String {
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    scene.state.worth_trying(&mut legal);
    legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_regent_improves_the_land_then_gathers_then_spends() {
    let mut scene = Scene::new(2).row("peacock market-town").store(0, 9, 9);
    assert_eq!(tried(&scene), "harvest tax acquire-market-town claim-market-town");
    scene.state.done.gathered = true;
    assert!(tried(&scene).contains("acquire-peacock"));
}

#[test]
fn a_regent_tries_only_what_looks_about_as_good_as_the_best() {
    // The Peacock pays; the Royal Tailor alone is dear for a crown.
    let mut scene = Scene::new(2).row("peacock royal-tailor").store(0, 9, 9);
    scene.state.done.gathered = true;
    assert_eq!(scene.legal().len(), 4, "either card, a sweep, the end of the turn");
    assert_eq!(tried(&scene), "acquire-peacock");
    let mut scene = Scene::new(2).row("royal-tailor").store(0, 9, 9);
    scene.state.done.gathered = true;
    assert!(tried(&scene).contains("end-turn"));
}

#[test]
fn of_boards_that_are_alike_a_regent_tries_one() {
    let mut scene = Scene::new(2).row("port-town").lay(6, "market-town");
    scene.play("claim-port-town");
    let plain = scene.legal().len() - 1;
    assert!(plain > 1, "there are several plain villages");
    assert_eq!(tried(&scene).split(' ').count(), 2, "a plain one, and the improved one");
}
