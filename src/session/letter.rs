//! A letter: a whole match as the text of a link, for the person who is to move.
//!
//! It holds what a [link](super::link) holds, and what friends who play one match from several
//! devices need besides: its identity, the names, who wrote it, and how the match was played so far
//! (hints, take-backs). A letter contains the deal, so it is for friends.

use super::link::{LinkError, Packed, Reader, is_letter};
use super::loaded::{first_sound, open_packed};
use super::save::Facts;
use super::{AnyMatch, ByLetter, MAX_SEED, Occupant, UndoRecord};
use crate::engine::{Fingerprint, Seat, Turn};
use base64ct::{Base64UrlUnpadded, Encoding};
use std::hash::Hasher;
use std::ops::RangeInclusive;

/// The most characters of a letter's address. Messengers may cut off a longer one, so it is sent as
/// a file.
pub const MAX_LETTER: usize = 2_000;

/// The version of a letter. It is none of a link's packings, so neither is taken for the other.
const LETTER: u8 = 0xA1;

/// The versions that letters may have one day.
const VERSIONS: RangeInclusive<u8> = 0xA1..=0xAF;

/// The byte for no seat.
const NO_SEAT: u8 = u8::MAX;

/// The largest number that is written.
const MAX_NUMBER: u32 = (1 << 28) - 1;

/// The bits of a letter's facts.
const TAKEN_BACK: u8 = 1;
const REOPENED: u8 = 2;
const RETRY: u8 = 4;
const HINTS: u8 = 8;
const TIMED_OUT: u8 = 16;
const STOOD_IN: u8 = 32;

/// A match that is sent to the person who is to move, or to everyone once it is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    /// The identity of the match ([`ByLetter::id`]).
    pub id: u64,
    /// The seat whose person wrote it, if that is known.
    pub from: Option<Seat>,
    /// The match, with the names of its persons.
    pub play: AnyMatch,
}

/// The relation of a letter's match to the same match on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The letter goes on from what is here.
    Further {
        /// True if it also has decisions of a person who plays on this device, made elsewhere.
        has_own: bool,
    },
    /// Both are the same.
    Same,
    /// The match has come further here.
    Older,
    /// Both differ from the decision of this number on.
    Fork(usize),
}

impl Letter {
    /// Returns the seat of the person that the letter is for; `None` if the match is over.
    pub fn to(&self) -> Option<Seat> {
        match self.play.turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Returns the text of the letter: what stands after `letter/` in its address.
    pub fn text(&self) -> String {
        let mut body = self.id.to_le_bytes()[..7].to_vec();
        body.push(self.from.map_or(NO_SEAT, u8::from));
        let names = || {
            self.play.occupants().iter().filter_map(|occupant| match occupant {
                Occupant::Person { name } => Some(name),
                Occupant::Bot { .. } => None,
            })
        };
        body.push(names().count() as u8);
        for name in names() {
            put_number(&mut body, name.len());
            body.extend(name.as_bytes());
        }
        put_facts(&mut body, &self.play);
        let link = Base64UrlUnpadded::decode_vec(&self.play.link());
        body.extend(link.expect("an own link is base64url"));
        let mut bytes = vec![LETTER];
        bytes.extend((body.len() as u16).to_le_bytes());
        bytes.extend(proof(&body));
        bytes.extend(body);
        Base64UrlUnpadded::encode_string(&bytes)
    }

    /// Opens a letter, even if messengers have added characters around or inside it.
    ///
    /// # Errors
    /// Returns an error if the letter is damaged or foreign, or of other rules. The error is that of
    /// the most likely reading.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        first_sound(text, open)
    }

    /// Compares the letter with the same match on this device.
    pub fn beside(&self, here: &AnyMatch, by_letter: ByLetter) -> Beside {
        let common = self.play.in_common(here);
        let was_ended = self.play.ended_early().is_some() && !here.is_over();
        let (there, here) = (self.play.position(), here.position());
        match (common == there, common == here) {
            (true, true) if was_ended => Beside::Further { has_own: false },
            (true, true) => Beside::Same,
            (true, false) => Beside::Older,
            (false, true) => {
                let is_own = |n| {
                    let by = self.play.mover(n);
                    by_letter.here.contains(by) && self.play.occupants()[by.index()].is_person()
                };
                Beside::Further { has_own: (here..there).any(is_own) }
            }
            (false, false) => Beside::Fork(common),
        }
    }

    /// Returns the match of a letter that goes on from `here`, with everything that is known of how
    /// it was played.
    #[must_use]
    pub fn joined(&self, here: &AnyMatch) -> AnyMatch {
        let mut play = self.play.clone();
        let mut facts = facts_of(&play);
        let known = facts_of(here);
        facts.taken_back |= known.taken_back;
        facts.undo_record.add(known.undo_record);
        for n in known.stood_in {
            if !facts.stood_in.contains(&n) {
                facts.stood_in.push(n);
            }
        }
        facts.by_bots = known.by_bots;
        facts.unadvised = known.unadvised;
        facts.left = known.left;
        facts.hints.resize(play.occupants().len(), 0);
        for (count, known) in facts.hints.iter_mut().zip(known.hints) {
            *count = known.max(*count);
        }
        let seats = play.occupants().to_vec();
        play.restore(&seats, facts, None);
        play
    }
}

/// Returns the text of the letter whose address is in a file or a message, if there is one.
pub fn letter_in(text: &str) -> Option<&str> {
    text.rsplit_once("/letter/").map(|(_, letter)| letter.trim())
}

/// Returns the game of a letter; `None` if the text is not a letter.
pub fn game_in_letter(text: &str) -> Option<String> {
    first_sound(text, |reading| Ok(Parts::read(&body_of(reading)?)?.packed.game)).ok()
}

/// Opens one reading of a letter.
fn open(text: &str) -> Result<Letter, LinkError> {
    let body = body_of(text)?;
    Parts::read(&body).and_then(Parts::open).map_err(|fault| match fault {
        // The letter is whole, so nothing is missing at its end.
        LinkError::Incomplete => LinkError::Damaged,
        fault => fault,
    })
}

/// Returns the body of one reading of a letter, whose hash is right.
fn body_of(text: &str) -> Result<Vec<u8>, LinkError> {
    // Four characters encode three bytes: a text that ends between bytes was cut off.
    let whole = &text[..text.len() - text.len() % 4];
    if !text.chars().all(is_letter) || text.is_empty() {
        return Err(LinkError::Damaged);
    }
    let bytes = Base64UrlUnpadded::decode_vec(text)
        .or_else(|_| Base64UrlUnpadded::decode_vec(whole))
        .map_err(|_| LinkError::Damaged)?;
    let mut reader = Reader(&bytes);
    let version = reader.byte()?;
    if version != LETTER {
        let is_known = VERSIONS.contains(&version);
        return Err(if is_known { LinkError::OtherVersion } else { LinkError::Damaged });
    }
    let length = reader.number(2)? as usize;
    let hash = reader.take(4)?;
    let body = reader.take(length)?;
    if !reader.0.is_empty() || hash != proof(body) {
        return Err(LinkError::Damaged);
    }
    Ok(body.to_vec())
}

/// A letter whose match is not opened yet.
struct Parts {
    id: u64,
    from: Option<Seat>,
    names: Vec<String>,
    facts: Facts,
    packed: Packed,
}

impl Parts {
    /// Reads the body of a letter.
    fn read(body: &[u8]) -> Result<Self, LinkError> {
        let mut reader = Reader(body);
        let id = reader.number(7)?;
        let from = match reader.byte()? {
            NO_SEAT => None,
            seat => Some(Seat::try_from(seat).map_err(|_| LinkError::Damaged)?),
        };
        let mut names = Vec::new();
        for _ in 0..reader.byte()? {
            let length = number(&mut reader)?;
            let name = String::from_utf8(reader.take(length)?.to_vec());
            names.push(name.map_err(|_| LinkError::Damaged)?);
        }
        let facts = read_facts(&mut reader)?;
        let packed = Packed::from_bytes(reader.0.to_vec())?;
        Ok(Self { id, from, names, facts, packed })
    }

    /// Opens the match.
    fn open(self) -> Result<Letter, LinkError> {
        let Self { id, from, names, facts, packed } = self;
        let mut play = open_packed(&packed)?;
        let mut names = names.into_iter();
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person { .. } => Some(Occupant::Person { name: names.next()? }),
            bot @ Occupant::Bot { .. } => Some(bot.clone()),
        };
        let seats: Option<Vec<Occupant>> = play.occupants().iter().map(name).collect();
        let is_whole = id < MAX_SEED
            && names.next().is_none()
            && from.is_none_or(|seat| seat.index() < play.occupants().len())
            && facts
                .timed_out
                .iter()
                .chain(&facts.stood_in)
                .all(|&n| (n as usize) < play.position());
        if !is_whole || !play.restore(&seats.ok_or(LinkError::Damaged)?, facts, None) {
            return Err(LinkError::Damaged);
        }
        Ok(Letter { id, from, play })
    }
}

/// Returns how a match was played so far.
fn facts_of(play: &AnyMatch) -> Facts {
    let seats = Seat::all(play.occupants().len());
    Facts {
        timed_out: (0..play.position()).filter(|&n| play.timed_out(n)).map(|n| n as u32).collect(),
        stood_in: (0..play.position()).filter(|&n| play.stood_in(n)).map(|n| n as u32).collect(),
        by_bots: play.by_bots(),
        left: play.left().to_vec(),
        taken_back: play.taken_back(),
        hints: seats.map(|seat| play.hints(seat)).collect(),
        unadvised: play.unadvised(),
        undo_record: play.undo_record(),
        // The match itself stores it.
        ended_early: None,
    }
}

fn put_facts(bytes: &mut Vec<u8>, play: &AnyMatch) {
    let Facts { timed_out, stood_in, taken_back, mut hints, undo_record, .. } = facts_of(play);
    if hints.iter().all(|&count| count == 0) {
        hints.clear();
    }
    let hints = hints.into_iter().map(u32::from).collect::<Vec<_>>();
    let lists = [(hints, HINTS), (timed_out, TIMED_OUT), (stood_in, STOOD_IN)];
    let bits =
        [(taken_back, TAKEN_BACK), (undo_record.reopened, REOPENED), (undo_record.retry, RETRY)];
    let bits = bits.into_iter().chain(lists.iter().map(|(list, bit)| (!list.is_empty(), *bit)));
    bytes.push(bits.filter(|(holds, _)| *holds).map(|(_, bit)| bit).sum());
    put_number(bytes, undo_record.undone.min(MAX_NUMBER) as usize);
    for (list, _) in lists.iter().filter(|(list, _)| !list.is_empty()) {
        put_number(bytes, list.len());
        list.iter().for_each(|&n| put_number(bytes, n as usize));
    }
}

fn read_facts(reader: &mut Reader<'_>) -> Result<Facts, LinkError> {
    let bits = reader.byte()?;
    let has = |bit: u8| bits & bit != 0;
    let undo_record =
        UndoRecord { undone: small(reader)?, reopened: has(REOPENED), retry: has(RETRY) };
    Ok(Facts {
        hints: read_list(reader, has(HINTS))?
            .into_iter()
            .map(|count| count.min(u16::MAX.into()) as u16)
            .collect(),
        timed_out: read_list(reader, has(TIMED_OUT))?,
        stood_in: read_list(reader, has(STOOD_IN))?,
        taken_back: has(TAKEN_BACK),
        undo_record,
        ..Facts::default()
    })
}

/// Reads a list of numbers, if there is one.
fn read_list(reader: &mut Reader<'_>, is_there: bool) -> Result<Vec<u32>, LinkError> {
    let mut list = Vec::new();
    if is_there {
        for _ in 0..number(reader)? {
            list.push(small(reader)?);
        }
    }
    Ok(list)
}

/// Writes a number, seven bits to a byte, with the lowest first.
fn put_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads a number below 2^28.
fn number(reader: &mut Reader<'_>) -> Result<usize, LinkError> {
    let mut number = 0;
    for nth in 0..4 {
        let byte = reader.byte()?;
        number |= usize::from(byte & 0x7F) << (7 * nth);
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(LinkError::Damaged)
}

/// Reads a number of a smaller type.
fn small<T: TryFrom<usize>>(reader: &mut Reader<'_>) -> Result<T, LinkError> {
    number(reader)?.try_into().map_err(|_| LinkError::Damaged)
}

/// Returns a hash of the body of a letter.
fn proof(body: &[u8]) -> [u8; 4] {
    let mut hasher = Fingerprint::default();
    hasher.write(body);
    (hasher.finish() as u32).to_le_bytes()
}
