//! The workers' answers, one per line: a bot's decision, a hint, a part of a review. An answer
//! changes the match as it says, or not at all.

use super::Draw;
use super::matches::drawn;
use regalia::engine::{Game, Seat};
use regalia::session::{Answer, DynMatch, Hint, Match, Part, Reviewed, load};

pub fn property(bytes: &[u8]) -> bool {
    let mut draw = Draw(bytes);
    let play = drawn(&mut draw);
    let lines = draw.lines();
    macro_rules! any_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(if let Some(play) = play.downcast_ref::<regalia::games::$module::$game>() {
                return heard(play, &lines);
            })*
        };
    }
    regalia::with_games!(any_game);
    unreachable!("every game is in the registry")
}

fn heard<G: Game>(play: &Match<G>, lines: &[String]) -> bool {
    let mut reviewed = Reviewed::default();
    let mut on = play.clone();
    let mut accepted = false;
    for line in lines.iter().take(64) {
        if let Ok(answer) = serde_json::from_str::<Answer>(line) {
            accepted |= decided(&mut on, &answer);
            // Errors are likely at the end of the list.
            for index in [answer.index % (on.legal().len() + 2), on.legal().len()] {
                let n = DynMatch::position(&on) as u32;
                accepted |= decided(&mut on, &Answer { n, index, ..answer });
            }
        }
        if let Ok(hint) = serde_json::from_str::<Hint>(line) {
            accepted |= advised(play, &hint);
        }
        if let Ok(part) = serde_json::from_str::<Part>(line)
            && reviewed.add(part, play)
        {
            can_be_drawn(&reviewed, play);
            accepted = true;
        }
    }
    accepted
}

fn decided<G: Game>(play: &mut Match<G>, answer: &Answer) -> bool {
    let before = play.clone();
    let fits = DynMatch::fits(play, answer);
    assert_eq!(play.accept(answer), fits, "what fits is legal");
    if fits {
        assert_eq!(play.decisions()[DynMatch::position(&before)], before.legal()[answer.index]);
        assert_eq!(DynMatch::position(play), DynMatch::position(&before) + 1);
    } else {
        assert_eq!(*play, before);
    }
    fits
}

fn advised<G: Game>(play: &Match<G>, hint: &Hint) -> bool {
    let advised = play.advised(hint);
    if let Some(steps) = &advised {
        assert!(play.legal().contains(&steps[0]), "what is advised first is legal");
    }
    advised.is_some()
}

/// Asserts that the page can draw a review as it arrives.
fn can_be_drawn<G: Game>(reviewed: &Reviewed, play: &Match<G>) {
    let (seats, length) = (play.table().setup.seats, play.decisions().len());
    assert!(reviewed.chances().len() <= length + 1);
    assert!(reviewed.chances().flatten().all(|chance| (0.0..=1.0).contains(&chance)));
    assert!(reviewed.mistakes().len() <= length, "one a decision");
    for mistake in reviewed.mistakes() {
        assert!(mistake.n < length && mistake.seat.index() < seats);
        assert!((-1000..=2000).contains(&(mistake.chance - mistake.loss)));
    }
    let mut whole = play.clone();
    whole.go_to(length);
    let movers: Vec<Seat> = (0..length).map(|n| whole.mover(n)).collect();
    let ledgers = reviewed.ledgers(&movers, seats);
    if reviewed.is_done() {
        assert_eq!(ledgers.len(), seats);
        whole.keep_review(reviewed.clone());
        let kept = load(&DynMatch::save(&whole)).expect("an own save opens");
        assert!(!kept.left_out(), "what was taken in is kept");
    }
}
