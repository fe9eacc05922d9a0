//! The times of adventures and of the Bard.

use crate::scene::{Scene, seat, tale, tiles};
use regalia::engine::{Game, Rng, Stream, Turn};
use regalia::games::mon_royaume::{
    BARD_TOKENS, Event, Rules, SHOW, Token, elements_met, lovers_met, total,
};

const TILES: &str = "woodcutter farmer healer miller border-post wheat-field forest windmill sawmill \
                     green-castle dragon knight";
const LOVERS: &str =
    "woodcutter farmer knight miller forest wheat-field border-post sawmill -healer green-castle";

fn scene(told: [&str; 2]) -> Scene {
    Scene::builders(Rules::Complete, &[(TILES, told[0]), (TILES, told[1])])
}

#[test]
fn an_element_counts_face_up_and_once() {
    let tree = tale("the-tree-of-love");
    assert_eq!(elements_met(tree, tiles("woodcutter woodcutter farmer windmill lake")), 3);
    assert!(lovers_met(tree, tiles("woodcutter farmer")));
    assert!(!lovers_met(tree, tiles("woodcutter windmill")));
    assert!(!lovers_met(tale("the-forest-regained"), tiles("wheat-field sawmill")));
}

#[test]
fn a_token_for_each_element_and_two_for_the_lovers() {
    let mut scene = scene(["the-tree-of-love", "the-feast-of-crows"]);
    scene.build(LOVERS).build(LOVERS);
    // Woodcutter, Farmer, Border Post, green castle, and the two lovers.
    assert_eq!(scene.state.public.token_counts[0], 4 + 2);
    // Knight and green castle.
    assert_eq!(scene.state.public.token_counts[1], 2);
    let told = Event::TaleTold { seat: seat(0), met: 4, lovers: true };
    assert!(scene.events.contains(&told));
}

#[test]
fn a_bard_side_has_no_name() {
    let mut scene = scene(["the-tree-of-love", "the-feast-of-crows"]);
    let hidden = "-woodcutter farmer knight miller forest wheat-field border-post sawmill -healer green-castle";
    scene.build(hidden).build(LOVERS);
    assert_eq!(scene.state.public.token_counts[0], 3, "and no lovers");
    let ending = scene.state.public.ending.expect("it is over");
    assert_eq!(ending.serenades[0], None);
}

#[test]
fn eight_cards_for_all_and_a_ninth_for_lovers_of_the_same_sixteen() {
    for seed in 0..60 {
        let mut scene = scene(["the-tree-of-love", "the-tree-of-love"]);
        scene.rng = Rng::new(seed, Stream::Tool(1));
        scene.build(LOVERS).build(LOVERS);
        let ending = scene.state.public.ending.expect("it is over");
        assert_eq!(ending.cards.len(), SHOW);
        assert!(ending.serenades[..2].iter().all(Option::is_some), "each draws its own");
        let mut shown = [0; 4];
        for card in ending.cards.iter().copied().chain(ending.serenades.into_iter().flatten()) {
            shown[card as usize] += 1;
        }
        assert!(shown.iter().all(|&count| count <= 4), "no card comes back");
        for number in 0..2 {
            // A player moves as many tokens of a kind as cards show it, or as they have.
            for kind in Token::ALL {
                let at = kind as usize;
                let mine = usize::from(ending.serenades[number] == Some(kind));
                let cards = ending.cards.iter().filter(|&&card| card == kind).count() + mine;
                let tokens = usize::from(ending.tokens[number][at]);
                assert_eq!(usize::from(ending.moved[number][at]), cards.min(tokens));
            }
        }
    }
}

#[test]
fn the_show_is_told_card_by_card() {
    let mut scene = scene(["the-tree-of-love", "the-feast-of-crows"]);
    scene.build(LOVERS).build(LOVERS);
    let ending = scene.state.public.ending.expect("it is over");
    let mut left = ending.tokens;
    let mut number = 0;
    for event in &scene.events {
        if let Event::BardPlayed { number: told, card, by } = event {
            number += 1;
            assert_eq!(*told, number);
            assert_eq!(ending.cards[usize::from(number) - 1], *card);
            for (player, left) in left.iter_mut().enumerate().take(2) {
                let mine = &mut left[*card as usize];
                assert_eq!(by.contains(seat(player)), *mine > 0);
                *mine = mine.saturating_sub(1);
            }
        }
    }
    assert_eq!(number, 8);
}

#[test]
fn tokens_that_run_short_are_drawn_by_seat() {
    let mut scene = scene(["the-tree-of-love", "the-tree-of-love"]);
    scene.state.tokens[1] = BARD_TOKENS;
    scene.state.tokens[1][2] -= 5;
    scene.state.public.token_counts[1] = 43;
    scene.build(LOVERS).build(LOVERS);
    let counts = scene.state.public.token_counts;
    assert_eq!(counts[..2], [5, 43], "six were wanted, five were left");
    assert_eq!(total(counts), 48);
}

#[test]
fn no_more_of_a_token_comes_than_there_are() {
    for seed in 0..20 {
        let mut scene = scene(["the-tree-of-love", "the-feast-of-crows"]);
        scene.rng = Rng::new(seed, Stream::Tool(1));
        // Two of each are left, and eight are needed.
        scene.state.tokens[1] = BARD_TOKENS.map(|count| count - 2);
        scene.state.public.token_counts[1] = 40;
        scene.build(LOVERS).build(LOVERS);
        let all = scene.state.tokens;
        for kind in 0..4 {
            assert_eq!(all[0][kind] + all[1][kind], BARD_TOKENS[kind], "{all:?}");
        }
    }
}

#[test]
fn what_a_token_is_shows_when_the_bard_calls_it() {
    let mut scene = scene(["the-tree-of-love", "the-feast-of-crows"]);
    scene.build(LOVERS);
    let mut shown = 0;
    while let Turn::Of(_) = scene.state.turn() {
        let decision = scene.legal()[0];
        scene.state.apply(decision, &mut scene.rng, &mut |state, event| {
            let on_show = matches!(
                event,
                Event::KingdomShown { .. } | Event::BardPlayed { .. } | Event::Serenade { .. }
            );
            if on_show {
                shown += 1;
                let ending = state.public.ending.expect("the show has begun");
                assert_eq!(ending.tokens, ending.moved, "the others lie face down");
            }
        });
    }
    assert!(shown >= 2 + 8, "two kingdoms, and eight cards for all: {shown}");
    let ending = scene.state.public.ending.expect("it is over");
    assert_eq!(ending.tokens, scene.state.tokens, "in the end all are turned up");
}
