//! Weighs decisions in points: the value of the cards won, and the cost of parting with a card.

use super::features::{Features, Memory};
use crate::engine::Seat;
use crate::games::dwarf_king::{Action, Card, CardSet, Side, Trick};

/// The value of a card in hand, per point that it carries: it may yet be won. These three constants
/// were tuned by play, deal by deal.
const HOPE: f32 = 0.1;
/// The value of a high card in hand, per point of a trick that is wanted.
const POWER: f32 = 2.2;
/// Its cost, per point of a trick that is not.
const BURDEN: f32 = 0.15;

impl Features<'_> {
    /// Returns the value of a decision, in points.
    pub fn worth(&self, stakes: &Stakes, action: Action) -> f32 {
        match action {
            Action::Play(card) => self.worth_of_play(stakes, card),
            Action::Choose(_) => 0.0,
            Action::TakeFrom(seat) => f32::from(self.public.totals[seat.index()]),
            Action::GiveBack(card) => -self.worth_in_hand(card),
            Action::SwapWith(seat) => self.worth_of_hand(seat),
            Action::Pass(side) => {
                let seats = self.public.seats();
                let giver = match side {
                    Side::Left => self.seat.previous(seats),
                    Side::Right => self.seat.next(seats),
                };
                self.worth_of_hand(giver)
            }
            // The Sorcerer keeps its chance for one more trick.
            Action::Decline => 0.6,
            Action::TakeBack(card) => {
                let from = self.public.trick.leader;
                let lost = self.worth_of_cards(from, CardSet::only(card));
                let lost = if from == self.seat { -lost } else { lost * self.one_of_others() };
                lost + self.worth_in_hand(card)
            }
        }
    }

    /// Returns the value of holding a card.
    fn worth_in_hand(&self, card: Card) -> f32 {
        let points = self.worth_of_cards(self.seat, CardSet::only(card));
        let special = match card {
            Card::JESTER => 2.0,
            Card::SCOUT => 0.7,
            _ => 0.0,
        };
        if self.memory == Memory::Forgets {
            return special;
        }
        let height = if self.appetite > 0.0 { POWER } else { BURDEN } * self.appetite;
        HOPE * points + height * self.strength(card) + special
    }

    /// Returns the likely value of another player's hand: a player who has played low cards has
    /// kept the high ones.
    fn worth_of_hand(&self, of: Seat) -> f32 {
        let played = self.public.played[of.index()];
        let height: f32 = played.iter().map(|card| (card.index() % 16) as f32).sum();
        -self.appetite * height
    }

    fn worth_of_play(&self, stakes: &Stakes, card: Card) -> f32 {
        let mut trick = self.public.trick;
        trick.play(card, self.public.last());
        let chance = self.chance_to_win(&trick);
        let cards = trick.set();
        let coming = self.worth_of_coming(&trick);
        let mut worth = 0.0;
        if chance > 0.0 {
            let win = stakes.if_mine + self.worth_of_cards(self.seat, cards) + coming;
            worth += chance * win;
        }
        if chance < 1.0 {
            let lost = self.worth_of_cards(stakes.rival, cards) + coming;
            worth += (1.0 - chance) * (stakes.if_theirs - lost * self.one_of_others());
        }
        let own = match card {
            Card::SCOUT => cards.and(CardSet::FIGURES).len() as f32,
            Card::JESTER if self.public.in_last_trick() => 3.0,
            _ => 0.0,
        };
        worth + own - self.worth_in_hand(card)
    }

    /// Returns the likely value, to the winner, of the cards still to come to the trick.
    fn worth_of_coming(&self, trick: &Trick) -> f32 {
        let later = self.public.seats() - trick.cards.len();
        let Some(led) = trick.led else { return 0.0 };
        let cards = self.unseen.of(led);
        if later == 0 || cards.is_empty() {
            return 0.0;
        }
        later as f32 * self.mean_weight(cards)
    }

    /// Returns the Tinkerer's bonus for this trick, if it was played in the trick before.
    fn pending_bonus(&self) -> f32 {
        let tinkered = self.public.last().is_some_and(|last| last.cards.contains(&Card::TINKERER));
        if tinkered { 3.0 } else { 0.0 }
    }
}

/// The values that do not depend on the card played.
pub(super) struct Stakes {
    /// The effect of winning the current trick, without its cards.
    if_mine: f32,
    /// The effect if the likeliest other player wins it.
    if_theirs: f32,
    /// The likeliest other player to win it.
    rival: Seat,
}

impl Stakes {
    pub fn new(features: &Features<'_>) -> Self {
        let public = features.public;
        let seats = public.seats();
        let rival = if public.trick.cards.is_empty() {
            features.seat.next(seats)
        } else {
            public.trick.player(public.trick.winning_place(), seats)
        };
        Self {
            if_mine: features.worth_of_trick(features.seat) + features.pending_bonus(),
            if_theirs: features.worth_of_trick(rival),
            rival,
        }
    }
}
