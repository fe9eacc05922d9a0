//! Decisions, legal or not, with undo and redo: exactly the legal ones are accepted, a refused one
//! changes nothing, and every state can be saved and sent.

use super::Draw;
use super::saves::is_whole;
use regalia::bots::Level;
use regalia::engine::{Game, Seat, Setup, Turn, fingerprint};
use regalia::session::{
    Agreement, DynMatch, MAX_SEED, Match, Occupant, Pair, Table, UndoRule, load, open_link,
    options_from,
};

pub fn property(bytes: &[u8]) -> bool {
    let mut draw = Draw(bytes);
    macro_rules! any_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            [$(played::<regalia::games::$module::$game>),*]
        };
    }
    let games = regalia::with_games!(any_game);
    games[draw.byte() % games.len()](&mut draw);
    true
}

/// Returns a table with any agreement that the game knows.
fn agreed<G: Game>(draw: &mut Draw) -> Table<G::Options> {
    let seats = G::INFO.seats.start() + draw.below(G::INFO.seats.count());
    let options: Vec<Pair> = G::INFO
        .options
        .iter()
        .map(|spec| {
            let chosen: Vec<&str> = (0..if spec.per_seat { seats } else { 1 })
                .map(|_| spec.values[draw.byte() % spec.values.len()])
                .collect();
            (spec.key.to_owned(), chosen.join(","))
        })
        .collect();
    let options = options_from::<G>(&options, seats).expect("the options are the game's own");
    let seed = (0..7).fold(0, |seed, _| seed << 8 | draw.byte() as u64) % MAX_SEED;
    let agreed = draw.byte();
    let person = Occupant::Person { name: String::new() };
    let bot = Occupant::Bot { level: Level::Squire };
    let occupants = (0..seats).map(|seat| [&person, &bot][agreed >> seat & 1].clone()).collect();
    Table {
        setup: Setup { seats, options },
        seed,
        bot_seed: seed,
        occupants,
        agreement: Agreement {
            undo: if agreed & 32 == 0 { UndoRule::Honest } else { UndoRule::Free },
            open_log: agreed & 64 != 0,
            hints: agreed & 128 == 0,
        },
    }
}

fn played<G: Game>(draw: &mut Draw) {
    let mut play = Match::<G>::new(agreed::<G>(draw)).expect("a table that fits");
    let vocabulary = G::vocabulary();
    while !draw.is_over() {
        exactly_the_legal_are_accepted(&play, &vocabulary);
        let kind = draw.byte();
        match (kind >> 4, play.turn()) {
            // Mostly a legal decision, so that the match reaches its end.
            (0..12, Turn::Of(_)) => {
                let action = play.legal()[(kind << 8 | draw.byte()) % play.legal().len()];
                assert!(play.decide(action).is_ok(), "{action} is legal");
            }
            (0..14, _) => tried(&mut play, vocabulary[draw.below(vocabulary.len())]),
            (14, _) => play.go_to(draw.below(play.decisions().len() + 1)),
            _ => {
                let seat = Seat::new(kind % play.table().setup.seats);
                if kind & 8 == 0 {
                    play.undo(seat)
                } else {
                    play.redo(seat)
                };
            }
        }
    }
    exactly_the_legal_are_accepted(&play, &vocabulary);
    let kept = load(&DynMatch::save(&play)).expect("an own save opens");
    assert_eq!(kept.as_any().downcast_ref(), Some(&play), "a save is the whole match");
    is_whole(&kept);
    let sent = open_link(&DynMatch::link(&play)).expect("an own link opens");
    let sent = sent.as_any().downcast_ref::<Match<G>>().expect("of the same game");
    assert_eq!(fingerprint(sent.state()), fingerprint(play.state()));
}

fn exactly_the_legal_are_accepted<G: Game>(play: &Match<G>, vocabulary: &[G::Action]) {
    let accepted = |action: &&G::Action| play.state().refuse(**action).is_none();
    let mut accepted: Vec<_> = vocabulary.iter().filter(accepted).copied().collect();
    let mut legal = play.legal().to_vec();
    accepted.sort_unstable();
    legal.sort_unstable();
    assert_eq!(legal, accepted, "the legal list is what is accepted");
    assert_eq!(legal.is_empty(), play.is_over());
}

/// Tries a decision that may not be legal.
fn tried<G: Game>(play: &mut Match<G>, action: G::Action) {
    let legal = play.legal().contains(&action);
    let (before, position) = (fingerprint(play.state()), play.position());
    assert_eq!(play.decide(action).is_ok(), legal, "{action}");
    if !legal {
        assert_eq!((fingerprint(play.state()), play.position()), (before, position), "{action}");
    }
}
