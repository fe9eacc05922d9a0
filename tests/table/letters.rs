//! The table of a match by letter: a person elsewhere is waited for, nothing of their hand is shown,
//! and what was sent stands.

use crate::messages::messages;
use crate::screens::OwnMatch as _;
use crate::screens::{by_letter, choice, deal, env, instant, letters, page, play_on, render, send};
use regalia::engine::{Seat, Turn, Viewer};
use regalia::session::TransportKind;
use regalia::session::remote::{AnyRemoteMatch, FromHost, Host, Peer, Snapshot, ToHost};
use regalia::session::{AnyMatch, ByLetter};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::locale::Language;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::game_log::GameLog;
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::{Key, Msg, Panel, Worker};
use regalia::ui::table::presenter::{self, Input};
use regalia::ui::table::screen::Screen;
use regalia::ui::table::selection::Touched;
use regalia::ui::table::turn::TurnState;
use std::collections::HashMap;
use std::rc::Rc;

fn all_letters() -> impl Iterator<Item = (String, Screen)> {
    CATALOG.iter().flat_map(letters)
}

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

/// Returns a live match of two persons after some decisions, the first of whom is on this device, at
/// which the second is to move.
fn away(title: &'static GameEntry) -> Screen {
    for decisions in 1..60 {
        let mut game = deal(title, 2, 5);
        play_on(&mut game, decisions);
        if game.turn() == Turn::Of(Seat::new(1)) && game.mover(decisions - 1) == Seat::new(0) {
            return Screen::Live(Live::with(game, Some(by_letter(&[0], None)), &env()));
        }
    }
    panic!("{}: the second is never to move", title.id)
}

#[test]
fn nothing_of_a_person_elsewhere_is_ever_seen() {
    for (name, screen) in all_letters() {
        let here = live(&screen).seats.by_letter.expect("by letter").here;
        for msg in messages(Some(live(&screen).game())) {
            // These choose who plays here, or open a finished match.
            if matches!(msg, Msg::PlaceSeats(_) | Msg::ByLetter(_)) || live(&screen).is_over() {
                continue;
            }
            let what = format!("{name}: {msg:?}");
            let mut screen = screen.clone();
            let effects = send(&mut screen, msg, &env());
            let live = live(&screen);
            let is_allowed = |viewer: Viewer| viewer.seat().is_none_or(|seat| here.contains(seat));
            assert!(is_allowed(live.viewer()), "{what}: {:?}", live.viewer());
            assert!(screen.viewpoint().is_some_and(is_allowed), "{what}");
            assert!(screen.calls().is_none_or(|seat| here.contains(seat)), "{what}");
            // A person here may leave their seat to a bot.
            if let TurnState::Away(seat) = live.turn()
                && !here.contains(seat)
            {
                assert!(!screen.is_asked() && screen.next_person().is_none(), "{what}");
                assert_eq!((live.hint.hint(), screen.advice()), (None, None), "{what}");
                let asks = |effect: &Effect| {
                    matches!(effect, Effect::Ask(Worker::Bots | Worker::Teacher, _))
                };
                assert!(!effects.0.iter().any(asks), "{what}");
            }
        }
    }
}

#[test]
fn while_a_person_elsewhere_is_to_move_only_undo_changes_the_match() {
    for (name, screen) in all_letters() {
        let TurnState::Away(_) = live(&screen).turn() else { continue };
        for msg in messages(Some(live(&screen).game())) {
            let is_undo = matches!(msg, Msg::Undo | Msg::Key(Key::Undo));
            if is_undo || matches!(msg, Msg::PlaceSeats(_) | Msg::ByLetter(_)) {
                continue;
            }
            let mut after = screen.clone();
            let what = format!("{name}: {msg:?}");
            send(&mut after, msg, &env());
            assert_eq!(live(&after).game().save(), live(&screen).game().save(), "{what}");
        }
    }
}

#[test]
fn a_decision_can_be_undone_until_it_is_sent() {
    let mut undone = 0;
    for title in CATALOG {
        let mut screen = away(title);
        let before = live(&screen).game().position();
        if screen.can_undo().is_some() {
            let mut undoes = screen.clone();
            send(&mut undoes, Msg::Undo, &env());
            assert_eq!(live(&undoes).game().position(), before - 1, "{}", title.id);
            assert!(undoes.is_asked(), "{}", title.id);
            undone += 1;
        }
        assert!(render(&screen, &env()).contains("Send the letter"), "{}", title.id);
        // To look at the letter sends nothing.
        send(&mut screen, Msg::Open(Some(Panel::Letter)), &env());
        assert!(!live(&screen).is_sent(), "{}", title.id);
        let effects = send(&mut screen, Msg::SendLetter, &env());
        assert!(effects.0.contains(&Effect::SaveByLetter), "{}", title.id);
        assert_eq!((live(&screen).is_sent(), screen.can_undo()), (true, None), "{}", title.id);
        let save = live(&screen).game().save();
        send(&mut screen, Msg::Key(Key::Undo), &env());
        send(&mut screen, Msg::Undo, &env());
        assert_eq!(live(&screen).game().save(), save, "{}", title.id);
        // Sending it again changes nothing.
        let effects = send(&mut screen, Msg::SendLetter, &env());
        assert!(!effects.0.contains(&Effect::SaveByLetter), "{}", title.id);
        assert!(render(&screen, &env()).contains("Send it again"), "{}", title.id);
    }
    assert!(undone > 0);
}

#[test]
fn by_letter_a_plain_piece_is_not_played_by_the_first_tap() {
    let mut at_once = 0;
    for title in CATALOG {
        let game = deal(title, 1, 5);
        let touched = Touched {
            piece: "piece".into(),
            text: "text".to_owned(),
            actions: vec![("Play".to_owned(), choice(&game, 0))],
            is_plain: true,
        };
        let tapped = |by_letter: Option<ByLetter>, game: &AnyMatch| {
            let mut screen = Screen::Live(Live::with(game.clone(), by_letter, &env()));
            send(&mut screen, Msg::Touch(touched.clone()), &env());
            screen
        };
        let Turn::Of(seat) = game.turn() else { panic!("it begins") };
        if game.occupants()[seat.index()].is_person() {
            at_once += live(&tapped(None, &game)).game().position();
            let by_letter = by_letter(&[seat.index()], None);
            let screen = tapped(Some(by_letter), &game);
            assert_eq!(live(&screen).game().position(), 0, "{}", title.id);
            assert!(live(&screen).draft.selected.is_some(), "{}", title.id);
        }
    }
    assert!(at_once > 0, "alone, some games play it at once");
}

#[test]
fn the_table_says_whose_letter_it_waits_for_in_every_language() {
    for title in CATALOG {
        for language in Language::ALL {
            let mut env = env();
            env.messages = language.messages();
            let w = language.by_letter();
            let mut screen = away(title);
            send(&mut screen, Msg::Language, &env);
            let name = live(&screen).players(&env).name(Seat::new(1)).to_owned();
            let (next, awaits) = ((w.next)(&name), (w.awaits)(&name));
            let html = render(&screen, &env);
            assert!(html.contains(&next) && html.contains(w.send), "{}: {html}", title.id);
            send(&mut screen, Msg::SendLetter, &env);
            let html = render(&screen, &env);
            assert!(html.contains(&awaits) && html.contains(w.send_again), "{}: {html}", title.id);
        }
    }
}

#[test]
fn before_the_first_decision_the_letter_is_not_said_to_be_sent() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let Turn::Of(seat) = game.turn() else { panic!("{}: it has begun", title.id) };
        let here = [1 - seat.index()];
        let screen = Screen::Live(Live::with(game, Some(by_letter(&here, None)), &env()));
        let html = render(&screen, &env());
        assert!(html.contains("Send the letter"), "{}: {html}", title.id);
    }
}

#[test]
fn a_letter_that_another_tab_has_opened_is_played_back_and_calls_the_person() {
    for title in CATALOG {
        let mut screen = away(title);
        let mut there = live(&screen).game().clone();
        while there.turn() == Turn::Of(Seat::new(1)) {
            assert!(there.decide_index(0));
        }
        send(&mut screen, Msg::Open(Some(Panel::Letter)), &env());
        send(&mut screen, Msg::SendLetter, &env());
        let by_letter = ByLetter { sent: Some(there.position()), ..by_letter(&[0], None) };
        send(&mut screen, Msg::ByLetter(by_letter), &env());
        let effects = send(&mut screen, Msg::Updated(Box::new(there.clone())), &instant());
        assert_eq!(live(&screen).game().position(), there.position(), "{}", title.id);
        assert_eq!(live(&screen).notices.panel, None, "{}: the letter was sent", title.id);
        if there.turn() == Turn::Of(Seat::new(0)) {
            assert!(effects.0.contains(&Effect::Shake), "{}", title.id);
            assert!(screen.is_asked() && screen.can_undo().is_none(), "{}", title.id);
        }
        // At a pace, it is played back.
        let mut slow = away(title);
        send(&mut slow, Msg::Updated(Box::new(there)), &env());
        assert!(slow.beat().is_some(), "{}", title.id);
    }
}

#[test]
fn two_who_share_a_device_pass_it_and_a_third_is_waited_for() {
    let mut waited = 0;
    for title in CATALOG.iter().filter(|title| *title.info.seats.end() >= 3) {
        let game = deal(title, 3, 5);
        let here = by_letter(&[0, 1], None);
        let mut screen = Screen::Live(Live::with(game, Some(here), &instant()));
        for _ in 0..40 {
            match live(&screen).turn() {
                TurnState::HandOver(seat) => {
                    assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
                    send(&mut screen, Msg::Accept(seat), &instant());
                    assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}", title.id);
                }
                TurnState::Person(_) => {
                    let decision = choice(live(&screen).game(), 0);
                    send(&mut screen, Msg::Decide(decision), &instant());
                }
                TurnState::Away(seat) => {
                    assert_eq!(seat, Seat::new(2));
                    assert_eq!(live(&screen).seats.accepted, None, "{}", title.id);
                    assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
                    waited += 1;
                    let mut there = live(&screen).game().clone();
                    assert!(there.decide_index(0));
                    send(&mut screen, Msg::Updated(Box::new(there)), &instant());
                }
                TurnState::Bot(_) | TurnState::Elsewhere => unreachable!("three persons play"),
                TurnState::Over => break,
            }
        }
    }
    assert!(waited > 0);
}

#[test]
fn who_plays_here_can_change_and_no_hand_is_uncovered_by_it() {
    let title = CATALOG.iter().find(|title| title.id == "rogue-monarch").expect("the game");
    let game = deal(title, 2, 5);
    let Turn::Of(mover) = game.turn() else { panic!("it goes on") };
    let other = 1 - mover.index();
    let mut screen = Screen::Live(Live::new(game, &env()));
    assert_eq!(live(&screen).turn(), TurnState::HandOver(mover));
    // Nobody has taken the device: neither hand can be uncovered so, and someone stays.
    for here in [&[0][..], &[1], &[]] {
        let effects = send(&mut screen, Msg::PlaceSeats(by_letter(here, None)), &env());
        assert!(!effects.0.contains(&Effect::SaveByLetter), "{here:?}");
        assert_eq!(live(&screen).seats.by_letter, None);
    }
    send(&mut screen, Msg::Accept(mover), &env());
    send(&mut screen, Msg::PlaceSeats(by_letter(&[other], None)), &env());
    assert_eq!(live(&screen).seats.by_letter, None, "not the other's hand");
    let effects = send(&mut screen, Msg::PlaceSeats(by_letter(&[mover.index()], None)), &env());
    assert!(effects.0.contains(&Effect::SaveByLetter));
    assert_eq!(live(&screen).turn(), TurnState::Person(mover));
    assert!(screen.is_asked());
    // The other comes home: the device is passed again.
    send(&mut screen, Msg::PlaceSeats(by_letter(&[0, 1], None)), &env());
    assert_eq!(live(&screen).turn(), TurnState::HandOver(mover));
    assert_eq!(live(&screen).viewer(), Viewer::Public);
}

#[test]
fn the_result_can_be_sent_and_a_spectator_sends_nothing() {
    for title in CATALOG {
        let mut game = deal(title, 2, 5);
        play_on(&mut game, usize::MAX);
        let with = |here: &[usize]| Live::with(game.clone(), Some(by_letter(here, None)), &env());
        let mut screen = Screen::Live(with(&[0]));
        assert!(render(&screen, &env()).contains("Send the letter"), "{}", title.id);
        let effects = send(&mut screen, Msg::SendLetter, &env());
        assert!(effects.0.contains(&Effect::SaveByLetter), "{}", title.id);
        for live in [with(&[0, 1]), Live::new(game.clone(), &env())] {
            let mut screen = Screen::Live(live);
            assert!(!render(&screen, &env()).contains("Send the letter"), "{}", title.id);
            assert!(send(&mut screen, Msg::SendLetter, &env()).0.is_empty(), "{}", title.id);
        }
        let mut game = deal(title, 2, 5);
        play_on(&mut game, 3);
        let live = Live::with(game, Some(ByLetter::spectator()), &env());
        let mut screen = Screen::ReadOnly(live);
        let html = render(&screen, &env());
        assert!(html.contains(Language::En.by_letter().spectator), "{}", title.id);
        assert!(!html.contains("Send the letter") && !html.contains("Play here"), "{}", title.id);
        assert!(!send(&mut screen, Msg::SendLetter, &env()).0.contains(&Effect::SaveByLetter));
    }
}

/// Returns the match as a viewer elsewhere is told it, decision by decision.
fn followed(game: &AnyMatch, viewer: Viewer) -> AnyRemoteMatch {
    let mut host = Host::new(1_700_000_000_000);
    host.admit(TransportKind::Room, "token", viewer);
    let hosted = |game: &AnyMatch| Snapshot::of(game, presenter::names(game, env().messages));
    let mut at = game.clone();
    at.go_to(0);
    host.show(hosted(&at));
    let join = ToHost::Join { token: "token".to_owned() };
    let told = host.receive(Peer(TransportKind::Room, 1), Ok(join), 1_700_000_001_000).messages;
    let mut followed = match FromHost::read(&told[0].message.text()).expect("an own message") {
        FromHost::Hello { facts, told } => AnyRemoteMatch::begin(*facts, &told).expect("it fits"),
        other => panic!("{other:?}"),
    };
    while at.position() < game.position() {
        let next = at.position() + 1;
        at.go_to(next);
        for sent in host.show(hosted(&at)) {
            match FromHost::read(&sent.message.text()).expect("an own message") {
                FromHost::News { told } => assert!(followed.hear(&told).is_ok()),
                other => panic!("{other:?}"),
            }
        }
    }
    followed
}

/// A device that was told nothing but a seat's view and events renders the same: so what is on the
/// screen of a match by letter depends on these alone.
#[test]
fn the_screen_of_a_seat_depends_on_what_that_seat_was_told() {
    let env = instant();
    for title in CATALOG {
        for (seed, decisions) in [(3, 0), (4, 5), (5, 11), (6, 24), (7, 40)] {
            let mut game = deal(title, 2, seed);
            play_on(&mut game, decisions);
            if game.is_over() {
                continue;
            }
            for here in [&[0][..], &[1], &[]] {
                let live = Live::with(game.clone(), Some(by_letter(here, None)), &env);
                let viewer = live.viewer();
                assert_eq!(
                    viewer,
                    here.first().map_or(Viewer::Public, |&n| Viewer::Of(Seat::new(n)))
                );
                let what = format!("{}, {decisions} decisions, {viewer:?}", title.id);
                let players = Rc::new(live.players(&env));
                let told = followed(&game, viewer);
                let told = presenter::of_followed(&told);
                let board = |of: &dyn presenter::TableView| {
                    let rendered = of.render(&players, env.messages, false, Input::none());
                    page(rendered.board, &env)
                };
                let expected = board(told);
                assert_eq!(board(presenter::of(&game)), expected, "{what}");
                if !matches!(live.turn(), TurnState::Person(_)) {
                    let html = render(&Screen::Live(live.clone()), &env);
                    assert!(html.contains(&expected), "{what}");
                }
                let log = |of| GameLog::of(of, false, &players, env.messages).entries;
                assert_eq!(*log(presenter::of(&game)), *log(told), "{what}");
                assert_eq!(*live.log.entries, *log(told), "{what}");
                let say = |of: &dyn presenter::TableView| {
                    of.sentences(&players, env.messages, false, &live.draft.choice, true)
                };
                assert_eq!(say(presenter::of(&game)), say(told), "{what}");
            }
        }
    }
}

macro_rules! view_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns everything that a viewer may know, as text.
        fn view(game: &AnyMatch, viewer: Viewer) -> String {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return serde_json::to_string(&game.view(viewer)).expect("a view");
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(view_of);

/// Deals that look the same to a seat render the same page, whatever the others hold.
#[test]
fn two_deals_that_look_the_same_to_a_seat_render_the_same() {
    let mut compared = 0;
    for title in CATALOG {
        for here in [&[0][..], &[1], &[]] {
            let mut seen: HashMap<String, (String, String)> = HashMap::new();
            for seed in 0..200 {
                let game = deal(title, 2, seed);
                let hidden = [0, 1].map(|nth| view(&game, Viewer::Of(Seat::new(nth)))).concat();
                let screen =
                    Screen::Live(Live::with(game, Some(by_letter(here, None)), &instant()));
                let live = live(&screen);
                // The order of bots' names depends on the seed.
                let key = format!("{} {}", view(live.game(), live.viewer()), seed % 8);
                let html = render(&screen, &instant());
                if let Some((other, their_hidden)) = seen.get(&key) {
                    assert_eq!(*other, html, "{}, {here:?}, seed {seed}", title.id);
                    compared += usize::from(*their_hidden != hidden);
                } else {
                    seen.insert(key, (html, hidden));
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} pairs that differ in what is hidden were compared");
}
