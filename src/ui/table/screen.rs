//! The state of the table: exactly one [`Screen`], with its viewer and permissions.

use super::guide::Guide;
use super::live::Live;
use super::log::LogEntry;
use super::playback::Beat;
use super::presenter::{self, TableView};
use super::replay::{Replay, Subject};
use super::source::{Contact, Source};
use crate::engine::{Seat, Viewer};
use crate::session::{Hint, LoadError, NoUndo};
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
}

/// What the person here may do. It follows from the match and from who looks, never from the kind of
/// device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights {
    /// True if the person decides now.
    pub decide: bool,
    /// True if their last decision can be undone.
    pub undo: bool,
    /// The reason why there is nothing to undo, if a player can see one.
    pub no_undo: Option<NoUndo>,
    /// True if a decision can be redone.
    pub redo: bool,
    /// True if a hint can be asked for now. `None` if this table has no hints.
    pub hint: Option<bool>,
    /// True if a hand can be covered: several people share the device, and one has taken it.
    pub cover: bool,
    /// The person whose covered hand can be shown, though they are not to move.
    pub uncover: Option<Seat>,
    /// True if the person can begin another match here: this device holds the match.
    pub begin: bool,
    /// True if there is anything to press. A screen of the public has nothing.
    pub press: bool,
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
    /// The device that holds the match has not told it.
    Untold(Contact),
}

impl Screen {
    /// Returns the match on the table; in a replay, the whole of it.
    pub fn live(&self) -> Option<&Live> {
        match self {
            Self::Missing(_) => None,
            Self::Live(live) | Self::Lesson(live, _) | Self::ReadOnly(live) => Some(live),
            Self::Replay(replay) => Some(&replay.live),
        }
    }

    /// Returns the match on the table, mutably.
    pub fn live_mut(&mut self) -> Option<&mut Live> {
        match self {
            Self::Missing(_) => None,
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
    pub fn shown(&self) -> Option<&dyn TableView> {
        match self {
            Self::Replay(replay) => Some(presenter::of(&replay.at)),
            _ => self.live().map(|live| live.source.view()),
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
        let is_nobodys = |live: &Live| live.seats.by_letter.is_some_and(|by| by.here.is_empty());
        matches!(self, Self::ReadOnly(live) if is_nobodys(live))
    }

    /// Returns true if the viewer decides now.
    pub fn is_asked(&self) -> bool {
        match self {
            Self::Live(live) => live.is_asked(),
            Self::Lesson(live, guide) => {
                live.is_asked() && live.own().is_some_and(|game| guide.lets_decide(game))
            }
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
    /// decision that was sent in a letter can't be undone, and one made on a phone only there.
    pub fn can_undo(&self) -> Option<Seat> {
        let Self::Live(live) = self else { return None };
        let seat = live.last_to_decide_here().filter(|_| !live.is_sent())?;
        let is_able = match &live.source {
            Source::Own(game) => game.can_undo(seat),
            Source::Told(remote) => remote.game.can_undo() && !remote.is_sending(),
        };
        is_able.then_some(seat)
    }

    /// Returns true if a lesson has a remark before the current one, to which undo leads.
    fn can_go_back(&self) -> bool {
        let Self::Lesson(live, guide) = self else { return false };
        live.own().is_some_and(|game| guide.can_go_back(game))
    }

    /// Returns the reason why no decision can be undone now; `None` if one can, or no one plays here.
    pub fn no_undo(&self) -> Option<NoUndo> {
        let Self::Live(live) = self else { return None };
        let is_final = live.own().is_some_and(|game| game.ended_early().is_some());
        if self.can_undo().is_some() || live.is_sending() || live.is_public_screen() || is_final {
            return None;
        }
        let seat = live.last_to_decide_here();
        let is_own = |entry: &Rc<LogEntry>| entry.seat.is_some() && entry.seat == seat;
        // What was played for them, such as a forced move, is undone with their own move before.
        let decided = |entry: &Rc<LogEntry>| is_own(entry) && !entry.played_for;
        let entries = &live.log.entries;
        Some(match entries.iter().rev().find(|entry| !is_own(entry) || decided(entry)) {
            _ if live.is_sent() => NoUndo::Sent,
            _ if !entries.iter().any(decided) => NoUndo::Nothing,
            Some(last) if decided(last) => NoUndo::Revealed,
            _ => NoUndo::Answered,
        })
    }

    /// Returns the person who may redo a decision now. The device that holds the match redoes none
    /// for another.
    pub fn can_redo(&self) -> Option<Seat> {
        let Self::Live(live) = self else { return None };
        let Source::Own(game) = &live.source else { return None };
        live.holder().filter(|&seat| live.decides_here(seat) && game.can_redo(seat))
    }

    /// Returns the connection to the device that holds the match; `None` if this one does.
    pub fn contact(&self) -> Option<Contact> {
        match self {
            Self::Missing(Missing::Untold(contact)) => Some(*contact),
            screen => Some(screen.live()?.source.remote()?.contact),
        }
    }

    /// Returns what the person here may do.
    pub fn rights(&self) -> Rights {
        let live = self.live();
        let is_away = live.is_some_and(|live| live.source.remote().is_some());
        let playing = live.filter(|_| matches!(self, Self::Live(_)));
        Rights {
            decide: self.is_asked(),
            undo: self.can_undo().is_some() || self.can_go_back(),
            no_undo: self.no_undo(),
            redo: self.can_redo().is_some(),
            hint: live
                .filter(|live| live.source.agreement().hints && self.guide().is_none())
                .map(|_| self.is_asked()),
            cover: playing.is_some_and(Live::coverable),
            uncover: playing.and_then(Live::uncoverable),
            begin: !is_away,
            press: !live.is_some_and(Live::is_public_screen),
        }
    }

    /// Returns the viewer. A mistake of the review is shown from the viewpoint of the player who
    /// made the decision.
    pub fn viewpoint(&self) -> Option<Viewer> {
        let live = self.live()?;
        let mistake = self.replay().and_then(Replay::mistake);
        Some(mistake.map_or_else(|| live.viewer(), |mistake| Viewer::Of(mistake.seat)))
    }

    /// Returns the advice to the person to move, from a hint or from the guide.
    pub fn advice(&self) -> Option<Hint> {
        match self {
            Self::Lesson(live, guide) => guide.advice(live.own()?),
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

    /// Returns the person to call to the table: the one to move, once everything has been shown, unless
    /// their decision was sent already.
    pub fn calls(&self) -> Option<Seat> {
        let live = match self {
            Self::Replay(_) => return None,
            _ => self.live()?,
        };
        let seat = live.source.view().to_move(live.viewer())?;
        let is_shown = live.playback.is_over() || live.runs_ahead();
        let is_asked = live.away().is_none() && !live.is_sending();
        (live.is_here(seat) && is_asked && is_shown).then_some(seat)
    }
}
