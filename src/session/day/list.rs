//! The list of vetted deals, a text with a line for each day. `arena days` writes it; the criterion
//! is in docs/DAYS.md.

use super::{Day, FIRST_DAY};
use crate::bots::Level;
use crate::engine::fingerprint;
use crate::session::AnyMatch;
use std::fmt::{Display, Formatter};

/// The result of a level of bot in the person's seat, over the list's number of tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelResult {
    /// The share of the win, in percent.
    pub wins: u8,
    /// The mean score, in points.
    pub points: i16,
}

/// A vetted deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The number of deals of this day that the vetting has rejected.
    pub attempt: u32,
    /// The check hash of the deal ([`check_of`]).
    pub check: u64,
    /// The results of the levels, in the order of [`Level::OFFERED`].
    pub levels: [LevelResult; Level::OFFERED.len()],
}

/// The vetted deals of the days from [`FIRST_DAY`] on, one for each day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayList {
    /// The rules version of each game, by its id.
    pub rules: Vec<(String, u16)>,
    /// The number of tries of each level.
    pub tries: u32,
    /// The deals, in the order of the days.
    pub days: Vec<Listed>,
}

/// Returns the check hash of a match that has not begun: that of its link, which holds the game, the
/// rules version, the options, the seats, the seeds and a hash of the state.
pub fn check_of(dealt: &AnyMatch) -> u64 {
    fingerprint(&dealt.link())
}

impl DayList {
    /// Reads the list. `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        let mut list = Self::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            match words.next()? {
                "rules" => list.rules.push((words.next()?.to_owned(), words.next()?.parse().ok()?)),
                "tries" => list.tries = words.next()?.parse().ok()?,
                day => {
                    let next = Day(FIRST_DAY.0 + list.days.len() as u32);
                    if day.parse() != Ok(next) || words.next()? != next.game() {
                        return None;
                    }
                    list.days.push(Listed::read(words)?);
                }
            }
        }
        (list.tries > 0).then_some(list)
    }

    /// Returns the entry of a day, if it has one and its game has these rules.
    pub fn entry(&self, day: Day, rules: u16) -> Option<&Listed> {
        let listed = self.days.get(day.0.checked_sub(FIRST_DAY.0)? as usize)?;
        let same = |(game, version): &(String, u16)| game == day.game() && *version == rules;
        self.rules.iter().any(same).then_some(listed)
    }

    /// Deals the match of a day by today's rules. Returns it with true if it is the vetted one.
    pub fn deal(&self, day: Day) -> (AnyMatch, bool) {
        if let Some(listed) = self.entry(day, day.rules()) {
            let dealt = day.deal(listed.attempt);
            if check_of(&dealt) == listed.check {
                return (dealt, true);
            }
        }
        (day.deal(0), false)
    }
}

impl Display for DayList {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        for (game, rules) in &self.rules {
            writeln!(to, "rules {game} {rules}")?;
        }
        writeln!(to, "tries {}", self.tries)?;
        for (after, Listed { attempt, check, levels }) in (0..).zip(&self.days) {
            let day = Day(FIRST_DAY.0 + after);
            write!(to, "{day} {} {attempt} {check:016x}", day.game())?;
            for LevelResult { wins, points } in levels {
                write!(to, " {wins}:{points}")?;
            }
            writeln!(to)?;
        }
        Ok(())
    }
}

impl Listed {
    /// Returns false if the game only tells who has won, so that the points say no more.
    pub fn has_points(&self) -> bool {
        self.levels.iter().any(|level| !(0..=1).contains(&level.points))
    }

    /// Reads what follows the day and the game.
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let attempt = words.next()?.parse().ok()?;
        let check = u64::from_str_radix(words.next()?, 16).ok()?;
        let mut levels = [LevelResult { wins: 0, points: 0 }; Level::OFFERED.len()];
        for level in &mut levels {
            let (wins, points) = words.next()?.split_once(':')?;
            *level = LevelResult { wins: wins.parse().ok()?, points: points.parse().ok()? };
        }
        words.next().is_none().then_some(Self { attempt, check, levels })
    }
}
