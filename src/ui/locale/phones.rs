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
    hint: "Each player’s seat can change place at any time. Bring a seat here only if that person is with you.",
    letter_later: "The last player on this device stays. If several play here, choose “By letter” on the turn of the one who stays.",
    intro: "Phones have to be on the same Wi-Fi as this device, and talk to it directly: there is no server. For each player: scan the code here with the phone, then hold the phone’s code in front of this device’s camera.",
    use_camera: "Use the camera",
    camera_hint: "The picture stays on this device.",
    camera_off: "The camera can’t be used here. Allow it in the browser’s settings, let a phone that has joined scan the others’ codes, or paste a phone’s answer as text.",
    looking: "Hold the phone’s code here, so that it fills the picture.",
    no_network: "This browser doesn’t allow direct connections, so no phone can join here.",
    hidden_address: "Your browser hides this device’s address, so phones with another browser won’t find it. Allow the camera first: then it is shown.",
    preparing: "Preparing the code…",
    offered: "Scan this code with the phone.",
    connecting: "The phone’s code was read. Connecting…",
    late: "The phone hasn’t connected. Its answer works for twenty seconds: if it took longer to get here, send the phone’s newest one.",
    joined: "The phone has joined.",
    lost: "Nothing is heard from the phone.",
    show_code: "Show the code",
    new_code: "New code",
    link: "The link in this code",
    help: "If a phone doesn’t connect",
    paste: "A phone’s answer as text",
    paste_button: "Connect",
    not_a_code: "That isn’t a phone’s code.",
    damaged: "The code is incomplete. Try again.",
    other_version: "The phone runs another version of the page. Reload both.",
    other_side: "That is a code of this table. Hold the phone’s own code here.",
    unknown: "The phone has answered an old code. Scan the code on this screen with it.",
    used_up: "That code was used up by an answer that came too late. Here is a new one: scan it with the phone.",
    intruded: "Another device tried to take a seat that already has one, and was refused.",
    hand_title: "Your hand on this device",
    hand_preparing: "Preparing this phone’s code…",
    hand_show: "Hold this code in front of the table’s camera, as close as it stays sharp.",
    hand_renews: "The code changes every ten seconds, and each works for twenty.",
    hand_text: "This phone’s answer as text",
    copy: "Copy",
    copied: "It’s copied.",
    hand_damaged: "This link is incomplete. Scan the table’s code again.",
    hand_other_version: "The table runs another version of the page. Reload both.",
    hand_not_a_code: "This link isn’t a table’s code. Scan the code on the table’s screen.",
    hand_no_network: "This browser doesn’t allow direct connections, so this phone can’t join.",
    qr: "QR code",
    picture: "The camera’s picture",
    tablet_silent: "Nothing is heard from the table. Keep this page open: it goes on by itself. If it doesn’t, scan a new code at the table.",
    hand_ended: "This phone’s connection to the table has ended. To play on here, scan a new code: at the table, the menu’s “Who plays where” shows one.",
    left: "A phone has left its seat. Take this device for it, or let the phone scan a new code: the menu’s “Who plays where” shows one.",
    play_here: "Play here instead",
    let_bot: "Let a bot play",
    scan_other: "Scan another phone’s code",
    scanned: "The code was passed on.",
    stop_scanning: "Stop scanning",
    scan_off: "The camera can’t be used here.",
    helps: [
        "Are both devices on the same Wi-Fi?",
        "On the phone, allow the camera for this page too: some browsers only then show its address.",
        "Otherwise, turn on one device’s hotspot and connect the other to it.",
        "Guest networks, as in hotels, keep devices apart.",
        "You can always play on by passing this device.",
    ],
    decides: |name| format!("{name} decides on their own device."),
    silent: |name| format!("{name}’s device isn’t connected. You can wait for it."),
    stands_in: |name| format!("A bot decides for {name}."),
    code_for: |name| format!("Code for {name}"),
    taken: |name| format!("{name}’s seat already has a phone. The other one was refused."),
};

const FR: PhoneMessages = PhoneMessages {
    hint: "La place de chacun peut changer à tout moment. Ne ramenez une place ici que si cette personne est avec vous.",
    letter_later: "Le dernier joueur de cet appareil reste. Si vous êtes plusieurs ici, choisissez «\u{a0}Par lettre\u{a0}» au tour de celui qui reste.",
    intro: "Les téléphones doivent être sur le même Wi-Fi que cet appareil, et lui parlent directement\u{a0}: il n’y a pas de serveur. Pour chaque personne\u{a0}: scannez le code avec le téléphone, puis tenez le code du téléphone devant la caméra de cet appareil.",
    use_camera: "Utiliser la caméra",
    camera_hint: "L’image reste sur cet appareil.",
    camera_off: "La caméra n’est pas utilisable ici. Autorisez-la dans les réglages du navigateur, laissez un téléphone déjà à la table scanner le code des autres, ou collez la réponse d’un téléphone sous forme de texte.",
    looking: "Tenez ici le code du téléphone, pour qu’il remplisse l’image.",
    no_network: "Ce navigateur n’autorise pas les connexions directes\u{a0}: aucun téléphone ne peut rejoindre cette table.",
    hidden_address: "Votre navigateur cache l’adresse de cet appareil\u{a0}: les téléphones qui ont un autre navigateur ne le trouveront pas. Autorisez d’abord la caméra, et l’adresse sera visible.",
    preparing: "Préparation du code…",
    offered: "Scannez ce code avec le téléphone.",
    connecting: "Le code du téléphone est lu. Connexion en cours…",
    late: "Le téléphone ne s’est pas connecté. Sa réponse vaut vingt secondes\u{a0}: si elle a mis plus longtemps à arriver, envoyez la plus récente.",
    joined: "Le téléphone est à la table.",
    lost: "Le téléphone ne répond plus.",
    show_code: "Montrer le code",
    new_code: "Nouveau code",
    link: "Le lien de ce code",
    help: "Si un téléphone ne se connecte pas",
    paste: "La réponse d’un téléphone, en texte",
    paste_button: "Connecter",
    not_a_code: "Ce n’est pas le code d’un téléphone.",
    damaged: "Le code est incomplet. Réessayez.",
    other_version: "Le téléphone n’a pas la même version de la page. Rechargez les deux.",
    other_side: "C’est un code de cette table. Tenez ici celui du téléphone.",
    unknown: "Le téléphone a répondu à un ancien code. Scannez avec lui le code de cet écran.",
    used_up: "Une réponse arrivée trop tard a épuisé ce code. En voici un nouveau\u{a0}: scannez-le avec le téléphone.",
    intruded: "Un autre appareil a voulu prendre une place qui en a déjà un\u{a0}; il a été refusé.",
    hand_title: "Votre main sur cet appareil",
    hand_preparing: "Préparation du code de ce téléphone…",
    hand_show: "Tenez ce code devant la caméra de la table, aussi près qu’il reste net.",
    hand_renews: "Le code change toutes les dix secondes, et chacun sert pendant vingt.",
    hand_text: "La réponse de ce téléphone, en texte",
    copy: "Copier",
    copied: "C’est copié.",
    hand_damaged: "Ce lien est incomplet. Scannez de nouveau le code de la table.",
    hand_other_version: "La table n’a pas la même version de la page. Rechargez-la des deux côtés.",
    hand_not_a_code: "Ce lien n’est pas le code d’une table. Scannez celui que montre l’écran de la table.",
    hand_no_network: "Ce navigateur n’autorise pas les connexions directes\u{a0}: ce téléphone ne peut pas rejoindre la table.",
    qr: "Code QR",
    picture: "L’image de la caméra",
    tablet_silent: "La table ne répond plus. Laissez cette page ouverte\u{a0}: elle reprendra d’elle-même. Sinon, scannez un nouveau code à la table.",
    hand_ended: "Ce téléphone n’est plus relié à la table. Pour continuer ici, scannez un nouveau code\u{a0}: à la table, il est dans le menu, sous «\u{a0}Qui joue où\u{a0}».",
    left: "Un téléphone a quitté sa place. Jouez-la sur cet appareil, ou scannez un nouveau code avec le téléphone\u{a0}: il est dans le menu, sous «\u{a0}Qui joue où\u{a0}».",
    play_here: "Jouer plutôt ici",
    let_bot: "Laisser jouer un bot",
    scan_other: "Scanner le code d’un autre téléphone",
    scanned: "Le code est transmis.",
    stop_scanning: "Arrêter de scanner",
    scan_off: "La caméra n’est pas utilisable ici.",
    helps: [
        "Les deux appareils sont-ils sur le même Wi-Fi\u{a0}?",
        "Sur le téléphone aussi, autorisez la caméra pour cette page\u{a0}: certains navigateurs ne montrent son adresse qu’ainsi.",
        "Sinon, activez le partage de connexion d’un appareil et connectez-y l’autre.",
        "Les réseaux pour invités, comme à l’hôtel, isolent les appareils.",
        "On peut toujours continuer en se passant cet appareil.",
    ],
    decides: |name| format!("{name} décide sur son appareil."),
    silent: |name| format!("L’appareil {} n’est pas connecté. On peut l’attendre.", de(name)),
    stands_in: |name| format!("Un bot décide pour {name}."),
    code_for: |name| format!("Code pour {name}"),
    taken: |name| format!("La place {} a déjà un téléphone. L’autre a été refusé.", de(name)),
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
