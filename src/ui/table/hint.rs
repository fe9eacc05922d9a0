//! The state of a hint: not asked for, computed, known, or not available.

use super::effect::Effects;
use super::msg::Timer;
use crate::session::Hint;

/// The state of the hint for the current decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum HintState {
    /// No hint was asked for.
    #[default]
    None,
    /// The teacher is thinking.
    Asked {
        /// True if the reason is wanted as well.
        why: bool,
    },
    /// The hint is highlighted on the board.
    Shown {
        /// The hint.
        hint: Hint,
        /// True if its reason is shown as well.
        why: bool,
    },
}

impl HintState {
    /// Returns the hint, once it is known.
    pub fn hint(&self) -> Option<&Hint> {
        match self {
            Self::Shown { hint, .. } => Some(hint),
            _ => None,
        }
    }

    /// Clears the hint. Returns true if there was one.
    pub fn clear(&mut self, effects: &mut Effects) -> bool {
        let before = std::mem::take(self);
        if matches!(before, Self::Asked { .. }) {
            effects.cancel(Timer::Teacher);
        }
        before != Self::None
    }
}
