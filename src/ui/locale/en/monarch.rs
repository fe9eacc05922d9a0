//! Monarch in English.

use crate::games::monarch::{Ability, LandKind, Refusal, Step};
use crate::ui::locale::words::monarch::Words;
use crate::ui::locale::{About, OptionWords, Who};

/// A sentence about whoever did something.
fn did(who: Who, you: &str, other: &str, rest: &str) -> String {
    match who {
        Who::You => format!("You {you} {rest}."),
        Who::Other(name) => format!("{name} {other} {rest}."),
    }
}

/// A sentence whose verb is the same for everybody.
fn all(who: Who, verb: &str, rest: &str) -> String {
    did(who, verb, verb, rest)
}

#[rustfmt::skip]
pub const WORDS: Words = Words {
    about: About {
        name: "Monarch",
        line: "Sisters, harvests and a court fit for a queen.",
        minutes: 60,
        makers: "A game by Mary Flanagan, designed with Max Seidman and Zara Downs. Art by Kate Adams, Sarah Ettinger, Zara Downs and Ed Flanagan.",
        options: &[
            OptionWords { name: "Banners", hint: None, values: &["With Banners", "Without, for a first game"] },
            OptionWords { name: "Start", hint: Some("Of two sisters the last wins 60 games of 100 between Barons, of three 38, of four 32. An even start gives later sisters Guests, and they win 52, 32 and 24."), values: &["As in the leaflet", "Even start"] },
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
        "Whoever has most gold loses half of it.",
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
    deck: |deck, discards| format!("Deck: {deck} · discard pile: {discards}"),
    land: "The land",
    farm: "Farm",
    village: "Village",
    board: |number, name, yields| format!("Board {number}: {name}, yields {yields}"),
    banners_title: "Banners",
    flown_by: |name| format!("flown by {name}"),
    progress: |has, needs| format!("you have {has} of {needs}"),
    court_of: |who| match who {
        Who::You => "Your court".to_owned(),
        Who::Other(name) => format!("Court of {name}"),
    },
    crowns: |crowns| if crowns == 1 { "1 crown".to_owned() } else { format!("{crowns} crowns") },
    spaces: |filled| format!("Court: {filled} of 7"),
    guests_of: |count| format!("Unwanted Guests: {count}"),
    free_space: "Free space",
    round: |round| format!("Round {round}"),
    last_round: "A court is full: this is the last round.",
    price: "Price for you",
    in_court: "In your court:",
    in_row: "In the row:",
    guest: "Guest",

    harvest: |food| format!("Harvest: {food} food"),
    tax: |food, gold| format!("Tax: {food} food for {gold} gold"),
    sweep: |gold| match gold {
        0 => "Sweep the row for nothing".to_owned(),
        _ => format!("Sweep the row: {gold} gold"),
    },
    end_turn: "End your turn",
    acquire: |price| format!("Acquire for {price}"),
    claim: "Take it for nothing",
    replace: "Acquire, to replace a card",
    take_space: "Take a free space",
    send_to: |name| format!("Send to {name}"),
    keep_guests: "Discard no Guest",
    raise: |goods| format!("Pledge {goods} more"),
    hold: "Pledge no more",
    fly: "Fly it",

    prompt: |step, gathered, name| match step {
        Step::Turn if gathered => "Acquire cards, sweep the row, or end your turn.".to_owned(),
        Step::Turn => "Harvest or tax, once; acquire cards from the row.".to_owned(),
        Step::Seat(_) => format!("{name}: take a free space, or choose the card it replaces."),
        Step::Send(_) => format!("{name}: which sister gets this Guest?"),
        Step::Lay(_) => format!("{name}: choose a board for it."),
        Step::Dismiss(1) => "You may discard one of your Guests.".to_owned(),
        Step::Dismiss(most) => format!("You may discard up to {most} of your Guests."),
        Step::Pledge(_) => "How much do you pledge?".to_owned(),
        Step::Invasion => "Which village suffers the invasion?".to_owned(),
        Step::Over => String::new(),
    },
    missing: "Still missing:",
    spoken: |pledging, sisters| {
        let turns = match 2 * sisters - usize::from(pledging.spoken) {
            1 => "This is the last word".to_owned(),
            left => format!("{left} times to speak are left"),
        };
        format!("{turns}; what is pledged is paid only if the price is reached.")
    },

    harvested: |who, food| all(who, "harvested", &format!("{food} food")),
    taxed: |who, food, gold| all(who, "fed the villages", &format!("{food} food and took {gold} gold")),
    shared: |who, goods, banner| all(who, "took", &format!("{goods} by the {banner}")),
    acquired: |who, card, price| all(who, "acquired", &format!("{card} for {price}")),
    claimed: |who, card| all(who, "took", &format!("{card} for nothing")),
    joined: |who, card, replaced| {
        all(who, "replaced", &format!("{} by {card}", replaced.unwrap_or_default()))
    },
    sent: |who, to, guest| match to {
        Who::You => all(who, "sent you the", guest),
        Who::Other(name) => all(who, "sent", &format!("{name} the {guest}")),
    },
    dismissed: |who, guest| all(who, "sent away the", guest),
    laid: |who, card, board| all(who, "laid", &format!("{card} on board {board}")),
    fitted_nowhere: |card| format!("{card} fitted nowhere and was discarded."),
    swept: |who, gold| match gold {
        0 => all(who, "swept the row", "for nothing"),
        _ => all(who, "swept the row", &format!("for {gold} gold")),
    },
    reshuffled: "The discard pile was shuffled into a new deck.",
    turned_up: |moon| format!("{moon}!"),
    given: |goods| format!("Each sister took {goods}."),
    lost: |who, goods| all(who, "lost", goods),
    wandered: "The row was discarded.",
    spoke: |who, by, total| match by {
        0 => all(who, "pledged", &format!("no more; {total} in all")),
        _ => all(who, "pledged", &format!("{by} more; {total} in all")),
    },
    paid: |moon| format!("{moon}: the price was paid."),
    given_back: |moon| format!("{moon}: the price was not reached, the pledges were given back."),
    invaded: |board| format!("Board {board} lost all its improvements."),
    flew: |who, banner| all(who, "flew the", banner),
    won: |who, crowns| match who {
        Who::You => format!("You are the new Queen, with {crowns} crowns."),
        Who::Other(name) => format!("{name} is the new Queen, with {crowns} crowns."),
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
