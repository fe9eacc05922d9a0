//! Standoffs.

use crate::scene::{Scene, seat, spot};
use regalia::games::penniless_king::{
    Event, Fought, Neighbourhood, Plot, Refusal, Rogue, Source, Step,
};

use Neighbourhood::{Chatelet, Cour, Halles};

/// Returns three Rogues in Les Halles, the closest first, with their players.
fn halles(rogues: [(usize, Rogue); 3]) -> Scene {
    let mut scene = Scene::new(3);
    for (distance, (number, rogue)) in rogues.into_iter().enumerate() {
        scene = scene.put(number, rogue, &format!("halles-{}", distance + 1));
    }
    scene
}

#[test]
fn a_standoff_comes_when_three_spots_are_taken() {
    let mut scene = Scene::new(3).put(1, Rogue::Beggar, "cour-1").put(2, Rogue::Beggar, "cour-2");
    scene.play("take-henchman to-cour-3 done");
    assert_eq!(scene.controller(Cour), Some(0));
    assert!(scene.state.public.taken().is_empty(), "all Rogues go home");
    assert_eq!(scene.state.home[0].len(), 3);
    assert_eq!(scene.state.public.renown(seat(0)), 1);
}

#[test]
fn the_brute_wins_against_a_swordsman_who_is_not_paid() {
    use Rogue::{Brute, Henchman, Swordsman};
    let mut scene = halles([(0, Henchman), (1, Brute), (2, Swordsman)]).coins(2, 2);
    scene.end_turn();
    assert_eq!(scene.state.public.step, Step::Pay(spot("halles-3")));
    assert_eq!(scene.state.public.mover, seat(2));
    let mut paid = scene.clone();
    scene.play("refuse");
    assert_eq!(scene.controller(Halles), Some(1));
    paid.play("pay");
    assert_eq!(paid.controller(Halles), Some(2), "paid he has 3");
    assert_eq!(paid.purse()[2], 0);
}

#[test]
fn of_tied_players_the_closest_to_the_symbol_wins() {
    use Rogue::{Beggar, Brute, Courtesan, Henchman, Priest, RightHand};
    let mut scene = halles([(0, Henchman), (1, Brute), (2, RightHand)]);
    scene.end_turn();
    assert_eq!(scene.controller(Halles), Some(1), "2 and 2, the Brute is closer");
    // Even all at 0.
    let mut nothing = halles([(2, Beggar), (1, Priest), (0, Courtesan)]);
    nothing.end_turn();
    assert_eq!(nothing.controller(Halles), Some(2));
    // A tie is between players, decided by their closest Rogue.
    let mut sums = halles([(1, Beggar), (0, Brute), (1, RightHand)]);
    sums.end_turn();
    assert_eq!(sums.controller(Halles), Some(1), "2 and 2, a Beggar is closest");
}

#[test]
fn strengths_of_one_player_are_added_up() {
    use Rogue::{Brute, Henchman};
    let mut scene = halles([(1, Brute), (0, Henchman), (0, Henchman)]).home(0, Rogue::Brute);
    scene.end_turn();
    assert_eq!(scene.controller(Halles), Some(1), "2 and 2, closer");
    let totals = scene.events.iter().find_map(|event| match event {
        Event::StandoffWon { totals, .. } => Some(*totals),
        _ => None,
    });
    assert_eq!(totals.expect("won")[..3], [Some(2), Some(2), None]);
}

#[test]
fn swordsmen_pay_or_not_the_farthest_first() {
    use Rogue::{Beggar, Swordsman};
    let mut scene = halles([(0, Swordsman), (1, Beggar), (2, Swordsman)]).coins(0, 2).coins(2, 2);
    scene.end_turn();
    assert_eq!(scene.state.public.step, Step::Pay(spot("halles-3")));
    scene.play("pay");
    assert_eq!(scene.state.public.step, Step::Pay(spot("halles-1")));
    scene.play("pay");
    assert_eq!(scene.controller(Halles), Some(0), "3 and 3, closer");
    // A player without two coins is not asked.
    let mut poor = halles([(0, Swordsman), (1, Beggar), (2, Swordsman)]).coins(0, 1);
    poor.end_turn();
    assert_eq!(poor.controller(Halles), Some(0));
}

#[test]
fn only_the_beggar_closest_to_the_symbol_is_paid() {
    use Rogue::{Beggar, Brute};
    let mut scene = halles([(0, Beggar), (1, Brute), (2, Beggar)]).coins(1, 5);
    scene.end_turn();
    assert_eq!(scene.purse(), [1, 4, 0]);
}

#[test]
fn a_winner_without_coins_or_with_the_nearest_beggar_pays_nobody() {
    use Rogue::{Beggar, Brute};
    let mut poor = halles([(0, Beggar), (1, Brute), (2, Beggar)]);
    poor.end_turn();
    assert_eq!(poor.purse(), [0, 0, 0]);
    let mut own = halles([(1, Beggar), (1, Brute), (2, Beggar)]).coins(1, 5);
    own.end_turn();
    assert_eq!(own.purse(), [0, 5, 0]);
}

#[test]
fn abilities_go_from_the_farthest_to_the_closest() {
    use Rogue::{Beggar, Brute, Pickpocket};
    // The Pickpocket, farther out, earns the coins that the Beggar is paid from.
    let mut scene = halles([(1, Brute), (0, Beggar), (1, Pickpocket)]);
    scene.end_turn();
    assert_eq!(scene.purse(), [1, 1, 0]);
    let mut before = halles([(1, Brute), (1, Pickpocket), (0, Beggar)]);
    before.end_turn();
    assert_eq!(before.purse(), [0, 2, 0], "the Beggar came too early");
}

#[test]
fn a_pickpocket_and_a_priest_gain_by_winning() {
    use Rogue::{Brute, Henchman, Pickpocket, Priest};
    let mut scene = halles([(0, Pickpocket), (0, Priest), (0, Brute)]);
    scene.end_turn();
    assert_eq!((scene.purse()[0], scene.state.public.hands[0]), (2, 1));
    let mut lost = halles([(0, Pickpocket), (0, Priest), (1, Henchman)]);
    lost.end_turn();
    assert_eq!((lost.purse()[0], lost.state.public.hands[0]), (0, 0));
}

#[test]
fn it_is_told_which_rogue_brought_a_card() {
    use Rogue::{Brute, Henchman, Priest};
    for place in 0..3 {
        let mut rogues = [(0, Brute), (1, Henchman), (1, Henchman)];
        rogues[place] = (0, Priest);
        rogues[(place + 1) % 3] = (0, Brute);
        let mut scene = halles(rogues);
        scene.end_turn();
        let drew = scene.events.iter().find_map(|event| match event {
            Event::Drew { source, .. } => Some(*source),
            _ => None,
        });
        assert_eq!(drew, Some(Source::Rogue(Priest)), "from place {place}");
    }
}

#[test]
fn a_soothsayer_gains_by_not_winning_and_four_cards_are_the_limit() {
    use Rogue::{Brute, Henchman, Soothsayer};
    let mut scene = halles([(0, Brute), (1, Soothsayer), (2, Henchman)]);
    for plot in [Plot::Moon, Plot::Devil, Plot::Tower, Plot::Chariot] {
        scene = scene.plot(1, plot);
    }
    scene.end_turn();
    assert_eq!(scene.purse()[1], 1);
    assert_eq!(scene.state.public.mover, seat(1), "the Soothsayer's player discards");
    scene.play("discard-moon");
    assert_eq!(scene.state.public.hands[1], 4);
    assert_eq!(scene.controller(Halles), Some(0));
    assert_eq!(scene.state.public.active, seat(1), "the next turn has begun");
    let mut won = halles([(0, Brute), (0, Soothsayer), (2, Henchman)]);
    won.end_turn();
    assert_eq!((won.purse()[0], won.state.public.hands[0]), (0, 0));
}

#[test]
fn a_courtesan_lets_the_token_go_elsewhere_instead() {
    use Rogue::{Brute, Courtesan, Henchman};
    let scene = halles([(0, Brute), (0, Courtesan), (2, Henchman)]);
    let mut scene = scene.control(1, Halles).control(0, Cour).control(2, Chatelet);
    scene.end_turn();
    assert_eq!(scene.legal(), "name-chatelet name-halles name-egyptienne name-taverne");
    assert_eq!(scene.refusal("name-cour"), Refusal::YoursAlready);
    scene.play("name-chatelet");
    assert_eq!(scene.controller(Chatelet), Some(0), "taken over");
    assert_eq!(scene.controller(Halles), Some(1), "control here stays as it was");
    assert_eq!(scene.state.public.renown(seat(2)), 0, "who controlled it took theirs back");
}

#[test]
fn where_the_winner_already_controls_only_a_courtesan_places() {
    use Rogue::{Beggar, Brute, Courtesan, Henchman};
    let mut plain = halles([(0, Brute), (0, Beggar), (2, Henchman)]).control(0, Halles);
    plain.end_turn();
    assert_eq!(plain.state.public.renown(seat(0)), 1);
    let mut scene = halles([(0, Brute), (0, Courtesan), (2, Henchman)]).control(0, Halles);
    scene.end_turn();
    let mut stays = scene.clone();
    stays.play("name-halles");
    assert_eq!(stays.state.public.renown(seat(0)), 1, "nothing is placed");
    scene.play("name-cour");
    assert_eq!(scene.state.public.renown(seat(0)), 2);
}

#[test]
fn a_courtesan_who_controls_all_else_is_not_asked() {
    use Rogue::{Brute, Courtesan, Henchman};
    let mut scene = halles([(0, Brute), (0, Courtesan), (2, Henchman)]);
    for at in Neighbourhood::ALL.into_iter().filter(|&at| at != Halles) {
        scene = scene.control(0, at);
    }
    scene.end_turn();
    assert_eq!(scene.controller(Halles), Some(0));
}

#[test]
fn the_former_controller_takes_the_token_back() {
    use Rogue::{Beggar, Brute, Henchman};
    let mut scene = halles([(0, Brute), (1, Beggar), (2, Henchman)]).control(2, Halles);
    scene.end_turn();
    assert_eq!(scene.controller(Halles), Some(0));
    assert_eq!(scene.state.public.renown(seat(2)), 0);
}

#[test]
fn a_lone_rogue_may_stay_hidden_and_then_uses_no_ability() {
    let struck = || {
        let mut scene = Scene::new(5).put(1, Rogue::Pickpocket, "taverne-2").king(2);
        scene.play("take-henchman to-halles-2");
        assert_eq!(scene.state.public.step, Step::Lone);
        assert_eq!(scene.state.public.mover, seat(1));
        scene
    };
    let mut hidden = struck();
    hidden.play("hide");
    assert_eq!(hidden.controller(Neighbourhood::Taverne), Some(1));
    assert_eq!(hidden.purse()[1], 0);
    assert!(!hidden.events.iter().any(|event| matches!(event, Event::Turned { .. })));
    let mut shown = struck();
    shown.play("show");
    assert_eq!(shown.purse()[1], 2);
}

#[test]
fn several_standoffs_are_ordered_by_the_active_player() {
    let scene = Scene::new(3)
        .put(0, Rogue::Henchman, "cour-1")
        .put(1, Rogue::Beggar, "cour-2")
        .put(1, Rogue::Henchman, "cour-3")
        .put(2, Rogue::Henchman, "chatelet-1")
        .put(2, Rogue::Henchman, "chatelet-2")
        .put(0, Rogue::Beggar, "chatelet-3");
    let mut scene = scene;
    scene.end_turn();
    assert_eq!(
        (scene.legal().as_str(), scene.state.public.mover),
        ("name-cour name-chatelet", seat(0))
    );
    scene.play("name-chatelet");
    let order: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::StandoffBegan { at } => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Chatelet, Cour]);
}

#[test]
fn a_swordsman_who_fights_alone_is_not_paid() {
    // The King's third space is the Wrath of the Taverne.
    let mut scene = Scene::new(3).king(2).put(1, Rogue::Swordsman, "taverne-1").coins(1, 2);
    scene.play("take-henchman to-halles-2 show");
    assert_eq!(scene.controller(Neighbourhood::Taverne), Some(1));
    assert_eq!(scene.purse()[1], 2);
}

#[test]
fn how_standoffs_were_fought_lies_open_until_the_next_ones() {
    use Rogue::{Brute, Henchman, Swordsman};
    let fought = |justice: Option<Neighbourhood>| {
        let mut scene = halles([(0, Henchman), (1, Brute), (2, Swordsman)]).coins(2, 2);
        scene.state.public.justice = justice;
        scene.end_turn();
        scene.play("pay");
        assert_eq!(scene.state.public.fought.len(), 1);
        scene.state.public.fought[0]
    };
    let expected = Fought {
        at: Halles.index() as u8,
        winner: 2,
        crowd: [(0, Henchman), (1, Brute), (2, Swordsman)]
            .map(|(number, rogue)| Some((number, Some(rogue)))),
        paid: 0b100,
        justice: None,
    };
    assert_eq!(fought(None), expected);
    assert_eq!(fought(Some(Cour)), expected, "Justice was done elsewhere");
    assert_eq!(fought(Some(Halles)), Fought { justice: Some(0), ..expected });
    let mut hidden = Scene::new(3).king(2).put(1, Brute, "taverne-2");
    hidden.state.public.justice = Some(Neighbourhood::Taverne);
    hidden.play("take-henchman to-halles-2 hide");
    let [lone] = *hidden.state.public.fought else { panic!("one Standoff") };
    assert_eq!(lone.crowd, [None, Some((1, None)), None], "it was not turned up");
    assert_eq!(lone.justice, None, "who named Justice was not there");
}

#[test]
fn a_courtesan_who_stays_face_down_sends_nobody_elsewhere() {
    let alone = Scene::new(3).king(2).put(1, Rogue::Courtesan, "taverne-1");
    let mut shown = alone.clone();
    shown.play("take-henchman to-halles-2 show");
    assert_eq!(shown.state.public.step, Step::Courtesan);
    let mut hidden = alone;
    hidden.play("take-henchman to-halles-2 hide");
    assert_eq!(hidden.controller(Neighbourhood::Taverne), Some(1));
    assert_ne!(hidden.state.public.step, Step::Courtesan);
}
