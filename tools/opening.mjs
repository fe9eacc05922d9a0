// The home page as it is seen before the page's code arrives: what
// src/ui/home.rs draws, so that nothing moves when it does
// (tests/browser/opening.spec.mjs compares the two).
import { homeWords } from './games.mjs';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The home page's HTML in a language; `folder` is where the page's files are. */
export function opening(language, shelf, folder) {
  const w = homeWords(language);
  const cover = (game) => {
    const { name, line, minutes } = game[language];
    const span = (part, text) => `<span class="cover-${part}">${escaped(text)}</span>`;
    return [
      `<li><article class="cover costume-${game.id}"><a class="cover-link" href="#/${game.id}">`,
      `<img class="cover-art" src="${folder}/games/${game.id}/cover.svg" alt="" width="200" height="240">`,
      span('name', name), span('line', line), span('facts', w.facts(game.seats, minutes)),
      '</a><div class="cover-ways">',
      `<a class="button" href="#/${game.id}/lesson" aria-label="${escaped(w.learnGame(name))}">${escaped(w.learn)}</a>`,
      '</div></article></li>',
    ].join('');
  };
  return [
    `<a class="skip" href="#main" data-opening>${escaped(w.skip)}</a>`,
    '<main class="page home" id="main" tabindex="-1"><header class="masthead">',
    '<h1><svg class="symbol" viewBox="0 0 512 512" aria-hidden="true" focusable="false"><use href="#s-crown"></use></svg>Regalia</h1>',
    `<p class="tagline">${escaped(w.tagline(shelf.length))}</p></header>`,
    `<ul class="covers">${shelf.map(cover).join('')}</ul>`,
    `<nav class="foot" aria-label="${escaped(w.more)}">`,
    `<a href="#/settings">${escaped(w.settings)}</a><a href="#/credits">${escaped(w.credits)}</a>`,
    '</nav></main>',
  ].join('');
}
