//! The motive of a bot's decision in a finished match: the reason for it that its seat could know.

use super::gesture::gesture_from;
use super::hint::in_hundred;
use super::{Match, Next, judge_seed};
use crate::bots::{Bots, Judging, Why, judge, surely_wins, why, why_even};
use crate::engine::{Turn, Viewer};
use serde::{Deserialize, Serialize};

/// The question for a motive. The match is over, so it may contain all of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MotiveQuestion {
    /// The match as a save.
    pub save: String,
    /// The decision's number.
    pub n: usize,
}

/// The motive of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Motive {
    /// The decision's number.
    pub n: usize,
    /// The chance to win with the decision, as the seat could know it, in percent.
    pub chance: u8,
    /// The best other decision; `None` if no other was worth trying.
    pub other: Option<Next>,
    /// True if the other decision was better by more than two standard errors.
    pub missed: bool,
    /// The reason for the decision and against the other one, or the other way round if that was
    /// better, in each language of the page; `None` if nothing tells the two apart.
    pub why: Option<Vec<String>>,
}

/// Computes the motive of decision `n` of a match. Returns `None` if the match has no such decision.
/// `said` turns the reason into a sentence in every language.
pub fn motive<G: Bots>(
    play: &Match<G>,
    n: usize,
    said: impl Fn(Why<G::Reason, G::Prospect>) -> Vec<String>,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Motive> {
    let &made = play.decisions()[..play.position()].get(n)?;
    let before = play.state_before(n);
    let Turn::Of(seat) = before.turn() else { return None };
    let view = before.view(Viewer::Of(seat));
    let mut legal = Vec::new();
    before.legal(&mut legal);
    let asked = legal.iter().position(|&action| action == made)?;
    let how = Judging::hint::<G>(play.table().setup.seats);
    let seed = judge_seed(play.table().bot_seed, seat);
    let judgement = judge::<G>(&view, Some(asked), &how, seed, out_of_time);
    let own = judgement.worth(asked).filter(|own| own.worlds > 0)?;
    let mut others = judgement.worths.iter().filter(|worth| worth.index != asked);
    let Some(other) = others.find(|worth| worth.compared) else {
        return Some(Motive { n, chance: in_hundred(own), other: None, missed: false, why: None });
    };
    let is_best = judgement.best().index == asked;
    // Both are measured against the best one, which is one of the two.
    let (behind, se) =
        if is_best { (other.behind, other.behind_se) } else { (own.behind, own.behind_se) };
    let even = behind <= 2.0 * se;
    let missed = !is_best && !even;
    let instead = legal[other.index];
    let [better, worse] = if missed { [instead, made] } else { [made, instead] };
    let why = if even && !surely_wins::<G>(&view, made) {
        let at = [asked, other.index];
        why_even::<G>(&view, &judgement, [made, instead], at, seed, out_of_time)
    } else {
        why::<G>(&view, better, worse, seed, out_of_time)
    };
    let steps = gesture_from::<G>(&view, instead, &how, seed, out_of_time).steps;
    Some(Motive {
        n,
        chance: in_hundred(own),
        other: Some(Next { steps, chance: in_hundred(other), even }),
        missed,
        why: why.map(said),
    })
}
