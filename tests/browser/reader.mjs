// A simulated screen reader user: knows only the accessibility tree (roles, names, states), hears
// each line of the live region when it comes, focuses elements it has heard of, and presses keys.
// No classes.
import { drawn, expect } from './support.mjs';

/** The words that a person who knows the page listens for. */
const WORDS = {
  en: { more: 'More options', seed: 'Deal number', deals: 'Length', start: 'Start', mine: 'Your turn · ', back: 'Put it back', again: 'Play again', can: 'Your options: ' },
  fr: { more: 'Autres options', seed: 'Numéro de donne', deals: 'Durée', start: 'Commencer', mine: 'À vous · ', back: 'Reposer', again: 'Rejouer', can: 'Vos options\u00a0: ' },
};

/**
 * The table is read whole at every 12th decision; between them a listener waits for what can be
 * done.
 */
const WHOLE = 12;

/** Returns numbered nodes of the tree: role, name, if it can be pressed, the places it is in. */
async function tree(cdp) {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const found = [];
  const walk = (node, within) => {
    const [role, name] = [node.role?.value, node.name?.value ?? ''];
    const said = (key) => node.properties?.find((property) => property.name === key)?.value.value;
    if (!node.ignored) found.push({ id: node.backendDOMNodeId, role, name, within, off: said('disabled') === true });
    const inside = node.ignored || role === 'StaticText' ? within : [...within, node.ignored ? '' : `${role} ${name}`.trim()];
    for (const child of node.childIds ?? []) if (all.has(child)) walk(all.get(child), inside);
  };
  walk(nodes[0], []);
  return found;
}

/**
 * Records what is added to a live region: some of it is removed again before a test could read it.
 */
const hearken = (page) =>
  page.evaluate(() => {
    const heard = new WeakSet();
    window.spoken = [];
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('[role="log"] > *')) {
        if (heard.has(line)) continue;
        heard.add(line);
        window.spoken.push(line.textContent.trim());
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** A table and its listener. */
export class Reader {
  /** Starts the shortest match of a game with known cards. */
  static async at(page, game, language, { seed, dice }) {
    const words = WORDS[language];
    const deals = page.getByRole('group', { name: words.deals, exact: true });
    if ((await deals.count()) > 0) await deals.getByRole('radio').first().check();
    await page.getByText(words.more, { exact: true }).press('Enter');
    await page.getByRole('textbox', { name: words.seed, exact: true }).fill(String(seed));
    await hearken(page);
    await page.getByRole('button', { name: words.start, exact: true }).press('Enter');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor({ state: 'attached' });
    await drawn(page);
    const reader = new Reader();
    Object.assign(reader, { page, words, dice, cdp: await page.context().newCDPSession(page), transcript: [`${game}, ${language}`, ''] });
    return reader;
  }

  /** Waits until the person is to decide, or the match is over; records what is said meanwhile. */
  async listen() {
    // The result of a key is drawn by then; other players' decisions are waited for.
    const there = async () => {
      await drawn(this.page);
      this.nodes = await tree(this.cdp);
      this.over = this.nodes.some(({ role, name }) => role === 'button' && name === this.words.again);
      return this.over || this.nodes[0].name.startsWith(this.words.mine);
    };
    await expect.poll(there, { intervals: [10], timeout: 60_000, message: 'a turn of the reader’s, or the end' }).toBe(true);
    this.transcript.push(...(await this.page.evaluate(() => window.spoken.splice(0))));
  }

  /** Returns the enabled buttons in the main part of the page. */
  buttons() {
    return this.nodes.filter(({ role, off, within }) => role === 'button' && !off && within.includes('main'));
  }

  /** Presses a key with a meaning at the table and reads the dialog that opens. */
  async readOut(key) {
    await this.page.keyboard.press(key);
    // The first one is a chunk that is fetched.
    await this.page.getByRole('dialog').waitFor();
    await this.listen();
    const dialog = this.nodes.find(({ role }) => role === 'dialog');
    expect(dialog, `${key} opens a dialog`).toBeTruthy();
    const lines = this.nodes.filter(({ role, within }) => role === 'StaticText' && within.some((place) => place.startsWith('dialog')) && within.some((place) => place.startsWith('listitem')));
    await this.page.keyboard.press('Escape');
    await this.listen();
    return lines.map(({ name }) => name);
  }

  /** Focuses an element from the tree, and presses it. */
  async press(button, key) {
    this.transcript.push(`> ${key}: ${button.name}`);
    await this.cdp.send('DOM.focus', { backendNodeId: button.id });
    await this.page.keyboard.press(key);
    await this.listen();
  }

  /**
   * Plays to the end, or for `until` decisions, by dice among what can be done; returns the number
   * of pressed keys.
   */
  async playOut({ until = Infinity, most = 1500 } = {}) {
    const pick = (all) => all[Math.floor(this.dice() * all.length)];
    const named = ({ name }) => name !== this.words.back;
    let [fresh, last, deeds, decisions, idle, tried] = [[], undefined, undefined, 0, 0, new Set()];
    await this.listen();
    expect(this.nodes.some(({ role }) => role === 'log'), 'the live region is for every ear').toBe(true);
    for (let presses = 0; presses < most; presses += 1) {
      if (this.over || decisions > until) return presses;
      // After some tries without effect the table is read again.
      if (deeds === undefined || idle > 8) {
        [deeds, last, idle] = [await this.deeds(decisions), undefined, 0];
        tried.clear();
        decisions += 1;
        continue;
      }
      const all = this.buttons().filter(named);
      const meant = all.filter(({ name }) => deeds.some((deed) => means(deed, name)));
      // A piece's possible targets have just appeared; of two pieces that go together the second is
      // elsewhere.
      const elsewhere = all.filter((button) => last && button.within.join() !== last.within.join() && !meant.includes(button) && !tried.has(button.name));
      const among = [all.filter(({ id }) => fresh.includes(id)), elsewhere, meant, all].find((some) => some.length > 0);
      const chosen = pick(among);
      const decides = fresh.includes(chosen.id);
      const before = new Set(all.map(({ id }) => id));
      await this.press(chosen, presses % 2 ? 'Enter' : 'Space');
      const lifted = this.buttons().some(({ name }) => name === this.words.back);
      fresh = lifted && !decides ? this.buttons().filter((button) => named(button) && !before.has(button.id)).map(({ id }) => id) : [];
      if (last) tried.add(chosen.name);
      last = lifted && fresh.length === 0 && !last ? chosen : undefined;
      idle += 1;
      if (!lifted) deeds = undefined;
    }
    throw new Error(`after ${most} keys the match is not over`);
  }

  /** Returns the decisions that the table names; none if there are too many to name. */
  async deeds(decisions) {
    const lines = await this.readOut('s');
    const last = lines.at(-1) ?? '';
    if (decisions % WHOLE === 0) {
      this.transcript.push('', '> S', ...lines.map((line) => `  ${line}`));
      const missed = await this.readOut('Shift+S');
      this.transcript.push('> Shift S', ...missed.map((line) => `  ${line}`), '');
    }
    if (!last.startsWith(this.words.can)) return [];
    return last.slice(this.words.can.length, -1).split(last.includes('; ') ? '; ' : ', ');
  }
}

/**
 * Returns true if a button is the one that a short text means: it says the same, or is the place
 * that it names.
 */
function means(deed, name) {
  const [wanted, said] = [deed.replace(/ \(.*\)$/, ''), name].map((text) => text.toLowerCase());
  return said.includes(wanted) || wanted.endsWith(said.split(/[:,]/)[0]);
}
