//! The file `club.json` beside the page, which names the brokers of a club. Without it nothing of playing
//! over the internet is seen, and no connection is made.

use crate::platform::fetch;
use crate::session::remote::{BrokerList, BrokerListError};

/// The file that names the brokers.
const FILE: &str = "club.json";

/// The file of the club as it was fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched {
    /// There is one.
    Brokers(BrokerList),
    /// There is one, which cannot be used.
    Fault(BrokerListError),
    /// There is none.
    None,
    /// The host was not reached.
    Failed,
}

/// Returns true if the host has the file of a club, which need not be right.
pub async fn is_there() -> bool {
    matches!(fetch::beside(FILE).await, Ok(Some(_)))
}

/// Fetches the file of the club from the host itself.
pub async fn fetch_brokers() -> Fetched {
    match fetch::beside(FILE).await {
        Ok(Some(text)) => BrokerList::read(&text).map_or_else(Fetched::Fault, Fetched::Brokers),
        Ok(None) => Fetched::None,
        Err(fetch::FetchError) => Fetched::Failed,
    }
}
