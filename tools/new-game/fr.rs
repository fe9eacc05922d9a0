//! Sample Game in French.

use crate::bots::sample_game::{Prospect, Reason};
use crate::games::sample_game::Refusal;
use crate::ui::locale::About;
use crate::ui::locale::messages::sample_game::GameMessages;

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
        let tricks: Vec<_> = standing.iter().map(|(name, n)| format!("{name} : {n}")).collect();
        format!("Le plus grand nombre de plis gagne · {}", tricks.join(", "))
    },
    play: "Jouez une carte.",
    played: |who, card| by!(who, name, "Vous avez joué le {card}.", "{name} a joué le {card}."),
    trick_taken: |who| by!(who, name, "Vous avez remporté le pli.", "{name} a remporté le pli."),
    won: |who| by!(who, n, "Vous gagnez avec le plus de plis.", "{n} gagne avec le plus de plis."),
    shared: "Égalité de plis : la victoire est partagée.",
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.",
        Refusal::NotInHand => "Vous n’avez pas cette carte.",
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::TakesTrick => "Elle remporte le pli à coup sûr.",
    }
    .to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::WinsTrick => "Vous remportez ce pli",
    }
    .to_owned()
}
