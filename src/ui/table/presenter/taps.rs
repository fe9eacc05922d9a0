//! Taps on pieces: the selection with its legal actions, and choices as orders.

use super::Play;
use crate::engine::{Names, Viewer};
use crate::session::Hint;
use crate::ui::games::{GameUi, Players, Touch};
use crate::ui::locale::Messages;
use crate::ui::table::selection::{Choice, Selection, SelectionAction, Touched};

/// Returns the selection after a tap on a piece, with the legal actions it offers.
pub(super) fn select<G: GameUi>(
    play: Play<'_, G>,
    touched: &Touched,
    hint: Option<&Hint>,
    viewer: Viewer,
    alone: bool,
    messages: &Messages,
) -> Selection {
    let first = |choice: &Choice| choice.actions::<G>().first().copied();
    let legal = play.legal(viewer);
    let is_legal = |choice: &Choice| first(choice).is_some_and(|action| legal.contains(&action));
    let advised = hint.and_then(|hint| play.advised(hint)).unwrap_or_default();
    let actions: Vec<_> = touched
        .actions
        .iter()
        .filter(|(_, choice)| is_legal(choice))
        .map(|(label, choice)| SelectionAction {
            label: label.clone(),
            choice: choice.clone(),
            // With two choices in a row, either may come first.
            is_advised: choice.actions::<G>().iter().all(|action| advised.contains(action)),
        })
        .collect();
    // A device that knows only a view cannot say why the rules refuse something.
    let refused = touched.actions.iter().filter(|_| actions.is_empty()).find_map(|(_, choice)| {
        play.state()?.refuse(first(choice)?).map(|refusal| G::explain(refusal, messages))
    });
    Selection {
        piece: Some(touched.piece.clone()),
        text: touched.text.clone(),
        refused,
        actions,
        is_plain: touched.is_plain,
        one_tap: G::ONE_TAP && alone,
        confirms: false,
        tells_second_tap: false,
    }
}

/// Returns a choice as orders.
pub(super) fn say_choice<G: GameUi>(
    play: Play<'_, G>,
    choice: &Choice,
    players: &Players,
    messages: &Messages,
) -> String {
    let view = play.view(players.viewer);
    let order = |action| G::order(&view, action, players, messages);
    choice.actions::<G>().into_iter().map(order).collect::<Vec<_>>().join(" ")
}

/// Returns decisions, by name, as orders; `None` if the game has no decision of a name.
pub(super) fn orders<G: GameUi>(
    play: Play<'_, G>,
    steps: &[String],
    players: &Players,
    messages: &Messages,
) -> Option<String> {
    let names = Names::<G>::new();
    let view = play.view(players.viewer);
    let order = |step: &String| Some(G::order(&view, names.get(step)?, players, messages));
    let orders: Option<Vec<String>> = steps.iter().map(order).collect();
    orders.map(|orders| orders.join(" "))
}

/// Returns the place of the `nth` decision of a choice among the legal ones. `None` if it is not one.
pub(super) fn legal_index<G: GameUi>(
    play: Play<'_, G>,
    choice: &Choice,
    nth: usize,
    viewer: Viewer,
) -> Option<usize> {
    let action = *choice.actions::<G>().get(nth)?;
    play.legal(viewer).iter().position(|legal| *legal == action)
}

/// Returns a tap of a typed game as the table keeps it.
pub(super) fn touched<G: GameUi>(touch: Touch<G>) -> Touched {
    let choice = |(label, actions): (String, Vec<G::Action>)| (label, Choice::of::<G>(&actions));
    Touched {
        piece: serde_json::to_string(&touch.piece).unwrap_or_default().into(),
        text: touch.text,
        actions: touch.keys.into_iter().map(choice).collect(),
        is_plain: touch.plain,
    }
}
