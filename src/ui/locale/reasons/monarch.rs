//! The reasons for decisions of Monarch, in words.

use crate::bots::monarch::{Prospect, Reason};

/// The names of the Banners in English, as in "the Banner of Might".
const BANNERS_EN: [&str; 5] = ["Might", "Culture", "Wisdom", "Bounty", "Balance"];

/// The same in French, with their articles.
const BANNERS_FR: [&str; 5] =
    ["de la Puissance", "de la Culture", "de la Sagesse", "de l’Abondance", "de l’Équilibre"];

pub fn en(reason: Reason) -> String {
    let crowns = |count: i16| match count {
        1 => "1 crown".to_owned(),
        _ => format!("{count} crowns"),
    };
    match reason {
        Reason::Wins => "It ends the game, and you win.".to_owned(),
        Reason::AvoidsEnd => "Otherwise the game ends now, and you don’t win.".to_owned(),
        Reason::FillsCourtAhead => {
            "Your seventh card can start the last round while you’re in the lead.".to_owned()
        }
        Reason::AvoidsLastRound => {
            "Otherwise you start the last round while another sister leads.".to_owned()
        }
        Reason::GainsCrowns(count) => {
            format!("As things stand, it can gain you {}.", crowns(count))
        }
        Reason::TakesCrowns(count) => {
            format!("As things stand, it can cost another sister {}.", crowns(count))
        }
        Reason::ToLeader => "The Guest goes to your leading rival.".to_owned(),
        Reason::GivesNoRival => "Otherwise another sister gains crowns.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name = BANNERS_EN[banner as usize];
            format!(
                "Your court can then meet the requirement of the Banner of {name}, and you can fly it."
            )
        }
        Reason::DismissesGuests(count) => {
            format!("It lets you discard Guests who cost you {}.", crowns(count))
        }
        Reason::Cheapens => "It can make another card in the row cheaper for you.".to_owned(),
        Reason::Discounted(gold) => format!("You pay {gold} gold below the printed price."),
        Reason::CostsNothing => "It’s free.".to_owned(),
        Reason::DeniesNext => {
            "The next sister can afford this card and would gain crowns from it.".to_owned()
        }
        Reason::KeepsPrice => {
            "You can still afford another Court Card in the row that brings crowns.".to_owned()
        }
        Reason::KeepsFeed => "It leaves you enough food to tax the villages.".to_owned(),
        Reason::GathersGold(gold) => format!("It brings you {gold} gold."),
        Reason::GathersFood(food) => format!("It brings you {food} food."),
        Reason::YieldsMore(more) => format!("You can gather {more} more this turn with it."),
        Reason::YieldsOthersLess => {
            "Otherwise your rivals would profit from the richer land before you do.".to_owned()
        }
        Reason::SharesNothing => "No other sister’s Banner profits from it.".to_owned(),
        Reason::RowGivesNothing => {
            "As things stand, no Court Card in the row would bring you a crown.".to_owned()
        }
        Reason::CompletesPayment => "It completes the Moon’s price.".to_owned(),
        Reason::SparesFood(food) => {
            format!(
                "It completes the price for {food} food less than the Moon would take from you."
            )
        }
        Reason::LosesLess(0) => "If unpaid, the Moon takes no food from you.".to_owned(),
        Reason::LosesLess(food) => {
            format!(
                "If unpaid, the Moon takes only {food} food from you, less than the pledge would cost you."
            )
        }
        Reason::OutOfReach => "The price can no longer be reached.".to_owned(),
        Reason::NothingExposed => {
            "No village is improved, so the invasion has nothing to destroy.".to_owned()
        }
        Reason::SpeaksAgain => {
            "You can still pledge on your second turn if the price isn’t reached.".to_owned()
        }
    }
}

pub fn fr(reason: Reason) -> String {
    let couronnes = |count: i16| match count {
        1 => "1 couronne".to_owned(),
        _ => format!("{count} couronnes"),
    };
    let nourriture = |food: u16| match food {
        0 | 1 => format!("{food} nourriture"),
        _ => format!("{food} nourritures"),
    };
    match reason {
        Reason::Wins => "La partie se termine, et vous gagnez.".to_owned(),
        Reason::AvoidsEnd => "Sinon, la partie se termine, et vous ne gagnez pas.".to_owned(),
        Reason::FillsCourtAhead => {
            "Votre septième carte peut lancer la dernière manche alors que vous menez.".to_owned()
        }
        Reason::AvoidsLastRound => {
            "Sinon, vous lancez la dernière manche alors qu’une autre sœur mène.".to_owned()
        }
        Reason::GainsCrowns(count) => {
            format!("Pour l’instant, cela peut vous rapporter {}.", couronnes(count))
        }
        Reason::TakesCrowns(count) => {
            format!("Pour l’instant, cela peut coûter {} à une autre sœur.", couronnes(count))
        }
        Reason::ToLeader => "L’Importun va à la rivale en tête.".to_owned(),
        Reason::GivesNoRival => "Sinon, une autre sœur gagne des couronnes.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name = BANNERS_FR[banner as usize];
            format!("Votre cour peut alors remplir la condition de la Bannière {name}, et vous pouvez la prendre.")
        }
        Reason::DismissesGuests(count) => {
            format!("Cela vous permet de défausser des Importuns qui vous coûtent {}.", couronnes(count))
        }
        Reason::Cheapens => "Une autre carte de la rangée peut alors vous coûter moins.".to_owned(),
        Reason::Discounted(gold) => format!("Vous la payez {gold} or de moins que le prix imprimé."),
        Reason::CostsNothing => "C’est gratuit.".to_owned(),
        Reason::DeniesNext => {
            "La sœur suivante peut payer cette carte et y gagnerait des couronnes.".to_owned()
        }
        Reason::KeepsPrice => {
            "Vous pouvez encore payer une autre carte de cour de la rangée qui rapporte des couronnes."
                .to_owned()
        }
        Reason::KeepsFeed => "Il vous reste assez de nourriture pour taxer les villages.".to_owned(),
        Reason::GathersGold(gold) => format!("Cela rapporte {gold} or."),
        Reason::GathersFood(food) => format!("Cela rapporte {}.", nourriture(food)),
        Reason::YieldsMore(more) => {
            format!("Vous pouvez récolter ou taxer {more} de plus ce tour-ci.")
        }
        Reason::YieldsOthersLess => {
            "Sinon, vos rivales profiteraient avant vous de terres plus riches.".to_owned()
        }
        Reason::SharesNothing => "Aucune Bannière rivale n’en profite.".to_owned(),
        Reason::RowGivesNothing => {
            "Pour l’instant, aucune carte de cour de la rangée ne vous rapporterait de couronne.".to_owned()
        }
        Reason::CompletesPayment => "Cela complète le prix de la Lune.".to_owned(),
        Reason::SparesFood(food) => {
            format!("Cela complète le prix pour {} de moins que ne prendrait la Lune.", nourriture(food))
        }
        Reason::LosesLess(0) => "Sans paiement, la Lune ne vous prend aucune nourriture.".to_owned(),
        Reason::LosesLess(food) => {
            format!("Sans paiement, la Lune ne vous prendrait que {}, moins que ce que coûterait la promesse.", nourriture(food))
        }
        Reason::OutOfReach => "Le prix ne peut plus être atteint.".to_owned(),
        Reason::NothingExposed => {
            "Aucun village n’est aménagé : l’invasion n’a rien à détruire.".to_owned()
        }
        Reason::SpeaksAgain => {
            "Vous pourrez encore promettre au second tour si le prix n’est pas atteint.".to_owned()
        }
    }
}

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "You win the game by the end of your next turn".to_owned(),
        Prospect::Loses => "Another sister wins the game by the end of your next turn".to_owned(),
        Prospect::Leads => "You have the most crowns when your next turn starts".to_owned(),
        Prospect::TakesCourtCard => {
            "You acquire a Court Card by the end of your next turn".to_owned()
        }
        Prospect::Affords => {
            "On your next turn you can afford a Court Card that brings crowns".to_owned()
        }
        Prospect::Flies(banner) => {
            format!(
                "You fly the Banner of {} by the end of your next turn",
                BANNERS_EN[banner as usize]
            )
        }
        Prospect::RivalFlies(banner) => {
            format!("Another sister flies the Banner of {}", BANNERS_EN[banner as usize])
        }
        Prospect::IsSentGuest => "Another sister sends you a Guest".to_owned(),
        Prospect::LosesGoods => "A Moon costs you gold or food".to_owned(),
    }
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "Vous gagnez la partie d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Loses => {
            "Une autre sœur gagne la partie d’ici la fin de votre prochain tour".to_owned()
        }
        Prospect::Leads => {
            "Vous avez le plus de couronnes au début de votre prochain tour".to_owned()
        }
        Prospect::TakesCourtCard => {
            "Vous acquérez une carte de cour d’ici la fin de votre prochain tour".to_owned()
        }
        Prospect::Affords => {
            "À votre prochain tour, vous pouvez payer une carte de cour qui rapporte des couronnes"
                .to_owned()
        }
        Prospect::Flies(banner) => {
            format!(
                "Vous prenez la Bannière {} d’ici la fin de votre prochain tour",
                BANNERS_FR[banner as usize]
            )
        }
        Prospect::RivalFlies(banner) => {
            format!("Une autre sœur prend la Bannière {}", BANNERS_FR[banner as usize])
        }
        Prospect::IsSentGuest => "Une autre sœur vous envoie un Importun".to_owned(),
        Prospect::LosesGoods => "Une Lune vous fait perdre de l’or ou de la nourriture".to_owned(),
    }
}
