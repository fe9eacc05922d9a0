// A browser with its own profile that is killed during a match, as by an empty battery, and what
// the next one resumes.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dice, tap } from './player.mjs';
import { patient } from './support.mjs';

const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--remote-debugging-port=0', 'about:blank',
];

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts Chromium directly, so that its process is our child. */
async function launch(profile) {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(process.env.CHROMIUM || '/usr/bin/chromium', [`--user-data-dir=${profile}`, ...FLAGS], { stdio: 'ignore', detached: true });
  const ended = new Promise((done) => child.once('exit', done));
  for (let tries = 0; !(existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n')); tries += 1) {
    if (tries > 2_400) throw new Error('the browser does not start');
    await sleep(50);
  }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0]}`);
  return {
    context: browser.contexts()[0],
    /**
     * Sends SIGKILL to the browser and all its children: nothing is finished, nothing is flushed.
     */
    async kill() {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      // Its children outlive it by a second or two. A person who reopens the browser does not meet
      // them, and two browsers must not share a profile. On a system that doesn't reap dead
      // processes, the wait ends anyway.
      for (const from = Date.now(); Date.now() - from < 5_000; await sleep(20)) {
        try {
          process.kill(-child.pid, 0);
        } catch {
          break;
        }
      }
      await browser.close().catch(() => {});
    },
  };
}

/** Records the decisions that a page shows, and the writes that its store has acknowledged. */
async function witness(context, settings) {
  const heard = { shown: [], acknowledged: 0 };
  await patient(context);
  await context.exposeBinding('regaliaShown', (_, at) => heard.shown.push(at));
  await context.exposeBinding('regaliaAcknowledged', (_, steps) => (heard.acknowledged = steps));
  await context.addInitScript((text) => {
    try {
      localStorage.setItem('regalia/1/settings', text);
    } catch {
      return; // about:blank has no storage.
    }
    let last;
    new MutationObserver(() => {
      const at = document.querySelector('.table')?.getAttribute('data-at');
      if (at !== undefined && at !== null && at !== last) window.regaliaShown(Number((last = at)));
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-at'] });
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...all) {
      const made = plain.apply(this, all);
      if (all[1] === 'readwrite') {
        const records = made.objectStore('records');
        const add = records.add.bind(records);
        let steps = 0;
        records.add = (value, key) => {
          const step = key.split('/')[3];
          steps = step === undefined ? 0 : Number(step) + 1;
          return add(value, key);
        };
        made.addEventListener('complete', () => window.regaliaAcknowledged(steps));
      }
      return made;
    };
  }, JSON.stringify(settings));
  return heard;
}

/**
 * Plays a game, kills the browser, and reads what the next one resumes, `times` times. All seats
 * are bots, or a person taps at the first seat, in turn. The moment is a random number of
 * `decisions` or `milliseconds` between two bounds. Returns one entry per kill: what was
 * acknowledged, shown, resumed.
 */
export async function killed(address, { game, pace, times, seed, decisions, milliseconds, report = () => {} }) {
  const profile = mkdtempSync(join(tmpdir(), 'regalia-kill-'));
  const settings = { language: 'en', pace, motion: pace !== 'instant' };
  const roll = dice(seed);
  const lines = [];
  try {
    for (let n = 0; n < times; n += 1) {
      const person = n % 2 === 1;
      const browser = await launch(profile);
      const page = await browser.context.newPage();
      const heard = await witness(browser.context, settings);
      await page.goto(`${address}#/${game}`);
      await page.locator('form').waitFor();
      const seats = await page.locator('.seat-choice').all();
      // The page proposes the seats of the match before.
      for (const [nth, seat] of seats.entries()) await seat.getByRole('radio', { name: person && nth === 0 ? 'Human' : 'Baron' }).check();
      heard.shown.length = 0;
      await page.locator('button[type=submit]').click();
      await page.locator('.table').waitFor();
      const [least, most] = decisions ?? milliseconds;
      const moment = least + roll() * (most - least);
      const from = Date.now();
      const isOver = () => (decisions ? (heard.shown.at(-1) ?? 0) >= moment : Date.now() - from >= moment);
      let playing = person;
      const player = (async () => {
        while (playing && (await tap(page, roll).catch(() => playing)));
      })();
      while (!isOver()) await sleep(5);
      // Everything recorded by now has certainly happened.
      const shown = [...heard.shown];
      const { acknowledged } = heard;
      await browser.kill();
      playing = false;
      await player;

      const next = await launch(profile);
      const resumed = await next.context.newPage();
      const found = await witness(next.context, settings);
      await resumed.goto(`${address}#/${game}/table`);
      await resumed.locator('.board').waitFor();
      while (found.shown.length === 0) await sleep(10);
      const line = { game, pace, person, acknowledged, shown: shown.at(-1) ?? 0, before: shown.at(-2) ?? 0, resumed: found.shown[0] };
      lines.push(line);
      report(line);
      await next.kill();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return lines;
}

/**
 * Returns what is wrong with an entry: less was resumed than was acknowledged, or than was shown
 * before the last decision.
 */
export function wrong({ acknowledged, before, resumed }) {
  if (resumed < acknowledged) return `resumed at ${resumed}, though ${acknowledged} was acknowledged`;
  if (resumed < before) return `resumed at ${resumed}, more than one decision behind what was shown`;
  return null;
}
