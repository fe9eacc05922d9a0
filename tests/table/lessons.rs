//! Every lesson from its first remark to its last, in both languages, by messages alone.

use crate::screens::OwnMatch as _;
use crate::screens::{env, lesson, named_choice, render, send};
use regalia::engine::Turn;
use regalia::session::{Lesson, only_person};
use regalia::ui::catalog::CATALOG;
use regalia::ui::locale::Language;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::effect::Effect;
use regalia::ui::table::guide::{Ask, Awaits};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Timer};
use regalia::ui::table::screen::Screen;
use std::collections::BTreeSet;

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

/// A tap that decides nothing is answered: before a remark has been read, and at a decision.
#[test]
fn a_tap_that_decides_nothing_is_answered() {
    for title in CATALOG {
        let env = env();
        let (guide, game) = lesson(title);
        let before = game.save();
        let mut screen = Screen::Lesson(Live::new(game, &env), guide);
        send(&mut screen, Msg::Opened, &env);
        let mut answers = BTreeSet::new();
        for _ in 0..200 {
            send(&mut screen, Msg::Lesson(Ask::Tapped), &env);
            answers.extend(screen.guide().and_then(|guide| guide.otherwise()).map(str::to_owned));
            if screen.is_asked() {
                break;
            }
            send(&mut screen, Msg::Lesson(Ask::GoOn), &env);
        }
        assert_eq!(answers.len(), 2, "{}: {answers:?}", title.id);
        assert_eq!(screen.live().expect("a match").game().save(), before);
    }
}

/// Returns the words of a sentence that may name a thing: the capitalised ones after the first.
fn names(sentence: &str) -> BTreeSet<String> {
    let words = sentence.split(|sign: char| !sign.is_alphanumeric()).filter(|it| !it.is_empty());
    let is_name = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    words.skip(1).filter(is_name).map(str::to_owned).collect()
}

/// A remark that waits for a decision and names something that could be decided names what has the
/// star; where the star is on "Build it for me", it names that.
#[test]
fn a_remark_names_what_has_the_star() {
    let (mut named, mut wrong) = (0, Vec::new());
    for title in CATALOG {
        for language in [Language::En, Language::Fr] {
            let settings = Settings { pace: Pace::Instant, ..env().settings };
            let env = Env { messages: language.messages(), settings };
            let (guide, game) = lesson(title);
            let mut screen = Screen::Lesson(Live::new(game, &env), guide);
            send(&mut screen, Msg::Opened, &env);
            let mut heard = 0;
            for _ in 0..3_000 {
                let remark = said(&screen, language.code()).filter(|_| screen.beat().is_none());
                let next = match remark {
                    Some((_, Awaits::Leave { .. })) => break,
                    Some((_, Awaits::Ear)) => Msg::Lesson(Ask::GoOn),
                    Some(((nth, _), Awaits::Decision)) if screen.is_asked() => {
                        let live = screen.live().expect("a match");
                        let steps = screen.advice().expect("a decision").steps;
                        let says =
                            screen.guide().and_then(|it| it.says(live.game(), language.code()));
                        let says = says.expect("a remark").says.to_owned();
                        let order = |index: usize| {
                            let choice = crate::screens::choice(live.game(), index);
                            names(&live.source.view().say_choice(
                                &choice,
                                &live.players(&env),
                                env.messages,
                            ))
                        };
                        let all: Vec<_> = (0..live.game().legal_count()).map(order).collect();
                        let wanted = named_choice(live.game(), &steps[..1]);
                        let wanted = live.source.view().say_choice(
                            &wanted,
                            &live.players(&env),
                            env.messages,
                        );
                        let wanted = names(&wanted);
                        let common =
                            all.iter().skip(1).fold(all[0].clone(), |both, one| &both & one);
                        let says_names: BTreeSet<String> = says
                            .split(|sign: char| !sign.is_alphanumeric())
                            .map(str::to_owned)
                            .collect();
                        let is_named =
                            |of: &BTreeSet<String>| !(&(of - &common) & &says_names).is_empty();
                        // The first remark of a gesture speaks of all of it.
                        let is_new = std::mem::replace(&mut heard, nth) != nth;
                        if title.id == "mon-royaume"
                            && live.game().legal_count() > 1
                            && steps.len() > 1
                        {
                            let best = env.messages.mon_royaume().best;
                            if !says.contains(best) {
                                wrong.push(format!("{} {nth}: {says}", title.id));
                            }
                            named += 1;
                        } else if is_new
                            && all.iter().any(is_named)
                            && !(&wanted - &common).is_empty()
                        {
                            if !is_named(&wanted) {
                                wrong.push(format!("{} {nth}: {says} -- {wanted:?}", title.id));
                            }
                            named += 1;
                        }
                        Msg::Decide(named_choice(live.game(), &steps))
                    }
                    _ if screen.is_asked() => {
                        let hint = screen.advice().expect("a decision that the lesson wants");
                        let live = screen.live().expect("a match");
                        Msg::Decide(named_choice(live.game(), &hint.steps))
                    }
                    _ => Msg::Elapsed(Timer::Playback),
                };
                send(&mut screen, next, &env);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(named > 60, "only {named} remarks name a decision");
}

/// Back leads through every remark to the first, whatever was decided in between, and from there the
/// lesson goes on as before.
#[test]
fn the_guide_goes_back_remark_by_remark() {
    for title in CATALOG {
        let settings = Settings { pace: Pace::Instant, ..env().settings };
        let env = Env { settings, ..env() };
        let (guide, game) = lesson(title);
        let mut screen = Screen::Lesson(Live::new(game, &env), guide);
        send(&mut screen, Msg::Opened, &env);
        let mut heard = Vec::new();
        let (mut is_back, mut before) = (false, None);
        for step in 0.. {
            assert!(step < 6_000, "{}: {heard:?}", title.id);
            let remark = said(&screen, "en").filter(|_| screen.beat().is_none());
            if is_back {
                let ((nth, _), _) =
                    remark.expect("a remark stands wherever the guide goes back to");
                assert!(
                    before.is_none_or(|before| nth + 1 == before || nth == before),
                    "{}: {nth} after {before:?}",
                    title.id
                );
                before = Some(nth);
                heard.push(nth);
                if nth == 1 {
                    break;
                }
                let back = if step % 2 == 0 { Msg::Undo } else { Msg::Lesson(Ask::Back) };
                send(&mut screen, back, &env);
                continue;
            }
            let next = match remark {
                Some((_, Awaits::Leave { .. })) => {
                    is_back = true;
                    continue;
                }
                Some((_, Awaits::Ear)) => Msg::Lesson(Ask::GoOn),
                _ if screen.is_asked() => {
                    let hint = screen.advice().expect("a decision that the lesson wants");
                    Msg::Decide(named_choice(screen.live().expect("a match").game(), &hint.steps))
                }
                _ => Msg::Elapsed(Timer::Playback),
            };
            send(&mut screen, next, &env);
        }
        let all = said(&screen, "en").map_or(0, |((_, all), _)| all);
        assert_eq!(heard, (1..=all).rev().collect::<Vec<_>>(), "{}", title.id);
    }
}

/// In every game the person wins a match of the lesson, and the last move of theirs is their own tap.
#[test]
fn the_person_wins_a_match_in_every_lesson() {
    for title in CATALOG {
        let text = std::fs::read_to_string(format!("static/games/{}/lesson.json", title.id));
        let lesson = Lesson::read(&text.expect("a lesson")).expect("a lesson");
        let wins = (0..lesson.length()).any(|chapter| {
            let mut play = lesson.open(chapter).expect("a match");
            let person = only_person(play.occupants()).expect("one person");
            let from = play.position();
            let end = play.length();
            play.go_to(end);
            let is_own = (from..play.length()).any(|n| play.mover(n) == person);
            is_own && matches!(play.turn(), Turn::Over(end) if end.winners().contains(person))
        });
        assert!(wins, "{}", title.id);
    }
}

/// The number words of a language, from two on.
fn number_words(language: Language) -> [&'static str; 12] {
    match language {
        Language::En => [
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "thirteen",
        ],
        Language::Fr => [
            "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
            "douze", "treize",
        ],
    }
}

/// Returns the numbers of a text, in digits and, from two on, in words.
fn numbers(text: &str, language: Language) -> BTreeSet<u32> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let word = |word: &str| {
        let is = |one: &&str| one.eq_ignore_ascii_case(word);
        let nth = number_words(language).iter().position(is);
        word.parse().ok().or_else(|| nth.map(|nth| nth as u32 + 2))
    };
    words.filter_map(word).collect()
}

/// Returns the texts of a page: what is drawn, and what is read by a long press.
fn texts(html: &str) -> String {
    let mut texts = String::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        for name in [" title=\"", " aria-label=\""] {
            let said = tag.split_once(name).and_then(|(_, rest)| rest.split_once('"'));
            texts.extend(said.map(|(said, _)| [" ", said].concat()));
        }
        texts.push(' ');
        texts.push_str(text);
    }
    texts
}

/// A learner compares what the guide counts with what the table shows: every number of a remark stands on
/// it, and is the same in both languages.
#[test]
fn the_numbers_of_a_remark_are_those_of_the_table() {
    let mut wrong = Vec::new();
    let mut checked = 0;
    for title in CATALOG {
        let mut told: Vec<Vec<BTreeSet<u32>>> = Vec::new();
        for language in [Language::En, Language::Fr] {
            let settings = Settings { pace: Pace::Instant, ..env().settings };
            let env = Env { messages: language.messages(), settings };
            let (guide, game) = lesson(title);
            let mut screen = Screen::Lesson(Live::new(game, &env), guide);
            send(&mut screen, Msg::Opened, &env);
            let mut heard: Vec<BTreeSet<u32>> = Vec::new();
            for _ in 0..3_000 {
                let remark = said(&screen, language.code()).filter(|_| screen.beat().is_none());
                if let Some(((nth, _), _)) = remark
                    && nth > heard.len()
                {
                    let live = screen.live().expect("a match");
                    let says = screen.guide().and_then(|it| it.says(live.game(), language.code()));
                    let says = says.expect("a remark").says.to_owned();
                    let page = render(&screen, &env);
                    let (before, guide) =
                        page.split_once("<p class=\"status-guide\">").expect("it");
                    let (_, after) = guide.split_once("</p>").expect("the end of the remark");
                    let known = texts(before) + &texts(after);
                    let shown = numbers(&known, language);
                    let named = numbers(&says, language);
                    for number in &named {
                        checked += 1;
                        if !shown.contains(number) {
                            wrong.push(format!("{} {nth}: {number} in: {says}", title.id));
                        }
                    }
                    heard.push(named);
                }
                let next = match remark {
                    Some((_, Awaits::Leave { .. })) => break,
                    Some((_, Awaits::Ear)) => Msg::Lesson(Ask::GoOn),
                    _ if screen.is_asked() => {
                        let steps = screen.advice().expect("a decision").steps;
                        let live = screen.live().expect("a match");
                        Msg::Decide(named_choice(live.game(), &steps))
                    }
                    _ => Msg::Elapsed(Timer::Playback),
                };
                send(&mut screen, next, &env);
            }
            told.push(heard);
        }
        for (nth, (en, fr)) in told[0].iter().zip(&told[1]).enumerate() {
            // Small ones may be "both" or an article.
            let large = |all: &BTreeSet<u32>| all.range(3..).copied().collect::<Vec<_>>();
            if large(en) != large(fr) {
                wrong.push(format!(
                    "{} {}: {en:?} in English, {fr:?} in French",
                    title.id,
                    nth + 1
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 100, "only {checked} numbers");
}
