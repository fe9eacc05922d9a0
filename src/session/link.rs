//! A match in a link: set-up, seed and decisions in a few hundred characters.
//!
//! Decisions are indices into the legal lists, packed as one number in mixed radix. A hash of the
//! link and of the end state detects a damaged link and a replay with another result.

use super::{
    Agreement, EarlyEnd, Match, Occupant, OptionError, Pair, Table, options_from, pairs_of,
};
use crate::bots::Level;
use crate::engine::{Fingerprint, Game, Setup, errors};
use base64ct::{Base64UrlUnpadded, Encoding};
use std::hash::Hasher;

/// The most decisions that a link can hold.
pub const MAX_LINK_DECISIONS: usize = 4_000;

/// The most bytes needed to count the entries of a legal list.
const DIGITS: usize = 2;

/// This bit of the number of decisions is set if the match was ended early: how follows.
const ENDED_EARLY: u16 = 1 << 15;

/// The version of the packing.
const PACKING: u8 = 1;

errors! {
    /// Why a link cannot be opened. The attempt changes nothing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LinkError {
        /// The end is probably missing.
        Incomplete,
        /// The link was changed on its way, or is not one of this site.
        Damaged,
        /// The link was made by a newer version of the page, or with other rules.
        OtherVersion,
        /// The catalog has no game with this id.
        UnknownGame,
        /// The decisions replay to another state than the link names.
        Mismatch,
    }
}

impl<G: Game> Match<G> {
    /// Returns the match as the text of a link: the decisions in force, or only the set-up and the
    /// seed if there are none yet. Names are not included.
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
        let ended_early = self.ended_early();
        let bit = ended_early.map_or(0, |_| ENDED_EARLY);
        bytes.extend((self.position() as u16 | bit).to_le_bytes());
        bytes.extend(ended_early.map(u8::from));
        let packed = self.packed();
        bytes.extend(proof(&bytes, &packed, self.state()).to_le_bytes());
        bytes.extend(packed);
        Base64UrlUnpadded::encode_string(&bytes)
    }

    /// Packs the decisions in force into one number, with the first decision in the lowest digits.
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

/// Longer texts, in bytes, are read without repair: no real link is that long.
const MAX_TEXT: usize = 20_000;

/// The most rounds of unescaping. Several messengers in a row may escape a link several times.
const MAX_ESCAPES: usize = 3;

/// A link is reported as cut short if its decisions without digits had at least this many combined
/// outcomes. With fewer outcomes, all digits may be zero by chance.
const MISSING: u64 = 1 << 12;

/// Returns true for invisible characters that messengers put into addresses: soft hyphens,
/// zero-width spaces and joiners, direction marks, variation selectors.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Resolves the percent escapes of a text once. Other percent signs stay.
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

/// Escapes a text for a part of an address: everything but ASCII letters, digits and `-_.~`.
pub fn escape(text: &str) -> String {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            escaped.push(byte.into());
        } else {
            let digits = [byte >> 4, byte & 15].map(|digit| HEX[usize::from(digit)].into());
            escaped.push('%');
            escaped.extend::<[char; 2]>(digits);
        }
    }
    escaped
}

/// Returns true for the characters of a link's alphabet.
pub(super) fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// Returns the links that a text may have been before messengers, word processors and people
/// changed it, the most likely first. The hash in a link tells which reading is correct, so no
/// guess is ever opened.
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
            // Dashes that look like a hyphen, and two hyphens merged into one dash.
            '\u{2010}' | '\u{2011}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => seen.push('-'),
            '\u{2013}' | '\u{2014}' => seen.push_str("--"),
            letter => seen.push(letter),
        }
    }
    let seen = seen.trim_start_matches(|letter| !is_letter(letter));
    // Added punctuation, quotes and parameters come after the link.
    let up_to = |text: &str| text.split(|letter| !is_letter(letter)).next().map(str::to_owned);
    let first = up_to(seen).unwrap_or_default();
    // The link may have been broken into lines.
    let joined: String = seen.chars().filter(|&c| !c.is_whitespace() && c != '=').collect();
    let joined = up_to(&joined).unwrap_or_default();
    let mut found = vec![first, joined];
    // Emphasis marks, such as `_`, are also letters of links.
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

/// Returns a hash of the rest of the link and of the end state.
fn proof<G: Game>(head: &[u8], packed: &[u8], state: &G) -> u64 {
    let mut hasher = Fingerprint::default();
    hasher.write(head);
    hasher.write(packed);
    state.hash(&mut hasher);
    hasher.finish()
}

pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}

/// The unread rest of a link or a letter.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], LinkError> {
        let (head, rest) = self.0.split_at_checked(count).ok_or(LinkError::Incomplete)?;
        self.0 = rest;
        Ok(head)
    }

    pub(super) fn byte(&mut self) -> Result<u8, LinkError> {
        Ok(self.take(1)?[0])
    }

    pub(super) fn number(&mut self, bytes: usize) -> Result<u64, LinkError> {
        let mut all = [0; 8];
        all[..bytes].copy_from_slice(self.take(bytes)?);
        Ok(u64::from_le_bytes(all))
    }

    pub(super) fn text(&mut self) -> Result<String, LinkError> {
        let length = self.byte()? as usize;
        String::from_utf8(self.take(length)?.to_vec()).map_err(|_| LinkError::Damaged)
    }
}

/// The bytes of a link whose game has been read.
pub(super) struct Packed {
    pub(super) game: String,
    bytes: Vec<u8>,
    /// The number of bytes read.
    read: usize,
}

impl Packed {
    /// Reads the beginning of a link.
    ///
    /// # Errors
    /// Returns an error if the text is not a link, or has another packing.
    pub(super) fn read(text: &str) -> Result<Self, LinkError> {
        if text.is_empty() {
            return Err(LinkError::Damaged);
        }
        match Base64UrlUnpadded::decode_vec(text) {
            Ok(bytes) => Self::from_bytes(bytes),
            Err(_) => Err(Self::why_unreadable(text)),
        }
    }

    /// Reads the beginning of a link's bytes.
    ///
    /// # Errors
    /// Returns an error if they are cut short, or have another packing.
    pub(super) fn from_bytes(bytes: Vec<u8>) -> Result<Self, LinkError> {
        let mut reader = Reader(&bytes);
        if reader.byte()? != PACKING {
            return Err(LinkError::OtherVersion);
        }
        let game = reader.text()?;
        let read = bytes.len() - reader.0.len();
        Ok(Self { game, bytes, read })
    }

    /// Returns why a text cannot be decoded. Four characters encode three bytes: a text that begins
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

/// Returns the game of a link; `None` if the text is not a link.
pub fn game_in_link(text: &str) -> Option<String> {
    readings(text).iter().find_map(|reading| Some(Packed::read(reading).ok()?.game))
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
    let decisions = reader.number(2)? as u16;
    let ended_early = match decisions & ENDED_EARLY {
        0 => None,
        _ => Some(EarlyEnd::try_from(reader.byte()?).map_err(|_| LinkError::Damaged)?),
    };
    let decisions = usize::from(decisions & !ENDED_EARLY);
    let head = &bytes[..bytes.len() - reader.0.len()];
    let hash = reader.number(8)?;
    let packed = reader.0;
    let setup = Setup { seats, options };
    let table = Table { setup, seed, bot_seed, occupants, agreement };
    let mut play = Match::<G>::new(table).map_err(|_| LinkError::Damaged)?;
    // Reading a number with more digits than its decisions can need would only waste time.
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
    if ended_early.is_some_and(|how| !play.end_early(how)) {
        return Err(LinkError::Damaged);
    }
    Ok(play)
}
