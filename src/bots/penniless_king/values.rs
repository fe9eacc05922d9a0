//! The values of Rogues and cards in themselves, in coins.

use super::features::Features;
use crate::games::penniless_king::{Plot, Rogue};

/// Returns the value of a card in hand.
pub(super) fn worth_of_card(plot: Plot) -> f32 {
    match plot {
        Plot::WheelOfFortune => 2.0,
        Plot::Strength | Plot::HangedMan | Plot::Lovers | Plot::Tower => 1.4,
        Plot::Chariot | Plot::Justice => 1.2,
        Plot::Devil | Plot::Judgment => 1.0,
        Plot::Hermit | Plot::Moon => 0.6,
        Plot::Empress => 0.4,
    }
}

/// Returns the value of having a Rogue.
pub(super) fn worth_of_rogue(rogue: Rogue) -> f32 {
    match rogue {
        Rogue::Henchman => 2.0,
        Rogue::RightHand | Rogue::Brute => 3.5,
        Rogue::Beggar => 1.0,
        Rogue::Pickpocket => 1.4,
        Rogue::Priest => 1.1,
        Rogue::Soothsayer => 2.1,
        Rogue::Swordsman => 3.0,
        Rogue::Courtesan => 1.5,
    }
}

/// Returns the value of an exchange: the mean improvement on the worst Rogue at home.
pub(super) fn worth_of_exchange(features: &Features<'_>) -> f32 {
    let worst = features.home.kinds().map(worth_of_rogue).fold(9.0, f32::min);
    let mean: f32 = Rogue::IN_BAG
        .into_iter()
        .map(|rogue| (worth_of_rogue(rogue) - worst).max(0.0))
        .sum::<f32>()
        / Rogue::IN_BAG.len() as f32;
    1.2 * mean
}
