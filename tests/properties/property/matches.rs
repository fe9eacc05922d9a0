//! Finished matches of every game, as the subject of answers and questions.

use regalia::bots::Level;
use regalia::engine::{Rng, Stream};
use regalia::session::{Agreement, AnyMatch, NewMatch, Occupant, UndoRule, infos, new_match};

thread_local! {
    /// One match of each game, in the order of the registry.
    static FINISHED: &'static [AnyMatch] = {
        let played = |mut play| {
            go_on(&mut play, usize::MAX);
            play
        };
        new_matches().map(played).collect::<Vec<_>>().leak()
    };
}

/// Returns a match of each game at its smallest table: a person and Barons.
pub fn new_matches() -> impl Iterator<Item = AnyMatch> {
    infos().into_iter().zip(0..).map(|(info, nth)| {
        let person = Occupant::Person { name: "Ysé".to_owned() };
        let bots = std::iter::repeat(Occupant::Bot { level: Level::Baron });
        let new = NewMatch {
            game: info.id.to_owned(),
            options: Vec::new(),
            seed: 40 + nth,
            bot_seed: 50 + nth,
            occupants: std::iter::once(person).chain(bots).take(*info.seats.start()).collect(),
            agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
        };
        new_match(&new).expect("a game of the house").expect("a table that fits")
    })
}

/// Makes this many random decisions, or fewer if the match ends.
pub fn go_on(play: &mut AnyMatch, decisions: usize) {
    for _ in 0..decisions {
        let mut dice = Rng::new(play.seed(), Stream::Tool(play.position() as u32));
        match play.legal_count() {
            0 => return,
            count => assert!(play.decide_index(dice.below(count)), "it is legal"),
        }
    }
}

fn finished() -> &'static [AnyMatch] {
    FINISHED.with(|finished| *finished)
}

/// Plays the matches in advance, so that their cost is not counted for the first user.
pub fn be_ready() {
    finished();
}

/// Returns the match chosen by one byte, at the position given by the next two, or at its end.
pub fn drawn(draw: &mut super::Draw) -> AnyMatch {
    let mut play = finished()[draw.byte() % finished().len()].clone();
    let position = draw.below(1 << 16);
    if position < play.length() {
        play.go_to(position);
    }
    play
}
