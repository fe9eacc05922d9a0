//! A club's requests, in the address and in messages.

use regalia::session::{MAX_SEED, new_match};
use regalia::ui::embed::{Request, Wish, wish};
use regalia::ui::locale::Language;
use regalia::ui::settings::Settings;
use std::fmt::Write;

pub fn property(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let asked = Request::parse(&text);
    match &asked {
        // The round says what is played.
        Ok(asked) if asked.game.is_empty() => assert!(asked.round.is_some()),
        Ok(asked) => {
            let seed = asked.seed.unwrap_or(7);
            let play = new_match(&asked.deal(seed, 8)).expect("a game of the house");
            let play = play.expect("what is accepted can be dealt");
            assert_eq!((play.occupants().len(), play.agreement()), (asked.seats, asked.agreement));
            assert!(!asked.apply_to(Settings::default()).sound, "silent until asked");
            let is_name = |name: &String| {
                let known = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
                (1..=64).contains(&name.len()) && name.bytes().all(known)
            };
            assert!(asked.table.as_ref().is_none_or(is_name), "{:?}", asked.table);
            assert!(asked.unknown.iter().all(|key| key.chars().count() <= 40));
        }
        Err(wrong) => {
            for language in Language::ALL {
                let said = wrong.explain(language.messages());
                assert!(said.contains(wrong.parameter) && said.contains(&wrong.allowed), "{said}");
            }
        }
    }
    // Any host name survives percent-encoding.
    let mut address = "rogue-monarch?host=".to_owned();
    for byte in text.bytes() {
        write!(address, "%{byte:02x}").expect("a string takes it");
    }
    let host = Request::parse(&address).expect("any host is met").host;
    assert_eq!(host.as_deref(), Some(&*text));
    let wish = wish(&text);
    if let Some(Wish::NewGame(Some(seed))) = wish {
        assert!(seed < MAX_SEED);
    }
    asked.is_ok() || wish.is_some()
}
