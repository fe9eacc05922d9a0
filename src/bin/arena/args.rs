//! The command line: parses commands, and reports errors in one line.

use crate::order::{Fault, Order};
use crate::player::Player;
use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use regalia::bots::{Bots, Judging, Level};
use regalia::engine::Setup;
use regalia::session::{MAX_SEED, OptionError, Pair, infos, options_from};
use std::ffi::OsString;
use std::path::PathBuf;

const LEVELS: &str = "\
LEVEL is random, squire, baron or regent. For measurements there are also cheat, which sees the
true state, and judge-by-playouts and judge-by-search, which follow the judge's advice. Without
--players and --seats, a command uses the smallest number of players that the game allows.";

/// The number of deals of a tournament without `--games`.
const GAMES: u32 = 100;

/// Plays bots against bots, evaluates positions, and maintains this checkout.
#[derive(Parser)]
#[command(
    name = "arena",
    arg_required_else_help = false,
    disable_help_subcommand = true,
    flatten_help = true,
    after_help = LEVELS
)]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

/// A command, as it is typed.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Lists the games and their numbers of players
    Games,
    /// Prints the facts that the build and the browser tests need, as JSON
    Manifest,
    #[command(flatten)]
    OfGame(OfGame),
    /// Plays each level of every game against its neighbours, if the row is missing or out of date
    #[command(args_conflicts_with_subcommands = true)]
    Ladder(Ladder),
    /// Deals and vets the deals of the day
    Days(Days),
    /// Checks a friend's result of a round, or the link of a finished game: replays and scores it
    Check(Check),
    /// Tells what happened in a saved game, or in the report of a fault, decision by decision
    Explain {
        /// The file
        file: PathBuf,
    },
    /// Measures the speed of Mon Royaume's exact kingdom builder
    Kingdoms {
        #[command(flatten)]
        seed: Seed,
    },
    /// Adds a small new game to this checkout, ready to be changed
    NewGame {
        /// The new game's id: lowercase letters and digits, with words joined by -
        id: String,
    },
    /// Prints the completion script for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// A command about one game.
#[derive(Debug, Subcommand)]
pub enum OfGame {
    /// Prints one game as JSON lines
    Playthrough(Playthrough),
    /// Plays a tournament: every deal once for each distinct rotation of the seats
    Match(Tournament),
    /// Prints the judge's evaluation of a position: the win chance of every decision
    Hint(Hint),
    /// Reviews a game decision by decision: each seat's win chance and what changed it
    Review(Review),
    /// Prints how much win chance each level loses per decision, at the same positions
    Losses(Sampled),
    /// Asks for hints in games between bots and counts those with nothing to say
    Census(Census),
    /// Prints how often forecast win chances come true in games between Barons
    Calibrate(Sampled),
    /// Prints how strongly points decide the game, fitted to games between Barons
    Fit(Fit),
    /// Prints playouts and search iterations per second
    Speed(Deal),
    /// Counts the possible sequences of a given number of decisions
    Perft(Perft),
    /// Records a game's perft counts, playthroughs, goldens and a save for its tests
    Bless {
        /// The game's id
        #[arg(value_name = "ID", value_parser = ids())]
        game: String,
    },
}

/// The seed of a command, or the first of its seeds.
#[derive(Args, Clone, Copy, Debug)]
pub struct Seed {
    /// The random seed
    #[arg(long, value_name = "S", default_value = "0", hide_default_value = true, value_parser = whole(0, MAX_SEED - 1))]
    pub seed: u64,
}

/// The set-up of a game.
#[derive(Args, Debug)]
pub struct Setting {
    /// The number of players
    #[arg(long, value_name = "N", value_parser = whole(1, 99))]
    players: Option<u64>,
    #[command(flatten)]
    seed: Seed,
    /// A rules option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<Pair>,
}

/// A game and its set-up.
#[derive(Args, Debug)]
pub struct Deal {
    /// The game's id
    #[arg(long, value_name = "ID", value_parser = ids())]
    game: String,
    #[command(flatten)]
    setting: Setting,
}

/// The arguments of `playthrough`.
#[derive(Args, Debug)]
pub struct Playthrough {
    #[command(flatten)]
    deal: Deal,
    /// The players, seat by seat; by default all are random
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = player)]
    seats: Option<Vec<Player>>,
    /// The maximum number of worlds that a search plays out
    #[arg(long, value_name = "W", value_parser = count)]
    worlds: Option<u32>,
    /// Also prints the true state after every decision
    #[arg(long)]
    state: bool,
}

/// The arguments of `match`.
#[derive(Args, Debug)]
pub struct Tournament {
    #[command(flatten)]
    deal: Deal,
    /// The players, seat by seat
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = player)]
    seats: Option<Vec<Player>>,
    /// The number of deals
    #[arg(long, value_name = "K", value_parser = count)]
    games: Option<u32>,
    /// The maximum number of worlds that a search plays out
    #[arg(long, value_name = "W", value_parser = count)]
    worlds: Option<u32>,
    /// Also prints the share of wins of each card's owner
    #[arg(long)]
    cards: bool,
}

/// The arguments of `census`.
#[derive(Args, Debug)]
pub struct Census {
    #[command(flatten)]
    deal: Deal,
    /// The players, seat by seat; by default all are Barons
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = player)]
    seats: Option<Vec<Player>>,
    /// The number of games, each with one position
    #[arg(long, value_name = "K", default_value = "40", value_parser = count)]
    games: u32,
}

/// The arguments of `hint`.
#[derive(Args, Debug)]
pub struct Hint {
    #[command(flatten)]
    deal: Deal,
    /// The decisions that lead to the position, by name
    #[arg(value_name = "DECISION")]
    decisions: Vec<String>,
    /// Uses the position after N decisions by bots instead
    #[arg(long, value_name = "N", value_parser = whole(0, 100_000))]
    at: Option<u64>,
    /// The players up to that position, seat by seat
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = player)]
    seats: Option<Vec<Player>>,
    /// The number of worlds that the judge samples per decision
    #[arg(long, value_name = "W", value_parser = count)]
    worlds: Option<u32>,
}

/// The arguments of `review`.
#[derive(Args, Debug)]
pub struct Review {
    /// A saved game; without one, bots play a game
    pub file: Option<PathBuf>,
    /// The game's id
    #[arg(long, value_name = "ID", value_parser = ids(), required_unless_present = "file")]
    game: Option<String>,
    #[command(flatten)]
    setting: Setting,
    /// The players, seat by seat
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = player)]
    seats: Option<Vec<Player>>,
    /// Ends the bots' game after N decisions
    #[arg(long, value_name = "N", value_parser = whole(0, 100_000))]
    at: Option<u64>,
    /// Judges only the decisions of this seat, counted from 0
    #[arg(long, value_name = "SEAT", value_parser = whole(0, 4))]
    only: Option<u64>,
    /// The number of worlds that the judge samples per decision
    #[arg(long, value_name = "W", value_parser = count)]
    pub worlds: Option<u32>,
}

/// The arguments of `losses` and `calibrate`.
#[derive(Args, Debug)]
pub struct Sampled {
    #[command(flatten)]
    deal: Deal,
    /// The number of games
    #[arg(long, value_name = "K", value_parser = count)]
    games: Option<u32>,
    /// The number of worlds that the judge samples per decision
    #[arg(long, value_name = "W", value_parser = count)]
    worlds: Option<u32>,
}

/// The arguments of `fit`.
#[derive(Args, Debug)]
pub struct Fit {
    #[command(flatten)]
    deal: Deal,
    /// The number of games
    #[arg(long, value_name = "K", value_parser = count)]
    games: Option<u32>,
}

/// The arguments of `perft`.
#[derive(Args, Debug)]
pub struct Perft {
    #[command(flatten)]
    deal: Deal,
    /// The number of decisions in a sequence
    #[arg(long, value_name = "D", default_value = "3", value_parser = whole(0, 99))]
    depth: u64,
}

/// The arguments of `days`.
#[derive(Args, Debug)]
pub struct Days {
    /// The number of days from the first one
    #[arg(long = "days", value_name = "N", default_value = "426", value_parser = count)]
    pub number: u32,
    /// Deals all days anew, not just those that are missing or have other rules
    #[arg(long)]
    pub again: bool,
    /// Checks the list instead of writing it
    #[arg(long, conflicts_with = "again")]
    pub check: bool,
    /// The file of the list
    #[arg(long, value_name = "FILE", default_value = "static/days.txt")]
    pub file: PathBuf,
}

/// The arguments of `check`.
#[derive(Args, Debug)]
pub struct Check {
    /// The link, or a message with several
    pub link: String,
    /// The round: its text or link, or a day such as 2026-11-29; by default the one of the link
    #[arg(long, value_name = "ROUND")]
    pub round: Option<String>,
    /// The file with the list of the deals of the day
    #[arg(long, value_name = "FILE", default_value = "static/days.txt")]
    pub days: PathBuf,
}

/// The arguments of `ladder`.
#[derive(Args, Debug)]
pub struct Ladder {
    #[command(subcommand)]
    pub pages: Option<LadderPages>,
    /// Plays only the rows of this game
    #[arg(long, value_name = "ID", value_parser = ids())]
    pub game: Option<String>,
    /// Plays every row again, not just those that are missing or out of date
    #[arg(long)]
    pub again: bool,
    /// The folder where the rows are stored
    #[arg(long, value_name = "FOLDER", default_value = "docs")]
    pub into: PathBuf,
    /// The minimum number of games per row
    #[arg(long, value_name = "K", value_parser = count)]
    pub games: Option<u32>,
    /// The maximum number of worlds that a search plays out
    #[arg(long, value_name = "W", value_parser = count)]
    pub worlds: Option<u32>,
}

/// The subcommands of `ladder`.
#[derive(Debug, Subcommand)]
pub enum LadderPages {
    /// Writes BOTS.md and ladder.svg from the rows
    Report {
        /// Writes nothing, and fails if a page doesn't match the rows
        #[arg(long)]
        check: bool,
        /// The folder with the rows and the pages
        #[arg(long, value_name = "FOLDER", default_value = "docs")]
        into: PathBuf,
    },
}

impl Review {
    /// Returns the one seat whose decisions are judged, if one is named.
    pub fn only(&self) -> Option<usize> {
        self.only.map(|seat| seat as usize)
    }
}

/// Returns the parser of a game's id.
fn ids() -> PossibleValuesParser {
    PossibleValuesParser::new(infos().iter().map(|info| info.id))
}

/// Returns the parser of a whole number from `least` to `most`.
fn whole(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, Fault> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| format!("must be a whole number from {least} to {most}"))
    }
}

/// Parses a number of games or worlds.
fn count(text: &str) -> Result<u32, Fault> {
    whole(1, 1_000_000)(text).map(|count| count as u32)
}

/// Parses a rules option.
fn pair(text: &str) -> Result<Pair, Fault> {
    let pair = text.split_once('=').ok_or("must be key=value")?;
    Ok((pair.0.to_owned(), pair.1.to_owned()))
}

/// Parses the player of a seat.
fn player(name: &str) -> Result<Player, Fault> {
    Player::named(name).ok_or_else(|| {
        let allowed = Player::ALL.map(|player| player.to_string()).join(", ");
        format!("there is no bot called '{name}'; choose from {allowed}")
    })
}

/// Reads the command line. Prints the help and exits if that is requested.
///
/// # Errors
/// Returns one line if it is no valid command.
pub fn read() -> Result<Command, Fault> {
    parse(std::env::args_os().skip(1))
}

/// Parses the words of a command, without the name of the program.
///
/// # Errors
/// Returns one line if they are no valid command.
pub fn parse(words: impl IntoIterator<Item: Into<OsString>>) -> Result<Command, Fault> {
    let words: Vec<OsString> = words.into_iter().map(Into::into).collect();
    let whole = std::iter::once("arena".into()).chain(words.iter().cloned());
    match Arena::try_parse_from(whole) {
        Ok(arena) => Ok(arena.command),
        Err(asked) if matches!(asked.kind(), ErrorKind::DisplayHelp) => asked.exit(),
        Err(fault) => Err(in_one_line(&fault, &words)),
    }
}

/// Returns in one line what clap found wrong, and the allowed values.
fn in_one_line(fault: &clap::Error, words: &[OsString]) -> Fault {
    let text = fault.render().to_string();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let told =
        lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let told = told.collect::<Vec<_>>().join("; ");
    let told = told.trim_start_matches("error: ").replace(":;", ":");
    let arena = Arena::command();
    let there_are = match fault.kind() {
        ErrorKind::InvalidSubcommand => {
            arena.get_subcommands().map(|command| command.get_name().to_owned()).collect()
        }
        ErrorKind::UnknownArgument => {
            let command = words.iter().find_map(|word| arena.find_subcommand(word));
            let options = command.into_iter().flat_map(clap::Command::get_opts);
            options.filter_map(|option| Some(format!("--{}", option.get_long()?))).collect()
        }
        ErrorKind::MissingRequiredArgument if told.contains("--game") => {
            infos().iter().map(|info| info.id.to_owned()).collect()
        }
        _ => Vec::new(),
    };
    if there_are.is_empty() {
        told
    } else {
        format!("{told}; choose from {}", there_are.join(", "))
    }
}

/// Writes a shell's completion script for the arena's commands to stdout.
pub fn print_completions(shell: Shell) {
    clap_complete::generate(shell, &mut Arena::command(), "arena", &mut std::io::stdout());
}

impl OfGame {
    /// Returns the id of the game; `None` for the review of a save.
    pub fn game(&self) -> Option<&str> {
        Some(match self {
            Self::Playthrough(Playthrough { deal, .. })
            | Self::Match(Tournament { deal, .. })
            | Self::Census(Census { deal, .. })
            | Self::Hint(Hint { deal, .. })
            | Self::Losses(Sampled { deal, .. })
            | Self::Calibrate(Sampled { deal, .. })
            | Self::Fit(Fit { deal, .. })
            | Self::Speed(deal)
            | Self::Perft(Perft { deal, .. }) => &deal.game,
            Self::Review(Review { game, .. }) => return game.as_deref(),
            Self::Bless { game } => game,
        })
    }
}

/// Implements a command's check of its arguments against the game.
macro_rules! checked {
    ($($args:ident: |$asked:ident| $order:expr;)*) => {
        $(impl $args {
            /// Checks the arguments against the game.
            ///
            /// # Errors
            /// Returns an error if the game does not allow that number of players, or has no such
            /// option.
            pub fn order<G: Bots>(self) -> Result<Order<G>, Fault> {
                let $asked = self;
                $order
            }
        })*
    };
}
checked! {
    Deal: |asked| asked.setting.order(None, None, None);
    Playthrough: |asked| {
        let order = asked.deal.setting.order(asked.seats, None, asked.worlds)?;
        Ok(Order { state: asked.state, ..order })
    };
    Tournament: |asked| {
        let order = asked.deal.setting.order(asked.seats, asked.games, asked.worlds)?;
        Ok(Order { cards: asked.cards, ..order })
    };
    Census: |asked| {
        let named = asked.seats.is_some();
        let mut order = asked.deal.setting.order(asked.seats, Some(asked.games), None)?;
        if !named {
            order.seats.fill(Player::Bot(Level::Baron));
        }
        Ok(order)
    };
    Hint: |asked| {
        let order = asked.deal.setting.order(asked.seats, None, asked.worlds)?;
        Ok(Order { decisions: asked.decisions, at: asked.at.map(|at| at as u32), ..order })
    };
    Review: |asked| {
        let only = asked.only();
        let order = asked.setting.order(asked.seats, None, asked.worlds)?;
        Ok(Order { at: asked.at.map(|at| at as u32), only, ..order })
    };
    Sampled: |asked| asked.deal.setting.order(None, asked.games, asked.worlds);
    Fit: |asked| asked.deal.setting.order(None, asked.games, None);
    Perft: |asked| {
        let order = asked.deal.setting.order(None, None, None)?;
        Ok(Order { depth: asked.depth as u32, ..order })
    };
}

impl Setting {
    /// Checks the players, the number of games and the number of worlds, as far as they are given.
    fn order<G: Bots>(
        self,
        seats: Option<Vec<Player>>,
        games: Option<u32>,
        worlds: Option<u32>,
    ) -> Result<Order<G>, Fault> {
        let range = G::INFO.seats;
        let named = seats.as_ref().map(Vec::len);
        let players = self.players.map(|players| players as usize);
        let players = players.or(named).unwrap_or(*range.start());
        if !range.contains(&players) {
            let allowed = if range.start() == range.end() {
                range.start().to_string()
            } else {
                format!("{} to {}", range.start(), range.end())
            };
            return Err(format!("{} is for {allowed} players, not {players}", G::INFO.id));
        }
        if let Some(named) = named.filter(|&named| named != players) {
            return Err(format!("--seats lists {named} bots for {players} players"));
        }
        let options = options_from::<G>(&self.options, players).map_err(|error| match error {
            OptionError::Key { key, allowed } if allowed.is_empty() => {
                format!("{} has no option '{key}'; it has none", G::INFO.id)
            }
            OptionError::Key { key, allowed } => {
                format!("{} has no option '{key}'; it has {}", G::INFO.id, allowed.join(", "))
            }
            OptionError::Value { spec, value } => {
                format!("option {} must be {}, not '{value}'", spec.key, spec.values.join(" or "))
            }
            OptionError::Seats { spec } => {
                format!(
                    "option {} needs {players} values separated by commas, one per seat",
                    spec.key
                )
            }
        })?;
        Ok(Order {
            setup: Setup { seats: players, options },
            options: self.options,
            seed: self.seed.seed,
            seats: seats.unwrap_or_else(|| vec![Player::Bot(Level::Random); players]),
            games: games.unwrap_or(GAMES),
            worlds: worlds.unwrap_or(G::REGENT),
            judged: worlds.unwrap_or(Judging::hint::<G>(players).worlds),
            at: None,
            only: None,
            decisions: Vec::new(),
            cards: false,
            depth: 0,
            state: false,
        })
    }
}
