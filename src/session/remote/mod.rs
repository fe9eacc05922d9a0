//! A match on several devices: the table's device holds it, and tells every other device what its
//! viewer may know. Pure: what carries the messages is a [`Transport`].
//!
//! The device of the table is the host. Another device is the guest of a seat or of the public. It
//! gets a view, the events told to it, and its legal decisions, and answers with an index into them.
//! Neither a seed, nor a state, nor another viewer's events ever leave the host.

mod broker;
mod broker_guest;
mod broker_host;
mod broker_line;
mod broker_list;
mod budget;
mod check;
mod facts;
mod frame;
mod host;
mod message;
mod mqtt;
mod output;
mod progress;
mod readers;
mod remote_match;
mod room;
mod room_code;
mod sealed;
mod seat_event;
mod seat_table;
mod snapshot;
mod transport;
mod update;

pub use broker::Connection;
pub use broker_guest::{BrokerGuest, GuestState, SIGN_OF_LIFE};
pub use broker_host::{AWAY_AFTER, BrokerHost};
pub use broker_list::{
    Broker, BrokerError, BrokerList, BrokerListError, Invitation, InvitationError, TableId,
};
pub use facts::{Facts, MessageError};
pub use frame::{Downlink, FrameWriter};
pub use host::{Host, MOST_GUESTS, serial_at_start};
pub use message::{
    FromHost, MAX_FROM_HOST, MAX_TO_HOST, MAX_TOKEN, Message, PROTOCOL, RawUpdate, RefusalReason,
    ToHost,
};
pub use mqtt::{Connect, MAX_PACKET, Packet, PacketError, PacketReader};
pub use output::{Dial, Outgoing, Output, Peer, Wire};
pub use progress::{Progress, ReplayProgress};
pub use readers::{has_reader, load_reader};
pub use remote_match::{AnyRemoteMatch, DynRemoteMatch, RemoteMatch, UpdateError};
pub use room::{AnswerError, CHOOSING, HEARTBEAT, Handshake, PATIENCE, Room, SILENCE};
pub use room_code::{Address, Answer, Candidate, CodeError, Description, Offer, OfferId, SdpError};
pub use sealed::{Direction, Nonces, SEAL, SeatKey, open, seal};
pub use seat_event::{Decision, SeatEvent, Vote};
pub use seat_table::SeatTable;
pub use snapshot::Snapshot;
pub use transport::{Inbound, Transport};
pub use update::{Seen, ToldDecision, Update};
