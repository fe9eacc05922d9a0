//! The gallery: every piece that a game's boards show, by its structure, beside the record in
//! tests/gallery/. The same pieces and some boards are written into target/gallery/, from which
//! `make gallery` takes pictures.

use crate::html::{Element, Node, app, draw, players, scene};
use crate::saves::table;
use crate::{dice, setups};
use regalia::engine::{Turn, Viewer};
use regalia::session::{Match, UndoRule};
use regalia::ui::games::GameUi;
use regalia::ui::locale::Language;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::{env, fs};

/// The states of a piece.
const STATES: [&str; 5] = ["", "lit", "chosen", "dimmed", "advised"];

/// The pieces on a board.
const PIECES: [&str; 3] = ["card", "tile", "token"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the folder for pages, beside the tests' own program.
fn made() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join("gallery")
}

fn classes(element: &Element) -> impl Iterator<Item = &str> {
    element.get("class").unwrap_or_default().split_whitespace()
}

/// Returns what is drawn on a piece: its classes, its symbols and its texts, in order.
fn outline(element: &Element, to: &mut Vec<String>) {
    for node in &element.children {
        match node {
            Node::Text(text) => to.push(text.trim().to_owned()),
            Node::Element(inner) if classes(inner).any(|name| name == "unseen") => {}
            Node::Element(inner) => {
                to.extend(inner.get("href").map(str::to_owned));
                to.extend(
                    classes(inner).filter(|name| *name != "symbol").map(|name| format!(".{name}")),
                );
                outline(inner, to);
            }
        }
    }
}

/// Returns the line that stands for a piece, if this is one.
fn line(element: &Element) -> Option<String> {
    classes(element).find(|name| PIECES.contains(name))?;
    let mut parts =
        vec![classes(element).filter(|name| !STATES.contains(name)).collect::<Vec<_>>().join(".")];
    outline(element, &mut parts);
    parts.retain(|part| !part.is_empty());
    Some(parts.join(" "))
}

/// Writes an element as HTML, with these classes added to it.
fn write(element: &Element, more: &str, to: &mut String) {
    let escaped =
        |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    if !element.tag.is_empty() {
        write!(to, "<{}", element.tag).expect("there is room");
        for (key, value) in &element.attributes {
            let more = if key == "class" { more } else { "" };
            write!(to, " {key}=\"{} {more}\"", escaped(value)).expect("there is room");
        }
        to.push('>');
    }
    for node in &element.children {
        match node {
            Node::Text(text) => to.push_str(&escaped(text)),
            Node::Element(inner) => write(inner, "", to),
        }
    }
    if !element.tag.is_empty() && !["img", "input", "br", "hr"].contains(&&*element.tag) {
        write!(to, "</{}>", element.tag).expect("there is room");
    }
}

/// Writes a page of target/gallery/: tools/gallery.mjs puts it into the frame of the table.
fn save(name: &str, content: &str) {
    fs::create_dir_all(made()).expect("a folder");
    fs::write(made().join(name), content).expect("a page is written");
}

/// Checks that the pieces on a game's boards have the structure that is recorded, at the positions
/// of some random matches; draws the pieces in every state, and boards from the opening to the end.
pub fn every_piece_is_that_of_the_record<G: GameUi>() {
    let id = G::INFO.id;
    let mut lines = BTreeMap::<String, Element>::new();
    let all = setups::<G>();
    for (which, setup) in [all.first(), all.last()].into_iter().flatten().enumerate() {
        for language in Language::ALL {
            let messages = language.messages();
            let mut dice = dice(4_100 + which as u64);
            let table = table::<G>(setup, 5 + which as u64, UndoRule::Free);
            let mut play = Match::<G>::new(table).expect("a table that fits");
            while matches!(play.turn(), Turn::Of(_)) {
                let action = dice.pick(play.legal());
                play.decide(action).expect("a legal decision");
            }
            let end = play.position();
            for position in 0..=end {
                let named = [(end / 40, "opening"), (end / 2, "middle"), (end, "end")];
                let named = named.iter().find(|(at, _)| *at == position);
                // The pieces of every sixth board: more of them show the same.
                if named.is_none() && (position % 6 != 0 || language != Language::En) {
                    continue;
                }
                play.go_to(position);
                let mut scene = match play.turn() {
                    Turn::Of(seat) => {
                        let viewer = Viewer::Of(seat);
                        let players = players(setup.seats, viewer);
                        let mut scene = scene::<G>(play.view(viewer), &players, position);
                        scene.legal = Rc::new(play.legal().to_vec());
                        scene
                    }
                    Turn::Over(_) => {
                        let players = players(setup.seats, Viewer::Public);
                        scene::<G>(play.view(Viewer::Public), &players, position)
                    }
                };
                scene.position = position;
                let (view, players, legal) =
                    (scene.view.clone(), scene.players.clone(), scene.legal.clone());
                let board = draw(G::board(scene), app(messages, true));
                if let Some((_, name)) = named {
                    let mut page = String::new();
                    let goal = G::goal(&view, &players, messages).map(|goal| goal.text.clone());
                    let asks = match play.turn() {
                        Turn::Of(_) => G::prompt(&view, &legal, &players, messages),
                        Turn::Over(outcome) => G::verdict(&view, &outcome, &players, messages),
                    };
                    writeln!(page, "{}\n{asks}", goal.unwrap_or_default()).expect("there is room");
                    write(&board, "", &mut page);
                    save(&format!("{id}.{}.{name}.{}.html", setup.seats, language.code()), &page);
                }
                if language == Language::En {
                    for element in board.all() {
                        if let Some(line) = line(element) {
                            lines.entry(line).or_insert_with(|| copy(element));
                        }
                    }
                }
            }
        }
    }
    let mut pieces = String::new();
    for (line, element) in &lines {
        let kind = line.split('.').next().unwrap_or_default();
        // Tokens have one state.
        let states = if kind == "token" { &STATES[..1] } else { &STATES[..] };
        write!(pieces, "<li class=\"gallery-{kind}\">").expect("there is room");
        for state in states {
            write(element, state, &mut pieces);
        }
        pieces.push_str("</li>\n");
    }
    save(&format!("{id}.pieces.html"), &pieces);
    let path = root().join(format!("tests/gallery/{id}.txt"));
    let now = lines.keys().map(|line| [line, "\n"].concat()).collect::<String>();
    if env::var_os("GALLERY").is_some_and(|what| what == "record") {
        fs::create_dir_all(root().join("tests/gallery")).expect("a folder");
        fs::write(&path, now).expect("the record is written");
        return;
    }
    // A new game is compared from its first record on.
    let Ok(then) = fs::read_to_string(&path) else { return };
    let new: Vec<_> = now.lines().filter(|line| !then.lines().any(|one| one == *line)).collect();
    let gone: Vec<_> = then.lines().filter(|line| !now.lines().any(|one| one == *line)).collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "the pieces of {id} are not those of {}: look at them (make gallery), and if they are \
         right: GALLERY=record cargo test --test battery gallery\nnew: {new:#?}\ngone: {gone:#?}",
        path.display()
    );
}

/// Returns an element without its states.
fn copy(element: &Element) -> Element {
    let kept = |(key, value): &(String, String)| {
        let value = if key == "class" {
            value.split(' ').filter(|name| !STATES.contains(name)).collect::<Vec<_>>().join(" ")
        } else {
            value.clone()
        };
        (key.clone(), value)
    };
    let child = |node: &Node| match node {
        Node::Text(text) => Node::Text(text.clone()),
        Node::Element(inner) => Node::Element(copy(inner)),
    };
    Element {
        tag: element.tag.clone(),
        attributes: element.attributes.iter().map(kept).collect(),
        children: element.children.iter().map(child).collect(),
    }
}
