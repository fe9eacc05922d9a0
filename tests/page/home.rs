//! The home page as text, which is shown before the page's program has loaded.

use regalia::ui::catalog::CATALOG;
use regalia::ui::locale::Language;
use regalia::ui::prerender::prerender;
use regalia::ui::route::Route;

/// Returns the opening tags of an element whose attributes contain a text.
fn tags<'a>(page: &'a str, tag: &str, with: &str) -> Vec<&'a str> {
    let begin = format!("<{tag} ");
    let ends = |at: usize| page[at..].find('>').map(|length| &page[at..at + length]);
    page.match_indices(&begin)
        .filter_map(|(at, _)| ends(at))
        .filter(|tag| tag.contains(with))
        .collect()
}

#[test]
fn every_cover_has_play_as_its_primary_way_and_learn() {
    for language in Language::ALL {
        let page = prerender(language, "files");
        let messages = language.messages();
        for title in CATALOG {
            let name = (title.about)(messages).name;
            let play = tags(&page, "a", &format!("href=\"{}\"", Route::New(title).href()));
            assert_eq!(play.len(), 1, "{name}");
            assert!(play[0].contains("primary"), "{}", play[0]);
            assert!(play[0].contains(&(messages.home.play_game)(name)), "{}", play[0]);
            let learn = tags(&page, "a", &format!("href=\"{}\"", Route::Lesson(title).href()));
            assert_eq!(learn.len(), 1, "{name}");
            assert!(!learn[0].contains("primary"), "{}", learn[0]);
        }
        assert_eq!(tags(&page, "a", "primary").len(), CATALOG.len());
        assert!(!page.contains(language.game_list().resume), "there is no match to continue");
    }
}

#[test]
fn a_visible_label_begins_the_name_that_is_read() {
    for language in Language::ALL {
        let (home, list) = (&language.messages().home, language.game_list());
        assert!((home.play_game)("Monarch").starts_with(home.play));
        assert!((list.resume_named)("Monarch").starts_with(list.resume));
        assert!((list.open_named)("Monarch").starts_with(list.open));
    }
}

/// The script in `index.html` finds the switches by these values.
#[test]
fn the_switches_come_before_the_covers_with_the_language_selected() {
    for language in Language::ALL {
        let page = prerender(language, "files");
        let covers = page.find("class=\"covers\"").expect("there are covers");
        for value in ["en", "fr", "auto", "light", "dark"] {
            let radios = tags(&page[..covers], "input", &format!("value=\"{value}\""));
            assert_eq!(radios.len(), 1, "{value}");
            let selected = radios[0].contains(" checked");
            assert_eq!(selected, value == language.code() || value == "auto", "{}", radios[0]);
        }
        for legend in [language.messages().settings.language, language.messages().settings.theme] {
            assert!(page.contains(&format!("<legend>{legend}</legend>")), "{legend}");
        }
    }
}
