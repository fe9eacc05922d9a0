//! The bots' web worker: rules and bots only, no page. It fetches the bots of the game that it is
//! named after, and no other's.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
// Fetching can fail; the macro adds it around each function.
#[allow(clippy::unnecessary_wraps)]
mod bots {
    use regalia::bots::Bots;
    use regalia::engine::Game;
    use regalia::games;
    use regalia::platform::worker::{Answers, Fetching};
    use regalia::session::{Question, answer};
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    fn decide<G: Bots>(
        asked: &str,
        out_of_time: &mut dyn FnMut() -> bool,
        say: &mut dyn FnMut(&str),
    ) {
        let question = serde_json::from_str::<Question>(asked).ok();
        let question = question.filter(|question| question.game == G::INFO.id);
        let answer = question.and_then(|question| answer::<G>(&question, out_of_time));
        say(&serde_json::to_string(&answer).unwrap_or_default());
    }

    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                #[wasm_split($module, fallible)]
                fn $module() -> Result<Answers, SplitLoaderError> {
                    Ok(decide::<games::$module::$game>)
                }
            )*

            /// Fetches the bots of a game.
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
    regalia::platform::worker::serve(bots::fetch);
}

/// The worker is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
