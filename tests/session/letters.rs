//! Letters: damage is detected, every way in which a letter can stand to what a device has is told
//! apart, and whole matches are played by letter between libraries.

use crate::helpers::{SEED, bot, go_on, person, two_persons};
use crate::links::handed_on;
use crate::memory_store::{NOW, Store, settle};
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::bots::Level;
use regalia::engine::{Rng, Seat, SeatSet, Stream, Turn};
use regalia::session::library::{Library, MatchId, Safety, Summary};
use regalia::session::{
    Agreement, AnyMatch, Beside, ByLetter, Letter, LinkError, MAX_LETTER, NewMatch, Occupant,
    UndoRule, infos, letter_in, new_match, only_here, open_link, persons_here,
};

/// The identity of the tests' matches.
const ID: u64 = 7_654_321_098_765_432;

/// A letter's address has the page's before it.
const PAGE: &str = "https://games.example.org/regalia/#/letter/";

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// Returns a match of two persons after a number of decisions.
fn played(decisions: usize) -> AnyMatch {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, decisions);
    AnyMatch::from(play)
}

fn letter(play: &AnyMatch) -> Letter {
    Letter { id: ID, from: Some(seat(1)), play: play.clone() }
}

fn by_letter(here: usize) -> ByLetter {
    ByLetter { id: ID, here: SeatSet::only(seat(here)), sent: None }
}

fn why(text: &str) -> Option<LinkError> {
    Letter::read(text).err()
}

fn bytes(text: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(text).expect("letters are base64url")
}

/// Returns the text of a letter with this body, whose length and hash are right.
fn sealed(body: &[u8]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in body {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let mut all = vec![bytes(&letter(&played(0)).text())[0]];
    all.extend((body.len() as u16).to_le_bytes());
    all.extend((hash as u32).to_le_bytes());
    all.extend(body);
    Base64UrlUnpadded::encode_string(&all)
}

/// Returns the body of a letter.
fn body(text: &str) -> Vec<u8> {
    bytes(text)[7..].to_vec()
}

#[test]
fn a_letter_opens_as_the_same_match_with_its_names_and_how_it_was_played() {
    let mut play = played(9);
    play.note_timeout();
    let Turn::Of(by) = play.turn() else { panic!("it goes on") };
    play.note_hint().expect("hints are agreed");
    let letter = letter(&play);
    let opened = Letter::read(&letter.text()).expect("an own letter");
    assert_eq!(opened, letter);
    assert_eq!((opened.to(), opened.play.hints(by)), (Some(by), 1));
    assert!(opened.play.timed_out(8) && !opened.play.timed_out(7));
    assert_eq!(opened.play.save(), play.save());
    assert_eq!(opened.play.occupants(), [person("Ysé"), person("Léo")]);
    assert_eq!(opened.text(), letter.text());
    let unsigned = Letter { from: None, ..letter };
    assert_eq!(Letter::read(&unsigned.text()), Ok(unsigned));
}

#[test]
fn a_letter_tells_who_was_helped_even_by_taking_back() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    let mut undone = 0;
    for n in 0..40 {
        go_on(&mut play, 1);
        let by = play.log().last().expect("a decision").seat;
        if n % 3 == 0 && play.undo(by) {
            undone += 1;
        }
    }
    assert!(undone > 0);
    let play = AnyMatch::from(play);
    let opened = Letter::read(&letter(&play).text()).expect("an own letter").play;
    assert_eq!(opened.undo_record(), play.undo_record());
    assert_eq!((opened.taken_back(), opened.undo_record().undone), (play.taken_back(), undone));
}

#[test]
fn every_single_wrong_character_is_noticed() {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let text = letter(&played(25)).text();
    for at in 0..text.len() {
        for letter in ALPHABET.chars().chain("= +/%é\u{0}".chars()) {
            if text[at..].starts_with(letter) {
                continue;
            }
            let damaged = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
            assert!(Letter::read(&damaged).is_err(), "'{letter}' at {at}");
        }
    }
}

#[test]
fn what_messengers_do_to_a_letter_is_undone() {
    for seed in 0..20 {
        let mut play = two_persons(SEED + seed, UndoRule::Honest);
        go_on(&mut play, 3 + seed as usize);
        let text = letter(&AnyMatch::from(play)).text();
        for (what, changed) in handed_on(&text) {
            let opened = Letter::read(&changed);
            let opened = opened.unwrap_or_else(|why| panic!("{what}: {why:?}, {changed}"));
            assert_eq!(opened.text(), text, "{what}");
        }
        let address = format!("A letter.\n\n{PAGE}{text}\n");
        assert_eq!(letter_in(&address), Some(text.as_str()));
    }
    assert_eq!(letter_in("no letter"), None);
}

#[test]
fn each_fault_of_a_letter_has_its_reason() {
    let text = letter(&played(25)).text();
    for cut in 10..text.len() {
        assert_eq!(why(&text[..cut]), Some(LinkError::Incomplete), "{cut} of {}", text.len());
    }
    assert_eq!(why(""), Some(LinkError::Damaged));
    assert_eq!(why("hello there"), Some(LinkError::Damaged));
    // A link is no letter, and a letter no link.
    assert_eq!(why(&played(25).link()), Some(LinkError::Damaged));
    let mut newer = bytes(&text);
    newer[0] += 1;
    assert_eq!(why(&Base64UrlUnpadded::encode_string(&newer)), Some(LinkError::OtherVersion));
    assert_eq!(open_link(&text).err(), Some(LinkError::OtherVersion));
    // Another game, other rules, and decisions that don't add up, in a letter that is whole.
    let whole = body(&text);
    assert_eq!(why(&sealed(&whole)), None);
    let link = bytes(&played(25).link());
    let at = whole.len() - link.len();
    assert_eq!(whole[at..], link);
    let changed = |nth: usize| {
        let mut body = whole.clone();
        body[at + nth] ^= 1;
        why(&sealed(&body))
    };
    let id = "rogue-monarch".len();
    assert_eq!(changed(0), Some(LinkError::OtherVersion), "another packing");
    assert_eq!(changed(2), Some(LinkError::UnknownGame));
    assert_eq!(changed(2 + id), Some(LinkError::OtherVersion), "other rules");
    assert_eq!(changed(link.len() - 1), Some(LinkError::Mismatch));
    // What no page writes is damaged, and nothing panics.
    for at in 0..at {
        for value in [0, 1, 2, 3, 0x7F, 0x80, 0xFF] {
            let mut body = whole.clone();
            body[at] = value;
            if let Ok(opened) = Letter::read(&sealed(&body)) {
                assert_eq!(opened.play.link(), played(25).link(), "byte {at} is {value}");
            }
        }
    }
    let mut body = whole.clone();
    body[7] = 2;
    assert_eq!(why(&sealed(&body)), Some(LinkError::Damaged), "written by nobody at the table");
}

#[test]
fn the_persons_here_are_those_that_are_not_elsewhere() {
    let occupants = [person(""), bot(Level::Squire), person(""), person("")];
    let all = persons_here(&occupants, None);
    assert_eq!(all.iter().collect::<Vec<_>>(), [seat(0), seat(2), seat(3)]);
    assert_eq!(only_here(&occupants, None), None);
    let here = |seats: SeatSet| Some(ByLetter { id: 1, here: seats, sent: None });
    let two = SeatSet::only(seat(1)).with(seat(3));
    assert_eq!(persons_here(&occupants, here(two)), SeatSet::only(seat(3)), "a bot is nowhere");
    assert_eq!(only_here(&occupants, here(two)), Some(seat(3)));
    assert_eq!(only_here(&occupants, Some(ByLetter::spectator())), None);
}

/// A device with a library and a store.
struct Device {
    library: Library,
    store: Store,
    id: Option<MatchId>,
    /// The seats of the persons on this device.
    here: SeatSet,
}

impl Device {
    fn of(here: SeatSet) -> Self {
        let mut library = Library::default();
        library.opened();
        Self { library, store: Store::default(), id: None, here }
    }

    fn id(&self) -> MatchId {
        self.id.expect("the match is known")
    }

    fn play(&mut self) -> AnyMatch {
        let id = self.id();
        self.library.play(id).expect("it can be opened")
    }

    fn begin(&mut self, play: &AnyMatch) {
        let by_letter = ByLetter { id: ID, here: self.here, sent: Some(play.position()) };
        self.id = Some(self.library.begin_by_letter(play.info().id, play, by_letter, NOW));
    }

    /// Opens a letter as the page does. Returns how it stands to what is here; `None` if the match is
    /// new.
    fn open(&mut self, letter: &Letter) -> Option<Beside> {
        let Some((id, beside)) = self.library.beside(letter) else {
            self.begin(&letter.play);
            return None;
        };
        assert_eq!(
            self.library.take_letter(id, letter, NOW),
            matches!(beside, Beside::Further { .. })
        );
        Some(beside)
    }

    /// Plays until a person elsewhere is to move, or to the end. Returns the letter.
    fn decide(&mut self, dice: &mut Rng) -> Letter {
        let (id, mut play) = (self.id(), self.play());
        let mut from = None;
        while let Turn::Of(by) = play.turn() {
            if play.occupants()[by.index()].is_person() {
                if !self.here.contains(by) {
                    break;
                }
                from = Some(by);
                let index = dice.below(play.legal_count());
                assert!(play.decide_index(index));
            } else {
                let answer = play.by_chance().expect("a bot is to move");
                assert!(play.accept(&answer));
            }
            self.library.keep(id, &play, NOW);
        }
        let sent = Some(play.position());
        self.library.edit(id, |summary| {
            summary.by_letter = summary.by_letter.map(|by| ByLetter { sent, ..by });
        });
        // A reload in between.
        settle(&mut self.library, &mut self.store);
        self.library = self.store.reader();
        let number = self.library.in_scope(play.info().id);
        self.id = number.first().copied();
        Letter { id: ID, from, play }
    }

    fn summary(&self) -> &Summary {
        self.library.summary(self.id())
    }
}

/// Returns a new match of a game in which bots sit between the persons if there is room.
fn dealt(game: &str, seats: usize, persons: &[usize], seed: u64) -> AnyMatch {
    let occupants = (0..seats).map(|nth| {
        if persons.contains(&nth) {
            Occupant::Person { name: format!("Person {nth}") }
        } else {
            bot(Level::Squire)
        }
    });
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed: SEED + seed,
        bot_seed: 5,
        occupants: occupants.collect(),
        agreement: Agreement::default(),
    };
    new_match(&new).expect("the game is known").expect("it can be dealt")
}

/// Plays a match by letter between devices to its end. Returns the length of the longest address.
fn correspond(game: &str, seats: usize, persons: &[usize], devices: &mut [Device]) -> usize {
    let play = dealt(game, seats, persons, seats as u64);
    let mut dice = Rng::new(SEED, Stream::Tool(8));
    let of = |by: Seat, devices: &[Device]| {
        devices.iter().position(|device| device.here.contains(by)).expect("everyone has a device")
    };
    devices[0].begin(&play);
    let mut post = vec![devices[0].decide(&mut dice)];
    let mut longest = 0;
    let what = format!("{game}, {persons:?} of {seats}");
    for _ in 0..5_000 {
        let text = post.last().expect("a letter").text();
        longest = longest.max(PAGE.len() + text.len());
        let letter = Letter::read(&text).unwrap_or_else(|why| panic!("{what}: {why:?}"));
        assert_eq!(&letter, post.last().expect("a letter"), "{what}");
        let Some(to) = letter.to() else { break };
        let nth = of(to, devices);
        let is_new = devices[nth].id.is_none();
        let beside = devices[nth].open(&letter);
        assert!(devices[nth].library.has_news(devices[nth].id()), "{what}");
        let goes_on = Some(Beside::Further { has_own: false });
        assert_eq!(beside, if is_new { None } else { goes_on }, "{what}");
        assert_eq!(devices[nth].play().position(), letter.play.position(), "{what}");
        assert_eq!(devices[nth].summary().awaited(), None, "{what}");
        // The same letter again, and all letters before, change nothing.
        assert_eq!(devices[nth].open(&letter), Some(Beside::Same), "{what}");
        for old in post.iter().rev().skip(1).step_by(7) {
            assert_eq!(devices[nth].open(old), Some(Beside::Older), "{what}");
        }
        let next = devices[nth].decide(&mut dice);
        assert_eq!(devices[nth].open(&next), Some(Beside::Same), "{what}: the own letter");
        let awaited = devices[nth].summary().awaited();
        assert_eq!(awaited, next.to(), "{what}");
        assert_eq!(devices[nth].summary().is_over(), next.to().is_none(), "{what}");
        post.push(next);
    }
    let last = post.last().expect("a letter");
    assert!(last.play.is_over(), "{what}");
    for device in devices {
        // Everyone gets the last letter.
        device.open(last);
        settle(&mut device.library, &mut device.store);
        assert_eq!(device.library.safety(device.id()), Safety::OnDisk, "{what}");
        let mut read = device.store.reader();
        let id = read.in_scope(game)[0];
        assert_eq!(read.play(id).expect("a match").link(), last.play.link(), "{what}");
        let summary = read.summary(id);
        assert!(summary.is_over() && summary.by_letter.is_some() && !summary.foreign, "{what}");
    }
    longest
}

#[test]
fn two_play_every_game_by_letter_to_its_end() {
    for info in infos() {
        let seats = *info.seats.start();
        let mut devices = [0, seats - 1].map(|nth| Device::of(SeatSet::only(seat(nth))));
        correspond(info.id, seats, &[0, seats - 1], &mut devices);
    }
}

#[test]
fn three_play_by_letter_with_bots_between_and_two_may_share_a_device() {
    for info in infos() {
        let seats = *info.seats.end();
        if seats < 3 {
            continue;
        }
        let persons = [0, 1, seats - 1];
        let mut devices = persons.map(|nth| Device::of(SeatSet::only(seat(nth))));
        correspond(info.id, seats, &persons, &mut devices);
        let shared = SeatSet::only(seat(0)).with(seat(1));
        let mut devices = [shared, SeatSet::only(seat(seats - 1))].map(Device::of);
        correspond(info.id, seats, &persons, &mut devices);
    }
}

#[test]
fn most_letters_fit_an_address() {
    for info in infos() {
        let (least, most) = (*info.seats.start(), *info.seats.end());
        for seats in [least, most] {
            let mut devices = [0, 1].map(|nth| Device::of(SeatSet::only(seat(nth))));
            let longest = correspond(info.id, seats, &[0, 1], &mut devices);
            println!("{} with {seats} players: {longest} characters", info.id);
            assert!(longest <= MAX_LETTER, "{} with {seats}: {longest}", info.id);
        }
    }
}

#[test]
fn two_stories_of_one_match_are_told_apart_and_both_are_kept() {
    let first = played(6);
    let mut device = Device::of(SeatSet::only(seat(0)));
    device.begin(&first);
    let other = |index: usize| {
        let mut play = played(6);
        while play.legal_count() < 2 {
            assert!(play.decide_index(0));
        }
        let common = play.position();
        assert!(play.decide_index(index));
        (play, common)
    };
    let ((here, common), (there, _)) = (other(0), other(1));
    device.library.keep(device.id(), &here, NOW);
    assert_eq!(device.open(&letter(&there)), Some(Beside::Fork(common)));
    assert_eq!(device.play().link(), here.link(), "nothing has changed");
    // Both are kept: each letter goes on with its own.
    let by_letter = by_letter(0);
    let second = device.library.begin_by_letter("rogue-monarch", &there, by_letter, NOW + 1);
    for (mut play, id) in [(here, device.id()), (there, second)] {
        assert!(play.decide_index(0));
        let (found, beside) = device.library.beside(&letter(&play)).expect("it is known");
        assert_eq!(found, id);
        assert!(matches!(beside, Beside::Further { .. }), "{beside:?}");
        assert!(device.library.take_letter(found, &letter(&play), NOW + 2));
        assert_eq!(device.library.play(id).expect("a match").link(), play.link());
    }
}

#[test]
fn decisions_of_a_person_here_that_were_made_elsewhere_are_noticed() {
    let mut play = played(6);
    let Turn::Of(mover) = play.turn() else { panic!("it goes on") };
    let here = play.clone();
    assert!(play.decide_index(0));
    let letter = letter(&play);
    for nth in [0, 1] {
        let has_own = seat(nth) == mover;
        assert_eq!(letter.beside(&here, by_letter(nth)), Beside::Further { has_own });
    }
}

#[test]
fn what_a_bot_decided_for_a_person_is_known_on_every_device() {
    let [mut here, mut there] = [0, 1].map(|nth| Device::of(SeatSet::only(seat(nth))));
    // A bot decides for the person here.
    let mut play = two_persons(SEED, UndoRule::Honest);
    while play.stood_in().len() < 3 || play.turn() != Turn::Of(seat(1)) {
        let is_here = play.turn() == Turn::Of(seat(0));
        go_on(&mut play, 1);
        if is_here {
            play.note_stand_in();
        }
    }
    let mut play = AnyMatch::from(play);
    let by_bot = SeatSet::only(seat(0));
    play.note_by_bots(by_bot).expect("it is new");
    here.begin(&play);
    assert_eq!(here.play(), play);
    let text = letter(&play).text();
    let sent = Letter::read(&text).expect("an own letter");
    assert_eq!(there.open(&sent), None);
    assert_eq!(there.play().stand_ins(), play.stand_ins());
    assert!(there.summary().is_stood_in_for(seat(0)));
    let mut dice = Rng::new(SEED, Stream::Tool(8));
    let answer = there.decide(&mut dice);
    let answer = Letter::read(&answer.text()).expect("an own letter");
    assert!(matches!(here.open(&answer), Some(Beside::Further { .. })));
    assert_eq!(here.play().stand_ins(), answer.play.stand_ins());
    assert_eq!(here.play().by_bots(), by_bot);
}

#[test]
fn a_letter_of_another_match_is_not_taken_for_this_one() {
    let mut device = Device::of(SeatSet::only(seat(0)));
    device.begin(&played(6));
    let other_id = Letter { id: ID + 1, ..letter(&played(9)) };
    assert_eq!(device.library.beside(&other_id), None);
    // The same identity with another deal is another story from the beginning.
    let mut play = two_persons(SEED + 1, UndoRule::Honest);
    go_on(&mut play, 9);
    let forged = letter(&AnyMatch::from(play));
    let known = device.id();
    assert_eq!(device.library.beside(&forged), Some((known, Beside::Fork(0))));
    assert!(!device.library.take_letter(known, &forged, NOW));
    // A match that is not played by letter has no identity.
    let mut library = Library::default();
    library.begin("rogue-monarch", &played(6), NOW);
    assert_eq!(library.beside(&letter(&played(9))), None);
}

#[test]
fn a_letter_takes_the_place_of_what_was_taken_back() {
    let mut device = Device::of(SeatSet::only(seat(0)));
    let whole = played(12);
    device.begin(&played(6));
    let (id, mut back) = (device.id(), played(9));
    device.library.keep(id, &back, NOW);
    back.go_to(6);
    device.library.keep(id, &back, NOW);
    settle(&mut device.library, &mut device.store);
    assert!(device.library.take_letter(id, &letter(&whole), NOW + 9));
    settle(&mut device.library, &mut device.store);
    let mut read = device.store.reader();
    let there = read.in_scope("rogue-monarch")[0];
    assert_eq!(read.play(there).expect("a match").save(), whole.save());
    let summary = read.summary(there);
    assert_eq!((summary.decisions, summary.changed, summary.played), (12, NOW + 9, 0));
    assert_eq!(summary.by_letter.and_then(|by| by.sent), Some(12));
}

#[test]
fn an_older_summary_has_all_persons_on_this_device() {
    let summary = Summary::new(&played(3), NOW);
    let text = serde_json::to_string(&summary).expect("plain data");
    assert!(!text.contains("by_letter"), "{text}");
    assert_eq!(serde_json::from_str::<Summary>(&text).ok(), Some(summary.clone()));
    assert_eq!((summary.only_here(), summary.awaited()), (None, None));
    let mut summary = summary;
    let turn = summary.turn.expect("it goes on");
    summary.by_letter = Some(by_letter(1 - turn.index()));
    assert_eq!(summary.awaited(), Some(turn));
    summary.by_letter = Some(by_letter(turn.index()));
    assert_eq!((summary.awaited(), summary.only_here()), (None, Some(turn)));
}
