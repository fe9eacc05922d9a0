//! Mon Royaume in English.

use crate::games::mon_royaume::{Adventure, Fault, Kind, Refusal, Side, TILES, Task};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::locale::{About, OptionMessages, Who, number};

#[rustfmt::skip]
const NAMES: [&str; TILES] = [
    "Woodcutter", "Healer", "Werewolf", "Forest", "Glade", "Sawmill", "Green Castle",
    "Miller", "Farmer", "Scarecrow", "Wheat Field", "Orchard", "Windmill", "Yellow Castle",
    "Knight", "Archer", "Dragon", "Border Post", "Battlefield", "Forge", "Red Castle",
    "Stonecutter", "Shepherdess", "Troll", "Quarry", "Lake", "Masons’ Lodge", "Blue Castle",
    "Wizard", "Princess", "Witch", "Enchanted Marsh", "Royal Garden", "Laboratory", "Violet Castle",
    "Black Castle",
];

const COLOURS: [&str; 6] = ["green", "yellow", "red", "blue", "violet", "black"];

fn adventure(card: Adventure) -> String {
    match card.task() {
        Task::Monster(tile) => format!("{}: give a marker", NAMES[tile.index()]),
        Task::Territory(colour) => format!("Most {}: a token", COLOURS[colour as usize]),
        Task::Mission([tile]) => format!("{}: a token", NAMES[tile.index()]),
        Task::Mission(pair) => {
            format!("{} and {}: a token", NAMES[pair[0].index()], NAMES[pair[1].index()])
        }
    }
}

fn fault(fault: Fault) -> String {
    match fault {
        Fault::Level { tile, slot } => {
            format!(
                "that is a tile of level {tile} and this is level {slot}; flip it to use it here"
            )
        }
        Fault::NothingBelow(colour) => format!("nothing {} below it", COLOURS[colour as usize]),
        Fault::NoMonster => "no Monster face up at level 1".to_owned(),
    }
}

/// The types of tales: Love, Heroic, Evil.
const KINDS: [&str; 3] = ["Love", "Heroic", "Evil"];

const KIND_TEXTS: [&str; 3] = [
    "With both lovers: two more tokens and a ninth Bard card.",
    "With both circled tiles: a point for each tile in the colour of your castle.",
    "Two points for each Monster; with the Black Castle, Love and Heroic rivals lose three for each of theirs.",
];

fn tale_text(tale: &str, elements: &str, kind: Option<Kind>) -> String {
    match kind.map(|kind| kind as usize) {
        Some(at) => format!("{tale} ({}): {elements}. {}", KINDS[at], KIND_TEXTS[at]),
        None => format!("{tale}: {elements}."),
    }
}

/// Lists names with a number each.
fn standing(all: &[(&str, i16)]) -> String {
    let each: Vec<String> =
        all.iter().map(|(name, points)| format!("{name} ({})", number(*points))).collect();
    each.join(", ")
}

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Mon Royaume",
        line: "Draft a kingdom, build it, and let the bard tell its tale.",
        minutes: 40,
        makers: "Mon Royaume pour un Conte, designed by Lionel Borg and Jérémie Caplanne. Art by Guillaume Tavernier and David Cochard, art direction by Benjamin Treilhou, developed by Didier Jacobée. Published by Sweet November.",
        people: ["Aurore", "Blaise", "Colette", "Enora", "Gaspard", "Jeannot", "Merlin", "Perrine"],
        levels: [
            "Takes high tiles and what its tales name; it overlooks whether the colours will stack in its kingdom.",
            "Reckons the best kingdom for each tile and tale, and builds it; it overlooks what it passes on to you.",
            "Plays the draft on up to 5,000 times, your picks included; it reads nothing into which tiles you took.",
        ],
        options: &[
            OptionMessages {
                name: "Way to play",
                hint: None,
                values: &["First kingdom", "Time of tales", "Complete"],
            },
            OptionMessages {
                name: "Advanced: bard sides have no colour",
                hint: None,
                values: &["No", "Yes"],
            },
            OptionMessages {
                name: "Adult, in the Time of tales",
                hint: None,
                values: &["No", "Yes"],
            },
        ],
    },
    tiles: NAMES,
    colours: COLOURS,
    tales: [
        "The Tree of Love",
        "The Arrow and the Grain",
        "The Knight’s Oath",
        "The Princess’s Statue",
        "The Moon Philtre",
        "The Forest Regained",
        "The Siege of the Harvest",
        "The Sword of the Mountain",
        "The Bridge of Mists",
        "The Quest for the Grimoire",
        "The Night of the Werewolf",
        "The Feast of Crows",
        "The Dragon’s Breath",
        "The Troll’s Toll",
        "The Witch’s Ball",
    ],
    tale_text,
    tokens: ["Lute", "Flute", "Cape", "Sword"],
    bard_side: "Bard",
    bard_text: "Bard side, worth nothing.",
    tile_text: |name, colour, level| format!("{name}: {colour}, level {level}, worth {level}"),
    adventure,
    adventures: "Adventures of this round",
    met_by_nobody: "nobody yet",
    your_tales: "Your tales",
    your_tiles: "Your tiles",
    no_tiles: "No tiles yet",
    still_held: "Still in hand",
    told_of: |tale, twice| {
        if twice {
            format!("“{tale}” tells of it, but you have one already.")
        } else {
            format!("“{tale}” tells of it.")
        }
    },
    asked_for: |card| format!("An Adventure asks for it ({card})."),
    counts_for: |card, mine, most| {
        format!("It counts for an Adventure ({card}): you have {mine}, the best rival {most}.")
    },
    monster_text: "A Monster: you draw a Bard token as it is revealed.",
    take_it: "Take it",
    discard_it: "Discard it",
    tale_so_far: |met, held, of| {
        format!("{met} of its {of} elements are among your tiles, {held} in your hand.")
    },
    element_met: |tile| format!("{tile}. You have it."),
    element_in_reach: |tile| format!("{tile}. It is within reach."),
    element_missing: |tile| format!("{tile}. You do not have it yet."),
    adventure_text: |card, by| {
        format!("{card} when the round ends, for whoever has that. As things stand: {by}.")
    },
    other_text: |name, tales, taken, held| {
        let mut all = vec![match taken {
            [] => format!("{name} has taken no tiles yet."),
            _ => format!("{name} has taken: {}.", taken.join(", ")),
        }];
        if !tales.is_empty() {
            all.push(format!("Tales: {}.", tales.join(", ")));
        }
        if !held.is_empty() {
            all.push(format!("Still in hand: {}.", held.join(", ")));
        }
        all.join(" ")
    },
    token_text: |name| {
        format!("{name}: a Bard token. It brings 2 points if the Bard plays a card like it.")
    },
    hidden_token: "A Bard token still face down.",
    unturned: |number| format!("Card {number} of the Bard, still face down."),
    building: |name, laid, builds| match (laid, builds) {
        (10, false) => format!("{name}: kingdom built"),
        (_, true) => format!("{name} builds: {laid} of 10 tiles"),
        _ => format!("{name}: builds next"),
    },
    goal_choices: |tile, points, tokens| match tokens {
        None => format!("Tile {tile} of 12 · in tiles {} · most points win", standing(points)),
        Some(tokens) => {
            let each = points.iter().zip(tokens);
            let each =
                each.map(|((name, points), (_, tokens))| format!("{name} ({points}+{tokens})"));
            format!("Most points win · tiles + tokens: {}", each.collect::<Vec<_>>().join(", "))
        }
    },
    goal_build: |done, of, name, laid| {
        format!("Kingdoms built {done} of {of} · {name}: {laid} of 10 tiles · most points win")
    },
    goal_show: |cards, moved| {
        format!("The Bard’s card {cards} of 8 · tokens moved {}", standing(moved))
    },
    goal_kingdoms: |points| format!("In tiles {} · most points win", standing(points)),
    goal_points: |points| format!("Points {} · most points win", standing(points)),
    token_count: |count| match count {
        1 => "1 Bard token".to_owned(),
        _ => format!("{count} Bard tokens"),
    },
    marker_count: |count| match count {
        1 => "1 Monster marker".to_owned(),
        _ => format!("{count} Monster markers"),
    },

    pick: "Pick a tile for your kingdom; the others go on to your neighbour.",
    give: "Your Monster strikes: who gets a marker?",
    give_to: |name| format!("Give it to {name}"),
    discard: |round| match round {
        1 => "Which tale do you give up? The two others stay.".to_owned(),
        _ => "Which tale do you give up? The other is the one you tell.".to_owned(),
    },
    build: "Build your kingdom: tap a tile, then a slot.",

    slot: |level, nth| format!("Level {level}, slot {nth}, empty"),
    level: |level, slots| {
        let slots: Vec<_> = slots.iter().map(|slot| slot.unwrap_or("empty")).collect();
        format!("Level {level}: {}.", slots.join(", "))
    },
    pyramid: "Your kingdom",
    spare: "Tiles to build with",
    chosen: |name| format!("{name}: where does it go? Or flip it."),
    placed: |name| format!("{name}: move it to another slot, flip it or take it back."),
    fault,
    then_above: |tile, fault| format!("{tile}: {fault}."),
    stands_wrong: |tile, fault| format!("{tile}. It cannot stand here: {fault}."),
    whole: "Your kingdom stands. Confirm it, or go on changing it.",
    laid: "That tile is laid for good.",
    flip: "Flip",
    take_back: "Take back",
    undo: "Undo a step",
    best: "Build the best for me",
    best_hint: "Tokens are reckoned by what the Bard plays on average.",
    confirm: "Confirm the kingdom",
    computed: |tiles, bonus, all| {
        if bonus > 0 {
            format!("Tiles {tiles} · tale {bonus} · about {all} points with tokens")
        } else {
            format!("Tiles {tiles} · about {all} points with tokens")
        }
    },
    computeed_tiles: |tiles| format!("Tiles {tiles}"),
    computeed_tokens: |tiles, all| format!("Tiles {tiles} · {all} points with tokens"),
    elements: |met, of| format!("{met} of {of}"),
    pair_met: ["both lovers", "both circled tiles", "2 for each Monster"],
    curse_threat: "A rival can cast the curse: reckon with −3 for each of your Monsters.",

    show: "The Bard’s show",
    serenade: |name| format!("for {name}"),
    kingdom_of: |name| format!("Kingdom of {name}"),
    moved: |moved, of| format!("{moved} of {of} tokens moved"),

    round_began: |round| format!("Round {round}: seven tiles to every hand."),
    adventures_shown: |count| format!("{count} Adventures are turned up for this round."),
    revealed: |all| format!("Revealed: {all}."),
    drew: |who, count| match (who, count) {
        (Who::You, 1) => "You draw a Bard token.".to_owned(),
        (Who::You, _) => format!("You draw {count} Bard tokens."),
        (Who::Other(name), 1) => format!("{name} draws a Bard token."),
        (Who::Other(name), _) => format!("{name} draws {count} Bard tokens."),
    },
    passed: |side| match side {
        Side::Left => "Hands go to the left.".to_owned(),
        Side::Right => "Hands go to the right.".to_owned(),
    },
    last_tile: |tile| format!("The last tile is discarded: {tile}."),
    resolved: |card, by| format!("Adventure – {card}. Met by {by}."),
    ignored: |card, by| {
        format!("Adventure – {card}. Met by {by}, but too few tokens are left and it is ignored.")
    },
    marked: |who, to| match (who, to) {
        (Who::You, Who::Other(name)) => format!("You give {name} a Monster marker."),
        (Who::Other(name), Who::You) => format!("{name} gives you a Monster marker."),
        (Who::Other(name), Who::Other(to)) => format!("{name} gives {to} a Monster marker."),
        (Who::You, Who::You) => String::new(),
    },
    tales_discarded: |all| format!("Tales discarded: {all}."),
    building_began: "The time of builders begins.",
    built: |who| match who {
        Who::You => "Your kingdom is confirmed.".to_owned(),
        Who::Other(name) => format!("{name} has finished building."),
    },
    tale_told: |who, met, lovers| match (who, lovers) {
        (Who::You, true) => {
            format!("Elements of your tale in your kingdom: {met}, and both lovers.")
        }
        (Who::You, false) => format!("Elements of your tale in your kingdom: {met}."),
        (Who::Other(name), true) => {
            format!("Elements of {name}’s tale in the kingdom: {met}, and both lovers.")
        }
        (Who::Other(name), false) => format!("Elements of {name}’s tale in the kingdom: {met}."),
    },
    kingdom_shown: |who, points| match who {
        Who::You => format!("Your kingdom is shown: {points} points in tiles."),
        Who::Other(name) => format!("{name}’s kingdom is shown: {points} points in tiles."),
    },
    counted: |points| format!("The points: {}.", standing(points)),
    tokens_counted: |who, count| match who {
        Who::You => format!("Your tokens: {count}."),
        Who::Other(name) => format!("{name}’s tokens: {count}."),
    },
    bard_played: |number, card, by| format!("Bard’s card {number}, {card}. A token moved by {by}."),
    serenaded: |who, card, moved| match (who, moved) {
        (Who::You, true) => format!("A serenade for your lovers: {card}, and you have one."),
        (Who::You, false) => format!("A serenade for your lovers: {card}, and you have none."),
        (Who::Other(name), true) => format!("A serenade for {name}’s lovers: {card}, moved."),
        (Who::Other(name), false) => format!("A serenade for {name}’s lovers: {card}, in vain."),
    },
    nobody: "nobody",
    won: |who, points, tale| match (who, tale) {
        (Who::You, Some(tale)) => {
            format!("You win with {points} points: “{tale}” becomes a legend.")
        }
        (Who::Other(name), Some(tale)) => {
            format!("{name} wins with {points} points: “{tale}” becomes a legend.")
        }
        (Who::You, None) => format!("You win with {points} points."),
        (Who::Other(name), None) => format!("{name} wins with {points} points."),
    },
    shared: |names, points| format!("{names} share the win with {points} points."),
    refusal: |refusal| match refusal {
        Refusal::Over => "The game is over.".to_owned(),
        Refusal::AnotherStep(_) => "Something else is asked now.".to_owned(),
        Refusal::NotInHand => "That tile is not in your hand.".to_owned(),
        Refusal::NotAnOpponent => "A marker goes to an opponent.".to_owned(),
        Refusal::NotYourTale => "That tale is not yours.".to_owned(),
        Refusal::NotSpare => "You have no such tile left.".to_owned(),
        Refusal::Unstable(why) => format!("It cannot stand there: {}.", fault(why)),
    },

    line_tiles: "Tiles",
    line_tokens: "Bard tokens",
    line_markers: "Monster markers",
    line_tale: "Tale",
    line_curse: "Curse",
    total: "Total",
};
