//! Hints: the question to the judge, its answer, and the number of hints.

use crate::helpers::{
    BOT_SEED, Play, SEED, against_squire, bot, fresh, go_on, named, person, two_persons,
};
use regalia::bots::{Bots, Judging, Level, Worth, judge};
use regalia::engine::{Observable, Rng, Seat, Stream, Turn, Viewer};
use regalia::games::monarch::Monarch;
use regalia::games::penniless_king::{PennilessKing, Step};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{
    Agreement, AnyMatch, DynMatch, Hint, HintQuestion, NewMatch, Occupant, TeacherQuestion,
    UndoRule, judge_seed, load, new_match, open_link,
};
use regalia::ui::teacher;
use serde_json::Value;

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Returns a match, some decisions in, in which the person has a choice.
fn asking() -> (Play, HintQuestion) {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 7);
    while play.turn() != Turn::Of(SEATS[0]) || play.legal().len() < 3 {
        go_on(&mut play, 1);
    }
    let question = play.hint_question("en").expect("it is the person's turn");
    (play, question)
}

/// Returns a match of any game with this seed.
fn dealt(game: &str, seed: u64, occupants: Vec<Occupant>) -> AnyMatch {
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed,
        bot_seed: seed,
        occupants,
        agreement: Agreement::default(),
    };
    new_match(&new).expect("a game of the house").expect("a table that fits")
}

/// Returns the worker's answer.
fn answer(asked: &str) -> String {
    let mut said = Vec::new();
    teacher::answer(asked, &mut || false, &mut |text| said.push(text.to_owned()));
    said.concat()
}

fn hint_to(question: HintQuestion) -> Hint {
    let asked = serde_json::to_string(&TeacherQuestion::Hint(question)).expect("plain data");
    let said = answer(&asked);
    serde_json::from_str::<Option<Hint>>(&said).expect("a hint or nothing").expect("a hint")
}

#[test]
fn only_persons_may_ask_and_only_where_it_was_agreed() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    for _ in 0..40 {
        let persons = play.turn() == Turn::Of(SEATS[0]);
        assert_eq!(play.hint_question("en").is_some(), persons);
        go_on(&mut play, 1);
    }
    let mut agreed = play.table().clone();
    agreed.agreement.hints = false;
    let mut strict = Play::new(agreed).expect("a table that fits");
    for _ in 0..20 {
        assert!(strict.hint_question("en").is_none());
        go_on(&mut strict, 1);
    }
}

#[test]
fn the_judge_is_told_the_persons_view_and_no_seed_of_the_match() {
    let (play, question) = asking();
    let text = serde_json::to_string(&question).expect("plain data");
    assert!(!text.contains(&SEED.to_string()), "{text}");
    assert!(text.contains(&BOT_SEED.to_string()) && !text.contains("Ysé"));
    let view: Value = serde_json::from_str(&question.view).expect("a view is JSON");
    assert_eq!(view["own"]["seat"], Value::from(0));
    assert_eq!(question.n as usize, DynMatch::position(&play));
}

#[test]
fn a_hint_is_legal_the_same_each_time_and_for_this_decision_only() {
    let (mut play, question) = asking();
    let hint = hint_to(question.clone());
    assert_eq!(hint_to(question), hint);
    let advised = play.advised(&hint).expect("it fits");
    assert!(play.legal().contains(&advised[0]));
    for action in advised {
        play.decide(action).expect("all of a gesture is legal, one after another");
    }
    assert_eq!(play.advised(&hint), None);
}

#[test]
fn a_gesture_is_advised_whole() {
    // In some match it is best to replace a card; the hint then has both steps.
    let whole = (0..40).any(|seed| {
        let mut play = two_persons(seed, UndoRule::Honest);
        go_on(&mut play, 4);
        let hint = play.hint_question("en").map(hint_to);
        hint.is_some_and(|hint| {
            let [first, second] = &hint.steps[..] else { return false };
            first.starts_with("replace") && second.starts_with("lay")
        })
    });
    assert!(whole);
}

/// Returns positions, some decisions in, in which a person is to move, with their questions.
fn positions() -> impl Iterator<Item = (Play, HintQuestion)> {
    (0..5).flat_map(|seed| {
        let mut play = two_persons(seed, UndoRule::Honest);
        let mut all = Vec::new();
        for _ in 0..3 {
            go_on(&mut play, 3);
            all.extend(play.hint_question("en").map(|question| (play.clone(), question)));
        }
        all
    })
}

#[test]
fn what_is_advised_is_what_the_judge_says() {
    let hundredth = |worth: &Worth| (worth.chance * 100.0).round();
    let (mut even, mut clear, mut whole) = (0, 0, 0);
    for (play, question) in positions() {
        let (seat, n) = (question.seat, question.n);
        let seed = judge_seed(BOT_SEED, seat);
        let how = Judging::hint::<RogueMonarch>(2);
        let view = play.view(Viewer::Of(seat));
        let judgement = judge::<RogueMonarch>(&view, None, &how, seed, &mut || false);
        let name = |worth: &Worth| play.legal()[worth.index].to_string();
        let hint = hint_to(question);
        assert_eq!((hint.n, &hint.steps[0]), (n, &name(judgement.best())));
        assert_eq!(f64::from(hint.chance), hundredth(judgement.best()));
        // It is compared with the second best, or with another that something tells apart from it.
        let compared = hint.next.as_ref().map(|next| &next.steps[0]);
        let mut others = judgement.worths[1..].iter();
        let next = others.find(|&worth| Some(&name(worth)) == compared).map(|next| {
            let within = next.behind <= 2.0 * next.behind_se;
            *if within { &mut even } else { &mut clear } += 1;
            (name(next), hundredth(next), within)
        });
        assert!(compared.is_some() || judgement.next().is_none());
        // A card is replaced with one that is named.
        for steps in
            [Some(&hint.steps), hint.next.as_ref().map(|next| &next.steps)].into_iter().flatten()
        {
            if steps[0].starts_with("replace-") {
                whole += 1;
                assert!(steps[1].starts_with("lay-"), "{steps:?}");
            }
        }
        let told = hint.next.map(|next| (next.steps[0].clone(), f64::from(next.chance), next.even));
        assert_eq!(told, next);
    }
    assert!(even > 1 && clear > 2, "{even} cannot be told apart, {clear} can");
    assert!(whole > 5, "{whole} exchanges were advised or compared");
}

/// A hint to lay the winning card has no further step.
#[test]
fn nothing_is_advised_for_after_the_end() {
    let mut met = 0;
    for seed in 0..400 {
        let mut play = two_persons(seed, UndoRule::Honest);
        for _ in 0..24 {
            go_on(&mut play, 1);
            let Turn::Of(seat) = play.turn() else { break };
            let wins = |name: &str| {
                let mut next = play.clone();
                next.decide(named(name)).expect("legal");
                matches!(next.turn(), Turn::Over(outcome) if outcome.winners().contains(seat))
            };
            let names = play.legal().iter().map(ToString::to_string);
            if !names.filter(|name| name.starts_with("lay-")).any(|name| wins(&name)) {
                continue;
            }
            let hint = hint_to(play.hint_question("en").expect("a person is to move"));
            assert_eq!(hint.steps.len(), 1, "{:?}", hint.steps);
            met += usize::from(wins(&hint.steps[0]));
        }
        if met > 2 {
            return;
        }
    }
    panic!("{met} times somebody could win by a card");
}

/// A player who pays the rest of the Builders' Moon sees the improvement that is found before they
/// lay it.
#[test]
fn nothing_is_advised_for_after_something_was_shown() {
    let occupants = vec![person("Ysé"), person("Léo")];
    let mut dealt = dealt("monarch", 318, occupants);
    let play = dealt.downcast_mut::<Monarch>().expect("a match of this game");
    for n in 0..21 {
        let action = Rng::new(318, Stream::Tool(n)).pick(play.legal());
        play.decide(action).expect("a legal decision");
    }
    let hint = hint_to(play.hint_question("en").expect("a person is to move"));
    let best = play.advised(&hint).expect("it fits")[0];
    let Turn::Of(seat) = play.turn() else { panic!("it goes on") };
    play.decide(best).expect("legal");
    assert!(play.log()[21].events.iter().any(Observable::reveals_hidden), "{best} shows something");
    assert!(Monarch::second_half(&play.view(Viewer::Of(seat))), "and the gesture goes on");
    assert_eq!(play.turn(), Turn::Of(seat));
    assert_eq!(hint.steps.len(), 1);
}

/// In the Rue de l'Égyptienne, a player selects a Rogue and then a free spot.
#[test]
fn who_is_to_move_a_rogue_is_told_where_to() {
    let mut met = 0;
    for seed in 1..60 {
        let occupants = vec![person("Ysé"), bot(Level::Baron)];
        let mut dealt = dealt("penniless-king", seed, occupants);
        let play = dealt.downcast_mut::<PennilessKing>().expect("a match of this game");
        for n in 0..40 {
            if !matches!(play.turn(), Turn::Of(_)) {
                break;
            }
            let moves = play.legal().iter().any(|action| action.to_string().starts_with("choose-"));
            if moves
                && play.view(Viewer::Public).public.step == Step::Act
                && let Some(hint) = play.hint_question("en").map(hint_to)
                && hint.steps[0].starts_with("choose-")
            {
                assert_eq!(hint.steps.len(), 2, "{hint:?}");
                met += 1;
            }
            let action = Rng::new(seed, Stream::Tool(n)).pick(play.legal());
            play.decide(action).expect("a legal decision");
        }
    }
    assert!(met > 0);
}

#[test]
fn what_makes_no_sense_is_answered_by_nothing() {
    let (_, mut question) = asking();
    question.view = "{}".to_owned();
    let broken =
        serde_json::to_string(&TeacherQuestion::Hint(question.clone())).expect("plain data");
    question.game = "chess".to_owned();
    let foreign = serde_json::to_string(&TeacherQuestion::Hint(question)).expect("plain data");
    for asked in ["", "7", "{\"hint\":{}}", &broken, &foreign] {
        assert_eq!(answer(asked), "null", "{asked}");
    }
}

#[test]
fn hints_are_counted_by_seat_and_kept() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    let mut given = [0; 2];
    for nth in 0..12 {
        if let (Turn::Of(seat), true) = (play.turn(), nth % 3 == 0) {
            play.note_hint().expect("somebody is to move");
            given[seat.index()] += 1;
        }
        go_on(&mut play, 1);
    }
    assert!(given.iter().sum::<u16>() == 4 && SEATS.map(|seat| play.hints(seat)) == given);
    let any = |play: AnyMatch| SEATS.map(|seat| play.hints(seat));
    assert_eq!(any(load(&play.save()).expect("our own save")), given);
    assert_eq!(any(play.records().open().expect("our own records")), given);
}

#[test]
fn a_hint_that_was_kept_as_a_step_counts() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 3);
    let mut records = play.records();
    records.steps.push(play.note_hint().expect("somebody is to move"));
    assert_eq!(records.open().expect("our own records"), AnyMatch::from(play));
}

#[test]
fn a_table_without_hints_is_one_in_save_and_link() {
    for hints in [true, false] {
        let mut table = two_persons(SEED, UndoRule::Honest).table().clone();
        table.agreement.hints = hints;
        let mut play = Play::new(table).expect("a table that fits");
        go_on(&mut play, 5);
        assert_eq!(load(&play.save()).expect("our own save").agreement().hints, hints);
        assert_eq!(open_link(&play.link()).expect("our own link").agreement().hints, hints);
    }
}

/// A short save does not become one record for each hint: the store would write them all.
#[test]
fn however_many_hints_were_given_the_records_are_few() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 9);
    let mut save: Value = serde_json::from_str(&play.save()).expect("a save is JSON");
    save["bots"]["hints"] = Value::from(vec![u16::MAX, 0]);
    let opened = load(&save.to_string()).expect("so many fit");
    assert_eq!(opened.hints(SEATS[0]), u16::MAX);
    assert_eq!(opened.records().steps.len(), play.records().steps.len() + 1);
    assert_eq!(opened.records().open().expect("our own records"), opened);
}

#[test]
fn a_seat_that_is_not_to_move_is_not_advised() {
    let (_, question) = asking();
    let asked = serde_json::to_string(&TeacherQuestion::Hint(question)).expect("plain data");
    assert!(asked.contains("\"seat\":0,"));
    for seat in [1, 4, 5, 255] {
        let other = asked.replacen("\"seat\":0,", &format!("\"seat\":{seat},"), 1);
        assert_eq!(answer(&other), "null", "seat {seat}");
    }
}

#[test]
fn a_table_of_any_number_of_seats_is_asked_about_without_harm() {
    let (_, question) = asking();
    for seats in [0, 1 << 32, usize::MAX] {
        let hint = hint_to(HintQuestion { seats, ..question.clone() });
        assert!(!hint.steps.is_empty(), "{seats} seats");
    }
}

#[test]
fn hints_that_do_not_fit_are_left_out_and_all_else_is_kept() {
    let mut play = fresh(SEED, [person("Ysé"), bot(Level::Squire)], UndoRule::Honest);
    go_on(&mut play, 9);
    let mut save: Value = serde_json::from_str(&play.save()).expect("a save is JSON");
    assert!(!load(&play.save()).expect("our own save").left_out());
    // These hints go to a bot, to too many seats, or are at a table without hints.
    for (hints, agreed) in [("[0,2]", true), ("[1,0,0]", true), ("[1]", true), ("[1,0]", false)] {
        save["bots"]["hints"] = serde_json::from_str(hints).expect("a list");
        save["no_hints"] = Value::from(!agreed);
        let opened = load(&save.to_string()).expect("it is opened all the same");
        assert!(opened.left_out(), "{hints}");
        assert_eq!((opened.position(), opened.hints(SEATS[0])), (play.position(), 0));
    }
}
