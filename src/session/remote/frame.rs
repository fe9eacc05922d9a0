//! What is sealed: the messages between the table and one seat's devices, each with the device that
//! it is for or from. Long texts of the table are compressed and cut into pieces.
//!
//! Other seats at the broker see how long each message is, so its length depends on nothing that is
//! hidden from them. All messages of a seat are of one length, and all of the table that tell no
//! match. One that tells a match is filled up to a length that follows from what the public is told at
//! the same time.
//!
//! What is told after a change repeats most of what was told before it. So it is compressed with the
//! text before as a dictionary, which a device has unless it has missed that text. What a device is
//! told when it asks needs no other text.

use super::message::MAX_TO_HOST;
use lz4_flex::block::{compress_with_dict, decompress_with_dict};

/// The longest piece of a text, in bytes: with all that is added a packet is far below the limit of
/// 65,536.
const PIECE: usize = 48 << 10;

/// The longest text of the table, in bytes: three times the whole of the longest match.
const MAX_TEXT: usize = 1 << 18;

/// The length to which short messages are filled up, or a multiple of it.
const SHORT: usize = 128;

/// The number of bytes by which what tells a seat a change may be longer than what tells it the
/// public. In random matches of all games it was at most 653.
const MORE_NEWS: usize = 1_024;

/// The same of what tells a whole match, beside half of the public's length. It was at most 1,977.
const MORE_WHOLE: usize = 2_048;

/// The number of bytes before a seat's text.
const UP: usize = 8 + 4;

/// The longest message of a seat before it is sealed.
pub(super) const MAX_UP: usize = (UP + MAX_TO_HOST).next_multiple_of(SHORT);

/// The number of bytes before a text of the table, which say how long it is.
const LENGTH: usize = 4;

/// The number of bytes before a piece of the table's text.
const DOWN: usize = 1 + 3 * 8;

/// The bits of the first byte of a piece.
const FIRST: u8 = 1;
const LAST: u8 = 2;
const PACKED: u8 = 4;
const TELLS: u8 = 8;

/// A message of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Uplink<'a> {
    /// The device.
    pub(super) device: u64,
    /// The number of its connection to the broker.
    pub(super) connection: u32,
    /// The text of `ToHost`; empty in a last will.
    pub(super) text: &'a str,
}

impl<'a> Uplink<'a> {
    pub(super) fn bytes(&self) -> Vec<u8> {
        let Self { device, connection, text } = self;
        let mut bytes =
            [&device.to_be_bytes()[..], &connection.to_be_bytes(), text.as_bytes()].concat();
        bytes.resize(bytes.len().next_multiple_of(SHORT), b' ');
        bytes
    }

    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let (device, rest) = bytes.split_first_chunk()?;
        let (connection, text) = rest.split_first_chunk()?;
        Some(Self {
            device: u64::from_be_bytes(*device),
            connection: u32::from_be_bytes(*connection),
            text: std::str::from_utf8(text).ok()?.trim_end_matches(' '),
        })
    }
}

/// A message of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downlink<'a> {
    /// The device that it is for; 0 for all.
    pub device: u64,
    /// The number of the last change at the table.
    pub change: u64,
    /// True if the text tells that change.
    pub tells: bool,
    /// The text of `FromHost`. It is empty if the table only says that it is there, and that the
    /// device should ask.
    pub text: &'a str,
    /// The text that tells the public the same at this moment; empty if nothing is told.
    pub open: &'a str,
}

/// A text that another one may be compressed with, and the serial of the message that it came in.
type Basis = Option<(u64, String)>;

/// Cuts the table's messages to a seat.
#[derive(Clone, Debug, Default)]
pub struct FrameWriter {
    basis: Basis,
    /// What the public was told with that text.
    open: String,
}

impl FrameWriter {
    /// Returns a message in pieces. The first of them is sent with the serial `first`, each other one
    /// with the next. `follows` is true if the device has the text that was told before, or will
    /// notice that it has not.
    pub fn cut(&mut self, message: &Downlink<'_>, first: u64, follows: bool) -> Vec<Vec<u8>> {
        let Downlink { device, change, tells, text, open } = *message;
        let mut flags = if tells { TELLS } else { 0 };
        let (mut content, mut basis) = (text.as_bytes().to_vec(), 0);
        let mut room = SHORT;
        if tells {
            flags |= PACKED;
            let known = self.basis.as_ref().filter(|_| follows);
            basis = known.map_or(0, |(serial, _)| *serial);
            let (known, known_to_all) = known.map_or(("", ""), |(_, known)| (known, &self.open));
            let packed = compress_with_dict(text.as_bytes(), known.as_bytes());
            content = [&(text.len() as u32).to_be_bytes()[..], &packed].concat();
            let for_all = compress_with_dict(open.as_bytes(), known_to_all.as_bytes()).len();
            room = for_all + if basis > 0 { MORE_NEWS } else { MORE_WHOLE + for_all / 2 };
        }
        let mut content = [&(content.len() as u32).to_be_bytes()[..], &content].concat();
        let most = content.len().next_multiple_of(MORE_NEWS);
        content.resize(if content.len() <= room { room } else { most }, 0);
        let count = content.len().div_ceil(PIECE);
        let pieces = (0..count).map(|nth| {
            let end = content.len().min((nth + 1) * PIECE);
            let first = if nth == 0 { FIRST } else { 0 };
            let last = if nth + 1 == count { LAST } else { 0 };
            let numbers = [device, change, basis].map(u64::to_be_bytes);
            [&[flags | first | last][..], numbers.as_flattened(), &content[nth * PIECE..end]]
                .concat()
        });
        let pieces: Vec<_> = pieces.collect();
        if tells {
            self.basis = Some((first + count as u64 - 1, text.to_owned()));
            open.clone_into(&mut self.open);
        }
        pieces
    }
}

/// A message of the table, as a device has put it together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) device: u64,
    pub(super) change: u64,
    pub(super) tells: bool,
    /// The text; `None` if it was compressed with one that this device does not have.
    pub(super) text: Option<String>,
}

/// Puts the table's messages together.
#[derive(Clone, Debug, Default)]
pub(super) struct FrameReader {
    basis: Basis,
    /// The pieces so far, and the serial of the last one.
    begun: Option<(u64, Vec<u8>)>,
}

impl FrameReader {
    /// Takes a piece with its serial. Returns the message, if it was the last piece of it.
    pub(super) fn join(&mut self, serial: u64, piece: &[u8]) -> Option<Frame> {
        let (head, content) = piece.split_first_chunk::<DOWN>()?;
        let number = |nth: usize| {
            head[1 + 8 * nth..][..8].iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
        };
        let (flags, device, change, basis) = (head[0], number(0), number(1), number(2));
        let before = self.begun.take();
        let mut begun = if flags & FIRST == 0 {
            // A piece before it is missing.
            before.filter(|(last, _)| last.checked_add(1) == Some(serial))?.1
        } else {
            Vec::new()
        };
        begun.extend(content);
        if begun.len() > MAX_TEXT {
            return None;
        }
        if flags & LAST == 0 {
            self.begun = Some((serial, begun));
            return None;
        }
        let (length, filled) = begun.split_first_chunk::<LENGTH>()?;
        let content = filled.get(..u32::from_be_bytes(*length) as usize)?;
        let text =
            if flags & PACKED == 0 { Some(content.to_vec()) } else { self.unpack(content, basis) };
        let text = text.and_then(|text| String::from_utf8(text).ok());
        let tells = flags & TELLS != 0;
        if let (true, Some(text)) = (tells, &text) {
            self.basis = Some((serial, text.clone()));
        }
        Some(Frame { device, change, tells, text })
    }

    fn unpack(&self, packed: &[u8], basis: u64) -> Option<Vec<u8>> {
        let (length, packed) = packed.split_first_chunk()?;
        let length = u32::from_be_bytes(*length) as usize;
        let known = match &self.basis {
            _ if basis == 0 => "",
            Some((serial, known)) if *serial == basis => known,
            _ => return None,
        };
        if length > MAX_TEXT {
            return None;
        }
        let text = decompress_with_dict(packed, length, known.as_bytes()).ok()?;
        (text.len() == length).then_some(text)
    }
}
