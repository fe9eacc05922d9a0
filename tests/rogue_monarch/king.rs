//! The King: turn a face-down Court card up, or draw two and discard two.

use crate::scene::{ME, Scene, THEY, cards, counts, told};
use regalia::engine::Viewer;
use regalia::games::rogue_monarch::{Event, Kind, Step};

#[test]
fn a_king_turns_a_face_down_card_up_or_draws() {
    let mut scene = Scene::new("kNqa", "NQK", "NKA");
    scene.play("reveal-1");
    assert_eq!(scene.legal(), ["turn-up-3", "turn-up-4", "draw-two"]);
}

#[test]
fn a_card_that_a_king_shows_does_not_act() {
    for court in ["knna", "knqa", "knka", "knaa"] {
        let mut scene = Scene::new(court, "NQK", "NKQ");
        let events = scene.play("reveal-1 turn-up-3");
        assert!(scene.awaits(THEY), "{court}");
        assert_eq!(scene.court().to_lowercase(), court);
        assert_eq!(scene.state.public.up.len(), 2);
        assert!(!events.iter().any(|event| matches!(event, Event::QueenLooked { .. })));
    }
}

#[test]
fn a_king_with_no_face_down_card_draws() {
    let mut scene = Scene::new("NNQA", "NQK", "NKA");
    scene.play("replace-1 lay-king-up");
    assert_eq!(scene.legal(), ["draw-two"]);
    let mut scene = Scene::new("NNQk", "NQK", "NKA");
    scene.play("reveal-4");
    assert_eq!(scene.legal(), ["draw-two"]);
}

#[test]
fn a_king_draws_two_cards_into_the_hand_and_discards_two_of_the_hand() {
    let mut scene = Scene::with_pile("knna", "NQK", "NKA", "QKAQA");
    let discarded = scene.state.public.discards;
    scene.play("reveal-1 draw-two");
    assert_eq!(scene.hand(ME), "NQQKA", "the two on top");
    assert_eq!(scene.state.public.hands, [5, 3]);
    assert_eq!(scene.step(), Step::Discard { left: 2 });
    assert_eq!(
        scene.legal(),
        ["discard-knight", "discard-queen", "discard-king", "discard-assassin"]
    );
    scene.play("discard-knight");
    assert_eq!(scene.step(), Step::Discard { left: 1 });
    assert_eq!(scene.legal(), ["discard-queen", "discard-king", "discard-assassin"]);
    scene.play("discard-king");
    assert_eq!(scene.hand(ME), "QQA");
    let gained = &scene.state.public.discards[discarded.len()..];
    assert_eq!(gained, [Kind::Knight, Kind::King], "face up, the last on top");
    assert!(scene.awaits(THEY));
}

#[test]
fn the_cards_just_drawn_may_be_discarded() {
    let mut scene = Scene::with_pile("knna", "NQK", "NKA", "QKAQA");
    scene.play("reveal-1 draw-two discard-queen discard-assassin");
    assert_eq!(scene.hand(ME), "NQK");
}

#[test]
fn what_a_king_draws_only_its_player_sees_and_what_he_discards_everybody() {
    let mut scene = Scene::with_pile("knna", "NQK", "NKA", "QKAQA");
    let events = scene.play("reveal-1 draw-two discard-queen discard-assassin");
    for viewer in [Viewer::Of(THEY), Viewer::Public] {
        let told = told(&events, viewer);
        assert!(told.contains(&Event::Drew { seat: ME, count: 2, cards: None }));
        assert!(told.contains(&Event::Discarded { seat: ME, kind: Kind::Queen }));
        assert!(told.contains(&Event::Discarded { seat: ME, kind: Kind::Assassin }));
    }
    let drawn = Event::Drew {
        seat: ME,
        count: 2,
        cards: Some([Kind::Queen, Kind::Assassin].into_iter().collect()),
    };
    assert!(told(&events, Viewer::Of(ME)).contains(&drawn));
}

#[test]
fn a_king_draws_across_a_reshuffle() {
    let mut scene = Scene::with_pile("knna", "NQK", "NKA", "Q");
    assert_eq!(scene.state.public.discards.len(), cards("QQKAA").len());
    let events = scene.play("reveal-1 draw-two");
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!(scene.state.hands[0].size(), 5);
    assert!(scene.state.hands[0].count(Kind::Queen) >= 2, "the last card of the old pile");
    assert_eq!((scene.state.pile.len(), scene.state.public.discards.len()), (4, 0));
}

#[test]
fn a_pile_of_exactly_two_is_not_reshuffled_yet() {
    let mut scene = Scene::with_pile("knna", "NQK", "NKA", "QQ");
    let events = scene.play("reveal-1 draw-two");
    assert!(!events.contains(&Event::Reshuffled));
    assert_eq!((scene.state.pile.len(), scene.state.public.discards.len()), (0, 4));
}

#[test]
fn the_queens_known_to_lie_under_the_pile_are_known_in_the_hand_that_draws_them() {
    let mut scene = Scene::with_pile("knna", "NNK", "KAQ", "QQ");
    scene.state.public.under = 2;
    scene.play("reveal-1 draw-two");
    assert_eq!(scene.known_hand(THEY), counts("QQ"));
    assert_eq!(scene.state.public.under, 0);
    scene.play("discard-queen discard-knight");
    assert_eq!(scene.known_hand(THEY), counts("Q"), "one of them was seen to go");
}

#[test]
fn of_an_unknown_card_above_the_known_queens_nothing_is_known() {
    let mut scene = Scene::with_pile("knna", "NNK", "KAQ", "QQA");
    scene.state.public.under = 2;
    scene.play("reveal-1 draw-two");
    assert_eq!(scene.known_hand(THEY), counts("Q"));
    assert_eq!(scene.state.public.under, 1);
    // The opponent holds a third Queen, and the fourth is discarded.
    let may_hold = |hand| scene.state.memory[1].allows(scene.state.court, counts(hand));
    assert!(may_hold("NNKAQ"));
    assert!(!may_hold("NNKQQ"));
}

#[test]
fn after_a_reshuffle_no_queen_is_known_to_lie_under_the_pile() {
    let mut scene = Scene::with_pile("knna", "NNK", "KAQ", "Q");
    scene.state.public.under = 1;
    let events = scene.play("reveal-1 draw-two");
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!(scene.state.public.under, 0);
    // The second Queen, if any, came from the new pile; a Knight is among the cards that can have
    // been nowhere else when the old pile ran out.
    assert_eq!(scene.known_hand(THEY), counts("NQ"));
}
