//! Knowledge of Plot cards: the ones all have seen, and the hidden ones that remain possible.

use crate::scene::{Scene, seat};
use regalia::engine::{Rng, Seat, Stream};
use regalia::games::penniless_king::{Action, Event, PennilessKing, Plot, PlotTrails, Step, Tally};
use std::collections::HashSet;

use Plot::{Chariot, Devil, Justice, Lovers, Moon, Tower};

/// The unseen Plot cards: the hands by seat, and the draw pile.
type Hidden = (Vec<Tally<Plot>>, Tally<Plot>);

/// Returns the unseen Plot cards of this world.
fn hidden(world: &PennilessKing) -> Hidden {
    (world.hands[..world.public.seats()].to_vec(), world.pile)
}

/// Returns the deals that a seat considers possible.
fn imagined(scene: &Scene, viewer: usize, count: usize) -> HashSet<Hidden> {
    scene.worlds(viewer, count).iter().map(hidden).collect()
}

/// Returns a game with only these Plot cards, all in the draw pile.
fn with_pile(seats: usize, plots: &[Plot]) -> Scene {
    let mut scene = Scene::new(seats);
    scene.state.pile = plots.iter().copied().collect();
    scene.state.public.plots = PlotTrails::new(scene.state.pile);
    scene
}

/// A player discards a card and draws several.
fn discard(scene: &mut Scene, number: usize, plot: Plot, draws: u8) {
    scene.state.public.mover = seat(number);
    scene.state.public.step = Step::Discard(draws);
    scene.decide(Action::Discard(plot));
}

/// A player discards a card and draws another, by chance this one.
fn replace(scene: &mut Scene, number: usize, plot: Plot, by: Plot) {
    let mut hand = scene.state.hands[number];
    hand.take(plot);
    hand.add(by);
    *scene = (0..200)
        .map(|seed| {
            let mut scene = scene.clone();
            scene.rng = Rng::new(seed, Stream::Tool(4));
            discard(&mut scene, number, plot, 1);
            scene
        })
        .find(|scene| scene.state.hands[number] == hand)
        .expect("it is in the draw pile");
}

#[test]
fn what_can_be_told_of_a_card_kept_is_still_told_after_any_number_of_reshuffles() {
    let mut scene = with_pile(3, &[Devil, Justice, Justice]).plot(0, Devil).plot(2, Justice);
    scene = scene.plot(1, Justice);
    discard(&mut scene, 2, Justice, 0);
    // From here on each draw empties the draw pile, or finds it empty.
    replace(&mut scene, 1, Justice, Justice);
    scene = scene.plot(2, Justice);
    for _ in 0..30 {
        replace(&mut scene, 2, Justice, Justice);
        for viewer in 0..3 {
            assert_eq!(imagined(&scene, viewer, 30), HashSet::from([hidden(&scene.state)]));
        }
    }
}

#[test]
fn cards_kept_from_more_draw_piles_than_are_told_apart_are_still_known() {
    let mut scene = with_pile(2, &[Devil, Justice, Lovers, Moon]);
    for plot in [Devil, Justice, Lovers, Moon] {
        scene = scene.plot(0, plot);
    }
    discard(&mut scene, 0, Lovers, 0);
    discard(&mut scene, 0, Justice, 0);
    replace(&mut scene, 0, Moon, Moon);
    scene = scene.plot(0, Justice).plot(0, Lovers);
    discard(&mut scene, 0, Lovers, 0);
    replace(&mut scene, 0, Moon, Moon);
    scene = scene.plot(0, Lovers);
    // The Devil, Justice and the Lovers stay, each from another draw pile.
    for _ in 0..6 {
        replace(&mut scene, 0, Moon, Moon);
        assert_eq!(imagined(&scene, 1, 30), HashSet::from([hidden(&scene.state)]));
    }
}

#[test]
fn who_draws_and_plays_for_long_while_it_is_open_which_card_was_played_is_still_followed() {
    let every_kind = [Plot::ALL, Plot::ALL].concat();
    let mut scene = with_pile(2, &every_kind).plot(0, Chariot);
    let mut others: Tally<Plot> = every_kind.into_iter().collect();
    others.take(Chariot);
    for plot in others.iter() {
        scene = scene.plot(1, plot);
        if scene.state.pile.is_empty() {
            break;
        }
        discard(&mut scene, 1, plot, 0);
    }
    // Every card in no hand becomes the second draw pile, another Chariot among them.
    replace(&mut scene, 1, Tower, Tower);
    scene = scene.plot(0, Chariot);
    discard(&mut scene, 0, Chariot, 0);
    assert!(imagined(&scene, 1, 300).len() > 6, "the Chariot played may be either");
    // In time this exceeds the trail's capacity.
    for plot in Plot::ALL.into_iter().filter(|&plot| plot != Chariot) {
        scene = scene.plot(0, plot);
        discard(&mut scene, 0, plot, 0);
        let imagined = imagined(&scene, 1, 300);
        assert!(imagined.contains(&hidden(&scene.state)), "{plot}");
        assert!(imagined.len() > 1);
    }
}

/// Every possible deal of the hidden cards, by enumeration.
struct Possible {
    viewer: Seat,
    worlds: HashSet<Hidden>,
    discards: Tally<Plot>,
}

impl Possible {
    fn sees(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, plots: Some(plots), .. } => {
                plots.iter().for_each(|plot| self.draws(seat, plot));
            }
            Event::Discarded { seat, plot } => {
                self.discards.add(plot);
                let held = |(mut hands, pile): Hidden| {
                    let hand = &mut hands[seat.index()];
                    hand.contains(plot).then(|| hand.take(plot))?;
                    Some((hands, pile))
                };
                self.worlds = self.worlds.drain().filter_map(held).collect();
            }
            Event::Reshuffled => {
                let pile = std::mem::take(&mut self.discards);
                self.worlds = self.worlds.drain().map(|(hands, _)| (hands, pile)).collect();
            }
            _ => {}
        }
    }

    /// The viewer sees the card only if they draw it themselves.
    fn draws(&mut self, by: Seat, plot: Plot) {
        let unseen = by != self.viewer;
        let mut worlds = HashSet::new();
        for (hands, pile) in &self.worlds {
            for drawn in pile.kinds().filter(|&drawn| unseen || drawn == plot) {
                let (mut hands, mut pile) = (hands.clone(), *pile);
                hands[by.index()].add(drawn);
                pile.take(drawn);
                worlds.insert((hands, pile));
            }
        }
        self.worlds = worlds;
    }
}

/// Three players with seven cards discard and draw at random: a seat's sampled worlds include every
/// possible one, and no others as long as no draw piles are combined.
#[test]
fn a_seat_imagines_exactly_the_hands_that_all_it_saw_allows() {
    const PLOTS: [Plot; 7] = [Moon, Moon, Justice, Justice, Devil, Devil, Tower];
    let mut most = 0;
    for seed in 0..24 {
        let mut scene = with_pile(3, &PLOTS);
        scene.rng = Rng::new(seed, Stream::Tool(4));
        let viewer = scene.rng.below(3);
        let worlds = HashSet::from([hidden(&scene.state)]);
        let discards = Tally::default();
        let mut possible = Possible { viewer: seat(viewer), worlds, discards };
        for number in [0, 1, 2, 0] {
            let plot = scene.state.pile.draw(&mut scene.rng);
            scene.state.receive(seat(number), plot);
            possible.draws(seat(number), plot);
        }
        let mut reshuffles = 0;
        while reshuffles < 7 {
            let number = scene.rng.below(3);
            let hand: Vec<Plot> = scene.state.hands[number].iter().collect();
            let draws = scene.rng.below(3);
            // The cards that can be drawn after a discard; a few should stay in the hands.
            let left = 1 + scene.state.pile.len() + scene.state.public.discards.len();
            let enough = if draws == 0 { left < 5 } else { draws <= left };
            if hand.is_empty() || hand.len() + draws > 5 || !enough {
                continue;
            }
            let plot = scene.rng.pick(&hand);
            discard(&mut scene, number, plot, draws as u8);
            for event in scene.events.drain(..) {
                possible.sees(&event);
                reshuffles += usize::from(event == Event::Reshuffled);
            }
            let imagined = imagined(&scene, viewer, 250);
            most = most.max(possible.worlds.len());
            if reshuffles < 4 {
                assert_eq!(imagined, possible.worlds);
            } else {
                assert!(imagined.is_superset(&possible.worlds));
            }
        }
    }
    assert!(most > 15, "{most} worlds at most");
}
