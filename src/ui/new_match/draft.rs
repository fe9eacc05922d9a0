//! The draft of a new match.

use super::remembered;
use crate::bots::Level;
use crate::engine::SeatSet;
use crate::platform::random;
use crate::session::{Agreement, ByLetter, NewMatch, Occupant, Place, Seating, read_seed};
use crate::ui::catalog::GameEntry;
use std::cell::Cell;

thread_local! {
    /// The draft of a match that was not begun: the page was left, perhaps to read the rules.
    static LEFT: Cell<Option<Draft>> = const { Cell::new(None) };
}

/// The choices so far.
#[derive(Clone)]
pub struct Draft {
    /// The game.
    pub title: &'static GameEntry,
    /// The seats, options and agreements.
    pub seating: Seating,
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
    /// Seats the person with this name, or removes them from the table.
    SeatOrRemove(String),
    /// Sets the value of an option, of a seat or of the table: option, seat, value.
    Option(usize, usize, usize),
    /// Lets persons play on other devices, or all on this one.
    Spread(bool),
    /// Sets the place of a person's seat.
    Place(usize, Place),
    /// Sets the agreements.
    Agreement(Agreement),
    /// Sets the text of the seed.
    Seed(String),
}

impl Draft {
    /// Returns the draft of this game that was left last, or a new one.
    pub fn open(title: &'static GameEntry, known: bool) -> Self {
        let left = LEFT.take().filter(|draft| draft.title.id == title.id);
        left.unwrap_or_else(|| Self::new(title, known))
    }

    /// Keeps the draft for the case that the person comes back.
    pub fn leave(self) {
        LEFT.set(Some(self));
    }

    /// Returns the proposal: as the game was last set up here, or the usual one.
    fn new(title: &'static GameEntry, known: bool) -> Self {
        let seating = remembered::seating(&title.info);
        Self {
            seating: seating.unwrap_or_else(|| Seating::usual(&title.info, known)),
            seed: random::fresh_seed().to_string(),
            title,
        }
    }

    /// Applies a change.
    pub fn edit(&mut self, edit: Edit) {
        let seating = &mut self.seating;
        match edit {
            Edit::Seats(count) => seating.set_count(count),
            Edit::Occupant(seat, nth) => {
                seating.occupants[seat] = match nth {
                    0 => Occupant::Person { name: String::new() },
                    _ => Occupant::Bot { level: Level::OFFERED[nth - 1] },
                };
            }
            Edit::Name(seat, name) => seating.occupants[seat] = Occupant::Person { name },
            Edit::SeatOrRemove(name) => seating.seat_or_remove(&name, &self.title.info),
            Edit::Option(option, seat, value) => seating.options[option][seat] = value,
            Edit::Spread(is_spread) => seating.spread(is_spread),
            Edit::Place(seat, place) => seating.places[seat] = place,
            Edit::Agreement(agreement) => seating.agreement = agreement,
            Edit::Seed(seed) => self.seed = seed,
        }
    }

    /// Returns the seed. `None` if the text is not a valid seed.
    pub fn seed(&self) -> Option<u64> {
        read_seed(&self.seed)
    }

    /// Returns how the match is played by letter; `None` if no person does.
    pub fn by_letter(&self) -> Option<ByLetter> {
        let away = self.seating.at(Place::Letter);
        let here = SeatSet::all(self.seating.occupants.len()).minus(away);
        (!away.is_empty()).then(|| ByLetter { id: random::fresh_seed(), here, sent: None })
    }

    /// Returns the match. `None` if the seed is not valid.
    pub fn deal(&self) -> Option<NewMatch> {
        let Seating { occupants, agreement, .. } = &self.seating;
        Some(NewMatch {
            game: self.title.info.id.to_owned(),
            options: self.seating.pairs(&self.title.info),
            seed: self.seed()?,
            bot_seed: random::fresh_seed(),
            occupants: occupants.clone(),
            agreement: *agreement,
        })
    }
}
