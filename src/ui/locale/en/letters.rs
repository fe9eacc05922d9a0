//! Who plays where, and playing by letter, in English.

use crate::session::{NoUndo, TransportKind};
use crate::ui::locale::Who;
use crate::ui::locale::messages::letters::{ByLetterMessages, DeviceMessages, LetterMessages};

pub static BY_LETTER: ByLetterMessages = ByLetterMessages {
    title: "Play by letter",
    friends: "Who plays where",
    all_here: "All on this device",
    some_away: "Some on other devices",
    set_up_hint: "On a phone: for players in this room, who join by scanning a code once the game has started. By letter: after each move you send a link in any messaging app, and your friend replies with the next one. The link contains the whole deal, so play this way only with people you trust. Once sent, a move can’t be undone.",
    internet_hint: "Over the internet: you send each player a link, and everyone keeps the page open.",
    menu_hint: "Each player can play on this device, on a phone in this room or by letter, and a bot can step in for them.",
    plays: |seat| format!("Player {seat} plays"),
    here: "On this device",
    by_letter: "By letter",
    by_bot: "A bot plays",
    plays_here: |who| by!(who, name, "You’re now playing on this device.", "{name} is now playing on this device."),
    plays_by_letter: |who| by!(who, name, "You’re now playing by letter.", "{name} is now playing by letter."),
    plays_by_bot: |who| by!(who, name, "A bot is now playing for you.", "A bot is now playing for {name}."),
    plays_at_table: |who| by!(who, name, "You’re now playing on the table’s device.", "{name} is now playing on the table’s device."),
    at_table: "At the table",
    no_undo: |why| match why {
        NoUndo::Nothing => "You have no move to undo yet.",
        NoUndo::Answered => "Another player has moved since, so your move can’t be undone.",
        NoUndo::Revealed => "A move that reveals something hidden, such as a card, can’t be undone.",
        NoUndo::Sent => "Your move was sent in a letter, so it can’t be undone.",
    },
    stood_in: |who| match who {
        Who::You => "A bot made this move for you.".to_owned(),
        Who::Other(name) => format!("A bot made this move for {name}."),
    },
    bot_for: |name| format!("A bot for {name}"),
    stand_ins: |who, by_bot, all| match who {
        Who::You => format!("A bot made {by_bot} of your {all} moves."),
        Who::Other(name) => format!("A bot made {by_bot} of {name}’s {all} moves."),
    },
    hasty: |count| match count {
        1 => "A bot made 1 move at random or in haste.".to_owned(),
        _ => format!("Bots made {count} moves at random or in haste."),
    },
    gave_up: |by, winner| match winner {
        Who::You => by!(by, name, "You gave up.", "{name} gave up: you win."),
        Who::Other(winner) => by!(by, name, "You gave up: {winner} wins.", "{name} gave up: {winner} wins."),
    },
    ended_early: |who| by!(who, name, "You ended the game early: no one wins.", "{name} ended the game early: no one wins."),
    not_connected: "not connected",
    undone: |who| by!(who, name, "You undid your move.", "{name} undid their move."),
    left_game: |who| by!(who, name, "You left the game.", "{name} left the game."),
    device: |via| match via {
        TransportKind::Room | TransportKind::Window => DeviceMessages {
            place: "On a phone",
            icon: "smartphone",
            plays: |who| by!(who, name, "You’re now playing on a phone.", "{name} is now playing on a phone."),
        },
        TransportKind::Broker => DeviceMessages {
            place: "Over the internet",
            icon: "world",
            plays: |who| by!(who, name, "You’re now playing over the internet.", "{name} is now playing over the internet."),
        },
    },
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
    message: |to, game| format!("{to}, it’s your move in {game}:"),
    message_of_result: |game| format!("Our game of {game} is over. Here’s how it ended:"),
    letter: "The message",
    copy: "Copy the message",
    copied: "Copied. Paste it into your messaging app and send it.",
    share: "Share…",
    shared: "Shared.",
    not_shared: "Nothing was shared. You can copy the text above instead.",
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
