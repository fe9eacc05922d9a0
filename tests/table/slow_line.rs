//! The bots' file comes over a slow line: the table waits for it and says so, and where it never comes, the
//! match keeps for good which decisions were made at random.

use crate::screens::{OwnMatch as _, deal, env, play_on, render, send};
use regalia::session::answer_any;
use regalia::session::library::{Finished, Safety, Summary};
use regalia::ui::catalog::CATALOG;
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::{Msg, Timer, Worker, WorkerEvent};
use regalia::ui::table::review::Ask;
use regalia::ui::table::screen::Screen;
use regalia::ui::waits::{REVIEWER, WORKER_COMES};

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

/// Returns a table at which a bot is to move and its worker has been asked, with the question.
fn with_a_bot_to_move(title: &'static regalia::ui::catalog::GameEntry) -> (Screen, String) {
    for seed in 1.. {
        let mut screen = Screen::Live(Live::new(deal(title, 0, seed), &env()));
        let effects = send(&mut screen, Msg::Opened, &env());
        let asked = effects.0.into_iter().find_map(|effect| match effect {
            Effect::Ask(Worker::Bots, question) => Some(question),
            _ => None,
        });
        if let Some(question) = asked {
            return (screen, question);
        }
    }
    unreachable!("there is always another seed");
}

fn waits(effects: &Effects) -> Option<u32> {
    effects.0.iter().find_map(|effect| match effect {
        Effect::Wait(Timer::Bots, time) => Some(*time),
        _ => None,
    })
}

#[test]
fn while_the_file_of_the_bots_comes_the_table_waits_and_says_so() {
    let env = env();
    for title in CATALOG {
        let (mut screen, question) = with_a_bot_to_move(title);
        let effects = send(&mut screen, Msg::Elapsed(Timer::Bots), &env);
        assert_eq!(waits(&effects), Some(WORKER_COMES), "{}", title.id);
        assert!(live(&screen).bots.without.is_none(), "{}", title.id);
        assert!(
            live(&screen).notices.banner.says(env.messages.language.by_letter().bots_coming),
            "{}",
            title.id
        );
        assert!(
            render(&screen, &env).contains(env.messages.language.by_letter().bots_coming),
            "{}",
            title.id
        );
        assert_eq!(live(&screen).game().position(), 0, "nothing is decided at random");
        // It has come: the bot decides, and nothing is said of it.
        send(&mut screen, Msg::Worker(Worker::Bots, WorkerEvent::Ready), &env);
        assert!(!live(&screen).notices.banner.says(env.messages.language.by_letter().bots_coming));
        let question = serde_json::from_str(&question).expect("a question of this program");
        let answer = answer_any(&question, &mut || false).expect("a question of this program");
        let answer = serde_json::to_string(&answer).expect("plain data");
        let answer = WorkerEvent::Answer(Some(answer));
        send(&mut screen, Msg::Worker(Worker::Bots, answer), &env);
        send(&mut screen, Msg::Stored(Safety::OnDisk), &env);
        assert!(live(&screen).game().position() > 0, "{}", title.id);
        assert_eq!(live(&screen).game().hasty(), 0, "{}", title.id);
    }
}

#[test]
fn a_match_with_bots_that_played_at_random_says_so_for_ever() {
    let env = env();
    let title = &CATALOG[0];
    let (mut screen, _) = with_a_bot_to_move(title);
    for _ in 0..2 {
        send(&mut screen, Msg::Elapsed(Timer::Bots), &env);
    }
    assert!(live(&screen).bots.without.is_some(), "it has waited for long enough");
    send(&mut screen, Msg::Stored(Safety::OnDisk), &env);
    assert!(live(&screen).game().hasty() > 0);
    for _ in 0..4_000 {
        if live(&screen).is_over() {
            break;
        }
        send(&mut screen, Msg::Stored(Safety::OnDisk), &env);
        send(&mut screen, Msg::Elapsed(Timer::Playback), &env);
    }
    let game = live(&screen).game();
    assert!(game.is_over());
    let summary = Summary::new(game, 1);
    assert!(summary.hasty > 0 && summary.hasty == game.hasty() && summary.is_helped());
    let row = Finished::new(game).text(&summary);
    let (read, finished) = Finished::read(&row).expect("an own row");
    assert_eq!(read.hasty, summary.hasty);
    assert_eq!(finished.open(&read).expect("an own match").hasty(), summary.hasty);
    let screen = Screen::Live(Live::new(game.clone(), &env));
    let says = (env.messages.language.by_letter().hasty)(summary.hasty);
    assert!(render(&screen, &env).contains(&says), "{says}");
}

#[test]
fn a_review_whose_worker_ends_without_a_word_says_so() {
    let env = env();
    let mut game = deal(&CATALOG[0], 1, 3);
    play_on(&mut game, usize::MAX);
    let mut screen = Screen::Live(Live::new(game, &env));
    let effects = send(&mut screen, Msg::Review(Ask::Open), &env);
    assert!(effects.0.contains(&Effect::Wait(Timer::Reviewer, REVIEWER)));
    let failed = |screen: &Screen| {
        let review = screen.replay().and_then(|replay| replay.review());
        let review = review.expect("the review is open");
        (review.is_running, review.has_failed)
    };
    assert_eq!(failed(&screen), (true, false));
    send(&mut screen, Msg::Elapsed(Timer::Reviewer), &env);
    assert_eq!(failed(&screen), (false, true));
}
