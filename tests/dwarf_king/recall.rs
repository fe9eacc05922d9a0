//! The log's limits: "a player may look again only at the last trick that they won".

use crate::scene::{Scene, card, seat, table};
use regalia::engine::{Game, Observable, Recall, Rng, Seat, Turn, Viewer, recalled};
use regalia::games::dwarf_king::{
    Action, Card, CardSet, Deals, DwarfKing, Event, FirstGame, Quest, Step,
};

/// Returns the events that a viewer may look up.
fn log(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let told: Vec<Event> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    let open = recalled(told.iter().map(Observable::recall), viewer);
    told.into_iter().zip(open).filter_map(|(event, open)| open.then_some(event)).collect()
}

/// Returns the cards whose play a viewer may look up.
fn cards_in_log(events: &[Event], viewer: Viewer) -> Vec<Card> {
    let played = |event: &Event| match event {
        Event::Played { card, .. } => Some(*card),
        _ => None,
    };
    log(events, viewer).iter().filter_map(played).collect()
}

fn named(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// Seat 0 wins a trick, then seat 1 wins two, then seat 1 leads.
fn three_tricks() -> Scene {
    let mut scene = Scene::new(
        Card::SHAMAN,
        "most-victories",
        &[
            "dwarves-king dwarves-2 knights-2 goblins-2 goblins-7",
            "dwarves-3 dwarves-ace knights-9 goblins-3 goblins-8",
            "dwarves-4 dwarves-5 knights-3 goblins-4 goblins-9",
        ],
    );
    scene.play("dwarves-king dwarves-3 dwarves-4");
    scene.play("dwarves-2 dwarves-ace dwarves-5");
    scene.play("knights-9 knights-3 knights-2");
    scene
}

#[test]
fn a_trick_is_told_until_the_next_is_led_then_only_to_its_winner() {
    let mut scene = three_tricks();
    let third = "knights-9 knights-3 knights-2";
    let of = |scene: &Scene, number| cards_in_log(&scene.events, Viewer::Of(seat(number)));
    assert_eq!(of(&scene, 0), named(&format!("dwarves-king dwarves-3 dwarves-4 {third}")));
    assert_eq!(of(&scene, 1), named(third), "not the trick that was won before the last");
    assert_eq!(of(&scene, 2), named(third));
    assert_eq!(cards_in_log(&scene.events, Viewer::Public), named(third));
    scene.play("goblins-3");
    assert_eq!(of(&scene, 0), named("dwarves-king dwarves-3 dwarves-4 goblins-3"));
    assert_eq!(of(&scene, 1), named(&format!("{third} goblins-3")));
    assert_eq!(of(&scene, 2), named("goblins-3"));
    assert_eq!(cards_in_log(&scene.events, Viewer::Public), named("goblins-3"));
}

#[test]
fn who_won_a_trick_by_which_card_goes_with_the_trick() {
    let mut scene = three_tricks();
    scene.play("goblins-3");
    let won = |viewer| {
        let log = log(&scene.events, viewer);
        log.iter().filter(|event| matches!(event, Event::TrickWon { .. })).count()
    };
    assert_eq!([0, 1, 2].map(|number| won(Viewer::Of(seat(number)))), [1, 1, 0]);
}

#[test]
fn what_the_sorcerer_took_goes_with_the_trick_it_was_taken_from() {
    let mut scene = Scene::of_the_sorcerer();
    scene.decide(Action::TakeBack(card("dwarves-4")));
    let told = |scene: &Scene| {
        [0, 1, 2].map(|number| {
            let log = log(&scene.events, Viewer::Of(seat(number)));
            log.iter().any(|event| matches!(event, Event::SorcererUsed { .. }))
        })
    };
    assert_eq!(told(&scene), [true; 3]);
    scene.play("knights-2");
    assert_eq!(told(&scene), [true, false, false], "to its winner");
}

#[test]
fn after_the_deal_everything_is_told() {
    let mut scene = three_tricks();
    scene.play("goblins-3 goblins-4 goblins-2");
    scene.play("goblins-9 goblins-7 goblins-8");
    assert!(scene.events.iter().any(|event| matches!(event, Event::DealScored { .. })));
    for viewer in [Viewer::Public, Viewer::Of(seat(0)), Viewer::Of(seat(2))] {
        assert_eq!(cards_in_log(&scene.events, viewer).len(), 15);
    }
}

/// In whole matches the log shows the trick on the table, and the one that the view allows to look
/// at again, and no other card of the deal.
#[test]
fn the_log_and_the_last_trick_that_can_be_looked_at_agree() {
    for seed in 0..12 {
        let setup = table(3 + seed as usize % 3, Deals::Three, FirstGame::No);
        let mut scene = Scene::of(&DwarfKing::new(&setup, &mut Rng::for_match(seed)));
        let mut scored = 0;
        while matches!(scene.state.turn(), Turn::Of(_)) {
            let now = scene.state;
            scene.go_on_until(|state| *state != now);
            let opened = |event: &Event| event.recall() == Recall::Opened;
            scored = scene.events.iter().rposition(opened).map_or(scored, |at| at + 1);
            let deal = &scene.events[scored..];
            let public = &scene.state.public;
            if public.step == Step::Over {
                break;
            }
            // The Sorcerer is in a trick in place of the card that was taken out of it.
            let taken = deal.iter().find_map(|event| match event {
                Event::SorcererUsed { card, .. } => Some(*card),
                _ => None,
            });
            let as_played = |card| match taken {
                Some(taken) if card == Card::SORCERER => taken,
                _ => card,
            };
            for viewer in Seat::all(setup.seats) {
                let lying = public.last().filter(|_| public.trick.cards.is_empty());
                let tricks = public.last_won[viewer.index()].iter().chain(lying);
                let cards = tricks.chain([&public.trick]).flat_map(|trick| trick.cards.iter());
                let may: CardSet = cards.map(|&card| as_played(card)).collect();
                let told = cards_in_log(deal, Viewer::Of(viewer)).into_iter().collect();
                assert_eq!(may, told, "{seed}: {viewer:?}");
            }
        }
    }
}

#[test]
fn a_question_declined_is_in_no_log() {
    for viewer in [Viewer::Public, Viewer::Of(seat(0)), Viewer::Of(seat(1))] {
        assert_eq!(log(&[Event::SorcererKept], viewer), []);
    }
    // It does not separate a trick from the next, either.
    let mut scene = three_tricks();
    scene.events.push(Event::SorcererKept);
    let third = named("knights-9 knights-3 knights-2");
    assert_eq!(cards_in_log(&scene.events, Viewer::Of(seat(2))), third);
}

/// The points of these Quests follow from the winners of the tricks.
#[test]
fn quests_that_pay_for_tricks_alone_do_not_look_into_them() {
    let all = Quest::all().filter(|quest| !quest.rule().counts_cards());
    let scene = three_tricks();
    let mut other = scene.state.public.spoils;
    other.cards.rotate_left(1);
    let mut count = 0;
    for quest in all {
        count += 1;
        for of in Seat::all(3) {
            assert_eq!(scene.state.public.spoils.points(quest, of), other.points(quest, of));
        }
    }
    assert_eq!(count, 22);
}
