import { type Card, formatCard, parseCard } from '../card.ts';
import { cardsOf, FULL } from '../card-set.ts';
import { checkPack } from '../deck.ts';
import type { Game } from '../game.ts';
import { shuffled } from '../random.ts';
import { carried, carryOn } from './carried.ts';
import { options } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { layOut } from './position.ts';
import { check, deal, moves, play, sample, start, toAct } from './rules.ts';
import { SEATS, type Shang } from './state.ts';
import { tallies, tally } from './tally.ts';
import { tell } from './tell.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, status, view } from './view.ts';

const PACK: readonly Card[] = cardsOf(FULL);

export const shang: Game<Shang, 'shang'> = {
  id: 'shang',
  title: 'Shang',
  tagline: 'climbing, shed your hand',
  seatCounts: [SEATS],
  defaultSeats: SEATS,
  revision: 1,
  viewShape: 1,
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
