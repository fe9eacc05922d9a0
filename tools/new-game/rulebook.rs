//! Sample Game's rulebook, sentence by sentence.

use regalia::engine::{Game, NoOptions, Rng, Setup, Turn};
use regalia::games::sample_game::{Action, HAND, Refusal, SampleGame};

fn dealt(seats: usize) -> SampleGame {
    SampleGame::new(&Setup { seats, options: NoOptions {} }, &mut Rng::for_match(1))
}

#[test]
fn everybody_holds_three_cards() {
    for seats in SampleGame::INFO.seats {
        let game = dealt(seats);
        assert!(game.hands[..seats].iter().all(|hand| hand.len() == HAND), "{seats} players");
    }
}

#[test]
fn a_card_that_one_does_not_hold_cannot_be_played() {
    let game = dealt(2);
    let other = game.hands[game.public.mover.next(2).index()][0];
    assert_eq!(game.refuse(Action(other)), Some(Refusal::NotInHand));
}

#[test]
fn the_highest_card_takes_the_trick_and_leads() {
    let mut game = dealt(2);
    let mut played = Vec::new();
    for _ in 0..2 {
        let seat = game.public.mover;
        let card = game.hands[seat.index()][0];
        played.push((card, seat));
        game.apply_silently(Action(card), &mut Rng::for_match(1));
    }
    let (_, winner) = played.into_iter().max().expect("two cards were played");
    assert_eq!(game.turn(), Turn::Of(winner));
    assert_eq!(game.public.taken[winner.index()], 1);
}
