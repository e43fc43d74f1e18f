import { CENTRE } from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour } from '../../engine/kings-court/cards.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { count } from '../../engine/words.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import { begin, type CourtPosition, chosen, keys, type Selection, select, verdict } from './selection.ts';

const ENDS = 'high score wins';

function banner({ view }: CourtPosition): string {
  const king = view.board[CENTRE] ?? null;
  const prime = king === null ? '' : `prime suit ${COLOUR_NAMES[cardColour(king)]!.toUpperCase()} | `;
  return `${prime}${count(view.stackSize, 'card')} in the stack | ${ENDS}`;
}

const ui: TableUi<KingsCourt, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (position, selection) => (chosen(position, selection)?.kind === 'pass' ? 'pass' : 'place'),
  ends: () => ENDS,
  banner,
  verdict,
  Board,
  // The full board is not to vanish behind the sheet.
  lingers: (facts) => facts.some(({ kind }) => kind === 'match-over'),
  sheet: {
    winner: 'highest',
    unit: 'points',
    oneDeal: true,
    note: ({ unfilled }) =>
      typeof unfilled === 'number' && unfilled > 0
        ? `${count(unfilled, 'space')} left empty`
        : 'the board is full',
  },
};

/** The table of King's Court. */
export const table = defineTable(ui);
