//! Sampled worlds: all that a view allows, and nothing else.

use crate::scene::{Scene, card, cards, dealt, seat};
use regalia::engine::{Game, Rng, Seat, Stream, Viewer};
use regalia::games::dwarf_king::{
    Action, Card, CardSet, DwarfKing, Moved, Side, Step, Suit, Trick,
};
use std::collections::BTreeSet;

fn worlds(scene: &Scene, number: usize, count: usize) -> Vec<DwarfKing> {
    let view = scene.view(number);
    let mut rng = Rng::new(11, Stream::Tool(11));
    (0..count).map(|_| DwarfKing::sample(&view, &mut rng)).collect()
}

/// Compares sampled deals with a list of every way the hidden cards can be dealt: small deals are
/// sampled until no new world turns up.
fn all_deals(scene: &Scene, number: usize, allowed: impl Fn(&[CardSet; 5]) -> bool) {
    let state = &scene.state;
    let seats = state.public.seats();
    let others: Vec<usize> = (0..seats).filter(|&other| other != number).collect();
    let hidden: Vec<Card> = others.iter().flat_map(|&other| state.hands[other].iter()).collect();
    let sizes: Vec<usize> = others.iter().map(|&other| state.hands[other].len()).collect();
    let mut expected = BTreeSet::new();
    let places = others.len().pow(hidden.len() as u32);
    for mut code in 0..places {
        let mut hands = [CardSet::NONE; 5];
        hands[number] = state.hands[number];
        for &card in &hidden {
            let other = others[code % others.len()];
            hands[other] = hands[other].with(card);
            code /= others.len();
        }
        let fits = others.iter().zip(&sizes).all(|(&other, &size)| hands[other].len() == size);
        if fits && allowed(&hands) {
            expected.insert(format!("{hands:?}"));
        }
    }
    let sampled: BTreeSet<_> =
        worlds(scene, number, 6_000).iter().map(|world| format!("{:?}", world.hands)).collect();
    assert_eq!(sampled, expected);
}

#[test]
fn exactly_the_deals_that_voids_and_shown_cards_allow() {
    let mut scene = Scene::new(
        Card::JESTER,
        "most-victories",
        &[
            "dwarves-9 knights-2 knights-3",
            "goblins-2 goblins-3 goblins-9",
            "dwarves-4 dwarves-7 goblins-5",
            "dwarves-6 knights-5 knights-9",
        ],
    )
    .closed();
    scene.state.public.shown[2] = cards("goblins-5");
    scene.play("dwarves-9 goblins-2");
    all_deals(&scene, 0, |hands| {
        hands[1].of(Suit::Dwarves).is_empty() && hands[2].contains(card("goblins-5"))
    });
    // From another seat the leader's hand may hold anything except what is seen.
    all_deals(&scene, 3, |hands| {
        hands[1].of(Suit::Dwarves).is_empty() && hands[2].contains(card("goblins-5"))
    });
}

/// The Goblin has only one possible place, so both Dwarves are equally likely to be where it
/// can't be.
#[test]
fn of_two_deals_that_can_be_either_is_as_likely() {
    const WORLDS: usize = 6_000;
    let mut scene = Scene::new(
        Card::JESTER,
        "most-victories",
        &["goblins-9 knights-3", "knights-2 dwarves-3", "dwarves-4 goblins-5"],
    )
    .closed();
    scene.play("goblins-9 knights-2");
    let three = card("dwarves-3");
    let with_three = |world: &&DwarfKing| world.hands[1].contains(three);
    let count = worlds(&scene, 0, WORLDS).iter().filter(with_three).count();
    assert!((2_850..3_150).contains(&count), "{count} of {WORLDS}");
}

#[test]
fn a_card_taken_by_the_sorcerer_stays_where_all_saw_it_go() {
    let mut scene = Scene::new(
        Card::SORCERER,
        "most-victories",
        &[
            "dwarves-king knights-2 knights-3",
            "goblins-3 sorcerer goblins-5",
            "dwarves-4 dwarves-7 goblins-4",
        ],
    )
    .closed();
    scene.play("dwarves-king goblins-3 dwarves-4");
    // Any other player may be the one who is asked, but player 1 has no other Dwarf.
    all_deals(&scene, 0, |hands| hands[1].of(Suit::Dwarves).is_empty());
    for world in worlds(&scene, 0, 200) {
        assert_eq!(world.holder(Card::SORCERER), Some(world.mover));
    }
    scene.decide(Action::TakeBack(card("dwarves-4")));
    all_deals(&scene, 0, |hands| hands[1].of(Suit::Dwarves) == cards("dwarves-4"));
}

#[test]
fn voids_travel_with_hands_and_passed_cards_are_followed() {
    let mut scene = Scene::new(
        Card::KNIGHTS_FLAG_BEARER,
        "most-victories",
        &[
            "knights-flag-bearer dwarves-2 dwarves-3",
            "knights-king goblins-2 goblins-3",
            "knights-5 dwarves-8 dwarves-9",
            "goblins-4 goblins-8 dwarves-6",
        ],
    )
    .closed();
    scene.play("knights-flag-bearer knights-king knights-5 goblins-4");
    scene.decide(Action::Pass(Side::Right));
    // Player 2 holds the hand that was without Knights; 3 has the one that 0 passed on.
    all_deals(&scene, 0, |hands| {
        hands[2].of(Suit::Knights).is_empty() && hands[3] == cards("dwarves-2 dwarves-3")
    });
    for world in worlds(&scene, 0, 50) {
        for number in 0..4 {
            let own = world.own(seat(number));
            let holder = world.public.moved.recipient(seat(number), 4).expect("all have passed");
            assert_eq!(own.known, world.hands[holder.index()], "each knows what they passed on");
        }
    }
}

/// Returns deals in which the Goblins' Flag Bearer acts; either of the two players may also have
/// held the 5 of Knights.
fn exchanges() -> impl Iterator<Item = Scene> {
    (0..)
        .map(|seed| dealt(3, seed))
        .filter(|state| state.public.special == Card::GOBLINS_FLAG_BEARER)
        .take(24)
        .map(|state| {
            let [face, _] = state.public.tile.faces();
            let mut scene = Scene::of(&state);
            scene.decide(Action::Choose(face));
            scene
        })
}

#[test]
fn after_an_exchange_every_sampled_memory_fits_its_world() {
    for mut scene in exchanges() {
        let bearer = scene.state.mover;
        let target = bearer.next(3);
        let third = target.next(3);
        scene.decide(Action::TakeFrom(target));
        for gifts in 0..=2 {
            if gifts > 0 {
                let mut legal = Vec::new();
                scene.state.legal(&mut legal);
                let shown = [Card::GOBLINS_FLAG_BEARER, Card::FIVE_OF_KNIGHTS];
                let wanted = legal.iter().copied().find(
                    |action| matches!(action, Action::GiveBack(card) if shown.contains(card)),
                );
                scene.decide(wanted.unwrap_or(legal[gifts]));
            }
            for viewer in [bearer, target, third] {
                for world in worlds(&scene, viewer.index(), 60) {
                    fits(&world, bearer, target, gifts);
                }
            }
        }
    }
}

/// Asserts that what the two remember of their exchange could have happened.
fn fits(world: &DwarfKing, bearer: Seat, target: Seat, gifts: usize) {
    let given = world.own(bearer).known;
    let kept = world.own(target).known;
    assert_eq!(given.len(), gifts, "what the bearer gave");
    let flag = CardSet::only(Card::GOBLINS_FLAG_BEARER);
    let taken = kept.minus(flag);
    assert!(taken.len() <= 2 && taken.len() + gifts >= 2, "two taken, some given straight back");
    assert_eq!(
        world.hands[bearer.index()].contains(Card::GOBLINS_FLAG_BEARER),
        kept.contains(Card::GOBLINS_FLAG_BEARER)
    );
    assert_eq!(world.own(bearer).exposed, kept);
    assert_eq!(world.own(target).exposed, given);
    assert!(matches!(world.public.moved, Moved::Exchanged(a, b) if a == bearer && b == target));
}

#[test]
fn how_many_of_the_cards_taken_went_straight_back_is_imagined_by_lot() {
    let mut scene = exchanges()
        .find(|scene| scene.state.mover != scene.state.public.chooser)
        .expect("a deal in which another has shown the 5 of Knights");
    let (bearer, target) = (scene.state.mover, scene.state.public.chooser);
    scene.decide(Action::TakeFrom(target));
    for _ in 0..2 {
        let card = scene.state.hands[bearer.index()].first().expect("a card");
        scene.decide(Action::GiveBack(card));
    }
    let onlooker = Seat::all(3).find(|&seat| seat != bearer && seat != target).expect("a third");
    let mut returned = [[0; 3]; 2];
    for world in worlds(&scene, onlooker.index(), 4_000) {
        let holds = |card| world.hands[bearer.index()].contains(card);
        if holds(Card::GOBLINS_FLAG_BEARER) {
            let kept = world.own(target).known.without(Card::GOBLINS_FLAG_BEARER);
            returned[usize::from(holds(Card::FIVE_OF_KNIGHTS))][2 - kept.len()] += 1;
        }
    }
    let about = |count: i32, all: i32, parts: i32| (count * parts - all).abs() * 8 < all;
    let [may_both, one_is_kept] = returned;
    assert!(may_both.iter().all(|&count| about(count, may_both.iter().sum(), 3)), "{may_both:?}");
    assert_eq!(one_is_kept[2], 0, "the 5 of Knights stayed");
    assert!(about(one_is_kept[0], one_is_kept.iter().sum(), 2), "{one_is_kept:?}");
}

#[test]
fn an_onlooker_knows_only_that_the_flag_bearer_is_with_one_of_two() {
    let mut scene = exchanges().next().expect("a deal with the Flag Bearer");
    let bearer = scene.state.mover;
    let target = bearer.next(3);
    scene.decide(Action::TakeFrom(target));
    let first = scene.state.hands[bearer.index()].first().expect("a card");
    scene.decide(Action::GiveBack(first));
    let second = scene.state.hands[bearer.index()].first().expect("a card");
    scene.decide(Action::GiveBack(second));
    let third = target.next(3);
    let holders: BTreeSet<_> = worlds(&scene, third.index(), 400)
        .iter()
        .map(|world| world.holder(Card::GOBLINS_FLAG_BEARER).expect("it is in a hand"))
        .collect();
    assert_eq!(holders, BTreeSet::from([bearer, target]));
}

#[test]
fn in_sampled_worlds_all_plays_so_far_were_legal() {
    for seed in 0..150 {
        let mut scene = Scene::of(&dealt(3 + seed as usize % 3, seed));
        let stop = 4 + seed % 30;
        let mut at = 0;
        while at < stop {
            let mut legal = Vec::new();
            scene.state.legal(&mut legal);
            scene.decide(legal[(seed as usize * 7 + at as usize) % legal.len()]);
            at += 1;
        }
        let seats = scene.state.public.seats();
        for number in 0..seats {
            for world in worlds(&scene, number, 20) {
                was_legal(&world);
            }
        }
    }
}

/// Asserts that the current trick was legal from hands of the present cards plus the card played.
fn was_legal(world: &DwarfKing) {
    let Step::Play = world.public.step else { return };
    let seats = world.public.seats();
    let trick = world.public.trick;
    let mut before = *world;
    before.public.trick = Trick::new(trick.leader);
    for (place, &played) in trick.cards.iter().enumerate() {
        let player = trick.player(place, seats);
        let hand = world.hands[player.index()].with(played);
        before.mover = player;
        assert!(before.public.playable(hand).contains(played), "{played} from {hand:?}");
        before.public.trick.play(played, world.public.last());
    }
    let view = world.view(Viewer::Public);
    assert_eq!(view.public.trick, trick);
}
