//! The goldens in wasm, in a browser: values that are the same on every machine.
#![cfg(target_arch = "wasm32")]
// A test without its attribute would be skipped silently; here it does not compile.
#![deny(dead_code)]

#[path = "goldens/mod.rs"]
mod goldens;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_generator_gives_what_it_gave() {
    goldens::the_generator_gives_what_it_gave();
}

#[wasm_bindgen_test]
fn games_and_searches_go_as_they_went() {
    goldens::games_and_searches_go_as_they_went();
}

#[wasm_bindgen_test]
fn the_judge_thinks_as_it_thought() {
    goldens::the_judge_thinks_as_it_thought();
}

#[wasm_bindgen_test]
fn a_save_resumes_where_it_was() {
    goldens::a_save_resumes_where_it_was();
}

#[wasm_bindgen_test]
fn a_message_is_sealed_as_the_standard_has_it() {
    goldens::a_message_is_sealed_as_the_standard_has_it();
}
