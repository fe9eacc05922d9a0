//! A match on several devices: the table's device holds it, and tells every other device what its
//! viewer may know. Pure: what carries the messages is a [`Carrier`].
//!
//! The device of the table is the host. Another device is the guest of a seat or of the public. It
//! gets a view, the events told to it, and its legal decisions, and answers with an index into them.
//! Neither a seed, nor a state, nor another viewer's events ever leave the host.

mod broker_line;
mod budget;
mod carrier;
mod check;
mod club;
mod facts;
mod followed;
mod frame;
mod hand_code;
mod host;
mod hosted;
mod message;
mod mqtt;
mod readers;
mod relay;
mod relay_guest;
mod relay_host;
mod sealed;
mod seat_event;
mod seats;
mod told;

pub use carrier::{Carried, Carrier, Peer};
pub use club::{Broker, BrokerFault, Club, ClubFault, Invitation, InvitationFault, TableId};
pub use facts::{Facts, Unreadable};
pub use followed::{AnyFollowed, AnyTold, DynFollowed, Followed, Missed};
pub use frame::{Cutter, Down};
pub use hand_code::{Address, Answer, Candidate, CodeFault, Description, Offer, OfferId, SdpFault};
pub use host::{Host, MOST_GUESTS, Outgoing, Received, serial_at_start};
pub use hosted::Hosted;
pub use message::{FromHost, MAX_FROM_HOST, MAX_TO_HOST, MAX_TOKEN, PROTOCOL, ToHost, Why};
pub use mqtt::{Connect, MAX_PACKET, Packet, PacketFault, PacketReader};
pub use readers::load_reader;
pub use relay::{Connection, Dial, Heard, Relayed};
pub use relay_guest::{GuestState, RelayGuest, SIGN_OF_LIFE};
pub use relay_host::{AWAY_AFTER, RelayHost, SeatStage};
pub use sealed::{Direction, Nonces, SEAL, SeatKey, open, seal};
pub use seat_event::{Decision, SeatEvent};
pub use seats::{AnswerFault, HEARTBEAT, Happened, PATIENCE, SILENCE, Seats, Stage};
pub use told::{Seen, Told, ToldDecision};
