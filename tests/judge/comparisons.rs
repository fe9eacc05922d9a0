//! What comes of two decisions: a comparison agrees with a recount of the events.

use crate::planted::barons;
use regalia::bots::{
    Bots, COMPARED, Comparison, Prospective, Why, compare, compared_world, outcomes,
};
use regalia::engine::{Seat, Turn, Viewer, named};
use regalia::session::{Hint, HintQuestion, TeacherQuestion};
use regalia::ui::teacher;

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
    for (seed, at) in [(1, 3), (2, 5), (3, 8), (4, 6), (5, 4), (6, 11), (7, 16), (8, 13)] {
        let state = barons::<G>(seed, at);
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
    for (language, cases) in
        [("en", " out of 10 cases, compared with "), ("fr", " fois sur 10, contre ")]
    {
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
    use regalia::games::rogue_monarch::{End, Event, RogueMonarch};
    let won = |event: &Event, by: fn(Seat, Seat) -> bool, me: Seat| matches!(*event, Event::Ended(End::Won { seat, .. }) if by(seat, me));
    let names = ["lay-king-up", "lay-king-down"];
    compares::<RogueMonarch>((6, 24), names, Prospect::Wins, |_, event, me| {
        won(event, |seat, me| seat == me, me)
    });
    let names = ["replace-2", "reveal-3"];
    compares::<RogueMonarch>((0, 19), names, Prospect::Loses, |_, event, me| {
        won(event, |seat, me| seat != me, me)
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
    use regalia::games::penniless_king::Neighbourhood::{Egyptienne, Taverne};
    use regalia::games::penniless_king::{Event, PennilessKing, RenownPlace};
    let names = ["to-taverne-2", "to-egyptienne-3"];
    let takes = Prospect::TakesControl(Taverne);
    compares::<PennilessKing>((8, 35), names, takes, |_, event, me| {
        let there = RenownPlace::In(Taverne);
        matches!(*event, Event::RenownPlaced { seat, at, .. } if seat == me && at == there)
    });
    let names = ["to-taverne-1", "to-egyptienne-2"];
    let loses = Prospect::LosesControl(Egyptienne);
    compares::<PennilessKing>((2, 64), names, loses, |_, event, me| {
        let there = RenownPlace::In(Egyptienne);
        matches!(*event, Event::RenownPlaced { former, at, .. } if former == Some(me) && at == there)
    });
}
