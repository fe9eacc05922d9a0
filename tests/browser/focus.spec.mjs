// The focused element is in sight and not covered (WCAG 2.4.11), on a phone and on a desktop
// magnified four times; and fields are large enough that phones don't zoom in.
import { games } from '../../tools/games.mjs';
import { drawn, expect, long, longUnless, open, test } from './support.mjs';
import { asked, settings, start } from './player.mjs';

const SIZES = { phone: { width: 390, height: 844 }, magnified: { width: 320, height: 256 } };

/** Elements that cover pages without being part of a panel. */
const BARS = '.form-end, .toast-corner, .status, .replay-bar, .bar';

/**
 * Goes through a page by Tab, and back; returns each stop that isn't in sight, or is partly under a
 * bar, in words.
 */
async function hidden(page) {
  const found = [];
  await page.evaluate(() => {
    document.activeElement?.blur();
    scrollTo(0, 0);
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 150; stops += 1) {
      await page.keyboard.press(key);
      const fault = await page.evaluate((bars) => {
        const here = document.activeElement;
        if (!here || here === document.body) return 'end';
        const drawn = here.closest('label') ?? here;
        const { left, top, right, bottom } = drawn.getBoundingClientRect();
        const name = `${here.tagName.toLowerCase()}.${here.className} ${(here.textContent || here.name || '').trim().slice(0, 30)}`;
        const clip = (value, most) => Math.min(Math.max(value, 1), most - 1);
        if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}: out of sight`;
        for (const share of [0.1, 0.5, 0.9]) {
          const [x, y] = [clip((left + right) / 2, innerWidth), clip(top + (bottom - top) * share, innerHeight)];
          const over = document.elementFromPoint(x, y)?.closest(bars);
          if (over && !over.contains(here)) return `${name}: under ${over.className}`;
        }
        return '';
      }, BARS);
      if (fault === 'end') break;
      if (fault) found.push(`${key} ${fault}`);
    }
  }
  return found;
}

/** Returns the fields that a phone would zoom into. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=range]), select, textarea')]
      .map((field) => `${field.id || field.type} ${getComputedStyle(field).fontSize}`)
      .filter((text) => parseFloat(text.split(' ').at(-1)) < 16));

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`${name}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const print of ['usual', 'largest']) {
      test(`no stop of the home page, the settings and the set-ups is under a bar, print ${print}`, long, async ({ page }) => {
        test.slow();
        await settings(page, { language: 'fr', pace: 'instant', print });
        for (const place of ['', '#/settings', ...games().map(({ id }) => `#/${id}`)]) {
          await open(page, place);
          await page.evaluate(() => document.querySelectorAll('details').forEach((more) => (more.open = true)));
          await drawn(page);
          expect(await hidden(page), place).toEqual([]);
          expect(await small(page), place).toEqual([]);
        }
      });
    }

    test('nor where a match is under way, and nor beside a message', longUnless(name === 'phone'), async ({ page }) => {
      test.slow();
      await settings(page, { language: 'en', pace: 'instant' });
      await start(page, 'dwarf-king', { seed: 3 });
      await asked(page);
      await open(page, '#/dwarf-king');
      expect(await hidden(page), 'a match under way').toEqual([]);
      for (const place of ['#/dwarf-king', '#/settings', '']) {
        await open(page, place);
        // The same message as for a new version of the page.
        await page.evaluate(() => {
          const corner = document.createElement('div');
          corner.className = 'toast-corner';
          corner.innerHTML = '<div class="toast note"><span>There is a new version of the page.</span><button class="button primary">Take it</button><button class="button">Later</button></div>';
          document.getElementById('regalia').append(corner);
        });
        expect(await hidden(page), `a message at ${place}`).toEqual([]);
        await page.evaluate(() => document.querySelector('.toast-corner').remove());
      }
    });

    for (const { id } of games()) {
      test(`no stop of the table is under a bar: ${id}`, longUnless(id === (name === 'phone' ? 'dwarf-king' : 'monarch')), async ({ page }) => {
        await settings(page, { language: 'en', pace: 'instant', motion: false });
        await start(page, id, { seed: 11 });
        expect(await asked(page)).toBe(true);
        await drawn(page);
        expect(await hidden(page)).toEqual([]);
      });
    }
  });
}
