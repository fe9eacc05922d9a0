//! What checking a result or the link of a match proves, as plain data: the arena prints it, and a club's
//! page gets it.

use super::{Mark, Refusal, Round, RoundResult, Sent};
use crate::engine::{Seat, Turn};
use crate::session::{LinkError, open_link};
use serde::Serialize;

/// What a result or a link proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Verdict {
    /// A result of a round.
    Result {
        /// The game's id.
        game: String,
        /// The number of the deal, from 1.
        deal: usize,
        /// The player's name; empty for none.
        name: String,
        /// The player's points.
        points: i16,
        /// True if the player has won, alone or with others.
        won: bool,
        /// True if the result counts in the standings.
        counts: bool,
        /// What stands beside the result.
        marks: Vec<&'static str>,
        /// What the player tells, except in the link of a match alone.
        #[serde(flatten)]
        help: Option<Help>,
        /// The link of the match. Two results with one link are the same match.
        link: String,
    },
    /// A finished match, without a round to compare it in.
    Match {
        /// The game's id.
        game: &'static str,
        /// The points by seat.
        points: Vec<i16>,
        /// The seats that won, from 0.
        winners: Vec<usize>,
        /// The seat that gave the match up.
        #[serde(rename = "gave-up")]
        gave_up: Option<usize>,
        /// The link of the match.
        link: String,
    },
    /// Neither.
    Refused {
        /// The player's name; empty if none can be read.
        name: String,
        /// Always false.
        counts: bool,
        /// The reason, as one of the names in the documents.
        refused: &'static str,
    },
}

/// The help that a player tells of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Help {
    hints: u16,
    undone: u16,
    minutes: u16,
}

impl Verdict {
    /// Checks what was sent, as a result of this round. Without a round, only the match is checked.
    ///
    /// # Errors
    /// Returns why it is refused.
    pub fn of(round: Option<&Round>, sent: &Sent) -> Result<Self, Refusal> {
        match round {
            Some(round) => round.take(sent).map(|result| Self::of_result(round.game(), result)),
            None => Self::of_match(sent.text.rsplit('/').next().unwrap_or_default()),
        }
    }

    /// Returns the verdict on a result of a round that was taken in.
    pub fn of_result(game: &str, result: RoundResult) -> Self {
        Self::Result {
            game: game.to_owned(),
            deal: result.deal + 1,
            name: result.name().to_owned(),
            points: result.points,
            won: result.won,
            counts: !result.is_outside(),
            marks: result.marks().into_iter().map(Mark::name).collect(),
            help: result.word.as_ref().map(|word| Help {
                hints: word.hints,
                undone: word.undone,
                minutes: word.minutes,
            }),
            link: result.link,
        }
    }

    fn of_match(link: &str) -> Result<Self, Refusal> {
        let play = open_link(link).map_err(Refusal::Link)?;
        let Turn::Over(outcome) = play.turn() else { return Err(Refusal::NotOver) };
        Ok(Self::Match {
            game: play.info().id,
            points: outcome.scores().to_vec(),
            winners: outcome.winners().iter().map(Seat::index).collect(),
            gave_up: play.gave_up().map(Seat::index),
            link: play.link(),
        })
    }

    /// Returns the verdict on something that is refused.
    pub fn refused(refusal: Refusal, name: String) -> Self {
        Self::Refused { name, counts: false, refused: refusal.name() }
    }
}

impl Mark {
    /// Returns the mark's name, which stays the same in all versions.
    pub fn name(self) -> &'static str {
        match self {
            Self::Again => "again",
            Self::Watched => "watched",
            Self::TakenBack => "taken-back",
            Self::Retried => "retried",
            Self::StoodIn(_) => "stood-in",
            Self::Hasty => "hasty",
            Self::Unadvised => "unadvised",
            Self::NoWord => "no-word",
        }
    }
}

impl Refusal {
    /// Returns the refusal's name, which stays the same in all versions.
    pub fn name(self) -> &'static str {
        match self {
            Self::Link(LinkError::Incomplete) => "incomplete",
            Self::Link(LinkError::Damaged) => "damaged",
            Self::Link(LinkError::OtherVersion) => "other-version",
            Self::Link(LinkError::UnknownGame) => "unknown-game",
            Self::Link(LinkError::Mismatch) => "mismatch",
            Self::Altered => "altered",
            Self::Newer => "newer",
            Self::OtherRound => "other-round",
            Self::OtherDeal => "other-deal",
            Self::OtherTable => "other-table",
            Self::NotOver => "not-over",
            Self::GaveUp => "gave-up",
            Self::Hints => "hints",
            Self::Nothing => "nothing",
            Self::NoRound(_) => "round",
        }
    }
}
