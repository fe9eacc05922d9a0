//! The memory of each seat compared with the truth, over thousands of games.

use crate::scene::{ME, THEY};
use regalia::bots::{Level, decide};
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn, Viewer, fingerprint};
use regalia::games::rogue_monarch::{Action, COPIES, KINDS, Kind, Memory, PLACES, RogueMonarch};
use std::collections::BTreeMap;

/// Asserts that everything a seat remembers holds in the true state.
fn check(state: &RogueMonarch) {
    for seat in Seat::all(2) {
        let they = RogueMonarch::opponent(seat);
        let memory = &state.memory[seat.index()];
        let hand = &state.hands[they.index()];
        assert!(
            memory.allows(state.court, hand.counts()),
            "seat {seat:?} remembers what is not so: {state:?}"
        );
        let view = state.view(Viewer::Of(seat));
        for place in PLACES {
            let mark = view.court[place.index()];
            let truth = state.court[place.index()];
            assert!(mark.is_none_or(|kind| kind == truth), "a false mark: {state:?}");
            if state.public.watched[place.index()].contains(seat) {
                assert_eq!(mark, Some(truth), "what was seen is marked: {state:?}");
            }
        }
        let sure = memory.their_hand();
        for kind in KINDS {
            assert!(sure[kind as usize] <= hand.count(kind), "a false mark in hand: {state:?}");
            assert!(
                hand.shown(kind) <= sure[kind as usize],
                "nobody is thought to be sure of more than they are: {state:?}"
            );
        }
    }
    let known = &state.pile[..state.public.under as usize];
    assert!(known.iter().all(|&kind| kind == KINDS[1]), "Queens lie under the pile: {state:?}");
}

/// Asserts that a memory survives its serialization for a worker.
fn check_written(state: &RogueMonarch) {
    for seat in Seat::all(2) {
        let they = RogueMonarch::opponent(seat);
        let memory = &state.memory[seat.index()];
        let text = serde_json::to_string(memory).expect("a memory can be written");
        let again: Memory = serde_json::from_str(&text).expect("and read again");
        assert_eq!(again, *memory);
        assert_eq!(serde_json::to_string(&again).expect("and written again"), text);
        assert_eq!(fingerprint(&again), fingerprint(memory));
        assert_eq!(PLACES.map(|place| again.court(place)), PLACES.map(|place| memory.court(place)));
        assert_eq!(again.their_hand(), memory.their_hand());
        let hand = state.hands[they.index()].counts();
        assert!(again.allows(state.court, hand), "what is so is forbidden: {state:?}");
    }
}

/// Plays games of these bots; returns the number of decisions.
fn play(games: u64, levels: [Level; 2]) -> u32 {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let (mut decisions, mut legal) = (0, Vec::new());
    for seed in 0..games {
        let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        let mut dice = Rng::new(seed, Stream::Tool(3));
        check(&state);
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Of(seat));
            let choice =
                decide::<RogueMonarch>(levels[seat.index()], &view, &mut dice, &mut || false);
            state.apply_silently(legal[choice.index], &mut dice);
            check(&state);
            decisions += 1;
        }
    }
    decisions
}

#[test]
fn over_thousands_of_random_games_memory_allows_the_truth_and_every_mark_is_true() {
    assert!(play(4_000, [Level::Random; 2]) > 40_000);
}

#[test]
fn over_hundreds_of_cunning_games_as_well() {
    assert!(play(400, [Level::Baron, Level::Squire]) > 2_000);
    assert!(play(400, [Level::Random, Level::Baron]) > 2_000);
}

/// Returns the least and most cards of each kind in every set of spots, from a serialized memory.
fn written(memory: &Memory) -> [[[u8; 4]; 32]; 2] {
    let mut written = serde_json::to_value(memory).expect("a memory can be written");
    ["least", "most"].map(|bounds| {
        serde_json::from_value(written[bounds].take()).expect("counts for all sets of spots")
    })
}

/// The Court, and the number of cards of each kind in the opponent's hand.
type Deal = ([Kind; 4], [u8; 4]);

/// All deals of a seat's unseen cards that its memory allows, and the number of ways of each.
struct Deals {
    allowed: Vec<(Deal, usize)>,
    /// The number of ways if only marks were remembered.
    all: usize,
}

impl Deals {
    fn of(state: &RogueMonarch, seat: Seat) -> Self {
        let view = state.view(Viewer::Of(seat));
        let memory = &state.memory[seat.index()];
        let mut unseen = state.hands[seat.index()].counts().map(|held| COPIES - held);
        unseen[Kind::Queen as usize] -= view.public.under;
        let open = view.public.discards.iter().copied().chain(view.court.into_iter().flatten());
        open.for_each(|kind| unseen[kind as usize] -= 1);
        // At most this many of those can have come into the Court and the hand.
        let most = written(memory)[1][31];
        for k in 0..4 {
            let known = view.court.iter().filter(|&&known| known == Some(KINDS[k])).count() as u8;
            unseen[k] = unseen[k].min(most[k] - known);
        }
        let hand = view.public.hands[1 - seat.index()];
        let mut deals = Self { allowed: Vec::new(), all: 0 };
        for nth in 0..256 {
            let court = PLACES.map(|place| KINDS[nth >> (2 * place.index()) & 3]);
            if PLACES.iter().any(|place| {
                view.court[place.index()].is_some_and(|kind| kind != court[place.index()])
            }) {
                continue;
            }
            let (mut left, mut ways) = (unseen, 1);
            for place in PLACES.into_iter().filter(|place| view.court[place.index()].is_none()) {
                let left = &mut left[court[place.index()] as usize];
                ways *= *left as usize;
                *left = left.saturating_sub(1);
            }
            if ways == 0 {
                continue;
            }
            for nth in 0..6_usize.pow(3) {
                let [a, b, c] = [nth % 6, nth / 6 % 6, nth / 36].map(|count| count as u8);
                let Some(d) = hand.checked_sub(a + b + c) else { continue };
                let held = [a, b, c, d];
                let ways = (0..4).fold(ways, |ways, k| ways * choose(left[k], held[k]));
                deals.all += ways;
                if ways > 0 && memory.allows(court, held) {
                    deals.allowed.push(((court, held), ways));
                }
            }
        }
        deals
    }
}

/// Returns the number of ways to hold `held` of these cards.
fn choose(cards: u8, held: u8) -> usize {
    match held {
        0 => 1,
        _ if cards == 0 => 0,
        _ => choose(cards - 1, held - 1) + choose(cards - 1, held),
    }
}

/// Plays random games, and passes every position with a decision to `look`.
fn look_at_random_games(games: u64, tool: u32, mut look: impl FnMut(&RogueMonarch)) {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        let mut dice = Rng::new(seed, Stream::Tool(tool));
        while let Turn::Of(_) = state.turn() {
            look(&state);
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply_silently(action, &mut dice);
        }
    }
}

/// Returns the state after this many random decisions.
fn after_random_decisions(seed: u64, decisions: u32) -> RogueMonarch {
    after_decisions(seed, decisions, |_, _| ())
}

/// Returns the state after this many random decisions among those that `leave` keeps of the legal
/// ones.
fn after_decisions(
    seed: u64,
    decisions: u32,
    leave: impl Fn(&mut Rng, &mut Vec<Action>),
) -> RogueMonarch {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
    let mut dice = Rng::new(seed, Stream::Tool(7));
    let mut legal = Vec::new();
    for _ in 0..decisions {
        state.legal(&mut legal);
        leave(&mut dice, &mut legal);
        let action = dice.pick(&legal);
        state.apply_silently(action, &mut dice);
    }
    state
}

#[test]
fn memory_is_not_empty_it_forbids_what_was_seen_to_be_otherwise() {
    let mut forbidden = 0;
    look_at_random_games(300, 4, |state| {
        for place in PLACES {
            let mut court = state.court;
            let other = KINDS[(court[place.index()] as usize + 1) % 4];
            court[place.index()] = other;
            for seat in Seat::all(2) {
                let hand = state.hands[1 - seat.index()].counts();
                let seen = state.public.watched[place.index()].contains(seat);
                let allowed = state.memory[seat.index()].allows(court, hand);
                assert!(!(seen && allowed), "a card seen cannot be another: {state:?}");
                forbidden += u32::from(!allowed && !seen);
            }
        }
    });
    assert!(forbidden > 100, "memory also reasons about cards it has not seen");
}

/// Positions found in random games where a less exact memory would allow more.
#[test]
fn a_seat_puts_together_what_it_knows_of_spots_until_few_deals_are_left() {
    let hidden = after_decisions(703, 40, hiding);
    assert_eq!(Deals::of(&hidden, ME).allowed.len(), 24);
    let drawn = after_random_decisions(488, 42);
    assert_eq!(Deals::of(&drawn, THEY).allowed.len(), 8);
}

/// Positions where a Queen has made the opponent draw, and a card that is certainly in the Court
/// has not been seen there.
#[test]
fn a_hand_is_not_thought_to_have_drawn_what_surely_lies_elsewhere() {
    let state = after_random_decisions(184, 31);
    let mut unseen = state.hands[0].counts().map(|held| COPIES - held);
    state.public.discards.iter().for_each(|&kind| unseen[kind as usize] -= 1);
    let [least, most] = written(&state.memory[0]);
    // The hand with any places, and all others.
    for spots in 16..32 {
        for kind in KINDS.map(|kind| kind as usize) {
            assert!(most[spots][kind] + least[31 - spots][kind] <= unseen[kind], "{spots:b}");
        }
    }
}

#[test]
fn a_memory_that_is_written_and_read_again_is_the_same() {
    look_at_random_games(100, 5, check_written);
    // In these a seat has not seen a card that it knows, since it can be nowhere else.
    for (seed, decisions) in [(249, 26), (1009, 57), (1163, 72), (1196, 16)] {
        check_written(&after_random_decisions(seed, decisions));
    }
}

#[test]
fn matches_that_differ_in_what_a_seat_remembers_are_told_apart() {
    let state = after_random_decisions(1, 12);
    let mut other = state.clone();
    other.memory[0] = other.memory[1];
    assert_ne!(state.memory[0], other.memory[0]);
    assert_ne!(state, other);
    assert_ne!(fingerprint(&state), fingerprint(&other));
}

/// Decides at random, but lays most cards face down.
fn hiding(dice: &mut Rng, legal: &mut Vec<Action>) {
    let hides = |action: &Action| {
        let name = action.to_string();
        ["replace", "down", "queen-up"].iter().any(|part| name.contains(part))
    };
    if dice.below(4) > 0 && legal.iter().any(hides) {
        legal.retain(hides);
    }
}

/// In these positions memory allows at most one in fifteen of the possible deals, so forty random
/// deals may well not find one.
#[test]
fn where_memory_allows_hardly_any_deal_each_comes_as_often_as_the_cards_can_lie_so() {
    const WORLDS: usize = 200_000;
    for (seed, decisions) in [(968, 168), (2981, 51), (1658, 64)] {
        let state = after_decisions(seed, decisions, hiding);
        let Deals { allowed, all } = Deals::of(&state, ME);
        let ways: usize = allowed.iter().map(|&(_, ways)| ways).sum();
        assert!(allowed.len() > 1 && ways * 14 <= all, "{ways} of {all} ways");
        let view = state.view(Viewer::Of(ME));
        let mut dice = Rng::new(seed, Stream::Tool(8));
        let mut met = BTreeMap::new();
        for _ in 0..WORLDS {
            let world = RogueMonarch::sample(&view, &mut dice);
            *met.entry((world.court, world.hands[1].counts())).or_insert(0.0) += 1.0;
        }
        assert_eq!(met.len(), allowed.len(), "no deal but these");
        for (deal, its) in allowed {
            let (met, due) = (met[&deal], (its * WORLDS) as f64 / ways as f64);
            assert!((met - due).abs() < 3.5 * due.sqrt(), "{deal:?}: {met} times, not {due}");
        }
    }
}
