//! The two codes by which a phone and the table's device find each other without a server: the
//! table's offer, which is a link, and the phone's answer.
//!
//! A browser describes its end of a connection in about 600 characters of SDP, of which only the
//! credentials, the fingerprint and the addresses differ. A code packs these; the other side writes
//! the rest from a template. What a browser itself was given is never changed.

use super::check::{CHECK, checked, number_of, with_check};
use super::message::MAX_TOKEN;
use crate::engine::errors;
use base64ct::{Base64, Base64UrlUnpadded, Encoding};
use std::fmt::Write as _;
use std::net::{Ipv4Addr, Ipv6Addr};

/// The version of the codes.
const VERSION: u8 = 2;

/// The most addresses in a code.
const MOST_CANDIDATES: usize = 3;

/// The longest text that is read as a code.
const MAX_CODE: usize = 400;

/// The longest description of a browser that is read, in bytes.
const MAX_SDP: usize = 20_000;

/// The largest message that each side may send, in bytes: what browsers take by default.
const MAX_MESSAGE: u32 = 262_144;

errors! {
    /// The reason why a text is no code.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum CodeError {
        /// It is something else.
        NotACode,
        /// It is incomplete, or a character is wrong.
        Damaged,
        /// It is of another version of the page.
        OtherVersion,
        /// It is the table's code where the phone's is expected, or the other way round.
        OtherSide,
    }
}

errors! {
    /// The reason why a browser's description cannot be packed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SdpError {
        /// It has no credentials, or strange ones.
        Credentials,
        /// It has no SHA-256 fingerprint.
        Fingerprint,
    }
}

/// An address at which a device can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// An IPv4 address.
    V4(Ipv4Addr),
    /// An IPv6 address.
    V6(Ipv6Addr),
    /// A name that the browser has made up to hide the address (`.local`), as its number. Not every
    /// device can find it.
    Local(u128),
}

/// An address with its port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The address.
    pub address: Address,
    /// The UDP port.
    pub port: u16,
}

impl Candidate {
    /// Returns the kind of address, the most useful first: a device in a home always has an IPv4 one.
    fn kind(self) -> u8 {
        match self.address {
            Address::V4(_) => 0,
            Address::V6(_) => 1,
            Address::Local(_) => 2,
        }
    }
}

/// A device's end of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The name of the connection for ICE.
    ufrag: String,
    /// Its secret.
    pwd: String,
    /// The SHA-256 digest of the device's certificate.
    fingerprint: [u8; 32],
    /// The addresses, the best first.
    candidates: Vec<Candidate>,
}

/// The role of a device in the encryption of the connection (DTLS). With the table as the client a
/// code that was renewed or scanned late still connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Client,
    Server,
}

impl Description {
    /// Reads the description that a browser gives of its own end.
    ///
    /// # Errors
    /// Returns an error if a part is missing that a code needs. Addresses may be missing.
    pub fn of_sdp(sdp: &str) -> Result<Self, SdpError> {
        let text = sdp.get(..MAX_SDP).unwrap_or(sdp);
        let lines = || text.lines().map(str::trim_end);
        let value = |name: &str| lines().find_map(|line| line.strip_prefix(name));
        let (ufrag, pwd) = value("a=ice-ufrag:")
            .zip(value("a=ice-pwd:"))
            .filter(|(ufrag, pwd)| {
                is_credential(ufrag, 4..=32) && is_credential(pwd, 22..=MAX_TOKEN)
            })
            .ok_or(SdpError::Credentials)?;
        let fingerprint = value("a=fingerprint:").and_then(read_fingerprint);
        let mut candidates: Vec<(u32, Candidate)> =
            lines().filter_map(|line| read_candidate(line.strip_prefix("a=candidate:")?)).collect();
        // A phone needs one kind of address, and a short code is scanned more easily.
        let kind = candidates.iter().map(|(_, candidate)| candidate.kind()).min();
        candidates.retain(|(_, candidate)| Some(candidate.kind()) == kind);
        let mut best: Vec<Candidate> = Vec::new();
        while best.len() < MOST_CANDIDATES {
            // The first of those with the highest priority.
            let next = (0..candidates.len()).rev().max_by_key(|&at| candidates[at].0);
            let Some((_, candidate)) = next.map(|at| candidates.remove(at)) else { break };
            if !best.contains(&candidate) {
                best.push(candidate);
            }
        }
        Ok(Self {
            ufrag: ufrag.to_owned(),
            pwd: pwd.to_owned(),
            fingerprint: fingerprint.ok_or(SdpError::Fingerprint)?,
            candidates: best,
        })
    }

    /// Returns the addresses, the best first.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Returns true if a device of another kind can find this one: it has a real address.
    pub fn is_reachable(&self) -> bool {
        self.candidates.iter().any(|it| !matches!(it.address, Address::Local(_)))
    }

    /// Writes the description for the other side.
    fn sdp(&self, role: Role) -> String {
        let mut fingerprint = String::new();
        for (nth, byte) in self.fingerprint.iter().enumerate() {
            let colon = if nth == 0 { "" } else { ":" };
            let _ = write!(fingerprint, "{colon}{byte:02X}");
        }
        let setup = match role {
            Role::Client => "active",
            Role::Server => "passive",
        };
        let mut lines = vec![
            "v=0".to_owned(),
            "o=- 1 2 IN IP4 127.0.0.1".to_owned(),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            "a=group:BUNDLE 0".to_owned(),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
            "c=IN IP4 0.0.0.0".to_owned(),
            format!("a=ice-ufrag:{}", self.ufrag),
            format!("a=ice-pwd:{}", self.pwd),
            format!("a=fingerprint:sha-256 {fingerprint}"),
            format!("a=setup:{setup}"),
            "a=mid:0".to_owned(),
            "a=sctp-port:5000".to_owned(),
            format!("a=max-message-size:{MAX_MESSAGE}"),
        ];
        for (nth, Candidate { address, port }) in (1..).zip(&self.candidates) {
            let address = match address {
                Address::V4(address) => address.to_string(),
                Address::V6(address) => address.to_string(),
                Address::Local(number) => local_name(*number),
            };
            let priority = 2_130_706_431 - 256 * nth;
            lines.push(format!("a=candidate:{nth} 1 udp {priority} {address} {port} typ host"));
        }
        lines.iter().flat_map(|line| [line.as_str(), "\r\n"]).collect()
    }
}

fn is_credential(text: &str, length: std::ops::RangeInclusive<usize>) -> bool {
    let is_ice = |letter: u8| letter.is_ascii_alphanumeric() || b"+/-_=".contains(&letter);
    length.contains(&text.len()) && text.bytes().all(is_ice)
}

fn read_fingerprint(text: &str) -> Option<[u8; 32]> {
    let (kind, digits) = text.split_once(' ')?;
    let bytes = digits.split(':').map(|byte| u8::from_str_radix(byte, 16).ok());
    let bytes: Option<Vec<u8>> = bytes.collect();
    bytes?.try_into().ok().filter(|_| kind.eq_ignore_ascii_case("sha-256"))
}

/// Reads a candidate of the device's own, with its priority.
fn read_candidate(text: &str) -> Option<(u32, Candidate)> {
    let mut words = text.split(' ');
    let (_, component, protocol) = (words.next()?, words.next()?, words.next()?);
    let (priority, address, port) = (words.next()?, words.next()?, words.next()?);
    let is_host = (words.next(), words.next()) == (Some("typ"), Some("host"));
    if component != "1" || !protocol.eq_ignore_ascii_case("udp") || !is_host {
        return None;
    }
    let address = if let Ok(address) = address.parse() {
        Address::V4(address)
    } else if let Ok(address) = address.parse::<Ipv6Addr>() {
        // Without a zone it means nothing to another device.
        Some(Address::V6(address)).filter(|_| !address.is_unicast_link_local())?
    } else {
        Address::Local(read_local_name(address)?)
    };
    Some((priority.parse().ok()?, Candidate { address, port: port.parse().ok()? }))
}

/// The places of the hyphens in the name that a browser makes up, in its 32 digits.
const HYPHENS: [usize; 4] = [8, 12, 16, 20];

fn read_local_name(name: &str) -> Option<u128> {
    let digits: String = name.strip_suffix(".local")?.split('-').collect();
    let number = u128::from_str_radix(&digits, 16).ok()?;
    (local_name(number) == name).then_some(number)
}

fn local_name(number: u128) -> String {
    let mut name = format!("{number:032x}");
    HYPHENS.iter().rev().for_each(|&at| name.insert(at, '-'));
    name + ".local"
}

/// The side that a code is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Table = 0,
    Phone = 1,
}

/// The number of an offer, which its answers name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferId(u32);

/// The table's code for one phone, whichever seat it then takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The table's end of the connection.
    pub description: Description,
}

impl Offer {
    /// Returns the code, the last part of a link.
    pub fn code(&self) -> String {
        Base64UrlUnpadded::encode_string(&self.bytes())
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = packed(Side::Table, &[], &self.description);
        for Candidate { address, port } in &self.description.candidates {
            match address {
                Address::V4(address) => {
                    bytes.push(4);
                    bytes.extend(address.octets());
                }
                Address::V6(address) => {
                    bytes.push(6);
                    bytes.extend(address.octets());
                }
                Address::Local(number) => {
                    bytes.push(0);
                    bytes.extend(number.to_be_bytes());
                }
            }
            bytes.extend(port.to_be_bytes());
        }
        with_check(bytes)
    }

    /// Reads a code.
    ///
    /// # Errors
    /// Returns an error if it is no undamaged code of a table.
    pub fn read(code: &str) -> Result<Self, CodeError> {
        let code = code.trim();
        if code.len() > MAX_CODE {
            return Err(CodeError::NotACode);
        }
        let bytes = Base64UrlUnpadded::decode_vec(code).map_err(|_| CodeError::Damaged)?;
        let (mut rest, form) = unpacked(&bytes, Side::Table)?;
        let rest = &mut rest;
        let mut description = read_description(rest, form)?;
        while !rest.is_empty() {
            let address = match take(rest)? {
                [4] => Address::V4(take::<4>(rest)?.into()),
                [6] => Address::V6(take::<16>(rest)?.into()),
                [0] => Address::Local(u128::from_be_bytes(take(rest)?)),
                _ => return Err(CodeError::Damaged),
            };
            let port = u16::from_be_bytes(take(rest)?);
            description.candidates.push(Candidate { address, port });
        }
        if description.candidates.len() > MOST_CANDIDATES {
            return Err(CodeError::Damaged);
        }
        Ok(Self { description })
    }

    /// Returns the number that an answer to this offer names.
    pub fn id(&self) -> OfferId {
        let bytes = self.bytes();
        OfferId(number_of(&bytes[bytes.len() - CHECK..]))
    }

    /// Returns the token that admits to the table: the secret of the connection, which only who has
    /// read this code knows.
    pub fn token(&self) -> &str {
        &self.description.pwd
    }

    /// Returns the description that the phone's browser is given.
    pub fn sdp(&self) -> String {
        self.description.sdp(Role::Client)
    }
}

/// A phone's answer to an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The offer.
    pub to: OfferId,
    /// The phone's end of the connection. Its addresses aren't sent: the table sees where the phone
    /// calls from.
    pub description: Description,
}

impl Answer {
    /// Returns the code. Its letters are those that a QR code packs best.
    pub fn code(&self) -> String {
        let OfferId(to) = self.to;
        let bytes = packed(Side::Phone, &to.to_be_bytes()[4 - CHECK..], &self.description);
        base45(&with_check(bytes))
    }

    /// Reads a code.
    ///
    /// # Errors
    /// Returns an error if it is no undamaged code of a phone.
    pub fn read(code: &str) -> Result<Self, CodeError> {
        let code = code.trim();
        if code.contains("#/hand/") {
            return Err(CodeError::OtherSide);
        }
        if code.len() > MAX_CODE {
            return Err(CodeError::NotACode);
        }
        // A text that was copied may have lost the space that it began with.
        Self::read_exactly(code)
            .or_else(|fault| Self::read_exactly(&[" ", code].concat()).map_err(|_| fault))
    }

    fn read_exactly(code: &str) -> Result<Self, CodeError> {
        let bytes = from_base45(code).ok_or(CodeError::NotACode)?;
        let (mut rest, form) = unpacked(&bytes, Side::Phone)?;
        let to = OfferId(number_of(&take::<CHECK>(&mut rest)?));
        let description = read_description(&mut rest, form)?;
        if rest.is_empty() { Ok(Self { to, description }) } else { Err(CodeError::Damaged) }
    }

    /// Returns the description that the table's browser is given.
    pub fn sdp(&self) -> String {
        self.description.sdp(Role::Server)
    }
}

/// The form in which credentials are packed, by what a browser makes them of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// As they are, each after its length.
    Plain = 0,
    /// Base 64, as in Chromium and Safari: 4 and 24 characters.
    Base64 = 1,
    /// Hexadecimal, as in Firefox: 8 and 32 characters.
    Hex = 2,
}

/// Returns the code without its check: the head, these bytes, the credentials, the fingerprint.
fn packed(side: Side, own: &[u8], description: &Description) -> Vec<u8> {
    let Description { ufrag, pwd, fingerprint, .. } = description;
    let texts = [ufrag.as_str(), pwd.as_str()];
    let (form, credentials) = if let Some(bytes) = all_of(texts, [4, 24], from_base64) {
        (Form::Base64, bytes)
    } else if let Some(bytes) = all_of(texts, [8, 32], from_hex) {
        (Form::Hex, bytes)
    } else {
        let plain = |text: &str| [&[text.len() as u8], text.as_bytes()].concat();
        (Form::Plain, texts.map(plain).concat())
    };
    let head = VERSION << 4 | (side as u8) << 2 | form as u8;
    [&[head], own, &credentials, fingerprint].concat()
}

fn all_of(
    texts: [&str; 2],
    lengths: [usize; 2],
    read: fn(&str) -> Option<Vec<u8>>,
) -> Option<Vec<u8>> {
    let fits = texts.iter().zip(lengths).all(|(text, length)| text.len() == length);
    let [first, second] = texts.map(|text| if fits { read(text) } else { None });
    Some([first?, second?].concat())
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    Base64::decode_vec(text).ok().filter(|bytes| Base64::encode_string(bytes) == text)
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let bytes =
        (0..text.len() / 2).map(|at| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok());
    let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
    (to_hex(&bytes) == text).then_some(bytes)
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Checks a code. Returns what is between its head and its check, and the form of its credentials.
fn unpacked(bytes: &[u8], side: Side) -> Result<(&[u8], Form), CodeError> {
    let (head, rest) = bytes.split_first().ok_or(CodeError::NotACode)?;
    if head >> 4 != VERSION {
        // Other texts may be read as any version.
        let is_whole = checked(bytes).is_some();
        return Err(if is_whole { CodeError::OtherVersion } else { CodeError::NotACode });
    }
    if bytes.len() <= CHECK + 1 || checked(bytes).is_none() {
        return Err(CodeError::Damaged);
    }
    if head >> 2 & 3 != side as u8 {
        return Err(CodeError::OtherSide);
    }
    let form = match head & 3 {
        0 => Form::Plain,
        1 => Form::Base64,
        2 => Form::Hex,
        _ => return Err(CodeError::Damaged),
    };
    Ok((&rest[..rest.len() - CHECK], form))
}

fn read_description(rest: &mut &[u8], form: Form) -> Result<Description, CodeError> {
    let (ufrag, pwd) = match form {
        Form::Base64 => {
            (Base64::encode_string(&take::<3>(rest)?), Base64::encode_string(&take::<18>(rest)?))
        }
        Form::Hex => (to_hex(&take::<4>(rest)?), to_hex(&take::<16>(rest)?)),
        Form::Plain => (take_text(rest)?, take_text(rest)?),
    };
    if !is_credential(&ufrag, 4..=32) || !is_credential(&pwd, 22..=MAX_TOKEN) {
        return Err(CodeError::Damaged);
    }
    Ok(Description { ufrag, pwd, fingerprint: take(rest)?, candidates: Vec::new() })
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], CodeError> {
    let (first, others) = rest.split_first_chunk().ok_or(CodeError::Damaged)?;
    *rest = others;
    Ok(*first)
}

fn take_text(rest: &mut &[u8]) -> Result<String, CodeError> {
    let [length] = take(rest)?;
    let (text, others) = rest.split_at_checked(length.into()).ok_or(CodeError::Damaged)?;
    *rest = others;
    String::from_utf8(text.to_vec()).map_err(|_| CodeError::Damaged)
}

/// The letters of base 45 (RFC 9285), which are those of a QR code's alphanumeric mode.
const LETTERS: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

fn base45(bytes: &[u8]) -> String {
    let mut text = String::new();
    for pair in bytes.chunks(2) {
        let mut number = number_of(pair) as usize;
        for _ in 0..=pair.len() {
            text.push(LETTERS[number % 45].into());
            number /= 45;
        }
    }
    text
}

fn from_base45(text: &str) -> Option<Vec<u8>> {
    let digit = |letter: &u8| LETTERS.iter().position(|other| other == letter);
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(3) {
        let digits: Option<Vec<usize>> = group.iter().map(digit).collect();
        let number = digits?.iter().rev().fold(0, |number, digit| number * 45 + digit);
        match group.len() {
            3 => bytes.extend(u16::try_from(number).ok()?.to_be_bytes()),
            2 => bytes.push(u8::try_from(number).ok()?),
            _ => return None,
        }
    }
    Some(bytes)
}
