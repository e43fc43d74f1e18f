import type { Result } from '../../engine/game.ts';
import { kindOf } from '../../engine/shang/combination.ts';
import { isOpening } from '../../engine/shang/rules.ts';
import type { Shang, ShangResult } from '../../engine/shang/state.ts';
import { verb } from '../../engine/words.ts';
import { defineTable, type SheetUi, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import type { ShangPosition } from './hand.ts';
import { keys } from './keys.ts';
import { begin, chosen, type Selection, select } from './selection.ts';
import { verdict } from './verdict.ts';
import { cardsText } from './words.ts';

const ends = ({ match }: ShangPosition['view']): string => `ends at ${match.limit}, low score wins`;

export function banner({ view, speaker }: ShangPosition): string {
  const { top, match, turn } = view;
  if (top !== null) {
    const name = kindOf(top.rating);
    return `TO BEAT ${name} ${cardsText(top.cards, speaker)} (${speaker.seat(top.seat)}) | ends at ${match.limit}`;
  }
  if (view.phase !== 'play') return ends(view);
  const leads = isOpening(view)
    ? `${verb(speaker, turn, 'open')} with ${speaker.card('2C')}`
    : `${verb(speaker, turn, 'lead')} a fresh table`;
  return `${leads} | ${ends(view)}`;
}

const sheet: SheetUi = {
  winner: 'lowest',
  unit: 'cards',
  note: (result, speaker) => `${speaker.seat((result as ShangResult).out)} went out`,
  details: (result: Result, speaker) => {
    const { points, out } = result as ShangResult;
    const left = points.flatMap((cards, seat) => (seat === out ? [] : [`${speaker.seat(seat)} ${cards}`]));
    return [`${speaker.seat(out)} went out.`, `Cards left, a point each: ${left.join(', ')}.`];
  },
};

const ui: TableUi<Shang, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: (_, { check }) => (check ? 'check' : 'play'),
  ends,
  banner,
  verdict,
  Board,
  lingers: (facts) => facts.some(({ kind }) => kind === 'took-table' || kind === 'went-out'),
  sheet,
};

/** The table of Shang. */
export const table = defineTable(ui);
