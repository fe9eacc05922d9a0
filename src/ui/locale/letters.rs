//! The sentences about who plays where, and about playing by letter. They are not part of
//! [`Messages`](super::Messages): the home page does without them, and the table without those of
//! letters that are opened or sent.

use super::Language;
use super::fr::de;
use crate::session::Place;

/// The sentences about playing by letter at the table and on the set-up page.
pub struct ByLetterMessages {
    /// The title of the panel, and of the page that asks for a letter.
    pub title: &'static str,
    /// The heading of the choice who plays where, and the title of the panel.
    pub friends: &'static str,
    pub all_here: &'static str,
    pub some_away: &'static str,
    /// The explanation of the choice on the set-up page.
    pub set_up_hint: &'static str,
    /// The same about the internet.
    pub internet_hint: &'static str,
    /// The explanation beside the button that opens the panel.
    pub menu_hint: &'static str,
    /// The question where the person of a seat plays. Takes the seat's number from 1.
    pub plays: fn(usize) -> String,
    /// The places in the order of [`Place::ALL`].
    pub places: [&'static str; 5],
    /// The reason why a match does not begin: all persons are elsewhere.
    pub nobody_here: &'static str,
    /// The prompt while a letter can be sent. Takes the name of the person to move.
    pub next: fn(&str) -> String,
    /// The prompt once it was sent.
    pub awaits: fn(&str) -> String,
    pub send: &'static str,
    pub send_again: &'static str,
    /// The notice to a spectator.
    pub spectator: &'static str,
}

impl ByLetterMessages {
    /// Returns the name of a place.
    pub fn place(&self, place: Place) -> &'static str {
        self.places[place as usize]
    }
}

/// The sentences about letters that are opened or sent.
pub struct LetterMessages {
    pub send_link: fn(&str) -> String,
    /// The same for a letter that is too long for a link.
    pub send_file: fn(&str) -> String,
    pub send_result: &'static str,
    /// The note that a letter contains the deal.
    pub for_friends: &'static str,
    pub share: &'static str,
    pub shared: &'static str,
    pub not_shared: &'static str,
    pub saved: &'static str,
    /// The label of the link as text.
    pub link: &'static str,
    pub too_long: &'static str,
    /// The first lines of the file: the game's name, and the address where it is opened.
    pub file: fn(&str, &str) -> String,
    /// Asks for a letter.
    pub ask: &'static str,
    pub as_file: &'static str,
    pub open: &'static str,
    /// The writer, the reader and the game.
    pub about: fn(&str, &str, &str) -> String,
    pub about_unsigned: fn(&str, &str) -> String,
    /// A letter about a match that is over.
    pub about_result: fn(&str) -> String,
    /// A letter of a match that is not on this device. Takes the name of the person to move.
    pub is_new: fn(&str) -> String,
    pub play_as: fn(&str) -> String,
    pub see_result: &'static str,
    pub watch: &'static str,
    /// The letter is for a person who plays elsewhere: their name, and the names of those here.
    pub other_seat: fn(&str, &str) -> String,
    pub same: &'static str,
    /// The number of moves in the letter, and on this device.
    pub older: fn(usize, usize) -> String,
    pub to_table: &'static str,
    /// The letter has decisions of a person here that were made elsewhere.
    pub has_own: &'static str,
    pub take_over: &'static str,
    pub keep_mine: &'static str,
    /// The number of the first move that differs.
    pub fork: fn(usize) -> String,
    pub take_other: &'static str,
}

const EN: ByLetterMessages = ByLetterMessages {
    title: "Play by letter",
    friends: "Who plays where",
    all_here: "All on this device",
    some_away: "Some on other devices",
    set_up_hint: "On a phone: for players in this room, who join by scanning a code once the game is open. By letter: after each move you send a link in any messaging app, and your friend replies with the next one. The link contains the whole deal, so play this way only with people you trust. Once sent, a move can’t be undone.",
    internet_hint: "Over the internet: you send each player a link, and everyone keeps the page open.",
    menu_hint: "Each player can play on this device, on a phone in this room or by letter, and a bot can step in for them.",
    plays: |seat| format!("Player {seat} plays"),
    places: ["On this device", "On a phone", "By letter", "Over the internet", "A bot plays"],
    nobody_here: "At least one player must be on this device.",
    next: |name| format!("{name} is next. Send the letter; after that, your move can’t be undone."),
    awaits: |name| format!("Waiting for {name}’s letter. Open the link when you get it."),
    send: "Send the letter",
    send_again: "Send it again",
    spectator: "You’re watching. Nothing secret is shown.",
};

const FR: ByLetterMessages = ByLetterMessages {
    title: "Jouer par correspondance",
    friends: "Qui joue où",
    all_here: "Tous sur cet appareil",
    some_away: "Certains sur d’autres appareils",
    set_up_hint: "Sur un téléphone\u{a0}: pour les joueurs de cette pièce, qui rejoignent la table en scannant un code une fois la partie ouverte. Par correspondance\u{a0}: après chaque coup, vous envoyez un lien par la messagerie de votre choix, et votre ami répond par le suivant. Le lien contient toute la donne\u{a0}: ne jouez ainsi qu’avec des personnes de confiance. Un coup envoyé ne peut plus être annulé.",
    internet_hint: "Par internet\u{a0}: vous envoyez un lien à chaque joueur, et tous gardent la page ouverte.",
    menu_hint: "Chacun peut jouer sur cet appareil, sur un téléphone dans cette pièce ou par correspondance, et un bot peut jouer à sa place.",
    plays: |seat| format!("Le joueur {seat} joue"),
    places: [
        "Sur cet appareil",
        "Sur un téléphone",
        "Par correspondance",
        "Par internet",
        "Un bot joue",
    ],
    nobody_here: "Il faut au moins un joueur sur cet appareil.",
    next: |name| {
        format!(
            "C’est à {name}. Envoyez la lettre\u{a0}: ensuite, votre coup ne pourra plus être annulé."
        )
    },
    awaits: |name| {
        format!("En attente de la lettre {}. Ouvrez le lien dès que vous le recevez.", de(name))
    },
    send: "Envoyer la lettre",
    send_again: "Renvoyer la lettre",
    spectator: "Vous regardez la partie. Rien de secret n’est affiché.",
};

const LETTERS_EN: LetterMessages = LetterMessages {
    send_link: |name| {
        format!("Send this link to {name}. It shows the latest moves, and then it’s their turn.")
    },
    send_file: |name| {
        format!("Send this file to {name}. It shows the latest moves, and then it’s their turn.")
    },
    send_result: "Send this to the others. It shows them the end of the game.",
    for_friends: "Play by letter only with people you trust: the link contains the whole deal, and nothing stops anyone from looking at it.",
    share: "Share…",
    shared: "Shared.",
    not_shared: "Nothing was shared. You can copy the link instead.",
    saved: "Saved. Send the file to your friend.",
    link: "The letter’s link",
    too_long: "This game has become too long for a link, so it’s sent as a file.",
    file: |game, address| {
        format!("A letter in a game of {game}. To open it, go to {address} and choose this file.")
    },
    ask: "Paste the link that you were sent, or choose the file.",
    as_file: "The letter as a file",
    open: "Open the letter",
    about: |from, to, game| format!("{from} writes to {to}: a move in {game}."),
    about_unsigned: |to, game| format!("A letter to {to}: a move in {game}."),
    about_result: |game| format!("The end of a game of {game}."),
    is_new: |name| format!("This game isn’t on this device yet. If you’re {name}, it’s your turn."),
    play_as: |name| format!("Play as {name}"),
    see_result: "See the end",
    watch: "Just watch",
    other_seat: |to, here| format!("This letter is for {to}. Playing on this device: {here}."),
    same: "You already have this letter.",
    older: |there, here| {
        format!(
            "This is an old letter: it ends at move {there}, and your game is already at move {here}."
        )
    },
    to_table: "Go to the game",
    has_own: "It also contains moves of yours that weren’t made on this device.",
    take_over: "Continue with this letter",
    keep_mine: "Keep the game on this device",
    fork: |n| {
        format!(
            "This letter doesn’t match your game: they differ from move {n} on. Someone went back and continued from an old letter."
        )
    },
    take_other: "Keep the letter’s version as a second game",
};

const LETTERS_FR: LetterMessages = LetterMessages {
    send_link: |name| {
        format!("Envoyez ce lien à {name}. Il montre les derniers coups, puis ce sera son tour.")
    },
    send_file: |name| {
        format!("Envoyez ce fichier à {name}. Il montre les derniers coups, puis ce sera son tour.")
    },
    send_result: "Envoyez ceci aux autres\u{a0}: ils verront la fin de la partie.",
    for_friends: "Ne jouez par correspondance qu’avec des personnes de confiance\u{a0}: le lien contient toute la donne, et rien n’empêche de la regarder.",
    share: "Partager…",
    shared: "Partagé.",
    not_shared: "Rien n’a été partagé. Vous pouvez copier le lien.",
    saved: "Enregistré. Envoyez le fichier à votre ami.",
    link: "Le lien de la lettre",
    too_long: "Cette partie est devenue trop longue pour un lien\u{a0}: elle s’envoie sous forme de fichier.",
    file: |game, address| {
        format!(
            "Lettre pour une partie\u{a0}: {game}. Pour l’ouvrir, allez à {address} et choisissez ce fichier."
        )
    },
    ask: "Collez le lien que vous avez reçu, ou choisissez le fichier.",
    as_file: "Le fichier de la lettre",
    open: "Ouvrir la lettre",
    about: |from, to, game| format!("{from} écrit à {to}\u{a0}: un coup dans {game}."),
    about_unsigned: |to, game| format!("Une lettre à {to}\u{a0}: un coup dans {game}."),
    about_result: |game| format!("Fin de partie\u{a0}: {game}."),
    is_new: |name| {
        format!(
            "Cette partie n’est pas encore sur cet appareil. Si vous êtes {name}, c’est à vous."
        )
    },
    play_as: |name| format!("Jouer en tant que {name}"),
    see_result: "Voir la fin",
    watch: "Regarder seulement",
    other_seat: |to, here| format!("Cette lettre est pour {to}. Sur cet appareil\u{a0}: {here}."),
    same: "Vous avez déjà cette lettre.",
    older: |there, here| {
        format!(
            "C’est une ancienne lettre\u{a0}: elle s’arrête au coup {there}, et votre partie en est déjà au coup {here}."
        )
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

impl Language {
    /// Returns the language's sentences about playing by letter.
    pub const fn by_letter(self) -> &'static ByLetterMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }

    /// Returns the language's sentences about letters that are opened or sent.
    pub const fn letters(self) -> &'static LetterMessages {
        match self {
            Self::En => &LETTERS_EN,
            Self::Fr => &LETTERS_FR,
        }
    }
}
