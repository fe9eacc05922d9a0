//! Playback: one machine with one timer.

use crate::screens::OwnMatch as _;
use crate::screens::{choice, deal, env, instant, let_table_pass, play_on, render, send, to_move};
use regalia::bots::{Bots, Level};
use regalia::engine::Viewer;
use regalia::games::monarch::Monarch;
use regalia::games::penniless_king::PennilessKing;
use regalia::session::{AnyMatch, answer_any};
use regalia::ui::catalog::{CATALOG, find_game};
use regalia::ui::games::{GameUi, Pacing};
use regalia::ui::motion::Motion;
use regalia::ui::settings::Settings;
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Timer};
use regalia::ui::table::playback::Beat;
use regalia::ui::table::presenter;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::turn::TurnState;
use std::collections::HashSet;

/// Returns the first person's turn, of two at the table.
fn asked(title: &'static regalia::ui::catalog::GameEntry) -> Option<Live> {
    let game: AnyMatch = deal(title, 2, 4);
    let seat = to_move(&game);
    let mut live = Live::new(game, &env());
    live.seats.accepted = Some(seat);
    live.is_asked().then_some(live)
}

/// Returns the last request for the playback's timer.
fn timer(effects: &Effects) -> Option<&Effect> {
    effects.0.iter().rev().find(|effect| {
        matches!(
            effect,
            Effect::Wait(Timer::Playback, _)
                | Effect::Soon(Timer::Playback)
                | Effect::Cancel(Timer::Playback)
        )
    })
}

#[test]
fn beats_end_by_their_timer_and_by_a_tap() {
    for title in CATALOG {
        for by_tap in [false, true] {
            let Some(live) = asked(title) else { continue };
            let decision = Msg::Decide(choice(live.game(), 0));
            let mut screen = Screen::Live(live);
            let mut effects = send(&mut screen, decision, &env());
            let mut beats = 0;
            while screen.beat().is_some() {
                beats += 1;
                assert!(beats < 50, "{}: the playback never ends", title.id);
                let is_held = screen.beat().is_some_and(Beat::is_held);
                let waits = matches!(timer(&effects), Some(Effect::Wait(Timer::Playback, 1..)));
                assert!(waits != is_held, "{}: beat {beats} has no end: {effects:?}", title.id);
                let next =
                    if by_tap || is_held { Msg::Continue } else { Msg::Elapsed(Timer::Playback) };
                effects = send(&mut screen, next, &env());
            }
        }
    }
}

#[test]
fn a_text_that_is_read_stops_the_clock_until_it_is_closed() {
    let mut stopped = 0;
    for title in CATALOG {
        let Some(live) = asked(title) else { continue };
        let decision = Msg::Decide(choice(live.game(), 0));
        let mut screen = Screen::Live(live);
        send(&mut screen, decision, &env());
        if screen.beat().is_none_or(Beat::is_held) {
            continue;
        }
        let effects = send(&mut screen, Msg::Explain("text".to_owned()), &env());
        assert_eq!(timer(&effects), Some(&Effect::Cancel(Timer::Playback)), "{}", title.id);
        let effects = send(&mut screen, Msg::Continue, &env());
        assert!(matches!(timer(&effects), Some(Effect::Wait(Timer::Playback, _))), "{}", title.id);
        assert!(screen.beat().is_some(), "{}: the beat was spent by closing the text", title.id);
        stopped += 1;
    }
    assert!(stopped > 2, "only {stopped} games had something to be shown");
}

#[test]
fn skipping_shows_the_end_and_highlights_what_happened() {
    for title in CATALOG {
        let Some(live) = asked(title) else { continue };
        let decision = Msg::Decide(choice(live.game(), 0));
        let mut screen = Screen::Live(live);
        send(&mut screen, decision, &env());
        let touches = screen
            .beat()
            .is_some_and(|beat| beat.motions.iter().any(|motion| motion.touches().is_some()));
        send(&mut screen, Msg::Skip { by_button: false }, &env());
        assert!(screen.beat().is_none(), "{}", title.id);
        let highlights = screen.live().map_or(0, |live| live.playback.highlights.len());
        assert!(highlights > 0 || !touches, "{}", title.id);
    }
}

/// A Moon that the players cannot pay asks for no pledges, and a player with nothing left is not asked
/// again.
#[test]
fn nobody_is_asked_for_what_they_cannot_decide() {
    let title = find_game("monarch").expect("there is the game");
    let (mut passed, mut roll) = (0, 7_usize);
    for seed in 1..6 {
        let mut screen = Screen::Live(Live::new(deal(title, 2, seed), &instant()));
        for _ in 0..600 {
            let Screen::Live(live) = &screen else { unreachable!("nothing ends it") };
            match live.turn() {
                TurnState::HandOver(seat) => {
                    send(&mut screen, Msg::Accept(seat), &instant());
                }
                TurnState::Person(_) => {
                    assert_eq!(live.game().forced(), None);
                    roll = roll * 31 % 1_009;
                    let choice = choice(live.game(), roll % live.game().legal_count());
                    send(&mut screen, Msg::Decide(choice), &instant());
                }
                TurnState::Bot(_) => {
                    let_table_pass(&mut screen, &instant());
                    passed += 1;
                }
                TurnState::Away(_) | TurnState::Elsewhere => unreachable!("two persons play here"),
                TurnState::Over => break,
            }
        }
    }
    assert!(passed > 3, "the table passed {passed} times");
}

/// At each pass the table has been shown everything, in order. The person who takes the device can
/// play at once, unless something is theirs alone. No player is shown a key moment twice, nor
/// anything of a game without secrets.
#[test]
fn nothing_is_shown_twice_when_the_device_is_passed() {
    let (mut passed, mut at_once, mut caught_up) = (0, 0, 0);
    for (title, seats) in CATALOG.iter().flat_map(|title| {
        let seats = title.info.seats.clone();
        [*seats.start(), *seats.end()].map(|seats| (title, seats))
    }) {
        let mut screen = Screen::Live(Live::new(deal(title, seats, 3), &env()));
        // The last decision that the table was shown, and the first since the last pass.
        let (mut shown, mut since) = (0, 0);
        let mut moments = HashSet::new();
        for n in 0..80 {
            while let Some(beat) = screen.beat() {
                let of = beat.of;
                let is_moment = beat.is_for_all || !title.has_secrets;
                let is_moment = is_moment && !beat.headline.is_empty();
                let is_new = moments.insert((of, beat.said)) || !is_moment;
                assert!(is_new, "{}: shown twice: {:?}", title.id, beat.headline);
                let live = screen.live().expect("it is being played");
                let is_public = live.viewer() == Viewer::Public && !beat.is_look();
                assert!(!is_public || of >= shown, "{}: {of} after {shown}", title.id);
                let is_key = beat.is_for_all || beat.is_held() || beat.pacing == Pacing::Climax;
                let is_earlier = title.has_secrets && of + 1 < live.source.position();
                let is_long = is_public && is_earlier && beat.is_told() && !is_key;
                assert!(!is_long, "{}: the mover reads {:?} again", title.id, beat.headline);
                shown = if is_public { of } else { shown };
                send(&mut screen, Msg::Continue, &env());
            }
            let Screen::Live(live) = &screen else { unreachable!("nothing ends it") };
            match live.turn() {
                TurnState::HandOver(seat) => {
                    let game = live.game().clone();
                    let known = live.playback.shown_to_all.clone();
                    let is_shown = known[since..].iter().all(|shown| *shown);
                    assert!(is_shown, "{}: the table has not been shown all", title.id);
                    since = known.len();
                    send(&mut screen, Msg::Accept(seat), &env());
                    passed += 1;
                    at_once += usize::from(screen.beat().is_none());
                    while let Some(beat) = screen.beat() {
                        let is_news = known.get(beat.of) != Some(&true)
                            || alone(&game, beat.of, Viewer::Of(seat));
                        assert!(is_news, "{}: shown twice: {:?}", title.id, beat.headline);
                        assert!(!beat.is_for_all, "{:?}", beat.headline);
                        caught_up += 1;
                        send(&mut screen, Msg::Continue, &env());
                    }
                }
                TurnState::Person(_) => {
                    let choice = choice(live.game(), n % live.game().legal_count());
                    send(&mut screen, Msg::Decide(choice), &env());
                }
                TurnState::Bot(_) => let_table_pass(&mut screen, &env()),
                TurnState::Away(_) | TurnState::Elsewhere => unreachable!("only persons play here"),
                TurnState::Over => break,
            }
        }
    }
    assert!(passed > 150 && caught_up > 0, "passed {passed} times, caught up with {caught_up}");
    assert!(at_once * 5 > passed * 4, "{at_once} of {passed} play at once");
}

/// The page at the end of a deal is for all who share the device: it is shown once, and nobody's next
/// hand follows it uncovered.
#[test]
fn the_end_of_a_deal_is_shown_once_and_covers_the_hands() {
    let mut pages = 0;
    for title in CATALOG.iter().filter(|title| ["dwarf-king", "mon-royaume"].contains(&title.id)) {
        let mut screen = Screen::Live(Live::new(deal(title, 3, 3), &env()));
        for n in 0..130 {
            while let Some(beat) = screen.beat() {
                if beat.interlude.as_ref().is_some_and(|page| page.covers) {
                    pages += 1;
                    let live = screen.live().expect("it is being played");
                    assert_eq!(live.viewer(), Viewer::Public, "{}: a hand is open", title.id);
                    assert!(!live.playback.is_catching_up(), "{}: shown again", title.id);
                }
                send(&mut screen, Msg::Continue, &env());
            }
            let Screen::Live(live) = &screen else { unreachable!("nothing ends it") };
            match live.turn() {
                TurnState::HandOver(seat) => {
                    send(&mut screen, Msg::Accept(seat), &env());
                }
                TurnState::Person(_) => {
                    let choice = choice(live.game(), n % live.game().legal_count());
                    send(&mut screen, Msg::Decide(choice), &env());
                }
                TurnState::Bot(_) => let_table_pass(&mut screen, &env()),
                _ => break,
            }
        }
    }
    assert!(pages > 2, "only {pages} deals or rounds have ended");
}

macro_rules! alone_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns true if this viewer was told something of decision `n` that the public was not.
        fn alone(game: &AnyMatch, n: usize, viewer: Viewer) -> bool {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return game.events(n, viewer) != game.events(n, Viewer::Public);
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(alone_of);

#[test]
fn the_result_follows_its_ceremony_which_a_timer_or_a_person_ends() {
    let Env { messages, settings } = env();
    let env = || Env { messages, settings: Settings { plays_forced: false, ..settings } };
    for title in CATALOG {
        let mut game: AnyMatch = deal(title, 2, 4);
        let mut before = game.clone();
        while !game.is_over() {
            before = game.clone();
            play_on(&mut game, 1);
        }
        let ends = |&index: &usize| {
            let mut game = before.clone();
            game.decide_index(index) && game.is_over()
        };
        let last = (0..before.legal_count()).find(ends).expect("it has just ended");
        for end in [Msg::Elapsed(Timer::Ceremony), Msg::Continue, Msg::SeeResult] {
            let mut live = Live::new(before.clone(), &env());
            live.seats.accepted = Some(to_move(&before));
            let mut screen = Screen::Live(live);
            send(&mut screen, Msg::Decide(choice(&before, last)), &env());
            for _ in 0..50 {
                assert!(!render(&screen, &env()).contains("rail-result"), "{}", title.id);
                if screen.beat().is_none() {
                    break;
                }
                send(&mut screen, Msg::Continue, &env());
            }
            assert!(render(&screen, &env()).contains("class=\"ceremony-crown\""), "{}", title.id);
            send(&mut screen, end.clone(), &env());
            let html = render(&screen, &env());
            assert!(!html.contains("class=\"ceremony-crown\""), "{}: {end:?}", title.id);
            assert!(html.contains("rail-result"), "{}: {end:?}", title.id);
        }
    }
}

#[test]
fn how_to_go_on_is_said_only_if_there_is_time_to_read_it() {
    let mut brief = 0;
    for title in CATALOG {
        for index in 0..4 {
            let Some(live) = asked(title) else { continue };
            if live.game().legal_count() <= index {
                continue;
            }
            let decision = Msg::Decide(choice(live.game(), index));
            let mut screen = Screen::Live(live);
            let mut effects = send(&mut screen, decision, &env());
            if screen.beat().is_none_or(Beat::is_held) {
                continue;
            }
            let is_said = render(&screen, &env()).contains("status-tap");
            let mut stands = 0;
            while let Some(Effect::Wait(Timer::Playback, time)) = timer(&effects) {
                stands += time;
                effects = send(&mut screen, Msg::Elapsed(Timer::Playback), &env());
            }
            assert!(!is_said || stands >= 1_000, "{}: said for {stands} ms", title.id);
            brief += usize::from(!is_said);
        }
    }
    assert!(brief > 1, "only {brief} brief playbacks");
}

/// Returns the places where the beats of decision `n` show a lead.
fn leads_shown(game: &AnyMatch, n: usize) -> Vec<String> {
    let live = Live::new(game.clone(), &env());
    let players = std::rc::Rc::new(live.players_as(Viewer::Public, &env()));
    let beats = presenter::of(game).playback(n, &players, env().messages);
    let motions = beats.iter().flat_map(|beat| &beat.motions);
    let lead = |motion: &Motion| match motion {
        Motion::Gain { at, symbol: "trophy", .. } => Some(at.clone()),
        _ => None,
    };
    motions.filter_map(lead).collect()
}

#[test]
fn a_lead_is_shown_when_it_is_taken() {
    fn check<G: GameUi + Bots>(id: &str) {
        let mut shown = 0;
        for seed in 1..=4 {
            let mut game = deal(find_game(id).expect("a game"), 2, seed);
            let mut before: Option<String> = None;
            while !game.is_over() {
                let n = game.position();
                // Decisions by chance hardly earn a crown.
                let asked = game.question_for(Level::Baron).expect("it goes on");
                let made = answer_any(&asked, &mut || false).expect("a decision");
                assert!(game.decide_index(made.index), "a legal decision");
                let view = game.downcast_ref::<G>().expect("this game").view(Viewer::Public);
                let now = G::lead(&view);
                // The result of the last decision has its own scene.
                if game.position() == n + 1 && !game.is_over() {
                    let places = leads_shown(&game, n);
                    assert_eq!(
                        places.last(),
                        now.as_ref().filter(|_| now != before),
                        "{id} {seed} {n}"
                    );
                    shown += places.len();
                }
                before = now;
            }
        }
        assert!(shown > 6, "{id}: a lead was shown {shown} times");
    }
    check::<PennilessKing>("penniless-king");
    check::<Monarch>("monarch");
}
