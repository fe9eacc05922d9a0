// A phone that holds a hand, where the table, the phone or both are Firefox. WebKitGTK has no WebRTC.
import { paintedCamera, shownCode } from '../browser/camera.mjs';
import { dice } from '../browser/player.mjs';
import { launch } from './browsers.mjs';
import { expect, host, settings, start, test } from './fixtures.mjs';
import { Page } from './page.mjs';
import { decisions, once } from './stranger.mjs';

/** Lets a phone join through both codes, with the panel of the table's menu. */
async function join(table, phone) {
  await table.press('m');
  await table.tap('.dialog .button', { text: 'Who plays where' });
  await table.tap('.phones-seats .choice', { text: 'On a phone' });
  if ((await table.count('.phones-code')) === 0) await table.tap('.phones .button', { text: 'Use the camera' });
  await table.shown('.phones-code .qr');
  const link = await table.evaluate(() => document.querySelector('.phones-code input').value);
  await phone.goto('about:blank');
  await phone.open(link);
  await phone.shown('.hand-joins .qr');
  const code = await phone.evaluate(shownCode);
  await table.evaluate((code) => window.paint(code), code);
  await phone.shown('.hand-screen');
  await table.shown('.phones-seats', 'The phone has joined');
  expect(await table.text('.phones')).not.toContain('was refused');
  await table.press('Escape');
}

for (const other of ['chromium', 'firefox']) {
  for (const role of ['table', 'phone']) {
    test(`the ${role}, and ${other} opposite: both codes, a whole match, and a phone that is reloaded`, async ({ page }) => {
      // A script of the page: Firefox doesn't take a stream that comes from a driver's script.
      const home = await host({ also: { '/camera.js': `(${paintedCamera})()` } });
      const browser = await launch(other);
      try {
        const second = new Page(browser);
        const [table, phone] = role === 'table' ? [page, second] : [second, page];
        await table.resize(820, 1180);
        await phone.resize(500, 900);
        await settings(table, home);
        await settings(phone, home);
        await start(table, home, 'rogue-monarch', { seed: 12, seats: ['Human', 'Human'] });
        await table.evaluate(() => new Promise((done) => document.head.append(Object.assign(document.createElement('script'), { src: 'camera.js', onload: done }))));
        await join(table, phone);
        const roll = dice(5);
        let here = 0;
        for (let taps = 0; taps < 40; taps += 1) here += await once(table, phone, roll);
        expect(here).toBeGreaterThan(0);
        // A phone's page that was reloaded needs both codes again, which both ends say.
        await phone.reload();
        await phone.shown('.hand-joins', 'connection to the table has ended');
        await table.shown('.status', '’s phone has lost');
        await join(table, phone);
        while ((await table.count('.result')) === 0) await once(table, phone, roll);
        await phone.shown('.result');
        expect(await decisions(phone)).toBe(await decisions(table));
        // Without a club there is no such file, which some browsers write down.
        expect((await table.complaints()).filter((line) => !line.includes('/club.json'))).toEqual([]);
        expect(await phone.complaints()).toEqual([]);
      } finally {
        await browser.quit();
        await home.stop();
      }
    });
  }
}
