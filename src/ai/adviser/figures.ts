import type { Speaker } from '../../engine/game.ts';
import type { Measure } from '../search.ts';
import { type Share, SURE } from './judgement.ts';
import { words } from './words.ts';

/** The smallest step of a printed figure: a point, a tenth of a card, a percent. */
const STEP: { readonly [counts in Measure['counts']]: number } = { points: 1, cards: 0.1, chance: 0.01 };

/** Returns a value in whole steps. Halves are rounded away from zero, so that a loss reads like the other move's gain. */
export const stepsOf = (value: number, { counts }: Measure): number =>
  Math.sign(value) * Math.round(Math.abs(value) / STEP[counts]);

/** Writes a number of steps: `26`, `3.5`, `7%`. */
export function figure(steps: number, { counts }: Measure, { number }: Pick<Speaker, 'number'>): string {
  if (counts === 'cards') return number(steps / 10);
  return counts === 'chance' ? `${number(steps)}%` : number(steps);
}

/** Writes a number of steps with its sign: `+26`. */
export const signed = (steps: number, measure: Measure, speaker: Speaker): string =>
  `${steps > 0 ? '+' : ''}${figure(steps, measure, speaker)}`;

/** Writes twice the standard error of a value. */
export const errorText = (error: number, measure: Measure, speaker: Speaker): string =>
  figure(stepsOf(SURE * error, measure), measure, speaker);

/** Writes a number of steps with its sign and twice the standard error: `−133 ±22`. */
export const withError = (steps: number, error: number, measure: Measure, speaker: Speaker): string =>
  words.give(signed(steps, measure, speaker), errorText(error, measure, speaker));

/** Adds the unit to a figure of this many steps: `+26 points`. */
export function withUnit(steps: number, text: string, { counts, aim }: Measure): string {
  if (counts === 'chance') return words.chance(text, words.goals[aim ?? 'win']);
  const isOne = Math.abs(steps * STEP[counts]) === 1;
  if (aim) return words.placeIsCertain(isOne ? words.onePoint(text) : words.points(text));
  if (counts === 'points') return isOne ? words.onePoint(text) : words.points(text);
  return isOne ? words.oneCard(text) : words.cards(text);
}

/** Turns shares of a whole into numbers of 100 deals. Sums are rounded, not shares: 80.5 and 19.5 are 81 and 19, not 20. */
export function ofHundred(shares: readonly number[]): number[] {
  let sum = 0;
  return shares.map((share) => {
    const before = Math.round(100 * sum);
    sum += share;
    return Math.round(100 * sum) - before;
  });
}

/** Least share of the whole for a part to be shown by itself. */
const LEAST = 0.1;
/** The most parts that are shown by themselves. */
export const MOST = 4;

/** The parts of a difference in whole steps, the largest first. */
export interface Sum {
  readonly shares: readonly { readonly part: string; readonly steps: number }[];
  /** The sum of the other parts. */
  readonly other: number;
  readonly total: number;
}

/**
 * Rounds a difference and its parts so that they add up as printed. The rounding error goes to the other parts or, step by step, to those that
 * rounding changed most, so that a larger part is never printed smaller. At most `most` parts are listed by themselves.
 */
export function sumOf(gain: number, parts: readonly Share[], measure: Measure, most = MOST): Sum {
  const all = parts.reduce((sum, { mean }) => sum + Math.abs(mean), 0);
  const told = parts
    .filter(({ mean }) => Math.abs(mean) >= LEAST * all && stepsOf(mean, measure) !== 0)
    .toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean))
    .slice(0, most)
    .map(({ part, mean }) => ({ part, mean, steps: stepsOf(mean, measure) }));
  const total = stepsOf(gain, measure);
  let rest = total - told.reduce((sum, { steps }) => sum + steps, 0);
  const isWhole = told.length > 0 && parts.filter(({ mean }) => mean !== 0).length === told.length;
  for (; isWhole && rest !== 0; rest -= Math.sign(rest)) {
    const lost = ({ mean, steps }: (typeof told)[number]): number =>
      (mean / STEP[measure.counts] - steps) * Math.sign(rest);
    told.reduce((most, one) => (lost(one) > lost(most) ? one : most)).steps += Math.sign(rest);
  }
  return { shares: told.map(({ part, steps }) => ({ part, steps })), other: rest, total };
}
