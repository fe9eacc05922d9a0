//! What the device has of a round: its deals with the own try of each, and what is kept.

use crate::engine::errors;
use crate::session::LinkError;
use crate::session::day::{Day, DayList};
use crate::session::library::{DayTry, ROUNDS};
use crate::session::round::{KeptRound, Round, Try};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::day_deal::{fetch_list, today};
use crate::ui::locale::Messages;
use crate::ui::matches;
use crate::ui::opened_link::explain_link;

errors! {
    /// Why a round cannot be shown.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// Its text cannot be read.
        Link(LinkError),
        /// The list of the days' deals is not available.
        NoList,
        /// There is no deal for this day.
        NoDeal,
        /// The day is yet to come.
        NotYet,
    }
}

impl Fault {
    /// Returns why the round is refused; `None` if that cannot be told now.
    pub fn link(self) -> Option<LinkError> {
        match self {
            Self::Link(fault) => Some(fault),
            Self::NoList => None,
            Self::NoDeal | Self::NotYet => Some(LinkError::Mismatch),
        }
    }

    /// Returns the fault as a sentence.
    pub fn explain(self, messages: &'static Messages) -> &'static str {
        match self {
            Self::Link(fault) => explain_link(fault, messages),
            Self::NoList => messages.part_missing,
            Self::NoDeal => messages.language.days().no_deal,
            Self::NotYet => messages.language.days().not_yet,
        }
    }
}

/// What the device has of a round.
pub struct Found {
    pub round: Round,
    /// Its text, as it stands in addresses.
    pub text: String,
    /// Its game.
    pub title: &'static GameEntry,
    /// The own try of each deal.
    pub tries: Vec<Try>,
    pub kept: KeptRound,
    /// True if the store had it already.
    pub is_kept: bool,
}

impl Found {
    /// Returns the key of the round's record.
    pub fn key(&self) -> String {
        format!("{ROUNDS}{}", self.text)
    }

    /// Returns true if the own try of a deal is over.
    pub fn is_over(&self, nth: usize) -> bool {
        matches!(self.tries[nth], Try::Over(..))
    }
}

/// Reads a round, whose game is loaded.
pub async fn read(text: &str, day: Option<Day>) -> Result<Round, Fault> {
    match day {
        Some(day) if day > today() => Err(Fault::NotYet),
        Some(day) => {
            let list: DayList = fetch_list().await.ok_or(Fault::NoList)?;
            Round::of_day(day, &list).ok_or(Fault::NoDeal)
        }
        None => Round::read(text).map_err(Fault::Link),
    }
}

/// Finds what the device has of a round at the page's own tables, or at the table of a club's scope.
pub async fn find(round: Round, day: Option<Day>, scope: Option<&str>) -> Result<Found, Fault> {
    let title = find_game(round.game()).ok_or(Fault::Link(LinkError::UnknownGame))?;
    let text = round.text().ok_or(Fault::Link(LinkError::UnknownGame))?;
    let known = matches::kept_round(&format!("{ROUNDS}{text}")).await.ok().flatten();
    let is_kept = known.is_some();
    let mut kept = known.unwrap_or_default();
    if let Some(day) = day
        && matches::day_tries().await.of(day) == Some(DayTry::Deleted)
    {
        kept.note_deleted();
    }
    let seeds: Vec<u64> = round.deals().iter().map(|deal| deal.seed).collect();
    let records = matches::with_seeds(&seeds).await;
    let tries = (0..seeds.len()).map(|nth| kept.own_try(&round, nth, &records, scope)).collect();
    Ok(Found { round, text, title, tries, kept, is_kept })
}
