//! A text to copy, to hand to another program, and to save as a file.

use super::context::use_app;
use crate::platform::share;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A file that holds the text.
#[derive(Clone, PartialEq)]
pub struct TextFile {
    /// The name of the file.
    pub name: String,
    /// Its content.
    pub text: String,
    /// The sentence once it is saved.
    pub saved: &'static str,
}

/// The properties of a [`ShareField`].
#[derive(PartialEq, Properties)]
pub struct ShareFieldProps {
    /// The text, or the link; empty if only the file is offered.
    pub text: AttrValue,
    /// The label of the text. Without one, the text is shown only if it can't be copied.
    #[prop_or_default]
    pub label: Option<&'static str>,
    /// The label of the button that copies it.
    pub copy: &'static str,
    /// The sentence once it is copied.
    pub copied: &'static str,
    /// The title under which it can be handed to another program.
    #[prop_or_default]
    pub title: Option<&'static str>,
    #[prop_or_default]
    pub file: Option<TextFile>,
    /// The label of the button that saves the file, if it is not the usual one.
    #[prop_or_default]
    pub save: Option<&'static str>,
    /// Called once the text was copied, handed on or saved.
    #[prop_or_default]
    pub on_sent: Callback<()>,
    /// True if the first button is the one to press.
    #[prop_or_default]
    pub primary: bool,
    /// More buttons.
    #[prop_or_default]
    pub children: Html,
}

/// Renders the text and the ways to send it.
#[component]
pub fn ShareField(props: &ShareFieldProps) -> Html {
    let ShareFieldProps {
        text,
        label,
        copy,
        copied,
        title,
        file,
        save,
        on_sent,
        primary,
        children,
    } = props;
    let messages = use_app().messages;
    let (w, letters) = (&messages.table, messages.language.letters());
    // A sentence is about the text for which a button was pressed.
    let said = use_state(|| None::<(AttrValue, &'static str)>);
    let says = said.as_ref().filter(|(about, _)| about == text).map(|(_, says)| *says);
    let say = {
        let (said, text, on_sent) = (said.clone(), text.clone(), on_sent.clone());
        move |is_sent: bool, sent: &'static str, not_sent: &'static str| {
            said.set(Some((text.clone(), if is_sent { sent } else { not_sent })));
            if is_sent {
                on_sent.emit(());
            }
        }
    };
    let title = title.filter(|_| !text.is_empty() && share::can_share());
    let on_share = title.map(|title| {
        let (text, say) = (text.clone(), say.clone());
        move |_: MouseEvent| {
            let (text, say) = (text.clone(), say.clone());
            spawn_local(async move {
                say(share::share(title, &text).await, letters.shared, letters.not_shared);
            });
        }
    });
    let on_copy = {
        let (text, say, copied) = (text.clone(), say.clone(), *copied);
        move |_: MouseEvent| {
            let (text, say) = (text.clone(), say.clone());
            spawn_local(async move {
                say(share::copy(&text).await, copied, w.not_copied);
            });
        }
    };
    let on_save = file.clone().map(|TextFile { name, text, saved }| {
        move |_: MouseEvent| {
            say(share::download(&name, &text), saved, w.not_saved);
        }
    });
    let is_refused = says == Some(w.not_copied);
    let rank = |is_first: bool| classes!("button", (*primary && is_first).then_some("primary"));
    html! {
        <>
            if !text.is_empty() && (label.is_some() || is_refused) {
                <label class="field">
                    <span>{ label.unwrap_or(w.not_copied) }</span>
                    if text.contains('\n') {
                        <textarea readonly={true} rows="4" value={text.clone()} />
                    } else {
                        <input readonly={true} value={text.clone()} />
                    }
                </label>
            }
            <div class="actions">
                if let Some(onclick) = on_share {
                    <button type="button" class={rank(true)} {onclick}>{ letters.share }</button>
                }
                if !text.is_empty() {
                    <button type="button" class={rank(title.is_none())} onclick={on_copy}>{ *copy }</button>
                }
                if let Some(onclick) = on_save {
                    <button type="button" class={rank(text.is_empty())} {onclick}>{ save.unwrap_or(w.save_file) }</button>
                }
                { children.clone() }
            </div>
            <p class="hint" role="status">{ says }</p>
        </>
    }
}
