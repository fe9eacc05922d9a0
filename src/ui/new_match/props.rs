//! The properties of the set-up page.

use crate::ui::catalog::GameEntry;
use crate::ui::context::AppContext;
use yew::prelude::*;

/// The set-up of a new match.
#[derive(Clone, PartialEq, Properties)]
pub struct NewMatchProps {
    /// The game.
    pub title: &'static GameEntry,
    /// The settings and messages.
    pub app: AppContext,
}
