//! Saves, undo and links rebuild every state.

use crate::{dice, setups};
use regalia::bots::{Bots, Level, decide};
use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn, Viewer, fingerprint};
use regalia::session::{
    Agreement, AnyMatch, Match, Occupant, Table, UndoRule, load, open_link, options_from,
};

/// The most decisions of a game that are checked one by one.
const DECISIONS: usize = 400;

/// Returns a table of one person and Barons.
pub fn table<G: Game>(
    setup: &Setup<G::Options>,
    seed: u64,
    undo_rule: UndoRule,
) -> Table<G::Options> {
    let person = Occupant::Person { name: "Ysé ♛ \"<b>".to_owned() };
    let occupants = (0..setup.seats)
        .map(|seat| match seat {
            0 => person.clone(),
            _ => Occupant::Bot { level: Level::Baron },
        })
        .collect();
    let open_log = undo_rule == UndoRule::Free;
    Table {
        setup: setup.clone(),
        seed,
        bot_seed: seed + 1,
        occupants,
        agreement: Agreement { undo: undo_rule, open_log, hints: !open_log },
    }
}

/// Plays random decisions to the end of a match or to the limit.
fn played<G: Game>(setup: &Setup<G::Options>, seed: u64, undo_rule: UndoRule) -> Match<G> {
    let mut dice = dice(seed);
    let mut play = Match::<G>::new(table::<G>(setup, seed, undo_rule)).expect("a table that fits");
    while play.position() < DECISIONS && matches!(play.turn(), Turn::Of(_)) {
        let action = dice.pick(play.legal());
        play.decide(action).expect("a legal decision");
    }
    play
}

/// Checks that a save taken at any decision opens as the same match and continues the same way.
pub fn every_save_resumes<G: Game>() {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let whole = played::<G>(setup, 40 + which as u64, UndoRule::Honest);
        let mut play = Match::<G>::new(whole.table().clone()).expect("a table that fits");
        // Long games are saved every few decisions, since opening replays them from the start.
        let stride = (whole.position() / 60).max(1);
        for n in 0..=whole.position() {
            if n % stride == 0 || n == whole.position() {
                let opened = load(&play.save()).expect("an own save opens");
                assert_eq!(opened.save(), play.save());
                assert!(same(&opened, &play), "decision {n}");
            }
            if let Some(&action) = whole.decisions().get(n) {
                play.decide(action).expect("what was legal once");
            }
        }
        assert_eq!(play, whole);
    }
}

/// Returns true if an opened match is this one, including its state and log.
fn same<G: Game>(opened: &AnyMatch, play: &Match<G>) -> bool {
    let opened: &dyn std::any::Any = opened.as_any();
    opened.downcast_ref::<Match<G>>() == Some(play)
}

/// Checks that going back and forth leads to the same states, and that take-backs are noted.
pub fn undo_and_redo_rebuild_the_state<G: Game>() {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let whole = played::<G>(setup, 80 + which as u64, UndoRule::Free);
        let mut play = whole.clone();
        play.go_to(0);
        let mut dice = dice(9);
        for _ in 0..20 {
            play.go_to(dice.below(whole.position() + 1));
        }
        play.go_to(whole.position());
        assert_eq!(play, whole);

        let me = Seat::new(0);
        let mut undone = 0;
        while play.undo(me) {
            undone += 1;
            assert_eq!(play.turn(), Turn::Of(me), "undo leads to one's own decision");
        }
        let mine = whole.log().iter().filter(|entry| entry.seat == me && !entry.forced).count();
        assert_eq!(undone, mine, "freely, all one's decisions can be taken back");
        assert!(play.taken_back(), "and the match says so");
        while play.redo(me) {}
        assert_eq!(play.position(), whole.position());
        assert_eq!(play.state(), whole.state());
    }
}

/// Checks that a link opens as the same decisions from the same deal, without names.
pub fn every_link_replays<G: Game>() {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut play = played::<G>(setup, 120 + which as u64, UndoRule::Honest);
        for _ in 0..4 {
            let opened = open_link(&play.link()).expect("an own link opens");
            assert_eq!(opened.link(), play.link());
            assert_eq!(opened.position(), play.position());
            assert!(!opened.save().contains("Ysé"), "names stay at home");
            play.go_to(play.position() / 3);
        }
    }
}

/// The longest link, in characters, that all messengers keep whole.
const LINK: usize = 2_000;

/// Checks that the longest of two hundred matches between Barons, for every player count, fits into
/// a link that opens as the same match.
pub fn links_of_long_matches_are_short<G: Bots>() {
    for seats in G::INFO.seats {
        let options = options_from::<G>(&[], seats).expect("every option has a default");
        let setup = Setup { seats, options };
        let longest = (0..200)
            .map(|seed| {
                let mut play = Match::<G>::new(table::<G>(&setup, seed, UndoRule::Honest))
                    .expect("a table that fits");
                while let Turn::Of(seat) = play.turn() {
                    let n = play.position() as u32;
                    let mut rng = Rng::new(seed, Stream::Bot(seat.index() as u8, n));
                    let view = play.view(Viewer::Of(seat));
                    let index = decide::<G>(Level::Baron, &view, &mut rng, &mut || false).index;
                    play.decide(play.legal()[index]).expect("a legal decision");
                }
                play
            })
            .max_by_key(Match::position)
            .expect("two hundred matches");
        let link = longest.link();
        assert!(link.len() < LINK, "{} moves, {} characters", longest.position(), link.len());
        let opened = open_link(&link).expect("an own link opens");
        let opened = opened.as_any().downcast_ref::<Match<G>>().expect("of the same game");
        assert_eq!(fingerprint(opened.state()), fingerprint(longest.state()));
    }
}
