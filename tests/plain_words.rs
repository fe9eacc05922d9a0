//! The page's terms, in both languages: words that must not come back, and words that are used.
//! Reads every string of the locale files, the rulebooks and the lessons.

use proc_macro2::{TokenStream, TokenTree};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Words that the English page does not use, each with what it says instead. They are found as
/// whole words.
const NOT_IN_ENGLISH: &[(&str, &str)] = &[
    ("in 100", "62%"),
    ("of 100", "62%"),
    ("reckon", "count, estimate"),
    ("reckoned", "counted"),
    ("whoever", "the player who"),
    ("somebody", "a player"),
    ("everybody", "everyone"),
    ("nobody", "no one"),
    ("anybody", "anyone"),
    ("leaflet", "published rules"),
    ("house ruling", "house rule"),
    ("take-back", "Undo"),
    ("take-backs", "Undo"),
    ("where it turned", "Game review"),
    ("what happened", "Log"),
    ("guidance", "Tips"),
    ("under way", "current"),
    ("for nothing", "for free"),
    ("dearest", "costliest"),
    ("too dear", "too expensive"),
    ("of equals", "tie"),
    ("fetching", "Loading"),
    ("could not be reached", "couldn’t be loaded"),
    ("turns up", "reveals"),
    ("turned up", "revealed"),
    ("change places", "swap"),
    ("a match", "a game"),
    ("the match", "the game"),
    ("this match", "this game"),
    ("your match", "your game"),
    ("matches", "games"),
    ("cannot", "can’t"),
    ("do not", "don’t"),
    ("is not", "isn’t"),
];

/// Words that the French page does not use, each with what it says instead.
const NOT_IN_FRENCH: &[(&str, &str)] = &[
    ("sur 100", "62 %"),
    ("le tournant", "Analyse de la partie"),
    ("ce qui s’est passé", "Journal"),
    ("reprise de coup", "annulation"),
    ("reprises de coup", "annulation"),
    ("refaire", "Rétablir"),
    ("robot", "bot"),
    ("robots", "bots"),
    ("accompagnement", "Aide"),
    ("pour rien", "gratuitement"),
    ("vivre", "nourriture"),
    ("cette maison", "Regalia, ici"),
    ("cette étagère", "Regalia, ici"),
    ("décision de la maison", "règle maison"),
    ("face barde", "côté barde"),
    ("le plus de points gagne", "le plus haut total gagne"),
    ("le plus de couronnes gagne", "le plus haut total gagne"),
];

/// Terms that the English page uses.
const IN_ENGLISH: &[&str] = &[
    "Game review",
    "Log",
    "Undo",
    "Redo",
    "Hint",
    "Tips",
    "lesson",
    "Keyboard shortcuts",
    "highlighted",
    "device",
    "Theme",
    "house rule",
    "published rules",
    "inaccuracy",
    "mistake",
    "blunder",
    "Loading",
    "Human",
    "previous trick",
    "Spectator",
    "fonts",
];

/// Terms that the French page uses.
const IN_FRENCH: &[&str] = &[
    "Analyse de la partie",
    "Journal",
    "Annuler",
    "Rétablir",
    "Conseil",
    "Aide",
    "leçon",
    "Raccourcis clavier",
    "surbrillance",
    "appareil",
    "Thème",
    "règle maison",
    "règles publiées",
    "imprécision",
    "erreur",
    "gaffe",
    "Chargement",
    "Humain",
    "pli précédent",
    "polices",
    "gratuitement",
    "nourriture",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// A sentence, and the file it is from.
type Sentence = (PathBuf, String);

/// Adds the strings among these tokens, and in their groups.
fn strings(tokens: TokenStream, path: &Path, into: &mut Vec<Sentence>) {
    let mut is_attribute = false;
    for token in tokens {
        match token {
            // Documentation is for developers.
            TokenTree::Group(_) if is_attribute => {}
            TokenTree::Group(group) => strings(group.stream(), path, into),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.starts_with('"') {
                    into.push((path.to_owned(), text.trim_matches('"').to_owned()));
                }
            }
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                is_attribute = true;
                continue;
            }
            _ => {}
        }
        is_attribute = false;
    }
}

/// Adds the texts of a lesson in a language: every string below a key with the language's code.
fn lesson(value: &Value, code: &str, path: &Path, into: &mut Vec<Sentence>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(text) if key == code => into.push((path.into(), text.clone())),
                    value => lesson(value, code, path, into),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|value| lesson(value, code, path, into)),
        _ => {}
    }
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = root().join(folder);
    let mut all: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    all.sort();
    all
}

/// Returns the text of a line of HTML.
fn without_tags(line: &str) -> String {
    let after = |part: &str| part.split_once('>').map(|(_, text)| text.to_owned());
    let mut parts = line.split('<');
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(after).collect::<String>()
}

/// Returns all sentences of the page in a language.
fn sentences(code: &str) -> Vec<Sentence> {
    let mut all = Vec::new();
    let tokens = |path: &Path| -> TokenStream {
        read(path).parse().unwrap_or_else(|_| panic!("{} is no Rust", path.display()))
    };
    for path in files(&format!("src/ui/locale/{code}")) {
        strings(tokens(&path), &path, &mut all);
    }
    // The labels of options stand after their keys and values, which nobody reads.
    let keys: Vec<&str> = regalia::session::infos()
        .iter()
        .flat_map(|info| info.options)
        .flat_map(|spec| spec.values.iter().copied().chain([spec.key]))
        .collect();
    all.retain(|(_, text)| !keys.contains(&text.as_str()));
    for game in files("static/games") {
        let rules = game.join(format!("rules.{code}.html"));
        all.extend(read(&rules).lines().map(|line| (rules.clone(), without_tags(line))));
        let path = game.join("lesson.json");
        let value: Value = serde_json::from_str(&read(&path)).expect("a lesson is JSON");
        lesson(&value, code, &path, &mut all);
    }
    assert!(all.len() > 2_000, "only {} sentences were found", all.len());
    all
}

/// Returns true if `text` has `words` as whole words.
fn has(text: &str, words: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric();
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_none_or(|c| !is_word(c));
        before && text[at + words.len()..].chars().next().is_none_or(|c| !is_word(c))
    })
}

#[track_caller]
fn check(code: &str, forbidden: &[(&str, &str)], wanted: &[&str]) {
    let all = sentences(code);
    let mut faults = Vec::new();
    for (path, sentence) in &all {
        let small = sentence.to_lowercase();
        for (words, instead) in forbidden.iter().filter(|(words, _)| has(&small, words)) {
            let path = path.strip_prefix(root()).unwrap_or(path).display();
            faults.push(format!("{path}: “{words}” should be “{instead}”: {sentence}"));
        }
    }
    assert!(faults.is_empty(), "{} places:\n{}", faults.len(), faults.join("\n"));
    for term in wanted {
        assert!(all.iter().any(|(_, text)| has(text, term)), "nothing says “{term}” in {code}");
    }
}

#[test]
fn english_uses_the_terms_of_the_glossary() {
    check("en", NOT_IN_ENGLISH, IN_ENGLISH);
}

#[test]
fn french_uses_the_terms_of_the_glossary() {
    check("fr", NOT_IN_FRENCH, IN_FRENCH);
}
