//! A match of any game: newly dealt, or opened from a save, a link or records.

use super::link::{self, LinkError, Packed};
use super::loaded::rules_of;
use super::remote::Told;
use super::save::{Head, LoadError, OtherRules};
use super::{Agreement, DynMatch, Hint, Match, Occupant, Pair, Records, TableError};
use crate::bots::Bots;
use crate::engine::{Game, Info, Seat, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::cmp::Ordering;
use std::fmt::{Debug, Formatter};
use std::ops::{Deref, DerefMut};

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

/// A match of any game. Only the code that loads a game knows its type, so a page that opens one game
/// fetches no other.
pub struct AnyMatch(Box<dyn OwnedMatch>);

/// What a match of any game can do besides [`DynMatch`]: what needs the game's bots, or another match
/// of the same game.
pub trait OwnedMatch: DynMatch {
    /// Returns the match as `Any`, to downcast it to its game.
    fn as_any(&self) -> &dyn Any;
    /// Returns the match as mutable `Any`, to downcast it to its game.
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn OwnedMatch>;
    /// Returns true if the other is the same match.
    fn is_same(&self, other: &dyn Any) -> bool;
    /// Returns a new match that begins at the given position of this one.
    #[must_use]
    fn from_here(&self, position: usize) -> AnyMatch;
    /// Returns the decision that was made here before and the rest of its gesture, in the form of a
    /// hint.
    fn advice_as_before(&self) -> Option<Hint>;
    /// Returns the first decision of the gesture that decision `n` belongs to: several decisions of
    /// one player that one button makes.
    fn gesture(&self, n: usize) -> usize;
    /// Returns the number of decisions in force, from the first on, that the two matches have in
    /// common. Matches of other games, deals, seats or options have none.
    fn in_common(&self, other: &AnyMatch) -> usize;
    /// Returns the course of the match for a seat: after each part, whether the seat was ahead, level
    /// with the best of the others, or behind. Empty if the game counts no points before its end.
    fn course(&self, seat: Seat) -> Vec<Ordering>;
    /// Returns what a viewer is told of the decisions from `from` on ([`Told`](super::remote::Told)).
    fn told(&self, to: Viewer, from: usize, serial: u64, is_joining: bool) -> Box<RawValue>;
}

impl<G: Bots> OwnedMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
    fn boxed(&self) -> Box<dyn OwnedMatch> {
        Box::new(self.clone())
    }
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
    fn from_here(&self, position: usize) -> AnyMatch {
        Match::from_here(self, position).into()
    }
    fn advice_as_before(&self) -> Option<Hint> {
        Match::advice_as_before(self)
    }
    fn gesture(&self, n: usize) -> usize {
        Match::gesture(self, n)
    }
    fn in_common(&self, other: &AnyMatch) -> usize {
        other.downcast_ref().map_or(0, |other| Match::in_common(self, other))
    }
    fn course(&self, seat: Seat) -> Vec<Ordering> {
        Match::course(self, seat)
    }
    fn told(&self, to: Viewer, from: usize, serial: u64, is_joining: bool) -> Box<RawValue> {
        let told = Told::of(self, to, from, serial, is_joining);
        to_raw_value(&told).expect("what is told is plain data")
    }
}

impl<G: Bots> From<Match<G>> for AnyMatch {
    fn from(play: Match<G>) -> Self {
        Self(Box::new(play))
    }
}

impl AnyMatch {
    /// Returns the match if it is of this game.
    pub fn downcast_ref<G: Bots>(&self) -> Option<&Match<G>> {
        self.0.as_any().downcast_ref()
    }

    /// Returns the match, mutably, if it is of this game.
    pub fn downcast_mut<G: Bots>(&mut self) -> Option<&mut Match<G>> {
        self.0.as_any_mut().downcast_mut()
    }
}

impl Deref for AnyMatch {
    type Target = dyn OwnedMatch;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for AnyMatch {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Clone for AnyMatch {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl PartialEq for AnyMatch {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(other.0.as_any())
    }
}

impl Debug for AnyMatch {
    /// Writes the save: to print every part of every game would be code that no player needs.
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        to.write_str(&self.0.save())
    }
}

/// Deals a new match of any game. Returns `None` if the game is not [loaded](super::load_game).
pub fn new_match(new: &NewMatch) -> Option<Result<AnyMatch, TableError>> {
    rules_of(&new.game).map(|rules| (rules.deal)(new))
}

/// Opens a save of any game.
///
/// # Errors
/// Returns an error if the text is not a save, its match cannot be replayed to the end, or its game
/// is not [loaded](super::load_game).
pub fn load(text: &str) -> Result<AnyMatch, LoadError> {
    let head = Head::read(text)?;
    match rules_of(&head.game) {
        Some(rules) => (rules.replay)(&head, text),
        None => Err(LoadError::UnknownGame(head.game)),
    }
}

/// Opens a save of any game and any rules version for viewing.
///
/// # Errors
/// Returns an error if the text is not a save, its seats and options don't fit today's rules, or its
/// game is not [loaded](super::load_game).
pub fn look(text: &str) -> Result<OtherRules<AnyMatch>, LoadError> {
    let head = Head::read(text)?;
    match rules_of(&head.game) {
        Some(rules) => (rules.look)(text),
        None => Err(LoadError::UnknownGame(head.game)),
    }
}

/// Opens a link of any game whose beginning has been read.
pub(super) fn open_packed(packed: &Packed) -> Result<AnyMatch, LinkError> {
    let rules = rules_of(&packed.game).ok_or(LinkError::UnknownGame)?;
    (rules.unpack)(packed)
}

macro_rules! infos {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns the fixed facts about every game, in the order of the home page.
        pub fn infos() -> Vec<Info> {
            vec![$(<crate::games::$module::$game as Game>::INFO),*]
        }
    };
}
with_games!(infos);

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
