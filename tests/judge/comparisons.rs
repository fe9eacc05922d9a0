//! What comes of two decisions: a comparison agrees with a recount of the events.

use crate::planted::{after_barons, barons};
use regalia::bots::{
    Bots, COMPARED, Comparison, Judging, Prospective, Why, compare, compared_world, judge,
    outcomes, why_even,
};
use regalia::engine::{Game, Rng, Seat, SeatSet, Stream, Turn, Viewer, named};
use regalia::session::{Hint, HintQuestion, TeacherQuestion, hint};
use regalia::ui::teacher;
use std::cell::Cell;
use std::ops::Range;

/// The seed of the comparisons.
const SEED: u64 = 4_711;

/// Returns the view of the seat to move in a game of Barons, the seat, and the decisions of these
/// names.
fn planted<G: Bots>((seed, at): (u64, u32), names: [&str; 2]) -> (G::View, Seat, [G::Action; 2]) {
    let state = barons::<G>(seed, at);
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on there") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let decisions = names.map(|name| {
        named(legal.iter().copied(), name).unwrap_or_else(|| panic!("{name} is not in {legal:?}"))
    });
    (state.view(Viewer::Of(seat)), seat, decisions)
}

/// Returns the number of worlds of ten in which an event that is `wanted` follows a decision before
/// the prospects end, rounded.
fn recounted<G: Bots>(
    view: &G::View,
    decision: G::Action,
    wanted: impl Fn(&G, &G::Event) -> bool,
) -> u32 {
    let mut count = 0;
    for w in 0..COMPARED {
        let (mut world, mut rng) = compared_world::<G>(view, SEED, w);
        let (mut next, mut met) = (decision, false);
        loop {
            world.apply(next, &mut rng, &mut |state, event| {
                met |= wanted(state, &event);
            });
            if matches!(world.turn(), Turn::Over(_)) || world.is_beyond(view) {
                break;
            }
            let mut legal = Vec::new();
            world.legal(&mut legal);
            let index = if legal.len() == 1 { 0 } else { world.rollout_policy(&legal, &mut rng) };
            next = legal[index];
        }
        count += u32::from(met);
    }
    (10 * count + COMPARED / 2) / COMPARED
}

/// Asserts that the first decision is told apart from the second by this prospect, in these numbers
/// of worlds of ten, and not the other way round.
fn compares<G: Bots>(
    at: (u64, u32),
    names: [&str; 2],
    prospect: G::Prospect,
    wanted: impl Fn(&G, &G::Event, Seat) -> bool,
) {
    let (view, seat, [one, other]) = planted::<G>(at, names);
    assert_eq!(G::reasons(&view, one, other), [], "no certain reason tells {names:?} apart");
    let compared = compare::<G>(&view, one, other, SEED, &mut || false);
    let count =
        |decision| recounted::<G>(&view, decision, |state, event| wanted(state, event, seat));
    let [here, there] = [one, other].map(count);
    assert_eq!(compared, Some(Comparison { prospect, here, there }));
    let lead = i64::from(here) - i64::from(there);
    assert!(if prospect.helps() { lead >= 1 } else { lead <= -1 }, "{compared:?}");
    let mut again = compare::<G>(&view, one, other, SEED, &mut || false);
    assert_eq!(again, compared, "the same each time");
    again = compare::<G>(&view, other, one, SEED, &mut || false);
    assert!(again.is_none_or(|again| again.prospect != prospect), "{again:?}");
    assert_eq!(compare::<G>(&view, one, one, SEED, &mut || false), None);
    assert_eq!(compare::<G>(&view, one, other, SEED, &mut || true), None, "no time");
}

/// Where no prospect tells two decisions apart, their mean scores may: recounted here.
fn scores_are_told<G: Bots>() {
    let (mut own_scores, mut told) = (0, 0);
    for seed in 1..=24 {
        let state = barons::<G>(seed, 3 + seed as u32 % 14);
        let Turn::Of(seat) = state.turn() else { continue };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let view = state.view(Viewer::Of(seat));
        for pair in legal.windows(2).take(4) {
            let why = outcomes::<G>(&view, pair[0], pair[1], SEED, &mut || false);
            assert_eq!(outcomes::<G>(&view, pair[0], pair[0], SEED, &mut || false), None);
            let Some(Why::Scores { own, here, there }) = why else { continue };
            assert_eq!(compare::<G>(&view, pair[0], pair[1], SEED, &mut || false), None);
            assert!(if own { here > there } else { here < there }, "{why:?}");
            if own {
                let mean = |decision| mean_score::<G>(&view, seat, decision);
                assert_eq!([here, there], [pair[0], pair[1]].map(mean));
                own_scores += 1;
            }
            told += 1;
        }
    }
    assert!(own_scores > 0, "{}: {own_scores} of {told}", G::INFO.id);
}

/// Returns the seat's mean score beyond the prospects of a decision, in tenths.
fn mean_score<G: Bots>(view: &G::View, seat: Seat, decision: G::Action) -> i32 {
    let mut sum = 0.0;
    for w in 0..COMPARED {
        let (mut world, mut rng) = compared_world::<G>(view, SEED, w);
        let (mut next, mut legal) = (decision, Vec::new());
        loop {
            world.apply(next, &mut rng, &mut |_, _| {});
            if matches!(world.turn(), Turn::Over(_)) || world.is_beyond(view) {
                break;
            }
            world.legal(&mut legal);
            let index = if legal.len() == 1 { 0 } else { world.rollout_policy(&legal, &mut rng) };
            next = legal[index];
        }
        sum += f64::from(world.counted().expect("the game counts")[seat.index()]);
    }
    (10.0 * sum / f64::from(COMPARED)).round() as i32
}

#[test]
fn what_is_scored_is_told_where_no_prospect_differs() {
    use regalia::games::{dwarf_king::DwarfKing, mon_royaume::MonRoyaume};
    scores_are_told::<DwarfKing>();
    scores_are_told::<MonRoyaume>();
}

/// Returns the teacher's reason for its advice in a game of Barons.
fn hinted<G: Bots>((seed, at): (u64, u32), language: &str) -> Option<String> {
    let state = barons::<G>(seed, at);
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on there") };
    let view = serde_json::to_string(&state.view(Viewer::Of(seat))).expect("views are plain data");
    let question = TeacherQuestion::Hint(HintQuestion {
        game: G::INFO.id.to_owned(),
        seat,
        seats: *G::INFO.seats.start(),
        bot_seed: SEED,
        n: at,
        view,
        language: language.to_owned(),
    });
    let asked = serde_json::to_string(&question).expect("plain data");
    let mut answer = String::new();
    teacher::answer(&asked, &mut || false, &mut |text| answer.push_str(text));
    serde_json::from_str::<Option<Hint>>(&answer).expect("a hint or nothing")?.why
}

/// A hint of every game compares what comes of its advice and of the next best decision.
#[test]
fn a_hint_says_what_comes_of_it() {
    use regalia::games::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};
    for (language, cases) in [("en", " with the other move"), ("fr", " avec l’autre choix")] {
        let said = [
            hinted::<rogue_monarch::RogueMonarch>((0, 20), language),
            hinted::<dwarf_king::DwarfKing>((0, 40), language),
            hinted::<mon_royaume::MonRoyaume>((64, 19), language),
            hinted::<penniless_king::PennilessKing>((0, 42), language),
            hinted::<monarch::Monarch>((0, 55), language),
        ];
        for said in said {
            assert!(said.as_ref().is_some_and(|said| said.contains(cases)), "{said:?}");
        }
    }
}

#[test]
fn what_comes_of_a_king_or_a_place_in_rogue_monarch() {
    use regalia::bots::rogue_monarch::Prospect;
    use regalia::games::rogue_monarch::Conspiracy::{Coronation, Murder};
    use regalia::games::rogue_monarch::{Conspiracy, End, Event, RogueMonarch};
    let won = |event: &Event, wanted: Conspiracy, is_mine: bool, me: Seat| matches!(*event, Event::Ended(End::Won { seat, by }) if by == wanted && (seat == me) == is_mine);
    let turn = |(seed, at)| barons::<RogueMonarch>(seed, at).public.turn;
    let (at, names) = ((6, 24), ["lay-king-up", "lay-king-down"]);
    compares::<RogueMonarch>(at, names, Prospect::Wins(Coronation), |state, event, me| {
        state.public.turn <= turn(at) + 2 && won(event, Coronation, true, me)
    });
    let (at, names) = ((0, 12), ["reveal-1", "reveal-3"]);
    compares::<RogueMonarch>(at, names, Prospect::Wins(Murder), |state, event, me| {
        state.public.turn <= turn(at) + 2 && won(event, Murder, true, me)
    });
    let (at, names) = ((0, 19), ["replace-2", "reveal-3"]);
    compares::<RogueMonarch>(at, names, Prospect::Loses(Coronation), |state, event, me| {
        state.public.turn < turn(at) + 2 && won(event, Coronation, false, me)
    });
}

#[test]
fn what_comes_of_an_improvement_or_a_sweep_in_monarch() {
    use regalia::bots::monarch::Prospect;
    use regalia::games::monarch::{Banner, Event, Monarch};
    let flies = Prospect::Flies(Banner::Culture);
    compares::<Monarch>((16, 90), ["lay-on-7", "lay-on-6"], flies, |_, event, me| {
        *event == Event::Flew { seat: me, banner: Banner::Culture }
    });
    let guest = Prospect::IsSentGuest;
    compares::<Monarch>(
        (1, 40),
        ["end-turn", "sweep"],
        guest,
        |_, event, me| matches!(*event, Event::Sent { to, .. } if to == me),
    );
}

#[test]
fn what_comes_of_a_card_in_the_dwarf_king() {
    use regalia::bots::dwarf_king::Prospect;
    use regalia::games::dwarf_king::{DwarfKing, Event};
    let names = ["play-goblins-king", "play-shaman"];
    compares::<DwarfKing>(
        (5, 113),
        names,
        Prospect::PaysBonus,
        |_, event, me| matches!(*event, Event::Bonus { seat, points, .. } if seat == me && points < 0),
    );
    let names = ["play-knights-jack", "play-goblins-8"];
    compares::<DwarfKing>((4, 194), names, Prospect::ScoresMost, |_, event, me| {
        let Event::DealScored { lines, .. } = event else { return false };
        let points = |seat: usize| lines[seat].total();
        (0..lines.len()).all(|seat| seat == me.index() || points(seat) < points(me.index()))
    });
}

#[test]
fn what_comes_of_a_tile_in_mon_royaume() {
    use regalia::bots::mon_royaume::Prospect;
    use regalia::games::mon_royaume::{Event, MonRoyaume};
    let names = ["pick-shepherdess", "pick-troll"];
    compares::<MonRoyaume>(
        (209, 15),
        names,
        Prospect::IsMarked,
        |_, event, me| matches!(*event, Event::Marked { to, .. } if to == me),
    );
    let names = ["pick-forest", "pick-red-castle"];
    compares::<MonRoyaume>((59, 24), names, Prospect::WholeTale, |state, event, me| {
        let tale = state.public.tale(me);
        let taken = state.public.taken[me.index()];
        *event == Event::BuildingBegan
            && tale.is_some_and(|tale| tale.elements().iter().all(|tile| taken.contains(tile)))
    });
}

#[test]
fn what_comes_of_a_rogue_in_the_penniless_king() {
    use regalia::bots::penniless_king::Prospect;
    use regalia::games::penniless_king::Neighbourhood::Taverne;
    use regalia::games::penniless_king::{Event, PennilessKing, RenownPlace};
    let names = ["to-taverne-2", "to-egyptienne-3"];
    let takes = Prospect::TakesControl(Taverne);
    compares::<PennilessKing>((8, 35), names, takes, |_, event, me| {
        let there = RenownPlace::In(Taverne);
        matches!(*event, Event::RenownPlaced { seat, at, .. } if seat == me && at == there)
    });
    let names = ["to-taverne-1", "to-egyptienne-2"];
    // What becomes of the other place differs more often, and is not about this move.
    compares::<PennilessKing>(
        (2, 64),
        names,
        Prospect::Wins,
        |_, event, me| matches!(*event, Event::Ended { winners, .. } if winners == SeatSet::only(me)),
    );
}

/// A hint that calls two moves about as good names no advantage of one as its reason, and one that names
/// an advantage calls them not as good.
fn no_hint_argues_against_itself<G: Bots>() {
    let (mut even, mut apart) = (0, 0);
    for seed in 0..24 {
        let at = 3 + 7 * seed as u32 % 31;
        let Some(state) = after_barons::<G>(seed, at) else { continue };
        let Turn::Of(seat) = state.turn() else { continue };
        let question = HintQuestion {
            game: G::INFO.id.to_owned(),
            seat,
            seats: *G::INFO.seats.start(),
            bot_seed: SEED,
            n: at,
            view: serde_json::to_string(&state.view(Viewer::Of(seat))).expect("plain data"),
            language: "en".to_owned(),
        };
        let is_settled = Cell::new(false);
        let said = |why: Why<G::Reason, G::Prospect>| {
            // What is sure needs no comparison.
            is_settled.set(matches!(why, Why::Lost | Why::Hopeless));
            why.is_even().to_string()
        };
        let hint = hint::<G>(&question, said, &mut || false).expect("the seat is to move");
        let (Some(why), Some(next)) = (&hint.why, &hint.next) else { continue };
        if is_settled.get() || hint.chance == 100 {
            continue;
        }
        assert_eq!(why, &next.even.to_string(), "seed {seed} at {at}: {hint:?}");
        assert!(hint.alike.is_empty() || !next.even, "seed {seed} at {at}: {hint:?}");
        if next.even { even += 1 } else { apart += 1 }
    }
    assert!(even > 0 && apart > 0, "{}: {even} and {apart}", G::INFO.id);
}

#[test]
fn no_hint_argues_against_itself_in_any_game() {
    use regalia::games::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};
    no_hint_argues_against_itself::<rogue_monarch::RogueMonarch>();
    no_hint_argues_against_itself::<dwarf_king::DwarfKing>();
    no_hint_argues_against_itself::<mon_royaume::MonRoyaume>();
    no_hint_argues_against_itself::<penniless_king::PennilessKing>();
    no_hint_argues_against_itself::<monarch::Monarch>();
}

/// Returns what is said of the best two decisions of positions in games of Barons where they are about as
/// good.
fn evens<G: Bots>(seeds: Range<u64>) -> Vec<Even<G>> {
    let mut all = Vec::new();
    for seed in seeds {
        let Some(state) = after_barons::<G>(seed, 5 + seed as u32 % 17) else { continue };
        let Turn::Of(seat) = state.turn() else { continue };
        let (view, mut legal) = (state.view(Viewer::Of(seat)), Vec::new());
        state.legal(&mut legal);
        let how = Judging::hint::<G>(*G::INFO.seats.start());
        let judgement = judge::<G>(&view, None, &how, SEED, &mut || false);
        let Some(next) = judgement.next().filter(|next| next.is_even()) else { continue };
        let at = [judgement.best().index, next.index];
        let both = at.map(|index| legal[index]);
        if let Some(why) = why_even::<G>(&view, &judgement, both, at, SEED, &mut || false) {
            assert!(why.is_even(), "{why:?}");
            all.push((view, seat, both, why));
        }
    }
    all
}

/// A view, its seat, two decisions, and why neither is clearly better.
type Even<G> = (
    <G as Game>::View,
    Seat,
    [<G as Game>::Action; 2],
    Why<<G as Bots>::Reason, <G as Bots>::Prospect>,
);

/// What is hidden decides between two decisions in other worlds too, played out to their end.
#[test]
fn what_is_hidden_decides_in_rogue_monarch() {
    use regalia::games::rogue_monarch::RogueMonarch;
    let mut told = 0;
    for (view, seat, both, why) in evens::<RogueMonarch>(0..150) {
        let Why::Depends { hidden, here } = why else { continue };
        let mut gains = [(0.0, 0), (0.0, 0)];
        for w in 0..3_000 {
            let mut rng = Rng::new(77, Stream::Tool(w));
            let world = RogueMonarch::sample_world(&view, &mut rng);
            let is_there = world.hidden_from(&view).contains(&hidden);
            let [one, other] = both.map(|decision| won(&world, decision, seat, rng.clone()));
            let (sum, count) = &mut gains[usize::from(is_there)];
            *sum += f64::from(one) - f64::from(other);
            *count += 1;
        }
        let [without, with] = gains.map(|(sum, count)| sum / f64::from(count));
        assert_eq!(with > without, here, "{hidden:?}: {with} and {without} of {both:?}");
        told += 1;
    }
    assert!(told > 1, "{told}");
}

/// Returns 1 if the seat wins after a decision in a world that is played on by rules of thumb.
fn won<G: Bots>(world: &G, decision: G::Action, seat: Seat, mut rng: Rng) -> u8 {
    let (mut after, mut next, mut legal) = (world.clone(), decision, Vec::new());
    loop {
        after.apply_silently(next, &mut rng);
        if let Turn::Over(outcome) = after.turn() {
            return u8::from(outcome.winners().contains(seat));
        }
        after.legal(&mut legal);
        next = legal[after.rollout_policy(&legal, &mut rng)];
    }
}

/// What is said for each of two decisions that are about as good is what is said for it alone.
fn both_sides_are_told<G: Bots>(seeds: Range<u64>, told: &mut [u32; 2]) {
    for (view, _, [one, other], why) in evens::<G>(seeds) {
        match why {
            Why::Trade([here, there]) => {
                let alone = compare::<G>(&view, other, one, SEED, &mut || false);
                let there = Comparison { here: there.there, there: there.here, ..there };
                assert_eq!(compare::<G>(&view, one, other, SEED, &mut || false), Some(here));
                assert_eq!(alone, Some(there));
                assert_ne!(here.prospect, there.prospect);
                told[0] += 1;
            }
            Why::Leans(here) => {
                assert_eq!(compare::<G>(&view, one, other, SEED, &mut || false), Some(here));
                assert_eq!(compare::<G>(&view, other, one, SEED, &mut || false), None);
                told[0] += 1;
            }
            Why::Each([here, there]) => {
                assert_eq!(G::reasons(&view, one, other).first(), Some(&here));
                assert_eq!(G::reasons(&view, other, one).first(), Some(&there));
                told[1] += 1;
            }
            Why::Slight(here) => {
                assert_eq!(G::reasons(&view, one, other).first(), Some(&here));
                assert_eq!(G::reasons(&view, other, one), []);
                told[1] += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn both_sides_are_told_where_two_moves_are_even() {
    use regalia::games::{dwarf_king, monarch, penniless_king, rogue_monarch};
    let mut told = [0, 0];
    both_sides_are_told::<rogue_monarch::RogueMonarch>(0..60, &mut told);
    both_sides_are_told::<dwarf_king::DwarfKing>(0..24, &mut told);
    both_sides_are_told::<penniless_king::PennilessKing>(0..24, &mut told);
    both_sides_are_told::<monarch::Monarch>(0..24, &mut told);
    assert!(told.iter().all(|&told| told > 0), "{told:?}");
}
