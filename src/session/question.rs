//! Questions for a bot in a worker, and the check of its answer.

use super::{HintQuestion, Match, MotiveQuestion, ReviewQuestion};
use crate::bots::{Bots, Level, decide};
use crate::engine::{Game, Rng, Seat, Stream, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A question for the teacher.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeacherQuestion {
    /// A question for a hint.
    Hint(HintQuestion),
    /// A question for the review of a finished match. It has many answers, each a part.
    Review(ReviewQuestion),
    /// A question for the reason of a decision in a finished match.
    Motive(MotiveQuestion),
}

/// The level of a bot that decides for a person.
pub const STAND_IN: Level = Level::Baron;

/// Everything a bot is told: only its view, and never the match seed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game.
    pub game: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The bot's level.
    pub level: Level,
    /// The seed of the bot's own random numbers.
    pub bot_seed: u64,
    /// The decision's number.
    pub n: u32,
    /// The seat's view, as JSON.
    pub view: String,
}

/// A bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the decision that the question was about.
    pub n: u32,
    /// An index into the legal list.
    pub index: usize,
    /// True if the time limit cut the search short.
    pub cut_short: bool,
}

impl<G: Game> Match<G> {
    /// Returns the question for the bot to move. `None` if it is not a bot's turn.
    pub fn question(&self) -> Option<Question> {
        let Turn::Of(seat) = self.turn() else { return None };
        self.question_for(self.table().occupant(seat).level()?)
    }

    /// Returns the question for a bot of this level that decides for the seat to move. `None` after
    /// the end.
    pub fn question_for(&self, level: Level) -> Option<Question> {
        let Turn::Of(seat) = self.turn() else { return None };
        Some(Question {
            game: G::INFO.id.to_owned(),
            seat,
            level,
            bot_seed: self.table().bot_seed,
            n: self.position() as u32,
            view: self.view_text(seat),
        })
    }

    /// Returns a seat's view as JSON. A separate function, so it is compiled once for each game.
    #[inline(never)]
    pub(super) fn view_text(&self, seat: Seat) -> String {
        serde_json::to_string(&self.view(Viewer::Of(seat))).expect("views are plain data")
    }

    /// Returns the decision of a person who has none to make, which the table makes for them. `None`
    /// for bots, and if there is something to decide.
    pub fn forced(&self) -> Option<Answer> {
        let Turn::Of(seat) = self.turn() else { return None };
        let forced = self.no_choice().filter(|_| self.table().occupant(seat).is_person())?;
        let index = self.legal().iter().position(|&action| action == forced)?;
        Some(Answer { n: self.position() as u32, index, cut_short: false })
    }

    /// Returns a random legal decision for the bot to move, for when no worker is available. It
    /// draws from the bot's own seed. `None` if it is not a bot's turn.
    pub fn by_chance(&self) -> Option<Answer> {
        let Turn::Of(seat) = self.turn() else { return None };
        self.by_chance_for(self.table().occupant(seat).level()?)
    }

    /// Returns a random legal decision for a bot of this level that decides for the seat to move.
    /// `None` after the end.
    pub fn by_chance_for(&self, level: Level) -> Option<Answer> {
        let Turn::Of(seat) = self.turn() else { return None };
        let n = self.position() as u32;
        let mut rng = Rng::new(self.table().bot_seed, Stream::Bot(seat.index() as u8, n));
        let index = rng.below(self.legal().len());
        // A bot that plays at random never needs more time.
        Some(Answer { n, index, cut_short: level != Level::Random })
    }
}

/// Lets a bot answer a question of this game. Returns `None` if the view is not one of the game's.
pub fn answer<G: Bots>(
    question: &Question,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Answer> {
    let view = serde_json::from_str(&question.view).ok()?;
    let stream = Stream::Bot(question.seat.index() as u8, question.n);
    let mut rng = Rng::new(question.bot_seed, stream);
    let decision = decide::<G>(question.level, &view, &mut rng, out_of_time);
    Some(Answer { n: question.n, index: decision.index, cut_short: decision.cut_short })
}

macro_rules! answer_any {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Lets a bot answer a question of any game. Returns `None` if the question is invalid.
        pub fn answer_any(
            question: &Question,
            out_of_time: &mut dyn FnMut() -> bool,
        ) -> Option<Answer> {
            $(
                if question.game == <crate::games::$module::$game as Game>::INFO.id {
                    return answer::<crate::games::$module::$game>(question, out_of_time);
                }
            )*
            None
        }
    };
}
with_games!(answer_any);

/// Returns true if an answer is for the current decision and legal.
pub fn check_answer<G: Game>(play: &Match<G>, answer: &Answer) -> bool {
    answer.n as usize == play.position() && answer.index < play.legal().len()
}
