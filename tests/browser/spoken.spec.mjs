// Every game by ear alone, to its end, in both languages. What one match of each sounds
// like stands in tests/spoken, to be read by people; `LONG=1 BLESS=1` writes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../../tools/games.mjs';
import { dice, settings } from './player.mjs';
import { Reader } from './reader.mjs';
import { drawn, expect, long, longUnless, open, test } from './support.mjs';

/** Starts a game for the screen reader. */
async function sit(page, game, language, pace = 'instant') {
  await settings(page, { pace, language, motion: false });
  await open(page, `#/${game}`);
  return Reader.at(page, game, language, { seed: 4, dice: dice(4) });
}

for (const [nth, { id: game }] of games().entries()) {
  for (const [at, language] of ['en', 'fr'].entries()) {
    test(`a whole match by ear alone: ${game}, ${language}`, longUnless(game === 'rogue-monarch' && language === 'en'), async ({ page }) => {
      const reader = await sit(page, game, language);
      await reader.playOut();
      await reader.listen();
      const spoken = `${reader.transcript.join('\n')}\n`;
      // One language per game is kept, so that both are read.
      if (nth % 2 !== at) return;
      const file = new URL(`../spoken/${game}.${language}.txt`, import.meta.url);
      if (process.env.BLESS) writeFileSync(file, spoken);
      expect(spoken).toBe(readFileSync(file, 'utf8'));
    });
  }
}

test('between two people nothing of a hand is read out, or left to be read', async ({ page }) => {
  await settings(page, { pace: 'instant', language: 'en', motion: false });
  await open(page, '#/penniless-king');
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'Human' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const read = async () => {
    await page.keyboard.press('s');
    await drawn(page);
    const text = await dialog.innerText();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return text;
  };
  const accept = page.getByRole('button', { name: /show my cards/ });
  await accept.waitFor();
  expect(await read()).not.toContain('Your Rogues');
  await accept.press('Enter');
  await expect(accept).toHaveCount(0);
  expect(await read()).toContain('Your Rogues at home: Henchman, Henchman, Beggar.');
  const place = page.getByRole('button', { name: 'Place your Beggar here' });
  // On a busy machine a key may come too soon after a change, and is not heard.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Beggar/ }).press('Enter');
    await page.getByRole('button', { name: /Les Halles, spot 1/ }).press('Enter');
    await expect(place).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await place.press('Enter');
  await expect(page.getByRole('log')).toContainText('Beggar');
  await page.getByRole('button', { name: 'End turn', exact: true }).press('Enter');
  await accept.waitFor();
  expect(await read()).not.toContain('Your Rogues');
  await expect(page.getByRole('log')).not.toContainText('Beggar');
});

test('a dialog that reads takes the focus and gives it back, and the menu opens it as well', async ({ page }) => {
  await sit(page, 'rogue-monarch', 'fr');
  const card = page.getByRole('button', { name: /^Carte 2 de la Cour/ });
  await card.focus();
  await page.keyboard.press('s');
  await drawn(page);
  const dialog = page.getByRole('dialog', { name: 'Décrire la table', exact: true });
  await expect(dialog).toHaveAccessibleDescription(/C’est à vous de jouer\..*Carte 2 de la Cour\s: face cachée\..*Votre main\s:/s);
  await page.keyboard.press('Escape');
  await drawn(page);
  await expect(card).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Depuis votre dernier tour', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Depuis votre dernier tour', exact: true })).toContainText('Il ne s’est encore rien passé.');
  await expect(page.getByRole('button', { name: 'Fermer', exact: true })).toBeFocused();
});
