//! Mon Royaume in English.

use super::both;
use crate::bots::mon_royaume::{Prospect, Reason};
use crate::games::mon_royaume::{Adventure, Kind, PlacementError, Refusal, Side, TILES, Task};
use crate::ui::locale::messages::mon_royaume::{GameMessages, TaleScore};
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

fn fault(fault: PlacementError) -> String {
    match fault {
        PlacementError::Level { tile, slot } => {
            format!("it’s a level {tile} tile and this is a level {slot} slot; flip it to use it here")
        }
        PlacementError::NothingBelow(colour) => format!("no {} tile below it", COLOURS[colour as usize]),
        PlacementError::NoMonster => "no face-up Monster at level 1".to_owned(),
    }
}

/// The types of tales: Love, Heroic, Evil.
const KINDS: [&str; 3] = ["Love", "Heroic", "Evil"];

const KIND_TEXTS: [&str; 3] = [
    "With both lovers: 2 extra tokens and a ninth Bard card.",
    "With both circled tiles: 1 point per tile in your castle’s colour.",
    "2 points per Monster; with the Black Castle, rivals with a Love or Heroic tale lose 3 points per Monster.",
];

fn tale_text(tale: &str, elements: &str, kind: Option<Kind>) -> String {
    match kind.map(|kind| kind as usize) {
        Some(at) => format!("{tale} ({}): {elements}. {}", KINDS[at], KIND_TEXTS[at]),
        None => format!("{tale}: {elements}."),
    }
}

/// Lists names with a number each.
fn standing(all: &[(&str, i16)]) -> String {
    let each: Vec<String> = all.iter().map(|(name, points)| format!("{name} ({})", number(*points))).collect();
    each.join(", ")
}

/// Formats an amount of points.
fn worth(points: i16) -> String {
    match points {
        -1 | 1 => format!("{} point", number(points)),
        _ => format!("{} points", number(points)),
    }
}

/// Counts Monsters.
fn monsters(count: i16) -> String {
    if count == 1 { "1 Monster".to_owned() } else { format!("{count} Monsters") }
}

/// Counts Bard tokens.
fn tokens(count: u8) -> String {
    if count == 1 { "1 token".to_owned() } else { format!("{count} tokens") }
}

/// Counts the elements of a tale.
fn elements(count: u8) -> String {
    if count == 1 { "1 element".to_owned() } else { format!("{count} elements") }
}

/// Lists the subjects of a sentence, the reader first.
fn subject(all: &[Who<'_>]) -> String {
    let you = all.contains(&Who::You).then_some("You");
    let others = all.iter().filter_map(|who| if let Who::Other(name) = *who { Some(name) } else { None });
    let names: Vec<&str> = you.into_iter().chain(others).collect();
    match &names[..] {
        [] => "No one".to_owned(),
        [name] => (*name).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Says who completed an Adventure.
fn completed(by: &[Who<'_>]) -> String {
    format!("{} completed this Adventure", subject(by))
}

pub const ABOUT: About = About {
    name: "Mon Royaume",
    line: "Draft a kingdom, build it, and let the Bard tell its tale.",
    minutes: 40,
    makers: "Mon Royaume pour un Conte, designed by Lionel Borg and Jérémie Caplanne. Art by Guillaume Tavernier and David Cochard, art direction by Benjamin Treilhou, developed by Didier Jacobée. Published by Sweet November.",
    people: ["Aurore", "Blaise", "Colette", "Enora", "Gaspard", "Jeannot", "Merlin", "Perrine"],
    hidden: "tiles",
    levels: [
        "Takes high tiles and whatever its tales need, without checking that the colours will stack.",
        "Works out and builds the best kingdom for each tile and tale, but ignores what it passes to you.",
        "Plays out the draft up to 5,000 times, your picks included, but learns nothing from the tiles you take.",
    ],
    options: &[
        OptionMessages {
            key: "rules",
            name: "Game mode",
            hint: None,
            values: &[("first", "First kingdom"), ("tales", "Time of tales"), ("complete", "Full game")],
        },
        OptionMessages {
            key: "advanced",
            name: "Advanced: bard sides have no colour",
            hint: None,
            values: &[("no", "No"), ("yes", "Yes")],
        },
        OptionMessages {
            key: "adult",
            name: "Adult",
            hint: Some("Adults lose a token for each missing element."),
            values: &[("no", "No"), ("yes", "Yes")],
        },
    ],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2: rounds · 3: building",
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
    tile_text: |name, colour, level, is_monster| {
        let monster = if is_monster { "Monster, " } else { "" };
        format!("{name}: {monster}{colour}, level {level}, worth {level}")
    },
    adventure,
    adventures: "Adventures of this round",
    met_by_nobody: "no one yet",
    is_over: "over",
    your_tales: "Your tales",
    your_tiles: "Your tiles",
    no_tiles: "No tiles yet",
    still_held: "Still in hand",
    told_of: |tale, twice| {
        if twice { format!("In “{tale}”, but you already have one.") } else { format!("Needed for “{tale}”.") }
    },
    asked_for: |card| format!("Needed for an Adventure ({card})."),
    counts_for: |card, mine, most| format!("Counts for an Adventure ({card}): you have {mine}, your best rival {most}."),
    monster_text: "You draw a Bard token when it’s revealed.",
    top_text: [
        "It can top your kingdom only with a face-up Monster at level 1; you have none yet.",
        "It can top your kingdom with a face-up Monster at level 1.",
    ],
    curse_text: "If it tops your kingdom and you keep an Evil tale, each rival with a Love or Heroic tale loses 3 points per Monster of their own.",
    take_it: "Take it",
    discard_it: "Discard it",
    tale_so_far: |met, held, of| match held {
        0 => format!("You have {met} of its {of} elements."),
        _ => format!("You have {met} of its {of} elements, and {held} in your hand."),
    },
    element_met: |tile| format!("{tile}. You have it."),
    element_in_reach: |tile| format!("{tile}. Within reach."),
    element_missing: |tile| format!("{tile}. You don’t have it yet."),
    adventure_text: |card, by| format!("{card} at the end of the round. Currently: {by}."),
    other_text: |name, tales, taken, held| {
        let mut all = vec![match taken {
            [] => format!("{name} has no tiles yet."),
            _ => format!("{name}’s tiles: {}.", taken.join(", ")),
        }];
        if !tales.is_empty() {
            all.push(format!("Tales: {}.", tales.join(", ")));
        }
        if !held.is_empty() {
            all.push(format!("Still in hand: {}.", held.join(", ")));
        }
        all.join(" ")
    },
    token_text: |name| format!("{name}: a Bard token. Worth 2 points if the Bard plays a matching card."),
    hidden_token: "A face-down Bard token.",
    unturned: |number| format!("Bard card {number}, face down."),
    building: |name, laid, builds| match (laid, builds) {
        (10, false) => format!("{name}: kingdom built"),
        (_, true) => format!("{name}: {laid} of 10 tiles"),
        _ => format!("{name}: still to build"),
    },
    goal_choices: |tile, points, tokens| match tokens {
        None => format!("Tile {tile} of 12 · tile points: {} · most points wins", standing(points)),
        Some(tokens) => {
            let each = points.iter().zip(tokens);
            let each = each.map(|((name, points), (_, tokens))| format!("{name} ({points}+{tokens})"));
            format!("Most points wins · tiles + tokens: {}", each.collect::<Vec<_>>().join(", "))
        }
    },
    goal_build: |done, of, name| format!("Kingdoms built: {done} of {of} · to build: {name} · most points wins"),
    goal_show: |cards, moved| format!("Bard card {cards} of 8 · tokens scored: {}", standing(moved)),
    goal_kingdoms: |points| format!("Tile points: {} · most points wins", standing(points)),
    goal_points: |points| format!("Points: {} · most points wins", standing(points)),
    token_count: |count| match count {
        1 => "1 Bard token".to_owned(),
        _ => format!("{count} Bard tokens"),
    },
    marker_count: |count| match count {
        1 => "1 Monster marker".to_owned(),
        _ => format!("{count} Monster markers"),
    },

    pick: |to, is_last| {
        if is_last {
            format!("Pick a tile for your kingdom; the last one goes to {to}, who discards it.")
        } else {
            format!("Pick a tile for your kingdom; the rest go to {to}.")
        }
    },
    give: |monster| format!("Your {monster} strikes! Who gets a Monster marker (−1 point)?"),
    give_to: |name| format!("Give it to {name}"),
    discard: |round| match round {
        1 => "Discard a tale. You keep the other two.".to_owned(),
        _ => "Discard a tale. You’ll tell the other one.".to_owned(),
    },
    build: "Choose a tile, then a slot, or use “Build it for me”.",

    slot: |level, nth| format!("Level {level}, slot {nth}, empty"),
    level: |level, slots| {
        let slots: Vec<_> = slots.iter().map(|slot| slot.unwrap_or("empty")).collect();
        format!("Level {level}: {}.", slots.join(", "))
    },
    pyramid: "Your kingdom",
    spare: "Tiles to place",
    chosen: |name| format!("{name}: choose a slot, or flip it."),
    placed: |name| format!("{name}: move it to another slot, flip it, or take it back."),
    fault,
    then_above: |tile, fault| format!("{tile}: {fault}."),
    stands_wrong: |tile, fault| format!("{tile}. It can’t stay here: {fault}."),
    whole: "Your kingdom is complete. Confirm it, or keep editing.",
    laid: "That tile can’t be moved any more.",
    flip: "Flip",
    take_back: "Take back",
    undo: "Undo a step",
    best: "Build it for me",
    advised_kingdom: [
        "Choose “Build it for me” to build the highest-scoring kingdom, then confirm it.",
        "You know all your tiles, so every possible kingdom was compared; only tokens, if you have any, are counted at their average value.",
    ],
    best_hint: "Tokens are counted at their average value.",
    confirm: "Confirm the kingdom",
    computed: |tiles, bonus, all| {
        if bonus > 0 {
            format!("Tiles {tiles} · tale {bonus} · about {all} points with tokens")
        } else {
            format!("Tiles {tiles} · about {all} points with tokens")
        }
    },
    computed_tiles: |tiles| format!("Tiles {tiles}"),
    computed_tokens: |tiles, all| format!("Tiles {tiles} · {all} points with tokens"),
    elements: |met, of| format!("{met} of {of}"),
    pair_met: ["both lovers", "both circled tiles", "2 per Monster"],
    tale_score: |score| match score {
        TaleScore::Lovers => "Both lovers: 2 more tokens and a ninth Bard card, no points of its own.".to_owned(),
        TaleScore::NoLovers(missing) => {
            format!("No extra tokens or ninth card. Lovers missing: {missing}.")
        }
        TaleScore::Circled(colour, count) => format!(
            "Both circled tiles, {count} {colour} {}, castle included: {}.",
            if count == 1 { "tile" } else { "tiles" },
            worth(count)
        ),
        TaleScore::BlackCastle => "Both circled tiles, but only the Black Castle counts: 1 point.".to_owned(),
        TaleScore::NoCastle => "Both circled tiles, but no castle: 0 points.".to_owned(),
        TaleScore::NotCircled(missing) => {
            format!("0 points. Circled tiles missing: {missing}.")
        }
        TaleScore::Monsters(0) => "0 points: no Monster in the kingdom.".to_owned(),
        TaleScore::Monsters(count) => format!("{} × 2: {}.", monsters(count), worth(2 * count)),
    },
    tale_draws: |met, of| format!("{met} of {of} elements: {}.", tokens(met)),
    tale_tokens: |met, monsters_met, lost, left| {
        let minus = if lost > 0 { format!(" − {lost} missing") } else { String::new() };
        let monsters = monsters(monsters_met.into());
        format!("{} + {monsters}{minus}: {}", elements(met), tokens(left))
    },
    tokens_about: |points| format!("tokens, minus a possible curse, about {}", number(points as i16)),
    curse_threat: "Curse threat: you may lose 3 points per Monster.",

    show: "The Bard’s show",
    serenade: |who| by!(who, name, "for you", "for {name}"),
    kingdom_of: |who| by!(who, name, "Your kingdom", "{name}’s kingdom"),
    moved: |moved, of| format!("{moved} of {of} tokens scored"),
    each: |what, points| format!("{what}, {} each", number(points)),
    cursed_by: |names, count| format!("Cursed by {names}: {} × −3", monsters(count)),
    in_tale: "Part of the tale.",
    bard_card: |number, card| format!("Bard card {number} of 8: {card}"),
    serenade_card: |who, card| by!(who, name, "Serenade for your lovers: {card}", "Serenade for {name}’s lovers: {card}"),
    gains: |who, token| by!(who, name, "You move a {token} token to your kingdom: 2 points.", "{name} moves a {token} token: 2 points."),
    gains_not: |who, token| by!(who, name, "You have no {token} token.", "{name} has no {token} token."),
    next_card: "Next card",
    next_serenade: "Serenade",
    next_result: "Result",
    final_scores: "Final scores",
    round_over: |round| format!("End of round {round}"),
    next_round: "Next round",
    next_build: "Start building",
    completed: |card, by| format!("{card}. {}.", completed(by)),
    worth_tiles: |points| format!("Tiles worth {points}"),
    unused: "Left over",
    discarded: "Discarded face down",
    undealt: "Never dealt",
    hidden_tile: "A face-down tile.",
    why: "How the points add up",

    goal_most: "Most points at the end wins; tied players share the win.",
    goal_tiles: "Each face-up tile in your kingdom scores its value, 20 points at most.",
    goal_tokens: "Each Bard token scores 2 points if the Bard plays a matching card.",
    goal_monsters: "Each Monster you reveal earns you a Bard token.",
    goal_adventures: "Missions and Territories can each earn you a Bard token at the end of the round.",
    goal_elements: "Each element of your tale face up in your kingdom earns you a Bard token.",
    goal_lovers: "Love tale with both lovers: 2 more tokens and a ninth Bard card.",
    goal_markers: "Each Monster marker costs 1 point.",
    goal_heroic: "Heroic tale with both circled tiles: 1 point per tile in your castle’s colour.",
    goal_evil: "Evil tale: 2 points for each face-up Monster.",
    goal_curse: "An Evil tale with the Black Castle: each rival with a Love or Heroic tale loses 3 points per Monster.",
    goal_tale_tokens: "Each element of your tale and each Monster in your kingdom: a token, 2 points.",
    goal_adults: "Adults lose a token for each missing element.",
    points: worth,
    up_to: |points| format!("up to {points} of 20"),
    monster_count: |count| monsters(count.into()),
    at_risk: |points| format!("{} at risk", worth(points)),
    is_adult: ["no", "adult"],

    order_pick: |tile| format!("Pick the {tile}."),
    order_give: |name| format!("Give the Monster marker to {name}."),
    order_discard: |tale| format!("Discard “{tale}”."),
    order_lay: |tile| format!("Place the {tile} face up in the next slot."),
    order_flip: |tile| format!("Place the {tile} on its bard side in the next slot."),
    recap_took: |tile| format!("took the {tile}"),
    recap_other: |name, what| format!("{name}: {what}"),
    recap_tokens: |count| format!("you draw {}", tokens(count)),
    recap_gave: |who| by!(who, name, "gave you a Monster marker: you lose 1 point", "gave {name} a Monster marker"),
    recap_discarded: |tale| format!("discarded {tale}"),
    recap_built: "finished building",
    quoted: |text| format!("“{text}”"),

    effect_monster: "Draws a token",
    effect_tales: |count| format!("{count} of your tales"),
    effect_token: "Adventure: a token",
    effect_marker: "Adventure: a marker",
    effect_with: |tile| format!("With {tile}: a token"),
    effect_most: |colour, mine, most| format!("Most {colour}: {mine} to {most}"),
    effect_top: ["Needs a Monster at level 1", "With a Monster at level 1"],
    effect_curse: "Evil tale: the curse",
    effect_adventures: |count| format!("{count} Adventures"),
    effect_kinds: [
        "Both lovers: 2 more tokens, ninth card",
        "Both circled: 1 per tile of the castle’s colour",
        "2 per Monster; with the Black Castle: curse",
    ],

    round_began: |round| format!("Round {round}: each player was dealt seven tiles."),
    adventures_shown: |count| format!("{count} Adventures were revealed for this round."),
    revealed: |all| format!("Revealed: {all}."),
    drew: |who, count| match (who, count) {
        (Who::You, 1) => "You drew a Bard token.".to_owned(),
        (Who::You, _) => format!("You drew {count} Bard tokens."),
        (Who::Other(name), 1) => format!("{name} drew a Bard token."),
        (Who::Other(name), _) => format!("{name} drew {count} Bard tokens."),
    },
    drew_these: |tokens| format!("You drew these Bard tokens: {tokens}."),
    passed: |side| match side {
        Side::Left => "Hands were passed to the left.".to_owned(),
        Side::Right => "Hands were passed to the right.".to_owned(),
    },
    last_tile: |who, tile| by!(who, name, "You discarded the last tile: {tile}.", "{name} discarded the last tile: {tile}."),
    resolved: |card, by| format!("Adventure – {card}. {}.", completed(by)),
    ignored: |card, by| format!("Adventure – {card}. {}. Ignored: too few tokens are left.", completed(by)),
    marked: |who, to| match (who, to) {
        (Who::You, Who::Other(name)) => format!("You gave {name} a Monster marker."),
        (Who::Other(name), Who::You) => format!("{name} gave you a Monster marker."),
        (Who::Other(name), Who::Other(to)) => format!("{name} gave {to} a Monster marker."),
        (Who::You, Who::You) => String::new(),
    },
    tales_discarded: |all| format!("Tales discarded: {all}."),
    building_began: "The time of builders began.",
    built: |who| by!(who, name, "You finished building.", "{name} finished building."),
    tale_told: |who, met, lovers| match (who, lovers) {
        (Who::You, true) => {
            format!("Elements of your tale in your kingdom: {met}, including both lovers.")
        }
        (Who::You, false) => format!("Elements of your tale in your kingdom: {met}."),
        (Who::Other(name), true) => {
            format!("Elements of {name}’s tale in their kingdom: {met}, including both lovers.")
        }
        (Who::Other(name), false) => format!("Elements of {name}’s tale in their kingdom: {met}."),
    },
    kingdom_shown: |who, points| {
        by!(who, name, "Your kingdom was revealed. Tile points: {points}.", "{name}’s kingdom was revealed. Tile points: {points}.")
    },
    counted: |points| format!("Final score: {}.", standing(points)),
    tokens_counted: |who, count| by!(who, name, "Your tokens: {count}.", "{name}’s tokens: {count}."),
    bard_played: |number, card, by| {
        let each = if by.len() > 1 { "each " } else { "" };
        format!("Bard card {number}: {card}. {} {each}scored a token.", subject(by))
    },
    serenaded: |who, card, moved| match (who, moved) {
        (Who::You, true) => format!("Serenade for your lovers: {card} – token scored."),
        (Who::You, false) => format!("Serenade for your lovers: {card} – no matching token."),
        (Who::Other(name), true) => {
            format!("Serenade for {name}’s lovers: {card} – token scored.")
        }
        (Who::Other(name), false) => {
            format!("Serenade for {name}’s lovers: {card} – no matching token.")
        }
    },
    won: |who, points, tale| match (who, tale) {
        (Who::You, Some(tale)) => {
            format!("You win with {}: “{tale}” becomes a legend.", worth(points))
        }
        (Who::Other(name), Some(tale)) => {
            format!("{name} wins with {}: “{tale}” becomes a legend.", worth(points))
        }
        (Who::You, None) => format!("You win with {}.", worth(points)),
        (Who::Other(name), None) => format!("{name} wins with {}.", worth(points)),
    },
    shared: |names, points| format!("Tied on {}: {} share the win.", worth(points), both(names)),
    refusal: |refusal| match refusal {
        Refusal::Over => "The game is over.".to_owned(),
        Refusal::AnotherStep(_) => "You can’t do that now.".to_owned(),
        Refusal::NotInHand => "That tile isn’t in your hand.".to_owned(),
        Refusal::NotAnOpponent => "Choose an opponent for the marker.".to_owned(),
        Refusal::NotYourTale => "That tale isn’t yours.".to_owned(),
        Refusal::NotSpare => "You don’t have that tile any more.".to_owned(),
        Refusal::Unstable(why) => format!("It can’t go there: {}.", fault(why)),
    },

    line_tiles: "Tiles",
    line_tokens: "Bard tokens",
    line_markers: "Monster markers",
    line_tale: "Tale",
    line_curse: "Curse",
    total: "Total",
    with_reason: |label, why| format!("{label}: {why}"),
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    let plain = match reason {
        Reason::WinsMatch => "This kingdom wins you the game, whatever the others build.",
        Reason::WholeTale => "It’s the last element one of your tales needs.",
        Reason::Lovers => "It unites the lovers: 2 extra tokens and a ninth Bard card.",
        Reason::CircledPair => "It completes the circled pair: your Heroic tale scores your castle’s colour.",
        Reason::EvilMonster => "Your Evil tale scores 2 points per Monster in your kingdom.",
        Reason::Element(1) => "One of your tales needs it.",
        Reason::Element(tales) => return format!("{tales} of your tales need it."),
        Reason::Missions(1) => "It completes one of this round’s Adventures.",
        Reason::Missions(missions) => {
            return format!("It completes {missions} of this round’s Adventures.");
        }
        Reason::FirstCastle => "You don’t have a castle yet.",
        Reason::AddsValue(1) => "It adds 1 tile point to your best kingdom so far.",
        Reason::AddsValue(points) => {
            return format!("It adds {points} tile points to your best kingdom so far.");
        }
        Reason::SendsMarker => "With this Monster, an Adventure lets you give a Monster marker.",
        Reason::BringsToken => "A Monster gets you a Bard token right away.",
        Reason::LeadsTerritory => "As things stand, it wins you this round’s token for the most tiles of its colour.",
        Reason::Denies => "The next player to get these tiles needs this one for a tale.",
        Reason::Carries => "It can support a tile of its colour that you have for the next level.",
        Reason::Supported => "You have a tile of its colour to put it on.",
        Reason::OfColour(tiles) => {
            return format!("You already have {tiles} tiles of its colour.");
        }
        Reason::HasRoom => "Your kingdom still has room at its level.",
        Reason::KeepsLovers => "You have both lovers of the tale you keep.",
        Reason::KeepsPair => "You have both circled tiles of the tale you keep.",
        Reason::KeepsMonsters(1) => "The Evil tale you keep scores for your Monster.",
        Reason::KeepsMonsters(monsters) => {
            return format!("The Evil tale you keep scores for your {monsters} Monsters.");
        }
        Reason::KeepsElements(1) => "You have 1 element of the tale you keep.",
        Reason::KeepsElements(elements) => {
            return format!("You have {elements} elements of the tale you keep.");
        }
        Reason::EscapesCurse => "A rival can cast the curse, but Evil tales are immune.",
        Reason::MarksRichest => "It goes to the rival with the most Bard tokens.",
        Reason::StandsForTale => "It puts an element of your tale in your kingdom.",
        Reason::BearsBlackCastle => "With a Monster at level 1, your Black Castle can go on top.",
        Reason::StandsWorth(1) => "Face up, it’s worth 1 point.",
        Reason::StandsWorth(points) => return format!("Face up, it’s worth {points} points."),
        Reason::SparesElement => "It saves an element of your tale that can still be placed face up.",
        Reason::FlipsLess => "It flips the less valuable tile.",
    };
    plain.to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::MeetsAdventure => "One of this round’s Adventures brings you a Bard token",
        Prospect::IsMarked => "You’re given a Monster marker",
        Prospect::WholeTale => "You end up with every element of your tale",
        Prospect::Lovers => "You end up with both lovers of your tale",
        Prospect::CircledPair => "You end up with both circled tiles of your tale",
        Prospect::HasCastle => "You end up with a castle",
        Prospect::Leads => "Your tiles make the best kingdom",
    }
    .to_owned()
}
