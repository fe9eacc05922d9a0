//! What released versions have written, besides saves (`fixture.rs`): links, letters, rounds and their
//! results, players' links over a broker, a club's file, and the file for another device. Never edit
//! what is in `tests/kept/`: it has to be opened by every later version, as docs/TRUST.md promises.
//!
//! `KEPT=add cargo nextest run --test session compatible` adds what a game's new rules lack.

use crate::broker::invitation;
use crate::fixture::{led_to, of_today, stands_at, today};
use crate::rounds::played_out;
use regalia::bots::Level;
use regalia::engine::{Seat, Turn};
use regalia::session::library::Bundle;
use regalia::session::remote::{Broker, BrokerList, Invitation};
use regalia::session::round::{
    PlayerWord, Refusal, Round, Terms, Verdict, joined, result_text, results_in,
};
use regalia::session::{Agreement, AnyMatch, Letter, LinkError, infos, load, open_link};
use std::collections::BTreeMap;
use std::path::Path;

/// The identity of the kept letters' matches, and the seed of the kept rounds.
const ID: u64 = 1_000_000_000_000_001;

/// The number of the deal that the kept results are of.
const DEAL: usize = 1;

/// The file for another device, as 1.0 wrote it: settings, a match in progress, and a finished one.
const EVERYTHING: &str = include_str!("../kept/everything.json");

/// The links, letters, rounds and results: `KIND GAME-RULES TEXT` in each line. The line of the kind
/// `points` has the points of the result.
fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/links.txt")
}

fn kept() -> String {
    std::fs::read_to_string(path()).expect("tests/kept/links.txt can be read")
}

/// Returns the kept texts of a kind, by game and rules version.
fn of_kind(kind: &str) -> BTreeMap<(String, u16), String> {
    let read = |line: &str| {
        let [its_kind, of, text] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let (game, rules) = of.rsplit_once('-')?;
        Some((its_kind.to_owned(), (game.to_owned(), rules.parse().ok()?), text.to_owned()))
    };
    kept()
        .lines()
        .map(|line| read(line).unwrap_or_else(|| panic!("links.txt: {line:?} is no such line")))
        .filter(|(its_kind, ..)| *its_kind == kind)
        .map(|(_, of, text)| (of, text))
        .collect()
}

/// Returns the kept round of a game.
fn round(game: &str) -> Round {
    let info = infos().into_iter().find(|info| info.id == game).expect("a game of the catalog");
    let terms = Terms {
        name: "Club du mardi".into(),
        game: game.to_owned(),
        options: Vec::new(),
        seats: (*info.seats.start()).max(2),
        level: Level::Squire,
        agreement: Agreement::default(),
        deals: 3,
        seed: ID,
    };
    Round::new(terms).expect("a round")
}

/// Returns what the kept results say besides their matches.
fn word() -> PlayerWord {
    PlayerWord {
        name: "Ysé".into(),
        hints: 1,
        undone: 2,
        minutes: 12,
        taken_back: true,
        hasty: true,
        ..PlayerWord::default()
    }
}

/// Returns what would be written today: of the save of each game, and of its round.
fn written() -> Vec<(String, &'static str, String)> {
    let each = of_today().into_iter().flat_map(|(game, text)| {
        let play = load(&text).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        let letter = Letter { id: ID, from: None, play: play.clone() };
        let round = round(&game);
        let round_text = round.text().expect("its rules are loaded");
        let over = played_out(&round.deals()[DEAL], ID);
        let Turn::Over(outcome) = over.turn() else { panic!("{game}: it is over") };
        let points = outcome.scores()[round.seat(DEAL).index()];
        let result = joined([round_text.clone(), result_text(&word(), &over.link())]);
        [
            (game.clone(), "link", play.link()),
            (game.clone(), "letter", letter.text()),
            (game.clone(), "round", round_text),
            (game.clone(), "result", result),
            (game, "points", points.to_string()),
        ]
    });
    each.collect()
}

#[test]
fn each_game_has_a_text_of_each_kind_of_its_rules() {
    let mut missing = Vec::new();
    for (game, kind, text) in written() {
        let of = (game.clone(), today(&game));
        if !of_kind(kind).contains_key(&of) {
            missing.push(format!("{kind} {game}-{} {text}\n", of.1));
        }
    }
    if std::env::var("KEPT").is_ok_and(|it| it == "add") {
        std::fs::write(path(), kept() + &missing.concat()).expect("it can be written");
        return;
    }
    assert!(
        missing.is_empty(),
        "tests/kept/links.txt lacks these lines, which KEPT=add adds:\n{}",
        missing.concat()
    );
}

/// Checks the texts of a kind: today's lead to the state of the save from which they were written.
fn opens(kind: &str, open: impl Fn(&str) -> Result<AnyMatch, LinkError>) {
    let all = of_kind(kind);
    assert!(!all.is_empty(), "no {kind} is kept");
    for ((game, rules), text) in all {
        let opened = open(&text);
        if rules < today(&game) {
            assert_eq!(opened.err(), Some(LinkError::OtherVersion), "{kind} {game}-{rules}");
            continue;
        }
        let play = opened.unwrap_or_else(|why| panic!("{kind} {game}-{rules}: {why:?}"));
        assert_eq!(stands_at(&play), led_to()[&game].0, "{kind} {game}-{rules}");
    }
}

#[test]
fn kept_links_open() {
    opens("link", open_link);
}

#[test]
fn kept_letters_open() {
    opens("letter", |text| {
        let letter = Letter::read(text)?;
        assert_eq!(letter.id, ID);
        Ok(letter.play)
    });
}

#[test]
fn kept_rounds_open() {
    let all = of_kind("round");
    assert!(!all.is_empty(), "no round is kept");
    for ((game, rules), text) in all {
        let read = Round::read(&text);
        if rules < today(&game) {
            assert_eq!(read, Err(LinkError::OtherVersion), "{game}-{rules}");
        } else {
            // Its text has a hash of its deals: one that deals otherwise is refused.
            assert_eq!(read, Ok(round(&game)), "{game}-{rules}");
        }
    }
}

#[test]
fn kept_results_have_the_points_they_had_then() {
    let (all, points) = (of_kind("result"), of_kind("points"));
    assert!(!all.is_empty(), "no result is kept");
    for ((game, rules), text) in all {
        let found = results_in(&format!("https://games.example/#/round/{text}"));
        let [sent] = found.as_slice() else { panic!("{game}-{rules}: {} results", found.len()) };
        assert_eq!(sent.name(), "Ysé", "{game}-{rules}");
        if rules < today(&game) {
            let why = Verdict::of(None, sent).expect_err("its rules are others");
            assert_eq!(why, Refusal::Link(LinkError::OtherVersion), "{game}-{rules}");
            assert!(why.may_pass_later(), "it is kept as it came");
            continue;
        }
        let taken = round(&game).take(sent).unwrap_or_else(|why| panic!("{game}-{rules}: {why}"));
        assert_eq!((taken.deal, taken.is_outside()), (DEAL, false), "{game}-{rules}");
        assert_eq!(taken.word, Some(word()), "{game}-{rules}");
        assert_eq!(taken.points.to_string(), points[&(game, rules)]);
    }
}

#[test]
fn a_kept_invitation_opens() {
    const KEPT: &str =
        "AQMHBwcHBwcHBwcHBwcHBwcHBAQEBAQEBAQEBAQEBAQEBHdzczovL2NsdWIuZXhhbXBsZS9tcXR0x3gs";
    assert_eq!(Invitation::read(KEPT), Ok(invitation(Seat::new(3))));
}

#[test]
fn the_clubs_file_of_the_documents_is_read() {
    let text = include_str!("../../docs/club.md");
    let (_, rest) = text.split_once("```json\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let club = BrokerList::read(example).expect("a club's file");
    let addresses: Vec<_> = club.brokers().iter().map(Broker::address).collect();
    assert_eq!(addresses, ["wss://club.example/mqtt"]);
}

#[test]
fn a_kept_file_for_another_device_is_read() {
    let read = Bundle::read(EVERYTHING).expect("the file of 1.0");
    assert_eq!(read.settings["settings"], r#"{"language":"fr"}"#);
    assert_eq!((read.damaged, read.days.as_slice()), (0, &[20_758][..]));
    let [first, second] = read.matches.as_slice() else { panic!("two matches") };
    assert_eq!((first.scope.as_str(), first.number), ("rogue-monarch", 1));
    let summary = first.summary().expect("a match in progress has its summary");
    assert_eq!((summary.game.as_str(), first.finished.is_some()), ("rogue-monarch", false));
    assert_eq!((second.number, second.finished.is_some()), (2, true));
}
