//! The ways to reach devices from this tab's table.

use super::broker::BrokerWay;
use super::hub::Hub;
use super::room::RoomWay;
use super::window::WindowWay;
use std::cell::OnceCell;
use std::rc::Rc;

/// The ways, each of which is a transport of the hub.
#[derive(Clone)]
pub struct Ways {
    pub hub: Rc<Hub>,
    /// To phones in the same room.
    pub room: Rc<RoomWay>,
    /// To devices far away, over a club's broker.
    pub broker: Rc<BrokerWay>,
    /// To other windows of this browser.
    pub window: Rc<WindowWay>,
}

thread_local! {
    static WAYS: OnceCell<Ways> = const { OnceCell::new() };
}

/// Returns the ways of this tab.
pub fn ways() -> Ways {
    if let Some(ways) = WAYS.with(|ways| ways.get().cloned()) {
        return ways;
    }
    let hub = Hub::new();
    let ways = Ways {
        room: RoomWay::new(hub.clone()),
        broker: BrokerWay::new(hub.clone()),
        window: WindowWay::new(hub.clone()),
        hub,
    };
    WAYS.with(|kept| kept.set(ways.clone()).ok());
    ways.hub.start(vec![ways.room.clone(), ways.broker.clone(), ways.window.clone()]);
    ways
}
