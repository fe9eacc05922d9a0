//! The filters of lists and statistics, and how an address holds them.

use super::{Aliases, Sitting, person};
use crate::bots::Level;
use crate::engine::Seat;
use crate::session::library::Summary;
use crate::session::{Pair, escape, is_same_name, searchable, unescape};
use std::fmt::{Display, Formatter};

/// The opponents of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Against {
    /// No bots.
    People,
    /// Bots, of which the strongest has this level.
    Bots(Level),
}

/// The value of the filter for a match without bots.
const PEOPLE: &str = "people";

impl Against {
    /// Returns the opponents of a match.
    pub fn from_summary(summary: &Summary) -> Self {
        summary.level().map_or(Self::People, Self::Bots)
    }

    /// Returns the name in an address.
    pub fn name(self) -> &'static str {
        match self {
            Self::People => PEOPLE,
            Self::Bots(level) => level.name(),
        }
    }

    /// Reads a name of an address.
    pub fn named(name: &str) -> Option<Self> {
        if name == PEOPLE { Some(Self::People) } else { name.parse().ok().map(Self::Bots) }
    }
}

/// The filters of a list or of statistics. Each that is set must be met.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filters {
    /// The person who took part, by name.
    pub person: Option<String>,
    /// The id of the game.
    pub game: Option<String>,
    /// The number of players.
    pub players: Option<usize>,
    /// The opponents.
    pub against: Option<Against>,
    /// An option and its value.
    pub option: Option<Pair>,
    /// True if only matches with a star are meant.
    pub starred: bool,
    /// Words that the description of a match in a list must have. The list looks for them; statistics
    /// do not.
    pub words: Option<String>,
}

impl Filters {
    /// Reads the filters of an address. Unknown ones and unknown values are ignored.
    pub fn read(text: &str) -> Self {
        let mut filters = Self::default();
        for part in text.split('&') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let value = unescape(value);
            match key {
                "person" => filters.person = Some(value),
                "game" => filters.game = Some(value),
                "players" => filters.players = value.parse().ok(),
                "against" => filters.against = Against::named(&value),
                "option" => {
                    let pair = value.split_once(':');
                    filters.option = pair.map(|(key, value)| (key.to_owned(), value.to_owned()));
                }
                "star" => filters.starred = true,
                "words" => filters.words = Some(value).filter(|words| !words.is_empty()),
                _ => {}
            }
        }
        filters
    }

    /// Returns true if a key in the store is enough to apply the filters.
    pub fn need_no_records(&self) -> bool {
        let rest = Self { game: None, ..self.clone() };
        rest == Self::default()
    }

    /// Returns true if a match passes all filters but that for a person. If each seat has its own
    /// value of an option, one of the seats must have the value.
    pub fn accept(&self, summary: &Summary) -> bool {
        let Self { game, players, against, option, starred, .. } = self;
        game.as_ref().is_none_or(|game| *game == summary.game)
            && players.is_none_or(|players| players == summary.seats.len())
            && against.is_none_or(|against| against == Against::from_summary(summary))
            && (!starred || summary.star)
            && option.as_ref().is_none_or(|(key, value)| {
                let options = summary.options.iter();
                options.filter(|(known, _)| known == key).any(|(_, values)| {
                    values == value || values.split(',').any(|known| known == value)
                })
            })
    }

    /// Returns true if a match passes all filters.
    pub fn accept_for_list(&self, summary: &Summary, aliases: &Aliases) -> bool {
        let took_part = |name: &String| {
            let mut seats = Seat::all(summary.seats.len());
            seats.any(|seat| {
                person(summary, seat, aliases).is_some_and(|known| is_same_name(known, name))
            })
        };
        self.accept(summary) && self.person.as_ref().is_none_or(took_part)
    }

    /// Returns true if a description has all the words that are looked for, in any order and case,
    /// with their accents or without.
    pub fn accept_text(&self, text: impl FnOnce() -> String) -> bool {
        let Some(words) = &self.words else { return true };
        let (words, text) = (searchable(words), searchable(&text()));
        words.split_whitespace().all(|word| text.contains(word))
    }

    /// Returns true if a person played with the value of the option that is asked for.
    pub(super) fn accept_option(&self, sitting: &Sitting<'_>) -> bool {
        let wanted = self.option.as_ref();
        wanted.is_none_or(|(key, value)| sitting.option(key) == Some(value))
    }
}

impl Display for Filters {
    /// Writes the filters as an address holds them; nothing if none is set.
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        let Self { person, game, players, against, option, starred, words } = self;
        let parts = [
            game.as_ref().map(|game| format!("game={}", escape(game))),
            person.as_ref().map(|person| format!("person={}", escape(person))),
            players.map(|players| format!("players={players}")),
            against.map(|against| format!("against={}", against.name())),
            option.as_ref().map(|(key, value)| format!("option={}:{}", escape(key), escape(value))),
            starred.then(|| "star".to_owned()),
            words.as_ref().map(|words| format!("words={}", escape(words))),
        ];
        to.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join("&"))
    }
}
