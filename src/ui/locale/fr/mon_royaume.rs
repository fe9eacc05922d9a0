//! Mon Royaume in French.

use super::{both, de};
use crate::bots::mon_royaume::{Prospect, Reason};
use crate::games::mon_royaume::{Adventure, Kind, PlacementError, Refusal, Side, TILES, Task};
use crate::ui::locale::messages::mon_royaume::{GameMessages, TaleScore};
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
        Task::Territory(colour) => format!("Majorité de {} : un jeton", COLOURS[colour as usize]),
        Task::Mission([tile]) => format!("{} : un jeton", NAMES[tile.index()]),
        Task::Mission(pair) => {
            format!("{} et {} : un jeton", NAMES[pair[0].index()], NAMES[pair[1].index()])
        }
    }
}

fn fault(fault: PlacementError) -> String {
    match fault {
        PlacementError::Level { tile, slot } => {
            format!("c’est une tuile de niveau {tile} et une place de niveau {slot} ; retournez-la pour l’y poser")
        }
        PlacementError::NothingBelow(colour) => format!("rien de {} dessous", COLOURS[colour as usize]),
        PlacementError::NoMonster => "aucun Monstre visible au niveau 1".to_owned(),
    }
}

/// The types of tales: Love, Heroic, Evil.
const KINDS: [&str; 3] = ["amoureux", "héroïque", "maléfique"];

const KIND_TEXTS: [&str; 3] = [
    "Avec les deux amoureux : 2 jetons de plus et une neuvième carte Barde.",
    "Avec les deux tuiles cerclées : 1 point par tuile de la couleur de votre château.",
    "2 points par Monstre ; avec le Château noir, les rivaux dont le conte est amoureux ou héroïque perdent 3 points par Monstre.",
];

fn tale_text(tale: &str, elements: &str, kind: Option<Kind>) -> String {
    match kind.map(|kind| kind as usize) {
        Some(at) => format!("{tale} ({}) : {elements}. {}", KINDS[at], KIND_TEXTS[at]),
        None => format!("{tale} : {elements}."),
    }
}

/// Lists names with a number each.
fn standing(all: &[(&str, i16)]) -> String {
    let each: Vec<String> = all.iter().map(|(name, points)| format!("{name} ({})", number(*points))).collect();
    each.join(", ")
}

/// Formats an amount of points.
fn vaut(points: i16) -> String {
    match points {
        -1..=1 => format!("{} point", number(points)),
        _ => format!("{} points", number(points)),
    }
}

/// Formats a number of tiles out of ten.
fn sur_dix(tiles: u8) -> String {
    let noun = if tiles < 2 { "tuile" } else { "tuiles" };
    format!("{tiles} {noun} sur 10")
}

/// Counts Monsters.
fn monstres(count: i16) -> String {
    if count < 2 { format!("{count} Monstre") } else { format!("{count} Monstres") }
}

/// Counts Bard tokens.
fn jetons(count: u8) -> String {
    if count < 2 { format!("{count} jeton") } else { format!("{count} jetons") }
}

/// Counts the elements of a tale.
fn elements(count: u8) -> String {
    if count < 2 { format!("{count} élément") } else { format!("{count} éléments") }
}

/// Lists the subjects of a sentence, the reader first, and their form of « avoir ». Returns `None` for
/// no one.
fn subject(all: &[Who<'_>]) -> Option<(String, &'static str)> {
    let you = all.contains(&Who::You).then_some("Vous");
    let others = all.iter().filter_map(|who| if let Who::Other(name) = *who { Some(name) } else { None });
    let names: Vec<&str> = you.into_iter().chain(others).collect();
    let have = match (you, names.len()) {
        (Some(_), _) => "avez",
        (None, 1) => "a",
        (None, _) => "ont",
    };
    match &names[..] {
        [] => None,
        [name] => Some(((*name).to_owned(), have)),
        [first @ .., last] => Some((format!("{} et {last}", first.join(", ")), have)),
    }
}

/// Says who completed an Adventure.
fn completed(by: &[Who<'_>]) -> String {
    match subject(by) {
        None => "Personne n’a accompli cette Péripétie".to_owned(),
        Some((all, have)) => format!("{all} {have} accompli cette Péripétie"),
    }
}

pub const ABOUT: About = About {
    name: "Mon Royaume",
    line: "Choisissez vos tuiles, bâtissez un royaume, et que le Barde le raconte.",
    minutes: 40,
    makers: "Mon Royaume pour un Conte, de Lionel Borg et Jérémie Caplanne. Illustrations de Guillaume Tavernier et David Cochard, direction artistique de Benjamin Treilhou, développement de Didier Jacobée. Édité par Sweet November.",
    people: ["Aurore", "Blaise", "Colette", "Enora", "Gaspard", "Jeannot", "Merlin", "Perrine"],
    hidden: "tuiles",
    levels: [
        "Prend les tuiles hautes et celles de ses contes, sans vérifier que les couleurs s’empilent.",
        "Calcule le meilleur royaume pour chaque tuile et chaque conte, et le bâtit, sans se soucier de ce qu’il vous passe.",
        "Simule la suite des choix jusqu’à 5 000 fois, les vôtres compris ; ne déduit rien des tuiles que vous prenez.",
    ],
    options: &[
        OptionMessages {
            key: "rules",
            name: "Mode de jeu",
            hint: None,
            values: &[("first", "Premier royaume"), ("tales", "Le temps des contes"), ("complete", "Jeu complet")],
        },
        OptionMessages {
            key: "advanced",
            name: "Règle avancée : côtés barde sans couleur",
            hint: None,
            values: &[("no", "Non"), ("yes", "Oui")],
        },
        OptionMessages {
            key: "adult",
            name: "Adulte",
            hint: Some("Les adultes perdent un jeton par élément manquant."),
            values: &[("no", "Non"), ("yes", "Oui")],
        },
    ],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2 : manches · 3 : construction",
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
    tile_text: |name, colour, level, is_monster| {
        let monster = if is_monster { "Monstre, " } else { "" };
        format!("{name} : {monster}{colour}, niveau {level}, vaut {level}")
    },
    adventure,
    adventures: "Péripéties de la manche",
    met_by_nobody: "encore personne",
    is_over: "terminée",
    your_tales: "Vos contes",
    your_tiles: "Vos tuiles",
    no_tiles: "Pas encore de tuile",
    still_held: "Encore en main",
    told_of: |tale, twice| {
        if twice { format!("Figure dans « {tale} », mais vous l’avez déjà.") } else { format!("Figure dans « {tale} ».") }
    },
    asked_for: |card| format!("Demandée par une Péripétie ({card})."),
    counts_for: |card, mine, most| format!("Compte pour une Péripétie ({card}) : vous en avez {mine}, votre meilleur rival {most}."),
    monster_text: "Vous piochez un jeton Barde quand il est révélé.",
    top_text: [
        "Il ne peut coiffer votre royaume qu’avec un Monstre visible au niveau 1 ; vous n’en avez pas encore.",
        "Il peut coiffer votre royaume avec un Monstre visible au niveau 1.",
    ],
    curse_text: "S’il coiffe votre royaume et que vous gardez un conte maléfique, chaque rival dont le conte est amoureux ou héroïque perd 3 points par Monstre de son royaume.",
    take_it: "La prendre",
    discard_it: "Le défausser",
    tale_so_far: |met, held, of| match held {
        0 => format!("Vous avez {met} de ses {of} éléments."),
        _ => format!("Vous avez {met} de ses {of} éléments, et {held} en main."),
    },
    element_met: |tile| format!("{tile}. Vous l’avez."),
    element_in_reach: |tile| format!("{tile}. À votre portée."),
    element_missing: |tile| format!("{tile}. Vous ne l’avez pas encore."),
    adventure_text: |card, by| format!("{card} à la fin de la manche. Pour l’instant : {by}."),
    other_text: |name, tales, taken, held| {
        let mut all = vec![match taken {
            [] => format!("{name} : pas encore de tuile."),
            _ => format!("Tuiles {} : {}.", de(name), taken.join(", ")),
        }];
        if !tales.is_empty() {
            all.push(format!("Contes : {}.", tales.join(", ")));
        }
        if !held.is_empty() {
            all.push(format!("Encore en main : {}.", held.join(", ")));
        }
        all.join(" ")
    },
    token_text: |name| format!("{name} : un jeton Barde. Il rapporte 2 points si le Barde joue une carte identique."),
    hidden_token: "Un jeton Barde face cachée.",
    unturned: |number| format!("Carte Barde {number}, face cachée."),
    building: |name, laid, builds| match (laid, builds) {
        (10, false) => format!("{name} : royaume bâti"),
        (_, true) => format!("{name} : {}", sur_dix(laid)),
        _ => format!("{name} : pas encore commencé"),
    },
    goal_choices: |tile, points, tokens| match tokens {
        None => format!("Tuile {tile} sur 12 · points de tuiles : {} · le plus haut total gagne", standing(points)),
        Some(tokens) => {
            let each = points.iter().zip(tokens);
            let each = each.map(|((name, points), (_, tokens))| format!("{name} ({points}+{tokens})"));
            format!("Le plus haut total gagne · tuiles + jetons : {}", each.collect::<Vec<_>>().join(", "))
        }
    },
    goal_build: |done, of, name| format!("Royaumes bâtis : {done} sur {of} · bâtit : {name} · le plus haut total gagne"),
    goal_show: |cards, moved| format!("Carte Barde {cards} sur 8 · jetons transférés : {}", standing(moved)),
    goal_kingdoms: |points| format!("Points de tuiles : {} · le plus haut total gagne", standing(points)),
    goal_points: |points| format!("Points : {} · le plus haut total gagne", standing(points)),
    token_count: |count| match count {
        0 | 1 => format!("{count} jeton Barde"),
        _ => format!("{count} jetons Barde"),
    },
    marker_count: |count| match count {
        1 => "1 marqueur Monstre".to_owned(),
        _ => format!("{count} marqueurs Monstre"),
    },

    pick: |to, is_last| {
        if is_last {
            format!("Choisissez une tuile ; la dernière va à {to}, qui la défausse.")
        } else {
            format!("Choisissez une tuile pour votre royaume ; les autres vont à {to}.")
        }
    },
    give: |monster| format!("Votre Monstre ({monster}) frappe : à qui donner un marqueur (−1 point) ?"),
    give_to: |name| format!("Le donner à {name}"),
    discard: |round| match round {
        1 => "Défaussez un conte. Vous gardez les deux autres.".to_owned(),
        _ => "Défaussez un conte. Vous raconterez l’autre.".to_owned(),
    },
    build: "Choisissez une tuile, puis une place, ou bien « Bâtir pour moi ».",

    slot: |level, nth| format!("Niveau {level}, place {nth}, libre"),
    level: |level, slots| {
        let slots: Vec<_> = slots.iter().map(|slot| slot.unwrap_or("libre")).collect();
        format!("Niveau {level} : {}.", slots.join(", "))
    },
    pyramid: "Votre royaume",
    spare: "Tuiles à placer",
    chosen: |name| format!("{name} : choisissez une place, ou retournez la tuile."),
    placed: |name| format!("{name} : déplacez, retournez ou reprenez la tuile."),
    fault,
    then_above: |tile, fault| format!("{tile} : {fault}."),
    stands_wrong: |tile, fault| format!("{tile}. Elle ne peut pas rester là : {fault}."),
    whole: "Votre royaume est complet. Validez-le ou modifiez-le.",
    laid: "Cette tuile ne peut plus être déplacée.",
    flip: "Retourner",
    take_back: "Reprendre",
    undo: "Annuler une étape",
    best: "Bâtir pour moi",
    advised_kingdom: [
        "Choisissez « Bâtir pour moi » pour poser le royaume qui rapporte le plus de points, puis validez-le.",
        "Vous connaissez toutes vos tuiles : tous les royaumes possibles ont pu être comparés. Seuls les jetons, si vous en avez, comptent pour leur valeur moyenne.",
    ],
    best_hint: "Les points des jetons sont une estimation moyenne.",
    confirm: "Valider le royaume",
    computed: |tiles, bonus, all| {
        if bonus > 0 {
            format!("Tuiles {tiles} · conte {bonus} · environ {all} points avec les jetons")
        } else {
            format!("Tuiles {tiles} · environ {all} points avec les jetons")
        }
    },
    computed_tiles: |tiles| format!("Tuiles {tiles}"),
    computed_tokens: |tiles, all| format!("Tuiles {tiles} · {all} points avec les jetons"),
    elements: |met, of| format!("{met} sur {of}"),
    pair_met: ["les deux amoureux", "les deux tuiles cerclées", "2 par Monstre"],
    tale_score: |score| match score {
        TaleScore::Lovers => {
            "Les deux amoureux : 2 jetons de plus et une neuvième carte Barde ; le conte lui-même ne rapporte pas de points.".to_owned()
        }
        TaleScore::NoLovers(missing) => {
            format!("Ni jetons ni carte de plus. Amoureux manquants : {missing}.")
        }
        TaleScore::Circled(colour, count) => {
            format!("Les deux tuiles cerclées ; tuiles de la couleur du château ({colour}), lui compris : {count}, soit {}.", vaut(count))
        }
        TaleScore::BlackCastle => "Les deux tuiles cerclées, mais seul le Château noir compte : 1 point.".to_owned(),
        TaleScore::NoCastle => "Les deux tuiles cerclées, mais pas de château : 0 point.".to_owned(),
        TaleScore::NotCircled(missing) => {
            format!("0 point. Tuiles cerclées manquantes : {missing}.")
        }
        TaleScore::Monsters(0) => "0 point : aucun Monstre dans le royaume.".to_owned(),
        TaleScore::Monsters(count) => format!("{} × 2 : {}.", monstres(count), vaut(2 * count)),
    },
    tale_draws: |met, of| format!("Éléments : {met} sur {of}, soit {}.", jetons(met)),
    tale_tokens: |met, monsters, lost, left| {
        let minus = match lost {
            0 => String::new(),
            1 => " − 1 manquant".to_owned(),
            _ => format!(" − {lost} manquants"),
        };
        format!("{} + {}{minus} : {}", elements(met), monstres(monsters.into()), jetons(left))
    },
    tokens_about: |points| format!("jetons, moins une malédiction possible, environ {}", number(points as i16)),
    curse_threat: "Malédiction possible : vous risquez 3 points par Monstre.",

    show: "Le spectacle du Barde",
    serenade: |who| by!(who, name, "pour vous", "pour {name}"),
    kingdom_of: |who| match who {
        Who::You => "Votre royaume".to_owned(),
        Who::Other(name) => format!("Royaume {}", de(name)),
    },
    moved: |moved, of| match moved {
        0 | 1 => format!("{moved} jeton sur {of} transféré"),
        _ => format!("{moved} jetons sur {of} transférés"),
    },
    each: |what, points| format!("{what}, à {} chacun", number(points)),
    cursed_by: |names, count| format!("Malédiction {} : {} × −3", de(names), monstres(count)),
    in_tale: "Élément du conte.",
    bard_card: |number, card| format!("Carte Barde {number} sur 8 : {card}"),
    serenade_card: |who, card| match who {
        Who::You => format!("Sérénade pour vos amoureux : {card}"),
        Who::Other(name) => format!("Sérénade pour les amoureux {} : {card}", de(name)),
    },
    gains: |who, token| {
        by!(who, name, "Vous placez un jeton {token} sur votre royaume : 2 points.", "{name} place un jeton {token} : 2 points.")
    },
    gains_not: |who, token| by!(who, name, "Vous n’avez pas de jeton {token}.", "{name} n’a pas de jeton {token}."),
    next_card: "Carte suivante",
    next_serenade: "Sérénade",
    next_result: "Résultat",
    final_scores: "Score final",
    round_over: |round| format!("Fin de la manche {round}"),
    next_round: "Manche suivante",
    next_build: "Bâtir",
    completed: |card, by| format!("{card}. {}.", completed(by)),
    worth_tiles: |points| format!("Valeur des tuiles : {points}"),
    unused: "Tuiles restantes",
    discarded: "Défaussées face cachée",
    undealt: "Jamais distribuées",
    hidden_tile: "Une tuile face cachée.",
    why: "Le détail des points",

    goal_most: "Le plus haut total à la fin gagne ; en cas d’égalité, la victoire est partagée.",
    goal_tiles: "Chaque tuile visible de votre royaume rapporte sa valeur, 20 points au plus.",
    goal_tokens: "Chaque jeton Barde rapporte 2 points si le Barde joue une carte identique.",
    goal_monsters: "Chaque Monstre que vous révélez fait piocher un jeton Barde.",
    goal_adventures: "Missions et Territoires font piocher un jeton Barde à la fin de la manche.",
    goal_elements: "Chaque élément de votre conte visible dans votre royaume fait piocher un jeton Barde.",
    goal_lovers: "Conte amoureux avec les deux amoureux : 2 jetons de plus et une neuvième carte Barde.",
    goal_markers: "Chaque marqueur Monstre coûte 1 point.",
    goal_heroic: "Conte héroïque avec les deux tuiles cerclées : 1 point par tuile de la couleur du château.",
    goal_evil: "Conte maléfique : 2 points par Monstre visible.",
    goal_curse: "Un conte maléfique et le Château noir : chaque rival dont le conte est amoureux ou héroïque perd 3 points par Monstre.",
    goal_tale_tokens: "Chaque élément de votre conte et chaque Monstre du royaume : un jeton, 2 points.",
    goal_adults: "Les adultes perdent un jeton par élément manquant.",
    points: vaut,
    up_to: |points| format!("jusqu’à {points} sur 20"),
    monster_count: |count| monstres(count.into()),
    at_risk: |points| format!("{} en jeu", vaut(points)),
    is_adult: ["non", "adulte"],

    order_pick: |tile| format!("Choisissez la tuile {tile}."),
    order_give: |name| format!("Donnez le marqueur Monstre à {name}."),
    order_discard: |tale| format!("Défaussez « {tale} »."),
    order_lay: |tile| format!("Posez la tuile {tile} face visible à la place suivante."),
    order_flip: |tile| format!("Posez la tuile {tile} côté barde à la place suivante."),
    recap_took: |tile| format!("a pris la tuile {tile}"),
    recap_other: |name, what| format!("{name} : {what}"),
    recap_tokens: |count| format!("vous avez pioché {}", jetons(count)),
    recap_gave: |who| by!(who, name, "vous a donné un marqueur Monstre : vous perdez 1 point", "a donné un marqueur Monstre à {name}"),
    recap_discarded: |tale| format!("a défaussé {tale}"),
    recap_built: "a fini de bâtir",
    quoted: |text| format!("« {text} »"),

    effect_monster: "Pioche un jeton",
    effect_tales: |count| format!("{count} de vos contes"),
    effect_token: "Péripétie : un jeton",
    effect_marker: "Péripétie : un marqueur",
    effect_with: |tile| format!("Avec {tile} : un jeton"),
    effect_most: |colour, mine, most| format!("Majorité de {colour} : {mine} à {most}"),
    effect_top: ["Exige un Monstre au niveau 1", "Avec un Monstre au niveau 1"],
    effect_curse: "Conte maléfique : malédiction",
    effect_adventures: |count| format!("{count} Péripéties"),
    effect_kinds: [
        "Deux amoureux : 2 jetons et une carte de plus",
        "Deux cerclées : 1 par tuile de la couleur du château",
        "2 par Monstre ; avec le Château noir : malédiction",
    ],

    round_began: |round| format!("Manche {round} : chacun a reçu sept tuiles."),
    adventures_shown: |count| format!("{count} Péripéties ont été révélées pour la manche."),
    revealed: |all| format!("Tuiles révélées : {all}."),
    drew: |who, count| match (who, count) {
        (Who::You, 1) => "Vous avez pioché un jeton Barde.".to_owned(),
        (Who::You, _) => format!("Vous avez pioché {count} jetons Barde."),
        (Who::Other(name), 1) => format!("{name} a pioché un jeton Barde."),
        (Who::Other(name), _) => format!("{name} a pioché {count} jetons Barde."),
    },
    drew_these: |tokens| format!("Vous avez pioché ces jetons Barde : {tokens}."),
    passed: |side| match side {
        Side::Left => "Les mains ont été passées à gauche.".to_owned(),
        Side::Right => "Les mains ont été passées à droite.".to_owned(),
    },
    last_tile: |who, tile| {
        by!(who, name, "Vous avez défaussé la dernière tuile : {tile}.", "{name} a défaussé la dernière tuile : {tile}.")
    },
    resolved: |card, by| format!("Péripétie – {card}. {}.", completed(by)),
    ignored: |card, by| format!("Péripétie – {card}. {}. Ignorée : il reste trop peu de jetons.", completed(by)),
    marked: |who, to| match (who, to) {
        (Who::You, Who::Other(name)) => format!("Vous avez donné un marqueur Monstre à {name}."),
        (Who::Other(name), Who::You) => format!("{name} vous a donné un marqueur Monstre."),
        (Who::Other(name), Who::Other(to)) => format!("{name} a donné un marqueur Monstre à {to}."),
        (Who::You, Who::You) => String::new(),
    },
    tales_discarded: |all| format!("Contes défaussés : {all}."),
    building_began: "Le temps des bâtisseurs a commencé.",
    built: |who| by!(who, name, "Vous avez fini de bâtir.", "{name} a fini de bâtir."),
    tale_told: |who, met, lovers| match (who, lovers) {
        (Who::You, true) => {
            format!("Éléments de votre conte dans votre royaume : {met}, dont les deux amoureux.")
        }
        (Who::You, false) => format!("Éléments de votre conte dans votre royaume : {met}."),
        (Who::Other(name), true) => {
            format!("Éléments du conte {} dans son royaume : {met}, dont les deux amoureux.", de(name))
        }
        (Who::Other(name), false) => {
            format!("Éléments du conte {} dans son royaume : {met}.", de(name))
        }
    },
    kingdom_shown: |who, points| match who {
        Who::You => format!("Votre royaume a été dévoilé. Points de tuiles : {points}."),
        Who::Other(name) => {
            format!("Le royaume {} a été dévoilé. Points de tuiles : {points}.", de(name))
        }
    },
    counted: |points| format!("Score final : {}.", standing(points)),
    tokens_counted: |who, count| match who {
        Who::You => format!("Vos jetons : {count}."),
        Who::Other(name) => format!("Jetons {} : {count}.", de(name)),
    },
    bard_played: |number, card, by| {
        let did = match subject(by) {
            None => "Personne n’a transféré de jeton".to_owned(),
            Some((all, have)) => format!("{all} {have} transféré un jeton"),
        };
        format!("Carte Barde {number} : {card}. {did}.")
    },
    serenaded: |who, card, moved| match (who, moved) {
        (Who::You, true) => format!("Sérénade à vos amoureux : {card} – jeton transféré."),
        (Who::You, false) => format!("Sérénade à vos amoureux : {card} – aucun jeton identique."),
        (Who::Other(name), true) => {
            format!("Sérénade aux amoureux {} : {card} – jeton transféré.", de(name))
        }
        (Who::Other(name), false) => {
            format!("Sérénade aux amoureux {} : {card} – aucun jeton identique.", de(name))
        }
    },
    won: |who, points, tale| match (who, tale) {
        (Who::You, Some(tale)) => {
            format!("Vous gagnez avec {} : « {tale} » devient légendaire.", vaut(points))
        }
        (Who::Other(name), Some(tale)) => {
            format!("{name} gagne avec {} : « {tale} » devient légendaire.", vaut(points))
        }
        (Who::You, None) => format!("Vous gagnez avec {}.", vaut(points)),
        (Who::Other(name), None) => format!("{name} gagne avec {}.", vaut(points)),
    },
    shared: |names, points| format!("Égalité à {} : victoire partagée entre {}.", vaut(points), both(names)),
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.".to_owned(),
        Refusal::AnotherStep(_) => "Ce n’est pas possible maintenant.".to_owned(),
        Refusal::NotInHand => "Cette tuile n’est pas dans votre main.".to_owned(),
        Refusal::NotAnOpponent => "Choisissez un adversaire pour le marqueur.".to_owned(),
        Refusal::NotYourTale => "Ce conte n’est pas à vous.".to_owned(),
        Refusal::NotSpare => "Vous n’avez plus cette tuile.".to_owned(),
        Refusal::Unstable(why) => format!("Elle ne peut pas aller là : {}.", fault(why)),
    },

    line_tiles: "Tuiles",
    line_tokens: "Jetons Barde",
    line_markers: "Marqueurs Monstre",
    line_tale: "Conte",
    line_curse: "Malédiction",
    total: "Total",
    with_reason: |label, why| format!("{label} : {why}"),
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    let plain = match reason {
        Reason::WinsMatch => "Ce royaume vous fait gagner la partie, quoi que bâtissent les autres.",
        Reason::WholeTale => "C’est le dernier élément qui manquait à l’un de vos contes.",
        Reason::Lovers => "Elle réunit les amoureux : deux jetons de plus et une neuvième carte Barde.",
        Reason::CircledPair => "Elle complète la paire cerclée : votre conte héroïque rapporte des points pour la couleur du château.",
        Reason::EvilMonster => "Votre conte maléfique rapporte 2 points par Monstre dans votre royaume.",
        Reason::Element(1) => "C’est un élément qui manque à l’un de vos contes.",
        Reason::Element(tales) => return format!("Elle manque à {tales} de vos contes."),
        Reason::Missions(1) => "Elle accomplit une Péripétie de cette manche.",
        Reason::Missions(missions) => {
            return format!("Elle accomplit {missions} Péripéties de cette manche.");
        }
        Reason::FirstCastle => "Vous n’avez pas encore de château.",
        Reason::AddsValue(1) => "Elle ajoute 1 point de tuiles au meilleur royaume que vous pouvez bâtir.",
        Reason::AddsValue(points) => {
            return format!("Elle ajoute {points} points de tuiles au meilleur royaume que vous pouvez bâtir.");
        }
        Reason::SendsMarker => "Grâce à ce Monstre, une Péripétie vous fera donner un marqueur.",
        Reason::BringsToken => "Un Monstre vous rapporte aussitôt un jeton Barde.",
        Reason::LeadsTerritory => "Pour l’instant, elle vous vaut le jeton de la majorité dans sa couleur.",
        Reason::Denies => "Le joueur suivant en a justement besoin pour un conte.",
        Reason::Carries => "Elle peut soutenir une tuile de sa couleur que vous avez pour le niveau suivant.",
        Reason::Supported => "Vous avez une tuile de sa couleur sur laquelle la poser.",
        Reason::OfColour(tiles) => {
            return format!("Vous avez déjà {tiles} tuiles de sa couleur.");
        }
        Reason::HasRoom => "Votre royaume a encore de la place à son niveau.",
        Reason::KeepsLovers => "Vous avez les deux amoureux du conte que vous gardez.",
        Reason::KeepsPair => "Vous avez les deux tuiles cerclées du conte que vous gardez.",
        Reason::KeepsMonsters(1) => "Le conte maléfique que vous gardez rapporte des points pour votre Monstre.",
        Reason::KeepsMonsters(monsters) => {
            return format!("Le conte maléfique que vous gardez rapporte des points pour vos {monsters} Monstres.");
        }
        Reason::KeepsElements(1) => "Vous avez un élément du conte que vous gardez.",
        Reason::KeepsElements(elements) => {
            return format!("Vous avez {elements} éléments du conte que vous gardez.");
        }
        Reason::EscapesCurse => "Un rival peut lancer la malédiction, mais un conte maléfique y échappe.",
        Reason::MarksRichest => "Il va au rival qui a le plus de jetons Barde.",
        Reason::StandsForTale => "Elle place un élément de votre conte dans votre royaume.",
        Reason::BearsBlackCastle => "Avec un Monstre au niveau 1, votre Château noir peut aller au sommet.",
        Reason::StandsWorth(1) => "Face visible, elle vaut 1 point.",
        Reason::StandsWorth(points) => {
            return format!("Face visible, elle vaut {points} points.");
        }
        Reason::SparesElement => "Vous gardez un élément de votre conte, qui peut encore être posé face visible.",
        Reason::FlipsLess => "Vous retournez la tuile qui vaut le moins.",
    };
    plain.to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
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
