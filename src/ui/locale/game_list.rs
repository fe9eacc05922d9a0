//! The sentences of the list of games in progress. They are not part of
//! [`Messages`](super::Messages): the page fetches the list only where there is something in it.

use super::Language;
use super::fr::de;

/// The sentences of the list of games in progress.
pub struct GameListMessages {
    pub resume: &'static str,
    /// `resume` where several matches are listed. Takes the match's name.
    pub resume_named: fn(&str) -> String,
    /// The button's text for a match that this version cannot open.
    pub open: &'static str,
    pub open_named: fn(&str) -> String,
    /// The heading of the matches in progress.
    pub in_progress: &'static str,
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    /// The state of a match that waits for the letter of a person elsewhere.
    pub letter_of: fn(&str) -> String,
    /// The state of a match that this version cannot open.
    pub unreadable: &'static str,
    /// The label of the button that opens a match's further actions. Takes the match's name.
    pub more_named: fn(&str) -> String,
    pub rename: &'static str,
    pub save_name: &'static str,
    pub delete: &'static str,
    pub deleted: fn(&str) -> String,
    /// The notice that a change is in memory only.
    pub unsaved: &'static str,
    /// The button that lists the further matches. Takes their number.
    pub more_games: fn(usize) -> String,
}

const EN: GameListMessages = GameListMessages {
    resume: "Continue",
    resume_named: |name| format!("Continue {name}"),
    open: "Open",
    open_named: |name| format!("Open {name}"),
    in_progress: "Games in progress",
    your_turn: "Your turn",
    turn_of: |name| format!("{name}’s turn"),
    letter_of: |name| format!("Waiting for a letter from {name}"),
    unreadable: "Can’t be opened by this version",
    more_named: |name| format!("More for {name}"),
    rename: "Name of this game",
    save_name: "Save",
    delete: "Delete",
    deleted: |name| format!("{name} deleted."),
    unsaved: "This browser isn’t saving anything at the moment. Your latest changes will be lost if you close this page.",
    more_games: |count| {
        if count == 1 { "1 more game".to_owned() } else { format!("{count} more games") }
    },
};

const FR: GameListMessages = GameListMessages {
    resume: "Reprendre",
    resume_named: |name| format!("Reprendre : {name}"),
    open: "Ouvrir",
    open_named: |name| format!("Ouvrir : {name}"),
    in_progress: "Parties en cours",
    your_turn: "À vous de jouer",
    turn_of: |name| format!("Au tour {}", de(name)),
    letter_of: |name| format!("En attente d’une lettre {}", de(name)),
    unreadable: "Ne peut pas être ouverte par cette version",
    more_named: |name| format!("Autres actions : {name}"),
    rename: "Nom de la partie",
    save_name: "Enregistrer",
    delete: "Supprimer",
    deleted: |name| format!("Partie supprimée : {name}."),
    unsaved: "Ce navigateur n’enregistre rien pour l’instant. Vos derniers changements seront perdus si vous fermez cette page.",
    more_games: |count| {
        if count == 1 { "1 autre partie".to_owned() } else { format!("{count} autres parties") }
    },
};

impl Language {
    /// Returns the language's sentences of the list of games in progress.
    pub const fn game_list(self) -> &'static GameListMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
