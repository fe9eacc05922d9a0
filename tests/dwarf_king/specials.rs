//! The nine special cards that have a suit, one by one.

use crate::scene::{Scene, card, cards, dealt, seat};
use regalia::engine::{Game, Turn};
use regalia::games::dwarf_king::{Action, Card, DwarfKing, Moved, Refusal, Side, Step};

/// Returns a deal under a Quest that pays for tricks.
fn scene(special: Card, hands: &[&str]) -> Scene {
    Scene::new(special, "most-victories", hands)
}

#[test]
fn druid_swaps_hands_after_its_trick_and_the_winner_still_leads() {
    let mut scene = scene(
        Card::DRUID,
        &[
            "dwarves-9 knights-2 knights-3",
            "druid goblins-2 goblins-3",
            "dwarves-4 knights-4 knights-5",
        ],
    );
    scene.play("dwarves-9 druid dwarves-4");
    assert_eq!(scene.winner(), seat(0));
    assert_eq!(scene.state.turn(), Turn::Of(seat(1)), "its player chooses");
    assert_eq!(scene.legal(), "swap-with-0 swap-with-2");
    let nobody = Action::SwapWith(seat(3));
    assert_eq!(scene.state.refuse(nobody), Some(Refusal::NotAnotherPlayer));
    scene.decide(Action::SwapWith(seat(0)));
    assert_eq!(scene.state.hands[0], cards("goblins-2 goblins-3"));
    assert_eq!(scene.state.hands[1], cards("knights-2 knights-3"));
    assert_eq!(scene.state.turn(), Turn::Of(seat(0)));
    assert_eq!(scene.legal(), "play-goblins-2 play-goblins-3", "from the new hand");
}

#[test]
fn druid_follows_suit_as_a_one_and_does_nothing_in_the_last_trick() {
    let mut scene = scene(Card::DRUID, &["dwarves-9", "druid", "dwarves-5"]);
    scene.play("dwarves-9");
    assert_eq!(scene.legal(), "play-druid");
    scene.play("druid dwarves-5");
    assert_eq!(scene.state.public.step, Step::Over);
}

#[test]
fn a_druid_that_is_led_wins_if_nobody_follows_suit() {
    let mut scene =
        scene(Card::DRUID, &["druid dwarves-2", "knights-ace knights-2", "goblins-ace goblins-2"]);
    scene.play("druid knights-ace goblins-ace");
    assert_eq!(scene.winner(), seat(0));
}

#[test]
fn dwarves_flag_bearer_pays_three_to_its_winner() {
    let hands = ["dwarves-king", "dwarves-flag-bearer", "dwarves-5"];
    let mut scene = scene(Card::DWARVES_FLAG_BEARER, &hands);
    scene.play("dwarves-king dwarves-flag-bearer dwarves-5");
    assert_eq!(scene.bonuses(), [(0, 3)]);
    assert_eq!(scene.points(), [4, 0, 0]);
}

#[test]
fn tinkerer_pays_three_to_the_winner_of_the_next_trick() {
    let mut scene = scene(
        Card::TINKERER,
        &["dwarves-king goblins-2", "tinkerer goblins-9", "dwarves-5 goblins-3"],
    );
    scene.play("dwarves-king tinkerer dwarves-5");
    assert_eq!(scene.bonuses(), []);
    scene.play("goblins-2 goblins-9 goblins-3");
    assert_eq!(scene.bonuses(), [(1, 3)]);
    assert_eq!(scene.points(), [1, 4, 0]);
}

#[test]
fn tinkerer_pays_nothing_in_the_last_trick_and_only_once() {
    let hands = ["dwarves-king", "tinkerer", "dwarves-5"];
    let mut last = scene(Card::TINKERER, &hands);
    last.play("dwarves-king tinkerer dwarves-5");
    assert_eq!(last.bonuses(), []);
    let mut early = scene(
        Card::TINKERER,
        &[
            "dwarves-king goblins-9 goblins-8",
            "tinkerer goblins-2 goblins-4",
            "dwarves-5 goblins-3 goblins-5",
        ],
    );
    early.play("dwarves-king tinkerer dwarves-5 goblins-9 goblins-2 goblins-3");
    early.play("goblins-8 goblins-4 goblins-5");
    assert_eq!(early.bonuses(), [(0, 3)]);
}

#[test]
fn jester_pays_its_player_in_the_last_trick_whoever_wins_it() {
    let mut last =
        scene(Card::JESTER, &["knights-9 dwarves-king", "knights-2 jester", "knights-3 dwarves-5"]);
    last.play("knights-9 knights-2 knights-3 dwarves-king jester dwarves-5");
    assert_eq!(last.winner(), seat(0));
    assert_eq!(last.bonuses(), [(1, 3)]);
    let mut early =
        scene(Card::JESTER, &["knights-9 dwarves-king", "jester dwarves-2", "knights-3 dwarves-5"]);
    early.play("knights-9 jester knights-3 dwarves-king dwarves-2 dwarves-5");
    assert_eq!(early.bonuses(), []);
}

#[test]
fn knights_flag_bearer_passes_all_hands_left_or_right() {
    let before = scene(
        Card::KNIGHTS_FLAG_BEARER,
        &[
            "knights-flag-bearer dwarves-2 dwarves-3",
            "knights-king goblins-2 goblins-3",
            "knights-5 dwarves-8 dwarves-9",
            "dwarves-5 goblins-8 goblins-9",
        ],
    );
    for (side, by) in [(Side::Left, 1), (Side::Right, 3)] {
        let mut scene = before.clone();
        scene.play("knights-flag-bearer knights-king knights-5 dwarves-5");
        assert_eq!(scene.winner(), seat(1));
        assert_eq!(scene.state.turn(), Turn::Of(seat(0)), "its player chooses");
        assert_eq!(scene.legal(), "pass-left pass-right");
        let hands = scene.state.hands;
        scene.decide(Action::Pass(side));
        for (from, hand) in hands.into_iter().take(4).enumerate() {
            assert_eq!(scene.state.hands[(from + by) % 4], hand);
        }
        assert_eq!(scene.state.turn(), Turn::Of(seat(1)), "the winner leads from the new hand");
        let lacks = scene.state.public.lacks[(3 + by) % 4];
        assert!(lacks.contains(card("knights-2")), "the void travels with the hand");
    }
}

#[test]
fn knights_flag_bearer_does_nothing_in_the_last_trick() {
    let hands = ["knights-flag-bearer", "knights-king", "dwarves-5"];
    let mut scene = scene(Card::KNIGHTS_FLAG_BEARER, &hands);
    scene.play("knights-flag-bearer knights-king dwarves-5");
    assert_eq!(scene.state.public.step, Step::Over);
}

#[test]
fn enchanter_doubles_gains_and_losses() {
    for (quest, expected) in [("most-victories", 2), ("fewest-victories", -2)] {
        let hands = ["knights-king", "enchanter", "dwarves-5"];
        let mut scene = Scene::new(Card::ENCHANTER, quest, &hands);
        scene.play("knights-king enchanter dwarves-5");
        let line = scene.state.public.scored.expect("scored").lines[0];
        assert_eq!((line.quest, line.bonus, line.doubling), (expected / 2, 0, expected / 2));
        assert_eq!(line.total(), expected);
    }
}

#[test]
fn enchanter_doubles_what_a_card_has_paid_or_cost_as_well() {
    for bonus in [3, -3] {
        let mut scene = scene(Card::ENCHANTER, &["knights-king", "enchanter", "dwarves-5"]);
        scene.state.public.bonus[0] = bonus;
        scene.play("knights-king enchanter dwarves-5");
        assert_eq!(scene.points()[0], 2 * (1 + bonus));
    }
}

#[test]
fn scout_pays_its_player_for_figures_of_any_suit() {
    let hands = ["goblins-ace", "scout", "dwarves-jack", "knights-10", "knights-queen"];
    let mut scene = scene(Card::SCOUT, &hands);
    scene.state.public.spoils.cards[4] = cards("dwarves-5");
    scene.play("goblins-ace scout dwarves-jack knights-10 knights-queen");
    assert_eq!(scene.bonuses(), [(1, 3)]);
}

#[test]
fn scout_without_figures_pays_nothing() {
    let mut scene = scene(Card::SCOUT, &["goblins-9", "scout", "dwarves-5"]);
    scene.play("goblins-9 scout dwarves-5");
    assert_eq!(scene.points(), [1, 0, 0]);
}

#[test]
fn shaman_costs_its_winner_three() {
    let mut scene = scene(Card::SHAMAN, &["goblins-king", "shaman", "dwarves-5"]);
    scene.play("goblins-king shaman dwarves-5");
    assert_eq!(scene.bonuses(), [(0, -3)]);
    assert_eq!(scene.points(), [-2, 0, 0]);
}

/// Returns a dealt match with this special card, just after the choice of the Quest.
fn dealt_with(special: Card, seats: usize, fits: impl Fn(&DwarfKing) -> bool) -> Scene {
    let state = (0..10_000)
        .map(|seed| dealt(seats, seed))
        .find(|state| state.public.special == special && fits(state))
        .expect("some seed fits");
    let mut scene = Scene::of(&state);
    let [face, _] = scene.state.public.tile.faces();
    scene.decide(Action::Choose(face));
    scene
}

#[test]
fn goblins_flag_bearer_takes_two_cards_and_gives_two_back() {
    let mut scene = dealt_with(Card::GOBLINS_FLAG_BEARER, 4, |_| true);
    let bearer = scene.state.holder(Card::GOBLINS_FLAG_BEARER).expect("it was dealt");
    assert_eq!(scene.state.turn(), Turn::Of(bearer));
    assert_eq!(scene.state.public.step, Step::Target);
    let target = bearer.next(4);
    let before = scene.state;
    scene.decide(Action::TakeFrom(target));
    let taken = before.hands[target.index()].minus(scene.state.hands[target.index()]);
    assert_eq!(taken.len(), 2);
    assert_eq!(scene.state.hands[bearer.index()], before.hands[bearer.index()].or(taken));
    assert_eq!(scene.legal().split_whitespace().count(), 12, "any card, these two included");
    let back = taken.first().expect("two cards");
    scene.decide(Action::GiveBack(Card::GOBLINS_FLAG_BEARER)).decide(Action::GiveBack(back));
    assert!(scene.state.hands[target.index()].contains(Card::GOBLINS_FLAG_BEARER));
    assert!(scene.state.hands[target.index()].contains(back));
    assert!(scene.state.hands[..4].iter().all(|hand| hand.len() == 10));
    assert_eq!(scene.state.public.step, Step::Play, "once a deal");
}

#[test]
fn if_the_five_of_goblins_moves_its_new_holder_leads() {
    let five = Card::FIVE_OF_GOBLINS;
    let both = |state: &DwarfKing| state.holder(five) == state.holder(Card::GOBLINS_FLAG_BEARER);
    let mut scene = dealt_with(Card::GOBLINS_FLAG_BEARER, 3, both);
    let target = scene.state.mover.next(3);
    scene.decide(Action::TakeFrom(target)).decide(Action::GiveBack(five));
    let other = scene.state.hands[scene.state.mover.index()].first().expect("a card");
    scene.decide(Action::GiveBack(other));
    assert_eq!(scene.state.turn(), Turn::Of(target));
}

#[test]
fn hands_that_moved_are_known_to_who_had_them() {
    assert_eq!(Moved::Nothing.recipient(seat(0), 4), None);
    assert_eq!(Moved::Swapped(seat(0), seat(2)).recipient(seat(2), 4), Some(seat(0)));
    assert_eq!(Moved::Swapped(seat(0), seat(2)).recipient(seat(1), 4), None);
    assert_eq!(Moved::Passed(Side::Left).recipient(seat(3), 4), Some(seat(0)));
    assert_eq!(Moved::Passed(Side::Left).giver(seat(0), 4), Some(seat(3)));
    assert_eq!(Moved::Passed(Side::Right).giver(seat(0), 4), Some(seat(1)));
}
