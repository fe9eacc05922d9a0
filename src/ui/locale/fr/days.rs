//! The deals of the day, in French.

use crate::ui::locale::messages::days::DayMessages;

pub static DAYS: DayMessages = DayMessages {
    lede: "Une donne par jour, la même pour tous : une dizaine de minutes contre des bots de niveau Baron, et un autre jeu chaque jour.",
    mark: |date| format!("Donne du jour, {date}"),
    deal: |number| format!("donne du jour nº\u{a0}{number}"),
    numbered: |number, date| format!("Nº {number}, {date}"),
    today: "Aujourd’hui",
    yesterday: "Hier",
    last_year: "Il y a un an",
    rivals: |count| {
        if count == 1 { "Vous contre un Baron".to_owned() } else { format!("Vous contre {count} Barons") }
    },
    start: "Jouer la donne du jour",
    resume: "Continuer",
    see: "Voir la partie",
    practise: "Jouer pour s’entraîner",
    again: "Rejouer",
    counts: "Seule votre première partie compte. Conseils et annulations sont permis ; votre résultat les indiquera.",
    practice_only: "Seule compte une partie commencée le jour même.",
    unvetted: "L’équité de cette donne n’a pas été vérifiée.",
    next: "La prochaine donne arrive à minuit, à l’heure de cet appareil.",
    not_yet: "Cette donne n’est pas encore disponible.",
    no_deal: "Il n’y a pas de donne à cette date.",
    bots: |tries| format!("Résultats de chaque niveau de bot à votre place, sur {tries} parties"),
    level: "Niveau",
    wins: "Victoires",
    points: "Points",
    percent: |percent| format!("{percent}\u{a0}%"),
    calendar: "Calendrier",
    day_of_month: |day| if day == 1 { "1er".to_owned() } else { day.to_string() },
    months: ["Mois précédent", "Mois suivant"],
    not_played: "non jouée",
    run: |days| format!("{days} jours de série"),
    run_ended: |days, left| match left {
        0 => format!("Votre série de {days} jours est terminée. Jouez aujourd’hui pour en commencer une nouvelle."),
        1 => format!("Vous avez manqué deux jours sur sept : seul le dernier jour de votre série de {days} jours compte encore."),
        _ => format!(
            "Vous avez manqué deux jours sur sept : seuls les {left} derniers jours de votre série de {days} jours comptent encore."
        ),
    },
    run_rule: "Un jour de pause sur sept n’interrompt pas la série.",
    going_on: "en cours",
    deleted: "jouée, puis supprimée",
    was_deleted: "Vous avez supprimé votre partie officielle de cette donne. Vous pouvez encore la jouer, mais seulement pour vous entraîner.",
    won: "gagnée",
    gave_up: "abandonnée",
    lost: "perdue",
    shared: "victoire partagée",
    scored: |result, own, best| format!("{result} {own}–{best}"),
    help: |hints, undone| {
        let hints = match hints {
            0 => "sans conseils".to_owned(),
            1 => "1 conseil".to_owned(),
            _ => format!("{hints} conseils"),
        };
        match undone {
            0 => hints,
            1 => format!("{hints}, 1 annulation"),
            _ => format!("{hints}, {undone} annulations"),
        }
    },
    stood_in: |count| match count {
        1 => "1 coup laissé à un bot".to_owned(),
        _ => format!("{count} coups laissés à un bot"),
    },
    hasty: |count| match count {
        1 => "1 coup de bot au hasard ou à la hâte".to_owned(),
        _ => format!("{count} coups de bots au hasard ou à la hâte"),
    },
    unadvised: "conseils indisponibles",
    legend: "✓ gagnée · ½ victoire partagée · ✗ perdue · … en cours · − supprimée · + avec conseils, annulations, coups joués par un bot ou coups de bots au hasard ou à la hâte",
    spoils: "Cette partie porte sur une donne du jour que vous n’avez pas encore jouée. Si vous l’ouvrez, vous verrez ce que contient cette donne.",
    open_anyway: "L’ouvrir quand même",
    compare: "Comparer avec vos amis",
    with_friends: "Défier vos amis",
    in_round: |name| if name.is_empty() { "défi".to_owned() } else { format!("défi « {name} »") },
    share: "Copier le résultat",
    copied: "Copié.",
    blocks: "Une barre par étape de la partie : █ en tête, ▄ à égalité, ▁ derrière.",
};
