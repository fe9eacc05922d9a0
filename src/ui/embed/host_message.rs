//! The messages of an embedded table to its host page.

use super::VERSION;
use crate::engine::{Seat, Turn};
use crate::platform::{embed, page};
use crate::session::{AnyMatch, EarlyEnd, MAX_LINK_DECISIONS, only_person};
use serde::Serialize;

/// A message of the table. It contains nothing that is hidden from a player.
#[derive(Default, Serialize)]
pub struct HostMessage<'a> {
    regalia: u8,
    #[serde(rename = "type")]
    kind: &'static str,
    /// The game, in the messages `ready`, `state`, `finished` and `changed`.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// The table's preferred height, in CSS pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
    /// The number of decisions so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    /// The names of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<&'a [String]>,
    /// True if the match is over. Only the answer about the state has this field.
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<bool>,
    /// The final scores by seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i16>>,
    /// The seats that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
    /// The way the match was ended early ([`EarlyEnd::name`]); `None` if it was played to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
    /// True if the match began at a position of a finished one.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry: Option<bool>,
    /// The number of hints that persons were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<u32>,
    /// The number of times that a person took a decision back.
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    /// The visitor's seat, if only one person plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<usize>,
    /// By seat how many decisions a bot made for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    standins: Option<Vec<u16>>,
    /// The number of decisions that bots made at random or too fast.
    #[serde(skip_serializing_if = "Option::is_none")]
    hasty: Option<u16>,
    /// True if a hint was asked for, and the teacher had none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unadvised: bool,
    /// The number of decisions so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    decisions: Option<usize>,
    /// The address of the finished match, if it fits into a link.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// The reason for which the request was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
}

impl<'a> HostMessage<'a> {
    fn empty(kind: &'static str) -> Self {
        Self { regalia: VERSION, kind, ..Self::default() }
    }

    /// Reports that the table is ready.
    pub fn ready(game: &'a str) -> Self {
        Self { game: Some(game), ..Self::empty("ready") }
    }

    /// Reports the preferred height, in CSS pixels.
    pub fn resize(height: u32) -> Self {
        Self { height: Some(height), ..Self::empty("resize") }
    }

    /// Reports the number of decisions so far.
    pub fn moved(count: usize) -> Self {
        Self { count: Some(count), ..Self::empty("move") }
    }

    /// Reports the end of the match. A match finishes only once: if its end is taken back and it
    /// ends again, the message is `changed`.
    pub fn finished(play: &'a AnyMatch, names: &'a [String]) -> Self {
        let kind = if play.undo_record().reopened { "changed" } else { "finished" };
        Self { kind, ..Self::result(play, names) }
    }

    /// Reports the state of the match, with its result if it is over.
    pub fn state(play: &'a AnyMatch, names: &'a [String]) -> Self {
        let over = play.is_over();
        let state = if over { Self::result(play, names) } else { Self::progress(play, names) };
        Self { kind: "state", over: Some(over), ..state }
    }

    /// Reports the state of a lesson, which has no match.
    pub fn state_of_lesson(game: &'a str) -> Self {
        Self { game: Some(game), over: Some(false), decisions: Some(0), ..Self::empty("state") }
    }

    fn progress(play: &'a AnyMatch, names: &'a [String]) -> Self {
        let undo_record = play.undo_record();
        let hints = Seat::all(names.len()).map(|seat| u32::from(play.hints(seat))).sum();
        let stand_ins: Vec<u16> = play.stand_ins().iter().map(|&(by_bot, _)| by_bot).collect();
        Self {
            game: Some(play.info().id),
            names: Some(names),
            retry: Some(undo_record.retry),
            hints: Some(hints),
            undo: Some(undo_record.undone),
            you: only_person(play.occupants()).map(Seat::index),
            standins: (!stand_ins.is_empty()).then_some(stand_ins),
            hasty: Some(play.hasty()).filter(|&count| count > 0),
            unadvised: play.unadvised(),
            decisions: Some(play.position()),
            ..Self::empty("")
        }
    }

    fn result(play: &'a AnyMatch, names: &'a [String]) -> Self {
        let Turn::Over(outcome) = play.turn() else { return Self::progress(play, names) };
        let fits = play.position() <= MAX_LINK_DECISIONS;
        Self {
            scores: Some(outcome.scores().to_vec()),
            winners: Some(outcome.winners().iter().map(Seat::index).collect()),
            ended: play.ended_early().map(EarlyEnd::name),
            link: fits.then(|| page::address_of(&format!("/match/{}", play.link()))),
            ..Self::progress(play, names)
        }
    }

    /// Reports that the request was refused.
    pub fn error(message: &'a str) -> Self {
        Self { message: Some(message), ..Self::empty("error") }
    }

    /// Sends the message to the host page, if there is one.
    pub fn say(&self) {
        if embed::is_embedded() {
            embed::send(&serde_json::to_string(self).expect("messages are plain data"));
        }
    }
}
