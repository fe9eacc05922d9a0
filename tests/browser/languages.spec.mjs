// The page in each language is a program of its own: nobody fetches the other, and
// one takes over from the other without a reload and without losing anything.
import { expect, onDisk, open, records, test } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const GAME = 'rogue-monarch';

/** Notes the languages of the programs that a page or its frames fetch, as they are fetched. */
function programs(page) {
  const fetched = [];
  page.on('request', (request) => {
    const [, language] = /regalia-(\w+)-\w+_bg\.wasm$/.exec(new URL(request.url()).pathname) ?? [];
    if (language) fetched.push(language);
  });
  return fetched;
}

const language = (page) => page.locator('html').getAttribute('lang');
const says = (page, code) => expect(page.locator('html')).toHaveAttribute('lang', code);
const at = (page) => page.locator('.table').getAttribute('data-at');

/** Marks the window: after a reload the mark is gone. */
const mark = (page) => page.evaluate(() => (window.mark = 1));
const unbroken = async (page) => expect(await page.evaluate(() => window.mark), 'the page was not loaded again').toBe(1);

/** All that stands on the board, by place, with the words left out. */
const position = (page) =>
  page.locator('.board').evaluate((board) => [...board.querySelectorAll('[data-place]')].map((place) => `${place.dataset.place} ${place.className}`));

/** A match of a few decisions, with a person to move. */
async function underWay(page) {
  await start(page, GAME, { seed: 12 });
  const roll = dice(3);
  for (let n = 0; n < 2; n += 1) await decide(page, roll);
  expect(await asked(page)).toBe(true);
}

for (const [name, { kept, browser, address = '', code }] of Object.entries({
  'nothing is known': { browser: 'de-CH', code: 'en' },
  'the browser is French': { browser: 'fr-CH', code: 'fr' },
  'English is kept, the browser is French': { kept: 'en', browser: 'fr-FR', code: 'en' },
  'a club wants French, English is kept': { kept: 'en', browser: 'en-GB', address: `#/embed/${GAME}?seats=2&lang=fr&theme=dark`, code: 'fr' },
  'a club wants nothing, French is kept': { kept: 'fr', browser: 'en-GB', address: `#/embed/${GAME}?level=squire`, code: 'fr' },
})) {
  test.describe(name, () => {
    test.use({ locale: browser });
    test('one program is fetched, and no other', async ({ page }) => {
      if (kept) await settings(page, { language: kept });
      const fetched = programs(page);
      await open(page, address);
      await says(page, code);
      await page.waitForLoadState('networkidle');
      expect(fetched).toEqual([code]);
    });
  });
}

test('the settings change the language in place, there and back', async ({ page }) => {
  const fetched = programs(page);
  await page.addInitScript(() => localStorage.setItem('regalia/1/played', '[]'));
  await open(page, '#/settings');
  await mark(page);
  await page.getByRole('radio', { name: 'Light oak' }).check();
  for (const [label, code, title] of [['Français', 'fr', 'Réglages'], ['English', 'en', 'Settings'], ['Français', 'fr', 'Réglages']]) {
    await page.getByRole('radio', { name: label }).focus();
    await page.getByRole('radio', { name: label }).check();
    await says(page, code);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('radio', { name: label })).toBeFocused();
    await expect(page.locator('#main')).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('regalia/1/settings')))).toMatchObject({ language: 'fr', theme: 'light' });
  await unbroken(page);
  expect(fetched).toEqual(['en', 'fr']);
  // One page listens, and not two.
  await page.locator('a[href="#/"]').first().click();
  await expect(page.locator('.masthead')).toHaveCount(1);
  await page.reload();
  await says(page, 'fr');
});

test('focus and place are where they were', async ({ page }) => {
  await settings(page, { language: 'en' });
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Fast' }).evaluate((radio) => {
    radio.focus();
    scrollTo(0, 230);
  });
  // As a screen reader does it: without a pointer, and without the focus.
  await page.getByRole('radio', { name: 'Français' }).evaluate((radio) => radio.click());
  await says(page, 'fr');
  await expect(page.getByRole('radio', { name: 'Vive' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(230);
});

/** Changes the language in the table's menu, and looks that all is as it was. */
async function changeAtTheTable(page, label, code) {
  const [decision, board] = [await at(page), await position(page)];
  await page.keyboard.press('m');
  await page.getByRole('radio', { name: label }).check();
  await says(page, code);
  // The menu is open as before, and the focus is where it was.
  await expect(page.getByRole('radio', { name: label })).toBeFocused();
  await page.locator('.dialog-close').click();
  expect(await at(page)).toBe(decision);
  expect(await position(page)).toEqual(board);
  await unbroken(page);
}

test('at the table the match goes on with the same decision, and its records are not mixed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', localStorage.getItem('regalia/1/settings') ?? '{"language":"en","pace":"instant"}'));
  await underWay(page);
  await mark(page);
  await changeAtTheTable(page, 'Français', 'fr');
  const roll = dice(5);
  await decide(page, roll);
  await changeAtTheTable(page, 'English', 'en');
  await decide(page, roll);
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const keys = (await records(page)).map(([key]) => key.split('/')).filter(([kind]) => kind === 'match');
  expect(new Set(keys.map(([, , number]) => number)).size, 'one match is kept').toBe(1);
  expect(keys).toHaveLength(1 + Number(await at(page)));
  const decision = await at(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', decision);
});

test('what was being shown is shown again, and a key means one thing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', '{"language":"en","pace":"slow"}'));
  await start(page, GAME, { seed: 12 });
  await decide(page, dice(3));
  // What is shown waits for a reader.
  await page.locator('.filming .board [title]').first().dispatchEvent('contextmenu');
  await page.evaluate(() => {
    const look = () => (window.shownAgain ||= document.documentElement.lang === 'fr' && document.querySelector('.filming') !== null);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.keyboard.press('m');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect.poll(() => page.evaluate(() => window.shownAgain)).toBe(true);
  await page.locator('.dialog-close').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.filming')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.locator('.dialog')).toHaveCount(1);
});

test('with storage blocked match and settings go on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check();
  await underWay(page);
  await mark(page);
  await changeAtTheTable(page, 'Français', 'fr');
  await expect(page.getByRole('alert')).toContainText('ne garde rien');
  await decide(page, dice(5));
  await changeAtTheTable(page, 'English', 'en');
  await page.locator('.bar-back').click();
  await expect(page.locator('.cover .button')).toHaveCount(1);
  await page.goto('#/settings');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
});

test('a write that is under way is waited for; one that hangs is not, and nothing is lost', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('regalia/1/settings', localStorage.getItem('regalia/1/settings') ?? '{"language":"en","pace":"instant"}'));
  await underWay(page);
  await mark(page);
  await onDisk(page, GAME);
  // Somebody else holds the store.
  await page.evaluate(() => new Promise((held) => {
    window.impatient = true;
    const opening = indexedDB.open('regalia', 1);
    opening.onsuccess = () => {
      const store = opening.result.transaction(['records'], 'readwrite').objectStore('records');
      const again = () => {
        held();
        if (!window.letGo) store.count().onsuccess = again;
      };
      again();
    };
  }));
  await decide(page, dice(5));
  await changeAtTheTable(page, 'Français', 'fr');
  await page.evaluate(() => (window.letGo = true));
  expect(await asked(page)).toBe(true);
  await onDisk(page, GAME);
  const decision = await at(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', decision);
});

test.describe('the other program cannot be fetched', () => {
  test.use({ tolerate: { 'the network is cut': /ERR_FAILED|Failed to fetch|ERR_INTERNET_DISCONNECTED/ } });
  test('that is said, the page goes on, and may be asked again', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('regalia/1/settings', '{"language":"en","pace":"instant"}'));
    await underWay(page);
    await mark(page);
    const decision = await at(page);
    for (const missing of ['**/regalia-fr-*.js*', '**/regalia-fr-*.wasm']) {
      await context.route(missing, (route) => route.abort());
      await page.keyboard.press('m');
      await page.getByRole('radio', { name: 'Français' }).click();
      const toast = page.locator('.toast-corner');
      await expect(toast).toContainText('could not be fetched: it stays in English');
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
      expect(await language(page)).toBe('en');
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
      await page.locator('.dialog-close').click();
      await context.unroute(missing);
    }
    expect(await at(page)).toBe(decision);
    await changeAtTheTable(page, 'Français', 'fr');
    await decide(page, dice(5));
  });
});

test('who changes their mind while it is fetched keeps the language', async ({ page, context }) => {
  await settings(page, { language: 'en' });
  let go;
  const held = new Promise((done) => (go = done));
  await context.route('**/regalia-fr-*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '#/settings');
  await mark(page);
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.evaluate(() => (window.french = window.regaliaPrograms.load('fr')) && undefined);
  go();
  await page.evaluate(() => window.french);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await language(page)).toBe('en');
  await page.getByRole('radio', { name: 'Français' }).check();
  await says(page, 'fr');
  await unbroken(page);
});

test.describe('a crash', () => {
  test.use({ tolerate: { 'the page says what it was': /made to fail/ } });
  test('in the second program is said in its language, and only by it', async ({ page, complaints }) => {
    await settings(page, { language: 'en' });
    await open(page, '#/settings');
    await page.getByRole('radio', { name: 'Français' }).check();
    await says(page, 'fr');
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: { message: 'made to fail', stack: 'wasm' } })));
    await expect(page.locator('.crash h1')).toHaveText('La page a trébuché');
    await expect.poll(() => complaints.filter((line) => /Regalia .* made to fail/.test(line)).length).toBe(1);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('once the page is kept, the language changes without a network', async ({ page, context }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await open(page, '#/settings');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
      }
    });
    await mark(page);
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'Français' }).check();
    await says(page, 'fr');
    await unbroken(page);
    await context.setOffline(false);
  });
});
