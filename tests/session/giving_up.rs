//! Matches that a person gives up, or all agree to end: what a save, a link, a letter and the library keep of them.

use crate::helpers::{Play, SEED, against_squire, go_on, person, two_persons};
use regalia::engine::{Seat, SeatSet, Turn};
use regalia::session::library::{Finished, Library, Summary};
use regalia::session::statistics::{Aliases, Filters, Sitting, sittings};
use regalia::session::{
    Agreement, AnyMatch, Beside, ByLetter, COLUMNS, CsvMatch, EarlyEnd, Letter, NewMatch, UndoRule,
    bg_stats_link, csv, load, new_match, open_link,
};

const NOW: u64 = 1_800_000_000_000;

/// Returns a match of two persons that the first one has given up.
fn given_up() -> Play {
    let mut play = two_persons(SEED, UndoRule::Free);
    go_on(&mut play, 9);
    assert!(play.give_up(Seat::new(0)));
    play
}

/// Returns a match of three persons that one of them has given up, in a game that counts points.
fn of_three() -> AnyMatch {
    let new = NewMatch {
        game: "dwarf-king".to_owned(),
        options: Vec::new(),
        seed: SEED,
        bot_seed: 1,
        occupants: ["Ysé", "Léo", "Ann"].map(person).to_vec(),
        agreement: Agreement::default(),
    };
    let mut play = new_match(&new).expect("a known game").expect("it can be dealt");
    for _ in 0..60 {
        assert!(play.decide_index(0));
    }
    assert!(play.give_up(Seat::new(2)));
    play
}

#[test]
fn of_two_the_other_wins_and_of_more_no_one_does() {
    let play = given_up();
    let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
    assert_eq!(outcome.winners(), SeatSet::only(Seat::new(1)));
    assert!(play.legal().is_empty() && play.is_over());
    let play = of_three();
    let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
    assert_eq!((outcome.winners(), outcome.scores().len()), (SeatSet::NONE, 3));
    assert!(outcome.scores().iter().any(|&points| points != 0), "the points as they stand");
}

#[test]
fn it_ends_for_good_and_only_by_a_person_of_a_match_that_goes_on() {
    let mut play = given_up();
    let before = play.clone();
    let action = {
        let mut open = play.branch_at(play.position());
        assert!(open.gave_up().is_none() && !open.is_over());
        assert!(open.decide(open.legal()[0]).is_ok());
        open.log().last().expect("a decision").action
    };
    assert!(play.decide(action).is_err() && play.decide_all(&[action]).is_err());
    for seat in [0, 1].map(Seat::new) {
        assert!(!play.give_up(seat) && !play.undo(seat) && !play.redo(seat));
    }
    assert_eq!(play, before);
    let mut against_bot = against_squire(SEED, UndoRule::Free);
    assert!(!against_bot.give_up(Seat::new(1)), "a bot does not");
    assert!(!against_bot.give_up(Seat::new(2)), "there is no such seat");
    go_on(&mut against_bot, 2_000);
    assert!(!against_bot.give_up(Seat::new(0)), "it is over");
    // Undone decisions are forgotten.
    let mut taken_back = two_persons(SEED, UndoRule::Free);
    go_on(&mut taken_back, 9);
    taken_back.go_to(5);
    assert!(taken_back.give_up(Seat::new(0)));
    assert_eq!((taken_back.position(), taken_back.decisions().len()), (5, 5));
    // A replay shows the earlier positions, in which the match was not over.
    taken_back.go_to(3);
    assert!(!taken_back.is_over() && !taken_back.legal().is_empty());
    taken_back.go_to(5);
    assert!(taken_back.is_over() && taken_back.legal().is_empty());
}

#[test]
fn a_save_a_link_and_the_records_have_it() {
    let all = [AnyMatch::from(given_up()), of_three(), {
        let mut at_start = two_persons(SEED, UndoRule::Honest);
        assert!(at_start.give_up(Seat::new(1)));
        at_start.into()
    }];
    for play in all {
        let saved = load(&play.save()).expect("an own save");
        assert_eq!(saved, play);
        assert_eq!(play.records().open().expect("own records"), play);
        let linked = open_link(&play.link()).expect("an own link");
        assert_eq!((linked.gave_up(), linked.turn()), (play.gave_up(), play.turn()));
        assert_eq!(linked.link(), play.link());
    }
}

#[test]
fn a_match_that_was_not_given_up_has_nothing_of_it() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 9);
    assert!(!play.save().contains("gave_up"));
    assert_eq!(play.gave_up(), None);
    let save = given_up().save();
    assert!(save.contains("\"gave_up\":0"), "{save}");
    // A seat that does not fit is left out.
    for wrong in ["\"gave_up\":1", "\"gave_up\":2"] {
        let mut bots = against_squire(SEED, UndoRule::Honest);
        go_on(&mut bots, 4);
        assert!(bots.give_up(Seat::new(0)));
        let text = bots.save().replace("\"gave_up\":0", wrong);
        let opened = load(&text).expect("the rest of it fits");
        assert!(opened.left_out() && !opened.is_over(), "{wrong}");
    }
}

#[test]
fn a_letter_tells_the_one_who_waited_that_it_is_over() {
    let here = AnyMatch::from({
        let mut play = two_persons(SEED, UndoRule::Honest);
        go_on(&mut play, 9);
        play
    });
    let mut there = here.clone();
    let Turn::Of(by) = there.turn() else { panic!("it goes on") };
    assert!(there.give_up(by));
    let letter = Letter { id: 7, from: Some(by), play: there };
    let letter = Letter::read(&letter.text()).expect("an own letter");
    assert_eq!((letter.to(), letter.play.gave_up()), (None, Some(by)));
    let mut library = Library::default();
    let others = SeatSet::all(2).without(by);
    let by_letter = ByLetter { id: 7, here: others, sent: Some(here.position()) };
    let id = library.begin_by_letter("rogue-monarch", &here, by_letter, NOW);
    assert_eq!(letter.beside(&here, by_letter), Beside::Further { has_own: false });
    assert!(library.take_letter(id, &letter, NOW + 1));
    assert_eq!(library.play(id).expect("an own match").gave_up(), Some(by));
    assert_eq!(library.summary(id).gave_up(), Some(by));
    // It comes again.
    let known = library.play(id).expect("an own match");
    assert_eq!(letter.beside(&known, by_letter), Beside::Same);
}

#[test]
fn the_library_and_the_statistics_count_a_loss_of_two_and_nothing_of_more() {
    for (play, counts) in [(AnyMatch::from(given_up()), true), (of_three(), false)] {
        let mut library = Library::default();
        let mut before = play.branch_at(play.position());
        let id = library.begin(play.info().id, &before, NOW);
        assert!(before.give_up(play.gave_up().expect("a person")));
        library.keep(id, &before, NOW + 1);
        let summary = library.summary(id).clone();
        assert_eq!((summary.gave_up(), summary.is_over()), (play.gave_up(), true));
        let row = Finished::new(&play).text(&Summary::new(&play, NOW));
        let (read, finished) = Finished::read(&row).expect("an own row");
        assert_eq!(read.gave_up(), play.gave_up());
        assert_eq!(finished.open(&read).expect("an own match").gave_up(), play.gave_up());
        let mut counted = summary;
        (counted.undo_record.retry, counted.foreign) = (false, false);
        let aliases = Aliases::default();
        let shares: Vec<f64> = sittings([&counted], &aliases, &Filters::default())
            .iter()
            .map(Sitting::share)
            .collect();
        assert_eq!(shares, if counts { vec![0.0, 1.0] } else { vec![] });
    }
}

/// Returns the match of three persons, whose persons have agreed to end it.
fn agreed() -> AnyMatch {
    let mut play = of_three().branch_at(usize::MAX);
    assert!(play.end_early(EarlyEnd::Agreed));
    play
}

#[test]
fn an_end_by_agreement_has_no_winner_and_is_kept_everywhere() {
    let mut of_two = two_persons(SEED, UndoRule::Free);
    go_on(&mut of_two, 9);
    assert!(of_two.end_early(EarlyEnd::Agreed));
    for play in [AnyMatch::from(of_two), agreed()] {
        let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
        assert_eq!(outcome.winners(), SeatSet::NONE);
        assert_eq!((play.ended_early(), play.gave_up()), (Some(EarlyEnd::Agreed), None));
        assert!(!play.clone().give_up(Seat::new(0)) && !play.clone().undo(Seat::new(0)));
        assert_eq!(load(&play.save()).expect("an own save"), play);
        assert_eq!(play.records().open().expect("own records"), play);
        let linked = open_link(&play.link()).expect("an own link");
        assert_eq!((linked.ended_early(), linked.turn()), (play.ended_early(), play.turn()));
        let summary = Summary::new(&play, NOW);
        assert_eq!((summary.ended_early(), summary.gave_up()), (play.ended_early(), None));
        let (read, finished) = Finished::read(&Finished::new(&play).text(&summary)).expect("a row");
        assert_eq!(read.ended_early(), play.ended_early());
        assert_eq!(play.ended_early().map(EarlyEnd::name), Some("agreed"), "what a club is told");
        assert_eq!(finished.open(&read).expect("an own match").ended_early(), play.ended_early());
        // It is neither a win nor a loss of anyone.
        let mut counted = summary.clone();
        (counted.undo_record.retry, counted.foreign) = (false, false);
        assert!(sittings([&counted], &Aliases::default(), &Filters::default()).is_empty());
        assert!(regalia::session::goals::seats_that_count(&counted).is_empty());
        let names = ["Ysé", "Léo", "Ann"].map(str::to_owned);
        let names = &names[..summary.seats.len()];
        let link = bg_stats_link("a/1", &summary, "A game", names).expect("it is over");
        assert!(!link.contains("%22winner%22%3Atrue"), "{link}");
        let one = CsvMatch { id: "a/1", summary: &summary, game: "A game", names };
        let text = csv(&["head"; COLUMNS], [one].into_iter());
        for row in text.lines().skip(1) {
            let cells: Vec<&str> = row.split(',').collect();
            assert_eq!(cells[8..11], ["0", "", "1"], "no share, not given up, but agreed: {row}");
        }
    }
}

#[test]
fn only_a_match_of_several_persons_that_goes_on_is_ended_by_agreement() {
    let mut alone = against_squire(SEED, UndoRule::Free);
    assert!(!alone.end_early(EarlyEnd::Agreed) && !alone.is_over());
    // A link or a save that says so was altered.
    go_on(&mut alone, 4);
    assert!(alone.give_up(Seat::new(0)));
    let altered = alone.save().replace("\"gave_up\":0", "\"gave_up\":255");
    let opened = load(&altered).expect("the rest of it fits");
    assert!(opened.left_out() && !opened.is_over());
    let mut over = agreed();
    assert!(!over.end_early(EarlyEnd::Agreed) && !over.give_up(Seat::new(1)));
}
