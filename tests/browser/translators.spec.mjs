// A page translator replaces texts by elements. The page goes on changing its texts, and nothing
// that it removes stays.
import { games } from '../../tools/games.mjs';
import { drawn, expect, long, open, test } from './support.mjs';
import { asked, decide, dice, playOut, settings, start } from './player.mjs';

/**
 * Wraps every text, in one of the ways that translators use: a copy in its place, the text itself
 * moved into the element, or inserted before and then removed; with `all`, also blank or translated
 * texts.
 */
async function translate(page, way, all) {
  await page.evaluate(([way, all]) => {
    const ways = {
      copy: (text, font) => { font.append(`«${text.data}»`); text.replaceWith(font); },
      take: (text, font) => { text.replaceWith(font); font.append(text); },
      insert: (text, font) => { font.append(`«${text.data}»`); text.parentNode.insertBefore(font, text); text.parentNode.removeChild(text); },
    };
    const walker = document.createTreeWalker(document.getElementById('regalia'), NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
    for (const text of texts) {
      if (!all && (!text.data.trim() || text.parentNode.localName === 'font')) continue;
      if (text.parentElement.closest('svg, style, script, textarea')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      ways[way](text, inner);
      inner.replaceWith(outer);
      outer.append(inner);
    }
  }, [way, all]);
  await drawn(page);
}

/**
 * Returns the texts of a page that was never translated, for comparison; without the translator's
 * quotes.
 */
const texts = (page) =>
  page.evaluate(() => document.getElementById('regalia').innerText.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim());

const WAYS = ['copy', 'take', 'insert'];

/**
 * Returns a page's texts after each of some acts; `between` may follow each, and must not change
 * them.
 */
async function saidAfter(page, acts, between) {
  const said = [];
  for (const [nth, act] of acts.entries()) {
    await act(page);
    await drawn(page);
    said.push(await texts(page));
    await between?.(nth);
    expect(await texts(page)).toBe(said.at(-1));
  }
  return said;
}

test('set-up and settings go on changing under a translator', long, async ({ page }) => {
  await settings(page, { language: 'en', motion: false, pace: 'instant' });
  const choose = (nth, within = 'main') => (one) => one.locator(within).first().getByRole('radio').nth(nth).check({ force: true });
  const acts = [
    (one) => open(one, '#/'),
    (one) => open(one, '#/settings'),
    choose(1), choose(0), // French, and back.
    (one) => open(one, '#/dwarf-king'),
    ...[2, 0, 1].map((nth) => choose(nth, 'fieldset')),
    ...[0, 2, 1].map((nth) => choose(nth, '.seat-choice:nth-child(2)')),
    (one) => one.locator('details.more summary').click(),
    (one) => open(one, '#/'),
  ];
  const plain = await saidAfter(page, acts);
  expect(plain[2]).not.toBe(plain[1]);
  for (const way of WAYS) {
    for (const all of [false, true]) {
      expect(await saidAfter(page, acts, () => translate(page, way, all)), `${way} ${all}`).toEqual(plain);
    }
  }
});

for (const { id } of games()) {
  test(`a table goes on under a translator: ${id}`, long, async ({ page }) => {
    await settings(page, { language: 'en', motion: false, pace: 'instant' });
    const played = async (between) => {
      const roll = dice(3);
      await page.goto('about:blank');
      await start(page, id, { seed: 12 });
      const acts = Array.from({ length: 8 }, () => async (one) => {
        if (await asked(one)) await decide(one, roll);
        await asked(one);
      });
      return saidAfter(page, acts, between);
    };
    const plain = await played();
    expect(await played((nth) => translate(page, WAYS[nth % 3], nth % 2 === 0))).toEqual(plain);
    await playOut(page, { seed: 9 });
    await expect(page.locator('.crash')).toHaveCount(0);
    await expect(page.locator('.result h2')).toBeVisible();
  });
}

test('where the translator shows the original again every text is there', async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/settings');
  const before = await texts(page);
  // As Chrome does it: the replaced texts come back in place of their stand-ins.
  await page.evaluate(async () => {
    const walker = document.createTreeWalker(document.getElementById('regalia'), NodeFilter.SHOW_TEXT);
    const all = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text.data.trim()) all.push(text);
    const pairs = all.map((text) => {
      const font = document.createElement('font');
      font.append(`«${text.data}»`);
      text.replaceWith(font);
      return [text, font];
    });
    await new Promise((done) => setTimeout(done));
    for (const [text, font] of pairs) font.replaceWith(text);
    await new Promise((done) => setTimeout(done));
  });
  expect(await texts(page)).toBe(before);
  await page.getByRole('radio').nth(1).check({ force: true });
  await drawn(page);
  expect(await texts(page)).not.toBe(before);
});
