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

/** A decision that has a mark in a replay. */
export interface MarkedMove {
  /** The number of the move, from 0, not counting moves that were taken back. */
  readonly move: number;
  readonly grade: Mark;
}

/** What one decision cost. */
export interface MoveCost extends Cost {
  /** See `MarkedMove`. */
  readonly move: number;
  /** See `ReviewPlan.kindOf`. */
  readonly kind: string;
}

/** One of the costliest decisions as plain data: moves stand as text. */
export interface Charge extends MoveCost {
  readonly grade: Grade;
  readonly played: string;
  /** The best move, and others that are as good; none where that is the one that was played. */
  readonly better: readonly string[];
  /** The better move and the played one compared. */
  readonly why: Judgement;
  /** What a hint had advised, if one was asked for. */
  readonly hint: string | null;
  /** How much more the better move would have brought with the cards as they lay. Below zero if the mistake was lucky. */
  readonly came: number;
  /** The larger mistake that it was part of, see `ReviewPlan.partOf`. */
  readonly part: string | null;
  /** The numbers of other moves that were the same mistake. */
  readonly also: readonly number[];
}

/** A first look at a decision. */
export interface Look extends MoveCost {
  /** The reviewer with its sense for this decision. */
  readonly judge: Reviewer;
  /** What it may have cost against any other move. */
  readonly atMost: number;
  /** See `FirstLook.strong`. */
  readonly strong: readonly OpaqueTypes['move'][];
}

/** How a decision is judged at length: until its grade is settled, so that what is hard to grade takes the most rollouts. */
const LENGTH = { choosing: 4, batch: 800, most: 5, isEnough: isSettled } satisfies Partial<Trial>;
/** For so large a share of the rollouts other moves are compared, too: one of them may prove the best. */
const OTHERS = 1 / 4;

/** About what a decision cost, from a first look; null where there was nothing to choose. */
export function lookAt(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): Look | null {
  const decision = decisionOf(reviewer, deal, made);
  const judge = withSense(reviewer, decision);
  const look = lookAtPlayed(judge, decision, made.move);
  return look && { move: made.number, kind: kindOf(reviewer, made), judge, ...look };
}

/** What a decision cost, judged at length after a look; null where there was nothing to choose. */
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

/** How much more a better move would have brought with the cards as they lay. */
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

/** So many decisions are always told of; more only if they have marks. */
export const ALWAYS = 3;

/** The costliest of these, the worst first. Of marked ones that are parts of one mistake only the worst stays, and names the others in `also`. */
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

/** The marks that a replay shows for these charges. */
export const marksOf = (charges: readonly Charge[]): MarkedMove[] =>
  charges.flatMap(({ move, grade }) => (isMark(grade) ? [{ move, grade }] : []));
