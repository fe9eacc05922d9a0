//! The Penniless King in English.

use crate::games::penniless_king::{
    Ending, Gain, Line, Neighbourhood, Plot, Refusal, RenownPlace, Rogue, Source, Step, Wrath,
};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::locale::{About, Who};

/// The neighbourhoods.
const ZONES: [&str; 5] =
    ["La Grande Cour", "Le Châtelet", "Les Halles", "Rue de l’Égyptienne", "La Taverne"];

/// The neighbourhoods with a preposition.
const AT: [&str; 5] = [
    "in the Grande Cour",
    "at the Châtelet",
    "in Les Halles",
    "in the Rue de l’Égyptienne",
    "at the Taverne",
];

/// The Rogues: name and effect.
const ROGUES: [(&str, &str); Rogue::ALL.len()] = [
    ("Henchman", "Strength 1."),
    ("Right-Hand", "Strength 2. Waits on line 3 of the Renown Square."),
    (
        "Beggar",
        "Strength 0. The winner gives you a coin; only the Beggar closest to the symbol is paid.",
    ),
    ("Brute", "Strength 2."),
    ("Pickpocket", "Strength 0. If you win: 2 coins."),
    ("Defrocked Priest", "Strength 0. If you win: draw a Plot card."),
    ("Soothsayer", "Strength 0. If you do not win: 1 coin and a Plot card."),
    ("Swordsman", "Strength 0, or 3 if you pay 2 coins."),
    (
        "Courtesan",
        "Strength 0. If you win, your Renown token may go to any other neighbourhood instead.",
    ),
];

/// The Rogues with their article.
const A_ROGUE: [&str; Rogue::ALL.len()] = [
    "a Henchman",
    "a Right-Hand",
    "a Beggar",
    "a Brute",
    "a Pickpocket",
    "a Defrocked Priest",
    "a Soothsayer",
    "a Swordsman",
    "a Courtesan",
];

/// The Plot cards: name and effect.
const PLOTS: [(&str, &str); Plot::ALL.len()] = [
    ("Strength", "Draw a Rogue from the bag; drop it or one of yours at home."),
    ("The Empress", "Move one of your Renown tokens to a neighbourhood nobody controls."),
    ("Judgment", "A coin from each player with more Renown in play than you."),
    ("Wheel of Fortune", "Take 2 coins."),
    ("The Hanged Man", "Send an opponent’s Rogue on the map home."),
    ("The Hermit", "Take one of your Rogues on the map back home."),
    ("The Chariot", "The King moves 1 or 2 spaces; not if he has met Wrath this turn."),
    ("The Lovers", "Two Rogues on the map change places."),
    ("The Moon", "Look at up to two face-down Rogues."),
    ("Justice", "+1 to your total in one Standoff this turn. Name where."),
    ("The Devil", "A coin from each opponent who controls a neighbourhood."),
    ("The Tower", "A Standoff this turn also where two players stand. Name where."),
];

/// The gains of the Renown Square's lines.
const LINES: [&str; 5] = ["1 Plot", "King 2", "Right-Hand", "2 Plots", "King 3"];

fn at(zone: Neighbourhood) -> &'static str {
    AT[zone.index()]
}

fn zone(zone: Neighbourhood) -> &'static str {
    ZONES[zone.index()]
}

fn a(rogue: Rogue) -> &'static str {
    A_ROGUE[rogue as usize]
}

/// Describes the strength that a face-up Rogue adds.
fn strength(rogue: Rogue) -> String {
    match rogue {
        Rogue::Swordsman => "strength 0, or 3 if paid".to_owned(),
        rogue => format!("strength {}", rogue.strength()),
    }
}

fn plot(plot: Plot) -> &'static str {
    PLOTS[plot as usize].0
}

fn coins(count: usize) -> String {
    if count == 1 { "1 coin".to_owned() } else { format!("{count} coins") }
}

fn cards(count: usize) -> String {
    if count == 1 { "1 Plot card".to_owned() } else { format!("{count} Plot cards") }
}

/// Lists players with a number each, separated by commas.
fn standing<N: std::fmt::Display + Copy>(all: &[(Who, N)]) -> String {
    let one = |&(who, number): &(Who, N)| match who {
        Who::You => format!("you: {number}"),
        Who::Other(name) => format!("{name}: {number}"),
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Lists the totals and their players, separated by commas.
fn totals(all: &[(Who, u8)]) -> String {
    let one = |&(who, sum): &(Who, u8)| match who {
        Who::You => format!("{sum} (you)"),
        Who::Other(name) => format!("{sum} ({name})"),
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Lists players by name, separated by commas.
fn people(all: &[Who]) -> String {
    let one = |who: &Who| match *who {
        Who::You => "you".to_owned(),
        Who::Other(name) => name.to_owned(),
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Returns a line's gain, in a sentence.
fn bonus(line: Line) -> &'static str {
    [
        "draw a Plot card",
        "the King moves 2 spaces",
        "your Right-Hand comes to you",
        "draw 2 Plot cards",
        "the King moves 3 spaces",
    ][line.index()]
}

fn gain(gain: Gain) -> String {
    match gain {
        Gain::Coins(count) => coins(count.into()),
        Gain::Plot => "1 Plot card".to_owned(),
        Gain::King(1) => "King 1 space".to_owned(),
        Gain::King(spaces) => format!("King {spaces} spaces"),
    }
}

/// Returns the reason why coins moved.
fn source(source: Source) -> &'static str {
    match source {
        Source::Spot => "the spot",
        Source::Action => "the action",
        Source::Control => "control of the neighbourhood",
        Source::Toll(_) => "the toll",
        Source::Plot(card) => plot(card),
        Source::Rogue(kind) => ROGUES[kind as usize].0,
    }
}

/// Lists Rogues by name, separated by commas.
fn list(rogues: &[Rogue]) -> String {
    let names: Vec<_> = rogues.iter().map(|&rogue| ROGUES[rogue as usize].0).collect();
    names.join(", ")
}

/// Lists the Rogues that a face-down one may be; in one word if it may be any that the bag has
/// held.
fn may_be(rogues: &[Rogue]) -> String {
    let (mut bag, mut names): (Vec<Rogue>, Vec<Rogue>) =
        rogues.iter().copied().partition(|rogue| rogue.is_from_bag());
    if bag.len() == Rogue::IN_BAG.len() {
        return format!("May be: {}, one from the bag", list(&names));
    }
    names.append(&mut bag);
    format!("May be: {}", list(&names))
}

/// Names a Rogue, with the number if there are several.
fn some((count, rogue): (usize, Rogue)) -> String {
    let name = ROGUES[rogue as usize].0;
    if count > 1 { format!("{name} ({count})") } else { name.to_owned() }
}

/// Lists Plot cards by name, separated by commas.
fn plots(cards: &[Plot]) -> String {
    let names: Vec<_> = cards.iter().map(|&card| plot(card)).collect();
    names.join(", ")
}

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "The Penniless King",
        line: "Beggars, bluff and brawls in the streets of old Paris.",
        minutes: 45,
        makers: "La Cour des Miracles, designed by Vincent Brugeas and Guilhem Gautrand. Art by Ronan Toulhoat. Developed by Team Kaedama. Published by Lumberjacks Studio.",
        people: ["Agnès", "Colin", "Guyot", "Isabeau", "Jehan", "Margot", "Perrot", "Thomine"],
        levels: [
            "Sees only this turn: it takes face-down Rogues for any, overlooks the King’s way, hoards Plots up to four.",
            "Works out which Rogue may hide where and weighs Standoffs to come; it thinks no further than its own move.",
            "Plays three rounds on, up to 600 times, with Rogues where they may hide; it reads nothing into a bluff.",
        ],
        options: &[],
    },
    zones: ZONES,
    actions: [
        "Action: take 2 coins.",
        "Action: draw a Plot card.",
        "Action: pay the toll of a line of the Renown Square, place a Renown token there and take its bonus.",
        "Action: move another face-down Rogue, anybody’s, to a free spot, which gives nothing.",
        "Action: draw a Rogue from the bag; drop it or one of yours at home into the Seine.",
    ],
    rogues: ROGUES,
    plots: PLOTS,
    lines: LINES,
    guilds: [
        "Malingreux (rat)",
        "Marfaux (rooster)",
        "Millards (raven)",
        "Narquois (dog)",
        "Orphelins (cat)",
    ],

    map: "The map of Paris",
    square: "Renown Square",
    square_text: "Renown Square. With the action of Les Halles you pay the toll of a line, place a Renown token there and take its bonus.",
    line_text: |line, on_it, coins| {
        let (number, toll, gives) = (line.index() + 1, line.toll(), bonus(line));
        let there = match on_it {
            [] => String::new(),
            there => format!(" On it: {}.", people(there)),
        };
        let coins = match coins {
            Some(coins) if coins < toll => {
                format!(" You have {coins}: {} short.", toll - coins)
            }
            _ => String::new(),
        };
        format!(
            "Line {number} of the Renown Square: pay {toll} coins in Les Halles, place Renown, {gives}.{there}{coins}"
        )
    },
    spot: |spot, on_it| {
        let (zone, number) = (zone(spot.neighbourhood()), spot.distance() + 1);
        format!("{zone}, spot {number} ({}): {on_it}", gain(spot.gain()))
    },
    gain,
    a_rogue: |owner| format!("a Rogue of {owner}"),
    known_rogue: |owner, rogue| match owner {
        Who::You => format!("your {}", ROGUES[rogue as usize].0),
        Who::Other(name) => format!("{} of {name}", ROGUES[rogue as usize].0),
    },
    may_be,
    nobody: "free",
    free_spot: |gives| format!("free ({})", gain(gives)),
    controlled: |who| match who {
        Who::You => "You control it: 1 coin for you whenever its action is used.".to_owned(),
        Who::Other(name) => {
            format!("{name} controls it: 1 coin for them whenever its action is used.")
        }
    },
    uncontrolled: "Nobody controls it.",
    would_win: |who| match who {
        Who::You => "As far as you know, you would win here.".to_owned(),
        Who::Other(name) => format!("As far as you know, {name} would win here."),
    },
    open: "Who would win here is open.",
    leads: "leads",
    total: |who, sum, more, won| match (who, more, won) {
        (Who::You, _, true) => format!("You win with {sum}."),
        (Who::Other(name), _, true) => format!("{name} wins with {sum}."),
        (Who::You, true, _) => format!("You: {sum} so far."),
        (Who::Other(name), true, _) => format!("{name}: {sum} so far."),
        (Who::You, ..) => format!("You: {sum}."),
        (Who::Other(name), ..) => format!("{name}: {sum}."),
    },
    third: "A third Rogue here calls a Standoff at the end of the turn",
    then_spot: "Now choose a free spot.",
    then_other: "Now choose the other Rogue.",
    first_rogue: "Choose a Rogue first.",
    drop_it: "Drop it into the Seine",
    discard_it: "Discard it",
    play_it: "Play it",
    swap_them: "Swap the two",
    place_here: |rogue| match rogue {
        Some(rogue) => format!("Place {} here", ROGUES[rogue as usize].0),
        None => "Move it here".to_owned(),
    },
    choose: |step| match step {
        Step::HangedMan => "Send it home",
        Step::Hermit => "Take it home",
        Step::Moon(..) => "Look at it",
        Step::Lovers(_) => "Swap the two",
        _ => "Choose it",
    },
    name_here: |step| match step {
        Step::EmpressFrom => "Move this token",
        Step::EmpressTo(_) => "Move it here",
        Step::Tower => "A Standoff here",
        Step::Wrath => "Strike here",
        Step::Order => "This one first",
        Step::Courtesan => "Renown here",
        _ => "Name it",
    },
    pay_toll: |toll| format!("Pay {toll} coins"),
    move_token: "Move this token",
    plot_idle: "Now it could change nothing.",
    plot_takes: |count| format!("Now: {}.", coins(count.into())),
    space: |space, wrath, last| match (wrath, last) {
        (Some(Wrath::In(at)), _) => format!(
            "Space {space}: the King stops, and his Wrath calls a Standoff {}.",
            AT[at.index()]
        ),
        (Some(Wrath::Choice), _) => format!(
            "Space {space}: the King stops, and his Wrath calls a Standoff where the player says."
        ),
        (None, true) => {
            format!("Space {space}, the last: here the game ends, and the most Renown wins.")
        }
        (None, false) => format!("Space {space} of the King’s path."),
    },
    king: |space, last| format!("King {space}/{last}"),
    no_wrath_ahead: "No Wrath is left on his way.",
    goal: |all, king, last| {
        let (first, others) = all.split_first().expect("somebody plays");
        let rest =
            if others.is_empty() { String::new() } else { format!(" · {}", standing(others)) };
        match *first {
            (Who::You, 5) => {
                format!("You: Renown 5 of 6, one more wins · King {king}/{last}{rest}")
            }
            (Who::Other(name), 5) => {
                format!("{name}: Renown 5 of 6, one more wins · King {king}/{last}{rest}")
            }
            _ => format!("6 Renown win · King {king}/{last} · {}", standing(all)),
        }
    },
    king_at: |space, last| format!("The Penniless King is on space {space} of {last}."),
    wrath_ahead: |space, wrath| match wrath {
        Wrath::In(at) => format!("Next Wrath, space {space}: {}", zone(at)),
        Wrath::Choice => format!("Next Wrath, space {space}: where the player says"),
    },
    coins,
    renown: |here, all| format!("{here} of {all} Renown in play"),
    cards,
    at_home: |count| match count {
        1 => "1 Rogue at home".to_owned(),
        _ => format!("{count} Rogues at home"),
    },
    note: |known, unknown, sunk| {
        let mut parts: Vec<String> = known.iter().map(|&known| some(known)).collect();
        if unknown > 0 {
            parts.push(format!("{unknown} from the bag"));
        }
        if sunk > 0 {
            parts.push(format!("{sunk} of them all in the Seine"));
        }
        format!("You know of: {}", parts.join(", "))
    },
    from_bag: |count| format!("+{count} bag"),
    sunk: |count| format!("{count} sunk"),
    home: "Your Rogues at home",
    hand: "Your Plot cards",
    drawn: "Just drawn",
    fought: "The last Standoffs",
    won_last: |winner| format!("{winner} won here."),
    hidden: "kept hidden",
    justice: "Justice +1",

    prompt: |step, plot| match step {
        Step::Place if plot => "Choose a Rogue to place, or play a Plot card.",
        Step::Place => "Choose a Rogue to place.",
        Step::Spot(_) => "Choose a free spot for your Rogue.",
        Step::Act | Step::End if plot => "Play a Plot card, or end your turn.",
        Step::Act | Step::End => "End your turn.",
        Step::Move(_) => "Choose the free spot where the Rogue goes.",
        Step::Exchange => "Choose the Rogue that goes into the Seine.",
        Step::Discard(_) => "Four Plot cards are the limit: discard one.",
        Step::EmpressFrom => "The Empress: choose a Renown token of yours.",
        Step::EmpressTo(_) => "The Empress: where does the token go?",
        Step::HangedMan => "The Hanged Man: choose the Rogue that goes home.",
        Step::Hermit => "The Hermit: choose the Rogue that comes home.",
        Step::Chariot => "The Chariot: how far does the King move?",
        Step::Lovers(None) => "The Lovers: choose the first Rogue.",
        Step::Lovers(_) => "The Lovers: with whom does it change places?",
        Step::Moon(..) => "The Moon: choose a Rogue to look at.",
        Step::Justice => "Justice: name the neighbourhood.",
        Step::Tower => "The Tower: name the neighbourhood.",
        Step::Wrath => "The King’s Wrath: where does it strike?",
        Step::Order => "Several Standoffs: which is next?",
        Step::Lone => "Your Rogue stands alone and wins. Turn it up?",
        Step::Pay(_) => "Pay your Swordsman 2 coins for strength 3?",
        Step::Courtesan => "Your Courtesan: where does the Renown token go?",
        Step::Over(_) => "The game is over.",
    },
    prompt_act: [
        "Take 2 coins, or end your turn.",
        "Draw a Plot card, or end your turn.",
        "Pay the toll of a line of the Renown Square, or end your turn.",
        "Choose another Rogue to move, or end your turn.",
        "Draw a Rogue from the bag, or end your turn.",
    ],
    cannot_act: [
        "",
        "",
        "You can pay no toll here. ",
        "No other Rogue can be moved. ",
        "No Rogue can be exchanged. ",
    ],
    act: ["Take 2 coins", "Draw a Plot card", "Pay the toll", "Move a Rogue", "Draw a Rogue"],
    end_turn: "End the turn",
    no_more: "Enough seen",
    king_moves: |spaces| match spaces {
        1 => "1 space".to_owned(),
        _ => format!("{spaces} spaces"),
    },
    show: "Turn it up",
    hide: "Keep it hidden",
    pay: "Pay 2 coins",
    refuse: "Do not pay",

    placed: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You placed {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("You placed a Rogue {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} placed a Rogue {}.", at(zone)),
    },
    earned: |who, count, why| match who {
        Who::You => format!("You took {} ({}).", coins(count.into()), source(why)),
        Who::Other(name) => format!("{name} took {} ({}).", coins(count.into()), source(why)),
    },
    paid: |who, count, why| match who {
        Who::You => format!("You paid {} ({}).", coins(count.into()), source(why)),
        Who::Other(name) => format!("{name} paid {} ({}).", coins(count.into()), source(why)),
    },
    gave: |who, to, why| match (who, to) {
        (Who::Other(name), Who::Other(to)) => {
            format!("{name} gave {to} a coin ({}).", source(why))
        }
        (Who::Other(name), Who::You) => format!("{name} gave you a coin ({}).", source(why)),
        (Who::You, Who::Other(to)) => format!("You gave {to} a coin ({}).", source(why)),
        (Who::You, Who::You) => format!("You kept your coin ({}).", source(why)),
    },
    drew: |who, count, drawn, why| match (who, drawn) {
        (Who::You, Some(drawn)) => format!("You drew {} ({}).", plots(drawn), source(why)),
        (Who::You, None) => format!("You drew {} ({}).", cards(count.into()), source(why)),
        (Who::Other(name), _) => {
            format!("{name} drew {} ({}).", cards(count.into()), source(why))
        }
    },
    reshuffled: "The discarded Plot cards were shuffled into a new pile.",
    discarded: |who, card| match who {
        Who::You => format!("You discarded {}.", plot(card)),
        Who::Other(name) => format!("{name} discarded {}.", plot(card)),
    },
    played: |who, card| match who {
        Who::You => format!("You played {}.", plot(card)),
        Who::Other(name) => format!("{name} played {}.", plot(card)),
    },
    idle: |who, card| match who {
        Who::You => format!("You played {}, which could change nothing.", plot(card)),
        Who::Other(name) => format!("{name} played {}, which could change nothing.", plot(card)),
    },
    named: |who, named| match who {
        Who::You => format!("You named {}.", zone(named)),
        Who::Other(name) => format!("{name} named {}.", zone(named)),
    },
    king_moved: |space, wrath| match wrath {
        None => format!("The King moved to space {space}."),
        Some(Wrath::In(struck)) => {
            format!("The King met Wrath on space {space}: it strikes {}.", at(struck))
        }
        Some(Wrath::Choice) => {
            format!("The King met Wrath on space {space}: it strikes where the player says.")
        }
    },
    acted: |who, used| match who {
        Who::You => format!("You used the action of {}.", zone(used)),
        Who::Other(name) => format!("{name} used the action of {}.", zone(used)),
    },
    right_hand: |who| match who {
        Who::You => "Your Right-Hand came to you.".to_owned(),
        Who::Other(name) => format!("{name}’s Right-Hand came to them."),
    },
    moved: |who, owner, to| match (who, owner) {
        (Who::You, Who::You) => format!("You moved a Rogue of yours: it is {} now.", at(to)),
        (Who::You, Who::Other(owner)) => {
            format!("You moved a Rogue of {owner}: it is {} now.", at(to))
        }
        (Who::Other(name), Who::You) => {
            format!("{name} moved a Rogue of yours: it is {} now.", at(to))
        }
        (Who::Other(name), Who::Other(owner)) => {
            format!("{name} moved a Rogue of {owner}: it is {} now.", at(to))
        }
    },
    swapped: |who| match who {
        Who::You => "You let two Rogues change places.".to_owned(),
        Who::Other(name) => format!("{name} let two Rogues change places."),
    },
    drew_rogue: |who, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You drew {} from the bag.", a(rogue)),
        (Who::You, None) => "You drew a Rogue from the bag.".to_owned(),
        (Who::Other(name), _) => format!("{name} drew a Rogue from the bag."),
    },
    dropped: |who, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You dropped {} into the Seine.", a(rogue)),
        (Who::You, None) => "You dropped a Rogue into the Seine.".to_owned(),
        (Who::Other(name), _) => format!("{name} dropped a Rogue into the Seine."),
    },
    went_home: |who, from| match who {
        Who::You => format!("Your Rogue {} went home.", at(from)),
        Who::Other(name) => format!("The Rogue of {name} {} went home.", at(from)),
    },
    looked: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You looked: {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("You looked at a Rogue {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} looked at a Rogue {}.", at(zone)),
    },
    wrath_named: |who, named| match who {
        Who::You => format!("You named {} for the Wrath.", zone(named)),
        Who::Other(name) => format!("{name} named {} for the Wrath.", zone(named)),
    },
    standoff: |zone| format!("Standoff {}!", at(zone)),
    turned: |who, rogue| match who {
        Who::You => format!("You turned up {} ({}).", a(rogue), strength(rogue)),
        Who::Other(name) => format!("{name} turned up {} ({}).", a(rogue), strength(rogue)),
    },
    kept_hidden: |who| match who {
        Who::You => "Your Rogue stayed hidden.".to_owned(),
        Who::Other(name) => format!("The Rogue of {name} stayed hidden."),
    },
    won: |who, zone, total, others, tied| {
        let against = match others {
            [] => String::new(),
            others => format!(" against {}", totals(others)),
        };
        let why = if tied { ": of equals, the closest to the symbol wins" } else { "" };
        match (who, total) {
            (Who::You, Some(total)) => format!("You won {} with {total}{against}{why}.", at(zone)),
            (Who::You, None) => format!("You won {}.", at(zone)),
            (Who::Other(name), Some(total)) => {
                format!("{name} won {} with {total}{against}{why}.", at(zone))
            }
            (Who::Other(name), None) => format!("{name} won {}.", at(zone)),
        }
    },
    standoff_over: |zone| format!("Everybody {} went home.", at(zone)),
    renown_placed: |who, place, former| match (who, place, former) {
        (Who::You, RenownPlace::On(line), _) => {
            format!("You placed Renown on line {}.", line.index() + 1)
        }
        (Who::Other(name), RenownPlace::On(line), _) => {
            format!("{name} placed Renown on line {}.", line.index() + 1)
        }
        (Who::You, RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("You placed Renown {}; {former} lost control.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::You)) => {
            format!("{name} placed Renown {}; you lost control.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("{name} placed Renown {}; {former} lost control.", at(zone))
        }
        (Who::You, RenownPlace::In(zone), _) => format!("You placed Renown {}.", at(zone)),
        (Who::Other(name), RenownPlace::In(zone), None) => {
            format!("{name} placed Renown {}.", at(zone))
        }
    },
    renown_moved: |who, to| match who {
        Who::You => format!("Your Empress moved a token: it is {} now.", at(to)),
        Who::Other(name) => format!("{name}’s Empress moved a token: it is {} now.", at(to)),
    },
    sixth: |who| match who {
        Who::You => "That is your sixth Renown token.".to_owned(),
        Who::Other(name) => format!("That is {name}’s sixth Renown token."),
    },
    king_arrived: "The King has reached the end of his path: the game is over.",
    time_over: "Sixty turns each: the game is over.",
    score: ["Neighbourhoods", "Renown in play"],
    victory: |who, ending| match (who, ending) {
        (Who::You, Ending::Renown(_)) => {
            "Your sixth Renown token lies: you rule the Court of Miracles.".to_owned()
        }
        (Who::You, Ending::King) => {
            "The King has arrived, and nobody has more Renown: you win.".to_owned()
        }
        (Who::You, Ending::Time) => {
            "Sixty turns each: you have the most Renown and win.".to_owned()
        }
        (Who::Other(name), Ending::Renown(_)) => {
            format!("{name} placed the sixth Renown token and wins.")
        }
        (Who::Other(name), Ending::King) => {
            format!("The King has arrived, and {name} has the most Renown.")
        }
        (Who::Other(name), Ending::Time) => {
            format!("Sixty turns each: {name} has the most Renown.")
        }
    },
    shared: |names| format!("Equal in all: the win is shared by {}.", names.join(", ")),
    refusal: |refusal| match refusal {
        Refusal::Over | Refusal::AnotherStep(_) => "The game is over.",
        Refusal::NotAtHome(_) => "No such Rogue of yours is at home.",
        Refusal::SomebodyAtHome => "A Rogue on the map moves only when none is at home.",
        Refusal::Nobody => "Nobody stands there.",
        Refusal::NotYours => "This Rogue is not yours.",
        Refusal::Yours => "This Rogue is your own.",
        Refusal::JustPlaced => "The Rogue just placed stays where it is: choose another.",
        Refusal::Chosen => "This one has been chosen already.",
        Refusal::Taken(_) => "The spot is taken.",
        Refusal::NoAction => "The action cannot be used so.",
        Refusal::LineHeld(_) => "A token of yours lies on this line already.",
        Refusal::TooPoor(_) => "You have not enough coins for this toll.",
        Refusal::NoToken => "No Renown token of yours lies there.",
        Refusal::Controlled => "Somebody controls this neighbourhood.",
        Refusal::YoursAlready => "You control this neighbourhood already.",
        Refusal::TooFew => "Rogues of two players must be there.",
        Refusal::Empty => "Nobody’s Rogue is there.",
        Refusal::NoStandoff => "No Standoff is to come there.",
        Refusal::NotInHand(_) => "You hold no such card.",
        Refusal::Plotted => "One Plot card a turn, and you have played it.",
        Refusal::TooFar => "The Chariot does not go so far.",
    },
};
