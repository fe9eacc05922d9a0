// The deal of the day: the local date in time zones, one official try, its line, the calendar.
import { kept, withHost } from './hosted.mjs';
import { expect, hold, long, longUnless, noHorizontalScroll, open, put, records, sizes, test, violations, watch } from './support.mjs';
import { asked, focused, playOut, pressTo, settings } from './player.mjs';

/** Holds the page's clock at a time, such as `2026-11-28T12:00:00+01:00`. Timers go on. */
const at = (page, time) => page.clock.setFixedTime(new Date(time));

/** Lets an open page notice the time, as when it is shown again. */
const shownAgain = (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const section = (page, name) => page.getByRole('region', { name, exact: true });

/** Returns the summaries of the finished matches. */
const finished = async (page) =>
  (await records(page)).filter(([key]) => key.startsWith('done/')).map(([, text]) => JSON.parse(text).about);

/** Just before and after the midnights of each zone, with the number of the deal then. */
const ZONES = {
  'Europe/Paris': [
    ['2026-11-25T23:59:30+01:00', 25], ['2026-11-26T00:00:30+01:00', 26],
    // Summer time begins in this night, and ends on 31 October.
    ['2027-03-27T23:59:30+01:00', 147], ['2027-03-28T00:00:30+01:00', 148],
    ['2027-03-28T01:59:30+01:00', 148], ['2027-03-28T03:00:30+02:00', 148],
    ['2027-03-28T23:59:30+02:00', 148], ['2027-03-29T00:00:30+02:00', 149],
    ['2027-10-30T23:59:30+02:00', 364], ['2027-10-31T00:00:30+02:00', 365],
    ['2027-10-31T23:59:30+01:00', 365], ['2027-11-01T00:00:30+01:00', 366],
  ],
  'Pacific/Auckland': [
    ['2026-11-26T23:59:30+13:00', 26], ['2026-11-27T00:00:30+13:00', 27],
    ['2027-04-03T23:59:30+13:00', 154], ['2027-04-04T00:00:30+13:00', 155],
    ['2027-04-04T23:59:30+12:00', 155], ['2027-04-05T00:00:30+12:00', 156],
  ],
  'America/Los_Angeles': [
    ['2026-11-25T23:59:30-08:00', 25], ['2026-11-26T00:00:30-08:00', 26],
    ['2027-03-13T23:59:30-08:00', 133], ['2027-03-14T00:00:30-08:00', 134],
    ['2027-03-14T23:59:30-07:00', 134], ['2027-03-15T00:00:30-07:00', 135],
  ],
};

for (const [timezoneId, times] of Object.entries(ZONES)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the deal changes at local midnight in ${timezoneId}`, longUnless(timezoneId === 'Pacific/Auckland'), async ({ page }) => {
      await settings(page, { language: 'en' });
      await at(page, times[0][0]);
      await open(page, '#/days');
      for (const [time, number] of times) {
        await at(page, time);
        await shownAgain(page);
        await expect(section(page, 'Today'), time).toContainText(`No. ${number},`);
        await expect(section(page, 'Yesterday'), time).toContainText(`No. ${number - 1},`);
        const [, link] = (await section(page, 'Today').getByRole('link', { name: 'Play today’s deal' }).getAttribute('href')).split('/days/');
        const local = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
        expect(link, time).toBe(`${local}/play`);
      }
    });
  });
}

test.describe('in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('one try is official, past midnight too: it has a mark, a line to share, and a day in the calendar', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-28T12:00:00+01:00');
    await open(page);
    await page.locator('#today a').click();
    await section(page, 'Today').getByRole('link', { name: 'Play today’s deal' }).click();
    await expect(page.locator('.day-mark')).toHaveText('Deal of the day, November 28');
    const table = page.url();
    // Back and forward do not deal again, nor does the address of the try.
    await page.goBack();
    await section(page, 'Today').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(table);
    await open(page, '#/days/2026-11-28/play');
    await expect(page).toHaveURL(table);
    expect(await asked(page)).toBe(true);
    await page.keyboard.press('h');
    await expect(page.locator('.play .advised').first()).toBeVisible();

    // A try that goes on past midnight is that of the day on which it began.
    await at(page, '2026-11-29T00:05:00+01:00');
    await open(page);
    await expect(page.locator('.game-row:not(.today)')).toContainText('Deal of the day, November 28');
    await expect(page.locator('.today')).toContainText('not played');
    await open(page, '#/days');
    // Nothing of what it has yet to meet is shown.
    await expect(section(page, 'Yesterday').getByRole('link')).toHaveText(['Continue', 'Challenge friends']);
    await expect(section(page, 'Yesterday').locator('table')).toHaveCount(0);
    await section(page, 'Yesterday').getByRole('link', { name: 'Continue' }).click();
    await expect(page.locator('.day-mark')).toHaveText('Deal of the day, November 28');
    await playOut(page);

    const line = page.locator('.day-share p').first();
    await expect(line).toHaveText(/^Regalia No\. 28, Nov 28 · Rogue Monarch · (won|lost|shared win) · 1 hint$/);
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.locator('.day-share [role=status]')).toHaveText('Copied.');
    const [copied, link, ...rest] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect([copied, rest]).toEqual([await line.textContent(), []]);
    await expect.poll(async () => (await finished(page)).map(({ day }) => day)).toEqual([20785]);

    // It has the bots' results beside it, and is called so in the history.
    await open(page, '#/history');
    await expect(page.locator('.history-row')).toContainText('deal of the day No. 28');
    await page.goBack();
    await page.locator('.day-share').getByRole('link', { name: 'Deal of the day' }).click();
    const yesterday = section(page, 'Yesterday');
    await expect(yesterday.locator('.day-result')).toContainText('1 hint');
    await expect(yesterday.getByRole('rowheader')).toHaveText(['Squire', 'Baron', 'Regent']);
    await expect(yesterday.locator('tbody td').first()).toHaveText(/^\d+%$/);
    await expect(section(page, 'Today').getByRole('link', { name: 'Play today’s deal' })).toBeVisible();

    // Who travels west has that day again.
    await at(page, '2026-11-28T23:55:00+01:00');
    await shownAgain(page);
    await expect(section(page, 'Today').locator('.day-result')).toContainText('1 hint');
    const today = page.locator('.calendar [aria-current=date]');
    await expect(today).toHaveAccessibleName(/^November 28, Rogue Monarch: (won|lost|shared win), 1 hint$/);
    await expect(today).toHaveText(/^28[✓✗½]\+$/);
    // The same deal again has no mark, and changes nothing in the calendar.
    await section(page, 'Today').getByRole('link', { name: 'Play it again' }).click();
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('.day-mark')).toHaveCount(0);
    await open(page, '#/days/2026-11-28/play');
    await expect(page).toHaveURL(table);
    await expect(page.locator('.result')).toBeVisible();

    // The link replays the game on another device, which does not count it as played.
    const other = await browser.newContext({ baseURL });
    await watch(other);
    const friend = await other.newPage();
    await settings(friend, { pace: 'instant', motion: false, language: 'en' });
    await at(friend, '2026-11-28T12:00:00+01:00');
    await open(friend, new URL(link).hash);
    await friend.getByRole('button', { name: 'Open it anyway' }).click();
    await expect(friend.locator('.opened')).toContainText('Rogue Monarch');
    await friend.getByRole('button', { name: 'Watch' }).click();
    await expect(friend.locator('.replay-bar')).toBeVisible();
    await expect(friend.locator('.table')).not.toHaveAttribute('data-at', '0');
    await open(friend, '#/history');
    await expect(friend.locator('.history-row')).toContainText('watched, not played here');
    await other.close();
  });

  for (const [name, size] of Object.entries({ phone: sizes.phone, tablet: sizes.tablet, desktop: sizes.desktop })) {
    test(`the mark of a try takes no room from the table (${name})`, long, async ({ page }) => {
      await page.setViewportSize(size);
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      // Each game has its day.
      for (let day = 0; day < 5; day += 1) {
        const date = `2026-12-0${1 + day}`;
        await at(page, `${date}T12:00:00+01:00`);
        const heightAt = async (address) => {
          await open(page, address);
          await page.locator('.board').waitFor();
          // Before the bots have decided, the boards are others.
          expect(await asked(page)).toBe(true);
          return page.evaluate(() => document.documentElement.scrollHeight);
        };
        const official = await heightAt(`#/days/${date}/play`);
        await expect(page.locator('.day-mark')).toBeVisible();
        await page.locator('.goal').click();
        await expect(page.getByRole('dialog')).toContainText('Deal of the day, December');
        await page.keyboard.press('Escape');
        const practice = await heightAt(`#/days/${date}/practice`);
        await expect(page.locator('.day-mark')).toHaveCount(0);
        expect(official, date).toBe(practice);
      }
    });
  }

  for (const [language, says] of Object.entries({
    en: { days: 'Deal of the day', play: 'Play', resume: 'Continue', see: 'See the game', states: ['not played', 'in progress', /won|lost|shared win/] },
    fr: { days: 'Donne du jour', play: 'Jouer', resume: 'Continuer', see: 'Voir la partie', states: ['non jouée', 'en cours', /gagnée|perdue|partagée/] },
  })) {
    test(`home begins with today's deal for a player who comes back: ${language}`, longUnless(language === 'fr'), async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await settings(page, { pace: 'instant', motion: false, language });
      await at(page, '2026-11-28T12:00:00+01:00');
      const today = page.locator('.today');
      const isFirst = async (state) => {
        await expect(today).toContainText(state);
        await expect(today).toBeInViewport({ ratio: 1 });
        await expect(today.getByRole('link', { name: says.days })).toBeVisible();
      };
      await open(page, '');
      await isFirst(says.states[0]);
      await today.getByText(says.play, { exact: true }).click();
      await page.locator('.board').waitFor();
      await open(page, '');
      await isFirst(says.states[1]);
      // It is not told twice.
      await expect(page.locator('.game-row')).toHaveCount(1);
      await today.getByText(says.resume, { exact: true }).click();
      await playOut(page);
      // The last decision is on the disk.
      await expect.poll(async () => (await finished(page)).length).toBe(1);
      await open(page, '');
      await isFirst(says.states[2]);
      await today.getByText(says.see, { exact: true }).click();
      await expect(page.locator('.result')).toBeVisible();
    });
  }

  for (const language of ['en', 'fr']) {
    test(`home has its first things on the first screen at every size, and fetches no more for a newcomer (${language})`, longUnless(language === 'en'), async ({ page, browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Paris' });
      await watch(context);
      const newcomer = await context.newPage();
      await settings(newcomer, { language }, []);
      await at(newcomer, '2026-11-30T12:00:00+01:00');
      const chunks = [];
      newcomer.on('request', (request) => chunks.push(...(/split_(games|later|archive)/.exec(request.url()) ?? [])));
      await settings(page, { language });
      await at(page, '2026-11-30T12:00:00+01:00');
      for (const [name, viewport] of Object.entries({ ...sizes, 'smallest phone': { width: 320, height: 568 } })) {
        for (const one of [newcomer, page]) {
          await one.setViewportSize(viewport);
          await open(one, '');
        }
        await expect(newcomer.locator('.tagline'), name).toBeInViewport({ ratio: 1 });
        await expect(newcomer.locator('.cover .primary').first(), name).toBeInViewport({ ratio: 1 });
        await expect(newcomer.locator('.waiting'), name).toHaveText(language === 'en' ? 'Deal of the day' : 'Donne du jour');
        await expect(newcomer.locator('.waiting a'), name).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.today'), name).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.today .primary'), name).toHaveText(language === 'en' ? 'Play' : 'Jouer');
        for (const one of [newcomer, page]) {
          await noHorizontalScroll(one);
          expect(await violations(one), name).toEqual([]);
        }
      }
      expect(chunks).toEqual([]);
      await context.close();
    });
  }

  test('what home has for a player who comes back moves no cover, whatever has changed since the last visit', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { language: 'en' });
    await at(page, '2026-11-30T12:00:00+01:00');
    const top = () => page.locator('.cover').first().evaluate((cover) => cover.getBoundingClientRect().top);
    /** Opens home, and compares the opening page with what is there in the end. */
    const visit = async (says) => {
      const release = await hold(page);
      await page.goto('about:blank');
      await page.goto('', { waitUntil: 'commit' });
      await page.locator('.cover').first().waitFor();
      const before = await top();
      release();
      await expect(page.locator('.today')).toContainText(says);
      expect(Math.abs((await top()) - before), says).toBeLessThan(1);
    };
    // After a first game, without having seen home since.
    await visit('not played');
    await visit('not played');
    // The row of a deal that was played has more to say than that of the next day.
    const about = { game: 'monarch', rules: 1, seats: [{ person: { name: '' } }, { bot: { level: 'baron' } }], seed: 1, bot_seed: 2, changed: 1_796_000_000_000, played: 60_000, decisions: 40, day: 20_787, result: { scores: [31, 20], winners: [0] } };
    await put(page, [[`done/${String(9_999_999_999_999_999n - 1_796_000_000_000n).padStart(16, '0')}/monarch`, JSON.stringify({ about, game: { decisions: { link: 'x' } } })]]);
    await visit('won');
    await at(page, '2026-12-01T12:00:00+01:00');
    await visit('not played');
    // Within the page no room is left empty.
    await page.locator('nav a').first().click();
    await page.goBack();
    await expect(page.locator('.today')).toBeVisible();
    const gap = () => page.locator('.waiting').evaluate((place) => place.getBoundingClientRect().bottom - place.lastElementChild.getBoundingClientRect().bottom);
    expect(Math.abs(await gap())).toBeLessThan(1);
  });

  for (const [language, says] of Object.entries({ en: 'Your 3-day streak has ended. Play today to start a new one.', fr: 'Votre série de 3 jours est terminée. Jouez aujourd’hui pour en commencer une nouvelle.' })) {
    test(`home says once that a run of days has ended (${language})`, longUnless(language === 'en'), async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await settings(page, { language });
      await at(page, '2026-11-24T12:00:00+01:00');
      await open(page, '');
      const today = page.locator('.today');
      await expect(today).toBeVisible();
      // The deals of 21, 22 and 23 November.
      const tried = (day) => {
        const about = { game: 'monarch', rules: 1, seats: [{ person: { name: '' } }, { bot: { level: 'baron' } }], seed: day, bot_seed: 2, changed: 1_795_000_000_000 + day, played: 60_000, decisions: 40, day, result: { scores: [31, 20], winners: [0] } };
        return [`done/${String(9_999_999_999_999_999n - BigInt(about.changed)).padStart(16, '0')}/monarch`, JSON.stringify({ about, game: { decisions: { link: 'x' } } })];
      };
      await put(page, [20_778, 20_779, 20_780].map(tried));
      const run = language === 'en' ? '· 3-day streak' : '· 3 jours de série';
      // Today is not over, and one day off does no harm.
      for (const date of ['2026-11-24', '2026-11-25']) {
        await at(page, `${date}T12:00:00+01:00`);
        await page.reload();
        await expect(today, date).toContainText(run);
        await expect(today, date).not.toContainText(says);
      }
      await at(page, '2026-11-27T12:00:00+01:00');
      for (const time of ['12:00:00', '18:00:00']) {
        await at(page, `2026-11-27T${time}+01:00`);
        await page.reload();
        await expect(today, time).toContainText(says);
        await expect(today, time).not.toContainText(run);
      }
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
      await at(page, '2026-11-28T12:00:00+01:00');
      await page.reload();
      await expect(today).toContainText(language === 'en' ? 'not played' : 'non jouée');
      await expect(today).not.toContainText(says);
    });
  }

  test('home that is left open over midnight has the new day’s deal', async ({ page }) => {
    await settings(page, { language: 'en' });
    await at(page, '2026-11-28T23:59:00+01:00');
    await open(page, '');
    await expect(page.locator('.today')).toContainText('November 28');
    await at(page, '2026-11-29T08:00:00+01:00');
    await shownAgain(page);
    await expect(page.locator('.today')).toContainText('November 29');
    await page.locator('.today').getByText('Play', { exact: true }).click();
    await expect(page.locator('.day-mark')).toHaveText('Deal of the day, November 29');
  });

  for (const [language, says] of Object.entries({ en: 'A year ago today', fr: 'Il y a un an' })) {
    test(`the page has the try of this day last year, if there was one (${language})`, longUnless(language === 'fr'), async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await settings(page, { language });
      await at(page, '2027-11-30T12:00:00+01:00');
      await open(page, '#/days');
      await expect(section(page, language === 'en' ? 'Yesterday' : 'Hier')).toBeVisible();
      await expect(section(page, says)).toHaveCount(0);
      const about = { game: 'dwarf-king', rules: 1, seats: [{ person: { name: '' } }, { bot: { level: 'baron' } }, { bot: { level: 'baron' } }], seed: 1, bot_seed: 2, changed: 1_796_000_000_000, played: 60_000, decisions: 40, day: 20_787, result: { scores: [31, 20, 12], winners: [0] } };
      const key = `done/${String(9_999_999_999_999_999n - 1_796_000_000_000n).padStart(16, '0')}/dwarf-king`;
      await put(page, [[key, JSON.stringify({ about, game: { decisions: { link: 'x' } } })]]);
      await page.reload();
      await expect(section(page, says).locator('.day-result')).toContainText('31–20');
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('neither home nor the days ask for notifications', long, async ({ page }) => {
    await page.addInitScript(() => {
      window.askedFor = 0;
      window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => {
          window.askedFor += 1;
          return 'default';
        };
      };
    });
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-28T12:00:00+01:00');
    await open(page, '');
    await page.locator('.today').getByText('Play', { exact: true }).click();
    await playOut(page);
    await open(page, '#/days');
    await open(page, '');
    expect(await page.evaluate(() => window.askedFor)).toBe(0);
  });

  test('a try that was deleted was still the official one, on another device too', long, async ({ page, browser, baseURL }) => {
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-30T12:00:00+01:00');
    await open(page, '#/days/2026-11-30/play');
    await expect(page.locator('.day-mark')).toBeVisible();
    await playOut(page);
    await expect.poll(async () => (await finished(page)).map(({ day }) => day)).toEqual([20787]);
    await open(page, '#/history');
    await page.getByRole('button', { name: 'More for' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => finished(page)).toEqual([]);
    const isDeleted = async (there) => {
      await open(there, '#/days');
      await expect(section(there, 'Today').locator('.day-result')).toHaveText('played, then deleted');
      await expect(section(there, 'Today').getByRole('link', { name: 'Play today’s deal' })).toHaveCount(0);
      await expect(there.locator('.calendar [aria-current=date]')).toHaveText('30−');
      await open(there, '#/days/2026-11-30/play');
      await expect(there.getByRole('alert')).toContainText('only for practice');
      await there.getByRole('link', { name: 'Play for practice' }).click();
      await expect(there.locator('.board')).toBeVisible();
      await expect(there.locator('.day-mark')).toHaveCount(0);
    };
    await isDeleted(page);

    await open(page, '#/move');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save everything' }).click()]);
    const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Paris' });
    await watch(context);
    const there = await context.newPage();
    await settings(there, { pace: 'instant', motion: false, language: 'en' });
    await at(there, '2026-11-30T13:00:00+01:00');
    await open(there, '#/move');
    await there.locator('input[type=file]').setInputFiles(await file.path());
    await expect(there.locator('main .note')).toContainText('1 game added');
    await isDeleted(there);
    await context.close();
  });

  test('a day that has begun keeps its deal, whatever a newer list says', async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-05T12:00:00+01:00');
    const seeds = async () => (await finished(page)).map(({ seed }) => seed);
    await open(page, '#/days/2026-11-05/play');
    const table = page.url();
    await playOut(page);
    await expect.poll(seeds).toHaveLength(1);
    const [seed] = await seeds();
    // The list of a new version has another deal for this day.
    await page.route('**/days.txt', async (route) => {
      const response = await route.fetch();
      const list = (await response.text()).replace(/^(2026-11-05 \S+) \d+ /m, '$1 0 ');
      await route.fulfill({ response, body: list });
    });
    await page.reload();
    await open(page, '#/days/2026-11-05/play');
    await expect(page).toHaveURL(table);
    await open(page, '#/days');
    await expect(section(page, 'Today').locator('.day-result')).toHaveCount(1);
    await section(page, 'Today').getByRole('link', { name: 'Play it again' }).click();
    await playOut(page);
    await expect.poll(seeds).toEqual([seed, seed]);
  });

  test('only a try of the day itself is official, and no day to come is dealt', async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-28T12:00:00+01:00');
    await open(page, '#/days/2026-11-27/play');
    await expect(page.getByRole('alert')).toContainText('on the day itself');
    await open(page, '#/days/2026-11-29/play');
    await expect(page.getByRole('alert')).toContainText('isn’t out yet');
    await open(page, '#/days/2026-10-31/play');
    await expect(page.getByRole('alert')).toContainText('no deal');
    await open(page, '#/days/2026-11-29');
    await expect(page.locator('.days .note')).toContainText('isn’t out yet');
    await open(page, '#/days/2026-11-27');
    await page.getByRole('link', { name: 'Play for practice' }).click();
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('.day-mark')).toHaveCount(0);
    expect((await records(page)).filter(([key, text]) => key.startsWith('now/') && text.includes('"day"'))).toEqual([]);
    // After the end of the list a deal has not been vetted.
    await at(page, '2029-01-01T12:00:00+01:00');
    await open(page, '#/days');
    await expect(section(page, 'Today')).toContainText('hasn’t been checked');
    await section(page, 'Today').getByRole('link', { name: 'Play today’s deal' }).click();
    await expect(page.locator('.day-mark')).toHaveText('Deal of the day, January 1');
  });

  test('the calendar by keyboard', async ({ page }) => {
    await settings(page, { language: 'en' });
    await at(page, '2026-12-02T12:00:00+01:00');
    await open(page, '#/days');
    const table = page.getByRole('table', { name: 'December 2026' });
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expect(table.getByRole('link')).toHaveCount(2);
    await pressTo(page, 'Tab', '.calendar-head button:first-child');
    await page.keyboard.press('Enter');
    const before = page.getByRole('table', { name: 'November 2026' });
    await expect(before.getByRole('link')).toHaveCount(30);
    // There was no deal before.
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await pressTo(page, 'Tab', '.calendar a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'November 1' })).toBeVisible();
    expect(await focused(page, '#main')).toBe(true);
    await pressTo(page, 'Tab', '.day .button');
    await page.keyboard.press('Enter');
    await expect(page.locator('.board')).toBeVisible();
  });

  const screens = { ...sizes, 'smallest phone': { width: 320, height: 568 } };
  for (const [nth, [name, viewport]] of Object.entries(screens).entries()) {
    const [theme, language] = [['dark', 'light'][nth % 2], ['en', 'fr'][nth >> 1]];
    const begin = async (page) => {
      await page.setViewportSize(viewport);
      await settings(page, { pace: 'instant', motion: false, theme, language });
      await at(page, '2026-11-30T12:00:00+01:00');
    };

    test(`axe finds nothing, and nothing sticks out: ${name}, ${theme}, ${language}`, longUnless(name === 'phone'), async ({ page }) => {
      await begin(page);
      for (const address of ['#/days', '#/days/2026-11-25', '#/days/2026-12-01/play', '#/days/2026-11-30/play']) {
        await open(page, address);
        await expect(page.locator('.calendar, .days .note, [role=alert], .day-mark').first()).toBeVisible();
        await noHorizontalScroll(page);
        expect(await violations(page), address).toEqual([]);
      }
    });

    test(`axe finds nothing at the result, and nothing sticks out: ${name}, ${theme}, ${language}`, long, async ({ page }) => {
      await begin(page);
      await open(page, '#/days/2026-11-30/play');
      await playOut(page);
      await expect(page.locator('.day-share')).toContainText(language === 'en' ? 'Copy result' : 'Copier le résultat');
      await noHorizontalScroll(page);
      expect(await violations(page), 'the result').toEqual([]);
    });
  }

  test('every game of a round is dealt, marked and played to its end', long, async ({ page }) => {
    await settings(page, { pace: 'instant', motion: false, language: 'fr' });
    for (let nth = 24; nth < 31; nth += 1) {
      await at(page, `2026-11-${nth}T12:00:00+01:00`);
      await open(page, `#/days/2026-11-${nth}/play`);
      await expect(page.locator('.day-mark')).toHaveText(`Donne du jour, ${nth} novembre`);
      await playOut(page, { most: 2_000 });
      await expect(page.locator('.day-share p').first()).toHaveText(new RegExp(`^Regalia Nº ${nth}, ${nth} nov\\. · .* · sans conseils$`));
    }
    await open(page, '#/days');
    await expect(page.locator('.calendar a').filter({ hasText: /[✓✗½]/ })).toHaveCount(7);
    // A new month begins while the page is open.
    await at(page, '2026-12-01T00:00:10+01:00');
    await shownAgain(page);
    await expect(section(page, 'Aujourd’hui')).toContainText('Nº 31, 1er décembre');
    await expect(page.getByRole('table', { name: 'décembre 2026' })).toBeVisible();
  });

  for (const [name, ahead] of [['an hour', '2026-11-28T13:00:00+01:00'], ['a week', '2026-12-05T12:00:00+01:00'], ['two years', '2028-11-27T12:00:00+01:00']]) {
    test(`a try that began while the clock was ${name} ahead is found when it is right again`, longUnless(name === 'a week'), async ({ page }) => {
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await at(page, ahead);
      await open(page, '#/days');
      await section(page, 'Today').getByRole('link', { name: 'Play today’s deal' }).click();
      const mark = page.locator('.day-mark');
      await expect(mark).toBeVisible();
      const [table, day] = [page.url(), new Date(ahead).toISOString().slice(0, 10)];
      // Meanwhile a deal of today begins, on a right clock.
      await at(page, '2026-11-28T12:10:00+01:00');
      await open(page, '#/days/2026-11-28/play');
      const [today, is_same] = [page.url(), day === '2026-11-28'];
      expect(today === table).toBe(is_same);
      await playOut(page);
      await expect.poll(async () => (await finished(page)).length).toBe(1);
      // The clock is ahead again, and right again: each day has the try that it had.
      await at(page, ahead);
      await open(page, `#/days/${day}/play`);
      await expect(page).toHaveURL(table);
      await at(page, '2026-11-28T12:20:00+01:00');
      await open(page, '#/days/2026-11-28/play');
      await expect(page).toHaveURL(today);
      await open(page, '#/days');
      await expect(section(page, 'Today').getByRole('link', { name: 'Play today’s deal' })).toHaveCount(0);
    });
  }

  test('a link to a match on today’s deal asks before it shows the deal to somebody who has not played it', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await settings(page, { pace: 'instant', motion: false, language: 'en' });
    await at(page, '2026-11-28T12:00:00+01:00');
    await open(page, '#/days/2026-11-28/play');
    await playOut(page);
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.locator('.day-share [role=status]')).toHaveText('Copied.');
    const [, link] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    const hash = link.slice(link.indexOf('#'));
    // Who has played it just opens it.
    await open(page, hash);
    await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL, timezoneId: 'Europe/Paris', locale: 'en-US' });
    await watch(elsewhere);
    const other = await elsewhere.newPage();
    await settings(other, { language: 'en' });
    for (const [time, button] of [['2026-11-27T23:30:00+01:00', 'Deal of the day'], ['2026-11-28T18:00:00+01:00', 'Play today’s deal']]) {
      await at(other, time);
      await open(other);
      await open(other, hash);
      await expect(other.locator('main .note')).toContainText('haven’t played yet');
      await expect(other.getByRole('main').getByRole('link', { name: button })).toBeVisible();
      await expect(other.getByRole('button', { name: 'Watch' })).toHaveCount(0);
    }
    await other.getByRole('button', { name: 'Open it anyway' }).click();
    await expect(other.getByRole('button', { name: 'Watch' })).toBeVisible();
    // The day after, the official try is over for everyone.
    await at(other, '2026-11-29T08:00:00+01:00');
    await open(other);
    await open(other, hash);
    await expect(other.getByRole('button', { name: 'Watch' })).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Paris', tolerate: { 'the server is gone': /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/ } });

  test('the deal of the day is to be had with the server gone', ({ page }) =>
    withHost({}, async (host) => {
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await at(page, '2026-11-28T12:00:00+01:00');
      await open(page, host.address);
      await kept(page);
      await host.down();
      await page.goto('about:blank');
      await open(page, `${host.address}#/days`);
      await expect(section(page, 'Yesterday').getByRole('rowheader')).toHaveCount(3);
      await section(page, 'Today').getByRole('link', { name: 'Play today’s deal' }).click();
      await expect(page.locator('.day-mark')).toHaveText('Deal of the day, November 28');
      expect(await asked(page)).toBe(true);
    }));
});

for (const [locale, first] of [['en-US', 'Sunday'], ['en-GB', 'Monday'], ['fr-CA', 'dimanche'], ['fr-FR', 'lundi']]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a week of the calendar begins as in the region of ${locale}`, longUnless(locale === 'en-US'), async ({ page }) => {
      await settings(page, { language: locale.slice(0, 2) });
      await at(page, '2026-12-10T12:00:00Z');
      await open(page, '#/days');
      await expect(page.locator('.calendar th').first()).toHaveAttribute('abbr', first);
      // 1 December 2026 is a Tuesday.
      const cells = page.locator('.calendar tbody tr').first().locator('td');
      expect(await cells.evaluateAll((all) => all.findIndex((cell) => cell.textContent.trim()))).toBe(['Sunday', 'dimanche'].includes(first) ? 2 : 1);
    });
  });
}
