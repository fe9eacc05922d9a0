//! The teacher: a separate worker, fetched when a person first asks for a hint or a review. It puts
//! reasons into words, so that the page does not carry them. Questions and answers are JSON; an
//! unreadable question is answered by `null`.

use super::locale::Language;
use super::locale::reasons::Reasoned;
use crate::bots::Why;
#[cfg(not(target_arch = "wasm32"))]
use crate::session::game_in_save;
use crate::session::{Match, TeacherQuestion, hint, load_match, motive, review};
use serde::Serialize;

/// Answers a question about one game: once, or for a review in parts. `out_of_time` is called now and
/// then, and ends the thinking early.
pub fn answer_of<G: Reasoned>(
    asked: &str,
    out_of_time: &mut dyn FnMut() -> bool,
    say: &mut dyn FnMut(&str),
) {
    let opened = |save: &str| -> Option<Match<G>> { load_match(save).ok() };
    match serde_json::from_str(asked) {
        Ok(TeacherQuestion::Hint(question)) if question.game == G::INFO.id => {
            let language = Language::asked(&question.language);
            say(&text_of(&hint::<G>(&question, |why| G::why(language, why), out_of_time)));
        }
        Ok(TeacherQuestion::Review(question)) if let Some(play) = opened(&question.save) => {
            review(&play, in_all::<G>, &mut |part| say(&text_of(&part)));
        }
        Ok(TeacherQuestion::Motive(question)) if let Some(play) = opened(&question.save) => {
            say(&text_of(&motive(&play, question.n, in_all::<G>, out_of_time)));
        }
        _ => say("null"),
    }
}

macro_rules! any_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Answers a question about any game ([`answer_of`]). The workers know one game each.
        #[cfg(not(target_arch = "wasm32"))]
        pub fn answer(
            asked: &str,
            out_of_time: &mut dyn FnMut() -> bool,
            say: &mut dyn FnMut(&str),
        ) {
            use crate::engine::Game;
            use crate::games;
            let game = match serde_json::from_str(asked) {
                Ok(TeacherQuestion::Hint(question)) => Some(question.game),
                Ok(TeacherQuestion::Review(question)) => game_in_save(&question.save),
                Ok(TeacherQuestion::Motive(question)) => game_in_save(&question.save),
                Err(_) => None,
            };
            match game.as_deref() {
                $(Some(id) if id == games::$module::$game::INFO.id => {
                    answer_of::<games::$module::$game>(asked, out_of_time, say);
                })*
                _ => say("null"),
            }
        }
    };
}
crate::with_games!(any_game);

fn text_of(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers are plain data")
}

/// Returns the sentence of a reason in every language.
fn in_all<G: Reasoned>(why: Why<G::Reason, G::Prospect>) -> Vec<String> {
    Language::ALL.map(|language| G::why(language, why)).to_vec()
}
