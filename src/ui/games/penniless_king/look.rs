//! The look of Rogues, cards, guilds and gains.

use crate::engine::Seat;
use crate::games::penniless_king::{Gain, Neighbourhood, Plot, Public, Rogue};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{CardLook, Corner, icon, piece};
use yew::prelude::*;

/// The symbols of the Rogues.
const ROGUES: [&str; Rogue::ALL.len()] = [
    "own-henchman",
    "own-right-hand",
    "own-beggar",
    "own-brute",
    "own-pickpocket",
    "own-priest",
    "own-soothsayer",
    "own-swordsman",
    "own-courtesan",
];

/// The symbols of the Plot cards.
const PLOTS: [&str; Plot::ALL.len()] = [
    "tarot-08-strength",
    "tarot-03-the-empress",
    "tarot-20-judgement",
    "tarot-10-wheel-of-fortune",
    "tarot-12-the-hanged-man",
    "tarot-09-the-hermit",
    "tarot-07-the-chariot",
    "tarot-06-the-lovers",
    "tarot-18-the-moon",
    "tarot-11-justice",
    "tarot-15-the-devil",
    "tarot-16-the-tower",
];

/// The guilds by seat: colour and emblem.
const GUILDS: [(&str, &str); 5] = [
    ("green", "rat"),
    ("red", "rooster"),
    ("violet", "raven"),
    ("blue", "sitting-dog"),
    ("yellow", "cat"),
];

/// The symbols of the neighbourhoods' actions.
const DOES: [&str; 5] =
    ["two-coins", "card-draw", "laurels-trophy", "cloak-dagger", "hooded-figure"];

/// The emblem of the King.
pub const KING: &str = "hood";
/// The emblem of a Wrath space.
pub const WRATH: &str = "crowned-skull";

/// Returns the symbol of a neighbourhood's action.
pub fn does(at: Neighbourhood) -> &'static str {
    DOES[at.index()]
}

/// Returns true if the match is over and this player has won: their Renown tokens are lit.
pub fn has_won(public: &Public, seat: Seat) -> bool {
    public.outcome().is_some_and(|outcome| outcome.winners().contains(seat))
}

/// Returns the symbol of a Rogue.
pub fn rogue_symbol(rogue: Rogue) -> &'static str {
    ROGUES[rogue as usize]
}

/// Renders a player's token. The guild's emblem says the same as its colour.
pub fn token(seat: Seat, label: &str) -> Html {
    let (kind, symbol) = GUILDS[seat.index()];
    piece!(Token { kind, symbol, label: label.to_owned() })
}

/// Returns the strength of a Rogue as shown in its corner.
pub fn strength(rogue: Rogue) -> &'static str {
    match rogue {
        Rogue::Swordsman => "0·3",
        _ => ["0", "1", "2", "3"][usize::from(rogue.strength().min(3))],
    }
}

/// Returns the face of a Rogue.
pub fn rogue_look(rogue: Rogue, w: &GameMessages) -> CardLook {
    let (name, text) = w.rogues[rogue as usize];
    CardLook {
        kind: if rogue.is_from_bag() { "hired" } else { "rogue" },
        symbol: rogue_symbol(rogue),
        corner: Corner::Suited(
            strength(rogue).into(),
            if rogue.is_from_bag() { "two-coins" } else { "hood" },
        ),
        name: name.into(),
        effect: None,
        detail: Some(text.into()),
        sign: None,
        count: None,
        text: text.into(),
    }
}

/// Returns the face of a Plot card.
pub fn plot_look(plot: Plot, w: &GameMessages) -> CardLook {
    let (name, text) = w.plots[plot as usize];
    CardLook {
        kind: "plot",
        symbol: PLOTS[plot as usize],
        corner: Corner::Symbol("moon"),
        name: name.into(),
        effect: None,
        detail: Some(text.into()),
        sign: None,
        count: None,
        text: text.into(),
    }
}

/// Renders the gain of a spot as a small picture.
pub fn gain(gain: Gain) -> Html {
    let (symbol, number) = match gain {
        Gain::Coins(coins) => ("two-coins", coins),
        Gain::Plot => ("card-draw", 1),
        Gain::King(spaces) => (KING, spaces),
    };
    html! { <span class="pk-gain" aria-hidden="true">{ number }{ icon(symbol) }</span> }
}
