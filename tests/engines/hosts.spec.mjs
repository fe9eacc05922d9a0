// The page on every kind of host, in every engine: opened, reloaded, and played without its host.
// `make wild` runs it; new versions are tested in Chromium only (tests/browser/hosts.spec.mjs).
import { PROFILES } from '../../tools/hosts.mjs';
import { serve } from '../../tools/serve.mjs';
import { expect, host, isKept, settings, start, test } from './fixtures.mjs';
import { decide } from './stranger.mjs';

test.use({ tolerate: { 'the host is gone': /ERR_CONNECTION_REFUSED|Failed to fetch|NetworkError|Load failed/ } });

for (const [name, { host: kind, bases }] of Object.entries(PROFILES)) {
  test(`${name}: opened, loaded again, and played without its host`, async ({ page }) => {
    const home = await host({ pages: serve(...bases.map((base) => ({ base, host: kind }))) });
    try {
      await settings(page, home);
      if (kind === 'login') await page.goto(`${home.address}login/enter`);
      const installs = bases.map((base) => new URL(base, home.address).href);
      for (const address of installs) {
        await page.open(address);
        await isKept(page);
        await page.reload();
        expect(await page.count('.cover-link')).toBeGreaterThan(0);
      }
      await home.stop();
      for (const address of installs) {
        await page.open(address);
        await page.reload();
        await start(page, { address }, 'rogue-monarch');
        await decide(page, { seed: 2 });
      }
    } finally {
      await home.stop();
    }
  });
}
