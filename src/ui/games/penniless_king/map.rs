//! The map of Paris, with the King's path winding through it.

use super::look::{KING, WRATH};
use super::zone::zone;
use crate::games::penniless_king::{Neighbourhood, PennilessKing, Wrath};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::penniless_king::Words;
use yew::prelude::*;

/// Where the spaces of the King's path are, in thousandths of the map.
const PATH: [(u16, u16); 25] = [
    (130, 612),
    (205, 655),
    (247, 715),
    (330, 790),
    (420, 812),
    (500, 795),
    (500, 655),
    (500, 580),
    (500, 515),
    (500, 450),
    (500, 385),
    (500, 320),
    (440, 311),
    (500, 240),
    (500, 175),
    (513, 112),
    (500, 45),
    (425, 24),
    (340, 22),
    (255, 22),
    (170, 24),
    (62, 311),
    (30, 380),
    (30, 460),
    (40, 545),
];

/// The map.
pub fn map(
    scene: &Scene<PennilessKing>,
    w: &Words,
    notes: bool,
    on_open: &Callback<Neighbourhood>,
) -> Html {
    let public = &scene.view.public;
    let last = usize::from(public.last_space());
    let at = |(x, y): (u16, u16)| format!("translate({x} {y})");
    let picture = |name: &str, size: u8| {
        let corner = format!("-{}", size / 2);
        html! {
            <use href={format!("#s-{name}")} x={corner.clone()} y={corner}
                width={size.to_string()} height={size.to_string()} />
        }
    };
    let points: Vec<_> = PATH[..=last].iter().map(|(x, y)| format!("{x},{y}")).collect();
    let spaces = PATH[..=last].iter().enumerate().map(|(space, &place)| {
        let wrath = Wrath::of_space(space as u8).filter(|_| space < last);
        let kind = match wrath {
            Some(Wrath::In(_)) => "pk-wrath",
            Some(Wrath::Choice) => "pk-wrath pk-choice",
            None if space == last => "pk-end",
            None => "",
        };
        let passed = (space < public.king.into()).then_some("pk-passed");
        html! {
            <g class={classes!("pk-space", kind, passed)} transform={at(place)}>
                <circle r={if wrath.is_some() || space == last { "22" } else { "11" }} />
                if wrath.is_some() {
                    { picture(WRATH, 30) }
                } else if space == last {
                    { picture("crown", 30) }
                }
            </g>
        }
    });
    let king = PATH[usize::from(public.king).min(last)];
    let ahead = (public.king + 1..public.last_space())
        .find_map(|space| Wrath::of_space(space).map(|wrath| (space, wrath)));
    let ahead = ahead.map(|(space, wrath)| (w.wrath_ahead)(space, wrath));
    let label = (w.king_at)(public.king, last);
    html! {
        <section class="pk-map" aria-label={w.map}>
            <img src="games/penniless-king/paris.svg" alt="" width="1000" height="1000" />
            <svg class="pk-path" viewBox="0 0 1000 1000" role="img" aria-label={label}>
                <polyline points={points.join(" ")} />
                { for spaces }
                <g class="pk-king" transform={at(king)}>
                    <circle r="33" />
                    { picture(KING, 46) }
                </g>
            </svg>
            if let Some(ahead) = ahead {
                <p class="pk-ahead-of-king">{ ahead }</p>
            }
            { for Neighbourhood::ALL.map(|at| zone(scene, w, at, notes, on_open)) }
        </section>
    }
}
