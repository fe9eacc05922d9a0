//! The eight Moons, and joint payments.

use crate::scene::{Scene, action, card, seat};
use regalia::engine::Game as _;
use regalia::games::monarch::{Event, Goods, Refusal, Step};

/// Returns a table where the next card turned up is this Moon, then the Fireworks; `rise` turns it
/// up by taking the Royal Jester.
fn under(moon: &str, sisters: usize) -> Scene {
    let mut scene = Scene::new(sisters).row("royal-jester lioness herald unicorn champion");
    scene = scene.deck(moon).store(0, 8, 5);
    scene.state.discards = [card("fireworks")].into_iter().collect();
    scene
}

fn rise(mut scene: Scene) -> Scene {
    scene.play("acquire-royal-jester take-space");
    scene
}

#[test]
fn a_moon_is_resolved_at_once_leaves_the_game_and_the_spot_is_filled() {
    let scene = rise(under("harvest-moon", 3));
    assert_eq!(scene.state.waned[..], [card("harvest-moon")]);
    assert_eq!(scene.state.row[0], Some(card("fireworks")));
    assert_eq!(scene.state.discards.count(card("harvest-moon")), 0);
}

#[test]
fn further_moons_are_resolved_likewise() {
    let mut scene = under("silver-moon", 3).deck("silver-moon harvest-moon");
    scene = rise(scene);
    assert_eq!(scene.state.waned.len(), 2);
    assert_eq!(scene.goods(1), (8, 9));
}

#[test]
fn the_harvest_moon_gives_four_food_and_the_silver_moon_three_gold() {
    let scene = rise(under("harvest-moon", 3));
    assert_eq!((scene.goods(0), scene.goods(2)), ((5, 9), (5, 9)));
    let scene = rise(under("silver-moon", 3));
    assert_eq!((scene.goods(0), scene.goods(2)), ((8, 5), (8, 5)));
}

#[test]
fn thieves_take_half_the_gold_of_whoever_has_most() {
    let scene = rise(under("thieves-moon", 3).store(1, 9, 0).store(2, 9, 0));
    assert_eq!((scene.goods(0).0, scene.goods(1).0, scene.goods(2).0), (5, 5, 5));
}

#[test]
fn the_wandering_moon_discards_the_rest_of_the_row() {
    let mut scene = under("wandering-moon", 3);
    scene.state.discards = ["fireworks", "philosopher", "peacock", "diplomat", "royal-tailor"]
        .into_iter()
        .map(card)
        .collect();
    let scene = rise(scene);
    assert!(scene.state.row.iter().all(Option::is_some));
    let swept = ["lioness", "herald", "unicorn", "champion"];
    let everywhere: Vec<_> = scene
        .state
        .row
        .iter()
        .flatten()
        .copied()
        .chain(scene.state.discards.iter())
        .chain(scene.state.deck.iter())
        .collect();
    assert!(swept.iter().all(|name| everywhere.contains(&card(name))));
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Wandered { cards } if cards.len() == 4))
    );
}

#[test]
fn the_wandering_moon_itself_leaves_the_game() {
    let mut scene = under("wandering-moon", 3);
    scene.state.discards =
        "fireworks philosopher peacock diplomat royal-tailor".split(' ').map(card).collect();
    let scene = rise(scene);
    assert_eq!(scene.state.waned[..], [card("wandering-moon")]);
    let wandered = |event: &&Event| matches!(event, Event::Wandered { .. });
    assert_eq!(scene.events.iter().filter(wandered).count(), 1);
}

#[test]
fn pledges_go_round_twice_from_the_active_sister_on() {
    let mut scene = rise(under("festival-moon", 3));
    for expected in [0, 1, 2, 0, 1, 2] {
        assert_eq!(scene.mover(), expected);
        scene.play("hold");
    }
    assert_eq!(scene.state.step, Step::Turn);
    assert!(scene.events.contains(&Event::GivenBack { moon: card("festival-moon") }));
    assert_eq!(scene.goods(1), (5, 5), "nothing was paid");
}

#[test]
fn a_pledge_is_raised_by_no_more_than_is_missing_or_than_she_has() {
    let mut scene = rise(under("festival-moon", 3).store(1, 2, 0));
    // Six gold for three sisters.
    assert_eq!(scene.refusal("raise-7"), Some(Refusal::TooMuch));
    scene.play("raise-3");
    assert_eq!(scene.legal(), ["raise-1", "raise-2", "hold"]);
    scene.play("raise-1");
    assert_eq!(scene.legal(), ["raise-1", "raise-2", "hold"]);
    scene.play("hold hold");
    assert_eq!(scene.legal(), ["raise-1", "hold"], "she has one left");
}

#[test]
fn as_soon_as_the_price_is_reached_it_is_paid_as_pledged() {
    let mut scene = rise(under("festival-moon", 3));
    scene.play("raise-4 raise-2");
    assert_eq!(scene.state.step, Step::Turn);
    assert_eq!(scene.goods(0), (1, 11));
    assert_eq!(scene.goods(1), (3, 11));
    assert_eq!(scene.goods(2), (5, 11), "all take the food, who paid or not");
}

#[test]
fn famine_unpaid_costs_half_the_food_rounded_up() {
    let mut scene = rise(under("famine-moon", 3));
    scene.play("hold hold hold hold hold hold");
    assert_eq!((scene.goods(0).1, scene.goods(1).1), (2, 2));
    let mut paid = rise(under("famine-moon", 3));
    paid.play("raise-5 raise-4");
    assert_eq!((paid.goods(0).1, paid.goods(1).1, paid.goods(2).1), (0, 1, 5));
}

#[test]
fn invasion_strikes_the_village_of_highest_yield() {
    let scene = under("invasion-moon", 3).lay(4, "market-town port-town").lay(5, "market-town");
    let mut scene = rise(scene);
    scene.play("hold hold hold hold hold hold");
    assert!(scene.events.contains(&Event::Invaded { land: 4 }));
    assert!(scene.state.lands[4].laid.is_empty(), "it loses all its improvements");
    assert_eq!(scene.state.lands[5].laid.len(), 1);
    // Both are discarded; the pile was then renewed to fill the spot.
    let gone = scene.state.discards.iter().chain(scene.state.deck.iter());
    let gone: Vec<_> = gone.chain(scene.state.row.iter().flatten().copied()).collect();
    assert!(gone.contains(&card("port-town")) && gone.contains(&card("market-town")));
}

#[test]
fn of_even_villages_the_active_sister_chooses() {
    let mut scene = rise(under("invasion-moon", 3).lay(4, "market-town").lay(7, "garrison-town"));
    scene.play("hold hold hold hold hold hold");
    assert_eq!(
        (scene.mover(), scene.legal()),
        (0, vec!["suffer-5".to_owned(), "suffer-8".to_owned()])
    );
    assert_eq!(scene.refusal("suffer-6"), Some(Refusal::NotExposed));
    scene.play("suffer-8");
    assert!(scene.state.lands[7].laid.is_empty());
    assert!(scene.state.row[0].is_some(), "then the spot is filled");
}

#[test]
fn without_an_improved_village_invasion_does_nothing() {
    let mut scene = rise(under("invasion-moon", 3).lay(0, "golden-orchard"));
    scene.play("hold hold hold hold hold hold");
    assert_eq!(scene.state.step, Step::Turn);
    assert_eq!(scene.state.lands[0].laid.len(), 1, "farms are not villages");
}

#[test]
fn a_joint_moon_asks_three_sisters_for_so_much() {
    for (moon, gold, food) in
        [("famine", 0, 9), ("invasion", 6, 0), ("festival", 6, 0), ("builders", 0, 6)]
    {
        let scene = rise(under(&format!("{moon}-moon"), 3));
        let Step::Pledge(pledging) = scene.state.step else { panic!("{moon} asks for pledges") };
        assert_eq!(scene.state.asked(&pledging).1, Goods { gold, food }, "{moon}");
    }
}

#[test]
fn builders_turn_cards_up_until_an_improvement_comes() {
    let mut scene = under("builders-moon", 2).store(0, 8, 5);
    scene = rise(scene);
    scene.state.deck = ["peacock", "silver-moon", "market-town"].into_iter().map(card).collect();
    scene.play("raise-4");
    assert_eq!(scene.state.step, Step::Lay(card("market-town")));
    scene.play("lay-on-5");
    assert_eq!(scene.goods(0), (5, 1), "laid for nothing");
    let deck: Vec<_> = scene.state.deck.iter().chain(scene.state.waned.iter().copied()).collect();
    assert!(deck.contains(&card("silver-moon")), "a Moon goes back into the deck");
}

#[test]
fn builders_find_nothing_in_a_deck_without_improvements_and_do_not_shuffle() {
    let mut scene = rise(under("builders-moon", 2));
    scene.state.deck = ["peacock", "silver-moon"].into_iter().map(card).collect();
    scene.state.discards = [card("market-town")].into_iter().collect();
    scene.play("raise-4");
    assert!(!matches!(scene.state.step, Step::Lay(_)));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Laid { .. })));
    // The spot was filled from the cards left: the Moon that went back.
    assert!(scene.state.waned.contains(&card("silver-moon")));
}

#[test]
fn builders_discard_what_fits_nowhere() {
    let mut scene = rise(under("builders-moon", 2));
    for land in 4..9 {
        scene.state.lands[land].laid = [card("port-town")].into_iter().collect();
    }
    scene.state.deck = [card("market-town")].into_iter().collect();
    scene.play("raise-4");
    assert!(scene.events.contains(&Event::FittedNowhere { card: card("market-town") }));
}

#[test]
fn a_moon_in_a_sweep_waits_for_its_payment_before_the_rest_is_dealt() {
    let mut scene = Scene::new(2).row("lioness").deck("festival-moon").store(0, 3, 0);
    scene.play("sweep");
    assert!(matches!(scene.state.step, Step::Pledge(_)));
    assert_eq!(scene.state.active, seat(0));
    scene.play("hold hold hold hold");
    assert_eq!(scene.state.row[0], Some(card("lioness")));
}

#[test]
fn a_price_that_all_together_cannot_pay_asks_nothing_of_anybody() {
    let poor = |food| under("famine-moon", 3).store(1, 5, 0).store(2, 5, 0).store(0, 8, food);
    let scene = rise(poor(8));
    assert!(matches!(scene.state.step, Step::Pledge(_)));
    assert_eq!(scene.state.forced(), Some(action("hold")));
    assert_eq!(rise(poor(9)).state.forced(), None);
}

#[test]
fn a_sister_who_has_pledged_all_is_not_asked_again() {
    let mut scene = rise(under("famine-moon", 2).store(0, 8, 1).store(1, 5, 9));
    assert_eq!(scene.state.forced(), None);
    scene.play("raise-1 hold");
    assert_eq!(scene.state.forced(), Some(action("hold")));
}
