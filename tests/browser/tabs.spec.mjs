// One match in several tabs: one of them plays, the others watch and can take over; nothing is
// lost, and nothing is written twice.
import { CLOCKS, PLAYS_ON, expect, kept, long, longUnless, numbersOf, onDisk, open, setClockBy, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';
const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));
const matches = async (page) => (await numbersOf(page, GAME)).length;
const watching = (page, language) => page.locator('#main .status-note').getByText(language === 'fr' ? 'se joue dans un autre onglet' : 'played in another tab');
const playHere = (page, language) => page.getByRole('button', { name: language === 'fr' ? 'Jouer ici' : 'Play here' });

/** Opens another tab of the same browser, at the same match. */
async function another(page, language) {
  const other = await page.context().newPage();
  await settings(other, { language, pace: 'instant' });
  await open(other, `#/${GAME}/table`);
  await other.locator('.board').waitFor();
  return other;
}

for (const language of ['en', 'fr']) {
  test(`the second tab watches, follows, takes over, and hands back (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, GAME, { seed: 12 });
    const roll = dice(3);
    await decide(page, roll);
    const other = await another(page, language);
    await expect(watching(other, language)).toBeVisible();
    await expect(other.locator('.board .lit')).toHaveCount(0);
    await expect(watching(page, language)).toHaveCount(0);
    // The second shows what the first decides.
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    expect(await asked(page)).toBe(true);
    await expect.poll(() => at(other)).toBe(await at(page));
    await playHere(other, language).click();
    await expect(watching(page, language)).toBeVisible();
    await expect(watching(other, language)).toHaveCount(0);
    await expect(page.locator('.board .lit')).toHaveCount(0);
    const before = await at(page);
    await decide(other, roll);
    expect(await asked(other)).toBe(true);
    expect(await at(other)).toBeGreaterThan(before);
    await expect.poll(() => at(page)).toBe(await at(other));
    // The tab that plays is closed: the watching tab goes on by itself.
    await onDisk(other, GAME);
    const last = await at(other);
    await other.close();
    await expect(watching(page, language)).toHaveCount(0);
    expect(await asked(page)).toBe(true);
    expect(await at(page)).toBe(last);
    await decide(page, roll);
    expect(await asked(page)).toBe(true);
    await onDisk(page, GAME);
    expect(await matches(page), 'nothing was kept twice').toBe(1);
    expect((await kept(page, GAME)).decisions.length).toBe(await at(page));
  });
}

test('whichever of two tabs is reloaded, and whatever their clocks say, one plays and the other watches', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  const roll = dice(3);
  await decide(page, roll);
  const other = await another(page, 'en');
  await expect(watching(other, 'en')).toBeVisible({ timeout: PLAYS_ON });
  /** Asserts that the first tab plays and the second one watches, each within ten seconds. */
  const plays = async (one, watches) => {
    await expect(watching(watches, 'en')).toBeVisible({ timeout: PLAYS_ON });
    await expect(playHere(watches, 'en')).toBeVisible();
    await expect(watching(one, 'en')).toHaveCount(0, { timeout: PLAYS_ON });
    const before = await at(one);
    expect(await asked(one)).toBe(true);
    await decide(one, roll);
    expect(await at(one)).toBeGreaterThan(before);
    await expect.poll(async () => (await at(watches)) - (await at(one)), { timeout: PLAYS_ON }).toBe(0);
  };
  for (const by of Object.values(CLOCKS).slice(process.env.LONG ? 0 : 1)) {
    // The tab that watches is reloaded: it still watches.
    await setClockBy(other, by);
    await other.reload();
    await plays(page, other);
    // The tab that plays is reloaded: the other one plays on by itself, and hands the match back at a tap.
    await onDisk(page, GAME);
    await setClockBy(page, by);
    await page.reload();
    await plays(other, page);
    await onDisk(other, GAME);
    await playHere(page, 'en').click();
    await plays(page, other);
  }
  await onDisk(page, GAME);
  expect(await matches(page), 'nothing was kept twice').toBe(1);
  expect((await kept(page, GAME)).decisions.length).toBe(await at(page));
});

test('a tab that was opened long ago goes on from where the other has come', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  await onDisk(page, GAME);
  const old = await page.context().newPage();
  await open(old);
  await decide(page, dice(5));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const last = await at(page);
  await page.close();
  await open(old, `#/${GAME}/table`);
  await expect(old.locator('.table')).toHaveAttribute('data-at', String(last));
  await expect(watching(old, 'en')).toHaveCount(0);
  expect(await asked(old)).toBe(true);
});

test('nothing of a hand is in the tab that watches two people', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page, '#/penniless-king');
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'Human' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const accept = page.getByRole('button', { name: /show my cards/ });
  await accept.click();
  await expect(page.getByRole('button', { name: /^Beggar/ }).first()).toBeVisible();
  await expect(page.locator('.table')).toContainText('Beggar');
  const other = await page.context().newPage();
  await open(other, '#/penniless-king/table');
  await expect(watching(other, 'en')).toBeVisible();
  await expect(other.getByRole('button', { name: /show my cards/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Beggar/ })).toHaveCount(0);
  // A person who takes over is first asked who they are.
  await playHere(other, 'en').click();
  await expect(other.getByRole('button', { name: /show my cards/ })).toBeVisible();
  await expect(watching(page, 'en')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Beggar/ })).toHaveCount(0);
});

test('a table in the background gives a notice of one’s turn, if it was chosen, and takes it away', async ({ page }) => {
  await page.addInitScript(() => {
    window.notices = [];
    window.asked = 0;
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() {
        window.asked += 1;
        this.permission = window.refuses ? 'denied' : 'granted';
        return this.permission;
      }
      constructor(text, { tag }) {
        // As where only a service worker may show one.
        if (window.refusesPages) throw new TypeError('Illegal constructor');
        Object.assign(this, { text, tag });
        window.notices.push(this);
      }
      close() {
        window.notices.splice(window.notices.indexOf(this), 1);
      }
    };
    window.sight = (state) => {
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  const notices = () => page.evaluate(() => window.notices.map(({ text, tag }) => `${tag}: ${text}`));
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 12 });
  expect(await asked(page)).toBe(true);
  // Nothing is asked for and shown before the person wants it.
  const turn = async () => {
    const at = await page.locator('.table').getAttribute('data-at');
    // The bot may answer at once.
    await page.evaluate(() => window.sight('hidden'));
    await decide(page, dice(3));
    await page.waitForFunction((at) => Number(document.querySelector('.table').dataset.at) > at && document.title.includes('our turn'), Number(at));
  };
  await turn();
  expect([await notices(), await page.evaluate(() => window.asked)]).toEqual([[], 0]);
  await page.evaluate(() => window.sight('visible'));
  await page.keyboard.press('m');
  const choice = page.getByRole('group', { name: 'Notify me' }).getByRole('radio', { name: 'On' });
  // Where a page can show none, the browser is not even asked.
  await page.evaluate(() => (window.refusesPages = true));
  await choice.click();
  await expect(page.locator('.dialog').getByText('doesn’t allow notifications')).toBeVisible();
  await expect(choice).not.toBeChecked();
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await page.evaluate(() => Object.assign(window, { refusesPages: false, refuses: true }));
  await choice.click();
  await expect(page.locator('.dialog').getByText('doesn’t allow notifications')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await page.evaluate(() => (window.refuses = false));
  await choice.click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await turn();
  await expect.poll(notices).toEqual([expect.stringMatching(/^(.*our turn.*): \1$/)]);
  await page.evaluate(() => window.sight('visible'));
  expect(await notices()).toEqual([]);
});
