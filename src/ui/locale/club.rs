//! The sentences about seats that are played over the internet. They are not part of
//! [`Messages`](super::Messages): only who plays so needs them.

use super::Language;
use crate::session::remote::{BrokerFault, ClubFault};

/// The sentences about seats that are played over the internet.
pub struct ClubMessages {
    pub title: &'static str,
    pub intro: &'static str,
    /// The club’s file cannot be used.
    pub fault: fn(ClubFault) -> String,
    pub show_link: &'static str,
    /// The heading of a seat’s link.
    pub link_for: fn(&str) -> String,
    pub link: &'static str,
    pub invited: &'static str,
    pub joined: &'static str,
    pub silent: &'static str,
    pub by_bot: &'static str,
    pub connecting: &'static str,
    pub unreachable: &'static str,
    /// The broker lets nobody in.
    pub barred: &'static str,
    pub no_random: &'static str,
    /// At the seat: the table does not answer.
    pub waiting: &'static str,
    /// At the seat: the link is for a broker that this page’s club does not have.
    pub other_club: &'static str,
    pub taken: &'static str,
    pub taken_back: &'static str,
    pub damaged: &'static str,
}

const EN: ClubMessages = ClubMessages {
    title: "Over the internet",
    intro: "Send each link only to the player it’s for: it shows their hand. Your club’s server passes the messages on and can’t read them. Keep this page open while you play.",
    fault: |fault| {
        let reason = match fault {
            ClubFault::TooLong => "it is too long".to_owned(),
            ClubFault::NotJson => "it isn’t JSON".to_owned(),
            ClubFault::NotAClub => "it needs a list named “brokers”, and nothing else".to_owned(),
            ClubFault::NoBroker => "its list is empty".to_owned(),
            ClubFault::TooMany => "it has more than 64 addresses".to_owned(),
            ClubFault::Broker(nth, fault) => {
                let reason = match fault {
                    BrokerFault::Scheme => "doesn’t begin with wss://",
                    BrokerFault::NotEncrypted => "begins with ws://, which is for this device only",
                    BrokerFault::Address => "isn’t a valid address",
                    BrokerFault::TooLong => "is longer than 200 characters",
                };
                format!("address {nth} {reason}")
            }
        };
        format!(
            "Playing over the internet isn’t possible here. The site’s file club.json can’t be used: {reason}."
        )
    },
    show_link: "Show the link",
    link_for: |name| format!("Link for {name}"),
    link: "The link",
    invited: "No one has opened the link yet.",
    joined: "Plays over the internet.",
    silent: "Isn’t connected right now.",
    by_bot: "A bot plays until they’re back.",
    connecting: "Connecting to the club’s server…",
    unreachable: "Connecting to the club’s server… It can’t be reached yet, but this page keeps trying. Check this device’s internet connection. If that’s working, tell the club: the server may be down, or its certificate may have expired.",
    barred: "The club’s server is refusing the connection. This page keeps trying. If this goes on, tell the club.",
    no_random: "This browser can’t make a secure connection. Update it, or use another one.",
    waiting: "The table isn’t open right now. Keep this page open: the game resumes as soon as the table is back.",
    other_club: "This page doesn’t know the club that this link leads to. Open the link exactly as you received it.",
    taken: "Another device is already playing with this link. If it’s yours, you can play here instead, and the other one will wait. When it leaves the game, this page takes over by itself.",
    taken_back: "This link no longer works. Ask the person who sent it for a new one.",
    damaged: "This link is incomplete. Copy all of it, or ask for it again.",
};

const FR: ClubMessages = ClubMessages {
    title: "Par internet",
    intro: "Envoyez chaque lien au seul joueur concerné\u{a0}: il donne accès à sa main. Le serveur de votre club transmet les messages sans pouvoir les lire. Laissez cette page ouverte pendant la partie.",
    fault: |fault| {
        let reason = match fault {
            ClubFault::TooLong => "il est trop long".to_owned(),
            ClubFault::NotJson => "ce n’est pas du JSON".to_owned(),
            ClubFault::NotAClub => {
                "il lui faut une liste nommée «\u{a0}brokers\u{a0}», et rien d’autre".to_owned()
            }
            ClubFault::NoBroker => "sa liste est vide".to_owned(),
            ClubFault::TooMany => "il contient plus de 64 adresses".to_owned(),
            ClubFault::Broker(nth, fault) => {
                let reason = match fault {
                    BrokerFault::Scheme => "ne commence pas par wss://",
                    BrokerFault::NotEncrypted => "commence par ws://, réservé à cet appareil",
                    BrokerFault::Address => "n’est pas valide",
                    BrokerFault::TooLong => "dépasse 200 caractères",
                };
                format!("l’adresse nº\u{a0}{nth} {reason}")
            }
        };
        format!(
            "On ne peut pas jouer par internet ici. Le fichier club.json du site est inutilisable\u{a0}: {reason}."
        )
    },
    show_link: "Montrer le lien",
    link_for: |name| format!("Lien pour {name}"),
    link: "Le lien",
    invited: "Personne n’a encore ouvert le lien.",
    joined: "Joue par internet.",
    silent: "N’est pas connecté pour le moment.",
    by_bot: "Un bot joue en attendant son retour.",
    connecting: "Connexion au serveur du club…",
    unreachable: "Connexion au serveur du club… Il est injoignable pour l’instant, mais cette page continue d’essayer. Vérifiez la connexion internet de cet appareil. Si elle fonctionne, prévenez le club\u{a0}: le serveur est peut-être arrêté, ou son certificat a peut-être expiré.",
    barred: "Le serveur du club refuse la connexion. Cette page continue d’essayer. Si cela dure, prévenez le club.",
    no_random: "Ce navigateur ne permet pas de connexion sûre. Mettez-le à jour, ou utilisez-en un autre.",
    waiting: "La table n’est pas ouverte pour le moment. Laissez cette page ouverte\u{a0}: la partie reprendra dès que la table sera rouverte.",
    other_club: "Cette page ne connaît pas le club de ce lien. Ouvrez le lien tel que vous l’avez reçu.",
    taken: "Un autre appareil joue déjà avec ce lien. Si c’est le vôtre, vous pouvez jouer plutôt ici, et l’autre attendra. Quand il quittera la partie, cette page prendra le relais d’elle-même.",
    taken_back: "Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    damaged: "Ce lien est incomplet. Copiez-le en entier, ou redemandez-le.",
};

impl Language {
    /// Returns the language's sentences about seats that are played over the internet.
    pub const fn club(self) -> &'static ClubMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
