//! Bots that play for a person: they go on when the match is opened again, and everyone is told.

use crate::screens::{OwnMatch as _, deal, deal_for, env, instant, play_on, render, send};
use regalia::engine::{Seat, SeatSet};
use regalia::session::library::{Safety, Summary};
use regalia::session::remote::SeatEvent;
use regalia::session::{AnyMatch, Place, Presence, STAND_IN, TransportKind};
use regalia::ui::catalog::{CATALOG, find_game};
use regalia::ui::locale::Language;
use regalia::ui::player_names::names_to_export;
use regalia::ui::table::controller::Controller;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Ownership, Step, Timer};
use regalia::ui::table::screen::Screen;

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

fn by_bots(screen: &Screen) -> Vec<Seat> {
    live(screen).seats.phones.by_bots().iter().collect()
}

/// Returns the match of a table as the library has it.
fn kept(screen: &Screen) -> AnyMatch {
    live(screen).game().records().open().expect("own records")
}

#[test]
fn a_bot_plays_on_after_a_reload_and_in_another_tab_until_its_person_is_back() {
    let env = instant();
    let seat = Seat::new(1);
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &env));
        let mut other_tab = Screen::ReadOnly(live(&screen).clone());
        let effects = send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
        let is_saved = |effect: &Effect| matches!(effect, Effect::SaveStep(_));
        assert!(effects.0.iter().any(is_saved), "{}", title.id);
        let reloaded = Screen::Live(Live::new(kept(&screen), &env));
        assert_eq!(by_bots(&reloaded), [seat], "{}", title.id);
        send(&mut other_tab, Msg::Updated(Box::new(kept(&screen))), &env);
        send(&mut other_tab, Msg::Owner(Ownership::Here, None), &env);
        assert_eq!(by_bots(&other_tab), [seat], "{}", title.id);
        // A choice that is repeated is saved once.
        let effects = send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
        assert!(!effects.0.iter().any(is_saved), "{}", title.id);
        let effects = send(&mut other_tab, Msg::StandIn(seat, Place::Here), &env);
        assert!(effects.0.iter().any(is_saved), "{}", title.id);
        assert_eq!(by_bots(&Screen::Live(Live::new(kept(&other_tab), &env))), [], "{}", title.id);
        // A save is for others too, so it leaves the bots out as before.
        assert!(!live(&screen).game().save().contains("by_bots"), "{}", title.id);
    }
}

#[test]
fn a_tab_that_watches_shows_where_seats_are_played_as_the_one_that_plays_says() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for title in CATALOG.iter().filter(|title| *title.info.seats.end() > 2) {
            let mut plays = Screen::Live(Live::new(deal_for(title, 3, 3, 5), &env));
            let mut watches = Screen::ReadOnly(live(&plays).clone());
            let [near, far, stays] = [1, 2, 0].map(Seat::new);
            let device = |seat, via, presence| Msg::Phone(SeatEvent::Device(seat, via, presence));
            let next = live(&plays).next_person().expect("they share the device");
            let position = live(&plays).game().position();
            for msg in [
                device(near, TransportKind::Room, Presence::Joined),
                device(far, TransportKind::Broker, Presence::Invited),
                device(far, TransportKind::Broker, Presence::Joined),
                device(near, TransportKind::Room, Presence::Silent),
                Msg::StandIn(near, Place::Here),
                Msg::StandIn(near, Place::Bot),
                device(near, TransportKind::Room, Presence::Joined),
                Msg::Phone(SeatEvent::Left(near)),
                Msg::Accept(next),
                Msg::Cover,
                Msg::StandIn(stays, Place::Bot),
                Msg::StandIn(stays, Place::Here),
                Msg::Phone(SeatEvent::GaveUp { seat: far, position }),
            ] {
                send(&mut plays, msg.clone(), &env);
                let there = live(&plays).places();
                let updated = Msg::Updated(Box::new(kept(&plays)));
                for msg in [Msg::Places(there.clone()), updated] {
                    let effects = send(&mut watches, msg, &env);
                    let is_saved = |it: &Effect| matches!(it, Effect::SaveStep(_) | Effect::Save);
                    assert!(!effects.0.iter().any(is_saved), "only the tab that plays saves");
                }
                assert_eq!(live(&watches).places(), there, "{}: {msg:?}", title.id);
                assert!(matches!(watches, Screen::ReadOnly(_)));
            }
            assert!(live(&watches).places()[far.index()].has_left, "{}", title.id);
            let players = live(&watches).players(&env);
            assert!(live(&watches).notices.banner.says(&(w.left_game)(players.who(far))));
            // The tab that plays says it for itself.
            let before = live(&plays).places();
            send(&mut plays, Msg::Places(Vec::new()), &env);
            assert_eq!(live(&plays).places(), before, "{}", title.id);
        }
    }
}

#[test]
fn a_reload_and_a_lost_phone_end_no_bot_and_the_persons_device_does() {
    let env = instant();
    let seat = Seat::new(1);
    let mut screen = Screen::Live(Live::new(deal(&CATALOG[1], 3, 5), &env));
    let device = |via, presence| Msg::Phone(SeatEvent::Device(seat, via, presence));
    // A bot plays until the device far away is back, also after a reload.
    send(&mut screen, device(TransportKind::Broker, Presence::Invited), &env);
    send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
    let mut screen = Screen::Live(Live::new(kept(&screen), &env));
    send(&mut screen, device(TransportKind::Broker, Presence::Invited), &env);
    assert_eq!(by_bots(&screen), [seat]);
    send(&mut screen, device(TransportKind::Broker, Presence::Joined), &env);
    assert_eq!((by_bots(&screen), live(&screen).game().by_bots()), (vec![], SeatSet::NONE));
    send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &env);
    // A silent phone, for which a bot plays, is given up: the bot goes on.
    send(&mut screen, device(TransportKind::Room, Presence::Joined), &env);
    send(&mut screen, device(TransportKind::Room, Presence::Silent), &env);
    send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
    send(&mut screen, Msg::Phone(SeatEvent::Left(seat)), &env);
    assert_eq!(live(&screen).seats.phones.of(seat), Some(Controller::BOT));
    assert_eq!(kept(&screen).by_bots(), SeatSet::only(seat));
    // So it does if the seat is taken back from its device after the bot was chosen.
    send(&mut screen, device(TransportKind::Broker, Presence::Invited), &env);
    assert_eq!(by_bots(&screen), [seat]);
    send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &env);
    assert_eq!(live(&screen).seats.phones.of(seat), Some(Controller::BOT));
    send(&mut screen, Msg::StandIn(seat, Place::Here), &env);
    assert_eq!(live(&screen).seats.phones.of(seat), None);
}

#[test]
fn nobody_is_said_to_play_on_a_device_that_is_not_connected() {
    let env = instant();
    let seat = Seat::new(1);
    let mut screen = Screen::Live(Live::new(deal(&CATALOG[1], 3, 5), &env));
    let device = |presence| Msg::Phone(SeatEvent::Device(seat, TransportKind::Broker, presence));
    let is_told = |screen: &Screen| live(screen).notices.banner.is_about(seat);
    send(&mut screen, device(Presence::Invited), &env);
    assert!(!is_told(&screen));
    send(&mut screen, device(Presence::Joined), &env);
    assert!(is_told(&screen));
    send(&mut screen, device(Presence::Silent), &env);
    assert!(!is_told(&screen));
}

#[test]
fn all_that_happens_to_seats_in_one_moment_is_told() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let (w, phones) = (language.by_letter(), language.phones());
        let seats = [0, 1, 2].map(Seat::new);
        let mut screen = Screen::Live(Live::new(deal(&CATALOG[1], 3, 5), &env));
        let players = live(&screen).players(&env);
        let says = |seat: Seat, place| w.plays_now(players.who(seat), place, true);
        let joined = |seat| SeatEvent::Device(seat, TransportKind::Room, Presence::Joined);
        for seat in seats {
            send(&mut screen, Msg::Phone(joined(seat)), &env);
        }
        let html = render(&screen, &env);
        for seat in seats {
            assert!(html.contains(&says(seat, Place::Device(TransportKind::Room))), "{html}");
        }
        // Two are lost, and one is taken back for a bot.
        send(&mut screen, Msg::Phone(SeatEvent::Left(seats[0])), &env);
        send(&mut screen, Msg::Phone(SeatEvent::Freed(seats[1])), &env);
        send(&mut screen, Msg::StandIn(seats[1], Place::Bot), &env);
        send(&mut screen, Msg::Phone(SeatEvent::Left(seats[2])), &env);
        let html = render(&screen, &env);
        let left = |seat: Seat| (phones.left)(&players.names[seat.index()]);
        assert!(html.contains(&left(seats[0])) && html.contains(&left(seats[2])), "{html}");
        assert!(html.contains(phones.new_code), "{html}");
        assert!(html.contains(&says(seats[1], Place::Bot)), "{html}");
        // Of each seat only the last notice stays.
        assert!(!html.contains(&says(seats[1], Place::Here)), "{html}");
        assert!(!html.contains(&says(seats[0], Place::Device(TransportKind::Room))), "{html}");
    }
}

#[test]
fn another_program_gets_the_name_of_the_bot_beside_that_of_the_person() {
    let title = &CATALOG[0];
    let plain = Summary::new(&deal(title, 2, 5), 1);
    let messages = env().messages;
    let names = names_to_export(&plain, messages);
    let stood_in = Summary { stand_ins: vec![(0, 40), (3, 41)], ..plain };
    let told = names_to_export(&stood_in, messages);
    assert_eq!(told[0], names[0]);
    assert_eq!(told[1], format!("{} + {}", names[1], messages.table.bot_names[STAND_IN as usize]));
}

#[test]
fn a_tab_that_watches_leaves_a_page_that_the_table_has_left() {
    let title = find_game("dwarf-king").expect("there is the game");
    let env = env();
    let mut game = deal_for(title, 3, 3, 5);
    let mut watches = Screen::ReadOnly(Live::new(game.clone(), &env));
    let page = |screen: &Screen| screen.beat().filter(|beat| beat.is_held()).map(|beat| beat.of);
    let mut left = 0;
    for _ in 0..120 {
        let before = page(&watches);
        play_on(&mut game, 1);
        send(&mut watches, Msg::Updated(Box::new(game.clone())), &env);
        if before.is_some() {
            assert_ne!(page(&watches), before);
            left += 1;
        }
        while watches.beat().is_some_and(|beat| !beat.is_held()) {
            send(&mut watches, Msg::Elapsed(Timer::Playback), &env);
        }
    }
    assert!(left > 0, "there was no page between two deals");
}

#[test]
fn a_replay_shows_who_played_as_it_was_and_no_notice_of_the_table() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for title in CATALOG {
            let name = title.id;
            let mut game = deal(title, 2, 5);
            play_on(&mut game, 6);
            let mut screen = Screen::Live(Live::new(game, &env));
            let players = live(&screen).players(&env);
            let seats = [0, 1].map(Seat::new);
            let says = seats.map(|seat| w.plays_now(players.who(seat), Place::Bot, true));
            for seat in seats {
                send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
            }
            let html = render(&screen, &env);
            assert!(says.iter().all(|says| html.contains(says)), "{name}: {html}");
            // The store answers, and no worker can be started: the page decides for the bots.
            for _ in 0..4_000 {
                if live(&screen).is_over() {
                    break;
                }
                send(&mut screen, Msg::Stored(Safety::OnDisk), &env);
                send(&mut screen, Msg::Opened, &env);
                send(&mut screen, Msg::Elapsed(Timer::Bots), &env);
            }
            assert!(live(&screen).is_over(), "{name}");
            let marked = |screen: &Screen| render(screen, &env).matches(w.by_bot).count();
            let html = render(&screen, &env);
            assert!(says.iter().all(|says| !html.contains(says)), "{name}: {html}");
            // A place that changes now is told at the table, and not in the replay.
            let joined = SeatEvent::Device(seats[0], TransportKind::Room, Presence::Joined);
            send(&mut screen, Msg::Phone(joined), &env);
            let place = Place::Device(TransportKind::Room);
            let says = w.plays_now(players.who(seats[0]), place, true);
            assert!(render(&screen, &env).contains(&says), "{name}: {says}");
            let end = live(&screen).game().position();
            for to in [0, 3, 6] {
                send(&mut screen, Msg::Replay(Step::To(to)), &env);
                let html = render(&screen, &env);
                assert_eq!(marked(&screen), 0, "{name}, {to}: {html}");
                assert!(!html.contains(&says) && !html.contains(w.place(place)), "{name}, {to}");
            }
            send(&mut screen, Msg::Replay(Step::To(end)), &env);
            assert!(marked(&screen) > 0, "{name}: {}", render(&screen, &env));
            assert!(!render(&screen, &env).contains(&says), "{name}");
            send(&mut screen, Msg::Replay(Step::Leave), &env);
            assert!(render(&screen, &env).contains(&says), "{name}");
        }
    }
}
