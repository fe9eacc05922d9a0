//! A save of other rules is refused as a match, and opens for viewing as far as its decisions are
//! legal by today's rules.

use crate::fixture::{EARLIER_RULES, SAVE};
use crate::helpers::{against_squire, changed, go_on};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{DynMatch, LoadError, Match, UndoRule, load, look};
use serde_json::{Value, json};

fn under_way() -> Match<RogueMonarch> {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 14);
    play
}

/// Returns the match's save, as if made with other rules.
fn by_others(play: &Match<RogueMonarch>) -> String {
    changed(&DynMatch::save(play), "/rules", json!(1))
}

#[test]
fn what_still_goes_is_shown_and_all_is_counted() {
    let play = under_way();
    let here = play.position();
    let other = by_others(&play);
    assert_eq!(load(&other).err(), Some(LoadError::OtherRules));
    let there = look(&other).expect("its seats and options are of today");
    assert_eq!((there.play.position(), there.play.length(), there.of), (here, here, here));
    assert_eq!(there.play.turn(), play.turn());
}

#[test]
fn it_ends_before_the_first_decision_that_does_not_go() {
    let play = under_way();
    let here = play.position();
    let of_old = by_others(&play);
    for (n, name) in [(0, "abdicate"), (5, "abdicate"), (here - 1, "abdicate")] {
        let other = changed(&of_old, &format!("/decisions/{n}"), json!(name));
        let there = look(&other).expect("it is looked at all the same");
        assert_eq!((there.play.length(), there.of), (n, here), "{n}");
    }
}

#[test]
fn what_was_taken_back_is_not_shown() {
    let mut play = under_way();
    play.undo(regalia::engine::Seat::new(0));
    assert!(play.position() < play.length());
    let there = look(&by_others(&play)).expect("a save");
    assert_eq!((there.play.length(), there.of), (play.position(), play.position()));
}

#[test]
fn the_save_of_the_first_rules_is_looked_at() {
    let there = look(EARLIER_RULES).expect("it was a match");
    let value: Value = serde_json::from_str(EARLIER_RULES).expect("JSON");
    assert_eq!(there.of as u64, value["position"].as_u64().expect("a number"));
    assert!(there.play.length() <= there.of);
    assert!(there.play.length() > 0, "something of it goes");
}

#[test]
fn what_is_no_match_of_today_is_not_looked_at() {
    let other = changed(SAVE, "/rules", json!(1));
    assert!(look(&other).is_ok());
    let seats = json!([{ "bot": { "level": "squire" } }]);
    for (path, to, why) in [
        ("/seats", seats, LoadError::Table),
        ("/game", json!("chess"), LoadError::UnknownGame("chess".to_owned())),
        ("/position", json!(9_999), LoadError::NotASave),
        ("/format", json!(9), LoadError::Newer),
        ("/decisions", json!("none"), LoadError::NotASave),
    ] {
        assert_eq!(look(&changed(&other, path, to)).err(), Some(why), "{path}");
    }
    assert_eq!(look("").err(), Some(LoadError::NotJson));
}
