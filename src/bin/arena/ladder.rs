//! The ladder: in every game, at every seat count, each level against its neighbours. The results
//! are stored as one line of JSON per row, so that an interrupted ladder continues, and one whose
//! bots have changed plays only the rows that changed. `report` makes the pages from it.

pub mod pages;
mod picture;
mod report;

use crate::args::{self, Command, Ladder, OfGame, Tournament};
use crate::order::Fault;
use crate::player::Player;
use crate::progress;
use crate::tournament::{probe, rotations, table};
use indicatif::ProgressBar;
use rayon::prelude::*;
use regalia::bots::{Bots, Level, oracle};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Instant;

/// The least number of games in a row without a searching player.
const QUICK: u32 = 2_000;
/// The same with a searching player.
const SEARCHED: u32 = 120;
/// Rows that the usual number of games did not decide, and the number played instead, which was
/// fixed before they were played.
const LONGER: [(&str, &str, u32); 1] = [("dwarf-king", "baron,regent,regent,regent,regent", 480)];
/// If several seats search, each plays out the Regent's number of worlds divided by `FEWER`, but at
/// least `LEAST`; a single one has them all. (With 150 worlds a Regent of The Penniless King plays
/// no better than a Baron.)
const FEWER: u32 = 8;
const LEAST: u32 = 300;
/// The first deal of every row; no bot was tuned on it or the following ones.
const SEED: u64 = 5_000;
/// The number of worlds that searches play out when a row is checked for being out of date.
const PROBED: u32 = 8;

/// A row of the ladder, before it is played.
struct Row {
    /// The arena's command that plays it.
    command: String,
    lineup: Vec<Player>,
    /// The number of games.
    games: u32,
    /// The approximate cost of a game, in worlds played out.
    weight: u64,
    /// Returns a stamp of the rules and bots that would play the row today.
    stamp: fn(Tournament) -> Result<Value, Fault>,
    play: fn(Tournament, &(dyn Fn() + Sync)) -> Result<Value, Fault>,
}

/// Returns a line-up of one player among others who are all alike.
fn among(one: Player, others: Player, seats: usize) -> Vec<Player> {
    let mut lineup = vec![others; seats];
    lineup[0] = one;
    lineup
}

/// Returns the line-ups of a game: neighbours both ways, the cheat among Barons, and each level
/// alone.
fn lineups<G: Bots>(seats: usize) -> Vec<Vec<Player>> {
    let cheats = oracle::hides_something::<G>();
    let rungs = &Player::LADDER[..if cheats { 5 } else { 4 }];
    let mut lineups = Vec::new();
    for pair in rungs.windows(2) {
        lineups.push(among(pair[1], pair[0], seats));
        lineups.push(among(pair[0], pair[1], seats));
    }
    if cheats {
        lineups.push(among(Player::Cheat, Player::Bot(Level::Baron), seats));
    }
    lineups.extend(Level::ALL.map(|level| vec![Player::Bot(level); seats]));
    if seats == 2 {
        // One among one other is the same either way.
        lineups.retain(|lineup| lineup[0] >= lineup[1]);
    }
    lineups
}

/// Returns the requested rows of a game.
fn rows_of<G: Bots>(asked: &Ladder) -> Vec<Row> {
    let mut rows = Vec::new();
    for seats in G::INFO.seats {
        for lineup in lineups::<G>(seats) {
            let searching = lineup.iter().filter(|player| player.searches()).count() as u32;
            let names: Vec<_> = lineup.iter().map(ToString::to_string).collect();
            let (id, names) = (G::INFO.id, names.join(","));
            let longer = LONGER.iter().find(|(game, seats, _)| (*game, *seats) == (id, &names));
            let usual = if searching > 0 { SEARCHED } else { QUICK };
            let least = asked.games.unwrap_or(longer.map_or(usual, |&(.., games)| games));
            let rotations = rotations(&lineup) as u32;
            let deals = least.div_ceil(rotations);
            let fewer = G::REGENT.min(LEAST.max(G::REGENT / FEWER));
            let of_each = if searching > 1 { fewer } else { G::REGENT };
            let worlds = asked.worlds.unwrap_or(of_each);
            let fewer = if searching == 0 || worlds == G::REGENT {
                String::new()
            } else {
                format!(" --worlds {worlds}")
            };
            rows.push(Row {
                command: format!(
                    "match --game {id} --seats {names} --games {deals} --seed {SEED}{fewer}"
                ),
                lineup,
                games: deals * rotations,
                weight: u64::from(1 + searching * worlds),
                stamp: |command| {
                    let order = command.order::<G>()?;
                    let bots = format!("{:016x}", probe(&order, PROBED));
                    Ok(json!({ "rules": G::INFO.rules, "worlds": order.worlds, "bots": bots }))
                },
                play: |command, ended| {
                    let table = table(&command.order::<G>()?, ended);
                    Ok(serde_json::to_value(table).expect("a table is plain data"))
                },
            });
        }
    }
    rows
}

impl Row {
    /// Parses its command, as if it had been typed.
    fn typed(&self) -> Result<Tournament, Fault> {
        match args::parse(self.command.split(' '))? {
            Command::OfGame(OfGame::Match(asked)) => Ok(asked),
            _ => Err(format!("'{}' doesn't play a tournament", self.command)),
        }
    }

    /// Returns true if a stored row is this one.
    fn is(&self, kept: &Value) -> bool {
        kept["command"].as_str().and_then(|command| command.strip_prefix("arena "))
            == Some(&self.command)
    }

    /// Plays the row.
    fn played(&self, stamp: &Value, bar: &ProgressBar) -> Result<Value, Fault> {
        let start = Instant::now();
        let mut row = (self.play)(self.typed()?, &|| bar.inc(self.weight))?;
        row["command"] = format!("arena {}", self.command).into();
        row["seats"] = self.lineup.iter().map(ToString::to_string).collect();
        row["seconds"] = ((start.elapsed().as_secs_f64() * 10.0).round() / 10.0).into();
        row["stamp"] = stamp.clone();
        Ok(row)
    }
}

/// Reads the stored rows from a file, one a line; none if there is no file.
fn kept(file: &Path) -> Result<Vec<Value>, Fault> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let row = |line: &str| {
        serde_json::from_str(line).map_err(|fault| format!("{}: {fault}", file.display()))
    };
    text.lines().map(row).collect()
}

/// Writes the rows atomically: a concurrent reader finds all or none.
fn keep(file: &Path, rows: &[Option<Value>]) -> Result<(), Fault> {
    let lines: Vec<_> = rows.iter().flatten().map(ToString::to_string).collect();
    let new = file.with_extension("new");
    fs::write(&new, lines.join("\n") + "\n")
        .and_then(|()| fs::rename(&new, file))
        .map_err(|fault| format!("{}: {fault}", file.display()))
}

/// Plays the rows that are missing or out of date, the quick ones first.
pub fn run(asked: &Ladder) -> Result<(), Fault> {
    let file = asked.into.join("ladder.jsonl");
    let mut rows: Vec<Row> = Vec::new();
    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(rows.extend(rows_of::<regalia::games::$module::$game>(asked));)*
        };
    }
    regalia::with_games!(each_game);
    rows.sort_by_key(|row| row.lineup.iter().any(|player| player.searches()));

    // Today's stamp of each row, to compare with the stored one.
    let stamps: Vec<Value> =
        rows.par_iter().map(|row| (row.stamp)(row.typed()?)).collect::<Result<_, _>>()?;
    let before = kept(&file)?;
    let mut played: Vec<Option<Value>> =
        rows.iter().map(|row| before.iter().find(|kept| row.is(kept)).cloned()).collect();
    let one = asked.game.as_ref().map(|id| format!("match --game {id} "));
    let missing: Vec<usize> = (0..rows.len())
        .filter(|&at| one.as_ref().is_none_or(|one| rows[at].command.starts_with(one)))
        .filter(|&at| {
            asked.again || played[at].as_ref().is_none_or(|kept| kept["stamp"] != stamps[at])
        })
        .collect();
    for &at in &missing {
        played[at] = None;
    }

    println!("{} rows kept, {} to play", rows.len() - missing.len(), missing.len());
    let weight = |&at: &usize| u64::from(rows[at].games) * rows[at].weight;
    let bar = progress::bar(missing.iter().map(weight).sum());
    for at in missing {
        let row = &rows[at];
        bar.set_message(row.command.clone());
        let table = row.played(&stamps[at], &bar)?;
        bar.suspend(|| println!("{}: {} s", row.command, table["seconds"]));
        played[at] = Some(table);
        keep(&file, &played)?;
    }
    bar.finish_and_clear();
    keep(&file, &played)
}
