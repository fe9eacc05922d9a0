//! The device or the bot that decides for a person.

/// The device or the bot that decides for a person who may be elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The phone.
    Phone,
    /// The phone, but nothing is heard from it.
    Silent,
    /// This device, until the phone is back.
    Here,
    /// A bot, until the phone is back or the person plays here again.
    Bot,
    /// A device far away, whose letter is awaited. No phone of this table holds the seat.
    ByLetter,
}

impl Held {
    /// Returns true if the match waits for an act on this device.
    pub fn waits_here(self) -> bool {
        matches!(self, Self::Silent | Self::ByLetter)
    }
}
