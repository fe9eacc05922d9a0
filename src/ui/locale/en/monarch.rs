//! Monarch in English.

use super::both;
use crate::bots::monarch::{Prospect, Reason};
use crate::games::monarch::{Ability, Goods, LandKind, Moon, Refusal, Step};
use crate::ui::locale::messages::monarch::{Came, GameMessages, Gather, Order, TieBreak};
use crate::ui::locale::{About, OptionMessages, Who, number};

/// Formats a change of crowns with its sign.
fn change(crowns: i16) -> String {
    match crowns {
        0 => "no change".to_owned(),
        1.. => format!("+{}", worth(crowns)),
        _ => worth(crowns),
    }
}

/// Formats an amount of crowns.
fn worth(crowns: i16) -> String {
    match crowns {
        -1 | 1 => format!("{} crown", number(crowns)),
        _ => format!("{} crowns", number(crowns)),
    }
}

/// Formats an amount of gold and food.
fn amount(goods: Goods) -> String {
    match (goods.gold, goods.food) {
        (0, 0) => "nothing".to_owned(),
        (gold, 0) => format!("{gold} gold"),
        (0, food) => format!("{food} food"),
        (gold, food) => format!("{gold} gold and {food} food"),
    }
}

/// Names a card with its crowns.
fn with_crowns(card: &str, crowns: Option<u8>) -> String {
    match crowns {
        Some(crowns) => format!("{card}: {}", worth(crowns.into())),
        None => card.to_owned(),
    }
}

/// Adds the sum that a number comes from, in digits, if there is one.
fn sum(digits: &str) -> String {
    if digits.is_empty() { String::new() } else { format!(": {digits}") }
}

/// Formats a number of Guests.
fn guests(count: usize) -> String {
    if count == 1 { "1 Guest".to_owned() } else { format!("{count} Guests") }
}

/// Makes a sentence of a few words.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next();
    first.map(|first| format!("{}{}.", first.to_uppercase(), letters.as_str())).unwrap_or_default()
}

pub const ABOUT: About = About {
    name: "Monarch",
    line: "Sisters, harvests and a court fit for a queen.",
    minutes: 60,
    makers: "A game by Mary Flanagan, designed with Max Seidman and Zara Downs. Art by Kate Adams, Sarah Ettinger, Zara Downs and Ed Flanagan.",
    people: ["Adèle", "Blanche", "Clémence", "Isolde", "Mahaut", "Odette", "Sibylle", "Ysabel"],
    hidden: "cards",
    levels: [
        "Buys the most printed crowns it can afford, but ignores combos, the land and Banners.",
        "Weighs what a card adds to its court and costs a rival, but doesn’t plan ahead or save up.",
        "Plays out five more rounds, up to 800 times per choice, but skips whatever looks much worse at first sight.",
    ],
    options: &[
        OptionMessages {
            key: "banners",
            name: "Banners",
            hint: None,
            values: &[("yes", "With Banners"), ("no", "Without, for a first game")],
        },
        OptionMessages {
            key: "start",
            name: "Start",
            hint: Some(
                "Going last is an advantage: between Barons, the last sister wins 60% of two-player games, 38% with three, 32% with four. An even start gives later sisters Guests; the last then wins 52%, 32% and 24%.",
            ),
            values: &[("leaflet", "Standard"), ("even", "Even")],
        },
    ],
};

#[rustfmt::skip]
pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3: rounds",
    court_cards: [
        "Tiger Pelt", "War Elephant", "Great Falcon", "Lioness", "Dragon-Scale Armor",
        "Captain of the Guard", "Champion", "Ancestral Sword", "Fireworks", "Court Troubadour",
        "Silver Harp", "Peacock", "Embroidered Gown", "Precious Comb", "Master of Ceremonies",
        "Portrait Painter", "Astronomer", "Gazing Glass", "Keeper of Scrolls", "Philosopher",
        "Ancient Tortoise", "Snowy Owl", "Scholar’s Robe", "Royal Physician", "Pure White Stag",
        "Beastkeeper", "Royal Gardener", "Golden Hen", "Flower Crown", "Head Cook",
        "Basket of Exotic Fruit", "Harvest Feast", "Diplomat", "Winged Cape", "Unicorn",
        "Royal Tailor", "Herald", "Royal Jester",
    ],
    guests: [
        "Useless Emissary", "Boorish Uncle", "Drunk Juggler", "Insistent Peddler",
        "Gossiping Cousin", "Tone-Deaf Minstrel",
    ],
    moons: [
        "Harvest Moon", "Silver Moon", "Famine Moon", "Invasion Moon", "Festival Moon",
        "Builders’ Moon", "Thieves’ Moon", "Wandering Moon",
    ],
    moon_texts: [
        "Each sister takes 4 food.",
        "Each sister takes 3 gold.",
        "Pay together, or each sister loses half her food, rounded up.",
        "Pay together, or the highest-yielding village loses all its improvements.",
        "Pay together, and each sister takes 6 food.",
        "Pay together, and the next improvement in the deck is placed for free.",
        "The sister with the most gold loses half of it, rounded down. If sisters are tied, each of them does.",
        "The rest of the row is discarded.",
    ],
    improvements: [
        "Royal Goatery", "Hillside Vineyard", "War-Horse Pasture", "Herb Garden", "Terraced Fields",
        "Hunting Preserve", "Botanical Garden", "Golden Orchard", "Market Town", "Garrison Town",
        "Weavers’ Village", "University Town", "Harvest Fair", "Theater District", "Port Town",
        "Jewel Bazaar",
    ],
    paths: ["Might", "Culture", "Wisdom", "Bounty"],
    beast: "beast",
    garment: "garment",
    banners: [
        "Banner of Might", "Banner of Culture", "Banner of Wisdom", "Banner of Bounty",
        "Banner of Balance",
    ],
    powers: [
        "Guests are 2 gold cheaper for you",
        "One free sweep per turn",
        "Gold when another sister taxes",
        "Food when another sister harvests",
        "Worth 5 crowns; Court Cards are 1 gold cheaper for you",
    ],
    ability: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 crowns per card of its path in your court and on the land".to_owned(),
        Ability::PerBeast => "1 crown, plus 2 per beast in your court".to_owned(),
        Ability::PerGarment => "1 crown, plus 2 per garment in your court".to_owned(),
        Ability::PerDifferentPath => "2 crowns per different path in your court".to_owned(),
        Ability::OtherGarments => "+1 crown per other garment".to_owned(),
        Ability::AnotherBeast => "+2 crowns with another beast".to_owned(),
        Ability::Three(1) => "+1 crown with three or more cards of its path".to_owned(),
        Ability::Three(more) => format!("+{more} crowns with three or more cards of its path"),
        Ability::With(card) => format!("+2 crowns with {} in your court", name(card)),
        Ability::Void(card) => format!("No crowns with {} in your court", name(card)),
        Ability::NoGuests => "+2 crowns while you have no Guests".to_owned(),
        Ability::Dismiss(1) => "When acquired, you may discard one of your Guests".to_owned(),
        Ability::Dismiss(most) => format!("When acquired, you may discard up to {most} of your Guests"),
        Ability::CheaperCourt => "Court Cards are 1 gold cheaper for you".to_owned(),
        Ability::CheaperWisdom => "Wisdom Court Cards are 2 gold cheaper for you".to_owned(),
        Ability::CheaperGuests => "Guests are 1 gold cheaper for you".to_owned(),
        Ability::RicherHarvest => "+1 food whenever you harvest".to_owned(),
    },
    guest_text: |loss| format!("Send it to another sister: she loses {loss} crowns"),
    plot: |kind, yields| match kind {
        LandKind::Farm => format!("A farm with this card yields {yields} food to any sister who harvests"),
        LandKind::Village => format!("A village with this card yields {yields} gold to any sister who taxes"),
    },
    ability_short: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 per card of its path, land too".to_owned(),
        Ability::PerBeast => "1, +2 per beast".to_owned(),
        Ability::PerGarment => "1, +2 per garment".to_owned(),
        Ability::PerDifferentPath => "2 per different path".to_owned(),
        Ability::OtherGarments => "+1 per other garment".to_owned(),
        Ability::AnotherBeast => "+2 with another beast".to_owned(),
        Ability::Three(more) => format!("+{more} with three of its path"),
        Ability::With(card) => format!("+2 with {}", name(card)),
        Ability::Void(card) => format!("0 with {}", name(card)),
        Ability::NoGuests => "+2 without Guests".to_owned(),
        Ability::Dismiss(1) => "discard a Guest".to_owned(),
        Ability::Dismiss(most) => format!("discard up to {most} Guests"),
        Ability::CheaperCourt => "Court Cards: −1 gold".to_owned(),
        Ability::CheaperWisdom => "Wisdom cards: −2 gold".to_owned(),
        Ability::CheaperGuests => "Guests: −1 gold".to_owned(),
        Ability::RicherHarvest => "harvests: +1 food".to_owned(),
    },
    guest_short: |loss| format!("another sister loses {loss}"),
    plot_short: |kind, yields| match kind {
        LandKind::Farm => format!("a farm yields {yields} food, for all"),
        LandKind::Village => format!("a village yields {yields} gold, for all"),
    },
    goods: amount,

    market: "Market row",
    empty_spot: "An empty spot in the row.",
    deck: |round, deck, discards| match deck {
        1 => format!("Round {round}. Deck: 1 card. Discard pile: {discards}."),
        _ => format!("Round {round}. Deck: {deck} cards. Discard pile: {discards}."),
    },
    round: |round| format!("Round {round}"),
    land: "The land, shared by all sisters",
    farm: "Farm",
    village: "Village",
    board: |letter, name, kind, yields| match kind {
        LandKind::Farm => format!("Board {letter}, {name}: yields {yields} food when harvested."),
        LandKind::Village => format!("Board {letter}, {name}: when taxed, eats 1 food and pays {yields} gold."),
    },
    board_letter: |letter| format!("board {letter}"),
    counts_for: |path| format!("Counts as a {path} improvement."),
    would_yield_here: |from, to| if from == to {
        format!("Here it would still yield {to}.")
    } else {
        format!("Here it would yield {to} instead of {from}.")
    },
    lay_here: "Place it here",
    would_yield_again: |yields| format!("It would lose its improvements and yield 1 instead of {yields}."),
    suffer: "Sacrifice this village",
    banners_title: "Banners",
    banner_short: ["Might", "Culture", "Wisdom", "Bounty", "Balance"],
    flown_by: |who| by!(who, name, "You fly it.", "{name} flies it."),
    asks_for: |path, has, needs| match (path, needs - has) {
        (Some(path), 0) => format!("Requires {needs} {path} cards in your court: you have them."),
        (Some(path), left) => format!("Requires {needs} {path} cards in your court: you need {left} more."),
        (None, 0) => "Requires a card of each path in your court: you have them.".to_owned(),
        (None, 1) => "Requires a card of each path in your court: you need one more path.".to_owned(),
        (None, left) => format!("Requires a card of each path in your court: you need {left} more paths."),
    },
    banner_worth: |crowns, sum| match sum {
        Some([court, land]) => format!("Worth {} to you if the game ended now: {court} in your court + {land} on the land.", worth(crowns)),
        None => format!("Worth {} to you if the game ended now.", worth(crowns)),
    },
    court_of: |who| by!(who, name, "Your court", "{name}’s court"),
    crowns: worth,
    crowns_of: |who, crowns| {
        let (total, court, banners, guests) = (worth(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        by!(who, name, "You have {total}: {court} from your court, {banners} from Banners, {guests} from Guests.", "{name} has {total}: {court} from the court, {banners} from Banners, {guests} from Guests.")
    },
    court_sum: |sum| format!("Court Cards: {sum}."),
    has: |who, goods| by!(who, name, "You have {goods}.", "{name} has {goods}."),
    spaces: |who, filled| by!(who, name, "Your court has {filled} of 7 cards.", "{name}’s court has {filled} of 7 cards."),
    company: |count, loss, names| match count {
        0 => "No Unwanted Guests.".to_owned(),
        1 => format!("1 Unwanted Guest (−{loss} crowns): {names}."),
        _ => format!("{count} Unwanted Guests (−{loss} crowns): {names}."),
    },
    free_space: "An empty court space. The round in which a court reaches seven cards is the last.",
    worth_now: |crowns, digits| format!("Worth {} now{}.", worth(crowns.into()), sum(digits)),
    in_court: "In your court:",
    in_row: "In the row:",
    guest: "Guest",

    costs: |price, printed, off| match off {
        0 => format!("Costs you {price}."),
        _ => format!("Costs you {price} (gold: {printed} − {off}, thanks to your court and Banners)."),
    },
    costs_nothing: "Free for you.",
    free_once: "Free for you: one improvement per turn.",
    free: "free",
    short: |goods| match (goods.gold, goods.food) {
        (gold, 0) => format!("{gold} gold short"),
        (0, food) => format!("{food} food short"),
        (gold, food) => format!("{gold} gold, {food} food short"),
    },
    lack: |goods| format!("you’re {goods} short"),
    sentence,
    would_be: |own, digits, gain| match gain - i16::from(own) {
        0 => format!("Worth {} in your court now{}.", worth(own.into()), sum(digits)),
        _ => format!("Worth {} in your court now{}; in total {}.", worth(own.into()), sum(digits), change(gain)),
    },
    would_replace: |out, gain| format!("Your court is full. Best card to replace: {out} ({}).", change(gain)),
    would_yield: |boards, more| match (boards, more) {
        (1, 0) => "Fits one board, which wouldn’t yield more than now.".to_owned(),
        (1, _) => format!("Fits one board, which would yield {more} more."),
        (_, 0) => format!("Fits {boards} boards; none would yield more than now."),
        _ => format!("Fits {boards} boards; the best would yield {more} more."),
    },
    fits_nowhere: "It doesn’t fit any board now and would be discarded.",
    would_change: |gain| format!("If replaced: {}.", change(gain)),

    harvest: |food| format!("Harvest: {food} food"),
    harvest_sum: |farms, more| match more {
        0 => format!("The farms yield {farms}."),
        _ => format!("The farms yield {farms}, and your court adds {more}."),
    },
    tax: |food, gold| format!("Tax: {food} food for {gold} gold"),
    tax_sum: |food, villages| format!("The villages eat {food} food, 1 each, and yield {villages} gold."),
    sweep: |gold| match gold {
        0 => "Sweep the row: free".to_owned(),
        _ => format!("Sweep the row: {gold} gold"),
    },
    end_turn: "End your turn",
    gathered: "already harvested or taxed",
    acquire: |price| format!("Acquire for {price}"),
    claim: "Take for free",
    replace: "Acquire and replace",
    acquire_to_replace: |price| format!("Replace a card for {price}"),
    replace_this: "Replace it",
    take_space: "Use an empty space",
    send_to: |name| format!("Send to {name}"),
    send_for: |name, price| format!("To {name} for {price}"),
    dismiss: |name, loss| format!("Discard {name} (+{loss})"),
    keep_guests: "Keep all Guests",
    raise: |goods| format!("Pledge {goods}"),
    hold: "Pass",
    fly: "Fly it",

    turn_prompt: |turn| {
        let gather = match turn.gather {
            Gather::HarvestOrTax => "harvest or tax",
            Gather::Harvest => "harvest",
            Gather::Done => "",
        };
        let banners: Vec<String> =
            turn.banners.iter().map(|banner| format!("fly the {banner}")).collect();
        let row = [
            if turn.acquire { "acquire cards" } else { "" },
            if turn.sweep { "sweep the row" } else { "" },
        ];
        let end = if turn.gather == Gather::Done { "end your turn" } else { "" };
        let all = std::iter::once(gather).chain(row).chain(banners.iter().map(String::as_str));
        let all: Vec<&str> = all.chain([end]).filter(|part| !part.is_empty()).collect();
        let text = match &all[..] {
            ["end your turn"] => "you can’t afford anything else: end your turn".to_owned(),
            [only] => (*only).to_owned(),
            [first, second] if turn.gather != Gather::HarvestOrTax => format!("{first} or {second}"),
            [before @ .., last] => format!("{}, or {last}", before.join(", ")),
            [] => String::new(),
        };
        sentence(&text)
    },
    seat_prompt: |name, space, replace| match (space, replace) {
        (true, true) => format!("{name}: use an empty space, or choose a card to replace."),
        (true, false) => format!("{name}: use an empty space."),
        _ => format!("{name}: choose a card to replace; your court is full."),
    },
    nothing_to_pledge: |name, goods, before| {
        let kind = if goods.gold > 0 { "gold" } else { "food" };
        if before {
            format!("{name}: you’ve pledged all your {kind}, so you can only pass.")
        } else {
            format!("{name}: you have no {kind} to pledge, so you can only pass.")
        }
    },
    prompt: |step, name| match step {
        Step::Turn | Step::Seat(_) | Step::Over => String::new(),
        Step::Send(_) => format!("{name}: which sister gets this Guest?"),
        Step::Lay(_) => format!("{name}: choose a board for it. It will yield more for every sister."),
        Step::Dismiss(1) => "You may discard one of your Guests.".to_owned(),
        Step::Dismiss(most) => format!("You may discard up to {most} of your Guests."),
        Step::Pledge(_) => format!("{name}: how much do you pledge?"),
        Step::Invasion => "Choose the village that suffers the invasion.".to_owned(),
    },
    pledged: |total, price| format!("{total} of {price} pledged"),
    pledged_by: |who, goods| by!(who, name, "You have pledged {goods}.", "{name} has pledged {goods}."),
    spoken: |pledging, sisters| match 2 * sisters - usize::from(pledging.spoken) {
        0 => "All pledges are in.".to_owned(),
        1 => "Last pledge. Pledges are paid only if the price is reached.".to_owned(),
        left => format!("{left} pledges left. Pledges are paid only if the price is reached."),
    },
    your_pledge: "Your pledge",
    pledge_less: "One less",
    pledge_more: "One more",
    goal: |standing, fullest| {
        let each = |&(who, crowns): &(Who, i16)| by!(who, name, "you ({})", "{name} ({})", number(crowns));
        let each = standing.iter().map(each).collect::<Vec<_>>().join(", ");
        match fullest {
            7 => format!("Last round · most crowns wins: {each}"),
            6 => format!("One card away from the last round · most crowns wins: {each}"),
            _ => format!("Crowns: {each} · fullest court {fullest} of 7 · most crowns wins"),
        }
    },

    last_round: |who| by!(who, name, "Your court is full: this is the last round.", "{name}’s court is full: this is the last round."),
    harvested: |who, food| by!(who, name, "You harvested {food} food.", "{name} harvested {food} food."),
    taxed: |who, food, gold| by!(who, name, "You fed the villages {food} food and took {gold} gold.", "{name} fed the villages {food} food and took {gold} gold."),
    shared: |who, goods, banner| by!(who, name, "You took {goods} from the {banner}.", "{name} took {goods} from the {banner}."),
    acquired: |who, card, price| by!(who, name, "You acquired {card} for {price}.", "{name} acquired {card} for {price}."),
    claimed: |who, card| by!(who, name, "You took {card} for free.", "{name} took {card} for free."),
    joined: |who, card, replaced| by!(who, name, "You replaced {replaced} with {card}.", "{name} replaced {replaced} with {card}."),
    sent: |who, to, guest| match (who, to) {
        (Who::You, Who::Other(to)) => format!("You sent {to} the {guest}."),
        (Who::Other(name), Who::Other(to)) => format!("{name} sent {to} the {guest}."),
        (Who::Other(name), Who::You) => format!("{name} sent you the {guest}."),
        (Who::You, Who::You) => format!("You kept the {guest}."),
    },
    dismissed: |who, guest| by!(who, name, "You discarded the {guest}.", "{name} discarded the {guest}."),
    laid: |who, card, board| by!(who, name, "You placed {card} on board {board}.", "{name} placed {card} on board {board}."),
    fitted_nowhere: |card| format!("{card} didn’t fit anywhere and was discarded."),
    swept: |who, gold| match (who, gold) {
        (Who::You, 0) => "You swept the row for free.".to_owned(),
        (Who::You, _) => format!("You swept the row for {gold} gold."),
        (Who::Other(name), 0) => format!("{name} swept the row for free."),
        (Who::Other(name), _) => format!("{name} swept the row for {gold} gold."),
    },
    reshuffled: "The discard pile was shuffled into a new deck.",
    turned_up: |moon| format!("{moon}!"),
    passed_over: |card| format!("The builders revealed {card}."),
    given: |goods| format!("Each sister took {goods}."),
    lost: |who, goods| by!(who, name, "You lost {goods}.", "{name} lost {goods}."),
    wandered: "The row was discarded.",
    spoke: |who, by, total| match (who, by) {
        (Who::You, 0) => format!("You passed; the total stays at {total}."),
        (Who::You, _) => format!("You pledged {by}; the total is now {total}."),
        (Who::Other(name), 0) => format!("{name} passed; the total stays at {total}."),
        (Who::Other(name), _) => format!("{name} pledged {by}; the total is now {total}."),
    },
    paid: |moon| format!("{moon}: the price was paid."),
    given_back: |moon| format!("{moon}: the price wasn’t reached, so all pledges were returned."),
    invaded: |board| format!("Board {board} lost all its improvements."),
    flew: |who, banner| by!(who, name, "You flew the {banner}.", "{name} flew the {banner}."),
    counted: |who, crowns| {
        let (total, court, banners, guests) = (worth(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        by!(who, name, "You: court {court}, Banners {banners}, Guests {guests}, for a total of {total}.", "{name}: court {court}, Banners {banners}, Guests {guests}, for a total of {total}.")
    },
    won: |who, crowns| by!(who, name, "You’re the new Queen, with {}.", "{name} is the new Queen, with {}.", worth(crowns)),
    won_tie: |who, crowns, by, most, next| {
        let (you, she) = match by {
            TieBreak::Gold => ("you have more gold", "she has more gold"),
            TieBreak::Food => ("you have more food", "she has more food"),
            TieBreak::Guests => ("you have fewer Guests", "she has fewer Guests"),
        };
        by!(who, name, "You’re the new Queen: tied at {}, {you} ({most} to {next}).", "{name} is the new Queen: tied at {}, {she} ({most} to {next}).", worth(crowns))
    },
    tied: |names| format!("Tied on everything: {} share the win.", both(names)),
    refusal: |refusal, goods| match refusal {
        Refusal::Over => "The game is over.".to_owned(),
        Refusal::AnotherStep(Step::Pledge(_)) => "Settle the Moon’s price first.".to_owned(),
        Refusal::AnotherStep(Step::Turn) => "You can’t do that now.".to_owned(),
        Refusal::AnotherStep(_) => "Finish what you’ve started first.".to_owned(),
        Refusal::Gathered => "You’ve already harvested or taxed this turn.".to_owned(),
        Refusal::VillagesHungry(food) => {
            format!("You’re {food} food short: every village must be fed.")
        }
        Refusal::NotInRow => "That card isn’t in the row.".to_owned(),
        Refusal::TooDear(missing) => format!("You’re {} short.", goods(missing)),
        Refusal::NothingFree => "Free improvements are for two-player games only.".to_owned(),
        Refusal::Claimed => "You’ve already taken your free improvement this turn.".to_owned(),
        Refusal::NoImprovement => "Only Land Improvements can be free.".to_owned(),
        Refusal::NoBanners => "This game is played without Banners.".to_owned(),
        Refusal::Flown(_) => "This Banner is already taken.".to_owned(),
        Refusal::BannersEnough => "You can’t fly any more Banners.".to_owned(),
        Refusal::RequirementNotMet(_) => "Your court doesn’t meet this Banner’s requirement.".to_owned(),
        Refusal::CourtFull => "Your court is full: choose a card to replace.".to_owned(),
        Refusal::NotInCourt => "That card isn’t in your court.".to_owned(),
        Refusal::NotAnotherSister => "Choose another sister.".to_owned(),
        Refusal::NoSuchBoard => "That board doesn’t exist.".to_owned(),
        Refusal::OtherKind => "This improvement doesn’t fit that kind of board.".to_owned(),
        Refusal::YieldsLess => "The improvement already there yields more.".to_owned(),
        Refusal::NotHerGuest => "You don’t have that Guest.".to_owned(),
        Refusal::TooMuch => "That’s more than is needed, or more than you have.".to_owned(),
        Refusal::NotExposed => "Choose one of the highest-yielding improved villages.".to_owned(),
    },

    lines: ["Court Cards", "Banners", "Guests"],
    total: "Crowns",
    count: "The final count",
    queen: "The new Queen",

    go_on: "Continue",
    joint_price: |goods| format!("Joint price: {goods}. It’s paid only if the pledges reach it."),
    could_pledge: "Each sister could pledge:",
    each_pledged: "Each sister pledged:",
    each_took: "Each sister takes:",
    each_lost: "Each sister loses:",
    nothing_happens: |moon| match moon {
        Moon::Festival => "So no one takes food.",
        Moon::Builders => "So no improvement is placed.",
        _ => "No village has an improvement, so nothing is lost.",
    },
    too_dear: |goods| match goods {
        Some(goods) => format!("You have only {goods} between you, so no one is asked to pledge."),
        None => "None of you has any, so no one is asked to pledge.".to_owned(),
    },
    none_pledged: "No one pledged anything.",
    chooses_village: |who| by!(who, name, "Several villages are tied: you choose which one it hits.", "Several villages are tied: {name} chooses which one it hits."),
    row_discarded: |names| match names {
        "" => "The row was empty.".to_owned(),
        _ => format!("Discarded: {names}."),
    },
    plan: |card| format!("The builders found {card}. Once placed, it raises every sister’s yield."),
    no_plan: "There’s no Land Improvement left in the deck.",

    goal_lines: [
        "Most crowns at the end wins: Court Cards and Banners, minus Guests.",
        "Each of up to seven Court Cards is worth its crowns. A “?” and some effects depend on the rest of the court.",
        "A Banner is worth 1 crown per card of its path in your court and on the land; Balance is worth 5.",
        "Each Unwanted Guest costs the crowns on it.",
        "The round in which a court reaches seven cards is the last; so is round 60.",
        "If crowns are tied: most gold, then most food, then fewest Guests; then the win is shared.",
    ],
    cards_of: |filled| format!("{filled} of 7 cards"),
    tie_state: |goods, count| format!("{goods}, {}", guests(count)),

    order: |order| match order {
        Order::Harvest(food) => format!("Harvest: {food} food."),
        Order::Tax(food, gold) => format!("Tax: {food} food for {gold} gold."),
        Order::Acquire(card, price) => format!("Acquire {card} for {price}."),
        Order::Claim(card) => format!("Take {card} for free."),
        Order::Sweep(0) => "Sweep the row for free.".to_owned(),
        Order::Sweep(gold) => format!("Sweep the row for {gold} gold."),
        Order::Fly(banner) => format!("Fly the {banner}."),
        Order::EndTurn => "End your turn.".to_owned(),
        Order::TakeSpace => "Use an empty space in your court.".to_owned(),
        Order::Replace(card) => format!("Replace {card}."),
        Order::SendTo(None) => "Send it to another sister.".to_owned(),
        Order::SendTo(Some(Who::You)) => "Send it to your court.".to_owned(),
        Order::SendTo(Some(Who::Other(name))) => format!("Send it to {name}."),
        Order::LayOn(board, name) => format!("Place it on board {board} ({name})."),
        Order::Dismiss(guest) => format!("Discard the {guest}."),
        Order::KeepGuests => "Keep your Guests.".to_owned(),
        Order::Raise(goods) => format!("Pledge {goods}."),
        Order::Hold => "Pass: pledge nothing more.".to_owned(),
        Order::Suffer(board, name) => format!("Sacrifice board {board} ({name})."),
    },
    parted: "; ",
    recap: |came| match came {
        Came::Sent(Who::You, guest, loss) => format!("sent you the {guest}: −{loss} crowns"),
        Came::Sent(Who::Other(name), guest, loss) => format!("sent {name} the {guest}: −{loss} crowns"),
        Came::YouLost(goods) => format!("you lost {}", amount(goods)),
        Came::EachTook(goods) => format!("each sister took {}", amount(goods)),
        Came::YouTook(goods) => format!("your Banner brought you {}", amount(goods)),
        Came::Flew(banner, crowns) => format!("flew the {banner}: {}", worth(crowns)),
        Came::Bought(card, crowns) => format!("acquired {}", with_crowns(card, crowns)),
        Came::BoughtToo(card, Some(crowns)) => format!("{card}: {crowns}"),
        Came::BoughtToo(card, None) => card.to_owned(),
        Came::Replaced(out, card, crowns) => format!("replaced {out} with {}", with_crowns(card, crowns)),
        Came::LastRound => "filled her court: last round".to_owned(),
        Came::Laid(card) => format!("placed {card}"),
        Came::Dismissed(guest, loss) => format!("discarded the {guest}: +{loss} crowns"),
        Came::Wandered => "the row was discarded".to_owned(),
        Came::Moon(moon) => format!("{moon} rose"),
        Came::Paid(moon) => format!("{moon}: price paid"),
        Came::NotPaid(moon) => format!("{moon}: price not paid"),
        Came::Invaded(board) => format!("board {board} lost its improvements"),
        Came::Pledged(0) => "pledged nothing more".to_owned(),
        Came::Pledged(by) => format!("pledged {by}"),
        Came::Harvested(food) => format!("harvested {food} food"),
        Came::Taxed(gold) => format!("collected {gold} gold in taxes"),
        Came::Swept => "swept the row".to_owned(),
    },
};

/// The names of the Banners, as in "the Banner of Might".
const BANNERS: [&str; 5] = ["Might", "Culture", "Wisdom", "Bounty", "Balance"];

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    let crowns = |count: i16| match count {
        1 => "1 crown".to_owned(),
        _ => format!("{count} crowns"),
    };
    match reason {
        Reason::Wins => "It ends the game, and you win.".to_owned(),
        Reason::AvoidsEnd => "Otherwise the game ends now, and you don’t win.".to_owned(),
        Reason::FillsCourtAhead => "Your seventh card can start the last round while you’re in the lead.".to_owned(),
        Reason::AvoidsLastRound => "Otherwise you start the last round while another sister leads.".to_owned(),
        Reason::GainsCrowns(count) => {
            format!("As things stand, it can gain you {}.", crowns(count))
        }
        Reason::TakesCrowns(count) => {
            format!("As things stand, it can cost another sister {}.", crowns(count))
        }
        Reason::ToLeader => "The Guest goes to your leading rival.".to_owned(),
        Reason::GivesNoRival => "Otherwise another sister gains crowns.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name = BANNERS[banner as usize];
            format!("Your court can then meet the requirement of the Banner of {name}, and you can fly it.")
        }
        Reason::DismissesGuests(count) => {
            format!("It lets you discard Guests who cost you {}.", crowns(count))
        }
        Reason::Cheapens => "It can make another card in the row cheaper for you.".to_owned(),
        Reason::Discounted(gold) => format!("You pay {gold} gold less than the printed price."),
        Reason::CostsNothing => "It’s free.".to_owned(),
        Reason::DeniesNext => "The next sister can afford this card and would gain crowns from it.".to_owned(),
        Reason::KeepsPrice => "You can still afford another Court Card in the row that brings crowns.".to_owned(),
        Reason::KeepsFeed => "It leaves you enough food to tax the villages.".to_owned(),
        Reason::GathersGold(gold) => format!("It brings you {gold} gold."),
        Reason::GathersFood(food) => format!("It brings you {food} food."),
        Reason::YieldsMore(more) => format!("With it, you can gather {more} more food or gold this turn."),
        Reason::YieldsOthersLess => "Otherwise your rivals would profit from the richer land before you do.".to_owned(),
        Reason::SharesNothing => "No other sister’s Banner profits from it.".to_owned(),
        Reason::RowGivesNothing => "As things stand, no Court Card in the row would bring you a crown.".to_owned(),
        Reason::CompletesPayment => "It completes the Moon’s price.".to_owned(),
        Reason::SparesFood(food) => {
            format!("It completes the price for {food} food less than the Moon would take from you.")
        }
        Reason::LosesLess(0) => "If the price isn’t paid, the Moon takes no food from you.".to_owned(),
        Reason::LosesLess(food) => {
            format!("If the price isn’t paid, the Moon takes only {food} food from you, less than the pledge would cost you.")
        }
        Reason::OutOfReach => "The price can no longer be reached.".to_owned(),
        Reason::NothingExposed => "No village is improved, so the invasion has nothing to destroy.".to_owned(),
        Reason::SpeaksAgain => "You can still pledge on your second turn if the price isn’t reached.".to_owned(),
    }
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "You win the game by the end of your next turn".to_owned(),
        Prospect::Loses => "Another sister wins the game by the end of your next turn".to_owned(),
        Prospect::Leads => "You start your next turn with the most crowns".to_owned(),
        Prospect::TakesCourtCard => "You acquire a Court Card by the end of your next turn".to_owned(),
        Prospect::Affords => "A Court Card that brings crowns is within your means at the start of your next turn".to_owned(),
        Prospect::Flies(banner) => {
            format!("You fly the Banner of {} by the end of your next turn", BANNERS[banner as usize])
        }
        Prospect::RivalFlies(banner) => {
            format!("Another sister flies the Banner of {}", BANNERS[banner as usize])
        }
        Prospect::IsSentGuest => "Another sister sends you a Guest".to_owned(),
        Prospect::LosesGoods => "A Moon costs you gold or food".to_owned(),
    }
}
