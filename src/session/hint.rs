//! A hint: what is asked of the judge for a person, and what it advises.

use super::{Match, judge_seed, shots};
use crate::bots::{Bots, Judging, Worth, judge};
use crate::engine::{Game, Names, Rng, Seat, Stream, Told, Turn, Viewer, fingerprint, named};
use serde::{Deserialize, Serialize};

/// Everything the judge is told: like a bot, nothing but the seat's view.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HintQuestion {
    /// The game.
    pub game: String,
    /// The seat that is advised.
    pub seat: Seat,
    /// How many play.
    pub seats: usize,
    /// What the judge's chance comes from.
    pub bot_seed: u64,
    /// The decision's number.
    pub n: u32,
    /// The seat's view, as JSON.
    pub view: String,
    /// The code of the language in which reasons are said.
    pub language: String,
}

/// What is advised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The number of the decision that was asked about.
    pub n: u32,
    /// The decision by its name, and after it those that belong to the same gesture.
    pub steps: Vec<String>,
    /// The fingerprint of what will be told first of each, if that hangs on nothing that
    /// the seat does not know: whoever knows the true state may then say it.
    pub reads: Option<u64>,
    /// The chance to win with it, in a hundred.
    pub chance: u8,
    /// The next best decision, if there is a choice.
    pub next: Option<Next>,
    /// Why, in a sentence, where a reason fits.
    pub why: Option<String>,
    /// True if time ran out before all was compared: the chances are rough then.
    #[serde(default)]
    pub cut_short: bool,
}

/// The next best decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Next {
    /// Its name.
    pub action: String,
    /// The fingerprint of what will be told of it first, likewise.
    pub reads: Option<u64>,
    /// The chance to win with it, in a hundred.
    pub chance: u8,
    /// Whether it cannot be told from the best: within two standard errors.
    pub even: bool,
}

/// A gesture has no more decisions than this.
const LONGEST_GESTURE: usize = 3;

impl<G: Game> Match<G> {
    /// The question for the person to move, if hints may be asked for here.
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

    /// What this viewer would be told first of each of these decisions, one after another
    /// from here. It comes from the true state: unless all is open anyway, only what
    /// [`reads`](Hint::reads) the same in imagined worlds may be said.
    pub fn foretold(&self, steps: &[String], to: Viewer) -> Option<Vec<G::Event>> {
        told_first(self.state().clone(), steps, &mut Rng::of(0, Stream::Tool(0)), to)
    }

    /// What a hint advises for the decision awaited now, in order; `None` if it is not
    /// one for it. The first decision is legal.
    pub fn advised(&self, hint: &Hint) -> Option<Vec<G::Action>> {
        let names = Names::<G>::new();
        let steps: Option<Vec<_>> = hint.steps.iter().map(|name| names.get(name)).collect();
        let fits = hint.n as usize == self.position();
        steps.filter(|steps| fits && steps.first().is_some_and(|step| self.legal().contains(step)))
    }
}

/// Reckons a hint; `None` if the view is not one of the game's in which the seat is to
/// move. `said` puts a reason into words.
pub fn hint<G: Bots>(
    question: &HintQuestion,
    said: impl Fn(G::Reason) -> String,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Hint> {
    let view: G::View = serde_json::from_str(&question.view).ok()?;
    let (seat, n) = (question.seat, question.n);
    if to_move::<G>(&view) != Turn::Of(seat) {
        return None;
    }
    let seats = question.seats.clamp(*G::INFO.seats.start(), *G::INFO.seats.end());
    let how = Judging::hint::<G>(seats);
    let seed = judge_seed(question.bot_seed, seat, n as usize);
    let mut steps = Vec::new();
    let mut told = None;
    let mut cut_short = false;
    let mut now = view.clone();
    while steps.len() < LONGEST_GESTURE {
        let legal = legal_of::<G>(&now, seed);
        let judgement = judge::<G>(&now, None, &how, seed, out_of_time);
        cut_short |= judgement.cut_short;
        let best = legal[judgement.best().index];
        told.get_or_insert_with(|| {
            let next = judgement.next().map(|worth| {
                let even = worth.behind <= 2.0 * worth.behind_se;
                (legal[worth.index], in_hundred(worth), even)
            });
            (best, in_hundred(judgement.best()), next)
        });
        steps.push(best.to_string());
        match after::<G>(&now, best, seat, seed).filter(G::second_half) {
            Some(next) => now = next,
            None => break,
        }
    }
    let (best, chance, next) = told?;
    let why = next.and_then(|(instead, ..)| G::reasons(&view, best, instead).first().copied());
    Some(Hint {
        n,
        reads: reads::<G>(&view, &steps, seat, seed),
        steps,
        chance,
        next: next.map(|(action, chance, even)| {
            let action = action.to_string();
            let reads = reads::<G>(&view, std::slice::from_ref(&action), seat, seed);
            Next { action, reads, chance, even }
        }),
        why: why.map(said),
        cut_short,
    })
}

/// Who is to move: that lies open, so any world shows it.
fn to_move<G: Game>(view: &G::View) -> Turn {
    G::sample(view, &mut Rng::of(0, Stream::Tool(0))).turn()
}

/// What the seat may decide: it hangs only on what the seat knows, so any world shows it.
fn legal_of<G: Game>(view: &G::View, seed: u64) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::sample(view, &mut Rng::of(seed, Stream::Tool(0))).legal(&mut legal);
    legal
}

/// In so many worlds it is looked whether something is told the same.
const LIKE: u32 = 16;

/// The fingerprint of what the seat will be told first of each of these decisions, if it
/// is the same in many worlds that the seat imagines.
fn reads<G: Game>(view: &G::View, steps: &[String], seat: Seat, seed: u64) -> Option<u64> {
    let in_world = |w| {
        let mut rng = Rng::of(seed, Stream::Tool(w));
        let world = G::sample(view, &mut rng);
        told_first(world, steps, &mut rng, Viewer::Of(seat)).map(|told| fingerprint(&told))
    };
    let first = in_world(0)?;
    (1..LIKE).all(|w| in_world(w) == Some(first)).then_some(first)
}

/// What is told first of each of these decisions; nothing if one is not legal then.
fn told_first<G: Game>(
    mut state: G,
    steps: &[String],
    rng: &mut Rng,
    to: Viewer,
) -> Option<Vec<G::Event>> {
    let mut legal = Vec::new();
    let told = |name: &String| {
        state.legal(&mut legal);
        let action = named(legal.iter().copied(), name)?;
        shots(&mut state, action, rng, to).into_iter().find_map(|shot| shot.event)
    };
    steps.iter().map(told).collect()
}

/// What the seat sees after a decision, if it is to move again and was shown nothing new.
fn after<G: Game>(view: &G::View, action: G::Action, seat: Seat, seed: u64) -> Option<G::View> {
    let mut rng = Rng::of(seed, Stream::Tool(0));
    let mut world = G::sample(view, &mut rng);
    let mut uncovered = false;
    world.apply(action, &mut rng, &mut |_, event| uncovered |= event.reveals_hidden());
    (!uncovered && world.turn() == Turn::Of(seat)).then(|| world.view(Viewer::Of(seat)))
}

/// The chance in whole hundredths.
fn in_hundred(worth: &Worth) -> u8 {
    (worth.chance * 100.0 + 0.5) as u8
}
