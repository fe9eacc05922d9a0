//! The Dwarf King in English.

use crate::bots::dwarf_king::{Prospect, Reason};
use crate::games::dwarf_king::{Action, Card, Rank, Refusal, Side, Step, Suit};
use crate::ui::locale::messages::dwarf_king::{Beside, Coach, Counted, GameMessages, QuestMessages, Recapped, Sum};
use crate::ui::locale::{About, OptionMessages, Who, number};
use std::cmp::Ordering;

const SUITS: [&str; 3] = ["Dwarves", "Knights", "Goblins"];

/// A card of each suit, in the singular.
const ONE_OF: [&str; 3] = ["a Dwarf", "a Knight", "a Goblin"];

/// The singular of the suits.
const ONE: [&str; 3] = ["Dwarf", "Knight", "Goblin"];

const ORDINALS: [&str; 5] = ["First", "Second", "Third", "Fourth", "Fifth"];

fn special_name(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::DRUID => "Druid",
        Card::DWARVES_FLAG_BEARER => "Dwarves’ Flag Bearer",
        Card::TINKERER => "Tinkerer",
        Card::JESTER => "Jester",
        Card::KNIGHTS_FLAG_BEARER => "Knights’ Flag Bearer",
        Card::ENCHANTER => "Enchanter",
        Card::SCOUT => "Scout",
        Card::SHAMAN => "Shaman",
        Card::GOBLINS_FLAG_BEARER => "Goblins’ Flag Bearer",
        Card::DRAGON => "Dragon",
        Card::MUMMY => "Mummy",
        Card::CLONE => "Clone",
        Card::SORCERER => "Sorcerer",
        Card::EXCALIBUR => "Excalibur",
        _ => return None,
    })
}

fn name(card: Card) -> String {
    special_name(card).map_or_else(|| rank_and_suit(card), str::to_owned)
}

fn rank_and_suit(card: Card) -> String {
    let suit = card.suit().map_or("", |suit| SUITS[suit as usize]);
    match card.rank() {
        Some(Rank::Number(number)) => format!("{number} of {suit}"),
        Some(Rank::Jack) => format!("Jack of {suit}"),
        Some(Rank::Queen) => format!("Queen of {suit}"),
        Some(Rank::King) => format!("King of {suit}"),
        Some(Rank::Ace) => format!("Ace of {suit}"),
        None => String::new(),
    }
}

/// Returns a card with its article.
fn the(card: Card) -> String {
    if card == Card::EXCALIBUR { name(card) } else { format!("the {}", name(card)) }
}

fn tricks(count: usize) -> String {
    if count == 1 { "1 trick".to_owned() } else { format!("{count} tricks") }
}

fn suited(suit: Suit, count: usize) -> String {
    let names = if count == 1 { ONE } else { SUITS };
    format!("{count} {}", names[suit as usize])
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Formats points with their sign.
fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}

fn sum(sum: Sum) -> String {
    match sum {
        Sum::Each { what, count, each } => {
            let product = format!("× {} = {}", number(each), number(each * count as i16));
            match what {
                Counted::Streak if count > 1 => format!("{count} tricks in a row {product}"),
                Counted::Tricks | Counted::Streak => format!("{} {product}", tricks(count)),
                Counted::LastFour => format!("{count} of the last four tricks {product}"),
                Counted::TricksOf(player) => format!("{player}: {} {product}", tricks(count)),
                Counted::Suit(suit) => format!("{} {product}", suited(suit, count)),
                Counted::Numbers(a, b) => format!("{a}s and {b}s: {count} {product}"),
            }
        }
        Sum::Highest { mine, best_other, points } => {
            format!("Cards total {mine}, highest other total {best_other}: {}", signed(points))
        }
        Sum::Exactly { tricks: count, wanted, points } => {
            format!("{}, exactly {wanted} needed: {}", tricks(count), signed(points))
        }
        Sum::Parity { tricks: 0, .. } => "No tricks: 0".to_owned(),
        Sum::Parity { tricks: count, points } => {
            let kind = if count.is_multiple_of(2) { "an even" } else { "an odd" };
            format!("{}, {kind} number: {}", tricks(count), signed(points))
        }
        Sum::Alike { tricks: count, others, points } => {
            let like = match others {
                0 => "like no one else".to_owned(),
                1 => "the same as 1 other player".to_owned(),
                _ => format!("the same as {others} other players"),
            };
            format!("{}, {like}: {}", tricks(count), signed(points))
        }
        Sum::Over { plus: (plus, gains), minus: (minus, costs) } => {
            format!("{} − {} = {}", suited(plus, gains), suited(minus, costs), number(gains as i16 - costs as i16))
        }
        Sum::Royals { kings, queens, king } => {
            let (points, each) = (king * (kings as i16 - queens as i16), king.abs());
            let kings = format!("{} × {each}", counted(kings, "King", "Kings"));
            let queens = format!("{} × {each}", counted(queens, "Queen", "Queens"));
            let (plus, minus) = if king > 0 { (kings, queens) } else { (queens, kings) };
            format!("{plus} − {minus} = {}", number(points))
        }
        Sum::Third { place: Some(place), points } => {
            format!("{} to win a third trick: {}", ORDINALS[place], signed(points))
        }
        Sum::Third { place: None, .. } => "Fewer than three tricks: 0".to_owned(),
        Sum::Triplets { numbers: 0, honours: 0, .. } => "No three of a kind: 0".to_owned(),
        Sum::Triplets { numbers, honours, each } => {
            let set = |count: usize, of: &str, each: i16| {
                let sets = counted(count, "set", "sets");
                (count > 0).then(|| format!("{sets} of {of} × {}", number(each)))
            };
            let parts = [set(numbers, "numbers", each), set(honours, "honours", 2 * each)];
            let points = each * (numbers + 2 * honours) as i16;
            let parts: Vec<String> = parts.into_iter().flatten().collect();
            format!("{} = {}", parts.join(" + "), number(points))
        }
        Sum::Streak { length, won, points } => {
            let kind = if won { "winning" } else { "losing" };
            format!("Longest {kind} streak {length}, 4 needed: {}", signed(points))
        }
        Sum::Army { counts, longest, points } => {
            let suits: Vec<String> = SUITS.iter().zip(counts).map(|(suit, count)| format!("{suit} {count}")).collect();
            let kind = if longest { "most" } else { "fewest" };
            format!("{}: the {kind} is {}", suits.join(", "), number(points))
        }
        Sum::Lowest { suit, points: 0 } => format!("No {} from 1 to 11: 0", ONE[suit as usize]),
        Sum::Lowest { suit, points } => format!("Lowest {}: {points}", ONE[suit as usize]),
        Sum::Nobility { honours, knights, each } => {
            let cards = format!("{} + {}", counted(honours, "honour", "honours"), counted(knights, "Knight", "Knights"));
            let points = number(each * (honours + knights) as i16);
            if each == 1 { format!("{cards} = {points}") } else { format!("({cards}) × {} = {points}", number(each)) }
        }
        Sum::Neighbours { mine, right, left } => {
            let beside = |(name, count, points)| format!("{name}, {}: {}", tricks(count), signed(points));
            let sum = number(right.2 + left.2);
            format!("{}; {}; {}. Sum: {sum}", tricks(mine), beside(right), beside(left))
        }
    }
}

fn beside(quest: Beside) -> String {
    match quest {
        Beside::Right(name) => format!("+1 for each trick won by {name}, on your right."),
        Beside::Left(name) => format!("+1 for each trick won by {name}, on your left."),
        Beside::InLine { right, left } => {
            format!("+3 if {right}, on your right, has more tricks than you, +3 if {left}, on your left, has fewer.")
        }
        Beside::Sandwich { right, left } => {
            format!("+3 for each neighbour with fewer tricks than you: {left} and {right}.")
        }
    }
}

fn recap(recapped: Recapped) -> String {
    match recapped {
        Recapped::Chose(quest) => format!("chose the Quest {quest}"),
        Recapped::Took(Who::You) => "took two cards from you".to_owned(),
        Recapped::Took(Who::Other(from)) => format!("took two cards from {from}"),
        Recapped::Exchanged(Who::You, Some([a, b])) => {
            format!("gave you {} and {} for two of yours", the(a), the(b))
        }
        Recapped::Exchanged(Who::You, None) => "swapped two cards with you".to_owned(),
        Recapped::Exchanged(Who::Other(with), _) => format!("swapped two cards with {with}"),
        Recapped::Swapped(Who::You) => "swapped hands with you".to_owned(),
        Recapped::Swapped(Who::Other(with)) => format!("swapped hands with {with}"),
        Recapped::Passed(side, yours) => {
            let side = match side {
                Side::Left => "left",
                Side::Right => "right",
            };
            let new = if yours { " (you have a new one)" } else { "" };
            format!("passed all hands to the {side}{new}")
        }
        Recapped::Sorcerer(card, true) => {
            format!("took {} from your trick for the Sorcerer", the(card))
        }
        Recapped::Sorcerer(card, false) => format!("swapped the Sorcerer for {}", the(card)),
        Recapped::Won(by) => format!("won the trick ({})", name(by)),
        Recapped::Lost(card, Who::You) => format!("{} (you won the trick)", name(card)),
        Recapped::Lost(card, Who::Other(winner)) => {
            format!("{} ({winner} won the trick)", name(card))
        }
        Recapped::Played(card) => name(card),
        Recapped::Led(card) => format!("led {}", the(card)),
        Recapped::Points(None, card, points) => format!("{} ({})", signed(points), name(card)),
        Recapped::Points(Some(Who::You), card, points) => {
            format!("{} for you ({})", signed(points), name(card))
        }
        Recapped::Points(Some(Who::Other(player)), card, points) => {
            format!("{} for {player} ({})", signed(points), name(card))
        }
    }
}

/// Returns an exception to 'any card'.
fn but(card: Option<Card>) -> String {
    card.map_or_else(String::new, |card| format!(" but {}", the(card)))
}

fn first(step: Step) -> &'static str {
    match step {
        Step::Quest => "First choose the Quest.",
        Step::Target => "First choose a player to take two cards from.",
        Step::GiveBack { left: 1 } => "First give back one more card.",
        Step::GiveBack { .. } => "First give back two cards.",
        Step::Play => "Play a card from your hand.",
        Step::Swap => "First choose a player to swap hands with.",
        Step::Pass => "First choose which way to pass all hands.",
        Step::Sorcerer => "First decide whether to use the Sorcerer.",
        Step::Over => "The game is over.",
    }
}

const QUESTS: [QuestMessages; 40] = [
    ("The Law of Series", "+2 for each trick in your longest winning streak."),
    ("Bad Series", "−2 for each trick in your longest winning streak."),
    ("Save the Rearguard", "+2 for each of the last four tricks of the deal."),
    ("Sacrifice the Rearguard", "−2 for each of the last four tricks of the deal."),
    ("Three Quarters", "+4 for each 3 and each 4."),
    ("Six to Seven", "+4 for each 6 and each 7."),
    ("Rout of the Knights", "−1 for each Knight."),
    ("Rout of the Goblins", "−1 for each Goblin."),
    ("To the Right", "+1 for each trick won by the player on your right."),
    ("To the Left", "+1 for each trick won by the player on your left."),
    ("Good Numbers", "Add up your cards from 1 to 11: +5 if your total beats everyone else’s."),
    ("Bad Numbers", "Add up your cards from 1 to 11: −5 if your total beats everyone else’s."),
    ("Most Victories", "+1 for each trick."),
    ("Fewest Victories", "−1 for each trick."),
    ("Third Time Lucky", "+5 for exactly three tricks."),
    ("Only One", "+5 for exactly one trick."),
    ("Four by Four", "+5 for exactly four tricks."),
    ("Two by Two", "+5 for exactly two tricks."),
    ("Evens", "+5 for an even number of tricks; zero doesn’t count."),
    ("Odds", "+5 for an odd number of tricks."),
    ("All for One", "+5 if no one else has the same number of tricks as you; zero counts."),
    ("One for All", "+5 if someone else has the same number of tricks as you; zero counts."),
    ("Knights over Dwarves", "+1 for each Knight, −1 for each Dwarf."),
    ("Dwarves over Knights", "+1 for each Dwarf, −1 for each Knight."),
    ("Capture the Kings", "+3 for each King, −3 for each Queen."),
    ("Capture the Queens", "+3 for each Queen, −3 for each King."),
    ("Counting Rhyme", "The first player to win a third trick scores +3, the second +4, the third +5, and so on."),
    ("Rhyme Reversed", "The first player to win a third trick scores −3, the second −4, the third −5, and so on."),
    ("Triplets", "For each three of a kind: +2 for Jacks, Queens, Kings or Aces, +1 for numbers."),
    ("Broken Triplets", "For each three of a kind: −2 for Jacks, Queens, Kings or Aces, −1 for numbers."),
    ("Grand Slam", "+5, once only, for winning four or more tricks in a row."),
    ("Utter Chaos", "+5, once only, for losing four or more tricks in a row."),
    ("Elite Army", "+1 for each card in your shortest suit, which may be empty."),
    ("Massive Army", "+1 for each card in your longest suit."),
    ("Garden Gnomes", "Score the number of your lowest Dwarf from 1 to 11, or 0 if you have none."),
    ("Nobles", "Score the number of your lowest Knight from 1 to 11, or 0 if you have none."),
    ("Nobles and Knights", "+1 for each honour (J, Q, K, A) and +1 for each Knight; a Knight honour scores 2."),
    ("Soldiers without Knights", "−1 for each honour (J, Q, K, A) and −1 for each Knight."),
    ("In Line", "+3 if the player on your right has more tricks than you, +3 if the one on your left has fewer."),
    ("Sandwich", "+3 for each neighbour with fewer tricks than you."),
];

pub const ABOUT: About = About {
    name: "The Dwarf King",
    line: "Tricks with a twist: every deal has its own Quest.",
    minutes: 45,
    makers: "Le Roi des Nains, designed by Bruno Faidutti.",
    people: ["Brokk", "Dagna", "Gorm", "Hilda", "Orik", "Runa", "Snorri", "Thora"],
    hidden: "cards",
    levels: [
        "Doesn’t count cards or hold back: plays high cards as soon as they might score.",
        "Counts every card, judges each trick by the Quest and saves strong cards, but doesn’t plan later tricks.",
        "Plays out the deal with up to 6,000 guesses at the other hands, but reads nothing into your choices.",
    ],
    options: &[
        OptionMessages { key: "deals", name: "Length", hint: None, values: &[("3", "3 deals"), ("5", "5 deals"), ("7", "7 deals")] },
        OptionMessages { key: "first-game", name: "Quests", hint: None, values: &[("no", "All"), ("yes", "Simple ones only")] },
    ],
};

pub const MESSAGES: GameMessages = GameMessages {
    chapters: "1, 2, 3: deals",
    suits: SUITS,
    magic: "Magic",
    corner: |rank| match rank {
        Rank::Number(number) => number.to_string(),
        Rank::Jack => "J".to_owned(),
        Rank::Queen => "Q".to_owned(),
        Rank::King => "K".to_owned(),
        Rank::Ace => "A".to_owned(),
    },
    card: name,
    rank_and_suit,
    plain_card: "Wins the trick if it’s the highest card of the suit led.",
    musicians: [
        "Musician: the player who wins it deals next.",
        "Musician: the player who holds it chooses the Quest.",
        "Musician: the player who holds it leads the first trick.",
    ],
    specials: [
        "After its trick, the player who played it must swap hands with a player of their choice. No effect in the last trick.",
        "+3 for the player who wins this card.",
        "+3 for the player who wins the next trick. No effect in the last trick.",
        "+3 for the player who plays it in the last trick, no matter who wins that trick.",
        "After its trick, the player who played it chooses left or right, and all hands are passed that way. No effect in the last trick.",
        "The player who wins this card doubles their points for the deal, gains and losses alike.",
        "The player who plays it scores +1 for each honour (J, Q, K, A) of any suit in the same trick.",
        "−3 for the player who wins this card.",
        "Once the Quest is chosen, the player holding this card takes two random cards from another player and gives back any two.",
        "Can always be played. Wins the trick, unless there’s an Ace in it. If it’s led, the next card sets the suit.",
        "Can’t be played in the first trick. Copies the suit and rank of the card that won the previous trick.",
        "Can always be played, except to lead the first trick. Copies the suit of the card just before it and ranks just above that card.",
        "Never played to a trick. After a trick, its holder may swap it for a card from that trick; before the last trick, they must.",
        "Can be played to lead, or if you have no card of the suit led. Wins the trick. If it’s led, the next card sets the suit.",
    ],
    effects: [
        "Swap hands after its trick",
        "+3 to its winner",
        "+3 to the next trick’s winner",
        "+3 if played last",
        "All hands are passed on",
        "Its winner’s points × 2",
        "+1 per honour in its trick",
        "−3 to its winner",
        "Take two cards, give two",
        "Wins, unless there’s an Ace",
        "Copies the last winner",
        "Just above the card before",
        "Swap it after a trick",
        "Wins the trick",
    ],
    quests: QUESTS,
    beside,

    trick: "The trick",
    played_as: |order, player| format!("Card {order}, {player}:"),
    stands_for: |card| format!("as {card}"),
    would_be: |is_clone, card| {
        let card = rank_and_suit(card);
        if is_clone { format!("Now: just above the {card}.") } else { format!("Now: the {card}.") }
    },
    standings: [
        "Now: it leads the trick, and the others must follow suit.",
        "Now: it wins the trick.",
        "Now: it’s winning the trick so far.",
        "Now: it doesn’t beat the winning card.",
    ],
    led: |suit| format!("Suit led: {}", SUITS[suit as usize]),
    nothing_led: "No card led yet",
    won_by: |who| by!(who, name, "You won this trick", "{name} won this trick"),
    ahead: "The winning card",
    leads: "leads",
    leads_tricks: "Leads this trick: plays the first card.",
    cards: |count| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") },
    tricks: |count| if count == 1 { "1 trick".to_owned() } else { format!("{count} tricks") },
    points: |points| match points {
        1 | -1 => format!("{} point", number(points)),
        _ => format!("{} points", number(points)),
    },
    in_hand: "In your hand:",
    deal_of: |deal, of| {
        if deal <= of { format!("Deal {deal} of {of}") } else { format!("Deal {deal} (tiebreak)") }
    },
    quest: "The Quest",
    quest_to_come: "Being chosen by the player who was dealt the 5 of Knights.",
    special: "This deal’s special card",
    paid: "Scored so far",
    look_again: "My last trick",
    look_away: "Back to the game",
    your_last_trick: "The last trick you won",

    choose: "Choose this deal’s Quest.",
    target: "Flag Bearer: choose a player to take two cards from.",
    give_back: |left, name| match left {
        1 => format!("Give {name} one more card from your hand."),
        _ => format!("Give {name} two cards from your hand."),
    },
    decides: |step, name| {
        Some(match step {
            Step::Quest => format!("{name} is choosing this deal’s Quest."),
            Step::Target => format!("Flag Bearer: {name} is choosing a player to take two cards from."),
            Step::GiveBack { .. } => format!("Flag Bearer: {name} is choosing the cards to give back."),
            Step::Swap => format!("Druid: {name} is choosing a player to swap hands with."),
            Step::Pass => format!("Flag Bearer: {name} is choosing which way to pass all hands."),
            Step::Play | Step::Sorcerer | Step::Over => return None,
        })
    },
    lead: |except| format!("You lead: play any card{}.", but(except)),
    follow: |suit, other| {
        let other = other.map_or_else(String::new, |card| format!(" or {}", the(card)));
        format!("{} were led: play {}{other}.", SUITS[suit as usize], ONE_OF[suit as usize])
    },
    void: |suit, except| format!("You have no {}: play any card{}.", SUITS[suit as usize], but(except)),
    free: |except| format!("Play any card{}: it sets the suit.", but(except)),
    must: |suit, card| format!("{} were led: only {} follows suit, so play it.", SUITS[suit as usize], the(card)),
    swap: "Druid: choose a player to swap hands with.",
    pass: "Flag Bearer: pass all hands to the left or to the right?",
    sorcerer: "Swap the Sorcerer for a card from this trick, or keep it for a later one.",
    sorcerer_must: "The last trick is next: swap the Sorcerer now for a card from this trick.",

    promise: |points| match points {
        0 => "Your hand: about average.".to_owned(),
        1 => "Your hand: about 1 point above average.".to_owned(),
        2.. => format!("Your hand: about {points} points above average."),
        -1 => "Your hand: about 1 point below average.".to_owned(),
        _ => format!("Your hand: about {} points below average.", -points),
    },
    choose_face: "Choose this Quest",
    give_it_back: "Give this card",
    take_from: |name| format!("Take two cards from {name}"),
    swap_with: |name| format!("Swap hands with {name}"),
    pass_to: |side, name| match side {
        Side::Left => format!("Left: your hand goes to {name}"),
        Side::Right => format!("Right: your hand goes to {name}"),
    },
    decline: "Keep the Sorcerer",
    ask_after_trick: "Use the Sorcerer after this trick",
    take_back: "Take:",
    take_it_back: "Take it",
    goal: |deal, deals, standing| {
        let points: Vec<String> = standing.iter().map(|(name, points)| format!("{name}:\u{a0}{}", number(*points))).collect();
        let deal = match deal.cmp(&deals) {
            Ordering::Less => format!("Deal {deal} of {deals}"),
            Ordering::Equal => "Last deal".to_owned(),
            Ordering::Greater => format!("Deal {deal} (tiebreak)"),
        };
        format!("{deal} · most points wins · {}", points.join(", "))
    },

    deal_began: |deal, special| format!("Deal {deal}: the special card is {}.", the(special)),
    musician_shown: |who, card| match (who, card == Card::FIVE_OF_KNIGHTS) {
        (Who::You, true) => format!("You showed {}: you choose the Quest.", the(card)),
        (Who::You, false) => format!("You showed {}: you lead.", the(card)),
        (Who::Other(name), true) => format!("{name} showed {} and chooses the Quest.", the(card)),
        (Who::Other(name), false) => format!("{name} showed {} and leads.", the(card)),
    },
    tile_drawn: |who, [one, two]| by!(who, name, "You drew a Quest tile: {one} or {two}.", "{name} drew a Quest tile: {one} or {two}."),
    quest_chosen: |who, quest| by!(who, name, "You chose the Quest: {quest}.", "{name} chose the Quest: {quest}."),
    took: |who, from, cards| match (who, from, cards) {
        (Who::Other(name), Who::You, Some([a, b])) => {
            format!("{name} took {} and {} from you.", the(a), the(b))
        }
        (Who::Other(name), Who::You, None) => format!("{name} took two cards from you."),
        (_, Who::Other(from), Some([a, b])) => {
            format!("You took {} and {} from {from}.", the(a), the(b))
        }
        (Who::Other(name), Who::Other(from), None) => {
            format!("{name} took two cards from {from}.")
        }
        _ => "Two cards were taken.".to_owned(),
    },
    gave_back: |who, to, card| match (who, to, card) {
        (Who::Other(name), Who::You, Some(card)) => format!("{name} gave you {}.", the(card)),
        (Who::You, Who::Other(to), Some(card)) => format!("You gave {to} {}.", the(card)),
        (Who::Other(name), Who::Other(to), _) => format!("{name} gave {to} a card."),
        _ => "A card was given back.".to_owned(),
    },
    played: |who, card, copies| match (who, copies) {
        (Who::You, None) => format!("You played {}.", the(card)),
        (Who::You, Some(copied)) => format!("You played {}, copying {}.", the(card), the(copied)),
        (Who::Other(name), None) => format!("{name} played {}.", the(card)),
        (Who::Other(name), Some(copied)) => {
            format!("{name} played {}, copying {}.", the(card), the(copied))
        }
    },
    trick_won: |who, by| by!(who, name, "You won the trick with {}.", "{name} won the trick with {}.", the(by)),
    bonus: |who, card, points| match (who, points) {
        (Who::You, 1) => format!("The {} earned you 1 point.", name(card)),
        (Who::You, 0..) => format!("The {} earned you {points} points.", name(card)),
        (Who::You, _) => format!("The {} cost you {} points.", name(card), -points),
        (Who::Other(player), 1) => format!("The {} earned {player} 1 point.", name(card)),
        (Who::Other(player), 0..) => format!("The {} earned {player} {points} points.", name(card)),
        (Who::Other(player), _) => format!("The {} cost {player} {} points.", name(card), -points),
    },
    swapped: |who, with| match (who, with) {
        (Who::You, Who::Other(with)) => format!("You swapped hands with {with}."),
        (Who::Other(name), Who::Other(with)) => format!("{name} swapped hands with {with}."),
        (Who::Other(name), Who::You) => format!("{name} swapped hands with you."),
        (Who::You, Who::You) => String::new(),
    },
    passed: |who, side| match (who, side) {
        (Who::You, Side::Left) => "You passed all hands to the left.".to_owned(),
        (Who::You, Side::Right) => "You passed all hands to the right.".to_owned(),
        (Who::Other(name), Side::Left) => format!("{name} passed all hands to the left."),
        (Who::Other(name), Side::Right) => format!("{name} passed all hands to the right."),
    },
    sorcerer_used: |who, card| by!(who, name, "You swapped the Sorcerer for {}.", "{name} swapped the Sorcerer for {}.", the(card)),
    deal_scored: |deal, quest| format!("Deal {deal} was scored: {quest}."),
    won: |who, points| match (who, points) {
        (Who::You, 1 | -1) => format!("You win with {} point.", number(points)),
        (Who::You, _) => format!("You win with {} points.", number(points)),
        (Who::Other(name), 1 | -1) => format!("{name} wins with {} point.", number(points)),
        (Who::Other(name), _) => format!("{name} wins with {} points.", number(points)),
    },
    refusal: |refusal| match refusal {
        Refusal::Over => first(Step::Over).to_owned(),
        Refusal::AnotherStep(step) => first(step).to_owned(),
        Refusal::AnotherTile => "That Quest isn’t on this tile: choose one of its two faces.".to_owned(),
        Refusal::NotAnotherPlayer => "Choose another player.".to_owned(),
        Refusal::NotInHand => "You don’t have this card: choose one from your hand.".to_owned(),
        Refusal::FollowSuit(suit) => {
            format!("Follow suit: play {}.", ONE_OF[suit as usize])
        }
        Refusal::NotInFirstTrick => "There’s nothing to copy yet: play another card.".to_owned(),
        Refusal::NeverPlayed => "The Sorcerer is never played to a trick: you’ll be asked between tricks.".to_owned(),
        Refusal::NotInLastTrick => "Choose a card from the trick just played.".to_owned(),
        Refusal::MustUseSorcerer => "The last trick is next: you must use the Sorcerer now.".to_owned(),
    },

    order: |action, name_of| match action {
        Action::Choose(_) => format!("Choose the Quest {name_of}."),
        Action::TakeFrom(_) => format!("Take two cards from {name_of}."),
        Action::GiveBack(card) => format!("Give back {}.", the(card)),
        Action::Play(card) => format!("Play {}.", the(card)),
        Action::SwapWith(_) => format!("Swap hands with {name_of}."),
        Action::Pass(Side::Left) => "Pass all hands to the left.".to_owned(),
        Action::Pass(Side::Right) => "Pass all hands to the right.".to_owned(),
        Action::Decline => "Keep the Sorcerer for a later trick.".to_owned(),
        Action::TakeBack(card) => format!("Swap the Sorcerer for {}.", the(card)),
    },
    recap,

    goal_if_chosen: |quest, text| format!("If {quest} is chosen: {text}"),
    goal_most: |deals| format!("After deal {deals}, the highest total wins, even if it’s negative."),
    goal_tie: "If there’s a tie for first, everyone plays another deal, and so on until one player is ahead.",

    sum,
    total_sum: |before, points, deal| {
        let sign = if points < 0 { '−' } else { '+' };
        let (before, total) = (number(before), before + points);
        let total = match total {
            1 | -1 => format!("{} point", number(total)),
            _ => format!("{} points", number(total)),
        };
        format!("{before} {sign} {} in deal {deal} = {total}", points.abs())
    },

    you_took: |from| format!("You took from {from}:"),
    took_from_you: |by| format!("{by} took from you:"),
    gave_you: |by| format!("{by} gave you:"),
    seen_by: |player| format!("{player} knows that you hold this card."),
    seen_by_all: "Everyone knows that you hold this card.",
    known: |cards| format!("Known cards in this hand: {}.", cards.join(", ")),
    hand_of: |player| format!("{player}’s hand"),
    won_cards: "Cards won in the last deal",

    standing: |leaders, points| {
        let count = match points {
            1 | -1 => format!("{} point", number(points)),
            _ => format!("{} points", number(points)),
        };
        match leaders {
            [Who::You] => format!("You’re ahead with {count}."),
            [Who::Other(name)] => format!("{name} is ahead with {count}."),
            _ => {
                let names: Vec<&str> = leaders
                    .iter()
                    .map(|who| match who {
                        Who::You => "you",
                        Who::Other(name) => name,
                    })
                    .collect();
                format!("Tied for first on {count}: {}.", names.join(", "))
            }
        }
    },
    tiebreak_follows: "Another deal breaks the tie.",
    next_dealer: |who| by!(who, name, "You won the 5 of Dwarves, so you deal next.", "{name} won the 5 of Dwarves and deals next."),
    next_roles: "The player dealt the 5 of Knights chooses the next Quest; the one dealt the 5 of Goblins leads.",
    next_deal: "Next deal",
    next_tiebreak: "Tiebreak deal",
    final_scores: "Final scores",

    scored: |deal| format!("Scores for deal {deal}"),
    line: |deal, what| format!("{deal} · {what}"),
    doubling: "Doubled by the Enchanter",
    this_deal: "This deal",
    total: "Total",
    chart: "Totals after each deal",

    coach: Coach {
        title: "Tip:",
        quest: "The Quest decides what tricks and cards are worth this deal. Read both faces, look at your hand and choose the one that suits it.",
        quest_of_other: "The player who was dealt the 5 of Knights chooses what tricks and cards are worth this deal.",
        first_lead: "You hold the 5 of Goblins, so you lead the first trick. The others must follow the suit you play.",
        lead: "You won the previous trick, so you lead. A high card tends to win the trick, a low one to lose it: what does the Quest want?",
        follow: "You must follow suit: play any card of the suit led. The highest one wins; there are no trumps.",
        void: "With no card of the suit led, you may play anything, but you can’t win: a good time to get rid of cards the Quest penalises.",
        special: "You hold this deal’s special card; its text is on its tile. Choose your moment well.",
        special_acts: "This deal’s special card takes effect now; its text is on its tile.",
        watch: "The Quest tile shows what everyone has scored so far. Only what you win counts, never what’s in your hand.",
        won: "The player who won the trick keeps its cards and leads the next one.",
        scoring: "The deal is scored: first the Quest, then the special card. Every deal brings a new Quest and a new special card; the highest total wins.",
        off: "Turn off tips",
    },
};

/// Formats a number of points.
fn points(count: i16) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

/// Returns a reason for a decision, addressed to the player who decides.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::WinsMatch => "This wins you the game, whatever the others hold.".to_owned(),
        Reason::TakesPoints(paid) => {
            format!("It’s sure to win the trick, worth {} so far.", points(paid))
        }
        Reason::KeepsOut(cost) => {
            format!("It’s sure to keep you out of a trick that costs {} so far.", points(cost))
        }
        Reason::TakesBonus => "It’s sure to win the trick with the 3-point bonus.".to_owned(),
        Reason::LeavesShaman => "It leaves the Shaman (−3) to another player.".to_owned(),
        Reason::TakesEnchanter => "It’s sure to win the Enchanter, which doubles your points for this deal.".to_owned(),
        Reason::LeavesEnchanter => "It leaves the Enchanter, which would double your losses, to another player.".to_owned(),
        Reason::MakesCount(1) => "It’s sure to win you the one trick the Quest asks for.".to_owned(),
        Reason::MakesCount(count) => {
            format!("It’s sure to bring you to {count} tricks, just what the Quest asks for.")
        }
        Reason::KeepsCount(1) => "You have the one trick the Quest asks for, and this won’t win another.".to_owned(),
        Reason::KeepsCount(count) => {
            format!("You have the {count} tricks the Quest asks for, and this won’t win another.")
        }
        Reason::ShedsCost(cost) => {
            format!("It gets rid of a card that costs its winner {}.", points(cost))
        }
        Reason::SavesPaying(paid) => {
            format!("It saves a card worth {}, which another player would win now.", points(paid))
        }
        Reason::MayTake(paid) => {
            format!("It may still win a trick worth {} so far.", points(paid))
        }
        Reason::MayStayOut(cost) => {
            format!("It may still keep you out of a trick that costs {} so far.", points(cost))
        }
        Reason::FewerBeat(1) => {
            "Under this Quest it’s better to win here, and only one of the cards that could still be played would beat this one.".to_owned()
        }
        Reason::FewerBeat(cards) => {
            format!(
                "Under this Quest it’s better to win here, and only {cards} of the cards that could still be played would beat this one."
            )
        }
        Reason::MoreBeat(1) => "Under this Quest it’s better not to win here, and one card could still beat this one.".to_owned(),
        Reason::MoreBeat(cards) => {
            format!("Under this Quest it’s better not to win here, and {cards} cards could still beat this one.")
        }
        Reason::KeepsMaster => "It saves a card that can’t be beaten in its suit.".to_owned(),
        Reason::ScoutPays(honours) => {
            format!("The honours in this trick are worth {} to your Scout.", points(honours))
        }
        Reason::KeepsJester => "It saves your Jester, worth 3 points in the last trick.".to_owned(),
        Reason::Voids(suit) => {
            let suit = ["Dwarves", "Knights", "Goblins"][suit as usize];
            format!("It leaves you with no {suit}, so you won’t have to follow that suit.")
        }
        Reason::TakesWithLess => "It wins the trick just as surely and saves your higher card.".to_owned(),
        Reason::ShedsHigher => "It loses the trick just as surely and gets rid of a higher card.".to_owned(),
        Reason::KeepsHigher => "It saves your higher card of the suit for later.".to_owned(),
        Reason::TakesForSure => "It’s sure to win the trick, and you’ll lead the next one.".to_owned(),
        Reason::MissesForSure => "It can’t win this trick.".to_owned(),
        Reason::HoldsPaid(1) => "You hold one card that scores under this Quest.".to_owned(),
        Reason::HoldsPaid(cards) => {
            format!("You hold {cards} cards that score under this Quest.")
        }
        Reason::HoldsFew(0) => "You hold no cards that this Quest penalises.".to_owned(),
        Reason::HoldsFew(1) => "You hold only one card that this Quest penalises.".to_owned(),
        Reason::HoldsFew(cards) => {
            format!("You hold only {cards} cards that this Quest penalises.")
        }
        Reason::TakesFromLeader => "It takes cards from the player in the lead.".to_owned(),
        Reason::RemovesCost(cost) => {
            format!("It takes a card that costs {} out of your own trick.", points(cost))
        }
        Reason::TakesBackPaying(paid) => {
            format!("It takes a card worth {} out of another player’s trick.", points(paid))
        }
    }
}

/// Returns a prospect as a clause, addressed to the same player.
pub fn prospect(prospect: Prospect) -> String {
    match prospect {
        Prospect::TakesPoints => "You gain points by winning this trick",
        Prospect::TakesCost => "You lose points by winning this trick",
        Prospect::GainsBonus => "The special card brings you points",
        Prospect::PaysBonus => "The special card costs you points",
        Prospect::MeetsQuest => "You fulfil this deal’s Quest (5 points)",
        Prospect::ScoresMost => "You score the most points in this deal",
        Prospect::Scores => "You score points in this deal",
        Prospect::LosesPoints => "You lose points in this deal",
        Prospect::Leads => "You’re in the lead after this deal",
        Prospect::Wins => "You win the game with this deal",
    }
    .to_owned()
}
