//! The bots of The Dwarf King.

use crate::scene::{Scene, card, cards, dealt, quest};
use regalia::bots::dwarf_king::promise;
use regalia::bots::{Level, Search, decide, search};
use regalia::engine::{Game, Rng, Stream, Turn, Viewer};
use regalia::games::dwarf_king::{Action, Card, DwarfKing};

/// Returns the play of a level in a scene.
fn choice(scene: &Scene, level: Level) -> Action {
    let Turn::Of(mover) = scene.state.turn() else { panic!("somebody is to move") };
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    let view = scene.state.view(Viewer::Of(mover));
    let mut rng = Rng::new(1, Stream::Tool(2));
    legal[decide::<DwarfKing>(level, &view, &mut rng, &mut || false).index]
}

#[test]
fn the_simple_levels_play_every_match_to_its_end() {
    for (seed, level) in [(1, Level::Random), (2, Level::Squire), (3, Level::Baron)] {
        for seats in 3..=5 {
            let mut scene = Scene::of(&dealt(seats, seed));
            while let Turn::Of(_) = scene.state.turn() {
                let action = choice(&scene, level);
                scene.decide(action);
            }
        }
    }
}

#[test]
fn a_baron_takes_a_trick_cheaply_where_tricks_pay() {
    let mut scene = Scene::new(
        Card::JESTER,
        "most-victories",
        &["dwarves-9 knights-2", "dwarves-3 goblins-2", "dwarves-10 dwarves-ace"],
    )
    .closed();
    scene.play("dwarves-9 dwarves-3");
    assert_eq!(choice(&scene, Level::Baron), Action::Play(card("dwarves-10")));
}

#[test]
fn a_baron_stays_below_where_tricks_cost() {
    let mut scene = Scene::new(
        Card::JESTER,
        "fewest-victories",
        &["dwarves-9 knights-2", "dwarves-3 goblins-2", "dwarves-8 dwarves-ace"],
    )
    .closed();
    scene.play("dwarves-9 dwarves-3");
    assert_eq!(choice(&scene, Level::Baron), Action::Play(card("dwarves-8")));
}

#[test]
fn a_baron_gives_others_what_costs_them() {
    let mut scene = Scene::new(
        Card::JESTER,
        "rout-of-the-goblins",
        &["dwarves-9 knights-2", "dwarves-3 goblins-2", "goblins-8 knights-8"],
    )
    .closed();
    scene.play("dwarves-9 dwarves-3");
    assert_eq!(choice(&scene, Level::Baron), Action::Play(card("goblins-8")));
}

#[test]
fn a_baron_keeps_count_of_the_cards_above_its_own() {
    // All higher Dwarves are gone, so the 9 is as good as the Ace of Knights is not.
    let scene = Scene::new(
        Card::JESTER,
        "most-victories",
        &["dwarves-9 knights-king", "dwarves-3 knights-ace", "dwarves-4 goblins-2"],
    )
    .closed();
    assert_eq!(choice(&scene, Level::Baron), Action::Play(card("dwarves-9")));
}

#[test]
fn a_hand_of_figures_promises_tricks() {
    let high = cards("dwarves-ace dwarves-king knights-ace knights-king goblins-ace goblins-king");
    let low = cards("dwarves-2 dwarves-3 knights-2 knights-3 goblins-2 goblins-3");
    let of = |name, hand| promise(quest(name), hand, 10, 4);
    assert!(of("most-victories", high) > of("most-victories", low));
    assert!(of("fewest-victories", high) < of("fewest-victories", low));
    assert!(of("most-victories", high) > of("fewest-victories", high));
    assert!(of("capture-the-kings", high) > of("capture-the-queens", high));
}

#[test]
fn a_search_answers_from_every_seat_and_step() {
    let mut scene = Scene::of(&dealt(4, 12));
    for _ in 0..50 {
        let Turn::Of(mover) = scene.state.turn() else { break };
        let view = scene.state.view(Viewer::Of(mover));
        let mut rng = Rng::new(3, Stream::Tool(4));
        let how = Search { iterations: 20 };
        let found = search::<DwarfKing>(&view, &how, &mut rng, &mut || false);
        let mut legal = Vec::new();
        scene.state.legal(&mut legal);
        scene.decide(legal[found.index]);
    }
}
