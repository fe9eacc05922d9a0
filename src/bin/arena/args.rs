//! The command line: what is asked for, and what is wrong with it.

use crate::{kingdoms, perft, playthrough, speed, tournament};
use lexopt::prelude::*;
use regalia::bots::{Bots, Level, UnknownLevel};
use regalia::engine::{Game, Setup};
use regalia::session::{MAX_SEED, OptionError, Pair, infos, options_from};
use std::ops::RangeInclusive;

const USAGE: &str = "\
arena COMMAND --game ID --players N [options]

  games                                        the games and their seat counts
  playthrough --seed S [--option K=V]… [--seats LEVEL,…] [--state]
                                               one game as JSON lines
  match --seats A,B,… --games K --seed S       a tournament, seats rotated over the same deals,
    [--cards]                                  where they differ; with the win share of card owners
  speed                                        playouts and search iterations per second
  perft --seed S --depth D                     decision sequences of a length
  kingdoms --seed S                            Mon Royaume's exact builder: the time it takes

levels: random, squire, baron, regent";

/// One line for whoever typed the command.
pub type Fault = String;

/// What is asked for.
#[derive(Default)]
pub struct Command {
    verb: String,
    game: Option<String>,
    players: Option<usize>,
    seed: u64,
    options: Vec<Pair>,
    seats: Option<Vec<Level>>,
    games: u32,
    cards: bool,
    depth: u32,
    state: bool,
}

/// A command for one game, everything checked.
pub struct Order<G: Game> {
    pub setup: Setup<G::Options>,
    pub options: Vec<Pair>,
    pub seed: u64,
    pub seats: Vec<Level>,
    pub games: u32,
    pub cards: bool,
    pub depth: u32,
    pub state: bool,
}

fn line(error: lexopt::Error) -> Fault {
    error.to_string()
}

fn text(value: std::ffi::OsString) -> String {
    value.to_string_lossy().into_owned()
}

fn number(
    parser: &mut lexopt::Parser,
    name: &str,
    allowed: RangeInclusive<u64>,
) -> Result<u64, Fault> {
    let text = text(parser.value().map_err(line)?);
    text.parse().ok().filter(|value| allowed.contains(value)).ok_or_else(|| {
        let (least, most) = (allowed.start(), allowed.end());
        format!("--{name} takes a whole number from {least} to {most}, not '{text}'")
    })
}

/// Reads the command line.
pub fn read() -> Result<Command, Fault> {
    let mut command = Command { games: 100, depth: 3, ..Command::default() };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next().map_err(line)? {
        match arg {
            Short('h') | Long("help") => {
                println!("{USAGE}");
                std::process::exit(0);
            }
            Long("players") => {
                command.players = Some(number(&mut parser, "players", 1..=99)? as usize);
            }
            Long("seed") => command.seed = number(&mut parser, "seed", 0..=MAX_SEED - 1)?,
            Long("games") => command.games = number(&mut parser, "games", 1..=1_000_000)? as u32,
            Long("depth") => command.depth = number(&mut parser, "depth", 0..=99)? as u32,
            Long("state") => command.state = true,
            Long("cards") => command.cards = true,
            Long("game") => command.game = Some(text(parser.value().map_err(line)?)),
            Long("option") => {
                let pair = text(parser.value().map_err(line)?);
                let (key, value) = pair
                    .split_once('=')
                    .ok_or_else(|| format!("--option takes key=value, not '{pair}'"))?;
                command.options.push((key.to_owned(), value.to_owned()));
            }
            Long("seats") => command.seats = Some(levels(&text(parser.value().map_err(line)?))?),
            Value(verb) if command.verb.is_empty() => command.verb = text(verb),
            Value(extra) => {
                return Err(format!("one command at a time: '{}' is one too many", text(extra)));
            }
            other => {
                return Err(format!(
                    "{}; there are --game, --players, --seed, --option, --seats, --games, --cards, --depth, --state",
                    other.unexpected()
                ));
            }
        }
    }
    Ok(command)
}

fn levels(list: &str) -> Result<Vec<Level>, Fault> {
    list.split(',')
        .map(|name| {
            name.parse().map_err(|UnknownLevel(name)| {
                let allowed = Level::ALL.map(Level::name).join(", ");
                format!("no bot is called '{name}'; there are {allowed}")
            })
        })
        .collect()
}

impl Command {
    /// Carries the command out.
    pub fn run(self) -> Result<(), Fault> {
        match self.verb.as_str() {
            "games" => {
                for info in infos() {
                    println!("{} {} {}", info.id, info.seats.start(), info.seats.end());
                }
                return Ok(());
            }
            "kingdoms" => {
                kingdoms::run(self.seed);
                return Ok(());
            }
            "playthrough" | "match" | "speed" | "perft" => {}
            "" => return Err("say what to do: games, playthrough, match, speed or perft".into()),
            verb => {
                return Err(format!(
                    "no command is called '{verb}'; there are games, playthrough, match, speed, perft"
                ));
            }
        }
        let id = self.game.clone().ok_or_else(|| format!("--game is missing; {}", games()))?;
        macro_rules! dispatch {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(
                    if id == <regalia::games::$module::$game as Game>::INFO.id {
                        return self.run_for::<regalia::games::$module::$game>();
                    }
                )*
            };
        }
        regalia::with_games!(dispatch);
        Err(format!("no game is called '{id}'; {}", games()))
    }

    fn run_for<G: Bots>(self) -> Result<(), Fault> {
        let range = G::INFO.seats;
        let seats_from_list = self.seats.as_ref().map(Vec::len);
        let players = self.players.or(seats_from_list).unwrap_or(*range.start());
        if !range.contains(&players) {
            let allowed = if range.start() == range.end() {
                range.start().to_string()
            } else {
                format!("{} to {}", range.start(), range.end())
            };
            return Err(format!("{} is for {allowed} players, not {players}", G::INFO.id));
        }
        if let Some(seats) = seats_from_list.filter(|&seats| seats != players) {
            return Err(format!("--seats names {seats} bots for {players} players"));
        }
        let options = options_from::<G>(&self.options, players).map_err(|error| match error {
            OptionError::Key { key, allowed } if allowed.is_empty() => {
                format!("{} has no option '{key}'; it has none at all", G::INFO.id)
            }
            OptionError::Key { key, allowed } => {
                format!("{} has no option '{key}'; it has {}", G::INFO.id, allowed.join(", "))
            }
            OptionError::Value { spec, value } => {
                format!("option {} is {}, not '{value}'", spec.key, spec.values.join(" or "))
            }
            OptionError::Seats { spec } => {
                format!(
                    "option {} takes {players} values with commas between, one a seat",
                    spec.key
                )
            }
        })?;
        let order = Order::<G> {
            setup: Setup { seats: players, options },
            options: self.options,
            seed: self.seed,
            seats: self.seats.unwrap_or_else(|| vec![Level::Random; players]),
            games: self.games,
            cards: self.cards,
            depth: self.depth,
            state: self.state,
        };
        match self.verb.as_str() {
            "playthrough" => playthrough::run(&order),
            "match" => tournament::run(&order),
            "speed" => speed::run(&order),
            _ => perft::run(&order),
        }
        Ok(())
    }
}

fn games() -> String {
    let ids: Vec<_> = infos().iter().map(|info| info.id).collect();
    format!("there are {}", ids.join(", "))
}
