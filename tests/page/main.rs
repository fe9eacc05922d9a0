//! Plain data of the page: settings, requests of clubs, the home page as text, and the style sheets.

mod day_line;
mod embed;
mod home;
mod settings;
mod styles;
