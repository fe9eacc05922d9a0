//! The reasons for decisions: one sentence per reason, one file per game.
//!
//! They are not part of [`Messages`](super::Messages): the teacher's worker uses them without the
//! sentences of the page, and the page does not carry them.

crate::with_games!(game_modules);

use super::Language;
use crate::bots::Bots;

/// A game whose reasons have sentences.
pub trait Reasoned: Bots {
    /// Returns the sentence, addressed to the player who decides.
    fn said(language: Language, reason: Self::Reason) -> String;
}

macro_rules! each_is_said {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            impl Reasoned for crate::games::$module::$game {
                fn said(language: Language, reason: Self::Reason) -> String {
                    match language {
                        Language::En => $module::en(reason),
                        Language::Fr => $module::fr(reason),
                    }
                }
            }
        )*
    };
}
crate::with_games!(each_is_said);
