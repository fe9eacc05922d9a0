//! Renders the pages of a match.

use super::{Arrival, MatchPage};
use crate::session::game_in_link;
use crate::ui::catalog::find_game;
use crate::ui::company::{ScreenPage, Way};
use crate::ui::day_deal::{DayDeal, Start};
use crate::ui::lazy::{Lazy, parts};
use crate::ui::opened_link::Opened;
use crate::ui::table::{Subject, TableProps, draw_table};
use crate::ui::tabs;
use crate::ui::with_game::WithGame;
use crate::ui::with_match::WithMatch;
use yew::prelude::*;

/// Renders a page that deals with matches.
pub fn draw_match_page(page: MatchPage) -> Html {
    if !matches!(page, MatchPage::SecondScreen(_)) {
        tabs::listen();
    }
    match page {
        MatchPage::Kept { title, app, number, is_view_only } => {
            let render = Callback::from(move |id| {
                let (app, scope) = (app.clone(), title.id.into());
                let subject =
                    if is_view_only { Subject::OtherRules(id) } else { Subject::Match(id) };
                draw_table(TableProps { title: Some(title), app, embedded: false, scope, subject })
            });
            html! { <WithMatch scope={title.id} {number} {render} /> }
        }
        MatchPage::Table(props) => draw_table(props),
        MatchPage::SecondScreen(ScreenPage { app, way }) => {
            let title = match &way {
                Way::Window { title, .. } => Some(*title),
                // The device that holds the match says which game it is.
                Way::Seat(..) => None,
            };
            let subject = Subject::Told(way);
            draw_table(TableProps {
                title,
                app,
                embedded: false,
                scope: AttrValue::default(),
                subject,
            })
        }
    }
}

/// Renders the page of a match that comes from elsewhere.
pub fn draw_arrival(page: Arrival) -> Html {
    tabs::listen();
    match page {
        Arrival::Opened(link) => {
            with_game(game_in_link(&link).as_deref(), html! { <Opened {link} /> })
        }
        Arrival::Day(filters) => {
            let game = Start::read(&filters).map(|start| start.day.game());
            with_game(game, html! { <DayDeal {filters} /> })
        }
        Arrival::Embedded(asked) => {
            html! { <Lazy<String> part={parts().embed} from={asked} /> }
        }
    }
}

/// Renders a part of the page with the game of this id, if there is one.
pub fn with_game(game: Option<&str>, part: Html) -> Html {
    match game.and_then(find_game) {
        Some(title) => html! { <WithGame key={title.id} {title}>{ part }</WithGame> },
        None => part,
    }
}
