//! Goals: each can be reached, is not reached by every match, and counts only where a person decided.

use regalia::bots::Level;
use regalia::engine::{Seat, Turn};
use regalia::session::goals::{self, KeptGoals, Reached, seats_that_count};
use regalia::session::library::{Finished, Summary};
use regalia::session::{Agreement, AnyMatch, NewMatch, Occupant, answer_any, new_match};

/// Returns a match at a table of Regents and one person, or of persons alone, in which everyone decides as a
/// bot of another level.
fn played(game: &str, seats: usize, seed: u64, regents: bool, as_if: Level) -> AnyMatch {
    let person = Occupant::Person { name: String::new() };
    let mut occupants = vec![person.clone(); seats];
    if regents {
        occupants = vec![Occupant::Bot { level: Level::Regent }; seats];
        occupants[seed as usize % seats] = person;
    }
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed,
        bot_seed: seed + 1,
        occupants,
        agreement: Agreement::default(),
    };
    let mut play = new_match(&new).expect("natively all games are loaded").expect("a deal");
    while !play.is_over() {
        let question = play.question_for(as_if).expect("it goes on");
        let answer = answer_any(&question, &mut || false).expect("a question");
        assert!(play.decide_index(answer.index));
    }
    play
}

/// Returns the summary of a match that was played to its end here.
fn summary_of(play: &AnyMatch) -> Summary {
    // A match that is over when it comes is another device's.
    Summary { foreign: false, ..Summary::new(play, 1) }
}

/// Returns how often each goal was reached, and how often not by a winner.
fn tried(
    game: &str,
    reached: Reached,
    goals: usize,
    seats: &[usize],
    count: u64,
) -> Vec<(usize, usize)> {
    let mut all = vec![(0, 0); goals];
    for seed in 0..count {
        let seats = seats[seed as usize % seats.len()];
        let level = if seed % 3 == 0 { Level::Baron } else { Level::Squire };
        let play = played(game, seats, seed, seed % 2 == 0, level);
        let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
        for seat in Seat::all(seats) {
            let bits = reached(&play, seat);
            assert_eq!(bits >> goals, 0, "{game}: a goal that is none");
            for (nth, (met, missed)) in all.iter_mut().enumerate() {
                let is_met = bits >> nth & 1 == 1;
                *met += usize::from(is_met);
                *missed += usize::from(!is_met && outcome.winners().contains(seat));
            }
        }
    }
    all
}

macro_rules! each_goal {
    ($($test:ident: $module:ident $game:literal, $seats:expr, $count:expr;)*) => {
        $(
            #[test]
            fn $test() {
                let goals = goals::$module::Goal::ALL;
                assert!((8..=12).contains(&goals.len()));
                let all = tried($game, goals::$module::reached, goals.len(), $seats, $count);
                let told: Vec<_> = goals.iter().zip(&all).collect();
                for (goal, (met, missed)) in &told {
                    // A plain win is missed by no winner.
                    let is_win = format!("{goal:?}") == "Win";
                    assert!(*met > 0 && (*missed > 0 || is_win), "{goal:?} of {told:?}");
                }
            }
        )*
    };
}

each_goal! {
    every_goal_of_rogue_monarch_can_be_reached: rogue_monarch "rogue-monarch", &[2], 300;
    every_goal_of_the_dwarf_king_can_be_reached: dwarf_king "dwarf-king", &[3, 4, 5], 120;
    every_goal_of_mon_royaume_can_be_reached: mon_royaume "mon-royaume", &[2, 3, 4], 300;
    every_goal_of_the_penniless_king_can_be_reached: penniless_king "penniless-king", &[3, 4, 5], 120;
    every_goal_of_monarch_can_be_reached: monarch "monarch", &[3, 4, 2], 120;
}

#[test]
fn a_win_against_weaker_bots_is_none_against_regents() {
    let game = "dwarf-king";
    let reached = goals::dwarf_king::reached;
    let bit = 1 << goals::dwarf_king::Goal::Regents as u16;
    let against = |levels: [Level; 2]| {
        let mut found = None;
        for seed in 0..40 {
            let play = played(game, 3, seed, true, Level::Squire);
            let person = Seat::new(seed as usize % 3);
            let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
            if outcome.winners().contains(person) {
                let mut setup = play.setup();
                let mut levels = levels.into_iter();
                for occupant in setup.occupants.iter_mut().filter(|one| !one.is_person()) {
                    *occupant = Occupant::Bot { level: levels.next().expect("two bots") };
                }
                let mut again = new_match(&setup).expect("loaded").expect("a deal");
                while !again.is_over() {
                    let question = again.question_for(Level::Squire).expect("it goes on");
                    let answer = answer_any(&question, &mut || false).expect("a question");
                    assert!(again.decide_index(answer.index));
                }
                found = Some(reached(&again, person) & bit != 0);
                break;
            }
        }
        found.expect("one of them is won")
    };
    assert!(against([Level::Regent; 2]));
    assert!(!against([Level::Regent, Level::Baron]));
}

#[test]
fn only_what_a_person_here_decided_to_the_end_counts() {
    let play = played("rogue-monarch", 2, 4, true, Level::Squire);
    let finished = Finished::new(&play);
    let text = finished.text(&summary_of(&play));
    let summary = Finished::summary(&text).expect("a record");
    let person = Seat::new(0);
    assert_eq!(seats_that_count(&summary), [person], "never a bot");
    let none = |change: fn(&mut Summary)| {
        let mut summary = summary.clone();
        change(&mut summary);
        assert_eq!(seats_that_count(&summary), []);
    };
    none(|summary| summary.foreign = true);
    none(|summary| summary.undo_record.retry = true);
    none(|summary| summary.undo_record.reopened = true);
    none(|summary| summary.stand_ins = vec![(1, 9), (0, 0)]);
    none(|summary| summary.left = vec![3, 0]);
    none(|summary| summary.turn = Some(Seat::new(0)));
    none(|summary| summary.result = None);
}

#[test]
fn what_is_kept_of_goals_is_read_as_it_was_written() {
    let mut kept = KeptGoals::default();
    kept.note("done/12/monarch", 0b101);
    kept.note("done/9/monarch", 0);
    assert_eq!(KeptGoals::read(&kept.to_string()), kept);
    assert_eq!((kept.reached(0), kept.reached(1)), (Some("done/12/monarch"), None));
    assert!(kept.has("done/9/monarch") && !kept.has("done/10/monarch"));
    kept.keep_only(|key| key != "done/12/monarch");
    assert_eq!(kept.reached(0), None, "a match that is gone has reached nothing");
    assert_eq!(KeptGoals::read("0\n5 done/12/monarch\n"), KeptGoals::default(), "another version");
    assert_eq!(KeptGoals::read(""), KeptGoals::default());
}
