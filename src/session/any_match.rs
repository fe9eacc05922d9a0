//! A match of any game: newly dealt, or opened from a save, a link or records.

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
    /// The rules options. Those not listed have their defaults.
    pub options: Vec<Pair>,
    /// The match's seed.
    pub seed: u64,
    /// The bots' seed.
    pub bot_seed: u64,
    /// The occupant of each seat.
    pub occupants: Vec<Occupant>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
}

impl NewMatch {
    /// Returns the same match with new seeds: another deal, and bots that decide anew.
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
        /// A match of any game in the registry.
        #[derive(Clone, Debug, PartialEq)]
        // The variants differ in size, but only one match lives at a time.
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
            /// Returns the match as `Any`, to downcast it to its game.
            pub fn as_any(&self) -> &dyn std::any::Any {
                match self { $(Self::$game(play) => play,)* }
            }

            /// Returns a new match that begins at the given position of this one.
            #[must_use]
            pub fn from_here(&self, position: usize) -> Self {
                match self { $(Self::$game(play) => Self::$game(play.from_here(position)),)* }
            }

            /// Returns the decision that was made here before and the rest of its gesture, in the
            /// form of a hint.
            pub fn advice_as_before(&self) -> Option<Hint> {
                match self { $(Self::$game(play) => play.advice_as_before(),)* }
            }

            /// Returns the first decision of the gesture that decision `n` belongs to: several
            /// decisions of one player that one button makes.
            pub fn gesture(&self, n: usize) -> usize {
                match self { $(Self::$game(play) => play.gesture(n),)* }
            }

            /// Returns the number of decisions in force, from the first on, that the two matches
            /// have in common. Matches of other deals, seats or options have none.
            pub fn in_common(&self, other: &Self) -> usize {
                match (self, other) {
                    $((Self::$game(one), Self::$game(other)) => one.in_common(other),)*
                    _ => 0,
                }
            }

            /// Returns the match as mutable `Any`, to downcast it to its game.
            pub fn as_any_mut(&mut self) -> &mut dyn std::any::Any {
                match self { $(Self::$game(play) => play,)* }
            }
        }

        /// Deals a new match of any game. Returns `None` if the game is unknown.
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
        /// Returns an error if the text is not a save, or its match cannot be replayed to the end.
        pub fn load(text: &str) -> Result<AnyMatch, LoadError> {
            let head = Head::read(text)?;
            $(
                if head.game == <crate::games::$module::$game as Game>::INFO.id {
                    return save::replay(&head, text).map(AnyMatch::$game);
                }
            )*
            Err(LoadError::UnknownGame(head.game))
        }

        /// Opens a save of any game and any rules version for viewing.
        ///
        /// # Errors
        /// Returns an error if the text is not a save, or its seats and options don't fit today's
        /// rules.
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

        /// Opens a link of any game whose beginning has been read.
        pub(super) fn open_packed(packed: &Packed) -> Result<AnyMatch, LinkError> {
            $(
                if packed.game == <crate::games::$module::$game as Game>::INFO.id {
                    return link::unpack(packed).map(AnyMatch::$game);
                }
            )*
            Err(LinkError::UnknownGame)
        }

        /// Lets a bot answer a question of any game. Returns `None` if the question is invalid.
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

        /// Returns the fixed facts about every game, in the order of the home page.
        pub fn infos() -> Vec<Info> {
            vec![$(<crate::games::$module::$game as Game>::INFO),*]
        }
    };
}
with_games!(any_match);

/// Opens a link of any game: the text after `match/` in an address, even if messengers have added
/// characters around or inside it.
///
/// # Errors
/// Returns an error if the link is damaged or foreign, or does not replay to the state it names.
/// The error is that of the most likely reading.
pub fn open_link(text: &str) -> Result<AnyMatch, LinkError> {
    first_sound(text, |reading| open_packed(&Packed::read(reading)?))
}

/// Opens the first reading of a text that can be opened.
///
/// # Errors
/// Returns the error of the most likely reading.
pub(super) fn first_sound<T>(
    text: &str,
    open: impl Fn(&str) -> Result<T, LinkError>,
) -> Result<T, LinkError> {
    let mut why = LinkError::Damaged;
    for (nth, reading) in link::readings(text).iter().enumerate() {
        match open(reading) {
            Ok(opened) => return Ok(opened),
            Err(fault) if nth == 0 => why = fault,
            Err(_) => {}
        }
    }
    Err(why)
}

impl Records {
    /// Opens the match that these records hold.
    ///
    /// # Errors
    /// Returns an error if the match cannot be opened.
    pub fn open(&self) -> Result<AnyMatch, LoadError> {
        if self.steps.is_empty() {
            return load(&self.head);
        }
        match self.save() {
            Some(save) => load(&save),
            // An error in the head comes first, such as a newer format.
            None => Err(load(&self.head).err().unwrap_or(LoadError::NotJson)),
        }
    }
}
