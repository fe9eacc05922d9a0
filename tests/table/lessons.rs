//! Every lesson from its first remark to its last, in both languages, by messages alone.

use crate::screens::OwnMatch as _;
use crate::screens::{env, lesson, named_choice, render, send};
use regalia::ui::catalog::CATALOG;
use regalia::ui::locale::Language;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::effect::Effect;
use regalia::ui::table::guide::{Ask, Awaits};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Timer};
use regalia::ui::table::screen::Screen;

/// What the guide says now: its number, the number of all remarks, what it waits for.
fn said(screen: &Screen, language: &str) -> Option<((usize, usize), Awaits)> {
    let game = screen.live()?.game();
    let says = screen.guide()?.says(game, language)?;
    assert!(!says.says.is_empty());
    Some((says.at, says.awaits))
}

/// Checks that a remark is rendered, and that the board has the places it points at.
fn check_rendered(screen: &Screen, env: &Env) {
    let (Some(live), Some(guide)) = (screen.live(), screen.guide()) else { return };
    let html = render(screen, env);
    assert!(html.contains("status-guide"), "the remark is rendered");
    for place in guide.points(live.game()) {
        assert!(html.contains(&format!("data-place=\"{place}\"")), "{place} is on the board");
    }
}

#[test]
fn every_lesson_is_heard_to_its_end() {
    for title in CATALOG {
        for (language, pace) in [(Language::En, Pace::Normal), (Language::Fr, Pace::Instant)] {
            let settings = Settings { pace, ..env().settings };
            let env = Env { messages: language.messages(), settings };
            let (guide, game) = lesson(title);
            let mut screen = Screen::Lesson(Live::new(game, &env), guide);
            send(&mut screen, Msg::Opened, &env);
            let (mut heard, mut progress) = (Vec::new(), None);
            for step in 0.. {
                assert!(step < 3_000, "{}: the lesson does not end: {heard:?}", title.id);
                let remark = said(&screen, language.code()).filter(|_| screen.beat().is_none());
                if let Some(((nth, _), _)) = remark
                    && heard.last() != Some(&nth)
                {
                    heard.push(nth);
                    check_rendered(&screen, &env);
                }
                let next = match remark {
                    Some((_, Awaits::Leave { .. })) => break,
                    Some((_, Awaits::Ear)) => Msg::Lesson(Ask::GoOn),
                    _ if screen.is_asked() => {
                        let hint = screen.advice().expect("a decision that the lesson wants");
                        let live = screen.live().expect("a match");
                        Msg::Decide(named_choice(live.game(), &hint.steps))
                    }
                    _ => Msg::Elapsed(Timer::Playback),
                };
                for effect in send(&mut screen, next, &env).0 {
                    if let Effect::SaveProgress(text) = effect {
                        progress = Some(text);
                    }
                }
            }
            let all = said(&screen, language.code()).map_or(0, |((_, all), _)| all);
            assert_eq!(heard, (1..=all).collect::<Vec<_>>(), "{}: each remark once", title.id);
            assert_eq!(progress.as_deref(), Some("done"), "{}", title.id);
            let effects = send(&mut screen, Msg::Lesson(Ask::PlayOn), &env);
            assert!(effects.0.iter().any(|effect| matches!(effect, Effect::Begin(_))));
        }
    }
}

#[test]
fn another_decision_than_the_lessons_is_declined_with_a_sentence() {
    let mut declined = 0;
    for title in CATALOG {
        let env = env();
        let (guide, game) = lesson(title);
        let mut screen = Screen::Lesson(Live::new(game, &env), guide);
        send(&mut screen, Msg::Opened, &env);
        for _ in 0..200 {
            if screen.is_asked() {
                break;
            }
            send(&mut screen, Msg::Skip { by_button: false }, &env);
            send(&mut screen, Msg::Lesson(Ask::GoOn), &env);
        }
        let live = screen.live().expect("a match");
        let wanted = screen.advice().expect("a decision").steps;
        let before = live.game().save();
        for index in 0..live.game().legal_count() {
            let mut tried = screen.clone();
            let choice = crate::screens::choice(tried.live().expect("a match").game(), index);
            if choice == named_choice(screen.live().expect("a match").game(), &wanted[..1]) {
                continue;
            }
            send(&mut tried, Msg::Decide(choice), &env);
            let now = tried.live().expect("a match").game().save();
            let said = tried.guide().and_then(|guide| guide.otherwise());
            assert!(now != before || said.is_some(), "{}: decision {index}", title.id);
            declined += usize::from(said.is_some());
        }
    }
    assert!(declined >= CATALOG.len(), "only {declined} decisions were declined");
}
