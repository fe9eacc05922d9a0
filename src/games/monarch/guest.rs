//! The six Unwanted Guests.

/// The printed data of a Guest.
#[derive(Clone, Copy, Debug)]
pub struct Guest {
    /// The name in saves.
    pub name: &'static str,
    /// The price in gold.
    pub gold: u8,
    /// The crowns that its host loses.
    pub loss: u8,
}

/// The Guests in the order of the rulebook; the figures are the project's own.
pub const GUESTS: [Guest; 6] = [
    Guest { name: "useless-emissary", gold: 4, loss: 3 },
    Guest { name: "boorish-uncle", gold: 6, loss: 4 },
    Guest { name: "drunk-juggler", gold: 2, loss: 2 },
    Guest { name: "insistent-peddler", gold: 2, loss: 2 },
    Guest { name: "gossiping-cousin", gold: 4, loss: 3 },
    Guest { name: "tone-deaf-minstrel", gold: 4, loss: 3 },
];
