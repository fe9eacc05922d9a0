//! A match of whichever game: dealt anew, or opened from a save, a link or
//! records.

use super::link::{self, LinkError, Packed};
use super::save::{self, Head, LoadError, OtherRules};
use super::{
    Agreement, Answer, DynMatch, Hint, Match, Occupant, Pair, Question, Records, Table, TableError,
};
use super::{answer, options_from};
use crate::engine::{Game, Info, Setup};

/// Everything a new match needs that does not depend on its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// Rules options; those not named have their defaults.
    pub options: Vec<Pair>,
    /// The match's seed.
    pub seed: u64,
    /// The bots' seed.
    pub bot_seed: u64,
    /// Who plays each seat.
    pub occupants: Vec<Occupant>,
    /// What is agreed besides the rules.
    pub agreement: Agreement,
}

impl NewMatch {
    /// The same match with other chance: another deal, and bots that decide anew.
    #[must_use]
    pub fn with_seeds(self, seed: u64, bot_seed: u64) -> Self {
        Self { seed, bot_seed, ..self }
    }
}

fn deal<G: Game>(new: &NewMatch) -> Result<Match<G>, TableError> {
    let seats = new.occupants.len();
    let options = options_from::<G>(&new.options, seats).map_err(|_| TableError::Options)?;
    Match::new(Table {
        setup: Setup { seats, options },
        seed: new.seed,
        bot_seed: new.bot_seed,
        occupants: new.occupants.iter().cloned().map(Occupant::tidy).collect(),
        agreement: new.agreement,
    })
}

macro_rules! any_match {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// A match of one of the house's games.
        #[derive(Clone, Debug, PartialEq)]
        // Some games remember more than others; one match lives at a time.
        #[allow(clippy::large_enum_variant)]
        pub enum AnyMatch {
            $(
                #[doc = concat!("A match of ", stringify!($game), ".")]
                $game(Match<crate::games::$module::$game>),
            )*
        }

        impl std::ops::Deref for AnyMatch {
            type Target = dyn DynMatch;
            fn deref(&self) -> &Self::Target {
                match self { $(Self::$game(play) => play,)* }
            }
        }

        impl std::ops::DerefMut for AnyMatch {
            fn deref_mut(&mut self) -> &mut Self::Target {
                match self { $(Self::$game(play) => play,)* }
            }
        }

        impl AnyMatch {
            /// The match itself, for whoever knows its game.
            pub fn as_any(&self) -> &dyn std::any::Any {
                match self { $(Self::$game(play) => play,)* }
            }

            /// A match that begins where this one stood after so many decisions.
            #[must_use]
            pub fn from_here(&self, position: usize) -> Self {
                match self { $(Self::$game(play) => Self::$game(play.from_here(position)),)* }
            }

            /// The decision that was made here before, and with it those of the same
            /// gesture, as a hint would advise them.
            pub fn advice_as_before(&self) -> Option<Hint> {
                match self { $(Self::$game(play) => play.advice_as_before(),)* }
            }

            /// The match itself, to be changed by whoever knows its game.
            pub fn as_any_mut(&mut self) -> &mut dyn std::any::Any {
                match self { $(Self::$game(play) => play,)* }
            }
        }

        /// Deals a new match of any game; `None` for a game the house does not have.
        pub fn new_match(new: &NewMatch) -> Option<Result<AnyMatch, TableError>> {
            $(
                if new.game == <crate::games::$module::$game as Game>::INFO.id {
                    return Some(deal(new).map(AnyMatch::$game));
                }
            )*
            None
        }

        /// Opens a save of any game.
        ///
        /// # Errors
        /// When the text is not a save, or its match cannot be replayed to the end.
        pub fn load(text: &str) -> Result<AnyMatch, LoadError> {
            let head = Head::read(text)?;
            $(
                if head.game == <crate::games::$module::$game as Game>::INFO.id {
                    return save::replay(&head, text).map(AnyMatch::$game);
                }
            )*
            Err(LoadError::UnknownGame(head.game))
        }

        /// Opens a save of any game whatever its rules were, to be looked at.
        ///
        /// # Errors
        /// When the text is not a save, or its seats and options fit no match of today.
        pub fn look(text: &str) -> Result<OtherRules<AnyMatch>, LoadError> {
            let head = Head::read(text)?;
            $(
                if head.game == <crate::games::$module::$game as Game>::INFO.id {
                    let OtherRules { play, of } = save::look(text)?;
                    return Ok(OtherRules { play: AnyMatch::$game(play), of });
                }
            )*
            Err(LoadError::UnknownGame(head.game))
        }

        /// Opens the text of a link of any game, exactly as it is.
        fn open_packed(text: &str) -> Result<AnyMatch, LinkError> {
            let packed = Packed::read(text)?;
            $(
                if packed.game == <crate::games::$module::$game as Game>::INFO.id {
                    return link::unpack(&packed).map(AnyMatch::$game);
                }
            )*
            Err(LinkError::UnknownGame)
        }

        /// Lets a bot answer a question of any game; `None` if it makes no sense.
        pub fn answer_any(
            question: &Question,
            out_of_time: &mut dyn FnMut() -> bool,
        ) -> Option<Answer> {
            $(
                if question.game == <crate::games::$module::$game as Game>::INFO.id {
                    return answer::<crate::games::$module::$game>(question, out_of_time);
                }
            )*
            None
        }

        /// What is fixed about every game, in the order of the home page.
        pub fn infos() -> Vec<Info> {
            vec![$(<crate::games::$module::$game as Game>::INFO),*]
        }
    };
}
with_games!(any_match);

/// Opens a link of any game: the text after `match/` in an address, with all that messengers
/// have put around it or into it.
///
/// # Errors
/// When it is damaged, foreign, or does not replay to the state it names. The error is that
/// of its most likely reading.
pub fn open_link(text: &str) -> Result<AnyMatch, LinkError> {
    let mut why = LinkError::Damaged;
    for (nth, reading) in link::readings(text).iter().enumerate() {
        match open_packed(reading) {
            Ok(play) => return Ok(play),
            Err(fault) if nth == 0 => why = fault,
            Err(_) => {}
        }
    }
    Err(why)
}

impl Records {
    /// The match that these records are of.
    ///
    /// # Errors
    /// When they are not a match that can be opened.
    pub fn open(&self) -> Result<AnyMatch, LoadError> {
        if self.steps.is_empty() {
            return load(&self.head);
        }
        match self.save() {
            Some(save) => load(&save),
            // What the head alone says is wrong comes first: a newer format, say.
            None => Err(load(&self.head).err().unwrap_or(LoadError::NotJson)),
        }
    }
}
