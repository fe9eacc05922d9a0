//! Writes the pages about the ladder from the stored rows: BOTS.md and ladder.svg. The same rows give
//! the same bytes.

use crate::order::Fault;
use regalia::engine::Game;
use regalia::ui::locale::Language;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The players of the ladder, weakest first: the name in a row, one of them, several.
pub const RUNGS: [(&str, &str, &str); 5] = [
    ("random", "Random", "Randoms"),
    ("squire", "Squire", "Squires"),
    ("baron", "Baron", "Barons"),
    ("regent", "Regent", "Regents"),
    ("cheat", "Cheat", "Cheats"),
];

const PLACES: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];

/// A stored row.
#[derive(Deserialize)]
pub struct Row {
    game: String,
    players: usize,
    /// The players, by the arena's names.
    seats: Vec<String>,
    /// The number of games.
    n: u32,
    command: String,
    contestants: Vec<Contestant>,
    share_by_turn: Vec<f64>,
}

/// The result of one player in a row.
#[derive(Deserialize)]
pub struct Contestant {
    name: String,
    /// The player's share of all wins, and the share expected among equals.
    pub share: f64,
    pub fair: f64,
    /// Wilson's interval.
    low: f64,
    high: f64,
}

impl Contestant {
    /// Returns the player's strength above an even share: 0 is even, 1 is every win.
    pub fn above(&self) -> f64 {
        (self.share - self.fair) / (1.0 - self.fair)
    }

    /// Returns whether the player has more than an even share, less, or neither for sure.
    fn verdict(&self) -> &'static str {
        if self.low > self.fair {
            "more"
        } else if self.high < self.fair {
            "less"
        } else {
            "no clear difference"
        }
    }

    fn interval(&self) -> String {
        format!("{} – {}", percent(self.low, 1), percent(self.high, 1))
    }
}

/// Returns a share in percent with this number of digits; a tie is rounded away from zero.
pub fn percent(share: f64, digits: usize) -> String {
    let value = share * 100.0;
    let scale = 10_f64.powi(digits as i32);
    let half = (value.abs() * scale).floor() + 0.5;
    // `format!` rounds a tie to the even digit; `mul_add` is exact, so it sees only true ties.
    let is_tie = value.abs().mul_add(scale, -half) == 0.0;
    let value = if is_tie { ((half + 0.5) / scale).copysign(value) } else { value };
    format!("{value:.digits$}%")
}

fn table(head: &[&str], lines: Vec<Vec<String>>) -> String {
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let head_row = row(head.iter().map(|&cell| cell.to_owned()).collect());
    let rule = row(vec!["---".to_owned(); head.len()]);
    [head_row, rule].into_iter().chain(lines.into_iter().map(row)).collect::<Vec<_>>().join("\n")
}

/// All rows, and the games that they are about.
pub struct Rows {
    rows: Vec<Row>,
    /// Ids and English names, in the order of the catalog.
    pub games: Vec<(&'static str, &'static str)>,
}

/// A row of neighbours: one player among others, and the expected result.
struct Neighbours<'a> {
    one: usize,
    others: usize,
    expected: &'static str,
    row: &'a Row,
    who: &'a Contestant,
}

impl Neighbours<'_> {
    fn told(&self) -> String {
        let ((_, one, _), (_, other, others)) = (RUNGS[self.one], RUNGS[self.others]);
        if self.row.players == 2 {
            format!("{one} against {other}")
        } else {
            format!("one {one} among {others}")
        }
    }
}

/// The share of the way from a Baron to the cheat that a Regent covers.
struct Way<'a> {
    regent: &'a Contestant,
    cheat: &'a Contestant,
    cheats: &'a Row,
    /// `None` if the cheat wins no more than a Baron.
    closed: Option<f64>,
}

impl Rows {
    /// Reads the rows from a folder.
    ///
    /// # Errors
    /// Returns an error if there is no file of rows, or a line of it is no row.
    pub fn kept(folder: &Path) -> Result<Self, Fault> {
        let file = folder.join("ladder.jsonl");
        let told = |fault: &dyn std::fmt::Display| format!("{}: {fault}", file.display());
        let text = fs::read_to_string(&file).map_err(|fault| told(&fault))?;
        let lines = text.lines().filter(|line| !line.is_empty());
        let rows: Vec<Row> = lines
            .map(|line| serde_json::from_str(line).map_err(|fault| told(&fault)))
            .collect::<Result<_, _>>()?;
        let mut games = Vec::new();
        macro_rules! each_game {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(games.push((
                    <regalia::games::$module::$game as Game>::INFO.id,
                    Language::En.messages().games.$module.name,
                ));)*
            };
        }
        regalia::with_games!(each_game);
        games.retain(|(id, _)| rows.iter().any(|row| row.game == *id));
        Ok(Self { rows, games })
    }

    fn seat_counts(&self, game: &str) -> Vec<usize> {
        let of_game = self.rows.iter().filter(|row| row.game == game).map(|row| row.players);
        of_game.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the player count that represents a game where there is room for one: the largest up
    /// to four.
    pub fn usual(&self, game: &str) -> usize {
        let counts = self.seat_counts(game).into_iter().filter(|&players| players <= 4);
        counts.max().unwrap_or_default()
    }

    /// Returns the row of one among others, and the result of the one.
    fn row(
        &self,
        game: &str,
        players: usize,
        one: &str,
        others: &str,
    ) -> Option<(&Row, &Contestant)> {
        let row = self.rows.iter().find(|row| {
            let (first, rest) = row.seats.split_first().expect("a row has seats");
            row.game == game
                && row.players == players
                && first == one
                && rest.iter().all(|name| name == others)
        })?;
        Some((row, row.contestants.iter().find(|who| who.name == one)?))
    }

    /// Returns the result of a level in the row among the level below.
    pub fn step(&self, game: &str, players: usize, below: usize) -> Option<&Contestant> {
        self.row(game, players, RUNGS[below + 1].0, RUNGS[below].0).map(|(_, who)| who)
    }

    /// Returns neighbours both ways: with two seats both are the same row.
    fn neighbours(&self, game: &str) -> Vec<Neighbours<'_>> {
        let mut found = Vec::new();
        for players in self.seat_counts(game) {
            for below in 0..RUNGS.len() - 1 {
                for (one, others, expected) in
                    [(below + 1, below, "more"), (below, below + 1, "less")]
                {
                    if players == 2 && expected == "less" {
                        continue;
                    }
                    if let Some((row, who)) = self.row(game, players, RUNGS[one].0, RUNGS[others].0)
                    {
                        found.push(Neighbours { one, others, expected, row, who });
                    }
                }
            }
        }
        found
    }

    fn neighbour_table(&self, game: &str) -> String {
        let lines = self.neighbours(game).into_iter().map(|neighbours| {
            let Neighbours { row, who, .. } = &neighbours;
            vec![
                row.players.to_string(),
                neighbours.told(),
                row.n.to_string(),
                percent(who.share, 1),
                who.interval(),
                percent(who.fair, 1),
                who.verdict().to_owned(),
                format!("`{}`", row.command),
            ]
        });
        let head = ["players", "match", "games", "share", "95%", "even", "than even", "command"];
        table(&head, lines.collect())
    }

    fn way(&self, game: &str, players: usize) -> Option<Way<'_>> {
        let (_, regent) = self.row(game, players, "regent", "baron")?;
        let (cheats, cheat) = self.row(game, players, "cheat", "baron")?;
        let closed = (cheat.low > cheat.fair)
            .then(|| (regent.share - regent.fair) / (cheat.share - cheat.fair));
        Some(Way { regent, cheat, cheats, closed })
    }

    fn way_table(&self, game: &str) -> String {
        let ways = self.seat_counts(game).into_iter().filter_map(|players| self.way(game, players));
        let lines: Vec<_> = ways
            .map(|Way { regent, cheat, cheats, closed }| {
                let reached = closed.map(|closed| if closed >= 0.5 { "yes" } else { "no" });
                vec![
                    cheats.players.to_string(),
                    percent(regent.share, 1),
                    percent(cheat.share, 1),
                    percent(cheat.fair, 1),
                    closed.map_or_else(|| "–".to_owned(), |closed| percent(closed, 0)),
                    reached.unwrap_or("unknown").to_owned(),
                    format!("`{}`", cheats.command),
                ]
            })
            .collect();
        if lines.is_empty() {
            return String::new();
        }
        let head = [
            "players",
            "Regent among Barons",
            "cheat among Barons",
            "even",
            "Regent closes",
            "half reached",
            "the cheat's command",
        ];
        format!("\n{}\n", table(&head, lines))
    }

    fn mirror_table(&self, game: &str) -> String {
        let counts = self.seat_counts(game);
        let seats = counts.last().copied().unwrap_or_default();
        let mut lines = Vec::new();
        for players in counts {
            for (level, _, all) in RUNGS {
                let Some((row, _)) = self.row(game, players, level, level) else { continue };
                let even = 1.0 / players as f64;
                let reach = 1.96 * ((even * (1.0 - even)) / f64::from(row.n)).sqrt();
                let mut cells = vec![players.to_string(), all.to_owned(), row.n.to_string()];
                cells.extend(row.share_by_turn.iter().map(|share| {
                    let mark = if (share - even).abs() > reach { " *" } else { "" };
                    format!("{}{mark}", percent(*share, 1))
                }));
                cells.extend(vec![String::new(); seats - players]);
                cells.push(format!("{} ± {}", percent(even, 1), percent(reach, 1)));
                cells.push(format!("`{}`", row.command));
                lines.push(cells);
            }
        }
        let mut head = vec!["players", "all", "games"];
        head.extend(&PLACES[..seats]);
        head.extend(["even", "command"]);
        table(&head, lines)
    }

    fn summary(&self) -> String {
        let all: Vec<_> = self
            .games
            .iter()
            .flat_map(|&(id, name)| self.neighbours(id).into_iter().map(move |row| (name, row)))
            .collect();
        let others: Vec<_> =
            all.iter().filter(|(_, row)| row.who.verdict() != row.expected).collect();
        let told = format!(
            "In {} of the {} rows of neighbours, the whole interval confirms the order of the levels.",
            all.len() - others.len(),
            all.len()
        );
        if others.is_empty() {
            return told;
        }
        let lines = others.into_iter().map(|(game, neighbours)| {
            let who = neighbours.who;
            format!(
                "- {game}, {} players, {}: {} ({}), even is {}: {}.",
                neighbours.row.players,
                neighbours.told(),
                percent(who.share, 1),
                who.interval(),
                percent(who.fair, 1),
                who.verdict()
            )
        });
        format!("{told} The exceptions:\n\n{}", lines.collect::<Vec<_>>().join("\n"))
    }

    pub fn page(&self) -> String {
        let games = self.games.iter().map(|&(id, name)| {
            let counts = self.seat_counts(id);
            let is_open =
                counts.iter().all(|&players| self.row(id, players, "cheat", "baron").is_none());
            let of_game = |row: &&Row| row.game == id;
            let is_searched = self
                .rows
                .iter()
                .filter(of_game)
                .any(|row| row.seats.iter().any(|name| name == "regent"));
            format!(
                "## {name}\n\n{}\n{}{}{}\nAll seats alike: the share of wins by place in turn order:\n\n{}\n",
                self.neighbour_table(id),
                self.way_table(id),
                if is_open && is_searched { NOTHING_IS_HIDDEN } else { "" },
                note(id),
                self.mirror_table(id)
            )
        });
        let games = games.collect::<Vec<_>>().join("\n");
        format!(
            "{TITLE}{}\n{AT_A_GLANCE}{}{HOW_TO_READ}{games}",
            self.summary(),
            self.at_a_glance()
        )
    }

    /// Returns the table of every game with its usual number of players.
    fn at_a_glance(&self) -> String {
        let lines = self.games.iter().map(|&(id, name)| {
            let players = self.usual(id);
            let share = |one, others| {
                self.row(id, players, one, others).map_or_else(
                    || "–".to_owned(),
                    |(_, who)| format!("{} ({})", percent(who.share, 1), who.interval()),
                )
            };
            let closed = self.way(id, players).and_then(|way| way.closed);
            vec![
                name.to_owned(),
                players.to_string(),
                percent(1.0 / players as f64, 1),
                share("squire", "random"),
                share("baron", "squire"),
                share("regent", "baron"),
                closed.map_or_else(|| "–".to_owned(), |closed| percent(closed, 0)),
            ]
        });
        let head = [
            "game",
            "players",
            "even",
            "Squire among Randoms",
            "Baron among Squires",
            "Regent among Barons",
            "gap to the cheat closed",
        ];
        table(&head, lines.collect())
    }
}

const NOTHING_IS_HIDDEN: &str =
    "\nNothing is hidden in this game except future random events, so there is no cheat.\n";

const ROGUE_MONARCH: &str = "
A Regent's strength depends on the number of worlds that it plays out. Before deals were keyed by
purpose, it won 73.3% with 1,500 and 84.2% with 6,000, for which a slow phone thinks too long.
";

const DWARF_KING: &str = "
Before deals were keyed by purpose, a Regent closed 49% with 4,000 worlds and four players, and won
60.0% with 16,000, hardly more than with 6,000, for which a slow phone thinks too long.
";

const MON_ROYAUME: &str = "
Seeing everything is worth little here: hands are passed on, so after a pick or two a
Regent knows most of their cards, and the second round's deal is hidden from the cheat,
too. That is why the two can't be told apart.
";

const PENNILESS_KING: &str = "
A cheat that searches the true state plans as if the others, too, could see every
face-down Rogue. Against Barons, who guess, that costs nothing; among Regents it removes
most of the advantage of seeing.
";

/// Returns the notes below the tables of a game: experiments, and reasons why the cheat wins no
/// more.
fn note(game: &str) -> &'static str {
    match game {
        "rogue-monarch" => ROGUE_MONARCH,
        "dwarf-king" => DWARF_KING,
        "mon-royaume" => MON_ROYAUME,
        "penniless-king" => PENNILESS_KING,
        _ => "",
    }
}

const TITLE: &str = "# How strong the bots are
<!-- Written by `make ladder` from ladder.jsonl; changes by hand are lost. -->

Random < Squire < Baron < Regent < cheat: does each level beat the one below it, in
every game and with every number of players? Every row is a tournament in the arena;
its command, which includes the seed, plays the same games again.

![How far each level is above the one below it](ladder.svg)

";

const AT_A_GLANCE: &str = "
## At a glance
One seat plays at the first level, the others at the second; every deal is played once from every
seat. The last column is the part of the gap between a Baron and a cheat that the Regent closes.

";

const HOW_TO_READ: &str = "

## How to read the rows
- **Random** plays any legal move. **Squire**, **Baron** and **Regent** are the levels
  that you can choose. The **cheat** is not a level and not in the page: it is the
  Regent's search with the same number of worlds, but all of them are the true state. It
  sees hands, face-down cards and the order of shuffled piles, but not future random
  events.
- *One Baron among Squires*: one seat is a Baron, all others are Squires. Each deal is
  played once from every seat, so no player has better cards or a better place. *Share*
  is the one player's share of all wins; a tie counts as a part of a win. *Even* is its
  share among equals. The other way round, *one Squire among Barons*, the share should be
  less than even. With two players, both ways are one row.
- *95%* is Wilson's interval. *Than even* says \"more\" or \"less\" only if the whole
  interval is on that side; \"no clear difference\" doesn't prove that the two are equal.
- The number of games of a row is fixed before it is played, and no row ends early. A row
  that was undecided after 120 games has 480: one Baron among Regents in The Dwarf King.
- A Regent or a cheat that is the only one to search plays out as many worlds as at your
  table. If several seats search, each plays out fewer, so that the ladder takes only
  hours: `--worlds` in the command gives the number.
- *Regent closes*: the Regent's share among Barons minus the even share, divided by the
  cheat's share among Barons minus the even share, on the same deals with the same number
  of worlds. 0% is a Baron, 100% a player from whom nothing is hidden; *half reached*
  means at least 50%. It is unknown if the cheat's own interval reaches down to even.
- *All seats alike*: together, equal players must have even shares, so the row shows the
  effect of the turn order. A `*` marks shares so far from even that equal places would
  have them in fewer than one of twenty rows.

";
