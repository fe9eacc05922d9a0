//! Saves that are damaged, foreign, from a newer version or absurd are refused with a reason, and
//! nothing panics.

use crate::helpers::{self, against_squire, dice, go_on, two_persons};
use regalia::bots::Level;
use regalia::session::{
    Agreement, DynMatch, LoadError, MAX_SEED, NewMatch, Occupant, TableError, UndoRule, load,
    new_match,
};
use serde_json::{Value, json};

/// Returns a save of a match in progress, with decisions that can be redone.
fn sound() -> String {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 14);
    play.undo(regalia::engine::Seat::new(0));
    assert!(play.length() > play.position() && play.position() > 0);
    DynMatch::save(&play)
}

/// Returns the sound save with one value changed.
fn changed(path: &str, to: Value) -> String {
    helpers::changed(&sound(), path, to)
}

/// Returns the sound save without one of its fields.
fn without(field: &str) -> String {
    let mut value: Value = serde_json::from_str(&sound()).expect("saves are JSON");
    value.as_object_mut().expect("an object").remove(field).expect("a field");
    value.to_string()
}

fn why(text: &str) -> Option<LoadError> {
    load(text).err()
}

#[test]
fn a_sound_save_opens_as_it_was() {
    let opened = load(&sound()).expect("a sound save");
    assert_eq!(opened.save(), sound());
}

#[test]
fn a_save_cut_anywhere_is_not_json() {
    let text = sound();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert_eq!(why(&text[..end]), Some(LoadError::NotJson), "cut at {end}");
    }
}

#[test]
fn a_save_with_more_behind_it_is_not_json() {
    assert_eq!(why(&format!("{}}}", sound())), Some(LoadError::NotJson));
    assert_eq!(why(&format!("{0}{0}", sound())), Some(LoadError::NotJson));
}

#[test]
fn bits_flipped_anywhere_give_an_error_or_a_match_that_is_whole() {
    let text = sound();
    let mut dice = dice(1);
    let (mut refused, mut opened) = (0, 0);
    for _ in 0..6_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len());
            bytes[at] ^= 1 << dice.below(8);
        }
        match load(&String::from_utf8_lossy(&bytes)) {
            Err(_) => refused += 1,
            Ok(play) => {
                opened += 1;
                assert_eq!(load(&play.save()).as_ref(), Ok(&play), "what opened can be saved");
                assert!(play.position() <= play.length());
            }
        }
    }
    assert!(refused > 4_000, "{refused} refused, {opened} opened");
}

#[test]
fn characters_dropped_or_doubled_anywhere_give_an_error_or_a_match_that_is_whole() {
    let text: Vec<char> = sound().chars().collect();
    for at in 0..text.len() {
        let mut dropped = text.clone();
        dropped.remove(at);
        let mut doubled = text.clone();
        doubled.insert(at, text[at]);
        for text in [dropped, doubled] {
            if let Ok(play) = load(&String::from_iter(text)) {
                assert_eq!(load(&play.save()).as_ref(), Ok(&play));
            }
        }
    }
}

#[test]
fn other_text_is_not_json() {
    for text in ["", " ", "regalia", "{", "\u{0}", "🂡", "<html></html>"] {
        assert_eq!(why(text), Some(LoadError::NotJson), "{text}");
    }
    assert_eq!(why(&"[".repeat(100_000)), Some(LoadError::NotJson), "nested too deep");
}

#[test]
fn other_json_is_not_a_save() {
    for text in
        ["null", "1", "[]", "{}", "\"save\"", r#"{"format":1}"#, r#"{"game":"rogue-monarch"}"#]
    {
        assert_eq!(why(text), Some(LoadError::NotASave), "{text}");
    }
    assert_eq!(why(r#"{"format":-1,"game":"rogue-monarch"}"#), Some(LoadError::NotASave));
    assert_eq!(why(r#"{"format":1,"game":7}"#), Some(LoadError::NotASave));
}

#[test]
fn every_field_is_needed() {
    for field in [
        "format",
        "game",
        "rules",
        "seed",
        "bot_seed",
        "seats",
        "options",
        "decisions",
        "position",
        "take_backs",
        "bots",
    ] {
        assert_eq!(why(&without(field)), Some(LoadError::NotASave), "{field}");
    }
}

#[test]
fn fields_of_another_type_are_not_a_save() {
    for (path, to) in [
        ("/seed", json!("12")),
        ("/seed", json!(-1)),
        ("/seed", json!(1.5)),
        ("/rules", json!("1")),
        ("/seats", json!(2)),
        ("/seats/0", json!({ "cat": {} })),
        ("/seats/1/bot/level", json!("jester")),
        ("/decisions", json!("reveal-1")),
        ("/decisions/0", json!(0)),
        ("/position", json!(-1)),
        ("/take_backs", json!("often")),
        ("/bots", json!([1])),
    ] {
        assert_eq!(why(&changed(path, to.clone())), Some(LoadError::NotASave), "{path}: {to}");
    }
}

#[test]
fn a_save_of_a_newer_format_says_so_whatever_else_it_holds() {
    assert_eq!(why(&changed("/format", json!(2))), Some(LoadError::Newer));
    assert_eq!(why(r#"{"format":99,"game":"whist"}"#), Some(LoadError::Newer));
}

#[test]
fn a_game_that_is_not_ours_is_named_whatever_else_is_missing() {
    let chess = LoadError::UnknownGame("chess".to_owned());
    assert_eq!(why(r#"{"format":1,"game":"chess"}"#), Some(chess));
}

#[test]
fn a_format_that_never_was_is_not_a_save() {
    assert_eq!(why(&changed("/format", json!(0))), Some(LoadError::NotASave));
}

#[test]
fn a_save_of_an_unknown_game_names_it() {
    assert_eq!(
        why(&changed("/game", json!("whist"))),
        Some(LoadError::UnknownGame("whist".into()))
    );
}

#[test]
fn a_save_by_other_rules_says_so() {
    for rules in [0, 1, 65_536, 65_538] {
        assert_eq!(why(&changed("/rules", json!(rules))), Some(LoadError::OtherRules), "{rules}");
    }
}

#[test]
fn a_save_for_a_wrong_number_of_seats_is_refused() {
    let person = json!({ "person": { "name": "" } });
    for seats in [0, 1, 3, 300] {
        let to = Value::from(vec![person.clone(); seats]);
        assert_eq!(why(&changed("/seats", to)), Some(LoadError::Table), "{seats}");
    }
}

#[test]
fn seeds_that_are_too_large_are_refused() {
    for path in ["/seed", "/bot_seed"] {
        for seed in [MAX_SEED, u64::MAX] {
            assert_eq!(why(&changed(path, json!(seed))), Some(LoadError::Table), "{path} {seed}");
        }
    }
}

#[test]
fn options_that_are_not_the_games_are_refused() {
    assert_eq!(why(&changed("/options", json!("none"))), Some(LoadError::NotASave));
    let new = NewMatch {
        game: "dwarf-king".to_owned(),
        options: Vec::new(),
        seed: 1,
        bot_seed: 2,
        occupants: vec![Occupant::Bot { level: Level::Squire }; 3],
        agreement: Agreement::default(),
    };
    let save = new_match(&new).expect("a game of the house").expect("a sound table").save();
    assert!(why(&save).is_none());
    let nine_deals = save.replace(r#""deals":"7""#, r#""deals":"9""#);
    assert_eq!(why(&nine_deals), Some(LoadError::Table));
    let by_seat = save.replace(r#""deals":"7""#, r#""deals":["7","7","7"]"#);
    assert_eq!(why(&by_seat), Some(LoadError::Table));
}

#[test]
fn a_decision_of_an_unknown_name_is_named_by_its_number() {
    for name in ["", "reveal-5", "Reveal-1", "reveal-1 ", "castle"] {
        let text = changed("/decisions/3", json!(name));
        assert_eq!(why(&text), Some(LoadError::UnknownDecision(3)), "{name}");
    }
}

#[test]
fn an_illegal_decision_is_named_by_its_number() {
    let text = changed("/decisions/0", json!("draw-two"));
    assert_eq!(why(&text), Some(LoadError::IllegalDecision(0)));
    let mut value: Value = serde_json::from_str(&sound()).expect("saves are JSON");
    let decisions = value["decisions"].as_array_mut().expect("a list");
    let count = decisions.len();
    // A King's choice is the very last decision, where it cannot be asked for.
    decisions.push(json!("discard-king"));
    decisions.push(json!("discard-king"));
    decisions.push(json!("discard-king"));
    let text = value.to_string();
    let Some(LoadError::IllegalDecision(n)) = why(&text) else { panic!("it is refused") };
    assert!((count..count + 3).contains(&n));
}

#[test]
fn decisions_after_the_end_are_refused() {
    let mut play = two_persons(3, UndoRule::Honest);
    go_on(&mut play, 2_000);
    let mut value: Value = serde_json::from_str(&DynMatch::save(&play)).expect("saves are JSON");
    value["decisions"].as_array_mut().expect("a list").push(json!("reveal-1"));
    assert_eq!(why(&value.to_string()), Some(LoadError::IllegalDecision(play.position())));
}

#[test]
fn a_position_beyond_the_decisions_is_refused() {
    let count = load(&sound()).expect("a sound save").length();
    assert!(load(&changed("/position", json!(count))).is_ok());
    for position in [count + 1, 1 << 40] {
        assert_eq!(why(&changed("/position", json!(position))), Some(LoadError::NotASave));
    }
}

#[test]
fn a_text_of_absurd_size_is_refused_unread() {
    let spaces = " ".repeat(1 << 20);
    assert_eq!(why(&format!("{}{spaces}", sound())), Some(LoadError::TooLarge));
    let fits = " ".repeat((1 << 20) - sound().len());
    assert!(load(&format!("{}{fits}", sound())).is_ok());
}

#[test]
fn a_million_decisions_are_refused_soon() {
    let many = vec![json!("replace-1"); 60_000];
    assert_eq!(why(&changed("/decisions", many.into())), Some(LoadError::IllegalDecision(1)));
}

#[test]
fn overlong_names_are_cut() {
    let long = "Ÿ".repeat(5_000);
    let opened = load(&changed("/seats/0/person/name", json!(long))).expect("names are no rule");
    assert!(opened.save().contains(&"Ÿ".repeat(24)));
    assert!(!opened.save().contains(&"Ÿ".repeat(25)));
}

#[test]
fn a_name_that_is_cut_at_a_space_is_the_same_again() {
    let long = format!("{} de la Tour", "Y".repeat(23));
    let opened = load(&changed("/seats/0/person/name", json!(long))).expect("names are no rule");
    assert_eq!(load(&opened.save()).as_ref(), Ok(&opened));
}

#[test]
fn names_of_any_characters_survive() {
    for name in ["<b>&\"'\\", "🂡 ♛", "👩‍👩‍👧‍👦 يا", "null"] {
        let opened =
            load(&changed("/seats/0/person/name", json!(name))).expect("names are no rule");
        assert_eq!(load(&opened.save()).as_ref(), Ok(&opened));
        assert!(opened.save().contains(&json!(name).to_string()));
    }
}

#[test]
fn an_error_says_in_a_sentence_what_is_wrong() {
    let says: [(&dyn std::error::Error, &str); 3] = [
        (&LoadError::NotJson, "The text is not JSON, or was cut off."),
        (&LoadError::IllegalDecision(3), "The decision with this number is not legal there."),
        (&TableError::SeatCount, "The game does not allow this number of players."),
    ];
    for (error, sentence) in says {
        assert_eq!(error.to_string(), sentence);
    }
}
