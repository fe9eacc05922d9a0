//! The order of reasons: the one that explains most of the difference between two decisions comes
//! first.

use super::Bots;
use serde::Serialize;
use std::fmt::Debug;
use std::mem::discriminant;

/// A reason for a decision with its rough worth.
pub trait Weighed: Copy + Debug + PartialEq + Serialize {
    /// The greatest worth of a reason that does not explain why one decision is clearly better.
    const SLIGHT: i32;

    /// Returns the rough worth of the reason, above 0, in a unit of the game. It only puts reasons
    /// in order, and tells the slight ones.
    fn worth(self) -> i32;

    /// Returns true if the other decision gives something away for nothing, such as a card that would have
    /// no effect.
    fn spares(self) -> bool {
        false
    }

    /// Returns true if it does not explain why one decision is clearly better.
    #[inline(never)]
    fn is_slight(self) -> bool {
        self.worth() <= Self::SLIGHT
    }
}

/// What is sure of a decision, whatever is hidden from its seat and whatever chance brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sure<R> {
    /// The seat can win the match within its turn, for this reason.
    Wins(R),
    /// Whatever else the seat does in its turn, others can win before its next one, or have won.
    Loses,
    /// Neither is sure.
    Open,
}

/// Returns the reasons for one decision that do not hold as well for the other, the one that
/// explains most of their difference first; equal ones keep their order. `compared` has the reasons
/// that arise only from comparing the two.
///
/// A reason that is the other's as well says nothing. Of two reasons of a kind, such as a gain of 3
/// coins and one of 2, only the stronger is given, and it explains no more than their difference.
pub fn telling<R: Weighed>(mut one: Vec<R>, other: &[R], compared: Vec<R>) -> Vec<R> {
    let others: Vec<R> = other.iter().copied().filter(|reason| !one.contains(reason)).collect();
    one.retain(|reason| !other.contains(reason));
    let explains = |reason: R| {
        let alike = others.iter().filter(|there| discriminant(*there) == discriminant(&reason));
        reason.worth() - alike.map(|there| there.worth()).max().unwrap_or(0)
    };
    let own = one.into_iter().map(|reason| (explains(reason), reason));
    let both = compared.into_iter().map(|reason| (reason.worth(), reason));
    let mut all: Vec<(i32, R)> = Vec::new();
    // There are few: sorting would take more code than all of this.
    for (part, reason) in own.chain(both).filter(|&(part, _)| part > 0) {
        let at = all.partition_point(|&(other, _)| other >= part);
        all.insert(at, (part, reason));
    }
    all.into_iter().map(|(_, reason)| reason).collect()
}

/// Returns the certain reason that explains most of why a decision is better than another; `None` if there is
/// none.
// One copy for each game: the chunk of its teacher is full.
#[inline(never)]
pub fn first_reason<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
) -> Option<G::Reason> {
    G::reasons(view, decision, instead).first().copied()
}
