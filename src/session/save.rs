//! The save: JSON that rebuilds a match from its seed and decisions.

use super::frame::{AnyMatch, Frame, load_typed};
use super::{Match, Occupant, Table, TableError, TakeBacks};
use crate::engine::{Game, Names, Setup, Turn, named};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
struct Head {
    format: u32,
    game: String,
}

/// A whole save.
#[derive(Serialize, Deserialize)]
struct Save<O> {
    format: u32,
    game: String,
    rules: u16,
    seed: u64,
    bot_seed: u64,
    seats: Vec<Occupant>,
    options: O,
    /// All decisions, those taken back included.
    decisions: Vec<String>,
    /// How many of the decisions are in force.
    position: usize,
    take_backs: TakeBacks,
    /// What is to be remembered of how the match was played.
    bots: Bots,
}

#[derive(Default, Serialize, Deserialize)]
struct Bots {
    /// Decisions in which a bot had no time to think to the end.
    hasty: Vec<u32>,
    /// Whether a person took back more than an honest table would give back.
    taken_back: bool,
}

impl<G: Game> Match<G> {
    /// The match as a save.
    pub fn save(&self) -> String {
        let table = self.table();
        let save = Save {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            seed: table.seed,
            bot_seed: table.bot_seed,
            seats: table.occupants.clone(),
            options: &table.setup.options,
            decisions: self.decisions().iter().map(ToString::to_string).collect(),
            position: self.position(),
            take_backs: table.take_backs,
            bots: Bots { hasty: self.hasty().to_vec(), taken_back: self.taken_back() },
        };
        serde_json::to_string(&save).expect("a save is plain data")
    }
}

/// Opens a save of any game.
///
/// # Errors
/// When the text is not a save, or its match cannot be replayed to the end.
pub fn load(text: &str) -> Result<AnyMatch, LoadError> {
    if text.len() > MAX_BYTES {
        return Err(LoadError::TooLarge);
    }
    let value: Value = serde_json::from_str(text).map_err(|_| LoadError::NotJson)?;
    let head = Head::deserialize(&value).map_err(|_| LoadError::NotASave)?;
    if head.format > FORMAT {
        return Err(LoadError::Newer);
    }
    load_typed(&head.game, &migrated(value, head.format)?)
        .unwrap_or(Err(LoadError::UnknownGame(head.game)))
}

/// Brings an older save to the present format, step by step.
fn migrated(value: Value, format: u32) -> Result<Value, LoadError> {
    match format {
        FORMAT => Ok(value),
        // There is no older format yet; each will get its step here.
        _ => Err(LoadError::NotASave),
    }
}

/// Opens a save of this game by playing it through.
pub(super) fn replay<G: Game>(value: &Value) -> Result<Match<G>, LoadError> {
    let rules = value.get("rules").and_then(Value::as_u64).ok_or(LoadError::NotASave)?;
    if rules != u64::from(G::INFO.rules) {
        return Err(LoadError::OtherRules);
    }
    let save: Save<Value> = Save::deserialize(value).map_err(|_| LoadError::NotASave)?;
    let options = serde_json::from_value(save.options).map_err(|_| LoadError::Table)?;
    let mut play = Match::<G>::new(Table {
        setup: Setup { seats: save.seats.len(), options },
        seed: save.seed,
        bot_seed: save.bot_seed,
        occupants: save.seats.into_iter().map(Occupant::tidy).collect(),
        take_backs: save.take_backs,
    })
    .map_err(|_: TableError| LoadError::Table)?;
    for (n, name) in save.decisions.iter().enumerate() {
        let legal = match play.turn() {
            Turn::Of(_) => named(play.legal(), name),
            Turn::Over(_) => None,
        };
        if !legal.is_some_and(|index| play.decide_index(index)) {
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
    play.hasty = save.bots.hasty;
    Ok(play)
}
