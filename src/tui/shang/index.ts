import { kindOf } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Shang, View } from '../../engine/shang/state.ts';
import { verb } from '../../engine/words.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import type { ShangPosition } from './hand.ts';
import { keys } from './keys.ts';
import { begin, chosen, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';
import { cardsText } from './words.ts';

const ends = ({ standing }: View): string => `ends at ${standing.limit}, low score wins`;

export function banner({ view, speaker }: ShangPosition): string {
  const { top, standing } = view;
  if (top !== null) {
    const name = kindOf(top.rating);
    return `TO BEAT ${name} ${cardsText(top.cards, speaker)} (${speaker.seat(top.seat)}) | ends at ${standing.limit}`;
  }
  if (view.phase !== 'play') return ends(view);
  const leads = isOpening(view)
    ? `${verb(speaker, view.turn, 'open')} with ${speaker.card('2C')}`
    : `${verb(speaker, view.turn, 'lead')} a fresh table`;
  return `${leads} | ${ends(view)}`;
}

const ui: TableUi<Shang, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (_, { check }) => (check ? 'check' : 'play'),
  banner: (position) => ({ parts: banner(position).split(' | ') }),
  verdict,
  Board,
  lingers: (facts) => facts.some(({ kind }) => kind === 'took-table' || kind === 'went-out'),
  sheet,
};

/** The table of Shang. */
export const table = defineTable(ui);
