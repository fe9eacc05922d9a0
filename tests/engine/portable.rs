//! The goldens, natively; `tests/web.rs` checks the same in wasm.

use crate::goldens;

#[test]
fn the_generator_gives_what_it_gave() {
    goldens::the_generator_gives_what_it_gave();
}

#[test]
fn games_and_searches_go_as_they_went() {
    goldens::games_and_searches_go_as_they_went();
}

#[test]
fn a_save_resumes_where_it_was() {
    goldens::a_save_resumes_where_it_was();
}

#[test]
fn the_judge_thinks_as_it_thought() {
    goldens::the_judge_thinks_as_it_thought();
}

#[test]
fn a_message_is_sealed_as_the_standard_has_it() {
    goldens::a_message_is_sealed_as_the_standard_has_it();
}
