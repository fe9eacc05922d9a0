//! The table of matches for a spreadsheet.

use crate::statistics::finished;
use regalia::bots::Level;
use regalia::engine::Seat;
use regalia::session::library::Summary;
use regalia::session::{COLUMNS, CsvMatch, Occupant, csv};

const HEADS: [&str; COLUMNS] = ["a"; COLUMNS];

fn table(summary: &Summary, names: &[&str]) -> Vec<String> {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let one = CsvMatch { id: "dwarf-king/7", summary, game: "The Dwarf King", names: &names };
    let text = csv(&HEADS, [one].into_iter());
    let text = text.strip_prefix('\u{feff}').expect("the mark of UTF-8");
    let lines: Vec<String> = text.split_terminator("\r\n").map(str::to_owned).collect();
    assert_eq!(lines[0].split(',').count(), COLUMNS);
    lines[1..].to_vec()
}

#[test]
fn every_seat_has_a_row_with_all_that_must_be_known_to_compare_it() {
    let seats =
        [Occupant::Person { name: "Ann".to_owned() }, Occupant::Bot { level: Level::Baron }];
    let summary = Summary {
        hints: vec![2, 0],
        stand_ins: vec![(3, 40), (0, 0)],
        hasty: 4,
        day: Some(20_785),
        played: 12 * 60_000,
        ..finished(1_603_480_618_999, &seats, &[20, 20], &[0, 1])
    };
    assert_eq!(
        table(&summary, &["Ann", "Baron"]),
        [
            "dwarf-king/7,2020-10-23 19:16:58,The Dwarf King,,1,Ann,,20,0.5,,,12,2,0,3,4,,2026-11-28,",
            "dwarf-king/7,2020-10-23 19:16:58,The Dwarf King,,2,Baron,baron,20,0.5,,,12,0,0,0,4,,2026-11-28,",
        ]
    );
    let alone = Summary { stand_ins: Vec::new(), ..summary.clone() };
    let counted = |summary: &Summary| {
        let rows = table(summary, &["Ann", "Baron"]).into_iter();
        rows.map(|row| row.ends_with(",1")).collect::<Vec<_>>()
    };
    assert_eq!(counted(&summary), [false, false], "a bot made decisions");
    assert_eq!(counted(&alone), [true, false], "as in the statistics");
    assert_eq!(counted(&Summary { foreign: true, ..alone }), [false, false], "watched");
    let given_up = Summary { turn: Some(Seat::new(0)), ..summary };
    assert_eq!(table(&given_up, &["Ann", "Baron"])[0].split(',').nth(9), Some("1"));
    let running = Summary { result: None, ..given_up };
    assert!(table(&running, &["Ann", "Baron"]).is_empty());
}

#[test]
fn a_value_is_one_cell_and_no_formula() {
    let seats = [Occupant::Person { name: String::new() }, Occupant::Bot { level: Level::Squire }];
    let summary =
        Summary { name: "=HYPERLINK(\"x\"), no".to_owned(), ..finished(5, &seats, &[-3, 1], &[1]) };
    let rows = table(&summary, &["+1+2", "-5"]);
    assert!(rows[0].contains(",\"'=HYPERLINK(\"\"x\"\"), no\",1,'+1+2,,-3,0,"), "{}", rows[0]);
    assert!(rows[1].contains(",2,-5,squire,1,1,"), "a number stays one: {}", rows[1]);
}
