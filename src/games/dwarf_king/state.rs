//! The whole state of a match.

use super::{Card, CardSet, Options, Quest, Side, Spoils, TILES, Tile, Trick};
use crate::engine::{MAX_SEATS, Pile, Seat};
use serde::{Deserialize, Serialize};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The holder of the 5 of Knights chooses a face of the tile.
    Quest,
    /// Goblins' Flag Bearer: its holder chooses from whom to take two cards.
    Target,
    /// Goblins' Flag Bearer: its holder gives cards back.
    GiveBack {
        /// How many are still to be given, 2 or 1.
        left: u8,
    },
    /// Play a card to the trick.
    Play,
    /// Druid: its player chooses with whom to swap hands.
    Swap,
    /// Knights' Flag Bearer: its player chooses which way hands are passed.
    Pass,
    /// Sorcerer: its holder may use it, between two tricks. Only the holder
    /// knows who is asked.
    Sorcerer,
    /// The match is over.
    Over,
}

/// How cards went from hand to hand in this deal. That they did is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// All hands are as dealt.
    Nothing,
    /// Two players have swapped hands (Druid).
    Swapped(Seat, Seat),
    /// All hands were passed (Knights' Flag Bearer).
    Passed(Side),
    /// The first took two cards of the second and gave two back (Goblins' Flag Bearer).
    Exchanged(Seat, Seat),
}

impl Moved {
    /// Who holds the cards that this player handed on.
    pub fn recipient(self, of: Seat, seats: usize) -> Option<Seat> {
        match self {
            Self::Swapped(a, b) | Self::Exchanged(a, b) if of == a => Some(b),
            Self::Swapped(a, b) | Self::Exchanged(a, b) if of == b => Some(a),
            Self::Passed(Side::Left) => Some(of.next(seats)),
            Self::Passed(Side::Right) => Some(of.previous(seats)),
            _ => None,
        }
    }

    /// Who knows of cards in this player's hand, having handed them on.
    pub fn giver(self, to: Seat, seats: usize) -> Option<Seat> {
        match self {
            Self::Passed(Side::Left) => Some(to.previous(seats)),
            Self::Passed(Side::Right) => Some(to.next(seats)),
            // The others go both ways.
            _ => self.recipient(to, seats),
        }
    }
}

/// A player's points of one deal, line by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// What the Quest paid.
    pub quest: i16,
    /// What the special card paid.
    pub bonus: i16,
    /// What the Enchanter added: once more the two above.
    pub doubling: i16,
}

impl Line {
    /// The points of the deal.
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
    /// What everybody had won.
    pub spoils: Spoils,
    /// The points, by seat.
    pub lines: Pile<Line, MAX_SEATS>,
    /// The last trick.
    pub last: Trick,
}

/// What lies open or was done openly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The rules options.
    pub options: Options,
    /// The points of the deals scored, by seat.
    pub totals: [i16; MAX_SEATS],
    /// The deal under way, counted from 1.
    pub deal: u16,
    /// Who dealt it.
    pub dealer: Seat,
    /// The special card shuffled into this deal.
    pub special: Card,
    /// The special cards that are out of the pile, this one included.
    pub specials_used: CardSet,
    /// The tile drawn for this deal.
    pub tile: Tile,
    /// The tiles that are out of the pile, this one last.
    pub tiles_used: Pile<Tile, TILES>,
    /// Who chooses or chose the Quest: who held the 5 of Knights then.
    pub chooser: Seat,
    /// The Quest, once it is chosen.
    pub quest: Option<Quest>,
    /// What is asked.
    pub step: Step,
    /// The trick under way.
    pub trick: Trick,
    /// The last trick that each player has won in this deal, which they may
    /// look at again; after the Sorcerer, with it in place of the card taken.
    pub last_won: [Option<Trick>; MAX_SEATS],
    /// What has been won in this deal, and how many play.
    pub spoils: Spoils,
    /// What the special card has paid so far, by seat.
    pub bonus: [i16; MAX_SEATS],
    /// The cards that each player has played in this deal.
    pub played: [CardSet; MAX_SEATS],
    /// Cards that everybody knows to be in a hand: Musicians shown, the
    /// Goblins' Flag Bearer while it acts, the card taken by the Sorcerer.
    pub shown: [CardSet; MAX_SEATS],
    /// Cards that everybody knows not to be in a hand, but for those shown:
    /// suits not followed, and a Mummy that would have had to be played.
    pub lacks: [CardSet; MAX_SEATS],
    /// How cards have moved from hand to hand.
    pub moved: Moved,
    /// Cards that are in one of the two hands of an exchange if still in any,
    /// without everybody knowing in which.
    pub between: CardSet,
    /// The deal before this one, or the last one once the match is over.
    pub scored: Option<Scored>,
}

/// A match of The Dwarf King, or one that a player imagines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DwarfKing {
    /// What everybody sees.
    pub public: Public,
    /// Whose decision is awaited.
    pub mover: Seat,
    /// The hands by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// The cards that each player has handed on and knows where they went;
    /// those since played included.
    pub handed_on: [CardSet; MAX_SEATS],
}

impl Public {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.spoils.seats.into()
    }

    /// All seats in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// All cards of this deal.
    pub fn deck(&self) -> CardSet {
        super::deck(self.seats()).with(self.special)
    }

    /// The cards of this deal that have been played and lie on the table.
    pub fn gone(&self) -> CardSet {
        self.spoils.cards.iter().fold(self.trick.set(), |gone, won| gone.or(*won))
    }

    /// How many cards the player holds.
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

    /// The trick before the one under way, in this deal: whoever leads has won it.
    #[inline]
    pub fn last(&self) -> Option<&Trick> {
        self.last_won[self.trick.leader.index()].as_ref()
    }

    /// The card that a Mummy is now: the one that won the last trick.
    #[inline]
    pub fn risen(&self) -> Option<Card> {
        self.last().filter(|_| self.special == Card::MUMMY).map(Trick::winning_card)
    }

    /// Whether the trick under way, or to be led, is the deal's last.
    pub fn in_last_trick(&self) -> bool {
        self.spoils.tricks_done + 1 == self.spoils.tricks_in_deal
    }

    /// The player's points of this deal as they stand.
    pub fn line(&self, seat: Seat) -> Line {
        let quest = self.quest.map_or(0, |quest| self.spoils.points(quest, seat));
        let bonus = self.bonus[seat.index()];
        let doubles = self.spoils.cards[seat.index()].contains(Card::ENCHANTER);
        Line { quest, bonus, doubling: if doubles { quest + bonus } else { 0 } }
    }
}

impl DwarfKing {
    /// Who holds a card, if it is in any hand.
    #[inline]
    pub fn holder(&self, card: Card) -> Option<Seat> {
        self.public.all().find(|seat| self.hands[seat.index()].contains(card))
    }
}
