//! The table in sentences, from which a person who does not see it can play: a file
//! a game, made of a view, of what is legal and of words alone.

crate::with_games!(game_modules);

use super::cast::Cast;
use super::locale::Words;
use crate::engine::Game;

/// More decisions than this are counted and not told one by one.
const TOLD: usize = 12;

/// A game that can be told in sentences.
pub trait Spoken: Game {
    /// What lies open, place by place, then what the others have. With `memory` what
    /// the viewer has seen before belongs to it.
    fn lies(view: &Self::View, cast: &Cast, words: &Words, memory: bool) -> Vec<String>;

    /// What the viewer has.
    fn held(view: &Self::View, cast: &Cast, words: &Words, memory: bool) -> Vec<String>;

    /// Each decision of this list in a few words.
    fn can(view: &Self::View, legal: &[Self::Action], cast: &Cast, words: &Words) -> Vec<String>;
}

/// All that a viewer can see, then what they can do, if anything. What a person holds
/// in the middle of choosing stands in `midway`, in place of what the view holds.
pub fn spoken<G: Spoken>(
    view: &G::View,
    legal: &[G::Action],
    midway: &[String],
    cast: &Cast,
    words: &Words,
    memory: bool,
) -> Vec<String> {
    let mut said = G::lies(view, cast, words, memory);
    if midway.is_empty() {
        said.extend(G::held(view, cast, words, memory));
    } else {
        said.extend_from_slice(midway);
    }
    if !legal.is_empty() {
        let can = G::can(view, legal, cast, words);
        let parted = can.iter().any(|one| one.contains([',', ':']));
        said.push(match can.len() {
            TOLD.. if can.len() > TOLD => (words.table.can_count)(can.len()),
            _ => (words.table.can)(&can.join(if parted { "; " } else { ", " })),
        });
    }
    said.iter().map(|line| aloud(line)).collect()
}

/// A line for the ear: signs that stand between two parts become a pause, and it ends
/// like a sentence.
pub fn aloud(line: &str) -> String {
    ended(&line.trim_end().replace(" · ", ", "))
}

/// A part of what is said with the sign that ends it.
pub fn ended(part: &str) -> String {
    let stop = if part.ends_with(['.', '?', '!', '…']) { "" } else { "." };
    [part, stop].concat()
}

/// What is somewhere, or what somebody has, by name; nothing where there is none.
fn row(words: &Words, what: &str, things: &[String]) -> Option<String> {
    (!things.is_empty()).then(|| ended(&(words.table.row)(what, &things.join(", "))))
}
