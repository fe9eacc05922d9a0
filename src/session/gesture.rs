//! A gesture: a decision and the ones that complete it, as the judge finds them.

use crate::bots::{Bots, Judging, judge, surely_wins};
use crate::engine::{Game, Observable, Rng, Seat, Stream, Turn, Viewer};

/// The most decisions in a gesture.
pub(super) const LONGEST_GESTURE: usize = 6;

/// A decision and the best ones that complete it.
pub(super) struct Gesture {
    /// The names of the decisions. There is only the first one if it is all of the gesture, or
    /// shows something new. The decisions that lead to a sure win are a gesture.
    pub steps: Vec<String>,
    /// True if time ran out before all decisions were compared.
    pub cut_short: bool,
}

/// Returns the gesture that begins with this decision, from what its seat knows.
pub(super) fn gesture_from<G: Bots>(
    view: &G::View,
    first: G::Action,
    how: &Judging,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Gesture {
    let mut gesture = Gesture { steps: vec![first.to_string()], cut_short: false };
    let Turn::Of(seat) = to_move::<G>(view) else { return gesture };
    let (mut now, mut last) = (view.clone(), first);
    while gesture.steps.len() < LONGEST_GESTURE {
        let Some(then) = after::<G>(&now, last, seat, seed) else { break };
        if !(G::second_half(&then) || surely_wins::<G>(&now, last)) {
            break;
        }
        now = then;
        let judgement = judge::<G>(&now, None, how, seed, out_of_time);
        gesture.cut_short |= judgement.cut_short;
        last = legal_of::<G>(&now, seed)[judgement.best().index];
        gesture.steps.push(last.to_string());
    }
    gesture
}

/// Returns the seat to move. It is public, so any sampled world shows it.
pub(super) fn to_move<G: Game>(view: &G::View) -> Turn {
    G::sample(view, &mut Rng::new(0, Stream::Tool(0))).turn()
}

/// Returns the seat's legal decisions. They depend only on what the seat knows, so any sampled
/// world shows them.
pub(super) fn legal_of<G: Game>(view: &G::View, seed: u64) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::sample(view, &mut Rng::new(seed, Stream::Tool(0))).legal(&mut legal);
    legal
}

/// Returns the seat's view after a decision, if the seat is to move again and was shown nothing
/// new.
fn after<G: Bots>(view: &G::View, action: G::Action, seat: Seat, seed: u64) -> Option<G::View> {
    let mut rng = Rng::new(seed, Stream::Tool(0));
    let mut world = G::sample(view, &mut rng);
    let mut uncovered = false;
    world.apply_told(action, &mut rng, &mut |_, event| uncovered |= event.reveals_hidden());
    (!uncovered && world.turn() == Turn::Of(seat)).then(|| world.view(Viewer::Of(seat)))
}

/// Returns the seed of the judge of one seat at a table, for hints and reviews alike. It is the same for the
/// whole match: the steps of a hint, and what the review says of each of them, come from the same worlds.
pub fn judge_seed(bot_seed: u64, seat: Seat) -> u64 {
    Rng::new(bot_seed, Stream::Bot(seat.index() as u8, 0)).word()
}
