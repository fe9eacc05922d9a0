//! The questions to the workers. The view comes from the page, unchanged; everything else may be
//! anything. A worker that has no time still answers.

use super::Draw;
use super::matches::drawn;
use regalia::session::{Hint, Question, answer_any};
use regalia::ui::teacher;
use serde_json::Value;

pub fn property(bytes: &[u8]) -> bool {
    let mut draw = Draw(bytes);
    let play = drawn(&mut draw);
    let view = play.question().map(|question| question.view);
    let view = view.or_else(|| play.hint_question("en").map(|question| question.view));
    let Some(view) = view else { return false };
    let mut answered = false;
    for line in draw.lines().iter().take(2) {
        let Ok(mut asked) = serde_json::from_str::<Value>(line) else {
            teacher::answer(line, &mut || true, &mut |said| assert_eq!(said, "null"));
            continue;
        };
        if let Some(field) = asked.pointer_mut("/view") {
            *field = view.clone().into();
        }
        if let Some(field) = asked.pointer_mut("/hint/view") {
            *field = view.clone().into();
        }
        if let Ok(question) = serde_json::from_value::<Question>(asked.clone())
            && let Some(answer) = answer_any(&question, &mut || true)
        {
            assert_eq!(question.game, play.info().id, "views are of one game");
            assert!(answer.n == question.n && answer.index < play.legal_count());
            answered = true;
        }
        // A review has no end here; a save asks for it, which has its own property.
        if asked.get("hint").is_some() {
            teacher::answer(&asked.to_string(), &mut || true, &mut |said| {
                let hint: Option<Hint> = serde_json::from_str(said).expect("an answer");
                answered |= hint.is_some();
                assert!(hint.is_none_or(|hint| hint.chance <= 100 && !hint.steps.is_empty()));
            });
        }
    }
    answered
}
