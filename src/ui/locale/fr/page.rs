//! The page, in French.

use super::de;
use crate::ui::locale::messages::PerGame;
use crate::ui::locale::{
    CrashMessages, CreditsMessages, EmbeddedMessages, HomeMessages, Language, LessonMessages, LoadMessages, Messages, NewMatchMessages,
    OpenedMessages, ReviewMessages, RulebookMessages, SettingsMessages, TableMessages, Who,
};

/// The number of games in words.
const COUNTS: [&str; 10] = ["Aucun", "Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf"];

/// Returns a chance in percent as wins out of ten games.
fn tenths(chance: u8) -> u8 {
    (chance + 5) / 10
}

pub const MESSAGES: Messages = Messages {
    language: Language::Fr,
    skip_to_content: "Aller au contenu",
    new_version: "Une nouvelle version est disponible. Votre partie est enregistrée.",
    take_new_version: "Mettre à jour",
    leave_new_version: "Plus tard",
    kept_offline: "Tout est enregistré sur cet appareil : vous pouvez jouer hors ligne.",
    not_kept_offline: "Tout n’est pas enregistré sur cet appareil. Pour jouer hors ligne, ouvrez cette page une fois en ligne.",
    alone_offline: "Impossible d’ouvrir Regalia : vous êtes hors ligne, et tout n’est pas enregistré sur cet appareil. Vos parties sont intactes.",
    assets_missing: "Certaines images de ce jeu n’ont pas pu être chargées. Vous pouvez jouer quand même.",
    part_missing: "La page n’a pas pu être chargée en entier. Votre partie est intacte.",
    try_again: "Réessayer",
    home: HomeMessages {
        tagline: |games| {
            format!(
                "{} jeux de plateau et de cartes, entre couronnes et cours\u{a0}: gratuits, sans compte, en solo ou à plusieurs, même hors ligne.",
                COUNTS[games]
            )
        },
        lost: |hash| format!("Page introuvable : « {hash} ». Voici tous les jeux."),
        facts: |seats, minutes| {
            let (least, most) = (seats.start(), seats.end());
            if least == most {
                format!("{least} joueurs · {minutes} minutes")
            } else {
                format!("{least} à {most} joueurs · {minutes} minutes")
            }
        },
        play: "Jouer",
        play_game: |game| format!("Jouer : {game}"),
        more: "Et aussi",
        days: "Donne du jour",
        rounds: "Défis entre amis",
        history: "Historique",
        letter: "Ouvrir une lettre",
        themes: ["Auto", "Clair", "Sombre"],
    },
    settings: SettingsMessages {
        title: "Réglages",
        language: "Langue",
        seeing: "Affichage",
        hearing: "Son et vibration",
        hands: "Commandes",
        playing: "Jeu",
        print: "Taille du texte",
        hundredths: |percent| format!("{percent} %"),
        cards: "Style des cartes",
        cards_hint: "Grandes : seulement le nombre et l’image, lisibles de loin. Toujours utilisées quand le texte est grand.",
        with_names: "Avec les noms",
        large_cards: "Grandes",
        volumes: ["Faible", "Moyen", "Fort"],
        vibration: "Vibrer à mon tour",
        vibration_hint: "Si votre appareil le permet.",
        keys: "Consigne et boutons",
        keys_hint: "Sur un téléphone tenu à la verticale. Sous le plateau, ils restent à portée du pouce.",
        keys_above: "Au-dessus du plateau",
        keys_below: "Sous le plateau",
        long_press: "Durée de l’appui long",
        long_press_hint: "Appuyez pendant cette durée sur une pièce pour la lire. La touche I lit aussitôt la pièce sélectionnée.",
        second_tap: "Ignorer les appuis répétés en moins de",
        second_tap_hint: "Pour une main qui tremble ou un contacteur qui rebondit : les appuis plus rapprochés sont ignorés, et une touche maintenue ne compte qu’une fois.",
        shortcuts: "Raccourcis à une lettre",
        shortcuts_hint: "Désactivez-les si vous dictez à votre appareil. Tab, les flèches, Entrée et Échap fonctionnent toujours.",
        after: |tenths| format!("{},{} s", tenths / 10, tenths % 10),
        theme: "Thème",
        as_system: "Comme mon appareil",
        light: "Chêne clair",
        dark: "Feutre sombre",
        pace: "Vitesse du jeu",
        slow: "Lente",
        normal: "Normale",
        fast: "Rapide",
        instant: "Immédiate",
        steps: "Pas à pas",
        sound: "Son",
        motion: "Animations",
        memory: "Aide-mémoire",
        memory_hint: "Non : à vous de retenir ce que vous avez vu.",
        one_tap: "Jouer d’un seul appui ou clic",
        one_tap_hint: "Seulement pour les cartes et tuiles sans effet. Non : le premier appui ou clic sélectionne et lit, le second joue.",
        plays_forced: "Jouer les coups forcés à ma place",
        ask_first: "Confirmer les coups irréversibles",
        ask_first_hint: "Demande confirmation avant de révéler une carte ou de terminer votre tour.",
        as_suits: "Selon le jeu",
        hints: "Aide",
        hints_hint: "Dans Le Roi des Nains : évalue votre main et vous guide pendant la première donne.",
        on: "Oui",
        off: "Non",
    },
    new_match: NewMatchMessages {
        seats: "Qui joue",
        seat: |number| format!("Place {number}"),
        of_seat: |number, option| format!("{option} (place {number})"),
        count: "Joueurs",
        person: "Humain",
        name: "Nom",
        recent: "Joueurs récents",
        shuffle: "Mélanger les places",
        shuffled: |names| format!("Nouvel ordre : {names}."),
        levels: ["Écuyer", "Baron", "Régent"],
        undo_rule: "Annulation",
        honest: "Tant que rien n’est révélé",
        free: "Sans limite",
        undo_rule_hint: "Sans limite, on peut aussi annuler les coups des bots ; le résultat l’indiquera.",
        closed_log: "Comme à une vraie table",
        open_log: "Journal ouvert",
        log_hint: "Comme à une vraie table : le pli en cours et le dernier que vous avez remporté, puis toute la donne une fois les points comptés. Ouvert : tous les plis, à tout moment.",
        hints: "Conseils",
        with_hints: "Sur demande",
        without_hints: "Aucun",
        hints_hint: "À votre tour, vous pouvez demander un conseil et son explication. Le résultat indique combien vous en avez reçu.",
        seed: "Numéro de donne",
        seed_hint: "Le même numéro donne la même donne : envoyez-le à un ami et comparez vos résultats.",
        bad_seed: "Un numéro de donne est un nombre entier, de 0 à 9007199254740991.",
        new_seed: "Une autre donne",
        start: "Commencer",
        rules: "Lire les règles",
        import: "Ouvrir une partie depuis un fichier",
        import_hint: "Un fichier de partie enregistré depuis Regalia.",
        share_setup: "Copier un lien vers cette donne",
        more_options: "Autres options",
        goals: "Succès",
    },
    table: TableMessages {
        home: "Retour aux jeux",
        menu: "Menu",
        rules: "Règles",
        log: "Journal",
        close: "Fermer",
        undo: "Annuler",
        redo: "Rétablir",
        new_game: "Nouvelle partie",
        same_again: "Rejouer",
        replay: "Revoir",
        to_move: "tour en cours",
        your_turn: |name| format!("À vous · {name}"),
        thinking: |name| format!("{name} réfléchit…"),
        waiting: |who| match who {
            Who::You => "C’est à vous.".to_owned(),
            Who::Other(name) => format!("C’est au tour {}.", de(name)),
        },
        secret_decision: "En attente d’une décision secrète.",
        score_sheet: "Feuille de score",
        read_tale: |tale| format!("Lire le conte : {tale}"),
        tale_coming: "Chargement du conte…",
        tale_missing: "Le conte n’a pas pu être chargé. Il sera là dès que vous serez de nouveau en ligne.",
        read_aloud: "Lire à voix haute",
        read_no_more: "Arrêter la lecture",
        hand_over: |name| format!("Passez l’appareil à {name}"),
        hand_over_hint: "Rien de secret n’est à l’écran pour l’instant.",
        stays_shown: "Personne d’autre ne joue sur cet appareil : vos secrets restent visibles.",
        own_phones: "Jouer chacun sur son téléphone",
        i_am: |name, hidden| format!("C’est moi, {name} : montrer mes {hidden}"),
        my_turn: |name| format!("C’est moi, {name} : à mon tour"),
        your_hand: "Votre main",
        taken_back: "Des coups ont été annulés.",
        timed_out: |name| format!("{name} a manqué de temps et a joué à la hâte."),
        fallback: "Les bots n’ont pas pu être chargés. En attendant, ils jouent au hasard.",
        elsewhere: "Cette partie se joue dans un autre onglet. Vous la regardez.",
        play_here: "Jouer ici",
        not_kept: "Votre navigateur n’enregistre rien pour cette page. Vous pouvez continuer à jouer, mais enregistrez la partie dans un fichier avant de partir.",
        not_yet_kept: "Votre dernier coup n’est pas encore enregistré : le navigateur prend son temps.",
        no_match: "Pas de partie en cours ici.",
        unreadable: "Cette partie enregistrée ne peut pas être ouverte.",
        save_file: "Enregistrer dans un fichier",
        link_copied: "Lien copié.",
        not_copied: "Votre navigateur n’autorise pas la copie. Sélectionnez plutôt ce texte :",
        not_saved: "Votre navigateur n’autorise pas l’enregistrement de fichiers.",
        step: |at, of| {
            if at == of { format!("Fin ({of} coups)") } else { format!("Coup {} sur {of}", at + 1) }
        },
        first: "Au début",
        back: "Coup précédent",
        play: "Faire défiler les coups",
        pause: "Pause",
        forward: "Coup suivant",
        last: "À la fin",
        seen_by: "Point de vue",
        everyone: "Toutes les cartes visibles",
        skip: "Aller à mon tour",
        skip_all: "Passer l’animation",
        tap_to_go_on: ["Cliquez pour continuer", "Touchez pour continuer"],
        spectator: "Spectateur",
        to_list: "Retour",
        leave_replay: "Retour au résultat",
        replayed: |name, order| format!("{name} : {order}"),
        score: "Score",
        player: "Joueur",
        winner: "Victoire",
        result: "Résultat",
        cover: "Cacher",
        uncover: "Ma main",
        see_result: "Voir le résultat",
        bg_stats: "Envoyer à BG Stats",
        keys: "Raccourcis clavier",
        board: "Table",
        read: "Décrire la table",
        your_move: "C’est à vous de jouer.",
        row: |what, things| format!("{what} : {things}"),
        separator: " ; ",
        can: |deeds| format!("Vos options : {deeds}."),
        can_count: |count| {
            format!(
                "Vous avez {count} options. Les flèches vont de pièce en pièce, Entrée en sélectionne une et la lit, et un bouton indique alors ce qu’elle peut faire."
            )
        },
        bot_names: ["Hasard", "Écuyer", "Baron", "Régent"],
        unnamed: |number| format!("Joueur {number}"),
        you: "Vous",
        nothing_yet: "Il ne s’est encore rien passé.",
        nothing_since: "Il ne s’est rien passé depuis votre dernier tour.",
        earlier: "Tours précédents",
        since: "Depuis votre dernier tour",
        goal: "Objectif et scores",
        hint: "Conseil",
        hint_weighed: "Recherche d’un bon coup…",
        hint_given: |orders| format!("Conseil : {orders}"),
        hint_again: |orders| format!("Conseil : {orders} Redemandez pour savoir pourquoi."),
        hint_chance: |chance| format!("Chances de victoire : environ {chance} %."),
        hint_other: |order| format!("L’autre choix : {order}"),
        hint_even: |order| format!("À peu près aussi bon : {order}"),
        hint_only: "C’est le seul coup possible.",
        hint_clear: "Aucun autre coup ne vaut la peine d’être envisagé.",
        hint_equal: |order| {
            format!(
                "D’après ce que vous pouvez savoir, ce coup est tout aussi bon : {order} Seuls la chance et ce qui est caché les départageront."
            )
        },
        hint_compared: |chance, next| match (tenths(chance), tenths(next)) {
            (one, other) if one == other => "En simulation, ce coup gagne un peu plus souvent que le meilleur autre coup.".to_owned(),
            (one, other) => {
                format!("En simulation, ce coup gagne environ {one} fois sur 10, le meilleur autre coup {other}.")
            }
        },
        hint_rough: "C’est une estimation approximative : le temps a manqué.",
        hint_missing: "Pas de conseil disponible : les bots n’ont pas pu être chargés.",
        no_hints: "Cette partie se joue sans conseils.",
        hints_given: |who, count| {
            let hints = if count == 1 { "1 conseil".to_owned() } else { format!("{count} conseils") };
            by!(who, name, "Vous avez demandé {hints}.", "{name} a demandé {hints}.")
        },
        left_out: "Certaines données de ce fichier (conseils ou analyse) ne correspondent pas à la partie et ont été ignorées.",
        play_it: "Jouer",
        put_back: "Reposer",
        for_good: "Ce coup ne pourra pas être annulé.",
        do_it: "Confirmer",
    },
    lesson: LessonMessages {
        learn: "Apprendre",
        learn_game: |game| format!("Apprendre {game}"),
        offer: |game| format!("Vous découvrez {game} ? Une leçon en situation vous apprend à jouer en cinq à huit minutes."),
        later: "Plus tard",
    },
    review: ReviewMessages {
        title: "Analyse de la partie",
        computing: "Analyse en cours…",
        cancel: "Arrêter",
        missing: "L’analyse s’est arrêtée : les bots n’ont pas pu être chargés. Voici ce qu’elle a trouvé.",
        nothing: "Aucune erreur notable.",
        curve: "Chances de victoire de chacun au fil de la partie, calculées comme si rien n’était caché. Choisissez un point pour aller au coup correspondant.",
        percent: |chance| format!("{chance} %"),
        numbers: "Afficher en chiffres",
        decision: "Coup",
        marks: ["imprécision", "erreur", "gaffe"],
        mistake: |n, name, mark, cost| match (name, mark) {
            (None, None) => format!("Coup {n} · −{cost} %"),
            (None, Some(mark)) => format!("Coup {n} · {mark} · −{cost} %"),
            (Some(name), None) => format!("Coup {n} · {name} · −{cost} %"),
            (Some(name), Some(mark)) => format!("Coup {n} · {name} · {mark} · −{cost} %"),
        },
        cost_hint: "Les coups les plus coûteux, avec les chances de victoire que chacun a fait perdre. Les coups de tous sont numérotés ensemble, comme quand on revoit la partie.",
        further: |more| match more {
            1 => "Encore 1 coup".to_owned(),
            more => format!("Encore {more} coups"),
        },
        done: |order| format!("Joué : {order}"),
        better: |order| format!("Meilleur coup : {order}"),
        as_known: |who, [known, played], open| {
            let who = by!(who, name, "vous saviez", "savait {name}");
            let open = open.map(|open| format!(" Avant le coup, si rien n’était caché : {open} %."));
            format!(
                "Chances de victoire, d’après ce que {who} : environ {known} % avec le meilleur coup, {played} % avec celui-ci.{}",
                open.unwrap_or_default()
            )
        },
        compared: |better, played| match (tenths(better), tenths(played)) {
            (one, other) if one == other => "En simulation, le meilleur coup gagne un peu plus souvent que celui-ci.".to_owned(),
            (one, other) => {
                format!("En simulation, le meilleur coup gagne environ {one} fois sur 10, celui-ci {other}.")
            }
        },
        named_done: |name, order| format!("Coup choisi par {name} : {order}"),
        bot_why: "Pourquoi ?",
        named_reason: |name, why| format!("Le conseil donné à {name} aurait été : « {why} »"),
        bot_equal: |name, order| format!("D’après ce que pouvait savoir {name}, ce coup était tout aussi bon : {order}"),
        bot_missed: |name, played, better| {
            format!("{name} ne l’a pas vu : environ {played} % de chances de victoire au lieu de {better} %.")
        },
        try_again: "Rejouer à partir d’ici",
        back: "Revenir à la partie terminée",
        even: "Chances au départ",
        own: "Coups du joueur",
        others: "Coups adverses",
        cards: "Hasard du tirage",
        ledger: "Ce qui a décidé de la partie",
        ledger_hint: "En points de pourcentage de chances de victoire, calculés comme si rien n’était caché : l’effet total des coups du joueur, de ceux des adversaires et du hasard (la donne et les pioches). Les bons coups compensent les mauvais. Les coûts indiqués plus haut ne tiennent compte que de ce que le joueur pouvait savoir : les totaux peuvent donc différer.",
    },
    opened: OpenedMessages {
        title: "Partie partagée",
        about: |game, decisions| match decisions {
            0 => format!("{game} : une nouvelle donne, prête à jouer."),
            1 => format!("{game} : 1 coup joué."),
            _ => format!("{game} : {decisions} coups joués."),
        },
        finished: "Cette partie est terminée.",
        watch: "Regarder",
        resume: "Continuer à partir d’ici",
        same_deal: "Jouer la même donne",
        mine: "Reprendre votre partie avec cette donne",
        damaged: "Ce lien est endommagé. Demandez-en un nouveau.",
        incomplete: "Ce lien est incomplet : il en manque la fin. Copiez-le en entier, ou demandez-en un nouveau.",
        other_version: "Ce lien a été créé avec d’autres règles ou avec une version plus récente de la page.",
        unknown_game: "Ce lien mène à un jeu qui n’est pas disponible ici.",
        mismatch: "Ce lien a été modifié : son contenu est incohérent. Demandez-en un nouveau.",
        earlier: |done, of| {
            format!(
                "Cette partie a été jouée avec d’autres règles : les règles actuelles permettent {done} de ses {of} coups. Vous pouvez la regarder, mais pas la continuer ; la partie enregistrée reste inchangée."
            )
        },
        load: LoadMessages {
            not_json: "Ce fichier est endommagé ou incomplet. Rien n’a été modifié.",
            not_a_save: "Ce fichier n’est pas une partie de Regalia. Rien n’a été modifié.",
            too_large: "Ce fichier est trop gros pour une partie. Rien n’a été modifié.",
            newer: "Cette partie a été enregistrée avec une version plus récente de la page. Rechargez la page pour l’obtenir.",
            unknown_game: |game| format!("Ce fichier concerne un jeu qui n’est pas disponible ici : « {game} »."),
            other_rules: "Cette partie a été jouée avec d’autres règles et ne peut pas être reprise.",
            table: "Les places ou les options de ce fichier ne correspondent pas au jeu. Rien n’a été modifié.",
            unknown_decision: |n| format!("Le coup {} de ce fichier n’existe pas dans ce jeu.", n + 1),
            illegal_decision: |n| format!("Ce fichier ne peut pas être ouvert : son coup {} est contraire aux règles.", n + 1),
        },
    },
    rulebook: RulebookMessages {
        fetching: "Chargement des règles…",
        missing: "Les règles n’ont pas pu être chargées. Elles seront là dès que vous serez de nouveau en ligne.",
    },
    credits: CreditsMessages {
        title: "Crédits",
        unofficial: "Regalia est une adaptation non officielle, faite par amour pour ces jeux, avec ses propres textes et images. Si l’un d’eux vous plaît, achetez la boîte.",
        games: "Les jeux",
        pictures: "Les images",
        pictures_by: "Symboles de game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0, certains simplifiés. Tout le reste a été dessiné pour cette page.",
        libraries: "Bibliothèques et polices",
        licence: "Regalia est sous licence MIT.",
    },
    embedded: EmbeddedMessages {
        wrong: |parameter, said, allowed| format!("Valeur « {said} » invalide pour {parameter}. Valeurs admises : {allowed}."),
    },
    crash: CrashMessages {
        title: "Un problème est survenu",
        kept: "Une erreur inattendue s’est produite. Tout est enregistré jusqu’à votre dernier coup : rechargez la page pour continuer.",
        not_kept: "Une erreur inattendue s’est produite. Cette partie n’est pas enregistrée dans le navigateur : enregistrez-la dans un fichier avant de recharger la page.",
        again: "Cela s’est reproduit dans cette partie. Tout est enregistré : annulez votre dernier coup et continuez. Le résultat indiquera que des coups ont été annulés.",
        resume: "Recharger et continuer",
        step_back: "Annuler mon dernier coup",
        report: "Rapport pour les développeurs (sans noms ni cartes) :",
    },
    games: about_games(),
};

macro_rules! abouts {
    ($($module:ident::$game:ident),* $(,)?) => {
        const fn about_games() -> PerGame {
            PerGame { $($module: super::$module::ABOUT),* }
        }
    };
}
crate::with_games!(abouts);
