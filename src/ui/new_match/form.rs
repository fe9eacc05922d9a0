//! The form of the set-up page.

use super::draft::{Draft, Edit};
use super::{Msg, NewMatchPage, Wish};
use crate::bots::Level;
use crate::engine::OptionSpec;
use crate::platform::random;
use crate::session::{Agreement, Occupant, Place, UndoRule, isolated, only_person, tidy_name};
use crate::ui::locale::Messages;
use crate::ui::pieces::{Choice, el, piece};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

/// The page's scope, which receives the choices.
pub type Link = Scope<NewMatchPage>;

/// Returns the input field that an event belongs to.
pub fn field(event: &Event) -> Option<HtmlInputElement> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// Returns a callback that sends a text to the page while it is typed.
fn typed(link: &Link, edit: fn(usize, String) -> Edit, nth: usize) -> Callback<InputEvent> {
    link.callback(move |event: InputEvent| {
        let text = field(&event).map(|field| field.value()).unwrap_or_default();
        Msg::Edit(edit(nth, text))
    })
}

/// Returns a callback that replaces a typed name with the tidy name that the table will show.
fn tidied(link: &Link, seat: usize) -> Callback<Event> {
    link.callback(move |event: Event| {
        let text = field(&event).map(|field| field.value()).unwrap_or_default();
        Msg::Edit(Edit::Name(seat, tidy_name(&text)))
    })
}

/// Renders a group of choices, with `chosen` selected.
fn choices(
    legend: AttrValue,
    hint: Option<AttrValue>,
    labels: impl Iterator<Item = String>,
    chosen: usize,
    on_choose: Callback<usize>,
) -> Html {
    let among: Vec<Choice> = labels
        .enumerate()
        .map(|(nth, label)| Choice { label: label.into(), chosen: nth == chosen })
        .collect();
    piece!(Choices { legend, hint, among, on_choose })
}

/// Renders the number of players, if there is a choice.
pub fn count(draft: &Draft, messages: &Messages, link: &Link) -> Html {
    let (least, most) = (*draft.title.info.seats.start(), *draft.title.info.seats.end());
    if least == most {
        return Html::default();
    }
    let labels = (least..=most).map(|count| count.to_string());
    let on_choose = link.callback(move |nth| Msg::Edit(Edit::Seats(least + nth)));
    let chosen = draft.seating.occupants.len() - least;
    choices(messages.new_match.count.into(), None, labels, chosen, on_choose)
}

/// Renders the names of the people who played here last, each as a button that seats the person or
/// removes them from the table.
pub fn recent(draft: &Draft, names: &[String], messages: &Messages, link: &Link) -> Html {
    if names.is_empty() {
        return Html::default();
    }
    let is_full = draft.seating.free_seat(&draft.title.info).is_none();
    let button = |name: &String| {
        let is_seated = draft.seating.seat_of(name).is_some();
        let wanted = name.clone();
        let onclick =
            link.callback(move |_: MouseEvent| Msg::Edit(Edit::SeatOrRemove(wanted.clone())));
        html! {
            <button type="button" class="button" aria-pressed={is_seated.to_string()}
                disabled={is_full && !is_seated} {onclick}><bdi>{ name }</bdi></button>
        }
    };
    html! {
        <div class="recent" role="group" aria-labelledby="recent">
            <p id="recent">{ messages.new_match.recent }</p>
            <div class="recent-names">{ for names.iter().map(button) }</div>
        </div>
    }
}

/// Returns the occupants as a sentence, in the order of the seats.
pub fn order(draft: &Draft, messages: &Messages) -> String {
    let w = &messages.new_match;
    let name = |(seat, occupant): (usize, &Occupant)| match occupant {
        Occupant::Person { name } if name.is_empty() => (messages.table.unnamed)(seat + 1),
        Occupant::Person { name } => isolated(&tidy_name(name)),
        Occupant::Bot { level } => {
            let nth = Level::OFFERED.iter().position(|offered| offered == level);
            w.levels[nth.unwrap_or(0)].to_owned()
        }
    };
    let names: Vec<String> = draft.seating.occupants.iter().enumerate().map(name).collect();
    (w.shuffled)(&names.join(", "))
}

/// Renders the occupant of a seat, their place, and the seat's own options.
pub fn seat(
    draft: &Draft,
    seat: usize,
    has_brokers: bool,
    messages: &Messages,
    link: &Link,
) -> Html {
    let w = &messages.new_match;
    let occupant = &draft.seating.occupants[seat];
    let labels = std::iter::once(w.person).chain(w.levels).map(str::to_owned);
    let chosen = occupant
        .level()
        .map_or(0, |level| 1 + Level::OFFERED.iter().position(|l| *l == level).unwrap_or(0));
    let on_choose = link.callback(move |nth| Msg::Edit(Edit::Occupant(seat, nth)));
    let name = match occupant {
        Occupant::Bot { .. } => Html::default(),
        Occupant::Person { name } => html! {
            <label class="field">
                <span>{ w.name }</span>
                // `maxlength` counts an emoji as several characters and an accent as one, so the
                // name is cut when the field loses focus.
                <input value={name.clone()} oninput={typed(link, Edit::Name, seat)} maxlength="200"
                    onchange={tidied(link, seat)} dir="auto" autocomplete="off"
                    placeholder={(messages.table.unnamed)(seat + 1)} />
            </label>
        },
    };
    html! {
        <li key={seat} class="seat-choice">
            { choices((w.seat)(seat + 1).into(), None, labels, chosen, on_choose) }
            { name }
            { place(draft, seat, has_brokers, messages, link) }
            { options(draft, Some(seat), messages, link) }
        </li>
    }
}

/// Renders the place of a person's seat, if not all share this device. `has_brokers` is true if the
/// internet is one.
fn place(draft: &Draft, nth: usize, has_brokers: bool, messages: &Messages, link: &Link) -> Html {
    let w = messages.language.by_letter();
    if !draft.seating.occupants[nth].is_person() || !draft.seating.is_spread() {
        return Html::default();
    }
    let is_offered = |place: &Place| match place {
        Place::Here | Place::Letter => true,
        Place::Device(via) => !via.needs_brokers() || has_brokers,
        Place::Bot => false,
    };
    let offered: Vec<Place> = Place::ALL.into_iter().filter(is_offered).collect();
    let labels: Vec<String> = offered.iter().map(|&place| w.place(place).to_owned()).collect();
    let chosen = offered.iter().position(|place| *place == draft.seating.places[nth]);
    let on_choose = link.callback(move |at: usize| Msg::Edit(Edit::Place(nth, offered[at])));
    // Two radio groups with the same name would act as one.
    choices((w.plays)(nth + 1).into(), None, labels.into_iter(), chosen.unwrap_or(0), on_choose)
}

/// Renders the choice to play on several devices, once there are several persons.
pub fn spread(draft: &Draft, has_brokers: bool, messages: &Messages, link: &Link) -> Html {
    let w = messages.language.by_letter();
    let persons = draft.seating.occupants.iter().filter(|occupant| occupant.is_person()).count();
    if persons < 2 {
        return Html::default();
    }
    let is_spread = draft.seating.is_spread();
    let labels = [w.all_here, w.some_away].into_iter().map(str::to_owned);
    let on_choose = link.callback(|nth| Msg::Edit(Edit::Spread(nth == 1)));
    let hints = [Some(w.set_up_hint), has_brokers.then_some(w.internet_hint)];
    let hint = is_spread.then(|| hints.into_iter().flatten().collect::<Vec<_>>().join(" ").into());
    choices(w.friends.into(), hint, labels, is_spread.into(), on_choose)
}

/// Renders the playing style of each level in this game.
pub fn levels(draft: &Draft, messages: &Messages) -> Html {
    let plays = (draft.title.about)(messages).levels;
    let line = |(level, plays)| [el("dt", "").text(level).into(), el("dd", "").text(plays).into()];
    el("dl", "hint levels")
        .all(messages.new_match.levels.into_iter().zip(plays).flat_map(line))
        .into()
}

/// Renders the rules options of the table, or those of a seat.
pub fn options(draft: &Draft, seat: Option<usize>, messages: &Messages, link: &Link) -> Html {
    let chosen = |key: &str| {
        let nth = draft.title.info.options.iter().position(|spec| spec.key == key)?;
        draft.title.info.options[nth].values.get(draft.seating.options[nth][0]).copied()
    };
    let asked = |(_, spec): &(usize, &OptionSpec)| {
        let has_effect = spec.needs.is_none_or(|&(key, value)| chosen(key) == Some(value));
        has_effect && spec.per_seat == seat.is_some()
    };
    let options = draft.title.info.options.iter().enumerate().filter(asked).map(|(nth, spec)| {
        let said = (draft.title.about)(messages).option(spec.key);
        let name = said.map_or(spec.key, |said| said.name);
        let label =
            |&value: &&'static str| said.and_then(|said| said.value(value)).unwrap_or(value);
        let labels = spec.values.iter().map(|value| label(value).to_owned());
        let at = seat.unwrap_or(0);
        let legend = match seat {
            // Two radio groups with the same name would act as one.
            Some(seat) => (messages.new_match.of_seat)(seat + 1, name),
            None => name.to_owned(),
        };
        let on_choose = link.callback(move |value| Msg::Edit(Edit::Option(nth, at, value)));
        choices(
            legend.into(),
            said.and_then(|said| said.hint).map(AttrValue::from),
            labels,
            draft.seating.options[nth][at],
            on_choose,
        )
    });
    html! { <>{ for options }</> }
}

/// Renders the settings that most players leave unchanged.
pub fn more(draft: &Draft, messages: &Messages, link: &Link) -> Html {
    let w = &messages.new_match;
    let (occupants, agreement) = (&draft.seating.occupants, draft.seating.agreement);
    let agree = |choose: fn(Agreement, usize) -> Agreement| {
        link.callback(move |nth| Msg::Edit(Edit::Agreement(choose(agreement, nth))))
    };
    let undo_rule = || {
        let labels = [w.honest, w.free].into_iter().map(str::to_owned);
        let on_choose = agree(|agreement, nth| Agreement {
            undo: [UndoRule::Honest, UndoRule::Free][nth],
            ..agreement
        });
        let free = agreement.undo == UndoRule::Free;
        let hint = Some(w.undo_rule_hint.into());
        choices(w.undo_rule.into(), hint, labels, free.into(), on_choose)
    };
    let log = || {
        let labels = [w.closed_log, w.open_log].into_iter().map(str::to_owned);
        let on_choose = agree(|agreement, nth| Agreement { open_log: nth == 1, ..agreement });
        let hint = Some(w.log_hint.into());
        choices(messages.table.log.into(), hint, labels, agreement.open_log.into(), on_choose)
    };
    let hints = || {
        let labels = [w.with_hints, w.without_hints].into_iter().map(str::to_owned);
        let on_choose = agree(|agreement, nth| Agreement { hints: nth == 0, ..agreement });
        let hint = Some(w.hints_hint.into());
        choices(w.hints.into(), hint, labels, usize::from(!agreement.hints), on_choose)
    };
    html! {
        <details class="more">
            <summary>{ w.more_options }</summary>
            <div class="form">
                if only_person(occupants).is_some() {
                    { undo_rule() }
                }
                if occupants.iter().any(Occupant::is_person) {
                    { hints() }
                }
                if draft.title.has_limited_log {
                    { log() }
                }
                <label class="field">
                    <span>{ w.seed }</span>
                    <input id="seed" inputmode="numeric" value={draft.seed.clone()}
                        aria-invalid={draft.seed().is_none().then_some("true")}
                        oninput={typed(link, |_, seed| Edit::Seed(seed), 0)} />
                </label>
                <p class="hint">{ w.seed_hint }</p>
                <div class="actions">
                    <button type="button" class="button" onclick={link.callback(|_| {
                        Msg::Edit(Edit::Seed(random::fresh_seed().to_string()))
                    })}>{ w.new_seed }</button>
                    <button type="button" class="button" onclick={link.callback(|_| Msg::Ask(Wish::Share))}>
                        { w.share_setup }
                    </button>
                </div>
                <label class="field">
                    <span>{ w.import }</span>
                    <input type="file" accept=".json,.txt,application/json,text/plain"
                        onchange={link.callback(Msg::Import)} />
                </label>
                <p class="hint">{ w.import_hint }</p>
            </div>
        </details>
    }
}
