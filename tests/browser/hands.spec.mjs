// Touch and sound: how long a press opens a text, how soon a second tap counts, each event's sound
// and loudness, and a vibration when it is the person's turn.
import { expect, long, longUnless, open, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { holdClock } from './stage.mjs';
import { games } from '../../tools/games.mjs';

/** Records what the page plays: each note's pitch and loudness; and the number of vibrations. */
async function listen(page) {
  await page.addInitScript(() => {
    window.heard = { notes: [], loud: [], shakes: 0 };
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      window.heard.loud.push(Math.round(value * 1e4) / 1e4);
      return setValueAtTime.call(this, value, at);
    };
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      window.heard.notes.push(Math.round(this.frequency.value));
      return begin.call(this, at);
    };
    Navigator.prototype.vibrate = () => {
      window.heard.shakes += 1;
      return true;
    };
  });
  return () => page.evaluate(() => window.heard);
}

/** The beginning of a motif, as in src/ui/sound.rs. */
const BELL = [660, 990];
const FANFARE = [392, 523, 659, 784];
const CLASH = [196, 196, 277];
const CARD = [180];

/** Returns true if these notes occur in this order next to each other. */
const sounds = (notes, motif) => notes.some((_, at) => motif.every((note, nth) => notes[at + nth] === note));

test('who wants no sound hears none, and nothing shakes', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  const heard = await listen(page);
  await start(page, 'rogue-monarch', { seed: 41 });
  const roll = dice(4);
  for (let n = 0; n < 3; n += 1) await decide(page, roll);
  expect(await heard()).toEqual({ notes: [], loud: [], shakes: 0 });
});

test('a call when it is my turn, once and not for every step of it, and the device shakes', async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant', motion: false, sound: true, vibration: true });
  const heard = await listen(page);
  await start(page, 'rogue-monarch', { seed: 41 });
  const roll = dice(4);
  expect(await asked(page)).toBe(true);
  await expect.poll(async () => (await heard()).shakes).toBe(1);
  let turns = 1;
  const who = () => page.locator('.rail .log li:not(.hint)').count();
  for (let n = 0; n < 8 && (await asked(page)); n += 1) {
    const before = await who();
    await decide(page, roll);
    await asked(page);
    if ((await who()) > before) turns += 1;
  }
  const { notes, shakes } = await heard();
  expect(sounds(notes, BELL)).toBe(true);
  expect(shakes).toBeGreaterThan(1);
  expect(shakes).toBeLessThanOrEqual(turns);
});

test('each event has its motif, to the last one', long, async ({ page }) => {
  test.setTimeout(180_000);
  await settings(page, { language: 'en', pace: 'fast', motion: false, sound: true });
  const heard = await listen(page);
  await start(page, 'penniless-king', { seed: 5 });
  // To the end of the match, at the speed of frames.
  await page.evaluate(() => {
    const goOn = () => {
      if (document.querySelector('.playing-back')) dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
      if (!document.querySelector('.result')) requestAnimationFrame(goOn);
    };
    goOn();
  });
  const roll = dice(3);
  for (let n = 0; n < 400 && (await asked(page)); n += 1) await decide(page, roll);
  await expect(page.locator('.result')).toBeVisible();
  const { notes } = await heard();
  for (const motif of [BELL, CARD, CLASH, FANFARE]) expect(sounds(notes, motif), motif.join(' ')).toBe(true);
});

test('low is lower than high, and is heard when it is chosen', long, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', '{"language":"en"}'));
  const heard = await listen(page);
  await page.goto('#/settings');
  const sound = page.getByRole('group', { name: 'Sound' });
  await sound.getByLabel('Low').check();
  await expect.poll(async () => (await heard()).loud).toEqual([0.02, 0.012]);
  await sound.getByLabel('High').check();
  await expect.poll(async () => (await heard()).loud.slice(2)).toEqual([0.125, 0.075]);
  await sound.getByLabel('Off').check();
  expect((await heard()).loud).toHaveLength(4);
});

test('a press reads after as long as was chosen', long, async ({ page }) => {
  await holdClock(page);
  await settings(page, { language: 'en', pace: 'instant', motion: false, 'long-press': 'longest' });
  await start(page, 'rogue-monarch', { seed: 11 });
  expect(await asked(page)).toBe(true);
  const piece = page.locator('.board button[title]').first();
  const text = await piece.getAttribute('title');
  await piece.hover();
  await page.mouse.down();
  await page.clock.runFor(1_990);
  await expect(page.locator('.status-read')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('.status-read')).toHaveText(text);
  await page.mouse.up();
});

test('a second tap that comes too soon is not heard, by finger or by key', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('regalia/1/settings') ?? localStorage.setItem('regalia/1/settings', '{"language":"en","second-tap":"long"}'));
  await open(page, '#/settings');
  const [on, off] = await page.getByRole('group', { name: 'Animations' }).locator('label').all();
  const devtools = await page.context().newCDPSession(page);
  // With explicit timestamps of the events, however long the machine takes.
  const began = Date.now() / 1000;
  const click = async (what, after) => {
    const { x, y } = await what.evaluate((label) => {
      label.scrollIntoView({ block: 'center' });
      return label.getBoundingClientRect();
    });
    const event = { x: x + 12, y: y + 12, button: 'left', clickCount: 1, timestamp: began + after };
    for (const type of ['mousePressed', 'mouseReleased']) await devtools.send('Input.dispatchMouseEvent', { type, ...event });
  };
  const chosen = async () => [await on.locator('input').isChecked(), await off.locator('input').isChecked()];
  expect(await chosen()).toEqual([true, false]);
  await click(off, 10);
  await expect.poll(chosen).toEqual([false, true]);
  await click(on, 10.2);
  await click(on, 10.59);
  expect(await chosen()).toEqual([false, true]);
  await click(on, 10.7);
  await expect.poll(chosen).toEqual([true, false]);
  // A switch device presses Enter; the focus is on the link home.
  await page.locator('.bar-back').focus();
  const press = async (after) => {
    for (const type of ['keyDown', 'keyUp']) await devtools.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', timestamp: began + after });
  };
  await press(11);
  expect(page.url()).toContain('#/settings');
  await press(11.31);
  await expect(page.locator('.covers')).toBeVisible();
});

for (const { id } of games()) {
  test(`${id}: what is asked, and its keys, are where the thumb is`, longUnless(id === 'monarch'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settings(page, { language: 'fr', pace: 'instant', motion: false });
    await start(page, id, { seed: 11 });
    const roll = dice(6);
    for (let n = 0; n < 4 && (await asked(page)); n += 1) {
      // At any scroll position.
      for (const to of [0, 10_000]) {
        await page.evaluate((y) => scrollTo(0, y), to);
        const { top, bottom } = await page.locator('.status').evaluate((status) => status.getBoundingClientRect());
        expect(top).toBeGreaterThan(844 / 2);
        expect(bottom).toBeLessThanOrEqual(845);
      }
      await decide(page, roll);
    }
  });
}

test('who wants it has what is asked, and its keys, above the board', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settings(page, { language: 'en', pace: 'instant', motion: false, 'keys-below': false });
  await start(page, 'rogue-monarch', { seed: 11 });
  expect(await asked(page)).toBe(true);
  expect(await page.locator('.status').evaluate((status) => status.getBoundingClientRect().bottom)).toBeLessThan(844 / 2);
});
