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

    /// Returns the sentence of a comparison.
    fn compared(language: Language, comparison: Comparison<Self::Prospect>) -> String {
        let Comparison { prospect, here, there } = comparison;
        let clause = Self::foreseen(language, prospect);
        in_language!(language, words => words::compared(&clause, here, there))
    }

    /// Returns the sentence of a certain reason or of a comparison.
    fn why(language: Language, why: Why<Self::Reason, Self::Prospect>) -> String {
        match why {
            Why::Certain(reason) => Self::said(language, reason),
            Why::Compared(comparison) => Self::compared(language, comparison),
            Why::Trade(both) => {
                let [here, there] = both.map(|comparison| Self::compared(language, comparison));
                in_language!(language, words => words::trade(&here, &there))
            }
            Why::Leans(comparison) => {
                let compared = Self::compared(language, comparison);
                in_language!(language, words => words::slight(&compared))
            }
            Why::Each(both) => {
                let [here, there] = both.map(|reason| Self::said(language, reason));
                in_language!(language, words => words::each(&here, &there))
            }
            Why::Slight(reason) => {
                let reason = Self::said(language, reason);
                in_language!(language, words => words::slight(&reason))
            }
            Why::Depends { hidden, here } => {
                let clause = Self::foreseen(language, hidden);
                in_language!(language, words => words::depends(&clause, here))
            }
            Why::Indifferent => in_language!(language, words => words::INDIFFERENT.to_owned()),
            Why::Winning => in_language!(language, words => words::WINNING.to_owned()),
            Why::Hopeless => in_language!(language, words => words::HOPELESS.to_owned()),
            Why::Same => in_language!(language, words => words::SAME.to_owned()),
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
