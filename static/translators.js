// Keeps the page's texts up to date after a browser translator has run. Translators replace texts
// by elements, while the program goes on changing, moving and removing the texts that it knows:
// readers would not see the changes, and removed texts could not be found. So each text goes back
// to its place, emptied, and the translator's element stays behind it until the program changes the
// text; then the translator finds a new text to translate.

/**
 * Finds elements that a translator makes and the program never does: <font>, or a custom element.
 */
const isForeign = ({ localName }) => localName === 'font' || Boolean(localName?.includes('-'));

/** Maps each replaced text to its stand-in elements and its former content. */
const standIns = new WeakMap();

/** Handles a translator's replacement of `text` by `element`. */
function keep(text, element) {
  // Some translators put the text itself into their element.
  if (element.contains(text)) text.replaceWith(text.cloneNode());
  const { was, elements } = standIns.get(text) ?? { was: text.data, elements: [] };
  standIns.set(text, { was, elements: [...elements, element] });
  text.data = '';
  element.before(text);
}

/** Handles a change of `text` by the program, or by the translator itself. */
function giveUp(text) {
  const known = standIns.get(text);
  if (!known) return;
  standIns.delete(text);
  for (const element of known.elements) element.remove();
  if (text.data === '') text.data = known.was;
}

/** Watches everything that is drawn within an element. */
export function keepTexts(root) {
  const observer = new MutationObserver((records) => {
    const added = new Set();
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        giveUp(target);
        continue;
      }
      for (const node of addedNodes) if (isForeign(node)) added.add(node);
      for (const node of removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || isForeign(target)) continue;
        let element = [...addedNodes, previousSibling, nextSibling].find((near) => added.has(near));
        // It may have been wrapped once more.
        while (element && element.parentNode !== target) element = element.parentNode;
        if (element) keep(node, element);
        else giveUp(node);
      }
    }
    // These are this script's own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
