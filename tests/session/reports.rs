//! The report of a fault: it opens as a save, and has no name in it.

use regalia::bots::Level;
use regalia::session::{
    Agreement, AnyMatch, NewMatch, Occupant, Report, game_in_save, load, new_match,
};

fn report() -> Report {
    Report { version: "1.2.3".to_owned(), browser: "A \"browser\", 7".to_owned() }
}

/// Returns a match of Ysé against a bot, after four decisions.
fn played() -> AnyMatch {
    let person = Occupant::Person { name: "Ysé".to_owned() };
    let new = NewMatch {
        game: "monarch".to_owned(),
        options: Vec::new(),
        seed: 2037,
        bot_seed: 7,
        occupants: vec![person, Occupant::Bot { level: Level::Squire }],
        agreement: Agreement::default(),
    };
    let mut play = new_match(&new).expect("natively all games are loaded").expect("a deal");
    for _ in 0..4 {
        assert!(play.decide_index(0));
    }
    play
}

#[test]
fn a_report_opens_as_the_match_and_names_nobody() {
    let play = played();
    assert!(play.save().contains("Ysé"));
    let text = report().text(&play);
    assert!(!text.contains("Ysé"), "{text}");
    assert_eq!(game_in_save(&text).as_deref(), Some("monarch"));
    let again = load(&text).expect("the same match");
    assert_eq!((again.position(), again.seed()), (play.position(), play.seed()));
    assert_eq!(again.link(), play.link());
    assert!(play.save().contains("Ysé"), "the match itself keeps its names");
}

#[test]
fn a_report_says_by_what_the_match_was_played_and_a_save_does_not() {
    let text = report().text(&played());
    assert_eq!(Report::read(&text), Some(report()));
    assert_eq!(Report::read(&played().save()), None);
    assert_eq!(Report::read("no save"), None);
}
