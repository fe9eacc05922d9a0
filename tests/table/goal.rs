//! The goal line.

use crate::screens::{deal, env, render};
use regalia::ui::catalog::CATALOG;
use regalia::ui::table::live::Live;
use regalia::ui::table::screen::Screen;

#[test]
fn dots_between_parts_are_read_but_not_drawn_as_text() {
    let title = CATALOG.iter().find(|title| title.id == "dwarf-king").expect("a known game");
    let page = render(&Screen::Live(Live::new(deal(title, 1, 5), &env())), &env());
    let (_, goal) = page.split_once(r#"class="goal""#).expect("a goal");
    let (goal, _) = goal.split_once("</p>").expect("it ends");
    let texts = |html: &str| -> String {
        html.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect()
    };
    let said = texts(&format!("<p{goal}"));
    assert!(said.starts_with("Deal 1 of 7 · "), "{said}");
    let parts: Vec<&str> = goal.split(r#"<span class="part">"#).skip(1).collect();
    assert_eq!(parts.len(), said.split(" · ").count(), "{said}");
    for part in parts {
        let text = part.split('<').next().expect("a text");
        assert!(!text.contains('·'), "{text}");
    }
}
