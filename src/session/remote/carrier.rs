//! The carriers of messages between the table's device and others.

/// The device at the other end, numbered by the carrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub u64);

/// An event of a carrier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carried {
    /// Messages to this peer arrive from now on. A carrier that was closed may open again.
    Opened(Peer),
    /// The peer has sent this text. It may be anything.
    Message(Peer, String),
    /// The peer is gone.
    Closed(Peer),
}

/// Carries texts between the table's device and others. It need not be reliable: a text may be
/// lost, doubled or late, but is not changed.
pub trait Carrier: Sized {
    /// Opens it under an address that both ends know, and calls `heard` with each event from then
    /// on. `None` if the device has no such carrier.
    fn open(address: &str, heard: impl Fn(Carried) + 'static) -> Option<Self>;

    /// Sends a text to a peer. One that is gone receives nothing, which is no fault.
    fn send(&self, to: Peer, text: &str);
}
