// A page as the engine tests use it, the same for every engine: functions in the page, real taps
// and keys, uploads and downloads.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PATIENCE as GIVING_UP, SETTLE, SETTLE_OWN } from '../browser/support.mjs';
import { idOf } from './webdriver.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Keys by their names in the page, as WebDriver writes them. */
const KEYS = {
  ArrowDown: '\uE015', ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowUp: '\uE013',
  Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008', Space: ' ', Tab: '\uE004',
};

/** How long something may take to appear, in milliseconds; it takes time only if a test fails. */
const PATIENCE = 60_000;

// The functions below run in the page.

/** Waits until an element is shown where a finger can reach it, and returns it. */
async function reach({ selector, text, nth = 0 }, patience) {
  const until = Date.now() + patience;
  for (;;) {
    const all = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const named = text === undefined ? all : all.filter((part) => part.textContent.trim() === text);
    const part = named[nth];
    let why = `${named.length} are shown`;
    if (part) {
      const box = part.getBoundingClientRect();
      const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
      const there = document.elementFromPoint(x, y);
      if (part.contains(there)) return part;
      why = `at ${x}, ${y} of ${innerWidth} × ${innerHeight} lies ${there?.outerHTML.slice(0, 120)}`;
      // It is out of sight, or under an element that stays in place.
      part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    if (Date.now() > until) throw new Error(`cannot tap ${selector} ${text ?? ''} (${nth}): ${why}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}

/** Waits until the page's program has drawn the current route. */
async function settled(patience) {
  const until = Date.now() + patience;
  const frame = () => new Promise((done) => setTimeout(done, 15));
  do {
    await frame();
    if (Date.now() > until) throw new Error(`the page does not appear: ${document.body?.innerText.slice(0, 300)}`);
  } while (!document.querySelector('a.skip:not([data-opening])') || document.querySelector('main[aria-busy]'));
}

/**
 * Makes the page deterministic, even on the slowest machine: its random numbers are known, it waits
 * forever for its disk and its worker, lets the table settle at once, and records errors.
 */
function prepare({ givingUp, settling }) {
  if (window.complaints) return;
  const timer = window.setTimeout;
  window.setTimeout = (act, after, ...all) => {
    if (givingUp.includes(after)) return 0;
    return timer(act, settling.includes(after) ? 0 : after, ...all);
  };
  const complaints = (window.complaints = []);
  addEventListener('error', (event) => complaints.push(`error: ${event.message} ${event.error?.stack ?? ''}`));
  addEventListener('unhandledrejection', (event) => complaints.push(`rejected: ${event.reason} ${event.reason?.stack ?? ''}`));
  addEventListener('securitypolicyviolation', (event) => complaints.push(`security policy: ${event.violatedDirective} ${event.blockedURI}`));
  const say = console.error;
  console.error = (...all) => {
    complaints.push(`console: ${all.map(String).join(' ')}`);
    say.apply(console, all);
  };
  let last = 7;
  Crypto.prototype.getRandomValues = (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = last = (last * 167 + 41) % 251;
    return bytes;
  };
}

/** A page in a browser that `launch` has started. */
export class Page {
  #browser;

  constructor(browser) {
    this.#browser = browser;
  }

  /** The engine's name. */
  get engine() {
    return this.#browser.engine;
  }

  /**
   * Returns true if a complaint is of a fault of the engine itself. What WebKitGTK 2.50 has compiled
   * of wasm traps at times although nothing is out of bounds, once in some hundred matches. The
   * other engines never do, and other programs have met it: oven-sh/bun#17146. Firefox complains of a
   * request without an address if the page is left, as by a reload, while its service worker answers:
   * the page no longer waits for that answer. A request that fails has its address there.
   */
  isEngineFault(complaint) {
    if (this.engine === 'firefox') return complaint.includes('Failed to load ‘’. A ServiceWorker intercepted the request');
    return this.engine === 'webkit' && complaint.includes('Out of bounds memory access');
  }

  /** Gives the page's viewport a size in CSS pixels, whatever the window has around it. */
  async resize(width, height) {
    let [more, taller] = [0, 0];
    for (let tries = 0; tries < 40; tries += 1) {
      await this.#browser.command('setWindowRect', { x: 0, y: 0, width: width + more, height: height + taller });
      const [has, high] = await this.evaluate(() => new Promise((done) => setTimeout(() => done([innerWidth, innerHeight]), 25)));
      if (has === width && high === height) return;
      [more, taller] = [Math.min(400, Math.max(0, more + width - has)), Math.min(400, Math.max(0, taller + height - high))];
    }
    throw new Error(`no window of ${width} × ${height} is to be had`);
  }

  /** Runs a function in the page with arguments, and waits for its result. */
  async evaluate(act, ...given) {
    const script = `
      const [given, done] = [arguments[0], arguments[arguments.length - 1]];
      Promise.resolve().then(() => (${act})(...given)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error), stack: String(error?.stack ?? '') }),
      );`;
    const answer = await this.#browser.command('execute', { script, args: [given] });
    if (answer === null) throw new Error('the page was left meanwhile');
    const { value, error, stack } = answer;
    if (error) throw new Error(`${error}\n${stack}`);
    return value;
  }

  /** Goes to an address and waits until it is loaded. */
  async goto(address) {
    await this.#note();
    await this.#browser.command('navigate', { url: address });
  }

  /** Opens a route of the page at an address and waits until it is drawn. */
  async open(address) {
    await this.goto(address);
    await this.ready();
  }

  /** Reloads the page from within: WebDriver's reload bypasses the service worker in Firefox. */
  reload() {
    return this.leave(() => this.evaluate(() => void setTimeout(() => location.reload())));
  }

  /** Runs an act by which the page reloads itself, and waits until it is drawn again. */
  async leave(act) {
    await this.#note();
    await this.evaluate(() => (window.isLeft = true));
    await act();
    const until = Date.now() + PATIENCE;
    // In between there is no page to answer.
    while (!(await this.evaluate(() => !window.isLeft && document.readyState === 'complete').catch(() => false))) {
      if (Date.now() > until) throw new Error('the page is not loaded again');
      await new Promise((done) => setTimeout(done, 15));
    }
    await this.ready();
  }

  /** Waits until the page is drawn, and prepares it if it has just been loaded. */
  async ready() {
    await this.evaluate(settled, PATIENCE);
    await this.evaluate(prepare, { givingUp: GIVING_UP, settling: [SETTLE, SETTLE_OWN] });
  }

  /** Waits until a function in the page returns something true, and returns that. */
  async until(act, ...given) {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.evaluate(act, ...given);
      if (found) return found;
      if (Date.now() > until) throw new Error(`never true: ${act} with ${JSON.stringify(given)}`);
      await new Promise((done) => setTimeout(done, 15));
    }
  }

  /** Waits until something is shown. */
  shown(selector, text) {
    const find = (wanted, inside) => [...document.querySelectorAll(wanted)].some((part) => part.checkVisibility() && part.textContent.includes(inside ?? ''));
    return this.until(find, selector, text ?? null);
  }

  /** Returns the number of elements that a selector finds. */
  count(selector) {
    return this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  /** Returns the text of the first element that a selector finds, or null. */
  text(selector) {
    return this.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
  }

  /**
   * Taps the visible element that a selector finds; of several the one with that text, or the nth.
   */
  async tap(selector, { text, nth, patience = PATIENCE } = {}) {
    // Relative to the element, since engines differ in the origin of coordinates within a frame.
    const origin = await this.evaluate(reach, { selector, text, nth }, patience);
    const actions = [{ type: 'pointerMove', duration: 0, origin, x: 0, y: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#browser.command('perform', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }] });
  }

  /** Presses and releases a key, while others are held. */
  async press(key, ...held) {
    const value = (name) => KEYS[name] ?? name;
    const down = [...held, key].map((name) => ({ type: 'keyDown', value: value(name) }));
    const up = [key, ...held].map((name) => ({ type: 'keyUp', value: value(name) }));
    await this.#browser.command('perform', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  }

  /** Types a text. */
  async type(text) {
    for (const letter of text) await this.press(letter);
  }

  /** Replaces a field's text. */
  async fill(selector, text) {
    await this.tap(selector);
    await this.press('a', 'Control');
    await this.type(text);
  }

  /** Chooses a file of this machine in a file field. */
  async choose(selector, path) {
    const element = await this.#browser.command('find', { using: 'css selector', value: selector });
    await this.#browser.command('sendKeys', { id: idOf(element), text: path });
  }

  /** Runs an act that downloads a file of this name, and returns its path. */
  async download(name, act) {
    const path = join(this.#browser.downloads, name);
    rmSync(path, { force: true });
    await act();
    const until = Date.now() + PATIENCE;
    while (!existsSync(path) || readFileSync(path).length === 0) {
      if (Date.now() > until) throw new Error(`${name} is not handed over`);
      await new Promise((done) => setTimeout(done, 20));
    }
    return path;
  }

  /** Runs an act in a frame of the page once it is loaded, and comes back to the page. */
  async within(selector, act) {
    const until = Date.now() + PATIENCE;
    // Until then there is an empty document, which may be replaced during a call.
    const isLoaded = async () => {
      await this.#browser.command('frame');
      const element = await this.#browser.command('find', { using: 'css selector', value: selector });
      await this.#browser.command('frame', { id: idOf(element) });
      return this.evaluate(() => location.protocol.startsWith('http') && document.readyState === 'complete');
    };
    while (!(await isLoaded().catch(() => false))) {
      if (Date.now() > until) throw new Error(`${selector} is not loaded`);
      await new Promise((done) => setTimeout(done, 15));
    }
    try {
      return await act();
    } finally {
      await this.#browser.command('frame');
    }
  }

  /**
   * Runs an act in a new window, closes it, and comes back to this one. In a new tab, WebKit's page
   * would stay hidden.
   */
  async inNewWindow(act) {
    const here = await this.#browser.command('window');
    const { handle } = await this.#browser.command('newWindow', { type: 'window' });
    await this.#browser.command('switchTo', { handle });
    try {
      return await act();
    } finally {
      await this.#note();
      await this.#browser.command('close');
      await this.#browser.command('switchTo', { handle: here });
    }
  }

  /** Takes a screenshot after the next frame; WebKit's would otherwise show the previous state. */
  async screenshot(path) {
    await this.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    writeFileSync(path, Buffer.from(await this.#browser.command('screenshot'), 'base64'));
  }

  /** Returns axe's violations of WCAG 2.2 A and AA: `rule: where`. */
  async violations() {
    // Run by the driver: the page's own policy would rightly refuse it.
    if (!(await this.evaluate(() => 'axe' in window))) {
      await this.#browser.command('execute', { script: `${axeSource}; window.axe = axe; arguments[arguments.length - 1]()`, args: [] });
    }
    return this.evaluate(async () => {
      const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map((one) => one.finished));
      const only = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] };
      const { violations } = await window.axe.run(document, only);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    });
  }

  #noted = [];

  /** Keeps the complaints of a page that is about to be left. */
  async #note() {
    this.#noted.push(...(await this.evaluate(() => window.complaints?.splice(0) ?? []).catch(() => [])));
  }

  /** Returns the complaints of the page and its browser since the last call. */
  async complaints() {
    await this.#note();
    return [...this.#noted.splice(0), ...(await this.#browser.complaints())];
  }
}
