// The table's single-letter keys: on every layout, never instead of typing, and not at all for
// people who dictate. Also a key that a shaking hand holds.
import { drawn, expect, long, longUnless, open, test } from './support.mjs';
import { asked, settings, start } from './player.mjs';

/**
 * Presses a key of a layout: `key` is the character it writes, `code` its position. Returns true if
 * the browser still handles it.
 */
const type = (page, key, code, more = {}) =>
  page.evaluate(([key, code, more]) => {
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true, ...more });
    return (document.activeElement ?? document.body).dispatchEvent(event);
  }, [key, code, more]);

const dialog = (page) => page.locator('.dialog');

async function table(page, more = {}) {
  await settings(page, { language: 'en', pace: 'instant', motion: false, ...more });
  await start(page, 'rogue-monarch', { seed: 11 });
  expect(await asked(page)).toBe(true);
  await drawn(page);
}

async function close(page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('the key ? leads to the list of shortcuts', async ({ page }) => {
  await table(page);
  await page.keyboard.press('?');
  await dialog(page).getByText('Keyboard shortcuts').click();
  await expect(dialog(page).locator('.keys kbd').first()).toBeVisible();
  await close(page);
});

test('letters do what they say on every layout', long, async ({ page }) => {
  await table(page);
  for (const [layout, key, code] of [
    ['US', 'l', 'KeyL'],
    ['capitals', 'L', 'KeyL'],
    ['Dvorak', 'l', 'KeyP'],
    ['AZERTY, the menu', 'm', 'Semicolon'],
    ['Russian', 'д', 'KeyL'],
    ['Greek', 'λ', 'KeyL'],
    ['Hebrew', 'ך', 'KeyL'],
    ['Arabic', 'م', 'KeyL'],
    ['Korean', 'ㅣ', 'KeyL'],
  ]) {
    // Firefox would start a search in the page.
    expect(await type(page, key, code), layout).toBe(false);
    await expect(dialog(page), layout).toBeVisible();
    await close(page);
  }
});

test('letters are not taken from fields, lists, input methods and commands', async ({ page }) => {
  await table(page);
  const nothing = async (what) => {
    await drawn(page);
    await expect(dialog(page), what).toHaveCount(0);
  };
  for (const [what, more] of Object.entries({
    'a command': { ctrlKey: true },
    'a command of a Mac': { metaKey: true },
    'a letter with Alt': { altKey: true },
    'a letter with AltGr': { modifierAltGraph: true },
    'a letter with Shift': { shiftKey: true },
    'a word that is being composed': { isComposing: true },
    'a key that is held': { repeat: true },
  })) {
    expect(await type(page, 'l', 'KeyL', more), what).toBe(true);
    await nothing(what);
  }
  expect(await type(page, 'Process', 'KeyL'), 'an input method').toBe(true);
  expect(await type(page, 'Dead', 'KeyL'), 'a dead key').toBe(true);
  await nothing('keys without a letter');
  for (const source of [
    '<input>',
    '<input type="checkbox">',
    '<textarea></textarea>',
    '<select><option>l</option></select>',
    '<div contenteditable="true" tabindex="0">a</div>',
    '<div contenteditable="plaintext-only" tabindex="0">a</div>',
    '<div contenteditable="true"><p tabindex="0">a</p></div>',
    '<div role="textbox" tabindex="0">a</div>',
    '<ul role="listbox" tabindex="0"><li>l</li></ul>',
  ]) {
    await page.evaluate((html) => {
      const box = document.createElement('div');
      box.id = 'foreign';
      box.innerHTML = html;
      document.body.append(box);
      (box.querySelector('[tabindex]') ?? box.firstChild).focus();
    }, source);
    expect(await type(page, 'l', 'KeyL'), source).toBe(true);
    await nothing(source);
    await page.evaluate(() => document.getElementById('foreign').remove());
  }
  // A field in a shadow tree, as extensions make it.
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.id = 'foreign';
    const field = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(field);
    document.body.append(host);
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', code: 'KeyL', bubbles: true, cancelable: true, composed: true }));
    host.remove();
  });
  await nothing('a field of an extension');
  // And now it is a letter again.
  await type(page, 'l', 'KeyL');
  await expect(dialog(page)).toBeVisible();
});

test('who dictates turns single letters off, and all other keys work', long, async ({ page }) => {
  await table(page, { shortcuts: false });
  const seen = page.locator('.table');
  const before = await seen.innerHTML();
  for (const letter of 'hey my turn? url sipS') {
    if (letter === ' ') continue;
    await page.keyboard.press(letter);
  }
  await drawn(page);
  expect(await seen.innerHTML()).toBe(before);
  await page.keyboard.press('ArrowRight');
  const card = page.locator('.board button:focus');
  await expect(card).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-read')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.status-read')).toHaveCount(0);
});

test('the choice is in the settings and holds at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('regalia/1/settings') ?? localStorage.setItem('regalia/1/settings', '{"language":"en","pace":"instant"}'));
  await start(page, 'rogue-monarch', { seed: 11 });
  expect(await asked(page)).toBe(true);
  await page.keyboard.press('m');
  await expect(dialog(page).locator('.keys kbd', { hasText: /^U$/ })).toHaveCount(1);
  await dialog(page).getByRole('group', { name: 'Single-letter shortcuts' }).getByLabel('Off').check();
  await expect(dialog(page).locator('.keys kbd', { hasText: /^U$/ })).toHaveCount(0);
  await expect(dialog(page).locator('.keys kbd', { hasText: 'Esc' })).toHaveCount(1);
  await close(page);
  await page.keyboard.press('m');
  await drawn(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page).getByRole('group', { name: 'Single-letter shortcuts' }).getByLabel('On').check();
  await close(page);
  await page.keyboard.press('m');
  await expect(dialog(page)).toBeVisible();
});

test('the space bar scrolls where it does nothing else', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await table(page);
  await page.evaluate(() => document.activeElement?.blur());
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // It continues the playback instead.
  expect(
    await page.evaluate(() => {
      document.querySelector('.table').classList.add('playing-back');
      const acts = document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }));
      document.querySelector('.table').classList.remove('playing-back');
      return acts;
    }),
  ).toBe(false);
});

test.describe('for a hand that shakes', () => {
  /** Presses keys at given timestamps, in milliseconds; a repeat is marked as one. */
  async function keys(page) {
    const devtools = await page.context().newCDPSession(page);
    const began = Date.now() / 1000;
    const known = { Enter: 13, ' ': 32, u: 85, m: 77, Escape: 27 };
    return (type, key, ms, more = {}) =>
      devtools.send('Input.dispatchKeyEvent', {
        type, key, code: key === ' ' ? 'Space' : key.length === 1 ? `Key${key.toUpperCase()}` : key, windowsVirtualKeyCode: known[key],
        ...(type === 'keyDown' && { text: key === 'Enter' ? '\r' : key.length === 1 ? key : undefined }), timestamp: began + ms / 1000, ...more,
      });
  }

  /** Makes a page that counts how often a button was pressed. */
  async function counter(page) {
    await page.addInitScript(() => localStorage.setItem('regalia/1/settings', '{"language":"en","second-tap":"long"}'));
    await open(page, '#/settings');
    await page.evaluate(() => {
      const button = document.createElement('button');
      window.pressed = 0;
      button.onclick = () => (window.pressed += 1);
      document.body.append(button);
      button.focus();
    });
    return () => page.evaluate(() => window.pressed);
  }

  for (const key of ['Enter', ' ']) {
    test(`a held ${key === ' ' ? 'space bar' : key} presses once`, longUnless(key === 'Enter'), async ({ page }) => {
      const pressed = await counter(page);
      const press = await keys(page);
      await press('keyDown', key, 10_000);
      for (let ms = 10_500; ms < 14_000; ms += 30) await press('keyDown', key, ms, { autoRepeat: true });
      await press('keyUp', key, 14_000);
      expect(await pressed()).toBe(1);
      // The next press is judged by the release, not by the start of the hold.
      await press('keyDown', key, 14_300);
      await press('keyUp', key, 14_310);
      expect(await pressed()).toBe(1);
      await press('keyDown', key, 15_000);
      await press('keyUp', key, 15_010);
      expect(await pressed()).toBe(2);
    });
  }

  test('a letter that bounces opens and closes nothing twice, and text is typed as ever', long, async ({ page }) => {
    await settings(page, { language: 'en', pace: 'instant', motion: false, 'second-tap': 'long' });
    // With one-tap play: a second tap would come too soon.
    await start(page, 'rogue-monarch');
    expect(await asked(page)).toBe(true);
    const press = await keys(page);
    await press('keyDown', 'm', 20_000);
    await press('keyUp', 'm', 20_010);
    await expect(dialog(page)).toBeVisible();
    await press('keyDown', 'Escape', 20_200);
    await press('keyUp', 'Escape', 20_210);
    await drawn(page);
    await expect(dialog(page)).toBeVisible();
    await press('keyDown', 'Escape', 21_000);
    await press('keyUp', 'Escape', 21_010);
    await expect(dialog(page)).toHaveCount(0);
    await open(page, '#/dwarf-king');
    const name = page.locator('input:not([type])').first();
    await name.fill('');
    await name.focus();
    await page.keyboard.type('Ann Uu');
    await expect(name).toHaveValue('Ann Uu');
  });
});
