//! The sentences about a second screen. They are not part of [`Messages`](super::Messages): the home
//! page does without them.

use super::Language;

/// The sentences about a second screen, such as a television.
pub struct SecondScreenMessages {
    pub title: &'static str,
    /// The label of the button that opens it.
    pub show: &'static str,
    /// The explanation below the button.
    pub hint: &'static str,
    /// The notice that its window is open.
    pub opened: &'static str,
    /// The notice that the browser has blocked its window. A link to it follows.
    pub blocked: &'static str,
    /// The text of that link.
    pub link: &'static str,
    /// On the second screen: no window has the table.
    pub away: &'static str,
    /// On the second screen: the table's window runs another version of the page.
    pub other_version: &'static str,
}

const EN: SecondScreenMessages = SecondScreenMessages {
    title: "Second screen",
    show: "Show the table on another screen",
    hint: "For a TV or a projector: a second window shows only what everyone is allowed to see. Players’ hands stay on this device.",
    opened: "The second window is open. Move it to the other screen and press F11 for full screen.",
    blocked: "Your browser blocked the second window. Allow pop-ups for this page, or open it here:",
    link: "Open the second screen",
    away: "The table isn’t open in another window right now. This screen will resume as soon as you open it again.",
    other_version: "This screen and the table have different versions of the page. Reload it on both.",
};

const FR: SecondScreenMessages = SecondScreenMessages {
    title: "Second écran",
    show: "Afficher la table sur un autre écran",
    hint: "Pour un téléviseur ou un projecteur\u{a0}: une seconde fenêtre montre seulement ce que tout le monde peut voir. Les mains des joueurs restent sur cet appareil.",
    opened: "La seconde fenêtre est ouverte. Placez-la sur l’autre écran et appuyez sur F11 pour le plein écran.",
    blocked: "Votre navigateur a bloqué la seconde fenêtre. Autorisez les fenêtres pop-up pour cette page, ou ouvrez-la ici\u{a0}:",
    link: "Ouvrir le second écran",
    away: "La table n’est ouverte dans aucune autre fenêtre pour le moment. Cet écran reprendra de lui-même dès que vous la rouvrirez.",
    other_version: "Cet écran et la table n’ont pas la même version de la page. Rechargez-la sur les deux.",
};

impl Language {
    /// Returns the language's sentences about a second screen.
    pub const fn second_screen(self) -> &'static SecondScreenMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
