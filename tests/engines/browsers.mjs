// Starts the three engines as Debian packages them, each with an empty profile in a new folder, and
// ends them with all the processes that they have started.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARGS, CHROMIUM } from '../../tools/browser.mjs';
import { overHttp, overMarionette } from './webdriver.mjs';

const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr';
/** The path of WebKitGTK's test browser; Debian's folder contains the architecture. */
const MINI_BROWSER = process.env.MINI_BROWSER || ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync);

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Makes a folder for one browser, and keeps track of its processes. */
function household() {
  const home = mkdtempSync(join(tmpdir(), 'regalia-engine-'));
  const started = [];
  const kill = () => {
    for (const { pid } of started.splice(0).reverse()) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It has exited by itself.
      }
    }
  };
  process.once('exit', kill);
  return {
    home,
    /** Starts a program in its own process group; its output is kept for a failure. */
    start(program, args, { env, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
      const child = spawn(program, args, { env: { ...process.env, HOME: home, TMPDIR: home, ...env }, stdio, detached: true });
      child.said = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (child.said += data));
      child.once('error', (error) => (child.said += error.message));
      started.push(child);
      return child;
    },
    async end() {
      const over = started.map((child) => child.exitCode ?? child.signalCode ?? new Promise((done) => child.once('exit', done)));
      kill();
      process.off('exit', kill);
      await Promise.all(over);
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Chromium through Debian's chromedriver. */
async function chromium({ home, start }) {
  const port = await freePort();
  start('chromedriver', [`--port=${port}`]);
  const session = await overHttp(`http://127.0.0.1:${port}`, {
    'goog:chromeOptions': {
      binary: CHROMIUM,
      args: ['--headless=new', `--user-data-dir=${join(home, 'profile')}`, ...ARGS],
    },
    'goog:loggingPrefs': { browser: 'SEVERE' },
  });
  // A headless Chromium refuses downloads until it has a folder for them.
  const cdp = (cmd, params) => session.vendor('goog/cdp/execute', { cmd, params });
  await cdp('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: home });
  // A page that may use the camera is told the device's addresses.
  await cdp('Browser.grantPermissions', { permissions: ['videoCapture'] });
  return { ...session, complaints: async () => (await session.vendor('se/log', { type: 'browser' })).map(({ message }) => message) };
}

/** Firefox's preferences before it starts: its port, and no prompts or downloads. */
const preferences = (home) => ({
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.download.dir': home,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  // As for a page that may use the camera: it is told the device's addresses.
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
});

/**
 * Reads and clears the page errors in Firefox's console: uncaught errors, and policy violations.
 */
const CONSOLE = `
  const faults = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag) && /^(https?|blob):/.test(one.sourceName))
    .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');
  Services.console.reset();
  return faults;`;

/** Firefox, headless, through its own Marionette. */
async function firefox({ home, start }) {
  const profile = join(home, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(preferences(home)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = start(FIREFOX, ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile, 'about:blank']);
  const [port, until] = [join(profile, 'MarionetteActivePort'), Date.now() + 60_000];
  while (!existsSync(port) || readFileSync(port, 'utf8') === '') {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Firefox does not start: ${child.said}`);
    await wait(20);
  }
  const session = await overMarionette(Number(readFileSync(port, 'utf8')));
  return { ...session, complaints: () => session.inBrowser(CONSOLE) };
}

/** WebKitGTK's MiniBrowser, on a virtual screen, through WebKitWebDriver. */
async function webkit({ start }) {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const display = await new Promise((done, failed) => {
    screen.stdio[3].once('data', (data) => done(String(data).trim()));
    screen.once('exit', () => failed(new Error(`Xvfb does not start: ${screen.said}`)));
  });
  const port = await freePort();
  // Without the accessibility bus, which no test machine has.
  start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env: { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' } });
  const session = await overHttp(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  // It keeps no log to read: only the page's own (page.mjs) is available.
  return { ...session, complaints: async () => [] };
}

const ENGINES = { chromium, firefox, webkit };

/**
 * Starts an engine: returns a WebDriver session, the folder of its downloads, and a function that
 * ends it.
 */
export async function launch(engine) {
  const house = household();
  try {
    const session = await ENGINES[engine](house);
    await session.command('setTimeouts', { script: 120_000, pageLoad: 120_000 });
    return {
      ...session,
      engine,
      downloads: house.home,
      async quit() {
        await Promise.race([session.quit().catch(() => {}), wait(3_000)]);
        await house.end();
      },
    };
  } catch (error) {
    await house.end();
    throw error;
  }
}
