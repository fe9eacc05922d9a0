//! Writes the pages about the ladder, or compares them with the files.

use super::picture::picture;
use super::report::Rows;
use crate::order::Fault;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes the pages of the rows in a folder, or with `check` compares them with the files. The
/// README is written only from the rows in `docs`.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or with `check` differs from the rows.
pub fn run(folder: &Path, check: bool) -> Result<(), Fault> {
    let rows = Rows::kept(folder)?;
    let mut pages: Vec<(PathBuf, String)> =
        vec![(folder.join("BOTS.md"), rows.page()), (folder.join("ladder.svg"), picture(&rows))];
    if folder == Path::new("docs") {
        let before =
            fs::read_to_string("README.md").map_err(|fault| format!("README.md: {fault}"))?;
        pages.push(("README.md".into(), rows.readme(&before)?));
    }
    for (path, text) in pages {
        if !check {
            fs::write(&path, text).map_err(|fault| format!("{}: {fault}", path.display()))?;
        } else if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            return Err(format!(
                "{} doesn't match the rows in {}; run `arena ladder report` to write it",
                path.display(),
                folder.join("ladder.jsonl").display()
            ));
        }
    }
    Ok(())
}
