//! Why a decision is better than another: nothing is known yet that is certain.

use serde::Serialize;

/// What speaks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Reason {}
