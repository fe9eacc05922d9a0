//! Properties of all external input, tested on invalid inputs: valid ones, from random matches and
//! from the fuzzer's corpus, with bytes flipped, cut, spliced and doubled, and numbers at their
//! edges. `make fuzz` continues from here.

mod mutate;
mod property;
mod seeds;

use mutate::{Mutator, with_numbers_at_edges};
use property::{ALL, Property};
use regalia::engine::{Rng, Stream};
use seeds::{SMALL, corpus, folder, seeds};
use std::fs;

/// One in this many is expected to be accepted anyway: if none is, nothing behind the first check
/// is tested.
const ACCEPTED: u32 = 50;

fn named(name: &str) -> &'static Property {
    ALL.iter().find(|property| property.name == name).expect("a property of this name")
}

/// Asserts that the property holds for its valid inputs, and for `wrong` invalid ones.
fn holds(name: &str, wrong: u32) {
    let property = named(name);
    let mut inputs = seeds(name);
    for (nth, input) in inputs.iter().enumerate() {
        assert!(property.holds(input), "valid input {nth}: {}", String::from_utf8_lossy(input));
    }
    inputs.extend(corpus(name));
    inputs.sort_unstable();
    inputs.dedup();
    for input in inputs.iter().filter(|input| input.len() <= SMALL) {
        with_numbers_at_edges(input).for_each(|wrong| {
            property.holds(&wrong);
        });
    }
    let mut mutator = Mutator::new(&inputs, Rng::new(1, Stream::Tool(13)));
    let accepted = (0..wrong).filter(|_| property.holds(&mutator.next())).count();
    println!("{name}: {accepted} of {wrong} wrong inputs are accepted");
    assert!(accepted as u32 >= wrong / ACCEPTED, "{accepted} of {wrong} are accepted");
}

macro_rules! properties {
    ($($name:ident: $wrong:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                holds(stringify!($name), $wrong);
            }
        )*

        #[test]
        fn every_property_is_tried_and_has_a_target() {
            let tried = [$(stringify!($name)),*];
            assert_eq!(ALL.map(|property| property.name), tried);
            for name in tried {
                let target = folder().join(format!("targets/{name}.rs"));
                assert!(target.exists(), "{} is missing", target.display());
                assert!(!corpus(name).is_empty(), "{name} has a corpus");
            }
        }
    };
}
properties! {
    saves: 20_000,
    records: 12_000,
    links: 8_000,
    letters: 8_000,
    embedding: 20_000,
    questions: 3_000,
    answers: 4_000,
    lessons: 6_000,
    settings: 20_000,
    decisions: 1_500,
    remote: 4_000,
    broker: 6_000,
}

/// Writes the fuzzer's corpus again, as after a change of the rules or of the save format:
/// `cargo test --test properties -- --ignored`.
#[test]
#[ignore = "writes files"]
fn the_corpus_is_written() {
    for property in &ALL {
        let place = folder().join("corpus").join(property.name);
        // There may be none yet.
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place).expect("a folder can be made");
        for (nth, seed) in seeds(property.name).iter().enumerate() {
            if seed.len() <= SMALL {
                fs::write(place.join(format!("{nth:02}")), seed).expect("a file can be written");
            }
        }
    }
}
