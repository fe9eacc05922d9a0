//! Plain data of the page: settings, and requests of clubs.

mod embed;
mod settings;
