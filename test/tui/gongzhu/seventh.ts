import { card } from '../../../src/engine/card.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import type { Gongzhu, State } from '../../../src/engine/gongzhu/state.ts';
import type { Selection } from '../../../src/tui/gongzhu/hand.ts';
import type { Position } from '../../../src/tui/table.ts';
import { deckOf, playOn, tableOf } from '../../engine/gongzhu/help.ts';
import { positionOf } from '../../support/table.ts';

/** A deal as it may be in the middle of a match: these have been dealt before, with these scores. */
const afterDeals = (deals: number, scores: readonly number[]): State => {
  const state = gongzhu.start(tableOf());
  return { ...state, standing: { ...state.standing, deals, scores } };
};

/** Deal 3 before anybody has passed: Chinese Hearts at its fullest of what there is to say. */
export const thirdDeal: State = gongzhu.deal(
  afterDeals(2, [544, 231, -200, 341]),
  deckOf(
    '2C 9S QD 3C 5S 2H 4C 7C TC 8S QS TS KC',
    '5C JD 8C 8H AS KS AH 7S AC QC 9C 5D 4D',
    '6C 2S 9D JC 4S 6H 4H JH 3H 2D 6S 7H KH',
    '3D QH 5H 9H JS 3S TH AD KD TD 8D 7D 6D',
  ),
);

/** Its first trick, all cards passed across. */
export const firstTrick: State = playOn(
  thirdDeal,
  'pass QS TS KC',
  'pass AS KS AH',
  'pass 6S 7H KH',
  'pass JS 3S TH',
);

/** Its seventh trick, in which the first seat plays last. */
export const seventhTrick: State = playOn(
  firstTrick,
  ...['2C', '5C', '6C', 'AS', '2S', 'KS', '9S', 'JS', '3D', 'QD', 'JD', '9D', '3C', '8C', 'JC', 'AH'],
  ...['4S', 'QH', '5S', '3S', '2H', '8H', '6H', '5H', 'TH', '4H', '9H'],
);

export const on = (text: string): Selection => ({ cursor: card(text), picked: [], back: 0 });

/** As a viewer sees a state, suits as glyphs. */
export const seen = (state: State, viewer: 0 | 'table' = 0): Position<Gongzhu> =>
  positionOf(gongzhu, state, viewer, 'unicode');
