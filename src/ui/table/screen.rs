//! The state of the table: exactly one [`Screen`], with its viewer and permissions.

use super::guest::Guest;
use super::guide::Guide;
use super::live::Live;
use super::log_entry::LogEntry;
use super::playback::Beat;
use super::presenter;
use super::replay::{Replay, Subject};
use crate::engine::{Seat, Viewer};
use crate::session::{AnyMatch, Hint, LoadError};
use std::rc::Rc;

/// The mode of the table. A message cannot change anything that a mode does not have.
// Only one screen exists at a time.
#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
pub enum Screen {
    /// There is nothing to show.
    Missing(Missing),
    /// This tab plays the match.
    Live(Live),
    /// A lesson: its match and its guide.
    Lesson(Live, Guide),
    /// Another tab plays the match.
    ReadOnly(Live),
    /// A match that is over, or of other rules, decision by decision.
    Replay(Replay),
    /// A screen away from the table, which follows it.
    Guest(Guest),
}

/// The reason why there is nothing to show.
#[derive(Clone, Debug)]
pub enum Missing {
    /// There is no match at this address.
    NoMatch,
    /// The lesson is unreadable.
    NoLesson,
    /// The saved match is unreadable.
    Unreadable(LoadError),
}

impl Screen {
    /// Returns the match on the table; in a replay, the whole of it.
    pub fn live(&self) -> Option<&Live> {
        match self {
            Self::Missing(_) | Self::Guest(_) => None,
            Self::Live(live) | Self::Lesson(live, _) | Self::ReadOnly(live) => Some(live),
            Self::Replay(replay) => Some(&replay.live),
        }
    }

    /// Returns the match on the table, mutably.
    pub fn live_mut(&mut self) -> Option<&mut Live> {
        match self {
            Self::Missing(_) | Self::Guest(_) => None,
            Self::Live(live) | Self::Lesson(live, _) | Self::ReadOnly(live) => Some(live),
            Self::Replay(replay) => Some(&mut replay.live),
        }
    }

    /// Returns the guide of a lesson.
    pub fn guide(&self) -> Option<&Guide> {
        match self {
            Self::Lesson(_, guide) => Some(guide),
            _ => None,
        }
    }

    /// Returns the replay.
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            Self::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// Returns the match as the board shows it: as it stands, or at the position of the replay.
    pub fn shown(&self) -> Option<&AnyMatch> {
        match self {
            Self::Replay(replay) => Some(&replay.at),
            _ => self.live().map(|live| &live.game),
        }
    }

    /// Returns true if another tab has the match.
    pub fn is_read_only(&self) -> bool {
        match self {
            Self::ReadOnly(_) => true,
            Self::Replay(Replay { subject: Subject::Finished { is_read_only, .. }, .. }) => {
                *is_read_only
            }
            _ => false,
        }
    }

    /// Returns true if another tab plays a match that is not over.
    pub fn is_watching(&self) -> bool {
        matches!(self, Self::ReadOnly(live) if !live.is_over()) && !self.is_spectator()
    }

    /// Returns true if no one of the match plays on this device, which shows a letter.
    pub fn is_spectator(&self) -> bool {
        let is_nobodys = |live: &Live| live.by_letter.is_some_and(|by| by.here.is_empty());
        matches!(self, Self::ReadOnly(live) if is_nobodys(live))
    }

    /// Returns true if the viewer decides now.
    pub fn is_asked(&self) -> bool {
        match self {
            Self::Live(live) => live.is_asked(),
            Self::Lesson(live, guide) => live.is_asked() && guide.lets_decide(&live.game),
            _ => false,
        }
    }

    /// Returns the person who has to take the device before anything is shown.
    pub fn next_person(&self) -> Option<Seat> {
        match self {
            Self::Live(live) | Self::Lesson(live, _) => live.next_person(),
            _ => None,
        }
    }

    /// Returns the person who may undo a decision now: one predicate for the button and the key. A
    /// decision that was sent in a letter can't be undone.
    pub fn can_undo(&self) -> Option<Seat> {
        let is_sent = self.live().is_some_and(Live::is_sent);
        self.can_step(|game, seat| game.can_undo(seat)).filter(|_| !is_sent)
    }

    /// Returns the person who may redo a decision now.
    pub fn can_redo(&self) -> Option<Seat> {
        self.can_step(|game, seat| game.can_redo(seat))
    }

    fn can_step(&self, able: fn(&AnyMatch, Seat) -> bool) -> Option<Seat> {
        let Self::Live(live) = self else { return None };
        live.holder().filter(|&seat| able(&live.game, seat))
    }

    /// Returns the viewer. A finding of the review is shown from the viewpoint of the player who
    /// made the decision.
    pub fn viewpoint(&self) -> Option<Viewer> {
        let live = self.live()?;
        let finding = self.replay().and_then(Replay::finding);
        Some(finding.map_or_else(|| live.viewer(), |finding| Viewer::Of(finding.seat)))
    }

    /// Returns the advice to the person to move, from a hint or from the guide.
    pub fn advice(&self) -> Option<Hint> {
        match self {
            Self::Lesson(live, guide) => guide.advice(&live.game),
            Self::Live(live) => live.hint.hint().cloned(),
            _ => None,
        }
    }

    /// Returns the log up to the shown position.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        match self {
            Self::Replay(Replay { live, at, .. }) => {
                Rc::new(live.log.entries.iter().take(at.position()).cloned().collect())
            }
            _ => self.live().map(Live::shown_log).unwrap_or_default(),
        }
    }

    /// Returns the beat of the playback that is on the board.
    pub fn beat(&self) -> Option<&Beat> {
        match self {
            Self::Replay(_) => None,
            _ => self.live()?.playback.now(),
        }
    }

    /// Returns the person to call to the table: the one to move, once everything has been shown.
    pub fn calls(&self) -> Option<Seat> {
        let live = match self {
            Self::Replay(_) => return None,
            _ => self.live()?,
        };
        let seat = presenter::of(&live.game).to_move(live.viewer())?;
        (live.is_here(seat) && live.away().is_none() && live.playback.is_over()).then_some(seat)
    }
}
