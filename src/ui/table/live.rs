//! A match on the table, and who may see and do what in it.

use super::bot_state::Bots;
use super::game_log::GameLog;
use super::held::{Held, Phones};
use super::hint_state::HintState;
use super::log::LogEntry;
use super::msg::Panel;
use super::playback::Playback;
use super::presenter::{self, Recap, Sheet};
use super::selection::Selection;
use super::source::{Remote, Source};
use super::storage::Storage;
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::remote::AnyFollowed;
use crate::session::{Answer, AnyMatch, ByLetter, Occupant, only_here, persons_here};
use crate::ui::catalog::find_game;
use crate::ui::games::{Cast, DraftChoice};
use crate::ui::locale::Messages;
use crate::ui::settings::Settings;
use std::rc::Rc;

/// The settings and the language that an update may use.
#[derive(Clone, Copy)]
pub struct Env {
    /// The sentences of the language chosen.
    pub messages: &'static Messages,
    /// The person's settings.
    pub settings: Settings,
}

/// A match on the table.
#[derive(Clone)]
pub struct Live {
    /// The match.
    pub source: Source,
    /// The connection to the device that holds the match; `None` if this one does.
    pub remote: Option<Remote>,
    /// The way it is played by letter; `None` if all of its persons share this device.
    pub by_letter: Option<ByLetter>,
    /// The persons who want to be asked the next question that only its player knows of, though all
    /// will see that they take the device.
    pub wants_asking: SeatSet,
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
    /// The seats that phones hold.
    pub phones: Phones,
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
    /// For each decision, true if it was shown to all who share the device.
    pub shown_to_all: Vec<bool>,
    /// True while the result's ceremony is shown, which the result follows.
    pub ceremony: bool,
    /// True if the person need not be told that a second tap plays the selected piece.
    pub knows_second_tap: bool,
    /// True if the person has chosen to see a finished match with all cards open, false if they have
    /// chosen a viewer. Without a choice all cards are open.
    pub is_open: Option<bool>,
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
    /// This person decides elsewhere: by letter, or on a phone. Their hand is never shown here.
    Away(Seat),
    /// Another device holds the match, and its viewer here has nothing to decide now.
    Elsewhere,
    /// A bot decides, or the table for a person who has nothing to decide.
    Bot(Seat),
    /// The match is over.
    Over,
}

impl Live {
    /// Returns a match as it was saved, whose persons share this device.
    pub fn new(game: AnyMatch, env: &Env) -> Self {
        Self::with(game, None, env)
    }

    /// Returns a match as it was saved, and as it is played by letter.
    pub fn with(game: AnyMatch, by_letter: Option<ByLetter>, env: &Env) -> Self {
        let viewer = only_here(game.occupants(), by_letter).map_or(Viewer::Public, Viewer::Of);
        Self::build(Source::Own(game), None, by_letter, viewer, env)
    }

    /// Returns a match that another device holds, as it was told.
    pub fn told(game: AnyFollowed, env: &Env) -> Self {
        let viewer = game.facts().viewer;
        let remote = Remote::of(&game);
        Self::build(Source::Told(game), Some(remote), None, viewer, env)
    }

    fn build(
        source: Source,
        remote: Option<Remote>,
        by_letter: Option<ByLetter>,
        viewer: Viewer,
        env: &Env,
    ) -> Self {
        let names = names(&source, remote.as_ref(), env.messages);
        let occupants = source.occupants();
        let cast = presenter::cast_of(occupants, &names, viewer, Seat::new(0), env.messages);
        let is_open = source.agreement().open_log;
        let log = GameLog::of(source.view(), is_open, &cast, env.messages);
        let sheet = source.view().sheet(&cast, env.messages);
        let shown_to_all = vec![by_letter.is_none(); source.position()];
        Self {
            source,
            remote,
            by_letter,
            wants_asking: SeatSet::NONE,
            accepted: None,
            seen_by: None,
            draft: DraftChoice::default(),
            selected: None,
            hint: HintState::default(),
            phones: Phones::default(),
            error: None,
            banner: None,
            panel: None,
            read_out: Vec::new(),
            playback: Playback::default(),
            // What a save contains has been shown, and what a letter brings has not.
            shown_to_all,
            ceremony: false,
            knows_second_tap: true,
            is_open: None,
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
        let game = match &self.source {
            Source::Own(game) => game,
            Source::Told(game) => return self.turn_as_told(game),
        };
        let Turn::Of(seat) = game.turn() else { return TurnState::Over };
        if !game.occupants()[seat.index()].is_person() || self.forced().is_some() {
            TurnState::Bot(seat)
        } else if self.held_elsewhere(seat).is_some() {
            TurnState::Away(seat)
        } else if self.alone().is_some() || self.accepted == Some(seat) {
            TurnState::Person(seat)
        } else {
            TurnState::HandOver(seat)
        }
    }

    /// Returns the player to move as far as the device that holds the match has told it.
    fn turn_as_told(&self, game: &AnyFollowed) -> TurnState {
        match game.facts().viewer {
            _ if game.outcome().is_some() => TurnState::Over,
            Viewer::Of(seat) if game.legal_count() > 0 && !self.is_sending() => {
                TurnState::Person(seat)
            }
            _ => TurnState::Elsewhere,
        }
    }

    /// Returns true if a decision was sent to the device that holds the match, and not answered.
    pub fn is_sending(&self) -> bool {
        self.remote.as_ref().is_some_and(Remote::is_sending)
    }

    /// Returns true if this screen is the public's, such as a television: no player uses it.
    pub fn is_public_screen(&self) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.facts.viewer == Viewer::Public)
    }

    /// Returns the match, if this device holds it.
    pub fn own(&self) -> Option<&AnyMatch> {
        self.source.own()
    }

    /// Returns the decision that the table makes for a person who has none to make. By letter it is
    /// theirs: a letter tells what its player did.
    pub(super) fn forced(&self) -> Option<Answer> {
        let forced = || self.own()?.forced();
        self.by_letter.is_none().then(forced).flatten().or_else(|| self.unasked())
    }

    /// Returns the no of a person who is not asked what all would see that they are asked.
    fn unasked(&self) -> Option<Answer> {
        let game = self.own()?;
        let Turn::Of(seat) = game.turn() else { return None };
        let is_passed_to = self.passes() && self.is_here(seat) && !self.wants_asking.contains(seat);
        is_passed_to.then(|| presenter::of(game).quiet_no()).flatten()
    }

    /// Returns the label of the button by which the person to move wants to be asked later, and
    /// whether they do.
    pub fn asking_later(&self, env: &Env) -> Option<(&'static str, bool)> {
        let seat = self.accepted.filter(|_| self.passes() && self.is_asked())?;
        let label = presenter::of(self.own()?).wants_asking(Viewer::Of(seat), env.messages)?;
        Some((label, self.wants_asking.contains(seat)))
    }

    /// Returns the device or the bot that decides for a person's seat in place of this device.
    fn held_elsewhere(&self, seat: Seat) -> Option<Held> {
        if self.is_here(seat) {
            self.phones.of(seat).filter(|held| *held != Held::Here)
        } else {
            Some(Held::ByLetter)
        }
    }

    /// Returns the seat to move whose person decides elsewhere, and the device or the bot that does.
    pub fn away(&self) -> Option<(Seat, Held)> {
        match self.turn() {
            TurnState::Away(seat) => self.held_elsewhere(seat).map(|held| (seat, held)),
            _ => None,
        }
    }

    /// Returns the person whose letter is awaited.
    pub fn awaited(&self) -> Option<Seat> {
        self.away().filter(|(_, held)| *held == Held::ByLetter).map(|(seat, _)| seat)
    }

    /// Returns true if this is a person who plays on this device, or on a phone at its table.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.here().contains(seat)
    }

    /// Returns the persons who play on this device, or on phones at its table.
    pub fn here(&self) -> SeatSet {
        match &self.remote {
            Some(remote) => remote.facts.viewer.seat().into_iter().collect(),
            None => persons_here(self.source.occupants(), self.by_letter),
        }
    }

    /// Returns the only person who plays on this device.
    fn only_here(&self) -> Option<Seat> {
        match &self.remote {
            Some(remote) => remote.facts.viewer.seat(),
            None => only_here(self.source.occupants(), self.by_letter),
        }
    }

    /// Returns the only person here, if the device is theirs alone. While phones hold seats it lies on
    /// the table, where everyone sees it, unless all of them are far away.
    pub fn alone(&self) -> Option<Seat> {
        self.only_here().filter(|_| self.phones.is_empty()).or_else(|| self.keeper())
    }

    /// Returns the identity and the seats of a match by letter that can be sent now: a person
    /// elsewhere is to move, or has to be told the result.
    pub fn can_send(&self) -> Option<ByLetter> {
        let by_letter = self.by_letter?;
        let persons = persons_here(self.source.occupants(), None);
        let tells = self.is_over() && persons != persons.and(by_letter.here);
        let is_ready = tells || self.awaited().is_some();
        (is_ready && self.playback.is_over() && !by_letter.here.is_empty()).then_some(by_letter)
    }

    /// Returns true if the match was sent as it stands, or has come so.
    pub fn is_sent(&self) -> bool {
        let sent = self.by_letter.and_then(|by_letter| by_letter.sent);
        sent.is_some_and(|sent| self.source.position() <= sent)
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

    /// Returns the viewer of the table: the only person here, always; the person to move once they have
    /// taken the device; after the end, the chosen player; else the public.
    pub fn viewer(&self) -> Viewer {
        if self.source.is_over()
            && let Some(viewer) = self.seen_by
        {
            return viewer;
        }
        if let Some(seat) = self.alone() {
            return Viewer::Of(seat);
        }
        match self.turn() {
            TurnState::Person(seat) => Viewer::Of(seat),
            _ => Viewer::Public,
        }
    }

    /// Returns the person who holds the device. Until the next one takes it, that is the person who
    /// decided last.
    pub fn holder(&self) -> Option<Seat> {
        let is_here = |seat: &Seat| self.is_here(*seat);
        let last = || self.log.entries.iter().rev().find_map(|entry| entry.seat).filter(is_here);
        self.alone().or(self.accepted).or_else(last)
    }

    /// Returns the bottom seat: the holder's. The seats turn only when the device changes hands. While
    /// it lies on the table, the first person's is at the bottom.
    pub fn near(&self) -> Seat {
        if self.phones.is_empty() && !self.is_public_screen() {
            return self.holder().unwrap_or(Seat::new(0));
        }
        let first = || self.source.occupants().iter().position(Occupant::is_person).map(Seat::new);
        self.accepted.or_else(first).unwrap_or(Seat::new(0))
    }

    /// Returns the cast for the viewer.
    pub fn cast(&self, env: &Env) -> Cast {
        self.from_own_side(self.cast_as(self.viewer(), env))
    }

    /// Returns the cast for any viewer. Without a seat, the bottom seat is this table's.
    pub fn cast_as(&self, viewer: Viewer, env: &Env) -> Cast {
        self.cast_at(viewer, self.near(), env)
    }

    /// Returns the cast for any viewer. `near` is the bottom seat for one without a seat.
    pub fn cast_at(&self, viewer: Viewer, near: Seat, env: &Env) -> Cast {
        let names = self.names(env.messages);
        presenter::cast_of(self.source.occupants(), &names, viewer, near, env.messages)
    }

    /// Returns the names by seat, as the device that holds the match has them.
    pub fn names(&self, messages: &Messages) -> Vec<String> {
        names(&self.source, self.remote.as_ref(), messages)
    }

    /// Turns the table to the only person who plays on this device. Where it is passed, it stays, and
    /// the cast says so.
    pub fn from_own_side(&self, cast: Cast) -> Cast {
        let only = self.only_here();
        Cast { first: only.unwrap_or(cast.first), passes: self.passes(), ..cast }
    }

    /// Returns true if the device goes round between several persons.
    pub(super) fn passes(&self) -> bool {
        self.here().len() > 1 && self.phones.is_empty()
    }

    /// Returns true if players know different things in this game.
    pub(super) fn has_secrets(&self) -> bool {
        find_game(self.source.game_id()).is_none_or(|title| title.has_secrets)
    }

    /// Returns the person who has to take the device for another turn of their own: what all watched
    /// covered their hand.
    pub(super) fn plays_again(&self) -> bool {
        matches!(self.turn(), TurnState::HandOver(seat) if self.holder() == Some(seat))
    }

    /// Returns what came of the rivals' turns since the holder's last decision.
    pub fn recaps(&self, env: &Env) -> Vec<Recap> {
        self.recaps_from(self.log.missed_from(self.near()), env)
    }

    /// Returns what came of the rivals' turns since the holder's last turn, also while the holder
    /// takes the next one.
    pub fn last_round(&self, env: &Env) -> Vec<Recap> {
        self.recaps_from(self.log.others_since(self.near()), env)
    }

    fn recaps_from(&self, from: usize, env: &Env) -> Vec<Recap> {
        self.source.view().recaps(from, &self.cast(env), env.messages)
    }

    /// Returns the log up to the shown position.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        self.log.shown(self.playback.now())
    }

    /// Updates the log. Decisions from `from` on may have been replaced.
    pub fn update_log(&mut self, from: usize, env: &Env) {
        let cast = self.cast(env);
        self.log.update(self.source.view(), from, &cast, env.messages);
    }

    /// Rebuilds the score sheet once everything has been shown.
    pub fn update_sheet(&mut self, env: &Env) {
        if self.playback.is_over() {
            let cast = self.cast(env);
            self.sheet = self.source.view().sheet(&cast, env.messages);
        }
    }
}

/// Returns the names by seat, as the device that holds the match has them.
fn names(source: &Source, remote: Option<&Remote>, messages: &Messages) -> Vec<String> {
    match (source, remote) {
        (_, Some(remote)) => remote.facts.names.clone(),
        (Source::Own(game), None) => presenter::names(game, messages),
        (Source::Told(game), None) => game.facts().names.clone(),
    }
}
