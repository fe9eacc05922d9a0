//! The value of tricks and cards under a Quest, in points.
//!
//! The rules pay at the end of a deal; here every Quest is evaluated in the middle of it, by the
//! expected pay of another trick, or of these additional cards.

use super::features::Features;
use crate::engine::Seat;
use crate::games::dwarf_king::{Card, CardSet, Rule, Spoils, Suit, total_of_numbers};

impl Features<'_> {
    /// Returns the effect on the seat, relative to the mean of the others, of this player winning
    /// the current trick; its cards are not counted.
    pub fn worth_of_trick(&self, winner: Seat) -> f32 {
        if pays_for_cards(self.rule) {
            return 0.0;
        }
        let before = &self.public.spoils;
        let mut after = *before;
        let tricks = &mut after.tricks[winner.index()];
        *tricks = tricks.with(before.tricks_done);
        after.tricks_done += 1;
        self.lead_of(&after) - self.lead_of(before)
    }

    /// Returns the seat's expected pay less the mean of the others'.
    fn lead_of(&self, spoils: &Spoils) -> f32 {
        let mean = self.one_of_others();
        self.public
            .all()
            .map(|seat| {
                let promise = promise_of_tricks(self.rule, spoils, seat);
                if seat == self.seat { promise } else { -promise * mean }
            })
            .sum()
    }

    /// Returns the value of these additional cards to a player who wins them.
    pub fn worth_of_cards(&self, winner: Seat, cards: CardSet) -> f32 {
        let pile = self.public.spoils.cards[winner.index()];
        let quest = match self.rule {
            Rule::EliteArmy | Rule::MassiveArmy | Rule::Lowest(_) => {
                promise_of_pile(self.rule, pile.or(cards)) - promise_of_pile(self.rule, pile)
            }
            _ => weight(self.rule, cards),
        };
        quest + self.worth_of_special(cards)
    }

    fn worth_of_special(&self, cards: CardSet) -> f32 {
        let special = self.public.special;
        if !cards.contains(special) {
            return 0.0;
        }
        match special {
            Card::DWARVES_FLAG_BEARER => 3.0,
            Card::SHAMAN => -3.0,
            // Doubling is good if the points are above 0.
            Card::ENCHANTER => 2.5 * self.appetite.clamp(-1.0, 1.0),
            _ => 0.0,
        }
    }

    /// Returns the mean value of some cards where each counts for itself.
    pub fn mean_weight(&self, cards: CardSet) -> f32 {
        weight(self.rule, cards) / cards.len().max(1) as f32
    }

    /// Computes the [`appetite`](Self::appetite) for later tricks.
    pub fn compute_appetite(&self) -> f32 {
        let spoils = &self.public.spoils;
        let count = spoils.count(self.seat) as f32;
        let left = self.tricks_left();
        let seats = self.public.seats() as f32;
        let fair = left / seats;
        match self.rule {
            Rule::Rearguard(each) => f32::from(each) * (4.0 / left).min(1.0),
            Rule::Exactly(number) => (number as f32 - count - fair).clamp(-1.5, 1.5),
            Rule::ToTheRight | Rule::ToTheLeft => -0.4,
            Rule::Evens | Rule::Odds | Rule::AllForOne | Rule::OneForAll | Rule::InLine => 0.0,
            Rule::Series(each) => 0.6 * f32::from(each),
            Rule::Victories(each) => f32::from(each),
            Rule::Rhyme(each) => f32::from(each) * if count >= 3.0 { -0.3 } else { 1.0 },
            Rule::GrandSlam | Rule::Sandwich => 0.6,
            Rule::UtterChaos => -0.5,
            Rule::EliteArmy | Rule::MassiveArmy => 0.8,
            Rule::Lowest(_) => 0.1,
            // A trick has a card of every player.
            _ => seats * self.mean_weight(self.unseen.or(self.hand)),
        }
    }
}

/// Returns true if the Quest pays for the cards won and not for the tricks.
fn pays_for_cards(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::Numbered(..)
            | Rule::Rout(_)
            | Rule::Numbers(_)
            | Rule::Over(..)
            | Rule::CaptureKings
            | Rule::CaptureQueens
            | Rule::Triplets(_)
            | Rule::EliteArmy
            | Rule::MassiveArmy
            | Rule::Lowest(_)
            | Rule::Nobility(_)
    )
}

/// Returns the value of cards where each counts for itself.
fn weight(rule: Rule, cards: CardSet) -> f32 {
    let count = |set: CardSet| cards.and(set).len() as f32;
    match rule {
        Rule::Numbered(a, b) => 4.0 * count(CardSet::numbered(a).or(CardSet::numbered(b))),
        Rule::Rout(suit) => -count(suit.cards()),
        // The highest total is about fifty above a fair share of all numbers.
        Rule::Numbers(points) => f32::from(points) * f32::from(total_of_numbers(cards)) / 50.0,
        Rule::Over(plus, minus) => count(plus.cards()) - count(minus.cards()),
        Rule::CaptureKings => 3.0 * (count(CardSet::KINGS) - count(CardSet::QUEENS)),
        Rule::CaptureQueens => 3.0 * (count(CardSet::QUEENS) - count(CardSet::KINGS)),
        // A third of a triplet.
        Rule::Triplets(each) => {
            f32::from(each) * (cards.len() as f32 + count(CardSet::FIGURES)) / 3.0
        }
        Rule::Nobility(each) => {
            f32::from(each) * (count(CardSet::FIGURES) + count(Suit::Knights.cards()))
        }
        _ => 0.0,
    }
}

/// Returns the expected pay of a pile where cards count together.
fn promise_of_pile(rule: Rule, pile: CardSet) -> f32 {
    let sizes = Suit::ALL.map(|suit| pile.of(suit).len() as f32);
    let sum: f32 = sizes.iter().sum();
    match rule {
        Rule::EliteArmy => sizes.into_iter().fold(99.0, f32::min) + 0.15 * sum,
        Rule::MassiveArmy => sizes.into_iter().fold(0.0, f32::max) + 0.1 * sum,
        Rule::Lowest(suit) => pile
            .of(suit)
            .minus(CardSet::FIGURES)
            .iter()
            .next()
            .and_then(Card::number)
            .map_or(0.0, f32::from),
        _ => 0.0,
    }
}

/// Returns the expected pay of a player's tricks at the end of the deal.
fn promise_of_tricks(rule: Rule, spoils: &Spoils, seat: Seat) -> f32 {
    let tricks = spoils.tricks[seat.index()];
    let count = tricks.len() as f32;
    let left = f32::from(spoils.tricks_in_deal - spoils.tricks_done);
    let fair = left / f32::from(spoils.seats);
    // The weight of the present state in the expectation of the end.
    let settled = 1.0 / (1.0 + 0.35 * left);
    let now = || f32::from(spoils.points_of(rule, seat));
    let run = |won: bool| {
        (0..spoils.tricks_done).rev().take_while(|&trick| tricks.contains(trick) == won).count()
    };
    match rule {
        Rule::Series(each) => {
            let run = run(true) as f32;
            now() + f32::from(each) * 0.3 * run / (1.0 + tricks.longest_run() as f32)
        }
        Rule::Exactly(number) => {
            let missing = number as f32 - count;
            if missing < 0.0 || missing > left {
                0.0
            } else {
                let off = (missing - fair).abs() / (1.0 + 0.5 * fair);
                5.0 / (1.0 + off + 0.15 * left)
            }
        }
        Rule::Evens | Rule::Odds | Rule::AllForOne | Rule::OneForAll => {
            2.5 + (now() - 2.5) * settled
        }
        Rule::InLine | Rule::Sandwich => 3.0 + (now() - 3.0) * settled,
        Rule::Rhyme(each) if count < 3.0 => {
            let earlier = spoils.tricks.iter().filter(|tricks| tricks.len() >= 3).count() as f32;
            let chance = ((fair + count - 1.5) / 3.0).clamp(0.0, 1.0);
            f32::from(each) * (3.0 + earlier) * chance
        }
        Rule::GrandSlam if now() == 0.0 => {
            let run = run(true);
            if run as f32 + left < 4.0 { 0.0 } else { [0.2, 0.5, 1.2, 2.8][run.min(3)] }
        }
        Rule::UtterChaos if now() == 0.0 => {
            let run = run(false);
            if run as f32 + left < 4.0 { 0.0 } else { [1.0, 1.6, 2.4, 3.6][run.min(3)] }
        }
        _ => now(),
    }
}
