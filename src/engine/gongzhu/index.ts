import { formatCard, parseCard } from '../card.ts';
import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { carried, carryOn } from './carried.ts';
import { options } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { layOut } from './position.ts';
import { check, deal, moves, play, start, toAct } from './rules.ts';
import type { Gongzhu } from './state.ts';
import { tallies, tally } from './tally.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

const PACK = Array.from({ length: 52 }, (_, card) => card);

/** Chinese Hearts. */
export const gongzhu: Game<Gongzhu, 'gongzhu'> = {
  id: 'gongzhu',
  title: 'Chinese Hearts',
  tagline: 'the pig, the goat, the moon',
  seatCounts: [4],
  defaultSeats: 4,
  revision: 1,
  viewShape: 2,
  options,
  best: 'lowest',
  tallies,
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
