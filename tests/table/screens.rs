//! Screens of every game, and their rendering.

use regalia::bots::Level;
use regalia::engine::{Seat, SeatSet, Turn, Viewer};
use regalia::session::library::Safety;
use regalia::session::remote::{FromHost, Host, Peer, SeatEvent, Snapshot, ToHost};
use regalia::session::{Agreement, AnyMatch, ByLetter, NewMatch, Occupant, UndoRule, new_match};
use regalia::session::{Presence, TransportKind};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::context::AppContext;
use regalia::ui::locale::Language;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::effect::Effects;
use regalia::ui::table::guide::Guide;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{HostEvent, Msg};
use regalia::ui::table::presenter::names;
use regalia::ui::table::replay::Replay;
use regalia::ui::table::screen::{Missing, Screen};
use regalia::ui::table::selection::Choice;
use regalia::ui::table::source::Contact;
use regalia::ui::table::update::update;
use regalia::ui::table::view::{Frame, view};
use regalia::ui::table::voice::Voice;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use yew::LocalServerRenderer;
use yew::prelude::*;

/// Returns an environment in English at a normal pace.
pub fn env() -> Env {
    Env {
        messages: Language::En.messages(),
        settings: Settings { ask_first: false, ..Settings::default() },
    }
}

/// Returns the same without playback.
pub fn instant() -> Env {
    let Env { messages, settings } = env();
    Env { messages, settings: Settings { pace: Pace::Instant, ..settings } }
}

/// Returns a new match in which the first `persons` seats are persons, and the others bots.
pub fn deal(game: &GameEntry, persons: usize, seed: u64) -> AnyMatch {
    deal_for(game, *game.info.seats.start().max(&persons), persons, seed)
}

/// Returns a new match of this many seats, of which the first `persons` are persons.
pub fn deal_for(game: &GameEntry, seats: usize, persons: usize, seed: u64) -> AnyMatch {
    let occupants = (0..seats)
        .map(|seat| {
            if seat < persons {
                Occupant::Person { name: String::new() }
            } else {
                Occupant::Bot { level: Level::Squire }
            }
        })
        .collect();
    let new = NewMatch {
        game: game.id.to_owned(),
        options: Vec::new(),
        seed,
        bot_seed: 1,
        occupants,
        agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
    };
    new_match(&new).expect("the game is known").expect("it can be dealt")
}

/// Makes `most` decisions, or all until the end, with a small generator.
pub fn play_on(game: &mut AnyMatch, most: usize) {
    let mut roll = 7_usize;
    for _ in 0..most {
        if game.is_over() {
            return;
        }
        roll = roll.wrapping_mul(1_103_515_245).wrapping_add(12_345) % 2_147_483_648;
        let index = roll / 7 % game.legal_count();
        assert!(game.decide_index(index), "a legal decision");
    }
}

macro_rules! choice_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns the choice of the legal decision of this index.
        pub fn choice(game: &AnyMatch, index: usize) -> Choice {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return Choice::of::<regalia::games::$module::$game>(&game.legal()[index..=index]);
            })*
            unreachable!("every game is in the registry")
        }

        /// The choice of the decisions of these names.
        pub fn named_choice(game: &AnyMatch, names: &[String]) -> Choice {
            $({
                type Rules = regalia::games::$module::$game;
                if game.downcast_ref::<Rules>().is_some() {
                    let all = <Rules as regalia::engine::Game>::vocabulary();
                    let named = |name: &String| all.iter().find(|it| it.to_string() == *name);
                    let actions: Vec<_> = names.iter().filter_map(named).copied().collect();
                    assert_eq!(actions.len(), names.len(), "{names:?}");
                    return Choice::of::<Rules>(&actions);
                }
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(choice_of);

/// A screen with the name of its mode.
pub type Named = (String, Screen);

/// Returns every mode of the table with a game's matches at their beginning, middle and end, for
/// one person and for two who share the device.
pub fn all(title: &'static GameEntry) -> Vec<Named> {
    let env = env();
    let mut all = vec![("missing".to_owned(), Screen::Missing(Missing::NoMatch))];
    for persons in [1, 2] {
        for (name, decisions) in [("start", 0), ("middle", 9), ("end", usize::MAX)] {
            let mut game = deal(title, persons, 5);
            play_on(&mut game, decisions);
            let is_over = game.is_over();
            assert_eq!(is_over, name == "end", "{}: {name}", title.id);
            let name = format!("{}, {persons} persons, {name}", title.id);
            let live = || Live::new(game.clone(), &env);
            all.push((format!("{name}: live"), Screen::Live(live())));
            all.push((format!("{name}: read-only"), Screen::ReadOnly(live())));
            let replay = Replay::of_other_rules(live(), game.length()).expect("its own match");
            all.push((format!("{name}: other rules"), Screen::Replay(replay)));
            for viewer in [Viewer::Public, Viewer::Of(Seat::new(0)), Viewer::Of(Seat::new(1))] {
                all.push((format!("{name}: told to {viewer:?}"), told(&game, viewer)));
            }
            if let (Turn::Of(seat), 2) = (game.turn(), persons) {
                let mut on_phone = Screen::Live(live());
                update(
                    &mut on_phone,
                    Msg::Phone(SeatEvent::Device(seat, TransportKind::Room, Presence::Joined)),
                    &env,
                );
                all.push((format!("{name}: on a phone"), on_phone));
                let mut accepted = live();
                accepted.seats.accepted = Some(seat);
                all.push((format!("{name}: accepted"), Screen::Live(accepted)));
            }
            if is_over {
                let replay = Replay::of_finished(live(), false).expect("its own match");
                all.push((format!("{name}: replay"), Screen::Replay(replay)));
                let mut reviewed =
                    Replay::of_finished(live(), true).map(Screen::Replay).expect("its own match");
                update(&mut reviewed, Msg::Review(regalia::ui::table::review::Ask::Open), &env);
                all.push((format!("{name}: review"), reviewed));
            }
        }
    }
    all.extend(letters(title));
    let (guide, game) = lesson(title);
    all.push((format!("{}: lesson", title.id), Screen::Lesson(Live::new(game, &env), guide)));
    all
}

/// Returns how a match is played by letter if these seats are on this device.
pub fn by_letter(here: &[usize], sent: Option<usize>) -> ByLetter {
    let here = here.iter().fold(SeatSet::NONE, |here, &seat| here.with(Seat::new(seat)));
    ByLetter { id: 12, here, sent }
}

/// Returns a game's matches as they are played by letter, with none, one or two of the persons on
/// this device.
pub fn letters(title: &'static GameEntry) -> Vec<Named> {
    let env = env();
    let mut all = Vec::new();
    let most = *title.info.seats.end();
    for (name, decisions) in [("start", 0), ("middle", 9), ("end", usize::MAX)] {
        for (persons, here) in [(2, &[0][..]), (2, &[1]), (3, &[0, 1]), (3, &[1, 2]), (2, &[])] {
            if persons > most {
                continue;
            }
            let mut game = deal(title, persons, 5);
            play_on(&mut game, decisions);
            for sent in [None, Some(game.position())] {
                let by_letter = Some(by_letter(here, sent));
                let live = || Live::with(game.clone(), by_letter, &env);
                let name =
                    format!("{}, by letter, {persons} persons, {here:?} here, {name}", title.id);
                all.push((format!("{name}, sent {sent:?}: read-only"), Screen::ReadOnly(live())));
                if !here.is_empty() {
                    all.push((format!("{name}, sent {sent:?}: live"), Screen::Live(live())));
                }
            }
        }
    }
    all
}

/// A game's lesson from its beginning, and its match.
pub fn lesson(title: &GameEntry) -> (Guide, AnyMatch) {
    let path = format!("{}/static/games/{}/lesson.json", env!("CARGO_MANIFEST_DIR"), title.id);
    let text = std::fs::read_to_string(path).expect("every game has a lesson");
    Guide::open(&text, None).expect("it can be opened")
}

/// All screens of all games.
pub fn of_all_games() -> Vec<Named> {
    CATALOG.iter().flat_map(all).collect()
}

/// Sends a message, and those that follow from it.
pub fn send(screen: &mut Screen, msg: Msg, env: &Env) -> Effects {
    let mut effects = update(screen, msg, env);
    let mut at = 0;
    while at < effects.0.len() {
        if let regalia::ui::table::effect::Effect::Send(msg) = &effects.0[at] {
            let msg = (**msg).clone();
            effects.0.extend(update(screen, msg, env).0);
        }
        at += 1;
    }
    effects
}

/// Lets the table answer for a person who has nothing to decide, or is not asked.
pub fn let_table_pass(screen: &mut Screen, env: &Env) {
    let before = screen.live().map(|live| live.source.position());
    assert!(!screen.is_asked());
    send(screen, Msg::Stored(Safety::OnDisk), env);
    send(screen, Msg::Opened, env);
    assert!(screen.live().map(|live| live.source.position()) > before, "it waits for no one");
}

#[derive(PartialEq, Properties)]
struct PageProps {
    html: Html,
    app: AppContext,
}

/// The context that the app puts around a table.
#[component]
fn Page(PageProps { html, app }: &PageProps) -> Html {
    html! { <ContextProvider<AppContext> context={app.clone()}>{ html.clone() }</ContextProvider<AppContext>> }
}

/// Returns what a phone, or a second screen, says about its connection to the table.
fn says(live: &Live, env: &Env) -> Option<&'static str> {
    let language = env.messages.language;
    match live.source.remote()?.contact {
        Contact::Here => None,
        Contact::Away | Contact::Lost if !live.is_public_screen() => {
            Some(language.phones().tablet_silent)
        }
        Contact::Away | Contact::Lost | Contact::Taken | Contact::Moved(_) => {
            Some(language.second_screen().away)
        }
        Contact::OtherVersion => Some(language.second_screen().other_version),
    }
}

/// The match of a table that holds it.
pub trait OwnMatch {
    /// Returns the match.
    fn game(&self) -> &AnyMatch;
    /// Returns the match, mutably.
    fn game_mut(&mut self) -> &mut AnyMatch;
}

impl OwnMatch for Live {
    fn game(&self) -> &AnyMatch {
        self.source.own().expect("a match of this device")
    }

    fn game_mut(&mut self) -> &mut AnyMatch {
        self.source.own_mut().expect("a match of this device")
    }
}

/// Returns the table of a device that was told this match as this viewer.
pub fn told(game: &AnyMatch, viewer: Viewer) -> Screen {
    let mut host = Host::new(7);
    host.admit(TransportKind::Room, "token", viewer);
    host.show(Snapshot::of(game, names(game, env().messages)));
    let join = ToHost::Join { token: "token".to_owned() };
    let mut screen = Screen::Missing(Missing::Untold(Contact::Away));
    for sent in host.receive(Peer(TransportKind::Room, 1), Ok(join), 7).messages {
        let Ok(FromHost::Hello { facts, told }) = FromHost::read(&sent.message.text()) else {
            panic!("{}", sent.message.text())
        };
        send(&mut screen, Msg::Host(HostEvent::Hello(facts, told)), &env());
    }
    assert!(screen.live().is_some(), "it was told");
    screen
}

/// Renders the table as HTML.
pub fn render(screen: &Screen, env: &Env) -> String {
    let Some(live) = screen.live() else { return String::new() };
    let send = Callback::noop();
    let title =
        CATALOG.iter().find(|title| title.id == live.source.game_id()).expect("a known game");
    let frame = Frame {
        title,
        is_embedded: false,
        says: says(live, env),
        returns: Html::default(),
        has_finished_match: false,
        bg_stats: None,
        send: &send,
        on_click: Callback::noop(),
        on_context: Callback::noop(),
        day: None,
        day_share: Html::default(),
        stories: Html::default(),
        review: Some(regalia::ui::table::review::VIEW),
        rail: Some(regalia::ui::table::result::RAIL),
        panel: Html::default(),
    };
    page(view(screen, live, frame, &mut Voice::default(), env), env)
}

/// Renders a part of the page as HTML.
pub fn page(html: Html, env: &Env) -> String {
    let app = AppContext {
        settings: env.settings,
        messages: env.messages,
        taught: false,
        kept_offline: None,
        folder: "page".into(),
        change: Callback::noop(),
        override_settings: Callback::noop(),
    };
    let page = PageProps { html, app };
    let rendered = LocalServerRenderer::<Page>::with_props(page).hydratable(false);
    let mut rendered = pin!(rendered.render());
    // Nothing in it waits.
    match rendered.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(text) => text,
        Poll::Pending => panic!("the table waits for something"),
    }
}

/// Returns the seat to move.
pub fn to_move(game: &AnyMatch) -> Seat {
    match game.turn() {
        Turn::Of(seat) => seat,
        Turn::Over(_) => panic!("the match is over"),
    }
}
