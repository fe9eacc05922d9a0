// A second screen: another window shows what everyone may see of the match on the table, follows it
// to its end, and survives a reload of either window.
import { CLOCKS, drawn, expect, long, longUnless, noHorizontalScroll, open, setClockBy, sizes, test, violations } from './support.mjs';
import { bots, decide, dice, settings, start, tap } from './player.mjs';
import { games } from '../../tools/games.mjs';

const WORDS = {
  en: { show: 'Show the table on another screen', away: 'The table isn’t open in another window', blocked: 'blocked the second window', link: 'Open the second screen' },
  fr: { show: 'Afficher la table sur un autre écran', away: 'La table n’est ouverte dans aucune autre fenêtre', blocked: 'bloqué la seconde fenêtre', link: 'Ouvrir le second écran' },
};

/** Records every text that a page sends to second screens in `window.told`. */
const recordTold = (context) =>
  context.addInitScript(() => {
    window.told = [];
    const plain = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (text) {
      if (this.name.startsWith('screen/')) window.told.push(text);
      return plain.call(this, text);
    };
  });

/** Opens the second screen from the table's menu. */
async function secondScreen(page, language = 'en') {
  await page.keyboard.press('m');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: WORDS[language].show }).click();
  const screen = await popup;
  await page.locator('.dialog-close').click();
  await expect(page.locator('.dialog')).toHaveCount(0);
  await expect(screen.locator('.public-screen')).toBeVisible();
  return screen;
}

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));
const agrees = async (screen, page) => expect(screen.locator('.table')).toHaveAttribute('data-at', String(await at(page)));

/** The notice that the table is gone; what a screen reader was told of it stays in its log. */
const away = (screen, w) => screen.locator('.toast').getByText(w.away);

/** What could be pressed. */
const controls = (screen) => screen.locator('button:enabled, a:not(.skip), input:enabled, summary').filter({ visible: true });

/** Two persons share the table; bots have the other seats. */
const twoPersons = async (page) => {
  for (const [nth, seat] of (await page.locator('.seat-choice').all()).entries()) {
    await seat.getByRole('radio').nth(nth < 2 ? 0 : 1).check();
  }
};

/** Returns the facts and what was told in the messages to the second screen. */
const told = (page) =>
  page.evaluate(() => window.told.map((text) => text.split(' ').slice(2).join(' ')).filter((text) => text).map((text) => JSON.parse(text)));

for (const { id } of games()) {
  test(`${id}: a second screen follows two people to the end and shows nothing of a hand`, longUnless(id === 'rogue-monarch'), async ({ page, context }) => {
    await recordTold(context);
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, id, { seed: 876543210987654, setUp: twoPersons });
    const screen = await secondScreen(page);
    await agrees(screen, page);
    const roll = dice(4);
    // What a board says only of the viewer's own pieces.
    const own = (of) => of.evaluate(() => document.querySelectorAll('[data-hand]').length + [...document.querySelectorAll('.board *')].filter((part) => part.childElementCount === 0 && part.textContent.startsWith('In your hand:')).length);
    let [decisions, seen] = [0, 0];
    while (decisions < 900 && (await tap(page, roll))) {
      decisions += 1;
      await drawn(page);
      seen += await own(page);
      expect(await own(screen), 'pieces of a hand').toBe(0);
      if (await page.locator('.hand-over').isVisible()) await agrees(screen, page);
    }
    if (['rogue-monarch', 'dwarf-king', 'mon-royaume'].includes(id)) expect(seen, 'pieces of hands at the table').toBeGreaterThan(0);
    await expect(page.locator('.result')).toBeVisible();
    await agrees(screen, page);
    await expect(screen.locator('.result h2')).toHaveText(await page.locator('.result h2').textContent());
    await expect(controls(screen)).toHaveCount(0);
    const messages = await told(page);
    expect(messages.length).toBeGreaterThan(5);
    for (const { regalia, message } of messages) {
      expect(regalia).toBe(1);
      const { facts, told } = message.hello ?? { told: message.news?.told };
      if (facts) expect(facts.viewer).toBe('public');
      if (told) expect(told.legal).toBe(undefined);
      const text = JSON.stringify(message);
      expect(text).not.toContain('876543210987654');
      expect(text).not.toContain('"seed"');
    }
  });
}

for (const language of ['en', 'fr']) {
  test(`both windows can be reloaded, and the screen says when the table is gone (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    const w = WORDS[language];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: twoPersons });
    const screen = await secondScreen(page, language);
    const roll = dice(7);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await agrees(screen, page);
    await screen.reload();
    await agrees(screen, page);
    await page.reload();
    await page.locator('.board').waitFor();
    await decide(page, roll);
    await agrees(screen, page);
    await expect(away(screen, w)).toHaveCount(0);
    // An undo is shown too, once there is something that can be undone.
    const undo = page.locator('.bar-tools .tool').first();
    for (let n = 0; n < 20 && !(await undo.isEnabled()); n += 1) await decide(page, roll);
    const before = await at(page);
    await undo.click();
    await expect.poll(() => at(page)).toBeLessThan(before);
    await agrees(screen, page);
    // The table is left, and entered again.
    const address = new URL(page.url()).hash;
    await open(page, '#/');
    await expect(away(screen, w)).toBeVisible();
    await open(page, address);
    await agrees(screen, page);
    await expect(away(screen, w)).toHaveCount(0);
    // Its window is closed; the match is opened in another one.
    const other = await page.context().newPage();
    await page.close();
    await expect(away(screen, w)).toBeVisible();
    await settings(other, { language, pace: 'instant' });
    await open(other, address);
    await agrees(screen, other);
    await decide(other, roll);
    await agrees(screen, other);
    await expect(away(screen, w)).toHaveCount(0);
  });
}

test('the screen follows whatever the clocks of both windows say, and from tab to tab', long, async ({ page, context }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: twoPersons });
  const screen = await secondScreen(page);
  const roll = dice(7);
  for (const by of Object.values(CLOCKS)) {
    for (const window of [page, screen]) {
      await setClockBy(window, by);
      await window.reload();
      await window.locator('.board').waitFor();
      await decide(page, roll);
      await agrees(screen, page);
    }
  }
  const other = await context.newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, new URL(page.url()).hash);
  const playHere = (tab) => tab.getByRole('button', { name: 'Play here', exact: true });
  for (const tab of [other, page]) {
    await playHere(tab).click();
    await expect(playHere(tab)).toHaveCount(0);
    for (let n = 0; n < 2; n += 1) await decide(tab, roll);
    await agrees(screen, tab);
    await expect(away(screen, WORDS.en)).toHaveCount(0);
  }
});

test('the screen follows to the next match, also of another game', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
  const screen = await secondScreen(page);
  await expect(page.locator('.result')).toBeVisible();
  await expect(screen.locator('.result')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.result')).toHaveCount(0);
  await expect(screen.locator('.result')).toHaveCount(0);
  await start(page, 'monarch', { seed: 3 });
  await expect(screen.locator('.game-monarch')).toBeVisible();
  await agrees(screen, page);
  expect(new URL(screen.url()).hash).toContain('#/monarch/screen/');
  await expect(screen).toHaveTitle(/^Monarch/);
});

for (const language of ['en', 'fr']) {
  test(`a blocked window is said plainly, and a link opens it (${language})`, longUnless(language === 'en'), async ({ page }) => {
    const w = WORDS[language];
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3 });
    await page.keyboard.press('m');
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.locator('.dialog [role=status]', { hasText: w.blocked })).toBeVisible();
    const popup = page.context().waitForEvent('page');
    await page.getByRole('link', { name: w.link }).click();
    const screen = await popup;
    await agrees(screen, page);
  });
}

test('beats are played on the screen, and nothing is lost of them', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'fast' });
  await start(page, 'dwarf-king', { seed: 3, setUp: twoPersons });
  const screen = await secondScreen(page);
  await screen.evaluate(() => {
    window.headlines = [];
    new MutationObserver(() => {
      const line = document.querySelector('.playing-back .headline')?.textContent.trim();
      if (line && window.headlines.at(-1) !== line) window.headlines.push(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const roll = dice(2);
  for (let n = 0; n < 2; n += 1) await decide(page, roll);
  await agrees(screen, page);
  await expect.poll(() => screen.evaluate(() => window.headlines.length)).toBeGreaterThan(0);
});

for (const [name, size] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop })) {
  test(`the screen fits, is accessible, and has nothing to press (${name})`, longUnless(name === 'desktop'), async ({ page }) => {
    await settings(page, { language: 'fr', pace: 'instant' });
    await start(page, 'penniless-king', { seed: 3, setUp: twoPersons });
    const screen = await secondScreen(page, 'fr');
    await screen.setViewportSize(size);
    const roll = dice(9);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await agrees(screen, page);
    await drawn(screen);
    await noHorizontalScroll(screen);
    expect(await violations(screen)).toEqual([]);
    // Tab reaches the link to the content and what scrolls; no key changes anything.
    const before = await at(screen);
    for (const key of ['Tab', 'Enter', 'Tab', ' ', 'Escape', 'u', 'm', 'r', 'h', 'ArrowRight', 'Enter']) await screen.keyboard.press(key);
    await expect(screen.locator('.dialog')).toHaveCount(0);
    expect(await at(screen)).toBe(before);
    expect(await at(page)).toBe(before);
    await expect(controls(screen)).toHaveCount(0);
  });
}

test('nothing is opened unless it was asked for', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.channels = [];
    const Plain = BroadcastChannel;
    window.BroadcastChannel = class extends Plain {
      constructor(name) {
        super(name);
        window.channels.push(name);
      }
    };
  });
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3 });
  await decide(page, dice(1));
  const channels = () => page.evaluate(() => window.channels.filter((name) => name.startsWith('screen/')));
  expect(await channels()).toEqual([]);
  expect(context.pages().length).toBe(1);
  await secondScreen(page);
  await expect.poll(async () => (await channels()).length).toBe(1);
});
