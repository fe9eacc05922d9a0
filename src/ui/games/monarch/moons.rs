//! The page of a Moon: its picture, what it does, what each sister pledged, and what came of it.

use super::look::moon_symbol;
use crate::engine::Seat;
use crate::games::monarch::{Card, Event, Face, Goods, Monarch, Moon, Step};
use crate::ui::games::{Interlude, Players};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::{El, el};

/// A Moon, and what is told of it.
struct Rising {
    card: Card,
    moon: Moon,
    /// The heading above the sisters' facts.
    heading: Option<&'static str>,
    /// The food or gold that each sister pledged, took or lost.
    facts: Vec<(Seat, String)>,
    notes: Vec<String>,
}

impl Rising {
    /// Returns the Moon of a card; `None` for any other card.
    fn from_card(card: Card) -> Option<Self> {
        let Face::Moon(moon) = card.face() else { return None };
        Some(Self { card, moon, heading: None, facts: Vec::new(), notes: Vec::new() })
    }

    /// Adds a fact about a sister, to what is known of her.
    fn add(&mut self, seat: Seat, fact: &str) {
        match self.facts.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, said)) => *said = format!("{said}, {fact}"),
            None => self.facts.push((seat, fact.to_owned())),
        }
    }
}

/// Returns the page of the Moons in these events; `None` if there is no Moon in them.
pub fn interlude(
    table: &Monarch,
    events: &[Event],
    players: &Players,
    w: &'static GameMessages,
) -> Option<Interlude> {
    let all = risings(table, events, players, w);
    if all.is_empty() {
        return None;
    }
    let names: Vec<_> = all.iter().map(|rising| w.name(rising.card)).collect();
    let scenes = all.iter().map(|rising| scene(rising, all.len() > 1, players, w).into());
    let content = el("div", "mo-rising").all(scenes).into();
    Some(Interlude { title: names.join(" · "), content, next: w.go_on, covers: false })
}

/// Returns the Moons in these events, in order.
fn risings(
    table: &Monarch,
    events: &[Event],
    players: &Players,
    w: &'static GameMessages,
) -> Vec<Rising> {
    let mut all: Vec<Rising> = Vec::new();
    let is_plan = |event: &Event| match event {
        Event::TurnedUp { card, spot: None } => card.improvement().is_some(),
        _ => false,
    };
    for event in events {
        match event {
            Event::TurnedUp { card, spot: Some(_) } => {
                let Some(mut rising) = Rising::from_card(*card) else { continue };
                if let Some(price) = rising.moon.price(table.sisters()) {
                    asks(&mut rising, table, price, w);
                }
                all.push(rising);
            }
            Event::Paid { moon, shares } => {
                let Some(mut rising) = Rising::from_card(*moon) else { continue };
                rising.notes.push((w.paid)(w.name(*moon)));
                if rising.moon == Moon::Builders && !events.iter().any(is_plan) {
                    rising.notes.push(w.no_plan.to_owned());
                }
                pledged(&mut rising, table, shares, w);
                all.push(rising);
            }
            Event::GivenBack { moon } => {
                let Some(mut rising) = Rising::from_card(*moon) else { continue };
                match table.step {
                    Step::Pledge(pledging) if pledging.total() > 0 => {
                        rising.notes.push((w.given_back)(w.name(*moon)));
                        pledged(&mut rising, table, &pledging.pledged, w);
                    }
                    _ => rising.notes.push(w.none_pledged.to_owned()),
                }
                rising.notes.extend(unpaid(table, rising.moon, players, w));
                all.push(rising);
            }
            Event::Lost { seat, goods } => {
                if goods.food > 0 && all.last().is_none_or(|last| last.moon != Moon::Famine) {
                    all.extend(Rising::from_card(Card::of_moon(Moon::Famine)));
                }
                let Some(last) = all.last_mut() else { continue };
                last.heading = Some(w.each_lost);
                last.add(*seat, &(w.goods)(*goods));
            }
            _ => {
                if let Some(last) = all.last_mut() {
                    follows(last, event, table, w);
                }
            }
        }
    }
    for rising in &mut all {
        // The others lose nothing.
        if rising.heading == Some(w.each_lost) || rising.moon == Moon::Thieves {
            rising.heading = Some(w.each_lost);
            let spared = |seat: &Seat| rising.facts.iter().all(|(other, _)| other != seat);
            for seat in table.all().filter(spared).collect::<Vec<_>>() {
                rising.add(seat, &(w.goods)(Goods::NONE));
            }
        }
    }
    all
}

/// Adds what a joint Moon asks for, and what each sister has of it.
fn asks(rising: &mut Rising, table: &Monarch, price: Goods, w: &'static GameMessages) {
    rising.heading = Some(w.could_pledge);
    rising.notes.push((w.joint_price)(&(w.goods)(price)));
    let all = table.together(price);
    if all < price.amount() {
        let all = (all > 0).then(|| (w.goods)(price.in_kind(all)));
        rising.notes.push((w.too_dear)(all.as_deref()));
    }
    for seat in table.all() {
        rising.add(seat, &(w.goods)(price.in_kind(table.has(seat, price))));
    }
}

/// Adds what each sister pledged.
fn pledged(rising: &mut Rising, table: &Monarch, pledges: &[u8], w: &'static GameMessages) {
    let Some(price) = rising.moon.price(table.sisters()) else { return };
    rising.heading = Some(w.each_pledged);
    for (seat, &amount) in table.all().zip(pledges) {
        rising.add(seat, &(w.goods)(price.in_kind(amount.into())));
    }
}

/// Says what comes of a Moon that was not paid, if no event tells it.
fn unpaid(table: &Monarch, moon: Moon, players: &Players, w: &GameMessages) -> Option<String> {
    match moon {
        Moon::Festival | Moon::Builders => Some((w.nothing_happens)(moon).to_owned()),
        Moon::Invasion => match table.exposed().len() {
            0 => Some((w.nothing_happens)(moon).to_owned()),
            1 => None,
            _ => Some((w.chooses_village)(players.who(table.active))),
        },
        _ => None,
    }
}

/// Adds what an event after a Moon tells of it.
fn follows(rising: &mut Rising, event: &Event, table: &Monarch, w: &'static GameMessages) {
    match event {
        Event::Given { goods } => {
            let is_paid = rising.heading == Some(w.each_pledged);
            rising.heading = Some(if is_paid { w.each_pledged } else { w.each_took });
            let said = (w.goods)(*goods);
            if is_paid {
                rising.notes.push((w.given)(&said));
            } else {
                table.all().for_each(|seat| rising.add(seat, &format!("+{said}")));
            }
        }
        Event::Wandered { cards } => {
            let names: Vec<_> = cards.iter().map(|&card| w.name(card)).collect();
            rising.notes.push((w.row_discarded)(&names.join(", ")));
        }
        Event::TurnedUp { card, spot: None } => rising.notes.push(match card.face() {
            Face::Improvement(_) => (w.plan)(w.name(*card)),
            _ => (w.passed_over)(w.name(*card)),
        }),
        Event::FittedNowhere { card } if rising.moon == Moon::Builders => {
            rising.notes.push((w.fitted_nowhere)(w.name(*card)));
        }
        _ => {}
    }
}

/// Renders a Moon. With several on the page, each has its name.
fn scene(rising: &Rising, is_named: bool, players: &Players, w: &GameMessages) -> El {
    let name = w.name(rising.card);
    let picture = el("span", "mo-rising-moon")
        .with("aria-hidden", "true")
        .icon("moon")
        .add(el("span", "mo-rising-sign").icon(moon_symbol(rising.moon)));
    let mut made = el("div", "mo-rising-scene").add(picture);
    if is_named {
        made = made.add(el("h3", "").text(name));
    }
    made = made.add(el("p", "mo-rising-text").text(w.moon_texts[rising.moon as usize]));
    for note in &rising.notes {
        made = made.add(el("p", "").text(note));
    }
    let Some(heading) = rising.heading else { return made };
    let facts = players.around().filter_map(|seat| {
        let (_, fact) = rising.facts.iter().find(|(other, _)| *other == seat)?;
        let name = el("span", "").text(players.name(seat));
        Some(el("li", "").add(name).text(" ").add(el("b", "").text(fact)).into())
    });
    made.add(el("p", "mo-rising-each").text(heading)).add(el("ul", "mo-rising-sisters").all(facts))
}
