//! A match as it is being set up.

use crate::bots::Level;
use crate::platform::random;
use crate::session::{Agreement, MAX_SEED, NewMatch, Occupant, Pair};
use crate::ui::catalog::GameEntry;

/// What has been chosen so far.
pub struct Draft {
    /// The game.
    pub title: &'static GameEntry,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// The number of each option's value in its list; one a seat, of which only
    /// the first counts where the seats do not choose.
    pub options: Vec<Vec<usize>>,
    /// What is agreed besides the rules.
    pub agreement: Agreement,
    /// The seed as it was typed.
    pub seed: String,
}

/// A change of the draft.
pub enum Edit {
    /// So many seats.
    Seats(usize),
    /// A seat gets a person (0) or a bot of a level (from 1 on).
    Occupant(usize, usize),
    /// What the person of a seat is called.
    Name(usize, String),
    /// An option of a seat, or of the table, gets a value: option, seat, value.
    Option(usize, usize, usize),
    /// The table agrees on this.
    Agreement(Agreement),
    /// The seed as it is typed.
    Seed(String),
}

impl Draft {
    /// One person against the fewest Barons, all options as they usually are,
    /// or as suits somebody who has not played the game yet.
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

    /// Makes the change.
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

    /// The seed, if what was typed is one.
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok().filter(|&seed| seed < MAX_SEED)
    }

    /// The match, if the seed is one.
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
