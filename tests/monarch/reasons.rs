//! Why a decision is better: each reason where it is given, and in a similar position where it is
//! not.

use crate::scene::{Scene, card, seat};
use crate::why::{reasons, told_apart};
use regalia::bots::monarch::Reason;
use regalia::games::monarch::Banner;

/// Returns the position after these decisions.
fn after(mut scene: Scene, names: &str) -> Scene {
    scene.play(names);
    scene
}

/// Returns a table of three with these cards in the row, and this gold and food for the sister to
/// move.
fn market(row: &str, gold: u16, food: u16) -> Scene {
    Scene::new(3).row(row).store(0, gold, food)
}

const SEVEN: &str = "peacock royal-jester herald unicorn diplomat champion lioness";
const SIX: &str = "peacock royal-jester herald unicorn diplomat champion";

/// Returns a table with the last of two sisters to move, and this court for one of them.
fn last_to_move(whose: usize, court: &str) -> Scene {
    let mut scene = Scene::new(2).court(whose, court);
    scene.state.active = seat(1);
    scene
}

#[test]
fn the_turn_that_ends_the_match_wins_it() {
    let [here, twin] = [SEVEN, SIX].map(|court| last_to_move(1, court));
    told_apart(Reason::Wins, ["end-turn", "harvest"], &here, &twin);
}

#[test]
fn the_turn_that_ends_the_match_does_not_win_it() {
    let [here, twin] = [SEVEN, SIX].map(|court| last_to_move(0, court));
    told_apart(Reason::AvoidsEnd, ["harvest", "end-turn"], &here, &twin);
}

/// A court of 18 crowns has one space left, for 5 more.
fn nearly_full(rival: &str) -> Scene {
    let six = "royal-jester captain-of-the-guard ancestral-sword head-cook royal-physician";
    let scene = market("fireworks", 7, 0).court(0, &format!("{six} diplomat")).court(1, rival);
    after(scene, "acquire-fireworks")
}

const TWENTY_EIGHT: &str = "war-elephant winged-cape pure-white-stag philosopher silver-harp";
const SIX_CROWNS: &str = "war-elephant";

#[test]
fn the_seventh_card_is_taken_by_who_leads() {
    let [here, twin] = [SIX_CROWNS, TWENTY_EIGHT].map(nearly_full);
    let decisions = ["take-space", "replace-royal-jester"];
    told_apart(Reason::FillsCourtAhead, decisions, &here, &twin);
}

#[test]
fn the_seventh_card_is_not_taken_by_who_is_behind() {
    let [here, twin] = [TWENTY_EIGHT, SIX_CROWNS].map(nearly_full);
    let decisions = ["replace-royal-jester", "take-space"];
    told_apart(Reason::AvoidsLastRound, decisions, &here, &twin);
}

#[test]
fn a_card_brings_crowns() {
    let [here, twin] = ["", "astronomer"].map(|court| market("fireworks", 7, 0).court(0, court));
    told_apart(Reason::GainsCrowns(5), ["acquire-fireworks", "end-turn"], &here, &twin);
}

/// The Juggler has been acquired, and the other two have these courts.
fn juggler(courts: [&str; 2]) -> Scene {
    let scene = market("drunk-juggler", 2, 0).court(1, courts[0]).court(2, courts[1]);
    after(scene, "acquire-drunk-juggler")
}

#[test]
fn a_guest_costs_the_unicorn_its_crowns_too() {
    let [here, twin] = ["unicorn", "winged-cape"].map(|court| juggler([court, ""]));
    told_apart(Reason::TakesCrowns(4), ["send-to-1", "send-to-2"], &here, &twin);
}

#[test]
fn a_guest_goes_to_the_leader() {
    let [here, twin] = ["royal-jester", "fireworks"].map(|court| juggler(["peacock", court]));
    told_apart(Reason::ToLeader, ["send-to-1", "send-to-2"], &here, &twin);
}

#[test]
fn an_improvement_that_a_rival_gains_by_is_left() {
    let [here, twin] =
        ["tiger-pelt", "war-elephant"].map(|court| market("garrison-town", 0, 4).court(1, court));
    told_apart(Reason::GivesNoRival, ["end-turn", "acquire-garrison-town"], &here, &twin);
}

#[test]
fn a_third_card_of_a_path_meets_its_banner() {
    let [here, twin] = ["lioness champion", "lioness"]
        .map(|court| market("ancestral-sword", 5, 0).court(0, court));
    let decisions = ["acquire-ancestral-sword", "end-turn"];
    told_apart(Reason::CompletesBanner(Banner::Might), decisions, &here, &twin);
    let mut flown = here.clone();
    flown.state.banners[Banner::Might as usize] = Some(seat(1));
    told_apart(Reason::CompletesBanner(Banner::Might), decisions, &here, &flown);
}

#[test]
fn a_guest_may_go_with_the_diplomat() {
    let [here, twin] =
        ["boorish-uncle", ""].map(|guests| market("diplomat", 6, 0).guests(0, guests));
    told_apart(Reason::DismissesGuests(4), ["acquire-diplomat", "end-turn"], &here, &twin);
}

#[test]
fn the_dearest_guest_goes() {
    let dismissing = |guests| {
        let scene = market("diplomat", 6, 0).guests(0, guests);
        after(scene, "acquire-diplomat take-space")
    };
    let here = dismissing("boorish-uncle useless-emissary");
    let said = reasons(&here, ["dismiss-boorish-uncle", "dismiss-useless-emissary"]);
    assert_eq!(said, [Reason::GainsCrowns(4)]);
    let twin = dismissing("drunk-juggler insistent-peddler");
    let said = reasons(&twin, ["dismiss-drunk-juggler", "dismiss-insistent-peddler"]);
    assert_eq!(said, []);
}

#[test]
fn the_comb_takes_gold_off_another_card_of_the_row() {
    let [here, twin] =
        ["precious-comb fireworks", "precious-comb boorish-uncle"].map(|row| market(row, 7, 0));
    told_apart(Reason::Cheapens, ["acquire-precious-comb", "end-turn"], &here, &twin);
}

#[test]
fn a_discount_is_used() {
    let [here, twin] = ["precious-comb", ""].map(|court| market("fireworks", 7, 0).court(0, court));
    told_apart(Reason::Discounted(1), ["acquire-fireworks", "end-turn"], &here, &twin);
}

#[test]
fn the_banner_of_culture_sweeps_for_nothing() {
    let [here, twin] = [0, 1].map(|holder| {
        let mut scene = market("boorish-uncle", 3, 0);
        scene.state.banners[Banner::Culture as usize] = Some(seat(holder));
        scene
    });
    told_apart(Reason::CostsNothing, ["sweep", "end-turn"], &here, &twin);
}

#[test]
fn one_improvement_of_two_sisters_is_free() {
    let scene = Scene::new(2).row("garrison-town").store(0, 0, 4);
    let decisions = ["claim-garrison-town", "acquire-garrison-town"];
    assert!(reasons(&scene, decisions).contains(&Reason::CostsNothing));
    let [claim, acquire] = decisions;
    assert!(!reasons(&scene, [acquire, claim]).contains(&Reason::CostsNothing));
}

#[test]
fn goods_are_gathered() {
    let plain = market("", 0, 5);
    let [village, farm] = [(4, "market-town"), (0, "royal-goatery")]
        .map(|(land, name)| market("", 0, 5).lay(land, name));
    told_apart(Reason::GathersGold(5), ["tax", "end-turn"], &plain, &village);
    told_apart(Reason::GathersFood(4), ["harvest", "end-turn"], &plain, &farm);
}

#[test]
fn a_village_yields_more_if_all_can_still_be_fed() {
    let [here, twin] = [9, 8].map(|food| market("market-town", 0, food));
    told_apart(Reason::YieldsMore(1), ["acquire-market-town", "end-turn"], &here, &twin);
}

#[test]
fn who_has_gathered_lets_the_land_yield_less_to_the_others() {
    let [here, twin] = ["harvest", ""].map(|gathers| {
        let scene = market("royal-goatery", 0, 4).lay(0, "hillside-vineyard");
        after(scene, &format!("{gathers} acquire-royal-goatery"))
    });
    // On the first board it yields as much as the improvement that it covers.
    told_apart(Reason::YieldsOthersLess, ["lay-on-1", "lay-on-2"], &here, &twin);
}

#[test]
fn no_banner_of_another_shares_in_the_harvest() {
    let [here, twin] = [&[Banner::Wisdom][..], &[Banner::Wisdom, Banner::Bounty]].map(|flown| {
        let mut scene = market("", 0, 5);
        for &banner in flown {
            scene.state.banners[banner as usize] = Some(seat(1));
        }
        scene
    });
    told_apart(Reason::SharesNothing, ["harvest", "tax"], &here, &twin);
}

#[test]
fn the_next_sister_has_the_price() {
    let [here, twin] = [6, 5].map(|gold| market("peacock", 6, 0).store(1, gold, 0));
    told_apart(Reason::DeniesNext, ["acquire-peacock", "end-turn"], &here, &twin);
}

#[test]
fn the_price_of_another_card_is_left() {
    let [here, twin] = [10, 9].map(|gold| market("royal-jester fireworks peacock", gold, 0));
    told_apart(Reason::KeepsPrice, ["acquire-royal-jester", "acquire-peacock"], &here, &twin);
}

#[test]
fn the_food_for_the_villages_is_left() {
    let [here, twin] = [5, 4].map(|food| market("royal-jester golden-hen", 6, food));
    told_apart(Reason::KeepsFeed, ["acquire-royal-jester", "acquire-golden-hen"], &here, &twin);
}

#[test]
fn the_row_holds_no_card_that_brings_crowns() {
    let [here, twin] = ["boorish-uncle", "boorish-uncle fireworks"].map(|row| market(row, 3, 0));
    told_apart(Reason::RowGivesNothing, ["sweep", "end-turn"], &here, &twin);
}

/// A Moon asks for a joint payment; each sister has this much food.
fn under(moon: &str, sisters: usize, food: u16) -> Scene {
    let mut scene = Scene::new(sisters).row("royal-jester lioness herald unicorn champion");
    scene = scene.deck(moon).store(0, 8, food);
    for sister in 1..sisters {
        scene = scene.store(sister, 5, food);
    }
    scene.state.discards = [card("fireworks")].into_iter().collect();
    after(scene, "acquire-royal-jester take-space")
}

#[test]
fn a_pledge_makes_up_the_price_of_nine() {
    let [here, twin] = [3, 4].map(|sisters| under("famine-moon", sisters, 20));
    told_apart(Reason::CompletesPayment, ["raise-9", "raise-8"], &here, &twin);
}

#[test]
fn a_pledge_costs_less_than_the_famine() {
    let [here, twin] = [20, 18].map(|food| under("famine-moon", 3, food));
    told_apart(Reason::SparesFood(1), ["raise-9", "raise-8"], &here, &twin);
}

#[test]
fn the_famine_costs_less_than_the_pledge() {
    let [here, twin] = [6, 8].map(|food| under("famine-moon", 3, food));
    told_apart(Reason::LosesLess(3), ["hold", "raise-4"], &here, &twin);
}

#[test]
fn all_together_have_too_little() {
    let [here, twin] = [2, 3].map(|food| under("famine-moon", 3, food));
    told_apart(Reason::OutOfReach, ["hold", "raise-1"], &here, &twin);
}

#[test]
fn an_invasion_takes_nothing_from_villages_as_they_were() {
    let here = under("invasion-moon", 3, 5);
    let twin = here.clone().lay(4, "market-town");
    told_apart(Reason::NothingExposed, ["hold", "raise-1"], &here, &twin);
}

#[test]
fn there_is_a_second_round_to_pledge_in() {
    let here = under("famine-moon", 3, 9);
    let twin = after(here.clone(), "hold hold hold");
    told_apart(Reason::SpeaksAgain, ["hold", "raise-1"], &here, &twin);
}
