//! Resolving Adventures.

use crate::scene::{Scene, adventure, seat, tiles};
use regalia::engine::{Game, SeatSet, Turn};
use regalia::games::mon_royaume::{Action, BARD_TOKENS, Bag, Event, Step};
use regalia::ui::locale::{Language, Who};

/// Returns a scene before the last picks of the first round, with these Adventures open.
fn last_pick(cards: &str, taken: &[&str]) -> Scene {
    let seats = taken.len();
    let mut scene = Scene::new(seats, 2);
    let public = &mut scene.state.public;
    public.picks = 5;
    public.adventures = cards.split_whitespace().map(adventure).collect();
    public.deck = Bag::box_of_tiles();
    for (number, names) in taken.iter().enumerate() {
        public.taken[number] = tiles(names);
    }
    // Hands of two tiles that no Adventure here asks for.
    for (number, names) in ["lake glade", "orchard battlefield", "royal-garden lake"]
        .into_iter()
        .enumerate()
        .take(seats)
    {
        scene.state.hands[number] = tiles(names);
    }
    scene
}

fn all_pick(scene: &mut Scene) {
    for number in 0..scene.state.public.count() {
        let first = scene.state.hands[number].iter().next().expect("two tiles");
        scene.decide(Action::Pick(first));
    }
}

#[test]
fn who_has_the_monster_gives_a_marker_to_an_opponent_of_their_choice() {
    let mut scene = last_pick("monster-troll", &["lake", "troll", "quarry"]);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.step, Step::Give);
    assert_eq!(scene.state.mover, seat(1));
    assert_eq!(scene.legal(), [Action::Give(seat(0)), Action::Give(seat(2))]);
    scene.decide(Action::Give(seat(2)));
    assert_eq!(scene.state.public.markers, [0, 0, 1, 0]);
    assert_eq!(scene.state.public.step, Step::Tale);
}

#[test]
fn a_monster_that_nobody_has_does_nothing() {
    let mut scene = last_pick("monster-witch", &["lake", "troll", "quarry"]);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.step, Step::Tale);
    assert_eq!(scene.state.public.markers, [0; 4]);
}

#[test]
fn both_cards_of_a_monster_count_and_cards_are_resolved_in_order() {
    let mut scene =
        last_pick("monster-troll mission-quarry monster-troll", &["lake", "troll", "quarry"]);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.resolved, 0, "the first waits for the marker");
    assert_eq!(scene.state.public.token_counts, [0; 4]);
    scene.decide(Action::Give(seat(0)));
    assert_eq!(scene.state.public.resolved, 2);
    assert_eq!(scene.state.public.token_counts, [0, 0, 1, 0]);
    assert_eq!(scene.state.turn(), Turn::Of(seat(1)));
    scene.decide(Action::Give(seat(0)));
    assert_eq!(scene.state.public.markers, [2, 0, 0, 0]);
    assert_eq!(scene.state.public.step, Step::Tale);
}

#[test]
fn a_mission_pays_every_owner_of_the_tile_or_of_the_pair() {
    let taken = ["quarry miller farmer", "quarry farmer", "miller miller"];
    let mut scene = last_pick("mission-quarry mission-miller-farmer", &taken);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.token_counts, [2, 1, 0, 0]);
}

#[test]
fn the_black_castle_has_a_mission_too() {
    let mut scene = last_pick("mission-black-castle", &["black-castle", "quarry", "lake"]);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.token_counts, [1, 0, 0, 0]);
}

#[test]
fn a_territory_pays_who_has_most_of_its_colour_and_all_who_tie() {
    let met = |taken: &[&str]| {
        let scene = last_pick("territory-blue", taken);
        scene.state.public.met_by(adventure("territory-blue"))
    };
    assert_eq!(met(&["quarry troll", "quarry", "forest"]), SeatSet::only(seat(0)));
    assert_eq!(met(&["quarry quarry", "troll stonecutter", "forest"]), SeatSet::all(2));
    assert_eq!(met(&["forest", "forge", "windmill"]), SeatSet::NONE, "at least one tile");
    assert_eq!(met(&["black-castle", "forge", "windmill"]), SeatSet::NONE, "black is no colour");
}

#[test]
fn where_tokens_run_short_for_a_card_it_is_ignored() {
    let mut scene = last_pick("mission-quarry mission-forge", &["quarry", "quarry forge", ""]);
    // Another player holds all tokens but one.
    scene.state.tokens[2] = BARD_TOKENS;
    scene.state.tokens[2][0] -= 1;
    scene.state.public.token_counts[2] = 47;
    all_pick(&mut scene);
    let counts = scene.state.public.token_counts;
    assert_eq!(counts, [0, 1, 47, 0], "two for the Quarry are too many, one for the Forge is not");
    assert_eq!(scene.state.tokens[1], [1, 0, 0, 0], "the one that was left");
    let ignored = |event: &&Event| matches!(event, Event::Ignored { .. });
    let by = [seat(0), seat(1)].into_iter().collect();
    let told: Vec<_> = scene.events.iter().filter(ignored).collect();
    assert_eq!(told, [&Event::Ignored { card: adventure("mission-quarry"), by }], "and it says so");
    for language in [Language::En, Language::Fr] {
        let w = language.messages().mon_royaume();
        let by = [Who::Other("B")];
        assert_ne!((w.ignored)("A", &by), (w.resolved)("A", &by));
    }
}

#[test]
fn where_tokens_run_short_for_monsters_they_go_by_seat() {
    let mut scene = last_pick("", &["", "", ""]);
    scene.state.hands[0] = tiles("troll lake");
    scene.state.hands[1] = tiles("witch orchard");
    scene.state.tokens[2] = BARD_TOKENS;
    scene.state.tokens[2][3] -= 1;
    scene.state.public.token_counts[2] = 47;
    scene.pick("troll witch lake");
    assert_eq!(scene.state.public.token_counts, [1, 0, 47, 0]);
}

#[test]
fn an_adventure_of_the_first_round_does_not_come_back_more_often_than_it_is_there() {
    for seed in 0..200 {
        let mut scene = Scene::new(2, seed);
        scene.go_on_until(|state| state.public.round == 2);
        let cards = scene.state.public.adventures;
        for card in cards.iter() {
            let count = cards.iter().filter(|other| *other == card).count();
            assert!(count <= card.copies().into());
        }
    }
}

#[test]
fn an_adventure_that_nobody_meets_is_resolved_too() {
    let mut scene = last_pick("monster-witch mission-quarry", &["lake", "troll", "quarry"]);
    all_pick(&mut scene);
    assert_eq!(scene.state.public.resolved, 2);
}
