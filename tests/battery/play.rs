//! Random play keeps the contract of `Game`.

use crate::inspect::Inspect;
use crate::{dealt, dice, setups};
use regalia::engine::{Observable, Rng, Seat, Turn, Viewer};
use std::cell::Cell;

/// Plays `decisions` random decisions for every set-up, and checks the legal list, conservation and
/// the told events at each of them.
pub fn keeps_the_contract<G: Inspect>(decisions: usize) {
    let vocabulary = G::vocabulary();
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(which as u64);
        let mut played = 0;
        let mut seed = 0;
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            let components = sorted(&state);
            let mut n = 0;
            let mut legal = Vec::new();
            while let Turn::Of(seat) = state.turn() {
                assert!(seat.index() < setup.seats, "a seat of the table moves");
                state.legal(&mut legal);
                check_legal(&state, &legal, &vocabulary);
                let action = dice.pick(&legal);
                let mut events = Vec::new();
                let mut chance = Rng::for_match(seed);
                let before = state.clone();
                state.apply(action, &mut chance, &mut |_, event: G::Event| events.push(event));
                check_listeners(&before, action, &Rng::for_match(seed), &state, events.len());
                for event in &events {
                    check_told(event, setup.seats);
                }
                assert_eq!(sorted(&state), components, "components are conserved: {state:?}");
                n += 1;
                played += 1;
                assert!(n < 20_000, "every game ends");
            }
            state.legal(&mut legal);
            assert!(legal.is_empty(), "after the end nothing is legal");
            for &action in &vocabulary {
                assert!(state.refuse(action).is_some(), "after the end all is refused");
            }
            let Turn::Over(outcome) = state.turn() else { unreachable!() };
            assert_eq!(outcome.scores().len(), setup.seats);
            assert!(outcome.winners().iter().all(|seat| seat.index() < setup.seats));
        }
    }
}

/// Checks that the legal list is what `refuse` allows: no duplicates, never empty.
fn check_legal<G: Inspect>(state: &G, legal: &[G::Action], vocabulary: &[G::Action]) {
    assert!(!legal.is_empty(), "before the end something is legal: {state:?}");
    let mut listed = legal.to_vec();
    listed.sort_unstable();
    listed.dedup();
    assert_eq!(listed.len(), legal.len(), "the legal list has no duplicates");
    let mut let_through: Vec<_> =
        vocabulary.iter().copied().filter(|&action| state.refuse(action).is_none()).collect();
    let_through.sort_unstable();
    assert_eq!(listed, let_through, "the legal list is what refuse lets through: {state:?}");
}

thread_local! {
    /// The number of events that a listener without captures has received.
    static RECEIVED: Cell<usize> = const { Cell::new(0) };
}

/// Checks that a decision leads to the same state whoever listens, and that a listener that
/// captures nothing receives all `events`.
fn check_listeners<G: Inspect>(
    before: &G,
    action: G::Action,
    chance: &Rng,
    after: &G,
    events: usize,
) {
    let mut silent = before.clone();
    silent.apply_silently(action, &mut chance.clone());
    assert!(silent == *after, "{action} leads elsewhere when nobody listens: {before:?}");
    let mut heard = before.clone();
    RECEIVED.set(0);
    heard.apply(action, &mut chance.clone(), &mut |_, _| RECEIVED.set(RECEIVED.get() + 1));
    assert_eq!(RECEIVED.get(), events, "{action} tells every listener: {before:?}");
}

/// Checks that a seat is told at least what the public is told.
fn check_told<E: Observable>(event: &E, seats: usize) {
    let public = event.seen_by(Viewer::Public);
    for seat in Seat::all(seats) {
        let told = event.seen_by(Viewer::Of(seat));
        assert_eq!(
            told.and_then(|told| told.seen_by(Viewer::Public)),
            public,
            "whoever sits at the table sees what is open: {event:?}"
        );
    }
}

fn sorted<G: Inspect>(state: &G) -> Vec<String> {
    let mut components: Vec<_> =
        state.spots().into_iter().map(|(_, component)| component).collect();
    components.sort_unstable();
    components
}
