//! What of the page is plain data: settings, and what a club asks for.

mod embed;
mod settings;
