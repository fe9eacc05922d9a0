//! Matches that a person gives up: they end as they stand, and everyone is told why.

use crate::screens::{
    OwnMatch as _, by_letter, choice, deal_for, env, instant, play_on, render, send, told,
};
use regalia::engine::{Seat, SeatSet, Turn, Viewer};
use regalia::session::library::{Finished, Summary};
use regalia::session::remote::{Decision, RefusalReason, SeatEvent, ToHost, Vote};
use regalia::session::{AnyMatch, EarlyEnd, Place, Presence, SeatPlace, TransportKind};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::locale::{Language, Who};
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{HostEvent, Msg, Panel};
use regalia::ui::table::presenter;
use regalia::ui::table::replay::Step;
use regalia::ui::table::review::Ask;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::settle::Settling;
use regalia::ui::table::turn::TurnState;

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

/// Returns matches of every game with two and with most seats, at their start and in their middle.
fn matches(persons: usize) -> Vec<(String, &'static GameEntry, AnyMatch)> {
    let mut all = Vec::new();
    for title in CATALOG {
        for seats in [*title.info.seats.start(), *title.info.seats.end()] {
            for decisions in [0, 9] {
                let mut game = deal_for(title, seats, persons, 5);
                play_on(&mut game, decisions);
                all.push((format!("{}, {seats}, {decisions}", title.id), title, game));
            }
        }
    }
    all
}

#[test]
fn a_match_that_is_given_up_is_over_and_says_why() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        for (name, _, game) in matches(2) {
            let (by, seats) = (Seat::new(1), game.occupants().len());
            let mut screen = Screen::Live(Live::new(game, &env));
            send(&mut screen, Msg::Open(Some(Panel::GiveUp)), &env);
            let effects = send(&mut screen, Msg::GiveUp(by), &env);
            assert!(effects.0.contains(&Effect::Save), "{name}");
            assert!(effects.0.contains(&Effect::NotifyHost { finished: true }), "{name}");
            let game = live(&screen).game();
            let Turn::Over(outcome) = game.turn() else { panic!("{name}: it goes on") };
            let winners = if seats == 2 { SeatSet::only(Seat::new(0)) } else { SeatSet::NONE };
            assert_eq!((outcome.winners(), game.gave_up()), (winners, Some(by)), "{name}");
            assert!(live(&screen).is_over() && live(&screen).notices.panel.is_none(), "{name}");
            // The table, a phone and a television say it.
            let w = language.by_letter();
            let players = live(&screen).players_as(Viewer::Public, &env);
            let says = |by: Who<'_>| match outcome.winners().first() {
                Some(winner) => (w.gave_up)(by, players.who(winner)),
                None => (w.ended_early)(by),
            };
            let html = render(&screen, &env);
            assert!(html.contains(&says(players.who(by))), "{name}: {html}");
            for viewer in [Viewer::Of(by), Viewer::Public] {
                let told = told(game, viewer);
                assert!(live(&told).is_over() && !told.rights().decide, "{name}");
                let players = live(&told).players(&env);
                let text = match outcome.winners().first() {
                    Some(winner) => (w.gave_up)(players.who(by), players.who(winner)),
                    None => (w.ended_early)(players.who(by)),
                };
                let html = render(&told, &env);
                assert!(html.contains(&text), "{name}, {viewer:?}: {text}: {html}");
            }
        }
    }
}

#[test]
fn after_a_match_was_given_up_no_one_is_to_move_and_no_points_are_shown_as_zero() {
    let env = instant();
    for (name, _, game) in matches(2) {
        let is_known = presenter::of(&game).to_move(Viewer::Public).is_some();
        let is_at_start = game.position() == 0;
        let mut screen = Screen::Live(Live::new(game, &env));
        let is_lit = |screen: &Screen| render(screen, &env).contains("seat-to-move");
        assert!(is_lit(&screen) || !is_known, "{name}");
        send(&mut screen, Msg::GiveUp(Seat::new(1)), &env);
        assert!(!is_lit(&screen), "{name}");
        // A score sheet has more to say than its totals.
        let has_points = !is_at_start || live(&screen).log.sheet.is_some();
        assert!(has_points || !render(&screen, &env).contains("class=\"scores\""), "{name}");
        for viewer in [Viewer::Of(Seat::new(0)), Viewer::Of(Seat::new(1)), Viewer::Public] {
            let mut told = told(live(&screen).game(), viewer);
            assert!(!is_lit(&told), "{name}, {viewer:?}");
            // Nor is anyone at the end of its replay, which a screen of the public does not open.
            send(&mut told, Msg::Replay(Step::Last), &env);
            assert_eq!(told.replay().is_some(), viewer != Viewer::Public, "{name}");
            assert!(!is_lit(&told), "{name}, {viewer:?}");
        }
        for step in [Step::Last, Step::First] {
            send(&mut screen, Msg::Replay(step), &env);
            let goes_on = step == Step::First && !is_at_start;
            assert!(is_lit(&screen) == goes_on || goes_on && !is_known, "{name}");
        }
    }
}

#[test]
fn nothing_is_decided_or_undone_after_a_match_was_given_up() {
    let env = instant();
    for (name, _, game) in matches(2) {
        let Turn::Of(seat) = game.turn() else { continue };
        if !game.occupants()[seat.index()].is_person() {
            continue;
        }
        let late = Msg::Decide(choice(&game, 0));
        let mut screen = Screen::Live(Live::new(game, &env));
        send(&mut screen, Msg::Accept(seat), &env);
        send(&mut screen, Msg::GiveUp(seat), &env);
        let position = live(&screen).game().position();
        let by_phone = SeatEvent::Decided(Decision { seat, index: 0, position });
        let back = SeatEvent::TakenBack { seat, position };
        for msg in [late, Msg::Undo, Msg::Redo, Msg::Hint, Msg::GiveUp(seat)] {
            send(&mut screen, msg, &env);
        }
        for event in [by_phone, back] {
            send(&mut screen, Msg::Phone(event), &env);
        }
        let game = live(&screen).game();
        assert_eq!((game.position(), game.legal_count()), (position, 0), "{name}");
        assert_eq!(game.gave_up(), Some(seat), "{name}");
        assert!(!live(&screen).bots.is_pending() && screen.calls().is_none(), "{name}");
        assert_eq!(live(&screen).may_give_up(), SeatSet::NONE, "{name}");
        // It can be reviewed, and tried again from an earlier position.
        send(&mut screen, Msg::Replay(Step::First), &env);
        assert!(
            matches!(&screen, Screen::Replay(replay) if replay.at.gave_up().is_none() || position == 0)
        );
        send(&mut screen, Msg::Replay(Step::Last), &env);
        assert!(render(&screen, &env).contains("replay"), "{name}");
        let again = live(&screen).game().branch_at(position);
        assert!(!again.is_over(), "{name}");
    }
}

#[test]
fn who_may_give_up_is_here_and_no_letter_is_awaited() {
    let env = env();
    for (name, _, game) in matches(2) {
        let Turn::Of(seat) = game.turn() else { continue };
        let both = SeatSet::all(2);
        assert_eq!(Live::new(game.clone(), &env).may_give_up(), both, "{name}");
        // This device can't end a match that another device or another tab holds.
        let mut away = told(&game, Viewer::Of(Seat::new(0)));
        let effects = send(&mut away, Msg::GiveUp(Seat::new(0)), &env);
        assert!(!live(&away).is_over(), "{name}");
        // It asks that device, for its own seat alone.
        let asks = |effects: &Effects| {
            let is_it = |it: &&Effect| matches!(it, Effect::Tell(ToHost::GiveUp { .. }));
            effects.0.iter().filter(is_it).count()
        };
        assert_eq!(asks(&effects), 1, "{name}");
        assert_eq!(asks(&send(&mut away, Msg::GiveUp(Seat::new(1)), &env)), 0, "{name}");
        let mut public = told(&game, Viewer::Public);
        assert_eq!(asks(&send(&mut public, Msg::GiveUp(Seat::new(0)), &env)), 0, "{name}");
        let mut other_tab = Screen::ReadOnly(Live::new(game.clone(), &env));
        send(&mut other_tab, Msg::GiveUp(Seat::new(0)), &env);
        assert!(!live(&other_tab).is_over(), "{name}");
        for here in [0, 1] {
            let by = by_letter(&[here], Some(game.position()));
            let by_letter = Live::with(game.clone(), Some(by), &env);
            let is_elsewhere = seat.index() < 2 && seat.index() != here;
            let may = if is_elsewhere { SeatSet::NONE } else { SeatSet::only(Seat::new(here)) };
            assert_eq!(by_letter.may_give_up(), may, "{name}");
            let mut screen = Screen::Live(by_letter);
            send(&mut screen, Msg::GiveUp(Seat::new(here)), &env);
            assert_eq!(live(&screen).is_over(), !is_elsewhere, "{name}");
            // The others must still be told by letter.
            let is_told = live(&screen).can_send().is_none() || live(&screen).is_sent();
            assert_eq!(is_told, is_elsewhere, "{name}");
        }
    }
}

#[test]
fn a_person_alone_against_bots_reads_that_they_gave_up() {
    let env = instant();
    for (name, _, game) in matches(1) {
        let by = Seat::new(0);
        let mut screen = Screen::Live(Live::new(game, &env));
        send(&mut screen, Msg::GiveUp(by), &env);
        let html = render(&screen, &env);
        let is_pair = live(&screen).game().occupants().len() == 2;
        let starts = if is_pair { "You gave up: " } else { "You ended the game early: " };
        assert!(html.contains(starts), "{name}: {html}");
        // Without a winner, no one is on the highest step of the podium.
        let told = told(live(&screen).game(), Viewer::Public);
        let podium = render(&told, &env);
        assert_eq!(podium.contains("podium-1"), podium.contains("gave up: "), "{name}: {podium}");
    }
}

#[test]
fn a_person_leaves_a_match_on_their_own_device() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for (persons, via) in [(2, TransportKind::Room), (1, TransportKind::Broker)] {
            for (name, _, game) in matches(persons) {
                let seat = Seat::new(persons - 1);
                let seats = game.occupants().len();
                let leaves_at = |position: usize| Msg::Phone(SeatEvent::GaveUp { seat, position });
                let mut screen = Screen::Live(Live::new(game, &env));
                let is_refused = |effects: &Effects| {
                    effects.0.contains(&Effect::Refuse(seat, RefusalReason::NotDone))
                };
                // No device of this table has the seat.
                let now = leaves_at(live(&screen).game().position());
                assert!(is_refused(&send(&mut screen, now, &env)), "{name}");
                let joined = SeatEvent::Device(seat, via, Presence::Joined);
                send(&mut screen, Msg::Phone(joined), &env);
                // It was about another position.
                let position = live(&screen).game().position();
                let late = leaves_at(position + 1);
                assert!(is_refused(&send(&mut screen, late, &env)), "{name}");
                assert!(!live(&screen).is_over(), "{name}");
                let leaves = leaves_at(position);
                let ends = seats == 2 || persons == 1;
                assert_eq!(live(&screen).ends_without(seat), ends, "{name}");
                let effects = send(&mut screen, leaves.clone(), &env);
                assert!(!is_refused(&effects), "{name}");
                let game = live(&screen).game();
                assert_eq!(game.is_over(), ends, "{name}");
                assert_eq!(game.gave_up(), ends.then_some(seat), "{name}");
                let left = (w.left_game)(live(&screen).players_as(Viewer::Public, &env).who(seat));
                let told = live(&screen).notices.banner.says(&left)
                    || live(&screen).notices.banner.says(&(w.left_game)(Who::You));
                // The result says itself who gave up.
                assert_eq!(told, !ends, "{name}: {left}");
                let in_log = |screen: &Screen| {
                    let entries = &live(screen).log.entries;
                    let lines = entries.iter().flat_map(|entry| &entry.lines);
                    let is_left = |text: &str| text == left || text == (w.left_game)(Who::You);
                    lines.filter(|line| line.in_log && is_left(&line.text)).count()
                };
                assert_eq!(in_log(&screen), usize::from(position > 0 && !ends), "{name}");
                let free = Effect::Free(seat, Place::Bot);
                assert_eq!(effects.0.contains(&free), !ends, "{name}");
                if !ends {
                    let held = live(&screen).seats.phones.of(seat);
                    assert_eq!(held.map(|it| it.place), Some(Place::Bot), "{name}");
                    assert!(game.by_bots().contains(seat), "{name}");
                    assert!(live(&screen).places()[seat.index()].has_left, "{name}");
                    assert_eq!(held.and_then(|it| it.device), None, "{name}");
                    // Its device comes back only by a new code, which the table gives.
                    send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &env);
                    let held = live(&screen).seats.phones.of(seat);
                    assert_eq!(held.map(|it| it.place), Some(Place::Bot), "{name}");
                }
                // Once is enough.
                assert!(is_refused(&send(&mut screen, leaves, &env)), "{name}");
                assert_eq!(in_log(&screen), usize::from(position > 0 && !ends), "{name}");
            }
        }
    }
}

#[test]
fn who_left_or_gave_up_is_known_after_a_reload_and_when_the_match_is_looked_back_on() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for title in CATALOG.iter().filter(|title| *title.info.seats.end() > 2) {
            let name = title.id;
            let mut game = deal_for(title, 3, 3, 5);
            play_on(&mut game, 9);
            let seat = Seat::new(2);
            let mut screen = Screen::Live(Live::new(game, &env));
            let joined = SeatEvent::Device(seat, TransportKind::Room, Presence::Joined);
            send(&mut screen, Msg::Phone(joined), &env);
            send(&mut screen, Msg::Phone(SeatEvent::GaveUp { seat, position: 9 }), &env);
            let mut game = live(&screen).game().records().open().expect("own records");
            let reloaded = Screen::Live(Live::new(game.clone(), &env));
            assert!(live(&reloaded).places()[seat.index()].has_left, "{name}");
            let who = live(&reloaded).players_as(Viewer::Public, &env);
            let left = (w.left_game)(who.who(seat));
            let in_log = |screen: &Screen, n: usize| {
                let entry = &live(screen).log.entries[n];
                entry.lines.iter().any(|line| line.text == left)
            };
            assert!(in_log(&reloaded, 8) && !in_log(&reloaded, 7), "{name}: {left}");
            // They are back: nothing of it is left.
            let mut back = reloaded;
            send(&mut back, Msg::StandIn(seat, Place::Here), &env);
            assert_eq!(live(&back).game().left(), [0_u16; 0], "{name}");
            // Another person ends the match later.
            play_on(&mut game, 4);
            assert!(game.give_up(Seat::new(0)), "{name}");
            let summary = Summary::new(&game, 1);
            assert_eq!(summary.left, [0, 0, 10], "{name}");
            let row = Finished::new(&game).text(&summary);
            let (summary, finished) = Finished::read(&row).expect("an own row");
            let game = finished.open(&summary).expect("an own match");
            let at_table = Screen::Live(Live::new(game.clone(), &env));
            let on_phone = told(&game, Viewer::Of(Seat::new(1)));
            for mut screen in [at_table, on_phone] {
                // The names are those of the device that holds the match.
                send(&mut screen, Msg::Language, &env);
                let who = live(&screen).players_as(Viewer::Public, &env);
                let left = (w.left_game)(who.who(seat));
                let (said, ended) = ((w.left_before)(who.who(seat), 10), (w.ended_after)(13));
                let gave_up = (w.ended_early)(who.who(Seat::new(0)));
                let html = render(&screen, &env);
                for says in [&said, &ended, &gave_up] {
                    assert!(html.contains(says), "{name}: {says}: {html}");
                }
                for (to, text, is_said) in [
                    (9, &left, true),
                    (10, &left, false),
                    (12, &gave_up, false),
                    (13, &gave_up, true),
                ] {
                    send(&mut screen, Msg::Replay(Step::To(to)), &env);
                    let html = render(&screen, &env);
                    let (status, _) = html.split_once("id=\"board\"").expect("a board");
                    assert_eq!(status.contains(text), is_said, "{name}, {to}: {text}: {status}");
                }
                send(&mut screen, Msg::Replay(Step::To(2)), &env);
                send(&mut screen, Msg::Review(Ask::Open), &env);
                let html = render(&screen, &env);
                for says in [&said, &ended, &gave_up] {
                    assert!(html.contains(says), "{name}, review: {says}: {html}");
                }
            }
        }
    }
}

#[test]
fn a_device_says_what_leaving_does_as_the_table_does_it() {
    let env = instant();
    for persons in [1, 2] {
        for (name, _, game) in matches(persons) {
            let seat = Seat::new(0);
            let mut table = Screen::Live(Live::new(game.clone(), &env));
            let joined = SeatEvent::Device(seat, TransportKind::Room, Presence::Joined);
            send(&mut table, Msg::Phone(joined), &env);
            let phone = told(&game, Viewer::Of(seat));
            assert_eq!(live(&phone).may_give_up(), SeatSet::only(seat), "{name}");
            assert_eq!(live(&phone).leaves(), !live(&table).ends_without(seat), "{name}");
            assert!(!live(&table).leaves(), "{name}");
        }
    }
}

fn agreed(screen: &Screen) -> SeatSet {
    live(screen).agreed()
}

fn asks(screen: &Screen, env: &Env) -> bool {
    let html = render(screen, env);
    let asks = (env.messages.language.by_letter().asks_to_end)("|", "");
    html.contains(asks.split('|').next().expect("a sentence"))
}

#[test]
fn a_match_ends_by_agreement_once_all_who_hold_a_seat_agree() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for persons in [2, 3] {
            for (name, _, game) in matches(persons) {
                let persons = game.occupants().iter().filter(|it| it.is_person()).count();
                let phone = Seat::new(1);
                let mut screen = Screen::Live(Live::new(game, &env));
                let joined = SeatEvent::Device(phone, TransportKind::Room, Presence::Joined);
                send(&mut screen, Msg::Phone(joined), &env);
                // The device answers for those who are here alone.
                send(&mut screen, Msg::Vote(phone, Vote::Suggest), &env);
                assert!(agreed(&screen).is_empty(), "{name}");
                let position = live(&screen).game().position();
                send(&mut screen, Msg::Phone(SeatEvent::Voted(phone, Vote::Suggest)), &env);
                assert_eq!(agreed(&screen), SeatSet::only(phone), "{name}");
                assert!(asks(&screen, &env) && !live(&screen).is_over(), "{name}");
                assert_eq!(live(&screen).notices.panel, Some(Panel::GiveUp), "{name}");
                for other in (0..persons).map(Seat::new).filter(|seat| *seat != phone) {
                    assert!(!live(&screen).is_over(), "{name}");
                    assert!(live(&screen).voters_here().contains(other), "{name}");
                    send(&mut screen, Msg::Vote(other, Vote::Agree), &env);
                }
                let game = live(&screen).game();
                assert_eq!(game.ended_early(), Some(EarlyEnd::Agreed), "{name}");
                let Turn::Over(outcome) = game.turn() else { panic!("{name}: it goes on") };
                assert_eq!((outcome.winners(), game.position()), (SeatSet::NONE, position));
                assert_eq!(live(&screen).notices.panel, None, "{name}");
                assert!(agreed(&screen).is_empty() && !asks(&screen, &env), "{name}");
                for viewer in [Viewer::Of(phone), Viewer::Public] {
                    let html = render(&told(game, viewer), &env);
                    assert!(html.contains(w.agreed_end), "{name}, {viewer:?}: {html}");
                }
                let html = render(&screen, &env);
                assert!(html.contains(w.agreed_end), "{name}: {html}");
                assert!(html.contains(&(w.ended_after)(position)), "{name}: {html}");
            }
        }
    }
}

#[test]
fn a_refusal_is_told_and_a_question_goes_when_a_person_decides() {
    let env = instant();
    let goes_on = env.messages.language.by_letter().goes_on;
    let mut decided_after = [0; 2];
    for (name, _, game) in matches(2) {
        let (here, phone) = (Seat::new(0), Seat::new(1));
        let mut screen = Screen::Live(Live::new(game, &env));
        let joined = SeatEvent::Device(phone, TransportKind::Broker, Presence::Joined);
        send(&mut screen, Msg::Phone(joined), &env);
        // An answer to nothing is refused.
        for vote in [Vote::Agree, Vote::PlayOn] {
            let effects = send(&mut screen, Msg::Phone(SeatEvent::Voted(phone, vote)), &env);
            assert!(effects.0.contains(&Effect::Refuse(phone, RefusalReason::NotDone)), "{name}");
        }
        let suggest = Msg::Vote(here, Vote::Suggest);
        send(&mut screen, suggest.clone(), &env);
        assert_eq!(agreed(&screen), SeatSet::only(here), "{name}");
        // Who has asked on this device has nothing more to answer here.
        assert_eq!(live(&screen).notices.panel, None, "{name}");
        send(&mut screen, Msg::Phone(SeatEvent::Voted(phone, Vote::PlayOn)), &env);
        assert!(agreed(&screen).is_empty() && !live(&screen).is_over(), "{name}");
        assert!(live(&screen).notices.banner.says(goes_on), "{name}");
        // A player who decides has gone on, and the one who asked is told.
        send(&mut screen, suggest.clone(), &env);
        assert!(!live(&screen).notices.banner.says(goes_on), "{name}: it is asked again");
        let game = live(&screen).game().clone();
        let Turn::Of(seat) = game.turn() else { continue };
        let position = game.position();
        let decided = Msg::Phone(SeatEvent::Decided(Decision { seat: phone, index: 0, position }));
        match seat {
            _ if seat == phone => send(&mut screen, decided, &env),
            _ if seat == here => {
                send(&mut screen, Msg::Accept(here), &env);
                send(&mut screen, Msg::Decide(choice(&game, 0)), &env)
            }
            _ => continue,
        };
        if live(&screen).game().position() == position {
            continue;
        }
        decided_after[usize::from(seat == here)] += 1;
        if seat == here {
            // Who asks and plays until the others have answered has not taken it back.
            assert_eq!(agreed(&screen), SeatSet::only(here), "{name}");
            assert!(!live(&screen).notices.banner.says(goes_on), "{name}");
        } else {
            assert!(agreed(&screen).is_empty() && !asks(&screen, &env), "{name}");
            assert!(live(&screen).notices.banner.says(goes_on), "{name}");
        }
    }
    assert!(decided_after.iter().all(|&count| count > 1), "{decided_after:?}");
}

/// On one device the question goes round: it covers the hand of the one who has asked, and each other person is
/// asked when they take the device.
#[test]
fn on_one_device_each_person_is_asked_and_no_hand_is_open() {
    let env = instant();
    let mut asked = 0;
    for (name, _, game) in matches(2) {
        let mut screen = Screen::Live(Live::new(game, &env));
        let TurnState::HandOver(first) = live(&screen).turn() else { continue };
        let second = Seat::new(1 - first.index());
        send(&mut screen, Msg::Accept(first), &env);
        send(&mut screen, Msg::Vote(first, Vote::Suggest), &env);
        assert_eq!(live(&screen).notices.panel, Some(Panel::GiveUp), "{name}");
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{name}: a hand is open");
        // They put it off and play on: it is no answer, and they are not asked again.
        send(&mut screen, Msg::Open(None), &env);
        for _ in 0..60 {
            match live(&screen).turn() {
                TurnState::HandOver(seat) => {
                    send(&mut screen, Msg::Accept(seat), &env);
                    if seat == second {
                        break;
                    }
                    assert_eq!(live(&screen).notices.panel, None, "{name}");
                }
                TurnState::Person(_) => {
                    let decides = Msg::Decide(choice(live(&screen).game(), 0));
                    send(&mut screen, decides, &env);
                }
                _ => break,
            }
        }
        if live(&screen).viewer() != Viewer::Of(second) {
            continue;
        }
        asked += 1;
        assert_eq!(live(&screen).notices.panel, Some(Panel::GiveUp), "{name}");
        assert_eq!(agreed(&screen), SeatSet::only(first), "{name}");
        send(&mut screen, Msg::Vote(second, Vote::Agree), &env);
        assert!(live(&screen).is_over(), "{name}");
    }
    assert!(asked > 0, "no match was passed on");
}

#[test]
fn a_seat_on_its_own_device_is_asked_and_answers() {
    let env = instant();
    let goes_on = env.messages.language.by_letter().goes_on;
    for (name, _, game) in matches(2) {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let viewer = Viewer::Of(second);
        let mut device = told(&game, viewer);
        let tells = |effects: &Effects, vote: Vote| {
            let is_it = |it: &&Effect| matches!(it, Effect::Tell(ToHost::Vote { vote: said, .. }) if *said == vote);
            effects.0.iter().filter(is_it).count()
        };
        let tell = |device: &mut Screen, serial: u64, agreed: &[Seat]| {
            let mut places = vec![SeatPlace::default(); game.occupants().len()];
            agreed.iter().for_each(|seat| places[seat.index()].agrees = true);
            let from = game.position();
            let told = game.told(viewer, from, serial, None, &places);
            send(device, Msg::Host(HostEvent::News(told)), &env)
        };
        let serial = live(&device).source.remote().expect("a remote match").game.serial();
        tell(&mut device, serial + 1, &[first]);
        assert!(asks(&device, &env), "{name}");
        assert_eq!(live(&device).notices.panel, Some(Panel::GiveUp), "{name}");
        assert_eq!(live(&device).voters_here(), SeatSet::only(second), "{name}");
        assert_eq!(tells(&send(&mut device, Msg::Vote(first, Vote::Agree), &env), Vote::Agree), 0);
        assert_eq!(tells(&send(&mut device, Msg::Vote(second, Vote::Agree), &env), Vote::Agree), 1);
        // Another person has said no meanwhile.
        tell(&mut device, serial + 2, &[]);
        assert!(!asks(&device, &env) && live(&device).notices.banner.says(goes_on), "{name}");
        // The public is told, and not asked.
        let mut public = told(&game, Viewer::Public);
        let serial = live(&public).source.remote().expect("a remote match").game.serial();
        let mut places = vec![SeatPlace::default(); game.occupants().len()];
        places[0].agrees = true;
        let news = game.told(Viewer::Public, game.position(), serial + 1, None, &places);
        send(&mut public, Msg::Host(HostEvent::News(news)), &env);
        assert!(asks(&public, &env) && live(&public).voters_here().is_empty(), "{name}");
        assert_eq!(live(&public).notices.panel, None, "{name}");
    }
}

#[test]
fn bots_are_not_asked_and_letters_are_no_way_to_agree() {
    let env = instant();
    for (name, _, game) in matches(1) {
        let screen = Screen::Live(Live::new(game, &env));
        assert!(live(&screen).voters_here().is_empty(), "{name}: they are alone");
    }
    for (name, _, game) in matches(2) {
        let by = by_letter(&[0], None);
        let by_letter = Live::with(game.clone(), Some(by), &env);
        assert!(by_letter.voters_here().is_empty(), "{name}");
        // A person whose seat a bot plays holds it no longer: the one who is left ends the match alone.
        let (here, left) = (Seat::new(0), Seat::new(1));
        let mut screen = Screen::Live(Live::new(game, &env));
        send(&mut screen, Msg::Vote(here, Vote::Suggest), &env);
        assert_eq!(agreed(&screen), SeatSet::only(here), "{name}");
        send(&mut screen, Msg::StandIn(left, Place::Bot), &env);
        assert!(agreed(&screen).is_empty() && !live(&screen).is_over(), "{name}");
        assert!(live(&screen).voters_here().is_empty(), "{name}");
    }
}

#[test]
fn a_second_quick_tap_neither_resigns_nor_agrees_for_the_next_person() {
    let env = instant();
    for (name, _, game) in matches(3) {
        let persons = game.occupants().iter().filter(|it| it.is_person()).count();
        let mut screen = Screen::Live(Live::new(game, &env));
        let mut guard = Settling::default();
        let mut tap = |screen: &mut Screen, msg: Msg| {
            assert!(msg.commits() || matches!(msg, Msg::Open(_)), "{name}: {msg:?}");
            let is_own = msg.is_own();
            guard.skip();
            let mut effects = send(screen, msg, &env);
            guard.update(screen, is_own, &mut effects);
            guard.is_too_soon(0.0)
        };
        assert!(tap(&mut screen, Msg::Open(Some(Panel::GiveUp))), "{name}");
        // The button of the next person has come to where this one was.
        for seat in (0..persons).map(Seat::new) {
            let vote = if seat.index() == 0 { Vote::Suggest } else { Vote::Agree };
            assert!(tap(&mut screen, Msg::Vote(seat, vote)), "{name}, {seat:?}");
        }
        assert!(live(&screen).is_over(), "{name}");
        assert!(Msg::GiveUp(Seat::new(0)).commits(), "{name}");
    }
}
