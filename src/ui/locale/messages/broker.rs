//! The sentences about seats that are played over the internet. They are not part of
//! [`Messages`](crate::ui::locale::Messages): only who plays so needs them.

use crate::session::remote::BrokerListError;

/// The sentences about seats that are played over the internet.
pub struct BrokerMessages {
    pub title: &'static str,
    pub intro: &'static str,
    /// A phone in the same room that loses its connection comes back in this way.
    pub spare: &'static str,
    /// The club’s file cannot be used.
    pub fault: fn(BrokerListError) -> String,
    /// The heading of a seat’s link.
    pub link_for: fn(&str) -> String,
    pub link: &'static str,
    pub connecting: &'static str,
    pub unreachable: &'static str,
    /// The broker lets nobody in.
    pub barred: &'static str,
    pub no_random: &'static str,
    /// At the seat: the table does not answer.
    pub waiting: &'static str,
    /// At the seat: the link is for a broker that this page’s club does not have.
    pub no_such_broker: &'static str,
    pub taken: &'static str,
    pub taken_back: &'static str,
    pub damaged: &'static str,
}
