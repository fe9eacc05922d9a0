//! Plain data of the page: settings, requests of clubs, and the home page as text.

mod day_line;
mod embed;
mod home;
mod settings;
