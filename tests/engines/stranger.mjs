// The stranger of tests/browser/player.mjs in any engine: taps, or reaches with keys, what is lit
// until the match is over.
import { LIT, PRIMARY, dice, keyTowards, whatToDo } from '../browser/player.mjs';

const HAND_OVER = '.hand-over .primary';

/**
 * Does what a person does when the page has stopped by a fault of its engine: reloads and
 * continues. Returns false if the page has not stopped, or by any other fault.
 */
async function resumed(page) {
  const text = await page.evaluate(() => document.querySelector('.crash textarea')?.value ?? '');
  if (!page.isEngineFault(text)) return false;
  await page.leave(() => page.tap('.crash .primary'));
  await page.shown('.table');
  return true;
}

/** Waits until there is something to do. */
async function todo(page) {
  const until = Date.now() + 60_000;
  for (;;) {
    const found = await page.evaluate(whatToDo, [PRIMARY, LIT]);
    if (found.over || found.handOver || found.gold || found.lit > 0) return found;
    if (await resumed(page)) continue;
    if (Date.now() > until) throw new Error('nothing can be done');
    await new Promise((done) => setTimeout(done, 15));
  }
}

/**
 * Waits until a person is asked or has to take over; returns false if the match is over before
 * that.
 */
export const asked = async (page) => !(await todo(page)).over;

/** Returns the number of decisions that the table shows. */
export const decisions = (page) => page.evaluate(() => Number(document.querySelector('.table').dataset.at));

/** Makes one tap, if it is a person's turn; returns true while the match goes on. */
async function tap(page, roll) {
  const { over, handOver, gold, lit } = await todo(page);
  if (over) return false;
  const key = gold && (roll() < 0.7 || lit === 0) ? PRIMARY : undefined;
  const [selector, nth] = handOver ? [HAND_OVER, 0] : [key ?? LIT, key ? 0 : Math.floor(roll() * lit)];
  // A pending update may remove the element before the tap: the next loop finds the current ones.
  await page.tap(selector, { nth, patience: 500 }).catch(() => {});
  return true;
}

/** Taps until the match is over; `between` is called before each tap. */
export async function playOut(page, { seed = 1, most = 900, between } = {}) {
  const roll = dice(seed);
  for (let taps = 0; taps < most; taps += 1) {
    await between?.(taps);
    if (!(await tap(page, roll))) return;
  }
  throw new Error(`after ${most} taps the match is not over`);
}

/** Taps until a person has made that many decisions. */
export async function decide(page, { seed = 1, times = 1 } = {}) {
  const roll = dice(seed);
  for (let made = 0, taps = 0; made < times; taps += 1) {
    if (taps > 200) throw new Error(`after ${taps} taps ${made} decisions have been made`);
    await asked(page);
    const before = await decisions(page);
    if (!(await tap(page, roll))) throw new Error('the match is over');
    // The page may have stopped by a fault of its engine.
    await todo(page);
    if ((await decisions(page)) > before) made += 1;
  }
  await asked(page);
}

/** Presses a key until the focus is on a match of the selector. */
export async function pressTo(page, key, selector, most = 120) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.press(key);
  }
  return false;
}

/** Moves the focus to a match of the selector at the table; returns true if it is there. */
async function reach(page, selector) {
  for (let n = 0; n < 60; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.press(await page.evaluate(keyTowards, [selector, n]));
  }
  return false;
}

/** Plays with arrow keys, Enter and Space only, until the match is over. */
export async function playOutByKeys(page, { seed = 1, most = 600 } = {}) {
  const roll = dice(seed);
  for (let presses = 0; presses < most; presses += 1) {
    const { over, gold, lit } = await todo(page);
    if (over) return;
    const wanted = gold && (roll() < 0.7 || lit === 0) ? PRIMARY : LIT;
    for (let hops = Math.floor(roll() * 3); hops >= 0; hops -= 1) await page.press('ArrowRight');
    // If the table has changed meanwhile, there may be no such element.
    if (await reach(page, wanted)) await page.press(presses % 2 ? 'Enter' : 'Space');
  }
  throw new Error(`after ${most} presses the match is not over`);
}

/**
 * Makes a tap on the table or on a seat's own device, whichever is asked, if one is. Returns 1 if it is
 * the seat's.
 */
export async function once(table, seat, roll) {
  for (const [device, holds] of [[seat, '.hand-asked'], [table, '.board']]) {
    const { handOver, gold, lit } = await device.evaluate(whatToDo, [PRIMARY, LIT]);
    if ((await device.count(holds)) === 0 || !(handOver || gold || lit > 0)) continue;
    const key = handOver ? '.hand-over .primary' : gold && (roll() < 0.7 || lit === 0) ? PRIMARY : undefined;
    // A pending update may remove the element before the tap.
    await device.tap(key ?? LIT, { nth: key ? 0 : Math.floor(roll() * lit), patience: 500 }).catch(() => {});
    return device === seat ? 1 : 0;
  }
  return 0;
}
