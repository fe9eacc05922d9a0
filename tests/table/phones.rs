//! Seats that phones hold: what the table shows and lets happen meanwhile, and the screen of a seat.

use crate::messages::messages;
use crate::screens::OwnMatch as _;
use crate::screens::{by_letter, choice, deal, env, instant, play_on, render, send, to_move, told};
use regalia::engine::{Seat, Turn, Viewer};
use regalia::session::remote::{
    Decision, FromHost, Host, Outgoing, Peer, RefusalReason, SeatEvent, Snapshot, ToHost,
};
use regalia::session::{AnyMatch, Hint, NoUndo, Place, Plan, Presence, SeatPlace, TransportKind};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::locale::Language;
use regalia::ui::settings::Settings;
use regalia::ui::sound::Sound;
use regalia::ui::table::controller::Controller;
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{HostEvent, Key, Msg, Ownership, Panel, Timer, Worker, WorkerEvent};
use regalia::ui::table::presenter::names;
use regalia::ui::table::replay::Step;
use regalia::ui::table::review;
use regalia::ui::table::screen::{Missing, Screen};
use regalia::ui::table::selection::{Choice, Touched};
use regalia::ui::table::source::Contact;
use regalia::ui::table::turn::TurnState;
use std::collections::HashMap;
use std::rc::Rc;

/// A device in this room that holds a seat, and one far away that has yet to join.
const IN_ROOM: Controller = Controller::device(TransportKind::Room, Presence::Joined);
const INVITED: Controller = Controller::device(TransportKind::Broker, Presence::Invited);

fn joined(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, TransportKind::Room, Presence::Joined)
}

fn silent(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, TransportKind::Room, Presence::Silent)
}

fn invited(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, TransportKind::Broker, Presence::Invited)
}

fn far_joined(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, TransportKind::Broker, Presence::Joined)
}

/// Returns a table on which a phone holds the seat to move.
fn on_phone(game: AnyMatch) -> Screen {
    let seat = to_move(&game);
    let mut screen = Screen::Live(Live::new(game, &env()));
    send(&mut screen, Msg::Phone(joined(seat)), &env());
    screen
}

fn live(screen: &Screen) -> &Live {
    screen.live().expect("a match")
}

fn live_mut(screen: &mut Screen) -> &mut Live {
    screen.live_mut().expect("a match")
}

fn decided(screen: &Screen, index: usize) -> Msg {
    let game = live(screen).game();
    let (seat, position) = (to_move(game), game.position());
    Msg::Phone(SeatEvent::Decided(Decision { seat, index, position }))
}

/// Returns tables of every game whose seat to move is on a phone.
fn tables() -> Vec<(String, Screen)> {
    let mut all = Vec::new();
    for title in CATALOG {
        for persons in [1, 2] {
            for decisions in [0, 9] {
                let mut game = deal(title, persons, 5);
                play_on(&mut game, decisions);
                let decides = |game: &AnyMatch| {
                    game.occupants()[to_move(game).index()].is_person() && game.forced().is_none()
                };
                while !game.is_over() && !decides(&game) {
                    play_on(&mut game, 1);
                }
                all.push((format!("{}, {persons}, {decisions}", title.id), on_phone(game)));
            }
        }
    }
    all
}

/// Lets both time limits of the bots' worker run out, so that the page decides.
fn without_a_worker(screen: &mut Screen, env: &Env) {
    for _ in 0..2 {
        send(screen, Msg::Elapsed(Timer::Bots), env);
    }
}

#[test]
fn the_table_decides_nothing_for_a_seat_on_a_phone() {
    for (name, before) in tables() {
        let game = live(&before).game();
        let seat = to_move(game);
        assert_eq!(live(&before).turn(), TurnState::Away(seat), "{name}");
        assert_eq!(live(&before).viewer(), Viewer::Public, "{name}");
        for msg in messages(Some(game)) {
            // These may also give the table to the only person who is left here.
            let may_change = matches!(
                msg,
                Msg::Undo | Msg::GiveUp(_) | Msg::Key(_) | Msg::Phone(_) | Msg::ByLetter(_)
            );
            if may_change {
                continue;
            }
            let mut screen = before.clone();
            let effects = send(&mut screen, msg.clone(), &env());
            let Some(after) = screen.live() else { continue };
            assert_eq!(after.game().save(), game.save(), "{name}: {msg:?}");
            assert!(!screen.is_asked(), "{name}: {msg:?}");
            // The only one who plays on this device may look at their own hand.
            let shown = match msg {
                Msg::Accept(other) if other != seat => {
                    after.viewer().seat().filter(|it| *it == other)
                }
                _ => None,
            };
            assert_eq!(after.viewer(), shown.map_or(Viewer::Public, Viewer::Of), "{name}: {msg:?}");
            // No bot and no teacher is asked what this seat should do.
            assert!(!effects.0.iter().any(|it| matches!(it, Effect::Ask(..))), "{name}: {msg:?}");
        }
    }
}

#[test]
fn a_phones_decision_is_made_once_for_the_position_that_it_saw() {
    for (name, mut screen) in tables() {
        let (position, seat) = (live(&screen).game().position(), to_move(live(&screen).game()));
        let before = live(&screen).game().save();
        let made = decided(&screen, 0);
        for decision in [
            Decision { seat, index: 0, position: position + 1 },
            Decision { seat, index: 10_000, position },
            Decision {
                seat: seat.next(live(&screen).game().occupants().len()),
                index: 0,
                position,
            },
        ] {
            send(&mut screen, Msg::Phone(SeatEvent::Decided(decision)), &env());
            assert_eq!(live(&screen).game().save(), before, "{name}: {decision:?}");
        }
        let effects = send(&mut screen, made.clone(), &env());
        // One more, if the next player has nothing to decide.
        let after = live(&screen).game().position();
        assert!(after > position, "{name}");
        assert!(effects.0.contains(&Effect::Save), "{name}");
        assert!(effects.0.contains(&Effect::SaveAfar(seat)), "{name}: it was not decided here");
        send(&mut screen, made, &env());
        assert_eq!(live(&screen).game().position(), after, "{name}: once");
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{name}");
    }
}

#[test]
fn whole_matches_are_played_from_phones() {
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 3), &instant()));
        for seat in [0, 1] {
            send(&mut screen, Msg::Phone(joined(Seat::new(seat))), &instant());
        }
        let mut roll = 3_usize;
        while !live(&screen).is_over() {
            match live(&screen).turn() {
                TurnState::Away(_) => {
                    roll = roll * 31 % 1_009;
                    let index = roll % live(&screen).game().legal_count();
                    let made = decided(&screen, index);
                    send(&mut screen, made, &instant());
                }
                TurnState::Bot(_) => {
                    let Screen::Live(live) = &mut screen else { panic!("it stays") };
                    play_on(live.game_mut(), 1);
                }
                other => panic!("{}: {other:?}", title.id),
            }
            assert!(screen.next_person().is_none(), "{}: the device is never passed", title.id);
        }
        assert!(render(&screen, &instant()).contains("rail-result"), "{}", title.id);
    }
}

macro_rules! views {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns everything that a viewer may know, as text.
        fn view(game: &AnyMatch, viewer: Viewer) -> String {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return serde_json::to_string(&game.view(viewer)).expect("a view");
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(views);

#[test]
fn nothing_of_a_hand_on_a_phone_is_on_the_table() {
    let mut compared = 0;
    for title in CATALOG {
        for persons in [1, 2] {
            let mut seen: HashMap<String, (String, String)> = HashMap::new();
            for seed in 0..200 {
                let game = deal(title, persons, seed);
                if !game.occupants()[to_move(&game).index()].is_person() {
                    continue;
                }
                let public = view(&game, Viewer::Public);
                let hands: String =
                    (0..persons).map(|seat| view(&game, Viewer::Of(Seat::new(seat)))).collect();
                let html = render(&on_phone(game), &instant());
                // The order of bots' names depends on the seed.
                let key = format!("{public} {}", seed % 8);
                match seen.get(&key) {
                    None => drop(seen.insert(key, (html, hands))),
                    Some((other, others)) => {
                        assert_eq!(&html, other, "{}: seed {seed}", title.id);
                        compared += usize::from(*others != hands);
                    }
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} pairs of deals were compared");
}

#[test]
fn a_hand_that_is_shown_is_covered_when_its_phone_joins() {
    for title in CATALOG {
        for persons in [1, 2] {
            let game = deal(title, persons, 5);
            let seat = to_move(&game);
            if !game.occupants()[seat.index()].is_person() {
                continue;
            }
            let covered = render(&on_phone(game.clone()), &instant());
            let mut live = Live::new(game, &env());
            live.seats.accepted = (persons > 1).then_some(seat);
            live.notices.panel = Some(Panel::Places(Plan::default()));
            let mut screen = Screen::Live(live);
            assert!(screen.is_asked(), "{}", title.id);
            send(&mut screen, Msg::Phone(joined(seat)), &env());
            assert_eq!(render(&screen, &instant()), covered, "{}", title.id);
            let live = screen.live().expect("a match");
            assert_eq!(
                live.notices.panel,
                Some(Panel::Places(Plan::default())),
                "the next code is in the same panel"
            );
            // It stays covered for another match with the same seats, such as the next deal.
            let other = deal(title, persons, 6);
            let mut next = Screen::Live(live.clone());
            send(&mut next, Msg::Updated(Box::new(other)), &env());
            assert_eq!(next.live().map(Live::viewer), Some(Viewer::Public), "{}", title.id);
        }
    }
}

#[test]
fn the_only_one_without_a_phone_keeps_the_table_until_they_cover_it() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let seat = to_move(&game);
        if !game.occupants()[seat.index()].is_person() {
            continue;
        }
        let other = Seat::new(1 - seat.index());
        let mut screen = Screen::Live(Live::new(game, &instant()));
        send(&mut screen, Msg::Phone(joined(other)), &instant());
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        send(&mut screen, Msg::Accept(seat), &instant());
        assert!(screen.is_asked(), "{}", title.id);
        for nth in 0..60 {
            let live = live(&screen);
            assert_eq!(live.viewer(), Viewer::Of(seat), "{}", title.id);
            match live.turn() {
                TurnState::Person(mover) => {
                    assert_eq!(mover, seat);
                    assert!(screen.rights().cover, "the others are in the same room");
                    if nth % 3 == 0 {
                        send(&mut screen, Msg::Cover, &instant());
                        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
                        send(&mut screen, Msg::Accept(seat), &instant());
                    }
                    let made = Msg::Decide(choice(self::live(&screen).game(), 0));
                    send(&mut screen, made, &instant());
                }
                TurnState::HandOver(_) => panic!("{}: they have taken it", title.id),
                TurnState::Away(mover) => {
                    assert_eq!(mover, other, "{}", title.id);
                    assert!(!screen.is_asked());
                    let made = decided(&screen, 0);
                    if nth % 3 == 0 {
                        send(&mut screen, Msg::Cover, &instant());
                        assert_eq!(self::live(&screen).viewer(), Viewer::Public, "{}", title.id);
                        let shows = screen.rights().uncover;
                        assert_eq!(shows, title.has_secrets.then_some(seat), "{}", title.id);
                        // Without secrets there is nothing to show.
                        if shows.is_none() {
                            break;
                        }
                        send(&mut screen, Msg::Accept(seat), &instant());
                    }
                    send(&mut screen, made, &instant());
                }
                TurnState::Bot(_) => {
                    let Screen::Live(live) = &mut screen else { panic!("it stays") };
                    play_on(live.game_mut(), 1);
                }
                TurnState::Elsewhere => unreachable!("this device holds the match"),
                TurnState::Over => break,
            }
        }
    }
}

#[test]
fn the_only_one_left_here_takes_the_device_once() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let other = Seat::new(1);
        let here = Seat::new(0);
        let mut screen = Screen::Live(Live::new(game, &instant()));
        send(&mut screen, Msg::Phone(invited(other)), &instant());
        let mut taken = 0;
        for _ in 0..60 {
            let live = live(&screen);
            // Their own view from the moment on at which they have taken it, whoever decides.
            let viewer = if taken == 0 { Viewer::Public } else { Viewer::Of(here) };
            assert_eq!(live.viewer(), viewer, "{}", title.id);
            match live.turn() {
                TurnState::Person(mover) => {
                    assert_eq!(mover, here, "{}", title.id);
                    let made = Msg::Decide(choice(live.game(), 0));
                    send(&mut screen, made, &instant());
                }
                TurnState::HandOver(mover) => {
                    taken += 1;
                    send(&mut screen, Msg::Accept(mover), &instant());
                }
                TurnState::Away(mover) => {
                    assert_eq!(mover, other, "{}", title.id);
                    assert!(!screen.is_asked());
                    send(&mut screen, Msg::Phone(far_joined(other)), &instant());
                    let made = decided(&screen, 0);
                    send(&mut screen, made, &instant());
                }
                TurnState::Bot(_) => {
                    let Screen::Live(live) = &mut screen else { panic!("it stays") };
                    play_on(live.game_mut(), 1);
                }
                TurnState::Elsewhere => unreachable!("this device holds the match"),
                TurnState::Over => break,
            }
        }
        assert_eq!(taken, 1, "{}", title.id);
    }
}

#[test]
fn a_seat_far_away_shows_no_hand_that_was_not_shown() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let seat = to_move(&game);
        if !game.occupants()[seat.index()].is_person() {
            continue;
        }
        let other = Seat::new(1 - seat.index());
        let mut screen = Screen::Live(Live::new(game, &instant()));
        // The one who is to move has the device, and is invited elsewhere: it is covered, and nothing of
        // the other's hand is seen before they take it.
        send(&mut screen, Msg::Accept(seat), &instant());
        send(&mut screen, Msg::Phone(invited(seat)), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
        assert_eq!(live(&screen).away(), Some((seat, INVITED)), "{}", title.id);
        // Played here after all, it is passed as ever.
        send(&mut screen, Msg::StandIn(seat, Place::Here), &instant());
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        send(&mut screen, Msg::Accept(seat), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}", title.id);
        // It is back: covered at once.
        send(&mut screen, Msg::Phone(far_joined(seat)), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
        // Taken back, both share the device again.
        send(&mut screen, Msg::Phone(SeatEvent::Left(seat)), &instant());
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        // The other one is invited while this one has the device, and keeps it.
        send(&mut screen, Msg::Accept(seat), &instant());
        send(&mut screen, Msg::Phone(invited(other)), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}", title.id);
        assert!(screen.is_asked(), "{}", title.id);
        send(&mut screen, Msg::Cover, &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}: it is theirs", title.id);
        // A phone in the room makes it lie on the table.
        send(&mut screen, Msg::Phone(SeatEvent::Left(other)), &instant());
        send(&mut screen, Msg::Phone(joined(seat)), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
    }
}

#[test]
fn a_phone_that_comes_back_over_the_internet_is_still_in_this_room() {
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &instant()));
        let seat = to_move(live(&screen).game());
        let other = Seat::new(1 - seat.index());
        let covers = |screen: &mut Screen| {
            send(screen, Msg::Accept(seat), &instant());
            assert_eq!(live(screen).viewer(), Viewer::Of(seat), "{}", title.id);
            send(screen, Msg::Cover, &instant());
            live(screen).viewer() == Viewer::Public
        };
        send(&mut screen, Msg::Phone(joined(other)), &instant());
        send(&mut screen, Msg::Phone(far_joined(other)), &instant());
        assert!(covers(&mut screen), "{}: its person could see the table", title.id);
        // Given out anew, its person is far away.
        send(&mut screen, Msg::Phone(SeatEvent::Freed(other)), &instant());
        send(&mut screen, Msg::Phone(invited(other)), &instant());
        send(&mut screen, Msg::Phone(far_joined(other)), &instant());
        assert!(!covers(&mut screen), "{}", title.id);
    }
}

#[test]
fn a_bot_may_play_for_a_seat_that_has_yet_to_join_at_any_time() {
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &instant()));
        for seat in [0, 1].map(Seat::new) {
            send(&mut screen, Msg::Phone(invited(seat)), &instant());
            send(&mut screen, Msg::StandIn(seat, Place::Bot), &instant());
            assert!(live(&screen).seats.phones.by_bots().contains(seat), "{}", title.id);
        }
        let far = Controller::device(TransportKind::Broker, Presence::Joined);
        send(&mut screen, Msg::Phone(far_joined(Seat::new(0))), &instant());
        assert_eq!(live(&screen).seats.phones.of(Seat::new(0)), Some(far), "{}", title.id);
        assert!(live(&screen).seats.phones.by_bots().contains(Seat::new(1)), "{}", title.id);
    }
}

#[test]
fn a_bot_plays_for_a_person_here_until_they_are_back() {
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &instant()));
        let seat = to_move(live(&screen).game());
        if !live(&screen).game().occupants()[seat.index()].is_person() {
            continue;
        }
        let other = Seat::new(1 - seat.index());
        // The one who is to move has the device and leaves: their hand is covered.
        send(&mut screen, Msg::Accept(seat), &instant());
        send(&mut screen, Msg::StandIn(seat, Place::Bot), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
        assert_eq!(live(&screen).away(), Some((seat, Controller::BOT)), "{}", title.id);
        assert!(render(&screen, &instant()).contains("A bot is playing for"), "{}", title.id);
        // They are back before it has decided, and take the device as ever.
        send(&mut screen, Msg::StandIn(seat, Place::Here), &instant());
        assert_eq!(live(&screen).seats.phones.of(seat), None, "{}", title.id);
        assert!(!live(&screen).bots.is_pending(), "{}", title.id);
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        send(&mut screen, Msg::Accept(seat), &instant());
        assert!(screen.is_asked(), "{}", title.id);
        // Without the other one nobody else passes the device: it stays with this one.
        send(&mut screen, Msg::StandIn(other, Place::Bot), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}", title.id);
        for _ in 0..3 {
            send(&mut screen, Msg::StandIn(other, Place::Bot), &instant());
        }
        let by_bots = live(&screen).seats.phones.by_bots();
        assert_eq!(by_bots.iter().collect::<Vec<_>>(), [other], "{}", title.id);
        // Both leave: the match goes on by bots.
        send(&mut screen, Msg::StandIn(seat, Place::Bot), &instant());
        let position = live(&screen).game().position();
        without_a_worker(&mut screen, &instant());
        assert!(live(&screen).game().position() > position, "{}", title.id);
    }
}

#[test]
fn a_silent_phones_seat_is_played_here_or_by_a_bot_and_given_back() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.phones();
        let mut screen = on_phone(deal(&CATALOG[1], 3, 5));
        let seat = to_move(live(&screen).game());
        // Only a silent phone is replaced.
        for place in [Place::Here, Place::Bot, Place::Letter] {
            send(&mut screen, Msg::StandIn(seat, place), &env);
            assert_eq!(live(&screen).away(), Some((seat, IN_ROOM)));
        }
        assert!(!render(&screen, &env).contains(w.play_here));
        send(&mut screen, Msg::Phone(silent(seat)), &env);
        let html = render(&screen, &env);
        assert!(html.contains(w.play_here) && html.contains(w.let_bot), "{html}");
        // Here: the device is passed as ever.
        let mut here = screen.clone();
        send(&mut here, Msg::StandIn(seat, Place::Here), &env);
        assert_eq!(here.next_person(), Some(seat));
        send(&mut here, Msg::Accept(seat), &env);
        assert!(here.is_asked());
        // It decides before it was heard that it is back: the decision counts, and the hand is covered.
        let mut late = here.clone();
        let (before, made) = (live(&late).game().position(), decided(&late, 0));
        send(&mut late, made, &env);
        assert_eq!(live(&late).game().position(), before + 1);
        assert_eq!(live(&late).seats.phones.of(seat), Some(IN_ROOM));
        assert_eq!(live(&late).viewer(), Viewer::Public);
        // The phone is back in the middle of it: the hand is covered at once.
        send(&mut here, Msg::Phone(joined(seat)), &env);
        assert_eq!(live(&here).turn(), TurnState::Away(seat));
        assert_eq!(live(&here).viewer(), Viewer::Public);
        // A bot: it is asked for this seat, with what the seat may know.
        let effects = send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
        let question = effects.0.iter().find_map(|effect| match effect {
            Effect::Ask(_, question) => Some(question.clone()),
            _ => None,
        });
        assert!(question.expect("a question").contains(&format!("\"seat\":{}", seat.index())));
        let position = live(&screen).game().position();
        let mut failed = screen.clone();
        without_a_worker(&mut failed, &env);
        assert!(live(&failed).game().position() > position, "a bot has decided");
        // The phone is back before that: the bot's answer is not wanted any more.
        send(&mut screen, Msg::Phone(joined(seat)), &env);
        assert!(!live(&screen).bots.is_pending());
        assert_eq!(live(&screen).game().position(), position);
        let made = decided(&screen, 0);
        send(&mut screen, made, &env);
        assert_eq!(live(&screen).game().position(), position + 1);
    }
}

#[test]
fn a_tab_that_plays_again_waits_for_no_phone_that_it_was_not_told_of_since() {
    let w = env().messages.language.phones();
    for title in CATALOG {
        let mut screen = on_phone(deal(title, 2, 5));
        let seat = to_move(live(&screen).game());
        for owner in [Ownership::OtherTab, Ownership::Here] {
            send(&mut screen, Msg::Owner(owner, None), &env());
        }
        let html = render(&screen, &env());
        assert!(html.contains(w.play_here) && html.contains(w.let_bot), "{}: {html}", title.id);
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{}", title.id);
        // The event of a connected phone follows, and it decides as before.
        send(&mut screen, Msg::Phone(joined(seat)), &env());
        assert_eq!(live(&screen).away(), Some((seat, IN_ROOM)), "{}", title.id);
        let position = live(&screen).game().position();
        let made = decided(&screen, 0);
        send(&mut screen, made, &env());
        assert_eq!(live(&screen).game().position(), position + 1, "{}", title.id);
        // A second confirmation that this tab plays changes nothing.
        let before = live(&screen).seats.phones.clone();
        send(&mut screen, Msg::Owner(Ownership::Here, None), &env());
        assert_eq!(live(&screen).seats.phones, before, "{}", title.id);
    }
}

#[test]
fn a_bot_plays_on_when_another_tab_says_late_that_the_phone_is_gone() {
    let mut screen = on_phone(deal(&CATALOG[1], 3, 5));
    let seat = to_move(live(&screen).game());
    send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &instant());
    send(&mut screen, Msg::StandIn(seat, Place::Bot), &instant());
    send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &instant());
    assert_eq!(live(&screen).seats.phones.of(seat), Some(Controller::BOT));
}

/// Returns tables of three persons, the first two of whom are here and the third is elsewhere, after
/// some decisions; a phone holds the first one's seat.
fn with_letters() -> Vec<(String, Screen)> {
    let mut all = Vec::new();
    for title in CATALOG.iter().filter(|title| *title.info.seats.end() > 2) {
        for decisions in 0..12 {
            let mut game = deal(title, 3, 5);
            play_on(&mut game, decisions);
            let live = Live::with(game, Some(by_letter(&[0, 1], None)), &instant());
            let mut screen = Screen::Live(live);
            send(&mut screen, Msg::Phone(joined(Seat::new(0))), &instant());
            all.push((format!("{}, {decisions}", title.id), screen));
        }
    }
    all
}

#[test]
fn letters_and_phones_each_decide_for_their_own_seats() {
    let (mut letters, mut phoned) = (0, 0);
    for (name, mut screen) in with_letters() {
        if live(&screen).is_over() {
            continue;
        }
        let seat = to_move(live(&screen).game());
        let html = render(&screen, &instant());
        let save = live(&screen).game().save();
        let made = decided(&screen, 0);
        match live(&screen).away() {
            Some((_, Controller::LETTER)) => {
                assert_eq!(seat, Seat::new(2), "{name}");
                assert!(html.contains("Send the letter"), "{name}: {html}");
                // No phone, no bot and nobody here decides for them, or sees their hand.
                for msg in [
                    Msg::Phone(joined(seat)),
                    made,
                    Msg::StandIn(seat, Place::Here),
                    Msg::StandIn(seat, Place::Bot),
                    Msg::Phone(silent(seat)),
                    Msg::StandIn(seat, Place::Bot),
                    Msg::Accept(seat),
                ] {
                    let effects = send(&mut screen, msg.clone(), &instant());
                    let live = live(&screen);
                    assert_eq!(live.away(), Some((seat, Controller::LETTER)), "{name}: {msg:?}");
                    assert_eq!(live.viewer(), Viewer::Public, "{name}: {msg:?}");
                    assert_eq!(live.seats.phones.of(seat), None, "{name}: {msg:?}");
                    assert_eq!(live.game().save(), save, "{name}: {msg:?}");
                    let is_asked = effects.0.iter().any(|it| matches!(it, Effect::Ask(..)));
                    assert!(!is_asked, "{name}: {msg:?}");
                }
                send(&mut screen, Msg::Open(Some(Panel::Letter)), &instant());
                assert_eq!(live(&screen).notices.panel, Some(Panel::Letter), "{name}");
                letters += 1;
            }
            Some(held) => {
                assert_eq!(held, (Seat::new(0), IN_ROOM), "{name}");
                assert!(!html.contains("send-letter"), "{name}: {html}");
                send(&mut screen, Msg::SendLetter, &instant());
                assert_eq!(live(&screen).notices.panel, None, "{name}");
                send(&mut screen, made, &instant());
                assert_ne!(live(&screen).game().save(), save, "{name}");
                phoned += 1;
            }
            None => {}
        }
    }
    assert!(letters > 3 && phoned > 3, "{letters}, {phoned}");
}

#[test]
fn a_person_who_goes_elsewhere_leaves_their_phone() {
    for (name, mut screen) in with_letters() {
        let seat = Seat::new(0);
        send(&mut screen, Msg::Phone(joined(Seat::new(1))), &instant());
        let is_over = live(&screen).is_over();
        // The last person here keeps their phone: the table would show their hand without it.
        send(&mut screen, Msg::PlaceSeats(by_letter(&[1], None)), &instant());
        assert_eq!(live(&screen).seats.phones.of(seat), Some(IN_ROOM), "{name}");
        send(&mut screen, Msg::PlaceSeats(by_letter(&[1, 2], None)), &instant());
        if is_over {
            continue;
        }
        assert_eq!(live(&screen).seats.phones.of(seat), None, "{name}");
        assert_eq!(live(&screen).seats.phones.of(Seat::new(1)), Some(IN_ROOM), "{name}");
        assert_eq!(live(&screen).viewer(), Viewer::Public, "{name}");
        // The host of the phones notices it too.
        send(&mut screen, Msg::Phone(SeatEvent::Left(seat)), &instant());
        send(&mut screen, Msg::Phone(joined(seat)), &instant());
        assert_eq!(live(&screen).seats.phones.of(seat), None, "{name}");
    }
}

#[test]
fn what_the_table_does_not_do_is_answered() {
    for (name, mut screen) in with_letters() {
        let game = live(&screen).game();
        let (position, is_over) = (game.position(), live(&screen).is_over());
        let seat = Seat::new(0);
        let refused = |screen: &mut Screen, event| -> Vec<(Seat, RefusalReason)> {
            let effects = send(screen, Msg::Phone(event), &instant());
            let refused = effects.0.into_iter().filter_map(|effect| match effect {
                Effect::Refuse(seat, why) => Some((seat, why)),
                _ => None,
            });
            refused.collect()
        };
        let not_done = [(seat, RefusalReason::NotDone)];
        // It was about another position.
        let late = Decision { seat, index: 0, position: position + 1 };
        assert_eq!(refused(&mut screen, SeatEvent::Decided(late)), not_done, "{name}");
        let back = SeatEvent::TakenBack { seat, position: position + 1 };
        assert_eq!(refused(&mut screen, back), not_done, "{name}");
        // Nor is anything done while the match is only looked at.
        let mut watched = Screen::ReadOnly(live(&screen).clone());
        let now = Decision { seat, index: 0, position };
        assert_eq!(refused(&mut watched, SeatEvent::Decided(now)), not_done, "{name}");
        if is_over {
            continue;
        }
        // The decision went out in a letter.
        let letter = by_letter(&[0, 1], Some(position));
        send(&mut screen, Msg::ByLetter(letter), &instant());
        let back = SeatEvent::TakenBack { seat, position };
        let is_final = [(seat, RefusalReason::Final)];
        assert_eq!(refused(&mut screen, back), is_final, "{name}");
        assert_eq!(live(&screen).game().position(), position, "{name}");
    }
}

#[test]
fn a_phone_says_what_the_table_has_not_done() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let mut company = Company::of(&CATALOG[0], Seat::new(1), 5, env);
        let w = language.phones();
        for (why, says) in
            [(RefusalReason::Final, w.is_final), (RefusalReason::NotDone, w.not_done)]
        {
            let outgoing = company.host.refuse(Seat::new(1), why);
            assert_eq!(outgoing.len(), 1);
            company.deliver(&outgoing);
            assert!(company.html().contains(says), "{says}: {}", company.html());
        }
        // It is said until something happens.
        play_on(&mut company.game, 1);
        company.show();
        assert!(!company.html().contains(w.not_done));
    }
}

#[test]
fn a_device_that_was_let_in_is_no_intruder_any_more() {
    let env = instant();
    let mut screen = Screen::Live(Live::new(deal(&CATALOG[0], 2, 5), &env));
    let seat = Seat::new(1);
    send(&mut screen, Msg::Phone(joined(seat)), &env);
    send(&mut screen, Msg::Phone(SeatEvent::Intruded(seat)), &env);
    let intruded = env.messages.language.phones().intruded;
    assert!(live(&screen).notices.banner.says(intruded));
    send(&mut screen, Msg::Phone(joined(seat)), &env);
    assert!(!live(&screen).notices.banner.says(intruded));
}

#[test]
fn a_seat_that_is_flooded_is_named_on_the_table() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let mut screen = Screen::Live(Live::new(deal(&CATALOG[0], 2, 5), &env));
        let by = to_move(live(&screen).game());
        let seat = by.next(2);
        send(&mut screen, Msg::Phone(joined(seat)), &env);
        for _ in 0..2 {
            send(&mut screen, Msg::Phone(SeatEvent::Flooded(seat)), &env);
        }
        let name = &live(&screen).names(env.messages)[seat.index()];
        let says = (language.phones().flooded)(name);
        assert_eq!(live(&screen).notices.banner.all().filter(|it| **it == says).count(), 1);
        assert!(render(&screen, &env).contains(&says), "{says}");
        assert_eq!(live(&screen).places()[seat.index()].place, Place::Device(TransportKind::Room));
        // It stays beyond a decision, with the key to where each seat is played.
        let key = format!(">{}</button>", language.by_letter().friends);
        let is_said = |screen: &Screen| {
            let html = render(screen, &env);
            (html.contains(&says), html.contains(&key))
        };
        assert_eq!(is_said(&screen), (true, true), "{says}");
        send(&mut screen, Msg::Accept(by), &env);
        let choice = choice(live(&screen).game(), 0);
        send(&mut screen, Msg::Decide(choice), &env);
        assert_eq!(live(&screen).game().position(), 1);
        assert!(is_said(&screen).0, "{says}");
        // Until the person looks there, or the seat has another place.
        let mut looked = screen.clone();
        send(&mut looked, Msg::Open(Some(Panel::Places(Plan::NONE))), &env);
        assert!(!is_said(&looked).0);
        send(&mut screen, Msg::Phone(SeatEvent::Freed(seat)), &env);
        assert_eq!(is_said(&screen), (false, false));
        assert!(live(&screen).notices.flooded.is_empty());
    }
}

#[test]
fn a_phone_that_has_left_is_said_with_a_new_code_at_a_tap() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.phones();
        let mut screen = Screen::Live(Live::new(deal(&CATALOG[0], 2, 5), &env));
        let seats = [0, 1].map(Seat::new);
        for event in seats.map(joined).into_iter().chain(seats.map(SeatEvent::Left)) {
            send(&mut screen, Msg::Phone(event), &env);
        }
        let html = render(&screen, &env);
        let names = live(&screen).names(env.messages);
        assert!(names.iter().all(|name| html.contains(&(w.left)(name))), "{html}");
        assert!(html.contains(w.new_code), "{html}");
        let in_room = seats.map(|seat| (seat, TransportKind::Room));
        assert_eq!(live(&screen).notices.left, in_room.into_iter().collect());
        // One more that leaves later is alone.
        let mut later = screen.clone();
        let next = live(&later).next_person().expect("they are here");
        send(&mut later, Msg::Accept(next), &env);
        later.live_mut().expect("a match").notices.banner.clear();
        assert!(!render(&later, &env).contains(w.new_code));
        for event in [joined(seats[1]), SeatEvent::Left(seats[1])] {
            send(&mut later, Msg::Phone(event), &env);
        }
        assert_eq!(
            live(&later).notices.left.iter().collect::<Vec<_>>(),
            [(seats[1], TransportKind::Room)]
        );
    }
}

#[test]
fn a_phone_that_has_left_is_said_until_its_player_decides_here() {
    let env = instant();
    let w = env.messages.language.phones();
    let mut screen = Screen::Live(Live::new(deal(&CATALOG[0], 2, 5), &env));
    let other = to_move(live(&screen).game());
    let seat = other.next(2);
    send(&mut screen, Msg::Phone(joined(seat)), &env);
    send(&mut screen, Msg::Phone(SeatEvent::Left(seat)), &env);
    let says = (w.left)(&live(&screen).names(env.messages)[seat.index()]);
    let mut has_decided = false;
    for _ in 0..20 {
        let by = to_move(live(&screen).game());
        send(&mut screen, Msg::Accept(by), &env);
        let choice = choice(live(&screen).game(), 0);
        send(&mut screen, Msg::Decide(choice), &env);
        has_decided |= by == seat;
        assert_eq!(live(&screen).notices.banner.says(&says), !has_decided);
        if has_decided {
            break;
        }
    }
    assert!(has_decided, "it was never their turn");
}

#[test]
fn who_plays_at_the_table_in_place_of_a_lost_phone_is_told_to_all_and_to_the_phone_once_it_is_back()
{
    let in_room = Place::Device(TransportKind::Room);
    let at = |place, is_silent, was_here| SeatPlace {
        place,
        is_silent,
        was_here,
        ..SeatPlace::default()
    };
    let env = instant();
    for title in CATALOG {
        for is_lost in [true, false] {
            let mut screen = on_phone(deal(title, 2, 5));
            let seat = to_move(live(&screen).game());
            let place = |screen: &Screen| live(screen).places().get(seat.index()).copied();
            if is_lost {
                send(&mut screen, Msg::Phone(SeatEvent::Left(seat)), &env);
                assert_eq!(place(&screen), Some(at(Place::Here, true, false)), "{}", title.id);
            } else {
                send(&mut screen, Msg::Phone(silent(seat)), &env);
                send(&mut screen, Msg::StandIn(seat, Place::Here), &env);
            }
            send(&mut screen, Msg::Accept(seat), &env);
            assert_eq!(place(&screen).unwrap_or_default(), SeatPlace::default(), "{}", title.id);
            let choice = choice(live(&screen).game(), 0);
            send(&mut screen, Msg::Decide(choice), &env);
            assert_eq!(place(&screen).unwrap_or_default(), SeatPlace::default(), "{}", title.id);
            send(&mut screen, Msg::Phone(joined(seat)), &env);
            assert_eq!(place(&screen), Some(at(in_room, false, true)), "{}", title.id);
            // Until they decide on their phone again.
            while live(&screen).away().is_none_or(|(to, _)| to != seat) {
                let game = live_mut(&mut screen).source.own_mut().expect("its own match");
                assert!(!game.is_over(), "{}", title.id);
                play_on(game, 1);
            }
            let made = decided(&screen, 0);
            send(&mut screen, made, &env);
            assert_eq!(place(&screen), Some(at(in_room, false, false)), "{}", title.id);
        }
    }
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for (of, seat) in [(0, Seat::new(1)), (1, Seat::new(1))] {
            let mut company = Company::of(&CATALOG[0], seat, 5, env);
            let show = |company: &mut Company, place| {
                let mut places = vec![SeatPlace::default(); 2];
                places[of] = place;
                company.show_at(places);
            };
            show(&mut company, at(in_room, false, false));
            show(&mut company, at(Place::Here, true, false));
            let players = company.live().players(&company.env);
            let says = w.plays_now(players.who(Seat::new(of)), Place::Here, false);
            assert!(!company.html().contains(&says), "{says}: {}", company.html());
            assert!(company.html().contains(w.not_connected), "{}", company.html());
            show(&mut company, at(Place::Here, false, false));
            assert!(company.html().contains(&says), "{says}: {}", company.html());
            show(&mut company, at(in_room, false, true));
            let is_own = of == seat.index();
            assert_eq!(company.html().contains(w.was_at_table), is_own, "{}", company.html());
            // A phone whose page was reloaded, or another one, says it too, once.
            company.screen = Screen::Missing(Missing::Untold(Contact::Away));
            company.send(Msg::Host(HostEvent::Opened));
            assert_eq!(company.html().contains(w.was_at_table), is_own, "{}", company.html());
            show(&mut company, at(in_room, true, true));
            assert_eq!(company.html().contains(w.was_at_table), is_own, "{}", company.html());
        }
    }
}

#[test]
fn what_is_said_of_another_device_names_none_of_its_buttons() {
    // That device may be in another language.
    for language in Language::ALL {
        let w = language.phones();
        for says in
            [w.without_camera, w.moved_here, w.moved_to_bot, w.hand_full, w.hand_used, w.hand_ended]
        {
            assert!(!says.contains(['“', '«']), "{says}");
        }
    }
}

#[test]
fn a_phone_that_has_left_is_said_while_the_panel_is_open_too() {
    let env = instant();
    let w = env.messages.language.phones();
    let seat = Seat::new(1);
    let plan = Plan::default();
    for (event, is_lost) in [(SeatEvent::Left(seat), true), (SeatEvent::Freed(seat), false)] {
        let mut screen = Screen::Live(Live::new(deal(&CATALOG[0], 2, 5), &env));
        send(&mut screen, Msg::Phone(joined(seat)), &env);
        send(&mut screen, Msg::Open(Some(Panel::Places(plan))), &env);
        let effects = send(&mut screen, Msg::Phone(event), &env);
        assert!(effects.0.contains(&Effect::Render), "the panel says it");
        let says = (w.left)(&live(&screen).names(env.messages)[seat.index()]);
        let notices = &live(&screen).notices;
        assert_eq!(notices.banner.says(&says), is_lost, "the table itself takes seats back");
        assert_eq!(notices.left.of(seat), is_lost.then_some(TransportKind::Room));
        // A phone that has joined again is no news of a loss.
        send(&mut screen, Msg::Phone(joined(seat)), &env);
        let notices = &live(&screen).notices;
        assert!(!notices.banner.says(&says) && notices.left.is_empty());
    }
}

#[test]
fn who_plays_where_is_told_and_marked_on_the_table() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        let seat = Seat::new(1);
        for title in CATALOG {
            let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &env));
            assert!(live(&screen).places().is_empty(), "all share the device");
            let players = live(&screen).players_as(Viewer::Public, &env);
            let who = players.who(seat);
            let in_room = Place::Device(TransportKind::Room);
            for (msg, place, icon) in [
                (Msg::Phone(joined(seat)), in_room, "s-smartphone"),
                (Msg::Phone(SeatEvent::Freed(seat)), Place::Here, "s-person"),
                (Msg::Phone(far_joined(seat)), Place::Device(TransportKind::Broker), "s-world"),
                (Msg::Phone(SeatEvent::Freed(seat)), Place::Here, "s-person"),
                (Msg::StandIn(seat, Place::Bot), Place::Bot, "s-vintage-robot"),
            ] {
                send(&mut screen, msg.clone(), &env);
                let said = w.plays_now(who, place, true);
                let banner: Vec<&str> = live(&screen).notices.banner.all().collect();
                assert_eq!(banner, [said.as_str()], "{msg:?}");
                let html = render(&screen, &env);
                assert!(html.contains(&said), "{}, {msg:?}: {html}", title.id);
                if place != Place::Here {
                    assert!(html.contains(icon) && html.contains(w.place(place)), "{html}");
                }
            }
            // A device that falls silent keeps its seat.
            let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &env));
            send(&mut screen, Msg::Phone(joined(seat)), &env);
            live_mut(&mut screen).notices.banner.clear();
            send(&mut screen, Msg::Phone(silent(seat)), &env);
            assert_eq!(live(&screen).notices.banner.all().next(), None);
            assert!(render(&screen, &env).contains(w.not_connected), "{}", title.id);
        }
    }
}

#[test]
fn a_bot_that_stands_in_is_named_in_the_log_and_in_the_recap() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = env.messages.language.by_letter();
        let mut screen = on_phone(deal(&CATALOG[1], 3, 5));
        let seat = to_move(live(&screen).game());
        let n = live(&screen).game().position();
        send(&mut screen, Msg::Phone(silent(seat)), &env);
        send(&mut screen, Msg::StandIn(seat, Place::Bot), &env);
        without_a_worker(&mut screen, &env);
        assert!(live(&screen).game().stood_in(n));
        let players = live(&screen).players_as(Viewer::Public, &env);
        let said = (w.stood_in)(players.who(seat));
        let entry = live(&screen).log.entries[n].clone();
        assert!(entry.played_for && entry.lines.iter().any(|line| line.text == said), "{entry:?}");
        // To the person who is back, it is what they missed.
        assert_eq!(live(&screen).log.missed_from(seat), 0);
        let players = live(&screen).players_as(Viewer::Of(seat), &env);
        let recaps = live(&screen).source.view().recaps(n, &players, env.messages);
        let own = recaps.iter().find(|recap| recap.stood_in).expect("a line of the bot's");
        assert_eq!(own.of(&players.names, env.messages), Some((w.bot_for)(players.name(seat))));
    }
}

/// Returns a table of two persons at which a phone has decided after `decisions` others, as everyone was
/// told, and may take it back, and the phone's seat.
fn to_take_back(decisions: usize, env: &Env) -> (Screen, Seat) {
    let decides = |seed: u64| {
        let mut game = deal(&CATALOG[seed as usize % CATALOG.len()], 2, seed);
        play_on(&mut game, decisions);
        let is_persons = !game.is_over() && game.occupants()[to_move(&game).index()].is_person();
        if !is_persons || game.forced().is_some() {
            return None;
        }
        let seat = to_move(&game);
        let mut screen = on_phone(game);
        let made = decided(&screen, 0);
        send(&mut screen, made, env);
        let is_told = live(&screen).log.entries.last().is_some_and(|it| !it.lines.is_empty());
        (is_told && live(&screen).game().can_undo(seat)).then_some((screen, seat))
    };
    (0..200).find_map(decides).expect("some decision uncovers nothing")
}

#[test]
fn an_undo_from_a_phone_is_told_and_logged() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        let (mut screen, seat) = to_take_back(9, &env);
        let position = live(&screen).game().position();
        send(&mut screen, Msg::Phone(SeatEvent::TakenBack { seat, position }), &env);
        let to = live(&screen).game().position();
        assert!(to < position);
        let said = (w.undone)(live(&screen).players_as(Viewer::Public, &env).who(seat));
        assert_eq!(live(&screen).notices.banner.all().collect::<Vec<_>>(), [said.as_str()]);
        let last = &live(&screen).log.entries[to - 1];
        assert!(last.lines.iter().any(|line| line.text == said), "{last:?}");
        // The log says so in the other language too, and for another viewer.
        let other = Env { messages: Language::Fr.messages(), ..instant() };
        send(&mut screen, Msg::Language, &other);
        let players = live(&screen).players_as(Viewer::Public, &other);
        let said = (Language::Fr.by_letter().undone)(players.who(seat));
        let last = &live(&screen).log.entries[to - 1];
        assert!(last.lines.iter().any(|line| line.text == said), "{last:?}");
    }
}

#[test]
fn an_undo_of_the_first_decision_is_in_the_log_too() {
    let env = instant();
    let (mut screen, seat) = to_take_back(0, &env);
    let position = live(&screen).game().position();
    send(&mut screen, Msg::Phone(SeatEvent::TakenBack { seat, position }), &env);
    assert_eq!(live(&screen).game().position(), 0);
    let said = (Language::En.by_letter().undone)(live(&screen).players(&env).who(seat));
    assert!(live(&screen).notices.banner.says(&said));
    let made = decided(&screen, 0);
    send(&mut screen, made, &env);
    let first = live(&screen).log.entries[0].clone();
    assert_eq!(first.lines[0].text, said);
    assert!(first.lines.len() > 1 && first.said().contains(&said.as_str()), "{first:?}");
    // While the decision is shown, the undo before it is there all the time.
    let shown = live(&screen).log.until(0, 0);
    assert_eq!(shown[0].lines, first.lines[..1]);
    assert_eq!(live(&screen).log.until(0, first.lines.len() - 1)[0].lines, first.lines);
}

#[test]
fn what_a_phone_has_decided_is_undone_and_redone_only_there() {
    for decisions in [0, 9] {
        let env = instant();
        let (mut screen, seat) = to_take_back(decisions, &env);
        let changes_nothing = |screen: &Screen, msgs: &[Msg]| {
            for msg in msgs {
                let mut after = screen.clone();
                send(&mut after, msg.clone(), &env);
                assert_eq!(live(&after).game().save(), live(screen).game().save());
            }
        };
        let undoes = [Msg::Undo, Msg::Key(Key::Undo)];
        assert_eq!(screen.can_undo(), None);
        changes_nothing(&screen, &undoes);
        // Also where the other person has taken the device.
        let mut taken = screen.clone();
        if let Some(next) = taken.next_person() {
            send(&mut taken, Msg::Accept(next), &env);
            assert_eq!(taken.can_undo(), None);
            changes_nothing(&taken, &undoes);
        }
        let position = live(&screen).game().position();
        send(&mut screen, Msg::Phone(SeatEvent::TakenBack { seat, position }), &env);
        assert!(live(&screen).game().can_redo(seat) && screen.can_redo().is_none());
        changes_nothing(&screen, &[Msg::Redo, Msg::Key(Key::Redo)]);
    }
}

/// Asserts that this screen says why nothing can be undone, in the bar and if it is tried. Returns the
/// reason; `None` where something can be undone.
fn reason_for_no_undo(mut screen: Screen, what: &str) -> Option<NoUndo> {
    let w = instant().messages.language.by_letter();
    let why = screen.no_undo()?;
    assert_eq!(screen.can_undo(), None, "{what}");
    let html = render(&screen, &instant());
    assert!(html.contains((w.no_undo)(why)), "{what}: {html}");
    for msg in [Msg::Key(Key::Undo), Msg::Undo] {
        live_mut(&mut screen).draft.error = None;
        send(&mut screen, msg, &instant());
        assert_eq!(live(&screen).draft.error.as_deref(), Some((w.no_undo)(why)), "{what}");
    }
    Some(why)
}

#[test]
fn where_nothing_can_be_undone_it_says_why() {
    let mut seen = [[0; 4]; 3];
    for title in CATALOG {
        for persons in [1, 2] {
            for decisions in 0..24 {
                let mut game = deal(title, persons, 5);
                play_on(&mut game, decisions);
                if game.is_over() {
                    break;
                }
                let seat = Seat::new(0);
                let mut here = Screen::Live(Live::new(game.clone(), &instant()));
                if let Some(next) = here.next_person() {
                    send(&mut here, Msg::Accept(next), &instant());
                }
                let by_letter = Some(by_letter(&[0], Some(decisions)));
                let by_mail = Screen::Live(Live::with(game.clone(), by_letter, &instant()));
                let on_phone = told(&game, Viewer::Of(seat));
                for (at, screen) in [here, by_mail, on_phone].into_iter().enumerate() {
                    let what = format!("{}, {persons}, {decisions}, {at}", title.id);
                    // Whoever holds the device, or decided last of those who do on it.
                    let mut movers = (0..decisions).rev().map(|n| game.mover(n));
                    let last = movers.find(|seat| at == 0 && seat.index() < persons);
                    let by = live(&screen).seats.accepted.or(last).unwrap_or(seat);
                    let can_undo = game.can_undo(by);
                    let entries = live(&screen).log.entries.clone();
                    let Some(why) = reason_for_no_undo(screen, &what) else {
                        assert!(can_undo, "{what}");
                        continue;
                    };
                    let has_decided = |n: usize| game.mover(n) == by && !entries[n].played_for;
                    let own = (0..decisions).rfind(|&n| has_decided(n));
                    let others = (0..decisions).rfind(|&n| game.mover(n) != by);
                    match why {
                        NoUndo::Nothing => assert_eq!(own, None, "{what}"),
                        NoUndo::Answered => assert!(own.is_some() && others > own, "{what}"),
                        NoUndo::Revealed => assert!(own > others && !can_undo, "{what}"),
                        NoUndo::Sent => assert_eq!(at, 1, "{what}"),
                    }
                    seen[at][why as usize] += 1;
                }
            }
        }
    }
    let [here, sent, on_phone] = seen;
    assert!(here[..3].iter().all(|count| *count > 2), "{here:?}");
    assert!(sent[NoUndo::Sent as usize] > 2, "{sent:?}");
    assert!(on_phone[..3].iter().all(|count| *count > 2), "{on_phone:?}");
}

#[test]
fn no_one_is_called_while_their_decision_is_on_its_way() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let seat = to_move(&game);
        let mut screen = told(&game, Viewer::Of(seat));
        assert_eq!(screen.calls(), Some(seat), "{}", title.id);
        send(&mut screen, Msg::Decide(choice(&game, 0)), &instant());
        assert!(live(&screen).is_sending() && screen.calls().is_none(), "{}", title.id);
    }
}

#[test]
fn an_intruder_is_said_on_the_table() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let mut screen = on_phone(deal(&CATALOG[0], 2, 5));
        let seat = to_move(live(&screen).game());
        send(&mut screen, Msg::Phone(SeatEvent::Intruded(seat)), &env);
        assert!(render(&screen, &env).contains(language.phones().intruded));
    }
}

/// A table, and the phone of one of its seats.
struct Company {
    game: AnyMatch,
    host: Host,
    screen: Screen,
    env: Env,
    now: u64,
    /// The number of decisions that came from the phone.
    decided: usize,
}

const PHONE: Peer = Peer(TransportKind::Room, 1);

/// Returns the name of the first decision of a match, as its save has it.
fn decision_name(game: &AnyMatch) -> String {
    let save: serde_json::Value = serde_json::from_str(&game.save()).expect("a save is JSON");
    save["decisions"][0].as_str().expect("decisions have names").to_owned()
}

impl Company {
    fn of(title: &'static GameEntry, seat: Seat, seed: u64, env: Env) -> Self {
        let game = deal(title, 2, seed);
        let mut host = Host::new(1_700_000_000_000);
        host.admit(TransportKind::Room, "secret", Viewer::Of(seat));
        host.show(Snapshot::of(&game, names(&game, env.messages)));
        let screen = Screen::Missing(Missing::Untold(Contact::Away));
        let mut company = Self { game, host, screen, env, now: 1_700_000_000_000, decided: 0 };
        company.send(Msg::Host(HostEvent::Opened));
        company
    }

    fn send(&mut self, msg: Msg) -> Effects {
        let effects = send(&mut self.screen, msg, &self.env);
        for effect in &effects.0 {
            let message = match effect {
                Effect::Join => ToHost::Join { token: "secret".to_owned() },
                Effect::Tell(message) => message.clone(),
                _ => continue,
            };
            self.now += 10_000;
            let received = self.host.receive(PHONE, Ok(message), self.now);
            self.deliver(&received.messages);
            match received.events.first().copied() {
                Some(SeatEvent::Decided(Decision { index, position, .. })) => {
                    assert_eq!(position, self.game.position());
                    assert!(self.game.decide_index(index));
                    self.decided += 1;
                    self.show();
                }
                Some(SeatEvent::TakenBack { seat, position }) => {
                    assert_eq!(position, self.game.position());
                    assert!(self.game.undo(seat));
                    self.show();
                }
                Some(SeatEvent::Hinted { seat, position }) => {
                    assert_eq!(position, self.game.position());
                    assert_eq!(to_move(&self.game), seat);
                    self.game.note_hint();
                }
                _ => {}
            }
        }
        effects
    }

    fn deliver(&mut self, outgoing: &[Outgoing]) {
        for sent in outgoing {
            let event = match sent.message.clone() {
                FromHost::Hello { facts, told } => HostEvent::Hello(facts, told),
                FromHost::News { told } => HostEvent::News(told),
                FromHost::Gone => HostEvent::Gone,
                FromHost::Moved { place } => HostEvent::Moved(place),
                FromHost::Here { .. } => HostEvent::Here,
                FromHost::Refused { why } => HostEvent::Refused(why),
                FromHost::Free { .. } | FromHost::Spare { .. } => panic!("it is the line's"),
            };
            self.send(Msg::Host(event));
        }
    }

    fn show(&mut self) {
        self.show_at(Vec::new());
    }

    fn show_at(&mut self, places: Vec<SeatPlace>) {
        let shown = Snapshot::of(&self.game, names(&self.game, self.env.messages));
        let outgoing = self.host.show(shown.played_at(places));
        self.deliver(&outgoing);
    }

    fn live(&self) -> &Live {
        live(&self.screen)
    }

    fn is_asked(&self) -> bool {
        self.screen.is_asked()
    }

    /// Shows everything that is to be shown.
    fn run_playback(&mut self) {
        for _ in 0..2_000 {
            if self.live().playback.is_over() {
                return;
            }
            self.send(Msg::Next);
        }
        panic!("the playback never ends");
    }

    fn html(&self) -> String {
        render(&self.screen, &self.env)
    }
}

#[test]
fn a_phone_is_told_where_its_seat_is_played() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        let seat = Seat::new(1);
        let mut company = Company::of(&CATALOG[0], seat, 5, env);
        let in_room = Place::Device(TransportKind::Room);
        for (of, place, is_silent) in
            [(0, in_room, false), (1, Place::Bot, false), (1, in_room, false), (0, in_room, true)]
        {
            let mut places = company.live().places();
            places.resize(2, SeatPlace::default());
            let is_moved = places[of].place != place;
            places[of] = SeatPlace { place, is_silent, ..SeatPlace::default() };
            company.show_at(places.clone());
            assert_eq!(company.live().places(), places);
            let players = company.live().players(&company.env);
            let said = w.plays_now(players.who(Seat::new(of)), place, false);
            assert!(!is_moved || company.html().contains(&said), "{said}: {}", company.html());
            assert!(company.html().contains(w.place(place)), "{}", company.html());
            assert_eq!(company.html().contains(w.not_connected), is_silent);
        }
        // What was begun stays begun while another seat goes elsewhere.
        let serial = |company: &Company| company.live().source.remote().map(|it| it.game.serial());
        let before = serial(&company);
        company.show_at(Vec::new());
        assert_eq!(serial(&company), before.map(|serial| serial + 1));
        // The table takes the seat back, and says where it is played.
        for place in [Place::Here, Place::Letter, Place::Bot, in_room] {
            let mut company = Company::of(&CATALOG[0], seat, 5, env);
            let outgoing = company.host.dismiss(seat, place);
            company.deliver(&outgoing);
            assert_eq!(company.screen.contact(), Some(Contact::Moved(place)));
            // Then its connection ends.
            company.send(Msg::Host(HostEvent::Gone));
            assert_eq!(company.live().parted(), Some(Contact::Moved(place)));
        }
    }
}

#[test]
fn a_phone_is_told_once_who_has_left_the_match() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let w = language.by_letter();
        for decisions in [0, 6] {
            let (seat, other) = (Seat::new(1), Seat::new(0));
            let mut company = Company::of(&CATALOG[4], seat, 5, env);
            play_on(&mut company.game, decisions);
            company.show();
            company.run_playback();
            let players = company.live().players(&company.env);
            let left = (w.left_game)(players.who(other));
            let in_log = |company: &Company| {
                let entries = &company.live().log.entries;
                entries
                    .iter()
                    .flat_map(|entry| &entry.lines)
                    .filter(|line| line.text == left)
                    .count()
            };
            let at = |place, has_left| {
                let there = SeatPlace { place, has_left, ..SeatPlace::default() };
                vec![there, SeatPlace::default()]
            };
            // A bot may also play until a person is back.
            company.show_at(at(Place::Bot, false));
            assert!(!company.html().contains(&left) && in_log(&company) == 0);
            company.show_at(at(Place::Device(TransportKind::Room), false));
            company.game.note_left(other);
            company.show_at(at(Place::Bot, true));
            let by_bot = w.plays_now(players.who(other), Place::Bot, false);
            for says in [&left, &by_bot] {
                assert!(company.live().notices.banner.says(says), "{says}");
                assert!(company.html().contains(says), "{says}: {}", company.html());
            }
            assert_eq!(in_log(&company), usize::from(decisions > 0));
            // What the bot decides leaves the notice there.
            play_on(&mut company.game, 1);
            company.game.note_stand_in();
            company.show_at(at(Place::Bot, true));
            assert!(company.live().notices.banner.says(&left));
            // A person's decision takes it away, and the log keeps it.
            play_on(&mut company.game, 1);
            company.show_at(at(Place::Bot, true));
            company.run_playback();
            assert!(!company.live().notices.banner.says(&left));
            assert_eq!(in_log(&company), 1);
        }
    }
}

#[test]
fn the_result_on_a_phone_says_where_the_next_match_begins() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let says = language.menu().next_game;
        let mut company = Company::of(&CATALOG[0], Seat::new(1), 5, env);
        play_on(&mut company.game, usize::MAX);
        let table = Screen::Live(Live::new(company.game.clone(), &env));
        assert!(!render(&table, &env).contains(says));
        company.show();
        company.run_playback();
        company.send(Msg::Continue);
        assert!(company.html().contains(says), "{}", company.html());
        // Without the table there is no next match.
        company.send(Msg::Host(HostEvent::Gone));
        assert!(!company.html().contains(says));
    }
}

#[test]
fn a_phone_is_told_of_an_undo_and_what_a_bot_played_for_it() {
    let seat = Seat::new(1);
    let mut told = [false; 2];
    for seed in 0..60 {
        let mut company = Company::of(&CATALOG[0], seat, seed, instant());
        while !company.game.is_over() && told != [true; 2] {
            play_on(&mut company.game, 1);
            let last = company.game.position() - 1;
            let is_own = company.game.mover(last) == seat;
            if is_own {
                company.game.note_stand_in();
            }
            company.show();
            let players = company.live().players(&company.env);
            if company.game.stood_in(last) {
                let said = (company.env.messages.language.by_letter().stood_in)(players.who(seat));
                let entry = &company.live().log.entries[last];
                assert!(entry.lines.iter().any(|line| line.text == said), "{entry:?}");
                told[0] = true;
            }
            if is_own && company.game.undo(seat) {
                company.show();
                let said = (company.env.messages.language.by_letter().undone)(players.who(seat));
                assert!(company.live().notices.banner.says(&said));
                told[1] = true;
                break;
            }
        }
    }
    assert_eq!(told, [true; 2]);
}

/// The news of an undo may be lost, or come after a decision of the device, which then asks for the whole match.
#[test]
fn an_undo_is_told_to_a_device_that_asks_for_the_whole_match() {
    let mut told = 0;
    for seed in 0..20 {
        let mut company = Company::of(&CATALOG[0], Seat::new(1), seed, instant());
        while !company.game.is_over() {
            play_on(&mut company.game, 1);
            company.show();
            let at = company.game.position() - 1;
            let by = company.game.mover(at);
            if !company.game.undo(by) {
                continue;
            }
            let players = company.live().players(&company.env);
            let said = (company.env.messages.language.by_letter().undone)(players.who(by));
            let shown = Snapshot::of(&company.game, names(&company.game, company.env.messages));
            drop(company.host.show(shown));
            // The second time nothing has happened since.
            for _ in 0..2 {
                company.send(Msg::Host(HostEvent::Opened));
                assert_eq!(company.live().source.position(), at);
                assert!(company.live().notices.banner.says(&said));
                let entries = &company.live().log.entries;
                let is_in_log = entries.iter().flat_map(|it| &it.lines).any(|it| it.text == said);
                assert!(is_in_log || at == 0, "{said}");
            }
            told += 1;
            break;
        }
    }
    assert!(told > 5, "{told}");
}

#[test]
fn an_undo_does_not_tell_whose_secret_decision_it_was() {
    let mut roll = 7_usize;
    for seed in 0..100 {
        let mut company = Company::of(&CATALOG[1], Seat::new(1), seed, instant());
        let w = company.env.messages.language.by_letter();
        while !company.game.is_over() {
            roll = roll.wrapping_mul(1_103_515_245).wrapping_add(12_345) % 2_147_483_648;
            let index = roll / 7 % company.game.legal_count();
            assert!(company.game.decide_index(index));
            company.show();
            let last = company.game.position() - 1;
            let by = company.game.mover(last);
            let is_secret = company.live().log.entries[last].seat.is_none();
            if !is_secret || !company.game.undo(by) {
                continue;
            }
            company.show();
            let banner = &company.live().notices.banner;
            assert!(banner.says(company.env.messages.table.taken_back));
            let players = company.live().players(&company.env);
            for seat in Seat::all(company.game.occupants().len()) {
                assert!(!banner.says(&(w.undone)(players.who(seat))));
            }
            return;
        }
    }
    panic!("no secret decision was undone");
}

#[test]
fn a_phone_plays_whole_matches() {
    for title in CATALOG {
        let seat = Seat::new(1);
        let mut company = Company::of(title, seat, 5, env());
        let (mut turns, mut bells, mut roll) = (0, 0, 7_usize);
        while !company.game.is_over() {
            assert!(!company.html().contains("public-screen"));
            if company.game.turn() != Turn::Of(seat) {
                assert!(!company.is_asked());
                play_on(&mut company.game, 1);
                company.show();
                continue;
            }
            company.run_playback();
            assert!(company.is_asked(), "{}", title.id);
            assert!(company.html().contains("hand-asked"), "{}", title.id);
            roll = roll * 31 % 1_009;
            let index = roll % company.game.legal_count();
            let (position, choice) = (company.game.position(), choice(&company.game, index));
            let touched = Touched {
                piece: "\"piece\"".into(),
                text: "text".to_owned(),
                actions: vec![("Play".to_owned(), choice.clone())],
                is_plain: false,
            };
            company.send(Msg::Touch(touched));
            assert!(company.html().contains("Play"), "{}: the button", title.id);
            let effects = company.send(Msg::Decide(choice.clone()));
            assert_eq!(company.game.position(), position + 1, "{}: {effects:?}", title.id);
            // A second tap on the same button comes too late.
            if company.game.turn() != Turn::Of(seat) {
                company.send(Msg::Decide(choice));
                assert_eq!(company.game.position(), position + 1);
            }
            turns += 1;
            bells += effects.0.iter().filter(|it| **it == Effect::Play(Sound::Bell)).count();
            assert_eq!(company.live().source.position(), company.game.position());
        }
        company.run_playback();
        company.send(Msg::Elapsed(Timer::Ceremony));
        assert!(company.html().contains("rail-result"), "{}", title.id);
        assert_eq!(company.decided, turns, "{}", title.id);
        assert!(turns > 2 && bells <= turns, "{}: {bells} of {turns}", title.id);
    }
}

#[test]
fn a_choice_of_several_decisions_is_sent_one_after_another() {
    let mut pairs = 0;
    for title in CATALOG {
        let seat = Seat::new(0);
        for seed in 0..6 {
            let mut company = Company::of(title, seat, seed, instant());
            for _ in 0..40 {
                if company.game.is_over() {
                    break;
                }
                let mut tried = company.game.clone();
                let is_theirs = |game: &AnyMatch| game.turn() == Turn::Of(seat);
                if is_theirs(&tried) && tried.decide_index(0) && is_theirs(&tried) {
                    let both = both(&company.game, &tried);
                    let position = company.game.position();
                    company.send(Msg::Decide(both));
                    assert_eq!(company.game.position(), position + 2, "{}", title.id);
                    pairs += 1;
                } else {
                    play_on(&mut company.game, 1);
                    company.show();
                }
            }
        }
    }
    assert!(pairs > 20, "{pairs} pairs of decisions");
}

macro_rules! both_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns the choice of the first decision of each of two positions.
        fn both(first: &AnyMatch, second: &AnyMatch) -> Choice {
            $(if let Some(first) = first.downcast_ref::<regalia::games::$module::$game>() {
                let second = second.downcast_ref().expect("the same game");
                let both: [&regalia::session::Match<regalia::games::$module::$game>; 2] = [first, second];
                let actions = both.map(|game| game.legal()[0]);
                return Choice::of::<regalia::games::$module::$game>(&actions);
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(both_of);

#[test]
fn a_phone_takes_its_decision_back_until_another_has_answered() {
    let mut undone = 0;
    for title in CATALOG {
        let seat = to_move(&deal(title, 2, 5));
        let mut company = Company::of(title, seat, 5, instant());
        assert_eq!(company.screen.can_undo(), None, "{}", title.id);
        company.send(Msg::Undo);
        assert_eq!(company.game.position(), 0);
        company.send(Msg::Decide(choice(&company.game, 0)));
        assert_eq!(company.game.position(), 1, "{}", title.id);
        let may = company.game.can_undo(seat);
        assert_eq!(company.screen.can_undo(), may.then_some(seat), "{}", title.id);
        let button = company.env.messages.table.undo;
        assert!(company.html().contains(button), "{}", title.id);
        company.send(Msg::Key(Key::Undo));
        assert_eq!(company.game.position(), usize::from(!may), "{}", title.id);
        assert_eq!(company.live().source.position(), company.game.position());
        undone += usize::from(may);
        if company.game.turn() == Turn::Of(seat) {
            assert!(company.is_asked(), "{}", title.id);
        }
    }
    assert!(undone > 1, "{undone} games let a first decision be taken back");
}

#[test]
fn a_phone_asks_for_a_hint_which_the_table_counts() {
    for title in CATALOG {
        let seat = to_move(&deal(title, 2, 5));
        let mut company = Company::of(title, seat, 5, instant());
        let effects = company.send(Msg::Hint);
        let asked = effects.0.iter().find_map(|effect| match effect {
            Effect::Ask(Worker::Teacher, question) => Some(question.clone()),
            _ => None,
        });
        let asked = asked.unwrap_or_else(|| panic!("{}: {effects:?}", title.id));
        // It holds what the seat knows, and no seed of the table.
        let seeds = [company.game.seed(), company.game.setup().bot_seed].map(|it| it.to_string());
        let numbers: Vec<_> = asked.split(|it: char| !it.is_ascii_digit()).collect();
        assert!(
            seeds
                .iter()
                .filter(|seed| seed.len() > 2)
                .all(|seed| !numbers.contains(&seed.as_str()))
        );
        let mut decided = company.game.clone();
        assert!(decided.decide_index(0));
        let hint = Hint {
            n: 0,
            steps: vec![decision_name(&decided)],
            chance: 50,
            next: None,
            alike: Vec::new(),
            why: Some("That is why.".to_owned()),
            names_next: false,
            cut_short: false,
        };
        let answer = serde_json::to_string(&hint).expect("plain data");
        assert_eq!(company.game.hints(seat), 0);
        company.send(Msg::Worker(Worker::Teacher, WorkerEvent::Answer(Some(answer))));
        assert_eq!(company.live().hint.hint(), Some(&hint), "{}", title.id);
        assert_eq!(company.game.hints(seat), 1, "{}", title.id);
        company.send(Msg::Hint);
        assert!(company.html().contains("That is why."), "{}", title.id);
    }
}

#[test]
fn a_phone_has_the_panels_of_the_table() {
    let mut rounds = 0;
    for title in CATALOG {
        let seat = Seat::new(1);
        let mut company = Company::of(title, seat, 5, instant());
        for _ in 0..9 {
            if company.game.turn() == Turn::Of(seat) {
                company.send(Msg::Decide(choice(&company.game, 0)));
            } else {
                play_on(&mut company.game, 1);
                company.show();
            }
        }
        for panel in [Panel::Rules, Panel::Log(None), Panel::Menu, Panel::Read, Panel::Missed] {
            company.send(Msg::Open(Some(panel)));
            assert_eq!(company.live().notices.panel, Some(panel), "{}", title.id);
        }
        // The phone reads aloud only what its seat may know, as the table does.
        let mut there = Live::new(company.game.clone(), &company.env);
        there.seats.accepted = Some(seat);
        let mut there = Screen::Live(there);
        for panel in [Panel::Read, Panel::Missed] {
            if company.game.turn() == Turn::Of(seat) {
                send(&mut there, Msg::Open(Some(panel)), &company.env);
                company.send(Msg::Open(Some(panel)));
                let read = [&there, &company.screen].map(|it| live(it).notices.read_out.clone());
                assert_eq!(read[0], read[1], "{}: {panel:?}", title.id);
            }
        }
        company.send(Msg::Open(None));
        assert_eq!(company.live().notices.panel, None);
        // P shows the last round again, if the seat was told of any.
        company.env = env();
        let from = company.live().log.missed_from(seat);
        let is_told = tells(&company, from);
        company.send(Msg::Key(Key::LastRound));
        assert_eq!(company.screen.beat().is_some(), is_told, "{}", title.id);
        rounds += usize::from(is_told);
    }
    assert!(rounds > 1, "{rounds} games had a round to show again");
}

/// Returns true if something is shown to the phone of the decisions from `from` on.
fn tells(company: &Company, from: usize) -> bool {
    let live = company.live();
    let players = Rc::new(live.players(&company.env));
    let view = live.source.view();
    from < view.position() && !view.playback(from, &players, company.env.messages).is_empty()
}

#[test]
fn a_finished_match_is_looked_back_on_from_a_phone_until_the_next_one() {
    for title in CATALOG {
        let seat = Seat::new(1);
        let mut company = Company::of(title, seat, 5, instant());
        assert!(company.live().own().is_none());
        play_on(&mut company.game, usize::MAX);
        company.show();
        assert!(company.live().is_over());
        assert_eq!(company.live().own().map(|game| game.link()), Some(company.game.link()));
        assert!(!company.html().contains(company.env.messages.table.same_again), "{}", title.id);
        company.send(Msg::Review(review::Ask::Open));
        assert!(company.screen.replay().is_some_and(|replay| replay.review().is_some()));
        company.send(Msg::Replay(Step::First));
        company.send(Msg::Replay(Step::Forward));
        assert_eq!(company.screen.replay().map(|replay| replay.at.position()), Some(1));
        // The table is asked again, and tells the same match: the replay stays.
        company.send(Msg::Host(HostEvent::Opened));
        assert!(company.screen.replay().is_some(), "{}", title.id);
        // Only the table can begin another match.
        let effects = company.send(Msg::Review(review::Ask::TryAgain(1)));
        assert!(!effects.0.iter().any(|effect| matches!(effect, Effect::Begin(_))));
        company.game = deal(title, 2, 9);
        company.show();
        assert!(company.screen.replay().is_none(), "{}", title.id);
        assert_eq!(company.live().source.position(), 0);
        assert!(company.live().own().is_none(), "{}", title.id);
    }
}

#[test]
fn a_phone_that_was_away_is_shown_what_it_has_missed() {
    let mut caught_up = 0;
    for title in CATALOG {
        let seat = Seat::new(1);
        let mut company = Company::of(title, seat, 5, env());
        company.run_playback();
        company.send(Msg::Host(HostEvent::Gone));
        let before = company.game.position();
        play_on(&mut company.game, 4);
        // The table tells its devices, but this one hears nothing.
        let names = names(&company.game, company.env.messages);
        company.host.show(Snapshot::of(&company.game, names));
        assert_eq!(company.live().source.position(), before);
        company.send(Msg::Open(Some(Panel::Rules)));
        company.send(Msg::Host(HostEvent::Opened));
        assert_eq!(company.live().source.position(), company.game.position(), "{}", title.id);
        assert_eq!(company.screen.beat().is_some(), tells(&company, before), "{}", title.id);
        caught_up += usize::from(company.screen.beat().is_some());
        assert_eq!(company.live().notices.panel, Some(Panel::Rules), "what was read stays open");
        company.run_playback();
    }
    assert!(caught_up > 1, "{caught_up} games had something to show");
}

#[test]
fn a_decision_that_was_lost_on_the_way_is_sent_again() {
    let title = &CATALOG[0];
    let seat = to_move(&deal(title, 2, 5));
    let mut company = Company::of(title, seat, 5, instant());
    let decision = choice(&company.game, 0);
    let effects = send(&mut company.screen, Msg::Decide(decision), &company.env);
    assert!(effects.0.iter().any(|it| matches!(it, Effect::Tell(ToHost::Decide { .. }))));
    assert!(!company.is_asked());
    assert!(!company.html().contains("It’s your turn"), "it is decided, and not answered");
    company.send(Msg::Host(HostEvent::Here));
    assert_eq!(company.game.position(), 1);
}

#[test]
fn a_refused_decision_can_be_made_again() {
    let title = &CATALOG[0];
    let game = deal(title, 2, 5);
    let seat = to_move(&game);
    let mut company = Company::of(title, seat, 5, instant());
    // The table is asked something else meanwhile, and the phone's decision comes too late.
    let decision = choice(&company.game, 0);
    let effects = send(&mut company.screen, Msg::Decide(decision.clone()), &company.env);
    assert!(effects.0.iter().any(|it| matches!(it, Effect::Tell(ToHost::Decide { .. }))));
    assert!(!company.is_asked(), "it waits for the table");
    company.send(Msg::Host(HostEvent::Refused(RefusalReason::Stale)));
    assert!(company.is_asked());
    company.send(Msg::Decide(decision));
    assert_eq!(company.game.position(), 1);
}

#[test]
fn a_phone_asks_first_if_its_person_wants_that() {
    let settings = Settings { ask_first: true, ..instant().settings };
    let env = Env { settings, ..instant() };
    let title = &CATALOG[0];
    let seat = to_move(&deal(title, 2, 5));
    let mut company = Company::of(title, seat, 5, env);
    let decision = choice(&company.game, 0);
    company.send(Msg::Decide(decision.clone()));
    assert_eq!(company.game.position(), 0);
    assert!(company.html().contains(env.messages.table.for_good));
    company.send(Msg::Decide(decision));
    assert_eq!(company.game.position(), 1);
}

#[test]
fn a_phone_says_when_the_table_is_silent_and_goes_on() {
    for language in Language::ALL {
        let env = Env { messages: language.messages(), ..instant() };
        let mut company = Company::of(&CATALOG[2], Seat::new(0), 5, env);
        let w = language.phones();
        assert!(!company.html().contains(w.tablet_silent));
        company.send(Msg::Host(HostEvent::Gone));
        assert_eq!(company.screen.contact(), Some(Contact::Away));
        assert!(company.html().contains(w.tablet_silent));
        company.send(Msg::Host(HostEvent::Here));
        assert!(!company.html().contains(w.tablet_silent));
    }
}

/// Its connection does not come back: whatever it decides is heard by no one.
#[test]
fn a_phone_that_has_lost_the_table_asks_for_no_decision() {
    let mut asked = 0;
    for title in CATALOG {
        for seat in [0, 1].map(Seat::new) {
            let mut company = Company::of(title, seat, 5, instant());
            company.run_playback();
            if !company.screen.is_asked() {
                continue;
            }
            company.send(Msg::Host(HostEvent::Lost));
            assert!(!company.screen.is_asked(), "{}", title.id);
            let html = company.html();
            assert!(!html.contains(" lit\"") && !html.contains("button primary"), "{}", title.id);
            company.send(Msg::Host(HostEvent::Gone));
            assert_eq!(company.screen.contact(), Some(Contact::Lost), "{}", title.id);
            asked += 1;
        }
    }
    assert!(asked >= 5, "{asked}");
}

#[test]
fn what_the_table_hides_does_not_show_on_a_phone() {
    // Whatever the other hands are: the same view gives the same page.
    let mut compared = 0;
    for title in CATALOG {
        let mut seen: HashMap<String, (String, String)> = HashMap::new();
        for seed in 0..150 {
            let seat = Seat::new(0);
            let company = Company::of(title, seat, seed, instant());
            let own = view(&company.game, Viewer::Of(seat));
            let others = view(&company.game, Viewer::Of(Seat::new(1)));
            let names = names(&company.game, env().messages).concat();
            let html = company.html();
            match seen.get(&(own.clone() + &names)) {
                None => drop(seen.insert(own + &names, (html, others))),
                Some((other, before)) => {
                    assert_eq!(&html, other, "{}: seed {seed}", title.id);
                    compared += usize::from(*before != others);
                }
            }
        }
    }
    println!("{compared} pairs of deals were compared");
}

#[test]
fn a_page_that_was_hidden_does_not_open_a_hand() {
    for (name, mut screen) in tables() {
        let before = render(&screen, &instant());
        send(&mut screen, Msg::Cover, &instant());
        assert_eq!(render(&screen, &instant()), before, "{name}");
    }
}

/// Their phone may be back soon, and others may look: the hand is not the first thing that is offered.
#[test]
fn the_hand_of_a_phone_that_has_left_is_not_the_golden_button() {
    for title in CATALOG {
        let mut screen = Screen::Live(Live::new(deal(title, 2, 5), &instant()));
        let seat = to_move(live(&screen).game());
        let golden = |screen: &Screen| {
            let html = render(screen, &env());
            let from = html.find("button primary").expect("a golden button");
            let text = &html[from..];
            text[..text.find("</button>").expect("its end")].contains("New code")
        };
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        assert!(!golden(&screen), "{}", title.id);
        for event in
            [SeatEvent::Device(seat, TransportKind::Room, Presence::Joined), SeatEvent::Left(seat)]
        {
            send(&mut screen, Msg::Phone(event), &instant());
        }
        assert_eq!(screen.next_person(), Some(seat), "{}", title.id);
        assert!(golden(&screen), "{}", title.id);
    }
}

#[test]
fn the_keeper_keeps_the_table_while_a_lost_phone_is_expected_back() {
    let mut kept = 0;
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let seat = to_move(&game);
        if !game.occupants()[seat.index()].is_person() {
            continue;
        }
        let mut screen = Screen::Live(Live::new(game, &instant()));
        let others: Vec<Seat> = live(&screen).here().without(seat).iter().collect();
        for &other in &others {
            send(&mut screen, Msg::Phone(joined(other)), &instant());
        }
        send(&mut screen, Msg::Accept(seat), &instant());
        send(&mut screen, Msg::Phone(SeatEvent::Left(others[0])), &instant());
        assert_eq!(live(&screen).viewer(), Viewer::Of(seat), "{}", title.id);
        for _ in 0..60 {
            match live(&screen).turn() {
                TurnState::Person(mover) => {
                    assert_eq!(mover, seat, "{}", title.id);
                    let made = Msg::Decide(choice(live(&screen).game(), 0));
                    send(&mut screen, made, &instant());
                }
                TurnState::HandOver(mover) => {
                    // Now they are asked for, and nobody's hand is shown.
                    assert_eq!((mover, live(&screen).viewer()), (others[0], Viewer::Public));
                    kept += 1;
                    break;
                }
                TurnState::Away(_) => {
                    let made = decided(&screen, 0);
                    send(&mut screen, made, &instant());
                }
                TurnState::Bot(_) => {
                    let Screen::Live(live) = &mut screen else { panic!("it stays") };
                    play_on(live.game_mut(), 1);
                }
                TurnState::Elsewhere | TurnState::Over => break,
            }
        }
    }
    assert!(kept > 1, "only {kept} games asked for the player of the lost phone");
}
