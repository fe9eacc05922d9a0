//! The style sheets contain nothing that makes every frame of the table expensive.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all style sheets that are written by hand.
fn sheets() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [root.join("style")].into_iter().chain(
        fs::read_dir(root.join("static/games"))
            .expect("the games' folders")
            .map(|entry| entry.expect("it can be listed").path()),
    );
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let files = files.map(|entry| entry.expect("it can be listed").path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "css")).collect()
}

/// A browser checks `:has()` again for all ancestors of an element that comes or goes, if that
/// element could match. So the argument is a class, or a tag that is rare at the
/// table: a `:has()` that any element could match costs a quarter of every frame.
#[test]
fn has_asks_for_something_rare() {
    let mut broad = Vec::new();
    for path in sheets() {
        let text = fs::read_to_string(&path).expect("it can be read");
        for meant in text.split(":has(").skip(1) {
            let rest = meant.trim_start_matches("> ");
            if !["th:", "video)"].iter().any(|tag| rest.starts_with(tag)) && !rest.starts_with('.')
                || [".symbol", ".card", ".token", ".tile"].iter().any(|of| rest.starts_with(of))
            {
                let meant: String = meant.chars().take_while(|letter| *letter != '{').collect();
                broad.push(format!("{}: :has({meant}", path.display()));
            }
        }
    }
    assert!(broad.is_empty(), "give these a class instead: {broad:#?}");
}
