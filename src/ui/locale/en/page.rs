//! The page, in English.

use crate::ui::locale::messages::PerGame;
use crate::ui::locale::{
    CrashMessages, CreditsMessages, EmbeddedMessages, HomeMessages, Language, LessonMessages, LoadMessages, Messages, NewMatchMessages,
    OpenedMessages, ReviewMessages, RulebookMessages, SettingsMessages, TableMessages, Who,
};

/// The number of games in words.
const COUNTS: [&str; 10] = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/// Returns a chance in percent as wins out of ten games.
fn tenths(chance: u8) -> u8 {
    (chance + 5) / 10
}

pub const MESSAGES: Messages = Messages {
    language: Language::En,
    skip_to_content: "Skip to content",
    new_version: "A new version is available. Your game is saved.",
    take_new_version: "Update now",
    leave_new_version: "Later",
    kept_offline: "Everything is saved on this device: you can play offline.",
    not_kept_offline: "Not everything is saved on this device. To play offline, open this page once while you’re online.",
    alone_offline: "Regalia can’t be opened: you’re offline, and not everything is saved on this device. Your games are safe.",
    assets_missing: "Some of this game’s artwork couldn’t be loaded. You can still play.",
    part_missing: "Part of the page couldn’t be loaded. Your game is safe.",
    try_again: "Try again",
    home: HomeMessages {
        tagline: |games| {
            format!("{} board and card games of crowns and courts: free, no account, alone or together, even offline.", COUNTS[games])
        },
        lost: |hash| format!("Page not found: “{hash}”. Here are all the games."),
        facts: |seats, minutes| {
            let (least, most) = (seats.start(), seats.end());
            if least == most {
                format!("{least} players · {minutes} minutes")
            } else {
                format!("{least} to {most} players · {minutes} minutes")
            }
        },
        play: "Play",
        play_game: |game| format!("Play {game}"),
        more: "More",
        days: "Deal of the day",
        history: "History",
        letter: "Open a letter",
        themes: ["Auto", "Light", "Dark"],
    },
    settings: SettingsMessages {
        title: "Settings",
        language: "Language",
        seeing: "Display",
        hearing: "Sound and vibration",
        hands: "Controls",
        playing: "Gameplay",
        print: "Text size",
        hundredths: |percent| format!("{percent}%"),
        cards: "Card style",
        cards_hint: "Large: just the number and picture, readable from across the table. Always used with large text.",
        with_names: "With names",
        large_cards: "Large",
        volumes: ["Low", "Medium", "High"],
        vibration: "Vibrate on my turn",
        vibration_hint: "If your device supports it.",
        keys: "Prompt and buttons",
        keys_hint: "On phones in portrait mode. Below the board, they’re within reach of your thumb.",
        keys_above: "Above the board",
        keys_below: "Below the board",
        long_press: "Long-press delay",
        long_press_hint: "Hold a piece this long to read it. The I key reads the selected one right away.",
        second_tap: "Ignore repeated taps within",
        second_tap_hint: "For shaky hands or bouncing switches: faster repeats are ignored, and holding a key down counts as one press.",
        shortcuts: "Single-letter shortcuts",
        shortcuts_hint: "Turn these off if you dictate to your device. Tab, the arrow keys, Enter and Escape always work.",
        after: |tenths| format!("{}.{} s", tenths / 10, tenths % 10),
        theme: "Theme",
        as_system: "Match device",
        light: "Light oak",
        dark: "Dark felt",
        pace: "Game speed",
        slow: "Slow",
        normal: "Normal",
        fast: "Fast",
        instant: "Instant",
        steps: "Wait for me",
        sound: "Sound",
        motion: "Animations",
        memory: "Memory aids",
        memory_hint: "Off: you have to remember what you’ve seen.",
        one_tap: "Play with one tap or click",
        one_tap_hint: "Only for cards and tiles without an effect. Off: the first tap or click selects and reads, the second plays.",
        plays_forced: "Play forced moves for me",
        ask_first: "Confirm moves that can’t be undone",
        ask_first_hint: "Asks you to confirm before you reveal a card or end your turn.",
        as_suits: "Game default",
        hints: "Tips",
        hints_hint: "In The Dwarf King: rates your hand and gives tips during the first deal.",
        on: "On",
        off: "Off",
    },
    new_match: NewMatchMessages {
        seats: "Who’s playing",
        seat: |number| format!("Seat {number}"),
        of_seat: |number, option| format!("{option} (seat {number})"),
        count: "Players",
        person: "Human",
        name: "Name",
        recent: "Recent players",
        shuffle: "Shuffle seats",
        shuffled: |names| format!("New order: {names}."),
        levels: ["Squire", "Baron", "Regent"],
        undo_rule: "Undo",
        honest: "Until something is revealed",
        free: "Unlimited",
        undo_rule_hint: "Unlimited undo also rewinds the bots’ moves. The result will show that it was used.",
        closed_log: "As at a real table",
        open_log: "Open log",
        log_hint: "As at a real table: the current trick and the last one you won, and the whole deal once it’s scored. Open: every trick, at any time.",
        hints: "Hints",
        with_hints: "On request",
        without_hints: "None",
        hints_hint: "On your turn, you can ask for a hint and the reason for it. The result shows how many you were given.",
        seed: "Deal number",
        seed_hint: "The same number gives the same deal: send it to a friend and compare results.",
        bad_seed: "A deal number is a whole number from 0 to 9007199254740991.",
        new_seed: "Another deal",
        start: "Start",
        rules: "Read the rules",
        import: "Open a game from a file",
        import_hint: "A game file saved from Regalia.",
        share_setup: "Copy a link to this deal",
        more_options: "More options",
    },
    table: TableMessages {
        home: "Back to the games",
        menu: "Menu",
        rules: "Rules",
        log: "Log",
        close: "Close",
        undo: "Undo",
        redo: "Redo",
        new_game: "New game",
        same_again: "Play again",
        replay: "Replay",
        to_move: "to move",
        your_turn: |name| format!("Your turn · {name}"),
        thinking: |name| format!("{name} is thinking…"),
        waiting: |who| by!(who, name, "It’s your turn.", "It’s {name}’s turn."),
        secret_decision: "Waiting for a secret decision.",
        score_sheet: "Score sheet",
        read_tale: |tale| format!("Read the tale: {tale}"),
        tale_coming: "Loading the tale…",
        tale_missing: "The tale couldn’t be loaded. It will be here when you’re back online.",
        read_aloud: "Read aloud",
        read_no_more: "Stop reading",
        hand_over: |name| format!("Pass the device to {name}"),
        plays_again: |name| format!("{name} plays again"),
        hand_over_hint: "Nothing secret is on the screen now.",
        stays_shown: "No one else is playing on this device, so your secrets stay visible until you choose “Cover”.",
        own_phones: "Each play on your own phone",
        i_am: |name, hidden| format!("I’m {name}: show my {hidden}"),
        my_turn: |name| format!("I’m {name}: my turn"),
        your_hand: "Your hand",
        taken_back: "Undo was used.",
        timed_out: |name| format!("{name} ran out of time and made a quick move."),
        fallback: "The bots couldn’t be loaded. For now, they play at random.",
        elsewhere: "This game is being played in another tab. You’re watching.",
        play_here: "Play here",
        not_kept: "Your browser isn’t saving anything for this page. You can keep playing, but save the game as a file before you leave.",
        not_yet_kept: "Your last move isn’t saved yet: the browser is taking its time.",
        no_match: "No game in progress here.",
        unreadable: "This saved game can’t be opened.",
        save_file: "Save as a file",
        link_copied: "Link copied.",
        not_copied: "Your browser doesn’t allow copying. Select this text instead:",
        not_saved: "Your browser doesn’t allow saving files.",
        step: |at, of| {
            if at == of { format!("End ({of} moves)") } else { format!("Move {} of {of}", at + 1) }
        },
        first: "To the start",
        back: "Previous move",
        play: "Play the moves",
        pause: "Pause",
        forward: "Next move",
        last: "To the end",
        seen_by: "View as",
        everyone: "Everyone (all cards visible)",
        skip: "Skip to my turn",
        skip_all: "Skip",
        tap_to_go_on: ["Click to continue", "Tap to continue"],
        spectator: "Spectator",
        to_list: "Back",
        leave_replay: "Back to the result",
        replayed: |name, order| format!("{name}: {order}"),
        score: "Score",
        player: "Player",
        winner: "Winner",
        result: "Result",
        cover: "Cover",
        uncover: "My hand",
        see_result: "See the result",
        bg_stats: "Send to BG Stats",
        keys: "Keyboard shortcuts",
        board: "Table",
        read: "Describe the table",
        your_move: "It’s your turn.",
        row: |what, things| format!("{what}: {things}"),
        separator: "; ",
        can: |deeds| format!("Your options: {deeds}."),
        can_count: |count| {
            format!(
                "You have {count} options. The arrow keys move from piece to piece, Enter selects one and reads it, and a button then shows what it can do."
            )
        },
        bot_names: ["Random", "Squire", "Baron", "Regent"],
        unnamed: |number| format!("Player {number}"),
        you: "You",
        nothing_yet: "Nothing has happened yet.",
        nothing_since: "Nothing has happened since your last turn.",
        earlier: "Earlier turns",
        since: "Since your last turn",
        goal: "Goal and standings",
        hint: "Hint",
        hint_weighed: "Looking for a good move…",
        hint_again: |orders| format!("Hint: {orders} Press Hint again for the reason."),
        hint_chances: |chance, order| format!("Win chance: about {chance}%. The other move: {order}"),
        hint_even: |chance, order| format!("Win chance: about {chance}%. About as good: {order}"),
        hint_only: "It’s the only move you can make.",
        hint_clear: "No other move is worth considering.",
        hint_equal: |order| {
            format!("As far as you can tell, this is just as good: {order} Only luck and what is hidden will decide between them.")
        },
        hint_compared: |chance, next| match (tenths(chance), tenths(next)) {
            (one, other) if one == other => "In simulated games, it wins slightly more often than the next best move.".to_owned(),
            (one, other) => {
                format!("In simulated games, it wins about {one} out of 10, the next best move {other}.")
            }
        },
        hint_rough: "This is a rough estimate: time ran out.",
        hint_missing: "No hint available: the bots couldn’t be loaded.",
        no_hints: "Hints are off in this game.",
        hints_given: |who, count| {
            let hints = if count == 1 { "1 hint".to_owned() } else { format!("{count} hints") };
            by!(who, name, "You asked for {hints}.", "{name} asked for {hints}.")
        },
        left_out: "Some extra data in this file (hints or a review) didn’t match the game and was ignored.",
        play_it: "Play it",
        put_back: "Put it back",
        for_good: "This can’t be undone.",
        do_it: "Confirm",
    },
    lesson: LessonMessages {
        learn: "Learn",
        learn_game: |game| format!("Learn {game}"),
        offer: |game| format!("New to {game}? A lesson at the table teaches you how to play in five to eight minutes."),
        later: "Not now",
    },
    review: ReviewMessages {
        title: "Game review",
        computing: "Analysing…",
        cancel: "Stop",
        missing: "The review stopped: the bots couldn’t be loaded. Here’s what it found so far.",
        nothing: "No significant mistakes.",
        curve: "Each player’s win chance over the game, worked out as if nothing were hidden. Choose a point to go to the move it stands for.",
        percent: |chance| format!("{chance}%"),
        numbers: "Show as numbers",
        decision: "Move",
        marks: ["inaccuracy", "mistake", "blunder"],
        mistake: |n, name, mark, cost| match (name, mark) {
            (None, None) => format!("Move {n} · −{cost}%"),
            (None, Some(mark)) => format!("Move {n} · {mark} · −{cost}%"),
            (Some(name), None) => format!("Move {n} · {name} · −{cost}%"),
            (Some(name), Some(mark)) => format!("Move {n} · {name} · {mark} · −{cost}%"),
        },
        cost_hint: "Costliest moves, with the win chance each one lost. The moves of all players are numbered together, as in the replay.",
        further: |more| match more {
            1 => "1 more move".to_owned(),
            more => format!("{more} more moves"),
        },
        done: |order| format!("Played: {order}"),
        better: |order| format!("Better: {order}"),
        as_known: |who, [known, played], open| {
            let who = match who {
                Who::You => "you",
                Who::Other(name) => name,
            };
            let open = open.map(|open| format!(" Before the move, if nothing were hidden: {open}%."));
            format!(
                "Win chance, going by what {who} could know: about {known}% with the better move, {played}% with this one.{}",
                open.unwrap_or_default()
            )
        },
        compared: |better, played| match (tenths(better), tenths(played)) {
            (one, other) if one == other => "In simulated games, the better move wins slightly more often than this one.".to_owned(),
            (one, other) => format!("In simulated games, the better move wins about {one} out of 10, this one {other}."),
        },
        named_done: |name, order| format!("{name}’s move: {order}"),
        bot_why: "Why?",
        named_reason: |name, why| format!("A hint to {name} would have said: “{why}”"),
        bot_equal: |name, order| format!("As far as {name} could tell, this was just as good: {order}"),
        bot_missed: |name, played, better| format!("{name} missed it: a win chance of about {played}% instead of {better}%."),
        try_again: "Try again from here",
        back: "Back to the finished game",
        even: "Starting chance",
        own: "Own play",
        others: "Opponents’ play",
        cards: "Luck of the draw",
        ledger: "What decided the game",
        ledger_hint: "Percentage points of win chance, worked out as if nothing were hidden: the combined effect of this player’s moves, the opponents’ moves, and luck (the deal and the draws). Good moves offset bad ones. The costs listed above count only what the player could know, so the totals can differ.",
    },
    opened: OpenedMessages {
        title: "Shared game",
        about: |game, decisions| match decisions {
            0 => format!("{game}: a new deal, ready to play."),
            1 => format!("{game}: 1 move played."),
            _ => format!("{game}: {decisions} moves played."),
        },
        finished: "This game is finished.",
        watch: "Watch",
        resume: "Continue from here",
        same_deal: "Play the same deal",
        mine: "Continue your own game of this deal",
        damaged: "This link is damaged. Ask for a new one.",
        incomplete: "This link is incomplete: its end is missing. Copy all of it, or ask for a new one.",
        other_version: "This link was made under different rules or with a newer version of the page.",
        unknown_game: "This link is for a game that isn’t available here.",
        mismatch: "The moves in this link don’t add up, so it can’t be opened.",
        earlier: |done, of| {
            format!(
                "This game was played under different rules: {done} of its {of} moves are legal under the current rules. You can watch it but not continue it; your save is unchanged."
            )
        },
        load: LoadMessages {
            not_json: "This file is damaged or incomplete. Nothing was changed.",
            not_a_save: "This file isn’t a Regalia game. Nothing was changed.",
            too_large: "This file is too large to be a saved game. Nothing was changed.",
            newer: "This game was saved by a newer version of the page. Reload the page to get it.",
            unknown_game: |game| format!("This file is for a game that isn’t available here: “{game}”."),
            other_rules: "This game was played under different rules and can’t be continued.",
            table: "The seats or options in this file don’t fit the game. Nothing was changed.",
            unknown_decision: |n| format!("Move {} in this file isn’t a move in the game.", n + 1),
            illegal_decision: |n| format!("Move {} in this file is against the rules, so it can’t be opened.", n + 1),
        },
    },
    rulebook: RulebookMessages {
        fetching: "Loading the rules…",
        missing: "The rules couldn’t be loaded. They’ll be here when you’re back online.",
    },
    credits: CreditsMessages {
        title: "Credits",
        unofficial: "Regalia is an unofficial implementation, made out of love for these games, with its own text and artwork. If you enjoy a game, buy the boxed edition.",
        games: "The games",
        pictures: "The pictures",
        pictures_by: "Symbols from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, some simplified. Everything else was drawn for this page.",
        libraries: "Libraries and fonts",
        licence: "Regalia itself is under the MIT licence.",
    },
    embedded: EmbeddedMessages { wrong: |parameter, said, allowed| format!("Invalid {parameter} “{said}”. Allowed: {allowed}.") },
    crash: CrashMessages {
        title: "Something went wrong",
        kept: "An unexpected error occurred. Everything up to your last move is saved: reload the page to continue.",
        not_kept: "An unexpected error occurred. This game isn’t saved in the browser: save it as a file before you reload the page.",
        again: "It happened again in this game. Everything is saved: undo your last move and continue. The result will show that undo was used.",
        resume: "Reload and continue",
        step_back: "Undo my last move",
        report: "Report for the developers (no names or cards):",
    },
    games: about_games(),
};

macro_rules! abouts {
    ($($module:ident::$game:ident),* $(,)?) => {
        const fn about_games() -> PerGame {
            PerGame { $($module: super::$module::ABOUT),* }
        }
    };
}
crate::with_games!(abouts);
