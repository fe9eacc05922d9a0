//! A card: face or back, and its states. Its face is a stage of cut paper, drawn by the style.

use super::icon;
use super::icon::figure;
use yew::prelude::*;

/// The content of the pennant of a card.
#[derive(Clone, Debug, PartialEq)]
pub enum Corner {
    /// A rank or a cost.
    Text(AttrValue),
    /// A rank above its suit.
    Suited(AttrValue, &'static str),
    /// A small symbol.
    Symbol(&'static str),
}

/// The look of a card's face.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLook {
    /// The suit or kind, which determines the colour: `card-KIND` in the game's style.
    pub kind: &'static str,
    /// The symbol in the middle.
    pub symbol: &'static str,
    /// The content of its pennant.
    pub corner: Corner,
    /// The card's name.
    pub name: AttrValue,
    /// Its effect in a few words, if it has any: part of what a screen reader says.
    pub effect: Option<AttrValue>,
    /// Its effect in full, shown where the card is large enough; `None` if there is none, or the
    /// few words are all.
    pub detail: Option<AttrValue>,
    /// A sign in the other corner, such as that of a beast.
    pub sign: Option<&'static str>,
    /// For a card that is only a number in a suit: the number of emblems that are drawn on it, or 0
    /// for one large figure. `None` for a card with a name.
    pub count: Option<u8>,
    /// Its full text, shown on a long press, a hover or the `i` key.
    pub text: AttrValue,
}

/// The letters of an effect that fits onto a card from 116 px on, and from 146 px on.
const LETTERS: [usize; 2] = [62, 110];

impl CardLook {
    /// Returns the CSS classes that say from which size on the effect is shown in full.
    fn size_class(&self) -> Classes {
        let letters = match (&self.detail, &self.effect) {
            (Some(detail), Some(_)) => detail.chars().count().max(LETTERS[0] + 1),
            (Some(detail), None) => detail.chars().count(),
            (None, _) => return Classes::new(),
        };
        let size = if letters <= LETTERS[0] {
            None
        } else {
            Some(if letters <= LETTERS[1] { "long" } else { "longer" })
        };
        classes!("told", size)
    }
}

/// The state of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardState {
    /// True if it can be played or chosen now.
    pub lit: bool,
    /// True if it is chosen.
    pub chosen: bool,
    /// True if it cannot be used now, while other cards can.
    pub dimmed: bool,
    /// True if a hint advises it.
    pub advised: bool,
}

impl CardState {
    /// Returns the CSS classes of the state.
    pub fn classes(self) -> Classes {
        classes!(
            self.lit.then_some("lit"),
            self.chosen.then_some("chosen"),
            self.dimmed.then_some("dimmed"),
            self.advised.then_some("advised")
        )
    }
}

/// A face-up card.
#[derive(PartialEq, Properties)]
pub struct Card {
    /// The look of the face.
    pub look: CardLook,
    /// The state of the card.
    #[prop_or_default]
    pub state: CardState,
    /// A text that a screen reader says before the card's words, such as the card's place.
    #[prop_or_default]
    pub lead: Option<AttrValue>,
    /// A short note on the card, such as that the opponent has seen it.
    #[prop_or_default]
    pub mark: Option<AttrValue>,
    /// The name of its place, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// True if it can also be dragged onto another piece, which is the same as tapping both in
    /// order.
    #[prop_or_default]
    pub drag: bool,
    /// Called on a tap. Without it, the card is not a button.
    #[prop_or_default]
    pub on_tap: Option<Callback<()>>,
}

impl Card {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let look = &self.look;
        let numbered = |rank: &str| {
            let size = [None, None, Some("two")].get(rank.chars().count()).copied();
            html! { <b class={classes!(size.unwrap_or(Some("three")))}>{ rank }</b> }
        };
        let pennant = match &look.corner {
            Corner::Text(text) => numbered(text),
            Corner::Suited(rank, suit) => html! {
                <>
                    if !rank.is_empty() {
                        { numbered(rank) }
                    }
                    { icon(suit) }
                </>
            },
            Corner::Symbol(name) => icon(name),
        };
        // A pennant without a number or a suit says nothing.
        let is_bare = matches!(&look.corner, Corner::Text(text) if text.is_empty());
        let is_sign = match &look.corner {
            Corner::Text(_) => false,
            Corner::Suited(rank, _) => rank.is_empty(),
            Corner::Symbol(_) => true,
        };
        let number = match &look.corner {
            Corner::Text(text) | Corner::Suited(text, _) if look.count.is_some() => Some(text),
            _ => None,
        };
        // Our own silhouettes are those of persons.
        let is_person = number.is_some() && look.symbol.starts_with("own-");
        let face = html! {
            <span class={classes!("card-face", look.size_class(), number.map(|_| "counted"), is_person.then_some("of-person"))}>
                if let Some(count) = look.count.filter(|&count| count > 0) {
                    <span class={format!("card-pips pips-{count}")} aria-hidden="true"></span>
                }
                { figure(look.symbol, "card-art") }
                if !is_bare {
                    <span class={classes!("card-pennant", is_sign.then_some("pennant-sign"))} aria-hidden="true">{ pennant }</span>
                }
                if let Some(sign) = look.sign {
                    <span class="card-sign" aria-hidden="true">{ icon(sign) }</span>
                }
                if let Some(lead) = &self.lead {
                    <span class="unseen">{ lead }{ " " }</span>
                }
                <span class="card-plate">
                    <span class="card-name">{ &look.name }</span>
                    if let Some(effect) = &look.effect {
                        <span class="card-effect">{ effect }</span>
                    }
                    if let Some(detail) = &look.detail {
                        <span class="card-detail" aria-hidden="true">{ detail }</span>
                    }
                </span>
                if let Some(number) = number {
                    <span class="card-number" aria-hidden="true">{ number }</span>
                }
                if let Some(mark) = &self.mark {
                    <span class="card-mark" title={mark.clone()}>
                        { icon("eyeball") }<span class="unseen">{ mark }</span>
                    </span>
                }
            </span>
        };
        let class = classes!("card", format!("card-{}", look.kind), self.state.classes());
        let outside = Outside {
            // A button says its own words; a picture needs a label.
            label: self.on_tap.is_none().then(|| match &self.lead {
                Some(lead) => format!("{lead} {}", look.name).into(),
                None => look.name.clone(),
            }),
            text: Some(format!("{}. {}", look.name, look.text).into()),
            place: self.place.clone(),
            drag: self.drag,
            state: self.state,
        };
        frame(class, outside, self.on_tap.clone(), face)
    }
}

/// A face-down card.
#[derive(PartialEq, Properties)]
pub struct Back {
    /// The emblem on the back.
    pub emblem: AttrValue,
    /// The label for screen readers.
    pub label: AttrValue,
    /// The look of the face if the viewer knows it, shown on the back.
    #[prop_or_default]
    pub known: Option<CardLook>,
    /// The state of the card.
    #[prop_or_default]
    pub state: CardState,
    /// The name of its place, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// Called on a tap. Without it, the card is not a button.
    #[prop_or_default]
    pub on_tap: Option<Callback<()>>,
}

impl Back {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let back = html! {
            <span class="card-face">
                if let Some(look) = &self.known {
                    <span class={classes!("card-ghost", format!("card-{}", look.kind))} aria-hidden="true">
                        { icon(look.symbol) }
                        <span class="card-name">{ &look.name }</span>
                    </span>
                    <span class="card-mark" aria-hidden="true">{ icon("eyeball") }</span>
                } else {
                    <span class="card-emblem" aria-hidden="true">{ icon(&self.emblem) }</span>
                }
            </span>
        };
        let class = classes!("card", "card-back", self.state.classes());
        let outside = Outside {
            label: Some(self.label.clone()),
            text: Some(match &self.known {
                Some(look) => format!("{}. {}. {}", self.label, look.name, look.text).into(),
                None => self.label.clone(),
            }),
            place: self.place.clone(),
            drag: false,
            state: self.state,
        };
        frame(class, outside, self.on_tap.clone(), back)
    }
}

/// The attributes of a card's outer element.
struct Outside {
    label: Option<AttrValue>,
    text: Option<AttrValue>,
    place: Option<AttrValue>,
    drag: bool,
    state: CardState,
}

/// Renders the card's outer element: a button if it can be tapped, else a picture.
fn frame(class: Classes, outside: Outside, on_tap: Option<Callback<()>>, content: Html) -> Html {
    let Outside { label, text, place, drag, state } = outside;
    match on_tap {
        Some(on_tap) => html! {
            <button type="button" {class} aria-label={label} title={text}
                data-place={place} data-drag={drag.then_some("")}
                aria-pressed={state.chosen.then_some("true")}
                onclick={on_tap.reform(|_: MouseEvent| ())}>
                { content }
            </button>
        },
        None => html! {
            <div {class} role="img" aria-label={label} title={text}
                data-place={place}>
                { content }
            </div>
        },
    }
}
