//! The properties of a table: the match that it opens, as data.

use super::log::LogEntry;
use super::msg::{Msg, Panel};
use crate::engine::{Seat, SeatSet};
use crate::session::AnyMatch;
use crate::session::day::Day;
use crate::ui::catalog::GameEntry;
use crate::ui::company::Way;
use crate::ui::context::AppContext;
use crate::ui::games::{GoalLine, Story};
use crate::ui::locale::Messages;
use crate::ui::matches::MatchId;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the table.
#[derive(Clone, PartialEq, Properties)]
pub struct TableProps {
    /// The game; `None` if another device holds the match and has not said which it is.
    pub title: Option<&'static GameEntry>,
    /// The settings and messages.
    pub app: AppContext,
    /// True if the table is embedded in another site's page, without a link home.
    #[prop_or_default]
    pub embedded: bool,
    /// The scope of matches that begin here: the game's id, or the scope of an embedded table
    /// (`matches.rs`).
    pub scope: AttrValue,
    /// The subject of the table.
    pub subject: Subject,
}

/// The subject that a table is opened for.
#[derive(Clone, PartialEq)]
pub enum Subject {
    /// A match; `None` if there is none at this address.
    Match(Option<MatchId>),
    /// A lesson, as the text of its file.
    Lesson(AttrValue),
    /// A match of other rules, for viewing only; `None` if it came from a file.
    OtherRules(Option<MatchId>),
    /// A match that came in a letter, as a save, for spectators.
    Watched(AttrValue),
    /// A match that another device holds, and the way to it.
    Told(Way),
}

/// The content of the panels.
pub struct Contents<'a> {
    /// The day of which the match is the official try, in words.
    pub day: Option<&'a str>,
    /// The log up to the shown position.
    pub log: &'a Rc<Vec<Rc<LogEntry>>>,
    /// The names by seat.
    pub names: &'a [String],
    /// The sentences of a panel that reads out.
    pub read: &'a [String],
    /// Every way to win or to score.
    pub goals: &'a [GoalLine],
    /// The panel that sends a letter, or opens one.
    pub letter: Html,
    /// The persons who may give the match up here.
    pub may_give_up: SeatSet,
    /// True if such a person leaves the match to the others, who play on.
    pub leaves: bool,
    /// The persons here who can agree to end the match, and have not.
    pub may_agree: SeatSet,
    /// The question whether to end it, once a person has agreed.
    pub question: Option<String>,
    /// The person who holds the device.
    pub holder: Option<Seat>,
    /// True if it can be said here who plays where.
    pub has_places: bool,
    /// The panel that says it.
    pub places: Html,
    /// The controls with which this device helps others to join.
    pub helper: Html,
}

/// Renders the open panel.
pub type DrawPanel = fn(
    Panel,
    &'static GameEntry,
    Option<&AnyMatch>,
    Contents<'_>,
    &AppContext,
    &Callback<Msg>,
) -> Html;

/// The stories that a result offers.
#[derive(Clone, PartialEq, Properties)]
pub struct ReadingProps {
    /// The stories.
    pub stories: Vec<Story>,
    /// The sentences of the language chosen.
    pub messages: &'static Messages,
}

/// A finished match of a round: of a day's, or of another one.
#[derive(Clone, PartialEq, Properties)]
pub struct DayShareProps {
    /// The day, if the match is its official try.
    pub day: Option<Day>,
    /// The match.
    pub id: MatchId,
    /// Its game.
    pub title: &'static GameEntry,
    /// The sentences of the language chosen.
    pub messages: &'static Messages,
}
