//! A match on the table, and who may see and do what in it.

use super::bots::Bots;
use super::effect::Effects;
use super::game_log::GameLog;
use super::hint::HintState;
use super::log::LogEntry;
use super::msg::Panel;
use super::notices::Notices;
use super::playback::Playback;
use super::presenter::{self, Recap};
use super::seats::TableSeats;
use super::selection::Draft;
use super::source::{Remote, Source};
use crate::engine::{Seat, SeatSet, Viewer};
use crate::session::remote::AnyRemoteMatch;
use crate::session::{AnyMatch, ByLetter, Occupant, Place, SeatPlace, isolated, only_here};
use crate::ui::catalog::find_game;
use crate::ui::games::Players;
use crate::ui::locale::Messages;
use crate::ui::pieces::PlaceMark;
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

/// A match on the table. Each part has a file of its own; what an update changes in several of them is
/// in `update/`.
#[derive(Clone)]
pub struct Live {
    /// The match.
    pub source: Source,
    /// Who sits here, and who looks.
    pub seats: TableSeats,
    /// What has happened and has yet to be shown.
    pub playback: Playback,
    /// What has been said of it, for the viewer.
    pub log: GameLog,
    /// The bots' worker.
    pub bots: Bots,
    /// The hint that was asked for.
    pub hint: HintState,
    /// The person's unfinished choice.
    pub draft: Draft,
    /// What lies over the table and beside it.
    pub notices: Notices,
}

impl Live {
    /// Returns a match as it was saved, whose persons share this device.
    pub fn new(game: AnyMatch, env: &Env) -> Self {
        Self::with(game, None, env)
    }

    /// Returns a match as it was saved, and as it is played by letter.
    pub fn with(game: AnyMatch, by_letter: Option<ByLetter>, env: &Env) -> Self {
        let viewer = only_here(game.occupants(), by_letter).map_or(Viewer::Public, Viewer::Of);
        Self::build(Source::Own(game), by_letter, viewer, env)
    }

    /// Returns a match that another device holds, as it was told.
    pub fn told(game: AnyRemoteMatch, env: &Env) -> Self {
        let viewer = game.facts().viewer;
        Self::build(Source::Told(Remote::new(game)), None, viewer, env)
    }

    fn build(source: Source, by_letter: Option<ByLetter>, viewer: Viewer, env: &Env) -> Self {
        let names = source.names(env.messages);
        let occupants = source.occupants();
        let players = presenter::players_of(occupants, &names, viewer, Seat::new(0), env.messages);
        let log = GameLog::of(source.view(), source.agreement().open_log, &players, env.messages);
        // What a save contains has been shown, and what a letter brings has not.
        let playback = Playback::after(source.position(), by_letter.is_none());
        let mut live = Self {
            source,
            seats: TableSeats {
                by_letter,
                asks_forced: !env.settings.plays_forced,
                ..TableSeats::default()
            },
            playback,
            log,
            bots: Bots::default(),
            hint: HintState::default(),
            draft: Draft::default(),
            notices: Notices::default(),
        };
        live.seat_bots();
        live
    }

    /// Returns the match, if this device holds it.
    pub fn own(&self) -> Option<&AnyMatch> {
        self.source.own()
    }

    /// Returns the players for the viewer.
    pub fn players(&self, env: &Env) -> Players {
        self.players_as(self.viewer(), env)
    }

    /// Returns the players for any viewer. Without a seat, the bottom seat is this table's.
    pub fn players_as(&self, viewer: Viewer, env: &Env) -> Players {
        let near = self.near();
        let names = self.names(env.messages);
        let players =
            presenter::players_of(self.source.occupants(), &names, viewer, near, env.messages);
        let players =
            Players { places: self.marks(env.messages), passes: self.is_taken_here(), ..players };
        // Several persons watch a screen of the public: all are named, also where one's view is shown.
        if self.is_public_screen() { players.for_all() } else { players }
    }

    /// Returns the marks of the places where the persons' seats are played.
    fn marks(&self, messages: &Messages) -> Vec<Option<PlaceMark>> {
        let w = messages.language.by_letter();
        let mark = |(it, occupant): (&SeatPlace, &Occupant)| {
            let icon = match it.place {
                Place::Here => "person",
                Place::Device(via) => (w.device)(via).icon,
                Place::Letter => "paper-plane",
                Place::Bot => "vintage-robot",
            };
            let place = match it.place {
                // Their phone was lost.
                Place::Here if it.is_silent => None,
                Place::Here if self.source.remote().is_some() => Some(w.at_table),
                place => Some(w.place(place)),
            };
            let silent = it.is_silent.then_some(w.not_connected);
            let words = [place, silent].into_iter().flatten().collect::<Vec<_>>().join(", ");
            occupant.is_person().then_some(PlaceMark { icon, words, is_silent: it.is_silent })
        };
        let places = self.places();
        let is_plain = |it: &SeatPlace| SeatPlace { agrees: false, ..*it } == SeatPlace::default();
        if places.iter().all(is_plain) {
            return Vec::new();
        }
        places.iter().zip(self.source.occupants()).map(mark).collect()
    }

    /// Returns the marks at a position of the replay: those of the bots that played for persons. Other
    /// sources of a decision are not stored.
    pub(super) fn marks_at(at: &AnyMatch, messages: &Messages) -> Vec<Option<PlaceMark>> {
        let by_bots = at.played_by_bots();
        let words = messages.language.by_letter().place(Place::Bot);
        let bot = PlaceMark { icon: "vintage-robot", words: words.to_owned(), is_silent: false };
        let seats = Seat::all(at.occupants().len());
        seats.map(|seat| by_bots.contains(seat).then(|| bot.clone())).collect()
    }

    /// Says whose seats are played at another place than before, and where from now on. That a person has
    /// left the match stands in the log too. Before a device knew the match (`None`), all was as it is, but
    /// for what it has to say itself.
    pub(super) fn tell_places(
        &mut self,
        before: Option<Vec<SeatPlace>>,
        env: &Env,
        effects: &mut Effects,
    ) {
        let after = self.places();
        let as_now = || after.iter().map(|it| SeatPlace { was_here: false, ..*it }).collect();
        let before = before.unwrap_or_else(as_now);
        let players = self.players(env);
        let at = |places: &[SeatPlace], seat: Seat| {
            places.get(seat.index()).copied().unwrap_or_default()
        };
        let w = env.messages.language.by_letter();
        let is_table = self.source.remote().is_none();
        for seat in Seat::all(self.source.occupants().len()) {
            let SeatPlace { place, is_silent, has_left, was_here, .. } = at(&after, seat);
            let before = at(&before, seat);
            if has_left && !before.has_left {
                // The entry of the decision before says so too.
                let before = self.source.left().get(seat.index()).copied().unwrap_or_default();
                self.update_log(usize::from(before).saturating_sub(2), env);
                self.notices.banner.say((w.left_game)(players.who(seat)));
            }
            // Another notice already says that the device has left.
            let is_said = place == Place::Here && self.notices.left.of(seat).is_some();
            // Their device is connected, or was lost, and they have taken the table's device.
            let is_there = matches!(place, Place::Device(_)) || !is_table && place == Place::Here;
            let is_back = is_there && before.is_silent && !is_silent;
            // The prompt says that the device isn't connected, and nobody plays there.
            let is_away = is_silent && matches!(place, Place::Device(_));
            if is_away && !self.notices.floods().contains(seat) {
                self.notices.banner.forget(seat);
            }
            if (place != before.place || is_back) && !is_said && !is_away {
                let says = match before.place {
                    // Its player need not play at the table yet.
                    Place::Device(via)
                        if !is_table && !via.comes_back() && place == Place::Here =>
                    {
                        (env.messages.language.phones().left)(&isolated(players.name(seat)))
                    }
                    _ => w.plays_now(players.who(seat), place, is_table),
                };
                self.notices.banner.say_of(seat, says);
                effects.render();
            }
            if was_here && !before.was_here && !is_table && self.viewer().is(seat) {
                self.notices.banner.say(w.was_at_table);
                effects.render();
            }
        }
    }

    /// Opens the question whether to end the match as it stands for the persons here, or closes it once it is
    /// answered, and says if the match goes on.
    pub(super) fn tell_question(&mut self, before: SeatSet, env: &Env, effects: &mut Effects) {
        let agreed = self.agreed();
        if before.is_empty() == agreed.is_empty() {
            return;
        }
        let goes_on = env.messages.language.by_letter().goes_on;
        let panel = &mut self.notices.panel;
        if agreed.is_empty() {
            panel.take_if(|panel| *panel == Panel::GiveUp);
            if !self.is_over() {
                self.notices.banner.say(goes_on);
            }
        } else {
            // The answer to an earlier question.
            self.notices.banner.take_back(goes_on);
        }
        self.ask_to_end(effects);
        effects.render();
    }

    /// Returns true if it is asked whether to end the match, and a person here has not answered.
    pub(super) fn must_answer(&self) -> bool {
        let agreed = self.agreed();
        !agreed.is_empty() && !self.voters_here().minus(agreed).is_empty()
    }

    /// Opens the question whether to end the match, if a person here has to answer it. It replaces the menu.
    pub(super) fn ask_to_end(&mut self, effects: &mut Effects) {
        let is_free = matches!(self.notices.panel, None | Some(Panel::Menu));
        if self.must_answer() && is_free {
            self.notices.panel = Some(Panel::GiveUp);
            effects.render();
        }
    }

    /// Says that a person's last decision was undone, to them and to everyone else, and notes it in the
    /// log; where the viewer may not know whose it was, that undo was used. `position` is the number of decisions
    /// from then on.
    pub(super) fn tell_undo(&mut self, position: usize, env: &Env) {
        let seat = self.log.entries.get(position).and_then(|entry| entry.seat);
        self.notices.banner.clear();
        if let Some(seat) = seat {
            self.log.note_undo(position, seat);
            let says = (env.messages.language.by_letter().undone)(self.players(env).who(seat));
            self.notices.banner.say(says);
        } else {
            self.notices.banner.say(env.messages.table.taken_back);
        }
    }

    /// Returns the names by seat, as the device that holds the match has them.
    pub fn names(&self, messages: &Messages) -> Vec<String> {
        self.source.names(messages)
    }

    /// Returns true if players know different things in this game.
    pub(super) fn has_secrets(&self) -> bool {
        find_game(self.source.game_id()).is_none_or(|title| title.has_secrets)
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
        self.source.view().recaps(from, &self.players(env), env.messages)
    }

    /// Returns the log up to the shown position.
    pub fn shown_log(&self) -> Rc<Vec<Rc<LogEntry>>> {
        self.log.shown(self.playback.now())
    }

    /// Forgets what the person had begun: it was done, or was meant for what stood there before.
    pub fn forget_draft(&mut self, effects: &mut Effects) {
        self.draft.clear();
        self.hint.clear(effects);
    }

    /// Updates the log. Decisions from `from` on may have been replaced.
    pub fn update_log(&mut self, from: usize, env: &Env) {
        let players = self.players(env);
        self.log.update(self.source.view(), from, &players, env.messages);
    }

    /// Rebuilds the score sheet once everything has been shown.
    pub fn update_sheet(&mut self, env: &Env) {
        if self.playback.is_over() {
            let players = self.players(env);
            self.log.sheet = self.source.view().sheet(&players, env.messages);
        }
    }
}
