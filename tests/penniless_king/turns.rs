//! Placing, spots, actions, the Renown Square and the King.

use crate::scene::{Scene, seat, spot};
use regalia::engine::{Game, Turn};
use regalia::games::penniless_king::{
    Event, Gain, Line, Neighbourhood, Plot, Refusal, Rogue, Source, Spot, Step, Wrath,
};

use Neighbourhood::{Chatelet, Cour, Egyptienne, Halles, Taverne};

#[test]
fn a_rogue_is_placed_face_down_on_a_free_spot() {
    let mut scene = Scene::new(3).put(1, Rogue::Henchman, "cour-1");
    assert_eq!(scene.legal(), "take-henchman take-beggar");
    scene.play("take-beggar");
    assert!(!scene.legal().contains("to-cour-1"), "the spot is taken");
    assert_eq!(scene.refusal("to-cour-1"), Refusal::Taken(spot("cour-1")));
    scene.play("to-taverne-2");
    assert_eq!(scene.state.public.owner(spot("taverne-2")), Some(seat(0)));
    assert_eq!(scene.state.rogues[spot("taverne-2").index()], Rogue::Beggar);
    assert_eq!(scene.view(1).map[spot("taverne-2").index()], None);
    assert_eq!(scene.view(0).map[spot("taverne-2").index()], Some(Rogue::Beggar));
}

#[test]
fn the_right_hand_waits_on_line_three() {
    let scene = Scene::new(2);
    assert_eq!(scene.refusal("take-right-hand"), Refusal::NotAtHome(Rogue::RightHand));
}

#[test]
fn every_spot_gives_what_it_shows() {
    for at in Spot::all() {
        let mut scene = Scene::new(2);
        scene.play(&format!("take-henchman to-{at}"));
        let public = &scene.state.public;
        let got = (public.coins[0], public.hands[0], public.king);
        assert_eq!(
            got,
            match at.gain() {
                Gain::Coins(coins) => (coins.into(), 0, 0),
                Gain::Plot => (0, 1, 0),
                Gain::King(spaces) => (0, 0, spaces),
            },
            "{at}"
        );
    }
}

#[test]
fn with_nobody_at_home_a_rogue_moves_on_the_map_as_if_placed() {
    let mut scene = Scene::new(2)
        .put(0, Rogue::Henchman, "cour-2")
        .put(0, Rogue::Henchman, "halles-2")
        .put(0, Rogue::Beggar, "taverne-2")
        .put(1, Rogue::Henchman, "chatelet-1");
    assert_eq!(scene.legal(), "choose-cour-2 choose-halles-2 choose-taverne-2");
    scene.play("choose-taverne-2");
    assert!(!scene.legal().contains("to-taverne-2"), "another spot");
    scene.play("to-chatelet-3");
    assert_eq!(scene.purse()[0], 1, "the spot acts");
    scene.play("act");
    assert_eq!(scene.state.public.hands[0], 1, "and so does the neighbourhood");
    assert_eq!(scene.state.public.owner(spot("taverne-2")), None);
    let with_one_at_home = Scene::new(2).put(0, Rogue::Beggar, "cour-1");
    assert_eq!(with_one_at_home.refusal("choose-cour-1"), Refusal::SomebodyAtHome);
}

#[test]
fn the_action_is_free_to_use_and_pays_who_controls_the_neighbourhood() {
    let mut scene = Scene::new(2).control(1, Cour);
    scene.play("take-henchman to-cour-2");
    let before = scene.purse();
    let mut unused = scene.clone();
    unused.play("done");
    assert_eq!(unused.purse(), before);
    scene.play("act");
    assert_eq!(scene.purse(), [before[0] + 2, before[1] + 1]);
    let mut own = Scene::new(2).control(0, Cour);
    own.play("take-henchman to-cour-2 act");
    assert_eq!(own.purse(), [before[0] + 3, 0], "you too");
}

#[test]
fn the_chatelet_draws_a_card_and_four_are_the_limit() {
    let mut scene = Scene::new(2);
    for plot in [Plot::Moon, Plot::Devil, Plot::Tower, Plot::Chariot] {
        scene = scene.plot(0, plot);
    }
    scene.play("take-henchman to-chatelet-3 act");
    assert_eq!(scene.state.public.step, Step::Discard(1));
    scene.play("discard-moon");
    assert_eq!(scene.state.hands[0].len(), 4);
    assert!(scene.state.public.discards.contains(Plot::Moon));
}

#[test]
fn an_empty_draw_pile_is_shuffled_from_the_discards() {
    let mut scene = Scene::new(2);
    scene.state.public.discards = std::mem::take(&mut scene.state.pile);
    scene.play("take-henchman to-chatelet-3 act");
    assert!(scene.events.contains(&Event::Reshuffled));
    assert_eq!((scene.state.pile.len(), scene.state.public.discards.len()), (23, 0));
}

#[test]
fn les_halles_place_a_token_on_a_line_for_its_toll_and_bonus() {
    let mut scene = Scene::new(2).coins(0, 8);
    scene.play("take-henchman to-halles-1");
    assert_eq!(scene.legal(), "line-1 line-2 line-3 line-4 line-5 done");
    let after = |line: &str| {
        let mut scene = scene.clone();
        scene.play(line);
        let public = scene.state.public;
        (scene.purse()[0], public.hands[0], public.king, scene.state.home[0].len())
    };
    let coins = scene.purse()[0];
    let king = scene.state.public.king;
    assert_eq!(after("line-1"), (coins - 4, 1, king, 2));
    assert_eq!(after("line-2"), (coins - 5, 0, king + 2, 2));
    assert_eq!(after("line-3"), (coins - 6, 0, king, 3));
    assert_eq!(after("line-4"), (coins - 7, 2, king, 2));
    assert_eq!(after("line-5").0, coins - 8);
    let mut scene = scene.clone();
    scene.play("line-1");
    assert_eq!(scene.state.public.renown(seat(0)), 1);
}

#[test]
fn one_token_a_player_and_line_and_no_debts() {
    let mut scene = Scene::new(2).coins(0, 4).lines(0, 0b1).lines(1, 0b10);
    scene.play("take-henchman to-halles-1");
    scene.state.public.coins[0] = 5;
    assert_eq!(scene.legal(), "line-2 done", "another player's token is no hindrance");
    assert_eq!(scene.refusal("line-1"), Refusal::LineHeld(Line::ALL[0]));
    assert_eq!(scene.refusal("line-4"), Refusal::TooPoor(Line::ALL[3]));
    scene.state.public.coins[0] = 3;
    assert_eq!(scene.legal(), "done");
}

#[test]
fn line_three_taken_again_gives_nothing() {
    let mut scene = Scene::new(2).coins(0, 6);
    scene.play("take-henchman to-halles-1 line-3");
    assert!(scene.state.home[0].contains(Rogue::RightHand));
    // The Empress has freed the line.
    let mut again = Scene::new(2).coins(0, 6).home(0, Rogue::RightHand);
    let home = again.state.home[0].len();
    again.play("take-henchman to-halles-1 line-3");
    assert_eq!(again.state.home[0].len(), home - 1, "placed one, got none");
    assert_eq!(again.state.public.renown(seat(0)), 1);
}

#[test]
fn the_egyptienne_moves_another_rogue_without_effect() {
    let mut scene = Scene::new(2)
        .put(1, Rogue::Beggar, "cour-1")
        .put(1, Rogue::Henchman, "halles-2")
        .put(0, Rogue::Henchman, "halles-3");
    scene.play("take-henchman to-egyptienne-2");
    let before = (scene.purse(), scene.state.public.king);
    assert!(!scene.legal().contains("choose-egyptienne-2"), "another one");
    assert_eq!(scene.refusal("choose-egyptienne-2"), Refusal::JustPlaced);
    scene.play("choose-cour-1 to-halles-1");
    assert_eq!((scene.purse(), scene.state.public.king), before);
    // The neighbourhood is full now: there is a Standoff at the end of the turn.
    assert!(scene.events.contains(&Event::StandoffBegan { at: Halles }));
    let mut alone = Scene::new(2);
    alone.play("take-henchman to-egyptienne-2");
    assert_eq!(alone.state.public.active, seat(1), "nothing to move, nothing to ask");
}

#[test]
fn the_taverne_exchanges_a_rogue_at_home() {
    let mut scene = Scene::new(2);
    scene.play("take-henchman to-taverne-1 act");
    let drawn = scene.state.drawn.expect("one was drawn");
    assert!(scene.view(1).own.expect("own").drawn.is_none());
    assert_eq!(scene.state.home[0].len(), 3);
    assert_eq!(scene.legal(), format!("drop-henchman drop-beggar drop-{drawn}"));
    scene.play("drop-beggar");
    assert_eq!(scene.state.dropped[0].iter().collect::<Vec<_>>(), [Rogue::Beggar]);
    assert!(scene.state.home[0].contains(drawn));
    assert_eq!(scene.state.bag.len(), 11);
}

#[test]
fn no_exchange_without_a_rogue_at_home_or_with_an_empty_bag() {
    let mut empty = Scene::new(2);
    empty.play("take-henchman to-taverne-1");
    let bag = std::mem::take(&mut empty.state.bag);
    empty.state.public.bag = 0;
    assert_eq!(empty.refusal("act"), Refusal::NoAction);
    empty.state.bag = bag;
    let mut alone =
        Scene::new(2).put(0, Rogue::Henchman, "cour-1").put(0, Rogue::Beggar, "halles-1");
    alone.play("take-henchman to-taverne-1");
    assert_eq!(alone.state.public.active, seat(1), "the action is not asked for");
}

#[test]
fn the_king_stops_on_the_first_wrath_and_moves_no_more_this_turn() {
    // From 5, line 5 moves him to the Wrath on 6; the rest of the move is lost.
    let mut scene = Scene::new(5).coins(0, 8).king(4).plot(0, Plot::Chariot).put(
        1,
        Rogue::Henchman,
        "chatelet-2",
    );
    scene.play("take-henchman to-halles-2");
    assert_eq!(scene.state.public.king, 5, "the spot has moved him by one");
    scene.play("line-5");
    assert_eq!(scene.state.public.king, 6);
    assert_eq!(scene.state.public.wrath, Some(Wrath::In(Chatelet)));
    scene.play("play-chariot");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Played { idle: true, .. })));
    assert_eq!(scene.state.public.king, 6);
    scene.play("show");
    assert_eq!(scene.controller(Chatelet), Some(1));
    assert_eq!(scene.state.public.wrath, None, "he goes on with the next turn");
}

#[test]
fn the_king_goes_space_by_space_from_wherever_he_stands() {
    let wraths = [
        (3, Wrath::In(Taverne)),
        (6, Wrath::In(Chatelet)),
        (9, Wrath::Choice),
        (12, Wrath::In(Egyptienne)),
        (15, Wrath::In(Cour)),
        (18, Wrath::Choice),
        (21, Wrath::In(Halles)),
    ];
    let wrath_of = |space| wraths.iter().find(|(at, _)| *at == space).map(|&(_, wrath)| wrath);
    for (seats, last) in [(2, 12), (3, 14), (4, 19), (5, 24)] {
        for from in 0..last {
            for (line, spaces) in [("line-2", 2), ("line-5", 3)] {
                let mut scene = Scene::new(seats).king(from).coins(0, 7);
                scene.play("take-henchman to-halles-1");
                let public = &scene.state.public;
                assert_eq!((public.king, public.wrath), (from, None), "a coin does not move him");
                let (mut to, mut wrath) = (from, None);
                for _ in 0..spaces {
                    if to < last && wrath.is_none() {
                        to += 1;
                        wrath = wrath_of(to).filter(|_| to < last);
                    }
                }
                scene.play(line);
                let goes = |event: &Event| match *event {
                    Event::KingMoved { to, wrath } => Some((to, wrath)),
                    _ => None,
                };
                let gone: Vec<_> = scene.events.iter().filter_map(goes).collect();
                assert_eq!(gone, [(to, wrath)], "{seats} play, from {from} by {line}");
                assert_eq!(matches!(scene.state.turn(), Turn::Over(_)), to == last);
            }
        }
    }
}

#[test]
fn lines_two_and_five_may_be_taken_without_their_effect() {
    let mut scene = Scene::new(5).coins(0, 8).king(2);
    scene.play("take-henchman to-halles-2");
    assert_eq!(scene.state.public.wrath, Some(Wrath::In(Taverne)));
    scene.play("line-2");
    assert_eq!((scene.state.public.king, scene.state.public.renown(seat(0))), (3, 1));
}

#[test]
fn a_wrath_of_choice_is_named_when_standoffs_begin() {
    let mut scene = Scene::new(5)
        .king(8)
        .put(1, Rogue::Henchman, "cour-1")
        .put(2, Rogue::Henchman, "halles-1")
        .put(3, Rogue::Henchman, "halles-3");
    scene.play("take-beggar to-halles-2");
    assert_eq!(scene.state.public.wrath, Some(Wrath::Choice));
    assert_eq!(scene.legal(), "name-cour name-halles", "somebody must be there; a full one may be");
    assert_eq!(scene.refusal("name-egyptienne"), Refusal::Empty);
    let mut full = scene.clone();
    full.play("name-halles");
    let begun = full.events.iter().filter(|event| matches!(event, Event::StandoffBegan { .. }));
    assert_eq!(begun.count(), 1, "full and struck: one Standoff");
    scene.play("name-cour");
    assert_eq!(scene.legal(), "name-cour name-halles", "the active player orders them");
    scene.play("name-halles hide");
    assert_eq!(scene.controller(Cour), Some(1));
}

#[test]
fn a_wrath_where_nobody_is_does_nothing() {
    let mut scene = Scene::new(5).king(2);
    scene.play("take-henchman to-halles-2");
    assert_eq!(scene.state.turn(), Turn::Of(seat(1)));
    assert_eq!(scene.controller(Taverne), None);
    assert_eq!(scene.controller(Egyptienne), None);
}

#[test]
fn it_is_told_why_plot_cards_are_drawn() {
    let why = |scene: &Scene| {
        let drew = scene.events.iter().find_map(|event| match event {
            Event::Drew { count, source, .. } => Some((*count, *source)),
            _ => None,
        });
        drew.expect("cards were drawn")
    };
    let mut spot = Scene::new(2);
    spot.play("take-henchman to-chatelet-2");
    assert_eq!(why(&spot), (1, Source::Spot));
    let mut action = Scene::new(2);
    action.play("take-henchman to-chatelet-1 act");
    assert_eq!(why(&action), (1, Source::Action));
    for (name, line, count) in [("line-1", Line::ALL[0], 1), ("line-4", Line::ALL[3], 2)] {
        let mut toll = Scene::new(2).coins(0, 9);
        toll.play("take-henchman to-halles-1");
        toll.play(name);
        assert_eq!(why(&toll), (count, Source::Toll(line)));
    }
}

#[test]
fn a_round_is_a_turn_of_everybody() {
    let mut scene = Scene::new(3);
    for turn in 0..7 {
        assert_eq!(scene.state.public.active, seat(turn % 3));
        assert_eq!(usize::from(scene.state.public.round), 1 + turn / 3);
        scene.end_turn();
    }
}

#[test]
fn the_rogue_placed_is_followed_wherever_it_goes() {
    let placed = |plot: Plot, names: &str| {
        let mut scene = Scene::new(2).plot(0, plot).put(0, Rogue::Henchman, "cour-1").put(
            1,
            Rogue::Henchman,
            "halles-3",
        );
        scene.play("take-beggar to-chatelet-3");
        scene.play(names);
        scene.state.public.placed
    };
    let there = Some(spot("chatelet-3"));
    assert_eq!(placed(Plot::Lovers, "play-lovers choose-cour-1 choose-halles-3"), there);
    let exchanged = Some(spot("halles-3"));
    for names in ["choose-chatelet-3 choose-halles-3", "choose-halles-3 choose-chatelet-3"] {
        assert_eq!(placed(Plot::Lovers, &format!("play-lovers {names}")), exchanged);
    }
    assert_eq!(placed(Plot::Hermit, "play-hermit choose-cour-1"), there);
    assert_eq!(placed(Plot::Hermit, "play-hermit choose-chatelet-3"), None, "it went home");
}
