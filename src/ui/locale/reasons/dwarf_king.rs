//! The reasons for decisions of The Dwarf King, in words.

use crate::bots::dwarf_king::Reason;
use crate::games::dwarf_king::Suit;

/// Formats a number of points.
fn points(count: i16) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

pub fn en(reason: Reason) -> String {
    match reason {
        Reason::TakesPoints(paid) => {
            format!(
                "It is sure to take a trick that the Quest pays for: {} as it lies.",
                points(paid)
            )
        }
        Reason::KeepsOut(cost) => {
            format!("It keeps you out of a trick that would cost you {} as it lies.", points(cost))
        }
        Reason::TakesBonus => "It is sure to take the trick that brings 3 points more.".to_owned(),
        Reason::LeavesShaman => "It leaves the Shaman to somebody else, and his −3.".to_owned(),
        Reason::TakesEnchanter => {
            "It is sure to win the Enchanter, who doubles what you have in this deal.".to_owned()
        }
        Reason::LeavesEnchanter => {
            "It leaves the Enchanter to somebody else: he would double what you have lost."
                .to_owned()
        }
        Reason::MakesCount(1) => {
            "It is sure to take the one trick that your Quest asks for.".to_owned()
        }
        Reason::MakesCount(count) => {
            format!("It is sure to take the trick that makes your {count}, as the Quest asks.")
        }
        Reason::KeepsCount(1) => {
            "You have the one trick that the Quest asks for, and it takes no other.".to_owned()
        }
        Reason::KeepsCount(count) => {
            format!("You have the {count} tricks that the Quest asks for, and it takes no more.")
        }
        Reason::ShedsCost(cost) => {
            format!("It rids you of a card that costs whoever wins it {}.", points(cost))
        }
        Reason::SavesPaying(paid) => format!(
            "It keeps back a card that pays {}: in this trick somebody else would win it.",
            points(paid)
        ),
        Reason::MayTake(paid) => {
            format!("It may still take a trick that pays you {} as it lies.", points(paid))
        }
        Reason::MayStayOut(cost) => format!(
            "It may still keep you out of a trick that costs you {} as it lies.",
            points(cost)
        ),
        Reason::FewerBeat(1) => {
            "Of the cards that others may still play to it, only one beats it.".to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!("Of the cards that others may still play to it, only {cards} beat it.")
        }
        Reason::MoreBeat(cards) => format!(
            "Of the cards that others may still play to it, {cards} beat it: more than the other."
        ),
        Reason::KeepsMaster => "It keeps a card that nobody can beat in its suit.".to_owned(),
        Reason::ScoutPays(figures) => {
            format!("The figures in this trick pay your Scout {}.", points(figures))
        }
        Reason::KeepsJester => "It keeps your Jester, who pays 3 in the last trick.".to_owned(),
        Reason::Voids(suit) => {
            let suit = ["Dwarves", "Knights", "Goblins"][suit as usize];
            format!("It empties your hand of {suit}.")
        }
        Reason::TakesWithLess => {
            "It takes the trick as surely, and keeps your higher card.".to_owned()
        }
        Reason::ShedsHigher => {
            "It leaves the trick as surely, and rids you of a higher card.".to_owned()
        }
        Reason::KeepsHigher => "It keeps your higher card of the suit for later.".to_owned(),
        Reason::TakesForSure => "It is sure to take the trick, and you lead the next.".to_owned(),
        Reason::MissesForSure => "It cannot take this trick.".to_owned(),
        Reason::HoldsPaid(1) => "You hold a card that this Quest pays for.".to_owned(),
        Reason::HoldsPaid(cards) => {
            format!("You hold {cards} of the cards that this Quest pays for.")
        }
        Reason::HoldsFew(0) => "You hold none of the cards that this Quest makes cost.".to_owned(),
        Reason::HoldsFew(cards) => {
            format!("You hold only {cards} of the cards that this Quest makes cost.")
        }
        Reason::TakesFromLeader => "It takes cards from the player who leads the match.".to_owned(),
        Reason::RemovesCost(cost) => {
            format!("It takes a card that costs {} out of your own trick.", points(cost))
        }
        Reason::TakesBackPaying(paid) => {
            format!("It takes a card that pays {} out of somebody else’s trick.", points(paid))
        }
    }
}

pub fn fr(reason: Reason) -> String {
    match reason {
        Reason::TakesPoints(paid) => {
            format!("Elle prend à coup sûr un pli que la Quête paie : {} en l’état.", points(paid))
        }
        Reason::KeepsOut(cost) => {
            format!("Elle vous évite un pli qui vous coûterait {} en l’état.", points(cost))
        }
        Reason::TakesBonus => {
            "Elle prend à coup sûr le pli qui rapporte 3 points de plus.".to_owned()
        }
        Reason::LeavesShaman => "Elle laisse le Chaman à un autre, et ses −3.".to_owned(),
        Reason::TakesEnchanter => {
            "Elle gagne à coup sûr l’Enchanteur, qui double ce que vous avez dans cette donne."
                .to_owned()
        }
        Reason::LeavesEnchanter => {
            "Elle laisse l’Enchanteur à un autre : il doublerait ce que vous avez perdu.".to_owned()
        }
        Reason::MakesCount(1) => {
            "Elle prend à coup sûr le seul pli que la Quête demande.".to_owned()
        }
        Reason::MakesCount(count) => {
            format!("Elle prend à coup sûr le pli qui fait {count}, comme la Quête le demande.")
        }
        Reason::KeepsCount(1) => {
            "Vous avez le pli que la Quête demande, et elle n’en prend pas d’autre.".to_owned()
        }
        Reason::KeepsCount(count) => {
            format!("Vous avez les {count} plis que la Quête demande, et elle n’en prend pas.")
        }
        Reason::ShedsCost(cost) => {
            format!("Elle vous débarrasse d’une carte qui coûte {} à qui la gagne.", points(cost))
        }
        Reason::SavesPaying(paid) => format!(
            "Elle garde une carte qui rapporte {} : dans ce pli, un autre la gagnerait.",
            points(paid)
        ),
        Reason::MayTake(paid) => {
            format!("Elle peut encore prendre un pli qui vous rapporte {} en l’état.", points(paid))
        }
        Reason::MayStayOut(cost) => format!(
            "Elle peut encore vous éviter un pli qui vous coûte {} en l’état.",
            points(cost)
        ),
        Reason::FewerBeat(1) => {
            "Des cartes que d’autres peuvent encore y jouer, une seule la bat.".to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!("Des cartes que d’autres peuvent encore y jouer, {cards} seulement la battent.")
        }
        Reason::MoreBeat(cards) => format!(
            "Des cartes que d’autres peuvent encore y jouer, {cards} la battent : plus que l’autre."
        ),
        Reason::KeepsMaster => {
            "Elle garde une carte que personne ne peut battre dans sa couleur.".to_owned()
        }
        Reason::ScoutPays(figures) => {
            format!("Les figures de ce pli rapportent {} à votre Éclaireur.", points(figures))
        }
        Reason::KeepsJester => {
            "Elle garde votre Bouffon, qui rapporte 3 points au dernier pli.".to_owned()
        }
        Reason::Voids(Suit::Dwarves) => "Il ne vous reste ensuite aucun Nain.".to_owned(),
        Reason::Voids(Suit::Knights) => "Il ne vous reste ensuite aucun Chevalier.".to_owned(),
        Reason::Voids(Suit::Goblins) => "Il ne vous reste ensuite aucun Gobelin.".to_owned(),
        Reason::TakesWithLess => {
            "Elle prend le pli aussi sûrement, et garde votre carte plus haute.".to_owned()
        }
        Reason::ShedsHigher => {
            "Elle laisse le pli aussi sûrement, et vous débarrasse d’une carte plus haute."
                .to_owned()
        }
        Reason::KeepsHigher => {
            "Elle garde pour plus tard votre carte plus haute de la couleur.".to_owned()
        }
        Reason::TakesForSure => {
            "Elle prend le pli à coup sûr, et vous entamez le suivant.".to_owned()
        }
        Reason::MissesForSure => "Elle ne peut pas prendre ce pli.".to_owned(),
        Reason::HoldsPaid(1) => "Vous tenez une carte que cette Quête paie.".to_owned(),
        Reason::HoldsPaid(cards) => {
            format!("Vous tenez {cards} des cartes que cette Quête paie.")
        }
        Reason::HoldsFew(0) => {
            "Vous ne tenez aucune des cartes que cette Quête fait payer.".to_owned()
        }
        Reason::HoldsFew(cards) => {
            format!("Vous ne tenez que {cards} des cartes que cette Quête fait payer.")
        }
        Reason::TakesFromLeader => "C’est prendre des cartes à qui mène la partie.".to_owned(),
        Reason::RemovesCost(cost) => {
            format!("C’est ôter de votre propre pli une carte qui coûte {}.", points(cost))
        }
        Reason::TakesBackPaying(paid) => {
            format!("C’est ôter du pli d’un autre une carte qui rapporte {}.", points(paid))
        }
    }
}
