//! Who sits where at a new match, and what a device remembers of it.

use crate::coins::Coins;
use regalia::bots::Level;
use regalia::engine::{Game, Info, MAX_SEATS, Seat, SeatSet};
use regalia::games::dwarf_king::DwarfKing;
use regalia::games::mon_royaume::MonRoyaume;
use regalia::session::{
    Agreement, MAX_NAMES, Occupant, Place, Plan, Seating, TransportKind, UndoRule, infos,
    read_names, recent_names, text_of_names,
};
use std::collections::HashMap;

const COINS: &Info = &Coins::INFO;

const BARON: Occupant = Occupant::Bot { level: Level::Baron };
const SQUIRE: Occupant = Occupant::Bot { level: Level::Squire };

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

/// Returns a seating of three, with nothing left as it was proposed.
fn chosen() -> Seating {
    Seating {
        places: [Place::Here; MAX_SEATS],
        occupants: vec![person("Ann"), SQUIRE, person("Bo")],
        options: vec![vec![0, 1, 1], vec![1, 0, 1]],
        agreement: Agreement { undo: UndoRule::Free, open_log: true, hints: false },
    }
}

fn names(seating: &Seating) -> Vec<&str> {
    seating
        .occupants
        .iter()
        .map(|occupant| match occupant {
            Occupant::Person { name } => name.as_str(),
            Occupant::Bot { level } => level.name(),
        })
        .collect()
}

#[test]
fn every_game_is_proposed_to_one_person_against_the_fewest_barons() {
    for info in infos() {
        let seating = Seating::usual(&info, true);
        assert_eq!(seating.occupants.len(), *info.seats.start(), "{}", info.id);
        assert_eq!(seating.occupants[0], person(""));
        assert!(seating.occupants[1..].iter().all(|occupant| *occupant == BARON));
        for (pair, spec) in seating.pairs(&info).iter().zip(info.options) {
            assert!(pair.1.split(',').all(|value| value == spec.default), "{}: {pair:?}", info.id);
        }
        for (pair, spec) in Seating::usual(&info, false).pairs(&info).iter().zip(info.options) {
            assert!(pair.1.split(',').all(|value| value == spec.first), "{}: {pair:?}", info.id);
        }
    }
}

#[test]
fn what_was_chosen_is_proposed_again() {
    let read = Seating::read(&chosen().text(COINS, true), COINS).expect("it was written here");
    assert_eq!(read.occupants, chosen().occupants);
    assert_eq!(read.pairs(COINS), chosen().pairs(COINS));
    assert_eq!(read.agreement, chosen().agreement);
    for info in infos() {
        for known in [true, false] {
            let mut seating = Seating::usual(&info, true);
            seating.set_count(*info.seats.end());
            assert_eq!(Seating::read(&seating.text(&info, known), &info), Some(seating));
        }
    }
}

#[test]
fn the_options_proposed_for_a_first_match_are_not_those_of_the_second() {
    let info = &MonRoyaume::INFO;
    let rules = |seating: &Seating| seating.pairs(info)[0].1.clone();
    let first = Seating::usual(info, false);
    assert_eq!(rules(&first), "first");
    let second = Seating::read(&first.text(info, false), info).expect("it was written here");
    assert_eq!(rules(&second), "complete");
    // What was chosen is remembered, in a first match and later.
    let mut other = first.clone();
    other.options[0][0] = 1;
    assert_eq!(rules(&Seating::read(&other.text(info, false), info).expect("it")), "tales");
    assert_eq!(rules(&Seating::read(&first.text(info, true), info).expect("it")), "first");
}

#[test]
fn names_are_tidied_when_they_are_stored_and_when_they_are_read() {
    let untidy = "\u{202E}Ann \u{200B}\n";
    let seating = Seating { occupants: vec![person(untidy), BARON], ..chosen() };
    assert!(seating.text(COINS, true).contains(r#""name":"Ann""#));
    let text = format!(
        r#"{{"seats":[{{"person":{{"name":"{}"}}}},{{"bot":{{"level":"baron"}}}}]}}"#,
        "x".repeat(900)
    );
    let read = Seating::read(&text, COINS).expect("a long name is cut");
    assert_eq!(names(&read), ["x".repeat(24).as_str(), "baron"]);
}

#[test]
fn what_is_damaged_or_foreign_is_no_seating() {
    let good = chosen().text(COINS, true);
    for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
        assert_eq!(Seating::read(&good[..end], COINS), None, "{}", &good[..end]);
    }
    let seats = |seats: &str| format!(r#"{{"seats":[{seats}]}}"#);
    let bot = r#"{"bot":{"level":"baron"}}"#;
    for text in [
        "",
        "null",
        "7",
        "[]",
        "{}",
        "torn paper",
        r#"{"seats":7}"#,
        r#"{"seats":{"person":"Ann"}}"#,
        &seats(""),
        &seats(bot),
        &seats(&[bot; 4].join(",")),
        &seats(&format!(r#"{bot},{{"person":"Ann"}}"#)),
        &seats(&format!(r#"{bot},{{"bot":{{"level":"random"}}}}"#)),
        &seats(&format!(r#"{bot},{{"bot":{{"level":"emperor"}}}}"#)),
        &good.replace("free", "of-tomorrow"),
        &"[".repeat(10_000),
    ] {
        assert_eq!(Seating::read(text, COINS), None, "{text}");
    }
}

#[test]
fn an_option_that_the_game_does_not_have_is_left_out_and_the_others_stay() {
    let text = |options: &str| {
        let bot = r#"{"bot":{"level":"squire"}}"#;
        format!(r#"{{"seats":[{bot},{bot}],"options":[{options}],"of-tomorrow":[1]}}"#)
    };
    let pairs = |options: &str| {
        let read = Seating::read(&text(options), COINS).expect("the seats can be read");
        assert_eq!(names(&read), ["squire", "squire"]);
        read.pairs(COINS).into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(pairs(""), "gold tin,tin");
    assert_eq!(pairs(r#"["crown","gold"],["purse","gold,tin"]"#), "gold gold,tin");
    assert_eq!(pairs(r#"["table","glass"],["purse","glass,gold"]"#), "gold tin,gold");
    assert_eq!(
        pairs(r#"["purse","gold,gold,gold,gold,gold,gold"],["table",""]"#),
        "gold gold,gold"
    );
}

#[test]
fn a_seating_of_one_game_is_none_of_another_with_other_seats() {
    let two = Seating::usual(COINS, true).text(COINS, true);
    assert_eq!(Seating::read(&two, &DwarfKing::INFO), None);
}

#[test]
fn the_newest_names_come_first_each_once_and_at_most_twelve() {
    let occupants = [person("Bo"), BARON, person(" Cy "), person(""), person("\u{200B}")];
    let before = ["Ann", "Bo", "Dee"].map(str::to_owned);
    assert_eq!(recent_names(&occupants, &before), ["Bo", "Cy", "Ann", "Dee"]);
    assert_eq!(recent_names(&[person("ANN")], &before), ["ANN", "Bo", "Dee"]);
    let many: Vec<String> = (0..40).map(|nth| format!("P{nth}")).collect();
    let names = recent_names(&occupants, &many);
    assert_eq!(names.len(), MAX_NAMES);
    assert_eq!(names[..3], ["Bo", "Cy", "P0"]);
    assert_eq!(read_names(&text_of_names(&names)), names);
}

#[test]
fn names_that_are_damaged_or_foreign_are_none_or_tidied() {
    for text in ["", "null", "7", "{}", "[7]", r#"["Ann","#, r#"["Ann",null]"#, r#""Ann""#] {
        assert_eq!(read_names(text), Vec::<String>::new(), "{text}");
    }
    assert_eq!(read_names(r#"["\u202eAnn","","Ann","\u200b","Bo\n"]"#), ["Ann", "Bo"]);
    let many = text_of_names(&(0..90).map(|nth| format!("P{nth}")).collect::<Vec<_>>());
    assert_eq!(read_names(&many).len(), MAX_NAMES);
}

#[test]
fn a_person_takes_the_seat_without_a_name_then_a_bots_then_a_new_one() {
    let mut seating = Seating::usual(COINS, true);
    for (name, seats) in [
        ("Ann", vec!["Ann", "baron"]),
        ("Bo", vec!["Ann", "Bo"]),
        ("Cy", vec!["Ann", "Bo", "Cy"]),
        // The table is full.
        ("Dee", vec!["Ann", "Bo", "Cy"]),
    ] {
        seating.seat_or_remove(name, COINS);
        assert_eq!(names(&seating), seats);
    }
    assert_eq!(seating.free_seat(COINS), None);
}

#[test]
fn a_person_who_is_seated_leaves_the_seat_to_a_bot_and_the_last_only_the_name() {
    let mut seating = chosen();
    seating.seat_or_remove("Ann", COINS);
    assert_eq!(names(&seating), ["baron", "squire", "Bo"]);
    seating.seat_or_remove("Bo", COINS);
    assert_eq!(names(&seating), ["baron", "squire", ""]);
    seating.seat_or_remove("Cy", COINS);
    assert_eq!(names(&seating), ["baron", "squire", "Cy"]);
}

#[test]
fn a_name_that_is_being_typed_is_found_as_it_will_be() {
    let seating = Seating { occupants: vec![BARON, person("  Ann ")], ..chosen() };
    assert_eq!(seating.seat_of("Ann"), Some(1));
    assert_eq!(seating.seat_of("Bo"), None);
}

#[test]
fn a_shuffle_moves_each_with_their_own_options_and_leaves_the_tables() {
    for seed in 0..50 {
        let mut seating = chosen();
        seating.shuffle(COINS, seed);
        // In `chosen`, the first and the third purse are of tin, those of the persons.
        for (occupant, purse) in seating.occupants.iter().zip(&seating.options[1]) {
            assert_eq!(occupant.is_person(), *purse == 1, "{seating:?}");
        }
        let mut sorted = names(&seating);
        sorted.sort_unstable();
        assert_eq!(sorted, ["Ann", "Bo", "squire"]);
        assert_eq!(seating.options[0], chosen().options[0]);
        assert_eq!(seating.agreement, chosen().agreement);
    }
}

#[test]
fn every_order_is_as_likely() {
    let mut counts = HashMap::<Vec<String>, u32>::new();
    for seed in 0..6_000 {
        let mut seating = chosen();
        seating.shuffle(COINS, seed);
        let order = names(&seating).into_iter().map(str::to_owned).collect();
        *counts.entry(order).or_default() += 1;
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn persons_keep_their_place_wherever_they_are_seated() {
    let info = DwarfKing::INFO;
    let mut seating = Seating { occupants: vec![person("Ann"), BARON, person("Ben")], ..chosen() };
    assert!(!seating.is_spread() && seating.plan().is_none() && !seating.is_nobody_here());
    seating.spread(true);
    assert_eq!(
        seating.at(Place::Device(TransportKind::Room)),
        SeatSet::only(Seat::new(2)),
        "all but the first"
    );
    let plan = Plan::default().with(Seat::new(2), TransportKind::Room);
    assert_eq!(seating.plan(), Some(plan));
    seating.places[2] = Place::Letter;
    assert!(seating.is_spread() && seating.plan().is_none() && !seating.is_nobody_here());
    for seed in 0..50 {
        seating.shuffle(&info, seed);
        let ben = seating.seat_of("Ben").expect("he is seated");
        assert_eq!(seating.at(Place::Letter), SeatSet::only(Seat::new(ben)), "seed {seed}");
    }
    seating.places.fill(Place::Letter);
    assert!(seating.is_nobody_here());
    // A bot is nowhere.
    let ann = seating.seat_of("Ann").expect("she is seated");
    seating.occupants[ann] = BARON;
    assert_eq!(seating.at(Place::Letter).len(), 1);
    // The next match begins with everyone here.
    let read = Seating::read(&seating.text(&info, true), &info).expect("a seating");
    assert!(!read.is_spread());
    seating.spread(false);
    assert!(!seating.is_spread() && !seating.is_nobody_here());
    // A seat that was left and is taken again is here.
    seating.places[2] = Place::Device(TransportKind::Broker);
    seating.set_count(2);
    seating.set_count(3);
    assert_eq!(seating.places[2], Place::Here);
    // Without persons nobody has to be here.
    seating.occupants = vec![BARON; 3];
    assert!(!seating.is_nobody_here());
}
