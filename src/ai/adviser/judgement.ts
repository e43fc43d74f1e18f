import type { Seat } from '../../engine/game.ts';
import type { Measure } from '../search.ts';
import type { Fate } from './fates.ts';
import type { Ply } from './telling.ts';

/** The adviser's opinion of a decision: plain data that can be sent to a thread. Moves and cards are canonical texts. */
export interface Judgement {
  readonly seat: Seat;
  /** There was one legal move. */
  readonly forced: boolean;
  /** The advised move. */
  readonly best: string;
  /** The move that the best one is compared with; null if there is none. */
  readonly rival: string | null;
  /** The policy's move. */
  readonly usual: string;
  readonly measure: Measure;
  /** Moves that are equal to the best one in everything that counts. */
  readonly same: readonly string[];
  /** `best` first, then the other tried moves, the best first. Empty if the move is forced or time was up too soon. */
  readonly moves: readonly Judged[];
  /** A clearly worse move that is not in `moves`, with the fates that set all of `moves` apart from it. Left out: no such fate is known. */
  readonly outside?: Judged;
  /** The number of imagined deals behind all figures. They are other deals than those that chose the moves. */
  readonly deals: number;
  /** Likely places of hidden cards that matter. */
  readonly likely: readonly Where[];
  /** Time ran out. */
  readonly capped: boolean;
}

/** One of the moves in a judgement. */
export interface Judged {
  readonly move: string;
  /** Mean value less that of the best move, with its standard error. Both are 0 for the best move itself. */
  readonly gain: number;
  readonly error: number;
  /** The contribution of each part of the result to the gain. Their sum is the gain. */
  readonly parts: readonly Share[];
  readonly facts: readonly FactFound[];
  /** The moves that follow in `nextShare` of the deals, 0 to 1. Empty if no line follows in at least `MOSTLY` of them. */
  readonly next: readonly Ply<string>[];
  readonly nextShare: number;
  /** Events that come about more or less often than after the best move. Left out: none are known. */
  readonly fates?: readonly Fate[];
  /** See `AdviserPlan.misleads`. Left out: it does not. */
  readonly misleads?: true;
}

/** Are all parts and facts of the judgement known? Bots of another revision may have had others. */
export const tellsOnly = (
  { moves }: Judgement,
  known: { readonly parts: readonly string[]; readonly facts: readonly string[] },
): boolean =>
  moves.every(
    ({ parts, facts }) =>
      parts.every(({ part }) => known.parts.includes(part)) &&
      facts.every(({ fact }) => known.facts.includes(fact)),
  );

/** How much better one move is than another, with the standard error. */
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

/** The likely holders of a hidden card with their shares from 0 to 1, the most frequent first. */
export interface Where {
  readonly card: string;
  readonly shares: readonly (readonly [seat: Seat, share: number])[];
}

/** Number of standard errors that an interval extends to either side: it covers about 95% of the cases. */
export const SURE = 2;

/** Number of standard errors at which other luck will hardly carry a figure across a border. */
export const CLEAR = 3;

/** A difference below this part of `Measure.matters` is none: such moves are equally good. */
export const NOTHING = 1 / 4;

type Measured = Pick<Judgement, 'measure'>;
type Gain = Pick<Judged, 'gain' | 'error'>;

/** Is the move as good as the best one, by the mean alone? */
export const isAsGood = ({ measure }: Measured, { gain }: Gain): boolean => gain > -NOTHING * measure.matters;

/** Is the move as good as the best one, and surely less than `matters` below it? */
export const isSurelyAsGood = (judgement: Measured, { gain, error }: Gain): boolean =>
  isAsGood(judgement, { gain, error }) && SURE * error - gain <= judgement.measure.matters;

/** Is the move surely better than the presumed best, by more than this part of what matters? */
export const isBetter = ({ measure }: Measured, { gain, error }: Gain, part = NOTHING): boolean =>
  gain > part * measure.matters && gain > SURE * error;

/** Does the move cost at least `times` what matters by its mean, and at least half of it for sure? */
export function isCostly({ measure }: Measured, { gain, error }: Gain, times = 1): boolean {
  const least = times * measure.matters;
  return -gain >= least && -gain - SURE * error >= least / 2;
}

/** Is the move surely worse than the best one, by more than `NOTHING`? */
export const isWorse = (judgement: Measured, judged: Gain): boolean =>
  !isAsGood(judgement, judged) && -judged.gain > SURE * judged.error;
