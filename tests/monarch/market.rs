//! The market row: buying, prices, refilling, sweeping.

use crate::scene::{Scene, card, seat};
use regalia::games::monarch::{Event, Goods, Refusal, Step};

#[test]
fn a_court_card_is_paid_and_takes_a_free_space() {
    let mut scene = Scene::new(3).row("peacock").store(0, 7, 0);
    scene.play("acquire-peacock");
    assert_eq!(scene.state.step, Step::Seat(card("peacock")));
    scene.play("take-space");
    assert_eq!(scene.goods(0), (1, 0));
    assert_eq!(scene.state.court(seat(0)), [card("peacock")]);
}

#[test]
fn a_bounty_card_costs_gold_and_food() {
    let scene = Scene::new(3).row("pure-white-stag").store(0, 5, 3);
    let missing = Goods { gold: 0, food: 1 };
    assert_eq!(scene.refusal("acquire-pure-white-stag"), Some(Refusal::TooDear(missing)));
    let scene = scene.store(0, 3, 4);
    let missing = Goods { gold: 2, food: 0 };
    assert_eq!(scene.refusal("acquire-pure-white-stag"), Some(Refusal::TooDear(missing)));
}

#[test]
fn any_number_of_cards_is_acquired_in_a_turn() {
    let mut scene = Scene::new(3).row("peacock royal-jester fireworks").store(0, 16, 0);
    scene.play(
        "acquire-peacock take-space acquire-royal-jester take-space acquire-fireworks take-space",
    );
    assert_eq!(scene.goods(0), (0, 0));
    assert_eq!(scene.state.court(seat(0)).len(), 3);
    let spaces = scene.events.iter().filter_map(|event| match event {
        Event::Joined { space, .. } => Some(*space),
        _ => None,
    });
    assert_eq!(spaces.collect::<Vec<_>>(), [0, 1, 2], "each on the next space");
}

#[test]
fn a_card_replaced_is_discarded_without_refund() {
    let mut scene = Scene::new(3).row("fireworks").court(0, "peacock royal-jester").store(0, 7, 0);
    scene.play("acquire-fireworks replace-peacock");
    assert_eq!(scene.state.court(seat(0)), [card("fireworks"), card("royal-jester")]);
    assert_eq!(scene.goods(0), (0, 0));
    // The empty deck was renewed from the discard pile at once.
    assert!(scene.state.row.contains(&Some(card("peacock"))));
}

#[test]
fn a_full_court_takes_a_card_only_in_place_of_another() {
    let seven = "peacock royal-jester herald unicorn diplomat champion lioness";
    let mut scene = Scene::new(3).row("fireworks").court(0, seven).store(0, 7, 0);
    scene.play("acquire-fireworks");
    assert_eq!(scene.refusal("take-space"), Some(Refusal::CourtFull));
    assert_eq!(scene.legal().len(), 7);
    scene.play("replace-herald");
    assert_eq!(scene.state.court(seat(0)).len(), 7);
}

#[test]
fn the_row_is_refilled_after_each_card() {
    let mut scene = Scene::new(3).row("peacock lioness herald unicorn diplomat").deck("fireworks");
    scene = scene.store(0, 6, 0);
    scene.play("acquire-peacock take-space");
    assert_eq!(scene.state.row[0], Some(card("fireworks")));
    assert!(scene.events.contains(&Event::TurnedUp { card: card("fireworks"), spot: Some(0) }));
}

#[test]
fn a_sweep_costs_three_gold_and_deals_five_new_cards() {
    let mut scene = Scene::new(3)
        .row("peacock lioness herald unicorn diplomat")
        .deck("fireworks champion royal-jester philosopher royal-tailor")
        .store(0, 7, 0);
    scene.play("sweep");
    assert_eq!(scene.goods(0), (4, 0));
    assert_eq!(scene.state.discards.len(), 5);
    assert!(scene.state.row.iter().all(Option::is_some));
    scene.play("sweep");
    let missing = Goods { gold: 2, food: 0 };
    assert_eq!(scene.refusal("sweep"), Some(Refusal::TooDear(missing)));
}

#[test]
fn an_empty_deck_is_renewed_from_the_discard_pile() {
    let mut scene = Scene::new(3).row("peacock lioness herald unicorn diplomat").store(0, 3, 0);
    scene.play("sweep");
    assert!(scene.events.contains(&Event::Reshuffled { cards: 5 }));
    assert!(scene.state.row.iter().all(Option::is_some) && scene.state.discards.is_empty());
}

#[test]
fn with_both_piles_empty_the_row_stays_short() {
    let mut scene = Scene::new(3).row("peacock lioness").store(0, 6, 0);
    scene.play("acquire-peacock take-space");
    assert_eq!(scene.state.row.iter().flatten().count(), 1);
}

#[test]
fn discounts_take_off_gold_never_food_and_never_below_nothing() {
    let plain = Scene::new(3);
    assert_eq!(plain.price(0, "philosopher"), (8, 0));
    let comb = Scene::new(3).court(0, "precious-comb");
    assert_eq!((comb.price(0, "philosopher"), comb.price(0, "golden-hen")), ((7, 0), (2, 4)));
    assert_eq!(comb.price(0, "boorish-uncle"), (6, 0), "a Guest is no Court Card");
    let glass = Scene::new(3).court(0, "gazing-glass precious-comb");
    assert_eq!((glass.price(0, "philosopher"), glass.price(0, "fireworks")), ((5, 0), (6, 0)));
    let mut sword = Scene::new(3).court(0, "ancestral-sword");
    assert_eq!(sword.price(0, "boorish-uncle"), (5, 0));
    sword.state.banners[0] = Some(seat(0));
    assert_eq!(
        (sword.price(0, "boorish-uncle"), sword.price(0, "drunk-juggler")),
        ((3, 0), (0, 0))
    );
    assert_eq!(sword.price(1, "boorish-uncle"), (6, 0), "another's discount is hers alone");
    let mut balance = Scene::new(3).court(0, "precious-comb");
    balance.state.banners[4] = Some(seat(0));
    assert_eq!(balance.price(0, "royal-jester"), (1, 0));
}

#[test]
fn what_a_discount_makes_payable_is_offered_and_nothing_else() {
    let row = "philosopher fireworks boorish-uncle golden-hen jewel-bazaar";
    let offered = |court: &str, gold| {
        let legal = Scene::new(3).court(0, court).row(row).store(0, gold, 0).legal();
        let cards = legal.iter().filter_map(|name| name.strip_prefix("acquire-"));
        cards.collect::<Vec<_>>().join(" ")
    };
    // The Philosopher costs 8 gold, the Fireworks 7, the Uncle 6; the other two cost food.
    assert_eq!(offered("", 5), "");
    assert_eq!(offered("gazing-glass", 6), "philosopher boorish-uncle");
    assert_eq!(offered("precious-comb", 6), "fireworks boorish-uncle");
    assert_eq!(offered("ancestral-sword", 5), "boorish-uncle");
}

#[test]
fn a_discount_begins_with_the_next_purchase() {
    let mut scene = Scene::new(3).row("precious-comb fireworks").store(0, 13, 0);
    scene.play("acquire-precious-comb take-space");
    assert_eq!(scene.goods(0), (6, 0), "its own price is whole");
    scene.play("acquire-fireworks take-space");
    assert_eq!(scene.goods(0), (0, 0));
}

#[test]
fn a_discount_comes_and_goes_with_its_card() {
    let mut scene = Scene::new(3).court(0, "precious-comb").row("ancestral-sword").store(0, 9, 0);
    assert_eq!((scene.price(0, "peacock"), scene.price(0, "boorish-uncle")), ((5, 0), (6, 0)));
    scene.play("acquire-ancestral-sword replace-precious-comb");
    assert_eq!((scene.price(0, "peacock"), scene.price(0, "boorish-uncle")), ((6, 0), (5, 0)));
}

#[test]
fn a_table_read_from_a_file_has_the_same_prices_and_banners() {
    let scene = Scene::new(3).court(0, "precious-comb peacock fireworks").store(0, 9, 0);
    let text = serde_json::to_string(&scene.state).expect("a table can be written");
    let read = serde_json::from_str(&text).expect("and read");
    assert_eq!(scene.state, read);
    let read = Scene { state: read, ..scene };
    assert_eq!(read.price(0, "silver-harp"), (7, 0));
    assert!(read.legal().contains(&"fly-culture".to_owned()));
}
