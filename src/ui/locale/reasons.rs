//! The reasons for decisions in sentences. They are not part of [`Messages`](super::Messages): the
//! teacher's worker uses them without the sentences of the page, and the page does not carry them.

use super::{Language, in_language};
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
                in_language!(language, words => words::compared(&clause, here, there))
            }
            Why::Scores { own, here, there } => {
                in_language!(language, words => words::scores(own, here, there))
            }
            Why::Escapes => in_language!(language, words => words::ESCAPES.to_owned()),
            Why::Lost => in_language!(language, words => words::LOST.to_owned()),
        }
    }
}

macro_rules! each_is_said {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            impl Reasoned for crate::games::$module::$game {
                fn said(language: Language, reason: Self::Reason) -> String {
                    in_language!(language, words => words::$module::reason(reason))
                }

                fn foreseen(language: Language, prospect: Self::Prospect) -> String {
                    in_language!(language, words => words::$module::prospect(prospect))
                }
            }
        )*
    };
}
crate::with_games!(each_is_said);
