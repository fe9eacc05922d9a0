// Fingers, pens and mice on pieces: what scrolls, what drags, and that no drag is left over,
// whatever the pointers do. Times are the events' timestamps, not a clock's.
import { drawn, expect, long, longUnless, test } from './support.mjs';
import { settings, start } from './player.mjs';

const HANGING = '.dragged, [data-drag][style*="transform"]';

/**
 * Starts a match of two persons in which the first has to lay a card; returns the card, and a place
 * for it.
 */
async function toLay(page) {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await start(page, 'rogue-monarch', {
    seed: 12,
    setUp: () => page.locator('.seat-choice').nth(1).getByRole('radio').first().check(),
  });
  // The guard against held keys and double taps may need a moment.
  await expect(async () => {
    if (await page.locator('.hand-over .primary').isVisible()) await page.locator('.hand-over .primary').click();
    await expect(page.locator('.rm-near .hand button.card').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await drawn(page);
  return { card: page.locator('.rm-near .hand button.card').first(), place: page.locator('.slots button.card').nth(2) };
}

/** Returns the centre of a locator's element. */
async function middle(of) {
  const { x, y, width, height } = await of.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const between = (from, to, part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** Returns pointers that act at given times, in milliseconds. */
async function hands(page) {
  const devtools = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const at = (ms) => ({ timestamp: began + ms / 1000 });
  return {
    /** Sets all fingers on the screen at that time. */
    fingers: (type, points, ms) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y, id = 0 }) => ({ x, y, id })), ...at(ms) }),
    pen: (type, { x, y }, ms) =>
      devtools.send('Input.dispatchMouseEvent', {
        type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, pointerType: 'pen', ...at(ms),
      }),
  };
}

/** Rests a finger on a piece and moves it halfway. */
async function pickUp(fingers, from, to) {
  await fingers('touchStart', [from], 0);
  for (const part of [0.2, 0.35, 0.5]) await fingers('touchMove', [between(from, to, part)], 400 + part * 100);
}

/** Asserts that no drag is left over, and the same piece can be dragged at once. */
async function isAsBefore(page, card, place) {
  await expect(page.locator(HANGING)).toHaveCount(0);
  await card.dragTo(place);
  await expect(page.locator('.status-read')).toContainText(/Replace card 3 with your \w+: face up or face down\?/);
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true });

  test('a swipe that begins on a piece scrolls the page, and plays and lifts nothing', async ({ page }) => {
    const { card } = await toLay(page);
    await page.setViewportSize({ width: 390, height: 300 });
    await drawn(page);
    await card.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const [before, room] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
    expect(room).toBeGreaterThan(150);
    const from = await middle(card);
    const { fingers } = await hands(page);
    // Towards more of the page.
    const down = before > room / 2 ? 1 : -1;
    await fingers('touchStart', [from], 0);
    for (let n = 1; n <= 10; n += 1) await fingers('touchMove', [{ x: from.x, y: from.y + down * n * 15 }], n * 16);
    await fingers('touchEnd', [], 170);
    await expect.poll(() => page.evaluate(() => scrollY).then((now) => Math.abs(now - before))).toBeGreaterThan(40);
    await drawn(page);
    await expect(page.locator(HANGING)).toHaveCount(0);
    await expect(page.locator('.status-read')).toHaveCount(0);
    await expect(page.locator('.table')).toHaveAttribute('data-at', '0');
  });

  test('a finger that rests on a piece drags it, and the page stays where it is', async ({ page }) => {
    const { card, place } = await toLay(page);
    await place.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
    const [from, to] = [await middle(card), await middle(place)];
    const before = await page.evaluate(() => scrollY);
    const { fingers } = await hands(page);
    await pickUp(fingers, from, to);
    await expect(page.locator('.dragged')).toHaveCount(1);
    for (const part of [0.7, 0.9, 1]) await fingers('touchMove', [between(from, to, part)], 500 + part * 100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await fingers('touchEnd', [], 700);
    await expect(page.locator('.status-read')).toContainText(/Replace card 3 with your \w+: face up or face down\?/);
    await expect(page.locator(HANGING)).toHaveCount(0);
  });

  test('a finger that rests and goes nowhere reads, and the tap after that does nothing', long, async ({ page }) => {
    const { card } = await toLay(page);
    const from = await middle(card);
    const text = await card.getAttribute('title');
    const { fingers } = await hands(page);
    await fingers('touchStart', [from], 0);
    await expect(page.locator('.status-read')).toHaveText(text);
    await fingers('touchEnd', [], 900);
    await drawn(page);
    await expect(page.locator('.status-read')).toHaveText(text);
    await expect(page.locator('.board .chosen')).toHaveCount(0);
  });

  for (const [what, others] of Object.entries({
    'a second finger': [1],
    'a second and a third finger': [1, 2],
  })) {
    test(`${what} during a drag changes nothing`, longUnless(others.length === 1), async ({ page }) => {
      const { card, place } = await toLay(page);
      const [from, to] = [await middle(card), await middle(place)];
      const { fingers } = await hands(page);
      await pickUp(fingers, from, to);
      const more = others.map((id) => ({ x: 60 + 60 * id, y: 120, id }));
      await fingers('touchStart', [between(from, to, 0.5), ...more], 520);
      await fingers('touchMove', [between(from, to, 0.8), ...more], 540);
      await expect(page.locator('.dragged')).toHaveCount(1);
      // The others first: a move without them.
      await fingers('touchMove', [between(from, to, 0.8)], 560);
      await fingers('touchMove', [to], 600);
      await fingers('touchEnd', [], 640);
      await expect(page.locator('.status-read')).toContainText(/Replace card 3 with your \w+: face up or face down\?/);
      await expect(page.locator(HANGING)).toHaveCount(0);
    });
  }

  test('two fingers that go down together drag nothing', long, async ({ page }) => {
    const { card, place } = await toLay(page);
    const [from, to] = [await middle(card), await middle(place)];
    const { fingers } = await hands(page);
    const other = { x: 40, y: 40, id: 1 };
    await fingers('touchStart', [from], 0);
    await fingers('touchStart', [from, other], 20);
    for (const part of [0.3, 0.6, 1]) await fingers('touchMove', [between(from, to, part), other], 400 + part * 100);
    await expect(page.locator('.dragged')).toHaveCount(0);
    await fingers('touchEnd', [], 700);
    await expect(page.locator('.table')).toHaveAttribute('data-at', '0');
    await isAsBefore(page, card, place);
  });

  test('a drag that the system takes away leaves nothing hanging', long, async ({ page }) => {
    const { card, place } = await toLay(page);
    const [from, to] = [await middle(card), await middle(place)];
    const { fingers } = await hands(page);
    await pickUp(fingers, from, to);
    await expect(page.locator('.dragged')).toHaveCount(1);
    await fingers('touchCancel', [], 600);
    await isAsBefore(page, card, place);
  });

  test('a palm that comes down beside a pen changes nothing, and a finger takes over from a lost pen', long, async ({ page }) => {
    const { card, place } = await toLay(page);
    const [from, to] = [await middle(card), await middle(place)];
    const { fingers, pen } = await hands(page);
    await pen('mousePressed', from, 0);
    await pen('mouseMoved', between(from, to, 0.3), 20);
    await pen('mouseMoved', between(from, to, 0.5), 40);
    await expect(page.locator('.dragged')).toHaveCount(1);
    await fingers('touchStart', [{ x: 40, y: 40 }], 60);
    await fingers('touchEnd', [], 100);
    await expect(page.locator('.dragged')).toHaveCount(1);
    await pen('mouseMoved', to, 140);
    await pen('mouseReleased', to, 160);
    await expect(page.locator('.status-read')).toContainText(/Replace card 3 with your \w+: face up or face down\?/);
    await expect(page.locator(HANGING)).toHaveCount(0);
  });
});

test.describe('by mouse', () => {
  /** Drags a card halfway to a place. */
  async function halfWay(page) {
    const { card, place } = await toLay(page);
    const [from, to] = [await middle(card), await middle(place)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(...Object.values(between(from, to, 0.5)), { steps: 4 });
    await expect(page.locator('.dragged')).toHaveCount(1);
    return { card, place };
  }

  for (const [what, { act, after }] of Object.entries({
    'the right button': {
      act: (page) => page.mouse.down({ button: 'right' }),
      after: (page) => page.mouse.up({ button: 'right' }),
    },
    Escape: { act: (page) => page.keyboard.press('Escape') },
    'another window that takes the focus': { act: (page) => page.evaluate(() => dispatchEvent(new Event('blur'))) },
    'a page that is hidden': { act: (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))) },
    'a pointer that is lost': {
      act: (page) =>
        page.evaluate(() => {
          const piece = document.querySelector('.dragged');
          for (let id = 0; id < 100; id += 1) if (piece.hasPointerCapture(id)) piece.releasePointerCapture(id);
        }),
      // The browser reports it with the next event.
      after: (page) => page.mouse.move(5, 5),
    },
    'a pointer that is cancelled': {
      act: (page) =>
        page.evaluate(() => {
          const piece = document.querySelector('.dragged');
          const pointerId = [...Array(100).keys()].find((id) => piece.hasPointerCapture(id));
          piece.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
        }),
    },
    'a piece that becomes another one': {
      act: (page) => page.evaluate(() => (document.querySelector('.dragged').title = 'another')),
      after: (page) => page.mouse.move(300, 300),
    },
  })) {
    test(`${what} ends a drag, and nothing is done`, longUnless(what === 'Escape'), async ({ page }) => {
      const { card, place } = await halfWay(page);
      const title = await card.getAttribute('title');
      await act(page);
      await after?.(page);
      await expect(page.locator(HANGING)).toHaveCount(0);
      await place.hover();
      await page.mouse.up();
      await drawn(page);
      await expect(page.locator('.board .chosen')).toHaveCount(0);
      await expect(page.locator('.table')).toHaveAttribute('data-at', '0');
      await card.evaluate((one, text) => (one.title = text), title);
      await isAsBefore(page, card, place);
    });
  }

  test('a piece that is gone in mid-drag is let go of', long, async ({ page }) => {
    const { card, place } = await halfWay(page);
    await card.evaluate((one) => {
      window.gone = one;
      window.before = one.nextSibling;
      window.parent_ = one.parentNode;
      one.remove();
    });
    await place.hover();
    await page.mouse.up();
    expect(await page.evaluate(() => [window.gone.className.includes('dragged'), window.gone.style.transform])).toEqual([false, '']);
    // Put back, it can be touched.
    await page.evaluate(() => window.parent_.insertBefore(window.gone, window.before));
    await expect(page.locator('.table')).toHaveAttribute('data-at', '0');
    await isAsBefore(page, card, place);
  });

  test('a drag over something that lies above the board drops nothing on the board', long, async ({ page }) => {
    const { card, place } = await halfWay(page);
    await page.evaluate(() => {
      const above = document.createElement('div');
      above.id = 'above';
      Object.assign(above.style, { position: 'fixed', inset: '0', zIndex: '20' });
      document.body.append(above);
    });
    const { x, y } = await middle(place);
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await page.evaluate(() => document.getElementById('above').remove());
    await drawn(page);
    await expect(page.locator('.status-read')).toHaveCount(0);
    await isAsBefore(page, card, place);
  });
});
