//! A second implementation of The Dwarf King. Cards are their names; a trick remembers what each of
//! its cards counted as when it was played, and a deal remembers the winner of each trick.

use crate::compare::{Facts, Real, Reference, compare, number, sorted, take, words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SUITS: [&str; 3] = ["dwarves", "knights", "goblins"];
const SPECIALS: [&str; 14] = [
    "druid",
    "dwarves-flag-bearer",
    "tinkerer",
    "jester",
    "knights-flag-bearer",
    "enchanter",
    "scout",
    "goblins-flag-bearer",
    "shaman",
    "dragon",
    "mummy",
    "clone",
    "sorcerer",
    "excalibur",
];
/// The two faces of each tile, tile by tile.
const TILES: [[&str; 2]; 20] = [
    ["law-of-series", "bad-series"],
    ["save-the-rearguard", "sacrifice-the-rearguard"],
    ["three-quarters", "six-to-seven"],
    ["rout-of-the-knights", "rout-of-the-goblins"],
    ["to-the-right", "to-the-left"],
    ["good-numbers", "bad-numbers"],
    ["most-victories", "fewest-victories"],
    ["third-time-lucky", "only-one"],
    ["four-by-four", "two-by-two"],
    ["evens", "odds"],
    ["all-for-one", "one-for-all"],
    ["knights-over-dwarves", "dwarves-over-knights"],
    ["capture-the-kings", "capture-the-queens"],
    ["counting-rhyme", "rhyme-reversed"],
    ["triplets", "broken-triplets"],
    ["grand-slam", "utter-chaos"],
    ["elite-army", "massive-army"],
    ["garden-gnomes", "nobles"],
    ["nobles-and-knights", "soldiers-without-knights"],
    ["in-line", "sandwich"],
];
const COMPLEX: [i64; 7] = [6, 11, 14, 15, 17, 18, 20];
const JACK: i64 = 12;
const QUEEN: i64 = 13;
const KING: i64 = 14;
const ACE: i64 = 15;

/// Returns the suit of a card; Magic has none.
fn suit(card: &str) -> Option<&'static str> {
    match card {
        "druid" | "tinkerer" => Some("dwarves"),
        "jester" | "enchanter" => Some("knights"),
        "scout" | "shaman" => Some("goblins"),
        _ => SUITS.into_iter().find(|suit| card.starts_with(suit)),
    }
}

/// Returns 1, 2 … 10, 11, J, Q, K, A as numbers; Magic has no value.
fn value(card: &str) -> Option<i64> {
    match card {
        "druid" | "jester" | "scout" => return Some(1),
        "tinkerer" | "enchanter" | "shaman" => return Some(11),
        _ => suit(card)?,
    };
    let (_, rank) = card.split_once('-').expect("a suit and a rank");
    Some(match rank {
        "flag-bearer" => 11,
        "jack" => JACK,
        "queen" => QUEEN,
        "king" => KING,
        "ace" => ACE,
        number => number.parse().expect("a number"),
    })
}

/// Returns the 39 basic cards; with three players without the 2 of Dwarves.
fn basic_cards(seats: usize) -> Vec<String> {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"];
    let all = SUITS.iter().flat_map(|suit| ranks.map(|rank| format!("{suit}-{rank}")));
    all.filter(|card| seats > 3 || card != "dwarves-2").collect()
}

/// A card in a trick.
#[derive(Clone)]
struct Played {
    seat: usize,
    card: String,
    /// The suit it counts as here, which for Magic is another card's.
    suit: Option<&'static str>,
    /// Twice the value, so that there is room just above each card.
    rank: i64,
}

/// A trick that was won.
#[derive(Clone)]
struct Won {
    by: usize,
    /// The card that won it.
    with: Played,
    cards: Vec<Played>,
}

#[derive(Clone, Copy, PartialEq)]
enum Task {
    Quest,
    Target,
    GiveBack { to: usize, left: usize },
    Play,
    Swap,
    Pass,
    Sorcerer,
    Over,
}

struct DwarfKing {
    seats: usize,
    deals: i64,
    first_game: bool,
    totals: Vec<i64>,
    deal: i64,
    dealer: usize,
    specials_used: Vec<String>,
    tiles_used: Vec<i64>,
    special: String,
    tile: i64,
    chooser: usize,
    quest: Option<String>,
    task: Task,
    mover: usize,
    hands: Vec<Vec<String>>,
    leader: usize,
    trick: Vec<Played>,
    won: Vec<Won>,
    bonus: Vec<i64>,
    /// The deal before: quest, special, points by line, last trick.
    scored: Value,
}

/// Returns the longest run of `true`.
fn longest_run(marks: impl Iterator<Item = bool>) -> i64 {
    let (mut longest, mut run) = (0, 0);
    for mark in marks {
        run = if mark { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

impl DwarfKing {
    fn next(&self, seat: usize) -> usize {
        (seat + 1) % self.seats
    }

    fn previous(&self, seat: usize) -> usize {
        (seat + self.seats - 1) % self.seats
    }

    fn all(&self) -> std::ops::Range<usize> {
        0..self.seats
    }

    fn tricks_in_deal(&self) -> usize {
        (basic_cards(self.seats).len() + 1) / self.seats
    }

    fn holder(&self, card: &str) -> Option<usize> {
        self.all().find(|&seat| self.hands[seat].iter().any(|held| held == card))
    }

    /// Returns all cards won by a player.
    fn cards_won(&self, seat: usize) -> Vec<String> {
        let tricks = self.won.iter().filter(|trick| trick.by == seat);
        tricks.flat_map(|trick| trick.cards.iter().map(|played| played.card.clone())).collect()
    }

    fn tricks_won(&self, seat: usize) -> i64 {
        self.won.iter().filter(|trick| trick.by == seat).count() as i64
    }

    /// Deals: chance gives a special card, a tile and the hands. Each special card and each tile
    /// leaves the game after its deal; when all are used they return.
    fn deal(&mut self, real: &Value) {
        let public = &real["public"];
        self.deal += 1;
        self.special = public["special"].as_str().expect("a card").into();
        if self.specials_used.len() == SPECIALS.len() {
            self.specials_used.clear();
        }
        assert!(SPECIALS.contains(&self.special.as_str()), "{} is special", self.special);
        assert!(!self.specials_used.contains(&self.special), "{} is used", self.special);
        self.specials_used.push(self.special.clone());

        let in_game = |tile: &i64| !(self.first_game && COMPLEX.contains(tile));
        let tiles: Vec<i64> = (1..=20).filter(in_game).collect();
        self.tile = number(&public["tile"]);
        if self.tiles_used.len() == tiles.len() {
            self.tiles_used.clear();
        }
        assert!(tiles.contains(&self.tile), "tile {} is in the game", self.tile);
        assert!(!self.tiles_used.contains(&self.tile), "tile {} is used", self.tile);
        self.tiles_used.push(self.tile);

        self.hands = self.all().map(|seat| words(&real["hands"][seat])).collect();
        for hand in &self.hands {
            assert_eq!(hand.len(), self.tricks_in_deal(), "everybody has as many cards");
        }
        let mut deck = basic_cards(self.seats);
        deck.push(self.special.clone());
        assert_eq!(sorted(&self.hands.concat()), sorted(&deck), "these cards are dealt");

        self.quest = None;
        self.trick = vec![];
        self.won = vec![];
        self.bonus = vec![0; self.seats];
        self.chooser = self.holder("knights-5").expect("somebody holds the 5 of Knights");
        self.ask(Task::Quest, self.chooser);
    }

    fn ask(&mut self, task: Task, seat: usize) {
        self.task = task;
        self.mover = seat;
    }

    /// The holder of the 5 of Goblins leads the first trick.
    fn first_trick(&mut self) {
        self.leader = self.holder("goblins-5").expect("somebody holds the 5 of Goblins");
        self.ask(Task::Play, self.leader);
    }

    fn led(&self) -> Option<&'static str> {
        self.trick.iter().find_map(|played| played.suit)
    }

    /// Returns what a card in hand counts as for following suit: a Mummy is the card that won the
    /// previous trick.
    fn follows_as(&self, card: &str) -> Option<&'static str> {
        if card == "mummy" { self.won.last()?.with.suit } else { suit(card) }
    }

    /// Returns the cards that may be played.
    fn playable(&self) -> Vec<String> {
        let first = self.won.is_empty();
        let leads = self.trick.is_empty();
        let may = |card: &&String| match card.as_str() {
            "sorcerer" => false,
            "mummy" => !first,
            "clone" => !(first && leads),
            _ => true,
        };
        let hand: Vec<String> = self.hands[self.mover].iter().filter(may).cloned().collect();
        let Some(led) = self.led() else { return hand };
        let follows = |card: &String| self.follows_as(card) == Some(led);
        if !hand.iter().any(follows) {
            return hand;
        }
        let even_so = |card: &String| card == "dragon" || card == "clone";
        hand.into_iter().filter(|card| follows(card) || even_so(card)).collect()
    }

    /// Returns what a card counts as when it is played now.
    fn played(&self, card: &str) -> Played {
        let (suit, rank) = match card {
            "mummy" => {
                let risen = &self.won.last().expect("not in the first trick").with;
                (risen.suit, risen.rank)
            }
            "clone" => {
                let last_trick = self.won.last().and_then(|trick| trick.cards.last());
                let before = self.trick.last().or(last_trick).expect("some card was played");
                (before.suit, before.rank + 1)
            }
            _ => (suit(card), value(card).map_or(0, |value| 2 * value)),
        };
        Played { seat: self.mover, card: card.to_owned(), suit, rank }
    }

    /// Returns the card that wins the trick.
    fn winning(&self) -> Played {
        let named = |card: &str| self.trick.iter().find(|played| played.card == card);
        if let Some(excalibur) = named("excalibur") {
            return excalibur.clone();
        }
        if let Some(dragon) = named("dragon") {
            let mut aces = self.trick.iter().filter(|played| value(&played.card) == Some(ACE));
            let of_suit_led = aces.clone().find(|ace| ace.suit == self.led());
            return of_suit_led.or(aces.next_back()).unwrap_or(dragon).clone();
        }
        let of_suit_led = self.trick.iter().filter(|played| played.suit == self.led());
        of_suit_led.max_by_key(|played| played.rank).expect("somebody led a suit").clone()
    }

    /// Ends the trick; special cards in it pay, and act unless it was the last.
    fn trick_is_complete(&mut self, real: &Value) {
        let with = self.winning();
        let cards = std::mem::take(&mut self.trick);
        let winner = with.seat;
        let last = self.won.len() + 1 == self.tricks_in_deal();
        let tinkered = self
            .won
            .last()
            .is_some_and(|trick| trick.cards.iter().any(|played| played.card == "tinkerer"));
        if tinkered {
            self.bonus[winner] += 3;
        }
        for played in &cards {
            match played.card.as_str() {
                "dwarves-flag-bearer" => self.bonus[winner] += 3,
                "shaman" => self.bonus[winner] -= 3,
                "jester" if last => self.bonus[played.seat] += 3,
                "scout" => {
                    let figures = cards.iter().filter(|other| value(&other.card) >= Some(JACK));
                    self.bonus[played.seat] += figures.count() as i64;
                }
                _ => {}
            }
        }
        let player = |card: &str| cards.iter().find(|played| played.card == card).map(|it| it.seat);
        let (druid, bearer) = (player("druid"), player("knights-flag-bearer"));
        self.won.push(Won { by: winner, with, cards });
        self.leader = winner;
        if last {
            self.score(real);
        } else if let Some(seat) = druid {
            self.ask(Task::Swap, seat);
        } else if let Some(seat) = bearer {
            self.ask(Task::Pass, seat);
        } else if let Some(seat) = self.holder("sorcerer") {
            self.ask(Task::Sorcerer, seat);
        } else {
            self.ask(Task::Play, winner);
        }
    }

    /// Returns a player's points from a Quest.
    fn quest_points(&self, quest: &str, seat: usize) -> i64 {
        let cards = self.cards_won(seat);
        let tricks = self.tricks_won(seat);
        let before = self.tricks_won(self.previous(seat));
        let after = self.tricks_won(self.next(seat));
        let others = || self.all().filter(|&other| other != seat);
        let of_suit =
            |name: &str| cards.iter().filter(|card| suit(card) == Some(name)).count() as i64;
        let of_value =
            |wanted: i64| cards.iter().filter(|card| value(card) == Some(wanted)).count() as i64;
        let figures = (JACK..=ACE).map(of_value).sum::<i64>();
        let when = |points: i64, is_so: bool| if is_so { points } else { 0 };
        let run = longest_run(self.won.iter().map(|trick| trick.by == seat));
        let lost_run = longest_run(self.won.iter().map(|trick| trick.by != seat));
        let last_four =
            self.won.iter().rev().take(4).filter(|trick| trick.by == seat).count() as i64;
        let strictly_highest_numbers = || {
            let total = |seat: usize| {
                let won = self.cards_won(seat);
                won.iter().filter_map(|card| value(card)).filter(|&value| value <= 11).sum::<i64>()
            };
            others().all(|other| total(other) < total(seat))
        };
        let same_tricks = others().any(|other| self.tricks_won(other) == tricks);
        let third_trick = |who: usize| {
            self.won.iter().enumerate().filter(|(_, trick)| trick.by == who).nth(2).map(|(n, _)| n)
        };
        let rhyme = || match third_trick(seat) {
            None => 0,
            Some(mine) => {
                let sooner = |other: &usize| third_trick(*other).is_some_and(|it| it < mine);
                3 + others().filter(sooner).count() as i64
            }
        };
        let triplets = || {
            (1..=ACE)
                .filter(|&value| of_value(value) == 3)
                .map(|value| if value >= JACK { 2 } else { 1 })
                .sum::<i64>()
        };
        let lowest = |name: &str| {
            let of_suit = cards.iter().filter(|card| suit(card) == Some(name));
            of_suit.filter_map(|card| value(card)).filter(|&value| value <= 11).min().unwrap_or(0)
        };
        match quest {
            "law-of-series" => 2 * run,
            "bad-series" => -2 * run,
            "save-the-rearguard" => 2 * last_four,
            "sacrifice-the-rearguard" => -2 * last_four,
            "three-quarters" => 4 * (of_value(3) + of_value(4)),
            "six-to-seven" => 4 * (of_value(6) + of_value(7)),
            "rout-of-the-knights" => -of_suit("knights"),
            "rout-of-the-goblins" => -of_suit("goblins"),
            "to-the-right" => before,
            "to-the-left" => after,
            "good-numbers" => when(5, strictly_highest_numbers()),
            "bad-numbers" => when(-5, strictly_highest_numbers()),
            "most-victories" => tricks,
            "fewest-victories" => -tricks,
            "third-time-lucky" => when(5, tricks == 3),
            "only-one" => when(5, tricks == 1),
            "four-by-four" => when(5, tricks == 4),
            "two-by-two" => when(5, tricks == 2),
            "evens" => when(5, tricks % 2 == 0 && tricks > 0),
            "odds" => when(5, tricks % 2 == 1),
            "all-for-one" => when(5, !same_tricks),
            "one-for-all" => when(5, same_tricks),
            "knights-over-dwarves" => of_suit("knights") - of_suit("dwarves"),
            "dwarves-over-knights" => of_suit("dwarves") - of_suit("knights"),
            "capture-the-kings" => 3 * of_value(KING) - 3 * of_value(QUEEN),
            "capture-the-queens" => 3 * of_value(QUEEN) - 3 * of_value(KING),
            "counting-rhyme" => rhyme(),
            "rhyme-reversed" => -rhyme(),
            "triplets" => triplets(),
            "broken-triplets" => -triplets(),
            "grand-slam" => when(5, run >= 4),
            "utter-chaos" => when(5, lost_run >= 4),
            "elite-army" => SUITS.map(of_suit).into_iter().min().expect("three suits"),
            "massive-army" => SUITS.map(of_suit).into_iter().max().expect("three suits"),
            "garden-gnomes" => lowest("dwarves"),
            "nobles" => lowest("knights"),
            "nobles-and-knights" => figures + of_suit("knights"),
            "soldiers-without-knights" => -figures - of_suit("knights"),
            "in-line" => when(3, tricks < before) + when(3, tricks > after),
            "sandwich" => when(3, tricks > before) + when(3, tricks > after),
            other => panic!("no Quest is called {other}"),
        }
    }

    /// Scores the Quest, then card bonuses, then the Enchanter. The highest total wins after the
    /// last deal; on a tie for first there is another deal.
    fn score(&mut self, real: &Value) {
        let quest = self.quest.clone().expect("a Quest was chosen");
        let mut lines = vec![];
        for seat in self.all() {
            let points = self.quest_points(&quest, seat);
            let enchanted = self.cards_won(seat).contains(&"enchanter".to_owned());
            let doubling = if enchanted { points + self.bonus[seat] } else { 0 };
            self.totals[seat] += points + self.bonus[seat] + doubling;
            lines.push(json!({"quest": points, "bonus": self.bonus[seat], "doubling": doubling}));
        }
        let last: Vec<&String> =
            self.won.last().expect("the last trick").cards.iter().map(|it| &it.card).collect();
        self.scored = json!({
            "deal": self.deal, "quest": quest, "special": self.special,
            "lines": lines, "last": last, "won": self.spoils(),
        });
        let highest = self.totals.iter().max().expect("somebody plays");
        let first = self.totals.iter().filter(|total| *total == highest).count();
        if self.deal >= self.deals && first == 1 {
            self.task = Task::Over;
            return;
        }
        let musician = |seat: &usize| self.cards_won(*seat).contains(&"dwarves-5".to_owned());
        self.dealer = self.all().find(musician).expect("somebody won the 5 of Dwarves");
        self.deal(real);
    }

    /// Returns by seat the numbers of the tricks won, and the cards in them.
    fn spoils(&self) -> Value {
        let numbers = |seat: usize| -> Vec<usize> {
            (0..self.won.len()).filter(|&number| self.won[number].by == seat).collect()
        };
        let by_seat = self.all().map(|seat| (numbers(seat), sorted(&self.cards_won(seat))));
        json!(by_seat.collect::<Vec<_>>())
    }
}

/// Returns the same as [`DwarfKing::spoils`], from the real state.
fn read_spoils(real: &Value, seats: usize) -> Value {
    let numbers = |seat: usize| -> Vec<i64> {
        (0..16).filter(|bit| number(&real["tricks"][seat]) >> bit & 1 == 1).collect()
    };
    let cards = |seat: usize| sorted(&words(&real["cards"][seat]));
    json!((0..seats).map(|seat| (numbers(seat), cards(seat))).collect::<Vec<_>>())
}

/// Returns the entries of the seats in play, from a list with an entry for every possible seat.
fn by_seat(list: &Value, seats: usize) -> Value {
    json!(list.as_array().expect("a list by seat")[..seats])
}

impl Reference for DwarfKing {
    type Real = regalia::games::dwarf_king::DwarfKing;
    type Facts = Facts;

    fn dealt(real: &Real<Self::Real>) -> Self {
        let options = json!(real.setup.options);
        let (seats, real) = (real.setup.seats, &real.written);
        let mut dealt = Self {
            seats,
            deals: options["deals"].as_str().expect("a word").parse().expect("a number"),
            first_game: options["first-game"] == "yes",
            totals: vec![0; seats],
            deal: 0,
            // The first dealer is chosen at random.
            dealer: number(&real["public"]["dealer"]) as usize,
            specials_used: vec![],
            tiles_used: vec![],
            special: String::new(),
            tile: 0,
            chooser: 0,
            quest: None,
            task: Task::Quest,
            mover: 0,
            hands: vec![],
            leader: 0,
            trick: vec![],
            won: vec![],
            bonus: vec![],
            scored: Value::Null,
        };
        dealt.deal(real);
        dealt
    }

    fn legal(&self) -> BTreeSet<String> {
        let hand = &self.hands[self.mover];
        let others = |what: &str| -> Vec<String> {
            let others = self.all().filter(|&seat| seat != self.mover);
            others.map(|seat| format!("{what}-{seat}")).collect()
        };
        let all = match self.task {
            Task::Quest => {
                TILES[self.tile as usize - 1].map(|face| format!("choose-{face}")).to_vec()
            }
            Task::Target => others("take-from"),
            Task::GiveBack { .. } => hand.iter().map(|card| format!("give-back-{card}")).collect(),
            Task::Play => self.playable().iter().map(|card| format!("play-{card}")).collect(),
            Task::Swap => others("swap-with"),
            Task::Pass => vec!["pass-left".to_owned(), "pass-right".to_owned()],
            Task::Sorcerer => {
                let trick = &self.won.last().expect("a trick was won").cards;
                let mut may: Vec<String> =
                    trick.iter().map(|played| format!("take-back-{}", played.card)).collect();
                // Compulsory before the last trick.
                if self.won.len() + 1 < self.tricks_in_deal() {
                    may.push("decline".to_owned());
                }
                may
            }
            Task::Over => vec![],
        };
        all.into_iter().collect()
    }

    fn mover(&self) -> Option<usize> {
        (self.task != Task::Over).then_some(self.mover)
    }

    fn decide(&mut self, decision: &str, real: &mut Real<Self::Real>) {
        let real = &real.written;
        let after = |what: &str| decision.strip_prefix(what).map(str::to_owned);
        let seat = |number: String| number.parse::<usize>().expect("a seat");
        let mover = self.mover;
        if let Some(face) = after("choose-") {
            self.quest = Some(face);
            match self.holder("goblins-flag-bearer") {
                Some(holder) => self.ask(Task::Target, holder),
                None => self.first_trick(),
            }
        } else if let Some(from) = after("take-from-").map(seat) {
            let mut taken = words(&real["hands"][mover]);
            for card in &self.hands[mover] {
                assert!(take(&mut taken, card), "nothing leaves the hand that takes");
            }
            assert_eq!(taken.len(), 2, "two cards are taken");
            for card in taken {
                assert!(take(&mut self.hands[from], &card), "{card} is of that hand");
                self.hands[mover].push(card);
            }
            self.task = Task::GiveBack { to: from, left: 2 };
        } else if let Some(card) = after("give-back-") {
            let Task::GiveBack { to, left } = self.task else { panic!("nothing is given back") };
            assert!(take(&mut self.hands[mover], &card), "{card} is held");
            self.hands[to].push(card);
            if left == 2 {
                self.task = Task::GiveBack { to, left: 1 };
            } else {
                self.first_trick();
            }
        } else if let Some(card) = after("play-") {
            assert!(take(&mut self.hands[mover], &card), "{card} is held");
            self.trick.push(self.played(&card));
            if self.trick.len() == self.seats {
                self.trick_is_complete(real);
            } else {
                self.mover = self.next(mover);
            }
        } else if let Some(with) = after("swap-with-").map(seat) {
            self.hands.swap(mover, with);
            self.ask(Task::Play, self.leader);
        } else if let Some(way) = after("pass-") {
            // Left is the next player in turn order.
            let from = |to| if way == "left" { self.previous(to) } else { self.next(to) };
            self.hands = self.all().map(|to| self.hands[from(to)].clone()).collect();
            self.ask(Task::Play, self.leader);
        } else if let Some(card) = after("take-back-") {
            let trick = &mut self.won.last_mut().expect("a trick was won").cards;
            let taken = trick.iter_mut().find(|played| played.card == card).expect("it is there");
            taken.card = "sorcerer".into();
            assert!(take(&mut self.hands[mover], "sorcerer"), "the Sorcerer is held");
            self.hands[mover].push(card);
            self.ask(Task::Play, self.leader);
        } else {
            assert_eq!(decision, "decline");
            self.ask(Task::Play, self.leader);
        }
    }

    fn facts(&self) -> Facts {
        let last_won = |seat: usize| {
            let trick = self.won.iter().rfind(|trick| trick.by == seat)?;
            Some(trick.cards.iter().map(|played| played.card.clone()).collect::<Vec<_>>())
        };
        let hands: Vec<_> = self.hands.iter().map(|hand| sorted(hand)).collect();
        let trick: Vec<_> = self.trick.iter().map(|played| &played.card).collect();
        let mut facts = Facts::from([
            ("totals", json!(self.totals)),
            ("deal", json!(self.deal)),
            ("dealer", json!(self.dealer)),
            ("special card", json!(self.special)),
            ("special cards used", json!(sorted(&self.specials_used))),
            ("tiles used", json!(self.tiles_used)),
            ("hands", json!(hands)),
            ("over", json!(self.task == Task::Over)),
        ]);
        // The points are compared only once, since that is slow.
        if self.won.is_empty() || self.task == Task::Over {
            facts.insert("the deal before", self.scored.clone());
        }
        // The next leader is not known before the cards have changed hands.
        let before_play = matches!(self.task, Task::Quest | Task::Target | Task::GiveBack { .. });
        if self.task != Task::Over {
            facts.extend([
                ("who chooses", json!(self.chooser)),
                ("quest", json!(self.quest)),
                ("leader", if before_play { Value::Null } else { json!(self.leader) }),
                ("trick", json!(trick)),
                ("suit led", json!(self.led())),
                ("what was won", self.spoils()),
                ("tricks done", json!(self.won.len())),
                ("tricks in the deal", json!(self.tricks_in_deal())),
                ("last trick won", json!(self.all().map(last_won).collect::<Vec<_>>())),
                ("bonus", json!(self.bonus)),
            ]);
        }
        facts
    }

    fn read(real: &Real<Self::Real>) -> Facts {
        let (seats, real) = (real.setup.seats, &real.written);
        let public = &real["public"];
        let spoils = &public["spoils"];
        let over = public["step"] == "over";
        let hands: Vec<_> = (0..seats).map(|seat| sorted(&words(&real["hands"][seat]))).collect();
        let last_won = |seat: usize| match &public["last_won"][seat] {
            Value::Null => None,
            trick => Some(words(&trick["cards"])),
        };
        let scored = || match &public["scored"] {
            Value::Null => Value::Null,
            deal => json!({
                "deal": deal["deal"], "quest": deal["quest"], "special": deal["special"],
                "lines": deal["lines"], "last": deal["last"]["cards"],
                "won": read_spoils(&deal["spoils"], seats),
            }),
        };
        let mut facts = Facts::from([
            ("totals", by_seat(&public["totals"], seats)),
            ("deal", public["deal"].clone()),
            ("dealer", public["dealer"].clone()),
            ("special card", public["special"].clone()),
            ("special cards used", json!(sorted(&words(&public["specials_used"])))),
            ("tiles used", public["tiles_used"].clone()),
            ("hands", json!(hands)),
            ("over", json!(over)),
        ]);
        if spoils["tricks_done"] == 0 || over {
            facts.insert("the deal before", scored());
        }
        let step = &public["step"];
        let before_play = step == "quest" || step == "target" || step.is_object();
        if !over {
            facts.extend([
                ("who chooses", public["chooser"].clone()),
                ("quest", public["quest"].clone()),
                (
                    "leader",
                    if before_play { Value::Null } else { public["trick"]["leader"].clone() },
                ),
                ("trick", public["trick"]["cards"].clone()),
                ("suit led", public["trick"]["led"].clone()),
                ("what was won", read_spoils(spoils, seats)),
                ("tricks done", spoils["tricks_done"].clone()),
                ("tricks in the deal", spoils["tricks_in_deal"].clone()),
                ("last trick won", json!((0..seats).map(last_won).collect::<Vec<_>>())),
                ("bonus", by_seat(&public["bonus"], seats)),
            ]);
        }
        facts
    }

    /// The highest total wins, alone.
    fn outcome(&self, _: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>) {
        let highest = self.totals.iter().max().expect("somebody plays");
        let winners = self.all().filter(|&seat| self.totals[seat] == *highest).collect();
        (self.totals.clone(), winners)
    }

    /// The Sorcerer is kept until its holder must use it.
    const AIMS: u64 = 1;

    fn serves(&self, _: u64, decision: &str) -> u8 {
        u8::from(decision == "decline")
    }
}

#[test]
fn the_dwarf_king_is_played_as_its_page_says() {
    compare::<DwarfKing>(3..=5, 12);
}

#[test]
#[ignore = "the long form, by hand"]
fn the_dwarf_king_in_a_thousand_matches() {
    compare::<DwarfKing>(3..=5, 1000);
}
