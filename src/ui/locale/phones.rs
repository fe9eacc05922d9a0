//! The sentences about phones that hold hands. They are not part of [`Messages`](super::Messages): the
//! home page does without them.

use super::Language;
use super::fr::de;

/// The sentences about phones that hold hands.
pub struct PhoneMessages {
    /// The explanation at the top of the panel.
    pub hint: &'static str,
    /// The note on letters that have to wait.
    pub letter_later: &'static str,
    /// The instructions for phones.
    pub intro: &'static str,
    pub use_camera: &'static str,
    pub camera_hint: &'static str,
    /// No camera can be used.
    pub camera_off: &'static str,
    /// Below the camera’s picture.
    pub looking: &'static str,
    /// The browser offers no address at all.
    pub no_network: &'static str,
    /// The browser offers only names that it made up.
    pub hidden_address: &'static str,
    pub preparing: &'static str,
    pub offered: &'static str,
    pub connecting: &'static str,
    pub late: &'static str,
    pub joined: &'static str,
    pub lost: &'static str,
    pub show_code: &'static str,
    pub new_code: &'static str,
    /// The label of the link that the code holds.
    pub link: &'static str,
    pub help: &'static str,
    /// The label of the field for an answer as text.
    pub paste: &'static str,
    pub paste_button: &'static str,
    pub not_a_code: &'static str,
    pub damaged: &'static str,
    pub other_version: &'static str,
    pub other_side: &'static str,
    pub unknown: &'static str,
    /// The phone’s answer came after another one for the same code had failed.
    pub used_up: &'static str,
    pub intruded: &'static str,
    /// The heading on the phone.
    pub hand_title: &'static str,
    pub hand_preparing: &'static str,
    pub hand_show: &'static str,
    /// The time for which a phone’s code is valid.
    pub hand_renews: &'static str,
    pub hand_text: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub hand_damaged: &'static str,
    pub hand_other_version: &'static str,
    pub hand_not_a_code: &'static str,
    pub hand_no_network: &'static str,
    /// The name of a picture of a code.
    pub qr: &'static str,
    pub picture: &'static str,
    /// On the phone: nothing is heard from the table.
    pub tablet_silent: &'static str,
    /// On the phone, once its connection to the table has ended.
    pub hand_ended: &'static str,
    /// On the table, once a phone has left its seat.
    pub left: &'static str,
    pub play_here: &'static str,
    pub let_bot: &'static str,
    pub scan_other: &'static str,
    pub scanned: &'static str,
    pub stop_scanning: &'static str,
    /// On a phone: no camera can be used.
    pub scan_off: &'static str,
    /// Remedies if a phone does not connect, in the order in which to try them.
    pub helps: [&'static str; 5],
    /// A seat's person decides on their phone.
    pub decides: fn(&str) -> String,
    /// Nothing is heard from a seat's phone.
    pub silent: fn(&str) -> String,
    /// A bot decides for a person.
    pub stands_in: fn(&str) -> String,
    /// The heading of a seat's code.
    pub code_for: fn(&str) -> String,
    /// A phone would take a seat that has one.
    pub taken: fn(&str) -> String,
}

const EN: PhoneMessages = PhoneMessages {
    hint: "You can change where each player plays at any time. Bring a player back to this device only if they’re here with you.",
    letter_later: "At least one player has to stay on this device. For the others to play by letter, open this panel on the turn of the player who’s staying, and choose “By letter” for them.",
    intro: "Phones must be on the same Wi-Fi as this device. They connect to it directly: nothing goes over the internet. For each player: scan the code shown here with the phone, then hold the phone’s code up to this device’s camera.",
    use_camera: "Use the camera",
    camera_hint: "The camera image never leaves this device.",
    camera_off: "The camera can’t be used here. Allow it in the browser’s settings, use a phone that has joined to scan the others’ codes, or paste the phone’s reply below.",
    looking: "Hold the phone’s code up to the camera so that it fills the frame.",
    no_network: "This browser doesn’t allow direct connections, so no phone can join here.",
    hidden_address: "Your browser hides this device’s address, so phones that use a different browser won’t find it. Allow the camera: the browser then shows the address.",
    preparing: "Preparing the code…",
    offered: "Scan this code with the phone.",
    connecting: "The phone’s code was read. Connecting…",
    late: "The phone hasn’t connected. Tap “New code” and try again: a phone’s reply only works for twenty seconds.",
    joined: "The phone has joined.",
    lost: "Lost contact with the phone.",
    show_code: "Show the code",
    new_code: "New code",
    link: "The link in this code",
    help: "If a phone doesn’t connect",
    paste: "Paste the phone’s reply",
    paste_button: "Connect",
    not_a_code: "That isn’t a phone’s code.",
    damaged: "The code is incomplete. Try again.",
    other_version: "The phone has a different version of the page. Reload it on both devices.",
    other_side: "That’s this table’s own code. Hold up the code shown on the phone.",
    unknown: "The phone replied to an old code. Scan the code on this screen with the phone.",
    used_up: "This code can’t be used again: its first reply came too late. Here’s a new code: scan it with the phone.",
    intruded: "Another device tried to join as a player who already has one, and was refused.",
    hand_title: "Your hand on this device",
    hand_preparing: "Preparing this phone’s code…",
    hand_show: "Hold this code up to the table’s camera, as close as you can without it going out of focus.",
    hand_renews: "The code changes every ten seconds, and each one works for twenty seconds.",
    hand_text: "This phone’s reply as text",
    copy: "Copy",
    copied: "Copied.",
    hand_damaged: "This link is incomplete. Scan the table’s code again.",
    hand_other_version: "The table has a different version of the page. Reload it on both devices.",
    hand_not_a_code: "This link doesn’t lead to a table. Scan the code on the table’s screen.",
    hand_no_network: "This browser doesn’t allow direct connections, so this phone can’t join.",
    qr: "QR code",
    picture: "Camera image",
    tablet_silent: "Lost contact with the table. Keep this page open: it will reconnect by itself. If it doesn’t, scan a new code at the table.",
    hand_ended: "This phone’s connection to the table has ended. To keep playing on it, scan a new code: on the table’s device, open the menu, then “Who plays where”.",
    left: "A phone has left the game. Play on this device instead, or scan a new code with the phone: it’s in the menu, under “Who plays where”.",
    play_here: "Play here instead",
    let_bot: "Let a bot play",
    scan_other: "Scan another phone’s code",
    scanned: "The code was passed on to the table.",
    stop_scanning: "Stop scanning",
    scan_off: "The camera can’t be used here.",
    helps: [
        "Are both devices on the same Wi-Fi?",
        "On the phone, allow the camera for this page too: some browsers show the phone’s address only then.",
        "Otherwise, turn on one device’s hotspot and connect the other to it.",
        "Guest Wi-Fi, such as in hotels, often keeps devices apart.",
        "You can always keep playing by passing one device around.",
    ],
    decides: |name| format!("{name} is playing on their own device."),
    silent: |name| format!("{name}’s device isn’t connected. You can wait, or go on without it."),
    stands_in: |name| format!("A bot is playing for {name}."),
    code_for: |name| format!("Code for {name}"),
    taken: |name| format!("{name} already has a phone. The second one was refused."),
};

const FR: PhoneMessages = PhoneMessages {
    hint: "Vous pouvez changer à tout moment l’endroit où chacun joue. Ne ramenez un joueur sur cet appareil que s’il est avec vous.",
    letter_later: "Un joueur au moins doit rester sur cet appareil. Pour que les autres jouent par correspondance, ouvrez ce panneau au tour de celui qui reste et choisissez pour eux «\u{a0}Par correspondance\u{a0}».",
    intro: "Les téléphones doivent être sur le même Wi-Fi que cet appareil. Ils s’y connectent directement\u{a0}: rien ne passe par internet. Pour chaque joueur\u{a0}: scannez avec le téléphone le code affiché ici, puis présentez le code du téléphone à la caméra de cet appareil.",
    use_camera: "Utiliser la caméra",
    camera_hint: "L’image de la caméra ne quitte pas cet appareil.",
    camera_off: "La caméra n’est pas utilisable ici. Autorisez-la dans les réglages du navigateur, scannez les codes des autres avec un téléphone qui a déjà rejoint la table, ou collez ci-dessous la réponse du téléphone.",
    looking: "Présentez le code du téléphone à la caméra, de façon qu’il remplisse l’image.",
    no_network: "Ce navigateur n’autorise pas les connexions directes\u{a0}: aucun téléphone ne peut rejoindre cette table.",
    hidden_address: "Votre navigateur cache l’adresse de cet appareil\u{a0}: les téléphones qui utilisent un autre navigateur ne le trouveront pas. Autorisez la caméra\u{a0}: le navigateur montrera alors l’adresse.",
    preparing: "Préparation du code…",
    offered: "Scannez ce code avec le téléphone.",
    connecting: "Le code du téléphone a été lu. Connexion en cours…",
    late: "Le téléphone ne s’est pas connecté. Touchez «\u{a0}Nouveau code\u{a0}» et réessayez\u{a0}: la réponse d’un téléphone n’est valable que vingt secondes.",
    joined: "Le téléphone a rejoint la table.",
    lost: "Le téléphone ne répond plus.",
    show_code: "Montrer le code",
    new_code: "Nouveau code",
    link: "Le lien de ce code",
    help: "Si un téléphone ne se connecte pas",
    paste: "Collez ici la réponse du téléphone",
    paste_button: "Connecter",
    not_a_code: "Ce n’est pas le code d’un téléphone.",
    damaged: "Le code est incomplet. Réessayez.",
    other_version: "Le téléphone n’a pas la même version de la page. Rechargez-la sur les deux appareils.",
    other_side: "C’est le code de la table. Présentez celui du téléphone.",
    unknown: "Le téléphone a répondu à un ancien code. Scannez avec le téléphone le code affiché ici.",
    used_up: "Ce code ne peut plus servir\u{a0}: la première réponse est arrivée trop tard. En voici un nouveau\u{a0}: scannez-le avec le téléphone.",
    intruded: "Un autre appareil a voulu jouer pour quelqu’un qui en a déjà un\u{a0}; il a été refusé.",
    hand_title: "Votre main sur cet appareil",
    hand_preparing: "Préparation du code de ce téléphone…",
    hand_show: "Présentez ce code à la caméra de la table, le plus près possible tant qu’il reste net.",
    hand_renews: "Le code change toutes les dix secondes\u{a0}; chacun reste valable vingt secondes.",
    hand_text: "La réponse de ce téléphone sous forme de texte",
    copy: "Copier",
    copied: "Copié.",
    hand_damaged: "Ce lien est incomplet. Scannez de nouveau le code de la table.",
    hand_other_version: "La table n’a pas la même version de la page. Rechargez-la sur les deux appareils.",
    hand_not_a_code: "Ce lien ne mène pas à une table. Scannez le code affiché sur l’écran de la table.",
    hand_no_network: "Ce navigateur n’autorise pas les connexions directes\u{a0}: ce téléphone ne peut pas rejoindre la table.",
    qr: "Code QR",
    picture: "Image de la caméra",
    tablet_silent: "La table ne répond plus. Laissez cette page ouverte\u{a0}: elle se reconnectera d’elle-même. Sinon, scannez un nouveau code à la table.",
    hand_ended: "Ce téléphone n’est plus relié à la table. Pour continuer à y jouer, scannez un nouveau code\u{a0}: sur l’appareil de la table, ouvrez le menu, puis «\u{a0}Qui joue où\u{a0}».",
    left: "Un téléphone a quitté la partie. Jouez plutôt sur cet appareil, ou scannez un nouveau code avec le téléphone\u{a0}: il est dans le menu, sous «\u{a0}Qui joue où\u{a0}».",
    play_here: "Jouer plutôt ici",
    let_bot: "Laisser jouer un bot",
    scan_other: "Scanner le code d’un autre téléphone",
    scanned: "Le code a été transmis à la table.",
    stop_scanning: "Arrêter de scanner",
    scan_off: "La caméra n’est pas utilisable ici.",
    helps: [
        "Les deux appareils sont-ils sur le même Wi-Fi\u{a0}?",
        "Sur le téléphone aussi, autorisez la caméra pour cette page\u{a0}: certains navigateurs ne montrent l’adresse du téléphone qu’à cette condition.",
        "Sinon, activez le partage de connexion d’un appareil et connectez-y l’autre.",
        "Le Wi-Fi pour invités, comme à l’hôtel, isole souvent les appareils les uns des autres.",
        "On peut toujours continuer en se passant un seul appareil.",
    ],
    decides: |name| format!("{name} joue sur son appareil."),
    silent: |name| {
        format!(
            "L’appareil {} n’est pas connecté. Vous pouvez l’attendre, ou continuer sans lui.",
            de(name)
        )
    },
    stands_in: |name| format!("Un bot joue pour {name}."),
    code_for: |name| format!("Code pour {name}"),
    taken: |name| format!("{name} a déjà un téléphone. Le second a été refusé."),
};

impl Language {
    /// Returns the language's sentences about phones that hold hands.
    pub const fn phones(self) -> &'static PhoneMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
