// Starts the page's program once the page has been seen: on a slow line covers and faces
// would share it with three hundred kilobytes that draw the same page again. Put into
// index.html by tools/postbuild.mjs, which knows where the program lies.
const events = [];
if (document.readyState !== 'complete') {
  events.push(new Promise((loaded) => addEventListener('load', loaded, { once: true })));
}
// In a hidden tab, or a frame out of sight, nothing is painted; nor where nothing is drawn yet.
const isDrawn = document.getElementById('regalia').hasChildNodes();
const isSeen = isDrawn && self === top && document.visibilityState === 'visible';
if (isSeen && self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  events.push(new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })));
}
await Promise.all(events);
const module_or_path = fetch('./__PAGE__/regalia_bg.wasm');
const { default: start } = await import('./__PAGE__/regalia.js');
const wasm = await start({ module_or_path });
// As trunk's own loader says it.
dispatchEvent(new CustomEvent('TrunkApplicationStarted', { detail: { wasm } }));
