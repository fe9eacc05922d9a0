//! Small deals set up by hand, and their events.

pub use crate::support::seat;
use regalia::engine::{Game, Rng, Seat, Setup, named};
use regalia::games::dwarf_king::{
    Action, Card, CardSet, Deals, DwarfKing, Event, FirstGame, Options, Quest, Spoils, Step, Trick,
};

/// Returns the card of this name.
pub fn card(name: &str) -> Card {
    Card::all().find(|card| card.name() == name).unwrap_or_else(|| panic!("no card {name}"))
}

/// Returns the cards of these names.
pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

/// Returns the Quest of this name.
pub fn quest(name: &str) -> Quest {
    named(Quest::all(), name).unwrap_or_else(|| panic!("no Quest {name}"))
}

/// Returns a set-up with this many seats and deals.
pub fn table(seats: usize, deals: Deals, first_game: FirstGame) -> Setup<Options> {
    Setup { seats, options: Options { deals, first_game } }
}

/// Returns a match with the rulebook's defaults, dealt from a seed.
pub fn dealt(seats: usize, seed: u64) -> DwarfKing {
    let setup = table(seats, Deals::Seven, FirstGame::No);
    DwarfKing::new(&setup, &mut Rng::for_match(seed))
}

/// A game set up by hand.
pub type Scene = crate::support::Scene<DwarfKing>;

impl Scene {
    /// Returns a whole deal of these hands, the last of its match, with seat 0 to lead.
    pub fn new(special: Card, quest_name: &str, hands: &[&str]) -> Self {
        let mut state = dealt(hands.len(), 1);
        let seats = hands.len();
        let size = cards(hands[0]).len();
        state.hands = [CardSet::NONE; 5];
        for (hand, names) in state.hands.iter_mut().zip(hands) {
            *hand = cards(names);
        }
        let public = &mut state.public;
        public.deal = 7;
        public.special = special;
        public.quest = Some(quest(quest_name));
        public.tile = quest(quest_name).tile();
        public.shown = [CardSet::NONE; 5];
        public.trick = Trick::new(seat(0));
        public.step = Step::Play;
        public.spoils =
            Spoils { seats: seats as u8, tricks_in_deal: size as u8, ..Spoils::default() };
        state.mover = seat(0);
        Self::of(&state)
    }

    /// The same with all cards that are in no hand already won by seat 0: for effects that count
    /// the cards of the deck.
    pub fn closed(mut self) -> Self {
        let held = self.state.hands.iter().fold(CardSet::NONE, |held, hand| held.or(*hand));
        self.state.public.spoils.cards[0] = self.state.public.deck().minus(held);
        self
    }

    /// Returns a scene after seat 0 won the first of three tricks, with seat 1 asked about the
    /// Sorcerer.
    pub fn of_the_sorcerer() -> Self {
        let hands = [
            "dwarves-king knights-2 knights-3",
            "dwarves-3 sorcerer goblins-5",
            "dwarves-4 goblins-2 goblins-3",
        ];
        let mut scene = Self::new(Card::SORCERER, "most-victories", &hands);
        scene.play("dwarves-king dwarves-3 dwarves-4");
        scene
    }

    /// Plays these cards one after another.
    pub fn play(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(Action::Play(card(name)));
        }
        self
    }

    /// Returns the names of the decisions legal now.
    pub fn legal(&self) -> String {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Returns the winner of the last trick.
    pub fn winner(&self) -> Seat {
        self.events
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::TrickWon { seat, .. } => Some(*seat),
                _ => None,
            })
            .expect("a trick was won")
    }

    /// Returns the points of the deal just scored, by seat.
    pub fn points(&self) -> Vec<i16> {
        let scored = self.state.public.scored.expect("a deal was scored");
        scored.lines.iter().map(|line| line.total()).collect()
    }

    /// Returns the special card's points, by seat.
    pub fn bonuses(&self) -> Vec<(usize, i16)> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::Bonus { seat, points, .. } => Some((seat.index(), *points)),
                _ => None,
            })
            .collect()
    }
}
