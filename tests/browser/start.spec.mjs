// The start of the page: anything that fails to load, is refused or is too old is reported in a
// sentence, and nothing optional prevents the start.
import { expect, hold, long, longUnless, open, test } from './support.mjs';
import { settings } from './player.mjs';

test.use({ tolerate: { 'something was made to fail': /./ } });

const PLACES = ['', '#/settings', '#/rogue-monarch/table', '#/embed/rogue-monarch?seats=2', '#/no-such-place'];

/** Asserts which sentences are visible, one per language. */
async function said(page, english, french) {
  const note = page.locator('#start-note');
  await expect(note).toBeVisible();
  await expect(note.getByText(english)).toBeVisible();
  await expect(note.locator('[lang=fr]').getByText(french)).toBeVisible();
  await expect(note).toBeInViewport();
}

/** The ways in which a test answers a request. */
const answers = {
  'is cut off': (route) => route.abort(),
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'is a page that says hello': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'is damaged': (route) => route.fulfill({ status: 200, contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'application/wasm', body: '\0asm' }),
  'is refused': (route) => route.fulfill({ status: 403, body: '' }),
};

for (const [file, pattern] of [['the wasm', /regalia_bg\.wasm$/], ['its script', /page-\w+\/regalia\.js$/]]) {
  for (const [how, answer] of Object.entries(answers)) {
    test(`${file} ${how}: the page says so and tries again`, longUnless(`${file} ${how}` === 'the wasm is cut off'), async ({ page }) => {
      await settings(page, { language: 'en' });
      await page.route(pattern, answer);
      for (const place of PLACES) {
        await page.goto('about:blank');
        await page.goto(`./${place}`);
        await said(page, /couldn’t be started/, /n’a pas pu démarrer/);
      }
      await page.unroute(pattern);
      await page.locator('#start-note button').click();
      await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
      await expect(page.locator('#start-note')).toHaveCount(0);
    });
  }
}

const browsers = {
  'has no WebAssembly': () => {
    delete window.WebAssembly;
  },
  'lacks what rustc uses of wasm': () => {
    WebAssembly.Module = class {
      constructor() {
        throw new WebAssembly.CompileError('invalid value type externref');
      }
    };
  },
  'knows no modules': () => {
    delete HTMLScriptElement.prototype.noModule;
  },
};

for (const [what, change] of Object.entries(browsers)) {
  test(`a browser that ${what} is told so, and fetches no wasm`, longUnless(what === 'has no WebAssembly'), async ({ page }) => {
    await page.addInitScript(change);
    const fetched = [];
    page.on('request', (request) => fetched.push(request.url()));
    for (const place of PLACES) {
      await page.goto('about:blank');
      await page.goto(`./${place}`);
      await said(page, /needs WebAssembly/, /Il lui faut WebAssembly/);
    }
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  });
}

/** Changes the page's text or headers. */
const changed = (page, change) =>
  page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    const { body = await response.text(), headers = response.headers() } = await change(await response.text(), response.headers());
    await route.fulfill({ response, body, headers });
  });

test('a policy that forbids wasm: the page says so', async ({ page }) => {
  await changed(page, (_, headers) => ({
    headers: { ...headers, 'content-security-policy': headers['content-security-policy'].replace(" 'wasm-unsafe-eval'", '') },
  }));
  await page.goto('./');
  await said(page, /needs WebAssembly/, /Il lui faut WebAssembly/);
});

test('a browser that does not understand the program is called too old, not the connection bad', async ({ page }) => {
  await settings(page, { language: 'en' });
  await changed(page, (body, { 'content-security-policy': _, ...headers }) => ({
    body: body.replace(/self\.regaliaStart\.runs ?= ?(true|!0);/, 'self.regaliaStart.runs = #not a program;'),
    headers,
  }));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./');
  await said(page, /a recent browser/, /un navigateur récent/);
  await expect(page.locator('#start-note')).toContainText('television');
  // It is read from three metres away.
  expect(await page.locator('#start-note p').first().evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(24);
});

test('a program that darkens pages is asked to leave this one as it is', async ({ page }) => {
  // Under one, a code to be scanned is a blank square, and what can be played has no ring.
  await page.goto('./');
  await expect(page.locator('head > meta[name=darkreader-lock]')).toHaveCount(1);
});

test('a policy that forbids fetching: the page says so', long, async ({ page }) => {
  await changed(page, (_, headers) => ({
    headers: { ...headers, 'content-security-policy': `${headers['content-security-policy']}; connect-src 'none'` },
  }));
  await page.goto('./#/rogue-monarch/table');
  await said(page, /couldn’t be started/, /n’a pas pu démarrer/);
});

test('a program that the browser does not understand: the page says so', long, async ({ page }) => {
  await changed(page, (html, headers) => {
    const { 'content-security-policy': _, ...rest } = headers;
    return { body: html.replace('<script type="module">', '<script type="module">syntax of tomorrow;'), headers: rest };
  });
  await page.goto('./#/rogue-monarch/table');
  await said(page, /couldn’t be started/, /n’a pas pu démarrer/);
});

test('scripts that are all refused: the style itself shows the sentence', long, async ({ page }) => {
  await changed(page, (_, headers) => ({ headers: { ...headers, 'content-security-policy': "script-src 'none'" } }));
  await page.goto('./');
  // After a while, which is skipped here.
  await page.locator('#start-note').evaluate((note) => note.getAnimations().forEach((one) => one.finish()));
  await said(page, /Still loading/, /Chargement en cours/);
});

test('a slow line is no failure: first nothing is said, then that it still loads, then the page is there', async ({ page }) => {
  const release = await hold(page);
  await page.goto('./#/rogue-monarch');
  const note = page.locator('#start-note');
  const pending = () => note.evaluate((element) => {
    const [one] = element.getAnimations();
    one.pause();
    return { delay: one.effect.getTiming().delay, visibility: getComputedStyle(element).visibility };
  });
  expect(await pending()).toEqual({ delay: 12_000, visibility: 'hidden' });
  await note.evaluate((element) => element.getAnimations()[0].finish());
  await said(page, /Still loading/, /Chargement en cours/);
  await expect(note.getByText(/couldn’t/)).toBeHidden();
  release();
  await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
  await expect(note).toHaveCount(0);
  await expect(page.locator('form')).toBeVisible();
});

const optional = {
  'a cover that never answers': (page) => page.route(/cover\.svg$/, () => {}),
  'a face that never answers': (page) => page.route(/\.woff2$/, () => {}),
  'no cover at all': (page) => page.route(/cover\.svg$/, (route) => route.abort()),
  'no faces': (page) => page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 })),
  'no icon and no manifest': (page) => page.route(/icon|manifest/, (route) => route.abort()),
  'no paint is ever told of': (page) => page.addInitScript(() => { PerformanceObserver.prototype.observe = () => {}; }),
  'no PerformanceObserver': (page) => page.addInitScript(() => { delete window.PerformanceObserver; }),
  'a PerformanceObserver that throws': (page) => page.addInitScript(() => { PerformanceObserver.prototype.observe = () => { throw new Error('not allowed'); }; }),
  'a tab that is hidden': (page) => page.addInitScript(() => { Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' }); }),
  'a MutationObserver that throws': (page) => page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, how) {
      if (target.id === 'regalia') throw new Error('not allowed');
      return observe.call(this, target, how);
    };
  }),
};

for (const [what, change] of Object.entries(optional)) {
  test(`the page starts all the same: ${what}`, longUnless(what === 'no faces'), async ({ page }) => {
    await change(page);
    await page.goto('./', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
    await expect(page.locator('#start-note')).toHaveCount(0);
    await expect(page.locator('a.skip:not([data-opening])')).toBeAttached();
  });
}

test('without its style the page starts and says that a part is missing', long, async ({ page }) => {
  await page.route(/\/style\.css$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./#/rogue-monarch');
  await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
  await said(page, /couldn’t be started/, /n’a pas pu démarrer/);
  await expect(page.locator('form')).toBeVisible();
});

test('a style that never answers keeps the page from nothing but its looks', long, async ({ page }) => {
  await page.route(/\/style\.css$/, () => {});
  await page.goto('./#/rogue-monarch', { waitUntil: 'commit' });
  await said(page, /Still loading/, /Chargement en cours/);
  await page.waitForFunction(() => window.regaliaStarted === true, undefined, { polling: 20 });
  await said(page, /couldn’t be started/, /n’a pas pu démarrer/);
  await expect(page.locator('form')).toBeVisible();
});

test('in a frame the page around it hears of it', long, async ({ page }) => {
  await page.route(/regalia_bg\.wasm$/, (route) => route.abort());
  await page.addInitScript(() => {
    window.heard = [];
    addEventListener('message', ({ data }) => window.heard.push(data));
  });
  await page.goto('embed-demo.html');
  const errors = () => page.evaluate(() => window.heard.filter(({ type }) => type === 'error'));
  await expect.poll(async () => (await errors()).length).toBeGreaterThan(0);
  expect(await errors()).toContainEqual({ regalia: 1, type: 'error', message: expect.stringMatching(/couldn’t be started|n’a pas pu démarrer/) });
});

/**
 * The errors of other scripts, as each engine reports them, and if our screen may replace the page.
 */
const OURS = (program) => ({
  'Chromium, wasm': `RuntimeError: unreachable\n    at wasm-function[17] (http://127.0.0.1/${program}/regalia_bg.wasm:wasm-function[17]:0x1f)`,
  'Chromium, our script under an extension': `TypeError: x\n    at proxy (chrome-extension://abcdef/inject.js:1:1)\n    at f (http://127.0.0.1/${program}/regalia.js:3:4)`,
  'Chromium, a part of it, too deep': `RangeError: too deep\n${'    at wasm://wasm/0a1b2c3d:wasm-function[12]:0x1f\n'.repeat(10)}`,
  Firefox: `f@http://127.0.0.1/${program}/regalia_bg.wasm:wasm-function[17]:0x1f\n@http://127.0.0.1/${program}/regalia.js:1:20`,
  'Firefox, compiled from bytes': `@http://127.0.0.1/${program}/__wasm_split.js line 2 > WebAssembly.instantiate:wasm-function[3]:0x10`,
  WebKit: `<?>.wasm-function[17]@[wasm code]\nwasm-stub@[wasm code]\n@http://127.0.0.1/${program}/regalia.js:1:20`,
  'WebKit, too deep': '<?>.wasm-function[17]@[wasm code]\n'.repeat(100),
});

const FOREIGN = {
  'a Chromium extension': 'Error: x\n    at content (chrome-extension://abcdef/content.js:10:5)',
  'a Firefox extension': 'content@moz-extension://abcdef/content.js:10:5',
  'a Safari extension': 'content@safari-web-extension://abcdef/content.js:10:5',
  'an injected script': 'Error: x\n    at <anonymous>:1:7',
  'an eval': 'eval@about:blank:1:1',
  'another origin': 'Error: x\n    at https://cdn.example/analytics.js:1:7',
  'the page itself': 'Error: x\n    at http://127.0.0.1/:120:7',
  'wasm of others in Chromium': 'RuntimeError: unreachable\n    at wasm://wasm/0a1b2c3d:wasm-function[12]:0x1f\n    at run (chrome-extension://abcdef/wasm.js:1:2)',
  'wasm of others in WebKit': '<?>.wasm-function[17]@[wasm code]\nrun@safari-web-extension://abcdef/wasm.js:1:2',
  'wasm of others by its address': 'f@https://cdn.example/other_bg.wasm:wasm-function[1]:0x1',
  'a message that quotes us': 'Error: cannot read http://127.0.0.1/PROGRAM/regalia.js\n    at content (chrome-extension://abcdef/content.js:10:5)',
  'no stack': '',
};

const dispatch = (page, kind, stack) =>
  page.evaluate(([kind, stack]) => {
    const program = document.documentElement.dataset.files;
    const error = new Error(/^Error: (.*)/.exec(stack)?.[1].replace('PROGRAM', program) ?? 'x');
    error.stack = stack.replace('PROGRAM', program);
    const event = kind === 'error' ? new ErrorEvent('error', { error, message: error.message, cancelable: true }) : new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: error });
    dispatchEvent(event);
  }, [kind, stack]);

test('errors of extensions and other scripts never take the page’s place', async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/settings');
  for (const kind of ['error', 'unhandledrejection']) for (const stack of Object.values(FOREIGN)) await dispatch(page, kind, stack);
  await page.evaluate(() => {
    for (const error of [null, undefined, 7, 'text', {}, Object.create(null), new DOMException('x', 'AbortError'), { stack: 7 }, { get stack() { throw new Error('no'); } }]) {
      dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.', filename: '' }));
      dispatchEvent(new ErrorEvent('error', { error, message: 'ResizeObserver loop completed with undelivered notifications.', filename: location.href }));
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: error }));
    }
    dispatchEvent(new Event('error'));
    dispatchEvent(new Event('unhandledrejection'));
  });
  // A real one of each, and a wasm that is not ours.
  await page.evaluate(async () => {
    setTimeout(() => { throw new Error('of another script'); });
    Promise.reject(new Error('of another script'));
    const unreachable = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11);
    const { instance } = await WebAssembly.instantiate(unreachable);
    setTimeout(() => instance.exports.f());
    await new Promise((done) => setTimeout(done, 20));
  });
  await expect(page.locator('.crash')).toHaveCount(0);
  await expect(page.locator('main .choices').first()).toBeVisible();
});

test('errors that went through the program show the screen, whatever the engine', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  await open(page, '#/settings');
  const program = await page.evaluate(() => document.documentElement.dataset.files);
  for (const stack of Object.values(OURS(program))) {
    for (const kind of ['error', 'unhandledrejection']) {
      await page.goto('about:blank');
      await open(page, '#/settings');
      await dispatch(page, kind, stack);
      await expect(page.locator('.crash'), stack).toBeVisible();
    }
  }
});
