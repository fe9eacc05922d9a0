//! Weighing decisions in points: what a card wins, and what it costs to part with it.

use super::sight::{Memory, Sight};
use crate::engine::Seat;
use crate::games::dwarf_king::{Action, Card, CardSet, Side, Trick};

/// What a card in hand is worth of the points it carries: it may yet be won.
/// These three were tuned by play, deal by deal.
const HOPE: f32 = 0.1;
/// What a high card in hand is worth of the points of a trick that is wanted.
const POWER: f32 = 2.2;
/// What it costs of the points of a trick that is not.
const BURDEN: f32 = 0.15;

impl Sight<'_> {
    /// How good a decision looks, in points.
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
            // The Sorcerer keeps its promise for one more trick.
            Action::Decline => 0.6,
            Action::TakeBack(card) => {
                let from = self.public.trick.leader;
                let lost = self.worth_of_cards(from, CardSet::only(card));
                let lost = if from == self.seat { -lost } else { lost * self.one_of_others() };
                lost + self.worth_in_hand(card)
            }
        }
    }

    /// What it is worth to hold a card.
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

    /// What another player's hand may be worth: whoever has played low cards
    /// has kept the high ones.
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

    /// What the cards still to come to the trick may be worth to its winner.
    fn worth_of_coming(&self, trick: &Trick) -> f32 {
        let later = self.public.seats() - trick.cards.len();
        let Some(led) = trick.led else { return 0.0 };
        let cards = self.unseen.of(led);
        if later == 0 || cards.is_empty() {
            return 0.0;
        }
        later as f32 * self.mean_weight(cards)
    }

    /// What the Tinkerer, played in the trick before, pays for this one.
    fn pending_bonus(&self) -> f32 {
        let tinkered = self.public.last().is_some_and(|last| last.cards.contains(&Card::TINKERER));
        if tinkered { 3.0 } else { 0.0 }
    }
}

/// What does not hang on the card played.
pub(super) struct Stakes {
    /// What winning the trick under way changes, its cards apart.
    if_mine: f32,
    /// What it changes if the likeliest other player wins it.
    if_theirs: f32,
    /// That player.
    rival: Seat,
}

impl Stakes {
    pub fn of(sight: &Sight<'_>) -> Self {
        let public = sight.public;
        let seats = public.seats();
        let rival = if public.trick.cards.is_empty() {
            sight.seat.next(seats)
        } else {
            public.trick.player(public.trick.winning_place(), seats)
        };
        Self {
            if_mine: sight.worth_of_trick(sight.seat) + sight.pending_bonus(),
            if_theirs: sight.worth_of_trick(rival),
            rival,
        }
    }
}
