//! A second screen, in French.

use crate::ui::locale::messages::second_screen::SecondScreenMessages;

pub static SECOND_SCREEN: SecondScreenMessages = SecondScreenMessages {
    title: "Second écran",
    show: "Afficher la table sur un autre écran",
    hint: "Pour un téléviseur ou un projecteur\u{a0}: une seconde fenêtre montre seulement ce que tout le monde peut voir. Les mains des joueurs restent sur cet appareil.",
    opened: "La seconde fenêtre est ouverte. Placez-la sur l’autre écran et appuyez sur F11 pour le plein écran.",
    blocked: "Votre navigateur a bloqué la seconde fenêtre. Autorisez les fenêtres pop-up pour cette page, ou ouvrez-la ici\u{a0}:",
    link: "Ouvrir le second écran",
    away: "La table n’est ouverte dans aucune autre fenêtre pour le moment. Cet écran reprendra de lui-même dès que vous la rouvrirez.",
    other_version: "Cet écran et la table n’ont pas la même version de la page. Rechargez-la sur les deux.",
};
