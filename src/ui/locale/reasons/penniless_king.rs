//! The reasons for decisions of The Penniless King, in words.

use crate::bots::penniless_king::{Prospect, Reason};
use crate::games::penniless_king::{Neighbourhood, Rogue};

fn at_en(at: Neighbourhood) -> &'static str {
    [
        "in the Grande Cour",
        "at the Châtelet",
        "in Les Halles",
        "in the Rue de l’Égyptienne",
        "at the Taverne",
    ][at.index()]
}

fn at_fr(at: Neighbourhood) -> &'static str {
    ["à la Grande Cour", "au Châtelet", "aux Halles", "rue de l’Égyptienne", "à la Taverne"]
        [at.index()]
}

pub fn en(reason: Reason) -> String {
    let at = at_en;
    match reason {
        Reason::WinsMatch => "This can win you the game this turn.".to_owned(),
        Reason::OnlyDefence => {
            "Anything else lets the next player buy a sixth Renown token.".to_owned()
        }
        Reason::Defends => "It stops the next player from buying a sixth Renown token.".to_owned(),
        Reason::TakesFromLeader(here) => {
            format!("You can take control {} from the leader.", at(here))
        }
        Reason::WinsStandoff(here) => {
            format!(
                "You can be sure of winning a Standoff {} this turn and taking control.",
                at(here)
            )
        }
        Reason::Holds(here) => {
            format!("You can be sure of winning the Standoff {} and keeping control.", at(here))
        }
        Reason::AvoidsLoss(here) => {
            format!("Otherwise you’d lose a Standoff {}, and your control with it.", at(here))
        }
        Reason::AvoidsEnd => {
            "Otherwise the King ends the game right away, and you don’t win outright.".to_owned()
        }
        Reason::PlacesRenown => {
            "It puts a Renown token on the Square, where no Standoff can take it from you."
                .to_owned()
        }
        Reason::TakesRightHand => "It brings your Right-Hand home, with strength 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("You can have the highest total {}, whatever is hidden there.", at(here))
        }
        Reason::GainsCoins(1) => "It gives you 1 coin right away.".to_owned(),
        Reason::GainsCoins(coins) => format!("It gives you {coins} coins right away."),
        Reason::DrawsPlots(1) => "It gives you 1 Plot card right away.".to_owned(),
        Reason::DrawsPlots(plots) => format!("It gives you {plots} Plot cards right away."),
        Reason::SavesWage => "Paying your Swordsman wouldn’t change the result.".to_owned(),
        Reason::ActsNow => "That card would have an effect now.".to_owned(),
        Reason::KeepsIdlePlot => "It saves a card that would have no effect now.".to_owned(),
        Reason::MakesRoom => {
            "You’re at the limit of four Plot cards: playing one makes room.".to_owned()
        }
        Reason::LooksAtUnknown => "You don’t know that Rogue yet.".to_owned(),
        Reason::StaysHidden => "Not everyone knows that Rogue: this keeps it secret.".to_owned(),
        Reason::Keeps(Rogue::Henchman) => "It keeps your Henchman.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "It keeps your Right-Hand.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "It keeps your Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "It keeps your Swordsman.".to_owned(),
        Reason::Keeps(_) => "It keeps your stronger Rogue.".to_owned(),
        Reason::PaysNoOther => "The action there earns no other player a coin.".to_owned(),
        Reason::HastensEnd => {
            "It brings the King closer to the end while you’re in the lead.".to_owned()
        }
        Reason::DelaysEnd => {
            "It leaves the King where he is while another player is in the lead.".to_owned()
        }
        Reason::Closer => "It’s closer to the symbol, which wins ties.".to_owned(),
        Reason::PaidForLosing => "That Rogue earns something when you don’t win.".to_owned(),
        Reason::HasAnother => "You have another one like it.".to_owned(),
    }
}

pub fn fr(reason: Reason) -> String {
    let at = at_fr;
    match reason {
        Reason::WinsMatch => "Cela peut vous faire gagner la partie dès ce tour.".to_owned(),
        Reason::OnlyDefence => {
            "Tout autre choix laisse le joueur suivant acheter une sixième Renommée.".to_owned()
        }
        Reason::Defends => {
            "Cela empêche le joueur suivant d’acheter une sixième Renommée.".to_owned()
        }
        Reason::TakesFromLeader(here) => {
            format!("Le joueur en tête peut perdre le contrôle {} à votre profit.", at(here))
        }
        Reason::WinsStandoff(here) => format!(
            "Vous pouvez à coup sûr gagner une Confrontation {} ce tour-ci et y prendre le contrôle.",
            at(here)
        ),
        Reason::Holds(here) => format!(
            "Vous pouvez à coup sûr gagner la Confrontation {} et y garder le contrôle.",
            at(here)
        ),
        Reason::AvoidsLoss(here) => {
            format!("Sinon, vous perdez une Confrontation {}, et le contrôle avec elle.", at(here))
        }
        Reason::AvoidsEnd => {
            "Sinon, le Roi met aussitôt fin à la partie, sans victoire nette pour vous.".to_owned()
        }
        Reason::PlacesRenown => {
            "Cela pose une Renommée sur la Place, où aucune Confrontation ne peut vous la prendre."
                .to_owned()
        }
        Reason::TakesRightHand => "Cela fait venir votre Bras droit, de force 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("Vous pouvez avoir le plus haut total {}, quoi qu’il s’y cache.", at(here))
        }
        Reason::GainsCoins(1) => "Cela vous donne aussitôt 1 pièce.".to_owned(),
        Reason::GainsCoins(coins) => format!("Cela vous donne aussitôt {coins} pièces."),
        Reason::DrawsPlots(1) => "Cela vous donne aussitôt 1 carte Complot.".to_owned(),
        Reason::DrawsPlots(plots) => {
            format!("Cela vous donne aussitôt {plots} cartes Complot.")
        }
        Reason::SavesWage => "Payer votre Spadassin ne changerait rien au résultat.".to_owned(),
        Reason::ActsNow => "Cette carte aurait un effet maintenant.".to_owned(),
        Reason::KeepsIdlePlot => {
            "Vous gardez une carte qui serait sans effet pour l’instant.".to_owned()
        }
        Reason::MakesRoom => {
            "Votre main est pleine (quatre cartes Complot) : en jouer une libère une place."
                .to_owned()
        }
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore ce Gueux.".to_owned(),
        Reason::StaysHidden => {
            "Tout le monde ne connaît pas ce Gueux : ainsi, il reste secret.".to_owned()
        }
        Reason::Keeps(Rogue::Henchman) => "Vous gardez votre Homme de main.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "Vous gardez votre Bras droit.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "Vous gardez votre Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "Vous gardez votre Spadassin.".to_owned(),
        Reason::Keeps(_) => "Vous gardez votre Gueux le plus fort.".to_owned(),
        Reason::PaysNoOther => "L’action n’y rapporte de pièce à aucun autre joueur.".to_owned(),
        Reason::HastensEnd => {
            "Cela rapproche le Roi du bout de son chemin tandis que vous êtes en tête.".to_owned()
        }
        Reason::DelaysEnd => {
            "Cela laisse le Roi où il est tandis qu’un autre joueur est en tête.".to_owned()
        }
        Reason::Closer => "C’est plus près du symbole, ce qui fait gagner les égalités.".to_owned(),
        Reason::PaidForLosing => "Ce Gueux rapporte quand vous ne gagnez pas.".to_owned(),
        Reason::HasAnother => "Vous en avez un autre exemplaire.".to_owned(),
    }
}

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "You win the game by the end of your next turn".to_owned(),
        Prospect::Loses => {
            "The game ends by your next turn without an outright win for you".to_owned()
        }
        Prospect::TakesControl(here) => format!("You place a Renown token {}", at_en(here)),
        Prospect::KeepsControl(here) => {
            format!("You win a Standoff {} and keep control", at_en(here))
        }
        Prospect::LosesControl(here) => format!("You lose your Renown token {}", at_en(here)),
        Prospect::OnSquare => "You place a Renown token on the Square".to_owned(),
        Prospect::AffordsToll => {
            "You start your next turn with enough coins for a Renown token".to_owned()
        }
        Prospect::IsPaid => "Another player’s action pays you a coin".to_owned(),
    }
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "Vous gagnez la partie d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Loses => {
            "La partie se termine d’ici votre prochain tour sans victoire nette pour vous"
                .to_owned()
        }
        Prospect::TakesControl(here) => format!("Vous posez une Renommée {}", at_fr(here)),
        Prospect::KeepsControl(here) => {
            format!("Vous gagnez une Confrontation {} et y gardez le contrôle", at_fr(here))
        }
        Prospect::LosesControl(here) => format!("Vous perdez votre Renommée {}", at_fr(here)),
        Prospect::OnSquare => "Vous posez une Renommée sur la Place".to_owned(),
        Prospect::AffordsToll => {
            "Vous commencez votre prochain tour avec assez de pièces pour une Renommée".to_owned()
        }
        Prospect::IsPaid => "L’action d’un autre joueur vous rapporte une pièce".to_owned(),
    }
}
