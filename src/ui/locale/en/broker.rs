//! Seats that are played over the internet, in English.

use crate::session::remote::{BrokerError, BrokerListError};
use crate::ui::locale::messages::broker::BrokerMessages;

pub static BROKER: BrokerMessages = BrokerMessages {
    title: "Over the internet",
    intro: "Send each link only to the player it’s for: it shows their hand. Your club’s server passes the messages on and can’t read them. Keep this page open while you play.",
    spare: "If a phone loses its direct connection, it reconnects over the internet, through your club’s server.",
    fault: |fault| {
        let reason = match fault {
            BrokerListError::TooLong => "it is too long".to_owned(),
            BrokerListError::NotJson => "it isn’t JSON".to_owned(),
            BrokerListError::NotAList => "it needs a list named “brokers”, and nothing else".to_owned(),
            BrokerListError::NoBroker => "its list is empty".to_owned(),
            BrokerListError::TooMany => "it has more than 64 addresses".to_owned(),
            BrokerListError::Broker(nth, fault) => {
                let reason = match fault {
                    BrokerError::Scheme => "doesn’t begin with wss://",
                    BrokerError::NotEncrypted => "begins with ws://, which is for this device only",
                    BrokerError::Address => "isn’t a valid address",
                    BrokerError::TooLong => "is longer than 200 characters",
                };
                format!("address {nth} {reason}")
            }
        };
        format!("Playing over the internet isn’t possible here. The site’s file club.json can’t be used: {reason}.")
    },
    link_for: |name| format!("Link for {name}"),
    link: "The link",
    connecting: "Connecting to the club’s server…",
    unreachable: "Connecting to the club’s server… It can’t be reached yet, but this page keeps trying. Check this device’s internet connection. If that’s working, tell the club: the server may be down, or its certificate may have expired.",
    barred: "The club’s server is refusing the connection. This page keeps trying. If this goes on, tell the club.",
    no_random: "This browser can’t make a secure connection. Update it, or use another one.",
    waiting: "The table isn’t open right now. Keep this page open: the game resumes as soon as the table is back.",
    no_such_broker: "This page doesn’t know the club that this link leads to. Open the link exactly as you received it.",
    taken: "Another device is already playing with this link. If it’s yours, you can play here instead, and the other one will wait. When it leaves the game, this page takes over by itself.",
    taken_back: "This link no longer works. Ask the person who sent it for a new one.",
    damaged: "This link is incomplete. Copy all of it, or ask for it again.",
};
