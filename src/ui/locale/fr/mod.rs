//! The page in French.

crate::with_games!(game_modules);

use super::messages::PerGame;
use super::{
    CrashMessages, CreditsMessages, EmbeddedMessages, GalleryMessages, HomeMessages, KeptMatch,
    Language, LessonMessages, LoadMessages, Messages, NewMatchMessages, OpenedMessages,
    ReviewMessages, RulebookMessages, SettingsMessages, TableMessages, Who,
};

/// Puts « de » before a name: « d’ » before a vowel, and before an h, which is mute in most names.
fn de(name: &str) -> String {
    let elided =
        name.starts_with(|first| "AÀÂÄEÉÈÊËHIÎÏOÔÖŒUÙÛÜaàâäeéèêëhiîïoôöœuùûü".contains(first));
    if elided { format!("d’{name}") } else { format!("de {name}") }
}

/// The number of games in words.
const COUNTS: [&str; 10] =
    ["Aucun", "Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf"];

pub const MESSAGES: Messages = Messages {
    language: Language::Fr,
    skip_to_content: "Aller au contenu",
    new_version: "Une nouvelle version de la page est là. Votre partie est enregistrée.",
    take_new_version: "L’utiliser",
    leave_new_version: "Plus tard",
    kept_offline: "Tout est gardé sur cet appareil : vous pouvez jouer hors ligne.",
    not_kept_offline: "Tout n’est pas gardé sur cet appareil. Pour jouer hors ligne, ouvrez une fois cette page en ligne.",
    alone_offline: "Impossible d’ouvrir Regalia : vous êtes hors ligne, et tout n’est pas gardé sur cet appareil. Rien de vos parties n’est perdu.",
    costume_missing: "Une partie des images de ce jeu n’a pas pu être chargée. On peut jouer ainsi.",
    part_missing: "Ce morceau de la page n’a pas pu être chargé. Rien de votre partie n’est perdu.",
    try_again: "Réessayer",
    home: HomeMessages {
        tagline: |games| {
            format!("{} jeux de couronnes et de cours, pour une seule table.", COUNTS[games])
        },
        lost: |hash| format!("Il n’y a rien à « {hash} ». Voici tout ce qu’il y a."),
        facts: |seats, minutes| {
            let (least, most) = (seats.start(), seats.end());
            if least == most {
                format!("{least} joueurs · {minutes} minutes")
            } else {
                format!("{least} à {most} joueurs · {minutes} minutes")
            }
        },
        resume: "Reprendre votre partie",
        more: "Et aussi",
    },
    settings: SettingsMessages {
        title: "Réglages",
        language: "Langue",
        seeing: "Pour voir",
        hearing: "Pour entendre",
        hands: "Pour la main",
        playing: "Pour jouer",
        print: "Texte",
        hundredths: |percent| format!("{percent}\u{202f}%"),
        cards: "Faces des cartes",
        cards_hint: "Grandes : le nombre et l’image seuls, reconnus de l’autre bout de la table. Un grand texte les apporte aussi.",
        with_names: "Avec leur nom",
        large_cards: "Grandes",
        volumes: ["Faible", "Moyen", "Fort"],
        vibration: "Vibrer quand c’est à moi",
        vibration_hint: "Si l’appareil le peut.",
        keys: "Ce qui est demandé, et ses touches",
        keys_hint: "Sur un téléphone tenu droit ; au-dessous, une seule main les atteint.",
        keys_above: "Au-dessus du plateau",
        keys_below: "Au-dessous",
        long_press: "Tenue, une pièce se lit après",
        long_press_hint: "La touche i lit aussitôt ce qui est choisi.",
        second_tap: "Un second geste compte",
        second_tap_hint: "Pour une main qui tremble ou un contacteur qui rebondit : un geste ou une touche qui vient plus tôt est ignoré, et une touche maintenue ne compte qu’une fois.",
        shortcuts: "Raccourcis à une lettre",
        shortcuts_hint: "Désactivez-les si vous dictez à votre appareil. Tab, les flèches, Entrée et Échap fonctionnent toujours.",
        at_once: "Aussitôt",
        after: |tenths| format!("{},{} s", tenths / 10, tenths % 10),
        theme: "Table",
        as_system: "Comme mon appareil",
        light: "Chêne clair",
        dark: "Feutre sombre",
        pace: "Allure des robots",
        slow: "Lente",
        normal: "Normale",
        fast: "Vive",
        instant: "Immédiate",
        sound: "Son",
        motion: "Mouvements",
        memory: "Marques sur les cartes vues",
        memory_hint: "Sans marques, c’est à vous de retenir ce que vous avez regardé.",
        one_tap: "Jouer d’un seul geste",
        one_tap_hint: "Seulement les cartes et tuiles sans effet. Sinon, le premier geste montre la carte, le second la joue.",
        ask_first: "Demander avant ce qui ne se reprend pas",
        ask_first_hint: "Ce qui dévoile une carte ou termine votre tour pour de bon se dit deux fois.",
        as_suits: "Selon le jeu",
        hints: "Accompagnement",
        hints_hint: "Ce que promet votre main, et une première donne accompagnée.",
        on: "Oui",
        off: "Non",
    },
    new_match: NewMatchMessages {
        seats: "Qui joue",
        seat: |number| format!("Place {number}"),
        of_seat: |number, option| format!("{option} (place {number})"),
        count: "Joueurs",
        person: "Joueur",
        name: "Nom",
        levels: ["Écuyer", "Baron", "Régent"],
        take_backs: "Reprises de coup",
        honest: "Tant que rien n’a été vu",
        free: "Libres contre les robots",
        take_backs_hint: "Les reprises libres remontent au-delà des coups des robots ; la partie le dira à la fin.",
        log: "Journal",
        closed_log: "Comme à table",
        open_log: "Journal ouvert",
        log_hint: "Comme à table : le pli en cours et le dernier que vous avez remporté ; toute la donne une fois comptée. Ouvert : tout, aussitôt et pour de bon.",
        hints: "Conseils",
        with_hints: "Sur demande",
        without_hints: "Aucun",
        hints_hint: "Qui a la main peut demander que faire, et pourquoi. Le résultat dit combien de fois.",
        seed: "Numéro de donne",
        seed_hint: "Le même numéro donne la même donne : envoyez-le à un ami et comparez.",
        bad_seed: "Un numéro de donne est un nombre entier d’au plus 15 chiffres.",
        new_seed: "Une autre donne",
        start: "Commencer",
        resume: "Reprendre la partie en cours",
        kept_here: |count| format!("Parties gardées sur cet appareil ({count})"),
        kept_match: |date, state| {
            let date = date.unwrap_or("Une partie précédente");
            match state {
                KeptMatch::InProgress(0) => format!("{date} : pas encore commencée"),
                KeptMatch::InProgress(1) => format!("{date} : 1 coup joué"),
                KeptMatch::InProgress(moves) => format!("{date} : {moves} coups joués"),
                KeptMatch::Finished => format!("{date} : terminée"),
                KeptMatch::Unreadable => format!("{date} : illisible par cette version"),
            }
        },
        unreadable: "Une partie gardée ici ne peut être ouverte par cette version. Elle sera mise de côté, pas effacée.",
        save_unreadable: "L’enregistrer dans un fichier",
        rules: "Lire les règles",
        import: "Ouvrir une partie depuis un fichier",
        import_hint: "Un fichier enregistré à une table de cette maison.",
        share_setup: "Copier un lien vers cette donne",
        more_options: "Autres options",
    },
    table: TableMessages {
        home: "Retour aux jeux",
        menu: "Menu",
        rules: "Règles",
        log: "Ce qui s’est passé",
        close: "Fermer",
        undo: "Annuler",
        redo: "Refaire",
        new_game: "Nouvelle partie",
        same_again: "Rejouer",
        replay: "Revoir",
        to_move: "à jouer",
        your_turn: |name| format!("À vous · {name}"),
        thinking: |name| format!("{name} réfléchit au prochain coup."),
        waiting: |name| format!("C’est au tour {}.", de(name)),
        somebody: "Quelqu’un peut agir maintenant ; lui seul sait qui.",
        score_sheet: "Feuille de score",
        read_tale: |tale| format!("Lire le conte : {tale}"),
        tale_coming: "Le conte arrive.",
        tale_missing: "Le conte n’a pas pu être chargé. Il sera là dès que vous serez de nouveau en ligne.",
        read_aloud: "Lire à voix haute",
        read_no_more: "Arrêter la lecture",
        hand_over: |name| format!("Passez la table à {name}"),
        hand_over_hint: |name| {
            format!("Rien des cartes {} n’est montré avant son accord.", de(name))
        },
        i_am: |name| format!("C’est moi, {name} : montrer mes cartes"),
        your_hand: "Votre main",
        taken_back: "Jouée avec des reprises de coup.",
        timed_out: |name| format!("{name} a manqué de temps et a décidé à la hâte."),
        fallback: "Impossible de joindre la réflexion des robots. D’ici qu’elle revienne, ils décident au hasard.",
        elsewhere: "Cette partie se joue dans un autre onglet. Vous la regardez.",
        play_here: "Jouer ici",
        not_kept: "Votre navigateur ne garde rien pour cette page. La partie continue, mais enregistrez-la dans un fichier avant de partir.",
        not_yet_kept: "Votre dernier coup n’est pas encore enregistré : le navigateur prend son temps.",
        no_match: "Il n’y a pas encore de partie en cours ici.",
        unreadable: "La partie gardée ici ne peut être ouverte.",
        save_file: "Enregistrer un fichier",
        copy_link: "Copier un lien",
        link_copied: "Le lien est dans votre presse-papiers.",
        not_copied: "Le navigateur ne nous laisse pas copier. Voici le lien :",
        not_saved: "Le navigateur ne nous laisse pas enregistrer de fichier.",
        seed: |seed| format!("Donne numéro {seed}"),
        share: "Enregistrer ou partager",
        step: |at, of| format!("Coup {at} sur {of}"),
        first: "Au début",
        back: "Un coup en arrière",
        forward: "Un coup en avant",
        last: "À la fin",
        seen_by: "Vu par",
        everybody: "Tout le monde",
        leave_replay: "Retour au résultat",
        score: "Score",
        player: "Joueur",
        winner: "Gagnant",
        result: "Résultat",
        keys: "Touches",
        keys_list: &[
            ("Tab, Entrée", "aller à une carte, la choisir"),
            ("← →", "carte suivante ou précédente"),
            ("Espace", "passer à la suite de ce qui se passe"),
            ("Échap", "passer tout le reste"),
            ("P", "revoir le dernier tour"),
            ("H", "un conseil, puis pourquoi"),
            ("U", "annuler"),
            ("Y", "refaire"),
            ("R", "les règles"),
            ("L", "ce qui s’est passé"),
            ("S", "la table, lue"),
            ("Maj S", "ce qui s’est passé depuis votre dernier tour, lu"),
            ("M", "le menu"),
            ("I", "le texte entier d’une carte"),
        ],
        board: "La table",
        read: "Lire la table",
        your_move: "C’est à vous.",
        row: |what, things| format!("{what} : {things}"),
        can: |deeds| format!("Possible maintenant : {deeds}."),
        can_count: |count| {
            format!(
                "{count} choses sont possibles maintenant. Les flèches gauche et droite vont de pièce en pièce, Entrée en prend une et la lit, et une touche dit alors ce qu’elle peut faire."
            )
        },
        bot_names: ["Hasard", "Écuyer", "Baron", "Régent"],
        nobody: |number| format!("Joueur {number}"),
        you: "Vous",
        nothing_yet: "Il ne s’est encore rien passé.",
        earlier: "Tours précédents",
        since: "Depuis votre dernier tour",
        goal: "Ce qui gagne, et où l’on en est",
        hint: "Conseil",
        hint_weighed: "On pèse ce que vous pourriez faire…",
        hint_again: |what, touched| match what {
            Some(what) => format!(
                "C’est marqué sur la table. On lirait : « {what} » Demandez encore pour savoir pourquoi."
            ),
            None => {
                format!("Marqué sur la table : {touched}. Demandez encore pour savoir pourquoi.")
            }
        },
        hint_chances: |chance, next, what| match what {
            Some(what) => format!(
                "Cela gagne environ {chance} fois sur 100. Ensuite, environ {next} sur 100 : « {what} »"
            ),
            None => format!(
                "Cela gagne environ {chance} fois sur 100 ; le meilleur autre choix, {next}."
            ),
        },
        hint_even: |chance, what| match what {
            Some(what) => format!(
                "Cela gagne environ {chance} fois sur 100. Aussi bon, pour autant qu’on sache : « {what} »"
            ),
            None => format!(
                "Cela gagne environ {chance} fois sur 100. Un autre choix est aussi bon, pour autant qu’on sache."
            ),
        },
        hint_chance: |chance| format!("Cela gagne environ {chance} fois sur 100."),
        hint_rough: "Estimation grossière : le temps a manqué.",
        hint_missing: "Pas de conseil : impossible de joindre ce qui pense pour les bots.",
        no_hints: "Cette table a convenu de jouer sans conseils.",
        hints_given: |who, count| {
            let hints =
                if count == 1 { "1 conseil".to_owned() } else { format!("{count} conseils") };
            match who {
                Who::You => format!("Vous avez demandé {hints}."),
                Who::Other(name) => format!("{name} a demandé {hints}."),
            }
        },
        left_out: "Ce fichier dit à côté de la partie (conseils, examen) des choses qui ne vont pas avec elle : elles ont été laissées de côté.",
        play_it: "La jouer",
        put_back: "Reposer",
        for_good: "On ne pourra pas revenir là-dessus.",
        do_it: "Le faire",
    },
    lesson: LessonMessages {
        learn: "Apprendre",
        learn_game: |game| format!("Apprendre {game}"),
        offer: |game| {
            format!(
                "Vous découvrez {game} ? Une leçon à la table vous montre comment on y joue, en cinq à huit minutes."
            )
        },
        later: "Plus tard",
        missing: "La leçon n’a pas pu être chargée. Sans réseau, elle n’est là qu’une fois ouverte.",
        go_on: "Continuer",
        of: |(nth, all)| format!("{nth}/{all}"),
        otherwise: |told| {
            match told {
            Some(told) => format!("Cela aussi est permis : « {told} » Cette leçon prend un autre chemin : essayez ce qui est marqué."),
            None => "Cela aussi est permis. Cette leçon prend un autre chemin : essayez ce qui est marqué.".to_owned(),
        }
        },
        play_on: "Jouer la suite",
        again: "Depuis le début",
    },
    review: ReviewMessages {
        title: "Le tournant",
        computing: "On revoit la partie, coup par coup…",
        cancel: "Arrêter",
        missing: "L’examen n’a pas pu continuer : impossible de joindre ce qui pense pour les bots. Voici ce qu’il a trouvé.",
        nothing: "Aucun coup n’a coûté grand-chose.",
        curve: "Les chances de chacun au fil de la partie, toutes cartes visibles. Touchez pour y aller.",
        numbers: "La courbe en chiffres",
        decision: "Coups",
        marks: ["imprécision", "erreur", "gaffe"],
        finding: |n, name, mark, cost| match (name, mark) {
            (None, None) => format!("Coup {n} · −{cost}"),
            (None, Some(mark)) => format!("Coup {n} · {mark} · −{cost}"),
            (Some(name), None) => format!("Coup {n} · {name} · −{cost}"),
            (Some(name), Some(mark)) => format!("Coup {n} · {name} · {mark} · −{cost}"),
        },
        cost_hint: "Les coups les plus chers, et combien de parties sur 100 chacun a coûtées.",
        further: |more| match more {
            1 => "Encore un".to_owned(),
            more => format!("Encore {more}"),
        },
        done: |told| format!("Joué : « {told} »"),
        done_quietly: "Joué : rien dont la table parle, comme de s’en passer.",
        better: |told| format!("Mieux valait : « {told} »"),
        better_marked: "Mieux valait ce qui est marqué sur la table.",
        as_known: |known, played, open| {
            format!(
                "D’après ce qu’on pouvait savoir là, cela gagnait environ {known} fois sur 100, ce qui fut joué environ {played}. Toutes cartes visibles, les chances étaient alors de {open} sur 100, ce que personne à cette place ne pouvait voir."
            )
        },
        try_again: "Rejouer à partir d’ici",
        back: "Revenir à la partie finie",
        even: "Départ égal",
        own: "Ses propres coups",
        others: "Les coups des autres",
        cards: "Les cartes",
        brought: "Au bout",
        ledger: "Ce qui a fait bouger les chances",
        ledger_hint: "En centièmes de la partie, d’après la situation toutes cartes visibles : ce que les coups de chacun ont fait à ses chances, ce qu’ont fait ceux des autres, et ce qu’ont fait la donne et la pioche.",
    },
    opened: OpenedMessages {
        title: "Une partie dans un lien",
        about: |game, decisions| {
            if decisions == 0 {
                format!("{game} : une donne, prête à être jouée.")
            } else {
                format!("{game}, {decisions} coups joués.")
            }
        },
        finished: "Elle a été jouée jusqu’au bout.",
        watch: "La regarder",
        resume: "Continuer à partir d’ici",
        same_deal: "Jouer la même donne",
        mine: "Continuer votre propre partie de cette donne",
        damaged: "Ce lien est abîmé. Redemandez-le.",
        incomplete: "Ce lien est incomplet : il en manque la fin. Redemandez-le, ou copiez-le en entier.",
        other_version: "Ce lien a été fait avec d’autres règles ou une version plus récente de la page.",
        unknown_game: "Ce lien mène à un jeu qui n’est pas sur cette étagère.",
        mismatch: "Les coups de ce lien ne mènent pas où il dit : il n’est pas ouvert.",
        earlier: |done, of| {
            format!(
                "Jouée avec d’autres règles : {done} de ses {of} coups vont avec celles d’aujourd’hui. On peut la regarder, pas la continuer ; ce qui est enregistré reste tel quel."
            )
        },
        look: "La regarder",
        load: LoadMessages {
            not_json: "Ce fichier est abîmé ou coupé. Rien n’a changé.",
            not_a_save: "Ce fichier n’est pas une partie de cette maison. Rien n’a changé.",
            too_large: "Ce fichier est trop gros pour une partie. Rien n’a changé.",
            newer: "Cette partie a été enregistrée par une version plus récente de la page. Rechargez-la.",
            unknown_game: |game| {
                format!("Cette partie est de « {game} », qui n’est pas sur cette étagère.")
            },
            other_rules: "Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui et ne peut continuer.",
            table: "Les places ou les options de ce fichier ne vont pas avec son jeu. Rien n’a changé.",
            unknown_decision: |n| {
                format!("Le coup {} de ce fichier n’est pas un coup de son jeu.", n + 1)
            },
            illegal_decision: |n| {
                format!(
                    "Le coup {} de ce fichier est contraire aux règles : il n’est pas ouvert.",
                    n + 1
                )
            },
        },
    },
    rulebook: RulebookMessages {
        fetching: "On va chercher le livret de règles.",
        missing: "Le livret de règles n’a pu être trouvé. Il sera là quand vous serez de nouveau en ligne.",
    },
    credits: CreditsMessages {
        title: "Crédits",
        unofficial: "Regalia est une adaptation non officielle, faite par amour de ces jeux, avec ses propres mots et images. Si l’un d’eux vous plaît, achetez la boîte.",
        games: "Les jeux",
        pictures: "Les images",
        pictures_by: "Symboles de game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0, certains simplifiés. Tout le reste a été dessiné pour cette page.",
        libraries: "Bibliothèques et caractères",
        licence: "Regalia même est sous licence MIT.",
    },
    gallery: GalleryMessages {
        title: "Galerie",
        about: "Chaque pièce dans chaque état, de jour et de nuit : la garde-robe de tous les jeux.",
        cards: "Cartes",
        face: "Face",
        back: "Dos",
        lit: "Éclairée : jouable",
        chosen: "Choisie",
        dimmed: "Éteinte : pas maintenant",
        known: "Connue : vous l’avez vue",
        hand: "Une main",
        long_hand: "Une longue main",
        row: "Une rangée de places",
        pile: "Une pile de 12",
        tiles: "Tuiles",
        slot: "Une place vide",
        castle: "Château",
        tokens: "Jetons et pièces",
        coins: |amount| {
            if amount == 1 { "1 pièce".to_owned() } else { format!("{amount} pièces") }
        },
        seats: "Places et scores",
        numbers: "Nombres",
        less: "Un de moins",
        more: "Un de plus",
        notes: "Messages et boîtes",
        dialog: "Ouvrir une boîte",
        moved: "Déplacer une carte",
        sheet: ["Quête", "Bonus", "Total"],
    },
    embedded: EmbeddedMessages {
        wrong: |parameter, said, allowed| {
            format!(
                "Cette table a été demandée avec {parameter} « {said} » ; ce peut être {allowed}.",
            )
        },
    },
    crash: CrashMessages {
        title: "La page a trébuché",
        kept: "Il s’est passé quelque chose d’imprévu. Tout est enregistré jusqu’à votre dernier coup : rechargez la page et continuez.",
        not_kept: "Il s’est passé quelque chose d’imprévu. Cette partie n’est pas enregistrée dans le navigateur : enregistrez-la dans un fichier avant de recharger la page.",
        again: "Cela s’est reproduit dans cette partie. Tout est enregistré : continuez d’avant votre dernier coup, et décidez autrement si vous voulez ; la partie dira à la fin qu’un coup a été repris.",
        resume: "Recharger et continuer",
        step_back: "Continuer d’avant mon dernier coup",
        save_file: "Enregistrer la partie dans un fichier",
        report: "Un rapport pour qui construit cette page, sans noms ni cartes :",
    },
    games: game_words(),
};

macro_rules! words_of_games {
    ($($module:ident::$game:ident),* $(,)?) => {
        const fn game_words() -> PerGame {
            PerGame { $($module: $module::MESSAGES),* }
        }
    };
}
crate::with_games!(words_of_games);
