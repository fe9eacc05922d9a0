// An example of using the table's events: a league of verified results, and a list of messages.
const table = document.querySelector('regalia-table');
const at = (id) => document.getElementById(id);
// The results are kept in the browser; a club would keep them on its server.
const KEY = 'club/results';
const read = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? []; } catch { return []; } };
const keep = (all) => { try { localStorage.setItem(KEY, JSON.stringify(all)); } catch { /* Not kept. */ } };
const results = read();

function draw() {
  const league = new Map();
  for (const { name, won } of results) {
    const line = league.get(name) ?? { games: 0, wins: 0 };
    league.set(name, { games: line.games + 1, wins: line.wins + (won ? 1 : 0) });
  }
  const rows = [...league].sort(([, a], [, b]) => b.wins - a.wins || a.games - b.games).map(([name, { games, wins }]) => {
    const row = document.createElement('tr');
    for (const text of [name, games, wins]) row.insertCell().textContent = text;
    return row;
  });
  at('league').replaceChildren(...rows);
}
draw();

function show(text, list = 'messages') {
  const line = document.createElement('li');
  line.textContent = text;
  at(list).prepend(line);
}

// The table replays and scores each result by the rules: only what it says counts.
async function add(text) {
  let verdicts;
  try {
    verdicts = await table.verify(text, table.getAttribute('round') ?? undefined);
  } catch (fault) {
    show(fault.message, 'verdicts');
    return;
  }
  for (const { name, game, won, points, counts, message, link } of verdicts) {
    const player = name || 'Visitor';
    if (!counts) show(`${player}: not counted. ${message ?? ''}`, 'verdicts');
    else if (results.some((known) => known.link === link && known.name === player)) show(`${player}: already in the league.`, 'verdicts');
    else {
      results.push({ name: player, game, won, points, link });
      show(`${player}: ${won ? 'won' : 'lost'}.`, 'verdicts');
    }
  }
  keep(results);
  draw();
}

for (const type of ['ready', 'resize', 'move', 'finished', 'changed', 'state', 'verified', 'error']) {
  table.addEventListener(`regalia-${type}`, ({ detail }) => show(JSON.stringify(detail)));
}

// This script is a module: the table may have been ready before it listened.
table.state();

table.addEventListener('regalia-finished', ({ detail: { result } }) => {
  // A very long game fits into no link.
  if (result) add(result);
});

at('join').addEventListener('submit', (event) => {
  event.preventDefault();
  // An empty value is no attribute.
  for (const name of ['player', 'round']) {
    const value = at(name).value.trim();
    if (value) table.setAttribute(name, value);
    else table.removeAttribute(name);
  }
});
at('add').addEventListener('submit', (event) => {
  event.preventDefault();
  add(at('sent').value);
});

const on = (id, act) => at(id).addEventListener('click', act);
on('new', () => table.newGame());
on('light', () => table.setAttribute('theme', 'light'));
on('dark', () => table.setAttribute('theme', 'dark'));
on('french', () => table.setAttribute('lang', 'fr'));
on('english', () => table.setAttribute('lang', 'en'));
on('full', () => table.fullScreen());
on('copy', async () => {
  const code = at('code');
  const say = (text) => { at('copied').textContent = text; };
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied.');
  } catch {
    getSelection().selectAllChildren(code);
    say('Selected: copy it with your browser.');
  }
});
