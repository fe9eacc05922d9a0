//! The knowledge of the seat to move, read from its view or in a playout.

use crate::engine::Seat;
use crate::games::dwarf_king::{Card, CardSet, Own, Public, Rule, Suit, Trick};

/// The chance that a player who may hold a higher card has it and plays it, where tricks are
/// wanted. This and `LOATH` were tuned by play, deal by deal.
const KEEN: f32 = 0.95;
/// The same where no player wants the trick.
const LOATH: f32 = 0.3;

/// A seat's knowledge, and the part of it that is used.
pub(super) struct Features<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub hand: CardSet,
    pub rule: Rule,
    /// The cards that may be in other hands.
    pub unseen: CardSet,
    /// The seat's wish to win later tricks, in points per trick.
    pub appetite: f32,
    /// The memory: with `Forgets`, it considers no trick but this one.
    pub memory: Memory,
}

/// A seat's memory of the cards played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Memory {
    /// Every card of the deal is remembered.
    Counts,
    /// Only the current trick counts: the cards of earlier ones are forgotten, and none is saved
    /// for a later one.
    Forgets,
}

impl<'a> Features<'a> {
    /// Returns the knowledge that the seat has and remembers. The Quest must have been chosen.
    pub fn new(public: &'a Public, own: Own, memory: Memory) -> Self {
        let gone = match memory {
            Memory::Counts => public.gone(),
            Memory::Forgets => public.trick.set(),
        };
        let quest = public.quest.expect("a Quest is chosen before anything is weighed");
        let unseen = public.deck().minus(own.hand).minus(gone);
        let rule = quest.rule();
        let (seat, hand) = (own.seat, own.hand);
        let mut features = Self { public, seat, hand, rule, unseen, appetite: 0.0, memory };
        features.appetite = features.compute_appetite();
        features
    }

    /// Returns 1 divided by the number of other players.
    pub fn one_of_others(&self) -> f32 {
        1.0 / (self.public.seats() - 1) as f32
    }

    /// Returns the number of tricks still to be won, including the current one.
    pub fn tricks_left(&self) -> f32 {
        f32::from(self.public.spoils.tricks_in_deal - self.public.spoils.tricks_done)
    }

    /// Returns the rank of a card among those of its suit that others may hold, from 0 to 1.
    pub fn strength(&self, card: Card) -> f32 {
        let card = match card {
            Card::DRAGON | Card::EXCALIBUR => return 1.0,
            Card::MUMMY => match self.public.risen() {
                Some(risen) => risen,
                None => return 0.9,
            },
            Card::CLONE => return 0.5,
            Card::SORCERER => return 0.0,
            card => card,
        };
        let Some(suit) = card.suit() else { return 0.0 };
        let all = self.unseen.of(suit).len() as f32;
        let above = self.unseen.above(card).len() as f32;
        (all - above + 1.0) / (all + 2.0)
    }

    /// Returns the number of players after this one in the trick who may hold the suit.
    fn may_follow(&self, suit: Suit) -> usize {
        let seats = self.public.seats();
        let later = seats - 1 - self.public.trick.cards.len();
        let cards = self.unseen.of(suit);
        (1..=later)
            .map(|steps| self.seat.after(steps, seats))
            .filter(|seat| {
                let at = seat.index();
                !cards.minus(self.public.lacks[at]).is_empty()
                    || !self.public.shown[at].of(suit).is_empty()
            })
            .count()
    }

    /// Returns the chance that the seat wins the trick with this card; `trick` already contains it.
    pub fn chance_to_win(&self, trick: &Trick) -> f32 {
        let place = trick.cards.len() - 1;
        if trick.winning_place() != place {
            return 0.0;
        }
        let card = match trick.cards[place] {
            Card::DRAGON | Card::EXCALIBUR => return 0.95,
            Card::MUMMY | Card::CLONE => trick.copied.unwrap_or_default(),
            card => card,
        };
        let higher = self.unseen.above(card).len();
        if higher == 0 || trick.cards.len() == self.public.seats() {
            return 1.0;
        }
        let Some(led) = trick.led else { return 1.0 };
        let able = self.may_follow(led) as f32 * self.one_of_others();
        let keen = if self.appetite > 0.0 { KEEN } else { LOATH };
        let stays_below = 1.0 - keen * able;
        (0..higher.min(8)).fold(1.0, |chance, _| chance * stays_below)
    }
}
