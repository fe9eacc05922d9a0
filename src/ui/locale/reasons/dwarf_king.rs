//! The reasons for decisions of The Dwarf King, in words.

use crate::bots::dwarf_king::{Prospect, Reason};

/// Formats a number of points.
fn points(count: i16) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

pub fn en(reason: Reason) -> String {
    match reason {
        Reason::TakesPoints(paid) => {
            format!("It’s sure to win the trick, worth {} so far.", points(paid))
        }
        Reason::KeepsOut(cost) => {
            format!("It’s sure to keep you out of a trick that costs {} so far.", points(cost))
        }
        Reason::TakesBonus => "It’s sure to win the trick with the 3-point bonus.".to_owned(),
        Reason::LeavesShaman => "It leaves the Shaman (−3) to another player.".to_owned(),
        Reason::TakesEnchanter => {
            "It’s sure to win the Enchanter, which doubles your points for this deal.".to_owned()
        }
        Reason::LeavesEnchanter => {
            "It leaves the Enchanter, which would double your losses, to another player.".to_owned()
        }
        Reason::MakesCount(1) => {
            "It’s sure to win you the one trick the Quest asks for.".to_owned()
        }
        Reason::MakesCount(count) => {
            format!("It’s sure to bring you to {count} tricks, just what the Quest asks for.")
        }
        Reason::KeepsCount(1) => {
            "You have the one trick the Quest asks for, and this won’t win another.".to_owned()
        }
        Reason::KeepsCount(count) => {
            format!("You have the {count} tricks the Quest asks for, and this won’t win another.")
        }
        Reason::ShedsCost(cost) => {
            format!("It gets rid of a card that costs its winner {}.", points(cost))
        }
        Reason::SavesPaying(paid) => {
            format!("It saves a card worth {}, which another player would win now.", points(paid))
        }
        Reason::MayTake(paid) => {
            format!("It may still win a trick worth {} so far.", points(paid))
        }
        Reason::MayStayOut(cost) => {
            format!("It may still keep you out of a trick that costs {} so far.", points(cost))
        }
        Reason::FewerBeat(1) => {
            "Only one of the cards that could still be played would beat it.".to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!("Only {cards} of the cards that could still be played would beat it.")
        }
        Reason::MoreBeat(1) => {
            "One of the cards that could still be played would beat it; none would beat the alternative."
                .to_owned()
        }
        Reason::MoreBeat(cards) => {
            format!(
                "{cards} of the cards that could still be played would beat it, more than would beat the alternative."
            )
        }
        Reason::KeepsMaster => "It saves a card that can’t be beaten in its suit.".to_owned(),
        Reason::ScoutPays(honours) => {
            format!("The honours in this trick are worth {} to your Scout.", points(honours))
        }
        Reason::KeepsJester => "It saves your Jester, worth 3 points in the last trick.".to_owned(),
        Reason::Voids(suit) => {
            let suit = ["Dwarves", "Knights", "Goblins"][suit as usize];
            format!("It leaves you with no {suit}, so you won’t have to follow that suit.")
        }
        Reason::TakesWithLess => {
            "It wins the trick just as surely and saves your higher card.".to_owned()
        }
        Reason::ShedsHigher => {
            "It loses the trick just as surely and gets rid of a higher card.".to_owned()
        }
        Reason::KeepsHigher => "It saves your higher card of the suit for later.".to_owned(),
        Reason::TakesForSure => {
            "It’s sure to win the trick, and you’ll lead the next one.".to_owned()
        }
        Reason::MissesForSure => "It can’t win this trick.".to_owned(),
        Reason::HoldsPaid(1) => "You hold one card that scores under this Quest.".to_owned(),
        Reason::HoldsPaid(cards) => {
            format!("You hold {cards} cards that score under this Quest.")
        }
        Reason::HoldsFew(0) => "You hold no cards that this Quest penalises.".to_owned(),
        Reason::HoldsFew(1) => "You hold only one card that this Quest penalises.".to_owned(),
        Reason::HoldsFew(cards) => {
            format!("You hold only {cards} cards that this Quest penalises.")
        }
        Reason::TakesFromLeader => "It takes cards from the player in the lead.".to_owned(),
        Reason::RemovesCost(cost) => {
            format!("It takes a card that costs {} out of your own trick.", points(cost))
        }
        Reason::TakesBackPaying(paid) => {
            format!("It takes a card worth {} out of another player’s trick.", points(paid))
        }
    }
}

pub fn fr(reason: Reason) -> String {
    match reason {
        Reason::TakesPoints(paid) => {
            format!(
                "Elle remporte à coup sûr le pli, qui rapporte {} pour l’instant.",
                points(paid)
            )
        }
        Reason::KeepsOut(cost) => {
            format!("Elle vous évite à coup sûr un pli qui coûte {} pour l’instant.", points(cost))
        }
        Reason::TakesBonus => {
            "Elle remporte à coup sûr le pli qui donne le bonus de 3 points.".to_owned()
        }
        Reason::LeavesShaman => "Elle laisse le Chaman (−3) à un autre joueur.".to_owned(),
        Reason::TakesEnchanter => {
            "Elle remporte à coup sûr l’Enchanteur, qui double vos points de la donne.".to_owned()
        }
        Reason::LeavesEnchanter => {
            "Elle laisse à un autre joueur l’Enchanteur, qui doublerait vos pertes.".to_owned()
        }
        Reason::MakesCount(1) => {
            "Elle remporte à coup sûr le seul pli que la Quête demande.".to_owned()
        }
        Reason::MakesCount(count) => {
            format!("Elle vous amène à coup sûr à {count} plis, juste ce que la Quête demande.")
        }
        Reason::KeepsCount(1) => {
            "Vous avez le pli que la Quête demande, et elle n’en remporte pas d’autre.".to_owned()
        }
        Reason::KeepsCount(count) => format!(
            "Vous avez les {count} plis que la Quête demande, et elle n’en remporte pas d’autre."
        ),
        Reason::ShedsCost(cost) => format!(
            "Elle vous débarrasse d’une carte qui coûte {} au joueur qui la remporte.",
            points(cost)
        ),
        Reason::SavesPaying(paid) => format!(
            "Elle préserve une carte qui rapporte {}, qu’un autre joueur remporterait ici.",
            points(paid)
        ),
        Reason::MayTake(paid) => format!(
            "Elle peut encore remporter un pli qui rapporte {} pour l’instant.",
            points(paid)
        ),
        Reason::MayStayOut(cost) => format!(
            "Elle peut encore vous éviter un pli qui coûte {} pour l’instant.",
            points(cost)
        ),
        Reason::FewerBeat(1) => {
            "Parmi les cartes qui peuvent encore être jouées, une seule la bat.".to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!("Parmi les cartes qui peuvent encore être jouées, {cards} seulement la battent.")
        }
        Reason::MoreBeat(1) => {
            "Parmi les cartes qui peuvent encore être jouées, une la bat, mais aucune ne bat l’autre choix."
                .to_owned()
        }
        Reason::MoreBeat(cards) => format!(
            "Parmi les cartes qui peuvent encore être jouées, {cards} la battent, davantage que pour l’autre choix."
        ),
        Reason::KeepsMaster => "Elle préserve une carte imbattable dans sa couleur.".to_owned(),
        Reason::ScoutPays(figures) => {
            format!("Les figures de ce pli rapportent {} à votre Éclaireur.", points(figures))
        }
        Reason::KeepsJester => {
            "Elle préserve votre Bouffon, qui rapporte 3 points au dernier pli.".to_owned()
        }
        Reason::Voids(suit) => {
            let suit = ["Nain", "Chevalier", "Gobelin"][suit as usize];
            format!("Il ne vous restera aucun {suit} : vous n’aurez plus à suivre cette couleur.")
        }
        Reason::TakesWithLess => {
            "Elle remporte le pli aussi sûrement et préserve une carte plus forte.".to_owned()
        }
        Reason::ShedsHigher => {
            "Elle perd le pli aussi sûrement et vous débarrasse d’une carte plus forte.".to_owned()
        }
        Reason::KeepsHigher => {
            "Elle préserve pour plus tard une carte plus forte de la même couleur.".to_owned()
        }
        Reason::TakesForSure => {
            "Elle remporte le pli à coup sûr, et vous entamez le suivant.".to_owned()
        }
        Reason::MissesForSure => "Elle ne peut pas remporter ce pli.".to_owned(),
        Reason::HoldsPaid(1) => "Vous avez une carte qui rapporte avec cette Quête.".to_owned(),
        Reason::HoldsPaid(cards) => {
            format!("Vous avez {cards} cartes qui rapportent avec cette Quête.")
        }
        Reason::HoldsFew(0) => "Vous n’avez aucune carte que cette Quête pénalise.".to_owned(),
        Reason::HoldsFew(1) => "Vous n’avez qu’une carte que cette Quête pénalise.".to_owned(),
        Reason::HoldsFew(cards) => {
            format!("Vous n’avez que {cards} cartes que cette Quête pénalise.")
        }
        Reason::TakesFromLeader => "Cela prend des cartes au joueur en tête.".to_owned(),
        Reason::RemovesCost(cost) => {
            format!("Cela retire de votre propre pli une carte qui coûte {}.", points(cost))
        }
        Reason::TakesBackPaying(paid) => {
            format!("Cela retire du pli d’un autre joueur une carte qui rapporte {}.", points(paid))
        }
    }
}

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::TakesPoints => "You win this trick and it brings you points",
        Prospect::TakesCost => "You win this trick and it costs you points",
        Prospect::GainsBonus => "The special card brings you points",
        Prospect::PaysBonus => "The special card costs you points",
        Prospect::ScoresMost => "You score the most points in this deal",
        Prospect::Scores => "You score points in this deal",
        Prospect::LosesPoints => "You lose points in this deal",
        Prospect::Leads => "You’re in the lead after this deal",
        Prospect::Wins => "You win the game with this deal",
    }
    .to_owned()
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::TakesPoints => "Vous remportez ce pli et il vous rapporte des points",
        Prospect::TakesCost => "Vous remportez ce pli et il vous coûte des points",
        Prospect::GainsBonus => "La carte spéciale vous rapporte des points",
        Prospect::PaysBonus => "La carte spéciale vous coûte des points",
        Prospect::ScoresMost => "Vous marquez le plus de points dans cette donne",
        Prospect::Scores => "Vous marquez des points dans cette donne",
        Prospect::LosesPoints => "Vous perdez des points dans cette donne",
        Prospect::Leads => "Vous êtes en tête après cette donne",
        Prospect::Wins => "Vous gagnez la partie avec cette donne",
    }
    .to_owned()
}
