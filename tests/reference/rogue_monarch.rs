//! A second implementation of Rogue Monarch. Each card remembers who has seen it, as two people
//! with sixteen cards on a table would.

use crate::compare::{Facts, Real, Reference, compare, number, sorted, take, words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const KINDS: [&str; 4] = ["knight", "queen", "king", "assassin"];
const LAST_TURN: i64 = 200;

/// A card of the Court.
#[derive(Clone)]
struct CourtCard {
    kind: String,
    up: bool,
    /// The players who know it: it was face up before them, or they laid it or looked at it.
    known_by: BTreeSet<usize>,
}

/// The next task of the player whose turn it is.
enum Task {
    Act,
    Lay(usize),
    Switch,
    TurnOver,
    King,
    Discard(usize),
    Look(usize, Vec<usize>),
}

/// A match.
struct RogueMonarch {
    court: Vec<CourtCard>,
    hands: [Vec<String>; 2],
    /// The cards of each hand that the opponent has seen and that cannot have left.
    shown: [Vec<String>; 2],
    /// The top card last.
    pile: Vec<String>,
    discards: Vec<String>,
    /// Queens put under the pile in the set-up.
    queens_under: usize,
    mover: usize,
    turn: i64,
    task: Task,
    /// The cards that a Queen saw in the last decision.
    queen_saw: Option<Vec<String>>,
    end: Option<End>,
}

/// The end of a match.
#[derive(Clone, Copy)]
enum End {
    Won(usize, &'static str),
    Drawn,
}

/// Returns the cards of a hand.
fn hand(real: &Value) -> Vec<String> {
    counted(&real["of"])
}

/// Returns the cards of a count for each kind.
fn counted(counts: &Value) -> Vec<String> {
    let counts = counts.as_array().expect("a count for each kind");
    let of_kind = |(kind, count): (&&str, &Value)| vec![kind.to_string(); number(count) as usize];
    KINDS.iter().zip(counts).flat_map(of_kind).collect()
}

/// Returns the numbers of a set that is written as bits.
fn set(bits: &Value) -> BTreeSet<usize> {
    (0..4).filter(|bit| number(bits) >> bit & 1 == 1).collect()
}

impl RogueMonarch {
    fn opponent(&self) -> usize {
        1 - self.mover
    }

    fn face_down(&self) -> Vec<usize> {
        (0..4).filter(|&place| !self.court[place].up).collect()
    }

    fn turn_up(&mut self, place: usize) {
        self.court[place].up = true;
        self.court[place].known_by = BTreeSet::from([0, 1]);
    }

    /// Coronation: three Kings are face up in the Court. Murder: a face-up card is directly between
    /// two face-up Assassins. They belong to the player whose turn it is.
    fn conspires(&mut self) -> bool {
        let up = |place: usize, kind: &str| self.court[place].up && self.court[place].kind == kind;
        let kings = (0..4).filter(|&place| up(place, "king")).count();
        let between = |a: usize, middle: usize, b: usize| {
            up(a, "assassin") && self.court[middle].up && up(b, "assassin")
        };
        if kings >= 3 {
            self.end = Some(End::Won(self.mover, "coronation"));
        } else if between(0, 1, 2) || between(1, 2, 3) {
            self.end = Some(End::Won(self.mover, "murder"));
        }
        self.end.is_some()
    }

    /// Starts the next player's turn. Marriage: they start it with three Queens in hand. After 200
    /// turns without a winner the match is drawn.
    fn end_turn(&mut self) {
        if self.turn == LAST_TURN {
            self.end = Some(End::Drawn);
            return;
        }
        self.turn += 1;
        self.mover = self.opponent();
        self.task = Task::Act;
        if self.hands[self.mover].iter().filter(|kind| *kind == "queen").count() == 3 {
            self.end = Some(End::Won(self.mover, "marriage"));
        }
    }

    /// Applies the effect of a card played face up or revealed by the turn's action.
    fn effect(&mut self, place: usize, real: &Value) {
        match self.court[place].kind.as_str() {
            "knight" => self.task = Task::Switch,
            "queen" => {
                self.queen(real);
                self.end_turn();
            }
            "king" => self.task = Task::King,
            "assassin" => match self.face_down().len() {
                0 => self.end_turn(),
                1 => self.task = Task::Look(1, vec![]),
                _ => self.task = Task::Look(2, vec![]),
            },
            other => panic!("no card is called {other}"),
        }
    }

    /// Look at two random cards of the opponent's hand; each Queen found goes to the
    /// discard pile, and the opponent draws as many.
    fn queen(&mut self, real: &Value) {
        let saw = words(&real["queen_saw"]);
        assert_eq!(saw.len(), 2, "a Queen looks at two cards");
        let other = self.opponent();
        let mut rest = self.hands[other].clone();
        assert!(saw.iter().all(|kind| take(&mut rest, kind)), "they are of the opponent's hand");
        for kind in KINDS {
            let count = |list: &[String]| list.iter().filter(|other| *other == kind).count();
            for _ in count(&self.shown[other])..count(&saw) {
                self.shown[other].push(kind.to_owned());
            }
        }
        let found = saw.iter().filter(|kind| *kind == "queen").count();
        for _ in 0..found {
            assert!(take(&mut self.hands[other], "queen"), "it is there");
            take(&mut self.shown[other], "queen");
            self.discards.push("queen".to_owned());
        }
        self.queen_saw = Some(saw);
        self.draw(other, found, real);
    }

    /// A player who saw a card of the other hand knows it until it may have left. A real player may
    /// be sure of more, by counting the cards that they can see.
    fn remembers(&self, real: &Value) {
        for seat in 0..2 {
            let mut surely = counted(&real["hands"][seat]["shown"]);
            let mut held = hand(&real["hands"][seat]);
            assert!(surely.iter().all(|kind| take(&mut held, kind)), "what is known is so");
            let seen = &self.shown[seat];
            assert!(seen.iter().all(|kind| take(&mut surely, kind)), "{seen:?} were seen");
        }
    }

    /// Draws from the pile. If it is empty, the discard pile is shuffled into a new one: the result
    /// of the shuffle is read from the real hand and the real pile.
    fn draw(&mut self, seat: usize, count: usize, real: &Value) {
        for drawn in 0..count {
            if self.pile.is_empty() {
                let mut fresh = hand(&real["hands"][seat]);
                for kind in &self.hands[seat] {
                    assert!(take(&mut fresh, kind), "nothing leaves a hand by drawing");
                }
                assert_eq!(fresh.len(), count - drawn, "so many cards were still to be drawn");
                self.hands[seat].extend(fresh.clone());
                self.pile = words(&real["pile"]);
                self.queens_under = 0;
                fresh.extend(self.pile.clone());
                assert_eq!(sorted(&fresh), sorted(&self.discards), "the discards are the new pile");
                self.discards.clear();
                return;
            }
            let card = self.pile.pop().expect("the pile is not empty");
            self.hands[seat].push(card);
        }
    }
}

impl Reference for RogueMonarch {
    type Real = regalia::games::rogue_monarch::RogueMonarch;
    type Facts = Facts;

    fn dealt(real: &Real<Self::Real>) -> Self {
        let real = &real.written;
        let court = words(&real["court"]);
        let hands = [hand(&real["hands"][0]), hand(&real["hands"][1])];
        let pile = words(&real["pile"]);
        let queens_under = number(&real["public"]["under"]) as usize;
        assert_eq!(court.len(), 4, "the Court has four cards");
        assert_eq!(pile.len(), 6, "the rest is the draw pile");
        for hand in &hands {
            assert_eq!(hand.len(), 3, "three cards to each hand");
            let queens = hand.iter().filter(|kind| *kind == "queen").count();
            assert!(queens < 2, "nobody starts with two Queens");
        }
        assert!([0, 2, 4].contains(&queens_under), "Queens go under the pile in twos");
        assert!(pile[..queens_under].iter().all(|kind| kind == "queen"), "Queens lie under it");
        let all = [court.clone(), hands.concat(), pile.clone()].concat();
        for kind in KINDS {
            assert_eq!(all.iter().filter(|other| *other == kind).count(), 4, "four of each kind");
        }
        Self {
            court: court
                .into_iter()
                .map(|kind| CourtCard { kind, up: false, known_by: BTreeSet::new() })
                .collect(),
            hands,
            shown: [vec![], vec![]],
            pile,
            discards: vec![],
            queens_under,
            // The first player is chosen at random.
            mover: number(&real["public"]["mover"]) as usize,
            turn: 1,
            task: Task::Act,
            queen_saw: None,
            end: None,
        }
    }

    fn legal(&self) -> BTreeSet<String> {
        if self.end.is_some() {
            return BTreeSet::new();
        }
        let hand = &self.hands[self.mover];
        let named = |what: &str, places: Vec<usize>| -> Vec<String> {
            places.into_iter().map(|place| format!("{what}-{}", place + 1)).collect()
        };
        let all = match &self.task {
            Task::Act => {
                [named("reveal", self.face_down()), named("replace", vec![0, 1, 2, 3])].concat()
            }
            Task::Lay(_) => {
                let sides = |kind| [format!("lay-{kind}-up"), format!("lay-{kind}-down")];
                hand.iter().flat_map(sides).collect()
            }
            Task::Switch => ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"]
                .map(|pair| format!("switch-{pair}"))
                .to_vec(),
            Task::TurnOver => named("turn-over", vec![0, 1, 2, 3]),
            Task::King => {
                let mut either = named("turn-up", self.face_down());
                either.push("draw-two".to_owned());
                either
            }
            Task::Discard(_) => hand.iter().map(|kind| format!("discard-{kind}")).collect(),
            Task::Look(_, seen) => {
                let unseen = |place: &usize| !seen.contains(place);
                named("look-at", self.face_down().into_iter().filter(unseen).collect())
            }
        };
        all.into_iter().collect()
    }

    fn mover(&self) -> Option<usize> {
        self.end.is_none().then_some(self.mover)
    }

    fn decide(&mut self, decision: &str, real: &mut Real<Self::Real>) {
        let real = &real.written;
        self.queen_saw = None;
        let parts: Vec<&str> = decision.split('-').collect();
        let place = || parts[parts.len() - 1].parse::<usize>().expect("a place") - 1;
        match parts[0] {
            "reveal" => {
                self.turn_up(place());
                if !self.conspires() {
                    self.effect(place(), real);
                }
            }
            "replace" => self.task = Task::Lay(place()),
            "lay" => {
                let Task::Lay(place) = self.task else { panic!("nothing is to be laid") };
                let kind = parts[1].to_owned();
                assert!(take(&mut self.hands[self.mover], &kind), "it is laid from the hand");
                let up = parts[2] == "up";
                let known_by = BTreeSet::from([self.mover]);
                let laid = CourtCard { kind: kind.clone(), up, known_by };
                let taken = std::mem::replace(&mut self.court[place], laid);
                if up {
                    take(&mut self.shown[self.mover], &kind);
                } else {
                    // It may have been a card of any kind.
                    for kind in KINDS {
                        take(&mut self.shown[self.mover], kind);
                    }
                }
                if taken.known_by.contains(&self.opponent()) {
                    self.shown[self.mover].push(taken.kind.clone());
                }
                self.hands[self.mover].push(taken.kind);
                if up {
                    self.turn_up(place);
                }
                if !self.conspires() {
                    if up { self.effect(place, real) } else { self.end_turn() }
                }
            }
            "switch" => {
                self.court.swap(parts[1].parse::<usize>().expect("a place") - 1, place());
                if !self.conspires() {
                    self.task = Task::TurnOver;
                }
            }
            "turn" if parts[1] == "over" => {
                if self.court[place()].up {
                    // Both have seen it, and still know it.
                    self.court[place()].up = false;
                } else {
                    self.turn_up(place());
                }
                if !self.conspires() {
                    self.end_turn();
                }
            }
            "turn" => {
                self.turn_up(place());
                if !self.conspires() {
                    self.end_turn();
                }
            }
            "draw" => {
                self.draw(self.mover, 2, real);
                self.task = Task::Discard(2);
            }
            "discard" => {
                assert!(take(&mut self.hands[self.mover], parts[1]), "it is of the hand");
                take(&mut self.shown[self.mover], parts[1]);
                self.discards.push(parts[1].to_owned());
                match self.task {
                    Task::Discard(2) => self.task = Task::Discard(1),
                    _ => self.end_turn(),
                }
            }
            "look" => {
                let looker = self.mover;
                self.court[place()].known_by.insert(looker);
                let Task::Look(left, seen) = &mut self.task else { panic!("nobody looks") };
                *left -= 1;
                seen.push(place());
                if *left == 0 {
                    self.end_turn();
                }
            }
            other => panic!("nothing is called {other}"),
        }
        self.remembers(real);
    }

    fn facts(&self) -> Facts {
        let kinds: Vec<&str> = self.court.iter().map(|card| card.kind.as_str()).collect();
        let up: Vec<bool> = self.court.iter().map(|card| card.up).collect();
        let known: Vec<_> = self.court.iter().map(|card| &card.known_by).collect();
        let counts = [self.hands[0].len(), self.hands[1].len()];
        let end = match self.end {
            None => Value::Null,
            Some(End::Drawn) => json!({"end": "drawn"}),
            Some(End::Won(seat, by)) => json!({"end": "won", "seat": seat, "by": by}),
        };
        Facts::from([
            ("court", json!(kinds)),
            ("face up", json!(up)),
            ("who knows a Court card", json!(known)),
            ("hands", json!([sorted(&self.hands[0]), sorted(&self.hands[1])])),
            ("cards in hand", json!(counts)),
            ("pile", json!(self.pile)),
            ("cards in the pile", json!(self.pile.len())),
            ("Queens under the pile", json!(self.queens_under.min(self.pile.len()))),
            ("discards", json!(self.discards)),
            ("what a Queen saw", json!(self.queen_saw.as_ref().map(|saw| sorted(saw)))),
            ("turn", json!(self.turn)),
            ("whose turn", json!(self.mover)),
            ("end", end),
        ])
    }

    fn read(real: &Real<Self::Real>) -> Facts {
        let real = &real.written;
        let public = &real["public"];
        let up = set(&public["up"]);
        let up: Vec<bool> = (0..4).map(|place| up.contains(&place)).collect();
        let known: Vec<_> = (0..4).map(|place| set(&public["watched"][place])).collect();
        let hands = [0, 1].map(|seat| sorted(&hand(&real["hands"][seat])));
        let saw = &real["queen_saw"];
        Facts::from([
            ("court", real["court"].clone()),
            ("face up", json!(up)),
            ("who knows a Court card", json!(known)),
            ("hands", json!(hands)),
            ("cards in hand", public["hands"].clone()),
            ("pile", real["pile"].clone()),
            ("cards in the pile", public["pile"].clone()),
            ("Queens under the pile", public["under"].clone()),
            ("discards", public["discards"].clone()),
            (
                "what a Queen saw",
                if saw.is_null() { Value::Null } else { json!(sorted(&words(saw))) },
            ),
            ("turn", public["turn"].clone()),
            ("whose turn", public["mover"].clone()),
            ("end", public["end"].clone()),
        ])
    }

    /// The winner has one point, the other none; a drawn match is shared.
    fn outcome(&self, _: &mut Vec<&'static str>) -> (Vec<i64>, BTreeSet<usize>) {
        match self.end.expect("the match is over") {
            End::Won(seat, _) => {
                ((0..2).map(|other| i64::from(other == seat)).collect(), [seat].into())
            }
            End::Drawn => (vec![0, 0], [0, 1].into()),
        }
    }

    /// Reveal nothing until 200 turns have passed.
    const AIMS: u64 = 1;

    fn serves(&self, _: u64, decision: &str) -> u8 {
        u8::from(decision.starts_with("replace") || decision.ends_with("down"))
    }
}

#[test]
fn rogue_monarch_is_played_as_its_page_says() {
    compare::<RogueMonarch>(2..=2, 30);
}

#[test]
#[ignore = "the long form, by hand"]
fn rogue_monarch_in_a_thousand_matches() {
    compare::<RogueMonarch>(2..=2, 1000);
}
