//! Links: any damage is detected, and nothing panics.

use crate::helpers::{Play, SEED, against_squire, go_on, two_persons};
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::session::{Agreement, DynMatch, LinkError, MAX_LINK_DECISIONS, UndoRule, open_link};

/// Returns the link of a match in progress.
fn sound() -> String {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 25);
    assert!(play.position() > 6);
    play.link()
}

fn why(text: &str) -> Option<LinkError> {
    open_link(text).err()
}

/// Returns a link of these bytes.
fn written(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn bytes() -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(&sound()).expect("links are base64url")
}

#[test]
fn a_sound_link_opens_as_the_same_match_without_names() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 25);
    let opened = open_link(&play.link()).expect("an own link");
    assert_eq!(opened.link(), play.link());
    assert_eq!((opened.seed(), opened.position()), (SEED, play.position()));
    assert!(!opened.save().contains("Ysé"));
}

#[test]
fn a_link_fits_an_address_untouched() {
    let text = sound();
    assert!(text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)));
    assert!(text.len() < 120, "{} characters", text.len());
}

#[test]
fn every_single_wrong_character_is_noticed() {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let text = sound();
    for at in 0..text.len() {
        for letter in ALPHABET.chars().chain("= +/%é\u{0}".chars()) {
            if text[at..].starts_with(letter) {
                continue;
            }
            let damaged = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
            assert!(open_link(&damaged).is_err(), "'{letter}' at {at}");
        }
    }
}

/// Returns a link as messengers, word processors and people change it, each with a description.
pub fn handed_on(link: &str) -> Vec<(&'static str, String)> {
    let half = link.len() / 2;
    let (head, tail) = link.split_at(half);
    let escaped = link.bytes().map(|byte| format!("%{byte:02x}")).collect::<Vec<_>>().concat();
    let with = |end: &str| format!("{link}{end}");
    let mut all = vec![
        ("a full stop", with(".")),
        ("a comma", with(",")),
        ("a bracket", with(")")),
        ("a bracket and a full stop", with(").")),
        ("an angle bracket", with(">")),
        ("an escaped angle bracket", with("%3E")),
        ("quotes", with("\"")),
        ("typographic quotes", with("%E2%80%9D")),
        ("guillemets", with("\u{a0}»")),
        ("a space", with("%20")),
        ("words behind it", with("%20Shall%20we?")),
        ("parameters", with("?utm_source=chat&utm_medium=social")),
        ("parameters without a question mark", with("&fbclid=IwAR0-x_y")),
        ("a slash", with("/")),
        ("an ellipsis", with("…")),
        ("stars", with("**")),
        ("underscores", with("_")),
        ("two underscores", with("__")),
        ("a hyphen", with("-")),
        ("a line break behind it", with("\n")),
        ("a line break", format!("{head}\r\n{tail}")),
        ("an escaped line break", format!("{head}%0D%0A{tail}")),
        ("a line break of mail", format!("{head}=\r\n{tail}")),
        ("a quoted line break", format!("{head}\n {tail}")),
        ("a tab", format!("{head}\t{tail}")),
        ("a space in the middle", format!("{head}%20{tail}")),
        ("brackets around it", format!("<{link}>")),
        ("all of it escaped", escaped.clone()),
        ("all of it escaped twice", escaped.replace('%', "%25")),
        ("hyphens that do not break", link.replace('-', "\u{2011}")),
        ("a minus", link.replace('-', "\u{2212}")),
        ("two hyphens made a dash", link.replace("--", "—")),
    ];
    for invisible in ['\u{ad}', '\u{200b}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{feff}'] {
        all.push(("an invisible character", format!("{head}{invisible}{tail}")));
        all.push(("an invisible character behind it", format!("{link}{invisible}")));
    }
    all
}

#[test]
fn what_messengers_do_to_a_link_is_undone() {
    // Links that themselves end in a hyphen or an underscore are the hard cases.
    for seed in 0..40 {
        let mut play = against_squire(SEED + seed, UndoRule::Honest);
        go_on(&mut play, 3 + seed as usize);
        let link = play.link();
        for (what, text) in handed_on(&link) {
            let opened = open_link(&text).unwrap_or_else(|why| panic!("{what}: {why:?}, {text}"));
            assert_eq!(opened.link(), link, "{what}");
        }
    }
}

#[test]
fn a_link_in_other_letters_cannot_be_read() {
    let text = sound();
    for changed in [text.to_uppercase(), text.to_lowercase()] {
        assert!(open_link(&changed).is_err(), "{changed}");
    }
}

#[test]
fn a_link_whose_end_is_missing_is_said_to_be_incomplete() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 40);
    let text = play.link();
    let header = 4 * ("rogue-monarch".len() + 2) / 3;
    let said: Vec<_> = (header..text.len()).map(|end| why(&text[..end])).collect();
    let incomplete = said.iter().filter(|why| **why == Some(LinkError::Incomplete)).count();
    // For the last letters this cannot always be detected.
    assert!(incomplete + 3 >= said.len(), "{incomplete} of {}", said.len());
    assert_eq!(why(&format!("{}.", &text[..text.len() / 2])), Some(LinkError::Incomplete));
    // Two texts that are not links, and one that could have been.
    assert_eq!(why("AQ"), Some(LinkError::Incomplete), "a first byte of ours");
    assert_eq!(why("hello"), Some(LinkError::Damaged));
    assert_eq!(why("A"), Some(LinkError::Damaged));
}

#[test]
fn every_link_cut_short_is_noticed() {
    let text = sound();
    for end in 0..text.len() {
        assert!(open_link(&text[..end]).is_err(), "cut at {end}");
        assert!(open_link(&text[end + 1..]).is_err(), "begun after {end}");
    }
    for end in 0..bytes().len() {
        assert!(open_link(&written(&bytes()[..end])).is_err(), "cut at byte {end}");
    }
}

#[test]
fn characters_swapped_dropped_or_added_are_noticed() {
    let text = sound();
    for at in 0..text.len() - 1 {
        let mut letters: Vec<char> = text.chars().collect();
        letters.swap(at, at + 1);
        let swapped = String::from_iter(&letters);
        assert!(swapped == text || open_link(&swapped).is_err(), "swapped at {at}");
        let dropped = format!("{}{}", &text[..at], &text[at + 1..]);
        assert!(open_link(&dropped).is_err(), "dropped at {at}");
        let added = format!("{}A{}", &text[..at], &text[at..]);
        assert!(open_link(&added).is_err(), "added at {at}");
    }
    assert_eq!(why(&format!("{text}AAAA")), Some(LinkError::Mismatch), "no room for more digits");
}

#[test]
fn what_is_no_link_is_damaged() {
    for text in ["", "A", "!", "rogue-monarch", "https://example.org/#x", "ünïcode"] {
        assert!(open_link(text).is_err(), "{text}");
    }
    assert_eq!(why("!!"), Some(LinkError::Damaged));
    assert_eq!(why(""), Some(LinkError::Damaged));
}

#[test]
fn another_packing_or_other_rules_are_another_version() {
    let mut newer = bytes();
    newer[0] = 2;
    assert_eq!(why(&written(&newer)), Some(LinkError::OtherVersion));
    let mut rules = bytes();
    let at = 2 + "rogue-monarch".len();
    assert_eq!(rules[at..at + 2], [3, 0]);
    rules[at] = 1;
    assert_eq!(why(&written(&rules)), Some(LinkError::OtherVersion));
}

#[test]
fn an_unknown_game_is_said_to_be_unknown() {
    let mut other = bytes();
    other[2] = b'v';
    assert_eq!(why(&written(&other)), Some(LinkError::UnknownGame));
}

#[test]
fn another_seed_or_level_does_not_lead_where_it_should() {
    let seed = 2 + "rogue-monarch".len() + 2;
    for at in [seed, seed + 7] {
        let mut other = bytes();
        other[at] ^= 1;
        assert_eq!(why(&written(&other)), Some(LinkError::Mismatch), "byte {at}");
    }
    let level = seed + 7 + 7 + 2;
    let mut other = bytes();
    assert_eq!(other[level], 2, "the Squire");
    other[level] = 4;
    assert_eq!(why(&written(&other)), Some(LinkError::Mismatch));
    other[level] = 5;
    assert_eq!(why(&written(&other)), Some(LinkError::Damaged), "no such level");
}

#[test]
fn a_seed_too_large_or_seats_too_many_are_damage() {
    let seed = 2 + "rogue-monarch".len() + 2;
    let mut large = bytes();
    large[seed + 6] = 0xff;
    assert_eq!(why(&written(&large)), Some(LinkError::Damaged));
    for seats in [0, 1, 3, 255] {
        let mut many = bytes();
        many[seed + 14] = seats;
        assert!(open_link(&written(&many)).is_err(), "{seats} seats");
    }
}

/// Returns a link, cut before its first decision, that claims this number of decisions, packed into
/// this number of bytes.
fn claiming(decisions: u16, bytes: usize) -> String {
    let fresh = against_squire(SEED, UndoRule::Honest).link();
    let mut fresh = Base64UrlUnpadded::decode_vec(&fresh).expect("links are base64url");
    let at = fresh.len() - 10;
    assert_eq!(fresh[at..at + 2], [0, 0], "none is decided");
    fresh[at..at + 2].copy_from_slice(&decisions.to_le_bytes());
    fresh.resize(fresh.len() + bytes, 0xa7);
    written(&fresh)
}

#[test]
fn a_number_longer_than_its_decisions_can_need_is_refused_unread() {
    let mut long = bytes();
    long.resize(1 << 20, 0xa7);
    assert_eq!(why(&written(&long)), Some(LinkError::Damaged));
    // As many bytes as the longest list might need are read.
    assert_eq!(why(&claiming(10, 20)), Some(LinkError::Mismatch));
    assert_eq!(why(&claiming(10, 21)), Some(LinkError::Damaged));
}

#[test]
fn more_decisions_than_a_match_can_have_are_refused_unread() {
    let most = MAX_LINK_DECISIONS as u16;
    assert_eq!(why(&claiming(most, 0)), Some(LinkError::Mismatch));
    assert_eq!(why(&claiming(most + 1, 0)), Some(LinkError::Damaged));
}

#[test]
fn what_was_agreed_is_in_a_link() {
    for agreed in 0..8 {
        let mut table = two_persons(SEED, UndoRule::Honest).table().clone();
        let [free, open_log, hints] = [1, 2, 4].map(|bit| agreed & bit != 0);
        let undo = if free { UndoRule::Free } else { UndoRule::Honest };
        table.agreement = Agreement { undo, open_log, hints };
        let play = Play::new(table.clone()).expect("a table that fits");
        let opened = open_link(&play.link()).expect("an own link");
        assert_eq!(opened.agreement(), table.agreement);
    }
}

#[test]
fn the_link_of_a_fresh_match_is_its_set_up_alone() {
    let play = two_persons(SEED, UndoRule::Honest);
    let opened = open_link(&play.link()).expect("an own link");
    assert_eq!((opened.position(), opened.seed()), (0, SEED));
    assert_eq!(opened.occupants().len(), 2);
    assert!(opened.occupants().iter().all(regalia::session::Occupant::is_person));
}

#[test]
fn what_was_taken_back_is_not_in_a_link() {
    let mut play = two_persons(1, UndoRule::Honest);
    go_on(&mut play, 9);
    let whole = play.link();
    play.go_to(4);
    let opened = open_link(&play.link()).expect("an own link");
    assert_eq!((opened.position(), opened.length()), (4, 4));
    assert_ne!(play.link(), whole);
}

#[test]
fn a_whole_match_with_its_outcome_fits_a_link() {
    for seed in 0..20 {
        let mut play = two_persons(seed, UndoRule::Free);
        go_on(&mut play, 2_000);
        let opened = open_link(&play.link()).expect("an own link");
        assert_eq!(opened.turn(), DynMatch::turn(&play));
        let bytes = Base64UrlUnpadded::decode_vec(&play.link()).expect("links are base64url");
        assert_ne!(bytes.last(), Some(&0), "no byte more than the number has");
        assert_eq!(opened.agreement().undo, UndoRule::Free);
    }
}
