//! Scoring, the next deal, and the end of the match.

use crate::scene::{Scene, card, cards, seat, table};
use regalia::engine::{Game, Rng, SeatSet, Turn};
use regalia::games::dwarf_king::{Action, Card, Deals, DwarfKing, Event, FirstGame, Step, Tile};

#[test]
fn the_second_worked_example() {
    // Two Kings, a Queen and the Dwarves' Flag Bearer: 2 × 3 − 3 + 3 = 6.
    let mut scene = Scene::new(
        Card::DWARVES_FLAG_BEARER,
        "capture-the-kings",
        &[
            "dwarves-ace knights-king",
            "dwarves-flag-bearer knights-queen",
            "dwarves-king knights-2",
            "dwarves-5 goblins-3",
        ],
    );
    scene.play("dwarves-ace dwarves-flag-bearer dwarves-king dwarves-5");
    scene.play("knights-king knights-queen knights-2 goblins-3");
    let line = scene.state.public.scored.expect("scored").lines[0];
    assert_eq!((line.quest, line.bonus, line.doubling, line.total()), (3, 3, 0, 6));
}

#[test]
fn scores_are_told_line_by_line() {
    let hands = ["dwarves-ace", "dwarves-flag-bearer", "dwarves-5"];
    let mut scene = Scene::new(Card::DWARVES_FLAG_BEARER, "fewest-victories", &hands);
    scene.state.public.totals = [10, 4, 0, 0, 0];
    scene.play("dwarves-ace dwarves-flag-bearer dwarves-5");
    let scored = scene.events.iter().find_map(|event| match event {
        Event::DealScored { spoils, lines, totals, .. } => Some((*spoils, *lines, *totals)),
        _ => None,
    });
    let (spoils, lines, totals) = scored.expect("the deal was scored");
    assert_eq!(spoils.count(seat(0)), 1);
    assert_eq!((lines[0].quest, lines[0].bonus, lines[0].total()), (-1, 3, 2));
    assert_eq!(totals.to_vec(), [12, 4, 0]);
}

#[test]
fn points_can_be_read_at_any_time_of_a_deal() {
    let mut scene = Scene::new(
        Card::JESTER,
        "most-victories",
        &["dwarves-ace goblins-2", "dwarves-2 goblins-3", "dwarves-5 goblins-4"],
    );
    assert_eq!(scene.state.public.line(seat(0)).total(), 0);
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.line(seat(0)).total(), 1);
}

#[test]
fn who_wins_the_five_of_dwarves_deals_next() {
    for seed in 0..30 {
        let setup = table(4, Deals::Three, FirstGame::No);
        let mut scene = Scene::of(&DwarfKing::new(&setup, &mut Rng::for_match(seed)));
        scene.go_on_until(|state| state.public.deal == 2);
        let scored = scene.state.public.scored.expect("a deal was scored");
        let dealer = scene.state.public.dealer;
        assert!(scored.spoils.cards[dealer.index()].contains(Card::FIVE_OF_DWARVES));
    }
}

#[test]
fn a_match_has_as_many_deals_as_agreed() {
    for (deals, number) in [(Deals::Three, 3), (Deals::Five, 5), (Deals::Seven, 7)] {
        for seed in 0..20 {
            let setup = table(3, deals, FirstGame::No);
            let state = DwarfKing::new(&setup, &mut Rng::for_match(seed));
            let mut scene = Scene::of(&state);
            scene.go_on_until(|_| false);
            let scored = |event: &&Event| matches!(event, Event::DealScored { .. });
            let count = scene.events.iter().filter(scored).count();
            assert!(count >= number, "never fewer");
            let told = scene.events.iter().rev().find_map(|event| match event {
                Event::DealScored { totals, .. } => Some(*totals),
                _ => None,
            });
            let totals = told.expect("deals were scored");
            let best = totals.iter().max().expect("three play");
            assert_eq!(totals.iter().filter(|total| *total == best).count(), 1);
        }
    }
}

#[test]
fn tiles_and_special_cards_do_not_come_back() {
    let setup = table(5, Deals::Seven, FirstGame::No);
    let mut scene = Scene::of(&DwarfKing::new(&setup, &mut Rng::for_match(4)));
    let mut specials = vec![scene.state.public.special];
    let mut tiles = vec![scene.state.public.tile];
    for deal in 2..=7 {
        scene.go_on_until(|state| state.public.deal == deal);
        specials.push(scene.state.public.special);
        tiles.push(scene.state.public.tile);
    }
    specials.sort_unstable();
    specials.dedup();
    tiles.sort_unstable();
    tiles.dedup();
    assert_eq!((specials.len(), tiles.len()), (7, 7));
}

/// Returns the last deal of a match, in which seat 0 wins the one trick and its point.
fn decider(totals: [i16; 3]) -> Scene {
    let hands = ["dwarves-ace", "dwarves-2", "dwarves-5"];
    let mut scene = Scene::new(Card::JESTER, "most-victories", &hands);
    scene.state.public.totals[..3].copy_from_slice(&totals);
    scene
}

#[test]
fn the_highest_total_wins_negative_totals_included() {
    let mut scene = decider([-9, -5, -7]);
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    let Turn::Over(outcome) = scene.state.turn() else { panic!("it was the last deal") };
    assert_eq!(outcome.scores(), [-8, -5, -7]);
    assert_eq!(outcome.winners(), SeatSet::only(seat(1)));
    assert!(scene.events.contains(&Event::Ended { winners: SeatSet::only(seat(1)) }));
}

#[test]
fn a_tie_for_first_is_played_off_by_the_whole_table() {
    let mut scene = decider([4, 5, -20]);
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.deal, 8);
    assert_eq!(scene.state.public.dealer, seat(0), "who won the 5 of Dwarves");
    assert!(scene.state.hands[..3].iter().all(|hand| hand.len() == 13), "the whole table plays");
    assert_eq!(scene.state.public.totals[..3], [5, 5, -20]);
    scene.go_on_until(|_| false);
    assert!(matches!(scene.state.turn(), Turn::Over(outcome) if outcome.winners().len() == 1));
}

#[test]
fn a_tie_for_second_is_not_played_off() {
    let mut scene = decider([4, 3, 3]);
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.step, Step::Over);
}

#[test]
fn a_tie_before_the_last_deal_is_no_end() {
    let mut scene = decider([4, 3, 3]);
    scene.state.public.deal = 6;
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.deal, 7);
    assert_eq!(scene.state.public.step, Step::Quest);
}

#[test]
fn a_play_off_takes_unused_tiles_and_specials_while_there_are_some() {
    let mut scene = decider([4, 5, 0]);
    let one = Tile::try_from(13).expect("a tile");
    scene.state.public.tiles_used = Tile::all().filter(|&tile| tile != one).collect();
    let left = Card::SHAMAN;
    scene.state.public.specials_used = regalia::games::dwarf_king::CardSet::SPECIALS.without(left);
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.tile, one);
    assert_eq!(scene.state.public.special, left);
}

#[test]
fn when_tiles_or_specials_are_used_up_all_serve_again() {
    let mut scene = decider([4, 5, 0]);
    scene.state.public.tiles_used = Tile::all().collect();
    scene.state.public.specials_used = regalia::games::dwarf_king::CardSet::SPECIALS;
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.tiles_used.to_vec(), [scene.state.public.tile]);
    let special = scene.state.public.special;
    assert_eq!(scene.state.public.specials_used, cards(special.name()));
    assert!(special.is_special());
}

#[test]
fn a_first_game_plays_off_without_complex_tiles() {
    let mut scene = decider([4, 5, 0]);
    scene.state.public.options.first_game = FirstGame::Yes;
    scene.state.public.tiles_used = Tile::all().filter(|tile| !tile.is_complex()).collect();
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    assert_eq!(scene.state.public.tiles_used.len(), 1, "all thirteen serve again");
    assert!(!scene.state.public.tile.is_complex());
}

#[test]
fn the_deal_before_stays_to_be_looked_at() {
    let mut scene = decider([0, 0, 9]);
    scene.state.public.deal = 3;
    scene.play("dwarves-ace dwarves-2 dwarves-5");
    let scored = scene.state.public.scored.expect("a deal was scored");
    assert_eq!((scored.deal, scored.special), (3, Card::JESTER));
    assert_eq!(scored.last.set(), cards("dwarves-ace dwarves-2 dwarves-5"));
    assert!(scored.spoils.cards[0].contains(card("dwarves-2")));
}

#[test]
fn a_tile_that_was_used_is_never_shown_as_the_next_choice() {
    let mut scene = decider([0, 0, 9]);
    scene.state.public.deal = 3;
    let last = scene.state.public.tile;
    scene.state.public.tiles_used = [last].into_iter().collect();
    scene.play("dwarves-ace dwarves-2");
    let (mut state, mut rng) = (scene.state, scene.rng.clone());
    let mut choices = 0;
    state.apply(Action::Play(card("dwarves-5")), &mut rng, &mut |state, _| {
        if state.public.step == Step::Quest {
            choices += 1;
            assert_ne!(state.public.tile, last);
        }
    });
    assert!(choices > 0, "nothing was to be chosen");
}
