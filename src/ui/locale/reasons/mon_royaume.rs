//! The reasons for decisions of Mon Royaume, in words.

use crate::bots::mon_royaume::Reason;

pub fn en(reason: Reason) -> String {
    let plain = match reason {
        Reason::WholeTale => "It is the last element that one of your tales was missing.",
        Reason::Lovers => {
            "It brings the lovers together: two tokens more and a ninth card of the Bard’s."
        }
        Reason::CircledPair => {
            "It completes the circled pair: your Heroic tale pays for the castle’s colour."
        }
        Reason::EvilMonster => "Your Evil tale pays 2 points for each Monster that stands.",
        Reason::Element(1) => "It is an element that one of your tales is missing.",
        Reason::Element(tales) => return format!("{tales} of your tales are missing it."),
        Reason::Missions(1) => "It does what an Adventure of this round asks for.",
        Reason::Missions(missions) => {
            return format!("It does what {missions} Adventures of this round ask for.");
        }
        Reason::FirstCastle => "You have no castle yet.",
        Reason::AddsValue(1) => {
            "The tiles of your best kingdom so far come to be worth 1 point more."
        }
        Reason::AddsValue(points) => {
            return format!(
                "The tiles of your best kingdom so far come to be worth {points} points more."
            );
        }
        Reason::SendsMarker => "An Adventure lets you give a Monster marker for this Monster.",
        Reason::BringsToken => "A Monster brings you a Bard token at once.",
        Reason::LeadsTerritory => {
            "As the tiles lie, it wins you the token for most tiles of its colour."
        }
        Reason::Denies => "Whoever gets these tiles next is missing just this one for a tale.",
        Reason::Carries => "It can carry a tile of its colour that you have for the level above.",
        Reason::Supported => "You have a tile of its colour on which it can rest.",
        Reason::OfColour(tiles) => {
            return format!("You already have {tiles} tiles of its colour.");
        }
        Reason::HasRoom => "Your kingdom still has room on its level.",
        Reason::KeepsLovers => "You have both lovers of the tale that you keep.",
        Reason::KeepsPair => "You have both circled tiles of the tale that you keep.",
        Reason::KeepsMonsters(1) => "The Evil tale that you keep pays for your Monster.",
        Reason::KeepsMonsters(monsters) => {
            return format!("The Evil tale that you keep pays for your {monsters} Monsters.");
        }
        Reason::KeepsElements(1) => "You have an element of the tale that you keep.",
        Reason::KeepsElements(elements) => {
            return format!("You have {elements} elements of the tale that you keep.");
        }
        Reason::EscapesCurse => "A rival can cast the curse: whoever tells an Evil tale is spared.",
        Reason::MarksRichest => "It goes to the rival with the most Bard tokens.",
        Reason::StandsForTale => "An element of your tale comes to stand.",
        Reason::BearsBlackCastle => "With a Monster below, your black castle may stand on top.",
        Reason::StandsWorth(1) => "Face up it is worth 1 point.",
        Reason::StandsWorth(points) => return format!("Face up it is worth {points} points."),
        Reason::SparesElement => "It spares an element of your tale, which can still stand.",
        Reason::FlipsLess => "It turns over the tile that is worth less.",
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
            "Elle complète la paire cerclée : votre conte héroïque paie la couleur du château."
        }
        Reason::EvilMonster => "Votre conte maléfique paie 2 points par Monstre face visible.",
        Reason::Element(1) => "C’est un élément qui manque à l’un de vos contes.",
        Reason::Element(tales) => return format!("Elle manque à {tales} de vos contes."),
        Reason::Missions(1) => "Elle fait ce que demande une Péripétie de cette manche.",
        Reason::Missions(missions) => {
            return format!("Elle fait ce que demandent {missions} Péripéties de cette manche.");
        }
        Reason::FirstCastle => "Vous n’avez pas encore de château.",
        Reason::AddsValue(1) => "Les tuiles de votre meilleur royaume valent 1 point de plus.",
        Reason::AddsValue(points) => {
            return format!("Les tuiles de votre meilleur royaume valent {points} points de plus.");
        }
        Reason::SendsMarker => "Pour ce Monstre, une Péripétie vous donne un marqueur à remettre.",
        Reason::BringsToken => "Un Monstre vous rapporte aussitôt un jeton Barde.",
        Reason::LeadsTerritory => {
            "En l’état, elle vous vaut le jeton de sa couleur dans cette manche."
        }
        Reason::Denies => "C’est justement ce qui manque à un conte du prochain à voir ces tuiles.",
        Reason::Carries => {
            "Elle peut porter une tuile de sa couleur que vous avez pour le niveau suivant."
        }
        Reason::Supported => "Vous avez une tuile de sa couleur sur laquelle la poser.",
        Reason::OfColour(tiles) => {
            return format!("Vous avez déjà {tiles} tuiles de sa couleur.");
        }
        Reason::HasRoom => "Votre royaume a encore de la place à son niveau.",
        Reason::KeepsLovers => "Vous avez les deux amoureux du conte que vous gardez.",
        Reason::KeepsPair => "Vous avez les deux tuiles cerclées du conte que vous gardez.",
        Reason::KeepsMonsters(1) => "Le conte maléfique que vous gardez paie votre Monstre.",
        Reason::KeepsMonsters(monsters) => {
            return format!("Le conte maléfique que vous gardez paie vos {monsters} Monstres.");
        }
        Reason::KeepsElements(1) => "Vous avez un élément du conte que vous gardez.",
        Reason::KeepsElements(elements) => {
            return format!("Vous avez {elements} éléments du conte que vous gardez.");
        }
        Reason::EscapesCurse => {
            "Un rival peut lancer la malédiction : qui tient un conte maléfique y échappe."
        }
        Reason::MarksRichest => "Il va au rival qui a le plus de jetons Barde.",
        Reason::StandsForTale => "Un élément de votre conte est face visible.",
        Reason::BearsBlackCastle => {
            "Avec un Monstre en bas, votre château noir peut couronner le royaume."
        }
        Reason::StandsWorth(1) => "Face visible, elle vaut 1 point.",
        Reason::StandsWorth(points) => {
            return format!("Face visible, elle vaut {points} points.");
        }
        Reason::SparesElement => "Un élément de votre conte reste à poser face visible.",
        Reason::FlipsLess => "Elle retourne la tuile qui vaut le moins des deux.",
    };
    plain.to_owned()
}
