//! The clock jumps between any two steps, forward and back: nothing is lost, and the order of matches,
//! decisions and results is the one in which they were made.

use crate::memory_store::{SCOPE, Store, decide, finished, play, settle};
use regalia::engine::Seat;
use regalia::session::day::Day;
use regalia::session::library::{
    Answer, Change, DONE, DayTry, Entry, Finished, LAST, Library, MatchId, Merging,
    NOW as SUMMARIES, Next, Record, Standing, Summary, TRIED, done_parts, parts_of,
};
use regalia::session::statistics::{Aliases, Filters, sittings, tallies};
use regalia::session::{AnyMatch, Occupant};

const NOW: i64 = 1_700_000_000_000;

const HOUR: i64 = 3_600_000;

/// The jumps of the clock, each made forward and back.
const JUMPS: [i64; 4] = [HOUR, 24 * HOUR, 7 * 24 * HOUR, 2 * 365 * 24 * HOUR];

/// Calls a function with times for the steps of a test: at one of them the clock jumps, and may jump back
/// later.
fn with_every_jump(steps: usize, test: impl Fn(&dyn Fn(usize) -> u64, &str)) {
    for jump in JUMPS.into_iter().flat_map(|jump| [jump, -jump]) {
        for at in 0..steps {
            for back in at + 1..=steps {
                let time = |step: usize| {
                    let is_off = (at..back).contains(&step);
                    let off = if is_off { jump } else { 0 };
                    (NOW + 60_000 * step as i64 + off) as u64
                };
                test(&time, &format!("{} h at {at}, right again at {back}", jump / HOUR));
            }
        }
    }
}

/// Returns the summaries of the finished matches in the store, in the order of their keys.
fn done(store: &Store) -> Vec<Summary> {
    let read = |record: Record| Finished::summary(&record.text).expect("an own record");
    store.read(DONE).into_iter().map(read).collect()
}

/// Plays a match to its end at this time. `nth` is written into its name.
fn play_one(store: &mut Store, nth: usize, time: u64) {
    // Each visit is a page of its own, which knows the matches in progress alone.
    let mut library = store.listed();
    let id = library.begin(SCOPE, &play(3), time);
    settle(&mut library, store);
    library.keep(id, &finished(), time);
    library.edit(id, |summary| summary.name = nth.to_string());
    settle(&mut library, store);
}

#[test]
fn the_history_is_in_the_order_in_which_matches_were_begun() {
    with_every_jump(4, |time, when| {
        let mut store = Store::default();
        (0..4).for_each(|nth| play_one(&mut store, nth, time(nth)));
        let names: Vec<String> = done(&store).into_iter().map(|summary| summary.name).collect();
        // The latest first; room is made from the other end.
        assert_eq!(names, ["3", "2", "1", "0"], "{when}");
    });
}

#[test]
fn runs_of_wins_are_those_of_the_order_of_play() {
    let runs = [true, true, false, true, true, true, true, false];
    with_every_jump(runs.len(), |time, when| {
        let mut store = Store::default();
        for (nth, &won) in runs.iter().enumerate() {
            let mut library = store.listed();
            let id = library.begin(SCOPE, &finished(), time(nth));
            library.edit(id, |summary| {
                summary.seats[0] = Occupant::Person { name: "Ann".to_owned() };
                (summary.foreign, summary.name) = (false, nth.to_string());
                let result = summary.result.as_mut().expect("it is over");
                result.winners = vec![Seat::new(usize::from(!won))];
            });
            settle(&mut library, &mut store);
        }
        let (summaries, aliases) = (done(&store), Aliases::default());
        let all = sittings(&summaries, &aliases, &Filters::default());
        let order: Vec<&str> = all.iter().map(|one| one.summary.name.as_str()).collect();
        assert_eq!(order, ["0", "1", "2", "3", "4", "5", "6", "7"], "{when}");
        let tally = tallies(&all, |one| Some(one.name)).remove("Ann").expect("she played");
        assert_eq!((tally.longest_run, tally.run), (4, 0), "{when}");
    });
}

#[test]
fn matches_in_progress_are_in_the_order_of_their_last_decisions() {
    with_every_jump(6, |time, when| {
        let mut store = Store::default();
        let mut library = store.listed();
        let mut games = [play(1), play(2), play(3)];
        let ids: Vec<MatchId> =
            (0..3).map(|nth| library.begin(SCOPE, &games[nth], time(nth))).collect();
        settle(&mut library, &mut store);
        for (step, nth) in [(3, 0), (4, 2), (5, 1)] {
            let game: &mut AnyMatch = &mut games[nth];
            assert!(game.decide_index(0));
            library.keep(ids[nth], game, time(step));
            settle(&mut library, &mut store);
        }
        let expected = [ids[1], ids[2], ids[0]];
        assert_eq!(library.all_in_progress(None), expected, "{when}");
        let numbers = |library: &Library, ids: &[MatchId]| -> Vec<u64> {
            ids.iter().map(|&id| library.number(id)).collect()
        };
        let reloaded = store.listed();
        let listed = reloaded.all_in_progress(None);
        assert_eq!(numbers(&reloaded, &listed), numbers(&library, &expected), "reloaded, {when}");
    });
}

#[test]
fn the_official_try_of_a_day_is_one_however_the_clock_jumps() {
    let day = Day(20_785);
    with_every_jump(4, |time, when| {
        let mut store = Store::default();
        let tried = |store: &Store| {
            let [done, now, tried] = [DONE, SUMMARIES, TRIED].map(|prefix| store.read(prefix));
            let tried: Vec<String> = tried.into_iter().map(|record| record.key).collect();
            let found = store.listed().day_tries(&done, &now, &tried);
            match found.of(day) {
                Some(DayTry::Kept(_, summary)) => Some(summary.is_over()),
                Some(DayTry::Deleted) => Some(true),
                None => None,
            }
        };
        play_one(&mut store, 0, time(0));
        assert_eq!(tried(&store), None, "{when}");
        let mut library = store.listed();
        let id = library.begin(SCOPE, &play(2), time(1));
        library.edit(id, |summary| summary.day = Some(day.0));
        settle(&mut library, &mut store);
        assert_eq!(tried(&store), Some(false), "{when}");
        library.keep(id, &finished(), time(2));
        settle(&mut library, &mut store);
        assert_eq!(tried(&store), Some(true), "{when}");
        play_one(&mut store, 3, time(3));
        assert_eq!(tried(&store), Some(true), "{when}");
        // Its minutes are counted by the steps between which the clock did not jump.
        let played = library.summary(id).played;
        assert!(played <= 5 * 60_000, "{when}: {played}");
    });
}

/// Takes over the matches of a file, as the page does.
fn merge(store: &mut Store, entries: &[Entry]) {
    let taken = store.keys().into_iter().map(str::to_owned).collect::<Vec<_>>();
    let mut merging = Merging::new(entries, &[], taken);
    while let Some(next) = merging.next_step() {
        match next {
            Next::Find(scope, number) => merging.found(Some(store.find(&scope, number))),
            Next::Write(changes) => {
                let answer = if store.make(&changes) { Answer::Written } else { Answer::Taken };
                merging.wrote(answer);
            }
        }
    }
    let last = store.listed().count_from_file(entries);
    assert!(store.make(&[Change::Put(last)]));
}

#[test]
fn what_is_played_after_a_merge_is_later_than_what_was_merged() {
    with_every_jump(4, |time, when| {
        let mut there = Store::default();
        play_one(&mut there, 0, time(0));
        play_one(&mut there, 1, time(1));
        let entries: Vec<Entry> = there
            .read(DONE)
            .iter()
            .filter_map(|Record { key, .. }| {
                let (scope, number) = done_parts(key)?;
                Entry::from_found(scope, number, there.find(scope, number))
            })
            .collect();
        assert_eq!(entries.len(), 2);
        let mut here = Store::default();
        play_one(&mut here, 2, time(2));
        merge(&mut here, &entries);
        merge(&mut here, &entries);
        play_one(&mut here, 3, time(3));
        let mut all = done(&here);
        assert_eq!(all.len(), 4, "nothing is lost and nothing doubled, {when}");
        assert_eq!(all[0].name, "3", "{when}");
        all.sort_by_key(Summary::order);
        let names: Vec<&str> = all.iter().map(|summary| summary.name.as_str()).collect();
        assert_eq!(names[3], "3", "{when}");
        let at = |name| names.iter().position(|known| *known == name);
        assert!(at("0") < at("1"), "the other device's order stays, {when}");
    });
}

#[test]
fn a_number_far_ahead_in_a_file_leaves_the_counter_alone() {
    let (mut there, mut here) = (Store::default(), Store::default());
    play_one(&mut there, 0, NOW as u64);
    let far = |number: u64| {
        let Record { key, .. } = &there.read(DONE)[0];
        let (scope, nth) = done_parts(key).expect("an own key");
        let entry = Entry::from_found(scope, nth, there.find(scope, nth)).expect("it is there");
        Entry { number, ..entry }
    };
    for number in [u64::MAX, 9_999_999_999_999_999] {
        let entry = far(number);
        assert!(here.make(&entry.changes(number, Standing::New)) || number != u64::MAX);
        let mut library = here.listed();
        library.count_from_file(&[entry]);
        let id = library.begin(SCOPE, &play(1), NOW as u64 + 5);
        assert!(library.number(id) < NOW as u64 + 10, "{}", library.number(id));
    }
}

#[test]
fn summaries_of_earlier_versions_are_in_the_order_of_their_times() {
    let mut store = Store::default();
    play_one(&mut store, 0, 1_000);
    let text = store.read(DONE).remove(0).text;
    let summary = Finished::summary(&text).expect("an own record");
    assert!(text.contains("\"order\":"));
    let before = Summary { order: 0, ..summary };
    assert_eq!(before.order(), before.changed);
    assert!(!serde_json::to_string(&before).expect("plain data").contains("order"));
    // The counter's record is none of a match.
    assert!(store.0.contains_key(LAST));
    assert_eq!(LAST.strip_prefix(SUMMARIES).and_then(parts_of), None);
    let mut library = store.listed();
    let id = library.begin(SCOPE, &play(1), 5);
    let mut game = play(1);
    decide(&mut library, id, &mut game);
    assert_eq!(library.all_in_progress(None), [id]);
}
