// Cut paper: paths with whole numbers, layers with an edge and a shadow.
export const rng = (seed) => () => { seed |= 0; seed = seed + 0x6D2B79F5 | 0; let t = Math.imul(seed ^ seed >>> 15, 1 | seed); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; };
const R = Math.round;

/** A path in relative whole numbers. */
export class P {
  constructor(x, y) { this.x = R(x); this.y = R(y); this.d = `M${this.x} ${this.y}`; }
  #p(x, y) { return `${R(x) - this.x} ${R(y) - this.y}`; }
  #go(x, y) { this.x = R(x); this.y = R(y); return this; }
  m(x, y) { this.d += `M${R(x)} ${R(y)}`; return this.#go(x, y); }
  l(x, y) { x = R(x); y = R(y); const dx = x - this.x, dy = y - this.y; this.d += dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx} ${dy}`; return this.#go(x, y); }
  by(dx, dy) { return this.l(this.x + dx, this.y + dy); }
  h(x) { return this.l(x, this.y); }
  v(y) { return this.l(this.x, y); }
  q(a, b, x, y) { this.d += `q${this.#p(a, b)} ${this.#p(x, y)}`; return this.#go(x, y); }
  c(a, b, c, e, x, y) { this.d += `c${this.#p(a, b)} ${this.#p(c, e)} ${this.#p(x, y)}`; return this.#go(x, y); }
  a(r, x, y, sweep = 1, large = 0) { this.d += `a${R(r)} ${R(r)} 0 ${large} ${sweep} ${this.#p(x, y)}`; return this.#go(x, y); }
  z() { this.d += 'z'; return this; }
  toString() { return this.d.replace(/ -/g, '-'); }
}

/** Rolling ground from x0 to x1 down to y1. */
export function hill(points, x0 = -4, x1 = 204, y1 = 284) {
  const p = new P(x0, y1); p.v(points[0]);
  const step = (x1 - x0) / (points.length - 1);
  for (let i = 1; i < points.length; i++) {
    const x = x0 + step * i, px = x - step;
    p.c(px + step * .5, points[i - 1], x - step * .5, points[i], x, points[i]);
  }
  return p.v(y1).z();
}
const yOn = (points, x, x0 = -4, x1 = 204) => { const f = (x - x0) / (x1 - x0) * (points.length - 1), i = Math.max(0, Math.min(points.length - 2, Math.floor(f))), t = f - i, s = t * t * (3 - 2 * t); return points[i] + (points[i + 1] - points[i]) * s; };
export { yOn };

/** A spruce standing at x, y. */
export function spruce(x, y, h, w = h * .42) {
  const p = new P(x, y - h), n = 4;
  for (let i = 1; i <= n; i++) { const k = i / n; p.l(x + w / 2 * k, y - h * (1 - k) ); if (i < n) p.by(-w * k * .22, -1); }
  p.h(x + w * .07).by(0, h * .08).h(x - w * .07).by(0, -h * .08).h(x - w / 2);
  for (let i = n; i >= 1; i--) { const k = i / n; if (i < n) { p.l(x - w / 2 * k, y - h * (1 - k)); } p.l(x - w / 2 * k + w * k * .2, y - h * (1 - k) - 1); if (i === 1) p.l(x, y - h); }
  return p.z().toString();
}
/** A round tree. */
export function round(x, y, h, w = h * .62) {
  const r = w / 2, top = y - h;
  return new P(x - 2, y).v(top + h * .6).c(x - r * 1.25, top + h * .68, x - r * 1.2, top + h * .12, x - r * .35, top + h * .12).c(x - r * .1, top - h * .06, x + r * .6, top, x + r * .55, top + h * .16).c(x + r * 1.3, top + h * .2, x + r * 1.1, top + h * .7, x + 2, top + h * .62).v(y).z().toString();
}
/** A cypress or clipped cone. */
export const cypress = (x, y, h, w = h * .26) => new P(x - 1.5, y).v(y - h * .1).c(x - w * .9, y - h * .2, x - w * .4, y - h * .8, x, y - h).c(x + w * .4, y - h * .8, x + w * .9, y - h * .2, x + 1.5, y - h * .1).v(y).z().toString();
/** Balls on a stem: topiary. */
export const topiary = (x, y, s = 1) => `M${R(x - 1)} ${R(y)}v${R(-34 * s)}h2v${R(34 * s)}z` + [[14, 9], [31, 7], [44, 5]].map(([dy, r]) => `M${R(x - r * s)} ${R(y - dy * s)}a${R(r * s)} ${R(r * s)} 0 1 0 ${R(2 * r * s)} 0a${R(r * s)} ${R(r * s)} 0 1 0 ${R(-2 * r * s)} 0`).join('');

/** A wall with merlons along the top. */
export function wall(x0, x1, y, m = 10, h = 8, y1 = 284) {
  const p = new P(x0, y1).v(y);
  for (let x = x0; x + m <= x1 + .1; x += 2 * m) { p.v(y - h).h(Math.min(x + m, x1)).v(y); if (x + 2 * m <= x1) p.h(x + 2 * m); }
  return p.h(x1).v(y1).z().toString();
}
/** A tower with a cone for a roof, or merlons. */
export function tower(x, w, top, y = 284, roof = 22, flag = 0) {
  const p = new P(x - w / 2, y).v(top).by(-3, 0);
  if (roof) { p.l(x, top - roof); if (flag) { p.by(0, -12).by(flag, 4).by(-flag, 4); p.v(top - roof); } p.l(x + w / 2 + 3, top); }
  else { p.v(top - 6).by(5, 0).by(0, 4).by(4, 0).by(0, -4); const e = x + w / 2 + 3; p.h(e - 9).by(0, 4).by(4, 0).by(0, -4).h(e).v(top); }
  return p.by(-3, 0).v(y).z().toString();
}
/** Gables in a row: [path, windows]. */
export function roofs(seed, y, { x0 = -6, x1 = 206, min = 20, max = 36, low = 0, high = 26, y1 = 284, chimneys = true } = {}) {
  const r = rng(seed), p = new P(x0, y1); const lit = []; let x = x0;
  while (x < x1) {
    const w = min + r() * (max - min), base = y - low - r() * high, kind = r(), peak = w * (.45 + r() * .35);
    p.v(base).by(-2, 0);
    if (kind < .62) {
      if (chimneys && r() < .5) { const cx = x + w * .2, cy = base - peak * .4 ; p.l(cx, cy).by(0, -9).by(5, 0); const t = (cx + 5 - x) / (w / 2); p.l(cx + 5, base - peak * Math.min(1, t)); }
      p.l(x + w / 2, base - peak).l(x + w + 2, base);
    } else if (kind < .8) p.l(x + w * .22, base - peak * .62).h(x + w * .78).l(x + w + 2, base);
    else { p.l(x + w / 2 , base - peak * 1.9).l(x + w + 2, base); }
    p.by(-2, 0);
    for (let wy = base + 9; wy < y + 34; wy += 15) for (let wx = x + 5; wx < x + w - 7; wx += 10) if (r() < .3) lit.push([R(wx), R(wy)]);
    x += w; p.h(x);
  }
  return { d: p.v(y1).z().toString(), lit };
}
export const windows = (lit, w = 4, h = 6) => lit.map(([x, y]) => `M${x} ${y}h${w}v${h}h-${w}z`).join('');
/** Rays out of a point. */
export function rays(cx, cy, n, len, from = 0, spread = 4) {
  let d = ''; for (let i = 0; i < n; i++) { const a = (i + .5) / n * 360 + from, r = Math.PI / 180; d += `M${cx} ${cy}L${R(cx + len * Math.cos((a - spread) * r))} ${R(cy + len * Math.sin((a - spread) * r))} ${R(cx + len * Math.cos((a + spread) * r))} ${R(cy + len * Math.sin((a + spread) * r))}z`; }
  return d;
}
export function stars(seed, n, y1, x1 = 200) { const r = rng(seed); let d = ''; for (let i = 0; i < n; i++) { const x = R(r() * x1), y = R(r() * y1), s = r() < .25 ? 2 : 1; d += s === 2 ? `M${x} ${y - 4}l1 3 3 1-3 1-1 3-1-3-3-1 3-1z` : `M${x} ${y}h2v2h-2z`; } return d; }
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A curtain hanging at the left, w wide at the top, gathered at tie (y). */
export function drape(w, tie, y1 = 284, side = 'l', W = 200) {
  const X = (x) => side === 'l' ? x : W - x;
  const p = new P(X(-4), -4); p.h(X(w));
  p.c(X(w + 2), tie * .45, X(w * .8), tie * .8, X(w * .3), tie);
  p.c(X(w * .52), tie + (y1 - tie) * .3, X(w * .62), y1 - 30, X(w * .66), y1).h(X(-4)).z();
  return p.toString();
}
export function folds(w, tie, y1 = 284, side = 'l', W = 200, n = 3) {
  const X = (x) => side === 'l' ? x : W - x; let d = '';
  for (let i = 1; i <= n; i++) { const t = i / (n + 1); d += new P(X(w * t), -4).c(X(w * t), tie * .5, X(w * t * .7), tie * .8, X(w * .3 * t), tie - 2).toString() + new P(X(w * .3 * t), tie + 4).c(X(w * .5 * t), tie + (y1 - tie) * .35, X(w * .6 * t), y1 - 30, X(w * .62 * t), y1).toString(); }
  return d;
}
/** Scallops along the top. */
export function swags(n, y, drop, W = 200, x0 = -4) {
  const p = new P(x0, -4), w = (W - 2 * x0) / n; p.v(y);
  for (let i = 0; i < n; i++) { const x = x0 + w * i; p.c(x + w * .2, y + drop, x + w * .8, y + drop, x + w, y); }
  return p.v(-4).z().toString();
}
/** Teeth hanging down from the top. */
export function fangs(seed, n, y, min, max, W = 200) {
  const r = rng(seed), p = new P(-4, -4), w = (W + 8) / n; p.v(y);
  for (let i = 0; i < n; i++) { const x = -4 + w * i, k = min + r() * (max - min); p.q(x + w * .3, y + k * .3, x + w * (.4 + r() * .2), y + k).q(x + w * .7, y + k * .3, x + w, y - r() * 5); }
  return p.v(-4).z().toString();
}
export function spikes(seed, n, y, min, max, y1 = 284, W = 200) {
  const r = rng(seed), p = new P(-4, y1), w = (W + 8) / n; p.v(y);
  for (let i = 0; i < n; i++) { const x = -4 + w * i, k = min + r() * (max - min); p.q(x + w * .35, y - k * .3, x + w * (.4 + r() * .2), y - k).q(x + w * .65, y - k * .3, x + w, y); }
  return p.v(y1).z().toString();
}
/** A pillar with base and capital. */
export const pillar = (x, w, y0, y1) => new P(x - w / 2 - 4, y0).h(x + w / 2 + 4).by(0, 6).by(-4, 4).v(y1 - 12).by(4, 4).by(0, 8).h(x - w / 2 - 4).by(0, -8).by(4, -4).v(y0 + 10).by(-4, -4).z().toString();

/** Openings: an outer sheet with a hole, W×H. */
const OUT = (W, H) => `M-6-6H${W + 6}V${H + 6}H-6z`;
export const openings = {
  rect: (x, y, X, Y, c = 0) => new P(x + c, y).h(X - c).by(c, c).v(Y).h(x).v(y + c).z(),
  round: (x, y, X, Y) => { const r = (X - x) / 2; return new P(x, Y).v(y + r * .8).c(x, y + r * .1, x + r * .45, y, x + r, y).c(X - r * .45, y, X, y + r * .1, X, y + r * .8).v(Y).z(); },
  gothic: (x, y, X, Y, k = 1) => { const r = (X - x) / 2, m = (x + X) / 2; return new P(x, Y).v(y + r * 1.1 * k).c(x, y + r * .55 * k, x + r * .5, y + r * .2 * k, m, y).c(X - r * .5, y + r * .2 * k, X, y + r * .55 * k, X, y + r * 1.1 * k).v(Y).z(); },
  ogee: (x, y, X, Y) => { const r = (X - x) / 2, m = (x + X) / 2; return new P(x, Y).v(y + r * .95).c(x, y + r * .45, x + r * .75, y + r * .5, m, y).c(X - r * .75, y + r * .5, X, y + r * .45, X, y + r * .95).v(Y).z(); },
  trefoil: (x, y, X, Y) => { const r = (X - x) / 2, m = (x + X) / 2, s = r * .46; return new P(x, Y).v(y + r).c(x, y + r * .45, x + s * .5, y + r * .42, x + s, y + r * .5).c(x + s * .5, y - r * .02, m - s * .6, y, m, y).c(m + s * .6, y, X - s * .5, y - r * .02, X - s, y + r * .5).c(X - s * .5, y + r * .42, X, y + r * .45, X, y + r).v(Y).z(); },
  crenel: (x, y, X, Y, n = 4, h = 16) => { const p = new P(x, Y).v(y + h), w = (X - x) / (2 * n + 1); for (let i = 0; i < 2 * n + 1; i++) { p.v(i % 2 ? y : y + h); p.h(x + w * (i + 1)); } return p.v(Y).z(); },
  scallop: (x, y, X, Y, n = 4, h = 16) => { const p = new P(x, Y).v(y), w = (X - x) / n; for (let i = 0; i < n; i++) { const a = x + w * i; p.c(a + w * .15, y + h, a + w * .85, y + h, a + w, y); } return p.v(Y).z(); },
  lintel: (x, y, X, Y, c = 26) => new P(x, Y).v(y + c * 1.3).by(c * .55, -c * .45).by(0, -c * .35).by(c * .5, -c * .5).h(X - c * 1.05).by(c * .5, c * .5).by(0, c * .35).l(X, y + c * 1.3).v(Y).z(),
  cave: (x, y, X, Y, seed = 3) => { const r = rng(seed), p = new P(x, Y), n = 7; p.l(x + 4, y + 60).l(x, y + 34); const w = (X - x) / n; for (let i = 0; i < n; i++) { const a = x + w * i, k = 10 + r() * 22; p.l(a + w * .5, y + (i === 0 || i === n - 1 ? 26 : 4) - r() * 4); p.l(a + w, y + (i === n - 1 ? 34 : 16 + k * .7)); } return p.l(X - 4, y + 60).l(X, Y).z(); },
  circle: (x, y, X, Y) => { const r = (X - x) / 2, m = (x + X) / 2; return new P(m, y).c(m + r * .62, y, X, y + r * .4, X, y + r).v(Y).h(x).v(y + r).c(x, y + r * .4, m - r * .62, y, m, y).z(); },
  keyhole: (x, y, X, Y) => { const m = (x + X) / 2, r = (X - x) * .40; return new P(m - r * .62, y + r * 1.72).c(m - r * 1.5, y + r * 1.2, m - r * 1.2, y, m, y).c(m + r * 1.2, y, m + r * 1.5, y + r * 1.2, m + r * .62, y + r * 1.72).l(X - 2, Y).h(x + 2).z(); },
  leaf: (x, y, X, Y, n = 6) => { // a garland: leaves round a round arch
    const m = (x + X) / 2, rx = (X - x) / 2, ry = rx * .8, cy = y + ry; const pts = []; for (let i = 0; i <= 2 * n; i++) { const a = Math.PI - Math.PI * i / (2 * n); pts.push([m + rx * Math.cos(a), cy - ry * Math.sin(a)]); }
    const p = new P(x, Y).v(pts[0][1]); for (let i = 0; i < pts.length - 1; i++) { const [ax, ay] = pts[i], [bx, by] = pts[i + 1]; const mx = (ax + bx) / 2, my = (ay + by) / 2, dx = m - mx, dy = cy - my, l = Math.hypot(dx, dy) || 1, k = 15; p.q(ax + dx / l * k * .9, ay + dy / l * k * .9, mx + dx / l * k * .6, my + dy / l * k * .6); p.q(bx + dx / l * 2, by + dy / l * 2, bx, by); } return p.v(Y).z(); },
};
export const sheet = (hole, W = 200, H = 280) => OUT(W, H) + hole;

/** One stage as an SVG. `layers` are strings. */
export const svg = (body, W = 200, H = 280, extra = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"${extra}>${body}</svg>`;
export const url = (s) => 'url("data:image/svg+xml,' + s.replace(/"/g, "'").replace(/%/g, '%25').replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E').replace(/\n/g, '') + '")';
/** Two filters: shadow of a standing layer, shadow of a hanging one. */
export const FILTERS = (o = .5, b = 4) => `<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="-1" stdDeviation="${b}" flood-opacity="${o}"/></filter><filter id="f" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy="4" stdDeviation="${b + 1}" flood-opacity="${Math.min(.8, o + .15)}"/></filter>`;
/** A gradient from top to bottom. */
export const gradient = (stops, id) => `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`;
