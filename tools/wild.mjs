// Runs the engine tests in all three engines, with every kind of host, and Chromium's own tests of
// the hosts; prints the figures, and writes them into docs/TRUST.md between its marks if all have
// passed.
//
//   node tools/wild.mjs            all
//   node tools/wild.mjs firefox    these alone; the others' figures are those of their last run, which must
//                                  have tested this page
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Not among the test results: each run of Playwright clears those at its start.
const FOLDER = resolve('target/wild');
const TRUST = 'docs/TRUST.md';
const MARKS = /(<!-- wild: written by make wild -->\n)[\s\S]*?(<!-- \/wild -->)/;

const engine = (name) => ['-c', 'tests/engines/playwright.config.mjs', '--project', name];
const RUNS = {
  chromium: ['Chromium', engine('chromium')],
  firefox: ['Firefox ESR', engine('firefox')],
  webkit: ['WebKitGTK', engine('webkit')],
  hosts: ['kinds of hosts, in Chromium', ['hosts']],
};

/** Returns all tests of a report, however its suites are nested. */
const testsOf = (suite) => [...(suite.specs ?? []).flatMap(({ tests }) => tests), ...(suite.suites ?? []).flatMap(testsOf)];

/** What the page in dist/ was built from. */
const BUILT_FROM = readFileSync('dist/.made-from', 'utf8');

/** Runs Playwright, unless the report of the last run is asked for; prints its output, and returns the result. */
function run([name, [what, args]]) {
  const [report, page] = [`${FOLDER}/${name}.json`, `${FOLDER}/${name}.page`];
  if (wanted.includes(name)) {
    rmSync(report, { force: true });
    writeFileSync(page, BUILT_FROM);
    spawnSync('playwright', ['test', ...args, '--reporter=list,json'], {
      stdio: 'inherit',
      env: { ...process.env, WILD: '1', LONG: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
  }
  if (readFileSync(page, 'utf8') !== BUILT_FROM) throw new Error(`the last run of '${name}' tested another page: run it again`);
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const annotations = suites.flatMap(testsOf).flatMap(({ annotations }) => annotations);
  const version = annotations.find(({ type }) => type === 'version')?.description ?? '';
  const { expected, unexpected, flaky, skipped } = stats;
  const day = stats.startTime.slice(0, 10);
  return { what, version, passed: expected, failed: unexpected + flaky + skipped, seconds: stats.duration / 1000, day };
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(RUNS);
const unknown = wanted.find((name) => !(name in RUNS));
if (unknown) throw new Error(`there is no run '${unknown}'; known: ${Object.keys(RUNS).join(' ')}`);
mkdirSync(FOLDER, { recursive: true });
const rows = Object.entries(RUNS).map(run);
const lines = rows.map(({ what, version, passed, failed, seconds, day }) => [what, version, passed, failed, seconds.toFixed(0), day]);
const head = ['engine', 'version', 'passed', 'failed', 'seconds', 'day'];
const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
console.log(`\n${table}`);
if (rows.some(({ passed, failed }) => failed > 0 || passed === 0)) {
  console.error(`regalia: not all have passed, so ${TRUST} is left as it is.`);
  process.exit(1);
}
const text = readFileSync(TRUST, 'utf8');
if (!MARKS.test(text)) throw new Error(`${TRUST} has no place for the figures`);
writeFileSync(TRUST, text.replace(MARKS, (_, from, to) => `${from}${table}\n${to}`));
