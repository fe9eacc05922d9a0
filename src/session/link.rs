//! A match in a link: set-up, seed and decisions in a few hundred characters.
//!
//! Decisions are indices into the legal lists, packed as one number in mixed
//! radix; a hash of the text and of the end state tells whether the link came
//! whole and its replay came out the same.

use super::{Agreement, Match, Occupant, OptionError, Pair, Table, options_from, pairs_of};
use crate::bots::Level;
use crate::engine::{Fingerprint, Game, Setup};
use base64ct::{Base64UrlUnpadded, Encoding};
use std::hash::Hasher;

/// Longer matches cannot be put into a link.
pub const MAX_LINK_DECISIONS: usize = 4_000;

/// No legal list has more entries than so many bytes can count.
const DIGITS: usize = 2;

/// The version of the packing.
const PACKING: u8 = 1;

/// Why a link cannot be opened. Nothing has been changed by trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The end is missing, as far as can be told.
    Incomplete,
    /// Changed on its way, or not one of ours.
    Damaged,
    /// Made by a newer version of the page, or with other rules.
    OtherVersion,
    /// A game that this house does not have.
    UnknownGame,
    /// Its decisions do not lead where they should.
    Mismatch,
}

impl<G: Game> Match<G> {
    /// The match as the text of a link: the decisions in force, or only the
    /// set-up with its seed when there are none yet. Names are not in it.
    pub fn link(&self) -> String {
        let table = self.table();
        let mut bytes = vec![PACKING];
        put_text(&mut bytes, G::INFO.id);
        bytes.extend(G::INFO.rules.to_le_bytes());
        bytes.extend(&table.seed.to_le_bytes()[..7]);
        bytes.extend(&table.bot_seed.to_le_bytes()[..7]);
        bytes.push(table.occupants.len() as u8);
        bytes.extend(table.occupants.iter().map(|occupant| match occupant.level() {
            None => 0,
            Some(level) => 1 + level as u8,
        }));
        bytes.push(table.agreement.to_bits());
        let options = pairs_of::<G>(&table.setup.options);
        bytes.push(options.len() as u8);
        for (key, value) in &options {
            put_text(&mut bytes, key);
            put_text(&mut bytes, value);
        }
        bytes.extend((self.position() as u16).to_le_bytes());
        let packed = self.packed();
        bytes.extend(proof(&bytes, &packed, self.state()).to_le_bytes());
        bytes.extend(packed);
        Base64UrlUnpadded::encode_string(&bytes)
    }

    /// The decisions in force as one number, least digit first decided.
    fn packed(&self) -> Vec<u8> {
        let mut replay = self.clone();
        replay.go_to(0);
        let mut digits = Vec::new();
        for entry in self.log() {
            let index = replay
                .legal()
                .iter()
                .position(|&action| action == entry.action)
                .expect("the log holds legal decisions");
            digits.push((index, replay.legal().len()));
            replay.decide(entry.action).expect("the log holds legal decisions");
        }
        let mut number = Vec::new();
        for &(index, count) in digits.iter().rev() {
            let mut carry = index as u32;
            for byte in &mut number {
                let value = u32::from(*byte) * count as u32 + carry;
                *byte = value as u8;
                carry = value >> 8;
            }
            while carry > 0 {
                number.push(carry as u8);
                carry >>= 8;
            }
        }
        number
    }
}

/// Longer texts are read as they are, in bytes: no link that was ever made is so long.
const MAX_TEXT: usize = 20_000;

/// Links that pass through several messengers may be escaped several times.
const MAX_ESCAPES: usize = 3;

/// Decisions without digits say that a link is cut short if they had at least so many
/// outcomes together. Fewer may have no digits by chance.
const MISSING: u64 = 1 << 12;

/// Returns true for characters that aren't seen and that messengers put into addresses:
/// soft hyphens, zero-width spaces and joiners, direction marks, variation selectors.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// A text with its percent escapes resolved, once. Other percent signs stay.
pub fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let escaped = (bytes[at] == b'%')
            .then(|| text.get(at + 1..at + 3))
            .flatten()
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        plain.push(escaped.unwrap_or(bytes[at]));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}

/// Returns true for the characters that links are written with.
fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// The texts that a link may have been before it went through messengers, word processors
/// and people: the most likely first. The hash in a link tells which of them was one, so
/// nothing is opened by a guess.
pub(super) fn readings(text: &str) -> Vec<String> {
    if text.len() > MAX_TEXT {
        return vec![text.to_owned()];
    }
    let mut plain = text.to_owned();
    for _ in 0..MAX_ESCAPES {
        if plain.contains('%') {
            plain = unescape(&plain);
        }
    }
    let mut seen = String::with_capacity(plain.len());
    for letter in plain.chars().filter(|&letter| !is_invisible(letter)) {
        match letter {
            // Dashes that only look like the hyphen, and two hyphens made one dash.
            '\u{2010}' | '\u{2011}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => seen.push('-'),
            '\u{2013}' | '\u{2014}' => seen.push_str("--"),
            letter => seen.push(letter),
        }
    }
    let seen = seen.trim_start_matches(|letter| !is_letter(letter));
    // Punctuation, quotes and parameters that were added stand behind the link.
    let up_to = |text: &str| text.split(|letter| !is_letter(letter)).next().map(str::to_owned);
    let first = up_to(seen).unwrap_or_default();
    // A link that was broken into lines.
    let joined: String = seen.chars().filter(|&c| !c.is_whitespace() && c != '=').collect();
    let joined = up_to(&joined).unwrap_or_default();
    let mut found = vec![first, joined];
    // Marks of emphasis are letters of links.
    for n in 0..2 {
        let bare = found[n].trim_end_matches(['-', '_']).to_owned();
        for end in (bare.len()..found[n].len()).rev().take(3) {
            let shorter = found[n][..end].to_owned();
            found.push(shorter);
        }
    }
    let mut different: Vec<String> = Vec::with_capacity(found.len());
    for text in found {
        if !different.contains(&text) {
            different.push(text);
        }
    }
    different
}

/// A hash of everything that stands in a link besides it, and of the end state.
fn proof<G: Game>(head: &[u8], packed: &[u8], state: &G) -> u64 {
    let mut hasher = Fingerprint::default();
    hasher.write(head);
    hasher.write(packed);
    state.hash(&mut hasher);
    hasher.finish()
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// What is left of a link while it is read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], LinkError> {
        let (head, rest) = self.0.split_at_checked(count).ok_or(LinkError::Incomplete)?;
        self.0 = rest;
        Ok(head)
    }

    fn byte(&mut self) -> Result<u8, LinkError> {
        Ok(self.take(1)?[0])
    }

    fn number(&mut self, bytes: usize) -> Result<u64, LinkError> {
        let mut all = [0; 8];
        all[..bytes].copy_from_slice(self.take(bytes)?);
        Ok(u64::from_le_bytes(all))
    }

    fn text(&mut self) -> Result<String, LinkError> {
        let length = self.byte()? as usize;
        String::from_utf8(self.take(length)?.to_vec()).map_err(|_| LinkError::Damaged)
    }
}

/// The bytes of a link, of which the game's name is read.
pub(super) struct Packed {
    pub(super) game: String,
    bytes: Vec<u8>,
    /// How many of them were read.
    read: usize,
}

impl Packed {
    /// Reads what a link begins with.
    ///
    /// # Errors
    /// When it is no link, or packed otherwise.
    pub(super) fn read(text: &str) -> Result<Self, LinkError> {
        if text.is_empty() {
            return Err(LinkError::Damaged);
        }
        let Ok(bytes) = Base64UrlUnpadded::decode_vec(text) else {
            return Err(Self::why_unreadable(text));
        };
        let mut reader = Reader(&bytes);
        if reader.byte()? != PACKING {
            return Err(LinkError::OtherVersion);
        }
        let game = reader.text()?;
        let read = bytes.len() - reader.0.len();
        Ok(Self { game, bytes, read })
    }

    /// Why a text cannot be decoded. Four characters are three bytes: a text that begins
    /// like a link and ends between bytes was cut off.
    fn why_unreadable(text: &str) -> LinkError {
        let whole = text.len() - text.len() % 4;
        let begins = text.chars().all(is_letter) && whole < text.len();
        match begins.then(|| Self::read(&text[..whole])) {
            Some(Ok(_) | Err(LinkError::Incomplete)) => LinkError::Incomplete,
            _ => LinkError::Damaged,
        }
    }
}

/// Opens a link of this game.
pub(super) fn unpack<G: Game>(packed: &Packed) -> Result<Match<G>, LinkError> {
    let Packed { bytes, read, .. } = packed;
    let mut reader = Reader(&bytes[*read..]);
    if reader.number(2)? != u64::from(G::INFO.rules) {
        return Err(LinkError::OtherVersion);
    }
    let seed = reader.number(7)?;
    let bot_seed = reader.number(7)?;
    let seats = reader.byte()? as usize;
    let occupants = (0..seats)
        .map(|_| match reader.byte()? {
            0 => Ok(Occupant::Person { name: String::new() }),
            code => Level::ALL
                .get(code as usize - 1)
                .map(|&level| Occupant::Bot { level })
                .ok_or(LinkError::Damaged),
        })
        .collect::<Result<Vec<_>, _>>()?;
    let agreement = Agreement::from_bits(reader.byte()?);
    let count = reader.byte()?;
    let options: Vec<Pair> = (0..count)
        .map(|_| Ok((reader.text()?, reader.text()?)))
        .collect::<Result<_, LinkError>>()?;
    let options =
        options_from::<G>(&options, seats).map_err(|_: OptionError| LinkError::Damaged)?;
    let decisions = reader.number(2)? as usize;
    let head = &bytes[..bytes.len() - reader.0.len()];
    let hash = reader.number(8)?;
    let packed = reader.0;
    let setup = Setup { seats, options };
    let table = Table { setup, seed, bot_seed, occupants, agreement };
    let mut play = Match::<G>::new(table).map_err(|_| LinkError::Damaged)?;
    // A number with more digits than its decisions can need would only take long to read.
    if decisions > MAX_LINK_DECISIONS || packed.len() > decisions * DIGITS {
        return Err(LinkError::Damaged);
    }
    let mut number = packed.to_vec();
    let mut without_digits = 1_u64;
    for _ in 0..decisions {
        let count = play.legal().len() as u32;
        if count == 0 {
            return Err(LinkError::Mismatch);
        }
        if number.is_empty() {
            without_digits = without_digits.saturating_mul(count.into());
        }
        let mut rest = 0;
        for byte in number.iter_mut().rev() {
            let value = rest << 8 | u32::from(*byte);
            *byte = (value / count) as u8;
            rest = value % count;
        }
        while number.last() == Some(&0) {
            number.pop();
        }
        let action = play.legal()[rest as usize];
        play.decide(action).expect("the list holds legal decisions");
    }
    if !number.is_empty() || proof(head, packed, play.state()) != hash {
        let cut_off = number.is_empty() && without_digits >= MISSING;
        return Err(if cut_off { LinkError::Incomplete } else { LinkError::Mismatch });
    }
    Ok(play)
}
