//! The reasons for decisions of Monarch, in words.

use crate::bots::monarch::Reason;

pub fn en(reason: Reason) -> String {
    let crowns = |count: i16| match count {
        1 => "a crown".to_owned(),
        _ => format!("{count} crowns"),
    };
    match reason {
        Reason::Wins => "The match ends with it, and you win.".to_owned(),
        Reason::AvoidsEnd => "Otherwise the match ends at once, and you have not won.".to_owned(),
        Reason::FillsCourtAhead => {
            "Your seventh card can begin the last round while you have most crowns.".to_owned()
        }
        Reason::AvoidsLastRound => {
            "Otherwise you begin the last round while another sister has more crowns.".to_owned()
        }
        Reason::GainsCrowns(count) => {
            format!("It can bring you {}, as things stand.", crowns(count))
        }
        Reason::TakesCrowns(count) => {
            format!("It can cost another sister {}, as things stand.", crowns(count))
        }
        Reason::ToLeader => {
            "The Guest goes to the one of the other sisters who has most crowns.".to_owned()
        }
        Reason::GivesNoRival => "Otherwise another sister gains crowns by it.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name = ["Might", "Culture", "Wisdom", "Bounty", "Balance"][banner as usize];
            format!("With it your court can meet the Banner of {name}, and you may fly it.")
        }
        Reason::DismissesGuests(count) => {
            format!("It lets you discard Guests who cost you {}.", crowns(count))
        }
        Reason::Cheapens => "With it another card of the row can cost you less.".to_owned(),
        Reason::Discounted(gold) => format!("It costs you {gold} gold less than printed."),
        Reason::CostsNothing => "It costs you nothing.".to_owned(),
        Reason::DeniesNext => {
            "The next sister has the price of this card, and would gain crowns by it.".to_owned()
        }
        Reason::KeepsPrice => {
            "It leaves you the price of another Court Card of the row that brings crowns."
                .to_owned()
        }
        Reason::KeepsFeed => {
            "It leaves you the food that your villages eat to be taxed.".to_owned()
        }
        Reason::GathersGold(gold) => format!("It gathers {gold} gold."),
        Reason::GathersFood(food) => format!("It gathers {food} food."),
        Reason::YieldsMore(more) => format!("You can gather {more} more this very turn with it."),
        Reason::YieldsOthersLess => {
            "You have gathered: otherwise the land yields more to the others first.".to_owned()
        }
        Reason::SharesNothing => "No other sister’s Banner takes a share of it.".to_owned(),
        Reason::RowGivesNothing => {
            "No Court Card of the row would bring you a crown as things stand.".to_owned()
        }
        Reason::CompletesPayment => "It makes up what the Moon asks for.".to_owned(),
        Reason::SparesFood(food) => {
            format!("It makes up the price, {food} food less than the Moon would take from you.")
        }
        Reason::LosesLess(0) => "Unpaid, the Moon takes no food from you.".to_owned(),
        Reason::LosesLess(food) => {
            format!("Unpaid, the Moon takes {food} food from you: less than the other pledge.")
        }
        Reason::OutOfReach => {
            "Whatever all sisters pledge, the price cannot be reached any more.".to_owned()
        }
        Reason::NothingExposed => "No village is improved: the invasion takes nothing.".to_owned(),
        Reason::SpeaksAgain => {
            "You can still pledge when you are asked again, if the price is not reached.".to_owned()
        }
    }
}

pub fn fr(reason: Reason) -> String {
    let couronnes = |count: i16| match count {
        1 => "une couronne".to_owned(),
        _ => format!("{count} couronnes"),
    };
    match reason {
        Reason::Wins => "La partie finit ainsi, et vous la gagnez.".to_owned(),
        Reason::AvoidsEnd => {
            "Sinon, la partie finit aussitôt, et vous ne l’avez pas gagnée.".to_owned()
        }
        Reason::FillsCourtAhead => {
            "Votre septième carte peut ouvrir la dernière manche quand vous menez en couronnes."
                .to_owned()
        }
        Reason::AvoidsLastRound => {
            "Sinon, vous ouvrez la dernière manche quand une autre sœur a plus de couronnes."
                .to_owned()
        }
        Reason::GainsCrowns(count) => {
            format!("Cela peut vous rapporter {}, en l’état.", couronnes(count))
        }
        Reason::TakesCrowns(count) => {
            format!("Cela peut coûter {} à une autre sœur, en l’état.", couronnes(count))
        }
        Reason::ToLeader => "L’Importun va à celle des autres sœurs qui a le plus de couronnes.".to_owned(),
        Reason::GivesNoRival => "Sinon, une autre sœur y gagne des couronnes.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name =
                ["de la Puissance", "de la Culture", "de la Sagesse", "de l’Abondance", "de l’Équilibre"]
                    [banner as usize];
            format!("Votre cour peut alors remplir la Bannière {name}, et vous pouvez la porter.")
        }
        Reason::DismissesGuests(count) => {
            format!("Cela vous permet de défausser des Importuns qui vous coûtent {}.", couronnes(count))
        }
        Reason::Cheapens => "Une autre carte de la rangée peut alors vous coûter moins.".to_owned(),
        Reason::Discounted(gold) => format!("Vous payez {gold} or de moins que le prix imprimé."),
        Reason::CostsNothing => "Cela ne vous coûte rien.".to_owned(),
        Reason::DeniesNext => {
            "La sœur suivante a de quoi payer cette carte, et y gagnerait des couronnes.".to_owned()
        }
        Reason::KeepsPrice => {
            "Il vous reste le prix d’une autre carte de cour de la rangée qui rapporte des couronnes."
                .to_owned()
        }
        Reason::KeepsFeed => {
            "Il vous reste les vivres que vos villages mangent pour l’impôt.".to_owned()
        }
        Reason::GathersGold(gold) => format!("Cela rapporte {gold} or."),
        Reason::GathersFood(food) if food > 1 => format!("Cela rapporte {food} vivres."),
        Reason::GathersFood(food) => format!("Cela rapporte {food} vivre."),
        Reason::YieldsMore(more) => {
            format!("Vous pouvez récolter ou taxer {more} de plus dès ce tour.")
        }
        Reason::YieldsOthersLess => {
            "Vous avez déjà récolté ou taxé : sinon, les terres rapportent plus aux autres d’abord."
                .to_owned()
        }
        Reason::SharesNothing => "La Bannière d’aucune autre sœur n’en tire profit.".to_owned(),
        Reason::RowGivesNothing => {
            "Aucune carte de cour de la rangée ne vous rapporterait de couronne en l’état.".to_owned()
        }
        Reason::CompletesPayment => "Cela complète ce que la Lune demande.".to_owned(),
        Reason::SparesFood(food) => {
            format!("Cela complète le prix : {food} de moins que ce que la Lune vous prendrait.")
        }
        Reason::LosesLess(0) => "Sans paiement, la Lune ne vous prend aucun vivre.".to_owned(),
        Reason::LosesLess(food) => {
            format!("Sans paiement, la Lune vous en prend {food} : moins que l’autre promesse.")
        }
        Reason::OutOfReach => {
            "Quoi que toutes les sœurs promettent, le prix ne peut plus être atteint.".to_owned()
        }
        Reason::NothingExposed => {
            "Aucun village n’est amélioré : l’invasion ne prend rien.".to_owned()
        }
        Reason::SpeaksAgain => {
            "Vous pourrez encore promettre au second tour, si le prix n’est pas atteint.".to_owned()
        }
    }
}
