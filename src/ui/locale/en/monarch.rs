//! Monarch in English.

use crate::games::monarch::{Ability, LandKind, Refusal, Step};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::{About, OptionMessages, Who, number};

/// Formats a change with its sign.
fn signed(change: i16) -> String {
    if change > 0 { format!("+{change}") } else { number(change) }
}

/// Formats an amount of crowns.
fn worth(crowns: i16) -> String {
    match crowns {
        -1 | 1 => format!("{} crown", number(crowns)),
        _ => format!("{} crowns", number(crowns)),
    }
}

#[rustfmt::skip]
pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Monarch",
        line: "Sisters, harvests and a court fit for a queen.",
        minutes: 60,
        makers: "A game by Mary Flanagan, designed with Max Seidman and Zara Downs. Art by Kate Adams, Sarah Ettinger, Zara Downs and Ed Flanagan.",
        people: ["Adèle", "Blanche", "Clémence", "Isolde", "Mahaut", "Odette", "Sibylle", "Ysabel"],
        levels: ["Buys the most printed crowns it can pay; it overlooks what cards do together, the land and the Banners.", "Reckons what a card adds to its court and costs a rival; it plans no later round, nor saves for one.", "Plays five rounds on, up to 800 times a choice; it overlooks whatever looks much worse at first sight."],
        options: &[
            OptionMessages { name: "Banners", hint: None, values: &["With Banners", "Without, for a first game"] },
            OptionMessages { name: "Start", hint: Some("Of two sisters the last wins 60 games of 100 between Barons, of three 38, of four 32. An even start gives later sisters Guests, and the last then wins 52, 32 and 24."), values: &["As in the leaflet", "Even start"] },
        ],
    },
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
        "Pay together, or each loses half her food, rounded up.",
        "Pay together, or the village of highest yield loses all its improvements.",
        "Pay together, and each takes 6 food.",
        "Pay together, and the next improvement of the deck is laid for nothing.",
        "Whoever has most gold loses half of it, rounded down; if several have as much, each of them does.",
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
        "Guests cost you 2 gold less",
        "One free sweep a turn",
        "Gold when another taxes",
        "Food when another harvests",
        "Court Cards cost you 1 gold less; 5 crowns",
    ],
    ability: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 crowns per card of its path in your court and on the land".to_owned(),
        Ability::PerBeast => "1 crown, and 2 per beast in your court".to_owned(),
        Ability::PerGarment => "1 crown, and 2 per garment in your court".to_owned(),
        Ability::PerDifferentPath => "2 crowns per different path in your court".to_owned(),
        Ability::OtherGarments => "1 crown more per other garment".to_owned(),
        Ability::AnotherBeast => "2 crowns more with another beast".to_owned(),
        Ability::Three(1) => "1 crown more with three cards of its path".to_owned(),
        Ability::Three(more) => format!("{more} crowns more with three cards of its path"),
        Ability::With(card) => format!("2 crowns more with: {}", name(card)),
        Ability::Void(card) => format!("No crowns with: {}", name(card)),
        Ability::NoGuests => "2 crowns more while you have no Guest".to_owned(),
        Ability::Dismiss(1) => "When acquired, discard a Guest of yours".to_owned(),
        Ability::Dismiss(most) => format!("When acquired, discard up to {most} Guests of yours"),
        Ability::CheaperCourt => "Court Cards cost you 1 gold less".to_owned(),
        Ability::CheaperWisdom => "Wisdom Court Cards cost you 2 gold less".to_owned(),
        Ability::CheaperGuests => "Guests cost you 1 gold less".to_owned(),
        Ability::RicherHarvest => "Each of your harvests yields 1 food more".to_owned(),
    },
    guest_text: |loss| format!("Send it to another sister: {loss} crowns less for her"),
    plot: |kind, yields| match kind {
        LandKind::Farm => format!("Makes a farm yield {yields} food"),
        LandKind::Village => format!("Makes a village yield {yields} gold"),
    },
    goods: |goods| match (goods.gold, goods.food) {
        (0, 0) => "nothing".to_owned(),
        (gold, 0) => format!("{gold} gold"),
        (0, food) => format!("{food} food"),
        (gold, food) => format!("{gold} gold and {food} food"),
    },

    market: "Market row",
    empty_spot: "An empty spot of the row.",
    deck: |round, deck, discards| match deck {
        1 => format!("Round {round}. 1 card is in the deck, {discards} on the discard pile."),
        _ => format!("Round {round}. {deck} cards are in the deck, {discards} on the discard pile."),
    },
    round: |round| format!("Round {round}"),
    land: "The land",
    farm: "Farm",
    village: "Village",
    board: |number, name, kind, yields| match kind {
        LandKind::Farm => format!("Board {number}, {name}: gives {yields} food at each harvest."),
        LandKind::Village => format!("Board {number}, {name}: when taxed, eats 1 food and pays {yields} gold."),
    },
    board_number: |number| format!("board {number}"),
    counts_for: |path| format!("Counts as an improvement of {path}."),
    would_yield_here: |from, to| if from == to {
        format!("Here it would still yield {to}.")
    } else {
        format!("Here it would yield {to} instead of {from}.")
    },
    lay_here: "Lay it here",
    would_yield_again: |yields| format!("It would lose its improvements, and yield 1 instead of {yields}."),
    suffer: "This village suffers",
    banners_title: "Banners",
    banner_short: ["Might", "Culture", "Wisdom", "Bounty", "Balance"],
    flown_by: |who| match who {
        Who::You => "You fly it.".to_owned(),
        Who::Other(name) => format!("{name} flies it."),
    },
    asks_for: |path, has, needs| match (path, needs - has) {
        (Some(path), 0) => format!("Asks for {needs} cards of {path} in your court, and you have them."),
        (Some(path), left) => format!("Asks for {needs} cards of {path} in your court; you lack {left}."),
        (None, 0) => "Asks for a card of each path in your court, and you have them.".to_owned(),
        (None, 1) => "Asks for a card of each path in your court; you lack one path.".to_owned(),
        (None, left) => format!("Asks for a card of each path in your court; you lack {left} paths."),
    },
    banner_worth: |crowns| {
        format!("In the end it would be worth {} to you as things stand.", worth(crowns))
    },
    court_of: |who| match who {
        Who::You => "Your court".to_owned(),
        Who::Other(name) => format!("Court of {name}"),
    },
    crowns: worth,
    crowns_of: |who, crowns| {
        let (total, court, banners, guests) = (worth(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        match who {
            Who::You => format!("You have {total}: {court} of your court, {banners} of Banners, {guests} of Guests."),
            Who::Other(name) => format!("{name} has {total}: {court} of the court, {banners} of Banners, {guests} of Guests."),
        }
    },
    has: |who, goods| match who {
        Who::You => format!("You own {goods}."),
        Who::Other(name) => format!("{name} owns {goods}."),
    },
    spaces: |who, filled| match (who, filled) {
        (Who::You, 1) => "Your court has 1 card of 7.".to_owned(),
        (Who::You, _) => format!("Your court has {filled} cards of 7."),
        (Who::Other(name), 1) => format!("The court of {name} has 1 card of 7."),
        (Who::Other(name), _) => format!("The court of {name} has {filled} cards of 7."),
    },
    company: |count, loss, names| match count {
        0 => "No Unwanted Guest.".to_owned(),
        1 => format!("An Unwanted Guest, {loss} crowns less: {names}."),
        _ => format!("{count} Unwanted Guests, {loss} crowns less: {names}."),
    },
    free_space: "A free space of the court. The round in which a court has seven cards is the last.",
    worth_now: |crowns| format!("Worth {} now.", worth(crowns.into())),
    in_court: "In your court:",
    in_row: "In the row:",
    guest: "Guest",

    costs: |price, off| match off {
        0 => format!("Costs you {price}."),
        _ => format!("Costs you {price}; your court and Banners have taken off {off} gold."),
    },
    costs_nothing: "Costs you nothing.",
    free_once: "Free for you, one improvement a turn.",
    free: "free",
    short: |goods| match (goods.gold, goods.food) {
        (gold, 0) => format!("{gold} short"),
        (0, food) => format!("{food} short"),
        (gold, food) => format!("{gold}+{food} short"),
    },
    lack: |goods| format!("you lack {goods}"),
    sentence: |messages| {
        let mut letters = messages.chars();
        letters.next().map(|first| format!("{}{}.", first.to_uppercase(), letters.as_str())).unwrap_or_default()
    },
    would_be: |own, gain| match (own, gain - i16::from(own)) {
        (1, 0) => "In your court it would be worth 1 crown now.".to_owned(),
        (_, 0) => format!("In your court it would be worth {own} crowns now."),
        _ => format!("In your court it would be worth {own} now, and change your crowns by {} in all.", signed(gain)),
    },
    would_replace: |out, gain| format!("Your court is full: best in place of {out}, which would change your crowns by {}.", signed(gain)),
    would_yield: |boards, more| match (boards, more) {
        (1, 0) => "Fits one board, which would yield no more than now.".to_owned(),
        (1, _) => format!("Fits one board, which would yield {more} more."),
        (_, 0) => format!("Fits {boards} boards; none would yield more than now."),
        _ => format!("Fits {boards} boards; the best would yield {more} more."),
    },
    fits_nowhere: "It fits no board now and would be discarded.",
    would_change: |gain| format!("Replacing it would change your crowns by {}.", signed(gain)),

    harvest: |food| format!("Harvest: take {food} food"),
    tax: |food, gold| format!("Tax: {food} food for {gold} gold"),
    sweep: |gold| match gold {
        0 => "New row: free".to_owned(),
        _ => format!("New row: {gold} gold"),
    },
    end_turn: "End your turn",
    gathered: "once a turn: done",
    acquire: |price| format!("Acquire for {price}"),
    claim: "Take it, free",
    replace: "Acquire and replace",
    acquire_to_replace: |price| format!("Replace a card, for {price}"),
    replace_this: "Replace it",
    take_space: "Take a free space",
    send_to: |name| format!("Send to {name}"),
    send_for: |name, price| format!("To {name}, for {price}"),
    dismiss: |name, loss| format!("Send away: {name} (+{loss})"),
    keep_guests: "Discard no Guest",
    raise: |goods| format!("Pledge {goods} more"),
    hold: "Pledge no more",
    fly: "Fly it",

    prompt: |step, gathered, name| match step {
        Step::Turn if gathered => "Acquire cards, renew the row, or end your turn.".to_owned(),
        Step::Turn => "Harvest or tax, once; acquire cards from the row.".to_owned(),
        Step::Seat(_) => format!("{name}: take a free space, or touch the card it replaces."),
        Step::Send(_) => format!("{name}: which sister gets this Guest?"),
        Step::Lay(_) => format!("{name}: touch a board for it."),
        Step::Dismiss(1) => "You may discard one of your Guests.".to_owned(),
        Step::Dismiss(most) => format!("You may discard up to {most} of your Guests."),
        Step::Pledge(_) => format!("{name}: how much do you pledge?"),
        Step::Invasion => "Touch the village that suffers the invasion.".to_owned(),
        Step::Over => String::new(),
    },
    pledged: |total, price| format!("{total} pledged of {price}"),
    pledged_by: |who, goods| match who {
        Who::You => format!("You have pledged {goods}."),
        Who::Other(name) => format!("{name} has pledged {goods}."),
    },
    spoken: |pledging, sisters| match 2 * sisters - usize::from(pledging.spoken) {
        0 => "All have spoken.".to_owned(),
        1 => "This is the last word; what is pledged is paid only if the price is reached.".to_owned(),
        left => format!("{left} times to speak are left; what is pledged is paid only if the price is reached."),
    },
    your_pledge: "Your pledge",
    pledge_less: "One less",
    pledge_more: "One more",
    goal: |standing, fullest| {
        let each = |&(who, crowns): &(Who, i16)| match who {
            Who::You => format!("you ({})", number(crowns)),
            Who::Other(name) => format!("{name} ({})", number(crowns)),
        };
        let each = standing.iter().map(each).collect::<Vec<_>>().join(", ");
        match fullest {
            7 => format!("Last round, most crowns win: {each}"),
            6 => format!("One card from the last round, most crowns win: {each}"),
            _ => format!("Most crowns win: {each}; court {fullest} of 7"),
        }
    },

    harvested: |who, food| match who {
        Who::You => format!("You harvested {food} food."),
        Who::Other(name) => format!("{name} harvested {food} food."),
    },
    taxed: |who, food, gold| match who {
        Who::You => format!("You fed the villages {food} food and took {gold} gold."),
        Who::Other(name) => format!("{name} fed the villages {food} food and took {gold} gold."),
    },
    shared: |who, goods, banner| match who {
        Who::You => format!("You took {goods} by the {banner}."),
        Who::Other(name) => format!("{name} took {goods} by the {banner}."),
    },
    acquired: |who, card, price| match who {
        Who::You => format!("You acquired {card} for {price}."),
        Who::Other(name) => format!("{name} acquired {card} for {price}."),
    },
    claimed: |who, card| match who {
        Who::You => format!("You took {card} for nothing."),
        Who::Other(name) => format!("{name} took {card} for nothing."),
    },
    joined: |who, card, replaced| match who {
        Who::You => format!("You replaced {replaced} by {card}."),
        Who::Other(name) => format!("{name} replaced {replaced} by {card}."),
    },
    sent: |who, to, guest| match (who, to) {
        (Who::You, Who::Other(to)) => format!("You sent {to} the {guest}."),
        (Who::Other(name), Who::Other(to)) => format!("{name} sent {to} the {guest}."),
        (Who::Other(name), Who::You) => format!("{name} sent you the {guest}."),
        (Who::You, Who::You) => format!("You kept the {guest}."),
    },
    dismissed: |who, guest| match who {
        Who::You => format!("You sent away the {guest}."),
        Who::Other(name) => format!("{name} sent away the {guest}."),
    },
    laid: |who, card, board| match who {
        Who::You => format!("You laid {card} on board {board}."),
        Who::Other(name) => format!("{name} laid {card} on board {board}."),
    },
    fitted_nowhere: |card| format!("{card} fitted nowhere and was discarded."),
    swept: |who, gold| match (who, gold) {
        (Who::You, 0) => "You swept the row for nothing.".to_owned(),
        (Who::You, _) => format!("You swept the row for {gold} gold."),
        (Who::Other(name), 0) => format!("{name} swept the row for nothing."),
        (Who::Other(name), _) => format!("{name} swept the row for {gold} gold."),
    },
    reshuffled: "The discard pile was shuffled into a new deck.",
    turned_up: |moon| format!("{moon}!"),
    passed_over: |card| format!("The builders turned up {card}."),
    given: |goods| format!("Each sister took {goods}."),
    lost: |who, goods| match who {
        Who::You => format!("You lost {goods}."),
        Who::Other(name) => format!("{name} lost {goods}."),
    },
    wandered: "The row was discarded.",
    spoke: |who, by, total| match (who, by) {
        (Who::You, 0) => format!("You pledged no more; {total} in all."),
        (Who::You, _) => format!("You pledged {by} more; {total} in all."),
        (Who::Other(name), 0) => format!("{name} pledged no more; {total} in all."),
        (Who::Other(name), _) => format!("{name} pledged {by} more; {total} in all."),
    },
    paid: |moon| format!("{moon}: the price was paid."),
    given_back: |moon| format!("{moon}: the price was not reached, the pledges were given back."),
    invaded: |board| format!("Board {board} lost all its improvements."),
    flew: |who, banner| match who {
        Who::You => format!("You flew the {banner}."),
        Who::Other(name) => format!("{name} flew the {banner}."),
    },
    counted: |who, crowns| {
        let (total, court, banners, guests) = (worth(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        match who {
            Who::You => format!("Your court {court}, your Banners {banners}, your Guests {guests}: you have {total}."),
            Who::Other(name) => format!("{name}: court {court}, Banners {banners}, Guests {guests}, which makes {total}."),
        }
    },
    won: |who, crowns| match who {
        Who::You => format!("You are the new Queen, with {}.", worth(crowns)),
        Who::Other(name) => format!("{name} is the new Queen, with {}.", worth(crowns)),
    },
    tied: |names| format!("Equal in all: {names} share the throne."),
    refusal: |refusal, goods| match refusal {
        Refusal::Over => "The game is over.".to_owned(),
        Refusal::AnotherStep(Step::Pledge(_)) => "First the Moon’s price is spoken about.".to_owned(),
        Refusal::AnotherStep(Step::Turn) => "Nothing of the kind is asked now.".to_owned(),
        Refusal::AnotherStep(_) => "First finish what you have begun.".to_owned(),
        Refusal::Gathered => "You have harvested or taxed this turn.".to_owned(),
        Refusal::VillagesHungry(food) => {
            format!("Every village must be fed before it pays: {food} food is missing.")
        }
        Refusal::NotInRow => "This card is not in the row.".to_owned(),
        Refusal::TooDear(missing) => format!("You lack {} for it.", goods(missing)),
        Refusal::NothingFree => "Only with two sisters is an improvement free.".to_owned(),
        Refusal::Claimed => "You have taken your free improvement this turn.".to_owned(),
        Refusal::NoImprovement => "Only a Land Improvement may be free.".to_owned(),
        Refusal::NoBanners => "This table plays without Banners.".to_owned(),
        Refusal::Flown(_) => "This Banner is flown already.".to_owned(),
        Refusal::BannersEnough => "You fly as many Banners as you may.".to_owned(),
        Refusal::RequirementNotMet(_) => "Your court does not meet the Banner’s requirement.".to_owned(),
        Refusal::CourtFull => "Your court is full: choose the card to replace.".to_owned(),
        Refusal::NotInCourt => "This card is not in your court.".to_owned(),
        Refusal::NotAnotherSister => "A Guest goes to another sister.".to_owned(),
        Refusal::NoSuchBoard => "There is no such board.".to_owned(),
        Refusal::OtherKind => "This improvement is for the other kind of board.".to_owned(),
        Refusal::YieldsLess => "What lies there yields more.".to_owned(),
        Refusal::NotHerGuest => "You have no such Guest.".to_owned(),
        Refusal::TooMuch => "That is more than is missing, or than you have.".to_owned(),
        Refusal::NotExposed => "Only an improved village of highest yield can suffer.".to_owned(),
    },

    lines: ["Court Cards", "Banners", "Guests"],
    total: "Crowns",
};
