//! The building phase: any tile to any slot, in any order, until the kingdom is confirmed.

use super::bench::{Bench, InHand};
use super::choices::tale_card;
use super::look::{kind_class, look, sign};
use super::sums::{of_tale, of_tiles};
use crate::bots::mon_royaume::{Aim, POINT, casters, finish};
use crate::games::mon_royaume::{
    Kind, Laid, MonRoyaume, Own, Public, Rules, Tale, elements_met, level_of, slots_of, tale_bonus,
    value_of_tiles,
};
use crate::ui::describe::ended;
use crate::ui::describe::mon_royaume::{self as describe, name, tale_text, text};
use crate::ui::games::{DraftChoice, Scene};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::{CardState, el, piece};
use yew::prelude::*;

/// The change that a tap makes to the bench at the time of the tap.
pub type Change = Box<dyn Fn(&Bench) -> Bench>;

/// The meaning of a tap on the bench.
#[derive(Clone, Copy)]
enum Tap {
    Slot(usize),
    Spare(Laid, bool),
    Flip,
    TakeBack,
    Undo,
    Best,
    Confirm,
}

/// Renders the bench while a person builds.
pub fn builder(
    scene: &Scene<MonRoyaume>,
    bench: &Bench,
    change: &Callback<Change>,
    own: &Own,
    messages: &'static Messages,
) -> Html {
    let w = messages.mon_royaume();
    let public = scene.view.public;
    let advanced = public.advanced;
    let tap = {
        let (say, decide, own) = (scene.on_draft.clone(), scene.on_decide.clone(), *own);
        change.reform(move |tap: Tap| -> Change {
            let (say, decide) = (say.clone(), decide.clone());
            Box::new(move |bench| {
                let (next, said) = tapped(tap, bench, &public, &own, w);
                match (tap, bench.decisions(advanced)) {
                    (Tap::Confirm, Some(decisions)) => decide.emit(decisions),
                    _ => say.emit(DraftChoice {
                        asks: said.or_else(|| status(&next, advanced, w)),
                        held: describe::bench(&next.kingdom, next.spare(), advanced, messages),
                    }),
                }
                next
            })
        })
    };
    let on = |what: Tap| tap.reform(move |()| what);
    let faults: Vec<usize> = bench.kingdom.faults(advanced).map(|(slot, _)| slot).collect();
    let whole = bench.decisions(advanced).is_some();

    let slot_html = |slot: usize| {
        let lit = bench.laid().is_some()
            && bench.held != InHand::Slot(slot)
            && bench.why_not(slot, advanced, w).is_none();
        let Some(laid) = bench.kingdom.at(slot) else {
            let why = bench.laid().and_then(|_| bench.why_not(slot, advanced, w));
            let mut label = (w.slot)(level_of(slot), slot - slots_of(level_of(slot)).start + 1);
            if let Some(why) = why {
                label = (w.with_reason)(&label, &why);
            }
            return piece!(PyramidSlot { label, lit, on_tap: on(Tap::Slot(slot)) });
        };
        let wrong = faults.contains(&slot);
        let marks = if wrong {
            html! { <span class="mr-wrong">{ "!" }</span> }
        } else {
            Html::default()
        };
        let state = CardState {
            chosen: bench.held == InHand::Slot(slot),
            // A swap with the held tile is allowed, but not highlighted.
            dimmed: wrong,
            ..CardState::default()
        };
        piece!(Tile {
            look: look(laid, w),
            text: slot_text(laid, bench, slot, advanced, w),
            marks,
            state,
            drag: slot >= bench.fixed,
            on_tap: on(Tap::Slot(slot))
        })
    };
    let rows = (1..=4).map(|level| el("div", "mr-row").all(slots_of(level).map(slot_html)).into());
    // Of two equal tiles, only one is held.
    let mut last = None;
    let spare = bench.spare().iter().map(|tile| {
        let is_second = last.replace(tile) == Some(tile);
        let held = bench.holds(tile, is_second);
        let laid = Laid { tile, bard: false };
        let side = bench.laid().filter(|_| held).unwrap_or(laid);
        let state = CardState {
            lit: !whole && bench.held == InHand::Nothing,
            chosen: held,
            ..CardState::default()
        };
        let marks = match public.tale(own.seat) {
            Some(tale) if tale.elements().contains(tile) => {
                let class = kind_class(tale, public.rules);
                let mark = el("span", class).icon(sign(tale, public.rules));
                el("span", "mr-marks").add(mark).into()
            }
            _ => Html::default(),
        };
        piece!(Tile {
            look: look(side, w),
            text: spare_text(laid, public.tale(own.seat), w),
            marks,
            state,
            drag: true,
            on_tap: on(Tap::Spare(laid, is_second))
        })
    });
    // The advice is for the whole kingdom: highlight the button that puts it on the bench, and once
    // it is there, the button that confirms it.
    let advised = !scene.advised.is_empty();
    let laid = advised && whole && bench.kingdom == finish(&public, own);
    let best = match (whole, advised && !laid) {
        (true, false) => "mr-best",
        (false, false) => "lit mr-best",
        (_, true) => "lit mr-best advised",
    };
    let confirm = match (whole, laid) {
        (_, true) => "primary advised",
        (true, false) if !advised => "primary",
        _ => "",
    };
    let key = |class: &'static str, label: &'static str, able: bool, what: Tap| {
        html! {
            <button type="button" class={classes!("button", class)} disabled={!able}
                onclick={tap.reform(move |_: MouseEvent| what)}>{ label }</button>
        }
    };
    let in_slot = matches!(bench.held, InHand::Slot(slot) if slot >= bench.fixed);
    let group =
        |class: &str, label: &str| el("div", class).with("role", "group").with("aria-label", label);
    let keys = el("div", "mr-keys")
        .add(key("", w.flip, bench.held != InHand::Nothing, Tap::Flip))
        .add(key("", w.take_back, in_slot, Tap::TakeBack))
        .add(key("", w.undo, !bench.before.is_empty(), Tap::Undo))
        .add(key(best, w.best, true, Tap::Best))
        .add(key(confirm, w.confirm, whole, Tap::Confirm));
    let pyramid = group("mr-pyramid", w.pyramid).all(rows);
    let side = el("div", "mr-side")
        .add(group("mr-spare", w.spare).all(spare))
        .add(computeing(scene, bench, own, messages));
    Html::from_iter([el("div", "mr-bench").add(pyramid).add(keys), side])
}

/// Describes a tile in a slot, and its problem there.
fn slot_text(laid: Laid, bench: &Bench, slot: usize, advanced: bool, w: &GameMessages) -> String {
    let fault = bench.kingdom.faults(advanced).find(|&(at, _)| at == slot);
    match fault {
        Some((_, fault)) => (w.stands_wrong)(&text(laid, w), &(w.fault)(fault)),
        None => [&text(laid, w), "."].concat(),
    }
}

/// Describes a tile in no slot, and says if the tale tells of it.
fn spare_text(laid: Laid, tale: Option<Tale>, w: &GameMessages) -> String {
    let told = tale.filter(|tale| tale.elements().contains(laid.tile));
    let told = told.map(|tale| (w.told_of)(w.tales[tale.index()], false)).unwrap_or_default();
    [&text(laid, w), ". ", &told].concat().trim_end().to_owned()
}

/// Returns the changed bench, and the reason if nothing changes.
fn tapped(
    tap: Tap,
    bench: &Bench,
    public: &Public,
    own: &Own,
    w: &GameMessages,
) -> (Bench, Option<String>) {
    let next = match (tap, bench.held) {
        (Tap::Best, _) => bench.changed(finish(public, own)),
        (Tap::Undo, _) => bench.undone(),
        (Tap::Flip, _) => bench.flipped(),
        (Tap::TakeBack, _) | (Tap::Spare(..), InHand::Slot(_)) => bench.taken_back(),
        (Tap::Spare(laid, second), _) if bench.holds(laid.tile, second) => {
            bench.holding(InHand::Nothing)
        }
        (Tap::Spare(laid, second), _) => bench.holding(InHand::Spare(laid, second)),
        (Tap::Slot(slot), InHand::Slot(held)) if held == slot => bench.holding(InHand::Nothing),
        (Tap::Slot(slot), InHand::Nothing) if slot < bench.fixed => {
            return (bench.clone(), Some(w.laid.to_owned()));
        }
        (Tap::Slot(slot), InHand::Nothing) if bench.kingdom.at(slot).is_some() => {
            bench.holding(InHand::Slot(slot))
        }
        (Tap::Confirm, _) | (Tap::Slot(_), InHand::Nothing) => bench.clone(),
        (Tap::Slot(slot), _) => match bench.why_not(slot, public.advanced, w) {
            None => {
                bench.with_held_in(slot).map_or_else(|| bench.clone(), |next| bench.changed(next))
            }
            why => return (bench.clone(), why),
        },
    };
    (next, None)
}

/// Returns the status line about the bench.
fn status(bench: &Bench, advanced: bool, w: &GameMessages) -> Option<String> {
    if let Some((slot, fault)) = bench.kingdom.faults(advanced).next() {
        let tile = bench.kingdom.at(slot)?.tile;
        return Some((w.then_above)(name(tile, w), &(w.fault)(fault)));
    }
    match (bench.held, bench.laid()) {
        (InHand::Spare(laid, _), _) => Some((w.chosen)(look(laid, w).name)),
        (InHand::Slot(_), Some(laid)) => Some((w.placed)(look(laid, w).name)),
        _ => bench.kingdom.next_slot().is_none().then(|| w.whole.to_owned()),
    }
}

/// Renders the tale and the points so far.
fn computeing(scene: &Scene<MonRoyaume>, bench: &Bench, own: &Own, messages: &Messages) -> Html {
    let w = messages.mon_royaume();
    let public = &scene.view.public;
    let standing = bench.kingdom.standing();
    let tale = public.tale(own.seat);
    let aim = Aim::new(public, own.seat, own.tokens, tale);
    let complete = public.rules == Rules::Complete;
    let bonus = tale.filter(|_| complete).map_or(0, |tale| tale_bonus(tale, standing));
    let all = (aim.points(standing) + POINT / 2).div_euclid(POINT);
    let mut all_of_it = el("div", "mr-reckoning");
    if let Some(tale) = tale {
        let evil = tale.kind() == Kind::Evil;
        let mut count = (w.elements)(elements_met(tale, standing), tale.telling().len() as u8);
        if complete && (evil || standing.names().contains_all(tale.pair())) {
            count = [&count, w.pair_met[tale.kind() as usize]].join(" · ");
        }
        let (met, spare) = (standing.names(), bench.spare().names());
        let class = ["mr-tale ", kind_class(tale, public.rules)].concat();
        let card = tale_card(tale, public.rules, [met, spare], &count, w);
        let why = of_tale(tale, public, own.seat, standing, w);
        let said = [&tale_text(tale, public.rules, w), " ", why.join(" ").trim_start()].concat();
        all_of_it = all_of_it.add(el("div", &class).said(&said).add(card));
        // The points of the tale alone, and the reason for them.
        all_of_it = all_of_it.add(el("p", "mr-why").text(&why[1]));
        if complete && !evil && casters(public, own.seat) > 0 {
            all_of_it =
                all_of_it.add(el("p", "mr-threat").said(w.curse_threat).text(w.curse_threat));
        }
    }
    let tiles = value_of_tiles(standing);
    let points = match public.rules {
        Rules::First => (w.computed_tiles)(tiles),
        Rules::Tales => (w.computed_tokens)(tiles, all),
        Rules::Complete => (w.computed)(tiles, bonus, all),
    };
    let mut sum = vec![(messages.table.row)(w.line_tiles, &of_tiles(standing))];
    if complete {
        if bonus > 0 {
            sum.push((messages.table.row)(w.line_tale, &bonus.to_string()));
        }
        sum.push((w.tokens_about)(all - i32::from(tiles + bonus)));
    } else if let Some(tale) = tale {
        sum.extend(of_tale(tale, public, own.seat, standing, w).last().cloned());
    }
    let sum = ended(&sum.join(messages.table.separator));
    let said = if complete { [&sum, " ", w.best_hint].concat() } else { sum };
    all_of_it.add(el("p", "mr-points").said(&said).text(&points)).into()
}
