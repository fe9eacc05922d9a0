// Kills the browser at random moments in every game at both paces, and checks what the next one
// resumes: 50 kills in all, or the given number per game and pace. Exits with 1 if anything was
// lost that must not be.
import { killed, wrong } from '../tests/browser/kill.mjs';
import { games } from './games.mjs';
import { listen, serve } from './serve.mjs';

const PACES = { instant: [200, 4_000], normal: [1_500, 9_000] };
const times = Number(process.argv[2] ?? 5);

const server = serve({});
const address = await listen(server, 0, '/');
const all = [];
let seed = Date.now() % 1_000_000;
console.log(`seed ${seed}`);
try {
  for (const { id: game } of games()) {
    for (const [pace, milliseconds] of Object.entries(PACES)) {
      seed += 1;
      const report = (line) => {
        const { person, acknowledged, shown, resumed } = line;
        const who = person ? 'a person and bots' : 'bots';
        console.log(`${game}, ${pace}, ${who}: acknowledged ${acknowledged}, shown ${shown}, resumed ${resumed}${wrong(line) ? `: ${wrong(line)}` : ''}`);
      };
      all.push(...(await killed(address, { game, pace, times, seed, milliseconds, report })));
    }
  }
} finally {
  server.closeAllConnections();
  server.close();
}
const behind = all.map(({ shown, resumed }) => Math.max(0, shown - resumed));
const bad = all.filter(wrong);
console.log(`${all.length} kills: ${bad.length} lost what they must not; shown and not resumed: none in ${behind.filter((n) => n === 0).length}, one decision in ${behind.filter((n) => n === 1).length}, more in ${behind.filter((n) => n > 1).length}`);
process.exit(bad.length ? 1 : 0);
