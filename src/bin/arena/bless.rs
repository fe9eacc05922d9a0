//! Records what a game does today: perft counts, playthroughs and goldens, in the files that the
//! tests compare it with. Existing files are recorded again for the same seeds and options; missing
//! ones are created. A save of today's rules is written once and never again, since it must stay
//! readable forever.

use crate::order::{Fault, Order};
use crate::player::Player;
use crate::{manifest, perft, playthrough};
use regalia::bots::{Bots, Level};
use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn, Viewer, fingerprint};
use regalia::session::{
    Agreement, Match, Occupant, Pair, Table, UndoRule, golden_line, judge_line, options_from,
};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The seeds of a game without a perft file, and the depth of its counts.
const PERFT_SEEDS: [u64; 2] = [1, 7];
const PERFT_DEPTH: u32 = 4;
/// Counting stops at this number of leaves.
const PERFT_LEAVES: u64 = 200_000;
/// The number of goldens of a game that has none yet.
const GOLDENS: usize = 2;
/// The largest number of decisions in a save, and the number of the person's that are undone.
const SAVED: usize = 48;
const TAKEN_BACK: usize = 2;

/// Returns the checkout: the current folder, or the one that this program was built from.
fn root() -> PathBuf {
    let here = PathBuf::from(".");
    if here.join("src/registry.rs").exists() { here } else { env!("CARGO_MANIFEST_DIR").into() }
}

fn write(path: &Path, text: &str) -> Result<(), Fault> {
    fs::write(path, text).map_err(|fault| format!("{}: {fault}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

/// A number of seats with options, and both as they appear in a file's name.
struct Variant {
    seats: usize,
    options: Vec<Pair>,
    name: String,
}

/// Returns the default game at every seat count, every other value of an option `rules`, and every
/// other variant that has a file.
fn variants<G: Game>(folder: &Path, ending: &str) -> Vec<Variant> {
    let mut names = Vec::new();
    for seats in G::INFO.seats {
        let stem = format!("{}-{seats}", G::INFO.id);
        names.push((seats, stem.clone()));
        let sets = G::INFO.options.iter().filter(|spec| spec.key == "rules");
        for value in sets.flat_map(|spec| spec.values.iter().filter(|&&v| v != spec.default)) {
            names.push((seats, format!("{stem}-rules={value}")));
        }
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if let Some(name) = name.strip_suffix(ending)
                && name.starts_with(&format!("{stem}-"))
            {
                names.push((seats, name.to_owned()));
            }
        }
    }
    names.sort();
    names.dedup();
    let read = |(seats, name): (usize, String)| {
        let start = format!("{}-{seats}", G::INFO.id);
        let options = name[start.len()..].trim_start_matches('-');
        let options = options.split('+').filter_map(|pair| pair.split_once('='));
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Variant { seats, options, name }
    };
    names.into_iter().map(read).collect()
}

/// Records everything of a game.
pub fn run<G: Bots>() -> Result<(), Fault> {
    write(&root().join("tools/manifest.json"), &manifest::text())?;
    let tests = root().join("tests");
    for variant in variants::<G>(&tests.join("perft"), ".txt") {
        let path = tests.join("perft").join(format!("{}.txt", variant.name));
        write(&path, &perft_lines::<G>(&variant, fs::read_to_string(&path).ok())?)?;
    }
    for variant in variants::<G>(&tests.join("playthroughs"), ".jsonl") {
        let path = tests.join("playthroughs").join(format!("{}.jsonl", variant.name));
        let before = fs::read_to_string(&path).unwrap_or_default();
        let header: Option<serde_json::Value> =
            before.lines().next().and_then(|line| serde_json::from_str(line).ok());
        let seed = header.and_then(|header| header["seed"].as_u64()).unwrap_or(1);
        let mut text = String::new();
        let order = order::<G>(&variant, seed)?;
        playthrough::play(&order, |line| writeln!(text, "{line}").expect("text grows"));
        write(&path, &text)?;
    }
    let module = G::INFO.id.replace('-', "_");
    let goldens = tests.join("goldens");
    let head = "# Whole games of Barons and the Regent's first decision.";
    golden(&goldens.join(format!("{module}.txt")), head, golden_line::<G>)?;
    let head = "# The judge on the first decision: by playouts, with a few worlds.";
    golden(&goldens.join("judge").join(format!("{module}.txt")), head, judge_line::<G>)?;
    save::<G>(&tests)
}

/// Writes a save of today's rules and the states it leads to, unless there is one.
fn save<G: Bots>(tests: &Path) -> Result<(), Fault> {
    let name = format!("{}-{}", G::INFO.id, G::INFO.rules);
    let path = tests.join("saves").join(format!("{name}.json"));
    if path.exists() {
        return Ok(());
    }
    let mut play = saved::<G>()?;
    write(&path, &format!("{}\n", play.save()))?;
    let here = fingerprint(play.state());
    play.go_to(play.decisions().len());
    let then = fingerprint(play.state());
    let led_to = tests.join("session/led_to.txt");
    let before =
        fs::read_to_string(&led_to).map_err(|fault| format!("{}: {fault}", led_to.display()))?;
    let (head, mut lines): (Vec<&str>, Vec<&str>) =
        before.lines().partition(|line| line.starts_with('#'));
    let own = format!("{name} {here:016x} {then:016x}");
    lines.retain(|line| !line.starts_with(&format!("{name} ")));
    lines.push(&own);
    lines.sort_unstable();
    write(&led_to, &([head, lines].concat().join("\n") + "\n"))
}

/// Returns a match of a person and bots in which the person has undone some decisions and can redo
/// them.
fn saved<G: Bots>() -> Result<Match<G>, Fault> {
    let seats = *G::INFO.seats.start();
    let me = Seat::new(0);
    let options = options_from::<G>(&[], seats)
        .map_err(|_| "the default options don't fit the game".to_owned())?;
    let mut occupants = vec![Occupant::Bot { level: Level::Squire }; seats];
    occupants[me.index()] = Occupant::Person { name: "Ysé".to_owned() };
    let table = Table {
        setup: Setup { seats, options },
        seed: 1,
        bot_seed: playthrough::bot_seed(1),
        occupants,
        agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
    };
    let mut play = Match::<G>::new(table)
        .map_err(|fault| format!("can't set up {}: {fault:?}", G::INFO.id))?;
    while play.position() < SAVED
        && let Turn::Of(seat) = play.turn()
    {
        let view = play.view(Viewer::Of(seat));
        let mut rng = Rng::new(1, Stream::Bot(seat.index() as u8, play.position() as u32));
        let at = G::squire(&view, play.legal(), &mut rng);
        play.decide(play.legal()[at]).expect("it is one of the legal ones");
    }
    for _ in 0..TAKEN_BACK {
        // A save always ends after a decision.
        if play.undo_target(me).is_some_and(|to| to > 0) {
            play.undo(me);
        }
    }
    if !play.can_redo(me) {
        return Err(format!("in {SAVED} decisions of {}, seat 0 doesn't decide twice", G::INFO.id));
    }
    Ok(play)
}

/// Records one line per seed, for as many seeds as there were.
fn golden(path: &Path, head: &str, line: fn(u64) -> String) -> Result<(), Fault> {
    let before = fs::read_to_string(path).unwrap_or_default();
    let seeds = before.lines().filter(|line| !line.starts_with('#')).count();
    let seeds = if seeds == 0 { GOLDENS } else { seeds };
    let mut text = format!("{head}\n");
    for seed in 1..=seeds as u64 {
        writeln!(text, "{}", line(seed)).expect("text grows");
    }
    write(path, &text)
}

fn order<G: Bots>(variant: &Variant, seed: u64) -> Result<Order<G>, Fault> {
    let options = options_from::<G>(&variant.options, variant.seats)
        .map_err(|_| format!("{}: the game doesn't have this option", variant.name))?;
    Ok(Order {
        setup: Setup { seats: variant.seats, options },
        options: variant.options.clone(),
        seed,
        seats: vec![Player::Bot(Level::Random); variant.seats],
        games: 1,
        worlds: G::REGENT,
        judged: G::JUDGED,
        at: None,
        only: None,
        decisions: Vec::new(),
        cards: false,
        depth: 0,
        state: false,
    })
}

/// Returns leaf counts for the recorded seeds and depths, or for the default ones.
fn perft_lines<G: Bots>(variant: &Variant, before: Option<String>) -> Result<String, Fault> {
    let head = "# seed depth leaves, as `arena perft` counts them";
    let before = before.unwrap_or_default();
    let mut text: String = before
        .lines()
        .take_while(|line| line.starts_with('#'))
        .map(|line| line.to_owned() + "\n")
        .collect();
    if text.is_empty() {
        writeln!(text, "{head}").expect("text grows");
    }
    let known: Vec<(u64, u32)> = before
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| {
            let mut numbers = line.split_whitespace();
            Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
        })
        .collect();
    let fresh = known.is_empty();
    let wanted = if fresh {
        PERFT_SEEDS
            .iter()
            .flat_map(|&seed| (1..=PERFT_DEPTH).map(move |depth| (seed, depth)))
            .collect()
    } else {
        known
    };
    for (seed, depth) in wanted {
        let order = order::<G>(variant, seed)?;
        let state = G::new(&order.setup, &mut Rng::for_match(seed));
        let leaves = perft::count(&state, seed, depth);
        if fresh && leaves > PERFT_LEAVES && depth > 3 {
            continue;
        }
        writeln!(text, "{seed} {depth} {leaves}").expect("text grows");
    }
    Ok(text)
}
