import { chooseMove, decisionStream, type Level } from '../ai/bot.ts';
import type { Entry } from '../catalogue.ts';
import type { BySeat, Seat, Status } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import type { Setup } from '../engine/setup.ts';
import { yardstickOf } from './yardstick.ts';

/** A mean over units and the half width of its 95% interval. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

export interface Comparison {
  /** Units played, each in every seating. */
  readonly units: number;
  /** Side A's gain less side B's, a seat and a unit. */
  readonly difference: Estimate;
  /** The share of units that side A won, 0 to 1; a shared win counts in part. */
  readonly wins: Estimate;
  /** Milliseconds a decision of side A. */
  readonly decisions: { readonly median: number; readonly p95: number; readonly max: number };
}

/**
 * Plays side A against side B: each unit (a deal or a match, as the game's yardstick says) with the same cards in every
 * seating, so that luck cancels within a unit; intervals are over units.
 */
export function compare(entry: Entry, setup: Setup, a: Level, b: Level, units: number): Comparison {
  const yardstick = yardstickOf(entry.game.id);
  const seatings = yardstick.seatings(setup.seats);
  const differences: number[] = [];
  const wins: number[] = [];
  const times: number[] = [];
  for (let unit = 0; unit < units; unit++) {
    const seed = `${setup.seed}/${unit}`;
    const outcomes = seatings.map((sideA) => {
      const levels = Array.from({ length: setup.seats }, (_, seat) => (sideA.includes(seat) ? a : b));
      const status = playUnit(entry, { ...setup, seed }, levels, yardstick.unit, (seat, ms) => {
        if (sideA.includes(seat)) times.push(ms);
      });
      const gains = yardstick.gains(status);
      const winners = yardstick.winners(status);
      return {
        difference:
          mean(gains.filter((_, seat) => sideA.includes(seat))) -
          mean(gains.filter((_, seat) => !sideA.includes(seat))),
        wins: winners.filter((seat) => sideA.includes(seat)).length / winners.length,
      };
    });
    differences.push(mean(outcomes.map(({ difference }) => difference)));
    wins.push(mean(outcomes.map((outcome) => outcome.wins)));
  }
  times.sort((x, y) => x - y);
  const quantile = (q: number): number =>
    times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
  return {
    units,
    difference: estimate(differences),
    wins: estimate(wins),
    decisions: { median: quantile(0.5), p95: quantile(0.95), max: quantile(1) },
  };
}

/** The status at the end of the first deal, or of the match, with a bot of a level in each seat. */
function playUnit(
  entry: Entry,
  setup: Setup,
  levels: BySeat<Level>,
  unit: 'deal' | 'match',
  onDecision: (seat: Seat, ms: number) => void,
): Status {
  const { game } = entry;
  let state = game.start(setup);
  let moves = 0;
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat !== undefined) {
      const view = game.view(state, seat);
      const begun = performance.now();
      const { move } = chooseMove(
        entry,
        levels[seat]!,
        view,
        seat,
        decisionStream(setup.seed, seat, moves++),
      );
      onDecision(seat, performance.now() - begun);
      state = game.play(state, seat, move);
      continue;
    }
    const status = game.status(state);
    if (status.winners !== null || (unit === 'deal' && status.results.length > 0)) return status;
    const deal = status.results.length + 1;
    state = game.deal(state, game.shuffle(setup, randomFor(setup.seed, 'deal', deal)));
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean and half width of the 95% interval; the half width of a single value is infinite. */
function estimate(values: readonly number[]): Estimate {
  const centre = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
  return {
    mean: centre,
    margin: values.length > 1 ? 1.96 * Math.sqrt(variance / values.length) : Number.POSITIVE_INFINITY,
  };
}
