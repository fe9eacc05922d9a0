//! Sample Game at the table: its sentences, its staging, and its board of the seats, the trick and
//! the viewer's hand.

use crate::engine::{Outcome, Seat};
use crate::games::sample_game::{Action, Event, HAND, Refusal, SampleGame, View};
use crate::ui::games::{GameText, GameUi, Goal, Pacing, Players, Scene, Staging, Touch};
use crate::ui::locale::Messages;
use crate::ui::motion::Motion;
use crate::ui::pieces::{CardLook, CardState, Corner, piece};
use crate::ui::sound::Sound;
use yew::prelude::*;

/// Returns the name of a hand for motion.
fn hand_place(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}

/// The name of the whole trick's place for motion.
const TRICK: &str = "trick";

/// Returns the name of a place in the trick for motion.
fn trick_place(seat: Seat) -> String {
    format!("trick-{}", seat.index())
}

fn look(card: u8, messages: &Messages) -> CardLook {
    let w = messages.sample_game();
    CardLook {
        kind: "sample",
        symbol: "star-medal",
        corner: Corner::Text(card.to_string().into()),
        name: (w.card)(card).into(),
        effect: None,
        detail: None,
        sign: None,
        count: None,
        text: w.card_text.into(),
    }
}

/// The board.
#[component]
fn Board(scene: &Scene<SampleGame>) -> Html {
    let messages = crate::ui::context::use_app().messages;
    let w = messages.sample_game();
    let public = &scene.view.public;
    let seat = |seat: Seat| {
        let facts = html! { (w.tricks)(public.taken[seat.index()]) };
        html! { <li data-place={hand_place(seat)}>{ scene.plate(seat, facts, messages) }</li> }
    };
    let laid = |nth: usize, card: u8| {
        let seat = public.leader.after(nth, public.seats);
        piece!(Card {
            look: look(card, messages),
            lead: scene.players.name(seat).to_owned(),
            place: trick_place(seat)
        })
    };
    // Each card in hand says what it would do now.
    let best = public.trick.iter().max().copied();
    let held = |card: u8| {
        let lit = scene.legal.contains(&Action(card));
        let on_tap = scene.touching(move || Touch {
            piece: card,
            text: (w.would)(card, best < Some(card)),
            keys: vec![(messages.table.play_it.to_owned(), vec![Action(card)])],
            plain: true,
        });
        let advised = scene.advises(Action(card));
        let state =
            CardState { lit, chosen: scene.is_selected(card), advised, ..CardState::default() };
        piece!(Card { look: look(card, messages), state, on_tap: lit.then_some(on_tap) })
    };
    html! {
        <div class="board sample-board">
            <ul class="sample-seats">{ for Seat::all(public.seats).map(seat) }</ul>
            <section class="sample-trick" aria-label={w.trick} data-place={TRICK}>
                { for public.trick.iter().enumerate().map(|(nth, &card)| laid(nth, card)) }
            </section>
            if let Some((_, hand)) = scene.view.own {
                { piece!(Fan { label: messages.table.your_hand, cards: hand.iter().map(|&card| held(card)).collect::<Vec<_>>() }) }
            }
        </div>
    }
}

impl GameUi for SampleGame {
    // The others wait for every card of every trick.
    const ONE_TAP: bool = true;
    type Piece = u8;
    const EMBLEM: &'static str = "crown";

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }
}

impl GameText for SampleGame {
    fn to_move(view: &View) -> Option<Seat> {
        (!view.public.is_over()).then_some(view.public.mover)
    }

    fn prompt(_: &View, _: &[Action], _: &Players, messages: &Messages) -> String {
        messages.sample_game().play.to_owned()
    }

    fn goal(view: &View, players: &Players, messages: &Messages) -> Option<Goal> {
        let public = &view.public;
        let standing: Vec<_> = Seat::all(public.seats)
            .map(|seat| (players.name(seat), public.taken[seat.index()]))
            .collect();
        let close = public.gone.len() == (HAND - 1) * public.seats;
        Some(Goal { text: (messages.sample_game().goal)(&standing), close })
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.sample_game();
        Some(match event {
            Event::Played { seat, card } => (w.played)(players.who(*seat), *card),
            Event::TrickTaken { seat } => (w.trick_taken)(players.who(*seat)),
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        (messages.sample_game().refusal)(refusal).to_owned()
    }

    fn verdict(_: &View, outcome: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.sample_game();
        let winners = outcome.winners();
        match winners.first() {
            Some(seat) if winners.len() == 1 => (w.won)(players.who(seat)),
            _ => w.shared.to_owned(),
        }
    }
}

impl Staging for SampleGame {
    fn pacing(event: &Event) -> Pacing {
        match event {
            Event::Played { .. } => Pacing::Beat,
            // A trick is shown whole before it is taken.
            Event::TrickTaken { .. } => Pacing::Climax,
        }
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let one = |event: &Event| match event {
            Event::Played { seat, .. } => {
                Motion::Move { from: hand_place(*seat), to: trick_place(*seat) }
            }
            Event::TrickTaken { seat } => {
                Motion::Fly { from: TRICK.to_owned(), to: hand_place(*seat) }
            }
        };
        events.iter().map(one).collect()
    }

    fn dealt(_: &View) -> Vec<Motion> {
        Vec::new()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Played { .. } => Sound::Card,
            Event::TrickTaken { .. } => Sound::Won,
        })
    }
}
