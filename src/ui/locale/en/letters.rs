//! Who plays where, and playing by letter, in English.

use crate::ui::locale::messages::letters::{ByLetterMessages, LetterMessages};

pub static BY_LETTER: ByLetterMessages = ByLetterMessages {
    title: "Play by letter",
    friends: "Who plays where",
    all_here: "All on this device",
    some_away: "Some on other devices",
    set_up_hint: "On a phone: for players in this room, who join by scanning a code once the game has started. By letter: after each move you send a link in any messaging app, and your friend replies with the next one. The link contains the whole deal, so play this way only with people you trust. Once sent, a move can’t be undone.",
    internet_hint: "Over the internet: you send each player a link, and everyone keeps the page open.",
    menu_hint: "Each player can play on this device, on a phone in this room or by letter, and a bot can step in for them.",
    plays: |seat| format!("Player {seat} plays"),
    places: ["On this device", "On a phone", "By letter", "Over the internet", "A bot plays"],
    nobody_here: "At least one player must be on this device.",
    next: |name| format!("{name} is next. Send the letter; after that, your move can’t be undone."),
    awaits: |name| format!("Waiting for {name}’s letter. Open the link when you get it."),
    send: "Send the letter",
    send_again: "Send it again",
    spectator: "You’re watching. Nothing secret is shown.",
};

pub static LETTERS: LetterMessages = LetterMessages {
    send_link: |name| format!("Send this link to {name}. It shows the latest moves, and then it’s their turn."),
    send_file: |name| format!("Send this file to {name}. It shows the latest moves, and then it’s their turn."),
    send_result: "Send this to the others. It shows them the end of the game.",
    for_friends: "Play by letter only with people you trust: the link contains the whole deal, and nothing stops anyone from looking at it.",
    share: "Share…",
    shared: "Shared.",
    not_shared: "Nothing was shared. You can copy the link instead.",
    saved: "Saved. Send the file to your friend.",
    link: "The letter’s link",
    too_long: "This game has become too long for a link, so it’s sent as a file.",
    file: |game, address| format!("A letter in a game of {game}. To open it, go to {address} and choose this file."),
    ask: "Paste the link that you were sent, or choose the file.",
    as_file: "The letter as a file",
    open: "Open the letter",
    about: |from, to, game| format!("{from} writes to {to}: a move in {game}."),
    about_unsigned: |to, game| format!("A letter to {to}: a move in {game}."),
    about_result: |game| format!("The end of a game of {game}."),
    is_new: |name| format!("This game isn’t on this device yet. If you’re {name}, it’s your turn."),
    play_as: |name| format!("Play as {name}"),
    see_result: "See the end",
    watch: "Just watch",
    other_seat: |to, here| format!("This letter is for {to}. Playing on this device: {here}."),
    same: "You already have this letter.",
    older: |there, here| format!("This is an old letter: it ends at move {there}, and your game is already at move {here}."),
    to_table: "Go to the game",
    has_own: "It also contains moves of yours that weren’t made on this device.",
    take_over: "Continue with this letter",
    keep_mine: "Keep the game on this device",
    fork: |n| {
        format!("This letter doesn’t match your game: they differ from move {n} on. Someone went back and continued from an old letter.")
    },
    take_other: "Keep the letter’s version as a second game",
};
