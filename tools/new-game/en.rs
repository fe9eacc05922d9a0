//! Sample Game in English.

use crate::bots::sample_game::{Prospect, Reason};
use crate::games::sample_game::Refusal;
use crate::ui::locale::About;
use crate::ui::locale::messages::sample_game::GameMessages;

pub const ABOUT: About = About {
    name: "Sample Game",
    line: "Three tricks with twelve cards.",
    minutes: 2,
    makers: "Regalia’s smallest example.",
    people: ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo"],
    hidden: "cards",
    levels: [
        "Leads its highest card, and takes a trick with the lowest card that wins it.",
        "Leads its lowest card, and saves high cards for tricks that they win.",
        "Plays out the tricks to come, up to 200 times.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    card: |card| format!("{card}"),
    card_text: "The highest card takes the trick.",
    would: |card, ahead| {
        if ahead {
            format!("{card}. It would be the highest card in the trick so far.")
        } else {
            format!("{card}. It wouldn’t take the trick.")
        }
    },
    trick: "Trick",
    tricks: |count| if count == 1 { "1 trick".to_owned() } else { format!("{count} tricks") },
    goal: |standing| {
        let tricks: Vec<_> = standing.iter().map(|(name, n)| format!("{name}: {n}")).collect();
        format!("Most tricks wins · {}", tricks.join(", "))
    },
    play: "Play a card.",
    played: |who, card| by!(who, name, "You played the {card}.", "{name} played the {card}."),
    trick_taken: |who| by!(who, name, "You took the trick.", "{name} took the trick."),
    won: |who| by!(who, name, "You won with the most tricks.", "{name} won with the most tricks."),
    shared: "Tied for the most tricks: the win is shared.",
    refusal: |refusal| match refusal {
        Refusal::Over => "The game is over.",
        Refusal::NotInHand => "You don’t have that card.",
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::TakesTrick => "It’s sure to take the trick.",
    }
    .to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::WinsTrick => "You win this trick",
    }
    .to_owned()
}
