//! The sentences about the deals of the day. They are not part of [`Messages`](super::Messages): the
//! home page does without them.

use super::Language;

/// The sentences about the deals of the day. A date is in the language's own words.
pub struct DayMessages {
    pub lede: &'static str,
    /// The mark at the table and in its result. Takes the date.
    pub mark: fn(&str) -> String,
    /// The fact that a game was a day’s official one. Takes the deal’s number.
    pub deal: fn(u32) -> String,
    /// The heading of a day's deal. Takes its number and the date.
    pub numbered: fn(u32, &str) -> String,
    pub today: &'static str,
    pub yesterday: &'static str,
    /// The opponents. Takes their number.
    pub rivals: fn(usize) -> String,
    pub start: &'static str,
    pub resume: &'static str,
    pub see: &'static str,
    /// The button that deals a day without the mark.
    pub practise: &'static str,
    pub again: &'static str,
    pub counts: &'static str,
    pub practice_only: &'static str,
    pub unvetted: &'static str,
    pub next: &'static str,
    pub not_yet: &'static str,
    pub no_deal: &'static str,
    /// The caption of the levels' results. Takes the number of tries.
    pub bots: fn(u32) -> String,
    pub level: &'static str,
    pub wins: &'static str,
    pub points: &'static str,
    /// A share of the win. Takes percent.
    pub percent: fn(u8) -> String,
    pub calendar: &'static str,
    /// The number of a day in the calendar, as in its date.
    pub day_of_month: fn(u32) -> String,
    /// The labels of the buttons to the month before and after.
    pub months: [&'static str; 2],
    pub not_played: &'static str,
    pub going_on: &'static str,
    /// The state of a day whose official try was deleted.
    pub deleted: &'static str,
    /// The answer to a player who asks for a second official try of such a day.
    pub was_deleted: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub shared: &'static str,
    /// A result with its scores: what it is, the person's points, and those of the best other
    /// player.
    pub scored: fn(&str, &str, &str) -> String,
    /// The help that a person had: the numbers of hints and of take-backs.
    pub help: fn(u32, u32) -> String,
    /// The legend of the calendar's signs.
    pub legend: &'static str,
    pub share: &'static str,
    pub copied: &'static str,
    /// The explanation of the line's blocks, one for each stage of the match.
    pub blocks: &'static str,
}

const EN: DayMessages = DayMessages {
    lede: "One deal a day, the same for everyone: about ten minutes against bots at Baron level, with a different game each day.",
    mark: |date| format!("Deal of the day, {date}"),
    deal: |number| format!("deal of the day No. {number}"),
    numbered: |number, date| format!("No. {number}, {date}"),
    today: "Today",
    yesterday: "Yesterday",
    rivals: |count| {
        if count == 1 {
            "You against a Baron".to_owned()
        } else {
            format!("You against {count} Barons")
        }
    },
    start: "Play today’s deal",
    resume: "Continue",
    see: "See the game",
    practise: "Play for practice",
    again: "Play it again",
    counts: "Your first game is the one that counts. You can use hints and undo; your result will say so.",
    practice_only: "Only a game that begins on the day itself counts.",
    unvetted: "This deal hasn’t been checked for fairness.",
    next: "The next deal comes at midnight on this device’s clock.",
    not_yet: "This deal isn’t out yet.",
    no_deal: "There’s no deal for this date.",
    bots: |tries| format!("How each level of bot did in your seat, over {tries} games"),
    level: "Level",
    wins: "Wins",
    points: "Points",
    percent: |percent| format!("{percent}%"),
    calendar: "Calendar",
    day_of_month: |day| day.to_string(),
    months: ["Previous month", "Next month"],
    not_played: "not played",
    going_on: "in progress",
    deleted: "played, then deleted",
    was_deleted: "You’ve deleted your official game of this deal. Now you can play it only for practice.",
    won: "won",
    lost: "lost",
    shared: "shared win",
    scored: |result, own, best| format!("{result} {own}–{best}"),
    help: |hints, undone| {
        let hints = match hints {
            0 => "no hints".to_owned(),
            1 => "1 hint".to_owned(),
            _ => format!("{hints} hints"),
        };
        match undone {
            0 => hints,
            1 => format!("{hints}, 1 undo"),
            _ => format!("{hints}, {undone} undos"),
        }
    },
    legend: "✓ won · ½ shared win · ✗ lost · … in progress · − deleted · + with hints or undo",
    share: "Copy result",
    copied: "Copied.",
    blocks: "One block for each stage of the game: █ ahead, ▄ level, ▁ behind.",
};

const FR: DayMessages = DayMessages {
    lede: "Une donne par jour, la même pour tous : une dizaine de minutes contre des bots de niveau Baron, et un autre jeu chaque jour.",
    mark: |date| format!("Donne du jour, {date}"),
    deal: |number| format!("donne du jour nº\u{a0}{number}"),
    numbered: |number, date| format!("Nº {number}, {date}"),
    today: "Aujourd’hui",
    yesterday: "Hier",
    rivals: |count| {
        if count == 1 {
            "Vous contre un Baron".to_owned()
        } else {
            format!("Vous contre {count} Barons")
        }
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
    going_on: "en cours",
    deleted: "jouée, puis supprimée",
    was_deleted: "Vous avez supprimé votre partie officielle de cette donne. Vous pouvez encore la jouer, mais seulement pour vous entraîner.",
    won: "gagnée",
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
    legend: "✓ gagnée · ½ victoire partagée · ✗ perdue · … en cours · − supprimée · + avec conseils ou annulations",
    share: "Copier le résultat",
    copied: "Copié.",
    blocks: "Une barre par étape de la partie : █ en tête, ▄ à égalité, ▁ derrière.",
};

impl Language {
    /// Returns the language's sentences about the deals of the day.
    pub const fn days(self) -> &'static DayMessages {
        match self {
            Self::En => &EN,
            Self::Fr => &FR,
        }
    }
}
