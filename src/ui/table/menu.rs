//! The menu of the table: save, share, settings, keys.

use super::msg::Panel;
use crate::platform::{notice, page};
use crate::session::{AnyMatch, Plan, Report};
use crate::ui::catalog::GameEntry;
use crate::ui::company;
use crate::ui::context::{AppContext, use_app};
use crate::ui::pieces::{Choice, piece};
use crate::ui::route::Route;
use crate::ui::settings_form::settings_form;
use crate::ui::share_field::{ShareField, TextFile};
use yew::prelude::*;

/// What the menu offers.
pub struct Menu<'a> {
    /// The game on the table.
    pub title: &'static GameEntry,
    /// The match to save or share. `None` in a lesson.
    pub share: Option<Share>,
    /// True if it can be said here who plays where.
    pub places: bool,
    /// The label of the button that gives the match up, if a person here may.
    pub ending: Option<&'static str>,
    /// The controls with which this device helps others to join.
    pub helper: Html,
    /// Called with the panel to open in place of the menu.
    pub on_open: &'a Callback<Option<Panel>>,
}

/// A match to save or share.
#[derive(Clone, PartialEq)]
pub struct Share {
    /// The text of a save.
    save: String,
    /// The text of a link.
    link: String,
    /// The report of a fault.
    report: String,
    seed: u64,
}

impl Share {
    /// Returns the texts of a match.
    pub fn of(play: &AnyMatch) -> Self {
        let (version, browser) = (env!("CARGO_PKG_VERSION").to_owned(), page::browser());
        let report = Report { version, browser }.text(play);
        Self { save: play.save(), link: play.link(), report, seed: play.seed() }
    }
}

#[derive(PartialEq, Properties)]
struct SharingProps {
    title: &'static GameEntry,
    share: Share,
}

/// Renders the ways to save, share or show a match.
#[component]
fn Sharing(props: &SharingProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.menu();
    let Share { save, link, report, seed } = &props.share;
    let file = |kind: &str, text: &String| {
        let name = format!("regalia-{}{kind}.json", props.title.id);
        TextFile { name, text: text.clone(), saved: w.file_saved }
    };
    let link = page::address_of(&Route::Opened(link.clone()).hash());
    let second = messages.language.second_screen();
    let opened = use_state(|| None);
    let open = {
        let (opened, title) = (opened.clone(), props.title);
        move |_: MouseEvent| opened.set(Some(company::open(title)))
    };
    html! {
        <>
        <section>
            <h3>{ w.share }</h3>
            <ShareField text={link} copy={w.copy_link} copied={messages.table.link_copied} file={file("", save)}>
                if !page::in_a_frame() {
                    <a class="button" href={Route::New(props.title).href()}>{ messages.table.new_game }</a>
                }
            </ShareField>
            <p class="hint">{ (w.seed)(*seed) }</p>
        </section>
        if !page::in_a_frame() {
            <section>
                <h3>{ second.title }</h3>
                <p class="hint">{ second.hint }</p>
                <div class="actions">
                    <button type="button" class="button" onclick={open}>{ second.show }</button>
                </div>
                <div role="status">
                    if let Some((address, is_open)) = &*opened {
                        <p class="hint">
                            if *is_open {
                                { second.opened }
                            } else {
                                { second.blocked }{ " " }<a href={address.clone()} target="_blank">{ second.link }</a>
                            }
                        </p>
                    }
                </div>
            </section>
        }
        <section>
            <h3>{ w.fault }</h3>
            <p class="hint">{ w.fault_hint }</p>
            <ShareField text="" copy="" copied="" file={file("-report", report)} save={w.save_report} />
        </section>
        </>
    }
}

/// Renders the menu.
pub fn menu(menu: Menu<'_>, app: &AppContext) -> Html {
    let Menu { title, share, places, ending, helper, on_open } = menu;
    let messages = app.messages;
    let w = &messages.table;
    let by_letter = messages.language.by_letter();
    let key = |says: &'static str, panel: Panel| {
        html! {
            <button type="button" class="button"
                onclick={on_open.reform(move |_: MouseEvent| Some(panel))}>{ says }</button>
        }
    };
    html! {
        <div class="menu">
            <section>
                <h3>{ w.read }</h3>
                <div class="actions">{ key(w.read, Panel::Read) }{ key(w.since, Panel::Missed) }{ key(w.goal, Panel::Goals) }</div>
            </section>
            if let Some(share) = share {
                <Sharing {title} {share} />
            }
            if places {
                <section>
                    <h3>{ by_letter.friends }</h3>
                    <p class="hint">{ messages.language.menu().places_hint }</p>
                    <div class="actions">{ key(by_letter.friends, Panel::Places(Plan::default())) }</div>
                </section>
            }
            { helper }
            if let Some(ending) = ending {
                <div class="actions">{ key(ending, Panel::GiveUp) }</div>
            }
            <section>
                <h3>{ messages.settings.title }</h3>
                <TurnNotice />
                { settings_form(app) }
            </section>
            <section>
                <h3>{ w.keys }</h3>
                { shortcuts(app) }
            </section>
        </div>
    }
}

/// Renders the choice of a notice while the page is in the background; nothing where the browser has none.
#[component]
fn TurnNotice() -> Html {
    let messages = use_app().messages;
    let (w, settings) = (messages.language.menu(), &messages.settings);
    let is_on = use_state(notice::is_on);
    let is_refused = use_state(|| false);
    let on_choose = {
        let (is_on, is_refused) = (is_on.clone(), is_refused.clone());
        Callback::from(move |nth| {
            let wanted = nth == 0;
            let (is_on, is_refused) = (is_on.clone(), is_refused.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let is_done = notice::choose(wanted).await;
                is_on.set(wanted && is_done);
                is_refused.set(!is_done);
            });
        })
    };
    if !notice::is_there() {
        return Html::default();
    }
    let among = [(settings.on, *is_on), (settings.off, !*is_on)];
    let among = among.map(|(label, chosen)| Choice { label: label.into(), chosen }).to_vec();
    html! {
        <>
            { piece!(Choices { legend: w.notice, on_choose, among }) }
            <p class="hint" role="status">if *is_refused { { w.notice_refused } }</p>
        </>
    }
}

/// Renders the list of the keys that are in use.
pub fn shortcuts(app: &AppContext) -> Html {
    // Keys with a name, unlike letters, end in a lowercase letter.
    let in_use = |key: &str| app.settings.shortcuts || !key.ends_with(char::is_uppercase);
    let all = app.messages.language.shortcuts().list.iter().filter(|(key, _)| in_use(key));
    html! {
        <dl class="keys">
            { for all.map(|(key, what)| html! { <><dt><kbd>{ *key }</kbd></dt><dd>{ *what }</dd></> }) }
        </dl>
    }
}
