//! The save: JSON that rebuilds a match from its seed and decisions.

use super::options::{Written, read, read_from_others, written};
use super::{Agreement, Match, Occupant, Retakes, Reviewed, Table, TableError};
use crate::engine::{Game, Names, Seat, Setup, named};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::cmp::Ordering;

/// The version of the save format written today.
pub const FORMAT: u32 = 1;

/// A save longer than this is refused unread, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// Why a text is not a save that can be opened. Nothing has been changed by trying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Not JSON, or cut off.
    NotJson,
    /// JSON, but no save of this house.
    NotASave,
    /// Larger than any match can be.
    TooLarge,
    /// Written by a newer version of the page.
    Newer,
    /// A game that this house does not have.
    UnknownGame(String),
    /// Other rules than the present ones.
    OtherRules,
    /// Seats, seeds or options do not fit the game.
    Table,
    /// The decision of this number is not one that the game knows.
    UnknownDecision(usize),
    /// The decision of this number is not legal there.
    IllegalDecision(usize),
}

/// What every save begins with, whatever its game.
#[derive(Deserialize)]
pub(super) struct Head {
    format: u32,
    pub(super) game: String,
    rules: Option<u64>,
}

impl Head {
    /// Reads what a save begins with.
    ///
    /// # Errors
    /// When the text is not a save of a format that is known here.
    pub(super) fn read(text: &str) -> Result<Self, LoadError> {
        if text.len() > MAX_BYTES {
            return Err(LoadError::TooLarge);
        }
        serde_json::from_str::<IgnoredAny>(text).map_err(|_| LoadError::NotJson)?;
        let head: Self = serde_json::from_str(text).map_err(|_| LoadError::NotASave)?;
        match head.format.cmp(&FORMAT) {
            Ordering::Equal => Ok(head),
            Ordering::Greater => Err(LoadError::Newer),
            // There is no older format yet; each will get a reader of its own here.
            Ordering::Less => Err(LoadError::NotASave),
        }
    }
}

/// A whole save.
#[derive(Serialize, Deserialize)]
pub(super) struct Save {
    format: u32,
    game: String,
    rules: u16,
    seed: u64,
    bot_seed: u64,
    seats: Vec<Occupant>,
    options: Written,
    /// All decisions, those taken back included.
    decisions: Vec<String>,
    /// How many of the decisions are in force.
    position: usize,
    #[serde(flatten)]
    agreement: Agreement,
    /// What is to be remembered of how the match was played.
    bots: Bots,
    /// What was reckoned of it afterwards. What that is is looked at last, since a match
    /// can be opened without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<Box<RawValue>>,
}

#[derive(Default, Serialize, Deserialize)]
struct Bots {
    /// The decisions in which a bot's time ran out before it had thought to the end.
    #[serde(rename = "hasty")]
    timed_out: Vec<u32>,
    /// Whether a person took back more than an honest table would give back.
    taken_back: bool,
    /// How many hints each seat was given; nothing where nobody was given any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hints: Vec<u16>,
    /// The take-backs and second tries; left out where there are none.
    #[serde(default, skip_serializing_if = "Retakes::is_empty")]
    retakes: Retakes,
}

impl Save {
    /// Decision `n` was made: what had been taken back is forgotten, unless it
    /// is what was decided again. `None` if there is no decision before it.
    pub(super) fn decide(&mut self, n: usize, decision: String, timed_out: bool) -> Option<()> {
        if n > self.decisions.len() {
            return None;
        }
        if self.decisions.get(n) != Some(&decision) {
            self.decisions.truncate(n);
            self.decisions.push(decision);
            self.bots.timed_out.retain(|&timed_out| (timed_out as usize) < n);
        }
        if timed_out && !self.bots.timed_out.contains(&(n as u32)) {
            self.bots.timed_out.push(n as u32);
        }
        self.position = n + 1;
        self.review = None;
        Some(())
    }

    /// A seat was given so many hints. `None` if there is no such seat.
    pub(super) fn hint(&mut self, seat: Seat, times: u16) -> Option<()> {
        self.bots.hints.resize(self.seats.len(), 0);
        let count = self.bots.hints.get_mut(seat.index())?;
        *count = count.saturating_add(times);
        Some(())
    }

    /// The match was reviewed.
    pub(super) fn review(&mut self, review: Box<RawValue>) {
        self.review = Some(review);
    }

    /// The first `to` decisions are in force. `None` if there are not so many.
    pub(super) fn go_to(&mut self, to: usize, taken_back: bool, retakes: Retakes) -> Option<()> {
        self.position = to;
        self.bots.taken_back |= taken_back;
        self.bots.retakes.add(retakes);
        (to <= self.decisions.len()).then_some(())
    }
}

impl<G: Game> Match<G> {
    /// The match as a save.
    pub fn save(&self) -> String {
        let decisions = self.decisions().iter().map(ToString::to_string).collect();
        let bots = Bots {
            timed_out: self.timed_out().to_vec(),
            taken_back: self.taken_back(),
            hints: self.hints.clone(),
            retakes: self.retakes(),
        };
        let review =
            self.review().map(|review| to_raw_value(review).expect("a review is plain data"));
        self.save_with(decisions, self.position(), bots, review)
    }

    /// The save of the match before its first decision.
    pub(super) fn head(&self) -> String {
        self.save_with(Vec::new(), 0, Bots::default(), None)
    }

    fn save_with(
        &self,
        decisions: Vec<String>,
        position: usize,
        bots: Bots,
        review: Option<Box<RawValue>>,
    ) -> String {
        let table = self.table();
        let save = Save {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            seed: table.seed,
            bot_seed: table.bot_seed,
            seats: table.occupants.clone(),
            options: written::<G>(&table.setup.options),
            decisions,
            position,
            agreement: table.agreement,
            bots,
            review,
        };
        serde_json::to_string(&save).expect("a save is plain data")
    }
}

/// Opens a save of this game by playing it through.
pub(super) fn replay<G: Game>(head: &Head, text: &str) -> Result<Match<G>, LoadError> {
    if head.rules.ok_or(LoadError::NotASave)? != u64::from(G::INFO.rules) {
        return Err(LoadError::OtherRules);
    }
    let save: Save = serde_json::from_str(text).map_err(|_| LoadError::NotASave)?;
    let options = read::<G>(save.options.clone()).ok_or(LoadError::Table)?;
    let mut play = begun::<G>(&save, options)?;
    for (n, name) in save.decisions.iter().enumerate() {
        if !decided(&mut play, name) {
            return Err(match Names::<G>::new().get(name) {
                Some(_) => LoadError::IllegalDecision(n),
                None => LoadError::UnknownDecision(n),
            });
        }
    }
    if save.position > save.decisions.len() {
        return Err(LoadError::NotASave);
    }
    play.go_to(save.position);
    play.taken_back = save.bots.taken_back;
    play.retakes = save.bots.retakes;
    play.timed_out = save.bots.timed_out;
    let hints = save.bots.hints;
    if hints_fit(&hints, play.table()) {
        play.hints = hints;
    } else {
        play.left_out = true;
    }
    if let Some(review) = save.review {
        match serde_json::from_str::<Reviewed>(review.get()) {
            Ok(review) if review.fits(&play) => play.review = Some(review),
            _ => play.left_out = true,
        }
    }
    Ok(play)
}

/// The match of a save before its first decision.
fn begun<G: Game>(save: &Save, options: G::Options) -> Result<Match<G>, LoadError> {
    Match::<G>::new(Table {
        setup: Setup { seats: save.seats.len(), options },
        seed: save.seed,
        bot_seed: save.bot_seed,
        occupants: save.seats.iter().cloned().map(Occupant::tidy).collect(),
        agreement: save.agreement,
    })
    .map_err(|_: TableError| LoadError::Table)
}

/// Makes the decision of this name; whether it is one that is legal here.
fn decided<G: Game>(play: &mut Match<G>, name: &str) -> bool {
    let legal = named(play.legal().iter().copied(), name);
    legal.is_some_and(|action| play.decide(action).is_ok())
}

/// A save of other rules, as far as its decisions go by those of today: to be looked at,
/// never to be played on, and never to be kept. Of what was taken back nothing is shown.
#[derive(Clone, Debug)]
pub struct OtherRules<M> {
    /// The match, with the decisions that are still legal, up to the first that is not.
    pub play: M,
    /// How many decisions were in force.
    pub of: usize,
}

/// Opens a save of this game whatever its rules were, to be looked at.
pub(super) fn look<G: Game>(text: &str) -> Result<OtherRules<Match<G>>, LoadError> {
    let save: Save = serde_json::from_str(text).map_err(|_| LoadError::NotASave)?;
    let options = read_from_others::<G>(&save.options, save.seats.len()).ok_or(LoadError::Table)?;
    let mut play = begun::<G>(&save, options)?;
    let in_force = save.decisions.get(..save.position).ok_or(LoadError::NotASave)?;
    for name in in_force {
        if !decided(&mut play, name) {
            break;
        }
    }
    Ok(OtherRules { play, of: in_force.len() })
}

/// Whether these hints can have been given at this table: only to persons.
fn hints_fit<O>(hints: &[u16], table: &Table<O>) -> bool {
    let whole = hints.is_empty() || hints.len() == table.occupants.len();
    let given = hints.iter().zip(&table.occupants).filter(|(count, _)| **count > 0);
    whole
        && given.clone().all(|(_, occupant)| occupant.is_person())
        && (table.agreement.hints || given.count() == 0)
}
