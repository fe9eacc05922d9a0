//! A decision as a viewer sees it: event by event, each with the view after it.

use super::Match;
use super::play::count_applied;
use crate::engine::{Game, Observable, Rng, Viewer};

/// One step of a decision as a viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Observation<G: Game> {
    /// The event as the viewer is told it. `None` in the last one if the state has changed after
    /// the last event.
    pub event: Option<G::Event>,
    /// The viewer's view right after the event.
    pub view: G::View,
}

/// Applies a decision to `state` and returns it as this viewer sees it. The last observation has the view
/// after the decision. The list is empty if nothing has changed for the viewer.
pub fn observe<G: Game>(
    state: &mut G,
    action: G::Action,
    chance: &mut Rng,
    to: Viewer,
) -> Vec<Observation<G>> {
    let before = state.view(to);
    let mut seen: Vec<Observation<G>> = Vec::new();
    state.apply_told(action, chance, &mut |state, event| {
        seen.extend(
            event.seen_by(to).map(|event| Observation { event: Some(event), view: state.view(to) }),
        );
    });
    with_end(seen, &before, state.view(to))
}

/// Adds the view after a decision, if it differs from that after its last event.
fn with_end<G: Game>(
    mut seen: Vec<Observation<G>>,
    before: &G::View,
    after: G::View,
) -> Vec<Observation<G>> {
    if *seen.last().map_or(before, |last| &last.view) != after {
        seen.push(Observation { event: None, view: after });
    }
    seen
}

impl<G: Game> Match<G> {
    /// Returns this viewer's view before decision `n`, or the current one.
    pub fn view_before(&self, n: usize, to: Viewer) -> G::View {
        self.state_before(n).view(to)
    }

    /// Returns decision `n` as this viewer sees it; `None` if it is long past.
    fn observe_recent(&self, n: usize, to: Viewer) -> Option<Vec<Observation<G>>> {
        let steps = self.steps(n)?;
        let seen = |(event, state): (&G::Event, &G)| {
            Some(Observation { event: Some(event.seen_by(to)?), view: state.view(to) })
        };
        let seen = self.log()[n].events.iter().zip(&steps.at).filter_map(seen).collect();
        let after = self.steps(n + 1).map_or(self.state(), |next| &next.before);
        Some(with_end(seen, &steps.before.view(to), after.view(to)))
    }

    /// Returns the [`observe`] of each decision in force from `from` on, as this viewer sees them.
    /// Decisions that are long past are applied again.
    pub fn observe(&self, from: usize, to: Viewer) -> Vec<Vec<Observation<G>>> {
        let recent =
            (from..self.position()).find(|&n| self.steps(n).is_some()).unwrap_or(self.position());
        let mut past = Vec::new();
        if from < recent {
            let mut state = self.state_before(from);
            let mut chance = self.chance();
            let again = |n| {
                count_applied();
                observe(&mut state, self.decisions()[n], &mut chance, to)
            };
            past = (from..recent).map(again).collect();
        }
        past.extend((recent..self.position()).filter_map(|n| self.observe_recent(n, to)));
        past
    }
}
