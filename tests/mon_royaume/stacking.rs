//! Builders: the pyramid and the stacking rule.

use crate::scene::{Scene, kingdom, tile, tiles};
use regalia::engine::{Game, Rng, Stream, Turn};
use regalia::games::mon_royaume::{
    Action, Colour, Kingdom, Laid, PlacementError, Refusal, Rules, SLOTS, Step, Tile, TileSet,
    below, level_of, slots_of,
};

const TWELVE: &str = "woodcutter miller knight stonecutter forest orchard battlefield lake sawmill \
                      forge green-castle troll";

fn builders() -> Scene {
    Scene::builders(Rules::First, &[(TWELVE, ""), (TWELVE, "")])
}

/// Returns the reason why a tile cannot go in the next slot.
fn refusal(scene: &Scene, name: &str) -> Option<PlacementError> {
    match scene.state.refuse(Action::Lay(tile(name))) {
        Some(Refusal::Unstable(fault)) => Some(fault),
        None => None,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_pyramid_is_four_three_two_one() {
    let levels: Vec<u8> = (0..SLOTS).map(level_of).collect();
    assert_eq!(levels, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
    assert_eq!(slots_of(3).collect::<Vec<_>>(), [7, 8]);
    let rests: Vec<_> = (4..SLOTS).map(below).collect();
    assert_eq!(rests, [0, 1, 2, 4, 5, 7]);
}

#[test]
fn level_1_takes_characters_and_monsters_in_any_order() {
    let scene = builders();
    for name in ["woodcutter", "miller", "troll"] {
        assert_eq!(refusal(&scene, name), None);
    }
    assert_eq!(refusal(&scene, "forest"), Some(PlacementError::Level { tile: 2, slot: 1 }));
}

#[test]
fn higher_up_a_tile_rests_on_its_own_colour() {
    let mut scene = builders();
    scene.decide(Action::Lay(tile("woodcutter"))).decide(Action::Lay(tile("miller")));
    scene.decide(Action::Lay(tile("knight"))).decide(Action::Lay(tile("stonecutter")));
    assert_eq!(refusal(&scene, "forest"), None, "green is below on the left");
    assert_eq!(refusal(&scene, "orchard"), None, "yellow is below on the right");
    assert_eq!(refusal(&scene, "battlefield"), Some(PlacementError::NothingBelow(Colour::Red)));
    scene.decide(Action::Lay(tile("orchard"))).decide(Action::Lay(tile("battlefield")));
    scene.decide(Action::Lay(tile("lake")));
    assert_eq!(refusal(&scene, "sawmill"), Some(PlacementError::NothingBelow(Colour::Green)));
    assert_eq!(refusal(&scene, "forge"), None);
}

#[test]
fn any_tile_of_any_level_fills_any_slot_on_its_bard_side() {
    let mut scene = builders();
    for name in ["green-castle", "forge", "sawmill", "lake", "troll"] {
        assert_eq!(scene.state.refuse(Action::Flip(tile(name))), None);
        scene.decide(Action::Flip(tile(name)));
    }
    let flips = scene.legal().iter().filter(|action| matches!(action, Action::Flip(_))).count();
    assert_eq!(flips, 7, "whatever is spare, by free choice, though others would stand");
}

#[test]
fn a_bard_side_carries_one_colour_of_choice() {
    // Above one bard side between two others, tiles of two colours.
    let law = |names: &str, slot: usize, name: &str| kingdom(names).fault(slot, tile(name), false);
    let below = "woodcutter -forge stonecutter wizard";
    // The stonecutter supports the lake, so the bard side may be anything.
    assert_eq!(law(&format!("{below} orchard . . . . ."), 5, "lake"), None);
    // The orchard needs it to be yellow, so it cannot be red as well.
    let fault = Some(PlacementError::NothingBelow(Colour::Red));
    assert_eq!(law(&format!("{below} orchard . . . . ."), 5, "battlefield"), fault);
    // The woodcutter supports the forest: the bard side may still be red.
    assert_eq!(law(&format!("{below} forest . . . . ."), 5, "battlefield"), None);
    // Twice the same colour is one colour.
    assert_eq!(law(&format!("{below} orchard . . . . ."), 5, "wheat-field"), None);
    assert_eq!(law(&format!("{below} orchard . . . . ."), 5, "orchard"), None);
}

#[test]
fn two_bard_sides_carry_two_colours() {
    let below = "-glade -forge wizard wizard";
    let law = |names: &str, slot: usize, name: &str| kingdom(names).fault(slot, tile(name), false);
    // The left one is yellow for the orchard, the right one red.
    assert_eq!(law(&format!("{below} orchard . . . . ."), 5, "battlefield"), None);
    // Three colours on two bard sides with a wizard at the end.
    let below = "-glade -forge -lake wizard";
    let two = format!("{below} orchard battlefield . . . .");
    assert_eq!(kingdom(&two).fault(6, tile("quarry"), false), None);
    let below = "-glade -forge wizard wizard";
    let two = format!("{below} orchard battlefield . . . .");
    let fault = Some(PlacementError::NothingBelow(Colour::Blue));
    assert_eq!(kingdom(&two).fault(6, tile("quarry"), false), fault);
}

#[test]
fn a_bard_side_needs_no_support_itself_and_counts_for_its_slot() {
    let whole = kingdom(
        "woodcutter miller knight wizard -lake -troll battlefield -forge -sawmill green-castle",
    );
    assert_eq!(whole.faults(false).next(), None, "castle on two bard sides");
    let fault = PlacementError::NothingBelow(Colour::Green);
    assert_eq!(
        whole.faults(true).collect::<Vec<_>>(),
        [(9, fault)],
        "which are grey when advanced"
    );
}

#[test]
fn advanced_bard_sides_carry_nothing_but_the_black_castle() {
    let mut scene = builders().advanced();
    scene.decide(Action::Flip(tile("lake")));
    scene.decide(Action::Flip(tile("forge"))).decide(Action::Lay(tile("woodcutter")));
    scene.decide(Action::Lay(tile("troll")));
    assert_eq!(refusal(&scene, "orchard"), Some(PlacementError::NothingBelow(Colour::Yellow)));
    let black = kingdom("troll miller knight wizard -lake -forest -quarry -forge -sawmill .");
    assert_eq!(black.fault(9, Tile::BLACK_CASTLE, true), None);
}

#[test]
fn the_black_castle_wants_a_monster_face_up_at_level_1() {
    let law = |names: &str| kingdom(names).fault(9, Tile::BLACK_CASTLE, false);
    let above = "forest orchard battlefield sawmill forge .";
    assert_eq!(law(&format!("woodcutter miller knight troll {above}")), None);
    let fault = Some(PlacementError::NoMonster);
    assert_eq!(law(&format!("woodcutter miller knight wizard {above}")), fault);
    assert_eq!(law(&format!("woodcutter miller knight -troll {above}")), fault, "face up");
    assert_eq!(law("woodcutter miller knight wizard -troll . . . . ."), fault);
}

#[test]
fn while_slots_are_empty_a_tile_may_wait_for_what_carries_it() {
    let law = |names: &str, slot: usize, name: &str| kingdom(names).fault(slot, tile(name), false);
    assert_eq!(law(". . . . . . . . . .", 4, "forest"), None);
    assert_eq!(law("miller . . . . . . . . .", 4, "forest"), None);
    let fault = Some(PlacementError::NothingBelow(Colour::Green));
    assert_eq!(law("miller knight . . . . . . . .", 4, "forest"), fault);
    assert_eq!(law(". . . . . . . . . .", 9, "black-castle"), None);
}

#[test]
fn ten_decisions_make_a_kingdom_and_two_tiles_are_left() {
    let mut scene = builders();
    scene.build(
        "woodcutter miller knight stonecutter forest battlefield lake sawmill forge green-castle",
    );
    assert_eq!(scene.state.spare[0], tiles("orchard troll"));
    assert_eq!(scene.state.mover.index(), 1, "then the next builds");
}

#[test]
fn a_kingdom_can_always_be_finished() {
    for seed in 0..300 {
        let mut scene = Scene::new(2 + seed as usize % 3, seed);
        scene.state.public.advanced = seed % 2 == 0;
        scene.go_on_until(|_| false);
        assert!(matches!(scene.state.turn(), Turn::Over(_)));
    }
}

/// Checks the stacking rule independently, by trying every colour for every bard side.
fn legal_by_trying(kingdom: &Kingdom, advanced: bool) -> bool {
    let bards: Vec<usize> =
        (0..SLOTS).filter(|&slot| kingdom.at(slot).is_some_and(|laid| laid.bard)).collect();
    let choices = 5_usize.pow(bards.len() as u32);
    let choices = if advanced { 1 } else { choices };
    (0..choices).any(|mut code| {
        let mut colours: [Option<Colour>; SLOTS] = std::array::from_fn(|slot| {
            kingdom.at(slot).filter(|laid| !laid.bard).and_then(|laid| laid.tile.colour())
        });
        if !advanced {
            for &slot in &bards {
                colours[slot] = Some(Colour::ALL[code % 5]);
                code /= 5;
            }
        }
        (4..SLOTS).all(|slot| match kingdom.at(slot) {
            Some(Laid { tile, bard: false }) => match tile.colour() {
                Some(colour) => {
                    let left = below(slot);
                    colours[left] == Some(colour) || colours[left + 1] == Some(colour)
                }
                None => (0..4).any(|slot| {
                    kingdom.at(slot).is_some_and(|laid| !laid.bard && laid.tile.is_monster())
                }),
            },
            _ => true,
        })
    })
}

#[test]
fn kingdoms_are_legal_exactly_while_some_choice_of_colours_supports_them() {
    let mut dice = Rng::new(3, Stream::Tool(9));
    let mut verdicts = [0, 0];
    for round in 0..4_000 {
        let advanced = round % 4 == 0;
        let mut kingdom = Kingdom::default();
        let mut bards = 0;
        for slot in 0..SLOTS {
            let of_level: Vec<Tile> = TileSet::of_level(level_of(slot)).iter().collect();
            // With few colours, many kingdoms are nearly legal.
            let few: Vec<Tile> = of_level
                .into_iter()
                .filter(|tile| tile.colour().is_none_or(|colour| (colour as u8) < 3))
                .collect();
            let bard = bards < 4 && dice.chance(1, 3);
            bards += u8::from(bard);
            kingdom.set(slot, Some(Laid { tile: dice.pick(&few), bard }));
        }
        let legal = kingdom.faults(advanced).next().is_none();
        assert_eq!(legal, legal_by_trying(&kingdom, advanced), "{kingdom:?}");
        verdicts[usize::from(legal)] += 1;
    }
    assert!(verdicts.iter().all(|&count| count > 200), "{verdicts:?}");
}

#[test]
fn what_may_stand_is_what_has_no_fault() {
    let mut scene = Scene::new(3, 12);
    for seed in 0..200 {
        scene.go_on_until(|state| state.public.step == Step::Build);
        let Turn::Of(_) = scene.state.turn() else {
            scene = Scene::new(3, seed);
            continue;
        };
        let kingdom = &scene.state.building[scene.state.mover.index()];
        let slot = kingdom.next_slot().expect("somebody is building");
        for advanced in [false, true] {
            let may = kingdom.may_stand(slot, advanced);
            for tile in Tile::all() {
                assert_eq!(may.contains(tile), kingdom.fault(slot, tile, advanced).is_none());
            }
        }
        let legal = scene.legal();
        let action = scene.rng.pick(&legal);
        scene.decide(action);
    }
}

#[test]
fn same_tiles_are_listed_once() {
    let names =
        "forest forest woodcutter woodcutter miller knight orchard lake sawmill forge troll witch";
    let scene = Scene::builders(Rules::First, &[(names, ""), (TWELVE, "")]);
    assert_eq!(scene.legal().len(), 5 + 10, "five stand, ten names can be flipped");
}
