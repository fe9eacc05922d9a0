// <regalia-table game="rogue-monarch" seats="2" level="baron" lang="fr" theme="auto" seed="12">
// A game table in your own page: <script src="…/embed.js"></script>, as a plain script or as a
// module, more than once if it must be. See docs/embedding.md.
(() => {
  if (customElements.get('regalia-table')) return;
  // A module has no current script, and a plain script has no `import.meta`. The first line of any
  // stack is in this file.
  const own = document.currentScript?.src || new Error().stack.match(/\w+:\/\/.+?(?=:\d+:\d+)/)[0];
  const HOME = new URL('./', own);
  // A change of these starts another match; a change of other attributes changes only the look.
  const MATCH = ['seats', 'level', 'seed', 'hints', 'lesson', 'round', 'player', 'share'];
  const DRESS = ['lang', 'theme'];
  // The largest z-index, which a page may use for its own top layers too.
  const ABOVE_ALL = '2147483647';
  const CLOSE = { /* the word in each language */ };
  const STRIP = '44px';
  const connected = new Set();

  class RegaliaTable extends HTMLElement {
    static observedAttributes = ['game', 'title', ...MATCH, ...DRESS];
    #frame;
    #strip;
    #ready = false;
    #waiting = [];
    #questions = [];
    #stale = false;
    #height = '720px';
    #request;
    #nth = 1;

    connectedCallback() {
      if (this.#frame) return;
      connected.add(this);
      addEventListener('message', this.#hear);
      this.#load();
    }

    disconnectedCallback() {
      connected.delete(this);
      removeEventListener('message', this.#hear);
      this.#fill(false);
      this.#frame?.remove();
      this.#frame = undefined;
      this.#ready = false;
    }

    // The frame keeps its state when `moveBefore` moves the element.
    connectedMoveCallback() {}

    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (name === 'title') this.#frame.title = value ?? 'Regalia';
      else if (DRESS.includes(name) && value !== null) this.#say({ type: name, value });
      else if (!this.#stale) {
        // Attributes that are set one after another become one request.
        this.#stale = true;
        queueMicrotask(() => {
          this.#stale = false;
          if (this.#frame) this.#load();
        });
      }
    }

    /** Deals a new match, with a deal number or a fresh one. */
    newGame(seed) {
      this.#say({ type: 'new-game', seed });
    }

    /** Asks how far the match has come, once the table is there. */
    state() {
      return new Promise((known) => {
        this.addEventListener('regalia-state', ({ detail }) => known(detail), { once: true });
        this.#say({ type: 'state' });
      });
    }

    /**
     * Asks what the results in a text prove, in a round or in the one that each names. A frame that takes
     * the place of another one is asked again.
     */
    verify(text, round) {
      return new Promise((known, refused) => {
        const question = { type: 'verify', id: this.#questions.length, value: `${text}`, round };
        this.#questions.push([question, known, refused]);
        if (this.#ready) this.#say(question);
      });
    }

    /**
     * Shows the table on the whole screen, or in the whole window if the browser has no full screen
     * for it; call it from a click.
     */
    async fullScreen() {
      const frame = this.#frame;
      const ask = frame?.requestFullscreen ?? frame?.webkitRequestFullscreen;
      try {
        if (ask) return await ask.call(frame);
      } catch {
        // Full screen isn't allowed here.
      }
      this.#fill(true);
    }

    /**
     * Makes a new frame rather than a new address, so that a visitor's Back leaves the page and not
     * the match.
     */
    #load() {
      const given = (names) => names.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      const game = this.getAttribute('game') ?? '';
      this.#request = `${game}?${new URLSearchParams(given(MATCH))}`;
      const query = new URLSearchParams([...given([...MATCH, ...DRESS]), ['host', location.origin], ['table', this.#name()]]);
      const frame = document.createElement('iframe');
      frame.src = `${HOME}#/embed/${encodeURIComponent(game)}?${query}`;
      frame.title = this.getAttribute('title') ?? 'Regalia';
      frame.loading = 'lazy';
      frame.allow = 'fullscreen; screen-wake-lock; web-share';
      frame.sandbox = 'allow-scripts allow-same-origin allow-downloads';
      Object.assign(frame.style, { display: 'block', width: '100%', height: this.#height, border: '0' });
      for (const browser of ['', 'webkit']) {
        frame.addEventListener(`${browser}fullscreenchange`, () => {
          const whole = document.fullscreenElement ?? document.webkitFullscreenElement;
          this.#say({ type: 'whole-screen', value: whole === frame ? 'on' : 'off' });
        });
      }
      // After a reload the page hears nothing until it is ready again.
      frame.onload = () => (this.#ready = false);
      this.#fill(false);
      this.#ready = false;
      // The new address carries the rest.
      this.#waiting = this.#waiting.filter(({ type }) => type === 'new-game' || type === 'state');
      this.#frame?.remove();
      this.#frame = frame;
      this.append(frame);
    }

    /**
     * A name that tells this table from others of the page: its id, or its number among those with
     * the same request.
     */
    #name() {
      if (this.id) return this.id;
      const taken = [...connected].filter((other) => other !== this && !other.id && other.#request === this.#request).map((other) => other.#nth);
      if (taken.includes(this.#nth)) this.#nth = 1;
      while (taken.includes(this.#nth)) this.#nth += 1;
      // An id has no space in it, so the two never clash.
      return `table ${this.#nth}`;
    }

    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== HOME.origin || data?.regalia !== 1) return;
      if (data.type === 'resize') {
        this.#height = `${Math.min(Math.max(data.height, 320), 4000)}px`;
        if (!this.#strip) this.#frame.style.height = this.#height;
      }
      // A table that is refused still verifies.
      if (data.type === 'ready' || data.type === 'error') {
        this.#ready = true;
        this.#waiting.splice(0).forEach((message) => this.#say(message));
        this.#questions.forEach(([question]) => this.#say(question));
      }
      if (data.type === 'verified') {
        const [, known, refused] = this.#questions[data.id] ?? [];
        // Its number stays taken.
        delete this.#questions[data.id];
        if (data.results) known?.(data.results);
        else refused?.(new Error(data.message));
      }
      this.dispatchEvent(new CustomEvent(`regalia-${data.type}`, { detail: data, bubbles: true }));
    };

    #say(message) {
      if (this.#ready) this.#frame.contentWindow.postMessage({ regalia: 1, ...message }, HOME.origin);
      else this.#waiting.push(message);
    }

    /** Lets the frame fill the window, below a strip that closes it; or restores it. */
    #fill(whole) {
      if (whole === !!this.#strip || (whole && !this.#frame)) return;
      const fixed = { position: 'fixed', left: '0', right: '0', zIndex: ABOVE_ALL };
      document.documentElement.style.overflow = whole ? 'hidden' : '';
      this.#say({ type: 'whole-screen', value: whole ? 'on' : 'off' });
      if (!whole) {
        this.#strip.remove();
        this.#strip = undefined;
        Object.assign(this.#frame.style, { position: '', left: '', right: '', zIndex: '', top: '', height: this.#height });
        return;
      }
      Object.assign(this.#frame.style, fixed, { top: STRIP, height: `calc(100dvh - ${STRIP})` });
      const strip = document.createElement('button');
      const language = (this.getAttribute('lang') || document.documentElement.lang || navigator.language).slice(0, 2).toLowerCase();
      Object.assign(strip, { type: 'button', textContent: `${CLOSE[language] ?? CLOSE.en} ✕`, onclick: () => this.#fill(false) });
      Object.assign(strip.style, fixed, { top: '0', width: '100%', height: STRIP, border: '0', color: '#fff', background: '#000', font: '16px sans-serif' });
      this.#strip = strip;
      this.append(strip);
      strip.focus();
    }
  }

  customElements.define('regalia-table', RegaliaTable);
})();
