//! The reasons for decisions of The Penniless King, in words.

use crate::bots::penniless_king::Reason;
use crate::games::penniless_king::{Neighbourhood, Rogue};

pub fn en(reason: Reason) -> String {
    let at = |at: Neighbourhood| {
        [
            "in the Grande Cour",
            "at the Châtelet",
            "in Les Halles",
            "in the Rue de l’Égyptienne",
            "at the Taverne",
        ][at.index()]
    };
    match reason {
        Reason::WinsMatch => "With it you can win the match this very turn.".to_owned(),
        Reason::OnlyDefence => {
            "As things stand after anything else, the next player has the toll for a sixth Renown."
                .to_owned()
        }
        Reason::Defends => {
            "As it leaves things, no toll gives the next player a sixth Renown; otherwise one would."
                .to_owned()
        }
        Reason::TakesFromLeader(here) => {
            format!("You can take the leader’s Renown {}.", at(here))
        }
        Reason::WinsStandoff(here) => {
            format!("You can be sure to win a Standoff {} this turn, and take control.", at(here))
        }
        Reason::Holds(here) => {
            format!("You can be sure to win the Standoff {}, where you have control.", at(here))
        }
        Reason::AvoidsLoss(here) => format!(
            "Otherwise, as things then stand, you lose a Standoff {}, where you have control.",
            at(here)
        ),
        Reason::AvoidsEnd => {
            "Otherwise the King ends the match at once, and you do not win it alone.".to_owned()
        }
        Reason::PlacesRenown => {
            "It puts a Renown on the Square, where no Standoff can take it from you.".to_owned()
        }
        Reason::TakesRightHand => "It brings your Right-Hand home, with strength 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("You can have the highest total {}, whatever lies hidden there.", at(here))
        }
        Reason::GainsCoins(1) => "It gives you a coin at once.".to_owned(),
        Reason::GainsCoins(coins) => format!("It gives you {coins} coins at once."),
        Reason::DrawsPlots(1) => "It gives you a Plot card at once.".to_owned(),
        Reason::DrawsPlots(plots) => format!("It gives you {plots} Plot cards at once."),
        Reason::SavesWage => "2 coins for your Swordsman would change nothing.".to_owned(),
        Reason::ActsNow => "That card can change something now.".to_owned(),
        Reason::KeepsIdlePlot => {
            "It keeps a card that could change nothing if you played it now.".to_owned()
        }
        Reason::MakesRoom => {
            "You hold four Plot cards: with one of them played you have room for the next.".to_owned()
        }
        Reason::LooksAtUnknown => "You do not know that Rogue yet.".to_owned(),
        Reason::StaysHidden => "Not everybody knows that Rogue, and hidden it stays so.".to_owned(),
        Reason::Keeps(Rogue::Henchman) => "It keeps your Henchman.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "It keeps your Right-Hand.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "It keeps your Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "It keeps your Swordsman.".to_owned(),
        Reason::Keeps(_) => "It keeps your stronger Rogue.".to_owned(),
        Reason::PaysNoOther => {
            "The action there pays no coin to another player.".to_owned()
        }
        Reason::HastensEnd => {
            "It brings the King nearer to his end while you have most Renown.".to_owned()
        }
        Reason::DelaysEnd => {
            "It does not bring the King nearer to his end while another has most Renown.".to_owned()
        }
        Reason::Closer => "It is closer to the symbol, where ties are won.".to_owned(),
        Reason::PaidForLosing => "That Rogue is paid where it does not win.".to_owned(),
        Reason::HasAnother => "You have another like it.".to_owned(),
    }
}

pub fn fr(reason: Reason) -> String {
    let at = |at: Neighbourhood| {
        ["à la Grande Cour", "au Châtelet", "aux Halles", "rue de l’Égyptienne", "à la Taverne"]
            [at.index()]
    };
    match reason {
        Reason::WinsMatch => "Vous pouvez ainsi gagner la partie dès ce tour.".to_owned(),
        Reason::OnlyDefence => {
            "Tout autre choix laisse en l’état au joueur suivant l’octroi d’une sixième Renommée."
                .to_owned()
        }
        Reason::Defends => {
            "En l’état, le joueur suivant n’a plus l’octroi d’une sixième Renommée ; sinon, il l’a."
                .to_owned()
        }
        Reason::TakesFromLeader(here) => {
            format!("Vous pouvez prendre la Renommée de qui mène {}.", at(here))
        }
        Reason::WinsStandoff(here) => format!(
            "Vous pouvez gagner à coup sûr une Confrontation {} ce tour-ci, et le contrôle.",
            at(here)
        ),
        Reason::Holds(here) => format!(
            "Vous pouvez gagner à coup sûr la Confrontation {}, où vous avez le contrôle.",
            at(here)
        ),
        Reason::AvoidsLoss(here) => format!(
            "Sinon, en l’état, vous perdez une Confrontation {}, où vous avez le contrôle.",
            at(here)
        ),
        Reason::AvoidsEnd => {
            "Sinon, le Roi met aussitôt fin à la partie, et vous ne la gagnez pas seul.".to_owned()
        }
        Reason::PlacesRenown => {
            "C’est une Renommée sur la Place, où aucune Confrontation ne peut vous la prendre."
                .to_owned()
        }
        Reason::TakesRightHand => "Votre Bras droit vous rejoint, avec sa force de 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("Vous pouvez avoir le plus fort total {}, quoi qu’il y ait de caché.", at(here))
        }
        Reason::GainsCoins(1) => "Cela vous donne aussitôt une pièce.".to_owned(),
        Reason::GainsCoins(coins) => format!("Cela vous donne aussitôt {coins} pièces."),
        Reason::DrawsPlots(1) => "Cela vous donne aussitôt une carte Complot.".to_owned(),
        Reason::DrawsPlots(plots) => {
            format!("Cela vous donne aussitôt {plots} cartes Complot.")
        }
        Reason::SavesWage => "2 pièces pour votre Spadassin n’y changeraient rien.".to_owned(),
        Reason::ActsNow => "Cette carte peut changer quelque chose maintenant.".to_owned(),
        Reason::KeepsIdlePlot => {
            "C’est garder une carte qui ne changerait rien, jouée maintenant.".to_owned()
        }
        Reason::MakesRoom => {
            "Vous tenez quatre cartes Complot : une de jouée fait place à la prochaine.".to_owned()
        }
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore ce Gueux.".to_owned(),
        Reason::StaysHidden => {
            "Tous ne connaissent pas ce Gueux, et caché il reste secret.".to_owned()
        }
        Reason::Keeps(Rogue::Henchman) => "C’est garder votre Homme de main.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "C’est garder votre Bras droit.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "C’est garder votre Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "C’est garder votre Spadassin.".to_owned(),
        Reason::Keeps(_) => "C’est garder votre Gueux le plus fort.".to_owned(),
        Reason::PaysNoOther => "L’action n’y paie aucune pièce à un autre joueur.".to_owned(),
        Reason::HastensEnd => {
            "Le Roi approche ainsi du bout de son chemin quand vous menez en Renommée.".to_owned()
        }
        Reason::DelaysEnd => {
            "Le Roi n’approche pas du bout de son chemin quand un autre mène en Renommée."
                .to_owned()
        }
        Reason::Closer => "C’est plus près du symbole, où se gagnent les égalités.".to_owned(),
        Reason::PaidForLosing => "Ce Gueux est payé là où il ne gagne pas.".to_owned(),
        Reason::HasAnother => "Vous en avez un autre exemplaire.".to_owned(),
    }
}
