//! Following suit, winning and leading.

use crate::scene::{Scene, card, cards, seat};
use regalia::engine::{Game, Turn};
use regalia::games::dwarf_king::{Action, Card, Event, Refusal, Suit};

/// Returns a deal whose special card plays no part.
fn plain(hands: &[&str]) -> Scene {
    Scene::new(Card::JESTER, "most-victories", hands)
}

#[test]
fn whoever_leads_may_play_anything() {
    let scene = plain(&["dwarves-3 knights-4 jester", "dwarves-4", "dwarves-7"]);
    assert_eq!(scene.legal(), "play-dwarves-3 play-jester play-knights-4");
}

#[test]
fn suit_must_be_followed_if_it_can_be() {
    let mut scene = plain(&["knights-4 dwarves-9", "knights-2 goblins-ace", "knights-3 dwarves-8"]);
    scene.play("knights-4");
    assert_eq!(scene.legal(), "play-knights-2");
    let other = Action::Play(card("goblins-ace"));
    assert_eq!(scene.state.refuse(other), Some(Refusal::FollowSuit(Suit::Knights)));
    let foreign = Action::Play(card("knights-ace"));
    assert_eq!(scene.state.refuse(foreign), Some(Refusal::NotInHand));
}

#[test]
fn there_is_no_duty_to_win() {
    let mut scene = plain(&["knights-4 dwarves-9", "knights-2 knights-ace", "knights-3 dwarves-8"]);
    scene.play("knights-4");
    assert_eq!(scene.legal(), "play-knights-2 play-knights-ace");
}

#[test]
fn who_cannot_follow_plays_anything_and_shows_it() {
    let mut scene = plain(&["knights-4 dwarves-9", "dwarves-2 goblins-ace", "knights-3 dwarves-8"]);
    scene.play("knights-4");
    assert_eq!(scene.legal(), "play-dwarves-2 play-goblins-ace");
    scene.play("goblins-ace");
    assert!(scene.state.public.lacks[1].contains(card("knights-king")));
    assert!(scene.state.public.lacks[1].of(Suit::Dwarves).is_empty());
    scene.play("knights-3");
    assert!(scene.state.public.lacks[2].is_empty(), "following suit shows nothing");
}

#[test]
fn the_highest_of_the_suit_led_wins_and_leads() {
    let mut scene = plain(&[
        "knights-4 dwarves-9",
        "goblins-ace goblins-2",
        "knights-jack dwarves-8",
        "knights-10 dwarves-5",
    ]);
    scene.play("knights-4 goblins-ace knights-jack knights-10");
    assert_eq!(scene.winner(), seat(2));
    assert_eq!(scene.state.turn(), Turn::Of(seat(2)));
    assert_eq!(
        scene.state.public.spoils.cards[2],
        cards("knights-4 goblins-ace knights-jack knights-10")
    );
    assert_eq!(scene.state.public.spoils.count(seat(2)), 1);
}

#[test]
fn ranks_go_from_one_by_the_eleven_to_the_ace() {
    let order = [
        "jester",
        "knights-2",
        "knights-10",
        "knights-flag-bearer",
        "knights-jack",
        "knights-queen",
        "knights-king",
        "knights-ace",
    ];
    for pair in order.windows(2) {
        let hands = [pair[0], pair[1], "dwarves-5"];
        let mut scene = Scene::new(Card::DRAGON, "most-victories", &hands);
        scene.play(&hands.join(" "));
        assert_eq!(scene.winner(), seat(1), "{} beats {}", pair[1], pair[0]);
    }
}

#[test]
fn play_goes_round_in_turn_order() {
    let mut scene = plain(&["dwarves-3", "dwarves-4", "dwarves-7", "dwarves-5"]);
    for number in 0..4 {
        assert_eq!(scene.state.turn(), Turn::Of(seat(number)));
        let hand = scene.state.hands[number];
        scene.decide(Action::Play(hand.first().expect("a card")));
    }
}

#[test]
fn the_last_trick_lies_open_until_the_next_is_won() {
    let mut scene = plain(&["dwarves-3 dwarves-5", "dwarves-4 knights-2", "dwarves-7 dwarves-8"]);
    scene.play("dwarves-3 dwarves-4 dwarves-7 dwarves-8");
    let last = scene.state.public.last().expect("a trick was won");
    assert_eq!(last.set(), cards("dwarves-3 dwarves-4 dwarves-7"));
    assert_eq!(last.player_of(card("dwarves-4"), 3), Some(seat(1)));
}

#[test]
fn everybody_may_look_at_the_last_trick_they_won() {
    let mut scene = plain(&["dwarves-3 dwarves-5", "dwarves-4 knights-2", "dwarves-7 dwarves-8"]);
    scene.play("dwarves-5 dwarves-4 dwarves-7 dwarves-8");
    assert_eq!(scene.state.public.last_won[0], None);
    let won = scene.state.public.last_won[2].expect("player 2 has won it");
    assert_eq!(won.set(), cards("dwarves-5 dwarves-4 dwarves-7"));
    assert_eq!(won.winning_card(), card("dwarves-7"));
}

#[test]
fn a_step_refuses_what_belongs_to_another() {
    let mut scene = plain(&["dwarves-3 dwarves-5", "dwarves-4 knights-2", "dwarves-7 dwarves-8"]);
    for action in [Action::Decline, Action::SwapWith(seat(1)), Action::GiveBack(card("dwarves-3"))]
    {
        assert!(matches!(scene.state.refuse(action), Some(Refusal::AnotherStep(_))));
    }
    scene.play("dwarves-3 dwarves-4 dwarves-7 dwarves-8 dwarves-5 knights-2");
    assert_eq!(scene.state.refuse(Action::Decline), Some(Refusal::Over));
    assert_eq!(scene.legal(), "");
}

#[test]
fn the_first_worked_example() {
    // Goblin 6 led; Dwarves 8 without red; the Clone though holding red; red 3.
    let mut scene = Scene::new(
        Card::CLONE,
        "rout-of-the-goblins",
        &["goblins-6 knights-2", "dwarves-8 dwarves-5", "clone goblins-4", "goblins-3 dwarves-2"],
    );
    scene.play("goblins-6 dwarves-8");
    assert_eq!(scene.legal(), "play-goblins-4 play-clone");
    scene.play("clone goblins-3");
    assert_eq!(scene.winner(), seat(0), "the Clone is a Dwarf just above the 8");
    let clone = Event::Played { seat: seat(2), card: Card::CLONE, copies: Some(card("dwarves-8")) };
    assert!(scene.events.contains(&clone));
    assert_eq!(scene.state.public.line(seat(0)).quest, -2, "the Clone is no Goblin once won");
}

#[test]
fn the_tricks_of_a_deal_are_numbered_from_one() {
    let mut scene = plain(&["dwarves-3 dwarves-5", "dwarves-4 knights-2", "dwarves-7 dwarves-8"]);
    scene.play("dwarves-3 dwarves-4 dwarves-7 dwarves-8 dwarves-5 knights-2");
    let number = |event: &Event| match event {
        Event::TrickWon { number, .. } => Some(*number),
        _ => None,
    };
    assert_eq!(scene.events.iter().filter_map(number).collect::<Vec<_>>(), [1, 2]);
}
