// Seats that are played over the internet: a table and its guests in contexts that share nothing, and
// Mosquitto between them.
import { CLOCKS, PLAYS_ON, test as base, closed, expect, long, longUnless, noHorizontalScroll, numbersOf, onDisk, open, setClockBy, sizes, turnClockBy, violations, watch } from './support.mjs';
import { LIT, PRIMARY, dice, persons, pressTo, settings, start, tap, tapSeat } from './player.mjs';
import { silentServer, withClub } from './broker.mjs';
import { unseal } from './unseal.mjs';
import { games } from '../../tools/games.mjs';

const WORDS = {
  en: {
    open: 'Who plays where', internet: 'Over the internet', show: 'Show the link', link: 'The link', invited: 'No one has opened', joined: 'Plays over the internet', silent: 'Isn’t connected',
    back: 'On this device', bot: 'A bot plays', byBot: 'A bot plays until', awaited: 'isn’t connected', here: 'Play here instead', decides: 'turn on their device', intruded: 'was refused',
    connecting: 'Connecting to the club', unreachable: 'It can’t be reached yet', check: 'Check this device’s internet connection', waiting: 'The table isn’t open', taken: 'Another device is already playing', takenBack: 'This link no longer works', damaged: 'This link is incomplete', otherVersion: 'different version',
    otherClub: 'doesn’t know the club', fault: 'can’t be used',
  },
  fr: {
    open: 'Qui joue où', internet: 'Par internet', show: 'Montrer le lien', link: 'Le lien', invited: 'Personne n’a encore ouvert', joined: 'Joue par internet', silent: 'N’est pas connecté',
    back: 'Sur cet appareil', bot: 'Un bot joue', byBot: 'Un bot joue en attendant', awaited: 'n’est pas connecté', here: 'Jouer plutôt ici', decides: 'de jouer, sur son appareil', intruded: 'refusé',
    connecting: 'Connexion au serveur', unreachable: 'Il est injoignable', check: 'Vérifiez la connexion internet', waiting: 'La table n’est pas ouverte', taken: 'Un autre appareil joue déjà', takenBack: 'Ce lien n’est plus valable', damaged: 'Ce lien est incomplet', otherVersion: 'même version',
    otherClub: 'ne connaît pas le club', fault: 'inutilisable',
  },
};

const test = base.extend(withClub);

// What the browser says of a broker that is gone is no fault of the page.
const GONE = /WebSocket connection to/;
test.use({ tolerate: { 'the broker is gone': GONE, 'the policy does not allow it': /connect-src/ } });

let last = 0;

/** Makes a context a device of the club's, with chance of its own, which records its sockets. */
async function device(context) {
  await context.addInitScript((seed) => {
    // Another one after a reload.
    let last = seed + Math.floor(performance.timeOrigin);
    Crypto.prototype.getRandomValues = (bytes) => {
      for (let at = 0; at < bytes.length; at += 1) {
        last = (Math.imul(last, 1103515245) + 12345) >>> 0;
        bytes[at] = last >>> 16;
      }
      return bytes;
    };
    window.sockets = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...all) {
        super(...all);
        window.sockets.push(this);
      }
    };
  }, (last += 7919));
}

const faults = (complaints) => complaints.flat().filter((line) => !GONE.test(line));

/** Opens the panel of the table. */
async function openPanel(page, language = 'en') {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: WORDS[language].open }).click();
  await expect(page.locator('.phones').first()).toBeVisible();
}

const closePanel = async (page) => {
  await page.locator('.dialog-close').click();
  await closed(page);
};

const row = (page, seat) => page.locator('.phones-seats > li').nth(seat);

/** Gives a person another place, in the open panel. */
const place = (page, seat, name) => row(page, seat).getByRole('radio', { name, exact: true }).check();

/** Makes the link of a seat, in the open panel. */
async function invite(page, seat, language = 'en') {
  await place(page, seat, WORDS[language].internet);
  return linkOf(page, seat, language);
}

const linkOf = (page, seat, language = 'en') => row(page, seat).getByLabel(WORDS[language].link, { exact: true }).inputValue();

/** What each device has received, by its WebSockets. */
const streams = new WeakMap();

/**
 * Asserts that a device was told as its seat, of nothing else, and that nobody without its key can
 * read it.
 */
function toldAs(guest, seat, link, seed) {
  const raw = Buffer.concat(streams.get(guest).flat()).toString('latin1');
  for (const word of ['regalia', 'hello', 'told', 'view', String(seed)]) expect(raw).not.toContain(word);
  const texts = unseal(link, streams.get(guest));
  expect(texts.length).toBeGreaterThan(5);
  let hellos = 0;
  for (const text of texts) {
    expect(text).not.toContain(String(seed));
    expect(text).not.toContain('"seed"');
    const { message } = JSON.parse(text);
    if (message.kind !== 'hello') continue;
    hellos += 1;
    expect(message.facts.viewer).toEqual({ of: seat });
  }
  expect(hellos).toBeGreaterThan(0);
  return texts;
}

/** Opens a link on a device of its own. */
async function guestAt(browser, link, { language = 'en', size = sizes.phone, complaints } = {}) {
  const context = await browser.newContext({ viewport: size, hasTouch: true, serviceWorkers: 'block' });
  const said = await watch(context);
  complaints?.push(said);
  await device(context);
  const guest = await context.newPage();
  streams.set(guest, []);
  guest.on('websocket', (socket) => {
    const stream = [];
    streams.get(guest).push(stream);
    socket.on('framereceived', ({ payload }) => stream.push(payload));
  });
  await settings(guest, { language, pace: 'instant', sound: true });
  await guest.goto(link);
  return guest;
}

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/**
 * Lets the table's person and the guests play until its position has moved; returns false once the
 * match is over. A hand is asked to be taken only by the table's own person.
 */
async function decideBy(page, guests, roll) {
  const before = await at(page);
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (await page.locator('.result').isVisible()) return false;
    if ((await at(page)) !== before) return true;
    let tapped = false;
    for (const guest of guests) tapped = (await tapSeat(guest, roll)) || tapped;
    const here = page.locator(`.hand-over .primary, ${PRIMARY}, ${LIT}`).first();
    const says = await page.locator('.status').first().textContent().catch(() => '');
    if (!tapped && !says.includes(WORDS.en.awaited) && (await here.isVisible())) {
      await tap(page, roll);
      tapped = true;
    }
    if (!tapped) await page.waitForTimeout(20);
  }
  const shown = await Promise.all([page, ...guests].map((one) => one.locator('.play').innerText()));
  throw new Error([`nothing was decided after ${before}`, ...shown].join('\n'));
}

/** Waits until a guest shows the table as it stands. */
const follows = async (guest, page) => {
  await expect.poll(async () => (await at(guest)) - (await at(page))).toBe(0);
};

const close = async (guests) => {
  for (const guest of guests) await guest.context().close();
};

test('two play to the end: one at the table, one far away', async ({ page, context, browser, club }) => {
  const complaints = [];
  const seed = 876543210987654;
  await device(context);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed, setUp: persons(2) });
  expect(await page.evaluate(() => window.sockets.length)).toBe(0);
  await openPanel(page);
  const link = await invite(page, 1);
  await expect(row(page, 1)).toContainText(WORDS.en.invited);
  const guest = await guestAt(browser, link, { complaints });
  await expect(guest.locator('.hand-screen')).toBeVisible();
  await expect(row(page, 1)).toContainText(WORDS.en.joined);
  await expect(page.locator('.club-link')).toHaveCount(0);
  await closePanel(page);
  const roll = dice(3);
  let handOvers = 0;
  let decisions = 0;
  for (;;) {
    if (await page.locator('.hand-over .primary').isVisible()) {
      handOvers += 1;
      await page.locator('.hand-over .primary').click();
    }
    if (!(await decideBy(page, [guest], roll))) break;
    decisions += 1;
    // In the middle the broker is gone for a moment, and both pages are reloaded.
    if (decisions === 4) {
      await club.broker.stop();
      await expect.poll(async () => (await guest.locator('.play').textContent()).includes(WORDS.en.connecting)).toBe(true);
      await club.broker.start();
    }
    if (decisions === 6) {
      await guest.reload();
      await expect(guest.locator('.hand-screen')).toBeVisible();
    }
    if (decisions === 8) {
      await page.reload();
      await page.locator('.board, .hand-over').first().waitFor();
      handOvers = 0;
    }
  }
  expect(decisions).toBeGreaterThan(8);
  expect(handOvers).toBeLessThan(2);
  await expect(guest.locator('.result')).toBeVisible();
  await follows(guest, page);
  toldAs(guest, 1, link, seed);
  expect(faults(complaints)).toEqual([]);
  await close([guest]);
});

/** Lets the match go on until each guest has decided. No one waits longer than ten seconds. */
async function goesOn(page, guests, roll) {
  const decided = new Set();
  const follow = async () => {
    for (const guest of guests) await expect.poll(async () => (await at(guest)) - (await at(page)), { timeout: PLAYS_ON }).toBe(0);
  };
  for (let n = 0; decided.size < guests.length && n < 40; n += 1) {
    await follow();
    const turns = await Promise.all(guests.map((guest) => guest.locator('.hand-asked').count()));
    const from = Date.now();
    expect(await decideBy(page, guests, roll)).toBe(true);
    expect(Date.now() - from, 'milliseconds until a decision').toBeLessThan(PLAYS_ON);
    if (turns.includes(1)) decided.add(guests[turns.indexOf(1)]);
  }
  expect(decided.size, 'guests that have decided').toBe(guests.length);
  await follow();
}

/** A table of two at which the second plays far away, after some decisions. */
async function farAway(page, context, browser) {
  await device(context);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  const link = await invite(page, 1);
  const guest = await guestAt(browser, link);
  await expect(guest.locator('.hand-screen')).toBeVisible();
  await closePanel(page);
  const roll = dice(3);
  await goesOn(page, [guest], roll);
  return { link, guest, roll };
}

test('a seat plays on whatever the clocks of both ends say, also after a reload', long, async ({ page, context, browser }) => {
  const { guest, roll } = await farAway(page, context, browser);
  for (const by of Object.values(CLOCKS)) {
    for (const end of [page, guest]) await turnClockBy(end, by);
    await goesOn(page, [guest], roll);
    await setClockBy(page, by);
    await page.reload();
    await page.locator('.board, .hand-over').first().waitFor();
    await goesOn(page, [guest], roll);
    await setClockBy(guest, by);
    await guest.reload();
    await expect(guest.locator('.hand-screen')).toBeVisible({ timeout: PLAYS_ON });
    await goesOn(page, [guest], roll);
  }
  await close([guest]);
});

test('a seat plays on at a table that has moved to another device', long, async ({ page, context, browser }) => {
  const { guest, roll } = await farAway(page, context, browser);
  // The other device has never been a table, so its numbers are lower.
  for (let n = 0; n < 3; n += 1) {
    await page.reload();
    await page.locator('.board, .hand-over').first().waitFor();
    await goesOn(page, [guest], roll);
  }
  await onDisk(page, 'monarch');
  await open(page, '#/move');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save everything' }).click()]);
  const path = await file.path();
  const address = new URL('/', page.url()).href;
  await page.goto('about:blank');
  await expect(guest.locator('.play')).toContainText(WORDS.en.waiting, { timeout: PLAYS_ON });
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await watch(other);
  await device(other);
  const table = await other.newPage();
  await settings(table, { language: 'en', pace: 'instant' });
  await open(table, `${address}#/move`);
  await table.locator('input[type=file]').setInputFiles(path);
  await expect.poll(async () => (await numbersOf(table, 'monarch')).length).toBe(1);
  await open(table, `${address}#/monarch/table`);
  await goesOn(table, [guest], roll);
  await close([guest, table]);
});

test('a seat plays on while the table goes from tab to tab, and back', long, async ({ page, context, browser }) => {
  const { guest, roll } = await farAway(page, context, browser);
  const other = await context.newPage();
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, new URL(page.url()).hash);
  const playHere = (tab) => tab.getByRole('button', { name: 'Play here', exact: true });
  for (const tab of [other, page, other]) {
    await playHere(tab).click();
    await expect(playHere(tab)).toHaveCount(0);
    await goesOn(tab, [guest], roll);
  }
  // The tab that plays is closed: the other one goes on by itself.
  await other.close();
  await expect(playHere(page)).toHaveCount(0);
  await goesOn(page, [guest], roll);
  await close([guest]);
});

test('a seat goes to a second tab and to another device, and the match plays on', long, async ({ page, context, browser }) => {
  const { link, guest, roll } = await farAway(page, context, browser);
  const tab = await guest.context().newPage();
  await settings(tab, { language: 'en', pace: 'instant' });
  await tab.goto(link);
  const elsewhere = await guestAt(browser, link);
  for (const next of [tab, elsewhere, guest]) {
    await next.getByRole('button', { name: WORDS.en.here }).click({ timeout: PLAYS_ON });
    await expect(next.locator('.hand-screen')).toBeVisible({ timeout: PLAYS_ON });
    await goesOn(page, [next], roll);
    // The others say so, and offer the seat.
    for (const waits of [tab, elsewhere, guest].filter((one) => one !== next)) {
      await expect(waits.getByRole('button', { name: WORDS.en.here })).toBeVisible({ timeout: PLAYS_ON });
    }
  }
  await close([elsewhere, guest]);
});

/**
 * Opens the page of a stranger who has the link of a seat, and so the rights of the table at the broker:
 * `window.publish` sends bytes to a topic, and lets the broker keep them.
 */
async function strangerAt(context, club, link) {
  const table = Buffer.from(link.split('/seat/')[1], 'base64url').subarray(2, 18).toString('base64url');
  const stranger = await context.newPage();
  await stranger.goto(new URL('blank', club.address).href);
  await stranger.evaluate(async ({ url, table }) => {
    const text = (value) => [value.length >> 8, value.length & 255, ...new TextEncoder().encode(value)];
    const packet = (first, head, body = []) => {
      const length = [];
      for (let rest = head.length + body.length; rest > 0 || length.length === 0; rest >>= 7) length.push((rest & 127) | (rest > 127 ? 128 : 0));
      const bytes = new Uint8Array(1 + length.length + head.length + body.length);
      bytes.set([first, ...length, ...head]);
      bytes.set(body, 1 + length.length + head.length);
      return bytes;
    };
    const socket = new WebSocket(url, 'mqtt');
    await new Promise((done) => (socket.onopen = done));
    socket.send(packet(0x10, [...text('MQTT'), 4, 0x86, 0, 120, ...text(`x${table}`.slice(0, 20)), ...text(`t/${table}/p/x`), 0, 0, ...text(table)]));
    window.publish = (topic, bytes, isKept) => socket.send(packet(0x30 | (isKept ? 1 : 0), text(topic), bytes));
  }, { url: club.broker.url, table });
  return { stranger, table };
}

test('while one floods a seat, the table says which seat it is, and the match goes on', long, async ({ page, context, browser, club }) => {
  await device(context);
  await settings(page, { pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 4, setUp: persons(2) });
  await openPanel(page);
  const link = await invite(page, 1);
  const guest = await guestAt(browser, link);
  await expect(row(page, 1)).toContainText(WORDS.en.joined);
  await closePanel(page);
  const { stranger, table } = await strangerAt(context, club, link);
  // The stranger asks the broker to keep every second one. tools/bench-flood.mjs measures how quick the
  // table stays: DevTools would copy each message.
  await stranger.evaluate((table) => {
    let sent = 0;
    setInterval(() => {
      sent += 1;
      window.publish(`t/${table}/h/1`, new Uint8Array(sent % 50 === 0 ? 200_000 : 90).fill(sent, 0, 1), sent & 1);
    }, 10);
  }, table);
  await expect(page.locator('.status-note').filter({ hasText: 'Far too many messages are arriving' })).toBeVisible();
  const roll = dice(11);
  for (let n = 0; n < 6; n += 1) {
    const from = await at(page);
    expect(await decideBy(page, [guest], roll)).toBe(true);
    await expect.poll(() => at(guest)).toBeGreaterThan(from);
  }
  // The seat is taken back, by the key beside the notice.
  await page.locator('.status').getByRole('button', { name: WORDS.en.open }).click();
  await place(page, 1, WORDS.en.back);
  await expect(guest.locator('body')).toContainText('on the table’s device');
  await close([guest]);
});

test('what the broker was told to keep on every topic of a table locks nobody out', long, async ({ page, context, browser, club }) => {
  const { link, guest, roll } = await farAway(page, context, browser);
  const { stranger, table } = await strangerAt(context, club, link);
  // Noise, and what the seat was told before.
  const told = streams.get(guest).flat().filter((frame) => typeof frame !== 'string' && frame[0] === 0x30 && frame.length > 200);
  expect(told.length).toBeGreaterThan(0);
  const topic = `t/${table}/v/1`;
  const payload = [...told[0].subarray(told[0].indexOf(topic) + topic.length)];
  await stranger.evaluate(async ({ table, topic, payload }) => {
    const topics = ['h', 'v', 'p'].flatMap((kind) => ['0', '1', '2', 'h', 'x'].map((end) => `t/${table}/${kind}/${end}`));
    for (const noise of topics) window.publish(noise, new Uint8Array(500).fill(7), true);
    window.publish(topic, Uint8Array.from(payload), true);
    await new Promise((done) => setTimeout(done, 200));
  }, { table, topic, payload });
  for (const end of [guest, page]) {
    await end.reload();
    await expect(guest.locator('.hand-screen')).toBeVisible({ timeout: PLAYS_ON });
    await page.locator('.board, .hand-over').first().waitFor();
    await goesOn(page, [guest], roll);
  }
  await close([guest]);
});

test('a page without a club has no such part and makes no connection', async ({ page, context, club }) => {
  club.text = undefined;
  await context.addInitScript(() => {
    window.sockets = 0;
    window.WebSocket = class {
      constructor() {
        window.sockets += 1;
      }
    };
  });
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = () => asked.filter((url) => url.endsWith('/club.json')).length;
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: persons(2) });
  await tap(page, dice(1));
  expect(fetched()).toBe(0);
  await openPanel(page);
  await expect.poll(fetched).toBe(1);
  await expect(page.locator('.club')).toHaveCount(0);
  // Nor does a link make one: this page knows no such club.
  const payload = 'AQAB';
  await page.goto(`#/seat/${payload}`);
  await expect(page.getByRole('alert')).toContainText(WORDS.en.damaged);
  expect(await page.evaluate(() => window.sockets)).toBe(0);
});

test('damaged links, a taken seat, and one that was taken back are told apart', async ({ page, context, browser }) => {
  await device(context);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  const link = await invite(page, 1);
  const guest = await guestAt(browser, link);
  await expect(guest.locator('.hand-screen')).toBeVisible();
  await expect(row(page, 1)).toContainText(WORDS.en.joined);
  // A second device with the same link.
  const thief = await guestAt(browser, link);
  await expect(thief.getByRole('alert')).toContainText(WORDS.en.taken);
  await expect(thief.locator('.hand-screen')).toHaveCount(0);
  await closePanel(page);
  await page.locator('.hand-over .primary').click();
  await expect(page.locator('.status')).toContainText(WORDS.en.intruded);
  // Beside it a screen reader's lines stay.
  const said = (device) => device.locator('#main').getByText(WORDS.en.taken);
  // Its person takes the seat over, and the first device waits until that one has gone.
  await thief.getByRole('button', { name: WORDS.en.here }).click();
  await expect(thief.locator('.hand-screen')).toBeVisible();
  await expect(said(guest)).toBeVisible();
  await expect(guest.getByRole('button', { name: WORDS.en.here })).toBeVisible();
  await guest.getByRole('button', { name: WORDS.en.here }).click();
  await expect(said(guest)).toHaveCount(0);
  // The other one has it once the first has gone, without a tap.
  await expect(said(thief)).toBeVisible();
  await close([guest]);
  await expect(said(thief)).toHaveCount(0, { timeout: PLAYS_ON });
  await expect(thief.locator('.hand-screen')).toBeVisible();
  // Cut off, another club's, and with a letter changed.
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await watch(other);
  await device(other);
  await other.route('**/club.json', (route) => route.fulfill({ json: { brokers: ['wss://other.example/mqtt'] } }));
  const stranger = await other.newPage();
  await settings(stranger, { language: 'en' });
  for (const [address, says] of [
    [link.slice(0, -3), WORDS.en.damaged],
    [link.replace(/.{3}$/, 'AAA'), WORDS.en.damaged],
    [link, WORDS.en.otherClub],
  ]) {
    await stranger.goto('about:blank');
    await stranger.goto(address);
    await expect(stranger.getByRole('alert')).toContainText(says);
    expect(await stranger.evaluate(() => window.sockets.length)).toBe(0);
  }
  await other.close();
  // Taken back, though the club's file cannot be had any more.
  await page.route('**/club.json', () => {});
  await openPanel(page);
  await place(page, 1, WORDS.en.back);
  await expect(thief.getByRole('alert')).toContainText('You’re now playing on the table’s device');
  // Whoever opens the link again learns that it is over.
  await thief.reload();
  await expect(thief.getByRole('alert')).toContainText(WORDS.en.takenBack);
  await close([thief]);
});

test('a club whose file or policy is wrong is told so', async ({ page, context, club }) => {
  club.text = '{"brokers": ["http://club.example"]}';
  await device(context);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await expect(page.locator('.club [role=alert]')).toContainText(WORDS.en.fault);
  await expect(page.locator('.club [role=alert]')).toContainText('address 1 doesn’t begin with wss://');
  await expect(row(page, 0).getByRole('radio', { name: WORDS.en.internet })).toHaveCount(0);
  await closePanel(page);
  // Mended, it is fetched anew. A policy that does not name the broker lets nothing through.
  club.text = JSON.stringify({ brokers: [club.broker.url] });
  club.origins = [];
  await page.reload();
  await page.locator('.board, .hand-over').first().waitFor();
  await openPanel(page);
  await invite(page, 1);
  await expect(page.locator('.club')).toContainText(WORDS.en.unreachable);
});

for (const language of ['en', 'fr']) {
  const w = WORDS[language];

  test(`a server that can't be reached is said at once, with what to check (${language})`, longUnless(language === 'fr'), async ({ page, context, club }) => {
    await club.broker.stop();
    await device(context);
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(2) });
    await openPanel(page, language);
    const link = await invite(page, 1, language);
    // At the table, then at a seat.
    for (const end of ['.club', '.hand-joins']) {
      if (end === '.hand-joins') {
        await page.goto('about:blank');
        await page.goto(link);
      }
      await expect(page.locator(end)).toContainText(w.unreachable, { timeout: 10_000 });
      await expect(page.locator(end)).toContainText(w.check);
    }
  });

  test(`a server that falls silent is said within 20 seconds (${language})`, long, async ({ page, context, browser, club }) => {
    await device(context);
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(2) });
    await openPanel(page, language);
    const guest = await guestAt(browser, await invite(page, 1, language), { language });
    await expect(guest.locator('.hand-screen')).toBeVisible();
    const ends = [page.locator('.club'), guest.locator('.play')];
    // It is gone; or it opens sockets, and says nothing more.
    await club.broker.stop();
    for (const opens of [false, true]) {
      const silent = opens ? await silentServer(club.broker.url) : undefined;
      if (opens) await guest.reload();
      const from = Date.now();
      await expect(ends[0]).toContainText(w.connecting);
      for (const end of opens ? [guest.locator('.hand-joins')] : ends) await expect(end).toContainText(w.unreachable);
      expect(Date.now() - from).toBeLessThan(20_000);
      await silent?.end();
    }
    await club.broker.start();
    await expect(guest.locator('.hand-screen')).toBeVisible({ timeout: 60_000 });
    await expect(ends[0]).not.toContainText(w.connecting, { timeout: 60_000 });
    await close([guest]);
  });
}

test('a seat goes from here to the internet, to a bot, and back', long, async ({ page, context, browser }) => {
  await device(context);
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  const link = await invite(page, 1);
  await closePanel(page);
  const roll = dice(5);
  // Whoever is left takes the table once, and waits for the other.
  for (let taps = 0; taps < 60 && !(await page.locator('.status').textContent()).includes(WORDS.en.awaited); taps += 1) await tap(page, roll);
  await expect(page.locator('.status')).toContainText(WORDS.en.awaited);
  const before = await at(page);
  await openPanel(page);
  await place(page, 1, WORDS.en.bot);
  await expect(row(page, 1)).toContainText(WORDS.en.byBot);
  await closePanel(page);
  await expect.poll(() => at(page)).toBeGreaterThan(before);
  const guest = await guestAt(browser, link);
  await expect(guest.locator('.hand-screen')).toBeVisible();
  for (let n = 0; n < 6; n += 1) await decideBy(page, [guest], roll);
  await follows(guest, page);
  await openPanel(page);
  await expect(row(page, 1)).toContainText(WORDS.en.joined);
  await place(page, 1, WORDS.en.back);
  await closePanel(page);
  await expect(guest.getByRole('alert')).toContainText('You’re now playing on the table’s device');
  for (let n = 0; n < 6; n += 1) await tap(page, roll);
  await expect(page.locator('.board, .hand-over').first()).toBeVisible();
  await close([guest]);
});

for (const language of ['en', 'fr']) {
  for (const [name, size] of Object.entries({ phone: sizes.phone, tablet: sizes.tablet })) {
    test(`the panel and the seat fit and are accessible, by the keyboard too (${language}, ${name})`, long, async ({ page, context, browser }) => {
      const w = WORDS[language];
      await page.setViewportSize(size);
      await device(context);
      await settings(page, { language, pace: 'instant' });
      await start(page, 'dwarf-king', { seed: 3, setUp: persons(3) });
      await openPanel(page, language);
      await expect(row(page, 1)).toContainText(w.internet);
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
      // The arrows choose within a group.
      await pressTo(page, 'Tab', '.phones-seats li:nth-child(2) input');
      for (let presses = 0; presses < 5 && (await row(page, 1).locator('.club-link').count()) === 0; presses += 1) await page.keyboard.press('ArrowRight');
      await expect(row(page, 1)).toContainText(w.invited);
      await expect(row(page, 1).locator('.qr')).toBeVisible();
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
      const guest = await guestAt(browser, await linkOf(page, 1, language), { language, size });
      await expect(guest.locator('.hand-screen')).toBeVisible();
      await noHorizontalScroll(guest);
      expect(await violations(guest)).toEqual([]);
      await expect(row(page, 1)).toContainText(w.joined);
      // The table's page is left: the seat is told so, and goes on when it is open again.
      const address = page.url();
      await page.goto('about:blank');
      await expect(guest.locator('.play')).toContainText(w.waiting);
      expect(await violations(guest)).toEqual([]);
      await guest.reload();
      await expect(guest.locator('.hand-joins')).toContainText(w.waiting);
      await noHorizontalScroll(guest);
      expect(await violations(guest)).toEqual([]);
      await page.goto(address);
      await expect(guest.locator('.hand-screen')).toBeVisible();
      await close([guest]);
    });
  }
}

for (const { id, seats: [, most] } of games()) {
  test(`${id}: all play over the internet to the end; the broker is stopped, everything is reloaded`, long, async ({ page, context, browser, club }) => {
    test.slow();
    const seed = 876543210987654;
    const complaints = [];
    await device(context);
    await settings(page, { language: 'en', pace: 'instant' });
    const count = Math.min(3, most);
    await start(page, id, { seed, setUp: persons(count) });
    await openPanel(page);
    const [guests, links] = [[], []];
    for (let seat = 1; seat < count; seat += 1) links.push(await invite(page, seat));
    for (const link of links) guests.push(await guestAt(browser, link, { complaints }));
    for (const guest of guests) await expect(guest.locator('.hand-screen')).toBeVisible();
    await closePanel(page);
    const roll = dice(11);
    let decisions = 0;
    while (decisions < 1_500 && (await decideBy(page, guests, roll))) {
      decisions += 1;
      if (decisions === 5) {
        await club.broker.stop();
        await page.waitForTimeout(1_500);
        await club.broker.start();
      }
      if (decisions === 8) await guests[0].reload();
      if (decisions === 11) {
        await page.reload();
        await page.locator('.board, .hand-over').first().waitFor();
      }
    }
    await expect(page.locator('.result')).toBeVisible();
    for (const [nth, guest] of guests.entries()) {
      await expect(guest.locator('.result')).toBeVisible();
      await follows(guest, page);
      toldAs(guest, nth + 1, links[nth], seed);
      expect(await guest.content()).not.toContain(String(seed));
    }
    expect(faults(complaints)).toEqual([]);
    await close(guests);
  });
}
