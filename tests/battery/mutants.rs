//! Tests of the battery itself: a game that keeps the contract passes, and each that breaks one
//! clause of it fails.

use crate::toy::{
    CHANCE_FOLLOWS_DECISIONS, CHANGES_UNTOLD, EVENT_LEAKS, FORGETS_WHO_DREW, FRAME_LEAKS,
    LEGAL_LEAKS, LOSES_A_CARD, SAMPLE_FORGETS, SAMPLE_NEVER_DEALS, SOUND, Toy, UNCOVERS_NOTHING,
    VIEW_LEAKS,
};
use crate::{chance, knowledge, observations, one_deal, play, witness};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn battery<const FLAW: u8>() {
    play::keeps_the_contract::<Toy<FLAW>>(600);
    observations::a_film_is_what_was_told::<Toy<FLAW>>(60);
    knowledge::sampled_worlds_look_the_same::<Toy<FLAW>>(300);
    knowledge::twin_worlds_stay_twins::<Toy<FLAW>>(300);
    knowledge::what_is_told_alike_looks_alike::<Toy<FLAW>>(100);
    knowledge::what_is_shown_by_chance_uncovers::<Toy<FLAW>>(100);
    one_deal::other_decisions_meet_the_same_chance::<Toy<FLAW>>(20);
    witness::sampled_worlds_forget_nothing::<Toy<FLAW>>(300);
    chance::hidden_cards_turn_up_where_they_may_lie::<Toy<FLAW>>(60_000);
}

fn fails<const FLAW: u8>() -> bool {
    catch_unwind(AssertUnwindSafe(battery::<FLAW>)).is_err()
}

#[test]
fn a_sound_game_passes() {
    battery::<SOUND>();
}

#[test]
fn a_view_that_shows_another_hand_fails() {
    assert!(fails::<VIEW_LEAKS>());
}

#[test]
fn an_event_told_to_everybody_fails() {
    assert!(fails::<EVENT_LEAKS>());
}

#[test]
fn a_legal_list_that_hangs_on_a_hidden_card_fails() {
    assert!(fails::<LEGAL_LEAKS>());
}

#[test]
fn a_mutant_of_apply_that_loses_a_card_fails() {
    assert!(fails::<LOSES_A_CARD>());
}

#[test]
fn a_mutant_of_sample_that_forgets_a_hidden_card_fails() {
    assert!(fails::<SAMPLE_FORGETS>());
}

#[test]
fn a_mutant_of_sample_that_never_deals_a_card_fails() {
    assert!(fails::<SAMPLE_NEVER_DEALS>());
}

/// Only what a seat was told long ago reveals this flaw: view and sample agree.
#[test]
fn a_view_that_forgets_what_its_seat_remembers_fails() {
    assert!(fails::<FORGETS_WHO_DREW>());
}

#[test]
fn public_knowledge_that_changes_without_an_event_fails() {
    assert!(fails::<CHANGES_UNTOLD>());
}

#[test]
fn a_look_that_is_not_said_to_uncover_fails() {
    assert!(fails::<UNCOVERS_NOTHING>());
}

/// A step of the decision shows what neither the view before nor the one after does.
#[test]
fn a_moment_that_shows_a_hidden_card_fails() {
    assert!(fails::<FRAME_LEAKS>());
}

#[test]
fn a_deck_whose_order_hangs_on_decisions_fails() {
    assert!(fails::<CHANCE_FOLLOWS_DECISIONS>());
}
