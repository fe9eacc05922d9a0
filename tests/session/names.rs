//! The names that players enter, from a form, a save or a link.

use crate::rounds::result;
use crate::statistics::finished;
use regalia::bots::Level;
use regalia::session::library::Summary;
use regalia::session::round::{Counted, Order, Results, Standing};
use regalia::session::statistics::{Aliases, Evening, Filters, sittings};
use regalia::session::{Occupant, bg_stats_link, is_same_name, isolated, tidy_name, unescape};
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn plain_names_stay_as_they_are() {
    let names = [
        "Ann",
        "Jean-Luc d’Orléans",
        "Łukasz",
        "Ngọc",
        "李小龍",
        "やまだ たろう",
        "한지민",
        "प्रिया",
        "สมชาย",
        "فاطمة",
        "יעל",
        "می‌خواهم",
        "👩‍👩‍👧‍👦",
        "👍🏽",
        "🇫🇷🇬🇧",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "❤️",
        "1️⃣",
        "☃",
    ];
    for name in names {
        assert_eq!(tidy_name(name), name);
    }
}

#[test]
fn blanks_are_single_spaces_and_never_at_an_end() {
    assert_eq!(tidy_name("  Ann \t\n de\u{A0}\u{3000}\u{2800}Lys \u{2003}"), "Ann de Lys");
}

#[test]
fn what_is_invisible_or_turns_the_direction_is_left_out() {
    for invisible in (0..=0x10_FFFFu32).filter_map(char::from_u32).filter(|c| {
        matches!(u32::from(*c), 0..=0x1F | 0x7F..=0x9F | 0xAD | 0x34F | 0x61C | 0x115F | 0x1160
            | 0x180E | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x206F | 0x3164 | 0xFE00..=0xFE0F
            | 0xFEFF | 0xFFA0 | 0x2028 | 0x2029 | 0xE0000..=0xE0FFF)
    }) {
        assert_eq!(tidy_name(&invisible.to_string()), "", "{invisible:?} alone");
        assert_eq!(tidy_name(&format!("{invisible} {invisible}")), "", "{invisible:?} twice");
    }
    assert_eq!(tidy_name("\u{202E}Ann\u{202C}\u{200B}e\u{2066}"), "Anne");
    assert_eq!(tidy_name("A\u{200D}\u{200D} \u{200C}b\u{200D}"), "A b");
    assert_eq!(tidy_name("\u{301}\u{301}"), "");
}

#[test]
fn characters_are_counted_as_people_count_them() {
    for one in ["W", "é", "e\u{301}", "龍", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ก็", "नि", "각"]
    {
        // Accents are composed.
        let all = one.replace("e\u{301}", "é").repeat(24);
        assert_eq!(tidy_name(&one.repeat(24)), all, "24 of {one}");
        assert_eq!(tidy_name(&one.repeat(1000)), all, "1000 of {one}");
    }
    assert_eq!(tidy_name(&"a ".repeat(100)), "a a a a a a a a a a a a");
}

#[test]
fn no_character_is_endless() {
    let zalgo = format!("Z{}a", "\u{334}\u{301}\u{489}".repeat(100));
    assert_eq!(tidy_name(&zalgo).chars().count(), 6);
    let crowd = ["👨"; 200].join("\u{200D}");
    assert!(tidy_name(&crowd).matches('👨').count() <= 4 * 24);
    let letters = ["W"; 200].join("\u{200D}");
    assert_eq!(tidy_name(&letters).matches('W').count(), 24);
    let tags = format!("🏴{}", "\u{E0067}".repeat(500));
    assert!(tidy_name(&tags).chars().count() < 12);
    assert_eq!(tidy_name(&"\u{FE0F}".repeat(500)), "");
}

#[test]
fn a_tidy_name_stays_as_it_is() {
    let parts = [
        "a", " ", "\u{301}", "\u{200D}", "👨", "🇫", "🏽", "\u{202E}", "龍", "\u{FE0F}", "ن",
        "\u{200C}",
    ];
    for seed in 0..20_000usize {
        let name: String = (0..40)
            .map(|nth| parts[(seed * 31 + nth * nth * (seed % 97 + 1)) % parts.len()])
            .collect();
        let tidy = tidy_name(&name);
        assert_eq!(tidy_name(&tidy), tidy, "of {name:?}");
    }
}

#[test]
fn only_names_from_right_to_left_are_isolated() {
    assert_eq!(isolated("Ann"), "Ann");
    assert_eq!(isolated("李小龍 1"), "李小龍 1");
    assert_eq!(isolated("יעל"), "\u{2068}יעל\u{2069}");
    assert_eq!(isolated("Ann فاطمة"), "\u{2068}Ann فاطمة\u{2069}");
}

#[test]
fn accents_are_composed_where_a_name_comes_in() {
    for (decomposed, composed) in [
        ("Zoe\u{301}", "Zoé"),
        ("A\u{30A}sa", "Åsa"),
        ("Nguye\u{302}\u{303}n", "Nguyễn"),
        ("\u{1112}\u{1161}\u{11AB}", "한"),
        ("Zoe\u{200B}\u{301}", "Zoé"),
        ("\u{212B}sa", "Åsa"),
    ] {
        assert_eq!(tidy_name(decomposed), composed);
        assert_eq!(tidy_name(composed), composed);
    }
}

#[test]
fn names_that_people_read_as_the_same_are_the_same() {
    for (one, other) in [
        ("ANN LEE", "Ann Lee"),
        ("Zoe\u{301}", "ZOÉ"),
        ("élodie", "E\u{301}lodie"),
        // A keyboard of another country or device.
        ("Ａｎｎ", "Ann"),
        ("O'Neil", "O’Neil"),
        ("Jean-Luc", "Jean‑Luc"),
        ("A\u{200c}nn", "Ann"),
        ("می\u{200c}خواهم", "میخواهم"),
    ] {
        assert!(is_same_name(one, other), "{one} {other}");
    }
    for (one, other) in [("Ann", "Anna"), ("Zoe", "Zoé"), ("", "Ann"), ("👩\u{200d}👧", "👩👧")]
    {
        assert!(!is_same_name(one, other), "{one} {other}");
    }
}

#[test]
fn one_rule_says_everywhere_which_names_are_one_person() {
    let named = |name: &str| Occupant::Person { name: name.to_owned() };
    for (one, other, is_same) in [
        ("ANN LEE", "Ann Lee", true),
        ("Zoe\u{301}", "ZOÉ", true),
        ("élodie", "E\u{301}LODIE", true),
        ("Ann", "Anna", false),
        ("Zoe", "Zoé", false),
    ] {
        assert_eq!(is_same_name(one, other), is_same, "{one} {other}");
        // In the statistics, and in a list that is filtered by a person.
        let bot = Occupant::Bot { level: Level::Baron };
        let with = |time, name: &str| finished(time, &[named(name), bot.clone()], &[2, 1], &[0]);
        let matches = [with(1, one), with(2, other)];
        let aliases = Aliases::default().with_spellings(&matches);
        let counted = sittings(&matches, &aliases, &Filters::default());
        let people: BTreeSet<&str> = counted.iter().map(|one| one.name).collect();
        assert_eq!(people.len() == 1, is_same, "{people:?}");
        let filters = Filters { person: Some(one.to_owned()), ..Filters::default() };
        assert_eq!(filters.accept_for_list(&matches[1], &Aliases::default()), is_same, "{other}");
        // In an evening.
        let with_bo = |time, name: &str| finished(time, &[named(name), named("Bo")], &[2, 1], &[0]);
        let evening = [with_bo(2, one), with_bo(1, other)];
        let found = Evening::of(0, 2, |nth| evening.get(nth), &Aliases::default());
        assert_eq!(found.is_some(), is_same, "{one} {other}");
        // BG Stats gets the same id for both.
        let player = |summary: &Summary, name: &str| {
            let both = [name, "a bot"].map(str::to_owned);
            let link = bg_stats_link("a/1", summary, "A game", &both).expect("it is over");
            let (_, play) = link.split_once('=').expect("a play");
            let play: Value = serde_json::from_str(&unescape(play)).expect("it is JSON");
            play["players"][0]["sourcePlayerId"].clone()
        };
        let [first, second] = [player(&matches[0], one), player(&matches[1], other)];
        assert_eq!(first == second, is_same, "{one} {other}");
        // Among friends: on two deals they add up, on one deal the second result does not count.
        let on = |deal, name: &str| Counted { deal, name: name.to_owned(), points: 1 };
        let standings = Standing::of(&[on(0, one), on(1, other)], Order::Points);
        assert_eq!(standings.len() == 1, is_same, "{standings:?}");
        let results = Results::new(vec![result(one, 0, 5), result(other, 0, 9)]);
        assert_eq!(results.counted().len() == 1, is_same, "{results:?}");
    }
}
