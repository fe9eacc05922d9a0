//! The keys of the table, in French.

use crate::ui::locale::messages::shortcuts::ShortcutMessages;

pub static SHORTCUTS: ShortcutMessages = ShortcutMessages {
    list: &[
        ("Tab, Entrée", "aller à une carte, la sélectionner"),
        ("← → ↑ ↓", "carte la plus proche dans cette direction"),
        ("Espace", "étape suivante"),
        ("Échap", "passer l’animation, ou désélectionner"),
        ("P", "revoir depuis votre dernier tour"),
        ("H", "conseil, puis explication"),
        ("U", "annuler"),
        ("Y", "rétablir"),
        ("R", "règles"),
        ("G", "objectif et scores"),
        ("L", "journal"),
        ("S", "décrire la table"),
        ("Maj S", "décrire les événements depuis votre dernier tour"),
        ("C", "cacher votre main sur un appareil partagé"),
        ("M", "menu"),
        ("I", "lire le texte entier d’une carte"),
    ],
};
