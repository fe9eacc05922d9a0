// Starts the page's program after the first paint: on a slow line, covers and fonts would otherwise
// share it with 300 kB that draw the same page again. tools/postbuild.mjs, which knows the
// program's path, puts this into index.html.
import { keepTexts } from './translators.js';

/** The longest wait for the first paint, in milliseconds. */
const PATIENCE = 4_000;

const root = document.getElementById('regalia');
// The script in index.html, which any browser understands, shows errors.
const { fits, say } = self.regaliaStart;
self.regaliaStart.runs = true;

/** Resolves when the page and its pictures are loaded. */
const loaded = () =>
  document.readyState === 'complete' || new Promise((done) => addEventListener('load', done, { once: true }));

/** Resolves when some of it was painted. */
function painted() {
  // In a hidden tab, or a frame out of sight, nothing is painted; nor before anything is drawn.
  const isSeen = root.hasChildNodes() && self === top && document.visibilityState === 'visible';
  if (!isSeen || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return true;
  return new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
}

/** A cover that never loads, or a browser that reports no painting, does not prevent the start. */
const firstSight = () =>
  Promise.race([
    // The page does not wait for events that the browser does not report.
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
  // As trunk's own loader does.
  dispatchEvent(new CustomEvent('TrunkApplicationStarted', { detail: { wasm } }));
}

if (fits) {
  try {
    keepTexts(root);
  } catch {
    // Without it the page still works, but not with a translator.
  }
  start().catch((fault) => {
    console.error(fault);
    say('failed');
  });
}
