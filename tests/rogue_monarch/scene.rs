//! Positions and moves in few letters, for tests that read like the rulebook.
//!
//! N is a Knight, Q a Queen, K a King, A an Assassin. In a Court, a capital is face up and a small
//! letter face down.

use regalia::engine::{Game, Names, Observable, Rng, Seat, Turn, Viewer};
use regalia::games::rogue_monarch::{
    Action, Arrangement, COPIES, Conspiracy, End, Event, KINDS, Kind, PLACES, Place, RogueMonarch,
    Side, Step,
};

/// The seat that moves first in every scene.
pub const ME: Seat = Seat::new(0);
/// The opponent.
pub const THEY: Seat = Seat::new(1);

/// Returns the card of a letter.
pub fn card(letter: char) -> Kind {
    match letter.to_ascii_uppercase() {
        'N' => Kind::Knight,
        'Q' => Kind::Queen,
        'K' => Kind::King,
        'A' => Kind::Assassin,
        other => panic!("no card is written '{other}'"),
    }
}

/// Returns the cards of a word.
pub fn cards(word: &str) -> Vec<Kind> {
    word.chars().map(card).collect()
}

/// Returns the number of each kind in a word.
pub fn counts(word: &str) -> [u8; 4] {
    KINDS.map(|kind| cards(word).into_iter().filter(|&held| held == kind).count() as u8)
}

/// Returns a place by its number in the row, from 1.
pub fn place(number: u8) -> Place {
    PLACES[number as usize - 1]
}

/// A position to play on from.
#[derive(Clone, Debug)]
pub struct Scene {
    pub state: RogueMonarch,
    seed: u64,
    decisions: u32,
}

impl AsRef<RogueMonarch> for Scene {
    fn as_ref(&self) -> &RogueMonarch {
        &self.state
    }
}

impl Scene {
    /// Returns a scene with a Court and both hands; the six other cards are the pile, Knights at
    /// the bottom and Assassins on top.
    pub fn new(court: &str, mine: &str, theirs: &str) -> Self {
        let used = counts(&format!("{court}{mine}{theirs}"));
        let rest: Vec<Kind> = KINDS
            .into_iter()
            .flat_map(|kind| (used[kind as usize]..COPIES).map(move |_| kind))
            .collect();
        Self::arranged(court, mine, theirs, rest)
    }

    /// The same with the pile given, top last; the cards left over are discarded.
    pub fn with_pile(court: &str, mine: &str, theirs: &str, pile: &str) -> Self {
        Self::arranged(court, mine, theirs, cards(pile))
    }

    fn arranged(court: &str, mine: &str, theirs: &str, pile: Vec<Kind>) -> Self {
        let side = |letter: char| if letter.is_uppercase() { Side::Up } else { Side::Down };
        let court: Vec<_> = court.chars().map(|letter| (card(letter), side(letter))).collect();
        let hand = |word| cards(word).try_into().expect("a hand is three cards");
        let position = Arrangement {
            mover: ME,
            court: court.try_into().expect("the Court is four cards"),
            hands: [hand(mine), hand(theirs)],
            pile,
        };
        let state = RogueMonarch::arranged(&position).expect("there are four of each kind");
        Self { state, seed: 1, decisions: 0 }
    }

    /// The same with another seed.
    pub fn seeded(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Carries out legal decisions, by name; returns the unfiltered events.
    pub fn play(&mut self, names: &str) -> Vec<Event> {
        let table = Names::<RogueMonarch>::new();
        let mut events = Vec::new();
        for name in names.split_whitespace() {
            let action = table.get(name).unwrap_or_else(|| panic!("nothing is called {name}"));
            assert_eq!(self.state.refuse(action), None, "{name} is legal");
            let mut rng = Rng::for_match(self.seed);
            self.state.apply(action, &mut rng, &mut |_, event| events.push(event));
            self.decisions += 1;
        }
        events
    }

    /// Returns the names of the legal decisions.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<Action> = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Returns the Court in the letters of scenes.
    pub fn court(&self) -> String {
        PLACES
            .into_iter()
            .map(|place| {
                let letter = letter(self.state.court[place.index()]);
                if self.state.public.up.contains(place) {
                    letter
                } else {
                    letter.to_ascii_lowercase()
                }
            })
            .collect()
    }

    /// Returns a seat's hand, in the order of the rulebook.
    pub fn hand(&self, seat: Seat) -> String {
        self.state.hands[seat.index()].cards().map(letter).collect()
    }

    /// Returns the Court as a viewer knows it, with a dot for an unknown card.
    pub fn known_court(&self, to: Viewer) -> String {
        self.state.view(to).court.map(|kind| kind.map_or('.', letter)).into_iter().collect()
    }

    /// Returns the cards that a seat is sure of in the other's hand.
    pub fn known_hand(&self, by: Seat) -> [u8; 4] {
        self.state
            .view(Viewer::Of(by))
            .own
            .expect("a seat has something of its own")
            .memory
            .their_hand()
    }

    pub fn step(&self) -> Step {
        self.state.public.step
    }

    /// Returns how the match ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.state.public.end
    }

    /// Returns true if this seat's turn has begun and asks for its first decision.
    pub fn awaits(&self, seat: Seat) -> bool {
        self.state.turn() == Turn::Of(seat) && self.step() == Step::Act
    }

    /// Returns true if this seat has won by this conspiracy, alone.
    pub fn won(&self, seat: Seat, by: Conspiracy) -> bool {
        let Turn::Over(outcome) = self.state.turn() else { return false };
        self.end() == Some(End::Won { seat, by })
            && outcome.winners().iter().eq([seat])
            && outcome.scores()[seat.index()] == 1
            && self.legal().is_empty()
    }
}

/// Returns the letter of a card.
pub fn letter(kind: Kind) -> char {
    match kind {
        Kind::Knight => 'N',
        Kind::Queen => 'Q',
        Kind::King => 'K',
        Kind::Assassin => 'A',
    }
}

/// Returns what a viewer is told of these events.
pub fn told(events: &[Event], to: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| event.seen_by(to)).collect()
}
