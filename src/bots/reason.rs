//! The order of reasons: the one that explains most of the difference between two decisions comes
//! first.

use serde::Serialize;
use std::cmp::Reverse;
use std::fmt::Debug;
use std::mem::discriminant;

/// A reason for a decision with its rough worth.
pub trait Weighed: Copy + Debug + PartialEq + Serialize {
    /// Returns the rough worth of the reason, above 0, in a unit of the game. It only puts reasons
    /// in order.
    fn worth(self) -> i32;
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
    let mut all: Vec<(i32, R)> = own.chain(both).filter(|&(part, _)| part > 0).collect();
    all.sort_by_key(|&(part, _)| Reverse(part));
    all.into_iter().map(|(_, reason)| reason).collect()
}
