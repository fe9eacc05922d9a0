//! The sentences of the page that moves everything to another device. They are not part of
//! [`Messages`](super::Messages): the home page does without them.

use super::Language;
use crate::session::library::Merged;

/// The page that moves everything to another device.
pub struct MoveMessages {
    pub title: &'static str,
    pub about: &'static str,
    /// The note that an installed page and the browser's own keep their games apart.
    pub installed: &'static str,
    pub branch_at: &'static str,
    pub write: &'static str,
    /// The number of games in the file.
    pub written: fn(usize) -> String,
    pub to_here: &'static str,
    pub read: &'static str,
    pub read_hint: &'static str,
    pub busy: &'static str,
    /// The outcome of opening a file.
    pub merged: fn(Merged) -> String,
    /// The button that loads the page again with the settings of the file.
    pub take_settings: &'static str,
    pub unreachable: &'static str,
    pub not_a_file: &'static str,
    pub newer: &'static str,
    pub too_large: &'static str,
}

const EN: MoveMessages = MoveMessages {
    title: "Move to another device",
    about: "One file holds everything: your settings, your games in progress and your finished games. Save it here and open it on the other device.",
    installed: "In some browsers, the installed app and a browser tab each have their own games. Move games between the two in the same way.",
    branch_at: "From this device",
    write: "Save everything as a file",
    written: |count| match count {
        1 => "1 game saved.".to_owned(),
        count => format!("{count} games saved."),
    },
    to_here: "To this device",
    read: "Open a file from another device",
    read_hint: "Nothing here is deleted. A game that is already here isn’t added twice.",
    busy: "Working…",
    merged: |Merged { added, known, damaged, unsaved }| {
        let added = match added {
            1 => "1 game added".to_owned(),
            added => format!("{added} games added"),
        };
        let others = [
            (known, "already here"),
            (damaged, "couldn’t be read"),
            (unsaved, "couldn’t be saved"),
        ];
        let others = others.into_iter().filter(|(count, _)| *count > 0);
        let others = others.map(|(count, what)| format!("{count} {what}"));
        let parts: Vec<String> = [added].into_iter().chain(others).collect();
        format!("{}.", parts.join(", "))
    },
    take_settings: "Use the settings in the file",
    unreachable: "Your browser doesn’t let this page read its storage. Nothing was changed.",
    not_a_file: "This isn’t a file saved by “Move to another device”, or it’s incomplete. Nothing was changed.",
    newer: "A newer version of Regalia made this file. Update this page, then try again. Nothing was changed.",
    too_large: "This file is too large. Nothing was changed.",
};

const FR: MoveMessages = MoveMessages {
    title: "Passer sur un autre appareil",
    about: "Un seul fichier contient tout : vos réglages, vos parties en cours et vos parties terminées. Enregistrez-le ici, puis ouvrez-le sur l’autre appareil.",
    installed: "Dans certains navigateurs, l’application installée et l’onglet ont chacun leurs parties. Transférez-les de l’une à l’autre de la même façon.",
    branch_at: "Depuis cet appareil",
    write: "Tout enregistrer dans un fichier",
    written: |count| match count {
        0 | 1 => format!("{count} partie enregistrée."),
        count => format!("{count} parties enregistrées."),
    },
    to_here: "Vers cet appareil",
    read: "Ouvrir le fichier d’un autre appareil",
    read_hint: "Rien n’est supprimé ici. Une partie déjà présente n’est pas ajoutée deux fois.",
    busy: "En cours…",
    merged: |Merged { added, known, damaged, unsaved }| {
        let added = match added {
            0 | 1 => format!("{added} partie ajoutée"),
            added => format!("{added} parties ajoutées"),
        };
        let others = [
            (known, "déjà présente", "déjà présentes"),
            (damaged, "illisible", "illisibles"),
            (unsaved, "non enregistrée", "non enregistrées"),
        ];
        let others = others.into_iter().filter(|(count, ..)| *count > 0);
        let others = others
            .map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many }));
        let parts: Vec<String> = [added].into_iter().chain(others).collect();
        format!("{}.", parts.join(", "))
    },
    take_settings: "Utiliser les réglages du fichier",
    unreachable: "Votre navigateur ne laisse pas cette page lire ses données. Rien n’a été modifié.",
    not_a_file: "Ce fichier ne vient pas de « Passer sur un autre appareil », ou il est incomplet. Rien n’a été modifié.",
    newer: "Ce fichier vient d’une version plus récente de Regalia. Mettez cette page à jour, puis réessayez. Rien n’a été modifié.",
    too_large: "Ce fichier est trop gros. Rien n’a été modifié.",
};

impl Language {
    /// Returns the language's sentences about moving to another device.
    pub const fn move_device(self) -> &'static MoveMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
