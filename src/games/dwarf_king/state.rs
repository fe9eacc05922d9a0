//! The full state of a match.

use super::{Card, CardSet, Options, Quest, Side, Spoils, TILES, Tile, Trick, deck};
use crate::engine::{MAX_SEATS, Pile, Seat};
use serde::{Deserialize, Serialize};

/// The kind of decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The holder of the 5 of Knights chooses a face of the tile.
    Quest,
    /// Goblins' Flag Bearer: its holder chooses the player to take two cards from.
    Target,
    /// Goblins' Flag Bearer: its holder gives cards back.
    GiveBack {
        /// The number of cards still to give, 2 or 1.
        left: u8,
    },
    /// Play a card to the trick.
    Play,
    /// Druid: its player chooses with whom to swap hands.
    Swap,
    /// Knights' Flag Bearer: its player chooses the direction in which hands are passed.
    Pass,
    /// Sorcerer: its holder may use it, between two tricks. Only the holder knows who decides.
    Sorcerer,
    /// The match is over.
    Over,
}

/// The cards that changed hands in this deal; the fact itself is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// All hands are as dealt.
    Nothing,
    /// Two players have swapped hands (Druid).
    Swapped(Seat, Seat),
    /// All hands were passed (Knights' Flag Bearer).
    Passed(Side),
    /// The first player took two cards from the second and gave two back (Goblins' Flag Bearer).
    Exchanged(Seat, Seat),
}

impl Moved {
    /// Returns the player who holds the cards that this player handed on.
    pub fn recipient(self, of: Seat, seats: usize) -> Option<Seat> {
        match self {
            Self::Swapped(a, b) | Self::Exchanged(a, b) if of == a => Some(b),
            Self::Swapped(a, b) | Self::Exchanged(a, b) if of == b => Some(a),
            Self::Passed(Side::Left) => Some(of.next(seats)),
            Self::Passed(Side::Right) => Some(of.previous(seats)),
            _ => None,
        }
    }

    /// Returns the player who handed cards to this player and so knows them.
    pub fn giver(self, to: Seat, seats: usize) -> Option<Seat> {
        match self {
            Self::Passed(Side::Left) => Some(to.previous(seats)),
            Self::Passed(Side::Right) => Some(to.next(seats)),
            // The other moves are symmetric.
            _ => self.recipient(to, seats),
        }
    }
}

/// A player's points of one deal, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The points of the Quest.
    pub quest: i16,
    /// The points of the special card.
    pub bonus: i16,
    /// The points added by the Enchanter: the sum of the two above.
    pub doubling: i16,
}

impl Line {
    /// Returns the points of the deal.
    pub const fn total(self) -> i16 {
        self.quest + self.bonus + self.doubling
    }
}

/// A deal that has been scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scored {
    /// Its number, counted from 1.
    pub deal: u16,
    /// Its Quest.
    pub quest: Quest,
    /// Its special card.
    pub special: Card,
    /// The tricks and cards that the players won.
    pub spoils: Spoils,
    /// The points, by seat.
    pub lines: Pile<Line, MAX_SEATS>,
    /// The last trick.
    pub last: Trick,
}

/// The public part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The rules options.
    pub options: Options,
    /// The points of the deals scored, by seat.
    pub totals: [i16; MAX_SEATS],
    /// The current deal, counted from 1.
    pub deal: u16,
    /// The dealer.
    pub dealer: Seat,
    /// The special card shuffled into this deal.
    pub special: Card,
    /// The special cards that have left the pile, including the current one.
    pub specials_used: CardSet,
    /// The tile drawn for this deal.
    pub tile: Tile,
    /// The tiles that have left the pile, the current one last.
    pub tiles_used: Pile<Tile, TILES>,
    /// The player who chooses or chose the Quest: the holder of the 5 of Knights at that time.
    pub chooser: Seat,
    /// The Quest, once it is chosen.
    pub quest: Option<Quest>,
    /// The kind of decision to make.
    pub step: Step,
    /// The current trick.
    pub trick: Trick,
    /// The last trick that each player has won in this deal, which they may look at again; after
    /// the Sorcerer was used, with it in place of the card taken.
    pub last_won: [Option<Trick>; MAX_SEATS],
    /// The tricks and cards won in this deal, and the number of players.
    pub spoils: Spoils,
    /// The points of the special card so far, by seat.
    pub bonus: [i16; MAX_SEATS],
    /// The cards that each player has played in this deal.
    pub played: [CardSet; MAX_SEATS],
    /// Cards publicly known to be in a hand: Musicians shown, the Goblins' Flag Bearer while it
    /// acts, the card taken by the Sorcerer.
    pub shown: [CardSet; MAX_SEATS],
    /// Cards publicly known not to be in a hand, except those shown: suits not followed, and a
    /// Mummy that would have had to be played.
    pub lacks: [CardSet; MAX_SEATS],
    /// The cards that changed hands.
    pub moved: Moved,
    /// Cards publicly known to be in one of the two hands of an exchange, if still in any, but not
    /// in which.
    pub between: CardSet,
    /// The previous deal, or the last one once the match is over.
    pub scored: Option<Scored>,
}

/// A match of The Dwarf King, true or sampled.
///
/// ```
/// use regalia::engine::{Game, Rng, Setup, Turn};
/// use regalia::games::dwarf_king::{DwarfKing, Options};
///
/// let setup = Setup { seats: 3, options: Options::default() };
/// let mut chance = Rng::for_match(1);
/// let mut game = DwarfKing::new(&setup, &mut chance);
///
/// let mut legal = Vec::new();
/// game.legal(&mut legal);
/// game.apply(legal[0], &mut chance, &mut |_, event| println!("{event:?}"));
/// assert!(matches!(game.turn(), Turn::Of(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DwarfKing {
    /// The public part.
    pub public: Public,
    /// The player to move.
    pub mover: Seat,
    /// The hands by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// The cards that each player has handed on to a known hand, including those played since.
    pub handed_on: [CardSet; MAX_SEATS],
}

impl Public {
    /// Returns the number of players.
    #[inline]
    pub fn seats(&self) -> usize {
        self.spoils.seats.into()
    }

    /// Iterates over all seats in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Returns all cards of this deal.
    pub fn deck(&self) -> CardSet {
        deck(self.seats()).with(self.special)
    }

    /// Returns the cards of this deal that have been played.
    pub fn gone(&self) -> CardSet {
        self.spoils.cards.iter().fold(self.trick.set(), |gone, won| gone.or(*won))
    }

    /// Returns the number of cards in the player's hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let whole = usize::from(self.spoils.tricks_in_deal - self.spoils.tricks_done);
        let in_trick = self.all().take(self.trick.cards.len());
        let acted = in_trick.map(|place| self.trick.player(place.index(), self.seats()));
        let size = whole - acted.filter(|&player| player == seat).count();
        match (self.step, self.moved) {
            (Step::GiveBack { left }, Moved::Exchanged(bearer, _)) if seat == bearer => {
                size + usize::from(left)
            }
            (Step::GiveBack { left }, Moved::Exchanged(_, target)) if seat == target => {
                size - usize::from(left)
            }
            _ => size,
        }
    }

    /// Returns the previous trick of this deal, if any; the current leader won it.
    #[inline]
    pub fn last(&self) -> Option<&Trick> {
        self.last_won[self.trick.leader.index()].as_ref()
    }

    /// Returns the card that a Mummy copies now: the winner of the last trick.
    #[inline]
    pub fn risen(&self) -> Option<Card> {
        self.last().filter(|_| self.special == Card::MUMMY).map(Trick::winning_card)
    }

    /// Returns true if the current or next trick is the deal's last.
    pub fn in_last_trick(&self) -> bool {
        self.spoils.tricks_done + 1 == self.spoils.tricks_in_deal
    }

    /// Returns the player's points of this deal so far.
    pub fn line(&self, seat: Seat) -> Line {
        let quest = self.quest.map_or(0, |quest| self.spoils.points(quest, seat));
        let bonus = self.bonus[seat.index()];
        let doubles = self.spoils.cards[seat.index()].contains(Card::ENCHANTER);
        Line { quest, bonus, doubling: if doubles { quest + bonus } else { 0 } }
    }
}

impl DwarfKing {
    /// Returns the holder of a card, if it is in any hand.
    #[inline]
    pub fn holder(&self, card: Card) -> Option<Seat> {
        self.public.all().find(|seat| self.hands[seat.index()].contains(card))
    }
}
