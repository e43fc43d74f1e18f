import { formatCard } from '../../engine/card.ts';
import { heartsBroken } from '../../engine/gongzhu/rules.ts';
import type { Gongzhu, View } from '../../engine/gongzhu/state.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import { keys } from './keys.ts';
import { begin, chosen, type GongzhuPosition, handOf, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';

const DIRECTIONS = ['no passing', 'pass left', 'pass across', 'pass right'] as const;

const ends = ({ standing }: View): string => `ends above ${standing.limit}, low score wins`;

function banner({ onTable: view, viewer, speaker }: GongzhuPosition): string {
  // While the last trick of a deal lies there, the deal is still what it was.
  const stake = ends(view);
  if (view.phase === 'pass') {
    const receiver = viewer === 'table' ? '' : ` to ${speaker.seat((viewer + view.deal.to) & 3)}`;
    return `${DIRECTIONS[view.deal.to]}${receiver} | ${stake}`;
  }
  if (view.phase !== 'play') return stake;
  return `hearts ${heartsBroken(view) ? 'broken' : 'not broken'} | ${stake}`;
}

const ui: TableUi<Gongzhu, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter: ({ view }) => (view.phase === 'pass' ? 'pass' : 'play'),
  banner: (position) => ({ parts: banner(position).split(' | ') }),
  verdict,
  Board,
  lingers: (facts) => facts.some(({ kind }) => kind === 'trick-taken'),
  hand: (view, seat, speaker) => handOf({ view, viewer: seat }).map((held) => speaker.card(formatCard(held))),
  sheet,
};

/** The table of Chinese Hearts. */
export const table = defineTable(ui);
