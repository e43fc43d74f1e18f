import type { Speaker } from '../../engine/game.ts';
import type { Measure } from '../search.ts';
import { type Share, SURE } from './judgement.ts';
import { words } from './words.ts';

/** The smallest step of a printed figure: a point, a tenth of a card, a percent. */
const STEP: { readonly [counts in Measure['counts']]: number } = { points: 1, cards: 0.1, chance: 0.01 };

/** A value in whole steps; a half goes away from zero, so that a loss is printed as the gain that it is for the other move. */
export const stepsOf = (value: number, { counts }: Measure): number =>
  Math.sign(value) * Math.round(Math.abs(value) / STEP[counts]);

/** So many steps as printed: `26`, `3.5`, `7%`. */
export function figure(steps: number, { counts }: Measure, { number }: Pick<Speaker, 'number'>): string {
  if (counts === 'cards') return number(steps / 10);
  return counts === 'chance' ? `${number(steps)}%` : number(steps);
}

/** The same with its sign: `+26`. */
export const signed = (steps: number, measure: Measure, speaker: Speaker): string =>
  `${steps > 0 ? '+' : ''}${figure(steps, measure, speaker)}`;

/** Twice the standard error of a value, as printed. */
export const errorText = (error: number, measure: Measure, speaker: Speaker): string =>
  figure(stepsOf(SURE * error, measure), measure, speaker);

/** So many steps with their sign and twice the standard error of the value: `−133 ±22`. */
export const withError = (steps: number, error: number, measure: Measure, speaker: Speaker): string =>
  words.give(signed(steps, measure, speaker), errorText(error, measure, speaker));

/** A figure with its unit: `+26 points`. */
export function withUnit(steps: number, text: string, { counts, aim }: Measure): string {
  if (counts === 'chance') return words.chance(text, words.goals[aim ?? 'win']);
  const isOne = Math.abs(steps * STEP[counts]) === 1;
  if (aim) return words.placeIsCertain(isOne ? words.onePoint(text) : words.points(text));
  if (counts === 'points') return isOne ? words.onePoint(text) : words.points(text);
  return isOne ? words.oneCard(text) : words.cards(text);
}

/** Shares of a whole as printed, in so many of 100. Sums are rounded, not shares: 80.5 and 19.5 are 81 and 19, not 20. */
export function ofHundred(shares: readonly number[]): number[] {
  let sum = 0;
  return shares.map((share) => {
    const before = Math.round(100 * sum);
    sum += share;
    return Math.round(100 * sum) - before;
  });
}

/** A part below this share of all is told with the rest. */
const LEAST = 0.1;
/** At most so many parts are told by themselves. */
export const MOST = 4;

/** The parts of a difference in whole steps, the largest first. */
export interface Sum {
  readonly shares: readonly { readonly part: string; readonly steps: number }[];
  /** What the other parts come to. */
  readonly other: number;
  readonly total: number;
}

/**
 * Rounds a difference and its parts so that they add up as printed: the other parts take what is lost or, step by step, those that rounding
 * changed most, so that a larger part is never printed smaller. `most` parts are told by themselves.
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
