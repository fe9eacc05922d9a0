//! The crowns of each Court Card, by court.

use crate::scene::{Scene, card, seat};
use regalia::games::monarch::COURT;

/// Returns the crowns of a card in a court, on a land with these improvements on the boards from 4
/// on (villages) or from 0 on (farms).
fn worth(name: &str, court: &str, farms: &str, villages: &str) -> u8 {
    let mut scene = Scene::new(3).court(0, court);
    for (land, improvement) in farms.split_whitespace().enumerate() {
        scene = scene.lay(land, improvement);
    }
    for (land, improvement) in villages.split_whitespace().enumerate() {
        scene = scene.lay(4 + land, improvement);
    }
    scene.worth(0, name)
}

#[test]
fn the_astronomer_is_worth_four_and_nothing_beside_fireworks() {
    assert_eq!(worth("astronomer", "astronomer", "", ""), 4);
    assert_eq!(worth("astronomer", "astronomer fireworks", "", ""), 0);
}

#[test]
fn the_tiger_pelt_counts_might_in_the_court_and_on_the_board() {
    assert_eq!(worth("tiger-pelt", "tiger-pelt lioness", "", "garrison-town"), 6);
    assert_eq!(worth("tiger-pelt", "tiger-pelt", "", ""), 2, "itself included");
}

#[test]
fn only_the_improvement_on_top_counts() {
    let covered = Scene::new(3).court(0, "tiger-pelt").lay(4, "garrison-town weavers-village");
    assert_eq!(covered.worth(0, "tiger-pelt"), 2);
}

#[test]
fn troubadour_keeper_and_gardener_count_their_own_paths() {
    assert_eq!(worth("court-troubadour", "court-troubadour peacock", "hillside-vineyard", ""), 6);
    assert_eq!(
        worth("keeper-of-scrolls", "keeper-of-scrolls", "herb-garden", "university-town"),
        6
    );
    assert_eq!(worth("royal-gardener", "royal-gardener head-cook", "royal-goatery", ""), 6);
}

#[test]
fn the_great_falcon_wants_another_beast() {
    assert_eq!(worth("great-falcon", "great-falcon", "", ""), 3);
    assert_eq!(worth("great-falcon", "great-falcon peacock", "", ""), 5);
}

#[test]
fn the_lioness_is_worth_nothing_beside_the_stag() {
    assert_eq!(worth("lioness", "lioness", "", ""), 5);
    assert_eq!(worth("lioness", "lioness pure-white-stag", "", ""), 0);
}

#[test]
fn armor_gown_robe_and_flower_crown_count_other_garments() {
    for name in ["dragon-scale-armor", "embroidered-gown", "scholars-robe", "flower-crown"] {
        assert_eq!(worth(name, name, "", ""), 3, "{name}");
        assert_eq!(worth(name, &format!("{name} winged-cape precious-comb"), "", ""), 5, "{name}");
    }
}

#[test]
fn three_cards_of_the_path_make_some_worth_more() {
    let courts = [
        ("champion", "champion lioness great-falcon", 4, 6),
        ("silver-harp", "silver-harp peacock fireworks", 5, 7),
        ("portrait-painter", "portrait-painter peacock fireworks", 4, 6),
        ("harvest-feast", "harvest-feast head-cook golden-hen", 5, 6),
    ];
    for (name, three, alone, together) in courts {
        assert_eq!(worth(name, name, "", ""), alone, "{name}");
        assert_eq!(worth(name, three, "", ""), together, "{name}");
    }
    assert_eq!(
        worth("champion", "champion lioness", "hunting-preserve", ""),
        4,
        "land does not count"
    );
}

#[test]
fn the_snowy_owl_loves_the_astronomer() {
    assert_eq!(worth("snowy-owl", "snowy-owl", "", ""), 3);
    assert_eq!(worth("snowy-owl", "snowy-owl astronomer", "", ""), 5);
}

#[test]
fn beastkeeper_and_tailor_count_beasts_and_garments() {
    assert_eq!(worth("beastkeeper", "beastkeeper", "", ""), 1);
    assert_eq!(worth("beastkeeper", "beastkeeper unicorn peacock", "", ""), 5);
    assert_eq!(worth("royal-tailor", "royal-tailor", "", ""), 1);
    assert_eq!(worth("royal-tailor", "royal-tailor winged-cape flower-crown", "", ""), 5);
}

#[test]
fn the_unicorn_shies_from_guests() {
    let free = Scene::new(3).court(0, "unicorn");
    assert_eq!(free.worth(0, "unicorn"), 6);
    assert_eq!(free.guests(0, "drunk-juggler").worth(0, "unicorn"), 4);
}

#[test]
fn the_herald_counts_different_paths_and_has_none() {
    assert_eq!(worth("herald", "herald royal-jester", "", ""), 0);
    assert_eq!(worth("herald", "herald lioness peacock astronomer head-cook", "", ""), 8);
}

#[test]
fn the_rest_are_worth_what_they_print() {
    let plain = [
        ("war-elephant", 6),
        ("captain-of-the-guard", 3),
        ("ancestral-sword", 3),
        ("fireworks", 5),
        ("peacock", 4),
        ("precious-comb", 2),
        ("master-of-ceremonies", 3),
        ("gazing-glass", 2),
        ("philosopher", 5),
        ("ancient-tortoise", 4),
        ("royal-physician", 3),
        ("pure-white-stag", 6),
        ("golden-hen", 3),
        ("head-cook", 3),
        ("basket-of-exotic-fruit", 4),
        ("diplomat", 3),
        ("winged-cape", 6),
        ("royal-jester", 3),
    ];
    for (name, crowns) in plain {
        assert_eq!(worth(name, name, "", ""), crowns, "{name}");
    }
}

#[test]
fn a_question_mark_stands_on_what_counts_and_has_no_number() {
    let open: Vec<_> = COURT.iter().filter(|card| card.is_open()).map(|card| card.name).collect();
    let by_path = ["tiger-pelt", "court-troubadour", "keeper-of-scrolls", "royal-gardener"];
    let by_others = ["beastkeeper", "royal-tailor", "herald"];
    assert_eq!(open.len(), by_path.len() + by_others.len());
    assert!(by_path.iter().chain(&by_others).all(|name| open.contains(name)));
}

#[test]
fn a_court_that_gives_a_card_up_is_as_if_it_had_never_been_there() {
    let court = |names: &str| Scene::new(3).court(0, names).state.counted(seat(0));
    for name in ["peacock", "scholars-robe", "head-cook", "unicorn", "royal-jester"] {
        let mut left = court(&format!("lioness winged-cape {name}"));
        left.remove(card(name));
        assert_eq!(left, court("lioness winged-cape"), "{name}");
    }
}
