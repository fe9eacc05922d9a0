//! The file with everything that a device has: written, read, damaged, and merged without doubles.

use crate::helpers::{against_squire, go_on, two_persons};
use regalia::engine::Seat;
use regalia::session::library::{
    Bundle, BundleError, Change, Entry, Finished, Found, Library, Record, Standing, done_key,
};
use regalia::session::{AnyMatch, UndoRule};
use std::collections::BTreeMap;

const SCOPE: &str = "rogue-monarch";

fn play(decisions: usize) -> AnyMatch {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, decisions);
    play.into()
}

/// Returns a match as an entry of a file, as the store keeps it.
fn entry(play: &AnyMatch, number: u64) -> Entry {
    let mut library = Library::default();
    library.begin(SCOPE, play, number);
    let mut store: BTreeMap<String, String> = BTreeMap::new();
    while let Some(write) = library.next_write() {
        for change in write.changes.clone() {
            let (Change::Add(Record { key, text }) | Change::Put(Record { key, text })) = change
            else {
                panic!("a new match only adds");
            };
            store.insert(key, text);
        }
        library.acknowledged(&write);
    }
    let steps = store.iter().filter(|(key, _)| key.starts_with("match/"));
    let found = Found {
        steps: steps.map(|(key, text)| Record { key: key.clone(), text: text.clone() }).collect(),
        summary: store
            .iter()
            .find(|(key, _)| key.starts_with("now/"))
            .map(|(_, text)| text.clone()),
        finished: store.get(&done_key(SCOPE, number)).cloned(),
    };
    Entry::from_found(SCOPE, number, found).expect("it is kept")
}

fn settings() -> BTreeMap<String, String> {
    BTreeMap::from([("settings".into(), "{\"language\":\"fr\"}".into())])
}

#[test]
fn a_file_holds_everything_and_is_read_as_it_was_written() {
    let all = [entry(&play(3), 1), entry(&play(2_000), 2)];
    let text = Bundle::text(&settings(), &all, &[], &BTreeMap::new());
    let read = Bundle::read(&text).expect("a file");
    assert_eq!(read, Bundle { settings: settings(), matches: all.to_vec(), ..Bundle::default() });
}

#[test]
fn what_is_damaged_is_counted_and_the_rest_is_read() {
    let all = [entry(&play(3), 1), entry(&play(2_000), 2), entry(&play(5), 3)];
    let text = Bundle::text(&settings(), &all, &[], &BTreeMap::new());
    for (whole, broken) in [
        (r#""scope":"rogue-monarch","number":1,"#, r#""scope":"rogue/monarch","number":1,"#),
        (r#""scope":"rogue-monarch","number":1,"#, r#""scope":7,"number":1,"#),
        (r#""number":3,"#, r#""number":"three","#),
        ("{\\\"about\\\":", "{\\\"abut\\\":"),
    ] {
        let changed = text.replacen(whole, broken, 1);
        assert_ne!(changed, text, "{whole}");
        let read = Bundle::read(&changed).expect("a file");
        assert_eq!((read.matches.len(), read.damaged), (2, 1), "{broken}");
    }
    let cut = &text[..text.len() - 5];
    assert_eq!(Bundle::read(cut), Err(BundleError::NotABundle));
    for other in ["", "[]", "{}", "{\"format\":1}", "%PDF-1.4"] {
        assert_eq!(Bundle::read(other), Err(BundleError::NotABundle), "{other}");
    }
    let newer = text.replacen("\"regalia-device\":1", "\"regalia-device\":2", 1);
    assert_eq!(Bundle::read(&newer), Err(BundleError::Newer));
    // Whatever a newer one holds, and however deep.
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for held in ["\"settings\":7", "\"matches\":{}", "\"days\":\"all\"", &format!("\"x\":{deep}")] {
        let newer = format!("{{{held},\"regalia-device\":2}}");
        assert_eq!(Bundle::read(&newer), Err(BundleError::Newer), "{}", &held[..9]);
        let own = newer.replace(":2}", ":1}");
        let read = Bundle::read(&own).map(|bundle| bundle.matches.len());
        assert!(matches!(read, Ok(0) | Err(BundleError::NotABundle)), "{}", &held[..9]);
    }
    assert_eq!(Bundle::read(&" ".repeat((64 << 20) + 1)), Err(BundleError::TooLarge));
}

#[test]
fn the_same_match_is_added_once_and_the_further_one_stays() {
    let (begun, later, over) = (entry(&play(3), 1), entry(&play(5), 1), entry(&play(2_000), 1));
    let other = entry(&AnyMatch::from(two_persons(4, UndoRule::Honest)), 1);
    for (there, here, standing) in [
        (&begun, None, Standing::New),
        (&begun, Some(&begun), Standing::Known),
        (&begun, Some(&later), Standing::Known),
        (&begun, Some(&over), Standing::Known),
        (&later, Some(&begun), Standing::Further),
        (&over, Some(&begun), Standing::Further),
        (&over, Some(&over), Standing::Known),
        (&other, Some(&begun), Standing::Other),
        (&begun, Some(&other), Standing::Other),
        (&over, Some(&other), Standing::Other),
    ] {
        assert_eq!(there.beside(here), standing);
    }
    // Two devices that went on differently have two matches.
    let mut different = later.clone();
    different.steps[4] = different.steps[4].replace("\"n\":3", "\"n\":3,\"hasty\":true");
    assert_eq!(different.beside(Some(&later)), Standing::Other);
}

#[test]
fn a_match_that_was_played_on_past_the_end_elsewhere_becomes_two_matches() {
    let over = entry(&play(2_000), 1);
    let begun = entry(&play(5), 1);
    assert_eq!(over.beside(Some(&begun)), Standing::Further);
    assert_eq!(begun.beside(Some(&over)), Standing::Known);
    // It was ended early there, and was played on here.
    let mut given_up = play(3);
    assert!(given_up.give_up(Seat::new(0)));
    let given_up = entry(&given_up, 1);
    assert_eq!(given_up.beside(Some(&entry(&play(3), 1))), Standing::Further);
    assert_eq!(given_up.beside(Some(&begun)), Standing::Other);
    assert_eq!(begun.beside(Some(&given_up)), Standing::Other);
}

#[test]
fn changes_add_a_match_in_place_of_what_it_is_further_than() {
    let (later, over) = (entry(&play(5), 1), entry(&play(2_000), 1));
    let keys = |entry: &Entry, standing| {
        let changes = entry.changes(7, standing).into_iter();
        let key = |change| match change {
            Change::Add(Record { key, .. }) => format!("+{key}"),
            Change::Remove(key) => format!("-{key}"),
            Change::RemoveAll(prefix) => format!("-{prefix}*"),
            Change::Put(Record { key, .. }) => panic!("{key} is put"),
        };
        changes.map(key).collect::<Vec<_>>()
    };
    let number = "rogue-monarch/0000000000000007";
    let removed = [format!("-match/{number}*"), format!("-now/{number}")];
    let done = "+done/9999999999999992/rogue-monarch".to_owned();
    assert_eq!(keys(&over, Standing::New), std::slice::from_ref(&done));
    assert_eq!(keys(&over, Standing::Further), [&removed[..], &[done]].concat());
    let mut expected = vec![format!("+match/{number}")];
    expected.extend((0..5).map(|n| format!("+match/{number}/{n:06}")));
    expected.push(format!("+now/{number}"));
    assert_eq!(keys(&later, Standing::New), expected);
    assert_eq!(keys(&later, Standing::Further), [&removed[..], &expected].concat());
}

#[test]
fn five_thousand_games_make_a_file_of_a_few_megabytes() {
    let one = entry(&play(2_000), 1);
    let text = one.finished.clone().expect("it is over");
    let (summary, finished) = Finished::read(&text).expect("a record");
    let link = finished.link().expect("a link").len();
    assert!(text.len() < link + 700, "{} bytes beside {link} of the link", text.len() - link);
    let all: Vec<Entry> = (0..5_000).map(|number| Entry { number, ..one.clone() }).collect();
    let text = Bundle::text(&BTreeMap::new(), &all, &[], &BTreeMap::new());
    assert!(text.len() < 8_000_000, "{} bytes", text.len());
    let read = Bundle::read(&text).expect("a file");
    assert_eq!((read.matches.len(), read.damaged), (5_000, 0));
    assert_eq!(read.matches[4_999].summary().as_ref(), Some(&summary));
}
