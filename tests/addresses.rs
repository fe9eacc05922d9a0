//! Addresses, requests of clubs, and keys, as people and other programs send them.

use regalia::bots::Level;
use regalia::session::TransportKind;
use regalia::ui::address::Address;
use regalia::ui::embed::{Request, Wish, wish};
use regalia::ui::locale::Language;
use regalia::ui::settings::{Settings, Theme};
use regalia::ui::shortcut::letter;

fn page(parts: &[&str]) -> Address {
    Address::Page(parts.iter().map(ToString::to_string).collect())
}

#[test]
fn pages_are_known_by_their_names() {
    for home in ["", "/", "//", "?utm_source=chat", "/?utm_source=chat", "/&fbclid=x"] {
        assert_eq!(Address::read(home), page(&[""]), "{home}");
    }
    for settings in
        ["/settings", "settings", "/settings/", "/settings.", "/SETTINGS)", "%2Fsettings"]
    {
        assert_eq!(Address::read(settings), page(&["settings"]), "{settings}");
    }
    for rules in [
        "/dwarf-king/rules",
        "/dwarf-king/rules?utm_source=chat#x",
        "/dwarf-king/rules&fbclid=IwAR",
        "/Dwarf-King/Rules",
        "%2Fdwarf-king%2Frules",
        "%252Fdwarf-king%252Frules",
        "/dwarf-king%2frules%20",
        "/dwarf-king/rules%E2%80%8B",
        "/dwarf-king/rules».",
        "/dwarf-\u{ad}king/rules",
    ] {
        assert_eq!(Address::read(rules), page(&["dwarf-king", "rules"]), "{rules}");
    }
}

#[test]
fn a_link_is_known_whatever_came_of_its_address() {
    for link in ["/match/AQ-_", "match/AQ-_", "/MATCH/AQ-_", "%2Fmatch%2FAQ-_", "%2fMatch%2fAQ-_"] {
        assert_eq!(Address::read(link), Address::Match("AQ-_".to_owned()), "{link}");
    }
    for letter in ["/letter/oQ-_", "LETTER/oQ-_", "%2Fletter%2FoQ-_"] {
        assert_eq!(Address::read(letter), Address::Letter("oQ-_".to_owned()), "{letter}");
    }
    for asks in ["/letter", "letter/", "%2fLetter"] {
        assert_eq!(Address::read(asks), Address::Letter(String::new()), "{asks}");
    }
    // The rest is read with the link.
    let with_all = "/match/AQ?utm_source=a/b).";
    assert_eq!(Address::read(with_all), Address::Match("AQ?utm_source=a/b).".to_owned()));
    assert_eq!(Address::read("\u{200b}/match/AQ"), page(&["match", "aq"]), "not before the slash");
    assert_eq!(Address::read("/\u{200b}match/AQ"), Address::Match("AQ".to_owned()));
}

#[test]
fn a_tables_code_is_known_whatever_was_added_to_its_link() {
    let code = Address::Seat(TransportKind::Room, "EQLHwp1a-bRt_Kn".to_owned());
    for link in [
        "/hand/EQLHwp1a-bRt_Kn",
        "#/hand/EQLHwp1a-bRt_Kn",
        "/HAND/EQLHwp1a-bRt_Kn?utm_source=scanner",
        "/hand/EQLHwp1a-bRt_Kn&fbclid=x",
        "%2Fhand%2FEQLHwp1a-bRt_Kn).",
    ] {
        assert_eq!(Address::read(link), code, "{link}");
    }
    let none = Address::Seat(TransportKind::Room, String::new());
    assert_eq!(Address::read("/hand/"), none);
    for letters in ["é", "漢字", "\u{200b}AB"] {
        assert_eq!(Address::read(&format!("/hand/{letters}")), none);
    }
    let seat = Address::Seat(TransportKind::Broker, "EQLHwp1a-bRt_Kn".to_owned());
    assert_eq!(Address::read("/Seat/EQLHwp1a-bRt_Kn?utm_source=mail"), seat);
}

#[test]
fn what_a_club_asks_may_have_slashes() {
    let asked = "/embed/rogue-monarch?host=https://club.example&seats=2";
    let Address::Embedded(asked) = Address::read(asked) else { panic!("no table") };
    let asked = Request::parse(&asked).expect("a table");
    assert_eq!(asked.host.as_deref(), Some("https://club.example"));
    assert_eq!(asked.seats, 2);
    let escaped = "/embed/rogue-monarch?host=https%3A%2F%2Fclub.example%2Fa%26b";
    let Address::Embedded(asked) = Address::read(escaped) else { panic!("no table") };
    let host = Request::parse(&asked).expect("a table").host;
    assert_eq!(
        host.as_deref(),
        Some("https://club.example/a&b"),
        "resolved once, and in its place"
    );
}

#[test]
fn what_a_club_plainly_means_is_understood() {
    let plain = Request::parse(
        "penniless-king?seats=3&level=squire&lang=fr&theme=dark&seed=12&hints=off&lesson=off",
    )
    .expect("as documented");
    assert_eq!((plain.level, plain.language), (Level::Squire, Some(Language::Fr)));
    for other in [
        "penniless-king?seats=3&amp;level=squire&amp;lang=fr&amp;theme=dark&amp;seed=12&amp;hints=off&amp;lesson=off",
        "Penniless-King?Seats=3&LEVEL=Squire&lang=fr-CH&theme=Dark&seed=12&hints=OFF&lesson=no",
        "penniless_king?seats=%203&level=squire+&lang=FR_ca&theme=%20dark&seed=12%20&hints=false&lesson=0",
        "penniless%20king/?seats=3&level=SQUIRE&lang=fr-Latn-FR&theme=dark&seed=12&hints=no&lesson=false",
        "penniless-king&seats=3&level=squire&lang=fr&theme=dark&seed=12&hints=0&lesson=off",
    ] {
        assert_eq!(Request::parse(other).expect(other), plain, "{other}");
    }
    // An attribute without a value is on.
    assert!(Request::parse("rogue-monarch?lesson=&hints").expect("both are on").lesson);
    for (asked, parameter) in [
        ("rogue-monarch?level=duke", "level"),
        ("rogue-monarch?level=random", "level"),
        ("rogue-monarch?lang=de-AT", "lang"),
        ("rogue-monarch?lang=frisian", "lang"),
        ("rogue-monarch?seats=two", "seats"),
        ("rogue-monarch?hints=maybe", "hints"),
        ("rogue-monarch?seed=-1", "seed"),
        ("monarch-rogue", "game"),
    ] {
        assert_eq!(Request::parse(asked).expect_err(asked).parameter, parameter);
    }
}

#[test]
fn parameters_that_mean_nothing_are_noted() {
    let asked = Request::parse("rogue-monarch?players=2&amp;level=baron&Speed=3").expect("a table");
    assert_eq!(asked.unknown, ["players", "speed"]);
    let many = vec!["x".repeat(99); 99].join("&");
    let noted = Request::parse(&format!("rogue-monarch?{many}")).expect("a table").unknown;
    assert!(noted.len() == 5 && noted.iter().all(|key| key.len() == 40));
}

#[test]
fn tables_of_a_club_have_names_of_their_own() {
    let name =
        |text: &str| Request::parse(&format!("rogue-monarch?table={text}")).expect("a table").table;
    assert_eq!(name("friday-2_b.c").as_deref(), Some("friday-2_b.c"));
    assert_eq!(name("table+1").as_deref(), Some("table~201"));
    assert_eq!(name("table%201").as_deref(), Some("table~201"));
    assert_eq!(name("%C3%A9t%C3%A9%2F~").as_deref(), Some("~c3~a9t~c3~a9~2f~7e"));
    assert_eq!((name(""), name("%20")), (None, None));
    let long = name(&"é".repeat(500)).expect("a name");
    assert!(long.len() <= 64 && long.is_ascii());
    assert!(Request::parse("rogue-monarch").expect("a table").table.is_none());
}

#[test]
fn wishes_are_understood_as_the_address_is() {
    let said = |kind: &str, value: &str| {
        wish(&format!(r#"{{"regalia":1,"type":"{kind}","value":"{value}"}}"#))
    };
    assert_eq!(said("lang", "en-GB"), Some(Wish::Language(Language::En)));
    assert_eq!(said("theme", " Dark"), Some(Wish::Theme(Theme::Dark)));
    assert_eq!(wish(r#"{"regalia":1,"type":"state"}"#), Some(Wish::State));
    assert_eq!(wish(r#"{"regalia":2,"type":"state"}"#), None);
}

#[test]
fn a_key_is_the_letter_of_its_layout_or_else_of_its_place() {
    for (key, code, means) in [
        ("u", "KeyU", Some('u')),
        ("U", "KeyU", Some('u')),
        ("?", "Slash", Some('?')),
        // Dvorak, AZERTY, Colemak: the letter on the key counts.
        ("u", "KeyF", Some('u')),
        ("m", "Semicolon", Some('m')),
        ("l", "KeyU", Some('l')),
        // Cyrillic, Greek, Hebrew, Arabic, Thai, Hangul, Kana: the key's position counts.
        ("г", "KeyU", Some('u')),
        ("Г", "KeyU", Some('u')),
        ("θ", "KeyU", Some('u')),
        ("ו", "KeyU", Some('u')),
        ("ع", "KeyU", Some('u')),
        ("ี", "KeyU", Some('u')),
        ("ย", "KeyP", Some('p')),
        ("ㅕ", "KeyU", Some('u')),
        ("な", "KeyU", Some('u')),
        // A letter with an accent is not the plain letter, and neither is one at another position.
        ("ü", "BracketLeft", None),
        ("ı", "KeyI", None),
        ("ğ", "KeyE", None),
        ("ữ", "KeyU", None),
        ("х", "BracketLeft", None),
        ("é", "Digit2", None),
        // Keys with names, dead keys, and keys of an input method.
        ("Dead", "KeyU", None),
        ("Process", "KeyU", None),
        ("Unidentified", "KeyU", None),
        ("F1", "F1", None),
        ("ArrowLeft", "ArrowLeft", None),
        (" ", "Space", None),
        ("", "", None),
    ] {
        assert_eq!(letter(key, code), means, "{key} on {code}");
    }
}

#[test]
fn shortcuts_are_on_until_they_are_turned_off() {
    assert!(Settings::default().shortcuts);
    assert!(Settings::read(r#"{"language":"fr"}"#).shortcuts, "kept by an earlier version");
    assert!(!Settings::read(r#"{"shortcuts":false}"#).shortcuts);
}
