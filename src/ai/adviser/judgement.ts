import type { Seat } from '../../engine/game.ts';
import type { Measure } from '../search.ts';
import type { Fate } from './fates.ts';
import type { Ply } from './telling.ts';

/** The adviser's opinion of a decision: plain data, which a thread can send. Moves and cards are in canonical text. */
export interface Judgement {
  readonly seat: Seat;
  /** There was one legal move. */
  readonly forced: boolean;
  /** The move that is advised. */
  readonly best: string;
  /** The move that it is compared with, null where there is none. */
  readonly rival: string | null;
  /** The policy's move. */
  readonly usual: string;
  readonly measure: Measure;
  /** Moves that differ from the best one in nothing. */
  readonly same: readonly string[];
  /** `best` first, then the others that were tried, the best first. Empty where the move is forced or time was up too soon. */
  readonly moves: readonly Judged[];
  /** A clearly worse move that is not among them, with the fates that set all of them apart from it. Left out: nothing is known to do so. */
  readonly outside?: Judged;
  /** The number of imagined deals that all figures were found in; none of them chose the moves. */
  readonly deals: number;
  /** Likely places of hidden cards that matter. */
  readonly likely: readonly Where[];
  /** Time ran out. */
  readonly capped: boolean;
}

/** One of the moves in a judgement. */
export interface Judged {
  readonly move: string;
  /** Mean value less that of the best move, and its standard error. Both are 0 for the best itself. */
  readonly gain: number;
  readonly error: number;
  /** The contribution of each part of the result to the gain, which is their sum. */
  readonly parts: readonly Share[];
  readonly facts: readonly FactFound[];
  /** Moves that follow in `nextShare` of the deals, the most frequent that do so in at least `MOSTLY` of them. */
  readonly next: readonly Ply<string>[];
  readonly nextShare: number;
  /** Events that differ from those after the best move. Left out: the game notes none. */
  readonly fates?: readonly Fate[];
  /** See `AdviserPlan.misleads`. Left out: it does not. */
  readonly misleads?: true;
}

/** Does it tell of nothing but these parts and facts? Bots of another revision may have told of others. */
export const tellsOnly = (
  { moves }: Judgement,
  known: { readonly parts: readonly string[]; readonly facts: readonly string[] },
): boolean =>
  moves.every(
    ({ parts, facts }) =>
      parts.every(({ part }) => known.parts.includes(part)) &&
      facts.every(({ fact }) => known.facts.includes(fact)),
  );

/** How much better a move is than another, and the standard error. */
export type Gained = Pick<Judged, 'move' | 'gain' | 'error'>;

/** The contribution of one part to a difference. */
export interface Share {
  readonly part: string;
  readonly mean: number;
  readonly error: number;
}

/** The values of one fact after a move. */
export interface FactFound {
  readonly fact: string;
  readonly mean: number;
  /** Values with their shares from 0 to 1, the most frequent first. */
  readonly shares: readonly (readonly [value: number, share: number])[];
}

/** The likely seats of a hidden card with their shares, the most frequent first. */
export interface Where {
  readonly card: string;
  readonly shares: readonly (readonly [seat: Seat, share: number])[];
}

/** Errors within which a figure is taken to lie: about 95% of all do. */
export const SURE = 2;

/** Standard errors from a border at which other luck hardly moves a figure across it. */
export const CLEAR = 3;

/** The part of what matters in a game below which a difference is none: such moves are as good as each other. */
export const NOTHING = 1 / 4;

type Measured = Pick<Judgement, 'measure'>;
type Gain = Pick<Judged, 'gain' | 'error'>;

/** Is the move as good as the best one, as far as the figures go? */
export const isAsGood = ({ measure }: Measured, { gain }: Gain): boolean => gain > -NOTHING * measure.matters;

/** Is the move as good as the best one, and known well enough not to cost what matters? */
export const isSurelyAsGood = (judgement: Measured, { gain, error }: Gain): boolean =>
  isAsGood(judgement, { gain, error }) && SURE * error - gain <= judgement.measure.matters;

/** Is the move surely better than the one that was held to be the best, and by more than this part of what matters? */
export const isBetter = ({ measure }: Measured, { gain, error }: Gain, part = NOTHING): boolean =>
  gain > part * measure.matters && gain > SURE * error;

/** Does the move cost what matters, or so many times that, and at least half of it for sure? */
export function isCostly({ measure }: Measured, { gain, error }: Gain, times = 1): boolean {
  const least = times * measure.matters;
  return -gain >= least && -gain - SURE * error >= least / 2;
}

/** Is the move surely worse than the best one, and by more than nothing? */
export const isWorse = (judgement: Measured, judged: Gain): boolean =>
  !isAsGood(judgement, judged) && -judged.gain > SURE * judged.error;
