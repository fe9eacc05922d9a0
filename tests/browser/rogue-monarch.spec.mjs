// Rogue Monarch, played to its end in every possible way.
import { expect, long, onDisk, sizes, test } from './support.mjs';
import { asked, bots, playOut, settings, start } from './player.mjs';
import { beats, holdClock, noteBeats, settle } from './stage.mjs';

const KINDS = /King|Queen|Knight|Assassin|chess-king|queen-crown|mounted-knight|hooded-assassin/;

/** Starts a match of two people, the first of whom holds a card of this kind. */
async function startWith(page, kind) {
  const card = page.locator(`.rm-near .hand button.${kind}`).first();
  for (let seed = 1; seed < 20; seed += 1) {
    await start(page, 'rogue-monarch', {
      seed,
      setUp: () => page.locator('.seat-choice').nth(1).getByRole('radio', { name: 'Human' }).check(),
    });
    await page.locator('.hand-over .primary').click();
    // Until they have taken over, only its backs are shown.
    await page.locator('.rm-near .hand button.card').first().waitFor();
    if (await card.isVisible()) return card;
  }
  throw new Error(`no deal begins with a ${kind}`);
}

test('a whole match by clicking, with a reload in the middle', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await start(page, 'rogue-monarch', { seed: 12 });
  let reloaded = false;
  await playOut(page, {
    seed: 5,
    between: async (taps) => {
      if (reloaded || taps < 6) return;
      reloaded = true;
      // A bot's next decision may come before or after the reload.
      await asked(page);
      await onDisk(page, 'rogue-monarch');
      const before = await page.locator('.rm-board').getAttribute('class');
      const lines = await page.locator('.rail .log li').allTextContents();
      await page.reload();
      await expect(page.locator('.rm-board')).toHaveClass(before);
      await expect(page.locator('.rail .log li')).toHaveText(lines);
    },
  });
  expect(reloaded).toBe(true);
  await expect(page.locator('.result h2')).toHaveText(/wins?\b|draw/);
  // Points of 0 and 1 would only say once more who has won.
  await expect(page.locator('.result .scores')).toHaveCount(0);
});

test('the board stays in view at the end on a phone, and a key leads down to the result', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  // The end of the match removes the element that has the focus.
  await settings(page, { pace: 'fast', motion: false, language: 'en' });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  const key = page.getByRole('button', { name: 'See the result' });
  await expect(key).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await key.click();
  await expect(page.locator('.result h2')).toBeInViewport({ ratio: 1 });
});

test('two people: nothing of the next hand is in the page before they accept', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', memory: false });
  await start(page, 'rogue-monarch', {
    seed: 77,
    setUp: async () => {
      const seats = page.locator('.seat-choice');
      await seats.nth(0).getByLabel('Name').fill('Ada');
      await seats.nth(1).getByRole('radio', { name: 'Human' }).check();
      await seats.nth(1).getByLabel('Name').fill('Bo');
    },
  });
  let screens = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    // Between the two: the open table, and only the backs of the hands.
    const screen = page.locator('.hand-over');
    await expect(screen).toBeVisible();
    screens += 1;
    expect(await page.locator('.hand .card:not(.card-back)').count()).toBe(0);
    for (const hand of await page.locator('.rm-near .hand, .rm-far .hand').all()) {
      expect(await hand.evaluate((part) => part.outerHTML)).not.toMatch(KINDS);
    }
    for (const place of await page.locator('.slots .card-back').all()) {
      expect(await place.evaluate((part) => part.outerHTML)).not.toMatch(KINDS);
    }
    const name = /Pass the device to (.*)/.exec(await screen.locator('h2').textContent())[1];
    await screen.locator('.primary').click();
    // The person's hand is here, the other hand is not: neither in text nor in attributes.
    await expect(page.locator('.rm-players .seat-to-move .seat-name')).toHaveText(name);
    await expect(page.locator('.rm-near .hand .card')).toHaveCount(3);
    expect(await page.locator('.rm-far').evaluate((far) => far.outerHTML)).not.toMatch(KINDS);
    // A turn that reveals as little as possible: replace a card, face down.
    await page.locator('.rm-near .hand button.card').first().click();
    await page.locator('.slots button.card').nth(turn % 4).click();
    await page.getByRole('button', { name: 'Play face down' }).click();
    await page.locator('.hand-over, .result').first().waitFor();
    if (await page.locator('.result').isVisible()) break;
  }
  expect(screens).toBeGreaterThan(1);
});

test('undo gives back what told nobody anything, and no more', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  const knight = await startWith(page, 'card-knight');
  const undo = page.getByRole('button', { name: 'Undo' });
  const court = page.locator('.slots button.card');
  await expect(undo).toBeDisabled();
  // The Knight replaces a hidden card, so that card has been seen.
  await knight.click();
  await court.nth(0).click();
  await page.getByRole('button', { name: 'Play face up' }).click();
  await expect(page.locator('.status-prompt')).toContainText('choose two Court cards to swap');
  await expect(undo).toBeDisabled();
  // Switching two cards reveals nothing.
  await court.nth(1).click();
  await court.nth(2).click();
  await page.getByRole('button', { name: 'Swap them' }).click();
  await expect(page.locator('.status-prompt')).toContainText('choose any Court card to flip');
  await undo.click();
  await expect(page.locator('.status-prompt')).toContainText('choose two Court cards to swap');
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.status-prompt')).toContainText('choose any Court card to flip');
});

test('an Assassin looks at two cards that are chosen one after the other', async ({ page }) => {
  await settings(page, { pace: 'normal', motion: false, language: 'en' });
  const assassin = await startWith(page, 'card-assassin');
  const court = page.locator('.slots button.card');
  await assassin.click();
  await court.nth(0).click();
  await page.getByRole('button', { name: 'Play face up' }).click();
  const asks = page.locator('.status-prompt', { hasText: /Assassin/ });
  await asks.or(page.locator('.playing-back')).first().waitFor();
  await page.keyboard.press('Escape');
  await court.nth(1).click();
  await expect(page.getByRole('button', { name: 'Look at it' })).toBeVisible();
  await court.nth(3).click();
  await expect(page.locator('.slots .card.chosen')).toHaveCount(2);
  await page.getByRole('button', { name: 'Look at both' }).click();
  for (const place of [2, 4]) {
    await expect(page.locator('.rm-look .card, .slots .card.chosen').first()).toBeVisible();
    await expect(page.locator('.headline')).toContainText(`looked at card ${place}`);
    await page.locator('.go-on').click();
  }
});

test('a King’s two discards can be chosen together', async ({ page }) => {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  const king = await startWith(page, 'card-king');
  await king.click();
  await page.locator('.slots button.card').nth(0).click();
  await page.getByRole('button', { name: 'Play face up' }).click();
  await page.getByRole('button', { name: 'Draw two cards' }).click();
  const hand = page.locator('.rm-near .hand button.card');
  await expect(hand).toHaveCount(5);
  await hand.nth(1).click();
  await expect(page.getByRole('button', { name: 'Discard it' })).toBeVisible();
  await expect(page.locator('.status-read')).toContainText('choose a second card to discard both');
  await hand.nth(3).click();
  await expect(page.locator('.rm-near .card.chosen')).toHaveCount(2);
  // The first one can be chosen alone again.
  await hand.nth(1).click();
  await expect(page.locator('.rm-near .card.chosen')).toHaveCount(1);
  await hand.nth(3).click();
  const at = Number(await page.locator('.table').getAttribute('data-at'));
  await page.getByRole('button', { name: 'Discard both' }).click();
  await expect.poll(async () => Number(await page.locator('.table').getAttribute('data-at'))).toBeGreaterThanOrEqual(at + 2);
});

test('free take-backs against a bot reach past its moves, and the result says so', long, async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await start(page, 'rogue-monarch', {
    seed: 12,
    setUp: async () => {
      await page.locator('details.more summary').click();
      await page.getByRole('radio', { name: 'Unlimited' }).check();
      await page.locator('details.more summary').click();
    },
  });
  const undo = page.getByRole('button', { name: 'Undo' });
  await playOut(page, { seed: 3 });
  await undo.click();
  await expect(page.locator('.result')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.result')).toContainText('Undo was used');
});

test('a tap that the rules refuse is explained, and nothing changes', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await startWith(page, 'card-king');
  const court = page.locator('.slots button.card');
  await page.locator('.rm-near .hand button.card-king').first().click();
  await court.nth(0).click();
  await page.getByRole('button', { name: 'Play face up' }).click();
  await expect(page.locator('.status-prompt')).toContainText('King: reveal a face-down card');
  // The King himself is face up: he cannot be turned up.
  await court.nth(0).click();
  await expect(page.locator('.status-note')).toHaveText('This card is already face up: choose a face-down card.');
  // Put back, the prompt is there again.
  await page.keyboard.press('Escape');
  await expect(page.locator('.status-prompt')).toContainText('King: reveal a face-down card');
  // Cards of the hand are not selectable now.
  await page.locator('.rm-near .hand button.card').first().click();
  await expect(page.locator('.status-note')).toContainText('First reveal a face-down card with the King');
});

test('the replay goes from the first decision to the last', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en' });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  await page.getByRole('button', { name: 'Replay' }).click();
  const at = page.locator('.replay-at');
  const [, last] = /Move 1 of (\d+)/.exec(await at.textContent());
  // All cards are open, unless another viewer is chosen.
  await expect(page.locator('.slots .rm-revealed')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Spectator' }).check();
  await expect(page.locator('.slots .card-back')).toHaveCount(4);
  // The arrows belong to the choice as long as it has the focus.
  await page.locator('#main').focus();
  for (let n = 1; n <= Number(last); n += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(at).toHaveText(n < Number(last) ? `Move ${n + 1} of ${last}` : `End (${last} moves)`);
  }
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(page.locator('.result')).toBeVisible();
});

test('a conspiracy is seen: the last card of it turns up, then it is named, and only then the result', long, async ({ page }) => {
  await holdClock(page);
  await settings(page, { pace: 'normal', motion: true, language: 'en' });
  const seen = new Set();
  for (let seed = 1; seed < 30 && seen.size < 2; seed += 1) {
    await page.goto('about:blank');
    await start(page, 'rogue-monarch', { seed, setUp: bots });
    await noteBeats(page, () => ({
      court: [...document.querySelectorAll('.slots .card')].map((card) => /card-(king|queen|knight|assassin)/.exec(card.className)?.[1] ?? ''),
      marked: document.querySelectorAll('.slots .card.chosen').length,
      result: !!document.querySelector('.result'),
    }));
    expect(await settle(page, 20_000)).toBe('over');
    const shown = await beats(page);
    const [last, named] = shown.slice(-2).map((beat) => ({ ...beat, ...beat.seen.at(-1) }));
    const [, plot] = /^(Coronation|Murder)!/.exec(named.text) ?? [];
    if (!plot || seen.has(plot)) continue;
    seen.add(plot);
    // The beat shows the completed conspiracy, and it is still there when it is named.
    const complete = (court) =>
      plot === 'Murder'
        ? court.some((kind, at) => kind && court[at - 1] === 'assassin' && court[at + 1] === 'assassin')
        : court.filter((kind) => kind === 'king').length === 3;
    const before = shown.at(-3).seen.at(-1);
    expect(complete(before.court), `${plot} before ${last.text}`).toBe(false);
    expect(complete(last.court), `${plot} when it is said: ${last.text}`).toBe(true);
    expect(last.until - last.at).toBeGreaterThanOrEqual(800);
    expect(named.court).toEqual(last.court);
    expect(named.marked).toBe(3);
    expect(named.until - named.at).toBeGreaterThanOrEqual(2_000);
    expect([last, named].some(({ result }) => result)).toBe(false);
  }
  expect([...seen].sort()).toEqual(['Coronation', 'Murder']);
});

for (const [name, viewport] of Object.entries(sizes)) {
  test(`in French, on a ${name}`, long, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settings(page, { pace: 'instant', language: 'fr' });
    await start(page, 'rogue-monarch', { seed: 4 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await playOut(page, { seed: 8 });
    await expect(page.locator('.result h2')).toHaveText(/gagne|nulle/);
  });
}

test('on a phone held across, no text of the status is cut, and the table stays when it is passed', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await settings(page, { pace: 'instant', motion: false, language: 'fr' });
  await start(page, 'rogue-monarch', {
    seed: 3,
    setUp: () => page.locator('.seat-choice').nth(1).getByRole('radio', { name: 'Humain' }).check(),
  });
  const places = () =>
    page.evaluate(() => ['.slots', '.rm-near .hand', '.rm-far .hand'].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().top)));
  // In pixels: more than none shows the arrow for more text.
  const cut = () => page.locator('.status-said').evaluate((said) => said.scrollHeight - said.clientHeight);
  const before = await places();
  await page.locator('.hand-over .primary').click();
  const hand = page.locator('.rm-near .hand button.card');
  await hand.first().waitFor();
  expect(await places()).toEqual(before);
  for (let nth = 0; nth < 3; nth += 1) {
    await hand.nth(nth).click();
    await page.locator('.slots button.card').nth(nth).click();
    await expect(page.locator('.status-read')).not.toBeEmpty();
    expect(await cut()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.status-back')).toHaveCount(0);
  }
  for (let asked = 0; asked < 2; asked += 1) {
    await page.keyboard.press('h');
    await expect(page.locator('.status-hint')).toContainText(asked === 0 ? 'Redemandez' : /^(?!.*Redemandez)/);
    expect(await cut()).toBe(0);
  }
  expect(await places()).toEqual(before);
});

test('on a phone held across, the replay fits, and leads back to the result', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await start(page, 'rogue-monarch', { seed: 12 });
  await playOut(page, { seed: 5 });
  for (const way of ['Replay', 'Game review']) {
    await page.locator('.result').getByRole('button', { name: way, exact: true }).click();
    await expect(page.locator('.replay-bar')).toBeInViewport({ ratio: 1 });
    if (way === 'Replay') await expect(page.locator('.rm-near .hand')).toBeInViewport({ ratio: 0.9 });
    else await expect(page.locator('.review h2')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await expect(page.locator('.result h2')).toBeInViewport();
  }
});
