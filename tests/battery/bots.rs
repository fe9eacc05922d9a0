//! What the bots of every game must keep to.

use crate::{dealt, dice, setups};
use regalia::bots::{Bots, Judging, judge};
use regalia::engine::{Rng, Stream, Turn, Viewer};

/// What a search leaves out it leaves out for something else of the list, and
/// alike in every world that the seat to move could be in.
pub fn a_search_tries_some_of_what_is_legal<G: Bots>(decisions: usize) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            let mut legal = Vec::new();
            for n in 0.. {
                let Turn::Of(seat) = state.turn() else { break };
                state.legal(&mut legal);
                let mut tried = legal.clone();
                state.worth_trying(&mut tried);
                assert!(!tried.is_empty(), "something is tried: {state:?}");
                assert!(tried.iter().all(|action| legal.contains(action)), "{tried:?}");
                let world = G::sample(&state.view(Viewer::Of(seat)), &mut dice);
                let mut there = legal.clone();
                world.worth_trying(&mut there);
                assert_eq!(there, tried, "nothing hidden decides what is tried");
                let action = dice.pick(&legal);
                state.apply(action, &mut Rng::of(seed, Stream::Chance(n)), &mut |_, _| {});
                played += 1;
            }
        }
    }
}

/// Two true states that look the same to the seat to move are judged the same, to
/// the bit: every decision, chance and difference.
pub fn twin_worlds_are_judged_alike<G: Bots>(judgements: usize) {
    let setups = setups::<G>();
    let mut judged = 0;
    for trial in 0.. {
        if judged == judgements {
            break;
        }
        let setup = &setups[trial % setups.len()];
        let how = Judging { worlds: 24, ..Judging::hint::<G>(setup.seats) };
        let mut dice = dice(900 + trial as u64);
        let mut state: G = dealt(setup, trial as u64);
        let mut legal = Vec::new();
        for n in 0..dice.below(60) {
            let Turn::Of(_) = state.turn() else { break };
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply(
                action,
                &mut Rng::of(trial as u64, Stream::Chance(n as u32)),
                &mut |_, _| {},
            );
        }
        let Turn::Of(seat) = state.turn() else { continue };
        let view = state.view(Viewer::Of(seat));
        let twin = G::sample(&view, &mut dice).view(Viewer::Of(seat));
        let [here, there] =
            [view, twin].map(|view| judge::<G>(&view, None, &how, trial as u64, &mut || false));
        assert_eq!(here, there, "trial {trial}");
        judged += 1;
    }
}
