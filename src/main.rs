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
    use regalia::session::goals::Reached;
    use regalia::ui::catalog::GameEntry;
    use regalia::ui::embed::Request;
    use regalia::ui::locale::Language;
    use regalia::ui::table::result::RailView;
    use regalia::ui::table::review::ReviewView;
    use regalia::ui::{
        self, ArchivePage, Arrival, CompanyPart, DayShareProps, Draw, DrawPanel, Fetching, GoalsOf,
        LetterPanel, MatchPage, NewMatchProps, Parts, PlacesPanel, ReadingProps, Verify,
    };
    use std::rc::Rc;
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
    fn games_in_progress() -> Result<Draw<Option<&'static GameEntry>>, SplitLoaderError> {
        Ok(ui::draw_games_in_progress)
    }

    #[wasm_split(archive, fallible)]
    fn archive() -> Result<Draw<ArchivePage>, SplitLoaderError> {
        Ok(ui::draw_archive_page)
    }

    #[wasm_split(statistics, fallible)]
    fn statistics() -> Result<Draw<String>, SplitLoaderError> {
        Ok(ui::draw_statistics)
    }

    #[wasm_split(goals, fallible)]
    fn goals() -> Result<Draw<GoalsOf>, SplitLoaderError> {
        Ok(ui::draw_goals)
    }

    #[wasm_split(rounds, fallible)]
    fn rounds() -> Result<Draw<String>, SplitLoaderError> {
        Ok(ui::draw_rounds)
    }

    #[wasm_split(rivals, fallible)]
    fn rivals() -> Result<Draw<String>, SplitLoaderError> {
        Ok(ui::draw_rivals)
    }

    #[wasm_split(embed, fallible)]
    fn embed() -> Result<Draw<String>, SplitLoaderError> {
        Ok(ui::draw_embedded)
    }

    #[wasm_split(club, fallible)]
    fn club() -> Result<Draw<Rc<Request>>, SplitLoaderError> {
        Ok(ui::draw_club)
    }

    #[wasm_split(club, fallible)]
    fn verify() -> Result<Verify, SplitLoaderError> {
        Ok(ui::verify)
    }

    #[wasm_split(panel, fallible)]
    fn panel() -> Result<DrawPanel, SplitLoaderError> {
        Ok(ui::draw_panel)
    }

    #[wasm_split(panel, fallible)]
    fn rail() -> Result<RailView, SplitLoaderError> {
        Ok(ui::table::result::RAIL)
    }

    #[wasm_split(stories, fallible)]
    fn stories() -> Result<Draw<ReadingProps>, SplitLoaderError> {
        Ok(ui::draw_stories)
    }

    #[wasm_split(review, fallible)]
    fn review() -> Result<ReviewView, SplitLoaderError> {
        Ok(ui::table::review::VIEW)
    }

    #[wasm_split(arrivals, fallible)]
    fn arrivals() -> Result<Draw<Arrival>, SplitLoaderError> {
        Ok(ui::draw_arrival)
    }

    #[wasm_split(arrivals, fallible)]
    fn day_share() -> Result<Draw<DayShareProps>, SplitLoaderError> {
        Ok(ui::draw_day_share)
    }

    #[wasm_split(letters, fallible)]
    fn letter() -> Result<Draw<String>, SplitLoaderError> {
        Ok(ui::draw_letter_page)
    }

    #[wasm_split(letters, fallible)]
    fn letter_panel() -> Result<Draw<LetterPanel>, SplitLoaderError> {
        Ok(ui::draw_letter_panel)
    }

    #[wasm_split(screen, fallible)]
    fn places() -> Result<Draw<PlacesPanel>, SplitLoaderError> {
        Ok(ui::draw_places_panel)
    }

    #[wasm_split(screen, fallible)]
    fn company() -> Result<CompanyPart, SplitLoaderError> {
        Ok(ui::company_part())
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

            /// Fetches a game, and adds it to those that are loaded. Its sentences are fetched in one
            /// language.
            fn load_game(id: &str, language: Language) -> Fetching<()> {
                // Whoever needs sentences needs the game: both are fetched at the same time.
                let words = load_words(id, language);
                $(
                    if id == <games::$module::$game as Game>::INFO.id {
                        return Box::pin(async {
                            words.await?;
                            $module().await.ok().map(|add| add())
                        });
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

    macro_rules! words {
        ($($split:ident = $module:ident::$language:ident),* $(,)?) => {
            $(
                #[wasm_split($split, fallible)]
                fn $split() -> Result<fn(), SplitLoaderError> {
                    Ok(ui::locale::words::$module::$language)
                }
            )*

            /// Fetches the sentences of a game, or of the page, in a language.
            fn load_words(id: &str, language: Language) -> Fetching<()> {
                let module = id.replace('-', "_");
                $(
                    if module == stringify!($module) && language.code() == stringify!($language) {
                        return Box::pin(async { $split().await.ok().map(|add| add()) });
                    }
                )*
                Box::pin(async { None })
            }
        };
    }

    // A line for each game, a word in it for each language. The page's English is part of the program.
    words! {
        page_fr = page::fr,
        rogue_monarch_en = rogue_monarch::en, rogue_monarch_fr = rogue_monarch::fr,
        dwarf_king_en = dwarf_king::en, dwarf_king_fr = dwarf_king::fr,
        mon_royaume_en = mon_royaume::en, mon_royaume_fr = mon_royaume::fr,
        penniless_king_en = penniless_king::en, penniless_king_fr = penniless_king::fr,
        monarch_en = monarch::en, monarch_fr = monarch::fr,
    }

    macro_rules! goals {
        ($($split:ident = $module:ident),* $(,)?) => {
            $(
                #[wasm_split($split, fallible)]
                fn $split() -> Result<Reached, SplitLoaderError> {
                    Ok(regalia::session::goals::$module::reached)
                }
            )*

            /// Fetches the code that finds the goals reached in a match of a game.
            fn load_goals(id: &str) -> Fetching<Reached> {
                let module = id.replace('-', "_");
                $(
                    if module == stringify!($module) {
                        return Box::pin(async { $split().await.ok() });
                    }
                )*
                Box::pin(async { None })
            }
        };
    }

    // A line for each game that has goals.
    goals! {
        rogue_monarch_goals = rogue_monarch,
        dwarf_king_goals = dwarf_king,
        mon_royaume_goals = mon_royaume,
        penniless_king_goals = penniless_king,
        monarch_goals = monarch,
    }

    pub const PARTS: Parts = Parts {
        play: || Box::pin(async { play().await.ok() }),
        game: load_game,
        followed: load_followed,
        words: load_words,
        set_up: || Box::pin(async { set_up().await.ok() }),
        games: || Box::pin(async { games_in_progress().await.ok() }),
        goals: || Box::pin(async { goals().await.ok() }),
        goals_of: load_goals,
        archive: || Box::pin(async { archive().await.ok() }),
        statistics: || Box::pin(async { statistics().await.ok() }),
        rounds: || Box::pin(async { rounds().await.ok() }),
        rivals: || Box::pin(async { rivals().await.ok() }),
        embed: || Box::pin(async { embed().await.ok() }),
        club: || Box::pin(async { club().await.ok() }),
        verify: || Box::pin(async { verify().await.ok() }),
        panel: || Box::pin(async { panel().await.ok() }),
        rail: || Box::pin(async { rail().await.ok() }),
        stories: || Box::pin(async { stories().await.ok() }),
        review: || Box::pin(async { review().await.ok() }),
        arrivals: || Box::pin(async { arrivals().await.ok() }),
        day_share: || Box::pin(async { day_share().await.ok() }),
        letter: || Box::pin(async { letter().await.ok() }),
        letter_panel: || Box::pin(async { letter_panel().await.ok() }),
        places: || Box::pin(async { places().await.ok() }),
        company: || Box::pin(async { company().await.ok() }),
    };
}

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::ui::start(parts::PARTS);
}

/// The page is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
