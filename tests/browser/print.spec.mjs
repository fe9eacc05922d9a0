// Large print: all text grows with it, nothing is cut off, nothing overlaps, nothing is wider than
// the screen; whether chosen here or in the browser.
import { chromium } from '@playwright/test';
import { expect, long, longUnless, open, test } from './support.mjs';
import { asked, decide, dice, playOut, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** So many decisions of each match are looked at; LONG=1 STATES=40 for the long form. */
const STATES = Number(process.env.STATES ?? 3);

/** The sizes of text that can be chosen, in percent. */
const PRINTS = [100, 125, 150, 200];

const SCREENS = [[390, 844], [820, 1180]];

/** Returns the faults of the table's text now, one line each. */
const faults = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (element) => `${element.closest('[class]')?.getAttribute('class')} «${element.textContent.trim().slice(0, 40)}»`;
    // Things that overlap on purpose: a fan of cards, a panel over the table.
    const piece = (element) => element.closest('.card, .tile, [data-stack] > *');
    if (document.documentElement.scrollWidth > innerWidth + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
    const texts = document.createTreeWalker(document.querySelector('.dialog') ?? document.querySelector('.table, main'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !shown(element) || element.closest('.unseen, .rail, svg')) continue;
      range.selectNodeContents(text);
      const parts = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (parts.length === 0) continue;
      // Text for screen readers only is one pixel wide.
      if (element.offsetWidth < 2) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`breaks ${word}: ${name(element)}`);
      }
      // The cause of a cut: a box that hides overflow and cannot be scrolled. A text that ends in
      // dots on purpose is shown in full by a tap (`cursor: help`).
      let cut = false;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // For screen readers only.
        if (style.clipPath !== 'none') {
          cut = false;
          break;
        }
        if (style.cursor === 'help') break;
        const hides = (axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        for (const part of parts) {
          // Half a line of slack: fonts reach beyond their letters.
          const slack = part.height * 0.2;
          if (hides('X') && (part.left < left - 1.5 || part.right > right + 1.5)) cut = true;
          if (hides('Y') && (part.top < top - slack || part.bottom > bottom + slack)) cut = true;
        }
      }
      if (cut) found.add(`cuts ${name(element)}`);
      for (const part of parts) boxes.push({ element, part, piece: piece(element) });
    }
    // Letters over letters. A text that is covered as a whole, as in a fan, is not read there.
    const seen = boxes.filter(({ element, part }) => {
      const x = (part.left + part.right) / 2;
      const y = (part.top + part.bottom) / 2;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    for (const [nth, { element, part, piece: own }] of seen.entries()) {
      for (const { element: other, part: its, piece: theirs } of seen.slice(nth + 1)) {
        if (element === other || (own !== theirs && own !== null && theirs !== null)) continue;
        const wide = Math.min(part.right, its.right) - Math.max(part.left, its.left);
        const high = Math.min(part.bottom, its.bottom) - Math.max(part.top, its.top);
        if (wide > 2 && high > 0.35 * Math.min(part.height, its.height)) found.add(`${name(element)} lies over ${name(other)}`);
      }
    }
    return [...found];
  });

/** The part of a large print by which a board's own texts grow: else a decision would not fit on a screen. */
const ON_BOARD = { 150: 0.8, 200: 0.68 };

/**
 * Returns the sizes of the texts of the table's frame and around the pieces, in pixels, by class; those on
 * the board, and of the goal's line, begin with “board”.
 */
const sizes = (page) =>
  page.evaluate(() => {
    const found = {};
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // On a piece a text is as large as the piece allows; large cards leave it out.
      if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, .rail, .card, .tile, svg, [data-print="piece"]')) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const key = `${element.closest('.board, .goal') ? 'board ' : ''}${element.closest('[class]').getAttribute('class').split(' ')[0]}`;
      if (size > 0) found[key] = Math.min(found[key] ?? Infinity, size);
    }
    return found;
  });

for (const { id } of games()) {
  for (const language of ['en', 'fr']) {
    test(`${id}: large print is whole and apart (${language})`, long, async ({ page }) => {
      test.setTimeout(180_000 + STATES * 30_000);
      await settings(page, { language, pace: 'instant', motion: false });
      const seen = new Set();
      await page.setViewportSize({ width: 820, height: 1180 });
      await start(page, id, { seed: 41 });
      const roll = dice(11);
      for (let states = 0; states < STATES && (await asked(page)); states += 1) {
        // A card under the mouse is enlarged, over others.
        await page.mouse.move(0, 0);
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          let usual;
          for (const percent of PRINTS) {
            await wear(page, percent);
            for (const fault of await faults(page)) seen.add(`${width} at ${percent} %: ${fault}`);
            const now = await sizes(page);
            usual ??= now;
            for (const [key, size] of Object.entries(now)) {
              // A phone has no room for a prompt in the whole size either.
              const isFitted = key.startsWith('board ') || (width < 700 && key === 'status-prompt');
              const share = (isFitted && ON_BOARD[percent]) || 1;
              if (key in usual && size < (usual[key] * percent * share) / 100 - 0.6) seen.add(`${width} at ${percent} %: ${key} is ${size} px, ${usual[key]} px at 100 %`);
            }
          }
        }
        await wear(page, 100);
        for (let n = 0; n < 4; n += 1) await decide(page, roll);
      }
      expect([...seen].sort()).toEqual([]);
    });
  }
}

/** Other pages with text: the address, and what opens the text. */
const PAGES = {
  home: { hash: '', ready: '.covers' },
  'set-up': { hash: '#/penniless-king', ready: 'form', before: (page) => page.locator('details.more summary').click() },
  settings: { hash: '#/settings', ready: '.form' },
  rules: { hash: '#/monarch/rules', ready: '.rulebook h2' },
  credits: { hash: '#/credits', ready: '.credits' },
};

for (const language of ['en', 'fr']) {
  for (const [name, { hash, ready, before }] of Object.entries(PAGES)) {
    test(`${name}: large print is whole and apart (${language})`, longUnless(language === 'fr' && name === 'rules'), async ({ page }) => {
      await settings(page, { language, motion: false });
      await open(page, hash);
      await page.locator(ready).first().waitFor();
      await before?.(page);
      const seen = new Set();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        for (const percent of PRINTS) {
          await wear(page, percent);
          for (const fault of await faults(page)) seen.add(`${width} at ${percent} %: ${fault}`);
        }
      }
      expect([...seen].sort()).toEqual([]);
    });
  }

  test(`menu, result, replay and review: large print is whole and apart (${language})`, long, async ({ page }) => {
    test.setTimeout(240_000);
    await settings(page, { language, pace: 'instant', motion: false });
    await start(page, 'mon-royaume', { seed: 41 });
    const seen = new Set();
    const look = async (what) => {
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        for (const percent of PRINTS) {
          await wear(page, percent);
          for (const fault of await faults(page)) seen.add(`${what}, ${width} at ${percent} %: ${fault}`);
        }
      }
      await wear(page, 100);
    };
    await page.keyboard.press('m');
    await look('menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await look('log');
    await page.keyboard.press('Escape');
    await playOut(page, { seed: 2 });
    await look('result');
    await page.locator('.result').getByRole('button').last().click();
    await look('after the result');
    expect([...seen].sort()).toEqual([]);
  });
}

/** Sets a size of text, as the settings do (the next test checks that they do). */
async function wear(page, percent) {
  await page.evaluate((size) => {
    const { dataset } = document.documentElement;
    [dataset.print, dataset.large, dataset.cards] = [size, size, size >= 150 ? 'large' : 'usual'];
  }, percent);
}

/** Returns the document's state of the text size. */
const worn = (page) =>
  page.evaluate(() => {
    const { print, large, cards } = document.documentElement.dataset;
    return { print, large, cards, size: parseFloat(getComputedStyle(document.documentElement).fontSize) };
  });

test('large print and large cards are chosen, at once and for the next visit', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('regalia/1/settings') ?? localStorage.setItem('regalia/1/settings', '{"language":"en"}'));
  await page.goto('#/settings');
  await page.getByRole('group', { name: 'Text size' }).getByLabel('150%').check();
  await expect.poll(() => worn(page)).toEqual({ print: '150', large: '150', cards: 'large', size: 24 });
  await page.reload();
  await expect.poll(() => worn(page)).toEqual({ print: '150', large: '150', cards: 'large', size: 24 });
  await page.getByRole('group', { name: 'Text size' }).getByLabel('100%').check();
  await expect.poll(() => worn(page)).toEqual({ print: '100', large: '100', cards: 'usual', size: 16 });
  await page.getByRole('group', { name: 'Card style' }).getByLabel('Large').check();
  await expect.poll(() => worn(page)).toEqual({ print: '100', large: '100', cards: 'large', size: 16 });
});

test('what the browser itself has as its size of text is laid out as what is chosen here', long, async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=24'] });
  const page = await browser.newPage();
  await page.goto(baseURL);
  await expect.poll(() => worn(page)).toEqual({ print: '100', large: '150', cards: 'large', size: 24 });
  await browser.close();
});
