// Phones in the same room at a club's table: their seats survive a reload of either end, over the club's
// broker, without new codes.
import { PLAYS_ON, expect, long, test as base } from './support.mjs';
import { dice } from './player.mjs';
import { withClub } from './broker.mjs';
import { WORDS, close, closePanel, goesOn, openPanel, playHere, prepare, secondTab, twoPhones } from './phones.mjs';

const test = base.extend(withClub);

// What the browser says of a broker that is gone is no fault of the page.
test.use({ tolerate: { 'the broker is gone': /WebSocket connection to/ } });

test.beforeEach(({ page }) => prepare(page));

/** Waits until each phone has its spare invitation. */
async function haveSpares(phones) {
  for (const phone of phones) {
    const spare = () => phone.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith('/hand-spare')));
    await expect.poll(spare, { timeout: PLAYS_ON }).toBe(true);
  }
}

/** Asserts that a phone plays over the broker. It has shown no code. */
async function isBack(phone) {
  await expect(phone).toHaveURL(/#\/seat\//, { timeout: PLAYS_ON });
  await expect(phone.locator('.hand-screen')).toBeVisible({ timeout: PLAYS_ON });
}

/** Accepts whatever the browser asks before it leaves these pages. Returns what it has asked. */
function questions(...pages) {
  const asked = [];
  for (const page of pages) page.on('dialog', (dialog) => asked.push(dialog.type()) && dialog.accept());
  return asked;
}

test('phones come back by themselves after a reload of the phone and of the table', async ({ page, browser }) => {
  const roll = dice(4);
  const phones = await twoPhones(page, browser);
  await haveSpares(phones);
  await goesOn(page, phones, roll);
  for (const phone of phones) expect(phone.url()).toContain('#/hand/');
  const asked = questions(page, ...phones);
  await phones[0].reload();
  await isBack(phones[0]);
  await goesOn(page, phones, roll);
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  // The other one is still in the room when the table is reloaded.
  await page.reload();
  for (const phone of phones) await isBack(phone);
  await goesOn(page, phones, roll);
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  await openPanel(page);
  for (const row of await page.locator('.phones-seats > li').all()) await expect(row).toContainText('Plays over the internet');
  await closePanel(page);
  expect(asked).toEqual([]);
  await close(phones);
});

test('phones come back to the tab that takes the match over', long, async ({ page, browser }) => {
  const roll = dice(4);
  const phones = await twoPhones(page, browser);
  await haveSpares(phones);
  await goesOn(page, phones, roll);
  const other = await secondTab(page);
  await playHere(other).click({ timeout: PLAYS_ON });
  await expect(playHere(other)).toHaveCount(0);
  // The phones are connected to the first tab, which passes on what they do; one goes to the broker.
  await goesOn(other, phones, roll);
  await phones[0].reload();
  await isBack(phones[0]);
  await goesOn(other, phones, roll);
  // The first tab is closed, and then the second one reloaded.
  questions(page);
  await page.close({ runBeforeUnload: true });
  for (const phone of phones) await isBack(phone);
  await goesOn(other, phones, roll);
  await other.reload();
  await goesOn(other, phones, roll);
  await expect(other.locator('.status')).not.toContainText(WORDS.en.left);
  await close(phones);
});

test('a phone that does not come back is given up, and one that does has its seat', long, async ({ page, browser }) => {
  const roll = dice(4);
  const phones = await twoPhones(page, browser);
  await haveSpares(phones);
  const address = phones[0].url();
  await phones[0].goto('about:blank');
  await goesOn(page, [phones[1]], roll).catch(() => {});
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  await expect(page.locator('.status')).toContainText(WORDS.en.left, { timeout: 30_000 });
  await phones[0].goto(address);
  await isBack(phones[0]);
  await expect(page.locator('.status')).not.toContainText(WORDS.en.left);
  await goesOn(page, phones, roll);
  await close(phones);
});

test('without the broker a phone offers to scan a new code, and keeps trying', long, async ({ page, browser, club }) => {
  const roll = dice(4);
  const phones = await twoPhones(page, browser);
  await haveSpares(phones);
  await club.broker.stop();
  await phones[0].reload();
  await expect(phones[0].getByRole('alert')).toContainText('this page keeps trying', { timeout: 30_000 });
  await expect(phones[0].getByRole('button', { name: WORDS.en.again })).toBeVisible();
  await club.broker.start();
  await expect(phones[0].locator('.hand-screen')).toBeVisible({ timeout: 40_000 });
  await goesOn(page, phones, roll);
  await close(phones);
});

test('a seat that was taken back by choice does not go to the phone that held it', long, async ({ page, browser }) => {
  const phones = await twoPhones(page, browser);
  await haveSpares(phones);
  const [there, address] = [phones[0], phones[1].url()];
  await phones[1].goto('about:blank');
  await openPanel(page);
  const rows = page.locator('.phones-seats > li');
  await rows.nth(0).getByRole('radio', { name: 'On this device' }).check();
  await rows.nth(1).getByRole('radio', { name: 'A bot plays' }).check();
  await closePanel(page);
  await expect(there.getByRole('alert')).toContainText('You’re now playing on the table’s device', { timeout: PLAYS_ON });
  await phones[1].goto(address);
  await expect(phones[1].getByRole('alert')).toContainText(WORDS.en.ended, { timeout: PLAYS_ON });
  await expect(phones[1].getByRole('button', { name: WORDS.en.again })).toBeVisible();
  await close(phones);
});
