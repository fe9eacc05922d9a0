// What a screen of the public has to hold at every moment: nobody can scroll there, it is read from metres
// away, and many televisions cut off its outer parts.

/** The smallest text at 1920 × 1080, in pixels; at other sizes in proportion. */
const LEAST = 28;

/** The outer parts of the screen that stay free of text. */
const MARGIN = 0.035;

/** Returns what is wrong with the texts on a screen of the public: too small, cut off, or in its outer parts. */
export const misfits = (screen) =>
  screen.evaluate(([least, margin]) => {
    // What still moves is measured where it comes to rest; a light that never rests moves nothing.
    for (const motion of document.getAnimations()) if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
    const { innerWidth: width, innerHeight: height } = window;
    const unit = Math.min(width / 1920, height / 1080);
    const free = { left: width * margin, right: width * (1 - margin), top: height * margin, bottom: height * (1 - margin) };
    const found = new Map();
    const note = (element, what) => {
      const place = `${element.parentElement?.className || element.parentElement?.tagName} > ${element.className || element.tagName}`;
      found.set(`${place}: ${what}`, element.textContent.trim().slice(0, 40));
    };
    const root = document.querySelector('.public-screen');
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.data.trim() || element.closest('svg, template') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Only for screen readers, or on its way out.
      if (element.closest('.unseen, [role=log], .flyer')) continue;
      let hidden = false;
      for (let box = element; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath.startsWith('inset(50%') || (box.offsetWidth <= 1 && style.position === 'absolute')) hidden = true;
      }
      if (hidden) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      if (rects.length === 0) continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize) / unit;
      if (size === 0) continue;
      if (size < least - 0.05) note(element, `text of ${size.toFixed(1)}`);
      for (const rect of rects) {
        const slack = Math.max(1, 0.2 * rect.height);
        if (rect.left < free.left - 1 || rect.right > free.right + 1 || rect.top < free.top - 1 || rect.bottom > free.bottom + slack) note(element, `in the outer parts (${[rect.left, rect.top, rect.right, rect.bottom].map((n) => Math.round(n / unit))})`);
        for (let box = element; box && box !== root; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const frame = box.getBoundingClientRect();
          if ((overflowX !== 'visible' && (rect.left < frame.left - 2 || rect.right > frame.right + 2)) || (overflowY !== 'visible' && (rect.top < frame.top - slack || rect.bottom > frame.bottom + slack))) note(element, `cut off by ${box.className || box.tagName}`);
        }
      }
    }
    const page = document.documentElement;
    if (page.scrollWidth > width + 1 || page.scrollHeight > height + 1) found.set('the page', `is ${page.scrollWidth} × ${page.scrollHeight}`);
    return [...found].map(([what, text]) => `${what} “${text}”`);
  }, [LEAST, MARGIN]);

/** Returns the texts on a screen of the public whose middle something else covers. */
export const covered = (screen) =>
  screen.evaluate(() => {
    const found = new Set();
    const isForReaders = (element) => {
      const { clipPath, position } = getComputedStyle(element);
      const isOut = element.matches('.unseen') || clipPath.startsWith('inset(50%') || (element.offsetWidth <= 1 && position === 'absolute');
      return isOut || (element.parentElement !== null && isForReaders(element.parentElement));
    };
    const texts = document.createTreeWalker(document.querySelector('.public-screen'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || isForReaders(element) || parseFloat(getComputedStyle(element).fontSize) === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const over = width > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (over && !over.contains(element) && !element.contains(over)) found.add(`${element.className || element.tagName} “${element.textContent.trim().slice(0, 30)}” by ${over.closest('[class]').getAttribute('class')}`);
      }
    }
    return [...found];
  });
