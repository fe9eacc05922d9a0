//! The page when it stands in a club's own: the table, and nothing around it.

use super::context::{Context, use_house};
use super::dressed::Dressed;
use super::embed::{Asked, Said, Wish, Wrong, wish};
use super::fetched::Fetched;
use super::lesson::Lesson;
use super::matches;
use super::shelf::{Title, on_shelf};
use super::table::{Laid, TableProps};
use crate::engine::Turn;
use crate::platform::{embed, page, random};
use crate::session::new_match;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EmbeddedProps {
    /// What is asked for, as it stands in the address.
    pub asked: String,
}

/// The game that is asked for: an id is read only where there is a game of it.
fn title_of(asked: &Asked) -> &'static Title {
    on_shelf(asked.game).expect("every game is on the shelf")
}

/// Puts the match asked for on the table: the one under way here, if it is
/// one, else a new one.
fn lay_the_table(asked: &Asked, seed: Option<u64>, anew: bool) {
    let under_way = matches::under_way(asked.game).and_then(Result::ok).is_some_and(|play| {
        matches!(play.turn(), Turn::Of(_))
            && play.occupants().len() == asked.seats
            && play.may_hint() == asked.hints
            && asked.seed.is_none_or(|seed| seed == play.seed())
    });
    let seed = seed.or(asked.seed).unwrap_or_else(random::fresh_seed);
    if (anew || !under_way)
        && let Some(Ok(play)) = new_match(&asked.deal(seed, random::fresh_seed()))
    {
        matches::begin(&play);
    }
}

/// A table is as high as its screen, but for one in a frame that grows with the table:
/// embed.js says whose page it is, and makes the frame as high as it hears.
fn set_measure(asked: &Result<Asked, Wrong>, whole_screen: bool) {
    let grows = asked.as_ref().is_ok_and(|asked| asked.host.is_some()) && !whole_screen;
    page::set_attributes(&[("data-embedded", if grows { "grows" } else { "" })]);
}

/// The embedded table.
#[component]
pub fn Embedded(EmbeddedProps { asked }: &EmbeddedProps) -> Html {
    let house = use_house();
    let Context { settings, words, ref dress, .. } = house;
    let asked = use_memo(asked.clone(), |text| Asked::parse(text));
    // Each new game asked for from outside is a table of its own.
    let round = use_state(|| 0_u32);
    use_memo((), |()| {
        set_measure(&asked, false);
        match &*asked {
            Ok(asked) => {
                embed::meet(asked.host.as_deref());
                if !asked.lesson {
                    lay_the_table(asked, None, false);
                }
                Said::ready(asked.game).say();
            }
            Err(wrong) => {
                embed::meet(None);
                Said::error(&wrong.explain(words)).say();
            }
        }
    });
    {
        let (asked, dress) = (asked.clone(), dress.clone());
        use_effect_with((), move |()| {
            if let Ok(asked) = &*asked {
                dress.emit(asked.dress(settings));
            }
            let observer = page::watch_height(|height| Said::resize(height).say());
            move || drop(observer)
        });
    }
    {
        let (asked, round, dress) = (asked.clone(), round.clone(), dress.clone());
        use_effect_with((settings, *round), move |&(settings, now)| {
            let listener = embed::listen(move |json| match (wish(&json), &*asked) {
                (Some(Wish::Theme(theme)), _) => {
                    dress.emit(super::settings::Settings { theme, ..settings });
                }
                (Some(Wish::Language(language)), _) => {
                    dress.emit(super::settings::Settings { language: Some(language), ..settings });
                }
                (Some(Wish::WholeScreen(whole)), asked) => set_measure(asked, whole),
                (Some(Wish::NewGame(seed)), Ok(asked)) => {
                    lay_the_table(asked, seed, true);
                    round.set(now + 1);
                }
                _ => {}
            });
            move || drop(listener)
        });
    }
    match &*asked {
        Ok(asked) if asked.lesson && *round == 0 => {
            html! { <Lesson title={title_of(asked)} embedded={true} /> }
        }
        Ok(asked) => {
            html! { <Dressed title={title_of(asked)}><Fetched<TableProps> key={*round} part={house.parts.table} from={TableProps { title: title_of(asked), house, embedded: true, laid: Laid::Match }} /></Dressed> }
        }
        Err(wrong) => html! {
            <main class="page narrow" id="main" tabindex="-1">
                <p class="note" role="alert">{ wrong.explain(words) }</p>
            </main>
        },
    }
}
