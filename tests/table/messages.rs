//! Every message on every screen: results that must never occur.

use crate::screens::OwnMatch as _;
use crate::screens::{by_letter, choice, deal, env, instant, of_all_games, play_on, render, send};
use regalia::engine::{Seat, Viewer};
use regalia::session::library::Safety;
use regalia::session::remote::{
    Decision, Host, Peer, Progress, RefusalReason, SeatEvent, Snapshot, ToHost, Vote,
};
use regalia::session::{AnyMatch, Plan, applied};
use regalia::session::{Place, Presence, SeatPlace, TransportKind};
use regalia::ui::catalog::CATALOG;
use regalia::ui::games::DraftChoice;
use regalia::ui::table::arrows::Arrow;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::{
    HostEvent, Key, Msg, Ownership, Panel, Sight, Timer, Worker, WorkerEvent,
};
use regalia::ui::table::presenter::names;
use regalia::ui::table::replay::Step;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::selection::Touched;
use regalia::ui::table::turn::TurnState;
use regalia::ui::table::{guide, review};

/// Defines `KINDS`, and `kind`, which returns the place of a message's kind among them. A new kind of
/// message does not compile before it is listed, and then has to be among `messages`.
macro_rules! kinds {
    ($($kind:pat,)*) => {
        const KINDS: &[&str] = &[$(stringify!($kind)),*];

        fn kind(msg: &Msg) -> &'static str {
            match msg {
                $($kind => stringify!($kind),)*
            }
        }
    };
}

kinds! {
    Msg::Decide(_),
    Msg::Touch(_),
    Msg::PutBack,
    Msg::Draft(_),
    Msg::Explain(_),
    Msg::Continue,
    Msg::Next,
    Msg::TapThrough(_),
    Msg::TappedThrough(_),
    Msg::Skip { .. },
    Msg::LastRound,
    Msg::SeeResult,
    Msg::Hint,
    Msg::Accept(_),
    Msg::WantAsking(_),
    Msg::Undo,
    Msg::Redo,
    Msg::Open(_),
    Msg::Again,
    Msg::GiveUp(_),
    Msg::Vote(_, _),
    Msg::SeenBy(_),
    Msg::ShowAll(_),
    Msg::Replay(_),
    Msg::Review(_),
    Msg::Lesson(_),
    Msg::PlayHere,
    Msg::Key(_),
    Msg::Opened,
    Msg::Worker(_, _),
    Msg::Elapsed(_),
    Msg::Stored(_),
    Msg::Owner(_, _),
    Msg::Updated(_),
    Msg::Cover,
    Msg::Seen(_),
    Msg::SendLetter,
    Msg::PlaceSeats(_),
    Msg::ByLetter(_),
    Msg::Language,
    Msg::StandIn(_, _),
    Msg::Places(_),
    Msg::Phone(SeatEvent::Device(_, _, _)),
    Msg::Phone(SeatEvent::Left(_)),
    Msg::Phone(SeatEvent::Freed(_)),
    Msg::Phone(SeatEvent::Intruded(_)),
    Msg::Phone(SeatEvent::Flooded(_)),
    Msg::Phone(SeatEvent::TakenBack { .. }),
    Msg::Phone(SeatEvent::GaveUp { .. }),
    Msg::Phone(SeatEvent::Voted(_, _)),
    Msg::Phone(SeatEvent::Hinted { .. }),
    Msg::Phone(SeatEvent::Decided(_)),
    Msg::Host(HostEvent::Opened),
    Msg::Host(HostEvent::Hello(_, _)),
    Msg::Host(HostEvent::News(_)),
    Msg::Host(HostEvent::Gone),
    Msg::Host(HostEvent::Lost),
    Msg::Host(HostEvent::OtherVersion),
    Msg::Host(HostEvent::Taken),
    Msg::Host(HostEvent::Shown(_)),
    Msg::Host(HostEvent::Moved(_)),
    Msg::Host(HostEvent::Here),
    Msg::Host(HostEvent::Refused(_)),
    Msg::Host(HostEvent::Changed),
}

/// The kinds that bring another match, or one that another device tells.
const BRING: [&str; 3] =
    ["Msg::Updated(_)", "Msg::Host(HostEvent::Hello(_, _))", "Msg::Host(HostEvent::News(_))"];

#[test]
fn every_kind_of_message_is_tried() {
    let tried: Vec<_> = messages(Some(&deal(&CATALOG[0], 2, 1))).iter().map(kind).collect();
    for kind in KINDS {
        assert_ne!(tried.contains(kind), BRING.contains(kind), "{kind}");
    }
}

/// Returns every message, with decisions of this match; except those by which the browser brings
/// another match.
pub fn messages(game: Option<&AnyMatch>) -> Vec<Msg> {
    let workers = [Worker::Bots, Worker::Teacher, Worker::Reviewer];
    let timers = [
        Timer::Playback,
        Timer::Bots,
        Timer::Teacher,
        Timer::Storage,
        Timer::Settle,
        Timer::Review,
        Timer::Reviewer,
        Timer::Ceremony,
        Timer::Replay,
    ];
    let keys = [
        Key::Undo,
        Key::Redo,
        Key::Rules,
        Key::Log,
        Key::Read,
        Key::Missed,
        Key::Goals,
        Key::Menu,
        Key::Cover,
        Key::Text("text".to_owned()),
        Key::Arrow(Arrow::Left),
        Key::Arrow(Arrow::Right),
        Key::Arrow(Arrow::Up),
        Key::Arrow(Arrow::Down),
        Key::Continue { on_button: false },
        Key::Continue { on_button: true },
        Key::Hold,
        Key::Escape,
        Key::LastRound,
        Key::Hint,
    ];
    let steps =
        [Step::First, Step::Back, Step::Forward, Step::Last, Step::To(3), Step::Play, Step::Leave];
    let panels = [
        None,
        Some(Panel::Rules),
        Some(Panel::Log(None)),
        Some(Panel::Log(Some(0))),
        Some(Panel::Goals),
        Some(Panel::Letter),
        Some(Panel::OpenLetter),
        Some(Panel::Menu),
        Some(Panel::Read),
        Some(Panel::Missed),
        Some(Panel::GiveUp),
        Some(Panel::Places(Plan::default())),
    ];
    let asks = [
        review::Ask::Open,
        review::Ask::Cancel,
        review::Ask::Show(2),
        review::Ask::Motive(2),
        review::Ask::Numbers,
        review::Ask::TryAgain(2),
        review::Ask::Back,
    ];
    let mut all = vec![
        Msg::PutBack,
        Msg::Draft(DraftChoice { asks: Some("which".to_owned()), held: Vec::new() }),
        Msg::Explain("text".to_owned()),
        Msg::Continue,
        Msg::Next,
        Msg::Skip { by_button: false },
        Msg::LastRound,
        Msg::SeeResult,
        Msg::Hint,
        Msg::WantAsking(true),
        Msg::WantAsking(false),
        Msg::Undo,
        Msg::Redo,
        Msg::Again,
        Msg::PlayHere,
        Msg::Opened,
        Msg::Language,
        Msg::SendLetter,
        Msg::PlaceSeats(by_letter(&[0], None)),
        Msg::PlaceSeats(by_letter(&[0, 1, 2, 3, 4], None)),
        Msg::ByLetter(by_letter(&[1], Some(3))),
        Msg::TapThrough((5, 5)),
        Msg::TappedThrough(true),
        Msg::TappedThrough(false),
        Msg::ShowAll(true),
        Msg::ShowAll(false),
        Msg::SeenBy(Viewer::Public),
        Msg::SeenBy(Viewer::Of(Seat::new(1))),
        Msg::Stored(Safety::OnDisk),
        Msg::Stored(Safety::Writing),
        Msg::Stored(Safety::InMemory),
        Msg::Cover,
        Msg::Seen(Sight::Hidden),
        Msg::Seen(Sight::OnScreen),
        Msg::Seen(Sight::Seen),
        Msg::Lesson(guide::Ask::GoOn),
        Msg::Lesson(guide::Ask::Back),
        Msg::Lesson(guide::Ask::Tapped),
        Msg::Lesson(guide::Ask::Again),
        Msg::Lesson(guide::Ask::PlayOn),
        Msg::Owner(Ownership::Here, None),
        Msg::Owner(Ownership::OtherTab, None),
        Msg::Places(Vec::new()),
        Msg::Places(vec![
            SeatPlace { place: Place::Bot, has_left: true, ..SeatPlace::default() };
            2
        ]),
        Msg::Host(HostEvent::Opened),
        Msg::Host(HostEvent::Gone),
        Msg::Host(HostEvent::Lost),
        Msg::Host(HostEvent::OtherVersion),
        Msg::Host(HostEvent::Taken),
        Msg::Host(HostEvent::Here),
        Msg::Host(HostEvent::Shown(Progress::after(game.map_or(0, |game| game.position())))),
        Msg::Host(HostEvent::Moved(Place::Bot)),
        Msg::Host(HostEvent::Changed),
        Msg::Host(HostEvent::Refused(RefusalReason::Final)),
    ];
    all.extend((0..3).map(Seat::new).flat_map(|seat| {
        let position = game.map_or(0, |game| game.position());
        [
            Msg::Phone(SeatEvent::Device(seat, TransportKind::Broker, Presence::Invited)),
            Msg::Phone(SeatEvent::Device(seat, TransportKind::Room, Presence::Joined)),
            Msg::Phone(SeatEvent::Device(seat, TransportKind::Room, Presence::Silent)),
            Msg::Phone(SeatEvent::Left(seat)),
            Msg::Phone(SeatEvent::Freed(seat)),
            Msg::Phone(SeatEvent::Intruded(seat)),
            Msg::Phone(SeatEvent::Flooded(seat)),
            Msg::Phone(SeatEvent::TakenBack { seat, position }),
            Msg::Phone(SeatEvent::GaveUp { seat, position }),
            Msg::Phone(SeatEvent::Hinted { seat, position }),
            Msg::Phone(SeatEvent::Decided(Decision { seat, index: 0, position })),
            Msg::StandIn(seat, Place::Here),
            Msg::StandIn(seat, Place::Bot),
            Msg::GiveUp(seat),
            Msg::Vote(seat, Vote::Suggest),
            Msg::Vote(seat, Vote::PlayOn),
            Msg::Phone(SeatEvent::Voted(seat, Vote::Agree)),
        ]
    }));
    all.extend((0..2).map(|seat| Msg::Accept(Seat::new(seat))));
    all.extend(workers.into_iter().flat_map(|worker| {
        let events = [
            WorkerEvent::Ready,
            WorkerEvent::Answer(None),
            WorkerEvent::Answer(Some("{}".to_owned())),
            WorkerEvent::Failed,
        ];
        events.map(|event| Msg::Worker(worker, event))
    }));
    all.extend(timers.map(Msg::Elapsed));
    all.extend(keys.map(Msg::Key));
    all.extend(steps.map(Msg::Replay));
    all.extend(panels.map(Msg::Open));
    all.extend(asks.map(Msg::Review));
    if let Some(game) = game {
        for index in 0..game.legal_count().min(3) {
            let choice = choice(game, index);
            all.push(Msg::Decide(choice.clone()));
            all.push(Msg::Touch(Touched {
                piece: "piece".into(),
                text: "text".to_owned(),
                actions: vec![("Play".to_owned(), choice)],
                is_plain: true,
            }));
        }
    }
    all
}

/// Returns everything of a match that is saved.
fn kept(screen: &Screen) -> Option<String> {
    screen.live().and_then(|live| live.own()).map(|game| game.save())
}

/// Describes the message under test, and the screen it was sent to.
fn tell(name: &str, msg: &Msg) -> String {
    format!("{name}: {msg:?}")
}

fn each(mut check: impl FnMut(&str, Screen, Msg)) {
    for (name, screen) in of_all_games() {
        for msg in messages(screen.live().and_then(|live| live.own())) {
            check(&name, screen.clone(), msg);
        }
    }
}

#[test]
fn only_a_live_match_or_a_lesson_changes() {
    each(|name, mut screen, msg| {
        if matches!(screen, Screen::Live(_) | Screen::Lesson(..)) {
            return;
        }
        let before = kept(&screen);
        let what = tell(name, &msg);
        let effects = send(&mut screen, msg, &env());
        assert_eq!(kept(&screen), before, "{what}");
        let saves = effects.0.iter().any(|effect| {
            matches!(effect, Effect::Save | Effect::NotifyHost { .. } | Effect::SaveProgress(_))
        });
        assert!(!saves, "{what}: {effects:?}");
    });
}

#[test]
fn a_finished_match_changes_by_undo_alone() {
    each(|name, mut screen, msg| {
        let is_finished = matches!(&screen, Screen::Live(live) if live.is_over());
        if !is_finished || matches!(msg, Msg::Undo | Msg::Key(Key::Undo)) {
            return;
        }
        let before = kept(&screen);
        let what = tell(name, &msg);
        send(&mut screen, msg, &env());
        assert_eq!(kept(&screen), before, "{what}");
    });
}

#[test]
fn a_replay_asks_no_bot_and_plays_no_sound() {
    each(|name, mut screen, msg| {
        if !matches!(screen, Screen::Replay(_)) {
            return;
        }
        let what = tell(name, &msg);
        let leaves = msg == Msg::Replay(Step::Leave);
        let asks_why = msg == Msg::Review(review::Ask::Motive(2));
        let effects = send(&mut screen, msg, &env());
        let asks = effects.0.iter().any(|effect| {
            matches!(
                effect,
                Effect::Start(_)
                    | Effect::Ask(Worker::Bots | Worker::Teacher, _)
                    | Effect::Play(_)
                    | Effect::Shake
            )
        });
        assert!(leaves || asks_why || !asks, "{what}: {effects:?}");
    });
}

#[test]
fn nothing_but_the_next_person_uncovers_their_hand() {
    each(|name, mut screen, msg| {
        let Screen::Live(live) = &screen else { return };
        let TurnState::HandOver(seat) = live.turn() else { return };
        // The library's word about who plays here comes from another tab of this device.
        if msg == Msg::Accept(seat) || matches!(msg, Msg::ByLetter(_)) {
            return;
        }
        let what = tell(name, &msg);
        send(&mut screen, msg, &env());
        // An undone decision goes back to the person who made it.
        let live = screen.live().expect("a match");
        assert_eq!(live.viewer(), Viewer::Public, "{what}");
        assert_eq!(live.hint.hint(), None, "{what}");
    });
}

#[test]
fn a_watching_tab_decides_nothing() {
    each(|name, mut screen, msg| {
        if !matches!(screen, Screen::ReadOnly(_)) || matches!(msg, Msg::Owner(..)) {
            return;
        }
        let what = tell(name, &msg);
        let effects = send(&mut screen, msg, &env());
        let asks = effects.0.iter().any(|effect| {
            matches!(effect, Effect::Ask(Worker::Bots | Worker::Teacher, _) | Effect::Save)
        });
        assert!(!asks, "{what}: {effects:?}");
    });
}

#[test]
fn whatever_is_sent_the_screen_can_be_rendered() {
    each(|name, mut screen, msg| {
        let is_empty = screen.live().is_none();
        let what = tell(name, &msg);
        send(&mut screen, msg, &instant());
        let html = render(&screen, &instant());
        // The public sees the end as a podium.
        let is_shown = html.contains("class=\"board") || html.contains("class=\"podium\"");
        assert!(is_empty || is_shown, "{what}");
    });
}

#[test]
fn undo_during_a_replay_leaves_the_result() {
    for title in CATALOG {
        let mut game = deal(title, 1, 3);
        play_on(&mut game, usize::MAX);
        let mut screen = Screen::Live(Live::new(game, &env()));
        send(&mut screen, Msg::Replay(Step::First), &env());
        assert!(matches!(screen, Screen::Replay(_)), "{}", title.id);
        for key in [Key::Undo, Key::LastRound] {
            let effects = send(&mut screen, Msg::Key(key), &env());
            assert!(
                !effects.0.iter().any(|effect| matches!(effect, Effect::Save | Effect::Play(_)))
            );
        }
        send(&mut screen, Msg::Replay(Step::Leave), &env());
        assert!(matches!(&screen, Screen::Live(live) if live.is_over()), "{}", title.id);
    }
}

/// Returns hosts that tell this match to the public and to two seats, each to one device.
fn hosts(game: &AnyMatch) -> Vec<Host> {
    let viewers = [Viewer::Public, Viewer::Of(Seat::new(0)), Viewer::Of(Seat::new(1))];
    let host = |viewer| {
        let mut host = Host::new(7);
        host.admit(TransportKind::Room, "token", viewer);
        host.show(Snapshot::of(game, names(game, env().messages)));
        let join = ToHost::Join { token: "token".to_owned() };
        assert_eq!(host.receive(Peer(TransportKind::Room, 1), Ok(join), 7).messages.len(), 1);
        host
    };
    viewers.map(host).into()
}

/// A decision is applied once, however many viewers it has here and elsewhere: the table and the hosts
/// use the states that the match has kept.
#[test]
fn a_decision_is_applied_once_and_saved() {
    for title in CATALOG {
        for persons in [1, 2] {
            let game = deal(title, persons, 4);
            let mut hosts = hosts(&game);
            let mut screen = Screen::Live(Live::new(game, &env()));
            let mut decided = 0;
            while decided < 12 {
                let live = screen.live().expect("a match");
                match live.turn() {
                    TurnState::HandOver(seat) => drop(send(&mut screen, Msg::Accept(seat), &env())),
                    TurnState::Person(_) => {
                        let (before, from) = (applied(), live.source.position());
                        let decision = Msg::Decide(choice(live.game(), 0));
                        let effects = send(&mut screen, decision, &env());
                        render(&screen, &env());
                        let game = screen.live().expect("a match").game();
                        for host in &mut hosts {
                            let told = host.show(Snapshot::of(game, names(game, env().messages)));
                            assert_eq!(told.len(), 1, "{}: {decided}", title.id);
                        }
                        while screen.beat().is_some() {
                            send(&mut screen, Msg::Next, &env());
                            render(&screen, &env());
                        }
                        let made = screen.live().map_or(0, |live| live.source.position()) - from;
                        assert!(made > 0, "{}: {decided}", title.id);
                        assert_eq!(applied() - before, made as u64, "{}: {decided}", title.id);
                        let saves = effects.0.iter().filter(|effect| **effect == Effect::Save);
                        assert!(saves.count() >= 1, "{}: {decided}", title.id);
                        decided += 1;
                    }
                    _ => break,
                }
                while screen.beat().is_some() {
                    send(&mut screen, Msg::Next, &env());
                }
            }
            assert!(persons == 1 || decided > 0, "{}", title.id);
        }
    }
}
