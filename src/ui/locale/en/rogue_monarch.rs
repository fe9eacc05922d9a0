//! Rogue Monarch in English.

use crate::bots::rogue_monarch::{Prospect, Reason};
use crate::games::rogue_monarch::{Action, Conspiracy, Kind, Refusal, Side, Step};
use crate::ui::locale::messages::rogue_monarch::{Effect, GameMessages, Played};
use crate::ui::locale::{About, Who};

const KINDS: [&str; 4] = ["Knight", "Queen", "King", "Assassin"];

/// Returns a card with its article.
fn a(kind: Kind) -> &'static str {
    ["a Knight", "a Queen", "a King", "an Assassin"][kind as usize]
}

fn both(kinds: &[Kind]) -> String {
    match kinds {
        [one] => a(*one).to_owned(),
        [one, two] if one == two => format!("two {}s", KINDS[*one as usize]),
        [one, two, ..] => format!("{} and {}", a(*one), a(*two)),
        [] => "nothing".to_owned(),
    }
}

/// Returns cards of a player's hand.
fn cards_of(who: &Who, kinds: [Kind; 2]) -> String {
    let [one, two] = kinds.map(|kind| KINDS[kind as usize]);
    match who {
        Who::You if one == two => format!("two of your {one}s"),
        Who::You => format!("your {one} and your {two}"),
        Who::Other(_) => both(&kinds),
    }
}

/// Returns what a Queen came to.
fn queen(of: &Who, saw: Option<[Kind; 2]>, lost: u8) -> String {
    let other = saw.and_then(|saw| saw.into_iter().find(|&kind| kind != Kind::Queen));
    match (of, saw, lost, other) {
        (_, Some(saw), 0, _) => format!("saw {}", cards_of(of, saw)),
        (_, None, 0, _) => "looked at two cards".to_owned(),
        (Who::You, _, 1, Some(other)) => {
            format!("you lost a Queen and your {} was seen", KINDS[other as usize])
        }
        (Who::You, _, 1, None) => "you lost a Queen".to_owned(),
        (Who::You, ..) => "you lost two Queens".to_owned(),
        (Who::Other(name), _, 1, _) => format!("{name} lost a Queen"),
        (Who::Other(name), ..) => format!("{name} lost two Queens"),
    }
}

/// Returns a list of the numbers of Court cards.
fn numbers(places: &[usize]) -> String {
    match places {
        [one] => format!("card {one}"),
        [one, two, ..] => format!("cards {one} and {two}"),
        [] => "no card".to_owned(),
    }
}

const MARRIAGE_OUT: [&str; 2] =
    ["Marriage: out of reach for now", "Out of reach until the discard pile is reshuffled: until then, at most two Queens are left."];

pub const ABOUT: About = About {
    name: "Rogue Monarch",
    line: "A face-down Court, three conspiracies and plenty of nerve.",
    minutes: 15,
    makers: "Original rules by Erwann Ricord. Art by Ronan Toulhoat. Editorial direction by Anthony Questel and Arnaud Charpentier.",
    people: ["Aldric", "Bianca", "Corvin", "Isaura", "Lucan", "Mirabel", "Orsino", "Viola"],
    hidden: "cards",
    levels: [
        "Plays what it can see, forgets every face-down card and never thinks about what you could do next.",
        "Remembers every card it has seen, takes any win and watches for yours, but never plans beyond this turn.",
        "Plays out up to 3,000 deals that fit all it has seen, but reads nothing into your choices.",
    ],
    options: &[],
};

pub const MESSAGES: GameMessages = GameMessages {
    kinds: KINDS,
    effects: ["Swap two, flip one", "Look at their hand", "Reveal, or draw two", "Look at the Court"],
    full_effects: [
        "Swap two Court cards, then flip any Court card.",
        "Look at two random cards in your opponent’s hand. Any Queens among them are discarded and replaced.",
        "Reveal a face-down Court card, or draw two cards and discard two.",
        "Look at two face-down Court cards.",
    ],
    court: "The Court",
    pile: |count| match count {
        1 => "Draw pile: 1 card".to_owned(),
        _ => format!("Draw pile: {count} cards"),
    },
    under: |count| match count {
        1 => "1 Queen at the bottom".to_owned(),
        _ => format!("{count} Queens at the bottom"),
    },
    discards: |count| match count {
        0 => "Discard pile: empty".to_owned(),
        1 => "Discard pile: 1 card".to_owned(),
        _ => format!("Discard pile: {count} cards"),
    },
    last_discard: "On top:",
    hand_of: |name, count| match count {
        1 => format!("{name}’s hand: 1 card"),
        _ => format!("{name}’s hand: {count} cards"),
    },
    hidden_card: "A hidden card",
    known_card: |kind| format!("A card you know: {kind}"),
    shown_to_other: "Your opponent knows this card",
    face_up: |place| format!("Court card {place}, face up:"),
    face_down: |place| format!("Court card {place}: face down"),
    face_down_known: |place, kind| {
        let article = if kind.starts_with('A') { "an" } else { "a" };
        format!("Court card {place}: face down; you know it’s {article} {kind}")
    },
    in_hand: "In your hand:",
    shown_court: |place| format!("Court card {place}, for your eyes only:"),
    shown_hand: |name| format!("In {name}’s hand:"),
    shown_own: |name| format!("{name}’s Queen saw these cards in your hand:"),
    open_court: |place| format!("Court card {place}, face down at the time:"),
    open_card: "Hidden from others:",
    open_pile: |count, kinds| match count {
        1 => format!("Draw pile: 1 card, {kinds}"),
        _ => format!("Draw pile: {count} cards, from the top: {kinds}"),
    },
    pile_sum: |pile, hands, discards| format!("Draw pile: {pile} of 16 (Court 4, hands {hands}, discard pile {discards})"),
    discarded_so_far: |counts| {
        let all = KINDS.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        let all: Vec<_> = all.map(|(kind, count)| format!("{count} {kind}{}", if count > 1 { "s" } else { "" })).collect();
        format!("In the discard pile: {}.", all.join(", "))
    },

    act: "Reveal a face-down Court card, or replace any Court card with one from your hand.",
    act_all_up: "Every Court card is face up: replace one with a card from your hand.",
    act_with_card: |kind| format!("Choose a Court card to replace with your {kind}."),
    act_on_place: |place| format!("Reveal card {place}, or choose a card from your hand to replace it."),
    act_on_open_place: |place| format!("Choose a card from your hand to replace card {place}."),
    act_both: |kind, place| format!("Replace card {place} with your {kind}: face up or face down?"),
    lay: |place| format!("Play a card from your hand in place of card {place}, face up or face down."),
    switch: "Knight: choose two Court cards to swap.",
    switch_with: |place| format!("Knight: choose a Court card to swap with card {place}."),
    turn_over: "Knight: choose any Court card to flip, face up or face down.",
    king: "King: reveal a face-down card, or draw two cards.",
    king_all_up: "King: no card is face down, so draw two cards.",
    discard: |left| match left {
        1 => "King: discard one more card.".to_owned(),
        _ => "King: discard two cards from your hand.".to_owned(),
    },
    look: |left, is_second| match (left, is_second) {
        (1, true) => "Assassin: look at one more face-down card.",
        (1, false) => "Assassin: look at the only face-down card.",
        _ => "Assassin: look at two face-down cards.",
    },

    reveal: "Reveal it",
    switch_both: |one, two| format!("Swap cards {one} and {two}?"),
    switch_them: "Swap them",
    turn_down: "Turn it face down",
    look_at_it: "Look at it",
    look_at_both: "Look at both",
    look_both: |a, b| format!("Look at cards {a} and {b}?"),
    look_with: "Or choose a second card to look at both.",
    discard_it: "Discard it",
    discard_both: "Discard both",
    discard_these: |one, two| format!("Discard {}?", both(&[one, two])),
    discard_with: "Or choose a second card to discard both.",
    lay_face_up: "Play face up",
    lay_down: "Play face down",
    draw_two: "Draw two cards",

    deed: |action| match action {
        Action::Reveal(place) | Action::TurnUp(place) => {
            format!("reveal card {}", place.index() + 1)
        }
        Action::Replace(place) => format!("replace card {}", place.index() + 1),
        Action::Lay(kind, Side::Up) => format!("play {} face up", a(kind)),
        Action::Lay(kind, Side::Down) => format!("play {} face down", a(kind)),
        Action::Switch(one, two) => {
            format!("swap cards {} and {}", one.index() + 1, two.index() + 1)
        }
        Action::TurnOver(place) => format!("flip card {}", place.index() + 1),
        Action::DrawTwo => "draw two cards".to_owned(),
        Action::Discard(kind) => format!("discard {}", a(kind)),
        Action::LookAt(place) => format!("look at card {}", place.index() + 1),
    },

    order: |action| match action {
        Action::Reveal(place) => format!("Reveal card {}.", place.index() + 1),
        Action::TurnUp(place) => format!("Reveal card {} with the King.", place.index() + 1),
        Action::Replace(place) => format!("Replace card {}.", place.index() + 1),
        Action::Lay(kind, Side::Up) => format!("Play {} face up.", a(kind)),
        Action::Lay(kind, Side::Down) => format!("Play {} face down.", a(kind)),
        Action::Switch(one, two) => {
            format!("Swap cards {} and {}.", one.index() + 1, two.index() + 1)
        }
        Action::TurnOver(place) => format!("Flip card {}.", place.index() + 1),
        Action::DrawTwo => "Draw two cards.".to_owned(),
        Action::Discard(kind) => format!("Discard {}.", a(kind)),
        Action::LookAt(place) => format!("Look at card {}.", place.index() + 1),
    },
    recap: |played, effect| {
        let by = match played {
            Played::Revealed(place, kind) => {
                format!("{} revealed on {place}", KINDS[kind as usize])
            }
            Played::Up { place, laid, taken: None } => {
                format!("{} played on {place}", KINDS[laid as usize])
            }
            Played::Up { place, laid, taken: Some(kind) } => {
                format!("{} on {place}, took {}", KINDS[laid as usize], a(kind))
            }
            Played::Down { place, taken: Some(kind) } => {
                return format!("took {} from {place}, left a face-down card there.", a(kind));
            }
            Played::Down { place, taken: None } => {
                return format!("swapped face-down card {place} for another, face down.");
            }
        };
        let came = match effect {
            Effect::Nothing => return format!("{by}."),
            Effect::Look(places) if places.is_empty() => return format!("{by}."),
            Effect::Knight { swapped: [one, two], turned } => {
                let turned =
                    turned.map(
                        |(place, kind, up)| {
                            if up { format!(", revealed {} on {place}", a(kind)) } else { format!(", turned {place} face down") }
                        },
                    );
                format!("swapped cards {one} and {two}{}", turned.unwrap_or_default())
            }
            Effect::Queen { of, saw, lost } => queen(of, *saw, *lost),
            Effect::Reveal(place, kind) => format!("revealed {} on {place}", a(*kind)),
            Effect::Draw(discarded) => format!("discarded {}", both(discarded)),
            Effect::Look(places) => format!("looked at {}", numbers(places)),
        };
        format!("{by}: {came}.")
    },

    revealed: |who, place, kind| by!(who, name, "You revealed card {place}: {}.", "{name} revealed card {place}: {}.", a(kind)),
    replaced: |who, place, laid, taken| match (who, laid, taken) {
        (Who::You, Some(laid), Some(taken)) => {
            format!("You replaced card {place} with {} and took {}.", a(laid), a(taken))
        }
        (Who::You, ..) => format!("You replaced card {place}."),
        (Who::Other(name), Some(laid), Some(taken)) => {
            format!("{name} replaced card {place} with {} and took {}.", a(laid), a(taken))
        }
        (Who::Other(name), Some(laid), None) => {
            format!("{name} replaced face-down card {place} with {}.", a(laid))
        }
        (Who::Other(name), None, Some(taken)) => {
            format!("{name} replaced card {place} with a face-down card and took {}.", a(taken))
        }
        (Who::Other(name), None, None) => {
            format!("{name} replaced face-down card {place} with another face-down card.")
        }
    },
    switched: |who, one, two| by!(who, name, "You swapped cards {one} and {two}.", "{name} swapped cards {one} and {two}."),
    turned_up: |who, place, kind| by!(who, name, "You revealed card {place}: {}.", "{name} revealed card {place}: {}.", a(kind)),
    turned_down: |who, place, kind| {
        by!(who, name, "You turned card {place} face down: {}.", "{name} turned card {place} face down: {}.", a(kind))
    },
    queen_looked: |who, saw| match (who, saw) {
        (Who::You, Some(saw)) => format!("Your Queen saw {}.", both(&saw)),
        (Who::You, None) => "Your Queen looked at two cards.".to_owned(),
        (Who::Other(name), Some(saw)) => format!("{name}’s Queen saw {}.", both(&saw)),
        (Who::Other(name), None) => format!("{name}’s Queen looked at two cards."),
    },
    queens_discarded: |who, count| match (who, count) {
        (Who::You, 1) => "You discarded a Queen.".to_owned(),
        (Who::You, _) => "You discarded two Queens.".to_owned(),
        (Who::Other(name), 1) => format!("{name} discarded a Queen."),
        (Who::Other(name), _) => format!("{name} discarded two Queens."),
    },
    drew: |who, count, cards| match (who, count, cards) {
        (Who::You, _, Some(cards)) => format!("You drew {}.", both(cards)),
        (Who::You, 1, None) => "You drew a card.".to_owned(),
        (Who::You, _, None) => format!("You drew {count} cards."),
        (Who::Other(name), 1, _) => format!("{name} drew a card."),
        (Who::Other(name), ..) => format!("{name} drew {count} cards."),
    },
    discarded: |who, kind| by!(who, name, "You discarded {}.", "{name} discarded {}.", a(kind)),
    looked: |who, place, kind| match (who, kind) {
        (Who::You, Some(kind)) => format!("You looked at card {place}: {}.", a(kind)),
        (Who::You, None) => format!("You looked at card {place}."),
        (Who::Other(name), _) => format!("{name} looked at card {place}."),
    },
    reshuffled: "The discard pile was shuffled into a new draw pile.",
    won: |who, by| match (who, by) {
        (Who::You, Conspiracy::Coronation) => "Coronation! Three Kings face up: you win.".to_owned(),
        (Who::You, Conspiracy::Murder) => "Murder! A card between two Assassins: you win.".to_owned(),
        (Who::You, Conspiracy::Marriage) => "Marriage! Three Queens in hand: you win.".to_owned(),
        (Who::Other(name), Conspiracy::Coronation) => {
            format!("Coronation! Three Kings face up: {name} wins.")
        }
        (Who::Other(name), Conspiracy::Murder) => {
            format!("Murder! A card between two Assassins: {name} wins.")
        }
        (Who::Other(name), Conspiracy::Marriage) => {
            format!("Marriage! Three Queens in hand: {name} wins.")
        }
    },
    drawn: "Two hundred turns without a winner: the game is a draw.",
    refusal: |refusal| match refusal {
        Refusal::Over => "The game is over.",
        Refusal::AlreadyUp => "This card is already face up: choose a face-down card.",
        Refusal::NotInHand => "You don’t have this card: choose one from your hand.",
        Refusal::AlreadySeen => "Your Assassin has just looked at this card: choose another.",
        Refusal::AnotherStep(step) => match step {
            Step::Act => "First reveal a face-down Court card, or replace a Court card.",
            Step::Lay(_) => "First choose a card from your hand.",
            Step::Switch => "First choose two Court cards for the Knight to swap.",
            Step::TurnOver => "First choose a Court card for the Knight to flip.",
            Step::King => "First reveal a face-down card with the King, or draw two cards.",
            Step::Discard { left: 1 } => "First discard one more card for the King.",
            Step::Discard { .. } => "First discard two cards for the King.",
            Step::Look { .. } => "First choose a face-down card for the Assassin to look at.",
        },
    },
    goal: |kings, queens, assassins, near, is_out| {
        let murder = if near { "a face-down card between two Assassins".to_owned() } else { format!("{assassins} of 2 Assassins") };
        let marriage =
            queens.map(|queens| if is_out { format!(" · {}", MARRIAGE_OUT[0]) } else { format!(" · Marriage: {queens} of 3 Queens") });
        let marriage = marriage.unwrap_or_default();
        format!("Coronation: {kings} of 3 Kings · Murder: {murder}{marriage}")
    },
    goals: [
        "Coronation: during your turn, three Kings are face up in the Court, no matter who played them.",
        "Murder: during your turn, a face-up card is between two face-up Assassins (cards 1 to 3 or 2 to 4), no matter who played them.",
        "Marriage: you start your turn with three Queens in hand. Your opponent has a turn to stop you.",
    ],
    marriage_out: MARRIAGE_OUT,
    turns: |turn, limit| format!("After {limit} turns without a winner, the game is a draw. This is turn {turn}."),
    face_up_of: |up, of, held| match held {
        Some(held @ 1..) => format!("{up} of {of} face up, {held} in hand"),
        _ => format!("{up} of {of} face up"),
    },
    queens_of: |queens| match queens {
        Some(queens) => format!("{queens} of 3 in hand"),
        None => "hidden".to_owned(),
    },
};

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::Crowns => "You win this turn: three Kings face up, a Coronation.",
        Reason::Murders => "You win this turn: a card between two Assassins, a Murder.",
        Reason::OnlyDefence => "Anything else lets your opponent win next turn.",
        Reason::Defends => "It denies your opponent a certain win next turn.",
        Reason::ReadyToMarry => "You can end this turn with three Queens: a Marriage, unless your opponent’s Queen finds one.",
        Reason::FindsQueen => "Your opponent holds at least two Queens: yours is sure to find one.",
        Reason::StopsCoronation => "You can rule out a Coronation by your opponent next turn.",
        Reason::StopsMurder => "You can rule out a Murder by your opponent next turn.",
        Reason::ThreatensCoronation => "You threaten a Coronation on your next turn, if the Court stays as you leave it.",
        Reason::ThreatensMurder => "You threaten a Murder on your next turn, if the Court stays as you leave it.",
        Reason::TwoQueens => "You can end this turn with two Queens in hand, one short of a Marriage.",
        Reason::KnownToThemAlone => "Your opponent knows that face-down card, and you don’t.",
        Reason::LooksAtUnknown => "You don’t know that card yet.",
        Reason::KnowsWhatComes => "You already know the card that will be revealed.",
        Reason::TellsNothingNew => "Your opponent already knows you hold this card, so playing it face up gives nothing away.",
        Reason::StaysSecret => "Only you know this card, and face down it stays secret.",
    }
    .to_owned()
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins(Conspiracy::Coronation) => "You complete a Coronation by the end of your next turn",
        Prospect::Wins(Conspiracy::Murder) => "You complete a Murder by the end of your next turn",
        Prospect::Wins(Conspiracy::Marriage) => "You complete a Marriage by the end of your next turn",
        Prospect::Loses(Conspiracy::Coronation) => "Your opponent completes a Coronation next turn",
        Prospect::Loses(Conspiracy::Murder) => "Your opponent completes a Murder next turn",
        Prospect::Loses(Conspiracy::Marriage) => "Your opponent completes a Marriage next turn",
        Prospect::FindsQueen => "Your Queen finds a Queen in your opponent’s hand",
        Prospect::LosesQueen => "Your opponent’s Queen finds a Queen in your hand",
        Prospect::HoldsQueens => "You start your next turn with at least two Queens in hand",
        Prospect::HoldsKing => "You start your next turn with a King in hand",
        Prospect::HoldsAssassin => "You start your next turn with an Assassin in hand",
        Prospect::TheyHold(Kind::Queen) => "Does your opponent hold two Queens",
        Prospect::TheyHold(kind) => return format!("Does your opponent hold {}", a(kind)),
        Prospect::Lies(kind) => return format!("Is there {} among the face-down cards you don’t know", a(kind)),
    }
    .to_owned()
}
