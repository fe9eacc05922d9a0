//! Properties of all external input, each a function of bytes: no panic, no more work than the
//! bytes justify, and accepted input is complete. It returns true if something was accepted. The
//! tests run them on invalid inputs, the fuzzer in `tests/fuzz/` on generated ones.

mod answers;
pub mod broker;
mod decisions;
mod embedding;
mod heap;
mod lessons;
pub mod letters;
mod links;
pub mod matches;
mod questions;
mod records;
pub mod remote;
mod saves;
mod settings;

/// All properties, each under the name of its target.
pub const ALL: [Property; 12] = [
    Property { name: "saves", holds: saves::property },
    Property { name: "records", holds: records::property },
    Property { name: "links", holds: links::property },
    Property { name: "letters", holds: letters::property },
    Property { name: "embedding", holds: embedding::property },
    Property { name: "questions", holds: questions::property },
    Property { name: "answers", holds: answers::property },
    Property { name: "lessons", holds: lessons::property },
    Property { name: "settings", holds: settings::property },
    Property { name: "decisions", holds: decisions::property },
    Property { name: "remote", holds: remote::property },
    Property { name: "broker", holds: broker::property },
];

/// A property of any bytes.
pub struct Property {
    pub name: &'static str,
    holds: fn(&[u8]) -> bool,
}

/// The limits of the heap in bytes and of the number of allocations: a fixed part, and a part for
/// each input byte. The number of allocations measures work independently of any clock.
const MOST_BYTES: [usize; 2] = [1 << 20, 64];
const MOST_CALLS: [usize; 2] = [20_000, 8];

impl Property {
    /// Panics if the property does not hold for these bytes. Returns true if they were accepted.
    pub fn holds(&self, bytes: &[u8]) -> bool {
        matches::be_ready();
        let (accepted, used) = heap::used_by(|| (self.holds)(bytes));
        let within = |most: [usize; 2]| most[0] + most[1] * bytes.len();
        let (name, long) = (self.name, bytes.len());
        assert!(used.bytes <= within(MOST_BYTES), "{name}: {used:?} for {long} bytes");
        assert!(used.calls <= within(MOST_CALLS), "{name}: {used:?} for {long} bytes");
        accepted
    }
}

/// Bytes from which choices are drawn one after another; zeros after the last.
pub struct Draw<'a>(&'a [u8]);

impl Draw<'_> {
    fn byte(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first.into()
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.byte() << 8 | self.byte()) % bound
    }

    fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the rest as lines of text.
    fn lines(&self) -> Vec<String> {
        String::from_utf8_lossy(self.0).lines().map(str::to_owned).collect()
    }
}
