//! Where a seat is played, and whether its device is there.

use serde::{Deserialize, Serialize};

/// A way to reach a device away from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TransportKind {
    /// A connection in the same room (WebRTC), made by two codes.
    Room,
    /// A club's broker, for a device elsewhere.
    Broker,
    /// A channel between the windows of one browser.
    Window,
}

impl TransportKind {
    /// Every way, in order.
    pub const ALL: [Self; 3] = [Self::Room, Self::Broker, Self::Window];

    /// Returns true if the person at such a device need not be in this room. Its seat is theirs as soon
    /// as it is given out, even if no device has come yet.
    pub const fn is_far(self) -> bool {
        matches!(self, Self::Broker)
    }
}

/// Whether the device of a seat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// The seat was given out, and no device has come yet.
    Invited,
    /// The device holds the seat.
    Joined,
    /// The device holds the seat, but nothing is heard from it. It may come back.
    Silent,
}

impl Presence {
    /// Returns true if a device holds the seat.
    pub const fn is_held(self) -> bool {
        !matches!(self, Self::Invited)
    }
}

/// Where a person's seat is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// On this device, which the persons pass.
    #[default]
    Here,
    /// On a device that is reached in this way.
    Device(TransportKind),
    /// Elsewhere, by letter.
    Letter,
    /// On this device, where a bot decides for the person.
    Bot,
}

impl Place {
    /// The places in the order in which they are offered. Before a match begins, a bot is an occupant
    /// and no place.
    pub const ALL: [Self; 5] = [
        Self::Here,
        Self::Device(TransportKind::Room),
        Self::Letter,
        Self::Device(TransportKind::Broker),
        Self::Bot,
    ];
}
