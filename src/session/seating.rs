//! The choices for a new match besides its deal, and what a device remembers of them: how each
//! game was last set up, and the names of the people who played.
//!
//! Where that is stored is the page's matter. It may be damaged, or written by another version or
//! by another program, so all of it is checked here.

use super::name::tidy_name;
use super::place::{Place, Plan, TransportKind};
use super::{Agreement, Occupant, Pair, persons_here};
use crate::bots::Level;
use crate::engine::{Info, MAX_SEATS, OptionSpec, Rng, Seat, SeatSet, Stream};
use serde::{Deserialize, Serialize};

/// The most names that are remembered.
pub const MAX_NAMES: usize = 12;

/// The bot that takes a seat without a person.
const USUAL_BOT: Occupant = Occupant::Bot { level: Level::Baron };

/// The choices for a new match besides its deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The occupant of each seat.
    pub occupants: Vec<Occupant>,
    /// The index of each option's value, by option and seat, up to the most seats of the game. Only
    /// the first seat's counts if the option is not per seat.
    pub options: Vec<Vec<usize>>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
    /// The place of each seat, which counts if a person has it. It isn't remembered.
    pub places: [Place; MAX_SEATS],
}

/// A seating as it is stored.
#[derive(Serialize, Deserialize)]
struct Written {
    seats: Vec<Occupant>,
    #[serde(default)]
    options: Vec<Pair>,
    #[serde(default)]
    agreement: Agreement,
}

impl Seating {
    /// Returns the proposal for a game that is not remembered: one person against the fewest
    /// Barons, with the default options, or those for a first match if the game is not known yet.
    pub fn usual(info: &Info, known: bool) -> Self {
        let values = |spec: &OptionSpec| {
            let wanted = if known { spec.default } else { spec.first };
            let nth = spec.values.iter().position(|value| *value == wanted);
            vec![nth.unwrap_or(0); *info.seats.end()]
        };
        let mut seating = Self {
            occupants: vec![Occupant::Person { name: String::new() }],
            options: info.options.iter().map(values).collect(),
            agreement: Agreement::default(),
            places: [Place::Here; MAX_SEATS],
        };
        seating.set_count(*info.seats.start());
        seating
    }

    /// Reads a stored seating of a game. An option that it lacks, or whose value the game does not
    /// have, is the default. Returns `None` if the text is not a seating of this game.
    pub fn read(text: &str, info: &Info) -> Option<Self> {
        let Written { seats, options, agreement } = serde_json::from_str(text).ok()?;
        let offered = |level| Level::OFFERED.contains(&level);
        if !info.seats.contains(&seats.len())
            || !seats.iter().filter_map(Occupant::level).all(offered)
        {
            return None;
        }
        let mut seating = Self {
            occupants: seats.into_iter().map(Occupant::tidy).collect(),
            agreement,
            ..Self::usual(info, true)
        };
        for (spec, chosen) in info.options.iter().zip(&mut seating.options) {
            let written = options.iter().find(|(key, _)| key == spec.key);
            let values = written.map_or("", |(_, values)| values).split(',');
            for (value, chosen) in values.zip(chosen) {
                *chosen = spec.values.iter().position(|known| *known == value).unwrap_or(*chosen);
            }
        }
        Some(seating)
    }

    /// Returns the text to store when a match begins. After the first match of a game (`known` is
    /// false), options that were left at the value recommended for it are not stored, so the next
    /// proposal has the usual ones.
    pub fn text(&self, info: &Info, known: bool) -> String {
        let was_left = |(key, values): &Pair| {
            let spec = info.options.iter().find(|spec| spec.key == key);
            spec.is_some_and(|spec| values.split(',').all(|value| value == spec.first))
        };
        let mut options = self.pairs(info);
        options.retain(|pair| known || !was_left(pair));
        let written = Written {
            seats: self.occupants.iter().cloned().map(Occupant::tidy).collect(),
            options,
            agreement: self.agreement,
        };
        serde_json::to_string(&written).expect("a seating is plain data")
    }

    /// Returns the options as keys and values.
    pub fn pairs(&self, info: &Info) -> Vec<Pair> {
        let pair = |(spec, chosen): (&OptionSpec, &Vec<usize>)| {
            let count = if spec.per_seat { self.occupants.len() } else { 1 };
            let values: Vec<&str> = chosen[..count].iter().map(|&nth| spec.values[nth]).collect();
            (spec.key.to_owned(), values.join(","))
        };
        info.options.iter().zip(&self.options).map(pair).collect()
    }

    /// Changes the number of seats. New ones have bots.
    pub fn set_count(&mut self, count: usize) {
        self.occupants.resize(count, USUAL_BOT);
        self.places[count..].fill(Place::Here);
    }

    /// Returns the seats of all persons.
    fn persons(&self) -> SeatSet {
        persons_here(&self.occupants, None)
    }

    /// Returns the persons whose seats are played at a place.
    pub fn at(&self, place: Place) -> SeatSet {
        self.persons().iter().filter(|seat| self.places[seat.index()] == place).collect()
    }

    /// Returns the seats that other devices are to join once the table is open. `None` if there is no
    /// such seat.
    pub fn plan(&self) -> Option<Plan> {
        let device = |seat: Seat| match self.places[seat.index()] {
            Place::Device(via) => Some((seat, via)),
            _ => None,
        };
        let plan: Plan = self.persons().iter().filter_map(device).collect();
        (!plan.is_empty()).then_some(plan)
    }

    /// Returns true if all persons play by letter, so that this device has none of the match.
    pub fn is_nobody_here(&self) -> bool {
        let persons = self.persons();
        !persons.is_empty() && self.at(Place::Letter) == persons
    }

    /// Returns true if not all persons share this device.
    pub fn is_spread(&self) -> bool {
        self.at(Place::Here) != self.persons()
    }

    /// Places all persons but the first on phones, or all on this device.
    pub fn spread(&mut self, is_spread: bool) {
        self.places.fill(Place::Here);
        for seat in self.persons().iter().skip(1).filter(|_| is_spread) {
            self.places[seat.index()] = Place::Device(TransportKind::Room);
        }
    }

    /// Returns the seat of the person with this name, if they are at the table.
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        self.occupants.iter().position(
            |occupant| matches!(occupant, Occupant::Person { name: of } if tidy_name(of) == name),
        )
    }

    /// Returns the seat that a further person takes: that of a person without a name, or else of a
    /// bot, or else a new one. `None` if the table is full.
    pub fn free_seat(&self, info: &Info) -> Option<usize> {
        self.seat_of("")
            .or_else(|| self.occupants.iter().position(|occupant| !occupant.is_person()))
            .or_else(|| Some(self.occupants.len()).filter(|seat| info.seats.contains(&(seat + 1))))
    }

    /// Seats the person with this name, if there is room. A person who is at the table already
    /// leaves it to a bot; the only person leaves only their name behind.
    pub fn seat_or_remove(&mut self, name: &str, info: &Info) {
        if let Some(seat) = self.seat_of(name) {
            let others = self.occupants.iter().filter(|occupant| occupant.is_person()).count() - 1;
            let unnamed = Occupant::Person { name: String::new() };
            self.occupants[seat] = if others > 0 { USUAL_BOT } else { unnamed };
        } else if let Some(seat) = self.free_seat(info) {
            self.set_count(self.occupants.len().max(seat + 1));
            self.occupants[seat] = Occupant::Person { name: name.to_owned() };
        }
    }

    /// Shuffles the occupants, who keep their own options. Every order is equally likely for a
    /// random seed.
    pub fn shuffle(&mut self, info: &Info, seed: u64) {
        let mut order: Vec<usize> = (0..self.occupants.len()).collect();
        Rng::new(seed, Stream::Tool(0)).shuffle(&mut order);
        self.occupants = order.iter().map(|&from| self.occupants[from].clone()).collect();
        let places = self.places;
        for (place, &from) in self.places.iter_mut().zip(&order) {
            *place = places[from];
        }
        let own = info.options.iter().zip(&mut self.options).filter(|(spec, _)| spec.per_seat);
        for (_, chosen) in own {
            let before = chosen.clone();
            for (chosen, &from) in chosen.iter_mut().zip(&order) {
                *chosen = before[from];
            }
        }
    }
}

/// Reads stored names: tidy ones, each once, at most [`MAX_NAMES`]. Returns none if the text is not
/// a list of names.
pub fn read_names(text: &str) -> Vec<String> {
    let all: Vec<String> = serde_json::from_str(text).unwrap_or_default();
    distinct(all.iter().map(String::as_str))
}

/// Returns the names to remember when these occupants begin a match, after `before`: the newest
/// first. Two spellings that differ in capital letters are one name, in the newer spelling.
pub fn recent_names(occupants: &[Occupant], before: &[String]) -> Vec<String> {
    let seated = occupants.iter().filter_map(|occupant| match occupant {
        Occupant::Person { name } => Some(name.as_str()),
        Occupant::Bot { .. } => None,
    });
    distinct(seated.chain(before.iter().map(String::as_str)))
}

/// Returns the text to store for names.
pub fn text_of_names(names: &[String]) -> String {
    serde_json::to_string(names).expect("names are plain data")
}

fn distinct<'a>(all: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in all.map(tidy_name) {
        if names.len() == MAX_NAMES {
            break;
        }
        if !name.is_empty() && !names.iter().any(|known| known.eq_ignore_ascii_case(&name)) {
            names.push(name);
        }
    }
    names
}
