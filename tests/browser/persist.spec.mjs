// Persistent storage: requested once, when there is something to keep, and never where the browser
// would show a prompt over the result.
import { drawn, expect, long, test } from './support.mjs';
import { hurry, playOut, settings, start } from './player.mjs';

/** Installs a browser API that counts requests, and answers as other browsers do. */
const browser = (page, { chromium = false, permission, persisted = false }) =>
  page.addInitScript(
    (given) => {
      window.asked = 0;
      Object.defineProperty(Navigator.prototype, 'userAgentData', { configurable: true, value: given.chromium ? {} : undefined });
      StorageManager.prototype.persisted = async () => given.persisted;
      StorageManager.prototype.persist = async () => {
        window.asked += 1;
        return false;
      };
      Permissions.prototype.query = async () => {
        if (!given.permission) throw new TypeError('persistent-storage is unknown');
        return { state: given.permission };
      };
    },
    { chromium, permission, persisted },
  );

/** Plays a match against a bot to its end. */
async function finish(page) {
  await settings(page, { language: 'en', pace: 'instant', motion: false });
  await start(page, 'rogue-monarch', { seed: 12 });
  await hurry(page);
  await playOut(page, { seed: 3, most: 900 });
  await expect(page.locator('.result')).toBeVisible();
  await drawn(page);
}

const asked = (page) => page.evaluate(() => window.asked);

for (const [name, { times, ...given }] of Object.entries({
  Firefox: { permission: 'prompt', times: 0 },
  'Firefox, where the person allowed it': { permission: 'granted', times: 1 },
  Safari: { times: 1 },
  Chromium: { chromium: true, permission: 'prompt', times: 1 },
  'any browser that keeps it already': { chromium: true, permission: 'granted', persisted: true, times: 0 },
})) {
  test(`${name} is asked ${times === 0 ? 'never' : 'once'}`, long, async ({ page }) => {
    await browser(page, given);
    await finish(page);
    if (times === 1) await expect.poll(() => asked(page)).toBe(1);
    expect(await asked(page)).toBe(times);
    if (name !== 'Chromium') return;
    // Nor after another match.
    await page.reload();
    await finish(page);
    expect(await asked(page)).toBe(0);
  });
}
