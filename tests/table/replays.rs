//! The replay of a finished match: it plays by itself, and shows all cards or what a viewer knew.

use crate::screens::{deal, env, play_on, render, send};
use regalia::engine::{Seat, Viewer};
use regalia::games::dwarf_king::{DwarfKing, Step as DwarfStep};
use regalia::session::AnyMatch;
use regalia::ui::catalog::CATALOG;
use regalia::ui::locale::Language;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Step, Timer};
use regalia::ui::table::presenter;
use regalia::ui::table::replay::Replay;
use regalia::ui::table::screen::Screen;
use std::collections::HashSet;

/// Returns a finished match, in which the first seats are persons.
pub fn finished(id: &str, persons: usize) -> AnyMatch {
    let title = CATALOG.iter().find(|title| title.id == id).expect("a known game");
    let mut game = deal(title, persons, 5);
    play_on(&mut game, usize::MAX);
    game
}

/// Returns the replay of a match, at its beginning.
pub fn replay(game: &AnyMatch) -> Screen {
    let replay =
        Replay::of_finished(Live::new(game.clone(), &env()), false).expect("its own match");
    let mut screen = Screen::Replay(replay);
    send(&mut screen, Msg::Replay(Step::First), &env());
    screen
}

fn at(screen: &Screen) -> usize {
    screen.shown().expect("a match").position()
}

/// Returns the wait until the next decision, if there is one, and whether an earlier one was ended.
fn waits(effects: &[Effect]) -> (Option<u32>, bool) {
    let wait = effects.iter().find_map(|effect| match effect {
        Effect::Wait(Timer::Replay, milliseconds) => Some(*milliseconds),
        _ => None,
    });
    (wait, effects.contains(&Effect::Cancel(Timer::Replay)))
}

#[test]
fn a_replay_plays_by_itself_until_its_end_or_a_tap() {
    let game = finished("rogue-monarch", 2);
    let mut screen = replay(&game);
    let is_next = Msg::Elapsed(Timer::Replay);
    // Without a request, no timer moves it.
    assert_eq!(waits(&send(&mut screen, is_next.clone(), &env()).0), (None, false));
    assert_eq!(at(&screen), 0);
    assert!(waits(&send(&mut screen, Msg::Replay(Step::Play), &env()).0).0.is_some());
    assert_eq!(at(&screen), 1);
    assert!(render(&screen, &env()).contains(env().messages.table.pause));
    send(&mut screen, is_next.clone(), &env());
    assert_eq!(at(&screen), 2);
    // Any other button ends it, and so does its own.
    for stops in [Step::Back, Step::First, Step::Play, Step::To(1)] {
        send(&mut screen, Msg::Replay(Step::To(1)), &env());
        send(&mut screen, Msg::Replay(Step::Play), &env());
        let (wait, is_cancelled) = waits(&send(&mut screen, Msg::Replay(stops), &env()).0);
        assert!(wait.is_none() && is_cancelled, "{stops:?}");
        let there = at(&screen);
        send(&mut screen, is_next.clone(), &env());
        assert_eq!(at(&screen), there, "{stops:?}");
        assert!(!render(&screen, &env()).contains(env().messages.table.pause), "{stops:?}");
    }
    // It stops at the end, and begins again from there.
    send(&mut screen, Msg::Replay(Step::To(game.position() - 2)), &env());
    send(&mut screen, Msg::Replay(Step::Play), &env());
    assert_eq!(waits(&send(&mut screen, is_next, &env()).0).0, None);
    assert_eq!(at(&screen), game.position());
    assert!(waits(&send(&mut screen, Msg::Replay(Step::Play), &env()).0).0.is_some());
    assert_eq!(at(&screen), 0);
    // Whoever leaves ends it too.
    assert!(waits(&send(&mut screen, Msg::Replay(Step::Leave), &env()).0).1);
}

#[test]
fn a_replay_plays_at_the_pace_of_the_settings() {
    let mut last = u32::MAX;
    for pace in [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant] {
        let env = Env { settings: Settings { pace, ..env().settings }, ..env() };
        let mut screen = replay(&finished("rogue-monarch", 2));
        let (wait, _) = waits(&send(&mut screen, Msg::Replay(Step::Play), &env).0);
        let wait = wait.expect("it goes on");
        assert!((200..last).contains(&wait), "{pace:?}: {wait}");
        last = wait;
    }
}

/// A Standoff, for one, is told whole, not only by its last sentence.
#[test]
fn a_replay_tells_all_that_a_decision_brought() {
    for title in CATALOG {
        let game = finished(title.id, 2);
        let mut screen = replay(&game);
        let mut most = 0;
        for n in 1..=game.position() {
            send(&mut screen, Msg::Replay(Step::To(n)), &env());
            let log = screen.shown_log();
            let lines = &log.last().expect("a decision").lines;
            most = most.max(lines.len());
            let html = render(&screen, &env()).replace("&#x27;", "'").replace("&quot;", "\"");
            let (_, said) = html.split_once("status-whole").expect("it is told");
            let (said, _) = said.split_once("</p>").expect("it ends");
            for line in lines {
                assert!(said.contains(&line.text), "{}, {n}: {}: {said}", title.id, line.text);
            }
        }
        assert!(most > 1, "{}: no decision brings more than one sentence", title.id);
    }
}

/// Where the device was passed, the table does not turn with each decision.
#[test]
fn a_replay_is_seen_from_one_seat() {
    let game = finished("dwarf-king", 3);
    let mut screen = replay(&game);
    let mut hands = HashSet::new();
    for n in 0..40 {
        send(&mut screen, Msg::Replay(Step::To(n)), &env());
        let html = render(&screen, &env());
        let (_, hand) = html.split_once("<p class=\"dk-whose\">").expect("a hand");
        hands.insert(hand.split_once("</p>").expect("a name").0.to_owned());
    }
    assert_eq!(hands.len(), 1, "{hands:?}");
}

/// The number of pieces that lie face down, with other signs of what is hidden.
fn hidden(page: &str) -> usize {
    page.matches("card-back").count() + page.matches("mr-back").count()
}

#[test]
fn everyone_in_a_replay_sees_every_hand() {
    for title in CATALOG {
        let game = finished(title.id, 2.max(*title.info.seats.start()));
        for n in [0, 3, game.position() / 2] {
            let mut screen = replay(&game);
            send(&mut screen, Msg::Replay(Step::To(n)), &env());
            // As the result says without a choice.
            let unchosen = render(&screen, &env());
            send(&mut screen, Msg::SeenBy(Viewer::Public), &env());
            let closed = render(&screen, &env());
            send(&mut screen, Msg::ShowAll(true), &env());
            let open = render(&screen, &env());
            let name = format!("{} at {n}", title.id);
            assert_eq!(open, unchosen, "{name}");
            assert!(open.contains(env().messages.table.everyone), "{name}");
            if title.id == "monarch" {
                continue;
            }
            assert_ne!(open, closed, "{name}");
            assert!(hidden(&open) <= hidden(&closed), "{name}");
            let tips = [Language::En.messages().dwarf_king().coach.title];
            assert!(tips.iter().all(|tip| !open.contains(tip) && !closed.contains(tip)), "{name}");
        }
    }
    // Every card of every hand is named.
    let game = finished("dwarf-king", 3);
    let play = game.downcast_ref::<DwarfKing>().expect("it is the Dwarf King");
    let w = &env().messages.dwarf_king();
    let mut screen = replay(&game);
    send(&mut screen, Msg::ShowAll(true), &env());
    for n in [1, 9, 20] {
        send(&mut screen, Msg::Replay(Step::To(n)), &env());
        let open = render(&screen, &env());
        for seat in Seat::all(3) {
            let mut there = play.clone();
            there.go_to(n);
            for card in there.state().hands[seat.index()] {
                let name = (w.card)(card);
                assert!(open.contains(&name), "{name} of {seat:?} at {n}");
            }
        }
    }
}

#[test]
fn a_replay_with_nothing_hidden_says_the_decisions_that_no_player_was_told() {
    let game = finished("mon-royaume", 2);
    let mut screen = replay(&game);
    let messages = env().messages;
    let players = presenter::players(&game, Viewer::Public, Seat::new(0), messages);
    let order = presenter::of(&game).order(0, &players, messages);
    let said = (messages.table.replayed)(players.name(game.mover(0)), &order);
    assert!(presenter::of(&game).entry(0, &players, messages).lines.is_empty());
    send(&mut screen, Msg::Replay(Step::To(1)), &env());
    assert!(render(&screen, &env()).contains(&said), "{said}");
    // The other choice shows only what all could see.
    send(&mut screen, Msg::ShowAll(false), &env());
    assert!(!render(&screen, &env()).contains(&order), "{order}");
}

#[test]
fn the_tip_about_the_score_goes_once_the_next_deal_is_played() {
    let title = CATALOG.iter().find(|title| title.id == "dwarf-king").expect("a known game");
    let mut game = deal(title, 1, 5);
    let coach = &env().messages.dwarf_king().coach;
    let mut seen = [0, 0];
    while !game.is_over() {
        let play = game.downcast_ref::<DwarfKing>().expect("it is the Dwarf King");
        let public = play.view(Viewer::Public).public;
        if public.deal == 2 && public.spoils.tricks_done == 0 {
            let html = render(&Screen::Live(Live::new(game.clone(), &env())), &env());
            let is_quest = public.step == DwarfStep::Quest;
            assert_eq!(html.contains(coach.scoring), is_quest, "{:?}", public.step);
            seen[usize::from(is_quest)] += 1;
        }
        play_on(&mut game, 1);
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}
