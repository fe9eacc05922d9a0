//! Tables that are valid for their game, and tables that are not.

use crate::coins::{Coin, Coins, Options};
use crate::helpers::{bot, person};
use regalia::bots::Level;
use regalia::engine::{NoOptions, Seat, Setup};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{
    Agreement, MAX_SEED, Match, NewMatch, Occupant, Table, TableError, infos, new_match,
    only_person, read_seed,
};

fn new(occupants: Vec<Occupant>) -> NewMatch {
    NewMatch {
        game: "rogue-monarch".into(),
        options: Vec::new(),
        seed: 1,
        bot_seed: 2,
        occupants,
        agreement: Agreement::default(),
    }
}

fn two() -> Vec<Occupant> {
    vec![person("Ysé"), bot(Level::Regent)]
}

#[test]
fn a_match_is_dealt_as_it_was_agreed() {
    let play = new_match(&new(two())).expect("a game of the house").expect("a table that fits");
    assert_eq!(play.info().id, "rogue-monarch");
    assert_eq!(play.occupants(), two());
    assert_eq!((play.seed(), play.position(), play.length()), (1, 0, 0));
    assert!(infos().contains(&play.info()));
}

#[test]
fn an_unknown_game_is_not_dealt() {
    assert_eq!(new_match(&NewMatch { game: "whist".into(), ..new(two()) }), None);
}

#[test]
fn too_few_or_too_many_players_are_refused() {
    for count in [0, 1, 3, 5] {
        let wrong = new(vec![person("Ysé"); count]);
        assert_eq!(new_match(&wrong), Some(Err(TableError::SeatCount)), "{count}");
    }
}

#[test]
fn seeds_are_below_two_to_the_53() {
    for seed in [MAX_SEED, u64::MAX] {
        assert_eq!(new_match(&NewMatch { seed, ..new(two()) }), Some(Err(TableError::Seed)));
        let wrong = NewMatch { bot_seed: seed, ..new(two()) };
        assert_eq!(new_match(&wrong), Some(Err(TableError::Seed)));
    }
    let largest = NewMatch { seed: MAX_SEED - 1, bot_seed: MAX_SEED - 1, ..new(two()) };
    assert!(new_match(&largest).expect("a game of the house").is_ok());
}

#[test]
fn an_option_that_the_game_does_not_have_is_refused() {
    let wrong = NewMatch { options: vec![("crown".into(), "gold".into())], ..new(two()) };
    assert_eq!(new_match(&wrong), Some(Err(TableError::Options)));
}

#[test]
fn a_list_by_seat_that_does_not_fit_the_seats_is_refused() {
    for (purses, fits) in [(1, false), (2, true), (3, false)] {
        let options = Options { table: Coin::Gold, purse: vec![Coin::Tin; purses] };
        let table = Table {
            setup: Setup { seats: 2, options },
            seed: 1,
            bot_seed: 2,
            occupants: two(),
            agreement: Agreement::default(),
        };
        let dealt = Match::<Coins>::new(table);
        assert_eq!(dealt.err(), (!fits).then_some(TableError::Options), "{purses}");
    }
}

#[test]
fn occupants_that_are_not_as_many_as_the_seats_are_refused() {
    let table = Table {
        setup: Setup { seats: 2, options: NoOptions {} },
        seed: 1,
        bot_seed: 2,
        occupants: vec![person("Ysé")],
        agreement: Agreement::default(),
    };
    assert_eq!(Match::<RogueMonarch>::new(table).err(), Some(TableError::SeatCount));
}

#[test]
fn overlong_names_are_cut_to_24_characters_and_trimmed() {
    let long = "é".repeat(60);
    let play =
        new_match(&new(vec![person(&long), person("  Léo ")])).expect("a game").expect("fits");
    assert_eq!(play.occupants(), [person(&"é".repeat(24)), person("Léo")]);
}

#[test]
fn the_only_person_is_found_if_there_is_just_one() {
    assert_eq!(only_person(&two()), Some(Seat::new(0)));
    assert_eq!(only_person(&[bot(Level::Baron), person("")]), Some(Seat::new(1)));
    assert_eq!(only_person(&[person(""), person("")]), None);
    assert_eq!(only_person(&[bot(Level::Baron), bot(Level::Baron)]), None);
}

#[test]
fn the_number_of_a_deal_is_read_as_people_write_it() {
    for text in [
        "1234567",
        " 1 234 567 ",
        "1\u{202f}234\u{a0}567",
        "#1234567",
        "Deal number 1234567",
        "１２３４５６７",
    ]
    .into_iter()
    .chain(["Donne numéro\u{a0}: 1\u{a0}234\u{a0}567", "seed: 1234567"])
    // Thousands, and what stands around a number in a sentence.
    .chain([
        "1,234,567",
        "1.234.567",
        "1'234’567",
        "(1234567)",
        "«\u{a0}1234567\u{a0}»",
        "1234567.",
    ])
    .chain(["n° 1234567", "№ 1234567", "+1234567", "\u{200e}Deal number 1234567\u{200f}"])
    // The digits of other scripts.
    .chain(["١٢٣٤٥٦٧", "١٬٢٣٤٬٥٦٧", "۱۲۳۴۵۶۷", "१२३४५६७", "১২৩৪৫৬৭", "๑๒๓๔๕๖๗"])
    {
        assert_eq!(read_seed(text), Some(1_234_567), "{text}");
    }
    assert_eq!(read_seed("0"), Some(0));
    assert_eq!(read_seed(&(MAX_SEED - 1).to_string()), Some(MAX_SEED - 1));
    let too_large = MAX_SEED.to_string();
    for text in [
        "", "#", "a deal", "-5", "1.5", "1,5", "1,23,456", ",123", "12a", "1e3", "0x10", &too_large,
    ] {
        assert_eq!(read_seed(text), None, "{text}");
    }
}
