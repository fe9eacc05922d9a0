//! A screen away from the table, such as a television: it shows what its viewer was told of a match
//! that the table's window holds.

use super::choice::Choice;
use super::game_log::GameLog;
use super::live::Env;
use super::log_entry::LogEntry;
use super::playback::Playback;
use super::presenter::{self, Sheet, TableView};
use super::selection::Selection;
use crate::engine::{Seat, Viewer};
use crate::session::Occupant;
use crate::session::remote::AnyFollowed;
use crate::ui::games::{Cast, DraftChoice};
use std::rc::Rc;

/// A screen away from the table. Nothing on it decides, unless it is a seat's own.
#[derive(Clone, Default)]
pub struct Guest {
    /// The connection to the table's window.
    pub contact: Contact,
    /// The match, as it was told last; `None` before the table has answered.
    pub followed: Option<GuestMatch>,
}

/// The connection to the table's window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contact {
    /// No window has the table.
    #[default]
    Away,
    /// The table's window tells what happens.
    Here,
    /// The table's window runs another version of the page.
    OtherVersion,
    /// Another device has the seat.
    Taken,
}

/// A match that the table's window holds.
#[derive(Clone)]
pub struct GuestMatch {
    /// The match as its viewer was told of it.
    pub game: AnyFollowed,
    /// The beats that have yet to be shown.
    pub playback: Playback,
    /// The log for the viewer.
    pub log: GameLog,
    /// The score sheet, as of the last time that everything had been shown.
    pub sheet: Option<Sheet>,
    /// The places that the last decisions touched.
    pub highlights: Vec<String>,
    /// True while the result's ceremony is shown, which the result follows.
    pub ceremony: bool,
    /// True if the match has ended, and its result has not been shown.
    pub has_just_ended: bool,
    /// The choice of the seat's person, if the screen is a seat's own.
    pub hand: Hand,
}

/// An action of a person on the screen of their seat.
#[derive(Clone, Default)]
pub struct Hand {
    /// The piece or text that the person has selected.
    pub selected: Option<Selection>,
    /// The person's unfinished choice.
    pub draft: DraftChoice,
    /// The choice that is being sent, and how many of its decisions were.
    pub choice: Option<(Choice, usize)>,
    /// The number of the change that the last decision was sent for.
    pub sent: Option<u64>,
    /// The number of the change at which the person was called last.
    pub called: Option<u64>,
}

impl GuestMatch {
    /// Returns a match as the table has told it.
    pub fn new(game: AnyFollowed, env: &Env) -> Self {
        let cast = cast(&game, env);
        let is_open = game.facts().agreement.open_log;
        let log = GameLog::of(presenter::of_followed(&game), is_open, &cast, env.messages);
        let sheet = presenter::of_followed(&game).sheet(&cast, env.messages);
        let is_public = game.facts().viewer == Viewer::Public;
        Self {
            game,
            playback: if is_public { Playback::unattended() } else { Playback::default() },
            log,
            sheet,
            highlights: Vec::new(),
            ceremony: false,
            has_just_ended: false,
            hand: Hand::default(),
        }
    }

    /// Returns true if the screen is a seat's own.
    pub fn is_seat(&self) -> bool {
        self.game.facts().viewer != Viewer::Public
    }

    /// Returns true if the person decides here now.
    pub fn is_asked(&self) -> bool {
        self.game.legal_count() > 0
            && self.playback.is_over()
            && self.hand.sent != Some(self.game.serial())
    }

    /// Returns the match as the table shows it.
    pub fn view(&self) -> &dyn TableView {
        presenter::of_followed(&self.game)
    }

    /// Returns the players as the viewer sees them.
    pub fn cast(&self, env: &Env) -> Cast {
        cast(&self.game, env)
    }

    /// Returns the log up to the beat that is shown.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        self.log.shown(self.playback.now())
    }

    /// Rebuilds the log from decision `from` on.
    pub fn update_log(&mut self, from: usize, env: &Env) {
        let cast = self.cast(env);
        self.log.update(presenter::of_followed(&self.game), from, &cast, env.messages);
    }

    /// Rebuilds the score sheet once everything has been shown.
    pub fn update_sheet(&mut self, env: &Env) {
        if self.playback.is_over() {
            let cast = self.cast(env);
            self.sheet = self.view().sheet(&cast, env.messages);
        }
    }
}

/// Returns the players as the viewer of the match sees them: a seat from its own side, the public from
/// that of the first person.
fn cast(game: &AnyFollowed, env: &Env) -> Cast {
    let facts = game.facts();
    let first = facts.seats.iter().position(Occupant::is_person).map_or(Seat::new(0), Seat::new);
    let cast = presenter::cast_of(&facts.seats, &facts.names, facts.viewer, first, env.messages);
    Cast { first: facts.viewer.seat().unwrap_or(cast.first), ..cast }
}
