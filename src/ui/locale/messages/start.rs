//! The sentences that the build puts into `index.html` and `embed.js`. No program has them.

/// The sentences before any program runs.
pub struct StartMessages {
    pub slow: &'static str,
    /// A file of the page could not be fetched.
    pub failed: &'static str,
    pub old_browser: &'static str,
    pub no_script: &'static str,
    /// The page was opened from a file, in HTML.
    pub from_file: &'static str,
    /// The button that ends the full screen of a table in another page.
    pub close: &'static str,
}
