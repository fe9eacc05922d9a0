// Every page is accessible: axe in both lights and both languages, at every width, and targets
// large enough for a thumb.
import { expect, long, longUnless, noHorizontalScroll, open, sizes, test, violations } from './support.mjs';
import { asked, bots, decide, dice, settings, start } from './player.mjs';

const PAGES = {
  home: (page) => open(page),
  'set-up': (page) => open(page, '#/rogue-monarch'),
  table: async (page) => {
    await start(page, 'rogue-monarch', { seed: 12 });
    expect(await asked(page)).toBe(true);
  },
  rulebook: async (page) => {
    await open(page, '#/rogue-monarch/rules');
    await expect(page.locator('.rulebook h2').first()).toBeVisible();
  },
  settings: (page) => open(page, '#/settings'),
  credits: (page) => open(page, '#/credits'),
  menu: async (page) => {
    await start(page, 'rogue-monarch', { seed: 12 });
    expect(await asked(page)).toBe(true);
    await page.keyboard.press('m');
    await expect(page.locator('.dialog')).toBeVisible();
  },
  'hand-over': (page) =>
    start(page, 'rogue-monarch', {
      seed: 12,
      setUp: () => page.locator('.seat-choice').nth(1).getByRole('radio').first().check(),
    }),
  result: async (page) => {
    await start(page, 'rogue-monarch', { seed: 12, setUp: bots });
    await page.locator('.result').waitFor();
  },
};

// Colours depend on the light, names on the language: each once is enough.
for (const [theme, language] of [['dark', 'en'], ['light', 'fr']]) {
  test(`axe finds nothing: ${theme}, ${language}`, longUnless(theme === 'light'), async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, theme, language });
    for (const [name, go] of Object.entries(PAGES)) {
      await go(page);
      expect(await violations(page), `${name}, ${theme}, ${language}`).toEqual([]);
    }
  });
}

const screens = { ...sizes, 'smallest phone': { width: 320, height: 568 }, 'phone on its side': { width: 844, height: 390 } };
for (const [name, viewport] of Object.entries(screens)) {
  test(`nothing is wider than the screen, and targets are large enough: ${name}`, long, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    for (const [what, go] of Object.entries(PAGES)) {
      await go(page);
      await noHorizontalScroll(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, .button, input:not([type=radio]), select, summary, .choice, .bar-back')]
          .filter((target) => target.checkVisibility() && !target.disabled && target.getBoundingClientRect().width > 1)
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            if (width > 43.5 && height > 43.5) return false;
            // A target may be drawn smaller than the area that takes the finger.
            target.scrollIntoView({ block: 'center', inline: 'center' });
            const { left, top } = target.getBoundingClientRect();
            const takes = (x, y) => target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
            return ![[21, 0], [-21, 0], [0, 21], [0, -21]].every(([x, y]) => takes(x, y));
          })
          .map((target) => ({ name: target.className || target.tagName, box: target.getBoundingClientRect() }))
          .map(({ name: of, box }) => `${of} ${Math.round(box.width)}×${Math.round(box.height)}`),
      );
      expect(small, `${what}: too small for a thumb`).toEqual([]);
    }
  });
}

test('a card dragged onto a place is the same as both tapped', async ({ page }) => {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await start(page, 'rogue-monarch', {
    seed: 12,
    setUp: () => page.locator('.seat-choice').nth(1).getByRole('radio').first().check(),
  });
  await page.locator('.hand-over .primary').click();
  const card = page.locator('.rm-near .hand button.card').first();
  const place = page.locator('.slots button.card').nth(2);
  await card.dragTo(place);
  await expect(page.locator('.status-read')).toContainText(/Replace card 3 with your \w+: face up or face down\?/);
  await expect(page.getByRole('button', { name: 'Play face down' })).toBeVisible();
});

test('motion, and none where the system asks for none', async ({ page }) => {
  // Records what has begun to move, so that it works on a slow machine, where the motion may be
  // over.
  await page.addInitScript(() => {
    window.moved = 0;
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
      window.moved += 1;
      return plain.apply(this, all);
    };
  });
  const moved = async (reducedMotion) => {
    await page.emulateMedia({ reducedMotion });
    await settings(page, { pace: 'slow', language: 'en' });
    await start(page, 'rogue-monarch', { seed: 12 });
    expect(await asked(page)).toBe(true);
    await page.evaluate(() => (window.moved = 0));
    await decide(page, dice(3));
    expect(await asked(page)).toBe(true);
    return page.evaluate(() => window.moved);
  };
  expect(await moved('no-preference')).toBeGreaterThan(0);
  expect(await moved('reduce')).toBe(0);
});
