//! The bots.

use crate::scene::{Scene, action, dealt};
use regalia::bots::{Level, Search, decide, search};
use regalia::engine::{Game, Rng, Stream, Turn, Viewer};
use regalia::games::penniless_king::{Action, Neighbourhood, PennilessKing, Plot, Rogue};

/// Returns the decision of a level in a scene.
fn choice(scene: &Scene, level: Level) -> Action {
    let Turn::Of(mover) = scene.state.turn() else { panic!("somebody is to move") };
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    let view = scene.state.view(Viewer::Of(mover));
    let mut rng = Rng::new(1, Stream::Tool(2));
    legal[decide::<PennilessKing>(level, &view, &mut rng, &mut || false).index]
}

#[test]
fn the_simple_levels_play_every_game_to_its_end() {
    for (seed, level) in [(1, Level::Random), (2, Level::Squire), (3, Level::Baron)] {
        for seats in 2..=5 {
            let mut scene = Scene::of(&dealt(seats, seed));
            while let Turn::Of(_) = scene.state.turn() {
                let action = choice(&scene, level);
                scene.decide(action);
            }
        }
    }
}

#[test]
fn a_baron_buys_the_last_token() {
    let mut scene = Scene::new(3).lines(0, 0b1_1110).coins(0, 4);
    scene = scene.control(0, Neighbourhood::Cour);
    let take = choice(&scene, Level::Baron);
    scene.decide(take);
    let to = choice(&scene, Level::Baron);
    assert!(to.to_string().starts_with("to-halles"), "{to}");
    scene.decide(to);
    assert_eq!(choice(&scene, Level::Baron), action("line-1"));
}

#[test]
fn a_baron_pays_a_swordsman_who_wins_by_it_and_no_other() {
    let scene = |other| {
        let mut scene = Scene::new(3)
            .coins(0, 3)
            .put(0, Rogue::Swordsman, "halles-3")
            .put(1, other, "halles-1")
            .put(1, Rogue::Beggar, "halles-2");
        scene.end_turn();
        scene
    };
    assert_eq!(choice(&scene(Rogue::Brute), Level::Baron), Action::Pay);
    let mut lost = scene(Rogue::Brute);
    lost.state.public.control[Neighbourhood::Halles.index()] = Some(regalia::engine::Seat::new(0));
    lost.state.public.coins[0] = 2;
    assert_eq!(choice(&lost, Level::Baron), Action::Pay, "to keep a neighbourhood");
}

#[test]
fn a_baron_keeps_the_better_rogue_of_an_exchange() {
    let mut scene = Scene::new(2).plot(0, Plot::Strength);
    scene.play("play-strength");
    assert_eq!(choice(&scene, Level::Baron), Action::Drop(Rogue::Beggar));
}

#[test]
fn a_short_search_decides_legally_everywhere() {
    let mut scene = Scene::of(&dealt(4, 9));
    let mut rng = Rng::new(3, Stream::Tool(4));
    for _ in 0..60 {
        let Turn::Of(mover) = scene.state.turn() else { break };
        let view = scene.state.view(Viewer::Of(mover));
        let found =
            search::<PennilessKing>(&view, &Search { iterations: 20 }, &mut rng, &mut || false);
        let mut legal = Vec::new();
        scene.state.legal(&mut legal);
        scene.decide(legal[found.index]);
    }
}
