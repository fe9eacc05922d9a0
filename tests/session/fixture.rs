//! Saves written by past versions stay openable: never edit these files.

use regalia::engine::{Seat, fingerprint};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{AnyMatch, Frame, Match, load};

const SAVE: &str = include_str!("../saves/rogue-monarch-1.json");

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
    assert_eq!(fingerprint(play.state()), 0x20f0_34d6_97dd_0e4d, "here");
    play.go_to(play.length());
    assert_eq!(fingerprint(play.state()), 0x1a6f_006e_475f_4808, "with what was taken back");
}

#[test]
fn it_is_still_written_the_same() {
    assert_eq!(Frame::save(&opened()), SAVE.trim_end());
}
