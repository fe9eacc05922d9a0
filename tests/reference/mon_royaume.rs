//! A second implementation of Mon Royaume, written only from the leaflet and the rules page: names
//! and numbers, slow and obvious. Only the hands dealt, the Adventures, the kinds of the tokens and
//! the Bard's cards are taken over from the real game, if they are possible.

#![allow(clippy::needless_range_loop, reason = "players are numbers here, in all lists alike")]

use crate::compare::{Real, Reference, compare};
use regalia::games::mon_royaume::{Choice, MonRoyaume, Options, Rules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

// The tables of the rules page.

/// A tile: name, colour, level, copies.
type Tile = (&'static str, &'static str, usize, usize);

#[rustfmt::skip]
const TILES: [Tile; 36] = [
    ("woodcutter",      "green",  1, 2), ("healer",       "green",  1, 2),
    ("werewolf",        "green",  1, 1), ("forest",       "green",  2, 2),
    ("glade",           "green",  2, 1), ("sawmill",      "green",  3, 2),
    ("green-castle",    "green",  4, 1),
    ("miller",          "yellow", 1, 2), ("farmer",       "yellow", 1, 2),
    ("scarecrow",       "yellow", 1, 1), ("wheat-field",  "yellow", 2, 2),
    ("orchard",         "yellow", 2, 1), ("windmill",     "yellow", 3, 2),
    ("yellow-castle",   "yellow", 4, 1),
    ("knight",          "red",    1, 2), ("archer",       "red",    1, 2),
    ("dragon",          "red",    1, 1), ("border-post",  "red",    2, 2),
    ("battlefield",     "red",    2, 1), ("forge",        "red",    3, 2),
    ("red-castle",      "red",    4, 1),
    ("stonecutter",     "blue",   1, 2), ("shepherdess",  "blue",   1, 2),
    ("troll",           "blue",   1, 1), ("quarry",       "blue",   2, 2),
    ("lake",            "blue",   2, 1), ("masons-lodge", "blue",   3, 2),
    ("blue-castle",     "blue",   4, 1),
    ("wizard",          "violet", 1, 2), ("princess",     "violet", 1, 2),
    ("witch",           "violet", 1, 1), ("enchanted-marsh", "violet", 2, 2),
    ("royal-garden",    "violet", 2, 1), ("laboratory",   "violet", 3, 2),
    ("violet-castle",   "violet", 4, 1),
    ("black-castle",    "",       4, 1),
];

const MONSTERS: [&str; 5] = ["werewolf", "scarecrow", "dragon", "troll", "witch"];

const COLOURS: [&str; 5] = ["green", "yellow", "red", "blue", "violet"];

/// A tale: type, title, the elements, the two lovers or the circled pair.
type Tale = (&'static str, &'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const TALES: [Tale; 15] = [
    ("love", "the-tree-of-love",
     &["woodcutter", "farmer", "border-post", "windmill", "green-castle"], &["woodcutter", "farmer"]),
    ("love", "the-arrow-and-the-grain",
     &["miller", "archer", "quarry", "forge", "yellow-castle"], &["miller", "archer"]),
    ("love", "the-knights-oath",
     &["knight", "shepherdess", "enchanted-marsh", "masons-lodge", "red-castle"], &["knight", "shepherdess"]),
    ("love", "the-princesss-statue",
     &["stonecutter", "princess", "forest", "laboratory", "blue-castle"], &["stonecutter", "princess"]),
    ("love", "the-moon-philtre",
     &["wizard", "healer", "wheat-field", "sawmill", "violet-castle"], &["wizard", "healer"]),
    ("heroic", "the-forest-regained",
     &["woodcutter", "shepherdess", "wheat-field", "glade", "sawmill", "green-castle"], &["wheat-field", "sawmill"]),
    ("heroic", "the-siege-of-the-harvest",
     &["miller", "princess", "border-post", "orchard", "windmill", "yellow-castle"], &["border-post", "windmill"]),
    ("heroic", "the-sword-of-the-mountain",
     &["knight", "healer", "quarry", "battlefield", "forge", "red-castle"], &["quarry", "forge"]),
    ("heroic", "the-bridge-of-mists",
     &["stonecutter", "farmer", "enchanted-marsh", "lake", "masons-lodge", "blue-castle"], &["enchanted-marsh", "masons-lodge"]),
    ("heroic", "the-quest-for-the-grimoire",
     &["wizard", "archer", "forest", "royal-garden", "laboratory", "violet-castle"], &["forest", "laboratory"]),
    ("evil", "the-night-of-the-werewolf",
     &["werewolf", "miller", "archer", "masons-lodge", "violet-castle"], &[]),
    ("evil", "the-feast-of-crows",
     &["scarecrow", "knight", "shepherdess", "laboratory", "green-castle"], &[]),
    ("evil", "the-dragons-breath",
     &["dragon", "stonecutter", "princess", "sawmill", "yellow-castle"], &[]),
    ("evil", "the-trolls-toll",
     &["troll", "wizard", "healer", "windmill", "red-castle"], &[]),
    ("evil", "the-witchs-ball",
     &["witch", "woodcutter", "farmer", "forge", "blue-castle"], &[]),
];

/// The missions that need a pair.
const PAIRS: [[&str; 2]; 5] = [
    ["woodcutter", "healer"],
    ["miller", "farmer"],
    ["knight", "archer"],
    ["stonecutter", "shepherdess"],
    ["wizard", "princess"],
];

/// The missions that need one tile.
const ONES: [&str; 16] = [
    "forest",
    "wheat-field",
    "border-post",
    "quarry",
    "enchanted-marsh",
    "sawmill",
    "windmill",
    "forge",
    "masons-lodge",
    "laboratory",
    "green-castle",
    "yellow-castle",
    "red-castle",
    "blue-castle",
    "violet-castle",
    "black-castle",
];

/// The Bard's things, in the order in which tokens are counted.
const THINGS: [&str; 4] = ["lute", "flute", "cape", "sword"];

fn tile(name: &str) -> Tile {
    TILES.into_iter().find(|tile| tile.0 == name).unwrap_or_else(|| panic!("no tile is {name}"))
}

fn colour(name: &str) -> &'static str {
    tile(name).1
}

fn level(name: &str) -> usize {
    tile(name).2
}

fn is_monster(name: &str) -> bool {
    MONSTERS.contains(&name)
}

/// Returns the 36 Adventures: "10 Monster (each Monster on two cards) + 5 Territory (one a
/// colour) + 21 Missions".
fn adventures() -> Vec<String> {
    let mut all = Vec::new();
    for monster in MONSTERS {
        all.extend([format!("monster-{monster}"), format!("monster-{monster}")]);
    }
    all.extend(COLOURS.map(|colour| format!("territory-{colour}")));
    all.extend(PAIRS.map(|[one, other]| format!("mission-{one}-{other}")));
    all.extend(ONES.map(|one| format!("mission-{one}")));
    all
}

/// Returns the tiles that a Mission needs.
fn wanted(mission: &str) -> Vec<&'static str> {
    let pair = PAIRS.into_iter().find(|[one, other]| format!("{one}-{other}") == mission);
    match pair {
        Some(pair) => pair.to_vec(),
        None => vec![tile(mission).0],
    }
}

// The table as plain data, with the field names of the real one's serialization.

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    public: Public,
    mover: usize,
    hands: Vec<Vec<String>>,
    picked: Vec<Option<String>>,
    dropped: Vec<Option<String>>,
    discards: Vec<String>,
    /// By player, by thing of the Bard.
    tokens: Vec<[i64; 4]>,
    building: Vec<Kingdom>,
    spare: Vec<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Public {
    seats: usize,
    rules: String,
    advanced: bool,
    /// One bit per seat.
    adults: u32,
    step: String,
    round: usize,
    picks: usize,
    deck: Vec<String>,
    taken: Vec<Vec<String>>,
    /// One bit per tale, in the order of the rules page.
    tales: Vec<u32>,
    adventures: Vec<String>,
    resolved: usize,
    token_counts: Vec<i64>,
    markers: Vec<i64>,
    kingdoms: Vec<Kingdom>,
    ending: Option<Ending>,
}

type Kingdom = Vec<Option<Laid>>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Laid {
    tile: String,
    bard: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Ending {
    cards: Vec<String>,
    serenades: Vec<Option<String>>,
    tokens: Vec<[i64; 4]>,
    moved: Vec<[i64; 4]>,
    lines: Vec<Line>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Line {
    tiles: i64,
    tokens: i64,
    markers: i64,
    tale: i64,
    curse: i64,
}

/// The results of chance in one decision: the table after it, of which only those are read.
struct Chance<'a> {
    real: &'a Table,
    /// The situations that came up, for the test to list.
    seen: Vec<&'static str>,
}

fn count(pile: &[String], name: &str) -> usize {
    pile.iter().filter(|other| *other == name).count()
}

/// Removes one such piece from a pile that must have it.
fn take_out(pile: &mut Vec<String>, name: &str) {
    let place = pile.iter().position(|other| other == name);
    pile.remove(place.unwrap_or_else(|| panic!("{name} is not among {pile:?}")));
}

fn without_copies(pile: &[String]) -> Vec<String> {
    let mut names = pile.to_vec();
    names.sort();
    names.dedup();
    names
}

fn empty_kingdom() -> Kingdom {
    vec![None; 10]
}

/// Returns the level of a slot: four, three, two and one of them.
fn level_of_slot(slot: usize) -> usize {
    [1, 1, 1, 1, 2, 2, 2, 3, 3, 4][slot]
}

/// "The two tiles below it."
fn below(slot: usize) -> [usize; 2] {
    [[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [7, 8]][slot - 4]
}

/// Returns the names of the face-up tiles.
fn face_up(kingdom: &Kingdom) -> Vec<String> {
    kingdom.iter().flatten().filter(|laid| !laid.bard).map(|laid| laid.tile.clone()).collect()
}

/// "A kingdom is legal while some choice of one colour per bard tile supports every face-up tile."
/// Tries, slot by slot, every support of the tile there; `chosen` are the colours of bard sides
/// that are fixed by then.
fn stands(kingdom: &Kingdom, slot: usize, chosen: &[Option<&str>; 10], advanced: bool) -> bool {
    if slot == 10 {
        return true;
    }
    let own = match &kingdom[slot] {
        Some(laid) if !laid.bard && slot >= 4 && laid.tile != "black-castle" => colour(&laid.tile),
        // Nothing, a foundation, the black castle or a bard side "needs no support itself".
        _ => return stands(kingdom, slot + 1, chosen, advanced),
    };
    for under in below(slot) {
        let Some(support) = &kingdom[under] else { continue };
        if !support.bard {
            if colour(&support.tile) == own && stands(kingdom, slot + 1, chosen, advanced) {
                return true;
            }
        } else if !advanced && chosen[under].is_none_or(|chosen| chosen == own) {
            let mut chosen = *chosen;
            chosen[under] = Some(own);
            if stands(kingdom, slot + 1, &chosen, advanced) {
                return true;
            }
        }
    }
    false
}

impl Table {
    /// Reads the real table; lists without an order in the rules are sorted.
    fn of(real: &Real<MonRoyaume>) -> Self {
        let mut table: Self = Self::deserialize(&real.written).expect("a state can be read");
        // The data has room for four players in every game.
        let seats = table.public.seats;
        table.hands.truncate(seats);
        table.picked.truncate(seats);
        table.dropped.truncate(seats);
        table.tokens.truncate(seats);
        table.building.truncate(seats);
        table.spare.truncate(seats);
        table.public.taken.truncate(seats);
        table.public.tales.truncate(seats);
        table.public.token_counts.truncate(seats);
        table.public.markers.truncate(seats);
        table.public.kingdoms.truncate(seats);
        if let Some(ending) = &mut table.public.ending {
            ending.serenades.truncate(seats);
            ending.tokens.truncate(seats);
            ending.moved.truncate(seats);
            ending.lines.truncate(seats);
        }
        table.sort();
        table
    }

    fn sort(&mut self) {
        self.discards.sort();
        self.public.deck.sort();
        for piles in [&mut self.hands, &mut self.spare, &mut self.public.taken] {
            piles.iter_mut().for_each(|pile| pile.sort());
        }
    }

    fn seats(&self) -> usize {
        self.public.seats
    }

    fn ask(&mut self, step: &str) {
        step.clone_into(&mut self.public.step);
    }

    fn plays(&self, rules: &str) -> bool {
        self.public.rules == rules
    }

    fn tales_of(&self, seat: usize) -> Vec<Tale> {
        (0..15)
            .filter(|&nth| self.public.tales[seat] >> nth & 1 == 1)
            .map(|nth| TALES[nth])
            .collect()
    }

    /// Returns the tiles that have not been dealt.
    fn undealt(&self) -> Vec<String> {
        let mut left = self.public.deck.clone();
        for pile in self.public.taken.iter().chain(&self.hands).chain([&self.discards]) {
            for name in pile {
                take_out(&mut left, name);
            }
        }
        left
    }

    // Legal decisions.

    fn next_slot(&self, seat: usize) -> usize {
        self.building[seat].iter().position(Option::is_none).expect("a slot is free")
    }

    /// Returns true if a tile may be placed face up in the next slot.
    fn may_lay(&self, seat: usize, name: &str) -> bool {
        let slot = self.next_slot(seat);
        if level(name) != level_of_slot(slot) {
            return false;
        }
        // "Only in a kingdom with a face-up Monster at level 1."
        if name == "black-castle" {
            return face_up(&self.building[seat]).iter().any(|name| is_monster(name));
        }
        let mut kingdom = self.building[seat].clone();
        kingdom[slot] = Some(Laid { tile: name.to_owned(), bard: false });
        stands(&kingdom, 0, &[None; 10], self.public.advanced)
    }

    // Effects of decisions.

    fn answer(&mut self, decision: &str, chance: &mut Chance) {
        let me = self.mover;
        if let Some(name) = decision.strip_prefix("pick-") {
            self.picked[me] = Some(name.to_owned());
            self.next_or(chance, Self::reveal);
        } else if let Some(seat) = decision.strip_prefix("give-marker-to-") {
            self.public.markers[seat.parse::<usize>().expect("a seat")] += 1;
            self.public.resolved += 1;
            self.resolve_adventures(chance);
        } else if let Some(title) = decision.strip_prefix("discard-") {
            self.dropped[me] = Some(title.to_owned());
            self.next_or(chance, Self::discard_tales);
        } else if let Some(name) = decision.strip_prefix("lay-") {
            self.lay(me, name, false, chance);
        } else if let Some(name) = decision.strip_prefix("flip-") {
            self.lay(me, name, true, chance);
        } else {
            panic!("the rules know no {decision}");
        }
        self.sort();
    }

    /// Asks simultaneous decisions seat by seat, and then carries them out.
    fn next_or(&mut self, chance: &mut Chance, all_have: fn(&mut Self, &mut Chance)) {
        self.mover += 1;
        if self.mover == self.seats() {
            self.mover = 0;
            all_have(self, chance);
        }
    }

    /// "All reveal at once, a revealed Monster takes one random Bard token at once,
    /// hands pass (left in round 1, right in round 2), until one tile is left, which is
    /// given on like the others and then discarded."
    fn reveal(&mut self, chance: &mut Chance) {
        let n = self.seats();
        let mut drawn = vec![0; n];
        for seat in 0..n {
            let name = self.picked[seat].take().expect("everybody has picked");
            take_out(&mut self.hands[seat], &name);
            if is_monster(&name) && self.plays("complete") {
                chance.seen.push("a Monster is revealed");
                drawn[seat] += 1;
            }
            self.public.taken[seat].push(name);
        }
        self.draw(&drawn);
        let before = self.hands.clone();
        for (seat, hand) in before.into_iter().enumerate() {
            let to = if self.public.round == 1 { (seat + 1) % n } else { (seat + n - 1) % n };
            self.hands[to] = hand;
        }
        self.public.picks += 1;
        if self.public.picks == 6 {
            for hand in &mut self.hands {
                assert_eq!(hand.len(), 1, "one tile is left");
                self.discards.append(hand);
            }
            self.after_the_picks(chance);
        }
        self.take_over_kinds(chance);
    }

    /// Tokens are drawn "in seat order from the first player until none are left".
    fn draw(&mut self, wanted: &[i64]) {
        for (seat, &wanted) in wanted.iter().enumerate() {
            let left = 48 - self.public.token_counts.iter().sum::<i64>();
            self.public.token_counts[seat] += wanted.min(left);
        }
    }

    /// Chance decides which tokens were drawn; the rules decide how many, and that there are at
    /// most twelve of each.
    fn take_over_kinds(&mut self, chance: &Chance) {
        for seat in 0..self.seats() {
            let (had, has) = (self.tokens[seat], chance.real.tokens[seat]);
            assert!((0..4).all(|kind| had[kind] <= has[kind]), "no token is lost");
            assert_eq!(has.iter().sum::<i64>(), self.public.token_counts[seat], "tokens of {seat}");
            self.tokens[seat] = has;
        }
        for kind in 0..4 {
            assert!(self.tokens.iter().map(|own| own[kind]).sum::<i64>() <= 12);
        }
    }

    fn after_the_picks(&mut self, chance: &mut Chance) {
        match self.public.rules.as_str() {
            "first" => self.end_round(chance),
            "tales" => self.ask("tale"),
            _ => self.resolve_adventures(chance),
        }
    }

    /// "Then resolve the six Adventures in order, then everybody chooses one of their
    /// tales to discard."
    fn resolve_adventures(&mut self, chance: &mut Chance) {
        while self.public.resolved < 6 * self.public.round {
            let card = self.public.adventures[self.public.resolved].clone();
            if let Some(monster) = card.strip_prefix("monster-") {
                let holder =
                    (0..self.seats()).find(|&seat| count(&self.public.taken[seat], monster) > 0);
                // "No markers left: no effect."
                if let Some(holder) = holder
                    && self.public.markers.iter().sum::<i64>() < 14
                {
                    chance.seen.push("a Monster marker is given");
                    self.ask("give");
                    self.mover = holder;
                    self.take_over_kinds(chance);
                    return;
                }
                chance.seen.push("nobody has the Monster");
            } else {
                self.pay_out(&card, chance);
            }
            self.public.resolved += 1;
        }
        self.mover = 0;
        self.ask("tale");
        self.take_over_kinds(chance);
    }

    /// "Mission: every player owning the tile, or the pair, takes a Bard token.
    /// Territory: most tiles of the colour takes one, ties all take one [with at least
    /// one tile]. Tokens short of what a card pays out: the card is ignored."
    fn pay_out(&mut self, card: &str, chance: &mut Chance) {
        let taken = &self.public.taken;
        let seats: Vec<usize> = if let Some(of) = card.strip_prefix("territory-") {
            let tiles: Vec<usize> = taken
                .iter()
                .map(|pile| pile.iter().filter(|name| colour(name) == of).count())
                .collect();
            let most = *tiles.iter().max().expect("a player");
            (0..self.seats()).filter(|&seat| most > 0 && tiles[seat] == most).collect()
        } else {
            let wanted = wanted(card.strip_prefix("mission-").expect("a Mission"));
            let owns = |seat: usize| wanted.iter().all(|name| count(&taken[seat], name) > 0);
            (0..self.seats()).filter(|&seat| owns(seat)).collect()
        };
        chance.seen.push(match (seats.len(), card.starts_with("territory-")) {
            (0, _) => "a card for nobody",
            (1, true) => "a Territory",
            (_, true) => "a Territory for several",
            (1, false) => "a Mission",
            (_, false) => "a Mission for several",
        });
        let left = 48 - self.public.token_counts.iter().sum::<i64>();
        if left >= seats.len() as i64 {
            for seat in seats {
                self.public.token_counts[seat] += 1;
            }
        }
    }

    fn discard_tales(&mut self, chance: &mut Chance) {
        for seat in 0..self.seats() {
            let title = self.dropped[seat].take().expect("everybody has chosen");
            let nth = TALES.iter().position(|tale| tale.1 == title).expect("a tale");
            assert_eq!(self.public.tales[seat] >> nth & 1, 1, "the tale is theirs");
            self.public.tales[seat] -= 1 << nth;
        }
        self.end_round(chance);
    }

    /// "Two rounds. Each: seven tiles to every hand, six Adventures face up."
    fn end_round(&mut self, chance: &mut Chance) {
        if self.public.round == 2 {
            self.ask("build");
            self.spare.clone_from(&self.public.taken);
            return;
        }
        self.public.round = 2;
        self.public.picks = 0;
        self.ask("pick");
        let mut undealt = self.undealt();
        for hand in &chance.real.hands {
            assert_eq!(hand.len(), 7, "seven tiles to every hand");
            hand.iter().for_each(|name| take_out(&mut undealt, name));
        }
        self.hands.clone_from(&chance.real.hands);
        if self.plays("complete") {
            check_adventures(&chance.real.public.adventures, 12);
            let (before, now) = (&self.public.adventures, &chance.real.public.adventures);
            assert_eq!(before[..], now[..6], "those of round 1 stay what they are");
            self.public.adventures.clone_from(now);
        }
    }

    // The kingdoms.

    fn lay(&mut self, me: usize, name: &str, bard: bool, chance: &mut Chance) {
        let slot = self.next_slot(me);
        take_out(&mut self.spare[me], name);
        self.building[me][slot] = Some(Laid { tile: name.to_owned(), bard });
        if slot == 9 {
            self.next_or(chance, Self::tell);
        }
    }

    /// The times of Adventures, of the Bard and of Legends.
    fn tell(&mut self, chance: &mut Chance) {
        let n = self.seats();
        self.public.kingdoms.clone_from(&self.building);
        let mut ending = Ending {
            cards: Vec::new(),
            serenades: vec![None; n],
            tokens: vec![[0; 4]; n],
            moved: vec![[0; 4]; n],
            lines: vec![Line::default(); n],
        };
        for seat in 0..n {
            let values = face_up(&self.building[seat]);
            ending.lines[seat].tiles = values.iter().map(|name| level(name) as i64).sum();
        }
        match self.public.rules.as_str() {
            "first" => {}
            "tales" => self.count_tokens(&mut ending, chance),
            _ => {
                self.draw_for_tales(chance);
                self.listen_to_the_bard(&mut ending, chance);
                self.score_tales(&mut ending, chance);
            }
        }
        self.public.ending = Some(ending);
        self.ask("over");
        // No player is to move any more, whatever the data says.
        self.mover = chance.real.mover;
    }

    fn tale_of(&self, seat: usize) -> Tale {
        let tales = self.tales_of(seat);
        assert_eq!(tales.len(), 1, "one tale is left");
        tales[0]
    }

    fn stand_up(&self, seat: usize, name: &str) -> bool {
        count(&face_up(&self.building[seat]), name) > 0
    }

    /// Counts the elements of the player's tale in their kingdom ("a name counts once").
    fn elements(&self, seat: usize) -> i64 {
        let elements = self.tale_of(seat).2;
        elements.iter().filter(|name| self.stand_up(seat, name)).count() as i64
    }

    fn has_pair(&self, seat: usize, kind: &str) -> bool {
        let tale = self.tale_of(seat);
        tale.0 == kind && tale.3.iter().all(|name| self.stand_up(seat, name))
    }

    fn monsters(&self, seat: usize) -> i64 {
        face_up(&self.building[seat]).iter().filter(|name| is_monster(name)).count() as i64
    }

    /// Time of tales: "one token per tale element in the kingdom and one per Monster in
    /// it; 2 points a token; an adult loses one token per tale element missing from the
    /// kingdom, never below 0".
    fn count_tokens(&mut self, ending: &mut Ending, chance: &mut Chance) {
        for seat in 0..self.seats() {
            let elements = self.elements(seat);
            let mut tokens = elements + self.monsters(seat);
            if self.public.adults >> seat & 1 == 1 {
                chance.seen.push("an adult loses tokens");
                tokens = (tokens - (self.tale_of(seat).2.len() as i64 - elements)).max(0);
            }
            // Their kinds do not matter: the data counts all as the first.
            self.public.token_counts[seat] = tokens;
            ending.moved[seat] = [tokens, 0, 0, 0];
            ending.lines[seat].tokens = 2 * tokens;
        }
    }

    /// "One random Bard token per element of your tale standing face up in your
    /// kingdom; Love tale with both lovers: two more."
    fn draw_for_tales(&mut self, chance: &mut Chance) {
        let mut drawn = Vec::new();
        for seat in 0..self.seats() {
            let lovers = self.has_pair(seat, "love");
            if lovers {
                chance.seen.push("both lovers");
            }
            drawn.push(self.elements(seat) + if lovers { 2 } else { 0 });
        }
        self.draw(&drawn);
    }

    /// "Eight Bard cards one by one. On each, every player with a matching token moves
    /// one onto their kingdom. Then, in seat order, each Love tale with both lovers draws
    /// a ninth card of its own from the rest."
    fn listen_to_the_bard(&mut self, ending: &mut Ending, chance: &mut Chance) {
        let real = chance.real.public.ending.clone().expect("the game has ended");
        let mut left = [4; 4];
        let mut kind_of = |card: &str| {
            let kind = THINGS.iter().position(|thing| *thing == card).expect("a Bard card");
            left[kind] -= 1;
            assert!(left[kind] >= 0, "there are four {card} cards");
            kind
        };
        self.check_last_tokens(&real.tokens);
        ending.tokens.clone_from(&real.tokens);
        let mut tokens = real.tokens.clone();
        assert_eq!(real.cards.len(), 8, "eight Bard cards");
        ending.cards.clone_from(&real.cards);
        for card in &real.cards {
            let kind = kind_of(card);
            for seat in 0..self.seats() {
                if tokens[seat][kind] > 0 {
                    tokens[seat][kind] -= 1;
                    ending.moved[seat][kind] += 1;
                }
            }
        }
        for seat in 0..self.seats() {
            if self.has_pair(seat, "love") {
                let card = real.serenades[seat].clone().expect("a ninth card for the lovers");
                let kind = kind_of(&card);
                if tokens[seat][kind] > 0 {
                    chance.seen.push("a ninth card moves a token");
                    tokens[seat][kind] -= 1;
                    ending.moved[seat][kind] += 1;
                }
                ending.serenades[seat] = Some(card);
            }
        }
        // Tokens left over are lost; the rules do not say which the data still lists.
        self.tokens.clone_from(&chance.real.tokens);
        self.public.token_counts.clone_from(&chance.real.public.token_counts);
    }

    /// Checks the tokens before the show: the earlier ones, and as many as were drawn.
    fn check_last_tokens(&self, tokens: &[[i64; 4]]) {
        for seat in 0..self.seats() {
            assert!((0..4).all(|kind| self.tokens[seat][kind] <= tokens[seat][kind]));
            let all = tokens[seat].iter().sum::<i64>();
            assert_eq!(all, self.public.token_counts[seat], "tokens of {seat} before the show");
        }
        for kind in 0..4 {
            assert!(tokens.iter().map(|own| own[kind]).sum::<i64>() <= 12, "twelve of each");
        }
    }

    /// "Tile values + 2 per token moved − 1 per Monster marker + tale bonus."
    fn score_tales(&self, ending: &mut Ending, chance: &mut Chance) {
        for seat in 0..self.seats() {
            let line = &mut ending.lines[seat];
            line.tokens = 2 * ending.moved[seat].iter().sum::<i64>();
            line.markers = -self.public.markers[seat];
            if self.has_pair(seat, "heroic") {
                line.tale = self.heroic_bonus(seat, chance);
            }
            if self.tale_of(seat).0 == "evil" {
                // "2 per face-up level-1 Monster."
                line.tale = 2 * self.monsters(seat);
            }
        }
        for seat in 0..self.seats() {
            // "With the black castle too, every opponent who kept a Love or Heroic tale
            // loses 3 per Monster in their kingdom."
            if self.tale_of(seat).0 == "evil" && self.stand_up(seat, "black-castle") {
                chance.seen.push("the curse of the black castle");
                for other in (0..self.seats()).filter(|&other| other != seat) {
                    if self.tale_of(other).0 != "evil" {
                        ending.lines[other].curse -= 3 * self.monsters(other);
                        if self.monsters(other) > 0 {
                            chance.seen.push("a curse costs points");
                        }
                    }
                }
            }
        }
    }

    /// "1 per face-up tile in the colour of your castle, castle included (black castle:
    /// itself only; no castle face up: 0)."
    fn heroic_bonus(&self, seat: usize, chance: &mut Chance) -> i64 {
        let tiles = face_up(&self.building[seat]);
        let Some(castle) = tiles.iter().find(|name| level(name) == 4) else {
            chance.seen.push("a Heroic tale without castle");
            return 0;
        };
        if castle == "black-castle" {
            chance.seen.push("a Heroic tale with the black castle");
            return 1;
        }
        chance.seen.push("a Heroic tale with a castle");
        tiles.iter().filter(|name| colour(name) == colour(castle)).count() as i64
    }
}

/// Checks the number of Adventures, all from the 36.
fn check_adventures(shown: &[String], wanted: usize) {
    assert_eq!(shown.len(), wanted);
    let mut all = adventures();
    shown.iter().for_each(|card| take_out(&mut all, card));
}

/// Checks the set-up, from which tiles are removed "one character and one terrain of each colour"
/// (three players) or "two characters, one terrain and one workshop" (two): "a random character of
/// the four, one copy of the ×2 terrain"; "one copy of each character, one of the ×2 terrain, one
/// workshop".
fn check_deal(table: &Table) {
    let seats = table.seats();
    for (name, colour, level, copies) in TILES {
        let dealt = count(&table.public.deck, name);
        let few = match (seats, level, copies) {
            (3, 2, 2) | (2, 1..=3, 2) => 1,
            // The two missing characters are checked below.
            (3, 1, 2) => {
                assert!(dealt == 1 || dealt == 2, "{dealt} of {name}");
                dealt
            }
            _ => copies,
        };
        assert_eq!(dealt, few, "how many of {name}, {colour}");
    }
    if seats == 3 {
        for of in COLOURS {
            let characters = TILES.iter().filter(|tile| tile.1 == of && tile.2 == 1 && tile.3 == 2);
            let dealt: usize = characters.map(|tile| count(&table.public.deck, tile.0)).sum();
            assert_eq!(dealt, 3, "one character of {of} is removed");
        }
    }
    assert_eq!(table.public.deck.len(), [36, 46, 56][seats - 2]);
    let mut deck = table.public.deck.clone();
    for hand in &table.hands {
        assert_eq!(hand.len(), 7, "seven tiles to every hand");
        hand.iter().for_each(|name| take_out(&mut deck, name));
    }
    check_adventures(&table.public.adventures, if table.plays("complete") { 6 } else { 0 });
    let mut dealt = 0;
    for seat in 0..seats {
        let tales = table.tales_of(seat);
        let of_kind = |kind: &str| tales.iter().filter(|tale| tale.0 == kind).count();
        if table.plays("complete") {
            assert_eq!(["love", "heroic", "evil"].map(of_kind), [1, 1, 1], "one of each type");
        }
        assert_eq!(tales.len(), if table.plays("first") { 0 } else { 3 });
        assert_eq!(dealt & table.public.tales[seat], 0, "there is one of each tale");
        dealt |= table.public.tales[seat];
    }
    let nothing = Table {
        mover: 0,
        picked: vec![None; seats],
        dropped: vec![None; seats],
        discards: Vec::new(),
        tokens: vec![[0; 4]; seats],
        building: vec![empty_kingdom(); seats],
        spare: vec![Vec::new(); seats],
        public: Public {
            step: "pick".to_owned(),
            round: 1,
            picks: 0,
            taken: vec![Vec::new(); seats],
            resolved: 0,
            token_counts: vec![0; seats],
            markers: vec![0; seats],
            kingdoms: vec![empty_kingdom(); seats],
            ending: None,
            ..table.public.clone()
        },
        hands: table.hands.clone(),
    };
    assert_eq!(*table, nothing, "nothing else has happened");
}

// The comparison.

impl Reference for Table {
    type Real = MonRoyaume;
    type Facts = Self;

    /// Returns every option at each value separately; as adults, all players and one.
    fn options(seats: usize) -> Vec<Options> {
        let plain = |rules| Options { rules, advanced: Choice::No, adult: vec![Choice::No; seats] };
        let mut mixed = vec![Choice::No; seats];
        mixed[1] = Choice::Yes;
        vec![
            plain(Rules::First),
            plain(Rules::Tales),
            plain(Rules::Complete),
            Options { advanced: Choice::Yes, ..plain(Rules::First) },
            Options { advanced: Choice::Yes, ..plain(Rules::Complete) },
            Options { adult: vec![Choice::Yes; seats], ..plain(Rules::Tales) },
            Options { adult: mixed, ..plain(Rules::Tales) },
        ]
    }

    fn dealt(real: &Real<MonRoyaume>) -> Self {
        let table = Self::of(real);
        check_deal(&table);
        table
    }

    fn legal(&self) -> BTreeSet<String> {
        let me = self.mover;
        let named = |what: &str, pile: &[String]| -> Vec<String> {
            without_copies(pile).iter().map(|name| format!("{what}-{name}")).collect()
        };
        let all = match self.public.step.as_str() {
            "pick" => named("pick", &self.hands[me]),
            // "To a player of their choice [an opponent]."
            "give" => (0..self.seats())
                .filter(|&seat| seat != me)
                .map(|seat| format!("give-marker-to-{seat}"))
                .collect(),
            "tale" => self.tales_of(me).iter().map(|tale| format!("discard-{}", tale.1)).collect(),
            "build" => {
                // "A tile face up where the rules allow it, or any spare tile on its
                // bard side (same tiles listed once)."
                let mut fit = self.spare[me].clone();
                fit.retain(|name| self.may_lay(me, name));
                [named("lay", &fit), named("flip", &self.spare[me])].concat()
            }
            "over" => Vec::new(),
            other => panic!("the rules know no {other}"),
        };
        all.into_iter().collect()
    }

    fn mover(&self) -> Option<usize> {
        (self.public.step != "over").then_some(self.mover)
    }

    fn decide(&mut self, decision: &str, real: &mut Real<MonRoyaume>) {
        let mut chance = Chance { real: &Self::of(real), seen: Vec::new() };
        self.answer(decision, &mut chance);
        real.seen = chance.seen;
    }

    fn facts(&self) -> Self {
        self.clone()
    }

    fn read(real: &Real<MonRoyaume>) -> Self {
        Self::of(real)
    }

    /// "Most points wins, ties share."
    fn outcome(&self, _: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>) {
        let ending = self.public.ending.as_ref().expect("the game is over");
        let total = |line: &Line| line.tiles + line.tokens + line.markers + line.tale + line.curse;
        let points: Vec<i64> = ending.lines.iter().map(total).collect();
        let most = *points.iter().max().expect("a player");
        let winners = (0..self.seats()).filter(|&seat| points[seat] == most).collect();
        (points, winners)
    }

    /// A type of tale, another for each neighbour, and Monsters: random kingdoms are nearly all
    /// bard sides and fulfil no tale.
    const AIMS: u64 = 3;

    fn serves(&self, aim: u64, decision: &str) -> u8 {
        let kind = ["love", "heroic", "evil"][(aim as usize + self.mover) % 3];
        let own = self.tales_of(self.mover);
        let told = own.iter().find(|tale| tale.0 == kind);
        let of_use = |name: &str| {
            is_monster(name)
                || name == "black-castle" && kind != "love"
                || told.is_some_and(|tale| tale.2.contains(&name) || tale.3.contains(&name))
        };
        match decision.split_once('-').expect("a decision about something") {
            ("pick" | "lay", name) if of_use(name) => 2,
            ("discard", title) if told.is_none_or(|tale| tale.1 != title) => 2,
            ("lay", _) => 1,
            _ => 0,
        }
    }
}

#[test]
fn two_players_play_by_the_reference() {
    compare::<Table>(2..=2, 30);
}

#[test]
fn three_players_play_by_the_reference() {
    compare::<Table>(3..=3, 30);
}

#[test]
fn four_players_play_by_the_reference() {
    compare::<Table>(4..=4, 30);
}

/// The situations that a long series must have reached, or it has not compared much.
const CORNERS: [&str; 16] = [
    "a Mission",
    "a Mission for several",
    "a Monster is revealed",
    "a Monster marker is given",
    "a Territory",
    "a Territory for several",
    "a card for nobody",
    "a curse costs points",
    "a Heroic tale with a castle",
    "a Heroic tale with the black castle",
    "a Heroic tale without castle",
    "a ninth card moves a token",
    "an adult loses tokens",
    "both lovers",
    "nobody has the Monster",
    "the curse of the black castle",
];

#[test]
#[ignore = "takes minutes"]
fn mon_royaume_in_a_thousand_matches_of_each_kind() {
    compare::<Table>(2..=4, 1000).must_have_seen(&CORNERS);
}
