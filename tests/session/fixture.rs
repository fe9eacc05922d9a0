//! Saves as past versions wrote them: never edit these files. Those of today's
//! rules open, those of earlier rules are refused by their sentence.

use regalia::engine::{Seat, fingerprint};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{AnyMatch, Frame, LoadError, Match, load};

/// Written before memory reached across reshuffles.
pub const EARLIER_RULES: &str = include_str!("../saves/rogue-monarch-1.json");

pub const SAVE: &str = include_str!("../saves/rogue-monarch-2.json");

fn opened() -> Match<RogueMonarch> {
    let AnyMatch::RogueMonarch(play) = load(SAVE).expect("an old save opens") else {
        panic!("a save of Rogue Monarch");
    };
    play
}

#[test]
fn the_first_format_opens_with_its_redo_tail_names_levels_and_notes() {
    let play = opened();
    let occupants = play.table().occupants.clone();
    assert_eq!(format!("{occupants:?}"), r#"[Person { name: "Ysé" }, Bot { level: Squire }]"#);
    assert_eq!(Frame::position(&play), 20);
    assert_eq!(play.length(), 24);
    assert!(Frame::taken_back(&play));
    assert!(Frame::hasty(&play, 8) && !Frame::hasty(&play, 7));
    assert!(Frame::can_redo(&play, Seat::new(0)));
}

#[test]
fn it_leads_to_the_state_it_led_to_then() {
    let mut play = opened();
    assert_eq!(fingerprint(play.state()), 0x9213_8c91_08d4_60f9, "here");
    play.go_to(play.length());
    assert_eq!(fingerprint(play.state()), 0x7bc0_0c24_d4ac_544c, "with what was taken back");
}

#[test]
fn it_is_still_written_the_same() {
    assert_eq!(Frame::save(&opened()), SAVE.trim_end());
}

#[test]
fn earlier_rules_are_refused_and_named() {
    assert_eq!(load(EARLIER_RULES), Err(LoadError::OtherRules));
}
