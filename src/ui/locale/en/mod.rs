//! The page in English.

crate::with_games!(game_modules);

use super::messages::PerGame;
use super::{
    CrashMessages, CreditsMessages, EmbeddedMessages, GalleryMessages, HomeMessages, KeptMatch,
    Language, LessonMessages, LoadMessages, Messages, NewMatchMessages, OpenedMessages,
    ReviewMessages, RulebookMessages, SettingsMessages, TableMessages, Who,
};

/// The number of games in words.
const COUNTS: [&str; 10] =
    ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

pub const MESSAGES: Messages = Messages {
    language: Language::En,
    skip_to_content: "Skip to content",
    new_version: "A new version of the page is here. Your match is saved.",
    take_new_version: "Use it now",
    leave_new_version: "Later",
    kept_offline: "Everything is kept on this device: you can play offline.",
    not_kept_offline: "Not everything is kept on this device. To play offline, open this page once while you’re online.",
    alone_offline: "Regalia can’t be opened: you’re offline, and not everything is kept on this device. Nothing of your matches is lost.",
    costume_missing: "A part of this game’s pictures could not be fetched. It can be played as it is.",
    part_missing: "This part of the page could not be fetched. Nothing of your match is lost.",
    try_again: "Try again",
    home: HomeMessages {
        tagline: |games| format!("{} games of crowns and courts, for one table.", COUNTS[games]),
        lost: |hash| format!("There is nothing at “{hash}”. Here is everything there is."),
        facts: |seats, minutes| {
            let (least, most) = (seats.start(), seats.end());
            if least == most {
                format!("{least} players · {minutes} minutes")
            } else {
                format!("{least} to {most} players · {minutes} minutes")
            }
        },
        resume: "Resume your match",
        more: "More",
    },
    settings: SettingsMessages {
        title: "Settings",
        language: "Language",
        seeing: "To see",
        hearing: "To hear",
        hands: "For the hand",
        playing: "To play",
        print: "Text",
        hundredths: |percent| format!("{percent} %"),
        cards: "Card faces",
        cards_hint: "Large: number and picture alone, to be told apart from across a table. Large text has them too.",
        with_names: "With names",
        large_cards: "Large",
        volumes: ["Low", "Middle", "High"],
        vibration: "Shake when it is my turn",
        vibration_hint: "Where the device can.",
        keys: "What is asked, and its keys",
        keys_hint: "On a phone held upright; below, one hand reaches them.",
        keys_above: "Above the board",
        keys_below: "Below it",
        long_press: "Held down, a piece is read after",
        long_press_hint: "The i key reads at once what has the focus.",
        second_tap: "A second tap counts",
        second_tap_hint: "For a hand that shakes or a switch that bounces: a tap or key press that comes sooner is ignored, and a key held down counts once.",
        shortcuts: "Single-letter shortcuts",
        shortcuts_hint: "Turn them off if you dictate to your device. Tab, arrows, Enter and Escape always work.",
        at_once: "At once",
        after: |tenths| format!("{}.{} s", tenths / 10, tenths % 10),
        theme: "Table",
        as_system: "As my device",
        light: "Light oak",
        dark: "Dark felt",
        pace: "Pace of the bots",
        slow: "Slow",
        normal: "Normal",
        fast: "Fast",
        instant: "Instant",
        sound: "Sound",
        motion: "Motion",
        memory: "Marks on cards you have seen",
        memory_hint: "Off: remember for yourself what you looked at.",
        one_tap: "One tap plays",
        one_tap_hint: "Only cards and tiles without an effect. Off: the first tap lifts and reads, the second plays.",
        ask_first: "Ask before what cannot be taken back",
        ask_first_hint: "Whatever turns up a card or ends your turn for good has to be said twice.",
        as_suits: "As suits the game",
        hints: "Guidance",
        hints_hint: "What your hand promises, and a guided first deal.",
        on: "On",
        off: "Off",
    },
    new_match: NewMatchMessages {
        seats: "Who plays",
        seat: |number| format!("Seat {number}"),
        of_seat: |number, option| format!("{option} (seat {number})"),
        count: "Players",
        person: "Person",
        name: "Name",
        levels: ["Squire", "Baron", "Regent"],
        take_backs: "Take-backs",
        honest: "Until something was seen",
        free: "Free against bots",
        take_backs_hint: "Free take-backs reach past the bots’ moves; the match says so at the end.",
        log: "Log",
        closed_log: "As at a table",
        open_log: "Open log",
        log_hint: "As at a table: the trick under way and the last one you won; all of a deal once it is scored. Open: everything, at once and for good.",
        hints: "Hints",
        with_hints: "When asked for",
        without_hints: "None",
        hints_hint: "Whoever is to move may ask what to do, and why. The result says how often.",
        seed: "Deal number",
        seed_hint: "The same number gives the same deal: send it to a friend and compare.",
        bad_seed: "A deal number is a whole number of at most 15 digits.",
        new_seed: "Another deal",
        start: "Start",
        resume: "Resume the current game",
        kept_here: |count| format!("Games kept on this device ({count})"),
        kept_match: |date, state| {
            let date = date.unwrap_or("An earlier game");
            match state {
                KeptMatch::InProgress(0) => format!("{date}: not begun yet"),
                KeptMatch::InProgress(1) => format!("{date}: 1 move played"),
                KeptMatch::InProgress(moves) => format!("{date}: {moves} moves played"),
                KeptMatch::Finished => format!("{date}: finished"),
                KeptMatch::Unreadable => format!("{date}: can’t be opened by this version"),
            }
        },
        unreadable: "A match kept here cannot be opened by this version. It will be put aside, not deleted.",
        save_unreadable: "Save it as a file",
        rules: "Read the rules",
        import: "Open a match from a file",
        import_hint: "A file saved from a table of this house.",
        share_setup: "Copy a link to this deal",
        more_options: "More options",
    },
    table: TableMessages {
        home: "Back to the games",
        menu: "Menu",
        rules: "Rules",
        log: "What happened",
        close: "Close",
        undo: "Undo",
        redo: "Redo",
        new_game: "New match",
        same_again: "Play again",
        replay: "Replay",
        to_move: "to move",
        your_turn: |name| format!("Your turn · {name}"),
        thinking: |name| format!("{name} is thinking about the next move."),
        waiting: |name| format!("It is {name}’s turn."),
        somebody: "Somebody may do something now; only they know who.",
        score_sheet: "Score sheet",
        read_tale: |tale| format!("Read the tale: {tale}"),
        tale_coming: "Fetching the tale.",
        tale_missing: "The tale could not be fetched. It will be here when you are back online.",
        read_aloud: "Read aloud",
        read_no_more: "Stop reading",
        hand_over: |name| format!("Pass the table to {name}"),
        hand_over_hint: |name| {
            format!("Nothing of {name}’s cards is shown until they say they are here.")
        },
        i_am: |name| format!("I am {name}, show my cards"),
        your_hand: "Your hand",
        taken_back: "Played with take-backs.",
        timed_out: |name| format!("{name} ran out of time and decided in haste."),
        fallback: "The bots’ thinking could not be reached. Until it can, they decide by chance.",
        elsewhere: "This match is being played in another tab. You are watching.",
        play_here: "Play on here",
        not_kept: "Your browser keeps nothing for this page. The match goes on, but save it as a file before you leave.",
        not_yet_kept: "Your last move is not saved yet: the browser is taking its time.",
        no_match: "There is no match under way here yet.",
        unreadable: "The match kept here cannot be opened.",
        save_file: "Save as a file",
        copy_link: "Copy a link",
        link_copied: "The link is in your clipboard.",
        not_copied: "The browser does not let us copy. Here is the link:",
        not_saved: "The browser does not let us save a file.",
        seed: |seed| format!("Deal number {seed}"),
        share: "Save or share",
        step: |at, of| format!("Move {at} of {of}"),
        first: "To the start",
        back: "One move back",
        forward: "One move on",
        last: "To the end",
        seen_by: "Seen by",
        everybody: "Everybody",
        leave_replay: "Back to the result",
        score: "Score",
        player: "Player",
        winner: "Winner",
        result: "Result",
        keys: "Keys",
        keys_list: &[
            ("Tab, Enter", "go to a card, choose it"),
            ("← →", "next or previous card"),
            ("Space", "go on with what happens"),
            ("Esc", "leave out the rest of it"),
            ("P", "see the last round again"),
            ("H", "a hint, and once more why"),
            ("U", "undo"),
            ("Y", "redo"),
            ("R", "the rules"),
            ("L", "what happened"),
            ("S", "the table, read out"),
            ("Shift S", "what happened since your last turn, read out"),
            ("M", "the menu"),
            ("I", "a card’s full text"),
        ],
        board: "The table",
        read: "Read the table",
        your_move: "It is your turn.",
        row: |what, things| format!("{what}: {things}"),
        can: |deeds| format!("Possible now: {deeds}."),
        can_count: |count| {
            format!(
                "{count} things are possible now. The left and right arrows go from piece to piece, Enter takes one up and reads it, and a key then says what it can do."
            )
        },
        bot_names: ["Random", "Squire", "Baron", "Regent"],
        nobody: |number| format!("Player {number}"),
        you: "You",
        nothing_yet: "Nothing has happened yet.",
        earlier: "Earlier turns",
        since: "Since your last turn",
        goal: "What wins, and how far",
        hint: "Hint",
        hint_weighed: "Weighing what you could do…",
        hint_again: |what, touched| match what {
            Some(what) => {
                format!("Marked on the table, it would read: “{what}” Ask once more to hear why.")
            }
            None => format!("Marked on the table: {touched}. Ask once more to hear why."),
        },
        hint_chances: |chance, next, what| match what {
            Some(what) => {
                format!("It wins about {chance} in 100. Next best, about {next} in 100: “{what}”")
            }
            None => format!("It wins about {chance} in 100; the next best about {next}."),
        },
        hint_even: |chance, what| match what {
            Some(what) => {
                format!("It wins about {chance} in 100. As good, as far as can be told: “{what}”")
            }
            None => {
                format!("It wins about {chance} in 100. Another is as good, as far as can be told.")
            }
        },
        hint_chance: |chance| format!("It wins about {chance} in 100."),
        hint_rough: "This is a rough estimate: time ran out.",
        hint_missing: "No hint can be had: the bots’ thinking cannot be reached.",
        no_hints: "This table agreed to play without hints.",
        hints_given: |who, count| {
            let hints = if count == 1 { "1 hint".to_owned() } else { format!("{count} hints") };
            match who {
                Who::You => format!("You asked for {hints}."),
                Who::Other(name) => format!("{name} asked for {hints}."),
            }
        },
        left_out: "Some of what this file says beside its match (hints, a review) does not fit it and was left out.",
        play_it: "Play it",
        put_back: "Put it back",
        for_good: "This cannot be taken back.",
        do_it: "Do it",
    },
    lesson: LessonMessages {
        learn: "Learn",
        learn_game: |game| format!("Learn {game}"),
        offer: |game| {
            format!(
                "New to {game}? A lesson at the table shows you how it is played, in five to eight minutes."
            )
        },
        later: "Not now",
        missing: "The lesson could not be fetched. Without a network it is only there once it has been opened.",
        go_on: "Go on",
        of: |(nth, all)| format!("{nth}/{all}"),
        otherwise: |told| match told {
            Some(told) => format!(
                "You may do that too: “{told}” This lesson goes another way: try what is marked."
            ),
            None => {
                "You may do that too. This lesson goes another way: try what is marked.".to_owned()
            }
        },
        play_on: "Play on",
        again: "From the start",
    },
    review: ReviewMessages {
        title: "Where it turned",
        computing: "Looking back, move by move…",
        cancel: "Stop",
        missing: "The review could not go on: the bots’ thinking cannot be reached. What it has found so far stands here.",
        nothing: "No move here cost anything to speak of.",
        curve: "Everybody’s chances of winning over the match, all cards open. A tap goes there.",
        numbers: "The curve in numbers",
        decision: "Moves",
        marks: ["slip", "mistake", "blunder"],
        finding: |n, name, mark, cost| match (name, mark) {
            (None, None) => format!("Move {n} · −{cost}"),
            (None, Some(mark)) => format!("Move {n} · {mark} · −{cost}"),
            (Some(name), None) => format!("Move {n} · {name} · −{cost}"),
            (Some(name), Some(mark)) => format!("Move {n} · {name} · {mark} · −{cost}"),
        },
        cost_hint: "The dearest moves, and how many of 100 such matches each gave away.",
        further: |more| match more {
            1 => "One more".to_owned(),
            more => format!("{more} more"),
        },
        done: |told| format!("Played: “{told}”"),
        done_quietly: "Played: nothing that the table tells of, such as doing without.",
        better: |told| format!("Better would have been: “{told}”"),
        better_marked: "Better would have been what is marked on the table.",
        as_known: |known, played, open| {
            format!(
                "From what could be known there, that won about {known} in 100, what was played about {played}. With all cards open the chances stood at {open} in 100, which nobody in that place could see."
            )
        },
        try_again: "Try again from here",
        back: "Back to the finished match",
        even: "Even start",
        own: "Own moves",
        others: "Moves of the others",
        cards: "The cards",
        brought: "Came to",
        ledger: "What moved the chances",
        ledger_hint: "In hundredths of the match, from how it stood with all cards open: what each one’s own moves did to their chances, what the others’ did, and what the deal and the draw did.",
    },
    opened: OpenedMessages {
        title: "A match in a link",
        about: |game, decisions| {
            if decisions == 0 {
                format!("{game}: a deal, ready to be played.")
            } else {
                format!("{game}, {decisions} moves played.")
            }
        },
        finished: "It has been played to the end.",
        watch: "Watch it",
        resume: "Play on from here",
        same_deal: "Play the same deal",
        mine: "Continue your own game of this deal",
        damaged: "This link is damaged. Ask for it again.",
        incomplete: "This link is incomplete: its end is missing. Ask for it again, or copy all of it.",
        other_version: "This link was made with other rules or a newer version of the page.",
        unknown_game: "This link is for a game that is not on this shelf.",
        mismatch: "The moves in this link do not lead where it says, so it is not opened.",
        earlier: |done, of| {
            format!(
                "Played with other rules: {done} of its {of} moves go by today’s. It can be looked at, not played on; what is saved stays as it is."
            )
        },
        look: "Look at it",
        load: LoadMessages {
            not_json: "This file is damaged or cut off. Nothing was changed.",
            not_a_save: "This file is not a match of this house. Nothing was changed.",
            too_large: "This file is too large to be a match. Nothing was changed.",
            newer: "This match was saved by a newer version of the page. Reload to get it.",
            unknown_game: |game| format!("This match is of “{game}”, which is not on this shelf."),
            other_rules: "This match was played with other rules than today’s and cannot go on.",
            table: "The seats or options in this file do not fit its game. Nothing was changed.",
            unknown_decision: |n| format!("Move {} of this file is not a move of its game.", n + 1),
            illegal_decision: |n| {
                format!("Move {} of this file is against the rules, so it is not opened.", n + 1)
            },
        },
    },
    rulebook: RulebookMessages {
        fetching: "Fetching the rulebook.",
        missing: "The rulebook could not be fetched. It will be here when you are back online.",
    },
    credits: CreditsMessages {
        title: "Credits",
        unofficial: "Regalia is an unofficial implementation, made for love of these games, in its own words and pictures. If you like one of them, buy the box.",
        games: "The games",
        pictures: "The pictures",
        pictures_by: "Symbols from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, some simplified. Everything else was drawn for this page.",
        libraries: "Libraries and faces",
        licence: "Regalia itself is under the MIT licence.",
    },
    gallery: GalleryMessages {
        title: "Gallery",
        about: "Every piece in every state, by day and by night: the wardrobe that all games are dressed from.",
        cards: "Cards",
        face: "Face",
        back: "Back",
        lit: "Lit: can be played",
        chosen: "Chosen",
        dimmed: "Dimmed: not now",
        known: "Known: you saw this",
        hand: "A hand",
        long_hand: "A long hand",
        row: "A row of slots",
        pile: "A pile of 12",
        tiles: "Tiles",
        slot: "An empty slot",
        castle: "Castle",
        tokens: "Tokens and coins",
        coins: |amount| if amount == 1 { "1 coin".to_owned() } else { format!("{amount} coins") },
        seats: "Seats and scores",
        numbers: "Numbers",
        less: "One less",
        more: "One more",
        notes: "Notes and dialogs",
        dialog: "Open a dialog",
        moved: "Move a card",
        sheet: ["Quest", "Bonuses", "Total"],
    },
    embedded: EmbeddedMessages {
        wrong: |parameter, said, allowed| {
            format!("This table was asked for with {parameter} “{said}”; it may be {allowed}.")
        },
    },
    crash: CrashMessages {
        title: "The page has stumbled",
        kept: "Something went wrong that should not have. Everything up to your last move is saved: load the page again and go on.",
        not_kept: "Something went wrong that should not have. This match is not saved in the browser: save it as a file before you load the page again.",
        again: "It has happened again in this match. Everything is saved: go on from before your last move, and decide otherwise if you like; the match says at the end that something was taken back.",
        resume: "Load the page and go on",
        step_back: "Go on from before my last move",
        save_file: "Save the match as a file",
        report: "A report for those who build this page, without names or cards:",
    },
    games: game_words(),
};

macro_rules! words_of_games {
    ($($module:ident::$game:ident),* $(,)?) => {
        const fn game_words() -> PerGame {
            PerGame { $($module: $module::MESSAGES),* }
        }
    };
}
crate::with_games!(words_of_games);
