//! The bots of Monarch.

use crate::scene::{Scene, action, seat};
use regalia::bots::{Bots, Decision, Level, decide};
use regalia::engine::{Game, Rng, Stream};
use regalia::games::monarch::{Action, MOST_ROUNDS, Monarch};

fn baron(scene: &Scene) -> Action {
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    legal[Monarch::baron(&scene.state, &legal, &mut Rng::new(1, Stream::Bot(0, 0)))]
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
            let mut rng = Rng::new(9, Stream::Bot(0, decisions));
            // A search that is stopped at once still returns a decision.
            let index = decide::<Monarch>(level, &state, &mut rng, &mut || true).index;
            state.apply_silently(legal[index], &mut Rng::for_match(4));
            decisions += 1;
        }
        assert!(decisions > 20, "{level:?}");
    }
}

#[test]
fn a_baron_does_not_end_a_game_that_he_is_losing() {
    let scene = |rival: &str| {
        let court = "royal-jester fireworks philosopher winged-cape war-elephant peacock";
        let scene = Scene::new(2).court(0, court).court(1, rival).row("diplomat");
        let mut scene = scene.store(0, 7, 0);
        scene.state.done.gathered = true;
        scene
    };
    // 29 crowns, and 3 more with the Diplomat.
    let behind = "lioness champion ancient-tortoise";
    let ahead =
        "dragon-scale-armor flower-crown embroidered-gown scholars-robe royal-tailor gazing-glass";
    assert!(scene(behind).crowns(1) < 32 && scene(ahead).crowns(1) > 32);
    assert_eq!(baron(&scene(behind)), action("acquire-diplomat"));
    assert_eq!(baron(&scene(ahead)), Action::EndTurn);
    // If she has taken him all the same, he takes the Jester's place.
    let mut seating = scene(ahead);
    seating.play("acquire-diplomat");
    assert_eq!(baron(&seating), action("replace-royal-jester"));
}

/// Returns the decisions that a Regent tries here, by name.
fn tried(scene: &Scene) -> String {
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    scene.state.worth_trying(&mut legal);
    legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_regent_improves_the_land_then_gathers_then_spends() {
    let mut scene = Scene::new(2).row("peacock market-town").store(0, 9, 7);
    assert_eq!(tried(&scene), "harvest tax acquire-market-town claim-market-town");
    scene.state.done.gathered = true;
    assert!(tried(&scene).contains("acquire-peacock"));
}

#[test]
fn a_regent_with_food_to_spare_does_not_harvest() {
    let scene = Scene::new(3).row("peacock");
    let feed = scene.state.feed();
    assert_eq!(tried(&scene.clone().store(0, 0, feed + 3)), "harvest tax");
    assert_eq!(tried(&scene.store(0, 0, feed + 4)), "tax");
}

#[test]
fn a_regent_puts_a_card_in_a_free_space_unless_another_is_worth_little() {
    let spaces = |court: &str| {
        let mut scene = Scene::new(2).row("peacock").court(0, court).store(0, 9, 0);
        scene.play("acquire-peacock");
        tried(&scene)
    };
    assert_eq!(spaces("war-elephant philosopher"), "take-space");
    assert_eq!(spaces("war-elephant gazing-glass"), "take-space replace-gazing-glass");
}

#[test]
fn a_regent_tries_only_what_looks_about_as_good_as_the_best() {
    // The Peacock is worth it; the Royal Tailor alone is expensive for one crown.
    let mut scene = Scene::new(2).row("peacock royal-tailor").store(0, 9, 9);
    scene.state.done.gathered = true;
    assert_eq!(scene.legal().len(), 4, "either card, a sweep, the end of the turn");
    assert_eq!(tried(&scene), "acquire-peacock");
    let mut scene = Scene::new(2).row("royal-tailor").store(0, 9, 9);
    scene.state.done.gathered = true;
    assert!(tried(&scene).contains("end-turn"));
}

/// Returns a Regent's decision here.
fn regent(scene: &Scene) -> Decision {
    decide::<Monarch>(Level::Regent, &scene.state, &mut Rng::new(3, Stream::Tool(2)), &mut || false)
}

#[test]
fn a_regent_does_not_search_where_one_decision_is_worth_trying() {
    let scene = Scene::new(3).row("peacock royal-tailor").store(0, 9, 9);
    assert!(scene.legal().len() > 1);
    let decision = regent(&scene);
    assert_eq!((scene.legal()[decision.index].as_str(), decision.worlds), ("tax", 0));
}

#[test]
fn a_regent_stops_searching_when_no_other_decision_can_catch_up() {
    // The very last turn: with the Uncle the leader falls behind her.
    let mut scene = Scene::new(3)
        .court(0, "war-elephant")
        .court(1, "winged-cape royal-jester")
        .row("boorish-uncle")
        .store(0, 6, 0);
    scene.state.first = seat(1);
    scene.state.round = MOST_ROUNDS;
    scene.state.done.gathered = true;
    scene.play("acquire-boorish-uncle");
    let decision = regent(&scene);
    assert_eq!(scene.legal()[decision.index], "send-to-1");
    assert!((1..Monarch::REGENT).contains(&decision.worlds), "{decision:?}");
}

#[test]
fn of_boards_that_are_alike_a_regent_tries_one() {
    let mut scene = Scene::new(2).row("port-town").lay(6, "market-town");
    scene.play("claim-port-town");
    let plain = scene.legal().len() - 1;
    assert!(plain > 1, "there are several plain villages");
    assert_eq!(tried(&scene).split(' ').count(), 2, "a plain one, and the improved one");
}
