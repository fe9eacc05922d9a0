//! The deals of the day: dates, the rotation, the list and its check hashes.

use regalia::bots::Level;
use regalia::engine::Seat;
use regalia::session::day::{Day, DayList, FIRST_DAY, LevelResult, Listed, NoDate, check_of};
use regalia::session::{Occupant, infos, only_person};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The list that the page carries.
const LIST: &str = include_str!("../../static/days.txt");

fn list() -> DayList {
    DayList::read(LIST).expect("the file is a list")
}

fn day(text: &str) -> Day {
    text.parse().expect("a date")
}

#[test]
fn dates_are_those_of_the_gregorian_calendar() {
    for (text, days, weekday) in [
        ("1970-01-01", 0, 3),
        ("2000-02-29", 11_016, 1),
        ("2026-11-01", 20_758, 6),
        ("2026-11-26", 20_783, 3),
        ("2027-03-28", 20_905, 6),
        ("2100-03-01", 47_541, 0),
        ("9999-12-31", 2_932_896, 4),
    ] {
        assert_eq!(day(text), Day(days), "{text}");
        assert_eq!(Day(days).to_string(), text);
        assert_eq!(Day(days).weekday(), weekday, "{text}");
    }
}

#[test]
fn every_day_follows_the_one_before() {
    let mut last = Day(0);
    while last < day("2101-01-01") {
        let next = last.after();
        let (year, month, nth) = next.date();
        assert_eq!(Day::from_date(year, month, nth), Some(next));
        assert_eq!(next.before(), last);
        let (before, month_before, nth_before) = last.date();
        let expected = if nth_before < Day::in_month(before, month_before) {
            (before, month_before, nth_before + 1)
        } else if month_before < 12 {
            (before, month_before + 1, 1)
        } else {
            (before + 1, 1, 1)
        };
        assert_eq!((year, month, nth), expected);
        last = next;
    }
}

#[test]
fn what_is_no_date_is_refused() {
    for text in [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2027-02-29",
        "2100-02-29",
        "2026-13-01",
        "2026-00-01",
        "2026-11-00",
        "1969-12-31",
        "10000-01-01",
        "2026-11-1",
        "2026-+1-01",
        "2026-11-26-1",
        "2026-11-x",
        "-1-11-26",
        "26/11/2026",
        "99999999999-01-01",
    ] {
        assert_eq!(text.parse::<Day>(), Err(NoDate), "{text}");
    }
}

#[test]
fn the_days_go_through_all_games_and_all_seats() {
    let infos = infos();
    let days = FIRST_DAY.0..FIRST_DAY.0 + 5;
    let all: BTreeSet<&str> = days.clone().map(|nth| Day(nth).game()).collect();
    assert!(all.iter().all(|game| infos.iter().any(|info| info.id == *game)));
    for first in days {
        let games: BTreeSet<&str> = (first..first + 5).map(|nth| Day(nth).game()).collect();
        assert_eq!(games.len(), 5, "five days in a row have five games");
        assert_eq!(games, all);
    }
    for game in all {
        let of_game = (FIRST_DAY.0..FIRST_DAY.0 + 30).map(Day).filter(|day| day.game() == game);
        let seats: Vec<Seat> = of_game.map(Day::seat).collect();
        let count = Day::setup(day_of(game), 1, 0).occupants.len();
        let different: BTreeSet<Seat> = seats[..count].iter().copied().collect();
        assert_eq!(different.len(), count, "{game}: the person sits at each seat in turn");
    }
}

fn day_of(game: &str) -> Day {
    (FIRST_DAY.0..FIRST_DAY.0 + 99)
        .map(Day)
        .find(|day| day.game() == game)
        .expect("every game has days")
}

#[test]
fn a_deal_is_for_one_person_against_barons() {
    for nth in 0..10 {
        let day = Day(FIRST_DAY.0 + nth);
        let dealt = day.deal(0);
        assert_eq!(only_person(dealt.occupants()), Some(day.seat()));
        let baron = Occupant::Bot { level: Level::Baron };
        let bots = dealt.occupants().iter().filter(|occupant| **occupant == baron).count();
        assert_eq!(bots + 1, dealt.occupants().len());
        assert_eq!(day.number(), Some(nth + 1));
    }
    assert_eq!(FIRST_DAY.before().number(), None);
}

#[test]
fn seeds_depend_on_the_day_the_rules_and_the_attempt() {
    let day = FIRST_DAY;
    let seeds = |day: Day, rules, attempt| {
        let new = day.setup(rules, attempt);
        assert_ne!(new.seed, new.bot_seed);
        (new.seed, new.bot_seed)
    };
    let all = [(day, 1, 0), (day, 1, 1), (day, 2, 0), (Day(day.0 + 5), 1, 0)];
    let different: BTreeSet<(u64, u64)> =
        all.map(|(day, rules, nth)| seeds(day, rules, nth)).into();
    assert_eq!(different.len(), all.len());
    assert_eq!(seeds(day, 1, 0), seeds(day, 1, 0));
}

#[test]
fn the_list_is_whole_and_of_todays_rules() {
    let list = list();
    assert!(list.days.len() >= 60);
    assert!(LIST.len() <= 40_000, "every player fetches it");
    assert_eq!(list.to_string(), LIST);
    for (game, rules) in &list.rules {
        assert_eq!(*rules, day_of(game).rules(), "{game}: 'arena days' deals anew");
    }
}

#[test]
fn every_deal_is_the_one_of_its_check_hash() {
    let list = list();
    for (after, listed) in (0..).zip(&list.days) {
        let day = Day(FIRST_DAY.0 + after);
        let (dealt, vetted) = list.deal(day);
        assert!(vetted, "{day} has another check hash: 'arena days' deals anew");
        assert_eq!(check_of(&dealt), listed.check);
        assert_eq!(dealt.position(), 0);
        assert!(listed.levels.iter().all(|level| level.wins <= 100));
    }
}

#[test]
fn a_day_without_a_vetted_deal_has_the_first_attempt() {
    let whole = list();
    let first = FIRST_DAY;
    let unlisted = Day(first.0 + whole.days.len() as u32);
    let before = first.before();
    for day in [unlisted, before] {
        assert_eq!(whole.deal(day), (day.deal(0), false));
    }
    let mut other_rules = whole.clone();
    for (_, rules) in &mut other_rules.rules {
        *rules += 1;
    }
    assert_eq!(other_rules.deal(first), (first.deal(0), false));
    assert_eq!(other_rules.entry(first, first.rules()), None);
    let mut other_hash = whole;
    other_hash.days[0].check ^= 1;
    assert_eq!(other_hash.deal(first), (first.deal(0), false));
}

#[test]
fn a_damaged_list_is_refused() {
    let levels = [LevelResult { wins: 5, points: -3 }; 3];
    let days = vec![Listed { attempt: 2, check: 0xab, levels }; 2];
    let rules = vec![("rogue-monarch".to_owned(), 3)];
    let list = DayList { rules, tries: 10, days };
    let text = list.to_string();
    assert_eq!(DayList::read(&text), Some(list));
    let damaged = [
        text.replace("2026-11-02", "2026-11-03"),
        text.replace(FIRST_DAY.game(), "chess"),
        text.replace(" 5:-3\n", "\n"),
        text.replace(" 5:-3\n", " 5:-3 5:-3\n"),
        text.replace("00ab", "00xy"),
        text.replace("tries 10", "tries 0"),
        "<!doctype html>".to_owned(),
        String::new(),
    ];
    for text in damaged {
        assert_eq!(DayList::read(&text), None, "{text}");
    }
}

#[test]
fn a_course_tells_who_was_ahead_after_each_part() {
    for game in ["dwarf-king", "penniless-king", "monarch", "rogue-monarch", "mon-royaume"] {
        let mut play = day_of(game).deal(0);
        let mut nth: usize = 0;
        while !play.is_over() {
            nth += 1;
            let choice = nth * 7 % play.legal_count();
            assert!(play.decide_index(choice));
        }
        let (first, second) = (play.course(Seat::new(0)), play.course(Seat::new(1)));
        match game {
            "rogue-monarch" | "mon-royaume" => assert!(first.is_empty(), "{game}"),
            "dwarf-king" => assert_eq!(first.len(), 3, "a part for each deal"),
            _ => {
                assert!((3..=7).contains(&first.len()), "{game}");
                let mirrored: Vec<Ordering> = second.iter().map(|part| part.reverse()).collect();
                assert_eq!(first, mirrored, "{game}");
            }
        }
    }
}

#[test]
fn a_match_on_a_days_deal_is_known_whatever_was_played_in_it() {
    let (list, day) = (list(), day("2026-12-03"));
    let (mut play, _) = list.deal(day);
    assert!(day.is_deal_of(&play) && !day.after().is_deal_of(&play));
    assert!(play.decide_index(0) && day.is_deal_of(&play));
    let attempt = day.deal(200);
    assert!(day.is_deal_of(&attempt), "an attempt that another list may name");
    let other = Day(day.0 + 5).deal(0);
    assert!(other.info().id == play.info().id && !day.is_deal_of(&other));
}

#[test]
fn the_index_of_tries_holds_until_other_matches_come_or_go() {
    use regalia::session::library::DaysIndex;
    let key = |nth: u32| format!("done/{nth:016}/monarch");
    // The latest first.
    let all: Vec<String> = (10..20).map(key).collect();
    let mut none = DaysIndex::read("");
    assert_eq!((none.fresh(&all), none.fresh(&[])), (10, 0));
    none.keys = vec![key(12), key(17)];
    let text = none.text(&all);
    let kept = DaysIndex::read(&text);
    let fresh = |all: &[String]| {
        let mut index = kept.clone();
        let fresh = index.fresh(all);
        (fresh, index.keys.len())
    };
    assert_eq!(fresh(&all), (0, 2));
    let later: Vec<String> = (7..20).map(key).collect();
    assert_eq!(fresh(&later), (3, 2));
    // One was removed, added between them, or exchanged.
    let without = [&all[..4], &all[5..]].concat();
    let beside = [&all[..4], &[key(99)], &all[4..]].concat();
    let other = [&all[..4], &[key(99)], &all[5..]].concat();
    for other in [without, beside, other, Vec::new()] {
        assert_eq!(fresh(&other), (other.len(), 0));
    }
    for text in ["x", "1\n99999999999", "-1\n1\nkey"] {
        let mut index = DaysIndex::read(text);
        assert_eq!((index.fresh(&all), index.keys.len()), (10, 0), "{text}");
    }
}

#[test]
fn a_day_has_the_same_date_last_year() {
    for (day_, before) in
        [("2027-11-30", "2026-11-30"), ("2029-03-01", "2028-03-01"), ("2029-02-28", "2028-02-28")]
    {
        assert_eq!(day(day_).last_year(), Some(day(before)));
    }
    assert_eq!(day("2028-02-29").last_year(), None);
}
