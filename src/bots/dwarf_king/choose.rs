//! Chooses the Quest by the hand.

use crate::games::dwarf_king::{CardSet, Quest, Rank, Rule, Suit};

/// Returns the expected points of a hand under a Quest, relative to the mean of the other players,
/// in a deal with these numbers of tricks and seats.
pub fn promise(quest: Quest, hand: CardSet, tricks: usize, seats: usize) -> f32 {
    let expected = expected_tricks(hand, seats);
    let fair = tricks as f32 / seats as f32;
    // The tricks above a fair share, and the part of all tricks that they are.
    let above = expected - fair;
    let part = above / tricks as f32;
    let near = |number: f32, tricks: f32| 1.0 / (1.0 + 0.7 * (tricks - number).abs());
    let holds = |set: CardSet| hand.and(set).len() as f32;
    match quest.rule() {
        Rule::Series(each) => 0.6 * f32::from(each) * above,
        Rule::Rearguard(each) => 4.0 * f32::from(each) * part,
        Rule::Numbered(a, b) => {
            24.0 * part + 0.6 * holds(CardSet::numbered(a).or(CardSet::numbered(b)))
        }
        Rule::Rout(suit) => -13.0 * part - heights(hand.of(suit), seats) + 1.0,
        Rule::ToTheRight | Rule::ToTheLeft => -0.3 * above,
        Rule::Numbers(points) => f32::from(points) * part * 3.0,
        Rule::Victories(each) => f32::from(each) * above,
        Rule::Exactly(number) => 5.0 * (near(number as f32, expected) - near(number as f32, fair)),
        Rule::Evens => {
            if expected < 1.0 {
                -0.5
            } else {
                0.0
            }
        }
        Rule::Odds => {
            if expected < 1.0 {
                0.5
            } else {
                0.0
            }
        }
        Rule::AllForOne => 0.5 * above.abs() - 0.5,
        Rule::OneForAll => 0.5 - 0.5 * above.abs(),
        Rule::Over(plus, minus) => {
            2.5 * (heights(hand.of(plus), seats) - heights(hand.of(minus), seats))
        }
        Rule::CaptureKings => kings_over_queens(hand),
        Rule::CaptureQueens => -kings_over_queens(hand),
        Rule::Rhyme(each) => 0.9 * f32::from(each) * above,
        Rule::Triplets(each) => 0.4 * f32::from(each) * above,
        Rule::GrandSlam => 0.5 * above,
        Rule::UtterChaos => -0.5 * above,
        Rule::EliteArmy => 0.6 * above,
        Rule::MassiveArmy => above,
        Rule::Lowest(suit) => 0.3 * above - 0.2 * holds(suit.cards()),
        Rule::Nobility(each) => 25.0 * f32::from(each) * part,
        Rule::InLine => 0.0,
        Rule::Sandwich => 1.2 * above,
    }
}

/// Returns the approximate number of tricks that a hand wins.
fn expected_tricks(hand: CardSet, seats: usize) -> f32 {
    let magic =
        hand.minus(Suit::ALL.into_iter().fold(CardSet::NONE, |all, suit| all.or(suit.cards())));
    let suits: f32 = Suit::ALL.into_iter().map(|suit| heights(hand.of(suit), seats)).sum();
    suits + 0.6 * magic.len() as f32
}

/// Returns the approximate number of tricks that these cards of one suit win.
fn heights(cards: CardSet, seats: usize) -> f32 {
    let few = if seats == 3 { 1.2 } else { 1.0 };
    cards
        .iter()
        .map(|card| match card.rank() {
            Some(Rank::Ace) => 0.85,
            Some(Rank::King) => 0.6,
            Some(Rank::Queen) => 0.4,
            Some(Rank::Jack) => 0.25,
            Some(Rank::Number(number)) => 0.02 * f32::from(number),
            None => 0.0,
        })
        .sum::<f32>()
        * few
}

/// Returns the value of Kings and Aces, which bring Kings home, less that of Queens, a burden.
fn kings_over_queens(hand: CardSet) -> f32 {
    let holds = |set: CardSet| hand.and(set).len() as f32;
    1.2 * holds(CardSet::KINGS) - 1.2 * holds(CardSet::QUEENS)
}
