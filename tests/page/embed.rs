//! The storage scope of embedded tables' matches.

use regalia::ui::embed::{Request, Wish, wish};

fn scope(request: &str) -> String {
    Request::parse(request).expect("the request can be met").scope()
}

#[test]
fn a_scope_is_that_of_the_site_the_table_and_the_request() {
    let plain = scope("rogue-monarch?host=https%3A%2F%2Fclub.example");
    assert_eq!(plain, scope("rogue-monarch?host=https%3A%2F%2Fclub.example&level=baron"));
    for other in [
        "rogue-monarch?host=https%3A%2F%2Fother.example",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&level=squire",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&seed=4",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&hints=off",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&lesson=on",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&table=second",
        "dwarf-king?host=https%3A%2F%2Fclub.example",
    ] {
        assert_ne!(plain, scope(other), "{other}");
    }
    // The look makes no other match.
    assert_eq!(plain, scope("rogue-monarch?host=https%3A%2F%2Fclub.example&theme=dark&lang=fr"));
}

#[test]
fn no_site_can_name_the_scope_of_another() {
    let game = "rogue-monarch";
    for host in ["", "%2F0000000000000001", "%00", &"x".repeat(5_000)] {
        let scope = scope(&format!("{game}?host={host}"));
        assert!(scope.starts_with("rogue-monarch@"), "{scope}");
        assert!(!scope.contains('/') && scope.len() < 300, "{scope}");
    }
}

#[test]
fn a_round_decides_what_is_played() {
    let read = |request: &str| Request::parse(request).expect("the request can be met");
    let asked = read(
        "?round=https%3A%2F%2Fgames.example%2F%23%2Fround%2FAbc&player=%20Ys%C3%A9%20&lang=fr",
    );
    assert_eq!((asked.game, asked.player.as_str()), ("", "Ysé"));
    assert_eq!(asked.round.as_deref(), Some("https://games.example/#/round/Abc"));
    // What the round decides is not read, so nothing of it can be wrong.
    let both =
        read("monarch?round=Abc&seats=99&level=god&seed=x&hints=maybe&lesson=on&share=match");
    assert_eq!((both.game, both.seats, both.lesson, both.share), ("monarch", 2, false, true));
    for (wrong, parameter) in
        [("?seats=2", "game"), ("chess?round=Abc", "game"), ("monarch?share=all", "share")]
    {
        assert_eq!(Request::parse(wrong).map_err(|why| why.parameter), Err(parameter), "{wrong}");
    }
    assert_eq!(
        (read("monarch?round=&seats=3").round, read("monarch?round=&seats=3").seats),
        (None, 3)
    );
    assert!(!read("monarch?share=off").share && !read("monarch").share);
}

#[test]
fn each_round_has_a_scope_of_its_own_whoever_plays() {
    let long = "x".repeat(200);
    let of = |round: &str| scope(&format!("monarch?round={round}"));
    assert_ne!(of("Abc"), scope("monarch"));
    // Two rounds with the same name begin alike.
    assert_ne!(of(&format!("{long}A")), of(&format!("{long}B")));
    assert_eq!(of("Abc"), scope("monarch?round=Abc&player=Ann&share=match"));
    assert_eq!(scope("monarch"), scope("monarch?player=Ann&share=match"));
}

#[test]
fn the_host_page_asks_what_results_prove() {
    let question = Wish::Verify { id: 7, text: "x".to_owned(), round: Some("Abc".to_owned()) };
    assert_eq!(
        wish(r#"{"regalia":1,"type":"verify","id":7,"value":"x","round":"Abc"}"#),
        Some(question)
    );
    let least = Wish::Verify { id: 0, text: String::new(), round: None };
    assert_eq!(wish(r#"{"regalia":1,"type":"verify"}"#), Some(least));
    assert_eq!(wish(r#"{"regalia":1,"type":"verify","id":-1}"#), None);
}
