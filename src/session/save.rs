//! The save: JSON from which a match is rebuilt with its seed and decisions.

use super::options::{Written, read, read_from_others, written};
use super::play::{EarlyEnd, forget_left};
use super::{Agreement, Match, Occupant, Reviewed, Table, TableError, UndoRecord};
use crate::engine::{Game, Names, Seat, SeatSet, Setup, errors, named};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::cmp::Ordering;

/// The version of the save format that is written today.
pub const FORMAT: u32 = 1;

/// The size limit of a save, in bytes. A longer text is refused unread.
const MAX_BYTES: usize = 1 << 20;

errors! {
    /// Why a text cannot be opened as a save. The attempt changes nothing.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum LoadError {
        /// The text is not JSON, or was cut off.
        NotJson,
        /// The JSON is not a save of this site.
        NotASave,
        /// The text is longer than any save can be.
        TooLarge,
        /// A newer version of the page wrote it.
        Newer,
        /// The catalog has no game with this id.
        UnknownGame(String),
        /// It was made with other rules than today's.
        OtherRules,
        /// The seats, seeds or options don't fit the game.
        Table,
        /// A decision has a name that the game does not know; the value is its number.
        UnknownDecision(usize),
        /// The decision with this number is not legal there.
        IllegalDecision(usize),
    }
}

/// The beginning of every save, whatever its game.
#[derive(Deserialize)]
pub(super) struct Head {
    format: u32,
    pub(super) game: String,
    rules: Option<u64>,
}

impl Head {
    /// Reads the beginning of a save.
    ///
    /// # Errors
    /// Returns an error if the text is not a save of a known format.
    pub(super) fn read(text: &str) -> Result<Self, LoadError> {
        if text.len() > MAX_BYTES {
            return Err(LoadError::TooLarge);
        }
        serde_json::from_str::<IgnoredAny>(text).map_err(|_| LoadError::NotJson)?;
        let head: Self = serde_json::from_str(text).map_err(|_| LoadError::NotASave)?;
        match head.format.cmp(&FORMAT) {
            Ordering::Equal => Ok(head),
            Ordering::Greater => Err(LoadError::Newer),
            // There is no older format yet; each will get its reader here.
            Ordering::Less => Err(LoadError::NotASave),
        }
    }
}

/// Returns the game of a save; `None` if the text is not a save of a known format.
pub fn game_in_save(text: &str) -> Option<String> {
    Head::read(text).ok().map(|head| head.game)
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
    /// All decisions, including those taken back.
    decisions: Vec<String>,
    /// The number of decisions in force.
    position: usize,
    /// Each agreement is a field of the save. They are read on their own: a reader of flattened fields
    /// keeps every other one first, and is twice as long.
    #[serde(flatten, skip_deserializing)]
    agreement: Agreement,
    #[serde(rename = "bots")]
    facts: Facts,
    /// The review of the match. It is parsed last and separately, since a match can be opened
    /// without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<Box<RawValue>>,
}

/// Facts about how a match was played.
#[derive(Default, Serialize, Deserialize)]
pub struct Facts {
    /// The numbers of the decisions in which a bot's time ran out.
    #[serde(rename = "hasty")]
    pub(super) timed_out: Vec<u32>,
    /// The numbers of the decisions that a bot made for a person. The library keeps them, and a save has
    /// none.
    #[serde(skip)]
    pub(super) stood_in: Vec<u32>,
    /// The persons for whom a bot plays. The library keeps them too.
    #[serde(skip)]
    pub(super) by_bots: SeatSet,
    /// By seat, the move before which its person left the match ([`Match::left`]). The library keeps it too.
    #[serde(skip)]
    pub(super) left: Vec<u16>,
    /// True if a person took back more than [`UndoRule::Honest`](super::UndoRule::Honest) allows.
    pub(super) taken_back: bool,
    /// The number of hints by seat; empty if none were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) hints: Vec<u16>,
    /// True if a person asked for a hint, and the teacher had none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) unadvised: bool,
    /// The undone decisions and second tries; left out if there are none.
    #[serde(default, rename = "retakes", skip_serializing_if = "UndoRecord::is_empty")]
    pub(super) undo_record: UndoRecord,
    /// How the match was ended early, after its last decision.
    #[serde(default, rename = "gave_up", skip_serializing_if = "Option::is_none")]
    pub(super) ended_early: Option<EarlyEnd>,
}

impl Save {
    /// Reads a save; `None` if the text is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        let save = serde_json::from_str::<Self>(text).ok()?;
        Some(Self { agreement: serde_json::from_str(text).ok()?, ..save })
    }

    /// Notes that decision `n` was made. All decisions taken back are forgotten, unless it redoes
    /// the first of them. Returns `None` if the decision before it is missing.
    pub(super) fn decide(
        &mut self,
        n: usize,
        decision: String,
        timed_out: bool,
        stood_in: bool,
    ) -> Option<()> {
        if n > self.decisions.len() {
            return None;
        }
        if self.decisions.get(n) != Some(&decision) {
            self.decisions.truncate(n);
            self.decisions.push(decision);
            self.facts.timed_out.retain(|&timed_out| (timed_out as usize) < n);
            self.facts.stood_in.retain(|&stood_in| (stood_in as usize) < n);
            forget_left(&mut self.facts.left, n);
        }
        let noted = [(timed_out, &mut self.facts.timed_out), (stood_in, &mut self.facts.stood_in)];
        for (is_so, numbers) in noted {
            if is_so && !numbers.contains(&(n as u32)) {
                numbers.push(n as u32);
            }
        }
        self.position = n + 1;
        (self.review, self.facts.ended_early) = (None, None);
        Some(())
    }

    /// Notes that a seat was given `times` hints, or that the teacher had none. Returns `None` if there is no
    /// such seat.
    pub(super) fn hint(&mut self, seat: Seat, times: u16) -> Option<()> {
        if times == 0 {
            self.facts.unadvised = true;
            return Some(());
        }
        self.facts.hints.resize(self.seats.len(), 0);
        let count = self.facts.hints.get_mut(seat.index())?;
        *count = count.saturating_add(times);
        Some(())
    }

    /// Notes for which persons a bot plays from now on, how the match was ended early, and who has left it.
    pub(super) fn note(&mut self, by_bots: SeatSet, ended: Option<EarlyEnd>, left: Vec<u16>) {
        (self.facts.by_bots, self.facts.ended_early, self.facts.left) = (by_bots, ended, left);
    }

    /// Returns the facts, some of which a save leaves out, and the library keeps: the decisions that a bot
    /// made for a person, the persons for whom one plays, and those who have left.
    pub(super) fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Returns the save as text.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("a save is plain data")
    }

    /// Notes that the match was reviewed.
    pub(super) fn review(&mut self, review: Box<RawValue>) {
        self.review = Some(review);
    }

    /// Notes that the first `to` decisions are in force. Returns `None` if there are fewer.
    pub(super) fn go_to(
        &mut self,
        to: usize,
        taken_back: bool,
        undo_record: UndoRecord,
    ) -> Option<()> {
        self.position = to;
        self.facts.taken_back |= taken_back;
        self.facts.undo_record.add(undo_record);
        (to <= self.decisions.len()).then_some(())
    }
}

impl<G: Game> Match<G> {
    /// Returns the match as a save.
    pub fn save(&self) -> String {
        let decisions = self.decisions().iter().map(ToString::to_string).collect();
        let facts = Facts {
            timed_out: self.timed_out().to_vec(),
            stood_in: Vec::new(),
            by_bots: SeatSet::NONE,
            left: Vec::new(),
            taken_back: self.taken_back(),
            hints: self.hints.clone(),
            unadvised: self.unadvised,
            undo_record: self.undo_record(),
            ended_early: self.ended_early(),
        };
        let review =
            self.review().map(|review| to_raw_value(review).expect("a review is plain data"));
        self.save_with(decisions, self.position(), facts, review)
    }

    /// Returns the save of the match before its first decision.
    pub(super) fn head(&self) -> String {
        self.save_with(Vec::new(), 0, Facts::default(), None)
    }

    /// Adds what is known of how the match was played. A part that does not fit is left out.
    pub(super) fn add_facts(&mut self, facts: Facts, review: Option<&RawValue>) {
        self.taken_back = facts.taken_back;
        self.unadvised = facts.unadvised;
        self.undo_record = facts.undo_record;
        self.timed_out = facts.timed_out;
        self.stood_in = facts.stood_in;
        self.by_bots = facts.by_bots;
        self.keep_left(facts.left);
        if let Some(how) = facts.ended_early {
            let is_last = self.position() == self.decisions().len();
            self.left_out |= !is_last || !self.end_early(how);
        }
        if hints_fit(&facts.hints, self.table()) {
            self.hints = facts.hints;
        } else {
            self.left_out = true;
        }
        if let Some(review) = review {
            match serde_json::from_str::<Reviewed>(review.get()) {
                Ok(review) if review.fits(self) => self.review = Some(review),
                _ => self.left_out = true,
            }
        }
    }

    fn save_with(
        &self,
        decisions: Vec<String>,
        position: usize,
        facts: Facts,
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
            facts,
            review,
        };
        serde_json::to_string(&save).expect("a save is plain data")
    }
}

/// The facts that every save has, whatever its game and rules.
#[derive(Deserialize)]
pub(super) struct Outside {
    pub(super) game: String,
    pub(super) rules: u16,
    pub(super) seed: u64,
    pub(super) bot_seed: u64,
    pub(super) seats: Vec<Occupant>,
}

/// Opens a save of one game.
///
/// # Errors
/// Returns an error if the text is not a save of this game, or its match cannot be replayed to the
/// end.
pub fn load_match<G: Game>(text: &str) -> Result<Match<G>, LoadError> {
    let head = Head::read(text)?;
    if head.game == G::INFO.id {
        replay(&head, text)
    } else {
        Err(LoadError::UnknownGame(head.game))
    }
}

/// Opens a save of this game by replaying it.
pub(super) fn replay<G: Game>(head: &Head, text: &str) -> Result<Match<G>, LoadError> {
    if head.rules.ok_or(LoadError::NotASave)? != u64::from(G::INFO.rules) {
        return Err(LoadError::OtherRules);
    }
    let save = Save::read(text).ok_or(LoadError::NotASave)?;
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
    play.add_facts(save.facts, save.review.as_deref());
    Ok(play)
}

/// Returns the match of a save before its first decision.
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

/// Makes the decision with this name. Returns false if it is not legal.
fn decided<G: Game>(play: &mut Match<G>, name: &str) -> bool {
    let legal = named(play.legal().iter().copied(), name);
    legal.is_some_and(|action| play.decide(action).is_ok())
}

/// A save of other rules, replayed as far as its decisions are legal today. It can only be viewed,
/// not played on or kept, and decisions that were taken back are not shown.
#[derive(Clone, Debug)]
pub struct OtherRules<M> {
    /// The match, up to the first decision that is no longer legal.
    pub play: M,
    /// The number of decisions that were in force.
    pub of: usize,
}

/// Opens a save of this game and any rules version for viewing.
pub(super) fn look<G: Game>(text: &str) -> Result<OtherRules<Match<G>>, LoadError> {
    let save = Save::read(text).ok_or(LoadError::NotASave)?;
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

/// Returns true if these hints are possible at this table: only persons get hints.
fn hints_fit<O>(hints: &[u16], table: &Table<O>) -> bool {
    let whole = hints.is_empty() || hints.len() == table.occupants.len();
    let given = hints.iter().zip(&table.occupants).filter(|(count, _)| **count > 0);
    whole
        && given.clone().all(|(_, occupant)| occupant.is_person())
        && (table.agreement.hints || given.count() == 0)
}
