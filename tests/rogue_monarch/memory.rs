//! The memory of each seat against the truth, over thousands of games.

use regalia::bots::{Level, decide};
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::rogue_monarch::{KINDS, PLACES, RogueMonarch};

/// Everything a seat remembers holds in the true state.
fn check(state: &RogueMonarch) {
    for seat in Seat::all(2) {
        let they = RogueMonarch::opponent(seat);
        let memory = &state.memory[seat.index()];
        let hand = &state.hands[they.index()];
        assert!(
            memory.allows(state.court, hand.counts()),
            "seat {seat:?} remembers what is not so: {state:?}"
        );
        let view = state.view(Viewer::Of(seat));
        for place in PLACES {
            let mark = view.court[place.index()];
            let truth = state.court[place.index()];
            assert!(mark.is_none_or(|kind| kind == truth), "a false mark: {state:?}");
            if state.public.watched[place.index()].contains(seat) {
                assert_eq!(mark, Some(truth), "what was seen is marked: {state:?}");
            }
        }
        let sure = memory.their_hand();
        for kind in KINDS {
            assert!(sure[kind as usize] <= hand.count(kind), "a false mark in hand: {state:?}");
            assert!(
                hand.shown(kind) <= sure[kind as usize],
                "nobody is thought to be sure of more than they are: {state:?}"
            );
        }
    }
    let known = &state.pile[..state.public.under as usize];
    assert!(known.iter().all(|&kind| kind == KINDS[1]), "Queens lie under the pile: {state:?}");
}

/// Plays games of these bots; how many decisions that were.
fn play(games: u64, levels: [Level; 2]) -> u32 {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let (mut decisions, mut legal) = (0, Vec::new());
    for seed in 0..games {
        let mut state = RogueMonarch::new(&setup, &mut Rng::of(seed, Stream::Setup));
        let mut dice = Rng::of(seed, Stream::Tool(3));
        check(&state);
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Of(seat));
            let choice =
                decide::<RogueMonarch>(levels[seat.index()], &view, &mut dice, &mut || false);
            state.apply(legal[choice.index], &mut dice, &mut |_, _| {});
            check(&state);
            decisions += 1;
        }
    }
    decisions
}

#[test]
fn over_thousands_of_random_games_memory_allows_the_truth_and_every_mark_is_true() {
    assert!(play(4_000, [Level::Random; 2]) > 40_000);
}

#[test]
fn over_hundreds_of_cunning_games_as_well() {
    assert!(play(400, [Level::Baron, Level::Squire]) > 2_000);
    assert!(play(400, [Level::Random, Level::Baron]) > 2_000);
}

#[test]
fn memory_is_not_empty_it_forbids_what_was_seen_to_be_otherwise() {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let (mut forbidden, mut legal) = (0, Vec::new());
    for seed in 0..300 {
        let mut state = RogueMonarch::new(&setup, &mut Rng::of(seed, Stream::Setup));
        let mut dice = Rng::of(seed, Stream::Tool(4));
        while let Turn::Of(_) = state.turn() {
            for place in PLACES {
                let mut court = state.court;
                let other = KINDS[(court[place.index()] as usize + 1) % 4];
                court[place.index()] = other;
                for seat in Seat::all(2) {
                    let hand = state.hands[1 - seat.index()].counts();
                    let seen = state.public.watched[place.index()].contains(seat);
                    let allowed = state.memory[seat.index()].allows(court, hand);
                    assert!(!(seen && allowed), "a card seen cannot be another: {state:?}");
                    forbidden += u32::from(!allowed && !seen);
                }
            }
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply(action, &mut dice, &mut |_, _| {});
        }
    }
    assert!(forbidden > 100, "memory also reasons about cards it has not seen");
}
