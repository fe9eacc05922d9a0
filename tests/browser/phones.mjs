// Phones as hands: each phone reads the table's code, the table's camera reads the phone's, and the
// phone holds the hand of its seat. The camera is a canvas on which a test paints the other page's
// code; the connection is a real one (WebRTC) between contexts of this machine.
import { PLAYS_ON, expect, open, sizes, watch } from './support.mjs';
import { persons, settings, start, tapSeat } from './player.mjs';
import { paintedCamera, shownCode } from './camera.mjs';

export const WORDS = {
  en: {
    open: 'Who plays where', onPhone: 'On a phone', camera: 'Use the camera', without: 'Show the code', show: 'Hold this code up to', joined: 'The phone has joined', decides: 'turn on their device',
    silent: 'isn’t connected', here: 'Play here instead', bot: 'Let a bot play', paste: 'Paste the phone’s reply', connect: 'Connect', asText: 'This phone’s reply as text',
    hidden: 'hides this device’s address', blocked: 'no phone can join here', late: 'hasn’t connected', help: 'If a phone doesn’t connect', intruded: 'was refused', renew: 'New code', damaged: 'This link is incomplete',
    own: 'Each play on your own phone', next: 'Code for the next phone', codeFor: 'Code for', who: 'Who plays on this phone?', choosing: 'is asking who plays', taken: 'already has a device. Choose another name.', full: 'Everyone already has a device', old: 'replied to an old code',
    ended: 'connection to the table has ended', scan: 'Scan another phone’s code', again: 'Scan the table’s new code', left: '’s phone has lost', passed: 'The code was passed on',
    used: 'already been used on this phone', elsewhere: 'played in another tab', play: 'Play here',
    leave: 'Leave the game', onward: 'The others keep playing', gone: 'left the game.', replaced: 'A bot is now playing for', end: 'End the game', agree: 'Agree to end it', agrees: /agrees to end it/, playOn: 'Keep playing', asks: 'Still to answer', goesOn: 'not everyone agreed', agreed: /The players agreed to end the game/, wins: 'The other player wins', give: 'Give up', gave: /gave up: .* wins/, gaveHere: /^You gave up: .* wins/, byBot: 'A bot plays',
  },
  fr: {
    open: 'Qui joue où', onPhone: 'Sur un téléphone', camera: 'Utiliser la caméra', without: 'Montrer le code', show: 'Présentez ce code', joined: 'Le téléphone a rejoint la table', decides: 'de jouer, sur son appareil',
    silent: 'n’est pas connecté', here: 'Jouer plutôt ici', bot: 'Laisser jouer un bot', paste: 'Collez ici la réponse', connect: 'Connecter', asText: 'La réponse de ce téléphone',
    hidden: 'cache l’adresse', blocked: 'aucun téléphone ne peut', late: 'ne s’est pas connecté', help: 'Si un téléphone ne se connecte pas', intruded: 'refusé', renew: 'Nouveau code', damaged: 'Ce lien est incomplet',
    ended: 'n’est plus relié à la table',
    own: 'Jouer chacun sur son téléphone', next: 'Code pour le prochain téléphone', codeFor: 'Code pour', who: 'Qui joue sur ce téléphone', choosing: 'demande qui y joue', taken: 'a déjà un appareil. Choisissez un autre nom.', again: 'Scanner le nouveau code', left: 'a perdu la connexion',
    leave: 'Quitter la partie', onward: 'Les autres continuent', gone: 'a quitté la partie.', replaced: 'Un bot joue maintenant à', end: 'Arrêter la partie', agree: 'Accepter d’arrêter', agrees: /accepte d’arrêter/, playOn: 'Continuer à jouer', asks: 'Sans réponse', goesOn: 'tout le monde n’était pas d’accord', agreed: /d’un commun accord/, wins: 'L’autre joueur gagne', give: 'Abandonner', gave: /a abandonné\u{a0}: .* gagne/u, gaveHere: /^Vous avez abandonné\u{a0}: .* gagne/u,
  },
};

/** Makes the camera of a page a canvas, and records every text that it sends and receives. */
export const prepare = async (target) => {
  await target.addInitScript(paintedCamera);
  await target.addInitScript(() => {
    [window.sent, window.heard, window.ends, window.channels] = [[], [], [], []];
    const Plain = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Plain {
      constructor(...all) {
        super(...all);
        window.ends.push(this);
      }

      createDataChannel(...all) {
        const channel = super.createDataChannel(...all);
        window.channels.push(channel);
        channel.addEventListener('message', ({ data }) => window.heard.push(data));
        const send = channel.send.bind(channel);
        channel.send = (text) => {
          if (!window.mute) {
            window.sent.push(text);
            send(text);
          }
        };
        return channel;
      }
    };
  });
};

/** Opens the panel that lets phones join. Nobody chooses there who plays on a phone. */
export async function openPanel(page, language = 'en') {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: WORDS[language].open }).click();
  await expect(page.locator('.phones')).toBeVisible();
}

export const closePanel = async (page) => {
  await page.locator('.dialog-close').click();
  await expect(page.locator('.dialog')).toHaveCount(0);
};

/** Allows the table's page its camera, which also shows its real address. */
export async function allowCamera(page, language = 'en') {
  await page.context().grantPermissions(['camera']);
  await page.getByRole('button', { name: WORDS[language].camera }).click();
  await expect(page.locator('.phones-code .qr')).toBeVisible();
}

/** Opens a phone in a context of its own, at the code that the table shows. */
export async function phoneAt(browser, link, { language = 'en', size = sizes.phone, complaints } = {}) {
  const context = await browser.newContext({ viewport: size, hasTouch: true, serviceWorkers: 'block' });
  complaints?.push(await watch(context));
  await prepare(context);
  const phone = await context.newPage();
  await settings(phone, { language, pace: 'instant', sound: true });
  await phone.goto(link);
  await expect(phone.locator('.hand-joins .qr')).toBeVisible();
  return phone;
}

export const linkOf = (page) => page.locator('.phones-code input').inputValue();

/** Returns a code as a page shows it. */
export const codeOf = (page) => page.evaluate(shownCode);

/** Holds a phone's code over the table's camera. */
export const hold = async (phone, page, how) => {
  const code = await codeOf(phone);
  await page.evaluate(([code, how]) => window.paint(code, how), [code, how]);
};

/** Chooses on a phone that is connected who plays on it, the first name unless one is given. A seat that the table means for it is not asked for. */
export async function takeSeat(phone, name) {
  const names = phone.locator('.hand-seats button');
  await expect(names.first().or(phone.locator('.hand-screen'))).toBeVisible();
  if (await names.count()) {
    await expect(names.first()).toBeFocused();
    await (name ? phone.getByRole('button', { name, exact: true }) : names.first()).click();
  }
  await expect(phone.locator('.hand-screen')).toBeVisible();
}

/** Waits until the table shows another code than this link's. */
export const nextCode = (page, link) => expect.poll(async () => (await page.locator('.phones-code input').count()) && (await linkOf(page)) !== link).toBe(true);

/** Lets a phone join by the code that the table shows, and take a seat. */
export async function join(browser, page, options = {}) {
  await expect(page.locator('.phones-code .qr')).toBeVisible();
  const phone = await phoneAt(browser, await linkOf(page), options);
  await hold(phone, page, options.how);
  await takeSeat(phone, options.name);
  return phone;
}

/** Lets a phone scan the code that the table shows, and joins by it. */
export async function meet(page, phone) {
  await phone.evaluate(([code, how]) => window.paint(code, how), [await codeOf(page), {}]);
  await expect(phone.locator('.hand-joins .qr')).toBeVisible();
  await hold(phone, page);
  await takeSeat(phone);
}

/** Opens the table's match in a second tab, which only watches at first. */
export async function secondTab(page) {
  const other = await page.context().newPage();
  await prepare(other);
  await settings(other, { language: 'en', pace: 'instant' });
  await open(other, new URL(page.url()).hash);
  return other;
}

/** Returns the button by which a tab that watches takes the match over. */
export const playHere = (tab) => tab.getByRole('button', { name: WORDS.en.play, exact: true });

export const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

/** Lets the phones play until the table's position has moved, or the match is over. */
export async function decideByPhones(page, phones, roll) {
  const before = await at(page);
  for (let tries = 0; tries < 600; tries += 1) {
    if (await page.locator('.result').isVisible()) return false;
    if ((await at(page)) !== before) return true;
    let tapped = false;
    for (const phone of phones) tapped = (await tapSeat(phone, roll)) || tapped;
    if (!tapped) await page.waitForTimeout(30);
  }
  throw new Error(`nothing was decided after ${before}`);
}

/** Opens the panel with the button beside the notice that a phone has left, and lets these phones join again. */
export async function meetAgain(page, phones, language = 'en') {
  const w = WORDS[language];
  for (const phone of phones) await phone.getByRole('button', { name: w.again }).click();
  await page.locator('.status').getByRole('button', { name: w.renew }).click();
  await allowCamera(page, language);
  let last = '';
  for (const phone of phones) {
    await expect(page.locator('.phones-code .qr')).toBeVisible();
    await expect.poll(async () => (await codeOf(page)).path).not.toBe(last);
    last = (await codeOf(page)).path;
    await meet(page, phone);
  }
  await closePanel(page);
}

/** Asserts that the table and these phones say that they are no longer connected, each with a button for a new code. */
export async function saidOnBothEnds(page, phones, language = 'en') {
  const w = WORDS[language];
  for (const phone of phones) {
    await expect(phone.locator('.play, .hand-joins').first()).toContainText(w.ended, { timeout: PLAYS_ON });
    await expect(phone.getByRole('button', { name: w.again })).toBeVisible();
  }
  await expect(page.locator('.status')).toContainText(w.left, { timeout: PLAYS_ON });
  await expect(page.locator('.status').getByRole('button', { name: w.renew })).toBeVisible();
}

/** Reloads the table, which asks first as long as phones are connected. */
export async function reloadTable(page) {
  const asked = new Promise((done) => page.once('dialog', (dialog) => done(dialog.accept())));
  await page.reload();
  await asked;
  await page.locator('.board, .hand-over').first().waitFor();
}

/** Lets each phone decide at least once. No one waits longer than ten seconds. */
export async function goesOn(page, phones, roll) {
  const decided = new Set();
  for (let n = 0; decided.size < phones.length && n < 40; n += 1) {
    const turns = () => Promise.all(phones.map((phone) => phone.locator('.hand-asked').count()));
    await expect.poll(async () => (await turns()).includes(1), { timeout: PLAYS_ON, intervals: [30], message: 'a phone is asked' }).toBe(true);
    const asked = phones[(await turns()).indexOf(1)];
    const before = await at(page);
    await expect
      .poll(async () => {
        if (asked) await tapSeat(asked, roll);
        return (await at(page)) - before;
      }, { timeout: PLAYS_ON, intervals: [30], message: `a decision after ${before}` })
      .toBeGreaterThan(0);
    decided.add(asked);
  }
  expect(decided.size, 'phones that have decided').toBe(phones.length);
}

export const close = async (phones) => {
  for (const phone of phones) await phone.context().close();
};

/** Starts a match for two people, and lets a phone in for each. */
export async function twoPhones(page, browser, { game = 'monarch', ...options } = {}) {
  const { language = 'en' } = options;
  await settings(page, { language, pace: 'instant' });
  await start(page, game, { seed: 3, setUp: persons(2) });
  await openPanel(page, language);
  await allowCamera(page, language);
  const phones = [await join(browser, page, options), await join(browser, page, options)];
  await closePanel(page);
  return phones;
}
