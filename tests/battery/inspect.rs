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
        for spot in self.public.taken() {
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

impl Inspect for regalia::games::mon_royaume::MonRoyaume {
    fn spots(&self) -> Vec<Spot> {
        use regalia::games::mon_royaume::{
            Adventure, BARD_CARDS, BARD_TOKENS, Bag, MARKERS, Tale, TaleSet, Token,
        };
        let public = &self.public;
        let mut spots = Vec::new();
        for seat in public.all() {
            let n = seat.index();
            spots.extend(at(&format!("hand {n}"), self.hands[n].iter()));
            let kingdom = self.building[n].tiles();
            spots.extend(at(&format!("kingdom {n}"), kingdom.iter()));
            spots.extend(at(&format!("taken {n}"), public.taken[n].minus(kingdom).iter()));
            spots.extend(at(&format!("tales {n}"), public.tales[n].iter()));
            for (kind, count) in Token::ALL.into_iter().zip(self.tokens[n]) {
                spots.extend(at(&format!("tokens {n}"), (0..count).map(|_| kind)));
            }
            spots.extend(at(&format!("markers {n}"), (0..public.markers[n]).map(|_| "marker")));
        }
        spots.extend(at("discards", self.discards.iter()));
        spots.extend(at("tiles", self.undealt().iter()));
        spots.extend(at("box of tiles", Bag::box_of_tiles().minus(public.deck).iter()));
        let tales = public.all().flat_map(|seat| public.tales[seat.index()].iter());
        let tales: TaleSet = tales.collect();
        spots.extend(at("box of tales", Tale::all().filter(|&tale| !tales.contains(tale))));
        let given: u8 = public.markers.iter().sum();
        spots.extend(at("markers", (given..MARKERS).map(|_| "marker")));
        spots.extend(at("adventures", public.adventures.iter()));
        for card in Adventure::all() {
            let shown = public.adventures.iter().filter(|&&other| other == card).count() as u8;
            spots.extend(at("adventures to come", (shown..card.copies()).map(|_| card)));
        }
        for (n, kind) in Token::ALL.into_iter().enumerate() {
            let held: u8 = public.all().map(|seat| self.tokens[seat.index()][n]).sum();
            spots.extend(at("tokens", (held..BARD_TOKENS[n]).map(|_| kind)));
            let shown = public.ending.iter().flat_map(|ending| {
                ending.cards.iter().copied().chain(ending.serenades.into_iter().flatten())
            });
            let shown = shown.filter(|&card| card == kind).count() as u8;
            let card = format!("{kind:?} card");
            spots.extend(at("show", (0..shown).map(|_| card.as_str())));
            spots.extend(at("bard", (shown..BARD_CARDS[n]).map(|_| card.as_str())));
        }
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
