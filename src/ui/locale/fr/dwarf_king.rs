//! The Dwarf King in French.

use super::de;
use crate::bots::dwarf_king::{Prospect, Reason};
use crate::games::dwarf_king::{Action, Card, Rank, Refusal, Side, Step, Suit};
use crate::ui::locale::messages::dwarf_king::{Beside, Coach, Counted, GameMessages, QuestMessages, Recapped, Sum};
use crate::ui::locale::{About, OptionMessages, Who, number};
use std::cmp::Ordering;

const SUITS: [&str; 3] = ["Nains", "Chevaliers", "Gobelins"];

/// A card of each suit, in the singular.
const UN: [&str; 3] = ["un Nain", "un Chevalier", "un Gobelin"];

/// The singular of the suits.
const ONE: [&str; 3] = ["Nain", "Chevalier", "Gobelin"];

const ORDINALS: [&str; 5] = ["Premier", "Deuxième", "Troisième", "Quatrième", "Cinquième"];

/// Returns the name of a special card, without and with its article.
fn special_name(card: Card) -> Option<(&'static str, &'static str)> {
    Some(match card {
        Card::DRUID => ("Druide", "le Druide"),
        Card::DWARVES_FLAG_BEARER => ("Porte-étendard des Nains", "le Porte-étendard des Nains"),
        Card::TINKERER => ("Bricoleur", "le Bricoleur"),
        Card::JESTER => ("Bouffon", "le Bouffon"),
        Card::KNIGHTS_FLAG_BEARER => ("Porte-étendard des Chevaliers", "le Porte-étendard des Chevaliers"),
        Card::ENCHANTER => ("Enchanteur", "l’Enchanteur"),
        Card::SCOUT => ("Éclaireur", "l’Éclaireur"),
        Card::SHAMAN => ("Chaman", "le Chaman"),
        Card::GOBLINS_FLAG_BEARER => ("Porte-étendard des Gobelins", "le Porte-étendard des Gobelins"),
        Card::DRAGON => ("Dragon", "le Dragon"),
        Card::MUMMY => ("Momie", "la Momie"),
        Card::CLONE => ("Clone", "le Clone"),
        Card::SORCERER => ("Sorcier", "le Sorcier"),
        Card::EXCALIBUR => ("Excalibur", "Excalibur"),
        _ => return None,
    })
}

fn name(card: Card) -> String {
    special_name(card).map_or_else(|| rank_and_suit(card), |(name, _)| name.to_owned())
}

fn rank_and_suit(card: Card) -> String {
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

/// Returns words with their article.
fn with_le(words: &str, rank: Option<Rank>) -> String {
    match rank {
        Some(Rank::Queen) => format!("la {words}"),
        Some(Rank::Ace) => format!("l’{words}"),
        _ => format!("le {words}"),
    }
}

/// Returns a card with its article.
fn le(card: Card) -> String {
    special_name(card).map_or_else(|| with_le(&name(card), card.rank()), |(_, name)| name.to_owned())
}

/// Puts « de » before words with their article.
fn after_de(words: &str) -> String {
    words.strip_prefix("le ").map_or_else(|| format!("de {words}"), |words| format!("du {words}"))
}

/// Returns a card with its article, after "de".
fn du(card: Card) -> String {
    after_de(&le(card))
}

/// Returns a card with its article, at the beginning of a sentence.
fn le_capital(card: Card) -> String {
    let mut name = le(card);
    name[..1].make_ascii_uppercase();
    name
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count < 2 { one } else { many })
}

fn tricks(count: usize) -> String {
    counted(count, "pli", "plis")
}

fn suited(suit: Suit, count: usize) -> String {
    counted(count, ONE[suit as usize], SUITS[suit as usize])
}

/// Formats points with their sign.
fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}

fn sum(sum: Sum) -> String {
    match sum {
        Sum::Each { what, count, each } => {
            let product = format!("× {} = {}", number(each), number(each * count as i16));
            match what {
                Counted::Streak if count > 1 => format!("{count} plis d’affilée {product}"),
                Counted::Tricks | Counted::Streak => format!("{} {product}", tricks(count)),
                Counted::LastFour => format!("{count} des quatre derniers plis {product}"),
                Counted::TricksOf(player) => format!("{player} : {} {product}", tricks(count)),
                Counted::Suit(suit) => format!("{} {product}", suited(suit, count)),
                Counted::Numbers(a, b) => format!("{a} et {b} : {count} {product}"),
            }
        }
        Sum::Highest { mine, best_other, points } => {
            format!("Somme des cartes {mine}, plus haute somme adverse {best_other} : {}", signed(points))
        }
        Sum::Exactly { tricks: count, wanted, points } => {
            format!("{}, il en faut exactement {wanted} : {}", tricks(count), signed(points))
        }
        Sum::Parity { tricks: 0, .. } => "Aucun pli : 0".to_owned(),
        Sum::Parity { tricks: count, points } => {
            let kind = if count.is_multiple_of(2) { "pair" } else { "impair" };
            format!("{}, nombre {kind} : {}", tricks(count), signed(points))
        }
        Sum::Alike { tricks: count, others, points } => {
            let like = match others {
                0 => "seul dans ce cas".to_owned(),
                1 => "comme 1 autre joueur".to_owned(),
                _ => format!("comme {others} autres joueurs"),
            };
            format!("{}, {like} : {}", tricks(count), signed(points))
        }
        Sum::Over { plus: (plus, gains), minus: (minus, costs) } => {
            format!("{} − {} = {}", suited(plus, gains), suited(minus, costs), number(gains as i16 - costs as i16))
        }
        Sum::Royals { kings, queens, king } => {
            let (points, each) = (king * (kings as i16 - queens as i16), king.abs());
            let kings = format!("{} × {each}", counted(kings, "Roi", "Rois"));
            let queens = format!("{} × {each}", counted(queens, "Dame", "Dames"));
            let (plus, minus) = if king > 0 { (kings, queens) } else { (queens, kings) };
            format!("{plus} − {minus} = {}", number(points))
        }
        Sum::Third { place: Some(place), points } => {
            format!("{} à remporter un troisième pli : {}", ORDINALS[place], signed(points))
        }
        Sum::Third { place: None, .. } => "Moins de trois plis : 0".to_owned(),
        Sum::Triplets { numbers: 0, honours: 0, .. } => "Aucun triplé : 0".to_owned(),
        Sum::Triplets { numbers, honours, each } => {
            let set = |count: usize, of: &str, each: i16| {
                let sets = counted(count, "triplé", "triplés");
                (count > 0).then(|| format!("{sets} de {of} × {}", number(each)))
            };
            let parts = [set(numbers, "nombres", each), set(honours, "figures", 2 * each)];
            let points = each * (numbers + 2 * honours) as i16;
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            format!("{} = {}", parts.join(" + "), number(points))
        }
        Sum::Streak { length, won, points } => {
            let most = if won { counted(length, "pli remporté", "plis remportés") } else { counted(length, "pli perdu", "plis perdus") };
            format!("Au mieux {most} d’affilée, il en faut 4 : {}", signed(points))
        }
        Sum::Army { counts, longest, points } => {
            let suits: Vec<String> = SUITS.iter().zip(counts).map(|(suit, count)| format!("{suit} {count}")).collect();
            let kind = if longest { "la plus fournie" } else { "la moins fournie" };
            format!("{} ; {kind} : {}", suits.join(", "), number(points))
        }
        Sum::Lowest { suit, points: 0 } => format!("Aucun {} de 1 à 11 : 0", ONE[suit as usize]),
        Sum::Lowest { suit, points } => {
            format!("Plus petit {} : {points}", ONE[suit as usize])
        }
        Sum::Nobility { honours, knights, each } => {
            let cards = format!("{} + {}", counted(honours, "figure", "figures"), counted(knights, "Chevalier", "Chevaliers"));
            let points = number(each * (honours + knights) as i16);
            if each == 1 { format!("{cards} = {points}") } else { format!("({cards}) × {} = {points}", number(each)) }
        }
        Sum::Neighbours { mine, right, left } => {
            let beside = |(name, count, points)| format!("{name}, {} : {}", tricks(count), signed(points));
            let sum = number(right.2 + left.2);
            format!("{} ; {} ; {}. Somme : {sum}", tricks(mine), beside(right), beside(left))
        }
    }
}

fn beside(quest: Beside) -> String {
    match quest {
        Beside::Right(name) => format!("+1 par pli remporté par {name}, à votre droite."),
        Beside::Left(name) => format!("+1 par pli remporté par {name}, à votre gauche."),
        Beside::InLine { right, left } => {
            format!("+3 si {right}, à votre droite, a plus de plis que vous, +3 si {left}, à votre gauche, en a moins.")
        }
        Beside::Sandwich { right, left } => {
            format!("+3 par voisin qui a moins de plis que vous : {left} et {right}.")
        }
    }
}

fn recap(recapped: Recapped) -> String {
    match recapped {
        Recapped::Chose(quest) => format!("a choisi la Quête « {quest} »"),
        Recapped::Took(Who::You) => "vous a pris deux cartes".to_owned(),
        Recapped::Took(Who::Other(from)) => format!("a pris deux cartes à {from}"),
        Recapped::Exchanged(Who::You, Some([a, b])) => {
            format!("vous a donné {} et {} contre deux des vôtres", le(a), le(b))
        }
        Recapped::Exchanged(Who::You, None) => "a échangé deux cartes avec vous".to_owned(),
        Recapped::Exchanged(Who::Other(with), _) => format!("a échangé deux cartes avec {with}"),
        Recapped::Swapped(Who::You) => "a échangé sa main avec la vôtre".to_owned(),
        Recapped::Swapped(Who::Other(with)) => {
            format!("a échangé sa main avec celle {}", de(with))
        }
        Recapped::Passed(side, yours) => {
            let side = match side {
                Side::Left => "gauche",
                Side::Right => "droite",
            };
            let new = if yours { " (vous en avez une nouvelle)" } else { "" };
            format!("a fait passer toutes les mains à {side}{new}")
        }
        Recapped::Sorcerer(card, true) => {
            format!("a pris {} dans votre pli contre le Sorcier", le(card))
        }
        Recapped::Sorcerer(card, false) => format!("a échangé le Sorcier contre {}", le(card)),
        Recapped::Won(by) => format!("pli remporté ({})", name(by)),
        Recapped::Lost(card, Who::You) => format!("{} (pli pour vous)", name(card)),
        Recapped::Lost(card, Who::Other(winner)) => {
            format!("{} (pli pour {winner})", name(card))
        }
        Recapped::Played(card) => name(card),
        Recapped::Led(card) => format!("a entamé avec {}", le(card)),
        Recapped::Points(None, card, points) => format!("{} ({})", signed(points), name(card)),
        Recapped::Points(Some(Who::You), card, points) => {
            format!("{} pour vous ({})", signed(points), name(card))
        }
        Recapped::Points(Some(Who::Other(player)), card, points) => {
            format!("{} pour {player} ({})", signed(points), name(card))
        }
    }
}

/// Returns an exception to 'any card'.
fn but(card: Option<Card>) -> String {
    card.map_or_else(String::new, |card| format!(", sauf {}", le(card)))
}

fn first(step: Step) -> &'static str {
    match step {
        Step::Quest => "Choisissez d’abord la Quête.",
        Step::Target => "Choisissez d’abord à qui prendre deux cartes.",
        Step::GiveBack { left: 1 } => "Il vous reste une carte à rendre.",
        Step::GiveBack { .. } => "Rendez d’abord deux cartes.",
        Step::Play => "Jouez une carte de votre main.",
        Step::Swap => "Choisissez d’abord avec qui échanger votre main.",
        Step::Pass => "Choisissez d’abord de quel côté passent les mains.",
        Step::Sorcerer => "Décidez d’abord si vous utilisez le Sorcier.",
        Step::Over => "La partie est finie.",
    }
}

const QUESTS: [QuestMessages; 40] = [
    ("La loi des séries", "+2 par pli de votre plus longue série de plis remportés d’affilée."),
    ("Mauvaise série", "−2 par pli de votre plus longue série de plis remportés d’affilée."),
    ("Sauvez l’arrière-garde", "+2 pour chacun des quatre derniers plis de la donne."),
    ("Sacrifiez l’arrière-garde", "−2 pour chacun des quatre derniers plis de la donne."),
    ("De trois quarts", "+4 par 3 et par 4."),
    ("De six à sept", "+4 par 6 et par 7."),
    ("Déroute des Chevaliers", "−1 par Chevalier."),
    ("Déroute des Gobelins", "−1 par Gobelin."),
    ("À droite", "+1 par pli remporté par le joueur à votre droite."),
    ("À gauche", "+1 par pli remporté par le joueur à votre gauche."),
    ("Les bons numéros", "Additionnez vos cartes de 1 à 11 : +5 si votre total dépasse tous les autres."),
    ("Les mauvais numéros", "Additionnez vos cartes de 1 à 11 : −5 si votre total dépasse tous les autres."),
    ("Toujours plus de victoires", "+1 par pli."),
    ("Toujours moins de victoires", "−1 par pli."),
    ("Jamais deux sans trois", "+5 pour exactement trois plis."),
    ("Un seul suffit", "+5 pour exactement un pli."),
    ("Quatre à quatre", "+5 pour exactement quatre plis."),
    ("Deux par deux", "+5 pour exactement deux plis."),
    ("Pair", "+5 pour un nombre pair de plis ; zéro ne compte pas."),
    ("Impair", "+5 pour un nombre impair de plis."),
    ("Tous pour un", "+5 si personne d’autre n’a le même nombre de plis que vous ; zéro compte."),
    ("Un pour tous", "+5 si un autre joueur a le même nombre de plis que vous ; zéro compte."),
    ("Chevaliers contre Nains", "+1 par Chevalier, −1 par Nain."),
    ("Nains contre Chevaliers", "+1 par Nain, −1 par Chevalier."),
    ("Capturez les Rois", "+3 par Roi, −3 par Dame."),
    ("Capturez les Dames", "+3 par Dame, −3 par Roi."),
    ("La comptine", "Le premier à remporter un troisième pli marque +3, le deuxième +4, le troisième +5, et ainsi de suite."),
    ("La comptine à l’envers", "Le premier à remporter un troisième pli marque −3, le deuxième −4, le troisième −5, et ainsi de suite."),
    ("Les triplés", "Par triplé (trois cartes de même valeur) : +2 pour les Valets, Dames, Rois ou As, +1 pour les nombres."),
    ("Les triplés brisés", "Par triplé (trois cartes de même valeur) : −2 pour les Valets, Dames, Rois ou As, −1 pour les nombres."),
    ("Grand chelem", "+5, une seule fois, pour au moins quatre plis remportés d’affilée."),
    ("Déroute totale", "+5, une seule fois, pour au moins quatre plis perdus d’affilée."),
    ("Armée d’élite", "+1 par carte de votre couleur la moins fournie, qui peut être vide."),
    ("Armée de masse", "+1 par carte de votre couleur la plus fournie."),
    ("Nains de jardin", "Marquez le nombre de votre plus petit Nain de 1 à 11, ou 0 si vous n’en avez pas."),
    ("La petite noblesse", "Marquez le nombre de votre plus petit Chevalier de 1 à 11, ou 0 si vous n’en avez pas."),
    ("Nobles et Chevaliers", "+1 par figure (V, D, R, A) et +1 par Chevalier ; une figure de Chevaliers rapporte 2."),
    ("Soldats sans Chevaliers", "−1 par figure (V, D, R, A) et −1 par Chevalier."),
    ("En rang", "+3 si le joueur à votre droite a plus de plis que vous, +3 si celui à votre gauche en a moins."),
    ("Le sandwich", "+3 par voisin qui a moins de plis que vous."),
];

pub const ABOUT: About = About {
    name: "Le Roi des Nains",
    line: "Des plis qui surprennent : chaque donne a sa Quête.",
    minutes: 45,
    makers: "Un jeu de Bruno Faidutti.",
    people: ["Brokk", "Dagna", "Gorm", "Hilda", "Orik", "Runa", "Snorri", "Thora"],
    hidden: "cartes",
    levels: [
        "Ne compte pas les cartes et joue ses plus fortes dès qu’un pli peut rapporter.",
        "Compte les cartes, juge chaque pli selon la Quête et garde ses fortes cartes, mais n’anticipe rien.",
        "Simule la donne en imaginant jusqu’à 6 000 répartitions des mains adverses, mais ne déduit rien de vos choix.",
    ],
    options: &[
        OptionMessages { key: "deals", name: "Durée", hint: None, values: &[("3", "3 donnes"), ("5", "5 donnes"), ("7", "7 donnes")] },
        OptionMessages { key: "first-game", name: "Quêtes", hint: None, values: &[("no", "Toutes"), ("yes", "Les simples seulement")] },
    ],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3 : donnes",
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
    rank_and_suit,
    plain_card: "Remporte le pli si c’est la plus forte carte de la couleur demandée.",
    musicians: [
        "Musicien : le joueur qui le remporte distribue la donne suivante.",
        "Musicien : le joueur qui l’a en main choisit la Quête.",
        "Musicien : le joueur qui l’a en main entame le premier pli.",
    ],
    specials: [
        "Après son pli, le joueur qui l’a joué doit échanger sa main avec celle d’un joueur de son choix. Sans effet au dernier pli.",
        "+3 pour le joueur qui remporte cette carte.",
        "+3 pour le joueur qui remporte le pli suivant. Sans effet au dernier pli.",
        "+3 pour le joueur qui le joue au dernier pli, quel que soit le gagnant du pli.",
        "Après son pli, le joueur qui l’a joué choisit la gauche ou la droite, et toutes les mains passent de ce côté. Sans effet au dernier pli.",
        "Le joueur qui remporte cette carte double ses points de la donne, gains comme pertes.",
        "Le joueur qui le joue marque +1 par figure (V, D, R, A) du même pli, toutes couleurs confondues.",
        "−3 pour le joueur qui remporte cette carte.",
        "Une fois la Quête choisie, le joueur qui l’a en main prend deux cartes au hasard à un autre joueur et lui en rend deux de son choix.",
        "Peut toujours être joué. Remporte le pli, sauf s’il s’y trouve un As. En entame, la carte suivante fixe la couleur.",
        "Ne peut pas être jouée au premier pli. Copie la couleur et le rang de la carte qui a remporté le pli précédent.",
        "Peut toujours être joué, sauf pour entamer le premier pli. Prend la couleur de la carte jouée juste avant et se place juste au-dessus d’elle.",
        "Ne se joue jamais dans un pli. Après un pli, son détenteur peut l’échanger contre une carte de ce pli ; avant le dernier pli, il doit le faire.",
        "Se joue en entamant, ou sans carte de la couleur demandée. Remporte le pli. En entame, la carte suivante fixe la couleur.",
    ],
    effects: [
        "Échange de mains après son pli",
        "+3 à qui le remporte",
        "+3 au gagnant du pli suivant",
        "+3 si joué au dernier pli",
        "Toutes les mains passent",
        "Points × 2 à qui le remporte",
        "+1 par figure de son pli",
        "−3 à qui le remporte",
        "Prend deux cartes, en rend deux",
        "Gagne, sauf contre un As",
        "Copie la dernière gagnante",
        "Juste au-dessus de la précédente",
        "S’échange après un pli",
        "Gagne le pli",
    ],
    quests: QUESTS,
    beside,

    trick: "Le pli",
    played_as: |order, player| format!("Carte {order}, {player} :"),
    stands_for: |card| format!("vaut {card}"),
    would_be: |is_clone, card| {
        let card = with_le(&rank_and_suit(card), card.rank());
        if is_clone { format!("À présent : juste au-dessus {}.", after_de(&card)) } else { format!("À présent : {card}.") }
    },
    standings: [
        "À présent : elle entame le pli, et les autres devront suivre sa couleur.",
        "À présent : elle remporte le pli.",
        "À présent : elle est maîtresse pour l’instant.",
        "À présent : une autre carte du pli est plus forte.",
    ],
    led: |suit| format!("Couleur : {}", SUITS[suit as usize]),
    nothing_led: "Aucune carte jouée",
    won_by: |who| by!(who, name, "Vous avez remporté ce pli", "{name} a remporté ce pli"),
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
        if deal <= of { format!("Donne {deal} sur {of}") } else { format!("Donne {deal} (départage)") }
    },
    quest: "La Quête",
    quest_to_come: "Le joueur qui a reçu le 5 de Chevaliers la choisit.",
    special: "Carte spéciale de la donne",
    paid: "Points jusqu’ici",
    look_again: "Mon dernier pli",
    look_away: "Retour au jeu",
    your_last_trick: "Le dernier pli que vous avez remporté",

    choose: "Choisissez la Quête de la donne.",
    target: "Porte-étendard : à qui prenez-vous deux cartes ?",
    give_back: |left, name| match left {
        1 => format!("Rendez encore une carte de votre main à {name}."),
        _ => format!("Rendez deux cartes de votre main à {name}."),
    },
    decides: |step, name| {
        Some(match step {
            Step::Quest => format!("{name} choisit la Quête de la donne."),
            Step::Target => format!("Porte-étendard : {name} choisit à qui prendre deux cartes."),
            Step::GiveBack { .. } => format!("Porte-étendard : {name} choisit les cartes à rendre."),
            Step::Swap => format!("Druide : {name} choisit avec qui échanger sa main."),
            Step::Pass => format!("Porte-étendard : {name} choisit de quel côté passent toutes les mains."),
            Step::Play | Step::Sorcerer | Step::Over => return None,
        })
    },
    lead: |except| format!("Vous entamez : jouez la carte de votre choix{}.", but(except)),
    follow: |suit, other| {
        let other = other.map_or_else(String::new, |card| format!(" ou {}", le(card)));
        format!("{} demandés : jouez {}{other}.", SUITS[suit as usize], UN[suit as usize])
    },
    void: |suit, except| {
        let suit = SUITS[suit as usize];
        format!("Vous n’avez pas de {suit} : jouez ce que vous voulez{}.", but(except))
    },
    free: |except| format!("Jouez ce que vous voulez{} : votre carte fixe la couleur.", but(except)),
    must: |suit, card| {
        let suit = SUITS[suit as usize];
        format!("{suit} demandés : seule {} suit la couleur, jouez-la.", le(card))
    },
    swap: "Druide : avec qui échangez-vous votre main ?",
    pass: "Porte-étendard : de quel côté passent toutes les mains ?",
    sorcerer: "Échangez le Sorcier contre une carte de ce pli, ou gardez-le pour un autre.",
    sorcerer_must: "Le prochain pli est le dernier : échangez maintenant le Sorcier contre une carte du pli qui vient d’être joué.",

    promise: |points| match points {
        0 => "Votre main : à peu près dans la moyenne.".to_owned(),
        1 => "Votre main : environ 1 point au-dessus de la moyenne.".to_owned(),
        2.. => format!("Votre main : environ {points} points au-dessus de la moyenne."),
        -1 => "Votre main : environ 1 point au-dessous de la moyenne.".to_owned(),
        _ => format!("Votre main : environ {} points au-dessous de la moyenne.", -points),
    },
    choose_face: "Choisir cette Quête",
    give_it_back: "Donner cette carte",
    take_from: |name| format!("Prendre deux cartes à {name}"),
    swap_with: |name| format!("Échanger avec {name}"),
    pass_to: |side, name| match side {
        Side::Left => format!("À gauche : votre main va à {name}"),
        Side::Right => format!("À droite : votre main va à {name}"),
    },
    decline: "Garder le Sorcier",
    ask_after_trick: "Utiliser le Sorcier après ce pli",
    take_back: "Prendre :",
    take_it_back: "La prendre",
    goal: |deal, deals, standing| {
        let points: Vec<String> = standing.iter().map(|(name, points)| format!("{name} :\u{a0}{}", number(*points))).collect();
        let deal = match deal.cmp(&deals) {
            Ordering::Less => format!("Donne {deal} sur {deals}"),
            Ordering::Equal => "Dernière donne".to_owned(),
            Ordering::Greater => format!("Donne {deal} (départage)"),
        };
        format!("{deal} · le plus haut total gagne · {}", points.join(", "))
    },

    deal_began: |deal, special| format!("Donne {deal} : la carte spéciale est {}.", le(special)),
    musician_shown: |who, card| match (who, card == Card::FIVE_OF_KNIGHTS) {
        (Who::You, true) => format!("Vous avez montré {} : vous choisissez la Quête.", le(card)),
        (Who::You, false) => format!("Vous avez montré {} : vous entamez.", le(card)),
        (Who::Other(name), true) => format!("{name} a montré {} et choisit la Quête.", le(card)),
        (Who::Other(name), false) => format!("{name} a montré {} et entame.", le(card)),
    },
    tile_drawn: |who, [one, two]| {
        by!(who, name, "Vous avez pioché une tuile Quête : {one} ou {two}.", "{name} a pioché une tuile Quête : {one} ou {two}.")
    },
    quest_chosen: |who, quest| by!(who, name, "Vous avez choisi la Quête : {quest}.", "{name} a choisi la Quête : {quest}."),
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
            format!("Vous avez joué {}, copie {}.", le(card), du(copied))
        }
        (Who::Other(name), None) => format!("{name} a joué {}.", le(card)),
        (Who::Other(name), Some(copied)) => {
            format!("{name} a joué {}, copie {}.", le(card), du(copied))
        }
    },
    trick_won: |who, by| by!(who, name, "Vous avez remporté le pli avec {}.", "{name} a remporté le pli avec {}.", le(by)),
    bonus: |who, card, points| match (who, points) {
        (Who::You, 1) => format!("{} vous a rapporté 1 point.", le_capital(card)),
        (Who::You, 0..) => format!("{} vous a rapporté {points} points.", le_capital(card)),
        (Who::You, _) => format!("{} vous a coûté {} points.", le_capital(card), -points),
        (Who::Other(player), 1) => {
            format!("{} a rapporté 1 point à {player}.", le_capital(card))
        }
        (Who::Other(player), 0..) => {
            format!("{} a rapporté {points} points à {player}.", le_capital(card))
        }
        (Who::Other(player), _) => {
            format!("{} a coûté {} points à {player}.", le_capital(card), -points)
        }
    },
    swapped: |who, with| match (who, with) {
        (Who::You, Who::Other(with)) => {
            format!("Vous avez échangé votre main avec celle {}.", de(with))
        }
        (Who::Other(name), Who::Other(with)) => {
            format!("{name} a échangé sa main avec celle {}.", de(with))
        }
        (Who::Other(name), Who::You) => format!("{name} a échangé sa main avec la vôtre."),
        (Who::You, Who::You) => String::new(),
    },
    passed: |who, side| match (who, side) {
        (Who::You, Side::Left) => "Vous avez fait passer toutes les mains à gauche.".to_owned(),
        (Who::You, Side::Right) => "Vous avez fait passer toutes les mains à droite.".to_owned(),
        (Who::Other(name), Side::Left) => {
            format!("{name} a fait passer toutes les mains à gauche.")
        }
        (Who::Other(name), Side::Right) => {
            format!("{name} a fait passer toutes les mains à droite.")
        }
    },
    sorcerer_used: |who, card| {
        by!(who, name, "Vous avez échangé le Sorcier contre {}.", "{name} a échangé le Sorcier contre {}.", le(card))
    },
    deal_scored: |deal, quest| format!("La donne {deal} a été décomptée : {quest}."),
    won: |who, points| match (who, points) {
        (Who::You, -1..=1) => format!("Vous gagnez avec {} point.", number(points)),
        (Who::You, _) => format!("Vous gagnez avec {} points.", number(points)),
        (Who::Other(name), -1..=1) => format!("{name} gagne avec {} point.", number(points)),
        (Who::Other(name), _) => format!("{name} gagne avec {} points.", number(points)),
    },
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(step) => first(step).to_owned(),
        Refusal::AnotherTile => "Cette Quête n’est pas sur la tuile : choisissez l’une de ses deux faces.".to_owned(),
        Refusal::NotAnotherPlayer => "Choisissez un autre joueur.".to_owned(),
        Refusal::NotInHand => "Vous n’avez pas cette carte : choisissez-en une de votre main.".to_owned(),
        Refusal::FollowSuit(suit) => {
            format!("Suivez la couleur : jouez {}.", UN[suit as usize])
        }
        Refusal::NotInFirstTrick => "Il n’y a encore rien à copier : jouez une autre carte.".to_owned(),
        Refusal::NeverPlayed => "Le Sorcier ne se joue jamais dans un pli : vous pourrez l’échanger après un pli.".to_owned(),
        Refusal::NotInLastTrick => "Choisissez une carte du pli qui vient d’être joué.".to_owned(),
        Refusal::MustUseSorcerer => "Le prochain pli est le dernier : il faut utiliser le Sorcier maintenant.".to_owned(),
    },

    order: |action, name_of| match action {
        Action::Choose(_) => format!("Choisissez la Quête « {name_of} »."),
        Action::TakeFrom(_) => format!("Prenez deux cartes à {name_of}."),
        Action::GiveBack(card) => format!("Rendez {}.", le(card)),
        Action::Play(card) => format!("Jouez {}.", le(card)),
        Action::SwapWith(_) => format!("Échangez votre main avec celle {}.", de(name_of)),
        Action::Pass(Side::Left) => "Faites passer toutes les mains à gauche.".to_owned(),
        Action::Pass(Side::Right) => "Faites passer toutes les mains à droite.".to_owned(),
        Action::Decline => "Gardez le Sorcier pour un autre pli.".to_owned(),
        Action::TakeBack(card) => format!("Échangez le Sorcier contre {}.", le(card)),
    },
    recap,

    goal_if_chosen: |quest, text| format!("Si la Quête « {quest} » est choisie : {text}"),
    goal_most: |deals| format!("Après la donne {deals}, le plus haut total gagne, même négatif."),
    goal_tie: "En cas d’égalité en tête, tous jouent une autre donne, jusqu’à ce qu’un joueur soit seul en tête.",

    sum,
    total_sum: |before, points, deal| {
        let sign = if points < 0 { '−' } else { '+' };
        let (before, total) = (number(before), before + points);
        let total = match total {
            -1..=1 => format!("{} point", number(total)),
            _ => format!("{} points", number(total)),
        };
        format!("{before} {sign} {} à la donne {deal} = {total}", points.abs())
    },

    you_took: |from| format!("Vous avez pris à {from} :"),
    took_from_you: |by| format!("{by} vous a pris :"),
    gave_you: |by| format!("{by} vous a donné :"),
    seen_by: |player| format!("{player} sait que vous avez cette carte."),
    seen_by_all: "Tout le monde sait que vous avez cette carte.",
    known: |cards| format!("Cartes connues de cette main : {}.", cards.join(", ")),
    hand_of: |player| format!("Main {}", de(player)),
    won_cards: "Cartes remportées à la dernière donne",

    standing: |leaders, points| {
        let count = match points {
            -1..=1 => format!("{} point", number(points)),
            _ => format!("{} points", number(points)),
        };
        match leaders {
            [Who::You] => format!("Vous êtes en tête avec {count}."),
            [Who::Other(name)] => format!("{name} est en tête avec {count}."),
            _ => {
                let names: Vec<&str> = leaders
                    .iter()
                    .map(|who| match who {
                        Who::You => "vous",
                        Who::Other(name) => name,
                    })
                    .collect();
                format!("Égalité en tête avec {count} : {}.", names.join(", "))
            }
        }
    },
    tiebreak_follows: "Une autre donne les départage.",
    next_dealer: |who| {
        by!(
            who,
            name,
            "Vous avez remporté le 5 de Nains : vous distribuez ensuite.",
            "{name} a remporté le 5 de Nains et distribue ensuite."
        )
    },
    next_roles: "Le joueur qui reçoit le 5 de Chevaliers choisit la prochaine Quête ; celui qui reçoit le 5 de Gobelins entame.",
    next_deal: "Donne suivante",
    next_tiebreak: "Donne de départage",
    final_scores: "Résultat final",

    scored: |deal| format!("Points de la donne {deal}"),
    line: |deal, what| format!("{deal} · {what}"),
    doubling: "Doublé par l’Enchanteur",
    this_deal: "Cette donne",
    total: "Total",
    chart: "Totaux après chaque donne",

    coach: Coach {
        title: "Aide :",
        quest: "La Quête fixe ce que valent les plis et les cartes de cette donne. Lisez les deux faces, regardez votre main et choisissez celle qui lui convient.",
        quest_of_other: "Le joueur qui a reçu le 5 de Chevaliers choisit ce que valent les plis et les cartes de cette donne.",
        first_lead: "Vous avez le 5 de Gobelins : vous entamez le premier pli. Les autres devront suivre la couleur que vous jouez.",
        lead: "Vous avez remporté le pli précédent : vous entamez. Une forte carte remporte souvent le pli, une faible le perd : que veut la Quête ?",
        follow: "Il faut suivre : jouez n’importe quelle carte de la couleur demandée. La plus forte l’emporte ; il n’y a pas d’atout.",
        void: "Sans la couleur demandée, jouez ce que vous voulez, mais vous ne pouvez pas gagner : l’occasion de lâcher les cartes que la Quête pénalise.",
        special: "Vous avez la carte spéciale de cette donne ; son texte est sur sa tuile. Choisissez bien le moment.",
        special_acts: "L’effet de la carte spéciale s’applique maintenant ; son texte est sur sa tuile.",
        watch: "La tuile Quête montre les points de chacun jusqu’ici. Seul compte ce que vous remportez, jamais votre main.",
        won: "Le joueur qui a remporté le pli en garde les cartes et entame le suivant.",
        scoring: "On compte les points de la donne : la Quête d’abord, puis la carte spéciale. Chaque donne apporte une nouvelle Quête et une nouvelle carte spéciale ; le plus haut total l’emporte.",
        off: "Désactiver l’aide",
    },
};

/// Formats a number of points.
fn points(count: i16) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::WinsMatch => "Ce coup vous fait gagner la partie, quelles que soient les cartes des autres.".to_owned(),
        Reason::TakesPoints(paid) => {
            format!("Elle remporte à coup sûr le pli, qui rapporte {} pour l’instant.", points(paid))
        }
        Reason::KeepsOut(cost) => {
            format!("Elle vous évite à coup sûr un pli qui coûte {} pour l’instant.", points(cost))
        }
        Reason::TakesBonus => "Elle remporte à coup sûr le pli qui donne le bonus de 3 points.".to_owned(),
        Reason::LeavesShaman => "Elle laisse le Chaman (−3) à un autre joueur.".to_owned(),
        Reason::TakesEnchanter => "Elle remporte à coup sûr l’Enchanteur, qui double vos points de la donne.".to_owned(),
        Reason::LeavesEnchanter => "Elle laisse à un autre joueur l’Enchanteur, qui doublerait vos pertes.".to_owned(),
        Reason::MakesCount(1) => "Elle remporte à coup sûr le seul pli que la Quête demande.".to_owned(),
        Reason::MakesCount(count) => {
            format!("Elle vous amène à coup sûr à {count} plis, juste ce que la Quête demande.")
        }
        Reason::KeepsCount(1) => "Vous avez le pli que la Quête demande, et elle n’en remporte pas d’autre.".to_owned(),
        Reason::KeepsCount(count) => format!("Vous avez les {count} plis que la Quête demande, et elle n’en remporte pas d’autre."),
        Reason::ShedsCost(cost) => format!("Elle vous débarrasse d’une carte qui coûte {} au joueur qui la remporte.", points(cost)),
        Reason::SavesPaying(paid) => format!("Elle préserve une carte qui rapporte {}, qu’un autre joueur remporterait ici.", points(paid)),
        Reason::MayTake(paid) => format!("Elle peut encore remporter un pli qui rapporte {} pour l’instant.", points(paid)),
        Reason::MayStayOut(cost) => format!("Elle peut encore vous éviter un pli qui coûte {} pour l’instant.", points(cost)),
        Reason::FewerBeat(1) => {
            "Avec cette Quête, mieux vaut remporter ce pli, et une seule des cartes qui peuvent encore être jouées battrait celle-ci."
                .to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!(
                "Avec cette Quête, mieux vaut remporter ce pli, et seules {cards} des cartes qui peuvent encore être jouées battraient celle-ci."
            )
        }
        Reason::MoreBeat(1) => {
            "Avec cette Quête, mieux vaut laisser ce pli aux autres, et une carte peut encore battre celle-ci.".to_owned()
        }
        Reason::MoreBeat(cards) => {
            format!("Avec cette Quête, mieux vaut laisser ce pli aux autres, et {cards} cartes peuvent encore battre celle-ci.")
        }
        Reason::KeepsMaster => "Elle préserve une carte imbattable dans sa couleur.".to_owned(),
        Reason::ScoutPays(figures) => {
            format!("Les figures de ce pli rapportent {} à votre Éclaireur.", points(figures))
        }
        Reason::KeepsJester => "Elle préserve votre Bouffon, qui rapporte 3 points au dernier pli.".to_owned(),
        Reason::Voids(suit) => {
            let suit = ["Nain", "Chevalier", "Gobelin"][suit as usize];
            format!("Il ne vous restera aucun {suit} : vous n’aurez plus à suivre cette couleur.")
        }
        Reason::TakesWithLess => "Elle remporte le pli aussi sûrement et préserve une carte plus forte.".to_owned(),
        Reason::ShedsHigher => "Elle perd le pli aussi sûrement et vous débarrasse d’une carte plus forte.".to_owned(),
        Reason::KeepsHigher => "Elle préserve pour plus tard une carte plus forte de la même couleur.".to_owned(),
        Reason::TakesForSure => "Elle remporte le pli à coup sûr, et vous entamez le suivant.".to_owned(),
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

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::TakesPoints => "Vous gagnez des points en remportant ce pli",
        Prospect::TakesCost => "Vous perdez des points en remportant ce pli",
        Prospect::GainsBonus => "La carte spéciale vous rapporte des points",
        Prospect::PaysBonus => "La carte spéciale vous coûte des points",
        Prospect::MeetsQuest => "Vous accomplissez la Quête de la donne (5 points)",
        Prospect::ScoresMost => "Vous marquez le plus de points dans cette donne",
        Prospect::Scores => "Vous marquez des points dans cette donne",
        Prospect::LosesPoints => "Vous perdez des points dans cette donne",
        Prospect::Leads => "Vous êtes en tête après cette donne",
        Prospect::Wins => "Vous gagnez la partie avec cette donne",
    }
    .to_owned()
}
