//! Challenges with friends, in French.

use crate::ui::locale::messages::rounds::{Place, RoundMessages};
use crate::ui::locale::{in_tenths, number};

pub static ROUNDS: RoundMessages = RoundMessages {
    title: "Défis entre amis",
    lede: "Tout le monde joue les mêmes parties : même départ, mêmes bots, chacun sur son appareil. Ensuite, vous échangez des liens et vous comparez. Les résultats restent sur vos appareils.",
    yours: "Vos défis",
    unnamed: |deals| if deals == 1 { "Défi en 1 partie".to_owned() } else { format!("Défi en {deals} parties") },
    deal_count: |deals| if deals == 1 { "1 partie".to_owned() } else { format!("{deals} parties") },
    left: |left| if left == 1 { "1 pas encore commencée".to_owned() } else { format!("{left} pas encore commencées") },
    make: "Créer un défi",
    name: "Nom du défi",
    example: "Club du vendredi",
    game: "Jeu",
    level: "Bots",
    submit: "Créer ce défi",
    rivals: |bots, level| {
        if bots == 1 { format!("Vous contre 1 bot : {level}") } else { format!("Vous contre {bots} bots : {level}") }
    },
    deals: "Parties",
    how_many: "Nombre de parties",
    deal: |nth| format!("Partie {nth}"),
    play: "Jouer",
    of_deal: |says, deal| format!("{says} : {deal}"),
    yours_to_send: "Envoyer à vos amis",
    play_first: "Envoyez ce message pour inviter vos amis. Dès que vous aurez terminé une partie, le lien contiendra aussi votre résultat.",
    your_name: "Votre nom",
    your_name_hint: "Vos amis le voient à côté de votre résultat. Ce nom est enregistré sur cet appareil.",
    keep_name: "Utiliser ce nom",
    message: "Message à vos amis",
    invite: "on joue chacun contre les mêmes bots, puis on compare ?",
    scored: |points| format!("j’ai fait {points}. Qui fait mieux ?"),
    won_of: |won, of| match (won, of) {
        (1, 1) => "j’ai gagné. Et vous ?".to_owned(),
        (0, 1) => "j’ai perdu. Qui fait mieux ?".to_owned(),
        (0, _) => format!("je n’ai gagné aucune des {of} parties. Qui fait mieux ?"),
        (1, _) => format!("j’ai gagné 1 partie sur {of}. Qui fait mieux ?"),
        _ => format!("j’ai gagné {won} parties sur {of}. Qui fait mieux ?"),
    },
    so_far: |played, of| if played == 1 { format!("après 1 partie sur {of}") } else { format!("après {played} parties sur {of}") },
    copy: "Copier le message",
    copied: "Copié.",
    word: "Votre résultat, c’est votre partie elle-même : les appareils de vos amis la rejouent et en comptent les points, donc personne ne peut en inventer. Pour le nom, les conseils et les annulations, on vous croit sur parole.",
    friends: "Ajouter les résultats de vos amis",
    paste: "Collez un ou plusieurs messages avec leurs liens",
    add: "Ajouter les résultats",
    added: |name, score, place| {
        let Some(Place { place, of, is_level }) = place else {
            return format!("Ajouté : {name}, {score} ; pas encore de résultat des autres.");
        };
        let nth = if place == 1 { "re" } else { "e" };
        let level = if is_level { ", ex æquo" } else { "" };
        format!("Ajouté : {name}, {score}, {place}{nth} place sur {of}{level}.")
    },
    added_outside: |name, score, why| format!("Ajouté : {name}, {score}, {why}."),
    in_points: |points| if matches!(points, -1..=1) { format!("{} point", number(points)) } else { format!("{} points", number(points)) },
    in_wins: |wins| if wins < 2 { format!("{wins} victoire") } else { format!("{wins} victoires") },
    known: |name| format!("Déjà ajouté : {name}."),
    full: "Ajout impossible : ce défi ne peut pas contenir plus de résultats. Retirez-en d’abord quelques-uns.",
    own: "C’est votre propre résultat.",
    nothing: "Il n’y a pas de résultat dans ce texte. Collez le message entier, avec son lien.",
    waits: |name| {
        format!(
            "{name} : partie jouée avec les règles d’une autre version. Elle est gardée ici et compte sur les appareils qui ont cette version."
        )
    },
    unsaved: "L’enregistrement sur cet appareil a échoué. Ces résultats ne restent ici que jusqu’à ce que vous quittiez cette page.",
    which: |name, nth, of| match (name, of) {
        ("", 1) => "Résultat non ajouté".to_owned(),
        ("", _) => format!("Résultat {nth} sur {of} non ajouté"),
        (_, 1) => format!("Résultat non ajouté ({name})"),
        _ => format!("Résultat {nth} sur {of} ({name}) non ajouté"),
    },
    altered: "Il a été modifié ou coupé en route. Redemandez le message.",
    newer: "Il vient d’une version plus récente de la page. Rechargez cette page, puis ajoutez-le de nouveau.",
    other_round: |name| match name {
        "" => "Il vient d’un autre défi.".to_owned(),
        _ => format!("Il vient d’un autre défi, « {name} »."),
    },
    open_other: "Ouvrir ce défi et l’y ajouter",
    other_deal: "Il vient d’une partie qui n’appartient pas à ce défi.",
    other_table: "Il vient de l’une de ces parties, mais avec d’autres bots, places ou options.",
    not_over: "Il vient d’une partie qui n’est pas terminée.",
    gave_up: "Cette partie a été abandonnée : elle n’a pas de score.",
    hints: "Il a été obtenu avec des conseils, ce que ce défi ne permet pas.",
    standings: "Classement",
    player: "Joueur",
    points: "Points",
    wins: "Victoires",
    matchpoints: "Matchpoints",
    order_by: "Classer par",
    matchpoints_say: "Matchpoints : 100 % si vous battez tout le monde à chaque partie ; 50 % est la moyenne quand tous ont tout joué. Une partie non jouée compte pour 0.",
    how_counted: "Calcul des matchpoints",
    matchpoints_hint: "À chaque partie, chaque résultat battu vous vaut 2 et chaque résultat égal au vôtre, 1. Le pourcentage est votre part du maximum possible. Les parties avec moins de résultats sont ramenées à l’échelle de celles qui en ont le plus (formule de Neuberg).",
    no_name: "Sans nom",
    results: "Résultats",
    won: "gagnée",
    again: "pas la première tentative sur l’appareil du joueur",
    watched: "a d’abord regardé la partie d’un autre joueur",
    taken_back: "a annulé un coup après avoir vu ce qu’il révélait",
    retried: "a annulé la fin, ou a commencé au milieu d’une partie terminée",
    stood_in: |moves| if moves == 1 { "un bot a joué 1 coup".to_owned() } else { format!("un bot a joué {moves} coups") },
    hasty: "des bots ont joué au hasard ou à la hâte",
    no_word: "la partie seule : rien n’est connu des conseils ni des tentatives précédentes",
    outside: "ne compte pas",
    another: "un second résultat du même joueur ; le plus bas compte",
    same_as: |name| format!("exactement les mêmes coups que {name}"),
    watch: "Regarder",
    watch_named: |name, deal| format!("Regarder {name}, {deal}"),
    watch_later: "Vous pourrez regarder la partie d’un ami quand vous aurez terminé la même.",
    remove: "Retirer",
    remove_named: |name, deal| format!("Retirer {name}, {deal}"),
    percent: |tenths| format!("{} %", in_tenths(tenths, ',')),
    no_match: "Cette partie ne peut pas devenir un défi : elle n’est pas sur cet appareil, ou n’opposait pas une seule personne à des bots de même niveau.",
};
