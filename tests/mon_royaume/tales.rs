//! The stories that the winner may read: one per tale, in both languages.

use regalia::games::mon_royaume::{TALES, Tale};
use regalia::ui::locale::Language;
use serde::Deserialize;
use std::fs;

#[derive(Deserialize)]
struct TaleText {
    tale: String,
    title: String,
    text: String,
}

fn told(language: Language) -> Vec<TaleText> {
    let path = format!(
        "{}/static/games/mon-royaume/tales.{}.json",
        env!("CARGO_MANIFEST_DIR"),
        language.code()
    );
    let text = fs::read_to_string(path).expect("the tales are there");
    serde_json::from_str(&text).expect("the tales are a list")
}

/// Counts the words, without separate punctuation marks.
fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

#[test]
fn there_is_a_short_story_for_every_tale_in_both_languages() {
    for language in [Language::En, Language::Fr] {
        let titles = language.messages().mon_royaume().tales;
        let told = told(language);
        assert_eq!((told.len(), TALES), (15, 15));
        for (told, tale) in told.iter().zip(Tale::all()) {
            assert_eq!((&*told.tale, &*told.title), (tale.name(), titles[tale.index()]));
            let count = words(&told.text);
            assert!((60..=90).contains(&count), "{}: {count} words", told.title);
        }
    }
}

#[test]
fn every_story_has_all_that_its_tale_tells_of() {
    for language in [Language::En, Language::Fr] {
        let names = language.messages().mon_royaume().tiles;
        for (told, tale) in told(language).iter().zip(Tale::all()) {
            let text = told.text.to_lowercase();
            for tile in tale.telling() {
                let name = names[tile.index()].to_lowercase();
                assert!(text.contains(&name), "{}: {name}", told.title);
            }
        }
    }
}

#[test]
fn no_two_stories_are_alike() {
    for language in [Language::En, Language::Fr] {
        let mut texts: Vec<_> = told(language).into_iter().map(|told| told.text).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), TALES);
    }
}

/// In the time of tales there are no types, and they give no points.
#[test]
fn a_tale_speaks_of_its_type_only_where_the_rules_do() {
    for language in [Language::En, Language::Fr] {
        let w = language.messages().mon_royaume();
        for tale in Tale::all() {
            let plain = (w.tale_text)("T", "E", None);
            let whole = (w.tale_text)("T", "E", Some(tale.kind()));
            assert!(plain.len() < 10, "{plain}");
            assert!(whole.len() > 40 && !whole.contains("()"), "{whole}");
        }
    }
}
