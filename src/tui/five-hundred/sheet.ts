import { bidOf } from '../../engine/five-hundred/bids.ts';
import { type DealResult, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { count } from '../../engine/words.ts';
import type { SheetUi } from '../table.ts';
import { scoreText, shortBid } from './words.ts';

const made = ({ contract, tricks }: DealResult): boolean =>
  contract === 'nello' ? tricks === 0 : contract !== null && tricks >= bidOf(contract).tricks;

export const sheet: SheetUi = {
  winner: 'highest',
  unit: 'points',
  partners: true,
  note(result, speaker) {
    const deal = result as DealResult;
    const { contract, contractor, tricks } = deal;
    if (contract === null || contractor === null) return 'all passed';
    const slam = contract !== 'nello' && tricks === tricksInDeal ? ', Grand Slam' : '';
    return `${speaker.seat(contractor)} ${shortBid(contract, speaker)} ${made(deal) ? 'made' : 'set'}, took ${tricks}${slam}`;
  },
  details(result, speaker) {
    const deal = result as DealResult;
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
