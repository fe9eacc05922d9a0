// No word is broken or cut off on any card, tile or button, whatever its name in either language.
import { expect, long, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';
import { games } from '../../tools/games.mjs';

/** So many decisions are looked at; LONG=1 STATES=200 for the long form. */
const STATES = Number(process.env.STATES ?? 5);

/** Phone, tablet upright and sideways, desktop. */
const SCREENS = [[390, 844], [820, 1180], [1180, 820], [1440, 900]];

/** Returns the words that wrap without a hyphen, and those that are cut off. */
const faults = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const pen = document.createElement('canvas').getContext('2d');
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.unseen')) continue;
      // Text for screen readers only is one pixel wide, and wider in its box if it is turned.
      if (element.offsetWidth < 2) continue;
      // A soft hyphen is visible where it is used; the parts on both sides of it are separate
      // words.
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`${element.className} breaks ${word} of «${text.data}»`);
        const holder = element.closest('.card-name, .tile-name, .button, .key, b, span');
        const cut = holder?.clientWidth > 4 && getComputedStyle(holder).overflowX !== 'visible' && holder.scrollWidth > holder.clientWidth + 1;
        if (cut) found.add(`${holder.className} cuts «${holder.textContent}»`);
        // Ink below the baseline, such as that of a g.
        const { font, overflowY } = getComputedStyle(holder ?? element);
        if (!holder || overflowY === 'visible') continue;
        pen.font = font;
        const { fontBoundingBoxDescent: room, actualBoundingBoxDescent: ink } = pen.measureText(word);
        const hangs = range.getBoundingClientRect().bottom - room + ink - holder.getBoundingClientRect().bottom;
        if (hangs > 0.5) found.add(`${holder.className} cuts ${hangs.toFixed(1)} px off «${word}»`);
      }
    }
    return [...found];
  });

for (const { id } of games()) {
  for (const language of ['en', 'fr']) {
    test(`${id}: every word is whole (${language})`, long, async ({ page }) => {
      test.setTimeout(120_000 + STATES * 10_000);
      await settings(page, { language, pace: 'instant', motion: false });
      const seen = new Set();
      for (let match = 0, states = 0; states < STATES; match += 1) {
        await page.setViewportSize({ width: 820, height: 1180 });
        await start(page, id, { seed: 30 + match });
        const roll = dice(9 + match);
        while (states < STATES && (await asked(page))) {
          for (const [width, height] of SCREENS) {
            await page.setViewportSize({ width, height });
            for (const fault of await faults(page)) seen.add(`${width}: ${fault}`);
          }
          states += 1;
          for (let n = 0; n < 3; n += 1) await decide(page, roll);
        }
      }
      expect([...seen].sort()).toEqual([]);
    });
  }
}
