//! Values that are the same on every machine: today's results of the code, as lines of text,
//! compared with the files of this folder. The native and the browser tests both read it.
//!
//! Every save and link depends on these values. If one changes, either the change is a mistake or
//! the rules version goes up.

use regalia::engine::{Game, Purpose, Rng, Stream, fingerprint};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::remote::{Direction, SEAL, SeatKey, open, seal};
use regalia::session::{AnyMatch, golden_line, judge_line, load, load_game};
use std::fmt::Write;

const RNG: &str = include_str!("rng.txt");
const SAVE: &str = include_str!("../saves/rogue-monarch-3.json");

/// Compares lines with those of a file, ignoring comments; `cure` says how to record an intended
/// difference.
fn same(lines: &str, file: &str, cure: &str) {
    let wanted: Vec<_> = file.lines().filter(|line| !line.starts_with('#')).collect();
    for (line, wanted) in lines.lines().zip(&wanted) {
        assert_eq!(line, *wanted, "{cure}; all lines now:\n{lines}");
    }
    assert_eq!(lines.lines().count(), wanted.len(), "{cure}; all lines now:\n{lines}");
}

/// Returns the advice to record the game's behaviour with `arena bless`.
fn bless<G: Game>() -> String {
    format!("`arena bless {}` records what the game does today", G::INFO.id)
}

/// The generator: words, numbers below a bound, shuffles.
pub fn the_generator_gives_what_it_gave() {
    let mut lines = String::new();
    let streams = [
        ("setup", Stream::Setup),
        ("chance 0 0", Stream::Chance(Purpose::new(0, 0))),
        ("chance 0 1", Stream::Chance(Purpose::new(0, 1))),
        ("chance 1 0", Stream::Chance(Purpose::new(1, 0))),
        ("bot 0 1", Stream::Bot(0, 1)),
        ("bot 1 0", Stream::Bot(1, 0)),
        ("tool 0", Stream::Tool(0)),
    ];
    for seed in [0, 1, 9_007_199_254_740_991] {
        for (name, stream) in streams {
            let mut rng = Rng::new(seed, stream);
            let words = [(); 3].map(|()| format!("{:016x}", rng.word())).join(" ");
            writeln!(lines, "words of {seed} {name}: {words}").expect("text grows");
        }
    }
    for bound in [1, 2, 6, 52, 1_000_000, u32::MAX as usize] {
        let mut rng = Rng::new(7, Stream::Tool(1));
        let numbers = [(); 8].map(|()| rng.below(bound).to_string()).join(" ");
        writeln!(lines, "below {bound}: {numbers}").expect("text grows");
    }
    for count in [2_u8, 16, 52] {
        let mut items: Vec<u8> = (0..count).collect();
        Rng::new(7, Stream::Tool(2)).shuffle(&mut items);
        let items: Vec<_> = items.iter().map(ToString::to_string).collect();
        writeln!(lines, "shuffle of {count}: {}", items.join(" ")).expect("text grows");
    }
    same(&lines, RNG, "every save and link depends on the generator: it must not change");
}

/// Whole games of Barons end in the same states, and the Regent's search decides the same, for as
/// many seeds as the game's file has lines.
pub fn games_and_searches_go_as_they_went() {
    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                let file = include_str!(concat!(stringify!($module), ".txt"));
                let seeds = file.lines().filter(|line| !line.starts_with('#')).count() as u64;
                assert!(seeds > 0, "{}", bless::<regalia::games::$module::$game>());
                let lines: Vec<_> = (1..=seeds).map(golden_line::<regalia::games::$module::$game>).collect();
                same(&lines.join("\n"), file, &bless::<regalia::games::$module::$game>());
            )*
        };
    }
    regalia::with_games!(each_game);
}

/// The judge's results for every game's first decision are the same.
pub fn the_judge_thinks_as_it_thought() {
    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                let file = include_str!(concat!("judge/", stringify!($module), ".txt"));
                let seeds = file.lines().filter(|line| !line.starts_with('#')).count() as u64;
                assert!(seeds > 0, "{}", bless::<regalia::games::$module::$game>());
                let lines: Vec<_> = (1..=seeds).map(judge_line::<regalia::games::$module::$game>).collect();
                same(&lines.join("\n"), file, &bless::<regalia::games::$module::$game>());
            )*
        };
    }
    regalia::with_games!(each_game);
}

/// A save opens in the state it was saved in, and goes on from there.
pub fn a_save_resumes_where_it_was() {
    load_game::<RogueMonarch>();
    let opened = load(SAVE).expect("a save of today's format");
    let mut play = opened.downcast_ref::<RogueMonarch>().expect("a save of Rogue Monarch").clone();
    assert_eq!((play.position(), play.decisions().len()), (20, 24));
    assert_eq!(fingerprint(play.state()), 0xabf6_cca8_a7a8_2beb);
    play.go_to(24);
    assert_eq!(fingerprint(play.state()), 0xbd07_7905_2bc4_bb0e);
    assert_eq!(load(&play.save()), Ok(AnyMatch::from(play)));
}

/// A sealed message, as another implementation made it: Node's `createCipheriv("aes-128-gcm", …)` with
/// the version, the direction, the serial and the topic as additional data.
const SEALED: &str =
    "0101020304050607086465666768696a6b6c6d6e6f5b422dd7b475d6d47f64ba24472c0bdc30397a084655be4f";

/// The encryption of what goes over a broker.
pub fn a_message_is_sealed_as_the_standard_has_it() {
    let key = SeatKey::new(std::array::from_fn(|at| at as u8));
    let nonce = std::array::from_fn(|at| 100 + at as u8);
    let (topic, serial, text) = ("t/x/h/1", 0x0102_0304_0506_0708, b"A crown.");
    let sealed = seal(&key, Direction::ToHost, topic, serial, nonce, text);
    assert_eq!(sealed.len(), text.len() + SEAL);
    let mut hex = String::new();
    sealed.iter().for_each(|byte| write!(hex, "{byte:02x}").expect("text grows"));
    assert_eq!(hex, SEALED);
    assert_eq!(open(&key, Direction::ToHost, topic, &sealed), Some((serial, text.to_vec())));
}
