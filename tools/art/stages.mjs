// The stages of all suits: the scene behind the actor, and the sheet in front of it.
//
// A stage is a sky, one light, and sheets of paper from far to near. A front is a sheet with an
// opening, the suit's outline. Cards have 200 by 280 units, tiles 200 by 224, lands 200 by 200.
import * as K from './paper.mjs';

const { P, hill, svg, FILTERS, openings: O } = K;

/**
 * Draws a stage. `sky` is a gradient of three colours from top to bottom. `light` is `[x, y, radius,
 * colour, opacity, core]`: a glow, with a disc of radius `core`. Each of `sheets` is a string of SVG,
 * or a sheet: its path `p`, its colour `a`, which pales to `z` downward, and the colour of its edge
 * `e`. `f` is its shadow: `f` hangs, `s` stands (as by default), 0 has none.
 * A sheet that is `open` has holes.
 */
export function stage({ sky, light, sheets, W = 200, H = 280, shadow = 0.5, blur = 4, defs = '' }) {
  let named = 0;
  let made = K.gradient(sky.map((color, nth) => [[0, 0.55, 1][nth], color]), 'k') + defs;
  let body = `<path fill="url(#k)" d="M0 0h${W}v${H}H0z"/>`;
  if (light) {
    const [x, y, radius, color, opacity, core] = light;
    made += `<radialGradient id="o"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
    body += `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#o)"/>`;
    if (core) body += `<circle cx="${x}" cy="${y}" r="${core}" fill="${color}"/>`;
  }
  // A blur costs time: only what hangs and the nearest two that stand have one, mist does for the
  // rest.
  const cast = sheets.filter((sheet) => sheet.p && (sheet.f ?? 's') === 's').slice(-2);
  for (const sheet of sheets) {
    if (typeof sheet === 'string') {
      body += sheet;
      continue;
    }
    const { p, a, z = a, e, y = 1.6, o } = sheet;
    const shape = sheet.open ? `d="${p}" fill-rule="evenodd"` : `d="${p}"`;
    const kind = sheet.f ?? 's';
    const shade = kind === 'f' || cast.includes(sheet) ? ` filter="url(#${kind})"` : '';
    const id = `p${named++}`;
    let fill = a;
    if (z !== a) {
      made += K.gradient([[0, a], [1, z]], `g${id}`);
      fill = `url(#g${id})`;
    }
    if (e) {
      made += `<path id="${id}" ${shape}/>`;
      body += `<g${shade}${o ? ` opacity="${o}"` : ''}><use href="#${id}" fill="${e}"/><use href="#${id}" fill="${fill}" y="${y}"/></g>`;
    } else body += `<path${shade} ${shape} fill="${fill}"${o ? ` opacity="${o}"` : ''}/>`;
  }
  return svg(`<defs>${FILTERS(shadow, blur)}${made}</defs>${body}`, W, H);
}

/**
 * Draws what hangs in front: a sheet from colour `a` to `z` with the opening `hole`, an edge `e`, and
 * a thread along the opening. `deco` is on it, `ground` in front of the stage.
 */
export function front({ hole, a, z = a, e, thread, W = 200, H = 280, ground = '', deco = '', shadow = 0.6, strength = 0.85 }) {
  const opening = String(hole);
  const made = `${FILTERS(shadow)}${K.gradient([[0, a], [1, z]], 'k')}<path id="p" fill-rule="evenodd" clip-rule="evenodd" d="${K.sheet(opening, W, H)}"/>`;
  return svg(`<defs>${made}</defs>${ground}<g filter="url(#f)"><use href="#p" fill="${e}"/></g><use href="#p" fill="url(#k)" y="-1.4"/><path d="${opening}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-opacity="${strength}"/>${deco}`, W, H);
}

const filled = (d, color, opacity = 1) => `<path fill="${color}" opacity="${opacity}" d="${d}"/>`;

/** The stages and the fronts by name. */
export const STAGES = {};
export const FRONTS = {};

function put(name, behind, before) {
  STAGES[name] = stage(behind);
  FRONTS[name] = front(before);
}

// Rogue Monarch: candlelight in a palace.
{
  // King: throne room, three windows, a colonnade, steps.
  const gothicWin = (x, y, w, h) => new P(x, y + h).v(y + w * .7).q(x, y + w * .15, x + w / 2, y).q(x + w, y + w * .15, x + w, y + w * .7).v(y + h).z().toString();
  const wallWins = `M-6-6H206V286H-6z` + gothicWin(84, 26, 32, 132) + gothicWin(36, 52, 26, 106) + gothicWin(138, 52, 26, 106);
  const mull = 'M99 30v130M84 78h32M84 112h32M49 56v104M36 96h26M151 56v104M138 96h26';
  const arcade = `M-6-6H206V286H-6z` + String(O.round(24, 22, 76, 290)).replace(/z$/, 'z') + O.round(84, 8, 116, 290).toString() + O.round(124, 22, 176, 290).toString();
  put('king', {
    sky: ['#ffd98a', '#ffc968', '#e98f38'], light: [100, 92, 120, '#fff3c4', .95],
    sheets: [
      `<path d="${K.rays(100, 70, 14, 260, 4, 3)}" fill="#fff6d8" opacity=".35"/>`,
      { p: wallWins, open: true, a: '#b5642a', z: '#e0913f', e: '#ffd58a', f: 'f' },
      `<path d="${mull}" stroke="#a35a26" stroke-width="3" fill="none"/>`,
      { p: K.pillar(18, 22, -10, 236) + K.pillar(182, 22, -10, 236), a: '#5a2412', z: '#8a431d', e: '#d98a45' },
      { p: 'M30 200H170V214H186V232H204V284H-4V232H14V214H30z', a: '#7a3015', z: '#4a1a0c', e: '#e8a04f' },
    ],
  }, { hole: O.trefoil(12, 16, 188, 262), a: '#6a1c1c', z: '#3d0f10', e: '#b8563f', thread: '#e8b650',
    ground: `<path filter="url(#s)" fill="#b5382c" d="M76 206 124 206 146 284H54z"/><path fill="#8c2420" d="M80 206h40l20 78H60z"/>` });
  // Queen: a window, curtains tied, roses.
  const qwin = 'M-6-6H206V286H-6z' + O.round(58, 40, 142, 214).toString();
  put('queen', {
    sky: ['#7d1f3f', '#e0667a', '#ffd2a8'], light: [100, 112, 96, '#ffeacb', .95, 36],
    sheets: [
      { p: hill([182, 168, 180, 166, 178, 170]), a: '#c14f68', z: '#e58a86', f: 0 },
      { p: [K.cypress(76, 196, 58), K.cypress(66, 200, 40), K.cypress(126, 198, 64), K.cypress(137, 200, 42), hill([196, 188, 194, 190, 196])].join(''), a: '#8a2744', z: '#b54a58', e: '#f09a8c' },
      { p: qwin, open: true, a: '#5e1530', z: '#7d2238', e: '#d97a6c', f: 'f' },
      `<path d="M100 40v176M58 106h84" stroke="#5e1530" stroke-width="3.5"/>`,
      `<g fill="#7d2238" opacity=".55"><path d="M30 60l6 9-6 9-6-9zM30 110l6 9-6 9-6-9zM30 160l6 9-6 9-6-9zM170 60l6 9-6 9-6-9zM170 110l6 9-6 9-6-9zM170 160l6 9-6 9-6-9z"/></g>`,
      { p: 'M-4 212H204V284H-4z', a: '#4a1024', z: '#35091a', e: '#c05a5c' },
    ],
  }, { hole: new P(16, 262).c(24, 220, 40, 190, 26, 168).c(60, 140, 78, 76, 84, 20).c(92, 30, 108, 30, 116, 20).c(122, 76, 140, 140, 174, 168).c(160, 190, 176, 220, 184, 262).z(), a: '#9a2338', z: '#4d0f20', e: '#e0646a', thread: '#f0bd6a',
    deco: `<g fill="none" stroke="#3d0a18" stroke-opacity=".45" stroke-width="2">${['l', 'r'].map((s) => `<path d="${K.folds(74, 168, 284, s, 200, 3)}"/>`).join('')}</g><g fill="#e8b650"><path d="M10 160c12-2 20 2 22 9s-8 11-22 9z"/><path d="M190 160c-12-2-20 2-22 9s8 11 22 9z"/></g>` });
  // Knight: the gate at dawn, banners, hills.
  put('knight', {
    sky: ['#1d3c66', '#6f9cc4', '#f5e2bd'], light: [100, 150, 110, '#fff3d2', .95, 40],
    sheets: [
      { p: hill([160, 138, 156, 130, 152, 140]), a: '#7fa4c4', z: '#c9d6d2', f: 0 },
      { p: K.tower(40, 18, 112, 210, 26, 12) + K.tower(62, 12, 130, 210, 18) + K.wall(26, 90, 150, 6, 5, 220) + hill([186, 176, 178, 188, 192, 190]), a: '#4d789f', z: '#8fb0bf', e: '#d3e2e2' },
      { p: hill([206, 200, 214, 206, 196, 202]) + K.spruce(168, 206, 54) + K.spruce(184, 206, 72) + K.spruce(150, 208, 34), a: '#2b5077', z: '#4a7391', e: '#9dbecb' },
      { p: hill([228, 222, 218, 220, 226, 230]), a: '#1c3656', z: '#14283f', e: '#7198ae' },
    ],
  }, { hole: O.gothic(14, 14, 186, 262, 1.05), a: '#1c3352', z: '#0e1c30', e: '#5d86a6', thread: '#d8c48a',
    deco: `<g filter="url(#f)"><path fill="#8c2f2b" d="M156 18h24v52l-12 14-12-14z"/></g><g fill="#e8c46a"><path d="M168 30l3 6h7l-5 5 2 7-7-4-7 4 2-7-5-5h7z"/></g>` });
  // Assassin: roofs, the moon, seen through a keyhole.
  const rf = K.roofs(11, 176, { min: 26, max: 40, high: 34 }), rn = K.roofs(5, 214, { min: 34, max: 52, high: 20 });
  put('assassin', {
    sky: ['#191428', '#4a3f6b', '#a393b8'], light: [118, 92, 110, '#efe6ff', .75, 42],
    sheets: [
      filled(K.stars(9, 26, 120), '#e9e0ff', .8),
      { p: rf.d, a: '#544877', z: '#7f71a0', e: '#a99bc9' }, filled(K.windows(rf.lit.slice(0, 10)), '#ffcf6b', .9),
      { p: rn.d, a: '#2a2140', z: '#3d325a', e: '#7d6fa3' }, filled(K.windows(rn.lit.slice(0, 9)), '#ffb84d', .9),
      { p: hill([246, 236, 230, 234, 238, 248]), a: '#171124', e: '#5e5284' },
    ],
  }, { hole: O.keyhole(14, 12, 186, 262), a: '#2c2438', z: '#120e1a', e: '#6a5c84', thread: '#b9a9d6',
    deco: `<g fill="#4a3f5e"><circle cx="20" cy="22" r="5"/><circle cx="180" cy="22" r="5"/></g><g fill="#8d7fa6"><path d="M17 21h6v1.6h-6zM177 21h6v1.6h-6z"/></g>` });
}

// The Dwarf King: the forge.
{
  const hall = (far, near, floor, glow, sky, frame, name, hole, extra = [], deco = '') => put(name, {
    sky, light: [100, 168, 130, glow, .95],
    sheets: [...extra, ...far, ...near, floor],
  }, { hole, ...frame, deco });
  // Dwarves: pillars of a hall under the mountain, a forge at the end.
  hall([
    `<path d="${K.rays(100, 176, 12, 220, 0, 5)}" fill="#fff6c0" opacity=".22"/>`,
    { p: 'M-6-6H206V286H-6z' + new P(66, 240).v(112).l(78, 84).h(122).l(134, 112).v(240).z(), open: true, a: '#8a9a48', z: '#c9b653', e: '#f6eaa0', f: 'f' },
    `<path fill="#fff3b8" d="M82 240v-70l8-14h20l8 14v70z"/><path fill="#ff9a3d" d="M90 240c-6-24 8-28 8-48 14 12 18 28 12 48z"/><path fill="#ffe07a" d="M95 240c-2-12 5-14 5-26 8 8 9 16 6 26z"/>`,
  ], [
    { p: K.pillar(50, 18, 34, 246) + K.pillar(150, 18, 34, 246), a: '#4d6b34', z: '#7f8a3e', e: '#dfe09a' },
    { p: K.pillar(16, 32, -8, 256) + K.pillar(184, 32, -8, 256), a: '#1d3a22', z: '#3d5a2c', e: '#a9bd6a' },
    `<path d="M70-4v30M130-4v30" stroke="#1d3a22" stroke-width="2"/><path fill="#ffd978" d="M64 26h12l3 12H61zM124 26h12l3 12h-18z"/>`,
  ], { p: 'M36 228H164L176 240H190L204 254V284H-4V254L10 240H24z', a: '#2a4722', z: '#142712', e: '#b8c870' }, '#fff3b0', ['#3a5a2c', '#9aa84e', '#f0d468'], { a: '#26472c', z: '#10200f', e: '#7d9f66', thread: '#dcb75e' }, 'dwarves', O.lintel(12, 14, 188, 264, 34));
  // Knights: a castle at dawn behind battlements.
  hall([
    { p: hill([150, 142, 156, 146, 150]), a: '#8fb2d4', z: '#d5e0df', f: 0 },
    { p: K.tower(100, 34, 92, 240, 0) + K.tower(70, 20, 124, 240, 24, 10) + K.tower(130, 20, 124, 240, 24, 10) + K.wall(52, 148, 168, 7, 7, 240), a: '#5c86b3', z: '#a9c3d3', e: '#e4eef0' },
  ], [
    { p: K.tower(18, 44, 104, 284, 0) + K.tower(182, 44, 104, 284, 0) + K.wall(0, 200, 204, 12, 12), a: '#27496f', z: '#47709a', e: '#9fc0d6' },
    '<path fill="#10233f" d="M14 140h8v16h-8zM178 140h8v16h-8z"/>',
  ], { p: K.wall(-10, 210, 242, 16, 12), a: '#16304e', z: '#0d1d31', e: '#6f97bb' }, '#fff6dc', ['#2a5488', '#8fb8dc', '#f7ead0'], { a: '#1f3d63', z: '#0e1d33', e: '#6d97c0', thread: '#dccb92' }, 'knights', O.crenel(12, 14, 188, 264, 3, 22));
  // Goblins: the mouth of a cave, fires, pikes.
  hall([
    { p: K.spikes(21, 7, 176, 20, 60), a: '#b9442c', z: '#ef9a4a', e: '#ffc27a' },
  ], [
    { p: ['M18 240v-116l4-14 4 14v116zM36 240v-70l3-12 3 12v70zM174 240v-124l4-14 4 14v124zM158 240v-60l3-12 3 12v60z', K.spikes(4, 6, 226, 6, 34)].join(''), a: '#6d1f1a', z: '#a8402a', e: '#e58a50' },
    { p: 'M26 122c12-4 16 5 26 0-6 9-3 14-10 18-8-2-12 2-16-2zM174 114c-12-4-18 5-28 0 6 9 5 14 11 18 8-2 12 2 17-2z', a: '#c2392a', e: '#ff9a6a' },
  ], { p: K.spikes(8, 9, 252, 4, 18), a: '#3a0f10', z: '#210708', e: '#b5503a' }, '#ffe2a0', ['#3d0d12', '#a8301f', '#ffb04e'], { a: '#4a1614', z: '#1f0808', e: '#a04a38', thread: '#e89a4e' }, 'goblins', O.cave(10, 10, 190, 266, 12), [`<path d="${K.fangs(31, 8, 22, 20, 60)}" fill="#7d2018" opacity=".8"/>`]);
  // Magic: standing stones, a turning sky.
  const swirl = 'M100 60c34 0 58 22 58 52s-26 48-54 48-44-18-44-40 18-36 38-36 32 14 32 30-12 26-26 26-22-8-22-20';
  hall([
    `<path d="${swirl}" fill="none" stroke="#f4e4ff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>`,
    { p: hill([194, 182, 190, 180, 192]), a: '#7a55a8', z: '#b592cf', e: '#d9c0ea' },
  ], [
    { p: 'M26 236 30 150l14-8 12 10 4 84zM140 236l4-82 14-10 12 8 4 84zM22 152l6-14h34l6 14zM136 154l6-14h34l6 14z', a: '#3f2a63', z: '#65478f', e: '#b596d8' },
  ], { p: hill([246, 236, 232, 236, 246]), a: '#241540', z: '#150b28', e: '#8b6bb5' }, '#fbeaff', ['#251645', '#6a4699', '#e9b6d6'], { a: '#352058', z: '#180d2e', e: '#8562b5', thread: '#e0b8f0' }, 'magic', O.circle(12, 14, 188, 264), [filled(K.stars(17, 34, 150), '#fff', .85)]);
}

// Mon Royaume: a pop-up book by day.
{
  const W = 200, H = 224, arch = (x, y) => O.round(x, y, W - x, H + 10);
  const tile = (name, sky, light, sheets, fr, deco = '') => {
    STAGES[name] = stage({ sky, light, sheets, W, H, shadow: .32, blur: 3.5 });
    FRONTS[name] = front({ hole: fr.hole, a: fr.a, z: fr.z ?? fr.a, e: fr.e, thread: fr.thread, W, H, shadow: .4, deco, strength: 0.9 });
  };
  const cloud = (x, y, s = 1) => `M${x} ${y}c${-2 * s}-${9 * s} ${12 * s}-${12 * s} ${15 * s}-${5 * s}c${4 * s}-${9 * s} ${20 * s}-${7 * s} ${19 * s} ${3 * s}c${9 * s} 0 ${9 * s} ${9 * s} 0 ${9 * s}h${-32 * s}c${-9 * s} 0 ${-8 * s}-${8 * s}-${2 * s}-${7 * s}z`;
  tile('green', ['#8fd0c0', '#c9ead0', '#fff3cf'], [100, 100, 96, '#fffbe2', .95, 34], [
    { p: cloud(24, 60) + cloud(136, 74, .9), a: '#fffdf2', f: 's', o: .9 },
    { p: hill([128, 112, 126, 110, 124]) + [12, 34, 58, 84, 116, 142, 166, 190].map((x, i) => K.spruce(x, 132, 34 + (i * 13) % 18)).join(''), a: '#8cc48c', z: '#bfe0a8', e: '#e4f5cf' },
    { p: hill([158, 148, 156, 150, 160]) + [4, 30, 170, 196].map((x, i) => K.spruce(x, 162, 74 - i % 2 * 12)).join('') + K.spruce(52, 160, 40) + K.spruce(148, 160, 40), a: '#4f9a5e', z: '#7dbb70', e: '#c4e6a8' },
    { p: hill([192, 180, 176, 182, 190]), a: '#2f7446', z: '#2a6a40', e: '#8fcf80' },
  ], { hole: O.leaf(12, 12, 188, H + 10, 7), a: '#2f6b3f', z: '#1d4a2c', e: '#a8d68a', thread: '#f4e6a8' });
  tile('yellow', ['#9fd6ee', '#d9efe2', '#fff0b8'], [140, 74, 90, '#fff7c8', .95, 26], [
    { p: cloud(30, 56) + cloud(86, 40, .7), a: '#fffdf2', o: .9 },
    { p: hill([126, 116, 124, 112, 120]) + [K.round(30, 124, 26), K.round(46, 122, 20), K.round(170, 118, 28)].join(''), a: '#b9c46a', z: '#e0d890', e: '#f4f0b8' },
    { p: hill([152, 142, 150, 138, 148]), a: '#eac45a', z: '#f4d878', e: '#fff0b0' },
    `<path d="M-4 160C60 140 140 136 204 156M-4 172C60 150 140 146 204 168M30 190C40 170 60 150 84 144M100 190c0-20 0-34 4-48M170 190c-8-18-22-36-40-46" fill="none" stroke="#c99a2e" stroke-opacity=".5" stroke-width="2.5"/>`,
    { p: hill([184, 176, 182, 174, 184]), a: '#c48a22', z: '#b3781a', e: '#f7dc86' },
  ], { hole: O.scallop(12, 20, 188, H + 10, 5, -16).toString(), a: '#8a5f10', z: '#6a460a', e: '#f2cf70', thread: '#fff0b8' });
  tile('red', ['#f6b48a', '#fbd7a4', '#fff2d2'], [64, 92, 90, '#fff6d8', .95, 28], [
    { p: cloud(118, 58) , a: '#fff8ea', o: .9 },
    { p: hill([128, 120, 134, 122, 130]) + K.tower(150, 20, 96, 150, 20, 12) + K.tower(170, 14, 112, 150, 16) + K.wall(134, 188, 124, 6, 5, 150), a: '#e59a7d', z: '#f7c9a0', e: '#ffe6c8' },
    { p: K.wall(-4, 204, 156, 14, 12, 230) + K.tower(20, 36, 110, 230, 0), a: '#c75743', z: '#de8660', e: '#ffc8a4' },
    '<path fill="#7a241e" d="M16 128h8v16h-8zM60 176h8v12h-8zM130 176h8v12h-8z"/>',
    { p: K.wall(-12, 214, 190, 18, 10, 230), a: '#9a2f2a', z: '#7d2320', e: '#f09a80' },
  ], { hole: O.crenel(12, 14, 188, H + 10, 3, 20), a: '#7d2422', z: '#551514', e: '#ee9478', thread: '#ffe0a8' });
  tile('blue', ['#7fb2e0', '#bcdcee', '#fdf3dc'], [100, 84, 92, '#fffdf0', .95, 30], [
    { p: cloud(26, 66, .8) + cloud(140, 52, .9), a: '#ffffff', o: .9 },
    { p: 'M-4 150 30 84l18 26 30-52 36 56 22-34 30 40 20-24 26 54v84H-4z', a: '#8fb4d8', z: '#c9dcea', e: '#ffffff', y: 3 },
    '<path fill="#fff" d="m78 58 16 26-8-4-8 10-8-8-8 4zM136 80l10 14-8-3-6 6-6-6-4 2zM30 84l10 14-8-2-6 6-4-4-6 6z"/>',
    { p: 'M-4 170 24 132l26 30 26-20 30 30 34-38 30 30 34-24v84H-4z', a: '#4d7fb0', z: '#86abc9', e: '#d3e5f2' },
    { p: hill([190, 182, 190, 178, 188]), a: '#2c4f78', z: '#234166', e: '#9cc0de' },
  ], { hole: new P(12, H + 10).v(66).l(34, 40).l(48, 52).l(100, 10).l(152, 52).l(166, 40).l(188, 66).v(H + 10).z(), a: '#24466f', z: '#162e4d', e: '#8fb6da', thread: '#f4e8c0' });
  tile('violet', ['#5a3f94', '#b585c4', '#ffd9c0'], [132, 70, 90, '#fff2d8', .9, 26], [
    filled(K.stars(5, 26, 90), '#fff6d8', .95),
    { p: K.tower(60, 18, 84, 170, 34, 10) + K.tower(42, 14, 106, 170, 26) + K.tower(78, 14, 110, 170, 26) + hill([138, 128, 136, 130, 140]), a: '#9a78bf', z: '#d9b0cf', e: '#f4dcec' },
    { p: hill([164, 150, 158, 152, 166]) + K.topiary(28, 164, 1.1) + K.topiary(172, 164, 1.1) + K.round(8, 164, 44) + K.round(194, 164, 44), a: '#6a4699', z: '#9a74b5', e: '#dcbfe6' },
    { p: hill([190, 180, 186, 180, 190]), a: '#462a70', z: '#38205c', e: '#b48fd0' },
  ], { hole: O.ogee(12, 8, 188, H + 10), a: '#412767', z: '#2a1748', e: '#b08fd8', thread: '#ffe2b0' });
  // Monsters: the black of night, teeth round the stage.
  tile('monster', ['#0d0b16', '#3a2450', '#c04a3a'], [100, 120, 96, '#ffb07a', .9, 40], [
    filled(K.stars(8, 18, 80), '#ffd9c8', .7),
    { p: K.spikes(14, 8, 168, 20, 64, 230), a: '#5a2a4a', z: '#a84a48', e: '#d98070' },
    { p: 'M20 230v-90c-6-14-14-18-20-34 10 6 14 8 20 16-2-14 0-24-4-38 10 10 12 26 12 36 4-10 12-14 18-20-4 14-12 22-12 34v96zM176 230v-86c6-14 14-18 22-30-12 4-16 8-22 14 2-14 2-22 6-34-10 8-14 22-14 32-4-10-10-14-16-18 4 12 10 20 10 32v90z', a: '#1f1228', z: '#3d1f38', e: '#9a5560' },
    { p: K.spikes(6, 9, 200, 4, 16, 230), a: '#120a18', e: '#6a3a4c' },
  ], { hole: O.cave(10, 8, 190, H + 10, 5), a: '#1d1624', z: '#0c0810', e: '#6a5478', thread: '#e8806a' });
}

// The Penniless King: Paris by night.
{
  const a1 = K.roofs(41, 168, { min: 18, max: 30, high: 30 }), a2 = K.roofs(77, 208, { min: 30, max: 46, high: 26 });
  const lamp = (x, y, s = 1, side = 1) => `<g transform="translate(${x} ${y}) scale(${s * side} ${s})"><path d="M-2 0v-62h-1c0-10 4-16 14-16h6" fill="none" stroke="#0b1218" stroke-width="4"/><path d="M12-78h10l4 16H8z" fill="#ffd984"/><path d="M10-80h14l-3-5h-8zM8-62h18l-3 4H11z" fill="#0b1218"/><circle cx="17" cy="-70" r="34" fill="url(#lamp)"/></g>`;
  const lampDef = '<radialGradient id="lamp"><stop stop-color="#ffe6a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffc95c" stop-opacity="0"/></radialGradient>';
  // The street: guild members.
  put('street', {
    sky: ['#14222f', '#3f6076', '#d9b878'], light: [100, 128, 110, '#ffe2a0', .8], defs: lampDef,
    sheets: [
      '<circle cx="52" cy="58" r="17" fill="#f6e9c4"/><circle cx="52" cy="58" r="30" fill="#f6e9c4" opacity=".16"/>',
      filled(K.stars(3, 18, 90), '#fff4d6', .7),
      { p: a1.d, a: '#4c6f84', z: '#a39a7c', e: '#9dbac4' }, filled(K.windows(a1.lit.slice(0, 12), 3, 5), '#ffd77a'),
      { p: 'M-4 284V70l20-22 30 30v24l-8 4v178zM204 284V54l-24-20-30 32v26l8 4v188z', a: '#223846', z: '#5e5f52', e: '#7fa0ac' },
      filled('M12 100h10v16H12zM12 134h10v16H12zM166 92h10v16h-10zM182 92h10v16h-10zM166 128h10v16h-10z', '#ffcf6b', .95),
      lamp(40, 214, .9),
      { p: hill([240, 228, 222, 226, 238]), a: '#14222c', z: '#0c161d', e: '#8a8768' },
    ],
  }, { hole: O.gothic(12, 14, 188, 264, .8), a: '#1f3442', z: '#0c161e', e: '#5f8191', thread: '#e0bd6a' });
  // The hired: a tavern, barrels, a hearth, lanterns on the beams.
  put('tavern', {
    sky: ['#5a2c16', '#d98a3e', '#ffd98a'], light: [100, 132, 120, '#fff4c4', .95], defs: lampDef,
    sheets: [
      { p: 'M-6-6H206V286H-6z' + O.round(48, 58, 152, 250).toString(), open: true, a: '#9a5427', z: '#c9803e', e: '#ffcf86', f: 'f' },
      `<path fill="#ff8f3a" d="M70 250c-10-40 22-44 18-88 14 10 18 26 16 42 10-8 12-20 10-30 20 18 26 48 16 76z"/><path fill="#fff0b0" d="M84 250c-4-22 14-28 12-50 14 14 24 30 16 50z"/>`,
      '<path d="M-4 92h42M162 92h42" stroke="#4a2310" stroke-width="5"/><path fill="#6a3517" d="M4 90V72q0-4 3-6v-8h6v8q3 2 3 6v18zM22 90V78h12v12zM170 90V70q0-4 3-6v-8h6v8q3 2 3 6v20zM186 90V78h12v12z"/>',
      { p: 'M-4-4H204V30H-4zM22-4h14v60H22zM164-4h14v60h-14z', a: '#4a2310', z: '#6a3819', e: '#b8743a', f: 'f' },
      '<circle cx="29" cy="74" r="40" fill="url(#lamp)"/><circle cx="171" cy="74" r="40" fill="url(#lamp)"/><path fill="#ffe6a0" d="M22 66h14l3 18H19zM164 66h14l3 18h-20z"/><path fill="#331708" d="M20 62h18l-4-7H24zM162 62h18l-4-7h-10z"/>',
      { p: 'M-8 246v-54c0-8 12-12 24-12s24 4 24 12v54zM160 246v-54c0-8 12-12 24-12s24 4 24 12v54z', a: '#5a2c12', z: '#7d4520', e: '#e0a05a' },
      '<path d="M-8 200h48M-8 224h48M160 200h48M160 224h48" stroke="#e8b870" stroke-opacity=".7" stroke-width="3"/>',
      { p: 'M-4 240H204V284H-4z', a: '#3a1a0c', z: '#200d05', e: '#c98648' },
    ],
  }, { hole: O.rect(14, 16, 186, 264, 26), a: '#4a2410', z: '#221006', e: '#b8743a', thread: '#f0c472' });
  // Plots: a tarot sky.
  put('tarot', {
    sky: ['#1a2350', '#4a5aa0', '#e9d9b8'], light: [100, 122, 112, '#fff8dc', .95, 58],
    sheets: [
      `<path d="${K.rays(100, 122, 20, 150, 0, 2.4)}" fill="#fff6d0" opacity=".3"/>`,
      filled(K.stars(23, 34, 200), '#fff6d8', .95),
      { p: hill([232, 222, 230, 220, 230]) + K.tower(16, 18, 190, 284, 26) + K.tower(184, 18, 190, 284, 26), a: '#38478c', z: '#6a78b0', e: '#b9c4ea' },
      { p: hill([250, 242, 248, 240, 250]), a: '#1c2558', z: '#141a40', e: '#7b88c4' },
    ],
  }, { hole: O.ogee(12, 12, 188, 264), a: '#232c60', z: '#10153a', e: '#7684c8', thread: '#e8cf8a',
    deco: '<path fill="#e8cf8a" d="m18 20 2 6 6 2-6 2-2 6-2-6-6-2 6-2zM182 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/>' });
}

// Monarch: the garden kingdom.
{
  put('might', {
    sky: ['#5a1420', '#c9503a', '#ffd38a'], light: [100, 128, 108, '#fff0bf', .95, 44],
    sheets: [
      { p: hill([170, 158, 172, 156, 168]), a: '#d9764a', z: '#f2b070', f: 0 },
      { p: 'M18 206 40 150h4l22 56zM130 206l20-48h4l20 48zM66 206l14-34h3l14 34z' + 'M40 150v-14l12 4-12 5zM150 158v-14l12 4-12 5z' + hill([204, 198, 202, 198, 204]), a: '#9c3a2c', z: '#d07a4a', e: '#ffc890' },
      { p: K.wall(-4, 204, 226, 14, 12) + K.tower(10, 34, 176, 284, 0) + K.tower(190, 34, 176, 284, 0), a: '#5e1c1c', z: '#8a3328', e: '#e58a60' },
      { p: K.wall(-12, 214, 256, 18, 10), a: '#3a0f12', e: '#a8473a' },
    ],
  }, { hole: O.crenel(12, 14, 188, 264, 3, 22), a: '#701c1e', z: '#3a0c10', e: '#d0644e', thread: '#f0c070' });
  put('culture', {
    sky: ['#2c1650', '#8a4fa0', '#ffc4a8'], light: [100, 128, 108, '#ffe9cf', .95, 40],
    sheets: [
      filled(K.stars(6, 16, 90), '#fff0d8', .8),
      { p: hill([186, 176, 184, 176, 186]) + K.topiary(40, 190, 1.3) + K.topiary(160, 190, 1.3) + K.cypress(66, 188, 56) + K.cypress(134, 188, 56), a: '#8a5aa8', z: '#d09ac0', e: '#eec4de' },
      `<path d="M-4 62C40 96 70 96 100 84s60-12 104 6" fill="none" stroke="#3a1c5a" stroke-width="1.6"/><g fill="#ffd98a"><path d="M22 76h10l2 12H20zM56 88h10l2 12H54zM136 80h10l2 12h-14zM170 86h10l2 12h-14z"/></g>`,
      { p: hill([226, 214, 222, 214, 226]) + [10, 30, 170, 190].map((x, i) => K.round(x, 226, 34 + i % 2 * 10)).join(''), a: '#552f80', z: '#8a5aa5', e: '#c79ad8' },
      { p: 'M-4 250H204V284H-4z', a: '#321a55', z: '#210f3c', e: '#9a6cc0' },
    ],
  }, { hole: O.scallop(12, 16, 188, 264, 4, 26), a: '#55307f', z: '#28123f', e: '#a87cd0', thread: '#f2c98a',
    deco: '<g fill="#f2c98a"><path d="M54 12h4v12h-4zM98 12h4v12h-4zM142 12h4v12h-4z"/><circle cx="56" cy="26" r="4"/><circle cx="100" cy="26" r="4"/><circle cx="144" cy="26" r="4"/></g>' });
  put('wisdom', {
    sky: ['#0f1f4a', '#3d6aa8', '#d5e6e4'], light: [100, 126, 110, '#f4fbff', .9, 42],
    sheets: [
      filled(K.stars(13, 36, 150), '#fff8dc', .95),
      '<path d="M34 60 62 40l30 14 26-22 42 20" fill="none" stroke="#fff8dc" stroke-opacity=".45"/>',
      { p: hill([188, 180, 186, 178, 188]) + 'M130 196v-34c0-16 10-24 22-24s22 8 22 24v34zM149 140v-10h6v10zM152 150l26-22 4 5-26 22z' + K.tower(44, 16, 148, 200, 22), a: '#4f7db4', z: '#a3c2d2', e: '#dcebf0' },
      { p: 'M-4 284v-76h12v-8h28v8h12v-8h22v8h60v-8h28v8h10v-10h24v10h12v76z', a: '#23467c', z: '#46719f', e: '#93b9dc' },
      `<path d="M12 214v22M20 214v22M26 214v22M34 212v24M56 214v22M64 214v22M72 212v24M86 214v22M118 214v22M128 212v24M138 214v22M150 212v24M164 214v22M172 214v22M184 212v24" stroke="#d9c48a" stroke-opacity=".55" stroke-width="3.4"/>`,
      { p: 'M-4 244H204V284H-4z', a: '#14294f', z: '#0c1a36', e: '#6a93c4' },
    ],
  }, { hole: O.gothic(12, 12, 188, 264, 1.15), a: '#1f3a70', z: '#0d1a3a', e: '#6a93d0', thread: '#e8d08a' });
  put('bounty', {
    sky: ['#5fae9a', '#c6e0a0', '#fff0b0'], light: [100, 124, 112, '#fffbd8', .95, 46],
    sheets: [
      `<path d="${K.rays(100, 130, 16, 190, 0, 4)}" fill="#fffbe0" opacity=".35"/>`,
      { p: hill([178, 166, 176, 164, 176]), a: '#a8c878', z: '#dce6a0', f: 0 },
      { p: hill([206, 196, 204, 194, 206]) + [16, 44, 156, 184].map((x, i) => K.round(x, 206, 50 - i % 2 * 8)).join(''), a: '#5f9a48', z: '#9cc06a', e: '#d6ec9c' },
      `<g fill="#e0562e"><circle cx="10" cy="176" r="3"/><circle cx="22" cy="168" r="3"/><circle cx="40" cy="180" r="3"/><circle cx="52" cy="174" r="3"/><circle cx="152" cy="176" r="3"/><circle cx="164" cy="182" r="3"/><circle cx="180" cy="170" r="3"/><circle cx="192" cy="178" r="3"/></g>`,
      { p: hill([234, 226, 232, 224, 234]), a: '#e0b94a', z: '#c9942c', e: '#fbe898' },
      `<path d="M14 240c20-8 40-10 60-8M110 232c30-4 60-2 80 6M20 254c20-8 40-10 60-8M116 248c30-4 60-2 80 6" fill="none" stroke="#a87418" stroke-opacity=".6" stroke-width="2.5"/>`,
      { p: hill([258, 250, 256, 250, 260]), a: '#2f6b34', z: '#1f4d26', e: '#9cc86a' },
    ],
  }, { hole: O.leaf(12, 12, 188, 264, 7), a: '#2c6434', z: '#163a1e', e: '#8cc070', thread: '#f4e08a' });
  // No path: the palace in roses.
  put('palace', {
    sky: ['#5d8fa8', '#b9d9cf', '#fff3d6'], light: [100, 120, 112, '#fffdf0', .95, 46],
    sheets: [
      { p: K.tower(100, 44, 110, 240, 0) + K.tower(70, 18, 130, 240, 30, 10) + K.tower(130, 18, 130, 240, 30, 10) + K.wall(40, 160, 176, 8, 7, 240), a: '#d9c28e', z: '#f4e6bf', e: '#fffaf0' },
      { p: hill([214, 204, 210, 204, 214]) + [14, 34, 166, 186].map((x) => K.topiary(x, 214, 1.4)).join(''), a: '#7d9a5e', z: '#b4c488', e: '#e2ecb8' },
      { p: hill([244, 236, 240, 236, 244]), a: '#a8843a', z: '#8a6a28', e: '#ecd694' },
    ],
  }, { hole: O.rect(14, 14, 186, 264, 22), a: '#8a6a24', z: '#5a4212', e: '#e8cf8a', thread: '#fff0c0' });
  // Moons: the garden asleep.
  put('night', {
    sky: ['#121a3a', '#3a4a86', '#c9c2d6'], light: [100, 118, 108, '#fff8dc', .9, 56],
    sheets: [
      filled(K.stars(29, 30, 170), '#fff6d8', .9),
      { p: hill([206, 196, 204, 194, 206]) + [16, 40, 160, 184].map((x, i) => K.cypress(x, 208, 60 - i % 2 * 16)).join(''), a: '#3a4a80', z: '#6474a6', e: '#a9b6de' },
      { p: hill([240, 230, 236, 228, 240]) + K.topiary(24, 240, 1.3) + K.topiary(176, 240, 1.3), a: '#18204a', z: '#111736', e: '#6876b0' },
    ],
  }, { hole: O.circle(12, 14, 188, 264), a: '#20285a', z: '#0f1434', e: '#6c7abc', thread: '#e8cf8a' });
  // Guests: rain on a closed gate.
  put('guest', {
    sky: ['#2b3138', '#5e6a70', '#c2bda8'], light: [100, 124, 100, '#f2ead0', .75],
    sheets: [
      '<path d="M20 20l-8 30M60 10l-8 30M110 24l-8 30M150 8l-8 30M184 30l-8 30M40 80l-8 30M92 74l-8 30M136 84l-8 30M176 92l-8 30" stroke="#dfe6e4" stroke-opacity=".4" stroke-width="2"/>',
      { p: 'M-4 284V110h44v-20h14v20h92v-20h14v20h44v174z', a: '#6b7070', z: '#98968a', e: '#c9cac0' },
      { p: 'M-4 284V214H204v70z', a: '#3a3f40', z: '#26292a', e: '#8d908a' },
    ],
  }, { hole: new P(14, 264).v(30).l(186, 16).v(264).z(), a: '#3c4042', z: '#1f2224', e: '#8f9490', thread: '#c9b98a' });
  // Lands: square, 200 by 200; for cards the same behind a straight frame.
  const furrows = (c) => `<path d="M-4 150C60 132 140 128 204 146M-4 168C60 146 140 142 204 164M10 204C26 176 52 148 86 134M70 204c8-26 16-50 28-72M132 204c-4-26-10-50-20-74M192 204c-18-26-42-52-74-72" fill="none" stroke="${c}" stroke-opacity=".6" stroke-width="3"/>`;
  const farm = [
    `<path d="${K.rays(150, 60, 14, 120, 0, 4)}" fill="#fffbe0" opacity=".3"/>`,
    { p: hill([96, 86, 94, 82, 92], -4, 204, 204) + [20, 40, 166, 186].map((x, i) => K.round(x, 96, 26 + i % 2 * 8)).join(''), a: '#7fae58', z: '#b5d080', e: '#e0f0a8' },
    { p: hill([132, 122, 130, 118, 128], -4, 204, 204), a: '#e8c65a', z: '#d9a53c', e: '#fdeea0' }, furrows('#a8741c'),
  ];
  STAGES.farm = stage({ sky: ['#7cc2c4', '#cfe6b8', '#fff3bc'], light: [150, 60, 90, '#fffbd8', .95, 18], sheets: farm, W: 200, H: 200, shadow: .34 });
  const house = (x, y, w, h, r) => [`M${x} ${y}v${-h}h${w}v${h}z`, `M${x - 5} ${y - h + 1}l${w / 2 + 5} ${-r} ${w / 2 + 5} ${r}z`];
  const hs = [house(14, 112, 26, 18, 20), house(44, 108, 22, 16, 17), house(134, 108, 24, 16, 18), house(162, 112, 28, 18, 21)], nave = house(84, 112, 34, 22, 22);
  STAGES.village = stage({ sky: ['#7fb8cc', '#d8e4c8', '#ffefc8'], light: [100, 70, 96, '#fff8dc', .95, 0], W: 200, H: 200, shadow: .36, sheets: [
    { p: hill([100, 88, 96, 86, 98], -4, 204, 204), a: '#a9c07a', z: '#cfd69a', e: '#eef3c0' },
    `<g filter="url(#s)"><path fill="#f3e2c0" d="${hs.map((h) => h[0]).join('')}${nave[0]}M92 92V58h18v34z"/><path fill="#b5503a" d="${hs.map((h) => h[1]).join('')}${nave[1]}M88 59l13-34 13 34z"/></g>`,
    filled('M20 100h6v8h-6zM29 100h6v8h-6zM50 98h6v7h-6zM140 98h6v7h-6zM168 100h6v8h-6zM178 100h6v8h-6zM98 66h6v10h-6z', '#8a4a2a'),
    { p: hill([128, 118, 124, 116, 126], -4, 204, 204), a: '#d9bc82', z: '#c09a5c', e: '#fbe9bc' },
    `<path d="M90 204c4-30 8-54 6-88M116 204c2-30 2-54 2-88" fill="none" stroke="#8a6438" stroke-opacity=".45" stroke-width="3"/>`,
    `<g filter="url(#s)"><path fill="#f7e8c8" d="M4 186v-34h48v34zM150 190v-36h48v36z"/><path fill="#a3402e" d="M-4 153l32-30 32 30zM142 155l32-32 32 32z"/></g>`,
    filled('M14 162h10v13H14zM34 162h10v13H34zM160 165h10v13h-10zM180 165h10v13h-10z', '#8a4a2a'),
  ] });
}
