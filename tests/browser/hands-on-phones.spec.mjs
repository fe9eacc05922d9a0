// Phones as hands: phones join a table through both codes, play, and leave it, in every way that is
// foreseen.
import { CLOCKS, PLAYS_ON, expect, long, longUnless, noHorizontalScroll, open, setClockBy, sizes, test, turnClockBy, violations, watch } from './support.mjs';
import { LIT, PRIMARY, decide, dice, persons, settings, start, tap } from './player.mjs';
import { WORDS, allowCamera, at, close, closePanel, codeOf, decideByPhones, goesOn, hold, join, linkOf, meet, meetAgain, nextCode, openPanel, phoneAt, playHere, prepare, reloadTable, saidOnBothEnds, secondTab, takeSeat, twoPhones } from './phones.mjs';
import { games } from '../../tools/games.mjs';

test.beforeEach(({ page }) => prepare(page));

test('a phone joins through both codes and decides', async ({ page, browser }) => {
  const complaints = [];
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'dwarf-king', { seed: 31, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const phone = await join(browser, page, { complaints });
  await expect(page.locator('.phones-seats')).toContainText(WORDS.en.joined);
  // The camera still sees its code, which is no second phone.
  await page.waitForTimeout(300);
  await expect(page.locator('.phones')).not.toContainText(WORDS.en.intruded);
  await closePanel(page);
  // Its hand is on the phone, and the public table on the tablet.
  const hand = await phone.locator('.hand .card').count();
  expect(hand).toBeGreaterThan(3);
  const roll = dice(3);
  let decisions = 0;
  for (let n = 0; n < 60 && decisions < 3; n += 1) {
    const asked = phone.locator('.hand-asked');
    const here = page.locator(`.hand-over .primary, ${PRIMARY}, ${LIT}`).first();
    await expect.poll(async () => (await asked.isVisible()) || (await here.isVisible())).toBe(true);
    if (await asked.isVisible()) {
      await expect(page.locator('.status')).toContainText(WORDS.en.decides);
      await expect(page.locator(LIT)).toHaveCount(0);
      await decideByPhones(page, [phone], roll);
      decisions += 1;
    } else {
      await tap(page, roll);
    }
  }
  expect(decisions).toBe(3);
  await expect(phone.locator('.table')).toHaveAttribute('data-at', String(await at(page)));
  expect(complaints.flat()).toEqual([]);
  await close([phone]);
});

test('a phone has what the table has: log, goals, rules, menu, and hints', async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 12, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const phone = await join(browser, page);
  await page.locator('.phones-seats > li').nth(1).getByRole('radio', { name: 'On this device' }).check();
  await closePanel(page);
  const dialog = phone.locator('.dialog');
  for (const [key, says] of [['l', 'Log'], ['g', 'Goal'], ['r', 'Rules'], ['m', 'Menu'], ['s', 'Read']]) {
    await phone.keyboard.press(key);
    await expect(dialog, says).toBeVisible();
    await noHorizontalScroll(phone);
    await phone.locator('.dialog-close').click();
    await expect(dialog).toHaveCount(0);
  }
  // Nothing there leads away from the table, or begins another match.
  await expect(phone.locator('.bar-back')).toHaveCount(0);
  const roll = dice(7);
  while (!(await phone.locator('.hand-asked').count())) {
    if (await page.locator(`${LIT}, ${PRIMARY}, .hand-over .primary`).first().isVisible()) await tap(page, roll);
    else await page.waitForTimeout(30);
  }
  await phone.keyboard.press('h');
  await expect(phone.locator('.status-hint')).toContainText('for the reason', { timeout: 30_000 });
  await expect(phone.locator('.advised').first()).toBeVisible();
  await phone.keyboard.press('h');
  await expect(phone.locator('.status-hint')).not.toContainText('for the reason');
  await close([phone]);
});

for (const language of ['en', 'fr']) {
  test(`the table asks a phone whether to end the match, and the other way round (${language})`, longUnless(language === 'fr'), async ({ page, browser }) => {
    const w = WORDS[language];
    const complaints = [];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'rogue-monarch', { seed: 12, setUp: persons(2) });
    await openPanel(page, language);
    await allowCamera(page, language);
    const phone = await join(browser, page, { language, complaints });
    await closePanel(page);
    const says = (one, text) => expect(one.locator('.status-note').filter({ hasText: text }).first()).toBeVisible();
    // The phone asks, and the table would rather play.
    await phone.keyboard.press('m');
    await phone.getByRole('button', { name: w.end }).click();
    await phone.locator('.dialog').getByRole('button', { name: w.agree }).click();
    await expect(page.locator('.dialog')).toContainText(w.asks);
    await says(phone, w.asks);
    expect(await violations(page)).toEqual([]);
    await page.locator('.dialog').getByRole('button', { name: w.playOn }).click();
    await says(phone, w.goesOn);
    await says(page, w.goesOn);
    await expect(page.locator('.dialog')).toHaveCount(0);
    // The table asks, and the phone agrees.
    await page.keyboard.press('m');
    await page.getByRole('button', { name: w.end }).click();
    await page.locator('.dialog').getByRole('button', { name: w.agree }).click();
    await expect(phone.locator('.dialog')).toContainText(w.asks);
    await noHorizontalScroll(phone);
    expect(await violations(phone)).toEqual([]);
    await phone.locator('.dialog').getByRole('button', { name: w.agree }).click();
    for (const one of [page, phone]) await expect(one.locator('.result h2')).toHaveText(w.agreed);
    expect(complaints.flat()).toEqual([]);
    await close([phone]);
  });
}

for (const language of ['en', 'fr']) {
  test(`a player leaves or gives up on their phone, after being asked, and the table says so (${language})`, longUnless(language === 'en'), async ({ page, browser }) => {
    const w = WORDS[language];
    const complaints = [];
    await settings(page, { language, pace: 'instant' });
    // With more than two players a bot plays on.
    await start(page, 'dwarf-king', { seed: 31, setUp: persons(2) });
    const begin = async () => {
      await openPanel(page, language);
      await allowCamera(page, language);
      const phone = await join(browser, page, { language, complaints });
      await closePanel(page);
      await phone.keyboard.press('m');
      return phone;
    };
    const first = await begin();
    await first.getByRole('button', { name: w.leave }).click();
    await expect(first.locator('.dialog')).toContainText(w.onward);
    await noHorizontalScroll(first);
    expect(await violations(first)).toEqual([]);
    // It can still be thought over.
    await first.locator('.dialog-close').click();
    await expect(first.locator('.hand-screen')).toBeVisible();
    await first.keyboard.press('m');
    await first.getByRole('button', { name: w.leave }).click();
    await first.locator('.dialog').getByRole('button', { name: w.leave }).click();
    await expect(first.getByRole('alert')).toContainText(w.replaced);
    const notes = page.locator('.status-note');
    await expect(notes.filter({ hasText: w.gone })).toBeVisible();
    await expect(notes.filter({ hasText: w.replaced })).toBeVisible();
    await expect(page.locator('.result')).toHaveCount(0);
    await close([first]);
    // With two, the other one wins.
    await start(page, 'rogue-monarch', { seed: 12, setUp: persons(2) });
    const second = await begin();
    await second.getByRole('button', { name: w.end }).click();
    await expect(second.locator('.dialog')).toContainText(w.wins);
    await second.locator('.dialog').getByRole('button', { name: w.give }).click();
    await expect(second.locator('.result h2')).toHaveText(w.gaveHere);
    await expect(page.locator('.result h2')).toHaveText(w.gave);
    await expect(notes.filter({ hasText: w.gone })).toHaveCount(0);
    expect(complaints.flat()).toEqual([]);
    await close([second]);
  });
}

for (const [name, every] of [['second', 1_000], ['minute', 60_000]]) {
  test(`a table in a hidden tab whose timers run once a ${name} keeps no phone waiting`, long, async ({ page, browser }) => {
    await settings(page, { language: 'en', pace: 'normal' });
    await start(page, 'dwarf-king', { seed: 31, setUp: persons(2) });
    await openPanel(page);
    await allowCamera(page);
    const phone = await join(browser, page, { name: 'Player 2' });
    await page.locator('.phones-seats > li').first().getByRole('radio', { name: WORDS.en.byBot }).check();
    await closePanel(page);
    // As browsers do it: hidden tabs have no frames, and timers late; those without a wait once a second.
    await page.evaluate((every) => {
      const [put, frame] = [window.setTimeout, window.requestAnimationFrame];
      const frames = [];
      let isHidden = false;
      window.setTimeout = (act, wait = 0, ...all) => put(act, isHidden ? Math.max(wait, wait > 0 ? every : 1_000) : wait, ...all);
      window.requestAnimationFrame = (act) => (isHidden ? -frames.push(act) : frame(act));
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') });
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => isHidden });
      window.hide = (hides) => {
        isHidden = hides;
        document.dispatchEvent(new Event('visibilitychange'));
        if (!hides) for (const act of frames.splice(0)) frame(act);
      };
      window.hide(true);
    }, every);
    const before = await at(page);
    const roll = dice(4);
    for (let n = 0; n < 4; n += 1) await goesOn(page, [phone], roll);
    expect(await at(page)).toBeGreaterThan(before + 8);
    await expect(phone.locator('.table')).toHaveAttribute('data-at', String(await at(page)));
    // What has happened waits for those who look at the table.
    await page.evaluate(() => window.hide(false));
    await expect(page.locator('.playing-back')).toBeVisible();
    await close([phone]);
  });
}

test('who plays where is set up before the match, and changed during it', async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await open(page, '#/dwarf-king');
  const seats = page.locator('.seat-choice');
  for (const nth of [1, 2]) await seats.nth(nth).getByRole('radio', { name: 'Human' }).check();
  // Nothing of it is seen until it is wanted, and without a club there is no internet.
  await expect(page.getByRole('radio', { name: WORDS.en.onPhone })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Some on other devices' }).check();
  await expect(page.getByRole('radio', { name: 'Over the internet' })).toHaveCount(0);
  await expect(seats.nth(0).getByRole('radio', { name: 'On this device' })).toBeChecked();
  await expect(seats.nth(1).getByRole('radio', { name: WORDS.en.onPhone })).toBeChecked();
  await seats.nth(2).getByRole('radio', { name: 'On this device' }).check();
  await page.locator('button[type=submit]').click();
  // The table opens with the code for the one on a phone, who is not asked for a name.
  const place = (nth, name) => page.locator('.phones-seats > li').nth(nth).getByRole('radio', { name });
  await expect(place(1, WORDS.en.onPhone)).toBeChecked();
  await expect(place(2, 'On this device')).toBeChecked();
  await allowCamera(page);
  await expect(page.getByRole('heading', { name: `${WORDS.en.codeFor} Player 2` })).toBeVisible();
  const phone = await phoneAt(browser, await linkOf(page));
  await hold(phone, page);
  await expect(phone.locator('.hand-screen')).toBeVisible();
  await expect(page.locator('.phones-seats > li').nth(1)).toContainText(WORDS.en.joined);
  // The others may have one too.
  await expect(page.getByRole('heading', { name: WORDS.en.next })).toBeVisible();
  // A bot takes over from the phone, which is told, and the person plays here after all.
  await place(1, 'A bot plays').check();
  await expect(phone.getByRole('alert')).toContainText('A bot is now playing for you');
  await place(1, 'On this device').check();
  // A bot plays for the second and the third: the match goes on without them.
  for (const nth of [1, 2]) await place(nth, 'A bot plays').check();
  await closePanel(page);
  const roll = dice(5);
  const before = await at(page);
  let handOvers = 0;
  for (let taps = 0; taps < 60 && (await at(page)) < before + 8; taps += 1) {
    if (await page.locator('.hand-over').isVisible()) handOvers += 1;
    await tap(page, roll);
  }
  expect(await at(page)).toBeGreaterThanOrEqual(before + 8);
  expect(handOvers).toBeLessThan(2);
  await close([phone]);
});

for (const language of ['en', 'fr']) {
  for (const [name, size] of Object.entries({ phone: sizes.phone, tablet: sizes.tablet })) {
    test(`the panel and the phone fit and are accessible (${language}, table on a ${name})`, long, async ({ page, browser }) => {
      const w = WORDS[language];
      await page.setViewportSize(size);
      await settings(page, { language, pace: 'instant' });
      await start(page, 'monarch', { seed: 3, setUp: persons(2) });
      await openPanel(page, language);
      expect(await violations(page)).toEqual([]);
      await allowCamera(page, language);
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
      const phone = await phoneAt(browser, await linkOf(page), { language });
      await expect(phone.locator('.hand-joins')).toContainText(w.show);
      await noHorizontalScroll(phone);
      expect(await violations(phone)).toEqual([]);
      // The code is as wide as the screen allows.
      const { width } = await phone.locator('.qr').boundingBox();
      expect(width).toBeGreaterThan(0.85 * sizes.phone.width);
      await hold(phone, page);
      await expect(phone.locator('.hand-joins')).toContainText(w.who);
      await noHorizontalScroll(phone);
      expect(await violations(phone)).toEqual([]);
      await takeSeat(phone);
      await expect(page.locator('.phones-seats')).toContainText(w.joined);
      await noHorizontalScroll(phone);
      expect(await violations(phone)).toEqual([]);
      await closePanel(page);
      await noHorizontalScroll(page);
      await close([phone]);
    });
  }
}

for (const language of ['en', 'fr']) {
  test(`one code after another, no seat is chosen at the table: each phone takes one (${language})`, longUnless(language === 'en'), async ({ page, browser }) => {
    const w = WORDS[language];
    const complaints = [];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'dwarf-king', { seed: 31, setUp: persons(3) });
    // The first time that the table is passed on, phones are offered.
    await page.getByRole('button', { name: w.own }).click();
    await expect(page.locator('.phones')).toBeVisible();
    const players = await page.locator('.phones-seats legend').allTextContents();
    await allowCamera(page, language);
    await expect(page.getByRole('heading', { name: w.next })).toBeVisible();
    const connect = async () => {
      await expect(page.locator('.phones-code .qr')).toBeVisible();
      const link = await linkOf(page);
      const phone = await phoneAt(browser, link, { language, complaints });
      await hold(phone, page);
      await expect(phone.locator('.hand-seats button').first()).toBeFocused();
      // The next code is there at once, in the same place.
      await nextCode(page, link);
      return phone;
    };
    const offered = (phone) => phone.locator('.hand-seats button').allTextContents();
    const phones = [await connect(), await connect()];
    for (const phone of phones) {
      await expect(phone.locator('.hand-joins')).toContainText(w.who);
      expect(await offered(phone)).toEqual(players);
      // Nothing of the match has been told.
      for (const text of await phone.evaluate(() => window.heard)) expect(JSON.parse(text).message.kind).toBe('free');
    }
    await expect(page.locator('.phones-seats')).not.toContainText(w.joined);
    await expect(page.locator('.phones-read')).toContainText(w.choosing);
    // The second has the seat first; the first asks for it before it has heard of that.
    await phones[0].evaluate(() => {
      window.mute = true;
    });
    await takeSeat(phones[1], players[1]);
    await expect(page.locator('.phones-seats > li').nth(1)).toContainText(w.joined);
    await phones[0].evaluate((name) => {
      window.mute = false;
      [...document.querySelectorAll('.hand-seats button')].find(({ textContent }) => textContent === name).click();
    }, players[1]);
    await expect(phones[0].getByRole('status')).toContainText(w.taken);
    await expect(phones[0].getByRole('status')).toContainText(players[1]);
    expect(await offered(phones[0])).toEqual([players[0], players[2]]);
    await expect(phones[0].locator('.hand-seats button').first()).toBeFocused();
    expect(await violations(phones[0])).toEqual([]);
    await phones[0].keyboard.press('Enter');
    await expect(phones[0].locator('.hand-screen')).toBeVisible();
    // The last seat is asked for too: its player may sit at the table. Then no code is shown.
    await expect(page.getByRole('heading', { name: `${w.codeFor} ${players[2]}` })).toBeVisible();
    phones.push(await join(browser, page, { language, complaints, name: players[2] }));
    for (const phone of phones) await expect(phone.locator('.hand-screen')).toBeVisible();
    await expect(page.locator('.phones-room')).toHaveCount(0);
    await closePanel(page);
    const roll = dice(4);
    for (let n = 0; n < 3; n += 1) await decideByPhones(page, phones, roll);
    // The table is reloaded: each has its own seat again, in whichever order they come back.
    await reloadTable(page);
    await expect(page.locator('.status')).toContainText(w.left, { timeout: PLAYS_ON });
    await page.locator('.status').getByRole('button', { name: w.renew }).click();
    await allowCamera(page, language);
    for (const nth of [1, 2]) {
      await phones[nth].getByRole('button', { name: w.again }).click();
      const link = await linkOf(page);
      await phones[nth].evaluate(([code, how]) => window.paint(code, how), [await codeOf(page), {}]);
      await expect(phones[nth].locator('.hand-joins .qr')).toBeVisible();
      await hold(phones[nth], page);
      await expect(phones[nth].locator('.hand-screen')).toBeVisible();
      await expect(phones[nth].locator('.hand-seats')).toHaveCount(0);
      await nextCode(page, link);
    }
    expect(complaints.flat()).toEqual([]);
    await close(phones);
  });
}

test('a code is for one phone, and a seat for one device; what to do is said on both ends', async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const link = await linkOf(page);
  const other = await phoneAt(browser, link);
  const phone = await join(browser, page);
  await nextCode(page, link);
  await hold(other, page);
  await expect(page.locator('.phones-read')).toContainText(WORDS.en.old);
  await expect(other.locator('.hand-screen')).toHaveCount(0);
  // A player who scans the code again with the same phone is told at once; its first tab still has the match.
  const tab = await phone.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('alert')).toContainText(WORDS.en.used, { timeout: PLAYS_ON });
  await expect(tab.getByRole('button', { name: WORDS.en.again })).toBeVisible();
  await expect(phone.locator('.hand-screen')).toBeVisible();
  // The next code is for the other phone, a third one has nothing to take.
  await other.goto(await linkOf(page));
  const third = await phoneAt(browser, await linkOf(page));
  await hold(other, page);
  await takeSeat(other);
  await expect(page.locator('.phones-room')).toHaveCount(0);
  // The steps that are named give a seat to another phone.
  const place = (nth, name) => page.locator('.phones-seats > li').nth(nth).getByRole('radio', { name }).check();
  await place(0, 'On this device');
  await expect(phone.getByRole('alert')).toContainText('You’re now playing on the table’s device');
  await allowCamera(page);
  await expect(page.getByRole('heading', { name: `${WORDS.en.codeFor} Player 1` })).toBeVisible();
  const before = await linkOf(page);
  await third.goto(before);
  await expect(third.locator('.hand-joins .qr')).toBeVisible();
  await hold(third, page);
  await takeSeat(third);
  await close([phone, other, third]);
});

test('without a camera an answer is pasted as text, and strange texts are told apart', async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  // The address is shown all the same.
  await page.context().grantPermissions(['camera']);
  await page.evaluate(() => {
    window.noCamera = 'NotAllowedError';
  });
  await page.getByRole('button', { name: WORDS.en.camera }).click();
  await expect(page.locator('.phones-camera video')).toHaveCount(0);
  const paste = async (text) => {
    await page.getByLabel(WORDS.en.paste).fill(text);
    await page.getByLabel(WORDS.en.paste).press('Enter');
  };
  await expect(page.locator('.phones-code .qr')).toBeVisible();
  const link = await linkOf(page);
  const phone = await phoneAt(browser, link);
  await phone.locator('summary', { hasText: WORDS.en.asText }).click();
  const answer = await phone.getByLabel(WORDS.en.asText).inputValue();
  for (const [text, says] of [['hello', 'isn’t a phone’s code'], [link, 'this table’s own code'], [answer.slice(0, -4), 'isn’t a phone’s code|incomplete']]) {
    await paste(text);
    await expect(page.locator('.phones-read')).toHaveText(new RegExp(says));
  }
  await paste(` ${answer} `);
  await takeSeat(phone);
  // For the next phone, this one scans.
  await expect(page.locator('.phones-code .qr')).toBeVisible();
  const next = await phoneAt(browser, await linkOf(page));
  await phone.getByRole('button', { name: 'Menu' }).click();
  await phone.getByRole('button', { name: WORDS.en.scan }).click();
  await expect(phone.locator('.hand-scans video')).toBeVisible();
  const code = await codeOf(next);
  await phone.evaluate((code) => window.paint(code), code);
  await takeSeat(next);
  await expect(phone.locator('.hand-scans')).toContainText(WORDS.en.passed);
  await close([next]);
  // A link that was cut off.
  const broken = await phone.context().newPage();
  await broken.goto(link.slice(0, -6));
  await expect(broken.getByRole('alert')).toContainText(WORDS.en.damaged);
  await close([phone]);
});

/** What the table says without a camera, by the browser's error. */
const NO_CAMERA = {
  en: { NotAllowedError: 'access was denied', NotFoundError: 'No camera was found', OverconstrainedError: 'No camera was found', NotReadableError: 'another app', AbortError: 'another app', ended: 'isn’t working', secure: 'https' },
  fr: { NotAllowedError: 'a été refusé', NotFoundError: 'Aucune caméra', OverconstrainedError: 'Aucune caméra', NotReadableError: 'une autre application', AbortError: 'une autre application', ended: 'ne fonctionne pas. Essayez', secure: 'https' },
};

for (const language of ['en', 'fr']) {
  test(`why there is no camera is said, with what to do, and one that ends is started again (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    const says = NO_CAMERA[language];
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(2) });
    await openPanel(page, language);
    const ask = page.getByRole('button', { name: WORDS[language].camera });
    const alert = page.locator('.phones-camera [role=alert]');
    const picture = page.locator('.phones-camera video');
    for (const name of ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError', 'AbortError']) {
      await page.evaluate((name) => {
        window.noCamera = name;
      }, name);
      await ask.click();
      await expect(alert).toContainText(says[name]);
      await expect(picture).toHaveCount(0);
    }
    // A page that did not come over a secure connection is shown no devices.
    await page.evaluate(() => {
      window.noCamera = undefined;
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
      Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    });
    await ask.click();
    await expect(alert).toContainText(says.secure);
    await page.evaluate(() => delete navigator.mediaDevices);
    for (const end of [() => window.track.stop(), () => Object.defineProperty(window.track, 'muted', { value: true })]) {
      await ask.click();
      await expect(picture).toBeVisible();
      await expect(alert).toHaveCount(0);
      await page.evaluate(end);
      await expect(alert).toContainText(says.ended);
      await expect(picture).toHaveCount(0);
    }
    await ask.click();
    await expect(picture).toBeVisible();
  });
}

test('the camera can be changed, and is a mirror where it looks at the person', async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const list = page.getByRole('combobox', { name: 'Camera' });
  await expect(page.locator('.phones-camera video')).toBeVisible();
  await expect(list).toHaveCount(0);
  // Two are plugged in.
  await page.evaluate(() => {
    window.cameras.push({ deviceId: 'back', label: 'Back camera', facingMode: 'environment' }, { deviceId: 'desk', label: '' });
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await expect(list.locator('option')).toHaveCount(3);
  const scale = () => page.locator('.phones-camera video').evaluate((video) => getComputedStyle(video).scale);
  const chosen = () => list.evaluate(({ selectedOptions: [{ label }] }) => label);
  expect(await chosen()).toBe('Front camera');
  expect(await scale()).toBe('-1 1');
  const before = await page.evaluateHandle(() => window.track);
  await list.focus();
  await list.selectOption('Back camera');
  await expect.poll(scale).toBe('none');
  expect(await before.evaluate(({ readyState }) => readyState)).toBe('ended');
  await expect(list).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // One that the browser has no name for has a number; one that is unplugged is not there.
  await page.evaluate(() => window.cameras.pop());
  await list.selectOption('3');
  await expect(page.locator('.phones-camera [role=alert]')).toContainText(NO_CAMERA.en.NotFoundError);
  await page.getByRole('button', { name: WORDS.en.camera }).click();
  await expect.poll(scale).toBe('-1 1');
  expect(await chosen()).toBe('Front camera');
  await close([await join(browser, page)]);
});

/** What a browser may lack for reading codes away from the page. */
const LACKS = {
  nothing: () => {},
  'a VideoFrame': () => delete window.VideoFrame,
  'a worker': () => {
    const Plain = window.Worker;
    window.Worker = function (address, options) {
      if (address.endsWith('/codes.js')) throw new DOMException('made to fail', 'SecurityError');
      return new Plain(address, options);
    };
  },
};

for (const [lack, take] of Object.entries(LACKS)) {
  test(`a code is read at the edges of the picture, and small; the browser lacks ${lack}`, lack === 'nothing' ? {} : long, async ({ page, browser }) => {
    await page.addInitScript(take);
    await page.addInitScript(() => {
      [window.pixels, window.tasks] = [0, []];
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function (...all) {
        window.pixels += 1;
        return getImageData.apply(this, all);
      };
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(3) });
    await openPanel(page);
    await allowCamera(page);
    const readers = () => page.workers().filter((worker) => worker.url().endsWith('/codes.js')).length;
    await expect.poll(readers).toBe(lack === 'a worker' ? 0 : 1);
    // All that is read is shown.
    const [shown, read] = await page.locator('.phones-camera video').evaluate((video) => [video.clientWidth / video.clientHeight, video.videoWidth / video.videoHeight]);
    expect(shown).toBeCloseTo(read, 1);
    if (process.env.LONG) {
      // On a quiet machine: what reading blocks is in each of three runs.
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const longest = [];
      for (let run = 0; run < 3; run += 1) {
        await page.evaluate(() => window.tasks.splice(0));
        await page.waitForTimeout(1_000);
        longest.push(await page.evaluate(() => Math.max(0, ...window.tasks)));
      }
      test.info().annotations.push({ type: 'longest tasks', description: `${longest.join(', ')} ms` });
      if (lack === 'nothing') expect(Math.min(...longest), `${longest.join(', ')} ms`).toBeLessThan(50);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const phones = [];
    for (const how of [{ share: 0.4, right: 0 }, { share: 0.4, right: 1 }, { share: 0.2 }]) phones.push(await join(browser, page, { how }));
    // The page itself touches no pixel, unless it must.
    expect((await page.evaluate(() => window.pixels)) > 0).toBe(lack !== 'nothing');
    await expect.poll(readers).toBe(0);
    await close(phones);
  });
}

for (const language of ['en', 'fr']) {
  test(`the notice that a phone has left names its player, and fits on a phone (${language})`, longUnless(language === 'fr'), async ({ page, browser }) => {
    await page.setViewportSize(sizes.phone);
    await settings(page, { language, pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(2) });
    await openPanel(page, language);
    await allowCamera(page, language);
    const names = await page.locator('.phones-seats legend').allTextContents();
    const phones = [await join(browser, page, { language }), await join(browser, page, { language })];
    await closePanel(page);
    // A page that is left says so; a process that ends is only missed after a while.
    for (const phone of phones) await phone.goto('about:blank');
    for (const name of names) {
      const says = language === 'en' ? `${name}’s phone has lost its connection.` : new RegExp(`Le téléphone (de |d’)${name} a perdu la connexion\\.`);
      await expect(page.locator('.status')).toContainText(says, { timeout: PLAYS_ON });
    }
    for (const note of await page.locator('.status-note').all()) await expect(note).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.status').getByRole('button', { name: WORDS[language].renew })).toBeInViewport({ ratio: 1 });
    const said = page.locator('.status-said');
    if (await said.count()) expect(await said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    await close(phones);
  });
}

test('a pull, going back or a reload by mistake gives no hand up', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  const [phone] = phones;
  for (const end of [page, phone]) expect(await end.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior)).toBe('none');
  const guarded = () => expect.poll(() => phone.evaluate(() => history.state?.['regalia-over'])).toBe(true);
  const [connections, address] = [await phone.evaluate(() => window.ends.length), phone.url()];
  for (let n = 0; n < 3; n += 1) {
    await guarded();
    await phone.goBack();
  }
  // An open panel is closed first.
  await guarded();
  await phone.getByRole('button', { name: 'Menu' }).click();
  await expect(phone.locator('.dialog')).toBeVisible();
  await phone.goBack();
  await expect(phone.locator('.dialog')).toHaveCount(0);
  await guarded();
  await phone.getByRole('button', { name: 'Menu' }).click();
  await phone.locator('.dialog-close').click();
  await expect(phone.locator('.dialog')).toHaveCount(0);
  await guarded();
  // The browser asks before it leaves the page.
  const question = phone.waitForEvent('dialog');
  await phone.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(phone.locator('.hand-screen')).toBeVisible();
  expect(phone.url()).toBe(address);
  expect(await phone.evaluate(() => window.ends.length)).toBe(connections);
  await goesOn(page, phones, dice(4));
  // Once the connection has ended, nothing asks.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: WORDS.en.open }).click();
  for (const seat of [1, 0]) await page.locator('.phones-seats > li').nth(seat).getByRole('radio', { name: 'On this device' }).check();
  await expect(phone.getByRole('alert')).toContainText('You’re now playing on the table’s device');
  await expect.poll(() => phone.evaluate(() => window.channels.at(-1).readyState)).toBe('closed');
  const asked = [];
  phone.on('dialog', (one) => asked.push(one) && one.accept());
  await phone.reload();
  expect(asked).toEqual([]);
  await close(phones);
});

test('no connection is made unless phones are let in', async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3 });
  await decide(page, dice(1));
  expect(await page.evaluate(() => window.ends.length)).toBe(0);
  await openPanel(page);
  expect(await page.evaluate(() => window.ends.length)).toBe(0);
  await allowCamera(page);
  expect(await page.evaluate(() => window.ends.length)).toBe(1);
  expect(await page.evaluate(() => window.ends[0].getConfiguration().iceServers)).toEqual([]);
});

test('a phone that falls silent is replaced, and has its seat back', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  const asked = async () => {
    await expect.poll(async () => (await Promise.all(phones.map((phone) => phone.locator('.hand-asked').count()))).reduce((sum, one) => sum + one)).toBe(1);
    return (await phones[0].locator('.hand-asked').count()) ? phones[0] : phones[1];
  };
  const silent = await asked();
  await silent.evaluate(() => {
    window.mute = true;
  });
  await expect(page.locator('.status')).toContainText(WORDS.en.silent);
  await page.getByRole('button', { name: WORDS.en.here }).click();
  await page.locator('.hand-over .primary').click();
  await expect(page.locator(`${PRIMARY}, ${LIT}`).first()).toBeVisible();
  // The phone wakes: the hand on the table is covered at once.
  await silent.evaluate(() => {
    window.mute = false;
  });
  await expect(page.locator('.status')).toContainText(WORDS.en.decides);
  await expect(page.locator(`${PRIMARY}, ${LIT}`)).toHaveCount(0);
  const roll = dice(4);
  await decideByPhones(page, phones, roll);
  // A bot stands in.
  const other = await asked();
  await other.evaluate(() => {
    window.mute = true;
  });
  await expect(page.locator('.status')).toContainText(WORDS.en.silent);
  const before = await at(page);
  await page.getByRole('button', { name: WORDS.en.bot }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
  await other.evaluate(() => {
    window.mute = false;
  });
  await decideByPhones(page, phones, roll);
  // One is closed: its seat is the table's again.
  const [first, second] = phones;
  await close([first]);
  await decideByPhones(page, [second], roll).catch(() => {});
  await expect(page.locator('.hand-over, .status').first()).toBeVisible();
  await close([second]);
});

test('a phone that is locked, all its processes stopped, has its seat back', long, async ({ page, playwright, launchOptions }) => {
  const server = await playwright.chromium.launchServer(launchOptions);
  const { pid } = server.process();
  const browser = await playwright.chromium.connect(server.wsEndpoint());
  const phones = await twoPhones(page, browser, { game: 'rogue-monarch' });
  const roll = dice(4);
  for (let n = 0; n < 3; n += 1) await decideByPhones(page, phones, roll);
  const before = await at(page);
  // The processes of a browser are a group.
  process.kill(-pid, 'SIGSTOP');
  try {
    await expect(page.locator('.status')).toContainText(WORDS.en.silent);
    expect(await at(page)).toBe(before);
    await page.getByRole('button', { name: WORDS.en.here }).click();
    await page.locator('.hand-over .primary').click();
    await expect(page.locator(`${PRIMARY}, ${LIT}`).first()).toBeVisible();
  } finally {
    process.kill(-pid, 'SIGCONT');
  }
  // Both are heard again: the hand on the table is covered, and the match goes on by phones.
  await expect(page.locator('.status')).toContainText(WORDS.en.decides);
  for (let n = 0; n < 3; n += 1) await decideByPhones(page, phones, roll);
  expect(await at(page)).toBeGreaterThan(before);
  await close(phones);
  await browser.close();
  await server.close();
});

for (const language of ['en', 'fr']) {
  test(`after a reload of the phone or of the table both ends say so, and a tap each leads to a new code (${language})`, long, async ({ page, browser }) => {
    const phones = await twoPhones(page, browser, { language });
    const roll = dice(4);
    await goesOn(page, phones, roll);
    // Each time the phone has another clock, which it then keeps.
    for (const by of Object.values(CLOCKS).slice(language === 'fr' ? -1 : 0)) {
      await setClockBy(phones[1], by);
      await phones[1].reload();
      await saidOnBothEnds(page, [phones[1]], language);
      await meetAgain(page, [phones[1]], language);
      await expect(page.locator('.status')).not.toContainText(WORDS[language].left);
      await goesOn(page, phones, roll);
      await setClockBy(page, by);
      await reloadTable(page);
      await saidOnBothEnds(page, phones, language);
      await meetAgain(page, phones, language);
      await goesOn(page, phones, roll);
    }
    await close(phones);
  });
}

test('phones play on while the table goes from tab to tab, and are told if the tab that they have joined is closed', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  const roll = dice(4);
  await goesOn(page, phones, roll);
  const other = await secondTab(page);
  for (const tab of [other, page, other]) {
    await playHere(tab).click({ timeout: PLAYS_ON });
    await expect(playHere(tab)).toHaveCount(0);
    await expect(tab.locator('.status')).toContainText(WORDS.en.decides, { timeout: PLAYS_ON });
    await goesOn(tab, phones, roll);
    for (const phone of phones) await expect(phone.locator('.table')).toHaveAttribute('data-at', String(await at(tab)), { timeout: PLAYS_ON });
  }
  // The tab that plays knows where they play, and takes a seat back from the other tab's phone.
  await other.keyboard.press('m');
  await other.getByRole('button', { name: WORDS.en.open }).click();
  const rows = other.locator('.phones-seats > li');
  for (const nth of [0, 1]) await expect(rows.nth(nth).getByRole('radio', { name: WORDS.en.onPhone })).toBeChecked();
  await rows.nth(1).getByRole('radio', { name: 'On this device' }).check();
  await closePanel(other);
  await expect(phones[1].getByRole('alert')).toContainText('You’re now playing on the table’s device', { timeout: PLAYS_ON });
  // The tab that the phones have joined is closed.
  const asked = new Promise((done) => page.once('dialog', (dialog) => done(dialog.accept())));
  await page.close({ runBeforeUnload: true });
  await asked;
  await saidOnBothEnds(other, [phones[0]]);
  // It is still said after the tab that plays now is reloaded, until the phone is back.
  await other.reload();
  await saidOnBothEnds(other, [phones[0]]);
  await meetAgain(other, [phones[0]]);
  await close(phones);
});

test('what becomes of phones while another tab plays is known to the tab that plays next', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  const roll = dice(4);
  await goesOn(page, phones, roll);
  const address = new URL(page.url()).hash;
  const other = await secondTab(page);
  // The tab that phones have joined watches, leaves the table and comes back.
  await playHere(other).click({ timeout: PLAYS_ON });
  await goesOn(other, phones, roll);
  await page.locator('.bar-back').click();
  await expect(other.locator('.status')).toContainText(WORDS.en.left, { timeout: PLAYS_ON });
  await expect(phones[0].locator('.play')).toContainText('Lost contact with the table', { timeout: PLAYS_ON });
  await open(page, address);
  await expect(other.locator('.status')).not.toContainText(WORDS.en.left, { timeout: PLAYS_ON });
  await goesOn(other, phones, roll);
  // A phone is reloaded while the other tab plays; then this tab plays again.
  await phones[1].reload();
  await saidOnBothEnds(other, [phones[1]]);
  // The other phone is told by the tab that it has joined, which knows it from the one that plays.
  await expect(phones[0].locator('.play')).toContainText(WORDS.en.left, { timeout: PLAYS_ON });
  await expect(page.locator('.seat[title*="On a phone"]')).toHaveCount(1, { timeout: PLAYS_ON });
  await playHere(page).click();
  await expect(playHere(page)).toHaveCount(0);
  await saidOnBothEnds(page, [phones[1]]);
  await openPanel(page);
  // Its phone is not connected; it is to have one again.
  await page.locator('.phones-seats > li').nth(1).getByRole('radio', { name: WORDS.en.onPhone }).check();
  await allowCamera(page);
  await phones[1].getByRole('button', { name: WORDS.en.again }).click();
  await meet(page, phones[1]);
  await closePanel(page);
  await goesOn(page, phones, roll);
  // The tab that plays is reloaded: the other one plays on by itself, and says which phones were lost.
  await expect(playHere(other)).toBeVisible({ timeout: PLAYS_ON });
  await reloadTable(page);
  await saidOnBothEnds(other, phones);
  await meetAgain(other, phones);
  await goesOn(other, phones, roll);
  await close(phones);
});

/** Texts that are not messages of either end, or messages that it may not send now. */
const JUNK = (() => {
  const message = (content) => JSON.stringify({ regalia: 1, message: content });
  const most = Number.MAX_SAFE_INTEGER;
  const facts = { game: 'chess', rules: 1, viewer: 'public', seats: [], names: [], options: [], agreement: {} };
  return [
    '', 'x', 'null', '[]', '{}', '{"regalia":1}', '{"regalia":2,"message":{"kind":"leave"}}', '\u0000', '\ud800', '1e999', '['.repeat(400), '['.repeat(60_000), 'x'.repeat(200_000),
    ...[{ kind: 'join', text: 'x'.repeat(64) }, { kind: 'join' }, { kind: 'decide', serial: most, index: 4_294_967_295 }, { kind: 'decide', serial: -1, index: -1 }, { kind: 'undo', serial: most }, { kind: 'ping', serial: most }, { kind: 'scanned', text: 'x'.repeat(400) }].map(message),
    ...[{ kind: 'hello', facts, told: null }, { kind: 'news', told: null }, { kind: 'news', told: { serial: most } }, { kind: 'here', serial: most }, { kind: 'refused', why: 'stale' }, { kind: 'refused', why: 'none' }, { kind: 'gone' }].map(message),
  ];
})();

test('neither a clock that is set nor a text that is no message stops a page', async ({ page, browser }) => {
  const complaints = [];
  const phones = await twoPhones(page, browser, { complaints });
  const roll = dice(4);
  await goesOn(page, phones, roll);
  for (const by of Object.values(CLOCKS)) {
    for (const end of [page, ...phones]) await turnClockBy(end, by);
    await goesOn(page, phones, roll);
  }
  for (const end of [page, phones[0]]) {
    await end.evaluate((junk) => {
      const bytes = new Uint8Array(1_000).fill(255);
      for (const channel of window.channels.filter(({ readyState }) => readyState === 'open')) for (const text of [...junk, bytes]) channel.send(text);
    }, JUNK);
    await goesOn(page, phones, roll);
  }
  for (const screen of [page, ...phones]) await expect(screen.locator('.crash')).toHaveCount(0);
  expect(complaints.flat()).toEqual([]);
  await close(phones);
});

test('a phone that is reloaded while the table shows who plays where is said there', long, async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'rogue-monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const phones = [await join(browser, page), await join(browser, page)];
  const row = page.locator('.phones-seats > li').nth(1);
  await expect(row).toContainText(WORDS.en.joined);
  await phones[1].reload();
  await expect(phones[1].getByRole('alert')).toContainText(WORDS.en.ended);
  await expect(row).toContainText('The phone has lost its connection');
  await allowCamera(page);
  await phones[1].getByRole('button', { name: WORDS.en.again }).click();
  await meet(page, phones[1]);
  await expect(row).toContainText(WORDS.en.joined);
  await closePanel(page);
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  // A seat that the table takes back was not lost: nothing is offered for it.
  await openPanel(page);
  await row.getByRole('radio', { name: 'On this device' }).check();
  await closePanel(page);
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  await expect(phones[1].getByRole('alert')).toContainText('You’re now playing on the table’s device');
  await close(phones);
});

test('both ends are told where a seat is played, and what a bot played for it', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  // The plates say it on the table and on the phones.
  for (const screen of [page, ...phones]) {
    await expect(screen.locator('.seat use[href="#s-smartphone"]')).toHaveCount(2);
    await expect(screen.locator('.seat').first()).toContainText('On a phone');
  }
  await expect.poll(async () => (await Promise.all(phones.map((phone) => phone.locator('.hand-asked').count()))).reduce((sum, one) => sum + one)).toBe(1);
  const [asked, other] = (await phones[0].locator('.hand-asked').count()) ? phones : [...phones].reverse();
  await asked.evaluate(() => {
    window.mute = true;
  });
  for (const screen of [page, other]) await expect(screen.locator('.seat-silent')).toHaveCount(1, { timeout: 20_000 });
  const before = await at(page);
  await page.getByRole('button', { name: WORDS.en.bot }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(before);
  for (const screen of [page, other]) await expect(screen.locator('.seat use[href="#s-vintage-robot"]')).toHaveCount(1);
  await asked.evaluate(() => {
    window.mute = false;
  });
  // The person is back: the table says so, and the phone what the bot has played.
  await expect(page.locator('.status')).toContainText('is now playing on a phone', { timeout: 20_000 });
  await expect(page.locator('.seat-silent')).toHaveCount(0);
  for (const screen of [asked, page]) {
    await screen.keyboard.press('l');
    await expect(screen.locator('.dialog')).toContainText(screen === asked ? 'A bot made this move for you.' : 'A bot made this move for');
    await screen.locator('.dialog-close').click();
  }
  await expect(page.locator('.seat use[href="#s-smartphone"]')).toHaveCount(2);
  // A bot takes the seat for good, and the phone is told how to take it back.
  await openPanel(page);
  const nth = phones.indexOf(asked);
  await page.locator('.phones-seats > li').nth(nth).getByRole('radio', { name: 'A bot plays' }).check();
  await expect(asked.getByRole('alert')).toContainText('A bot is now playing for you');
  await expect(asked.getByRole('button', { name: WORDS.en.again })).toBeVisible();
  await closePanel(page);
  await expect(other.locator('.status')).toContainText('A bot is now playing for');
  await close(phones);
});

test('a connection that does not open is said, with what helps', long, async ({ page, browser }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  const link = await linkOf(page);
  const phone = await phoneAt(browser, link);
  const code = await codeOf(phone);
  // The phone is gone before the table has read its code.
  await close([phone]);
  await page.evaluate(() => {
    window.impatient = true;
  });
  await page.evaluate((code) => window.paint(code), code);
  await expect(page.locator('.phones-code')).toContainText(WORDS.en.late);
  await expect(page.locator('.phones details[open]', { hasText: WORDS.en.help })).toBeVisible();
  // The next code is there at once.
  await nextCode(page, link);
  const again = await join(browser, page, { how: { share: 0.6, turn: 20, light: 0.6, blur: 1 } });
  await close([again]);
});

test('an answer that was renewed works, and so does the one before', long, async ({ page, browser }) => {
  test.slow();
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await allowCamera(page);
  for (const takes of ['the one before', 'the last']) {
    await expect(page.locator('.phones-code .qr')).toBeVisible();
    const phone = await phoneAt(browser, await linkOf(page));
    const seen = [await codeOf(phone)];
    while (seen.length < 3) {
      await expect.poll(async () => (await codeOf(phone)).path, { timeout: 20_000 }).not.toBe(seen.at(-1).path);
      seen.push(await codeOf(phone));
    }
    await page.evaluate((code) => window.paint(code), takes === 'the last' ? seen.at(-1) : seen.at(-2));
    await takeSeat(phone);
  }
});

for (const policy of ['disable_non_proxied_udp']) {
  test(`a browser that makes no connections says so before a code is shown (${policy})`, long, async ({ playwright, baseURL, launchOptions }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...launchOptions.args, `--webrtc-ip-handling-policy=${policy}`] });
    const context = await browser.newContext({ baseURL, viewport: sizes.tablet, serviceWorkers: 'block' });
    await watch(context);
    await prepare(context);
    const page = await context.newPage();
    await settings(page, { language: 'en', pace: 'instant' });
    await start(page, 'monarch', { seed: 3, setUp: persons(2) });
    await openPanel(page);
    await context.grantPermissions(['camera']);
    await page.getByRole('button', { name: WORDS.en.camera }).click();
    await expect(page.locator('.phones [role=alert]')).toContainText(WORDS.en.blocked);
    await expect(page.locator('.phones-code .qr')).toHaveCount(0);
    await browser.close();
  });
}

test('a page whose address is hidden warns, and shows a code all the same', long, async ({ page }) => {
  await settings(page, { language: 'en', pace: 'instant' });
  await start(page, 'monarch', { seed: 3, setUp: persons(2) });
  await openPanel(page);
  await page.getByRole('button', { name: WORDS.en.without }).click();
  await expect(page.locator('.phones [role=alert]')).toContainText(WORDS.en.hidden);
  await expect(page.locator('.phones-code .qr')).toBeVisible();
});

/** Asserts that a page was told as one seat, and of nothing else. */
async function toldAs(phone, seat, seed) {
  const heard = await phone.evaluate(() => window.heard);
  expect(heard.length).not.toBe(0);
  for (const text of heard) {
    expect(text).not.toContain(String(seed));
    expect(text).not.toContain('"seed"');
    const { message } = JSON.parse(text);
    if (message.kind === 'hello') expect(message.facts.viewer).toEqual({ of: seat });
  }
  const sent = await phone.evaluate(() => window.sent.map((text) => JSON.parse(text).message.kind));
  expect(sent.filter((kind) => !['join', 'take', 'decide', 'ping'].includes(kind))).toEqual([]);
}

for (const { id, seats: [, most] } of games()) {
  test(`${id}: everyone plays on a phone to the end; one is frozen, one closed, the table reloaded`, long, async ({ page, browser }) => {
    test.slow();
    const seed = 876543210987654;
    const complaints = [];
    await settings(page, { language: 'en', pace: 'instant' });
    const count = Math.min(3, most);
    await start(page, id, { seed, setUp: persons(count) });
    const letAll = async (phones) => {
      await openPanel(page);
      // The table's notice behind the panel has such a button too.
      const renew = page.locator('.phones').getByRole('button', { name: WORDS.en.renew }).first();
      await expect(page.getByRole('button', { name: WORDS.en.camera }).or(renew).first()).toBeVisible({ timeout: 60_000 });
      if (await renew.isVisible()) await renew.click();
      await allowCamera(page);
      for (let nth = 0; nth < count; nth += 1) phones[nth] ??= await join(browser, page, { complaints, name: `Player ${nth + 1}` });
      await closePanel(page);
      return phones;
    };
    let phones = await letAll([]);
    const roll = dice(11);
    for (let n = 0; n < 4; n += 1) if (!(await decideByPhones(page, phones, roll))) break;
    // One is frozen for a minute; nothing is lost.
    const cdp = await phones[0].context().newCDPSession(phones[0]);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.waitForTimeout(60_000);
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    for (let n = 0; n < 4; n += 1) if (!(await decideByPhones(page, phones, roll))) break;
    for (const [seat, phone] of phones.entries()) await toldAs(phone, seat, seed);
    // One is closed, and another takes its seat.
    await close([phones[1]]);
    phones[1] = undefined;
    phones = await letAll(phones);
    for (let n = 0; n < 4; n += 1) if (!(await decideByPhones(page, phones, roll))) break;
    // The table is reloaded: the browser asks, and both codes are needed again.
    const asked = new Promise((done) => page.once('dialog', (dialog) => done(dialog.accept())));
    await page.reload();
    await asked;
    await page.locator('.board').waitFor();
    await close(phones);
    phones = await letAll([]);
    let decisions = 0;
    while (decisions < 900 && (await decideByPhones(page, phones, roll))) decisions += 1;
    await expect(page.locator('.result')).toBeVisible();
    const verdict = await page.locator('.result h2').first().textContent();
    for (const [seat, phone] of phones.entries()) {
      await expect(phone.locator('.result')).toBeVisible();
      await expect(phone.locator('.see-result .button')).toBeFocused();
      await toldAs(phone, seat, seed);
    }
    expect(verdict.length).toBeGreaterThan(2);
    expect(complaints.flat()).toEqual([]);
    await close(phones);
  });
}
