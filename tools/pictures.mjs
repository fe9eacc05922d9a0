// Takes the README's pictures from the built page in dist/: a table of every game, at a person's turn
// against bots, as the page draws it. Writes docs/pictures/GAME.webp.
//
//   node tools/pictures.mjs             all games
//   node tools/pictures.mjs monarch     one of them
import { mkdirSync, writeFileSync } from 'node:fs';
import { dice, LIT, PRIMARY, whatToDo } from '../tests/browser/player.mjs';
import { begin, setUp, withBrowser } from './browser.mjs';
import { games } from './games.mjs';

const FOLDER = 'docs/pictures';

/** The theme, the number of players, and the decisions after which something is on the table. */
const SCENES = {
  'rogue-monarch': ['dark', 2, 24],
  'dwarf-king': ['dark', 4, 60],
  'mon-royaume': ['light', 3, 22],
  'penniless-king': ['dark', 4, 45],
  monarch: ['light', 3, 45],
};

/** Taps until the person is asked again and at least so many decisions have been made. */
async function playOn(page, decisions) {
  const roll = dice(7);
  for (let taps = 0; taps < 600; taps += 1) {
    await page.waitForFunction(whatToDo, [PRIMARY, LIT]);
    const { over, handOver, gold, lit } = await page.evaluate(whatToDo, [PRIMARY, LIT]);
    if (over) throw new Error('the match is over before the picture');
    if (!handOver && !gold && lit === 0) await page.waitForTimeout(100);
    else if (Number(await page.locator('.table').getAttribute('data-at')) >= decisions) return;
    else if (handOver) await page.locator('.hand-over .primary').click();
    else if (gold && (lit === 0 || roll() < 0.7)) await page.locator(PRIMARY).first().click();
    // A playback may take the piece away before the tap.
    else await page.locator(LIT).nth(Math.floor(roll() * lit)).click({ timeout: 2_000 }).catch(() => {});
  }
  throw new Error('after 600 taps there is no picture');
}

const asked = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
await withBrowser(async (browser, address) => {
  for (const { id } of games().filter((game) => asked.length === 0 || asked.includes(game.id))) {
    if (!SCENES[id]) throw new Error(`tools/pictures.mjs has no scene for ${id}`);
    const [theme, seats, decisions] = SCENES[id];
    const page = await setUp(browser, address, id, { level: 'Baron', pace: 'instant', seats });
    await page.emulateMedia({ colorScheme: theme });
    await page.locator('.seat-choice').first().getByRole('radio').first().check();
    await begin(page);
    await playOn(page, decisions);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    // Playwright itself has no WebP.
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(`${FOLDER}/${id}.webp`, picture);
    console.log(`${FOLDER}/${id}.webp: ${picture.length} bytes`);
    await page.close();
  }
});
