//! What of the log a viewer may look at again. In some games what lay open is
//! turned down, and to remember it is part of the game.

use super::Viewer;
use super::seat::Seat;

/// What becomes of something that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// It may be looked up for good.
    Always,
    /// It was never told: it leaves no trace.
    Never,
    /// It is of the pile under way. After a pile was taken, a new one begins.
    Pile,
    /// The pile is complete, and this player's: it can be looked at until the
    /// next one begins, and by this player until they take another.
    Taken(Seat),
    /// It is of the pile that was taken last.
    Taking,
    /// All piles so far lie open for good.
    Opened,
}

/// Which of the things told the viewer may look at again now.
pub fn recalled(told: impl IntoIterator<Item = Recall>, viewer: Viewer) -> Vec<bool> {
    // Of each thing its pile, if it is of one; the piles are counted.
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
