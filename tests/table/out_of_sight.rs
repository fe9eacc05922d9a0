//! A table in a hidden tab: it goes on for the other devices, and what happens waits to be shown.

use crate::screens::{OwnMatch as _, deal_for, env, send};
use regalia::engine::{Seat, Turn};
use regalia::session::library::Safety;
use regalia::session::remote::{Decision, Progress, SeatEvent};
use regalia::session::{Presence, TransportKind};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::{Msg, Sight, Timer};
use regalia::ui::table::screen::Screen;

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

/// Returns a table whose only person, in the first seat, plays on a phone against bots.
fn with_a_phone(title: &GameEntry) -> Screen {
    let seats = *title.info.seats.end();
    let mut screen = Screen::Live(Live::new(deal_for(title, seats, 1, 5), &env()));
    let joined = SeatEvent::Device(Seat::new(0), TransportKind::Room, Presence::Joined);
    send(&mut screen, Msg::Phone(joined), &env());
    send(&mut screen, Msg::Opened, &env());
    screen
}

/// Goes on until the phone is asked, without any timer of the playback. Returns false if the table
/// stands still.
fn until_asked(screen: &mut Screen) -> bool {
    for _ in 0..400 {
        if live(screen).is_over() || live(screen).away().is_some() {
            return true;
        }
        // The store answers, and no worker can be started: the page decides for the bots.
        send(screen, Msg::Stored(Safety::OnDisk), &env());
        if live(screen).bots.without.is_none() {
            send(screen, Msg::Elapsed(Timer::Bots), &env());
        }
    }
    false
}

fn decide(screen: &mut Screen) {
    let game = live(screen).game();
    let Turn::Of(seat) = game.turn() else { return };
    let (index, position) = (game.legal_count() - 1, game.position());
    send(screen, Msg::Phone(SeatEvent::Decided(Decision { seat, index, position })), &env());
}

#[test]
fn a_hidden_table_keeps_no_phone_waiting() {
    let mut waited = 0;
    for title in CATALOG {
        let mut screen = with_a_phone(title);
        let mut seen = screen.clone();
        send(&mut screen, Msg::Seen(Sight::Hidden), &env());
        for turn in 0..4 {
            assert!(until_asked(&mut screen), "{}, turn {turn}", title.id);
            decide(&mut screen);
        }
        // A visible table shows everything first.
        for _ in 0..4 {
            if !until_asked(&mut seen) {
                waited += 1;
                break;
            }
            decide(&mut seen);
        }
    }
    assert_eq!(waited, CATALOG.len(), "bots wait for what a table shows");
}

#[test]
fn what_has_happened_waits_for_those_who_see_the_table_again() {
    for title in CATALOG {
        let mut screen = with_a_phone(title);
        send(&mut screen, Msg::Seen(Sight::Hidden), &env());
        for _ in 0..3 {
            assert!(until_asked(&mut screen), "{}", title.id);
            decide(&mut screen);
        }
        assert!(until_asked(&mut screen), "{}", title.id);
        assert!(screen.beat().is_some(), "{}: nothing was shown", title.id);
        // A timer that the browser runs late shows nothing either.
        send(&mut screen, Msg::Elapsed(Timer::Playback), &env());
        // Screens of the public wait for no one either.
        let position = live(&screen).game().position();
        assert_eq!(live(&screen).progress(), Progress::after(position), "{}", title.id);
        let effects = send(&mut screen, Msg::Seen(Sight::Seen), &env());
        let plays = |effect: &Effect| matches!(effect, Effect::Wait(Timer::Playback, _));
        assert!(effects.0.iter().any(plays), "{}: it is played back", title.id);
        assert!(live(&screen).progress().decisions < position, "{}", title.id);
        let mut beats = 0;
        while screen.beat().is_some() {
            beats += 1;
            assert!(beats <= 8, "{}: only the last of many", title.id);
            send(&mut screen, Msg::Elapsed(Timer::Playback), &env());
        }
        assert_eq!(live(&screen).game().position(), position, "{}", title.id);
    }
}

#[test]
fn a_table_that_nobody_follows_waits_and_shows_everything() {
    for title in CATALOG {
        let mut screen = with_a_phone(title);
        // The phone leaves while the table is hidden: its player goes on at the table, once it is visible.
        send(&mut screen, Msg::Seen(Sight::Hidden), &env());
        assert!(until_asked(&mut screen), "{}", title.id);
        decide(&mut screen);
        send(&mut screen, Msg::Phone(SeatEvent::Left(Seat::new(0))), &env());
        assert!(!live(&screen).runs_ahead(), "{}", title.id);
        let effects = send(&mut screen, Msg::Seen(Sight::Seen), &env());
        let plays = |effect: &Effect| matches!(effect, Effect::Wait(Timer::Playback, _));
        let stands = screen.beat().is_some_and(|beat| !beat.is_held());
        assert_eq!(effects.0.iter().any(plays), stands, "{}", title.id);
        // With a television alone, bots go on too.
        send(&mut screen, Msg::Seen(Sight::OnScreen), &env());
        assert!(live(&screen).runs_ahead(), "{}", title.id);
    }
}

#[test]
fn a_hidden_page_covers_a_hand_that_is_passed() {
    for title in CATALOG {
        let mut live = Live::new(deal_for(title, 2.max(*title.info.seats.start()), 2, 5), &env());
        let Some(seat) = live.next_person() else { continue };
        live.seats.accepted = Some(seat);
        let mut screen = Screen::Live(live);
        send(&mut screen, Msg::Seen(Sight::Hidden), &env());
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
    }
}
