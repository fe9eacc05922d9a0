//! A game's own words, in every language.

use regalia::bots::Bots;
use regalia::ui::locale::{About, Language};
use std::collections::BTreeMap;
use std::path::Path;

/// Checks that each language has the texts of the cover, with the same minutes; a name for every
/// option and each of its values, no two alike; the same people; and that the Regent's description
/// gives the number of worlds that it plays out.
pub fn the_game_is_described_in_every_language<G: Bots>(
    about: impl Fn(Language) -> &'static About,
) {
    let id = G::INFO.id;
    let mut wrong = Vec::new();
    let mut wants = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    for language in Language::ALL {
        let said = about(language);
        let code = language.code();
        for (what, text) in [("name", said.name), ("line", said.line), ("makers", said.makers)] {
            wants(!text.trim().is_empty(), format!("{code}: its {what} is empty"));
        }
        let first = about(Language::ALL[0]).minutes;
        wants(said.minutes > 0, format!("{code}: a match takes no time"));
        wants(said.minutes == first, format!("{code}: {} minutes, not {first}", said.minutes));
        let mut people = said.people.to_vec();
        people.sort_unstable();
        people.dedup();
        wants(
            people.len() == said.people.len(),
            format!("{code}: two of its people have one name"),
        );
        for (level, plays) in said.levels.iter().enumerate() {
            let long = plays.chars().count();
            wants(
                (20..=115).contains(&long),
                format!("{code}: level {level} is told in {long} letters"),
            );
        }
        let digits: String = said.levels[2].chars().filter(char::is_ascii_digit).collect();
        let regent = G::REGENT;
        wants(
            digits == regent.to_string(),
            format!("{code}: a Regent plays out {regent} worlds, it is told {digits}"),
        );
        let (messages, specs) = (said.options.len(), G::INFO.options.len());
        wants(
            messages == specs,
            format!("{code}: words for {messages} options, where it has {specs}"),
        );
        for spec in G::INFO.options {
            let key = spec.key;
            let Some(messages) = said.option(key) else {
                wants(false, format!("{code}: no words for option {key}"));
                continue;
            };
            wants(!messages.name.trim().is_empty(), format!("{code}: option {key} has no name"));
            wants(
                messages.hint.is_none_or(|hint| !hint.trim().is_empty()),
                format!("{code}: option {key} has an empty hint"),
            );
            let (names, values) = (messages.values.len(), spec.values.len());
            wants(
                names == values,
                format!("{code}: {names} names for the {values} values of option {key}"),
            );
            for value in spec.values {
                let is_named = messages.value(value).is_some_and(|name| !name.trim().is_empty());
                wants(is_named, format!("{code}: value {value} of option {key} has no name"));
            }
            let mut alike: Vec<_> = messages.values.iter().map(|(_, name)| name).collect();
            alike.sort_unstable();
            alike.dedup();
            wants(
                alike.len() == names,
                format!("{code}: two values of option {key} have one name"),
            );
        }
    }
    assert!(wrong.is_empty(), "{id}:\n  {}", wrong.join("\n  "));
}

/// French elides « de » before a vowel, with or without an accent, and before an h.
#[test]
fn whose_something_is_is_elided_in_french() {
    let said = &Language::Fr.messages().penniless_king().a_rogue;
    for (name, rogue) in [
        ("Écuyer 2", "un Gueux d’Écuyer 2"),
        ("Baron", "un Gueux de Baron"),
        ("anna", "un Gueux d’anna"),
        ("Hélène", "un Gueux d’Hélène"),
        ("Zoé", "un Gueux de Zoé"),
        ("", "un Gueux de "),
    ] {
        assert_eq!(said(name), rogue);
    }
}

/// No French line begins with a closing sign: the space before it does not break.
#[test]
fn nothing_breaks_before_a_french_sign() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/locale/fr");
    let mut wrong = Vec::new();
    for file in std::fs::read_dir(folder).expect("French has its folder") {
        let path = file.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it is text");
        let lines =
            text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (n, line) in lines {
            // Every other part is between quotation marks.
            let said = line.split('"').skip(1).step_by(2);
            if said.into_iter().any(|said| {
                [" ;", " :", " !", " ?", " »", "« "].iter().any(|sign| said.contains(sign))
            }) {
                wrong.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "before or after the sign a line may break: write U+00A0 (the no-break space) or U+202F (the \
         narrow one) instead of the plain space:\n{}",
        wrong.join("\n")
    );
}

/// Returns the literal sentences of a file, by the names of their fields from the outermost in.
fn sentences(file: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/locale").join(file);
    let text = std::fs::read_to_string(&path).expect("it is text");
    let mut found = BTreeMap::new();
    let mut around: Vec<(usize, &str)> = Vec::new();
    for line in text.lines() {
        let Some((field, value)) = line.trim().split_once(": ") else { continue };
        let depth = line.len() - line.trim_start().len();
        around.retain(|&(outer, _)| outer < depth);
        if value.ends_with('{') {
            around.push((depth, field));
        } else if value.starts_with('"') && value.ends_with("\",") {
            let names: Vec<&str> = around.iter().map(|&(_, name)| name).chain([field]).collect();
            found.insert(names.join("."), value.trim_end_matches(',').to_owned());
        }
    }
    found
}

/// Two fields with the same text in every language are one too many: one of them would be changed
/// and the other forgotten, and both are downloaded.
#[test]
fn no_sentence_stands_twice_in_every_language() {
    let mut doubled = Vec::new();
    let mut looked_at = 0;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/locale/en");
    for file in std::fs::read_dir(folder).expect("English has its folder") {
        let name = file.expect("it can be listed").file_name().into_string().expect("UTF-8");
        let [en, fr] = ["en", "fr"].map(|code| sentences(&format!("{code}/{name}")));
        let mut said: BTreeMap<(&str, &str), &str> = BTreeMap::new();
        for (field, english) in &en {
            let Some(french) = fr.get(field) else { continue };
            looked_at += 1;
            if let Some(other) = said.insert((english, french), field) {
                doubled.push(format!("{name}: {other} and {field}: {english}"));
            }
        }
    }
    assert!(looked_at > 300, "{looked_at} sentences were found in both languages");
    assert!(doubled.is_empty(), "one would do:\n  {}", doubled.join("\n  "));
}
