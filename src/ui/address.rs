//! The part of an address behind the `#`, as it comes from people, messengers and clubs.

use crate::session::{is_invisible, unescape};

/// The kinds of places that an address can name. Whether the place exists is not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A table in a club's page, with everything that it is asked with.
    Embedded(String),
    /// A match in a link. `session::open_link` reads what stands here.
    Match(String),
    /// A page, by the parts of its name in lower case; the home page has one empty part.
    Page(Vec<String>),
}

/// An address may be escaped once by each program that it passed through.
const MAX_ESCAPES: usize = 3;

impl Address {
    /// Reads the part of an address behind the `#`.
    pub fn read(hash: &str) -> Self {
        let mut hash = hash.to_owned();
        for _ in 0..MAX_ESCAPES {
            let plain = hash.trim_start_matches(['#', '/']);
            let (first, rest) = plain.split_once('/').unwrap_or((plain, ""));
            let first: String = first.chars().filter(|&letter| !is_invisible(letter)).collect();
            match first.to_ascii_lowercase().as_str() {
                "embed" => return Self::Embedded(rest.to_owned()),
                "match" => return Self::Match(rest.to_owned()),
                _ => {}
            }
            // A club's values are escaped a second time on purpose, so only other addresses are resolved.
            if !hash.contains('%') {
                break;
            }
            hash = unescape(&hash);
        }
        // Parameters that others have added, and what stood behind the link in a sentence.
        let page = hash.split(['?', '&']).next().unwrap_or_default();
        let page: String = page.chars().filter(|&letter| !is_invisible(letter)).collect();
        let page = page.trim_matches(|letter: char| !letter.is_alphanumeric());
        Self::Page(page.split('/').map(str::to_ascii_lowercase).collect())
    }
}
