// Playing by letter: people in browsers that share nothing play one match by links.
import { readFileSync } from 'node:fs';
import { closed, drawn, expect, long, longUnless, matchOf, noHorizontalScroll, numbersOf, onDisk, open, records, sizes, test as base, violations, watch } from './support.mjs';
import { dice, pressTo, settings, start, tap, whatToDo, PRIMARY, LIT } from './player.mjs';
import { paintedCamera } from './camera.mjs';
import { games } from '../../tools/games.mjs';

const WORDS = {
  en: {
    where: 'Who plays where', some: 'Some on other devices', away: 'By letter', here: 'On this device', playAs: (name) => `Play as ${name}`,
    isNew: 'This game isn’t on this device yet.', same: 'You already have this letter.', older: 'This is an old letter',
    other: (to, here) => `This letter is for ${to}. Playing on this device: ${here}.`, fork: 'This letter doesn’t match your game',
    table: 'Go to the game', take: 'Keep the letter’s version as a second game', keep: 'Keep the game on this device', watch: 'Just watch', spectator: 'You’re watching',
    waits: (name) => `Waiting for ${name}’s letter`, friends: 'the link contains the whole deal', cut: 'its end is missing', damaged: 'This link is damaged.',
    open: 'Open the letter', openOne: 'Open a letter', camera: 'Use the camera', link: 'The letter’s link', nobody: 'At least one player must be on this device.',
  },
  fr: {
    where: 'Qui joue où', some: 'Certains sur d’autres appareils', away: 'Par correspondance', here: 'Sur cet appareil', playAs: (name) => `Jouer en tant que ${name}`,
    isNew: 'Cette partie n’est pas encore sur cet appareil.', same: 'Vous avez déjà cette lettre.', older: 'C’est une ancienne lettre',
    other: (to, here) => `Cette lettre est pour ${to}. Sur cet appareil\u{a0}: ${here}.`, fork: 'Cette lettre ne correspond pas à votre partie',
    table: 'Aller à la partie', take: 'Garder la version de la lettre comme seconde partie', keep: 'Garder la partie de cet appareil', watch: 'Regarder seulement', spectator: 'Vous regardez',
    waits: (name) => `En attente de la lettre ${name === 'Anna' ? 'd’' : 'de '}${name}`, friends: 'le lien contient toute la donne', cut: 'il en manque la fin', damaged: 'Ce lien est endommagé.',
    open: 'Ouvrir la lettre', openOne: 'Ouvrir une lettre', camera: 'Utiliser la caméra', link: 'Le lien de la lettre', nobody: 'Il faut au moins un joueur sur cet appareil.',
  },
};

/** `device(options)` opens a page in a browser that shares nothing with the others, watched like them. */
const test = base.extend({
  device: async ({ browser, baseURL }, use) => {
    const opened = [];
    await use(async ({ language = 'en', pace = 'instant', ...options } = {}) => {
      const context = await browser.newContext({ baseURL, viewport: sizes.desktop, serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'], ...options });
      const complaints = await watch(context);
      opened.push({ context, complaints });
      const page = await context.newPage();
      await settings(page, { language, pace });
      return page;
    });
    for (const { context, complaints } of opened) {
      expect(complaints, 'what the console and the network complained of').toEqual([]);
      await context.close();
    }
  },
});

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/**
 * Seats the people, with a bot between the last two if there is room, the first on this device and
 * the others elsewhere.
 */
const seated = (people, language = 'en', names = NAMES) => async (page) => {
  const seats = page.locator('.seat-choice');
  const count = page.locator('fieldset.choices').first();
  if ((await seats.count()) < people) await count.getByRole('radio', { name: String(people), exact: true }).check();
  const all = await seats.all();
  for (const [nth, seat] of all.entries()) {
    const person = nth < people - 1 ? nth : nth === all.length - 1 ? people - 1 : undefined;
    await seat.getByRole('radio').nth(person === undefined ? 1 : 0).check();
    if (person !== undefined) await seat.locator('input:not([type=radio])').fill(names[person]);
  }
  await page.getByRole('radio', { name: WORDS[language].some }).check();
  const persons = all.filter((_, nth) => nth < people - 1 || nth === all.length - 1);
  for (const person of persons.slice(1)) await person.getByRole('radio', { name: WORDS[language].away }).check();
};

/** Opens the panel that says who plays where. */
async function openPlaces(page) {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: WORDS.en.where }).click();
}

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** What the table asks for: a decision, a letter, or nothing any more. */
async function asks(page) {
  let found;
  const look = () =>
    page.evaluate(() => {
      document.querySelector('.go-on')?.click();
      if (window.rests?.size > 0 || document.querySelector('.playing-back')) return '';
      if (document.querySelector('.result')) return 'over';
      if (document.querySelector('.status-keys .send-letter')) return 'letter';
      return '';
    });
  await expect
    .poll(async () => {
      found = await look();
      if (!found) {
        const { handOver, gold, lit } = await page.evaluate(whatToDo, [PRIMARY, LIT]);
        // A letter may have come meanwhile.
        found = (await look()) || (handOver || gold || lit > 0 ? 'decision' : '');
      }
      return found;
    }, { intervals: [15], timeout: 60_000 })
    .not.toBe('');
  return found;
}

/** Decides until a person elsewhere is to move, or the match is over. */
async function decideAll(page, roll) {
  for (let taps = 0; taps < 400; taps += 1) {
    const asked = await asks(page);
    if (asked !== 'decision') return asked;
    await tap(page, roll);
    await drawn(page);
  }
  throw new Error('400 taps and no letter');
}

/** The link of the open letter, which is the last line of its message. */
const linkOf = async (page) => (await page.locator('.letter textarea').inputValue()).split('\n').at(-1);

/** Sends the letter; returns the place of its link. */
async function send(page) {
  await page.locator('.send-letter').click();
  const link = await linkOf(page);
  await page.locator('.letter').getByRole('button', { name: /^(Copy the message|Copier le message)$/ }).click();
  await expect(page.locator('.letter [role=status]')).not.toBeEmpty();
  await page.locator('.dialog-close').click();
  await closed(page);
  expect(link.length).toBeLessThanOrEqual(2_000);
  return new URL(link).hash;
}

/** Opens a letter for a person: the first time as a new match. */
async function openLetter(page, letter, name, language = 'en') {
  await open(page, letter);
  const play = page.getByRole('button', { name: WORDS[language].playAs(name) });
  await expect(page.locator('.table').or(play)).toBeVisible();
  if (await play.isVisible()) await play.click();
  await expect(page.locator('.table')).toBeVisible();
}

for (const { id } of games()) {
  for (const people of [2, 3]) {
    const most = { 'rogue-monarch': 2 }[id] ?? 3;
    if (people > most) continue;
    test(`${id}: ${people} people play to the end by letter`, longUnless(id === 'rogue-monarch' && people === 2), async ({ device }) => {
      test.setTimeout(900_000);
      const pages = [];
      for (let n = 0; n < people; n += 1) pages.push(await device());
      const rolls = pages.map((_, n) => dice(n + 5));
      await start(pages[0], id, { seed: 876543210987654, setUp: seated(people) });
      let turn = 0;
      let letters = 0;
      for (; letters < 600; letters += 1) {
        const asked = await decideAll(pages[turn], rolls[turn]);
        if (asked === 'over') break;
        const to = (await pages[turn].locator('.status-prompt').textContent()).match(/Anna|Ben|Cleo/)[0];
        const letter = await send(pages[turn]);
        await expect(pages[turn].locator('.status-prompt')).toContainText(WORDS.en.waits(to));
        await onDisk(pages[turn], id);
        const position = await at(pages[turn]);
        turn = NAMES.indexOf(to);
        await openLetter(pages[turn], letter, to);
        expect(await at(pages[turn])).toBeGreaterThanOrEqual(position);
      }
      expect(letters).toBeGreaterThan(1);
      const decided = async (page) => (await matchOf(page, id)).finished?.decisions.link;
      await expect.poll(() => decided(pages[turn])).toBeTruthy();
      const link = await decided(pages[turn]);
      const last = await send(pages[turn]);
      for (const [n, page] of pages.entries()) {
        if (n !== turn) {
          await open(page, last);
          await page.locator('.result').or(page.getByRole('button', { name: 'See the end' })).first().waitFor();
        }
        await expect(page.locator('.result h2')).toBeVisible();
        await expect.poll(() => decided(page)).toBe(link);
        await expect.poll(() => numbersOf(page, id, { running: false })).toHaveLength(1);
        await expect.poll(() => numbersOf(page, id, { finished: false })).toHaveLength(0);
      }
    });
  }
}

for (const language of ['en', 'fr']) {
  test(`every kind of letter is told apart (${language})`, longUnless(language === 'en'), async ({ device }) => {
    const w = WORDS[language];
    const [anna, ben, other] = [await device({ language }), await device({ language }), await device({ language })];
    const rolls = [dice(3), dice(4), dice(90)];
    await start(anna, 'rogue-monarch', { seed: 7, setUp: seated(2, language) });
    if ((await decideAll(anna, rolls[0])) !== 'letter') throw new Error('no letter');
    const first = await send(anna);
    // The own letter is for another person, and here already.
    await open(anna, first);
    await expect(anna.getByText(w.other('Ben', 'Anna'))).toBeVisible();
    await expect(anna.getByText(w.same)).toBeVisible();
    expect(await violations(anna)).toEqual([]);
    await anna.getByRole('button', { name: w.table }).click();
    await expect(anna.locator('.status-prompt')).toContainText(w.waits('Ben'));
    await expect(anna.locator('.bar-tools .tool').first()).toBeDisabled();
    // A new match: says what it is, and that it is for friends.
    await open(ben, first);
    await expect(ben.getByText(w.isNew)).toBeVisible();
    await expect(ben.getByText(w.friends)).toBeVisible();
    expect(await violations(ben)).toEqual([]);
    await openLetter(ben, first, 'Ben', language);
    await decideAll(ben, rolls[1]);
    await onDisk(ben, 'rogue-monarch');
    const second = await send(ben);
    // An old one.
    await open(ben, first);
    await expect(ben.getByText(w.older)).toBeVisible();
    await ben.getByRole('button', { name: w.table }).click();
    await expect(ben.locator('.status-prompt')).toContainText(w.waits('Anna'));
    // It goes on: no question, and what has happened is played back.
    await open(anna, second);
    await expect(anna.locator('.table')).toBeVisible();
    expect(await at(anna)).toBe(await at(ben));
    await decideAll(anna, rolls[0]);
    await onDisk(anna, 'rogue-monarch');
    // A third person only watches.
    await open(other, second);
    await other.getByRole('button', { name: w.watch }).click();
    await expect(other.locator('.status-note')).toContainText(w.spectator);
    await expect(other.locator('.board button.lit')).toHaveCount(0);
    await expect(other.locator('.hand-over')).toHaveCount(0);
    expect(await violations(other)).toEqual([]);
    expect(await numbersOf(other, 'rogue-monarch')).toHaveLength(0);
    // They go on from the first letter in Ben's place, in another way.
    await open(other, first);
    await other.getByRole('button', { name: w.playAs('Ben') }).click();
    await decideAll(other, rolls[2]);
    const forked = await send(other);
    expect(forked).not.toBe(second);
    await open(anna, forked);
    await expect(anna.getByText(w.fork)).toBeVisible();
    const before = await numbersOf(anna, 'rogue-monarch');
    await anna.getByRole('button', { name: w.keep }).click();
    await expect(anna.locator('.table')).toBeVisible();
    expect(await numbersOf(anna, 'rogue-monarch')).toEqual(before);
    await open(anna, forked);
    await anna.getByRole('button', { name: w.take }).click();
    await expect(anna.locator('.table')).toBeVisible();
    await expect.poll(() => numbersOf(anna, 'rogue-monarch')).toHaveLength(before.length + 1);
    // Damaged ones, and the way on to a whole one.
    await open(ben, forked.slice(0, -9));
    await expect(ben.getByRole('alert')).toContainText(w.cut);
    const letters = forked.split('');
    letters[40] = letters[40] === 'A' ? 'B' : 'A';
    await open(ben, letters.join(''));
    await expect(ben.getByRole('alert')).toContainText(w.damaged);
    expect(await violations(ben)).toEqual([]);
    await ben.getByLabel(w.link).fill(`Hello! ${new URL(first, ben.url()).href}`);
    await ben.getByRole('button', { name: w.open }).click();
    await expect(ben.getByText(w.older)).toBeVisible();
  });
}

test('a letter that is too long is a file', long, async ({ device }) => {
  const [anna, ben] = [await device(), await device()];
  // As long as names can be.
  const family = '👨‍👩‍👧‍👦'.repeat(23);
  await start(anna, 'monarch', { seed: 7, setUp: seated(4, 'en', NAMES.map((name) => `${name[0]}${family}`)) });
  if ((await decideAll(anna, dice(3))) !== 'letter') throw new Error('no letter');
  await anna.locator('.send-letter').click();
  await expect(anna.locator('.letter textarea')).toHaveCount(0);
  await expect(anna.locator('.letter')).toContainText('too long for a link');
  expect(await violations(anna)).toEqual([]);
  const saved = anna.waitForEvent('download');
  await anna.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('regalia-monarch-letter.txt');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('go to http://127.0.0.1');
  await open(ben, '#/letter');
  await ben.locator('input[type=file]').setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await ben.getByRole('button', { name: /^Play as/ }).click();
  await expect(ben.locator('.table')).toBeVisible();
  expect(await at(ben)).toBe(await at(anna));
  // The set-up page opens it too.
  await open(ben, '#/monarch');
  await ben.locator('details.more summary').click();
  await ben.locator('input[type=file]').setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(ben.getByText('You already have this letter.')).toBeVisible();
});

for (const language of ['en', 'fr']) {
  const w = WORDS[language];

  test(`every page of the library leads to where a letter is opened (${language})`, longUnless(language === 'fr'), async ({ device }) => {
    const page = await device({ language });
    for (const place of ['#/', '#/history', '#/statistics', '#/days', '#/move']) {
      await open(page, place);
      await page.getByRole('link', { name: w.openOne, exact: true }).click();
      await expect(page.getByLabel(w.link)).toBeVisible();
    }
  });

  test(`a table that waits takes the letter in its own panel (${language})`, long, async ({ device }) => {
    const [anna, ben] = [await device({ language, permissions: ['camera'] }), await device({ language })];
    await anna.addInitScript(paintedCamera);
    await start(anna, 'rogue-monarch', { seed: 7, setUp: seated(2, language) });
    const rolls = [dice(3), dice(4)];
    /** Anna writes, Ben answers; returns his link. */
    const exchange = async () => {
      await decideAll(anna, rolls[0]);
      await onDisk(anna, 'rogue-monarch');
      await openLetter(ben, await send(anna), 'Ben', language);
      await decideAll(ben, rolls[1]);
      return new URL(await send(ben), ben.url()).href;
    };
    const opens = async () => {
      await anna.locator('.status').getByRole('button', { name: w.openOne }).click();
      await expect(anna.getByRole('dialog').getByLabel(w.link)).toBeVisible();
    };
    const follows = async () => {
      await expect(anna.locator('.table')).toHaveAttribute('data-at', String(await at(ben)));
      await expect(anna.getByRole('dialog')).toHaveCount(0);
    };
    // Pasted as it came, with the words around it.
    const pasted = await exchange();
    await opens();
    expect(await violations(anna)).toEqual([]);
    await noHorizontalScroll(anna);
    await anna.getByLabel(w.link).fill(`Hello! ${pasted}`);
    await anna.getByRole('button', { name: w.open }).click();
    await follows();
    // Scanned.
    const scanned = await exchange();
    await opens();
    await anna.getByRole('button', { name: w.camera }).click();
    await expect(anna.locator('.hand-scans video')).toBeVisible();
    await anna.evaluate((link) => {
      const [side, path] = window.regaliaCodes.draw(link);
      window.paint({ side: Number(side), path }, { share: 1 });
    }, scanned);
    await follows();
  });
}

test('a letter is opened in another tab, and the waiting one follows', async ({ device }) => {
  const [anna, ben] = [await device(), await device()];
  await start(anna, 'rogue-monarch', { seed: 7, setUp: seated(2) });
  await decideAll(anna, dice(3));
  await onDisk(anna, 'rogue-monarch');
  await openLetter(ben, await send(anna), 'Ben');
  await decideAll(ben, dice(4));
  const letter = await send(ben);
  const tab = await anna.context().newPage();
  await settings(tab, { language: 'en', pace: 'instant' });
  await open(tab, letter);
  await expect(tab.locator('.table')).toHaveAttribute('data-at', String(await at(ben)));
  await expect(anna.locator('.table')).toHaveAttribute('data-at', String(await at(ben)));
  await expect(anna.getByText('Play here')).toBeVisible();
  await decideAll(tab, dice(3));
  await expect(anna.locator('.table')).toHaveAttribute('data-at', String(await at(tab)));
});

const SENT = {
  en: { message: /^Ben, it’s your move in Rogue Monarch:\nhttp/, send: 'Send the letter', again: 'Send it again' },
  fr: { message: /^Ben, c’est à toi de jouer \(Le Roy des Ribauds\)\u{a0}:\nhttp/u, send: 'Envoyer la lettre', again: 'Renvoyer la lettre' },
};

for (const [language, w] of Object.entries(SENT)) {
  test(`a letter is shared, copied, and sent with the keyboard (${language})`, longUnless(language === 'fr'), async ({ device }) => {
    const anna = await device({ language, permissions: ['clipboard-read', 'clipboard-write'] });
    await anna.addInitScript(() => {
      navigator.share = (what) => {
        window.shared = what;
        return Promise.resolve();
      };
    });
    await start(anna, 'rogue-monarch', { seed: 7, setUp: seated(2, language) });
    await decideAll(anna, dice(3));
    await pressTo(anna, 'Tab', '.send-letter');
    await anna.keyboard.press('Enter');
    await expect(anna.locator('.letter textarea')).toBeVisible();
    const message = await anna.locator('.letter textarea').inputValue();
    expect(message).toMatch(w.message);
    // Nothing is sent yet.
    await expect(anna.locator('.send-letter')).toHaveText(w.send);
    await pressTo(anna, 'Tab', '.letter .button.primary');
    await anna.keyboard.press('Enter');
    await expect.poll(() => anna.evaluate(() => window.shared?.text)).toBe(message);
    await pressTo(anna, 'Tab', '.letter .button:nth-child(2)');
    await anna.keyboard.press('Enter');
    await expect(anna.locator('.letter [role=status]')).not.toBeEmpty();
    expect(await anna.evaluate(() => navigator.clipboard.readText())).toBe(message);
    await anna.keyboard.press('Escape');
    await expect(anna.locator('.dialog')).toHaveCount(0);
    await expect(anna.locator('.send-letter')).toHaveText(w.again);
  });
}

for (const [name, size] of Object.entries({ phone: sizes.phone, tablet: sizes.tablet })) {
  test(`letters fit and are accessible (${name})`, longUnless(name === 'phone'), async ({ device }) => {
    const [anna, ben] = [await device({ language: 'fr', viewport: size }), await device({ language: 'fr', viewport: size })];
    await open(anna, '#/monarch');
    await seated(2, 'fr')(anna);
    await noHorizontalScroll(anna);
    expect(await violations(anna)).toEqual([]);
    await anna.locator('button[type=submit]').click();
    await decideAll(anna, dice(3));
    await noHorizontalScroll(anna);
    expect(await violations(anna)).toEqual([]);
    await anna.locator('.send-letter').click();
    await expect(anna.locator('.letter textarea')).toBeVisible();
    await noHorizontalScroll(anna);
    expect(await violations(anna)).toEqual([]);
    const link = new URL(await linkOf(anna)).hash;
    for (const button of await anna.locator('.letter .button').all()) expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(44);
    await open(ben, link);
    await noHorizontalScroll(ben);
    expect(await violations(ben)).toEqual([]);
    await openLetter(ben, link, 'Ben', 'fr');
    await noHorizontalScroll(ben);
  });
}

test('who is elsewhere can be chosen, and changed during the game', async ({ device }) => {
  const anna = await device();
  const w = WORDS.en;
  await open(anna, '#/rogue-monarch');
  // Quiet, until there are two persons.
  await expect(anna.getByRole('radio', { name: w.some })).toHaveCount(0);
  await seated(2)(anna);
  for (const seat of await anna.locator('.seat-choice').all()) await seat.getByRole('radio', { name: w.away }).check();
  await anna.locator('button[type=submit]').click();
  await expect(anna.locator('form [role=status]')).toHaveText(w.nobody);
  await anna.locator('.seat-choice').first().getByRole('radio', { name: w.here }).check();
  await anna.locator('button[type=submit]').click();
  await decideAll(anna, dice(3));
  // Ben comes home.
  await openPlaces(anna);
  await anna.getByRole('group', { name: 'Ben' }).getByRole('radio', { name: w.here }).click();
  await anna.locator('.dialog-close').click();
  await expect(anna.locator('.hand-over')).toContainText('Ben');
  await closed(anna);
  await expect.poll(async () => (await records(anna)).some(([key, text]) => key.startsWith('now/') && text.includes('"here":3'))).toBe(true);
  await anna.reload();
  await expect(anna.locator('.hand-over')).toContainText('Ben');
  // Anna's games list says whose letter it waits for.
  await anna.locator('.hand-over .primary').click();
  await openPlaces(anna);
  await anna.getByRole('group', { name: 'Anna' }).getByRole('radio', { name: w.away }).click();
  await anna.locator('.dialog-close').click();
  await closed(anna);
  await decideAll(anna, dice(3));
  await onDisk(anna, 'rogue-monarch');
  await open(anna, '#/');
  await expect(anna.locator('.game-row:not(.today)')).toContainText('Waiting for a letter from Anna');
});

test('a game that a friend waits for is listed before one that was played later', long, async ({ device }) => {
  const [anna, ben] = [await device(), await device()];
  await start(anna, 'rogue-monarch', { seed: 5, setUp: seated(2) });
  expect(await decideAll(anna, dice(3))).toBe('letter');
  await openLetter(ben, await send(anna), 'Ben');
  await start(ben, 'monarch', { seed: 2 });
  await open(ben, '#/');
  const rows = ben.locator('.game-row:not(.today) h3');
  await expect(rows).toHaveText(['Rogue Monarch', 'Monarch']);
  // The letter also comes before today's deal, which can wait.
  expect(await ben.locator('.game-row').evaluateAll((all) => all.map((row) => row.classList.contains('today')))).toEqual([false, true, false]);
});
