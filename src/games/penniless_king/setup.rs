//! Setting up a game.

use super::apply::first_rogues;
use super::edition::PLOT_COPIES;
use super::{
    Drawn, Moonlight, PennilessKing, Plot, PlotTrails, Public, Rogue, SPOTS, SpotSet, Stage, Step,
    Tally, Trail,
};
use crate::engine::{MAX_SEATS, Pile, Rng, Seat, SeatSet};

/// Creates a game: a random first player, a Plot card for each player, fewer coins for those who
/// play earlier. Leaflet: “Setup”.
pub(super) fn set_up(seats: usize, rng: &mut Rng) -> PennilessKing {
    let first = Seat::new(rng.below(seats));
    let mut state = PennilessKing {
        public: Public {
            seats: seats as u8,
            first,
            round: 1,
            active: first,
            mover: first,
            step: Step::Place,
            stage: Stage::Before,
            king: 0,
            wrath: None,
            plotted: false,
            placed: None,
            acting_in: None,
            justice: None,
            tower: None,
            pending: 0,
            standoff: None,
            fought: Pile::new(),
            coins: [0; MAX_SEATS],
            lines: [0; MAX_SEATS],
            control: [None; 5],
            right_hands: SeatSet::NONE,
            spots: [SpotSet::NONE; MAX_SEATS],
            watched: [SeatSet::NONE; SPOTS],
            at_home: [0; MAX_SEATS],
            bag: Public::whole_bag().len() as u8,
            hands: [0; MAX_SEATS],
            discards: Tally::default(),
            reshuffles: 0,
            plots: PlotTrails::new(Tally::of_each(&Plot::ALL, PLOT_COPIES)),
            trails: [Trail::EMPTY; MAX_SEATS],
            moonlit: SeatSet::NONE,
        },
        rogues: [Rogue::default(); SPOTS],
        home: [Tally::default(); MAX_SEATS],
        dropped: [Tally::default(); MAX_SEATS],
        bag: Public::whole_bag(),
        hands: [Tally::default(); MAX_SEATS],
        pile: Tally::of_each(&Plot::ALL, PLOT_COPIES),
        drawn_from: [Drawn::default(); MAX_SEATS],
        taken: None,
        drawn: None,
        moonlight: Moonlight::NONE,
    };
    for place in 0..seats {
        let seat = first.after(place, seats);
        state.public.coins[seat.index()] = [1, 2, 3][place.min(2)];
        let plot = state.pile.draw(rng);
        state.receive(seat, plot);
        state.home[seat.index()] = first_rogues();
        state.public.at_home[seat.index()] = first_rogues().len() as u8;
        for rogue in first_rogues().iter() {
            state.remember(seat, |trail| trail.comes(rogue));
        }
    }
    state
}
