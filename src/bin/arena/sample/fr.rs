//! Sample Game in French.

use crate::games::sample_game::Refusal;
use crate::ui::locale::messages::sample_game::GameMessages;
use crate::ui::locale::{About, Who};

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Sample Game",
        line: "Trois plis avec douze cartes.",
        minutes: 2,
        makers: "Le plus court exemple de la maison.",
        people: ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo"],
        levels: [
            "Entame de sa plus forte carte, et prend un pli avec la plus faible qui suffit.",
            "Entame de sa plus faible carte, et garde les fortes pour les plis qu’elles prennent.",
            "Joue d’avance les plis à venir, jusqu’à 200 fois.",
        ],
        options: &[],
    },
    card: |card| format!("{card}"),
    card_text: "La plus forte carte emporte le pli.",
    would: |card, ahead| {
        if ahead {
            format!("{card}. Elle serait la plus forte carte du pli jusqu’ici.")
        } else {
            format!("{card}. Elle n’emporterait pas le pli.")
        }
    },
    trick: "Le pli",
    tricks: |count| if count > 1 { format!("{count} plis") } else { format!("{count} pli") },
    goal: |standing| {
        let tricks: Vec<String> =
            standing.iter().map(|(name, tricks)| format!("{name} : {tricks}")).collect();
        format!("Le plus de plis gagne · {}", tricks.join(", "))
    },
    play: "Jouez une carte.",
    played: |who, card| match who {
        Who::You => format!("Vous avez joué le {card}."),
        Who::Other(name) => format!("{name} a joué le {card}."),
    },
    trick_taken: |who| match who {
        Who::You => "Vous avez pris le pli.".to_owned(),
        Who::Other(name) => format!("{name} a pris le pli."),
    },
    won: |who| match who {
        Who::You => "Vous gagnez avec le plus de plis.".to_owned(),
        Who::Other(name) => format!("{name} gagne avec le plus de plis."),
    },
    shared: "Personne n’a seul le plus de plis : la victoire est partagée.",
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.",
        Refusal::NotInHand => "Vous n’avez pas cette carte.",
    },
};
