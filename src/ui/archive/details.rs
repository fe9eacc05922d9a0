//! All facts of a finished match, and what can be done with it.

use super::finished::{Place, Row};
use super::words::{self, Edit, name, result};
use crate::platform::page;
use crate::session::statistics::Against;
use crate::session::{bg_stats_link, tidy_name};
use crate::ui::context::{AppContext, use_app};
use crate::ui::dialog::Dialog;
use crate::ui::player_names::names_to_export;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DetailsProps {
    /// The match.
    pub row: Rc<Row>,
    /// Called with a change of the match.
    pub on_edit: Callback<(Place, Edit)>,
    /// Called to close them.
    pub on_close: Callback<()>,
    /// Called to remove the match, with its name.
    pub on_delete: Callback<(Place, String)>,
}

/// A panel over the list.
#[component]
pub fn Details(props: &DetailsProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.archive();
    let DetailsProps { row, on_edit, on_close, on_delete } = props;
    let Row { place, summary, .. } = &**row;
    let title = summary.as_ref().map_or_else(
        || (w.named)(&place.scope, &place.number.to_string()),
        |summary| (w.named)(&name(place, summary, messages), &words::date(summary, messages)),
    );
    let delete = {
        let gone = (place.clone(), title.clone());
        on_delete.reform(move |_: MouseEvent| gone.clone())
    };
    let rename = {
        let (place, on_edit, on_close) = (place.clone(), on_edit.clone(), on_close.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let name = tidy_name(&page::text_in(event.target_dyn_into::<HtmlElement>()));
            on_edit.emit((place.clone(), Edit::Name(name)));
            on_close.emit(());
        }
    };
    let fact = |label: &str, value: Html| html! { <div><dt>{ label.to_owned() }</dt><dd>{ value }</dd></div> };
    let facts = summary.as_ref().map(|summary| {
        let options = summary.options.iter().filter_map(|option| {
            Some(html! { <p>{ words::option(place.title()?, option, messages) }</p> })
        });
        let options: Vec<Html> = options.collect();
        let names = words::names(place, summary, messages);
        let hints = names.iter().zip(&summary.hints).filter(|(_, count)| **count > 0);
        let hints: Vec<String> =
            hints.map(|(name, &count)| (w.labelled)(name, &(w.hints)(count.into()))).collect();
        let stand_ins = words::by_bots(place, summary, messages);
        let ended = words::early_end(place, summary, messages);
        let ends = ended.into_iter().chain(words::departures(place, summary, messages));
        html! {
            <dl class="facts">
                { fact(messages.table.result, html! { <>{ result(place, summary, messages) }{ for ends.map(|text| html! { <p>{ text }</p> }) }</> }) }
                { fact(w.against, words::against(Against::from_summary(summary), w, messages).into()) }
                { fact(w.length, (w.minutes)(summary.minutes()).into()) }
                if !options.is_empty() {
                    { fact(w.options, options.into_iter().collect()) }
                }
                if !hints.is_empty() {
                    { fact(w.hints_used, hints.join(", ").into()) }
                }
                if !stand_ins.is_empty() {
                    { fact(w.stood_in, stand_ins.join(" ").into()) }
                }
                if summary.undo_record.undone > 0 {
                    { fact(w.undo_used, (w.undone)(summary.undo_record.undone.into()).into()) }
                }
            </dl>
        }
    });
    let bg_stats = summary.as_ref().and_then(|summary| {
        let game = (place.title()?.about)(messages).name;
        let names = names_to_export(summary, messages);
        bg_stats_link(&place.key(), summary, game, &names)
    });
    html! {
        <Dialog title={title} close={messages.table.close} on_close={on_close.clone()}>
            { facts.unwrap_or_default() }
            if let Some(summary) = summary {
                <form class="filters" onsubmit={rename}>
                    <label class="filter">
                        <span>{ messages.language.game_list().rename }</span>
                        <input type="text" maxlength="24" value={summary.name.clone()} />
                    </label>
                    <button type="submit" class="button">{ messages.language.game_list().save_name }</button>
                </form>
            }
            <div class="actions">
                if let Some(href) = row.href() {
                    <a class="button primary" {href}>{ w.open }</a>
                }
                if let Some(link) = bg_stats {
                    <a class="button" href={link} target="_blank" rel="noopener noreferrer">{ messages.table.bg_stats }</a>
                }
                <button type="button" class="button" onclick={delete}>{ messages.language.game_list().delete }</button>
            </div>
        </Dialog>
    }
}
