//! Matches for the tests.

use regalia::bots::Level;
use regalia::engine::{Names, NoOptions, Rng, Setup, Stream};
use regalia::games::rogue_monarch::{Action, RogueMonarch};
use regalia::session::{Agreement, DynMatch, Match, Occupant, Table, UndoRule, answer_any};
use serde_json::Value;

pub type Play = Match<RogueMonarch>;

/// A seed with too many digits to occur in a text by chance.
pub const SEED: u64 = 8_765_432_109_876_543;
pub const BOT_SEED: u64 = 1_234_567_890_123_456;

pub fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

pub fn bot(level: Level) -> Occupant {
    Occupant::Bot { level }
}

/// Returns a new match.
pub fn fresh(seed: u64, occupants: [Occupant; 2], undo_rule: UndoRule) -> Play {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let table = Table {
        setup,
        seed,
        bot_seed: BOT_SEED,
        occupants: occupants.to_vec(),
        agreement: Agreement { undo: undo_rule, ..Agreement::default() },
    };
    Play::new(table).expect("a table that fits")
}

/// Returns a new match of a person against a Squire.
pub fn against_squire(seed: u64, undo_rule: UndoRule) -> Play {
    fresh(seed, [person("Ysé"), bot(Level::Squire)], undo_rule)
}

/// Returns a new match of two persons.
pub fn two_persons(seed: u64, undo_rule: UndoRule) -> Play {
    fresh(seed, [person("Ysé"), person("Léo")], undo_rule)
}

/// Returns the decision with this name.
pub fn named(name: &str) -> Action {
    let action = Names::<RogueMonarch>::new().get(name);
    action.unwrap_or_else(|| panic!("the game has no decision '{name}'"))
}

/// Plays a number of decisions, or to the end: bots as they do, persons at random.
pub fn go_on(play: &mut Play, decisions: usize) {
    for _ in 0..decisions {
        if play.is_over() {
            return;
        }
        if let Some(question) = play.question() {
            let answer = answer_any(&question, &mut || false).expect("a question of the house");
            assert!(play.accept(&answer));
        } else {
            let mut dice = Rng::new(play.table().seed, Stream::Tool(play.position() as u32));
            let action = dice.pick(play.legal());
            play.decide(action).expect("a legal decision");
        }
    }
}

/// Returns a generator for a test's own draws.
pub fn dice(seed: u64) -> Rng {
    Rng::new(seed, Stream::Tool(8))
}

/// Returns a save with one value changed.
pub fn changed(save: &str, path: &str, to: Value) -> String {
    let mut value: Value = serde_json::from_str(save).expect("saves are JSON");
    *value.pointer_mut(path).unwrap_or_else(|| panic!("a save has {path}")) = to;
    value.to_string()
}
