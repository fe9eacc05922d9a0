//! A table that is not what it says: every field of what it tells is altered, one at a time. The screen
//! refuses the message or shows it; it neither fails nor draws without end.

use crate::screens::{deal, env, page, play_on};
use regalia::engine::{Seat, Viewer};
use regalia::session::TransportKind;
use regalia::session::remote::{AnyRemoteMatch, FromHost, Host, Peer, Snapshot, ToHost};
use regalia::ui::catalog::CATALOG;
use regalia::ui::games::DraftChoice;
use regalia::ui::table::presenter::{Input, names, of_followed, players_of};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::rc::Rc;
use std::sync::Mutex;

/// The longest page that one message leads to, in bytes: several times that of a real one. Who draws more
/// has the page stand still.
const MOST: usize = 1 << 20;

/// Each place tries one in this many altered values, and the next place another one.
const PART: usize = 3;

/// The place at which something failed last.
static FAILED_AT: Mutex<String> = Mutex::new(String::new());

/// Returns the message that tells a viewer a whole match.
fn hello(game: &str, seats: usize, decisions: usize, viewer: Viewer) -> Value {
    let title = CATALOG.iter().find(|title| title.id == game).expect("a game in the catalog");
    let mut play = deal(title, seats, 5);
    play_on(&mut play, decisions);
    let mut host = Host::new(0);
    host.admit(TransportKind::Room, "token", viewer);
    host.show(Snapshot::of(&play, names(&play, env().messages)));
    let join = ToHost::Join { token: "token".to_owned() };
    let told = host.receive(Peer(TransportKind::Room, 1), Ok(join), 0).messages;
    serde_json::from_str(&told[0].message.text()).expect("JSON")
}

/// Adds the places of all values in this one, as JSON pointers.
fn places(value: &Value, at: &str, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let at = format!("{at}/{name}");
                all.push(at.clone());
                places(value, &at, all);
            }
        }
        Value::Array(items) => {
            for (nth, value) in items.iter().enumerate() {
                let at = format!("{at}/{nth}");
                all.push(at.clone());
                places(value, &at, all);
            }
        }
        _ => {}
    }
}

/// Returns the values to try in place of another one.
fn others(value: &Value) -> Vec<Value> {
    let mut others: Vec<Value> =
        [0_i64, 1, 3, 7, 31, 255, 32_767, -1].into_iter().map(|number| json!(number)).collect();
    others.extend([json!(u64::MAX), json!(null), json!("x"), json!(true), json!([]), json!({})]);
    match value {
        Value::Array(items) => {
            others.push(Value::Array([&items[..], items].concat()));
            if let Some(first) = items.first() {
                others.push(Value::Array(vec![first.clone(); items.len()]));
                others.push(Value::Array(vec![first.clone(); 2_000]));
            }
            others.push(Value::Array(items[..items.len().saturating_sub(1)].to_vec()));
            others.push(Value::Array(items.iter().rev().cloned().collect()));
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            others.extend([number + 1, number - 1, number ^ 1].map(|number| json!(number)));
        }
        _ => {}
    }
    others.retain(|other| other != value);
    others
}

/// Reads the message, and shows everything that a screen shows of the match.
fn shows(text: &str) -> bool {
    let Ok(FromHost::Hello { facts, told }) = FromHost::read(text) else { return false };
    let Ok(followed) = AnyRemoteMatch::begin(*facts, &told) else { return false };
    let (env, facts) = (env(), followed.facts());
    let (messages, view) = (env.messages, of_followed(&followed));
    let near = facts.viewer.seat().unwrap_or(Seat::new(0));
    let players = Rc::new(players_of(&facts.seats, &facts.names, facts.viewer, near, messages));
    let asked = followed.legal_count() > 0;
    let rendered = view.render(&players, messages, asked, Input::none());
    assert!(page(rendered.board, &env).len() < MOST);
    view.sentences(&players, messages, asked, &DraftChoice::default(), true);
    let from = view.position().saturating_sub(2);
    for beat in view.playback(from, &players, messages) {
        assert!(page(beat.step.board(), &env).len() < MOST);
        beat.step.goal();
        beat.step.sentences(true);
    }
    view.recaps(from, &players, messages);
    view.goals(&players, messages);
    for n in from..view.position() {
        view.entry(n, &players, messages);
    }
    if let Some(sheet) = view.sheet(&players, messages) {
        assert!(page(sheet.points, &env).len() < MOST);
    }
    view.dealt(facts.viewer);
    view.to_move(facts.viewer);
    true
}

/// Returns what failed or took long, by the place and the kind of fault, and the number of altered
/// messages that were shown.
fn faults(
    game: &str,
    seats: usize,
    decisions: usize,
    viewer: Viewer,
) -> (BTreeMap<String, String>, usize) {
    let whole = hello(game, seats, decisions, viewer);
    assert!(shows(&whole.to_string()), "{game}: what is true is shown");
    let mut all = Vec::new();
    for part in ["facts", "told/view", "told/legal", "told/over"] {
        let at = format!("/message/{part}");
        if let Some(value) = whole.pointer(&at) {
            places(value, &at, &mut all);
            all.push(at);
        }
    }
    let told = "/message/told/decisions";
    let count = whole.pointer(told).and_then(Value::as_array).map_or(0, Vec::len);
    for nth in count.saturating_sub(2)..count {
        let at = format!("{told}/{nth}");
        places(whole.pointer(&at).expect("it is there"), &at, &mut all);
    }
    let (mut found, mut shown) = (BTreeMap::new(), 0);
    let mut try_one = |text: String, what: String| {
        let outcome = catch_unwind(AssertUnwindSafe(|| shows(&text)));
        if let Ok(was_shown) = outcome {
            shown += usize::from(was_shown);
        } else {
            let at = FAILED_AT.lock().expect("no panic while it is held").clone();
            found.entry(at).or_insert_with(|| what.clone());
        }
    };
    for (nth, at) in all.into_iter().enumerate() {
        let value = whole.pointer(&at).expect("it is there");
        for other in others(value).into_iter().skip(nth % PART).step_by(PART) {
            let mut altered = whole.clone();
            let short: String = other.to_string().chars().take(60).collect();
            *altered.pointer_mut(&at).expect("it is there") = other;
            try_one(altered.to_string(), format!("{game} {seats} {viewer:?} {at} = {short}"));
        }
        let (parent, name) = at.rsplit_once('/').expect("a place");
        let mut altered = whole.clone();
        match altered.pointer_mut(parent).expect("it is there") {
            Value::Object(fields) => drop(fields.remove(name)),
            Value::Array(items) => drop(items.remove(name.parse().expect("a number"))),
            _ => {}
        }
        try_one(altered.to_string(), format!("{game} {seats} {viewer:?} without {at}"));
    }
    (found, shown)
}

/// Runs something while the places of panics are noted instead of printed.
fn noting_panics<T>(run: impl FnOnce() -> T) -> T {
    let before = take_hook();
    set_hook(Box::new(|panic| {
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        *FAILED_AT.lock().expect("no panic while it is held") = at;
    }));
    let result = run();
    set_hook(before);
    result
}

#[test]
fn whatever_a_table_tells_is_refused_or_shown() {
    let all = noting_panics(|| {
        let games = CATALOG.iter().map(|title| {
            std::thread::spawn(move || {
                let seats = *title.info.seats.end();
                let told = [(31, Viewer::Of(Seat::new(1))), (9, Viewer::Public)];
                let tried =
                    told.map(|(decisions, viewer)| faults(title.id, seats, decisions, viewer));
                (title.id, tried)
            })
        });
        let games: Vec<_> = games.collect();
        games.into_iter().map(|game| game.join().expect("faults are caught")).collect::<Vec<_>>()
    });
    for (game, tried) in all {
        for (found, shown) in tried {
            assert!(found.is_empty(), "{game}: {found:#?}");
            assert!(
                shown > 20,
                "{game}: most of what is altered is harmless, but {shown} were shown"
            );
        }
    }
}
