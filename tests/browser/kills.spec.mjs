// A killed browser loses nothing that was acknowledged, and at most the last shown decision.
// `make kills` does this fifty times.
import { listen, serve } from '../../tools/serve.mjs';
import { expect, long, test } from './support.mjs';
import { killed, wrong } from './kill.mjs';

for (const [game, pace] of [['rogue-monarch', 'instant'], ['monarch', 'normal']]) {
  test(`killed twice in ${game} at ${pace} pace, the browser resumes where it was`, long, async () => {
    const server = serve({});
    try {
      const lines = await killed(await listen(server, 0, '/'), { game, pace, times: 2, seed: 7, decisions: [2, 7] });
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line.shown, JSON.stringify(line)).toBeGreaterThan(0);
        expect(wrong(line), JSON.stringify(line)).toBe(null);
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
