// Writes the README's table of the bots' strength from what `arena match`
// printed: JSON lines on standard input, in the order of the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from './games.mjs';

const NAMES = Object.fromEntries(games().map(({ id, en }) => [id, en.name]));
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const level = (name) => name[0].toUpperCase() + name.slice(1);

const rows = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line))
  .map(({ game, players, n, contestants }) => {
    // The row is about the contestant with the fewest seats; the stronger where they are even.
    const [about, ...others] = [...contestants].sort((a, b) => a.fair - b.fair || b.share - a.share);
    const seats = (contestant) => {
      const held = Math.round(contestant.fair * players);
      return held === 1 ? level(contestant.name) : `${held} × ${level(contestant.name)}`;
    };
    const title = `${NAMES[game]}: ${seats(about)} against ${others.map(seats).join(', ')}`;
    return `| ${title} | ${n} | ${percent(about.share)} | ${percent(about.low)} – ${percent(about.high)} | ${percent(about.fair)} |`;
  });
if (rows.length === 0) throw new Error('no line of `arena match` on standard input');

const readme = readFileSync('README.md', 'utf8');
const table = ['| match | games | share | interval | even |', '|---|---|---|---|---|', ...rows].join('\n');
const parts = /(<!-- strength[^>]*-->\n)[\s\S]*?(\n<!-- \/strength -->)/;
if (!parts.test(readme)) throw new Error('README.md has no place for the table');
writeFileSync('README.md', readme.replace(parts, `$1${table}$2`));
console.log(table);
