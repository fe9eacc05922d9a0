//! The keys of the table, in English.

use crate::ui::locale::messages::shortcuts::ShortcutMessages;

pub static SHORTCUTS: ShortcutMessages = ShortcutMessages {
    list: &[
        ("Tab, Enter", "move to a card, select it"),
        ("← → ↑ ↓", "nearest card in that direction"),
        ("Space", "next step"),
        ("Esc", "skip the animation, or deselect"),
        ("P", "replay since your last turn"),
        ("H", "hint; again for the reason"),
        ("U", "undo"),
        ("Y", "redo"),
        ("R", "rules"),
        ("L", "log"),
        ("G", "goal and standings"),
        ("S", "describe the table"),
        ("Shift S", "describe events since your last turn"),
        ("C", "cover your hand on a shared device"),
        ("M", "menu"),
        ("I", "read a card’s full text"),
    ],
};
