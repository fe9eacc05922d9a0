//! The teacher: a separate worker, fetched when a person first asks for a hint or a review. It puts
//! reasons into words, so that the page does not carry them. Questions and answers are JSON; an
//! unreadable question is answered by `null`.

use super::locale::Language;
use super::locale::reasons::Reasoned;
use crate::bots::Why;
use crate::engine::Game;
use crate::games;
use crate::session::{
    AnyMatch, Hint, HintQuestion, Motive, Part, TeacherQuestion, hint, load, motive, review,
};
use serde::Serialize;

/// Answers a question: once, or for a review in parts. `out_of_time` is called now and then, and
/// ends the thinking early.
pub fn answer(asked: &str, out_of_time: &mut dyn FnMut() -> bool, say: &mut dyn FnMut(&str)) {
    match serde_json::from_str(asked) {
        Ok(TeacherQuestion::Hint(question)) => say(&text_of(&hint_any(&question, out_of_time))),
        Ok(TeacherQuestion::Review(question)) => match load(&question.save) {
            Ok(play) => review_any(&play, &mut |part| say(&text_of(&part))),
            Err(_) => say("null"),
        },
        Ok(TeacherQuestion::Motive(question)) => {
            let play = load(&question.save).ok();
            say(&text_of(&play.and_then(|play| motive_any(&play, question.n, out_of_time))));
        }
        Err(_) => say("null"),
    }
}

fn text_of(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers are plain data")
}

/// Returns the sentence of a reason in every language.
fn in_all<G: Reasoned>(why: Why<G::Reason, G::Prospect>) -> Vec<String> {
    Language::ALL.map(|language| G::why(language, why)).to_vec()
}

macro_rules! any_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Computes a hint in any game.
        fn hint_any(
            question: &HintQuestion,
            out_of_time: &mut dyn FnMut() -> bool,
        ) -> Option<Hint> {
            let language = Language::asked(&question.language);
            $(
                if question.game == games::$module::$game::INFO.id {
                    let said = |why| games::$module::$game::why(language, why);
                    return hint::<games::$module::$game>(question, said, out_of_time);
                }
            )*
            None
        }

        /// Reviews a match of any game.
        fn review_any(play: &AnyMatch, tell: &mut dyn FnMut(Part)) {
            $(
                if let Some(play) = play.downcast_ref::<games::$module::$game>() {
                    return review(play, in_all::<games::$module::$game>, tell);
                }
            )*
        }

        /// Computes the motive of a decision in a match of any game.
        fn motive_any(
            play: &AnyMatch,
            n: usize,
            out_of_time: &mut dyn FnMut() -> bool,
        ) -> Option<Motive> {
            $(
                if let Some(play) = play.downcast_ref::<games::$module::$game>() {
                    return motive(play, n, in_all::<games::$module::$game>, out_of_time);
                }
            )*
            None
        }
    };
}
crate::with_games!(any_game);
