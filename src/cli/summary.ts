import type { Contest } from '../arena/contest.ts';
import type { Estimate } from '../arena/estimate.ts';
import type { Report } from '../arena/report.ts';
import { seatingsOf } from '../arena/seatings.ts';
import { partsOf } from '../games.ts';
import { printable } from '../printable.ts';

const fixed = ({ mean, margin }: Estimate): string => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const percents = ({ mean, margin }: Estimate): string => `${percent(mean)} ± ${percent(margin)}`;

/** A report as a table for people. Intervals are of 95%. */
export function summary({ game, setup, a, b, mode, unit }: Contest, report: Report): string {
  const { difference, wins, clairvoyance, ms, search, sprt } = report;
  const { game: rules, yardstick } = partsOf(game)!;
  const seatings = seatingsOf(mode, setup.seats);
  const rows: (readonly [string, string])[] = [
    ['difference', `${fixed(difference)} ${yardstick.measure} a ${unit}`],
    ['won', percents(wins)],
    ['ms a move', `median ${ms.median.toFixed(2)}, p95 ${ms.p95.toFixed(1)}, max ${ms.max.toFixed(1)}`],
  ];
  if (search) {
    rows.push(
      [
        'rollouts',
        `${search.rollouts.toFixed(0)} a decision, ${search.rolloutsPerSecond.toFixed(0)} a second`,
      ],
      ['worlds', `${search.worlds.toFixed(0)} for the move chosen`],
    );
  }
  if (clairvoyance) {
    rows.push(['clairvoyant', fixed(clairvoyance.difference)], ['ratio', percents(clairvoyance)]);
  }
  if (sprt) {
    const verdict = sprt.verdict ?? 'undecided';
    rows.push([
      'sprt',
      `${verdict} (by ${sprt.claim} against 0: log likelihood ratio ${sprt.llr.toFixed(2)})`,
    ]);
  }
  return [
    `${rules.title}: ${a} against ${b}, ${seatings[0]!.length} of ${setup.seats} seats, mode ${mode}, seed ${setup.seed}`,
    `${report.units} ${unit === 'deal' ? 'deals' : 'matches'}, each in ${seatings.length} seatings`,
    ...rows.map(([name, text]) => `${name.padEnd(12)}${text}`),
  ]
    .map(printable)
    .join('\n');
}
