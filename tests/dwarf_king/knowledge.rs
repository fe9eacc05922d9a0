//! Hidden information: each player knows what they may, and no more.

use crate::scene::{Scene, card, cards, dealt, seat};
use regalia::engine::{Game, Observable, Turn, Viewer};
use regalia::games::dwarf_king::{Action, Card, CardSet, DwarfKing, Event, Side, Step, View};

/// Returns everything that a viewer is told.
fn told(scene: &Scene, to: Viewer) -> Vec<Event> {
    scene.events.iter().filter_map(|event| event.seen_by(to)).collect()
}

#[test]
fn a_view_holds_ones_own_hand_and_no_other() {
    let state = dealt(4, 2);
    for number in 0..4 {
        let own = state.view(Viewer::Of(seat(number))).own.expect("a seat's view");
        assert_eq!(own.hand, state.hands[number]);
        assert!(own.known.is_empty() && own.exposed.is_empty());
    }
    assert_eq!(state.view(Viewer::Public).own, None);
}

#[test]
fn hands_dealt_are_told_to_their_holders_only() {
    let event = Event::Dealt { seat: seat(1), hand: Some(cards("dwarves-2")) };
    assert_eq!(event.seen_by(Viewer::Of(seat(1))), Some(event.clone()));
    let hidden = Some(Event::Dealt { seat: seat(1), hand: None });
    assert_eq!(event.seen_by(Viewer::Of(seat(0))), hidden);
    assert_eq!(event.seen_by(Viewer::Public), hidden);
    assert!(event.reveals_hidden());
}

#[test]
fn an_exchange_is_told_in_full_to_the_two_alone() {
    let took = Event::Took { seat: seat(0), from: seat(2), cards: Some(cards("dwarves-2 mummy")) };
    let gave = Event::GaveBack { seat: seat(0), to: seat(2), card: Some(card("dwarves-9")) };
    for event in [took, gave] {
        assert_eq!(event.seen_by(Viewer::Of(seat(0))), Some(event.clone()));
        assert_eq!(event.seen_by(Viewer::Of(seat(2))), Some(event.clone()));
        assert_ne!(event.seen_by(Viewer::Of(seat(1))), Some(event.clone()));
        assert_eq!(event.seen_by(Viewer::Of(seat(1))), event.seen_by(Viewer::Public));
    }
}

#[test]
fn passed_hands_are_known_to_giver_and_receiver() {
    let mut scene = Scene::new(
        Card::KNIGHTS_FLAG_BEARER,
        "most-victories",
        &[
            "knights-flag-bearer dwarves-2 dwarves-3",
            "knights-king goblins-2 goblins-3",
            "knights-5 dwarves-8 dwarves-9",
            "knights-2 goblins-8 goblins-9",
        ],
    );
    scene.play("knights-flag-bearer knights-king knights-5 knights-2");
    scene.decide(Action::Pass(Side::Left));
    let own = scene.view(0).own.expect("a seat's view");
    assert_eq!(own.known, cards("dwarves-2 dwarves-3"), "now with player 1");
    assert_eq!(own.hand, cards("goblins-8 goblins-9"));
    assert_eq!(own.exposed, own.hand, "player 3 knows them");
    let received = |viewer| {
        told(&scene, viewer)
            .into_iter()
            .filter(|event| matches!(event, Event::HandReceived { hand: Some(_), .. }))
            .count()
    };
    assert_eq!(received(Viewer::Of(seat(0))), 2, "the hand given and the hand received");
    assert_eq!(received(Viewer::Public), 0);
    // A played card is no longer known to be in hand.
    scene.play("dwarves-2");
    assert_eq!(scene.view(0).own.expect("a seat's view").known, cards("dwarves-3"));
}

#[test]
fn a_druids_swap_is_known_to_the_two() {
    let mut scene = Scene::new(
        Card::DRUID,
        "most-victories",
        &["dwarves-9 knights-2", "druid goblins-2", "dwarves-4 knights-4"],
    );
    scene.play("dwarves-9 druid dwarves-4").decide(Action::SwapWith(seat(2)));
    assert_eq!(scene.view(1).own.expect("a view").known, cards("goblins-2"));
    assert_eq!(scene.view(2).own.expect("a view").known, cards("knights-4"));
    assert_eq!(scene.view(0).own.expect("a view").known, CardSet::NONE);
}

#[test]
fn nobody_but_the_holder_learns_who_is_asked_about_the_sorcerer() {
    let scene = Scene::of_the_sorcerer();
    assert_eq!(scene.state.turn(), Turn::Of(seat(1)));
    assert_eq!(scene.view(1).mover, Some(seat(1)));
    assert_eq!(scene.view(0).mover, None);
    assert_eq!(scene.view(2).mover, None);
    assert_eq!(scene.state.view(Viewer::Public).mover, None);
    // If another player held it, everything would look the same.
    let mut other = scene.state;
    let (one, two) = (card("goblins-2"), Card::SORCERER);
    other.hands[1] = other.hands[1].without(two).with(one);
    other.hands[2] = other.hands[2].without(one).with(two);
    other.mover = seat(2);
    assert_eq!(other.view(Viewer::Of(seat(0))), scene.view(0));
    assert_eq!(other.view(Viewer::Public), scene.state.view(Viewer::Public));
}

#[test]
fn a_declined_question_leaves_no_trace() {
    let mut scene = Scene::of_the_sorcerer();
    let before = scene.state;
    scene.events.clear();
    scene.decide(Action::Decline);
    assert_eq!(scene.events, [Event::SorcererKept], "told to all alike, and nobody is named");
    let mut after = scene.state;
    after.public.step = before.public.step;
    after.mover = before.mover;
    assert_eq!(after, before, "nothing but whose turn it is has changed");
}

#[test]
fn a_card_taken_by_the_sorcerer_is_known_to_all() {
    let mut scene = Scene::of_the_sorcerer();
    scene.decide(Action::TakeBack(card("dwarves-4")));
    let used = Event::SorcererUsed { seat: seat(1), from: seat(0), card: card("dwarves-4") };
    assert!(told(&scene, Viewer::Public).contains(&used));
    assert_eq!(scene.view(2).public.shown[1], cards("dwarves-4"));
}

#[test]
fn a_mummy_that_would_have_been_forced_is_not_in_the_hand() {
    let mut scene = Scene::new(
        Card::MUMMY,
        "most-victories",
        &[
            "dwarves-9 dwarves-2 knights-2",
            "dwarves-queen dwarves-6 goblins-4",
            "dwarves-3 knights-9 knights-8",
            "dwarves-4 mummy goblins-9",
        ],
    );
    scene.play("dwarves-9 dwarves-queen dwarves-3 dwarves-4 dwarves-6 knights-9");
    assert!(scene.state.public.lacks[2].contains(Card::MUMMY));
    assert!(!scene.state.public.lacks[3].contains(Card::MUMMY));
}

#[test]
fn in_the_first_trick_a_mummy_hides_behind_any_card() {
    let mut scene = Scene::new(
        Card::MUMMY,
        "most-victories",
        &["dwarves-9 dwarves-2", "knights-3 mummy", "dwarves-3 knights-9"],
    );
    scene.play("dwarves-9 knights-3");
    assert!(!scene.state.public.lacks[1].contains(Card::MUMMY));
}

#[test]
fn everybody_sees_who_is_asked_in_every_other_step() {
    let asked = |state: &DwarfKing, step: Step| {
        assert_eq!(state.public.step, step);
        assert_eq!(state.view(Viewer::Public).mover, Some(state.mover));
    };
    asked(&dealt(3, 8), Step::Quest);
    let mut scene = Scene::new(
        Card::DRUID,
        "most-victories",
        &["dwarves-9 knights-2", "druid goblins-2", "dwarves-4 knights-4"],
    );
    asked(&scene.state, Step::Play);
    scene.play("dwarves-9 druid dwarves-4");
    asked(&scene.state, Step::Swap);
}

#[test]
fn once_the_match_is_over_nobody_is_asked() {
    let mut scene = Scene::of(&dealt(3, 8));
    scene.go_on_until(|_| false);
    for viewer in scene.state.public.all().map(Viewer::Of).chain([Viewer::Public]) {
        assert_eq!(scene.state.view(viewer).mover, None);
    }
}

#[test]
fn hand_sizes_are_public() {
    for seed in 0..60 {
        let mut scene = Scene::of(&dealt(4, seed));
        for _ in 0..60 {
            scene.go_on_until(|_| true);
            for number in 0..4 {
                let size = scene.state.public.hand_size(seat(number));
                assert_eq!(size, scene.state.hands[number].len());
            }
            let mut legal = Vec::new();
            scene.state.legal(&mut legal);
            scene.decide(legal[seed as usize % legal.len()]);
        }
    }
}

#[test]
fn a_view_that_is_written_and_read_again_is_the_same() {
    for seats in 3..=5 {
        let mut scene = Scene::of(&dealt(seats, 2));
        while scene.state.public.deal < 3 {
            let now = scene.state;
            for viewer in now.public.all().map(Viewer::Of).chain([Viewer::Public]) {
                let view = now.view(viewer);
                let text = serde_json::to_string(&view).expect("a view can be written");
                assert_eq!(serde_json::from_str::<View>(&text).expect("and read"), view);
            }
            scene.go_on_until(|state| *state != now);
        }
    }
}

/// Of all decisions, these show no player a card: to keep the Sorcerer, and to choose a Quest
/// before the Goblins' Flag Bearer acts.
#[test]
fn only_a_decision_that_shows_nobody_a_card_can_be_taken_back() {
    let mut taken_back = [0; 2];
    for seed in 0..40 {
        let mut scene = Scene::of(&dealt(3 + seed as usize % 3, seed));
        let mut legal = Vec::new();
        while matches!(scene.state.turn(), Turn::Of(_)) {
            scene.state.legal(&mut legal);
            let decision = scene.rng.pick(&legal);
            let expected = match decision {
                Action::Decline => Some(0),
                Action::Choose(_) if scene.state.public.special == Card::GOBLINS_FLAG_BEARER => {
                    Some(1)
                }
                _ => None,
            };
            scene.events.clear();
            scene.decide(decision);
            let uncovered = scene.events.iter().any(Observable::reveals_hidden);
            assert_eq!(uncovered, expected.is_none(), "{decision}");
            if let Some(kind) = expected {
                taken_back[kind] += 1;
            }
        }
    }
    assert!(taken_back.iter().all(|&count| count > 0), "{taken_back:?}");
}

#[test]
fn every_deal_begins_with_its_number_and_nothing_else_begins() {
    let mut scene = Scene::of(&dealt(4, 6));
    scene.go_on_until(|_| false);
    let begun: Vec<u16> = scene
        .events
        .iter()
        .filter(|event| event.begins())
        .map(|event| match event {
            Event::DealBegan { deal, .. } => *deal,
            _ => panic!("{event:?} begins nothing"),
        })
        .collect();
    assert_eq!(begun, (2..=scene.state.public.deal).collect::<Vec<_>>(), "after the first");
}
