//! The guide of a lesson, in French.

use crate::ui::locale::messages::guide::GuideMessages;

pub static GUIDE: GuideMessages = GuideMessages {
    missing: "La leçon n’a pas pu être chargée. Hors ligne, seules les leçons déjà ouvertes sont disponibles.",
    go_on: "Suivant",
    back: "Remarque précédente",
    of: |(nth, all)| format!("{nth}/{all}"),
    otherwise: |order| {
        let order = order.trim_end_matches('.');
        format!("C’est permis aussi (« {order} »), mais la leçon fait autrement : jouez le coup en surbrillance.")
    },
    first_read: "Lisez d’abord ceci, puis choisissez « Suivant ».",
    not_this: "Pas cela : jouez le coup en surbrillance.",
    play_on: "Continuer la partie",
    again: "Recommencer la leçon",
};
