//! Moving everything to another device, in French.

use crate::session::library::Merged;
use crate::ui::locale::messages::move_device::MoveMessages;

pub static MOVE_DEVICE: MoveMessages = MoveMessages {
    title: "Passer sur un autre appareil",
    about: "Un seul fichier contient tout : vos réglages, vos parties en cours et vos parties terminées. Enregistrez-le ici, puis ouvrez-le sur l’autre appareil.",
    installed: "Dans certains navigateurs, l’application installée et l’onglet ont chacun leurs parties. Transférez-les de l’un à l’autre de la même façon.",
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
        let others = others.map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many }));
        let parts: Vec<String> = [added].into_iter().chain(others).collect();
        format!("{}.", parts.join(", "))
    },
    take_settings: "Utiliser les réglages du fichier",
    unreachable: "Votre navigateur ne laisse pas cette page lire ses données. Rien n’a été modifié.",
    not_a_file: "Ce fichier ne vient pas de « Passer sur un autre appareil », ou il est incomplet. Rien n’a été modifié.",
    newer: "Ce fichier vient d’une version plus récente de Regalia. Mettez cette page à jour, puis réessayez. Rien n’a été modifié.",
    too_large: "Ce fichier est trop gros. Rien n’a été modifié.",
};
