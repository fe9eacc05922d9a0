//! The history and the statistics, in French.

use crate::ui::locale::messages::archive::ArchiveMessages;
use crate::ui::locale::tenths;

/// Returns a number with one digit after the comma.
fn decimal(number: f64) -> String {
    tenths(number, ',')
}

pub static ARCHIVE: ArchiveMessages = ArchiveMessages {
    watched: "regardée, pas jouée ici",
    history: "Historique",
    statistics: "Statistiques",
    reading: |read, all| format!("Chargement de vos parties : {read} sur {all}"),
    count: |count| if count == 1 { "1 partie".to_owned() } else { format!("{count} parties") },
    nearly_full: "L’espace de Regalia dans ce navigateur est presque plein. Ensuite, les plus anciennes parties terminées sans étoile seront supprimées : marquez celles que vous voulez garder, ou enregistrez tout dans un fichier.",
    empty: "Aucune partie terminée sur cet appareil pour l’instant.",
    none: "Aucune partie ne correspond à ces filtres.",
    blocked: "Ce navigateur ne laisse pas la page lire vos parties enregistrées.",
    filters: "Filtres",
    clear: "Effacer les filtres",
    all: "Tous",
    game: "Jeu",
    person: "Joueur",
    players: "Nombre de joueurs",
    against: "Adversaires",
    people_only: "Sans bots",
    search: "Rechercher",
    save_csv: "Enregistrer en CSV",
    print: "Imprimer la liste",
    csv: &[
        "id",
        "date (UTC)",
        "jeu",
        "titre",
        "place",
        "joueur",
        "bot",
        "points",
        "victoire",
        "abandon",
        "arrêt d’un commun accord",
        "minutes",
        "conseils",
        "annulations",
        "coups joués par un bot",
        "coups de bots au hasard ou à la hâte",
        "conseils indisponibles",
        "donne du jour",
        "compte dans les statistiques",
    ],
    may_be_deleted: "Ce navigateur peut supprimer vos parties sans rien demander, par exemple après une semaine sans visite. Gardez une copie : enregistrez tout dans un fichier.",
    keep_copy: "Garder une copie",
    dismiss: "Plus tard",
    strongest: |level| format!("Bots jusqu’à {level}"),
    option: "Option",
    starred: "Avec étoile",
    in_a_club: |game| format!("{game} (page d’un club)"),
    labelled: |label, text| format!("{label} : {text}"),
    named: |game, date| format!("{game}, {date}"),
    open: "Ouvrir",
    open_named: |name| format!("Ouvrir : {name}"),
    star_named: |name| format!("Étoile : {name}"),
    minutes: |minutes| format!("{minutes} min"),
    hints: |count| if count == 1 { "1 conseil".to_owned() } else { format!("{count} conseils") },
    undone: |count| {
        if count == 1 { "1 annulation".to_owned() } else { format!("{count} annulations") }
    },
    date: "Date",
    length: "Durée",
    options: "Options",
    about: "Détails",
    games: "Parties",
    wins: "Victoires",
    share: "Taux de victoire",
    interval: "Intervalle à 95 %",
    fair: "Taux attendu",
    mean_points: "Moyenne de points",
    best: "Meilleur score",
    longest_run: "Plus longue série de victoires",
    run: "Série en cours",
    stood_in: "Joué par un bot",
    hints_used: "Conseils",
    undo_used: "Annulations",
    won: "Gagnées",
    shared: "Partagées",
    lost: "Perdues",
    percent: |share| format!("{} %", decimal(share * 100.0)),
    between: |low, high| format!("{}–{} %", decimal(low * 100.0), decimal(high * 100.0)),
    decimal,
    share_hint: "Point : taux de victoire. Barre : son intervalle à 95 %. Trait pointillé : le taux attendu entre joueurs de même force. Une victoire partagée compte pour une fraction.",
    by_person: "Par joueur",
    by_game: "Par jeu",
    by_players: "Par nombre de joueurs",
    by_against: "Par adversaires",
    by_option: |option| format!("Par option : {option}"),
    by_opponent: "Résultats par adversaire",
    by_ending: "Comment vos parties se sont terminées",
    ending: |kind| {
        Some(match kind {
            "coronation" => "Couronnement",
            "murder" => "Meurtre",
            "marriage" => "Mariage",
            "drawn" => "Partie nulle",
            "renown" => "Tous les jetons Renommée posés",
            "king" => "Le Roi est arrivé",
            "time" => "Soixante tours chacun",
            _ => return None,
        })
    },
    on_points: "Aux points",
    given_up: "Abandon",
    findings: "Ce que vos analyses relèvent le plus souvent",
    found: |why, count| format!("{count} fois : « {why} »"),
    latest_in: |game| format!("La dernière fois : {game}"),
    how_sure: "Ce taux de victoire est-il fiable ?",
    colon: "\u{a0}: ",
    interval_hint: |games| {
        let games = if games == 1 { "Après 1 partie".to_owned() } else { format!("Après {games} parties") };
        format!(
            "Votre taux de victoire tient en partie au hasard. {games}, sa valeur à long terme se situe très probablement dans cet intervalle, qui se resserre à mesure que vous jouez."
        )
    },
    player_count: |count| format!("{count} joueurs"),
    unnamed: "Joueurs sans nom",
    evening: |games, standing| format!("session de {games} parties : {standing}"),
    of_evening: |nth, of| format!("partie {nth} sur {of} de la session"),
    told: |won, games| {
        let won = if won < 2 { format!("{won} partie gagnée") } else { format!("{won} parties gagnées") };
        format!("{won} sur {games}.")
    },
    out_of: |name, won, games| format!("{name} ({won} sur {games})"),
    told_against: |best, worst| format!("Meilleur bilan : {best}. Moins bon bilan : {worst}."),
    strength: |is_above, level| {
        let more = if is_above { "Plus" } else { "Moins" };
        format!("{more} de victoires qu’attendu contre des bots jusqu’à {level}.")
    },
    told_gave_up: |games| if games == 1 { "1 partie abandonnée.".to_owned() } else { format!("{games} parties abandonnées.") },
    clearest: "Victoire la plus nette",
    closest: "Partie la plus serrée",
    margin: |points, won| {
        if points == 0 {
            return "à égalité de points".to_owned();
        }
        let points = if points < 2 { format!("{points} point") } else { format!("{points} points") };
        if won { format!("gagnée de {points}") } else { format!("perdue de {points}") }
    },
    results_of: |name| format!("Résultats : {name}"),
    points_in: |game| format!("Points au fil du temps : {game}"),
    wins_in: |game| format!("Victoires au fil du temps : {game}"),
    points_hint: "Chaque point est une partie, la plus récente à droite ; en doré, les victoires. La courbe montre la moyenne depuis le début.",
    points: "Points",
    numbers: "Afficher en tableau",
    list_games: "Voir ces parties",
    counted: "Ne comptent pas : les secondes tentatives, les parties sans vainqueur, celles déjà terminées à leur ouverture et, pour un joueur, celles où un bot a joué à sa place. Des noms qui ne diffèrent que par les majuscules sont un même joueur.",
    rename: "Renommer ou fusionner des joueurs",
    rename_hint: "Donnez le même nom à deux joueurs pour les fusionner. Les parties elles-mêmes ne changent pas.",
    new_name: "Nouveau nom",
    renamed: "Joueurs renommés",
    counts_as: |from, to| format!("« {from} » est maintenant « {to} »"),
    separate: "Annuler",
    separate_named: |name| format!("Annuler pour {name}"),
};
