//! Bots in the person's seat of a round, in French.

use crate::ui::locale::messages::rivals::RivalMessages;

pub static RIVALS: RivalMessages = RivalMessages {
    ask: "Voir ce que font les bots à votre place",
    playing: |nth, of| format!("Les bots jouent : partie {nth} sur {of}…"),
    caption: |deals| {
        if deals == 1 {
            "Les bots à votre place, dans la partie que vous avez terminée".to_owned()
        } else {
            format!("Les bots à votre place, dans les {deals} parties que vous avez terminées")
        }
    },
    wins: "Victoires",
};
