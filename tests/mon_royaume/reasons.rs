//! Why a decision is better: each reason where it is given, and in a similar position where it is
//! not.

use crate::scene::{Scene, adventure, dealt, tale, tiles};
use crate::why::{reasons, told_apart};
use regalia::bots::Bots;
use regalia::bots::mon_royaume::Reason;
use regalia::engine::{Game, Rng, Seat, Stream, Turn, Viewer};
use regalia::games::mon_royaume::{Action, Event, MonRoyaume, Rules, Step, TaleSet, Task, Tile};

/// Returns a scene where a player picks, with these tiles in front of them and these tales, without
/// Adventures.
fn picking(taken: &str, tales: &str) -> Scene {
    let mut scene = Scene::new(2, 1);
    let public = &mut scene.state.public;
    public.adventures.clear();
    public.taken = [tiles(taken), tiles(""), tiles(""), tiles("")];
    public.tales = [TaleSet::NONE; 4];
    public.tales[0] = tales.split_whitespace().map(tale).collect();
    scene.state.hands[0] = tiles("woodcutter farmer forest sawmill green-castle werewolf lake");
    scene
}

/// The same with these Adventures in the round.
fn with_adventures(taken: &str, cards: &str) -> Scene {
    let mut scene = picking(taken, "");
    scene.state.public.adventures = cards.split_whitespace().map(adventure).collect();
    scene
}

#[test]
fn an_element_that_is_missing_of_one_tale_or_of_two() {
    let decisions = ["pick-woodcutter", "pick-forest"];
    let here = picking("", "the-tree-of-love");
    let twin = picking("woodcutter", "the-tree-of-love");
    told_apart(Reason::Element(1), decisions, &here, &twin);
    let both = picking("", "the-tree-of-love the-forest-regained");
    told_apart(Reason::Element(2), decisions, &both, &here);
    // The Forest is an element of one tale, and the Woodcutter of another.
    let one_each = picking("", "the-tree-of-love the-princesss-statue");
    assert!(!reasons(&one_each, decisions).contains(&Reason::Element(1)));
}

#[test]
fn the_last_element_makes_a_tale_whole() {
    let [here, twin] = ["woodcutter border-post windmill green-castle", "woodcutter windmill"]
        .map(|taken| picking(taken, "the-tree-of-love"));
    told_apart(Reason::WholeTale, ["pick-farmer", "pick-lake"], &here, &twin);
}

#[test]
fn the_second_lover_comes_to_the_first() {
    let [here, twin] = ["woodcutter", "miller"].map(|taken| picking(taken, "the-tree-of-love"));
    told_apart(Reason::Lovers, ["pick-farmer", "pick-lake"], &here, &twin);
}

#[test]
fn the_second_of_the_circled_pair_comes_to_the_first() {
    let [here, twin] = ["wheat-field", "glade"].map(|taken| picking(taken, "the-forest-regained"));
    told_apart(Reason::CircledPair, ["pick-sawmill", "pick-lake"], &here, &twin);
}

#[test]
fn an_evil_tale_pays_for_a_monster() {
    let [here, twin] = ["the-feast-of-crows", "the-forest-regained"].map(|told| picking("", told));
    told_apart(Reason::EvilMonster, ["pick-werewolf", "pick-lake"], &here, &twin);
}

#[test]
fn a_monster_brings_a_token_as_long_as_there_are_some() {
    let here = picking("", "");
    let mut twin = here.clone();
    twin.state.public.token_counts = [24, 24, 0, 0];
    told_apart(Reason::BringsToken, ["pick-werewolf", "pick-lake"], &here, &twin);
}

#[test]
fn a_monster_of_an_adventure_gives_a_marker() {
    let [here, twin] = ["monster-werewolf", "monster-dragon"].map(|card| with_adventures("", card));
    told_apart(Reason::SendsMarker, ["pick-werewolf", "pick-lake"], &here, &twin);
}

#[test]
fn a_mission_is_fulfilled_by_the_tile_or_by_the_second_of_two() {
    let decisions = ["pick-forest", "pick-lake"];
    let [here, twin] = ["mission-forest", "mission-forge"].map(|card| with_adventures("", card));
    told_apart(Reason::Missions(1), decisions, &here, &twin);
    let decisions = ["pick-woodcutter", "pick-lake"];
    let [here, twin] =
        ["healer", "miller"].map(|taken| with_adventures(taken, "mission-woodcutter-healer"));
    told_apart(Reason::Missions(1), decisions, &here, &twin);
}

#[test]
fn a_territory_is_led_unless_somebody_has_more() {
    let against = |theirs| {
        let mut scene = with_adventures("", "territory-green");
        scene.state.public.taken[1] = tiles(theirs);
        scene
    };
    let decisions = ["pick-forest", "pick-lake"];
    let [here, twin] = ["glade", "glade forest"].map(against);
    told_apart(Reason::LeadsTerritory, decisions, &here, &twin);
}

#[test]
fn the_first_castle_is_one_of_a_kind() {
    let [here, twin] = ["lake", "blue-castle"].map(|taken| picking(taken, ""));
    told_apart(Reason::FirstCastle, ["pick-green-castle", "pick-lake"], &here, &twin);
}

#[test]
fn a_tile_can_rest_on_one_of_its_colour() {
    let [here, twin] = ["glade", "lake"].map(|taken| picking(taken, ""));
    told_apart(Reason::Supported, ["pick-sawmill", "pick-farmer"], &here, &twin);
}

#[test]
fn a_tile_adds_value_while_the_kingdom_has_a_slot_for_it() {
    // With the advanced rule nothing supports the workshop.
    let [here, twin] = ["knight archer dragon", "knight archer dragon miller"].map(|taken| {
        let mut scene = picking(taken, "");
        scene.state.public.advanced = true;
        scene
    });
    told_apart(Reason::AddsValue(1), ["pick-woodcutter", "pick-sawmill"], &here, &twin);
}

#[test]
fn a_tile_carries_what_lies_there_for_the_level_above() {
    let [here, twin] = ["sawmill", "forge"].map(|taken| picking(taken, ""));
    told_apart(Reason::Carries, ["pick-forest", "pick-lake"], &here, &twin);
}

#[test]
fn some_tiles_of_its_colour_lie_there_already() {
    let [here, twin] = ["healer glade", "healer lake"].map(|taken| picking(taken, ""));
    told_apart(Reason::OfColour(2), ["pick-sawmill", "pick-farmer"], &here, &twin);
}

#[test]
fn there_is_room_on_the_level() {
    let [here, twin] = ["orchard quarry lake", "orchard quarry lake knight miller archer healer"]
        .map(|taken| picking(taken, ""));
    told_apart(Reason::HasRoom, ["pick-woodcutter", "pick-forest"], &here, &twin);
}

#[test]
fn the_next_player_lacks_the_tile_for_a_tale() {
    let with = |tiles_of_theirs| {
        let mut scene = picking("", "");
        scene.state.public.tales[1] = TaleSet::NONE.with(tale("the-tree-of-love"));
        scene.state.public.taken[1] = tiles(tiles_of_theirs);
        scene
    };
    let [here, twin] = ["", "farmer"].map(with);
    let decisions = ["pick-farmer", "pick-lake"];
    told_apart(Reason::Denies, decisions, &here, &twin);
    let mut last = here.clone();
    last.state.public.picks = 5;
    last.state.hands = ["farmer lake", "orchard quarry", "", ""].map(tiles);
    told_apart(Reason::Denies, decisions, &here, &last);
}

/// Returns a scene where a player discards one of two tales, with these tiles in front of them.
fn discarding(taken: &str, tales: &str) -> Scene {
    let mut scene = picking(taken, tales);
    scene.state.hands = [tiles(""); 4];
    scene.state.public.tales[1] =
        ["the-sword-of-the-mountain", "the-moon-philtre"].map(tale).into_iter().collect();
    scene.state.public.picks = 6;
    scene.state.public.step = Step::Tale;
    scene
}

const LOVE_OR_EVIL: &str = "the-tree-of-love the-feast-of-crows";
const HEROIC_OR_EVIL: &str = "the-forest-regained the-feast-of-crows";

#[test]
fn the_tale_of_the_lovers_is_kept() {
    let [here, twin] =
        ["woodcutter farmer", "woodcutter windmill"].map(|taken| discarding(taken, LOVE_OR_EVIL));
    let decisions = ["discard-the-feast-of-crows", "discard-the-tree-of-love"];
    told_apart(Reason::KeepsLovers, decisions, &here, &twin);
    assert!(reasons(&twin, decisions).contains(&Reason::KeepsElements(2)), "as many elements");
}

#[test]
fn the_tale_of_the_circled_pair_is_kept() {
    let [here, twin] =
        ["wheat-field sawmill", "wheat-field glade"].map(|taken| discarding(taken, HEROIC_OR_EVIL));
    let decisions = ["discard-the-feast-of-crows", "discard-the-forest-regained"];
    told_apart(Reason::KeepsPair, decisions, &here, &twin);
}

#[test]
fn the_tale_that_pays_for_monsters_is_kept() {
    let [here, twin] = ["troll witch", "troll lake"].map(|taken| discarding(taken, LOVE_OR_EVIL));
    let decisions = ["discard-the-tree-of-love", "discard-the-feast-of-crows"];
    told_apart(Reason::KeepsMonsters(2), decisions, &here, &twin);
}

#[test]
fn the_tale_with_more_elements_is_kept() {
    let [here, twin] = ["woodcutter border-post knight", "woodcutter knight shepherdess"]
        .map(|taken| discarding(taken, LOVE_OR_EVIL));
    let decisions = ["discard-the-feast-of-crows", "discard-the-tree-of-love"];
    told_apart(Reason::KeepsElements(2), decisions, &here, &twin);
}

#[test]
fn an_evil_tale_escapes_a_curse_that_somebody_may_cast() {
    let against = |theirs| {
        let mut scene = discarding("troll", LOVE_OR_EVIL);
        scene.state.public.taken[1] = tiles(theirs);
        scene.state.public.tales[1] =
            ["the-witchs-ball", "the-moon-philtre"].map(tale).into_iter().collect();
        scene
    };
    let [here, twin] = ["black-castle dragon", "black-castle lake"].map(against);
    let decisions = ["discard-the-tree-of-love", "discard-the-feast-of-crows"];
    told_apart(Reason::EscapesCurse, decisions, &here, &twin);
}

#[test]
fn the_marker_goes_to_who_has_most_tokens() {
    let with_tokens = |counts| {
        let mut scene = Scene::new(3, 1);
        scene.state.public.step = Step::Give;
        scene.state.public.token_counts = counts;
        scene
    };
    let [here, twin] = [[0, 3, 2, 0], [0, 3, 3, 0]].map(with_tokens);
    let decisions = ["give-marker-to-1", "give-marker-to-2"];
    told_apart(Reason::MarksRichest, decisions, &here, &twin);
}

/// Twelve tiles to build with, some of each level.
const TWELVE: &str = "dragon farmer miller werewolf forest glade lake sawmill windmill forge \
     green-castle black-castle";

/// Returns a scene where a player with this tale has placed these tiles so far.
fn building(told: &str, begun: &str) -> Scene {
    let mut scene = Scene::builders(Rules::Complete, &[(TWELVE, told), (TWELVE, "")]);
    for tile in tiles(begun).iter() {
        scene.decide(Action::Lay(tile));
    }
    scene
}

#[test]
fn an_element_of_the_tale_or_a_monster_for_it_comes_to_stand() {
    let [love, evil] = ["the-tree-of-love", "the-feast-of-crows"].map(|told| building(told, ""));
    told_apart(Reason::StandsForTale, ["lay-farmer", "lay-miller"], &love, &evil);
    told_apart(Reason::EvilMonster, ["lay-werewolf", "lay-miller"], &evil, &love);
}

#[test]
fn a_tile_has_its_value_face_up_alone() {
    let scene = building("the-tree-of-love", "dragon farmer miller werewolf");
    let turned = reasons(&scene, ["lay-forest", "flip-forest"]);
    assert!(turned.contains(&Reason::StandsWorth(2)), "{turned:?}");
    let other = reasons(&scene, ["lay-forest", "lay-glade"]);
    assert!(!other.contains(&Reason::StandsWorth(2)), "the other is worth as much: {other:?}");
}

#[test]
fn a_monster_bears_the_black_castle_unless_one_stands_already() {
    let [here, twin] = ["miller", "dragon"].map(|begun| building("the-tree-of-love", begun));
    told_apart(Reason::BearsBlackCastle, ["lay-werewolf", "lay-farmer"], &here, &twin);
}

#[test]
fn an_element_of_the_tale_is_not_turned_over() {
    let [here, twin] = ["the-tree-of-love", "the-bridge-of-mists"].map(|told| building(told, ""));
    told_apart(Reason::SparesElement, ["flip-lake", "flip-windmill"], &here, &twin);
}

#[test]
fn the_tile_that_is_worth_less_is_turned_over() {
    let scene = building("the-tree-of-love", "");
    assert!(reasons(&scene, ["flip-lake", "flip-windmill"]).contains(&Reason::FlipsLess));
    assert_eq!(reasons(&scene, ["flip-lake", "flip-glade"]), [], "both are worth 2");
}

/// Returns the events about this pick in this world until the round's tiles are picked and its
/// Adventures are resolved, with random other picks.
fn told_of(mut world: MonRoyaume, pick: Action, dice: &mut Rng) -> Vec<Event> {
    let mut events = Vec::new();
    let (mut next, mut legal) = (pick, Vec::new());
    loop {
        world.apply(next, dice, &mut |_, event| events.push(event));
        if !matches!(world.public.step, Step::Pick | Step::Give) {
            return events;
        }
        world.legal(&mut legal);
        next = dice.pick(&legal);
    }
}

/// Returns true if the reason for picking a tile comes true.
fn comes_true(reason: Reason, me: Seat, tile: Tile, events: &[Event]) -> bool {
    let done = events.iter().filter(|event| match event {
        Event::Resolved { card, by } | Event::Ignored { card, by } => {
            matches!(card.task(), Task::Mission(_))
                && by.contains(me)
                && card.tiles().contains(tile)
        }
        _ => false,
    });
    match reason {
        Reason::Missions(missions) => done.count() >= missions,
        Reason::SendsMarker => {
            events.iter().any(|event| matches!(event, Event::Marked { seat, .. } if *seat == me))
        }
        Reason::BringsToken => {
            events.iter().any(|event| matches!(event, Event::Drew { seat, .. } if *seat == me))
        }
        _ => true,
    }
}

#[test]
fn what_is_sure_of_a_pick_is_so_whatever_the_others_hold_and_pick() {
    let mut checked = 0;
    for seed in 0..60 {
        let mut dice = Rng::new(seed, Stream::Tool(11));
        let mut state = dealt(2 + seed as usize % 3, Rules::Complete, seed);
        let mut legal = Vec::new();
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let (view, decision, instead) =
                (state.view(Viewer::Of(seat)), dice.pick(&legal), dice.pick(&legal));
            if let Action::Pick(tile) = decision {
                for reason in MonRoyaume::reasons(&view, decision, instead) {
                    let world = MonRoyaume::sample(&view, &mut dice);
                    let events = told_of(world, decision, &mut dice);
                    assert!(comes_true(reason, seat, tile, &events), "{reason:?}: {decision}");
                    checked += usize::from(matches!(reason, Reason::Missions(_)));
                }
            }
            state.apply_silently(decision, &mut dice);
        }
    }
    assert!(checked > 50, "{checked} Missions were checked");
}
