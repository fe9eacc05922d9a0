// The pennants of the cards, and the curtain of each game.
import * as K from './paper.mjs';

const { P, svg, openings: O, FILTERS } = K;

const ENDS = {
  point: 'M4 2h32v46L20 62 4 48z',
  round: 'M4 2h32v44a16 16 0 0 1-32 0z',
  swallow: 'M4 2h32v60L20 49 4 62z',
  leaf: 'M4 2h32v34c0 18-10 25-32 25z',
  flat: 'M4 2h32v58H4z',
  teeth: 'M4 2h32v52l-5.3 8-5.4-8-5.3 8-5.3-8-5.4 8L4 54z',
  steps: 'M4 2h32v44h-8v8h-4v7h-8v-7h-4v-8H4z',
  star: 'M4 2h32v42l-8 6-8 12-8-12-8-6z',
  arrow: 'M4 2h32v38L20 62 4 40z',
};

/** Draws a pennant of cream paper with the end and the colour of a suit. */
export const pennant = (end, color) => svg(`<defs>${K.gradient([[0, '#fffaf0'], [1, '#ecdfc4']], 'k')}<filter id="s" x="-30%" y="-10%" width="160%" height="130%"><feDropShadow dx="0" dy="1.5" stdDeviation="1.6" flood-opacity=".6"/></filter></defs><path filter="url(#s)" fill="url(#k)" stroke="${color}" stroke-width="2.4" d="${ENDS[end]}"/><path fill="${color}" d="M0 0h40v6H0z"/><path fill="#e8c46a" d="M0 5h40v1.4H0z"/>`, 40, 66);

/** Draws an emblem to be counted on a number card: cream, with a dark edge below. */
export const pip = (path, dark) => svg(`<path fill="${dark}" opacity=".75" transform="translate(0 28)" d="${path}"/><path fill="#fff3d8" d="${path}"/>`, 512, 540);

/** Cloth in `n` folds of three colours, down to `height`. */
function folds(n, height, [first, second, third]) {
  const width = 200 / n;
  const cloth = Array.from({ length: n }, (_, nth) => `<path fill="url(#v)" d="M${Math.round(nth * width)} -4h${Math.ceil(width) + 1}v${height}q${-width / 2} 8 ${-Math.ceil(width) - 1} 0z"/>`);
  return [`<linearGradient id="v"><stop stop-color="${first}"/><stop offset=".4" stop-color="${second}"/><stop offset=".75" stop-color="${first}"/><stop offset="1" stop-color="${third}"/></linearGradient>`, cloth.join('')];
}

/** The place of the emblem: a disc. */
const medallion = (y, radius, fill, ring) => `<g filter="url(#f)"><circle cx="100" cy="${y}" r="${radius}" fill="${ring}"/></g><circle cx="100" cy="${y}" r="${radius - 3}" fill="${fill}"/><circle cx="100" cy="${y}" r="${radius - 7}" fill="none" stroke="${ring}" stroke-width="1.5"/>`;

const edge = (color) => `<rect x="6" y="6" width="188" height="268" rx="8" fill="none" stroke="${color}" stroke-width="1.8"/>`;

/** The backs by name. */
export const BACKS = {};

// The curtain of the palace's stage.
{
  const [d, f] = folds(9, 262, ['#7a1f22', '#a8363a', '#3f0c10']);
  const fringe = Array.from({ length: 25 }, (_, i) => `M${i * 8 + 4} 250v18`).join('');
  BACKS.curtain = svg(`<defs>${FILTERS(.55)}${d}</defs><path fill="#1d0608" d="M0 0h200v280H0z"/>${f}<path d="M0 250h200" stroke="#d9a441" stroke-width="5"/><path d="${fringe}" stroke="#d9a441" stroke-width="3"/><path filter="url(#f)" fill="#8c2528" d="${K.swags(3, 22, 44)}"/><path fill="none" stroke="#e8bd5e" stroke-width="4" d="${new P(-4, 22).c(36, 66, 36, 66, 65, 22).c(92, 66, 108, 66, 135, 22).c(164, 66, 164, 66, 204, 22).toString()}"/>${medallion(148, 48, '#4a1114', '#d9a441')}${edge('#e0b252')}`);
}
// Two doors of bronze.
{
  const rivets = [24, 60, 96, 132, 168, 204, 240].map((y) => [20, 84, 116, 180].map((x) => `M${x - 2} ${y + 10}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`).join('')).join('');
  BACKS.doors = svg(`<defs>${FILTERS(.6)}<linearGradient id="k" x2="1"><stop stop-color="#8a5526"/><stop offset=".5" stop-color="#5e3516"/><stop offset=".5" stop-color="#8f5a29"/><stop offset="1" stop-color="#5a3114"/></linearGradient></defs><path fill="#241208" d="M0 0h200v280H0z"/><path fill="url(#k)" d="M12 12h176v256H12z"/><path d="M100 12v256" stroke="#1f0e05" stroke-width="4"/><g fill="none" stroke="#c98d4e" stroke-width="2.5"><path d="M22 54 60 24h28v40L60 92H22zM178 54l-38-30h-28v40l28 28h38zM22 226l38 30h28v-40l-28-28H22zM178 226l-38 30h-28v-40l28-28h38zM22 104v72M178 104v72"/></g><path fill="#e0aa66" d="${rivets}"/><g filter="url(#f)"><path fill="#c98d4e" d="M100 82l46 27v62l-46 27-46-27v-62z"/></g><path fill="#33190a" d="M100 88l41 24v56l-41 24-41-24v-56z"/>${edge('#d99e5c')}`);
}
// The cover of a story book.
{
  BACKS.book = svg(`<defs>${FILTERS(.5)}<linearGradient id="k" x2="0" y2="1"><stop stop-color="#2d2a66"/><stop offset="1" stop-color="#5a4a96"/></linearGradient></defs><path fill="url(#k)" d="M0 0h200v224H0z"/><path d="${K.stars(44, 40, 224)}" fill="#ffe9b8" opacity=".55"/><g fill="none" stroke="#e8c878" stroke-width="1.8"><path d="${O.round(12, 12, 188, 216)}"/><path d="${O.round(20, 22, 180, 208)}" opacity=".5"/></g>${medallion(122, 46, '#332a6a', '#e8c878')}<path fill="#e8c878" d="M40 196l5 7-5 7-5-7zM160 196l5 7-5 7-5-7z"/>`, 200, 224);
}
// Shutters, the lamp behind them.
{
  let slats = ''; for (let y = 30; y < 250; y += 16) slats += `<path d="M24 ${y}h68v9H24zM108 ${y}h68v9h-68z"/>`;
  BACKS.shutters = svg(`<defs>${FILTERS(.6)}<radialGradient id="o" cy=".5"><stop stop-color="#ffd98a"/><stop offset="1" stop-color="#c9822e"/></radialGradient></defs><path fill="#121d26" d="M0 0h200v280H0z"/><path fill="url(#o)" d="M16 18h168v244H16z"/><g filter="url(#f)"><path fill="#2d4a5c" fill-rule="evenodd" d="M14 14h82v252H14zM104 14h82v252h-82zM24 26h62v226H24zM114 26h62v226h-62z"/></g><g fill="#35566a">${slats}</g><path fill="none" stroke="#6f94a6" stroke-width="1.4" d="M15 15h80v250H15zM105 15h80v250h-80z"/>${medallion(140, 48, '#16242e', '#d9b45e')}${edge('#c9a552')}`);
}
// The garden gate.
{
  const bars = [30, 50, 70, 130, 150, 170].map((x) => `M${x} 272V${x < 60 || x > 140 ? 92 : 64}`).join('');
  BACKS.gate = svg(`<defs>${FILTERS(.5)}<linearGradient id="k" x2="0" y2="1"><stop stop-color="#3f7d46"/><stop offset="1" stop-color="#163a20"/></linearGradient></defs><path fill="url(#k)" d="M0 0h200v280H0z"/><g fill="#56995a" opacity=".5"><path d="M20 60c10-10 20-6 22 4-10 4-18 4-22-4zM150 40c10-10 20-6 22 4-10 4-18 4-22-4zM60 120c10-10 20-6 22 4-10 4-18 4-22-4zM160 130c10-10 20-6 22 4-10 4-18 4-22-4zM24 180c10-10 20-6 22 4-10 4-18 4-22-4zM130 220c10-10 20-6 22 4-10 4-18 4-22-4zM70 240c10-10 20-6 22 4-10 4-18 4-22-4z"/></g><g filter="url(#s)" fill="none" stroke="#d9b45a"><path stroke-width="5" d="M12 272V100C12 40 60 18 100 14c40 4 88 26 88 86v172M100 14v258M12 232h176"/><path stroke-width="3" d="${bars}"/><path stroke-width="3" d="M24 100c0-22 22-26 24-8s-16 14-14 4M176 100c0-22-22-26-24-8s16 14 14 4M56 66c4-20 26-22 26-4s-16 12-14 2M144 66c-4-20-26-22-26-4s16 12 14 2M28 252c10-14 24-8 20 2M172 252c-10-14-24-8-20 2"/></g>${medallion(150, 47, '#1d4a28', '#e0bd62')}${edge('#e0bd62')}`);
}
