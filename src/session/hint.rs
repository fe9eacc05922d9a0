//! A hint: the question that the judge gets for a person, and its advice.

use super::Match;
use super::gesture::{gesture_from, judge_seed, legal_of, to_move};
use crate::bots::{
    Bots, Judgement, Judging, Sure, Weighed, Why, Worth, first_reason, judge, outcomes, why_even,
};
use crate::engine::{Game, Names, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::mem::discriminant;

/// Everything the judge gets. Like a bot, it sees only the seat's view.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HintQuestion {
    /// The game.
    pub game: String,
    /// The seat that gets the hint.
    pub seat: Seat,
    /// The number of players.
    pub seats: usize,
    /// The seed of the judge's random numbers.
    pub bot_seed: u64,
    /// The decision's number.
    pub n: u32,
    /// The seat's view, as JSON.
    pub view: String,
    /// The code of the language for the reasons.
    pub language: String,
}

/// The judge's advice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The number of the decision that the question was about.
    pub n: u32,
    /// The name of the best decision, followed by the other decisions of its gesture.
    pub steps: Vec<String>,
    /// The chance to win with the best decision, in percent.
    pub chance: u8,
    /// The decision that it is compared with; `None` if no other was worth trying.
    pub next: Option<Next>,
    /// Another decision that is about as good, with the others of its gesture; empty if there is none, or
    /// if it is `next`.
    #[serde(default)]
    pub alike: Vec<String>,
    /// The reason as a sentence; `None` if no reason fits.
    pub why: Option<String>,
    /// True if the reason speaks of the other decision, which is named before it then.
    #[serde(default)]
    pub names_next: bool,
    /// True if time ran out before all decisions were compared, so the chances are rough.
    #[serde(default)]
    pub cut_short: bool,
}

/// The decision that the best one is compared with: the second best, or another that something tells
/// apart from the best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Next {
    /// The decision's name, followed by the other decisions of its gesture.
    pub steps: Vec<String>,
    /// The chance to win with it, in percent.
    pub chance: u8,
    /// True if its difference from the best is within two standard errors.
    pub even: bool,
}

impl Hint {
    /// Returns the hint as it stands after the decisions with these names, made from position `from` on;
    /// `None` if they are not what it advises, or all of it is done.
    pub fn after(&self, from: usize, made: &[String]) -> Option<Self> {
        let rest = self.steps.strip_prefix(made).filter(|_| self.n as usize == from)?;
        let n = (from + made.len()) as u32;
        (!rest.is_empty()).then(|| Self { n, steps: rest.to_vec(), ..self.clone() })
    }
}

impl<G: Game> Match<G> {
    /// Returns the question for the person to move, if hints are allowed.
    pub fn hint_question(&self, language: &str) -> Option<HintQuestion> {
        let Turn::Of(seat) = self.turn() else { return None };
        (self.table().agreement.hints && self.table().occupant(seat).is_person()).then(|| {
            HintQuestion {
                game: G::INFO.id.to_owned(),
                seat,
                seats: self.table().setup.seats,
                bot_seed: self.table().bot_seed,
                n: self.position() as u32,
                view: self.view_text(seat),
                language: language.to_owned(),
            }
        })
    }

    /// Returns the decisions that a hint advises, in order. The first one is legal. `None` if the
    /// hint is not for the current decision.
    pub fn advised(&self, hint: &Hint) -> Option<Vec<G::Action>> {
        advised_among::<G>(hint, self.position(), self.legal())
    }
}

/// Returns the decisions that a hint advises, in order, where these are legal. `None` if the hint is
/// not for the decision at this position.
pub(super) fn advised_among<G: Game>(
    hint: &Hint,
    position: usize,
    legal: &[G::Action],
) -> Option<Vec<G::Action>> {
    let names = Names::<G>::new();
    let steps: Option<Vec<_>> = hint.steps.iter().map(|name| names.get(name)).collect();
    let fits = hint.n as usize == position;
    steps.filter(|steps| fits && steps.first().is_some_and(|step| legal.contains(step)))
}

/// Computes a hint. Returns `None` if the view is not of this game, or the seat is not to move in
/// it. `said` turns the reason into a sentence.
pub fn hint<G: Bots>(
    question: &HintQuestion,
    said: impl Fn(Why<G::Reason, G::Prospect>) -> String,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Hint> {
    let view: G::View = serde_json::from_str(&question.view).ok()?;
    let (seat, n) = (question.seat, question.n);
    if to_move::<G>(&view) != Turn::Of(seat) {
        return None;
    }
    let seats = question.seats.clamp(*G::INFO.seats.start(), *G::INFO.seats.end());
    let how = Judging::hint::<G>(seats);
    let seed = judge_seed(question.bot_seed, seat);
    let legal = legal_of::<G>(&view, seed);
    let judgement = judge::<G>(&view, None, &how, seed, out_of_time);
    let best = legal[judgement.best().index];
    let chance = in_hundred(judgement.best());
    let (next, why) = compared::<G>(&view, &legal, &judgement, seed, out_of_time);
    let alike = judgement.next().filter(|alike| {
        alike.is_even() && next.is_some_and(|next| next.index != alike.index && !next.is_even())
    });
    let next = next.map(|worth| (legal[worth.index], in_hundred(worth), worth.is_even()));
    let mut cut_short = judgement.cut_short;
    let mut whole = |first| {
        let gesture = gesture_from::<G>(&view, first, &how, seed, out_of_time);
        cut_short |= gesture.cut_short;
        gesture.steps
    };
    let steps = whole(best);
    let other_steps = next.map(|(action, ..)| whole(action));
    let alike = alike.map(|worth| whole(legal[worth.index])).unwrap_or_default();
    Some(Hint {
        n,
        steps,
        chance,
        next: next.zip(other_steps).map(|((_, chance, even), steps)| Next { steps, chance, even }),
        alike,
        names_next: why.is_some_and(|why| why.names_other()),
        why: why.map(said),
        cut_short,
    })
}

/// The most worse decisions to compare with if there is no certain reason.
const COMPARED_WITH: usize = 2;

/// The greatest distance behind the best decision, as a chance to win, of those that are called about as
/// good as every other.
const ALIKE: f64 = 0.05;

/// The chance to win below which a seat can hardly win any more.
const HOPELESS: f64 = 0.005;

/// What tells the best decision apart from another one.
type Told<'a, G> = (Option<&'a Worth>, Option<Why<<G as Bots>::Reason, <G as Bots>::Prospect>>);

/// Returns the decision that the best one is compared with, and the reason for the best one: what is sure
/// of it, or else what tells it apart from a worse one, or else why the second best is about as good.
fn compared<'a, G: Bots>(
    view: &G::View,
    legal: &[G::Action],
    judgement: &'a Judgement,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Told<'a, G> {
    let (best, next) = (legal[judgement.best().index], judgement.next());
    let chance = judgement.best().chance;
    match G::sure(view, best) {
        Sure::Wins(reason) => return (next, Some(Why::Certain(reason))),
        Sure::Loses if legal.iter().all(|&other| G::sure(view, other) == Sure::Loses) => {
            return (next, Some(Why::Lost));
        }
        _ if next.is_some() && legal.iter().all(|&it| it == best || G::is_same(view, best, it)) => {
            return (next, Some(Why::Same));
        }
        // Another reason would promise what is out of reach.
        _ if chance < HOPELESS => return (next, Some(Why::Hopeless)),
        _ => {}
    }
    let (even, mut worse): (Vec<&Worth>, Vec<&Worth>) =
        judgement.worths[1..].iter().partition(|worth| worth.is_even());
    let is_alike = |worth: &Worth| discriminant(&legal[worth.index]) == discriminant(&best);
    // After the best of the worse ones, the best of another kind.
    if let Some(at) = worse.iter().skip(1).position(|worth| !is_alike(worth)) {
        worse.swap(1, at + 1);
    }
    let tried = COMPARED_WITH - usize::from(!even.is_empty());
    // A certain reason that explains little comes last.
    let mut slight = None;
    for (nth, &other) in worse.iter().enumerate() {
        let instead = legal[other.index];
        let reason = first_reason::<G>(view, best, instead);
        let mut why = reason.filter(|reason| !reason.is_slight()).map(Why::Certain);
        if why.is_none() && nth == 0 && G::sure(view, instead) == Sure::Loses {
            why = Some(Why::Escapes);
        } else if why.is_none() && nth < tried {
            why = outcomes::<G>(view, best, instead, seed, out_of_time);
        }
        if why.is_some() {
            return (Some(other), why);
        }
        slight = slight.or(reason.map(|reason| (Some(other), Some(Why::Certain(reason)))));
    }
    if let Some(told) = slight {
        return told;
    }
    // The two best ones, and the one that may differ most.
    for &other in even.iter().take(2).chain(even.iter().skip(2).last()) {
        let at = [judgement.best().index, other.index];
        let both = at.map(|index| legal[index]);
        let why = why_even::<G>(view, judgement, both, at, seed, out_of_time);
        if why.is_some() {
            return (Some(other), why);
        }
    }
    // The worst one shows best what to beware of.
    if let Some(&worst) = worse.iter().skip(tried).last() {
        let why = outcomes::<G>(view, best, legal[worst.index], seed, out_of_time);
        if why.is_some() {
            return (Some(worst), why);
        }
    }
    if let Some(&first) = even.first() {
        let is_close = |worth: &&Worth| worth.behind <= ALIKE;
        let as_good = if chance > 1.0 - HOPELESS { Why::Winning } else { Why::Indifferent };
        let all = (worse.is_empty() && even.iter().all(is_close)).then_some(as_good);
        return (Some(first), all);
    }
    // Nothing else may have been worth trying. The reason may still be plain.
    let untried: Vec<G::Action> =
        legal.iter().copied().filter(|&other| next.is_none() && other != best).collect();
    let mut reasons = untried.iter().flat_map(|&other| G::reasons(view, best, other));
    let is_same = |&other: &G::Action| G::is_same(view, best, other);
    let same = (!untried.is_empty() && untried.iter().all(is_same)).then_some(Why::Same);
    (next, reasons.next().map(Why::Certain).or(same))
}

/// Returns the chance in whole percent.
pub(super) fn in_hundred(worth: &Worth) -> u8 {
    (worth.chance * 100.0 + 0.5) as u8
}
