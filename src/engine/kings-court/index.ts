import type { Game } from '../game.ts';
import { formatCard, parseCard } from './cards.ts';
import { checkTable, options } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { layOut } from './position.ts';
import { check, checkDeck, deal, moves, play, sample, shuffle, start, toAct } from './rules.ts';
import type { KingsCourt } from './state.ts';
import { tallies, tally } from './tally.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

/** King's Court: sevens, lines and chains on a board of 7×7 around the King, two to four players each for themselves. */
export const kingsCourt: Game<KingsCourt, 'kings-court'> = {
  id: 'kings-court',
  title: "King's Court",
  tagline: 'sevens and chains on a grid',
  seatCounts: [2, 3, 4],
  defaultSeats: 4,
  oneDeal: true,
  revision: 1,
  viewShape: 2,
  options,
  best: 'highest',
  tallies,
  checkTable,
  parseCard,
  formatCard,
  shuffle: (_table, random) => shuffle(random),
  checkDeck: (_table, deck) => checkDeck(deck),
  start,
  layOut,
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
  imagine,
  format,
  parse,
  refusalText,
  factText,
};
