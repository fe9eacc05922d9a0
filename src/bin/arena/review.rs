//! Prints the review of a match as JSON lines: a line per decision, a line about the course of the
//! chances, a line per seat.

use crate::args;
use crate::order::{Fault, Order};
use crate::playthrough::played;
use crate::progress::on_all_cores;
use regalia::bots::{Bots, Judging, Search};
use regalia::engine::{Seat, Turn};
use regalia::session::{Judged, Mark, Match, Review, load};
use serde_json::json;

/// Reviews a match of bots.
pub fn run<G: Bots + Sync>(order: &Order<G>)
where
    G::Action: Sync,
{
    let how = Search { iterations: order.worlds };
    let play = played::<G>(&order.setup, order.seed, &order.seats, &how, order.at);
    print(&play, order.judged, order.only);
}

/// Reviews a saved match.
///
/// # Errors
/// Returns an error if the file is no save that can be opened.
pub fn saved(asked: &args::Review) -> Result<(), Fault> {
    let Some(path) = &asked.file else { return Err("no file is given".to_owned()) };
    let file = path.display();
    let text = std::fs::read_to_string(path).map_err(|fault| format!("{file}: {fault}"))?;
    let any = load(&text).map_err(|fault| format!("can't open {file}: {fault:?}"))?;
    macro_rules! each {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(if let Some(play) = any.downcast_ref::<regalia::games::$module::$game>() {
                let seats = play.table().setup.seats;
                let how = Judging::review::<regalia::games::$module::$game>(seats);
                let worlds = asked.worlds.unwrap_or(how.worlds);
                print(play, worlds, asked.only());
            })*
        };
    }
    regalia::with_games!(each);
    Ok(())
}

/// Prints the judge's evaluation and the chances at every position.
fn print<G: Bots + Sync>(play: &Match<G>, worlds: u32, only: Option<usize>)
where
    G::Action: Sync,
{
    let review =
        Review::new(play, Judging { worlds, ..Judging::review::<G>(play.table().setup.seats) });
    let length = review.length();
    let computed = on_all_cores(length as u32, |n| {
        let n = n as usize;
        let asked = only.is_none_or(|only| only == review.mover(n).index());
        (asked.then(|| review.judged(n)), review.chances(n), review.decided(n))
    });
    let mut chances: Vec<_> = computed.iter().map(|&(_, chances, _)| chances).collect();
    chances.push(review.chances(length));
    let decided: Vec<_> = computed.iter().map(|&(.., decided)| decided).collect();
    let judged: Vec<_> = computed.iter().filter_map(|&(judged, ..)| judged).collect();
    for judged in &judged {
        let legal = review.legal(judged.n);
        println!(
            "{}",
            json!({
                "n": judged.n,
                "seat": judged.seat,
                "action": legal[judged.made].to_string(),
                "best": legal[judged.best].to_string(),
                "loss": judged.loss,
                "se": judged.se,
                "mark": judged.mark,
                "reasons": review.reasons(judged),
            })
        );
    }
    let seats = play.table().setup.seats;
    let curve: Vec<_> = chances.iter().map(|chances| &chances[..seats]).collect();
    println!("{}", json!({ "chances": curve }));
    let outcome = match play.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Of(_) => None,
    };
    for (seat, ledger) in Seat::all(seats).zip(review.ledgers(&chances, &decided)) {
        let own: Vec<_> = judged.iter().filter(|judged| judged.seat == seat).collect();
        let count = |mark| own.iter().filter(|judged| judged.mark == Some(mark)).count();
        println!(
            "{}",
            json!({
                "seat": seat,
                "decisions": own.len(),
                "mean_loss": mean_loss(own.iter().copied()),
                "slips": count(Mark::Slip),
                "mistakes": count(Mark::Mistake),
                "blunders": count(Mark::Blunder),
                "even": ledger.even,
                "own": ledger.own,
                "others": ledger.others,
                "cards": ledger.cards,
                "won": outcome.map(|outcome| outcome.share(seat)),
            })
        );
    }
}

/// The chance below which a match counts as lost, with nothing left to lose.
pub const OPEN: f64 = 0.1;

/// Returns the mean loss of chance by decisions that had a choice, while the match was open.
fn mean_loss<'a>(judged: impl Iterator<Item = &'a Judged>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0_u32);
    let open = |judged: &&Judged| judged.chance.is_some_and(|chance| chance > OPEN);
    for judged in judged.filter(|judged| judged.choices > 1).filter(open) {
        sum += judged.loss;
        count += 1;
    }
    (count > 0).then(|| sum / f64::from(count))
}
