//! Hints in planted positions: the advice and its reason are the obvious ones.

use crate::scene::{Scene, tale, tiles};
use crate::why::advised;
use regalia::bots::mon_royaume::Reason;
use regalia::games::mon_royaume::{Step, TaleSet};

/// Returns a scene where the tales are discarded, with these tiles before the two players.
fn discarding(taken: [&str; 2], tales: [&str; 2]) -> Scene {
    let mut scene = Scene::new(2, 1);
    let public = &mut scene.state.public;
    public.adventures.clear();
    public.taken = [tiles(taken[0]), tiles(taken[1]), tiles(""), tiles("")];
    public.tales = [TaleSet::NONE; 4];
    for (set, names) in public.tales.iter_mut().zip(tales) {
        *set = names.split_whitespace().map(tale).collect();
    }
    (public.round, public.picks, public.step) = (2, 6, Step::Tale);
    scene.state.hands = [tiles(""); 4];
    scene
}

#[test]
fn the_tale_of_the_lovers_is_kept() {
    let taken = ["woodcutter farmer windmill", "miller"];
    let tales =
        ["the-tree-of-love the-feast-of-crows", "the-sword-of-the-mountain the-moon-philtre"];
    advised(&discarding(taken, tales), 2, "discard-the-feast-of-crows", Reason::KeepsLovers);
}

#[test]
fn the_tale_that_pays_for_monsters_and_escapes_the_curse_is_kept() {
    let taken = ["troll witch", "black-castle dragon"];
    let tales = ["the-tree-of-love the-feast-of-crows", "the-witchs-ball the-moon-philtre"];
    advised(&discarding(taken, tales), 2, "discard-the-tree-of-love", Reason::KeepsMonsters(2));
}
