//! The page's program, and its parts that are separate files: the build cuts the program at the
//! functions marked here (`tools/postbuild.mjs`), with the code that only they use. Without the cut
//! nothing here could be called, so the marks are in the program and not in a layer.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
// Fetching can fail; the macro adds it around each function.
#[allow(clippy::unnecessary_wraps)]
mod parts {
    use regalia::engine::Game;
    use regalia::games;
    use regalia::session::remote::FromHost;
    use regalia::ui::{
        self, ArchivePage, Draw, Fetching, LinkPart, MatchPage, NewMatchProps, Parts, PlacesPanel,
        ReadMessage, Sending, StartHosting,
    };
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(play, fallible)]
    fn play() -> Result<Draw<MatchPage>, SplitLoaderError> {
        Ok(ui::draw_match_page)
    }

    #[wasm_split(setup, fallible)]
    fn set_up() -> Result<Draw<NewMatchProps>, SplitLoaderError> {
        Ok(ui::draw_new_match)
    }

    #[wasm_split(games, fallible)]
    fn games_in_progress() -> Result<Draw<()>, SplitLoaderError> {
        Ok(ui::draw_games_in_progress)
    }

    #[wasm_split(archive, fallible)]
    fn archive() -> Result<Draw<ArchivePage>, SplitLoaderError> {
        Ok(ui::draw_archive_page)
    }

    #[wasm_split(letters, fallible)]
    fn letter() -> Result<Draw<MatchPage>, SplitLoaderError> {
        Ok(ui::draw_letter_page)
    }

    #[wasm_split(letters, fallible)]
    fn sending() -> Result<Draw<Sending>, SplitLoaderError> {
        Ok(ui::draw_letter_panel)
    }

    #[wasm_split(screen, fallible)]
    fn reading() -> Result<ReadMessage, SplitLoaderError> {
        Ok(FromHost::read)
    }

    #[wasm_split(screen, fallible)]
    fn hosting() -> Result<StartHosting, SplitLoaderError> {
        Ok(ui::start_hosting)
    }

    #[wasm_split(screen, fallible)]
    fn places() -> Result<Draw<PlacesPanel>, SplitLoaderError> {
        Ok(ui::draw_places_panel)
    }

    #[wasm_split(screen, fallible)]
    fn links() -> Result<LinkPart, SplitLoaderError> {
        Ok(ui::link_part())
    }

    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                #[wasm_split($module, fallible)]
                fn $module() -> Result<fn(), SplitLoaderError> {
                    Ok(ui::load_game::<games::$module::$game>)
                }

                #[wasm_split($game, fallible)]
                #[allow(non_snake_case, reason = "a second name for each game, for its second chunk")]
                fn $game() -> Result<fn(), SplitLoaderError> {
                    Ok(ui::load_followed::<games::$module::$game>)
                }
            )*

            /// Fetches a game, and adds it to those that are loaded.
            fn load_game(id: &str) -> Fetching<()> {
                $(
                    if id == <games::$module::$game as Game>::INFO.id {
                        return Box::pin(async { $module().await.ok().map(|add| add()) });
                    }
                )*
                Box::pin(async { None })
            }

            /// Fetches what a screen away from the table needs of a game.
            fn load_followed(id: &str) -> Fetching<()> {
                $(
                    if id == <games::$module::$game as Game>::INFO.id {
                        return Box::pin(async { $game().await.ok().map(|add| add()) });
                    }
                )*
                Box::pin(async { None })
            }
        };
    }
    regalia::with_games!(each_game);

    pub const PARTS: Parts = Parts {
        play: || Box::pin(async { play().await.ok() }),
        game: load_game,
        followed: load_followed,
        set_up: || Box::pin(async { set_up().await.ok() }),
        games: || Box::pin(async { games_in_progress().await.ok() }),
        archive: || Box::pin(async { archive().await.ok() }),
        letter: || Box::pin(async { letter().await.ok() }),
        sending: || Box::pin(async { sending().await.ok() }),
        reading: || Box::pin(async { reading().await.ok() }),
        hosting: || Box::pin(async { hosting().await.ok() }),
        places: || Box::pin(async { places().await.ok() }),
        links: || Box::pin(async { links().await.ok() }),
    };
}

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::ui::start(parts::PARTS);
}

/// The page is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
