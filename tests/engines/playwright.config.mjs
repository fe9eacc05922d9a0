// The engine tests: the same tests in Chromium, Firefox and WebKitGTK, as Debian packages them.
// Playwright only runs the tests; it can't drive the other two unpatched, so pages are driven over
// WebDriver (page.mjs).
import { defineConfig } from '@playwright/test';

// All browser tests run in Chromium, so its turn here comes in the long run alone.
const all = Boolean(process.env.LONG || process.env.WILD);
const engines = all ? ['chromium', 'firefox', 'webkit'] : ['firefox', 'webkit'];
// What has its turn in the long run alone: whole matches that are much like others. WebKitGTK draws
// without a GPU, and takes several times as long for each.
const slow = {
  firefox: /by taps: (dwarf-king|penniless-king)$|opposite:|over the internet/,
  webkit: /by taps: (dwarf-king|penniless-king|mon-royaume|monarch)$|passed between two|page of another site|opposite:|over the internet/,
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0, // A test that passes the second time has found a bug.
  // WebKitGTK draws without a GPU; limits cost time only when something fails.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  projects: engines.map((engine) => ({
    name: engine,
    testIgnore: [
      ...(process.env.WILD ? [] : ['hosts.spec.mjs']), // Only for `make wild`.
      ...(engine === 'firefox' ? [] : ['phones.spec.mjs']), // All pairs with Firefox are tried from its side.
    ],
    use: { engine },
    ...(all ? {} : { grepInvert: slow[engine] }),
  })),
});
