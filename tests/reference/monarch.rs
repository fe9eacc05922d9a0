//! A second implementation of Monarch, written only from the leaflet and the rules page: names and
//! numbers, slow and obvious. Only the dealt table and the cards turned up are taken over from the
//! real game; everything else must come out the same.

use crate::compare::{Compared, Match, Real, Reference, assert_same_outcome, compare, play_on};
use regalia::engine::{Game, Rng, Setup, Stream};
use regalia::games::monarch::{Banners, Event, Monarch, Options, Start};
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

// The tables of the rules page.

/// A Court Card: name, path, emblem, gold, food, crowns before its ability.
type Courtier = (&'static str, &'static str, &'static str, i64, i64, i64);

#[rustfmt::skip]
const COURT_CARDS: [Courtier; 38] = [
    ("tiger-pelt",             "might",   "garment",  9, 0, 0),
    ("war-elephant",           "might",   "beast",    9, 0, 6),
    ("great-falcon",           "might",   "beast",    7, 0, 3),
    ("lioness",                "might",   "beast",    6, 0, 5),
    ("dragon-scale-armor",     "might",   "garment",  7, 0, 3),
    ("captain-of-the-guard",   "might",   "",         6, 0, 3),
    ("champion",               "might",   "",         7, 0, 4),
    ("ancestral-sword",        "might",   "",         5, 0, 3),
    ("fireworks",              "culture", "",         7, 0, 5),
    ("court-troubadour",       "culture", "",         9, 0, 0),
    ("silver-harp",            "culture", "",         8, 0, 5),
    ("peacock",                "culture", "beast",    6, 0, 4),
    ("embroidered-gown",       "culture", "garment",  7, 0, 3),
    ("precious-comb",          "culture", "garment",  7, 0, 2),
    ("master-of-ceremonies",   "culture", "",         5, 0, 3),
    ("portrait-painter",       "culture", "",         7, 0, 4),
    ("astronomer",             "wisdom",  "",         5, 0, 4),
    ("gazing-glass",           "wisdom",  "",         6, 0, 2),
    ("keeper-of-scrolls",      "wisdom",  "",        10, 0, 0),
    ("philosopher",            "wisdom",  "",         8, 0, 5),
    ("ancient-tortoise",       "wisdom",  "beast",    7, 0, 4),
    ("snowy-owl",              "wisdom",  "beast",    6, 0, 3),
    ("scholars-robe",          "wisdom",  "garment",  7, 0, 3),
    ("royal-physician",        "wisdom",  "",         6, 0, 3),
    ("pure-white-stag",        "bounty",  "beast",    5, 4, 6),
    ("beastkeeper",            "bounty",  "",         5, 3, 1),
    ("royal-gardener",         "bounty",  "",         6, 5, 0),
    ("golden-hen",             "bounty",  "beast",    3, 4, 3),
    ("flower-crown",           "bounty",  "garment",  4, 3, 3),
    ("head-cook",              "bounty",  "",         4, 3, 3),
    ("basket-of-exotic-fruit", "bounty",  "",         4, 4, 4),
    ("harvest-feast",          "bounty",  "",         5, 5, 5),
    ("diplomat",               "",        "",         6, 0, 3),
    ("winged-cape",            "",        "garment",  8, 0, 6),
    ("unicorn",                "",        "beast",    6, 0, 4),
    ("royal-tailor",           "",        "",         7, 0, 1),
    ("herald",                 "",        "",         7, 0, 0),
    ("royal-jester",           "",        "",         3, 0, 3),
];

/// A Land Improvement: name, board, copies, yield, path, food.
type Improvement = (&'static str, &'static str, usize, i64, &'static str, i64);

#[rustfmt::skip]
const IMPROVEMENTS: [Improvement; 16] = [
    ("royal-goatery",     "farm",    2, 2, "bounty",  3),
    ("hillside-vineyard", "farm",    2, 2, "culture", 3),
    ("war-horse-pasture", "farm",    1, 2, "might",   3),
    ("herb-garden",       "farm",    1, 2, "wisdom",  3),
    ("terraced-fields",   "farm",    2, 3, "",        5),
    ("hunting-preserve",  "farm",    1, 3, "might",   5),
    ("botanical-garden",  "farm",    1, 3, "wisdom",  5),
    ("golden-orchard",    "farm",    1, 4, "bounty",  7),
    ("market-town",       "village", 2, 2, "",        4),
    ("garrison-town",     "village", 2, 2, "might",   4),
    ("weavers-village",   "village", 1, 2, "culture", 4),
    ("university-town",   "village", 2, 2, "wisdom",  4),
    ("harvest-fair",      "village", 1, 2, "bounty",  4),
    ("theater-district",  "village", 1, 3, "culture", 6),
    ("port-town",         "village", 1, 3, "",        6),
    ("jewel-bazaar",      "village", 1, 4, "",        8),
];

/// An Unwanted Guest: name, crowns, gold.
type Guest = (&'static str, i64, i64);

const GUESTS: [Guest; 6] = [
    ("useless-emissary", -3, 4),
    ("boorish-uncle", -4, 6),
    ("drunk-juggler", -2, 2),
    ("insistent-peddler", -2, 2),
    ("gossiping-cousin", -3, 4),
    ("tone-deaf-minstrel", -3, 4),
];

const MOONS: [&str; 8] = [
    "harvest-moon",
    "silver-moon",
    "famine-moon",
    "invasion-moon",
    "festival-moon",
    "builders-moon",
    "thieves-moon",
    "wandering-moon",
];

const PATHS: [&str; 4] = ["might", "culture", "wisdom", "bounty"];

/// The Banners in their order above the row.
const BANNERS: [&str; 5] = ["might", "culture", "wisdom", "bounty", "balance"];

fn court_card(name: &str) -> Option<Courtier> {
    COURT_CARDS.into_iter().find(|card| card.0 == name)
}

fn improvement(name: &str) -> Option<Improvement> {
    IMPROVEMENTS.into_iter().find(|card| card.0 == name)
}

fn guest(name: &str) -> Option<Guest> {
    GUESTS.into_iter().find(|card| card.0 == name)
}

fn is_moon(name: &str) -> bool {
    MOONS.contains(&name)
}

/// Returns the path of a Court Card.
fn path_of(name: &str) -> &'static str {
    court_card(name).expect("only Court Cards are in courts").1
}

/// Returns the emblem of a Court Card.
fn emblem_of(name: &str) -> &'static str {
    court_card(name).expect("only Court Cards are in courts").2
}

/// Returns the 74 cards of the market deck.
fn market_deck() -> Vec<String> {
    let mut deck: Vec<&str> = Vec::new();
    deck.extend(COURT_CARDS.map(|card| card.0));
    for (name, _, copies, ..) in IMPROVEMENTS {
        deck.extend(vec![name; copies]);
    }
    deck.extend(GUESTS.map(|card| card.0));
    deck.extend(MOONS);
    deck.into_iter().map(str::to_owned).collect()
}

// The table as plain data, with the field names of the real one's serialization.

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    options: BTreeMap<String, String>,
    sisters: usize,
    first: usize,
    active: usize,
    round: u32,
    step: Step,
    done: Done,
    stores: Vec<Goods>,
    courts: Vec<Vec<String>>,
    guests: Vec<Vec<String>>,
    /// The sister who flies each Banner.
    banners: Vec<Option<usize>>,
    lands: Vec<Land>,
    row: Vec<Option<String>>,
    deck: Vec<String>,
    discards: Vec<String>,
    /// The Moons in the box.
    waned: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Turn,
    Seat(String),
    Send(String),
    Lay(String),
    Dismiss(usize),
    Pledge(Pledging),
    Invasion,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Pledging {
    moon: String,
    speaker: usize,
    spoken: usize,
    pledged: Vec<i64>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Done {
    gathered: bool,
    swept: bool,
    claimed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Goods {
    gold: i64,
    food: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Land {
    kind: String,
    laid: Vec<String>,
}

/// The results of chance in one decision, and their use by the reference.
#[derive(Default)]
struct Chance {
    /// The cards that the real game turned up, in order.
    turned_up: VecDeque<String>,
    /// The number of cards that the reference shuffled into a new deck, each time.
    shuffled: Vec<usize>,
    /// The situations that came up, for the test to list.
    seen: Vec<&'static str>,
}

/// Removes one such card from a pile that must have it.
fn take_out(pile: &mut Vec<String>, card: &str) {
    let place = pile.iter().position(|other| other == card);
    pile.remove(place.unwrap_or_else(|| panic!("{card} is not among {pile:?}")));
}

impl Table {
    /// Reads the real table. Lists with an order in the real game but none in the rules are sorted.
    fn read(written: &Value) -> Self {
        let mut table: Self = Self::deserialize(written).expect("a state can be read");
        // The data has room for four sisters in every game.
        for absent in table.sisters..4 {
            assert_eq!(table.stores[absent], Goods { gold: 0, food: 0 });
            assert!(table.courts[absent].is_empty() && table.guests[absent].is_empty());
        }
        table.stores.truncate(table.sisters);
        table.courts.truncate(table.sisters);
        table.guests.truncate(table.sisters);
        if let Step::Pledge(pledging) = &mut table.step {
            assert!(pledging.pledged[table.sisters..].iter().all(|&pledge| pledge == 0));
            pledging.pledged.truncate(table.sisters);
        }
        table.sort();
        table
    }

    fn sort(&mut self) {
        self.deck.sort();
        self.discards.sort();
        self.waned.sort();
        self.guests.iter_mut().for_each(|guests| guests.sort());
    }

    // Places and possessions.

    fn has(&self, sister: usize, card: &str) -> bool {
        self.courts[sister].iter().any(|own| own == card)
    }

    fn flies(&self, sister: usize, banner: &str) -> bool {
        (0..5).any(|nth| BANNERS[nth] == banner && self.banners[nth] == Some(sister))
    }

    /// Counts the Court Cards of a path in a court.
    fn of_path(&self, sister: usize, path: &str) -> i64 {
        self.courts[sister].iter().filter(|card| path_of(card) == path).count() as i64
    }

    /// Counts the Court Cards with an emblem in a court.
    fn of_emblem(&self, sister: usize, emblem: &str) -> i64 {
        self.courts[sister].iter().filter(|card| emblem_of(card) == emblem).count() as i64
    }

    /// "Only the top Village Improvement on a Village Board matters", and of farms alike.
    fn visible_of_path(&self, path: &str) -> i64 {
        let mut visible = 0;
        for land in &self.lands {
            if let Some(top) = land.laid.last()
                && improvement(top).expect("only improvements are laid").4 == path
            {
                visible += 1;
            }
        }
        visible
    }

    /// "Each farm provides one food, and each village provides one gold. As they
    /// are improved, they can provide more."
    fn yield_of(&self, board: usize) -> i64 {
        match self.lands[board].laid.last() {
            None => 1,
            Some(top) => improvement(top).expect("only improvements are laid").3,
        }
    }

    fn boards(&self, kind: &str) -> Vec<usize> {
        (0..9).filter(|&board| self.lands[board].kind == kind).collect()
    }

    fn gold(&mut self, sister: usize) -> &mut i64 {
        &mut self.stores[sister].gold
    }

    fn food(&mut self, sister: usize) -> &mut i64 {
        &mut self.stores[sister].food
    }

    fn next(&self, sister: usize) -> usize {
        (sister + 1) % self.sisters
    }

    fn others(&self, sister: usize) -> Vec<usize> {
        (0..self.sisters).filter(|&other| other != sister).collect()
    }

    // Legal decisions.

    fn legal_in_a_turn(&self) -> Vec<String> {
        let me = self.active;
        let mut all = vec!["end-turn".to_owned()];
        // "Once per turn, you can either gain food by harvesting the farms or gain
        // gold by taxing the villages", which one must first feed.
        if !self.done.gathered {
            all.push("harvest".to_owned());
            if self.stores[me].food >= self.boards("village").len() as i64 {
                all.push("tax".to_owned());
            }
        }
        for card in self.row.iter().flatten() {
            let (gold, food) = self.price(me, card);
            if self.stores[me].gold >= gold && self.stores[me].food >= food {
                all.push(format!("acquire-{card}"));
            }
            // "On each of your turns you may acquire one Land Improvement from the
            // market row at no cost."
            if self.sisters == 2 && !self.done.claimed && improvement(card).is_some() {
                all.push(format!("claim-{card}"));
            }
        }
        if self.stores[me].gold >= self.price_of_sweeping(me) {
            all.push("sweep".to_owned());
        }
        for banner in BANNERS {
            if self.may_fly(me, banner) {
                all.push(format!("fly-{banner}"));
            }
        }
        all
    }

    /// Gold and food. "Discounts never take gold below 0, never touch food."
    fn price(&self, sister: usize, card: &str) -> (i64, i64) {
        if let Some((_, path, _, mut gold, food, _)) = court_card(card) {
            if self.has(sister, "precious-comb") {
                gold -= 1;
            }
            if self.has(sister, "gazing-glass") && path == "wisdom" {
                gold -= 2;
            }
            if self.flies(sister, "balance") {
                gold -= 1;
            }
            return (gold.max(0), food);
        }
        if let Some((_, _, mut gold)) = guest(card) {
            if self.has(sister, "ancestral-sword") {
                gold -= 1;
            }
            if self.flies(sister, "might") {
                gold -= 2;
            }
            return (gold.max(0), 0);
        }
        // "Improvements cost food only."
        (0, improvement(card).expect("Moons are not in the row").5)
    }

    /// "Sweep (3 gold)"; Banner of Culture: "once a turn, sweep for nothing".
    fn price_of_sweeping(&self, sister: usize) -> i64 {
        if self.flies(sister, "culture") && !self.done.swept { 0 } else { 3 }
    }

    /// "One of those still above the row, once a game, requirement met now"; with
    /// two sisters "each sister may fly 2 Banners instead of just 1".
    fn may_fly(&self, sister: usize, banner: &str) -> bool {
        let flown = BANNERS.iter().filter(|other| self.flies(sister, other)).count();
        let most = if self.sisters == 2 { 2 } else { 1 };
        let free = !(0..self.sisters).any(|other| self.flies(other, banner));
        let met = if banner == "balance" {
            PATHS.iter().all(|path| self.of_path(sister, path) >= 1)
        } else {
            self.of_path(sister, banner) >= 3
        };
        self.options["banners"] == "yes" && flown < most && free && met
    }

    /// "Into a free space (7), or in place of one of yours."
    fn legal_spaces(&self) -> Vec<String> {
        let court = &self.courts[self.active];
        let mut all: Vec<_> = court.iter().map(|own| format!("replace-{own}")).collect();
        if court.len() < 7 {
            all.push("take-space".to_owned());
        }
        all
    }

    /// "On top of a board of its kind if its yield is equal or greater than what is
    /// on top."
    fn boards_that_take(&self, card: &str) -> Vec<usize> {
        let (_, kind, _, yields, ..) = improvement(card).expect("only improvements are laid");
        self.boards(kind).into_iter().filter(|&board| yields >= self.yield_of(board)).collect()
    }

    /// "Each may raise her pledge by at most what is missing and what she has, or hold."
    fn legal_pledges(&self, pledging: &Pledging) -> Vec<String> {
        let (goods, price) = self.joint_price(&pledging.moon).expect("this Moon has a price");
        let speaker = pledging.speaker;
        let store = &self.stores[speaker];
        let has = if goods == "gold" { store.gold } else { store.food };
        let missing = price - pledging.pledged.iter().sum::<i64>();
        let most = missing.min(has - pledging.pledged[speaker]);
        let mut all = vec!["hold".to_owned()];
        all.extend((1..=most).map(|by| format!("raise-{by}")));
        all
    }

    /// "The village of highest yield loses all its improvements (tie: the active
    /// sister chooses; no improved village: nothing)."
    fn struck(&self) -> Vec<usize> {
        let villages = self.boards("village");
        let highest = villages.iter().map(|&board| self.yield_of(board)).max().unwrap_or(0);
        villages
            .into_iter()
            .filter(|&board| !self.lands[board].laid.is_empty())
            .filter(|&board| self.yield_of(board) == highest)
            .collect()
    }

    /// Returns the joint payment that the Moon asks for; N is the number of sisters.
    fn joint_price(&self, moon: &str) -> Option<(&'static str, i64)> {
        let n = self.sisters as i64;
        match moon {
            "famine-moon" => Some(("food", 3 * n)),
            "invasion-moon" | "festival-moon" => Some(("gold", 2 * n)),
            "builders-moon" => Some(("food", 2 * n)),
            _ => None,
        }
    }

    // Effects of decisions.

    fn answer(&mut self, decision: &str, chance: &mut Chance) {
        let me = self.active;
        match decision {
            "harvest" => self.harvest(me, chance),
            "tax" => self.tax(me, chance),
            "sweep" => self.sweep(me, chance),
            "end-turn" => self.end_turn(chance),
            "take-space" => self.join_court(me, None, chance),
            "keep-guests" => self.fill_row(chance),
            "hold" => self.pledge(0, chance),
            _ => self.answer_with(decision, me, chance),
        }
        self.sort();
    }

    /// Carries out decisions whose names end with a card, a sister, a board or a number.
    fn answer_with(&mut self, decision: &str, me: usize, chance: &mut Chance) {
        let number = |text: &str| text.parse::<usize>().expect("a number");
        if let Some(card) = decision.strip_prefix("acquire-") {
            let (gold, food) = self.price(me, card);
            *self.gold(me) -= gold;
            *self.food(me) -= food;
            self.acquire(card, chance);
        } else if let Some(card) = decision.strip_prefix("claim-") {
            self.done.claimed = true;
            self.acquire(card, chance);
        } else if let Some(banner) = decision.strip_prefix("fly-") {
            let nth = BANNERS.iter().position(|&other| other == banner).expect("a Banner");
            self.banners[nth] = Some(me);
        } else if let Some(card) = decision.strip_prefix("replace-") {
            self.join_court(me, Some(card), chance);
        } else if let Some(sister) = decision.strip_prefix("send-to-") {
            self.send(number(sister), chance);
        } else if let Some(board) = decision.strip_prefix("lay-on-") {
            self.lay(number(board) - 1, chance);
        } else if let Some(card) = decision.strip_prefix("dismiss-") {
            self.dismiss(me, card, chance);
        } else if let Some(by) = decision.strip_prefix("raise-") {
            self.pledge(number(by) as i64, chance);
        } else if let Some(board) = decision.strip_prefix("suffer-") {
            chance.seen.push("invasion: the active sister chooses");
            self.lose_improvements(number(board) - 1);
            self.fill_row(chance);
        } else {
            panic!("the rules know no {decision}");
        }
    }

    /// "If you harvest, you collect food from all of the farms." Golden Hen: "each
    /// harvest of yours yields 1 food more". Banner of Bounty: "another sister
    /// harvests: take 1 food from the supply (2 players: 2)".
    fn harvest(&mut self, me: usize, chance: &mut Chance) {
        self.done.gathered = true;
        let farms = self.boards("farm");
        *self.food(me) += farms.iter().map(|&board| self.yield_of(board)).sum::<i64>();
        if self.has(me, "golden-hen") {
            *self.food(me) += 1;
        }
        for other in self.others(me) {
            if self.flies(other, "bounty") {
                *self.food(other) += if self.sisters == 2 { 2 } else { 1 };
                chance.seen.push("Banner of Bounty: food from the supply");
            }
        }
    }

    /// "In order to tax, you must first feed all of the villages 1 food each." Banner
    /// of Wisdom: "another sister taxes: take 1 gold from the supply (2 players: 2)".
    fn tax(&mut self, me: usize, chance: &mut Chance) {
        self.done.gathered = true;
        let villages = self.boards("village");
        *self.food(me) -= villages.len() as i64;
        *self.gold(me) += villages.iter().map(|&board| self.yield_of(board)).sum::<i64>();
        for other in self.others(me) {
            if self.flies(other, "wisdom") {
                *self.gold(other) += if self.sisters == 2 { 2 } else { 1 };
                chance.seen.push("Banner of Wisdom: gold from the supply");
            }
        }
    }

    /// "Discard all of the cards in the market row and fill their spots with 5 new
    /// cards from the market deck."
    fn sweep(&mut self, me: usize, chance: &mut Chance) {
        let price = self.price_of_sweeping(me);
        *self.gold(me) -= price;
        if price == 0 {
            self.done.swept = true;
            chance.seen.push("Banner of Culture: swept for nothing");
        }
        self.discard_row();
        self.fill_row(chance);
    }

    fn discard_row(&mut self) {
        for spot in &mut self.row {
            self.discards.extend(spot.take());
        }
    }

    /// "Add it to your court (Court Card), place it on a Land Board (Land Improvement),
    /// or send it to a sister (Unwanted Guest)." "If any improvement cannot be placed,
    /// it can be purchased and sent to the discard pile."
    fn acquire(&mut self, card: &str, chance: &mut Chance) {
        let spot = self.row.iter().position(|other| other.as_deref() == Some(card));
        self.row[spot.expect("the card is in the row")] = None;
        if court_card(card).is_some() {
            self.step = Step::Seat(card.to_owned());
        } else if guest(card).is_some() {
            self.step = Step::Send(card.to_owned());
        } else if self.boards_that_take(card).is_empty() {
            chance.seen.push("an improvement fits nowhere");
            self.discards.push(card.to_owned());
            self.fill_row(chance);
        } else {
            self.step = Step::Lay(card.to_owned());
        }
    }

    /// "Into a free space (7), or in place of one of yours, discarded without refund", and effects
    /// "when acquired".
    fn join_court(&mut self, me: usize, replaced: Option<&str>, chance: &mut Chance) {
        let Step::Seat(card) = self.step.clone() else { panic!("no Court Card was acquired") };
        match replaced {
            None => self.courts[me].push(card.clone()),
            Some(old) => {
                chance.seen.push("a Court Card is replaced");
                let space = self.courts[me].iter().position(|own| own == old);
                self.courts[me][space.expect("the card is in the court")].clone_from(&card);
                self.discards.push(old.to_owned());
            }
        }
        let may_go = match card.as_str() {
            "captain-of-the-guard" | "master-of-ceremonies" | "royal-physician" | "head-cook" => 1,
            "diplomat" => 2,
            _ => 0,
        };
        self.ask_for_guests(me, may_go, chance);
    }

    /// Asks if a Guest should be dismissed, if there is one and one may be.
    fn ask_for_guests(&mut self, me: usize, may_go: usize, chance: &mut Chance) {
        if may_go > 0 && !self.guests[me].is_empty() {
            self.step = Step::Dismiss(may_go);
        } else {
            self.fill_row(chance);
        }
    }

    /// "Discarded Unwanted Guests […] are placed in the discard pile."
    fn dismiss(&mut self, me: usize, card: &str, chance: &mut Chance) {
        let Step::Dismiss(may_go) = self.step else { panic!("no Guest may go") };
        chance.seen.push(if may_go == 2 { "two Guests may go" } else { "a Guest goes" });
        take_out(&mut self.guests[me], card);
        self.discards.push(card.to_owned());
        self.ask_for_guests(me, may_go - 1, chance);
    }

    /// "Acquired by a sister and immediately sent to any other sister of her choosing."
    fn send(&mut self, sister: usize, chance: &mut Chance) {
        let Step::Send(card) = self.step.clone() else { panic!("no Guest was acquired") };
        self.guests[sister].push(card);
        self.fill_row(chance);
    }

    /// "Village Improvements can be placed atop other Village Improvements."
    fn lay(&mut self, board: usize, chance: &mut Chance) {
        let Step::Lay(card) = self.step.clone() else { panic!("no improvement was acquired") };
        self.lands[board].laid.push(card);
        self.fill_row(chance);
    }

    /// "The next sister takes her turn." "At the end of the round in which any sister's
    /// court becomes filled with 7 Court Cards, the game is over"; "after 60 rounds the
    /// game ends".
    fn end_turn(&mut self, chance: &mut Chance) {
        if self.next(self.active) == self.first {
            let filled = self.courts.iter().any(|court| court.len() == 7);
            if filled || self.round == 60 {
                chance.seen.push(if filled {
                    "over: seven Court Cards"
                } else {
                    "over: 60 rounds"
                });
                self.step = Step::Over;
                return;
            }
            self.round += 1;
        }
        self.active = self.next(self.active);
        self.done = Done::default();
    }

    // The market row and the Moons.

    /// "If the market deck runs out of cards, shuffle the discard pile and use it as
    /// the market deck."
    fn turn_up(&mut self, chance: &mut Chance) -> Option<String> {
        if self.deck.is_empty() && !self.discards.is_empty() {
            chance.seen.push("the discard pile is shuffled");
            chance.shuffled.push(self.discards.len());
            self.deck = std::mem::take(&mut self.discards);
        }
        if self.deck.is_empty() {
            chance.seen.push("the row stays short");
            return None;
        }
        let card = chance.turned_up.pop_front().expect("a card is turned up");
        take_out(&mut self.deck, &card);
        Some(card)
    }

    /// "The row is refilled after each card taken. A Moon turned up is resolved at once and leaves
    /// the game; then the spot is filled, further Moons likewise." The answer to a Moon's question
    /// calls this again.
    fn fill_row(&mut self, chance: &mut Chance) {
        self.step = Step::Turn;
        while let Some(spot) = self.row.iter().position(Option::is_none) {
            let Some(card) = self.turn_up(chance) else { return };
            if is_moon(&card) {
                self.waned.push(card.clone());
                self.resolve(&card);
                if self.step != Step::Turn {
                    return;
                }
            } else {
                self.row[spot] = Some(card);
            }
        }
    }

    fn resolve(&mut self, moon: &str) {
        match moon {
            "harvest-moon" => (0..self.sisters).for_each(|sister| *self.food(sister) += 4),
            "silver-moon" => (0..self.sisters).for_each(|sister| *self.gold(sister) += 3),
            "thieves-moon" => {
                // "Whoever has most gold (all tied) loses half of it, rounded down."
                let most = self.stores.iter().map(|store| store.gold).max().expect("a sister");
                for store in self.stores.iter_mut().filter(|store| store.gold == most) {
                    store.gold -= most / 2;
                }
            }
            "wandering-moon" => self.discard_row(),
            _ => {
                // "From the active sister on."
                self.step = Step::Pledge(Pledging {
                    moon: moon.to_owned(),
                    speaker: self.active,
                    spoken: 0,
                    pledged: vec![0; self.sisters],
                });
            }
        }
    }

    /// "It ends as soon as the price is reached, which is then paid, or after two
    /// rounds, when all is given back."
    fn pledge(&mut self, by: i64, chance: &mut Chance) {
        let Step::Pledge(mut pledging) = self.step.clone() else { panic!("nobody is asked") };
        let (goods, price) = self.joint_price(&pledging.moon).expect("this Moon has a price");
        pledging.pledged[pledging.speaker] += by;
        pledging.spoken += 1;
        pledging.speaker = self.next(pledging.speaker);
        if pledging.pledged.iter().sum::<i64>() == price {
            for sister in 0..self.sisters {
                let share = pledging.pledged[sister];
                *(if goods == "gold" { self.gold(sister) } else { self.food(sister) }) -= share;
            }
            self.paid(&pledging.moon, chance);
        } else if pledging.spoken == 2 * self.sisters {
            self.not_paid(&pledging.moon, chance);
        } else {
            self.step = Step::Pledge(pledging);
        }
    }

    fn paid(&mut self, moon: &str, chance: &mut Chance) {
        match moon {
            "famine-moon" => chance.seen.push("famine: paid"),
            "invasion-moon" => chance.seen.push("invasion: paid"),
            "festival-moon" => {
                chance.seen.push("festival: paid");
                (0..self.sisters).for_each(|sister| *self.food(sister) += 6);
            }
            _ => return self.build(chance),
        }
        self.fill_row(chance);
    }

    fn not_paid(&mut self, moon: &str, chance: &mut Chance) {
        match moon {
            "famine-moon" => {
                // "Each loses half her food, rounded up."
                chance.seen.push("famine: not paid");
                for store in &mut self.stores {
                    store.food -= (store.food + 1) / 2;
                }
            }
            "invasion-moon" => {
                let struck = self.struck();
                match struck[..] {
                    [] => chance.seen.push("invasion: no village is improved"),
                    [board] => {
                        chance.seen.push("invasion: a village is struck");
                        self.lose_improvements(board);
                    }
                    _ => {
                        self.step = Step::Invasion;
                        return;
                    }
                }
            }
            "festival-moon" => chance.seen.push("festival: not paid"),
            _ => chance.seen.push("builders: not paid"),
        }
        self.fill_row(chance);
    }

    /// To the discard pile go "improvements lost to Invasion".
    fn lose_improvements(&mut self, board: usize) {
        self.discards.append(&mut self.lands[board].laid);
    }

    /// "Cards are turned up until a Land Improvement comes, which the active sister
    /// places free, or discards if it fits nowhere; none left in the deck: no shuffle,
    /// nothing placed; the other cards go to the discard pile, Moons are shuffled back
    /// into the deck."
    fn build(&mut self, chance: &mut Chance) {
        let mut moons = Vec::new();
        let mut found = None;
        while found.is_none() && !self.deck.is_empty() {
            let card = self.turn_up(chance).expect("the deck has cards");
            if improvement(&card).is_some() {
                found = Some(card);
            } else if is_moon(&card) {
                moons.push(card);
            } else {
                self.discards.push(card);
            }
        }
        self.deck.extend(moons);
        match found {
            None => chance.seen.push("builders: no improvement is left"),
            Some(card) if self.boards_that_take(&card).is_empty() => {
                chance.seen.push("builders: the improvement fits nowhere");
                self.discards.push(card);
            }
            Some(card) => {
                chance.seen.push("builders: an improvement is found");
                self.step = Step::Lay(card);
                return;
            }
        }
        self.fill_row(chance);
    }

    // The end.

    /// Returns the crowns of one Court Card in a court.
    fn crowns_of(&self, sister: usize, card: &str) -> i64 {
        let (name, path, emblem, _, _, printed) = court_card(card).expect("a Court Card");
        let others = |of: &str| {
            let of_emblem = self.of_emblem(sister, of);
            if emblem == of { of_emblem - 1 } else { of_emblem }
        };
        match name {
            // "2 per … card in your court, itself included, and per visible … improvement."
            "tiger-pelt" | "court-troubadour" | "keeper-of-scrolls" | "royal-gardener" => {
                2 * (self.of_path(sister, path) + self.visible_of_path(path))
            }
            "great-falcon" if others("beast") >= 1 => printed + 2,
            "lioness" if self.has(sister, "pure-white-stag") => 0,
            "astronomer" if self.has(sister, "fireworks") => 0,
            "dragon-scale-armor" | "embroidered-gown" | "scholars-robe" | "flower-crown" => {
                printed + others("garment")
            }
            "champion" | "silver-harp" | "portrait-painter" if self.of_path(sister, path) >= 3 => {
                printed + 2
            }
            "harvest-feast" if self.of_path(sister, path) >= 3 => printed + 1,
            "snowy-owl" if self.has(sister, "astronomer") => printed + 2,
            "unicorn" if self.guests[sister].is_empty() => printed + 2,
            "beastkeeper" => 1 + 2 * others("beast"),
            "royal-tailor" => 1 + 2 * others("garment"),
            "herald" => {
                2 * PATHS.iter().filter(|path| self.of_path(sister, path) > 0).count() as i64
            }
            _ => printed,
        }
    }

    /// "1 per Might card in your court and on the board"; Balance: 5.
    fn crowns_of_banner(&self, sister: usize, banner: &str) -> i64 {
        if banner == "balance" {
            5
        } else {
            self.of_path(sister, banner) + self.visible_of_path(banner)
        }
    }

    /// Returns a sister's crowns: of her court, of her Banners, and of her Guests.
    fn crowns(&self, sister: usize) -> [i64; 3] {
        let court = self.courts[sister].iter().map(|card| self.crowns_of(sister, card)).sum();
        let mut banners = 0;
        for banner in BANNERS {
            if self.flies(sister, banner) {
                banners += self.crowns_of_banner(sister, banner);
            }
        }
        let guests = self.guests[sister].iter().map(|own| guest(own).expect("a Guest").1).sum();
        [court, banners, guests]
    }
}

fn lay_on(board: usize) -> String {
    format!("lay-on-{}", board + 1)
}

// The comparison.

/// "Five food and five gold each; nine boards; a row of five (Moons turned up in the
/// set-up are discarded and replaced); Banners out." The even start's Guests are in
/// the rulebook of the page.
fn check_deal(table: &Table) {
    let n = table.sisters;
    for sister in 0..n {
        assert_eq!(table.stores[sister], Goods { gold: 5, food: 5 });
        assert!(table.courts[sister].is_empty());
        let place = (sister + n - table.first) % n;
        assert_eq!(table.guests[sister], first_guests(table, place));
    }
    assert_eq!(table.lands.len(), 9);
    for kind in ["farm", "village"] {
        let boards = table.boards(kind).len();
        assert!((3..=6).contains(&boards), "there are six of each kind, nine of which are dealt");
    }
    assert!(table.lands.iter().all(|land| land.laid.is_empty()), "no board is improved");
    let row: Vec<_> = table.row.iter().flatten().cloned().collect();
    assert_eq!(row.len(), 5);
    assert!(!row.iter().any(|card| is_moon(card)), "no Moon is in the row");
    assert!(table.discards.iter().all(|card| is_moon(card)), "Moons alone are discarded");
    assert_eq!(table.banners, [None; 5]);
    assert!(table.waned.is_empty(), "the box is empty");
    let mut all = [row, table.deck.clone(), table.discards.clone(), table.guests.concat()].concat();
    let mut whole = market_deck();
    all.sort();
    whole.sort();
    assert_eq!(all, whole, "the market deck");
    assert_eq!((table.active, table.round), (table.first, 1));
    assert_eq!((&table.step, &table.done), (&Step::Turn, &Done::default()));
}

/// "With two sisters the second has the Boorish Uncle. With three or four the last has
/// the Drunk Juggler and the Insistent Peddler, the one before her the Gossiping
/// Cousin; but with three who play without Banners the last has the Boorish Uncle, the
/// one before her the Drunk Juggler." `place` is hers in turn order, from 0.
fn first_guests(table: &Table, place: usize) -> Vec<String> {
    let without_banners = table.options["banners"] == "no";
    let from_the_end = table.sisters - 1 - place;
    let guests: &[&str] = match (table.sisters, from_the_end) {
        _ if table.options["start"] == "leaflet" => &[],
        (2, 0) => &["boorish-uncle"],
        (3, 0) if without_banners => &["boorish-uncle"],
        (3, 1) if without_banners => &["drunk-juggler"],
        (3 | 4, 0) => &["drunk-juggler", "insistent-peddler"],
        (3 | 4, 1) => &["gossiping-cousin"],
        _ => &[],
    };
    guests.iter().map(|&name| name.to_owned()).collect()
}

/// The compared facts: the table, and the sisters' crowns if the match ended now.
#[derive(PartialEq, Serialize)]
struct Facts {
    table: Table,
    crowns: Vec<[i64; 3]>,
}

impl Reference for Table {
    type Real = Monarch;
    type Facts = Facts;

    fn options(_: usize) -> Vec<Options> {
        let all = [Banners::Yes, Banners::No]
            .map(|banners| [Start::Leaflet, Start::Even].map(|start| Options { banners, start }));
        all.concat()
    }

    fn dealt(real: &Real<Monarch>) -> Self {
        let table = Self::read(&real.written);
        check_deal(&table);
        table
    }

    fn legal(&self) -> BTreeSet<String> {
        let all = match &self.step {
            Step::Turn => self.legal_in_a_turn(),
            Step::Seat(_) => self.legal_spaces(),
            Step::Send(_) => {
                self.others(self.active).iter().map(|other| format!("send-to-{other}")).collect()
            }
            Step::Lay(card) => self.boards_that_take(card).into_iter().map(lay_on).collect(),
            Step::Dismiss(_) => {
                // "Optional, and you choose which."
                let mut all = vec!["keep-guests".to_owned()];
                all.extend(self.guests[self.active].iter().map(|own| format!("dismiss-{own}")));
                all
            }
            Step::Pledge(pledging) => self.legal_pledges(pledging),
            Step::Invasion => {
                self.struck().iter().map(|board| format!("suffer-{}", board + 1)).collect()
            }
            Step::Over => Vec::new(),
        };
        all.into_iter().collect()
    }

    fn mover(&self) -> Option<usize> {
        match &self.step {
            Step::Over => None,
            Step::Pledge(pledging) => Some(pledging.speaker),
            _ => Some(self.active),
        }
    }

    fn decide(&mut self, decision: &str, real: &mut Real<Monarch>) {
        let mut chance = Chance::default();
        let mut shuffled = Vec::new();
        for event in &real.events {
            match event {
                Event::TurnedUp { card, .. } => chance.turned_up.push_back(card.to_string()),
                Event::Reshuffled { cards } => shuffled.push(*cards as usize),
                _ => {}
            }
        }
        self.answer(decision, &mut chance);
        assert_eq!(chance.turned_up, VecDeque::new(), "all that was turned up");
        assert_eq!(chance.shuffled, shuffled, "cards shuffled");
        real.seen = chance.seen;
    }

    fn facts(&self) -> Facts {
        let crowns = (0..self.sisters).map(|sister| self.crowns(sister)).collect();
        Facts { table: self.clone(), crowns }
    }

    fn read(real: &Real<Monarch>) -> Facts {
        let crowns = real.state.all().map(|seat| {
            let crowns = real.state.crowns(seat);
            [crowns.court, crowns.banners, crowns.guests].map(i64::from)
        });
        Facts { table: Self::read(&real.written), crowns: crowns.collect() }
    }

    /// "Most crowns […] wins. Ties: gold, then food, then fewer Guests, then shared."
    fn outcome(&self, seen: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>) {
        let crowns: Vec<i64> =
            (0..self.sisters).map(|sister| self.crowns(sister).iter().sum()).collect();
        let gold = |sister: usize| self.stores[sister].gold;
        let food = |sister: usize| self.stores[sister].food;
        let few_guests = |sister: usize| -(self.guests[sister].len() as i64);
        let mut best: BTreeSet<usize> = (0..self.sisters).collect();
        let marks: [(&'static str, &dyn Fn(usize) -> i64); 4] = [
            ("decided by crowns", &|sister| crowns[sister]),
            ("decided by gold", &gold),
            ("decided by food", &food),
            ("decided by Guests", &few_guests),
        ];
        let decided = marks.into_iter().find(|(_, mark)| {
            let most = best.iter().map(|&sister| mark(sister)).max().expect("a sister");
            best.retain(|&sister| mark(sister) == most);
            best.len() == 1
        });
        seen.push(decided.map_or("shared", |(what, _)| what));
        (crowns, best)
    }
}

/// Returns a table of the real game with some fields of its data changed.
fn doctored(real: &Monarch, change: impl FnOnce(&mut Value)) -> Monarch {
    let mut data = json!(real);
    change(&mut data);
    from_value(data).expect("a state can be read")
}

#[test]
fn two_sisters_play_by_the_reference() {
    compare::<Table>(2..=2, 30);
}

#[test]
fn three_sisters_play_by_the_reference() {
    compare::<Table>(3..=3, 30);
}

#[test]
fn four_sisters_play_by_the_reference() {
    compare::<Table>(4..=4, 30);
}

/// Random matches hardly ever end in a tie: here no sister has a court, each has next to no gold
/// and food, and chance deals the Guests.
#[test]
fn ties_are_broken_as_in_the_reference() {
    let mut compared = Compared::default();
    for seats in 2..=4 {
        let setup = Setup { seats, options: Options::default() };
        let dealt = Monarch::new(&setup, &mut Rng::for_match(1));
        let table = Table::read(&json!(dealt));
        let end = play_on(Match::of(&setup, 1, None), dealt, table, &mut compared);
        for seed in 1..=500 {
            let mut dice = Rng::new(seed, Stream::Tool(1));
            let tied = doctored(&end, |data| {
                let mut guests = vec![Vec::new(); 4];
                for (name, ..) in GUESTS {
                    // Some stay in the deck; their places do not matter here.
                    let host = dice.below(seats + 1);
                    if host < seats {
                        guests[host].push(name);
                    }
                }
                data["guests"] = json!(guests);
                data["courts"] = json!([[], [], [], []]);
                data["banners"] = json!([null, null, null, null, null]);
                for sister in 0..seats {
                    data["stores"][sister] = json!({"gold": dice.below(2), "food": dice.below(2)});
                }
            });
            assert_same_outcome(&Table::read(&json!(tied)), &tied, &mut compared);
        }
    }
    compared.must_have_seen(&[
        "decided by crowns",
        "decided by gold",
        "decided by food",
        "decided by Guests",
        "shared",
    ]);
}

/// "Both empty: the row stays short." With the whole deck at least ten cards are not in courts,
/// with sisters, on boards or in the box, so no match reaches this; here most of the deck is
/// missing.
#[test]
fn short_decks_are_played_as_in_the_reference() {
    let mut compared = Compared::default();
    for seats in 2..=4 {
        for seed in 1..=20 {
            let setup = Setup { seats, options: Options::default() };
            let whole = Monarch::new(&setup, &mut Rng::for_match(seed));
            let short = doctored(&whole, |data| {
                let deck = data["deck"].as_array_mut().expect("a deck is a list");
                Rng::new(seed, Stream::Tool(1)).shuffle(deck);
                deck.truncate(seed as usize);
                data["discards"] = json!([]);
            });
            let table = Table::read(&json!(short));
            play_on(Match::of(&setup, seed, None), short, table, &mut compared);
        }
    }
    compared.must_have_seen(&["the row stays short"]);
}

/// The situations that a long series must have reached, or it has not compared much.
const CORNERS: [&str; 24] = [
    "Banner of Bounty: food from the supply",
    "Banner of Culture: swept for nothing",
    "Banner of Wisdom: gold from the supply",
    "a Court Card is replaced",
    "a Guest goes",
    "an improvement fits nowhere",
    "builders: an improvement is found",
    "builders: no improvement is left",
    "builders: not paid",
    "builders: the improvement fits nowhere",
    "decided by crowns",
    "decided by food",
    "decided by gold",
    "famine: not paid",
    "famine: paid",
    "festival: not paid",
    "festival: paid",
    "invasion: a village is struck",
    "invasion: no village is improved",
    "invasion: paid",
    "invasion: the active sister chooses",
    "over: 60 rounds",
    "over: seven Court Cards",
    "the discard pile is shuffled",
];

#[test]
#[ignore = "takes minutes"]
fn monarch_in_a_thousand_matches_of_each_kind() {
    for seats in 2..=4 {
        compare::<Table>(seats..=seats, 1000).must_have_seen(&CORNERS);
    }
}
