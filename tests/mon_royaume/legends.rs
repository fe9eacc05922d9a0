//! The time of legends: scoring.

use crate::scene::{Scene, kingdom, tale, tiles};
use regalia::engine::{Game, Turn};
use regalia::games::mon_royaume::{Line, Rules, tale_bonus, value_of_tiles};

#[test]
fn tiles_count_their_level_and_bard_sides_nothing() {
    let full = kingdom(
        "woodcutter miller knight wizard forest orchard battlefield sawmill forge green-castle",
    );
    assert_eq!(value_of_tiles(full.standing()), 20, "the most there is");
    let less = kingdom(
        "woodcutter miller knight -wizard forest -orchard battlefield sawmill -forge green-castle",
    );
    assert_eq!(value_of_tiles(less.standing()), 20 - 1 - 2 - 3);
    assert_eq!(value_of_tiles(tiles("troll black-castle")), 5, "Monsters 1, the black castle 4");
}

#[test]
fn a_heroic_tale_counts_the_colour_of_the_castle_if_both_circled_tiles_stand() {
    let bonus = |names: &str| tale_bonus(tale("the-forest-regained"), tiles(names));
    let green = "woodcutter woodcutter werewolf forest";
    assert_eq!(bonus(&format!("wheat-field sawmill green-castle {green}")), 6);
    assert_eq!(bonus(&format!("wheat-field green-castle {green}")), 0, "no sawmill");
    assert_eq!(bonus(&format!("sawmill green-castle {green}")), 0, "no wheat field");
    assert_eq!(bonus("wheat-field sawmill yellow-castle miller"), 3, "its own castle is not asked");
    assert_eq!(
        bonus(&format!("wheat-field sawmill black-castle {green}")),
        1,
        "black: itself only"
    );
    assert_eq!(bonus(&format!("wheat-field sawmill {green}")), 0, "no castle");
}

#[test]
fn an_evil_tale_counts_two_for_a_monster() {
    let bonus = |names: &str| tale_bonus(tale("the-witchs-ball"), tiles(names));
    assert_eq!(bonus("witch troll dragon"), 6, "its own or not");
    assert_eq!(bonus("woodcutter forge"), 0);
    assert_eq!(tale_bonus(tale("the-tree-of-love"), tiles("witch troll")), 0);
}

const MONSTERS: &str = "witch troll dragon scarecrow forest orchard battlefield lake sawmill forge \
                        black-castle werewolf";
const OTHERS: &str = "troll witch knight miller orchard battlefield forest lake forge windmill \
                      red-castle sawmill";
const EVIL: &str =
    "witch scarecrow troll dragon -forest lake battlefield forge -sawmill black-castle";
const TWO_MONSTERS: &str =
    "troll witch knight miller -lake battlefield orchard forge -sawmill red-castle";

fn lines(told: [&str; 3], kingdoms: [&str; 3]) -> [Line; 3] {
    let mut scene = Scene::builders(
        Rules::Complete,
        &[(MONSTERS, told[0]), (OTHERS, told[1]), (OTHERS, told[2])],
    );
    for names in kingdoms {
        scene.build(names);
    }
    [0, 1, 2].map(|number| scene.line(number))
}

#[test]
fn the_black_castle_of_an_evil_tale_curses_love_and_heroism() {
    let all = lines(
        ["the-witchs-ball", "the-tree-of-love", "the-trolls-toll"],
        [EVIL, TWO_MONSTERS, TWO_MONSTERS],
    );
    assert_eq!(all[0].tale, 8);
    assert_eq!(all[0].curse, 0);
    assert_eq!(all[1].curse, -6, "three for each Monster");
    assert_eq!((all[2].curse, all[2].tale), (0, 4), "Evil tales are spared");
    let heroic = lines(
        ["the-witchs-ball", "the-bridge-of-mists", "the-trolls-toll"],
        [EVIL, TWO_MONSTERS, TWO_MONSTERS],
    );
    assert_eq!(heroic[1].curse, -6);
}

#[test]
fn no_curse_without_the_black_castle_or_without_an_evil_tale() {
    let plain =
        "witch scarecrow troll dragon -forest lake battlefield forge -sawmill -black-castle";
    let all = lines(
        ["the-witchs-ball", "the-tree-of-love", "the-trolls-toll"],
        [plain, TWO_MONSTERS, TWO_MONSTERS],
    );
    assert_eq!((all[0].tale, all[1].curse), (8, 0));
    let all = lines(
        ["the-moon-philtre", "the-tree-of-love", "the-trolls-toll"],
        [EVIL, TWO_MONSTERS, TWO_MONSTERS],
    );
    assert_eq!(all[1].curse, 0);
}

#[test]
fn monsters_count_only_face_up() {
    let hidden = "-troll -witch knight miller -lake battlefield orchard forge -sawmill red-castle";
    let all =
        lines(["the-witchs-ball", "the-tree-of-love", "the-trolls-toll"], [EVIL, hidden, hidden]);
    assert_eq!((all[1].curse, all[2].tale), (0, 0));
}

#[test]
fn markers_cost_one_and_a_moved_token_brings_two() {
    let mut scene = Scene::builders(
        Rules::Complete,
        &[(MONSTERS, "the-witchs-ball"), (OTHERS, "the-tree-of-love")],
    );
    scene.state.public.markers = [3, 0, 0, 0];
    scene.state.tokens[0] = [9, 0, 0, 0];
    scene.state.public.token_counts[0] = 9;
    scene.build(EVIL).build(TWO_MONSTERS);
    let ending = scene.state.public.ending.expect("it is over");
    assert_eq!(scene.line(0).markers, -3);
    let moved: u8 = ending.moved[0].iter().sum();
    assert_eq!(scene.line(0).tokens, 2 * i16::from(moved));
    assert!(moved < 9, "only four lutes can come");
}

#[test]
fn most_points_win_and_ties_share() {
    let mut scene = Scene::builders(Rules::First, &[(OTHERS, ""), (OTHERS, ""), (OTHERS, "")]);
    let better = "troll witch knight miller -lake battlefield orchard forge windmill red-castle";
    scene.build(TWO_MONSTERS).build(better).build(better);
    let Turn::Over(outcome) = scene.state.turn() else { panic!("it is over") };
    assert_eq!(outcome.scores(), [13, 16, 16].map(|score: i16| score + 2));
    assert_eq!(outcome.winners().len(), 2);
}

#[test]
fn a_total_is_the_sum_of_its_lines() {
    let line = Line { tiles: 16, tokens: 8, markers: -3, tale: 5, curse: -6 };
    assert_eq!(line.total(), 20);
}
