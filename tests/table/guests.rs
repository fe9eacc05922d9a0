//! A screen away from the table: it follows the table, and nothing on it decides.

use crate::messages::messages;
use crate::screens::{deal, env, instant, page, play_on, render, send};
use regalia::engine::{Seat, Viewer};
use regalia::session::AnyMatch;
use regalia::session::remote::{
    AnyRemoteMatch, FromHost, Host, Outgoing, Peer, Progress, ReplayProgress, Snapshot, ToHost,
};
use regalia::session::{Place, SeatPlace, TransportKind};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::locale::{Language, Who};
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{HostEvent, Msg, Timer};
use regalia::ui::table::presenter::{Input, names, of, players};
use regalia::ui::table::screen::{Missing, Screen};
use regalia::ui::table::source::{Contact, Source};
use std::rc::Rc;

const TOKEN: &str = "screen";
const SCREEN: Peer = Peer(TransportKind::Room, 3);

/// Returns a screen that nothing was told.
fn waiting() -> Screen {
    Screen::Missing(Missing::Untold(Contact::Away))
}

/// A table and a screen that follows it as the public.
struct Table {
    game: AnyMatch,
    host: Host,
    screen: Screen,
    env: Env,
    /// The time of the host, in milliseconds.
    now: u64,
}

impl Table {
    fn of(title: &'static GameEntry, persons: usize, env: Env) -> Self {
        let game = deal(title, persons, 5);
        let mut host = Host::new(1_700_000_000_000);
        host.admit(TransportKind::Room, TOKEN, Viewer::Public);
        host.show(Snapshot::of(&game, names(&game, env.messages)));
        let screen = waiting();
        let mut table = Self { game, host, screen, env, now: 1_700_000_000_000 };
        table.send(Msg::Host(HostEvent::Opened));
        table
    }

    /// Sends the screen a message, and lets the host answer what the screen asks.
    fn send(&mut self, msg: Msg) -> Effects {
        let effects = send(&mut self.screen, msg, &self.env);
        if effects.0.contains(&Effect::Join) {
            self.now += 10_000;
            let join = ToHost::Join { token: TOKEN.to_owned() };
            let outgoing = self.host.receive(SCREEN, Ok(join), self.now).messages;
            self.deliver(&outgoing);
        }
        effects
    }

    fn deliver(&mut self, outgoing: &[Outgoing]) {
        for sent in outgoing {
            let event = match FromHost::read(&sent.message.text()).expect("the host's own message")
            {
                FromHost::Hello { facts, told } => HostEvent::Hello(facts, told),
                FromHost::News { told } => HostEvent::News(told),
                FromHost::Here { shown: Some(shown), .. } => HostEvent::Shown(shown),
                FromHost::Gone => HostEvent::Gone,
                FromHost::Moved { place } => HostEvent::Moved(place),
                other => panic!("{other:?}"),
            };
            self.send(Msg::Host(event));
        }
    }

    /// Tells the screen the match as it stands.
    fn show(&mut self) {
        let outgoing =
            self.host.show(Snapshot::of(&self.game, names(&self.game, self.env.messages)));
        self.deliver(&outgoing);
    }

    /// Makes decisions at the table, one after another.
    fn play_on(&mut self, decisions: usize) {
        for _ in 0..decisions {
            if self.game.is_over() {
                return;
            }
            play_on(&mut self.game, 1);
            self.show();
        }
    }

    /// Tells the screen how far the table has shown the match.
    fn go_on(&mut self, progress: Progress) {
        let outgoing = self.host.go_on(progress);
        self.deliver(&outgoing);
    }

    /// Returns the decision of the beat on the board, and the number of its events that were told.
    fn beat(&self) -> Option<(usize, usize)> {
        self.live().playback.now().map(|beat| (beat.of, beat.told))
    }

    /// Shows everything at the table, event by event. Returns the number of beats that the screen has
    /// shown, none of them before the table.
    fn run_playback(&mut self) -> usize {
        let mut beats = 0;
        while let Some(before @ (decisions, told)) = self.beat() {
            // The next event, or the next decision after the last event of one.
            let next =
                (1..60).map(|more| Progress { events: told + more, ..Progress::after(decisions) });
            for progress in next.chain([Progress::after(decisions + 1)]) {
                self.go_on(progress.clone());
                if let Some((of, told)) = self.beat().filter(|now| *now != before) {
                    assert!(progress.has_shown(of, told), "{progress:?}: {of}, {told}");
                }
                if self.beat() != before.into() {
                    beats += usize::from(self.beat().is_some());
                    break;
                }
            }
            if self.beat() == Some(before) {
                // The public was told nothing of the decisions that follow.
                self.go_on(Progress::after(self.game.position()));
            }
        }
        beats
    }

    fn live(&self) -> &Live {
        self.screen.live().expect("the host has answered")
    }

    fn followed(&self) -> &AnyRemoteMatch {
        self.live()
            .source
            .remote()
            .map(|remote| &remote.game)
            .expect("another device holds the match")
    }

    fn html(&self) -> String {
        render(&self.screen, &self.env)
    }
}

/// Returns screens of every game at the beginning, the middle and the end, and one that waits.
fn screens(env: Env) -> Vec<(String, Screen)> {
    let mut all = vec![("waiting".to_owned(), waiting())];
    for title in CATALOG {
        for persons in [1, 2] {
            let mut table = Table::of(title, persons, env);
            for (name, decisions) in [("start", 0), ("middle", 9), ("end", usize::MAX)] {
                table.play_on(decisions);
                let name = format!("{}, {persons} persons, {name}", title.id);
                all.push((name, table.screen.clone()));
            }
        }
    }
    all
}

#[test]
fn no_message_decides_or_opens_anything_on_a_screen_away_from_the_table() {
    for (name, before) in screens(env()) {
        for msg in messages(Some(&deal(&CATALOG[0], 2, 5))) {
            let mut screen = before.clone();
            let effects = send(&mut screen, msg.clone(), &env());
            assert!(screen.contact().is_some(), "{name}: {msg:?} makes another screen of it");
            let games = [&before, &screen].map(|it| it.live().map(|it| &it.source));
            let positions = games.map(|game| game.map(Source::position));
            assert_eq!(positions[0], positions[1], "{name}: {msg:?}");
            let told = games.map(|game| game.and_then(Source::remote).map(|it| &it.game));
            assert_eq!(told[0], told[1], "{name}: {msg:?}");
            let own = games.map(|game| game.and_then(|game| game.own()));
            assert_eq!(own[0], own[1], "{name}: {msg:?}");
            for effect in effects.0 {
                let is_harmless = matches!(
                    effect,
                    Effect::Render
                        | Effect::Cancel(Timer::Playback | Timer::Ceremony)
                        | Effect::Animate(_)
                        | Effect::Join
                        | Effect::ScrollToTop
                );
                assert!(is_harmless, "{name}: {msg:?}: {effect:?}");
            }
            let html = render(&screen, &env());
            // A board's buttons are disabled; beside it there is none.
            let beside = match (html.split_once("<fieldset"), html.split_once("</fieldset>")) {
                (Some((before, board)), Some((_, after))) => {
                    assert!(board.contains("disabled"), "{name}: {msg:?}");
                    [before, after].concat()
                }
                _ => html,
            };
            for control in ["<button", "<a ", "<input", "<summary"] {
                assert!(!beside.contains(control), "{name}: {msg:?}: {control}");
            }
        }
    }
}

#[test]
fn a_screen_follows_a_match_to_its_result() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        let mut beats = 0;
        while !table.game.is_over() {
            table.play_on(1);
            beats += table.run_playback();
            let html = table.html();
            let is_over = table.game.is_over();
            assert_eq!(html.contains("class=\"board"), !is_over, "{}", title.id);
            assert_eq!(html.contains("class=\"podium\""), is_over, "{}", title.id);
        }
        assert_eq!(table.live().source.position(), table.game.position());
        assert!(beats > 8, "{}: {beats} beats", title.id);
        assert!(!table.html().contains("class=\"ceremony\""), "{}", title.id);
        // The verdict is that of the table.
        let outcome = table.live().source.outcome().expect("it is over");
        assert!(!outcome.winners().is_empty());
    }
}

#[test]
fn a_screen_waits_for_its_table_and_goes_where_it_is() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        let dealt = table.html();
        let board = |html: &str| {
            let (_, from) = html.split_once("<fieldset").expect("a board");
            from.split_once("</fieldset>").map(|(board, _)| board.to_owned())
        };
        table.play_on(40);
        // The table shows nothing of it yet, whatever time passes.
        assert_eq!(table.beat(), Some((0, 0)), "{}", title.id);
        assert_eq!(board(&table.html()), board(&dealt), "{}", title.id);
        table.send(Msg::Elapsed(Timer::Playback));
        assert_eq!(table.beat(), Some((0, 0)), "{}", title.id);
        // A tap at the table skips all of it, and the screen with it.
        table.go_on(Progress::after(table.game.position()));
        assert_eq!(table.beat(), None, "{}", title.id);
        // What the table shows again is no news.
        table.go_on(Progress::after(3));
        assert_eq!(table.beat(), None, "{}", title.id);
    }
}

#[test]
fn a_screen_that_joins_shows_what_the_table_shows() {
    for title in CATALOG {
        // A table that is further behind is not waited for.
        for shown in 7..20 {
            let mut table = Table::of(title, 2, env());
            table.play_on(19);
            for events in 1..4 {
                table.go_on(Progress { events, ..Progress::after(shown) });
                // The public is told nothing of some decisions.
                let is_of_it = |&(of, told): &(usize, usize)| of == shown && told > 0;
                let Some(before) = table.beat().filter(is_of_it) else { continue };
                table.screen = waiting();
                table.send(Msg::Host(HostEvent::Opened));
                assert_eq!(
                    table.beat(),
                    Some(before),
                    "{}, {shown} decisions, {events} events",
                    title.id
                );
            }
        }
    }
}

#[test]
fn a_screen_follows_the_replay() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        table.play_on(usize::MAX);
        let end = table.game.position();
        let at = |position, remark: Option<&str>| {
            let remark = remark.map(str::to_owned);
            let replay = ReplayProgress { position, seen_by: None, remark, curve: None };
            Progress { replay: Some(replay), ..Progress::after(end) }
        };
        for position in [0, 1, 7, 2] {
            table.go_on(at(position, None));
            let replay = table.screen.replay().expect("the table replays");
            assert_eq!(replay.at.position(), position, "{}", title.id);
            assert!(!table.html().contains("class=\"podium\""), "{}", title.id);
        }
        table.go_on(at(2, Some("A better one.")));
        assert!(table.html().contains("A better one."), "{}", title.id);
        // One that joins now sees the same.
        table.screen = waiting();
        table.send(Msg::Host(HostEvent::Opened));
        assert!(table.html().contains("A better one."), "{}", title.id);
        table.go_on(Progress::after(end));
        assert!(table.screen.replay().is_none(), "{}", title.id);
        assert!(table.html().contains("class=\"podium\""), "{}", title.id);
    }
}

#[test]
fn a_screen_shows_the_curve_of_the_review_that_the_table_has_open() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        table.play_on(usize::MAX);
        let (end, seats) = (table.game.position(), table.game.occupants().len());
        let at = |position, rows: Option<usize>| {
            let row = vec![1 << 28; seats];
            let curve = rows.map(|rows| vec![row; rows]);
            let replay = ReplayProgress { position, seen_by: None, remark: None, curve };
            Progress { replay: Some(replay), ..Progress::after(end) }
        };
        table.go_on(at(3, None));
        assert!(!table.html().contains("review-curve"), "{}", title.id);
        // Of a review that is computed, there is as much as the table has; and it goes where the
        // replay goes.
        for (position, rows) in [(3, 0), (3, 4), (3, end + 1), (0, end + 1), (end, end + 1)] {
            table.go_on(at(position, Some(rows)));
            let html = table.html();
            assert!(html.contains("class=\"review-curve\""), "{}", title.id);
            assert_eq!(html.matches("<b>25%</b>").count(), if rows > position { seats } else { 0 });
            // What a person at the table can ask for is theirs.
            assert!(!html.contains("review-findings") && !html.contains("review-computed"));
            // The curve is that of a review, and its title says so.
            assert!(html.contains(&format!("{}: ", table.env.messages.review.title)), "{html}");
        }
        // One that joins now sees the same, and one without the curve follows the replay alone.
        let before = table.html();
        table.screen = waiting();
        table.send(Msg::Host(HostEvent::Opened));
        assert_eq!(table.html(), before, "{}", title.id);
        table.go_on(at(end, None));
        assert!(table.screen.replay().is_some() && !table.html().contains("review-curve"));
        // A curve that does not fit the match is drawn as far as it can be.
        let curve = Some(vec![vec![u32::MAX; 9], Vec::new(), vec![0]]);
        let replay = Some(ReplayProgress { position: 1, seen_by: None, remark: None, curve });
        table.go_on(Progress { replay, ..Progress::after(end) });
        assert!(table.html().contains("review-curve"), "{}", title.id);
        table.go_on(Progress::after(end));
        assert!(table.screen.replay().is_none(), "{}", title.id);
    }
}

#[test]
fn a_screen_shows_of_a_replay_what_its_table_shows() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        table.play_on(usize::MAX);
        let end = table.game.position();
        let at = |seen_by| {
            let replay = ReplayProgress { position: 7, seen_by, remark: None, curve: None };
            Progress { replay: Some(replay), ..Progress::after(end) }
        };
        table.go_on(at(None));
        let open = table.html();
        let seats = [0, 1].map(Seat::new).map(Viewer::Of);
        for viewer in [Viewer::Public].into_iter().chain(seats) {
            table.go_on(at(Some(viewer)));
            let html = table.html();
            let live = table.screen.live().expect("a match");
            assert_eq!((live.viewer(), live.seats.is_open), (viewer, Some(false)), "{}", title.id);
            // Of several persons who watch, none is meant.
            let players = live.players(&table.env);
            let is_meant = |seat| matches!(players.who(seat), Who::You);
            assert!(!Seat::all(2).any(is_meant), "{}, {viewer:?}", title.id);
            if title.has_secrets {
                assert_ne!(html, open, "{}: {viewer:?}", title.id);
            }
            // One that joins now sees no more.
            table.screen = waiting();
            table.send(Msg::Host(HostEvent::Opened));
            assert_eq!(table.html(), html, "{}: {viewer:?}", title.id);
        }
        table.go_on(at(None));
        assert_eq!(table.html(), open, "{}", title.id);
        table.go_on(at(Some(seats[1])));
        table.go_on(Progress::after(end));
        assert!(table.html().contains("class=\"podium\""), "{}", title.id);
        assert_eq!(table.live().viewer(), Viewer::Public, "{}", title.id);
    }
}

#[test]
fn an_undo_is_shown_at_once() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        table.play_on(9);
        table.game.go_to(4);
        table.show();
        assert_eq!(table.followed().position(), 4);
        assert_eq!(table.run_playback(), 0, "{}", title.id);
        let mut fresh = Table::of(title, 2, env());
        fresh.play_on(4);
        fresh.run_playback();
        let shown = [&table, &fresh].map(|it| it.followed().clone());
        assert_eq!(shown[0].position(), shown[1].position());
    }
    // The end of a match is taken back, and its result with it.
    let mut table = Table::of(&CATALOG[0], 2, env());
    table.play_on(usize::MAX);
    table.run_playback();
    assert!(table.html().contains("class=\"podium\""));
    let length = table.game.length();
    table.game.go_to(length - 2);
    table.show();
    assert!(!table.html().contains("class=\"podium\""));
}

#[test]
fn a_lost_message_is_made_up_for() {
    let mut table = Table::of(&CATALOG[1], 3, env());
    table.play_on(3);
    play_on(&mut table.game, 1);
    let lost = table.host.show(Snapshot::of(&table.game, names(&table.game, env().messages)));
    assert_eq!(lost.len(), 1);
    table.play_on(1);
    assert_eq!(table.followed().position(), 5);
    // What comes late, or twice, changes nothing.
    table.deliver(&lost);
    assert_eq!(table.followed().position(), 5);
    assert_eq!(table.screen.contact(), Some(Contact::Here));
}

#[test]
fn it_says_in_both_languages_that_the_table_is_gone_and_comes_back() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..env() };
        let w = language.second_screen();
        let mut table = Table::of(&CATALOG[3], 2, env);
        table.play_on(4);
        assert!(!table.html().contains(w.away));
        table.send(Msg::Host(HostEvent::Gone));
        assert!(table.html().contains(w.away));
        assert!(table.html().contains("class=\"board"), "the table stays to be seen");
        table.send(Msg::Host(HostEvent::OtherVersion));
        assert!(table.html().contains(w.other_version));
        // The table's window is opened again: another host, with the same match.
        table.host = Host::new(1_800_000_000_000);
        table.host.admit(TransportKind::Room, TOKEN, Viewer::Public);
        table.play_on(2);
        table.now = 1_800_000_000_000;
        table.send(Msg::Host(HostEvent::Opened));
        assert!(!table.html().contains(w.away));
        assert_eq!(table.followed().position(), 6);
        // Another match at the table.
        table.game = deal(&CATALOG[4], 2, 8);
        table.show();
        assert_eq!(table.followed().info().id, CATALOG[4].id);
        assert!(table.html().contains(language.messages().table.board));
    }
}

#[test]
fn a_screen_in_another_language_is_said_in_it() {
    let mut table = Table::of(&CATALOG[2], 2, env());
    table.play_on(6);
    table.env = Env { messages: Language::Fr.messages(), ..env() };
    table.send(Msg::Language);
    let says_goal = |language: Language, html: &str| {
        html.contains(&format!("aria-label=\"{}\" class=\"goal", language.messages().table.goal))
    };
    table.go_on(Progress::after(6));
    assert!(says_goal(Language::Fr, &table.html()));
    assert!(!says_goal(Language::En, &table.html()));
}

#[test]
fn its_pace_is_that_of_the_table() {
    for title in CATALOG {
        let [mut at_once, mut slow] = [instant(), env()].map(|env| Table::of(title, 2, env));
        for table in [&mut at_once, &mut slow] {
            table.play_on(12);
            assert_ne!(table.beat(), None, "{}", title.id);
            table.go_on(Progress::after(12));
            assert_eq!(table.beat(), None, "{}", title.id);
        }
    }
}

#[test]
fn the_board_is_that_of_a_spectator_at_the_table() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, env());
        for _ in 0..30 {
            table.play_on(3);
            table.run_playback();
            if table.game.is_over() {
                break;
            }
            assert_eq!(table.followed().facts().viewer, Viewer::Public);
            assert_eq!(table.followed().legal_count(), 0);
            let messages = table.env.messages;
            let players = Rc::new(players(&table.game, Viewer::Public, Seat::new(0), messages));
            let here = of(&table.game).render(&players, messages, false, Input::none());
            let board = page(here.board, &table.env);
            assert!(table.html().contains(&board), "{}: {board}", title.id);
        }
    }
}

#[test]
fn a_screen_shows_at_once_what_is_no_decision() {
    for title in CATALOG {
        let mut table = Table::of(title, 2, instant());
        table.play_on(6);
        table.go_on(Progress::after(table.game.position()));
        assert_eq!(table.beat(), None, "{}", title.id);
        let moved = SeatPlace { place: Place::Bot, ..SeatPlace::default() };
        let names = names(&table.game, table.env.messages);
        let places = vec![moved; names.len()];
        let outgoing = table.host.show(Snapshot::of(&table.game, names).played_at(places));
        assert!(!outgoing.is_empty(), "{}: it is told where the seats are played", title.id);
        table.deliver(&outgoing);
        assert_eq!(table.beat(), None, "{}: it waits for the table", title.id);
        assert!(table.game.give_up(Seat::new(0)));
        table.show();
        assert_eq!(table.beat(), None, "{}: it waits for the table", title.id);
        assert!(table.live().is_over(), "{}", title.id);
        // What was still to be shown no longer matters.
        let mut behind = Table::of(title, 2, env());
        behind.play_on(9);
        assert!(behind.game.give_up(Seat::new(0)));
        behind.show();
        assert_eq!(behind.beat(), None, "{}: it shows what came before", title.id);
    }
}

#[test]
fn a_screen_is_told_who_has_left_the_match() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let mut table = Table::of(&CATALOG[1], 2, env);
        table.play_on(6);
        table.go_on(Progress::after(table.game.position()));
        let names = names(&table.game, env.messages);
        let mut places = vec![SeatPlace::default(); names.len()];
        places[1] = SeatPlace { place: Place::Bot, has_left: true, ..SeatPlace::default() };
        let outgoing = table.host.show(Snapshot::of(&table.game, names).played_at(places));
        table.deliver(&outgoing);
        let players = table.live().players_as(Viewer::Public, &env);
        let left = (language.by_letter().left_game)(players.who(Seat::new(1)));
        assert!(table.html().contains(&left), "{left}: {}", table.html());
    }
}

#[test]
fn a_person_without_a_name_has_their_turn() {
    for (language, says) in [(Language::En, "It’s your turn."), (Language::Fr, "C’est à vous.")]
    {
        let env = Env { messages: language.messages(), ..instant() };
        let mut table = Table::of(&CATALOG[0], 1, env);
        let is_said = |_| {
            table.play_on(1);
            table.go_on(Progress::after(table.game.position()));
            table.html().contains(says)
        };
        assert!((0..20).any(is_said), "{says}: {}", table.html());
    }
}
