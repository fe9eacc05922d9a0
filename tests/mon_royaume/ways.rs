//! The three rule sets, the advanced rule and the adults.

use crate::scene::{Scene, adults, dealt, options, seat, tale, tiles};
use regalia::engine::{Game, Rng, Setup, Turn};
use regalia::games::mon_royaume::{Action, Choice, Event, MonRoyaume, Options, Rules, Step, Tale};
use regalia::session::{options_from, pairs_of};

const TILES: &str = "woodcutter farmer healer miller border-post wheat-field forest windmill sawmill \
                     green-castle dragon knight";
const PLAIN: &str =
    "woodcutter miller dragon knight forest wheat-field border-post sawmill -healer green-castle";

#[test]
fn a_first_kingdom_has_tiles_only() {
    let mut scene = Scene::of(&dealt(3, Rules::First, 5));
    assert!(scene.state.public.tales.iter().all(|tales| tales.is_empty()));
    scene.go_on_until(|state| {
        assert!(matches!(state.public.step, Step::Pick | Step::Build));
        false
    });
    assert!(scene.state.public.adventures.is_empty());
    assert_eq!(scene.state.public.token_counts, [0; 4]);
    for number in 0..3 {
        let line = scene.line(number);
        assert_eq!(line.total(), line.tiles);
    }
}

#[test]
fn in_the_time_of_tales_everybody_gets_three_of_all_fifteen() {
    let mut mixed = false;
    for seed in 0..20 {
        let state = dealt(4, Rules::Tales, seed);
        assert!(state.public.tales.iter().all(|tales| tales.len() == 3));
        let kinds: Vec<_> = state.public.tales[0].iter().map(Tale::kind).collect();
        mixed |= kinds[0] == kinds[1];
        assert!(state.public.adventures.is_empty());
    }
    assert!(mixed, "not one of each type");
}

#[test]
fn in_the_time_of_tales_a_tale_is_discarded_after_each_round() {
    let mut scene = Scene::of(&dealt(2, Rules::Tales, 5));
    scene.go_on_until(|state| state.public.step == Step::Tale);
    assert_eq!(scene.state.public.tales[0].len(), 3);
    scene.go_on_until(|state| state.public.round == 2);
    assert_eq!(scene.state.public.tales[0].len(), 2);
    scene.go_on_until(|state| state.public.step == Step::Build);
    assert_eq!(scene.state.public.tales[0].len(), 1);
    assert_eq!(scene.state.public.token_counts, [0; 4], "no tokens for Monsters yet");
}

#[test]
fn in_the_time_of_tales_elements_and_monsters_bring_two_points_each() {
    let mut scene = Scene::builders(
        Rules::Tales,
        &[(TILES, "the-forest-regained"), (TILES, "the-dragons-breath")],
    );
    scene.build(PLAIN).build(PLAIN);
    // Woodcutter, Wheat Field, Sawmill, green castle; and the Dragon.
    assert_eq!(scene.line(0).tokens, 2 * (4 + 1));
    // The Dragon twice, as element and as Monster, and the Sawmill.
    assert_eq!(scene.line(1).tokens, 2 * (2 + 1));
    assert_eq!((scene.line(0).tale, scene.line(1).tale), (0, 0), "no bonus by type");
    assert!(scene.events.contains(&Event::TokensCounted { seat: seat(0), count: 5 }));
}

#[test]
fn an_adult_loses_a_token_for_each_element_missing_but_never_more_than_all() {
    let setup = Setup { seats: 2, options: adults(Rules::Tales, &[Choice::Yes, Choice::No]) };
    let state = MonRoyaume::new(&setup, &mut Rng::for_match(1));
    assert!(state.public.adults.contains(seat(0)) && !state.public.adults.contains(seat(1)));
    let tokens = |told: &str, names: &str| {
        let mut public = state.public;
        for tales in &mut public.tales[..2] {
            *tales = [tale(told)].into_iter().collect();
        }
        [0, 1].map(|number| public.tokens_of_tales(seat(number), tiles(names)))
    };
    assert_eq!(
        tokens("the-forest-regained", "woodcutter glade sawmill forest green-castle"),
        [2, 4]
    );
    assert_eq!(tokens("the-forest-regained", "woodcutter glade"), [0, 2], "never below none");
    assert_eq!(tokens("the-forest-regained", "woodcutter glade sawmill troll"), [1, 4]);
}

#[test]
fn options_go_by_their_names() {
    let pairs = [("rules", "tales"), ("advanced", "yes"), ("adult", "no,yes,no")];
    let pairs: Vec<_> = pairs.map(|(k, v)| (k.to_owned(), v.to_owned())).into();
    let read = options_from::<MonRoyaume>(&pairs, 3).expect("the game's own");
    let adult = vec![Choice::No, Choice::Yes, Choice::No];
    assert_eq!(read, Options { rules: Rules::Tales, advanced: Choice::Yes, adult });
    assert_eq!(pairs_of::<MonRoyaume>(&read), pairs);
    assert_eq!(options(Rules::Complete), Options::default(), "complete by default");
}

#[test]
fn decisions_have_flat_names() {
    let names: Vec<_> = [
        Action::Pick(tiles("wheat-field").iter().next().expect("a tile")),
        Action::Give(seat(2)),
        Action::Discard(tale("the-princesss-statue")),
        Action::Lay(tiles("black-castle").iter().next().expect("a tile")),
        Action::Flip(tiles("forge").iter().next().expect("a tile")),
    ]
    .map(|action| action.to_string())
    .into();
    let flat = [
        "pick-wheat-field",
        "give-marker-to-2",
        "discard-the-princesss-statue",
        "lay-black-castle",
        "flip-forge",
    ];
    assert_eq!(names, flat);
}

#[test]
fn the_game_is_for_two_to_four() {
    assert_eq!(MonRoyaume::INFO.seats, 2..=4);
    assert!(matches!(dealt(4, Rules::First, 1).turn(), Turn::Of(_)));
}
