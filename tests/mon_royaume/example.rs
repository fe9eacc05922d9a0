//! The leaflet's worked example: Océane's kingdom and the Bard's show.

use crate::scene::{Scene, kingdom, seat, tale, tiles};
use regalia::engine::{Game, Rng, Stream, Viewer};
use regalia::games::mon_royaume::{
    PlacementError, Rules, Token, elements_met, lovers_met, tale_bonus, value_of_tiles,
};

/// Five tiles of level 1, three of level 2, two of level 3, two of level 4. Where the leaflet names
/// none, tiles that fit its text.
const TWELVE: &str = "woodcutter woodcutter knight farmer scarecrow border-post quarry orchard forge \
                      windmill black-castle yellow-castle";
const KINGDOM: &str = "woodcutter knight farmer scarecrow border-post -quarry orchard forge windmill \
                       black-castle";

#[test]
fn the_quarry_rests_on_nothing_blue_and_is_flipped() {
    let whole = kingdom(KINGDOM);
    assert_eq!(whole.faults(false).next(), None);
    let face_up = KINGDOM.replace("-quarry", "quarry");
    let fault = PlacementError::NothingBelow(regalia::games::mon_royaume::Colour::Blue);
    assert_eq!(kingdom(&face_up).faults(false).next(), Some((5, fault)));
}

#[test]
fn the_kingdom_brings_eighteen_of_twenty_points() {
    assert_eq!(value_of_tiles(kingdom(KINGDOM).standing()), 18);
}

#[test]
fn the_tree_of_love_has_four_elements_and_both_lovers_in_it() {
    let tree = tale("the-tree-of-love");
    let standing = kingdom(KINGDOM).standing();
    assert_eq!(elements_met(tree, standing), 4);
    assert!(lovers_met(tree, standing));
}

#[test]
fn with_the_yellow_castle_a_heroic_tale_would_have_brought_five() {
    // Farmer, Scarecrow, Orchard, Windmill and the castle itself.
    let standing = kingdom(&KINGDOM.replace("black-castle", "yellow-castle")).standing();
    assert_eq!(tale_bonus(tale("the-siege-of-the-harvest"), standing), 5);
}

#[test]
fn the_show_moves_seven_of_nine_tokens_for_fourteen_points() {
    // She has three tokens and draws six; random draws are repeated until she has the leaflet's
    // tokens and the Bard plays the leaflet's cards.
    let show = {
        use Token::{Cape, Flute, Lute, Sword};
        [Lute, Sword, Cape, Lute, Lute, Sword, Flute, Flute]
    };
    let other =
        "miller miller healer archer troll lake glade sawmill laboratory red-castle wizard witch";
    let mut scene = Scene::builders(
        Rules::Complete,
        &[(TWELVE, "the-tree-of-love"), (other, "the-witchs-ball")],
    );
    scene.state.tokens[0] = [1, 0, 1, 1];
    scene.state.public.token_counts[0] = 3;
    scene.build(KINGDOM);
    let mut last = scene.clone();
    last.build_all_but_one();
    // The order of the cards is random, but not their effect. So the same show in any order is
    // accepted.
    let mut wanted: Vec<Token> = show.to_vec();
    wanted.sort_unstable();
    let found = (0..3_000_000).find_map(|seed| {
        let mut state = last.state;
        let mut legal = Vec::new();
        state.legal(&mut legal);
        state.apply_silently(legal[0], &mut Rng::new(seed, Stream::Tool(4)));
        let ending = state.public.ending.expect("it is over");
        let mut cards = ending.cards.to_vec();
        cards.sort_unstable();
        (ending.tokens[0] == [2, 1, 3, 3]
            && cards == wanted
            && ending.serenades[0] == Some(Token::Sword))
        .then_some(state)
    });
    let state = found.expect("in three millions of shows there is this one");
    let ending = state.public.ending.expect("it is over");
    assert_eq!(ending.moved[0].iter().sum::<u8>(), 7);
    let line = ending.lines[0];
    assert_eq!((line.tiles, line.tokens, line.total()), (18, 14, 32));
    assert_eq!(state.view(Viewer::Of(seat(0))).public.token_counts[0], 9);
}

impl Scene {
    /// Places nine bard sides for the seat to move.
    fn build_all_but_one(&mut self) {
        for _ in 0..9 {
            let flip = *self.legal().last().expect("a bard side fits anywhere");
            self.decide(flip);
        }
    }
}

#[test]
fn she_had_to_leave_two_tiles() {
    assert_eq!(tiles(TWELVE).minus(kingdom(KINGDOM).tiles()), tiles("woodcutter yellow-castle"));
}
