//! Where every component of a game lies, for the checks that count them.

use regalia::engine::Game;

/// A place and the component that lies there, in words that only tests read.
pub type Spot = (String, String);

/// A game whose components can be counted.
pub trait Inspect: Game {
    /// Every component and its place. Components are conserved: the same ones
    /// are somewhere at every decision of a game. Places whose order no rule
    /// knows, such as a hand, are one place.
    fn spots(&self) -> Vec<Spot>;
}

/// Spots of the same place.
pub fn at<T: std::fmt::Debug>(place: &str, things: impl IntoIterator<Item = T>) -> Vec<Spot> {
    things.into_iter().map(|thing| (place.to_owned(), format!("{thing:?}"))).collect()
}

impl Inspect for regalia::games::rogue_monarch::RogueMonarch {
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (place, kind) in self.court.iter().enumerate() {
            spots.extend(at(&format!("court {place}"), [kind]));
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            spots.extend(at(&format!("hand {seat}"), hand.cards()));
        }
        spots.extend(at("pile", self.pile.iter()));
        spots.extend(at("discards", self.public.discards.iter()));
        spots
    }
}

impl Inspect for regalia::games::dwarf_king::DwarfKing {
    fn spots(&self) -> Vec<Spot> {
        use regalia::games::dwarf_king::{Card, Tile};
        let mut spots = Vec::new();
        for seat in self.public.all() {
            spots.extend(at(&format!("hand {}", seat.index()), self.hands[seat.index()]));
            let pile = self.public.spoils.cards[seat.index()];
            spots.extend(at(&format!("pile {}", seat.index()), pile));
        }
        spots.extend(at("trick", self.public.trick.cards.iter()));
        // Outside the deal: specials, and with three players a 2.
        let deck = self.public.deck();
        spots.extend(at("box", Card::all().filter(|&card| !deck.contains(card))));
        let used = &self.public.tiles_used;
        spots.extend(at("tiles used", used.iter()));
        spots.extend(at("tiles", Tile::all().filter(|tile| !used.contains(tile))));
        spots
    }
}

impl Inspect for regalia::games::penniless_king::PennilessKing {
    fn spots(&self) -> Vec<Spot> {
        use regalia::games::penniless_king::Rogue;
        let mut spots = Vec::new();
        for spot in self.public.taken().iter() {
            spots.extend(at(&format!("spot {spot}"), [self.rogues[spot.index()]]));
        }
        for seat in self.public.all() {
            let number = seat.index();
            spots.extend(at(&format!("home {number}"), self.home[number].iter()));
            spots.extend(at(&format!("dropped by {number}"), self.dropped[number].iter()));
            spots.extend(at(&format!("hand {number}"), self.hands[number].iter()));
            if !self.public.right_hands.contains(seat) {
                spots.extend(at(&format!("line 3 of {number}"), [Rogue::RightHand]));
            }
        }
        spots.extend(at("bag", self.bag.iter()));
        spots.extend(at("pile", self.pile.iter()));
        spots.extend(at("discards", self.public.discards.iter()));
        spots
    }
}

impl Inspect for regalia::games::monarch::Monarch {
    fn spots(&self) -> Vec<Spot> {
        use regalia::games::monarch::Step;
        let mut spots = at("deck", self.deck.iter());
        spots.extend(at("discards", self.discards.iter()));
        spots.extend(at("row", self.row.iter().flatten()));
        spots.extend(at("waned", self.waned.iter()));
        for sister in self.all() {
            spots.extend(at(&format!("court {}", sister.index()), self.court(sister)));
            spots.extend(at(&format!("guests {}", sister.index()), self.guests(sister)));
        }
        for (number, land) in self.lands.iter().enumerate() {
            spots.extend(at(&format!("land {number}"), land.laid.iter()));
        }
        // A card between the row and its place.
        if let Step::Seat(card) | Step::Send(card) | Step::Lay(card) = self.step {
            spots.extend(at("hand", [card]));
        }
        spots
    }
}
