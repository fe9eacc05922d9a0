// A table embedded in another site's page: with storage blocked, through hostile messages, to its
// end.
import { readFileSync, statSync } from 'node:fs';
import { games } from '../../tools/games.mjs';
import { drawn, expect, long, longUnless, onDisk, open, records, test, violations } from './support.mjs';
import { asked, decide, dice, hurry, playOut, settings } from './player.mjs';
import { served } from './club-page.mjs';

test.use({ serviceWorkers: 'allow' });

/** Serves a club's page on another site than the table: `localhost`, not `127.0.0.1`. */
async function club(home, attributes) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title>
    <link rel="icon" href="data:,"><script src="${home}embed.js"></script></head><body><h1>A club</h1>
    <button id="first">First</button><regalia-table ${attributes} title="The table"></regalia-table><button id="last">Last</button>
    <script>
      window.heard = [];
      for (const type of ['ready', 'resize', 'move', 'finished', 'error'])
        document.addEventListener('regalia-' + type, (event) => heard.push(event.detail));
    </script></body></html>`;
  return served(page);
}

const heard = (page, type) => page.evaluate((wanted) => window.heard.filter((message) => message.type === wanted), type);

/** Returns the frame, which a test can use like a page. */
async function table(page) {
  await expect(page.locator('regalia-table iframe')).toBeVisible();
  const frame = await (await page.locator('regalia-table iframe').elementHandle()).contentFrame();
  await frame.locator('.board').waitFor();
  return frame;
}

test('embed.js is small enough to be read', () => {
  expect(statSync('dist/embed.js').size).toBeLessThan(4_000);
});

for (const { id, seats: [least] } of games()) {
  test(`the frame is as high as what is on it, and no higher: ${id}`, longUnless(id === 'rogue-monarch'), async ({ page, baseURL }) => {
    const host = await club(baseURL, `game="${id}" seats="${least}" level="squire" lang="fr" seed="26"`);
    const roll = dice(12);
    try {
      for (const width of [820, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(host.address);
        const frame = await table(page);
        await asked(frame);
        const height = () => page.locator('regalia-table iframe').evaluate((frame) => frame.clientHeight);
        // A feedback loop of heights would be a frame there and a message here each time.
        const heights = [];
        for (let rounds = 0; rounds < 20; rounds += 1) {
          await drawn(frame);
          heights.push(await height());
        }
        expect(new Set(heights.slice(-10)).size, `${width}: ${heights}`).toBe(1);
        expect(heights.at(-1), `${width}`).toBeLessThan(1300);
        const inside = await frame.evaluate(() => innerHeight);
        // Nothing is cut off, whatever is decided; the frame's height follows a message later.
        const cut = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await expect.poll(cut, `${width}`).toBeLessThanOrEqual(0);
        expect(await frame.locator('.play').evaluate((play) => play.getBoundingClientRect().bottom), `${width}: little is empty`).toBeGreaterThan(inside - 60);
        if (width > 390) continue;
        await decide(frame, roll);
        await asked(frame);
        await expect.poll(cut, 'after a decision').toBeLessThanOrEqual(0);
      }
    } finally {
      host.stop();
    }
  });
}

test('from another site, without storage, a match is played to its end', long, async ({ page, baseURL }) => {
  const host = await club(baseURL, 'game="rogue-monarch" seats="2" level="squire" lang="fr" theme="light" seed="12"');
  try {
    await page.goto(host.address);
    const frame = await table(page);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    // The browser gives a framed page of another site no storage.
    expect(await frame.evaluate(() => { try { return String(localStorage); } catch (fault) { return fault.name; } })).toBe('SecurityError');
    await expect(frame.getByRole('alert')).toContainText('n’enregistre rien');
    expect(await heard(page, 'ready')).toEqual([{ regalia: 1, type: 'ready', game: 'rogue-monarch' }]);
    await expect.poll(() => heard(page, 'resize')).not.toEqual([]);
    // No service worker, no stolen focus.
    expect(await frame.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length, () => 0))).toBe(0);
    expect(await page.evaluate(() => document.activeElement.tagName)).toBe('BODY');

    const names = await frame.locator('.seat-name').allTextContents();
    await hurry(frame);
    await playOut(frame, { seed: 3, most: 900 });
    await expect.poll(async () => (await heard(page, 'finished')).length).toBe(1);
    const [finished] = await heard(page, 'finished');
    expect(finished).toMatchObject({ regalia: 1, type: 'finished', game: 'rogue-monarch' });
    expect(finished.names[0]).toBe('Vous');
    expect([...finished.names].sort()).toEqual([...names].sort());
    expect(finished.winners.length).toBeGreaterThan(0);
    expect(finished).toMatchObject({ retry: false, hints: 0, undo: 0 });
    expect(finished.decisions).toBe((await heard(page, 'move')).at(-1).count);
    // The messages contain only allowed fields, and no card. A match's link is included only when
    // it is over.
    const finish = ['game', 'names', 'scores', 'winners', 'retry', 'hints', 'undo', 'decisions', 'link'];
    const kinds = { ready: ['game'], resize: ['height'], move: ['count'], finished: finish };
    for (const message of await page.evaluate(() => window.heard)) {
      expect(Object.keys(message).sort()).toEqual(['regalia', 'type', ...kinds[message.type]].sort());
    }
    // The link leads to the same end.
    expect(finished.link.startsWith(`${baseURL}#/match/`)).toBe(true);
    expect(await violations(page, 'body > h1')).toEqual([]);
  } finally {
    host.stop();
  }
});

test('the club may ask for a theme, a language, a new game', long, async ({ page, baseURL }) => {
  const host = await club(baseURL, 'game="rogue-monarch" lang="en" theme="dark" seed="7"');
  try {
    await page.goto(host.address);
    const frame = await table(page);
    await page.evaluate(() => document.querySelector('regalia-table').setAttribute('lang', 'fr'));
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    await page.evaluate(() => document.querySelector('regalia-table').setAttribute('theme', 'light'));
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => document.querySelector('regalia-table').newGame(4321));
    // The old table stays until the message has arrived.
    await expect(async () => {
      if (!(await frame.locator('.dialog').isVisible())) await frame.getByRole('button', { name: 'Menu' }).click({ timeout: 10_000 });
      await expect(frame.locator('.dialog')).toContainText('Donne numéro 4321', { timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    // The keyboard focus enters and leaves again, once nothing at the table moves by itself.
    await frame.locator('.dialog-close').click();
    await frame.locator('.board button.lit').first().waitFor();
    await page.locator('#first').focus();
    for (let n = 0; n < 60 && !(await page.evaluate(() => document.activeElement.id === 'last')); n += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement.id)).toBe('last');
  } finally {
    host.stop();
  }
});

test('on the whole screen the table uses it, and is as it was after that', long, async ({ page, baseURL }) => {
  const host = await club(baseURL, 'game="penniless-king" seats="2" level="squire" lang="en" seed="12"');
  try {
    await page.goto(host.address);
    const frame = await table(page);
    await asked(frame);
    const bottom = () => frame.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().bottom));
    const before = await bottom();
    await page.evaluate(() => {
      document.querySelector('#first').onclick = () => document.querySelector('regalia-table').fullScreen();
    });
    await page.locator('#first').click();
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(900);
    await expect.poll(bottom).toBeGreaterThan(before + 100);
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(bottom).toBe(before);
  } finally {
    host.stop();
  }
});

test('hostile messages change nothing', async ({ page, baseURL }) => {
  const host = await club(baseURL, 'game="rogue-monarch" lang="en" theme="dark" seed="7"');
  try {
    await page.goto(host.address);
    const frame = await table(page);
    expect(await asked(frame)).toBe(true);
    const board = await frame.locator('.board').innerHTML();
    const lines = await frame.locator('.log li').allTextContents();
    await page.evaluate(() => {
      const window_ = document.querySelector('regalia-table iframe').contentWindow;
      const loop = {};
      loop.self = loop;
      for (const message of [
        null,
        42,
        'new-game',
        [],
        loop,
        { type: 'new-game' },
        { regalia: 2, type: 'new-game' },
        { regalia: 1, type: 'reveal', value: 'hands' },
        { regalia: 1, type: 'new-game', seed: -1 },
        { regalia: 1, type: 'new-game', seed: 2 ** 60 },
        { regalia: 1, type: 'theme', value: '"><script>' },
        { regalia: 1, type: 'lang', value: { toString: null } },
        { regalia: 1, type: 'x'.repeat(1e6) },
      ]) {
        window_.postMessage(message, '*');
      }
    });
    // From another window than the parent: the frame sends to itself.
    await frame.evaluate(() => window.postMessage({ regalia: 1, type: 'theme', value: 'light' }, '*'));
    // Messages that the club sends later arrive later.
    for (const language of ['fr', 'en']) {
      await page.evaluate((lang) => document.querySelector('regalia-table').setAttribute('lang', lang), language);
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
    }
    // The page's language is changed before the board is drawn in it.
    await expect.poll(() => frame.locator('.board').innerHTML()).toBe(board);
    await expect(frame.locator('.log li')).toHaveText(lines);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    host.stop();
  }
});

for (const [asked, sentence] of Object.entries({
  'chess?seats=2': 'game “chess”',
  'rogue-monarch?seats=9': 'seats “9”',
  'rogue-monarch?level=god': 'level “god”',
  'rogue-monarch?lang=xx': 'lang “xx”',
  'rogue-monarch?seed=99999999999999999999': 'seed “99999999999999999999”',
})) {
  test(`a table that cannot be had says why: ${asked}`, longUnless(/chess/.test(asked)), async ({ page }) => {
    await open(page, `#/embed/${asked}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
  });
}

test('ten damaged links open nothing and lose nothing', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page, '#/rogue-monarch');
  await page.locator('button[type=submit]').click();
  expect(await asked(page)).toBe(true);
  await onDisk(page, 'rogue-monarch');
  const kept = () => records(page);
  const before = await kept();
  expect(before.length).toBeGreaterThan(0);
  await page.keyboard.press('m');
  await expect(page.locator('.dialog')).toBeVisible();
  const link = await page.evaluate(async () => {
    const copied = new Promise((done) => (navigator.clipboard.writeText = async (text) => done(text)));
    [...document.querySelectorAll('.dialog button')].find((button) => button.textContent === 'Copy a link').click();
    return (await copied).split('#/match/')[1];
  });
  const swap = (at, by) => link.slice(0, at) + by + link.slice(at + by.length);
  const damaged = [
    link.slice(0, 10),
    link.slice(0, -1),
    `${link}AAAA`,
    link.split('').reverse().join(''),
    swap(2, 'zz'),
    swap(30, '____'),
    swap(link.length - 6, 'AAAAAA'),
    'A'.repeat(5_000),
    '%00%FF',
    '<script>alert(1)</script>'.replaceAll('/', '%2F'),
  ];
  for (const text of damaged) {
    await page.goto('about:blank');
    await open(page, `#/match/${text}`);
    await expect(page.getByRole('alert'), text.slice(0, 40)).toBeVisible();
    expect(await kept()).toEqual(before);
  }
  await page.goto('about:blank');
  await open(page, `#/match/${link}`);
  await expect(page.getByRole('button', { name: 'Play the same deal' })).toBeVisible();
});

test('the example page shows the messages', long, async ({ page }) => {
  await page.goto('embed-demo.html');
  await table(page);
  await expect(page.locator('#messages')).toContainText('"type":"ready"');
  expect(readFileSync('docs/embedding.md', 'utf8')).toContain('regalia-finished');
});

test('a club teaches a game in its own page', long, async ({ page, baseURL }) => {
  const host = await club(baseURL, 'game="rogue-monarch" lesson="on" lang="en"');
  try {
    await page.goto(host.address);
    const frame = await table(page);
    await expect(frame.locator('.status-guide')).toContainText('1/38');
    await frame.locator('.status-keys .primary').click();
    await expect(frame.locator('.status-guide')).toContainText('2/38');
    // A lesson is not a match: the club gets no event.
    expect(await heard(page, 'move')).toEqual([]);
    expect(await heard(page, 'ready')).toEqual([{ regalia: 1, type: 'ready', game: 'rogue-monarch' }]);
  } finally {
    host.stop();
  }
});

test('after a reload the result is still there, and the same deal does not begin again', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  const address = '#/embed/rogue-monarch?seats=2&level=squire&seed=12';
  await open(page, address);
  await playOut(page, { seed: 3, most: 900 });
  const result = page.locator('.result');
  await expect(result).toBeVisible();
  const [at, said] = [await page.locator('.table').getAttribute('data-at'), await result.locator('h2').first().textContent()];
  await page.reload();
  await expect(result).toBeVisible();
  await expect(result.locator('h2').first()).toHaveText(said);
  await expect(page.locator('.table')).toHaveAttribute('data-at', at);
  // Another deal is another match.
  await page.goto('about:blank');
  await open(page, address.replace('12', '13'));
  await expect(page.locator('.table')).toBeVisible();
  await expect(result).toHaveCount(0);
  expect(Number(await page.locator('.table').getAttribute('data-at'))).toBeLessThan(Number(at));
});
