//! The fragment of an address (after the `#`), which may come from people, messengers and clubs.

use crate::session::{TransportKind, is_invisible, unescape};

/// The kinds of places that an address can name. Whether the place exists is not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A table in a club's page, with its parameters.
    Embedded(String),
    /// A match in a link. `session::open_link` reads this text.
    Match(String),
    /// A letter. `session::Letter` reads this text; without one, it is asked for.
    Letter(String),
    /// A seat on a device away from the table, with the way to it and the table's code or invitation.
    Seat(TransportKind, String),
    /// A page with filters: its name, and the filters as they are written.
    Filtered(&'static str, String),
    /// A page, as the parts of its name in lower case. The home page has one empty part.
    Page(Vec<String>),
}

/// The maximum number of times that an address is unescaped: programs that it passes through may
/// each escape it.
const MAX_ESCAPES: usize = 3;

/// The pages whose address holds filters.
const FILTERED: &[&str] = &["history", "statistics", "days", "round"];

/// Returns a code without what others have added to the link.
fn code(text: &str) -> String {
    let is_of_code = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    text.chars().take_while(is_of_code).collect()
}

impl Address {
    /// Reads the fragment of an address.
    pub fn read(hash: &str) -> Self {
        let mut hash = hash.to_owned();
        for _ in 0..MAX_ESCAPES {
            let plain = hash.trim_start_matches(['#', '/']);
            let (first, rest) = plain.split_once('/').unwrap_or((plain, ""));
            let first: String = first.chars().filter(|&letter| !is_invisible(letter)).collect();
            match first.to_ascii_lowercase().as_str() {
                "embed" => return Self::Embedded(rest.to_owned()),
                "match" => return Self::Match(rest.to_owned()),
                "letter" => return Self::Letter(rest.to_owned()),
                part if let Some(via) = TransportKind::with_address(part) => {
                    return Self::Seat(via, code(rest));
                }
                name if let Some(name) = FILTERED.iter().find(|page| **page == name) => {
                    return Self::Filtered(name, rest.to_owned());
                }
                _ => {}
            }
            // A club's values are escaped a second time on purpose, so only other addresses are
            // unescaped.
            if !hash.contains('%') {
                break;
            }
            hash = unescape(&hash);
        }
        // Drop parameters that others have added, and the text after the link in a sentence.
        let page = hash.split(['?', '&']).next().unwrap_or_default();
        let page: String = page.chars().filter(|&letter| !is_invisible(letter)).collect();
        let page = page.trim_matches(|letter: char| !letter.is_alphanumeric());
        Self::Page(page.split('/').map(str::to_ascii_lowercase).collect())
    }
}
