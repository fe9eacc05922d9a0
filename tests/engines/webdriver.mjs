// W3C WebDriver, as far as the engine tests need it, over the two transports that Debian's engines
// speak: HTTP (chromedriver, WebKitWebDriver), and Firefox's own Marionette, which geckodriver only
// translates; Debian has no geckodriver. No automation library is used, since one protocol serves
// all three.
import { connect } from 'node:net';

/** The commands: method and path over HTTP, and Marionette's name. */
const COMMANDS = {
  setTimeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  execute: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  sendKeys: ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  perform: ['POST', '/actions', 'WebDriver:PerformActions'],
  frame: ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  setWindowRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  newWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  window: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  close: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
};

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Opens a session of a driver that listens at an address. */
export async function overHttp(address, capabilities) {
  const send = async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const until = Date.now() + 30_000;
  // The driver was started just now.
  while (!(await send('GET', '/status').catch(() => false))) {
    if (Date.now() > until) throw new Error(`no driver answers at ${address}`);
    await wait(20);
  }
  const { sessionId, capabilities: has } = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  return {
    version: has.browserVersion,
    /** Sends a command that only this driver has. */
    vendor: (path, body) => send('POST', `/session/${sessionId}/${path}`, body),
    command(name, { id, ...rest } = {}) {
      const [method, path] = COMMANDS[name];
      const body = name === 'frame' ? { id: id ? { [ELEMENT]: id } : null } : rest;
      return send(method, `/session/${sessionId}${path.replace(':id', id)}`, method === 'POST' ? body : undefined);
    },
    quit: () => send('DELETE', `/session/${sessionId}`),
  };
}

/** Opens a session of the Firefox whose Marionette listens at a port of this machine. */
export async function overMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  await new Promise((done, failed) => socket.once('connect', done).once('error', failed));
  const waiting = new Map();
  let [sent, got] = [0, Buffer.alloc(0)];
  const greeted = new Promise((done) => waiting.set('greeting', { done }));
  const hear = (message) => {
    if (!Array.isArray(message)) return waiting.get('greeting').done();
    const [, id, error, result] = message;
    const { name, done, failed } = waiting.get(id);
    waiting.delete(id);
    return error ? failed(new Error(`${name}: ${error.error}: ${error.message}`)) : done(result);
  };
  // Each message has its length in bytes and a colon before it.
  socket.on('data', (data) => {
    got = Buffer.concat([got, data]);
    for (let colon = got.indexOf(':'); colon > 0; colon = got.indexOf(':')) {
      const end = colon + 1 + Number(got.subarray(0, colon));
      if (got.length < end) break;
      const message = JSON.parse(got.subarray(colon + 1, end));
      got = got.subarray(end);
      hear(message);
    }
  });
  socket.on('close', () => {
    for (const { name, failed } of waiting.values()) failed?.(new Error(`${name}: Firefox has hung up`));
  });
  const send = async (name, parameters = {}) => {
    sent += 1;
    const text = JSON.stringify([0, sent, name, parameters]);
    const answer = new Promise((done, failed) => waiting.set(sent, { name, done, failed }));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const result = await answer;
    const keys = Object.keys(result ?? {});
    return keys.length === 1 && keys[0] === 'value' ? result.value : result;
  };
  await greeted;
  const { capabilities } = await send('WebDriver:NewSession', { strictFileInteractability: false });
  const inBrowser = async (script) => {
    await send('Marionette:SetContext', { value: 'chrome' });
    const value = await send('WebDriver:ExecuteScript', { script, args: [] });
    await send('Marionette:SetContext', { value: 'content' });
    return value;
  };
  return {
    version: capabilities.browserVersion,
    /** Runs a script with the browser's privileges, which pages don't have. */
    inBrowser,
    command(name, { id, ...rest } = {}) {
      if (name === 'frame') return send(COMMANDS[name][2], id ? { element: id } : { id: null });
      if (name === 'screenshot') return send(COMMANDS[name][2], { full: false });
      return send(COMMANDS[name][2], id ? { id, ...rest } : rest);
    },
    async quit() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      socket.destroy();
    },
  };
}

/** Returns the id in a driver's answer for an element. */
export const idOf = (element) => element[ELEMENT];
