//! Where the matches of tables in other sites' pages are kept.

use regalia::ui::embed::Asked;

fn shelf(request: &str) -> String {
    Asked::parse(request).expect("the request can be met").shelf()
}

#[test]
fn a_shelf_is_that_of_the_site_and_of_the_request() {
    let plain = shelf("rogue-monarch?host=https%3A%2F%2Fclub.example");
    assert_eq!(plain, shelf("rogue-monarch?host=https%3A%2F%2Fclub.example&level=baron"));
    for other in [
        "rogue-monarch?host=https%3A%2F%2Fother.example",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&level=squire",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&seed=4",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&hints=off",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&lesson=on",
        "rogue-monarch?host=https%3A%2F%2Fclub.example&table=second",
        "dwarf-king?host=https%3A%2F%2Fclub.example",
    ] {
        assert_ne!(plain, shelf(other), "{other}");
    }
    // How it looks is no other match.
    assert_eq!(plain, shelf("rogue-monarch?host=https%3A%2F%2Fclub.example&theme=dark&lang=fr"));
}

#[test]
fn no_site_can_name_another_shelf() {
    let game = "rogue-monarch";
    for host in ["", "%2F0000000000000001", "%00", &"x".repeat(5_000)] {
        let shelf = shelf(&format!("{game}?host={host}"));
        assert!(shelf.starts_with("rogue-monarch@"), "{shelf}");
        assert!(!shelf.contains('/') && shelf.len() < 300, "{shelf}");
    }
}
