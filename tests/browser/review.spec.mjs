// The review of a match: computed by the worker, shown on the board, kept, and played on from.
import { readFileSync } from 'node:fs';
import { games } from '../../tools/games.mjs';
import { closed, drawn, expect, kept, long, longUnless, matchOf, onDisk, open, sizes, test, violations } from './support.mjs';
import { asked, decide, dice, settings, start } from './player.mjs';

const TITLE = { en: 'Game review', fr: 'Analyse de la partie' };
const NUMBERS = { en: 'Show as numbers', fr: 'Afficher en chiffres' };

const at = async (page) => Number(await page.locator('.replay-bar input').inputValue());

/** Plays a match to its end by random taps. */
async function finish(page, id, language, seed = 12) {
  await settings(page, { language, pace: 'instant' });
  await start(page, id, {
    seed,
    setUp: async () => {
      const length = page.locator('input[name="choice-Length"], input[name="choice-Durée"]');
      if ((await length.count()) > 0) await length.first().check();
    },
  });
  const roll = dice(seed);
  while (await asked(page)) await decide(page, roll);
  await page.locator('.result').waitFor();
}

/** Returns the save that the page exports. */
async function saved(page) {
  await page.keyboard.press('m');
  const label = /^(Save as a file|Enregistrer dans un fichier)$/;
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()]);
  await page.keyboard.press('Escape');
  await closed(page);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

const look = (page, language) => page.getByRole('button', { name: TITLE[language] }).click();
const done = (page) => expect(page.locator('.review-running')).toHaveCount(0, { timeout: 120_000 });

for (const [nth, { id }] of games().entries()) {
  const language = ['fr', 'en'][nth % 2];
  test(`${id}: the curve, the dearest decisions, what moved the chances (${language})`, longUnless(id === 'rogue-monarch'), async ({ page }) => {
    test.slow();
    await page.setViewportSize(Object.values(sizes)[nth % 3]);
    await finish(page, id, language);
    await look(page, language);
    await done(page);
    const { seats: { length: seats }, decisions: { length } } = await kept(page, id);
    await expect(page.locator('.review-curve > svg .curve')).toHaveCount(seats);
    // The curve grows while the review is computed, which may not have begun yet.
    const points = async () => (await page.locator('.review-curve > svg .curve').first().getAttribute('points')).split(' ').length;
    await expect.poll(points, { timeout: 120_000 }).toBe(length + 1);
    // The causes of each seat's chances add up to its result, except for rounding.
    const rows = await page.locator('.review-computed .scores tbody tr').evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))));
    expect(rows).toHaveLength(5);
    for (let seat = 0; seat < seats; seat += 1) {
      const sum = rows.slice(0, 4).reduce((total, row) => total + row[seat], 0);
      expect(Math.abs(sum - rows[4][seat])).toBeLessThanOrEqual(2);
    }
    expect(rows[4].reduce((total, share) => total + share, 0)).toBeGreaterThanOrEqual(98);
    // Random play is bad play: the costliest decision is listed, with a better one.
    const findings = page.locator('.review-findings button');
    await expect(findings.first()).toBeVisible();
    await findings.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.review-explained')).toBeVisible();
    await expect(page.locator('.review-explained')).toContainText(language === 'en' ? /Played: \p{Lu}/u : /Joué\s: \p{Lu}/u);
    await expect(page.locator('.board .advised').first()).toBeAttached();
    const finding = (await kept(page, id)).review.findings[0];
    expect(await at(page)).toBe(finding.n);
    // The explanation and its board are in sight together, and so are the buttons.
    const inSight = (part) => page.locator(part).first().evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
    for (const part of ['.review-explained', '.board', '.replay-keys']) expect(await inSight(part)).toBeGreaterThan(40);
    // Its first line is not behind the replay's buttons, and the better move is not behind anything.
    for (const part of ['.review-explained p', '.board .advised']) {
      const isSeen = page.locator(part).first().evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 8, top + height / 2));
      });
      expect(await isSeen, part).toBe(true);
    }
    // So it is on a phone and a tablet held upright, for the other findings too.
    for (const size of [sizes.phone, sizes.tablet]) {
      const before = page.viewportSize();
      await page.setViewportSize(size);
      for (const button of (await findings.all()).slice(0, 3)) {
        await button.click();
        await drawn(page);
        const areas = await page.evaluate(() => {
          const area = (part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return [top, innerHeight - bottom];
          };
          const advised = [...document.querySelectorAll('.board .advised')].map(area);
          return { text: area(document.querySelector('.review-why')), advised };
        });
        expect(Math.min(...areas.text)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...areas.advised.map((area) => Math.min(...area))), JSON.stringify(areas)).toBeGreaterThanOrEqual(-1);
      }
      await page.setViewportSize(before);
    }
    await findings.first().click();
    // The replay's buttons stay where they are, at the end as well.
    const keys = () => page.locator('.replay-keys').evaluate((keys) => {
      scrollTo(0, 0);
      return keys.getBoundingClientRect().top;
    });
    const top = await keys();
    await page.getByRole('button', { name: language === 'en' ? 'To the end' : 'À la fin' }).click();
    await expect.poll(() => at(page)).toBe(length);
    expect(await keys()).toBe(top);
    await findings.first().click();
    // No decision is possible there.
    const decisions = await page.locator('.table').getAttribute('data-at');
    for (const piece of await page.locator('.board .lit').all()) await piece.click({ timeout: 1_000 }).catch(() => {});
    await expect(page.locator('.table')).toHaveAttribute('data-at', decisions);
    // The curve leads to any decision, and is there as a table.
    await page.locator('.review-curve > svg').click({ position: { x: 5, y: 40 } });
    expect(await at(page)).toBeLessThan(length / 4);
    await page.getByRole('button', { name: NUMBERS[language] }).click();
    await expect(page.locator('.review-numbers tbody tr')).toHaveCount(length + 1);
    expect(await violations(page, '.play')).toEqual([]);
  });
}

test('findings wait until their order is final, and the curve says where the replay is', long, async ({ page }) => {
  await finish(page, 'rogue-monarch', 'en');
  await page.evaluate(() => {
    window.seen = 0;
    new MutationObserver(() => {
      const runs = document.querySelector('.review-running');
      if (runs && document.querySelector('.review-findings li')) window.seen += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await look(page, 'en');
  await done(page);
  await expect(page.locator('.review-findings button').first()).toBeVisible();
  expect(await page.evaluate(() => window.seen)).toBe(0);
  await expect(page.locator('.review-curve .curve-name b')).toHaveCount(2);
  await expect(page.locator('.review-curve .curve-axis')).toContainText('100%');
});

test('a replay plays by itself, shows all hands, and stops at a tap', async ({ page }) => {
  await finish(page, 'rogue-monarch', 'en');
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  expect(await at(page)).toBe(0);
  // As the result said: all cards are open, until a viewer is chosen.
  await expect(page.locator('.replay-viewers input').first()).toBeChecked();
  await expect(page.locator('.rm-side .card-back')).toHaveCount(0);
  await page.locator('.replay-viewers input').last().check();
  await expect(page.locator('.rm-side .card-back').first()).toBeVisible();
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect(page.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  // At the end it stops by itself.
  await page.getByRole('button', { name: 'Autoplay' }).click();
  const { length } = (await kept(page, 'rogue-monarch')).decisions;
  await expect.poll(() => at(page), { timeout: 60_000 }).toBe(length);
  await expect(page.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  expect(await violations(page, '.play')).toEqual([]);
});

test('no dot between the parts of the goal ends or begins a line', async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await page.setViewportSize({ width: 390, height: 844 });
  let broken = 0;
  for (const { id } of games()) {
    await start(page, id, { seed: 3 });
    await page.locator('.goal').first().waitFor();
    const dots = await page.evaluate(() => {
      const drawn = (part) => [...part.getClientRects()].filter((area) => area.width > 0.5);
      return [...document.querySelectorAll('.goal .part-dot')].map((dot) => {
        const [before, after] = ['previousElementSibling', 'nextElementSibling'].map((side) => {
          let part = dot[side];
          while (part && !part.classList.contains('part')) part = part[side];
          return part.getBoundingClientRect();
        });
        return { drawn: drawn(dot).length, breaks: after.top > before.bottom - 2 };
      });
    });
    for (const { drawn, breaks } of dots) expect(drawn, id).toBe(breaks ? 0 : 1);
    broken += dots.filter(({ breaks }) => breaks).length;
    for (const text of await page.locator('.goal .part').allTextContents()) expect(text).not.toContain('·');
  }
  expect(broken, 'some goal has two lines').toBeGreaterThan(0);
});

test('where something was left off, the review says what the key said', long, async ({ page }) => {
  await settings(page, { language: 'fr', pace: 'instant' });
  await start(page, 'monarch', { seed: 12 });
  // A player who does hardly anything.
  const end = page.getByRole('button', { name: 'Terminer le tour', exact: true });
  const roll = dice(12);
  while (await asked(page)) {
    if ((await end.count()) > 0) await end.click();
    else await decide(page, roll);
    await drawn(page);
  }
  await look(page, 'fr');
  await done(page);
  const { decisions } = await saved(page);
  const findings = page.locator('.review-findings button');
  const numbers = (await findings.allTextContents()).map((text) => Number(/\d+/.exec(text)[0]) - 1);
  await findings.nth(numbers.findIndex((n) => decisions[n] === 'end-turn')).click();
  await expect(page.locator('.review-explained')).toContainText('Joué\u00a0: Terminez votre tour.');
});

test('a review is kept with its match, in the browser and in the file', long, async ({ page }) => {
  test.slow();
  await finish(page, 'rogue-monarch', 'en');
  await look(page, 'en');
  await done(page);
  await expect(page.locator('.review-computed .scores')).toBeVisible();
  await onDisk(page, 'rogue-monarch');
  await page.reload();
  // The review is not computed again: there is no worker any more.
  await page.route('**/teacher*', (route) => route.abort());
  await look(page, 'en');
  await expect(page.locator('.review-computed .scores')).toBeVisible();
  await expect(page.locator('.review-running')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const save = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(save.review.chances).toHaveLength(save.decisions.length + 1);
});

test('a review of another match is left out, said to be so, and the match is opened', long, async ({ page }) => {
  test.slow();
  await finish(page, 'rogue-monarch', 'en');
  await look(page, 'en');
  await done(page);
  const save = await saved(page);
  save.review.chances.pop();
  await open(page, '#/rogue-monarch');
  await page.locator('details.more summary').click();
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) });
  await page.locator('.result').waitFor();
  await expect(page.locator('.status-note')).toContainText('was ignored');
});

test('a review can be stopped, and shows what it has', long, async ({ page }) => {
  test.slow();
  await finish(page, 'penniless-king', 'en');
  // A worker that never finishes.
  await look(page, 'en');
  await expect(page.locator('.review-running')).toBeVisible();
  await page.locator('.review-running button').click();
  await expect(page.locator('.review-running')).toHaveCount(0);
  await expect(page.locator('.review-curve')).toBeVisible();
  expect((await kept(page, 'penniless-king')).review).toBeUndefined();
  // Requested once more, it starts again.
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await look(page, 'en');
  await done(page);
  await expect(page.locator('.review-computed .scores')).toBeVisible();
});

test('whoever tries again plays on from there, and finds the finished match again', long, async ({ page }) => {
  test.slow();
  await finish(page, 'rogue-monarch', 'en');
  const finished = { ...(await saved(page)), ...(await matchOf(page, 'rogue-monarch')) };
  await look(page, 'en');
  await done(page);
  await page.locator('.review-findings button').first().click();
  const n = await at(page);
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(n));
  await expect(page.locator('.result')).toHaveCount(0);
  const again = await kept(page, 'rogue-monarch');
  expect(again.decisions).toEqual(finished.decisions.slice(0, n));
  expect(again.seats).toEqual(finished.seats);
  // After a reload the match in progress is shown, and the other is still behind it.
  await onDisk(page, 'rogue-monarch');
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(n));
  const roll = dice(4);
  while (await asked(page)) await decide(page, roll);
  await page.getByRole('button', { name: 'Back to the finished game' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-at', String(finished.decisions.length));
  const back = await matchOf(page, 'rogue-monarch');
  expect(back.finished.decisions).toEqual(finished.finished.decisions);
  expect(back.finished.review).toBeDefined();
});

test.describe('without the worker', () => {
  test.use({ tolerate: { 'the worker is cut off': /worker/i } });
  test('a review that cannot be had is said to be so', long, async ({ page }) => {
    await page.addInitScript(() => delete window.Worker);
    await finish(page, 'rogue-monarch', 'fr');
    await look(page, 'fr');
    await expect(page.locator('.review [role=alert]')).toContainText('s’est arrêtée');
    await page.getByRole('button', { name: 'Retour au résultat' }).click();
    await expect(page.locator('.result')).toBeVisible();
  });
});

test('an embedded table looks back as well', long, async ({ page }) => {
  test.slow();
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page, '#/embed/rogue-monarch?seed=7&lang=en');
  const roll = dice(6);
  while (await asked(page)) await decide(page, roll);
  await look(page, 'en');
  await done(page);
  await expect(page.locator('.review-computed .scores')).toBeVisible();
});
