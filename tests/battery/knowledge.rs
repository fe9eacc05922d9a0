//! No viewer gets what they may not know.

use crate::inspect::Inspect;
use crate::{dealt, dice, setups};
use regalia::engine::{Game, Observable, Rng, Seat, Turn, Viewer};
use regalia::session::{Observation, observe};
use std::fmt::Debug;
use std::mem::{Discriminant, discriminant};

/// Returns the decisions legal now.
pub fn legal<G: Game>(state: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal
}

/// Checks at every decision and for every seat: a world sampled from the seat's view looks the same
/// from that seat, asks the same of it, refuses the same, holds the same components, and its view
/// survives serialization.
pub fn sampled_worlds_look_the_same<G: Inspect>(decisions: usize) {
    let vocabulary = G::vocabulary();
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(100 + which as u64);
        let mut played = 0;
        let mut seed = 0;
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            loop {
                for seat in Seat::all(setup.seats) {
                    let view = state.view(Viewer::Of(seat));
                    let world = G::sample(&view, &mut dice);
                    assert_eq!(world.view(Viewer::Of(seat)), view, "seat {seat:?} of {state:?}");
                    assert_eq!(
                        world.view(Viewer::Public),
                        state.view(Viewer::Public),
                        "what is open is known to all"
                    );
                    assert_eq!(components(&world), components(&state), "in a sampled world");
                    assert_eq!(
                        world.turn() == Turn::Of(seat),
                        state.turn() == Turn::Of(seat),
                        "a seat knows whether it is asked"
                    );
                    if state.turn() == Turn::Of(seat) {
                        assert_eq!(
                            legal(&world),
                            legal(&state),
                            "legal lists hang on the view alone"
                        );
                        for &action in &vocabulary {
                            assert_eq!(world.refuse(action), state.refuse(action), "{action}");
                        }
                    }
                    let written = serde_json::to_string(&view).expect("views are plain data");
                    let read: G::View = serde_json::from_str(&written).expect("what was written");
                    assert_eq!(read, view, "a view survives being written and read");
                }
                if matches!(state.turn(), Turn::Over(_)) {
                    break;
                }
                let action = dice.pick(&legal(&state));
                state.apply_silently(action, &mut Rng::for_match(seed));
                played += 1;
            }
        }
    }
}

fn components<G: Inspect>(state: &G) -> Vec<String> {
    let mut all: Vec<_> = state.spots().into_iter().map(|(_, component)| component).collect();
    all.sort_unstable();
    all
}

/// Carries out one decision; returns the world after it and the steps that a viewer saw.
fn step<G: Game>(world: &G, action: G::Action, chance: &mut Rng, to: Viewer) -> (G, Recording<G>) {
    let mut next = world.clone();
    let recording = Recording(observe(&mut next, action, chance, to));
    (next, recording)
}

/// A decision as a viewer saw it.
struct Recording<G: Game>(Vec<Observation<G>>);

impl<G: Game> Recording<G> {
    /// Returns the events the viewer was told.
    fn told(&self) -> Vec<G::Event> {
        self.0.iter().filter_map(|seen| seen.event.clone()).collect()
    }

    /// Asserts that, if both were told the same, no step of one shows what the same step of the
    /// other does not.
    fn shows_as_much_as(&self, other: &Self, why: &str) {
        for (here, there) in self.0.iter().zip(&other.0).filter(|(seen, _)| seen.event.is_some()) {
            let (event, told) = (&here.event, self.told());
            assert_eq!(here.view, there.view, "{why}: the moment of {event:?} in {told:?}");
        }
    }
}

/// Returns true if events of the same kinds were told, but not the same events in another order.
fn other_of_the_same_kinds<E: Debug>(one: &[E], other: &[E]) -> bool {
    let sorted = |events: &[E]| {
        let mut events: Vec<_> = events.iter().map(|event| format!("{event:?}")).collect();
        events.sort_unstable();
        events
    };
    kinds(one) == kinds(other) && sorted(one) != sorted(other)
}

/// Returns the kinds of events told.
fn kinds<E>(told: &[E]) -> Vec<Discriminant<E>> {
    told.iter().map(discriminant).collect()
}

/// Plays a game to its end; returns the number of decisions.
fn finish<G: Game>(mut state: G, dice: &mut Rng) -> usize {
    let mut decisions = 0;
    while matches!(state.turn(), Turn::Of(_)) {
        let action = dice.pick(&legal(&state));
        state.apply_silently(action, dice);
        decisions += 1;
    }
    decisions
}

/// Plays on from the true state and from a sampled world, with the same decisions of the seat and
/// random ones of the others: as long as the seat is told the same it sees the same, and if it sees
/// the same after the same decision, it was told the same. The first would fail if a view held what
/// was never told, the second if the seat was told what its view must not hold.
/// never told, the second if it was told what its view must not hold.
pub fn twin_worlds_stay_twins<G: Game>(trials: usize) {
    const STEPS: usize = 40;
    const ATTEMPTS: usize = 12;
    let setups = setups::<G>();
    let mut followed = 0;
    for trial in 0..trials {
        let setup = &setups[trial % setups.len()];
        let mut dice = dice(200_000 + trial as u64);
        let mut state: G = dealt(setup, trial as u64);
        let length = finish(state.clone(), &mut dice);
        for _ in 0..dice.below(length) {
            if matches!(state.turn(), Turn::Over(_)) {
                break;
            }
            let action = dice.pick(&legal(&state));
            state.apply_silently(action, &mut dice);
        }
        let seat = Seat::new(dice.below(setup.seats));
        let mut twin = G::sample(&state.view(Viewer::Of(seat)), &mut dice);
        for _ in 0..STEPS {
            let Turn::Of(mover) = state.turn() else { break };
            let before = state.view(Viewer::Of(seat));
            let action = dice.pick(&legal(&state));
            let (next, recording) = step(&state, action, &mut dice, Viewer::Of(seat));
            let told = recording.told();
            let view = next.view(Viewer::Of(seat));
            let mut found = None;
            for attempt in 0..ATTEMPTS {
                let Turn::Of(twin_mover) = twin.turn() else { break };
                assert_eq!(twin_mover == seat, mover == seat, "a seat knows whether it is asked");
                let same = mover == seat || attempt == 0 && twin.refuse(action).is_none();
                let choice = if same { action } else { dice.pick(&legal(&twin)) };
                let (twin_next, twin_recording) = step(&twin, choice, &mut dice, Viewer::Of(seat));
                let twin_told = twin_recording.told();
                let twin_view = twin_next.view(Viewer::Of(seat));
                if twin_told == told {
                    assert_eq!(
                        twin_view, view,
                        "told the same {told:?}, the seat sees the same; before: {before:?}"
                    );
                    recording.shows_as_much_as(&twin_recording, "told the same in twin worlds");
                    found = Some(twin_next);
                    break;
                }
                // Allowed differences are the order in which the same cards were turned up, and one
                // more card that went back: both were seen and are gone.
                assert!(
                    choice != action
                        || twin_view != view
                        || !other_of_the_same_kinds(&told, &twin_told),
                    "of {action} told {told:?} here and {twin_told:?} there, the seat sees no difference"
                );
            }
            let Some(twin_next) = found else { break };
            followed += 1;
            state = next;
            twin = twin_next;
        }
    }
    assert!(followed > trials / 2, "twins were followed for {followed} steps in {trials} trials");
}

/// Checks that a viewer who is told the same of two decisions of another player sees the same at
/// each event and after them, and one who is told nothing sees no change: search keeps one branch
/// for decisions told alike.
pub fn what_is_told_alike_looks_alike<G: Game>(decisions: usize) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(600 + which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            while let Turn::Of(mover) = state.turn() {
                let legal = legal(&state);
                let others = Seat::all(setup.seats).filter(|&seat| seat != mover).map(Viewer::Of);
                for viewer in others.chain([Viewer::Public]) {
                    let mut looks = vec![(Recording(Vec::new()), state.view(viewer))];
                    for &action in legal.iter().take(12) {
                        let chance = &mut Rng::for_match(seed);
                        let (next, recording) = step(&state, action, chance, viewer);
                        let view = next.view(viewer);
                        let told = recording.told();
                        match looks.iter().find(|(alike, _)| alike.told() == told) {
                            Some((alike, before)) => {
                                assert_eq!(view, *before, "{action}, told {told:?} to {viewer:?}");
                                recording.shows_as_much_as(alike, "told the same of two decisions");
                            }
                            None => looks.push((recording, view)),
                        }
                    }
                }
                let action = dice.pick(&legal);
                state.apply_silently(action, &mut Rng::for_match(seed));
                played += 1;
            }
        }
    }
}

/// Checks that something was uncovered if a seat's own decision shows different things in different
/// worlds that it may be in.
pub fn what_is_shown_by_chance_uncovers<G: Game>(decisions: usize) {
    const WORLDS: usize = 6;
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(700 + which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            while let Turn::Of(mover) = state.turn() {
                let action = dice.pick(&legal(&state));
                let view = state.view(Viewer::Of(mover));
                let chance = &mut Rng::for_match(seed);
                let (next, recording) = step(&state, action, chance, Viewer::Of(mover));
                let told = recording.told();
                for _ in 0..WORLDS {
                    let world = G::sample(&view, &mut dice);
                    let (_, there) = step(&world, action, &mut dice, Viewer::Of(mover));
                    let there = there.told();
                    if there != told && kinds(&there) == kinds(&told) {
                        let reveals_hidden =
                            told.iter().chain(&there).any(Observable::reveals_hidden);
                        assert!(reveals_hidden, "{action} tells {told:?} here and {there:?} there");
                    }
                }
                state = next;
                played += 1;
            }
        }
    }
}
