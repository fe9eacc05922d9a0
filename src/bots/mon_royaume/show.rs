//! The expected value of Bard tokens, before the Bard turns a card.

use crate::games::mon_royaume::{BARD_TOKENS, POINTS_A_TOKEN, Tally, total};
use std::sync::LazyLock;

/// The number of units in a point; points are computed in these units so that sums are exact.
pub const POINT: i32 = 10_000;

/// The largest number of tokens that can be drawn in the time of adventures: six elements, or five
/// and two for the lovers.
pub const MOST: usize = 7;

/// The chance of each number of one kind's four cards among the first eight of the sixteen, and
/// among the first nine.
const SHOWN: [[f64; 5]; 2] = [
    [495.0 / 12870.0, 3168.0 / 12870.0, 5544.0 / 12870.0, 3168.0 / 12870.0, 495.0 / 12870.0],
    [220.0 / 11440.0, 1980.0 / 11440.0, 4752.0 / 11440.0, 3696.0 / 11440.0, 792.0 / 11440.0],
];

/// The mean number of tokens of one kind that are moved, by the number there is, with eight cards
/// and with nine.
const MOVED: [[f64; 5]; 2] = [moved(SHOWN[0]), moved(SHOWN[1])];

const fn moved(shown: [f64; 5]) -> [f64; 5] {
    let mut all = [0.0; 5];
    let mut tokens = 1;
    while tokens < 5 {
        // Another token is moved if at least this number of cards is shown.
        let mut chance = 0.0;
        let mut cards = tokens;
        while cards < 5 {
            chance += shown[cards];
            cards += 1;
        }
        all[tokens] = all[tokens - 1] + chance;
        tokens += 1;
    }
    all
}

/// By the number of further tokens drawn, first with eight cards, then with nine.
type ByDraws = [[f64; MOST + 1]; 2];

/// The number of tokens of one kind, and of all.
const OF_A_KIND: usize = BARD_TOKENS[0] as usize;
const IN_ALL: usize = BARD_TOKENS.len() * OF_A_KIND;

/// The expected value of tokens of one kind: by the number held, and by the number of all kinds not
/// held. Computed once, since chances of draws need many divisions.
static OF_ONE: LazyLock<[[ByDraws; IN_ALL + 1]; OF_A_KIND + 1]> =
    LazyLock::new(|| std::array::from_fn(|mine| std::array::from_fn(|left| of_one(mine, left))));

fn of_one(mine: usize, left: usize) -> ByDraws {
    let mut points = [[0.0; MOST + 1]; 2];
    let kind = (OF_A_KIND - mine) as f64;
    // With no token drawn, then with one more, and so on: `chances[n]` is the chance of having
    // drawn n of this kind.
    let mut chances = [0.0; MOST + 1];
    chances[0] = 1.0;
    for draws in 0..=MOST {
        for (nine, points) in points.iter_mut().enumerate() {
            let mut mean = 0.0;
            for (n, chance) in chances.iter().enumerate().take(draws + 1) {
                mean += chance * MOVED[nine][(mine + n).min(4)];
            }
            points[draws] = mean * f64::from(POINTS_A_TOKEN);
        }
        if draws < MOST {
            let pool = left as f64 - draws as f64;
            for n in (0..=draws).rev() {
                let hit = (kind - n as f64) / pool;
                chances[n + 1] += chances[n] * hit;
                chances[n] *= 1.0 - hit;
            }
        }
    }
    points
}

/// Returns the expected points of a player's tokens, by the number of further tokens that they will
/// draw, first with eight cards, then with nine. The kinds of other players' tokens are hidden, so
/// every token that the player does not have is equally likely.
pub fn expected(held: Tally) -> [[i32; MOST + 1]; 2] {
    let mut points: ByDraws = [[0.0; MOST + 1]; 2];
    let left = usize::from(total(BARD_TOKENS) - total(held));
    for &mine in &held {
        for (points, of_one) in points.iter_mut().zip(&OF_ONE[usize::from(mine)][left]) {
            for (points, of_one) in points.iter_mut().zip(of_one) {
                *points += of_one;
            }
        }
    }
    points.map(|points| points.map(|points| (points * f64::from(POINT)) as i32))
}
