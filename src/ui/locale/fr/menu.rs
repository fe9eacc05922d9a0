//! The table's menu, and ending a game early, in French.

use crate::ui::locale::messages::menu::MenuMessages;

pub static MENU: MenuMessages = MenuMessages {
    places_hint: "Chacun peut jouer sur cet appareil, sur un autre ou par correspondance, et un bot peut jouer à sa place.",
    share: "Enregistrer ou partager",
    copy_link: "Copier un lien",
    file_saved: "Fichier enregistré.",
    notice: "M’avertir quand c’est mon tour et que cette page est en arrière-plan",
    notice_refused: "Votre navigateur n’autorise pas les notifications de cette page.",
    seed: |seed| format!("Donne numéro {seed}"),
    fault: "Signaler un problème",
    fault_hint: "Enregistrez ce rapport et joignez-le à votre message. Il contient le jeu, les options, la donne, les coups, la version et le navigateur, mais aucun nom. Il révèle toutes les cartes cachées de cette partie.",
    save_report: "Enregistrer un rapport",
    end_game: "Arrêter la partie",
    other_wins: "L’autre joueur gagne, et la partie est définitivement terminée.",
    no_one_wins: "Personne ne gagne\u{a0}: les points restent tels quels, et la partie est définitivement terminée.",
    or_bot: "Pour partir sans arrêter la partie, laissez un bot jouer à votre place\u{a0}: ouvrez le menu, puis «\u{a0}Qui joue où\u{a0}».",
    leave: "Quitter la partie",
    bot_plays_on: "Les autres continuent, et un bot joue à votre place.",
    give_up: "Abandonner",
    gives_up: |name| format!("{name} abandonne"),
    by_agreement: "D’un commun accord\u{a0}: dès que tout le monde accepte, la partie est terminée et personne ne gagne.",
    agree: "Accepter d’arrêter",
    agrees: |name| format!("{name} accepte d’arrêter"),
    play_on: "Continuer à jouer",
    plays_on: |name| format!("{name} continue à jouer"),
    next_game: "La prochaine partie se lance sur l’appareil de la table.",
};
