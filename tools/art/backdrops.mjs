// The backdrop of each table, 1440 by 900 units, by night and by day: the same sheets in other
// colours. It stands on the lower edge of the screen, in its middle, and never moves.
import * as K from './paper.mjs';

const { P, hill } = K;

const sheet = (color, d, more = '') => `<path fill="${color}" d="${d}"${more}/>`;
const line = (color, width, d, opacity = 1) => `<path fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} d="${d}"/>`;
const whole = (color) => sheet(color, 'M0 0H1440V900H0z');
const ground = (points) => hill(points, -10, 1450, 910);
const scene = (body) => K.svg(body, 1440, 900, ' preserveAspectRatio="xMidYMax slice" width="1440" height="900"');

/** A palace room: damask, curtains, a valance, boards. */
function palace(c) {
  const left = 'M-10 0H250C240 240 200 420 120 516 170 620 190 760 196 900H-10z';
  const right = 'M1450 0H1190C1200 240 1240 420 1320 516 1270 620 1250 760 1244 900H1450z';
  let damask = '';
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 13; x += 1) {
      damask += `M${60 + x * 110 + (y % 2) * 55} ${26 + y * 110}q20 18 8 34 20-8 22 10-14 10-24 0 0 16-6 24-6-8-6-24-10 10-24 0 2-18 22-10-12-16 8-34z`;
    }
  }
  let boards = '';
  for (let nth = -14; nth <= 14; nth += 1) boards += `M${720 + nth * 56} 716L${720 + nth * 130} 900`;
  // Gathered where the curtain is tied.
  const fold = (x, mirrored) => {
    const at = (share) => (mirrored ? 1440 - x * share : x * share);
    return new P(at(1), 0).c(at(1), 240, at(0.84), 420, at(0.48), 516).c(at(0.66), 620, at(0.74), 760, at(0.77), 900);
  };
  const folds = [42, 84, 126, 168, 210].map((x) => `${fold(x, false)}${fold(x, true)}`).join('');
  const swags = (p) => {
    const w = 1460 / 6;
    for (let nth = 0; nth < 6; nth += 1) p.c(-10 + w * (nth + 0.2), 46, -10 + w * (nth + 0.8), 46, -10 + w * (nth + 1), 8);
    return p;
  };
  return whole(c.wall) + sheet(c.damask, damask) + sheet(c.floor, 'M0 716H1440V900H0z') + line(c.gap, 3, boards, 0.7) + sheet(c.edge, 'M0 712H1440v6H0z')
    + sheet(c.shade, left, ' transform="translate(12 6)"') + sheet(c.shade, right, ' transform="translate(-12 6)"') + sheet(c.curtain, left + right) + line(c.fold, 7, folds, 0.55)
    + sheet('#d9a441', 'M96 500c30-8 52 4 50 22s-30 22-56 12zM1344 500c-30-8-52 4-50 22s30 22 56 12z')
    + sheet(c.shade, swags(new P(-10, -10).v(8)).v(-10).z(), ' transform="translate(0 6)"') + sheet(c.valance, swags(new P(-10, -10).v(8)).v(-10).z()) + line('#e0b252', 4, swags(new P(-10, 8)));
}

/** A hall under the mountain: pillars with runes, a forge at the end, an anvil. */
function forge(c) {
  const column = (x, w, top, foot) => new P(x - w / 2 - 26, top).h(x + w / 2 + 26).by(0, 30).by(-14, 10).by(0, 16).by(-12, 14).v(foot - 70).by(14, 16).by(0, 14).by(16, 12).by(0, 28).h(x - w / 2 - 30).by(0, -28).by(16, -12).by(0, -14).by(14, -16).v(top + 70).by(-12, -14).by(0, -16).by(-14, -10).z();
  const rune = (x, y) => `M${x} ${y}v64M${x} ${y}l20 18-20 18M${x + 44} ${y}v64M${x + 44} ${y + 64}l-20-20M${x + 20} ${y + 46}v18`;
  const chain = (x, y) => Array.from({ length: 9 }, (_, nth) => `M${x - 4} ${y + nth * 14}h8v10h-8z`).join('');
  return whole(c.sky) + sheet(c.glow, 'M560 900V330l70-90h180l70 90v570z') + sheet(c.far, 'M-10-10H1450V910H-10zM500 910V320l90-116h260l90 116v590z', ' fill-rule="evenodd"')
    + sheet(c.middle, `${column(380, 92, 40, 740)}${column(1060, 92, 40, 740)}`) + line(c.rune, 7, rune(358, 330) + rune(1038, 330))
    + sheet(c.near, `${column(140, 130, -30, 800)}${column(1300, 130, -30, 800)}`) + line(c.rune, 7, rune(118, 420) + rune(1278, 420))
    + sheet(c.near, `${chain(256, -6)}${chain(1184, -6)}M226 122h60l10 20h-80zM1154 122h60l10 20h-80z`)
    + sheet(c.fire, 'M234 120c-8-24 12-30 10-52 14 12 18 24 14 36 8-4 8-10 8-16 12 14 12 24 6 32zM1162 120c-8-24 12-30 10-52 14 12 18 24 14 36 8-4 8-10 8-16 12 14 12 24 6 32z')
    + sheet(c.near, 'M560 516h300c-6 30-40 44-84 48-10 24 0 40 40 50v18H624v-18c40-10 50-26 40-50-50-4-96-16-104-48z') + sheet(c.floor, 'M0 604H1440V910H0z') + sheet(c.middle, 'M0 598H1440v7H0z');
}

/** Hills of a story book, a far castle, the moon. */
function story(c) {
  return whole(c.sky) + `<circle fill="${c.moon}" cx="1064" cy="150" r="62"/>` + (c.stars ? sheet(c.stars, K.stars(12, 80, 380, 1440), ' opacity=".75"') : '')
    + sheet(c.far, ground([430, 360, 420, 340, 410, 360]) + K.tower(250, 60, 230, 500, 90, 30) + K.tower(190, 40, 300, 500, 70, 24) + K.tower(310, 40, 300, 500, 70, 24))
    + sheet(c.middle, ground([560, 500, 550, 480, 540, 500]) + [60, 130, 1200, 1290, 1380].map((x, nth) => K.spruce(x, 560, 150 + (nth % 2) * 40)).join(''))
    + sheet(c.near, ground([700, 660, 690, 650, 690, 670]));
}

/** Paris: the sky, roofs with lit windows, paving. */
function paris(c) {
  const roofs = K.roofs(301, 420, { x0: -10, x1: 1450, min: 34, max: 66, high: 60, y1: 910 });
  const random = K.rng(5);
  let paving = '';
  for (let y = 600, high = 22; y < 900; y += high, high += 9) {
    for (let x = -30 * random(); x < 1440;) {
      const wide = high * (1.8 + random());
      paving += `M${Math.round(x)} ${y}h${Math.round(wide - 3)}v${high - 3}h${-Math.round(wide - 3)}z`;
      x += wide;
    }
  }
  const church = `<g transform="translate(596 300) scale(1.1)">${sheet(c.roofs, 'M0 200V40h6v-8h8v-6h6v6h14v-6h6v6h8v8h6v56h28V0l5-60 5 60v96h28V40h6v-8h8v-6h6v6h14v-6h6v6h8v8h6v160z')}${sheet(c.light, 'M14 100V66q8-16 16 0v34zM36 100V66q8-16 16 0v34zM126 100V66q8-16 16 0v34zM148 100V66q8-16 16 0v34z')}<circle fill="${c.light}" cx="87" cy="134" r="16"/>${line(c.roofs, 3, 'M71 134h32M87 118v32M76 123l22 22M98 123l-22 22')}</g>`;
  return whole(c.sky) + `<circle fill="${c.moon}" opacity=".14" cx="150" cy="118" r="130"/><circle fill="${c.moon}" cx="150" cy="118" r="54"/>` + (c.stars ? sheet(c.stars, K.stars(71, 60, 340, 1440), ' opacity=".75"') : '')
    + sheet(c.hills, ground([340, 280, 320, 270, 330, 300, 340])) + church + sheet(c.roofs, roofs.d) + sheet(c.light, K.windows(roofs.lit.filter((_, nth) => nth % 5 === 0), 5, 7)) + sheet(c.gap, 'M0 596H1440V900H0z') + sheet(c.stone, paving);
}

/** A garden: hills, hedges, a terrace. */
function garden(c) {
  const balusters = Array.from({ length: 49 }, (_, nth) => `M${nth * 30 + 4} 704h12l-3 12c8 8 8 22 0 34h-6c-8-12-8-26 0-34z`).join('');
  return whole(c.sky) + sheet(c.ray, K.rays(520, 300, 22, 1100, 3, 2.6)) + sheet(c.far, ground([330, 270, 320, 250, 330, 290]))
    + sheet(c.middle, ground([450, 400, 440, 390, 430, 400]) + [60, 130, 220, 900, 980, 1300, 1380].map((x, nth) => K.round(x, 440, 90 + (nth % 3) * 20)).join(''))
    + sheet(c.near, ground([560, 520, 550, 510, 540, 520]) + [20, 1420, 1350].map((x, nth) => K.cypress(x, 560, 220 - nth * 30, 60)).join(''))
    + sheet(c.nearest, ground([660, 630, 650, 620, 660, 640]) + [[30, 3], [110, 2.2], [1330, 2.2], [1410, 3]].map(([x, size]) => K.topiary(x, 660, size)).join(''))
    + sheet(c.near, `M-10 690H1450v14H-10z${balusters}M-10 750H1450v16H-10z`);
}

/** Of each game: the scene, its colours by day and by night, and the light in the middle. */
const TABLES = {
  'rogue-monarch': {
    draw: palace,
    day: { wall: '#f4e0d3', damask: '#ead0c0', floor: '#d9b086', gap: '#a87a4c', edge: '#f7e2bd', shade: '#b98a76', curtain: '#a4343a', valance: '#b0404a', fold: '#6d1a1e' },
    night: { wall: '#2d0f12', damask: '#3a1619', floor: '#2f170d', gap: '#150904', edge: '#7a4522', shade: '#17070a', curtain: '#6d1a1e', valance: '#80242a', fold: '#2c070b' },
    light: ['56% 46% at 50% 46%', '#fffaec80', '#e08a4447'],
  },
  'dwarf-king': {
    draw: forge,
    day: { sky: '#f6e6cc', glow: '#ffe3a8', far: '#ecd4b0', middle: '#d9b588', near: '#c69c6c', floor: '#b58a5a', fire: '#ffb45c', rune: '#c08e55' },
    night: { sky: '#3a1c0c', glow: '#5c3213', far: '#34190d', middle: '#241109', near: '#170a05', floor: '#120804', fire: '#a8642a', rune: '#5a3216' },
    light: ['46% 60% at 50% 56%', '#fffaec99', '#ffb06022'],
  },
  'mon-royaume': {
    draw: story,
    day: { sky: '#dfd9f3', moon: '#f9efd2', far: '#cbbde3', middle: '#c0dcbd', near: '#a2cb9d' },
    night: { sky: '#28235a', moon: '#f9efd2', stars: '#c9c2d8', far: '#3a3574', middle: '#284664', near: '#1d3548' },
    light: ['80% 50% at 60% 30%', '#fff0d6cc', '#ffb98a33'],
  },
  'penniless-king': {
    draw: paris,
    day: { sky: '#d3dfe4', moon: '#f9efd2', hills: '#bfcdd2', roofs: '#a5b8c2', light: '#fff2cc', gap: '#9fb1bb', stone: '#abbcc5' },
    night: { sky: '#152535', moon: '#f9efd2', stars: '#b9b6a8', hills: '#1f3648', roofs: '#1b2f3f', light: '#ffc861', gap: '#101d28', stone: '#16252f' },
    light: ['75% 60% at 42% 62%', '#ffdda680', '#e0aa5c3d'],
  },
  monarch: {
    draw: garden,
    day: { sky: '#cfe8dd', ray: '#dcefe6', far: '#c0dfb6', middle: '#a9cf98', near: '#92be80', nearest: '#7cab69' },
    night: { sky: '#1a473c', ray: '#274f41', far: '#27604a', middle: '#1e4d39', near: '#163a2a', nearest: '#0d271b' },
    light: ['60% 70% at 36% 26%', '#fffbdcb8', '#f4d07a4d'],
  },
};

/** Returns the backdrop of a game's table: `{ day, night }` as SVG, and the gradient of its light. */
export function backdrop(id) {
  const { draw, day, night, light: [at, byDay, byNight] } = TABLES[id];
  return { day: scene(draw(day)), night: scene(draw(night)), light: `radial-gradient(${at},light-dark(${byDay},${byNight}),#0000)` };
}
