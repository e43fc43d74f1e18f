import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { formatCard, packFor, parseCard } from './cards.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { deal, play, start } from './play.ts';
import { check, moves, sample, turnOf } from './rules.ts';
import type { FiveHundred } from './state.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

export const fiveHundred: Game<FiveHundred> = {
  id: '500',
  title: '500',
  tagline: 'bid, widow, partners',
  seatCounts: [4, 6],
  defaultSeats: 4,
  revision: 1,
  options: OPTIONS,

  parseCard,
  formatCard,
  shuffle: (table, random) => shuffled(packFor(table.seats), random),
  checkDeck: (table, deck) => checkPack(packFor(table.seats), deck, formatCard),

  start,
  deal,
  toAct: (position) => {
    const turn = turnOf(position);
    return turn === null ? [] : [turn];
  },
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
  parse,
  refusalText,
  factText,
};
