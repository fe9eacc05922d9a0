//! Visibility of past events in the log. In some games open cards are turned face down again, and
//! remembering them is part of the game.

use super::Viewer;
use super::seat::Seat;

/// The visibility of an event in the log over time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Always visible.
    Always,
    /// Never visible: the viewer was not told of it.
    Never,
    /// Belongs to the current pile. After a pile was taken, a new one begins.
    Pile,
    /// The current pile is complete and taken by this player: all may look it up until the next
    /// pile begins, this player until they take another.
    Taken(Seat),
    /// Belongs to the pile that was taken last.
    Taking,
    /// All piles so far are open permanently.
    Opened,
}

/// Returns, for each event, true if the viewer may look it up now.
pub fn recalled(told: impl IntoIterator<Item = Recall>, viewer: Viewer) -> Vec<bool> {
    // For each event its pile, if it belongs to one; piles are numbered in order.
    let mut piles = Vec::new();
    let (mut pile, mut complete, mut open, mut mine) = (0, false, 0, None);
    for recall in told {
        piles.push(match recall {
            Recall::Always => Ok(None),
            Recall::Never => Err(()),
            Recall::Pile => {
                pile += usize::from(std::mem::take(&mut complete));
                Ok(Some(pile))
            }
            Recall::Taken(by) => {
                complete = true;
                if viewer.is(by) {
                    mine = Some(pile);
                }
                Ok(Some(pile))
            }
            Recall::Taking => Ok(Some(pile)),
            Recall::Opened => {
                open = pile + 1;
                complete = true;
                Ok(None)
            }
        });
    }
    let seen = |of: usize| of < open || of == pile || Some(of) == mine;
    piles.into_iter().map(|of| of.is_ok_and(|of| of.is_none_or(seen))).collect()
}
