// Every game from the home page to its result with the keyboard only, on the smallest of the three
// screens.
import { games } from '../../tools/games.mjs';
import { drawn, expect, long, longUnless, sizes, test } from './support.mjs';
import { LIT, PRIMARY, asked, decide, dice, playOutByKeys, pressTo, settings, start, startByKeys } from './player.mjs';

test.use({ viewport: sizes.phone });

for (const { id: game } of games()) {
  test(`a whole match with the keyboard alone: ${game}`, longUnless(game === 'rogue-monarch'), async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en', motion: false });
    await startByKeys(page, game, 4);
    await playOutByKeys(page, { seed: 4 });
    await expect(page.locator('.result h2')).toHaveText(/\p{L}/u);
  });
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Returns the text of what has the focus, and whether it can be played. */
const here = (page) =>
  page.evaluate(([lit, gold]) => {
    const element = document.activeElement;
    return { name: `${element.className} ${element.textContent}`, plays: element.matches(`${lit}, ${gold}`) };
  }, [LIT, PRIMARY]);

/** Returns the number of what can be played, and how many of it the arrows reach from where the focus is. */
async function reached(page) {
  await page.evaluate(([lit, gold]) => {
    window.wanted = new Set([...document.querySelectorAll(`${lit}, ${gold}`)].filter((part) => part.checkVisibility() && !part.disabled));
    window.ways = new Map();
  }, [LIT, PRIMARY]);
  const all = await page.evaluate(() => window.wanted.size);
  // Always by the arrow that was tried least often from here.
  for (let presses = 0; presses < 600; presses += 1) {
    const { left, at } = await page.evaluate(() => {
      const element = document.activeElement;
      window.wanted.delete(element);
      const at = window.ways.get(element) ?? 0;
      window.ways.set(element, at + 1);
      return { left: window.wanted.size, at };
    });
    if (left === 0) return { all, left };
    await page.keyboard.press(ARROWS[at % 4]);
  }
  return { all, left: await page.evaluate(() => [...window.wanted].map((part) => `${part.className} ${part.textContent}`)) };
}

for (const { id: game } of games()) {
  for (const [name, viewport] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop })) {
    test(`what can be played is one key away, and arrows lead to all of it: ${game}, ${name}`, longUnless(name === 'phone'), async ({ page }) => {
      await page.setViewportSize(viewport);
      await settings(page, { pace: 'instant', language: 'en', motion: false });
      await start(page, game, { seed: 4 });
      const roll = dice(5);
      for (let turn = 0; turn < 6 && (await asked(page)); turn += 1) {
        // By Tab from where the focus is after a decision, by an arrow from the page itself.
        for (const [from, keys] of [['#board', ['Tab', 'ArrowRight']], ['#main', ['ArrowRight', 'ArrowDown']]]) {
          for (const key of keys) {
            await page.locator(from).focus();
            await page.keyboard.press(key);
            // A text that scrolls is another stop.
            if (await page.evaluate(() => document.activeElement.matches('.board p'))) await page.keyboard.press(key);
            const { name: on, plays } = await here(page);
            expect(plays, `${key} from ${from}: ${on}`).toBe(true);
          }
        }
        // All pieces of the board are one stop.
        const stops = await page.locator('.board button:not(.button)').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
        expect(stops).toBeLessThanOrEqual(1);
        const { left } = await reached(page);
        expect(left, 'what no arrow reaches').toBe(0);
        await decide(page, roll);
      }
    });
  }

  test(`a button that was pressed leaves the focus on the board: ${game}`, longUnless(game === 'monarch'), async ({ page }) => {
    await settings(page, { pace: 'instant', language: 'en', motion: false });
    await start(page, game, { seed: 4 });
    const at = () => page.locator('.table').getAttribute('data-at');
    const roll = dice(5);
    let pressed = 0;
    for (let turn = 0; turn < 12 && pressed < 3 && (await asked(page)); turn += 1) {
      const gold = page.locator(PRIMARY).first();
      const before = await at();
      if ((await gold.count()) > 0) {
        await gold.focus();
        await page.keyboard.press('Enter');
        await drawn(page);
        if ((await at()) !== before && (await page.locator('.result').count()) === 0) {
          expect(await page.evaluate(() => document.activeElement.closest('.button')?.textContent)).toBe(undefined);
          pressed += 1;
        }
      } else await decide(page, roll);
    }
  });
}

test('the keys of the table: a card’s text, the rules, and back', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await startByKeys(page, 'rogue-monarch', 4);
  await page.locator('.board button.lit').first().waitFor();
  // A card shows its full text on request.
  await pressTo(page, 'ArrowRight', '[title]');
  await page.keyboard.press('i');
  await expect(page.locator('.status-read')).toContainText(/Court card|hand/);
  // The log and the rules are one key away, and Escape leads back.
  for (const [key, inside] of [
    ['l', '.log'],
    ['r', '.rulebook'],
  ]) {
    await page.keyboard.press(key);
    await drawn(page);
    await expect(page.locator(`.dialog ${inside}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.dialog')).toHaveCount(0);
  }
});

test('a panel has the keys wherever the focus is, and a tap beside it closes it', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'fr' });
  await startByKeys(page, 'penniless-king', 4);
  const [dialog, card] = [page.locator('.dialog'), page.locator('.board button.lit').first()];
  await card.focus();
  const open = async () => {
    await page.keyboard.press('r');
    await drawn(page);
    await expect(dialog).toBeVisible();
  };
  // The text comes after the panel, and takes the room that was kept for it.
  let comes;
  const asked = new Promise((done) => (comes = done));
  await page.route('**/rules.fr.html', async (route) => {
    await asked;
    await route.continue();
  });
  await open();
  const { y } = await dialog.boundingBox();
  comes();
  await expect(dialog.locator('.rulebook')).toBeVisible();
  expect((await dialog.boundingBox()).y).toBe(y);
  // Selecting words in it, with a drag that ends beside it, closes nothing; the focus is then
  // nowhere.
  await page.mouse.move(190, y + 200);
  await page.mouse.down();
  await page.mouse.move(190, y - 20, { steps: 4 });
  await page.mouse.up();
  await drawn(page);
  await expect(dialog).toBeVisible();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  await drawn(page);
  await expect(page.locator('.dialog .rulebook')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement.closest('.dialog') !== null)).toBe(true);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Escape');
  await drawn(page);
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
  await open();
  await page.mouse.click(190, y - 20);
  await drawn(page);
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});
