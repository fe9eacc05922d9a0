//! Reasons for a card of Sample Game, in words.

use crate::bots::sample_game::Reason;

pub fn en(reason: Reason) -> String {
    match reason {
        Reason::TakesTrick => "It’s sure to take the trick.",
    }
    .to_owned()
}

pub fn fr(reason: Reason) -> String {
    match reason {
        Reason::TakesTrick => "Elle remporte le pli à coup sûr.",
    }
    .to_owned()
}
