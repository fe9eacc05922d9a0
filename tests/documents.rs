//! The documents: their links, and the files that they name, exist; the changelog has its form.

use std::fs;
use std::path::{Path, PathBuf};

/// The beginnings of a path of the project in a document.
const PLACES: [&str; 10] = [
    "src/",
    "examples/",
    "tests/",
    "tools/",
    "docs/",
    "static/",
    "style/",
    ".ci/",
    ".github/",
    ".devcontainer/",
];

/// Folders that a document may leave out of a file's path, as ARCHITECTURE.md does.
const SHORT: [&str; 3] = ["", "src/", "tests/browser/"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|_| panic!("{} can be read", path.display()))
}

/// What asks a clock, in Rust and in JavaScript.
const CLOCKS: [&str; 11] = [
    "clock::",
    "js_sys::Date",
    "SystemTime",
    "Instant::now",
    "time_stamp()",
    "timeStamp",
    "today()",
    "elapsed()",
    "Date.now",
    "new Date",
    "performance.now",
];

/// Returns the files of the page below a folder, as paths from the project's.
fn sources(folder: &str, all: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let entry = entry.expect("it can be listed");
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().expect("it has one").is_dir() {
            sources(&path, all);
        } else if [".rs", ".js"].iter().any(|end| path.ends_with(end)) {
            all.push(path);
        }
    }
}

#[test]
fn every_file_that_asks_a_clock_is_in_the_note() {
    let mut all = vec!["index.html".to_owned()];
    sources("src", &mut all);
    sources("static", &mut all);
    // The arena is no part of the page. A playback is told by its timer that a time has passed.
    all.retain(|path| !path.starts_with("src/bin/") && !path.starts_with("static/generated/"));
    let note = read(&root().join("docs/CLOCKS.md"));
    let asks = |path: &String| {
        let text = read(&root().join(path));
        let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
        lines.filter(|line| !line.starts_with("pub fn") && !line.starts_with("use ")).any(|line| {
            let line = line.replace("playback.elapsed()", "");
            CLOCKS.iter().any(|clock| line.contains(clock))
        })
    };
    let asking: Vec<String> = all.into_iter().filter(asks).collect();
    let missing: Vec<&String> =
        asking.iter().filter(|path| !note.contains(&format!("`{path}`"))).collect();
    assert!(missing.is_empty(), "docs/CLOCKS.md lacks {missing:?}");
    // And it names no file that asks none.
    let files = note.split("## The files").nth(1).expect("the list of files");
    let named = files.split('`').filter(|it| it.starts_with("src/"));
    let idle: Vec<&str> = named.filter(|path| !asking.iter().any(|it| it == path)).collect();
    assert!(idle.is_empty(), "{idle:?} ask no clock");
}

/// Returns all documents: those of the project, of .github/, of docs/ and of docs/hosting/.
fn documents() -> Vec<PathBuf> {
    let listed = ["", ".github", "docs", "docs/hosting"]
        .map(|folder| fs::read_dir(root().join(folder)).expect("a folder"));
    let paths = listed.into_iter().flatten().map(|entry| entry.expect("it can be listed").path());
    let mut documents: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    documents.sort();
    documents
}

/// Returns the text without its code blocks.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// Returns the targets of a document's links, and of its pictures in HTML.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let after = |mark: &str, end: char| -> Vec<String> {
        let ends = |rest: &str| rest.split_once(end).map(|(to, _)| to.trim().to_owned());
        prose.split(mark).skip(1).filter_map(ends).collect()
    };
    [after("](", ')'), after("<img src=\"", '"')].concat()
}

/// Returns the anchors of its headings.
fn anchors(text: &str) -> Vec<String> {
    let headings = prose(text);
    let headings = headings.lines().filter_map(|line| line.strip_prefix('#'));
    let named = |heading: &str| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let letters =
            heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        letters.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    headings.map(named).collect()
}

/// Returns the texts between backquotes.
fn quoted(text: &str) -> Vec<String> {
    let quoted = prose(text);
    quoted.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns what is wrong with the form of a changelog: that of Keep a Changelog.
fn faults_of_changelog(text: &str) -> Vec<String> {
    const KINDS: [&str; 6] = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
    let mut faults = Vec::new();
    let mut earlier: Option<[u32; 3]> = None;
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("### ") {
            if !KINDS.contains(&kind) {
                faults.push(format!("{kind} is none of {KINDS:?}"));
            }
        } else if let Some(heading) = line.strip_prefix("## ") {
            if heading == "[Unreleased]" && earlier.is_none() {
                continue;
            }
            let version = heading.strip_prefix('[').and_then(|rest| rest.split_once("] - "));
            let numbers = version.and_then(|(version, date)| {
                let digits = |at: usize| date.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
                let is_date = date.len() == 10
                    && (0..10).all(|at| if at == 4 || at == 7 { !digits(at) } else { digits(at) });
                let numbers: Option<Vec<u32>> =
                    version.split('.').map(|number| number.parse().ok()).collect();
                <[u32; 3]>::try_from(numbers?).ok().filter(|_| is_date)
            });
            match numbers {
                None => faults.push(format!("{heading} is no [1.2.3] - YYYY-MM-DD")),
                Some(numbers) if earlier.is_some_and(|newer| newer <= numbers) => {
                    faults.push(format!("{heading} does not come before a newer version"));
                }
                Some(numbers) => earlier = Some(numbers),
            }
        }
    }
    faults
}

/// A release takes its notes from it, by the version's heading (tools/release-notes.mjs).
#[test]
fn the_changelog_has_its_form() {
    let text = read(&root().join("CHANGELOG.md"));
    assert_eq!(faults_of_changelog(&text), [""; 0]);
    let newest = text.lines().find(|line| line.starts_with("## ")).expect("a version");
    let version = env!("CARGO_PKG_VERSION");
    // tools/new-game-test.sh adds a suffix to the version in its copy of the checkout.
    let version = version.strip_suffix("-new-game").unwrap_or(version);
    assert!(
        newest == "## [Unreleased]" || newest.starts_with(&format!("## [{version}] - ")),
        "the newest section is neither unreleased nor of {version}: {newest}"
    );
}

#[test]
fn a_wrong_changelog_is_noticed() {
    let right = "# Changelog\n## [Unreleased]\n### Fixed\n## [1.10.0] - 2027-01-31\n### Added\n## [1.9.2] - 2026-12-01\n";
    assert_eq!(faults_of_changelog(right), [""; 0]);
    for (there, wrong) in [
        ("### Fixed", "### Repaired"),
        ("[1.10.0] - ", "1.10.0 - "),
        ("2027-01-31", "January 2027"),
        ("[1.9.2]", "[1.9]"),
        ("[1.9.2]", "[1.11.0]"),
        ("[1.9.2] - 2026-12-01", "[Unreleased]"),
    ] {
        assert!(right.contains(there));
        let text = right.replace(there, wrong);
        assert_eq!(faults_of_changelog(&text).len(), 1, "{wrong}");
    }
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let mut dead = Vec::new();
    let mut looked_at = 0;
    for document in documents() {
        let text = read(&document);
        for link in links(&text) {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            looked_at += 1;
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = match path {
                "" => document.clone(),
                path => document.parent().expect("a folder").join(path),
            };
            let leads = target.exists()
                && (anchor.is_empty() || anchors(&read(&target)).iter().any(|name| name == anchor));
            if !leads {
                dead.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(looked_at >= 5, "{looked_at} links inside the project");
    assert!(dead.is_empty(), "dead links:\n  {}", dead.join("\n  "));
}

#[test]
fn every_file_that_a_document_names_is_there() {
    let mut missing = Vec::new();
    let mut looked_at = 0;
    for document in documents() {
        for name in quoted(&read(&document)) {
            let is_path = name.contains('/')
                && name
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter));
            // Files of a new game are named with its ID or MODULE; files that a build makes are not
            // in the repository.
            let made = ["ID", "MODULE", "target/", "dist/"].iter().any(|part| name.contains(part));
            let inside = PLACES.iter().any(|place| name.starts_with(place))
                || name.split('/').next().is_some_and(|first| {
                    !first.is_empty() && root().join("src").join(first).is_dir()
                });
            if !is_path || made || !inside {
                continue;
            }
            looked_at += 1;
            if !SHORT.iter().any(|folder| root().join(folder).join(&name).exists()) {
                missing.push(format!("{}: {name}", document.display()));
            }
        }
    }
    assert!(looked_at >= 40, "{looked_at} files are named");
    assert!(missing.is_empty(), "named, but not there:\n  {}", missing.join("\n  "));
}

/// The tests above would notice.
#[test]
fn links_anchors_and_names_are_read_as_they_are_written() {
    let text = "# Two *kinds*, `all`\nSee [one](a.md#b-c) and\n![two](b.png).\n```\n[no](c.md)\n```\n## At `x/y.rs`\n<img src=\"c.png\" alt=\"\">";
    assert_eq!(links(text), ["a.md#b-c", "b.png", "c.png"]);
    assert_eq!(anchors(text), ["two-kinds-all", "at-xyrs"]);
    assert_eq!(quoted(text), ["all", "x/y.rs"]);
}
