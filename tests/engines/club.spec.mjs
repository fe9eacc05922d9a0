// A seat over the internet, where the table, the seat or both are another engine than Chromium.
import { startClub } from '../browser/broker.mjs';
import { dice } from '../browser/player.mjs';
import { launch } from './browsers.mjs';
import { expect, settings, start, test } from './fixtures.mjs';
import { Page } from './page.mjs';
import { decisions, once } from './stranger.mjs';

// What the browser says of a broker that is gone is no fault of the page.
const GONE = /WebSocket|connection .*ws:/i;
test.use({ tolerate: { 'the broker is gone': GONE } });

for (const role of ['table', 'seat']) {
  test(`over the internet, the ${role}: a whole match; the broker is stopped, the seat and the table are reloaded`, async ({ page, engine }) => {
    const club = await startClub();
    // The other end is the same engine at the table's side, and Chromium at the seat's.
    const browser = await launch(role === 'table' ? engine : 'chromium');
    try {
      const second = new Page(browser);
      const [table, seat] = role === 'table' ? [page, second] : [second, page];
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
      let there = 0;
      for (let taps = 0; taps < 12; taps += 1) there += await once(table, seat, roll);
      await club.broker.stop();
      await seat.shown('.play', 'Connecting to the club’s server…');
      await club.broker.start();
      for (let taps = 0; taps < 12; taps += 1) there += await once(table, seat, roll);
      await seat.goto('about:blank');
      await seat.open(link);
      await seat.shown('.hand-screen');
      for (let taps = 0; taps < 12; taps += 1) there += await once(table, seat, roll);
      await table.reload();
      await table.shown('.board, .hand-over');
      while ((await table.count('.result')) === 0) there += await once(table, seat, roll);
      expect(there).toBeGreaterThan(0);
      await seat.shown('.result');
      expect(await decisions(seat)).toBe(await decisions(table));
      const complaints = [...(await table.complaints()), ...(await seat.complaints())];
      expect(complaints.filter((line) => !GONE.test(line))).toEqual([]);
    } finally {
      await browser.quit();
      await club.end();
    }
  });
}
