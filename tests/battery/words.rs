//! A game's own words, in every language.

use regalia::bots::Bots;
use regalia::ui::locale::{About, Language};

/// Said in each language what a cover needs; the same minutes in all of them; and
/// of every option a name, and a name a value, no two alike. Its people are as many
/// persons, and how a Regent plays says how many worlds it plays out.
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
        let (words, specs) = (said.options.len(), G::INFO.options.len());
        wants(words == specs, format!("{code}: words for {words} options, where it has {specs}"));
        for (words, spec) in said.options.iter().zip(G::INFO.options) {
            let key = spec.key;
            wants(!words.name.trim().is_empty(), format!("{code}: option {key} has no name"));
            wants(
                words.hint.is_none_or(|hint| !hint.trim().is_empty()),
                format!("{code}: option {key} has an empty hint"),
            );
            let (names, values) = (words.values.len(), spec.values.len());
            wants(
                names == values,
                format!("{code}: {names} names for the {values} values of option {key}"),
            );
            let empty = words.values.iter().any(|name| name.trim().is_empty());
            wants(!empty, format!("{code}: a value of option {key} has no name"));
            let mut alike = words.values.to_vec();
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
    let said = &Language::Fr.words().games.penniless_king.a_rogue;
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

/// No line of French begins with the sign that ends the one before: the space before
/// it does not break.
#[test]
fn nothing_breaks_before_a_french_sign() {
    let locale = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/locale");
    let mut wrong = Vec::new();
    // Reasons stand in both languages in one file; English has no space there at all.
    let files = ["fr", "reasons"]
        .map(|folder| std::fs::read_dir(locale.join(folder)).expect("French has its folder"));
    for file in files.into_iter().flatten() {
        let path = file.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it is text");
        let lines =
            text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (n, line) in lines {
            // Every other piece stands between quotation marks.
            let said = line.split('"').skip(1).step_by(2);
            if said.into_iter().any(|said| {
                [" ;", " :", " !", " ?", " »", "« "].iter().any(|sign| said.contains(sign))
            }) {
                wrong.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "a space that breaks:\n{}", wrong.join("\n"));
}
