//! The crash screen: a plain screen that says what happened and continues from what is saved. It
//! uses no part of the page that has just failed.

use super::js::{self, JsResult};
use super::{page, storage};
use std::cell::{Cell, RefCell};
use std::panic::PanicHookInfo;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The texts of the screen.
#[derive(Clone, Copy)]
pub struct CrashMessages {
    /// The title: a short statement of what happened.
    pub title: &'static str,
    /// The reason why nothing is lost.
    pub kept: &'static str,
    /// The warning that the match is in memory only.
    pub not_kept: &'static str,
    /// The notice that this match has crashed before.
    pub again: &'static str,
    /// The label of the button that reloads the page.
    pub resume: &'static str,
    /// The label of the button that continues from the decision before.
    pub step_back: &'static str,
    /// The label of the button that goes home and leaves the match alone.
    pub home: &'static str,
    /// The label of the button that saves the match as a file.
    pub save_file: &'static str,
    /// The heading of the report.
    pub report: &'static str,
}

/// Callbacks through which the screen asks the page.
pub struct Crash {
    /// Returns the texts in the language with this code.
    pub messages: fn(&str) -> CrashMessages,
    /// Returns true if the match of a key is on the disk up to its last decision.
    pub is_kept: fn(&str) -> bool,
    /// Returns the match of a key as text.
    pub export: fn(&str) -> Option<String>,
}

thread_local! {
    static CRASH: RefCell<Option<Crash>> = const { RefCell::new(None) };
    static SHOWN: Cell<bool> = const { Cell::new(false) };
    /// The key of the match on the table and the number of its next decision.
    static AT: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
}

/// Records the current match and decision for the report.
pub fn note(key: String, decision: usize) {
    AT.set(Some((key, decision)));
}

/// The storage key for the match that led to this screen.
const CRASHED: &str = "crashed";

/// The storage key for the match that continues from the decision before.
const STEP_BACK: &str = "step-back";

/// Returns true once if the player wants the match of this key to continue from the decision
/// before.
pub fn takes_step_back(key: &str) -> bool {
    // A key that cannot be removed would step back at each visit.
    storage::get(STEP_BACK).ok().flatten().as_deref() == Some(key)
        && storage::remove(STEP_BACK).is_ok()
}

/// Shows the screen from now on whenever the page panics or an exception is not caught.
pub fn install(crash: Crash) {
    CRASH.with_borrow_mut(|known| *known = Some(crash));
    // Otherwise Yew would replace our hook with its own.
    yew::set_custom_panic_hook(Box::new(|panic| show(&said(panic))));
    let listen = |event: &str, fault: &'static str| {
        let heard = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| trapped(&event, fault));
        let _ = js::call(&js_sys::global(), "addEventListener", &[&event.into(), heard.as_ref()]);
        heard.forget();
    };
    listen("error", "error");
    listen("unhandledrejection", "reason");
}

/// Returns a panic's message and place. Text that was formatted into the message, after its colon,
/// may name persons or cards, and is left out.
fn said(panic: &PanicHookInfo) -> String {
    let payload = panic.payload();
    let message = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text.split(':').next().unwrap_or_default(),
        _ => "",
    };
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    format!("{message} ({place})")
}

/// Handles an uncaught exception. It is ours only if it passed through our program: extensions and
/// other scripts in this page throw here too.
fn trapped(event: &JsValue, fault: &str) {
    let fault = js::get(event, fault).unwrap_or_default();
    let text = |of: &JsValue, name: &str| {
        js::get(of, name).ok().and_then(|text| text.as_string()).unwrap_or_default()
    };
    let (stack, message) = (text(&fault, "stack"), text(&fault, "message"));
    let program = program();
    let ours = if stack.is_empty() {
        text(event, "filename").contains(&program)
    } else {
        passes_through(&stack, &message, &program)
    };
    if ours {
        show(&message);
    }
}

/// Returns the part of an address that all files of the program share, such as
/// `/page-0123456789abcdef/`. A page served by trunk has the files beside it.
fn program() -> String {
    match page::folder().as_str() {
        "." => "/regalia_bg.wasm".to_owned(),
        folder => format!("/{folder}/"),
    }
}

/// Returns true if a stack, in the format of any engine, passes through the program. Chromium and
/// `WebKit` do not name the file of wasm that was compiled from bytes (`wasm://wasm/…`,
/// `[wasm code]`). A stack of only such frames is ours: it is so deep that the browser has cut off
/// the calling script.
fn passes_through(stack: &str, message: &str, program: &str) -> bool {
    // A message may quote one of our addresses.
    let frames = if message.is_empty() { stack.to_owned() } else { stack.replacen(message, "", 1) };
    let is_frame = |line: &&str| line.starts_with("at ") || line.contains('@');
    let is_nameless = |line: &str| {
        ["wasm://wasm/", "[wasm code]", "wasm-stub"].iter().any(|wasm| line.contains(wasm))
    };
    let frames: Vec<&str> = frames.lines().map(str::trim).filter(is_frame).collect();
    frames.iter().any(|frame| frame.contains(program))
        || !frames.is_empty() && frames.iter().all(|frame| is_nameless(frame))
}

/// Replaces the page with the screen, once.
fn show(what: &str) {
    if SHOWN.replace(true) {
        return;
    }
    // Nothing may keep this screen from appearing.
    let at = AT.try_with(|at| at.try_borrow().ok()?.clone()).ok().flatten();
    let place = at.as_ref().map(|(key, decision)| {
        let game = key.split(['/', '@']).next().unwrap_or_default();
        format!(", {game}, {decision}")
    });
    let place = place.unwrap_or_default();
    let report = format!("Regalia {}{place}: {what}", env!("CARGO_PKG_VERSION"));
    let _ = js::of_window("console")
        .and_then(|console| js::call(&console, "error", &[&report.as_str().into()]));
    CRASH.with(|crash| {
        if let Ok(crash) = crash.try_borrow()
            && let Some(crash) = &*crash
        {
            let _ = build(crash, at.map(|(key, _)| key), &report);
        }
    });
}

/// Creates an element with a class and a text.
fn element(document: &JsValue, name: &str, class: &str, text: &str) -> JsResult {
    let element = js::call(document, "createElement", &[&name.into()])?;
    js::set(&element, "className", &class.into())?;
    js::set(&element, "textContent", &text.into())?;
    Ok(element)
}

/// Creates a button with a click handler.
fn button(document: &JsValue, class: &str, text: &str, act: impl FnMut() + 'static) -> JsResult {
    let button = element(document, "button", class, text)?;
    let act = Closure::<dyn FnMut()>::new(act);
    js::set(&button, "onclick", act.as_ref())?;
    act.forget();
    Ok(button)
}

fn reload() -> JsResult {
    js::call(&js::of_window("location")?, "reload", &[])
}

fn build(crash: &Crash, key: Option<String>, report: &str) -> Result<(), JsValue> {
    let document = js::of_window("document")?;
    let root = js::get(&document, "documentElement")?;
    let language = js::get(&root, "lang").ok().and_then(|lang| lang.as_string());
    let messages = (crash.messages)(&language.unwrap_or_default());
    let kept = key.as_deref().is_none_or(crash.is_kept);
    let make = |name: &str, class: &str, text: &str| element(&document, name, class, text);
    let main = make("main", "page narrow crash", "")?;
    js::set(&main, "id", &"main".into())?;
    let add = |part: &JsValue| js::call(&main, "append", &[part]);
    add(&make("h1", "", messages.title)?)?;
    // A match that is never saved has no earlier decision to continue from. One that is only not
    // saved yet still counts as crashed.
    let key_kept = key.clone().filter(|_| kept);
    let before = storage::get(CRASHED).ok().flatten();
    if let Some(key) = &key {
        let _ = storage::set(CRASHED, key);
    }
    let again = key_kept.is_some() && before == key_kept;
    let said = match (kept, again) {
        (true, true) => messages.again,
        (true, false) => messages.kept,
        (false, _) => messages.not_kept,
    };
    let note = make("p", "note", said)?;
    js::set(&note, "role", &"alert".into())?;
    add(&note)?;
    if let (false, Some(key)) = (kept, &key)
        && let Some(text) = (crash.export)(key)
    {
        let name = format!("regalia-{}.json", key.replace(['/', '@'], "-"));
        add(&button(&document, "button", messages.save_file, move || {
            super::share::download(&name, &text);
        })?)?;
    }
    let [first, second] =
        if again { ["button", "button primary"] } else { ["button primary", "button"] };
    let resume = button(&document, first, messages.resume, || drop(reload()))?;
    let step_back = key_kept.map(|key| {
        button(&document, second, messages.step_back, move || {
            let _ = storage::set(STEP_BACK, &key);
            let _ = reload();
        })
    });
    let mut buttons = vec![resume];
    buttons.extend(step_back.transpose()?);
    // The most useful button comes first, on the screen and for the keyboard.
    if again {
        buttons.reverse();
    }
    for button in buttons {
        add(&button)?;
    }
    add(&button(&document, "button", messages.home, || {
        page::go_to("");
        let _ = reload();
    })?)?;
    let label = make("label", "field", "")?;
    js::call(&label, "append", &[&make("span", "", messages.report)?])?;
    let text = make("textarea", "", report)?;
    js::set(&text, "readOnly", &JsValue::TRUE)?;
    js::set(&text, "rows", &3.into())?;
    js::call(&label, "append", &[&text])?;
    add(&label)?;
    let body = js::get(&document, "body")?;
    js::call(&body, "replaceChildren", &[&main])?;
    Ok(())
}
