//! The 38 Court Cards. All except those named in the leaflet are the project's own edition.

use super::path::Emblem::{Beast, Garment};
use super::path::Path::{Bounty, Culture, Might, Wisdom};
use super::{Card, Emblem, Path};
use Ability as A;

/// The ability of a Court Card besides its printed crowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// No ability.
    Plain,
    /// 2 crowns per card of the same path in the court, itself included, and per visible
    /// improvement of that path.
    PerPath,
    /// 2 more crowns per beast in the court.
    PerBeast,
    /// 2 more crowns per garment in the court.
    PerGarment,
    /// 2 crowns per different path in the court.
    PerDifferentPath,
    /// 1 more crown per other garment.
    OtherGarments,
    /// 2 more crowns with at least one other beast.
    AnotherBeast,
    /// This many more crowns with three or more cards of its path, itself included.
    Three(u8),
    /// 2 more crowns with this card in the court.
    With(Card),
    /// No crowns with this card in the court.
    Void(Card),
    /// 2 more crowns if she has no Guest.
    NoGuests,
    /// On acquisition, she may discard up to this many of her Guests.
    Dismiss(u8),
    /// Court Cards cost her 1 gold less.
    CheaperCourt,
    /// Wisdom Court Cards cost her 2 gold less.
    CheaperWisdom,
    /// Guests cost her 1 gold less.
    CheaperGuests,
    /// Each of her harvests yields 1 more food.
    RicherHarvest,
}

/// The printed data of a Court Card.
#[derive(Clone, Copy, Debug)]
pub struct CourtCard {
    /// The name in saves.
    pub name: &'static str,
    /// The path, if it has one.
    pub path: Option<Path>,
    /// The emblem, if it bears one.
    pub emblem: Option<Emblem>,
    /// The price in gold and in food.
    pub cost: (u8, u8),
    /// The printed crowns, or the base value of a '?'.
    pub crowns: u8,
    /// The ability.
    pub ability: Ability,
}

impl CourtCard {
    /// Returns true if its crowns are printed as '?'.
    pub const fn is_open(&self) -> bool {
        matches!(self.ability, A::PerPath | A::PerBeast | A::PerGarment | A::PerDifferentPath)
    }
}

const fn card(
    name: &'static str,
    path: Option<Path>,
    emblem: Option<Emblem>,
    cost: (u8, u8),
    crowns: u8,
    ability: Ability,
) -> CourtCard {
    CourtCard { name, path, emblem, cost, crowns, ability }
}

/// The cards by path, in the order of the rulebook.
#[rustfmt::skip]
pub const COURT: [CourtCard; 38] = [
    //   name                      path           emblem         cost     crowns
    card("tiger-pelt",             Some(Might),   Some(Garment), (9, 0),  0, A::PerPath),
    card("war-elephant",           Some(Might),   Some(Beast),   (9, 0),  6, A::Plain),
    card("great-falcon",           Some(Might),   Some(Beast),   (7, 0),  3, A::AnotherBeast),
    card("lioness",                Some(Might),   Some(Beast),   (6, 0),  5, A::Void(Card::PURE_WHITE_STAG)),
    card("dragon-scale-armor",     Some(Might),   Some(Garment), (7, 0),  3, A::OtherGarments),
    card("captain-of-the-guard",   Some(Might),   None,          (6, 0),  3, A::Dismiss(1)),
    card("champion",               Some(Might),   None,          (7, 0),  4, A::Three(2)),
    card("ancestral-sword",        Some(Might),   None,          (5, 0),  3, A::CheaperGuests),
    card("fireworks",              Some(Culture), None,          (7, 0),  5, A::Plain),
    card("court-troubadour",       Some(Culture), None,          (9, 0),  0, A::PerPath),
    card("silver-harp",            Some(Culture), None,          (8, 0),  5, A::Three(2)),
    card("peacock",                Some(Culture), Some(Beast),   (6, 0),  4, A::Plain),
    card("embroidered-gown",       Some(Culture), Some(Garment), (7, 0),  3, A::OtherGarments),
    card("precious-comb",          Some(Culture), Some(Garment), (7, 0),  2, A::CheaperCourt),
    card("master-of-ceremonies",   Some(Culture), None,          (5, 0),  3, A::Dismiss(1)),
    card("portrait-painter",       Some(Culture), None,          (7, 0),  4, A::Three(2)),
    card("astronomer",             Some(Wisdom),  None,          (5, 0),  4, A::Void(Card::FIREWORKS)),
    card("gazing-glass",           Some(Wisdom),  None,          (6, 0),  2, A::CheaperWisdom),
    card("keeper-of-scrolls",      Some(Wisdom),  None,          (10, 0), 0, A::PerPath),
    card("philosopher",            Some(Wisdom),  None,          (8, 0),  5, A::Plain),
    card("ancient-tortoise",       Some(Wisdom),  Some(Beast),   (7, 0),  4, A::Plain),
    card("snowy-owl",              Some(Wisdom),  Some(Beast),   (6, 0),  3, A::With(Card::ASTRONOMER)),
    card("scholars-robe",          Some(Wisdom),  Some(Garment), (7, 0),  3, A::OtherGarments),
    card("royal-physician",        Some(Wisdom),  None,          (6, 0),  3, A::Dismiss(1)),
    card("pure-white-stag",        Some(Bounty),  Some(Beast),   (5, 4),  6, A::Plain),
    card("beastkeeper",            Some(Bounty),  None,          (5, 3),  1, A::PerBeast),
    card("royal-gardener",         Some(Bounty),  None,          (6, 5),  0, A::PerPath),
    card("golden-hen",             Some(Bounty),  Some(Beast),   (3, 4),  3, A::RicherHarvest),
    card("flower-crown",           Some(Bounty),  Some(Garment), (4, 3),  3, A::OtherGarments),
    card("head-cook",              Some(Bounty),  None,          (4, 3),  3, A::Dismiss(1)),
    card("basket-of-exotic-fruit", Some(Bounty),  None,          (4, 4),  4, A::Plain),
    card("harvest-feast",          Some(Bounty),  None,          (5, 5),  5, A::Three(1)),
    card("diplomat",               None,          None,          (6, 0),  3, A::Dismiss(2)),
    card("winged-cape",            None,          Some(Garment), (8, 0),  6, A::Plain),
    card("unicorn",                None,          Some(Beast),   (6, 0),  4, A::NoGuests),
    card("royal-tailor",           None,          None,          (7, 0),  1, A::PerGarment),
    card("herald",                 None,          None,          (7, 0),  0, A::PerDifferentPath),
    card("royal-jester",           None,          None,          (3, 0),  3, A::Plain),
];
