//! Components and set-up.

use crate::scene::{card, dealt, seat};
use regalia::games::monarch::{
    BANNERS, Banners, COURT, Card, Emblem, GUESTS, Goods, IMPROVEMENTS, LandKind, MOONS, PATHS,
    Path, Stock,
};

#[test]
fn the_deck_holds_74_cards() {
    assert_eq!((COURT.len(), GUESTS.len(), MOONS.len(), BANNERS.len()), (38, 6, 8, 5));
    let improvements: u8 = IMPROVEMENTS.iter().map(|improvement| improvement.copies).sum();
    assert_eq!(improvements, 22);
    assert_eq!(Stock::whole().len(), 74);
    let count = |kind| {
        let of_kind = IMPROVEMENTS.iter().filter(|improvement| improvement.on == kind);
        of_kind.map(|improvement| improvement.copies).sum::<u8>()
    };
    assert_eq!((count(LandKind::Farm), count(LandKind::Village)), (11, 11));
}

#[test]
fn every_path_has_eight_court_cards_and_six_have_none() {
    for path in PATHS {
        assert_eq!(COURT.iter().filter(|card| card.path == Some(path)).count(), 8, "{path:?}");
    }
    assert_eq!(COURT.iter().filter(|card| card.path.is_none()).count(), 6);
    assert!(
        IMPROVEMENTS.iter().all(|improvement| improvement.path.is_none_or(|p| PATHS.contains(&p)))
    );
}

#[test]
fn only_bounty_cards_cost_food() {
    for card in &COURT {
        assert_eq!(card.cost.1 > 0, card.path == Some(Path::Bounty), "{}", card.name);
        assert!(card.cost.0 > 0, "{}", card.name);
    }
}

#[test]
fn the_cards_that_others_name_are_who_they_should_be() {
    assert_eq!(Card::PURE_WHITE_STAG, card("pure-white-stag"));
    assert_eq!(Card::FIREWORKS, card("fireworks"));
    assert_eq!(Card::ASTRONOMER, card("astronomer"));
    assert_eq!(Card::BOORISH_UNCLE, card("boorish-uncle"));
    let stag = Card::PURE_WHITE_STAG.court().expect("a Court Card");
    assert_eq!(
        (stag.path, stag.emblem, stag.cost),
        (Some(Path::Bounty), Some(Emblem::Beast), (5, 4))
    );
}

#[test]
fn no_two_cards_share_a_name() {
    let mut names: Vec<_> = Card::all().map(Card::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 68);
}

#[test]
fn a_game_begins_with_five_of_each_good_nine_boards_and_a_row_of_five() {
    let mut firsts = Vec::new();
    for seed in 0..200 {
        let state = dealt(4, Banners::Yes, seed);
        assert!(state.all().all(|sister| state.store(sister) == Goods { gold: 5, food: 5 }));
        let farms = state.boards(LandKind::Farm).count();
        assert!((3..=6).contains(&farms), "nine of twelve boards, six of each kind");
        assert_eq!(state.boards(LandKind::Village).count(), 9 - farms);
        assert!(state.row.iter().all(|spot| spot.is_some_and(|card| {
            card.court().is_some() || card.guest().is_some() || card.improvement().is_some()
        })));
        assert!(state.discards.iter().all(|card| MOONS.map(Card::of_moon).contains(&card)));
        assert_eq!(5 + state.deck.len() + state.discards.len(), 73, "and the last sister's Guest");
        assert!(state.banners.iter().all(Option::is_none));
        assert_eq!(state.active, state.first);
        firsts.push(state.first);
    }
    for number in 0..4 {
        assert!(firsts.contains(&seat(number)), "the first sister is drawn by lot");
    }
}

#[test]
fn a_moon_turned_up_in_the_set_up_goes_to_the_discard_pile() {
    let with_moons = (0..200).map(|seed| dealt(2, Banners::Yes, seed));
    assert!(with_moons.into_iter().any(|state| !state.discards.is_empty()));
}

#[test]
fn the_last_sister_has_a_guest_from_the_start() {
    for sisters in 2..=4 {
        for seed in 0..50 {
            let state = dealt(sisters, Banners::Yes, seed);
            for sister in state.all() {
                let last = state.turn_of(sister) == sisters - 1;
                let (has, worth): (&[Card], _) =
                    if last { (&[Card::BOORISH_UNCLE], -4) } else { (&[], 0) };
                assert_eq!(state.guests(sister), has);
                assert_eq!(state.crowns(sister).total(), worth);
            }
            let rest = state
                .deck
                .iter()
                .chain(state.discards.iter())
                .chain(state.row.into_iter().flatten());
            assert!(
                !rest.into_iter().any(|card| card == Card::BOORISH_UNCLE),
                "he is not dealt again"
            );
        }
    }
}

#[test]
fn without_banners_only_the_second_of_two_has_a_guest_from_the_start() {
    for sisters in 2..=4 {
        let state = dealt(sisters, Banners::No, 7);
        let guests: usize = state.all().map(|sister| state.guests(sister).len()).sum();
        assert_eq!(guests, usize::from(sisters == 2));
    }
    let two = dealt(2, Banners::No, 7);
    assert_eq!(two.guests(two.first.next(2)), [Card::BOORISH_UNCLE]);
}
