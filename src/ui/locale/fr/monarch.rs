//! Monarch in French.

use super::{both, de};
use crate::bots::monarch::{Prospect, Reason};
use crate::games::monarch::{Ability, Goods, LandKind, Moon, Refusal, Step};
use crate::ui::locale::messages::monarch::{Came, GameMessages, Gather, Order, TieBreak};
use crate::ui::locale::{About, OptionMessages, Who, number};

/// Formats a change of crowns with its sign.
fn variation(crowns: i16) -> String {
    match crowns {
        0 => "aucun changement".to_owned(),
        1.. => format!("+{}", couronnes(crowns)),
        _ => couronnes(crowns),
    }
}

/// Formats an amount of food.
fn nourriture(food: u16) -> String {
    if food < 2 { format!("{food} nourriture") } else { format!("{food} nourritures") }
}

/// Formats an amount of crowns.
fn couronnes(crowns: i16) -> String {
    match crowns {
        -1..=1 => format!("{} couronne", number(crowns)),
        _ => format!("{} couronnes", number(crowns)),
    }
}

/// Formats an amount of gold and food.
fn biens(goods: Goods) -> String {
    match (goods.gold, goods.food) {
        (0, 0) => "rien".to_owned(),
        (gold, 0) => format!("{gold} or"),
        (0, food) => nourriture(food),
        (gold, food) => format!("{gold} or et {}", nourriture(food)),
    }
}

/// Names a card with its crowns.
fn avec_couronnes(card: &str, crowns: Option<u8>) -> String {
    match crowns {
        Some(crowns) => format!("« {card} » : {}", couronnes(crowns.into())),
        None => format!("« {card} »"),
    }
}

/// Adds the sum that a number comes from, in digits, if there is one.
fn somme(digits: &str) -> String {
    if digits.is_empty() { String::new() } else { format!(" : {digits}") }
}

/// Formats a number of Guests.
fn importuns(count: usize) -> String {
    if count < 2 { format!("{count} Importun") } else { format!("{count} Importuns") }
}

/// Makes a sentence of a few words.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next();
    first.map(|first| format!("{}{}.", first.to_uppercase(), letters.as_str())).unwrap_or_default()
}

pub const ABOUT: About = About {
    name: "Monarch",
    line: "Des sœurs, des récoltes et une cour digne d’une reine.",
    minutes: 60,
    makers: "Un jeu de Mary Flanagan, conçu avec Max Seidman et Zara Downs. Illustrations de Kate Adams, Sarah Ettinger, Zara Downs et Ed Flanagan.",
    people: ["Adèle", "Blanche", "Clémence", "Isolde", "Mahaut", "Odette", "Sibylle", "Ysabel"],
    hidden: "cartes",
    levels: [
        "Achète le plus de couronnes imprimées possible, mais ignore les combinaisons, les terres et les Bannières.",
        "Évalue ce qu’une carte apporte à sa cour et coûte à une rivale, mais ne prévoit rien et n’économise pas.",
        "Simule les cinq manches suivantes, jusqu’à 800 fois par choix, mais écarte ce qui semble bien pire à première vue.",
    ],
    options: &[
        OptionMessages {
            key: "banners",
            name: "Bannières",
            hint: None,
            values: &[("yes", "Avec les Bannières"), ("no", "Sans, pour une première partie")],
        },
        OptionMessages {
            key: "start",
            name: "Départ",
            hint: Some(
                "Jouer en dernier est un avantage : entre Barons, la dernière sœur gagne 60 % des parties à deux, 38 % à trois, 32 % à quatre. Le départ équilibré donne des Importuns aux suivantes ; la dernière gagne alors 52 %, 32 % et 24 %.",
            ),
            values: &[("leaflet", "Standard"), ("even", "Équilibré")],
        },
    ],
};

#[rustfmt::skip]
pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3 : manches",
    court_cards: [
        "Peau de tigre", "Éléphant de guerre", "Grand faucon", "Lionne", "Armure d’écailles",
        "Capitaine de la garde", "Championne", "Épée ancestrale", "Feux d’artifice", "Troubadour",
        "Harpe d’argent", "Paon", "Robe brodée", "Peigne précieux", "Maître des cérémonies",
        "Portraitiste", "Astronome", "Miroir magique", "Gardien des rouleaux", "Philosophe",
        "Vieille tortue", "Harfang des neiges", "Toge d’érudit", "Médecin royal", "Cerf blanc",
        "Gardienne des bêtes", "Jardinier royal", "Poule d’or", "Couronne de fleurs", "Cheffe cuisinière",
        "Corbeille de fruits rares", "Festin des moissons", "Diplomate", "Cape ailée", "Licorne",
        "Tailleur royal", "Héraut", "Bouffon royal",
    ],
    guests: [
        "Émissaire inutile", "Oncle grossier", "Jongleur ivre", "Colporteur insistant",
        "Cousine bavarde", "Ménestrel qui chante faux",
    ],
    moons: [
        "Lune des moissons", "Lune d’argent", "Lune de famine", "Lune d’invasion", "Lune de fête",
        "Lune des bâtisseurs", "Lune des voleurs", "Lune errante",
    ],
    moon_texts: [
        "Chaque sœur prend 4 nourritures.",
        "Chaque sœur prend 3 or.",
        "Payez ensemble, sinon chacune perd la moitié de sa nourriture, arrondie à l’unité supérieure.",
        "Payez ensemble, sinon le village qui rapporte le plus perd tous ses aménagements.",
        "Payez ensemble, et chacune prend 6 nourritures.",
        "Payez ensemble, et le prochain aménagement de la pioche est posé gratuitement.",
        "La sœur qui a le plus d’or en perd la moitié, arrondie à l’unité inférieure ; en cas d’égalité, toutes les sœurs concernées.",
        "Le reste de la rangée est défaussé.",
    ],
    improvements: [
        "Chèvrerie royale", "Vignoble en coteau", "Haras de guerre", "Jardin des simples",
        "Champs en terrasses", "Réserve de chasse", "Jardin botanique", "Verger d’or", "Bourg marchand",
        "Ville de garnison", "Village de tisserands", "Ville universitaire", "Foire des moissons",
        "Quartier du théâtre", "Ville portuaire", "Bazar des joyaux",
    ],
    paths: ["Puissance", "Culture", "Sagesse", "Abondance"],
    beast: "bête",
    garment: "vêtement",
    banners: [
        "Bannière de la Puissance", "Bannière de la Culture", "Bannière de la Sagesse",
        "Bannière de l’Abondance", "Bannière de l’Équilibre",
    ],
    powers: [
        "Les Importuns vous coûtent 2 or de moins",
        "Un balayage gratuit par tour",
        "De l’or quand une autre sœur taxe",
        "De la nourriture quand une autre sœur récolte",
        "Vaut 5 couronnes ; les cartes de cour vous coûtent 1 or de moins",
    ],
    ability: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 couronnes par carte de sa voie dans votre cour et sur les terres".to_owned(),
        Ability::PerBeast => "1 couronne, plus 2 par bête de votre cour".to_owned(),
        Ability::PerGarment => "1 couronne, plus 2 par vêtement de votre cour".to_owned(),
        Ability::PerDifferentPath => "2 couronnes par voie différente dans votre cour".to_owned(),
        Ability::OtherGarments => "+1 couronne par autre vêtement".to_owned(),
        Ability::AnotherBeast => "+2 couronnes avec une autre bête".to_owned(),
        Ability::Three(1) => "+1 couronne avec au moins trois cartes de sa voie".to_owned(),
        Ability::Three(more) => format!("+{more} couronnes avec au moins trois cartes de sa voie"),
        Ability::With(card) => format!("+2 couronnes avec « {} » dans votre cour", name(card)),
        Ability::Void(card) => format!("Aucune couronne avec « {} » dans votre cour", name(card)),
        Ability::NoGuests => "+2 couronnes tant que vous n’avez pas d’Importun".to_owned(),
        Ability::Dismiss(1) => "À l’acquisition, vous pouvez défausser un de vos Importuns".to_owned(),
        Ability::Dismiss(most) => format!("À l’acquisition, vous pouvez défausser jusqu’à {most} de vos Importuns"),
        Ability::CheaperCourt => "Les cartes de cour vous coûtent 1 or de moins".to_owned(),
        Ability::CheaperWisdom => "Les cartes de cour de Sagesse vous coûtent 2 or de moins".to_owned(),
        Ability::CheaperGuests => "Les Importuns vous coûtent 1 or de moins".to_owned(),
        Ability::RicherHarvest => "+1 nourriture à chacune de vos récoltes".to_owned(),
    },
    guest_text: |loss| format!("À envoyer à une autre sœur, qui perd {loss} couronnes"),
    plot: |kind, yields| match kind {
        LandKind::Farm => format!("Une ferme avec cette carte rapporte {} à toute sœur qui récolte", nourriture(yields.into())),
        LandKind::Village => format!("Un village avec cette carte rapporte {yields} or à toute sœur qui taxe"),
    },
    ability_short: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 par carte de sa voie (+ terres)".to_owned(),
        Ability::PerBeast => "1, +2 par bête".to_owned(),
        Ability::PerGarment => "1, +2 par vêtement".to_owned(),
        Ability::PerDifferentPath => "2 par voie différente".to_owned(),
        Ability::OtherGarments => "+1 par autre vêtement".to_owned(),
        Ability::AnotherBeast => "+2 avec une autre bête".to_owned(),
        Ability::Three(more) => format!("+{more} avec trois de sa voie"),
        Ability::With(card) => format!("+2 avec {}", name(card)),
        Ability::Void(card) => format!("0 avec {}", name(card)),
        Ability::NoGuests => "+2 sans Importun".to_owned(),
        Ability::Dismiss(1) => "défausse un Importun".to_owned(),
        Ability::Dismiss(most) => format!("défausse {most} Importuns"),
        Ability::CheaperCourt => "cartes de cour : −1 or".to_owned(),
        Ability::CheaperWisdom => "cartes de Sagesse : −2 or".to_owned(),
        Ability::CheaperGuests => "Importuns : −1 or".to_owned(),
        Ability::RicherHarvest => "récoltes : +1".to_owned(),
    },
    guest_short: |loss| format!("une autre sœur perd {loss}"),
    plot_short: |kind, yields| match kind {
        LandKind::Farm => format!("à toutes : {}", nourriture(yields.into())),
        LandKind::Village => format!("à toutes : {yields} or"),
    },
    goods: biens,

    market: "Rangée du marché",
    empty_spot: "Une place vide de la rangée.",
    deck: |round, deck, discards| format!("Manche {round}. Pioche : {deck} ; défausse : {discards}."),
    round: |round| format!("Manche {round}"),
    land: "Les terres, communes à toutes les sœurs",
    farm: "Ferme",
    village: "Village",
    board: |letter, name, kind, yields| match kind {
        LandKind::Farm => format!("Plateau {letter}, {name} : {} à chaque récolte.", nourriture(yields.into())),
        LandKind::Village => format!("Plateau {letter}, {name} : taxé, il consomme 1 nourriture et rapporte {yields} or."),
    },
    board_letter: |letter| format!("plateau {letter}"),
    counts_for: |path| format!("Compte comme aménagement {}.", de(path)),
    would_yield_here: |from, to| if from == to {
        format!("Avec cette carte, il rapporterait toujours {to}.")
    } else {
        format!("Avec cette carte, il rapporterait {to} au lieu de {from}.")
    },
    lay_here: "La poser ici",
    would_yield_again: |yields| format!("Il perdrait ses aménagements et rapporterait 1 au lieu de {yields}."),
    suffer: "Sacrifier ce village",
    banners_title: "Bannières",
    banner_short: ["Puissance", "Culture", "Sagesse", "Abondance", "Équilibre"],
    flown_by: |who| by!(who, name, "Elle est à vous.", "Elle est à {name}."),
    asks_for: |path, has, needs| match (path, needs - has) {
        (Some(path), 0) => format!("Exige {needs} cartes {} dans votre cour : condition remplie.", de(path)),
        (Some(path), 1) => format!("Exige {needs} cartes {} dans votre cour : il vous en manque une.", de(path)),
        (Some(path), left) => format!("Exige {needs} cartes {} dans votre cour : il vous en manque {left}.", de(path)),
        (None, 0) => "Exige une carte de chaque voie dans votre cour : condition remplie.".to_owned(),
        (None, 1) => "Exige une carte de chaque voie dans votre cour : il vous manque une voie.".to_owned(),
        (None, left) => format!("Exige une carte de chaque voie dans votre cour : il vous manque {left} voies."),
    },
    banner_worth: |crowns, sum| match sum {
        Some([court, land]) => format!("Si la partie finissait maintenant, cette Bannière vous vaudrait {} : cour {court} + terres {land}.", couronnes(crowns)),
        None => format!("Si la partie finissait maintenant, cette Bannière vous vaudrait {}.", couronnes(crowns)),
    },
    court_of: |who| match who {
        Who::You => "Votre cour".to_owned(),
        Who::Other(name) => format!("Cour {}", de(name)),
    },
    crowns: couronnes,
    crowns_of: |who, crowns| {
        let (total, court, banners, guests) = (couronnes(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        by!(who, name, "Vous avez {total} : cour {court}, Bannières {banners}, Importuns {guests}.", "{name} a {total} : cour {court}, Bannières {banners}, Importuns {guests}.")
    },
    court_sum: |sum| format!("Cartes de cour : {sum}."),
    has: |who, goods| by!(who, name, "Vous avez {goods}.", "{name} a {goods}."),
    spaces: |who, filled| match (who, filled) {
        (Who::You, 0 | 1) => format!("Votre cour compte {filled} carte sur 7."),
        (Who::You, _) => format!("Votre cour compte {filled} cartes sur 7."),
        (Who::Other(name), 0 | 1) => format!("La cour {} compte {filled} carte sur 7.", de(name)),
        (Who::Other(name), _) => format!("La cour {} compte {filled} cartes sur 7.", de(name)),
    },
    company: |count, loss, names| match count {
        0 => "Aucun Importun.".to_owned(),
        1 => format!("1 Importun (−{loss} couronnes) : {names}."),
        _ => format!("{count} Importuns (−{loss} couronnes) : {names}."),
    },
    free_space: "Une place libre de la cour. La manche où une cour atteint sept cartes est la dernière.",
    worth_now: |crowns, digits| format!("Vaut {} maintenant{}.", couronnes(crowns.into()), somme(digits)),
    in_court: "Dans votre cour :",
    in_row: "Dans la rangée :",
    guest: "Importun",

    costs: |price, printed, off| match off {
        0 => format!("Vous coûte {price}."),
        _ => format!("Vous coûte {price} (or : {printed} − {off}, remise de votre cour et de vos Bannières)."),
    },
    costs_nothing: "Gratuit pour vous.",
    free_once: "Gratuit pour vous : un aménagement par tour.",
    free: "gratuit",
    short: |goods| match (goods.gold, goods.food) {
        (0, food) => format!("manque {}", nourriture(food)),
        (gold, 0) => format!("manque {gold} or"),
        (gold, food) => format!("manque {gold} or, {}", nourriture(food)),
    },
    lack: |goods| format!("il vous manque {goods}"),
    sentence,
    would_be: |own, digits, gain| match gain - i16::from(own) {
        0 => format!("Vaudrait {} dans votre cour{}.", couronnes(own.into()), somme(digits)),
        _ => format!("Vaudrait {} dans votre cour{} ; {} au total.", couronnes(own.into()), somme(digits), variation(gain)),
    },
    would_replace: |out, gain| format!("Votre cour est pleine. Meilleure carte à remplacer : « {out} » ({}).", variation(gain)),
    would_yield: |boards, more| match (boards, more) {
        (1, 0) => "Va sur un plateau, qui ne rapporterait pas plus.".to_owned(),
        (1, _) => format!("Va sur un plateau, qui rapporterait {more} de plus."),
        (_, 0) => format!("Va sur {boards} plateaux ; aucun ne rapporterait plus."),
        _ => format!("Va sur {boards} plateaux ; le meilleur rapporterait {more} de plus."),
    },
    fits_nowhere: "Il ne va sur aucun plateau et serait défaussé.",
    would_change: |gain| format!("Si vous la remplacez : {}.", variation(gain)),

    harvest: |food| format!("Récolter : {}", nourriture(food)),
    harvest_sum: |farms, more| match more {
        0 => format!("Les fermes rapportent {farms}."),
        _ => format!("Les fermes rapportent {farms}, et votre cour {more} de plus."),
    },
    tax: |food, gold| format!("Taxer : {} contre {gold} or", nourriture(food)),
    tax_sum: |food, villages| format!("Les villages consomment {}, une chacun, et rapportent {villages} or.", nourriture(food)),
    sweep: |gold| match gold {
        0 => "Balayer la rangée : gratuit".to_owned(),
        _ => format!("Balayer la rangée : {gold} or"),
    },
    end_turn: "Terminer le tour",
    gathered: "déjà récolté ou taxé",
    acquire: |price| format!("Acquérir pour {price}"),
    claim: "Prendre gratuitement",
    replace: "Acquérir et remplacer",
    acquire_to_replace: |price| format!("Remplacer une carte pour {price}"),
    replace_this: "La remplacer",
    take_space: "Prendre une place libre",
    send_to: |name| format!("Envoyer à {name}"),
    send_for: |name, price| format!("À {name} pour {price}"),
    dismiss: |name, loss| format!("Défausser : {name} (+{loss})"),
    keep_guests: "Garder tous les Importuns",
    raise: |goods| format!("Promettre {goods}"),
    hold: "Passer",
    fly: "La prendre",

    turn_prompt: |turn| {
        let gather = match turn.gather {
            Gather::HarvestOrTax => "récoltez ou taxez",
            Gather::Harvest => "récoltez",
            Gather::Done => "",
        };
        let banners: Vec<String> =
            turn.banners.iter().map(|banner| format!("prenez la {banner}")).collect();
        let row = [
            if turn.acquire { "acquérez des cartes" } else { "" },
            if turn.sweep { "balayez la rangée" } else { "" },
        ];
        let end = if turn.gather == Gather::Done { "terminez votre tour" } else { "" };
        let all = std::iter::once(gather).chain(row).chain(banners.iter().map(String::as_str));
        let all: Vec<&str> = all.chain([end]).filter(|part| !part.is_empty()).collect();
        let text = match &all[..] {
            ["terminez votre tour"] => "vous ne pouvez rien payer d’autre : terminez votre tour".to_owned(),
            [only] => (*only).to_owned(),
            [first, second] if turn.gather == Gather::HarvestOrTax => format!("{first}, ou {second}"),
            [before @ .., last] => format!("{} ou {last}", before.join(", ")),
            [] => String::new(),
        };
        sentence(&text)
    },
    seat_prompt: |name, space, replace| match (space, replace) {
        (true, true) => format!("{name} : prenez une place libre ou choisissez la carte à remplacer."),
        (true, false) => format!("{name} : prenez une place libre."),
        _ => format!("{name} : choisissez la carte à remplacer, votre cour est pleine."),
    },
    nothing_to_pledge: |name, goods, before| {
        match (goods.gold > 0, before) {
            (true, true) => format!("{name} : vous avez promis tout votre or, vous ne pouvez que passer."),
            (true, false) => format!("{name} : vous n’avez pas d’or à promettre, vous ne pouvez que passer."),
            (false, true) => format!("{name} : vous avez promis toute votre nourriture, vous ne pouvez que passer."),
            (false, false) => format!("{name} : vous n’avez pas de nourriture à promettre, vous ne pouvez que passer."),
        }
    },
    prompt: |step, name| match step {
        Step::Turn | Step::Seat(_) | Step::Over => String::new(),
        Step::Send(_) => format!("{name} : à quelle sœur l’envoyer ?"),
        Step::Lay(_) => format!("{name} : choisissez un plateau ; toutes les sœurs en profitent."),
        Step::Dismiss(1) => "Vous pouvez défausser un de vos Importuns.".to_owned(),
        Step::Dismiss(most) => format!("Vous pouvez défausser jusqu’à {most} de vos Importuns."),
        Step::Pledge(_) => format!("{name} : combien promettez-vous ?"),
        Step::Invasion => "Choisissez le village qui subit l’invasion.".to_owned(),
    },
    pledged: |total, price| format!("promis : {total} sur {price}"),
    pledged_by: |who, goods| by!(who, name, "Vous avez promis {goods}.", "{name} a promis {goods}."),
    spoken: |pledging, sisters| match 2 * sisters - usize::from(pledging.spoken) {
        0 => "Toutes les promesses sont faites.".to_owned(),
        1 => "Dernière promesse. Les promesses ne sont payées que si le prix est atteint.".to_owned(),
        left => format!("Encore {left} promesses. Elles ne sont payées que si le prix est atteint."),
    },
    your_pledge: "Votre promesse",
    pledge_less: "Un de moins",
    pledge_more: "Un de plus",
    goal: |standing, fullest| {
        let each = |&(who, crowns): &(Who, i16)| by!(who, name, "vous ({})", "{name} ({})", number(crowns));
        let each = standing.iter().map(each).collect::<Vec<_>>().join(", ");
        match fullest {
            7 => format!("Dernière manche · le plus haut total gagne : {each}"),
            6 => format!("À une carte de la dernière manche · le plus haut total gagne : {each}"),
            _ => format!("Couronnes : {each} · plus grande cour {fullest} sur 7 · le plus haut total gagne"),
        }
    },

    last_round: |who| match who {
        Who::You => "Votre cour est pleine : c’est la dernière manche.".to_owned(),
        Who::Other(name) => format!("La cour {} est pleine : c’est la dernière manche.", de(name)),
    },
    harvested: |who, food| by!(who, name, "Vous avez récolté {}.", "{name} a récolté {}.", nourriture(food)),
    taxed: |who, food, gold| by!(who, name, "Vous avez taxé les villages : {} contre {gold} or.", "{name} a taxé les villages : {} contre {gold} or.", nourriture(food)),
    shared: |who, goods, banner| by!(who, name, "Vous avez pris {goods} ({banner}).", "{name} a pris {goods} ({banner})."),
    acquired: |who, card, price| by!(who, name, "Vous avez acquis « {card} » pour {price}.", "{name} a acquis « {card} » pour {price}."),
    claimed: |who, card| by!(who, name, "Vous avez pris « {card} » gratuitement.", "{name} a pris « {card} » gratuitement."),
    joined: |who, card, replaced| by!(who, name, "Vous avez remplacé « {replaced} » par « {card} ».", "{name} a remplacé « {replaced} » par « {card} »."),
    sent: |who, to, guest| match (who, to) {
        (Who::You, Who::Other(to)) => format!("Vous avez envoyé « {guest} » à {to}."),
        (Who::Other(name), Who::Other(to)) => format!("{name} a envoyé « {guest} » à {to}."),
        (Who::Other(name), Who::You) => format!("{name} vous a envoyé « {guest} »."),
        (Who::You, Who::You) => format!("Vous avez gardé « {guest} »."),
    },
    dismissed: |who, guest| by!(who, name, "Vous avez défaussé « {guest} ».", "{name} a défaussé « {guest} »."),
    laid: |who, card, board| by!(who, name, "Vous avez posé « {card} » sur le plateau {board}.", "{name} a posé « {card} » sur le plateau {board}."),
    fitted_nowhere: |card| format!("L’aménagement « {card} » ne pouvait être posé nulle part et a été défaussé."),
    swept: |who, gold| match (who, gold) {
        (Who::You, 0) => "Vous avez balayé la rangée gratuitement.".to_owned(),
        (Who::You, _) => format!("Vous avez balayé la rangée pour {gold} or."),
        (Who::Other(name), 0) => format!("{name} a balayé la rangée gratuitement."),
        (Who::Other(name), _) => format!("{name} a balayé la rangée pour {gold} or."),
    },
    reshuffled: "La défausse a été mélangée pour former une nouvelle pioche.",
    turned_up: |moon| format!("{moon} !"),
    passed_over: |card| format!("Les bâtisseurs ont révélé « {card} »."),
    given: |goods| format!("Chaque sœur a pris {goods}."),
    lost: |who, goods| by!(who, name, "Vous avez perdu {goods}.", "{name} a perdu {goods}."),
    wandered: "La rangée a été défaussée.",
    spoke: |who, by, total| match (who, by) {
        (Who::You, 0) => format!("Vous avez passé ; le total reste à {total}."),
        (Who::You, _) => format!("Vous avez promis {by} ; le total passe à {total}."),
        (Who::Other(name), 0) => format!("{name} a passé ; le total reste à {total}."),
        (Who::Other(name), _) => format!("{name} a promis {by} ; le total passe à {total}."),
    },
    paid: |moon| format!("{moon} : le prix a été payé."),
    given_back: |moon| format!("{moon} : le prix n’a pas été atteint, les promesses ont été rendues."),
    invaded: |board| format!("Le plateau {board} a perdu tous ses aménagements."),
    flew: |who, banner| by!(who, name, "Vous avez pris la {banner}.", "{name} a pris la {banner}."),
    counted: |who, crowns| {
        let (total, court, banners, guests) = (couronnes(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        by!(who, name, "Vous : cour {court}, Bannières {banners}, Importuns {guests}, soit {total}.", "{name} : cour {court}, Bannières {banners}, Importuns {guests}, soit {total}.")
    },
    won: |who, crowns| by!(who, name, "Vous êtes la nouvelle reine, avec {}.", "{name} est la nouvelle reine, avec {}.", couronnes(crowns)),
    won_tie: |who, crowns, by, most, next| {
        let by = match by {
            TieBreak::Gold => "plus d’or",
            TieBreak::Food => "plus de nourriture",
            TieBreak::Guests => "moins d’Importuns",
        };
        by!(who, name, "Vous êtes la nouvelle reine : à égalité ({}), vous avez {by} ({most} contre {next}).", "{name} est la nouvelle reine : à égalité ({}), elle a {by} ({most} contre {next}).", couronnes(crowns))
    },
    tied: |names| format!("Égalité parfaite : victoire partagée entre {}.", both(names)),
    refusal: |refusal, goods| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(Step::Pledge(_)) => "Réglez d’abord le prix de la Lune.".to_owned(),
        Refusal::AnotherStep(Step::Turn) => "Ce n’est pas possible maintenant.".to_owned(),
        Refusal::AnotherStep(_) => "Finissez d’abord ce que vous avez commencé.".to_owned(),
        Refusal::Gathered => "Vous avez déjà récolté ou taxé ce tour-ci.".to_owned(),
        Refusal::VillagesHungry(food) => {
            format!("Chaque village doit être nourri avant de payer : il vous manque {}.", nourriture(food))
        }
        Refusal::NotInRow => "Cette carte n’est pas dans la rangée.".to_owned(),
        Refusal::TooDear(missing) => format!("Il vous manque {}.", goods(missing)),
        Refusal::NothingFree => "L’aménagement gratuit n’existe que dans les parties à deux.".to_owned(),
        Refusal::Claimed => "Vous avez déjà pris votre aménagement gratuit ce tour-ci.".to_owned(),
        Refusal::NoImprovement => "Seul un aménagement peut être gratuit.".to_owned(),
        Refusal::NoBanners => "Cette partie se joue sans Bannières.".to_owned(),
        Refusal::Flown(_) => "Cette Bannière est déjà prise.".to_owned(),
        Refusal::BannersEnough => "Vous ne pouvez plus prendre de Bannière.".to_owned(),
        Refusal::RequirementNotMet(_) => "Votre cour ne remplit pas la condition de cette Bannière.".to_owned(),
        Refusal::CourtFull => "Votre cour est pleine : choisissez la carte à remplacer.".to_owned(),
        Refusal::NotInCourt => "Cette carte n’est pas dans votre cour.".to_owned(),
        Refusal::NotAnotherSister => "Choisissez une autre sœur.".to_owned(),
        Refusal::NoSuchBoard => "Ce plateau n’existe pas.".to_owned(),
        Refusal::OtherKind => "Cet aménagement ne va pas sur ce type de plateau.".to_owned(),
        Refusal::YieldsLess => "L’aménagement déjà posé rapporte davantage.".to_owned(),
        Refusal::NotHerGuest => "Vous n’avez pas cet Importun.".to_owned(),
        Refusal::TooMuch => "C’est plus que nécessaire, ou plus que vous n’avez.".to_owned(),
        Refusal::NotExposed => "Choisissez un village aménagé parmi ceux qui rapportent le plus.".to_owned(),
    },

    lines: ["Cartes de cour", "Bannières", "Importuns"],
    total: "Couronnes",
    count: "Le décompte final",
    queen: "La nouvelle reine",

    go_on: "Continuer",
    joint_price: |goods| format!("Prix commun : {goods}. Il n’est payé que si les promesses l’atteignent."),
    could_pledge: "Chaque sœur pourrait promettre :",
    each_pledged: "Chaque sœur a promis :",
    each_took: "Chaque sœur prend :",
    each_lost: "Chaque sœur perd :",
    nothing_happens: |moon| match moon {
        Moon::Festival => "Personne ne prend donc de nourriture.",
        Moon::Builders => "Aucun aménagement n’est donc posé.",
        _ => "Aucun village n’a d’aménagement : rien n’est perdu.",
    },
    too_dear: |goods| match goods {
        Some(goods) => format!("Toutes ensemble, vous n’avez que {goods} : personne n’a de promesse à faire."),
        None => "Aucune de vous n’en a, donc personne n’a de promesse à faire.".to_owned(),
    },
    none_pledged: "Personne n’a rien promis.",
    chooses_village: |who| by!(who, name, "Plusieurs villages sont à égalité : à vous de choisir celui qui est frappé.", "Plusieurs villages sont à égalité : {name} choisit celui qui est frappé."),
    row_discarded: |names| match names {
        "" => "La rangée était vide.".to_owned(),
        _ => format!("Défausse : {names}."),
    },
    plan: |card| format!("Les bâtisseurs ont trouvé « {card} ». Une fois posé, il profite à toutes les sœurs."),
    no_plan: "Il n’y a plus d’aménagement dans la pioche.",

    goal_lines: [
        "À la fin, le plus haut total gagne : cartes de cour et Bannières, moins les Importuns.",
        "Chacune de vos cartes de cour (sept au plus) vaut ses couronnes. Le « ? » et certains effets dépendent du reste de la cour.",
        "Une Bannière vaut 1 couronne par carte de sa voie dans votre cour et sur les terres ; l’Équilibre en vaut 5.",
        "Chaque Importun coûte les couronnes inscrites sur lui.",
        "La manche où une cour atteint sept cartes est la dernière ; la manche 60 aussi.",
        "À égalité de couronnes : le plus d’or, puis de nourriture, puis le moins d’Importuns ; sinon, victoire partagée.",
    ],
    cards_of: |filled| match filled {
        0 | 1 => format!("{filled} carte sur 7"),
        _ => format!("{filled} cartes sur 7"),
    },
    tie_state: |goods, count| format!("{goods}, {}", importuns(count)),

    order: |order| match order {
        Order::Harvest(food) => format!("Récoltez : {}.", nourriture(food)),
        Order::Tax(food, gold) => format!("Taxez : {} contre {gold} or.", nourriture(food)),
        Order::Acquire(card, price) => format!("Acquérez « {card} » pour {price}."),
        Order::Claim(card) => format!("Prenez « {card} » gratuitement."),
        Order::Sweep(0) => "Balayez la rangée gratuitement.".to_owned(),
        Order::Sweep(gold) => format!("Balayez la rangée pour {gold} or."),
        Order::Fly(banner) => format!("Prenez la {banner}."),
        Order::EndTurn => "Terminez votre tour.".to_owned(),
        Order::TakeSpace => "Prenez une place libre de votre cour.".to_owned(),
        Order::Replace(card) => format!("Remplacez « {card} »."),
        Order::SendTo(None) => "Envoyez-le à une autre sœur.".to_owned(),
        Order::SendTo(Some(Who::You)) => "Envoyez-le dans votre cour.".to_owned(),
        Order::SendTo(Some(Who::Other(name))) => format!("Envoyez-le à {name}."),
        Order::LayOn(board, name) => format!("Posez-la sur le plateau {board} ({name})."),
        Order::Dismiss(guest) => format!("Défaussez « {guest} »."),
        Order::KeepGuests => "Gardez vos Importuns.".to_owned(),
        Order::Raise(goods) => format!("Promettez {goods}."),
        Order::Hold => "Passez, sans rien promettre de plus.".to_owned(),
        Order::Suffer(board, name) => format!("Sacrifiez le plateau {board} ({name})."),
    },
    parted: " ; ",
    recap: |came| match came {
        Came::Sent(Who::You, guest, loss) => format!("vous a envoyé « {guest} » : −{loss} couronnes"),
        Came::Sent(Who::Other(name), guest, loss) => format!("a envoyé « {guest} » à {name} : −{loss} couronnes"),
        Came::YouLost(goods) => format!("vous avez perdu {}", biens(goods)),
        Came::EachTook(goods) => format!("chaque sœur a pris {}", biens(goods)),
        Came::YouTook(goods) => format!("votre Bannière vous a valu {}", biens(goods)),
        Came::Flew(banner, crowns) => format!("a pris la {banner} : {}", couronnes(crowns)),
        Came::Bought(card, crowns) => format!("a acquis {}", avec_couronnes(card, crowns)),
        Came::BoughtToo(card, Some(crowns)) => format!("« {card} » : {crowns}"),
        Came::BoughtToo(card, None) => format!("« {card} »"),
        Came::Replaced(out, card, crowns) => format!("a remplacé « {out} » par {}", avec_couronnes(card, crowns)),
        Came::LastRound => "a rempli sa cour : dernière manche".to_owned(),
        Came::Laid(card) => format!("a posé « {card} »"),
        Came::Dismissed(guest, loss) => format!("a défaussé « {guest} » : +{loss} couronnes"),
        Came::Wandered => "la rangée a été défaussée".to_owned(),
        Came::Moon(moon) => format!("{moon} révélée"),
        Came::Paid(moon) => format!("{moon} : prix payé"),
        Came::NotPaid(moon) => format!("{moon} : prix non payé"),
        Came::Invaded(board) => format!("le plateau {board} a perdu ses aménagements"),
        Came::Pledged(0) => "n’a rien promis de plus".to_owned(),
        Came::Pledged(by) => format!("a promis {by}"),
        Came::Harvested(food) => format!("a récolté {}", nourriture(food)),
        Came::Taxed(gold) => format!("a taxé les villages : {gold} or"),
        Came::Swept => "a balayé la rangée".to_owned(),
    },
};

/// The names of the Banners, with their articles.
const BANNERS: [&str; 5] = ["de la Puissance", "de la Culture", "de la Sagesse", "de l’Abondance", "de l’Équilibre"];

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
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
        Reason::FillsCourtAhead => "Votre septième carte peut lancer la dernière manche alors que vous menez.".to_owned(),
        Reason::AvoidsLastRound => "Sinon, vous lancez la dernière manche alors qu’une autre sœur mène.".to_owned(),
        Reason::GainsCrowns(count) => {
            format!("Pour l’instant, cela peut vous rapporter {}.", couronnes(count))
        }
        Reason::TakesCrowns(count) => {
            format!("Pour l’instant, cela peut coûter {} à une autre sœur.", couronnes(count))
        }
        Reason::ToLeader => "L’Importun va à la rivale en tête.".to_owned(),
        Reason::GivesNoRival => "Sinon, une autre sœur gagne des couronnes.".to_owned(),
        Reason::CompletesBanner(banner) => {
            let name = BANNERS[banner as usize];
            format!("Votre cour peut alors remplir la condition de la Bannière {name}, et vous pouvez la prendre.")
        }
        Reason::DismissesGuests(count) => {
            format!("Cela vous permet de défausser des Importuns qui vous coûtent {}.", couronnes(count))
        }
        Reason::Cheapens => "Une autre carte de la rangée peut alors vous coûter moins.".to_owned(),
        Reason::Discounted(gold) => format!("Vous la payez {gold} or de moins que le prix imprimé."),
        Reason::CostsNothing => "C’est gratuit.".to_owned(),
        Reason::DeniesNext => "La sœur suivante peut payer cette carte et y gagnerait des couronnes.".to_owned(),
        Reason::KeepsPrice => "Vous pouvez encore payer une autre carte de cour de la rangée qui rapporte des couronnes.".to_owned(),
        Reason::KeepsFeed => "Il vous reste assez de nourriture pour taxer les villages.".to_owned(),
        Reason::GathersGold(gold) => format!("Cela rapporte {gold} or."),
        Reason::GathersFood(food) => format!("Cela rapporte {}.", nourriture(food)),
        Reason::YieldsMore(more) => {
            format!("Vous pouvez récolter ou taxer {more} de plus ce tour-ci.")
        }
        Reason::YieldsOthersLess => "Sinon, vos rivales profiteraient avant vous de terres plus riches.".to_owned(),
        Reason::SharesNothing => "Aucune Bannière rivale n’en profite.".to_owned(),
        Reason::RowGivesNothing => "Pour l’instant, aucune carte de cour de la rangée ne vous rapporterait de couronne.".to_owned(),
        Reason::CompletesPayment => "Cela complète le prix de la Lune.".to_owned(),
        Reason::SparesFood(food) => {
            format!("Cela complète le prix pour {} de moins que ne prendrait la Lune.", nourriture(food))
        }
        Reason::LosesLess(0) => "Sans paiement, la Lune ne vous prend aucune nourriture.".to_owned(),
        Reason::LosesLess(food) => {
            format!("Sans paiement, la Lune ne vous prendrait que {}, moins que ce que coûterait la promesse.", nourriture(food))
        }
        Reason::OutOfReach => "Le prix ne peut plus être atteint.".to_owned(),
        Reason::NothingExposed => "Aucun village n’est aménagé : l’invasion n’a rien à détruire.".to_owned(),
        Reason::SpeaksAgain => "Vous pourrez encore promettre une fois si le prix n’est pas atteint.".to_owned(),
    }
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "Vous gagnez la partie d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Loses => "Une autre sœur gagne la partie d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Leads => "Vous commencez votre prochain tour avec le plus de couronnes".to_owned(),
        Prospect::TakesCourtCard => "Vous acquérez une carte de cour d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Affords => "Une carte de cour qui rapporte des couronnes est à votre portée à votre prochain tour".to_owned(),
        Prospect::Flies(banner) => {
            format!("Vous prenez la Bannière {} d’ici la fin de votre prochain tour", BANNERS[banner as usize])
        }
        Prospect::RivalFlies(banner) => {
            format!("Une autre sœur prend la Bannière {}", BANNERS[banner as usize])
        }
        Prospect::IsSentGuest => "Une autre sœur vous envoie un Importun".to_owned(),
        Prospect::LosesGoods => "Une Lune vous fait perdre de l’or ou de la nourriture".to_owned(),
    }
}
