//! Why a bot decided as it did, in the review of a finished match.

use crate::screens::OwnMatch as _;
use crate::screens::{deal, env, play_on, render, send};
use regalia::session::Motive;
use regalia::ui::catalog::CATALOG;
use regalia::ui::locale::Language;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Step, Timer, Worker, WorkerEvent};
use regalia::ui::table::replay::Replay;
use regalia::ui::table::review::Ask;
use regalia::ui::table::screen::Screen;
use regalia::ui::teacher;

/// Returns the review of a finished match of one person, and the number of a bot's decision in it.
fn reviewed(id: &str) -> (Screen, usize) {
    let title = CATALOG.iter().find(|title| title.id == id).expect("a known game");
    let mut game = deal(title, 1, 5);
    play_on(&mut game, usize::MAX);
    // Late decisions are judged faster.
    let has_choice = |n: &usize| {
        let mut there = game.clone();
        there.go_to(*n);
        game.mover(*n).index() > 0 && there.legal_count() > 1
    };
    let n = (0..game.position()).rev().find(has_choice).expect("a bot had a choice");
    let mut screen = Replay::of_finished(Live::new(game, &env()), false)
        .map(Screen::Replay)
        .expect("its own match");
    send(&mut screen, Msg::Review(Ask::Open), &env());
    send(&mut screen, Msg::Replay(Step::To(n)), &env());
    (screen, n)
}

/// Returns the question to the teacher, if one is asked.
fn question(effects: Vec<Effect>) -> Option<String> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(Worker::Teacher, question) => Some(question),
        _ => None,
    })
}

fn answered(screen: &mut Screen, text: Option<String>) {
    send(screen, Msg::Worker(Worker::Teacher, WorkerEvent::Answer(text)), &env());
}

#[test]
fn a_bots_decision_says_why_on_request() {
    for title in CATALOG {
        let (mut screen, n) = reviewed(title.id);
        assert!(render(&screen, &env()).contains("Why?"), "{}", title.id);
        let effects = send(&mut screen, Msg::Review(Ask::Motive(n)), &env());
        let asked = question(effects.0).expect("the teacher is asked");
        let mut text = String::new();
        teacher::answer(&asked, &mut || false, &mut |said| text.push_str(said));
        answered(&mut screen, Some(text.clone()));
        let motive: Option<Motive> = serde_json::from_str(&text).expect("a motive");
        let motive = motive.expect("a bot decided");
        for language in Language::ALL {
            let env = Env { messages: language.messages(), ..env() };
            let page = render(&screen, &env);
            let said = motive.why.as_ref().map(|why| &why[language as usize]);
            let is_told = said.is_none_or(|said| page.contains(said.as_str()));
            assert!(is_told, "{}: {motive:?} in {page}", title.id);
            assert!(page.contains(r#"aria-expanded="true""#), "{}", title.id);
        }
        // Asked again, it is hidden.
        let effects = send(&mut screen, Msg::Review(Ask::Motive(n)), &env());
        assert_eq!(question(effects.0), None);
        assert!(!render(&screen, &env()).contains("A hint to "), "{}", title.id);
    }
}

#[test]
fn a_persons_decision_and_the_end_say_nothing_of_a_bot() {
    let (mut screen, _) = reviewed("rogue-monarch");
    let game = screen.live().expect("a match").game().clone();
    let n = (0..game.position()).find(|&n| game.mover(n).index() == 0).expect("a person decided");
    for at in [n, game.position()] {
        send(&mut screen, Msg::Replay(Step::To(at)), &env());
        assert!(!render(&screen, &env()).contains("Why?"), "decision {at}");
        let effects = send(&mut screen, Msg::Review(Ask::Motive(at)), &env());
        assert_eq!(question(effects.0), None, "decision {at}");
    }
}

#[test]
fn a_teacher_that_fails_is_ended_and_said_to_be_missing() {
    let failures = [
        Msg::Worker(Worker::Teacher, WorkerEvent::Failed),
        Msg::Worker(Worker::Teacher, WorkerEvent::Answer(Some("null".to_owned()))),
        Msg::Elapsed(Timer::Teacher),
    ];
    for failure in failures {
        let (mut screen, n) = reviewed("rogue-monarch");
        send(&mut screen, Msg::Review(Ask::Motive(n)), &env());
        let effects = send(&mut screen, failure.clone(), &env());
        assert!(effects.0.contains(&Effect::End(Worker::Teacher)), "{failure:?}");
        let missing = env().messages.table.hint_missing;
        assert!(render(&screen, &env()).contains(missing), "{failure:?}");
        // A late answer changes nothing.
        answered(&mut screen, Some("{}".to_owned()));
        assert!(render(&screen, &env()).contains(missing));
    }
}
