// Measures the cost of a match in instructions, which does not depend on clock or load: the arena
// plays some under callgrind, and the counts are compared with tests/instructions.json.
//
//   node tools/instructions.mjs           fails if a count is 5 % above the record
//   node tools/instructions.mjs --record  records today's counts
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RECORD = 'tests/instructions.json';
/** The share above the record that is too much. The arena's threads change it by 0.1 %. */
const LEEWAY = 0.05;
/** The number of matches by player. */
const MATCHES = { random: 30, baron: 12 };

const record = JSON.parse(readFileSync(RECORD, 'utf8'));
const recording = process.argv.includes('--record');
const compiler = execFileSync('rustc', ['--version'], { encoding: 'utf8' }).trim();
const machine = process.arch;
if (!recording && machine !== record.machine) {
  console.log(`Not counted: the record is of ${record.machine}, this machine is ${machine}.`);
  process.exit(0);
}
if (!recording && compiler !== record.compiler) {
  console.error(`regalia: the record is of ${record.compiler}, here is ${compiler}: node tools/instructions.mjs --record`);
  process.exit(1);
}

const arena = join(process.env.CARGO_TARGET_DIR ?? 'target', 'debug/arena');

/** Counts the instructions of a command of the arena. */
function instructions(command) {
  const run = spawnSync('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', arena, ...command.map(String)], {
    encoding: 'utf8', env: { ...process.env, RAYON_NUM_THREADS: '1' },
  });
  const found = /Collected : (\d+)/.exec(run.stderr ?? '');
  if (run.status !== 0 || !found) {
    console.error(`regalia: ${arena} could not be counted: ${run.error ?? run.stderr}`);
    process.exit(1);
  }
  return +found[1];
}

/** What the arena costs before it plays: reading a command line is no part of a match. */
const start = instructions(['games']);

/** Counts the instructions of some matches of a game at its smallest table. */
const counted = (game, seats, level) =>
  instructions(['match', '--game', game, '--players', seats, '--seats', Array(+seats).fill(level).join(','),
    '--games', MATCHES[level], '--seed', 1]) - start;

const number = (count) => count.toLocaleString('en').padStart(14);
const games = execFileSync(arena, ['games'], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' '));
const counts = {};
const over = [];
console.log(`${'instructions'.padEnd(24)}${'are'.padStart(14)}${'recorded'.padStart(14)}`);
for (const [game, seats] of games) {
  for (const level of Object.keys(MATCHES)) {
    const name = `${game}, ${level}`;
    const [is, was] = [counted(game, seats, level), record.counts[name]];
    counts[name] = is;
    const tooMany = !was || is > was * (1 + LEEWAY);
    if (tooMany) over.push(name);
    const change = was ? `${((is / was - 1) * 100).toFixed(1).padStart(8)} %` : '';
    console.log(`${name.padEnd(24)}${number(is)}${was ? number(was) : ''}${change}${tooMany && !recording ? '  over' : ''}`);
  }
}
if (recording) {
  writeFileSync(RECORD, `${JSON.stringify({ machine, compiler, counts }, null, 2)}\n`);
} else if (over.length) {
  console.error(`regalia: more instructions than recorded: ${over.join('; ')} (if they are worth it: node tools/instructions.mjs --record)`);
  process.exit(1);
}
