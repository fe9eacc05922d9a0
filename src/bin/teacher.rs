//! The teacher, a web worker that gives hints and reviews: rules, bots, and reasons; no page. It
//! fetches only the code of the game that it is named after.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
// Fetching can fail; the macro adds it around each function.
#[allow(clippy::unnecessary_wraps)]
mod teachers {
    use regalia::engine::Game;
    use regalia::games;
    use regalia::platform::worker::{Answers, Fetching};
    use regalia::ui::teacher;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                #[wasm_split($module, fallible)]
                fn $module() -> Result<Answers, SplitLoaderError> {
                    Ok(teacher::answer_of::<games::$module::$game>)
                }
            )*

            /// Fetches the teacher of a game.
            pub fn fetch(id: &str) -> Fetching {
                $(
                    if id == <games::$module::$game as Game>::INFO.id {
                        return Box::pin(async { $module().await.ok() });
                    }
                )*
                Box::pin(async { None })
            }
        };
    }
    regalia::with_games!(each_game);
}

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::platform::worker::serve(teachers::fetch);
}

/// The teacher is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
