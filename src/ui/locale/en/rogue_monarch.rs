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
        line: "A face-down court, three conspiracies, and nerve.",
        minutes: 15,
        makers: "Original rules by Erwann Ricord. Art by Ronan Toulhoat. Editorial direction by Anthony Questel and Arnaud Charpentier.",
        people: ["Aldric", "Bianca", "Corvin", "Isaura", "Lucan", "Mirabel", "Orsino", "Viola"],
        levels: [
            "Plays what lies face up, forgets every face-down card, and never asks what you could do with the Court.",
            "Remembers every card it saw, takes a win in reach and fears yours; it thinks no further than one turn.",
            "Plays on from up to 3,000 deals that fit all it has seen; it reads nothing into why you chose a card.",
        ],
        options: &[],
    },
    kinds: KINDS,
    effects: ["Switch two, turn one", "See two cards", "Turn up, or draw two", "Look at two"],
    full_effects: [
        "Switch two cards of the Court, then turn any one Court card over.",
        "Look at two random cards of the other hand. Queens found there are discarded and replaced.",
        "Turn one face-down Court card up, or draw two cards and discard two.",
        "Look at two face-down cards of the Court.",
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
    hand_of: |name, count| format!("Hand of {name}: {count} cards"),
    hidden_card: "A hidden card",
    known_card: |kind| format!("A card you know: {kind}"),
    shown_to_other: "Your opponent knows this card",
    face_up: |place| format!("Place {place}, face up:"),
    face_down: |place| format!("Place {place}: face down"),
    face_down_known: |place, kind| format!("Place {place}: face down; you saw this: {kind}"),
    in_hand: "In your hand:",

    act: "Reveal a face-down Court card, or replace one by a card of your hand.",
    act_with_card: |kind| format!("Choose the Court card that your {kind} replaces."),
    act_on_place: |place| {
        format!("Reveal place {place}, or choose a card of your hand to replace it.")
    },
    act_on_open_place: |place| format!("Choose a card of your hand to replace place {place}."),
    act_both: |kind, place| format!("Lay your {kind} on place {place} face up, or face down?"),
    lay: |place| format!("Choose the card to lay on place {place}."),
    switch: "Knight: choose two Court cards to switch.",
    switch_with: |place| format!("Knight: switch place {place} with which card?"),
    turn_over: "Knight: turn any one Court card over.",
    king: "King: turn a face-down card up, or draw two cards.",
    king_all_up: "King: every card lies face up, so draw two.",
    discard: |left| match left {
        1 => "King: discard one more card.".to_owned(),
        _ => "King: discard two cards of your hand.".to_owned(),
    },
    look: |left| match left {
        1 => "Assassin: look at a face-down card.".to_owned(),
        _ => "Assassin: look at two face-down cards.".to_owned(),
    },

    reveal: "Reveal it",
    switch_both: |one, two| format!("Switch places {one} and {two}."),
    switch_them: "Switch them",
    turn_up: "Turn it up",
    turn_down: "Turn it face down",
    look_at_it: "Look at it",
    discard_it: "Discard it",
    lay_face_up: "Lay face up",
    lay_down: "Lay face down",
    draw_two: "Draw two cards",

    deed: |action| match action {
        Action::Reveal(place) => format!("reveal place {}", place.index() + 1),
        Action::Replace(place) => format!("replace place {}", place.index() + 1),
        Action::Lay(kind, Side::Up) => format!("lay {} face up", a(kind)),
        Action::Lay(kind, Side::Down) => format!("lay {} face down", a(kind)),
        Action::Switch(one, two) => {
            format!("switch places {} and {}", one.index() + 1, two.index() + 1)
        }
        Action::TurnOver(place) => format!("turn place {} over", place.index() + 1),
        Action::TurnUp(place) => format!("turn place {} up", place.index() + 1),
        Action::DrawTwo => "draw two cards".to_owned(),
        Action::Discard(kind) => format!("discard {}", a(kind)),
        Action::LookAt(place) => format!("look at place {}", place.index() + 1),
    },

    revealed: |who, place, kind| match who {
        Who::You => format!("You revealed {} at place {place}.", a(kind)),
        Who::Other(name) => format!("{name} revealed {} at place {place}.", a(kind)),
    },
    replaced: |who, place, laid, taken| match (who, laid, taken) {
        (Who::You, Some(laid), Some(taken)) => {
            format!("You laid {} on place {place} and took {}.", a(laid), a(taken))
        }
        (Who::You, ..) => format!("You replaced the card of place {place}."),
        (Who::Other(name), Some(laid), Some(taken)) => {
            format!("{name} laid {} on place {place} and took {}.", a(laid), a(taken))
        }
        (Who::Other(name), Some(laid), None) => {
            format!("{name} laid {} on place {place} and took the hidden card.", a(laid))
        }
        (Who::Other(name), None, Some(taken)) => {
            format!("{name} laid a card face down on place {place} and took {}.", a(taken))
        }
        (Who::Other(name), None, None) => {
            format!("{name} exchanged the hidden card of place {place}.")
        }
    },
    switched: |who, one, two| match who {
        Who::You => format!("You switched places {one} and {two}."),
        Who::Other(name) => format!("{name} switched places {one} and {two}."),
    },
    turned_up: |who, place, kind| match who {
        Who::You => format!("You turned up {} at place {place}.", a(kind)),
        Who::Other(name) => format!("{name} turned up {} at place {place}.", a(kind)),
    },
    turned_down: |who, place, kind| match who {
        Who::You => format!("You turned the {} at place {place} face down.", KINDS[kind as usize]),
        Who::Other(name) => {
            format!("{name} turned the {} at place {place} face down.", KINDS[kind as usize])
        }
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
        (Who::You, Some(kind)) => format!("You looked at place {place}: {}.", a(kind)),
        (Who::You, None) => format!("You looked at place {place}."),
        (Who::Other(name), _) => format!("{name} looked at place {place}."),
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
    drawn: "Two hundred turns without a winner: the match is drawn.",
    refusal: |refusal| match refusal {
        Refusal::Over => "The match is over.",
        Refusal::AlreadyUp => "This card already lies face up.",
        Refusal::NotInHand => "You hold no such card.",
        Refusal::AlreadySeen => "Your Assassin has just looked at this card.",
        Refusal::AnotherStep(step) => match step {
            Step::Act => "First reveal a face-down Court card, or replace a Court card.",
            Step::Lay(_) => "First choose the card of your hand to lay.",
            Step::Switch => "First the Knight switches two Court cards.",
            Step::TurnOver => "First the Knight turns a Court card over.",
            Step::King => "First the King turns a face-down card up, or you draw two.",
            Step::Discard { .. } => "First discard for the King.",
            Step::Look { .. } => "First the Assassin looks at a face-down card.",
        },
    },
    goal: |kings, queens, assassins, near| {
        let kings = format!("Kings face up {kings} of 3");
        let queens = queens.map(|queens| format!(" · Queens in hand {queens} of 3"));
        let murder = if near {
            " · a card between two Assassins: turned up, it is a murder".to_owned()
        } else {
            format!(" · Assassins face up {assassins} of 2")
        };
        kings + &queens.unwrap_or_default() + &murder
    },
    conspiracies: "Conspiracies",
    coronation_text: "Coronation: three Kings lie face up in the Court during your turn.",
    coronation: |kings| format!("Coronation: {kings} of 3 Kings face up"),
    murder: "Murder: a card between two face-up Assassins",
    marriage: "Marriage: start your turn with 3 Queens",
};
