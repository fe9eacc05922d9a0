//! What is asked of a bot thinking elsewhere, and how its answer is checked.

use super::{HintQuestion, Match, ReviewQuestion};
use crate::bots::{Bots, Level, decide};
use crate::engine::{Game, Rng, Seat, Stream, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What the teacher can be asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// What a person might decide.
    Hint(HintQuestion),
    /// Where a match turned that is over. There are many answers, each a part.
    Review(ReviewQuestion),
}

/// Everything a bot is told: no seed of the match, and nothing but its view.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game.
    pub game: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The bot's level.
    pub level: Level,
    /// What its own chance comes from.
    pub bot_seed: u64,
    /// The decision's number.
    pub n: u32,
    /// The seat's view, as JSON.
    pub view: String,
}

/// A bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the decision that was asked for.
    pub n: u32,
    /// An index into the legal list.
    pub index: usize,
    /// Whether the time guard ended the thinking early.
    pub cut_short: bool,
}

impl<G: Game> Match<G> {
    /// The question for the bot to move, if it is a bot's turn.
    pub fn question(&self) -> Option<Question> {
        let Turn::Of(seat) = self.turn() else { return None };
        let level = self.table().occupant(seat).level()?;
        Some(Question {
            game: G::INFO.id.to_owned(),
            seat,
            level,
            bot_seed: self.table().bot_seed,
            n: self.position() as u32,
            view: self.view_text(seat),
        })
    }

    /// A seat's view as JSON. Written out once a game.
    #[inline(never)]
    pub(super) fn view_text(&self, seat: Seat) -> String {
        serde_json::to_string(&self.view(Viewer::Of(seat))).expect("views are plain data")
    }

    /// What the bot to move decides where nobody can think for it: something
    /// legal, by its own chance. `None` if it is not a bot's turn.
    pub fn by_chance(&self) -> Option<Answer> {
        let Turn::Of(seat) = self.turn() else { return None };
        let level = self.table().occupant(seat).level()?;
        let n = self.position() as u32;
        let mut rng = Rng::of(self.table().bot_seed, Stream::Bot(seat.index() as u8, n));
        let index = rng.below(self.legal().len());
        // Whoever plays by chance always has had all the time they want.
        Some(Answer { n, index, cut_short: level != Level::Random })
    }
}

/// Lets a bot answer a question of this game; `None` if the view is not one of the game's.
pub fn answer<G: Bots>(
    question: &Question,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Answer> {
    let view = serde_json::from_str(&question.view).ok()?;
    let stream = Stream::Bot(question.seat.index() as u8, question.n);
    let mut rng = Rng::of(question.bot_seed, stream);
    let decision = decide::<G>(question.level, &view, &mut rng, out_of_time);
    Some(Answer { n: question.n, index: decision.index, cut_short: decision.cut_short })
}

/// Whether an answer is one to the decision awaited now, and legal.
pub fn check_answer<G: Game>(play: &Match<G>, answer: &Answer) -> bool {
    answer.n as usize == play.position() && answer.index < play.legal().len()
}
