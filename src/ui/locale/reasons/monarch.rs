//! Why a decision of Monarch is the better one, in words.

use crate::bots::monarch::Reason;

pub fn en(reason: Reason) -> String {
    match reason {}
}

pub fn fr(reason: Reason) -> String {
    match reason {}
}
