//! Boards, sentences and staging, at the positions of random matches.

use crate::html::{Element, app, draw, players, scene};
use crate::saves::table;
use crate::{dice, setups};
use regalia::engine::{Rng, Seat, Turn, Viewer};
use regalia::session::{Match, UndoRule};
use regalia::ui::games::{GameUi, Players};
use regalia::ui::locale::Language;
use regalia::ui::motion::Motion;
use regalia::ui::table::presenter::TableView;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::rc::Rc;
use yew::Html;

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Of).chain([Viewer::Public])
}

/// Plays random matches with each set-up, and calls `ask` at some positions of each: the first, the
/// last, and evenly spaced ones between them, with a generator for further draws.
fn at_positions<G: GameUi>(positions: usize, ask: impl Fn(&Match<G>, usize, &mut Rng)) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(2_300 + which as u64);
        let table = table::<G>(setup, 1 + which as u64, UndoRule::Free);
        let mut play = Match::<G>::new(table).expect("a table that fits");
        ask(&play, setup.seats, &mut dice);
        while matches!(play.turn(), Turn::Of(_)) {
            let action = dice.pick(play.legal());
            play.decide(action).expect("a legal decision");
        }
        let end = play.position();
        let between = (0..positions).map(|_| 1 + dice.below(end - 1)).collect::<BTreeSet<_>>();
        for position in between.into_iter().chain([end]) {
            play.go_to(position);
            ask(&play, setup.seats, &mut dice);
        }
    }
}

/// Returns what is wrong with a visible text, if anything.
fn flaw(text: &str) -> Option<&'static str> {
    if text.trim() != text || text.contains("  ") {
        Some("has a space too many")
    } else if text.contains(['{', '}', '_']) || text.contains("Some(") || text.contains("None") {
        Some("has something in it that is no text")
    } else if text.contains("..") || text.contains(" .") || text.contains(" ,") {
        Some("has a sign too many")
    } else {
        None
    }
}

/// Returns the symbols and bare numbers below this element that no text explains, in them or around
/// them. A button explains itself by its label, and a table by its header cells.
fn silent(element: &Element) -> Vec<String> {
    let answers = element.get("title").is_some_and(|title| !title.is_empty())
        || (element.tag == "button" && element.has_class("button"))
        || matches!(&*element.tag, "summary" | "table")
        || element.has_class("unseen");
    if answers {
        return Vec::new();
    }
    let bare = |text: &str| {
        let text = text.trim().trim_start_matches(['?', '+', '−', '–', '-']).trim_start();
        text.contains(|sign: char| sign.is_ascii_digit())
            && text.chars().all(|sign| sign.is_ascii_digit() || sign == ' ' || sign == '/')
    };
    let is_leaf = element.elements().next().is_none();
    if element.tag == "svg" || is_leaf && bare(&element.text()) {
        return vec![format!("{} {:?} says nothing", element.opening(), element.text())];
    }
    element.elements().flat_map(silent).collect()
}

/// Returns the symbols that have a picture, in the page's sheet or in the game's own.
fn pictured<G: GameUi>() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = format!("static/games/{}/symbols.txt", G::INFO.id);
    let lists = ["style/symbols.txt", &own].map(|list| std::fs::read_to_string(root.join(list)));
    let lists = lists.map(|list| list.expect("there is a list of symbols"));
    lists.iter().flat_map(|list| list.lines()).map(|name| format!("#s-{}", name.trim())).collect()
}

/// Returns what is wrong with a board, or with anything else in the page.
fn flaws(drawn: &Element) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut places = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for element in drawn.all() {
        let mut wants = |holds: bool, what: &str| {
            if !holds {
                wrong.push(format!("{} {what}", element.opening()));
            }
        };
        let label = element.get("aria-label").or(element.get("title"));
        let named = label.is_some_and(|label| !label.trim().is_empty());
        match element.tag.as_str() {
            "button" | "a" | "option" => {
                wants(named || !element.text().trim().is_empty(), "has no name");
                let inside = element.all().iter().any(|one| matches!(&*one.tag, "button" | "a"));
                wants(!inside, "has a key in it");
            }
            "img" => wants(element.get("alt").is_some(), "has no alt"),
            "svg" => wants(element.get("aria-hidden") == Some("true") || named, "has no name"),
            "ul" | "ol" => {
                wants(element.elements().all(|one| one.tag == "li"), "has more than li in it");
            }
            _ => {}
        }
        wants(element.get("style").is_none(), "has a style");
        for key in ["title", "aria-label", "alt"] {
            if let Some(text) = element.get(key) {
                wants(key == "alt" || !text.is_empty(), "has an empty label");
                // A browser shows no space at the end of a title.
                if let Some(flaw) = flaw(text.trim_end()) {
                    wants(false, flaw);
                }
            }
        }
        if let Some(place) = element.get("data-place") {
            wants(places.insert(place), "has the place of another");
        }
        if let Some(id) = element.get("id") {
            wants(ids.insert(id), "has the id of another");
        }
    }
    wrong
}

/// Checks at every position, for every viewer, with and without a note-pad: the board is drawn,
/// everything enabled or visible has a name, every symbol has a picture, every symbol and number
/// has words with it or around it, and no two pieces share a place. For the seat to move, an
/// advised piece looks advised. The score sheet is drawn too.
pub fn every_board_is_drawn<G: GameUi>(positions: usize) {
    let pictured = pictured::<G>();
    at_positions::<G>(positions, |play, seats, dice| {
        for viewer in viewers(seats) {
            let language = dice.pick(&Language::ALL);
            let messages = language.messages();
            let memory = dice.below(2) == 0;
            let players = players(seats, viewer);
            let asked = matches!(play.turn(), Turn::Of(seat) if viewer.is(seat));
            let mut scene = scene::<G>(play.view(viewer), &players, play.position());
            if asked {
                scene.legal = Rc::new(play.legal().to_vec());
                scene.advised = Rc::new(vec![dice.pick(play.legal())]);
            }
            let about = format!("{:?} of {:?}, {}", viewer, scene.view, language.code());
            let advised = scene.advised.clone();
            let board = draw(G::board(scene), app(messages, memory));
            let outer: Vec<_> = board.elements().collect();
            assert!(
                outer.len() == 1 && outer[0].has_class("board"),
                "one element is the board: {about}"
            );
            assert_eq!(flaws(&board), Vec::<String>::new(), "{about}");
            assert_eq!(silent(&board), Vec::<String>::new(), "{about}");
            let all = board.all();
            let used = all.iter().filter(|one| one.tag == "use").filter_map(|one| one.get("href"));
            for symbol in used {
                assert!(pictured.contains(symbol), "{symbol} has no picture: {about}");
            }
            if asked {
                let shown = board.all().iter().any(|element| element.has_class("advised"));
                assert!(shown, "{advised:?} is advised and does not look so: {about}");
            }
            let told: Vec<_> = (0..play.position()).flat_map(|n| play.events(n, viewer)).collect();
            if let Some(sheet) = G::sheet(&play.view(viewer), &told, &players, messages) {
                let sheet = draw(sheet, app(messages, memory));
                assert_eq!(flaws(&sheet), Vec::<String>::new(), "the sheet: {about}");
            }
        }
    });
}

/// Checks that every motion starts and ends at a place on the board, for every viewer: the page
/// skips motions whose places it does not find.
pub fn motions_find_their_places<G: GameUi>(positions: usize) {
    let messages = Language::En.messages();
    let lost = RefCell::new(BTreeMap::<String, String>::new());
    let check = |board: Html, motions: &[Motion], players: &Rc<Players>, of: String| {
        if motions.is_empty() {
            return;
        }
        let board = draw(board, app(messages, true));
        let all = board.all();
        let places: BTreeSet<&str> = all.iter().filter_map(|one| one.get("data-place")).collect();
        let named =
            motions.iter().flat_map(|motion| motion.from().into_iter().chain(motion.touches()));
        for place in named.filter(|place| !places.contains(place)) {
            let seen = format!("{motions:?} of {of} for {:?}, among {places:?}", players.viewer);
            lost.borrow_mut().entry(place.to_owned()).or_insert(seen);
        }
    };
    at_positions::<G>(positions, |play, seats, dice| {
        let viewer = Viewer::Of(Seat::new(dice.below(seats)));
        let players = players(seats, viewer);
        let Some(n) = play.position().checked_sub(1) else {
            let view = play.view(viewer);
            let motions = G::dealt(&view);
            return check(
                G::board(scene::<G>(view, &players, 0)),
                &motions,
                &players,
                "the deal".to_owned(),
            );
        };
        for beat in play.playback(n, &players, messages) {
            check(beat.step.board(), &beat.motions, &players, beat.headline.join(" "));
        }
    });
    let lost = lost.into_inner();
    assert!(lost.is_empty(), "places that are not on the board: {lost:#?}");
}

/// Checks in every language and for every viewer: prompts, goals, log lines, verdicts and refusals
/// are whole sentences, and the seat named as next is the seat to move.
pub fn every_sentence_is_whole<G: GameUi>(positions: usize) {
    let vocabulary = G::vocabulary();
    at_positions::<G>(positions, |play, seats, dice| {
        let refused = dice.pick(&vocabulary);
        for viewer in viewers(seats) {
            let players = players(seats, viewer);
            let view = play.view(viewer);
            let asked = matches!(play.turn(), Turn::Of(seat) if viewer.is(seat));
            let to_move = G::to_move(&view);
            match play.turn() {
                Turn::Of(seat) if viewer.is(seat) => assert_eq!(to_move, Some(seat), "{view:?}"),
                Turn::Of(seat) => {
                    assert!(G::AT_ONCE || to_move.is_none_or(|to| to == seat), "{view:?}");
                }
                Turn::Over(_) => assert_eq!(to_move, None, "{view:?}"),
            }
            for language in Language::ALL {
                let messages = language.messages();
                let whole = |what: &str, text: &str| {
                    assert!(!text.is_empty(), "{what} is empty: {view:?}");
                    assert_eq!(flaw(text), None, "{what}: {text:?} of {view:?}");
                };
                if asked {
                    whole("the prompt", &G::prompt(&view, play.legal(), &players, messages));
                    for &action in play.legal() {
                        whole("an order", &G::order(&view, action, &players, messages));
                    }
                } else if let Some(text) = G::decides(&view, &players, messages) {
                    whole("what another player decides", &text);
                    let mover = to_move.expect("who decides is known");
                    assert!(text.contains(players.name(mover)), "{text:?} names nobody");
                }
                match play.turn() {
                    Turn::Over(outcome) => {
                        whole("the verdict", &G::verdict(&view, &outcome, &players, messages));
                    }
                    Turn::Of(_) => {
                        if let Some(goal) = G::goal(&view, &players, messages) {
                            whole("the goal", &goal.text);
                        }
                        assert!(
                            G::stories(&view, messages).is_empty(),
                            "there is nothing to read yet"
                        );
                    }
                }
                if let Some(refusal) = play.state().refuse(refused) {
                    whole("a refusal", &G::explain(refusal, messages));
                }
                if let Some(n) = play.position().checked_sub(1) {
                    for event in play.events(n, viewer) {
                        if let Some(line) = G::tell(&event, &players, messages) {
                            whole("a line of the log", &line);
                            let ends = line.ends_with(['.', '!', '?', '…']);
                            assert!(ends, "{line:?} does not end like a sentence");
                        }
                    }
                }
            }
        }
    });
}
