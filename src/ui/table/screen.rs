//! The state of the table: exactly one [`Screen`], with its viewer and permissions.

use super::bots::Bots;
use super::game_log::GameLog;
use super::guide::Guide;
use super::hint::HintState;
use super::log_entry::LogEntry;
use super::panel::Panel;
use super::playback::{Beat, Playback};
use super::presenter::{self, Sheet};
use super::replay::{Replay, Subject};
use super::selection::Selection;
use super::storage::Storage;
use crate::engine::{Seat, Turn, Viewer};
use crate::session::{AnyMatch, Hint, LoadError, only_person};
use crate::ui::games::{Cast, DraftChoice};
use crate::ui::locale::Words;
use crate::ui::settings::Settings;
use std::rc::Rc;

/// The settings and the language that an update may use.
#[derive(Clone, Copy)]
pub struct Env {
    /// The sentences of the language chosen.
    pub words: &'static Words,
    /// The person's settings.
    pub settings: Settings,
}

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

/// A match on the table.
#[derive(Clone)]
pub struct Live {
    /// The match.
    pub game: AnyMatch,
    /// The person who has taken the device for their turn, if several share it.
    pub accepted: Option<Seat>,
    /// The viewer that was chosen for the finished match; `None` until one is.
    pub seen_by: Option<Viewer>,
    /// The person's unfinished choice.
    pub draft: DraftChoice,
    /// The piece or text that the person has selected.
    pub selected: Option<Selection>,
    /// The hint that was asked for.
    pub hint: HintState,
    /// The reason why something did not work.
    pub error: Option<String>,
    /// A notice about the page itself, shown until the next decision.
    pub banner: Option<&'static str>,
    /// The panel that is open.
    pub panel: Option<Panel>,
    /// The sentences of a panel that reads the table out, as of its opening.
    pub read_out: Vec<String>,
    /// The beats that have yet to be shown.
    pub playback: Playback,
    /// The bots' worker.
    pub bots: Bots,
    /// The log for the viewer.
    pub log: GameLog,
    /// The score sheet, as of the last time that everything had been shown.
    pub sheet: Option<Sheet>,
    /// The places that were touched since the person's last decision.
    pub highlights: Vec<String>,
    /// The safety of the match on this device.
    pub storage: Storage,
    /// The seat that was called to the table last; `None` after a bot's decision.
    pub called: Option<Seat>,
    /// True if the match has ended and its result has not been scrolled to.
    pub has_just_ended: bool,
}

/// The player to move at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// This person has to take the device before anything is shown.
    HandOver(Seat),
    /// This person decides.
    Person(Seat),
    /// A bot decides.
    Bot(Seat),
    /// The match is over.
    Over,
}

impl Live {
    /// Returns a match as it was saved.
    pub fn new(game: AnyMatch, env: &Env) -> Self {
        let near = Seat::new(0);
        let viewer = only_person(game.occupants()).map_or(Viewer::Public, Viewer::Of);
        let cast = presenter::cast(&game, viewer, near, env.words);
        let log = GameLog::of(&game, &cast, env.words);
        let sheet = presenter::of(&game).sheet(&cast, env.words);
        Self {
            game,
            accepted: None,
            seen_by: None,
            draft: DraftChoice::default(),
            selected: None,
            hint: HintState::default(),
            error: None,
            banner: None,
            panel: None,
            read_out: Vec::new(),
            playback: Playback::default(),
            bots: Bots::default(),
            log,
            sheet,
            highlights: Vec::new(),
            storage: Storage::default(),
            called: None,
            has_just_ended: false,
        }
    }

    /// Returns the player to move.
    pub fn turn(&self) -> TurnState {
        let Turn::Of(seat) = self.game.turn() else { return TurnState::Over };
        if !self.game.occupants()[seat.index()].is_person() {
            TurnState::Bot(seat)
        } else if only_person(self.game.occupants()).is_some() || self.accepted == Some(seat) {
            TurnState::Person(seat)
        } else {
            TurnState::HandOver(seat)
        }
    }

    /// Returns the person who has to take the device before anything is shown.
    pub fn next_person(&self) -> Option<Seat> {
        match self.turn() {
            TurnState::HandOver(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns true if the match is over.
    pub fn is_over(&self) -> bool {
        self.turn() == TurnState::Over
    }

    /// Returns true if the viewer decides now, as far as this match is concerned.
    pub fn is_asked(&self) -> bool {
        let asked = match self.turn() {
            TurnState::Person(seat) => self.viewer().is(seat),
            _ => false,
        };
        asked && self.playback.is_over()
    }

    /// Returns the viewer of the table: the only person, always; the person to move once they have
    /// taken the device; after the end, the chosen player; else the public.
    pub fn viewer(&self) -> Viewer {
        if self.game.is_over()
            && let Some(viewer) = self.seen_by
        {
            return viewer;
        }
        if let Some(seat) = only_person(self.game.occupants()) {
            return Viewer::Of(seat);
        }
        match self.game.turn() {
            Turn::Of(seat) if self.accepted == Some(seat) => Viewer::Of(seat),
            _ => Viewer::Public,
        }
    }

    /// Returns the person who holds the device. Until the next one takes it, that is the person who
    /// decided last.
    pub fn holder(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.game.occupants()[seat.index()].is_person();
        let last = || self.log.entries.iter().rev().find_map(|entry| entry.seat).filter(is_person);
        only_person(self.game.occupants()).or(self.accepted).or_else(last)
    }

    /// Returns the bottom seat: the holder's. The seats turn only when the device changes hands.
    pub fn near(&self) -> Seat {
        self.holder().unwrap_or(Seat::new(0))
    }

    /// Returns the cast for the viewer.
    pub fn cast(&self, env: &Env) -> Cast {
        presenter::cast(&self.game, self.viewer(), self.near(), env.words)
    }

    /// Returns the log up to the shown position.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        match self.playback.now() {
            None => self.log.entries.clone(),
            Some(beat) => Rc::new(self.log.until(beat.of, beat.said)),
        }
    }

    /// Updates the log. Decisions from `from` on may have been replaced.
    pub fn update_log(&mut self, from: usize, env: &Env) {
        let cast = self.cast(env);
        self.log.update(&self.game, from, &cast, env.words);
    }

    /// Rebuilds the score sheet once everything has been shown.
    pub fn update_sheet(&mut self, env: &Env) {
        if self.playback.is_over() {
            let cast = self.cast(env);
            self.sheet = presenter::of(&self.game).sheet(&cast, env.words);
        }
    }
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
        matches!(self, Self::ReadOnly(live) if !live.is_over())
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

    /// Returns the person who may undo a decision now: one predicate for the button and the key.
    pub fn can_undo(&self) -> Option<Seat> {
        self.can_step(|game, seat| game.can_undo(seat))
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
        let is_person = live.game.occupants()[seat.index()].is_person();
        (is_person && live.playback.is_over()).then_some(seat)
    }
}
