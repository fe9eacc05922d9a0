//! The deals of the day, in English.

use crate::ui::locale::messages::days::DayMessages;

pub static DAYS: DayMessages = DayMessages {
    lede: "One deal a day, the same for everyone: about ten minutes against bots at Baron level, with a different game each day.",
    mark: |date| format!("Deal of the day, {date}"),
    deal: |number| format!("deal of the day No. {number}"),
    numbered: |number, date| format!("No. {number}, {date}"),
    today: "Today",
    yesterday: "Yesterday",
    last_year: "A year ago today",
    rivals: |count| {
        if count == 1 { "You against a Baron".to_owned() } else { format!("You against {count} Barons") }
    },
    start: "Play today’s deal",
    resume: "Continue",
    see: "See the game",
    practise: "Play for practice",
    again: "Play it again",
    counts: "Your first game is the one that counts. You can use hints and undo; your result will show them.",
    practice_only: "Only a game that begins on the day itself counts.",
    unvetted: "This deal hasn’t been checked for fairness.",
    next: "The next deal comes at midnight on this device’s clock.",
    not_yet: "This deal isn’t out yet.",
    no_deal: "There’s no deal for this date.",
    bots: |tries| format!("How bots of each level did in your seat, over {tries} games"),
    level: "Level",
    wins: "Wins",
    points: "Points",
    percent: |percent| format!("{percent}%"),
    calendar: "Calendar",
    day_of_month: |day| day.to_string(),
    months: ["Previous month", "Next month"],
    not_played: "not played",
    run: |days| format!("{days}-day streak"),
    run_ended: |days, left| match left {
        0 => format!("Your {days}-day streak has ended. Play today to start a new one."),
        1 => format!("You missed two days in seven: only the last day of your {days}-day streak still counts."),
        _ => format!("You missed two days in seven: only the last {left} days of your {days}-day streak still count."),
    },
    run_rule: "One day off in seven doesn’t break your streak.",
    going_on: "in progress",
    deleted: "played, then deleted",
    was_deleted: "You’ve deleted your official game of this deal. Now you can play it only for practice.",
    won: "won",
    gave_up: "given up",
    lost: "lost",
    shared: "shared win",
    scored: |result, own, best| format!("{result} {own}–{best}"),
    help: |hints, undone| {
        let hints = match hints {
            0 => "no hints".to_owned(),
            1 => "1 hint".to_owned(),
            _ => format!("{hints} hints"),
        };
        match undone {
            0 => hints,
            1 => format!("{hints}, 1 undo"),
            _ => format!("{hints}, {undone} undos"),
        }
    },
    stood_in: |count| match count {
        1 => "1 move left to a bot".to_owned(),
        _ => format!("{count} moves left to a bot"),
    },
    hasty: |count| match count {
        1 => "1 random or hasty bot move".to_owned(),
        _ => format!("{count} random or hasty bot moves"),
    },
    unadvised: "hints unavailable",
    legend: "✓ won · ½ shared win · ✗ lost · … in progress · − deleted · + with hints, undo, moves by a bot, or random or hasty bot moves",
    spoils: "This game was played on a deal of the day that you haven’t played yet. If you open it, you’ll see what’s in that deal.",
    open_anyway: "Open it anyway",
    compare: "Compare with friends",
    with_friends: "Challenge friends",
    in_round: |name| if name.is_empty() { "challenge".to_owned() } else { format!("challenge “{name}”") },
    share: "Copy result",
    copied: "Copied.",
    blocks: "One block for each stage of the game: █ ahead, ▄ level, ▁ behind.",
};
