import type { Result, Speaker, Status } from '../../engine/game.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { DealResult } from '../../engine/shengji/state.ts';
import { list } from '../../engine/words.ts';
import type { SheetUi } from '../table.ts';

const LEVELS = Array.from({ length: 13 }, (_, i) => i + 2);

/** `2 3 4[5]6 … A`: how far a player has come. One who has won stands behind the last level. */
export function progressLine(level: number): string {
  const cells = LEVELS.map((l) => (l === level ? `[${levelText(l)}]` : ` ${levelText(l)} `));
  return cells.join('') + (level > 14 ? '[won]' : '');
}

const gain = (result: DealResult): string => {
  const most = Math.max(...result.points);
  if (most === 0) return 'nobody up';
  const house = result.points[result.dealer]! > 0;
  return `${house ? 'House' : 'Players'} +${most}`;
};

export const sheet: SheetUi = {
  winner: 'highest',
  unit: 'levels',
  total: { name: 'level', text: (score) => levelText(score) || 'won' },
  note: (result) => {
    const deal = result as DealResult;
    return `${deal.playerPoints} points: ${gain(deal)}`;
  },
  details(result: Result, speaker: Speaker, { scores }: Status) {
    const deal = result as DealResult;
    const names = deal.house.map((seat) => speaker.seat(seat) + (seat === deal.dealer ? ' (D)' : ''));
    const kitty = deal.kittyPoints > 0 ? `, ${deal.kittyPoints} of them from the kitty` : '';
    return [
      `House: ${list(names)}.  Player party: ${deal.playerPoints} points${kitty}.`,
      ...scores.map((score, seat) => `${speaker.seat(seat).slice(0, 12).padEnd(12)} ${progressLine(score)}`),
    ];
  },
};
