//! Seats that phones hold: from the code to the last decision, and whatever may go wrong between.

use regalia::bots::Level;
use regalia::engine::{Rng, Seat, SeatSet, Stream, Turn, Viewer};
use regalia::session::TransportKind::Room as InRoom;
use regalia::session::remote::{
    Answer, AnswerError, AnyRemoteMatch, CHOOSING, CodeError, Description, FromHost, HEARTBEAT,
    Handshake, Offer, Outgoing, Output, PATIENCE, Peer, RefusalReason, Room, SILENCE, SeatEvent,
    SeatTable, Snapshot, ToHost, Vote,
};
use regalia::session::{
    Agreement, AnyMatch, NewMatch, Occupant, Place, Presence, SeatPlace, TransportKind, infos,
    new_match,
};

const NOW: u64 = 1_700_000_000_000;
const CHROMIUM: &str = include_str!("sdp/chromium.txt");
const FIREFOX: &str = include_str!("sdp/firefox.txt");

fn joined(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, InRoom, Presence::Joined)
}

fn silent(seat: Seat) -> SeatEvent {
    SeatEvent::Device(seat, InRoom, Presence::Silent)
}

/// A phone that has joined a seat.
struct Phone {
    seat: Seat,
    peer: Peer,
    token: String,
    followed: Option<AnyRemoteMatch>,
    /// All texts that it was sent.
    told: Vec<String>,
}

/// A table of persons, with the seats that it gives to phones.
struct Table {
    play: AnyMatch,
    seats: SeatTable,
    room: Room,
    phones: Vec<Phone>,
    now: u64,
}

/// Returns a device's description of its own end of a connection. Each has its own secret.
fn description(nth: usize) -> Description {
    let secret = format!("a=ice-pwd:{nth:0>22}");
    let sdp = CHROMIUM.lines().map(str::trim_end);
    let lines = sdp.map(|line| if line.starts_with("a=ice-pwd:") { secret.as_str() } else { line });
    Description::of_sdp(&lines.collect::<Vec<_>>().join("\n")).expect("a description")
}

impl Table {
    fn of(game: &str, seats: usize, bots: usize) -> Self {
        Self::with_seed(game, seats, bots, 77)
    }

    fn with_seed(game: &str, seats: usize, bots: usize, seed: u64) -> Self {
        let occupant = |seat| {
            if seat < seats - bots {
                Occupant::Person { name: format!("P{seat}") }
            } else {
                Occupant::Bot { level: Level::Squire }
            }
        };
        let new = NewMatch {
            game: game.to_owned(),
            options: Vec::new(),
            seed,
            bot_seed: 78,
            occupants: (0..seats).map(occupant).collect(),
            agreement: Agreement::default(),
        };
        let play = new_match(&new).expect("the game is known").expect("it can be dealt");
        let mut table = Self {
            play,
            seats: SeatTable::new(0),
            room: Room::default(),
            phones: Vec::new(),
            now: NOW,
        };
        table.show();
        table
    }

    fn show(&mut self) {
        let names = (0..self.play.occupants().len()).map(|seat| format!("Name {seat}")).collect();
        let happened = self.seats.show(Snapshot::of(&self.play, names));
        self.deliver(&happened);
    }

    fn deliver(&mut self, happened: &Output) {
        self.room.part(&self.seats);
        for sent in &happened.messages {
            let Some(phone) = self.phones.iter_mut().find(|phone| phone.peer == sent.to) else {
                continue;
            };
            let text = sent.message.text();
            phone.told.push(text.clone());
            match FromHost::read(&text).expect("the host's own message") {
                FromHost::Hello { facts, told } => {
                    phone.followed = AnyRemoteMatch::begin(*facts, &told).ok();
                }
                FromHost::News { told } => {
                    let followed = phone.followed.as_mut().expect("it has joined");
                    followed.hear(&told).expect("nothing is missing");
                }
                FromHost::Here { .. }
                | FromHost::Refused { .. }
                | FromHost::Free { .. }
                | FromHost::Spare { .. } => {}
                FromHost::Gone | FromHost::Moved { .. } => phone.followed = None,
            }
        }
    }

    /// Makes the code for the next phone.
    fn invite(&mut self) -> (Peer, Offer) {
        let peer = self.room.invite(self.now);
        assert_eq!(self.room.next(), Some(Handshake::Preparing));
        let offer = Offer { description: description(peer.1 as usize) };
        // What a phone reads is the code.
        let read = Offer::read(&offer.code()).expect("its own code");
        assert!(self.room.offer(peer, offer));
        assert_eq!(self.room.code(), Some(read.code()));
        (peer, read)
    }

    /// Returns what happens when a peer sends a text now.
    fn receive(&mut self, from: Peer, text: &str) -> Output {
        self.room.receive(&mut self.seats, from, ToHost::read(text), self.now)
    }

    /// Returns what happens when a peer sends a message a little later.
    fn send(&mut self, from: Peer, message: &ToHost) -> Output {
        self.now += 500;
        let happened = self.receive(from, &message.text());
        self.deliver(&happened);
        happened
    }

    /// Connects a phone through both codes. Returns its number, its token, and what it is told.
    fn connect(&mut self) -> (Peer, String, Output) {
        let (peer, offer) = self.invite();
        let (for_peer, sdp) = self.room.answer(&answer(&offer), self.now).expect("an answer");
        assert_eq!(for_peer, peer);
        assert!(sdp.contains("a=setup:passive"));
        let token = offer.token().to_owned();
        let told = self.send(peer, &ToHost::Join { token: token.clone() });
        (peer, token, told)
    }

    /// Lets a phone join through both codes and take a seat.
    fn join(&mut self, seat: Seat) -> Peer {
        let (peer, token, told) = self.connect();
        self.phones.push(Phone { seat, peer, token, followed: None, told: Vec::new() });
        assert_eq!((names_in(&told).len(), told.events), (1, Vec::new()));
        assert_eq!(self.send(peer, &ToHost::Take { seat }).events, [joined(seat)]);
        assert_eq!(self.seats.presence(seat, InRoom), Some(Presence::Joined));
        peer
    }

    fn phone(&self, seat: Seat) -> &Phone {
        self.phones.iter().rfind(|phone| phone.seat == seat).expect("a phone")
    }

    fn to_move(&self) -> Option<Seat> {
        match self.play.turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    fn held(&self) -> Vec<(usize, bool)> {
        let mut held: Vec<_> = self
            .seats
            .held()
            .map(|event| match event {
                SeatEvent::Device(seat, InRoom, presence) => {
                    (seat.index(), presence == Presence::Silent)
                }
                other => panic!("{other:?}"),
            })
            .collect();
        held.sort_unstable();
        held
    }
}

/// Returns the names that phones without a seat are offered.
fn names_in(told: &Output) -> Vec<Vec<String>> {
    let names = |sent: &Outgoing| match &sent.message {
        FromHost::Free { names } => Some(names.clone()),
        _ => None,
    };
    told.messages.iter().filter_map(names).collect()
}

/// Returns why messages were refused.
fn refusals(told: &Output) -> Vec<RefusalReason> {
    let why = |sent: &Outgoing| match sent.message {
        FromHost::Refused { why } => Some(why),
        _ => None,
    };
    told.messages.iter().filter_map(why).collect()
}

fn answer(offer: &Offer) -> String {
    let description = Description::of_sdp(FIREFOX).expect("a description");
    Answer { to: offer.id(), description }.code()
}

#[test]
fn whole_matches_are_played_with_every_person_on_a_phone() {
    for info in infos() {
        let most = *info.seats.end();
        for (seats, bots) in [(*info.seats.start(), 0), (most, 0), (most, 1)] {
            let mut table = Table::of(info.id, seats, bots);
            let persons: Vec<Seat> = Seat::all(seats - bots).collect();
            for &seat in &persons {
                table.join(seat);
            }
            let mut dice = Rng::new(9, Stream::Tool(seats as u32));
            while let Some(seat) = table.to_move() {
                for phone in &table.phones {
                    let count = phone.followed.as_ref().expect("joined").legal_count();
                    assert_eq!(count > 0, phone.seat == seat, "{}", info.id);
                }
                if persons.contains(&seat) {
                    let followed = table.phone(seat).followed.as_ref().expect("joined");
                    let index = dice.below(followed.legal_count());
                    let (serial, peer) = (followed.serial(), table.phone(seat).peer);
                    let happened =
                        table.send(peer, &ToHost::Decide { serial, index: index as u32 });
                    let [SeatEvent::Decided(decision)] = happened.events[..] else {
                        panic!("{}: {happened:?}", info.id)
                    };
                    assert_eq!((decision.seat, decision.index), (seat, index));
                    assert_eq!(decision.position, table.play.position());
                    assert!(table.play.decide_index(index));
                } else {
                    let index = dice.below(table.play.legal_count());
                    assert!(table.play.decide_index(index));
                }
                table.show();
            }
            for phone in &table.phones {
                let followed = phone.followed.as_ref().expect("joined");
                assert_eq!(followed.position(), table.play.position());
                assert!(followed.outcome().is_some());
                // It was told as its own seat, and of no seed.
                for text in &phone.told {
                    let facts = format!("\"viewer\":{{\"of\":{}}}", phone.seat.index());
                    assert!(!text.contains("\"hello\"") || text.contains(&facts), "{text}");
                    assert!(!text.contains("seed\""), "{text}");
                }
            }
        }
    }
}

#[test]
fn each_code_is_for_one_phone() {
    let mut table = Table::of("dwarf-king", 4, 1);
    let ann = Seat::new(0);
    let (peer, offer) = table.invite();
    let code = answer(&offer);
    let other = Answer { to: offer.id(), description: description(60) }.code();
    assert!(table.room.answer(&code, NOW).is_ok());
    // The same answer again, and a renewed one, while the connection is made.
    for code in [&code, &other] {
        assert_eq!(table.room.answer(code, NOW), Err(AnswerError::Again));
    }
    let token = offer.token().to_owned();
    assert_eq!(table.send(peer, &ToHost::Take { seat: ann }).events, [], "it has not joined");
    table.send(peer, &ToHost::Join { token: token.clone() });
    // The camera still sees the phone that has joined; then a second phone with the same code.
    for _ in 0..2 {
        assert_eq!(table.room.answer(&code, NOW), Err(AnswerError::Again));
        assert_eq!(table.room.answer(&other, NOW), Err(AnswerError::Unknown));
        table.send(peer, &ToHost::Take { seat: ann });
    }
    assert_eq!(table.held(), [(0, false)]);
    // A phone that knows another one's secret is not admitted by it, and told nothing.
    let (second, again) = table.invite();
    let refused = table.send(second, &ToHost::Join { token });
    assert_eq!(refusals(&refused), [RefusalReason::UnknownToken]);
    let lost = table.send(peer, &ToHost::Join { token: again.token().to_owned() });
    assert_eq!((lost.events, lost.messages.len()), (Vec::new(), 1));
    // Answers to nothing.
    let stranger = Offer { description: description(50) };
    assert_eq!(table.room.answer(&answer(&stranger), NOW), Err(AnswerError::Unknown));
    let link = format!("https://club.example/#/hand/{}", again.code());
    assert_eq!(table.room.answer(&link, NOW), Err(AnswerError::Code(CodeError::OtherSide)));
    assert_eq!(table.room.answer("hello", NOW), Err(AnswerError::Code(CodeError::NotACode)));
    // Another code in its place: the old one is worth nothing, whoever has it.
    let (third, newest) = table.invite();
    assert_eq!(table.room.answer(&answer(&again), NOW), Err(AnswerError::Unknown));
    let join = ToHost::Join { token: again.token().to_owned() };
    assert_eq!(table.send(second, &join), Output::default());
    assert_eq!(table.room.answer(&answer(&newest), NOW).map(|(peer, _)| peer), Ok(third));
}

#[test]
fn a_phone_is_offered_the_free_seats_and_takes_one() {
    let mut table = Table::of("dwarf-king", 4, 1);
    let [ann, bob, cara] = [0, 1, 2].map(Seat::new);
    let name = |seat: usize| format!("Name {seat}");
    let none = String::new;
    let (first, token, told) = table.connect();
    // The bot's seat is not free.
    assert_eq!(names_in(&told), [[name(0), name(1), name(2), none()]]);
    let (second, _, told) = table.connect();
    assert_eq!(names_in(&told).len(), 1);
    // Both ask for the same seat: one gets it, the other is told what is left.
    let granted = table.send(second, &ToHost::Take { seat: bob });
    assert_eq!(granted.events, [joined(bob)]);
    assert!(
        matches!(&granted.messages[..], [Outgoing { to, message: FromHost::Hello { facts, .. } }]
        if *to == second && facts.viewer == Viewer::Of(bob))
    );
    let told = table.send(first, &ToHost::Take { seat: bob });
    assert_eq!(
        (names_in(&told), told.events),
        (vec![vec![name(0), none(), name(2), none()]], Vec::new())
    );
    // Neither a bot's seat nor one that is not there can be taken, and one with a seat takes no other.
    for seat in [Seat::new(3), Seat::new(4)] {
        assert_eq!(names_in(&table.send(first, &ToHost::Take { seat })).len(), 1);
    }
    let again = table.send(second, &ToHost::Take { seat: ann });
    assert_eq!((refusals(&again), again.events), (vec![RefusalReason::Repeated], Vec::new()));
    // It asks from time to time, and is told what has changed. What is left is not pressed on it.
    assert_eq!(table.send(first, &ToHost::Take { seat: cara }).events, [joined(cara)]);
    assert_eq!(table.seats.lose(cara).events, [SeatEvent::Left(cara)]);
    assert_eq!(
        table.send(first, &ToHost::Join { token }),
        Output::default(),
        "its connection ends"
    );
    let (third, token, told) = table.connect();
    assert_eq!(names_in(&told), [[name(0), none(), name(2), none()]]);
    table.join(cara);
    let told = table.send(third, &ToHost::Join { token: token.clone() });
    assert_eq!(names_in(&told), [[name(0), none(), none(), none()]]);
    // It is the last free one, but a phone is about to choose it.
    let (fourth, _, told) = table.connect();
    assert_eq!(names_in(&told), [[name(0), none(), none(), none()]]);
    assert_eq!(table.send(fourth, &ToHost::Leave), Output::default());
    assert!(!table.room.has(fourth));
    assert_eq!(table.send(third, &ToHost::Take { seat: ann }).events, [joined(ann)]);
    assert!(table.seats.free().is_empty());
    // One more has nothing to choose, until a seat is free again.
    let (fifth, token, told) = table.connect();
    assert_eq!(names_in(&told), [[none(), none(), none(), none()]]);
    table.seats.take_back(bob);
    let told = table.send(fifth, &ToHost::Join { token });
    assert_eq!(names_in(&told), [[none(), name(1), none(), none()]]);
    assert_eq!(table.send(fifth, &ToHost::Take { seat: bob }).events, [joined(bob)]);
}

#[test]
fn a_seat_that_is_meant_for_a_phone_needs_no_choice_and_the_last_free_one_does() {
    let mut table = Table::of("penniless-king", 3, 0);
    let [ann, bob, cara] = [0, 1, 2].map(Seat::new);
    // The table gives Bob's seat to a phone: whoever scans the code has it.
    table.room.want(SeatSet::only(bob));
    assert_eq!(table.room.offered(&table.seats), SeatSet::only(bob));
    assert_eq!(table.connect().2.events, [joined(bob)]);
    assert_eq!(table.room.offered(&table.seats), SeatSet::only(ann).with(cara));
    table.join(cara);
    // Only Ann's is left. She may sit at the table: whoever scans the code does not get her hand unasked.
    let (peer, _, told) = table.connect();
    assert_eq!((names_in(&told).len(), told.events), (1, Vec::new()));
    assert_eq!(table.send(peer, &ToHost::Take { seat: ann }).events, [joined(ann)]);
    // A bot that plays for a person is no device: the person comes back.
    table.seats.lose(bob);
    let names = || (0..3).map(|seat| format!("Name {seat}")).collect::<Vec<_>>();
    let at = |place| {
        let mut places = vec![SeatPlace::default(); 3];
        places[bob.index()] = SeatPlace { place, ..SeatPlace::default() };
        Snapshot::of(&Table::of("penniless-king", 3, 0).play, names()).played_at(places)
    };
    table.seats.show(at(Place::Bot));
    assert_eq!(table.seats.free(), SeatSet::only(bob));
    // A phone that another tab of the table has is one, and so is a device far away.
    table.seats.show(at(Place::Device(InRoom)));
    assert!(table.seats.free().is_empty());
    table.seats.show(at(Place::Here));
    table.seats.give(bob, TransportKind::Broker, NOW);
    assert!(table.seats.free().is_empty());
}

#[test]
fn a_seat_whose_hand_is_open_at_the_table_is_given_to_no_phone_unless_one_is_wanted_for_it() {
    let mut table = Table::of("dwarf-king", 3, 0);
    let [ann, bob] = [0, 1].map(Seat::new);
    let (early, _, told) = table.connect();
    assert_eq!(names_in(&told)[0][0], "Name 0");
    // Ann opens her hand; then somebody asks for her seat who was offered it before, and scans anew.
    table.room.withhold(SeatSet::only(ann));
    let told = table.send(early, &ToHost::Take { seat: ann });
    assert_eq!((names_in(&told)[0][0].as_str(), told.events), ("", Vec::new()));
    assert_eq!(table.send(early, &ToHost::Take { seat: bob }).events, [joined(bob)]);
    let (late, _, told) = table.connect();
    assert_eq!(names_in(&told)[0][0], "");
    assert_eq!(table.send(late, &ToHost::Take { seat: ann }).events, []);
    // She chooses a phone.
    table.room.want(SeatSet::only(ann));
    assert_eq!(table.send(late, &ToHost::Take { seat: ann }).events, [joined(ann)]);
}

#[test]
fn a_phone_without_a_seat_is_told_nothing_of_the_deal() {
    // Whatever was dealt, and whatever has been decided: the same bytes.
    for info in infos() {
        let seats = *info.seats.end();
        let mut told: Vec<String> = Vec::new();
        for seed in 0..8 {
            let mut table = Table::with_seed(info.id, seats, 0, seed);
            for _ in 0..seed {
                table.play.decide_index(0);
            }
            table.show();
            let (peer, token, first) = table.connect();
            let mut all = vec![first];
            for message in [
                ToHost::Ping { serial: 0 },
                ToHost::Ping { serial: seed + 1 },
                ToHost::Decide { serial: seed + 1, index: 0 },
                ToHost::Undo { serial: seed + 1 },
                ToHost::GiveUp { serial: seed + 1 },
                ToHost::Vote { serial: seed + 1, vote: Vote::Suggest },
                ToHost::Hinted { serial: seed + 1 },
                ToHost::Scanned { code: "code".to_owned() },
                ToHost::Join { token },
                ToHost::Take { seat: Seat::new(4) },
            ] {
                if seats < 5 || message != (ToHost::Take { seat: Seat::new(4) }) {
                    all.push(table.send(peer, &message));
                }
            }
            table.play.decide_index(0);
            let changed =
                table.seats.show(Snapshot::of(&table.play, vec!["Name".to_owned(); seats]));
            assert_eq!(changed, Output::default(), "it hears of no change");
            assert!(all.iter().all(|output| output.events.is_empty() && output.scanned.is_none()));
            let texts =
                all.iter().flat_map(|output| &output.messages).map(|sent| sent.message.text());
            told.push(texts.collect());
        }
        assert!(told.iter().all(|text| *text == told[0]), "{}: {told:?}", info.id);
        assert!(!told[0].contains("view") && !told[0].contains(r#""facts":{"#), "{}", told[0]);
    }
}

#[test]
fn phones_without_a_seat_use_up_no_other_one_s_budget() {
    let mut table = Table::of("monarch", 4, 0);
    let (flooding, _, _) = table.connect();
    let mut answers = 0;
    for nth in 0..5_000 {
        let text = [ToHost::Take { seat: Seat::new(4) }.text(), "{".to_owned()];
        answers += table.receive(flooding, &text[nth % 2]).messages.len();
    }
    assert!(answers <= 102, "{answers}");
    let ann = table.join(Seat::new(0));
    assert!(table.room.has(ann));
    // One that is silent is forgotten, however long the table waits; the others stay.
    let (peer, token, _) = table.connect();
    let join = ToHost::Join { token };
    for _ in 0..CHOOSING / HEARTBEAT {
        table.now += HEARTBEAT;
        table.send(peer, &join);
        table.room.tick(&mut table.seats, table.now);
    }
    assert!(!table.room.has(flooding) && table.room.has(peer) && table.room.has(ann));
    // The table's match goes, and the next one comes.
    table.seats.close();
    let told = table.send(peer, &join);
    assert_eq!(told.messages, [Outgoing { to: peer, message: FromHost::Gone }]);
    table.show();
    assert_eq!(names_in(&table.send(peer, &join)).len(), 1);
    let ended = table.room.closed(&mut table.seats, peer);
    assert_eq!((ended, table.room.has(peer)), (Output::default(), false));
}

#[test]
fn a_late_connection_is_noticed_and_still_works() {
    let mut table = Table::of("monarch", 2, 0);
    let (peer, offer) = table.invite();
    assert!(table.room.answer(&answer(&offer), NOW).is_ok());
    assert_eq!(table.room.tick(&mut table.seats, NOW + PATIENCE - 1), []);
    assert!(matches!(table.room.next(), Some(Handshake::Connecting { .. })));
    assert_eq!(table.room.tick(&mut table.seats, NOW + PATIENCE), []);
    assert!(table.room.next().is_none() && table.room.is_late(), "the next code is wanted");
    let renewed = Answer { to: offer.id(), description: description(60) }.code();
    assert_eq!(table.room.answer(&renewed, NOW), Err(AnswerError::Unknown));
    let (next, _) = table.invite();
    let told = table.send(peer, &ToHost::Join { token: offer.token().to_owned() });
    assert_eq!(names_in(&told).len(), 1);
    assert!(!table.room.is_late() && table.room.has(next));
    let seat = Seat::new(1);
    assert_eq!(table.send(peer, &ToHost::Take { seat }).events, [joined(seat)]);
    assert_eq!(table.held(), [(1, false)]);
    // Of those that are late the last one is kept.
    let late = [(); 2].map(|()| {
        let (peer, offer) = table.invite();
        assert!(table.room.answer(&answer(&offer), table.now).is_ok());
        table.now += PATIENCE;
        table.room.tick(&mut table.seats, table.now);
        peer
    });
    assert_eq!(late.map(|peer| table.room.has(peer)), [false, true]);
}

#[test]
fn a_silent_phone_keeps_its_seat_and_comes_back() {
    let mut table = Table::of("rogue-monarch", 2, 0);
    let seat = table.to_move().expect("it begins");
    let peer = table.join(seat);
    let heard = table.now;
    assert_eq!(table.room.tick(&mut table.seats, heard + SILENCE - 1), []);
    assert_eq!(table.room.tick(&mut table.seats, heard + SILENCE), [silent(seat)]);
    assert_eq!(table.room.tick(&mut table.seats, heard + SILENCE + 5_000), [], "said once");
    assert_eq!(table.held(), [(seat.index(), true)]);
    // The table goes on without it; it is told so all the same, and decides when it is back.
    assert!(table.play.decide_index(0));
    table.show();
    table.now = heard + 60_000;
    let serial = table.phone(seat).followed.as_ref().expect("joined").serial();
    let happened = table.send(peer, &ToHost::Ping { serial });
    assert_eq!(happened.events, [joined(seat)]);
    let followed = table.phone(seat).followed.as_ref().expect("joined");
    assert_eq!(followed.position(), table.play.position());
    // Strange texts are signs of life, but nothing more.
    table.room.tick(&mut table.seats, table.now + SILENCE);
    let happened =
        table.room.receive(&mut table.seats, peer, ToHost::read("{"), table.now + SILENCE + 1);
    assert_eq!(happened.events, [joined(seat)]);
}

#[test]
fn a_phone_that_leaves_gives_its_seat_back() {
    let mut table = Table::of("penniless-king", 3, 0);
    let seats: Vec<Seat> = Seat::all(3).collect();
    let peers: Vec<Peer> = seats.iter().map(|&seat| table.join(seat)).collect();
    assert_eq!(table.held(), [(0, false), (1, false), (2, false)]);
    let happened = table.send(peers[0], &ToHost::Leave);
    assert_eq!(happened.events, [SeatEvent::Left(seats[0])]);
    let happened = table.room.closed(&mut table.seats, peers[1]);
    assert_eq!(happened.events, [SeatEvent::Left(seats[1])]);
    let happened = table.seats.take_back(seats[2]);
    assert_eq!(happened.events, [SeatEvent::Freed(seats[2])]);
    let told: Vec<Peer> = happened.messages.iter().map(|sent| sent.to).collect();
    assert_eq!(told, [peers[2]], "the phone is told");
    assert_eq!(table.held(), []);
    for (&peer, phone) in peers.iter().zip([0, 1, 2]) {
        assert!(!table.room.has(peer));
        let token = table.phones[phone].token.clone();
        assert_eq!(table.send(peer, &ToHost::Join { token }), Output::default());
        assert_eq!(table.room.closed(&mut table.seats, peer), Output::default());
    }
}

#[test]
fn another_match_keeps_the_phones_of_its_persons() {
    let mut table = Table::of("dwarf-king", 4, 0);
    for seat in Seat::all(4) {
        table.join(seat);
    }
    let next = Table::of("monarch", 3, 1);
    table.play = next.play;
    let names = (0..3).map(|seat| format!("Name {seat}")).collect();
    let happened = table.seats.show(Snapshot::of(&table.play, names));
    table.deliver(&happened);
    assert_eq!(happened.events, [SeatEvent::Freed(Seat::new(2)), SeatEvent::Freed(Seat::new(3))]);
    assert_eq!(table.held(), [(0, false), (1, false)]);
    for seat in [0, 1] {
        let followed = table.phone(Seat::new(seat)).followed.as_ref().expect("joined");
        assert_eq!(followed.info().id, "monarch");
        assert_eq!(followed.facts().viewer, Viewer::Of(Seat::new(seat)));
    }
    // The table is left, and opened again.
    let gone = table.seats.close();
    assert_eq!(gone.messages.len(), 2);
    table.deliver(&gone);
    assert!(table.phone(Seat::new(0)).followed.is_none());
    table.show();
    assert!(table.phone(Seat::new(0)).followed.is_some());
}

#[test]
fn a_phone_is_not_told_the_hand_of_another_person_who_sits_in_its_seat_in_the_next_match() {
    for is_closed in [false, true] {
        let mut table = Table::of("dwarf-king", 3, 0);
        for seat in Seat::all(3) {
            table.join(seat);
        }
        let mut setup = table.play.setup().with_seeds(5, 6);
        setup.occupants.swap(0, 2);
        table.play = new_match(&setup).expect("the game is known").expect("it can be dealt");
        if is_closed {
            let gone = table.seats.close();
            table.deliver(&gone);
        }
        let names = ["Name 2", "Name 1", "Name 0"].map(str::to_owned).to_vec();
        let happened = table.seats.show(Snapshot::of(&table.play, names));
        table.deliver(&happened);
        let freed = [0, 2].map(|seat| SeatEvent::Freed(Seat::new(seat)));
        assert_eq!(happened.events, freed, "closed between: {is_closed}");
        assert_eq!(table.held(), [(1, false)]);
        assert!(table.phone(Seat::new(0)).followed.is_none());
        assert!(table.phone(Seat::new(1)).followed.is_some());
        assert!(table.phone(Seat::new(2)).followed.is_none());
    }
}

#[test]
fn no_phone_holds_the_seat_of_a_person_elsewhere() {
    let mut table = Table::of("dwarf-king", 3, 0);
    let peers: Vec<Peer> = Seat::all(3).map(|seat| table.join(seat)).collect();
    let names: Vec<String> = (0..3).map(|seat| format!("Name {seat}")).collect();
    let here = SeatSet::NONE.with(Seat::new(0)).with(Seat::new(2));
    let shown = Snapshot::of(&table.play, names).among(here);
    let happened = table.seats.show(shown);
    table.deliver(&happened);
    assert_eq!(happened.events, [SeatEvent::Freed(Seat::new(1))]);
    assert_eq!(table.held(), [(0, false), (2, false)]);
    // It hears nothing more, and can't come back by itself.
    assert!(table.phone(Seat::new(1)).followed.is_none());
    assert_eq!(table.send(peers[1], &ToHost::Ping { serial: 0 }), Output::default());
}

#[test]
fn a_phone_passes_on_the_code_that_it_has_scanned() {
    let mut table = Table::of("monarch", 3, 0);
    let ann = Seat::new(0);
    let anns = table.join(ann);
    let (peer, offer) = table.invite();
    let happened = table.send(anns, &ToHost::Scanned { code: answer(&offer) });
    let code = happened.scanned.expect("the code");
    assert_eq!(table.room.answer(&code, table.now).map(|(peer, _)| peer), Ok(peer));
    // Only a phone that has joined is listened to.
    let happened = table.send(peer, &ToHost::Scanned { code });
    assert_eq!(happened.scanned, None);
}

#[test]
fn hostile_phones_change_nothing() {
    let mut table = Table::of("mon-royaume", 3, 0);
    for seat in Seat::all(3) {
        table.join(seat);
    }
    let seat = table.to_move().expect("it begins");
    let followed = table.phone(seat).followed.as_ref().expect("joined");
    let serial = followed.serial();
    let legal = followed.legal_count() as u32;
    let peers: Vec<(Seat, Peer)> = table.phones.iter().map(|it| (it.seat, it.peer)).collect();
    let before = table.play.save();
    let hostile = [
        String::new(),
        "null".to_owned(),
        "x".repeat(600),
        ToHost::Decide { serial, index: legal }.text(),
        ToHost::Decide { serial: serial - 1, index: 0 }.text(),
        ToHost::Decide { serial: serial + 1, index: 0 }.text(),
        ToHost::Join { token: "guessed".to_owned() }.text(),
        ToHost::Scanned { code: "x".repeat(400) }.text(),
    ];
    for (other, peer) in peers {
        let all = hostile.iter().cloned();
        let wrong_turn = (other != seat).then(|| ToHost::Decide { serial, index: 0 }.text());
        for text in all.chain(wrong_turn) {
            table.now += 1_000;
            let happened = table.receive(peer, &text);
            assert_eq!(happened.events, [], "{text}");
            assert!(happened.messages.len() <= 1, "{text}");
        }
    }
    for peer in [Peer(InRoom, 0), Peer(InRoom, 99)] {
        let decide = ToHost::Decide { serial, index: 0 }.text();
        assert_eq!(table.receive(peer, &decide), Output::default());
    }
    assert_eq!(table.play.save(), before);
    assert_eq!(table.held().len(), 3);
    // A flood from one phone does not keep another from deciding.
    let flooding = table.phone(seat.next(3)).peer;
    let mut answers = 0;
    for _ in 0..5_000 {
        let ping = ToHost::Ping { serial }.text();
        answers += table.receive(flooding, &ping).messages.len();
    }
    assert!(answers <= 102, "{answers}");
    let peer = table.phone(seat).peer;
    let happened = table.send(peer, &ToHost::Decide { serial, index: 0 });
    assert!(matches!(happened.events[..], [SeatEvent::Decided(_)]), "{happened:?}");
}

#[test]
fn one_table_tells_devices_however_they_are_reached() {
    let mut table = Table::of("monarch", 3, 0);
    let [ann, bob] = [Seat::new(0), Seat::new(1)];
    let phone = table.join(ann);
    let now = table.now;
    let seats = &mut table.seats;
    let [far, screen] = [Peer(TransportKind::Broker, 1), Peer(TransportKind::Window, 1)];
    let join = |token: &str| Ok(ToHost::Join { token: token.to_owned() });
    // A seat far away is the table's no more as soon as it is given out.
    let given = seats.give(bob, TransportKind::Broker, now);
    let invited = SeatEvent::Device(bob, TransportKind::Broker, Presence::Invited);
    assert_eq!(given.events, [invited]);
    seats.admit(TransportKind::Broker, "bob", Viewer::Of(bob));
    seats.admit(TransportKind::Window, "all", Viewer::Public);
    // A token admits only who is reached in the way for which it was made.
    for (peer, token) in [(screen, "bob"), (far, "all"), (Peer(TransportKind::Room, 99), "bob")] {
        let refused = seats.receive(peer, join(token), now);
        let why = RefusalReason::UnknownToken;
        let messages: Vec<_> = refused.messages.into_iter().map(|sent| sent.message).collect();
        assert_eq!(messages, [FromHost::Refused { why }], "{peer:?}");
    }
    let joined_far = seats.receive_for(bob, far, join("bob"), now);
    assert_eq!(
        joined_far.events,
        [SeatEvent::Device(bob, TransportKind::Broker, Presence::Joined)]
    );
    assert_eq!(seats.receive(screen, join("all"), now).messages.len(), 1);
    let told = |output: &Output| output.messages.iter().map(|sent| sent.to).collect::<Vec<_>>();
    // All are told a change, and all anew where the numbers of the changes leap.
    assert!(table.play.decide_index(0));
    let names: Vec<String> = (0..3).map(|seat| format!("Name {seat}")).collect();
    let shown = table.seats.show(Snapshot::of(&table.play, names));
    assert_eq!(told(&shown), [phone, far, screen]);
    let anew = table.seats.go_on_from(1 << 30);
    assert_eq!(told(&anew), [phone, far, screen]);
    assert!(anew.messages.iter().all(|sent| matches!(sent.message, FromHost::Hello { .. })));
    assert_eq!(table.seats.go_on_from(1 << 20), Output::default(), "they never go back");
    // What is not done is answered to its seat alone, which may ask again.
    let refused = table.seats.refuse(bob, RefusalReason::NotDone);
    assert_eq!(told(&refused), [far]);
    // The page leaves the devices far away to another one; the table hears nothing of it.
    let left = table.seats.abandon(TransportKind::Broker);
    assert_eq!((told(&left), left.events), (vec![far], Vec::new()));
    assert_eq!(table.seats.device(bob), None);
    assert_eq!(table.seats.device(ann), Some((InRoom, Presence::Joined)));
    // Bob's seat goes from one way to the other.
    assert_eq!(table.seats.free(), SeatSet::only(bob).with(Seat::new(2)));
    let bobs = table.join(bob);
    let again = table.seats.give(bob, TransportKind::Broker, now);
    assert_eq!(again.events, [SeatEvent::Freed(bob), invited]);
    table.room.part(&table.seats);
    assert!(!table.room.has(bobs));
}
