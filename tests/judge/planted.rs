//! Decisions that throw away a won match are found, and those that hold it are not blamed: five of
//! each per game, in games of Barons. To find and show them:
//! `arena hint --game ID --seats baron,… --seed S --at N`.

use regalia::bots::{Bots, Comparison, Judging, Level, Why, decide, judge, why};
use regalia::engine::{Rng, Setup, Stream, Turn, Viewer, named};
use regalia::session::Mark;

/// Returns the state after `at` decisions of Barons at the smallest table, as the arena plays them.
pub fn barons<G: Bots>(seed: u64, at: u32) -> G {
    after_barons(seed, at).expect("the game goes on there")
}

/// Returns the same, `None` if the game is over before.
pub fn after_barons<G: Bots>(seed: u64, at: u32) -> Option<G> {
    let setup = Setup { seats: *G::INFO.seats.start(), options: G::Options::default() };
    let bot_seed = Rng::new(seed, Stream::Tool(0)).word() >> 11;
    let mut state = G::new(&setup, &mut Rng::for_match(seed));
    let mut legal = Vec::new();
    for n in 0..at {
        let Turn::Of(seat) = state.turn() else { return None };
        let mut own = Rng::new(bot_seed, Stream::Bot(seat.index() as u8, n));
        let view = state.view(Viewer::Of(seat));
        let choice = decide::<G>(Level::Baron, &view, &mut own, &mut || false);
        state.legal(&mut legal);
        state.apply_silently(legal[choice.index], &mut Rng::for_match(seed));
    }
    Some(state)
}

/// A position in a game of Barons: seed, number of decisions, a decision that throws the match away
/// there, and one that does not.
type Planted = (u64, u32, &'static str, &'static str);

const ROGUE_MONARCH: [Planted; 5] = [
    (1, 32, "discard-king", "discard-queen"),
    (6, 17, "lay-assassin-up", "lay-knight-up"),
    (0, 12, "reveal-3", "reveal-1"),
    (4, 15, "lay-knight-down", "lay-knight-up"),
    (2, 18, "lay-assassin-up", "lay-king-up"),
];

const DWARF_KING: [Planted; 5] = [
    (9, 205, "play-knights-king", "play-knights-2"),
    (1, 251, "play-knights-10", "play-knights-5"),
    (31, 257, "play-knights-jack", "play-goblins-2"),
    (36, 249, "play-dwarves-jack", "play-dwarves-7"),
    (315, 225, "play-knights-ace", "play-knights-5"),
];

const MON_ROYAUME: [Planted; 5] = [
    (0, 13, "discard-the-trolls-toll", "discard-the-sword-of-the-mountain"),
    (10, 15, "pick-healer", "pick-forge"),
    (3, 14, "pick-witch", "pick-werewolf"),
    (1, 18, "pick-yellow-castle", "pick-werewolf"),
    (14, 15, "pick-princess", "pick-scarecrow"),
];

const PENNILESS_KING: [Planted; 5] = [
    (4, 70, "play-hermit", "play-moon"),
    (7, 61, "done", "line-2"),
    (3, 60, "to-taverne-1", "to-egyptienne-1"),
    (1, 64, "to-egyptienne-3", "to-cour-1"),
    (27, 81, "to-chatelet-1", "to-taverne-1"),
];

const MONARCH: [Planted; 5] = [
    (0, 41, "acquire-royal-goatery", "tax"),
    (18, 84, "acquire-insistent-peddler", "acquire-snowy-owl"),
    (21, 85, "sweep", "end-turn"),
    (61, 107, "end-turn", "sweep"),
    (3, 47, "acquire-hillside-vineyard", "end-turn"),
];

/// Returns the judge's mark for this decision.
fn mark<G: Bots>(seed: u64, at: u32, decision: &str) -> Option<Mark> {
    let state = barons::<G>(seed, at);
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on there") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let made = named(legal.iter().copied(), decision).expect("it is legal there");
    let made = legal.iter().position(|&action| action == made).expect("it is in the list");
    let how = Judging { worlds: 256, ..Judging::review::<G>(*G::INFO.seats.start()) };
    // Other worlds than the ones in which it was found.
    let judgement =
        judge::<G>(&state.view(Viewer::Of(seat)), Some(made), &how, 4_711, &mut || false);
    let worth = judgement.worth(made).expect("it was asked for");
    Mark::from_loss(worth.behind, worth.behind_se)
}

fn finds<G: Bots>(planted: &[Planted; 5]) {
    for &(seed, at, blunder, good) in planted {
        let found = mark::<G>(seed, at, blunder);
        assert_eq!(found, Some(Mark::Blunder), "{blunder} at {at} of seed {seed}");
        assert_eq!(mark::<G>(seed, at, good), None, "{good} at {at} of seed {seed}");
    }
}

macro_rules! each {
    ($($name:ident: $module:ident::$game:ident, $planted:ident;)*) => {
        $(
            #[test]
            fn $name() {
                finds::<regalia::games::$module::$game>(&$planted);
            }
        )*
    };
}
each! {
    blunders_of_rogue_monarch: rogue_monarch::RogueMonarch, ROGUE_MONARCH;
    blunders_of_the_dwarf_king: dwarf_king::DwarfKing, DWARF_KING;
    blunders_of_mon_royaume: mon_royaume::MonRoyaume, MON_ROYAUME;
    blunders_of_the_penniless_king: penniless_king::PennilessKing, PENNILESS_KING;
    blunders_of_monarch: monarch::Monarch, MONARCH;
}

/// Returns the reason for the good decision and against the blunder.
fn why_not<G: Bots>((seed, at, blunder, good): Planted) -> Option<Why<G::Reason, G::Prospect>> {
    let state = barons::<G>(seed, at);
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on there") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let [blunder, good] =
        [blunder, good].map(|name| named(legal.iter().copied(), name).expect("it is legal there"));
    why::<G>(&state.view(Viewer::Of(seat)), good, blunder, 4_711, &mut || false)
}

/// Asserts that a blunder is explained by this certain reason.
fn explains<G: Bots>(planted: Planted, reason: G::Reason) {
    assert_eq!(why_not::<G>(planted), Some(Why::Certain(reason)), "{planted:?}");
}

/// Asserts that a blunder is explained by a comparison of this prospect.
fn compares<G: Bots>(planted: Planted, wanted: G::Prospect) {
    match why_not::<G>(planted) {
        Some(Why::Compared(Comparison { prospect, .. })) => assert_eq!(prospect, wanted),
        other => panic!("{planted:?}: {other:?}"),
    }
}

#[test]
fn blunders_are_explained() {
    use regalia::bots::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};
    use regalia::games::dwarf_king::DwarfKing;
    use regalia::games::mon_royaume::MonRoyaume;
    use regalia::games::monarch::Monarch;
    use regalia::games::penniless_king::Neighbourhood::{Egyptienne, Taverne};
    use regalia::games::penniless_king::PennilessKing;
    use regalia::games::rogue_monarch::Conspiracy::Murder;
    use regalia::games::rogue_monarch::RogueMonarch;

    explains::<RogueMonarch>(ROGUE_MONARCH[1], rogue_monarch::Reason::Defends);
    explains::<RogueMonarch>(ROGUE_MONARCH[3], rogue_monarch::Reason::Murders);
    compares::<RogueMonarch>(ROGUE_MONARCH[2], rogue_monarch::Prospect::Wins(Murder));
    compares::<DwarfKing>(DWARF_KING[0], dwarf_king::Prospect::TakesCost);
    explains::<DwarfKing>(DWARF_KING[4], dwarf_king::Reason::KeepsCount(2));
    explains::<MonRoyaume>(MON_ROYAUME[0], mon_royaume::Reason::KeepsMonsters(2));
    explains::<MonRoyaume>(MON_ROYAUME[3], mon_royaume::Reason::EvilMonster);
    explains::<PennilessKing>(PENNILESS_KING[4], penniless_king::Reason::TakesFromLeader(Taverne));
    compares::<PennilessKing>(
        PENNILESS_KING[2],
        penniless_king::Prospect::TakesControl(Egyptienne),
    );
    explains::<Monarch>(MONARCH[1], monarch::Reason::GainsCrowns(3));
    explains::<Monarch>(MONARCH[3], monarch::Reason::AvoidsEnd);
    compares::<Monarch>(MONARCH[2], monarch::Prospect::Wins);
}
