// With the setting on, the page asks before a decision that can't be undone, and before no other.
import { expect, longUnless, test } from './support.mjs';
import { asked, dice, settings, start, tap } from './player.mjs';
import { games } from '../../tools/games.mjs';

const SAYS = { en: 'This can’t be undone.', fr: 'Ce coup ne pourra pas être annulé.' };

for (const [nth, { id }] of games().entries()) {
  const language = nth % 2 ? 'en' : 'fr';
  test(`${id}: what is for good is meant twice (${language})`, longUnless(id === 'mon-royaume'), async ({ page }) => {
    test.setTimeout(180_000);
    await settings(page, { language, pace: 'instant', motion: false, 'ask-first': true });
    await start(page, id, { seed: 41 });
    const roll = dice(6);
    const at = () => page.locator('.table').getAttribute('data-at');
    let meant = 0;
    let left = false;
    for (let taps = 0; meant < 4 && taps < 400 && (await asked(page)); taps += 1) {
      const before = await at();
      const question = page.locator('.status-read', { hasText: SAYS[language] });
      if (await question.isVisible()) {
        // The question is cancelled once, and then nothing has happened.
        if (!left) {
          left = true;
          await page.locator('.status-back').click();
          await expect(question).toHaveCount(0);
          expect(await at()).toBe(before);
          continue;
        }
        await page.locator('.status-keys .primary').click();
        await expect(page.locator('.table')).not.toHaveAttribute('data-at', before);
        meant += 1;
        continue;
      }
      await tap(page, roll);
      // A decision without a question can still be undone by the person.
      if ((await at()) !== before) await expect(page.locator('.bar-tools .tool').first()).toBeEnabled();
    }
    expect(meant).toBe(4);
  });
}
