// The stranger: a simulated person who taps what is lit until the match is over.
import { games } from '../../tools/games.mjs';
import { drawn, expect, open } from './support.mjs';

/** Stores settings in the page's format, before the page starts. */
export async function settings(page, values, played = games().map(({ id }) => id)) {
  await page.addInitScript(([text, known]) => {
    try {
      // As src/platform/storage.rs names them.
      const own = (key) => `regalia/1${location.pathname.replace(/[^/]*$/, '')}${key}`;
      localStorage.setItem(own('settings'), text);
      // A person who knows the games: the usual options are chosen.
      if (known && !localStorage.getItem(own('played'))) localStorage.setItem(own('played'), known);
      localStorage.setItem(own('second-tap'), 'told');
    } catch {
      // If storage is blocked the page uses its defaults.
    }
  }, [JSON.stringify(values), played.length > 0 && JSON.stringify(played)]);
}

/** Opens the set-up page of a game, changes it, and starts the match. */
export async function start(page, game, { seed, setUp } = {}) {
  await open(page, `#/${game}`);
  await page.locator('form').waitFor();
  if (setUp) await setUp(page);
  if (seed !== undefined) {
    await page.locator('details.more summary').click();
    await page.locator('#seed').fill(String(seed));
  }
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.board, .hand-over').first()).toBeVisible();
}

/** The first seats are persons, bots have the others. */
export const persons = (count) => async (page) => {
  const players = page.locator('fieldset.choices').first();
  if ((await page.locator('.seat-choice').count()) < count) await players.getByRole('radio', { name: String(count), exact: true }).check();
  for (const [nth, seat] of (await page.locator('.seat-choice').all()).entries()) {
    await seat.getByRole('radio').nth(nth < count ? 0 : 1).check();
  }
};

/**
 * The length of a match, in the game that offers it: the shortest comes first, the longest is the
 * default.
 */
const LENGTH = 'input[name="choice-Length"]';

/**
 * Sets bots of one level on every seat, so that no person is waited for, and the shortest match.
 */
export async function bots(page, level = 'Baron') {
  await page.locator('form').waitFor();
  if ((await page.locator(LENGTH).count()) > 0) await page.locator(LENGTH).first().check();
  for (const seat of await page.locator('.seat-choice').all()) await seat.getByRole('radio', { name: level }).check();
}

/** The available actions: a gold button, a lit piece. */
export const PRIMARY = '.status-keys:not(.see-result) .primary:not(.go-on), .board .primary';
export const LIT = '.board button.lit';

/**
 * Runs in the page of any engine: returns the number of lit pieces, and if there is a gold button,
 * a hand-over, or the end. Goes on from what stays until a person does.
 */
export function whatToDo([gold, lit]) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  document.querySelector('.go-on')?.click();
  const seen = (selector) => all(selector).some((part) => part.checkVisibility());
  // The result's ceremony covers the page, and the result follows it.
  if (seen('.ceremony')) return { over: false, handOver: false, gold: false, lit: 0, rests: false };
  const found = { over: seen('.result'), handOver: seen('.hand-over .primary'), gold: all(gold)[0]?.checkVisibility() ?? false };
  return { ...found, lit: seen(lit) ? all(lit).length : 0, rests: window.rests?.size > 0 };
}

/** Waits until there is something to do. */
async function todo(page) {
  let found;
  const look = () => page.evaluate(whatToDo, [PRIMARY, LIT]);
  const there = async () => {
    found = await look();
    // A pending update may remove what is there now.
    return !found.rests && (found.over || found.handOver || found.gold || found.lit > 0);
  };
  // Often: a bot answers within milliseconds.
  await expect.poll(there, { intervals: [15], timeout: 60_000, message: 'something to do' }).toBe(true);
  return found;
}

/**
 * Waits until a person is asked or has to take over, which no bot changes; returns false if the
 * match is over before that.
 */
export const asked = async (page) => !(await todo(page)).over;

/**
 * Makes one tap, if it is a person's turn; returns true while the match goes on. `dice` is a small
 * generator, so that a failing run can be repeated.
 */
export async function tap(page, dice) {
  const { over, handOver, gold, lit } = await todo(page);
  if (over) return false;
  if (handOver) {
    await page.locator('.hand-over .primary').click();
    return true;
  }
  if (gold && (dice() < 0.7 || lit === 0)) {
    await page.locator(PRIMARY).first().click();
    return true;
  }
  // A playback that begins may remove a lit piece before the tap.
  const taken = page.locator(LIT).nth(Math.floor(dice() * lit)).click({ timeout: 5_000 });
  await taken.catch(async (why) => {
    // Logged, since it should be rare. A browser that has stopped drawing takes no tap either: a
    // screenshot makes it draw.
    console.warn(`a tap was not taken: ${why.message.replace(/\s+/g, ' ').slice(0, 400)}`);
    await page.screenshot?.({ timeout: 5_000 }).catch(() => {});
  });
  return true;
}

/** Taps until a person has made a decision, which may take several taps, or the match is over. */
export async function decide(page, roll) {
  // A bot's decision before that does not count.
  if (!(await asked(page))) return;
  const at = () => page.locator('.table').getAttribute('data-at');
  const before = await at();
  for (let taps = 0; taps < 120; taps += 1) {
    if (!(await tap(page, roll))) return;
    if ((await at()) !== before) return;
  }
  throw new Error(`after 120 taps nothing has been decided since ${before}`);
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Taps until the match is over; `between` is called after every few taps. */
export async function playOut(page, { seed = 1, most = 600, between } = {}) {
  const roll = dice(seed);
  for (let taps = 0; taps < most; taps += 1) {
    if (!(await tap(page, roll))) return taps;
    if (between) await between(taps);
  }
  throw new Error(`after ${most} taps the match is not over`);
}

/**
 * Skips each beat a frame after it appears, and counts the beats in `window.beats`; `page` may be a
 * frame.
 */
export async function hurry(page) {
  await page.evaluate(() => {
    window.beats = 0;
    const goOn = () => {
      if (document.querySelector('.playing-back')) {
        window.beats += 1;
        const held = document.querySelector('.go-on');
        if (held) held.click();
        else dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
      }
      if (!document.querySelector('.result, .crash')) requestAnimationFrame(goOn);
    };
    goOn();
  });
}

/** Makes one tap on a device that holds a seat of another table, if it is asked; returns false if it is not. */
export async function tapSeat(device, roll) {
  const found = await device.evaluate(([gold, lit]) => {
    document.querySelector('.go-on')?.click();
    const asked = !!document.querySelector('.hand-asked');
    return { asked, gold: [...document.querySelectorAll(gold)].some((one) => one.checkVisibility()), lit: document.querySelectorAll(lit).length };
  }, [PRIMARY, LIT]);
  if (!found.asked || (!found.gold && found.lit === 0)) return false;
  if (found.gold && (roll() < 0.7 || found.lit === 0)) await device.locator(PRIMARY).first().click({ timeout: 5_000 }).catch(() => {});
  else await device.locator(LIT).nth(Math.floor(roll() * found.lit)).click({ timeout: 5_000 }).catch(() => {});
  return true;
}

/** Returns true if the focus is there, once it has followed the pressed keys. */
export const focused = (page, selector) =>
  page.evaluate(async (wanted) => {
    while (window.rests?.size > 0) await new Promise((done) => requestAnimationFrame(done));
    return !!document.activeElement?.matches(wanted);
  }, selector);

/** Presses a key until the focus is on a match of the selector. */
export async function pressTo(page, key, selector, most = 120) {
  for (let n = 0; n < most; n += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${selector}`);
}

/**
 * Runs in the page of any engine: returns the key that leads from the focus towards the nearest match of
 * a selector. The Tab key stops at buttons, and at one piece of the board; arrows lead from piece to piece.
 */
export function keyTowards([wanted, nth]) {
  const here = document.activeElement;
  const all = [...document.querySelectorAll(wanted)].filter((part) => part.checkVisibility());
  if (all.length === 0 || nth % 9 === 8) return 'Tab';
  if (!here?.matches('.play button')) return 'ArrowRight';
  const middle = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [x, y] = middle(here);
  const ways = all.map((part) => middle(part)).map(([toX, toY]) => [toX - x, toY - y]);
  const [[dx, dy]] = ways.sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  // If that arrow led nowhere, try another; what led nowhere on an earlier way may be right on this one.
  if (nth === 0) window.triedKeys = new WeakMap();
  const tried = (window.triedKeys ??= new WeakMap());
  const counts = tried.get(here) ?? {};
  const [key] = [first[0], second[0], second[1], first[1]].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  tried.set(here, { ...counts, [key]: (counts[key] ?? 0) + 1 });
  return key;
}

/** Moves the focus to a match of the selector at the table; returns the number of keys. */
export async function reach(page, selector, most = 120) {
  for (let n = 0; n < most; n += 1) {
    if (await focused(page, selector)) return n;
    await page.keyboard.press(await page.evaluate(keyTowards, [selector, n]));
  }
  throw new Error(`no keys reach ${selector}`);
}

/** Goes from the home page to the table of a game with the keyboard only. */
export async function startByKeys(page, game, seed) {
  await open(page);
  await pressTo(page, 'Tab', `.cover-link[href="#/${game}"]`);
  await page.keyboard.press('Enter');
  await page.locator('form').waitFor();
  if ((await page.locator(LENGTH).count()) > 0) {
    await pressTo(page, 'Tab', LENGTH);
    await page.keyboard.press('ArrowRight'); // From the last round to the first.
    await expect(page.locator(LENGTH).first()).toBeChecked();
  }
  await pressTo(page, 'Tab', 'details.more summary');
  await page.keyboard.press('Enter');
  await pressTo(page, 'Tab', '#seed');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(seed));
  await pressTo(page, 'Tab', 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.locator('.board').waitFor();
}

/**
 * Plays with arrow keys, Enter and Space only, until the match is over. Dice decide how far it
 * moves along the playable pieces.
 */
export async function playOutByKeys(page, { seed = 1, most = 600 } = {}) {
  const roll = dice(seed);
  for (let presses = 0; presses < most; presses += 1) {
    await drawn(page);
    const { over, gold, lit } = await todo(page);
    if (over) return presses;
    const wanted = gold && roll() < 0.7 ? PRIMARY : LIT;
    for (let hops = Math.floor(roll() * 3); hops >= 0; hops -= 1) await page.keyboard.press('ArrowRight');
    await reach(page, wanted === PRIMARY || lit > 0 ? wanted : PRIMARY);
    await page.keyboard.press(presses % 2 ? 'Enter' : 'Space');
  }
  throw new Error(`after ${most} presses the match is not over`);
}
