//! The guide of a lesson, in English.

use crate::ui::locale::messages::guide::GuideMessages;

pub static GUIDE: GuideMessages = GuideMessages {
    missing: "The lesson couldn’t be loaded. Offline, only lessons you’ve already opened are available.",
    go_on: "Next",
    back: "Previous remark",
    of: |(nth, all)| format!("{nth}/{all}"),
    otherwise: |order| {
        let order = order.trim_end_matches('.');
        format!("That’s allowed too (“{order}”), but the lesson takes another route: try the highlighted move.")
    },
    first_read: "First read this, then choose “Next”.",
    not_this: "Not that: try the highlighted move.",
    play_on: "Keep playing",
    again: "Restart lesson",
};
