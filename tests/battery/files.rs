//! The files that every game brings along.

use regalia::engine::Game;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn arena(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(args).output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the arena writes UTF-8")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is missing", path.display()))
}

/// Leaf counts by seed and depth: lines `seed depth leaves`, at every seat count.
pub fn perft_counts_are_those_of_the_file<G: Game>() {
    for seats in G::INFO.seats {
        let path = root().join(format!("tests/perft/{}-{seats}.txt", G::INFO.id));
        let text = read(&path);
        let lines: Vec<_> =
            text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert!(lines.len() >= 3, "{} holds some counts", path.display());
        for line in lines {
            let [seed, depth, leaves] =
                line.split_whitespace().collect::<Vec<_>>().try_into().expect("three numbers");
            let players = seats.to_string();
            let counted = arena(&[
                "perft",
                "--game",
                G::INFO.id,
                "--players",
                &players,
                "--seed",
                seed,
                "--depth",
                depth,
            ]);
            assert_eq!(counted.trim(), leaves, "{}: {line}", path.display());
        }
    }
}

/// A whole game of random bots, line by line, at every seat count.
pub fn playthroughs_are_those_of_the_files<G: Game>() {
    for seats in G::INFO.seats {
        let path = root().join(format!("tests/playthroughs/{}-{seats}.jsonl", G::INFO.id));
        let text = read(&path);
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().expect("a header")).expect("JSON lines");
        let seed = header["seed"].to_string();
        let players = seats.to_string();
        let played =
            arena(&["playthrough", "--game", G::INFO.id, "--players", &players, "--seed", &seed]);
        for (n, (now, then)) in played.lines().zip(text.lines()).enumerate() {
            assert_eq!(now, then, "{} line {}", path.display(), n + 1);
        }
        assert_eq!(played.lines().count(), text.lines().count(), "{}", path.display());
    }
}

/// Bots, board, sentences, rulebook and style of the game stand where
/// ARCHITECTURE.md says.
pub fn every_room_of_the_game_is_there<G: Game>() {
    let id = G::INFO.id;
    let module = id.replace('-', "_");
    let one_of = |paths: &[String]| {
        assert!(
            paths.iter().any(|path| root().join(path).exists()),
            "{id} lacks {}",
            paths.join(" or ")
        );
    };
    one_of(&[format!("src/games/{module}/mod.rs")]);
    one_of(&[format!("src/bots/{module}.rs"), format!("src/bots/{module}/mod.rs")]);
    one_of(&[format!("src/ui/games/{module}/mod.rs")]);
    for language in ["en", "fr"] {
        one_of(&[format!("src/ui/locale/{language}/{module}.rs")]);
        one_of(&[format!("static/rules/{id}.{language}.html")]);
    }
    one_of(&[format!("style/games/{id}.css")]);
}
