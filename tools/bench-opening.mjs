// Measures how the page opens on a phone as Lighthouse simulates it, in every language: the median
// of several runs. Lighthouse is fetched for it and is no part of the project.
//
//   RUNS=5 node tools/bench-opening.mjs
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { manifest } from './games.mjs';
import { listen, serve } from './serve.mjs';
import { ARGS, CHROMIUM } from './browser.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 5);

/** The targets: a minimum score, and maximum milliseconds and shift. */
const WANTED = { performance: 0.98, 'largest paint': 1600, blocking: 100, shift: 0 };

const run = promisify(execFile);

async function opened(address, language) {
  const flags = [...ARGS, '--headless=new', `--lang=${language}`, `--accept-lang=${language}`].join(' ');
  const { stdout } = await run(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, '--quiet', '--output=json', '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 64e6 },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    performance: categories.performance.score,
    'largest paint': audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const server = serve({});
const address = await listen(server, 0, '/');
for (const language of manifest().languages) {
  const runs = [];
  for (let nth = 0; nth < RUNS; nth += 1) runs.push(await opened(address, language));
  const figures = Object.entries(WANTED).map(([what, wanted]) => {
    const is = median(runs.map((figures) => figures[what]));
    const reached = what === 'performance' ? is >= wanted : is <= wanted;
    return `${what} ${Math.round(is * 1000) / 1000} (${wanted})${reached ? '' : ' !'}`;
  });
  console.log(`${language}: ${figures.join(', ')}`);
}
server.closeAllConnections();
server.close();
