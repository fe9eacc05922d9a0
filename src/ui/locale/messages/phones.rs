//! The sentences about phones that hold hands. They are not part of [`Messages`](crate::ui::locale::Messages): the
//! home page does without them.

use crate::session::TransportKind;

/// The sentences about phones that hold hands.
pub struct PhoneMessages {
    /// The explanation at the top of the panel.
    pub hint: &'static str,
    /// The note on letters that have to wait.
    pub letter_later: &'static str,
    /// The instructions for phones.
    pub intro: &'static str,
    pub use_camera: &'static str,
    pub camera_hint: &'static str,
    /// The label of the list of cameras.
    pub camera: &'static str,
    pub camera_refused: &'static str,
    pub camera_missing: &'static str,
    /// Another program uses the camera.
    pub camera_in_use: &'static str,
    pub camera_not_secure: &'static str,
    pub camera_ended: &'static str,
    /// On the table, below the reason why there is no camera.
    pub without_camera: &'static str,
    /// Below the camera’s picture.
    pub looking: &'static str,
    /// The browser offers no address at all.
    pub no_network: &'static str,
    /// The browser offers only names that it made up.
    pub hidden_address: &'static str,
    pub preparing: &'static str,
    pub offered: &'static str,
    pub connecting: &'static str,
    pub late: &'static str,
    /// A phone is connected that has no seat yet.
    pub choosing: &'static str,
    pub show_code: &'static str,
    pub new_code: &'static str,
    /// The label of the link that the code holds.
    pub link: &'static str,
    pub help: &'static str,
    /// The label of the field for an answer as text.
    pub paste: &'static str,
    pub paste_button: &'static str,
    pub not_a_code: &'static str,
    pub damaged: &'static str,
    pub other_version: &'static str,
    pub other_side: &'static str,
    /// The phone has answered a code that is not shown any more.
    pub unknown: &'static str,
    pub intruded: &'static str,
    /// Far too many messages come for this player’s seat.
    pub flooded: fn(&str) -> String,
    /// A bot plays until the seat’s device is back.
    pub bot_stands_in: &'static str,
    /// To a seat’s device: the place where the seat is played from now on, and the way back.
    pub moved_here: &'static str,
    pub moved_to_device: &'static str,
    pub moved_to_letter: &'static str,
    pub moved_to_bot: &'static str,
    /// How it stands with a device that is reached in this way. A window holds no seat.
    pub device: fn(TransportKind) -> DeviceStates,
    /// The heading on the phone.
    pub hand_title: &'static str,
    pub hand_preparing: &'static str,
    pub hand_show: &'static str,
    /// The time for which a phone’s code is valid.
    pub hand_renews: &'static str,
    /// The question on a phone that is connected.
    pub hand_choose: &'static str,
    /// The player’s seat was given to another device meanwhile.
    pub hand_taken: fn(&str) -> String,
    /// No seat is free.
    pub hand_full: &'static str,
    pub hand_text: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub hand_damaged: &'static str,
    pub hand_other_version: &'static str,
    pub hand_not_a_code: &'static str,
    pub hand_no_network: &'static str,
    /// The name of a picture of a code.
    pub qr: &'static str,
    pub picture: &'static str,
    /// On the phone: nothing is heard from the table.
    pub tablet_silent: &'static str,
    /// On the phone, once its connection to the table has ended.
    pub hand_ended: &'static str,
    /// On the phone, if another of its tabs has joined by this code.
    pub hand_used: &'static str,
    /// On the phone, if its last decision stays.
    pub is_final: &'static str,
    /// On the phone, if the table has not done what it was asked for.
    pub not_done: &'static str,
    pub play_here: &'static str,
    pub let_bot: &'static str,
    pub scan_other: &'static str,
    /// The button of a phone whose connection has ended.
    pub scan_new: &'static str,
    pub scanned: &'static str,
    pub stop_scanning: &'static str,
    /// Remedies if a phone does not connect, in the order in which to try them.
    pub helps: [&'static str; 5],
    /// A seat's person decides on their phone.
    pub decides: fn(&str) -> String,
    /// Nothing is heard from a seat's phone.
    pub silent: fn(&str) -> String,
    /// On the table, once a phone has left its seat.
    pub left: fn(&str) -> String,
    /// A bot decides for a person.
    pub stands_in: fn(&str) -> String,
    /// The heading of the code.
    pub code: &'static str,
    /// The same if it can only be this player’s phone.
    pub code_for: fn(&str) -> String,
    /// Takes the name of the only person without a device.
    pub or_here: fn(&str) -> String,
}

/// The sentences about how it stands with a seat's device.
pub struct DeviceStates {
    /// No device has come yet.
    pub invited: &'static str,
    pub joined: &'static str,
    pub silent: &'static str,
    /// The device is gone, and does not come back.
    pub left: &'static str,
    /// The button that shows the seat's invitation.
    pub show: &'static str,
}
