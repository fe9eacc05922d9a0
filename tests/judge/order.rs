//! The order of reasons: what explains most comes first, and what explains nothing is left out.

use regalia::bots::{Weighed, telling};
use serde::Serialize;

/// A reason of a game that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
enum Toy {
    Coins(i32),
    Castle,
    View(&'static str),
}

impl Weighed for Toy {
    const SLIGHT: i32 = 1;

    fn worth(self) -> i32 {
        match self {
            Self::Coins(coins) => 10 * coins,
            Self::Castle => 25,
            Self::View(_) => 4,
        }
    }
}

#[test]
fn what_explains_most_comes_first() {
    use Toy::{Castle, Coins, View};
    let told = |one: &[Toy], other: &[Toy]| telling(one.to_vec(), other, Vec::new());
    assert_eq!(told(&[View("sea"), Coins(2), Castle], &[]), [Castle, Coins(2), View("sea")]);
    assert_eq!(told(&[Castle, Coins(3)], &[]), [Coins(3), Castle]);
    // The other brings a coin less: that explains less than the castle.
    assert_eq!(told(&[Castle, Coins(3)], &[Coins(2)]), [Castle, Coins(3)]);
    assert_eq!(told(&[Castle, Coins(3)], &[Coins(3)]), [Castle]);
    assert_eq!(told(&[Castle, Coins(3)], &[Coins(4)]), [Castle]);
    assert_eq!(told(&[View("sea")], &[View("wood")]), [], "one is as good as the other");
    let both = [View("sea"), View("wood")];
    assert_eq!(told(&both, &[View("wood")]), [View("sea")], "the other has one of them");
    assert_eq!(telling(vec![View("sea")], &[], vec![Castle]), [Castle, View("sea")]);
}
