// An example of using the table's events: a league table, and a list of messages.
const table = document.querySelector('regalia-table');
const league = new Map();

function show(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.getElementById('messages').prepend(line);
}

for (const type of ['ready', 'resize', 'move', 'finished', 'changed', 'state', 'error']) {
  table.addEventListener(`regalia-${type}`, ({ detail }) => show(JSON.stringify(detail)));
}

// This script is a module: the table may have been ready before it listened.
table.state();

table.addEventListener('regalia-finished', ({ detail: { names, winners, retry } }) => {
  // Only first tries count here.
  if (retry) return;
  names.forEach((name, seat) => {
    const line = league.get(name) ?? { matches: 0, wins: 0 };
    line.matches += 1;
    if (winners.includes(seat)) line.wins += 1 / winners.length;
    league.set(name, line);
  });
  const rows = [...league].sort(([, a], [, b]) => b.wins - a.wins).map(([name, { matches, wins }]) => {
    const row = document.createElement('tr');
    for (const text of [name, matches, wins]) row.insertCell().textContent = text;
    return row;
  });
  document.getElementById('league').replaceChildren(...rows);
});

const on = (id, act) => document.getElementById(id).addEventListener('click', act);
on('new', () => table.newGame());
on('light', () => table.setAttribute('theme', 'light'));
on('dark', () => table.setAttribute('theme', 'dark'));
on('french', () => table.setAttribute('lang', 'fr'));
on('english', () => table.setAttribute('lang', 'en'));
on('full', () => table.fullScreen());
