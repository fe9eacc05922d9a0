//! The description of the table in sentences, from which a person who does not see it can play. It
//! has one file per game, and is built from the view, the legal decisions and words alone.

crate::with_games!(game_modules);

use super::locale::Messages;
use super::players::Players;
use crate::engine::Game;

/// If there are more decisions than this, only their number is told.
const MAX_NAMED: usize = 12;

/// A game that can be described in sentences.
pub trait Describe: Game {
    /// Describes everything that is face up, place by place, then the other players. With `memory`,
    /// includes hidden cards that the viewer has seen.
    fn describe_board(
        view: &Self::View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String>;

    /// Describes the viewer's pieces.
    fn describe_hand(
        view: &Self::View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String>;

    /// Names each decision of this list in a few words.
    fn describe_choices(
        view: &Self::View,
        legal: &[Self::Action],
        players: &Players,
        messages: &Messages,
    ) -> Vec<String>;
}

/// Describes everything that the viewer can see, and their possible decisions, if any. In the
/// middle of a choice, `draft` replaces the description of the viewer's pieces.
pub fn describe<G: Describe>(
    view: &G::View,
    legal: &[G::Action],
    draft: &[String],
    players: &Players,
    messages: &Messages,
    memory: bool,
) -> Vec<String> {
    let mut said = G::describe_board(view, players, messages, memory);
    if draft.is_empty() {
        said.extend(G::describe_hand(view, players, messages, memory));
    } else {
        said.extend_from_slice(draft);
    }
    if !legal.is_empty() {
        let can = G::describe_choices(view, legal, players, messages);
        let parted = can.iter().any(|one| one.contains([',', ':']));
        said.push(match can.len() {
            MAX_NAMED.. if can.len() > MAX_NAMED => (messages.table.can_count)(can.len()),
            _ => (messages.table.can)(&can.join(if parted {
                messages.table.separator
            } else {
                ", "
            })),
        });
    }
    said.iter().map(|line| aloud(line)).collect()
}

/// Prepares a line for screen readers: separators become a pause, and it ends like a sentence.
pub fn aloud(line: &str) -> String {
    ended(&line.trim_end().replace(" · ", ", "))
}

/// Ends a text with a full stop unless it has another final mark.
pub fn ended(part: &str) -> String {
    let stop = if part.ends_with(['.', '?', '!', '…']) { "" } else { "." };
    [part, stop].concat()
}

/// Lists the things of a place or a player by name; `None` if there are none.
fn row(messages: &Messages, what: &str, things: &[String]) -> Option<String> {
    (!things.is_empty()).then(|| ended(&(messages.table.row)(what, &things.join(", "))))
}
