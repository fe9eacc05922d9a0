//! Rogue Monarch in French.

use super::de;
use crate::bots::rogue_monarch::{Prospect, Reason};
use crate::games::rogue_monarch::{Action, Conspiracy, Kind, Refusal, Side, Step};
use crate::ui::locale::messages::rogue_monarch::{Effect, GameMessages, Played};
use crate::ui::locale::{About, Who};

const KINDS: [&str; 4] = ["Chevalier", "Reine", "Roi", "Assassin"];

/// Returns a card with its article.
fn un(kind: Kind) -> &'static str {
    ["un Chevalier", "une Reine", "un Roi", "un Assassin"][kind as usize]
}

fn both(kinds: &[Kind]) -> String {
    match kinds {
        [one] => un(*one).to_owned(),
        [one, two] if one == two => format!("deux {}s", KINDS[*one as usize]),
        [one, two, ..] => format!("{} et {}", un(*one), un(*two)),
        [] => "rien".to_owned(),
    }
}

/// Returns a number of cards of a kind.
fn some(count: usize, kind: &str) -> String {
    format!("{count} {kind}{}", if count > 1 { "s" } else { "" })
}

/// Returns a card that was revealed.
fn revealed(kind: Kind) -> &'static str {
    ["Chevalier révélé", "Reine révélée", "Roi révélé", "Assassin révélé"][kind as usize]
}

/// Returns a card that was played.
fn played(kind: Kind) -> &'static str {
    ["Chevalier joué", "Reine jouée", "Roi joué", "Assassin joué"][kind as usize]
}

/// Returns a card that was taken.
fn taken(kind: Kind) -> &'static str {
    ["Chevalier pris", "Reine prise", "Roi pris", "Assassin pris"][kind as usize]
}

/// Returns cards of a player's hand.
fn cards_of(who: &Who, kinds: [Kind; 2]) -> String {
    let [one, two] = kinds.map(|kind| KINDS[kind as usize]);
    match who {
        Who::You if one == two => format!("deux de vos {one}s"),
        Who::You => format!("votre {one} et votre {two}"),
        Who::Other(_) => both(&kinds),
    }
}

/// Returns what a Queen came to.
fn queen(of: &Who, saw: Option<[Kind; 2]>, lost: u8) -> String {
    let other = saw.and_then(|saw| saw.into_iter().find(|&kind| kind != Kind::Queen));
    match (of, saw, lost, other) {
        (_, Some(saw), 0, _) => format!("a vu {}", cards_of(of, saw)),
        (_, None, 0, _) => "a regardé deux cartes".to_owned(),
        (Who::You, _, 1, Some(other)) => {
            format!("une Reine perdue, votre {} vu", KINDS[other as usize])
        }
        (Who::You, _, 1, None) => "vous avez perdu une Reine".to_owned(),
        (Who::You, ..) => "vous avez perdu deux Reines".to_owned(),
        (Who::Other(name), _, 1, _) => format!("{name} a perdu une Reine"),
        (Who::Other(name), ..) => format!("{name} a perdu deux Reines"),
    }
}

/// Returns a list of the numbers of Court cards.
fn numbers(places: &[usize]) -> String {
    match places {
        [one] => format!("la carte {one}"),
        [one, two, ..] => format!("les cartes {one} et {two}"),
        [] => "aucune carte".to_owned(),
    }
}

const MARRIAGE_OUT: [&str; 2] =
    ["Mariage : impossible pour l’instant", "Impossible tant que la défausse n’est pas mélangée : d’ici là, il reste au plus deux Reines."];

pub const ABOUT: About = About {
    name: "Le Roy des Ribauds",
    line: "Une Cour face cachée, trois conspirations et du sang-froid.",
    minutes: 15,
    makers: "Règles originales d’Erwann Ricord. Illustrations de Ronan Toulhoat. Direction éditoriale d’Anthony Questel et Arnaud Charpentier.",
    people: ["Aldric", "Bianca", "Corvin", "Isaura", "Lucan", "Mirabel", "Orsino", "Viola"],
    hidden: "cartes",
    levels: [
        "Joue ce qu’il voit, oublie toute carte cachée et ne pense jamais à ce que vous pourriez faire.",
        "Retient chaque carte vue, saisit toute victoire et se méfie des vôtres, mais ne prévoit pas au-delà du tour.",
        "Simule jusqu’à 3 000 donnes conformes à ce qu’il a vu, mais ne déduit rien de vos choix.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    kinds: KINDS,
    effects: ["Échange et retourne", "Regarde une main", "Révèle ou pioche", "Regarde la Cour"],
    full_effects: [
        "Échangez deux cartes de la Cour, puis retournez n’importe quelle carte de la Cour.",
        "Regardez deux cartes au hasard de la main adverse. Les Reines trouvées sont défaussées et remplacées.",
        "Révélez une carte cachée de la Cour, ou piochez deux cartes et défaussez-en deux.",
        "Regardez deux cartes cachées de la Cour.",
    ],
    court: "La Cour",
    pile: |count| match count {
        0 | 1 => format!("Pioche : {count} carte"),
        _ => format!("Pioche : {count} cartes"),
    },
    under: |count| match count {
        1 => "1 Reine tout au fond".to_owned(),
        _ => format!("{count} Reines tout au fond"),
    },
    discards: |count| match count {
        0 => "Défausse : vide".to_owned(),
        1 => "Défausse : 1 carte".to_owned(),
        _ => format!("Défausse : {count} cartes"),
    },
    last_discard: "Sur le dessus :",
    hand_of: |name, count| match count {
        0 | 1 => format!("Main {} : {count} carte", de(name)),
        _ => format!("Main {} : {count} cartes", de(name)),
    },
    hidden_card: "Une carte cachée",
    known_card: |kind| format!("Une carte que vous connaissez : {kind}"),
    shown_to_other: "Votre adversaire connaît cette carte",
    face_up: |place| format!("Carte {place} de la Cour, face visible :"),
    face_down: |place| format!("Carte {place} de la Cour : face cachée"),
    face_down_known: |place, kind| format!("Carte {place} de la Cour : face cachée ; vous la connaissez : {kind}"),
    in_hand: "Dans votre main :",
    shown_court: |place| format!("Carte {place} de la Cour, pour vos yeux seulement :"),
    shown_hand: |name| format!("Dans la main {} :", de(name)),
    shown_own: |name| format!("La Reine {} a vu ces cartes de votre main :", de(name)),
    open_court: |place| format!("Carte {place} de la Cour, alors cachée :"),
    open_card: "Cachée aux autres :",
    open_pile: |count, kinds| match count {
        0 | 1 => format!("Pioche : {count} carte, {kinds}"),
        _ => format!("Pioche : {count} cartes, dans l’ordre : {kinds}"),
    },
    pile_sum: |pile, hands, discards| format!("Pioche : {pile} sur 16 (Cour : 4, mains : {hands}, défausse : {discards})"),
    discarded_so_far: |counts| {
        let all = KINDS.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        let all: Vec<_> = all.map(|(kind, count)| some(count, kind)).collect();
        format!("Dans la défausse : {}.", all.join(", "))
    },

    act: "Révélez une carte cachée de la Cour, ou remplacez l’une de ses cartes par une des vôtres.",
    act_all_up: "Toutes les cartes de la Cour sont visibles : remplacez-en une par une des vôtres.",
    act_with_card: |kind| format!("Choisissez la carte de la Cour que votre {kind} remplacera."),
    act_on_place: |place| format!("Révélez la carte {place}, ou choisissez une carte de votre main pour la remplacer."),
    act_on_open_place: |place| format!("Choisissez une carte de votre main pour remplacer la carte {place}."),
    act_both: |kind, place| format!("Remplacer la carte {place} par votre {kind} : face visible ou face cachée ?"),
    lay: |place| format!("Jouez une carte de votre main à la place de la carte {place}, visible ou cachée."),
    switch: "Chevalier : choisissez deux cartes de la Cour à échanger.",
    switch_with: |place| format!("Chevalier : choisissez la carte de la Cour à échanger avec la carte {place}."),
    turn_over: "Chevalier : choisissez une carte de la Cour à révéler ou à cacher.",
    king: "Roi : révélez une carte cachée, ou piochez deux cartes.",
    king_all_up: "Roi : aucune carte n’est cachée, piochez deux cartes.",
    discard: |left| match left {
        1 => "Roi : défaussez encore une carte.".to_owned(),
        _ => "Roi : défaussez deux cartes de votre main.".to_owned(),
    },
    look: |left, is_second| match (left, is_second) {
        (1, true) => "Assassin : regardez encore une carte cachée.",
        (1, false) => "Assassin : regardez la seule carte cachée.",
        _ => "Assassin : regardez deux cartes cachées.",
    },

    reveal: "La révéler",
    switch_both: |one, two| format!("Échanger les cartes {one} et {two} ?"),
    switch_them: "Les échanger",
    turn_down: "La cacher",
    look_at_it: "La regarder",
    look_at_both: "Regarder les deux",
    look_both: |a, b| format!("Regarder les cartes {a} et {b} ?"),
    look_with: "Ou choisissez une deuxième carte pour regarder les deux.",
    discard_it: "La défausser",
    discard_both: "Défausser les deux",
    discard_these: |one, two| format!("Défausser {} ?", both(&[one, two])),
    discard_with: "Ou choisissez une deuxième carte pour défausser les deux.",
    lay_face_up: "Face visible",
    lay_down: "Face cachée",
    draw_two: "Piocher deux cartes",

    deed: |action| match action {
        Action::Reveal(place) | Action::TurnUp(place) => {
            format!("révéler la carte {}", place.index() + 1)
        }
        Action::Replace(place) => format!("remplacer la carte {}", place.index() + 1),
        Action::Lay(kind, Side::Up) => format!("jouer {} face visible", un(kind)),
        Action::Lay(kind, Side::Down) => format!("jouer {} face cachée", un(kind)),
        Action::Switch(one, two) => {
            format!("échanger les cartes {} et {}", one.index() + 1, two.index() + 1)
        }
        Action::TurnOver(place) => format!("retourner la carte {}", place.index() + 1),
        Action::DrawTwo => "piocher deux cartes".to_owned(),
        Action::Discard(kind) => format!("défausser {}", un(kind)),
        Action::LookAt(place) => format!("regarder la carte {}", place.index() + 1),
    },

    order: |action| match action {
        Action::Reveal(place) => format!("Révélez la carte {}.", place.index() + 1),
        Action::TurnUp(place) => format!("Révélez la carte {} avec le Roi.", place.index() + 1),
        Action::Replace(place) => format!("Remplacez la carte {}.", place.index() + 1),
        Action::Lay(kind, Side::Up) => format!("Jouez {} face visible.", un(kind)),
        Action::Lay(kind, Side::Down) => format!("Jouez {} face cachée.", un(kind)),
        Action::Switch(one, two) => {
            format!("Échangez les cartes {} et {}.", one.index() + 1, two.index() + 1)
        }
        Action::TurnOver(place) => format!("Retournez la carte {}.", place.index() + 1),
        Action::DrawTwo => "Piochez deux cartes.".to_owned(),
        Action::Discard(kind) => format!("Défaussez {}.", un(kind)),
        Action::LookAt(place) => format!("Regardez la carte {}.", place.index() + 1),
    },
    recap: |by, effect| {
        let by = match by {
            Played::Revealed(place, kind) => format!("{} en {place}", revealed(kind)),
            Played::Up { place, laid, taken: None } => format!("{} en {place}", played(laid)),
            Played::Up { place, laid, taken: Some(kind) } => {
                format!("{} en {place}, {}", KINDS[laid as usize], taken(kind))
            }
            Played::Down { place, taken: Some(kind) } => {
                return format!("a pris {} en {place} et y a laissé une carte cachée.", un(kind));
            }
            Played::Down { place, taken: None } => {
                return format!("a échangé la carte cachée {place} contre une autre, cachée.");
            }
        };
        let came = match effect {
            Effect::Nothing => return format!("{by}."),
            Effect::Look(places) if places.is_empty() => return format!("{by}."),
            Effect::Knight { swapped: [one, two], turned } => {
                let turned = turned.map(
                    |(place, kind, up)| {
                        if up { format!(", {} en {place}", revealed(kind)) } else { format!(", carte {place} cachée") }
                    },
                );
                format!("cartes {one} et {two} échangées{}", turned.unwrap_or_default())
            }
            Effect::Queen { of, saw, lost } => queen(of, *saw, *lost),
            Effect::Reveal(place, kind) => format!("a révélé {} en {place}", un(*kind)),
            Effect::Draw(discarded) => format!("a défaussé {}", both(discarded)),
            Effect::Look(places) => format!("a regardé {}", numbers(places)),
        };
        format!("{by} : {came}.")
    },

    revealed: |who, place, kind| {
        by!(who, name, "Vous avez révélé la carte {place} : {}.", "{name} a révélé la carte {place} : {}.", un(kind))
    },
    replaced: |who, place, laid, taken| match (who, laid, taken) {
        (Who::You, Some(laid), Some(taken)) => {
            format!("Vous avez remplacé la carte {place} par {} et pris {}.", un(laid), un(taken))
        }
        (Who::You, ..) => format!("Vous avez remplacé la carte {place}."),
        (Who::Other(name), Some(laid), Some(taken)) => {
            format!("{name} a remplacé la carte {place} par {} et pris {}.", un(laid), un(taken))
        }
        (Who::Other(name), Some(laid), None) => {
            format!("{name} a remplacé la carte cachée {place} par {}.", un(laid))
        }
        (Who::Other(name), None, Some(taken)) => {
            format!("{name} a remplacé la carte {place} par une carte cachée et pris {}.", un(taken))
        }
        (Who::Other(name), None, None) => {
            format!("{name} a remplacé la carte cachée {place} par une autre carte cachée.")
        }
    },
    switched: |who, one, two| by!(who, name, "Vous avez échangé les cartes {one} et {two}.", "{name} a échangé les cartes {one} et {two}."),
    turned_up: |who, place, kind| {
        by!(who, name, "Vous avez révélé la carte {place} : {}.", "{name} a révélé la carte {place} : {}.", un(kind))
    },
    turned_down: |who, place, kind| {
        by!(who, name, "Vous avez caché la carte {place} : {}.", "{name} a caché la carte {place} : {}.", un(kind))
    },
    queen_looked: |who, saw| match (who, saw) {
        (Who::You, Some(saw)) => format!("Votre Reine a vu {}.", both(&saw)),
        (Who::You, None) => "Votre Reine a regardé deux cartes.".to_owned(),
        (Who::Other(name), Some(saw)) => format!("La Reine {} a vu {}.", de(name), both(&saw)),
        (Who::Other(name), None) => format!("La Reine {} a regardé deux cartes.", de(name)),
    },
    queens_discarded: |who, count| match (who, count) {
        (Who::You, 1) => "Vous avez défaussé une Reine.".to_owned(),
        (Who::You, _) => "Vous avez défaussé deux Reines.".to_owned(),
        (Who::Other(name), 1) => format!("{name} a défaussé une Reine."),
        (Who::Other(name), _) => format!("{name} a défaussé deux Reines."),
    },
    drew: |who, count, cards| match (who, count, cards) {
        (Who::You, _, Some(cards)) => format!("Vous avez pioché {}.", both(cards)),
        (Who::You, 1, None) => "Vous avez pioché une carte.".to_owned(),
        (Who::You, _, None) => format!("Vous avez pioché {count} cartes."),
        (Who::Other(name), 1, _) => format!("{name} a pioché une carte."),
        (Who::Other(name), ..) => format!("{name} a pioché {count} cartes."),
    },
    discarded: |who, kind| by!(who, name, "Vous avez défaussé {}.", "{name} a défaussé {}.", un(kind)),
    looked: |who, place, kind| match (who, kind) {
        (Who::You, Some(kind)) => format!("Vous avez regardé la carte {place} : {}.", un(kind)),
        (Who::You, None) => format!("Vous avez regardé la carte {place}."),
        (Who::Other(name), _) => format!("{name} a regardé la carte {place}."),
    },
    reshuffled: "La défausse a été mélangée pour former une nouvelle pioche.",
    won: |who, by| match (who, by) {
        (Who::You, Conspiracy::Coronation) => "Couronnement ! Trois Rois visibles : vous gagnez.".to_owned(),
        (Who::You, Conspiracy::Murder) => "Meurtre ! Une carte entre deux Assassins : vous gagnez.".to_owned(),
        (Who::You, Conspiracy::Marriage) => "Mariage ! Trois Reines en main : vous gagnez.".to_owned(),
        (Who::Other(name), Conspiracy::Coronation) => {
            format!("Couronnement ! Trois Rois visibles : {name} gagne.")
        }
        (Who::Other(name), Conspiracy::Murder) => {
            format!("Meurtre ! Une carte entre deux Assassins : {name} gagne.")
        }
        (Who::Other(name), Conspiracy::Marriage) => {
            format!("Mariage ! Trois Reines en main : {name} gagne.")
        }
    },
    drawn: "Deux cents tours sans vainqueur : la partie est nulle.",
    refusal: |refusal| match refusal {
        Refusal::Over => "La partie est finie.",
        Refusal::AlreadyUp => "Cette carte est déjà visible : choisissez une carte cachée.",
        Refusal::NotInHand => "Vous n’avez pas cette carte : choisissez-en une de votre main.",
        Refusal::AlreadySeen => "Votre Assassin vient de regarder cette carte : choisissez-en une autre.",
        Refusal::AnotherStep(step) => match step {
            Step::Act => "Révélez d’abord une carte cachée de la Cour, ou remplacez l’une de ses cartes.",
            Step::Lay(_) => "Choisissez d’abord une carte de votre main.",
            Step::Switch => "Choisissez d’abord les deux cartes de la Cour que le Chevalier échangera.",
            Step::TurnOver => "Choisissez d’abord la carte de la Cour que le Chevalier retournera.",
            Step::King => "Révélez d’abord une carte cachée avec le Roi, ou piochez deux cartes.",
            Step::Discard { left: 1 } => "Il vous reste une carte à défausser pour le Roi.",
            Step::Discard { .. } => "Défaussez d’abord deux cartes pour le Roi.",
            Step::Look { .. } => "Choisissez d’abord la carte cachée que l’Assassin regardera.",
        },
    },
    goal: |kings, queens, assassins, near, is_out| {
        let murder =
            if near { "une carte cachée entre deux Assassins".to_owned() } else { format!("{} sur 2", some(assassins, "Assassin")) };
        let marriage = queens.map(|queens| {
            if is_out { format!(" · {}", MARRIAGE_OUT[0]) } else { format!(" · Mariage : {} sur 3", some(queens.into(), "Reine")) }
        });
        let marriage = marriage.unwrap_or_default();
        format!("Couronnement : {} sur 3 · Meurtre : {murder}{marriage}", some(kings, "Roi"))
    },
    goals: [
        "Couronnement : pendant votre tour, trois Rois sont visibles dans la Cour, peu importe qui les a joués.",
        "Meurtre : pendant votre tour, une carte visible est entre deux Assassins visibles (cartes 1 à 3 ou 2 à 4), peu importe qui les a joués.",
        "Mariage : vous commencez votre tour avec trois Reines en main. L’adversaire a un tour pour l’empêcher.",
    ],
    marriage_out: MARRIAGE_OUT,
    turns: |turn, limit| format!("Après {limit} tours sans vainqueur, la partie est nulle. C’est le tour {turn}."),
    face_up_of: |up, of, held| match (up, held) {
        (0 | 1, Some(held @ 1..)) => format!("{up} visible sur {of}, {held} en main"),
        (_, Some(held @ 1..)) => format!("{up} visibles sur {of}, {held} en main"),
        (0 | 1, _) => format!("{up} visible sur {of}"),
        _ => format!("{up} visibles sur {of}"),
    },
    queens_of: |queens| match queens {
        Some(queens) => format!("{queens} en main sur 3"),
        None => "cachées".to_owned(),
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::Crowns => "Vous gagnez dès ce tour : trois Rois visibles, un Couronnement.",
        Reason::Murders => "Vous gagnez dès ce tour : une carte entre deux Assassins, un Meurtre.",
        Reason::OnlyDefence => "Tout autre choix laisse l’adversaire gagner au prochain tour.",
        Reason::Defends => "Cela prive l’adversaire d’une victoire certaine au prochain tour.",
        Reason::ReadyToMarry => "Vous pouvez finir ce tour avec trois Reines : un Mariage, si l’adversaire n’en trouve aucune.",
        Reason::FindsQueen => "L’adversaire a au moins deux Reines : la vôtre en trouvera une à coup sûr.",
        Reason::StopsCoronation => "Vous pouvez empêcher l’adversaire de réussir un Couronnement au prochain tour.",
        Reason::StopsMurder => "Vous pouvez empêcher l’adversaire de réussir un Meurtre au prochain tour.",
        Reason::ThreatensCoronation => "Vous menacez d’un Couronnement à votre prochain tour, si la Cour reste ainsi.",
        Reason::ThreatensMurder => "Vous menacez d’un Meurtre à votre prochain tour, si la Cour reste ainsi.",
        Reason::TwoQueens => "Vous pouvez finir ce tour avec deux Reines en main : plus qu’une pour le Mariage.",
        Reason::KnownToThemAlone => "L’adversaire connaît cette carte cachée, et vous non.",
        Reason::LooksAtUnknown => "Vous ne connaissez pas encore cette carte.",
        Reason::KnowsWhatComes => "Vous connaissez déjà la carte qui sera révélée.",
        Reason::TellsNothingNew => "L’adversaire sait que vous avez cette carte : la jouer face visible ne lui apprend rien.",
        Reason::StaysSecret => "Vous seul connaissez cette carte : face cachée, elle reste secrète.",
    }
    .to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins(Conspiracy::Coronation) => "Vous réussissez un Couronnement d’ici la fin de votre prochain tour",
        Prospect::Wins(Conspiracy::Murder) => "Vous réussissez un Meurtre d’ici la fin de votre prochain tour",
        Prospect::Wins(Conspiracy::Marriage) => "Vous réussissez un Mariage d’ici la fin de votre prochain tour",
        Prospect::Loses(Conspiracy::Coronation) => "L’adversaire réussit un Couronnement à son prochain tour",
        Prospect::Loses(Conspiracy::Murder) => "L’adversaire réussit un Meurtre à son prochain tour",
        Prospect::Loses(Conspiracy::Marriage) => "L’adversaire réussit un Mariage à son prochain tour",
        Prospect::FindsQueen => "Votre Reine trouve une Reine dans la main adverse",
        Prospect::LosesQueen => "La Reine adverse trouve une Reine dans votre main",
        Prospect::HoldsQueens => "Vous commencez votre prochain tour avec au moins deux Reines en main",
        Prospect::HoldsKing => "Vous commencez votre prochain tour avec un Roi en main",
        Prospect::HoldsAssassin => "Vous commencez votre prochain tour avec un Assassin en main",
        Prospect::TheyHold(Kind::Queen) => "L’adversaire a-t-il deux Reines en main",
        Prospect::TheyHold(kind) => return format!("L’adversaire a-t-il {} en main", un(kind)),
        Prospect::Lies(kind) => return format!("Y a-t-il {} parmi les cartes face cachée que vous ne connaissez pas", un(kind)),
    }
    .to_owned()
}
