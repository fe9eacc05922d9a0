//! The library of matches with a store in memory: what is written and when, what another tab may do
//! in between, and that nothing is lost that was not removed by a person.

use crate::helpers::two_persons;
use crate::memory_store::{NOW, SCOPE, Store, decide, finished, key, play, settle};
use regalia::session::day::Day;
use regalia::session::library::{
    DONE, DayTry, FIRST_RETRY, Finished, LAST, LONGEST_PAUSE, LONGEST_RETRY, Library, MATCHES,
    NOW as SUMMARIES, Safety, Summary, TRIED, done_key, done_parts, open_file, parts_of,
    tried_record,
};
use regalia::session::{AnyMatch, LoadError, UndoRule};

#[test]
fn a_match_in_progress_is_a_record_a_step_and_a_finished_one_is_a_single_record() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(0), 12);
    settle(&mut library, &mut store);
    let head = "match/rogue-monarch/0000000000000012";
    let summary = "now/rogue-monarch/0000000000000012";
    assert_eq!(store.keys(), [head, summary]);
    library.keep(id, &play(2), 20);
    settle(&mut library, &mut store);
    let steps = [format!("{head}/000000"), format!("{head}/000001")];
    assert_eq!(store.keys(), [head, steps[0].as_str(), steps[1].as_str(), summary]);
    library.keep(id, &finished(), 30);
    settle(&mut library, &mut store);
    let done = "done/9999999999999987/rogue-monarch";
    assert_eq!(store.keys(), [done]);
    assert_eq!(done_key(SCOPE, 12), done);
    assert_eq!(done_parts(done), Some((SCOPE, 12)));
    // Taking back the end of a match makes steps of it again.
    let mut back = finished();
    back.step_back();
    library.keep(id, &back, 40);
    settle(&mut library, &mut store);
    assert!(store.read(DONE).is_empty());
    assert_eq!(store.reader().play(id).expect("a match").save(), back.save());
    assert_eq!(store.reader().in_progress(SCOPE), Some(id));
}

#[test]
fn a_finished_match_is_opened_as_it_was() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let mut play = play(0);
    let id = library.begin(SCOPE, &play, 12);
    // With a hint, a decision taken back, and a bot out of time.
    let step = play.note_hint().expect("a person is to move");
    library.add(id, step);
    decide(&mut library, id, &mut play);
    play.step_back();
    library.keep(id, &play, NOW);
    while !play.is_over() {
        assert!(play.decide_index(0));
        if play.position() == 5 {
            play.note_timeout();
        }
    }
    library.keep(id, &play, NOW);
    settle(&mut library, &mut store);
    let text = store.0[&done_key(SCOPE, 12)].clone();
    assert!(text.len() < 1_200, "{} bytes: {text}", text.len());
    let mut read = store.reader();
    let there = read.numbered(SCOPE, 12).expect("it is kept");
    assert_eq!(read.play(there).expect("a match"), play);
    let summary = read.summary(there);
    assert_eq!((summary.hints.as_slice(), summary.undo_record.undone), (&[1, 0][..], 1));
    assert_eq!(summary.result.as_ref().map(|result| result.winners.len()), Some(2), "a shared win");
    assert_eq!(summary.decisions, play.position());
    assert!(summary.is_helped() && !summary.foreign);
    assert_eq!(read.text(there), text, "exported as it is kept");
    assert_eq!(read.next_write(), None, "reading changes nothing");
}

#[test]
fn a_match_that_came_finished_was_not_played_here() {
    let mut library = Library::default();
    let id = library.begin(SCOPE, &finished(), 12);
    assert!(library.summary(id).foreign);
    let id = library.begin(SCOPE, &play(1), 13);
    library.keep(id, &finished(), 14);
    assert!(!library.summary(id).foreign);
}

#[test]
fn pauses_do_not_count_as_playing() {
    let mut library = Library::default();
    let mut play = play(0);
    let id = library.begin(SCOPE, &play, 1_000);
    // A pause; then the clock is set back, and goes on.
    for now in [4_000, 10_000, 10_000 + 3 * LONGEST_PAUSE, 9_000, 11_000] {
        assert!(play.decide_index(0));
        library.keep(id, &play, now);
    }
    assert_eq!(library.summary(id).played, 3_000 + 6_000 + LONGEST_PAUSE + 2_000);
    assert_eq!(library.summary(id).changed, 11_000, "it is dated by the clock as it is now");
}

#[test]
fn writes_go_out_in_the_order_of_the_decisions_and_need_what_is_known() {
    let mut library = Library::default();
    let mut play = play(0);
    let first = library.begin(SCOPE, &play, NOW);
    let begin = library.next_write().expect("a head");
    // The head, the summary, and the last number.
    assert_eq!((begin.id, &begin.need, begin.changes.len()), (first, &None, 3));
    // A decision made during the write waits, and is not acknowledged with it.
    decide(&mut library, first, &mut play);
    library.add(first, "{\"hint\":0}".into());
    let second = library.begin(SCOPE, &self::play(0), NOW);
    library.acknowledged(&begin);
    assert_eq!(library.safety(first), Safety::Writing);
    let next = library.next_write().expect("two steps");
    assert_eq!((next.id, next.changes.len()), (first, 4));
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
        assert_eq!(library.failed(write), Some(FIRST_RETRY));
        decide(&mut library, id, &mut play);
        settle(&mut library, &mut store);
        assert_eq!((library.number(id), library.safety(id)), (NOW, Safety::OnDisk));
        let mut read = store.reader();
        assert_eq!(read.in_scope(SCOPE).len(), 1);
        let there = read.in_scope(SCOPE)[0];
        assert_eq!(read.play(there).expect("a match").save(), play.save());
    }
}

#[test]
fn two_tabs_under_one_number_both_go_on() {
    let mut store = Store::default();
    let (mut here, mut there) = (Library::default(), Library::default());
    let (mut ours, theirs) = (play(0), AnyMatch::from(two_persons(4, UndoRule::Honest)));
    let other = there.begin(SCOPE, &theirs, NOW);
    settle(&mut there, &mut store);
    let id = here.begin(SCOPE, &ours, NOW);
    decide(&mut here, id, &mut ours);
    settle(&mut here, &mut store);
    assert_eq!(
        (here.number(id), there.number(other)),
        (NOW + 2, NOW),
        "its decision has a number too"
    );
    let mut read = store.reader();
    assert_eq!(read.in_scope(SCOPE).len(), 2);
    for (number, play) in [(NOW, &theirs), (NOW + 2, &ours)] {
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
    let other = there.in_scope(SCOPE)[0];
    let mut theirs = there.play(other).expect("a match");
    decide(&mut there, other, &mut theirs);
    decide(&mut there, other, &mut theirs);
    settle(&mut there, &mut store);
    // The same decision was made in this tab, and then a hint was given.
    decide(&mut here, id, &mut ours);
    here.add(id, "{\"hint\":0}".into());
    // Records that are not on the disk are not replaced by those of another tab.
    assert!(!store.tell(&mut here, NOW));
    settle(&mut here, &mut store);
    assert_ne!(here.number(id), NOW);
    let mut read = store.reader();
    assert_eq!(read.in_scope(SCOPE).len(), 2);
    let first = read.numbered(SCOPE, NOW).expect("theirs");
    assert_eq!(read.play(first).expect("a match").save(), theirs.save());
}

#[test]
fn a_match_that_goes_on_after_another_tab_has_removed_it_is_written_whole_again() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let mut play = play(4);
    let id = library.begin(SCOPE, &play, NOW);
    settle(&mut library, &mut store);
    store.0.clear();
    assert!(store.tell(&mut library, NOW), "it is gone");
    assert_eq!((library.in_progress(SCOPE), library.all_in_progress(None).len()), (None, 0));
    decide(&mut library, id, &mut play);
    settle(&mut library, &mut store);
    let mut read = store.reader();
    let there = read.in_progress(SCOPE).expect("the match");
    assert_eq!(read.play(there).expect("a match").save(), play.save());
    // The same without a word of the other tab, and at the end of the match.
    store.0.clear();
    library.keep(id, &finished(), NOW);
    settle(&mut library, &mut store);
    assert!(library.number(id) > NOW);
    assert_eq!((store.keys().len(), store.read(DONE).len()), (1, 1));
}

#[test]
fn the_end_of_a_match_removes_no_steps_of_another_tab() {
    let (mut here, mut store) = (Library::default(), Store::default());
    let id = here.begin(SCOPE, &play(4), NOW);
    settle(&mut here, &mut store);
    let mut there = store.reader();
    let other = there.in_scope(SCOPE)[0];
    let mut theirs = there.play(other).expect("a match");
    decide(&mut there, other, &mut theirs);
    settle(&mut there, &mut store);
    here.keep(id, &finished(), NOW);
    settle(&mut here, &mut store);
    assert!(here.number(id) > NOW);
    let mut read = store.reader();
    let first = read.numbered(SCOPE, NOW).expect("theirs");
    assert_eq!(read.play(first).expect("a match").save(), theirs.save());
    assert_eq!(store.read(DONE).len(), 1);
}

#[test]
fn a_removed_match_is_gone_from_the_store_until_it_is_restored() {
    for last in [play(3), finished()] {
        let (mut library, mut store) = (Library::default(), Store::default());
        let id = library.begin(SCOPE, &play(1), NOW);
        settle(&mut library, &mut store);
        library.keep(id, &last, NOW);
        settle(&mut library, &mut store);
        let before = store.clone();
        library.remove(id);
        assert_eq!((library.in_progress(SCOPE), library.all_in_progress(None).len()), (None, 0));
        settle(&mut library, &mut store);
        assert!(store.keys().is_empty(), "{:?}", store.keys());
        library.restore(id);
        settle(&mut library, &mut store);
        assert_eq!(store, before);
    }
}

#[test]
fn a_name_and_a_star_are_kept_with_the_match() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let first = library.begin(SCOPE, &play(3), 1);
    let second = library.begin(SCOPE, &finished(), 2);
    settle(&mut library, &mut store);
    let mut listed = store.listed();
    let there = listed.numbered(SCOPE, 1).expect("it is in progress");
    assert!(!listed.is_read(there) && listed.numbered(SCOPE, 2).is_none());
    assert_eq!(listed.play(there).err(), Some(LoadError::NotASave), "it is not read yet");
    listed.edit(there, |summary| summary.name = "Sunday".into());
    settle(&mut listed, &mut store);
    store.tell(&mut library, 1);
    assert_eq!(library.summary(first).name, "Sunday");
    library.edit(second, |summary| summary.star = true);
    settle(&mut library, &mut store);
    let mut read = store.reader();
    for (number, name, star) in [(1, "Sunday", false), (2, "", true)] {
        let id = read.numbered(SCOPE, number).expect("a match");
        let Summary { name: there, star: marked, .. } = read.summary(id);
        assert_eq!((there.as_str(), *marked), (name, star));
        assert!(read.play(id).is_ok());
    }
    // What another tab has removed is not written again by a new name alone.
    let mut listed = store.listed();
    store.0.clear();
    listed.edit(there, |summary| summary.name = "Monday".into());
    settle(&mut listed, &mut store);
    assert!(store.0.is_empty() && listed.in_progress(SCOPE).is_none());
}

#[test]
fn after_a_failure_each_wait_is_twice_as_long_until_the_store_answers() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(0), NOW);
    assert_eq!(library.safety(id), Safety::InMemory, "the store has not answered yet");
    library.opened();
    assert_eq!(library.safety(id), Safety::Writing);
    let mut waits = Vec::new();
    let write = library.next_write().expect("a head");
    for _ in 0..7 {
        waits.extend(library.failed(write.clone()));
        assert_eq!(library.safety(id), Safety::InMemory);
        assert_eq!(library.failed(write.clone()), None, "one try waits at a time");
        library.retry();
    }
    assert_eq!(waits, [2_000, 4_000, 8_000, 16_000, 32_000, LONGEST_RETRY, LONGEST_RETRY]);
    settle(&mut library, &mut store);
    assert_eq!(library.safety(id), Safety::OnDisk);
    assert_eq!(library.failed(write), Some(FIRST_RETRY));
}

#[test]
fn what_is_read_at_the_start_is_summaries_alone() {
    let mut store = Store::default();
    let mut library = Library::default();
    library.begin(SCOPE, &play(3), 7);
    library.begin("dwarf-king", &finished(), 7);
    settle(&mut library, &mut store);
    for foreign in [
        "now/rogue-monarch/yesterday",
        "now/rogue-monarch",
        "now/",
        "known/rogue-monarch/0000000000000001",
    ] {
        store.0.insert(foreign.into(), "{}".into());
    }
    store.0.insert("now/rogue-monarch/0000000000000009".into(), "{\"game\":7}".into());
    let mut read = Library::default();
    read.received_summaries(store.read(""));
    assert_eq!(read.in_scope(SCOPE).len(), 2);
    let damaged = read.numbered(SCOPE, 9).expect("a match with a damaged summary");
    assert_eq!(
        read.summary(damaged),
        &Summary { rules: 0, ..read.summary(damaged).clone() },
        "of no known rules"
    );
    let known = read.numbered(SCOPE, 7).expect("the match");
    assert_eq!((read.number(known), read.safety(known)), (7, Safety::OnDisk));
    assert!(!read.was_begun_here(known) && !read.is_read(known));
    let begun = library.in_progress(SCOPE).expect("it was begun");
    assert_eq!(read.all_in_progress(None), [damaged, known]);
    assert_eq!(read.summary(known), library.summary(begun));
    assert_eq!(read.next_write(), None, "reading changes nothing");
    // Its records come when it is opened.
    assert!(read.received(SCOPE, 7, store.find(SCOPE, 7)));
    assert!(read.play(known).is_ok());
    assert!(!read.received(SCOPE, 7, store.find(SCOPE, 7)), "nothing of it is new");
    // A step without a head is no match.
    store.0.insert("match/rogue-monarch/0000000000000011/000000".into(), "{}".into());
    assert!(!read.received(SCOPE, 11, store.find(SCOPE, 11)));
}

#[test]
fn what_is_exported_is_opened_as_a_file() {
    for decisions in [0, 4, 2_000] {
        let play = play(decisions);
        let mut library = Library::default();
        let id = library.begin(SCOPE, &play, 1);
        assert_eq!(open_file(&library.text(id)).expect("a match"), play);
        assert_eq!(open_file(&play.save()).expect("a match"), play);
    }
    for (text, fault) in [("", LoadError::NotJson), ("{}\n{}", LoadError::NotASave)] {
        assert_eq!(open_file(text).err(), Some(fault), "{text}");
    }
}

#[test]
fn a_record_that_is_damaged_is_kept_as_it_is() {
    let mut store = Store::default();
    store.0.insert(done_key(SCOPE, 5), "{\"about\":".into());
    let mut read = store.reader();
    let id = read.numbered(SCOPE, 5).expect("something is there");
    assert_eq!(read.play(id).err(), Some(LoadError::NotJson));
    assert_eq!(read.save(id).as_deref(), Some("{\"about\":"));
    assert_eq!(read.next_write(), None);
    // A link that was changed opens nothing.
    let mut library = Library::default();
    library.begin(SCOPE, &finished(), 6);
    settle(&mut library, &mut store);
    let text = store.0[&done_key(SCOPE, 6)].clone();
    let (summary, whole) = Finished::read(&text).expect("a record");
    let link = whole.link().expect("a link");
    let changed = text.replace(link, &format!("{}AAAA", &link[..link.len() - 4]));
    let (_, damaged) = Finished::read(&changed).expect("a record");
    assert_eq!(damaged.open(&summary).err(), Some(LoadError::NotASave));
    let others = Summary { seats: summary.seats[..1].to_vec(), ..summary.clone() };
    assert_eq!(whole.open(&others).err(), Some(LoadError::Table), "not its players");
    assert!(whole.open(&summary).is_ok());
}

#[test]
fn a_tab_that_watches_takes_in_what_the_other_has_written() {
    let (mut playing, mut store) = (Library::default(), Store::default());
    let mut play = play(2);
    let id = playing.begin(SCOPE, &play, NOW);
    settle(&mut playing, &mut store);
    let mut watching = Library::default();
    assert!(store.tell(&mut watching, NOW), "a match of another tab");
    let seen = watching.find(&key(NOW)).expect("the match");
    assert!(!store.tell(&mut watching, NOW), "nothing has happened since");
    decide(&mut playing, id, &mut play);
    settle(&mut playing, &mut store);
    assert!(store.tell(&mut watching, NOW));
    assert_eq!(watching.play(seen).expect("a match").save(), play.save());
    playing.keep(id, &finished(), NOW);
    settle(&mut playing, &mut store);
    assert!(store.tell(&mut watching, NOW));
    assert_eq!((watching.in_progress(SCOPE), watching.next_write()), (None, None));
}

#[test]
fn a_store_that_answers_late_gives_no_match_twice() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(1), NOW);
    settle(&mut library, &mut store);
    library.received_summaries(store.read(SUMMARIES));
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
        assert_eq!(library.in_scope(SCOPE)[0], id);
        settle(&mut library, &mut store);
        assert!(known.0.iter().all(|(key, text)| store.0.get(key) == Some(text)));
        known = store.clone();
        known.0.remove(LAST);
    }
    let numbers: Vec<u64> =
        library.in_scope(SCOPE).into_iter().map(|id| library.number(id)).collect();
    assert_eq!(numbers, [90, 52, 51, 50]);
    assert!(library.in_scope("monarch").is_empty());
}

#[test]
fn the_match_in_progress_is_the_one_played_last_that_can_be_opened() {
    let mut library = Library::default();
    let first = library.begin(SCOPE, &play(3), 1);
    let second = library.begin(SCOPE, &play(0), 2);
    library.begin(SCOPE, &finished(), 3);
    let others = library.begin("rogue-monarch@a.club;", &play(0), 4);
    assert_eq!(library.in_progress(SCOPE), Some(second));
    assert_eq!(library.in_progress("rogue-monarch@a.club;"), Some(others));
    library.keep(first, &play(4), 9);
    assert_eq!(library.all_in_progress(None), [first, second], "without those of a club's page");
    assert_eq!(library.all_in_progress(Some(SCOPE)), [first, second]);
    assert!(library.all_in_progress(Some("monarch")).is_empty());
    library.add(first, "{\"to\":99}".into());
    assert_eq!(library.play(first).err(), Some(LoadError::NotJson));
    assert_eq!(library.in_progress(SCOPE), Some(second));
    assert_eq!(library.all_in_progress(None).len(), 2, "it is still listed");
}

#[test]
fn the_same_match_is_known_by_its_seeds() {
    let mut library = Library::default();
    library.begin(SCOPE, &finished(), 1);
    let behind = library.begin(SCOPE, &play(3), 2);
    let other = AnyMatch::from(two_persons(4, UndoRule::Honest));
    library.begin(SCOPE, &other, 3);
    assert_eq!(library.further_than(SCOPE, &play(2)), Some(behind));
    assert_eq!(library.further_than(SCOPE, &play(3)), None, "no further");
    assert_eq!(library.further_than("monarch", &play(2)), None);
    assert_eq!(library.begun_from(behind), None);
    library.edit(behind, |summary| summary.from = Some(1));
    assert_eq!(library.begun_from(behind), Some(1));
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

#[test]
fn a_run_of_days_allows_one_day_off_in_seven() {
    let today = 20_800;
    // Days before today, 0 for today.
    let run = |played: &[u32]| {
        let mut library = Library::default();
        for &ago in played {
            let id = library.begin(SCOPE, &play(2), NOW);
            library.edit(id, |summary| summary.day = Some(today - ago));
            library.keep(id, &finished(), NOW + 1);
        }
        library.day_tries(&[], &[], &[]).run(Day(today))
    };
    assert_eq!(run(&[]), 0);
    assert_eq!(run(&[0]), 1);
    assert_eq!(run(&[1, 2]), 2, "today is not over yet");
    assert_eq!(run(&[0, 2, 3]), 3, "one day off");
    assert_eq!(run(&[2, 3]), 2, "yesterday off");
    assert_eq!(run(&[0, 3, 4]), 1, "two days off");
    assert_eq!(run(&[0, 2, 3, 4, 5, 6, 7, 9]), 8, "the second day off is seven days earlier");
    assert_eq!(run(&[0, 2, 3, 4, 5, 6, 8]), 6, "two days off in seven");

    let mut library = Library::default();
    let id = library.begin(SCOPE, &play(2), NOW);
    library.edit(id, |summary| summary.day = Some(today));
    assert_eq!(library.day_tries(&[], &[], &[]).run(Day(today)), 0, "in progress");
    library.keep(id, &finished(), NOW + 1);
    library.remove(id);
    assert_eq!(library.day_tries(&[], &[], &[]).run(Day(today)), 1, "deleted");
}

#[test]
fn a_run_of_days_that_has_ended_is_known_until_the_next_one_begins() {
    let today = 20_800;
    let ended = |played: &[u32]| {
        let mut library = Library::default();
        for &ago in played {
            let id = library.begin(SCOPE, &play(2), NOW);
            library.edit(id, |summary| summary.day = Some(today - ago));
            library.keep(id, &finished(), NOW + 1);
        }
        let ended = library.day_tries(&[], &[], &[]).ended(Day(today));
        ended.map(|(run, last, left)| (run, today - last.0, left))
    };
    assert_eq!(ended(&[]), None);
    assert_eq!(ended(&[1, 2, 3]), None, "it goes on");
    assert_eq!(ended(&[2, 3, 4]), None, "one day off");
    assert_eq!(ended(&[3, 4, 5, 6]), Some((4, 3, 0)), "two days off");
    assert_eq!(ended(&[30, 31, 33]), Some((3, 30, 0)), "long ago, with a day off");
    assert_eq!(ended(&[0, 3, 4, 5]), None, "the next one has begun");
    assert_eq!(ended(&[2, 3, 5, 6, 7]), Some((5, 2, 2)), "a second day off in seven");
    assert_eq!(ended(&[1, 3, 4, 6, 7]), None, "said on the day after");
    assert_eq!(ended(&[0, 2, 3, 5, 6, 7]), None, "played since");
    assert_eq!(ended(&[3]), None, "one day is no run");
    assert_eq!(ended(&[4, 9, 10]), None, "only the last days count");
}

#[test]
fn a_day_has_one_official_try_even_after_its_match_was_deleted() {
    let day = Day(20_785);
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &play(2), NOW);
    let other = library.begin(SCOPE, &play(2), NOW);
    let tried = |library: &Library, store: &Store| {
        let [done, now, tried] = [DONE, SUMMARIES, TRIED].map(|prefix| store.read(prefix));
        let tried: Vec<String> = tried.into_iter().map(|record| record.key).collect();
        match library.day_tries(&done, &now, &tried).of(day) {
            Some(DayTry::Kept(number, summary)) => Some((number, summary.is_over())),
            Some(DayTry::Deleted) => Some((0, true)),
            None => None,
        }
    };
    assert_eq!(tried(&library, &store), None);
    library.edit(id, |summary| summary.day = Some(day.0));
    let number = library.number(id);
    assert_eq!(tried(&library, &store), Some((number, false)), "in memory");
    settle(&mut library, &mut store);
    let elsewhere = Library::default();
    assert_eq!(tried(&elsewhere, &store), Some((number, false)), "in the store");
    library.keep(id, &finished(), NOW + 1);
    library.keep(other, &finished(), NOW + 1);
    assert_eq!(tried(&library, &store), Some((number, true)));
    settle(&mut library, &mut store);
    let mut there = store.listed();
    assert_eq!(tried(&there, &store), Some((number, true)));
    // Deleted, in memory at first; and for good.
    library.remove(id);
    library.remove(other);
    assert_eq!(tried(&library, &store), Some((0, true)));
    settle(&mut library, &mut store);
    assert_eq!(store.keys(), [tried_record(day.0).key.as_str()]);
    for library in [&library, &there, &Library::default()] {
        assert_eq!(tried(library, &store), Some((0, true)));
    }
    // Brought back, it is the try again.
    library.restore(id);
    settle(&mut library, &mut store);
    assert_eq!(tried(&Library::default(), &store), Some((number, true)));
    // Of two devices that had one, the first counts.
    let second = there.begin(SCOPE, &play(3), number + 5);
    there.edit(second, |summary| summary.day = Some(day.0));
    assert_eq!(tried(&there, &store), Some((number, true)));
    assert_eq!(tried(&there, &Store::default()), Some((number + 5, false)));
}

/// Returns the numbers in the store, of finished matches and of those in progress.
fn numbers(store: &Store) -> [Vec<u64>; 2] {
    let done = store.keys().into_iter().filter_map(done_parts).map(|(_, number)| number);
    let running = store.keys().into_iter().filter_map(|key| key.strip_prefix(SUMMARIES));
    let running = running.filter_map(parts_of).map(|(_, number)| number);
    [done.rev().collect(), running.collect()]
}

/// A match left in progress while the clock was ahead must not give two later ones the same number: on each
/// visit, only the matches in progress are in memory when one begins.
#[test]
fn no_number_is_given_twice_however_the_clock_is_set_between_visits() {
    const HOUR: i64 = 3_600_000;
    for jump in
        [HOUR, 24 * HOUR, 7 * 24 * HOUR, 2 * 365 * 24 * HOUR].into_iter().flat_map(|it| [it, -it])
    {
        let mut store = Store::default();
        let mut library = store.listed();
        library.begin(SCOPE, &play(5), NOW.saturating_add_signed(jump));
        settle(&mut library, &mut store);
        for visit in 1..=4 {
            let mut library = store.listed();
            let id = library.begin(SCOPE, &play(visit), NOW + visit as u64);
            settle(&mut library, &mut store);
            // It is reloaded in its middle, played to its end, and another is begun.
            let mut again = store.listed();
            let number = library.number(id);
            store.tell(&mut again, number);
            let id = again.numbered(SCOPE, number).expect("it is found");
            assert_eq!(again.play(id).expect("it opens").position(), visit);
            again.keep(id, &finished(), NOW + visit as u64);
            settle(&mut again, &mut store);
            assert_eq!(numbers(&store).map(|all| all.len()), [visit, 1], "{jump}");
        }
    }
}

#[test]
fn a_match_that_lies_beside_a_finished_one_of_its_number_is_found_and_moved() {
    let mut store = Store::default();
    for now in [100, 200] {
        let mut library = Library::default();
        library.opened();
        let id = library.begin(SCOPE, &finished(), now);
        settle(&mut library, &mut store);
        assert_eq!(library.number(id), now);
    }
    // As an earlier version wrote it: without asking whether the number is free.
    let mut before = Library::default();
    before.begin(SCOPE, &play(3), 200);
    store.make(&before.next_write().expect("a new match").changes);
    assert_eq!(numbers(&store), [vec![100, 200], vec![200]]);
    let mut library = store.listed();
    store.tell(&mut library, 200);
    let id = library.parted(SCOPE, 200).expect("the one in progress");
    assert_eq!(library.play(id).expect("it opens").position(), 3);
    settle(&mut library, &mut store);
    assert_eq!(numbers(&store), [vec![100, 200], vec![201]]);
    assert_eq!((library.number(id), library.parted(SCOPE, 200)), (201, None));
    let other = store.reader();
    assert!(other.finished().count() == 2 && other.all_in_progress(None).len() == 1);
}

#[test]
fn a_finished_match_that_another_tab_has_removed_is_not_kept_again() {
    let (mut library, mut store) = (Library::default(), Store::default());
    let id = library.begin(SCOPE, &finished(), NOW);
    settle(&mut library, &mut store);
    for hears in [true, false] {
        let mut tab = store.reader();
        let there = tab.numbered(SCOPE, NOW).expect("it is there");
        let kept = store.clone();
        let removed = library.clone().next_write();
        assert_eq!(removed, None);
        let mut other = library.clone();
        other.remove(id);
        settle(&mut other, &mut store);
        if hears {
            store.tell(&mut tab, NOW);
        }
        // Its review is open here, which is added once it is computed.
        tab.add(there, "{\"hint\":0}".to_owned());
        tab.edit(there, |summary| summary.star = true);
        settle(&mut tab, &mut store);
        assert!(store.keys().iter().all(|key| !key.starts_with("done/")), "{hears}");
        store = kept;
    }
}
