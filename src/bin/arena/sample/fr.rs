//! Sample Game in French.

use crate::games::sample_game::Refusal;
use crate::ui::locale::messages::sample_game::GameMessages;
use crate::ui::locale::{About, Who};

pub const ABOUT: About = About {
    name: "Sample Game",
    line: "Trois plis avec douze cartes.",
    minutes: 2,
    makers: "Le plus petit exemple de Regalia.",
    people: ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo"],
    hidden: "cartes",
    levels: [
        "Entame de sa plus forte carte, et prend un pli avec la plus faible qui suffit.",
        "Entame de sa plus faible carte, et garde les fortes pour les plis qu’elles remportent.",
        "Simule les plis à venir, jusqu’à 200 fois.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    card: |card| format!("{card}"),
    card_text: "La plus forte carte remporte le pli.",
    would: |card, ahead| {
        if ahead {
            format!("{card}. Elle serait la plus forte carte du pli jusqu’ici.")
        } else {
            format!("{card}. Elle ne remporterait pas le pli.")
        }
    },
    trick: "Pli",
    tricks: |count| if count > 1 { format!("{count} plis") } else { format!("{count} pli") },
    goal: |standing| {
        let tricks: Vec<String> =
            standing.iter().map(|(name, tricks)| format!("{name} : {tricks}")).collect();
        format!("Le plus grand nombre de plis gagne · {}", tricks.join(", "))
    },
    play: "Jouez une carte.",
    played: |who, card| match who {
        Who::You => format!("Vous avez joué le {card}."),
        Who::Other(name) => format!("{name} a joué le {card}."),
    },
    trick_taken: |who| match who {
        Who::You => "Vous avez remporté le pli.".to_owned(),
        Who::Other(name) => format!("{name} a remporté le pli."),
    },
    won: |who| match who {
        Who::You => "Vous gagnez avec le plus de plis.".to_owned(),
        Who::Other(name) => format!("{name} gagne avec le plus de plis."),
    },
    shared: "Égalité de plis : la victoire est partagée.",
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.",
        Refusal::NotInHand => "Vous n’avez pas cette carte.",
    },
};
