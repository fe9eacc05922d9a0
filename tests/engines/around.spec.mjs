// Features around a match in every engine: workers, files, links, no network, embedding, and axe.
import { readFileSync } from 'node:fs';
import { expect, host, isKept, settings, start, test } from './fixtures.mjs';
import { asked, decide, decisions, playOut } from './stranger.mjs';

test('bots think in a worker', async ({ page, home }) => {
  await settings(page, home);
  await page.open(home.address);
  // Counts the messages to and from the page's workers.
  await page.evaluate(() => {
    const Real = window.Worker;
    window.said = { questions: 0, answers: 0 };
    window.Worker = class extends Real {
      constructor(...all) {
        super(...all);
        this.addEventListener('message', ({ data }) => (window.said.answers += data === 'ready' ? 0 : 1));
      }
      postMessage(...all) {
        window.said.questions += 1;
        super.postMessage(...all);
      }
    };
  });
  await start(page, home, 'rogue-monarch', { seats: ['Baron', 'Baron'] });
  await page.shown('.result');
  const { questions, answers } = await page.evaluate(() => window.said);
  expect(answers).toBeGreaterThan(5);
  expect(answers).toBeLessThanOrEqual(questions);
  expect(await page.count('.status-note')).toBe(0);
});

test('without a worker the page says so and plays on', async ({ page, home }) => {
  await settings(page, home);
  await page.open(home.address);
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    };
  });
  await start(page, home, 'rogue-monarch', { seats: ['Baron', 'Baron'] });
  await page.shown('.result');
  await page.shown('.status-note', 'couldn’t be loaded');
});

test('a match leaves as a file, and comes back from it', async ({ page, home }) => {
  await settings(page, home);
  await start(page, home, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  const verdict = await page.text('.result h2');
  await page.press('m');
  const file = await page.download('regalia-rogue-monarch.json', () => page.tap('.dialog .button', { text: 'Save as a file' }));
  expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('rogue-monarch');
  await page.press('Escape');
  // Replaces the match by another one.
  await start(page, home, 'rogue-monarch', { seed: 13 });
  await asked(page);
  await page.open(`${home.address}#/rogue-monarch`);
  await page.tap('details.more summary');
  await page.choose('input[type=file]', file);
  await page.shown('.result');
  expect(await page.text('.result h2')).toBe(verdict);
});

test('a match goes into a link, which is opened in another window', async ({ page, home }) => {
  await settings(page, home);
  await start(page, home, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  const verdict = await page.text('.result h2');
  // Engines differ in when they allow writing to the clipboard, which is not tested here.
  await page.evaluate(() => (navigator.clipboard.writeText = async (text) => (window.copied = text)) && null);
  await page.press('m');
  await page.tap('.dialog .button', { text: 'Copy a link' });
  await page.shown('.dialog', 'Link copied');
  const link = await page.evaluate(() => window.copied);
  await page.inNewWindow(async () => {
    await page.open(link);
    await page.tap('main .button', { text: 'Watch' });
    await page.shown('.replay-bar');
    await page.tap('.replay-bar .button', { text: 'Back to the result' });
    await page.shown('.result');
    expect(await page.text('.result h2')).toBe(verdict);
  });
});

test('a second screen in another window shows the match as everyone may see it', async ({ page, home }) => {
  await settings(page, home);
  await start(page, home, 'rogue-monarch');
  await decide(page, { seed: 2, times: 2 });
  await asked(page);
  const at = await decisions(page);
  // Engines differ in when a driver may follow a window that a page opens.
  await page.evaluate(() => (window.open = (address) => (window.opened = new URL(address, location.href).href)) && null);
  await page.press('m');
  await page.tap('.dialog .button', { text: 'Show the table on another screen' });
  const address = await page.until(() => window.opened);
  await page.inNewWindow(async () => {
    await page.open(address);
    await page.shown('.public-screen .board');
    expect(await decisions(page)).toBe(at);
    expect(await page.count('.public-screen button:enabled')).toBe(0);
    expect(await page.violations()).toEqual([]);
    await page.reload();
    await page.shown('.public-screen .board');
    expect(await decisions(page)).toBe(at);
  });
});

test('with the server gone, the page opens and a match begins', async ({ page, home }) => {
  await settings(page, home);
  await page.open(home.address);
  await isKept(page);
  await home.stop();
  try {
    await page.reload();
    await page.shown('.cover-link');
    await start(page, home, 'penniless-king');
    await decide(page, { seed: 2, times: 2 });
    const before = await decisions(page);
    await page.reload();
    await asked(page);
    // A reload may come before the last decision is on the disk.
    expect([before - 1, before]).toContain(await decisions(page));
  } finally {
    await home.start();
  }
});

test('a table in the page of another site is played to its end', async ({ page, home }) => {
  const club = await host({
    // Another site than 127.0.0.1, by name.
    name: 'localhost',
    also: {
      '/': `<!doctype html><html lang="en"><title>A club</title><link rel="icon" href="data:,"><script src="${home.address}embed.js"></script>
        <h1>A club</h1><regalia-table game="rogue-monarch" seats="2" level="squire" lang="en" seed="12" title="The table"></regalia-table>
        <script>
          window.heard = [];
          for (const type of ['ready', 'finished', 'error']) document.addEventListener('regalia-' + type, ({ detail }) => heard.push(detail));
        </script>`,
    },
  });
  try {
    await page.goto(club.address);
    await page.within('regalia-table iframe', async () => {
      await page.ready();
      await page.shown('.board');
      await playOut(page, { seed: 3 });
    });
    const heard = await page.until(() => window.heard.some(({ type }) => type === 'finished') && window.heard);
    expect(heard.map(({ type }) => type)).toEqual(['ready', 'finished']);
    expect(heard[1].winners.length).toBeGreaterThan(0);
    expect(club.missing).toEqual([]);
  } finally {
    await club.stop();
  }
});

const PAGES = {
  home: '',
  'set-up': '#/rogue-monarch',
  settings: '#/settings',
  rulebook: '#/rogue-monarch/rules',
};
test('axe finds nothing on any page', async ({ page, home }) => {
  await settings(page, home);
  for (const [name, place] of Object.entries(PAGES)) {
    await page.open(`${home.address}${place}`);
    if (name === 'rulebook') await page.shown('.rulebook h2');
    expect(await page.violations(), name).toEqual([]);
  }
  await start(page, home, 'rogue-monarch');
  await asked(page);
  expect(await page.violations(), 'table').toEqual([]);
});
