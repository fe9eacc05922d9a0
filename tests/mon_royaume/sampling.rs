//! Sampled worlds: everything a view allows, and nothing else.

use crate::scene::{Scene, dealt, seat, tile, tiles};
use regalia::engine::{Game, Rng, Stream, Viewer};
use regalia::games::mon_royaume::{Bag, MonRoyaume, Rules, SLOTS, Step};
use std::collections::BTreeMap;

fn worlds(scene: &Scene, number: usize, count: usize) -> Vec<MonRoyaume> {
    let view = scene.view(number);
    let mut rng = Rng::new(11, Stream::Tool(11));
    (0..count).map(|_| MonRoyaume::sample(&view, &mut rng)).collect()
}

/// Returns a scene with a deck so small that all deals can be listed: two hands of seven, of which
/// seat 0 knows its own, and eight tiles unseen.
fn small() -> Scene {
    let mut state = dealt(2, Rules::First, 1);
    state.public.deck = tiles(
        "woodcutter healer forest sawmill lake forge troll miller farmer orchard windmill quarry \
         witch archer archer",
    );
    state.hands[0] = tiles("woodcutter healer forest sawmill lake forge troll");
    state.hands[1] = tiles("miller farmer orchard windmill quarry witch archer");
    Scene::of(&state)
}

#[test]
fn every_deal_of_the_unseen_comes_as_often_as_it_should() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let all = worlds(&small(), 0, 16_000);
    for world in &all {
        *counts.entry(format!("{:?}", world.hands[1])).or_default() += 1;
    }
    // One of eight tiles is left out: each of six names, or one of two archers.
    assert_eq!(counts.len(), 7);
    for (hand, count) in counts {
        let expected = if hand.matches("archer").count() == 1 { 4_000 } else { 2_000 };
        assert!((expected - 300..expected + 300).contains(&count), "{hand}: {count}");
    }
}

#[test]
fn a_hand_that_passed_through_is_no_longer_guessed() {
    let mut scene = small();
    scene.pick("forest quarry");
    // Both know both hands now; only the undealt tiles remain unknown.
    for world in worlds(&scene, 0, 50) {
        assert_eq!(world.hands, scene.state.hands);
    }
}

#[test]
fn a_secret_pick_may_be_any_tile_of_a_known_hand() {
    let mut scene = small();
    scene.pick("forest quarry");
    // Seat 0 picks from tiles that seat 1 has seen.
    let hand = scene.state.hands[0];
    scene.pick("archer");
    let mut seen = Bag::NONE;
    for world in worlds(&scene, 1, 400) {
        let picked = world.picked[0].expect("seat 0 has picked");
        assert!(hand.contains(picked));
        if !seen.contains(picked) {
            seen = seen.with(picked);
        }
    }
    assert_eq!(seen, hand, "any of them");
    for world in worlds(&scene, 0, 20) {
        assert_eq!(world.picked, [Some(tile("archer")), None, None, None]);
    }
}

#[test]
fn others_tokens_are_any_of_those_one_does_not_hold() {
    let mut scene = Scene::new(2, 5);
    scene.go_on_until(|state| state.public.step == Step::Build);
    scene.state.tokens[0] = [12, 0, 1, 0];
    scene.state.public.token_counts = [13, 3, 0, 0];
    scene.state.tokens[1] = [0, 1, 1, 1];
    let mut means = [0; 4];
    for world in worlds(&scene, 0, 6_000) {
        assert_eq!(world.tokens[0], [12, 0, 1, 0]);
        assert_eq!(world.tokens[1].iter().sum::<u8>(), 3);
        for (mean, count) in means.iter_mut().zip(world.tokens[1]) {
            *mean += u32::from(count);
        }
    }
    assert_eq!(means[0], 0, "all lutes are one's own");
    // Twelve flutes, eleven capes, twelve swords for 18,000 draws.
    assert!((6_000..6_400).contains(&means[1]), "{means:?}");
    assert!((5_450..5_900).contains(&means[2]), "{means:?}");
}

#[test]
fn what_others_have_built_is_any_kingdom_of_their_tiles() {
    let mut scene = Scene::new(3, 5);
    scene.go_on_until(|state| state.public.step == Step::Build && state.mover == seat(1));
    for laid in 0..SLOTS {
        for world in worlds(&scene, 2, 50) {
            assert_eq!(world.building[0].slots().len(), SLOTS, "seat 0 has finished");
            assert_eq!(world.building[0].faults(false).next(), None);
            assert_eq!(world.building[1].slots().len(), laid, "so far seat 1 is seen to be");
            assert_eq!(world.building[2].slots().len(), 0);
            for number in 0..3 {
                let all = world.building[number].tiles().plus(world.spare[number]);
                assert_eq!(all, scene.state.public.taken[number]);
            }
        }
        let any = *scene.legal().last().expect("a bard side");
        scene.decide(any);
    }
}

#[test]
fn a_world_is_seen_as_the_view_it_came_from() {
    for seed in 0..40 {
        let mut scene = Scene::new(2 + seed as usize % 3, seed);
        let stop = seed as usize % 30;
        for _ in 0..stop {
            let legal = scene.legal();
            let action = scene.rng.pick(&legal);
            scene.decide(action);
        }
        for number in 0..scene.state.public.count() {
            let world = worlds(&scene, number, 1)[0];
            assert_eq!(world.view(Viewer::Of(seat(number))), scene.view(number));
        }
    }
}

#[test]
fn nobody_is_imagined_to_have_picked_before_their_turn() {
    for world in worlds(&small(), 1, 20) {
        assert_eq!(world.picked, [None; 4], "seat 0 is still to pick");
    }
    let mut scene = Scene::new(3, 7);
    scene.go_on_until(|state| state.public.step == Step::Tale);
    for world in worlds(&scene, 2, 20) {
        assert_eq!(world.dropped, [None; 4], "nor to have given a tale up");
    }
}

#[test]
fn no_more_of_a_token_is_imagined_than_there_are() {
    let mut scene = Scene::new(2, 5);
    scene.go_on_until(|state| state.public.step == Step::Build);
    scene.state.tokens[0] = [11, 11, 12, 12];
    scene.state.tokens[1] = [1, 1, 0, 0];
    scene.state.public.token_counts = [46, 2, 0, 0];
    for world in worlds(&scene, 0, 50) {
        assert_eq!(world.tokens[1], [1, 1, 0, 0]);
    }
}
