//! Dispatches the commands.

use crate::args::{Command, Ladder, LadderPages, OfGame, print_completions};
use crate::order::Fault;
use crate::{
    bless, calibrate, census, check, days, explain, fit, hint, kingdoms, ladder, losses, manifest,
    new_game, perft,
};
use crate::{playthrough, review, speed, tournament};
use regalia::engine::Game;
use regalia::session::infos;
use regalia::ui::locale::reasons::Reasoned;

/// Runs a command.
pub fn run(command: Command) -> Result<(), Fault> {
    match command {
        Command::Games => {
            for info in infos() {
                println!("{} {} {}", info.id, info.seats.start(), info.seats.end());
            }
        }
        Command::Manifest => manifest::run(),
        Command::OfGame(OfGame::Review(asked)) if asked.file.is_some() => {
            return review::saved(&asked);
        }
        Command::OfGame(asked) => return run_by_game(asked),
        Command::Ladder(Ladder { pages: Some(LadderPages::Report { check, into }), .. }) => {
            return ladder::pages::run(&into, check);
        }
        Command::Ladder(asked) => return ladder::run(&asked),
        Command::Check(asked) => return check::run(&asked),
        Command::Explain { file } => return explain::run(&file),
        Command::Days(asked) => return days::run(&asked),
        Command::Kingdoms { seed } => kingdoms::run(seed.seed),
        Command::NewGame { id } => return new_game::run(&id),
        Command::Completions { shell } => print_completions(shell),
    }
    Ok(())
}

fn run_by_game(asked: OfGame) -> Result<(), Fault> {
    macro_rules! dispatch {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                if asked.game() == Some(<regalia::games::$module::$game as Game>::INFO.id) {
                    return run_for::<regalia::games::$module::$game>(asked);
                }
            )*
        };
    }
    regalia::with_games!(dispatch);
    unreachable!("the command line takes no other games")
}

fn run_for<G: Reasoned + Sync>(asked: OfGame) -> Result<(), Fault>
where
    G::Action: Sync,
{
    match asked {
        OfGame::Playthrough(asked) => playthrough::run(&asked.order::<G>()?),
        OfGame::Match(asked) => tournament::run(&asked.order::<G>()?),
        OfGame::Hint(asked) => return hint::run(&asked.order::<G>()?),
        OfGame::Review(asked) => review::run(&asked.order::<G>()?),
        OfGame::Losses(asked) => losses::run(&asked.order::<G>()?),
        OfGame::Census(asked) => census::run(&asked.order::<G>()?),
        OfGame::Calibrate(asked) => calibrate::run(&asked.order::<G>()?),
        OfGame::Fit(asked) => return fit::run(&asked.order::<G>()?),
        OfGame::Speed(asked) => speed::run(&asked.order::<G>()?),
        OfGame::Perft(asked) => perft::run(&asked.order::<G>()?),
        OfGame::Bless { .. } => return bless::run::<G>(),
    }
    Ok(())
}
