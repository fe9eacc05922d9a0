// Starts the page's program once the page has been seen: on a slow line covers and faces
// would share it with three hundred kilobytes that draw the same page again. Put into
// index.html by tools/postbuild.mjs, which knows where the program lies.
import { keepTexts } from './translators.js';

/** The longest that the first sight is waited for, in milliseconds. */
const PATIENCE = 4_000;

const root = document.getElementById('regalia');
// The script in index.html, which any browser understands, says what is wrong.
const { fits, say } = self.regaliaStart;
self.regaliaStart.runs = true;

/** The page and its pictures are here. */
const loaded = () =>
  document.readyState === 'complete' || new Promise((done) => addEventListener('load', done, { once: true }));

/** Something of it was painted. */
function painted() {
  // In a hidden tab, or a frame out of sight, nothing is painted; nor where nothing is drawn yet.
  const isSeen = root.hasChildNodes() && self === top && document.visibilityState === 'visible';
  if (!isSeen || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return true;
  return new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
}

/** One cover that never comes, or a browser that tells of no painting, keeps nothing from starting. */
const firstSight = () =>
  Promise.race([
    // The page does not wait for events that the browser refuses to tell of.
    Promise.all([loaded(), painted()]).catch(() => {}),
    new Promise((late) => setTimeout(late, PATIENCE)),
  ]);

async function start() {
  await firstSight();
  const module_or_path = fetch('./__PAGE__/regalia_bg.wasm');
  // If the script fails first, the rejection is handled there.
  module_or_path.catch(() => {});
  const { default: run } = await import('./__PAGE__/regalia.js');
  const wasm = await run({ module_or_path });
  // The game can't be played without its style.
  const isStyled = getComputedStyle(root).getPropertyValue('--space') !== '';
  say(isStyled ? null : 'failed');
  // As trunk's own loader says it.
  dispatchEvent(new CustomEvent('TrunkApplicationStarted', { detail: { wasm } }));
}

if (fits) {
  try {
    keepTexts(root);
  } catch {
    // Without it the page plays as well, but not with a translator.
  }
  start().catch((fault) => {
    console.error(`Regalia could not be started: ${fault}`);
    say('failed');
  });
}
