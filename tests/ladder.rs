//! A small ladder, and the cheat at its top: who beats whom with fixed seeds, and which code can
//! use a player that sees the true state.

use regalia::bots::{Bots, Level, Search, decide_with, oracle};
use regalia::engine::{Game, Rng, Setup, Stream, Turn, Viewer};
use regalia::games::rogue_monarch::RogueMonarch;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Returns the arena's output for this command.
fn table(command: &str) -> Value {
    let arena = Command::new(env!("CARGO_BIN_EXE_arena")).args(command.split(' ')).output();
    let output = arena.expect("it starts");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the arena prints JSON")
}

/// The number of times the deals are multiplied by ten before a difference counts as missing.
const LONGER: [u32; 3] = [1, 10, 100];

/// Asserts that one better player wins clearly more than an even share against others who are all
/// worse: so much more that equal players would reach it less than once in 10,000 times, which is
/// 3.7 standard deviations. Luck decides a light game more often, so it is played longer if `deals`
/// don't separate the two.
fn beats<G: Game>(better: &str, worse: &str, deals: u32, more: &str) {
    let (id, seats) = (G::INFO.id, *G::INFO.seats.start());
    let others = vec![worse; seats - 1].join(",");
    let even = 1.0 / seats as f64;
    let mut tried = Vec::new();
    for times in LONGER {
        let command = format!(
            "match --game {id} --seats {better},{others} --games {} --seed 77{more}",
            deals * times
        );
        let table = table(&command);
        let n = table["n"].as_f64().expect("a number");
        let bound = even + 3.7 * (even * (1.0 - even) / n).sqrt();
        let contestants = table["contestants"].as_array().expect("a list");
        let who = contestants.iter().find(|who| who["name"] == better).expect("it played");
        let share = who["share"].as_f64().expect("a number");
        if share > bound {
            return;
        }
        tried.push(format!("{share:.3} of {n}, not {bound:.3} (arena {command})"));
        // A clear loss is final.
        if share < 2.0 * even - bound {
            break;
        }
    }
    let module = id.replace('-', "_");
    panic!(
        "{id}: {better} among {worse} wins {}: make {better} stronger in src/bots/{module}, or \
         {worse} weaker, until `arena match` shows the difference",
        tried.join("; ")
    );
}

macro_rules! each_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            mod $module {
                use regalia::games::$module::$game;

                #[test]
                fn a_squire_beats_chance() {
                    super::beats::<$game>("squire", "random", 100, "");
                }

                #[test]
                fn a_baron_beats_a_squire() {
                    super::beats::<$game>("baron", "squire", 150, "");
                }
            }
        )*
    };
}
regalia::with_games!(each_game);

#[test]
fn a_regent_with_few_worlds_beats_a_baron() {
    // In the other games it takes the Regent's full number of worlds, and minutes.
    beats::<regalia::games::monarch::Monarch>("regent", "baron", 60, " --worlds 200");
}

#[test]
fn a_cheat_is_no_level() {
    assert!(Level::ALL.iter().all(|level| level.name() != "cheat"));
    assert!("cheat".parse::<Level>().is_err());
    assert!(serde_json::from_str::<Level>("\"cheat\"").is_err(), "no save can seat it");
}

/// Returns all Rust files below a folder, or the file itself.
fn sources(path: &Path, into: &mut Vec<(String, String)>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).expect("a folder").flatten() {
            sources(&entry.path(), into);
        }
    } else if path.extension().is_some_and(|ending| ending == "rs") {
        let text = std::fs::read_to_string(path).expect("a text");
        into.push((path.display().to_string(), text));
    }
}

/// The search in the true state is not compiled for the browser, so page and worker can't use it:
/// `make test` compiles them too. This test checks that it stays so, and that nothing else of the
/// library uses it.
#[test]
fn only_the_arena_can_name_the_oracle() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let bots = std::fs::read_to_string(src.join("bots/mod.rs")).expect("a text");
    let natively = "#[cfg(not(target_arch = \"wasm32\"))]\npub mod oracle;";
    assert_eq!(bots.matches(natively).count(), 1, "compiled natively only");
    assert_eq!(bots.matches("oracle").count(), 1, "declared, and never called");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let mut naming: Vec<_> = files
        .iter()
        .filter(|(_, text)| text.contains("oracle::"))
        .map(|(path, _)| Path::new(path).strip_prefix(&src).expect("below it").to_owned())
        .collect();
    naming.sort();
    let arena = ["bin/arena/ladder.rs", "bin/arena/player.rs"].map(std::path::PathBuf::from);
    assert_eq!(naming, arena);
}

/// The Regent decides the same in two states that look alike to the seat to move; the cheat does
/// not, since it sees more.
#[test]
fn a_cheat_sees_what_a_regent_does_not() {
    let how = Search { iterations: 60 };
    let setup = Setup { seats: 2, options: <RogueMonarch as Game>::Options::default() };
    let mut differently = 0;
    for seed in 0..12 {
        let state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        let Turn::Of(seat) = state.turn() else { panic!("somebody is to move") };
        let view = state.view(Viewer::Of(seat));
        let twin = RogueMonarch::sample(&view, &mut Rng::new(seed, Stream::Tool(0)));
        let rng = || Rng::new(seed, Stream::Tool(1));
        let regent = |state: &RogueMonarch| {
            let view = state.view(Viewer::Of(seat));
            decide_with::<RogueMonarch>(Level::Regent, &view, &how, &mut rng(), &mut || false)
        };
        assert_eq!(regent(&state), regent(&twin));
        let cheat = |state: &RogueMonarch| oracle::decide(state, &how, &mut rng()).index;
        differently += u32::from(cheat(&state) != cheat(&twin));
    }
    assert!(differently > 0, "what is hidden changes nothing");
}

#[test]
fn there_is_nothing_to_cheat_with_in_an_open_game() {
    fn says<G: Bots>() -> bool {
        oracle::hides_something::<G>()
    }
    assert!(says::<RogueMonarch>());
    assert!(!says::<regalia::games::monarch::Monarch>());
}
