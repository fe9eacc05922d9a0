// Starts the page's program. The page in each language is a program of its own, so
// that nobody fetches the sentences of another: this finds the language that is
// wanted as the program would, and lets a program fetch the other one and enter it
// (src/ui/programs.rs). It stands at the head of the page itself, before the styles, so
// that the program is asked for at once. `PROGRAMS` is written at the end of the build.
{
  const PROGRAMS = '__PROGRAMS__';

  /** The language that an embedded table's address asks for, or the one that is kept, or the browser's. */
  const wanted = () => {
    const asked = /^#\/*embed\/[^/?]*\?(?:[^/]*&)?lang=(\w+)(?:&|$)/.exec(location.hash)?.[1];
    if (asked in PROGRAMS) return asked;
    try {
      const kept = JSON.parse(localStorage.getItem('regalia/1/settings'))?.language;
      if (kept in PROGRAMS) return kept;
    } catch {
      // Nothing is kept, or nothing that can be read.
    }
    try {
      return /^fr/i.test(navigator.language) ? 'fr' : 'en';
    } catch {
      return 'en';
    }
  };

  /** The programs that are here or being fetched. */
  const fetched = {};
  let failures = 0;

  const load = async (language) => {
    const { js, wasm } = PROGRAMS[language];
    // A script that once could not be had is not looked for again under the same address.
    const again = failures ? `?${failures}` : '';
    try {
      const [{ default: run }, code] = await Promise.all([import(`./${js}${again}`), fetch(wasm)]);
      await run({ module_or_path: code });
    } catch (fault) {
      failures += 1;
      delete fetched[language];
      throw fault;
    }
  };

  // Each program that is here puts beside `load` how it is entered.
  const programs = (window.regaliaPrograms = { load: (language) => (fetched[language] ??= load(language)) });

  const first = wanted();
  const read = new Promise((done) => addEventListener('DOMContentLoaded', done));
  Promise.all([programs.load(first), read]).then(() => {
    programs[first]();
    dispatchEvent(new Event('regalia-started'));
  });
}
