//! Prints the judge's advice in a position, and its evaluation of all other decisions.

use crate::order::{Fault, Order};
use crate::playthrough::{dealt, played};
use regalia::bots::{Bots, Judging, Search, Worth, compare, judge};
use regalia::engine::{Turn, Viewer, named};
use regalia::session::{Match, judge_seed};
use serde_json::{Value, json};

/// Returns the position in question.
fn position<G: Bots>(order: &Order<G>) -> Result<Match<G>, Fault> {
    let how = Search { iterations: order.worlds };
    if let Some(most) = order.at {
        return Ok(played(&order.setup, order.seed, &order.seats, &how, Some(most)));
    }
    let mut play = dealt::<G>(&order.setup, order.seed);
    for (n, name) in order.decisions.iter().enumerate() {
        let action = named(play.legal().iter().copied(), name);
        let done = action.is_some_and(|action| play.decide(action).is_ok());
        done.then_some(()).ok_or_else(|| format!("decision {n}, '{name}', isn't legal there"))?;
    }
    Ok(play)
}

/// Prints the advice.
pub fn run<G: Bots>(order: &Order<G>) -> Result<(), Fault> {
    let play = position(order)?;
    let Turn::Of(seat) = play.turn() else {
        return Err("the game is over at that position".to_owned());
    };
    let n = play.position();
    let how = Judging { worlds: order.judged, ..Judging::hint::<G>(order.setup.seats) };
    let seed = judge_seed(play.table().bot_seed, seat);
    let view = play.view(Viewer::Of(seat));
    let judgement = judge::<G>(&view, None, &how, seed, &mut || false);
    let name = |worth: &Worth| play.legal()[worth.index].to_string();
    let told = |worth: &Worth| -> Value {
        json!({
            "action": name(worth),
            "chance": worth.chance,
            "se": worth.se,
            "behind": worth.behind,
            "behind_se": worth.behind_se,
            "worlds": worth.worlds,
            "compared": worth.compared,
        })
    };
    let next = judgement.next().map(|worth| play.legal()[worth.index]);
    let best = play.legal()[judgement.best().index];
    let reasons = next.map(|next| G::reasons(&view, best, next));
    let comparison = next.and_then(|next| compare::<G>(&view, best, next, seed, &mut || false));
    println!(
        "{}",
        json!({
            "n": n,
            "seat": seat,
            "best": name(judgement.best()),
            "next": judgement.next().map(name),
            "decisions": judgement.worths.iter().map(told).collect::<Vec<_>>(),
            "worlds": judgement.worlds,
            "reasons": reasons.unwrap_or_default(),
            "comparison": comparison,
        })
    );
    Ok(())
}
