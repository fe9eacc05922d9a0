//! Why a decision is better: computed for a position from the names of its decisions.

use regalia::bots::Bots;
use regalia::engine::{Names, Turn, Viewer};
use regalia::session::{Hint, HintQuestion, TeacherQuestion};
use regalia::ui::locale::Language;
use regalia::ui::locale::reasons::Reasoned;
use regalia::ui::teacher;

/// Returns the reasons for the first of two legal decisions that don't apply to the second.
pub fn reasons<G: Bots>(scene: &impl AsRef<G>, decisions: [&str; 2]) -> Vec<G::Reason> {
    let state = scene.as_ref();
    let Turn::Of(seat) = state.turn() else { panic!("the match goes on") };
    let table = Names::<G>::new();
    let [decision, instead] = decisions.map(|name| {
        let action = table.get(name).unwrap_or_else(|| panic!("nothing is called {name}"));
        assert_eq!(state.refuse(action), None, "{name} is legal");
        action
    });
    G::reasons(&state.view(Viewer::Of(seat)), decision, instead)
}

/// Asserts that the reason is given here, and not in the similar position.
pub fn told_apart<G: Bots>(
    reason: G::Reason,
    decisions: [&str; 2],
    here: &impl AsRef<G>,
    twin: &impl AsRef<G>,
) {
    let [said, unsaid] = [reasons(here, decisions), reasons(twin, decisions)];
    assert!(said.contains(&reason), "{reason:?} is not among {said:?}");
    assert!(!unsaid.contains(&reason), "{reason:?} is among {unsaid:?}");
}

/// Asserts that a hint advises this decision first, for this reason, even if it hardly matters.
pub fn advised<G: Reasoned>(
    scene: &impl AsRef<G>,
    seats: usize,
    decision: &str,
    reason: G::Reason,
) {
    let state = scene.as_ref();
    let Turn::Of(seat) = state.turn() else { panic!("the match goes on") };
    let view = serde_json::to_string(&state.view(Viewer::Of(seat))).expect("views are plain data");
    let question = HintQuestion {
        game: G::INFO.id.to_owned(),
        seat,
        seats,
        bot_seed: 7,
        n: 0,
        view,
        language: "en".to_owned(),
    };
    let asked = serde_json::to_string(&TeacherQuestion::Hint(question)).expect("plain data");
    let mut answer = String::new();
    teacher::answer(&asked, &mut || false, &mut |text| answer.push_str(text));
    let hint: Option<Hint> = serde_json::from_str(&answer).expect("a hint or nothing");
    let hint = hint.expect("the seat is to move");
    assert_eq!(hint.steps[0], decision, "{hint:?}");
    let said = G::said(Language::En, reason);
    let slight = format!("{said} But that makes little difference here.");
    assert!(hint.why == Some(said) || hint.why == Some(slight), "{hint:?}");
}
