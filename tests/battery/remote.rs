//! What a host sends to a guest is a function of the guest's view and the events told to it.

use crate::knowledge::legal;
use crate::{dealt, dice, setups};
use regalia::engine::{Game, Rng, Seat, Turn, Viewer};
use regalia::session::observe;
use regalia::session::remote::{Told, ToldDecision};

/// Carries out one decision. Returns the world after it, what the viewer is told of it, and the
/// message about it as it is sent.
fn told<G: Game>(
    world: &G,
    action: G::Action,
    chance: &mut Rng,
    to: Viewer,
) -> (G, ToldDecision<G>, String) {
    let Turn::Of(mover) = world.turn() else { panic!("the match goes on") };
    let mut next = world.clone();
    let seen = observe(&mut next, action, chance, to);
    let decision = ToldDecision::of(mover, false, seen.into_iter().map(Into::into).collect(), to);
    let message = Told::new(8, 3, vec![decision.clone()], &next, to);
    let text = serde_json::to_string(&message).expect("plain data");
    let read: Told<G> = serde_json::from_str(&text).expect("what was written");
    assert_eq!(read, message, "a message survives being written and read");
    (next, decision, text)
}

/// Returns the events that were told.
fn events<G: Game>(decision: &ToldDecision<G>) -> Vec<G::Event> {
    decision.seen.iter().filter_map(|seen| seen.event.clone()).collect()
}

/// Returns another world that looks the same to a viewer. For the public every hand is dealt anew,
/// one after another.
fn twin_of<G: Game>(state: &G, viewer: Viewer, seats: usize, dice: &mut Rng) -> G {
    match viewer {
        Viewer::Of(_) => G::sample(&state.view(viewer), dice),
        Viewer::Public => Seat::all(seats)
            .fold(state.clone(), |world, seat| G::sample(&world.view(Viewer::Of(seat)), dice)),
    }
}

/// Plays on from the true state and from a twin world that looks the same to a viewer, seat or
/// public. As long as the viewer is told the same events, the messages are the same to the byte,
/// whatever is hidden.
pub fn twin_worlds_send_the_same_bytes<G: Game>(trials: usize) {
    const STEPS: usize = 24;
    const ATTEMPTS: usize = 12;
    let setups = setups::<G>();
    let (mut followed, mut different) = (0, 0);
    for trial in 0..trials {
        let setup = &setups[trial % setups.len()];
        let mut dice = dice(300_000 + trial as u64);
        let mut state: G = dealt(setup, trial as u64);
        for _ in 0..dice.below(60) {
            if matches!(state.turn(), Turn::Over(_)) {
                break;
            }
            let action = dice.pick(&legal(&state));
            state.apply_silently(action, &mut dice);
        }
        let nth = dice.below(setup.seats + 1);
        let viewer =
            if nth == setup.seats { Viewer::Public } else { Viewer::Of(Seat::new(nth)) };
        let mut twin = twin_of(&state, viewer, setup.seats, &mut dice);
        different += usize::from(twin != state);
        let whole = |world: &G| {
            serde_json::to_string(&Told::new(7, 0, Vec::new(), world, viewer)).expect("plain data")
        };
        assert_eq!(whole(&twin), whole(&state), "{viewer:?} joins");
        for _ in 0..STEPS {
            let Turn::Of(mover) = state.turn() else { break };
            let action = dice.pick(&legal(&state));
            let (next, decision, text) = told(&state, action, &mut dice, viewer);
            let mut found = None;
            for attempt in 0..ATTEMPTS {
                let Turn::Of(twin_mover) = twin.turn() else { break };
                let own = viewer.is(mover) && viewer.is(twin_mover);
                let same = own || attempt == 0 && twin.refuse(action).is_none();
                let choice = if same { action } else { dice.pick(&legal(&twin)) };
                let (twin_next, twin_decision, twin_text) =
                    told(&twin, choice, &mut dice, viewer);
                // A decision of which the viewer is told nothing at all is one for each mover.
                let alike = events(&twin_decision) == events(&decision)
                    && next.view(viewer) == twin_next.view(viewer);
                if alike {
                    assert_eq!(twin_text, text, "{viewer:?} is told {:?}", events(&decision));
                    found = Some(twin_next);
                    break;
                }
            }
            let Some(twin_next) = found else { break };
            followed += 1;
            state = next;
            twin = twin_next;
        }
    }
    assert!(followed > trials / 2, "twins were followed for {followed} steps in {trials} trials");
    println!("{followed} steps in {trials} trials, {different} with other hidden cards");
}
