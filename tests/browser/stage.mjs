// A table whose clock is stopped until a test advances it, so that display times are exact on the
// slowest machine; and the lines that were said.
import { expect } from '@playwright/test';
import { tap } from './player.mjs';
import { patient } from './support.mjs';

/** Holds the page's clock from the start; a worker that takes real time is waited for. */
export async function holdClock(page) {
  await page.clock.install({ time: 0 });
  // Later than a slow machine needs to get here.
  await page.clock.pauseAt(3_600_000);
  await patient(page);
}

/**
 * Records every beat from now on in `window.beats`: its line, its start and its end. `seen`, if
 * given, runs in the page at each change, and its result is kept with the beat.
 */
export async function noteBeats(page, seen) {
  await page.evaluate((source) => {
    const look = source ? new Function(`return (${source})()`) : () => undefined;
    window.beats = [];
    let now;
    const note = () => {
      const playback = document.querySelector('.playing-back');
      const said = playback ? [...playback.querySelectorAll('.headline > span')].map((span) => span.textContent.trim()) : [];
      // A page tells its lines in place of a headline.
      const page = playback?.querySelector('.interlude h2')?.textContent;
      const text = page ?? said.join(' ');
      // A line that is said twice in a row is in the log twice.
      const logged = document.querySelectorAll('.rail .log p').length;
      if (now && (text !== now.text || logged !== now.logged)) {
        now.until = performance.now();
        now = undefined;
      }
      if (!now && text) {
        const climax = !!playback.querySelector('.headline-climax');
        const held = !!document.querySelector('.go-on');
        now = { text, said, page: !!page, logged, climax, held, at: performance.now(), seen: [] };
        window.beats.push(now);
      }
      if (now && source) {
        const found = look();
        if (JSON.stringify(now.seen.at(-1)) !== JSON.stringify(found)) now.seen.push(found);
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    note();
  }, seen?.toString());
}

/** What stands above the board while the pieces of another player move. */
export const isTurn = (line) => /^It’s .*’s turn\.$/.test(line);

/**
 * Asserts that what the beats told is in the log, in the same order. The log says more: what moved, and
 * what the board shows.
 */
export function told(beats, log, why) {
  const all = log.map(unnamed);
  const lines = beats.flatMap(({ said, page }) => (page ? [] : said)).map(unnamed);
  let at = -1;
  for (const [nth, line] of lines.entries()) {
    // A sentence stays while pieces move.
    if (isTurn(line) || line === lines[nth - 1]) continue;
    const is = (other) => other.startsWith(line.replace(/\.$/, ''));
    at = all.findIndex((other, place) => place > at && is(other));
    expect(at, `${why}: «${line}»`).not.toBe(-1);
  }
}

/** A line without the player who begins it: to each, they are 'You'. */
const unnamed = (line) => line.replace(/^(You|Player \d)\b/, '–');

/** Returns what was recorded. */
export const beats = (page) => page.evaluate(() => window.beats);

/**
 * Advances the clock while something is shown, until a person is asked, has to take over, or the
 * match is over; returns which. The time that a bot thinks and the store writes is real, and is not
 * measured here.
 */
export async function settle(page, step = 500) {
  let state = '';
  const look = () =>
    page.evaluate(() => {
      const seen = (selector) => [...document.querySelectorAll(selector)].some((part) => part.checkVisibility());
      if (seen('.playing-back .go-on')) {
        // What a person looks at, and the end of a deal, stay until they go on; a press that comes
        // too soon after the one before is ignored, and made again.
        document.querySelector('.go-on').click();
        return 'held';
      }
      if (seen('.playing-back, .ceremony')) return 'film';
      if (seen('.result')) return 'over';
      if (seen('.hand-over .primary')) return 'hand-over';
      return seen('.status-keys .primary:not(.go-on), .board .primary, .board button.lit') ? 'asked' : '';
    });
  const settled = async () => {
    while (['film', 'held'].includes((state = await look()))) await page.clock.runFor(step);
    return state;
  };
  await expect.poll(settled, { intervals: [10], timeout: 60_000, message: 'somebody is asked' }).not.toBe('');
  return state;
}

/** Taps until a decision has been made and its playback is over; returns the state then. */
export async function decideAndSee(page, roll) {
  const at = () => page.locator('.table').getAttribute('data-at');
  const before = await at();
  for (let taps = 0; taps < 120; taps += 1) {
    if (!(await tap(page, roll))) return 'over';
    const state = await settle(page);
    if (state !== 'asked' || (await at()) !== before) return state;
  }
  throw new Error(`after 120 taps nothing has been decided since ${before}`);
}

/** Returns all lines of the log, from its beginning. */
export async function wholeLog(page) {
  // Beside the result there is no room for it: it opens in a panel.
  const isOver = (await page.locator('.rail .log').count()) === 0;
  if (isOver) await page.keyboard.press('l');
  const log = page.locator(isOver ? '.dialog .log' : '.rail .log');
  await log.waitFor();
  const earlier = log.getByRole('button');
  while (await earlier.isVisible()) await earlier.click();
  const turns = await log.locator('li:not(.hint)').evaluateAll((all) =>
    all.map((turn) => [...turn.querySelectorAll('p')].map((line) => line.textContent.trim())),
  );
  return turns.reverse().flat();
}
