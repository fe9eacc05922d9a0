//! What all references share: the rules of the house and the naive ones play the same
//! random matches, and after each decision somebody asks both what is on the table.

use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn};
use regalia::session::{Pair, options_from};
use serde_json::{Value, to_value};
use std::collections::BTreeSet;
use std::time::Instant;

/// A game written once more, from its rules page alone.
pub trait Reference: Sized {
    /// The rules of the house.
    type Real: Game;

    /// Takes over what was dealt, and checks that it can be dealt so.
    fn dealt(real: &Value, seats: usize, options: &Value) -> Self;
    /// The names of all decisions that the rules allow now.
    fn legal(&self) -> BTreeSet<String>;
    /// Who is to decide; nobody once the match is over.
    fn mover(&self) -> Option<usize>;
    /// Carries out a decision. From the real state after it, only what chance brought
    /// is taken over, once it is known to be possible.
    fn decide(&mut self, decision: &str, real: &Value);
    /// What the rules determine: names and values.
    fn facts(&self) -> Vec<(&'static str, Value)>;
    /// The same as the real state has it, in the same order.
    fn read(real: &Value, seats: usize) -> Vec<(&'static str, Value)>;
    /// The final scores, and who won.
    fn outcome(&self) -> (Vec<i64>, BTreeSet<usize>);
    /// Whether somebody who wants nothing to happen decides so, where they may: such
    /// matches come where chance alone hardly ever does.
    fn is_dull(decision: &str) -> bool;
}

/// Plays so many random matches for each seat count, with the options as they are by
/// default and with each other value of each option alone.
pub fn compare<R: Reference>(matches: u64) {
    let began = Instant::now();
    let (mut played, mut decisions) = (0, 0);
    for seats in R::Real::INFO.seats {
        for pairs in choices::<R::Real>(seats) {
            let options = options_from::<R::Real>(&pairs, seats).expect("these are the options");
            let setup = Setup { seats, options };
            // A tenth more, of dull people.
            for seed in 0..matches + matches / 10 {
                let dull = seed >= matches;
                decisions += one_match::<R>(&setup, seed, dull, &format!("{pairs:?}"));
                played += 1;
            }
        }
    }
    // Every match has one position more than decisions: the last.
    println!(
        "{}: {played} matches, {} positions, {decisions} decisions in {:.1?}",
        R::Real::INFO.id,
        decisions + played,
        began.elapsed(),
    );
}

/// No option, and each value of each option that is not the default, alone.
fn choices<G: Game>(seats: usize) -> Vec<Vec<Pair>> {
    let mut all = vec![Vec::new()];
    for spec in G::INFO.options {
        for &value in spec.values.iter().filter(|&&value| value != spec.default) {
            let values =
                if spec.per_seat { vec![value; seats].join(",") } else { value.to_owned() };
            all.push(vec![(spec.key.to_owned(), values)]);
        }
    }
    all
}

/// One match from this seed; says how many decisions it had.
fn one_match<R: Reference>(
    setup: &Setup<<R::Real as Game>::Options>,
    seed: u64,
    dull: bool,
    options: &str,
) -> u64 {
    let json = |state: &R::Real| to_value(state).expect("states can be written");
    let mut state = R::Real::new(setup, &mut Rng::of(seed, Stream::Setup));
    let mut dice = Rng::of(seed, Stream::Tool(11));
    let written = to_value(&setup.options).expect("options can be written");
    let mut now = json(&state);
    let mut reference = R::dealt(&now, setup.seats, &written);
    let mut story: Vec<String> = Vec::new();
    let mut legal = Vec::new();
    loop {
        // Said only when something is wrong: the match, to be played again by hand.
        let place = |what: &str| {
            format!("{what}; {} seats, {options}, seed {seed}, after {story:?}", setup.seats)
        };
        let (real_facts, facts) = (R::read(&now, setup.seats), reference.facts());
        assert_eq!(real_facts.len(), facts.len(), "{}", place("as many facts"));
        for (real, naive) in real_facts.iter().zip(&facts) {
            assert_eq!(real, naive, "left is the real one: {}", place(real.0));
        }
        state.legal(&mut legal);
        let named: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(named, reference.legal(), "left is the real list: {}", place("legal"));
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                assert_eq!(reference.mover(), None, "{}", place("it is over"));
                let scores = outcome.scores().iter().map(|&score| score.into()).collect();
                let winners = outcome.winners().iter().map(Seat::index).collect();
                assert_eq!((scores, winners), reference.outcome(), "{}", place("outcome"));
                return story.len() as u64;
            }
        };
        assert_eq!(Some(seat.index()), reference.mover(), "{}", place("who decides"));
        if dull && named.iter().any(|name| R::is_dull(name)) {
            legal.retain(|decision| R::is_dull(&decision.to_string()));
        }
        let decision = dice.pick(&legal);
        state.apply_untold(decision, &mut Rng::of(seed, Stream::Chance(story.len() as u32)));
        now = json(&state);
        story.push(decision.to_string());
        reference.decide(&decision.to_string(), &now);
    }
}

/// A list in JSON as words.
pub fn words(list: &Value) -> Vec<String> {
    let words = list.as_array().expect("a list");
    words.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

/// A number in JSON.
pub fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

/// Words in the order of the alphabet, for what has no order of its own.
pub fn sorted(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    words.sort();
    words
}

/// Takes one such word out of a list; says whether it was there.
pub fn take(from: &mut Vec<String>, word: &str) -> bool {
    let place = from.iter().position(|other| other == word);
    if let Some(place) = place {
        from.remove(place);
    }
    place.is_some()
}
