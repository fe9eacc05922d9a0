// An evening together: a bot that stands in for someone who has left, a table in a hidden tab, and a
// match that a player gives up.
import { expect, long, longUnless, matchOf, noHorizontalScroll, onDisk, open, sizes, test, violations } from './support.mjs';
import { asked, decide, dice, persons, settings, start, tap } from './player.mjs';

const WORDS = {
  en: {
    where: 'Who plays where', bot: 'A bot plays', here: 'On this device', screen: 'Show the table on another screen', now: 'A bot is now playing for Ben.',
    end: 'End the game', gives: 'Ben gives up', only: 'Give up', wins: 'The other player wins', gave: 'Ben gave up: Anna wins.', agrees: (name) => `${name} agrees to end it`, asks: 'Still to answer: Ben', play: 'Ben keeps playing', goesOn: 'not everyone agreed', agreed: 'The players agreed to end the game: no one wins.', undo: 'Undo', replay: 'Replay',
    nothing: 'You have no move to undo yet.', took: /^(You|Anna|Ben) undid (your|their) move\.$/, answered: 'Another player has moved since',
  },
  fr: {
    where: 'Qui joue où', bot: 'Un bot joue', here: 'Sur cet appareil', screen: 'Afficher la table sur un autre écran', now: 'Un bot joue maintenant à la place de Ben.',
    end: 'Arrêter la partie', gives: 'Ben abandonne', only: 'Abandonner', wins: 'L’autre joueur gagne', gave: 'Ben a abandonné\u{a0}: Anna gagne.', agrees: (name) => `${name} accepte d’arrêter`, asks: 'Sans réponse\u{a0}: Ben', play: 'Ben continue à jouer', goesOn: 'tout le monde n’était pas d’accord', agreed: 'Partie arrêtée d’un commun accord\u{a0}: personne ne gagne.', undo: 'Annuler', replay: 'Revoir',
    nothing: 'Vous n’avez encore aucun coup à annuler.', took: /^(Vous avez annulé votre coup|(Anna|Ben) a annulé son coup)\.$/, answered: 'Un autre joueur a joué depuis',
  },
};

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Anna and Ben share the table; bots have the other seats. */
const annaAndBen = async (page) => {
  await persons(2)(page);
  for (const [nth, name] of ['Anna', 'Ben'].entries()) await page.locator('.seat-choice').nth(nth).locator('input:not([type=radio])').fill(name);
};

/** Opens something from the table's menu. */
async function fromMenu(page, name) {
  await page.keyboard.press('m');
  await page.getByRole('button', { name, exact: true }).click();
}

/** Chooses another place for these persons. */
async function place(page, w, names, where) {
  await fromMenu(page, w.where);
  for (const name of names) await page.getByRole('group', { name, exact: true }).getByRole('radio', { name: where }).check();
  await page.locator('.dialog-close').click();
  await expect(page.locator('.dialog')).toHaveCount(0);
}

/** Opens the second screen from the table's menu. */
async function secondScreen(page, w) {
  const popup = page.waitForEvent('popup');
  await fromMenu(page, w.screen);
  const screen = await popup;
  await page.locator('.dialog-close').click();
  await expect(screen.locator('.public-screen')).toBeVisible();
  return screen;
}

for (const [language, w] of Object.entries(WORDS)) {
  test(`a bot that plays for someone plays on after a reload and from the list (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12, setUp: annaAndBen });
    await place(page, w, ['Ben'], w.bot);
    await expect(page.locator('.status-note').getByText(w.now)).toBeVisible();
    const roll = dice(3);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    const before = await at(page);
    await onDisk(page, 'rogue-monarch');
    await page.reload();
    // Only Anna is asked to take the device from now on: it stays with her.
    await page.locator('.hand-over .primary').click();
    for (let n = 0; n < 4; n += 1) {
      await decide(page, roll);
      await expect(page.locator('.hand-over')).toHaveCount(0);
    }
    expect(await at(page)).toBeGreaterThan(before + 2);
    await onDisk(page, 'rogue-monarch');
    // From the list of games in progress.
    await open(page, '#/');
    await page.locator('.in-progress .game-row:not(.today) a.primary').click();
    await page.locator('.hand-over .primary').click();
    await fromMenu(page, w.where);
    await expect(page.getByRole('group', { name: 'Ben', exact: true }).getByRole('radio', { name: w.bot })).toBeChecked();
    // Ben comes back.
    await page.getByRole('group', { name: 'Ben', exact: true }).getByRole('radio', { name: w.here }).check();
    await page.locator('.dialog-close').click();
    await onDisk(page, 'rogue-monarch');
    await page.reload();
    await page.locator('.hand-over').waitFor();
    await fromMenu(page, w.where);
    await expect(page.getByRole('group', { name: 'Ben', exact: true }).getByRole('radio', { name: w.here })).toBeChecked();
  });

  test(`a replay shows who played as it was, and nothing that happened at the table (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12, setUp: annaAndBen });
    const screen = await secondScreen(page, w);
    const roll = dice(3);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await place(page, w, ['Anna'], w.bot);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    await asked(page);
    // Nobody else is left who could.
    await fromMenu(page, w.end);
    await page.getByRole('button', { name: w.only, exact: true }).click();
    await expect(screen.locator('.podium')).toBeVisible();
    const by = (of) => of.locator('.board .seat').getByText(w.bot);
    await page.getByRole('button', { name: w.replay, exact: true }).click();
    // A move forward, to the end, and to the beginning.
    for (const [step, players] of [[3, 0], [4, 1], [0, 0]]) {
      await page.locator('.replay-keys button').nth(step).click();
      for (const of of [page, screen]) {
        await expect(by(of)).toHaveCount(players);
        await expect(of.locator('.status-note')).toHaveCount(0);
      }
    }
  });

  test(`what has happened to seats pushes no hand off a tablet’s screen (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await page.setViewportSize(sizes.tablet);
    await settings(page, { language, pace: 'instant' });
    await start(page, 'dwarf-king', { seed: 11, setUp: persons(4) });
    await fromMenu(page, w.where);
    for (const nth of [1, 2, 3]) await page.locator('.phones-seats > li').nth(nth).getByRole('radio', { name: w.bot }).check();
    await page.locator('.dialog-close').click();
    await expect(page.locator('.status-note')).toHaveCount(3);
    const isOnScreen = () => page.locator('.dk-mine .hand').evaluate((hand) => hand.getBoundingClientRect().bottom <= innerHeight + 1);
    await expect(page.locator('.hand-over')).toBeVisible();
    expect(await isOnScreen(), 'before the device is taken').toBe(true);
    await page.locator('.hand-over .primary').click();
    await expect(page.locator('.hand-over')).toHaveCount(0);
    expect(await isOnScreen(), 'once it is taken').toBe(true);
  });

  test(`an undo is told and in the log, and where nothing can be undone it says why (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'penniless-king', { seed: 12, setUp: annaAndBen });
    const undo = page.locator('.bar-tools').getByRole('button', { name: w.undo, exact: true });
    const note = page.locator('.status-note');
    await page.locator('.hand-over .primary').click();
    await undo.dispatchEvent('click');
    await expect(note.getByText(w.nothing)).toBeVisible();
    // Something that uncovers nothing.
    const roll = dice(3);
    for (let n = 0; n < 20 && (await undo.getAttribute('aria-disabled')) === 'true'; n += 1) await decide(page, roll);
    const before = await at(page);
    await undo.click();
    await expect.poll(() => at(page)).toBeLessThan(before);
    await expect(note.filter({ hasText: w.took })).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.locator('.dialog .log').getByText(w.took)).toBeVisible();
    await page.locator('.dialog-close').click();
    // The other player moves.
    for (let n = 0; n < 40 && !((await undo.getAttribute('title')) ?? '').includes(w.answered); n += 1) await tap(page, roll);
    await page.keyboard.press('u');
    await expect(note.getByText(w.answered)).toBeVisible();
  });

  test(`a match is given up in the menu, and every screen and the history say so (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12, setUp: annaAndBen });
    const roll = dice(3);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    const screen = await secondScreen(page, w);
    const before = await at(page);
    await fromMenu(page, w.end);
    await expect(page.locator('.dialog')).toContainText(w.wins);
    // The page asks first: the dialog can be closed.
    await page.locator('.dialog-close').click();
    await expect(page.locator('.result')).toHaveCount(0);
    await fromMenu(page, w.end);
    await page.getByRole('button', { name: w.gives }).click();
    await expect(page.locator('.result h2')).toHaveText(w.gave);
    await expect(screen.locator('.result h2')).toHaveText(w.gave);
    await expect(page.locator('.dialog')).toHaveCount(0);
    await page.keyboard.press('u');
    expect(await at(page)).toBe(before);
    await expect.poll(async () => !!(await matchOf(page, 'rogue-monarch')).finished, { message: 'the end is on the disk' }).toBe(true);
    await page.reload();
    await expect(page.locator('.result h2')).toHaveText(w.gave);
    // The menu offers to end it no longer.
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: w.end, exact: true })).toHaveCount(0);
    await page.locator('.dialog-close').click();
    await open(page, '#/history');
    await expect(page.locator('main').getByText(w.gave.slice(0, -1))).toBeVisible();
  });
}

for (const [language, w] of Object.entries(WORDS)) {
  test(`a match ends by agreement, and every screen and the history say so (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12, setUp: annaAndBen });
    const roll = dice(3);
    for (let n = 0; n < 3; n += 1) await decide(page, roll);
    const screen = await secondScreen(page, w);
    const before = await at(page);
    const button = (name) => page.locator('.dialog').getByRole('button', { name, exact: true });
    await fromMenu(page, w.end);
    await button(w.agrees('Anna')).click();
    await expect(page.locator('.dialog')).toContainText(w.asks);
    await expect(screen.locator('.status')).toContainText(w.asks);
    await expect(page.locator('.result')).toHaveCount(0);
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    await button(w.play).click();
    for (const one of [page, screen]) await expect(one.locator('.status-note').filter({ hasText: w.goesOn })).toBeVisible();
    expect(await at(page)).toBe(before);
    await fromMenu(page, w.end);
    await button(w.agrees('Anna')).click();
    // The answer to the question before is gone.
    for (const one of [page, screen]) await expect(one.locator('.status-note').filter({ hasText: w.goesOn })).toHaveCount(0);
    await button(w.agrees('Ben')).click();
    await expect(page.locator('.result h2')).toHaveText(w.agreed);
    // No one has won: the board stays on the screen.
    await expect(screen.locator('.status')).toContainText(w.agreed);
    await expect(screen.locator('.board')).toBeVisible();
    await expect.poll(async () => !!(await matchOf(page, 'rogue-monarch')).finished, { message: 'the end is on the disk' }).toBe(true);
    await page.reload();
    await expect(page.locator('.result h2')).toHaveText(w.agreed);
    await open(page, '#/history');
    await expect(page.locator('main').getByText(w.agreed.slice(0, -1))).toBeVisible();
  });

  test(`a table in a hidden tab keeps nobody waiting, and shows what has happened when it is seen again (${language})`, long, async ({ page }) => {
    await settings(page, { language, pace: 'normal' });
    await start(page, 'dwarf-king', { seed: 5, setUp: annaAndBen });
    const screen = await secondScreen(page, w);
    // Browsers run a hidden tab's timers once a minute; here they never run, except Yew's own, of zero length.
    await page.evaluate(() => {
      const put = window.setTimeout;
      window.setTimeout = (act, wait, ...all) => (window.isHidden && wait ? 0 : put(act, wait, ...all));
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => (window.isHidden ? 'hidden' : 'visible') });
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => !!window.isHidden });
      window.hide = (isHidden) => {
        window.isHidden = isHidden;
        document.dispatchEvent(new Event('visibilitychange'));
      };
    });
    await place(page, w, ['Anna', 'Ben'], w.bot);
    await page.evaluate(() => window.hide(true));
    const before = await at(page);
    await expect.poll(() => at(screen), { timeout: 60_000 }).toBeGreaterThan(before + 15);
    await page.evaluate(() => window.hide(false));
    await expect(page.locator('.playing-back')).toBeVisible();
  });
}

// Which decision is one, and that a hand is not told by it: tests/table/forced.rs.
for (const language of ['en', 'fr']) {
  test(`a player's last card is played by itself, or asked for if the settings say so (${language})`, longUnless(language === 'fr'), async ({ page, context }) => {
    /** Plays one deal; returns the smallest hand from which a card was asked for. */
    const smallest = async (table, playsForced) => {
      await settings(table, { language, pace: 'instant', 'plays-forced': playsForced });
      await start(table, 'dwarf-king', { seed: 5 });
      const roll = dice(6);
      const inHand = () => table.locator('.board .hand:not(.hand-small) > li').count();
      let least = Infinity;
      for (let before = Infinity; ; ) {
        if (!(await asked(table))) return least;
        const now = await inHand();
        // The next deal has begun.
        if (now > before) return least;
        before = now;
        least = Math.min(least, now);
        await decide(table, roll);
      }
    };
    expect(await smallest(page, true)).toBeGreaterThan(1);
    await page.close();
    expect(await smallest(await context.newPage(), false)).toBe(1);
  });
}
