// The element in pages of every kind: scripts loaded in any way and order, frames that load late,
// attributes that change, elements that move, listeners added too late.
import { expect, long, longUnless, test } from './support.mjs';
import { asked, hurry, playOut } from './player.mjs';
import { served } from './club-page.mjs';

/** Serves a club's page on another site than the table, or on the same one. */
async function club(body, { site = 'localhost', head = '', headers = {} } = {}) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title><link rel="icon" href="data:,">
    <script>
      window.heard = [];
      for (const type of ['ready', 'move', 'state', 'finished', 'changed', 'error'])
        document.addEventListener('regalia-' + type, ({ detail }) => heard.push(detail));
      window.element = () => document.querySelector('regalia-table');
    </script>${head}</head><body>${body}</body></html>`;
  return served(page, { site, headers });
}

const FRAME = 'regalia-table iframe';
const heard = (page, type) => page.evaluate((wanted) => window.heard.filter((message) => message.type === wanted), type);

/** Returns the frame of an element, once its board is there. */
async function table(page, nth = 0) {
  const frame = await (await page.locator(FRAME).nth(nth).elementHandle()).contentFrame();
  await frame.locator('.board').waitFor();
  return frame;
}

/** Returns the number of the deal from the table's menu. */
async function deal(frame) {
  await expect(async () => {
    if (!(await frame.locator('.dialog').isVisible())) await frame.locator('.bar-tools button').last().click({ timeout: 5_000 });
    await expect(frame.locator('.dialog')).toContainText(/(Deal|Donne)/, { timeout: 5_000 });
  }).toPass();
  const text = await frame.locator('.dialog').textContent();
  await frame.locator('.dialog-close').click();
  return text;
}

/** Opens a club's page for a test, and closes it afterwards. */
async function at(page, given, act) {
  const host = await club(...given);
  try {
    await page.goto(host.address);
    await act(host);
  } finally {
    host.stop();
  }
}

const script = (baseURL, how = '') => `<script ${how} src="${baseURL}embed.js"></script>`;

test('what is set and asked before a lazy frame has loaded holds', long, async ({ page, baseURL }) => {
  const body = '<div style="height: 9000px"></div><regalia-table game="rogue-monarch" lang="en" theme="light"></regalia-table>';
  await at(page, [body, { head: script(baseURL) }], async () => {
    await page.evaluate(() => {
      element().setAttribute('lang', 'fr');
      element().setAttribute('theme', 'dark');
      element().newGame(4321);
      window.early = element().state();
    });
    expect(await heard(page, 'ready')).toEqual([]);
    await page.locator('regalia-table').evaluate((one) => one.scrollIntoView());
    const frame = await table(page);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await deal(frame)).toContain('4321');
    expect(await page.evaluate(() => window.early)).toMatchObject({ type: 'state', game: 'rogue-monarch', over: false });
  });
});

test('attributes hold at any time', long, async ({ page, baseURL }) => {
  await at(page, ['<regalia-table game="rogue-monarch" lang="en" theme="dark"></regalia-table>', { head: script(baseURL) }], async () => {
    const set = (values) =>
      page.evaluate((all) => {
        for (const [name, value] of Object.entries(all)) value === null ? element().removeAttribute(name) : element().setAttribute(name, value);
      }, values);
    await table(page);
    // Several changes at once are one request.
    await page.evaluate(() => {
      window.frames_ = 0;
      new MutationObserver((all) => all.forEach(({ addedNodes }) => (window.frames_ += addedNodes.length))).observe(element(), { childList: true });
    });
    await set({ game: 'dwarf-king', seats: '4', seed: '77', level: 'squire', title: 'Ours' });
    await expect.poll(() => heard(page, 'ready').then((all) => all.at(-1).game)).toBe('dwarf-king');
    expect(await page.evaluate(() => window.frames_)).toBe(1);
    let frame = await table(page);
    await expect(frame.locator('.seat-name')).toHaveCount(4);
    expect(await deal(frame)).toContain('77');
    await expect(page.locator(FRAME)).toHaveAttribute('title', 'Ours');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Values as people write them.
    await set({ lang: 'fr-CH', theme: 'Light' });
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    // Without the attribute the visitor's setting applies.
    await set({ lang: null, theme: null });
    await expect.poll(() => page.locator(FRAME).getAttribute('src')).not.toContain('lang');
    frame = await table(page);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'auto');
    // A wrong value is an error, and the next one fixes it.
    await set({ seats: '9' });
    await expect.poll(() => heard(page, 'error').then((all) => all.length)).toBe(1);
    await set({ seats: '3' });
    await expect((await table(page)).locator('.seat-name')).toHaveCount(3);
  });
});

test('who listens too late asks for the state', long, async ({ page, baseURL }) => {
  await at(page, ['<regalia-table game="rogue-monarch" seed="5" lang="en"></regalia-table>', { head: script(baseURL) }], async () => {
    await asked(await table(page));
    const state = await page.evaluate(() => element().state());
    expect(state).toMatchObject({ regalia: 1, type: 'state', game: 'rogue-monarch', over: false, retry: false, hints: 0, undo: 0 });
    expect(Object.keys(state).sort()).toEqual(['decisions', 'game', 'hints', 'names', 'over', 'regalia', 'retry', 'type', 'undo']);
    expect(state.names).toHaveLength(2);
  });
});

for (const [what, { head = '', body: more = '' }] of Object.entries({
  'in the head': { head: '<script src="URL"></script>' },
  'twice': { head: '<script src="URL"></script><script src="URL?v=2"></script>' },
  'deferred': { head: '<script defer src="URL"></script>' },
  'whenever it comes': { head: '<script async src="URL"></script>' },
  'as a module': { head: '<script type="module" src="URL"></script>' },
  'as a module and as a script': { head: '<script type="module" src="URL"></script><script src="URL"></script>' },
  'by an import': { head: '<script type="module">await import("URL");</script>' },
  'after the element': { body: '<script src="URL"></script>' },
  'by a script': { body: '<script>document.head.append(Object.assign(document.createElement("script"), { src: "URL" }));</script>' },
  'with another base': { head: '<base href="https://elsewhere.example/deep/"><script src="URL"></script>' },
  'beside another embed.js': { head: '<script src="data:text/javascript,0//embed.js"></script><script type="module" src="URL"></script>' },
})) {
  test(`the script works ${what}`, longUnless(what === 'beside another embed.js'), async ({ page, baseURL }) => {
    const put = (html) => html.replaceAll('URL', `${baseURL}embed.js`);
    const body = `<regalia-table game="rogue-monarch" lang="en"></regalia-table>${put(more)}`;
    await at(page, [body, { head: put(head) }], async () => {
      await table(page);
      expect(await heard(page, 'ready')).toHaveLength(1);
      await expect(page.locator(FRAME)).toHaveCount(1);
    });
  });
}

test('an element that a script makes, fills, removes and puts back is one table each time', async ({ page, baseURL }) => {
  await at(page, ['<div id="place"></div>', { head: script(baseURL) }], async () => {
    await page.evaluate(() => {
      const one = document.createElement('regalia-table');
      one.setAttribute('game', 'rogue-monarch');
      one.newGame(99);
      one.setAttribute('lang', 'fr');
      document.getElementById('place').append(one);
    });
    const frame = await table(page);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await deal(frame)).toContain('99');
    await page.evaluate(() => {
      const one = element();
      one.remove();
      one.remove();
      one.setAttribute('lang', 'en');
      document.getElementById('place').append(one);
    });
    await expect((await table(page)).locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator(FRAME)).toHaveCount(1);
    // Each of the two frames was ready once.
    expect(await heard(page, 'ready')).toHaveLength(2);
  });
});

test('a table that is moved asks for the same match again, or is not even loaded again', long, async ({ page, baseURL }) => {
  await at(page, ['<div id="place"></div><regalia-table game="rogue-monarch"></regalia-table>', { head: script(baseURL) }], async () => {
    await table(page);
    const src = await page.locator(FRAME).getAttribute('src');
    await page.evaluate(() => document.getElementById('place').append(element()));
    await table(page);
    expect(await page.locator(FRAME).getAttribute('src')).toBe(src);
    expect(await heard(page, 'ready')).toHaveLength(2);
    const moves = await page.evaluate(() => {
      if (!document.body.moveBefore) return false;
      document.body.moveBefore(element(), null);
      return true;
    });
    if (moves) {
      await asked(await table(page));
      expect(await page.evaluate(() => element().state().then(({ over }) => over))).toBe(false);
      expect(await heard(page, 'ready')).toHaveLength(2);
    }
  });
});

test('each table of a page has a name of its own', long, async ({ page, baseURL }) => {
  const one = (more = '') => `<regalia-table game="rogue-monarch" ${more}></regalia-table>`;
  const body = [one(), one('lang="fr"'), one('id="friday"'), one('seats="2"')].join('');
  await at(page, [body, { head: script(baseURL) }], async () => {
    const names = () =>
      page.locator(FRAME).evaluateAll((all) => all.map(({ src }) => new URLSearchParams(src.split('?').at(-1)).get('table')));
    expect(await names()).toEqual(['table 1', 'table 2', 'friday', 'table 1']);
    // Moved elements keep their names; a new one takes a free one.
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll('regalia-table');
      document.body.append(first);
      document.body.append(second);
    });
    expect((await names()).sort()).toEqual(['friday', 'table 1', 'table 1', 'table 2']);
    await page.evaluate(() => {
      document.querySelectorAll('regalia-table')[2].remove();
      const fresh = document.createElement('regalia-table');
      fresh.setAttribute('game', 'rogue-monarch');
      document.body.append(fresh);
    });
    expect((await names()).at(-1)).toBe('table 1');
  });
});

test('where a frame cannot have the whole screen it has the whole window, and gives it back', long, async ({ page, baseURL }) => {
  const body = '<p style="height: 300px">A club</p><regalia-table game="rogue-monarch" lang="fr"></regalia-table>';
  await at(page, [body, { head: script(baseURL) }], async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // As on an iPhone.
    await page.evaluate(() => {
      delete Element.prototype.requestFullscreen;
      delete Element.prototype.webkitRequestFullscreen;
    });
    const frame = await table(page);
    const box = () => page.locator(FRAME).boundingBox();
    await expect.poll(async () => (await box()).height).not.toBe(720);
    const before = await box();
    expect(await page.evaluate(() => element().fullScreen().then(() => 'done'))).toBe('done');
    expect(await box()).toEqual({ x: 0, y: 44, width: 390, height: 800 });
    // The table gets the message, and changes of its height now have no effect.
    await expect(frame.locator('html')).not.toHaveAttribute('data-embedded', 'grows');
    await page.evaluate(() => element().fullScreen());
    const strip = page.getByRole('button', { name: 'Fermer' });
    await expect(strip).toHaveCount(1);
    await strip.click();
    await expect(strip).toHaveCount(0);
    await expect(frame.locator('html')).toHaveAttribute('data-embedded', 'grows');
    await expect.poll(box).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    // Without a frame nothing is thrown.
    expect(await page.evaluate(() => document.createElement('regalia-table').fullScreen().then(() => 'done'))).toBe('done');
  });
});

test('a plain frame with its host unescaped and HTML in its address is spoken with', long, async ({ page, baseURL }) => {
  const asks = 'Rogue-Monarch?seats=2&amp;amp;level=Squire&amp;lang=fr-CH&amp;players=2&amp;host=HOST';
  const warned = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  const body = `<script>
      window.said = [];
      addEventListener('message', ({ data }) => said.push(data.type));
      const frame = document.createElement('iframe');
      frame.referrerPolicy = 'no-referrer';
      frame.allow = 'fullscreen; screen-wake-lock; web-share';
      frame.src = '${baseURL}#/embed/${asks}'.replaceAll('&amp;', '&').replace('HOST', location.origin);
      document.body.append(frame);
    </script>`;
  await at(page, [body, { headers: { 'Referrer-Policy': 'no-referrer' } }], async () => {
    const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
    await frame.locator('.board').waitFor();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => page.evaluate(() => said.includes('ready'))).toBe(true);
    await page.evaluate(() => frames[0].postMessage({ regalia: 1, type: 'state' }, '*'));
    await expect.poll(() => page.evaluate(() => said.includes('state'))).toBe(true);
    expect(warned.filter((text) => text.includes('`players`'))).toHaveLength(1);
  });
});

test('a match is finished once, whatever is done with it after that', long, async ({ page, baseURL }) => {
  test.slow();
  // On the same site, so that the frame keeps the match.
  const body = '<regalia-table id="league" game="rogue-monarch" level="squire" lang="en"></regalia-table>';
  await at(page, [body, { site: '127.0.0.1', head: script(baseURL) }], async (host) => {
    const frame = await table(page);
    await hurry(frame);
    await playOut(frame, { seed: 3, most: 900 });
    await expect.poll(() => heard(page, 'finished').then((all) => all.length)).toBe(1);
    const [finished] = await heard(page, 'finished');
    expect(finished).toMatchObject({ retry: false, hints: 0, undo: 0 });
    // Replayed to its end and back, it is still the same match.
    await frame.getByRole('button', { name: 'Replay' }).first().click();
    await frame.locator('.replay-keys button').last().click();
    await frame.locator('.replay-keys button').first().click();
    const state = await page.evaluate(() => element().state());
    expect(state).toMatchObject({ over: true, scores: finished.scores, winners: finished.winners, link: finished.link });
    expect(await heard(page, 'finished')).toHaveLength(1);
    expect(await heard(page, 'changed')).toEqual([]);
    // Another try from one of its positions is another match, and its events say so.
    await frame.getByRole('button', { name: /Back to the result|Leave/ }).first().click();
    await frame.getByRole('button', { name: 'Game review' }).click();
    await expect(frame.locator('.review-running')).toHaveCount(0, { timeout: 120_000 });
    await frame.locator('.review-findings button').first().click();
    await frame.getByRole('button', { name: 'Try again from here' }).click();
    await expect(frame.locator('.result')).toHaveCount(0);
    expect(await page.evaluate(() => element().state())).toMatchObject({ over: false, retry: true });
    await hurry(frame);
    await playOut(frame, { seed: 4, most: 900 });
    await expect.poll(() => heard(page, 'finished').then((all) => all.length)).toBe(2);
    expect((await heard(page, 'finished'))[1]).toMatchObject({ retry: true });
    // Back at the first one, it does not finish again.
    await frame.getByRole('button', { name: 'Back to the finished game' }).click();
    await expect(frame.locator('.table')).toHaveAttribute('data-at', String(finished.decisions));
    expect(await page.evaluate(() => element().state())).toMatchObject({ over: true, retry: false, scores: finished.scores });
    expect(await heard(page, 'finished')).toHaveLength(2);
    expect(await heard(page, 'changed')).toEqual([]);
    // The link opens as the same match.
    await page.goto('about:blank');
    await page.goto(finished.link);
    await expect(page.locator('.opened')).toBeVisible();
    await page.goto(host.address);
    await table(page);
    expect(await heard(page, 'finished')).toEqual([]);
  });
});
