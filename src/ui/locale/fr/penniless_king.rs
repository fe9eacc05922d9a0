//! The Penniless King in French.

use super::{both, de, listed};
use crate::bots::penniless_king::{Prospect, Reason};
use crate::games::penniless_king::{
    Action, Ending, Gain, Line, Neighbourhood, Plot, Refusal, RenownPlace, Rogue, Source, Spot, Step, Wrath,
};
use crate::ui::locale::messages::penniless_king::{Deed, Feat, GameMessages};
use crate::ui::locale::{About, Who};

/// The neighbourhoods.
const ZONES: [&str; 5] = ["La Grande Cour", "Le Châtelet", "Les Halles", "Rue de l’Égyptienne", "La Taverne"];

/// The neighbourhoods in a sentence.
const THE: [&str; 5] = ["la Grande Cour", "le Châtelet", "les Halles", "la rue de l’Égyptienne", "la Taverne"];

/// The same after « de ».
const OF: [&str; 5] = ["de la Grande Cour", "du Châtelet", "des Halles", "de la rue de l’Égyptienne", "de la Taverne"];

/// The neighbourhoods with a preposition.
const AT: [&str; 5] = ["à la Grande Cour", "au Châtelet", "aux Halles", "rue de l’Égyptienne", "à la Taverne"];

/// The Rogues: name and effect.
const ROGUES: [(&str, &str); Rogue::ALL.len()] = [
    ("Homme de main", "Force 1."),
    ("Bras droit", "Force 2. Attend sur la ligne 3 de la Place de la Renommée."),
    ("Mendiant", "Force 0. Le vainqueur vous donne 1 pièce ; seul le Mendiant le plus proche du symbole est payé."),
    ("Brute", "Force 2."),
    ("Tire-laine", "Force 0. Si vous gagnez : 2 pièces."),
    ("Prêtre défroqué", "Force 0. Si vous gagnez : 1 carte Complot."),
    ("Diseuse de bonne aventure", "Force 0. Si vous ne gagnez pas : 1 pièce et 1 carte Complot."),
    ("Spadassin", "Force 0, ou 3 si vous payez 2 pièces."),
    ("Courtisane", "Force 0. Si vous gagnez, votre jeton Renommée peut aller dans n’importe quel autre quartier."),
];

/// The Rogues with their article.
const A_ROGUE: [&str; Rogue::ALL.len()] = [
    "un Homme de main",
    "un Bras droit",
    "un Mendiant",
    "une Brute",
    "un Tire-laine",
    "un Prêtre défroqué",
    "une Diseuse de bonne aventure",
    "un Spadassin",
    "une Courtisane",
];

/// The Plot cards: name and effect.
const PLOTS: [(&str, &str); Plot::ALL.len()] = [
    ("La Force", "Tirez un Gueux du sac, puis jetez à la Seine ce Gueux ou un autre de chez vous."),
    ("L’Impératrice", "Déplacez un de vos jetons Renommée vers un quartier que personne ne contrôle."),
    ("Le Jugement", "Prenez 1 pièce à chaque joueur qui a plus de Renommées en jeu que vous."),
    ("La Roue de Fortune", "Prenez 2 pièces."),
    ("Le Pendu", "Renvoyez chez lui un Gueux adverse placé sur le plan."),
    ("L’Ermite", "Reprenez chez vous un de vos Gueux placés sur le plan."),
    ("Le Chariot", "Le Roi avance de 1 ou 2 cases. Sans effet s’il a atteint une case Colère ce tour-ci."),
    ("L’Amoureux", "Intervertissez deux Gueux placés sur le plan."),
    ("La Lune", "Regardez jusqu’à deux Gueux adverses face cachée."),
    ("La Justice", "Choisissez un quartier : +1 à votre total dans sa Confrontation de ce tour."),
    ("Le Diable", "Prenez 1 pièce à chaque adversaire qui contrôle un quartier."),
    ("La Maison Dieu", "Choisissez un quartier où au moins deux joueurs ont des Gueux : une Confrontation y a lieu ce tour-ci."),
];

/// The gains of the Renown Square's lines.
const LINES: [&str; 5] = ["1 Complot", "Roi 2", "Bras droit", "2 Complots", "Roi 3"];

fn at(zone: Neighbourhood) -> &'static str {
    AT[zone.index()]
}

/// Names two neighbourhoods, which may be one, as places.
fn at_both(a: Neighbourhood, b: Neighbourhood) -> String {
    if a == b { at(a).to_owned() } else { format!("{} et {}", at(a), at(b)) }
}

fn zone(zone: Neighbourhood) -> &'static str {
    ZONES[zone.index()]
}

fn the(zone: Neighbourhood) -> &'static str {
    THE[zone.index()]
}

fn of(zone: Neighbourhood) -> &'static str {
    OF[zone.index()]
}

fn a(rogue: Rogue) -> &'static str {
    A_ROGUE[rogue as usize]
}

/// Describes the strength that a face-up Rogue adds.
fn strength(rogue: Rogue) -> String {
    match rogue {
        Rogue::Swordsman => "force 0, ou 3 si payé".to_owned(),
        rogue => format!("force {}", rogue.strength()),
    }
}

fn plot(plot: Plot) -> &'static str {
    PLOTS[plot as usize].0
}

fn coins(count: usize) -> String {
    if count > 1 { format!("{count} pièces") } else { format!("{count} pièce") }
}

fn cards(count: usize) -> String {
    if count > 1 { format!("{count} cartes Complot") } else { format!("{count} carte Complot") }
}

/// Lists players with a number each, separated by commas.
fn standing<N: std::fmt::Display + Copy>(all: &[(Who, N)]) -> String {
    let one = |&(who, number): &(Who, N)| by!(who, name, "vous :\u{a0}{number}", "{name} :\u{a0}{number}");
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Lists the totals and their players, separated by commas.
fn totals(all: &[(Who, u8)]) -> String {
    let one = |&(who, sum): &(Who, u8)| by!(who, name, "{sum} (vous)", "{sum} ({name})");
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Says what each side had in a Standoff, after the place, and what decided a tie.
fn sides(total: Option<u8>, others: &[(Who, u8)], tie: &str) -> String {
    let Some(total) = total else { return String::new() };
    let others = if others.is_empty() { String::new() } else { format!(" contre {}", totals(others)) };
    format!(", {total}{others}{tie}")
}

/// Lists players by name, separated by commas.
fn people(all: &[Who]) -> String {
    let one = |who: &Who| match *who {
        Who::You => "vous".to_owned(),
        Who::Other(name) => name.to_owned(),
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Returns a line's gain, in a sentence.
fn bonus(line: Line) -> &'static str {
    ["piochez 1 Complot", "le Roi avance de 2 cases", "prenez votre Bras droit", "piochez 2 Complots", "le Roi avance de 3 cases"]
        [line.index()]
}

fn gain(gain: Gain) -> String {
    match gain {
        Gain::Coins(count) => coins(count.into()),
        Gain::Plot => "1 carte Complot".to_owned(),
        Gain::King(1) => "Roi : 1 case".to_owned(),
        Gain::King(spaces) => format!("Roi : {spaces} cases"),
    }
}

/// Returns the reason why coins moved.
fn source(source: Source) -> &'static str {
    match source {
        Source::Spot => "emplacement",
        Source::Action => "action",
        Source::Control => "contrôle du quartier",
        Source::Toll(line) => ["ligne 1", "ligne 2", "ligne 3", "ligne 4", "ligne 5"][line.index()],
        Source::Plot(card) => plot(card),
        Source::Rogue(kind) => ROGUES[kind as usize].0,
    }
}

/// Lists Rogues by name, separated by commas.
fn list(rogues: &[Rogue]) -> String {
    let names: Vec<_> = rogues.iter().map(|&rogue| ROGUES[rogue as usize].0).collect();
    names.join(", ")
}

/// Lists the Rogues that a face-down one may be; in one word if it may be any that the bag has
/// held.
fn may_be(rogues: &[Rogue]) -> String {
    let (mut bag, mut names): (Vec<Rogue>, Vec<Rogue>) = rogues.iter().copied().partition(|rogue| rogue.is_from_bag());
    if bag.len() == Rogue::IN_BAG.len() {
        return format!("Peut-être : {}, un Gueux du sac", list(&names));
    }
    names.append(&mut bag);
    format!("Peut-être : {}", list(&names))
}

/// Names a Rogue, with the number if there are several.
fn some((count, rogue): (usize, Rogue)) -> String {
    let name = ROGUES[rogue as usize].0;
    if count > 1 { format!("{name} ({count})") } else { name.to_owned() }
}

/// Lists Plot cards by name, separated by commas.
fn plots(cards: &[Plot]) -> String {
    let names: Vec<_> = cards.iter().map(|&card| plot(card)).collect();
    names.join(", ")
}

/// Names a spot with a preposition.
fn on(spot: Spot) -> String {
    format!("{}, emplacement {}", at(spot.neighbourhood()), spot.distance() + 1)
}

/// Returns a spot's gain, in a sentence.
fn gains(spot: Spot) -> String {
    match spot.gain() {
        Gain::King(1) => "le Roi avance d’une case".to_owned(),
        Gain::King(spaces) => format!("le Roi avance de {spaces} cases"),
        other => gain(other),
    }
}

fn order(action: Action, deed: &Deed<'_>) -> String {
    let there = deed.there;
    let moves = matches!(deed.step, Step::Act | Step::Move(_));
    match action {
        Action::Take(rogue) => format!("Prenez {}.", a(rogue)),
        Action::Choose(spot) => match deed.step {
            Step::HangedMan => format!("Renvoyez chez lui {there} qui est {}.", on(spot)),
            Step::Hermit => format!("Reprenez chez vous {there} qui est {}.", on(spot)),
            Step::Moon(..) => format!("Regardez {there} {}.", on(spot)),
            Step::Lovers(_) => format!("Choisissez {there} {} pour l’échange.", on(spot)),
            _ => format!("Prenez {there} {}.", on(spot)),
        },
        Action::To(spot) if moves => format!("Déplacez-le {}.", on(spot)),
        Action::To(spot) => match deed.rogue {
            Some(rogue) => format!("Placez {} {} : {}.", a(rogue), on(spot), gains(spot)),
            None => format!("Placez ce Gueux {} : {}.", on(spot), gains(spot)),
        },
        Action::Act => match deed.at {
            Some(Neighbourhood::Cour) => "Prenez 2 pièces.".to_owned(),
            Some(Neighbourhood::Chatelet) => "Piochez une carte Complot.".to_owned(),
            Some(Neighbourhood::Taverne) => "Tirez un Gueux du sac.".to_owned(),
            _ => "Utilisez l’action.".to_owned(),
        },
        Action::Line(line) if deed.step == Step::EmpressFrom => {
            format!("Prenez votre jeton de la ligne {}.", line.index() + 1)
        }
        Action::Line(line) => format!("Payez {} pièces pour la ligne {} : {}.", line.toll(), line.index() + 1, bonus(line)),
        Action::Name(here) => match deed.step {
            Step::EmpressFrom => format!("Prenez votre jeton {}.", of(here)),
            Step::EmpressTo(_) => format!("Déplacez le jeton vers {}.", the(here)),
            Step::Tower => format!("Provoquez une Confrontation {}.", at(here)),
            Step::Justice => format!("Choisissez {} pour la Justice.", the(here)),
            Step::Wrath => format!("Faites frapper la Colère du Roi {}.", at(here)),
            Step::Order => format!("Réglez d’abord la Confrontation {}.", of(here)),
            Step::Courtesan => format!("Posez votre jeton Renommée {}.", at(here)),
            _ => format!("Choisissez {}.", the(here)),
        },
        Action::King(1) => "Faites avancer le Roi d’une case.".to_owned(),
        Action::King(spaces) => format!("Faites avancer le Roi de {spaces} cases."),
        Action::Drop(rogue) => format!("Jetez {} à la Seine.", a(rogue)),
        Action::Show => "Révélez votre Gueux.".to_owned(),
        Action::Hide => "Gardez votre Gueux caché.".to_owned(),
        Action::Pay => "Payez 2 pièces à votre Spadassin.".to_owned(),
        Action::Refuse => "Ne payez pas votre Spadassin.".to_owned(),
        Action::Play(card) => format!("Jouez {}.", plot(card)),
        Action::Discard(card) => format!("Défaussez {}.", plot(card)),
        Action::Done if matches!(deed.step, Step::Moon(..)) => "Ne regardez plus d’autre Gueux.".to_owned(),
        Action::Done => "Terminez votre tour.".to_owned(),
    }
}

/// Says who lost control, after a colon.
fn lost(former: Option<Who>) -> String {
    match former {
        None => String::new(),
        Some(Who::You) => " : vous perdez le contrôle".to_owned(),
        Some(Who::Other(name)) => format!(" : {name} perd le contrôle"),
    }
}

fn feat(feat: Feat<'_>) -> String {
    let whose = |who: Who| match who {
        Who::You => "votre Gueux".to_owned(),
        Who::Other(name) => format!("un Gueux {}", de(name)),
    };
    match feat {
        // The Courtesan puts the token in another neighbourhood.
        Feat::Won { by, at: here, total, others, is_tied, token, former } => {
            let won = match by {
                None => format!("a gagné {}", at(here)),
                Some(Who::You) => format!("vous avez gagné {}", at(here)),
                Some(Who::Other(name)) => format!("{name} a gagné {}", at(here)),
            };
            let sides = sides(total, &others, if is_tied { ", plus près" } else { "" });
            let token = match token {
                None => String::new(),
                Some(to) if to == here => ", +1 Renommée".to_owned(),
                Some(to) => format!(", +1 Renommée {}", at(to)),
            };
            [won, sides, token, lost(former)].concat()
        }
        Feat::Token { by, at: here, former } => {
            let placed = match by {
                None => format!("a posé un jeton {}", at(here)),
                Some(Who::You) => format!("vous avez posé un jeton {}", at(here)),
                Some(Who::Other(name)) => format!("{name} a posé un jeton {}", at(here)),
            };
            [placed, lost(former)].concat()
        }
        Feat::Toll(line) => {
            format!("jeton sur la ligne {}, −{}", line.index() + 1, coins(line.toll().into()))
        }
        Feat::SentHome(who, here) => format!("a renvoyé chez lui {} {}", whose(who), of(here)),
        Feat::Moved(who, here) => format!("a déplacé {} vers {}", whose(who), the(here)),
        Feat::TookYours => "vous a pris 1 pièce".to_owned(),
        Feat::Placed(here) => format!("Gueux {}", at(here)),
        Feat::Coins(count) => format!("+{}", coins(count.into())),
        Feat::Plots(count) => format!("+{count} Complot{}", if count > 1 { "s" } else { "" }),
        Feat::Played(card, None) => format!("a joué {}", plot(card)),
        Feat::Played(card, Some(here)) => format!("a joué {} {}", plot(card), at(here)),
        Feat::DrewRogue => "a tiré un Gueux".to_owned(),
        Feat::Swapped => "a échangé deux Gueux".to_owned(),
        Feat::Looked(here) => format!("a regardé un Gueux {}", at(here)),
        Feat::King(space, wrath) => match wrath {
            Some(Wrath::In(struck)) => format!("Roi à la case {space}, Colère {}", at(struck)),
            Some(Wrath::Choice) => format!("Roi à la case {space}, Colère"),
            None => format!("Roi à la case {space}"),
        },
        Feat::Wrath(struck) => format!("Colère {}", at(struck)),
    }
}

pub const ABOUT: About = About {
    name: "La Cour des Miracles",
    line: "Mendiants, bluff et bagarres dans les rues du vieux Paris.",
    minutes: 45,
    makers: "Un jeu de Vincent Brugeas et Guilhem Gautrand. Illustrations de Ronan Toulhoat. Développé par la Team Kaedama. Édité par Lumberjacks Studio.",
    people: ["Agnès", "Colin", "Guyot", "Isabeau", "Jehan", "Margot", "Perrot", "Thomine"],
    hidden: "cartes",
    levels: [
        "Ne voit que ce tour, devine au hasard les Gueux cachés, néglige le Roi et garde jusqu’à quatre Complots.",
        "Déduit où peut être chaque Gueux et pèse les Confrontations à venir, mais ne voit pas plus loin que son coup.",
        "Simule trois manches, jusqu’à 600 fois, en imaginant où sont les Gueux cachés, mais ne déjoue aucun bluff.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3 : déplacements du Roi",
    zones: ZONES,
    actions: [
        "Action : prendre 2 pièces.",
        "Action : piocher une carte Complot.",
        "Action : payer l’octroi d’une ligne de la Place de la Renommée, y poser un jeton Renommée et prendre le bonus.",
        "Action : déplacer n’importe quel autre Gueux face cachée vers un emplacement libre, sans le gain de celui-ci.",
        "Action : tirer un Gueux du sac, puis jeter à la Seine ce Gueux ou un autre de chez vous.",
    ],
    does: ["2 pièces", "1 Complot", "Payer l’octroi", "Déplacer un Gueux", "Tirer un Gueux"],
    rogues: ROGUES,
    plots: PLOTS,
    lines: LINES,
    guilds: ["Malingreux (rat)", "Marfaux (coq)", "Millards (corbeau)", "Narquois (chien)", "Orphelins (chat)"],

    map: "Plan de Paris",
    square: "Place de la Renommée",
    square_text: "Place de la Renommée. L’action des Halles permet de payer l’octroi d’une ligne, d’y poser un jeton Renommée et de prendre le bonus.",
    line_text: |line, on_it, coins| {
        let (number, toll, gives) = (line.index() + 1, line.toll(), bonus(line));
        let there = match on_it {
            [] => String::new(),
            there => format!(" Dessus : {}.", people(there)),
        };
        let coins = match coins {
            Some(coins) if coins < toll => {
                format!(" Il vous manque {}.", self::coins((toll - coins).into()))
            }
            _ => String::new(),
        };
        format!(
            "Ligne {number} de la Place de la Renommée : payez {toll} pièces aux Halles, posez un jeton Renommée, {gives}.{there}{coins}"
        )
    },
    spot: |spot, on_it| {
        let (zone, number) = (zone(spot.neighbourhood()), spot.distance() + 1);
        format!("{zone}, emplacement {number} ({}) : {on_it}", gain(spot.gain()))
    },
    gain,
    a_rogue: |owner| format!("un Gueux {}", de(owner)),
    known_rogue: |owner, rogue| match owner {
        Who::You => format!("votre {}", ROGUES[rogue as usize].0),
        Who::Other(name) => format!("{} {}", ROGUES[rogue as usize].0, de(name)),
    },
    may_be,
    unoccupied: "libre",
    free_spot: |gives| format!("libre ({})", gain(gives)),
    controlled: |who| match who {
        Who::You => "Vous contrôlez ce quartier et gagnez 1 pièce chaque fois que son action est utilisée.".to_owned(),
        Who::Other(name) => {
            format!("{name} contrôle ce quartier et gagne 1 pièce chaque fois que son action est utilisée.")
        }
    },
    uncontrolled: "Personne ne contrôle ce quartier.",
    would_win: |who| by!(who, name, "D’après ce que vous savez, vous gagneriez ici.", "D’après ce que vous savez, {name} gagnerait ici."),
    open: "L’issue est incertaine ici.",
    leads: "mène",
    total: |who, sum, more, won| match (who, more, won) {
        (Who::You, _, true) => format!("Vous gagnez avec {sum}."),
        (Who::Other(name), _, true) => format!("{name} gagne avec {sum}."),
        (Who::You, true, _) => format!("Vous : {sum} pour l’instant."),
        (Who::Other(name), true, _) => format!("{name} : {sum} pour l’instant."),
        (Who::You, ..) => format!("Vous : {sum}."),
        (Who::Other(name), ..) => format!("{name} : {sum}."),
    },
    sum: |rogues, justice| {
        let mut parts: Vec<String> = rogues.iter().map(|&(rogue, adds)| format!("{} {adds}", ROGUES[rogue as usize].0)).collect();
        if justice > 0 {
            parts.push(format!("Justice {justice}"));
        }
        let total = rogues.iter().map(|(_, adds)| adds).sum::<u8>() + justice;
        let equals = if parts.len() > 1 { format!(" = {total}") } else { String::new() };
        format!("{}{equals}.", parts.join(" + "))
    },
    closest: "À égalité, le Gueux le plus proche du symbole l’emporte.",
    renown_why: |square, map| format!(" : {square} sur la Place de la Renommée + {map} sur le plan"),
    coins_why: |at| {
        let names: Vec<_> = at.iter().map(|&at| of(at)).collect();
        let names = listed(&names, "ou");
        format!(", 1 de plus chaque fois que l’action {names} est utilisée")
    },
    third: "Un troisième Gueux ici provoque une Confrontation à la fin du tour.",
    then_spot: "Choisissez maintenant un emplacement libre.",
    then_other: "Choisissez maintenant l’autre Gueux.",
    first_rogue: "Choisissez d’abord un Gueux.",
    drop_it: "Le jeter à la Seine",
    discard_it: "La défausser",
    play_it: "La jouer",
    swap_them: "Les échanger",
    place_here: |rogue| match rogue {
        Some(rogue) => format!("Placer ici : {}", ROGUES[rogue as usize].0),
        None => "Le déplacer ici".to_owned(),
    },
    choose: |step| match step {
        Step::HangedMan => "Le renvoyer chez lui",
        Step::Hermit => "Le reprendre",
        Step::Moon(..) => "Le regarder",
        Step::Lovers(_) => "Les échanger",
        _ => "Le choisir",
    },
    name_here: |step| match step {
        Step::EmpressFrom => "Déplacer ce jeton",
        Step::EmpressTo(_) => "Le déplacer ici",
        Step::Tower => "Confrontation ici",
        Step::Wrath => "Frapper ici",
        Step::Order => "Celle-ci d’abord",
        Step::Courtesan => "Renommée ici",
        _ => "Le choisir",
    },
    pay_toll: |toll| format!("Payer {toll} pièces"),
    move_token: "Déplacer ce jeton",
    plot_idle: "Sans effet pour l’instant.",
    plot_takes: |count| format!("Maintenant : {}.", coins(count.into())),
    space: |space, wrath, last| match (wrath, last) {
        (Some(Wrath::In(struck)), _) => format!("Case {space} : le Roi s’y arrête et sa Colère provoque une Confrontation {}.", at(struck)),
        (Some(Wrath::Choice), _) => {
            format!("Case {space} : le Roi s’y arrête et sa Colère provoque une Confrontation dans un quartier au choix du joueur actif.")
        }
        (None, true) => format!("Case {space}, la dernière : la partie s’y termine et le plus haut total de Renommées gagne."),
        (None, false) => format!("Case {space} du chemin du Roi."),
    },
    king: |space, last| format!("Roi {space}/{last}"),
    no_wrath_ahead: "Plus aucune Colère sur son chemin.",
    king_stays: "Le Roi s’est arrêté sur une case Colère : il n’avance plus ce tour-ci.",
    goal: |all, king, last| {
        let (first, others) = all.split_first().expect("a seat plays");
        let rest = if others.is_empty() { String::new() } else { format!(" · {}", standing(others)) };
        match *first {
            (Who::You, 5) => format!("Vous : 5 Renommées sur 6, plus qu’une pour gagner · Roi {king}/{last}{rest}"),
            (Who::Other(name), 5) => {
                format!("{name} : 5 Renommées sur 6, plus qu’une pour gagner · Roi {king}/{last}{rest}")
            }
            _ => format!("6 Renommées pour gagner · Roi {king}/{last} · {}", standing(all)),
        }
    },
    goals: [
        "Poser son sixième jeton Renommée fait gagner aussitôt, avant même que le Roi avance.",
        "Aux Halles, payez l’octroi d’une ligne de la Place de la Renommée pour y poser un jeton.",
        "Gagnez une Confrontation pour poser un jeton dans son quartier. Le joueur qui le contrôlait reprend le sien.",
        "À égalité de Renommées, le joueur qui contrôle le plus de quartiers gagne. S’il y a encore égalité, la victoire est partagée.",
    ],
    goal_king: |space, last| {
        format!(
            "Quand le Roi atteint la case {last}, la partie finit sans Confrontations et le plus haut total de Renommées gagne. Il est à la case {space}."
        )
    },
    goal_time: |round| format!("Après soixante tours chacun, la partie finit comme si le Roi était arrivé. Tour actuel : {round}."),
    of_six: |here, all| format!("{here} sur {all}"),
    on_lines: |lines| {
        let numbers: Vec<_> = lines.iter().map(|line| (line.index() + 1).to_string()).collect();
        let numbers: Vec<_> = numbers.iter().map(String::as_str).collect();
        match numbers[..] {
            [] => "aucune ligne".to_owned(),
            [one] => format!("ligne {one}"),
            _ => format!("lignes {}", both(&numbers)),
        }
    },
    in_zones: |zones| {
        let names: Vec<_> = zones.iter().map(|&at| zone(at)).collect();
        if names.is_empty() { "aucun quartier".to_owned() } else { both(&names) }
    },
    renown_count: |count| match count {
        0 | 1 => format!("{count} Renommée"),
        _ => format!("{count} Renommées"),
    },
    zone_count: |count| match count {
        0 | 1 => format!("{count} quartier"),
        _ => format!("{count} quartiers"),
    },
    king_at: |space, last| format!("Le Roi sans le sou est à la case {space} sur {last}."),
    wrath_ahead: |space, wrath| match wrath {
        Wrath::In(at) => format!("Prochaine Colère, case {space} : {}", zone(at)),
        Wrath::Choice => {
            format!("Prochaine Colère, case {space} : au choix du joueur actif")
        }
    },
    coins,
    renown: |here, all| match here {
        0 | 1 => format!("{here} Renommée en jeu sur {all}"),
        _ => format!("{here} Renommées en jeu sur {all}"),
    },
    cards,
    at_home: |count| match count {
        0 | 1 => format!("{count} Gueux disponible"),
        _ => format!("{count} Gueux disponibles"),
    },
    note: |known, unknown, sunk| {
        let mut parts: Vec<String> = known.iter().map(|&known| some(known)).collect();
        match unknown {
            0 => {}
            1 => parts.push("1 inconnu (venu du sac)".to_owned()),
            _ => parts.push(format!("{unknown} inconnus (venus du sac)")),
        }
        let sunk = match sunk {
            0 => String::new(),
            1 => " ; 1 d’entre eux est dans la Seine".to_owned(),
            _ => format!(" ; {sunk} d’entre eux sont dans la Seine"),
        };
        format!("Gueux : {}{sunk}", parts.join(", "))
    },
    from_bag: |count| format!("+{count} sac"),
    sunk: |count| if count > 1 { format!("{count} noyés") } else { format!("{count} noyé") },
    home: "Vos Gueux chez vous",
    hand: "Vos cartes Complot",
    drawn: "Vient d’être tiré",
    drawn_plot: "Vient d’être piochée",
    only_you: "Personne d’autre ne voit ceci.",
    revealed: "Il était face cachée.",
    all_open: "Tout est révélé",
    open_rows: ["Chez soi :", "Cartes Complot :", "Dans la Seine :"],
    fought: "Dernières Confrontations",
    won_last: |winner| format!("Victoire ici : {winner}."),
    hidden: "resté caché",
    justice: "Justice +1",

    prompt_lone: |here| format!("Votre Gueux est seul {} et gagne. Le révéler ?", at(here)),
    prompt: |step, plot| match step {
        Step::Place if plot => "Choisissez un Gueux à placer, ou jouez une carte Complot.",
        Step::Place => "Choisissez un Gueux à placer.",
        Step::Spot(_) => "Choisissez un emplacement libre pour votre Gueux.",
        Step::Act | Step::End if plot => "Jouez une carte Complot, ou terminez votre tour.",
        Step::Act | Step::End => "Terminez votre tour.",
        Step::Move(_) => "Choisissez un emplacement libre pour le Gueux.",
        Step::Exchange => "Choisissez un Gueux à jeter à la Seine.",
        Step::Discard(1) => "Votre main est pleine (quatre cartes Complot) : défaussez-en une.",
        Step::Discard(_) => "Vous allez piocher deux cartes Complot, et une main en compte quatre au plus : défaussez-en une.",
        Step::EmpressFrom => "L’Impératrice : choisissez votre jeton sur une ligne ou dans un quartier.",
        Step::EmpressTo(_) => "L’Impératrice : choisissez un quartier que personne ne contrôle.",
        Step::HangedMan => "Le Pendu : choisissez un Gueux adverse à renvoyer chez lui.",
        Step::Hermit => "L’Ermite : choisissez un de vos Gueux à reprendre chez vous.",
        Step::Chariot => "Le Chariot : de combien le Roi avance-t-il ?",
        Step::Lovers(None) => "L’Amoureux : choisissez le premier Gueux.",
        Step::Lovers(_) => "L’Amoureux : choisissez le second Gueux.",
        Step::Moon(..) => "La Lune : choisissez un Gueux adverse à regarder, ou terminez.",
        Step::Justice => "La Justice : choisissez un quartier.",
        Step::Tower => "La Maison Dieu : choisissez un quartier où sont au moins deux joueurs.",
        Step::Wrath => "La Colère du Roi : choisissez où elle frappe.",
        Step::Order => "Plusieurs Confrontations : choisissez la prochaine.",
        Step::Lone => "Votre Gueux est seul et gagne. Le révéler ?",
        Step::Pay(_) => "Payer 2 pièces à votre Spadassin pour une force de 3 ?",
        Step::Courtesan => "Votre Courtisane : choisissez où va votre jeton Renommée.",
        Step::Over(_) => "La partie est finie.",
    },
    prompt_from_map: [
        "Aucun Gueux chez vous : choisissez sur le plan un des vôtres à replacer.",
        "Aucun Gueux chez vous : replacez-en un du plan, ou jouez une carte Complot.",
    ],
    prompt_act: |at, plot| {
        let act = [
            "Prenez 2 pièces",
            "Piochez une carte Complot",
            "Payez l’octroi d’une ligne de la Place",
            "Choisissez un autre Gueux à déplacer",
            "Tirez un Gueux du sac",
        ][at.index()];
        let plot = if plot { ", jouez une carte Complot" } else { "" };
        format!("{act}{plot}, ou terminez votre tour.")
    },
    cannot_act: [
        "",
        "",
        "Vous ne pouvez payer aucun octroi ici. ",
        "Il n’y a aucun autre Gueux à déplacer. ",
        "Vous ne pouvez pas tirer de Gueux. ",
    ],
    act: ["Prendre 2 pièces", "Piocher un Complot", "Payer l’octroi", "Déplacer un Gueux", "Tirer un Gueux"],
    some_rogue: "le Gueux",
    order,
    feat,
    recap_between: " ; ",
    end_turn: "Terminer le tour",
    no_more: "Terminé",
    king_moves: |spaces| match spaces {
        1 => "1 case".to_owned(),
        _ => format!("{spaces} cases"),
    },
    show: "Le révéler",
    hide: "Le garder caché",
    pay: "Payer 2 pièces",
    refuse: "Ne pas payer",

    placed: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("Vous avez placé {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("Vous avez placé un Gueux {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} a placé un Gueux {}.", at(zone)),
    },
    earned: |who, count, why| by!(who, name, "Vous avez pris {} ({}).", "{name} a pris {} ({}).", coins(count.into()), source(why)),
    paid: |who, count, why| by!(who, name, "Vous avez payé {} ({}).", "{name} a payé {} ({}).", coins(count.into()), source(why)),
    gave: |who, to, why| match (who, to) {
        (Who::Other(name), Who::Other(to)) => {
            format!("{name} a donné 1 pièce à {to} ({}).", source(why))
        }
        (Who::Other(name), Who::You) => {
            format!("{name} vous a donné 1 pièce ({}).", source(why))
        }
        (Who::You, Who::Other(to)) => {
            format!("Vous avez donné 1 pièce à {to} ({}).", source(why))
        }
        (Who::You, Who::You) => format!("Vous avez gardé votre pièce ({}).", source(why)),
    },
    drew: |who, count, drawn, why| match (who, drawn) {
        (Who::You, Some(drawn)) => format!("Vous avez pioché {} ({}).", plots(drawn), source(why)),
        (Who::You, None) => format!("Vous avez pioché {} ({}).", cards(count.into()), source(why)),
        (Who::Other(name), _) => {
            format!("{name} a pioché {} ({}).", cards(count.into()), source(why))
        }
    },
    reshuffled: "Les cartes Complot défaussées ont été mélangées pour former une nouvelle pioche.",
    discarded: |who, card| by!(who, name, "Vous avez défaussé {}.", "{name} a défaussé {}.", plot(card)),
    played: |who, card| by!(who, name, "Vous avez joué {}.", "{name} a joué {}.", plot(card)),
    idle: |who, card| by!(who, name, "Vous avez joué {}, sans effet.", "{name} a joué {}, sans effet.", plot(card)),
    named: |who, named| by!(who, name, "Vous avez choisi {}.", "{name} a choisi {}.", the(named)),
    king_moved: |space, wrath| match wrath {
        None => format!("Le Roi a avancé jusqu’à la case {space}."),
        Some(Wrath::In(struck)) => {
            format!("Le Roi est sur une case Colère : elle frappe {}.", at(struck))
        }
        Some(Wrath::Choice) => "Le Roi est sur une case Colère : elle frappe au choix du joueur actif.".to_owned(),
    },
    acted: |who, used| by!(who, name, "Vous avez utilisé l’action {}.", "{name} a utilisé l’action {}.", of(used)),
    right_hand: |who| by!(who, name, "Vous avez pris votre Bras droit.", "{name} a pris son Bras droit."),
    moved: |who, owner, to| match (who, owner) {
        (Who::You, Who::You) => {
            format!("Vous avez déplacé un de vos Gueux vers {}.", the(to))
        }
        (Who::You, Who::Other(owner)) => {
            format!("Vous avez déplacé un Gueux {} vers {}.", de(owner), the(to))
        }
        (Who::Other(name), Who::You) => {
            format!("{name} a déplacé un de vos Gueux vers {}.", the(to))
        }
        (Who::Other(name), Who::Other(owner)) if name == owner => {
            format!("{name} a déplacé un de ses Gueux vers {}.", the(to))
        }
        (Who::Other(name), Who::Other(owner)) => {
            format!("{name} a déplacé un Gueux {} vers {}.", de(owner), the(to))
        }
    },
    swapped: |who, a, b| match who {
        Who::You => format!("Vous avez échangé la place de deux Gueux, {}.", at_both(a, b)),
        Who::Other(name) => {
            format!("{name} a échangé la place de deux Gueux, {}.", at_both(a, b))
        }
    },
    drew_rogue: |who, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("Vous avez tiré {} du sac.", a(rogue)),
        (Who::You, None) => "Vous avez tiré un Gueux du sac.".to_owned(),
        (Who::Other(name), _) => format!("{name} a tiré un Gueux du sac."),
    },
    dropped: |who, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("Vous avez jeté {} à la Seine.", a(rogue)),
        (Who::You, None) => "Vous avez jeté un Gueux à la Seine.".to_owned(),
        (Who::Other(name), _) => format!("{name} a jeté un Gueux à la Seine."),
    },
    went_home: |who, from| match who {
        Who::You => format!("Votre Gueux est rentré {}.", of(from)),
        Who::Other(name) => format!("Le Gueux {} est rentré {}.", de(name), of(from)),
    },
    looked: |who, zone, rogue| match (who, rogue) {
        (Who::You, Some(rogue)) => format!("Vous avez vu {} {}.", a(rogue), at(zone)),
        (Who::You, None) => format!("Vous avez regardé un Gueux {}.", at(zone)),
        (Who::Other(name), _) => format!("{name} a regardé un Gueux {}.", at(zone)),
    },
    wrath_named: |who, named| {
        by!(who, name, "Vous avez choisi {} pour la Colère du Roi.", "{name} a choisi {} pour la Colère du Roi.", the(named))
    },
    standoff: |zone| format!("Confrontation {} !", at(zone)),
    turned: |who, rogue| by!(who, name, "Vous avez révélé {} ({}).", "{name} a révélé {} ({}).", a(rogue), strength(rogue)),
    kept_hidden: |who| by!(who, name, "Vous avez gardé votre Gueux caché.", "{name} a gardé son Gueux caché."),
    won: |who, zone, total, others, tied| {
        let sides = sides(total, others, if tied { ", car plus près du symbole" } else { "" });
        by!(who, name, "Vous avez gagné {}{}.", "{name} a gagné {}{}.", at(zone), sides)
    },
    standoff_over: |zone| format!("Tous les Gueux sont rentrés {}.", of(zone)),
    renown_placed: |who, place, former| match (who, place, former) {
        (Who::You, RenownPlace::On(line), _) => {
            format!("Vous avez posé un jeton Renommée sur la ligne {}.", line.index() + 1)
        }
        (Who::Other(name), RenownPlace::On(line), _) => {
            format!("{name} a posé un jeton Renommée sur la ligne {}.", line.index() + 1)
        }
        (Who::You, RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("Vous avez posé un jeton Renommée {} ; {former} a perdu le contrôle.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::You)) => {
            format!("{name} a posé un jeton Renommée {} ; vous avez perdu le contrôle.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), Some(Who::Other(former))) => {
            format!("{name} a posé un jeton Renommée {} ; {former} a perdu le contrôle.", at(zone))
        }
        (Who::You, RenownPlace::In(zone), _) => {
            format!("Vous avez posé un jeton Renommée {}.", at(zone))
        }
        (Who::Other(name), RenownPlace::In(zone), None) => {
            format!("{name} a posé un jeton Renommée {}.", at(zone))
        }
    },
    renown_moved: |who, to| match who {
        Who::You => format!("Vous avez déplacé un jeton Renommée vers {}.", the(to)),
        Who::Other(name) => {
            format!("{name} a déplacé un jeton Renommée vers {}.", the(to))
        }
    },
    sixth: |who| match who {
        Who::You => "C’est votre sixième jeton Renommée.".to_owned(),
        Who::Other(name) => format!("C’est le sixième jeton Renommée {}.", de(name)),
    },
    king_arrived: "Le Roi est au bout de son chemin : la partie est finie.",
    time_over: "Soixante tours chacun : la partie est finie.",
    score: ["Quartiers", "Renommées en jeu"],
    victory: |who, ending, is_tied| match (who, ending) {
        (Who::You, Ending::King) if is_tied => {
            "Le Roi est arrivé : à égalité de Renommées, vous l’emportez au nombre de quartiers.".to_owned()
        }
        (Who::Other(name), Ending::King) if is_tied => {
            format!("Le Roi est arrivé : à égalité de Renommées, {name} l’emporte au nombre de quartiers.")
        }
        (Who::You, Ending::Time) if is_tied => {
            "Soixante tours chacun : à égalité de Renommées, vous l’emportez au nombre de quartiers.".to_owned()
        }
        (Who::Other(name), Ending::Time) if is_tied => {
            format!("Soixante tours chacun : à égalité de Renommées, {name} l’emporte au nombre de quartiers.")
        }
        (Who::You, Ending::Renown(_)) => "Six jetons Renommée : la Cour des Miracles est à vous !".to_owned(),
        (Who::You, Ending::King) => "Le Roi est arrivé : vous gagnez avec le plus de Renommées !".to_owned(),
        (Who::You, Ending::Time) => "Soixante tours chacun : vous gagnez avec le plus de Renommées.".to_owned(),
        (Who::Other(name), Ending::Renown(_)) => {
            format!("{name} gagne avec six jetons Renommée.")
        }
        (Who::Other(name), Ending::King) => {
            format!("Le Roi est arrivé : {name} gagne avec le plus de Renommées.")
        }
        (Who::Other(name), Ending::Time) => {
            format!("Soixante tours chacun : {name} gagne avec le plus de Renommées.")
        }
    },
    shared: |names| format!("Égalité parfaite : victoire partagée entre {}.", both(names)),
    refusal: |refusal| match refusal {
        Refusal::Over | Refusal::AnotherStep(_) => "La partie est finie.",
        Refusal::NotAtHome(_) => "Vous n’avez pas ce Gueux chez vous.",
        Refusal::SomebodyAtHome => "Il vous reste un Gueux chez vous : placez-le d’abord.",
        Refusal::NoRogue => "Il n’y a pas de Gueux ici.",
        Refusal::NotYours => "Ce Gueux n’est pas à vous : choisissez un des vôtres.",
        Refusal::Yours => "Ce Gueux est à vous : choisissez un Gueux adverse.",
        Refusal::JustPlaced => "Vous venez de placer ce Gueux : choisissez-en un autre.",
        Refusal::Chosen => "Ce Gueux est déjà choisi : choisissez-en un autre.",
        Refusal::Taken(_) => "Cet emplacement est pris : choisissez-en un libre.",
        Refusal::NoAction => "L’action ne peut pas être utilisée ainsi.",
        Refusal::LineHeld(_) => "Vous avez déjà un jeton sur cette ligne : choisissez-en une autre.",
        Refusal::TooPoor(_) => "Vous n’avez pas assez de pièces pour cet octroi.",
        Refusal::NoToken => "Vous n’avez pas de jeton Renommée ici.",
        Refusal::Controlled => "Choisissez un quartier que personne ne contrôle.",
        Refusal::YoursAlready => "Vous contrôlez déjà ce quartier : choisissez-en un autre.",
        Refusal::TooFew => "Choisissez un quartier où au moins deux joueurs ont des Gueux.",
        Refusal::Empty => "Choisissez un quartier où se trouve au moins un Gueux.",
        Refusal::NoStandoff => "Il n’y a pas de Confrontation à régler ici.",
        Refusal::NotInHand(_) => "Vous n’avez pas cette carte.",
        Refusal::Plotted => "Vous avez déjà joué une carte Complot ce tour-ci.",
        Refusal::TooFar => "Le Chariot ne mène pas le Roi si loin : choisissez 1 ou 2 cases.",
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::WinsMatch => "Cela vous fait gagner la partie dès ce tour.".to_owned(),
        Reason::OnlyDefence => "Tout autre choix laisse le joueur suivant acheter une sixième Renommée.".to_owned(),
        Reason::Defends => "Cela empêche le joueur suivant d’acheter une sixième Renommée.".to_owned(),
        Reason::TakesFromLeader(here) => {
            format!("Vous pouvez prendre le contrôle {} au joueur en tête.", of(here))
        }
        Reason::WinsStandoff(here) => {
            format!("Vous pouvez à coup sûr gagner une Confrontation {} ce tour-ci et y prendre le contrôle.", at(here))
        }
        Reason::Holds(here) => format!("Vous pouvez à coup sûr gagner la Confrontation {} et y garder le contrôle.", at(here)),
        Reason::AvoidsLoss(here) => {
            format!("Sinon, vous perdez une Confrontation {}, et le contrôle avec elle.", at(here))
        }
        Reason::AvoidsEnd => "Sinon, le Roi met aussitôt fin à la partie, sans victoire nette pour vous.".to_owned(),
        Reason::PlacesRenown => "Cela pose une Renommée sur la Place, où aucune Confrontation ne peut vous la prendre.".to_owned(),
        Reason::TakesRightHand => "Cela fait venir votre Bras droit, de force 2.".to_owned(),
        Reason::Strongest(here) => {
            format!("Vous pouvez avoir le plus haut total {}, quoi qu’il s’y cache.", at(here))
        }
        Reason::GainsCoins(1) => "Cela vous donne aussitôt 1 pièce.".to_owned(),
        Reason::GainsCoins(coins) => format!("Cela vous donne aussitôt {coins} pièces."),
        Reason::DrawsPlots(1) => "Cela vous donne aussitôt 1 carte Complot.".to_owned(),
        Reason::DrawsPlots(plots) => {
            format!("Cela vous donne aussitôt {plots} cartes Complot.")
        }
        Reason::SavesWage => "Payer votre Spadassin ne changerait rien au résultat.".to_owned(),
        Reason::ActsNow => "Cette carte aurait un effet maintenant.".to_owned(),
        Reason::KeepsIdlePlot => "Vous gardez une carte qui serait sans effet pour l’instant.".to_owned(),
        Reason::MakesRoom => "Votre main est pleine (quatre cartes Complot) : en jouer une libère une place.".to_owned(),
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore ce Gueux.".to_owned(),
        Reason::StaysHidden => "Tout le monde ne connaît pas ce Gueux : ainsi, il reste secret.".to_owned(),
        Reason::Keeps(Rogue::Henchman) => "Vous gardez votre Homme de main.".to_owned(),
        Reason::Keeps(Rogue::RightHand) => "Vous gardez votre Bras droit.".to_owned(),
        Reason::Keeps(Rogue::Brute) => "Vous gardez votre Brute.".to_owned(),
        Reason::Keeps(Rogue::Swordsman) => "Vous gardez votre Spadassin.".to_owned(),
        Reason::Keeps(_) => "Vous gardez votre Gueux le plus fort.".to_owned(),
        Reason::PaysNoOther => "L’action n’y rapporte de pièce à aucun autre joueur.".to_owned(),
        Reason::HastensEnd => "Cela rapproche le Roi du bout de son chemin tandis que vous êtes en tête.".to_owned(),
        Reason::DelaysEnd => "Cela laisse le Roi où il est tandis qu’un autre joueur est en tête.".to_owned(),
        Reason::Closer => "C’est plus près du symbole\u{a0}: à égalité, vous gagnez.".to_owned(),
        Reason::PaidForLosing => "Ce Gueux rapporte quand vous ne gagnez pas.".to_owned(),
        Reason::HasAnother => "Vous en avez un autre exemplaire.".to_owned(),
    }
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins => "Vous gagnez la partie d’ici la fin de votre prochain tour".to_owned(),
        Prospect::Loses => "La partie se termine d’ici votre prochain tour sans victoire nette pour vous".to_owned(),
        Prospect::TakesControl(here) => format!("Vous posez une Renommée {}", at(here)),
        Prospect::KeepsControl(here) => {
            format!("Vous gardez le contrôle {} en gagnant une Confrontation", of(here))
        }
        Prospect::LosesControl(here) => format!("Vous perdez votre Renommée {}", at(here)),
        Prospect::OnSquare => "Vous posez une Renommée sur la Place".to_owned(),
        Prospect::AffordsToll => "Vous commencez votre prochain tour avec assez de pièces pour une Renommée".to_owned(),
        Prospect::IsPaid => "L’action d’un autre joueur vous rapporte une pièce".to_owned(),
    }
}
