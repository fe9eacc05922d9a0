//! The list of games in progress, in English.

use crate::ui::locale::messages::game_list::GameListMessages;

pub static GAME_LIST: GameListMessages = GameListMessages {
    resume: "Continue",
    resume_named: |name| format!("Continue {name}"),
    open: "Open",
    open_named: |name| format!("Open {name}"),
    in_progress: "Games in progress",
    to_play: "Games and challenges",
    your_turn: "Your turn",
    turn_of: |name| format!("{name}’s turn"),
    letter_of: |name| format!("Waiting for a letter from {name}"),
    unreadable: "Can’t be opened by this version",
    more_named: |name| format!("More for {name}"),
    rename: "Name of this game",
    save_name: "Save",
    delete: "Delete",
    deleted: |name| format!("{name} deleted."),
    put_off: |name| format!("{name}: see “Challenges with friends”"),
    unsaved: "This browser isn’t saving anything at the moment. Your latest changes will be lost if you close this page.",
    left: |left, of| if of == 1 { "1 game to play".to_owned() } else { format!("{left} of {of} games left to play") },
    more_games: |count| {
        if count == 1 { "1 more game".to_owned() } else { format!("{count} more games") }
    },
};
