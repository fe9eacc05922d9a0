// <regalia-table game="rogue-monarch" seats="2" level="baron" lang="fr" theme="auto" seed="12">
// A game table in your own page: <script src="…/embed.js"></script>, which, unlike
// a module, any page may take from another origin. See docs/embedding.md.
{
  const HOME = new URL('./', document.currentScript.src);
  const ASKED = ['seats', 'level', 'lang', 'theme', 'seed', 'hints', 'lesson'];

  class RegaliaTable extends HTMLElement {
    static observedAttributes = ['theme', 'lang'];

    connectedCallback() {
      if (this.frame) return;
      const asked = ASKED.filter((key) => this.hasAttribute(key)).map((key) => [key, this.getAttribute(key)]);
      const query = new URLSearchParams([...asked, ['host', location.origin]]);
      const frame = document.createElement('iframe');
      frame.src = `${HOME}#/embed/${encodeURIComponent(this.getAttribute('game') ?? '')}?${query}`;
      frame.title = this.getAttribute('title') ?? 'Regalia';
      frame.loading = 'lazy';
      frame.allow = 'fullscreen; screen-wake-lock; web-share';
      frame.sandbox = 'allow-scripts allow-same-origin allow-downloads';
      Object.assign(frame.style, { display: 'block', width: '100%', height: '720px', border: '0' });
      this.frame = frame;
      this.hear = (event) => {
        const said = event.data;
        if (event.source !== frame.contentWindow || event.origin !== HOME.origin || said?.regalia !== 1) return;
        if (said.type === 'resize') frame.style.height = `${Math.min(Math.max(said.height, 320), 4000)}px`;
        this.dispatchEvent(new CustomEvent(`regalia-${said.type}`, { detail: said, bubbles: true }));
      };
      addEventListener('message', this.hear);
      frame.onfullscreenchange = () => this.say({ type: 'whole-screen', value: document.fullscreenElement === frame ? 'on' : 'off' });
      this.append(frame);
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
      this.frame?.remove();
      this.frame = undefined;
    }

    attributeChangedCallback(type, _, value) {
      if (value !== null) this.say({ type, value });
    }

    /** Deals a new match, with a deal number or a fresh one. */
    newGame(seed) {
      this.say({ type: 'new-game', seed });
    }

    /** Shows the table on the whole screen; call it from a click. */
    fullScreen() {
      return this.frame.requestFullscreen();
    }

    say(message) {
      this.frame?.contentWindow?.postMessage({ regalia: 1, ...message }, HOME.origin);
    }
  }

  customElements.define('regalia-table', RegaliaTable);
}
