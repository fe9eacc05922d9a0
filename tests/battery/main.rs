//! The battery: the checks that every game must pass, at every seat count and with every rules
//! option. A game is added by its line in the registry and its file in `games`.

mod boards;
mod bots;
mod chance;
mod describe;
mod files;
mod gallery;
mod games;
mod html;
mod inspect;
mod knowledge;
mod lessons;
mod messages;
mod mutants;
mod observations;
mod one_deal;
mod play;
mod remote;
mod saves;
mod toy;
mod witness;

use regalia::engine::{Game, Rng, Setup, Stream};
use regalia::session::{Pair, options_from};

/// Returns every set-up of a game: seat counts, and all values of its options. A per-seat option is
/// tried at its default, at each other value for all, and at each other value for the second seat
/// alone.
pub fn setups<G: Game>() -> Vec<Setup<G::Options>> {
    let mut all = Vec::new();
    for seats in G::INFO.seats {
        let mut combinations: Vec<Vec<Pair>> = vec![Vec::new()];
        for spec in G::INFO.options {
            let mut values: Vec<String> = Vec::new();
            for &value in spec.values {
                if spec.per_seat {
                    values.push(vec![value; seats].join(","));
                    let mut mixed = vec![spec.default; seats];
                    mixed[1] = value;
                    values.push(mixed.join(","));
                } else {
                    values.push(value.to_owned());
                }
            }
            values.dedup();
            combinations = combinations
                .into_iter()
                .flat_map(|pairs| {
                    values.iter().map(move |value| {
                        let mut pairs = pairs.clone();
                        pairs.push((spec.key.to_owned(), value.clone()));
                        pairs
                    })
                })
                .collect();
        }
        for pairs in combinations {
            let options = options_from::<G>(&pairs, seats).expect("the options are the game's own");
            all.push(Setup { seats, options });
        }
    }
    all
}

/// Returns how much a test plays: the second number in `make test`, the first with `LONG=1`.
fn length<T>(long: T, short: T) -> T {
    if std::env::var_os("LONG").is_some() { long } else { short }
}

/// Returns a generator for a test's own draws.
pub fn dice(seed: u64) -> Rng {
    Rng::new(seed, Stream::Tool(7))
}

/// Returns a game set up from a seed.
pub fn dealt<G: Game>(setup: &Setup<G::Options>, seed: u64) -> G {
    G::new(setup, &mut Rng::for_match(seed))
}

/// The whole battery, for one game.
macro_rules! battery {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            mod $module {
                type Subject = regalia::games::$module::$game;

                #[test]
                fn random_decisions_keep_the_contract() {
                    crate::play::keeps_the_contract::<Subject>(crate::length(10_000, 1_000));
                }

                #[test]
                fn sampled_worlds_look_the_same() {
                    let decisions = crate::length(1_500, 100);
                    crate::knowledge::sampled_worlds_look_the_same::<Subject>(decisions);
                }

                #[test]
                fn twin_worlds_stay_twins() {
                    crate::knowledge::twin_worlds_stay_twins::<Subject>(1_500);
                }

                #[test]
                fn sampled_worlds_forget_nothing() {
                    crate::witness::sampled_worlds_forget_nothing::<Subject>(1_200);
                }

                #[test]
                fn twin_worlds_send_the_same_bytes() {
                    crate::remote::twin_worlds_send_the_same_bytes::<Subject>(crate::length(800, 250));
                }

                #[test]
                fn what_is_told_alike_looks_alike() {
                    crate::knowledge::what_is_told_alike_looks_alike::<Subject>(600);
                }

                #[test]
                fn what_is_shown_by_chance_uncovers() {
                    crate::knowledge::what_is_shown_by_chance_uncovers::<Subject>(300);
                }

                #[test]
                fn hidden_cards_turn_up_where_they_may_lie() {
                    let beginnings = crate::length(60_000, 20_000);
                    crate::chance::hidden_cards_turn_up_where_they_may_lie::<Subject>(beginnings);
                }

                #[test]
                fn other_decisions_meet_the_same_chance() {
                    crate::one_deal::other_decisions_meet_the_same_chance::<Subject>(20);
                }

                #[test]
                fn a_search_tries_some_of_what_is_legal() {
                    crate::bots::a_search_tries_some_of_what_is_legal::<Subject>(500);
                }

                #[test]
                fn twin_worlds_are_judged_alike() {
                    crate::bots::twin_worlds_are_judged_alike::<Subject>(20);
                }

                #[test]
                fn reasons_set_apart_and_are_said() {
                    crate::bots::reasons_set_apart_and_are_said::<Subject>(1_000);
                }

                #[test]
                fn prospects_are_said() {
                    crate::bots::prospects_are_said::<Subject>(1_000);
                }

                #[test]
                fn every_save_resumes() {
                    crate::saves::every_save_resumes::<Subject>();
                }

                #[test]
                fn undo_and_redo_rebuild_the_state() {
                    crate::saves::undo_and_redo_rebuild_the_state::<Subject>();
                }

                #[test]
                fn every_link_replays() {
                    crate::saves::every_link_replays::<Subject>();
                }

                #[test]
                fn links_of_long_matches_are_short() {
                    crate::saves::links_of_long_matches_are_short::<Subject>();
                }

                #[test]
                fn perft_counts_are_those_of_the_file() {
                    crate::files::perft_counts_are_those_of_the_file::<Subject>();
                }

                #[test]
                fn playthroughs_are_those_of_the_files() {
                    crate::files::playthroughs_are_those_of_the_files::<Subject>();
                }

                #[test]
                fn a_film_is_what_was_told() {
                    crate::observations::a_film_is_what_was_told::<Subject>(300);
                }

                #[test]
                fn every_position_is_spoken() {
                    let (decisions, every) = crate::length((60, 1), (25, 3));
                    crate::describe::every_position_is_spoken::<Subject>(decisions, every);
                }

                #[test]
                fn every_board_is_drawn() {
                    crate::boards::every_board_is_drawn::<Subject>(8);
                }

                #[test]
                fn every_piece_is_that_of_the_gallery() {
                    crate::gallery::every_piece_is_that_of_the_record::<Subject>();
                }

                #[test]
                fn motions_find_their_places() {
                    crate::boards::motions_find_their_places::<Subject>(40);
                }

                #[test]
                fn every_sentence_is_whole() {
                    crate::boards::every_sentence_is_whole::<Subject>(60);
                }

                #[test]
                fn the_game_is_described_in_every_language() {
                    crate::messages::the_game_is_described_in_every_language::<Subject>(
                        |language| &language.messages().games.$module,
                    );
                }

                #[test]
                fn the_lesson_is_played_by_the_rules() {
                    crate::lessons::the_lesson_is_played_by_the_rules::<Subject>();
                }

                #[test]
                fn every_room_of_the_game_is_there() {
                    crate::files::every_room_of_the_game_is_there::<Subject>();
                }
            }
        )*
    };
}
regalia::with_games!(battery);
