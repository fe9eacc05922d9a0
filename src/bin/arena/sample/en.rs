//! Sample Game in English.

use crate::games::sample_game::Refusal;
use crate::ui::locale::messages::sample_game::GameMessages;
use crate::ui::locale::{About, Who};

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Sample Game",
        line: "Three tricks of twelve cards.",
        minutes: 2,
        makers: "The shortest example of the house.",
        people: ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo"],
        levels: [
            "Leads the highest card, and takes a trick with the lowest card that does.",
            "Leads the lowest card, and keeps the high ones for tricks that they take.",
            "Plays the tricks to come out, up to 200 times.",
        ],
        options: &[],
    },
    card: |card| format!("{card}"),
    card_text: "The highest card takes the trick.",
    would: |card, ahead| {
        if ahead {
            format!("{card}. It would be the highest card of the trick so far.")
        } else {
            format!("{card}. It would not take the trick.")
        }
    },
    trick: "The trick",
    tricks: |count| if count == 1 { "1 trick".to_owned() } else { format!("{count} tricks") },
    goal: |standing| {
        let tricks: Vec<String> =
            standing.iter().map(|(name, tricks)| format!("{name}: {tricks}")).collect();
        format!("Most tricks win · {}", tricks.join(", "))
    },
    play: "Play a card.",
    played: |who, card| match who {
        Who::You => format!("You played the {card}."),
        Who::Other(name) => format!("{name} played the {card}."),
    },
    trick_taken: |who| match who {
        Who::You => "You took the trick.".to_owned(),
        Who::Other(name) => format!("{name} took the trick."),
    },
    won: |who| match who {
        Who::You => "You won with most tricks.".to_owned(),
        Who::Other(name) => format!("{name} won with most tricks."),
    },
    shared: "Nobody has most tricks alone: the win is shared.",
    refusal: |refusal| match refusal {
        Refusal::Over => "The match is over.",
        Refusal::NotInHand => "You hold no such card.",
    },
};
