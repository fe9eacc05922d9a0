//! Shared by all references: the real rules and the naive ones play the same random matches, and
//! after each decision both are asked for the state of the table.

use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn};
use regalia::session::{Pair, options_from};
use serde::Serialize;
use serde_json::{Value, to_value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::time::Instant;

/// Facts by name.
pub type Facts = BTreeMap<&'static str, Value>;

/// A second implementation of a game, written from its rules page only.
pub trait Reference: Sized {
    /// The real rules.
    type Real: Game;
    /// The facts that the rules determine, compared at every position.
    type Facts: PartialEq + Serialize;

    /// Returns the options that are compared: the defaults, and each other value of each option
    /// separately.
    fn options(seats: usize) -> Vec<<Self::Real as Game>::Options> {
        let choices = choices::<Self::Real>(seats);
        let options = choices.iter().map(|pairs| options_from::<Self::Real>(pairs, seats));
        options.map(|options| options.expect("these are the options")).collect()
    }
    /// Takes over what was dealt, and checks that the deal is possible.
    fn dealt(real: &Real<Self::Real>) -> Self;
    /// Returns the names of all decisions that the rules allow now.
    fn legal(&self) -> BTreeSet<String>;
    /// Returns the player to move; `None` once the match is over.
    fn mover(&self) -> Option<usize>;
    /// Carries out a decision. From the real game after it, only the results of chance are taken
    /// over, once they are known to be possible.
    fn decide(&mut self, decision: &str, real: &mut Real<Self::Real>);
    /// Returns the facts that the rules determine.
    fn facts(&self) -> Self::Facts;
    /// Returns the same facts from the real game.
    fn read(real: &Real<Self::Real>) -> Self::Facts;
    /// Returns the final scores, and the winners.
    fn outcome(&self, seen: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>);

    /// The number of aims that players may have, beside random play: such matches reach situations
    /// that chance alone hardly ever does.
    const AIMS: u64 = 0;
    /// Returns how well a decision serves an aim of the player to move.
    fn serves(&self, _aim: u64, _decision: &str) -> u8 {
        0
    }
}

/// The real game after a decision.
pub struct Real<'a, G: Game> {
    pub setup: &'a Setup<G::Options>,
    pub state: &'a G,
    /// The serialized state.
    pub written: Value,
    /// The events of the decision.
    pub events: Vec<G::Event>,
    /// The rare situations that came up.
    pub seen: Vec<&'static str>,
}

impl<'a, G: Game> Real<'a, G> {
    fn of(setup: &'a Setup<G::Options>, state: &'a G, events: Vec<G::Event>) -> Self {
        let written = to_value(state).expect("states can be written");
        Self { setup, state, written, events, seen: Vec::new() }
    }
}

/// The results of a series of matches.
#[derive(Default)]
pub struct Compared {
    matches: usize,
    decisions: usize,
    /// The rare situations, and how often they came up.
    seen: BTreeMap<&'static str, usize>,
}

impl Compared {
    fn note(&mut self, seen: Vec<&'static str>) {
        for what in seen {
            *self.seen.entry(what).or_default() += 1;
        }
    }

    /// Asserts that these situations came up; without them a series has not compared much.
    pub fn must_have_seen(&self, corners: &[&str]) {
        let missing = |corner: &&&str| !self.seen.contains_key(**corner);
        let never: Vec<_> = corners.iter().filter(missing).collect();
        assert!(never.is_empty(), "never {never:?}");
    }
}

/// Plays `matches` random matches for each of these seat counts and with all options, and for each
/// aim a quarter as many with players who have it.
pub fn compare<R: Reference>(seat_counts: RangeInclusive<usize>, matches: u64) -> Compared {
    let began = Instant::now();
    let mut compared = Compared::default();
    let aimed = R::AIMS * (matches / 4);
    for seats in seat_counts.clone() {
        for options in R::options(seats) {
            let setup = Setup { seats, options };
            for seed in 0..matches + aimed {
                let aim = (seed >= matches).then(|| seed % R::AIMS);
                let played = Match::of(&setup, seed, aim);
                let state = R::Real::new(&setup, &mut Rng::for_match(seed));
                let reference = R::dealt(&Real::of(&setup, &state, Vec::new()));
                play_on(played, state, reference, &mut compared);
            }
        }
    }
    // Every match has one position more than decisions: the last.
    println!(
        "{}, {seat_counts:?} players: {} matches, {} positions, {} decisions in {:.1?}\n{:#?}",
        R::Real::INFO.id,
        compared.matches,
        compared.decisions + compared.matches,
        compared.decisions,
        began.elapsed(),
        compared.seen
    );
    compared
}

/// Returns no option, and each non-default value of each option separately.
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

/// A match in comparison.
pub struct Match<'a, G: Game> {
    setup: &'a Setup<G::Options>,
    seed: u64,
    aim: Option<u64>,
    decisions: Vec<String>,
}

impl<'a, G: Game> Match<'a, G> {
    pub fn of(setup: &'a Setup<G::Options>, seed: u64, aim: Option<u64>) -> Self {
        Self { setup, seed, aim, decisions: Vec::new() }
    }
}

/// Prints the match on a failure, so that it can be replayed by hand.
impl<G: Game> Drop for Match<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { setup, seed, aim, decisions } = self;
            eprintln!("in {setup:?}, seed {seed}, aim {aim:?}, after {decisions:?}");
        }
    }
}

/// Plays a match on from here, with random decisions or with those that serve its aim best, and
/// returns its end.
pub fn play_on<R: Reference>(
    mut played: Match<R::Real>,
    mut state: R::Real,
    mut reference: R,
    compared: &mut Compared,
) -> R::Real {
    let Match { setup, seed, aim, .. } = played;
    let mut dice = Rng::new(seed, Stream::Tool(11));
    let mut legal = Vec::new();
    let mut facts = R::read(&Real::of(setup, &state, Vec::new()));
    loop {
        assert_same_facts(&reference.facts(), &facts);
        state.legal(&mut legal);
        let named: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(named.len(), legal.len(), "no decision twice");
        assert_eq!(reference.legal(), named, "what is allowed: left by the reference");
        let mover = match state.turn() {
            Turn::Of(seat) => Some(seat.index()),
            Turn::Over(_) => None,
        };
        assert_eq!(reference.mover(), mover, "who decides: left by the reference");
        if mover.is_none() {
            assert_same_outcome(&reference, &state, compared);
            compared.matches += 1;
            return state;
        }
        if let Some(aim) = aim {
            let serves =
                |decision: &<R::Real as Game>::Action| reference.serves(aim, &decision.to_string());
            let best = legal.iter().map(serves).max();
            legal.retain(|decision| Some(serves(decision)) == best);
        }
        let decision = dice.pick(&legal);
        let mut events = Vec::new();
        let mut chance = Rng::for_match(seed);
        state.apply(decision, &mut chance, &mut |_, event| events.push(event));
        played.decisions.push(decision.to_string());
        compared.decisions += 1;
        let mut real = Real::of(setup, &state, events);
        reference.decide(&decision.to_string(), &mut real);
        facts = R::read(&real);
        compared.note(real.seen);
    }
}

/// Compares the scores and the winners of a finished match.
pub fn assert_same_outcome<R: Reference>(reference: &R, state: &R::Real, compared: &mut Compared) {
    let Turn::Over(outcome) = state.turn() else { panic!("it is over") };
    let scores = outcome.scores().iter().map(|&score| score.into()).collect();
    let winners = outcome.winners().iter().map(Seat::index).collect();
    let mut seen = Vec::new();
    let naive = reference.outcome(&mut seen);
    assert_eq!(naive, (scores, winners), "scores and winners: left by the reference");
    compared.note(seen);
}

/// Compares the facts of the table, and reports every fact that differs.
fn assert_same_facts<F: PartialEq + Serialize>(naive: &F, real: &F) {
    if naive != real {
        let written = |facts| to_value(facts).expect("facts can be written");
        let mut text = String::new();
        tell_apart("", &written(naive), &written(real), &mut text);
        panic!("{text}");
    }
}

/// Writes every field that differs, by its path.
fn tell_apart(path: &str, naive: &Value, real: &Value, text: &mut String) {
    match (naive, real) {
        (Value::Object(fields), Value::Object(others)) => {
            let names: BTreeSet<&String> = fields.keys().chain(others.keys()).collect();
            for name in names {
                tell_apart(&format!("{path}.{name}"), &naive[name], &real[name], text);
            }
        }
        _ if naive == real => {}
        _ => {
            let _ = write!(text, "\n  {path}: reference {naive}\n  {path}: game {real}");
        }
    }
}

/// Returns the words of a JSON list.
pub fn words(list: &Value) -> Vec<String> {
    let words = list.as_array().expect("a list");
    words.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

/// Returns a JSON number.
pub fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

/// Returns words in alphabetical order, for lists without an order in the rules.
pub fn sorted(words: &[String]) -> Vec<String> {
    let mut words = words.to_vec();
    words.sort();
    words
}

/// Removes one such word from a list; returns true if it was there.
pub fn take(from: &mut Vec<String>, word: &str) -> bool {
    let place = from.iter().position(|other| other == word);
    if let Some(place) = place {
        from.remove(place);
    }
    place.is_some()
}
