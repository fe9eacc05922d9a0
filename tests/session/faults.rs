//! A store that fails, or whose answer is lost, at each write in turn: nothing is lost or doubled,
//! and the table is told.

use crate::helpers::two_persons;
use crate::memory_store::{NOW, SCOPE, Store, decide, finished, key, play, settle};
use regalia::session::day::Day;
use regalia::session::library::{
    Answer, Bundle, DONE, DayTry, Entry, Finished, Found, Library, MatchId, Merged, Merging,
    NOW as SUMMARIES, Next, Record, Safety, Standing, TRIED, done_key, done_parts, parts_of,
    tried_record,
};
use regalia::session::{AnyMatch, UndoRule};
use std::collections::BTreeMap;

/// How a write fails.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// The store is full or blocked: nothing is changed.
    Refused,
    /// The write is made, but its answer is lost.
    Unanswered,
    /// The write is made, and its answer comes after the next change.
    Late,
}

/// A page whose store fails at one write.
struct Page {
    library: Library,
    store: Store,
    /// The number of writes so far.
    writes: usize,
    fails: Option<(usize, Fault)>,
    /// True while the page waits before it tries again.
    waits: bool,
    /// The write whose answer is late.
    late: Option<regalia::session::library::Write>,
    /// True once a table was told that something is in memory only.
    was_told: bool,
}

impl Page {
    fn new(store: Store, fails: Option<(usize, Fault)>) -> Self {
        let library = store.listed();
        Self { library, store, writes: 0, fails, waits: false, late: None, was_told: false }
    }

    /// Writes what the store lacks, as the page does after a change.
    fn write(&mut self) {
        if let Some(write) = self.late.take() {
            self.library.acknowledged(&write);
        }
        if self.waits {
            return;
        }
        for _ in 0..100 {
            let Some(write) = self.library.next_write() else { return };
            let nth = self.writes;
            self.writes += 1;
            let fault = self.fails.filter(|(at, _)| *at == nth).map(|(_, fault)| fault);
            if fault != Some(Fault::Refused) && !self.store.write(&write) {
                assert_eq!(fault, None, "the first attempt is made");
                let library = &mut self.library;
                let found = self.store.find(library.scope(write.id), library.number(write.id));
                library.resolve(&write, &found, NOW);
                continue;
            }
            match fault {
                None => self.library.acknowledged(&write),
                Some(Fault::Late) => return self.late = Some(write),
                Some(Fault::Refused | Fault::Unanswered) => {
                    let id = write.id;
                    assert!(self.library.failed(write).is_some());
                    assert_eq!(self.library.safety(id), Safety::InMemory);
                    assert!(self.library.is_unsaved());
                    (self.waits, self.was_told) = (true, true);
                    return;
                }
            }
        }
        panic!("the library never has enough");
    }

    /// Ends a wait for the store, and writes everything.
    fn settle(&mut self) {
        self.waits = false;
        self.library.retry();
        self.write();
        self.write();
        assert!(!self.library.is_unsaved());
    }
}

type Step = fn(&mut Library, MatchId, &mut AnyMatch);

/// Everything that can happen to a match, in an order in which it can.
const LIFE: [Step; 11] = [
    |library, id, play| decide(library, id, play),
    |library, id, play| decide(library, id, play),
    |library, id, play| {
        if let Some(step) = play.note_hint() {
            library.add(id, step);
        }
    },
    |library, id, _| library.edit(id, |summary| summary.name = "Sunday".into()),
    |library, id, play| {
        while !play.is_over() {
            assert!(play.decide_index(0));
        }
        library.keep(id, play, NOW + 5);
    },
    |library, id, _| library.edit(id, |summary| summary.star = true),
    // The end is taken back, and comes again.
    |library, id, play| {
        play.step_back();
        library.keep(id, play, NOW + 6);
    },
    |library, id, play| {
        while !play.is_over() {
            assert!(play.decide_index(0));
        }
        library.keep(id, play, NOW + 7);
    },
    |library, id, _| library.remove(id),
    |library, id, _| library.restore(id),
    |library, id, _| library.edit(id, |summary| summary.star = false),
];

/// Lives through the first steps of a match beside another one. Returns the page, and the match as
/// it is then.
fn live(steps: usize, fails: Option<(usize, Fault)>) -> (Page, AnyMatch) {
    let mut page = Page::new(Store::default(), fails);
    let mut play = play(0);
    let id = page.library.begin(SCOPE, &play, NOW);
    page.write();
    for step in &LIFE[..steps] {
        step(&mut page.library, id, &mut play);
        page.write();
    }
    page.settle();
    (page, play)
}

#[test]
fn a_fault_at_any_write_loses_nothing_and_doubles_nothing() {
    for steps in 0..=LIFE.len() {
        let (expected, play) = live(steps, None);
        assert!(!expected.was_told);
        for at in 0..=steps {
            for fault in [Fault::Refused, Fault::Unanswered, Fault::Late] {
                let case = format!("{steps} steps, {fault:?} at write {at}");
                let (page, _) = live(steps, Some((at, fault)));
                assert_eq!(page.store, expected.store, "{case}");
                assert_eq!(page.was_told, fault != Fault::Late && at < page.writes, "{case}");
                let mut read = page.store.reader();
                let all = read.in_scope(SCOPE);
                if let [id] = all[..] {
                    assert_eq!(read.play(id).expect("a match").save(), play.save(), "{case}");
                } else {
                    assert_eq!((all.len(), steps), (0, 9), "only the deleted one is gone: {case}");
                }
            }
        }
    }
}

#[test]
fn room_is_made_once_a_full_store_was_said_and_said_anew_the_next_time() {
    let mut library = Library::default();
    library.opened();
    let id = library.begin(SCOPE, &play(0), NOW);
    for _ in 0..2 {
        let write = library.next_write().expect("something is new");
        assert!(!library.may_make_room(), "it was not said yet");
        assert!(library.failed(write.clone()).is_some());
        assert!(!library.may_make_room(), "the wait is not over");
        assert_eq!(library.safety(id), Safety::InMemory);
        library.retry();
        assert!(library.may_make_room());
        assert!(!library.may_make_room(), "once for each wait");
        library.failed(write.clone());
        library.retry();
        library.acknowledged(&write);
        assert_eq!(library.safety(id), Safety::OnDisk);
        library.edit(id, |summary| summary.star = !summary.star);
    }
}

#[test]
fn room_is_made_of_finished_matches_without_a_star_whose_days_stay_known() {
    let (mut library, mut store) = (Library::default(), Store::default());
    for number in 1..=4 {
        let id = library.begin(SCOPE, &finished(), number);
        library.edit(id, |summary| {
            summary.star = number == 2;
            summary.day = (number == 3).then_some(20_786);
        });
    }
    settle(&mut library, &mut store);
    store.0.insert(done_key(SCOPE, 9), "{}".into());
    // A star that is not saved yet.
    let first = library.numbered(SCOPE, 1).expect("the first");
    library.edit(first, |summary| summary.star = true);
    assert!(store.make(&library.room(&store.read(DONE))));
    let left = [9, 2, 1].map(|number| done_key(SCOPE, number));
    let left = [&left[..], &[tried_record(20_786).key]].concat();
    assert_eq!(store.keys(), left);
    let keys = [tried_record(20_786).key, "tried/soon".into(), "tried/00000001".into()];
    let tries = Library::default().day_tries(&[], &[], &keys);
    assert_eq!(tries.of(Day(20_786)), Some(DayTry::Deleted));
    assert_eq!(tries.of(Day(1)), None, "no day with a deal");
}

/// Returns everything that a store has, as the entries of a file.
fn entries(store: &Store) -> Vec<Entry> {
    let keys = store.0.keys();
    let places = keys.filter_map(|key| {
        done_parts(key).or_else(|| key.strip_prefix(SUMMARIES).and_then(parts_of))
    });
    places
        .filter_map(|(scope, nth)| Entry::from_found(scope, nth, store.find(scope, nth)))
        .collect()
}

/// Takes over a file. Writes for which `fails` returns an answer are not made.
fn merge(
    store: &mut Store,
    entries: &[Entry],
    days: &[u32],
    fails: impl Fn(usize) -> Option<Answer>,
) -> (Merged, Vec<String>) {
    let keys = [DONE, SUMMARIES].into_iter().flat_map(|prefix| store.read(prefix));
    let mut merging = Merging::new(entries, days, keys.map(|Record { key, .. }| key));
    let mut writes = 0;
    while let Some(next) = merging.next_step() {
        match next {
            Next::Find(scope, number) => merging.found(Some(store.find(&scope, number))),
            Next::Write(changes) => {
                writes += 1;
                let made = || if store.make(&changes) { Answer::Written } else { Answer::Taken };
                merging.wrote(fails(writes - 1).unwrap_or_else(made));
            }
        }
        assert!(writes < 10_000, "the file never ends");
    }
    assert_eq!(merging.done(), entries.len());
    merging.end()
}

/// Returns the entry of a match that has come this far.
fn entry(play: &AnyMatch, number: u64) -> Entry {
    let (mut library, mut store) = (Library::default(), Store::default());
    library.begin(SCOPE, play, number);
    settle(&mut library, &mut store);
    entries(&store).remove(0)
}

fn counts(added: usize, known: usize, unsaved: usize) -> Merged {
    Merged { added, known, damaged: 0, unsaved }
}

#[test]
fn a_file_with_a_match_twice_is_taken_over_with_one_of_them() {
    let other = AnyMatch::from(two_persons(4, UndoRule::Honest));
    let file = [
        entry(&play(3), 1),
        entry(&finished(), 2),
        // The same, further, finished, and another one under the same number.
        entry(&play(3), 1),
        entry(&play(5), 1),
        entry(&finished(), 2),
        entry(&play(2), 2),
        entry(&other, 1),
        entry(&finished(), 3),
    ];
    let mut store = Store::default();
    let (merged, replaced) = merge(&mut store, &file, &[], |_| None);
    assert_eq!(merged, counts(5, 3, 0));
    assert_eq!(replaced, [key(1)], "the one that had advanced further");
    let there = entries(&store);
    let mut numbers: Vec<u64> = there.iter().map(|entry| entry.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4], "the other one has the next free number");
    // Again, it changes nothing.
    let before = store.clone();
    assert_eq!(merge(&mut store, &file, &[], |_| None).0.added, 0);
    assert_eq!(store, before);
}

#[test]
fn a_fault_at_any_write_of_a_file_costs_at_most_the_match_of_that_write() {
    let (begun, over) = (entry(&play(3), 0), entry(&finished(), 0));
    // Forty matches, of which none is opened here.
    let other_seed = |number: u64| {
        let mut entry = if number.is_multiple_of(3) { begun.clone() } else { over.clone() };
        entry.number = number;
        let texts = entry.finished.iter_mut().chain(&mut entry.summary).chain(&mut entry.steps);
        texts.for_each(|text| *text = text.replace("\"seed\":12", &format!("\"seed\":{number}")));
        entry
    };
    let file: Vec<Entry> = (0..40).map(other_seed).collect();
    let mut own = Store::default();
    // Five are here already, one of them less far; another one has a number of the file.
    for (nth, there) in file.iter().enumerate().filter(|(nth, _)| nth % 9 == 1) {
        assert!(own.make(&there.changes(nth as u64, Standing::New)));
    }
    let mut less = file[0].clone();
    less.steps.truncate(2);
    assert!(own.make(&less.changes(0, Standing::New)));
    let other = AnyMatch::from(two_persons(4, UndoRule::Honest));
    assert!(own.make(&entry(&other, 2).changes(2, Standing::New)));
    let days = [20_786];
    let mut expected = own.clone();
    let (merged, replaced) = merge(&mut expected, &file, &days, |_| None);
    assert_eq!((merged, replaced), (counts(35, 5, 0), vec![key(0)]));
    assert_eq!(entries(&expected).len(), 41);
    assert_eq!(expected.read(TRIED), [tried_record(20_786)]);
    for answer in [Answer::Failed, Answer::Taken] {
        for at in 0..4 {
            let mut store = own.clone();
            let (merged, _) = merge(&mut store, &file, &days, |nth| (nth == at).then_some(answer));
            assert!(merged.unsaved <= 1, "{answer:?} at {at}: {merged:?}");
            assert_eq!(merged.added + merged.known + merged.unsaved, 40);
            assert!(own.0.iter().all(|(key, text)| {
                key.contains("0000000000000000") || store.0.get(key) == Some(text)
            }));
            // The file again brings what is left.
            merge(&mut store, &file, &days, |_| None);
            assert_eq!(entries(&store).len(), 41, "{answer:?} at {at}");
        }
    }
    // A store that is full takes nothing, and keeps what it has.
    let mut store = own.clone();
    let (merged, _) = merge(&mut store, &file, &days, |_| Some(Answer::Failed));
    assert_eq!((merged, &store), (counts(0, 5, 35), &own));
    // One that cannot be read is left alone.
    let mut merging = Merging::new(&file[..2], &[], [done_key(SCOPE, 1), done_key(SCOPE, 0)]);
    while let Some(next) = merging.next_step() {
        assert!(matches!(next, Next::Find(..)), "{next:?}");
        merging.found(None::<Found>);
    }
    assert_eq!(merging.end().0, counts(0, 0, 2));
}

#[test]
fn the_days_whose_try_was_deleted_travel_in_the_file() {
    let text = Bundle::text(&BTreeMap::new(), &[], &[20_786, 20_790], &BTreeMap::new());
    assert!(text.contains("\"days\":[20786,20790]"));
    assert_eq!(Bundle::read(&text).expect("a file").days, [20_786, 20_790]);
    // Days without a deal, and days twice, are left out.
    let text = text.replace("20790]", "20786,0,4000000000]");
    assert_eq!(Bundle::read(&text).expect("a file").days, [20_786]);
    assert!(!Bundle::text(&BTreeMap::new(), &[], &[], &BTreeMap::new()).contains("days"));
}

#[test]
fn records_that_differ_only_in_what_was_noted_later_are_one_match() {
    let one = entry(&finished(), 1).finished.expect("it is over");
    let (mut summary, whole) = Finished::read(&one).expect("a record");
    summary.star = true;
    assert!(Finished::is_same(&one, &whole.text(&summary)));
    let mut other = finished();
    other.step_back();
    while !other.is_over() {
        let last = (0..9).rev().find(|&nth| other.decide_index(nth));
        assert!(last.is_some());
    }
    let other = entry(&other, 1).finished.expect("it is over");
    assert!(!Finished::is_same(&one, &other) && !Finished::is_same("{}", "[]"));
}
