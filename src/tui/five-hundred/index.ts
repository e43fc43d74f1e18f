import { bidOf } from '../../engine/five-hundred/bids.ts';
import { NONE } from '../../engine/five-hundred/cards.ts';
import { type FiveHundred, type Result, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { count } from '../../engine/words.ts';
import { defineTable, type SheetUi, type TableUi } from '../table.ts';
import { Board } from './board.tsx';
import { begin, chosen, keys, type Selection, select } from './selection.ts';
import { verdict } from './verdict.ts';
import { banner, ends, nameOf, scoreText, shortBid } from './words.ts';

const made = ({ contract, tricks }: Result): boolean =>
  contract === 'nello' ? tricks === 0 : contract !== null && tricks >= bidOf(contract).tricks;

const sheet: SheetUi = {
  winner: 'highest',
  unit: 'points',
  partners: true,
  note(result, speaker) {
    const deal = result as Result;
    const { contract, contractor, tricks } = deal;
    if (contract === null || contractor === null) return 'all passed';
    const slam = contract !== 'nello' && tricks === tricksInDeal ? ', Grand Slam' : '';
    return `${speaker.seat(contractor)} ${shortBid(contract, speaker)} ${made(deal) ? 'made' : 'set'}, took ${tricks}${slam}`;
  },
  details(result, speaker) {
    const deal = result as Result;
    const { contract, contractor, tricks, points } = deal;
    if (contract === null || contractor === null)
      return ['All passed: no score, and the same dealer deals again.'];
    const { tricks: need, points: worth } = bidOf(contract);
    const team = (first: number) =>
      points.flatMap((_, seat) => (seat % 2 === first % 2 ? [speaker.seat(seat)] : [])).join('+');
    const promise = contract === 'nello' ? 'no trick' : count(need, 'trick');
    return [
      `${speaker.seat(contractor)} bid ${shortBid(contract, speaker)}: ${promise} for ${worth}.`,
      `${team(contractor)} took ${tricks}: ${scoreText(points[contractor]!)}`,
      `${team(contractor + 1)} took ${tricksInDeal - tricks}: ${points[(contractor + 1) % points.length]!}`,
    ];
  },
};

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
  ends,
  banner,
  verdict,
  Board,
  lingers: (facts) =>
    facts.some(({ kind }) => kind === 'trick' || kind === 'contract' || kind === 'all-passed'),
  hand(view, seat, speaker) {
    const trump = 'contract' in view ? view.contract.trump : null;
    const hand = 'hands' in view ? (view.hands[seat] ?? NONE) : NONE;
    return sortedHand(hand, trump).map((card) => nameOf(card, speaker));
  },
  sheet,
};

/** The table of 500. */
export const table = defineTable(ui);
