//! Mon Royaume in French.

use super::de;
use crate::games::mon_royaume::{Adventure, Fault, Kind, Refusal, Side, TILES, Task};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::locale::{About, OptionMessages, Who, number};

#[rustfmt::skip]
const NAMES: [&str; TILES] = [
    "Bûcheron", "Guérisseuse", "Loup-garou", "Forêt", "Clairière", "Scierie", "Château vert",
    "Meunier", "Fermière", "Épouvantail", "Champ de blé", "Verger", "Moulin", "Château jaune",
    "Chevalier", "Archère", "Dragon", "Poste frontière", "Champ de bataille", "Forge", "Château rouge",
    "Tailleur de pierre", "Bergère", "Troll", "Carrière", "Lac", "Loge des maçons", "Château bleu",
    "Magicien", "Princesse", "Sorcière", "Marais enchanté", "Jardin royal", "Laboratoire", "Château violet",
    "Château noir",
];

const COLOURS: [&str; 6] = ["vert", "jaune", "rouge", "bleu", "violet", "noir"];

fn adventure(card: Adventure) -> String {
    match card.task() {
        Task::Monster(tile) => format!("{} : un marqueur à donner", NAMES[tile.index()]),
        Task::Territory(colour) => format!("Le plus de {} : un jeton", COLOURS[colour as usize]),
        Task::Mission([tile]) => format!("{} : un jeton", NAMES[tile.index()]),
        Task::Mission(pair) => {
            format!("{} et {} : un jeton", NAMES[pair[0].index()], NAMES[pair[1].index()])
        }
    }
}

fn fault(fault: Fault) -> String {
    match fault {
        Fault::Level { tile, slot } => {
            format!(
                "la tuile est de niveau {tile}, la place de niveau {slot} ; retournez-la pour l’y mettre"
            )
        }
        Fault::NothingBelow(colour) => format!("rien de {} dessous", COLOURS[colour as usize]),
        Fault::NoMonster => "aucun Monstre visible au niveau 1".to_owned(),
    }
}

/// The types of tales: Love, Heroic, Evil.
const KINDS: [&str; 3] = ["amoureux", "héroïque", "maléfique"];

const KIND_TEXTS: [&str; 3] = [
    "Avec les deux amoureux : deux jetons de plus et une neuvième carte Barde.",
    "Avec les deux tuiles cerclées : un point par tuile de la couleur de votre château.",
    "Deux points par Monstre ; avec le château noir, les rivaux amoureux ou héroïques en perdent trois par Monstre à eux.",
];

fn tale_text(tale: &str, elements: &str, kind: Option<Kind>) -> String {
    match kind.map(|kind| kind as usize) {
        Some(at) => format!("{tale} ({}) : {elements}. {}", KINDS[at], KIND_TEXTS[at]),
        None => format!("{tale} : {elements}."),
    }
}

/// Lists names with a number each.
fn standing(all: &[(&str, i16)]) -> String {
    let each: Vec<String> =
        all.iter().map(|(name, points)| format!("{name} ({})", number(*points))).collect();
    each.join(", ")
}

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Mon Royaume",
        line: "Choisissez un royaume, bâtissez-le, et que le barde le chante.",
        minutes: 40,
        makers: "Mon Royaume pour un Conte, de Lionel Borg et Jérémie Caplanne. Illustrations de Guillaume Tavernier et David Cochard, direction artistique de Benjamin Treilhou, développement de Didier Jacobée. Édité par Sweet November.",
        people: ["Aurore", "Blaise", "Colette", "Enora", "Gaspard", "Jeannot", "Merlin", "Perrine"],
        levels: [
            "Prend les tuiles hautes et celles de ses contes, sans voir si les couleurs s’empileront dans son royaume.",
            "Calcule le meilleur royaume pour chaque tuile et conte, et le bâtit ; oublie ce qu’il vous fait passer.",
            "Joue la suite des choix jusqu’à 5 000 fois, les vôtres compris ; ne lit rien dans les tuiles que vous prenez.",
        ],
        options: &[
            OptionMessages {
                name: "Façon de jouer",
                hint: None,
                values: &["Premier royaume", "Le temps des contes", "Complète"],
            },
            OptionMessages {
                name: "Avancée : les faces barde sont sans couleur",
                hint: None,
                values: &["Non", "Oui"],
            },
            OptionMessages {
                name: "Adulte, au temps des contes",
                hint: None,
                values: &["Non", "Oui"],
            },
        ],
    },
    tiles: NAMES,
    colours: COLOURS,
    tales: [
        "L’arbre d’amour",
        "La flèche et le grain",
        "Le serment du chevalier",
        "La statue de la princesse",
        "Le philtre de lune",
        "La forêt retrouvée",
        "Le siège de la moisson",
        "L’épée de la montagne",
        "Le pont des brumes",
        "La quête du grimoire",
        "La nuit du loup-garou",
        "Le festin des corbeaux",
        "Le souffle du dragon",
        "Le péage du troll",
        "Le bal de la sorcière",
    ],
    tale_text,
    tokens: ["Luth", "Flûte", "Cape", "Épée"],
    bard_side: "Barde",
    bard_text: "Côté barde, sans valeur.",
    tile_text: |name, colour, level| format!("{name} : {colour}, niveau {level}, vaut {level}"),
    adventure,
    adventures: "Péripéties de la manche",
    met_by_nobody: "personne encore",
    your_tales: "Vos contes",
    your_tiles: "Vos tuiles",
    no_tiles: "Pas encore de tuile",
    still_held: "Encore en main",
    told_of: |tale, twice| {
        if twice {
            format!("« {tale} » en parle, mais vous l’avez déjà.")
        } else {
            format!("« {tale} » en parle.")
        }
    },
    asked_for: |card| format!("Une Péripétie la demande ({card})."),
    counts_for: |card, mine, most| {
        format!(
            "Elle compte pour une Péripétie ({card}) : vous en avez {mine}, le meilleur rival {most}."
        )
    },
    monster_text: "Un Monstre : vous piochez un jeton Barde quand il est révélé.",
    take_it: "La prendre",
    discard_it: "Le défausser",
    tale_so_far: |met, held, of| {
        format!("{met} de ses {of} éléments parmi vos tuiles, {held} dans votre main.")
    },
    element_met: |tile| format!("{tile}. Vous l’avez."),
    element_in_reach: |tile| format!("{tile}. À votre portée."),
    element_missing: |tile| format!("{tile}. Vous ne l’avez pas encore."),
    adventure_text: |card, by| {
        format!(
            "{card} à la fin de la manche, pour qui remplit la condition. Pour l’instant : {by}."
        )
    },
    other_text: |name, tales, taken, held| {
        let mut all = vec![match taken {
            [] => format!("{name} n’a pas encore de tuile."),
            _ => format!("{name} a pris : {}.", taken.join(", ")),
        }];
        if !tales.is_empty() {
            all.push(format!("Contes : {}.", tales.join(", ")));
        }
        if !held.is_empty() {
            all.push(format!("Encore en main : {}.", held.join(", ")));
        }
        all.join(" ")
    },
    token_text: |name| {
        format!(
            "{name} : un jeton Barde. Il rapporte 2 points si le Barde joue une carte pareille."
        )
    },
    hidden_token: "Un jeton Barde encore caché.",
    unturned: |number| format!("Carte {number} du Barde, encore cachée."),
    building: |name, laid, builds| match (laid, builds) {
        (10, false) => format!("{name} : royaume bâti"),
        (_, true) => format!("{name} bâtit : tuiles {laid} sur 10"),
        _ => format!("{name} : bâtit ensuite"),
    },
    goal_choices: |tile, points, tokens| match tokens {
        None => format!(
            "Tuile {tile} sur 12 · en tuiles {} · le plus de points gagne",
            standing(points)
        ),
        Some(tokens) => {
            let each = points.iter().zip(tokens);
            let each =
                each.map(|((name, points), (_, tokens))| format!("{name} ({points}+{tokens})"));
            format!(
                "Le plus de points gagne · tuiles + jetons : {}",
                each.collect::<Vec<_>>().join(", ")
            )
        }
    },
    goal_build: |done, of, name, laid| {
        format!(
            "Royaumes bâtis {done} sur {of} · {name}, tuiles {laid} sur 10 · le plus de points gagne"
        )
    },
    goal_show: |cards, moved| {
        format!("Carte {cards} sur 8 du Barde · jetons transférés {}", standing(moved))
    },
    goal_kingdoms: |points| format!("En tuiles {} · le plus de points gagne", standing(points)),
    goal_points: |points| format!("Points {} · le plus de points gagne", standing(points)),
    token_count: |count| match count {
        0 | 1 => format!("{count} jeton Barde"),
        _ => format!("{count} jetons Barde"),
    },
    marker_count: |count| match count {
        1 => "1 marqueur Monstre".to_owned(),
        _ => format!("{count} marqueurs Monstre"),
    },

    pick: "Choisissez une tuile pour votre royaume ; les autres vont au voisin.",
    give: "Votre Monstre frappe : à qui le marqueur ?",
    give_to: |name| format!("Le donner à {name}"),
    discard: |round| match round {
        1 => "Quel conte abandonnez-vous ? Les deux autres restent.".to_owned(),
        _ => "Quel conte abandonnez-vous ? Vous raconterez l’autre.".to_owned(),
    },
    build: "Bâtissez votre royaume : touchez une tuile, puis une place.",

    slot: |level, nth| format!("Niveau {level}, place {nth}, libre"),
    level: |level, slots| {
        let slots: Vec<_> = slots.iter().map(|slot| slot.unwrap_or("libre")).collect();
        format!("Niveau {level} : {}.", slots.join(", "))
    },
    pyramid: "Votre royaume",
    spare: "Tuiles à placer",
    chosen: |name| format!("{name} : à quelle place ? Ou retournez la tuile."),
    placed: |name| format!("{name} : déplacez, retournez ou reprenez la tuile."),
    fault,
    then_above: |tile, fault| format!("{tile} : {fault}."),
    stands_wrong: |tile, fault| format!("{tile}. Elle ne tient pas là : {fault}."),
    whole: "Votre royaume tient debout. Validez-le, ou changez-le encore.",
    laid: "Cette tuile est posée pour de bon.",
    flip: "Retourner",
    take_back: "Reprendre",
    undo: "Un pas en arrière",
    best: "Bâtir le meilleur pour moi",
    best_hint: "Les jetons sont estimés d’après ce que le Barde joue en moyenne.",
    confirm: "Valider le royaume",
    computed: |tiles, bonus, all| {
        if bonus > 0 {
            format!("Tuiles {tiles} · conte {bonus} · environ {all} points avec les jetons")
        } else {
            format!("Tuiles {tiles} · environ {all} points avec les jetons")
        }
    },
    computeed_tiles: |tiles| format!("Tuiles {tiles}"),
    computeed_tokens: |tiles, all| format!("Tuiles {tiles} · {all} points avec les jetons"),
    elements: |met, of| format!("{met} sur {of}"),
    pair_met: ["les deux amoureux", "les deux tuiles cerclées", "2 par Monstre"],
    curse_threat: "Un rival peut lancer la malédiction : comptez −3 pour chacun de vos Monstres.",

    show: "Le spectacle du Barde",
    serenade: |name| format!("pour {name}"),
    kingdom_of: |name| format!("Royaume {}", de(name)),
    moved: |moved, of| format!("jetons transférés {moved} sur {of}"),

    round_began: |round| format!("Manche {round} : sept tuiles à chacun."),
    adventures_shown: |count| format!("{count} Péripéties sont révélées pour la manche."),
    revealed: |all| format!("Révélé : {all}."),
    drew: |who, count| match (who, count) {
        (Who::You, 1) => "Vous piochez un jeton Barde.".to_owned(),
        (Who::You, _) => format!("Vous piochez {count} jetons Barde."),
        (Who::Other(name), 1) => format!("{name} pioche un jeton Barde."),
        (Who::Other(name), _) => format!("{name} pioche {count} jetons Barde."),
    },
    passed: |side| match side {
        Side::Left => "Les mains passent à gauche.".to_owned(),
        Side::Right => "Les mains passent à droite.".to_owned(),
    },
    last_tile: |tile| format!("La dernière tuile est défaussée : {tile}."),
    resolved: |card, by| format!("Péripétie – {card}. Remplie par {by}."),
    ignored: |card, by| {
        format!(
            "Péripétie – {card}. Remplie par {by}, mais il reste trop peu de jetons : on l’ignore."
        )
    },
    marked: |who, to| match (who, to) {
        (Who::You, Who::Other(name)) => format!("Vous donnez un marqueur Monstre à {name}."),
        (Who::Other(name), Who::You) => format!("{name} vous donne un marqueur Monstre."),
        (Who::Other(name), Who::Other(to)) => format!("{name} donne un marqueur Monstre à {to}."),
        (Who::You, Who::You) => String::new(),
    },
    tales_discarded: |all| format!("Contes défaussés : {all}."),
    building_began: "Le temps des bâtisseurs commence.",
    built: |who| match who {
        Who::You => "Votre royaume est validé.".to_owned(),
        Who::Other(name) => format!("{name} a fini de bâtir."),
    },
    tale_told: |who, met, lovers| match (who, lovers) {
        (Who::You, true) => {
            format!("Éléments de votre conte dans votre royaume : {met}, et les deux amoureux.")
        }
        (Who::You, false) => format!("Éléments de votre conte dans votre royaume : {met}."),
        (Who::Other(name), true) => {
            format!(
                "Éléments du conte {} dans son royaume : {met}, et les deux amoureux.",
                de(name)
            )
        }
        (Who::Other(name), false) => {
            format!("Éléments du conte {} dans son royaume : {met}.", de(name))
        }
    },
    kingdom_shown: |who, points| match who {
        Who::You => format!("Votre royaume est dévoilé : {points} points en tuiles."),
        Who::Other(name) => {
            format!("Le royaume {} est dévoilé : {points} points en tuiles.", de(name))
        }
    },
    counted: |points| format!("Les points : {}.", standing(points)),
    tokens_counted: |who, count| match who {
        Who::You => format!("Vos jetons : {count}."),
        Who::Other(name) => format!("Jetons {} : {count}.", de(name)),
    },
    bard_played: |number, card, by| {
        format!("Carte {number} du Barde, {card}. Jeton transféré par {by}.")
    },
    serenaded: |who, card, moved| match (who, moved) {
        (Who::You, true) => format!("Sérénade à vos amoureux : {card}, et vous en avez."),
        (Who::You, false) => format!("Sérénade à vos amoureux : {card}, et vous n’en avez pas."),
        (Who::Other(name), true) => {
            format!("Sérénade aux amoureux {} : {card}, transféré.", de(name))
        }
        (Who::Other(name), false) => {
            format!("Sérénade aux amoureux {} : {card}, en vain.", de(name))
        }
    },
    nobody: "personne",
    won: |who, points, tale| match (who, tale) {
        (Who::You, Some(tale)) => {
            format!("Vous gagnez avec {points} points : « {tale} » devient légendaire.")
        }
        (Who::Other(name), Some(tale)) => {
            format!("{name} gagne avec {points} points : « {tale} » devient légendaire.")
        }
        (Who::You, None) => format!("Vous gagnez avec {points} points."),
        (Who::Other(name), None) => format!("{name} gagne avec {points} points."),
    },
    shared: |names, points| format!("{names} partagent la victoire avec {points} points."),
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(_) => "Autre chose est demandé maintenant.".to_owned(),
        Refusal::NotInHand => "Cette tuile n’est pas dans votre main.".to_owned(),
        Refusal::NotAnOpponent => "Un marqueur va à un adversaire.".to_owned(),
        Refusal::NotYourTale => "Ce conte n’est pas à vous.".to_owned(),
        Refusal::NotSpare => "Il ne vous reste pas cette tuile.".to_owned(),
        Refusal::Unstable(why) => format!("Elle ne tient pas là : {}.", fault(why)),
    },

    line_tiles: "Tuiles",
    line_tokens: "Jetons Barde",
    line_markers: "Marqueurs Monstre",
    line_tale: "Conte",
    line_curse: "Malédiction",
    total: "Total",
};
