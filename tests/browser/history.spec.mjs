// The history and the statistics of finished games. The statistics equal those that this test
// computes itself; of five thousand games only the rows that are seen are in the document and read.
import { settings } from './player.mjs';
import { expect, long, longUnless, noHorizontalScroll, open, put, records, sizes, test, violations } from './support.mjs';

const GAMES = ['rogue-monarch', 'dwarf-king', 'mon-royaume', 'penniless-king', 'monarch'];
const FEWEST = { 'dwarf-king': 3 };
const MAX_NUMBER = 9_999_999_999_999_999n;
const FIRST = Date.UTC(2026, 0, 5, 18, 30);
const MINUTE = 60_000;

const ENDINGS = ['coronation', 'murder', 'marriage'];

/** Returns what the review of a game found: two findings of the first seat, one of the last. */
function findingsOf(n, seats) {
  const finding = (nth, seat, why) => ({ n: nth, seat, best: 'x', chance: 500, loss: 90 - nth, mark: null, why: [why, `FR ${why}`] });
  return [finding(1, 0, `You give away ${n} coins.`), finding(2, 0, ['You wait too long.', 'You hurry.'][n % 2]), finding(3, seats - 1, 'Nobody sees this.')];
}

/** Returns the key of a finished game in the store. */
const keyOf = (scope, number) => `done/${String(MAX_NUMBER - BigInt(number)).padStart(16, '0')}/${scope}`;

/** Returns a game as the page keeps it: its key and its record. `n` decides everything. */
function gameOf(n, over = {}) {
  const game = GAMES[n % GAMES.length];
  const players = game === 'rogue-monarch' ? 2 : Math.max(FEWEST[game] ?? 2, 2 + (n % 3));
  const people = n % 7 === 0 ? ['Bea', 'Ann'] : n % 11 === 0 ? ['Anne'] : n % 5 === 3 ? [''] : ['Ann'];
  const seats = Array.from({ length: players }, (_, seat) =>
    seat < people.length ? { person: { name: people[seat] } } : { bot: { level: ['squire', 'baron', 'regent'][(n + seat) % 3] } });
  const scores = seats.map((_, seat) => ((n * 37 + seat * 53 + n * seat * 11) % 61) - 4);
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most || (n % 9 === 0 && seat === 0) ? [seat] : []));
  const number = FIRST + n * 3 * 60 * MINUTE;
  const about = {
    game, rules: 1, seats, seed: n + 1, bot_seed: n + 2, changed: number + (20 + (n % 40)) * MINUTE, played: (18 + (n % 40)) * MINUTE,
    decisions: 40, result: { scores, winners },
    ...(game === 'rogue-monarch' && { ending: ENDINGS[n % 3] }),
    ...(n % 6 === 0 && { hints: seats.map((_, seat) => (seat === 0 ? 1 + (n % 4) : 0)) }),
    ...(n % 8 === 0 && { retakes: { undone: 1 + (n % 3) } }),
    ...(n % 10 === 0 && { star: true }),
    ...over,
  };
  const review = n % 4 === 0 && { review: { chances: [], decided: [], findings: findingsOf(n, seats.length), done: true } };
  return [keyOf(game, number), { about, game: { decisions: { link: `no-link-${n}` }, ...review } }];
}

const gamesOf = (count) => Array.from({ length: count }, (_, n) => gameOf(n));

/** Puts games into the store of the page, which must be open. */
async function keep(page, games) {
  await put(page, games.map(([key, record]) => [key, JSON.stringify(record)]));
}

// The statistics a second time, as simply as they can be said.
const Z = 1.959964;

function wilson(share, n) {
  const middle = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [Math.min(Math.max((middle - spread) / scale, 0), share), Math.max(Math.min((middle + spread) / scale, 1), share)];
}

/** Returns everyone's part in the games, in the order of time. */
function partsOf(games, alias = {}) {
  const counted = games.map(([, { about }]) => about).filter(({ foreign, retakes }) => !foreign && !retakes?.retry);
  counted.sort((one, other) => one.changed - other.changed);
  return counted.flatMap((about) => {
    const persons = about.seats.filter(({ person }) => person).length;
    return about.seats.flatMap(({ person }, seat) => {
      if (!person || (person.name === '' && persons > 1)) return [];
      return [{ about, seat, name: alias[person.name] ?? person.name }];
    });
  });
}

/** Points are told only where all games are of one kind. */
const isOneGame = (parts) => new Set(parts.map(({ about }) => about.game)).size === 1;

function tallyOf(parts, points = isOneGame(parts)) {
  let [wins, fair, sum, run, longest, hints, undone, best] = [0, 0, 0, 0, 0, 0, 0, -Infinity];
  for (const { about, seat } of parts) {
    const { scores, winners } = about.result;
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    wins += share;
    fair += 1 / about.seats.length;
    sum += scores[seat];
    best = Math.max(best, scores[seat]);
    run = share === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
    hints += about.hints?.[seat] ?? 0;
    undone += about.retakes?.undone ?? 0;
  }
  const games = parts.length;
  const minus = (number) => String(number).replace('-', '−');
  return [games, wins, wins / games, wilson(wins / games, games).join(' '), fair / games, ...(points ? [sum / games, minus(best)] : []), longest, run, hints, undone].map(String);
}

function groups(parts, key, points = isOneGame(parts)) {
  const found = new Map();
  for (const part of parts) found.set(key(part), [...(found.get(key(part)) ?? []), part]);
  return Object.fromEntries([...found].map(([name, all]) => [name, tallyOf(all, points)]));
}

/** Returns a table of the page: the cells by the head of their row, in full. */
const tableOf = (page, heading) =>
  page.locator('.chart-section', { has: page.getByRole('heading', { name: heading, exact: true }) }).evaluate((section) =>
    Object.fromEntries([...section.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th').textContent,
      [...row.querySelectorAll('td')].map((cell) => cell.querySelector('data')?.getAttribute('value') ?? cell.textContent),
    ])));

const figures = (page) =>
  page.locator('.statistics .facts dd').evaluateAll((all) => all.map((cell) => cell.querySelector('data')?.getAttribute('value') ?? cell.textContent));

const NAMES = { 'rogue-monarch': 'Rogue Monarch', 'dwarf-king': 'The Dwarf King', 'mon-royaume': 'Mon Royaume', 'penniless-king': 'The Penniless King', monarch: 'Monarch' };
const LEVELS = ['squire', 'baron', 'regent'];
const LEVEL_NAMES = { squire: 'Squire', baron: 'Baron', regent: 'Regent' };
const strongest = ({ about }) => {
  const levels = about.seats.map(({ bot }) => LEVELS.indexOf(bot?.level));
  const most = Math.max(...levels);
  return most < 0 ? 'Humans only' : `Bots up to ${LEVEL_NAMES[LEVELS[most]]}`;
};
const shown = (name) => name || 'You';

async function opened(page, address, games, how = {}) {
  await settings(page, { language: 'en', ...how });
  await open(page);
  await keep(page, games);
  await open(page, address);
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
}

/** Opens a panel that is not open yet. */
const unfold = async (page, name) => {
  const opener = page.locator('summary, [aria-expanded]').getByText(name, { exact: true });
  if (!(await opener.evaluate((one) => one.closest('details')?.open ?? one.ariaExpanded === 'true'))) await opener.click();
};

for (const [language, w] of Object.entries({
  en: { told: (won, all) => `Won ${won} of ${all} games.`, clearest: /^Biggest win: /, closest: /^Closest game: /, level: 'level on points' },
  fr: { told: (won, all) => `${won} parties gagnées sur ${all}.`, clearest: /^Victoire la plus nette/, closest: /^Partie la plus serrée/, level: 'à égalité de points' },
})) {
  test(`the statistics begin with a sentence, and a game has its name (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const games = gamesOf(60);
    games[59][1].about.name = 'Rematch';
    await opened(page, '#/statistics/person=Ann', games, { language });
    const own = partsOf(games).filter(({ name }) => name === 'Ann');
    const won = own.filter(({ about, seat }) => about.result.winners.includes(seat));
    await expect(page.locator('.telling')).toContainText(w.told(won.length, own.length));
    // By how much each game was won or lost, of those that count points.
    const margins = own.filter(({ about }) => about.result.scores.some((score) => score < 0 || score > 1)).map(({ about, seat }) => {
      const { scores, winners } = about.result;
      const ahead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
      return { ahead, has_won: winners.includes(seat) };
    });
    const clearest = Math.max(...margins.filter(({ has_won }) => has_won).map(({ ahead }) => ahead));
    const closest = Math.min(...margins.map(({ ahead }) => Math.abs(ahead)));
    await expect(page.getByRole('link', { name: w.clearest })).toContainText(` ${clearest} point`);
    await expect(page.getByRole('link', { name: w.closest })).toContainText(closest === 0 ? w.level : ` ${closest} point`);
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
    await open(page, '#/history');
    const row = page.locator('.history-row').first();
    await expect(row).toContainText('Rematch');
    await expect(row.locator('.history-facts')).toContainText(/^Monarch · /);
  });
}

for (const [language, w] of Object.entries({
  en: { last: 'session of 3 games: Ann\u{a0}2, Bea\u{a0}1', earlier: ['game 2 of 3 in the session', 'game 1 of 3 in the session'], ended: 'Murder', game: 'Rogue Monarch' },
  fr: { last: 'session de 3 parties\u{a0}: Ann\u{a0}2, Bea\u{a0}1', earlier: ['partie 2 sur 3 de la session', 'partie 1 sur 3 de la session'], ended: 'Meurtre', game: 'Le Roy des Ribauds' },
})) {
  test(`an evening is a group with its standing, and each row says how its game ended (${language})`, longUnless(language === 'en'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const names = [['Ann', 'Bea'], ['BEA', 'ANN'], ['Ann', 'Bea']];
    const games = names.map((pair, nth) => {
      const seats = pair.map((name) => ({ person: { name } }));
      return gameOf(nth * 5, { game: 'rogue-monarch', seats, ending: 'murder', hints: undefined, retakes: undefined, result: { scores: [1, 0], winners: [0] } });
    });
    // Another one of the day before, between others.
    const before = gameOf(1, { game: 'rogue-monarch', seats: [{ person: { name: 'Ann' } }, { person: { name: 'Cléo' } }], ending: 'murder', result: { scores: [1, 0], winners: [0] } });
    const after = (record, hours) => {
      const about = { ...record.about, changed: FIRST + hours * 60 * MINUTE };
      return [keyOf('rogue-monarch', about.changed), { ...record, about }];
    };
    await opened(page, '#/history', [after(before[1], 0), ...games.map(([, record], nth) => after(record, 30 + nth))], { language });
    const rows = page.locator('.history-row');
    await expect(rows.nth(0)).toContainText(w.last);
    await expect(rows.nth(1)).toContainText(w.earlier[0]);
    await expect(rows.nth(2)).toContainText(w.earlier[1]);
    await expect(rows.nth(3).locator('.history-name .hint')).toHaveCount(0);
    // No line parts the games of an evening, but one ends it.
    const lines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderBottomWidth));
    expect(lines).toEqual(['0px', '0px', '1px', '1px']);
    for (const row of await rows.all()) {
      await expect(row.locator('.history-name')).toContainText(w.game);
      await expect(row.locator('.history-facts')).toHaveText(new RegExp(`^${w.ended} · `));
    }
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('the statistics of a hundred games are those that are counted here, to the last digit', async ({ page }) => {
  const games = gamesOf(100);
  games[50][1].about.foreign = true;
  games[51][1].about.retakes = { retry: true };
  await opened(page, '#/statistics', games);
  const parts = partsOf(games);
  const byPerson = groups(parts, ({ name }) => shown(name));
  expect(Object.keys(byPerson).sort()).toEqual(['Ann', 'Anne', 'Bea', 'You']);
  await expect.poll(() => tableOf(page, 'By player')).toEqual(byPerson);
  for (const name of ['Ann', '']) {
    await page.getByRole('combobox', { name: 'Player', exact: true }).first().selectOption(shown(name));
    await expect(page.getByRole('heading', { name: `Results: ${shown(name)}` })).toBeVisible();
    const own = parts.filter((part) => part.name === name);
    // The interval stands in an explanation.
    const [interval] = tallyOf(own).splice(3, 1);
    await expect.poll(() => figures(page)).toEqual(tallyOf(own).toSpliced(3, 1));
    expect(await page.locator('.statistics .interval data').getAttribute('value')).toBe(interval);
    await expect.poll(() => tableOf(page, 'By game')).toEqual(groups(own, ({ about }) => NAMES[about.game], true));
    await expect.poll(() => tableOf(page, 'By number of players')).toEqual(groups(own, ({ about }) => `${about.seats.length} players`));
    await expect.poll(() => tableOf(page, 'By opponents')).toEqual(groups(own, strongest));
    const met = {};
    for (const { about, seat } of own) {
      const names = about.seats.flatMap(({ person, bot }, other) => (other === seat ? [] : [bot ? LEVEL_NAMES[bot.level] : person.name]));
      const { winners } = about.result;
      const column = !winners.includes(seat) ? 3 : winners.length > 1 ? 2 : 1;
      for (const one of new Set(names)) {
        met[one] ??= [0, 0, 0, 0];
        met[one][0] += 1;
        met[one][column] += 1;
      }
    }
    const counts = Object.fromEntries(Object.entries(met).map(([one, all]) => [one, all.map(String)]));
    await expect.poll(() => tableOf(page, 'Results by opponent')).toEqual(counts);
  }
});

const TOLD = {
  en: {
    ended: 'How your games ended', names: { coronation: 'Coronation', murder: 'Murder', marriage: 'Marriage', points: 'On points' },
    found: 'What your reviews found most often', often: (why, count) => `${count} times: “${why}”`, sure: 'How reliable is this win rate?',
    strength: (above, below) => [above && `More wins than expected against bots up to ${above}.`, below && `Fewer wins than expected against bots up to ${below}.`].filter(Boolean).join(' '),
    levels: ['Squire', 'Baron', 'Regent'], curve: 'Points over time: ', wins: 'Wins over time: Rogue Monarch',
  },
  fr: {
    ended: 'Comment vos parties se sont terminées', names: { coronation: 'Couronnement', murder: 'Meurtre', marriage: 'Mariage', points: 'Aux points' },
    found: 'Ce que vos analyses relèvent le plus souvent', often: (why, count) => `${count} fois\u{a0}: «\u{a0}FR ${why}\u{a0}»`, sure: 'Ce taux de victoire est-il fiable\u{a0}?',
    strength: (above, below) => [above && `Plus de victoires qu’attendu contre des bots jusqu’à ${above}.`, below && `Moins de victoires qu’attendu contre des bots jusqu’à ${below}.`].filter(Boolean).join(' '),
    levels: ['Écuyer', 'Baron', 'Régent'], curve: 'Points au fil du temps\u{a0}: ', wins: 'Victoires au fil du temps\u{a0}: Rogue Monarch',
  },
};

for (const [language, w] of Object.entries(TOLD)) {
  for (const [device, viewport] of Object.entries(sizes)) {
    test(`the statistics tell how games ended, how strong one is, and what reviews found (${language}, ${device})`, longUnless(language === 'fr' && device === 'phone'), async ({ page }) => {
      await page.setViewportSize(viewport);
      const games = gamesOf(100);
      await opened(page, '#/statistics/person=Ann', games, { language });
      const own = partsOf(games).filter(({ name }) => name === 'Ann');
      // How they ended: won, shared, lost.
      const ended = {};
      for (const { about, seat } of own) {
        const { winners } = about.result;
        const row = (ended[w.names[about.ending ?? 'points']] ??= [0, 0, 0, 0]);
        row[0] += 1;
        row[!winners.includes(seat) ? 3 : winners.length > 1 ? 2 : 1] += 1;
      }
      await expect.poll(() => tableOf(page, w.ended)).toEqual(Object.fromEntries(Object.entries(ended).map(([name, row]) => [name, row.map(String)])));
      // The strength beside the bots: against which levels more than the fair share was won.
      let [above, below] = [-1, -1];
      for (const level of [0, 1, 2]) {
        const against = own.filter(({ about }) => Math.max(...about.seats.map(({ bot }) => LEVELS.indexOf(bot?.level))) === level);
        const [wins, fair] = against.reduce(([wins, fair], { about, seat }) => [wins + (about.result.winners.includes(seat) ? 1 / about.result.winners.length : 0), fair + 1 / about.seats.length], [0, 0]);
        if (against.length < 5) continue;
        if (wins > fair) [above, below] = [level, -1];
        else if (wins < fair && below < 0) below = level;
      }
      await expect(page.locator('.telling')).toContainText(w.strength(w.levels[above], w.levels[below]));
      // The findings, whatever their numbers.
      const counts = {};
      for (const { about, seat } of own) {
        const n = about.seed - 1;
        if (n % 4) continue;
        for (const { seat: of, why } of findingsOf(n, about.seats.length)) {
          if (of !== seat) continue;
          const kind = `${about.game} ${why[0].replace(/\d+/g, '0')}`;
          counts[kind] = { count: (counts[kind]?.count ?? 0) + 1, why: why[0], n };
        }
      }
      const most = Object.values(counts).filter(({ count }) => count > 1).sort((one, other) => other.count - one.count || other.n - one.n);
      const rows = page.locator('.findings li');
      await expect(page.getByRole('heading', { name: w.found })).toBeVisible();
      await expect(rows).toHaveCount(Math.min(most.length, 5));
      for (let nth = 0; nth < Math.min(most.length, 5); nth += 1) await expect(rows.nth(nth)).toContainText(/\d+ \S+/.exec(w.often('', most[nth].count))[0]);
      const texts = await rows.allTextContents();
      for (const { why, count } of most.slice(0, 3)) expect(texts.some((text) => text.startsWith(w.often(why, count))), w.often(why, count)).toBe(true);
      await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^#\/[a-z-]+\/table\/\d+$/);
      // The answer comes before the filters, and the interval is an explanation.
      const order = await page.locator('.telling, .filters, .facts').evaluateAll((all) => all.slice(0, 3).map(({ className }) => className));
      expect(order).toEqual(['telling', 'filters', 'facts']);
      await page.getByText(w.sure).click();
      await expect(page.locator('.interval p')).toBeVisible();
      // The curve has the last fifty games.
      await open(page, '#/statistics/game=monarch&person=Ann');
      await expect(page.getByRole('heading', { name: `${w.curve}${NAMES.monarch}` })).toBeVisible();
      await noHorizontalScroll(page);
      expect(await violations(page)).toEqual([]);
      await open(page, '#/history');
      await page.getByRole('searchbox').fill(w.names.murder);
      const murders = games.filter(([, { about }]) => about.ending === 'murder').length;
      await expect(page.locator('.history-row').first()).toHaveAttribute('aria-setsize', String(murders));
      await expect(page.locator('.history-row .history-facts').first()).toContainText(w.names.murder);
    });
  }
}

test('the curve has the last fifty games, and in a game without points their wins', long, async ({ page }) => {
  const games = Array.from({ length: 70 }, (_, nth) => {
    const scores = nth % 3 === 0 ? [0, 1] : [1, 0];
    return gameOf(nth * 5, { game: 'rogue-monarch', seats: [{ person: { name: 'Ann' } }, { bot: { level: 'baron' } }], result: { scores, winners: [scores.indexOf(1)] } });
  });
  await opened(page, '#/statistics/person=Ann', games);
  const section = page.locator('.chart-section', { has: page.getByRole('heading', { name: TOLD.en.wins }) });
  await expect(section.locator('tbody tr')).toHaveCount(50);
  // The newest comes first: the share of all seventy.
  const won = games.filter(([, { about }]) => about.result.winners[0] === 0).length;
  expect(Number(await section.locator('tbody tr').first().locator('data').getAttribute('value'))).toBeCloseTo(won / 70, 10);
});

test('filters stand in the address, and come back with it', async ({ page }) => {
  const games = gamesOf(100);
  await opened(page, '#/statistics', games);
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Monarch');
  await page.getByRole('combobox', { name: 'Number of players' }).selectOption('2');
  expect(new URL(page.url()).hash).toBe('#/statistics/game=monarch&players=2');
  const parts = partsOf(games).filter(({ about }) => about.game === 'monarch' && about.seats.length === 2);
  const expected = groups(parts, ({ name }) => shown(name));
  await expect.poll(() => tableOf(page, 'By player')).toEqual(expected);
  await page.reload();
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await expect.poll(() => tableOf(page, 'By player')).toEqual(expected);
  await expect(page.getByRole('combobox', { name: 'Number of players' })).toHaveValue('2');
  // The games behind the figures.
  const [most, [count]] = Object.entries(expected).sort(([, one], [, other]) => other[0] - one[0])[0];
  await page.getByRole('link', { name: 'List these games' }).click();
  await expect(page.locator('.history-row').first()).toHaveAttribute('aria-setsize', count);
  expect(new URL(page.url()).hash).toBe(`#/history/game=monarch&person=${most === 'You' ? '' : most}&players=2`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator('.archive-state')).toContainText('100 games');
  expect(new URL(page.url()).hash).toBe('#/history');
});

test('an address with another spelling of a name has the person', long, async ({ page }) => {
  await opened(page, '#/statistics/person=aNN', gamesOf(20));
  await expect(page.getByRole('heading', { name: 'Results: Ann', exact: true })).toBeVisible();
  await expect(page.locator('.telling')).toContainText(/^Won \d+ of \d+ games/);
});

test('people are renamed and merged, and separated again', async ({ page }) => {
  const games = gamesOf(100);
  await opened(page, '#/statistics', games);
  await page.getByText('Rename or merge players').click();
  const form = page.locator('.renaming form');
  await form.getByRole('combobox').selectOption('Anne');
  await form.getByLabel('New name').fill('Ann');
  await form.getByRole('button', { name: 'Save' }).click();
  const merged = groups(partsOf(games, { Anne: 'Ann' }), ({ name }) => shown(name));
  await expect.poll(() => tableOf(page, 'By player')).toEqual(merged);
  await page.reload();
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await expect.poll(() => tableOf(page, 'By player')).toEqual(merged);
  await page.getByText('Rename or merge players').click();
  await page.getByRole('button', { name: 'Undo for Anne' }).click();
  await expect.poll(() => tableOf(page, 'By player')).toEqual(groups(partsOf(games), ({ name }) => shown(name)));
});

test('what another tab stars or deletes shows in an open list', long, async ({ page, context }) => {
  await opened(page, '#/history', gamesOf(30));
  await expect(page.locator('.history-row').first()).toContainText('min');
  const other = await context.newPage();
  await settings(other, { language: 'en' });
  await open(other, '#/history');
  const star = (there) => there.locator('.history-row').first().getByRole('button', { name: 'Star Monarch' });
  await star(other).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await other.locator('.history-row').first().getByRole('button', { name: 'More for' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.history-row').first()).toHaveAttribute('aria-setsize', '29');
  await expect(page.locator('.archive-state')).toHaveText('29 games');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.history-row').first()).toHaveAttribute('aria-setsize', '30');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  // What another tab reads from a file appears too.
  await open(other, '#/move');
  const [file] = await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Save everything' }).click()]);
  await page.locator('.history-row').first().getByRole('button', { name: 'More for' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.archive-state')).toContainText('29 games');
  await other.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page.locator('.archive-state')).toContainText('30 games');
});

test('of a change of the filters a screen reader hears what was found, and no more', async ({ page }) => {
  await opened(page, '#/history', gamesOf(300));
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[role=status], [role=alert], [aria-live]');
        const text = region?.textContent.trim();
        if (text && window.heard.at(-1) !== text) window.heard.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate(() => window.heard.splice(0));
  await unfold(page, 'Filters');
  await page.getByRole('checkbox', { name: 'Starred only' }).check();
  await expect(page.locator('.archive-state')).toHaveText('30 games');
  expect(await heard()).toEqual(['30 games']);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.locator('.chart').first()).toBeVisible();
  // The filter has come along, and is shown.
  await page.getByRole('checkbox', { name: 'Starred only' }).uncheck();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await heard();
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Monarch');
  const status = page.locator('.statistics [role=status]');
  await expect(status).toHaveText(/^\d+ games$/);
  await expect(page.locator('.chart').first()).toBeVisible();
  const found = await status.textContent();
  await expect.poll(heard).toEqual([found]);
});

test('a change that cannot be saved is said', async ({ page }) => {
  await opened(page, '#/history', gamesOf(3));
  const star = page.locator('.history-row').first().getByRole('button', { name: 'Star ' });
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException('made to fail', 'UnknownError'); };
  });
  await star.click();
  await expect(page.getByRole('alert')).toContainText('isn’t saving');
  await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => JSON.parse((await records(page)).find(([key]) => key === gameOf(2)[0])[1]).about.star).toBe(true);
});

test('a game of the list is starred, named, sent to BG Stats, deleted and brought back', async ({ page }) => {
  await opened(page, '#/history', gamesOf(30));
  const first = page.locator('.history-row').first();
  const [key] = gameOf(29);
  const kept = async () => JSON.parse((await records(page)).find(([there]) => there === key)?.[1] ?? 'null');
  const star = first.getByRole('button', { name: 'Star Monarch' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await kept()).about.star).toBe(true);
  await first.getByRole('button', { name: 'More for' }).click();
  const dialog = page.getByRole('dialog');
  const link = new URL(await dialog.getByRole('link', { name: 'Send to BG Stats' }).getAttribute('href'));
  expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  const { about } = gameOf(29)[1];
  const play = JSON.parse(link.searchParams.get('data'));
  expect(play.game.name).toBe('Monarch');
  expect(play.durationMin).toBe(about.played / MINUTE);
  expect(play.playDate).toBe(new Date(about.changed).toISOString().slice(0, 19).replace('T', ' '));
  expect(play.players.map(({ score }) => score)).toEqual(about.result.scores);
  expect(play.players.map(({ winner }) => winner)).toEqual(about.result.scores.map((_, seat) => about.result.winners.includes(seat)));
  await dialog.getByLabel('Name of this game').fill('The long evening');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first).toContainText('The long evening');
  await first.getByRole('button', { name: 'More for' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(first).toHaveAttribute('aria-setsize', '29');
  expect(await kept()).toBe(null);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toContainText('The long evening');
  await expect.poll(async () => (await kept())?.about.name).toBe('The long evening');
  // Starred games alone: those of the store, and this one.
  await unfold(page, 'Filters');
  await page.getByRole('checkbox', { name: 'Starred only' }).check();
  await expect(page.locator('.history-row')).toHaveCount(4);
  expect(new URL(page.url()).hash).toBe('#/history/star');
});

test('a finished game is opened from the list, one of a club by its link', async ({ page }) => {
  const club = gameOf(3);
  club[0] = keyOf('penniless-king@https%3A%2F%2Fclub.example', FIRST + 10 * MINUTE);
  await opened(page, '#/history', [gameOf(2), club, [keyOf('monarch', FIRST + 5), { damaged: true }]]);
  await expect(page.locator('.history-row')).toHaveCount(3);
  await expect(page.locator('.history-row', { hasText: 'club page' }).getByRole('link')).toHaveAttribute('href', '#/match/no-link-3');
  await expect(page.locator('.history-row', { hasText: 'Mon Royaume' }).getByRole('link')).toHaveAttribute('href', `#/mon-royaume/table/${FIRST + 6 * 60 * MINUTE}`);
  await expect(page.locator('.history-row', { hasText: 'Can’t be opened' })).toHaveCount(1);
});

/** Counts in `window.values` the records that a page reads. */
const countReads = (page) =>
  page.addInitScript(() => {
    window.values = 0;
    const plain = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...all) {
      const request = plain.apply(this, all);
      request.addEventListener('success', () => (window.values += request.result.length));
      return request;
    };
  });

test('of five thousand games only those that are seen are drawn and read', async ({ page }) => {
  test.slow();
  await countReads(page);
  await settings(page, { language: 'en' });
  await open(page);
  await keep(page, gamesOf(5_000));
  await page.evaluate(() => (window.values = 0));
  await open(page, '#/history');
  const rows = page.locator('.history-row');
  await expect(rows.first()).toContainText('min');
  await expect(page.locator('.archive-state')).toContainText('5000 games');
  const drawn = async () => ({ rows: await rows.count(), read: await page.evaluate(() => window.values) });
  const start = await drawn();
  expect(start.rows).toBeLessThanOrEqual(60);
  expect(start.read).toBeLessThanOrEqual(60);
  await expect(rows.first()).toHaveAttribute('aria-setsize', '5000');
  // To the end, and to the middle: the rows are those of that place.
  await page.keyboard.press('End');
  await expect(rows.last()).toHaveAttribute('aria-posinset', '5000');
  await expect(rows.last()).toContainText('min');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => rows.first().getAttribute('aria-posinset').then(Number)).toBeGreaterThan(2_000);
  await expect(rows.first()).toContainText('min');
  const end = await drawn();
  expect(end.rows).toBeLessThanOrEqual(60);
  expect(end.read).toBeLessThanOrEqual(500);
  // By one game: the others are not read, and none of its own that is not seen.
  await page.evaluate(() => scrollTo(0, 0));
  await unfold(page, 'Filters');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('The Dwarf King');
  await expect(page.locator('.archive-state')).toContainText('1000 games');
  await expect(rows.first()).toContainText('The Dwarf King');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '1000');
  expect((await drawn()).read).toBeLessThanOrEqual(700);
});

test('the statistics of five thousand games are told', long, async ({ page }) => {
  test.slow();
  const games = gamesOf(5_000);
  await opened(page, '#/statistics/person=Ann', games);
  const own = partsOf(games).filter(({ name }) => name === 'Ann');
  const won = own.filter(({ about, seat }) => about.result.winners.includes(seat));
  await expect(page.locator('.telling')).toContainText(`Won ${won.length} of ${own.length} games.`, { timeout: 120_000 });
  await expect(page.getByRole('heading', { name: TOLD.en.found })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Monarch');
  await expect(page.getByRole('heading', { name: `${TOLD.en.curve}Monarch` })).toBeVisible({ timeout: 120_000 });
});

test('home looks through five thousand games once, and then only through those that are new', async ({ page }) => {
  test.slow();
  await countReads(page);
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00Z'));
  await settings(page, { language: 'en' });
  await open(page);
  const games = gamesOf(5_000);
  // Two of them are official tries, one of them today's.
  const today = 20_787;
  for (const [nth, day] of [[10, today - 1], [4_000, today]]) games[nth][1].about.day = day;
  await keep(page, games);
  const row = page.locator('.today');
  const visit = async () => {
    await page.reload();
    await expect(row).toContainText('2-day streak');
    return page.evaluate(() => window.values);
  };
  expect(await visit()).toBeGreaterThanOrEqual(5_000);
  await expect.poll(async () => (await records(page)).some(([key]) => key === 'index/days')).toBe(true);
  expect(await visit()).toBeLessThan(20);
  await keep(page, [gameOf(5_001)]);
  expect(await visit()).toBeLessThan(20);
  // If one is gone, all are looked through again, and the answer is right.
  await page.evaluate(([key]) => new Promise((done) => {
    const request = indexedDB.open('regalia');
    request.onsuccess = () => {
      const transaction = request.result.transaction('records', 'readwrite');
      transaction.objectStore('records').delete(key);
      transaction.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  }), games[4_000]);
  await page.reload();
  await expect(row).toContainText('not played');
});

test('the list is walked through with the keyboard, and the focus stays', async ({ page }) => {
  await opened(page, '#/history', gamesOf(200));
  await expect(page.locator('.history-row').first()).toContainText('min');
  await page.locator('.history-row a').first().focus();
  for (let n = 0; n < 150; n += 1) {
    await page.keyboard.press('Tab');
    // A busy machine reads the next row later than the key comes.
    await page.waitForFunction(() => document.activeElement.closest('.history-row')?.nextElementSibling?.querySelector('button'), undefined, { polling: 20 });
  }
  const at = () => page.evaluate(() => Number(document.activeElement.closest('.history-row')?.getAttribute('aria-posinset')));
  expect(await at()).toBe(51);
  // Scrolled away, the row with the focus stays.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.locator('.history-row').first().getAttribute('aria-posinset')).toBe('1');
  expect(await at()).toBe(51);
  await page.keyboard.press('Tab');
  expect([51, 52]).toContain(await at());
});

const screens = { ...sizes, 'smallest phone': { width: 320, height: 568 } };
for (const [language, theme] of [['en', 'dark'], ['fr', 'light']]) {
  test(`axe finds nothing, and nothing is wider than the screen: ${language}, ${theme}`, longUnless(language === 'fr'), async ({ page }) => {
    await opened(page, '#/history', gamesOf(60), { language, theme });
    for (const [name, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      for (const address of ['#/history', '#/statistics', '#/statistics/game=dwarf-king&person=Ann']) {
        await open(page, address);
        await expect(page.locator('main[aria-busy]')).toHaveCount(0);
        if (address !== '#/history') {
          await expect(page.locator('.chart').first()).toBeVisible();
          await page.locator('details').evaluateAll((all) => all.forEach((details) => (details.open = true)));
        }
        expect(await violations(page), `${address}, ${name}`).toEqual([]);
        await noHorizontalScroll(page);
      }
    }
    await open(page, '#/history');
    await page.locator('.history-row').first().getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await noHorizontalScroll(page);
  });
}

for (const [language, w] of Object.entries({ en: { filters: 'Filters', clear: 'Clear filters', goals: 'Achievements', more: 'More' }, fr: { filters: 'Filtres', clear: 'Effacer les filtres', goals: 'Succès', more: 'Et aussi' } })) {
  test(`the games come first on a phone, and nothing moves when filters can be cleared (${language})`, longUnless(language === 'fr'), async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await opened(page, '#/history', gamesOf(30), { language });
    const rows = page.locator('.history-row');
    for (const nth of [0, 1]) await expect(rows.nth(nth)).toBeInViewport({ ratio: 1 });
    const openers = page.locator('.filters [aria-expanded]');
    await expect(openers).toHaveText([w.filters, w.goals, w.more]);
    await expect(page.locator('.filters [aria-expanded="true"]')).toHaveCount(0);
    const tops = () => openers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const closed = await tops();
    for (const panel of [w.goals, w.more, w.filters]) {
      await unfold(page, panel);
      expect(await tops(), `${panel} moves no button`).toEqual(closed);
    }
    const clear = page.getByRole('button', { name: w.clear });
    await expect(clear).toBeDisabled();
    const places = () => page.locator('.filters').first().evaluate((all) => [...all.querySelectorAll('summary, button, a, select, input')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top));
    const before = await places();
    await page.getByRole('checkbox').check();
    await expect(rows).toHaveCount(3);
    await expect(clear).toBeEnabled();
    expect(await places()).toEqual(before);
    await clear.click();
    await expect(clear).toBeDisabled();
    expect(await places()).toEqual(before);
    for (const panel of [w.more, w.goals]) await unfold(page, panel);
    await noHorizontalScroll(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('a device without finished games says so', long, async ({ page }) => {
  await settings(page, { language: 'en' });
  for (const address of ['#/history', '#/statistics']) {
    await open(page, address);
    await expect(page.locator('main')).toContainText('No finished games');
  }
});

test('games are found by words, saved as a table and printed as a whole list', async ({ page }) => {
  const games = gamesOf(60);
  games[7][1].about.name = 'Zoe\u0301’s party';
  games[8][1].about.turn = 0;
  games[9][1].about.hasty = 3;
  games[10][1].about.result.winners = [];
  games[11][1].about.changed = Date.UTC(2031, 2, 15, 12);
  await page.addInitScript(() => {
    window.print = () => (window.printed = document.querySelectorAll('.history-row .history-name').length);
  });
  await opened(page, '#/history', games);
  const search = page.getByRole('searchbox', { name: 'Search' });
  const rows = page.locator('.history-row');
  await search.fill('ZOÉ party');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/words=/);
  await expect(rows).toContainText('party');
  await search.fill('gave up');
  await expect(rows).toHaveCount(1);
  await search.fill('players agreed');
  await expect(rows).toHaveCount(1);
  // The month by its whole name, in either language, and its year.
  for (const words of ['March 2031', 'mars 2031']) {
    await search.fill(words);
    await expect(rows).toHaveCount(1);
  }
  await search.fill('The Dwarf King');
  await expect(rows.filter({ hasNotText: 'The Dwarf King' })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(0);
  await search.fill('at random');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Bots made 3 moves at random or in haste');
  await unfold(page, 'More');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
  const { readFileSync } = await import('node:fs');
  const lines = readFileSync(await saved.path(), 'utf8').trim().split('\r\n');
  expect(saved.suggestedFilename()).toBe('regalia.csv');
  expect(lines).toHaveLength(1 + games[9][1].about.seats.length);
  // The address keeps the words; the statistics are those of all games.
  await open(page, (await page.evaluate(() => location.hash)));
  await expect(search).toHaveValue('at random');
  await expect(page.getByRole('link', { name: 'Statistics' })).toHaveAttribute('href', /#\/statistics$/);
  await search.fill('');
  await expect(page.getByText('60 games')).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await unfold(page, 'More');
  await page.getByRole('button', { name: 'Print the list' }).click();
  await page.waitForFunction(() => window.printed);
  expect(await page.evaluate(() => window.printed)).toBe(60);
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test('where the browser may delete everything, a copy is advised once', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => false;
  });
  await opened(page, '#/history', gamesOf(3));
  const note = page.locator('.note', { hasText: 'may delete your games' });
  await expect(note.getByRole('link', { name: 'Keep a copy' })).toHaveAttribute('href', /#\/move/);
  await note.getByRole('button', { name: 'Not now' }).click();
  await expect(note).toHaveCount(0);
  await open(page, '#/history');
  await expect(page.locator('.history-row')).toHaveCount(3);
  await expect(note).toHaveCount(0);
});
