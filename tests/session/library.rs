//! The library of matches with a store in memory: what is written and when, what another tab may do
//! in between, and that nothing is ever removed.

use crate::helpers::{against_squire, go_on, two_persons};
use regalia::session::library::{
    Change, FIRST_RETRY, LONGEST_RETRY, Library, MATCHES, MatchId, OVER, Record, Safety, Write,
};
use regalia::session::{AnyMatch, LoadError, TakeBacks};
use std::collections::BTreeMap;

const SCOPE: &str = "rogue-monarch";
const NOW: u64 = 1_700_000_000_000;

/// A store like the browser's: it makes all changes of a write or none.
#[derive(Clone, Default, Debug, PartialEq)]
struct Store(BTreeMap<String, String>);

impl Store {
    /// Makes a write. Returns false if a key is taken or the needed one is missing.
    fn write(&mut self, write: &Write) -> bool {
        let mut after = self.0.clone();
        if write.need.as_ref().is_some_and(|key| !after.contains_key(key)) {
            return false;
        }
        for change in write.changes.clone() {
            match change {
                Change::Add(Record { key, text }) => {
                    if after.insert(key, text).is_some() {
                        return false;
                    }
                }
                Change::Put(Record { key, text }) => drop(after.insert(key, text)),
                Change::Remove(key) => drop(after.remove(&key)),
            }
        }
        self.0 = after;
        true
    }

    fn read(&self, prefix: &str) -> Vec<Record> {
        let all = self.0.iter().filter(|(key, _)| key.starts_with(prefix));
        all.map(|(key, text)| Record { key: key.clone(), text: text.clone() }).collect()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// Returns a library that has just read everything.
    fn reader(&self) -> Library {
        let mut library = Library::default();
        library.opened();
        library.received(self.read(MATCHES), &self.read(OVER));
        library
    }

    /// Gives a library the records of a match, as another tab's message does.
    fn tell(&self, library: &mut Library, key: &str) -> bool {
        library.received(self.read(&format!("{MATCHES}{key}")), &self.read(&format!("{OVER}{key}")))
    }
}

/// Writes everything that the library has for the store, as the page does.
fn settle(library: &mut Library, store: &mut Store) {
    for _ in 0..100 {
        let Some(write) = library.next_write() else { return };
        if store.write(&write) {
            library.acknowledged(&write);
        } else {
            let found = store.read(&format!("{MATCHES}{}", library.key(write.id)));
            library.resolve(write.id, found, NOW);
        }
    }
    panic!("the library never has enough");
}

/// Returns a match after a number of decisions.
fn play(decisions: usize) -> AnyMatch {
    let mut play = against_squire(12, TakeBacks::Free);
    go_on(&mut play, decisions);
    AnyMatch::RogueMonarch(play)
}

fn finished() -> AnyMatch {
    let play = play(2_000);
    assert!(play.is_over());
    play
}

/// Makes one more decision.
fn decide(library: &mut Library, id: MatchId, play: &mut AnyMatch) {
    assert!(play.decide_index(0));
    library.keep(id, play);
}

fn key(number: u64) -> String {
    format!("{SCOPE}/{number:016}")
}

#[test]
fn a_match_is_written_under_its_number_a_step_a_key_and_the_mark_at_last() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(0), 12);
    settle(&mut library, &mut store);
    assert_eq!(store.keys(), ["match/rogue-monarch/0000000000000012"]);
    library.keep(id, &play(2));
    settle(&mut library, &mut store);
    assert_eq!(
        store.keys()[1..],
        [
            "match/rogue-monarch/0000000000000012/000000",
            "match/rogue-monarch/0000000000000012/000001"
        ]
    );
    library.keep(id, &finished());
    let write = library.next_write().expect("the rest of the match");
    let mark = Record { key: "over/rogue-monarch/0000000000000012".into(), text: String::new() };
    assert_eq!(write.changes.last(), Some(&Change::Put(mark.clone())));
    settle(&mut library, &mut store);
    // Taking back the end of a match also removes the mark.
    let mut back = finished();
    back.step_back();
    library.keep(id, &back);
    let write = library.next_write().expect("it was taken back");
    assert_eq!(write.changes.last(), Some(&Change::Remove(mark.key)));
    settle(&mut library, &mut store);
    assert!(store.read(OVER).is_empty());
    assert_eq!(store.reader().play(id).expect("a match").save(), back.save());
}

#[test]
fn writes_go_out_in_the_order_of_the_decisions_and_need_what_is_known() {
    let mut library = Library::default();
    let mut play = play(0);
    let first = library.begin(SCOPE, &play, NOW);
    let begin = library.next_write().expect("a head");
    assert_eq!((begin.id, &begin.need, begin.changes.len()), (first, &None, 1));
    // A decision made during the write waits, and is not acknowledged with it.
    decide(&mut library, first, &mut play);
    library.add(first, "{\"hint\":0}".into());
    let second = library.begin(SCOPE, &self::play(0), NOW);
    library.acknowledged(&begin);
    assert_eq!(library.safety(first), Safety::Writing);
    let next = library.next_write().expect("two steps");
    assert_eq!((next.id, next.changes.len()), (first, 2));
    assert_eq!(next.need, Some(format!("{MATCHES}{}", library.key(first))));
    library.acknowledged(&next);
    assert_eq!((library.safety(first), library.safety(second)), (Safety::OnDisk, Safety::Writing));
    let last = library.next_write().expect("the second match");
    assert_eq!((last.id, &last.need), (second, &None));
    library.acknowledged(&last);
    assert_eq!(library.next_write(), None);
}

#[test]
fn a_lost_answer_is_no_second_match() {
    for decided in 0..3 {
        let (mut library, mut store) = (Library::default(), Store::default());
        let mut play = play(0);
        let id = library.begin(SCOPE, &play, NOW);
        for _ in 0..decided {
            decide(&mut library, id, &mut play);
            settle(&mut library, &mut store);
        }
        decide(&mut library, id, &mut play);
        let write = library.next_write().expect("something is new");
        assert!(store.write(&write));
        assert_eq!(library.failed(), Some(FIRST_RETRY));
        decide(&mut library, id, &mut play);
        settle(&mut library, &mut store);
        assert_eq!((library.number(id), library.safety(id)), (NOW, Safety::OnDisk));
        let mut read = store.reader();
        assert_eq!(read.in_scope(SCOPE).len(), 1);
        let there = read.last(SCOPE).expect("the match");
        assert_eq!(read.play(there).expect("a match").save(), play.save());
    }
}

#[test]
fn two_tabs_under_one_number_both_go_on() {
    let mut store = Store::default();
    let (mut here, mut there) = (Library::default(), Library::default());
    let (mut ours, theirs) = (play(0), AnyMatch::RogueMonarch(two_persons(4, TakeBacks::Honest)));
    let other = there.begin(SCOPE, &theirs, NOW);
    settle(&mut there, &mut store);
    let id = here.begin(SCOPE, &ours, NOW);
    decide(&mut here, id, &mut ours);
    settle(&mut here, &mut store);
    assert_eq!((here.number(id), there.number(other)), (NOW + 1, NOW));
    let mut read = store.reader();
    assert_eq!(read.in_scope(SCOPE).len(), 2);
    for (number, play) in [(NOW, &theirs), (NOW + 1, &ours)] {
        let id = read.numbered(SCOPE, number).expect("it is kept");
        assert_eq!(read.find(&key(number)), Some(id));
        assert_eq!(read.play(id).expect("a match").save(), play.save());
    }
}

#[test]
fn two_tabs_that_go_on_with_one_match_make_two_of_it() {
    let (mut here, mut store) = (Library::default(), Store::default());
    let mut ours = play(4);
    let id = here.begin(SCOPE, &ours, NOW);
    settle(&mut here, &mut store);
    let mut there = store.reader();
    let other = there.last(SCOPE).expect("the match");
    let mut theirs = there.play(other).expect("a match");
    decide(&mut there, other, &mut theirs);
    decide(&mut there, other, &mut theirs);
    settle(&mut there, &mut store);
    // The same decision was made in this tab, and then a hint was given.
    decide(&mut here, id, &mut ours);
    here.add(id, "{\"hint\":0}".into());
    // Records that are not on the disk are not replaced by those of another tab.
    assert!(!store.tell(&mut here, &key(NOW)));
    settle(&mut here, &mut store);
    assert_ne!(here.number(id), NOW);
    let mut read = store.reader();
    assert_eq!(read.in_scope(SCOPE).len(), 2);
    let first = read.numbered(SCOPE, NOW).expect("theirs");
    assert_eq!(read.play(first).expect("a match").save(), theirs.save());
}

#[test]
fn a_match_that_another_tab_has_removed_is_written_whole_again() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let mut play = finished();
    let id = library.begin(SCOPE, &play, NOW);
    settle(&mut library, &mut store);
    store.0.clear();
    play.step_back();
    library.keep(id, &play);
    library.keep(id, &finished());
    library.add(id, "{\"hint\":0}".into());
    settle(&mut library, &mut store);
    assert_eq!(library.number(id), NOW + 1);
    assert_eq!((store.read(OVER).len(), store.reader().in_progress(SCOPE)), (1, None));
}

#[test]
fn after_a_failure_each_wait_is_twice_as_long_until_the_store_answers() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(0), NOW);
    assert_eq!(library.safety(id), Safety::InMemory, "the store has not answered yet");
    library.opened();
    assert_eq!(library.safety(id), Safety::Writing);
    let mut waits = Vec::new();
    for _ in 0..7 {
        waits.extend(library.failed());
        assert_eq!(library.safety(id), Safety::InMemory);
        assert_eq!(library.failed(), None, "one try waits at a time");
        library.retry();
    }
    assert_eq!(waits, [2_000, 4_000, 8_000, 16_000, 32_000, LONGEST_RETRY, LONGEST_RETRY]);
    settle(&mut library, &mut store);
    assert_eq!(library.safety(id), Safety::OnDisk);
    assert_eq!(library.failed(), Some(FIRST_RETRY));
}

#[test]
fn what_is_read_at_the_start_is_whole_matches_alone() {
    let mut store = Store::default();
    let mut library = Library::default();
    library.begin(SCOPE, &play(3), 7);
    library.begin("dwarf-king", &finished(), 7);
    settle(&mut library, &mut store);
    let whole = store.clone();
    for foreign in [
        "match/rogue-monarch/0000000000000003/000000",
        "match/rogue-monarch/0000000000000009/000000",
        "match/rogue-monarch/yesterday",
        "match/rogue-monarch",
        "match/",
        "over/rogue-monarch/0000000000000009",
        "matches/rogue-monarch/0000000000000001",
    ] {
        store.0.insert(foreign.into(), "{\"n\":0,\"decision\":\"pass\"}".into());
    }
    // A library ignores records that it did not ask for.
    let mut read = Library::default();
    assert!(read.received(store.read(""), &store.read("")));
    for (scope, state) in [(SCOPE, false), ("dwarf-king", true)] {
        let all = read.in_scope(scope);
        assert_eq!(all.len(), 1, "{scope}");
        assert_eq!((read.number(all[0]), read.safety(all[0])), (7, Safety::OnDisk));
        assert_eq!(read.in_progress(scope).is_none(), state, "known by the mark alone");
        assert!(read.play(all[0]).is_ok());
        assert!(!read.was_begun_here(all[0]));
    }
    assert_eq!(read.next_write(), None, "reading changes nothing");
    assert!(!read.received(whole.read(MATCHES), &whole.read(OVER)), "nothing of it is new");
}

#[test]
fn a_mark_that_was_not_written_is_written_once_the_match_was_opened() {
    let (mut library, mut store) = (Library::default(), Store::default());
    library.begin(SCOPE, &finished(), NOW);
    settle(&mut library, &mut store);
    store.0.remove(&format!("{OVER}{}", key(NOW)));
    let mut read = store.reader();
    let id = read.in_progress(SCOPE).expect("nothing says that it is over");
    read.play(id).expect("a match");
    assert_eq!(read.in_progress(SCOPE), None);
    settle(&mut read, &mut store);
    assert_eq!(store.read(OVER).len(), 1);
}

#[test]
fn a_tab_that_watches_takes_in_what_the_other_has_written() {
    let (mut playing, mut store) = (Library::default(), Store::default());
    let mut play = play(2);
    let id = playing.begin(SCOPE, &play, NOW);
    settle(&mut playing, &mut store);
    let mut watching = Library::default();
    assert!(store.tell(&mut watching, &key(NOW)), "a match of another tab");
    let seen = watching.find(&key(NOW)).expect("the match");
    assert!(!store.tell(&mut watching, &key(NOW)), "nothing has happened since");
    decide(&mut playing, id, &mut play);
    settle(&mut playing, &mut store);
    assert!(store.tell(&mut watching, &key(NOW)));
    assert_eq!(watching.play(seen).expect("a match").save(), play.save());
    playing.keep(id, &finished());
    settle(&mut playing, &mut store);
    assert!(store.tell(&mut watching, &key(NOW)));
    assert_eq!((watching.in_progress(SCOPE), watching.next_write()), (None, None));
}

#[test]
fn a_store_that_answers_late_gives_no_match_twice() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(1), NOW);
    settle(&mut library, &mut store);
    library.received(store.read(MATCHES), &store.read(OVER));
    assert_eq!(library.in_scope(SCOPE), [id]);
}

#[test]
fn a_match_that_begins_has_a_number_of_its_own_and_removes_no_other() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let mut known = Store::default();
    // The clock stands still, and is set back.
    for (nth, now) in [50, 50, 20, 90].into_iter().enumerate() {
        let id = library.begin(SCOPE, &play(nth), now);
        assert!(library.was_begun_here(id) && !library.was_begun_here(id), "said once");
        assert_eq!(library.last(SCOPE), Some(id));
        settle(&mut library, &mut store);
        assert!(known.0.iter().all(|(key, text)| store.0.get(key) == Some(text)));
        known = store.clone();
    }
    let numbers: Vec<u64> =
        library.in_scope(SCOPE).into_iter().map(|id| library.number(id)).collect();
    assert_eq!(numbers, [90, 52, 51, 50]);
    assert_eq!((library.last("monarch"), library.in_scope("monarch").len()), (None, 0));
}

#[test]
fn the_match_in_progress_is_the_last_that_can_be_opened() {
    let mut library = Library::default();
    let first = library.begin(SCOPE, &play(3), 1);
    let second = library.begin(SCOPE, &play(0), 2);
    library.begin(SCOPE, &finished(), 3);
    assert_eq!(library.in_progress(SCOPE), Some(second));
    library.add(second, "{\"to\":99}".into());
    assert_eq!(library.play(second).err(), Some(LoadError::NotJson));
    assert_eq!(library.in_progress(SCOPE), Some(first));
}

#[test]
fn the_same_match_is_known_by_its_beginning() {
    let mut library = Library::default();
    let finished = library.begin(SCOPE, &finished(), 1);
    let behind = library.begin(SCOPE, &play(3), 2);
    let other = AnyMatch::RogueMonarch(two_persons(4, TakeBacks::Honest));
    let other = library.begin(SCOPE, &other, 3);
    assert_eq!(library.further_than(SCOPE, &play(2)), Some(behind));
    assert_eq!(library.further_than(SCOPE, &play(3)), None, "no further");
    assert_eq!(library.further_than("monarch", &play(2)), None);
    assert_eq!(library.finished_before(behind), Some(finished));
    assert_eq!(library.finished_before(other), None);
    assert_eq!(library.finished_before(finished), None);
}

#[test]
fn what_did_not_fit_a_match_is_said_once() {
    let mut library = Library::default();
    let id = library.begin(SCOPE, &play(3), 1);
    assert!(!library.left_out(id));
    let mut store = Store::default();
    let mut records = play(3).records();
    records.head = records.head.replacen("\"hasty\":[]", "\"hasty\":[],\"hints\":[0,9]", 1);
    store.0.insert(format!("{MATCHES}{}", key(1)), records.head.clone());
    let mut read = store.reader();
    assert!(!read.left_out(id), "it was not opened yet");
    let mut read = store.reader();
    read.play(id).expect("a match");
    assert!(read.left_out(id) && !read.left_out(id));
    assert_eq!(read.text(id), records.head);
}
