// Measures how long a tap at the table and a seat's decision take while a stranger floods the table at the
// club's broker, and without that: one run in one browser, driven over WebDriver, because DevTools would
// copy each message of the flood. The stranger has the link of a seat, and so the rights of the table.
// It prints the medians and the slowest, and fails if the slowest decision takes two seconds, the median
// tap 300 ms, or the table does not say which seat it is.
//
//   node tools/bench-flood.mjs [ENGINE]
import { once as event } from 'node:events';
import { connect } from 'node:net';
import { startClub } from '../tests/browser/broker.mjs';
import { dice } from '../tests/browser/player.mjs';
import { launch } from '../tests/engines/browsers.mjs';
import { settings, start } from '../tests/engines/fixtures.mjs';
import { Page } from '../tests/engines/page.mjs';
import { decisions, once } from '../tests/engines/stranger.mjs';

const ENGINE = process.argv[2] ?? 'chromium';

/** What a stranger sends a second: messages of 60 kB, short ones, and ones that are too large. */
const FLOOD = [[100, 60_000], [400, 90], [10, 200_000]];

/** The greatest median of a tap and the slowest decision, in milliseconds. */
const [TAP, DECISION] = [300, 2_000];

const text = (value) => Buffer.concat([Buffer.from([value.length >> 8, value.length & 255]), Buffer.from(value)]);

/** Returns a packet of MQTT. */
function packet(kind, ...parts) {
  const body = Buffer.concat(parts);
  const length = [];
  for (let rest = body.length; rest > 0 || length.length === 0; rest >>= 7) length.push((rest & 127) | (rest > 127 ? 128 : 0));
  return Buffer.concat([Buffer.from([kind, ...length]), body]);
}

/** Returns a frame of a WebSocket with these bytes; its mask of zeros changes none of them. */
function frame(bytes) {
  const head = Buffer.alloc(bytes.length < 126 ? 6 : bytes.length < 65_536 ? 8 : 14);
  head[0] = 0x82;
  if (bytes.length < 126) head[1] = 0x80 | bytes.length;
  else if (bytes.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(bytes.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeUInt32BE(bytes.length, 6);
  }
  return Buffer.concat([head, bytes]);
}

/** Connects a stranger to the table of a link, who floods it until `end` is called. */
async function flood(url, link) {
  const table = Buffer.from(link.split('/seat/')[1], 'base64url').subarray(2, 18).toString('base64url');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  await event(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: broker\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n');
  await event(socket, 'data');
  socket.write(frame(packet(0x10, text('MQTT'), Buffer.from([4, 0x82, 0, 120]), text('stranger'), text(table))));
  await event(socket, 'data');
  const topic = text(`t/${table}/h/1`);
  const frames = FLOOD.map(([, length]) => frame(packet(0x30, topic, Buffer.alloc(length, 7))));
  const owed = FLOOD.map(() => 0);
  let last = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [nth, [a_second]] of FLOOD.entries()) {
      owed[nth] += ((now - last) / 1_000) * a_second;
      for (; owed[nth] >= 1; owed[nth] -= 1, sent += 1) socket.write(frames[nth]);
    }
    last = now;
  }, 10);
  return () => {
    clearInterval(timer);
    socket.destroy();
    return sent;
  };
}

/** Returns the times of twelve taps, from a key until the menu is drawn, in milliseconds. */
async function taps(table) {
  const times = [];
  for (let n = 0; n < 12; n += 1) {
    times.push(await table.evaluate(async () => {
      const since = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
      while (!document.querySelector('.dialog')) await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - since;
    }));
    await table.tap('.dialog-close');
    await table.until(() => !document.querySelector('.dialog'));
  }
  return times;
}

/** Returns the times of eight decisions, from the table's position until the seat shows it too, in milliseconds. */
async function answers(table, seat, roll) {
  const times = [];
  while (times.length < 8 && (await table.count('.result')) === 0) {
    const before = await decisions(table);
    await once(table, seat, roll);
    const since = performance.now();
    const now = await decisions(table);
    if (now === before) continue;
    while ((await decisions(seat)) < now) await new Promise((done) => setTimeout(done, 10));
    times.push(performance.now() - since);
  }
  return times;
}

const median = (times) => [...times].sort((one, other) => one - other)[times.length >> 1];
const shown = (times) => `median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;

const [club, browser] = [await startClub(), await launch(ENGINE)];
const other = await launch('chromium');
try {
  const [table, seat] = [new Page(browser), new Page(other)];
  await table.resize(820, 1180);
  await seat.resize(500, 900);
  await settings(table, club);
  await settings(seat, club);
  await start(table, club, 'rogue-monarch', { seed: 12, seats: ['Human', 'Human'] });
  await table.press('m');
  await table.tap('.dialog .button', { text: 'Who plays where' });
  await table.tap('.phones-seats li:nth-child(2) .choice', { text: 'Over the internet' });
  await table.shown('.club-link .qr');
  const link = await table.evaluate(() => document.querySelector('.club-link input').value);
  await seat.goto('about:blank');
  await seat.open(link);
  await seat.shown('.hand-screen');
  await table.shown('.phones-seats', 'Plays over the internet.');
  await table.press('Escape');
  const roll = dice(5);
  const quiet = [await taps(table), await answers(table, seat, roll)];
  const end = await flood(club.broker.url, link);
  await table.shown('.status-note', 'Far too many messages are arriving');
  const flooded = [await taps(table), await answers(table, seat, roll)];
  const sent = end();
  for (const [what, [own, seats]] of [['nothing', quiet], [`${sent} messages`, flooded]]) {
    console.log(`${browser.version}, a stranger sends ${what}: taps ${shown(own)}; decisions at the seat ${shown(seats)}`);
  }
  if (median(flooded[0]) > TAP || Math.max(...flooded[1]) > DECISION) throw new Error('the table or its seat is slow');
} finally {
  await browser.quit();
  await other.quit();
  await club.end();
}
