//! A second screen, in English.

use crate::ui::locale::messages::second_screen::SecondScreenMessages;

pub static SECOND_SCREEN: SecondScreenMessages = SecondScreenMessages {
    title: "Second screen",
    show: "Show the table on another screen",
    hint: "For a TV or a projector: a second window shows only what everyone is allowed to see. Players’ hands stay on this device.",
    opened: "The second window is open. Move it to the other screen and press F11 for full screen.",
    blocked: "Your browser blocked the second window. Allow pop-ups for this page, or open it here:",
    link: "Open the second screen",
    away: "The table isn’t open in another window right now. This screen will resume as soon as you open it again.",
    other_version: "This screen and the table have different versions of the page. Reload it on both.",
};
