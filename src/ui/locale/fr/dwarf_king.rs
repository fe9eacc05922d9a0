//! The Dwarf King in French.

use super::de;
use crate::games::dwarf_king::{Card, Rank, Refusal, Side, Step};
use crate::ui::locale::messages::dwarf_king::{Coach, GameMessages, QuestMessages};
use crate::ui::locale::{About, OptionMessages, Who, number};

const SUITS: [&str; 3] = ["Nains", "Chevaliers", "Gobelins"];

/// A card of each suit, in the singular.
const UN: [&str; 3] = ["un Nain", "un Chevalier", "un Gobelin"];

/// Returns the name of a special card, without and with its article.
fn special_name(card: Card) -> Option<(&'static str, &'static str)> {
    Some(match card {
        Card::DRUID => ("Druide", "le Druide"),
        Card::DWARVES_FLAG_BEARER => ("Porte-étendard des Nains", "le Porte-étendard des Nains"),
        Card::TINKERER => ("Bricoleur", "le Bricoleur"),
        Card::JESTER => ("Bouffon", "le Bouffon"),
        Card::KNIGHTS_FLAG_BEARER => {
            ("Porte-étendard des Chevaliers", "le Porte-étendard des Chevaliers")
        }
        Card::ENCHANTER => ("Enchanteur", "l’Enchanteur"),
        Card::SCOUT => ("Éclaireur", "l’Éclaireur"),
        Card::SHAMAN => ("Chaman", "le Chaman"),
        Card::GOBLINS_FLAG_BEARER => {
            ("Porte-étendard des Gobelins", "le Porte-étendard des Gobelins")
        }
        Card::DRAGON => ("Dragon", "le Dragon"),
        Card::MUMMY => ("Momie", "la Momie"),
        Card::CLONE => ("Clone", "le Clone"),
        Card::SORCERER => ("Sorcier", "le Sorcier"),
        Card::EXCALIBUR => ("Excalibur", "Excalibur"),
        _ => return None,
    })
}

fn name(card: Card) -> String {
    if let Some((name, _)) = special_name(card) {
        return name.to_owned();
    }
    let suit = card.suit().map_or("", |suit| SUITS[suit as usize]);
    match card.rank() {
        Some(Rank::Number(number)) => format!("{number} de {suit}"),
        Some(Rank::Jack) => format!("Valet de {suit}"),
        Some(Rank::Queen) => format!("Dame de {suit}"),
        Some(Rank::King) => format!("Roi de {suit}"),
        Some(Rank::Ace) => format!("As de {suit}"),
        None => String::new(),
    }
}

/// Returns a card with its article.
fn le(card: Card) -> String {
    match (special_name(card), card.rank()) {
        (Some((_, name)), _) => name.to_owned(),
        (_, Some(Rank::Queen)) => format!("la {}", name(card)),
        (_, Some(Rank::Ace)) => format!("l’{}", name(card)),
        _ => format!("le {}", name(card)),
    }
}

/// Returns a card with its article, at the beginning of a sentence.
fn le_capital(card: Card) -> String {
    let mut name = le(card);
    name[..1].make_ascii_uppercase();
    name
}

fn first(step: Step) -> &'static str {
    match step {
        Step::Quest => "Choisissez d’abord la Quête.",
        Step::Target => "Choisissez d’abord à qui prendre deux cartes.",
        Step::GiveBack { .. } => "Rendez d’abord les cartes dues.",
        Step::Play => "C’est une carte de votre main qu’il faut jouer.",
        Step::Swap => "Choisissez d’abord avec qui échanger votre main.",
        Step::Pass => "Dites d’abord de quel côté passent toutes les mains.",
        Step::Sorcerer => "Décidez d’abord pour le Sorcier.",
        Step::Over => "La partie est finie.",
    }
}

const QUESTS: [QuestMessages; 40] = [
    (
        "La loi des séries",
        "+2 par pli de votre plus longue suite de plis gagnés l’un après l’autre.",
    ),
    ("Mauvaise série", "−2 par pli de votre plus longue suite de plis gagnés l’un après l’autre."),
    ("Sauvez l’arrière-garde", "+2 pour chacun des quatre derniers plis de la donne."),
    ("Sacrifiez l’arrière-garde", "−2 pour chacun des quatre derniers plis de la donne."),
    ("De trois quarts", "+4 par 3 et par 4."),
    ("De six à sept", "+4 par 6 et par 7."),
    ("Déroute des Chevaliers", "−1 par Chevalier."),
    ("Déroute des Gobelins", "−1 par Gobelin."),
    ("À droite", "+1 par pli du joueur précédent."),
    ("À gauche", "+1 par pli du joueur suivant."),
    (
        "Les bons numéros",
        "Additionnez vos cartes de 1 à 11 : +5 si personne d’autre n’atteint votre total.",
    ),
    ("Les mauvais numéros", "−5 si personne d’autre n’atteint votre total."),
    ("Toujours plus de victoires", "+1 par pli."),
    ("Toujours moins de victoires", "−1 par pli."),
    ("Jamais deux sans trois", "+5 pour exactement trois plis."),
    ("Un seul suffit", "+5 pour exactement un pli."),
    ("Quatre à quatre", "+5 pour exactement quatre plis."),
    ("Deux par deux", "+5 pour exactement deux plis."),
    ("Pair", "+5 pour un nombre pair de plis ; zéro ne compte pas."),
    ("Impair", "+5 pour un nombre impair de plis."),
    ("Tous pour un", "+5 si personne d’autre n’a autant de plis que vous ; zéro compte aussi."),
    ("Un pour tous", "+5 si quelqu’un d’autre a autant de plis que vous ; zéro compte aussi."),
    ("Chevaliers contre Nains", "+1 par Chevalier, −1 par Nain."),
    ("Nains contre Chevaliers", "+1 par Nain, −1 par Chevalier."),
    ("Capturez les Rois", "+3 par Roi, −3 par Dame."),
    ("Capturez les Dames", "+3 par Dame, −3 par Roi."),
    (
        "La comptine",
        "Le premier à gagner un troisième pli marque +3, le deuxième +4, le troisième +5, et ainsi de suite.",
    ),
    (
        "La comptine à l’envers",
        "Le premier à gagner un troisième pli marque −3, le deuxième −4, le troisième −5, et ainsi de suite.",
    ),
    (
        "Les triplés",
        "Pour les trois cartes d’une même valeur : +2 pour les Valets, Dames, Rois ou As, +1 pour les nombres.",
    ),
    (
        "Les triplés brisés",
        "Pour les trois cartes d’une même valeur : −2 pour les Valets, Dames, Rois ou As, −1 pour les nombres.",
    ),
    ("Grand chelem", "+5, une fois, pour au moins quatre plis gagnés d’affilée."),
    ("Déroute totale", "+5, une fois, pour au moins quatre plis perdus d’affilée."),
    ("Armée d’élite", "+1 par carte de votre couleur la moins fournie, qui peut être vide."),
    ("Armée de masse", "+1 par carte de votre couleur la plus fournie."),
    (
        "Nains de jardin",
        "Autant de points que votre plus petit Nain de 1 à 11 ; 0 s’il n’y en a pas.",
    ),
    (
        "La petite noblesse",
        "Autant de points que votre plus petit Chevalier de 1 à 11 ; 0 s’il n’y en a pas.",
    ),
    (
        "Nobles et Chevaliers",
        "+1 par figure et +1 par Chevalier ; une figure de Chevaliers rapporte 2.",
    ),
    ("Soldats sans Chevaliers", "−1 par figure et −1 par Chevalier."),
    (
        "En rang",
        "+3 si vous avez moins de plis que le joueur précédent, +3 si vous en avez plus que le suivant.",
    ),
    (
        "Le sandwich",
        "+3 si vous avez plus de plis que le joueur précédent, +3 si vous en avez plus que le suivant.",
    ),
];

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Le Roi des Nains",
        line: "Des plis qui surprennent : chaque donne a sa quête.",
        minutes: 45,
        makers: "Un jeu de Bruno Faidutti.",
        people: ["Brokk", "Dagna", "Gorm", "Hilda", "Orik", "Runa", "Snorri", "Thora"],
        levels: [
            "Ne compte aucune carte jouée, n’en garde aucune : dépense ses fortes dès que la Quête paie le pli.",
            "Compte les cartes jouées, pèse chaque pli selon la Quête, garde ses fortes ; ne prévoit pas les plis suivants.",
            "Joue la donne avec jusqu’à 6 000 mains possibles pour vous ; ne lit rien dans les cartes que vous choisissez.",
        ],
        options: &[
            OptionMessages { name: "Donnes", hint: None, values: &["3", "5", "7"] },
            OptionMessages {
                name: "Première partie : sans les Quêtes complexes",
                hint: None,
                values: &["Non", "Oui"],
            },
        ],
    },
    suits: SUITS,
    magic: "Magie",
    corner: |rank| match rank {
        Rank::Number(number) => number.to_string(),
        Rank::Jack => "V".to_owned(),
        Rank::Queen => "D".to_owned(),
        Rank::King => "R".to_owned(),
        Rank::Ace => "A".to_owned(),
    },
    card: name,
    plain_card: "Remporte le pli si c’est la plus forte carte de la couleur demandée.",
    musicians: [
        "Musicien : qui le remporte donne la fois suivante.",
        "Musicien : qui l’avait en main a choisi la Quête.",
        "Musicien : qui l’avait en main a entamé le premier pli.",
    ],
    specials: [
        "Après son pli, qui l’a joué doit échanger sa main avec celle d’un joueur de son choix. Sans effet au dernier pli.",
        "+3 pour qui remporte la carte.",
        "+3 pour qui remporte le pli suivant. Sans effet au dernier pli.",
        "+3 pour qui le joue au dernier pli, quel que soit le gagnant du pli.",
        "Après son pli, qui l’a joué annonce la gauche ou la droite, et toutes les mains passent de ce côté. Sans effet au dernier pli.",
        "Qui remporte la carte double ses points de la donne, gains comme pertes.",
        "+1 pour qui le joue par V, D, R, A présent dans le même pli, toutes couleurs confondues.",
        "−3 pour qui remporte la carte.",
        "Une fois la Quête choisie, qui l’a en main prend deux cartes au hasard à un joueur et lui en rend deux de son choix.",
        "Peut toujours être joué. Remporte le pli, sauf s’il s’y trouve un As. S’il entame, la carte suivante fixe la couleur.",
        "Pas au premier pli. Elle est la carte qui a remporté le pli précédent, couleur et rang compris.",
        "Peut toujours être joué, mais pas pour entamer le premier pli. Prend la couleur de la carte qui le précède et la dépasse de très peu.",
        "Jamais joué dans un pli. Après un pli, son détenteur peut l’y glisser et en reprendre une carte ; avant le dernier pli, il le doit.",
        "En entamant, ou sans carte de la couleur demandée. Remporte le pli. Si elle entame, la carte suivante fixe la couleur.",
    ],
    quests: QUESTS,

    trick: "Le pli",
    played_as: |order, player| format!("Carte {order}, {player} :"),
    stands_for: |card| format!("vaut {card}"),
    led: |suit| format!("{} demandés", SUITS[suit as usize]),
    nothing_led: "Rien n’est encore demandé",
    won_by: |who| match who {
        Who::You => "Vous avez remporté ce pli".to_owned(),
        Who::Other(name) => format!("{name} a remporté ce pli"),
    },
    ahead: "La carte gagnante",
    leads: "entame",
    leads_tricks: "Entame ce pli : joue la première carte.",
    cards: |count| match count {
        0 | 1 => format!("{count} carte"),
        _ => format!("{count} cartes"),
    },
    tricks: |count| match count {
        0 | 1 => format!("{count} pli"),
        _ => format!("{count} plis"),
    },
    points: |points| match points {
        -1..=1 => format!("{} point", number(points)),
        _ => format!("{} points", number(points)),
    },
    in_hand: "Dans votre main :",
    deal_of: |deal, of| {
        if deal <= of {
            format!("Donne {deal} sur {of}")
        } else {
            format!("Donne {deal}, pour départager")
        }
    },
    quest: "La Quête",
    quest_to_come: "Au choix de qui a reçu le 5 de Chevaliers.",
    special: "Carte spéciale de la donne",
    paid: "Rapporté jusqu’ici",
    look_again: "Mon dernier pli",
    look_away: "Retour à la table",
    your_last_trick: "Le dernier pli que vous avez remporté",

    choose: "Choisissez la Quête de cette donne.",
    target: "Porte-étendard : à qui prenez-vous deux cartes ?",
    give_back: |left, name| match left {
        1 => format!("Rendez encore une carte à {name}."),
        _ => format!("Rendez deux cartes de votre main à {name}."),
    },
    lead: "Vous entamez : jouez la carte de votre choix.",
    follow: |suit| format!("Jouez {} : c’est la couleur demandée.", UN[suit as usize]),
    void: |suit| format!("Vous n’avez pas de {} : jouez ce que vous voulez.", SUITS[suit as usize]),
    free: "Jouez ce que vous voulez : votre carte fixe la couleur.",
    swap: "Druide : avec qui échangez-vous votre main ?",
    pass: "Porte-étendard : toutes les mains passent à gauche, ou à droite ?",
    sorcerer: "Sorcier : reprenez une carte de ce pli, ou attendez.",
    sorcerer_must: "Sorcier : le dernier pli approche, reprenez une carte de celui-ci.",

    promise: |points| match points {
        0 => "Votre main : à peu près comme les autres.".to_owned(),
        1 => "Votre main : environ 1 point au-dessus des autres.".to_owned(),
        2.. => format!("Votre main : environ {points} points au-dessus des autres."),
        -1 => "Votre main : environ 1 point au-dessous des autres.".to_owned(),
        _ => format!("Votre main : environ {} points au-dessous des autres.", -points),
    },
    choose_face: "Choisir cette Quête",
    give_it_back: "La rendre",
    take_from: |name| format!("Deux cartes {}", de(name)),
    swap_with: |name| format!("Échanger avec {name}"),
    pass_to: |side, name| match side {
        Side::Left => format!("À gauche : votre main va à {name}"),
        Side::Right => format!("À droite : votre main va à {name}"),
    },
    decline: "Attendre un autre pli",
    take_back: "Reprendre :",
    take_it_back: "La reprendre",
    goal: |deal, deals, standing| {
        let points: Vec<String> =
            standing.iter().map(|(name, points)| format!("{name} : {}", number(*points))).collect();
        let deal = if deal == deals {
            "Dernière donne".to_owned()
        } else {
            format!("Donne {deal} sur {deals}")
        };
        format!("{deal} · le plus de points gagne · {}", points.join(", "))
    },

    deal_began: |deal, special| format!("Donne {deal}, carte spéciale : {}.", le(special)),
    musician_shown: |who, card| match who {
        Who::You => format!("Vous avez montré {}.", le(card)),
        Who::Other(name) => format!("{name} a montré {}.", le(card)),
    },
    tile_drawn: |who, [one, two]| match who {
        Who::You => format!("À vous de choisir : {one} ou {two}."),
        Who::Other(name) => format!("Au choix {} : {one} ou {two}.", de(name)),
    },
    quest_chosen: |who, quest| match who {
        Who::You => format!("Vous avez choisi la Quête : {quest}."),
        Who::Other(name) => format!("{name} a choisi la Quête : {quest}."),
    },
    took: |who, from, cards| match (who, from, cards) {
        (Who::Other(name), Who::You, Some([a, b])) => {
            format!("{name} vous a pris {} et {}.", le(a), le(b))
        }
        (Who::Other(name), Who::You, None) => format!("{name} vous a pris deux cartes."),
        (_, Who::Other(from), Some([a, b])) => {
            format!("Vous avez pris {} et {} à {from}.", le(a), le(b))
        }
        (Who::Other(name), Who::Other(from), None) => {
            format!("{name} a pris deux cartes à {from}.")
        }
        _ => "Deux cartes ont été prises.".to_owned(),
    },
    gave_back: |who, to, card| match (who, to, card) {
        (Who::Other(name), Who::You, Some(card)) => format!("{name} vous a donné {}.", le(card)),
        (Who::You, Who::Other(to), Some(card)) => format!("Vous avez donné {} à {to}.", le(card)),
        (Who::Other(name), Who::Other(to), _) => format!("{name} a rendu une carte à {to}."),
        _ => "Une carte a été rendue.".to_owned(),
    },
    played: |who, card, copies| match (who, copies) {
        (Who::You, None) => format!("Vous avez joué {}.", le(card)),
        (Who::You, Some(copied)) => {
            format!("Vous avez joué {}, d’après {}.", le(card), le(copied))
        }
        (Who::Other(name), None) => format!("{name} a joué {}.", le(card)),
        (Who::Other(name), Some(copied)) => {
            format!("{name} a joué {}, d’après {}.", le(card), le(copied))
        }
    },
    trick_won: |who, by| match who {
        Who::You => format!("Vous avez remporté le pli avec {}.", le(by)),
        Who::Other(name) => format!("{name} a remporté le pli avec {}.", le(by)),
    },
    bonus: |who, card, points| match (who, points) {
        (Who::You, 1) => format!("{} vous rapporte 1 point.", le_capital(card)),
        (Who::You, 0..) => format!("{} vous rapporte {points} points.", le_capital(card)),
        (Who::You, _) => format!("{} vous coûte {} points.", le_capital(card), -points),
        (Who::Other(player), 1) => {
            format!("{} rapporte 1 point à {player}.", le_capital(card))
        }
        (Who::Other(player), 0..) => {
            format!("{} rapporte {points} points à {player}.", le_capital(card))
        }
        (Who::Other(player), _) => {
            format!("{} coûte {} points à {player}.", le_capital(card), -points)
        }
    },
    swapped: |who, with| match (who, with) {
        (Who::You, Who::Other(with)) => format!("Vous avez échangé votre main avec {with}."),
        (Who::Other(name), Who::Other(with)) => format!("{name} a échangé sa main avec {with}."),
        (Who::Other(name), Who::You) => format!("{name} a échangé sa main avec la vôtre."),
        (Who::You, Who::You) => String::new(),
    },
    passed: |who, side| match (who, side) {
        (Who::You, Side::Left) => "Vous avez fait passer les mains à gauche.".to_owned(),
        (Who::You, Side::Right) => "Vous avez fait passer les mains à droite.".to_owned(),
        (Who::Other(name), Side::Left) => format!("{name} a fait passer les mains à gauche."),
        (Who::Other(name), Side::Right) => format!("{name} a fait passer les mains à droite."),
    },
    sorcerer_used: |who, card| match who {
        Who::You => format!("Votre Sorcier a repris {}.", le(card)),
        Who::Other(name) => format!("Le Sorcier {} a repris {}.", de(name), le(card)),
    },
    deal_scored: |deal, quest| format!("Donne {deal} décomptée : {quest}."),
    won: |who, points| match (who, points) {
        (Who::You, -1..=1) => format!("Vous gagnez avec {} point.", number(points)),
        (Who::You, _) => format!("Vous gagnez avec {} points.", number(points)),
        (Who::Other(name), -1..=1) => format!("{name} gagne avec {} point.", number(points)),
        (Who::Other(name), _) => format!("{name} gagne avec {} points.", number(points)),
    },
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(step) => first(step).to_owned(),
        Refusal::AnotherTile => "Cette Quête n’est pas sur la tuile piochée.".to_owned(),
        Refusal::NotAnotherPlayer => "Choisissez un autre joueur.".to_owned(),
        Refusal::NotInHand => "Vous n’avez pas cette carte.".to_owned(),
        Refusal::FollowSuit(suit) => {
            format!("Vous avez {} en main : il faut suivre la couleur.", UN[suit as usize])
        }
        Refusal::NotInFirstTrick => {
            "Cette carte en copie une autre, et il n’y en a pas encore.".to_owned()
        }
        Refusal::NeverPlayed => {
            "Le Sorcier ne se joue jamais dans un pli : on vous demandera entre deux plis."
                .to_owned()
        }
        Refusal::NotInLastTrick => "Cette carte n’est pas dans le dernier pli.".to_owned(),
        Refusal::MustUseSorcerer => {
            "Avant le dernier pli, il faut se servir du Sorcier.".to_owned()
        }
    },

    scored: |deal| format!("Donne {deal} : les points"),
    line: |deal, what| format!("{deal} · {what}"),
    doubling: "Doublé par l’Enchanteur",
    this_deal: "Cette donne",
    total: "Total",
    chart: "Les totaux après chaque donne",

    coach: Coach {
        title: "Le guide :",
        quest: "La Quête dit ce que rapportent cette fois les plis et les cartes remportés. Lisez les deux faces, regardez votre main, et choisissez ce qui lui va.",
        quest_of_other: "Qui a reçu le 5 de Chevaliers choisit ce que rapportent cette fois les plis et les cartes remportés.",
        first_lead: "Vous avez le 5 de Gobelins : vous entamez le premier pli. La couleur que vous jouez est celle que les autres devront suivre.",
        lead: "Vous avez remporté le dernier pli, donc vous entamez. Une forte carte prend souvent le pli, une faible le donne : que veut la Quête ?",
        follow: "Il faut suivre la couleur si vous le pouvez, avec n’importe quelle carte. La plus forte de la couleur demandée l’emporte ; il n’y a pas d’atout.",
        void: "Sans la couleur demandée, jouez ce que vous voulez, mais sans pouvoir gagner : l’occasion de lâcher les cartes que la Quête punit.",
        special: "Vous avez la carte spéciale de cette donne ; son texte est sur sa tuile. Choisissez bien le moment.",
        special_acts: "La carte spéciale de cette donne agit maintenant ; son texte est sur sa tuile.",
        watch: "La tuile de la Quête montre ce que chacun a gagné jusqu’ici ; elle compte ce qui est remporté, jamais la main.",
        won: "Qui a remporté le pli en garde les cartes et entame le suivant.",
        scoring: "La donne est décomptée : la Quête d’abord, puis la carte spéciale. Chaque donne apporte une nouvelle Quête et une nouvelle carte spéciale ; le plus haut total l’emporte.",
        off: "Sans accompagnement",
    },
};
