//! Makes a small new game in this checkout: a copy of the sample in `tools/new-game` under another
//! name, and its lines in two lists. It compiles, can be played, and passes the tests once
//! `arena bless` has recorded it; change it from there.

use crate::order::Fault;
use regalia::session::infos;
use regalia::ui::locale::Language;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The files of a new game and their paths: `ID` and `MODULE` stand for its names.
const ROOMS: [(&str, &str); 18] = [
    ("src/games/MODULE.rs", include_str!("../../../tools/new-game/rules.rs")),
    ("src/bots/MODULE.rs", include_str!("../../../tools/new-game/bots.rs")),
    ("src/ui/games/MODULE.rs", include_str!("../../../tools/new-game/board.rs")),
    ("src/ui/locale/messages/MODULE.rs", include_str!("../../../tools/new-game/messages.rs")),
    ("src/ui/locale/en/MODULE.rs", include_str!("../../../tools/new-game/en.rs")),
    ("src/ui/locale/fr/MODULE.rs", include_str!("../../../tools/new-game/fr.rs")),
    ("src/ui/describe/MODULE.rs", include_str!("../../../tools/new-game/describe.rs")),
    ("static/games/ID/rules.en.html", include_str!("../../../tools/new-game/rules.en.html")),
    ("static/games/ID/rules.fr.html", include_str!("../../../tools/new-game/rules.fr.html")),
    ("static/games/ID/board.css", include_str!("../../../tools/new-game/board.css")),
    ("static/games/ID/colors.css", include_str!("../../../tools/new-game/colors.css")),
    ("static/games/ID/symbols.txt", include_str!("../../../tools/new-game/symbols.txt")),
    ("static/games/ID/cover.svg", include_str!("../../../tools/new-game/cover.svg")),
    ("static/games/ID/lesson.json", include_str!("../../../tools/new-game/lesson.json")),
    ("tests/battery/games/MODULE.rs", include_str!("../../../tools/new-game/battery.rs")),
    ("tests/MODULE.rs", include_str!("../../../tools/new-game/rulebook.rs")),
    ("tests/rulebooks/ID.txt", include_str!("../../../tools/new-game/rulings.txt")),
    ("tests/browser/ID.spec.mjs", include_str!("../../../tools/new-game/page.spec.mjs")),
];

/// The files with a list of games, each with what follows the list: the registry, and the chunks with
/// the sentences.
const LISTS: [(&str, &str); 2] = [
    ("src/registry.rs", "        }\n    };\n}\n"),
    ("src/main.rs", "    }\n\n    macro_rules! goals"),
];

/// Makes a game with this id in the current checkout.
///
/// # Errors
/// Returns an error if there is no checkout here, the id is invalid or taken, or a file cannot be
/// written.
pub fn run(id: &str) -> Result<(), Fault> {
    let words: Vec<&str> = id.split('-').collect();
    let plain = |word: &&str| {
        word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if !words.iter().all(plain) {
        return Err(format!(
            "'{id}' isn't a valid id: use lowercase letters and digits, with words joined by -"
        ));
    }
    if infos().iter().any(|info| info.id == id) {
        return Err(format!("there is already a game called '{id}'"));
    }
    let module = words.join("_");
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    let game: String = words.iter().map(|word| capital(word)).collect();
    let name = words.iter().map(|word| capital(word)).collect::<Vec<_>>().join(" ");
    let words = Language::CODES.map(|code| format!("{module}_{code} = {module}::{code},"));
    let lines =
        [format!("            {module}::{game},\n"), format!("        {}\n", words.join(" "))];
    let mut lists = Vec::new();
    for ((path, mark), line) in LISTS.into_iter().zip(&lines) {
        let list = fs::read_to_string(path)
            .map_err(|_| format!("{path} not found: run this at the top of the checkout"))?;
        let at =
            list.find(mark).ok_or_else(|| format!("can't find the list of games in {path}"))?;
        lists.push((path, [&list[..at], line, &list[at..]].concat()));
    }

    let dressed = |text: &str| {
        text.replace("sample_game", &module)
            .replace("SampleGame", &game)
            .replace("sample-game", id)
            .replace("Sample Game", &name)
    };
    for (path, _) in ROOMS {
        let path = path.replace("MODULE", &module).replace("ID", id);
        if Path::new(&path).exists() {
            return Err(format!("{path} already exists"));
        }
    }
    for (path, text) in ROOMS {
        let path = path.replace("MODULE", &module).replace("ID", id);
        let folder = Path::new(&path).parent().expect("every file has a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, dressed(text)))
            .map_err(|fault| format!("{path}: {fault}"))?;
        println!("{path}");
    }
    for (path, list) in lists {
        fs::write(path, list).map_err(|fault| format!("{path}: {fault}"))?;
        println!("{path}: one line added");
    }
    // Another name changes the order of sorted lines: rustfmt restores it.
    let sources = ROOMS.iter().map(|(path, _)| path.replace("MODULE", &module));
    let sources = sources.filter(|path| Path::new(path).extension().is_some_and(|end| end == "rs"));
    let formatted = Command::new("rustfmt").args(["--edition", "2024"]).args(sources).status();
    if !formatted.is_ok_and(|status| status.success()) {
        println!("couldn't run rustfmt: run `make fmt` later");
    }
    println!(
        "The game can be played now. Run `arena bless {id}` to record what it does, for its tests."
    );
    Ok(())
}
