// Rounds with friends: made, played on three devices, sent, taken in, and ordered.
import { expect, hold, long, longUnless, noHorizontalScroll, open, put, records, sizes, test, violations, watch } from './support.mjs';
import { kept, withHost } from './hosted.mjs';
import { decide, dice, playOut, settings, start } from './player.mjs';

const VIEWPORT = { width: 390, height: 844 };

const WORDS = {
  en: {
    submit: 'Create this challenge', play: 'Play', see: 'See the game', deal: 'Game', compare: 'Compare with friends', name: 'Your name', keep: 'Use this name', message: 'Message to your friends', paste: 'Paste one or more messages', add: 'Add results',
    told: /^[^,\n]+, Vendredi(, after \d of \d games)?: I (scored -?[−\d]|won|lost)/, added: (name, of) => new RegExp(of === 1 ? `^Added: ${name}, .+; no results from others yet\\.\\s*$` : `^Added: ${name}, .+, (tied for )?\\d(st|nd|rd|th)( out)? of ${of}\\.\\s*$`), known: (name) => `Already added: ${name}.`, own: 'That’s your own result.', altered: 'Not added. It was altered', other: 'Léo’s result not added. It’s from another challenge, “Vendredi”.', openOther: 'Open that challenge and add it',
    standings: 'Standings', results: 'Results', watch: 'Watch', matchpoints: 'Matchpoints', how: 'How matchpoints work', left: (left, of) => `${left} of ${of} games left to play`, notNow: 'Not now: Vendredi', putOff: 'Vendredi: see “Challenges with friends”', later: 'once you’ve finished the same one', row: 'challenge “Vendredi”', friends: 'Challenge friends', next: 'The next deal comes at midnight', soFar: 'after 1 of 2 games', one: '1 not started', unreadable: 'made under different rules',
  },
  fr: {
    submit: 'Créer ce défi', play: 'Jouer', see: 'Voir la partie', deal: 'Partie', compare: 'Comparer avec vos amis', name: 'Votre nom', keep: 'Utiliser ce nom', message: 'Message à vos amis', paste: 'Collez un ou plusieurs messages', add: 'Ajouter les résultats',
    told: /^[^,\n]+, Vendredi : j(?:’ai (fait [−\d]|gagné|perdu)|e n’ai gagné aucune)/, added: (name, of) => new RegExp(of === 1 ? `^Ajouté : ${name}, .+ ; pas encore de résultat des autres\\.\\s*$` : `^Ajouté : ${name}, .+, \\d(re|e) place sur ${of}(, ex æquo)?\\.\\s*$`), known: (name) => `Déjà ajouté : ${name}.`, own: 'C’est votre propre résultat.', altered: 'Résultat non ajouté. Il a été modifié', other: 'Résultat non ajouté (Léo). Il vient d’un autre défi, « Vendredi ».', openOther: 'Ouvrir ce défi et l’y ajouter',
    standings: 'Classement', results: 'Résultats', watch: 'Regarder', matchpoints: 'Matchpoints', how: 'Calcul des matchpoints', left: (left, of) => `${left} partie${left > 1 ? 's' : ''} sur ${of} à jouer`, notNow: 'Plus tard\u00a0: Vendredi', putOff: 'Vendredi\u00a0: voir «\u00a0Défis entre amis\u00a0»', later: 'quand vous aurez terminé la même', row: 'défi « Vendredi »', friends: 'Défier vos amis', next: 'La prochaine donne arrive à minuit', soFar: 'après 1 partie sur 2', one: '1 pas encore commencée', unreadable: 'créé avec d’autres règles',
  },
};

const device = (language) => ({ pace: 'instant', motion: false, language });

const colon = (language) => (language === 'fr' ? '\u{a0}:' : ':');

const region = (page, name) => page.getByRole('region', { name, exact: true });

/** Plays a deal of a round, and returns to its page. */
async function playDeal(page, nth, w, language, seed) {
  const deal = `${colon(language)} ${w.deal} ${nth}`;
  await page.getByRole('button', { name: w.play + deal }).click();
  await playOut(page, { seed });
  await expect(page.locator('.day-share')).toContainText(w.row);
  await page.locator('.day-share').getByRole('link', { name: w.compare }).click();
  await expect(page.getByRole('link', { name: w.see + deal })).toBeVisible();
}

/** Gives a name, which is asked for before there is anything to send, and returns the message. */
async function messageOf(page, name, w) {
  const message = page.getByLabel(w.message);
  await expect(message).toHaveCount(0);
  await page.getByLabel(w.name).fill(name);
  await page.getByRole('button', { name: w.keep }).click();
  await expect(message).toHaveValue(w.told);
  return message.inputValue();
}

/** Creates a round with the first choice of each list, but of this number of deals. */
async function create(page, name, deals, w, typed = name) {
  await open(page, '#/round');
  // Typed, since the field takes no more than the page keeps.
  await page.locator('form input').pressSequentially(name);
  await expect(page.locator('form input')).toHaveValue(typed);
  const lists = page.locator('form select');
  await lists.nth(0).selectOption({ index: 0 });
  await lists.nth(1).selectOption({ index: deals - 1 });
  await lists.nth(2).selectOption({ index: 0 }); // Squires.
  await noHorizontalScroll(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: w.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed);
  return new URL(page.url()).hash;
}

/** Creates a round of some deals on the first device, plays all of them, and returns its address and the message. */
async function played(page, language, deals = 1) {
  const w = WORDS[language];
  await page.setViewportSize(VIEWPORT);
  await settings(page, device(language));
  const round = await create(page, 'Vendredi', deals, w);
  for (let nth = 1; nth <= deals; nth += 1) await playDeal(page, nth, w, language, nth);
  return [round, await messageOf(page, 'Ysé', w)];
}

/** Returns a page of another device, and its context. */
async function another(browser, baseURL, language) {
  const context = await browser.newContext({ baseURL, viewport: VIEWPORT });
  await watch(context);
  const friend = await context.newPage();
  await settings(friend, device(language));
  return [friend, context];
}

/** Returns the part of an address that leads to a page here. */
const hashOf = (message) => new URL(message.split('\n').at(-1)).hash;

for (const language of ['en', 'fr']) {
  test(`four devices compare a round (${language})`, longUnless(language === 'en'), async ({ page, browser, baseURL }) => {
    const w = WORDS[language];
    const [round, own] = await played(page, language);
    expect(own.split('\n').at(-1)).toContain(`${round}/`);
    // The name is asked for once.
    await page.reload();
    await expect(page.getByLabel(w.message)).toHaveValue(own);

    const messages = [];
    for (const [nth, name] of ['Léo', 'Ana', 'Bo'].entries()) {
      const [friend, context] = await another(browser, baseURL, language);
      if (nth === 0) {
        await open(friend, round);
      } else {
        // The link of a result leads to the round and takes it in; its game waits for the own try.
        await open(friend, hashOf(own));
        await expect(friend.locator('.round-said .note')).toHaveText(w.added('Ysé', 1));
        await expect(friend.locator('.round-said')).toBeInViewport({ ratio: 1 });
        await expect(region(friend, w.results)).toContainText('Ysé');
        await expect(region(friend, w.results)).toContainText(w.later);
        await expect(friend.getByRole('button', { name: w.watch })).toHaveCount(0);
        expect(new URL(friend.url()).hash).toBe(round);
      }
      await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
      await playDeal(friend, 1, w, language, 10 + nth);
      messages.push(await messageOf(friend, name, w));
      if (nth > 0) expect(messages[nth].split('\n')[1]).toMatch(/1\. .+ · 2?1?\. /);
      await context.close();
    }

    const add = async (text) => {
      await page.getByLabel(w.paste).fill(text);
      await page.getByRole('button', { name: w.add }).click();
    };
    const said = page.locator('.round-said .note');
    await add(messages.join('\n\n'));
    await expect(said).toHaveText(['Léo', 'Ana', 'Bo'].map((name) => w.added(name, 4)));
    await expect(page.locator('.round-said')).toBeInViewport({ ratio: 1 });
    const table = region(page, w.standings).getByRole('table');
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    for (const name of ['Ysé', 'Léo', 'Ana', 'Bo']) await expect(table).toContainText(name);
    // Twice, in the other order: nothing changes.
    await add(messages.toReversed().join('\n'));
    await expect(said).toHaveText(['Bo', 'Ana', 'Léo'].map(w.known));
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    await add(own);
    await expect(said.first()).toHaveText(w.own);
    // The link of the match alone adds nothing.
    await add(`https://example.org/#/match/${messages[0].split('/').at(-1)}`);
    await expect(said).toHaveText(w.known('Léo'));
    const link = messages[0].split('\n').at(-1);
    const word = link.slice(link.indexOf(round) + round.length + 1);
    await add(link.replace(word, `${word[0]}${word[1]}${word[2] === 'A' ? 'B' : 'A'}${word.slice(3)}`));
    await expect(said.first()).toContainText(w.altered);

    await region(page, w.standings).getByRole('button', { name: w.matchpoints, exact: true }).click();
    // Four results of a deal share 12 of 24 matchpoints: on average, each has 50 % of the most possible.
    const points = await table.locator('tbody tr td:nth-child(3)').allTextContents();
    for (const text of points) expect(text).toMatch(language === 'en' ? /^\d+(\.\d)?%$/ : /^\d+(,\d)?\u00a0%$/);
    expect(Math.abs(points.map((text) => parseFloat(text.replace(',', '.'))).reduce((sum, one) => sum + one, 0) - 200)).toBeLessThan(0.5);
    await expect(region(page, w.standings)).toContainText(/100\s?%.+50\s?%/);
    await expect(region(page, w.standings).locator('details p')).toBeHidden();
    await page.getByText(w.how).click();
    await expect(region(page, w.standings).locator('details p')).toContainText('Neuberg');
    await expect(region(page, w.results).getByRole('button', { name: w.watch })).toHaveCount(3);
    for (const [name, viewport] of Object.entries(sizes).toReversed()) {
      await page.setViewportSize(viewport);
      await noHorizontalScroll(page);
      expect(await violations(page), name).toEqual([]);
    }

    // All of it stays on the device.
    await open(page, round);
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    expect((await records(page)).filter(([key]) => key.startsWith('round/'))).toHaveLength(1);
    await open(page, '#/history');
    await expect(page.locator('.history-row').first()).toContainText(w.row);
    // Another round refuses the result, says whose it is and where it belongs, and leads there.
    await create(page, 'Samedi', 1, w);
    await add(messages[0]);
    await expect(said).toContainText(w.other);
    await said.getByRole('link', { name: w.openOther }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
    await expect(said).toHaveText(w.known('Léo'));
    await region(page, w.results).getByRole('button', { name: `${w.watch} Léo` }).click();
    // The friend has their name at the table, and in the history.
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('main')).toContainText('Léo');
    await open(page, '#/history');
    await expect(page.locator('.history-row').first()).toContainText('Léo');
  });
}

/** Returns a result with the version of its match's rules raised by one. */
function ofOtherRules(text) {
  const [word, link] = text.split('/');
  const bytes = Buffer.from(link, 'base64url');
  bytes[2 + bytes[1]] += 1;
  return `${word}/${bytes.toString('base64url')}`;
}

for (const [language, says] of Object.entries({
  en: { waits: 'played with another version’s rules', none: 'No name', remove: /^Remove: / },
  fr: { waits: 'partie jouée avec les règles d’une autre version', none: 'Sans nom', remove: /^Retirer/ },
})) {
  test(`a result of other rules is called that, kept, and counts once it can be replayed (${language})`, longUnless(language === 'fr'), async ({ page, browser, baseURL }) => {
    const w = WORDS[language];
    const [round, own] = await played(page, language);
    const address = own.split('\n').at(-1);
    const result = address.slice(address.indexOf(`${round}/`) + round.length + 1);
    const [friend, context] = await another(browser, baseURL, language);
    // With the message of a friend who has newer rules.
    await open(friend, new URL(address.replace(result, ofOtherRules(result))).hash);
    await expect(friend.locator('.round-said .note')).toContainText(says.waits);
    const waiting = region(friend, w.results).getByRole('listitem').filter({ hasText: says.waits });
    await expect(waiting).toHaveCount(1);
    await expect(region(friend, w.standings)).toHaveCount(0);
    await noHorizontalScroll(friend);
    expect(await violations(friend)).toEqual([]);
    // It is still there later, and once the rules are: it counts.
    await open(friend, round);
    await expect(waiting).toHaveCount(1);
    await expect.poll(async () => (await records(friend)).some(([key, text]) => key.startsWith('round/') && text.includes('result '))).toBe(true);
    const [key, text] = (await records(friend)).find(([key]) => key.startsWith('round/'));
    await put(friend, [[key, text.replace(ofOtherRules(result), result)]]);
    await friend.reload();
    await expect(region(friend, w.results)).toContainText('Ysé');
    await expect(waiting).toHaveCount(0);
    // One that waits can be removed.
    await open(friend, new URL(address.replace(result, ofOtherRules(result))).hash);
    await expect(waiting).toHaveCount(1);
    await waiting.getByRole('button', { name: says.remove }).click();
    await expect(waiting).toHaveCount(0);
    await context.close();
  });
}

for (const [language, says] of Object.entries({
  en: { ask: 'See how the bots do in your seat', caption: 'Bots in your seat, in the game you’ve finished', levels: ['Squire', 'Baron', 'Regent'] },
  fr: { ask: 'Voir ce que font les bots à votre place', caption: 'Les bots à votre place, dans la partie que vous avez terminée', levels: ['Écuyer', 'Baron', 'Régent'] },
})) {
  test(`bots of each level play a round in the person's seat (${language})`, longUnless(language === 'en'), async ({ page }) => {
    test.slow();
    const w = WORDS[language];
    await page.setViewportSize(VIEWPORT);
    await settings(page, { pace: 'instant', motion: false, language });
    await create(page, 'Vendredi', 1, w);
    const ask = page.getByRole('button', { name: says.ask });
    // Not before the own try: it would tell how the deal goes.
    await expect(ask).toHaveCount(0);
    await playDeal(page, 1, w, language, 1);
    const table = page.locator('.rivals table');
    const results = async () => {
      await ask.click();
      await expect(table).toBeVisible({ timeout: 240_000 });
      return table.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    };
    const first = await results();
    expect(first.map(([name]) => name)).toEqual(says.levels);
    for (const [, value] of first) expect(value).toMatch(/^[01]$/);
    await expect(table.locator('caption')).toHaveText(says.caption);
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    // Squires and Barons do the same again.
    await page.reload();
    expect((await results()).slice(0, 2)).toEqual(first.slice(0, 2));
  });
}

for (const language of ['en', 'fr']) {
  test(`a round of two deals is one link to send (${language})`, longUnless(language === 'fr'), async ({ page, browser, baseURL }) => {
    const w = WORDS[language];
    const [, message] = await played(page, language, 2);
    expect(message.match(/https?:/g)).toHaveLength(1);
    const [friend, context] = await another(browser, baseURL, language);
    const round = hashOf(message).split('/').slice(0, 3).join('/');
    const headings = (tab) => region(tab, w.results).getByRole('heading', { level: 3 });
    // The round may be open when the link is.
    await open(friend, round);
    await open(friend, hashOf(message));
    await expect(friend.locator('.round-said .note')).toHaveText(w.added('Ysé', 1));
    await expect(headings(friend)).toHaveCount(2);
    // The only player has no place.
    await expect(region(friend, w.standings)).toHaveCount(0);
    // A tab that opened the round earlier removes nothing others added.
    const tab = await context.newPage();
    await open(tab, round);
    for (const left of [1, 0]) {
      await tab.getByRole('button', { name: language === 'fr' ? /^Retirer/ : /^Remove/ }).first().click();
      await expect(headings(tab)).toHaveCount(left);
    }
    await friend.goto('about:blank');
    await open(friend, hashOf(message));
    await expect(headings(friend)).toHaveCount(2);
    await tab.getByRole('button', { name: `${w.play}${colon(language)} ${w.deal} 1` }).click();
    await tab.locator('.board').waitFor();
    const table = tab.url();
    await open(tab, round);
    await expect(headings(tab)).toHaveCount(2);
    // A page that was opened before leads to the game that another tab has begun: a second one would spoil it.
    await friend.getByRole('button', { name: `${w.play}${colon(language)} ${w.deal} 1` }).click();
    await expect(friend).toHaveURL(table);
    await context.close();
  });

  test(`a round with deals to be played waits on home, and can be put off (${language})`, longUnless(language === 'fr'), async ({ page, browser, baseURL }) => {
    const w = WORDS[language];
    // A newcomer, who has played nothing yet.
    const context = await browser.newContext({ baseURL, viewport: VIEWPORT });
    await watch(context);
    const newcomer = await context.newPage();
    await settings(newcomer, device(language), []);
    await create(newcomer, 'Vendredi avec un nom trop long', 3, w, 'Vendredi avec un nom tro');
    await open(newcomer);
    await expect(newcomer.locator('.game-row:not(.today)')).toContainText(w.left(3, 3));
    await context.close();

    await page.setViewportSize(VIEWPORT);
    await settings(page, device(language));
    await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'));
    await open(page);
    await expect(page.locator('.today')).toBeVisible();
    await create(page, 'Vendredi', 2, w);
    const row = page.locator('.game-row:not(.today)').filter({ has: page.getByRole('heading', { name: 'Vendredi', exact: true }) });
    const top = () => page.locator('.cover').first().evaluate((cover) => cover.getBoundingClientRect().top);
    const release = await hold(page);
    // The opening page has kept room for it.
    await page.goto('about:blank');
    await page.goto('', { waitUntil: 'commit' });
    await page.locator('.cover').first().waitFor();
    const before = await top();
    release();
    await expect(row).toContainText(w.left(2, 2));
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
    await expect(row).toBeInViewport({ ratio: 1 });
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    await row.getByText(w.play, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
    await playDeal(page, 1, w, language, 1);
    await page.getByLabel(w.name).fill('Ysé');
    await page.getByRole('button', { name: w.keep }).click();
    await expect(page.getByLabel(w.message)).toHaveValue(new RegExp(`, Vendredi, ${w.soFar}${colon(language)} `));
    await open(page);
    await expect(row).toContainText(w.left(1, 2));
    await row.getByRole('button', { name: w.notNow }).click();
    await expect(row).toHaveCount(0);
    // The page says where it is now, and leaves no gap above the covers.
    const way = page.getByRole('link', { name: w.putOff });
    await expect(way).toBeFocused();
    await expect(way).toHaveAttribute('href', /#\/round$/);
    expect(await top() - (await page.locator('.waiting > :last-child').evaluate((last) => last.getBoundingClientRect().bottom))).toBeLessThan(40);
    await page.reload();
    await expect(page.locator('.today')).toBeVisible();
    await expect(row).toHaveCount(0);
    // It's in the list of challenges all the same, and so is one of other rules.
    const [[key, text]] = (await records(page)).filter(([key]) => key.startsWith('round/'));
    const bytes = Buffer.from(key.slice('round/'.length), 'base64url');
    bytes[2 + bytes[1] + 1 + bytes[2 + bytes[1]]] += 1;
    await put(page, [[`round/${bytes.toString('base64url')}`, text]]);
    await open(page, '#/round');
    const listed = page.locator('.in-progress li').filter({ has: page.getByRole('link', { name: 'Vendredi' }) });
    await expect(listed).toHaveCount(2);
    await expect(listed.filter({ hasText: w.one })).toHaveCount(1);
    await expect(listed.filter({ hasText: w.unreadable })).toHaveCount(1);
  });

  test(`a match that was played is a challenge in one tap (${language})`, longUnless(language === 'en'), async ({ page }) => {
    const w = WORDS[language];
    await settings(page, { pace: 'instant', motion: false, language });
    await start(page, 'rogue-monarch', { seed: 5 });
    await playOut(page);
    await page.locator('.day-share').getByRole('link', { name: w.friends }).click();
    await expect(page.getByRole('link', { name: `${w.see}${colon(language)} ${w.deal} 1` })).toBeVisible();
    // A single result is in the list, and makes no standings.
    await expect(region(page, w.results).getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(region(page, w.standings)).toHaveCount(0);
    await page.getByLabel(w.name).fill('Ysé');
    await page.getByRole('button', { name: w.keep }).click();
    await expect(page.getByLabel(w.message)).toHaveValue(/#\/round\/[\w-]+\/[\w-]+\/[\w-]+$/);
    await page.goBack();
    await expect(page.locator('.day-share').getByRole('link', { name: w.compare })).toBeVisible();
    await open(page, '#/round/rogue-monarch/1');
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test(`home leads to friends before and after today's deal (${language})`, longUnless(language === 'en'), async ({ page }) => {
    const w = WORDS[language];
    await page.setViewportSize(VIEWPORT);
    await settings(page, { pace: 'instant', motion: false, language });
    await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'));
    await open(page);
    const today = page.locator('.today');
    await expect(today).not.toContainText(w.next);
    await today.getByRole('link', { name: w.friends }).click();
    await page.getByRole('link', { name: `${w.play}${colon(language)} ${w.deal} 1` }).click();
    await expect(page.locator('.day-mark')).toBeVisible();
    await playOut(page);
    await open(page);
    await expect(today).toContainText(w.next);
    await expect(today).toBeInViewport({ ratio: 1 });
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    await today.getByRole('link', { name: w.compare }).click();
    await expect(page.getByRole('link', { name: `${w.see}${colon(language)} ${w.deal} 1` })).toBeVisible();
    await expect(page.getByLabel(w.name)).toBeVisible();
  });
}

test('the room above the covers follows the games that begin and end at the table', async ({ page }) => {
  await page.setViewportSize(VIEWPORT);
  await settings(page, device('en'));
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'));
  const gap = () => page.evaluate(() => document.querySelector('.cover').getBoundingClientRect().top - document.querySelector('.waiting > :last-child').getBoundingClientRect().bottom);
  const load = async () => {
    await page.goto('about:blank');
    await open(page);
    await expect(page.locator('.today')).toBeVisible();
  };
  await load();
  const least = await gap();
  for (const seed of [5, 6]) {
    await start(page, 'rogue-monarch', { seed });
    await decide(page, dice(3));
    await load();
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(1);
    expect(Math.abs((await gap()) - least), 'begun').toBeLessThan(80);
    await page.locator('.game-row:not(.today) .primary').click();
    await playOut(page, { seed });
    await load();
    await expect(page.locator('.game-row:not(.today)')).toHaveCount(0);
    expect((await gap()) - least, 'ended').toBeLessThan(80);
  }
});

test('a game of a challenge that was given up says that it has no score, and an invitation that was opened is kept', async ({ page, browser, baseURL }) => {
  const w = WORDS.en;
  await page.setViewportSize(VIEWPORT);
  await settings(page, device('en'));
  const round = await create(page, 'Vendredi', 1, w);
  await page.getByRole('button', { name: `${w.play}: ${w.deal} 1` }).click();
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game', exact: true }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.locator('.result').waitFor();
  await open(page, round);
  const row = page.getByRole('listitem').filter({ hasText: 'This game was given up, so it has no score.' });
  await expect(row.getByRole('link', { name: `${w.see}: ${w.deal} 1` })).toBeVisible();
  // There is nothing left to finish, but friends can be invited.
  await expect(page.getByText('Once you’ve finished a game')).toHaveCount(0);
  const message = page.getByLabel(w.message);
  await expect(message).toHaveValue(/Let’s each play this/);
  // A friend who only opened it finds it in the list.
  const [friend, context] = await another(browser, baseURL, 'en');
  await open(friend, hashOf(await message.inputValue()));
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Vendredi');
  await open(friend, '#/round');
  await expect(friend.getByRole('link', { name: 'Vendredi' })).toBeVisible();
  await open(friend);
  await expect(friend.locator('.game-row:not(.today)')).toContainText('1 game to play');
  await context.close();
});

test('the deal of the day is a round, whose result leads to it', long, async ({ page }) => {
  await settings(page, { pace: 'instant', motion: false, language: 'en' });
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00Z'));
  await open(page, '#/round/2026-11-29');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No. 29');
  await page.getByRole('link', { name: 'Play: Game 1' }).click();
  await expect(page.locator('.day-mark')).toBeVisible();
  await playOut(page);
  await page.locator('.day-share').getByRole('link', { name: 'Compare with friends' }).click();
  await expect(page.locator('.rivals').getByRole('rowheader', { name: 'Regent' })).toBeVisible();
  await page.getByLabel('Your name').fill('Ysé');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByLabel('Message to your friends')).toHaveValue(/#\/round\/2026-11-29\//);
  await open(page, '#/round/2026-11-30');
  await expect(page.getByRole('alert')).toContainText('isn’t out yet');
  await open(page, '#/round/AAAA');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a result that cannot be saved on a full disk counts until the page is left, and says so', long, async ({ page, browser, baseURL }) => {
  const w = WORDS.en;
  const [, message] = await played(page, 'en');
  const [friend, context] = await another(browser, baseURL, 'en');
  await open(friend, '#/round');
  await friend.evaluate(() => {
    for (const name of ['add', 'put']) IDBObjectStore.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await friend.evaluate((hash) => (location.hash = hash), hashOf(message));
  await expect(friend.locator('.round-said .note').last()).toContainText('couldn’t be saved on this device');
  await expect(region(friend, w.results)).toContainText('Ysé');
  await context.close();
});

test('a challenge with as many results as are kept says so', async ({ page, browser, baseURL }) => {
  const w = WORDS.en;
  const [round, message] = await played(page, 'en');
  const [friend, context] = await another(browser, baseURL, 'en');
  await open(friend, round);
  const many = Array.from({ length: 500 }, (_, nth) => `result no-link-${nth}\n`);
  await put(friend, [[round.replace('#/', ''), many.join('')]]);
  await friend.goto('about:blank');
  await open(friend, hashOf(message));
  await expect(friend.locator('.round-said .note')).toContainText('this challenge can’t hold any more results');
  await expect(region(friend, w.results)).not.toContainText('Ysé');
  await context.close();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', tolerate: { 'the server is gone': /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/ } });

  test('challenges, achievements, history and statistics are to be had with the server gone', long, ({ page }) =>
    withHost({}, async (host) => {
      const w = WORDS.en;
      await settings(page, { pace: 'instant', motion: false, language: 'en' });
      await open(page, host.address);
      await kept(page);
      await host.down();
      await page.goto('about:blank');
      await open(page, `${host.address}#/round`);
      await page.locator('form input').fill('Vendredi');
      await page.locator('form select').nth(0).selectOption({ index: 0 });
      await page.getByRole('button', { name: w.submit }).click();
      await playDeal(page, 1, w, 'en', 1);
      expect(await messageOf(page, 'Ysé', w)).toContain('#/round/');
      await open(page, `${host.address}#/history`);
      await expect(page.locator('.history-row')).toContainText('challenge “Vendredi”');
      await open(page, `${host.address}#/statistics`);
      await expect(page.locator('.telling')).toContainText(/^Won [01] of 1 game\./);
      await open(page, `${host.address}#/rogue-monarch`);
      await page.locator('.goals summary').click();
      await expect(page.locator('.goals li')).toHaveCount(11);
    }));
});
