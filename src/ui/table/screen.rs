//! What the table shows: exactly one [`Screen`], and who may see and do what on it.

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
use crate::ui::games::{Cast, Midway};
use crate::ui::locale::Words;
use crate::ui::settings::Settings;
use std::rc::Rc;

/// What an update may know of the page: settings and language.
#[derive(Clone, Copy)]
pub struct Env {
    /// The sentences of the language chosen.
    pub words: &'static Words,
    /// The person's settings.
    pub settings: Settings,
}

/// The mode of the table. What a mode does not have, no message can reach.
// One screen lives at a time.
#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
pub enum Screen {
    /// There is nothing to be shown.
    Missing(Missing),
    /// This tab plays the match.
    Live(Live),
    /// A lesson: its match, and the guide that speaks.
    Lesson(Live, Guide),
    /// Another tab plays the match.
    ReadOnly(Live),
    /// A match that is over, or of other rules, decision by decision.
    Replay(Replay),
}

/// Why there is nothing.
#[derive(Clone, Debug)]
pub enum Missing {
    /// There is no match at this address.
    NoMatch,
    /// The lesson cannot be read.
    NoLesson,
    /// The saved match cannot be opened.
    Unreadable(LoadError),
}

/// A match on the table.
#[derive(Clone)]
pub struct Live {
    /// The match.
    pub game: AnyMatch,
    /// The person who has taken the device for their turn, where several share it.
    pub accepted: Option<Seat>,
    /// The player from whose seat the finished match is seen; `None` until one is chosen.
    pub seen_by: Option<Viewer>,
    /// What the person is in the middle of choosing.
    pub draft: Midway,
    /// What the person has selected or reads.
    pub selected: Option<Selection>,
    /// The hint that was asked for.
    pub hint: HintState,
    /// Why something did not work.
    pub error: Option<String>,
    /// Something about the page itself, shown until the next decision.
    pub banner: Option<&'static str>,
    /// The panel that is open.
    pub panel: Option<Panel>,
    /// The sentences of a panel that reads the table out, as they were when it was opened.
    pub read_out: Vec<String>,
    /// What has been decided and is still to be shown.
    pub playback: Playback,
    /// Who thinks for the bots.
    pub bots: Bots,
    /// The log for the viewer.
    pub log: GameLog,
    /// The score sheet, as far as everything has been shown.
    pub sheet: Option<Sheet>,
    /// The places that were touched since the person's last decision.
    pub highlights: Vec<String>,
    /// How safe the match is.
    pub storage: Storage,
    /// The seat that was called to the table last; `None` after a bot's decision.
    pub called: Option<Seat>,
    /// True if the match has ended and its result has not been scrolled to.
    pub has_just_ended: bool,
}

/// Whose turn it is at this table.
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
    /// A match as it was saved.
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
            draft: Midway::default(),
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

    /// Whose turn it is.
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

    /// The person who has to take the device before anything is shown.
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

    /// Returns true if the viewer decides now, as far as this match goes.
    pub fn is_asked(&self) -> bool {
        let asked = match self.turn() {
            TurnState::Person(seat) => self.viewer().is(seat),
            _ => false,
        };
        asked && self.playback.is_over()
    }

    /// From whose viewpoint the table is shown: that of the only person, always; of the
    /// person to move once they have taken the device; after the end, of the player chosen;
    /// else what everybody may know.
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

    /// The person who holds the device. Until the next one takes it, that is the person who
    /// decided last.
    pub fn holder(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.game.occupants()[seat.index()].is_person();
        let last = || self.log.entries.iter().rev().find_map(|entry| entry.seat).filter(is_person);
        only_person(self.game.occupants()).or(self.accepted).or_else(last)
    }

    /// The bottom seat: the holder's. Seats turn round only with the hand.
    pub fn near(&self) -> Seat {
        self.holder().unwrap_or(Seat::new(0))
    }

    /// Who sits at the table, for its viewer.
    pub fn cast(&self, env: &Env) -> Cast {
        presenter::cast(&self.game, self.viewer(), self.near(), env.words)
    }

    /// The log up to what has been shown.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        match self.playback.now() {
            None => self.log.entries.clone(),
            Some(beat) => Rc::new(self.log.until(beat.of, beat.said)),
        }
    }

    /// Brings the log up to date. Decisions from `from` on may be others than before.
    pub fn update_log(&mut self, from: usize, env: &Env) {
        let cast = self.cast(env);
        self.log.update(&self.game, from, &cast, env.words);
    }

    /// Makes the score sheet anew once everything has been shown.
    pub fn update_sheet(&mut self, env: &Env) {
        if self.playback.is_over() {
            let cast = self.cast(env);
            self.sheet = presenter::of(&self.game).sheet(&cast, env.words);
        }
    }
}

impl Screen {
    /// The match on the table; in a replay, the whole of it.
    pub fn live(&self) -> Option<&Live> {
        match self {
            Self::Missing(_) => None,
            Self::Live(live) | Self::Lesson(live, _) | Self::ReadOnly(live) => Some(live),
            Self::Replay(replay) => Some(&replay.live),
        }
    }

    /// The match on the table, to be changed.
    pub fn live_mut(&mut self) -> Option<&mut Live> {
        match self {
            Self::Missing(_) => None,
            Self::Live(live) | Self::Lesson(live, _) | Self::ReadOnly(live) => Some(live),
            Self::Replay(replay) => Some(&mut replay.live),
        }
    }

    /// The guide of a lesson.
    pub fn guide(&self) -> Option<&Guide> {
        match self {
            Self::Lesson(_, guide) => Some(guide),
            _ => None,
        }
    }

    /// The replay.
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            Self::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// The match as the board shows it: as it stands, or where the replay stands.
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

    /// The person who has to take the device before anything is shown.
    pub fn next_person(&self) -> Option<Seat> {
        match self {
            Self::Live(live) | Self::Lesson(live, _) => live.next_person(),
            _ => None,
        }
    }

    /// The person who may undo a decision now. One predicate for the button and the key.
    pub fn can_undo(&self) -> Option<Seat> {
        self.can_step(|game, seat| game.can_undo(seat))
    }

    /// The person who may redo a decision now.
    pub fn can_redo(&self) -> Option<Seat> {
        self.can_step(|game, seat| game.can_redo(seat))
    }

    fn can_step(&self, able: fn(&AnyMatch, Seat) -> bool) -> Option<Seat> {
        let Self::Live(live) = self else { return None };
        live.holder().filter(|&seat| able(&live.game, seat))
    }

    /// The viewer. A finding of the review is shown from the viewpoint of the player who
    /// made the decision.
    pub fn viewpoint(&self) -> Option<Viewer> {
        let live = self.live()?;
        let finding = self.replay().and_then(Replay::finding);
        Some(finding.map_or_else(|| live.viewer(), |finding| Viewer::Of(finding.seat)))
    }

    /// What is advised to the person to move, by a hint or by the guide.
    pub fn advice(&self) -> Option<Hint> {
        match self {
            Self::Lesson(live, guide) => guide.advice(&live.game),
            Self::Live(live) => live.hint.hint().cloned(),
            _ => None,
        }
    }

    /// The log up to what is shown.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        match self {
            Self::Replay(Replay { live, at, .. }) => {
                Rc::new(live.log.entries.iter().take(at.position()).cloned().collect())
            }
            _ => self.live().map(Live::shown_log).unwrap_or_default(),
        }
    }

    /// The beat of the playback that is on the board.
    pub fn beat(&self) -> Option<&Beat> {
        match self {
            Self::Replay(_) => None,
            _ => self.live()?.playback.now(),
        }
    }

    /// The person to be called to the table: who decides now, once all has been shown.
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
