//! Mutations of inputs that know the format.

use regalia::engine::Rng;
use std::ops::Range;

/// Numbers at the edge of a range.
const EDGES: [&str; 18] = [
    "0",
    "-1",
    "1",
    "1.5",
    "1e400",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740991",
    "9007199254740992",
    "18446744073709551615",
    "18446744073709551616",
];

/// Bytes with a meaning in some of the inputs.
const BYTES: &[u8] = b"\0\n \"%&,-/:=?[]\\{}\x7f\x80\xff";

/// The longest input, in bytes.
const LONGEST: usize = 1 << 16;

/// Returns the range of the first number at or after `from`; a run of digits.
fn number(bytes: &[u8], from: usize) -> Option<Range<usize>> {
    let is_digit = |at: &usize| bytes[*at].is_ascii_digit();
    let from = (from..bytes.len()).find(is_digit)?;
    let to = (from..bytes.len()).find(|at| !is_digit(at)).unwrap_or(bytes.len());
    Some(from..to)
}

/// Returns the input with each of its numbers, one at a time, at each edge.
pub fn with_numbers_at_edges(input: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let mut from = 0;
    let numbers = std::iter::from_fn(move || {
        let number = number(input, from)?;
        from = number.end;
        Some(number)
    });
    numbers.flat_map(move |number| {
        EDGES.map(|edge| {
            let mut bytes = input.to_vec();
            bytes.splice(number.clone(), edge.bytes());
            bytes
        })
    })
}

/// Makes invalid inputs from valid ones.
pub struct Mutator<'a> {
    inputs: &'a [Vec<u8>],
    dice: Rng,
}

impl<'a> Mutator<'a> {
    pub fn new(inputs: &'a [Vec<u8>], dice: Rng) -> Self {
        Self { inputs, dice }
    }

    /// Returns the next invalid input: a valid one with up to four faults; every other one can
    /// still be parsed, with wrong content.
    pub fn next(&mut self) -> Vec<u8> {
        let mut bytes = self.any_input();
        let readable = self.dice.chance(1, 2);
        for _ in 0..=self.dice.below(4) {
            match self.dice.below(3) {
                _ if !readable => self.spoil(&mut bytes),
                0 => self.spoil_a_number(&mut bytes),
                1 => self.spoil_a_word(&mut bytes),
                _ => self.spoil_an_item(&mut bytes),
            }
        }
        bytes.truncate(LONGEST);
        bytes
    }

    fn any_input(&mut self) -> Vec<u8> {
        self.inputs[self.dice.below(self.inputs.len())].clone()
    }

    /// Returns a position in it, the end included; mostly near the beginning or the end, where a
    /// save has most of its fields beside its decisions.
    fn place(&mut self, bytes: &[u8]) -> usize {
        let near = self.dice.below(bytes.len().min(300) + 1);
        match self.dice.below(3) {
            0 => near,
            1 => bytes.len() - near,
            _ => self.dice.below(bytes.len() + 1),
        }
    }

    /// Returns a range of it, mostly a short one.
    fn part(&mut self, bytes: &[u8]) -> Range<usize> {
        let from = self.place(bytes);
        let most = if self.dice.chance(3, 4) { 16 } else { bytes.len() };
        from..(from + self.dice.below(most + 1)).min(bytes.len())
    }

    fn spoil(&mut self, bytes: &mut Vec<u8>) {
        let part = self.part(bytes);
        let at = self.place(bytes);
        match self.dice.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << self.dice.below(8),
            1 if at < bytes.len() => bytes[at] = self.dice.pick(BYTES),
            2 => bytes.insert(at, self.dice.pick(BYTES)),
            3 => bytes.truncate(at),
            4 => drop(bytes.drain(part)),
            5 => {
                let doubled = bytes[part].to_vec();
                bytes.splice(at..at, doubled);
            }
            _ => {
                let other = self.any_input();
                let part = self.part(&other);
                bytes.splice(at..at, other[part].to_vec());
            }
        }
    }

    /// Replaces a number by another.
    fn spoil_a_number(&mut self, bytes: &mut Vec<u8>) {
        let from = self.place(bytes);
        let Some(number) = number(bytes, from) else { return };
        bytes.splice(number, self.dice.pick(&EDGES).bytes());
    }

    /// Replaces a quoted word by another.
    fn spoil_a_word(&mut self, bytes: &mut Vec<u8>) {
        let other = self.any_input();
        if let (Some(word), Some(from)) = (self.word(bytes), self.word(&other)) {
            bytes.splice(word, other[from].to_vec());
        }
    }

    /// Returns the range of a word, with its quotation marks.
    fn word(&mut self, bytes: &[u8]) -> Option<Range<usize>> {
        let marks: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'"').collect();
        let words = marks.as_chunks::<2>().0;
        let from = self.place(bytes);
        let [from, to] = *words.iter().find(|[word, _]| *word >= from)?;
        Some(from..to + 1)
    }

    /// Doubles, removes or replaces the text between two commas, mostly a key with its value.
    fn spoil_an_item(&mut self, bytes: &mut Vec<u8>) {
        let Some(item) = self.item(bytes) else { return };
        match self.dice.below(4) {
            0 => {
                let doubled = bytes[item.clone()].to_vec();
                bytes.splice(item.start..item.start, doubled);
            }
            1 => drop(bytes.drain(item)),
            2 => {
                let many = bytes[item.clone()].repeat(1 + self.dice.below(200));
                bytes.splice(item, many);
            }
            _ => {
                let other = self.any_input();
                if let Some(from) = self.item(&other) {
                    bytes.splice(item, other[from].to_vec());
                }
            }
        }
    }

    /// Returns the range from a comma up to the next one.
    fn item(&mut self, bytes: &[u8]) -> Option<Range<usize>> {
        let from = self.place(bytes);
        let mut commas = (from..bytes.len()).filter(|&at| bytes[at] == b',');
        Some(commas.next()?..commas.next()?)
    }
}
