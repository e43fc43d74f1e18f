import { NONE } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import { keys } from './keys.ts';
import { begin, chosen, type Selection, select } from './selection.ts';
import { sheet } from './sheet.ts';
import { verdict } from './verdict.ts';
import { banner, nameOf } from './words.ts';

const ui: TableUi<FiveHundred, Selection> = {
  begin,
  chosen,
  select,
  keys,
  enter(position, selection) {
    const { phase } = position.view;
    if (phase === 'bid') return selection.call === 'pass' ? 'pass' : 'bid';
    return phase === 'give' || phase === 'bury' ? phase : 'play';
  },
  banner: (position) => ({ parts: banner(position).split(' | ') }),
  verdict,
  Board,
  // The end of a trick, and of an auction, be it that all passed.
  lingers: (facts) =>
    facts.some(({ kind }) => kind === 'trick-taken' || kind === 'contract' || kind === 'deal-scored'),
  hand(view, seat, speaker) {
    const trump = 'contract' in view ? view.contract.trump : null;
    const hand = 'hands' in view ? (view.hands[seat] ?? NONE) : NONE;
    return sortedHand(hand, trump).map((card) => nameOf(card, speaker));
  },
  sheet,
};

/** The table of 500. */
export const table = defineTable(ui);
