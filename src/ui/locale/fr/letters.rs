//! Who plays where, and playing by letter, in French.

use super::{de, que};
use crate::session::{NoUndo, TransportKind};
use crate::ui::locale::Who;
use crate::ui::locale::messages::letters::{ByLetterMessages, DeviceMessages, LetterMessages};

pub static BY_LETTER: ByLetterMessages = ByLetterMessages {
    title: "Jouer par correspondance",
    friends: "Qui joue où",
    all_here: "Tous sur cet appareil",
    some_away: "Certains sur d’autres appareils",
    set_up_hint: "Sur un téléphone\u{a0}: pour les joueurs de cette pièce, qui rejoignent la table en scannant un code une fois la partie commencée. Par correspondance\u{a0}: après chaque coup, vous envoyez un lien par la messagerie de votre choix, et votre ami répond par le suivant. Le lien contient toute la donne\u{a0}: ne jouez ainsi qu’avec des personnes de confiance. Un coup envoyé ne peut plus être annulé.",
    internet_hint: "Par internet\u{a0}: vous envoyez un lien à chaque joueur, et tous gardent la page ouverte.",
    plays: |seat| format!("Le joueur {seat} joue"),
    here: "Sur cet appareil",
    by_letter: "Par correspondance",
    by_bot: "Un bot joue",
    plays_here: |who| by!(who, name, "Vous jouez maintenant sur cet appareil.", "{name} joue maintenant sur cet appareil."),
    plays_by_letter: |who| by!(who, name, "Vous jouez maintenant par correspondance.", "{name} joue maintenant par correspondance."),
    plays_by_bot: |who| match who {
        Who::You => "Un bot joue maintenant à votre place.".to_owned(),
        Who::Other(name) => format!("Un bot joue maintenant à la place {}.", de(name)),
    },
    plays_at_table: |who| {
        by!(who, name, "Vous jouez maintenant sur l’appareil de la table.", "{name} joue maintenant sur l’appareil de la table.")
    },
    was_at_table: "En l’absence de cet appareil, vous avez joué à la table.",
    at_table: "À la table",
    no_undo: |why| match why {
        NoUndo::Nothing => "Vous n’avez encore aucun coup à annuler.",
        NoUndo::Answered => "Un autre joueur a joué depuis\u{a0}: votre coup ne peut plus être annulé.",
        NoUndo::Revealed => "Un coup qui révèle quelque chose de caché, une carte par exemple, ne peut pas être annulé.",
        NoUndo::Sent => "Votre coup a été envoyé par lettre\u{a0}: il ne peut plus être annulé.",
    },
    stood_in: |who| match who {
        Who::You => "Un bot a joué ce coup à votre place.".to_owned(),
        Who::Other(name) => format!("Un bot a joué ce coup à la place {}.", de(name)),
    },
    bot_for: |name| format!("Un bot pour {name}"),
    stand_ins: |who, by_bot, all| match who {
        Who::You => format!("Un bot a joué {by_bot} de vos {all} coups."),
        Who::Other(name) => format!("Un bot a joué {by_bot} des {all} coups {}.", de(name)),
    },
    bots_coming: "Les bots sont en cours de chargement. La partie les attend.",
    second_tap: ["(Ou cliquez de nouveau dessus.)", "(Ou touchez de nouveau.)"],
    hasty: |count| match count {
        1 => "Un bot a joué 1 coup au hasard ou à la hâte.".to_owned(),
        _ => format!("Les bots ont joué {count} coups au hasard ou à la hâte."),
    },
    unadvised: "Les conseils n’étaient pas disponibles pendant cette partie.",
    gave_up: |by, winner| match winner {
        Who::You => by!(by, name, "Vous avez abandonné.", "{name} a abandonné\u{a0}: vous gagnez."),
        Who::Other(winner) => by!(by, name, "Vous avez abandonné\u{a0}: {winner} gagne.", "{name} a abandonné\u{a0}: {winner} gagne."),
    },
    ended_early: |who| {
        by!(
            who,
            name,
            "Vous avez arrêté la partie avant la fin\u{a0}: personne ne gagne.",
            "{name} a arrêté la partie avant la fin\u{a0}: personne ne gagne."
        )
    },
    agreed_end: "Partie arrêtée d’un commun accord\u{a0}: personne ne gagne.",
    asks_to_end: |agreed, waits| {
        format!("Arrêter la partie en l’état, sans vainqueur\u{a0}? D’accord\u{a0}: {agreed}. Sans réponse\u{a0}: {waits}.")
    },
    goes_on: "La partie continue\u{a0}: tout le monde n’était pas d’accord pour l’arrêter.",
    not_connected: "sans connexion",
    undone: |who| by!(who, name, "Vous avez annulé votre coup.", "{name} a annulé son coup."),
    left_game: |who| by!(who, name, "Vous avez quitté la partie.", "{name} a quitté la partie."),
    left_before: |who, n| match who {
        Who::You => format!("Vous avez quitté la partie avant le coup {n}."),
        Who::Other(name) => format!("{name} a quitté la partie avant le coup {n}."),
    },
    ended_after: |n| format!("La partie s’est arrêtée après {n} {}.", if n > 1 { "coups" } else { "coup" }),
    device: |via| match via {
        TransportKind::Room | TransportKind::Window => DeviceMessages {
            place: "Sur un téléphone",
            icon: "smartphone",
            plays: |who| by!(who, name, "Vous jouez maintenant sur un téléphone.", "{name} joue maintenant sur un téléphone."),
        },
        TransportKind::Broker => DeviceMessages {
            place: "Par internet",
            icon: "world",
            plays: |who| by!(who, name, "Vous jouez maintenant par internet.", "{name} joue maintenant par internet."),
        },
    },
    nobody_here: "Il faut au moins un joueur sur cet appareil.",
    next: |name| format!("C’est à {name}. Envoyez la lettre\u{a0}: ensuite, votre coup ne pourra plus être annulé."),
    awaits: |name| format!("En attente de la lettre {}. Ouvrez le lien dès que vous le recevez.", de(name)),
    send: "Envoyer la lettre",
    send_again: "Renvoyer la lettre",
    spectator: "Vous regardez la partie. Rien de secret n’est affiché.",
};

pub static LETTERS: LetterMessages = LetterMessages {
    send_link: |name| format!("Envoyez ce lien à {name}. Il montre les derniers coups, puis ce sera son tour."),
    send_file: |name| format!("Envoyez ce fichier à {name}. Il montre les derniers coups, puis ce sera son tour."),
    send_result: "Envoyez ceci aux autres\u{a0}: ils verront la fin de la partie.",
    for_friends: "Ne jouez par correspondance qu’avec des personnes de confiance\u{a0}: le lien contient toute la donne, et rien n’empêche de la regarder.",
    message: |to, game| format!("{to}, c’est à toi de jouer ({game})\u{a0}:"),
    message_of_result: |game| format!("Notre partie est finie ({game}). Voici le résultat\u{a0}:"),
    letter: "Le message",
    copy: "Copier le message",
    copied: "Copié. Collez-le dans votre messagerie et envoyez-le.",
    share: "Partager…",
    shared: "Partagé.",
    not_shared: "Rien n’a été partagé. Vous pouvez copier le texte ci-dessus.",
    saved: "Enregistré. Envoyez le fichier à votre ami.",
    link: "Le lien de la lettre",
    too_long: "Cette partie est devenue trop longue pour un lien\u{a0}: elle s’envoie sous forme de fichier.",
    file: |game, address| format!("Lettre pour une partie\u{a0}: {game}. Pour l’ouvrir, allez à {address} et choisissez ce fichier."),
    ask: "Collez le lien que vous avez reçu, ou choisissez le fichier.",
    as_file: "Le fichier de la lettre",
    open: "Ouvrir la lettre",
    about: |from, to, game| format!("{from} écrit à {to}\u{a0}: un coup dans {game}."),
    about_unsigned: |to, game| format!("Une lettre à {to}\u{a0}: un coup dans {game}."),
    about_result: |game| format!("Fin de partie\u{a0}: {game}."),
    is_new: |name| format!("Cette partie n’est pas encore sur cet appareil. Si vous êtes {name}, c’est à vous."),
    play_as: |name| format!("Jouer en tant {}", que(name)),
    see_result: "Voir la fin",
    watch: "Regarder seulement",
    other_seat: |to, here| format!("Cette lettre est pour {to}. Sur cet appareil\u{a0}: {here}."),
    same: "Vous avez déjà cette lettre.",
    older: |there, here| {
        format!("C’est une ancienne lettre\u{a0}: elle s’arrête au coup {there}, et votre partie en est déjà au coup {here}.")
    },
    to_table: "Aller à la partie",
    has_own: "Elle contient aussi des coups à vous, joués sur un autre appareil.",
    take_over: "Continuer avec cette lettre",
    keep_mine: "Garder la partie de cet appareil",
    fork: |n| {
        format!(
            "Cette lettre ne correspond pas à votre partie\u{a0}: elles diffèrent à partir du coup {n}. Quelqu’un est revenu en arrière et a continué à partir d’une ancienne lettre."
        )
    },
    take_other: "Garder la version de la lettre comme seconde partie",
};
