//! Why a decision is the better one, in a sentence a reason, a file a game.
//!
//! They are no part of [`Words`](super::Words): whoever thinks for the bots says them
//! too, and need not carry the sentences of the page, nor the page these.

crate::with_games!(game_modules);

use super::Language;
use crate::bots::Bots;

/// A game whose reasons can be said.
pub trait Reasoned: Bots {
    /// The sentence, to whoever decides.
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
