import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { formatCard, packFor, parseCard } from './cards.ts';
import { carried, carryOn } from './carried.ts';
import { options } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { moves, sample } from './moves.ts';
import { layOut } from './position.ts';
import { check, deal, play, start, toAct } from './rules.ts';
import type { FiveHundred } from './state.ts';
import { tallies, tally } from './tally.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

export const fiveHundred: Game<FiveHundred, '500'> = {
  id: '500',
  title: '500',
  tagline: 'bid, widow, partners',
  seatCounts: [4, 6],
  defaultSeats: 4,
  revision: 1,
  viewShape: 1,
  options,
  best: 'highest',
  partners: true,
  tallies,

  parseCard,
  formatCard,
  shuffle: (table, random) => shuffled(packFor(table.seats), random),
  checkDeck: (table, deck) => checkPack(packFor(table.seats), deck, formatCard),

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
  imagine,

  format,
  parse,
  refusalText,
  factText,
};
