import type { Decision } from '../ai/adviser/judge.ts';
import { type Cost, costIn, judgePlayed, type Trial } from '../ai/adviser/judge-played.ts';
import { isSurelyAsGood, type Judgement } from '../ai/adviser/judgement.ts';
import { lookAtPlayed } from '../ai/adviser/look-at-played.ts';
import { withSense } from '../ai/adviser/sense.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import { type Grade, gradeOf, isMark, isSettled, type Mark } from './grade.ts';
import { playedOut } from './line.ts';
import { type Reviewer, TELLING } from './plan.ts';
import type { PlayedDeal, PlayedMove } from './played.ts';

/** A decision with a mark in a replay. */
export interface MarkedMove {
  /** Number of the move, from 0, without undone moves. */
  readonly move: number;
  readonly grade: Mark;
}

/** The cost of a decision. */
export interface MoveCost extends Cost {
  /** See `MarkedMove`. */
  readonly move: number;
  /** See `ReviewPlan.kindOf`. */
  readonly kind: string;
}

/** A costly decision as plain data, with moves as text. */
export interface Charge extends MoveCost {
  readonly grade: Grade;
  readonly played: string;
  /** The best move and others as good; empty if the best one was played. */
  readonly better: readonly string[];
  /** The better move compared with the played one. */
  readonly why: Judgement;
  /** The move a hint advised; null if none was asked for. */
  readonly hint: string | null;
  /** Gain of the better move with the real cards, in the search's points. Below zero if the mistake was lucky. */
  readonly came: number;
  /** The larger undertaking that the mistake belongs to, see `ReviewPlan.partOf`; null if it stands alone. */
  readonly part: string | null;
  /** Numbers of other moves that were the same mistake. */
  readonly also: readonly number[];
}

/** A first look at a decision. */
export interface MoveLook extends MoveCost {
  /** The reviewer with its sense for this decision. */
  readonly judge: Reviewer;
  /** Upper bound of its cost against any other move. */
  readonly atMost: number;
  /** See `FirstLook.strong`. */
  readonly strong: readonly OpaqueTypes['move'][];
}

/** Parameters of a full judgement: it goes on until the grade is settled, so that hard cases take the most rollouts. */
const LENGTH = { choosing: 4, batch: 800, most: 5, isEnough: isSettled } satisfies Partial<Trial>;
/** Share of the rollouts that compare other moves, one of which may prove the best. */
const OTHERS = 1 / 4;

/** Estimates the cost of a decision by a first look; null if there was nothing to choose. */
export function lookAt(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): MoveLook | null {
  const decision = decisionOf(reviewer, deal, made);
  const judge = withSense(reviewer, decision);
  const look = lookAtPlayed(judge, decision, made.move);
  return look && { move: made.number, kind: kindOf(reviewer, made), judge, ...look };
}

/** Judges the cost of a decision in full, after a look; null if there was nothing to choose. */
export function chargeFor(
  reviewer: Reviewer,
  deal: PlayedDeal,
  made: PlayedMove,
  look = lookAt(reviewer, deal, made),
): Charge | null {
  if (look === null) return null;
  const { game, review } = reviewer;
  const { before, seat, hint } = made;
  const telling = review.telling ?? TELLING;
  const trial = { ...LENGTH, telling, others: OTHERS * telling };
  const why = judgePlayed(look.judge, decisionOf(reviewer, deal, made), made.move, look.strong, trial);
  const played = game.format(made.move);
  const cost = costIn(why, played);
  const [best, ...others] = why.moves;
  const better = [best!, ...others.filter((move) => isSurelyAsGood(why, move))].map(({ move }) => move);
  const isBest = best!.move === played;
  return {
    move: made.number,
    kind: look.kind,
    ...cost,
    grade: gradeOf(cost, why.measure),
    played,
    better: isBest ? [] : better.filter((move) => move !== played),
    why,
    hint,
    came: cameOf(reviewer, made, best!.move),
    part: review.partOf?.(game.view(before, seat), seat) ?? null,
    also: [],
  };
}

const kindOf = ({ game, review }: Reviewer, { before, seat, move }: PlayedMove): string =>
  review.kindOf(game.view(before, seat), move);

/** Gain of the better move with the real cards, see `Charge.came`. */
function cameOf(reviewer: Reviewer, { before, after, seat }: PlayedMove, better: string): number {
  const { game, plan } = reviewer;
  const move = game.parse(better) as OpaqueTypes['move'];
  const instead = game.play(before, seat, game.canonical?.(before, move) ?? move);
  const worthOf = (state: OpaqueTypes['state']) => plan.worth(playedOut(reviewer, state), seat);
  return worthOf(instead) - worthOf(after);
}

const decisionOf = (
  { game }: Reviewer,
  { seed }: PlayedDeal,
  { before, seat, number }: PlayedMove,
): Decision => ({ view: game.view(before, seat), seat, seed, moveCount: number });

/** Fewest decisions that a review lists; it lists more only if they have marks. */
export const ALWAYS = 3;

/**
 * Picks the costliest charges, the worst first. Of marked ones that belong to one mistake only the worst stays, and lists the others in
 * `also`.
 */
export function costliest(charges: readonly Charge[]): Charge[] {
  const kept: Charge[] = [];
  for (const charge of charges.toSorted((a, b) => b.cost - a.cost)) {
    const same = isMark(charge.grade)
      ? kept.findIndex(({ part, grade }) => isMark(grade) && part !== null && part === charge.part)
      : -1;
    if (same < 0) kept.push(charge);
    else kept[same] = { ...kept[same]!, also: [...kept[same]!.also, charge.move].sort((a, b) => a - b) };
  }
  return kept.filter(({ grade }, place) => place < ALWAYS || isMark(grade));
}

/** The marks of these charges for a replay. */
export const marksOf = (charges: readonly Charge[]): MarkedMove[] =>
  charges.flatMap(({ move, grade }) => (isMark(grade) ? [{ move, grade }] : []));
