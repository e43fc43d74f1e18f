import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { format as formatCard, PACK, parse as parseCard, SEATS } from './cards.ts';
import { describe } from './describe.ts';
import { imagine } from './imagine.ts';
import { moves, sample } from './moves.ts';
import { canonical, check, deal, play, start, status, toAct } from './rules.ts';
import { checkTable, options } from './settings.ts';
import type { Shengji } from './state.ts';
import { tell } from './tell.ts';
import { format, parse } from './text.ts';
import { view } from './view.ts';
import { factText, refusalText } from './words.ts';

/** Shengji for six with four packs: call trumps, find your partners by tickets, fight for the points. */
export const shengji: Game<Shengji> = {
  id: 'shengji',
  title: 'Shengji',
  tagline: '4 packs, find your partners',
  seatCounts: [SEATS],
  defaultSeats: SEATS,
  revision: 1,
  options,
  checkTable,

  parseCard,
  formatCard,
  shuffle: (_table, random) => shuffled(PACK, random),
  checkDeck: (_table, deck) => checkPack(PACK, deck, formatCard),

  start,
  deal,
  toAct,
  check,
  moves,
  sample,
  play,
  status,

  view,
  describe,
  tell,
  imagine,

  format,
  canonical,
  parse,
  refusalText,
  factText,
};
