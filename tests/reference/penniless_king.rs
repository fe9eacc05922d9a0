//! A second implementation of The Penniless King, written only from the leaflet and the rulebook:
//! the rest of a turn is a stack of notes, and the top one is done next.

use crate::compare::{Real, Reference, compare, number, sorted, take, words};
use regalia::games::penniless_king::Event;
use serde_json::{Value, json, to_value};
use std::collections::{BTreeSet, VecDeque};

// The tables of the rulebook.

/// The neighbourhoods, and the effects of their spots, from the closest to the farthest.
const NEIGHBOURHOODS: [(&str, [&str; 3]); 5] = [
    ("cour", ["king-1", "coins-1", "king-1"]),
    ("chatelet", ["coins-2", "plot", "coins-1"]),
    ("halles", ["coins-1", "king-1", "plot"]),
    ("egyptienne", ["king-1", "coins-2", "plot"]),
    ("taverne", ["coins-1", "plot", "coins-2"]),
];
/// The places where Wrath strikes, by the spaces of the King's path.
const WRATHS: [(i64, &str); 7] = [
    (3, "taverne"),
    (6, "chatelet"),
    (9, "choice"),
    (12, "egyptienne"),
    (15, "cour"),
    (18, "choice"),
    (21, "halles"),
];
/// The end of the path with two, three, four and five players.
const ENDS_OF_THE_PATH: [i64; 4] = [12, 14, 19, 24];
/// The tolls of the lines of the Renown Square.
const TOLLS: [i64; 5] = [4, 5, 6, 7, 8];
/// The Rogues of the bag, two of each.
const IN_BAG: [&str; 6] = ["brute", "pickpocket", "priest", "soothsayer", "swordsman", "courtesan"];
/// The Plot cards, two of each.
const PLOTS: [&str; 12] = [
    "strength",
    "empress",
    "judgment",
    "wheel-of-fortune",
    "hanged-man",
    "hermit",
    "chariot",
    "lovers",
    "moon",
    "justice",
    "devil",
    "tower",
];
const RENOWN_TOKENS: usize = 6;
const HAND_LIMIT: usize = 4;
const LAST_ROUND: i64 = 60;

/// Returns the strength of a Rogue, a Swordsman unpaid: 0 if it
/// "isn't given in the published rules".
fn strength(rogue: &str) -> i64 {
    match rogue {
        "henchman" => 1,
        "right-hand" | "brute" => 2,
        _ => 0,
    }
}

fn name_of(neighbourhood: usize) -> &'static str {
    NEIGHBOURHOODS[neighbourhood].0
}

fn neighbourhood_called(name: &str) -> usize {
    (0..5).find(|&at| name_of(at) == name).unwrap_or_else(|| panic!("nowhere is called {name}"))
}

/// Returns the neighbourhood of a spot. Spots have numbers here, three for each neighbourhood, the
/// closest to its symbol first.
fn neighbourhood_of(spot: usize) -> usize {
    spot / 3
}

fn spots_of(neighbourhood: usize) -> [usize; 3] {
    [3 * neighbourhood, 3 * neighbourhood + 1, 3 * neighbourhood + 2]
}

fn spot_name(spot: usize) -> String {
    format!("{}-{}", name_of(neighbourhood_of(spot)), spot % 3 + 1)
}

fn spot_called(name: &str) -> usize {
    (0..15).find(|&spot| spot_name(spot) == name).unwrap_or_else(|| panic!("no spot is {name}"))
}

/// Returns two of each.
fn two_of_each(names: &[&str]) -> Vec<String> {
    names.iter().flat_map(|name| [(*name).to_owned(), (*name).to_owned()]).collect()
}

/// Returns a decision about each of these.
fn each(what: &str, of: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    of.into_iter().map(|one| format!("{what}-{}", one.to_string())).collect()
}

/// A Rogue on the map.
#[derive(Clone)]
struct Standing {
    owner: usize,
    rogue: String,
    /// The players who have looked at it, beside its owner.
    seen_by: BTreeSet<usize>,
}

/// A Standoff in progress.
#[derive(Clone)]
struct Standoff {
    at: usize,
    turned_up: bool,
    paid: BTreeSet<usize>,
    winner: Option<usize>,
    /// True if the active player's total was higher by Justice.
    justice: bool,
    sent_to: Option<usize>,
}

/// Something that is still to do. Some notes wait for a decision, the others happen by themselves.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    /// Take a Rogue from home, or from the map if none is there.
    Place,
    /// Put the Rogue taken from home on a free spot.
    PutFromHome(String),
    /// Put the Rogue of this spot on another one, with the effects of a placement.
    PutFromMap(usize),
    /// Apply the effect of this spot.
    Gain(usize),
    /// Use the neighbourhood's action.
    Act,
    /// The coin for the player who controls the neighbourhood whose action was used.
    Control,
    /// After the action a Plot card may still be played.
    LastPlot,
    /// Rue de l'Égyptienne: put the Rogue of this spot on a free one.
    MoveTo(usize),
    /// Drop a Rogue at home, which may be this one that was drawn.
    Exchange(String),
    /// This player draws this many Plot cards.
    Draw(usize, usize),
    /// The King moves this many spaces.
    King(i64),
    EmpressFrom,
    /// From a line, by its number, or from a neighbourhood.
    EmpressTo(Token),
    HangedMan,
    Hermit,
    Chariot,
    Lovers,
    LoversWith(usize),
    /// The number of Rogues that may still be looked at, and those that have been.
    Moon(usize, Vec<usize>),
    Justice,
    Tower,
    /// Find the Standoffs of this turn.
    Gather,
    /// Name the place of a Wrath that strikes where the active player says.
    NameWrath,
    NextStandoff,
    /// Turn the Rogues of a Standoff up; the player of a lone one may decline.
    Lone,
    /// Pay the Swordsman, if one is on this spot.
    Pay(usize),
    Decide,
    /// Use the ability of the Rogue on this spot.
    Ability(usize),
    Courtesan,
    Close,
    EndTurn,
}

/// The place of a Renown token.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Line(usize),
    In(usize),
}

struct PennilessKing {
    seats: usize,
    first: usize,
    round: i64,
    active: usize,
    king: i64,
    /// The target of the Wrath met this turn: a neighbourhood, or `choice`.
    wrath: Option<String>,
    plotted: bool,
    /// The place of the Rogue placed this turn.
    placed: Option<usize>,
    acting_in: Option<usize>,
    justice: Option<usize>,
    tower: Option<usize>,
    pending: BTreeSet<usize>,
    standoff: Option<Standoff>,
    fought: Vec<Value>,
    coins: Vec<i64>,
    /// The lines with a token of each player, from 0.
    lines: Vec<BTreeSet<usize>>,
    control: Vec<Option<usize>>,
    right_hands: BTreeSet<usize>,
    map: Vec<Option<Standing>>,
    home: Vec<Vec<String>>,
    seine: Vec<Vec<String>>,
    bag: Vec<String>,
    hands: Vec<Vec<String>>,
    pile: Vec<String>,
    discards: Vec<String>,
    /// The notes, the next one last.
    notes: Vec<Note>,
    ending: Option<&'static str>,
}

/// The results of chance in one decision.
#[derive(Default)]
struct Chance {
    plots: VecDeque<(usize, Vec<String>)>,
    rogues: VecDeque<String>,
    seen: Vec<&'static str>,
}

impl Chance {
    fn of(events: &[Event]) -> Self {
        let mut chance = Self::default();
        for event in events {
            match event {
                Event::Drew { seat, plots: Some(plots), .. } => {
                    let drawn = words(&to_value(plots).expect("cards can be written"));
                    chance.plots.push_back((seat.index(), drawn));
                }
                Event::DrewRogue { rogue: Some(rogue), .. } => {
                    chance.rogues.push_back(rogue.to_string());
                }
                _ => {}
            }
        }
        chance
    }
}

impl PennilessKing {
    fn all(&self) -> std::ops::Range<usize> {
        0..self.seats
    }

    fn others(&self, seat: usize) -> Vec<usize> {
        self.all().filter(|&other| other != seat).collect()
    }

    fn owner(&self, spot: usize) -> Option<usize> {
        self.map[spot].as_ref().map(|standing| standing.owner)
    }

    fn free_spots(&self) -> Vec<usize> {
        (0..15).filter(|&spot| self.map[spot].is_none()).collect()
    }

    fn taken_spots(&self) -> Vec<usize> {
        (0..15).filter(|&spot| self.map[spot].is_some()).collect()
    }

    fn rogues_of(&self, seat: usize) -> Vec<usize> {
        (0..15).filter(|&spot| self.owner(spot) == Some(seat)).collect()
    }

    fn rogues_of_others(&self, seat: usize) -> Vec<usize> {
        self.taken_spots().into_iter().filter(|&spot| self.owner(spot) != Some(seat)).collect()
    }

    /// Returns the spots of a neighbourhood with a Rogue, the closest first.
    fn crowd(&self, at: usize) -> Vec<usize> {
        spots_of(at).into_iter().filter(|&spot| self.map[spot].is_some()).collect()
    }

    fn players_in(&self, at: usize) -> BTreeSet<usize> {
        self.crowd(at).into_iter().filter_map(|spot| self.owner(spot)).collect()
    }

    fn controlled(&self, seat: usize) -> usize {
        self.control.iter().filter(|holder| **holder == Some(seat)).count()
    }

    /// Returns the number of Renown tokens that a player has in play.
    fn renown(&self, seat: usize) -> usize {
        self.controlled(seat) + self.lines[seat].len()
    }

    fn uncontrolled(&self) -> Vec<usize> {
        (0..5).filter(|&at| self.control[at].is_none()).collect()
    }

    fn end_of_the_path(&self) -> i64 {
        ENDS_OF_THE_PATH[self.seats - 2]
    }

    /// Puts these notes next, in this order.
    fn then(&mut self, notes: impl IntoIterator<Item = Note, IntoIter: DoubleEndedIterator>) {
        self.notes.extend(notes.into_iter().rev());
    }

    fn end(&mut self, how: &'static str, chance: &mut Chance) {
        chance.seen.push(how);
        self.ending = Some(how);
        self.notes.clear();
    }

    fn begin_turn(&mut self) {
        self.wrath = None;
        self.plotted = false;
        self.placed = None;
        self.acting_in = None;
        self.justice = None;
        self.tower = None;
        self.then([
            Note::Place,
            Note::Act,
            Note::LastPlot,
            Note::Gather,
            Note::NameWrath,
            Note::NextStandoff,
            Note::EndTurn,
        ]);
    }

    // Legal decisions.

    /// Returns the decisions that a note asks for; none if it asks for nothing.
    fn choices(&self, note: &Note) -> Vec<String> {
        let me = self.active;
        let spots = |what: &str, spots: Vec<usize>| each(what, spots.into_iter().map(spot_name));
        let name = |places: Vec<usize>| each("name", places.into_iter().map(name_of));
        let with_plots = |mut decisions: Vec<String>| {
            if !self.plotted {
                decisions.extend(each("play", &self.hands[me]));
            }
            decisions
        };
        // "If you like": a player who can do nothing is not asked.
        let optional = |mut decisions: Vec<String>| {
            if !decisions.is_empty() {
                decisions.push("done".to_owned());
            }
            decisions
        };
        match note {
            Note::Place if self.home[me].is_empty() => {
                with_plots(spots("choose", self.rogues_of(me)))
            }
            Note::Place => with_plots(each("take", &self.home[me])),
            Note::PutFromHome(_) | Note::PutFromMap(_) | Note::MoveTo(_) => {
                spots("to", self.free_spots())
            }
            Note::Act => optional(with_plots(self.actions())),
            Note::LastPlot => optional(with_plots(vec![])),
            Note::Exchange(_) => each("drop", &self.home[me]),
            Note::Draw(seat, count) if self.hands[*seat].len() + count > HAND_LIMIT => {
                each("discard", &self.hands[*seat])
            }
            Note::EmpressFrom => {
                let held = (0..5).filter(|&at| self.control[at] == Some(me)).collect();
                let lines = self.lines[me].iter().map(|line| line + 1);
                [each("line", lines), name(held)].concat()
            }
            Note::EmpressTo(_) => name(self.uncontrolled()),
            Note::HangedMan => spots("choose", self.rogues_of_others(me)),
            Note::Hermit => spots("choose", self.rogues_of(me)),
            Note::Chariot => vec!["king-1".to_owned(), "king-2".to_owned()],
            Note::Lovers => spots("choose", self.taken_spots()),
            Note::LoversWith(one) => {
                let another = |spot: &usize| spot != one;
                spots("choose", self.taken_spots().into_iter().filter(another).collect())
            }
            Note::Moon(left, seen) => {
                let hidden = |spot: &usize| !seen.contains(spot);
                let rogues = self.rogues_of_others(me).into_iter().filter(hidden).collect();
                if *left == 0 { vec![] } else { optional(spots("choose", rogues)) }
            }
            Note::Justice => name((0..5).collect()),
            Note::Tower => name((0..5).filter(|&at| self.players_in(at).len() >= 2).collect()),
            Note::NameWrath if self.wrath.as_deref() == Some("choice") => {
                name((0..5).filter(|&at| !self.crowd(at).is_empty()).collect())
            }
            Note::NextStandoff if self.pending.len() > 1 => {
                name(self.pending.iter().copied().collect())
            }
            Note::Lone if self.crowd(self.fight().at).len() == 1 => {
                vec!["show".to_owned(), "hide".to_owned()]
            }
            Note::Pay(spot) if self.may_pay(*spot) => vec!["pay".to_owned(), "refuse".to_owned()],
            Note::Courtesan if self.courtesan_wins() => {
                let winner = self.fight().winner.expect("somebody has won");
                let here = self.fight().at;
                let elsewhere = |at: &usize| *at != here && self.control[*at] != Some(winner);
                let mut places: Vec<usize> = (0..5).filter(elsewhere).collect();
                // She is optional: a player who names a place here does without her.
                if !places.is_empty() {
                    places.push(here);
                }
                name(places)
            }
            _ => vec![],
        }
    }

    /// Returns the neighbourhood's action; none if it cannot be used.
    fn actions(&self) -> Vec<String> {
        let me = self.active;
        let act = || vec!["act".to_owned()];
        match name_of(self.acting_in.expect("a Rogue was placed")) {
            "cour" | "chatelet" => act(),
            "halles" => {
                let open =
                    |line: &usize| self.coins[me] >= TOLLS[*line] && !self.lines[me].contains(line);
                each("line", (0..5).filter(open).map(|line| line + 1))
            }
            "egyptienne" => {
                let other = |spot: &usize| Some(*spot) != self.placed;
                each("choose", self.taken_spots().into_iter().filter(other).map(spot_name))
            }
            _ if self.can_exchange() => act(),
            _ => vec![],
        }
    }

    /// "You can't do this if you have no Rogue at home or if the bag is empty."
    fn can_exchange(&self) -> bool {
        !self.home[self.active].is_empty() && !self.bag.is_empty()
    }

    fn fight(&self) -> &Standoff {
        self.standoff.as_ref().expect("a Standoff is under way")
    }

    fn fight_mut(&mut self) -> &mut Standoff {
        self.standoff.as_mut().expect("a Standoff is under way")
    }

    /// "A Swordsman who is alone, or whose player has fewer than 2 coins, can't be paid."
    fn may_pay(&self, spot: usize) -> bool {
        let alone = self.crowd(self.fight().at).len() == 1;
        let swordsman = |it: &Standing| it.rogue == "swordsman" && self.coins[it.owner] >= 2;
        !alone && self.map[spot].as_ref().is_some_and(swordsman)
    }

    fn courtesan_wins(&self) -> bool {
        let fight = self.fight();
        let hers = |spot: &usize| {
            let standing = self.map[*spot].as_ref().expect("it is of the crowd");
            standing.rogue == "courtesan" && Some(standing.owner) == fight.winner
        };
        fight.turned_up && self.crowd(fight.at).iter().any(hers)
    }

    // Effects of decisions.

    fn answer(&mut self, decision: &str, chance: &mut Chance) {
        let me = self.active;
        let note = self.notes.pop().expect("something is asked");
        let (what, of) = decision.split_once('-').unwrap_or((decision, ""));
        let line = || of.parse::<usize>().expect("a line") - 1;
        let spot = || spot_called(of);
        let place = || neighbourhood_called(of);
        match (note, what) {
            (note @ (Note::Place | Note::Act | Note::LastPlot), "play") => {
                self.notes.push(note);
                self.play(of, chance);
            }
            (Note::Place, "take") => self.notes.push(Note::PutFromHome(of.to_owned())),
            (Note::Place, "choose") => {
                chance.seen.push("nobody at home: one of the map is placed");
                self.notes.push(Note::PutFromMap(spot()));
            }
            (Note::PutFromHome(rogue), "to") => {
                assert!(take(&mut self.home[me], &rogue), "it was at home");
                self.map[spot()] = Some(Standing { owner: me, rogue, seen_by: BTreeSet::new() });
                self.place(spot());
            }
            (Note::PutFromMap(from), "to") => {
                self.map[spot()] = self.map[from].take();
                self.place(spot());
            }
            (Note::Act, "done") => assert_eq!(self.notes.pop(), Some(Note::LastPlot)),
            (Note::Act, "act") => {
                if self.placed.map(neighbourhood_of) != self.acting_in {
                    chance.seen.push("an action where the Rogue is no more");
                }
                self.notes.push(Note::Control);
                match name_of(self.acting_in.expect("a Rogue was placed")) {
                    "cour" => self.coins[me] += 2,
                    "chatelet" => self.notes.push(Note::Draw(me, 1)),
                    _ => self.draw_rogue(chance),
                }
            }
            (Note::Act, "line") => {
                self.notes.push(Note::Control);
                self.take_line(line(), chance);
            }
            (Note::Act, "choose") => {
                self.notes.push(Note::Control);
                self.notes.push(Note::MoveTo(spot()));
            }
            (Note::MoveTo(from), "to") => {
                self.map[spot()] = self.map[from].take();
                if self.crowd(neighbourhood_of(spot())).len() == 3 {
                    chance.seen.push("the Égyptienne fills a neighbourhood");
                }
            }
            (Note::Exchange(drawn), "drop") => {
                chance.seen.push(if of == drawn {
                    "the Rogue drawn is dropped"
                } else {
                    "another Rogue is dropped"
                });
                assert!(take(&mut self.home[me], of), "it is at home");
                self.seine[me].push(of.to_owned());
            }
            (Note::Draw(seat, count), "discard") => {
                chance.seen.push(if seat != me {
                    "a discard of another"
                } else if count == 2 {
                    "a discard for two cards"
                } else {
                    "a discard"
                });
                assert!(take(&mut self.hands[seat], of), "it is in hand");
                self.discards.push(of.to_owned());
                self.notes.push(Note::Draw(seat, count));
            }
            (Note::EmpressFrom, "line") => self.notes.push(Note::EmpressTo(Token::Line(line()))),
            (Note::EmpressFrom, "name") => self.notes.push(Note::EmpressTo(Token::In(place()))),
            (Note::EmpressTo(token), "name") => {
                match token {
                    Token::Line(line) => {
                        chance.seen.push("the Empress frees a line");
                        self.lines[me].remove(&line);
                    }
                    Token::In(from) => self.control[from] = None,
                }
                self.control[place()] = Some(me);
            }
            (Note::HangedMan | Note::Hermit, "choose") => self.go_home(spot()),
            (Note::Chariot, "king") => {
                self.notes.push(Note::King(of.parse().expect("a number")));
            }
            (Note::Lovers, "choose") => self.notes.push(Note::LoversWith(spot())),
            (Note::LoversWith(one), "choose") => {
                self.map.swap(one, spot());
                self.placed = match self.placed {
                    Some(placed) if placed == one => Some(spot()),
                    Some(placed) if placed == spot() => Some(one),
                    placed => placed,
                };
            }
            (Note::Moon(left, mut seen), "choose") => {
                self.map[spot()].as_mut().expect("a Rogue is there").seen_by.insert(me);
                seen.push(spot());
                self.notes.push(Note::Moon(left - 1, seen));
            }
            (Note::Moon(..) | Note::LastPlot, "done") => {}
            (Note::Justice, "name") => self.justice = Some(place()),
            (Note::Tower, "name") => self.tower = Some(place()),
            (Note::NameWrath, "name") => {
                if self.crowd(place()).len() == 3 {
                    chance.seen.push("a free Wrath is named where it is full");
                }
                self.pending.insert(place());
            }
            (Note::NextStandoff, "name") => self.begin_standoff(place(), chance),
            (Note::Lone, "show") => {
                chance.seen.push("a lone Rogue is shown");
                self.turn_up();
            }
            (Note::Lone, "hide") => chance.seen.push("a lone Rogue is kept hidden"),
            (Note::Pay(spot), "pay") => {
                chance.seen.push("a Swordsman is paid");
                let owner = self.owner(spot).expect("a Swordsman is there");
                self.coins[owner] -= 2;
                self.fight_mut().paid.insert(spot);
            }
            (Note::Pay(_), "refuse") => chance.seen.push("a Swordsman is not paid"),
            (Note::Courtesan, "name") => {
                let here = self.fight().at;
                if place() != here {
                    chance.seen.push(if self.control[here] == self.fight().winner {
                        "a Courtesan places elsewhere from where the winner controls"
                    } else if self.control[place()].is_some() {
                        "a Courtesan takes over elsewhere"
                    } else {
                        "a Courtesan places elsewhere"
                    });
                }
                self.fight_mut().sent_to = Some(place());
            }
            _ => panic!("{decision} was not asked"),
        }
    }

    /// Processes notes that need no decision, until one does.
    fn go_on(&mut self, chance: &mut Chance) {
        while let Some(note) = self.notes.last()
            && self.choices(note).is_empty()
        {
            let note = self.notes.pop().expect("it is there");
            self.happen(note, chance);
        }
    }

    fn happen(&mut self, note: Note, chance: &mut Chance) {
        let me = self.active;
        match note {
            Note::Gain(spot) => match NEIGHBOURHOODS[neighbourhood_of(spot)].1[spot % 3] {
                "coins-1" => self.coins[me] += 1,
                "coins-2" => self.coins[me] += 2,
                "king-1" => self.notes.push(Note::King(1)),
                _ => self.notes.push(Note::Draw(me, 1)),
            },
            // "The player who controls the neighbourhood (even you) takes 1 coin."
            Note::Control => {
                let at = self.acting_in.expect("the action of a neighbourhood");
                if let Some(holder) = self.control[at] {
                    chance.seen.push(if holder == me {
                        "a coin for one's own control"
                    } else {
                        "a coin for another's control"
                    });
                    self.coins[holder] += 1;
                }
            }
            Note::Draw(seat, count) => self.draw(seat, count, chance),
            Note::King(steps) => self.king_moves(steps, chance),
            Note::Gather => self.gather_standoffs(chance),
            Note::NextStandoff => {
                if let Some(at) = self.pending.first().copied() {
                    self.begin_standoff(at, chance);
                }
            }
            // All except a lone Rogue are turned up.
            Note::Lone => self.turn_up(),
            Note::Decide => self.decide_standoff(chance),
            Note::Ability(spot) => self.use_ability(spot, chance),
            Note::Close => self.close_standoff(chance),
            Note::EndTurn => self.end_turn(chance),
            _ => {}
        }
    }

    /// The spot's effect comes at once; the action is that of the neighbourhood "where you placed
    /// your Rogue, even if the Rogue is no longer there".
    fn place(&mut self, spot: usize) {
        self.placed = Some(spot);
        self.acting_in = Some(neighbourhood_of(spot));
        self.notes.push(Note::Gain(spot));
    }

    fn go_home(&mut self, spot: usize) {
        let standing = self.map[spot].take().expect("a Rogue is there");
        self.home[standing.owner].push(standing.rogue);
        if self.placed == Some(spot) {
            self.placed = None;
        }
    }

    /// "Draw a new Rogue token from the bag."
    fn draw_rogue(&mut self, chance: &mut Chance) {
        let rogue = chance.rogues.pop_front().expect("a Rogue is drawn");
        assert!(take(&mut self.bag, &rogue), "{rogue} is in the bag");
        self.home[self.active].push(rogue.clone());
        self.notes.push(Note::Exchange(rogue));
    }

    /// "If the Plot card pile turns out to be empty, shuffle the discarded cards to
    /// create a new one."
    fn draw(&mut self, seat: usize, count: usize, chance: &mut Chance) {
        let mut drawn = vec![];
        while drawn.len() < count {
            let (who, cards) = chance.plots.pop_front().expect("cards are drawn");
            assert_eq!(who, seat, "who draws");
            drawn.extend(cards);
        }
        self.hands[seat].extend(drawn.clone());
        if self.pile.len() < count {
            chance.seen.push(if self.pile.is_empty() {
                "the discards are shuffled"
            } else {
                "the discards are shuffled between two cards"
            });
            for card in std::mem::take(&mut self.pile) {
                assert!(take(&mut drawn, &card), "{card} was left in the pile");
            }
            self.pile = std::mem::take(&mut self.discards);
        }
        for card in drawn {
            assert!(take(&mut self.pile, &card), "{card} is in the pile");
        }
    }

    /// "On a Wrath space he stops, loses the rest of the move, and doesn't move again this
    /// turn." "When the King reaches the end of his path, the game ends immediately."
    fn king_moves(&mut self, steps: i64, chance: &mut Chance) {
        for left in (0..steps).rev() {
            if self.wrath.is_some() {
                chance.seen.push("the King moves no more");
                return;
            }
            self.king += 1;
            if self.king == self.end_of_the_path() {
                if left > 0 {
                    chance.seen.push("the path ends a move");
                }
                return self.end("the King arrives", chance);
            }
            if let Some((_, at)) = WRATHS.iter().find(|(space, _)| *space == self.king) {
                self.wrath = Some((*at).to_owned());
                chance.seen.push(if left > 0 { "Wrath ends a move" } else { "Wrath" });
            }
        }
    }

    /// "A player places their sixth and final Renown token on the board. They
    /// immediately win the game."
    fn look_for_sixth(&mut self, seat: usize, chance: &mut Chance) {
        if self.renown(seat) == RENOWN_TOKENS {
            self.end("the sixth token", chance);
        }
    }

    fn take_line(&mut self, line: usize, chance: &mut Chance) {
        let me = self.active;
        self.coins[me] -= TOLLS[line];
        self.lines[me].insert(line);
        self.look_for_sixth(me, chance);
        if self.ending.is_some() {
            chance.seen.push("the sixth token on a line");
            return;
        }
        if self.wrath.is_some() && (line == 1 || line == 4) {
            chance.seen.push("a line of the King without effect");
        }
        match line {
            0 => self.notes.push(Note::Draw(me, 1)),
            1 => self.notes.push(Note::King(2)),
            2 if self.right_hands.insert(me) => {
                chance.seen.push("a Right-Hand is taken");
                self.home[me].push("right-hand".to_owned());
            }
            2 => chance.seen.push("line 3 taken again"),
            3 => self.notes.push(Note::Draw(me, 2)),
            _ => self.notes.push(Note::King(3)),
        }
    }

    // The Plot cards.

    /// "You may play a card that would have no effect; it is discarded and counts as your
    /// card for the turn."
    fn play(&mut self, plot: &str, chance: &mut Chance) {
        let me = self.active;
        assert!(take(&mut self.hands[me], plot), "{plot} is in hand");
        self.discards.push(plot.to_owned());
        self.plotted = true;
        chance.seen.push(PLOTS.into_iter().find(|known| *known == plot).expect("a Plot card"));
        match plot {
            "strength" if self.can_exchange() => self.draw_rogue(chance),
            "empress" if self.renown(me) > 0 && !self.uncontrolled().is_empty() => {
                self.notes.push(Note::EmpressFrom);
            }
            "judgment" => {
                let more = |seat: &usize| self.renown(*seat) > self.renown(me);
                let givers: Vec<usize> = self.all().filter(more).collect();
                self.collect(&givers, chance);
            }
            "devil" => {
                let controls = |seat: &usize| self.controlled(*seat) > 0;
                let givers: Vec<usize> = self.others(me).into_iter().filter(controls).collect();
                self.collect(&givers, chance);
            }
            "wheel-of-fortune" => self.coins[me] += 2,
            "hanged-man" => self.notes.push(Note::HangedMan),
            "hermit" => self.notes.push(Note::Hermit),
            "chariot" if self.wrath.is_none() => self.notes.push(Note::Chariot),
            "lovers" if self.taken_spots().len() >= 2 => self.notes.push(Note::Lovers),
            "moon" => self.notes.push(Note::Moon(2, vec![])),
            "justice" => self.notes.push(Note::Justice),
            "tower" => self.notes.push(Note::Tower),
            _ => chance.seen.push("a card that changes nothing"),
        }
    }

    /// The active player gets a coin from each of these players who has one.
    fn collect(&mut self, givers: &[usize], chance: &mut Chance) {
        for &giver in givers {
            if self.coins[giver] > 0 {
                chance.seen.push("a coin for a card");
                self.coins[giver] -= 1;
                self.coins[self.active] += 1;
            } else {
                chance.seen.push("no coin for a card");
            }
        }
    }

    // Standoffs.

    /// "In every neighbourhood with three Rogues, where this turn's Wrath strikes, and in
    /// the neighbourhood chosen with the Tower […] unless fewer than two players are left."
    fn gather_standoffs(&mut self, chance: &mut Chance) {
        self.fought.clear();
        for at in 0..5 {
            let full = self.crowd(at).len() == 3;
            let struck = self.wrath.as_deref() == Some(name_of(at)) && !self.crowd(at).is_empty();
            let tower = self.tower == Some(at) && self.players_in(at).len() >= 2;
            if full || struck || tower {
                self.pending.insert(at);
            }
            if full && struck {
                chance.seen.push("both full and struck");
            }
            if self.wrath.as_deref() == Some(name_of(at)) && self.crowd(at).is_empty() {
                chance.seen.push("Wrath strikes where nobody is");
            }
            if self.tower == Some(at) {
                chance.seen.push(if tower { "a Tower's Standoff" } else { "a Tower is lost" });
            }
        }
        if self.pending.len() > 1 {
            chance.seen.push("several Standoffs");
        }
    }

    fn begin_standoff(&mut self, at: usize, chance: &mut Chance) {
        let is_poor = |spot: &usize| {
            let standing = self.map[*spot].as_ref().expect("it is of the crowd");
            standing.rogue == "swordsman" && self.coins[standing.owner] < 2
        };
        let crowd = self.crowd(at);
        if crowd.iter().any(is_poor) {
            chance.seen.push("a Swordsman's player has no 2 coins");
        }
        self.pending.remove(&at);
        let fight = Standoff {
            at,
            turned_up: false,
            paid: BTreeSet::new(),
            winner: None,
            justice: false,
            sent_to: None,
        };
        self.standoff = Some(fight);
        if self.justice == Some(at) && !self.players_in(at).contains(&self.active) {
            chance.seen.push("Justice is lost");
        }
        let [closest, middle, farthest] = spots_of(at);
        self.then([
            Note::Lone,
            Note::Pay(farthest),
            Note::Pay(middle),
            Note::Pay(closest),
            Note::Decide,
            Note::Ability(farthest),
            Note::Ability(middle),
            Note::Ability(closest),
            Note::Courtesan,
            Note::Close,
            Note::NextStandoff,
        ]);
    }

    /// "The players start by revealing their Rogue tokens."
    fn turn_up(&mut self) {
        self.fight_mut().turned_up = true;
        for spot in self.crowd(self.fight().at) {
            let owner = self.owner(spot).expect("it is of the crowd");
            let others = self.others(owner);
            self.map[spot].as_mut().expect("it is of the crowd").seen_by.extend(others);
        }
    }

    /// "The player with the highest total wins. In case of a tie, the player whose Rogue
    /// token is closest to the symbol wins, even if the strength of every Rogue token
    /// has a value of 0."
    fn decide_standoff(&mut self, chance: &mut Chance) {
        let fight = self.fight().clone();
        let crowd = self.crowd(fight.at);
        let mut totals = vec![0; self.seats];
        for &spot in &crowd {
            let standing = self.map[spot].as_ref().expect("it is of the crowd");
            let paid = fight.paid.contains(&spot);
            totals[standing.owner] += if paid { 3 } else { strength(&standing.rogue) };
        }
        let players = self.players_in(fight.at);
        let justice = self.justice == Some(fight.at) && players.contains(&self.active);
        if justice {
            chance.seen.push("Justice");
            totals[self.active] += 1;
        }
        let highest = players.iter().map(|&seat| totals[seat]).max().expect("somebody is there");
        let tied = players.iter().filter(|&&seat| totals[seat] == highest).count();
        if tied > 1 {
            chance.seen.push(if highest == 0 { "a tie at 0" } else { "a tie" });
        }
        let owners = crowd.iter().filter_map(|&spot| self.owner(spot));
        let mut best = owners.filter(|&seat| totals[seat] == highest);
        let winner = best.next();
        let fight = self.fight_mut();
        fight.winner = winner;
        fight.justice = justice;
    }

    fn use_ability(&mut self, spot: usize, chance: &mut Chance) {
        let fight = self.fight().clone();
        let Some(standing) = self.map[spot].clone() else { return };
        if !fight.turned_up {
            return;
        }
        let winner = fight.winner.expect("somebody has won");
        let owner = standing.owner;
        let wins = owner == winner;
        match standing.rogue.as_str() {
            "beggar" => {
                let is_beggar = |other: &usize| {
                    self.map[*other].as_ref().is_some_and(|it| it.rogue == "beggar")
                };
                let closest = self.crowd(fight.at).into_iter().find(is_beggar);
                if closest != Some(spot) {
                    chance.seen.push("a Beggar is farther than another");
                } else if wins {
                    chance.seen.push("a Beggar's own player wins");
                } else if self.coins[winner] == 0 {
                    chance.seen.push("a Beggar's winner has no coin");
                } else {
                    chance.seen.push("a Beggar is paid");
                    self.coins[winner] -= 1;
                    self.coins[owner] += 1;
                }
            }
            "pickpocket" if wins => {
                chance.seen.push("a Pickpocket wins");
                self.coins[owner] += 2;
            }
            "priest" if wins => {
                chance.seen.push("a Priest wins");
                self.notes.push(Note::Draw(owner, 1));
            }
            "soothsayer" if !wins => {
                chance.seen.push("a Soothsayer does not win");
                self.coins[owner] += 1;
                self.notes.push(Note::Draw(owner, 1));
            }
            _ => {}
        }
    }

    /// "Winner places one of their Renown tokens in the neighborhood. All the players
    /// take back in front of themselves their Rogue tokens involved in the Standoff."
    fn close_standoff(&mut self, chance: &mut Chance) {
        let fight = self.standoff.clone().expect("a Standoff is under way");
        let winner = fight.winner.expect("somebody has won");
        let crowd = self.crowd(fight.at);
        let shown = |spot: usize| {
            let standing = self.map[spot].as_ref()?;
            Some((standing.owner, fight.turned_up.then(|| standing.rogue.clone())))
        };
        self.fought.push(json!({
            "at": fight.at,
            "winner": winner,
            "crowd": spots_of(fight.at).map(shown),
            "paid": fight.paid,
            "justice": fight.justice.then_some(self.active),
        }));
        let at = fight.sent_to.unwrap_or(fight.at);
        let former = self.control[at].replace(winner);
        chance.seen.push(match former {
            Some(former) if former == winner => "the winner controls it already",
            Some(_) => "control changes",
            None => "control begins",
        });
        self.look_for_sixth(winner, chance);
        if self.ending.is_some() {
            return;
        }
        for spot in crowd {
            self.go_home(spot);
        }
        self.standoff = None;
    }

    /// "After sixty turns each, the game ends as if the King had arrived."
    fn end_turn(&mut self, chance: &mut Chance) {
        let next = (self.active + 1) % self.seats;
        if next == self.first {
            if self.round == LAST_ROUND {
                return self.end("sixty turns", chance);
            }
            self.round += 1;
        }
        self.active = next;
        self.begin_turn();
    }
}

/// Returns the numbers of a set that is written as bits.
fn set(bits: &Value) -> BTreeSet<usize> {
    (0..16).filter(|bit| number(bits) >> bit & 1 == 1).collect()
}

impl Reference for PennilessKing {
    type Real = regalia::games::penniless_king::PennilessKing;
    type Facts = Value;

    /// "Each player starts with two Henchmen and a Beggar at home; their Right-Hand waits on
    /// line 3. Each player draws 1 Plot card. […] That player gets 1 coin, the next 2, and
    /// everyone else 3."
    fn dealt(real: &Real<Self::Real>) -> Self {
        let seats = real.setup.seats;
        let first = number(&real.written["public"]["first"]) as usize;
        let mut coins = vec![3; seats];
        coins[first] = 1;
        coins[(first + 1) % seats] = 2;
        let hands: Vec<_> = (0..seats).map(|seat| words(&real.written["hands"][seat])).collect();
        let mut pile = two_of_each(&PLOTS);
        for hand in &hands {
            assert_eq!(hand.len(), 1, "one Plot card each");
            assert!(take(&mut pile, &hand[0]), "{} is a Plot card", hand[0]);
        }
        let mut dealt = Self {
            seats,
            first,
            round: 1,
            active: first,
            king: 0,
            wrath: None,
            plotted: false,
            placed: None,
            acting_in: None,
            justice: None,
            tower: None,
            pending: BTreeSet::new(),
            standoff: None,
            fought: vec![],
            coins,
            lines: vec![BTreeSet::new(); seats],
            control: vec![None; 5],
            right_hands: BTreeSet::new(),
            map: vec![None; 15],
            home: vec![["henchman", "henchman", "beggar"].map(str::to_owned).to_vec(); seats],
            seine: vec![vec![]; seats],
            bag: two_of_each(&IN_BAG),
            hands,
            pile,
            discards: vec![],
            notes: vec![],
            ending: None,
        };
        dealt.begin_turn();
        dealt
    }

    fn legal(&self) -> BTreeSet<String> {
        self.notes.last().map(|note| self.choices(note)).unwrap_or_default().into_iter().collect()
    }

    fn mover(&self) -> Option<usize> {
        self.notes.last().map(|note| match note {
            Note::Draw(seat, _) => *seat,
            Note::Lone => self.owner(self.crowd(self.fight().at)[0]).expect("a lone Rogue"),
            Note::Pay(spot) => self.owner(*spot).expect("a Swordsman"),
            Note::Courtesan => self.fight().winner.expect("a winner"),
            _ => self.active,
        })
    }

    fn decide(&mut self, decision: &str, real: &mut Real<Self::Real>) {
        let mut chance = Chance::of(&real.events);
        self.answer(decision, &mut chance);
        self.go_on(&mut chance);
        assert!(chance.plots.is_empty() && chance.rogues.is_empty(), "all that was drawn");
        real.seen = chance.seen;
    }

    fn facts(&self) -> Value {
        let lists = |lists: &[Vec<String>]| lists.iter().map(|it| sorted(it)).collect::<Vec<_>>();
        let spot = |standing: &Standing| json!({"owner": standing.owner, "rogue": standing.rogue, "seen by": standing.seen_by});
        let map: Vec<_> = self.map.iter().map(|it| it.as_ref().map(spot)).collect();
        let (taken, drawn) = match self.notes.last() {
            Some(Note::PutFromHome(rogue)) => (Some(rogue), None),
            Some(Note::Exchange(rogue)) => (None, Some(rogue)),
            _ => (None, None),
        };
        let standoff = self.standoff.as_ref().map(|fight| {
            json!({
                "at": name_of(fight.at),
                "up": if fight.turned_up { self.crowd(fight.at) } else { vec![] },
                "paid": fight.paid,
                "winner": fight.winner,
                "sent to": fight.sent_to.map(name_of),
            })
        });
        json!({
            "first": self.first,
            "round": self.round,
            "active": self.active,
            "king": self.king,
            "wrath": self.wrath,
            "plotted": self.plotted,
            "placed": self.placed,
            "acting in": self.acting_in.map(name_of),
            "justice": self.justice.map(name_of),
            "tower": self.tower.map(name_of),
            "pending": self.pending,
            "standoff": standoff,
            "fought": self.fought,
            "coins": self.coins,
            "lines": self.lines,
            "control": self.control,
            "right hands": self.right_hands,
            "map": map,
            "home": lists(&self.home),
            "at home": self.home.iter().map(Vec::len).collect::<Vec<_>>(),
            "seine": lists(&self.seine),
            "bag": sorted(&self.bag),
            "in the bag": self.bag.len(),
            "hands": lists(&self.hands),
            "in hand": self.hands.iter().map(Vec::len).collect::<Vec<_>>(),
            "pile": sorted(&self.pile),
            "discards": sorted(&self.discards),
            "taken": taken,
            "drawn": drawn,
            "over": self.ending,
        })
    }

    fn read(real: &Real<Self::Real>) -> Value {
        let seats = 0..real.setup.seats;
        let real = &real.written;
        let public = &real["public"];
        let lists = |name: &str| {
            seats.clone().map(|seat| sorted(&words(&real[name][seat]))).collect::<Vec<_>>()
        };
        let first_seats =
            |name: &str| json!(public[name].as_array().expect("a list")[seats.clone()]);
        let spots: Vec<_> = seats.clone().map(|seat| set(&public["spots"][seat])).collect();
        let map: Vec<_> = (0..15)
            .map(|spot| {
                let owner = seats.clone().find(|&seat| spots[seat].contains(&spot))?;
                let seen_by = set(&public["watched"][spot]);
                let rogue = &real["rogues"][spot];
                Some(json!({"owner": owner, "rogue": rogue, "seen by": seen_by}))
            })
            .collect();
        let standoff = |fight: &Value| {
            let first = 3 * neighbourhood_called(fight["at"].as_str().expect("a name"));
            let spots =
                |bits: &Value| set(bits).into_iter().map(|bit| first + bit).collect::<Vec<_>>();
            json!({
                "at": fight["at"],
                "up": spots(&fight["up"]),
                "paid": spots(&fight["paid"]),
                "winner": fight["winner"],
                "sent to": fight["sent_to"],
            })
        };
        let fought = |fight: &Value| {
            let first = 3 * number(&fight["at"]) as usize;
            let paid: Vec<_> = set(&fight["paid"]).into_iter().map(|bit| first + bit).collect();
            let mut fight = fight.clone();
            fight["paid"] = json!(paid);
            fight
        };
        let wrath = &public["wrath"];
        let over = match &public["step"]["over"] {
            Value::Null => None,
            Value::String(how) if how == "king" => Some("the King arrives"),
            Value::String(how) if how == "time" => Some("sixty turns"),
            _ => Some("the sixth token"),
        };
        json!({
            "first": public["first"],
            "round": public["round"],
            "active": public["active"],
            "king": public["king"],
            "wrath": if wrath.is_object() { &wrath["in"] } else { wrath },
            "plotted": public["plotted"],
            "placed": public["placed"],
            "acting in": public["acting_in"],
            "justice": public["justice"],
            "tower": public["tower"],
            "pending": set(&public["pending"]),
            "standoff": if public["standoff"].is_null() { Value::Null } else { standoff(&public["standoff"]) },
            "fought": public["fought"].as_array().expect("a list").iter().map(fought).collect::<Vec<_>>(),
            "coins": first_seats("coins"),
            "lines": seats.clone().map(|seat| set(&public["lines"][seat])).collect::<Vec<_>>(),
            "control": public["control"],
            "right hands": set(&public["right_hands"]),
            "map": map,
            "home": lists("home"),
            "at home": first_seats("at_home"),
            "seine": lists("dropped"),
            "bag": sorted(&words(&real["bag"])),
            "in the bag": public["bag"],
            "hands": lists("hands"),
            "in hand": first_seats("hands"),
            "pile": sorted(&words(&real["pile"])),
            "discards": sorted(&words(&public["discards"])),
            "taken": real["taken"],
            "drawn": real["drawn"],
            "over": over,
        })
    }

    /// "Most Renown in play wins, with ties going to the player who controls the most
    /// neighbourhoods; if still tied, the win is shared."
    fn outcome(&self, seen: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>) {
        let renown: Vec<_> = self.all().map(|seat| self.renown(seat)).collect();
        let most = renown.iter().max().expect("somebody plays");
        let best = || self.all().filter(|&seat| renown[seat] == *most);
        let held = best().map(|seat| self.controlled(seat)).max().expect("somebody is best");
        let winners: BTreeSet<usize> = best().filter(|&it| self.controlled(it) == held).collect();
        seen.push(match (best().count(), winners.len()) {
            (1, _) => "won by Renown",
            (_, 1) => "won by neighbourhoods",
            _ => "a shared win",
        });
        (renown.iter().map(|&tokens| tokens as i64).collect(), winners)
    }

    /// Place tokens on the Square, keep the King in place for sixty turns, and hold as many cards
    /// as possible.
    const AIMS: u64 = 3;

    fn serves(&self, aim: u64, decision: &str) -> u8 {
        let gain = |spot: usize| NEIGHBOURHOODS[neighbourhood_of(spot)].1[spot % 3];
        let (what, of) = decision.split_once('-').unwrap_or((decision, ""));
        let to = (what == "to").then(|| spot_called(of));
        let moves_king =
            to.is_some_and(|spot| gain(spot).starts_with("king")) || decision.starts_with("king");
        match aim {
            0 => match (what, to) {
                ("line", _) => 3,
                ("act", _) => 2,
                (_, Some(spot)) if of.starts_with("halles") || gain(spot) == "coins-2" => 2,
                (_, Some(_)) if of.starts_with("cour") => 2,
                _ => u8::from(!moves_king && decision != "play-chariot"),
            },
            1 => u8::from(!moves_king && what != "line" && decision != "play-chariot"),
            _ => u8::from(what != "play"),
        }
    }
}

#[test]
fn the_penniless_king_is_played_as_its_page_says() {
    compare::<PennilessKing>(2..=5, 30);
}

/// The situations that a long series must have reached, or it has not compared much; besides all
/// Plot cards.
const CORNERS: [&str; 58] = [
    "a Beggar is farther than another",
    "a Beggar is paid",
    "a Beggar's own player wins",
    "a Beggar's winner has no coin",
    "a Courtesan places elsewhere",
    "a Courtesan places elsewhere from where the winner controls",
    "a Courtesan takes over elsewhere",
    "a Pickpocket wins",
    "a Priest wins",
    "a Right-Hand is taken",
    "a Soothsayer does not win",
    "a Swordsman is not paid",
    "a Swordsman is paid",
    "a Swordsman's player has no 2 coins",
    "a Tower is lost",
    "a Tower's Standoff",
    "a card that changes nothing",
    "a coin for a card",
    "a coin for another's control",
    "a coin for one's own control",
    "a discard",
    "a discard for two cards",
    "a discard of another",
    "a free Wrath is named where it is full",
    "a line of the King without effect",
    "a lone Rogue is kept hidden",
    "a lone Rogue is shown",
    "a shared win",
    "a tie",
    "a tie at 0",
    "an action where the Rogue is no more",
    "another Rogue is dropped",
    "both full and struck",
    "control begins",
    "control changes",
    "Justice",
    "Justice is lost",
    "line 3 taken again",
    "no coin for a card",
    "nobody at home: one of the map is placed",
    "several Standoffs",
    "sixty turns",
    "the discards are shuffled",
    "the discards are shuffled between two cards",
    "the Empress frees a line",
    "the Égyptienne fills a neighbourhood",
    "the King arrives",
    "the King moves no more",
    "the path ends a move",
    "the Rogue drawn is dropped",
    "the sixth token",
    "the sixth token on a line",
    "the winner controls it already",
    "won by neighbourhoods",
    "won by Renown",
    "Wrath",
    "Wrath ends a move",
    "Wrath strikes where nobody is",
];

#[test]
#[ignore = "takes minutes"]
fn the_penniless_king_in_a_thousand_matches_of_each_kind() {
    let compared = compare::<PennilessKing>(2..=5, 1000);
    compared.must_have_seen(&CORNERS);
    compared.must_have_seen(&PLOTS);
}
