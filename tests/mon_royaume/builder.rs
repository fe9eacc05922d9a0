//! The exact builder against brute force, and its bound.

use crate::scene::{Scene, kingdom, seat, tale, tile, tiles};
use regalia::bots::mon_royaume::{Aim, MOST, POINT, SETS, best_for, best_kingdom, expected};
use regalia::engine::{Game, Rng, Seat, Stream, Viewer};
use regalia::games::mon_royaume::{
    BARD_CARDS, BARD_TOKENS, Bag, Kingdom, Laid, Public, Rules, SLOTS, Step, Tale, TaleSet, Tile,
    level_of, total,
};

/// Returns the best points of any kingdom, by trying every tile, and a bard side, in every slot.
/// The tile used as a bard side makes no difference as long as there are enough tiles.
fn brute_force(tiles: Bag, advanced: bool, aim: &Aim) -> i32 {
    fn go(kingdom: &mut Kingdom, slot: usize, spare: Bag, adv: bool, aim: &Aim, best: &mut i32) {
        if slot == SLOTS {
            *best = (*best).max(aim.points(kingdom.standing()));
            return;
        }
        for tile in spare.names().and(kingdom.may_stand(slot, adv)) {
            kingdom.set(slot, Some(Laid { tile, bard: false }));
            go(kingdom, slot + 1, spare.without(tile), adv, aim, best);
        }
        kingdom.set(slot, Some(Laid { tile: Tile::BLACK_CASTLE, bard: true }));
        go(kingdom, slot + 1, spare, adv, aim, best);
        kingdom.set(slot, None);
    }
    let mut best = i32::MIN;
    go(&mut Kingdom::default(), 0, tiles, advanced, aim, &mut best);
    best
}

/// Returns a table where seat 0 has these tiles and tells this tale.
fn table(names: Bag, told: Option<Tale>, rules: Rules) -> Public {
    let mut public = Scene::builders(rules, &[("", ""), ("", "")]).state.public;
    public.taken[0] = names;
    public.tales[0] = told.into_iter().collect::<TaleSet>();
    public
}

/// Draws `count` tiles at random, of few colours so that many kingdoms are nearly legal.
fn by_lot(count: usize, colours: u8, dice: &mut Rng) -> Bag {
    let mut all: Vec<Tile> = Bag::box_of_tiles()
        .iter()
        .filter(|tile| tile.colour().is_none_or(|colour| (colour as u8) < colours))
        .collect();
    dice.shuffle(&mut all);
    all.into_iter().take(count).collect()
}

fn check(tiles: Bag, aim: &Aim, advanced: bool) {
    let (built, points) = best_kingdom(tiles, advanced, aim);
    assert_eq!(points, brute_force(tiles, advanced, aim), "{tiles:?} {aim:?} {advanced}");
    assert_eq!(points, aim.points(built.standing()), "{built:?}");
    assert_eq!(built.faults(advanced).next(), None, "{built:?}");
    if tiles.len() >= 10 {
        assert_eq!(built.slots().len(), SLOTS);
        assert_eq!(tiles.minus(built.tiles()).len(), tiles.len() - SLOTS);
    }
}

#[test]
fn small_sets_of_tiles_agree_with_brute_force() {
    let mut dice = Rng::new(1, Stream::Tool(20));
    let all: Vec<Tale> = Tale::all().collect();
    for round in 0..600 {
        let tiles = by_lot(4 + round % 5, 2 + (round % 4) as u8, &mut dice);
        let rules = [Rules::Complete, Rules::Tales, Rules::First][round % 3];
        let told = (rules != Rules::First).then(|| dice.pick(&all));
        let mut public = table(tiles, told, rules);
        if round % 2 == 0 {
            public.adults = public.adults.with(seat(0));
        }
        let aim = Aim::new(&public, seat(0), [1, 0, 2, 0], told);
        check(tiles, &aim, round % 5 == 0);
    }
}

#[test]
fn whole_sets_of_twelve_agree_with_brute_force() {
    let mut dice = Rng::new(2, Stream::Tool(21));
    let all: Vec<Tale> = Tale::all().collect();
    for round in 0..24 {
        let tiles = by_lot(12, 3 + (round % 3) as u8, &mut dice);
        let told = Some(dice.pick(&all));
        let public = table(tiles, told, Rules::Complete);
        let aim = Aim::new(&public, seat(0), [0, 1, 0, 1], told);
        check(tiles, &aim, round % 3 == 0);
    }
}

#[test]
fn twelve_tiles_never_make_more_sets_than_the_bound() {
    // Different tiles give the most choices.
    let choose = |n: usize, k: usize| (0..k).fold(1, |ways, i| ways * (n.max(i) - i) / (i + 1));
    let choices = |tiles: usize, slots: usize| (0..=slots).map(|k| choose(tiles, k)).sum::<usize>();
    let mut most = 0;
    for a in 0..=12 {
        for b in 0..=12 - a {
            for c in 0..=12 - a - b {
                let d = 12 - a - b - c;
                most = most.max(choices(a, 4) * choices(b, 3) * choices(c, 2) * choices(d, 1));
            }
        }
    }
    assert_eq!(most, SETS);
}

#[test]
fn monsters_are_left_out_where_an_opponent_can_cast_the_curse() {
    let names = "woodcutter miller knight wizard troll witch forest orchard battlefield sawmill forge green-castle";
    let told = Some(tale("the-tree-of-love"));
    let mut public = table(tiles(names), told, Rules::Complete);
    let best = |public: &Public| {
        let aim = Aim::new(public, seat(0), [0; 4], told);
        let (kingdom, points) = best_kingdom(tiles(names), false, &aim);
        (kingdom.standing().contains(tile("troll")), points)
    };
    let free = best(&public).1;
    public.taken[1] = tiles("black-castle dragon");
    public.tales[1] = TaleSet::NONE.with(tale("the-witchs-ball"));
    let (troll, cursed) = best(&public);
    assert!(!troll, "four others are there");
    assert_eq!(free, cursed, "and as good");
    public.tales[1] = TaleSet::NONE.with(tale("the-moon-philtre"));
    assert_eq!(best(&public).1, free);
}

#[test]
fn a_heroic_tale_builds_for_the_colour_of_its_castle() {
    let names = "woodcutter woodcutter healer werewolf forest wheat-field glade sawmill sawmill green-castle miller yellow-castle";
    let told = Some(tale("the-forest-regained"));
    let public = table(tiles(names), told, Rules::Complete);
    let aim = Aim::new(&public, seat(0), [0; 4], told);
    let (built, points) = best_kingdom(tiles(names), false, &aim);
    // The whole kingdom is legal; a miller or a bard side supports the wheat field.
    let standing = built.standing();
    assert!(standing.contains(Tile::GREEN_CASTLE) && standing.contains(Tile::WHEAT_FIELD));
    assert!(points > 28 * POINT, "{points}");
}

/// Computes the expected points independently, by counting every draw and every show.
fn expected_by_counting(held: [u8; 4], draws: usize, nine: bool) -> f64 {
    fn choose(n: u8, k: u8) -> f64 {
        (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
    }
    fn splits(of: u8, most: [u8; 4]) -> Vec<[u8; 4]> {
        let mut all = Vec::new();
        for a in 0..=of.min(most[0]) {
            for b in 0..=(of - a).min(most[1]) {
                for c in 0..=(of - a - b).min(most[2]) {
                    let d = of - a - b - c;
                    if d <= most[3] {
                        all.push([a, b, c, d]);
                    }
                }
            }
        }
        all
    }
    let left: [u8; 4] = std::array::from_fn(|kind| BARD_TOKENS[kind] - held[kind]);
    let ways = |split: [u8; 4], of: [u8; 4]| -> f64 {
        (0..4).map(|kind| choose(of[kind], split[kind])).product()
    };
    let cards = if nine { 9 } else { 8 };
    let mut mean = 0.0;
    for drawn in splits(draws as u8, left) {
        let chance = ways(drawn, left) / choose(total(left), draws as u8);
        for show in splits(cards, BARD_CARDS) {
            let shown = ways(show, BARD_CARDS) / choose(16, cards);
            let moved: u8 = (0..4).map(|kind| (held[kind] + drawn[kind]).min(show[kind])).sum();
            mean += chance * shown * 2.0 * f64::from(moved);
        }
    }
    mean
}

#[test]
fn expected_tokens_agree_with_counting_all_shows() {
    for held in [[0, 0, 0, 0], [2, 3, 3, 1], [1, 0, 1, 1], [0, 5, 0, 0]] {
        let points = expected(held);
        for draws in 0..=MOST {
            for (nine, points) in points.iter().enumerate() {
                let counted = expected_by_counting(held, draws, nine == 1) * f64::from(POINT);
                let apart = (f64::from(points[draws]) - counted).abs();
                assert!(apart < 1.5, "{held:?} {draws} {nine}: {} {counted}", points[draws]);
            }
        }
    }
}

#[test]
fn the_builder_finds_a_point_more_than_the_leaflets_kingdom_has() {
    let names = "woodcutter woodcutter knight farmer scarecrow border-post quarry orchard forge windmill black-castle yellow-castle";
    let told = Some(tale("the-tree-of-love"));
    let public = table(tiles(names), told, Rules::Complete);
    let aim = Aim::new(&public, seat(0), [1, 0, 1, 1], told);
    let (built, points) = best_kingdom(tiles(names), false, &aim);
    let hers = "woodcutter knight farmer scarecrow border-post -quarry orchard forge windmill black-castle";
    assert_eq!(points, aim.points(kingdom(hers).standing()) + POINT);
    // A bard side at level 1 costs one point and supports the Quarry for two.
    assert!(built.standing().contains(Tile::QUARRY));
}

#[test]
fn what_is_built_for_a_view_is_legal_and_uses_its_own_tokens() {
    for seed in 0..30 {
        let mut scene = Scene::new(2 + seed as usize % 3, seed);
        scene.state.public.advanced = seed % 2 == 1;
        scene.go_on_until(|state| state.public.step == Step::Build);
        for number in 0..scene.state.public.count() {
            let view = scene.state.view(Viewer::Of(Seat::new(number)));
            let own = view.own.expect("a view");
            let (built, _) = best_for(&view.public, &own);
            assert_eq!(built.faults(view.public.advanced).next(), None);
            assert_eq!(built.slots().len(), SLOTS);
            for slot in 0..SLOTS {
                let laid = built.at(slot).expect("a whole kingdom");
                assert!(laid.bard || laid.tile.level() == level_of(slot));
            }
        }
    }
}
