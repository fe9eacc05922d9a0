// Playback shows a decision event by event, before the next decision.
import { expect, long, longUnless, test } from './support.mjs';
import { bots, dice, hurry, settings, start } from './player.mjs';
import { beats, decideAndSee, holdClock, isTurn, noteBeats, settle, told, wholeLog } from './stage.mjs';
import { games } from '../../tools/games.mjs';

const largest = async (page) => {
  const counts = await page.locator('fieldset').first().getByRole('radio').all();
  if (counts.length > 1) await counts.at(-1).check();
  await bots(page);
};

for (const { id } of games()) {
  test(`${id}: every beat of a whole match can be drawn, at the largest table`, long, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'slow', motion: false });
    await start(page, id, { seed: 5, setUp: largest });
    // Every beat is drawn, then skipped.
    await hurry(page);
    await page.locator('.result, .crash').waitFor();
    await expect(page.locator('.crash')).toHaveCount(0);
    const [beats, at] = await page.evaluate(() => [window.beats, Number(document.querySelector('.table').dataset.at)]);
    expect(at, 'decisions').toBeGreaterThan(10);
    expect(beats, 'beats shown').toBeGreaterThan(at / 2);
  });
}

/**
 * The number of decisions to watch: a deal of the longest trick-taking game, some rounds of the
 * others.
 */
const DECISIONS = 40;

/**
 * The shortest match, that of `arena new-game`: three tricks of two cards, with a beat for each
 * card and each trick.
 */
const SHORTEST = 9;

/** The number where the device is passed, so that each is seen twice. */
const PASSED = 24;

/** The time for a letter at normal pace, in milliseconds: 25 letters a second. */
const LETTER = 40;

/** Longer than the delay before a bot is shown as thinking, and shorter than any beat. */
const PAUSE = 200;

/**
 * Sets the first `count` seats to persons and the others to bots; the log is open, where it can be.
 */
const persons = (count) => async (page) => {
  for (const [nth, seat] of (await page.locator('.seat-choice').all()).entries()) {
    await seat.getByRole('radio').nth(nth < count ? 0 : 1).check();
  }
  const open = page.getByRole('radio', { name: 'Open log' });
  await page.locator('details.more summary').click();
  if ((await open.count()) > 0) await open.check();
  await page.locator('details.more summary').click();
};

const said = (beats) => beats.flatMap(({ said }) => said);

/** Asserts that every sentence above the board could be read. */
function stoodLongEnough(beats) {
  // What a person looks at lasts until they go on.
  // A sentence stays while pieces move, which are beats of their own.
  const stood = [];
  for (const { text, at, until, held } of beats) {
    const last = stood.at(-1);
    if (last?.text === text) last.until = until;
    else stood.push({ text, at, until, held });
  }
  // The last one stays.
  for (const { text, at, until } of stood.slice(0, -1).filter(({ held, text }) => !held && !isTurn(text))) {
    expect(until - at, `milliseconds for «${text}»`).toBeGreaterThanOrEqual(LETTER * text.replaceAll(' ', '').length);
  }
}

const at = async (page) => Number(await page.locator('.table').getAttribute('data-at'));

for (const { id } of games()) {
  test(`${id}: against bots what is told stands above the board until it was read, in the order of the log`, long, async ({ page }) => {
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'normal', motion: true });
    await start(page, id, { seed: 3, setUp: persons(1) });
    await noteBeats(page);
    const roll = dice(3);
    let state = await settle(page);
    while (state !== 'over' && (await at(page)) < DECISIONS) state = await decideAndSee(page, roll);
    const shown = await beats(page);
    const log = await wholeLog(page);
    told(shown, log, 'the log');
    expect(shown.length, 'beats').toBeGreaterThanOrEqual(SHORTEST);
    stoodLongEnough(shown);
  });

  test(`${id}: passed round, a person's turn is played to its end for all, and to the next what only they know`, long, async ({ page }) => {
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'normal', motion: true });
    await start(page, id, { seed: 4, setUp: persons(2) });
    await noteBeats(page);
    const roll = dice(5);
    // How much has been said so far, who has the device, and the length of the open log when each
    // passed it.
    let [before, holder, takenOver, shown] = [0, '', 0, 0];
    const gone = new Map();
    const look = async () => [said(await beats(page)), await wholeLog(page)];
    let state = await settle(page);
    while (state !== 'over' && (await at(page)) < PASSED) {
      if (state === 'hand-over') {
        const [, open] = await look();
        gone.set(holder, open.length);
        holder = /Pass the device to (.*)/.exec(await page.locator('.hand-over h2').textContent())[1];
        const now = () => page.evaluate(() => performance.now());
        const accepted = await now();
        await page.locator('.hand-over .primary').click();
        state = await settle(page);
        const took = (await now()) - accepted;
        const [all, log] = await look();
        // What all have seen before the device was passed is not shown again; the rest is in the log,
        // as this person may know it.
        const missed = all.slice(before).filter((line) => !isTurn(line));
        for (const line of missed) expect(log, `what ${holder} has missed`).toContain(line);
        if (missed.length === 0) expect(took, `milliseconds until ${holder} can play`).toBeLessThanOrEqual(2_000);
        expect(missed.length, `no more than ${holder} has missed`).toBeLessThanOrEqual(log.length - (gone.get(holder) ?? 0));
        [before, takenOver, shown] = [all.length, takenOver + 1, (await beats(page)).length];
      }
      state = await decideAndSee(page, roll);
      const [all, log] = await look();
      // Before the device is passed all see the public log, the whole turn of who had it; the next
      // person sees their own view of it, and the bots' decisions in between as the public does.
      const fresh = (await beats(page)).slice(shown);
      // A person who looks at something in secret is told more than the public log.
      const looked = fresh.some(({ held, page }) => held && !page);
      if (!looked) told(fresh, log, `what ${holder} did`);
      [before, shown] = [all.length, (await beats(page)).length];
    }
    expect(takenOver).toBeGreaterThan(2);
    stoodLongEnough(await beats(page));
  });

  test(`${id}: the result comes when the last piece has moved and the last beat has stood for its time`, longUnless(id === 'rogue-monarch'), async ({ page }) => {
    await holdClock(page);
    await settings(page, { language: 'en', pace: 'normal', motion: true });
    await start(page, id, { seed: 5, setUp: bots });
    await noteBeats(page, () => ({
      result: !!document.querySelector('.result'),
      // The remaining time of motions that have begun; they run in real time.
      moves: Math.max(0, ...document.getAnimations().filter((one) => !one.noted && (one.noted = true)).map(({ effect }) => effect.getComputedTiming().endTime).filter(Number.isFinite)),
    }));
    expect(await settle(page, 20_000)).toBe('over');
    const shown = await beats(page);
    stoodLongEnough(shown);
    // During the first one the cards are still being dealt.
    for (const { text, at, until, seen } of shown.slice(1)) {
      expect(seen.some(({ result }) => result), `the result lies over «${text}»`).toBe(false);
      // Pieces that move one after another need not wait for each other, but the result for the last.
      if (at === shown.at(-1).at) expect(Math.max(...seen.map(({ moves }) => moves)), `what moves while it says «${text}»`).toBeLessThanOrEqual(until - at);
    }
    // In these two the ceremony is the first to name the winner.
    if (!['rogue-monarch', 'monarch'].includes(id)) expect(shown.at(-1).climax, shown.at(-1).text).toBe(true);
    await expect(page.locator('.result')).toBeVisible();
  });
}

test('a tap goes on to the next beat, and Escape to the end', async ({ page }) => {
  await holdClock(page);
  await settings(page, { language: 'en', pace: 'normal', motion: true });
  await start(page, 'monarch', { seed: 3, setUp: bots });
  await noteBeats(page);
  // No time passes: only taps advance the playback.
  const tapped = async () => {
    await page.locator('.board').click({ position: { x: 5, y: 5 } });
    return (await beats(page)).length;
  };
  await expect.poll(tapped, { intervals: [20], timeout: 120_000 }).toBeGreaterThan(5);
  const ended = async () => {
    await page.keyboard.press('Escape');
    return at(page);
  };
  await expect.poll(ended, { intervals: [20], timeout: 120_000 }).toBeGreaterThan(8);
});

test('what is read while something is shown is there at once, and the film waits', long, async ({ page }) => {
  await holdClock(page);
  await settings(page, { language: 'en', pace: 'normal', motion: true });
  await start(page, 'monarch', { seed: 3, setUp: bots });
  await page.locator('.playing-back').waitFor();
  const beat = await page.locator('.headline').textContent();
  const sign = page.locator('.mo-banner').first();
  // Motions run on a clock that is not held, and may cover the sign meanwhile.
  const flies = () => page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity).length);
  await expect.poll(flies).toBe(0);
  await sign.hover();
  await page.mouse.down();
  await page.clock.runFor(600);
  await expect(page.locator('.status-read')).toHaveText(await sign.getAttribute('title'));
  await page.mouse.up();
  const decided = await at(page);
  await page.clock.runFor(60_000);
  await expect(page.locator('.status-read')).toBeVisible();
  expect(await at(page)).toBe(decided);
  // A tap resumes where it was: the beat gets its full time again.
  await page.locator('.board').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.headline')).toHaveText(beat);
  await page.clock.runFor(BEAT - 1);
  await expect(page.locator('.headline')).toHaveText(beat);
  // If a bot still thinks or a piece only moves, there is no headline next.
  await page.clock.runFor(1 + PAUSE);
  await expect(page.locator('.headline', { hasText: beat })).toHaveCount(0);
});
