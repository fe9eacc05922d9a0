//! The deal of the day: one numbered deal for all players, which follows from the local date and the
//! version of the rules.
//!
//! The list of deals ([`DayList`]) names the vetted ones. A day that it does not cover, or whose game
//! has other rules by now, has a deal all the same, which no one has vetted.

mod course;
mod list;

pub use list::{DayList, LevelResult, Listed, check_of};

use super::{AnyMatch, MAX_SEED, NewMatch, Occupant, new_match};
use crate::bots::Level;
use crate::engine::{Rng, Seat, Stream};
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A day of the calendar, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

/// The day of deal number 1: 2026-11-01.
pub const FIRST_DAY: Day = Day(20_758);

/// The last day that can be named: the end of the year 9999.
const LAST_DAY: Day = Day(2_932_896);

/// The number of days from 0000-03-01 to 1970-01-01.
const TO_1970: u32 = 719_468;

/// The number of days in 400 years.
const ERA: u32 = 146_097;

/// More attempts than any day has needed.
const MOST_ATTEMPTS: u32 = 256;

/// A short form of a game, for one person against Barons.
struct Form {
    game: &'static str,
    seats: usize,
    options: &'static [(&'static str, &'static str)],
}

/// The forms, in the order in which the days go through them. In each a person has about 40 to 60
/// decisions, which takes about ten minutes.
const FORMS: [Form; 5] = [
    Form { game: "rogue-monarch", seats: 2, options: &[] },
    Form { game: "mon-royaume", seats: 2, options: &[] },
    Form { game: "dwarf-king", seats: 3, options: &[("deals", "3")] },
    Form { game: "penniless-king", seats: 2, options: &[] },
    Form { game: "monarch", seats: 2, options: &[("start", "even")] },
];

impl Day {
    /// Returns the day of a date of the Gregorian calendar, with months and days counted from 1.
    /// `None` if there is no such date, or it is before 1970.
    pub fn from_date(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        if day == 0 || day > Self::in_month(year, month) {
            return None;
        }
        // Years begin in March, so that the leap day is the last one.
        let (year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * from_march + 2) / 5 + day - 1;
        let (era, nth) = (year / 400, year % 400);
        Some(Self(era * ERA + nth * 365 + nth / 4 - nth / 100 + of_year - TO_1970))
    }

    /// Returns the date: the year, the month and the day, the last two counted from 1.
    pub fn date(self) -> (u32, u32, u32) {
        let days = self.0 + TO_1970;
        let (era, of_era) = (days / ERA, days % ERA);
        let nth = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * nth + nth / 4 - nth / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (era * 400 + nth + u32::from(month <= 2), month, day)
    }

    /// Returns the number of days in a month, which is counted from 1.
    pub fn in_month(year: u32, month: u32) -> u32 {
        let is_leap =
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        match month {
            2 => 28 + u32::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// Returns the day of the week, from 0 for Monday.
    pub fn weekday(self) -> u32 {
        (self.0 + 3) % 7
    }

    /// Returns the number of the day's deal, from 1; `None` if the day is before the first deal.
    pub fn number(self) -> Option<u32> {
        self.0.checked_sub(FIRST_DAY.0).map(|after| after + 1)
    }

    /// Returns the same date a year before; `None` on 29 February.
    pub fn last_year(self) -> Option<Self> {
        let (year, month, day) = self.date();
        Self::from_date(year - 1, month, day)
    }

    /// Returns the day before. That of 1970-01-01 is itself.
    #[must_use]
    pub fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Returns the day after.
    #[must_use]
    pub fn after(self) -> Self {
        Self(self.0 + 1).min(LAST_DAY)
    }

    fn form(self) -> &'static Form {
        &FORMS[self.0 as usize % FORMS.len()]
    }

    /// Returns the id of the day's game.
    pub fn game(self) -> &'static str {
        self.form().game
    }

    /// Returns the person's seat. It moves on with each deal of the same game.
    pub fn seat(self) -> Seat {
        Seat::new(self.0 as usize / FORMS.len() % self.form().seats)
    }

    /// Returns the day's set-up with the seeds that follow from the day, the version of its game's
    /// rules, and the attempt: the number of deals of this day that the vetting has rejected.
    pub fn setup(self, rules: u16, attempt: u32) -> NewMatch {
        let mut seeds = Rng::new(u64::from(self.0) << 16 | u64::from(rules), Stream::Tool(attempt));
        let Form { game, seats, options } = self.form();
        let mut occupants = vec![Occupant::Bot { level: Level::Baron }; *seats];
        occupants[self.seat().index()] = Occupant::Person { name: String::new() };
        NewMatch {
            game: (*game).to_owned(),
            options: options.iter().map(|&(key, value)| (key.into(), value.into())).collect(),
            seed: seeds.word() % MAX_SEED,
            bot_seed: seeds.word() % MAX_SEED,
            occupants,
            agreement: super::Agreement::default(),
        }
    }

    /// Returns true if a match was dealt as this day's deal, in an attempt that a list may name. Who watches
    /// it knows what the official try of the day would meet.
    pub fn is_deal_of(self, play: &AnyMatch) -> bool {
        let setup = play.setup();
        let is_it = |attempt| self.setup(play.info().rules, attempt).seed == setup.seed;
        setup.game == self.game() && (0..MOST_ATTEMPTS).any(is_it)
    }

    /// Returns today's rules version of the day's game.
    pub fn rules(self) -> u16 {
        let info = super::infos().into_iter().find(|info| info.id == self.game());
        info.expect("every form is one of a game").rules
    }

    /// Deals an attempt of the day by today's rules.
    ///
    /// # Panics
    /// Panics if today's rules do not have the day's form, which a test excludes.
    pub fn deal(self, attempt: u32) -> AnyMatch {
        let new = self.setup(self.rules(), attempt);
        let dealt = new_match(&new).expect("every form is one of a game");
        dealt.expect("every form is allowed by its game")
    }
}

impl Display for Day {
    /// Writes the date as in `2026-11-26`.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(to, "{year:04}-{month:02}-{day:02}")
    }
}

/// The error for a text that is no date from 1970 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDate;

impl Display for NoDate {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str("This is no date from 1970 to 9999.")
    }
}

impl Error for NoDate {}

impl FromStr for Day {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let mut parts = text.split('-').map(|part| part.parse().map_err(|_| NoDate));
        let mut next = || parts.next().ok_or(NoDate)?;
        let day = Self::from_date(next()?, next()?, next()?).ok_or(NoDate)?;
        // One day has one address.
        if day.to_string() == text { Ok(day) } else { Err(NoDate) }
    }
}
