//! `DynMatch` reports the same as the match itself.

use crate::coins::{Coin, Coins, Options};
use crate::helpers::{
    BOT_SEED, Play, SEED, against_squire, bot, changed, go_on, named, person, two_persons,
};
use regalia::bots::Level;
use regalia::engine::{NoOptions, Seat, Setup, Turn};
use regalia::session::{
    Agreement, Answer, DynMatch, Match, Part, Reviewed, Table, UndoRule, load, new_match,
};
use serde_json::json;

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Returns the match independent of its game.
fn dyn_match(play: &Play) -> &dyn DynMatch {
    play
}

fn dyn_match_mut(play: &mut Play) -> &mut dyn DynMatch {
    play
}

#[test]
fn what_was_agreed() {
    for agreement in [
        Agreement { undo: UndoRule::Free, open_log: true, hints: false },
        Agreement { undo: UndoRule::Honest, open_log: false, hints: true },
    ] {
        let play = Play::new(Table {
            setup: Setup { seats: 2, options: NoOptions {} },
            seed: SEED,
            bot_seed: BOT_SEED,
            occupants: vec![person("Ysé"), bot(Level::Squire)],
            agreement,
        })
        .expect("a table that fits");
        let there = dyn_match(&play);
        assert_eq!(there.info().id, "rogue-monarch");
        assert_eq!(there.occupants(), play.table().occupants);
        assert_eq!((there.seed(), there.agreement()), (SEED, agreement));
        let again = new_match(&there.setup()).expect("a known game").expect("a table that fits");
        assert_eq!(again.save(), there.save());
        let other = there.setup().with_seeds(3, 4);
        assert_eq!((other.seed, other.bot_seed), (3, 4));
        assert_eq!(other.with_seeds(SEED, BOT_SEED), there.setup());
    }
}

#[test]
fn options_by_key_and_value() {
    let table = Table {
        setup: Setup {
            seats: 2,
            options: Options { table: Coin::Tin, purse: vec![Coin::Gold, Coin::Tin] },
        },
        seed: 1,
        bot_seed: 2,
        occupants: vec![person(""), person("")],
        agreement: Agreement::default(),
    };
    let play = Match::<Coins>::new(table).expect("a table that fits");
    let pairs = [("table", "tin"), ("purse", "gold,tin")];
    assert_eq!(play.setup().options, pairs.map(|(key, value)| (key.into(), value.into())));
}

#[test]
fn who_is_asked_and_what_there_is_to_decide() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    for n in 0.. {
        let here = dyn_match(&play);
        assert_eq!((here.position(), here.length()), (n, n));
        assert_eq!((here.turn(), here.legal_count()), (play.turn(), play.legal().len()));
        let Turn::Of(seat) = play.turn() else { break };
        // Only the person gets hints, and only the bot is asked or decides at random.
        let persons = seat == SEATS[0];
        assert_eq!(
            here.hint_question("fr").map(|asked| asked.language),
            persons.then(|| "fr".to_owned())
        );
        assert_eq!(here.question().map(|asked| asked.seat), (!persons).then_some(seat));
        assert_eq!(here.by_chance(), play.by_chance());
        assert_eq!(here.by_chance().is_some(), !persons);
        go_on(&mut play, 1);
        assert_eq!(dyn_match(&play).mover(n), seat);
    }
}

#[test]
fn decisions_by_their_number() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    let (before, wanted) = (play.clone(), play.legal()[1]);
    let count = play.legal().len();
    let answer = |n, index| Answer { n, index, cut_short: false };
    for foreign in [answer(1, 0), answer(0, count)] {
        assert!(!dyn_match(&play).fits(&foreign) && !dyn_match_mut(&mut play).accept(&foreign));
        assert_eq!(play, before);
    }
    assert!(!dyn_match_mut(&mut play).decide_index(count));
    let last = answer(0, count - 1);
    assert!(dyn_match(&play).fits(&last));
    for cut_short in [false, true] {
        let mut accepted = play.clone();
        assert!(dyn_match_mut(&mut accepted).accept(&Answer { cut_short, ..last }));
        assert_eq!(dyn_match(&accepted).timed_out(0), cut_short);
    }
    assert!(dyn_match_mut(&mut play).decide_index(1));
    assert_eq!(play.decisions(), [wanted]);
}

#[test]
fn haste_is_noted_of_the_last_decision() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 3);
    dyn_match_mut(&mut play).note_timeout();
    go_on(&mut play, 1);
    let timed_out = [0, 1, 2, 3].map(|n| dyn_match(&play).timed_out(n));
    assert_eq!(timed_out, [false, false, true, false]);
}

#[test]
fn what_may_be_taken_back_is_taken_back_and_done_again() {
    let mut play = two_persons(4, UndoRule::Honest);
    let Turn::Of(mover) = play.turn() else { panic!("it has begun") };
    let other = mover.next(2);
    play.decide(named("replace-1")).expect("legal");
    let there = play.clone();
    for seat in [mover, other] {
        assert_eq!(dyn_match(&play).can_undo(seat), seat == mover);
        assert_eq!(dyn_match(&play).is_for_good(seat), play.is_for_good(seat));
    }
    assert!(dyn_match(&play).is_for_good(other) && !dyn_match(&play).is_for_good(mover));
    assert!(!dyn_match_mut(&mut play).undo(other));
    assert_eq!(play, there);
    assert!(dyn_match_mut(&mut play).undo(mover));
    assert_eq!((dyn_match(&play).position(), dyn_match(&play).length()), (0, 1));
    assert!(!dyn_match(&play).taken_back(), "an honest table gives that back");
    assert_eq!(dyn_match(&play).as_before(), play.as_before());
    assert!(dyn_match(&play).as_before().is_some());
    assert!(dyn_match(&play).can_redo(mover) && !dyn_match(&play).can_redo(other));
    assert!(!dyn_match_mut(&mut play).redo(other));
    assert!(dyn_match_mut(&mut play).redo(mover));
    assert_eq!(play.state(), there.state());
    assert!(!dyn_match_mut(&mut play).redo(mover), "there is nothing more");
    dyn_match_mut(&mut play).step_back();
    assert_eq!(dyn_match(&play).position(), 0);
    assert!(dyn_match(&play).taken_back(), "whatever had been seen");
    dyn_match_mut(&mut play).go_to(1);
    assert_eq!(play.state(), there.state());
}

#[test]
fn hints_and_what_is_kept() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    while play.turn() != Turn::Of(SEATS[0]) {
        go_on(&mut play, 1);
    }
    let mut records = dyn_match(&play).records();
    records.steps.extend(dyn_match_mut(&mut play).note_hint());
    records.steps.extend(dyn_match_mut(&mut play).note_hint());
    assert_eq!(SEATS.map(|seat| dyn_match(&play).hints(seat)), [2, 0]);
    let opened = records.open().expect("our own records");
    assert_eq!(SEATS.map(|seat| opened.hints(seat)), [2, 0]);
    let save = dyn_match(&play).save();
    assert_eq!(opened.save(), save);
    assert_eq!(dyn_match(&play).link(), play.link());
    assert_eq!(dyn_match(&play).steps_since(0).len(), play.position());
    assert!(!dyn_match(&play).left_out());
    let spoiled = changed(&save, "/bots/hints", json!([0, 9]));
    assert!(load(&spoiled).expect("hints are no rule").left_out());
}

#[test]
fn a_review_is_taken_in_part_by_part_and_kept() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    let mut reviewed = Reviewed::default();
    let stood = |n, decided| Part::Stood { n, chances: vec![1, 2], decided };
    assert!(!dyn_match(&play).take_in(stood(0, Some(vec![1, 2])), &mut reviewed));
    assert!(dyn_match(&play).take_in(stood(0, None), &mut reviewed));
    assert_eq!(reviewed.chances().len(), 1);
    assert!(dyn_match(&play).review().is_none());
    let mut records = play.records();
    records.steps.push(dyn_match_mut(&mut play).keep_review(reviewed.clone()));
    assert_eq!(dyn_match(&play).review(), Some(&reviewed));
    assert_eq!(records.steps, play.records().steps);
}
