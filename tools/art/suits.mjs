// The suits of each game: what its pieces are dressed with.

/**
 * The class of a suit: the end of its pennant, its colour, the colour of its figures and of the
 * light on them, and its stage, if another than that of its name.
 */
const suit = (end, color, figure, rim, stage) => ({ end, color, figure, rim, stage });

/** The games: their suits, how their pieces are named in CSS, and the size of the pieces. */
export const GAMES = {
  'rogue-monarch': {
    back: 'curtain',
    suits: {
      king: suit('arrow', '#8a4a10', '#2b0d08', '#ffe3a0'),
      queen: suit('round', '#9a2338', '#33081a', '#ffd9c0'),
      knight: suit('point', '#23446c', '#0d1a2c', '#fdf0cf'),
      assassin: suit('star', '#3c3152', '#0d0a14', '#cfc0ea'),
    },
  },
  'dwarf-king': {
    back: 'doors',
    suits: {
      dwarves: suit('steps', '#2f5f33', '#12200f', '#f4e79a'),
      knights: suit('point', '#23497a', '#0c1a2e', '#eef4f2'),
      goblins: suit('teeth', '#94281f', '#230707', '#ffc890'),
      magic: suit('star', '#553083', '#180a2c', '#f0d8ff'),
    },
    /** The emblems that number cards are counted in. */
    pips: { dwarves: 'claw-hammer', knights: 'shield', goblins: 'horned-skull' },
  },
  'mon-royaume': {
    piece: 'tile',
    back: 'book',
    backs: ', .tile-bard, .mr-unturned',
    suits: {
      green: suit(null, '#2a6a3c', '#143a22', '#f0f6c8'),
      yellow: suit(null, '#7d5c0c', '#4a3206', '#fff2b8'),
      red: suit(null, '#942a26', '#4a0f10', '#ffe0b8'),
      blue: suit(null, '#244c7c', '#0f2743', '#f4faff'),
      violet: suit(null, '#553083', '#28124a', '#ffe6d0'),
      black: suit(null, '#26221d', '#0b0810', '#ffb58a', 'monster'),
      monster: suit(null, '#26221d', '#0b0810', '#ffb58a', 'monster'),
    },
  },
  'penniless-king': {
    back: 'shutters',
    suits: {
      rogue: suit('swallow', '#2f5264', '#0a1118', '#ffe2a0', 'street'),
      hired: suit('flat', '#7a4319', '#1c0b05', '#ffdf9a', 'tavern'),
      plot: suit('star', '#333f8c', '#12163c', '#fff3c8', 'tarot'),
    },
  },
  monarch: {
    back: 'gate',
    suits: {
      might: suit('point', '#942a26', '#2c0a0c', '#ffe0a8'),
      culture: suit('round', '#6a3a94', '#220f3a', '#ffe0d0'),
      wisdom: suit('swallow', '#26518c', '#0b1a38', '#eef8ff'),
      bounty: suit('leaf', '#2c6434', '#153018', '#fff6c0'),
      plain: suit('flat', '#7a5c18', '#3a2a0c', '#fffbe8', 'palace'),
      guest: suit('teeth', '#4a4d4c', '#16181a', '#e8e4d4'),
      moon: suit('star', '#333f6c', '#12163c', '#fff3c8', 'night'),
    },
    /** Lands: their ground, without a frame. */
    grounds: { '.mo-farm': 'farm', '.mo-village': 'village' },
  },
};
