//! The command line: what is asked for, and what is wrong with it.

use crate::order::{Fault, Order};
use crate::player::Player;
use lexopt::prelude::*;
use regalia::bots::{Bots, Judging, Level};
use regalia::engine::Setup;
use regalia::session::{MAX_SEED, OptionError, Pair, infos, options_from};
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

const USAGE: &str = "\
arena COMMAND --game ID --players N [options]

  games                                        the games and their seat counts
  playthrough --seed S [--option K=V]… [--seats LEVEL,…] [--state]
                                               one game as JSON lines
  match --seats A,B,… --games K --seed S       a tournament, seats rotated over the same deals,
    [--worlds W] [--cards]                     where they differ; with the win share of card owners
  ladder [--again] [--into FOLDER]             every game's levels against their neighbours: the rows
    [--games K] [--worlds W] [--game ID]       of docs/ladder.jsonl that are missing or out of date
  hint [--at N --seats LEVEL,…] [DECISION…]    the judge on a position: after these decisions, or N
    [--worlds W]                               of the bots'; every decision's chance to win
  review [FILE] [--seats A,B,… --seed S]       a save, or a match of bots, decision by decision, with
    [--only SEAT] [--worlds W]                 what each seat's chances were and what moved them
  losses --games K [--worlds W]                what the levels lose a decision, at the same positions
  calibrate --games K [--worlds W]             whether what is foretold comes true in matches of Barons
  fit --games K                                how keenly points decide the match, from matches of Barons
  speed                                        playouts and search iterations per second
  perft --seed S --depth D                     decision sequences of a length
  kingdoms --seed S                            Mon Royaume's exact builder: the time it takes
  new-game ID                                  a small new game in this checkout, ready to be changed
  bless ID                                     records perft counts, playthroughs and goldens of a game

levels: random, squire, baron, regent, and for measuring: cheat, which sees the true state,
judge-by-playouts and judge-by-search, which do what the judge advises";

/// Commands that name their game without `--game`.
const TAKES_AN_ID: [&str; 2] = ["new-game", "bless"];

/// How many deals a tournament has, unless that is said.
const GAMES: u32 = 100;

/// What is asked for.
#[derive(Default)]
pub struct Command {
    verb: String,
    game: Option<String>,
    players: Option<usize>,
    seed: u64,
    options: Vec<Pair>,
    seats: Option<Vec<Player>>,
    games: Option<u32>,
    worlds: Option<u32>,
    cards: bool,
    depth: u32,
    state: bool,
    again: bool,
    into: Option<PathBuf>,
    at: Option<u32>,
    only: Option<usize>,
    more: Vec<String>,
}

/// Commands that take what is named after them: a file, or decisions.
const TAKES_MORE: [&str; 2] = ["hint", "review"];

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
    parse(std::env::args_os().skip(1))
}

/// Reads the words of a command.
pub fn parse(words: impl IntoIterator<Item: Into<OsString>>) -> Result<Command, Fault> {
    let mut command = Command { depth: 3, ..Command::default() };
    let mut parser = lexopt::Parser::from_args(words);
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
            Long("games") => {
                command.games = Some(number(&mut parser, "games", 1..=1_000_000)? as u32);
            }
            Long("worlds") => {
                command.worlds = Some(number(&mut parser, "worlds", 1..=1_000_000)? as u32);
            }
            Long("again") => command.again = true,
            Long("into") => command.into = Some(parser.value().map_err(line)?.into()),
            Long("at") => command.at = Some(number(&mut parser, "at", 0..=100_000)? as u32),
            Long("only") => command.only = Some(number(&mut parser, "only", 0..=4)? as usize),
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
            Long("seats") => command.seats = Some(players(&text(parser.value().map_err(line)?))?),
            Value(verb) if command.verb.is_empty() => command.verb = text(verb),
            Value(id) if TAKES_AN_ID.contains(&command.verb.as_str()) && command.game.is_none() => {
                command.game = Some(text(id));
            }
            Value(more) if TAKES_MORE.contains(&command.verb.as_str()) => {
                command.more.push(text(more));
            }
            Value(extra) => {
                return Err(format!("one command at a time: '{}' is one too many", text(extra)));
            }
            other => {
                return Err(format!(
                    "{}; there are --game, --players, --seed, --option, --seats, --games, --worlds, --cards, --depth, --at, --only, --state, --again, --into",
                    other.unexpected()
                ));
            }
        }
    }
    Ok(command)
}

fn players(list: &str) -> Result<Vec<Player>, Fault> {
    list.split(',')
        .map(|name| {
            Player::named(name).ok_or_else(|| {
                let allowed = Player::ALL.map(|player| player.to_string()).join(", ");
                format!("no bot is called '{name}'; there are {allowed}")
            })
        })
        .collect()
}

impl Command {
    /// What shall be done.
    pub fn verb(&self) -> &str {
        &self.verb
    }

    /// What it shall be done to, where the command takes a name or the id of a game.
    ///
    /// # Errors
    /// When nothing is named.
    pub fn id(&self) -> Result<&str, Fault> {
        self.game.as_deref().ok_or_else(|| format!("--game is missing; {}", games()))
    }

    /// What the command's own chance comes from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The one game it is about, if it names one.
    pub fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    /// How many games, if that is said.
    pub fn games(&self) -> Option<u32> {
        self.games
    }

    /// How many worlds a search plays out at most, if that is said.
    pub fn worlds(&self) -> Option<u32> {
        self.worlds
    }

    /// What is named after the command: a file, or decisions.
    pub fn more(&self) -> &[String] {
        &self.more
    }

    /// The one seat whose decisions are judged, if one is named.
    pub fn only(&self) -> Option<usize> {
        self.only
    }

    /// Whether to play again what is kept.
    pub fn again(&self) -> bool {
        self.again
    }

    /// The folder to write into, if one is named.
    pub fn into(&self) -> Option<&Path> {
        self.into.as_deref()
    }

    /// The command, held against the game.
    ///
    /// # Errors
    /// When the game is not for so many, or has no such option.
    pub fn order<G: Bots>(self) -> Result<Order<G>, Fault> {
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
        Ok(Order {
            setup: Setup { seats: players, options },
            options: self.options,
            seed: self.seed,
            seats: self.seats.unwrap_or_else(|| vec![Player::Bot(Level::Random); players]),
            games: self.games.unwrap_or(GAMES),
            worlds: self.worlds.unwrap_or(G::REGENT),
            judged: self.worlds.unwrap_or(Judging::hint::<G>(players).worlds),
            at: self.at,
            only: self.only,
            decisions: self.more,
            cards: self.cards,
            depth: self.depth,
            state: self.state,
        })
    }
}

/// The games there are, for whoever named none of them.
pub fn games() -> String {
    let ids: Vec<_> = infos().iter().map(|info| info.id).collect();
    format!("there are {}", ids.join(", "))
}
