// A table at which time stands still until a test lets it pass, so that how
// long something was to be seen is exact on the slowest machine; and what was said.
import { expect } from '@playwright/test';
import { tap } from './player.mjs';
import { patient } from './support.mjs';

/** Holds the page's clock from its first moment on; a worker that takes real time is waited for. */
export async function holdClock(page) {
  await page.clock.install({ time: 0 });
  // Later than a slow machine needs to get here.
  await page.clock.pauseAt(3_600_000);
  await patient(page);
}

/**
 * Notes every beat from here on: what was said, when, and until when; in
 * `window.beats`. `seen`, if there is one, is run in the page at each change and
 * what it finds is kept with the beat.
 */
export async function noteBeats(page, seen) {
  await page.evaluate((source) => {
    const look = source ? new Function(`return (${source})()`) : () => undefined;
    window.beats = [];
    let now;
    const note = () => {
      const filming = document.querySelector('.filming');
      const said = filming ? [...filming.querySelectorAll('.headline > span')].map((span) => span.textContent.trim()) : [];
      const text = said.join(' ');
      // What is said twice in a row stands twice in the log.
      const logged = document.querySelectorAll('.rail .log p').length;
      if (now && (text !== now.text || logged !== now.logged)) {
        now.until = performance.now();
        now = undefined;
      }
      if (!now && text) {
        const climax = !!filming.querySelector('.headline-climax');
        now = { text, said, logged, climax, at: performance.now(), seen: [] };
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

/** What was noted. */
export const beats = (page) => page.evaluate(() => window.beats);

/**
 * Lets time pass while something is shown, and only then, until a person is
 * asked, has to take over, or the match is over: which of them. A bot thinks and
 * the store writes in their own time, which nobody here measures.
 */
export async function settle(page, step = 500) {
  let state = '';
  const look = () =>
    page.evaluate(() => {
      const seen = (selector) => [...document.querySelectorAll(selector)].some((part) => part.checkVisibility());
      if (seen('.filming')) return 'film';
      if (seen('.result')) return 'over';
      if (seen('.hand-over .primary')) return 'hand-over';
      return seen('.status-keys .primary, .board .primary, .board button.lit') ? 'asked' : '';
    });
  const settled = async () => {
    while ((state = await look()) === 'film') await page.clock.runFor(step);
    return state;
  };
  await expect.poll(settled, { intervals: [10], timeout: 60_000, message: 'somebody is asked' }).not.toBe('');
  return state;
}

/** Taps until a decision has been made and what came of it has been seen; the state then. */
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

/** All lines of the log, from its beginning. */
export async function wholeLog(page) {
  const earlier = page.locator('.rail .log button');
  while (await earlier.isVisible()) await earlier.click();
  const turns = await page.locator('.rail .log li:not(.hint)').evaluateAll((all) =>
    all.map((turn) => [...turn.querySelectorAll('p')].map((line) => line.textContent.trim())),
  );
  return turns.reverse().flat();
}
