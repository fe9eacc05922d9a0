//! Every lesson is a match that the rules play.

use crate::dice;
use regalia::bots::Bots;
use regalia::engine::{Game, Turn};
use regalia::session::{Agreement, Bookmark, Lesson, LoadError, Match, only_person};
use regalia::ui::locale::Language;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// The longest sentence, in characters: on a phone it is beside the piece it is about.
const LONGEST: usize = 160;

/// The number of remarks: the fewest are the goal, the step and its result; with more than the
/// most, a lesson takes over eight minutes.
const REMARKS: std::ops::RangeInclusive<usize> = 3..=48;

/// Returns the kind of a decision: its name in the rules' code without its arguments.
fn kind<G: Game>(action: &G::Action) -> String {
    let name = format!("{action:?}");
    name.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// Returns the kinds of decisions that come up in a game like this one.
fn kinds_of<G: Game>(like: &Match<G>) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    let mut dice = dice(3);
    for seed in 0..150 {
        let mut table = like.table().clone();
        table.seed = seed;
        let mut play = Match::<G>::new(table).expect("a table that fits");
        while let Turn::Of(_) = play.turn() {
            kinds.extend(play.legal().iter().map(kind::<G>));
            let action = dice.pick(play.legal());
            play.decide(action).expect("a legal decision");
        }
    }
    kinds
}

/// Checks that every decision is legal, every decision of a person has its remark, every kind of
/// decision occurs, and every remark exists in every language, in short sentences.
pub fn the_lesson_is_played_by_the_rules<G: Bots>() {
    let id = G::INFO.id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("static/games/{id}/lesson.json"));
    let text =
        std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    let lesson = Lesson::read(&text).unwrap_or_else(|| panic!("{} is no lesson", path.display()));
    let mut wrong = Vec::new();
    let (mut met, mut own) = (BTreeSet::new(), BTreeSet::new());
    let mut wanted = BTreeSet::new();
    let mut remarks = 0;
    for chapter in 0..lesson.length() {
        let opened = lesson.open(chapter).unwrap_or_else(|fault| {
            let decision = match fault {
                LoadError::UnknownDecision(n) | LoadError::IllegalDecision(n) => {
                    let lesson: Value = serde_json::from_str(&text).expect("a lesson is JSON");
                    format!(": {}", lesson["chapters"][chapter]["save"]["decisions"][n])
                }
                _ => String::new(),
            };
            panic!("{}, chapter {chapter}: {fault:?}{decision}", path.display())
        });
        let mut play = opened.downcast_ref::<G>().expect("a match of this game").clone();
        let mut wants = |holds: bool, what: String| {
            if !holds {
                wrong.push(format!("chapter {chapter}: {what}"));
            }
        };
        let table = play.table().clone();
        wants(only_person(&table.occupants).is_some(), "it is for one person".to_owned());
        wants(table.agreement == Agreement::default(), "it can be played on".to_owned());
        if chapter == 0 {
            wanted = kinds_of(&play);
        }
        let said = lesson.remarks(chapter);
        remarks += said.len();
        let sorted = said.windows(2).all(|two| two[0].at <= two[1].at);
        wants(sorted, "its remarks are not in order".to_owned());
        let (from, to) = (play.position(), play.decisions().len());
        let outside = said.iter().find(|remark| !(from..=to).contains(&remark.at));
        wants(outside.is_none(), format!("{outside:?} is outside of {from} to {to}"));
        for remark in said {
            for language in Language::ALL {
                let code = language.code();
                for said in [Some(&remark.say), remark.otherwise.as_ref()].into_iter().flatten() {
                    let said = said.in_language(code);
                    let long = said.chars().count();
                    wants(
                        (1..=LONGEST).contains(&long),
                        format!("at {}: {long} characters in {code}: {said}", remark.at),
                    );
                    let breaks = [" ;", " :", " !", " ?", " »", "« "];
                    let breaks = code == "fr" && breaks.iter().any(|sign| said.contains(sign));
                    wants(!breaks, format!("at {}: a space that breaks: {said}", remark.at));
                }
            }
        }
        while play.position() < to {
            let at = play.position();
            let Turn::Of(seat) = play.turn() else { unreachable!("the save was opened") };
            let answer = play.as_before().expect("what was decided was legal");
            let decision = play.legal()[answer.index];
            met.insert(kind::<G>(&decision));
            if table.occupant(seat).is_person() {
                own.insert(kind::<G>(&decision));
                // Several decisions of one gesture have one remark.
                let goes_on = at > from && play.log()[at - 1].seat == seat;
                let spoken_of = !lesson.said_before(Bookmark { chapter, at }).is_empty();
                wants(goes_on || spoken_of, format!("{decision}, decision {at}, is not spoken of"));
                let advised = play.advice_as_before().expect("something is to be decided");
                let marked = advised.steps.first().map(String::as_str);
                wants(marked == Some(&decision.to_string()), format!("{decision} is not marked"));
            }
            play.go_to(play.position() + 1);
        }
        let end = lesson.said_before(Bookmark { chapter, at: to });
        wants(!end.is_empty(), "nothing is said at its end".to_owned());
        if chapter + 1 == lesson.length() {
            let goes_on = matches!(play.turn(), Turn::Of(_));
            wants(goes_on, "nothing is left to be played on alone".to_owned());
        }
    }
    let missing: Vec<_> = wanted.difference(&met).collect();
    if !missing.is_empty() {
        wrong.push(format!("kinds of decisions that are never met: {missing:?}"));
    }
    if own.len() * 2 < wanted.len() {
        wrong.push(format!("a person decides only {own:?} of {wanted:?}"));
    }
    if !REMARKS.contains(&remarks) {
        wrong.push(format!("{remarks} remarks are not {REMARKS:?}"));
    }
    assert!(wrong.is_empty(), "the lesson of {id}:\n  {}", wrong.join("\n  "));
}
