//! Why a decision is better: each reason where it is given, and in a similar position where it is
//! not.

use crate::scene::{Scene, dealt};
use crate::why::{reasons, told_apart};
use regalia::bots::Bots;
use regalia::bots::dwarf_king::Reason;
use regalia::engine::{Game, Rng, Seat, Stream, Turn, Viewer};
use regalia::games::dwarf_king::{Action, Card, DwarfKing, Event, Step, Suit, TrickSet};

/// Returns a deal after its first card, in which every card in no hand is gone.
fn led(special: Card, quest_name: &str, hands: [&str; 3], lead: &str) -> Scene {
    let mut scene = Scene::new(special, quest_name, &hands).closed();
    scene.play(lead);
    scene
}

/// The same with a special card that no player holds, so it plays no part.
fn plainly(quest_name: &str, hands: [&str; 3], lead: &str) -> Scene {
    led(Card::DRUID, quest_name, hands, lead)
}

#[test]
fn a_trick_with_a_king_is_taken_where_kings_are_to_be_captured() {
    let hands = ["knights-king knights-queen", "knights-ace knights-3", "knights-4 goblins-2"];
    let [here, twin] =
        ["knights-king", "knights-queen"].map(|lead| plainly("capture-the-kings", hands, lead));
    told_apart(Reason::TakesPoints(3), ["play-knights-ace", "play-knights-3"], &here, &twin);
    told_apart(Reason::KeepsOut(3), ["play-knights-3", "play-knights-ace"], &twin, &here);
}

#[test]
fn nothing_is_sure_while_somebody_may_hold_a_higher_card() {
    let hands = |third| ["knights-jack knights-2", "knights-king knights-3", third];
    let decisions = ["play-knights-king", "play-knights-3"];
    let [here, twin] = ["knights-4 goblins-2", "knights-ace goblins-2"]
        .map(|third| plainly("evens", hands(third), "knights-jack"));
    told_apart(Reason::TakesForSure, decisions, &here, &twin);
    let played = plainly("evens", hands("knights-ace goblins-2"), "knights-jack");
    // It is known of a player who did not follow suit.
    let mut void = played.clone();
    void.state.public.lacks[2] = Suit::Knights.cards();
    told_apart(Reason::TakesForSure, decisions, &void, &played);
}

#[test]
fn a_low_card_cannot_take_the_trick() {
    let hands = ["knights-jack knights-2", "knights-king knights-3", "knights-4 goblins-2"];
    let [here, twin] = ["knights-jack", "knights-2"].map(|lead| plainly("evens", hands, lead));
    told_apart(Reason::MissesForSure, ["play-knights-3", "play-knights-king"], &here, &twin);
}

#[test]
fn the_flag_bearer_lies_in_the_trick() {
    let hands = ["dwarves-flag-bearer dwarves-10", "dwarves-king dwarves-3", "dwarves-4 goblins-3"];
    let [here, twin] = ["dwarves-flag-bearer", "dwarves-10"]
        .map(|lead| led(Card::DWARVES_FLAG_BEARER, "evens", hands, lead));
    told_apart(Reason::TakesBonus, ["play-dwarves-king", "play-dwarves-3"], &here, &twin);
}

#[test]
fn the_shaman_is_left_to_another() {
    let hands = ["shaman goblins-10", "goblins-king goblins-3", "goblins-4 dwarves-3"];
    let [here, twin] = ["shaman", "goblins-10"].map(|lead| led(Card::SHAMAN, "evens", hands, lead));
    told_apart(Reason::LeavesShaman, ["play-goblins-3", "play-goblins-king"], &here, &twin);
}

#[test]
fn the_enchanter_is_won_by_who_has_points_and_left_by_who_has_lost_some() {
    let with_points = |points| {
        let hands = ["enchanter knights-10", "knights-king knights-3", "knights-4 goblins-3"];
        let mut scene = led(Card::ENCHANTER, "evens", hands, "enchanter");
        scene.state.public.bonus[1] = points;
        scene
    };
    let [above, below] = [2, -2].map(with_points);
    let [king, three] = ["play-knights-king", "play-knights-3"];
    told_apart(Reason::TakesEnchanter, [king, three], &above, &below);
    told_apart(Reason::LeavesEnchanter, [three, king], &below, &above);
}

#[test]
fn the_quest_asks_for_so_many_tricks() {
    let with_tricks = |count: u8| {
        let hands = ["knights-jack knights-2", "knights-king knights-3", "knights-4 goblins-3"];
        let mut scene = plainly("two-by-two", hands, "knights-jack");
        let spoils = &mut scene.state.public.spoils;
        spoils.tricks[1] = (0..count).fold(TrickSet::NONE, TrickSet::with);
        (spoils.tricks_done, spoils.tricks_in_deal) = (2, 4);
        scene
    };
    let [none, one, two] = [0, 1, 2].map(with_tricks);
    let [king, three] = ["play-knights-king", "play-knights-3"];
    told_apart(Reason::MakesCount(2), [king, three], &one, &none);
    told_apart(Reason::KeepsCount(2), [three, king], &two, &one);
}

#[test]
fn a_card_that_costs_goes_to_the_trick_of_another() {
    let hands = ["knights-king knights-2", "goblins-3 dwarves-3", "knights-4 goblins-2"];
    let [here, twin] = ["rout-of-the-goblins", "rout-of-the-knights"]
        .map(|quest_name| plainly(quest_name, hands, "knights-king"));
    told_apart(Reason::ShedsCost(1), ["play-goblins-3", "play-dwarves-3"], &here, &twin);
}

#[test]
fn a_card_that_pays_is_kept_from_the_trick_of_another() {
    let hands = ["knights-king goblins-2", "knights-3 knights-2", "knights-4 goblins-3"];
    let [here, twin] = ["three-quarters", "six-to-seven"]
        .map(|quest_name| plainly(quest_name, hands, "knights-king"));
    told_apart(Reason::SavesPaying(4), ["play-knights-2", "play-knights-3"], &here, &twin);
}

#[test]
fn the_scout_is_paid_for_figures() {
    let hands = ["goblins-king goblins-10", "scout goblins-2", "goblins-4 dwarves-3"];
    let [here, twin] =
        ["goblins-king", "goblins-10"].map(|lead| led(Card::SCOUT, "evens", hands, lead));
    told_apart(Reason::ScoutPays(1), ["play-scout", "play-goblins-2"], &here, &twin);
}

#[test]
fn the_jester_is_kept_for_the_last_trick() {
    let with = |hand| {
        let hands = ["knights-king goblins-10", hand, "goblins-4 dwarves-3"];
        led(Card::JESTER, "evens", hands, "knights-king")
    };
    let here = reasons(&with("jester knights-2"), ["play-knights-2", "play-jester"]);
    assert!(here.contains(&Reason::KeepsJester), "{here:?}");
    let twin = reasons(&with("knights-3 knights-2"), ["play-knights-2", "play-knights-3"]);
    assert!(!twin.contains(&Reason::KeepsJester), "{twin:?}");
}

#[test]
fn the_hand_is_emptied_of_a_suit() {
    let with = |hand| {
        let hands = ["goblins-king goblins-10 dwarves-9", hand, "goblins-4 dwarves-5 knights-9"];
        plainly("evens", hands, "goblins-king")
    };
    let [here, twin] = ["dwarves-3 knights-3 knights-4", "dwarves-3 dwarves-4 knights-3"].map(with);
    let decisions = ["play-dwarves-3", "play-knights-3"];
    told_apart(Reason::Voids(Suit::Dwarves), decisions, &here, &twin);
}

#[test]
fn the_lower_of_two_takes_the_trick_as_surely() {
    let hands = |third| ["knights-10 goblins-2", "knights-queen knights-king", third];
    let [here, twin] = ["knights-4 goblins-3", "knights-ace goblins-3"]
        .map(|third| plainly("evens", hands(third), "knights-10"));
    let decisions = ["play-knights-queen", "play-knights-king"];
    told_apart(Reason::TakesWithLess, decisions, &here, &twin);
}

#[test]
fn the_higher_of_two_is_shed_where_neither_takes_the_trick() {
    let hands = ["knights-ace knights-10", "knights-queen knights-3", "knights-4 goblins-3"];
    let [here, twin] = ["knights-ace", "knights-10"].map(|lead| plainly("evens", hands, lead));
    told_apart(Reason::ShedsHigher, ["play-knights-queen", "play-knights-3"], &here, &twin);
}

/// Returns a scene in which the player with this hand chooses a face of this Quest's tile.
fn choosing(hand: &str, quest_name: &str) -> Scene {
    let mut scene = Scene::new(Card::DRUID, quest_name, &[hand, "dwarves-3", "dwarves-4"]);
    scene.state.public.quest = None;
    scene.state.public.step = Step::Quest;
    scene
}

#[test]
fn a_quest_pays_for_what_is_in_the_hand() {
    let [here, twin] = ["knights-king goblins-king", "knights-king goblins-queen"]
        .map(|hand| choosing(hand, "capture-the-kings"));
    let decisions = ["choose-capture-the-kings", "choose-capture-the-queens"];
    told_apart(Reason::HoldsPaid(2), decisions, &here, &twin);
    assert_eq!(reasons(&twin, decisions), [], "one of each");
}

#[test]
fn a_quest_makes_little_of_what_is_in_the_hand_cost() {
    let [here, twin] = ["knights-king goblins-3 goblins-4", "knights-king goblins-3 dwarves-5"]
        .map(|hand| choosing(hand, "rout-of-the-knights"));
    let decisions = ["choose-rout-of-the-knights", "choose-rout-of-the-goblins"];
    told_apart(Reason::HoldsFew(1), decisions, &here, &twin);
}

#[test]
fn cards_are_taken_from_the_leader() {
    let with_totals = |totals: [i16; 3]| {
        let mut scene = Scene::new(
            Card::GOBLINS_FLAG_BEARER,
            "evens",
            &["goblins-flag-bearer", "dwarves-3", "dwarves-4"],
        );
        scene.state.public.totals[..3].copy_from_slice(&totals);
        scene.state.public.step = Step::Target;
        scene
    };
    let [here, twin] = [[0, 5, 4], [0, 5, 5]].map(with_totals);
    told_apart(Reason::TakesFromLeader, ["take-from-1", "take-from-2"], &here, &twin);
}

/// The Sorcerer's holder has just seen these cards played.
fn sorcery(hands: [&str; 3], trick: &str) -> Scene {
    let mut scene = Scene::new(Card::SORCERER, "capture-the-kings", &hands);
    scene.play(trick);
    scene
}

#[test]
fn the_sorcerer_takes_a_queen_out_of_the_own_trick() {
    let after = |second| {
        let own = format!("{second} goblins-3 dwarves-3");
        let hands = ["knights-ace sorcerer goblins-2", &own, "knights-2 goblins-4 dwarves-4"];
        (sorcery(hands, &format!("knights-ace {second} knights-2")), format!("take-back-{second}"))
    };
    let [(here, queen), (twin, jack)] = ["knights-queen", "knights-jack"].map(after);
    let two = "take-back-knights-2";
    assert!(reasons(&here, [&queen, two]).contains(&Reason::RemovesCost(3)));
    assert_eq!(reasons(&twin, [&jack, two]), []);
}

#[test]
fn the_sorcerer_takes_a_king_out_of_the_trick_of_another() {
    let after = |third| {
        let own = format!("{third} goblins-4 dwarves-4");
        let hands = ["knights-2 sorcerer goblins-2", "knights-ace goblins-3 dwarves-3", &own];
        (sorcery(hands, &format!("knights-2 knights-ace {third}")), format!("take-back-{third}"))
    };
    let [(here, king), (twin, jack)] = ["knights-king", "knights-jack"].map(after);
    assert!(reasons(&here, [&king, "decline"]).contains(&Reason::TakesBackPaying(3)));
    assert_eq!(reasons(&twin, [&jack, "decline"]), []);
}

/// A player leads a Knight to a Quest that pays or costs a point per trick.
fn pays_and_costs(hands: [&str; 3], lead: &str) -> [Scene; 2] {
    ["most-victories", "fewest-victories"].map(|quest_name| plainly(quest_name, hands, lead))
}

#[test]
fn a_card_that_may_be_beaten_may_take_what_pays_and_stay_out_of_what_costs() {
    let hands = ["knights-jack goblins-3", "knights-queen knights-3", "knights-king goblins-2"];
    let [pays, costs] = pays_and_costs(hands, "knights-jack");
    told_apart(Reason::MayTake(1), ["play-knights-queen", "play-knights-3"], &pays, &costs);
    let hands = ["knights-jack goblins-3", "knights-queen knights-ace", "knights-king goblins-2"];
    let [pays, costs] = pays_and_costs(hands, "knights-jack");
    told_apart(Reason::MayStayOut(1), ["play-knights-queen", "play-knights-ace"], &costs, &pays);
}

#[test]
fn fewer_cards_beat_a_higher_one() {
    let hands = ["knights-2 goblins-3", "knights-10 knights-4", "knights-king knights-5"];
    let [pays, costs] = pays_and_costs(hands, "knights-2");
    told_apart(Reason::FewerBeat(1), ["play-knights-10", "play-knights-4"], &pays, &costs);
    told_apart(Reason::MoreBeat(2), ["play-knights-4", "play-knights-10"], &costs, &pays);
}

#[test]
fn the_higher_card_is_kept_unless_tricks_cost() {
    let hands = ["knights-2 goblins-3", "knights-10 knights-4", "knights-king knights-5"];
    let [pays, costs] = pays_and_costs(hands, "knights-2");
    told_apart(Reason::KeepsHigher, ["play-knights-4", "play-knights-10"], &pays, &costs);
}

#[test]
fn the_highest_card_of_a_suit_is_kept_where_tricks_pay() {
    let hands = ["goblins-2 goblins-3", "knights-ace dwarves-3", "goblins-4 dwarves-5"];
    let [pays, costs] = pays_and_costs(hands, "goblins-2");
    told_apart(Reason::KeepsMaster, ["play-dwarves-3", "play-knights-ace"], &pays, &costs);
}

/// Returns true or false if the reason says that the card takes the trick or that it doesn't.
fn foretold(reason: Reason) -> Option<bool> {
    match reason {
        Reason::TakesPoints(_)
        | Reason::TakesBonus
        | Reason::TakesEnchanter
        | Reason::MakesCount(_)
        | Reason::TakesWithLess
        | Reason::TakesForSure => Some(true),
        Reason::KeepsOut(_)
        | Reason::LeavesShaman
        | Reason::LeavesEnchanter
        | Reason::KeepsCount(_)
        | Reason::ShedsCost(_)
        | Reason::ShedsHigher
        | Reason::MissesForSure => Some(false),
        _ => None,
    }
}

/// Returns the winner of the current trick in this world after this card, whatever is played to it.
fn winner_after(mut world: DwarfKing, action: Action, dice: &mut Rng) -> Seat {
    let mut winner = None;
    let mut legal = Vec::new();
    let mut next = action;
    loop {
        world.apply(next, dice, &mut |_, event| {
            if let Event::TrickWon { seat, .. } = event {
                winner = winner.or(Some(seat));
            }
        });
        if let Some(winner) = winner {
            return winner;
        }
        world.legal(&mut legal);
        next = dice.pick(&legal);
    }
}

#[test]
fn what_is_sure_of_a_trick_is_so_whatever_the_others_hold_and_play() {
    const WORLDS: usize = 12;
    let (mut checked, mut paid_out) = ([0; 2], 0);
    for seed in 0..120 {
        let mut dice = Rng::new(seed, Stream::Tool(11));
        let mut state = dealt(3 + seed as usize % 3, seed);
        let mut legal = Vec::new();
        while state.public.deal < 4
            && let Turn::Of(seat) = state.turn()
        {
            state.legal(&mut legal);
            let (view, decision, instead) =
                (state.view(Viewer::Of(seat)), dice.pick(&legal), dice.pick(&legal));
            let reasons = DwarfKing::reasons(&view, decision, instead);
            let played = state.public.step == Step::Play;
            for takes in reasons.iter().copied().filter_map(foretold).filter(|_| played) {
                checked[usize::from(takes)] += 1;
                for _ in 0..WORLDS {
                    let world = DwarfKing::sample(&view, &mut dice);
                    let winner = winner_after(world, decision, &mut dice);
                    assert_eq!(winner == seat, takes, "{decision} in {world:?}");
                }
            }
            let before = state;
            state.apply_silently(decision, &mut dice);
            let points = |state: &DwarfKing| state.public.line(seat).quest;
            // This card completed the trick, and the deal goes on.
            let done = state.public.spoils.tricks_done > before.public.spoils.tricks_done;
            for reason in reasons.into_iter().filter(|_| done) {
                if let Reason::TakesPoints(paid) = reason {
                    assert_eq!(points(&state) - points(&before), paid, "{decision} in {before:?}");
                    paid_out += 1;
                }
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 300), "{checked:?} were checked");
    assert!(paid_out > 20, "{paid_out} tricks paid what was said");
}
