//! The reasons for decisions of Mon Royaume, in words.

use crate::bots::mon_royaume::{Prospect, Reason};

pub fn en(reason: Reason) -> String {
    let plain = match reason {
        Reason::WholeTale => "It’s the last element one of your tales needs.",
        Reason::Lovers => "It unites the lovers: 2 extra tokens and a ninth Bard card.",
        Reason::CircledPair => {
            "It completes the circled pair: your Heroic tale scores your castle’s colour."
        }
        Reason::EvilMonster => "Your Evil tale scores 2 points per Monster in your kingdom.",
        Reason::Element(1) => "One of your tales needs it.",
        Reason::Element(tales) => return format!("{tales} of your tales need it."),
        Reason::Missions(1) => "It completes one of this round’s Adventures.",
        Reason::Missions(missions) => {
            return format!("It completes {missions} of this round’s Adventures.");
        }
        Reason::FirstCastle => "You don’t have a castle yet.",
        Reason::AddsValue(1) => "It adds 1 tile point to your best kingdom so far.",
        Reason::AddsValue(points) => {
            return format!("It adds {points} tile points to your best kingdom so far.");
        }
        Reason::SendsMarker => "With this Monster, an Adventure lets you give a Monster marker.",
        Reason::BringsToken => "A Monster gets you a Bard token right away.",
        Reason::LeadsTerritory => {
            "As things stand, it wins you this round’s token for the most tiles of its colour."
        }
        Reason::Denies => "The next player to get these tiles needs this one for a tale.",
        Reason::Carries => "It can support a tile of its colour that you have for the next level.",
        Reason::Supported => "You have a tile of its colour to put it on.",
        Reason::OfColour(tiles) => {
            return format!("You already have {tiles} tiles of its colour.");
        }
        Reason::HasRoom => "Your kingdom still has room at its level.",
        Reason::KeepsLovers => "You have both lovers of the tale you keep.",
        Reason::KeepsPair => "You have both circled tiles of the tale you keep.",
        Reason::KeepsMonsters(1) => "The Evil tale you keep scores for your Monster.",
        Reason::KeepsMonsters(monsters) => {
            return format!("The Evil tale you keep scores for your {monsters} Monsters.");
        }
        Reason::KeepsElements(1) => "You have 1 element of the tale you keep.",
        Reason::KeepsElements(elements) => {
            return format!("You have {elements} elements of the tale you keep.");
        }
        Reason::EscapesCurse => "A rival can cast the curse, but Evil tales are immune.",
        Reason::MarksRichest => "It goes to the rival with the most Bard tokens.",
        Reason::StandsForTale => "It puts an element of your tale in your kingdom.",
        Reason::BearsBlackCastle => "With a Monster at level 1, your Black Castle can go on top.",
        Reason::StandsWorth(1) => "Face up, it’s worth 1 point.",
        Reason::StandsWorth(points) => return format!("Face up, it’s worth {points} points."),
        Reason::SparesElement => {
            "It saves an element of your tale that can still be placed face up."
        }
        Reason::FlipsLess => "It flips the less valuable tile.",
    };
    plain.to_owned()
}

pub fn fr(reason: Reason) -> String {
    let plain = match reason {
        Reason::WholeTale => "C’est le dernier élément qui manquait à l’un de vos contes.",
        Reason::Lovers => {
            "Elle réunit les amoureux : deux jetons de plus et une neuvième carte Barde."
        }
        Reason::CircledPair => {
            "Elle complète la paire cerclée : votre conte héroïque rapporte des points pour la couleur du château."
        }
        Reason::EvilMonster => {
            "Votre conte maléfique rapporte 2 points par Monstre dans votre royaume."
        }
        Reason::Element(1) => "C’est un élément qui manque à l’un de vos contes.",
        Reason::Element(tales) => return format!("Elle manque à {tales} de vos contes."),
        Reason::Missions(1) => "Elle accomplit une Péripétie de cette manche.",
        Reason::Missions(missions) => {
            return format!("Elle accomplit {missions} Péripéties de cette manche.");
        }
        Reason::FirstCastle => "Vous n’avez pas encore de château.",
        Reason::AddsValue(1) => {
            "Elle ajoute 1 point de tuiles au meilleur royaume que vous pouvez bâtir."
        }
        Reason::AddsValue(points) => {
            return format!(
                "Elle ajoute {points} points de tuiles au meilleur royaume que vous pouvez bâtir."
            );
        }
        Reason::SendsMarker => "Grâce à ce Monstre, une Péripétie vous fera donner un marqueur.",
        Reason::BringsToken => "Un Monstre vous rapporte aussitôt un jeton Barde.",
        Reason::LeadsTerritory => {
            "Pour l’instant, elle vous vaut le jeton de la majorité dans sa couleur."
        }
        Reason::Denies => "Le joueur suivant en a justement besoin pour un conte.",
        Reason::Carries => {
            "Elle peut soutenir une tuile de sa couleur que vous avez pour le niveau suivant."
        }
        Reason::Supported => "Vous avez une tuile de sa couleur sur laquelle la poser.",
        Reason::OfColour(tiles) => {
            return format!("Vous avez déjà {tiles} tuiles de sa couleur.");
        }
        Reason::HasRoom => "Votre royaume a encore de la place à son niveau.",
        Reason::KeepsLovers => "Vous avez les deux amoureux du conte que vous gardez.",
        Reason::KeepsPair => "Vous avez les deux tuiles cerclées du conte que vous gardez.",
        Reason::KeepsMonsters(1) => {
            "Le conte maléfique que vous gardez rapporte des points pour votre Monstre."
        }
        Reason::KeepsMonsters(monsters) => {
            return format!(
                "Le conte maléfique que vous gardez rapporte des points pour vos {monsters} Monstres."
            );
        }
        Reason::KeepsElements(1) => "Vous avez un élément du conte que vous gardez.",
        Reason::KeepsElements(elements) => {
            return format!("Vous avez {elements} éléments du conte que vous gardez.");
        }
        Reason::EscapesCurse => {
            "Un rival peut lancer la malédiction, mais un conte maléfique y échappe."
        }
        Reason::MarksRichest => "Il va au rival qui a le plus de jetons Barde.",
        Reason::StandsForTale => "Elle place un élément de votre conte dans votre royaume.",
        Reason::BearsBlackCastle => {
            "Avec un Monstre au niveau 1, votre Château noir peut aller au sommet."
        }
        Reason::StandsWorth(1) => "Face visible, elle vaut 1 point.",
        Reason::StandsWorth(points) => {
            return format!("Face visible, elle vaut {points} points.");
        }
        Reason::SparesElement => {
            "Vous gardez un élément de votre conte, qui peut encore être posé face visible."
        }
        Reason::FlipsLess => "Vous retournez la tuile qui vaut le moins.",
    };
    plain.to_owned()
}

pub fn en_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::MeetsAdventure => "One of this round’s Adventures brings you a Bard token",
        Prospect::IsMarked => "You’re given a Monster marker",
        Prospect::WholeTale => "You end up with every element of your tale",
        Prospect::Lovers => "You end up with both lovers of your tale",
        Prospect::CircledPair => "You end up with both circled tiles of your tale",
        Prospect::HasCastle => "You end up with a castle",
        Prospect::Leads => "Your tiles make the best kingdom",
    }
    .to_owned()
}

pub fn fr_prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::MeetsAdventure => "Une Péripétie de cette manche vous rapporte un jeton Barde",
        Prospect::IsMarked => "Vous recevez un marqueur Monstre",
        Prospect::WholeTale => "Vous finissez avec tous les éléments de votre conte",
        Prospect::Lovers => "Vous finissez avec les deux amoureux de votre conte",
        Prospect::CircledPair => "Vous finissez avec les deux tuiles cerclées de votre conte",
        Prospect::HasCastle => "Vous finissez avec un château",
        Prospect::Leads => "Vos tuiles forment le meilleur royaume",
    }
    .to_owned()
}
