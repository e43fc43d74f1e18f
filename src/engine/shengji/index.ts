import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { format as formatCard, PACK, parse as parseCard, SEATS } from './cards.ts';
import { carried, carryOn } from './carried.ts';
import { checkTable, options } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { moves, sample } from './moves.ts';
import { layOut } from './position.ts';
import { canonical, check, deal, play, start, toAct } from './rules.ts';
import type { Shengji } from './state.ts';
import { tallies, tally } from './tally.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

/** Shengji for six with four packs: call trumps, find your partners by tickets, fight for the points. */
export const shengji: Game<Shengji, 'shengji'> = {
  id: 'shengji',
  title: 'Shengji',
  tagline: '4 packs, find your partners',
  seatCounts: [SEATS],
  defaultSeats: SEATS,
  revision: 1,
  viewShape: 1,
  options,
  best: 'highest',
  tallies,
  checkTable,

  parseCard,
  formatCard,
  shuffle: (_table, random) => shuffled(PACK, random),
  checkDeck: (_table, deck) => checkPack(PACK, deck, formatCard),

  start,
  layOut,
  carried,
  carryOn,
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
  tally,
  imagine: (view, random) => imagine(view, random),

  format,
  canonical,
  parse,
  refusalText,
  factText,
};
