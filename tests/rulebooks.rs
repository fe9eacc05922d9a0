//! The rulebooks give the source of every sentence that is not from the leaflet:
//! `tests/rulebooks/ID.txt` lists their marks, in both languages.

use regalia::session::infos;
use std::collections::BTreeMap;
use std::fs;

/// A language's code, and the text alternatives of the two signs in its rulebooks.
const LANGUAGES: [(&str, &str, &str); 2] = [
    ("en", "from other descriptions of the printed game", "house rule"),
    ("fr", "d’après les descriptions du jeu imprimé", "règle maison"),
];

fn read(path: &str) -> String {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path} is missing"))
}

/// Returns a game's rulebook in a language.
fn rulebook(game: &str, code: &str) -> String {
    read(&format!("static/games/{game}/rules.{code}.html"))
}

/// Returns the marks in a game's rulebook: by id, true for a house rule.
fn marked(game: &str) -> BTreeMap<String, bool> {
    let text = read(&format!("tests/rulebooks/{game}.txt"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let marks: Vec<_> = lines
        .map(|line| {
            let mut words = line.split(' ');
            let house = match words.next() {
                Some("H") => true,
                Some("P") => false,
                _ => panic!("{game}: {line:?} does not begin with P or H"),
            };
            let id = words.next().unwrap_or_else(|| panic!("{game}: {line:?} has no id"));
            assert!(words.count() > 1, "{game}: {line:?} does not say in words what it is");
            (id.to_owned(), house)
        })
        .collect();
    let count = marks.len();
    let marks: BTreeMap<_, _> = marks.into_iter().collect();
    assert_eq!(marks.len(), count, "{game}: an id is listed once");
    marks
}

/// A sign in a rulebook.
#[derive(Debug)]
struct Sign {
    /// The id of the rule.
    id: String,
    /// True where the rule is stated, false where it is only mentioned.
    told: bool,
    /// Its text alternative and its visible text.
    said: String,
    seen: String,
    /// True if it is in the list at the end.
    listed: bool,
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// Returns the beginning and the end of the list of house rules in a rulebook.
fn house_rules(page: &str, of: &str) -> (usize, usize) {
    let missing = || panic!("{of}: the list of house rules is missing: <section id=\"house…\">");
    let start = page.rfind("<section id=\"house").unwrap_or_else(missing);
    let length = page[start..].find("</section>");
    (start, start + length.unwrap_or_else(|| panic!("{of}: </section> of house rules is missing")))
}

fn signs(page: &str, of: &str) -> Vec<Sign> {
    let (list, end) = house_rules(page, of);
    let starts = page.match_indices("<sup").map(|(at, _)| at);
    starts
        .map(|at| {
            let (whole, _) = page[at..]
                .split_once("</sup>")
                .unwrap_or_else(|| panic!("{of}: a <sup> has no </sup>"));
            let wants = |what: &str| panic!("{of}: {what} is missing in {whole}");
            let told = between(whole, "data-ruling=\"", "\"");
            let id = told.or_else(|| between(whole, "data-see=\"", "\""));
            let said = between(whole, "role=\"img\" aria-label=\"", "\"");
            Sign {
                id: id.unwrap_or_else(|| wants("data-ruling or data-see")).to_owned(),
                told: told.is_some(),
                said: said.unwrap_or_else(|| wants("role=\"img\" aria-label")).to_owned(),
                seen: whole.rsplit('>').next().unwrap_or_default().to_owned(),
                listed: (list..end).contains(&at),
            }
        })
        .collect()
}

#[test]
fn every_mark_is_listed_once_in_both_languages() {
    for info in infos() {
        let marks = marked(info.id);
        for (code, elsewhere, house_rule) in LANGUAGES {
            let of = format!("{} {code}", info.id);
            let signs = signs(&rulebook(info.id, code), &of);
            for sign in &signs {
                let at = format!("{of}: {}", sign.id);
                let listed = marks.get(&sign.id);
                let house = *listed.unwrap_or_else(|| {
                    panic!("{at} is missing in tests/rulebooks/{}.txt", info.id)
                });
                let (said, seen) = if house { (house_rule, "⌂") } else { (elsewhere, "†") };
                assert_eq!(
                    (sign.said.as_str(), sign.seen.as_str()),
                    (said, seen),
                    "the sign of {at}"
                );
                // The list at the end is complete, and has no other entries.
                assert_eq!(sign.told && house, sign.listed, "{at} in the list of house rules");
            }
            let mut told: Vec<_> = signs.iter().filter(|s| s.told).map(|s| s.id.clone()).collect();
            told.sort_unstable();
            let marked: Vec<_> = marks.keys().cloned().collect();
            assert_eq!(told, marked, "{of}: told with data-ruling, and in tests/rulebooks");
        }
    }
}

#[test]
fn the_list_of_house_rules_has_a_sign_a_line() {
    for info in infos() {
        for (code, ..) in LANGUAGES {
            let of = format!("{} {code}", info.id);
            let page = rulebook(info.id, code);
            let (start, end) = house_rules(&page, &of);
            for line in page[start..end].split("<li>").skip(1) {
                assert_eq!(line.matches("data-ruling").count(), 1, "{of}: signs told in {line}");
            }
        }
    }
}

#[test]
fn a_legend_explains_the_signs_that_a_rulebook_uses() {
    for info in infos() {
        for (code, ..) in LANGUAGES {
            let page = rulebook(info.id, code);
            let legend = between(&page, "<p class=\"signs\">", "</p>").unwrap_or_else(|| {
                panic!("{} {code}: the legend is missing: <p class=\"signs\">", info.id)
            });
            for sign in ["†", "⌂"] {
                let used = page.contains(&format!(">{sign}</sup>"));
                assert_eq!(legend.contains(sign), used, "{} {code}: {sign} in the legend", info.id);
            }
        }
    }
}

/// If a rule is mentioned again, both languages do so equally often.
#[test]
fn both_languages_carry_the_same_signs() {
    for info in infos() {
        let [english, french] = LANGUAGES.map(|(code, ..)| {
            let signs = signs(&rulebook(info.id, code), &format!("{} {code}", info.id));
            signs.into_iter().map(|sign| sign.id).collect::<Vec<_>>()
        });
        assert_eq!(english, french, "{}: the signs in English and in French", info.id);
    }
}

/// Returns what a text quotes, without the spaces inside.
fn quoted(text: &str, open: char, close: char) -> impl Iterator<Item = &str> {
    let parts = text.split(open).skip(1).filter_map(move |part| part.split(close).next());
    parts.map(|part| part.trim_matches(|it: char| it.is_whitespace()))
}

#[test]
fn what_a_rulebook_or_a_lesson_quotes_is_a_label_of_the_page() {
    for (code, open, close) in [("en", '“', '”'), ("fr", '«', '»')] {
        let folder = format!("{}/src/ui/locale/{code}", env!("CARGO_MANIFEST_DIR"));
        let files =
            fs::read_dir(&folder).expect("a folder").map(|file| file.expect("it is listed"));
        let page: String =
            files.map(|file| fs::read_to_string(file.path()).expect("it can be read")).collect();
        let page = page.replace("\\u{a0}", "\u{a0}");
        let mut count = 0;
        for info in infos() {
            let lesson = read(&format!("static/games/{}/lesson.json", info.id));
            for text in [lesson, rulebook(info.id, code)] {
                for label in quoted(&text, open, close) {
                    count += 1;
                    assert!(page.contains(label), "{}, {code}: “{label}”", info.id);
                }
            }
        }
        assert!(count > 3, "{code}: {count} labels");
    }
}
