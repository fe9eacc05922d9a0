//! The component, which connects the screen with the page.

use super::connection::{self, Connection};
use super::effect::Effects;
use super::guide::Guide;
use super::live::{Env, Live};
use super::msg::{LessonAsk, Msg, Panel, Sight, Timer};
use super::notices::Notices;
use super::playback::Beat;
use super::props::{Contents, DayShareProps, DrawPanel, ReadingProps, Subject, TableProps};
use super::replay::{Replay, Step};
use super::result::RailView;
use super::review::ReviewView;
use super::runner::Runner;
use super::screen::{Missing, Screen};
use super::selection::Draft;
use super::settle::Settling;
use super::source::Contact;
use super::view::{self, Frame};
use super::voice::Voice;
use super::{day_share, keys, panels, second_tap, update};
use crate::engine::{Seat, SeatSet};
use crate::platform::{clock, listen, motion, notice, page, press, timer};
use crate::session::day::Day;
use crate::session::remote::{Progress, ReplayProgress};
use crate::session::{ByLetter, Occupant, SeatPlace, load, only_person, persons_here};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::company::{self, PlacesPanel};
use crate::ui::lazy::{Loading, fetched, parts};
use crate::ui::lesson_progress;
use crate::ui::letters::{LetterPanel, Sending};
use crate::ui::locale::{Language, Messages};
use crate::ui::matches::{self, MatchId};
use crate::ui::with_game::WithGame;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Renders the table.
pub fn draw_table(props: TableProps) -> Html {
    html! { <Table ..props /> }
}

/// What other devices are told again if it changes: the match's version, who plays here, the language,
/// and where each seat is played.
type ShownElsewhere = (u64, SeatSet, Language, Vec<SeatPlace>);

/// The table of a game.
pub struct Table {
    pub(super) screen: Screen,
    pub(super) settling: Settling,
    pub(super) runner: Runner,
    /// The match in the store; `None` for a lesson and for a match of other rules.
    pub(super) id: Option<MatchId>,
    /// The record of what a screen reader was told. It follows what is rendered.
    voice: RefCell<Voice>,
    /// The element that a piece was dropped on, which is tapped once the piece is selected.
    dropped_on: Option<HtmlElement>,
    /// The person who was last asked to take the device.
    next_person: Option<Seat>,
    /// The remark of a lesson that was rendered last.
    remark: Option<(usize, usize)>,
    /// The connection to the device that holds the match, if another one does.
    pub(super) connection: Option<Connection>,
    keys: listen::Listener,
    presses: press::Presses,
    _visibility: listen::Listener,
    /// The version of the match that other devices were told last, the persons here, and the language.
    shown_elsewhere: RefCell<Option<ShownElsewhere>>,
    /// The devices away from this table.
    _watch: Option<company::Watch>,
}

/// The messages of the component.
pub enum Event {
    /// A message for the state machine.
    Msg(Msg),
    /// A piece was dropped on this element.
    Dropped(HtmlElement),
    /// The store has answered, or another tab has written there.
    Store,
    /// Another match of the game is shown.
    Show(MatchId),
    /// Another device shows this table from now on.
    ShowElsewhere,
    /// A chunk of the table was fetched, or could not be: then this is done.
    Part(bool, Option<Msg>),
    /// The connection to the device that holds the match has an event.
    Connection(connection::Event),
}

impl From<Msg> for Event {
    fn from(msg: Msg) -> Self {
        Self::Msg(msg)
    }
}

impl Component for Table {
    type Message = Event;
    type Properties = TableProps;

    fn create(ctx: &yew::Context<Self>) -> Self {
        let (connection, watch) = if let Subject::Told(way) = &ctx.props().subject {
            let events = ctx.link().callback(Event::Connection);
            (Some(Connection::open(way.clone(), events)), None)
        } else {
            let show = ctx.link().callback(|()| Event::ShowElsewhere);
            matches::watch(ctx.link().callback(|()| Event::Store));
            (None, Some(company::watch(show, ctx.link().callback(Event::Msg))))
        };
        let mut table = Self {
            screen: Screen::Missing(Missing::NoMatch),
            settling: Settling::default(),
            runner: Runner::default(),
            id: match ctx.props().subject {
                Subject::Match(id) => id,
                Subject::Lesson(_)
                | Subject::OtherRules(_)
                | Subject::Watched(_)
                | Subject::Told(_) => None,
            },
            voice: RefCell::default(),
            dropped_on: None,
            next_person: None,
            remark: None,
            keys: listen_to_keys(ctx),
            presses: listen_to_presses(ctx),
            _visibility: listen_to_visibility(ctx),
            shown_elsewhere: RefCell::new(None),
            connection,
            _watch: watch,
        };
        let screen = open(ctx);
        table.put_on_table(ctx, screen);
        table
    }

    fn update(&mut self, ctx: &yew::Context<Self>, event: Event) -> bool {
        let msg = match event {
            Event::Msg(msg) => msg,
            Event::Dropped(under) => {
                self.dropped_on = Some(under);
                return true;
            }
            Event::Show(id) => {
                self.open_match(ctx, id);
                return true;
            }
            Event::Part(true, _) => return true,
            Event::Part(false, msg) => {
                if let Some(live) = self.screen.live_mut() {
                    live.notices.banner.say(ctx.props().app.messages.part_missing);
                }
                match msg {
                    Some(msg) => msg,
                    None => return false,
                }
            }
            Event::Store => {
                self.on_store(ctx);
                return false;
            }
            Event::ShowElsewhere => {
                self.show_elsewhere(ctx, true);
                self.go_on_elsewhere(ctx);
                return false;
            }
            Event::Connection(event) => {
                let contact = self.screen.contact().unwrap_or_default();
                let remote = self.screen.live().and_then(|live| live.source.remote());
                let serial = remote.map(|remote| remote.game.serial());
                let connection = self.connection.as_mut();
                match connection.and_then(|it| it.on_event(event, contact, serial)) {
                    Some(msg) => msg,
                    None => return false,
                }
            }
        };
        // A secret look, or a page at the end of a deal, stays until the person has seen it.
        let goes_on = matches!(msg, Msg::Continue | Msg::TapThrough(_))
            && self.screen.beat().is_some_and(Beat::is_held);
        let is_tap = msg.commits() || matches!(msg, Msg::Continue | Msg::TapThrough(_));
        let is_too_soon = is_tap && self.settling.is_too_soon(page::input_time());
        if is_too_soon && (msg.commits() || goes_on) {
            motion::show_too_soon();
            return false;
        }
        if matches!(msg, Msg::Decide(_)) {
            // What is opened next is not waited for then, and has not delayed the first decision.
            fetched(parts().panel, Callback::noop());
        }
        if msg == Msg::Elapsed(Timer::Settle) {
            self.settling.elapsed(clock::elapsed());
            return false;
        }
        let msg = match msg {
            // The second half of a double tap plays nothing else.
            Msg::TapThrough(_) if is_too_soon => Msg::Continue,
            msg => msg,
        };
        let is_own = msg.is_own();
        let mut effects = update::update(&mut self.screen, msg, &env(ctx));
        self.settling.update(&self.screen, is_own, &mut effects);
        self.run(ctx, effects)
    }

    fn changed(&mut self, ctx: &yew::Context<Self>, old: &TableProps) -> bool {
        let (now, before) = (&ctx.props().app, &old.app);
        if before.settings.long_press != now.settings.long_press {
            self.presses = listen_to_presses(ctx);
        }
        if before.settings.shortcuts != now.settings.shortcuts {
            self.keys = listen_to_keys(ctx);
        }
        if before.messages != now.messages {
            let effects = update::update(&mut self.screen, Msg::Language, &env(ctx));
            self.run(ctx, effects);
        }
        true
    }

    fn view(&self, ctx: &yew::Context<Self>) -> Html {
        let app = &ctx.props().app;
        let (live, title) = match (&self.screen, self.title(ctx)) {
            (Screen::Missing(Missing::Untold(contact)), _) => {
                return self.draw_waiting(*contact, app.messages);
            }
            // Another device plays the seat: nothing here looks as if it could be played.
            (Screen::Live(live), _) if let Some(contact) = live.parted() => {
                return self.draw_waiting(contact, app.messages);
            }
            (_, None) => return Html::default(),
            (Screen::Missing(Missing::NoLesson), Some(title)) => {
                return panels::no_lesson(title, app.messages);
            }
            (Screen::Missing(Missing::NoMatch), Some(title)) => {
                return panels::no_match(title, self.id, None, app.messages);
            }
            (Screen::Missing(Missing::Unreadable(fault)), Some(title)) => {
                return panels::no_match(title, self.id, Some(fault), app.messages);
            }
            (
                Screen::Live(live) | Screen::Lesson(live, _) | Screen::ReadOnly(live),
                Some(title),
            ) => (live, title),
            (Screen::Replay(replay), Some(title)) => (&replay.live, title),
        };
        let drawn = self.draw(ctx, live, title);
        if self.connection.as_ref().is_some_and(Connection::is_of_seat) {
            // Which game it is was not known when the page was opened.
            html! { <WithGame key={title.id} {title}>{ drawn }</WithGame> }
        } else {
            drawn
        }
    }

    fn rendered(&mut self, ctx: &yew::Context<Self>, first: bool) {
        self.runner.rendered(ctx.props().app.settings.motion_length());
        self.go_on_elsewhere(ctx);
        if let Some(live) = self.screen.live() {
            let points = self.screen.guide().zip(live.own());
            let points = points.map_or(&[][..], |(guide, game)| guide.points(game));
            let is_pointing = !points.is_empty() && live.playback.is_over();
            motion::mark(if is_pointing { points } else { &live.playback.highlights });
            let remark = self.screen.guide().zip(live.own()).filter(|_| live.playback.is_over());
            let remark = remark.and_then(|(guide, game)| guide.remark_number(game));
            if std::mem::replace(&mut self.remark, remark) != remark && remark.is_some() {
                motion::reveal(points);
            }
            if let Some(title) = self.title(ctx) {
                let messages = ctx.props().app.messages;
                let name = (title.about)(messages).name;
                let is_called = self.screen.calls().is_some();
                let title = if is_called {
                    (messages.table.your_turn)(name)
                } else {
                    format!("{name} · Regalia")
                };
                page::set_title(&title);
                let is_away = is_called && sight() == Sight::Hidden;
                notice::show(is_away.then_some(title.as_str()));
            }
        }
        let next = self.screen.next_person().filter(|_| self.screen.beat().is_none());
        if std::mem::replace(&mut self.next_person, next) != next && next.is_some() {
            page::focus(".hand-over .primary");
        }
        let mut effects = Effects::default();
        self.settling.rendered(clock::elapsed(), &mut effects);
        self.run(ctx, effects);
        if let Some(at) = self.runner.tap_at.take() {
            let has_met = keys::playable_at(at);
            ctx.link().send_message(Msg::TappedThrough(has_met.is_some()));
            if let Some(piece) = has_met {
                self.settling.skip();
                press::tap(&piece);
            }
        }
        if let Some(under) = self.dropped_on.take() {
            self.settling.skip();
            press::tap(&under);
        }
        if first {
            // Starting a worker takes time, so the table is shown first.
            let link = ctx.link().clone();
            let has_news =
                self.id.is_some_and(|id| matches::library(|library| library.has_news(id)));
            let is_watched = self.id.is_some_and(matches::is_to_be_watched);
            let takes_focus = self.screen.rights().press;
            timer::soon(move || {
                if sight() != Sight::Seen {
                    link.send_message(Msg::Seen(sight()));
                }
                if takes_focus {
                    keys::keep_focus();
                }
                link.send_message(Msg::Opened);
                if has_news {
                    // The events since the person's last turn.
                    link.send_message(Msg::LastRound);
                }
                if is_watched {
                    link.send_message(Msg::Replay(Step::First));
                }
            });
        } else if self.screen.rights().press {
            keys::keep_focus();
        }
        keys::rove();
    }
}

impl Table {
    /// Returns the game on the table; `None` if no match has been told yet.
    pub(super) fn title(&self, ctx: &yew::Context<Self>) -> Option<&'static GameEntry> {
        let for_match = self.screen.live().and_then(|live| find_game(live.source.game_id()));
        for_match.or(ctx.props().title)
    }

    /// Renders what is shown in place of a match that the device that holds it does not tell.
    fn draw_waiting(&self, contact: Contact, messages: &'static Messages) -> Html {
        self.connection.as_ref().map(|it| it.draw_waiting(contact, messages)).unwrap_or_default()
    }

    /// Renders a match on the table.
    fn draw(&self, ctx: &yew::Context<Self>, live: &Live, title: &'static GameEntry) -> Html {
        let TableProps { app, embedded, .. } = ctx.props();
        let env = env(ctx);
        let send = ctx.link().callback(Event::Msg);
        let is_shareable = match ctx.props().subject {
            Subject::Match(_) => self.screen.guide().is_none(),
            Subject::Lesson(_) => self.id.is_some(),
            Subject::OtherRules(_) | Subject::Watched(_) | Subject::Told(_) => false,
        };
        let log = self.screen.shown_log();
        let names = live.players(&env).names;
        let goals = match live.notices.panel {
            Some(Panel::Goals) => self.screen.goals(&env),
            _ => Vec::new(),
        };
        let day = self.day().map(|day| day_share::mark(day, app.messages));
        let panel = live.notices.panel.and_then(|panel| Some((panel, Self::draw_panel(ctx)?)));
        let panel = panel.map(|(panel, draw)| {
            draw(
                panel,
                title,
                live.own().filter(|_| is_shareable),
                Contents {
                    day: day.as_deref(),
                    log: &log,
                    names: &names,
                    read: &live.notices.read_out,
                    goals: &goals,
                    letter: self.letter(ctx, live, title, &names),
                    may_give_up: match self.screen {
                        Screen::Live(_) => live.may_give_up_here(),
                        _ => SeatSet::NONE,
                    },
                    may_agree: match self.screen {
                        Screen::Live(_) => live.voters_here().minus(live.agreed()),
                        _ => SeatSet::NONE,
                    },
                    question: live.asks_to_end(&names, app.messages),
                    leaves: live.leaves(),
                    holder: live.holder(),
                    has_places: self.has_places(ctx, live),
                    places: self.places(ctx, live, &names),
                    helper: self
                        .connection
                        .as_ref()
                        .map(|connection| connection.helper(app.messages))
                        .unwrap_or_default(),
                },
                app,
                &send,
            )
        });
        let contact = self.screen.contact().unwrap_or_default();
        let connection = self.connection.as_ref();
        let rail = Self::draw_rail(ctx, live);
        let frame = Frame {
            title,
            is_embedded: *embedded,
            says: connection.and_then(|connection| connection.says(contact, app.messages)),
            returns: connection
                .map(|connection| connection.returns(app.messages))
                .unwrap_or_default(),
            has_finished_match: self.finished_before().is_some(),
            bg_stats: rail
                .filter(|_| !*embedded)
                .and_then(|rail| self.bg_stats(rail, title, app.messages)),
            send: &send,
            on_click: self.on_click(ctx),
            on_context: on_context(ctx),
            day,
            day_share: self.day_share(ctx, live, title),
            stories: stories(ctx, live),
            review: self.draw_review(ctx),
            rail,
            panel: panel.unwrap_or_default(),
        };
        view::view(&self.screen, live, frame, &mut self.voice.borrow_mut(), &env)
    }

    /// Returns how a panel is rendered. While that is fetched there is none; if it cannot be, the panel
    /// closes.
    fn draw_panel(ctx: &yew::Context<Self>) -> Option<DrawPanel> {
        let done = |has_come| Event::Part(has_come, Some(Msg::Open(None)));
        fetched(parts().panel, ctx.link().callback(done))
    }

    /// Returns how the rail is rendered. Before a person has decided it is not fetched, so that nothing
    /// delays the first decision.
    fn draw_rail(ctx: &yew::Context<Self>, live: &Live) -> Option<RailView> {
        let occupants = live.source.occupants();
        let is_person = |seat: Seat| occupants[seat.index()].is_person();
        let has_decided = live.log.entries.iter().any(|entry| entry.seat.is_some_and(is_person));
        let is_watched = !occupants.iter().any(Occupant::is_person);
        let done = ctx.link().callback(|has_come| Event::Part(has_come, None));
        let is_wanted = has_decided || is_watched || live.source.is_over();
        is_wanted.then(|| fetched(parts().rail, done)).flatten()
    }

    /// Returns how the open review is rendered. While that is fetched there is none; if it cannot be, the
    /// replay closes.
    fn draw_review(&self, ctx: &yew::Context<Self>) -> Option<ReviewView> {
        self.screen.replay()?.review()?;
        let done = |has_come| Event::Part(has_come, Some(Msg::Replay(Step::Leave)));
        fetched(parts().review, ctx.link().callback(done))
    }

    /// Returns the day of which the match is the official try.
    fn day(&self) -> Option<Day> {
        matches::library(|library| library.summary(self.id?).day).map(Day)
    }

    /// Renders the line to share about a day's match that is over, and the link to the round of a match, or
    /// to a new round with its deal.
    fn day_share(&self, ctx: &yew::Context<Self>, live: &Live, title: &'static GameEntry) -> Html {
        let (Some(id), true) = (self.id, live.is_over()) else { return Html::default() };
        let day = self.day();
        let is_own = matches::library(|library| {
            let summary = library.summary(id);
            only_person(&summary.seats).is_some() && !summary.foreign
        });
        if !is_own || ctx.props().embedded {
            return Html::default();
        }
        let from = DayShareProps { day, id, title, messages: ctx.props().app.messages };
        part(ctx, parts().day_share, from)
    }

    /// Returns true if it can be said here who plays where: the match is this tab's own, and goes on.
    fn has_places(&self, ctx: &yew::Context<Self>, live: &Live) -> bool {
        let is_own = matches!(self.screen, Screen::Live(_)) && self.id.is_some();
        is_own && !ctx.props().embedded && !live.is_over()
    }

    /// Renders the panel of who plays where, if it is open.
    fn places(&self, ctx: &yew::Context<Self>, live: &Live, names: &[String]) -> Html {
        let Some(Panel::Places(plan)) = live.notices.panel else { return Html::default() };
        if !self.has_places(ctx, live) {
            return Html::default();
        }
        let persons = persons_here(live.source.occupants(), None);
        let person = |seat: Seat| (seat, names[seat.index()].clone());
        let panel = PlacesPanel {
            persons: persons.iter().map(person).collect(),
            here: live.here(),
            by_letter: live.seats.by_letter,
            shown: live.viewer().seat(),
            by_bots: live.seats.phones.by_bots(),
            plan,
            left: live.notices.left,
            in_room: live.seats.phones.in_room(),
            on_letter: ctx.link().callback(Msg::PlaceSeats),
            on_stand_in: ctx.link().callback(|(seat, place)| Msg::StandIn(seat, place)),
            messages: ctx.props().app.messages,
        };
        part(ctx, parts().places, panel)
    }

    /// Renders the panel that sends a letter, or the one that opens one, if it is open.
    fn letter(
        &self,
        ctx: &yew::Context<Self>,
        live: &Live,
        title: &'static GameEntry,
        names: &[String],
    ) -> Html {
        if live.notices.panel == Some(Panel::OpenLetter) {
            let done = ctx.link().callback(|has_come| Event::Part(has_come, None));
            let scan = fetched(parts().company, done).map(|part| part.scan);
            let opens = LetterPanel::Open(ctx.props().app.messages, scan);
            return part(ctx, parts().letter_panel, opens);
        }
        let by_letter = live.can_send().filter(|_| matches!(self.screen, Screen::Live(_)));
        let (Some(Panel::Letter), Some(by_letter), Some(game)) =
            (live.notices.panel, by_letter, live.own())
        else {
            return Html::default();
        };
        let sending = Sending {
            title,
            play: Rc::new(game.clone()),
            id: by_letter.id,
            from: live.holder(),
            to: live.awaited().map(|seat| names[seat.index()].clone()),
            on_sent: ctx.link().callback(|()| Msg::SendLetter),
        };
        part(ctx, parts().letter_panel, LetterPanel::Send(sending))
    }

    /// Tells the other devices the match, if there are any and it has changed, or they have `asked`. A lesson has none.
    pub(super) fn show_elsewhere(&self, ctx: &yew::Context<Self>, asked: bool) {
        let Some((id, live)) = self.id.zip(self.screen.live()) else { return };
        if let Some(game) = live.own() {
            company::note_open(live.seats.accepted.into_iter().collect());
            company::note_left(&matches::key(id), live.notices.lost());
            let messages = ctx.props().app.messages;
            let places = live.places();
            let now = Some((game.version(), live.here(), messages.language, places.clone()));
            let before = self.shown_elsewhere.replace(now.clone());
            if before == now && !asked {
                return;
            }
            if asked || before.is_none_or(|(.., before)| before != places) {
                company::say_places(&matches::key(id), &places);
            }
            let names = || live.names(messages);
            company::show(&matches::key(id), game, live.here(), names, places);
        }
    }

    /// Tells the other devices how far the match is shown here, once it is rendered so.
    fn go_on_elsewhere(&self, ctx: &yew::Context<Self>) {
        if self.id.is_none() || self.connection.is_some() {
            return;
        }
        if let Some(live) = self.screen.live() {
            let replay = || {
                let replay = self.screen.replay()?;
                let messages = ctx.props().app.messages;
                let review = self.draw_review(ctx);
                let mistake = replay.mistake().zip(replay.live.own()).zip(review);
                let remark = mistake.map(|((mistake, play), review)| {
                    (review.remark)(mistake, play, &replay.at, messages)
                });
                let curve = replay.review().map(|review| review.reviewed.curve().to_vec());
                let (position, seen_by) = (replay.at.position(), replay.seen_by());
                Some(ReplayProgress { position, seen_by, remark, curve })
            };
            company::go_on(|| Progress { replay: replay(), ..live.progress() });
        }
    }

    /// Handles a click: during the playback it continues it, otherwise it opens the text of a
    /// piece.
    fn on_click(&self, ctx: &yew::Context<Self>) -> Callback<MouseEvent> {
        let is_playing_back = self.screen.beat().is_some();
        let is_taught = self.screen.guide().is_some();
        let is_ceremony = self.screen.live().is_some_and(|live| live.playback.ceremony);
        ctx.link().batch_callback(move |event: MouseEvent| {
            let msg = if is_ceremony {
                Some(Msg::Continue)
            } else if is_playing_back {
                let at = (event.client_x(), event.client_y());
                (!keys::playback_button(&event)).then_some(Msg::TapThrough(at))
            } else {
                let answer = is_taught && keys::is_idle_tap(&event);
                let answer = answer.then_some(Msg::Lesson(LessonAsk::Tapped));
                keys::text_tapped(&event).map(Msg::Explain).or(answer)
            };
            msg.map(Event::Msg)
        })
    }
}

/// Returns the screen for the table's subject.
fn open(ctx: &yew::Context<Table>) -> Screen {
    let env = env(ctx);
    let id = ctx.props().title.map_or("", |title| title.id);
    let draft = || Draft { tells_second_tap: !second_tap::is_known(), ..Draft::default() };
    let live = |game| Live { draft: draft(), ..Live::new(game, &env) };
    match &ctx.props().subject {
        Subject::Lesson(lesson) => {
            match Guide::open(lesson, lesson_progress::progress(id).as_deref()) {
                Some((guide, game)) => Screen::Lesson(live(game), guide),
                None => Screen::Missing(Missing::NoLesson),
            }
        }
        Subject::OtherRules(kept) => match matches::to_look_at(*kept, id) {
            Some(there) => Replay::of_other_rules(live(there.play), there.of)
                .map_or(Screen::Missing(Missing::NoMatch), Screen::Replay),
            None => Screen::Missing(Missing::NoMatch),
        },
        Subject::Told(_) => Screen::Missing(Missing::Untold(Contact::Away)),
        Subject::Match(None) => Screen::Missing(Missing::NoMatch),
        Subject::Match(Some(id)) => match matches::play(*id) {
            Ok(game) => {
                let by_letter = matches::library(|library| library.summary(*id).by_letter);
                let panel = company::take_plan().map(Panel::Places);
                let notices = Notices { panel, ..Notices::default() };
                let live = Live::with(game, by_letter, &env);
                Screen::Live(Live { draft: draft(), notices, ..live })
            }
            Err(fault) => Screen::Missing(Missing::Unreadable(fault)),
        },
        Subject::Watched(save) => match load(save) {
            Ok(game) => Screen::ReadOnly(Live::with(game, Some(ByLetter::spectator()), &env)),
            Err(fault) => Screen::Missing(Missing::Unreadable(fault)),
        },
    }
}

/// Returns the part of the page that updates may read.
pub(super) fn env(ctx: &yew::Context<Table>) -> Env {
    let app = &ctx.props().app;
    Env { messages: app.messages, settings: app.settings }
}

/// Renders the stories of the score sheet, each with a button that opens it.
fn stories(ctx: &yew::Context<Table>, live: &Live) -> Html {
    match &live.log.sheet {
        // On a screen of the public there is nothing to press.
        Some(sheet) if !sheet.stories.is_empty() && !live.is_public_screen() => {
            let (stories, messages) = (sheet.stories.clone(), ctx.props().app.messages);
            part(ctx, parts().stories, ReadingProps { stories, messages })
        }
        _ => Html::default(),
    }
}

/// Renders a chunk once it is loaded.
fn part<P: 'static>(ctx: &yew::Context<Table>, fetch: fn() -> Loading<P>, from: P) -> Html {
    let done = ctx.link().callback(|has_come| Event::Part(has_come, None));
    fetched(fetch, done).map(|draw| draw(from)).unwrap_or_default()
}

/// Handles a right click, which opens the text of a piece.
fn on_context(ctx: &yew::Context<Table>) -> Callback<MouseEvent> {
    ctx.link().batch_callback(|event: MouseEvent| {
        let text = keys::text_at(&event)?;
        event.prevent_default();
        Some(Event::Msg(Msg::Explain(text)))
    })
}

/// Listens for the table's keys.
fn listen_to_keys(ctx: &yew::Context<Table>) -> listen::Listener {
    keys::listen(ctx.props().app.settings.shortcuts, ctx.link().callback(Msg::Key))
}

/// Listens for long presses and for dragged pieces.
fn listen_to_presses(ctx: &yew::Context<Table>) -> press::Presses {
    let read = ctx.link().callback(Msg::Explain);
    let dropped = ctx.link().callback(Event::Dropped);
    let long = ctx.props().app.settings.long_press.long_press();
    press::listen(long, move |text| read.emit(text), move |under| dropped.emit(under))
}

/// Returns the visibility of the table.
fn sight() -> Sight {
    if page::is_visible() {
        Sight::Seen
    } else if company::is_on_screen() {
        Sight::OnScreen
    } else {
        Sight::Hidden
    }
}

/// Listens for the page being hidden or shown.
fn listen_to_visibility(ctx: &yew::Context<Table>) -> listen::Listener {
    let link = ctx.link().clone();
    listen::listen("document", "visibilitychange", listen::Hearing::default(), move |_| {
        if page::is_visible() {
            notice::show(None);
        }
        link.send_message(Msg::Seen(sight()));
    })
}
