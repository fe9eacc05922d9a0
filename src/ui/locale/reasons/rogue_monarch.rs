//! The reasons for decisions of Rogue Monarch, in words.

use crate::bots::rogue_monarch::Reason;

pub fn en(reason: Reason) -> String {
    match reason {
        Reason::Crowns => "With it you can win this very turn: three Kings face up, a Coronation.",
        Reason::Murders => {
            "With it you can win this very turn: a card between two Assassins, a Murder."
        }
        Reason::OnlyDefence => "Whatever else you do, your opponent can win in the very next turn.",
        Reason::Defends => "It takes a sure win in the next turn from your opponent.",
        Reason::ReadyToMarry => {
            "You can end this turn with three Queens: a Marriage, unless a Queen finds them."
        }
        Reason::FindsQueen => "Your opponent holds two Queens or more: yours is sure to find one.",
        Reason::StopsCoronation => {
            "You can leave your opponent no way to a Coronation in the next turn."
        }
        Reason::StopsMurder => "You can leave your opponent no way to a Murder in the next turn.",
        Reason::ThreatensCoronation => {
            "You threaten a Coronation in your next turn, if the Court stays as you leave it."
        }
        Reason::ThreatensMurder => {
            "You threaten a Murder in your next turn, if the Court stays as you leave it."
        }
        Reason::TwoQueens => {
            "You can end this turn with two Queens in hand: one more, and you can marry."
        }
        Reason::KnownToThemAlone => "Your opponent knows that face-down card, and you do not.",
        Reason::LooksAtUnknown => "You do not know that card yet.",
        Reason::KnowsWhatComes => "You know the card that comes up.",
        Reason::TellsNothingNew => {
            "Your opponent knows that you hold this card: laid openly, it tells nothing new."
        }
        Reason::StaysSecret => "Nobody but you knows this card, and face down it stays so.",
    }
    .to_owned()
}

pub fn fr(reason: Reason) -> String {
    match reason {
        Reason::Crowns => {
            "Vous pouvez ainsi gagner dès ce tour : trois Rois visibles, un Couronnement."
        }
        Reason::Murders => {
            "Vous pouvez ainsi gagner dès ce tour : une carte entre deux Assassins, un Meurtre."
        }
        Reason::OnlyDefence => {
            "Quoi que vous fassiez d’autre, l’adversaire peut gagner dès le prochain tour."
        }
        Reason::Defends => "Cela prive l’adversaire d’une victoire certaine au prochain tour.",
        Reason::ReadyToMarry => {
            "Vous pouvez finir ce tour avec trois Reines : un Mariage, si aucune n’est trouvée."
        }
        Reason::FindsQueen => {
            "L’adversaire tient au moins deux Reines : la vôtre en trouvera une à coup sûr."
        }
        Reason::StopsCoronation => {
            "Vous pouvez ne laisser à l’adversaire aucun Couronnement au prochain tour."
        }
        Reason::StopsMurder => {
            "Vous pouvez ne laisser à l’adversaire aucun Meurtre au prochain tour."
        }
        Reason::ThreatensCoronation => {
            "Vous menacez d’un Couronnement à votre prochain tour, si la Cour reste ainsi."
        }
        Reason::ThreatensMurder => {
            "Vous menacez d’un Meurtre à votre prochain tour, si la Cour reste ainsi."
        }
        Reason::TwoQueens => {
            "Vous pouvez finir ce tour avec deux Reines en main : une de plus, et c’est le Mariage."
        }
        Reason::KnownToThemAlone => "L’adversaire connaît cette carte cachée, et vous non.",
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore cette carte.",
        Reason::KnowsWhatComes => "Vous connaissez la carte qui sera révélée.",
        Reason::TellsNothingNew => {
            "L’adversaire sait que vous tenez cette carte : la montrer ne lui apprend rien."
        }
        Reason::StaysSecret => {
            "Vous seul connaissez cette carte, et face cachée elle reste secrète."
        }
    }
    .to_owned()
}
