import { costIn, judgePlayed, type Trial } from '../ai/adviser/judge-played.ts';
import { isAsGood, type Judgement, SURE } from '../ai/adviser/judgement.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import { type Cost, type Grade, gradeOf, isMark, isSettled, type Mark } from './grade.ts';
import { playedOut } from './line.ts';
import type { Reviewer } from './plan.ts';
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
  /** What it may have cost against any of the moves that were looked at. */
  readonly atMost: number;
}

/** A first look tells what to judge at length. So short a search often finds another move best than the best one, so several are compared. */
const LOOK: Trial = { choosing: 1 / 4, telling: 0, most: 6, isEnough: () => true };
/** Most is told of what is hard to grade. */
const LENGTH: Trial = {
  choosing: 3,
  telling: 10,
  most: 3,
  isEnough: ({ gain, error }, measure) => isSettled({ cost: -gain, error }, measure),
};

/** About what a decision cost, from a first look; null where there was nothing to choose. */
export function lookAt(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): Look | null {
  const judgement = judged(reviewer, `${deal.seed} look`, made, LOOK);
  if (judgement === null) return null;
  const played = reviewer.game.format(made.move);
  const own = costIn(judgement, played);
  const losses = judgement.moves
    .filter(({ move }) => move !== played)
    .map(({ gain, error }) => gain + own.cost + SURE * Math.hypot(error, own.error));
  return { move: made.number, kind: kindOf(reviewer, made), ...own, atMost: Math.max(...losses) };
}

/** What a decision cost, judged at length; null where there was nothing to choose. */
export function chargeFor(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): Charge | null {
  const { game, review } = reviewer;
  const { before, seat, hint } = made;
  const why = judged(reviewer, deal.seed, made, LENGTH);
  if (why === null) return null;
  const played = game.format(made.move);
  const cost = costIn(why, played);
  const [best, ...others] = why.moves;
  const better = [best!, ...others.filter((move) => isAsGood(why, move))].map(({ move }) => move);
  const isBest = best!.move === played;
  return {
    move: made.number,
    kind: kindOf(reviewer, made),
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

function judged(
  reviewer: Reviewer,
  seed: string,
  { before, seat, move, number }: PlayedMove,
  trial: Trial,
): Judgement | null {
  const view = reviewer.game.view(before, seat);
  return judgePlayed(reviewer, { view, seat, seed, moveCount: number }, move, trial);
}

/** So many decisions are always told of; more only if they have marks. */
const ALWAYS = 3;

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
