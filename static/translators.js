// Keeps the page's texts changing after a translator was there. Translators put elements in
// the place of texts, and the page's program goes on changing, moving and removing the texts
// that it knows: no reader would see it, and what is no longer there cannot be found. So each
// text goes back to its place, emptied, and the translator's element stands behind it until
// the program changes the text; then the translator finds a new text to translate.

/** Finds what a translator makes, and the program never: <font>, or an element of its own name. */
const isForeign = ({ localName }) => localName === 'font' || Boolean(localName?.includes('-'));

/** Maps each replaced text to the elements that stand for it, and to what it said. */
const standIns = new WeakMap();

/** A translator has put `element` in the place of `text`. */
function keep(text, element) {
  // Some put the text itself into their element.
  if (element.contains(text)) text.replaceWith(text.cloneNode());
  const { was, elements } = standIns.get(text) ?? { was: text.data, elements: [] };
  standIns.set(text, { was, elements: [...elements, element] });
  text.data = '';
  element.before(text);
}

/** The program, or the translator itself, has done something with `text`. */
function giveUp(text) {
  const known = standIns.get(text);
  if (!known) return;
  standIns.delete(text);
  for (const element of known.elements) element.remove();
  if (text.data === '') text.data = known.was;
}

/** Watches whatever is drawn within an element. */
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
