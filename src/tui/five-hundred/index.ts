import { bidOf } from '../../engine/five-hundred/bids.ts';
import { NONE } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { defineTable, type TableUi } from '../table.ts';
import { Board, hasPanel } from './board.tsx';
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
  banner,
  verdict,
  // The panel's line while there is no box, but not beside the auction and the burial, which take the whole width.
  tee: (position, { step }) => (step === 80 && hasPanel(position) ? 55 : undefined),
  Board,
  stops: (facts) => facts.some(({ kind }) => kind === 'call'),
  // The end of a trick, and of an auction, be it that all passed; and an Inkle, for what it tells.
  lingers: (facts) =>
    facts.some(
      (fact) =>
        fact.kind === 'trick-taken' ||
        fact.kind === 'contract' ||
        fact.kind === 'deal-scored' ||
        (fact.kind === 'call' && fact.bid !== null && bidOf(fact.bid).inkle),
    ),
  hand(view, seat, speaker) {
    const trump = 'contract' in view ? view.contract.trump : null;
    const hand = 'hands' in view ? (view.hands[seat] ?? NONE) : NONE;
    return sortedHand(hand, trump).map((card) => nameOf(card, speaker));
  },
  sheet,
};

/** The table of 500. */
export const table = defineTable(ui);
