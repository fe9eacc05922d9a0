// Our own silhouettes, beside those of game-icons; in 512 units, drawn in the colour of the text.
import { tower } from './paper.mjs';

const pennon = (x, y) => `M${x} ${y}v-46l46 16-40 15v15z`;

const CASTLE = [
  tower(92, 80, 250, 500, 96), tower(420, 80, 250, 500, 96), tower(256, 104, 176, 330, 120),
  'M140 500V330h28v22h34v-22h34v22h40v-22h34v22h34v-22h28v170h-66v-62c0-66-100-66-100 0v62z',
  pennon(89, 154), pennon(417, 154), pennon(253, 56),
].join('');

/** The paths by name; symbols.txt lists them like those of game-icons. */
export const SILHOUETTES = {
  'own-queen': 'M222 72l-12-50 26 24 16-34 18 32 28-20-8 52q-34-16-68-4zM240 172l4-28c-26-14-30-52-8-68 20-14 50-8 56 18l11 22-11 5 2 14c-2 8-14 11-24 9l-2 28zM216 84a25 25 0 1 0 6 50c-14-14-16-34-6-50zM224 242c-14-30-14-54 0-72l58-4c2 8 0 14-4 20-16-10-38-2-42 18-4 22 12 36 30 44h22l-4-6zM246 206c0-20 30-24 38-6 18 22 44 22 70 2l16 16c-34 32-78 34-108 10-10-4-16-12-16-22zM352 192l-14-56 38-10 15 56zM376 204l4-58 40 3-5 58zM222 252h14c-14 90-52 170-68 248H84c32-100 118-170 138-248zM244 252h18c6 88 34 168 38 248H180c18-80 58-160 64-248zM270 252h16c28 78 114 148 128 248h-102c-4-80-36-160-42-248z',
  'own-castle': CASTLE,
};

/** Returns the content of a symbol. */
export const drawn = (name) => `<path fill="currentColor" d="${SILHOUETTES[name]}"/>`;
