//! The draft of a new match.

use crate::bots::Level;
use crate::platform::random;
use crate::session::{Agreement, MAX_SEED, NewMatch, Occupant, Pair};
use crate::ui::catalog::GameEntry;

/// The choices so far.
pub struct Draft {
    /// The game.
    pub title: &'static GameEntry,
    /// The occupant of each seat.
    pub occupants: Vec<Occupant>,
    /// The index of each option's value, by option and seat. Only the first seat's counts if the
    /// option is not per seat.
    pub options: Vec<Vec<usize>>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
    /// The seed as typed.
    pub seed: String,
}

/// A change of the draft.
pub enum Edit {
    /// Sets the number of seats.
    Seats(usize),
    /// Sets the occupant of a seat: a person (0) or a bot of a level (from 1 on).
    Occupant(usize, usize),
    /// Sets the name of the person at a seat.
    Name(usize, String),
    /// Sets the value of an option, of a seat or of the table: option, seat, value.
    Option(usize, usize, usize),
    /// Sets the agreements.
    Agreement(Agreement),
    /// Sets the text of the seed.
    Seed(String),
}

impl Draft {
    /// Returns the proposal: one person against the fewest Barons, with the default options, or
    /// those for a first match if the game is not known yet.
    pub fn new(title: &'static GameEntry, known: bool) -> Self {
        let info = &title.info;
        let person = Occupant::Person { name: String::new() };
        let bots = std::iter::repeat(Occupant::Bot { level: Level::Baron });
        let usual = |spec: &crate::engine::OptionSpec| {
            let wanted = if known { spec.default } else { spec.first };
            let nth = spec.values.iter().position(|value| *value == wanted);
            vec![nth.unwrap_or(0); *info.seats.end()]
        };
        Self {
            occupants: std::iter::once(person).chain(bots).take(*info.seats.start()).collect(),
            options: info.options.iter().map(usual).collect(),
            agreement: Agreement::default(),
            seed: random::fresh_seed().to_string(),
            title,
        }
    }

    /// Applies a change.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Seats(count) => {
                self.occupants.resize(count, Occupant::Bot { level: Level::Baron });
            }
            Edit::Occupant(seat, nth) => {
                self.occupants[seat] = match nth {
                    0 => Occupant::Person { name: String::new() },
                    _ => Occupant::Bot { level: Level::OFFERED[nth - 1] },
                };
            }
            Edit::Name(seat, name) => self.occupants[seat] = Occupant::Person { name },
            Edit::Option(option, seat, value) => self.options[option][seat] = value,
            Edit::Agreement(agreement) => self.agreement = agreement,
            Edit::Seed(seed) => self.seed = seed,
        }
    }

    /// Returns the seed. `None` if the text is not a valid seed.
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok().filter(|&seed| seed < MAX_SEED)
    }

    /// Returns the match. `None` if the seed is not valid.
    pub fn deal(&self) -> Option<NewMatch> {
        Some(NewMatch {
            game: self.title.info.id.to_owned(),
            options: self.pairs(),
            seed: self.seed()?,
            bot_seed: random::fresh_seed(),
            occupants: self.occupants.clone(),
            agreement: self.agreement,
        })
    }

    fn pairs(&self) -> Vec<Pair> {
        let pair = |(spec, chosen): (&crate::engine::OptionSpec, &Vec<usize>)| {
            let count = if spec.per_seat { self.occupants.len() } else { 1 };
            let values: Vec<&str> = chosen[..count].iter().map(|&nth| spec.values[nth]).collect();
            (spec.key.to_owned(), values.join(","))
        };
        self.title.info.options.iter().zip(&self.options).map(pair).collect()
    }
}
