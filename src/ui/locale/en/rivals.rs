//! Bots in the person's seat of a round, in English.

use crate::ui::locale::messages::rivals::RivalMessages;

pub static RIVALS: RivalMessages = RivalMessages {
    ask: "See how the bots do in your seat",
    playing: |nth, of| format!("The bots are playing: game {nth} of {of}…"),
    caption: |deals| {
        if deals == 1 {
            "Bots in your seat, in the game you’ve finished".to_owned()
        } else {
            format!("Bots in your seat, in the {deals} games you’ve finished")
        }
    },
    wins: "Wins",
};
