//! The rulebooks say of every sentence that is not the leaflet's where it comes
//! from: `tests/rulebooks/ID.txt` lists what they mark, in both languages.

use regalia::session::infos;
use std::collections::BTreeMap;
use std::fs;

/// A language's code, and how its rulebooks say the two signs to the ear.
const LANGUAGES: [(&str, &str, &str); 2] = [
    ("en", "as the printed game is described elsewhere", "house ruling"),
    ("fr", "d’après les descriptions du jeu imprimé", "décision de la maison"),
];

fn read(path: &str) -> String {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path} is missing"))
}

/// What a game's rulebook marks: by id, whether it is a house ruling.
fn marked(game: &str) -> BTreeMap<String, bool> {
    let text = read(&format!("tests/rulebooks/{game}.txt"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let marks: Vec<_> = lines
        .map(|line| {
            let mut words = line.split(' ');
            let house = match words.next() {
                Some("H") => true,
                Some("P") => false,
                _ => panic!("{game}: {line}"),
            };
            let id = words.next().unwrap_or_else(|| panic!("{game}: {line}"));
            assert!(words.count() > 1, "{game}: {line} says what it is");
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
    /// What it marks.
    id: String,
    /// Whether it stands where the ruling is told, not where it is touched upon.
    told: bool,
    /// Its text alternative, and what is seen.
    said: String,
    seen: String,
    /// Whether it stands in the list at the end.
    listed: bool,
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

fn signs(page: &str) -> Vec<Sign> {
    let list = page.rfind("<section id=\"house").expect("house rulings are listed");
    let end = list + page[list..].find("</section>").expect("the section ends");
    let starts = page.match_indices("<sup").map(|(at, _)| at);
    starts
        .map(|at| {
            let whole = page[at..].split_once("</sup>").expect("the sign ends").0;
            let told = between(whole, "data-ruling=\"", "\"");
            let id = told.or_else(|| between(whole, "data-see=\"", "\"")).expect("an id");
            Sign {
                id: id.to_owned(),
                told: told.is_some(),
                said: between(whole, "role=\"img\" aria-label=\"", "\"").expect("said").to_owned(),
                seen: whole.rsplit('>').next().expect("something").to_owned(),
                listed: (list..end).contains(&at),
            }
        })
        .collect()
}

#[test]
fn every_ruling_is_marked_once_in_both_languages() {
    for info in infos() {
        let marks = marked(info.id);
        for (code, elsewhere, house_ruling) in LANGUAGES {
            let page = read(&format!("static/games/{}/rules.{code}.html", info.id));
            let at = |sign: &Sign| format!("{} {code}: {}", info.id, sign.id);
            let signs = signs(&page);
            for sign in &signs {
                let house = *marks.get(&sign.id).unwrap_or_else(|| panic!("{}", at(sign)));
                let (said, seen) = if house { (house_ruling, "⌂") } else { (elsewhere, "†") };
                assert_eq!((sign.said.as_str(), sign.seen.as_str()), (said, seen), "{}", at(sign));
                // The list at the end is complete, and holds nothing else.
                assert_eq!(sign.told && house, sign.listed, "{}", at(sign));
            }
            let mut told: Vec<_> = signs.iter().filter(|s| s.told).map(|s| s.id.clone()).collect();
            told.sort_unstable();
            assert_eq!(told, marks.keys().cloned().collect::<Vec<_>>(), "{} {code}", info.id);
        }
    }
}

#[test]
fn the_list_of_house_rulings_has_a_sign_a_line() {
    for info in infos() {
        for (code, ..) in LANGUAGES {
            let page = read(&format!("static/games/{}/rules.{code}.html", info.id));
            let list = &page[page.rfind("<section id=\"house").expect("there is a list")..];
            let list = list.split_once("</section>").expect("the section ends").0;
            for line in list.split("<li>").skip(1) {
                assert_eq!(line.matches("data-ruling").count(), 1, "{} {code}: {line}", info.id);
            }
        }
    }
}

#[test]
fn a_legend_explains_the_signs_that_a_rulebook_uses() {
    for info in infos() {
        for (code, ..) in LANGUAGES {
            let page = read(&format!("static/games/{}/rules.{code}.html", info.id));
            let legend = between(&page, "<p class=\"signs\">", "</p>").expect("a legend");
            for sign in ["†", "⌂"] {
                let used = page.contains(&format!(">{sign}</sup>"));
                assert_eq!(legend.contains(sign), used, "{} {code}: {sign}", info.id);
            }
        }
    }
}

/// Where both languages touch upon a ruling again, they do so as often.
#[test]
fn both_languages_carry_the_same_signs() {
    for info in infos() {
        let [english, french] = LANGUAGES.map(|(code, ..)| {
            let page = read(&format!("static/games/{}/rules.{code}.html", info.id));
            signs(&page).into_iter().map(|sign| sign.id).collect::<Vec<_>>()
        });
        assert_eq!(english, french, "{}", info.id);
    }
}
