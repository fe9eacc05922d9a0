//! The list of games in progress, in French.

use super::de;
use crate::ui::locale::messages::game_list::GameListMessages;

pub static GAME_LIST: GameListMessages = GameListMessages {
    resume: "Reprendre",
    resume_named: |name| format!("Reprendre : {name}"),
    open: "Ouvrir",
    open_named: |name| format!("Ouvrir : {name}"),
    in_progress: "Parties en cours",
    to_play: "Parties et défis",
    your_turn: "À vous de jouer",
    turn_of: |name| format!("Au tour {}", de(name)),
    letter_of: |name| format!("En attente d’une lettre {}", de(name)),
    unreadable: "Ne peut pas être ouverte par cette version",
    more_named: |name| format!("Autres actions : {name}"),
    rename: "Nom de la partie",
    save_name: "Enregistrer",
    delete: "Supprimer",
    deleted: |name| format!("Partie supprimée : {name}."),
    put_off: |name| format!("{name} : voir « Défis entre amis »"),
    unsaved: "Ce navigateur n’enregistre rien pour l’instant. Vos derniers changements seront perdus si vous fermez cette page.",
    left: |left, of| match (left, of) {
        (_, 1) => "1 partie à jouer".to_owned(),
        (1, _) => format!("1 partie sur {of} à jouer"),
        _ => format!("{left} parties sur {of} à jouer"),
    },
    more_games: |count| {
        if count == 1 { "1 autre partie".to_owned() } else { format!("{count} autres parties") }
    },
};
