//! Decisions that a person means, of whichever game.

use crate::session::AnyMatch;
use std::rc::Rc;

/// What carries decisions out, or says why the rules do not allow it.
type CarryOut = dyn Fn(&mut AnyMatch) -> Result<(), String>;

/// Decisions that a person means, of whichever game.
#[derive(Clone)]
pub struct Choice(Rc<CarryOut>);

impl Choice {
    /// What carries them out.
    pub fn new(carry_out: impl Fn(&mut AnyMatch) -> Result<(), String> + 'static) -> Self {
        Self(Rc::new(carry_out))
    }

    /// Whether both are one and the same.
    pub fn is(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Carries the decisions out, all or none.
    ///
    /// # Errors
    /// Why the rules do not allow it, in the person's language.
    pub fn carry_out(&self, play: &mut AnyMatch) -> Result<(), String> {
        (self.0)(play)
    }
}
