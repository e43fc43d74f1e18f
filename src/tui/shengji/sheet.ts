import type { Speaker } from '../../engine/game.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { DealResult, Shengji } from '../../engine/shengji/state.ts';
import { list } from '../../engine/words.ts';
import { padded } from '../drawing/width.ts';
import { partiesOf, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines, SheetTable } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { ends } from './stakes.ts';

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

function dealsTable(results: readonly DealResult[], speaker: Speaker): SheetTable {
  const seats = results[0]?.points.map((_, seat) => seat) ?? [];
  const cells = (points: readonly number[]) => points.map((levels) => (levels > 0 ? `+${levels}` : '–'));
  return {
    kind: 'table',
    head: true,
    columns: [
      { width: 7 },
      ...seats.map(() => ({ width: 8, right: true })),
      { width: Number.POSITIVE_INFINITY, gap: 2 },
    ],
    rows: [
      { cells: ['deal', ...seats.map((seat) => speaker.seat(seat))] },
      ...results.map((result, deal) => ({
        cells: [String(deal + 1), ...cells(result.points), `${result.playerPoints}: ${gain(result)}`],
        latest: deal === results.length - 1,
      })),
    ],
    fold: (deals) => ({
      cells: [
        `1-${deals}`,
        ...cells(
          seats.map((seat) =>
            results.slice(0, deals).reduce((levels, { points }) => levels + points[seat]!, 0),
          ),
        ),
      ],
    }),
  };
}

function howOf(deal: DealResult, number: number, speaker: Speaker): SheetLines {
  const names = deal.house.map((seat) => speaker.seat(seat) + (seat === deal.dealer ? ' (D)' : ''));
  const kitty = deal.kittyPoints > 0 ? `, ${deal.kittyPoints} of them from the kitty` : '';
  return {
    kind: 'lines',
    title: `HOW DEAL ${number} CAME ABOUT`,
    rows: [
      { text: `House: ${list(names)}` },
      { text: `Player party: ${deal.playerPoints} points${kitty}`, value: gain(deal) },
    ],
  };
}

export const sheet: SheetUi<Shengji> = {
  page({ view, status, speaker }) {
    const { results, winners, levels } = view.standing;
    const parties = partiesOf(status, speaker);
    const latest = results.at(-1);
    return {
      ends: ends(view),
      blocks: [
        dealsTable(results, speaker),
        {
          kind: 'lines',
          rows: levels.map((level, seat) => ({
            text: `${padded(speaker.seat(seat), 12)} ${progressLine(level)}`,
          })),
        },
        ...(latest ? [howOf(latest, results.length, speaker)] : []),
      ],
      course: { ...courseOf(parties), text: (level) => levelText(level) || 'won' },
      verdict: winners
        ? [`${whoWins(winners, speaker)}.`]
        : [latest ? `${gain(latest)}: the match goes on.` : ''],
    };
  },
};
