// Never colour alone: two pieces that look different with full colour vision also look different
// with four kinds of colour blindness.
import { expect, long, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** The number of decisions of each match that are examined, and their distance. */
const STATES = Number(process.env.STATES ?? 4);
const APART = 6;

/** The colour blindness that Chromium can emulate. */
const EYES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];

/** The number of clearly different points from which two pieces are told apart at a glance. */
const CLEAR = 24;
const FAINT = CLEAR / 2;

/**
 * Puts a copy of every kind of piece on the board side by side, without highlights and selection,
 * each at whole pixels so that all are drawn alike; returns what they are and where.
 */
const layOut = (page) =>
  page.evaluate(
    () => {
      const board = document.querySelector('.board');
      const stage = document.createElement('div');
      stage.className = 'stage';
      Object.assign(stage.style, { position: 'fixed', inset: 0, zIndex: 99, background: 'var(--felt)' });
      const laid = [];
      let [x, y, row] = [8, 8, 0];
      for (const piece of board.querySelectorAll('[title]:not(:has([title]))')) {
        const { width, height } = piece.getBoundingClientRect();
        const meaning = piece.getAttribute('title');
        const kind = piece.getAttribute('class')?.split(' ')[0] ?? piece.tagName;
        const key = `${kind}: ${meaning}`;
        if (width < 6 || width > 300 || height > 300 || !piece.checkVisibility({ visibilityProperty: true })) continue;
        if (laid.some((other) => other.key === key)) continue;
        const [w, h] = [Math.round(width), Math.round(height)];
        const copy = piece.cloneNode(true);
        for (const part of [copy, ...copy.querySelectorAll('*')]) {
          part.classList.remove('lit', 'chosen', 'dimmed', 'advised', 'latest');
          part.removeAttribute('data-touched');
        }
        if (x + w > innerWidth - 8) [x, y, row] = [8, y + row + 8, 0];
        if (y + h > innerHeight - 8) break;
        Object.assign(copy.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px`, margin: 0, translate: 'none', rotate: 'none', transform: 'none' });
        // The background, in the same colours.
        const ground = document.createElement('div');
        let under = piece.parentElement;
        const bare = ({ backgroundImage, backgroundColor }) => backgroundImage === 'none' && /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        while (under !== document.body && bare(getComputedStyle(under))) under = under.parentElement;
        const { backgroundColor, backgroundImage } = getComputedStyle(under);
        Object.assign(ground.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px`, backgroundColor, backgroundImage });
        stage.append(ground);
        // The holders provide the style, without a box.
        let held = copy;
        for (let holder = piece.parentElement; holder !== board.parentElement; holder = holder.parentElement) {
          const dress = holder.cloneNode(false);
          dress.removeAttribute('id');
          dress.style.display = 'contents';
          dress.append(held);
          held = dress;
        }
        stage.append(held);
        laid.push({ key, kind, x, y, w, h });
        x += w + 8;
        row = Math.max(row, h);
      }
      document.querySelector('.table').append(stage);
      return laid;
    },
  );

/**
 * Counts, for each pair of pieces in a picture, the points that differ by a fifth of the visible
 * range: only for pairs of one kind and size, since the others differ by that.
 */
const apart = (page, picture, pieces) =>
  page.evaluate(
    async ([source, pieces, enough]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(image, 0, 0);
      const points = pieces.map(({ x, y, w, h }) => canvas.getImageData(x, y, w, h).data);
      const found = {};
      for (let a = 0; a < pieces.length; a += 1) {
        for (let b = a + 1; b < pieces.length; b += 1) {
          const [one, other] = [pieces[a], pieces[b]];
          if (one.kind !== other.kind || Math.abs(one.w - other.w) > 2 || Math.abs(one.h - other.h) > 2) continue;
          const [w, h] = [Math.min(one.w, other.w), Math.min(one.h, other.h)];
          let clear = 0;
          // Counting stops once the pair is clearly different.
          for (let at = 0; at < w * h && clear < enough; at += 1) {
            const [p, q] = [4 * (Math.floor(at / w) * one.w + (at % w)), 4 * (Math.floor(at / w) * other.w + (at % w))];
            const far = (c) => Math.abs(points[a][p + c] - points[b][q + c]) > 51;
            if (far(0) || far(1) || far(2)) clear += 1;
          }
          found[`${one.key} and ${other.key}`] = clear;
        }
      }
      return found;
    },
    [picture.toString('base64'), pieces, CLEAR],
  );

/** Returns the pairs that are told apart with all colours, but not without some of them. */
async function alike(page, pieces) {
  const height = Math.max(...pieces.map(({ y, h }) => y + h));
  const clear = await apart(page, await seen(page, 'none', height), pieces);
  const found = [];
  for (const eyes of EYES) {
    const faint = await apart(page, await seen(page, eyes, height), pieces);
    for (const [pair, points] of Object.entries(clear)) {
      if (points >= CLEAR && faint[pair] < FAINT) found.push(`${eyes}: ${pair}: ${faint[pair]} points apart`);
    }
  }
  return found;
}

/** Takes a picture of the page as seen with this colour blindness. */
async function seen(page, eyes, height) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  const { width } = page.viewportSize();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await devtools.detach();
  return picture;
}

for (const [nth, { id }] of games().entries()) {
  const [language, theme] = nth % 2 ? ['en', 'light'] : ['fr', 'dark'];
  test(`${id}: no two pieces look alike to any eye (${language}, ${theme})`, long, async ({ page }) => {
    test.setTimeout(120_000 + STATES * 20_000);
    await settings(page, { language, theme, pace: 'instant', motion: false });
    await start(page, id, { seed: 21 });
    const roll = dice(8);
    const found = new Set();
    let pieces = 0;
    for (let state = 0; state < STATES && (await asked(page)); state += 1) {
      const laid = await layOut(page);
      pieces += laid.length;
      for (const pair of await alike(page, laid)) found.add(pair);
      await page.evaluate(() => document.querySelector('.stage').remove());
      for (let n = 0; n < APART; n += 1) await decide(page, roll);
    }
    expect(pieces).toBeGreaterThan(20);
    expect([...found].sort()).toEqual([]);
  });
}

test('the test sees what differs by colour alone, and lets pass what differs by a letter', async ({ page }) => {
  const draw = (tone, letter) => `<div style="float:left;width:60px;height:80px;margin:0 10px 0 0;background:${tone};font:bold 20px sans-serif">${letter}</div>`;
  const at = (nth) => ({ key: String(nth), kind: 'card', x: 70 * nth, y: 0, w: 60, h: 80 });
  // Red and green of the same lightness, and the same green with another letter.
  await page.setContent(`<body style="margin:0">${draw('#c05050', 'A')}${draw('#5a8050', 'A')}${draw('#5a8050', 'B')}`);
  const found = await alike(page, [0, 1, 2].map(at));
  expect(found.some((pair) => pair.startsWith('achromatopsia: 0 and 1'))).toBe(true);
  expect(found.filter((pair) => pair.includes('1 and 2'))).toEqual([]);
});
