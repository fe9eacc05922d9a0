//! Rounds: deals that several people play apart, each on a device of their own, and compare. A round is
//! the text of a link; a result is the match, which is replayed and scored by the device that takes it
//! in. The deal of the day is a round that everyone has.

mod kept;
mod result;
mod standings;
mod verdict;

pub use kept::{Begun, KeptRound, Try, is_put_off, later, left_in};
pub use result::{
    Mark, PlayerWord, Refusal, RoundResult, Sent, joined, result_text, results_in, round_in,
};
pub use standings::{Counted, Order, Results, Standing, Treatment};
pub use verdict::{Help, Verdict};

use super::day::{Day, DayList};
use super::link::{Reader, put_text};
use super::loaded::first_sound;
use super::name::tidy_name;
use super::{Agreement, LinkError, MAX_SEED, NewMatch, Occupant, Pair, infos, new_match};
use crate::bots::Level;
use crate::engine::{Fingerprint, Rng, Seat, Stream};
use base64ct::{Base64UrlUnpadded, Encoding};
use std::hash::Hasher;

/// The most deals of a round.
pub const MOST_DEALS: usize = 12;

/// The version of the text.
const VERSION: u8 = 1;

/// The most bytes of a round's name.
const MAX_NAME_BYTES: usize = 120;

/// The number of bytes of each of the two hashes that a text ends with.
const HASH: usize = 4;

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The name that a person gave it; empty for none.
    pub name: String,
    /// The day whose deal it is; `None` for a round that a person made.
    pub day: Option<Day>,
    /// The version of the game's rules.
    pub rules: u16,
    /// The seed that the deals follow from; `None` if there is one deal, whose own seeds are the round's:
    /// that of a day, or of a match that a person has played.
    seed: Option<u64>,
    /// The deals: matches of one person against bots, alike in all but the seeds and the person's seat.
    deals: Vec<NewMatch>,
}

/// What a person chooses for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The rules options. Those not listed have their defaults.
    pub options: Vec<Pair>,
    /// The number of seats.
    pub seats: usize,
    /// The bots' level.
    pub level: Level,
    /// The agreements besides the rules.
    pub agreement: Agreement,
    /// The number of deals.
    pub deals: usize,
    /// The seed that the deals follow from.
    pub seed: u64,
}

/// What the text of a round begins with, as it stands there: nothing of it is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundHead {
    /// The name; empty for none.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    seats: u8,
    level: u8,
    agreement: u8,
    options: Vec<Pair>,
    seed: u64,
    /// The number of deals; 0 for the deal of a match, which is one.
    deals: usize,
}

impl RoundHead {
    /// Reads it in the text of a round; `None` if that is the one of a day, or cannot be read.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = Base64UrlUnpadded::decode_vec(text).ok()?;
        Self::from_reader(&mut Reader(&bytes)).ok()
    }

    fn from_reader(reader: &mut Reader<'_>) -> Result<Self, LinkError> {
        if reader.byte()? != VERSION {
            return Err(LinkError::OtherVersion);
        }
        let (name, game) = (reader.text()?, reader.text()?);
        let rules = reader.number(2)? as u16;
        let [seats, level, agreement, count] =
            [reader.byte()?, reader.byte()?, reader.byte()?, reader.byte()?];
        let options = (0..count).map(|_| Ok((reader.text()?, reader.text()?)));
        let options = options.collect::<Result<_, LinkError>>()?;
        let (seed, deals) = (reader.number(7)?, usize::from(reader.byte()?));
        Ok(Self { name, game, rules, seats, level, agreement, options, seed, deals })
    }

    /// Returns the number of deals.
    pub fn deals(&self) -> usize {
        self.deals.max(1)
    }
}

impl Round {
    /// Makes a round. `None` if its game does not have these rules, or it has no deals or too many.
    pub fn new(terms: Terms) -> Option<Self> {
        let info = infos().into_iter().find(|info| info.id == terms.game)?;
        let is_possible = info.seats.contains(&terms.seats)
            && terms.seats > 1
            && (1..=MOST_DEALS).contains(&terms.deals)
            && terms.seed < MAX_SEED;
        if !is_possible {
            return None;
        }
        let mut name = tidy_name(&terms.name);
        while name.len() > MAX_NAME_BYTES {
            name.pop();
        }
        let deals = (0..terms.deals).map(|nth| terms.deal(nth)).collect();
        Some(Self { name, day: None, rules: info.rules, seed: Some(terms.seed), deals })
    }

    /// Returns the round of a day's deal. `None` if the day is before the first deal.
    pub fn of_day(day: Day, list: &DayList) -> Option<Self> {
        day.number()?;
        let rules = day.rules();
        let attempt = list.entry(day, rules).map_or(0, |listed| listed.attempt);
        let deals = vec![day.setup(rules, attempt)];
        Some(Self { name: String::new(), day: Some(day), rules, seed: None, deals })
    }

    /// Returns a round of one deal, that of a match. `None` unless the match was one person against bots of one
    /// level.
    pub fn of_match(setup: &NewMatch) -> Option<Self> {
        let person = super::only_person(&setup.occupants)?;
        let mut levels = setup.occupants.iter().filter_map(Occupant::level);
        let level = levels.next()?;
        if levels.any(|other| other != level) {
            return None;
        }
        let terms = Terms {
            name: String::new(),
            game: setup.game.clone(),
            options: setup.options.clone(),
            seats: setup.occupants.len(),
            level,
            agreement: setup.agreement,
            deals: 1,
            seed: setup.seed,
        };
        Self::of_deal(terms, person.index(), setup.bot_seed)
    }

    /// Returns a round of one deal, with the seeds `terms.seed` and `bot_seed`.
    fn of_deal(terms: Terms, seat: usize, bot_seed: u64) -> Option<Self> {
        let (seed, seats, level) = (terms.seed, terms.seats, terms.level);
        let mut round = Self::new(terms)?;
        if seat >= seats || bot_seed >= MAX_SEED {
            return None;
        }
        let deal = &mut round.deals[0];
        deal.occupants = occupants(seats, seat, level);
        (deal.seed, deal.bot_seed) = (seed, bot_seed);
        round.seed = None;
        Some(round)
    }

    /// Returns the name in the text of a round, which is not checked otherwise; empty if it has none.
    pub fn name_in(text: &str) -> String {
        RoundHead::read(text).map(|head| head.name).unwrap_or_default()
    }

    /// Reads the text of a round, even if messengers have added characters around or inside it. Whether
    /// its deals are possible, and those that it was made with, is checked if the rules of its game are
    /// loaded.
    ///
    /// # Errors
    /// Returns an error if the text is cut short or changed, or was made for other rules, or for a game
    /// that is not here.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        first_sound(text, |reading| {
            if let Ok(bytes) = Base64UrlUnpadded::decode_vec(reading) {
                return Self::from_bytes(&bytes);
            }
            // Four characters encode three bytes: a text that was cut off may end between two.
            let whole = reading.get(..reading.len() - reading.len() % 4).unwrap_or_default();
            match Base64UrlUnpadded::decode_vec(whole).map(|bytes| Self::from_bytes(&bytes)) {
                Ok(Err(LinkError::Incomplete)) => Err(LinkError::Incomplete),
                _ => Err(LinkError::Damaged),
            }
        })
    }

    fn from_bytes(bytes: &[u8]) -> Result<Self, LinkError> {
        let mut reader = Reader(bytes);
        let RoundHead { name, game, rules, seats, level, agreement, options, seed, deals } =
            RoundHead::from_reader(&mut reader)?;
        // A number of 0 means one deal, whose seat and bot seed follow.
        let of_match = match deals {
            0 => Some((usize::from(reader.byte()?), reader.number(7)?)),
            _ => None,
        };
        let head = &bytes[..bytes.len() - reader.0.len()];
        let hash = reader.take(HASH)?;
        let opening = reader.take(HASH)?;
        if hash != hash_of(head, opening) || !reader.0.is_empty() {
            return Err(LinkError::Damaged);
        }
        let info = infos().into_iter().find(|info| info.id == game);
        if info.ok_or(LinkError::UnknownGame)?.rules != rules {
            return Err(LinkError::OtherVersion);
        }
        let (seats, agreement) = (usize::from(seats), Agreement::from_bits(agreement));
        let level = *Level::ALL.get(usize::from(level)).ok_or(LinkError::Damaged)?;
        let deals = if of_match.is_some() { 1 } else { deals };
        let terms = Terms { name, game, options, seats, level, agreement, deals, seed };
        let round = match of_match {
            Some((seat, bot_seed)) => Self::of_deal(terms, seat, bot_seed),
            None => Self::new(terms),
        };
        let round = round.ok_or(LinkError::Damaged)?;
        match round.opening() {
            Ok(here) if here != opening => Err(LinkError::Mismatch),
            // On the page, the rules come later.
            Ok(_) | Err(LinkError::UnknownGame) => Ok(round),
            Err(fault) => Err(fault),
        }
    }

    /// Returns the text of the round for a link. `None` if the rules of its game are not loaded, or do not
    /// allow it.
    pub fn text(&self) -> Option<String> {
        if let Some(day) = self.day {
            return Some(day.to_string());
        }
        let opening = self.opening().ok()?;
        let first = self.deals.first()?;
        let mut bytes = vec![VERSION];
        put_text(&mut bytes, &self.name);
        put_text(&mut bytes, &first.game);
        bytes.extend(self.rules.to_le_bytes());
        bytes.push(first.occupants.len() as u8);
        bytes.push(self.level() as u8);
        bytes.push(first.agreement.to_bits());
        bytes.push(first.options.len() as u8);
        for text in first.options.iter().flat_map(|(key, value)| [key, value]) {
            put_text(&mut bytes, text);
        }
        bytes.extend(&self.seed.unwrap_or(first.seed).to_le_bytes()[..7]);
        if self.seed.is_some() {
            bytes.push(self.deals.len() as u8);
        } else {
            bytes.extend([0, self.seat(0).index() as u8]);
            bytes.extend(&first.bot_seed.to_le_bytes()[..7]);
        }
        bytes.extend(hash_of(&bytes, &opening));
        bytes.extend(opening);
        Some(Base64UrlUnpadded::encode_string(&bytes))
    }

    /// Returns a hash of the links of all deals before their first decision.
    fn opening(&self) -> Result<[u8; HASH], LinkError> {
        let mut hasher = Fingerprint::default();
        for deal in &self.deals {
            let dealt = new_match(deal).ok_or(LinkError::UnknownGame)?;
            hasher.write(dealt.map_err(|_| LinkError::Damaged)?.link().as_bytes());
        }
        Ok(short(hasher.finish()))
    }

    /// Returns the deals.
    pub fn deals(&self) -> &[NewMatch] {
        &self.deals
    }

    /// Returns the id of the game.
    pub fn game(&self) -> &str {
        &self.deals[0].game
    }

    /// Returns the agreements besides the rules.
    pub fn agreement(&self) -> Agreement {
        self.deals[0].agreement
    }

    /// Returns the bots' level.
    pub fn level(&self) -> Level {
        self.deals[0].occupants.iter().find_map(Occupant::level).unwrap_or(Level::Baron)
    }

    /// Returns the person's seat in a deal.
    pub fn seat(&self, nth: usize) -> Seat {
        super::only_person(&self.deals[nth].occupants).expect("every deal has one person")
    }
}

impl Terms {
    /// Returns a deal. The person's seat moves on from deal to deal.
    fn deal(&self, nth: usize) -> NewMatch {
        let mut seeds = Rng::new(self.seed, Stream::Tool(nth as u32));
        let seat = (self.seed as usize).wrapping_add(nth) % self.seats;
        NewMatch {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: seeds.word() % MAX_SEED,
            bot_seed: seeds.word() % MAX_SEED,
            occupants: occupants(self.seats, seat, self.level),
            agreement: self.agreement,
        }
    }
}

/// Returns who plays: a person at one seat, and bots of one level at the others.
fn occupants(seats: usize, seat: usize, level: Level) -> Vec<Occupant> {
    let mut occupants = vec![Occupant::Bot { level }; seats];
    occupants[seat] = Occupant::Person { name: String::new() };
    occupants
}

/// Returns a part of a hash.
fn short(hash: u64) -> [u8; HASH] {
    ((hash ^ hash >> 32) as u32).to_le_bytes()
}

/// Returns the hash of two parts of a text.
fn hash_of(head: &[u8], tail: &[u8]) -> [u8; HASH] {
    let mut hasher = Fingerprint::default();
    hasher.write(head);
    hasher.write(tail);
    short(hasher.finish())
}
