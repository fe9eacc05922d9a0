//! Ending a match as it stands, in French.

use crate::ui::locale::messages::giving_up::GivingUpMessages;

pub static GIVING_UP: GivingUpMessages = GivingUpMessages {
    title: "Arrêter la partie",
    other_wins: "L’autre joueur gagne, et la partie est définitivement terminée.",
    no_one_wins: "Personne ne gagne\u{a0}: les points restent tels quels, et la partie est définitivement terminée.",
    or_bot: "Pour partir sans arrêter la partie, laissez un bot jouer à votre place\u{a0}: ouvrez le menu, puis «\u{a0}Qui joue où\u{a0}».",
    give_up: "Abandonner",
    gives_up: |name| format!("{name} abandonne"),
};
