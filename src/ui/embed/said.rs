//! What a table in a club's own page says.

use super::VERSION;
use crate::engine::Outcome;
use crate::platform::embed;
use serde::Serialize;

/// What the table says. Nothing that is hidden from anybody at the table.
#[derive(Default, Serialize)]
pub struct Said<'a> {
    regalia: u8,
    #[serde(rename = "type")]
    kind: &'static str,
    /// The game, when the table is there and when the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// How high the table would like to be, in CSS pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
    /// How many decisions have been made.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    /// Who played.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<&'a [String]>,
    /// The final scores by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<&'a [i16]>,
    /// The seats that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
    /// Why what was asked for cannot be had.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
}

impl<'a> Said<'a> {
    fn of(kind: &'static str) -> Self {
        Self { regalia: VERSION, kind, ..Self::default() }
    }

    /// The table is there.
    pub fn ready(game: &'a str) -> Self {
        Self { game: Some(game), ..Self::of("ready") }
    }

    /// It would like to be so high, in CSS pixels.
    pub fn resize(height: u32) -> Self {
        Self { height: Some(height), ..Self::of("resize") }
    }

    /// So many decisions have been made.
    pub fn moved(count: usize) -> Self {
        Self { count: Some(count), ..Self::of("move") }
    }

    /// The match is over.
    pub fn finished(game: &'a str, names: &'a [String], outcome: &'a Outcome) -> Self {
        Self {
            game: Some(game),
            names: Some(names),
            scores: Some(outcome.scores()),
            winners: Some(outcome.winners().iter().map(crate::engine::Seat::index).collect()),
            ..Self::of("finished")
        }
    }

    /// What was asked for cannot be had.
    pub fn error(message: &'a str) -> Self {
        Self { message: Some(message), ..Self::of("error") }
    }

    /// Says it to the page around this one, if there is one.
    pub fn say(&self) {
        if embed::is_embedded() {
            embed::send(&serde_json::to_string(self).expect("messages are plain data"));
        }
    }
}
