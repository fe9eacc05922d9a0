// Makes the pages of the ladder from the rows that `arena ladder` has played:
// docs/BOTS.md, docs/ladder.svg and the README's table of strength.
//
//   node tools/ladder.mjs              writes them
//   node tools/ladder.mjs --check      fails if one is not what the rows give
//   node tools/ladder.mjs FOLDER       rows and pages of another folder, the README untouched
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from './games.mjs';

const asked = process.argv.slice(2);
const check = asked.includes('--check');
const folder = asked.find((word) => !word.startsWith('--')) ?? 'docs';

const RUNGS = ['random', 'squire', 'baron', 'regent', 'cheat'];
const NAMES = { random: 'Random', squire: 'Squire', baron: 'Baron', regent: 'Regent', cheat: 'Cheat' };
const PLURALS = { random: 'Randoms', squire: 'Squires', baron: 'Barons', regent: 'Regents', cheat: 'Cheats' };
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

const rows = readFileSync(`${folder}/ladder.jsonl`, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const GAMES = games().filter(({ id }) => rows.some((row) => row.game === id));
const seatCounts = (game) =>
  [...new Set(rows.filter((row) => row.game === game).map((row) => row.players))].sort((a, b) => a - b);
// The table that stands for a game where there is room for one: of up to four.
const usual = (game) => Math.max(...seatCounts(game).filter((players) => players <= 4));

/** The row of one among others, and what it says of the one. */
function row(game, players, one, others) {
  const two = (seats) => seats[0] === one && seats.slice(1).every((name) => name === others);
  const found = rows.find((row) => row.game === game && row.players === players && two(row.seats));
  return found && { ...found, ...found.contestants.find(({ name }) => name === one) };
}

const percent = (share, digits = 1) => `${(share * 100).toFixed(digits)} %`;
const interval = ({ low, high }) => `${percent(low)} – ${percent(high)}`;
const table = (head, lines) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What a row says of its one player: more than even, less, or neither for sure. */
function verdict({ low, high, fair }) {
  if (low > fair) return 'more';
  return high < fair ? 'less' : 'not told apart';
}

/** Neighbours both ways: with two seats both are the same row. */
function neighbours(game) {
  return seatCounts(game).flatMap((players) =>
    RUNGS.slice(1).flatMap((higher, below) => {
      const lower = RUNGS[below];
      const ways = players === 2 ? [[higher, lower, 'more']] : [[higher, lower, 'more'], [lower, higher, 'less']];
      return ways
        .map(([one, others, expected]) => ({ one, others, expected, is: row(game, players, one, others) }))
        .filter(({ is }) => is);
    }),
  );
}

const among = (one, others, players) =>
  players === 2 ? `${NAMES[one]} against ${NAMES[others]}` : `one ${NAMES[one]} among ${PLURALS[others]}`;

function neighbourTable(game) {
  const lines = neighbours(game).map(({ one, others, is }) => [
    is.players,
    among(one, others, is.players),
    is.n,
    percent(is.share),
    interval(is),
    percent(is.fair),
    verdict(is),
    `\`${is.command}\``,
  ]);
  return table(['players', 'match', 'games', 'share', '95 %', 'even', 'than even', 'command'], lines);
}

/** How much of the way from Baron to cheat a Regent goes; nothing where the cheat wins no more than a Baron. */
function way(game, players) {
  const [regent, cheat] = ['regent', 'cheat'].map((one) => row(game, players, one, 'baron'));
  if (!regent || !cheat) return undefined;
  const closed = cheat.low > cheat.fair ? (regent.share - regent.fair) / (cheat.share - cheat.fair) : undefined;
  return { regent, cheat, closed };
}

function wayTable(game) {
  const lines = seatCounts(game)
    .map((players) => [players, way(game, players)])
    .filter(([, found]) => found)
    .map(([players, { regent, cheat, closed }]) => [
      players,
      percent(regent.share),
      percent(cheat.share),
      percent(cheat.fair),
      closed === undefined ? '–' : percent(closed, 0),
      closed === undefined ? 'cannot be told' : closed >= 0.5 ? 'yes' : 'no',
      `\`${cheat.command}\``,
    ]);
  if (lines.length === 0) return '';
  const head = ['players', 'Regent among Barons', 'cheat among Barons', 'even', 'Regent closes', 'half reached', 'command of the cheat'];
  return `\n${table(head, lines)}\n`;
}

function mirrorTable(game) {
  const seats = Math.max(...seatCounts(game));
  const lines = seatCounts(game).flatMap((players) =>
    RUNGS.map((level) => row(game, players, level, level))
      .filter(Boolean)
      .map((is) => {
        const even = 1 / players;
        const reach = 1.96 * Math.sqrt((even * (1 - even)) / is.n);
        const share = (share) => `${percent(share)}${Math.abs(share - even) > reach ? ' *' : ''}`;
        const cells = [...is.share_by_turn.map(share), ...Array(seats - players).fill('')];
        return [players, PLURALS[is.seats[0]], is.n, ...cells, `${percent(even)} ± ${percent(reach)}`, `\`${is.command}\``];
      }),
  );
  return table(['players', 'all', 'games', ...PLACES.slice(0, seats), 'even', 'command'], lines);
}

function summary() {
  const all = GAMES.flatMap(({ id, en }) => neighbours(id).map((row) => ({ ...row, game: en.name })));
  const others = all.filter(({ is, expected }) => verdict(is) !== expected);
  const told = `Of ${all.length} rows of neighbours ${all.length - others.length} show the order of the levels beyond their interval.`;
  if (others.length === 0) return told;
  const lines = others.map(
    ({ game, one, others, is }) =>
      `- ${game}, ${is.players} players, ${among(one, others, is.players)}: ${percent(is.share)} (${interval(is)}), even is ${percent(is.fair)}: ${verdict(is)}.`,
  );
  return `${told} These do not:\n\n${lines.join('\n')}`;
}

/** What a table does not say of itself: what was tried, and why the cheat wins no more. */
const NOTES = {
  'rogue-monarch': `
How far a Regent comes is a matter of how many worlds it plays out: with 1,500 it won
73.3 % and closed 50 %, with 6,000 it wins 84.2 %, for which a slow phone thinks too long.
`,
  'dwarf-king': `
With 4,000 worlds a Regent closed 49 % at four players; with 16,000 it wins 60.0 % there,
hardly more than with 6,000, and a slow phone thinks too long.
`,
  'mon-royaume': `
To see everything is worth little here: hands go round, so that after a pick or two a
Regent knows most of them by heart, and what the second round deals is hidden from the
cheat, too. So the two are not told apart.
`,
  'penniless-king': `
A cheat who searches the one true state plans against others who play as if they, too,
saw every face-down Rogue. Against Barons, who guess, that costs nothing; among Regents
it takes away most of what seeing is worth.
`,
};

function page() {
  const games = GAMES.map(({ id, en }) => {
    const open = seatCounts(id).every((players) => !row(id, players, 'cheat', 'baron'));
    const searched = rows.some((row) => row.game === id && row.seats.includes('regent'));
    const nothing = open && searched ? '\nNothing is hidden in this game but what chance has yet to decide, so there is no cheat.\n' : '';
    return `## ${en.name}

${neighbourTable(id)}
${wayTable(id)}${nothing}${NOTES[id] ?? ''}
All seats alike, the share of wins by place in turn order:

${mirrorTable(id)}
`;
  });
  return `# How strong the bots are
<!-- Written by \`make ladder\` from ladder.jsonl; whatever is changed here by hand is lost. -->

Random < Squire < Baron < Regent < cheat: does each level beat the one below it, in
every game and with every number of players? Every row is a tournament of the arena,
and its command, seed included, plays the same games again.

![How far each level is above the one below it](ladder.svg)

${summary()}

## How to read the rows
- **Random** plays any legal move. **Squire**, **Baron** and **Regent** are the levels
  that a table offers. The **cheat** is no level and is not in the page: it is the
  Regent's search, with as many worlds, but in the one true state. It sees hands,
  face-down cards and the order of shuffled piles, and not what chance has yet to
  decide.
- *One Baron among Squires*: one seat is a Baron's, all others are Squires'. Each deal is
  played once from every seat, so nobody has better cards or a better place. *Share* is
  the part of all wins that the one player has; a shared win counts as its part. *Even*
  is what it would have among equals. The other way round, *one Squire among Barons*,
  the share should be less than even. With two players both ways are one row.
- *95 %* is Wilson's interval. *Than even* says "more" or "less" only where the whole
  interval lies on that side; "not told apart" is no proof that the two are equal.
- How many games a row has is fixed before it is played, and none ends sooner. What 120
  games had not told of two levels has 480: one Baron among Regents of The Dwarf King.
- A Regent, or a cheat, who alone searches plays out as many worlds as at your table.
  Where several seats search, each plays out fewer, so that the ladder ends within
  hours: the command says so with \`--worlds\`.
- *Regent closes*: the Regent's share among Barons less an even one, divided by the
  cheat's share among Barons less an even one, on the same deals with the same number of
  worlds. 0 % is a Baron, 100 % a player to whom nothing is hidden; *half reached* asks
  for 50 %. It cannot be told where the cheat's own interval reaches down to even.
- *All seats alike*: there everybody has an even share, as must be; the row shows what
  is left, which is the turn order. A \`*\` marks what equal places would come to in
  fewer than one of twenty rows.

${games.join('\n')}`;
}

// The picture: a line a game over the levels, each against the level below it.
const WIDTH = 760;
const HEIGHT = 400;
const LEFT = 64;
const RIGHT = 560;
const TOP = 40;
const BOTTOM = 340;
/** Whoever wins clearly less than an even share lies on the lower edge. */
const LOWEST = -0.25;
const LOOKS = [
  { colour: '#b3261e', dash: '' },
  { colour: '#1f5fa8', dash: '9 4' },
  { colour: '#2e7d32', dash: '2 4' },
  { colour: '#8a4fbd', dash: '12 4 2 4' },
  { colour: '#9a6700', dash: '5 3 5 8' },
];

/** How far a level is above the one below: 0 is even, 1 is every win. */
const above = ({ share, fair }) => (share - fair) / (1 - fair);

function picture() {
  const steps = RUNGS.slice(1);
  const x = (step) => LEFT + 40 + (step * (RIGHT - LEFT - 80)) / (steps.length - 1);
  const y = (part) => Math.round(BOTTOM - ((Math.max(part, LOWEST) - LOWEST) / (1 - LOWEST)) * (BOTTOM - TOP));
  const lines = GAMES.map(({ id, en }, at) => {
    const players = usual(id);
    const points = steps
      .map((level, step) => ({ step, level, is: row(id, players, level, RUNGS[step]) }))
      .filter(({ is }) => is);
    return { name: `${en.name} (${players})`, points, look: LOOKS[at % LOOKS.length] };
  }).filter(({ points }) => points.length > 0);
  // The names stand at the ends of the lines, and none on another.
  const labels = lines
    .map((line) => ({ line, at: y(above(line.points.at(-1).is)) }))
    .sort((a, b) => a.at - b.at);
  labels.forEach((label, nth) => {
    if (nth > 0) label.at = Math.max(label.at, labels[nth - 1].at + 20);
  });
  const drawn = lines.map((line) => {
    const path = line.points.map(({ step, is }) => `${x(step)},${y(above(is))}`).join(' ');
    const dots = line.points.map(({ step, is }) => `    <circle cx="${x(step)}" cy="${y(above(is))}" r="4"/>`);
    const end = line.points.at(-1);
    const { at } = labels.find((label) => label.line === line);
    return `  <g stroke="${line.look.colour}" fill="${line.look.colour}">
    <polyline points="${path}" fill="none" stroke-width="2.5" stroke-dasharray="${line.look.dash}"/>
${dots.join('\n')}
    <path d="M${x(end.step) + 8} ${y(above(end.is))} L${RIGHT} ${at}" stroke-width="1" fill="none" opacity="0.5"/>
    <text x="${RIGHT + 6}" y="${at + 5}" stroke="none">${line.name}</text>
  </g>`;
  });
  const told = lines.map(
    ({ name, points }) => `${name}: ${points.map(({ level, is }) => `${NAMES[level]} ${percent(above(is), 0)}`).join(', ')}.`,
  );
  const grid = [LOWEST, 0, 0.25, 0.5, 0.75, 1].map(
    (part) => `  <path class="grid" d="M${LEFT} ${y(part)} H${RIGHT}"/>
  <text x="${LEFT - 8}" y="${y(part) + 5}" text-anchor="end">${percent(part, 0)}</text>`,
  );
  const even = `  <path d="M${LEFT} ${y(0)} H${RIGHT}" stroke="#444" fill="none"/>`;
  const axis = steps.map(
    (level, step) => `  <text x="${x(step)}" y="${BOTTOM + 26}" text-anchor="middle">${NAMES[level]}</text>
  <text class="small" x="${x(step)}" y="${BOTTOM + 44}" text-anchor="middle">among ${PLURALS[RUNGS[step]]}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc">
  <title id="title">How far each level is above the one below it</title>
  <desc id="desc">One line a game, in brackets the number of players. 0 % is an even share of the wins, 100 % every win. ${told.join(' ')}</desc>
  <style>
    text { font: 15px sans-serif; }
    .small { font-size: 12px; }
    .grid { stroke: #888; stroke-width: 0.5; fill: none; }
    .ground { fill: #fff; }
  </style>
  <rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>
  <text class="small" x="8" y="20">Share of wins above an even one; 100 % is every win</text>
${grid.join('\n')}
${even}
${axis.join('\n')}
${drawn.join('\n')}
</svg>
`;
}

function readme() {
  const lines = GAMES.map(({ id, en }) => {
    const players = usual(id);
    const share = (one, others) => {
      const is = row(id, players, one, others);
      return is ? `${percent(is.share)} (${interval(is)})` : '–';
    };
    const closed = way(id, players)?.closed;
    return [
      en.name,
      players,
      percent(1 / players),
      share('squire', 'random'),
      share('baron', 'squire'),
      share('regent', 'baron'),
      closed === undefined ? '–' : percent(closed, 0),
    ];
  });
  const head = ['game', 'players', 'even', 'Squire among Randoms', 'Baron among Squires', 'Regent among Barons', 'way to the cheat'];
  const parts = /(<!-- strength[^>]*-->\n)[\s\S]*?(\n<!-- \/strength -->)/;
  const before = readFileSync('README.md', 'utf8');
  if (!parts.test(before)) throw new Error('README.md has no place for the table');
  return before.replace(parts, (_, from, to) => from + table(head, lines) + to);
}

const pages = { [`${folder}/BOTS.md`]: page(), [`${folder}/ladder.svg`]: picture() };
if (folder === 'docs') pages['README.md'] = readme();
for (const [path, text] of Object.entries(pages)) {
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`regalia: ${path} is not what the rows of ${folder}/ladder.jsonl give; node tools/ladder.mjs writes it.`);
    process.exitCode = 1;
  }
}
