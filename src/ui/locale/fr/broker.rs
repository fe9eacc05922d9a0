//! Seats that are played over the internet, in French.

use crate::session::remote::{BrokerError, BrokerListError};
use crate::ui::locale::messages::broker::BrokerMessages;

pub static BROKER: BrokerMessages = BrokerMessages {
    title: "Par internet",
    intro: "Envoyez chaque lien au seul joueur concerné\u{a0}: il donne accès à sa main. Le serveur de votre club transmet les messages sans pouvoir les lire. Laissez cette page ouverte pendant la partie.",
    spare: "Si un téléphone perd la connexion directe, il se reconnecte par internet, via le serveur de votre club.",
    fault: |fault| {
        let reason = match fault {
            BrokerListError::TooLong => "il est trop long".to_owned(),
            BrokerListError::NotJson => "ce n’est pas du JSON".to_owned(),
            BrokerListError::NotAList => "il lui faut une liste nommée «\u{a0}brokers\u{a0}», et rien d’autre".to_owned(),
            BrokerListError::NoBroker => "sa liste est vide".to_owned(),
            BrokerListError::TooMany => "il contient plus de 64 adresses".to_owned(),
            BrokerListError::Broker(nth, fault) => {
                let reason = match fault {
                    BrokerError::Scheme => "ne commence pas par wss://",
                    BrokerError::NotEncrypted => "commence par ws://, réservé à cet appareil",
                    BrokerError::Address => "n’est pas valide",
                    BrokerError::TooLong => "dépasse 200 caractères",
                };
                format!("l’adresse nº\u{a0}{nth} {reason}")
            }
        };
        format!("On ne peut pas jouer par internet ici. Le fichier club.json du site est inutilisable\u{a0}: {reason}.")
    },
    link_for: |name| format!("Lien pour {name}"),
    link: "Le lien",
    connecting: "Connexion au serveur du club…",
    unreachable: "Connexion au serveur du club… Il est injoignable pour l’instant, mais cette page continue d’essayer. Vérifiez la connexion internet de cet appareil. Si elle fonctionne, prévenez le club\u{a0}: le serveur est peut-être arrêté, ou son certificat a peut-être expiré.",
    barred: "Le serveur du club refuse la connexion. Cette page continue d’essayer. Si cela dure, prévenez le club.",
    no_random: "Ce navigateur ne permet pas de connexion sécurisée. Mettez-le à jour, ou utilisez-en un autre.",
    waiting: "La table n’est pas ouverte pour le moment. Laissez cette page ouverte\u{a0}: la partie reprendra dès que la table sera rouverte.",
    no_such_broker: "Cette page ne connaît pas le club de ce lien. Ouvrez le lien tel que vous l’avez reçu.",
    taken: "Un autre appareil joue déjà avec ce lien. Si c’est le vôtre, vous pouvez jouer plutôt ici, et l’autre attendra. Quand il quittera la partie, cette page prendra le relais d’elle-même.",
    taken_back: "Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    damaged: "Ce lien est incomplet. Copiez-le en entier, ou redemandez-le.",
};
