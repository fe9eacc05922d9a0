//! The reasons for decisions of Rogue Monarch, in words.

use crate::bots::rogue_monarch::{Prospect, Reason};

pub fn en(reason: Reason) -> String {
    match reason {
        Reason::Crowns => "It lets you win this turn: three Kings face up, a Coronation.",
        Reason::Murders => "It lets you win this turn: a card between two Assassins, a Murder.",
        Reason::OnlyDefence => "Anything else lets your opponent win next turn.",
        Reason::Defends => "It denies your opponent a certain win next turn.",
        Reason::ReadyToMarry => {
            "You can end this turn with three Queens: a Marriage, unless your opponent’s Queen finds one."
        }
        Reason::FindsQueen => "Your opponent holds at least two Queens: yours is sure to find one.",
        Reason::StopsCoronation => "You can rule out a Coronation by your opponent next turn.",
        Reason::StopsMurder => "You can rule out a Murder by your opponent next turn.",
        Reason::ThreatensCoronation => {
            "You threaten a Coronation on your next turn, if the Court stays as you leave it."
        }
        Reason::ThreatensMurder => {
            "You threaten a Murder on your next turn, if the Court stays as you leave it."
        }
        Reason::TwoQueens => {
            "You can end this turn with two Queens in hand, one short of a Marriage."
        }
        Reason::KnownToThemAlone => "Your opponent knows that face-down card, and you don’t.",
        Reason::LooksAtUnknown => "You don’t know that card yet.",
        Reason::KnowsWhatComes => "You already know the card that will be revealed.",
        Reason::TellsNothingNew => {
            "Your opponent already knows you hold this card, so playing it face up gives nothing away."
        }
        Reason::StaysSecret => "Only you know this card, and face down it stays secret.",
    }
    .to_owned()
}

pub fn fr(reason: Reason) -> String {
    match reason {
        Reason::Crowns => {
            "Cela vous permet de gagner dès ce tour : trois Rois visibles, un Couronnement."
        }
        Reason::Murders => {
            "Cela vous permet de gagner dès ce tour : une carte entre deux Assassins, un Meurtre."
        }
        Reason::OnlyDefence => "Tout autre choix laisse l’adversaire gagner au prochain tour.",
        Reason::Defends => "Cela prive l’adversaire d’une victoire certaine au prochain tour.",
        Reason::ReadyToMarry => {
            "Vous pouvez finir ce tour avec trois Reines : un Mariage, si l’adversaire n’en trouve aucune."
        }
        Reason::FindsQueen => {
            "L’adversaire a au moins deux Reines : la vôtre en trouvera une à coup sûr."
        }
        Reason::StopsCoronation => {
            "Vous pouvez empêcher l’adversaire de réussir un Couronnement au prochain tour."
        }
        Reason::StopsMurder => {
            "Vous pouvez empêcher l’adversaire de réussir un Meurtre au prochain tour."
        }
        Reason::ThreatensCoronation => {
            "Vous menacez d’un Couronnement à votre prochain tour, si la Cour reste ainsi."
        }
        Reason::ThreatensMurder => {
            "Vous menacez d’un Meurtre à votre prochain tour, si la Cour reste ainsi."
        }
        Reason::TwoQueens => {
            "Vous pouvez finir ce tour avec deux Reines en main : plus qu’une pour le Mariage."
        }
        Reason::KnownToThemAlone => "L’adversaire connaît cette carte cachée, et vous non.",
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore cette carte.",
        Reason::KnowsWhatComes => "Vous connaissez déjà la carte qui sera révélée.",
        Reason::TellsNothingNew => {
            "L’adversaire sait que vous avez cette carte : la jouer face visible ne lui apprend rien."
        }
        Reason::StaysSecret => {
            "Vous seul connaissez cette carte : face cachée, elle reste secrète."
        }
    }
    .to_owned()
}

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "You win by the end of your next turn",
        Prospect::Loses => "Your opponent wins next turn",
        Prospect::FindsQueen => "Your Queen finds a Queen in your opponent’s hand",
        Prospect::LosesQueen => "Your opponent’s Queen finds a Queen in your hand",
        Prospect::HoldsQueens => "You start your next turn with at least two Queens in hand",
    }
    .to_owned()
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "Vous gagnez d’ici la fin de votre prochain tour",
        Prospect::Loses => "L’adversaire gagne à son prochain tour",
        Prospect::FindsQueen => "Votre Reine trouve une Reine dans la main adverse",
        Prospect::LosesQueen => "La Reine adverse trouve une Reine dans votre main",
        Prospect::HoldsQueens => {
            "Vous commencez votre prochain tour avec au moins deux Reines en main"
        }
    }
    .to_owned()
}
