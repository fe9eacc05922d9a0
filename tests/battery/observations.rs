//! The steps of a decision, as playback shows them, end where the decision ends.

use crate::saves::table;
use crate::{dice, setups};
use regalia::engine::{Game, Seat, Turn, Viewer};
use regalia::session::{Match, UndoRule};

/// Checks random matches for every viewer: each step's event is the one the viewer was told, in
/// order; at most the last step has none, and it then shows something new; the last view is the one
/// after the decision; without steps nothing has changed.
pub fn a_film_is_what_was_told<G: Game>(decisions: usize) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(800 + which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let table = table::<G>(setup, seed, UndoRule::Free);
            let mut play = Match::<G>::new(table).expect("a table that fits");
            while played < decisions && matches!(play.turn(), Turn::Of(_)) {
                let viewers: Vec<Viewer> =
                    Seat::all(setup.seats).map(Viewer::Of).chain([Viewer::Public]).collect();
                let before: Vec<G::View> = viewers.iter().map(|&to| play.view(to)).collect();
                let n = play.position();
                let action = dice.pick(play.legal());
                play.decide(action).expect("a legal decision");
                for (&viewer, before) in viewers.iter().zip(&before) {
                    let observation = &play.observe(n, viewer)[0];
                    let told: Vec<G::Event> =
                        observation.iter().filter_map(|seen| seen.event.clone()).collect();
                    assert_eq!(told, play.events(n, viewer), "{action} for {viewer:?}");
                    let silent = observation.iter().position(|seen| seen.event.is_none());
                    assert!(
                        silent.is_none_or(|at| at + 1 == observation.len()),
                        "{action}: {observation:?}"
                    );
                    let last = observation.last().map_or(before, |seen| &seen.view);
                    assert_eq!(*last, play.view(viewer), "{action} for {viewer:?}");
                }
                played += 1;
            }
            // An earlier decision is shown the same way, whatever was decided since.
            if play.position() > 1 {
                let n = dice.below(play.position() - 1);
                let later: Vec<_> = Seat::all(setup.seats)
                    .map(|seat| (Viewer::Of(seat), play.observe(n, Viewer::Of(seat))[0].clone()))
                    .collect();
                play.go_to(n + 1);
                for (viewer, observation) in later {
                    assert_eq!(
                        play.observe(n, viewer),
                        [observation],
                        "decision {n} for {viewer:?}"
                    );
                }
            }
        }
    }
}
