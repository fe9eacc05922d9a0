//! Rules options by key and value.

use crate::coins::{Coin, Coins, Options};
use regalia::engine::Game;
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{OptionError, Pair, options_from, pairs_of};

fn pair(key: &str, value: &str) -> Pair {
    (key.to_owned(), value.to_owned())
}

fn from(pairs: &[(&str, &str)], seats: usize) -> Result<Options, OptionError> {
    let pairs: Vec<_> = pairs.iter().map(|&(key, value)| pair(key, value)).collect();
    options_from::<Coins>(&pairs, seats)
}

#[test]
fn options_not_named_have_their_defaults_one_a_seat_where_seats_choose() {
    let options = Options { table: Coin::Gold, purse: vec![Coin::Tin; 3] };
    assert_eq!(from(&[], 3), Ok(options));
}

#[test]
fn options_named_have_the_values_named() {
    let options = Options { table: Coin::Tin, purse: vec![Coin::Gold, Coin::Tin] };
    assert_eq!(from(&[("purse", "gold,tin"), ("table", "tin")], 2), Ok(options));
}

#[test]
fn the_last_of_two_values_counts() {
    assert_eq!(from(&[("table", "tin"), ("table", "gold")], 2), from(&[], 2));
}

#[test]
fn an_unknown_key_is_refused_naming_the_keys_there_are() {
    let error = OptionError::Key { key: "crown".into(), allowed: vec!["table", "purse"] };
    assert_eq!(from(&[("crown", "gold")], 2), Err(error));
    let none = OptionError::Key { key: "crown".into(), allowed: vec![] };
    assert_eq!(options_from::<RogueMonarch>(&[pair("crown", "gold")], 2), Err(none));
}

#[test]
fn an_unknown_value_is_refused_naming_the_option() {
    for (key, value, wrong) in
        [("table", "silver", "silver"), ("table", "", ""), ("purse", "tin,brass", "brass")]
    {
        let spec = Coins::INFO.options.iter().find(|spec| spec.key == key).expect("an option");
        let error = OptionError::Value { spec: *spec, value: wrong.into() };
        assert_eq!(from(&[(key, value)], 2), Err(error), "{key}={value}");
    }
}

#[test]
fn a_value_for_the_whole_table_takes_no_list() {
    assert!(matches!(from(&[("table", "gold,tin")], 2), Err(OptionError::Value { .. })));
}

#[test]
fn a_per_seat_option_takes_one_value_a_seat() {
    for value in ["tin", "tin,tin,tin"] {
        let error = OptionError::Seats { spec: Coins::INFO.options[1] };
        assert_eq!(from(&[("purse", value)], 2), Err(error), "{value}");
    }
}

#[test]
fn options_become_pairs_in_the_order_of_the_list_and_back() {
    let options = Options { table: Coin::Tin, purse: vec![Coin::Gold, Coin::Tin] };
    let pairs = pairs_of::<Coins>(&options);
    assert_eq!(pairs, [pair("table", "tin"), pair("purse", "gold,tin")]);
    assert_eq!(options_from::<Coins>(&pairs, 2), Ok(options));
}
