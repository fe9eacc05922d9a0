//! Playback: one machine with one timer.

use crate::screens::{choice, deal, env, send, to_move};
use regalia::session::AnyMatch;
use regalia::ui::catalog::CATALOG;
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::Msg;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::sources::Timer;

/// Returns the first person's turn, of two at the table.
fn asked(title: &'static regalia::ui::catalog::GameEntry) -> Option<Live> {
    let game: AnyMatch = deal(title, 2, 4);
    let seat = to_move(&game);
    let mut live = Live::new(game, &env());
    live.accepted = Some(seat);
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
            let decision = Msg::Decide(choice(&live.game, 0));
            let mut screen = Screen::Live(live);
            let mut effects = send(&mut screen, decision, &env());
            let mut beats = 0;
            while screen.beat().is_some() {
                beats += 1;
                assert!(beats < 50, "{}: the playback never ends", title.id);
                let waits = matches!(timer(&effects), Some(Effect::Wait(Timer::Playback, 1..)));
                assert!(waits, "{}: beat {beats} has no end: {effects:?}", title.id);
                let next = if by_tap { Msg::Continue } else { Msg::Elapsed(Timer::Playback) };
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
        let decision = Msg::Decide(choice(&live.game, 0));
        let mut screen = Screen::Live(live);
        send(&mut screen, decision, &env());
        if screen.beat().is_none() {
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
        let decision = Msg::Decide(choice(&live.game, 0));
        let mut screen = Screen::Live(live);
        send(&mut screen, decision, &env());
        let touches = screen
            .beat()
            .is_some_and(|beat| beat.motions.iter().any(|motion| motion.touches().is_some()));
        send(&mut screen, Msg::Skip, &env());
        assert!(screen.beat().is_none(), "{}", title.id);
        let highlights = screen.live().map_or(0, |live| live.highlights.len());
        assert!(highlights > 0 || !touches, "{}", title.id);
    }
}
