// A club's page with a table that plays a challenge, and results that the table verifies.
import { expect, long, longUnless, open, sizes, test, violations } from './support.mjs';
import { asked, hurry, playOut, settings } from './player.mjs';
import { served } from './club-page.mjs';

/** Serves a club's page with a table. On the same site as the table, its matches are kept. */
async function club(home, attributes, site) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title><link rel="icon" href="data:,">
    <script src="${home}embed.js"></script>
    <script>
      window.heard = [];
      for (const type of ['ready', 'finished', 'changed', 'state', 'error']) document.addEventListener('regalia-' + type, ({ detail }) => heard.push(detail));
      window.element = () => document.querySelector('regalia-table');
    </script></head><body><h1>A club</h1><regalia-table ${attributes}></regalia-table></body></html>`;
  return served(page, { site });
}

/** Opens a club's page for a test, and closes it afterwards. */
async function at(page, baseURL, attributes, act, site = '127.0.0.1') {
  const host = await club(baseURL, attributes, site);
  try {
    await page.goto(host.address);
    await act(host);
  } finally {
    host.stop();
  }
}

const heard = (page, type) => page.evaluate((wanted) => window.heard.filter((message) => message.type === wanted), type);
const verify = (page, text, round) => page.evaluate(([text, round]) => window.element().verify(text, round), [text, round]);

/** Returns the frame, once its board is there. */
async function table(page) {
  const frame = await (await page.locator('regalia-table iframe').elementHandle()).contentFrame();
  await frame.locator('.board').waitFor();
  return frame;
}

/** Plays the match in the frame to its end, and returns the nth message about an end. */
async function finish(page, seed, nth = 1) {
  const frame = await table(page);
  await hurry(frame);
  await playOut(frame, { seed, most: 900 });
  await expect.poll(() => heard(page, 'finished').then((all) => all.length)).toBe(nth);
  return (await heard(page, 'finished'))[nth - 1];
}

/** Creates a challenge of Rogue Monarch against Squires, and returns its address. */
async function challenge(page, name, deals) {
  await open(page, '#/round');
  await page.locator('form input').fill(name);
  const lists = page.locator('form select');
  await lists.nth(0).selectOption({ index: 0 });
  await lists.nth(1).selectOption({ index: deals - 1 });
  await lists.nth(2).selectOption({ index: 0 });
  await page.locator('form button').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return page.url();
}

const SENTENCES = {
  en: { altered: 'It was altered or cut off on the way', cut: /./, other: 'It’s from another challenge, “Friday”', nothing: 'There’s no result in this text', again: 'not the first try on that device', damaged: /link/i },
  fr: { altered: 'Il a été modifié', other: 'Il vient d’un autre défi, « Friday »', nothing: 'Il n’y a pas de résultat', again: 'pas la première tentative', damaged: /lien/i },
};

for (const [language, w] of Object.entries(SENTENCES)) {
  test(`a shared match is a result that the page verifies, and a bad one has its reason (${language})`, longUnless(language === 'en'), async ({ page, baseURL }) => {
    // From another site, without storage.
    await at(page, baseURL, `game="rogue-monarch" level="squire" share="match" player="Ysé" lang="${language}" seed="12"`, async () => {
      const { result, scores, you, link, names } = await finish(page, 3);
      expect(names[you]).toBe('Ysé');
      expect(result.startsWith(`${baseURL}#/round/`)).toBe(true);
      const [verdict, ...rest] = await verify(page, `Well played! ${result} See you.`);
      expect(rest).toEqual([]);
      expect(verdict).toMatchObject({ game: 'rogue-monarch', deal: 1, name: 'Ysé', points: scores[you], won: scores[you] === 1, counts: true, marks: [], hints: 0, undone: 0, message: '' });
      expect(link).toContain(verdict.link);
      // The answer to a page that listens too late has it too.
      expect((await page.evaluate(() => element().state())).result).toBe(result);
      // Nothing can be written into it.
      const swap = (text, at) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      const word = result.split('/').at(-2);
      const [altered] = await verify(page, result.replace(word, swap(word, 6)));
      expect(altered).toMatchObject({ counts: false, refused: 'altered' });
      expect(altered.message).toContain(w.altered);
      const [damaged] = await verify(page, result.slice(0, -9));
      expect(damaged.counts).toBe(false);
      expect(damaged.message).toMatch(w.damaged);
      const [none] = await verify(page, '  ');
      expect(none).toMatchObject({ counts: false, refused: 'nothing' });
      expect(none.message).toContain(w.nothing);
      const [both, nonsense] = await verify(page, `${result} ${baseURL}#/match/AAAA`);
      expect([both.counts, nonsense.counts]).toEqual([true, false]);
      // A bare link proves the match, and says nothing of how it was played.
      const [bare] = await verify(page, link);
      expect(bare).toMatchObject({ game: 'rogue-monarch', points: scores });
      expect(bare.message).not.toBe('');
      for (const strange of ['hello', '<script>', '#/round/x/y/z', 'x'.repeat(500_000)]) {
        const [answer] = await verify(page, strange);
        expect(answer, strange.slice(0, 20)).toMatchObject({ counts: false });
        expect(answer.message).not.toBe('');
      }
    }, 'localhost');
  });

  test(`a table plays the deals of a challenge, one after another (${language})`, longUnless(language === 'fr'), async ({ page, baseURL }) => {
    test.slow();
    await settings(page, { language, pace: 'instant', motion: false });
    const round = await challenge(page, 'Club', 2);
    const other = await challenge(page, 'Friday', 1);
    // It decides everything: what else is asked for has no effect.
    await at(page, baseURL, `round="${round}" seats="9" level="god" player="Ysé" lang="${language}"`, async (host) => {
      const frame = await table(page);
      expect(await heard(page, 'ready')).toEqual([{ regalia: 1, type: 'ready', game: 'rogue-monarch' }]);
      await asked(frame);
      // While a deal goes on, there is no next one, also after a reload.
      const started = await page.evaluate(() => element().state());
      await page.evaluate(() => element().newGame());
      expect(await page.evaluate(() => element().state())).toEqual(started);
      const first = await finish(page, 3);
      const [verdict] = await verify(page, first.result, round);
      expect(verdict).toMatchObject({ deal: 1, name: 'Ysé', counts: true, marks: [], game: 'rogue-monarch' });
      const [elsewhere] = await verify(page, first.result, other);
      expect(elsewhere).toMatchObject({ counts: false, refused: 'other-round' });
      expect((await verify(page, first.result, 'nonsense'))[0]).toMatchObject({ counts: false, refused: 'round' });
      // The next deal comes when the club asks for it, and after a reload.
      await page.evaluate(() => element().newGame());
      await expect.poll(() => page.evaluate(() => element().state().then(({ over }) => over))).toBe(false);
      await page.goto(host.address);
      const second = await finish(page, 4);
      expect((await verify(page, second.result, round))[0]).toMatchObject({ deal: 2, counts: true });
      // Both are in one text.
      expect(await verify(page, `${first.result}\n${second.result}`, round)).toMatchObject([{ deal: 1 }, { deal: 2 }]);
      // All are played: the last one is there, and a new try is marked.
      await page.goto(host.address);
      await table(page);
      expect(await page.evaluate(() => element().state())).toMatchObject({ over: true, result: second.result });
      await page.evaluate(() => element().newGame());
      await expect.poll(() => page.evaluate(() => element().state().then(({ over }) => over))).toBe(false);
      const third = await finish(page, 5);
      const [marked] = await verify(page, third.result, round);
      expect(marked).toMatchObject({ deal: 1, counts: false, marks: ['again'] });
      expect(marked.message).toContain(w.again);
      // The page of the challenge takes the club's results in.
      await open(page, new URL(first.result).hash);
      await expect(page.locator('.round-said .note')).toContainText('Ysé');
    });
  });
}

test('a table says why it cannot play a challenge, and still verifies', long, async ({ page, baseURL }) => {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  const round = await challenge(page, 'Friday', 1);
  const text = new URL(round).hash.split('/').at(-1);
  for (const [attributes, sentence] of [
    [`round="${text.slice(0, -8)}"`, /./],
    ['round="nonsense"', /./],
    ['round="2099-01-01"', /./],
    [`round="${text}" game="monarch"`, /Invalid game “monarch”/],
  ]) {
    await at(page, baseURL, `${attributes} lang="en"`, async () => {
      await expect.poll(() => heard(page, 'error').then((all) => all.length), attributes).toBe(1);
      expect((await heard(page, 'error'))[0].message).toMatch(sentence);
      const frame = await (await page.locator('regalia-table iframe').elementHandle()).contentFrame();
      await expect(frame.getByRole('alert')).toContainText((await heard(page, 'error'))[0].message);
      expect(await verify(page, '')).toMatchObject([{ counts: false, refused: 'nothing' }]);
    });
  }
});

test('the deal of the day is a challenge for a club, too', long, async ({ page, baseURL }) => {
  await at(page, baseURL, 'round="2026-11-02" lang="en"', async () => {
    await table(page);
    expect(await heard(page, 'error')).toEqual([]);
    expect(await heard(page, 'ready')).toHaveLength(1);
  });
});

test.describe('a part that cannot be fetched', () => {
  test.use({ tolerate: { 'the network is cut': /ERR_FAILED|Failed to fetch/ } });

  test('without the part that verifies, the promise says so', long, async ({ page, baseURL }) => {
    await page.route('**/split_club.wasm', (route) => route.abort());
    await at(page, baseURL, 'game="rogue-monarch" lang="en"', async () => {
      await table(page);
      const why = await page.evaluate(() => element().verify('x').then(() => '', (fault) => fault.message));
      expect(why).not.toBe('');
    });
  });
});

test('the example page keeps a league of verified results', async ({ page, baseURL }) => {
  test.slow();
  await page.goto('embed-demo.html');
  await page.getByLabel('Your name').fill('Ysé');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => page.locator('regalia-table iframe').getAttribute('src')).toContain('player=Ys');
  const frame = await table(page);
  await hurry(frame);
  await playOut(frame, { seed: 5, most: 900 });
  const rows = page.locator('#league tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Ysé');
  await expect(rows.first().locator('td').nth(1)).toHaveText('1');
  const finished = JSON.parse((await page.locator('#messages li').allTextContents()).find((text) => text.includes('"type":"finished"')));
  // The same match counts once, and what was altered does not.
  const add = async (text) => {
    await page.getByLabel('Results from other devices').fill(text);
    await page.getByRole('button', { name: 'Add results' }).click();
  };
  await add(finished.result);
  await expect(page.locator('#verdicts li').first()).toHaveText('Ysé: already in the league.');
  const parts = finished.result.split('/');
  parts[parts.length - 2] = parts.at(-2).slice(0, 8) + (parts.at(-2)[8] === 'A' ? 'B' : 'A') + parts.at(-2).slice(9);
  await add(parts.join('/'));
  await expect(page.locator('#verdicts li').first()).toContainText('not counted. It was altered');
  await expect(rows.first().locator('td').nth(1)).toHaveText('1');
  await page.reload();
  await expect(rows).toHaveCount(1);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page, 'body > form')).toEqual([]);
  }
});
