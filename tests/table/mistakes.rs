//! The mistakes of a review: when they are listed, whose move each is, and why another was better.

use crate::replays::{finished, replay};
use crate::screens::{env, render, send};
use regalia::session::{AnyMatch, Occupant, Part};
use regalia::ui::locale::Language;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::live::Env;
use regalia::ui::table::msg::{Msg, Step, Worker, WorkerEvent};
use regalia::ui::table::presenter;
use regalia::ui::table::review::Ask;
use regalia::ui::table::screen::Screen;
use regalia::ui::teacher;

/// Opens the review of a match, and returns the parts that the teacher says.
fn reviewed(game: &AnyMatch) -> (Screen, Vec<String>) {
    let mut screen = replay(game);
    let effects = send(&mut screen, Msg::Review(Ask::Open), &env());
    let question = effects.0.into_iter().find_map(|effect| match effect {
        Effect::Ask(Worker::Reviewer, question) => Some(question),
        _ => None,
    });
    let mut parts = Vec::new();
    let say = &mut |text: &str| parts.push(text.to_owned());
    teacher::answer(&question.expect("the reviewer is asked"), &mut || false, say);
    (screen, parts)
}

fn hear(screen: &mut Screen, part: &str) {
    let event = WorkerEvent::Answer(Some(part.to_owned()));
    send(screen, Msg::Worker(Worker::Reviewer, event), &env());
}

/// Returns a part as it would be if no reason fitted and every loss were large.
fn without_reason(part: &str) -> String {
    match serde_json::from_str(part).expect("a part") {
        Part::Judged(mut mistake) => {
            (mistake.why, mistake.chance, mistake.loss) = (None, 640, 310);
            serde_json::to_string(&Part::Judged(mistake)).expect("plain data")
        }
        _ => part.to_owned(),
    }
}

/// Returns the number of listed mistakes.
fn listed(screen: &Screen) -> usize {
    render(screen, &env()).matches("aria-pressed").count()
}

#[test]
fn mistakes_are_listed_once_their_order_is_final() {
    let (mut screen, parts) = reviewed(&finished("rogue-monarch", 2));
    for part in &parts[..parts.len() - 1] {
        hear(&mut screen, &without_reason(part));
        assert_eq!(listed(&screen), 0, "{part}");
    }
    let mut stopped = screen.clone();
    hear(&mut screen, parts.last().expect("the end"));
    assert!(listed(&screen) > 0);
    // A stopped review shows what it has found.
    send(&mut stopped, Msg::Review(Ask::Cancel), &env());
    assert!(listed(&stopped) > 0);
}

#[test]
fn a_mistake_says_whose_move_it_is_and_why_where_several_play() {
    for persons in [1, 2] {
        let game = finished("rogue-monarch", persons);
        let (mut screen, parts) = reviewed(&game);
        for part in &parts {
            hear(&mut screen, &without_reason(part));
        }
        let mistake = parts.iter().rev().find_map(|part| match serde_json::from_str(part) {
            Ok(Part::Judged(mistake)) => Some(mistake),
            _ => None,
        });
        let mistake = mistake.expect("a finding");
        let name = &presenter::names(&game, env().messages)[mistake.seat.index()];
        send(&mut screen, Msg::Review(Ask::Show(mistake.n)), &env());
        let page = render(&screen, &env());
        let (_, explained) = page.split_once("review-explained").expect("it is explained");
        let (explained, _) = explained.split_once("</div>").expect("it ends");
        let w = &env().messages.review;
        assert!(explained.contains(&(w.compared)(64, 33)), "{explained}");
        let of_them = [format!("{name}’s move"), format!("{name} could know")];
        for says in of_them {
            assert_eq!(explained.contains(&says), persons == 2, "{persons} persons: {explained}");
        }
        assert_eq!(explained.contains("you could know"), persons == 1, "{explained}");
    }
}

#[test]
fn a_reason_is_quoted_to_all_where_several_play() {
    let game = finished("rogue-monarch", 2);
    assert!(game.occupants().iter().all(Occupant::is_person));
    let (mut screen, parts) = reviewed(&game);
    let mut of = None;
    for part in &parts {
        let mut said = part.clone();
        if let Ok(Part::Judged(mut mistake)) = serde_json::from_str(part) {
            of = Some((mistake.n, mistake.seat));
            mistake.why = Some(vec!["You win.".to_owned(), "Vous gagnez.".to_owned()]);
            said = serde_json::to_string(&Part::Judged(mistake)).expect("plain data");
        }
        hear(&mut screen, &said);
    }
    let (n, seat) = of.expect("a finding");
    send(&mut screen, Msg::Review(Ask::Show(n)), &env());
    let name = &presenter::names(&game, env().messages)[seat.index()];
    let said = (env().messages.review.named_reason)(name, "You win.");
    assert!(render(&screen, &env()).contains(&said), "{said}");
}

#[test]
fn the_curve_has_a_scale_signs_and_the_chances_of_now() {
    let game = finished("rogue-monarch", 2);
    let (mut screen, parts) = reviewed(&game);
    for part in &parts {
        hear(&mut screen, part);
    }
    send(&mut screen, Msg::Replay(Step::Last), &env());
    let page = render(&screen, &env());
    let scale = "<span>100%</span><span>50%</span><span>0%</span>";
    for part in [
        scale,
        "curve-level",
        "curve-sign curve-0",
        "curve-sign curve-1",
        "curve-here",
        "<b>100%</b>",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Every sentence is there in French too.
    let french = Env { messages: Language::Fr.messages(), ..env() };
    assert!(render(&screen, &french).contains("<span>100\u{a0}%</span>"));
}

/// Returns the numbers of the cells of a table's row, after its head.
fn cells(row: &str) -> Vec<i32> {
    let cells = row.split("<td>").skip(1).filter_map(|cell| cell.split("</td>").next());
    cells.map(|cell| cell.replace('−', "-").parse().expect("a number")).collect()
}

#[test]
fn the_causes_of_a_result_add_up_to_it() {
    let game = finished("rogue-monarch", 2);
    let (mut screen, parts) = reviewed(&game);
    for part in &parts {
        hear(&mut screen, part);
    }
    let page = render(&screen, &env());
    let (_, sheet) = page.split_once("review-computed").expect("the ledger");
    let (_, rows) = sheet.split_once("<tbody>").expect("its rows");
    let (rows, _) = rows.split_once("</tbody>").expect("its end");
    let rows: Vec<Vec<i32>> =
        rows.split("</tr>").map(cells).filter(|row| !row.is_empty()).collect();
    assert_eq!(rows.len(), 5, "{rows:?}");
    for seat in 0..2 {
        let sum: i32 = rows[..4].iter().map(|row| row[seat]).sum();
        assert_eq!(sum, rows[4][seat], "{rows:?}");
    }
}
