// The browser tests: Debian's Chromium against the release build in dist/,
// under the strict headers of tools/serve.mjs. They never build anything.
import { defineConfig } from '@playwright/test';

// Another where two clones are tested on one machine.
const PORT = Number(process.env.TEST_PORT ?? 8089);

// With each window Chromium gets a second process ready for the list below its
// address bar, which costs as much as our page. This switch takes the place of
// Playwright's own, so what of that matters here stands in it too.
const NOT_NEEDED = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/browser',
  // The short part, unless LONG is set: see `long` in tests/browser/support.mjs.
  grepInvert: process.env.LONG ? undefined : /@long/,
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0, // A test that passes the second time has found something.
  // Limits cost time only when something fails, and a busy machine is no fault.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // Else every test keeps the whole page; what is about that allows it.
    trace: 'off',
    screenshot: 'off', // On failure the page's tree is kept; a picture would be taken after every test.
    launchOptions: {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: `node tools/serve.mjs --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
