//! Writes the pages about the ladder, or compares them with the files.

use super::picture::picture;
use super::report::Rows;
use crate::order::Fault;
use std::fs;
use std::path::Path;

/// Writes the pages of the rows in a folder, or with `check` compares them with the files.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or with `check` differs from the rows.
pub fn run(folder: &Path, check: bool) -> Result<(), Fault> {
    let rows = Rows::kept(folder)?;
    let pages =
        [(folder.join("BOTS.md"), rows.page()), (folder.join("ladder.svg"), picture(&rows))];
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
