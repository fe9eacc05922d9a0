//! Valid inputs: the project's own output for random matches.

use crate::property::matches::{go_on, new_matches};
use crate::property::{broker, letters, remote};
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::engine::{Seat, Viewer};
use regalia::session::TransportKind;
use regalia::session::remote::{
    Downlink, FrameWriter, FromHost, Host, Packet, Peer, Snapshot, ToHost, Vote,
};
use regalia::session::{
    Answer, AnyMatch, Bookmark, Hint, Letter, Mark, Mistake, Next, Part, Reviewed, TeacherQuestion,
    infos,
};
use regalia::ui::locale::Language;
use regalia::ui::settings::{Settings, Theme};
use serde::Serialize;
use serde_json::json;
use std::path::{Path, PathBuf};

/// The largest input of the corpus, in bytes; up to this size, every number is tried at every edge.
pub const SMALL: usize = 1_200;

/// Returns the fuzzer's folder.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz")
}

/// Returns the fuzzer's inputs for a property.
pub fn corpus(name: &str) -> Vec<Vec<u8>> {
    let place = folder().join("corpus").join(name);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&place)
        .unwrap_or_else(|_| panic!("{} is missing", place.display()))
        .map(|file| file.expect("it can be listed").path())
        .collect();
    // The order of a folder's files is unspecified.
    files.sort();
    files.iter().map(|file| std::fs::read(file).expect("it can be read")).collect()
}

/// Returns the valid inputs of a property.
pub fn seeds(name: &str) -> Vec<Vec<u8>> {
    match name {
        "saves" => matches().iter().map(|play| play.save().into_bytes()).collect(),
        "records" => matches().iter().map(records).collect(),
        "letters" => matches().iter().map(letter).collect(),
        "links" => matches().iter().map(link).collect(),
        "embedding" => embedding().into_iter().map(String::into_bytes).collect(),
        "questions" => each_game(&[0, 5, 9], questions),
        "answers" => each_game(&[0, 5, usize::MAX], answers),
        "lessons" => lessons(),
        "settings" => settings().into_iter().map(String::into_bytes).collect(),
        "decisions" => decisions(),
        "remote" => [each_game(&[0, 5], remote), each_game(&[5], answers_of_guests)].concat(),
        "broker" => packets(),
        _ => panic!("there are no inputs for '{name}'"),
    }
}

fn text(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("plain data")
}

/// Returns three matches of every game: an early one, one with undone decisions and hints, and one
/// that is over and reviewed.
fn matches() -> Vec<AnyMatch> {
    let early = new_matches().map(|mut play| {
        go_on(&mut play, 12);
        play
    });
    let back = new_matches().map(|mut play| {
        go_on(&mut play, 20);
        while play.hint_question("en").is_none() {
            assert!(play.legal_count() > 0, "a person is to move soon");
            go_on(&mut play, 1);
        }
        play.note_hint();
        play.go_to(16);
        play.note_timeout();
        play.go_to(15);
        play
    });
    let over = new_matches().map(|mut play| {
        go_on(&mut play, usize::MAX);
        let review = reviewed(&play);
        play.keep_review(review);
        play
    });
    early.chain(back).chain(over).collect()
}

/// Returns a teacher's possible answers about a match, part by part.
fn parts(play: &AnyMatch) -> Vec<Part> {
    let seats = play.occupants().len();
    let row = || (0..seats as u32).map(|seat| seat << 20).collect::<Vec<_>>();
    let stood = |n| Part::Stood { n, chances: row(), decided: (n > 0).then(row) };
    let save: serde_json::Value = serde_json::from_str(&play.save()).expect("a save is JSON");
    let best = save["decisions"][3].as_str().expect("a decision").to_owned();
    let mut whole = play.clone();
    whole.go_to(play.length());
    let mistake = Mistake {
        n: 3,
        seat: whole.mover(3),
        best,
        then: Vec::new(),
        chance: 700,
        loss: 90,
        mark: Some(Mark::Mistake),
        why: Some(vec!["It wins.".to_owned(), "Cela gagne.".to_owned()]),
    };
    (0..=play.length()).map(stood).chain([Part::Judged(mistake), Part::Done]).collect()
}

fn reviewed(play: &AnyMatch) -> Reviewed {
    let mut reviewed = Reviewed::default();
    assert!(parts(play).into_iter().all(|part| play.take_in(part, &mut reviewed)));
    reviewed
}

fn records(play: &AnyMatch) -> Vec<u8> {
    let records = play.records();
    let lines: Vec<String> = std::iter::once(records.head).chain(records.steps).collect();
    lines.join("\n").into_bytes()
}

fn link(play: &AnyMatch) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(&play.link()).expect("links are base64url")
}

/// Returns the body of a letter.
fn letter(play: &AnyMatch) -> Vec<u8> {
    let letter = Letter { id: 12, from: Some(Seat::new(0)), play: play.clone() };
    let bytes = Base64UrlUnpadded::decode_vec(&letter.text()).expect("letters are base64url");
    bytes[letters::HEAD..].to_vec()
}

fn embedding() -> Vec<String> {
    let asks = infos().into_iter().map(|info| {
        let (id, seats) = (info.id, info.seats.end());
        format!(
            "{id}?seats={seats}&level=baron&lang=fr&theme=auto&seed=12&hints=off&lesson=on\
             &host=https%3A%2F%2Fclub.example&table=friday+1"
        )
    });
    let wishes = [
        r#"{"regalia":1,"type":"theme","value":"dark"}"#,
        r#"{"regalia":1,"type":"lang","value":"fr"}"#,
        r#"{"regalia":1,"type":"state"}"#,
        r#"{"regalia":1,"type":"new-game","seed":9007199254740991}"#,
    ];
    asks.chain(wishes.map(str::to_owned)).collect()
}

/// Returns inputs about the finished match of each game, at these decisions.
fn each_game(at: &[usize], lines: fn(&AnyMatch) -> Vec<String>) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (game, mut play) in new_matches().enumerate() {
        go_on(&mut play, usize::MAX);
        for &at in at {
            let at = at.min(play.length());
            play.go_to(at);
            let mut bytes = vec![game as u8, (at >> 8) as u8, at as u8];
            bytes.extend(lines(&play).join("\n").into_bytes());
            all.push(bytes);
        }
    }
    all
}

fn questions(play: &AnyMatch) -> Vec<String> {
    let bot = play.question().map(|mut question| {
        question.view.clear();
        text(&question)
    });
    let person = play.hint_question("fr").map(|mut question| {
        question.view.clear();
        text(&TeacherQuestion::Hint(question))
    });
    bot.into_iter().chain(person).collect()
}

fn answers(play: &AnyMatch) -> Vec<String> {
    let n = play.position() as u32;
    let mut lines: Vec<String> = parts(play).iter().take(4).map(text).collect();
    lines.extend(parts(play).iter().rev().take(2).map(text));
    lines.push(text(&Answer { n, index: 0, cut_short: true }));
    if let Some(Hint { steps, .. }) = play.advice_as_before() {
        let next = Next { steps: steps.clone(), chance: 40, even: true };
        let why = Some("It wins.".to_owned());
        lines.push(text(&Hint {
            n,
            steps,
            chance: 60,
            next: Some(next),
            alike: Vec::new(),
            why,
            names_next: false,
            cut_short: false,
        }));
    }
    lines
}

/// Returns messages of a guest.
fn answers_of_guests(_: &AnyMatch) -> Vec<String> {
    let serial = remote::NOW + 1;
    let join = ToHost::Join { token: remote::TOKEN.to_owned() };
    let all = [
        join,
        ToHost::Ping { serial },
        ToHost::Hinted { serial },
        ToHost::Undo { serial },
        ToHost::GiveUp { serial },
        ToHost::Vote { serial, vote: Vote::Agree },
        ToHost::Decide { serial, index: 0 },
        ToHost::Take { seat: Seat::new(1) },
        ToHost::Leave,
    ];
    all.map(|message| message.text()).to_vec()
}

/// Returns packets, texts of a club, and messages of both ends before they are sealed.
fn packets() -> Vec<Vec<u8>> {
    let all = [
        Packet::ConnAck { code: 0 },
        Packet::SubAck { id: 1, codes: vec![0, 0] },
        Packet::Publish { topic: "t/x/v/0".to_owned(), payload: vec![7; 150] },
        Packet::PingResp,
    ];
    let packets = all.iter().flat_map(Packet::bytes).collect::<Vec<u8>>();
    let club = r#"{"brokers": ["wss://seat:pub@club.example:8443/mqtt"]}"#;
    let invitation = broker::invitation().payload();
    let texts = [club, "wss://a.example/mqtt", &invitation];
    let mut inputs = vec![[&[0, 5][..], &packets].concat()];
    inputs.extend(texts.map(|text| [&[1][..], text.as_bytes()].concat()));
    let framed = |messages: &[Vec<u8>]| {
        let length = |message: &Vec<u8>| (message.len() as u16).to_be_bytes();
        messages.iter().flat_map(|it| [&length(it)[..], it].concat()).collect::<Vec<u8>>()
    };
    for (game, mut play) in new_matches().enumerate() {
        go_on(&mut play, usize::MAX);
        let at = 5.min(play.length());
        play.go_to(at);
        let to_host = answers_of_guests(&play).into_iter().map(|text| {
            let text = text.replace(remote::TOKEN, "seat");
            [&broker::DEVICE.to_be_bytes()[..], &[0, 0, 0, 1], text.as_bytes()].concat()
        });
        let to_host = framed(&to_host.collect::<Vec<_>>());
        let mut cutter = FrameWriter::default();
        let to_seat = (0..).zip(remote(&play).into_iter().take(2)).flat_map(|(nth, text)| {
            let serial = broker::NOW + 1 + nth;
            let message =
                Downlink { device: 0, change: serial, tells: true, text: &text, open: &text };
            cutter.cut(&message, serial, nth > 0)
        });
        let to_seat = framed(&to_seat.collect::<Vec<_>>());
        let begun = [game as u8, 0, at as u8];
        inputs.push([&[2][..], &begun, &to_host].concat());
        inputs.push([&[3][..], &begun, &to_seat].concat());
    }
    inputs
}

/// Returns messages of a guest, and those of the host to it.
fn remote(play: &AnyMatch) -> Vec<String> {
    let viewer = Viewer::Of(Seat::new(0));
    let guest = Peer(TransportKind::Room, 1);
    let mut host = Host::new(remote::NOW);
    host.admit(TransportKind::Room, remote::TOKEN, viewer);
    let names: Vec<String> = play.occupants().iter().map(|_| "A".to_owned()).collect();
    host.show(Snapshot::of(play, names.clone()));
    let answers = answers_of_guests(play);
    let mut lines: Vec<String> = host
        .receive(guest, ToHost::read(&answers[0]), remote::NOW)
        .messages
        .into_iter()
        .map(|sent| sent.message.text())
        .collect();
    let mut next = play.clone();
    if next.decide_index(0) {
        lines.extend(
            host.show(Snapshot::of(&next, names.clone()))
                .into_iter()
                .map(|sent| sent.message.text()),
        );
    }
    lines.extend(answers);
    lines.push(FromHost::Free { names }.text());
    lines.push(FromHost::Spare { invitation: "AQAB".to_owned() }.text());
    lines
}

/// Returns the project's lessons, and a small one.
fn lessons() -> Vec<Vec<u8>> {
    let path = |id| folder().join(format!("../../static/games/{id}/lesson.json"));
    let houses = infos().into_iter().map(|info| std::fs::read(path(info.id)).expect("a lesson"));
    let small = new_matches().map(|mut play| {
        go_on(&mut play, 9);
        play.go_to(3);
        let save: serde_json::Value = serde_json::from_str(&play.save()).expect("JSON");
        let say = json!({ "en": "Now.", "fr": "Ici." });
        let remark = |at| json!({ "at": at, "point": ["pile"], "say": say, "otherwise": say });
        json!({ "chapters": [{ "save": save, "remarks": [remark(3), remark(9)] }] })
            .to_string()
            .into_bytes()
    });
    small.chain(houses).collect()
}

fn settings() -> Vec<String> {
    let chosen = Settings {
        language: Some(Language::Fr),
        theme: Theme::Dark,
        one_tap: Some(true),
        ..Settings::default()
    };
    vec![chosen.text(), Bookmark { chapter: 1, at: 20 }.text()]
}

/// Returns random bytes for every game at two tables.
fn decisions() -> Vec<Vec<u8>> {
    let mut dice = regalia::engine::Rng::new(2, regalia::engine::Stream::Tool(13));
    let mut any = |game: usize, long: usize| {
        let mut bytes: Vec<u8> = (0..long).map(|_| dice.below(256) as u8).collect();
        bytes[0] = game as u8;
        bytes
    };
    (0..infos().len()).flat_map(|game| [any(game, 120), any(game, 600)]).collect()
}
