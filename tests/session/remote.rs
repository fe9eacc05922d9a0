//! A match on several devices: what the host tells, what it accepts, and what a guest makes of it.

use regalia::bots::Level;
use regalia::engine::{Game, MAX_SEATS, Rng, Seat, Stream, Viewer};
use regalia::session::TransportKind::Window;
use regalia::session::remote::{
    AnyRemoteMatch, Decision, FromHost, Host, MAX_TO_HOST, MAX_TOKEN, MOST_GUESTS, MessageError,
    Outgoing, Output, Peer, RawUpdate, RefusalReason, RemoteMatch, SeatEvent, Snapshot, ToHost,
    UpdateError, Vote, serial_at_start,
};
use regalia::session::{
    Agreement, AnyMatch, Known, Match, NewMatch, Occupant, Place, SeatPlace, UndoRule, infos,
    new_match, open_link,
};
use serde_json::{Value, json};

/// Seeds with too many digits to occur in a text by chance.
const SEED: u64 = 8_765_432_109_876_543;
const BOT_SEED: u64 = 1_234_567_890_123_456;

/// The time at which the tests begin, in milliseconds.
const NOW: u64 = 1_700_000_000_000;

/// The peer of a public screen. The peer of a seat has the seat's number.
const SCREEN: Peer = Peer(Window, 90);

/// Returns a new match of persons.
fn deal(game: &str, seats: usize) -> AnyMatch {
    let person = |seat| Occupant::Person { name: format!("P{seat}") };
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed: SEED,
        bot_seed: BOT_SEED,
        occupants: (0..seats).map(person).collect(),
        agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
    };
    new_match(&new).expect("the game is known").expect("it can be dealt")
}

fn peer(seat: Seat) -> Peer {
    Peer(Window, seat.index() as u64)
}

fn token(viewer: Viewer) -> String {
    match viewer {
        Viewer::Of(seat) => format!("seat-{}", seat.index()),
        Viewer::Public => "everyone".to_owned(),
    }
}

fn names(play: &AnyMatch) -> Vec<String> {
    (0..play.occupants().len()).map(|seat| format!("Name {seat}")).collect()
}

fn viewers(play: &AnyMatch) -> Vec<Viewer> {
    Seat::all(play.occupants().len()).map(Viewer::Of).chain([Viewer::Public]).collect()
}

/// A guest on a device of its own.
struct Guest {
    peer: Peer,
    viewer: Viewer,
    match_: Option<AnyRemoteMatch>,
    refused: Vec<RefusalReason>,
}

impl Guest {
    fn hear(&mut self, text: &str) {
        match FromHost::read(text).expect("the host's own message") {
            FromHost::Hello { facts, told } => {
                self.match_ = AnyRemoteMatch::begin(*facts, &told).ok();
            }
            FromHost::News { told } => {
                let followed = self.match_.as_mut().expect("it has joined");
                followed.hear(&told).expect("nothing is missing");
            }
            FromHost::Here { serial, .. } => {
                assert_eq!(self.match_.as_ref().map(|play| play.serial()), Some(serial));
            }
            FromHost::Refused { why } => self.refused.push(why),
            FromHost::Gone | FromHost::Moved { .. } => self.match_ = None,
            FromHost::Free { .. } | FromHost::Spare { .. } => {
                panic!("every guest here has a token")
            }
        }
    }

    fn followed(&self) -> &AnyRemoteMatch {
        self.match_.as_ref().expect("it has joined")
    }
}

/// A message to a guest as it is sent.
#[derive(Clone, Debug, PartialEq)]
struct Sent {
    to: Peer,
    text: String,
}

impl From<Outgoing> for Sent {
    fn from(Outgoing { to, message }: Outgoing) -> Self {
        Self { to, text: message.text() }
    }
}

/// The outcome of a guest's message.
struct Received {
    outgoing: Vec<Sent>,
    event: Option<SeatEvent>,
}

impl From<Output> for Received {
    fn from(Output { messages, events, .. }: Output) -> Self {
        assert!(events.len() <= 1, "{events:?}");
        let outgoing = messages.into_iter().map(Sent::from).collect();
        Self { outgoing, event: events.first().copied() }
    }
}

/// A table with all its guests.
struct Company {
    play: AnyMatch,
    host: Host,
    guests: Vec<Guest>,
    now: u64,
    /// All texts that were sent to guests.
    sent: Vec<Sent>,
}

impl Company {
    /// Returns a table whose seats and public screen have all joined.
    fn of(game: &str, seats: usize) -> Self {
        let play = deal(game, seats);
        let mut host = Host::new(serial_at_start(1));
        for viewer in viewers(&play) {
            host.admit(Window, &token(viewer), viewer);
        }
        assert_eq!(host.show(Snapshot::of(&play, names(&play))), []);
        let guest = |viewer: Viewer| Guest {
            peer: viewer.seat().map_or(SCREEN, peer),
            viewer,
            match_: None,
            refused: Vec::new(),
        };
        let guests = viewers(&play).into_iter().map(guest).collect();
        let mut company = Self { play, host, guests, now: NOW, sent: Vec::new() };
        for viewer in viewers(&company.play) {
            company.join(viewer.seat().map_or(SCREEN, peer), viewer);
        }
        company
    }

    fn join(&mut self, peer: Peer, viewer: Viewer) {
        let received = self.send(peer, &ToHost::Join { token: token(viewer) }.text());
        assert_eq!(received.event, None);
    }

    /// Sends a text to the host, and delivers its answers.
    fn send(&mut self, from: Peer, text: &str) -> Received {
        self.now += 1_000;
        let output = self.host.receive(from, ToHost::read(text), self.now);
        self.deliver(&output.messages);
        output.into()
    }

    fn deliver(&mut self, all: &[Outgoing]) {
        for outgoing in all.iter().cloned().map(Sent::from) {
            if let Some(guest) = self.guests.iter_mut().find(|guest| guest.peer == outgoing.to) {
                guest.hear(&outgoing.text);
            }
            self.sent.push(outgoing);
        }
    }

    /// Tells all guests the match as it stands.
    fn show(&mut self) {
        let outgoing = self.host.show(Snapshot::of(&self.play, names(&self.play)));
        self.deliver(&outgoing);
    }

    /// Makes a decision at the table.
    fn decide(&mut self, index: usize) {
        assert!(self.play.decide_index(index), "a legal decision");
        self.show();
    }

    /// Makes random decisions at the table.
    fn play_on(&mut self, decisions: usize) {
        for n in 0..decisions {
            match self.play.legal_count() {
                0 => return,
                count => self.decide((n * 7 + 3) % count),
            }
        }
    }

    fn guest(&self, viewer: Viewer) -> &Guest {
        self.guests.iter().find(|guest| guest.viewer == viewer).expect("a guest")
    }

    fn to_move(&self) -> Seat {
        match self.play.turn() {
            regalia::engine::Turn::Of(seat) => seat,
            regalia::engine::Turn::Over(_) => panic!("the match is over"),
        }
    }

    /// Asserts that every guest knows exactly what its viewer knows of the match.
    fn agrees(&self) {
        for guest in &self.guests {
            agrees(&self.play, guest.followed(), guest.viewer);
        }
    }
}

/// Asserts that a guest knows exactly what its viewer knows of the match.
pub fn agrees(play: &AnyMatch, followed: &AnyRemoteMatch, viewer: Viewer) {
    macro_rules! any_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(if let Some(play) = play.downcast_ref::<regalia::games::$module::$game>() {
                return same(play, followed.downcast_ref().expect("the same game"), viewer);
            })*
        };
    }
    regalia::with_games!(any_game);
}

fn same<G: Game>(play: &Match<G>, followed: &RemoteMatch<G>, viewer: Viewer) {
    assert_eq!(followed.view(viewer), play.view(viewer), "{viewer:?}");
    assert_eq!(followed.outcome(), play.outcome());
    assert_eq!(followed.position(), play.position());
    assert_eq!(followed.legal(viewer), Known::legal(play, viewer));
    assert_eq!(followed.can_undo(viewer), Known::can_undo(play, viewer), "{viewer:?}");
    assert_eq!(followed.link(), Known::link(play));
    // Most of a long match is the same as at the check before.
    for n in play.position().saturating_sub(20)..play.position() {
        assert_eq!(followed.mover(n, viewer), play.mover(n, viewer), "{n} for {viewer:?}");
        assert_eq!(followed.events(n, viewer), play.events(n, viewer), "{n} for {viewer:?}");
    }
    assert!(followed.state().is_none());
}

#[test]
fn whole_matches_are_played_by_guests_to_the_same_end() {
    for info in infos() {
        for seats in [*info.seats.start(), *info.seats.end()] {
            let mut company = Company::of(info.id, seats);
            let mut dice = Rng::new(5, Stream::Tool(seats as u32));
            let (mut longest_news, mut length) = (0, 0);
            while !company.play.is_over() {
                let seat = company.to_move();
                for guest in &company.guests {
                    let count = guest.followed().legal_count();
                    assert_eq!(count > 0, guest.viewer.is(seat), "only the seat to move decides");
                }
                let followed = company.guest(Viewer::Of(seat)).followed();
                assert_eq!(followed.legal_count(), company.play.legal_count());
                let index = dice.below(followed.legal_count());
                let decide = ToHost::Decide { serial: followed.serial(), index: index as u32 };
                let received = company.send(peer(seat), &decide.text());
                let position = company.play.position();
                assert_eq!(
                    received.event,
                    Some(SeatEvent::Decided(Decision { seat, index, position }))
                );
                assert_eq!(received.outgoing, []);
                company.sent.clear();
                company.decide(index);
                let news = company.sent.iter().map(|sent| sent.text.len()).max();
                longest_news = longest_news.max(news.unwrap_or(0));
                length += 1;
                if length % 16 == 0 {
                    company.agrees();
                }
            }
            company.agrees();
            for guest in &company.guests {
                let agreed = guest.followed().outcome();
                let regalia::engine::Turn::Over(outcome) = company.play.turn() else {
                    panic!("the match is over")
                };
                assert_eq!(agreed, Some(outcome));
                let link = guest.followed().link().expect("nothing is hidden any more");
                let opened = open_link(link).expect("the match");
                assert_eq!(opened.in_common(&company.play), company.play.position());
                assert_eq!(guest.refused, []);
            }
            // Reconnecting at the end tells the whole match in one message.
            company.sent.clear();
            for viewer in viewers(&company.play) {
                company.join(viewer.seat().map_or(SCREEN, peer), viewer);
            }
            company.agrees();
            let whole = company.sent.iter().map(|sent| sent.text.len()).max().unwrap_or(0);
            println!(
                "{} for {seats}: {length} decisions, news of at most {longest_news} bytes, all in \
                 {whole} bytes",
                info.id
            );
            assert!(whole < 1 << 18 && longest_news < 1 << 17, "{}", info.id);
        }
    }
}

#[test]
fn a_guest_that_joins_in_the_middle_knows_the_same_as_one_from_the_start() {
    for info in infos() {
        let seats = *info.seats.end();
        let mut company = Company::of(info.id, seats);
        for decisions in [1, 14, 25] {
            company.play_on(decisions);
            let viewer = Viewer::Of(Seat::new(seats - 1));
            let from_start = company.guest(viewer).followed().clone();
            company.join(peer(Seat::new(seats - 1)), viewer);
            let joined = company.guest(viewer).followed();
            assert_eq!(joined.serial(), from_start.serial());
            assert_eq!(joined.facts(), from_start.facts());
            agrees(&company.play, joined, viewer);
            // And it can go on.
            company.play_on(3);
            company.agrees();
        }
    }
}

#[test]
fn an_undo_takes_the_decisions_back_and_the_serial_goes_on() {
    for info in infos() {
        let mut company = Company::of(info.id, *info.seats.start());
        company.play_on(12);
        let before = company.guest(Viewer::Public).followed().serial();
        company.play.go_to(7);
        company.show();
        company.agrees();
        assert_eq!(company.guest(Viewer::Public).followed().serial(), before + 1);
        // An undo and another decision in one go.
        company.play.go_to(5);
        let last = company.play.legal_count() - 1;
        assert!(company.play.decide_index(last));
        company.show();
        company.agrees();
        assert_eq!(company.guest(Viewer::Public).followed().serial(), before + 2);
        assert_eq!(company.guest(Viewer::Public).followed().position(), 6);
        // Nothing new: nothing is sent.
        company.sent.clear();
        company.show();
        assert_eq!(company.sent, []);
    }
}

#[test]
fn a_seat_takes_its_own_last_decision_back_while_it_may() {
    let mut taken_back = 0;
    for info in infos() {
        let seats = *info.seats.end();
        let mut company = Company::of(info.id, seats);
        for _ in 0..60 {
            company.play_on(1);
            if company.play.is_over() {
                break;
            }
            let position = company.play.position();
            for seat in Seat::all(seats) {
                let followed = company.guest(Viewer::Of(seat)).followed();
                let (serial, can) = (followed.serial(), followed.can_undo());
                assert_eq!(can, company.play.can_undo(seat));
                let received = company.send(peer(seat), &ToHost::Undo { serial }.text());
                let back = SeatEvent::TakenBack { seat, position };
                assert_eq!(received.event, can.then_some(back));
                if !can {
                    let refused = &company.guest(Viewer::Of(seat)).refused;
                    assert_eq!(refused.last(), Some(&RefusalReason::Final));
                    continue;
                }
                // Nothing else is accepted until the table has done it, or is late.
                let received = company.send(peer(seat), &ToHost::Undo { serial }.text());
                assert_eq!(received.event, None);
                assert_eq!(
                    company.guest(Viewer::Of(seat)).refused.last(),
                    Some(&RefusalReason::Repeated)
                );
                company.now += 5_000;
                let received = company.send(peer(seat), &ToHost::Undo { serial }.text());
                assert_eq!(received.event, Some(back));
                assert!(company.play.undo(seat));
                company.show();
                company.agrees();
                let received = company.send(peer(seat), &ToHost::Undo { serial }.text());
                assert_eq!(received.event, None, "that was about another position");
                assert!(company.play.decide_index(0));
                company.show();
                taken_back += 1;
                break;
            }
        }
    }
    assert!(taken_back > 100, "{taken_back}");
}

#[test]
fn a_seat_gives_up_only_itself_and_only_before_the_end() {
    for info in infos() {
        let seats = *info.seats.end();
        let mut company = Company::of(info.id, seats);
        company.play_on(3);
        let position = company.play.position();
        for seat in Seat::all(seats) {
            let is_person = company.play.occupants()[seat.index()].is_person();
            let serial = company.guest(Viewer::Of(seat)).followed().serial();
            let refused = |company: &mut Company, serial, why| {
                let received = company.send(peer(seat), &ToHost::GiveUp { serial }.text());
                assert_eq!(received.event, None, "{}", info.id);
                assert_eq!(company.guest(Viewer::Of(seat)).refused.last(), Some(&why));
            };
            refused(&mut company, serial - 1, RefusalReason::Stale);
            if !is_person {
                refused(&mut company, serial, RefusalReason::NotDone);
                continue;
            }
            let received = company.send(peer(seat), &ToHost::GiveUp { serial }.text());
            assert_eq!(received.event, Some(SeatEvent::GaveUp { seat, position }));
            refused(&mut company, serial, RefusalReason::Repeated);
            company.now += 5_000;
        }
        // The public, and a device without a seat, give nothing up.
        let serial = company.guest(Viewer::Public).followed().serial();
        let give_up = ToHost::GiveUp { serial }.text();
        assert_eq!(company.send(SCREEN, &give_up).event, None);
        assert_eq!(company.send(Peer(Window, 99), &give_up).event, None);
        let by = Seat::all(seats).find(|by| company.play.occupants()[by.index()].is_person());
        let by = by.expect("a person");
        assert!(company.play.give_up(by));
        company.show();
        let serial = company.guest(Viewer::Of(by)).followed().serial();
        company.send(peer(by), &ToHost::GiveUp { serial }.text());
        let refused = &company.guest(Viewer::Of(by)).refused;
        assert_eq!(refused.last(), Some(&RefusalReason::NotDone), "{}", info.id);
    }
}

#[test]
fn each_seat_answers_a_question_of_the_table_whoever_has_answered_meanwhile() {
    for info in infos() {
        let seats = *info.seats.end();
        let mut company = Company::of(info.id, seats);
        company.play_on(3);
        let is_person =
            |company: &Company, seat: &Seat| company.play.occupants()[seat.index()].is_person();
        let persons: Vec<Seat> =
            Seat::all(seats).filter(|seat| is_person(&company, seat)).collect();
        let say = |company: &mut Company, seat: Seat, serial: u64, vote: Vote| {
            company.send(peer(seat), &ToHost::Vote { serial, vote }.text()).event
        };
        let show = |company: &mut Company, agreed: &[Seat]| {
            let mut places = vec![SeatPlace::default(); seats];
            agreed.iter().for_each(|seat| places[seat.index()].agrees = true);
            let shown = Snapshot::of(&company.play, names(&company.play)).played_at(places);
            let outgoing = company.host.show(shown);
            company.deliver(&outgoing);
            company.guest(Viewer::Public).followed().serial()
        };
        let (first, last) = (persons[0], persons[persons.len() - 1]);
        let before = show(&mut company, &[]);
        assert_eq!(
            say(&mut company, first, before, Vote::Suggest),
            Some(SeatEvent::Voted(first, Vote::Suggest))
        );
        let asked = show(&mut company, &[first]);
        let told = company.guest(Viewer::Of(last)).followed().places().to_vec();
        assert!(told[first.index()].agrees && !told[last.index()].agrees, "{}", info.id);
        // Another person answers first.
        let later = show(&mut company, &persons[..persons.len() - 1]);
        assert!(later >= asked);
        for vote in [Vote::Agree, Vote::PlayOn] {
            let event = say(&mut company, last, asked, vote);
            assert_eq!(event, Some(SeatEvent::Voted(last, vote)), "{}", info.id);
        }
        // What was said before the question answers nothing, and a question is asked of what stands now.
        assert_eq!(say(&mut company, last, before, Vote::Agree), None, "{}", info.id);
        if later > asked {
            assert_eq!(say(&mut company, last, asked, Vote::Suggest), None, "{}", info.id);
        }
        // An answer to a question that has gone answers none that comes later.
        let gone = show(&mut company, &[]);
        let again = show(&mut company, &[first]);
        assert_eq!(say(&mut company, last, gone, Vote::Agree), None, "{}", info.id);
        assert!(say(&mut company, last, again, Vote::Agree).is_some(), "{}", info.id);
        // The public has no voice, and bots have none.
        let vote = ToHost::Vote { serial: again, vote: Vote::Agree }.text();
        assert_eq!(company.send(SCREEN, &vote).event, None);
        for bot in Seat::all(seats).filter(|seat| !persons.contains(seat)) {
            assert_eq!(say(&mut company, bot, again, Vote::Agree), None, "{}", info.id);
        }
    }
}

#[test]
fn a_decision_that_the_table_did_not_make_can_be_made_again() {
    let mut company = Company::of("monarch", 3);
    company.play_on(4);
    let seat = company.to_move();
    let serial = company.guest(Viewer::Of(seat)).followed().serial();
    let decide = ToHost::Decide { serial, index: 0 }.text();
    let decided = SeatEvent::Decided(Decision { seat, index: 0, position: 4 });
    assert_eq!(company.send(peer(seat), &decide).event, Some(decided));
    // Another tab had the match, say. The seat says that it is there, and is told.
    let ping = ToHost::Ping { serial }.text();
    company.send(peer(seat), &ping);
    assert_eq!(company.guest(Viewer::Of(seat)).refused, []);
    company.now += 3_000;
    for other in Seat::all(3).filter(|other| *other != seat) {
        company.send(peer(other), &ping);
        assert_eq!(company.guest(Viewer::Of(other)).refused, []);
    }
    company.send(peer(seat), &ping);
    assert_eq!(company.guest(Viewer::Of(seat)).refused, [RefusalReason::Stale]);
    company.send(peer(seat), &ping);
    assert_eq!(company.guest(Viewer::Of(seat)).refused, [RefusalReason::Stale]);
    assert_eq!(company.send(peer(seat), &decide).event, Some(decided));
}

#[test]
fn a_hint_is_counted_once_for_a_decision() {
    let mut company = Company::of("monarch", 3);
    company.play_on(4);
    let seat = company.to_move();
    let hinted = |company: &mut Company| {
        let serial = company.guest(Viewer::Of(seat)).followed().serial();
        let received = company.send(peer(seat), &ToHost::Hinted { serial }.text());
        assert!(received.outgoing[0].text.contains("here"), "the guest knows that it was heard");
        received.event
    };
    assert_eq!(hinted(&mut company), Some(SeatEvent::Hinted { seat, position: 4 }));
    assert_eq!(hinted(&mut company), None);
    // It does not take the place of the decision.
    let serial = company.guest(Viewer::Of(seat)).followed().serial();
    let received = company.send(peer(seat), &ToHost::Decide { serial, index: 0 }.text());
    let decision = Decision { seat, index: 0, position: 4 };
    assert_eq!(received.event, Some(SeatEvent::Decided(decision)));
}

#[test]
fn another_name_another_match_and_the_end_of_the_table_are_told() {
    let mut company = Company::of("dwarf-king", 5);
    company.play_on(4);
    let mut called = names(&company.play);
    called[1] = "Zoé".to_owned();
    let outgoing = company.host.show(Snapshot::of(&company.play, called.clone()));
    company.deliver(&outgoing);
    assert_eq!(company.guest(Viewer::Public).followed().facts().names[1], "Zoé");
    company.agrees();
    // A match with fewer seats: the guests of the others are sent away.
    let before = company.guest(Viewer::Public).followed().serial();
    company.play = deal("monarch", 2);
    company.show();
    let known = |company: &Company| -> Vec<bool> {
        company.guests.iter().map(|guest| guest.match_.is_some()).collect()
    };
    assert_eq!(known(&company), [true, true, false, false, false, true]);
    let public = company.guest(Viewer::Public).followed();
    assert_eq!(public.info().id, "monarch");
    assert!(public.serial() > before);
    company.join(Peer(Window, 4), Viewer::Of(Seat::new(4)));
    assert_eq!(company.guest(Viewer::Of(Seat::new(4))).refused, [RefusalReason::UnknownToken]);
    // The table is closed, and opened again.
    let outgoing = company.host.close();
    company.deliver(&outgoing);
    assert_eq!(known(&company), [false; 6]);
    assert_eq!(company.host.close(), []);
    company.join(SCREEN, Viewer::Public);
    assert!(company.guest(Viewer::Public).match_.is_none());
    company.show();
    assert_eq!(known(&company), [true, true, false, false, false, true]);
}

#[test]
fn no_seed_and_no_other_hand_is_ever_sent() {
    for info in infos() {
        let mut company = Company::of(info.id, *info.seats.end());
        company.play_on(40);
        for viewer in viewers(&company.play) {
            company.join(viewer.seat().map_or(SCREEN, peer), viewer);
        }
        for Sent { text, .. } in &company.sent {
            for seed in [SEED, BOT_SEED] {
                assert!(!text.contains(&seed.to_string()), "{text}");
                assert!(!text.contains(&format!("{seed:x}")), "{text}");
            }
            let value: Value = serde_json::from_str(text).expect("JSON");
            assert_eq!(has_key(&value, "link"), has_key(&value, "over"), "{text}");
            assert!(!has_key(&value, "seed") && !has_key(&value, "bot_seed"), "{text}");
        }
    }
}

fn has_key(value: &Value, key: &str) -> bool {
    match value {
        Value::Object(fields) => {
            fields.iter().any(|(name, value)| name == key || has_key(value, key))
        }
        Value::Array(all) => all.iter().any(|value| has_key(value, key)),
        _ => false,
    }
}

/// Returns a message of a guest in this protocol.
fn message(content: Value) -> String {
    json!({ "regalia": 1, "message": content }).to_string()
}

#[test]
fn hostile_messages_change_nothing_and_are_answered_with_a_reason() {
    let mut company = Company::of("penniless-king", 3);
    company.play_on(6);
    let seat = company.to_move();
    let other = seat.next(3);
    let serial = company.guest(Viewer::Public).followed().serial();
    let legal = company.play.legal_count();
    let stranger = Peer(Window, 77);
    let decide = |serial: u64, index: usize| {
        message(json!({ "kind": "decide", "serial": serial, "index": index }))
    };
    let about = |what: &str, serial: u64| message(json!({ "kind": what, "serial": serial }));
    let take = |index: usize| message(json!({ "kind": "take", "index": index }));
    let last = company.play.mover(company.play.position() - 1);
    let other_than_last = last.next(3);
    let legal_decision = decide(serial, 0);
    let long = |length: usize| message(json!({ "kind": "join", "text": "x".repeat(length) }));
    let deep = format!("{{\"regalia\":1,\"message\":{}{}}}", "[".repeat(200), "]".repeat(200));
    let hostile: Vec<(&str, Peer, String, RefusalReason)> = vec![
        ("nothing", peer(seat), String::new(), RefusalReason::Unreadable),
        ("no JSON", peer(seat), "{decide".to_owned(), RefusalReason::Unreadable),
        ("cut off", peer(seat), legal_decision[..30].to_owned(), RefusalReason::Unreadable),
        ("no object", peer(seat), "[1, 2]".to_owned(), RefusalReason::Unreadable),
        (
            "no version",
            peer(seat),
            json!({ "message": { "kind": "leave" } }).to_string(),
            RefusalReason::Unreadable,
        ),
        (
            "newer",
            peer(seat),
            legal_decision.replace("\"regalia\":1", "\"regalia\":2"),
            RefusalReason::OtherProtocol,
        ),
        (
            "a name as version",
            peer(seat),
            legal_decision.replace("\"regalia\":1", "\"regalia\":\"1\""),
            RefusalReason::Unreadable,
        ),
        ("no message", peer(seat), json!({ "regalia": 1 }).to_string(), RefusalReason::Unreadable),
        ("unknown", peer(seat), message(json!({ "kind": "steal" })), RefusalReason::Unreadable),
        (
            "two in one",
            peer(seat),
            message(json!({ "kind": "leave", "serial": 1 })),
            RefusalReason::Unreadable,
        ),
        ("too long", peer(seat), long(MAX_TO_HOST), RefusalReason::Unreadable),
        ("much too long", peer(seat), "9".repeat(3 << 20), RefusalReason::Unreadable),
        ("a long token", stranger, long(MAX_TOKEN + 1), RefusalReason::Unreadable),
        ("deep", peer(seat), deep, RefusalReason::Unreadable),
        (
            "a field more",
            peer(seat),
            message(json!({ "kind": "decide", "serial": serial, "index": 0, "seat": 1 })),
            RefusalReason::Unreadable,
        ),
        (
            "a negative index",
            peer(seat),
            message(json!({ "kind": "decide", "serial": serial, "index": -1 })),
            RefusalReason::Unreadable,
        ),
        (
            "a fraction",
            peer(seat),
            message(json!({ "kind": "decide", "serial": serial, "index": 0.5 })),
            RefusalReason::Unreadable,
        ),
        (
            "a huge index",
            peer(seat),
            message(json!({ "kind": "decide", "serial": serial, "index": u64::MAX })),
            RefusalReason::Unreadable,
        ),
        ("beyond the list", peer(seat), decide(serial, legal), RefusalReason::Illegal),
        (
            "far beyond the list",
            peer(seat),
            decide(serial, u32::MAX as usize),
            RefusalReason::Illegal,
        ),
        ("stale", peer(seat), decide(serial - 1, 0), RefusalReason::Stale),
        ("too early", peer(seat), decide(serial + 1, 0), RefusalReason::Stale),
        ("another seat", peer(other), legal_decision.clone(), RefusalReason::NotYourTurn),
        ("a stale undo", peer(last), about("undo", serial - 1), RefusalReason::Stale),
        ("another's decision", peer(other_than_last), about("undo", serial), RefusalReason::Final),
        ("the public's undo", SCREEN, about("undo", serial), RefusalReason::Public),
        ("a stranger's undo", stranger, about("undo", serial), RefusalReason::NotJoined),
        ("an early hint", peer(seat), about("hinted", serial + 1), RefusalReason::Stale),
        (
            "a hint for another seat",
            peer(other),
            about("hinted", serial),
            RefusalReason::NotYourTurn,
        ),
        ("the public's hint", SCREEN, about("hinted", serial), RefusalReason::Public),
        ("the public", SCREEN, legal_decision.clone(), RefusalReason::Public),
        ("a stranger decides", stranger, legal_decision.clone(), RefusalReason::NotJoined),
        (
            "a stranger asks",
            stranger,
            message(json!({ "kind": "ping", "serial": serial })),
            RefusalReason::NotJoined,
        ),
        (
            "a wrong token",
            stranger,
            message(json!({ "kind": "join", "text": "seat-9" })),
            RefusalReason::UnknownToken,
        ),
        (
            "a stranger's scan",
            stranger,
            message(json!({ "kind": "scanned", "text": "AB" })),
            RefusalReason::NotJoined,
        ),
        (
            "the public's scan",
            SCREEN,
            message(json!({ "kind": "scanned", "text": "AB" })),
            RefusalReason::Public,
        ),
        ("another seat", peer(seat), take(other.index()), RefusalReason::Repeated),
        ("the public's seat", SCREEN, take(0), RefusalReason::Public),
        ("a stranger's seat", stranger, take(0), RefusalReason::NotJoined),
        ("a seat beyond all", peer(seat), take(MAX_SEATS), RefusalReason::Unreadable),
        (
            "a seat by its name",
            peer(seat),
            message(json!({ "kind": "take", "text": "0" })),
            RefusalReason::Unreadable,
        ),
        (
            "a stolen token",
            stranger,
            message(json!({ "kind": "join", "text": "seat-1" })),
            RefusalReason::Taken,
        ),
    ];
    let before = company.play.save();
    for (what, from, text, why) in hostile {
        company.sent.clear();
        let received = company.send(from, &text);
        assert_eq!(company.sent.len(), 1, "{what}: one answer");
        assert_eq!(company.sent[0].to, from, "{what}: to the sender alone");
        let answer = FromHost::read(&company.sent[0].text).expect("the host's own message");
        assert!(answer == FromHost::Refused { why }, "{what}: {answer:?}");
        let stolen = (why == RefusalReason::Taken).then_some(SeatEvent::Intruded(Seat::new(1)));
        assert_eq!(received.event, stolen, "{what}: said at the table");
        assert_eq!(company.play.save(), before, "{what}");
        assert_eq!(
            company.host.show(Snapshot::of(&company.play, names(&company.play))),
            [],
            "{what}"
        );
    }
    // No guest was sent away, and the seat can still decide: once.
    let received = company.send(peer(seat), &legal_decision);
    let position = company.play.position();
    assert_eq!(received.event, Some(SeatEvent::Decided(Decision { seat, index: 0, position })));
    for repeated in [&legal_decision, &decide(serial, legal - 1)] {
        let received = company.send(peer(seat), repeated);
        assert_eq!(received.event, None);
    }
    assert_eq!(company.guest(Viewer::Of(seat)).refused.last(), Some(&RefusalReason::Repeated));
    company.decide(0);
    company.agrees();
    assert_eq!(company.send(peer(seat), &legal_decision).event, None);
    assert_eq!(company.guest(Viewer::Of(seat)).refused.last(), Some(&RefusalReason::Stale));
}

#[test]
fn nothing_is_decided_for_a_bot_or_after_the_end() {
    let mut company = Company::of("rogue-monarch", 2);
    company.play_on(usize::MAX);
    for seat in Seat::all(2) {
        let serial = company.guest(Viewer::Of(seat)).followed().serial();
        let received = company.send(peer(seat), &ToHost::Decide { serial, index: 0 }.text());
        assert_eq!(received.event, None);
        assert_eq!(
            company.guest(Viewer::Of(seat)).refused.last(),
            Some(&RefusalReason::NotYourTurn)
        );
    }
    let mut setup = deal("rogue-monarch", 2).setup();
    setup.occupants = vec![Occupant::Bot { level: Level::Baron }; 2];
    company.play = new_match(&setup).expect("known").expect("it can be dealt");
    company.show();
    let seat = company.to_move();
    let serial = company.guest(Viewer::Of(seat)).followed().serial();
    let received = company.send(peer(seat), &ToHost::Decide { serial, index: 0 }.text());
    assert_eq!(received.event, None);
}

#[test]
fn a_flood_is_answered_once_and_costs_no_more() {
    let mut company = Company::of("monarch", 2);
    let ping = ToHost::Ping { serial: 1 }.text();
    for from in [peer(Seat::new(0)), Peer(Window, 55)] {
        let now = company.now + 60_000;
        let (mut answers, mut flooded) = (Vec::new(), Vec::new());
        for n in 0..5_000_u64 {
            let received =
                Received::from(company.host.receive(from, ToHost::read(&ping), now + n / 1_000));
            flooded.extend(received.event);
            answers.extend(received.outgoing);
        }
        // The table is told once which seat it is.
        let seat = company.host.viewer_of(from).and_then(Viewer::seat);
        assert_eq!(flooded, Vec::from_iter(seat.map(SeatEvent::Flooded)), "{from:?}");
        assert!(answers.len() <= 102, "{from:?}: {} answers", answers.len());
        let too_many = FromHost::Refused { why: RefusalReason::TooMany };
        let told = |answer: &&Sent| FromHost::read(&answer.text).as_ref() == Ok(&too_many);
        assert_eq!(answers.iter().filter(told).count(), 1, "{from:?}");
        company.now = now;
    }
    // The other guests are served, and the first one is when it has calmed down.
    let ask = |company: &mut Company, seat: usize| {
        let serial = company.guest(Viewer::Public).followed().serial();
        let received = company.send(peer(Seat::new(seat)), &ToHost::Ping { serial }.text());
        received.outgoing[0].text.contains("here")
    };
    assert!(ask(&mut company, 1));
    company.now += 10_000;
    assert!(ask(&mut company, 0));
}

#[test]
fn a_seat_has_one_guest_and_the_public_any_number() {
    let mut company = Company::of("mon-royaume", 4);
    let seat = Seat::new(2);
    let join = ToHost::Join { token: token(Viewer::Of(seat)) }.text();
    assert_eq!(company.send(Peer(Window, 60), &join).event, Some(SeatEvent::Intruded(seat)));
    // The guest leaves, and another device takes its seat.
    company.send(peer(seat), &ToHost::Leave.text());
    assert_eq!(company.send(Peer(Window, 60), &join).event, None);
    assert_eq!(company.send(peer(seat), &join).event, Some(SeatEvent::Intruded(seat)));
    // It vanishes, and the first comes back.
    company.host.left(Peer(Window, 60));
    assert_eq!(company.send(peer(seat), &join).event, None);
    // The seat is given out anew: the old token admits to nothing, and the new guest takes it over.
    company.host.admit(Window, "seat-2-again", Viewer::Of(seat));
    assert_eq!(company.send(Peer(Window, 60), &join).event, None);
    let again = ToHost::Join { token: "seat-2-again".to_owned() }.text();
    company.sent.clear();
    assert_eq!(company.send(Peer(Window, 61), &again).event, None);
    let told: Vec<Peer> = company.sent.iter().map(|sent| sent.to).collect();
    assert_eq!(told, [peer(seat), Peer(Window, 61)], "the guest before is sent away");
    assert_eq!(company.send(Peer(Window, 62), &again).event, Some(SeatEvent::Intruded(seat)));
    assert_eq!(company.host.viewer_of(Peer(Window, 61)), Some(Viewer::Of(seat)));
    let away = company.host.dismiss(seat, Place::Here);
    assert_eq!(away.iter().map(|sent| sent.to).collect::<Vec<_>>(), [Peer(Window, 61)]);
    assert_eq!(company.host.viewer_of(Peer(Window, 61)), None);
    company.host.admit(Window, &token(Viewer::Of(seat)), Viewer::Of(seat));
    company.send(peer(seat), &join);
    // Screens come and go. The oldest is forgotten when there are too many, seats never are.
    let watch = ToHost::Join { token: token(Viewer::Public) }.text();
    for nth in 0..3 * MOST_GUESTS as u64 {
        company.now += 5_000;
        let received = company.send(Peer(Window, 1_000 + nth), &watch);
        assert!(received.outgoing[0].text.contains("hello"));
    }
    let seats = company.host.viewers().filter_map(Viewer::seat).count();
    assert_eq!((company.host.viewers().count(), seats), (MOST_GUESTS, 4));
}

#[test]
fn messages_that_are_lost_doubled_or_out_of_order_are_noticed() {
    let mut company = Company::of("dwarf-king", 3);
    company.play_on(5);
    let early = company.guest(Viewer::Public).followed().clone();
    company.sent.clear();
    company.play_on(3);
    let told: Vec<RawUpdate> = company
        .sent
        .iter()
        .filter(|sent| sent.to == SCREEN)
        .map(|sent| match FromHost::read(&sent.text).expect("the host's own message") {
            FromHost::News { told } => told,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told.len(), 3);
    let mut followed = early.clone();
    assert_eq!(followed.hear(&told[1]), Err(UpdateError::Gap));
    assert_eq!(followed, early, "nothing has changed");
    assert_eq!(followed.hear(&told[0]), Ok(5));
    assert_eq!(followed.hear(&told[0]), Err(UpdateError::Old));
    assert_eq!(followed.hear(&told[2]), Err(UpdateError::Gap));
    assert_eq!(followed.hear(&told[1]), Ok(6));
    assert_eq!(followed.hear(&told[2]), Ok(7));
    assert_eq!(followed.hear(&told[1]), Err(UpdateError::Old));
    agrees(&company.play, &followed, Viewer::Public);
    // A ping with an old serial is answered with everything, one with the last with a word.
    company.sent.clear();
    company.send(SCREEN, &ToHost::Ping { serial: early.serial() }.text());
    company.send(SCREEN, &ToHost::Ping { serial: followed.serial() }.text());
    let kinds: Vec<bool> = company.sent.iter().map(|sent| sent.text.contains("hello")).collect();
    assert_eq!(kinds, [true, false]);
}

#[test]
fn a_restarted_host_goes_on_with_higher_serials() {
    let mut company = Company::of("monarch", 2);
    company.play_on(30);
    let before = company.guest(Viewer::Public).followed().serial();
    company.host = Host::new(serial_at_start(2));
    company.host.admit(Window, "everyone", Viewer::Public);
    company.show();
    // A guest of the host before is unknown, and joins again.
    company.send(SCREEN, &ToHost::Ping { serial: before }.text());
    assert_eq!(company.guest(Viewer::Public).refused, [RefusalReason::NotJoined]);
    company.join(SCREEN, Viewer::Public);
    let public = company.guest(Viewer::Public).followed();
    assert!(public.serial() > before);
    agrees(&company.play, public, Viewer::Public);
}

/// Reads a host's message that tells everything, and follows it.
fn begun(message: &Value) -> Result<(), MessageError> {
    match FromHost::read(&message.to_string())? {
        FromHost::Hello { facts, told } => AnyRemoteMatch::begin(*facts, &told).map(|_| ()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn messages_of_a_host_that_fit_no_game_are_refused() {
    let mut company = Company::of("monarch", 2);
    company.sent.clear();
    let seat = company.to_move();
    company.join(peer(seat), Viewer::Of(seat));
    let hello: Value = serde_json::from_str(&company.sent[0].text).expect("JSON");
    let wrong = |path: &str, to: Value| {
        let mut value = hello.clone();
        *value.pointer_mut(path).unwrap_or_else(|| panic!("there is {path}")) = to;
        begun(&value)
    };
    let facts = "/message/facts";
    let told = "/message/told";
    assert_eq!(wrong("/regalia", json!(2)), Err(MessageError::OtherProtocol));
    assert_eq!(wrong(&format!("{facts}/game"), json!("chess")), Err(MessageError::UnknownGame));
    assert_eq!(wrong(&format!("{facts}/rules"), json!(999)), Err(MessageError::OtherRules));
    assert_eq!(wrong(&format!("{facts}/seats"), json!([])), Err(MessageError::Table));
    assert_eq!(wrong(&format!("{facts}/names"), json!(["A"])), Err(MessageError::Table));
    let long = json!(["A".repeat(300), "B"]);
    assert_eq!(wrong(&format!("{facts}/names"), long), Err(MessageError::Table));
    assert_eq!(wrong(&format!("{facts}/viewer"), json!({ "of": 4 })), Err(MessageError::Table));
    assert_eq!(wrong(&format!("{facts}/game"), json!("dwarf-king")), Err(MessageError::OtherRules));
    assert_eq!(wrong(&format!("{told}/view"), json!({})), Err(MessageError::Told));
    assert_eq!(wrong(&format!("{told}/from"), json!(1)), Err(MessageError::Told));
    assert_eq!(wrong(&format!("{told}/legal"), json!(["fly"])), Err(MessageError::Told));
    let mut early = hello.clone();
    early["message"]["told"]["link"] = json!("AQ");
    assert_eq!(begun(&early), Err(MessageError::Told), "the end has not come");
    let nobody = json!({ "scores": [1, 2], "winners": [] });
    let mut over = hello.clone();
    over["message"]["told"]["over"] = nobody;
    assert_eq!(begun(&over), Err(MessageError::Told));
    assert_eq!(FromHost::read("{}").map(|_| ()), Err(MessageError::NotAMessage));
    assert_eq!(FromHost::read("{").map(|_| ()), Err(MessageError::NotJson));
    let long = " ".repeat((1 << 20) + 1);
    assert_eq!(FromHost::read(&long).map(|_| ()), Err(MessageError::TooLong));
    assert!(FromHost::read(&hello.to_string()).is_ok());
    let free = |names: Value| {
        let text = json!({ "regalia": 1, "message": { "kind": "free", "told": names } });
        FromHost::read(&text.to_string())
    };
    let names: Vec<String> = ["", "B"].map(str::to_owned).to_vec();
    assert_eq!(free(json!(names)), Ok(FromHost::Free { names }));
    let spare = json!({ "regalia": 1, "message": { "kind": "spare", "index": 1 } });
    assert_eq!(FromHost::read(&spare.to_string()), Err(MessageError::NotAMessage));
    for wrong in [json!(vec!["A"; 6]), json!(["A".repeat(300)])] {
        assert_eq!(free(wrong), Err(MessageError::Table));
    }
    for wrong in [json!(null), json!("A"), json!([1])] {
        assert_eq!(free(wrong), Err(MessageError::NotAMessage));
    }
}

#[test]
fn an_event_of_a_seat_is_told_to_another_tab_whole() {
    use regalia::session::remote::Decision;
    use regalia::session::{Presence, TransportKind};
    let seat = Seat::new(2);
    let devices = TransportKind::ALL.into_iter().flat_map(|via| {
        Presence::ALL.into_iter().map(move |presence| SeatEvent::Device(seat, via, presence))
    });
    let others = [
        SeatEvent::Left(seat),
        SeatEvent::Freed(seat),
        SeatEvent::Intruded(seat),
        SeatEvent::Decided(Decision { seat, index: 7, position: 41 }),
        SeatEvent::TakenBack { seat, position: 40 },
        SeatEvent::Hinted { seat, position: 39 },
        SeatEvent::GaveUp { seat, position: 38 },
        SeatEvent::Voted(seat, Vote::PlayOn),
        SeatEvent::Voted(seat, Vote::Suggest),
        SeatEvent::Flooded(seat),
    ];
    for event in devices.chain(others) {
        assert_eq!(SeatEvent::of_numbers(event.numbers()), Some(event));
    }
    let beyond = TransportKind::ALL.len();
    for numbers in [[10, 2, 0, 0], [8, 2, 3, 0], [0, 2, beyond, 0], [0, 2, 0, 3], [0, 9, 0, 0]] {
        assert_eq!(SeatEvent::of_numbers(numbers), None, "{numbers:?}");
    }
}
