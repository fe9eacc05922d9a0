//! The Dwarf King in English.

use crate::games::dwarf_king::{Card, Rank, Refusal, Side, Step};
use crate::ui::locale::messages::dwarf_king::{Coach, GameMessages, QuestMessages};
use crate::ui::locale::{About, OptionMessages, Who, number};

const SUITS: [&str; 3] = ["Dwarves", "Knights", "Goblins"];

/// A card of each suit, in the singular.
const ONE_OF: [&str; 3] = ["a Dwarf", "a Knight", "a Goblin"];

fn special_name(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::DRUID => "Druid",
        Card::DWARVES_FLAG_BEARER => "Flag Bearer of Dwarves",
        Card::TINKERER => "Tinkerer",
        Card::JESTER => "Jester",
        Card::KNIGHTS_FLAG_BEARER => "Flag Bearer of Knights",
        Card::ENCHANTER => "Enchanter",
        Card::SCOUT => "Scout",
        Card::SHAMAN => "Shaman",
        Card::GOBLINS_FLAG_BEARER => "Flag Bearer of Goblins",
        Card::DRAGON => "Dragon",
        Card::MUMMY => "Mummy",
        Card::CLONE => "Clone",
        Card::SORCERER => "Sorcerer",
        Card::EXCALIBUR => "Excalibur",
        _ => return None,
    })
}

fn name(card: Card) -> String {
    if let Some(name) = special_name(card) {
        return name.to_owned();
    }
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

fn first(step: Step) -> &'static str {
    match step {
        Step::Quest => "First choose the Quest.",
        Step::Target => "First choose the player to take two cards from.",
        Step::GiveBack { .. } => "First give back the cards owed.",
        Step::Play => "Now a card of your hand is to be played.",
        Step::Swap => "First choose whose hand you take in exchange for yours.",
        Step::Pass => "First say which way all hands are passed.",
        Step::Sorcerer => "First decide about the Sorcerer.",
        Step::Over => "The match is over.",
    }
}

const QUESTS: [QuestMessages; 40] = [
    (
        "The Law of Series",
        "+2 for each trick of your longest run of tricks won one after the other.",
    ),
    ("Bad Series", "−2 for each trick of your longest run of tricks won one after the other."),
    ("Save the Rearguard", "+2 for each of the last four tricks of the deal."),
    ("Sacrifice the Rearguard", "−2 for each of the last four tricks of the deal."),
    ("Three Quarters", "+4 for each 3 and each 4."),
    ("Six to Seven", "+4 for each 6 and each 7."),
    ("Rout of the Knights", "−1 for each Knight."),
    ("Rout of the Goblins", "−1 for each Goblin."),
    ("To the Right", "+1 for each trick of the previous player."),
    ("To the Left", "+1 for each trick of the next player."),
    ("Good Numbers", "Add up your cards from 1 to 11: +5 if no other player reaches your total."),
    ("Bad Numbers", "−5 if no other player reaches your total."),
    ("Most Victories", "+1 for each trick."),
    ("Fewest Victories", "−1 for each trick."),
    ("Third Time Lucky", "+5 for exactly three tricks."),
    ("Only One", "+5 for exactly one trick."),
    ("Four by Four", "+5 for exactly four tricks."),
    ("Two by Two", "+5 for exactly two tricks."),
    ("Evens", "+5 for an even number of tricks; none at all is not even."),
    ("Odds", "+5 for an odd number of tricks."),
    ("All for One", "+5 if nobody else has as many tricks as you; none counts too."),
    ("One for All", "+5 if somebody else has as many tricks as you; none counts too."),
    ("Knights over Dwarves", "+1 for each Knight, −1 for each Dwarf."),
    ("Dwarves over Knights", "+1 for each Dwarf, −1 for each Knight."),
    ("Capture the Kings", "+3 for each King, −3 for each Queen."),
    ("Capture the Queens", "+3 for each Queen, −3 for each King."),
    (
        "Counting Rhyme",
        "The first player to win a third trick has +3, the second +4, the third +5 and so on.",
    ),
    (
        "Rhyme Reversed",
        "The first player to win a third trick has −3, the second −4, the third −5 and so on.",
    ),
    (
        "Triplets",
        "For all three cards of a value: +2 for Jacks, Queens, Kings or Aces, +1 for numbers.",
    ),
    (
        "Broken Triplets",
        "For all three cards of a value: −2 for Jacks, Queens, Kings or Aces, −1 for numbers.",
    ),
    ("Grand Slam", "+5, once, for four or more tricks won in a row."),
    ("Utter Chaos", "+5, once, for four or more tricks lost in a row."),
    ("Elite Army", "+1 for each card of the suit you have fewest of, which may be none."),
    ("Massive Army", "+1 for each card of the suit you have most of."),
    ("Garden Gnomes", "As many points as your lowest Dwarf from 1 to 11; 0 if there is none."),
    ("Nobles", "As many points as your lowest Knight from 1 to 11; 0 if there is none."),
    (
        "Nobles and Knights",
        "+1 for each figure and +1 for each Knight; a figure of Knights brings 2.",
    ),
    ("Soldiers without Knights", "−1 for each figure and −1 for each Knight."),
    (
        "In Line",
        "+3 if you have fewer tricks than the previous player, +3 if you have more than the next.",
    ),
    (
        "Sandwich",
        "+3 if you have more tricks than the previous player, +3 if you have more than the next.",
    ),
];

pub const MESSAGES: GameMessages = GameMessages {
    about: About {
        name: "The Dwarf King",
        line: "Tricks with a twist: every deal has a quest of its own.",
        minutes: 45,
        makers: "Le Roi des Nains, designed by Bruno Faidutti.",
        people: ["Brokk", "Dagna", "Gorm", "Hilda", "Orik", "Runa", "Snorri", "Thora"],
        levels: [
            "Counts no card played and saves none: it spends high cards as soon as they may win what the Quest pays.",
            "Counts every card played, weighs each trick by the Quest and saves strong cards; it plans no later trick.",
            "Plays each deal on with up to 6,000 guesses at your hands; it reads nothing into what you chose to play.",
        ],
        options: &[
            OptionMessages { name: "Deals", hint: None, values: &["3", "5", "7"] },
            OptionMessages {
                name: "First game: without the complex Quests",
                hint: None,
                values: &["No", "Yes"],
            },
        ],
    },
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
    plain_card: "Wins the trick if it is the highest card of the suit led.",
    musicians: [
        "Musician: whoever wins it deals next.",
        "Musician: whoever held it chose the Quest.",
        "Musician: whoever held it led the first trick.",
    ],
    specials: [
        "After its trick, whoever played it must swap hands with a player of their choice. Nothing happens in the last trick.",
        "+3 for whoever wins the card.",
        "+3 for whoever wins the next trick. Nothing happens in the last trick.",
        "+3 for whoever plays it in the last trick, whoever wins that trick.",
        "After its trick, whoever played it says left or right, and every hand is passed that way. Nothing happens in the last trick.",
        "Whoever wins the card doubles their points of the deal, gains and losses alike.",
        "+1 for whoever plays it for each J, Q, K, A in the same trick, whatever its suit.",
        "−3 for whoever wins the card.",
        "Once the Quest is chosen, its holder takes two cards unseen from one player and gives any two back.",
        "May always be played. Wins the trick, unless there is an Ace in it. If it leads, the next card sets the suit.",
        "Not in the first trick. It is the card that won the trick before: that suit, that rank.",
        "May always be played, but not to lead the first trick. It has the suit of the card just before it and ranks just above that card.",
        "Never played to a trick. After a trick, its holder may put it there and take a card of that trick; before the last trick they must.",
        "To lead, or when you hold no card of the suit led. Wins the trick. If it leads, the next card sets the suit.",
    ],
    quests: QUESTS,

    trick: "The trick",
    played_as: |order, player| format!("Card {order}, {player}:"),
    stands_for: |card| format!("as {card}"),
    led: |suit| format!("{} led", SUITS[suit as usize]),
    nothing_led: "Nothing is led yet",
    won_by: |who| match who {
        Who::You => "You won this trick".to_owned(),
        Who::Other(name) => format!("{name} won this trick"),
    },
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
        if deal <= of {
            format!("Deal {deal} of {of}")
        } else {
            format!("Deal {deal}, to settle the tie")
        }
    },
    quest: "The Quest",
    quest_to_come: "Being chosen by whoever was dealt the 5 of Knights.",
    special: "Special card of the deal",
    paid: "Paid so far",
    look_again: "My last trick",
    look_away: "Back to the table",
    your_last_trick: "The last trick you won",

    choose: "Choose the Quest of this deal.",
    target: "Flag Bearer: choose the player to take two cards from.",
    give_back: |left, name| match left {
        1 => format!("Give {name} one more card of your hand."),
        _ => format!("Give {name} two cards of your hand."),
    },
    lead: "You lead: play any card.",
    follow: |suit| format!("Play {}: that suit was led.", ONE_OF[suit as usize]),
    void: |suit| format!("You hold no {}: play any card.", SUITS[suit as usize]),
    free: "Play any card: yours sets the suit.",
    swap: "Druid: choose the player to swap hands with.",
    pass: "Flag Bearer: pass every hand to the left, or to the right?",
    sorcerer: "Sorcerer: take a card of this trick into your hand, or wait.",
    sorcerer_must: "Sorcerer: the last trick is next, so take a card of this one.",

    promise: |points| match points {
        0 => "Your hand: no better or worse than the others, roughly.".to_owned(),
        1 => "Your hand: about 1 point above the others.".to_owned(),
        2.. => format!("Your hand: about {points} points above the others."),
        -1 => "Your hand: about 1 point below the others.".to_owned(),
        _ => format!("Your hand: about {} points below the others.", -points),
    },
    choose_face: "Choose this Quest",
    give_it_back: "Give it back",
    take_from: |name| format!("Two cards of {name}"),
    swap_with: |name| format!("Swap hands with {name}"),
    pass_to: |side, name| match side {
        Side::Left => format!("Left: your hand goes to {name}"),
        Side::Right => format!("Right: your hand goes to {name}"),
    },
    decline: "Wait for another trick",
    take_back: "Take back:",
    take_it_back: "Take it back",
    goal: |deal, deals, standing| {
        let points: Vec<String> =
            standing.iter().map(|(name, points)| format!("{name}: {}", number(*points))).collect();
        let deal =
            if deal == deals { "Last deal".to_owned() } else { format!("Deal {deal} of {deals}") };
        format!("{deal} · most points win · {}", points.join(", "))
    },

    deal_began: |deal, special| format!("Deal {deal}: the special card is {}.", the(special)),
    musician_shown: |who, card| match who {
        Who::You => format!("You showed {}.", the(card)),
        Who::Other(name) => format!("{name} showed {}.", the(card)),
    },
    tile_drawn: |who, [one, two]| match who {
        Who::You => format!("You choose between {one} and {two}."),
        Who::Other(name) => format!("{name} chooses between {one} and {two}."),
    },
    quest_chosen: |who, quest| match who {
        Who::You => format!("You chose the Quest: {quest}."),
        Who::Other(name) => format!("{name} chose the Quest: {quest}."),
    },
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
        (Who::You, Some(copied)) => format!("You played {}, as {}.", the(card), the(copied)),
        (Who::Other(name), None) => format!("{name} played {}.", the(card)),
        (Who::Other(name), Some(copied)) => {
            format!("{name} played {}, as {}.", the(card), the(copied))
        }
    },
    trick_won: |who, by| match who {
        Who::You => format!("You won the trick with {}.", the(by)),
        Who::Other(name) => format!("{name} won the trick with {}.", the(by)),
    },
    bonus: |who, card, points| match (who, points) {
        (Who::You, 1) => format!("{} brought you 1 point.", name(card)),
        (Who::You, 0..) => format!("{} brought you {points} points.", name(card)),
        (Who::You, _) => format!("{} cost you {} points.", name(card), -points),
        (Who::Other(player), 1) => format!("{} brought {player} 1 point.", name(card)),
        (Who::Other(player), 0..) => format!("{} brought {player} {points} points.", name(card)),
        (Who::Other(player), _) => format!("{} cost {player} {} points.", name(card), -points),
    },
    swapped: |who, with| match (who, with) {
        (Who::You, Who::Other(with)) => format!("You swapped hands with {with}."),
        (Who::Other(name), Who::Other(with)) => format!("{name} swapped hands with {with}."),
        (Who::Other(name), Who::You) => format!("{name} swapped hands with you."),
        (Who::You, Who::You) => String::new(),
    },
    passed: |who, side| match (who, side) {
        (Who::You, Side::Left) => "You had every hand passed to the left.".to_owned(),
        (Who::You, Side::Right) => "You had every hand passed to the right.".to_owned(),
        (Who::Other(name), Side::Left) => format!("{name} had every hand passed to the left."),
        (Who::Other(name), Side::Right) => format!("{name} had every hand passed to the right."),
    },
    sorcerer_used: |who, card| match who {
        Who::You => format!("Your Sorcerer took {} back.", the(card)),
        Who::Other(name) => format!("{name}’s Sorcerer took {} back.", the(card)),
    },
    deal_scored: |deal, quest| format!("Deal {deal} is scored: {quest}."),
    won: |who, points| match (who, points) {
        (Who::You, 1) => "You win with 1 point.".to_owned(),
        (Who::You, _) => format!("You win with {} points.", number(points)),
        (Who::Other(name), 1) => format!("{name} wins with 1 point."),
        (Who::Other(name), _) => format!("{name} wins with {} points.", number(points)),
    },
    refusal: |refusal| match refusal {
        Refusal::Over => "The match is over.".to_owned(),
        Refusal::AnotherStep(step) => first(step).to_owned(),
        Refusal::AnotherTile => "That Quest is not on the tile drawn.".to_owned(),
        Refusal::NotAnotherPlayer => "Choose another player.".to_owned(),
        Refusal::NotInHand => "You do not hold this card.".to_owned(),
        Refusal::FollowSuit(suit) => {
            format!("You hold {}, and must follow suit.", ONE_OF[suit as usize])
        }
        Refusal::NotInFirstTrick => "This card copies another, and there is none yet.".to_owned(),
        Refusal::NeverPlayed => {
            "The Sorcerer is never played to a trick: you are asked between tricks.".to_owned()
        }
        Refusal::NotInLastTrick => "This card is not in the last trick.".to_owned(),
        Refusal::MustUseSorcerer => "Before the last trick the Sorcerer must be used.".to_owned(),
    },

    scored: |deal| format!("Deal {deal}: the points"),
    line: |deal, what| format!("{deal} · {what}"),
    doubling: "Doubled by the Enchanter",
    this_deal: "This deal",
    total: "Total",
    chart: "The totals after each deal",

    coach: Coach {
        title: "Guide:",
        quest: "The Quest says what won tricks and cards bring this deal. Read both faces, look at your hand, and choose what suits it.",
        quest_of_other: "Whoever was dealt the 5 of Knights chooses what won tricks and cards bring this deal.",
        first_lead: "You hold the 5 of Goblins, so you lead the first trick. The suit you play is the one the others must follow.",
        lead: "You won the last trick, so you lead. A high card tends to win the trick, a low one to give it away: what does the Quest want?",
        follow: "You must follow suit if you can, with any card of it. The highest card of the suit led wins; there are no trumps.",
        void: "Without the suit led you may play anything, and cannot win with it: a good way to be rid of cards the Quest punishes.",
        special: "You hold the special card of this deal; its text is on its tile. Choose its moment well.",
        special_acts: "The special card of this deal acts now; its text is on its tile.",
        watch: "The Quest’s tile shows what everybody has made so far; it counts what is won, never what is in hand.",
        won: "Whoever won the trick keeps its cards and leads the next one.",
        scoring: "The deal is scored: first the Quest, then the special card. Every deal brings a new Quest and a new special card; the highest total wins.",
        off: "No more guidance",
    },
};
