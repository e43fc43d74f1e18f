import type { Event, Game, OptionSpec, Viewer } from '../game.ts';
import { CENTRE, LAYOUTS } from './board.ts';
import { formatCard, parseCard } from './cards.ts';
import { imagine } from './imagine.ts';
import {
  check,
  checkDeck,
  checkTable,
  deal,
  moves,
  play,
  sample,
  shuffle,
  start,
  status,
  toAct,
  winners,
} from './rules.ts';
import type { KingsCourt, KingsCourtFact, KingsCourtMove, State } from './state.ts';
import { factText, format, parse, refusalText } from './text.ts';
import { describe, view } from './view.ts';

const options: readonly OptionSpec[] = [
  {
    name: 'layout',
    type: 'choice',
    default: 'outline',
    choices: Object.keys(LAYOUTS),
    description: 'Where the twelve cards of the opening lie; empty: nowhere.',
  },
  { name: 'hand', type: 'number', default: 6, min: 1, max: 7, description: 'Cards in a full hand.' },
  {
    name: 'first',
    type: 'number',
    default: 0,
    min: 0,
    max: 3,
    description: 'The seat that starts, below the number of seats.',
  },
];

function tell(
  before: State,
  event: Event<KingsCourtMove>,
  after: State,
  viewer: Viewer,
): readonly KingsCourtFact[] {
  const facts: KingsCourtFact[] = [];
  if (event.kind === 'deal') {
    const { layout, first } = after.setup;
    const hand = viewer === 'table' ? null : (after.hands[viewer] ?? null);
    facts.push({ kind: 'dealt', king: after.board[CENTRE]!, layout, first, hand });
  } else if (event.move.kind === 'pass') {
    facts.push({ kind: 'passed', seat: event.seat });
  } else {
    facts.push({ kind: 'placed', ...after.last! });
    const drawn = before.stack[0];
    if (drawn !== undefined) {
      const card = viewer === event.seat ? drawn : null;
      facts.push({ kind: 'drew', seat: event.seat, card, left: after.stack.length });
    }
  }
  if (after.phase === 'over')
    facts.push({ kind: 'match-over', scores: after.scores, winners: winners(after) });
  return facts;
}

/** King's Court: sevens, lines and chains on a board of 7×7 around the King, two to four players each for themselves. */
export const kingsCourt: Game<KingsCourt> = {
  id: 'kings-court',
  title: "King's Court",
  tagline: 'sevens and chains on a grid',
  seatCounts: [2, 3, 4],
  defaultSeats: 4,
  revision: 1,
  options,
  checkTable,
  parseCard,
  formatCard,
  shuffle: (_table, random) => shuffle(random),
  checkDeck: (_table, deck) => checkDeck(deck),
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
  parse,
  refusalText,
  factText,
};
