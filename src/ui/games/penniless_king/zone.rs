//! A neighbourhood: its symbol, and its three spots from the closest to the farthest.

use super::held::{Item, Piece, held, is_held, wants_two};
use super::look::{does, gain, has_won, rogue_symbol, strength, token};
use super::looked::Shown;
use super::sums::{crowd, sum as sum_of};
use crate::games::penniless_king::{
    Action, Gain, Neighbourhood, PennilessKing, Rogue, Spot, Stage, Standoff, Step,
};
use crate::ui::describe::penniless_king::forecast::winner;
use crate::ui::describe::penniless_king::{
    self as describe, in_control, known, outlook, spot_text,
};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el, icon};
use yew::prelude::*;

/// Returns the place of a spot, for motion.
pub fn spot_place(spot: Spot) -> String {
    format!("spot-{}", spot.index())
}

/// Returns the place of a neighbourhood, for motion.
pub fn zone_place(at: Neighbourhood) -> String {
    format!("zone-{}", at.index())
}

/// Returns the label and the decisions of the spot's button now.
fn meaning(
    scene: &Scene<PennilessKing>,
    w: &GameMessages,
    spot: Spot,
) -> Option<(String, Vec<Action>)> {
    let step = scene.view.public.step;
    if let Some(first) = held(scene)
        && let Some(action) = first.then(scene, spot)
    {
        let says = match action {
            Action::Choose(_) => w.swap_them.to_owned(),
            _ => (w.place_here)(first.rogue()),
        };
        return Some((says, vec![first.action, action]));
    }
    let taken = scene.view.public.owner(spot).is_some();
    if wants_two(scene) {
        return None;
    }
    Some(match step {
        Step::Spot(_) | Step::Move(_) => {
            let rogue = scene.view.own.and_then(|own| own.taken);
            ((w.place_here)(rogue), vec![Action::To(spot)])
        }
        _ if taken => ((w.choose)(step).to_owned(), vec![Action::Choose(spot)]),
        _ => return None,
    })
}

/// Returns true if this choice of a spot can be taken back: it shows nothing hidden, and the turn
/// goes on after it.
fn is_free(scene: &Scene<PennilessKing>, spot: Spot, actions: &[Action]) -> bool {
    let view = &scene.view;
    let (public, at) = (&view.public, spot.neighbourhood());
    let Some(own) = &view.own else { return false };
    let Some(Action::To(_)) = actions.last() else { return false };
    let has_plot = !public.plotted && !own.hand.is_empty();
    if matches!(public.step, Step::Act | Step::Move(_)) {
        return has_plot;
    }
    let is_shown = match spot.gain() {
        Gain::Plot => true,
        Gain::King(spaces) => public.king + spaces >= public.last_space(),
        Gain::Coins(_) => false,
    };
    let can_act = match at {
        Neighbourhood::Cour | Neighbourhood::Chatelet => true,
        Neighbourhood::Halles => public.may_pay(own.seat).iter().next().is_some(),
        Neighbourhood::Egyptienne => public.taken().len() > 1,
        Neighbourhood::Taverne => public.bag > 0 && own.home.len() > 1,
    };
    !is_shown && (has_plot || can_act)
}

/// Returns the Rogue on a spot that the board shows face up: in a Standoff, to the viewer alone
/// just now, or to all once the match is over. True if it was hidden until then.
fn face_up(scene: &Scene<PennilessKing>, spot: Spot, cards: &[Shown]) -> (Option<Rogue>, bool) {
    let view = &scene.view;
    let looked = cards.iter().find_map(|card| card.on(spot));
    let open = scene.open.as_ref().filter(|_| view.public.owner(spot).is_some());
    let open = open.map(|state| state.rogues[spot.index()]);
    let up = view.map[spot.index()].filter(|_| view.public.face_up(spot));
    (up.or(looked).or(open), up.is_none() && looked.is_none() && view.map[spot.index()].is_none())
}

/// Renders a spot: a piece that is selected and read before it is chosen.
fn spot(
    scene: &Scene<PennilessKing>,
    w: &'static GameMessages,
    spot: Spot,
    notes: bool,
    cards: &[Shown],
) -> Html {
    let view = &scene.view;
    let owner = view.public.owner(spot);
    let asked = !scene.legal.is_empty();
    let (shown, was_hidden) = face_up(scene, spot, cards);
    let text = match (owner, shown) {
        (Some(owner), Some(rogue)) => {
            let whose = (w.known_rogue)(scene.players.who(owner), rogue);
            let text = w.rogues[rogue as usize].1;
            let why = if was_hidden { format!(" {}", w.revealed) } else { String::new() };
            format!("{}. {text}{why}", (w.spot)(spot, &whose))
        }
        _ => spot_text(view, &scene.players, w, spot, notes),
    };
    let means = asked.then(|| meaning(scene, w, spot)).flatten();
    let first = held(scene);
    let can = |action: &Action| scene.legal.contains(action);
    let lit = means.as_ref().is_some_and(|(_, actions)| can(&actions[0]))
        || can(&Action::Choose(spot)) && wants_two(scene);
    let item = Item::Spot(spot);
    let chosen = is_held(scene, item);
    let up = shown.is_some();
    let advised = scene.advises(Action::To(spot)) || scene.advises(Action::Choose(spot));
    let class = classes!(
        "pk-spot",
        chosen.then_some("chosen"),
        (lit && !chosen).then_some("lit"),
        advised.then_some("advised"),
        (view.public.placed == Some(spot)).then_some("pk-new"),
        owner.map(|_| "pk-taken"),
        up.then_some("pk-up"),
        (up && was_hidden).then_some("pk-revealed")
    );
    let touch = {
        let text = text.clone();
        let starts = can(&Action::Choose(spot)) && wants_two(scene);
        let step = view.public.step;
        // With a Rogue in hand, one tap on a spot may place it.
        let is_plain = lit && means.as_ref().is_some_and(|(_, all)| is_free(scene, spot, all));
        scene.touching(move || {
            let first = first.as_ref().filter(|_| means.is_some());
            let hint = match (&means, starts) {
                (None, true) if matches!(step, Step::Lovers(_)) => w.then_other,
                (None, true) => w.then_spot,
                (None, false) if asked && step == Step::Place && owner.is_none() => w.first_rogue,
                _ => "",
            };
            Touch {
                piece: Piece { first: first.map(|first| first.item), item },
                text: if hint.is_empty() {
                    text.clone()
                } else {
                    format!("{}. {hint}", text.trim_end_matches('.'))
                },
                keys: means.clone().into_iter().collect(),
                plain: is_plain,
            }
        })
    };
    let onclick = touch.reform(|_: MouseEvent| ());
    html! {
        <button type="button" {class} data-place={spot_place(spot)} title={text.clone()} aria-pressed={chosen.then_some("true")} {onclick}>
            <span class="unseen">{ text }</span>
            { gain(spot.gain()) }
            if let Some(owner) = owner {
                <span class="pk-who" aria-hidden="true">{ token(owner, "") }</span>
            }
            if let Some(rogue) = shown.or_else(|| known(view, &scene.players, spot, notes)) {
                <span class="pk-known" aria-hidden="true">
                    { icon(rogue_symbol(rogue)) }
                    { if view.public.face_up(spot) { turned_strength(scene, spot, rogue) } else { strength(rogue) } }
                </span>
            }
        </button>
    }
}

/// Returns the strength of a face-up Rogue, where a Swordsman may be paid.
fn turned_strength(scene: &Scene<PennilessKing>, spot: Spot, rogue: Rogue) -> &'static str {
    let public = &scene.view.public;
    let Some(standoff) = public.standoff.filter(|_| rogue == Rogue::Swordsman) else {
        return strength(rogue);
    };
    match (standoff.paid >> spot.distance() & 1, standoff.winner, public.step) {
        (1, ..) => "3",
        (_, None, Step::Pay(_)) => strength(rogue),
        (_, None, _) if public.stage == Stage::Standoffs => strength(rogue),
        _ => "0",
    }
}

/// Renders the totals of the current Standoff from its face-up Rogues, a token and a number each.
/// The winner has a crown.
fn totals(scene: &Scene<PennilessKing>, w: &GameMessages, standoff: Standoff) -> El {
    let public = &scene.view.public;
    let totals = describe::totals(&scene.view, standoff);
    let won_with = totals.iter().find(|(.., won)| *won).map(|(_, sum, ..)| *sum);
    let is_tied = totals.iter().filter(|(_, sum, ..)| Some(*sum) == won_with).count() > 1;
    let crowd = crowd(scene, standoff);
    // Of three players each has one Rogue, whose strength is on its space.
    let class = if totals.len() < 3 { "pk-totals" } else { "pk-totals pk-totals-of-3" };
    el("span", class).all(totals.into_iter().map(|(seat, sum, hidden, won)| {
        let class = if won { "pk-total pk-won" } else { "pk-total" };
        let number = match (hidden, sum) {
            (true, 0) => "?".to_owned(),
            (true, sum) => format!("{sum}+?"),
            (false, sum) => sum.to_string(),
        };
        let justice = public.justice == Some(standoff.at) && public.active == seat;
        let why = sum_of(w, seat.index() as u8, &crowd, standoff.paid, justice);
        let said = [(w.total)(scene.players.who(seat), sum, hidden, won), why];
        let tie = if won && is_tied { w.closest.to_owned() } else { String::new() };
        let said = said.into_iter().chain([tie]).filter(|part| !part.is_empty());
        let made = el("span", class).said(&said.collect::<Vec<_>>().join(" "));
        let made = if won { made.icon("crown") } else { made };
        made.add(token(seat, scene.players.name(seat))).add(el("b", "").text(&number)).into()
    }))
}

/// Renders a neighbourhood on the map.
pub fn zone(
    scene: &Scene<PennilessKing>,
    w: &'static GameMessages,
    at: Neighbourhood,
    notes: bool,
    cards: &[Shown],
) -> Html {
    let public = &scene.view.public;
    let control = public.control[at.index()];
    let standoff = public.standoff.filter(|standoff| standoff.at == at);
    let crowned = control.is_some_and(|seat| has_won(public, seat));
    let ahead =
        winner(&scene.view, at).filter(|_| notes && standoff.is_none() && !public.is_over());
    let action = Action::Name(at);
    let named = scene.legal.contains(&action);
    let names_one = scene.legal.iter().any(|it| matches!(it, Action::Name(_)));
    let struck = standoff.is_some() || public.pending >> at.index() & 1 == 1;
    let control_text = in_control(&scene.view, &scene.players, w, at);
    let forecast = outlook(&scene.view, &scene.players, w, at, notes);
    let name = w.zones[at.index()];
    let text = format!("{name}. {} {control_text} {forecast}", w.actions[at.index()]);
    let text = text.trim_end().to_owned();
    let piece = Piece::from(Item::Neighbourhood(at));
    let class = classes!(
        "pk-zone",
        format!("pk-zone-{}", at.index()),
        struck.then_some("pk-struck"),
        standoff.map(|_| "pk-standoff"),
        named.then_some("pk-named"),
        crowned.then_some("pk-crowned"),
        (public.justice == Some(at) || public.tower == Some(at)).then_some("pk-marked"),
    );
    let state = match (scene.is_selected(piece), named) {
        (true, _) => "chosen",
        (_, true) => "lit",
        _ => "",
    };
    let name_class = classes!("pk-zone-name", state, scene.advised_class(action));
    let touch = {
        let (text, step) = (text.clone(), public.step);
        let mut keys = Vec::new();
        // One that cannot be named says why.
        if names_one {
            keys.push(((w.name_here)(step).to_owned(), vec![action]));
        } else if scene.legal.contains(&Action::Act) && public.acting_in == Some(at) {
            keys.push((w.act[at.index()].to_owned(), vec![Action::Act]));
        }
        scene.touching(move || Touch {
            piece,
            text: text.clone(),
            keys: keys.clone(),
            plain: false,
        })
    };
    let onclick = touch.reform(|_: MouseEvent| ());
    html! {
        <section {class} aria-label={w.zones[at.index()]} data-place={zone_place(at)}>
            <div class="pk-zone-head">
                { Html::from(el("span", "pk-symbol").said(&control_text)
                    .all(control.into_iter().map(|seat| token(seat, &control_text)))) }
                <button type="button" class={name_class} {onclick} title={text.clone()}>
                    <span aria-hidden="true">{ w.zones[at.index()] }</span>
                    <span class="unseen">{ &text }</span>
                </button>
                if let Some(standoff) = standoff {
                    { Html::from(totals(scene, w, standoff)) }
                } else if crowned {
                    { Html::from(el("span", "pk-crown").said(&control_text).icon("crown")) }
                } else if let Some(seat) = ahead {
                    { Html::from(el("span", "pk-ahead").said(&(w.would_win)(scene.players.who(seat)))
                        .add(token(seat, scene.players.name(seat)))
                        .text(w.leads)) }
                }
            </div>
            <span class="pk-spots">
                { for at.spots().map(|at| spot(scene, w, at, notes, cards)) }
            </span>
            { Html::from(el("span", "pk-does").with("aria-hidden", "true").said(w.actions[at.index()])
                .icon(does(at)).add(el("span", "").text(w.does[at.index()]))) }
        </section>
    }
}
