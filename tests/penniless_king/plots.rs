//! The Plot cards.

use crate::scene::{Scene, seat, spot};
use regalia::games::penniless_king::{
    Event, Line, Neighbourhood, Plot, Public, Refusal, RenownPlace, Rogue, Step,
};

use Neighbourhood::{Chatelet, Cour, Halles, Taverne};

fn holding(plot: Plot) -> Scene {
    Scene::new(3).plot(0, plot)
}

/// Returns true if the last card played could change nothing.
fn idle(scene: &Scene) -> bool {
    scene.events.iter().any(|event| matches!(event, Event::Played { idle: true, .. }))
}

#[test]
fn one_card_a_turn_before_placing_after_the_spot_or_after_the_action() {
    for order in [
        "play-wheel-of-fortune take-henchman to-cour-2 act done",
        "take-henchman to-cour-2 play-wheel-of-fortune act done",
        "take-henchman to-cour-2 act play-wheel-of-fortune",
    ] {
        let mut scene = holding(Plot::WheelOfFortune).plot(0, Plot::Moon);
        scene.play("play-wheel-of-fortune");
        assert_eq!(scene.refusal("play-moon"), Refusal::Plotted);
        let mut scene = holding(Plot::WheelOfFortune);
        scene.play(order.trim_end_matches(" done"));
        assert_eq!(scene.purse()[0], 5, "{order}: 1 of the spot, 2 of the Cour, 2 of the card");
        assert!(scene.state.public.discards.contains(Plot::WheelOfFortune));
    }
    let mut inside = holding(Plot::WheelOfFortune);
    inside.play("take-henchman");
    assert!(matches!(inside.refusal("play-wheel-of-fortune"), Refusal::AnotherStep(_)));
}

#[test]
fn strength_is_the_exchange_of_the_taverne() {
    let mut scene = holding(Plot::Strength);
    scene.play("play-strength drop-beggar");
    assert_eq!(scene.state.home[0].len(), 3);
    assert_eq!(scene.state.public.bag, 11);
    assert_eq!(scene.state.public.step, Step::Place);
    let mut none = holding(Plot::Strength);
    none = none.put(0, Rogue::Henchman, "cour-1").put(0, Rogue::Henchman, "cour-3");
    none = none.put(0, Rogue::Beggar, "halles-1");
    none.play("play-strength");
    assert!(idle(&none));
}

#[test]
fn the_empress_moves_a_token_to_an_uncontrolled_neighbourhood() {
    let mut scene = holding(Plot::Empress).lines(0, 0b101).control(1, Cour).control(0, Halles);
    scene.play("play-empress");
    assert_eq!(scene.legal(), "line-1 line-3 name-halles");
    let mut from_halles = scene.clone();
    from_halles.play("name-halles name-chatelet");
    assert_eq!([Halles, Chatelet].map(|at| from_halles.controller(at)), [None, Some(0)]);
    scene.play("line-3");
    assert_eq!(scene.state.public.step, Step::EmpressTo(RenownPlace::On(Line::OF_RIGHT_HAND)));
    assert_eq!(scene.legal(), "name-chatelet name-egyptienne name-taverne");
    scene.play("name-taverne");
    assert_eq!(scene.state.public.lines[0], 0b1, "the line is free again");
    assert_eq!(scene.controller(Taverne), Some(0));
    assert_eq!(scene.state.public.renown(seat(0)), 3);
    let mut none = holding(Plot::Empress);
    none.play("play-empress");
    assert!(idle(&none));
}

#[test]
fn judgment_takes_a_coin_from_who_has_more_renown() {
    let mut scene = holding(Plot::Judgment).lines(1, 1).lines(2, 1).coins(1, 3).coins(0, 1);
    scene.play("play-judgment");
    assert_eq!(scene.purse(), [2, 2, 0], "who has no coin gives none");
}

#[test]
fn the_devil_takes_a_coin_from_who_controls() {
    let mut scene =
        holding(Plot::Devil).control(1, Cour).control(1, Halles).coins(1, 3).coins(2, 3);
    scene.play("play-devil");
    assert_eq!(scene.purse(), [1, 2, 3]);
}

#[test]
fn the_hanged_man_sends_an_opponents_rogue_home() {
    let mut scene =
        holding(Plot::HangedMan).put(1, Rogue::Beggar, "cour-1").put(0, Rogue::Henchman, "cour-2");
    scene.play("play-hanged-man");
    assert_eq!(scene.legal(), "choose-cour-1");
    assert_eq!(scene.refusal("choose-cour-2"), Refusal::Yours);
    scene.play("choose-cour-1");
    assert!(scene.state.home[1].contains(Rogue::Beggar));
    assert_eq!(scene.state.public.owner(spot("cour-1")), None);
}

#[test]
fn the_hermit_takes_ones_own_back() {
    let mut scene =
        holding(Plot::Hermit).put(1, Rogue::Beggar, "cour-1").put(0, Rogue::Henchman, "cour-2");
    scene.play("play-hermit");
    assert_eq!(scene.legal(), "choose-cour-2");
    scene.play("choose-cour-2");
    assert_eq!(scene.state.home[0].count(Rogue::Henchman), 2);
}

#[test]
fn the_action_stays_where_the_rogue_was_placed() {
    let mut scene = holding(Plot::Hermit);
    scene.play("take-henchman to-cour-2 play-hermit choose-cour-2");
    let coins = scene.purse()[0];
    scene.play("act");
    assert_eq!(scene.purse()[0], coins + 2);
}

#[test]
fn the_chariot_moves_the_king_one_or_two() {
    let mut scene = holding(Plot::Chariot);
    scene.play("play-chariot");
    assert_eq!(scene.legal(), "king-1 king-2");
    scene.play("king-2");
    assert_eq!(scene.state.public.king, 2);
}

#[test]
fn the_lovers_change_places_without_effect() {
    let mut scene =
        holding(Plot::Lovers).put(1, Rogue::Beggar, "cour-1").put(2, Rogue::Henchman, "halles-3");
    scene.play("play-lovers choose-cour-1");
    assert_eq!(scene.refusal("choose-cour-1"), Refusal::Chosen);
    scene.play("choose-halles-3");
    assert_eq!(scene.state.public.owner(spot("cour-1")), Some(seat(2)));
    assert_eq!(scene.state.rogues[spot("halles-3").index()], Rogue::Beggar);
    assert_eq!(scene.purse(), [0, 0, 0]);
}

#[test]
fn the_moon_shows_up_to_two_rogues_to_who_plays_it() {
    let mut scene =
        holding(Plot::Moon).put(1, Rogue::Beggar, "cour-1").put(2, Rogue::Henchman, "halles-3");
    scene.play("play-moon choose-cour-1");
    assert_eq!(scene.legal(), "choose-halles-3 done");
    assert_eq!(scene.view(0).map[spot("cour-1").index()], Some(Rogue::Beggar));
    assert_eq!(scene.view(2).map[spot("cour-1").index()], None);
    let mut more = scene.clone().put(1, Rogue::Henchman, "taverne-1");
    more.play("choose-halles-3");
    assert_eq!(more.state.public.step, Step::Place, "a third is not shown");
    scene.play("done");
    assert_eq!(scene.state.public.step, Step::Place);
}

#[test]
fn justice_adds_one_in_the_neighbourhood_named() {
    let standoff = |named: &str| {
        let mut scene = holding(Plot::Justice)
            .put(0, Rogue::Henchman, "cour-3")
            .put(1, Rogue::Henchman, "cour-1")
            .put(2, Rogue::Beggar, "cour-2");
        scene.play("play-justice").play(named).end_turn();
        scene.controller(Cour)
    };
    assert_eq!(standoff("name-cour"), Some(0), "2 against 1");
    assert_eq!(standoff("name-halles"), Some(1), "named elsewhere it is lost");
}

#[test]
fn justice_is_lost_where_one_has_no_rogue() {
    let mut scene = holding(Plot::Justice)
        .put(1, Rogue::Henchman, "cour-1")
        .put(1, Rogue::Henchman, "cour-2")
        .put(2, Rogue::Beggar, "cour-3");
    scene.play("play-justice name-cour").end_turn();
    let won = scene.events.iter().find_map(|event| match event {
        Event::StandoffWon { totals, .. } => Some(*totals),
        _ => None,
    });
    assert_eq!(won.expect("a Standoff")[0], None);
}

#[test]
fn the_tower_brings_a_standoff_where_two_players_are() {
    let mut scene = holding(Plot::Tower)
        .put(0, Rogue::Henchman, "cour-3")
        .put(1, Rogue::Beggar, "cour-1")
        .put(2, Rogue::Beggar, "chatelet-1")
        .put(2, Rogue::Henchman, "chatelet-2");
    scene.play("play-tower");
    assert_eq!(scene.legal(), "name-cour");
    assert_eq!(scene.refusal("name-chatelet"), Refusal::TooFew);
    scene.play("name-cour").end_turn();
    assert_eq!(scene.controller(Cour), Some(0));
    assert_eq!(scene.controller(Chatelet), None);
}

#[test]
fn the_tower_falls_where_only_one_player_is_left() {
    let mut scene =
        holding(Plot::Tower).put(0, Rogue::Henchman, "cour-3").put(1, Rogue::Beggar, "cour-1");
    scene.play("play-tower name-cour take-henchman to-egyptienne-1 choose-cour-1 to-taverne-1");
    assert_eq!(scene.controller(Cour), None);
    assert!(!scene.events.iter().any(|event| matches!(event, Event::StandoffBegan { .. })));
}

#[test]
fn a_card_that_could_change_nothing_is_still_the_turns_card() {
    for plot in [Plot::HangedMan, Plot::Hermit, Plot::Lovers, Plot::Moon, Plot::Tower, Plot::Devil]
    {
        let mut scene = holding(plot).plot(0, Plot::WheelOfFortune);
        scene.play(&format!("play-{plot}"));
        assert!(idle(&scene), "{plot}");
        assert_eq!(scene.state.public.step, Step::Place);
        assert!(scene.state.public.discards.contains(plot));
        assert_eq!(scene.refusal("play-wheel-of-fortune"), Refusal::Plotted);
    }
}

#[test]
fn before_it_is_played_a_card_says_what_it_would_bring_and_whether_it_changes_anything() {
    let mut scene = Scene::new(3).coins(1, 1).control(1, Cour).control(2, Halles);
    let public = &mut scene.state.public;
    assert_eq!(public.takings(Plot::WheelOfFortune), 2);
    assert_eq!(public.takings(Plot::Judgment), 1, "of two with more Renown one has a coin");
    assert_eq!(public.takings(Plot::Devil), 1);
    assert_eq!(public.takings(Plot::Strength), 0);
    public.lines[0] = 1;
    assert_eq!(public.takings(Plot::Judgment), 0, "nobody has more than an equal");
    public.lines[0] = 0;
    let idle_now = |public: &Public| {
        [Plot::WheelOfFortune, Plot::Strength, Plot::Judgment].map(|plot| public.is_idle(plot))
    };
    assert_eq!(idle_now(public), [false; 3]);
    public.coins[1] = 0;
    public.bag = 0;
    assert_eq!(idle_now(public), [false, true, true], "nobody to draw, nothing to take");
}
