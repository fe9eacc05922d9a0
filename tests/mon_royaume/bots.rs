//! The bots of Mon Royaume.

use crate::scene::{Scene, options, seat, tale, tiles};
use regalia::bots::mon_royaume::best_for;
use regalia::bots::{Level, Search, decide, search};
use regalia::engine::{Game, Rng, Setup, Stream, Turn, Viewer};
use regalia::games::mon_royaume::{Action, MonRoyaume, Rules, TaleSet};

/// Returns the decision of a level in a scene.
fn choice(scene: &Scene, level: Level) -> Action {
    let Turn::Of(mover) = scene.state.turn() else { panic!("somebody is to move") };
    let view = scene.state.view(Viewer::Of(mover));
    let mut rng = Rng::new(1, Stream::Tool(2));
    scene.legal()[decide::<MonRoyaume>(level, &view, &mut rng, &mut || false).index]
}

#[test]
fn the_simple_levels_play_every_way_to_its_end() {
    for level in [Level::Random, Level::Squire, Level::Baron] {
        for seats in 2..=4 {
            for rules in [Rules::First, Rules::Tales, Rules::Complete] {
                let setup = Setup { seats, options: options(rules) };
                let state = MonRoyaume::new(&setup, &mut Rng::for_match(3));
                let mut scene = Scene::of(&state);
                while let Turn::Of(_) = scene.state.turn() {
                    let action = choice(&scene, level);
                    scene.decide(action);
                }
            }
        }
    }
}

#[test]
fn baron_and_regent_build_a_best_kingdom() {
    for level in [Level::Baron, Level::Regent] {
        for seed in 0..8 {
            let mut scene = Scene::new(2, seed);
            scene.state.public.advanced = seed % 2 == 1;
            scene
                .go_on_until(|state| state.public.step == regalia::games::mon_royaume::Step::Build);
            let own = scene.view(0).own.expect("a view");
            let (best, _) = best_for(&scene.state.public, &own);
            for _ in 0..10 {
                let action = choice(&scene, level);
                scene.decide(action);
            }
            assert_eq!(scene.state.building[0], best);
        }
    }
}

#[test]
fn a_kingdom_that_somebody_else_began_is_finished_all_the_same() {
    let mut scene = Scene::new(2, 4);
    scene.go_on_until(|state| state.public.step == regalia::games::mon_royaume::Step::Build);
    for _ in 0..3 {
        let flip = *scene.legal().last().expect("a bard side");
        scene.decide(flip);
    }
    while scene.state.mover == seat(0) {
        let action = choice(&scene, Level::Baron);
        scene.decide(action);
    }
}

#[test]
fn a_baron_takes_what_its_tale_tells_of() {
    let mut scene = Scene::new(2, 1);
    scene.state.public.adventures.clear();
    scene.state.public.tales[0] = TaleSet::NONE.with(tale("the-tree-of-love"));
    scene.state.public.taken[0] = tiles("woodcutter");
    scene.state.hands[0] = tiles("farmer healer miller knight archer wizard princess");
    assert_eq!(choice(&scene, Level::Baron).to_string(), "pick-farmer");
}

#[test]
fn a_baron_keeps_the_tale_that_is_worth_most() {
    let mut scene = Scene::new(2, 1);
    scene.go_on_until(|state| state.public.step == regalia::games::mon_royaume::Step::Tale);
    let public = &mut scene.state.public;
    let tales = ["the-tree-of-love", "the-sword-of-the-mountain", "the-witchs-ball"];
    public.tales[0] = tales.into_iter().map(tale).collect();
    public.taken[0] = tiles("woodcutter farmer border-post windmill green-castle witch");
    assert_eq!(choice(&scene, Level::Baron).to_string(), "discard-the-sword-of-the-mountain");
}

#[test]
fn a_search_answers_from_every_seat_and_step() {
    let mut scene = Scene::new(3, 12);
    while let Turn::Of(mover) = scene.state.turn() {
        let view = scene.state.view(Viewer::Of(mover));
        let mut rng = Rng::new(3, Stream::Tool(4));
        let how = Search { iterations: 20 };
        let found = search::<MonRoyaume>(&view, &how, &mut rng, &mut || false);
        let action = scene.legal()[found.index];
        scene.decide(action);
    }
}
