//! Why a decision of Mon Royaume is the better one, in words.

use crate::bots::mon_royaume::Reason;

pub fn en(reason: Reason) -> String {
    match reason {}
}

pub fn fr(reason: Reason) -> String {
    match reason {}
}
