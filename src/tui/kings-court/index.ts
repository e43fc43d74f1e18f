import { CENTRE } from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour } from '../../engine/kings-court/cards.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { count } from '../../engine/words.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import { keys } from './keys.ts';
import { begin, type CourtPosition, chosen, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';

const ENDS = 'high score wins';

function banner({ view }: CourtPosition): string {
  if (view.phase === 'deal') return ENDS;
  const prime = COLOUR_NAMES[cardColour(view.board[CENTRE]!)]!.toUpperCase();
  return `prime suit ${prime} | ${count(view.stackSize, 'card')} in the stack | ${ENDS}`;
}

const ui: TableUi<KingsCourt, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (position, selection) => (chosen(position, selection)?.kind === 'pass' ? 'pass' : 'place'),
  banner: (position) => ({ parts: banner(position).split(' | ') }),
  verdict,
  Board,
  // The full board is not to vanish behind the sheet.
  lingers: (facts) => facts.some(({ kind }) => kind === 'match-over'),
  sheet,
};

/** The table of King's Court. */
export const table = defineTable(ui);
