// A club's broker: Debian's Mosquitto on a free port of this machine, and the page of a club that
// has it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTS, policy } from '../../tools/hosts.mjs';
import { listen, serve } from '../../tools/serve.mjs';

const HOST = '127.0.0.1';

/** Returns a port that is free now. */
const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => done(true)).once('error', () => done(false)).once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/** Starts a broker; `stop` and `start` make it fail in the middle, and `end` removes it. */
export async function startBroker() {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'regalia-broker-')), await freePort()];
  const [configuration, rights] = [join(folder, 'conf'), join(folder, 'acl')];
  writeFileSync(rights, 'pattern readwrite t/%u/#\n');
  // A WebSocket listener starts only beside a plain one.
  writeFileSync(configuration, `per_listener_settings false
user root
listener 0 ${join(folder, 'plain.sock')}
listener ${port} ${HOST}
protocol websockets
socket_domain ipv4
allow_anonymous true
acl_file ${rights}
persistence false
connection_messages false
log_dest none
`);
  let running;
  const start = async () => {
    running = spawn('mosquitto', ['-c', configuration], { stdio: 'ignore', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
    const failed = new Promise((_, fails) => running.once('error', fails).once('exit', (code) => fails(new Error(`mosquitto has ended with ${code}`))));
    failed.catch(() => {});
    while (!(await Promise.race([answers(port), failed]))) await new Promise((done) => setTimeout(done, 20));
  };
  const stop = () =>
    new Promise((done) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return done();
      running.once('exit', () => done());
      running.kill('SIGKILL');
    });
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `ws://${HOST}:${port}`, start, stop, end };
}

/** Starts what takes WebSockets at this address, in place of a broker, and never says anything there. */
export async function silentServer(url) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (request) => {
      const key = /^sec-websocket-key: *(.+)$/im.exec(request.toString())?.[1].trim();
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n`);
    });
  });
  await new Promise((done) => server.listen(Number(new URL(url).port), HOST, done));
  const end = () =>
    new Promise((done) => {
      server.close(done);
      for (const socket of sockets) socket.destroy();
    });
  return { end };
}

/**
 * Starts a broker and the page of a club that has it: `club.text` is the content of `club.json`, which is
 * missing without it, and
 * the policy lets the page connect to `club.origins`. `end` ends both.
 */
export async function startClub() {
  const broker = await startBroker();
  const club = { broker, text: JSON.stringify({ brokers: [broker.url] }), origins: [broker.url] };
  const server = serve({
    gate: (request, below) => {
      if (request.url === `${below}blank`) return { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html><title>blank</title><link rel="icon" href="data:,">' };
      return club.text && request.url === `${below}club.json` ? { status: 200, type: 'application/json', body: club.text } : undefined;
    },
    headers: (path, known) => ({
      ...HOSTS.strict.headers(path, known),
      'Content-Security-Policy': policy(known.type.startsWith('text/html') ? known.html() : '', club.origins),
    }),
  });
  club.address = await listen(server, 0);
  club.end = async () => {
    server.closeAllConnections();
    server.close();
    await broker.end();
  };
  return club;
}

/** What a test of a club's page has beside the page: the club, which is ended after it. */
export const withClub = {
  club: async ({}, use) => {
    const club = await startClub();
    await use(club);
    await club.end();
  },
  baseURL: ({ club }, use) => use(club.address),
};
