//! Counts the hints that have nothing to say, over positions with a choice in matches of bots.

use crate::order::Order;
use crate::playthrough::played;
use crate::progress::on_all_cores;
use regalia::bots::{Bots, Search, Why};
use regalia::engine::{Turn, Viewer};
use regalia::session::{Hint, HintQuestion, TeacherQuestion};
use regalia::ui::locale::Language;
use regalia::ui::locale::reasons::Reasoned;
use regalia::ui::teacher;
use serde_json::json;
use std::time::Instant;

/// A position and what its hint says.
struct Asked {
    seed: u64,
    at: usize,
    hint: Option<Hint>,
    millis: f64,
}

/// Asks for a hint at one position with a choice in each of these matches, and prints what it says: a
/// line for each position, then the count. That all moves are about as good is nothing to say.
pub fn run<G: Reasoned + Sync>(order: &Order<G>)
where
    G::Action: Sync,
{
    let all: Vec<Asked> =
        on_all_cores(order.games, |game| asked(order, order.seed + u64::from(game)));
    let (mut silent, mut equal) = (0, 0);
    let indifferent = G::why(Language::En, Why::Indifferent);
    for Asked { seed, at, hint, millis } in &all {
        let why = hint.as_ref().and_then(|hint| hint.why.as_ref());
        let even = |hint: &Hint| hint.next.as_ref().is_some_and(|next| next.even);
        let says_nothing = why.is_none_or(|why| *why == indifferent);
        silent += usize::from(says_nothing);
        equal += usize::from(says_nothing && hint.as_ref().is_some_and(even));
        println!(
            "{}",
            json!({
                "seed": seed,
                "at": at,
                "steps": hint.as_ref().map(|hint| &hint.steps),
                "chance": hint.as_ref().map(|hint| hint.chance),
                "next": hint.as_ref().and_then(|hint| hint.next.as_ref()),
                "alike": hint.as_ref().map(|hint| &hint.alike),
                "why": why,
                "ms": millis.round(),
            })
        );
    }
    let mut times: Vec<f64> = all.iter().map(|asked| asked.millis).collect();
    times.sort_by(f64::total_cmp);
    let slow = times.len().saturating_sub(1) * 95 / 100;
    println!(
        "{}",
        json!({
            "game": G::INFO.id,
            "hints": all.len(),
            "nothing_to_say": silent,
            "just_as_good": equal,
            "median_ms": times.get(times.len() / 2).map(|ms| ms.round()),
            "slow_ms": times.get(slow).map(|ms| ms.round()),
        })
    );
}

/// Asks for a hint at a position with a choice that the seed selects.
fn asked<G: Bots>(order: &Order<G>, seed: u64) -> Asked {
    let how = Search { iterations: order.worlds };
    let mut play = played::<G>(&order.setup, seed, &order.seats, &how, None);
    let length = play.decisions().len();
    // A prime step leads through all positions of a match in a mixed order.
    let mut at = (seed as usize).wrapping_mul(7_919) % length;
    play.go_to(at);
    while play.legal().len() < 2 {
        at = (at + 1) % length;
        play.go_to(at);
    }
    let Turn::Of(seat) = play.turn() else { unreachable!("there is a choice") };
    let view = play.view(Viewer::Of(seat));
    let question = TeacherQuestion::Hint(HintQuestion {
        game: G::INFO.id.to_owned(),
        seat,
        seats: order.setup.seats,
        bot_seed: play.table().bot_seed,
        n: at as u32,
        view: serde_json::to_string(&view).expect("views are plain data"),
        language: "en".to_owned(),
    });
    let question = serde_json::to_string(&question).expect("plain data");
    let (begun, mut answer) = (Instant::now(), String::new());
    teacher::answer(&question, &mut || false, &mut |text| answer.push_str(text));
    let millis = begun.elapsed().as_secs_f64() * 1000.0;
    Asked { seed, at, hint: serde_json::from_str(&answer).expect("a hint or nothing"), millis }
}
