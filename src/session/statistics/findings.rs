//! What the reviews of a person's matches found most often. A review is kept with its match, and each of its
//! findings has the reason as a sentence; findings with the same sentence are of a kind, whatever numbers
//! it has.

use super::Sitting;
use crate::engine::Seat;
use crate::session::Mistake;
use crate::session::library::Finished;

/// The fewest findings of a kind that are worth telling.
const FEWEST: usize = 2;

/// The most kinds that are told.
const MOST: usize = 5;

/// A finding of a review: the seat that decided, and the reason in each language of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The seat that decided.
    pub seat: Seat,
    /// The sentences.
    pub why: Vec<String>,
}

/// A kind of findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Often {
    /// The number of findings.
    pub count: usize,
    /// The sentence of the latest of them.
    pub why: String,
    /// The place of its match among the sittings.
    pub at: usize,
}

/// Returns the findings in the record of a finished match, as far as they have a reason.
pub fn findings_in(text: &str) -> Vec<Finding> {
    // Few matches are reviewed, and reading a review takes long.
    if !text.contains(r#""findings":[{"#) {
        return Vec::new();
    }
    let review = Finished::read(text).and_then(|(_, finished)| finished.reviewed());
    let mistakes = review.as_ref().map_or(&[][..], |review| review.mistakes());
    let finding =
        |mistake: &Mistake| Some(Finding { seat: mistake.seat, why: mistake.why.clone()? });
    mistakes.iter().filter_map(finding).collect()
}

/// Returns the kinds of findings that occur most often in these matches, in the order of time, for the person
/// of each sitting. `findings` has those of a sitting's match, `language` the number of the language.
pub fn often<'a, 'b>(
    sittings: &[Sitting<'a>],
    findings: impl Fn(&Sitting<'a>) -> &'b [Finding],
    language: usize,
) -> Vec<Often> {
    let mut kinds: Vec<(String, Often)> = Vec::new();
    for (at, sitting) in sittings.iter().enumerate() {
        for finding in findings(sitting).iter().filter(|finding| finding.seat == sitting.seat) {
            let Some(why) = finding.why.get(language) else { continue };
            let kind = format!("{} {}", sitting.summary.game, without_numbers(why));
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, often)) => {
                    *often = Often { count: often.count + 1, why: why.clone(), at };
                }
                None => kinds.push((kind, Often { count: 1, why: why.clone(), at })),
            }
        }
    }
    let mut all: Vec<Often> = kinds.into_iter().map(|(_, often)| often).collect();
    all.retain(|often| often.count >= FEWEST);
    // Of those that occur as often, the latest comes first.
    all.sort_by_key(|often| (std::cmp::Reverse(often.count), std::cmp::Reverse(often.at)));
    all.truncate(MOST);
    all
}

/// Returns a sentence with one sign in place of each number.
fn without_numbers(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if !letter.is_ascii_digit() {
            plain.push(letter);
        } else if !plain.ends_with('0') {
            plain.push('0');
        }
    }
    plain
}
