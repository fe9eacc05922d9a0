//! The reasons for decisions: one sentence per reason or prospect, one file per game.
//!
//! They are not part of [`Messages`](super::Messages): the teacher's worker uses them without the
//! sentences of the page, and the page does not carry them.

crate::with_games!(game_modules);

use super::Language;
use crate::bots::{Bots, Comparison, Why};

/// A game whose reasons have sentences.
pub trait Reasoned: Bots {
    /// Returns the sentence, addressed to the player who decides.
    fn said(language: Language, reason: Self::Reason) -> String;

    /// Returns a prospect as a clause, addressed to the same player.
    fn foreseen(language: Language, prospect: Self::Prospect) -> String;

    /// Returns the sentence of a certain reason or of a comparison.
    fn why(language: Language, why: Why<Self::Reason, Self::Prospect>) -> String {
        match why {
            Why::Certain(reason) => Self::said(language, reason),
            Why::Compared(Comparison { prospect, here, there }) => {
                let clause = Self::foreseen(language, prospect);
                let is_rough = (1..10).contains(&here);
                match language {
                    Language::En => {
                        let about = if is_rough { "about " } else { "" };
                        format!(
                            "{clause} in {about}{here} out of 10 cases, compared with {there} for the other move."
                        )
                    }
                    Language::Fr => {
                        let about = if is_rough { "environ " } else { "" };
                        format!(
                            "{clause} {about}{here} fois sur 10, contre {there} avec l’autre choix."
                        )
                    }
                }
            }
        }
    }
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

                fn foreseen(language: Language, prospect: Self::Prospect) -> String {
                    match language {
                        Language::En => $module::en_prospect(prospect),
                        Language::Fr => $module::fr_prospect(prospect),
                    }
                }
            }
        )*
    };
}
crate::with_games!(each_is_said);
