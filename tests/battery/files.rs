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

/// Files of a kind that a game brings along, and the options each is for: one
/// of the default options at every seat count, and where an option `rules`
/// chooses between whole rule sets, one for each other, `ID-SEATS-rules=VALUE`.
/// More may be there for other options, joined by `+`.
fn brought<G: Game>(folder: &str, ending: &str) -> Vec<(PathBuf, Vec<String>)> {
    let mut files = Vec::new();
    for seats in G::INFO.seats {
        let stem = format!("{}-{seats}", G::INFO.id);
        let path = |name: &str| root().join(format!("tests/{folder}/{name}.{ending}"));
        let players = vec!["--players".to_owned(), seats.to_string()];
        files.push((path(&stem), players.clone()));
        let sets = G::INFO.options.iter().filter(|spec| spec.key == "rules");
        for value in sets.flat_map(|spec| spec.values.iter().filter(|&&v| v != spec.default)) {
            assert!(path(&format!("{stem}-rules={value}")).exists(), "{stem}: rules={value}");
        }
        let start = format!("{stem}-");
        for entry in fs::read_dir(root().join("tests").join(folder)).expect("the folder is there") {
            let name = entry.expect("it can be read").file_name().into_string().expect("UTF-8");
            let Some(options) = name.strip_prefix(&start) else { continue };
            let options = options.strip_suffix(&format!(".{ending}")).expect("the ending");
            let mut args = players.clone();
            for option in options.split('+') {
                args.extend(["--option".to_owned(), option.to_owned()]);
            }
            files.push((root().join("tests").join(folder).join(&name), args));
        }
    }
    files
}

/// Leaf counts by seed and depth: lines `seed depth leaves`.
pub fn perft_counts_are_those_of_the_file<G: Game>() {
    for (path, args) in brought::<G>("perft", "txt") {
        let text = read(&path);
        let lines: Vec<_> =
            text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert!(lines.len() >= 3, "{} holds some counts", path.display());
        for line in lines {
            let [seed, depth, leaves] =
                line.split_whitespace().collect::<Vec<_>>().try_into().expect("three numbers");
            let mut command = vec!["perft", "--game", G::INFO.id, "--seed", seed, "--depth", depth];
            command.extend(args.iter().map(String::as_str));
            assert_eq!(arena(&command).trim(), leaves, "{}: {line}", path.display());
        }
    }
}

/// A whole game of random bots, line by line.
pub fn playthroughs_are_those_of_the_files<G: Game>() {
    for (path, args) in brought::<G>("playthroughs", "jsonl") {
        let text = read(&path);
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().expect("a header")).expect("JSON lines");
        let seed = header["seed"].to_string();
        let mut command = vec!["playthrough", "--game", G::INFO.id, "--seed", &seed];
        command.extend(args.iter().map(String::as_str));
        let played = arena(&command);
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
