//! The Penniless King in English.

use super::{both, listed};
use crate::bots::penniless_king::{Prospect, Reason};
use crate::games::penniless_king::{
    Action, Ending, Gain, Line, Neighbourhood, Plot, Refusal, RenownPlace, Rogue, Source, Spot, Step, Wrath,
};
use crate::ui::locale::messages::penniless_king::{Deed, Feat, GameMessages};
use crate::ui::locale::{About, Who};

/// The neighbourhoods.
const ZONES: [&str; 5] = ["La Grande Cour", "Le Châtelet", "Les Halles", "Rue de l’Égyptienne", "La Taverne"];

/// The neighbourhoods in a sentence.
const THE: [&str; 5] = ["the Grande Cour", "the Châtelet", "Les Halles", "the Rue de l’Égyptienne", "the Taverne"];

/// The neighbourhoods with a preposition.
const AT: [&str; 5] = ["in the Grande Cour", "at the Châtelet", "in Les Halles", "in the Rue de l’Égyptienne", "at the Taverne"];

/// The Rogues: name and effect.
const ROGUES: [(&str, &str); Rogue::ALL.len()] = [
    ("Henchman", "Strength 1."),
    ("Right-Hand", "Strength 2. Waits on line 3 of the Renown Square."),
    ("Beggar", "Strength 0. The winner gives you 1 coin; only the Beggar closest to the symbol is paid."),
    ("Brute", "Strength 2."),
    ("Pickpocket", "Strength 0. If you win: 2 coins."),
    ("Defrocked Priest", "Strength 0. If you win: 1 Plot card."),
    ("Soothsayer", "Strength 0. If you don’t win: 1 coin and 1 Plot card."),
    ("Swordsman", "Strength 0, or 3 if you pay 2 coins."),
    ("Courtesan", "Strength 0. If you win, your Renown token may go to any other neighbourhood instead."),
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
    ("Strength", "Draw a Rogue from the bag, then drop it, or one of your Rogues at home, into the Seine."),
    ("The Empress", "Move one of your Renown tokens to a neighbourhood no one controls."),
    ("Judgment", "Take 1 coin from each player with more Renown in play than you."),
    ("Wheel of Fortune", "Take 2 coins."),
    ("The Hanged Man", "Send an opponent’s Rogue home from the map."),
    ("The Hermit", "Bring one of your Rogues home from the map."),
    ("The Chariot", "Move the King 1 or 2 spaces. No effect if he has reached a Wrath space this turn."),
    ("The Lovers", "Swap two Rogues on the map."),
    ("The Moon", "Look at up to two of your opponents’ face-down Rogues."),
    ("Justice", "Choose a neighbourhood: +1 to your total in its Standoff this turn."),
    ("The Devil", "Take 1 coin from each opponent who controls a neighbourhood."),
    ("The Tower", "Choose a neighbourhood with at least two players: it has a Standoff this turn."),
];

/// The gains of the Renown Square's lines.
const LINES: [&str; 5] = ["1 Plot", "King 2", "Right-Hand", "2 Plots", "King 3"];

fn at(zone: Neighbourhood) -> &'static str {
    AT[zone.index()]
}

/// Names two neighbourhoods, which may be one, as places.
fn at_both(a: Neighbourhood, b: Neighbourhood) -> String {
    if a == b { at(a).to_owned() } else { format!("{} and {}", at(a), at(b)) }
}

fn zone(zone: Neighbourhood) -> &'static str {
    ZONES[zone.index()]
}

fn the(zone: Neighbourhood) -> &'static str {
    THE[zone.index()]
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
    let one = |&(who, number): &(Who, N)| by!(who, name, "you:\u{a0}{number}", "{name}:\u{a0}{number}");
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Lists the totals and their players, separated by commas.
fn totals(all: &[(Who, u8)]) -> String {
    let one = |&(who, sum): &(Who, u8)| by!(who, name, "{sum} (you)", "{sum} ({name})");
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Says what each side had in a Standoff, after the place, and what decided a tie.
fn sides(total: Option<u8>, others: &[(Who, u8)], tie: &str) -> String {
    let Some(total) = total else { return String::new() };
    let others = if others.is_empty() { String::new() } else { format!(" to {}", totals(others)) };
    format!(", {total}{others}{tie}")
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
    ["draw 1 Plot card", "the King moves 2 spaces", "take your Right-Hand", "draw 2 Plot cards", "the King moves 3 spaces"][line.index()]
}

fn gain(gain: Gain) -> String {
    match gain {
        Gain::Coins(count) => coins(count.into()),
        Gain::Plot => "1 Plot card".to_owned(),
        Gain::King(1) => "King: 1 space".to_owned(),
        Gain::King(spaces) => format!("King: {spaces} spaces"),
    }
}

/// Returns the reason why coins moved.
fn source(source: Source) -> &'static str {
    match source {
        Source::Spot => "spot",
        Source::Action => "action",
        Source::Control => "control of the neighbourhood",
        Source::Toll(line) => ["line 1", "line 2", "line 3", "line 4", "line 5"][line.index()],
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
    let (mut bag, mut names): (Vec<Rogue>, Vec<Rogue>) = rogues.iter().copied().partition(|rogue| rogue.is_from_bag());
    if bag.len() == Rogue::IN_BAG.len() {
        return format!("Could be: {}, one from the bag", list(&names));
    }
    names.append(&mut bag);
    format!("Could be: {}", list(&names))
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

/// Names a spot.
fn on(spot: Spot) -> String {
    format!("spot {} {}", spot.distance() + 1, at(spot.neighbourhood()))
}

/// Returns a spot's gain, in a sentence.
fn gains(spot: Spot) -> String {
    match spot.gain() {
        Gain::King(1) => "the King moves 1 space".to_owned(),
        Gain::King(spaces) => format!("the King moves {spaces} spaces"),
        other => gain(other),
    }
}

fn order(action: Action, deed: &Deed<'_>) -> String {
    let there = deed.there;
    let moves = matches!(deed.step, Step::Act | Step::Move(_));
    match action {
        Action::Take(rogue) => format!("Take {}.", a(rogue)),
        Action::Choose(spot) => match deed.step {
            Step::HangedMan => format!("Send home {there} from {}.", on(spot)),
            Step::Hermit => format!("Bring home {there} from {}.", on(spot)),
            Step::Moon(..) => format!("Look at {there} on {}.", on(spot)),
            Step::Lovers(_) => format!("Choose {there} on {} for the swap.", on(spot)),
            _ => format!("Take {there} from {}.", on(spot)),
        },
        Action::To(spot) if moves => format!("Move it to {}.", on(spot)),
        Action::To(spot) => {
            let rogue = deed.rogue.map_or("it", a);
            format!("Place {rogue} on {}: {}.", on(spot), gains(spot))
        }
        Action::Act => match deed.at {
            Some(Neighbourhood::Cour) => "Take 2 coins.".to_owned(),
            Some(Neighbourhood::Chatelet) => "Draw a Plot card.".to_owned(),
            Some(Neighbourhood::Taverne) => "Draw a Rogue from the bag.".to_owned(),
            _ => "Use the action.".to_owned(),
        },
        Action::Line(line) if deed.step == Step::EmpressFrom => {
            format!("Take your token from line {}.", line.index() + 1)
        }
        Action::Line(line) => {
            format!("Pay {} coins for line {}: {}.", line.toll(), line.index() + 1, bonus(line))
        }
        Action::Name(here) => match deed.step {
            Step::EmpressFrom => format!("Take your token from {}.", the(here)),
            Step::EmpressTo(_) => format!("Move the token to {}.", the(here)),
            Step::Tower => format!("Call a Standoff {}.", at(here)),
            Step::Justice => format!("Choose {} for Justice.", the(here)),
            Step::Wrath => format!("Let the King’s Wrath strike {}.", at(here)),
            Step::Order => format!("Settle the Standoff {} first.", at(here)),
            Step::Courtesan => format!("Place your Renown token {}.", at(here)),
            _ => format!("Choose {}.", the(here)),
        },
        Action::King(1) => "Move the King 1 space.".to_owned(),
        Action::King(spaces) => format!("Move the King {spaces} spaces."),
        Action::Drop(rogue) => format!("Drop {} into the Seine.", a(rogue)),
        Action::Show => "Reveal your Rogue.".to_owned(),
        Action::Hide => "Keep your Rogue hidden.".to_owned(),
        Action::Pay => "Pay your Swordsman 2 coins.".to_owned(),
        Action::Refuse => "Don’t pay your Swordsman.".to_owned(),
        Action::Play(card) => format!("Play {}.", plot(card)),
        Action::Discard(card) => format!("Discard {}.", plot(card)),
        Action::Done if matches!(deed.step, Step::Moon(..)) => "Stop looking at Rogues.".to_owned(),
        Action::Done => "End your turn.".to_owned(),
    }
}

/// Says who lost control, after a colon.
fn lost(former: Option<Who>) -> String {
    match former {
        None => String::new(),
        Some(Who::You) => ": you lose control".to_owned(),
        Some(Who::Other(name)) => format!(": {name} loses control"),
    }
}

fn feat(feat: Feat<'_>) -> String {
    let whose = |who: Who| by!(who, name, "your Rogue", "{name}’s Rogue");
    match feat {
        // The Courtesan puts the token in another neighbourhood.
        Feat::Won { by, at: here, total, others, is_tied, token, former } => {
            let won = match by {
                None => format!("won {}", the(here)),
                Some(Who::You) => format!("you won {}", the(here)),
                Some(Who::Other(name)) => format!("{name} won {}", the(here)),
            };
            let sides = sides(total, &others, if is_tied { ", closest" } else { "" });
            let token = match token {
                None => String::new(),
                Some(to) if to == here => ", +1 Renown".to_owned(),
                Some(to) => format!(", +1 Renown {}", at(to)),
            };
            [won, sides, token, lost(former)].concat()
        }
        Feat::Token { by, at: here, former } => {
            let placed = match by {
                None => format!("token {}", at(here)),
                Some(Who::You) => format!("you placed a token {}", at(here)),
                Some(Who::Other(name)) => format!("{name} placed a token {}", at(here)),
            };
            [placed, lost(former)].concat()
        }
        Feat::Toll(line) => {
            format!("token on line {}, −{}", line.index() + 1, coins(line.toll().into()))
        }
        Feat::SentHome(who, here) => format!("sent {} home from {}", whose(who), the(here)),
        Feat::Moved(who, here) => format!("moved {} to {}", whose(who), the(here)),
        Feat::TookYours => "took 1 coin from you".to_owned(),
        Feat::Placed(here) => format!("Rogue {}", at(here)),
        Feat::Coins(count) => format!("+{}", coins(count.into())),
        Feat::Plots(count) => format!("+{count} Plot{}", if count > 1 { "s" } else { "" }),
        Feat::Played(card, None) => format!("played {}", plot(card)),
        Feat::Played(card, Some(here)) => format!("played {} {}", plot(card), at(here)),
        Feat::DrewRogue => "drew a Rogue".to_owned(),
        Feat::Swapped => "swapped two Rogues".to_owned(),
        Feat::Looked(here) => format!("looked at a Rogue {}", at(here)),
        Feat::King(space, wrath) => match wrath {
            Some(Wrath::In(struck)) => format!("King to space {space}, Wrath {}", at(struck)),
            Some(Wrath::Choice) => format!("King to space {space}, Wrath"),
            None => format!("King to space {space}"),
        },
        Feat::Wrath(struck) => format!("Wrath {}", at(struck)),
    }
}

pub const ABOUT: About = About {
    name: "The Penniless King",
    line: "Beggars, bluff and brawls in the streets of old Paris.",
    minutes: 45,
    makers: "La Cour des Miracles, designed by Vincent Brugeas and Guilhem Gautrand. Art by Ronan Toulhoat. Developed by Team Kaedama. Published by Lumberjacks Studio.",
    people: ["Agnès", "Colin", "Guyot", "Isabeau", "Jehan", "Margot", "Perrot", "Thomine"],
    hidden: "cards",
    levels: [
        "Looks only at this turn, guesses at face-down Rogues, ignores the King and hoards up to four Plot cards.",
        "Works out which Rogue could be where and weighs the Standoffs ahead, but plans no further than its move.",
        "Simulates the next three rounds up to 600 times, guessing at the face-down Rogues, but never reads a bluff.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3: moves of the King",
    zones: ZONES,
    actions: [
        "Action: take 2 coins.",
        "Action: draw a Plot card.",
        "Action: pay the toll of a line on the Renown Square, place a Renown token there and take its bonus.",
        "Action: move any other face-down Rogue to a free spot, without gaining from the spot.",
        "Action: draw a Rogue from the bag, then drop it, or one of your Rogues at home, into the Seine.",
    ],
    does: ["2 coins", "1 Plot card", "Pay a toll", "Move a Rogue", "Draw a Rogue"],
    rogues: ROGUES,
    plots: PLOTS,
    lines: LINES,
    guilds: ["Malingreux (rat)", "Marfaux (rooster)", "Millards (raven)", "Narquois (dog)", "Orphelins (cat)"],

    map: "Map of Paris",
    square: "Renown Square",
    square_text: "Renown Square. The action of Les Halles lets you pay the toll of a line, place a Renown token there and take its bonus.",
    line_text: |line, on_it, coins| {
        let (number, toll, gives) = (line.index() + 1, line.toll(), bonus(line));
        let there = match on_it {
            [] => String::new(),
            there => format!(" On it: {}.", people(there)),
        };
        let coins = match coins {
            Some(coins) if coins < toll => {
                format!(" You’re {} short.", self::coins((toll - coins).into()))
            }
            _ => String::new(),
        };
        format!("Line {number} of the Renown Square: pay {toll} coins in Les Halles, place a Renown token, {gives}.{there}{coins}")
    },
    spot: |spot, on_it| {
        let (zone, number) = (zone(spot.neighbourhood()), spot.distance() + 1);
        format!("{zone}, spot {number} ({}): {on_it}", gain(spot.gain()))
    },
    gain,
    a_rogue: |owner| format!("{owner}’s Rogue"),
    known_rogue: |owner, rogue| by!(owner, name, "your {}", "{name}’s {}", ROGUES[rogue as usize].0),
    may_be,
    unoccupied: "free",
    free_spot: |gives| format!("free ({})", gain(gives)),
    controlled: |who| match who {
        Who::You => "You control it and gain 1 coin whenever its action is used.".to_owned(),
        Who::Other(name) => {
            format!("{name} controls it and gains 1 coin whenever its action is used.")
        }
    },
    uncontrolled: "No one controls it.",
    would_win: |who| by!(who, name, "As far as you know, you’d win here.", "As far as you know, {name} would win here."),
    open: "The outcome here is uncertain.",
    leads: "leads",
    total: |who, sum, more, won| match (who, more, won) {
        (Who::You, _, true) => format!("You win with {sum}."),
        (Who::Other(name), _, true) => format!("{name} wins with {sum}."),
        (Who::You, true, _) => format!("You: {sum} so far."),
        (Who::Other(name), true, _) => format!("{name}: {sum} so far."),
        (Who::You, ..) => format!("You: {sum}."),
        (Who::Other(name), ..) => format!("{name}: {sum}."),
    },
    sum: |rogues, justice| {
        let mut parts: Vec<String> = rogues.iter().map(|&(rogue, adds)| format!("{} {adds}", ROGUES[rogue as usize].0)).collect();
        if justice > 0 {
            parts.push(format!("Justice {justice}"));
        }
        let total = rogues.iter().map(|(_, adds)| adds).sum::<u8>() + justice;
        let equals = if parts.len() > 1 { format!(" = {total}") } else { String::new() };
        format!("{}{equals}.", parts.join(" + "))
    },
    closest: "Ties go to the Rogue closest to the symbol.",
    renown_why: |square, map| format!(": {square} on the Renown Square + {map} on the map"),
    coins_why: |at| {
        let names: Vec<_> = at.iter().map(|&at| the(at)).collect();
        format!(", 1 more whenever the action of {} is used", listed(&names, "or"))
    },
    third: "A third Rogue here triggers a Standoff at the end of the turn.",
    then_spot: "Now choose a free spot.",
    then_other: "Now choose the other Rogue.",
    first_rogue: "Choose a Rogue first.",
    drop_it: "Drop it into the Seine",
    discard_it: "Discard it",
    play_it: "Play it",
    swap_them: "Swap them",
    place_here: |rogue| match rogue {
        Some(rogue) => format!("Place your {} here", ROGUES[rogue as usize].0),
        None => "Move it here".to_owned(),
    },
    choose: |step| match step {
        Step::HangedMan => "Send it home",
        Step::Hermit => "Bring it home",
        Step::Moon(..) => "Look at it",
        Step::Lovers(_) => "Swap them",
        _ => "Choose it",
    },
    name_here: |step| match step {
        Step::EmpressFrom => "Move this token",
        Step::EmpressTo(_) => "Move it here",
        Step::Tower => "Standoff here",
        Step::Wrath => "Strike here",
        Step::Order => "This one first",
        Step::Courtesan => "Renown here",
        _ => "Choose it",
    },
    pay_toll: |toll| format!("Pay {toll} coins"),
    move_token: "Move this token",
    plot_idle: "It would have no effect now.",
    plot_takes: |count| format!("Now: {}.", coins(count.into())),
    space: |space, wrath, last| match (wrath, last) {
        (Some(Wrath::In(struck)), _) => format!("Space {space}: the King stops here, and his Wrath triggers a Standoff {}.", at(struck)),
        (Some(Wrath::Choice), _) => {
            format!("Space {space}: the King stops here, and the active player chooses where his Wrath triggers a Standoff.")
        }
        (None, true) => {
            format!("Space {space}, the last one: the game ends here, and most Renown wins.")
        }
        (None, false) => format!("Space {space} of the King’s path."),
    },
    king: |space, last| format!("King {space}/{last}"),
    no_wrath_ahead: "No more Wrath on his path.",
    king_stays: "The King has already reached a Wrath space this turn, so he stays put.",
    goal: |all, king, last| {
        let (first, others) = all.split_first().expect("a seat plays");
        let rest = if others.is_empty() { String::new() } else { format!(" · {}", standing(others)) };
        match *first {
            (Who::You, 5) => {
                format!("You: 5 of 6 Renown, one more to win · King {king}/{last}{rest}")
            }
            (Who::Other(name), 5) => {
                format!("{name}: 5 of 6 Renown, one more to win · King {king}/{last}{rest}")
            }
            _ => format!("First to 6 Renown wins · King {king}/{last} · {}", standing(all)),
        }
    },
    goals: [
        "The first player to place a sixth Renown token wins at once, even before the King moves.",
        "In Les Halles, pay the toll of a line on the Renown Square to place a token there.",
        "Win a Standoff to place a token in its neighbourhood. The player who controlled it takes theirs back.",
        "If players are tied on Renown, the one who controls the most neighbourhoods wins. If they’re still tied, they share the win.",
    ],
    goal_king: |space, last| {
        format!("When the King reaches space {last}, the game ends without Standoffs, and most Renown in play wins. He’s on space {space}.")
    },
    goal_time: |round| format!("After sixty turns each, the game ends as if the King had arrived. This is turn {round}."),
    of_six: |here, all| format!("{here} of {all}"),
    on_lines: |lines| {
        let numbers: Vec<_> = lines.iter().map(|line| (line.index() + 1).to_string()).collect();
        let numbers: Vec<_> = numbers.iter().map(String::as_str).collect();
        match numbers[..] {
            [] => "no line".to_owned(),
            [one] => format!("line {one}"),
            _ => format!("lines {}", both(&numbers)),
        }
    },
    in_zones: |zones| {
        let names: Vec<_> = zones.iter().map(|&at| zone(at)).collect();
        if names.is_empty() { "no neighbourhood".to_owned() } else { both(&names) }
    },
    renown_count: |count| format!("{count} Renown"),
    zone_count: |count| match count {
        1 => "1 neighbourhood".to_owned(),
        _ => format!("{count} neighbourhoods"),
    },
    king_at: |space, last| format!("The Penniless King is on space {space} of {last}."),
    wrath_ahead: |space, wrath| match wrath {
        Wrath::In(at) => format!("Next Wrath, space {space}: {}", zone(at)),
        Wrath::Choice => format!("Next Wrath, space {space}: player’s choice"),
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
            parts.push(format!("{unknown} unknown from the bag"));
        }
        let sunk = match sunk {
            0 => String::new(),
            1 => "; 1 of these is in the Seine".to_owned(),
            _ => format!("; {sunk} of these are in the Seine"),
        };
        format!("Rogues: {}{sunk}", parts.join(", "))
    },
    from_bag: |count| format!("+{count} bag"),
    sunk: |count| format!("{count} sunk"),
    home: "Your Rogues at home",
    hand: "Your Plot cards",
    drawn: "Just drawn",
    drawn_plot: "Plot card just drawn",
    only_you: "No one else sees this.",
    revealed: "It was face down.",
    all_open: "All is revealed",
    open_rows: ["At home:", "Plot cards:", "In the Seine:"],
    fought: "Latest Standoffs",
    won_last: |winner| format!("{winner} won here."),
    hidden: "kept hidden",
    justice: "Justice +1",

    prompt_lone: |here| format!("Your Rogue is alone {} and wins. Reveal it?", at(here)),
    prompt: |step, plot| match step {
        Step::Place if plot => "Choose a Rogue to place, or play a Plot card.",
        Step::Place => "Choose a Rogue to place.",
        Step::Spot(_) => "Choose a free spot for your Rogue.",
        Step::Act | Step::End if plot => "Play a Plot card, or end your turn.",
        Step::Act | Step::End => "End your turn.",
        Step::Move(_) => "Choose a free spot for the Rogue.",
        Step::Exchange => "Choose a Rogue to drop into the Seine.",
        Step::Discard(1) => "Your hand is full (four Plot cards): discard one.",
        Step::Discard(_) => "You’re about to draw two Plot cards, and a hand holds four at most: discard one.",
        Step::EmpressFrom => "The Empress: choose your token on a line or in a neighbourhood.",
        Step::EmpressTo(_) => "The Empress: choose a neighbourhood no one controls.",
        Step::HangedMan => "The Hanged Man: choose an opponent’s Rogue to send home.",
        Step::Hermit => "The Hermit: choose one of your Rogues to bring home.",
        Step::Chariot => "The Chariot: how far does the King move?",
        Step::Lovers(None) => "The Lovers: choose the first Rogue.",
        Step::Lovers(_) => "The Lovers: choose the second Rogue.",
        Step::Moon(..) => "The Moon: choose an opponent’s Rogue to look at, or choose “Done”.",
        Step::Justice => "Justice: choose a neighbourhood.",
        Step::Tower => "The Tower: choose a neighbourhood with at least two players.",
        Step::Wrath => "The King’s Wrath: choose where it strikes.",
        Step::Order => "Several Standoffs: choose the next one.",
        Step::Lone => "Your Rogue is alone and wins. Reveal it?",
        Step::Pay(_) => "Pay your Swordsman 2 coins for strength 3?",
        Step::Courtesan => "Your Courtesan: choose where your Renown token goes.",
        Step::Over(_) => "The game is over.",
    },
    prompt_from_map: [
        "No Rogue at home: choose one of yours on the map to move.",
        "No Rogue at home: choose one of yours on the map to place, or play a Plot card.",
    ],
    prompt_act: |at, plot| {
        let act = [
            "Take 2 coins",
            "Draw a Plot card",
            "Pay the toll of a line on the Renown Square",
            "Choose another Rogue to move",
            "Draw a Rogue from the bag",
        ][at.index()];
        let plot = if plot { ", play a Plot card" } else { "" };
        format!("{act}{plot}, or end your turn.")
    },
    cannot_act: ["", "", "You can’t pay any toll here. ", "There’s no other Rogue to move. ", "You can’t draw a Rogue. "],
    act: ["Take 2 coins", "Draw a Plot card", "Pay the toll", "Move a Rogue", "Draw a Rogue"],
    some_rogue: "the Rogue",
    order,
    feat,
    recap_between: "; ",
    end_turn: "End turn",
    no_more: "Done",
    king_moves: |spaces| match spaces {
        1 => "1 space".to_owned(),
        _ => format!("{spaces} spaces"),
    },
    show: "Reveal it",
    hide: "Keep it hidden",
    pay: "Pay 2 coins",
    refuse: "Don’t pay",

    placed: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You placed {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("You placed a Rogue {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} placed a Rogue {}.", at(zone)),
    },
    earned: |who, count, why| by!(who, name, "You took {} ({}).", "{name} took {} ({}).", coins(count.into()), source(why)),
    paid: |who, count, why| by!(who, name, "You paid {} ({}).", "{name} paid {} ({}).", coins(count.into()), source(why)),
    gave: |who, to, why| match (who, to) {
        (Who::Other(name), Who::Other(to)) => {
            format!("{name} gave {to} 1 coin ({}).", source(why))
        }
        (Who::Other(name), Who::You) => format!("{name} gave you 1 coin ({}).", source(why)),
        (Who::You, Who::Other(to)) => format!("You gave {to} 1 coin ({}).", source(why)),
        (Who::You, Who::You) => format!("You kept your coin ({}).", source(why)),
    },
    drew: |who, count, drawn, why| match (who, drawn) {
        (Who::You, Some(drawn)) => format!("You drew {} ({}).", plots(drawn), source(why)),
        (Who::You, None) => format!("You drew {} ({}).", cards(count.into()), source(why)),
        (Who::Other(name), _) => {
            format!("{name} drew {} ({}).", cards(count.into()), source(why))
        }
    },
    reshuffled: "The discarded Plot cards were shuffled into a new draw pile.",
    discarded: |who, card| by!(who, name, "You discarded {}.", "{name} discarded {}.", plot(card)),
    played: |who, card| by!(who, name, "You played {}.", "{name} played {}.", plot(card)),
    idle: |who, card| by!(who, name, "You played {}, with no effect.", "{name} played {}, with no effect.", plot(card)),
    named: |who, named| by!(who, name, "You chose {}.", "{name} chose {}.", the(named)),
    king_moved: |space, wrath| match wrath {
        None => format!("The King moved to space {space}."),
        Some(Wrath::In(struck)) => {
            format!("The King is on a Wrath space: it strikes {}.", at(struck))
        }
        Some(Wrath::Choice) => "The King is on a Wrath space: the active player chooses where it strikes.".to_owned(),
    },
    acted: |who, used| by!(who, name, "You used the action of {}.", "{name} used the action of {}.", the(used)),
    right_hand: |who| by!(who, name, "You took your Right-Hand.", "{name} took their Right-Hand."),
    moved: |who, owner, to| match (who, owner) {
        (Who::You, Who::You) => format!("You moved one of your Rogues to {}.", the(to)),
        (Who::You, Who::Other(owner)) => {
            format!("You moved one of {owner}’s Rogues to {}.", the(to))
        }
        (Who::Other(name), Who::You) => {
            format!("{name} moved one of your Rogues to {}.", the(to))
        }
        (Who::Other(name), Who::Other(owner)) if name == owner => {
            format!("{name} moved one of their own Rogues to {}.", the(to))
        }
        (Who::Other(name), Who::Other(owner)) => {
            format!("{name} moved one of {owner}’s Rogues to {}.", the(to))
        }
    },
    swapped: |who, a, b| by!(who, name, "You swapped two Rogues, {}.", "{name} swapped two Rogues, {}.", at_both(a, b)),
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
    went_home: |who, from| by!(who, name, "Your Rogue {} went home.", "{name}’s Rogue {} went home.", at(from)),
    looked: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("You saw {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("You looked at a Rogue {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} looked at a Rogue {}.", at(zone)),
    },
    wrath_named: |who, named| by!(who, name, "You chose {} for the King’s Wrath.", "{name} chose {} for the King’s Wrath.", the(named)),
    standoff: |zone| format!("Standoff {}!", at(zone)),
    turned: |who, rogue| by!(who, name, "You revealed {} ({}).", "{name} revealed {} ({}).", a(rogue), strength(rogue)),
    kept_hidden: |who| by!(who, name, "You kept your Rogue hidden.", "{name} kept their Rogue hidden."),
    won: |who, zone, total, others, tied| {
        let sides = sides(total, others, if tied { ", closest to the symbol" } else { "" });
        by!(who, name, "You won {}{}.", "{name} won {}{}.", at(zone), sides)
    },
    standoff_over: |zone| format!("All Rogues {} went home.", at(zone)),
    renown_placed: |who, place, former| match (who, place, former) {
        (Who::You, RenownPlace::On(line), _) => {
            format!("You placed a Renown token on line {}.", line.index() + 1)
        }
        (Who::Other(name), RenownPlace::On(line), _) => {
            format!("{name} placed a Renown token on line {}.", line.index() + 1)
        }
        (Who::You, RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("You placed a Renown token {}; {former} lost control.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::You)) => {
            format!("{name} placed a Renown token {}; you lost control.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("{name} placed a Renown token {}; {former} lost control.", at(zone))
        }
        (Who::You, RenownPlace::In(zone), _) => format!("You placed a Renown token {}.", at(zone)),
        (Who::Other(name), RenownPlace::In(zone), None) => {
            format!("{name} placed a Renown token {}.", at(zone))
        }
    },
    renown_moved: |who, to| by!(who, name, "You moved a Renown token to {}.", "{name} moved a Renown token to {}.", the(to)),
    sixth: |who| by!(who, name, "That’s your sixth Renown token.", "That’s {name}’s sixth Renown token."),
    king_arrived: "The King has reached the end of his path: the game is over.",
    time_over: "Sixty turns each: the game is over.",
    score: ["Neighbourhoods", "Renown in play"],
    victory: |who, ending, is_tied| match (who, ending) {
        (_, Ending::King) if is_tied => {
            by!(
                who,
                name,
                "The King has arrived: tied on Renown, you win with the most neighbourhoods.",
                "The King has arrived: tied on Renown, {name} wins with the most neighbourhoods."
            )
        }
        (_, Ending::Time) if is_tied => {
            by!(
                who,
                name,
                "Sixty turns each: tied on Renown, you win with the most neighbourhoods.",
                "Sixty turns each: tied on Renown, {name} wins with the most neighbourhoods."
            )
        }
        (Who::You, Ending::Renown(_)) => "Six Renown tokens: you rule the Court of Miracles!".to_owned(),
        (Who::You, Ending::King) => "The King has arrived, and no one has more Renown: you win!".to_owned(),
        (Who::You, Ending::Time) => "Sixty turns each: you win with the most Renown.".to_owned(),
        (Who::Other(name), Ending::Renown(_)) => {
            format!("{name} wins with six Renown tokens.")
        }
        (Who::Other(name), Ending::King) => {
            format!("The King has arrived: {name} wins with the most Renown.")
        }
        (Who::Other(name), Ending::Time) => {
            format!("Sixty turns each: {name} wins with the most Renown.")
        }
    },
    shared: |names| format!("Tied on everything: {} share the win.", both(names)),
    refusal: |refusal| match refusal {
        Refusal::Over | Refusal::AnotherStep(_) => "The game is over.",
        Refusal::NotAtHome(_) => "You don’t have that Rogue at home.",
        Refusal::SomebodyAtHome => "You still have a Rogue at home: place that one first.",
        Refusal::NoRogue => "There’s no Rogue there.",
        Refusal::NotYours => "That Rogue isn’t yours: choose one of your own.",
        Refusal::Yours => "That Rogue is yours: choose an opponent’s.",
        Refusal::JustPlaced => "You just placed that Rogue: choose another.",
        Refusal::Chosen => "You’ve already chosen that Rogue: choose another.",
        Refusal::Taken(_) => "That spot is taken: choose a free one.",
        Refusal::NoAction => "You can’t use the action that way.",
        Refusal::LineHeld(_) => "You already have a token on this line: choose another.",
        Refusal::TooPoor(_) => "You can’t afford this toll.",
        Refusal::NoToken => "You have no Renown token there.",
        Refusal::Controlled => "Choose a neighbourhood no one controls.",
        Refusal::YoursAlready => "You already control this neighbourhood: choose another.",
        Refusal::TooFew => "Choose a neighbourhood where at least two players have Rogues.",
        Refusal::Empty => "Choose a neighbourhood with at least one Rogue.",
        Refusal::NoStandoff => "There’s no Standoff to settle there.",
        Refusal::NotInHand(_) => "You don’t have that card.",
        Refusal::Plotted => "You’ve already played a Plot card this turn.",
        Refusal::TooFar => "The Chariot can’t move the King that far: choose 1 or 2 spaces.",
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::WinsMatch => "It wins you the game this turn.".to_owned(),
        Reason::OnlyDefence => "Anything else lets the next player buy a sixth Renown token.".to_owned(),
        Reason::Defends => "It stops the next player from buying a sixth Renown token.".to_owned(),
        Reason::TakesFromLeader(here) => {
            format!("You can take control {} from the leader.", at(here))
        }
        Reason::WinsStandoff(here) => {
            format!("You can be sure of winning a Standoff {} this turn and taking control.", at(here))
        }
        Reason::Holds(here) => {
            format!("You can be sure of winning the Standoff {} and keeping control.", at(here))
        }
        Reason::AvoidsLoss(here) => {
            format!("Otherwise you’d lose a Standoff {}, and your control with it.", at(here))
        }
        Reason::AvoidsEnd => "Otherwise the King ends the game right away, and you don’t win outright.".to_owned(),
        Reason::PlacesRenown => "It puts a Renown token on the Square, where no Standoff can take it from you.".to_owned(),
        Reason::TakesRightHand => "It brings your Right-Hand home, with strength 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("You can have the highest total {}, whatever is hidden there.", at(here))
        }
        Reason::GainsCoins(1) => "It gives you 1 coin right away.".to_owned(),
        Reason::GainsCoins(coins) => format!("It gives you {coins} coins right away."),
        Reason::DrawsPlots(1) => "It gives you 1 Plot card right away.".to_owned(),
        Reason::DrawsPlots(plots) => format!("It gives you {plots} Plot cards right away."),
        Reason::SavesWage => "Paying your Swordsman wouldn’t change the result.".to_owned(),
        Reason::ActsNow => "That card would have an effect now.".to_owned(),
        Reason::KeepsIdlePlot => "It saves a card that would have no effect now.".to_owned(),
        Reason::MakesRoom => "You’re at the limit of four Plot cards: playing one makes room.".to_owned(),
        Reason::LooksAtUnknown => "You don’t know that Rogue yet.".to_owned(),
        Reason::StaysHidden => "Not everyone knows that Rogue: this keeps it secret.".to_owned(),
        Reason::Keeps(Rogue::Henchman) => "It keeps your Henchman.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "It keeps your Right-Hand.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "It keeps your Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "It keeps your Swordsman.".to_owned(),
        Reason::Keeps(_) => "It keeps your stronger Rogue.".to_owned(),
        Reason::PaysNoOther => "The action there earns no other player a coin.".to_owned(),
        Reason::HastensEnd => "It brings the King closer to the end while you’re in the lead.".to_owned(),
        Reason::DelaysEnd => "It leaves the King where he is while another player is in the lead.".to_owned(),
        Reason::Closer => "It’s closer to the symbol, which wins ties.".to_owned(),
        Reason::PaidForLosing => "That Rogue earns something when you don’t win.".to_owned(),
        Reason::HasAnother => "You have another one like it.".to_owned(),
    }
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "You win the game by the end of your next turn".to_owned(),
        Prospect::Loses => "The game ends by your next turn without an outright win for you".to_owned(),
        Prospect::TakesControl(here) => format!("You place a Renown token {}", at(here)),
        Prospect::KeepsControl(here) => {
            format!("You keep control {} by winning a Standoff", at(here))
        }
        Prospect::LosesControl(here) => format!("You lose your Renown token {}", at(here)),
        Prospect::OnSquare => "You place a Renown token on the Square".to_owned(),
        Prospect::AffordsToll => "You start your next turn with enough coins for a Renown token".to_owned(),
        Prospect::IsPaid => "Another player’s action pays you a coin".to_owned(),
    }
}
