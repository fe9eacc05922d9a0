//! A decision as it is seen: event by event, each with the view that it left.

use super::Match;
use crate::engine::{Game, Rng, Stream, Told, Viewer};

/// What a viewer sees at one event of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot<G: Game> {
    /// What they were told; nothing in the last one, where the game has gone
    /// on after the last event.
    pub event: Option<G::Event>,
    /// Their view right then.
    pub view: G::View,
}

/// Carries a decision out on `state`, as this viewer sees it. The last shot is
/// what they see when it is done; without a shot nothing has changed for them.
pub fn shots<G: Game>(
    state: &mut G,
    action: G::Action,
    chance: &mut Rng,
    to: Viewer,
) -> Vec<Shot<G>> {
    let before = state.view(to);
    let mut shots: Vec<Shot<G>> = Vec::new();
    state.apply(action, chance, &mut |state, event| {
        shots.extend(event.told(to).map(|event| Shot { event: Some(event), view: state.view(to) }));
    });
    let after = state.view(to);
    if *shots.last().map_or(&before, |shot| &shot.view) != after {
        shots.push(Shot { event: None, view: after });
    }
    shots
}

impl<G: Game> Match<G> {
    /// What this viewer saw before decision `n`, or sees now.
    pub fn view_before(&self, n: usize, to: Viewer) -> G::View {
        self.state_before(n).view(to)
    }

    /// Each decision in force from `from` on as this viewer sees it, in [`shots`].
    pub fn film(&self, from: usize, to: Viewer) -> Vec<Vec<Shot<G>>> {
        let mut state = self.state_before(from);
        let decisions = from..self.position();
        decisions
            .map(|n| {
                let mut chance = Rng::of(self.table().seed, Stream::Chance(n as u32));
                shots(&mut state, self.decisions()[n], &mut chance, to)
            })
            .collect()
    }
}
