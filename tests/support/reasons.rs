//! Why a decision is better: computed for a position from the names of its decisions.

use regalia::bots::Bots;
use regalia::engine::{Names, Turn, Viewer};

/// Returns the reasons for the first of two legal decisions that don't apply to the second.
pub fn reasons<G: Bots>(scene: &impl AsRef<G>, decisions: [&str; 2]) -> Vec<G::Reason> {
    let state = scene.as_ref();
    let Turn::Of(seat) = state.turn() else { panic!("the match goes on") };
    let table = Names::<G>::new();
    let [decision, instead] = decisions.map(|name| {
        let action = table.get(name).unwrap_or_else(|| panic!("nothing is called {name}"));
        assert_eq!(state.refuse(action), None, "{name} is legal");
        action
    });
    G::reasons(&state.view(Viewer::Of(seat)), decision, instead)
}

/// Asserts that the reason is given here, and not in the similar position.
pub fn told_apart<G: Bots>(
    reason: G::Reason,
    decisions: [&str; 2],
    here: &impl AsRef<G>,
    twin: &impl AsRef<G>,
) {
    let [said, unsaid] = [reasons(here, decisions), reasons(twin, decisions)];
    assert!(said.contains(&reason), "{reason:?} is not among {said:?}");
    assert!(!unsaid.contains(&reason), "{reason:?} is among {unsaid:?}");
}
