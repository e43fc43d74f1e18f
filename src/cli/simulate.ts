import { compare } from '../arena/compare.ts';
import { yardstickOf } from '../arena/yardstick.ts';
import { readInvitation, readLevel, wholeNumber } from './invitation.ts';

export interface SimulateOptions {
  readonly a: string;
  readonly b: string;
  readonly deals: string;
  readonly seed: string;
  readonly players?: string;
  readonly option?: readonly string[];
  readonly json?: true;
}

/** `cardroom simulate GAME`: bots against bots, the same cards in every seating. */
export function simulate(id: string, options: SimulateOptions): void {
  const { entry, setup } = readInvitation(id, options, options.seed);
  const a = readLevel(options.a);
  const b = readLevel(options.b);
  const result = compare(entry, setup, a, b, wholeNumber('--deals', options.deals, 2));
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ game: id, a, b, seed: setup.seed, ...result })}\n`);
    return;
  }
  const { unit, measure, seatings } = yardstickOf(id);
  const { difference, wins, decisions } = result;
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  process.stdout.write(
    [
      `${entry.game.title}: ${a} against ${b}, ${seatings(setup.seats)[0]!.length} of ${setup.seats} seats, seed ${setup.seed}`,
      `${result.units} ${unit === 'deal' ? 'deals' : 'matches'}, each in ${seatings(setup.seats).length} seatings`,
      `difference  ${difference.mean.toFixed(2)} ± ${difference.margin.toFixed(2)} ${measure}`,
      `won         ${percent(wins.mean)} ± ${percent(wins.margin)}`,
      `ms a move   median ${decisions.median.toFixed(3)}, p95 ${decisions.p95.toFixed(3)}, max ${decisions.max.toFixed(1)}`,
      '',
    ].join('\n'),
  );
}
