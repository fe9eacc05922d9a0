//! The storage scope of embedded tables' matches.

use regalia::ui::embed::Request;

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
