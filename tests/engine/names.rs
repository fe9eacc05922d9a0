//! Names, as saves and commands write them.

use regalia::engine::{Game, Names, named};
use regalia::games::rogue_monarch::RogueMonarch;

#[test]
fn a_thing_is_found_by_the_whole_of_its_name() {
    let all = || [12, 1, 21].into_iter();
    assert_eq!(named(all(), "1"), Some(1));
    assert_eq!(named(all(), "21"), Some(21));
    for none in ["", "2", "121", " 1"] {
        assert_eq!(named(all(), none), None, "{none}");
    }
}

#[test]
fn every_decision_of_a_vocabulary_is_found_by_its_name() {
    let names = Names::<RogueMonarch>::new();
    for action in RogueMonarch::vocabulary() {
        assert_eq!(names.get(&action.to_string()), Some(action));
    }
    assert_eq!(names.get("no-such-decision"), None);
}
