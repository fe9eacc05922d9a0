//! Which command does what.

use crate::args::{Command, games};
use crate::order::Fault;
use crate::{bless, calibrate, fit, hint, kingdoms, ladder, losses, new_game, perft};
use crate::{playthrough, review, speed, tournament};
use regalia::bots::Bots;
use regalia::engine::Game;
use regalia::session::infos;

/// The commands, as somebody is told who typed another.
const COMMANDS: &str = "games, playthrough, match, ladder, hint, review, losses, calibrate, fit, speed, perft, \
     kingdoms, new-game and bless";

/// Carries a command out.
pub fn run(command: Command) -> Result<(), Fault> {
    match command.verb() {
        "games" => {
            for info in infos() {
                println!("{} {} {}", info.id, info.seats.start(), info.seats.end());
            }
            Ok(())
        }
        "kingdoms" => {
            kingdoms::run(command.seed());
            Ok(())
        }
        "ladder" => ladder::run(&command),
        "new-game" => new_game::run(command.id()?),
        "review" if !command.more().is_empty() => review::saved(&command),
        "playthrough" | "match" | "hint" | "review" | "losses" | "calibrate" | "fit" | "speed"
        | "perft" | "bless" => run_by_game(command),
        "" => Err(format!("say what to do: there are {COMMANDS}")),
        verb => Err(format!("no command is called '{verb}'; there are {COMMANDS}")),
    }
}

fn run_by_game(command: Command) -> Result<(), Fault> {
    let id = command.id()?.to_owned();
    macro_rules! dispatch {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                if id == <regalia::games::$module::$game as Game>::INFO.id {
                    return run_for::<regalia::games::$module::$game>(command);
                }
            )*
        };
    }
    regalia::with_games!(dispatch);
    Err(format!("no game is called '{id}'; {}", games()))
}

fn run_for<G: Bots + Sync>(command: Command) -> Result<(), Fault>
where
    G::Action: Sync,
{
    let verb = command.verb().to_owned();
    if verb == "bless" {
        return bless::run::<G>();
    }
    let order = command.order::<G>()?;
    match verb.as_str() {
        "playthrough" => playthrough::run(&order),
        "match" => tournament::run(&order),
        "hint" => return hint::run(&order),
        "review" => review::run(&order),
        "losses" => losses::run(&order),
        "calibrate" => calibrate::run(&order),
        "fit" => return fit::run(&order),
        "speed" => speed::run(&order),
        _ => perft::run(&order),
    }
    Ok(())
}
