// A second screen: another window shows what everyone may see of the match on the table, follows it
// to its end, and survives a reload of either window.
import { CLOCKS, PLAYS_ON, drawn, expect, long, longUnless, noHorizontalScroll, open, setClockBy, sizes, test, turnClockBy, violations, watch } from './support.mjs';
import { covered, misfits } from './afar.mjs';
import { asked, bots, decide, dice, persons, playOut, settings, start, tap } from './player.mjs';
import { holdClock } from './stage.mjs';
import { games } from '../../tools/games.mjs';

const WORDS = {
  en: {
    show: 'Show the table on another screen', away: 'The table isn’t open in another window', blocked: 'blocked the second window', link: 'Open the second screen',
    again: 'Play again', replay: 'Replay', review: 'Game review', next: 'Next move', previous: 'Previous move', last: 'To the end',
  },
  fr: {
    show: 'Afficher la table sur un autre écran', away: 'La table n’est ouverte dans aucune autre fenêtre', blocked: 'bloqué la seconde fenêtre', link: 'Ouvrir le second écran',
    again: 'Rejouer', replay: 'Revoir', review: 'Analyse de la partie', next: 'Coup suivant', previous: 'Coup précédent', last: 'À la fin',
  },
};

/** Records every text that a page sends to second screens in `window.told`. */
const recordTold = (context) =>
  context.addInitScript(() => {
    window.told = [];
    const plain = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (text) {
      if (this.name.startsWith('screen/')) window.told.push(text);
      return plain.call(this, text);
    };
  });

/** Opens the second screen from the table's menu. */
async function secondScreen(page, language = 'en') {
  await page.keyboard.press('m');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: WORDS[language].show }).click();
  const screen = await popup;
  await page.locator('.dialog-close').click();
  await expect(page.locator('.dialog')).toHaveCount(0);
  await expect(screen.locator('.public-screen')).toBeVisible();
  return screen;
}

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));
const agrees = async (screen, page) => expect(screen.locator('.table')).toHaveAttribute('data-at', String(await at(page)));

/** The notice that the table is gone; what a screen reader was told of it stays in its log. */
const away = (screen, w) => screen.locator('.toast').getByText(w.away);

/** What could be pressed. */
const controls = (screen) => screen.locator('button:enabled, a:not(.skip), input:enabled, summary').filter({ visible: true });

/** Two persons share the table; bots have the other seats. */
const twoPersons = async (page) => {
  for (const [nth, seat] of (await page.locator('.seat-choice').all()).entries()) {
    await seat.getByRole('radio').nth(nth < 2 ? 0 : 1).check();
  }
};

/** Returns the facts and what was told in the messages to the second screen. */
const told = (page) =>
  page.evaluate(() => window.told.map((text) => text.split(' ').slice(2).join(' ')).filter((text) => text).map((text) => JSON.parse(text)));

for (const { id } of games()) {
  test(`${id}: a second screen follows two people to the end and shows nothing of a hand`, longUnless(id === 'rogue-monarch'), async ({ page, context }) => {
    await recordTold(context);
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, id, { seed: 876543210987654, setUp: twoPersons });
    const screen = await secondScreen(page);
    await agrees(screen, page);
    const roll = dice(4);
    // What a board says only of the viewer's own pieces.
    const own = (of) => of.evaluate(() => document.querySelectorAll('[data-hand]').length + [...document.querySelectorAll('.board *')].filter((part) => part.childElementCount === 0 && part.textContent.startsWith('In your hand:')).length);
    let [decisions, seen] = [0, 0];
    while (decisions < 900 && (await tap(page, roll))) {
      decisions += 1;
      await drawn(page);
      seen += await own(page);
      expect(await own(screen), 'pieces of a hand').toBe(0);
      if (await page.locator('.hand-over').isVisible()) await agrees(screen, page);
    }
    if (['rogue-monarch', 'dwarf-king', 'mon-royaume'].includes(id)) expect(seen, 'pieces of hands at the table').toBeGreaterThan(0);
    await expect(page.locator('.result')).toBeVisible();
    await agrees(screen, page);
    await expect(screen.locator('.result h2')).toHaveText(await page.locator('.result h2').textContent());
    await expect(controls(screen)).toHaveCount(0);
    const messages = await told(page);
    expect(messages.length).toBeGreaterThan(5);
    for (const { regalia, message } of messages) {
      expect(regalia).toBe(1);
      const { facts, told } = message;
      if (facts) expect(facts.viewer).toBe('public');
      if (told) expect(told.legal).toBe(undefined);
      const text = JSON.stringify(message);
      expect(text).not.toContain('876543210987654');
      expect(text).not.toContain('"seed"');
    }
  });
}

for (const language of ['en', 'fr']) {
  test(`both windows can be reloaded, and the screen says when the table is gone (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    const w = WORDS[language];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: twoPersons });
    const screen = await secondScreen(page, language);
    const roll = dice(7);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await agrees(screen, page);
    await screen.reload();
    await agrees(screen, page);
    await page.reload();
    await page.locator('.board').waitFor();
    await decide(page, roll);
    await agrees(screen, page);
    await expect(away(screen, w)).toHaveCount(0);
    // An undo is shown too, once there is something that can be undone.
    const undo = page.locator('.bar-tools .tool').first();
    for (let n = 0; n < 20 && !(await undo.isEnabled()); n += 1) await decide(page, roll);
    const before = await at(page);
    await undo.click();
    await expect.poll(() => at(page)).toBeLessThan(before);
    await agrees(screen, page);
    // The table is left, and entered again.
    const address = new URL(page.url()).hash;
    const stands = () => screen.evaluate(() => ['.status-said', '.status-prompt', '.board'].map((part) => Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? 0)));
    await screen.setViewportSize({ width: 1920, height: 1080 });
    const stood = await stands();
    await open(page, '#/');
    await expect(away(screen, w)).toBeVisible();
    expect(await stands(), 'the notice moves nothing').toEqual(stood);
    await open(page, address);
    await agrees(screen, page);
    await expect(away(screen, w)).toHaveCount(0);
    // Its window is closed; the match is opened in another one.
    const other = await page.context().newPage();
    await page.close();
    await expect(away(screen, w)).toBeVisible();
    await settings(other, { language, pace: 'instant' });
    await open(other, address);
    await agrees(screen, other);
    await decide(other, roll);
    await agrees(screen, other);
    await expect(away(screen, w)).toHaveCount(0);
  });
}

test('the screen follows whatever the clocks of both windows say, and from tab to tab', long, async ({ page, context }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: twoPersons });
  const screen = await secondScreen(page);
  const roll = dice(7);
  for (const by of Object.values(CLOCKS)) {
    for (const window of [page, screen]) {
      // While it is open, and again from its next load on.
      await turnClockBy(window, by);
      await decide(page, roll);
      await agrees(screen, page);
      await setClockBy(window, by);
      await window.reload();
      await window.locator('.board').waitFor();
      await decide(page, roll);
      await agrees(screen, page);
    }
  }
  const other = await context.newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, new URL(page.url()).hash);
  const playHere = (tab) => tab.getByRole('button', { name: 'Play here', exact: true });
  for (const tab of [other, page]) {
    await playHere(tab).click();
    await expect(playHere(tab)).toHaveCount(0);
    for (let n = 0; n < 2; n += 1) await decide(tab, roll);
    await agrees(screen, tab);
    await expect(away(screen, WORDS.en)).toHaveCount(0);
  }
});

for (const [id, setUp] of [['rogue-monarch', twoPersons], ['dwarf-king', persons(3)]]) {
  test(`${id}: the screen goes with the match to another tab, and shows there who has won`, longUnless(id === 'rogue-monarch'), async ({ page, context }) => {
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, id, { seed: 3, setUp });
    const screen = await secondScreen(page);
    const other = await context.newPage();
    await settings(other, { language: 'en', pace: 'instant' });
    await open(other, new URL(page.url()).hash);
    await other.getByRole('button', { name: 'Play here', exact: true }).click();
    await playOut(other, { seed: 5, most: 2_000 });
    await expect(screen.locator('.podium')).toBeVisible();
    expect(await screen.locator('.result h2').textContent()).toBe(await other.locator('.result h2').textContent());
    // Once that tab is closed, the first one's table is on the screen again.
    await other.close({ runBeforeUnload: false });
    await start(page, 'monarch', { seed: 3, setUp: twoPersons });
    await decide(page, dice(5));
    await agrees(screen, page);
  });
}

test('the screen goes on with the tab that plays when its own tab is closed', async ({ page, context }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: twoPersons });
  const screen = await secondScreen(page);
  const roll = dice(7);
  await decide(page, roll);
  const other = await context.newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, new URL(page.url()).hash);
  await other.getByRole('button', { name: 'Play here', exact: true }).click();
  await decide(other, roll);
  await agrees(screen, other);
  await page.close({ runBeforeUnload: false });
  await decide(other, roll);
  await agrees(screen, other);
  await expect(away(screen, WORDS.en)).toHaveCount(0);
  await screen.reload();
  await screen.locator('.board').waitFor();
  await decide(other, roll);
  await agrees(screen, other);
});

test('a second window at the same link follows too, and another device says what to do', async ({ page, context, browser, baseURL }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: twoPersons });
  const screen = await secondScreen(page);
  const roll = dice(7);
  const twin = await context.newPage();
  await twin.addInitScript(() => {
    // With the fixed random numbers of the tests, both windows would take the same number.
    const known = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = (bytes) => {
      known(bytes);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] ^= 85;
    };
  });
  await twin.goto(screen.url());
  const follow = async (screens) => {
    await decide(page, roll);
    // The table and its screens move on by themselves until a person has to.
    await asked(page);
    const now = String(await at(page));
    for (const one of screens) await expect(one.locator('.table')).toHaveAttribute('data-at', now, { timeout: PLAYS_ON });
  };
  await follow([screen, twin]);
  await screen.reload();
  await follow([screen, twin]);
  // An invalid message stops neither of them.
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    const [most, facts] = [Number.MAX_SAFE_INTEGER, { game: 'chess' }];
    const messages = [{ kind: 'leave' }, { kind: 'gone' }, { kind: 'here', serial: most }, { kind: 'hello', facts, told: null }, { kind: 'news', told: { serial: most } }, { kind: 'refused', why: 'none' }, { kind: 'ping', serial: most }, { kind: 'decide', serial: 1, index: 0 }];
    for (const to of ['all', '0', '-1', 'x']) {
      for (const text of ['', 'x', '{}', '['.repeat(60_000), '{"regalia":2}', ...messages.map((message) => JSON.stringify({ regalia: 1, message }))]) channel.postMessage(`${to} 7 ${text}`);
    }
    for (const what of [null, 7, {}, new Uint8Array(9), 'all', 'all 0', '  ']) channel.postMessage(what);
    channel.close();
  }, `screen/${new URL(screen.url()).hash.split('/').at(-1)}`);
  await follow([screen, twin]);
  await screen.close();
  await follow([twin]);
  const device = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await watch(device);
  const far = await device.newPage();
  await settings(far, { language: 'en' });
  await far.goto(twin.url());
  await expect(far.locator('main')).toContainText(WORDS.en.away, { timeout: PLAYS_ON });
  await device.close();
});

for (const language of ['en', 'fr']) {
  test(`the screen follows to the next match, also of another game (${language})`, long, async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
    const screen = await secondScreen(page, language);
    await expect(page.locator('.result')).toBeVisible();
    await expect(screen.locator('.result')).toBeVisible();
    await page.getByRole('button', { name: WORDS[language].again }).click();
    await expect(page.locator('.result')).toHaveCount(0);
    await expect(screen.locator('.result')).toHaveCount(0);
    await start(page, 'monarch', { seed: 3 });
    await expect(screen.locator('.game-monarch')).toBeVisible();
    await agrees(screen, page);
    expect(new URL(screen.url()).hash).toContain('#/monarch/screen/');
    await expect(screen).toHaveTitle(/^Monarch/);
  });
}

for (const language of ['en', 'fr']) {
  test(`a blocked window is said plainly, and a link opens it (${language})`, longUnless(language === 'en'), async ({ page }) => {
    const w = WORDS[language];
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3 });
    await page.keyboard.press('m');
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.locator('.dialog [role=status]', { hasText: w.blocked })).toBeVisible();
    const popup = page.context().waitForEvent('page');
    await page.getByRole('link', { name: w.link }).click();
    const screen = await popup;
    await agrees(screen, page);
  });
}

/** What is on a table or a screen now: a beat's line or page, and whether the match has ended. */
const onStage = (of) =>
  of.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const page = text('.interlude > h2');
    return { line: page ? '' : text('.playing-back .headline'), page, over: !!document.querySelector('.ceremony, .result') };
  });

/** A line without the player who begins it: to whoever has the device, they are 'You'. */
const unnamed = (line) => line.replace(/^(You|Player \d)\b/, '–');

/**
 * Waits until the screen shows what the table shows, or keeps its last sentence while pieces move. Its
 * clock stands still, so that takes no time of theirs.
 */
const inStep = (page, screen, why) =>
  expect.poll(async () => {
    const [table, there] = [await onStage(page), await onStage(screen)];
    const says = !table.line || unnamed(table.line) === unnamed(there.line);
    const isThere = says && table.page === there.page && table.over === there.over;
    return isThere ? '' : `${JSON.stringify(table)} ${JSON.stringify(there)}`;
  }, { intervals: [10], message: `the screen is in step: ${why}` }).toBe('');

/** Records in `window.told` what a table has on its stage whenever it tells screens how far it is. */
const recordStage = (context) =>
  context.addInitScript(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const stage = () => text('.interlude > h2') || text('.playing-back .headline') || (document.querySelector('.ceremony, .result') ? 'the end' : '');
    window.told = [];
    const plain = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message) {
      if (this.name.startsWith('screen/') && `${message}`.includes('"shown"')) window.told.push(stage());
      return plain.call(this, message);
    };
  });

/** Records in `window.staged` whatever a screen has on its stage from now on. */
const noteStage = (screen) =>
  screen.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    window.staged = [];
    new MutationObserver(() => {
      const now = text('.interlude > h2') || text('.playing-back .headline') || (document.querySelector('.result') ? 'the end' : '');
      if (window.staged.at(-1) !== now) window.staged.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Asserts that the screen has shown what the table had told, in that order, and nothing else. */
async function neverBefore(page, screen) {
  const [told, staged] = [await page.evaluate(() => window.told), await screen.evaluate(() => window.staged)];
  let at = 0;
  for (const line of staged.filter((line) => line)) {
    const found = told.indexOf(line, at);
    expect(found, `“${line}” was told by the table after ${told.slice(Math.max(0, at - 3), at + 1)}`).toBeGreaterThanOrEqual(0);
    at = found;
  }
}

for (const { id } of games()) {
  test(`${id}: the screen is in step with its table from the first beat to the podium`, longUnless(id === 'rogue-monarch'), async ({ page, context }) => {
    await recordStage(context);
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'normal' });
    await start(page, id, { seed: 11, setUp: bots });
    const screen = await secondScreen(page);
    await noteStage(screen);
    for (let n = 0; n < 6_000 && (await page.locator('.result').count()) === 0; n += 1) {
      await page.clock.runFor(400);
      if (n % 3 === 0) await inStep(page, screen, `step ${n}`);
      if (n % 40 === 0) expect(await misfits(screen), `step ${n}`).toEqual([]);
    }
    await inStep(page, screen, 'the end');
    await expect(screen.locator('.podium')).toBeVisible();
    await neverBefore(page, screen);
    expect((await screen.evaluate(() => window.staged)).length).toBeGreaterThan(8);
  });
}

/**
 * Records in `window.staged` each line and each board that a table or a screen has on its stage from now on,
 * and when, and in `window.gaps` when its page stood still.
 */
const timeStage = (of) =>
  of.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const now = () => performance.timeOrigin + performance.now();
    [window.staged, window.gaps] = [[], []];
    const last = {};
    const note = () => {
      const line = text('.interlude > h2') || text('.playing-back .headline') || (document.querySelector('.ceremony, .result') ? 'the end' : '');
      for (const [kind, what] of Object.entries({ line, board: text('.board') })) {
        if (what && last[kind] !== what) window.staged.push({ kind, what, at: now() });
        last[kind] = what;
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
    let beat = now();
    setInterval(() => {
      const at = now();
      if (at - beat > 60) window.gaps.push([beat, at]);
      beat = at;
    }, 20);
  });

/** How late the screen may be, in milliseconds. */
const IN_STEP = 300;

/** The clocks of two pages differ by less, in milliseconds. */
const CLOCKS_AGREE = 20;

/** Returns the part of a time in which a page stood still. */
const stalled = (gaps, from, to) => gaps.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)), 0);

for (const [nth, { id }] of games().entries()) {
  const language = nth === 2 ? 'fr' : 'en';
  test(`${id}: on the real clock, the screen is within 0.3 s of its table over a whole match (${language})`, long, async ({ page }) => {
    test.setTimeout(900_000);
    await settings(page, { language, pace: 'normal' });
    // The screen is there before the match that is measured begins.
    await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
    const screen = await secondScreen(page, language);
    await timeStage(screen);
    await start(page, id, { seed: 11, setUp: bots });
    await timeStage(page);
    await expect(page.locator('.result')).toBeVisible({ timeout: 800_000 });
    await expect(screen.locator('.podium')).toBeVisible();
    const read = (of) => of.evaluate(() => ({ staged: window.staged, gaps: window.gaps }));
    const [table, there] = [await read(page), await read(screen)];
    // What stood on the table when it began to be watched is older.
    const first = (kind) => table.staged.find((one) => one.kind === kind);
    const seen = there.staged.filter(({ kind, what, at }) => first(kind)?.at < at && first(kind).what !== what);
    const before = ({ kind, what, at }) => table.staged.findLast((one) => one.kind === kind && one.what === what && one.at <= at + CLOCKS_AGREE);
    for (const one of seen.filter(({ kind }) => kind === 'line')) expect(before(one), `the table has said “${one.what}” before`).toBeTruthy();
    // A busy table may leave out a board between two others, and the screen draw it.
    const timed = seen.filter(before);
    expect(timed.length, 'boards that were on the table too').toBeGreaterThan(0.9 * seen.length);
    const lags = timed.map((one) => {
      const { kind, what, at } = one;
      const shown = before(one);
      // A busy machine lets a page stand still; that is no lag of the program.
      const still = Math.max(...[table, there].map(({ gaps }) => stalled(gaps, shown.at, at)));
      return { kind, what, lag: Math.max(0, at - shown.at), still };
    });
    for (const kind of ['line', 'board']) {
      const of = lags.filter((one) => one.kind === kind);
      const sorted = of.map(({ lag }) => lag).sort((one, other) => one - other).map(Math.round);
      console.log(`${id} (${language}), ${of.length} times a ${kind}: late by ${sorted[sorted.length >> 1]} ms in the median, ${sorted.at(-1)} ms at worst, of which the pages stood still for ${Math.round(Math.max(...of.filter(({ lag }) => Math.round(lag) === sorted.at(-1)).map(({ still }) => still)))} ms`);
      expect(of.length, `times a ${kind} was shown`).toBeGreaterThan(4);
    }
    expect(there.staged.at(-1).what).toBe('the end');
    const over = lags.filter(({ lag, still }) => lag - still > IN_STEP);
    expect(over, 'lines that were late').toEqual([]);
  });
}

for (const language of ['en', 'fr']) {
  test(`a page between two deals stays on the screen as long as on the table, also on one that joins then (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await holdClock(page);
    await settings(page, { language, pace: 'fast' });
    await start(page, 'dwarf-king', { seed: 3, setUp: persons(3) });
    const screen = await secondScreen(page, language);
    const roll = dice(5);
    let pages = 0;
    for (let n = 0; n < 4_000 && pages < 1; n += 1) {
      const { line, page: title } = await onStage(page);
      if (title) {
        pages += 1;
        await inStep(page, screen, title);
        // Its own time passes: nobody has gone on at the table.
        await page.clock.runFor(60_000);
        expect((await onStage(page)).page).toBe(title);
        await inStep(page, screen, 'a minute later');
        expect(await misfits(screen)).toEqual([]);
        const points = (of) => of.locator('.interlude').evaluate((sheet) => [...sheet.querySelectorAll('b')].map((one) => one.textContent.trim()));
        expect(await points(screen)).toEqual(await points(page));
        await screen.reload();
        await expect(screen.locator('.public-screen')).toBeVisible();
        await inStep(page, screen, 'joined at the page');
        await page.locator('.go-on').click();
        await inStep(page, screen, 'gone on');
        expect((await onStage(screen)).page).toBe('');
      } else if (line || (await page.locator('.playing-back').count()) > 0) {
        await page.clock.runFor(300);
        // In French, the whole line is another one for whoever it is about.
        if (n % 5 === 0 && language === 'en') await inStep(page, screen, line);
      } else await tap(page, roll);
    }
    expect(pages, 'pages between deals').toBe(1);
  });

  test(`the screen follows the replay (${language})`, longUnless(language === 'en'), async ({ page }) => {
    const w = WORDS[language];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 3, setUp: bots });
    const screen = await secondScreen(page, language);
    await expect(screen.locator('.podium')).toBeVisible();
    await page.getByRole('button', { name: w.replay, exact: true }).click();
    for (const step of [w.next, w.next, w.last, w.previous]) {
      await page.locator('.replay-keys').getByRole('button', { name: step }).click();
      await expect(screen.locator('.screen-replay')).toContainText(await page.locator('.replay-at').textContent());
      await expect(screen.locator('.podium')).toHaveCount(0);
      await drawn(screen);
      expect(await misfits(screen)).toEqual([]);
    }
    await page.locator('.replay-bar').getByRole('button').first().click();
    await expect(screen.locator('.podium')).toBeVisible();
  });
}

/** Where a replay with all cards open shows each player's hand. */
const HANDS = { 'penniless-king': '.pk-opened', 'dwarf-king': '.dk-hands > ul > li', 'mon-royaume': '.mr-known:not([aria-hidden])' };

for (const { id, seats: [, most] } of games().filter((game) => game.id in HANDS)) {
  const hands = HANDS[id];
  const language = id === 'dwarf-king' ? 'fr' : 'en';
  test(`${id}: in a replay with all cards open, the screen shows every hand (${language})`, longUnless(id === 'dwarf-king'), async ({ page }) => {
    const w = WORDS[language];
    await settings(page, { language, pace: 'instant' });
    const setUp = async () => {
      await allPersons(page);
      await bots(page);
    };
    await start(page, id, { seed: 11, setUp });
    const screen = await secondScreen(page, language);
    await expect(screen.locator('.podium')).toBeVisible({ timeout: 240_000 });
    await page.getByRole('button', { name: w.replay, exact: true }).click();
    const slide = page.locator('.replay-bar input[type=range]');
    const last = Number(await slide.getAttribute('max'));
    for (const part of [0, 0.1, 0.5]) {
      await slide.fill(String(Math.round(last * part)));
      await expect(screen.locator('.screen-replay')).toContainText(await page.locator('.replay-at').textContent());
      for (const size of TELEVISIONS) {
        await screen.setViewportSize(size);
        await drawn(screen);
        expect(await misfits(screen), `${part} of it at ${size.width} × ${size.height}`).toEqual([]);
        expect(await covered(screen), `${part} of it at ${size.width} × ${size.height}`).toEqual([]);
        await expect(screen.locator(hands).filter({ visible: true })).toHaveCount(most);
      }
    }
  });
}

/** The curves of a review, and each player's chance at the position of the replay. */
const curves = (of) =>
  of.evaluate(() => {
    const all = (selector, what) => [...document.querySelectorAll(selector)].map(what);
    const lines = all('.review-curve > svg :is(.curve, .curve-now)', (line) => line.getAttribute('points') ?? line.getAttribute('x1'));
    return [...lines, ...all('.curve-name', (name) => name.textContent.trim())];
  });

for (const [nth, { id }] of games().entries()) {
  const language = ['fr', 'en'][nth % 2];
  test(`${id}: the screen shows the curve of the review and the move that is explained, as the table does (${language})`, longUnless(id === 'rogue-monarch'), async ({ page }) => {
    test.slow();
    await settings(page, { language, pace: 'instant' });
    await start(page, id, { seed: 12, setUp: allPersons });
    const screen = await secondScreen(page, language);
    const roll = dice(12);
    let taps = 0;
    while (taps < 1_500 && (await tap(page, roll))) taps += 1;
    await expect(screen.locator('.podium')).toBeVisible();
    await page.getByRole('button', { name: WORDS[language].review }).click();
    const same = (why) => expect.poll(async () => JSON.stringify(await curves(screen)) === JSON.stringify(await curves(page)), { message: why }).toBe(true);
    // While it is computed, and once it is.
    for (const one of [page, screen]) await expect(one.locator('.review-curve')).toBeVisible();
    await expect(page.locator('.review-running')).toHaveCount(0, { timeout: 240_000 });
    await same('the whole curve');
    expect((await curves(screen)).length).toBeGreaterThan(4);
    const look = async (why) => {
      for (const size of TELEVISIONS) {
        await screen.setViewportSize(size);
        await drawn(screen);
        expect(await misfits(screen), `${why} at ${size.width} × ${size.height}`).toEqual([]);
      }
    };
    await look('the end');
    const findings = page.locator('.review-findings button');
    for (let at = 0; at < Math.min(3, await findings.count()); at += 1) {
      await findings.nth(at).click();
      const said = await page.locator('.review-explained p').first().textContent();
      await expect(screen.locator('.status')).toContainText(said);
      await same(said);
      await look(said);
    }
    await page.locator('.replay-keys').getByRole('button', { name: WORDS[language].next }).click();
    await same('the next position');
    await look('the next position');
    // One that joins now shows it too; what the table's person can ask for stays there.
    await screen.reload();
    await same('joined at the review');
    await expect(controls(screen)).toHaveCount(0);
    await expect(screen.locator('.review, .review-findings')).toHaveCount(0);
    await page.locator('.replay-bar').getByRole('button').first().click();
    await expect(screen.locator('.podium')).toBeVisible();
    await expect(screen.locator('.review-curve')).toHaveCount(0);
  });
}

/** The sizes of televisions. */
const TELEVISIONS = [[1920, 1080], [1280, 720], [1366, 768], [3840, 2160]].map(([width, height]) => ({ width, height }));
const [, SMALLEST] = TELEVISIONS;

/** The most persons, of whom nobody is a bot. */
const allPersons = async (page) => {
  const players = page.locator('fieldset.choices').first();
  let most = await page.locator('.seat-choice').count();
  for (const count of [3, 4, 5]) if ((await players.getByRole('radio', { name: String(count), exact: true }).count()) > 0) most = count;
  await persons(most)(page);
  if ((await page.locator('input[name="choice-Length"]').count()) > 0) await page.locator('input[name="choice-Length"]').first().check();
};

for (const { id } of games()) {
  for (const [print, language] of [['usual', 'en'], ['larger', 'fr'], ['large', 'en']]) {
    test(`${id}: all of a match can be read from afar (${print}, ${language})`, longUnless(id === 'dwarf-king' && print === 'large'), async ({ page }) => {
      await settings(page, { language, print, pace: 'instant' });
      await start(page, id, { seed: 876543210987654, setUp: allPersons });
      const screen = await secondScreen(page, language);
      const look = async (why, ...all) => {
        // It ends with the smallest: a large picture is slow to draw without a GPU.
        for (const size of [...all, SMALLEST]) {
          await screen.setViewportSize(size);
          await drawn(screen);
          expect(await misfits(screen), `${why} at ${size.width} × ${size.height}`).toEqual([]);
        }
      };
      await look('the opening', ...TELEVISIONS);
      const roll = dice(4);
      let taps = 0;
      while (taps < 1_500 && (await tap(page, roll))) {
        taps += 1;
        if (taps % 30 === 0) {
          await agrees(screen, page);
          await look(`tap ${taps}`, TELEVISIONS[(taps / 30) % TELEVISIONS.length]);
        }
      }
      // All names, in their places, with their points; nothing is turned on its side.
      await expect(screen.locator('.podium')).toBeVisible();
      await look('the end', ...TELEVISIONS);
      const names = await screen.locator('.podium-name').allTextContents();
      expect(new Set(names).size).toBe(names.length);
      const turned = await screen.evaluate(() => [...document.querySelectorAll('.public-screen *')].filter((part) => getComputedStyle(part).writingMode !== 'horizontal-tb').length);
      expect(turned).toBe(0);
      await expect(screen.locator('.podium-1')).not.toHaveCount(0);
    });
  }
}

for (const [name, size] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop })) {
  test(`the screen fits, is accessible, and has nothing to press (${name})`, longUnless(name === 'desktop'), async ({ page }) => {
    await settings(page, { language: 'fr', pace: 'instant' });
    await start(page, 'penniless-king', { seed: 3, setUp: twoPersons });
    const screen = await secondScreen(page, 'fr');
    await screen.setViewportSize(size);
    const roll = dice(9);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await agrees(screen, page);
    await drawn(screen);
    await noHorizontalScroll(screen);
    expect(await violations(screen)).toEqual([]);
    // Tab reaches the link to the content and what scrolls; no key changes anything.
    const before = await at(screen);
    for (const key of ['Tab', 'Enter', 'Tab', ' ', 'Escape', 'u', 'm', 'r', 'h', 'ArrowRight', 'Enter']) await screen.keyboard.press(key);
    await expect(screen.locator('.dialog')).toHaveCount(0);
    expect(await at(screen)).toBe(before);
    expect(await at(page)).toBe(before);
    await expect(controls(screen)).toHaveCount(0);
  });
}

test('nothing is opened unless it was asked for', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.channels = [];
    const Plain = BroadcastChannel;
    window.BroadcastChannel = class extends Plain {
      constructor(name) {
        super(name);
        window.channels.push(name);
      }
    };
  });
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3 });
  await decide(page, dice(1));
  const channels = () => page.evaluate(() => window.channels.filter((name) => name.startsWith('screen/')));
  expect(await channels()).toEqual([]);
  expect(context.pages().length).toBe(1);
  await secondScreen(page);
  await expect.poll(async () => (await channels()).length).toBe(1);
});
