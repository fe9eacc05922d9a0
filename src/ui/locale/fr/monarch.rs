//! Monarch in French.

use super::de;
use crate::games::monarch::{Ability, LandKind, Refusal, Step};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::{About, OptionMessages, Who, number};

/// Formats a change with its sign.
fn signed(change: i16) -> String {
    if change > 0 { format!("+{change}") } else { number(change) }
}

/// Formats an amount of food.
fn vivres(food: u16) -> String {
    if food < 2 { format!("{food} vivre") } else { format!("{food} vivres") }
}

/// Formats an amount of crowns.
fn couronnes(crowns: i16) -> String {
    match crowns {
        -1..=1 => format!("{} couronne", number(crowns)),
        _ => format!("{} couronnes", number(crowns)),
    }
}

#[rustfmt::skip]
pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Monarch",
        line: "Des sœurs, des récoltes et une cour digne d’une reine.",
        minutes: 60,
        makers: "Un jeu de Mary Flanagan, conçu avec Max Seidman et Zara Downs. Illustrations de Kate Adams, Sarah Ettinger, Zara Downs et Ed Flanagan.",
        people: ["Adèle", "Blanche", "Clémence", "Isolde", "Mahaut", "Odette", "Sibylle", "Ysabel"],
        levels: ["Achète le plus de couronnes imprimées ; oublie ce que les cartes font ensemble, les terres et les Bannières.", "Calcule ce qu’une carte apporte à sa cour et coûte aux rivales ; ne prévoit ni n’épargne pour plus tard.", "Joue cinq manches de plus, jusqu’à 800 fois par choix ; écarte ce qui semble bien pire au premier regard."],
        options: &[
            OptionMessages { name: "Bannières", hint: None, values: &["Avec les Bannières", "Sans, pour une première partie"] },
            OptionMessages { name: "Départ", hint: Some("À deux, la dernière gagne 60 parties sur 100 entre Barons, à trois 38, à quatre 32. Le départ équilibré donne des Importuns aux suivantes, et la dernière en gagne alors 52, 32 et 24."), values: &["Comme dans le livret", "Départ équilibré"] },
        ],
    },
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
        "Chaque sœur prend 4 vivres.",
        "Chaque sœur prend 3 pièces d’or.",
        "Payez ensemble, sinon chacune perd la moitié de ses vivres, arrondie à l’unité supérieure.",
        "Payez ensemble, sinon le village qui rapporte le plus perd tous ses aménagements.",
        "Payez ensemble, et chacune prend 6 vivres.",
        "Payez ensemble, et le prochain aménagement de la pioche est posé pour rien.",
        "Qui a le plus d’or en perd la moitié, arrondie à l’unité inférieure ; à égalité, toutes celles qui en ont autant.",
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
        "De l’or quand une autre taxe",
        "Des vivres quand une autre récolte",
        "Les cartes de cour vous coûtent 1 or de moins ; 5 couronnes",
    ],
    ability: |ability, name| match ability {
        Ability::Plain => String::new(),
        Ability::PerPath => "2 couronnes par carte de sa voie dans votre cour et sur les terres".to_owned(),
        Ability::PerBeast => "1 couronne, et 2 par bête de votre cour".to_owned(),
        Ability::PerGarment => "1 couronne, et 2 par vêtement de votre cour".to_owned(),
        Ability::PerDifferentPath => "2 couronnes par voie différente dans votre cour".to_owned(),
        Ability::OtherGarments => "1 couronne de plus par autre vêtement".to_owned(),
        Ability::AnotherBeast => "2 couronnes de plus avec une autre bête".to_owned(),
        Ability::Three(1) => "1 couronne de plus avec trois cartes de sa voie".to_owned(),
        Ability::Three(more) => format!("{more} couronnes de plus avec trois cartes de sa voie"),
        Ability::With(card) => format!("2 couronnes de plus avec : {}", name(card)),
        Ability::Void(card) => format!("Aucune couronne avec : {}", name(card)),
        Ability::NoGuests => "2 couronnes de plus tant que vous n’avez pas d’Importun".to_owned(),
        Ability::Dismiss(1) => "À l’acquisition, défaussez un de vos Importuns".to_owned(),
        Ability::Dismiss(most) => format!("À l’acquisition, défaussez jusqu’à {most} de vos Importuns"),
        Ability::CheaperCourt => "Les cartes de cour vous coûtent 1 or de moins".to_owned(),
        Ability::CheaperWisdom => "Les cartes de Sagesse vous coûtent 2 or de moins".to_owned(),
        Ability::CheaperGuests => "Les Importuns vous coûtent 1 or de moins".to_owned(),
        Ability::RicherHarvest => "Chacune de vos récoltes donne 1 vivre de plus".to_owned(),
    },
    guest_text: |loss| format!("À envoyer à une autre sœur : {loss} couronnes de moins pour elle"),
    plot: |kind, yields| match kind {
        LandKind::Farm => format!("Une ferme donne {yields} vivres"),
        LandKind::Village => format!("Un village rapporte {yields} or"),
    },
    goods: |goods| match (goods.gold, goods.food) {
        (0, 0) => "rien".to_owned(),
        (gold, 0) => format!("{gold} or"),
        (0, food) => vivres(food),
        (gold, food) => format!("{gold} or et {}", vivres(food)),
    },

    market: "Rangée du marché",
    empty_spot: "Une place vide de la rangée.",
    deck: |round, deck, discards| format!("Manche {round}. Cartes dans la pioche : {deck} ; dans la défausse : {discards}."),
    round: |round| format!("Manche {round}"),
    land: "Les terres",
    farm: "Ferme",
    village: "Village",
    board: |number, name, kind, yields| match kind {
        LandKind::Farm => format!("Plateau {number}, {name} : {} à chaque récolte.", vivres(yields.into())),
        LandKind::Village => format!("Plateau {number}, {name} : taxé, il mange 1 vivre et rapporte {yields} or."),
    },
    board_number: |number| format!("plateau {number}"),
    counts_for: |path| format!("Compte comme aménagement de la voie : {path}."),
    would_yield_here: |from, to| if from == to {
        format!("Posé ici, le plateau rapporterait toujours {to}.")
    } else {
        format!("Posé ici, le plateau rapporterait {to} au lieu de {from}.")
    },
    lay_here: "Le poser ici",
    would_yield_again: |yields| format!("Il perdrait ses aménagements et rapporterait 1 au lieu de {yields}."),
    suffer: "Ce village la subit",
    banners_title: "Bannières",
    banner_short: ["Puissance", "Culture", "Sagesse", "Abondance", "Équilibre"],
    flown_by: |who| match who {
        Who::You => "Vous la portez.".to_owned(),
        Who::Other(name) => format!("{name} la porte."),
    },
    asks_for: |path, has, needs| match (path, needs - has) {
        (Some(path), 0) => format!("Demande {needs} cartes de la voie {path} dans votre cour, et vous les avez."),
        (Some(path), 1) => format!("Demande {needs} cartes de la voie {path} dans votre cour ; il vous en manque une."),
        (Some(path), left) => format!("Demande {needs} cartes de la voie {path} dans votre cour ; il vous en manque {left}."),
        (None, 0) => "Demande une carte de chaque voie dans votre cour, et vous les avez.".to_owned(),
        (None, 1) => "Demande une carte de chaque voie dans votre cour ; il vous manque une voie.".to_owned(),
        (None, left) => format!("Demande une carte de chaque voie dans votre cour ; il vous manque {left} voies."),
    },
    banner_worth: |crowns| format!("À la fin, elle vous vaudrait {} en l’état.", couronnes(crowns)),
    court_of: |who| match who {
        Who::You => "Votre cour".to_owned(),
        Who::Other(name) => format!("Cour {}", de(name)),
    },
    crowns: couronnes,
    crowns_of: |who, crowns| {
        let (total, court, banners, guests) = (couronnes(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        match who {
            Who::You => format!("Vous avez {total} : cour {court}, Bannières {banners}, Importuns {guests}."),
            Who::Other(name) => format!("{name} a {total} : cour {court}, Bannières {banners}, Importuns {guests}."),
        }
    },
    has: |who, goods| match who {
        Who::You => format!("Vous possédez {goods}."),
        Who::Other(name) => format!("{name} possède {goods}."),
    },
    spaces: |who, filled| match (who, filled) {
        (Who::You, 0 | 1) => format!("Votre cour compte {filled} carte sur 7."),
        (Who::You, _) => format!("Votre cour compte {filled} cartes sur 7."),
        (Who::Other(name), 0 | 1) => format!("La cour {} compte {filled} carte sur 7.", de(name)),
        (Who::Other(name), _) => format!("La cour {} compte {filled} cartes sur 7.", de(name)),
    },
    company: |count, loss, names| match count {
        0 => "Aucun Importun.".to_owned(),
        1 => format!("Un Importun, {loss} couronnes de moins : {names}."),
        _ => format!("{count} Importuns, {loss} couronnes de moins : {names}."),
    },
    free_space: "Une place libre de la cour. La manche où une cour compte sept cartes est la dernière.",
    worth_now: |crowns| format!("Vaut {} maintenant.", couronnes(crowns.into())),
    in_court: "Dans votre cour :",
    in_row: "Dans la rangée :",
    guest: "Importun",

    costs: |price, off| match off {
        0 => format!("Vous coûte {price}."),
        _ => format!("Vous coûte {price}, {off} or déjà déduit par votre cour et vos Bannières."),
    },
    costs_nothing: "Ne vous coûte rien.",
    free_once: "Gratuit pour vous, un aménagement par tour.",
    free: "gratuit",
    short: |goods| match (goods.gold, goods.food) {
        (gold, 0) => format!("manque {gold}"),
        (0, food) => format!("manque {food}"),
        (gold, food) => format!("manque {gold}+{food}"),
    },
    lack: |goods| format!("il manque {goods}"),
    sentence: |messages| {
        let mut letters = messages.chars();
        letters.next().map(|first| format!("{}{}.", first.to_uppercase(), letters.as_str())).unwrap_or_default()
    },
    would_be: |own, gain| match gain - i16::from(own) {
        0 => format!("Dans votre cour, elle vaudrait {} maintenant.", couronnes(own.into())),
        _ => format!("Dans votre cour, elle vaudrait {own} maintenant, et vos couronnes changeraient de {} en tout.", signed(gain)),
    },
    would_replace: |out, gain| format!("Votre cour est pleine : au mieux à la place de « {out} », vos couronnes changeraient de {}.", signed(gain)),
    would_yield: |boards, more| match (boards, more) {
        (1, 0) => "Va sur un plateau, qui ne rapporterait pas plus.".to_owned(),
        (1, _) => format!("Va sur un plateau, qui rapporterait {more} de plus."),
        (_, 0) => format!("Va sur {boards} plateaux ; aucun ne rapporterait plus."),
        _ => format!("Va sur {boards} plateaux ; le meilleur rapporterait {more} de plus."),
    },
    fits_nowhere: "Il ne va sur aucun plateau et serait défaussé.",
    would_change: |gain| format!("La remplacer changerait vos couronnes de {}.", signed(gain)),

    harvest: |food| format!("Récolter : {}", vivres(food)),
    tax: |food, gold| format!("Taxer : {} contre {gold} or", vivres(food)),
    sweep: |gold| match gold {
        0 => "Nouvelle rangée : gratuite".to_owned(),
        _ => format!("Nouvelle rangée : {gold} or"),
    },
    end_turn: "Finir le tour",
    gathered: "une fois par tour : fait",
    acquire: |price| format!("Acquérir pour {price}"),
    claim: "Prendre, gratuit",
    replace: "Acquérir et remplacer",
    acquire_to_replace: |price| format!("Remplacer une carte, pour {price}"),
    replace_this: "La remplacer",
    take_space: "Prendre une place libre",
    send_to: |name| format!("Envoyer à {name}"),
    send_for: |name, price| format!("À {name}, pour {price}"),
    dismiss: |name, loss| format!("Renvoyer : {name} (+{loss})"),
    keep_guests: "Ne défausser aucun Importun",
    raise: |goods| format!("Promettre {goods} de plus"),
    hold: "Ne rien ajouter",
    fly: "La porter",

    prompt: |step, gathered, name| match step {
        Step::Turn if gathered => {
            "Acquérez des cartes, renouvelez la rangée ou finissez votre tour.".to_owned()
        }
        Step::Turn => "Récoltez ou taxez, une fois ; acquérez des cartes de la rangée.".to_owned(),
        Step::Seat(_) => format!("{name} : prenez une place libre ou touchez la carte à remplacer."),
        Step::Send(_) => format!("{name} : à quelle sœur l’envoyer ?"),
        Step::Lay(_) => format!("{name} : touchez un plateau."),
        Step::Dismiss(1) => "Vous pouvez défausser un de vos Importuns.".to_owned(),
        Step::Dismiss(most) => format!("Vous pouvez défausser jusqu’à {most} de vos Importuns."),
        Step::Pledge(_) => format!("{name} : combien promettez-vous ?"),
        Step::Invasion => "Touchez le village qui subit l’invasion.".to_owned(),
        Step::Over => String::new(),
    },
    pledged: |total, price| format!("promis : {total} ; prix : {price}"),
    pledged_by: |who, goods| match who {
        Who::You => format!("Vous avez promis {goods}."),
        Who::Other(name) => format!("{name} a promis {goods}."),
    },
    spoken: |pledging, sisters| match 2 * sisters - usize::from(pledging.spoken) {
        0 => "Toutes ont parlé.".to_owned(),
        1 => "Dernière prise de parole ; les promesses ne sont payées que si le prix est atteint.".to_owned(),
        left => format!("Encore {left} prises de parole ; les promesses ne sont payées que si le prix est atteint."),
    },
    your_pledge: "Votre promesse",
    pledge_less: "Un de moins",
    pledge_more: "Un de plus",
    goal: |standing, fullest| {
        let each = |&(who, crowns): &(Who, i16)| match who {
            Who::You => format!("vous ({})", number(crowns)),
            Who::Other(name) => format!("{name} ({})", number(crowns)),
        };
        let each = standing.iter().map(each).collect::<Vec<_>>().join(", ");
        match fullest {
            7 => format!("Dernière manche, le plus de couronnes gagne : {each}"),
            6 => format!("À une carte de la fin, le plus de couronnes gagne : {each}"),
            _ => format!("Le plus de couronnes gagne : {each} ; cour {fullest} sur 7"),
        }
    },

    harvested: |who, food| match who {
        Who::You => format!("Vous avez récolté {}.", vivres(food)),
        Who::Other(name) => format!("{name} a récolté {}.", vivres(food)),
    },
    taxed: |who, food, gold| match who {
        Who::You => format!("Vous avez nourri les villages : {} contre {gold} or.", vivres(food)),
        Who::Other(name) => format!("{name} a nourri les villages : {} contre {gold} or.", vivres(food)),
    },
    shared: |who, goods, banner| match who {
        Who::You => format!("Vous avez pris {goods} ({banner})."),
        Who::Other(name) => format!("{name} a pris {goods} ({banner})."),
    },
    acquired: |who, card, price| match who {
        Who::You => format!("Vous avez acquis « {card} » pour {price}."),
        Who::Other(name) => format!("{name} a acquis « {card} » pour {price}."),
    },
    claimed: |who, card| match who {
        Who::You => format!("Vous avez pris « {card} » pour rien."),
        Who::Other(name) => format!("{name} a pris « {card} » pour rien."),
    },
    joined: |who, card, replaced| match who {
        Who::You => format!("Vous avez remplacé « {replaced} » par « {card} »."),
        Who::Other(name) => format!("{name} a remplacé « {replaced} » par « {card} »."),
    },
    sent: |who, to, guest| match (who, to) {
        (Who::You, Who::Other(to)) => format!("Vous avez envoyé « {guest} » à {to}."),
        (Who::Other(name), Who::Other(to)) => format!("{name} a envoyé « {guest} » à {to}."),
        (Who::Other(name), Who::You) => format!("{name} vous a envoyé « {guest} »."),
        (Who::You, Who::You) => format!("Vous avez gardé « {guest} »."),
    },
    dismissed: |who, guest| match who {
        Who::You => format!("Vous avez renvoyé « {guest} »."),
        Who::Other(name) => format!("{name} a renvoyé « {guest} »."),
    },
    laid: |who, card, board| match who {
        Who::You => format!("Vous avez posé « {card} » sur le plateau {board}."),
        Who::Other(name) => format!("{name} a posé « {card} » sur le plateau {board}."),
    },
    fitted_nowhere: |card| format!("« {card} » n’allait nulle part et a été défaussé."),
    swept: |who, gold| match (who, gold) {
        (Who::You, 0) => "Vous avez balayé la rangée pour rien.".to_owned(),
        (Who::You, _) => format!("Vous avez balayé la rangée pour {gold} or."),
        (Who::Other(name), 0) => format!("{name} a balayé la rangée pour rien."),
        (Who::Other(name), _) => format!("{name} a balayé la rangée pour {gold} or."),
    },
    reshuffled: "La défausse mélangée devient la nouvelle pioche.",
    turned_up: |moon| format!("{moon} !"),
    passed_over: |card| format!("Les bâtisseurs ont révélé « {card} »."),
    given: |goods| format!("Chaque sœur a pris {goods}."),
    lost: |who, goods| match who {
        Who::You => format!("Vous avez perdu {goods}."),
        Who::Other(name) => format!("{name} a perdu {goods}."),
    },
    wandered: "La rangée a été défaussée.",
    spoke: |who, by, total| match (who, by) {
        (Who::You, 0) => format!("Vous n’avez rien promis de plus ; {total} en tout."),
        (Who::You, _) => format!("Vous avez promis {by} de plus ; {total} en tout."),
        (Who::Other(name), 0) => format!("{name} n’a rien promis de plus ; {total} en tout."),
        (Who::Other(name), _) => format!("{name} a promis {by} de plus ; {total} en tout."),
    },
    paid: |moon| format!("{moon} : le prix a été payé."),
    given_back: |moon| format!("{moon} : le prix n’est pas atteint, les promesses sont rendues."),
    invaded: |board| format!("Le plateau {board} a perdu tous ses aménagements."),
    flew: |who, banner| match who {
        Who::You => format!("Vous avez choisi la {banner}."),
        Who::Other(name) => format!("{name} a choisi la {banner}."),
    },
    counted: |who, crowns| {
        let (total, court, banners, guests) = (couronnes(crowns.total()), crowns.court, crowns.banners, number(crowns.guests));
        match who {
            Who::You => format!("Votre cour {court}, vos Bannières {banners}, vos Importuns {guests} : vous avez {total}."),
            Who::Other(name) => format!("{name} : cour {court}, Bannières {banners}, Importuns {guests}, en tout {total}."),
        }
    },
    won: |who, crowns| match who {
        Who::You => format!("Vous êtes la nouvelle reine, avec {crowns} couronnes."),
        Who::Other(name) => format!("{name} est la nouvelle reine, avec {crowns} couronnes."),
    },
    tied: |names| format!("Égalité en tout : {names} partagent le trône."),
    refusal: |refusal, goods| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(Step::Pledge(_)) => "On parle d’abord du prix de la Lune.".to_owned(),
        Refusal::AnotherStep(Step::Turn) => "Rien de tel n’est demandé maintenant.".to_owned(),
        Refusal::AnotherStep(_) => "Finissez d’abord ce que vous avez commencé.".to_owned(),
        Refusal::Gathered => "Vous avez déjà récolté ou taxé ce tour-ci.".to_owned(),
        Refusal::VillagesHungry(food) => {
            format!("Chaque village doit être nourri avant de payer : il manque {}.", vivres(food))
        }
        Refusal::NotInRow => "Cette carte n’est pas dans la rangée.".to_owned(),
        Refusal::TooDear(missing) => format!("Il vous manque : {}.", goods(missing)),
        Refusal::NothingFree => "Un aménagement n’est gratuit qu’à deux sœurs.".to_owned(),
        Refusal::Claimed => "Vous avez déjà pris votre aménagement gratuit ce tour-ci.".to_owned(),
        Refusal::NoImprovement => "Seul un aménagement peut être gratuit.".to_owned(),
        Refusal::NoBanners => "Cette table joue sans Bannières.".to_owned(),
        Refusal::Flown(_) => "Cette Bannière est déjà portée.".to_owned(),
        Refusal::BannersEnough => "Vous portez autant de Bannières que permis.".to_owned(),
        Refusal::RequirementNotMet(_) => "Votre cour ne remplit pas la condition de la Bannière.".to_owned(),
        Refusal::CourtFull => "Votre cour est pleine : choisissez la carte à remplacer.".to_owned(),
        Refusal::NotInCourt => "Cette carte n’est pas dans votre cour.".to_owned(),
        Refusal::NotAnotherSister => "Un Importun va à une autre sœur.".to_owned(),
        Refusal::NoSuchBoard => "Il n’y a pas de tel plateau.".to_owned(),
        Refusal::OtherKind => "Cet aménagement va sur l’autre sorte de plateau.".to_owned(),
        Refusal::YieldsLess => "Ce qui s’y trouve rapporte davantage.".to_owned(),
        Refusal::NotHerGuest => "Vous n’avez pas cet Importun.".to_owned(),
        Refusal::TooMuch => "C’est plus qu’il ne manque, ou plus que vous n’avez.".to_owned(),
        Refusal::NotExposed => "Seul un village aménagé qui rapporte le plus peut la subir.".to_owned(),
    },

    lines: ["Cartes de cour", "Bannières", "Importuns"],
    total: "Couronnes",
};
