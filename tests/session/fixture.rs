//! Saves written by past versions: never edit these files. Those of today's rules open; those of
//! earlier rules are refused with their own message.

use regalia::engine::{Seat, fingerprint};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{AnyMatch, DynMatch, LoadError, Match, Occupant, infos, load, look};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A save of the first rules, before memory reached across reshuffles.
pub const EARLIER_RULES: &str = include_str!("../saves/rogue-monarch-1.json");

pub const SAVE: &str = include_str!("../saves/rogue-monarch-3.json");

/// The states that the saves led to in the code that wrote them, one line for each save:
/// `GAME-RULES HERE THEN`, the fingerprints of the state at its position and of the state after all
/// decisions that were taken back. `arena bless GAME` adds a line with each save that it writes.
const LED_TO: &str = include_str!("led_to.txt");

/// Returns the lines of [`LED_TO`] about today's rules, by game.
pub fn led_to() -> BTreeMap<String, (u64, u64)> {
    let read = |line: &str| {
        let [save, here, then] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let (game, rules) = save.rsplit_once('-')?;
        let [here, then] = [here, then].map(|state: &str| u64::from_str_radix(state, 16).ok());
        Some((game.to_owned(), rules.parse::<u16>().ok()?, (here?, then?)))
    };
    let lines = LED_TO.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| read(line).unwrap_or_else(|| panic!("led_to.txt: {line:?} is no such line")))
        .filter(|(game, rules, _)| *rules == today(game))
        .map(|(game, _, states)| (game, states))
        .collect()
}

/// Returns every file of the folder: the game and rules version from its name, and its text.
fn files() -> BTreeMap<(String, u16), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let listed = std::fs::read_dir(folder).expect("the folder is there");
    let files: Vec<_> = listed.map(|file| file.expect("a file").path()).collect();
    let named = files.iter().map(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let (game, rules) = name
            .strip_suffix(".json")
            .and_then(|stem| stem.rsplit_once('-'))
            .and_then(|(game, rules)| Some((game.to_owned(), rules.parse().ok()?)))
            .unwrap_or_else(|| panic!("tests/saves/{name} is not called GAME-RULES.json"));
        ((game, rules), std::fs::read_to_string(path).expect("a text"))
    });
    named.collect()
}

/// Returns the current rules version of a game.
pub fn today(game: &str) -> u16 {
    infos().iter().find(|info| info.id == game).expect("a game of the house").rules
}

/// Returns the saves of today's rules, by game.
pub fn of_today() -> Vec<(String, String)> {
    let files = files().into_iter().filter(|((game, rules), _)| *rules == today(game));
    files.map(|((game, _), text)| (game, text)).collect()
}

/// Returns the fingerprint of the current state of a match.
pub fn stands_at(play: &AnyMatch) -> u64 {
    macro_rules! of_any {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(if let Some(play) = play.downcast_ref::<regalia::games::$module::$game>() {
                return fingerprint(play.state());
            })*
        };
    }
    regalia::with_games!(of_any);
    unreachable!("every game is in the registry")
}

#[test]
fn every_version_of_the_rules_has_its_save() {
    let there: BTreeSet<_> = files().into_keys().collect();
    let landed = infos()
        .into_iter()
        .flat_map(|info| (1..=info.rules).map(move |rules| (info.id.to_owned(), rules)));
    let landed: BTreeSet<_> = landed.collect();
    let said = |of: Vec<&(String, u16)>| -> Vec<String> {
        of.iter().map(|(game, rules)| format!("{game}-{rules}.json")).collect()
    };
    let missing = said(landed.difference(&there).collect());
    assert!(
        missing.is_empty(),
        "tests/saves lacks {missing:?}: `arena bless ID`, run with the code of these very rules, \
         writes the save of the game ID"
    );
    let foreign = said(there.difference(&landed).collect());
    assert!(foreign.is_empty(), "{foreign:?} of tests/saves are of no rules that landed");
}

#[test]
fn each_is_of_the_game_and_the_rules_that_its_name_says() {
    for ((game, rules), text) in files() {
        let save: Value = serde_json::from_str(&text).expect("a save is JSON");
        assert_eq!((&save["game"], &save["rules"]), (&game.clone().into(), &rules.into()));
        let (all, in_force) = (save["decisions"].as_array().map(Vec::len), &save["position"]);
        let in_force = in_force.as_u64().map(|position| position as usize);
        assert!(in_force > Some(0) && in_force < all, "{game}-{rules}: a redo tail");
    }
}

#[test]
fn those_of_today_open_with_their_names_position_and_redo_tail() {
    for (game, text) in of_today() {
        let play = load(&text).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        let save: Value = serde_json::from_str(&text).expect("a save is JSON");
        let seats = save["seats"].as_array().expect("a list");
        assert_eq!(seats.len(), play.occupants().len(), "{game}");
        for (occupant, written) in play.occupants().iter().zip(seats) {
            match occupant {
                Occupant::Person { name } => {
                    assert_eq!(written["person"]["name"], **name, "{game}");
                }
                Occupant::Bot { level } => {
                    assert_eq!(written["bot"]["level"], level.name(), "{game}");
                }
            }
        }
        assert_eq!(save["position"], play.position(), "{game}");
        assert_eq!(save["decisions"].as_array().map(Vec::len), Some(play.length()), "{game}");
        assert_eq!(save["bots"]["taken_back"], play.taken_back(), "{game}");
        assert!(!play.left_out(), "{game}");
        let me = Seat::all(play.occupants().len()).find(|&seat| play.can_redo(seat));
        assert!(me.is_some_and(|me| play.occupants()[me.index()].is_person()), "{game}");
    }
}

#[test]
fn those_of_today_are_written_again_the_same() {
    for (game, text) in of_today() {
        let play = load(&text).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        assert_eq!(play.save(), text.trim_end(), "{game}");
    }
}

#[test]
fn those_of_today_lead_to_the_states_they_led_to_then() {
    let pinned = led_to();
    for (game, text) in of_today() {
        let mut play = load(&text).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        let here = stands_at(&play);
        let length = play.length();
        play.go_to(length);
        let led = (here, stands_at(&play));
        let rules = today(&game);
        let Some(then) = pinned.get(&game) else {
            panic!(
                "tests/session/led_to.txt lacks the line of {game}-{rules}.json, which \
                 `arena bless {game}` writes: {game}-{rules} {:016x} {:016x}",
                led.0, led.1
            );
        };
        assert_eq!(
            led, *then,
            "{game}-{rules}.json leads to other states: the rules have changed, so raise \
             `rules` in the game's INFO and record them with `arena bless {game}`"
        );
    }
}

#[test]
fn those_of_earlier_rules_are_refused() {
    for ((game, rules), text) in
        files().into_iter().filter(|((game, rules), _)| *rules < today(game))
    {
        assert_eq!(load(&text).err(), Some(LoadError::OtherRules), "{game}-{rules}");
    }
}

#[test]
fn every_one_can_be_looked_at() {
    for ((game, rules), text) in files() {
        let there = look(&text).unwrap_or_else(|why| panic!("{game}-{rules}: {why:?}"));
        let (goes, of) = (there.play.length(), there.of);
        if rules == today(&game) {
            assert_eq!(goes, of, "{game}-{rules} goes whole");
        } else {
            // The rules determine how far it goes.
            assert!((1..=of).contains(&goes), "{game}-{rules}: {goes} of {of}");
        }
    }
}

fn opened() -> Match<RogueMonarch> {
    let opened = load(SAVE).expect("an old save opens");
    opened.downcast_ref().expect("a save of Rogue Monarch").clone()
}

#[test]
fn the_first_format_opens_with_its_redo_tail_names_levels_and_notes() {
    let play = opened();
    let occupants = play.table().occupants.clone();
    assert_eq!(format!("{occupants:?}"), r#"[Person { name: "Ysé" }, Bot { level: Squire }]"#);
    assert_eq!(DynMatch::position(&play), 20);
    assert_eq!(play.length(), 24);
    assert!(DynMatch::taken_back(&play));
    assert!(DynMatch::timed_out(&play, 8) && !DynMatch::timed_out(&play, 7));
    assert!(DynMatch::can_redo(&play, Seat::new(0)));
}

#[test]
fn it_leads_to_the_state_it_led_to_then() {
    let mut play = opened();
    assert_eq!(fingerprint(play.state()), 0xabf6_cca8_a7a8_2beb, "here");
    play.go_to(play.length());
    assert_eq!(fingerprint(play.state()), 0xbd07_7905_2bc4_bb0e, "with what was taken back");
}

#[test]
fn it_is_still_written_the_same() {
    assert_eq!(DynMatch::save(&opened()), SAVE.trim_end());
}

#[test]
fn earlier_rules_are_refused_and_named() {
    assert_eq!(load(EARLIER_RULES), Err(LoadError::OtherRules));
}
