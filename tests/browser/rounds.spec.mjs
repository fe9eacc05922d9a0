// Rounds with friends: made, played on three devices, sent, taken in, and ordered.
import { expect, long, longUnless, noHorizontalScroll, open, records, test, violations, watch } from './support.mjs';
import { playOut, settings } from './player.mjs';

const VIEWPORT = { width: 390, height: 844 };

const WORDS = {
  en: {
    submit: 'Create this round', play: 'Play: Deal 1', see: 'See the game: Deal 1', compare: 'Compare with friends', name: 'Your name', message: 'Message to your friends', paste: 'Paste one or more messages', add: 'Add results',
    added: 'Added: Léo, Ana.', known: 'Already here: Léo, Ana.', own: 'That’s your own result.', altered: 'A result was altered', standings: 'Standings', results: 'Results', watch: 'Watch', matchpoints: 'Matchpoints', later: 'once you’ve finished it yourself',
  },
  fr: {
    submit: 'Créer ce tournoi', play: 'Jouer : Donne 1', see: 'Voir la partie : Donne 1', compare: 'Comparer avec des amis', name: 'Votre nom', message: 'Message à vos amis', paste: 'Collez un ou plusieurs messages', add: 'Ajouter les résultats',
    added: 'Ajouté : Léo, Ana.', known: 'Déjà là : Léo, Ana.', own: 'C’est votre propre résultat.', altered: 'Un résultat a été modifié', standings: 'Classement', results: 'Résultats', watch: 'Regarder', matchpoints: 'Matchpoints', later: 'quand vous l’aurez terminée',
  },
};

const region = (page, name) => page.getByRole('region', { name, exact: true });

/** Plays the first deal of a round, and returns the message of this device under a name. */
async function play(page, name, w, seed) {
  await page.getByRole('button', { name: w.play }).click();
  await playOut(page, { seed });
  await page.locator('.day-share').getByRole('link', { name: w.compare }).click();
  await expect(page.getByRole('link', { name: w.see })).toBeVisible();
  await page.getByLabel(w.name).fill(name);
  await page.getByLabel(w.name).blur();
  const message = page.getByLabel(w.message);
  await expect(message).toHaveValue(new RegExp(`1\\. ${name} `));
  return message.inputValue();
}

for (const language of ['en', 'fr']) {
  test(`three devices compare a round (${language})`, longUnless(language === 'en'), async ({ page, browser, baseURL }) => {
    const w = WORDS[language];
    const device = { pace: 'instant', motion: false, language };
    await page.setViewportSize(VIEWPORT);
    await settings(page, device);
    await open(page, '#/round');
    await page.locator('form input').fill('Vendredi');
    const lists = page.locator('form select');
    await lists.nth(0).selectOption({ index: 0 });
    await lists.nth(1).selectOption({ index: 0 }); // One deal.
    await lists.nth(2).selectOption({ index: 0 }); // Squires.
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: w.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
    const round = new URL(page.url()).hash;
    const own = await play(page, 'Ysé', w, 1);
    expect(own.split('\n').at(-1)).toContain(`${round}/`);

    const messages = [];
    for (const [nth, name] of ['Léo', 'Ana'].entries()) {
      const context = await browser.newContext({ baseURL, viewport: VIEWPORT });
      await watch(context);
      const friend = await context.newPage();
      await settings(friend, device);
      if (nth === 0) {
        await open(friend, round);
      } else {
        // The link of a result leads to the round and takes it in; its game waits for the own try.
        await open(friend, new URL(own.split('\n').at(-1)).hash);
        await expect(region(friend, w.results)).toContainText('Ysé');
        await expect(region(friend, w.results)).toContainText(w.later);
        await expect(friend.getByRole('link', { name: w.watch })).toHaveCount(0);
        expect(new URL(friend.url()).hash).toBe(round);
      }
      await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
      messages.push(await play(friend, name, w, 10 + nth).catch(async (why) => {
        // With a friend's result, the first place may be the friend's.
        if (nth === 0) throw why;
        return friend.getByLabel(w.message).inputValue();
      }));
      await context.close();
    }

    const add = async (text) => {
      await page.getByLabel(w.paste).fill(text);
      await page.getByRole('button', { name: w.add }).click();
    };
    const said = page.locator('[role=status] .note');
    await add(messages.join('\n\n'));
    await expect(said.first()).toHaveText(w.added);
    const table = region(page, w.standings).getByRole('table');
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    for (const name of ['Ysé', 'Léo', 'Ana']) await expect(table).toContainText(name);
    // Twice, in the other order: nothing changes.
    await add(messages.toReversed().join('\n'));
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    await add(own);
    await expect(said.first()).toHaveText(w.own);
    const link = messages[0].split('\n').at(-1);
    const word = link.slice(link.indexOf(round) + round.length + 1);
    await add(link.replace(word, `${word[0]}${word[1]}${word[2] === 'A' ? 'B' : 'A'}${word.slice(3)}`));
    await expect(said.first()).toContainText(w.altered);

    await region(page, w.standings).getByRole('button', { name: w.matchpoints }).click();
    // Three results of a deal share 6 matchpoints.
    const points = await table.locator('tbody tr td:nth-child(3)').allTextContents();
    expect(points.map((text) => Number(text.replace(',', '.'))).reduce((sum, one) => sum + one, 0)).toBeCloseTo(6, 1);
    await expect(region(page, w.results).getByRole('link', { name: w.watch })).toHaveCount(2);
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);

    // All of it stays on the device.
    await open(page, round);
    await expect(table.getByRole('rowheader')).toHaveCount(3);
    expect((await records(page)).filter(([key]) => key.startsWith('round/'))).toHaveLength(1);
    await region(page, w.results).getByRole('link', { name: w.watch }).first().click();
    await expect(page.locator('.opened')).toBeVisible();
  });
}

test('the deal of the day is a round, whose result leads to it', long, async ({ page }) => {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'));
  await open(page, '#/round/2026-11-29');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No. 29');
  await page.getByRole('link', { name: 'Play: Deal 1' }).click();
  await expect(page.locator('.day-mark')).toBeVisible();
  await playOut(page);
  await page.locator('.day-share').getByRole('link', { name: 'Compare with friends' }).click();
  await expect(region(page, 'Standings').getByRole('rowheader', { name: 'Regent' })).toBeVisible();
  await expect(page.getByLabel('Message to your friends')).toHaveValue(/#\/round\/2026-11-29\//);
  await open(page, '#/round/2026-11-30');
  await expect(page.getByRole('alert')).toContainText('isn’t out yet');
  await open(page, '#/round/AAAA');
  await expect(page.getByRole('alert')).toBeVisible();
});
