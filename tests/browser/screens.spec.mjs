// Real screens: forced colours, rounded corners, a quarter of the width, paper, browsers of 2022;
// and the table while the page is hidden.
import { games } from '../../tools/games.mjs';
import { closed, expect, long, longUnless, noHorizontalScroll, open, test } from './support.mjs';
import { asked, bots, decide, dice, playOut, settings, start, tap } from './player.mjs';

const GAMES = games().map(({ id }) => id);

/** The visible properties of an element where the system paints over backgrounds and shadows. */
const LOOK = ['borderTopStyle', 'borderTopWidth', 'borderTopColor', 'outlineStyle', 'outlineWidth', 'outlineColor', 'textDecorationLine', 'backgroundColor', 'color'];

/** Returns states that are present but look the same as without them: `[class, its element]`. */
const unseenStates = (page, states) =>
  page.evaluate(([states, look]) => {
    const seen = (element) => {
      const style = getComputedStyle(element);
      return look.map((part) => style[part]).join();
    };
    const found = [];
    for (const state of states) {
      for (const element of document.querySelectorAll(`.${state}`)) {
        if (!element.checkVisibility() || element.closest('svg')) continue;
        const before = seen(element);
        // A pressed element is selected too, and looks so.
        const pressed = element.getAttribute('aria-pressed');
        if (pressed) element.setAttribute('aria-pressed', 'false');
        element.classList.remove(state);
        if (seen(element) === before) found.push(`${state}: ${element.className}`);
        element.classList.add(state);
        if (pressed) element.setAttribute('aria-pressed', pressed);
      }
      // Enabled elements may get each state, even if the match has not reached it.
      for (const element of document.querySelectorAll('.board button')) {
        if (!element.checkVisibility() || element.matches('.lit, .chosen, .dimmed, .primary')) continue;
        const before = seen(element);
        element.classList.add(state);
        if (seen(element) === before) found.push(`${state}, put on: ${element.className}`);
        element.classList.remove(state);
      }
    }
    return [...new Set(found)];
  }, [states, LOOK]);

for (const colorScheme of ['dark', 'light']) {
  for (const game of GAMES) {
    test(`forced colours, ${colorScheme}: states of ${game} are seen`, longUnless(game === 'monarch' && colorScheme === 'light'), async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await settings(page, { language: 'en', pace: 'instant', motion: false, theme: colorScheme === 'dark' ? 'light' : 'dark' });
      await start(page, game, { seed: 12 });
      const roll = dice(3);
      for (let n = 0; n < 12 && (await asked(page)); n += 1) {
        expect(await unseenStates(page, ['lit', 'chosen', 'dimmed', 'seat-to-move'])).toEqual([]);
        await tap(page, roll);
      }
      // The seat to move, by more than a colour.
      await asked(page);
      const turn = await page.locator('.seat-to-move').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).borderTopWidth)));
      for (const width of turn) expect(width).toBeGreaterThanOrEqual(3);
      // Text has the system's colours, which contrast with each other.
      await page.keyboard.press('h');
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
      expect(focus).not.toBe('none');
    });
  }
}

test('forced colours: chosen options, disabled buttons and the focus are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settings(page, { language: 'en' });
  for (const place of ['#/settings', '#/monarch']) {
    await open(page, place);
    const look = (span) => span.evaluate((element) => {
      const { borderTopWidth, backgroundColor, color } = getComputedStyle(element);
      return [borderTopWidth, backgroundColor, color].join();
    });
    const chosen = page.locator('.choice input:checked + span').first();
    const other = page.locator('.choice input:not(:checked) + span').first();
    expect(await look(chosen)).not.toBe(await look(other));
    await page.locator('.choice input:checked').first().focus();
    await page.keyboard.press('ArrowRight');
    const outline = page.locator('.choice input:focus-visible + span');
    expect(await outline.evaluate((span) => getComputedStyle(span).outlineStyle)).toBe('solid');
  }
  await start(page, 'rogue-monarch', { seed: 12 });
  const undo = page.locator('.tool:disabled').first();
  await expect(undo).toBeVisible();
  expect(await undo.evaluate((tool) => getComputedStyle(tool).borderTopStyle)).toBe('dashed');
});

/** A phone with a camera above and a bar below, or on its side. */
const INSETS = [
  { viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { viewport: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
];

/** Returns controls and texts that are under the device's own insets. */
const inTheWay = (page, { top, right, bottom, left }) =>
  page.evaluate(([top, right, bottom, left]) => {
    const sticks = (element) => {
      for (let box = element; box; box = box.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
      return false;
    };
    const atTop = scrollY === 0;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return [...document.querySelectorAll('button, a, input, summary, h1, h2, .status-prompt, .choice')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2 && !element.matches('.unseen, .skip, .unseen *'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.bottom < 0 || box.top > innerHeight || (element.closest('.veil') === null && document.querySelector('.veil') !== null)) return false;
        // In scroll containers the person chooses what is in sight.
        if (element.closest('.hand, .choices-row, .dialog-body, .scores-frame, .status-keys')) return false;
        const fixed = sticks(element);
        return box.left < left - 0.5 || box.right > innerWidth - right + 0.5 || ((atTop || fixed) && box.top < top - 0.5) || ((atEnd || fixed) && box.bottom > innerHeight - bottom + 0.5);
      })
      .map((element) => `${element.tagName} ${element.className} ${JSON.stringify(element.getBoundingClientRect())}`);
  }, [top, right, bottom, left]);

for (const { viewport, insets } of INSETS) {
  test(`nothing lies under the edges of a phone of ${viewport.width} by ${viewport.height}`, longUnless(viewport.width === 390), async ({ page }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    const put = () => session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets, topMax: insets.top, rightMax: insets.right, bottomMax: insets.bottom, leftMax: insets.left } });
    await settings(page, { language: 'en', pace: 'instant', motion: false });
    for (const place of ['', '#/settings', '#/monarch', '#/monarch/rules']) {
      await open(page, place);
      await put();
      expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe(`${insets.bottom}px`);
      for (const to of [0, 1e6]) {
        await page.evaluate((to) => scrollTo(0, to), to);
        expect(await inTheWay(page, insets), place).toEqual([]);
      }
    }
    for (const game of GAMES) {
      await start(page, game, { seed: 12 });
      await asked(page);
      for (const to of [0, 1e6]) {
        await page.evaluate((to) => scrollTo(0, to), to);
        expect(await inTheWay(page, insets), game).toEqual([]);
      }
      await page.keyboard.press('m');
      await expect(page.locator('.dialog')).toBeVisible();
      expect(await inTheWay(page, insets), `the menu of ${game}`).toEqual([]);
    }
  });
}

/** 400 % zoom of 1280 by 1024, the outer screen of a folded phone, and phones on their sides. */
for (const [width, height] of [[320, 256], [280, 653], [844, 390], [568, 320]]) {
  for (const print of ['usual', 'largest']) {
    test(`no wider than a screen of ${width} by ${height}, print ${print}`, long, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await settings(page, { language: 'fr', pace: 'instant', motion: false, print });
      for (const place of ['', '#/settings', '#/credits', ...GAMES.flatMap((game) => [`#/${game}`, `#/${game}/rules`])]) {
        await open(page, place);
        if (place.endsWith('/rules')) await expect(page.locator('.rulebook h2').first()).toBeAttached();
        await noHorizontalScroll(page);
      }
      for (const game of GAMES) {
        await start(page, game, { seed: 12 });
        const roll = dice(5);
        for (let n = 0; n < 3 && (await asked(page)); n += 1) {
          await noHorizontalScroll(page);
          await decide(page, roll);
        }
        for (const key of ['m', 'l', 'r']) {
          await page.keyboard.press(key);
          await expect(page.locator('.dialog')).toBeVisible();
          await noHorizontalScroll(page);
          await page.keyboard.press('Escape');
          await closed(page);
        }
      }
    });
  }
}

test('on paper: a rulebook is black on white, without buttons, and nothing is cut', async ({ page }) => {
  await settings(page, { language: 'en', theme: 'dark' });
  for (const game of GAMES) {
    await open(page, `#/${game}/rules`);
    await expect(page.locator('.rulebook h2').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await onPaper(page);
    await expect(page.locator('.rulebook p').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on paper: the score sheet and the log of a match, and the rulebook that lies over it', long, async ({ page }) => {
  await settings(page, { language: 'en', theme: 'dark', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  await page.emulateMedia({ media: 'print' });
  await onPaper(page);
  await expect(page.locator('.scores').first()).toBeVisible();
  await expect(page.locator('.result h2')).toBeVisible();
  await expect(page.locator('.board')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('r');
  await expect(page.locator('.dialog .rulebook h2').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await onPaper(page);
  await expect(page.locator('.scores').first()).toBeHidden();
});

/** Asserts what holds for every printed page. */
async function onPaper(page) {
  const wrong = await page.evaluate(() => {
    const found = [];
    const light = (colour) => {
      const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
      return 0.3 * red + 0.6 * green + 0.1 * blue;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('svg, template, .unseen')) continue;
      const style = getComputedStyle(element);
      if (element.matches('button, .bar-tools, input')) found.push(`is printed: ${element.className}`);
      if (['fixed', 'sticky'].includes(style.position)) found.push(`is on every page: ${element.className}`);
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (text && light(style.color) > 128) found.push(`is pale: ${element.className} ${style.color}`);
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const clips = ['hidden', 'auto', 'scroll', 'clip'];
      if (clips.includes(style.overflowY) && clientHeight > 2 && scrollHeight > clientHeight + 2) found.push(`is cut: ${element.className}`);
      if (clips.includes(style.overflowX) && clientWidth > 2 && scrollWidth > clientWidth + 2) found.push(`is cut: ${element.className}`);
    }
    return [...new Set(found)];
  });
  expect(wrong).toEqual([]);
}

/**
 * Simulates a browser without a CSS feature: it drops declarations that use it; with a variable in
 * it, the whole declaration is invalid.
 */
const without = (page, names) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = names.reduce((css, name) => css.replaceAll(name, `unknown-${name}`), await response.text());
    await route.fulfill({ response, body });
  });

for (const colorScheme of ['dark', 'light']) {
  test(`without light-dark() and color-mix() everything has its colour: ${colorScheme}`, long, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await without(page, ['light-dark(', 'color-mix(']);
    await settings(page, { language: 'en', pace: 'instant', motion: false });
    const colours = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('.table, body'));
        const names = ['--felt', '--felt-lit', '--felt-far', '--on-felt', '--panel', '--panel-solid', '--lit', '--gold-text', '--focus', '--hairline'];
        const colour = document.createElement('i');
        document.body.append(colour);
        const found = names.map((name) => {
          colour.style.color = '';
          colour.style.color = style.getPropertyValue(name);
          return `${name} ${colour.style.color}`;
        });
        colour.remove();
        return found;
      });
    await open(page, '#/settings');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toContain('gradient');
    for (const colour of await colours()) expect(colour).toMatch(/ rgb/);
    const night = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(night).toBe(colorScheme === 'dark' ? 'rgb(244, 234, 214)' : 'rgb(42, 32, 21)');
    for (const game of GAMES) {
      await start(page, game, { seed: 12 });
      await asked(page);
      for (const colour of await colours()) expect(colour, game).toMatch(/ rgb/);
      // Menus and pieces are painted.
      const bare = await page.locator('.board .token, .board .card, .board .tile:not(.tile-slot)').evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).filter((one) => {
          // A card is painted on its face, a token of a guild in the shape over it.
          const face = one.querySelector('.card-face, .tile-face') ?? one;
          const part = one.matches('.game-penniless-king .token') ? '::after' : null;
          const { backgroundImage, backgroundColor } = getComputedStyle(face, part);
          return backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)';
        }).map((one) => one.className));
      expect(bare, game).toEqual([]);
      await page.keyboard.press('m');
      expect(await page.locator('.dialog').evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/);
    }
  });
}

test('a chosen theme wins over the system’s, with the same colours as ever', async ({ page }) => {
  const felt = () => page.evaluate(() => getComputedStyle(document.body).color);
  for (const [theme, colorScheme, colour] of [
    ['dark', 'light', 'rgb(244, 234, 214)'], ['light', 'dark', 'rgb(42, 32, 21)'],
    ['auto', 'light', 'rgb(42, 32, 21)'], ['auto', 'dark', 'rgb(244, 234, 214)'],
  ]) {
    await page.emulateMedia({ colorScheme });
    await open(page, '#/settings');
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
    expect(await felt(), `${theme} on ${colorScheme}`).toBe(colour);
  }
});

test('styles for the pointer are for devices that have one', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  for (const game of GAMES) {
    await start(page, game, { seed: 12 });
    const bare = await page.evaluate(() => {
      const found = [];
      const look = (rules, hover) => {
        for (const rule of rules) {
          const here = hover || /hover:\s*hover/.test(rule.media?.mediaText ?? '');
          if (rule.selectorText?.includes(':hover') && !here) found.push(rule.selectorText);
          if (rule.cssRules) look(rule.cssRules, here);
        }
      };
      for (const sheet of document.styleSheets) look(sheet.cssRules, false);
      return found;
    });
    expect(bare).toEqual([]);
  }
  // Two fingers zoom everywhere.
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/);
});

/** Returns the wake locks that the page has requested and still holds. */
const wakeLocks = (page) =>
  page.addInitScript(() => {
    window.locks = { asked: 0, held: new Set() };
    const request = async () => {
      window.locks.asked += 1;
      const sentinel = {
        released: false,
        release: async () => {
          sentinel.released = true;
          window.locks.held.delete(sentinel);
        },
      };
      window.locks.held.add(sentinel);
      return sentinel;
    };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) });
    window.hide = (state) => {
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => state });
      // As the browser does it.
      if (state === 'hidden') window.locks.held.clear();
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });

const held = (page) => page.evaluate(() => window.locks.held.size);

test('the screen stays awake at a table only, also after the page was hidden', long, async ({ page }) => {
  await wakeLocks(page);
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12 });
  await expect.poll(() => held(page)).toBe(1);
  for (let n = 0; n < 3; n += 1) {
    await page.evaluate(() => window.hide('hidden'));
    expect(await held(page)).toBe(0);
    await page.evaluate(() => window.hide('visible'));
    await expect.poll(() => held(page)).toBe(1);
  }
  await open(page, '#/');
  await expect.poll(() => held(page)).toBe(0);
  await page.evaluate(() => {
    window.hide('hidden');
    window.hide('visible');
  });
  expect(await held(page)).toBe(0);
  await open(page, '#/rogue-monarch/table');
  await expect.poll(() => held(page)).toBe(1);
  await playOut(page, { seed: 5 });
  await expect.poll(() => held(page)).toBe(0);
});

test('a wake lock that comes when the table is gone is given back', long, async ({ page }) => {
  await page.addInitScript(() => {
    window.pending = [];
    window.released = 0;
    const request = () => new Promise((done) => window.pending.push(() => done({ release: async () => { window.released += 1; } })));
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) });
  });
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12 });
  await expect.poll(() => page.evaluate(() => window.pending.length)).toBe(1);
  await open(page, '#/');
  await page.evaluate(() => window.pending[0]());
  await expect.poll(() => page.evaluate(() => window.released)).toBe(1);
});

test('after the browser has suspended or closed the sound it is heard again', long, async ({ page }) => {
  await page.addInitScript(() => {
    window.contexts = [];
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        window.contexts.push(this);
      }
    };
    window.struck = [];
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      window.struck.push(this.context.state);
      return begin.call(this, at);
    };
  });
  await settings(page, { language: 'en' });
  await open(page, '#/settings');
  const sound = page.locator('.choices', { hasText: 'Sound' }).getByRole('radio');
  const state = () => page.evaluate(() => window.contexts.at(-1)?.state);
  const struck = () => page.evaluate(() => window.struck.splice(0).filter((state) => state === 'running').length);
  await sound.nth(1).check({ force: true });
  await expect.poll(state).toBe('running');
  await expect.poll(struck).toBeGreaterThan(0);
  // Suspended: the next gesture of any kind resumes it.
  await page.evaluate(() => window.contexts.at(-1).suspend());
  await expect.poll(state).toBe('suspended');
  await page.mouse.click(5, 5);
  await expect.poll(state).toBe('running');
  await page.evaluate(() => window.contexts.at(-1).suspend());
  await page.keyboard.press('Shift');
  await expect.poll(state).toBe('running');
  // The next sound does too.
  await page.evaluate(() => window.contexts.at(-1).suspend());
  await sound.nth(2).check({ force: true });
  await expect.poll(state).toBe('running');
  await expect.poll(struck).toBeGreaterThan(0);
  // So does coming back.
  await page.evaluate(async () => {
    await window.contexts.at(-1).suspend();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(state).toBe('running');
  // A closed one is created again.
  await page.evaluate(() => window.contexts.at(-1).close());
  await sound.nth(3).check({ force: true });
  await expect.poll(() => page.evaluate(() => window.contexts.length)).toBe(2);
  await expect.poll(struck).toBeGreaterThan(0);
});

test('a bot that answers at once was not in haste because the clock was set', long, async ({ page }) => {
  // Each reading of the clock is ten seconds after the one before.
  await page.route(/\/worker\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `{ let now = 1e12; Date.now = () => (now += 10_000); }\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12, setUp: (page) => bots(page, 'Regent') });
  await expect(page.locator('.result')).toBeVisible({ timeout: 240_000 });
  await page.keyboard.press('l');
  await expect(page.locator('.dialog .log')).not.toContainText('ran out of time');
});

/** Installs a voice that a test controls: `window.voice` holds the texts it was given. */
const voice = (page) =>
  page.addInitScript(() => {
    window.voice = { given: [], speaking: false, pending: false, voices: [{}] };
    const synthesis = {
      get speaking() { return window.voice.speaking; },
      get pending() { return window.voice.pending; },
      getVoices: () => window.voice.voices,
      speak: (utterance) => {
        window.voice.given.push(utterance);
        window.voice.speaking = true;
      },
      cancel: () => {
        window.voice.speaking = false;
        window.voice.pending = false;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { get: () => synthesis });
    window.SpeechSynthesisUtterance = class {
      constructor(text) {
        this.text = text;
      }
    };
  });

test('“Read aloud” comes back after the end, an error, another page’s voice and without voices', long, async ({ page }) => {
  await voice(page);
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'mon-royaume', { seed: 12, setUp: (page) => bots(page, 'Squire') });
  await page.locator('.mr-reading .button').first().click({ timeout: 240_000 });
  const read = page.getByRole('button', { name: 'Read aloud' });
  const stop = page.getByRole('button', { name: 'Stop reading' });
  const ends = {
    'the end': () => {
      window.voice.given.at(-1).onstart();
      window.voice.given.at(-1).onend();
    },
    'an error': () => window.voice.given.at(-1).onerror({ error: 'synthesis-failed' }),
    'another page has the voice': () => {
      window.voice.given.at(-1).onstart();
      window.voice.speaking = false;
    },
    'there are no voices, and nothing is ever told': () => {
      window.voice.voices = [];
      window.voice.speaking = false;
      window.voice.pending = true;
    },
  };
  for (const [what, end] of Object.entries(ends)) {
    await read.click();
    await expect(stop, what).toBeVisible();
    await page.evaluate(end);
    await expect(read, what).toBeVisible();
  }
  // A long text is not given up, and a stopped one ends no other.
  await page.evaluate(() => { window.voice.voices = [{}]; });
  await read.click();
  await stop.click();
  await read.click();
  await page.evaluate(() => {
    window.voice.given.at(-1).onstart();
    window.voice.given.at(-2).onend();
    window.voice.given.at(-2).onerror({ error: 'interrupted' });
  });
  await page.waitForTimeout(2_500);
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.dialog')).toHaveCount(0);
  expect(await page.evaluate(() => window.voice.speaking)).toBe(false);
});

test('a word of a newer version in the settings loses itself alone, and is there again later', long, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('regalia/1/settings')) {
      localStorage.setItem('regalia/1/settings', '{"theme":"sepia","print":"largest","language":"fr","clock":{"size":2}}');
    }
  });
  await open(page, '#/settings');
  await expect(page.locator('html')).toHaveAttribute('data-print', '200');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('radio', { name: '150' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-print', '150');
  const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('regalia/1/settings')));
  expect(kept).toMatchObject({ theme: 'sepia', print: 'large', language: 'fr', clock: { size: 2 } });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-print', '150');
});
