//! What released versions have written, besides saves (`fixture.rs`): links, letters, players' links
//! over a broker, a club's file, and the file for another device. Never edit what is in `tests/kept/`:
//! it has to be opened by every later version, as docs/TRUST.md promises.
//!
//! `KEPT=add cargo nextest run --test session compatible` adds what a game's new rules lack.

use crate::broker::invitation;
use crate::fixture::{led_to, of_today, stands_at, today};
use regalia::engine::Seat;
use regalia::session::library::Bundle;
use regalia::session::remote::{Broker, BrokerList, Invitation};
use regalia::session::{AnyMatch, Letter, LinkError, load, open_link};
use std::collections::BTreeMap;
use std::path::Path;

/// The identity of the kept letters' matches.
const ID: u64 = 1_000_000_000_000_001;

/// The file for another device, as 1.0 wrote it: settings, a match in progress, and a finished one.
const EVERYTHING: &str = include_str!("../kept/everything.json");

/// The links and letters: `KIND GAME-RULES TEXT` in each line.
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

/// Returns what would be written today of the save of each game.
fn written() -> Vec<(String, &'static str, String)> {
    let each = of_today().into_iter().flat_map(|(game, text)| {
        let play = load(&text).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        let letter = Letter { id: ID, from: None, play: play.clone() };
        [(game.clone(), "link", play.link()), (game, "letter", letter.text())]
    });
    each.collect()
}

#[test]
fn each_game_has_a_link_and_a_letter_of_its_rules() {
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
