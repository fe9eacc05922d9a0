//! Components and set-up.

use crate::scene::{dealt, seat};
use regalia::games::penniless_king::{
    Bonus, Gain, Line, Plot, Public, Rogue, Spot, Wrath, edition,
};

#[test]
fn thirty_two_rogues_of_which_the_bag_holds_twelve() {
    assert_eq!(Public::whole_bag().len(), 12);
    assert_eq!(5 * 4 + Public::whole_bag().len(), 32);
    assert!(Rogue::IN_BAG.iter().all(|&rogue| Public::whole_bag().count(rogue) == 2));
    let strengths: Vec<_> = Rogue::ALL.iter().map(|rogue| rogue.strength()).collect();
    assert_eq!(strengths, [1, 2, 0, 2, 0, 0, 0, 0, 0]);
}

#[test]
fn twenty_four_plot_cards_of_twelve_kinds() {
    assert_eq!(Plot::ALL.len() * usize::from(edition::PLOT_COPIES), 24);
}

#[test]
fn everybody_has_three_rogues_one_card_and_more_coins_the_later_they_play() {
    for seats in 2..=5 {
        for seed in 0..20 {
            let state = dealt(seats, seed);
            let public = &state.public;
            for place in 0..seats {
                let at = public.first.after(place, seats).index();
                assert_eq!(public.coins[at], [1, 2, 3, 3, 3][place]);
                let home: Vec<_> = state.home[at].iter().collect();
                assert_eq!(home, [Rogue::Henchman, Rogue::Henchman, Rogue::Beggar]);
                assert_eq!(state.hands[at].len(), 1);
                assert_eq!(public.renown(seat(at)), 0);
            }
            assert_eq!((public.active, public.king), (public.first, 0));
            assert_eq!(state.pile.len() + seats, 24);
            assert_eq!(state.bag, Public::whole_bag());
        }
    }
}

#[test]
fn lots_decide_who_begins() {
    for seats in 2..=5 {
        let mut begins = [false; 5];
        (0..100).for_each(|seed| begins[dealt(seats, seed).public.first.index()] = true);
        assert_eq!(begins.iter().filter(|&&begins| begins).count(), seats);
    }
}

#[test]
fn the_lines_cost_four_to_eight() {
    let tolls: Vec<_> = Line::ALL.iter().map(|line| line.toll()).collect();
    assert_eq!(tolls, [4, 5, 6, 7, 8]);
    let bonuses = Line::ALL.map(Line::bonus);
    assert_eq!(
        bonuses,
        [Bonus::Plots(1), Bonus::King(2), Bonus::RightHand, Bonus::Plots(2), Bonus::King(3)]
    );
}

#[test]
fn the_edition_keeps_to_what_is_printed() {
    // Spots give small numbers of coins, Plot cards or steps of the King.
    for spot in Spot::all() {
        assert!(matches!(spot.gain(), Gain::Plot | Gain::Coins(1..=2) | Gain::King(1..=2)));
    }
    // Wrath strikes every neighbourhood once, and two strikes are the player's choice.
    assert_eq!(edition::WRATHS.iter().filter(|(_, wrath)| *wrath == Wrath::Choice).count(), 2);
    assert!(edition::WRATHS.iter().all(|(space, _)| space % 3 == 0));
    assert_eq!(Wrath::of_space(4), None);
    assert!(edition::LAST_SPACES.is_sorted());
}
