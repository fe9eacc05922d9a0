//! Why a decision is better than another, as far as the rules tell it for certain.
//!
//! A tile that was picked stays before its player until the kingdom is built, so what
//! it adds to what lies there is sure. What the others will do nobody knows; where
//! something hangs on them it is told as it lies.

use super::aim::{Aim, casters};
use super::builder::best_points;
use super::show::POINT;
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, Bag, Kind, Own, PICKS, Public, Rules, Tale, TaleSet, Task, Tile, TileSet, View,
    elements_met, monsters, slots_of,
};
use serde::Serialize;

/// What speaks for a decision. Numbers are at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The tile is the last element that was missing of one of the seat's tales.
    WholeTale,
    /// With the tile both lovers of a Love tale lie before the seat: two tokens more and
    /// a ninth Bard card.
    Lovers,
    /// With the tile both circled tiles of a Heroic tale do: its bonus.
    CircledPair,
    /// A Monster, for which an Evil tale of the seat's pays 2 points.
    EvilMonster,
    /// The tile is a missing element of so many of the seat's tales.
    Element(usize),
    /// The tile fulfils so many Missions of the round.
    Missions(usize),
    /// The seat has no castle yet.
    FirstCastle,
    /// The best kingdom of the tiles before the seat is worth so much more, by the
    /// values of the tiles alone.
    AddsValue(i32),
    /// An Adventure of the round lets the Monster's owner give a marker.
    SendsMarker,
    /// A Monster brings a Bard token as soon as it is revealed.
    BringsToken,
    /// With the tile the seat would take the token of a Territory, as the tiles lie.
    LeadsTerritory,
    /// Whoever is given the hand next lacks this very tile for a tale.
    Denies,
    /// A tile of its colour for the level above can rest on it.
    Carries,
    /// It can rest on a tile of its colour.
    Supported,
    /// So many tiles of its colour lie before the seat already.
    OfColour(usize),
    /// There is a slot of its level for which no tile lies before the seat.
    HasRoom,
    /// The tale that is kept has both lovers before the seat.
    KeepsLovers,
    /// The tale that is kept has both circled tiles there.
    KeepsPair,
    /// The Evil tale that is kept pays for so many Monsters there.
    KeepsMonsters(i16),
    /// The tale that is kept has so many elements there, more than the one discarded.
    KeepsElements(u8),
    /// The Evil tale that is kept spares the seat the curse that an opponent may cast.
    EscapesCurse,
    /// The marker goes to the opponent with the most Bard tokens.
    MarksRichest,
    /// An element of the tale comes to stand in the kingdom.
    StandsForTale,
    /// With the Monster at level 1, the black castle may stand on top.
    BearsBlackCastle,
    /// The tile is worth so much face up.
    StandsWorth(u8),
    /// The tile that is turned over is no element of the tale; the other is.
    SparesElement,
    /// The tile that is turned over is worth less than the other.
    FlipsLess,
}

impl Reason {
    /// Whether this of another decision speaks for it just as well.
    fn matches(self, reason: Self) -> bool {
        match (self, reason) {
            (Self::Element(here), Self::Element(there))
            | (Self::OfColour(here), Self::OfColour(there))
            | (Self::Missions(here), Self::Missions(there)) => here >= there,
            (Self::AddsValue(here), Self::AddsValue(there)) => here >= there,
            (Self::StandsWorth(here), Self::StandsWorth(there)) => here >= there,
            _ => self == reason,
        }
    }
}

/// A seat that looks at its decisions.
struct Look<'a> {
    public: &'a Public,
    own: &'a Own,
    taken: Bag,
    tales: TaleSet,
    complete: bool,
}

impl<'a> Look<'a> {
    fn new(view: &'a View) -> Self {
        let (public, own) = (&view.public, view.own.as_ref());
        let own = own.expect("a decision is looked at from its seat");
        let at = own.seat.index();
        Self {
            public,
            own,
            taken: public.taken[at],
            tales: public.tales[at],
            complete: public.rules == Rules::Complete,
        }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.own.seat;
        self.public.all().filter(move |&other| other != me)
    }

    fn has_evil_tale(&self) -> bool {
        self.complete && self.tales.iter().any(|tale| tale.kind() == Kind::Evil)
    }

    /// The best kingdom's points by the values of tiles alone.
    fn value(&self, tiles: Bag) -> i32 {
        let aim = Aim::new(self.public, self.own.seat, self.own.tokens, None);
        best_points(tiles, self.public.advanced, &aim) / POINT
    }

    /// Whether these tiles are asked for and only now all there.
    fn now_all_there(&self, asked: TileSet, tile: Tile) -> bool {
        let after = self.taken.with(tile).names();
        !asked.is_empty() && after.contains_all(asked) && !self.taken.names().contains_all(asked)
    }

    fn pair_now_there(&self, kind: Kind, tile: Tile) -> bool {
        let mut tales = self.tales.iter().filter(|tale| tale.kind() == kind);
        self.complete && tales.any(|tale| self.now_all_there(tale.pair(), tile))
    }

    /// How many Missions of the round the tile fulfils.
    fn missions(&self, tile: Tile) -> usize {
        let is_mission = |task| matches!(task, Task::Mission(_));
        let cards = self.public.adventures_now().iter().filter(|card| is_mission(card.task()));
        cards.filter(|card| self.now_all_there(card.tiles(), tile)).count()
    }

    fn sends_marker(&self, tile: Tile) -> bool {
        self.public.adventures_now().iter().any(|card| card.task() == Task::Monster(tile))
    }

    fn leads_territory(&self, tile: Tile) -> bool {
        let is_territory = |task| matches!(task, Task::Territory(_));
        let mut cards = self.public.adventures_now().iter();
        cards.any(|&card| {
            let mut after = *self.public;
            let taken = &mut after.taken[self.own.seat.index()];
            *taken = taken.with(tile);
            let me = self.own.seat;
            is_territory(card.task())
                && after.met_by(card).contains(me)
                && !self.public.met_by(card).contains(me)
        })
    }

    /// Whether the player who is given the hand next would have wanted the tile for a tale.
    fn denies(&self, tile: Tile) -> bool {
        let next = self.public.receiver(self.own.seat).index();
        let goes_on = self.public.picks + 1 < PICKS;
        let wanted = |tale: Tale| tale.elements().contains(tile);
        goes_on
            && !self.own.hand().without(tile).contains(tile)
            && !self.public.taken[next].contains(tile)
            && self.public.tales[next].iter().any(wanted)
    }

    /// The tiles among these of the colour of this one, so many levels above it.
    fn related(tiles: Bag, tile: Tile, above: i8) -> Bag {
        let Some(colour) = tile.colour() else { return Bag::NONE };
        match tile.level().checked_add_signed(above) {
            Some(level @ 1..=4) => {
                tiles.of(TileSet::of_level(level)).of(TileSet::of_colour(colour))
            }
            _ => Bag::NONE,
        }
    }

    fn of_pick(&self, tile: Tile) -> Vec<Reason> {
        let is_new = !self.taken.contains(tile);
        let of_level = self.taken.of(TileSet::of_level(tile.level())).len();
        let has_room = of_level < slots_of(tile.level()).len();
        let wanted = |tale: &Tale| is_new && tale.elements().contains(tile);
        let elements = self.tales.iter().filter(wanted).count();
        let missions = self.missions(tile);
        let value = self.value(self.taken.with(tile)) - self.value(self.taken);
        let whole = |tale: Tale| self.now_all_there(tale.elements(), tile);
        let tokens = self.public.tokens_left() >= self.public.seats;
        let carries = Self::related(self.taken, tile, 0).is_empty()
            && !Self::related(self.taken, tile, 1).is_empty();
        let castle = tile.level() == 4;
        let of_colour =
            tile.colour().map_or(Bag::NONE, |colour| self.taken.of(TileSet::of_colour(colour)));
        let checks = [
            self.tales.iter().any(whole).then_some(Reason::WholeTale),
            self.pair_now_there(Kind::Love, tile).then_some(Reason::Lovers),
            self.pair_now_there(Kind::Heroic, tile).then_some(Reason::CircledPair),
            (tile.is_monster() && self.has_evil_tale()).then_some(Reason::EvilMonster),
            (elements > 0).then_some(Reason::Element(elements)),
            (missions > 0).then_some(Reason::Missions(missions)),
            (castle && has_room).then_some(Reason::FirstCastle),
            (value > 0).then_some(Reason::AddsValue(value)),
            self.sends_marker(tile).then_some(Reason::SendsMarker),
            (self.complete && tile.is_monster() && tokens).then_some(Reason::BringsToken),
            self.leads_territory(tile).then_some(Reason::LeadsTerritory),
            self.denies(tile).then_some(Reason::Denies),
            carries.then_some(Reason::Carries),
            (!Self::related(self.taken, tile, -1).is_empty()).then_some(Reason::Supported),
            (!castle && has_room).then_some(Reason::HasRoom),
            (of_colour.len() > 1).then_some(Reason::OfColour(of_colour.len())),
            Some(Reason::StandsWorth(tile.level())),
        ];
        checks.into_iter().flatten().collect()
    }

    /// What speaks for discarding one tale and keeping the other.
    fn of_tales(&self, discarded: Tale, kept: Tale) -> Vec<Reason> {
        let taken = self.taken;
        let paired = self.complete && taken.names().contains_all(kept.pair());
        let seen = monsters(taken);
        let evil = self.complete && kept.kind() == Kind::Evil && seen > 0;
        let cursed = casters(self.public, self.own.seat) > 0;
        let [less, more] = [discarded, kept].map(|tale| elements_met(tale, taken));
        let checks = [
            (paired && kept.kind() == Kind::Love).then_some(Reason::KeepsLovers),
            (paired && kept.kind() == Kind::Heroic).then_some(Reason::KeepsPair),
            evil.then_some(Reason::KeepsMonsters(seen)),
            (more > less).then_some(Reason::KeepsElements(more)),
            (evil && cursed).then_some(Reason::EscapesCurse),
        ];
        checks.into_iter().flatten().collect()
    }

    fn of_marker(&self, to: Seat) -> Vec<Reason> {
        let tokens = |seat: Seat| self.public.token_counts[seat.index()];
        let richest = self.others().all(|other| other == to || tokens(other) < tokens(to));
        richest.then_some(Reason::MarksRichest).into_iter().collect()
    }

    fn is_element(&self, tile: Tile) -> bool {
        let standing = self.own.kingdom.standing();
        let told = self.public.tale(self.own.seat);
        told.is_some_and(|tale| tale.elements().contains(tile)) && !standing.contains(tile)
    }

    fn of_laying(&self, tile: Tile) -> Vec<Reason> {
        let (standing, spare) = (self.own.kingdom.standing(), self.own.spare.without(tile));
        let bears =
            tile.is_monster() && monsters(standing) == 0 && spare.contains(Tile::BLACK_CASTLE);
        let checks = [
            self.is_element(tile).then_some(Reason::StandsForTale),
            (tile.is_monster() && self.has_evil_tale()).then_some(Reason::EvilMonster),
            bears.then_some(Reason::BearsBlackCastle),
            (!Self::related(spare, tile, 1).is_empty()).then_some(Reason::Carries),
            Some(Reason::StandsWorth(tile.level())),
        ];
        checks.into_iter().flatten().collect()
    }

    /// What speaks for turning over one tile and not the other.
    fn of_flips(&self, turned: Tile, other: Tile) -> Vec<Reason> {
        let again = self.own.spare.without(other).contains(other);
        let spares = self.is_element(other) && !again && !self.is_element(turned);
        let checks = [
            spares.then_some(Reason::SparesElement),
            (turned.level() < other.level()).then_some(Reason::FlipsLess),
        ];
        checks.into_iter().flatten().collect()
    }

    /// What speaks for a decision, whatever it is held against.
    fn merits(&self, decision: Action) -> Vec<Reason> {
        match decision {
            Action::Pick(tile) => self.of_pick(tile),
            Action::Give(to) => self.of_marker(to),
            Action::Lay(tile) => self.of_laying(tile),
            Action::Discard(_) | Action::Flip(_) => Vec::new(),
        }
    }
}

/// What speaks for one decision and not for the other.
pub(super) fn of(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let look = Look::new(view);
    match (decision, instead) {
        (Action::Discard(tale), Action::Discard(kept)) if tale != kept => look.of_tales(tale, kept),
        (Action::Flip(turned), Action::Flip(other)) => look.of_flips(turned, other),
        _ => {
            let others = look.merits(instead);
            let mut reasons = look.merits(decision);
            reasons.retain(|&reason| !others.iter().any(|other| other.matches(reason)));
            reasons
        }
    }
}
