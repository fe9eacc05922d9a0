//! The drafting phase: opponents, Adventures, tales and the hand.

use super::look::{ADVENTURES, chips, face, kind_class, seat_place, sign, symbol, token};
use super::pieces::Piece;
use crate::engine::{Seat, Viewer};
use crate::games::mon_royaume::{
    Action, Bag, Laid, MonRoyaume, Own, Rules, Tale, Task, TileSet, Token, View, elements_met,
    total, value_of_tiles,
};
use crate::ui::describe::mon_royaume::{name, other_text, tale_text, text};
use crate::ui::games::{Players, Scene, Touch};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::{el, icon};
use yew::prelude::*;

/// Renders a number beside a sign.
fn fact(sign: &str, number: u8, messages: &str) -> Html {
    let number = el("b", "").with("aria-hidden", "true").text(&number.to_string());
    let messages = (messages, el("span", "unseen").text(messages));
    el("span", "mr-fact").said(messages.0).icon(sign).add(number).add(messages.1).into()
}

/// Renders a player's name, tokens and markers. `to_move` is the seat to move.
pub fn panel(
    view: &View,
    players: &Players,
    seat: Seat,
    to_move: Option<Seat>,
    messages: &Messages,
) -> Html {
    let w = messages.mon_royaume();
    let public = &view.public;
    let (tokens, markers) = (public.token_counts[seat.index()], public.markers[seat.index()]);
    let mut facts = Vec::new();
    // With the tales rules, tokens only exist once the kingdoms are shown.
    let counted = public.rules == Rules::Tales && public.ending.is_some();
    if public.rules == Rules::Complete || counted {
        facts.push(fact("lyre", tokens, &(w.token_count)(tokens)));
    }
    if markers > 0 {
        facts.push(fact("dragon-head", markers, &(w.marker_count)(markers)));
    }
    let panel = players.plate(seat, to_move == Some(seat), Html::from_iter(facts), messages);
    el("div", "").with("data-place", &seat_place(seat)).add(panel).into()
}

/// Returns true if several persons share the device. Then all players are listed in the same places
/// for each of them.
pub fn is_shared(players: &Players) -> bool {
    players.persons() > 1
}

/// Returns the players in the row at the top: all others, or all if persons share the device or the
/// viewer is none of them. While the device is passed they stay where they are.
pub fn listed(players: &Players) -> Vec<Seat> {
    if is_shared(players) {
        return Seat::all(players.names.len()).collect();
    }
    let lists_all = players.viewer == Viewer::Public;
    let is_listed = |&seat: &Seat| lists_all || seat != players.near();
    players.around().filter(is_listed).collect()
}

/// Renders the players in the row at the top: their tales, the tiles they have taken, and the ones
/// the viewer knows them to hold.
pub fn opponents(scene: &Scene<MonRoyaume>, messages: &Messages, memory: bool) -> Html {
    let w = messages.mon_royaume();
    let public = &scene.view.public;
    let others = listed(&scene.players).into_iter().map(|seat| {
        let at = seat.index();
        let is_own = scene.players.viewer.is(seat);
        let known = match &scene.open {
            Some(open) => Some(open.hands[at]),
            None => scene.view.own.and_then(|own| own.hands[at]).filter(|_| memory && !is_own),
        };
        let known = known.filter(|known| !known.is_empty());
        let signs = public.tales[at].iter().map(|tale| tale_sign(tale, public.rules, w));
        let who = el("div", "mr-who")
            .add(panel(&scene.view, &scene.players, seat, scene.to_move, messages))
            .add(el("ul", "mr-signs").all(signs));
        let taken = el("ul", "mr-chips").with("aria-label", scene.players.name(seat));
        let whole = other_text(&scene.view, &scene.players, seat, known, w);
        let class = if is_own { "mr-other mr-own" } else { "mr-other" };
        let other = el("div", class).said(&whole).add(who);
        let other = other.add(taken.all(chips(public.taken[at], w)));
        let other = match &scene.open {
            Some(open) if total(open.tokens[at]) > 0 => {
                let held = |kind: Token| {
                    (0..open.tokens[at][kind as usize]).map(move |_| token(kind, "", "", w))
                };
                let tokens = Token::ALL.into_iter().flat_map(held);
                other.add(el("div", "mr-moved").all(tokens))
            }
            _ => other,
        };
        if !memory && scene.open.is_none() {
            return other.into();
        }
        // It keeps its place while nothing is known, so that the table stays where it is.
        let Some(known) = known else {
            return other.add(el("ul", "mr-chips mr-known").with("aria-hidden", "true")).into();
        };
        let note = el("li", "mr-note").said(w.still_held).icon("eyeball");
        let note = note.unseen(w.still_held);
        // Except on a second screen, the bottom seat's tiles are already shown in its hand.
        let is_near = scene.open.is_some() && seat == scene.players.near();
        let class = if is_near { "mr-chips mr-known mr-near" } else { "mr-chips mr-known" };
        let held = el("ul", class).with("aria-label", w.still_held).add(note);
        other.add(held.all(chips(known, w))).into()
    });
    let class = if scene.open.is_some() { "mr-others mr-open" } else { "mr-others" };
    el("div", class).all(others).into()
}

/// Renders a tale in short.
pub fn tale_sign(tale: Tale, rules: Rules, w: &GameMessages) -> Html {
    let name = el("span", "").text(w.tales[tale.index()]);
    let class = ["mr-sign ", kind_class(tale, rules)].concat();
    let said = tale_text(tale, rules, w);
    el("li", &class).said(&said).icon(sign(tale, rules)).add(name).into()
}

/// Renders the Adventures of the round, and the players who currently meet each.
pub fn adventures(scene: &Scene<MonRoyaume>, w: &GameMessages) -> Html {
    let public = &scene.view.public;
    let cards = public.adventures_now();
    if cards.is_empty() {
        return Html::default();
    }
    let before = public.adventures.len() - cards.len();
    let each = cards.iter().enumerate().map(|(nth, &card)| {
        let by = public.met_by(card);
        let names: Vec<&str> = by.iter().map(|seat| scene.players.name(seat)).collect();
        let said = (w.adventure)(card);
        let signs = el("span", "mr-signs").with("aria-hidden", "true");
        let (class, signs) = match card.task() {
            Task::Monster(tile) => ("mr-dark", signs.icon(symbol(tile))),
            Task::Territory(colour) => ("", signs.icon(face(colour.castle(), w).shape)),
            Task::Mission(tiles) => ("", signs.all(tiles.iter().map(|&tile| icon(symbol(tile))))),
        };
        let tone = card.tiles().iter().next().map_or("", |tile| face(tile, w).kind);
        let is_mine = scene.players.viewer.seat().is_some_and(|seat| by.contains(seat));
        let mine = if is_mine { "mr-mine" } else { "" };
        let is_over = before + nth < public.resolved.into();
        let done = if is_over { "mr-done" } else { "" };
        let class = ["mr-adventure", class, mine, done, &["tile-", tone].concat()].join(" ");
        let names = names.join(", ");
        let over = [w.is_over, " · ", &names].concat();
        let by = match (is_over, names.is_empty()) {
            (true, true) => w.is_over,
            (true, false) => &over,
            (false, true) => w.met_by_nobody,
            (false, false) => &names,
        };
        el("li", &class)
            .said(&(w.adventure_text)(&said, by))
            .add(signs)
            .add(el("span", "mr-task").text(&said))
            .add(el("span", "mr-by").text(by))
            .into()
    });
    el("ul", "mr-adventures")
        .with("data-place", ADVENTURES)
        .with("aria-label", w.adventures)
        .all(each)
        .into()
}

/// Returns the gift to the player who is furthest ahead: most players strike at them.
pub fn likely(view: &View, legal: &[Action]) -> Option<Action> {
    let public = &view.public;
    let far = |action: &Action| {
        let Action::Give(to) = action else { return None };
        let at = to.index();
        let tokens = 2 * i16::from(public.token_counts[at]) - i16::from(public.markers[at]);
        Some(value_of_tiles(public.taken[at]) + tokens)
    };
    legal.iter().copied().filter(|action| far(action).is_some()).max_by_key(far)
}

/// Renders the buttons for a decision without a tile: giving a marker to a player.
pub fn keys(scene: &Scene<MonRoyaume>, w: &GameMessages) -> Html {
    let keys = scene.legal.iter().filter_map(|&action| {
        let Action::Give(to) = action else { return None };
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        Some(html! {
            <button type="button" class={scene.key_class(action)} {onclick}>{ (w.give_to)(scene.players.name(to)) }</button>
        })
    });
    html! { <div class="actions mr-decision">{ for keys }</div> }
}

/// Returns the tiles that a seat has taken and, while it picks, the ones it holds.
fn within_reach(scene: &Scene<MonRoyaume>, own: &Own) -> [Bag; 2] {
    let at = own.seat.index();
    [scene.view.public.taken[at], own.hand()]
}

/// Renders a tale with its elements: met, within reach, or missing.
pub fn tale_card(
    tale: Tale,
    rules: Rules,
    [met, reach]: [TileSet; 2],
    count: &str,
    w: &GameMessages,
) -> Html {
    let paired = if rules == Rules::Complete { tale.pair() } else { TileSet::NONE };
    let elements = tale.telling().iter().map(|&tile| {
        let class = if met.contains(tile) {
            "mr-element mr-met"
        } else if reach.contains(tile) {
            "mr-element mr-reach"
        } else {
            "mr-element"
        };
        let paired = if paired.contains(tile) { " mr-paired tile-" } else { " tile-" };
        let class = [class, paired, face(tile, w).kind].concat();
        let name = name(tile, w);
        let messages = el("span", "").text(name);
        let state = if met.contains(tile) {
            w.element_met
        } else if reach.contains(tile) {
            w.element_in_reach
        } else {
            w.element_missing
        };
        let said = state(&text(Laid { tile, bard: false }, w));
        let element = el("li", &class).said(&said).icon(symbol(tile));
        // All castles share one symbol: show the colour's shape to tell them apart.
        let element = if tile.level() == 4 { element.icon(face(tile, w).shape) } else { element };
        element.add(messages).into()
    });
    let title = el("span", "mr-tale-name").icon(sign(tale, rules)).text(w.tales[tale.index()]);
    let elements = el("ul", "mr-elements").all(elements);
    let count = el("span", "mr-count").text(count);
    let effect = match rules {
        Rules::Complete => w.effect_kinds[tale.kind() as usize],
        Rules::Tales | Rules::First => "",
    };
    let effect = el("span", "mr-tale-effect").with("aria-hidden", "true").text(effect);
    Html::from_iter([title, elements, count, effect])
}

/// Renders the viewer's tales, one of which sometimes has to be discarded.
pub fn tales(scene: &Scene<MonRoyaume>, w: &GameMessages) -> Html {
    let near = scene.players.near();
    let public = &scene.view.public;
    let dropped = scene.view.own.and_then(|own| own.dropped);
    let [taken, held] = scene
        .view
        .own
        .map_or([public.taken[near.index()], Bag::NONE], |own| within_reach(scene, &own));
    let each = public.tales[near.index()].iter().map(|tale| {
        let action = Action::Discard(tale);
        let dimmed = if dropped == Some(tale) { " dimmed" } else { "" };
        let class = ["mr-tale ", kind_class(tale, public.rules), dimmed].concat();
        let said = tale_text(tale, public.rules, w);
        let count = (w.elements)(elements_met(tale, taken), tale.telling().len() as u8);
        let reach = [taken.names(), held.names()];
        let content = tale_card(tale, public.rules, reach, &count, w);
        // The progress of the tale, in words.
        let [here, near] = [taken, held].map(|tiles| elements_met(tale, tiles));
        let so_far = (w.tale_so_far)(here, near, tale.telling().len() as u8);
        let read = [&said, " ", &so_far].concat();
        if scene.legal.contains(&action) {
            let piece = Piece::Tale(tale);
            let selected = scene.is_selected(piece);
            let state = if selected { "chosen" } else { "lit" };
            let class = classes!(class, state, scene.advised_class(action));
            let says = w.discard_it;
            let onclick = scene.touching(move || Touch {
                piece,
                text: read.clone(),
                keys: vec![(says.to_owned(), vec![action])],
                plain: false,
            });
            html! {
                <li><button type="button" {class} title={said} aria-pressed={selected.then_some("true")}
                    onclick={onclick.reform(|_: MouseEvent| ())}>{ content }</button></li>
            }
        } else {
            el("li", "").add(el("div", &class).said(&read).add(content)).into()
        }
    });
    let gives_up = scene.legal.iter().any(|action| matches!(action, Action::Discard(_)));
    el("ul", if gives_up { "mr-tales mr-giving" } else { "mr-tales" })
        .with("data-place", "tales")
        .with("aria-label", w.your_tales)
        .all(each)
        .into()
}

/// Renders the tiles that the viewer has taken.
pub fn taken(scene: &Scene<MonRoyaume>, messages: &Messages) -> Html {
    let w = messages.mon_royaume();
    let near = scene.players.near();
    let tiles = scene.view.public.taken[near.index()];
    let mut list = el("ul", "mr-chips mr-large");
    if tiles.is_empty() {
        list = list.add(el("li", "mr-note").text(w.no_tiles));
    }
    // Only the viewer knows which tokens they have.
    let tokens = scene.view.own.map(|own| own.tokens).unwrap_or_default();
    let tokens = Token::ALL
        .into_iter()
        .flat_map(|kind| (0..tokens[kind as usize]).map(move |_| token(kind, "", "", w)));
    let whose = if scene.view.own.is_some() { w.your_tiles } else { scene.players.name(near) };
    let mut who = el("div", "mr-who");
    // If persons share the device, the panel is in the row at the top.
    if is_shared(&scene.players) {
        who = who.add(el("span", "mr-note").text(whose));
    } else {
        who = who.add(panel(&scene.view, &scene.players, near, scene.to_move, messages));
    }
    let who = who.add(el("div", "mr-purse").all(tokens));
    el("section", "mr-taken")
        .with("aria-label", whose)
        .add(who)
        .add(list.all(chips(tiles, w)))
        .into()
}
