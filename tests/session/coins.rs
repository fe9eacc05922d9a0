//! A game of one decision with options of both kinds, to test options with.

use regalia::engine::{
    Game, Info, Observable, OptionSpec, Outcome, Rng, Seat, SeatSet, Setup, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    #[default]
    Gold,
    Tin,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub table: Coin,
    pub purse: Vec<Coin>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Coins {
    spent: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spend;

impl Display for Spend {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str("spend")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spent;

impl Observable for Spent {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn reveals_hidden(&self) -> bool {
        false
    }
}

const VALUES: &[&str] = &["gold", "tin"];

impl Game for Coins {
    const INFO: Info = Info {
        id: "coins",
        seats: 2..=3,
        rules: 1,
        options: &[
            OptionSpec {
                key: "table",
                values: VALUES,
                default: "gold",
                first: "gold",
                per_seat: false,
                needs: None,
            },
            OptionSpec {
                key: "purse",
                values: VALUES,
                default: "tin",
                first: "tin",
                per_seat: true,
                needs: None,
            },
        ],
    };
    type Options = Options;
    type Action = Spend;
    type View = bool;
    type Event = Spent;
    type Refusal = std::fmt::Error;

    fn new(_: &Setup<Options>, _: &mut Rng) -> Self {
        Self { spent: false }
    }

    fn turn(&self) -> Turn {
        if self.spent {
            Turn::Over(Outcome::new(&[1, 0], SeatSet::only(Seat::new(0))))
        } else {
            Turn::Of(Seat::new(0))
        }
    }

    fn legal(&self, into: &mut Vec<Spend>) {
        into.clear();
        into.extend((!self.spent).then_some(Spend));
    }

    fn refuse(&self, _: Spend) -> Option<Self::Refusal> {
        self.spent.then_some(std::fmt::Error)
    }

    fn apply(&mut self, _: Spend, _: &mut Rng, tell: &mut impl FnMut(&Self, Spent)) {
        self.spent = true;
        tell(self, Spent);
    }

    fn view(&self, _: Viewer) -> bool {
        self.spent
    }

    fn sample(&spent: &bool, _: &mut Rng) -> Self {
        Self { spent }
    }

    fn vocabulary() -> Vec<Spend> {
        vec![Spend]
    }
}
