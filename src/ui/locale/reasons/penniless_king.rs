//! Why a decision of The Penniless King is the better one, in words.

use crate::bots::penniless_king::Reason;

pub fn en(reason: Reason) -> String {
    match reason {}
}

pub fn fr(reason: Reason) -> String {
    match reason {}
}
