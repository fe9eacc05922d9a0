//! The gallery for developers: every piece in every state, in the dark and the light theme.

use super::context::{AppContext, use_app};
use super::dialog::Dialog;
use super::heading::heading;
use super::motion::{self, Motion};
use super::pieces::{CardLook, CardState, Corner, ScoreLine, TileLook, piece};
use yew::prelude::*;

/// Symbols of the page's own sheet, which all visitors can tell apart.
const CARDS: [(&str, &str); 4] =
    [("knight", "sun"), ("queen", "moon"), ("king", "crown"), ("assassin", "hourglass")];

/// Colours, each with a shape that says the same.
const COLOURS: [(&str, &str, &str); 5] = [
    ("green", "crown", "trophy"),
    ("yellow", "sun", "share"),
    ("red", "hourglass", "rule-book"),
    ("blue", "moon", "speaker"),
    ("violet", "star-medal", "scroll-unfurled"),
];

fn sample_card(nth: usize, messages: &super::locale::Messages) -> CardLook {
    let w = &messages.gallery;
    let (kind, symbol) = CARDS[nth % CARDS.len()];
    CardLook {
        kind,
        symbol,
        corner: if nth < CARDS.len() {
            Corner::Symbol(symbol)
        } else {
            Corner::Text((nth + 2).to_string().into())
        },
        name: [w.face, w.row, w.castle, w.slot][nth % CARDS.len()].into(),
        effect: (nth < CARDS.len()).then(|| messages.table.hint.into()),
        detail: None,
        sign: None,
        count: None,
        text: w.about.into(),
    }
}

/// Renders the gallery.
pub fn draw_gallery((): ()) -> Html {
    html! { <Gallery /> }
}

#[component]
fn Gallery() -> Html {
    let app = use_app();
    let messages = app.messages;
    let count = use_state(|| 3_u16);
    let open = use_state(|| false);
    let toggle = {
        let open = open.clone();
        Callback::from(move |()| open.set(!*open))
    };
    html! {
        <main class="page gallery" id="main" tabindex="-1">
            { heading(messages.gallery.title, messages) }
            <p class="hint">{ messages.gallery.about }</p>
            <div class="gallery-lights">
                <div class="gallery-light by-night">{ wardrobe("night", &app, &count, &toggle) }</div>
                <div class="gallery-light by-day">{ wardrobe("day", &app, &count, &toggle) }</div>
            </div>
            if *open {
                <Dialog title={messages.gallery.dialog} close={messages.table.close} on_close={toggle}>
                    <p>{ messages.gallery.about }</p>
                </Dialog>
            }
        </main>
    }
}

/// Renders all pieces once. `light` is the half of the gallery, and prefixes the places for motion.
fn wardrobe(
    light: &str,
    app: &AppContext,
    count: &UseStateHandle<u16>,
    on_dialog: &Callback<()>,
) -> Html {
    let &AppContext { settings, messages, .. } = app;
    let w = &messages.gallery;
    let states = [
        (w.face, CardState::default()),
        (w.lit, CardState { lit: true, ..CardState::default() }),
        (w.chosen, CardState { chosen: true, ..CardState::default() }),
        (w.dimmed, CardState { dimmed: true, ..CardState::default() }),
        (messages.table.hint, CardState { advised: true, ..CardState::default() }),
    ];
    let shown = |caption: &'static str, piece: Html| {
        html! {
            <figure>{ piece }<figcaption>{ caption }</figcaption></figure>
        }
    };
    let (from, to) = (format!("{light}-pile"), format!("{light}-row"));
    let move_one = {
        let motions = [Motion::Move { from: from.clone(), to: to.clone() }];
        move |_: MouseEvent| {
            if let Some(length) = settings.motion_length() {
                motion::show(&motions, length, 0.0);
            }
        }
    };
    let hand = |cards: std::ops::Range<usize>, on_tap: Option<Callback<()>>| -> Vec<Html> {
        cards
            .map(|nth| piece!(Card { look: sample_card(nth, messages), on_tap: on_tap.clone() }))
            .collect()
    };
    let names =
        vec![AttrValue::from(messages.table.you), AttrValue::from(messages.new_match.levels[1])];
    let line = |nth: usize, points: [i16; 2]| ScoreLine {
        label: w.sheet[nth].into(),
        points: points.to_vec(),
    };
    html! {
        <>
            <h2>{ w.cards }</h2>
            <div class="gallery-row">
                { for states.into_iter().map(|(caption, state)| {
                    shown(caption, piece!(Card { look: sample_card(2, messages), state, on_tap: Callback::noop() }))
                }) }
                { shown(w.back, piece!(Back { emblem: "crown", label: w.back })) }
                { shown(w.known, piece!(Back { emblem: "crown", label: w.known, known: sample_card(1, messages) })) }
            </div>
            <h2>{ w.hand }</h2>
            { piece!(Fan { label: w.hand, cards: hand(0..5, None) }) }
            <h2>{ w.long_hand }</h2>
            { piece!(Fan { label: w.long_hand, cards: hand(4..14, Some(Callback::noop())) }) }
            <h2>{ w.row }</h2>
            <div class="gallery-row">
                { piece!(Heap { label: w.pile, count: 12, place: from, top: piece!(Back { emblem: "crown", label: w.pile }) }) }
                { piece!(Slots { label: w.row, cards: vec![
                    piece!(Card { look: sample_card(3, messages), place: to }),
                    piece!(Back { emblem: "crown", label: w.back }),
                    html! { <div class="slot" role="img" aria-label={w.slot}></div> },
                ] }) }
                <button type="button" class="button" onclick={move_one}>{ w.moved }</button>
            </div>
            <h2>{ w.tiles }</h2>
            <div class="gallery-row">
                { for COLOURS.iter().enumerate().map(|(nth, &(kind, shape, symbol))| piece!(Tile { look: TileLook { kind, shape, symbol, value: nth as u8 % 4 + 1, name: w.castle }, state: CardState { chosen: nth == 1, lit: nth == 2, dimmed: nth == 3, advised: false } })) }
                { piece!(PyramidSlot { label: w.slot }) }
                { piece!(PyramidSlot { label: w.slot, lit: true }) }
            </div>
            <h2>{ w.tokens }</h2>
            <div class="gallery-row">
                { for COLOURS.iter().map(|&(kind, symbol, _)| piece!(Token { kind, symbol, label: w.tokens })) }
                { for [1_u16, 5, 12].map(|amount| piece!(Coin { amount, label: (w.coins)(amount) })) }
            </div>
            <h2>{ w.seats }</h2>
            <div class="gallery-row">
                { piece!(SeatPanel { name: messages.table.you, bot: None, to_move: Some(messages.table.to_move) }) }
                { piece!(SeatPanel { name: messages.new_match.levels[1], bot: Some(messages.new_match.levels[1]), facts: piece!(Coin { amount: 3_u16, label: (w.coins)(3) }) }) }
            </div>
            { piece!(ScoreSheet { label: w.seats, what: messages.table.score, names, winners: vec![true, false], winner: messages.table.winner, lines: vec![line(0, [6, -2]), line(1, [3, 0])], total: line(2, [9, -2]) }) }
            <h2>{ w.numbers }</h2>
            <div class="gallery-row">
                { piece!(Stepper { label: w.numbers, less: w.less, more: w.more, value: **count, least: 0, most: 5, on_change: { let count = count.clone(); Callback::from(move |next| count.set(next)) } }) }
                { piece!(Progress { label: (messages.table.step)(**count as usize, 5), at: **count as usize, of: 5 }) }
            </div>
            <h2>{ w.notes }</h2>
            { piece!(Toast { text: messages.table.not_kept, action: Some((w.dialog.into(), on_dialog.clone())) }) }
        </>
    }
}
