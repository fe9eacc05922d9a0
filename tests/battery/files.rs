//! The files that every game has.

use regalia::engine::Game;
use regalia::ui::locale::Language;
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

/// Returns the text of a file that `arena bless` writes.
fn recorded<G: Game>(path: &Path) -> String {
    fs::read_to_string(path)
        .unwrap_or_else(|_| panic!("{} is missing: {}", path.display(), bless::<G>()))
}

/// Returns the advice to record the game's behaviour with `arena bless`.
fn bless<G: Game>() -> String {
    format!("`arena bless {}` records what the game does today", G::INFO.id)
}

/// Returns a game's files of one kind, and the options each is for: one of the default options at
/// every seat count, and where an option `rules` chooses between whole rule sets, one for each
/// other, `ID-SEATS-rules=VALUE`. There may be more for other options, joined by `+`.
fn brought<G: Game>(folder: &str, ending: &str) -> Vec<(PathBuf, Vec<String>)> {
    let mut files = Vec::new();
    for seats in G::INFO.seats {
        let stem = format!("{}-{seats}", G::INFO.id);
        let path = |name: &str| root().join(format!("tests/{folder}/{name}.{ending}"));
        let players = vec!["--players".to_owned(), seats.to_string()];
        files.push((path(&stem), players.clone()));
        let sets = G::INFO.options.iter().filter(|spec| spec.key == "rules");
        for value in sets.flat_map(|spec| spec.values.iter().filter(|&&v| v != spec.default)) {
            let path = path(&format!("{stem}-rules={value}"));
            assert!(path.exists(), "{} is missing: {}", path.display(), bless::<G>());
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
        let text = recorded::<G>(&path);
        let lines: Vec<_> =
            text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        assert!(lines.len() >= 3, "{} holds some counts", path.display());
        for line in lines {
            let [seed, depth, leaves] =
                line.split_whitespace().collect::<Vec<_>>().try_into().expect("three numbers");
            let mut command = vec!["perft", "--game", G::INFO.id, "--seed", seed, "--depth", depth];
            command.extend(args.iter().map(String::as_str));
            let counted = arena(&command);
            assert_eq!(counted.trim(), leaves, "{}: {line}; {}", path.display(), bless::<G>());
        }
    }
}

/// A whole match of random bots, line by line.
pub fn playthroughs_are_those_of_the_files<G: Game>() {
    for (path, args) in brought::<G>("playthroughs", "jsonl") {
        let text = recorded::<G>(&path);
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().expect("a header")).expect("JSON lines");
        let seed = header["seed"].to_string();
        let mut command = vec!["playthrough", "--game", G::INFO.id, "--seed", &seed];
        command.extend(args.iter().map(String::as_str));
        let played = arena(&command);
        for (n, (now, then)) in played.lines().zip(text.lines()).enumerate() {
            assert_eq!(now, then, "{} line {}; {}", path.display(), n + 1, bless::<G>());
        }
        let lines = played.lines().count();
        assert_eq!(lines, text.lines().count(), "{}; {}", path.display(), bless::<G>());
    }
}

/// The folders and files of the game, as docs/NEW-GAME.md lists them; one message names everything
/// that is missing.
pub fn every_room_of_the_game_is_there<G: Game>() {
    let id = G::INFO.id;
    let module = id.replace('-', "_");
    let mut missing = Vec::new();
    let mut wants = |any_of: &[String]| {
        if !any_of.iter().any(|path| root().join(path).exists()) {
            missing.push(any_of.join(" or "));
        }
    };
    wants(&[format!("src/games/{module}/mod.rs"), format!("src/games/{module}.rs")]);
    wants(&[format!("src/bots/{module}/mod.rs"), format!("src/bots/{module}.rs")]);
    wants(&[format!("src/ui/games/{module}/mod.rs"), format!("src/ui/games/{module}.rs")]);
    wants(&[format!("src/ui/locale/messages/{module}.rs")]);
    for language in Language::CODES {
        wants(&[format!("src/ui/locale/{language}/{module}.rs")]);
        wants(&[format!("static/games/{id}/rules.{language}.html")]);
    }
    for file in ["cover.svg", "colors.css", "board.css", "symbols.txt", "lesson.json"] {
        wants(&[format!("static/games/{id}/{file}")]);
    }
    wants(&[format!("tests/{module}/main.rs"), format!("tests/{module}.rs")]);
    wants(&[format!("tests/rulebooks/{id}.txt")]);
    wants(&[format!("tests/browser/{id}.spec.mjs")]);
    wants(&[format!("tests/goldens/{module}.txt")]);
    for seats in G::INFO.seats {
        wants(&[format!("tests/perft/{id}-{seats}.txt")]);
        wants(&[format!("tests/playthroughs/{id}-{seats}.jsonl")]);
    }
    let colors = fs::read_to_string(root().join(format!("static/games/{id}/colors.css")));
    if colors.is_ok_and(|text| !text.contains(&format!(".game-{id} "))) {
        missing.push(format!("the rule .game-{id} in its colors.css"));
    }
    missing.extend(
        symbols_without_a_picture(id, &module)
            .into_iter()
            .map(|name| format!("the symbol '{name}', used but not in its symbols.txt")),
    );
    assert!(
        missing.is_empty(),
        "{id} lacks:\n  {}\nThose in tests/goldens, tests/perft and tests/playthroughs are \
         written by `arena bless {id}`.",
        missing.join("\n  ")
    );
}

/// Returns the names in a list of symbols.
fn symbols(path: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(path)).unwrap_or_default();
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect()
}

/// Returns symbols without a picture: those that the board names where a symbol is expected (an
/// emblem, an `icon`, anything named symbol, shape, sign or emblem), and names that another list of
/// the project has, but neither the game's own list nor the shared one.
fn symbols_without_a_picture(id: &str, module: &str) -> Vec<String> {
    let mut drawn = symbols("style/symbols.txt");
    drawn.extend(symbols(&format!("static/games/{id}/symbols.txt")));
    let elsewhere: Vec<String> = fs::read_dir(root().join("static/games"))
        .expect("the games have files")
        .flat_map(|entry| {
            let name = entry.expect("it can be read").file_name();
            symbols(&format!("static/games/{}/symbols.txt", name.to_string_lossy()))
        })
        .collect();
    let mut missing = Vec::new();
    for text in sources(&root().join("src/ui/games").join(module)) {
        let mut before = "";
        for (nth, part) in text.split('"').enumerate() {
            let means_a_symbol = || {
                let line = before.rsplit('\n').next().unwrap_or_default().to_lowercase();
                ["icon(", "goal(", "gain(", "symbol: ", "shape: ", "emblem: ", "symbol("]
                    .iter()
                    .any(|meant| line.ends_with(meant))
            };
            let is_name = !part.is_empty()
                && part
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte == b'-' || byte.is_ascii_digit());
            if nth % 2 == 1
                && is_name
                && (means_a_symbol() || elsewhere.iter().any(|name| name == part))
                && !drawn.iter().any(|name| name == part)
            {
                missing.push(part.to_owned());
            }
            before = part;
        }
    }
    missing.sort_unstable();
    missing.dedup();
    missing
}

/// Returns the texts of a game's board: one file, or all of a folder.
fn sources(place: &Path) -> Vec<String> {
    let file = place.with_extension("rs");
    let mut paths = vec![file];
    paths.extend(
        fs::read_dir(place)
            .into_iter()
            .flatten()
            .map(|entry| entry.expect("it can be read").path()),
    );
    paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}
