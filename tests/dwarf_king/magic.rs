//! The five Magic cards, one by one.

use crate::scene::{Scene, card, cards, seat};
use regalia::engine::{Game, Turn};
use regalia::games::dwarf_king::{Action, Card, CardSet, Event, Refusal, Step, Suit};

/// Returns a deal under a Quest that pays for tricks.
fn scene(special: Card, hands: &[&str]) -> Scene {
    Scene::new(special, "most-victories", hands)
}

#[test]
fn dragon_wins_and_may_be_played_by_who_could_follow() {
    let mut scene =
        scene(Card::DRAGON, &["dwarves-5 knights-2", "dragon dwarves-3", "dwarves-king goblins-2"]);
    scene.play("dwarves-5");
    assert_eq!(scene.legal(), "play-dwarves-3 play-dragon");
    scene.play("dragon");
    assert!(scene.state.public.lacks[1].is_empty(), "it shows no void");
    scene.play("dwarves-king");
    assert_eq!(scene.winner(), seat(1));
}

#[test]
fn dragon_is_beaten_by_an_ace() {
    let won = |hands: &[&str]| {
        let mut scene = scene(Card::DRAGON, hands);
        // The 5 of Dwarves names the next dealer even in a deal of one trick.
        scene.state.public.spoils.cards[0] = cards("dwarves-5");
        scene.play(&hands.join(" "));
        scene.winner().index()
    };
    assert_eq!(won(&["goblins-2", "dragon", "dwarves-ace"]), 2, "of any suit");
    assert_eq!(won(&["goblins-2", "dwarves-ace", "dragon", "knights-ace"]), 3, "the last one");
    assert_eq!(won(&["goblins-ace", "dwarves-ace", "dragon", "knights-ace"]), 0, "the suit led");
    assert_eq!(won(&["goblins-2", "goblins-ace", "dragon", "knights-ace"]), 1, "the suit led");
    assert_eq!(won(&["goblins-2", "goblins-king", "dragon", "knights-king"]), 2, "no Ace");
}

#[test]
fn a_dragon_that_leads_leaves_the_suit_to_the_next_card() {
    let mut scene = scene(
        Card::DRAGON,
        &[
            "dragon goblins-2",
            "knights-2 dwarves-2",
            "knights-3 dwarves-3",
            "dwarves-ace goblins-4",
        ],
    );
    scene.play("dragon");
    assert_eq!(scene.legal(), "play-dwarves-2 play-knights-2");
    scene.play("knights-2");
    assert_eq!(scene.state.public.trick.led, Some(Suit::Knights));
    assert_eq!(scene.legal(), "play-knights-3");
    scene.play("knights-3 dwarves-ace");
    assert_eq!(scene.winner(), seat(3), "the only Ace");
}

#[test]
fn a_dragon_that_leads_loses_to_the_ace_of_the_suit_then_set() {
    let hands = ["dragon", "knights-ace", "dwarves-ace", "dwarves-5"];
    let mut scene = scene(Card::DRAGON, &hands);
    scene.play("dragon knights-ace dwarves-ace dwarves-5");
    assert_eq!(scene.winner(), seat(1));
}

#[test]
fn mummy_is_the_card_that_won_the_trick_before() {
    let mut scene = scene(
        Card::MUMMY,
        &[
            "dwarves-9 dwarves-10 goblins-2",
            "dwarves-queen knights-2 knights-3",
            "dwarves-3 mummy dwarves-4",
        ],
    );
    scene.play("dwarves-9 dwarves-queen dwarves-3");
    scene.play("knights-2");
    assert_eq!(scene.state.public.risen(), Some(card("dwarves-queen")));
    assert_eq!(scene.legal(), "play-dwarves-4 play-mummy", "no Knight in hand");
    scene.play("mummy");
    assert!(scene.state.public.lacks[2].contains(card("knights-9")), "a Mummy that is no Knight");
    scene.play("dwarves-10");
    assert_eq!(scene.winner(), seat(1));
}

#[test]
fn mummy_ranks_as_the_card_it_is() {
    let mut scene = scene(
        Card::MUMMY,
        &[
            "dwarves-9 dwarves-king goblins-2",
            "dwarves-queen dwarves-10 goblins-3",
            "dwarves-3 mummy goblins-4",
        ],
    );
    scene.play("dwarves-9 dwarves-queen dwarves-3 dwarves-10 mummy");
    assert_eq!(scene.state.public.trick.winning_card(), Card::MUMMY, "a Queen over a 10");
    let copies = Some(card("dwarves-queen"));
    assert!(scene.events.contains(&Event::Played { seat: seat(2), card: Card::MUMMY, copies }));
    scene.play("dwarves-king");
    assert_eq!(scene.winner(), seat(0), "a King over a Queen");
}

#[test]
fn mummy_must_be_played_as_the_only_card_of_the_suit_led() {
    let mut scene =
        scene(Card::MUMMY, &["dwarves-9 goblins-2", "dwarves-queen dwarves-6", "dwarves-3 mummy"]);
    scene.state.hands[2] = cards("dwarves-3 mummy knights-9");
    scene.state.hands[0] = cards("dwarves-9 goblins-2 goblins-3");
    scene.state.hands[1] = cards("dwarves-queen dwarves-6 goblins-4");
    scene.state.public.spoils.tricks_in_deal = 3;
    scene.play("dwarves-9 dwarves-queen dwarves-3 dwarves-6");
    assert_eq!(scene.legal(), "play-mummy");
    let refused = scene.state.refuse(Action::Play(card("knights-9")));
    assert_eq!(refused, Some(Refusal::FollowSuit(Suit::Dwarves)));
}

#[test]
fn mummy_may_stay_in_hand_beside_another_card_of_its_suit() {
    let mut scene = scene(
        Card::MUMMY,
        &[
            "dwarves-9 goblins-2 goblins-3",
            "dwarves-queen dwarves-6 goblins-4",
            "dwarves-3 mummy dwarves-4",
        ],
    );
    scene.play("dwarves-9 dwarves-queen dwarves-3 dwarves-6");
    assert_eq!(scene.legal(), "play-dwarves-4 play-mummy");
}

#[test]
fn a_mummy_of_another_suit_is_no_way_round_following() {
    let mut scene = scene(
        Card::MUMMY,
        &[
            "dwarves-9 knights-2 goblins-2",
            "dwarves-3 mummy knights-4",
            "dwarves-4 dwarves-5 goblins-3",
        ],
    );
    scene.play("dwarves-9 dwarves-3 dwarves-4 knights-2");
    assert_eq!(scene.legal(), "play-knights-4");
    let refused = scene.state.refuse(Action::Play(Card::MUMMY));
    assert_eq!(refused, Some(Refusal::FollowSuit(Suit::Knights)));
}

#[test]
fn mummy_is_not_played_in_the_first_trick() {
    let mut scene =
        scene(Card::MUMMY, &["mummy knights-2", "dwarves-3 mummy", "dwarves-king goblins-2"]);
    assert_eq!(scene.legal(), "play-knights-2", "nor led");
    let refused = scene.state.refuse(Action::Play(Card::MUMMY));
    assert_eq!(refused, Some(Refusal::NotInFirstTrick));
    scene.play("knights-2");
    assert_eq!(scene.legal(), "play-dwarves-3", "nor by who cannot follow");
}

#[test]
fn a_mummy_that_leads_sets_its_suit() {
    let mut scene =
        scene(Card::MUMMY, &["dwarves-king mummy", "dwarves-3 dwarves-5", "dwarves-4 goblins-2"]);
    scene.play("dwarves-king dwarves-3 dwarves-4 mummy");
    assert_eq!(scene.state.public.trick.led, Some(Suit::Dwarves));
    scene.play("dwarves-5 goblins-2");
    assert_eq!(scene.winner(), seat(0));
}

#[test]
fn clone_ranks_just_above_the_card_before_it() {
    let mut scene = scene(Card::CLONE, &["dwarves-9", "clone", "dwarves-10", "dwarves-5"]);
    scene.play("dwarves-9 clone");
    assert_eq!(scene.state.public.trick.winning_card(), Card::CLONE, "above the 9");
    scene.play("dwarves-10 dwarves-5");
    assert_eq!(scene.winner(), seat(2), "below the 10");
}

#[test]
fn a_clone_of_the_ace_beats_it() {
    let mut scene = scene(Card::CLONE, &["dwarves-ace", "clone", "dwarves-5"]);
    scene.play("dwarves-ace clone dwarves-5");
    assert_eq!(scene.winner(), seat(1));
}

#[test]
fn clone_may_be_played_by_who_could_follow_and_is_never_forced() {
    let mut scene =
        scene(Card::CLONE, &["dwarves-9 goblins-3", "clone knights-3", "dwarves-10 dwarves-4"]);
    scene.play("dwarves-9");
    assert_eq!(scene.legal(), "play-knights-3 play-clone", "though it would be a Dwarf");
    scene.play("clone");
    assert!(scene.state.public.lacks[1].is_empty(), "it shows no void");
}

#[test]
fn clone_does_not_lead_the_first_trick() {
    let mut scene =
        scene(Card::CLONE, &["clone knights-2", "dwarves-3 knights-3", "dwarves-king goblins-2"]);
    assert_eq!(scene.legal(), "play-knights-2");
    let refused = scene.state.refuse(Action::Play(Card::CLONE));
    assert_eq!(refused, Some(Refusal::NotInFirstTrick));
    // It may be played to that trick, though.
    scene.state.hands = [CardSet::NONE; 5];
    scene.state.hands[0] = cards("knights-2 knights-4");
    scene.state.hands[1] = cards("clone dwarves-2");
    scene.play("knights-2");
    assert_eq!(scene.legal(), "play-dwarves-2 play-clone");
}

#[test]
fn a_clone_that_leads_copies_the_last_card_of_the_trick_before() {
    let mut scene =
        scene(Card::CLONE, &["dwarves-king clone", "dwarves-3 dwarves-5", "goblins-4 goblins-2"]);
    scene.play("dwarves-king dwarves-3 goblins-4 clone");
    assert_eq!(scene.state.public.trick.led, Some(Suit::Goblins));
    assert_eq!(scene.state.public.trick.copied, Some(card("goblins-4")));
    scene.play("dwarves-5 goblins-2");
    assert_eq!(scene.winner(), seat(0));
}

#[test]
fn sorcerer_takes_a_card_of_the_last_trick() {
    let mut scene = scene(
        Card::SORCERER,
        &[
            "dwarves-king knights-2 knights-3",
            "dwarves-3 sorcerer goblins-5",
            "dwarves-4 goblins-2 goblins-3",
        ],
    );
    scene.play("dwarves-king dwarves-3 dwarves-4");
    assert_eq!(scene.state.turn(), Turn::Of(seat(1)));
    let legal = "decline take-back-dwarves-3 take-back-dwarves-4 take-back-dwarves-king";
    assert_eq!(scene.legal(), legal);
    let elsewhere = Action::TakeBack(card("goblins-2"));
    assert_eq!(scene.state.refuse(elsewhere), Some(Refusal::NotInLastTrick));
    scene.decide(Action::TakeBack(card("dwarves-king")));
    assert_eq!(scene.state.hands[1], cards("dwarves-king goblins-5"));
    assert_eq!(scene.state.public.spoils.cards[0], cards("dwarves-3 dwarves-4 sorcerer"));
    let last = scene.state.public.last().expect("the last trick").cards.to_vec();
    assert_eq!(last, ["sorcerer", "dwarves-3", "dwarves-4"].map(card), "it lies there instead");
    assert_eq!(scene.state.public.spoils.count(seat(0)), 1, "trick counts do not change");
    assert_eq!(scene.state.public.shown[1], cards("dwarves-king"), "shown to all");
    assert_eq!(scene.state.turn(), Turn::Of(seat(0)), "the winner leads");
    scene.play("knights-2 dwarves-king goblins-2");
    assert!(scene.state.public.spoils.cards[0].contains(card("dwarves-king")), "won again");
}

#[test]
fn sorcerer_is_asked_after_every_trick_until_it_must_be_used() {
    let mut scene = scene(
        Card::SORCERER,
        &[
            "dwarves-king dwarves-2 dwarves-6",
            "dwarves-3 sorcerer goblins-5",
            "dwarves-4 dwarves-5 goblins-3",
        ],
    );
    scene.state.public.totals[0] = 10;
    scene.play("dwarves-king dwarves-3 dwarves-4").decide(Action::Decline);
    scene.play("dwarves-2");
    assert_eq!(scene.legal(), "play-goblins-5", "the Sorcerer is never played");
    let refused = scene.state.refuse(Action::Play(Card::SORCERER));
    assert_eq!(refused, Some(Refusal::NeverPlayed));
    scene.play("goblins-5 dwarves-5");
    assert_eq!(scene.state.public.step, Step::Sorcerer);
    assert_eq!(scene.state.refuse(Action::Decline), Some(Refusal::MustUseSorcerer));
    scene.decide(Action::TakeBack(card("goblins-5")));
    scene.play("goblins-3 dwarves-6 goblins-5");
    assert_eq!(scene.winner(), seat(1), "the card taken wins");
    assert_eq!(scene.state.public.step, Step::Over);
}

#[test]
fn a_card_taken_of_a_suit_once_lacking_is_followed_with() {
    let mut scene = scene(
        Card::SORCERER,
        &[
            "dwarves-king dwarves-2 dwarves-6",
            "goblins-3 sorcerer goblins-5",
            "dwarves-4 dwarves-5 goblins-4",
        ],
    );
    scene.play("dwarves-king goblins-3 dwarves-4");
    assert!(scene.state.public.lacks[1].contains(card("dwarves-4")));
    scene.decide(Action::TakeBack(card("dwarves-4")));
    scene.play("dwarves-2");
    assert_eq!(scene.legal(), "play-dwarves-4");
}

#[test]
fn excalibur_wins_but_not_from_who_can_follow() {
    let mut scene = scene(
        Card::EXCALIBUR,
        &["dwarves-2 goblins-ace", "excalibur dwarves-3", "dwarves-king goblins-2"],
    );
    scene.play("dwarves-2");
    assert_eq!(scene.legal(), "play-dwarves-3", "a Dwarf in hand");
    scene.play("dwarves-3 dwarves-king goblins-2 goblins-ace");
    scene.state.public.spoils.cards[0] = cards("dwarves-5");
    assert_eq!(scene.legal(), "play-excalibur");
    scene.play("excalibur");
    assert_eq!(scene.winner(), seat(1), "over the Ace of the suit led");
}

#[test]
fn excalibur_is_never_forced_and_shows_a_void() {
    let mut scene = scene(
        Card::EXCALIBUR,
        &["dwarves-2 goblins-ace", "excalibur knights-3", "dwarves-king goblins-2"],
    );
    scene.play("dwarves-2");
    assert_eq!(scene.legal(), "play-knights-3 play-excalibur");
    scene.play("excalibur");
    assert!(scene.state.public.lacks[1].contains(card("dwarves-4")));
}

#[test]
fn an_excalibur_that_leads_leaves_the_suit_to_the_next_card_and_wins() {
    let mut scene = scene(Card::EXCALIBUR, &["excalibur", "knights-ace", "dwarves-5"]);
    scene.play("excalibur");
    assert_eq!(scene.state.public.trick.led, None);
    scene.play("knights-ace");
    assert_eq!(scene.state.public.trick.led, Some(Suit::Knights));
    scene.play("dwarves-5");
    assert_eq!(scene.winner(), seat(0));
}
