//! The reasons for a decision that follow from the rules for certain.
//!
//! A picked tile stays before its player until the kingdom is built, so the value it adds to the
//! tiles there is sure. The other players' decisions are unknown; a reason that depends on them
//! describes the table as it stands.

use super::aim::{Aim, casters};
use super::builder::best_points;
use super::show;
use crate::bots::{Weighed, telling};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, Bag, Kind, Own, PICKS, Public, Rules, Tale, TaleSet, Task, Tile, TileSet, View,
    elements_met, monsters, slots_of,
};
use serde::Serialize;

/// A reason for a decision. Numbers are at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The kingdom surely wins the match.
    WinsMatch,
    /// The tile is the last missing element of one of the seat's tales.
    WholeTale,
    /// With the tile the seat has both lovers of a Love tale: two more tokens and a ninth Bard
    /// card.
    Lovers,
    /// With the tile the seat has both circled tiles of a Heroic tale: its bonus.
    CircledPair,
    /// A Monster, for which one of the seat's Evil tales pays 2 points.
    EvilMonster,
    /// The tile is a missing element of this number of the seat's tales.
    Element(usize),
    /// The tile fulfils this number of Missions of the round.
    Missions(usize),
    /// The seat has no castle yet.
    FirstCastle,
    /// The best kingdom of the seat's tiles is worth this much more, by the values of the tiles
    /// alone.
    AddsValue(i32),
    /// An Adventure of the round lets the Monster's owner give a marker.
    SendsMarker,
    /// A Monster brings a Bard token as soon as it is revealed.
    BringsToken,
    /// With the tile the seat would take the token of a Territory, as the tiles stand.
    LeadsTerritory,
    /// The player who gets the hand next needs this very tile for a tale.
    Denies,
    /// A tile of its colour for the level above can rest on it.
    Carries,
    /// It can rest on a tile of its colour.
    Supported,
    /// The seat already has this number of tiles of its colour.
    OfColour(usize),
    /// There is a slot of its level for which the seat has no tile.
    HasRoom,
    /// The seat has both lovers of the tale that is kept.
    KeepsLovers,
    /// The seat has both circled tiles of the tale that is kept.
    KeepsPair,
    /// The Evil tale that is kept pays for this number of the seat's Monsters.
    KeepsMonsters(i16),
    /// The seat has this number of elements of the tale that is kept, more than of the discarded
    /// one.
    KeepsElements(u8),
    /// The Evil tale that is kept spares the seat the curse that an opponent may cast.
    EscapesCurse,
    /// The marker goes to the opponent with the most Bard tokens.
    MarksRichest,
    /// An element of the tale is placed in the kingdom.
    StandsForTale,
    /// With the Monster at level 1, the black castle may be placed on top.
    BearsBlackCastle,
    /// The tile is worth this much face up.
    StandsWorth(u8),
    /// The tile that is turned over is no element of the tale; the other is.
    SparesElement,
    /// The tile that is turned over is worth less than the other.
    FlipsLess,
}

impl Weighed for Reason {
    const SLIGHT: i32 = 10;

    /// Returns the rough worth in tenths of a point. A Bard token is worth 1½ points, and so is an
    /// element of a tale; a whole tale or a pair brings several at once. What a tile may be good for
    /// later comes after its sure value, and its level, which every tile has, last.
    fn worth(self) -> i32 {
        const POINT: i32 = 10;
        const TOKEN: i32 = 15;
        let times = |each: i32, count: usize| each * count as i32;
        match self {
            Self::WinsMatch => 100 * POINT,
            Self::WholeTale => 4 * TOKEN,
            Self::Lovers | Self::KeepsLovers => 3 * TOKEN,
            Self::CircledPair | Self::KeepsPair => 3 * POINT,
            Self::EvilMonster | Self::EscapesCurse => 2 * POINT,
            Self::KeepsMonsters(count) => 2 * POINT * i32::from(count),
            Self::Element(count) | Self::Missions(count) => times(TOKEN, count),
            Self::KeepsElements(count) => TOKEN * i32::from(count),
            Self::BearsBlackCastle | Self::FirstCastle => 4 * POINT,
            Self::AddsValue(value) => POINT * value,
            Self::BringsToken | Self::StandsForTale | Self::SparesElement => TOKEN,
            Self::SendsMarker | Self::MarksRichest => POINT,
            Self::LeadsTerritory => 9,
            Self::Denies => 8,
            Self::Carries => 7,
            Self::Supported => 6,
            Self::HasRoom | Self::FlipsLess => 5,
            // At most four or so of a colour, or level 4.
            Self::OfColour(count) => times(1, count),
            Self::StandsWorth(value) => i32::from(value.min(4)),
        }
    }
}

/// A seat that compares its decisions.
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

    /// Returns the best kingdom's points by the values of tiles alone.
    fn value(&self, tiles: Bag) -> i32 {
        let aim = Aim::new(self.public, self.own.seat, self.own.tokens, None);
        best_points(tiles, self.public.advanced, &aim) / show::POINT
    }

    /// Returns true if this tile completes these required tiles.
    fn now_all_there(&self, asked: TileSet, tile: Tile) -> bool {
        let after = self.taken.with(tile).names();
        !asked.is_empty() && after.contains_all(asked) && !self.taken.names().contains_all(asked)
    }

    fn pair_now_there(&self, kind: Kind, tile: Tile) -> bool {
        let mut tales = self.tales.iter().filter(|tale| tale.kind() == kind);
        self.complete && tales.any(|tale| self.now_all_there(tale.pair(), tile))
    }

    /// Returns the number of Missions of the round that the tile fulfils.
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

    /// Returns true if the player who gets the hand next would want the tile for a tale.
    fn denies(&self, tile: Tile) -> bool {
        let next = self.public.receiver(self.own.seat).index();
        let goes_on = self.public.picks + 1 < PICKS;
        let wanted = |tale: Tale| tale.elements().contains(tile);
        goes_on
            && !self.own.hand().without(tile).contains(tile)
            && !self.public.taken[next].contains(tile)
            && self.public.tales[next].iter().any(wanted)
    }

    /// Returns the tiles of the same colour as this one that are this number of levels above it.
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

    /// Returns the reasons for discarding one tale and keeping the other.
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

    /// Returns the reasons for turning over one tile and not the other.
    fn of_flips(&self, turned: Tile, other: Tile) -> Vec<Reason> {
        let again = self.own.spare.without(other).contains(other);
        let spares = self.is_element(other) && !again && !self.is_element(turned);
        let checks = [
            spares.then_some(Reason::SparesElement),
            (turned.level() < other.level()).then_some(Reason::FlipsLess),
        ];
        checks.into_iter().flatten().collect()
    }

    /// Returns the reasons for a decision that depend on no other decision.
    fn merits(&self, decision: Action) -> Vec<Reason> {
        match decision {
            Action::Pick(tile) => self.of_pick(tile),
            Action::Give(to) => self.of_marker(to),
            Action::Lay(tile) => self.of_laying(tile),
            Action::Discard(_) | Action::Flip(_) => Vec::new(),
        }
    }
}

/// Returns the reasons for one decision over the other.
pub(super) fn for_decision(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let look = Look::new(view);
    match (decision, instead) {
        (Action::Discard(tale), Action::Discard(kept)) if tale != kept => {
            telling(Vec::new(), &[], look.of_tales(tale, kept))
        }
        (Action::Flip(turned), Action::Flip(other)) => {
            telling(Vec::new(), &[], look.of_flips(turned, other))
        }
        _ => telling(look.merits(decision), &look.merits(instead), Vec::new()),
    }
}
