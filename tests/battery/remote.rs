//! A host's messages to a guest depend only on the guest's view and the events told to it, as they are
//! written and as they are compressed for a broker. The sealed messages to any seat have the same length in
//! both worlds.

use crate::knowledge::legal;
use crate::{dealt, dice, setups};
use regalia::engine::{Game, Observable, Outcome, Rng, Seat, Turn, Viewer};
use regalia::session::remote::{Downlink, FrameWriter, Update};
use regalia::session::{EarlyEnd, Hint, Known, Observation, known_mover, observe};

/// A world before and after one decision, if one was made in it, as the host knows it.
struct World<'a, G: Game> {
    state: &'a G,
    legal: Vec<G::Action>,
    /// The seat that decided, and what the viewer saw.
    decision: Option<(Seat, Vec<Observation<G>>)>,
    /// True if the decision was forced, or revealed something hidden.
    is_final: bool,
}

impl<'a, G: Game> World<'a, G> {
    fn of(state: &'a G, decision: Option<(Seat, Vec<Observation<G>>)>, is_final: bool) -> Self {
        Self { state, legal: legal(state), decision, is_final }
    }

    fn seen(&self) -> Vec<Observation<G>> {
        self.decision.as_ref().map(|(_, seen)| seen.clone()).unwrap_or_default()
    }

    /// Returns the message as it is sent.
    fn text(&self, to: Viewer) -> String {
        let told = Update::of(self, to, 0, 8, None);
        let text = serde_json::to_string(&told).expect("plain data");
        let read: Update<G> = serde_json::from_str(&text).expect("what was written");
        assert_eq!(read, told, "a message survives being written and read");
        text
    }
}

impl<G: Game> Known for World<'_, G> {
    type Game = G;

    fn view(&self, to: Viewer) -> G::View {
        self.state.view(to)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.state.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        }
    }

    fn ended_early(&self) -> Option<EarlyEnd> {
        None
    }

    fn left(&self) -> &[u16] {
        &[]
    }

    fn position(&self) -> usize {
        usize::from(self.decision.is_some())
    }

    fn legal(&self, to: Viewer) -> &[G::Action] {
        match self.state.turn() {
            Turn::Of(seat) if to.is(seat) => &self.legal,
            _ => &[],
        }
    }

    fn can_undo(&self, to: Viewer) -> bool {
        self.decision.as_ref().is_some_and(|(by, _)| to.is(*by) && !self.is_final)
    }

    fn link(&self) -> Option<String> {
        None
    }

    fn mover(&self, _: usize, to: Viewer) -> Option<Seat> {
        let told = self.events(0, to);
        self.decision.as_ref().and_then(|(by, _)| known_mover(*by, &told, to))
    }

    fn timed_out(&self, _: usize) -> bool {
        false
    }

    fn stood_in(&self, _: usize) -> bool {
        false
    }

    fn events(&self, _: usize, _: Viewer) -> Vec<G::Event> {
        self.seen().into_iter().filter_map(|seen| seen.event).collect()
    }

    fn observe(&self, from: usize, _: Viewer) -> Vec<Vec<Observation<G>>> {
        if from < self.position() { vec![self.seen()] } else { Vec::new() }
    }

    fn last_with(&self, _: usize, _: fn(&G::Event) -> bool) -> Option<usize> {
        None
    }

    fn view_after(&self, _: usize, to: Viewer) -> Option<G::View> {
        Some(self.state.view(to))
    }

    fn state(&self) -> Option<&G> {
        None
    }

    fn advised(&self, _: &Hint) -> Option<Vec<G::Action>> {
        None
    }
}

/// Carries out one decision. Returns the world after it, the events that the viewer was told, and
/// the message about it as it is sent.
fn told<G: Game>(
    world: &G,
    action: G::Action,
    chance: &mut Rng,
    to: Viewer,
) -> (G, Vec<G::Event>, String) {
    let Turn::Of(mover) = world.turn() else { panic!("the match goes on") };
    let mut is_final = world.forced() == Some(action);
    world.clone().apply(action, &mut chance.clone(), &mut |_, event| {
        is_final |= event.reveals_hidden();
    });
    let mut next = world.clone();
    let seen = observe(&mut next, action, chance, to);
    let after = World::of(&next, Some((mover, seen)), is_final);
    let (events, text) = (after.events(0, to), after.text(to));
    (next, events, text)
}

/// Returns another world that looks the same to a viewer. For the public every hand is dealt anew,
/// one after another.
fn twin_of<G: Game>(state: &G, viewer: Viewer, seats: usize, dice: &mut Rng) -> G {
    match viewer {
        Viewer::Of(_) => G::sample(&state.view(viewer), dice),
        Viewer::Public => Seat::all(seats)
            .fold(state.clone(), |world, seat| G::sample(&world.view(Viewer::Of(seat)), dice)),
    }
}

/// The texts told in two worlds, as they are cut for a broker, before they are sealed: for each seat
/// the two cutters.
struct Relayed {
    cutters: Vec<[FrameWriter; 2]>,
    told: u64,
}

impl Relayed {
    fn of(seats: usize) -> Self {
        Self { cutters: vec![<[FrameWriter; 2]>::default(); seats], told: 0 }
    }

    /// Asserts that what is sealed for a viewer is the same in both worlds, and that what is sealed for
    /// any other seat is as long in both. The texts are those of the seats, and that of the public.
    fn alike(&mut self, viewer: Viewer, texts: [Vec<String>; 2], follows: bool) {
        self.told += 1;
        let told = self.told;
        for (seat, cutters) in self.cutters.iter_mut().enumerate() {
            let [one, other] = std::array::from_fn(|world| {
                let [text, open] = [&texts[world][seat], texts[world].last().expect("the public")];
                let message = Downlink { device: 1, change: told, tells: true, text, open };
                cutters[world].cut(&message, told, follows)
            });
            if viewer.is(Seat::new(seat)) {
                assert_eq!(one, other, "what is sealed is the same to the byte");
            }
            let lengths = |pieces: &[Vec<u8>]| pieces.iter().map(Vec::len).collect::<Vec<_>>();
            assert_eq!(lengths(&one), lengths(&other), "lengths tell nothing");
        }
    }
}

/// Returns what the seats and the public are told of a decision, or of everything.
fn told_to_all<G: Game>(
    world: &G,
    decision: Option<G::Action>,
    chance: &Rng,
    seats: usize,
) -> Vec<String> {
    let viewers = Seat::all(seats).map(Viewer::Of).chain([Viewer::Public]);
    let text = |to| match decision {
        Some(action) => told(world, action, &mut chance.clone(), to).2,
        None => World::of(world, None, true).text(to),
    };
    viewers.map(text).collect()
}

/// Plays on from the true state and from a twin world that looks the same to a viewer, seat or
/// public. As long as the viewer is told the same events, the messages are the same to the byte,
/// whatever is hidden.
pub fn twin_worlds_send_the_same_bytes<G: Game>(trials: usize) {
    const STEPS: usize = 24;
    const ATTEMPTS: usize = 12;
    let setups = setups::<G>();
    let (mut followed, mut different) = (0, 0);
    for trial in 0..trials {
        let setup = &setups[trial % setups.len()];
        let mut dice = dice(300_000 + trial as u64);
        let mut state: G = dealt(setup, trial as u64);
        // At least one decision is left, however short the game is.
        for _ in 0..dice.below(60) {
            let mut next = state.clone();
            next.apply_silently(dice.pick(&legal(&state)), &mut dice);
            if matches!(next.turn(), Turn::Over(_)) {
                break;
            }
            state = next;
        }
        let nth = dice.below(setup.seats + 1);
        let viewer = if nth == setup.seats { Viewer::Public } else { Viewer::Of(Seat::new(nth)) };
        let mut twin = twin_of(&state, viewer, setup.seats, &mut dice);
        different += usize::from(twin != state);
        let whole = |world: &G| World::of(world, None, true).text(viewer);
        assert_eq!(whole(&twin), whole(&state), "{viewer:?} joins");
        let mut relayed = Relayed::of(setup.seats);
        let all = |world: &G| told_to_all(world, None, &dice, setup.seats);
        relayed.alike(viewer, [all(&twin), all(&state)], false);
        for _ in 0..STEPS {
            for to in Seat::all(setup.seats).map(Viewer::Of).chain([Viewer::Public]) {
                assert!(G::accepts(&state.view(to), to, setup), "{to:?} is shown what is true");
            }
            let Turn::Of(mover) = state.turn() else { break };
            let action = dice.pick(&legal(&state));
            let texts = told_to_all(&state, Some(action), &dice, setup.seats);
            let (next, events, text) = told(&state, action, &mut dice, viewer);
            let mut found = None;
            for attempt in 0..ATTEMPTS {
                let Turn::Of(twin_mover) = twin.turn() else { break };
                let own = viewer.is(mover) && viewer.is(twin_mover);
                let same = own || attempt == 0 && twin.refuse(action).is_none();
                let choice = if same { action } else { dice.pick(&legal(&twin)) };
                let before = dice.clone();
                let (other, other_events, twin_text) = told(&twin, choice, &mut dice, viewer);
                // A decision of which the viewer is told nothing at all is one for each mover.
                let alike = other_events == events && next.view(viewer) == other.view(viewer);
                if alike {
                    assert_eq!(twin_text, text, "{viewer:?} is told {events:?}");
                    let twin_texts = told_to_all(&twin, Some(choice), &before, setup.seats);
                    relayed.alike(viewer, [twin_texts, texts], true);
                    found = Some(other);
                    break;
                }
            }
            let Some(twin_next) = found else { break };
            followed += 1;
            state = next;
            twin = twin_next;
        }
    }
    assert!(followed > trials / 2, "twins were followed for {followed} steps in {trials} trials");
    println!("{followed} steps in {trials} trials, {different} with other hidden cards");
}
