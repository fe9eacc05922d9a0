//! Rogue Monarch in English.

use crate::games::rogue_monarch::{Action, Conspiracy, Kind, Refusal, Side, Step};
use crate::ui::locale::messages::rogue_monarch::GameMessages;
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

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "Rogue Monarch",
        line: "A face-down Court, three conspiracies and plenty of nerve.",
        minutes: 15,
        makers: "Original rules by Erwann Ricord. Art by Ronan Toulhoat. Editorial direction by Anthony Questel and Arnaud Charpentier.",
        people: ["Aldric", "Bianca", "Corvin", "Isaura", "Lucan", "Mirabel", "Orsino", "Viola"],
        levels: [
            "Plays what it can see, forgets every face-down card and never thinks about what you could do next.",
            "Remembers every card it has seen, takes any win and watches for yours, but never plans beyond this turn.",
            "Plays out up to 3,000 deals that fit all it has seen, but reads nothing into your choices.",
        ],
        options: &[],
    },
    kinds: KINDS,
    effects: [
        "Swap two, flip one",
        "Look at their hand",
        "Reveal, or draw two",
        "Look at the Court",
    ],
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

    act: "Reveal a face-down Court card, or replace any Court card with one from your hand.",
    act_with_card: |kind| format!("Choose a Court card to replace with your {kind}."),
    act_on_place: |place| {
        format!("Reveal card {place}, or choose a card from your hand to replace it.")
    },
    act_on_open_place: |place| format!("Choose a card from your hand to replace card {place}."),
    act_both: |kind, place| format!("Replace card {place} with your {kind}: face up or face down?"),
    lay: |place| format!("Choose a card from your hand to replace card {place}."),
    switch: "Knight: choose two Court cards to swap.",
    switch_with: |place| format!("Knight: choose a Court card to swap with card {place}."),
    turn_over: "Knight: choose a Court card to flip.",
    king: "King: reveal a face-down card, or draw two cards.",
    king_all_up: "King: no card is face down, so draw two cards.",
    discard: |left| match left {
        1 => "King: discard one more card.".to_owned(),
        _ => "King: discard two cards from your hand.".to_owned(),
    },
    look: |left| match left {
        1 => "Assassin: look at a face-down card.".to_owned(),
        _ => "Assassin: look at two face-down cards.".to_owned(),
    },

    reveal: "Reveal it",
    switch_both: |one, two| format!("Swap cards {one} and {two}?"),
    switch_them: "Swap them",
    turn_down: "Turn it face down",
    look_at_it: "Look at it",
    discard_it: "Discard it",
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

    revealed: |who, place, kind| match who {
        Who::You => format!("You revealed card {place}: {}.", a(kind)),
        Who::Other(name) => format!("{name} revealed card {place}: {}.", a(kind)),
    },
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
    switched: |who, one, two| match who {
        Who::You => format!("You swapped cards {one} and {two}."),
        Who::Other(name) => format!("{name} swapped cards {one} and {two}."),
    },
    turned_up: |who, place, kind| match who {
        Who::You => format!("You revealed card {place}: {}.", a(kind)),
        Who::Other(name) => format!("{name} revealed card {place}: {}.", a(kind)),
    },
    turned_down: |who, place, kind| match who {
        Who::You => format!("You turned card {place} face down: {}.", a(kind)),
        Who::Other(name) => format!("{name} turned card {place} face down: {}.", a(kind)),
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
    discarded: |who, kind| match who {
        Who::You => format!("You discarded {}.", a(kind)),
        Who::Other(name) => format!("{name} discarded {}.", a(kind)),
    },
    looked: |who, place, kind| match (who, kind) {
        (Who::You, Some(kind)) => format!("You looked at card {place}: {}.", a(kind)),
        (Who::You, None) => format!("You looked at card {place}."),
        (Who::Other(name), _) => format!("{name} looked at card {place}."),
    },
    reshuffled: "The discard pile was shuffled into a new draw pile.",
    won: |who, by| match (who, by) {
        (Who::You, Conspiracy::Coronation) => {
            "Coronation! Three Kings face up: you win.".to_owned()
        }
        (Who::You, Conspiracy::Murder) => {
            "Murder! A card between two Assassins: you win.".to_owned()
        }
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
    goal: |kings, queens, assassins, near| {
        let kings = format!("Kings face up: {kings} of 3");
        let queens = queens.map(|queens| format!(" · Queens in hand: {queens} of 3"));
        let murder = if near {
            " · one card between two Assassins: reveal it for a Murder".to_owned()
        } else {
            format!(" · Assassins face up: {assassins} of 2")
        };
        kings + &queens.unwrap_or_default() + &murder
    },
    conspiracies: "Conspiracies",
    coronation_text: "Coronation: three Kings face up in the Court during your turn",
    coronation: |kings| format!("Coronation: {kings} of 3 Kings face up"),
    murder: "Murder: a card between two face-up Assassins",
    marriage: "Marriage: start your turn with 3 Queens",
};
