// The covers of the home page, 240 by 320 units: each game's stage with its actors on it.
import * as K from './paper.mjs';
import { stage } from './stages.mjs';

const { P, hill, openings: O } = K;
const [W, H] = [240, 320];

/** Draws a symbol, its corner at x and y, so many units wide. */
const at = ({ path, units }, x, y, width, fill) => `<path fill="${fill}" transform="translate(${x} ${y})scale(${width / units})" d="${path}"/>`;

/** Draws an actor: the light on its edge, then its figure. */
const actor = (symbol, x, y, width, figure, rim) => at(symbol, x - width / 128, y - width / 56, width, rim) + at(symbol, x, y, width, figure);

/** Draws gold: a dark edge with a shadow, a light one, and the metal. */
const gold = (symbol, x, y, width, [dark, light, metal]) => `<g filter="url(#f)">${at(symbol, x, y, width, dark)}</g>${at(symbol, x, y - 2, width, light)}${at(symbol, x, y, width, metal)}`;

/** Draws the sheet with the opening, its thread, and an edge of light. */
const frame = (color, edge, opening) => {
  const hole = String(opening);
  const sheet = K.sheet(hole, W, H);
  return `<g filter="url(#f)"><path fill="${edge}" fill-rule="evenodd" d="${sheet}"/></g><path fill="${color}" fill-rule="evenodd" transform="translate(0 -1.4)" d="${sheet}"/><path fill="none" stroke="#e8bd5e" stroke-width="1.8" d="${hole}"/>`;
};

const cover = (sky, light, sheets, defs = '') => stage({ sky, light, sheets, W, H, shadow: 0.55, blur: 5, defs });

/** The hooded one behind the curtain of the palace, a hand of cards before it. */
function rogue(symbol) {
  const card = (x, y, turned, isFace) => `<g transform="translate(${x} ${y})rotate(${turned})"><g filter="url(#f)"><rect x="-22" y="-31" width="44" height="62" rx="4" fill="${isFace ? '#f8efdc' : '#6d1b20'}"/></g><rect x="-18" y="-27" width="36" height="54" rx="2.5" fill="none" stroke="#d9a441" stroke-width="1.2"/>${isFace ? at(symbol('chess-king'), -13, -13, 26, '#8a4a10') : '<path d="M0-12 8 0 0 12-8 0z" fill="none" stroke="#d9a441" stroke-width="1.4"/>'}</g>`;
  const windows = String(O.gothic(78, 22, 162, 330, 1)) + O.gothic(14, 60, 66, 330, 1) + O.gothic(174, 60, 226, 330, 1);
  return cover(['#3a0c10', '#a8402c', '#f2b25e'], [120, 130, 150, '#ffe2a8', 0.95], [
    { p: `M-6-6H246V326H-6z${windows}`, open: true, a: '#6d2018', z: '#a8452a', e: '#e88a50', f: 'f' },
    { p: 'M120 66c-34 0-50 30-54 62-3 28-20 40-30 72-10 34-14 66-14 124H218c0-58-4-90-14-124-10-32-27-44-30-72-4-32-20-62-54-62z', a: '#2a0d12', z: '#12060a', e: '#c9604a' },
    '<path d="M120 84c-22 0-34 22-34 48 0 22 14 40 34 40s34-18 34-40c0-26-12-48-34-48z" fill="#08040a"/><path fill="#ffcf6b" d="M101 132c5-5 12-5 14 0-5 5-10 5-14 0zM125 132c2-5 9-5 14 0-4 5-9 5-14 0z"/><path d="M64 300c6-50 24-84 56-98 32 14 50 48 56 98" fill="none" stroke="#5a2020" stroke-width="2.5"/>',
    `<g filter="url(#f)">${at(symbol('crown'), 71, 24, 98, '#e8b650')}</g>`,
    `<g filter="url(#f)"><path fill="#8c2428" d="${K.drape(74, 196, 330, 'l', W)}"/><path fill="#8c2428" d="${K.drape(74, 196, 330, 'r', W)}"/></g><path fill="none" stroke="#4a0f14" stroke-opacity=".6" stroke-width="2" d="${K.folds(74, 196, 330, 'l', W)}${K.folds(74, 196, 330, 'r', W)}"/><path fill="#e8b650" d="M-4 186c14 0 26 4 26 11s-12 12-26 11zM244 186c-14 0-26 4-26 11s12 12 26 11z"/>`,
    card(66, 276, -13) + card(103, 268, -4) + card(141, 268, 5, true) + card(178, 277, 14),
    `<g filter="url(#f)"><path fill="#a02c30" d="${K.swags(4, 18, 34, W)}"/></g><path fill="none" stroke="#e8b650" stroke-width="2.5" d="M-4 18c12 34 50 34 62 0 12 34 50 34 62 0 12 34 50 34 62 0 12 34 50 34 62 0"/>`,
  ]);
}

/** The King in the hall under the mountain, between two fires. */
function dwarf(symbol) {
  return cover(['#4a2210', '#d9823a', '#ffd98a'], [120, 160, 170, '#fff4c0', 0.95], [
    `<path d="${K.rays(120, 160, 16, 260, 0, 4)}" fill="#fff6d0" opacity=".25"/>`,
    { p: `M-6-6H246V326H-6z${new P(52, 330).v(112).l(82, 52).h(158).l(188, 112).v(330).z()}`, open: true, a: '#8f5024', z: '#d08a42', e: '#ffd28a', f: 'f' },
    { p: K.pillar(46, 34, -8, 300) + K.pillar(194, 34, -8, 300), a: '#5f3216', z: '#96592a', e: '#f0b468' },
    { p: 'M34 54h28v74l-14 15-14-15zM178 54h28v74l-14 15-14-15z', a: '#3e6b3a', z: '#28502e', e: '#8fb86a', f: 'f' },
    at(symbol('claw-hammer'), 38, 72, 20, '#f7dc9a') + at(symbol('shield'), 182, 72, 20, '#f7dc9a'),
    `<g filter="url(#f)">${at(symbol('own-dwarf-king'), 34, 86, 174, '#2a120a')}</g>${actor(symbol('own-dwarf-king'), 34, 86, 174, '#2a120a', '#fff0c0')}`,
    { p: 'M40 258H200V276H218V296H244V330H-4V296H22V276H40z', a: '#4a2711', z: '#241007', e: '#e8a05a' },
    { p: K.pillar(4, 44, -14, 322) + K.pillar(236, 44, -14, 322), a: '#2b150a', z: '#5f3416', e: '#d08a48' },
    '<path fill="#ffa53d" d="M52 298c-8-24 12-26 10-50 16 12 24 32 14 50zM164 298c-8-24 12-26 10-50 16 12 24 32 14 50z"/><path fill="#fff0b0" d="M58 298c-3-13 7-15 6-28 9 8 13 18 6 28zM170 298c-3-13 7-15 6-28 9 8 13 18 6 28z"/>',
    frame('#5f3416', '#e0a45e', O.lintel(12, 12, 228, 312, 36)),
  ]);
}

/** The castle of the story, and the way to it. */
function royaume() {
  return cover(['#3a2f74', '#b077a8', '#ffd09a'], [170, 74, 130, '#fff0cf', 0.9, 26], [
    `<path d="${K.stars(5, 40, 150, W)}" fill="#fff4d8"/>`,
    { p: hill([190, 160, 186, 150, 180, 170], -4, 244, 330), a: '#8f6aa8', z: '#d9a0a8', e: '#f4d0cc' },
    { p: K.tower(86, 30, 132, 260, 46, 12) + K.tower(154, 30, 132, 260, 46, 12) + K.tower(120, 40, 96, 260, 60, 16) + K.wall(80, 160, 170, 8, 8, 260) + K.tower(62, 20, 164, 260, 30, 8) + K.tower(178, 20, 164, 260, 30, 8), a: '#f7ead2', z: '#e8c8b8', e: '#fffaf0' },
    '<path fill="#a8455c" d="M68 132 86 86l18 46zM136 132l18-46 18 46zM97 96l23-60 23 60zM49 164l13-30 13 30zM165 164l13-30 13 30z"/><path fill="#5a3f80" d="M114 112h12v18h-12zM82 146h8v13h-8zM150 146h8v13h-8z"/><path fill="#5a3f60" d="M108 236v-24c0-14 24-14 24 0v24z"/>',
    { p: hill([236, 214, 228, 222, 240, 226], -4, 244, 330) + [22, 44, 206, 224].map((x, nth) => K.spruce(x, 242, 60 + nth % 2 * 18)).join(''), a: '#5f9a6a', z: '#3f7d58', e: '#b5dc9c' },
    '<path d="M118 236c2 20-34 26-22 44 10 14 40 14 42 44" fill="none" stroke="#f7e6b8" stroke-width="8" stroke-linecap="round"/>',
    { p: hill([284, 262, 296, 300, 270, 280], -4, 244, 330) + [10, 40].map((x, nth) => K.spruce(x, 292, 90 - nth * 24)).join('') + [214, 236].map((x, nth) => K.round(x, 290, 56 + nth * 20)).join(''), a: '#2f6b4a', z: '#1f4d38', e: '#8fc48a' },
    frame('#37296a', '#a890d8', O.round(12, 12, 228, 312)),
  ]);
}

/** Roofs and towers of Paris at night, a Rogue under the lamp. */
function penniless(symbol) {
  const far = K.roofs(41, 190, { x0: -6, x1: 246, min: 20, max: 34, high: 26, y1: 330 });
  const near = K.roofs(15, 262, { x0: -6, x1: 246, min: 40, max: 60, high: 26, y1: 330 });
  const glow = '<radialGradient id="lamp"><stop stop-color="#ffe6a0" stop-opacity=".8"/><stop offset="1" stop-color="#ffc95c" stop-opacity="0"/></radialGradient>';
  return cover(['#0f1c28', '#44687e', '#e0bd7a'], [120, 190, 150, '#ffe2a0', 0.75], [
    `<circle cx="178" cy="66" r="30" fill="#f7ebc8"/><circle cx="178" cy="66" r="52" fill="#f7ebc8" opacity=".16"/><path d="${K.stars(3, 30, 140, W)}" fill="#fff4d6" opacity=".8"/>`,
    { p: far.d, a: '#5a7f94', z: '#b0a581', e: '#a5c0c8' },
    `<path fill="#ffd77a" d="${K.windows(far.lit.slice(0, 14), 3, 5)}"/>`,
    { p: 'M70 330V92h5v-8h8v-6h6v6h14v-6h6v6h8v8h5v56h6l6-74 6 74h6V92h5v-8h8v-6h6v6h14v-6h6v6h8v8h5v238z', a: '#1b2e3c', z: '#3a4a4e', e: '#86a2ac' },
    '<g fill="#ffcf6b"><path d="M80 142v-30q7-18 14 0v30zM100 142v-30q7-18 14 0v30zM148 142v-30q7-18 14 0v30zM168 142v-30q7-18 14 0v30z"/><circle cx="130" cy="186" r="19"/><path d="M84 250v-26q9-18 18 0v26zM120 256v-30q10-20 20 0v30zM158 250v-26q9-18 18 0v26z"/></g><path stroke="#1b2e3c" stroke-width="2.4" fill="none" d="M111 186h38M130 167v38M117 173l26 26M143 173l-26 26"/>',
    { p: near.d, a: '#14222d', z: '#2b3a40', e: '#6d8b96' },
    `<path fill="#ffc04d" d="${K.windows(near.lit.filter(([x]) => x > 128), 5, 8)}"/>`,
    actor(symbol('own-right-hand'), 14, 168, 144, '#070d12', '#ffdf9a'),
    '<g transform="translate(196 300)"><path d="M0 20v-84c0-10 4-14 12-14" fill="none" stroke="#070d12" stroke-width="5"/><path d="M6-76h13l5 22H1z" fill="#ffe09a"/><path d="M3-79h19l-4-7H7zM-1-54h27l-5 6H4z" fill="#070d12"/><circle cx="12" cy="-66" r="46" fill="url(#lamp)"/></g>',
    frame('#16242f', '#5f8191', O.gothic(12, 12, 228, 312, 0.8)),
  ], glow);
}

/** The crown rises over the fields. */
function monarch(symbol) {
  const plot = (x, y, w, h, color, lean) => `<path fill="${color}" stroke="#2c5a2c" stroke-width="1.5" d="M${x} ${y}h${w}l${lean} ${h}h${-w - 10}z"/>`;
  return cover(['#2f8a74', '#bfdc90', '#fff0a8'], [120, 150, 160, '#fffbdc', 0.95, 60], [
    `<path d="${K.rays(120, 150, 20, 260, 0, 3.4)}" fill="#fffce4" opacity=".4"/>`,
    { p: hill([190, 172, 186, 170, 186], -4, 244, 330), a: '#8fbc70', z: '#d2e29a', e: '#eef6c0' },
    gold(symbol('queen-crown'), 52, 58, 136, ['#c98f22', '#ffe39a', '#d9a030']),
    { p: hill([218, 204, 214, 202, 216], -4, 244, 330) + [20, 50, 190, 220].map((x, nth) => K.round(x, 214, 46 + nth % 2 * 8)).join(''), a: '#5a9a4a', z: '#7fb558', e: '#cfe89a' },
    `<g filter="url(#s)">${plot(36, 222, 50, 28, '#e8c65a', 0)}${plot(94, 222, 50, 28, '#6fa34e', 5)}${plot(152, 222, 50, 28, '#d98f48', 10)}</g><path d="M44 230h36M42 238h40M40 245h44" stroke="#a87a1c" stroke-width="1.6"/><path fill="#fff3d0" d="M166 232h16v10h-16z"/><path fill="#9a3b2c" d="M162 233l12-11 12 11z"/><g fill="#2c5a2c"><circle cx="112" cy="236" r="6"/><circle cx="128" cy="238" r="7"/></g>`,
    `<g filter="url(#s)">${plot(14, 256, 62, 34, '#5f9a48', -2)}${plot(88, 256, 62, 34, '#dcb24a', 4)}${plot(162, 256, 62, 34, '#8fb852', 10)}</g><path d="M98 264h44M96 273h50M94 282h54" stroke="#a87a1c" stroke-width="1.8"/><path fill="#fff3d0" d="M30 268h20v12H30z"/><path fill="#9a3b2c" d="M26 269l14-13 14 13z"/><g fill="#2c5a2c"><circle cx="186" cy="272" r="8"/><circle cx="206" cy="276" r="9"/></g>`,
    { p: hill([312, 296, 304, 298, 312], -4, 244, 330) + K.topiary(24, 312, 1.7) + K.topiary(216, 312, 1.7), a: '#24562e', z: '#163c20', e: '#8cc070' },
    frame('#24562e', '#8cc070', O.leaf(12, 12, 228, 312, 8)),
  ]);
}

/** The covers by game; each takes what gives a symbol by its name: its path and its width. */
export const COVERS = { 'rogue-monarch': rogue, 'dwarf-king': dwarf, 'mon-royaume': royaume, 'penniless-king': penniless, monarch };
