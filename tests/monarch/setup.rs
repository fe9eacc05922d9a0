//! Components and set-up.

use crate::scene::{card, dealt, evened, seat};
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
    assert_eq!(Card::DRUNK_JUGGLER, card("drunk-juggler"));
    assert_eq!(Card::INSISTENT_PEDDLER, card("insistent-peddler"));
    assert_eq!(Card::GOSSIPING_COUSIN, card("gossiping-cousin"));
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
        assert_eq!(5 + state.deck.len() + state.discards.len(), 74, "the whole deck is shuffled");
        assert!(state.all().all(|sister| state.guests(sister).is_empty()));
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
fn a_guest_may_be_turned_up_in_the_first_row() {
    let rows = |deal: &dyn Fn(u64) -> regalia::games::monarch::Monarch| {
        let cards = (0..400).flat_map(|seed| deal(seed).row.into_iter().flatten());
        cards.filter(|&card| card == Card::BOORISH_UNCLE).count()
    };
    assert!(rows(&|seed| dealt(2, Banners::Yes, seed)) > 0);
    assert_eq!(rows(&|seed| evened(2, Banners::Yes, seed)), 0, "he is with a sister already");
}

#[test]
fn with_an_even_start_later_sisters_have_guests() {
    // The Guests of the first sister, the second and so on, by the number of sisters.
    let tables = [
        vec!["", "boorish-uncle"],
        vec!["", "gossiping-cousin", "drunk-juggler insistent-peddler"],
        vec!["", "", "gossiping-cousin", "drunk-juggler insistent-peddler"],
    ];
    for company in tables {
        let sisters = company.len();
        for seed in 0..50 {
            let state = evened(sisters, Banners::Yes, seed);
            for (turn, names) in company.iter().enumerate() {
                let sister = state.first.after(turn, sisters);
                let expected: Vec<_> = names.split_whitespace().map(card).collect();
                assert_eq!(state.guests(sister), expected, "{sisters} sisters, turn {turn}");
                let crowns = -state.crowns(sister).total();
                assert_eq!(crowns, expected.iter().map(loss).sum::<i16>(), "they count");
                for guest in expected {
                    let dealt = state.deck.iter().chain(state.discards.iter());
                    assert!(
                        !dealt.chain(state.row.into_iter().flatten()).any(|card| card == guest)
                    );
                }
            }
        }
    }
}

/// Returns the crowns that a Guest costs.
fn loss(guest: &Card) -> i16 {
    guest.guest().expect("a Guest").loss.into()
}

#[test]
fn with_an_even_start_three_sisters_without_banners_have_other_guests() {
    let guests = |sisters, banners| {
        let state = evened(sisters, banners, 7);
        let turns = (0..sisters).map(|turn| state.first.after(turn, sisters));
        turns.map(|sister| state.guests(sister).to_vec()).collect::<Vec<_>>()
    };
    let expected = [vec![], vec![card("drunk-juggler")], vec![card("boorish-uncle")]];
    assert_eq!(guests(3, Banners::No), expected);
    for sisters in [2, 4] {
        assert_eq!(guests(sisters, Banners::No), guests(sisters, Banners::Yes));
    }
}

#[test]
fn a_save_by_the_rules_before_this_set_up_says_so() {
    let wanted = regalia::session::NewMatch {
        game: "monarch".into(),
        seed: 3,
        bot_seed: 4,
        occupants: vec![regalia::session::Occupant::Person { name: String::new() }; 2],
        options: Vec::new(),
        agreement: regalia::session::Agreement::default(),
    };
    let play = regalia::session::new_match(&wanted)
        .expect("a game of the house")
        .expect("a table that fits");
    let mut save: serde_json::Value = serde_json::from_str(&play.save()).expect("JSON");
    assert_eq!(save["options"]["start"], "leaflet");
    save["rules"] = 5.into();
    save["options"].as_object_mut().expect("options by key").remove("start");
    let why = regalia::session::load(&save.to_string()).err();
    assert_eq!(why, Some(regalia::session::LoadError::OtherRules));
}

#[test]
fn the_sister_who_begins_comes_first_in_a_round_and_the_others_follow_her() {
    let mut state = dealt(3, Banners::Yes, 1);
    state.first = seat(1);
    assert_eq!([0, 1, 2].map(|sister| state.turn_of(seat(sister))), [2, 0, 1]);
}

#[test]
fn a_deck_read_from_a_file_has_no_more_cards_than_there_are() {
    let read = |cards: &[Card]| {
        let text = serde_json::to_string(cards).expect("cards can be written");
        serde_json::from_str::<Stock>(&text).ok()
    };
    let mut cards: Vec<_> = Stock::whole().iter().collect();
    assert_eq!(read(&cards), Some(Stock::whole()));
    cards.push(card("peacock"));
    assert_eq!(read(&cards), None);
}
