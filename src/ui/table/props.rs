//! The properties of a table: the match that it opens, as data.

use crate::ui::catalog::GameEntry;
use crate::ui::context::AppContext;
use crate::ui::matches::MatchId;
use crate::ui::second_screen::Way;
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
