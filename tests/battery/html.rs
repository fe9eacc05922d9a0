//! A board as Yew renders it natively, as a tree for queries; and the players, the scene and the page
//! around it.

use regalia::engine::{Seat, Viewer};
use regalia::ui::context::AppContext;
use regalia::ui::games::{GameUi, Players, Scene};
use regalia::ui::locale::Messages;
use regalia::ui::settings::Settings;
use std::fmt::Write;
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context as Task, Poll, Waker};
use yew::prelude::*;

/// The names of the persons at a table.
pub const NAMES: [&str; 5] = ["Ada", "Bruno", "Clara", "Dario", "Elsa"];

/// Returns the players of a table of persons, as one viewer sees it; listed from the viewer's seat.
pub fn players(seats: usize, viewer: Viewer) -> Rc<Players> {
    let near = viewer.seat().unwrap_or(Seat::new(0));
    Rc::new(Players {
        places: Vec::new(),
        passes: false,
        names: NAMES[..seats].iter().map(ToString::to_string).collect(),
        bots: vec![None; seats],
        viewer,
        near,
        alone: None,
        named: false,
    })
}

/// Returns a scene in which nothing can be decided.
pub fn scene<G: GameUi>(view: G::View, players: &Rc<Players>, position: usize) -> Scene<G> {
    Scene {
        open: None,
        is_past: false,
        to_move: G::to_move(&view),
        view: Rc::new(view),
        legal: Rc::default(),
        players: players.clone(),
        position,
        selected: None,
        advised: Rc::default(),
        on_touch: Callback::noop(),
        on_decide: Callback::noop(),
        on_draft: Callback::noop(),
    }
}

/// Returns the context of a page with the default settings, and `memory` as given.
pub fn app(messages: &'static Messages, memory: bool) -> AppContext {
    AppContext {
        settings: Settings { memory, ..Settings::default() },
        messages,
        taught: false,
        kept_offline: None,
        folder: AttrValue::from("."),
        change: Callback::noop(),
        override_settings: Callback::noop(),
    }
}

/// An element of the page.
#[derive(Debug, Default)]
pub struct Element {
    pub tag: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Node>,
}

/// A child of an element.
#[derive(Debug)]
pub enum Node {
    Element(Element),
    Text(String),
}

impl Element {
    /// Returns the value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Returns the child elements, in the order of the page.
    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.children.iter().filter_map(|node| match node {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// Returns all descendants, in the order of the page.
    pub fn all(&self) -> Vec<&Element> {
        self.elements().flat_map(|one| std::iter::once(one).chain(one.all())).collect()
    }

    /// Returns true if the element has this class.
    pub fn has_class(&self, name: &str) -> bool {
        self.get("class").is_some_and(|all| all.split(' ').any(|one| one == name))
    }

    /// Returns all descendants with this class, in the order of the page.
    pub fn of_class(&self, name: &str) -> Vec<&Element> {
        self.all().into_iter().filter(|one| one.has_class(name)).collect()
    }

    /// Returns the texts that a screen reader reads.
    pub fn text(&self) -> String {
        let mut said = String::new();
        for node in &self.children {
            match node {
                Node::Text(text) => said.push_str(text),
                Node::Element(element) if element.get("aria-hidden") == Some("true") => {}
                Node::Element(element) => {
                    let text =
                        element.get("aria-label").map_or_else(|| element.text(), str::to_owned);
                    write!(said, " {text}").expect("there is room");
                }
            }
        }
        said
    }

    /// Returns the opening tag, for messages.
    #[allow(dead_code, reason = "not every test that shares this asks for it")]
    pub fn opening(&self) -> String {
        let attributes = self.attributes.iter().map(|(key, value)| format!(" {key}={value:?}"));
        format!("<{}{}>", self.tag, attributes.collect::<String>())
    }
}

#[derive(PartialEq, Properties)]
struct PageProps {
    app: AppContext,
    content: Html,
}

/// The page around a board.
#[component]
fn Page(PageProps { app, content }: &PageProps) -> Html {
    html! {
        <ContextProvider<AppContext> context={app.clone()}>
            { content.clone() }
        </ContextProvider<AppContext>>
    }
}

/// Renders this in the page.
pub fn draw(content: Html, app: AppContext) -> Element {
    let renderer = yew::LocalServerRenderer::<Page>::with_props(PageProps { app, content });
    let mut drawing = pin!(renderer.hydratable(false).render());
    let mut task = Task::from_waker(Waker::noop());
    // Rendering never waits: a board fetches nothing.
    let Poll::Ready(text) = drawing.as_mut().poll(&mut task) else {
        panic!("a board is drawn at once");
    };
    parse(&text)
}

/// Elements without content.
const VOID: [&str; 4] = ["img", "input", "br", "hr"];

/// Parses Yew's output: every attribute is quoted and every element except those of [`VOID`] is
/// closed.
fn parse(mut text: &str) -> Element {
    let mut open = vec![Element::default()];
    while !text.is_empty() {
        let (before, rest) = text.split_once('<').unwrap_or((text, ""));
        if !before.is_empty() {
            let node = Node::Text(unescaped(before));
            open.last_mut().expect("the page is open").children.push(node);
        }
        if rest.is_empty() {
            break;
        }
        if let Some(closing) = rest.strip_prefix('/') {
            let (tag, after) = closing.split_once('>').expect("a tag ends");
            let closed = open.pop().expect("what is closed was open");
            assert_eq!(closed.tag, tag, "elements are closed in order");
            let around = open.last_mut().expect("the page is never closed");
            around.children.push(Node::Element(closed));
            text = after;
            continue;
        }
        let end = rest.find([' ', '>', '/']).expect("a tag ends");
        let mut element = Element { tag: rest[..end].to_owned(), ..Element::default() };
        let mut rest = rest[end..].trim_start();
        while !rest.starts_with(['>', '/']) {
            let end = rest.find(['=', ' ', '>']).expect("an attribute ends");
            let name = rest[..end].to_owned();
            rest = &rest[end..];
            let mut value = "";
            if let Some(quoted) = rest.strip_prefix("=\"") {
                (value, rest) = quoted.split_once('"').expect("a value ends");
            }
            element.attributes.push((name, unescaped(value)));
            rest = rest.trim_start();
        }
        let (slash, after) = rest.split_once('>').expect("a tag ends");
        if slash == "/" || VOID.contains(&element.tag.as_str()) {
            let around = open.last_mut().expect("the page is open");
            around.children.push(Node::Element(element));
        } else {
            open.push(element);
        }
        text = after;
    }
    assert_eq!(open.len(), 1, "every element is closed");
    open.remove(0)
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&#x27;", "'").replace("&#39;", "'").replace("&#x2F;", "/").replace("&amp;", "&")
}
