//! What a bot decided for a person is kept with the match, and told in the lists.

use crate::helpers::{Play, against_squire, go_on, two_persons};
use regalia::bots::Level;
use regalia::engine::{Seat, SeatSet, Turn};
use regalia::session::library::{Finished, Library, Summary};
use regalia::session::{AnyMatch, DynMatch, Letter, STAND_IN, UndoRule, answer_any};

/// Lets a bot decide for the person to move. Returns false if that was no choice of theirs.
fn stand_in(play: &mut Play) -> bool {
    let question = play.question_for(STAND_IN).expect("a person is to move");
    let answer = answer_any(&question, &mut || false).expect("a question of the house");
    assert!(play.accept(&answer));
    play.note_stand_in();
    play.log().last().is_some_and(|entry| !entry.forced)
}

/// Returns a finished match, the numbers of the decisions that a bot made, and what it made by seat.
fn with_a_bot_for_three() -> (Play, Vec<u32>, Vec<(u16, u16)>) {
    let mut play = two_persons(3, UndoRule::Honest);
    let (mut numbers, mut counts) = (Vec::new(), vec![(0, 0); 2]);
    while let Turn::Of(seat) = play.turn() {
        let n = play.position();
        let by_bot = (4..12).contains(&n) && seat.index() == 0;
        if by_bot && stand_in(&mut play) {
            numbers.push(n as u32);
        } else if !by_bot {
            go_on(&mut play, 1);
        }
        let entry = &play.log()[n];
        let count = &mut counts[entry.seat.index()];
        count.1 += u16::from(!entry.forced);
        count.0 += u16::from(numbers.contains(&(n as u32)));
    }
    assert!(numbers.len() > 1, "{numbers:?}");
    (play, numbers, counts)
}

#[test]
fn the_library_keeps_what_a_bot_decided_and_a_save_does_not() {
    let (play, numbers, counts) = with_a_bot_for_three();
    assert_eq!((play.stood_in(), play.stand_ins()), (&numbers[..], counts.clone()));
    assert!(!play.save().contains("stood_in"), "the format of saves stays");
    let from_records = play.records().open().expect("own records");
    assert_eq!(from_records.stand_ins(), counts);
    let play = AnyMatch::from(play);
    let summary = Summary::new(&play, 1);
    assert_eq!(summary.stand_ins, counts);
    let row = Finished::new(&play).text(&summary);
    let (summary, finished) = Finished::read(&row).expect("an own row");
    assert_eq!(summary.stand_ins, counts);
    assert_eq!(finished.open(&summary).expect("an own match").stand_ins(), counts);
}

#[test]
fn who_played_is_known_for_each_position() {
    let (mut play, numbers, _) = with_a_bot_for_three();
    let log = play.log().to_vec();
    let mut seen = [0; 2];
    for n in 0..=log.len() {
        play.go_to(n);
        let own = |entry: &&(usize, &regalia::session::Entry<_>)| {
            entry.1.seat.index() == 0 && !entry.1.forced
        };
        let last = log.iter().enumerate().take(n).collect::<Vec<_>>();
        let last = last.iter().rev().find(own).map(|(at, _)| *at as u32);
        let by_bot = last.is_some_and(|last| numbers.contains(&last));
        seen[usize::from(by_bot)] += 1;
        let expected = if by_bot { SeatSet::only(Seat::new(0)) } else { SeatSet::NONE };
        assert_eq!(play.played_by_bots(), expected, "{n}");
    }
    assert!(seen.iter().all(|times| *times > 5), "{seen:?}");
    // Who has left is not there from then on.
    let mut left = two_persons(3, UndoRule::Honest);
    go_on(&mut left, 10);
    left.note_left(Seat::new(1));
    go_on(&mut left, 6);
    for n in [0, 9, 10, 16] {
        left.go_to(n);
        assert_eq!(left.played_by_bots().contains(Seat::new(1)), n >= 10, "{n}");
    }
}

#[test]
fn a_match_in_which_a_bot_stood_in_is_not_among_people_alone() {
    let mut alone = two_persons(3, UndoRule::Honest);
    go_on(&mut alone, 2_000);
    assert!(alone.stand_ins().is_empty());
    assert_eq!(Summary::new(&AnyMatch::from(alone), 1).level(), None);
    let (play, ..) = with_a_bot_for_three();
    assert_eq!(Summary::new(&AnyMatch::from(play), 1).level(), Some(Level::Baron));
}

#[test]
fn what_was_undone_is_no_bots_any_more() {
    let (mut play, numbers, _) = with_a_bot_for_three();
    let first = numbers[0] as usize;
    play.go_to(first);
    assert!(play.stand_ins().is_empty(), "it is not in force");
    let other = play.legal().iter().copied().find(|it| *it != play.decisions()[first]);
    play.decide(other.expect("a choice")).expect("a legal decision");
    assert!(play.stood_in().is_empty());
}

#[test]
fn the_library_keeps_for_whom_a_bot_plays_and_letters_do_not_tell_it() {
    let mut play = AnyMatch::from(two_persons(3, UndoRule::Honest));
    let both = SeatSet::all(2);
    let mut library = Library::default();
    let id = library.begin("rogue-monarch", &play, 1);
    let step = play.note_by_bots(both).expect("it is new");
    assert_eq!(play.note_by_bots(both), None);
    library.add(id, step);
    assert_eq!(library.play(id).expect("an own match"), play);
    // Decisions follow, and later another choice.
    assert!(play.decide_index(0));
    library.keep(id, &play, 2);
    let left = both.without(Seat::new(1));
    library.add(id, play.note_by_bots(left).expect("it is new"));
    assert_eq!(library.play(id).expect("an own match").by_bots(), left);
    // A letter is for others; one that comes back changes nothing here.
    let letter = Letter { id: 7, from: None, play: play.clone() };
    let letter = Letter::read(&letter.text()).expect("an own letter");
    assert_eq!(letter.play.by_bots(), SeatSet::NONE);
    assert_eq!(letter.joined(&play).by_bots(), left);
    // No bot plays for a bot.
    let mut against = AnyMatch::from(against_squire(3, UndoRule::Honest));
    against.keep_by_bots(both);
    assert_eq!(against.by_bots(), SeatSet::only(Seat::new(0)));
}
