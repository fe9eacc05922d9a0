// An example of using the table's events: a league table, and a list of messages.
const table = document.querySelector('regalia-table');
// The table is kept in the browser; a club would keep it on its server.
const KEY = 'club/league';
const read = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? []; } catch { return []; } };
const keep = (lines) => { try { localStorage.setItem(KEY, JSON.stringify(lines)); } catch { /* Not kept. */ } };
const league = new Map(read());

function draw() {
  const rows = [...league].sort(([, a], [, b]) => b.wins - a.wins).map(([name, { matches, wins }]) => {
    const row = document.createElement('tr');
    for (const text of [name, matches, wins]) row.insertCell().textContent = text;
    return row;
  });
  document.getElementById('league').replaceChildren(...rows);
}
draw();

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
  names.forEach((_, seat) => {
    // The visitor has the first seat, and is "You" in their language; a bot's name is drawn anew.
    const name = seat === 0 ? 'Visitor' : `Bot ${seat}`;
    const line = league.get(name) ?? { matches: 0, wins: 0 };
    line.matches += 1;
    if (winners.includes(seat)) line.wins += 1 / winners.length;
    league.set(name, line);
  });
  keep([...league]);
  draw();
});

const on = (id, act) => document.getElementById(id).addEventListener('click', act);
on('new', () => table.newGame());
on('light', () => table.setAttribute('theme', 'light'));
on('dark', () => table.setAttribute('theme', 'dark'));
on('french', () => table.setAttribute('lang', 'fr'));
on('english', () => table.setAttribute('lang', 'en'));
on('full', () => table.fullScreen());
on('copy', async () => {
  const code = document.getElementById('code');
  const say = (text) => { document.getElementById('copied').textContent = text; };
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied.');
  } catch {
    getSelection().selectAllChildren(code);
    say('Selected: copy it with your browser.');
  }
});
