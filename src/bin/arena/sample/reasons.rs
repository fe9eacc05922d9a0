//! Reasons for a card of Sample Game, in words.

use crate::bots::sample_game::{Prospect, Reason};

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

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::WinsTrick => "You win this trick",
    }
    .to_owned()
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::WinsTrick => "Vous remportez ce pli",
    }
    .to_owned()
}
